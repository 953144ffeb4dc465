import { every, stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import type { PostedMessage } from "@sendwright/core/sending/MailDoor"
import { asBytes } from "@sendwright/mime/asBytes"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { pathOf } from "./doors.ts"
import { maybe } from "./reports.ts"

const Line = Schema.String.check(Schema.isMaxLength(65_536))

const Attachment = Schema.Struct({
  Name: maybe(Line),
  Content: Schema.String,
  ContentType: maybe(Line),
  ContentID: maybe(Line)
})

/** What Postmark posts of a message (postmarkapp.com/developer/webhooks/inbound-webhook). */
const Inbound = Schema.Struct({
  From: Line,
  To: maybe(Line),
  Cc: maybe(Line),
  ReplyTo: maybe(Line),
  OriginalRecipient: Line.check(Schema.isMinLength(3)),
  Subject: maybe(Line),
  Date: maybe(Line),
  MessageID: Line,
  RawEmail: maybe(Schema.String),
  TextBody: maybe(Schema.String),
  HtmlBody: maybe(Schema.String),
  Headers: maybe(
    Schema.Array(Schema.Struct({ Name: Line, Value: Line })).check(Schema.isMaxLength(1_000))
  ),
  Attachments: maybe(Schema.Array(Attachment).check(Schema.isMaxLength(1_000)))
})
export type Inbound = typeof Inbound.Type

const decodeInbound = Schema.decodeUnknownResult(Inbound)

/** Reads the JSON of a request. */
export const decode = (json: unknown): Result.Result<Inbound, string> =>
  Result.mapError(decodeInbound(json), () => "The body is no message of Postmark's inbound webhook")

/** A text in UTF-8. No half of a character stands at the end of a piece. */
function* utf8(text: string): Steps<Array<Uint8Array>> {
  const pieces: Array<Uint8Array> = []
  for (let begin = 0; begin < text.length;) {
    if (begin > 0) yield
    const cut = begin + stepBytes
    const end = cut < text.length && /[\ud800-\udbff]/.test(text[cut - 1]!) ? cut + 1 : cut
    pieces.push(Buffer.from(text.slice(begin, end)))
    begin = end
  }
  return pieces
}

/** Characters in base64 that are whole lines. */
const wrappedPerStep = 76 * 1_024

/** Base64 in lines of 76 characters, each of which ends with CRLF. */
function* lines(base64: string): Steps<Array<Uint8Array>> {
  const pieces: Array<Uint8Array> = []
  let rest = ""
  for (let begin = 0; begin < base64.length; begin += wrappedPerStep) {
    if (begin > 0) yield
    const text = rest + base64.slice(begin, begin + wrappedPerStep).replace(/[^A-Za-z0-9+/=]+/g, "")
    const isLast = begin + wrappedPerStep >= base64.length
    const whole = isLast ? text.length : text.length - text.length % 76
    pieces.push(Buffer.from(text.slice(0, whole).replace(/.{1,76}/g, "$&\r\n")))
    rest = text.slice(whole)
  }
  return pieces
}

function* encoded(text: string): Steps<Array<Uint8Array>> {
  const bytes = yield* asBytes(yield* utf8(text))
  const pieces: Array<Uint8Array> = []
  for (let begin = 0; begin < bytes.length; begin += 57 * 1_024) {
    if (begin > 0) yield
    const part = Buffer.from(bytes.subarray(begin, begin + 57 * 1_024)).toString("base64")
    pieces.push(Buffer.from(part.replace(/.{1,76}/g, "$&\r\n")))
  }
  return pieces
}

const lineOf = (text: string): string => text.replace(/[\r\n\0]+/g, " ").trim()

/** Fields that are written anew; what described the form of the message does not describe this one. */
const own = /^(?:from|to|cc|reply-to|subject|date|mime-version|content-.*|return-path|bcc)$/i
const nameForm = /^[\x21-\x39\x3b-\x7e]{1,256}$/
const typeForm = /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/

const field = (name: string, value: string | null | undefined): string =>
  value === null || value === undefined || lineOf(value) === "" ? "" : `${name}: ${lineOf(value)}\r\n`

const percent = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

const partHead = (boundary: string, type: string, more = ""): string =>
  `--${boundary}\r\nContent-Type: ${type}\r\n${more}`

const base64Field = "Content-Transfer-Encoding: base64\r\n\r\n"

// Every part is in base64, no line of which begins so.
const [outer, inner] = ["_mixed", "_alternative"]

/** The message of the fields: the same fields give the same octets. */
function* compose(inbound: Inbound): Steps<Uint8Array> {
  const { Attachments, Headers, HtmlBody, MessageID, TextBody } = inbound
  const kept = (Headers ?? []).filter(({ Name }) => nameForm.test(Name) && !own.test(Name))
  const hasId = kept.some(({ Name }) => /^message-id$/i.test(Name))
  const isStep = every(stepBytes)
  const head = field("From", inbound.From) + field("To", inbound.To) + field("Cc", inbound.Cc)
    + field("Reply-To", inbound.ReplyTo) + field("Subject", inbound.Subject) + field("Date", inbound.Date)
    + (hasId ? "" : field("Message-ID", `<${MessageID.replace(/[^\w.-]/g, "")}@inbound.postmarkapp.com>`))
  const pieces: Array<Uint8Array> = [Buffer.from(head)]
  for (const { Name, Value } of kept) {
    if (isStep(Value.length)) yield
    pieces.push(Buffer.from(field(Name, Value)))
  }
  pieces.push(
    Buffer.from(`MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=${outer}\r\n\r\n`),
    Buffer.from(partHead(outer, `multipart/alternative; boundary=${inner}`, "\r\n"))
  )
  for (const [type, text] of [["plain", TextBody], ["html", HtmlBody]] as const) {
    if (text === null || text === undefined || text === "") continue
    pieces.push(Buffer.from(partHead(inner, `text/${type}; charset=utf-8`, base64Field)), ...yield* encoded(text))
  }
  pieces.push(Buffer.from(`--${inner}--\r\n`))
  for (const { Content, ContentID, ContentType, Name } of Attachments ?? []) {
    if (isStep(Content.length + (ContentID?.length ?? 0) + (ContentType?.length ?? 0) + (Name?.length ?? 0))) yield
    const type = typeForm.test(ContentType ?? "") ? ContentType! : "application/octet-stream"
    const id = lineOf(ContentID ?? "").replace(/[<>\s]/g, "")
    const disposition = `Content-Disposition: ${id === "" ? "attachment" : "inline"}`
      + (Name === null || Name === undefined || Name === "" ? "" : `; filename*=UTF-8''${percent(Name)}`)
    const more = `${disposition}\r\n${id === "" ? "" : `Content-ID: <${id}>\r\n`}${base64Field}`
    pieces.push(Buffer.from(partHead(outer, type, more)), ...yield* lines(Content))
  }
  pieces.push(Buffer.from(`--${outer}--\r\n`))
  return yield* asBytes(pieces)
}

const pathIn = ({ From, Headers }: Inbound): string => {
  const path = Headers?.find(({ Name }) => /^return-path$/i.test(Name))?.Value ?? /<([^<>]*)>\s*$/.exec(From)?.[1] ??
    From
  return pathOf(path)
}

/** The message that a request brings. Postmark does not say which client brought it, and its recipient alone is sure. */
export function* toPosted(inbound: Inbound): Steps<PostedMessage> {
  const { OriginalRecipient, RawEmail } = inbound
  const isOriginal = RawEmail !== null && RawEmail !== undefined && RawEmail !== ""
  return {
    message: isOriginal ? yield* asBytes(yield* utf8(RawEmail)) : yield* compose(inbound),
    returnPath: pathIn(inbound),
    recipients: [pathOf(OriginalRecipient)],
    greeting: "",
    remoteAddress: null,
    isOriginal
  }
}
