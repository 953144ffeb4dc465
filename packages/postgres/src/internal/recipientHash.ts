import type { RecipientHasher } from "@posthorn/core/privacy/RecipientHash"
import * as P from "./params.ts"

/** Whether an account has erased anybody: one look into a partial index, in front of all hashing. */
export const hasErased = (account: string): string =>
  `EXISTS (SELECT FROM posthorn.suppressions h WHERE h.account_id = ${account} AND h.recipient_hash IS NOT NULL)`

/**
 * Whether an account has erased a normalised address, under any pepper. `inner` and `outer` are the parameters of
 * `hashParams`. It is hashed in the statement that decides, so that no erasure can come between; HMAC is two rounds of
 * SHA-256 (RFC 2104), which every Postgres has built in.
 */
export const isErased = (account: string, address: string, inner: string, outer: string): string =>
  `EXISTS (
  SELECT FROM unnest(${inner}::bytea[], ${outer}::bytea[]) AS p(inner_key, outer_key)
  JOIN posthorn.suppressions h ON h.account_id = ${account} AND h.recipient_hash = encode(
    sha256(p.outer_key || sha256(p.inner_key || convert_to(${account}::text || ${address}, 'UTF8'))), 'hex')
)`

/** The two parameters that `isErased` needs. */
export const hashParams = ({ keys }: RecipientHasher): ReadonlyArray<unknown> => [
  P.bytes(keys.map(({ inner }) => inner)),
  P.bytes(keys.map(({ outer }) => outer))
]
