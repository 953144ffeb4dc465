import * as RecipientBounce from "./RecipientBounce.ts"

/**
 * What kinds of reasons a hand-off may fail for, for those who watch the service:
 *
 * - nobody answered, or broke off: `timeout`, `connection_refused`, `connection_closed`, `dns`, `tls`;
 * - the provider takes nothing from us, or not now: `authentication`, `throttled`;
 * - it does not want this message: `greylisted`, `mailbox` (nobody there, or it is full), `policy`, `message` (its size
 *   or form);
 * - `other`.
 */
export const refusalReasons = [
  "timeout",
  "connection_refused",
  "connection_closed",
  "dns",
  "tls",
  "authentication",
  "throttled",
  "greylisted",
  "mailbox",
  "policy",
  "message",
  "other"
] as const

/** One of `refusalReasons`. */
export type RefusalReason = typeof refusalReasons[number]

/** What is known of a refusal. */
export interface Refusal {
  /** What the adapter knows better than the words say. */
  readonly reason?: RefusalReason
  readonly code?: string | null
  readonly diagnostic: string
}

// Longer ones say no more.
const longest = 1_000
const enhanced = /(?<![\w.])[45]\.(\d{1,3})\.(\d{1,3})(?!\w|\.\d)/
const greylisting = /gr[ae]y-?\s?list/i
const throttling = /rate|throttl|too (?:many|much|fast)|slow down|try again later/i
const authenticationCodes: ReadonlySet<string> = new Set(["454", "530", "534", "535", "538"])

/** The class of a refusal: by what the adapter says, by the enhanced status code (RFC 3463), by the reply code. */
export const reasonOf = ({ code = null, diagnostic, reason }: Refusal): RefusalReason => {
  if (reason !== undefined) return reason
  const text = diagnostic.slice(0, longest)
  const reply = code ?? text.slice(0, 3)
  if (greylisting.test(text)) return "greylisted"
  // The server ends the session (RFC 5321 §3.8): most do so to those who send too much.
  if (reply === "421") return "throttled"
  if (authenticationCodes.has(reply)) return "authentication"
  const [, subject = "", detail = ""] = enhanced.exec(text) ?? []
  switch (subject) {
    case "1":
      return detail === "7" || detail === "8" ? "policy" : "mailbox"
    case "2":
      return detail === "3" ? "message" : "mailbox"
    case "3":
      return detail === "4" ? "message" : "throttled"
    case "4":
      return "connection_closed"
    case "6":
      return "message"
    case "7":
      return reply.startsWith("4") && throttling.test(text) ? "throttled" : "policy"
  }
  if (RecipientBounce.isBounce({ code, diagnostic })) return "mailbox"
  if (reply.startsWith("4")) return reply === "452" ? "mailbox" : throttling.test(text) ? "throttled" : "other"
  if (reply === "552") return "message"
  return /^55[0134]$/.test(reply) ? "policy" : "other"
}
