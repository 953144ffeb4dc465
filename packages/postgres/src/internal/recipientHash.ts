import type { RecipientHasher } from "@sendwright/core/privacy/RecipientHash"
import * as P from "./params.ts"

/** Whether an account has erased anybody: one look into a partial index, in front of all hashing. */
export const hasErased = (account: string): string =>
  `EXISTS (SELECT FROM sendwright.suppressions h WHERE h.account_id = ${account} AND h.recipient_hash IS NOT NULL)`

/**
 * Which of some normalised addresses an account has erased, under any pepper; null where none. `inner` and `outer` are
 * the parameters of `hashParams`. They are hashed in the statement that decides, and by its snapshot, so that no erasure
 * can come between.
 */
export const erasedOf = (account: string, addresses: string, inner: string, outer: string): string =>
  `sendwright.erased_of(${account}, ${addresses}, ${inner}, ${outer})`

/** The two parameters that `erasedOf` needs. */
export const hashParams = ({ keys }: RecipientHasher): ReadonlyArray<unknown> => [
  P.bytes(keys.map(({ inner }) => inner)),
  P.bytes(keys.map(({ outer }) => outer))
]
