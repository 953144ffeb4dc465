import * as Result from "effect/Result"
import { addressOf, localPartOf, parseMailbox } from "../foundation/Address.ts"
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

/** The body of `email.received` as Postmark's inbound webhook has it (npm `postmark`, `InboundWebhook`). */
export const ofReceived = (
  { received }: ReceivedSubject,
  { files, headers, html, replyText, text }: PostmarkContents
) => {
  const { attachments, cc, envelope, id, receivedAt, replyTo, subject, to } = received
  const from = fullOf(received.from ?? envelope.from)
  const recipient = envelope.to[0] ?? ""
  const valueOf = (name: string) => headers.find((field) => field.name.toLowerCase() === name)?.value
  const named = headers.map(({ name, value }) => ({ Name: name, Value: value }))
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
