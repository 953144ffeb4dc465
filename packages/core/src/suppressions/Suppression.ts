import type { MailboxIdentity } from "../foundation/Address.ts"

/** Why an address is suppressed: every value of `SuppressionReason`. */
export const suppressionReasons = ["bounce", "complaint", "manual"] as const
/** Why an address is suppressed. */
export type SuppressionReason = typeof suppressionReasons[number]

/** An address that an account never sends to. */
export interface Suppression {
  readonly id: string
  readonly accountId: string
  /** The identity of the mailbox; null after the recipient was erased. */
  readonly address: string | null
  readonly reason: SuppressionReason
  readonly createdAt: Date
}

/** An address that is to be suppressed. */
export interface NewSuppression extends Suppression {
  readonly address: MailboxIdentity
}

/** How an entry of a list is named: by its id; or by its address however it is spelt, which finds an erased recipient, too. */
export type SuppressionName = { readonly id: string } | { readonly address: string }

/** The same as the storage knows it. */
export type SuppressionKey = { readonly id: string } | { readonly address: MailboxIdentity }

/** Filters for suppressions; omitted ones match all. */
export interface SuppressionFilters {
  /** Part of the address, in lower case. */
  readonly search?: string | undefined
  /** The mailbox where `search` is a whole address: it finds an erased recipient, too, by its hash. */
  readonly address?: MailboxIdentity | undefined
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
