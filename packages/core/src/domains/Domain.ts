export const domainStatuses = ["pending", "verified", "failed"] as const
export type DomainStatus = typeof domainStatuses[number]

/** A sending domain of an account. */
export interface Domain {
  readonly id: string
  readonly accountId: string
  /** Lower-cased A-labels. */
  readonly name: string
  readonly region: string
  readonly status: DomainStatus
  readonly createdAt: Date
}
