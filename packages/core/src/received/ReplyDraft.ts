import * as Address from "../foundation/Address.ts"
import { onOneLine } from "../foundation/TextRules.ts"
import { maxValueLength } from "../model/HeaderPolicy.ts"
import { maxSubjectLength } from "../model/SendFields.ts"
import type { ReceivedEmail } from "./ReceivedEmail.ts"

/** What an answer to a received email says of itself, apart from its sender and its text. */
export interface ReplyDraft {
  /** The mailboxes of Reply-To, or that of From (RFC 5322 section 3.6.2); empty where it has neither. */
  readonly to: ReadonlyArray<string>
  /** `Re: ` and the subject without the words that programs put before answers (section 3.6.5). */
  readonly subject: string
  /** In-Reply-To and References (section 3.6.4); empty where the received email has no Message-ID. */
  readonly headers: Readonly<Record<string, string>>
}

/** Words before the subject of an answer: English, German, Dutch, Swedish, Finnish, Italian, Portuguese, Polish, Turkish, Chinese. */
const answerWords = /^(?:\s*(?:re|aw|antw|sv|vs|rif|res|odp|ynt|回复|答复|回覆)(?:\[\d{1,3}\])?\s*[:：])+/i

const messageId = /^[\x21-\x3b\x3d\x3f-\x7e]{1,250}$/

/** As many as a header has room for: the first, which names the thread, and the latest. */
const referencesOf = (ids: ReadonlyArray<string>): string => {
  const [first, ...rest] = ids.map((id) => `<${id}>`)
  if (first === undefined) return ""
  let room = maxValueLength - first.length
  const latest: Array<string> = []
  for (const id of rest.toReversed()) {
    room -= id.length + 1
    if (room < 0) break
    latest.unshift(id)
  }
  return [first, ...latest].join(" ")
}

/** What an answer begins with. */
export const draftOf = (
  { from, inReplyTo, messageId: answered, references, replyTo, subject }: Pick<
    ReceivedEmail,
    "from" | "inReplyTo" | "messageId" | "references" | "replyTo" | "subject"
  >
): ReplyDraft => {
  const before = references.length > 0 ? references : inReplyTo === null ? [] : [inReplyTo]
  const answers = writable(replyTo)
  const ids = [...new Set([...before, ...answered === null ? [] : [answered]])].filter((id) => messageId.test(id))
  const hasId = answered !== null && messageId.test(answered)
  return {
    to: answers.length > 0 || from === null ? answers : writable([from]),
    subject: `Re: ${onOneLine(subject).replace(answerWords, "").trim()}`.trim().slice(0, maxSubjectLength)
      .toWellFormed(),
    headers: hasId ? { "In-Reply-To": `<${answered}>`, References: referencesOf(ids) } : {}
  }
}

/** Mailboxes that can be written to; a name that is refused is left out. */
const writable = (mailboxes: ReadonlyArray<string>): ReadonlyArray<string> =>
  mailboxes.flatMap((mailbox) => {
    const address = Address.addressOf(mailbox)
    return Address.checkMailbox(mailbox) === undefined
      ? mailbox
      : Address.checkAddress(address) === undefined
      ? address
      : []
  })

/** A thread of so many messages is one that programs keep up between them. */
const longestThread = 100

/**
 * Why a program must not answer a received email; `undefined` where it may. Two programs that answer each other never end
 * (RFC 3834 section 2).
 */
export const refusalOf = (
  { envelope, headers, references }: Pick<ReceivedEmail, "envelope" | "headers" | "references">
): string | undefined => {
  const valueOf = (name: string) =>
    headers.find((field) => field.name.toLowerCase() === name)?.value.trim().toLowerCase()
  if (envelope.from === "") return "is a report or an automatic answer: its envelope sender is empty"
  const automatic = valueOf("auto-submitted") ?? "no"
  if (!/^no\b/.test(automatic)) return "was written by a program, says its Auto-Submitted"
  if (/^(?:bulk|junk|auto_reply)$/.test(valueOf("precedence") ?? "")) {
    return "is bulk mail or an automatic answer, says its Precedence"
  }
  return references.length >= longestThread ? `is in a thread of over ${longestThread} messages` : undefined
}
