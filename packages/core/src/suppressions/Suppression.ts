/** Why an address is suppressed: every value of `SuppressionReason`. */
export const suppressionReasons = ["bounce", "complaint", "manual"] as const
/** Why an address is suppressed. */
export type SuppressionReason = typeof suppressionReasons[number]

/** An address that an account never sends to. */
export interface Suppression {
  readonly id: string
  readonly accountId: string
  /** Normalised; null after the recipient was erased. */
  readonly address: string | null
  readonly reason: SuppressionReason
  readonly createdAt: Date
}

/** How an entry of a list is named: by its id; or by its address, normalised, which finds an erased recipient, too. */
export type SuppressionName = { readonly id: string } | { readonly address: string }

/** Which suppressions are listed; what is absent lets all through. */
export interface SuppressionFilters {
  /** Part of the address, in lower case. */
  readonly search?: string | undefined
  /** The normalised address where `search` is a whole one: it finds an erased recipient, too, by its hash. */
  readonly address?: string | undefined
  readonly reason?: SuppressionReason | undefined
}

/** Whether an address passes filters. */
export const passes = (
  { address, reason }: Pick<Suppression, "address" | "reason">,
  filters: SuppressionFilters
): boolean =>
  (filters.reason === undefined || reason === filters.reason)
  && (filters.search === undefined
    || (address !== null && (address.includes(filters.search) || address === filters.address)))
