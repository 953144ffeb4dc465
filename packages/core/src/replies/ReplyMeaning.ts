import { knownReplies } from "./KnownReplies.ts"
import type { KnownReply } from "./KnownReply.ts"
import { finderOf } from "./PhraseFinder.ts"
import { adviceOn, type ReplyClass, replyClasses, type ReplySubject } from "./ReplyClass.ts"
import { codesOf, isSuccess, type Reply, type ReplyCodes } from "./ReplyCodes.ts"
import type { ReplySourceName } from "./ReplySource.ts"
import { phraseWords, replyWords } from "./ReplyWords.ts"
import { exactMeaning, plainReplies, statusMeaning } from "./StatusCodes.ts"

/** What a reply means. */
export interface ReplyMeaning {
  readonly class: ReplyClass
  readonly about: ReplySubject
  /** One sentence: what the receiving server says. */
  readonly meaning: string
  /** One sentence: what to do about it. */
  readonly advice: string
  /** The enhanced status code that it is based on: `5.1.1`; null where there is none. */
  readonly status: string | null
  /** Whether trying again does not help; null where the reply does not say. */
  readonly isPermanent: boolean | null
  /** Where what is known of such replies is from; null where nothing is. */
  readonly source: ReplySourceName | null
}

/** A row of a table with which a reply agrees. */
interface Found {
  readonly class: ReplyClass
  readonly meaning?: string | undefined
  readonly source: ReplySourceName
}

/** Each phrase of the table, with the row that it is of. */
const phrases = knownReplies.flatMap((row) => row.phrases.map((phrase) => ({ row, words: phraseWords(phrase) })))
const find = finderOf(phrases.map(({ words }) => words))

const agrees = ({ codes: wanted, temporary }: KnownReply, { class: level, code }: ReplyCodes): boolean =>
  (wanted === undefined || (code !== null && wanted.includes(code))) && (temporary !== true || level !== "5")

/** What the codes say where nothing else does. */
const byCodes = ({ code, digits }: ReplyCodes): Found | undefined => {
  if (code !== null && code !== "0.0") return statusMeaning(code)
  const plain = plainReplies[digits ?? ""]
  const found = plain === undefined ? undefined : statusMeaning(plain)
  return found === undefined ? undefined : { ...found, source: "smtp" }
}

/**
 * What the reply of a receiving server means in plain words, and what to do about it; null where it says that the email
 * was taken. The first of these that knows the reply decides:
 *
 * 1. words that one receiver or one kind of filter uses for one reason, whatever its codes;
 * 2. the enhanced status code (RFC 3463), where it names a reason;
 * 3. words that many servers use, of several the first in the table;
 * 4. an enhanced status code that names no reason, such as 5.7.1;
 * 5. the three digits.
 *
 * The same reply means the same in whichever case, with whichever spaces and over however many lines it is written. Its
 * first 1,000 characters are read.
 *
 * @example
 * ```ts
 * import { meaningOf } from "@sendwright/core/replies/ReplyMeaning"
 *
 * const found = meaningOf({ code: "550", diagnostic: "550 5.1.1 No such user" })
 * // Its class is "mailbox_unknown", and the meaning "The mailbox does not exist."
 * ```
 */
export const meaningOf = (reply: Reply): ReplyMeaning | null => {
  if (isSuccess(reply)) return null
  const codes = codesOf(reply)
  const rows = find(replyWords(reply.diagnostic)).flatMap((number) => phrases[number]?.row ?? [])
  const said = rows.filter((row) => agrees(row, codes))
  const found = said.find(({ isCommon }) => !isCommon) ?? exactMeaning(codes.code ?? "") ?? said[0] ?? byCodes(codes)
  const name = found?.class ?? "unknown"
  const isPermanent = codes.class === null ? null : codes.class === "5"
  return {
    class: name,
    about: replyClasses[name].about,
    meaning: found?.meaning ?? replyClasses[name].meaning,
    advice: adviceOn(name, isPermanent),
    status: codes.code === null ? null : `${codes.class}.${codes.code}`,
    isPermanent,
    source: found?.source ?? null
  }
}
