import type { Answer, Input } from "../../foundation/api.ts"
import { addressesOf } from "./addresses.ts"

export type SendForm = Answer<"GET /accounts/:account_id/send">
export type SendTemplate = Answer<"GET /accounts/:account_id/send/templates/:id">
export type SendRequest = Input<"POST /accounts/:account_id/send">["payload"]

/** An attached file. */
export interface DraftFile {
  readonly filename: string
  /** In base64. */
  readonly content: string
  /** In bytes. */
  readonly size: number
  /** The content id by which the HTML refers to the file. If empty, it is an ordinary attachment. */
  readonly contentId: string
}

/** The fields of the form. */
export interface Draft {
  readonly senderName: string
  /** The part of the sender's address before the @. */
  readonly local: string
  readonly domain: string
  readonly to: string
  readonly cc: string
  readonly bcc: string
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The variables that were typed. The others have no entry. */
  readonly variables: Readonly<Record<string, string>>
  readonly tags: string
  /** The value of the browser's input: a time in the reader's zone, without the zone. */
  readonly scheduledAt: string
  readonly files: ReadonlyArray<DraftFile>
  /** One header on each line: `X-Order: 1234`. */
  readonly headers: string
  /** If empty, the page makes a key for each email. */
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
  // The server refuses a text that is not a date, and says so.
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

/** The server refuses a line that is not a header, and says so. */
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

/** Whether a text is a valid value of the header `Idempotency-Key`. */
export const isIdempotencyKey = (text: string): boolean => /^[\x20-\x7E]{0,256}$/.test(text.trim())

/** The request for an email, without its empty fields. */
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

/** The request to show as code. The contents of files are replaced: they would be most of it. */
export const shownOf = (request: SendRequest): SendRequest => ({
  ...request,
  ...request.attachments === undefined ? {} : {
    attachments: request.attachments.map((file) => ({ ...file, content: `<${file.filename} in base64>` }))
  }
})
