import { type LimitOverrides, type Plan, type PlanLimits, planLimits } from "./Plan.ts"

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

/** A person of an account. Every account has one owner, whose address is verified. */
export interface User {
  readonly id: string
  readonly accountId: string
  readonly email: string
  readonly role: "owner" | "member"
  readonly createdAt: Date
}

/** The limits that hold for an account: its own where it has any, otherwise its plan's. */
export const limitsOf = ({ overrides, plan }: Account): PlanLimits => {
  const own = Object.entries(overrides).filter(([, figure]) => figure !== null)
  return { ...planLimits[plan], ...Object.fromEntries(own) }
}
