/** What an account pays for. Its limits are defaults; an account may carry its own. */
export const plans = ["free", "pro", "growth", "enterprise"] as const
/** One of `plans`. */
export type Plan = typeof plans[number]

/** What a plan allows. */
export interface PlanLimits {
  /** Live emails in a UTC month; null: no limit. */
  readonly monthlyEmails: number | null
  readonly domains: number
  /** Requests per second and key. */
  readonly requestRate: number
  /** Received mail that is kept, in megabytes (10^6 bytes) of the messages as they came; null: no limit. */
  readonly receivedMegabytes: number | null
}

/** The default limits of each plan. */
export const planLimits: Readonly<Record<Plan, PlanLimits>> = {
  free: { monthlyEmails: 3_000, domains: 1, requestRate: 10, receivedMegabytes: 1_000 },
  pro: { monthlyEmails: 50_000, domains: 10, requestRate: 20, receivedMegabytes: 10_000 },
  growth: { monthlyEmails: 250_000, domains: 50, requestRate: 35, receivedMegabytes: 50_000 },
  enterprise: { monthlyEmails: null, domains: 1_000, requestRate: 50, receivedMegabytes: null }
}

/** Limits of an account's own, in place of its plan's; null where the plan's holds. */
export type LimitOverrides = { readonly [Limit in keyof PlanLimits]: number | null }

/** An account without limits of its own. */
export const noOverrides: LimitOverrides = {
  monthlyEmails: null,
  domains: null,
  requestRate: null,
  receivedMegabytes: null
}
