import type { Answer, Input } from "../../foundation/api.ts"
import { addressesOf } from "./addresses.ts"

export type SendForm = Answer<"GET /accounts/:account_id/send">
export type SendTemplate = Answer<"GET /accounts/:account_id/send/templates/:id">
export type SendRequest = Input<"POST /accounts/:account_id/send">["payload"]

/** A file as it is attached. */
export interface DraftFile {
  readonly filename: string
  /** In base64. */
  readonly content: string
  /** In bytes. */
  readonly size: number
  /** What the html names it by; empty: it stands beside the body. */
  readonly contentId: string
}

/** An email as it is being written: what stands in the fields. */
export interface Draft {
  readonly senderName: string
  /** What stands before the @ of the sender. */
  readonly local: string
  readonly domain: string
  readonly to: string
  readonly cc: string
  readonly bcc: string
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Only what was typed: a variable that was left alone has no value. */
  readonly variables: Readonly<Record<string, string>>
  readonly tags: string
  /** As the browser's field has it: in the reader's zone, without naming it. */
  readonly scheduledAt: string
  readonly files: ReadonlyArray<DraftFile>
  /** A line each: `X-Order: 1234`. */
  readonly headers: string
  /** Empty: the page makes one for each email. */
  readonly idempotencyKey: string
}

/** An empty email from a domain. */
export const emptyDraft = (domain: string): Draft => ({
  senderName: "",
  local: "hello",
  domain,
  to: "",
  cc: "",
  bcc: "",
  replyTo: "",
  subject: "",
  text: "",
  html: "",
  variables: {},
  tags: "",
  scheduledAt: "",
  files: [],
  headers: "",
  idempotencyKey: ""
})

const senderOf = ({ domain, local, senderName }: Draft): string => {
  const name = senderName.trim()
  const address = `${local.trim()}@${domain}`
  return name === "" ? address : `${name} <${address}>`
}

const given = <Name extends string>(name: Name, text: string) =>
  (text.trim() === "" ? {} : { [name]: text }) as { readonly [N in Name]?: string }

const listed = <Name extends string>(name: Name, items: ReadonlyArray<string>) =>
  (items.length === 0 ? {} : { [name]: items }) as { readonly [N in Name]?: ReadonlyArray<string> }

const replyToOf = (text: string): { readonly reply_to?: string | ReadonlyArray<string> } => {
  const [first, ...others] = addressesOf(text)
  return first === undefined ? {} : { reply_to: others.length === 0 ? first : [first, ...others] }
}

const momentOf = (local: string): string => {
  const date = new Date(local)
  // What is no date is said to be none by whoever is asked to send it.
  return Number.isNaN(date.getTime()) ? local : date.toISOString()
}

const contentOf = ({ html, text, variables }: Draft, template: SendTemplate | undefined) => {
  if (template === undefined) return { ...given("html", html), ...given("text", text) }
  const own = template.variables.filter((name) => Object.hasOwn(variables, name))
  return {
    template_slug: template.slug,
    ...own.length === 0 ? {} : { variables: Object.fromEntries(own.map((name) => [name, variables[name]!])) }
  }
}

/** What is no header is said to be none by whoever is asked to send it. */
const headersOf = (text: string) => {
  const lines = text.split("\n").filter((line) => line.trim() !== "")
  if (lines.length === 0) return {}
  return {
    headers: Object.fromEntries(lines.map((line) => {
      const [name = "", ...value] = line.split(":")
      return [name.trim(), value.join(":").trim()]
    }))
  }
}

/** Whether a key can stand in the header `Idempotency-Key`. */
export const isIdempotencyKey = (text: string): boolean => /^[\x20-\x7E]{0,256}$/.test(text.trim())

/** The request that an email is sent with: what is empty is left out. */
export const requestOf = (draft: Draft, template: SendTemplate | undefined): SendRequest => ({
  from: senderOf(draft),
  to: addressesOf(draft.to),
  ...listed("cc", addressesOf(draft.cc)),
  ...listed("bcc", addressesOf(draft.bcc)),
  ...replyToOf(draft.replyTo),
  ...given("subject", draft.subject),
  ...contentOf(draft, template),
  ...listed("tags", draft.tags.split(",").map((tag) => tag.trim()).filter((tag) => tag !== "")),
  ...headersOf(draft.headers),
  ...draft.scheduledAt === "" ? {} : { scheduled_at: momentOf(draft.scheduledAt) },
  ...draft.files.length === 0
    ? {}
    : {
      attachments: draft.files.map(({ content, contentId, filename }) => ({
        filename,
        content,
        ...given("content_id", contentId.trim())
      }))
    }
})

/** The request as it is shown: files would be most of it. */
export const shownOf = (request: SendRequest): SendRequest => ({
  ...request,
  ...request.attachments === undefined ? {} : {
    attachments: request.attachments.map((file) => ({ ...file, content: `<${file.filename} in base64>` }))
  }
})
