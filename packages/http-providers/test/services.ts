/** As much of each provider's API as is used here, in the shapes that its documentation and its clients' tests record. */
import { randomUUID } from "node:crypto"
import type { FakeRequest, Mail, Reply, Service } from "./FakeApi.ts"

// oxlint-disable-next-line typescript/no-explicit-any -- what each provider is sent, read as its API would
const jsonOf = ({ body }: FakeRequest): any => JSON.parse(body.toString("utf8"))

/** The addresses of a list of mailboxes. */
const addressesOf = (list: string | ReadonlyArray<string> | undefined): ReadonlyArray<string> =>
  (typeof list === "string" ? list.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/) : list ?? [])
    .map((text) => /<([^<>]+)>$/.exec(text.trim())?.[1] ?? text.trim())

const visibleOf = (...shown: ReadonlyArray<unknown>): string => JSON.stringify(shown)

export const postmarkToken = "11111111-2222-4333-8444-555555555555"

export const postmark: Service = (request, mails) => {
  if (request.headers["x-postmark-server-token"] !== postmarkToken) {
    return postmarkError(
      401,
      10,
      "No Account or Server API tokens were supplied in the HTTP headers. Please add a header for either X-Postmark-Server-Token or X-Postmark-Account-Token."
    )
  }
  if (request.route === "GET /server") {
    return { status: 200, json: { ID: 1, Name: "Production", DeliveryType: "Live", Color: "red" } }
  }
  if (request.route !== "POST /email") return { status: 404, text: "" }
  const fields = jsonOf(request)
  const recipients = [fields.To, fields.Cc, fields.Bcc].flatMap(addressesOf)
  if (recipients.length > 50) return postmarkError(422, 300, "Too many recipients.")
  mails.push({ recipients, visible: visibleOf(fields.From, fields.To, fields.Cc, fields.Subject), fields })
  return {
    status: 200,
    json: {
      ...(fields.To === undefined ? {} : { To: fields.To }),
      SubmittedAt: "2026-11-22T07:25:01.4178645-05:00",
      MessageID: randomUUID(),
      ErrorCode: 0,
      Message: "OK"
    }
  }
}

export const postmarkError = (status: number, ErrorCode: number, Message: string): Reply => ({
  status,
  json: { ErrorCode, Message }
})

export const resendKey = "re_c1tpEyD8_NKFusih9vKVQknRAQfmFcWCv"

/** With what it answered to each idempotency key, as Resend keeps it for a day. */
export const makeResend = (): Service => {
  const answered = new Map<string, { readonly body: string; readonly reply: Reply }>()
  return (request, mails) => {
    if (request.headers.authorization !== `Bearer ${resendKey}`) {
      return resendError(400, "validation_error", "API key is invalid")
    }
    if (request.route === "GET /domains") {
      return resendError(401, "restricted_api_key", "This API key is restricted to only send emails")
    }
    if (request.route !== "POST /emails") return resendError(404, "not_found", "The requested endpoint does not exist")
    const key = String(request.headers["idempotency-key"])
    const body = request.body.toString("utf8")
    const before = answered.get(key)
    if (before !== undefined) {
      return before.body === body ? before.reply : resendError(
        409,
        "invalid_idempotent_request",
        "Same idempotency key used with a different request payload."
      )
    }
    const fields = jsonOf(request)
    if (fields.to.length === 0) return resendError(422, "validation_error", "Missing `to` field.")
    const recipients = [fields.to, fields.cc, fields.bcc].flatMap(addressesOf)
    mails.push({ recipients, visible: visibleOf(fields.from, fields.to, fields.cc, fields.subject), fields })
    const reply = { status: 200, json: { id: randomUUID() } }
    answered.set(key, { body, reply })
    return reply
  }
}

export const resendError = (statusCode: number, name: string, message: string): Reply => ({
  status: statusCode,
  json: { statusCode, name, message }
})

export const mailgunKey = "key-3ax6xnjp29jd6fds4gc373sgvjxteol0"

/** The parts of a form: what each field holds, once or several times. */
const formOf = ({ body, headers }: FakeRequest): ReadonlyMap<string, ReadonlyArray<string>> => {
  const boundary = /boundary=(.+)$/.exec(String(headers["content-type"]))?.[1]
  const form = new Map<string, Array<string>>()
  for (const part of body.toString("latin1").split(`--${boundary}`).slice(1, -1)) {
    const name = /name="([^"]*)"/.exec(part)![1]!
    const value = part.slice(part.indexOf("\r\n\r\n") + 4, -2)
    form.set(name, [...form.get(name) ?? [], value])
  }
  return form
}

export const mailgun: Service = (request, mails) => {
  const authorization = `Basic ${Buffer.from(`api:${mailgunKey}`).toString("base64")}`
  if (request.headers.authorization !== authorization) return { status: 401, text: "Forbidden" }
  if (request.route === "GET /v3/domains?limit=1") return { status: 200, json: { total_count: 0, items: [] } }
  const [, domain, what] = /^POST \/v3\/([^/]+)\/(messages(?:\.mime)?)$/.exec(request.route) ?? []
  if (domain === undefined) return { status: 200, text: "Mailgun Magnificent API" }
  if (domain.startsWith("unknown")) return { status: 404, json: { message: `Domain not found: ${domain}` } }
  const form = what === "messages.mime" ? formOf(request) : new Map<string, ReadonlyArray<string>>()
  const [message] = form.get("message") ?? []
  if (message === undefined) return { status: 400, json: { message: "to parameter is missing" } }
  const visible = message.slice(0, message.indexOf("\r\n\r\n"))
  mails.push({ recipients: form.get("to") ?? [], visible, fields: { domain, message, form: Object.fromEntries(form) } })
  return { status: 200, json: { id: /^Message-ID: (.*)$/m.exec(visible)![1], message: "Queued. Thank you." } }
}

export const mailgunError = (status: number, message: string): Reply => ({ status, json: { message } })

export const sendgridKey = "SG.ngeVfQFYQlKU0ufo8x5d1A.TwL2iGABf9DHoTf09kqeF8tAmbihYzrnopKc"

interface Person {
  readonly email: string
}

export const sendgrid: Service = (request, mails) => {
  if (request.headers.authorization !== `Bearer ${sendgridKey}`) {
    return sendgridError(401, "The provided authorization grant is invalid, expired, or revoked")
  }
  if (request.route === "GET /v3/scopes") {
    return { status: 200, json: { scopes: ["mail.send", "sender_verification_eligible"] } }
  }
  if (request.route !== "POST /v3/mail/send") return sendgridError(404, "Not Found")
  const fields = jsonOf(request)
  const taken: Array<Mail> = []
  for (const { bcc = [], cc = [], to } of fields.personalizations) {
    const recipients = [...to, ...cc, ...bcc].map(({ email }: Person) => email)
    if (new Set(recipients).size < recipients.length || to.length === 0) {
      return sendgridError(
        400,
        "Each email address in the personalization block should be unique between to, cc, and bcc.",
        "personalizations.0"
      )
    }
    taken.push({ recipients, visible: visibleOf(fields.from, to, cc, fields.subject), fields })
  }
  mails.push(...taken)
  return { status: 202, headers: { "x-message-id": randomUUID().replaceAll("-", "").slice(0, 22) } }
}

export const sendgridError = (status: number, message: string, field: string | null = null): Reply => ({
  status,
  json: { errors: [{ message, field, help: null }] }
})
