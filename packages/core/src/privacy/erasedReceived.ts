import type { Steps } from "../foundation/Steps.ts"
import type { ReceivedContents, ReceivedSummary } from "../received/ReceivedEmail.ts"
import { recipientsOf, senderOf } from "../received/ReceivedQuery.ts"
import { isNamedIn } from "./originalErasure.ts"
import type { Redactor } from "./Redaction.ts"

const names = (value: unknown, redactor: Redactor): boolean =>
  JSON.stringify(redactor.json(value)) !== JSON.stringify(value)

/**
 * Whether a received email goes whole with an address that is erased: its sender has it, or a recipient, or anything else
 * that stands on its record names it.
 */
export const goesWhole = (email: ReceivedSummary, redactor: Redactor): boolean => {
  const { cc, domain, envelope, from, inReplyTo, messageId, references, replyTo, subject, to } = email
  const record = [cc, domain, envelope, from, inReplyTo, messageId, references, replyTo, subject, to]
  return [senderOf(email), ...recipientsOf(email)].some((address) => address !== null && redactor.is(address))
    || names(record, redactor)
}

/**
 * Whether what a received email contains goes with an address: a body, a header, an attachment's name or the message as it
 * came names it. Nothing of it is rewritten, because it would not be what its sender signed.
 */
export function* namesInContents(
  { attachments, headers, html, replyText, text }: ReceivedContents,
  content: Uint8Array,
  redactor: Redactor
): Steps<boolean> {
  for (const body of [html, text, replyText]) {
    if (body !== null && (yield* redactor.longText(body)) !== body) return true
  }
  return names([headers, attachments], redactor) || (yield* isNamedIn(content, redactor))
}
