/** How an address becomes known: how many messages may leave it for a receiver on each day. */
export interface WarmupPlan {
  /** The first day, in UTC: `2026-12-01`. */
  readonly begins: string
  /** For each day from the first one on. After the last one there is no cap. */
  readonly caps: ReadonlyArray<number>
}

const first = 50
const growth = 1.2
const days = 42

/**
 * The plan that there is by default: 50 messages to a receiver on the first day, a fifth more on each further one, and no
 * cap after six weeks.
 *
 * Public guidance is of all mail of an address: to begin small and grow, for two to six weeks; the plan of Amazon SES takes
 * 45 days (https://docs.aws.amazon.com/ses/latest/DeveloperGuide/dedicated-ip-warming.html). A schedule that follows
 * SendGrid's begins with 50 a day too, and doubles
 * (https://support.sitevibes.com/support/solutions/articles/47001271345-understanding-our-ip-warming-process). This one is
 * of each receiver, which judges by what it sees itself.
 */
export const usual: ReadonlyArray<number> = Array.from(
  { length: days },
  (_, day) => Math.floor(first * growth ** day)
)

const dayMillis = 24 * 3_600_000

const numberOf = (day: string): number => Date.parse(day) / dayMillis

/** The day, in UTC: `2026-12-01`. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** How long the day goes on, in milliseconds. */
export const restOf = (now: Date): number => dayMillis - now.getTime() % dayMillis

/** How many messages may leave an address for a receiver on a day; null: any number. Before the first day it is none. */
export const capOn = ({ begins, caps }: WarmupPlan, day: string): number | null => {
  const index = numberOf(day) - numberOf(begins)
  return index < 0 ? 0 : caps[index] ?? null
}

/** Whether a text is a date such as `2026-12-01`. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const millis = Date.parse(text)
  return Number.isFinite(millis) && dayOf(new Date(millis)) === text
}
