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
