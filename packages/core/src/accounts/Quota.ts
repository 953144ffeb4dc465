import { type Account, limitsOf } from "./Account.ts"

/** Live emails a UTC day during an account's first week. */
const firstWeekDailyCap = 100
const week = 7 * 24 * 3_600_000

/** What live emails count against. Counters are rows that change in the accept's own commit. */
export interface QuotaClaim {
  /** UTC month, `2026-11`. */
  readonly month: string
  /** null: no limit. */
  readonly monthlyLimit: number | null
  /** UTC day, `2026-11-21`. */
  readonly day: string
  readonly dailyLimit: number | null
}

/**
 * The figures that hold for an account's live emails at a moment; null where there is no limit. What no limit asks for is
 * not counted: an account that is given one counts from then on, and until then its sends do not wait for one another.
 */
export const claimOf = (account: Account, now: Date): QuotaClaim | null => {
  const isNew = now.getTime() - account.createdAt.getTime() < week
  const { monthlyEmails: monthlyLimit } = limitsOf(account)
  const dailyLimit = isNew && !account.trusted ? firstWeekDailyCap : null
  if (monthlyLimit === null && dailyLimit === null) return null
  const day = now.toISOString().slice(0, 10)
  return { month: day.slice(0, 7), monthlyLimit, day, dailyLimit }
}

/** When a limit that is used up counts from zero again: the next UTC month or day. */
export const resetOf = (limit: "month" | "day", now: Date): Date => {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  return new Date(limit === "month" ? Date.UTC(year, month + 1) : Date.UTC(year, month, day + 1))
}

/** The limit that leaves no room for one more email where so many of the month and of the day were accepted. */
export const shortageOf = (
  claim: QuotaClaim,
  used: { readonly month: number; readonly day: number }
): { readonly limit: "month" | "day"; readonly allowed: number } | undefined =>
  claim.monthlyLimit !== null && used.month >= claim.monthlyLimit
    ? { limit: "month", allowed: claim.monthlyLimit }
    : claim.dailyLimit !== null && used.day >= claim.dailyLimit
    ? { limit: "day", allowed: claim.dailyLimit }
    : undefined
