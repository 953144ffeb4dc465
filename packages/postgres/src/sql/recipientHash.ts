import type { RecipientHasher } from "@sendwright/core/privacy/RecipientHash"
import type { Parameters } from "./Statement.ts"

/**
 * Whether an account has erased anybody: one look into a partial index, in front of all hashing. Without its `OFFSET`,
 * Postgres may read the index of all accounts for it.
 */
export const hasErased = (account: string): string =>
  `EXISTS (SELECT FROM sendwright.suppressions h WHERE h.account_id = ${account} AND h.recipient_hash IS NOT NULL OFFSET 0)`

/**
 * Which of some normalised addresses an account has erased, under any pepper; null where none. They are hashed in the
 * statement that decides, and by its snapshot, so that no erasure can come between.
 */
export const erasedOf = (account: string, addresses: string, parameters: Parameters<Hashing>): string =>
  `sendwright.erased_of(${account}, ${addresses}, ${keys(parameters)})`

/** The same of the recipients of an email that are still `queued`; one whose name is gone from the email is among them. */
export const erasedQueuedOf = (
  account: string,
  recipients: string,
  states: string,
  parameters: Parameters<Hashing>
): string => `sendwright.erased_queued_of(${account}, ${recipients}, ${states}, ${keys(parameters)})`

const keys = (parameters: Parameters<Hashing>): string => {
  const inner = parameters.values("bytea", ({ hasher }) => hasher.keys.map((key) => key.inner))
  const outer = parameters.values("bytea", ({ hasher }) => hasher.keys.map((key) => key.outer))
  return `${inner}, ${outer}`
}

interface Hashing {
  readonly hasher: RecipientHasher
}
