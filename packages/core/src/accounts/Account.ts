import { type LimitOverrides, noOverrides, type Plan, type PlanLimits, planLimits } from "./Plan.ts"

/** A customer of the service. */
export interface Account {
  readonly id: string
  readonly name: string
  readonly plan: Plan
  readonly planStep: string | null
  /** Lifts the first-week cap. */
  readonly trusted: boolean
  readonly overrides: LimitOverrides
  /** Live sending is paused while this is not null. */
  readonly paused: { readonly at: Date; readonly reason: string | null } | null
  /** Every route is closed while this is not null. */
  readonly suspended: { readonly at: Date; readonly reason: string } | null
  readonly createdAt: Date
}

const limitNames = Object.keys(noOverrides) as ReadonlyArray<keyof PlanLimits>

/** The limits that hold for an account: its own where it has any, otherwise its plan's. */
export const limitsOf = ({ overrides, plan }: Account): PlanLimits => {
  const limits: { -readonly [Limit in keyof PlanLimits]: PlanLimits[Limit] } = { ...planLimits[plan] }
  // Each request asks for them: a loop, as building an object of entries costs ten times as much.
  for (const limit of limitNames) {
    const own = overrides[limit]
    if (own !== null) limits[limit] = own
  }
  return limits
}
