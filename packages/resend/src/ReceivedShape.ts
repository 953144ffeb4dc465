import { attachmentId } from "@sendwright/core/emails/AttachmentLinks"
import { addressOf, normalize } from "@sendwright/core/foundation/Address"
import type { AttachmentSummary } from "@sendwright/core/model/Email"
import type { ReceivedEmail, ReceivedHeader, ReceivedSummary } from "@sendwright/core/received/ReceivedEmail"

const orNull = (list: ReadonlyArray<string>): ReadonlyArray<string> | null => list.length === 0 ? null : list

/** A file without its link, by its place. */
export const toAttachment = (receivedId: string) =>
(
  { contentId, contentType, disposition, filename, size }: AttachmentSummary,
  place: number
) => ({
  id: attachmentId(receivedId, place),
  filename,
  size,
  content_type: contentType,
  content_disposition: disposition === "attachment" ? "attachment" as const : "inline" as const,
  content_id: contentId
})

/** A received email as a list shows it. Recipients of the envelope that its header does not name are its bcc. */
export const toListed = (email: ReceivedSummary, attachments: ReadonlyArray<AttachmentSummary>) => {
  const { cc, envelope, from, id, messageId, receivedAt, replyTo, subject, to } = email
  const named = new Set([...to, ...cc].map((mailbox) => normalize(addressOf(mailbox))))
  return {
    id,
    to,
    from: from ?? envelope.from,
    created_at: receivedAt.toISOString(),
    subject,
    bcc: orNull(envelope.to.filter((address) => !named.has(normalize(address)))),
    cc: orNull(cc),
    reply_to: orNull(replyTo),
    received_for: envelope.to,
    message_id: messageId === null ? "" : `<${messageId}>`,
    attachments: attachments.map(toAttachment(id))
  }
}

/** By their names in lower case; values of one name are joined. */
const headersOf = (headers: ReadonlyArray<ReceivedHeader>): Readonly<Record<string, string>> => {
  const values = new Map<string, string>()
  for (const { name, value } of headers) {
    const key = name.toLowerCase()
    const before = values.get(key)
    values.set(key, before === undefined ? value : `${before}, ${value}`)
  }
  return Object.fromEntries(values)
}

/** The whole email; `html` as it was asked for. */
export const toEmail = (
  email: ReceivedEmail,
  html: string | null,
  raw: { readonly download_url: string; readonly expires_at: string } | null
) => ({
  object: "email",
  ...toListed(email, email.attachments),
  html,
  text: email.text,
  headers: email.hasOriginal ? headersOf(email.headers) : null,
  raw
})
