import type { ReceivedContents, ReceivedSummary } from "../received/ReceivedEmail.ts"

/** What `email.received` may say of what an email contains. */
export type ReceivedBody = Pick<ReceivedContents, "html" | "text" | "replyText">

/** What the payload of `email.received` is made of. */
export interface ReceivedSubject {
  /** Without attachments where its contents were deleted. */
  readonly received: ReceivedSummary & Pick<ReceivedContents, "attachments">
  /** null where the endpoint does not ask for it, where it is too long (`maxBodyBytes`), and where it was deleted. */
  readonly body: ReceivedBody | null
}

/** Bodies are posted that are shorter than this, in bytes of UTF-8: html, text and the new part of an answer together. */
export const maxBodyBytes = 256 * 1024

const encoder = new TextEncoder()

/** What a payload may say of what an email contains; null where that is too long, or where nothing is left of it. */
export const bodyOf = ({ html, replyText, text }: ReceivedBody): ReceivedBody | null => {
  const texts = [html, text, replyText].flatMap((one) => one ?? [])
  // No text has fewer bytes than characters: what is too long is not encoded to be counted.
  const isShort = (length: (text: string) => number): boolean =>
    texts.reduce((sum, one) => sum + length(one), 0) < maxBodyBytes
  return texts.length > 0 && isShort((one) => one.length) && isShort((one) => encoder.encode(one).length)
    ? { html, text, replyText }
    : null
}
