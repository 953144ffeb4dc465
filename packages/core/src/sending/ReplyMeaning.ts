import { explainReceiver } from "./ReceiverReplies.ts"
import * as RecipientBounce from "./RecipientBounce.ts"
import { greylisting, statusOf } from "./replyStatus.ts"
import { explain, type Explanation } from "./StatusCodes.ts"

/** What is known of a refusal or a bounce. */
export interface Reply {
  /** The enhanced status code or the three digits of SMTP, where it was distinguished from the words. */
  readonly code: string | null
  /** The answer as it came. */
  readonly diagnostic: string
}

/** What a reply means. */
export interface ReplyMeaning extends Explanation {
  /** The enhanced status code that it is based on: `5.1.1`; null where there is none. */
  readonly status: string | null
  /** Whether trying again does not help; null where the reply does not say. */
  readonly isPermanent: boolean | null
}

/** What the three digits say by themselves (RFC 5321 §4.2.3, RFC 7504), where no enhanced code stands beside them. */
const plainReplies: Readonly<Record<string, string>> = {
  "421": "3.2",
  "450": "2.0",
  "451": "3.0",
  "452": "3.1",
  "454": "7.0",
  "455": "5.4",
  "521": "3.2",
  "530": "7.0",
  "535": "7.8",
  "551": "1.6",
  "552": "2.2",
  "553": "1.3",
  "556": "1.10"
}

/**
 * What the reply of a mail server means in plain words, and what to do about it. The well-known replies of large
 * receivers come first, then the enhanced status code (RFC 3463), then the three digits. What helps against a temporary
 * refusal is to wait, unless it says what would help for good.
 *
 * @example
 * ```ts
 * import { meaningOf } from "@sendwright/core/sending/ReplyMeaning"
 *
 * const { advice, meaning } = meaningOf({ code: "550", diagnostic: "550 5.1.1 No such user" })
 * // "The mailbox does not exist.", and the advice is "correct_address".
 * ```
 */
export const meaningOf = (reply: Reply): ReplyMeaning => {
  const found = statusOf(reply)
  const isPermanent = found.class === null ? null : found.class === "5"
  const status = found.class === null || found.code === null ? null : `${found.class}.${found.code}`
  const explained = explainReceiver(reply.diagnostic, status) ?? ofCode(reply, found.code, found.digits)
  if (isPermanent !== false) return { ...explained, status, isPermanent }
  if (greylisting.test(reply.diagnostic)) {
    const meaning = "The receiving server wants to see the email a second time before it takes it (greylisting)."
    return { meaning, advice: "wait", status, isPermanent }
  }
  const helpsForGood = explained.advice === "look_at_reputation" || explained.advice === "set_up_authentication"
  return {
    ...explained,
    advice: helpsForGood || explained.advice === "nothing" ? explained.advice : "wait",
    status,
    isPermanent
  }
}

const ofCode = (reply: Reply, code: string | null, digits: string | null): Explanation => {
  // The words decide where the code says nothing.
  if ((code === null || code === "0.0") && RecipientBounce.isBounce({ ...reply, code: digits })) {
    return explain("1", "1")
  }
  const [subject = "0", detail = "0"] = (code ?? plainReplies[digits ?? ""] ?? "0.0").split(".")
  return explain(subject, detail)
}
