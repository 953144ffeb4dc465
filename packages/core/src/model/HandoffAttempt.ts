/**
 * How a hand-off ended: `accepted`, or `partly_accepted` where the provider refused some of the recipients;
 * `permanently_refused` and `temporarily_refused` where it took the message for nobody; `unknown` where nobody knows
 * whether it took it.
 */
export const handoffOutcomes = [
  "accepted",
  "partly_accepted",
  "permanently_refused",
  "temporarily_refused",
  "unknown"
] as const

/** One of `handoffOutcomes`. */
export type HandoffOutcome = typeof handoffOutcomes[number]

/** One hand-off of an email to a provider, kept for the people who look. */
export interface HandoffAttempt {
  /** From 1; those that are not there had not ended, or were taken back while they waited for their turn. */
  readonly number: number
  readonly beganAt: Date
  readonly endedAt: Date
  /** Who was asked, by `EmailProvider.name`; null where that is not known, or nobody was. */
  readonly provider: string | null
  readonly outcome: HandoffOutcome
  /** What the provider said, at most `maxReplyLength` characters; null where it said nothing. */
  readonly reply: string | null
  /** When the email is handed over again at the soonest; null where it is not, or where somebody has to say so. */
  readonly nextAt: Date | null
}

/** The most characters that are kept of a reply. */
export const maxReplyLength = 1_000

// oxlint-disable-next-line no-control-regex
const controls = /[\x00-\x08\x0b-\x1f\x7f]+/g

/** A reply as it is kept: bounded, and without the characters that databases and pages break on. */
export const replyOf = (text: string): string =>
  text.slice(0, maxReplyLength).replace(controls, " ").toWellFormed().trim()
