import * as Result from "effect/Result"
import { addressOf, localPartOf, parseMailbox } from "../foundation/Address.ts"
import { stepBytes, type Steps } from "../foundation/Steps.ts"
import type { ReceivedContents } from "../received/ReceivedEmail.ts"
import type { ReceivedSubject } from "./ReceivedSubject.ts"

/** What Postmark's inbound webhook says besides. */
export interface PostmarkContents extends Pick<ReceivedContents, "headers" | "html" | "replyText" | "text"> {
  /** The contents of the attachments in base64, by their places; those that are too much are not there. */
  readonly files: ReadonlyArray<string>
}

/** What follows the first `+` of the local part. */
const hashOf = (address: string): string => {
  const local = localPartOf(address)
  const plus = local.indexOf("+")
  return plus === -1 ? "" : local.slice(plus + 1)
}

/** A mailbox as a stranger wrote it: what is none is taken for an address. */
const fullOf = (mailbox: string) => {
  const read = parseMailbox(mailbox)
  const [address, name] = Result.isSuccess(read)
    ? [read.success.address, read.success.name]
    : [addressOf(mailbox), null]
  return { Email: address, Name: name ?? "", MailboxHash: hashOf(address) }
}

/**
 * Fields that Postmark says beside the header, or writes itself, and those of the form that the bodies no longer have:
 * readers would take them twice, or believe a stranger.
 */
const leftOut = new Set([
  "from",
  "to",
  "cc",
  "bcc",
  "reply-to",
  "subject",
  "date",
  "content-type",
  "content-transfer-encoding",
  "received-spf",
  "x-spam-checker-version",
  "x-spam-score",
  "x-spam-status",
  "x-spam-tests"
])

const plain = /^[\w.+=@-]+$/

const quoted = (text: string): string =>
  plain.test(text) ? text : `"${text.replaceAll("\\", "\\\\").replaceAll("\"", "\\\"")}"`

/** What the checks came to, as fields of the header: readers find the sender of the envelope there (RFC 7208 §9.1). */
const checksOf = ({ authentication, envelope, spam }: ReceivedSubject["received"]) => [
  ...(authentication === null ? [] : [{
    Name: "Received-SPF",
    Value: [
      `${authentication.spf.result} identity=mailfrom`,
      ...(envelope.from === "" ? [] : [`envelope-from=${quoted(envelope.from)}`])
    ].join("; ")
  }]),
  ...(spam === null ? [] : [
    { Name: "X-Spam-Status", Value: spam.isSpam ? "Yes" : "No" },
    { Name: "X-Spam-Score", Value: String(spam.score) }
  ])
]

/** The body of `email.received` as Postmark's inbound webhook has it (npm `postmark`, `InboundWebhook`). */
export const ofReceived = (
  { received }: ReceivedSubject,
  { files, headers, html, replyText, text }: PostmarkContents
) => {
  const { attachments, cc, envelope, id, receivedAt, replyTo, subject, to } = received
  const from = fullOf(received.from ?? envelope.from)
  const recipient = envelope.to[0] ?? ""
  const valueOf = (name: string) => headers.find((field) => field.name.toLowerCase() === name)?.value
  const named = [
    ...checksOf(received),
    ...headers.flatMap(({ name, value }) => leftOut.has(name.toLowerCase()) ? [] : [{ Name: name, Value: value }])
  ]
  return {
    From: from.Email,
    FromName: from.Name,
    FromFull: from,
    To: to.join(", "),
    ToFull: to.map(fullOf),
    Cc: cc.join(", "),
    CcFull: cc.map(fullOf),
    Bcc: "",
    BccFull: [],
    ReplyTo: replyTo.join(", "),
    OriginalRecipient: recipient,
    Subject: subject,
    Date: valueOf("date") ?? receivedAt.toUTCString(),
    MailboxHash: hashOf(recipient),
    Tag: "",
    MessageID: id,
    MessageStream: "inbound",
    TextBody: text ?? "",
    HtmlBody: html ?? "",
    StrippedTextReply: replyText ?? "",
    Headers: valueOf("return-path") === undefined
      ? [{ Name: "Return-Path", Value: `<${envelope.from}>` }, ...named]
      : named,
    Attachments: attachments.map(({ contentId, contentType, filename, size }, place) => ({
      Name: filename ?? "",
      Content: files[place] ?? "",
      ContentType: contentType,
      ContentLength: size,
      ContentID: contentId ?? ""
    }))
  }
}

const encoder = new TextEncoder()

/** A message as the inside of a string of JSON, piece by piece. Octets that are no UTF-8 become U+FFFD. */
function* piecesOf(message: Uint8Array): Generator<string> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true })
  for (let at = 0; at < message.length; at += stepBytes) {
    const text = decoder.decode(message.subarray(at, at + stepBytes), { stream: true })
    yield JSON.stringify(text).slice(1, -1)
  }
  yield JSON.stringify(decoder.decode()).slice(1, -1)
}

/** The same with the whole message as `RawEmail`, where Postmark is asked for it. */
export function* withMessage(payload: ReturnType<typeof ofReceived>, message: Uint8Array): Steps<Uint8Array> {
  const head = encoder.encode(`${JSON.stringify(payload).slice(0, -1)},"RawEmail":"`)
  const tail = encoder.encode("\"}")
  // Twice, as the pieces may be six times the message: they are not held beside the body.
  let length = head.length + tail.length
  for (const piece of piecesOf(message)) {
    length += encoder.encode(piece).length
    yield
  }
  const body = new Uint8Array(length)
  body.set(head)
  let at = head.length
  for (const piece of piecesOf(message)) {
    at += encoder.encodeInto(piece, body.subarray(at)).written
    yield
  }
  body.set(tail, at)
  return body
}
