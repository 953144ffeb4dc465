/** How far a domain has come: every value of `DomainStatus`. */
export const domainStatuses = ["pending", "verified", "failed"] as const
/** One of `domainStatuses`. */
export type DomainStatus = typeof domainStatuses[number]

/** What the checks of a verified domain say of its records; `unknown` before the first conclusive one. */
export const domainHealths = ["unknown", "healthy", "action_needed"] as const
/** One of `domainHealths`. */
export type DomainHealth = typeof domainHealths[number]

/** What the checks of a domain have come to so far. */
export interface DomainState {
  readonly status: DomainStatus
  /** `unknown` before the first conclusive check. */
  readonly health: DomainHealth
  readonly healthChangedAt: Date | null
  /** The first of the failing checks that a verified domain has had in a row; null where the last one was good. */
  readonly brokenSince: Date | null
}
