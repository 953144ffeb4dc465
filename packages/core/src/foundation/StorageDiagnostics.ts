import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ClockDifference } from "./ClockDifference.ts"
import type { StorageError } from "./StorageError.ts"

/** What stores the email. */
export interface StorageServer {
  /** `memory`, or the database's own name: `PostgreSQL`. */
  readonly product: string
  /** As it says itself, such as `17.2`; null where it has none. */
  readonly version: string | null
}

/** A secret that is stored encrypted. */
export interface StoredSecret {
  readonly sealed: string
  /** The row that it belongs to: `secrets/SecretBox.SecretPlace`. */
  readonly place: { readonly table: string; readonly row: string; readonly accountId: string }
}

/** What a stored secret is for: the signatures of a webhook endpoint, or those of a domain's mail. */
export type SecretKind = "webhook" | "dkim"

/** The stored secrets of one kind that one key has sealed. */
export interface SecretUse {
  /** The name that the key had on the ring. */
  readonly key: string
  /** What tells the key from all others, also from those of the same name: `secrets/SecretBox.KeyInfo`. */
  readonly fingerprint: string
  readonly kind: SecretKind
  readonly count: number
  /** One of them, to try the key with. */
  readonly sample: StoredSecret
}

/** The erased recipients that are known by hashes of one pepper. */
export interface PepperUse {
  readonly pepper: string
  readonly count: number
}

/** A table, or a partition of one. What has no size of its own, such as a table of partitions, is not among them. */
export interface TableSize {
  readonly table: string
  /** With its indexes and what is kept beside its rows. */
  readonly bytes: number
  /** By the database's estimates, which may lag behind by minutes. */
  readonly liveRows: number
  readonly deadRows: number
  /** When dead rows were last removed; null: not since the database's statistics began. */
  readonly vacuumedAt: Date | null
}

/**
 * What an operator asks of a storage: the port behind readiness, `doctor` and the checks at a server's start. Nothing of
 * it is on the way of an email. `secrets` and `peppers` may go over whole tables.
 */
export class StorageDiagnostics extends Context.Service<StorageDiagnostics, {
  /** Succeeds when the storage answers. The caller sets the deadline. */
  readonly ping: Effect.Effect<void, StorageError>
  readonly server: Effect.Effect<StorageServer, StorageError>
  readonly clock: Effect.Effect<ClockDifference, StorageError>
  /** The engine's tables, the largest first, 500 at most; none where the storage has no tables. */
  readonly tables: Effect.Effect<ReadonlyArray<TableSize>, StorageError>
  /**
   * The keys that stored secrets need, those of a domain's next and old DKIM keys too: by name, then fingerprint, then
   * kind.
   */
  readonly secrets: Effect.Effect<ReadonlyArray<SecretUse>, StorageError>
  /** The peppers that erased recipients need, in the order of their names. */
  readonly peppers: Effect.Effect<ReadonlyArray<PepperUse>, StorageError>
}>()("@sendwright/core/foundation/StorageDiagnostics") {}

/** The key that sealed a secret (`SecretBox.seal`); empty where the text names none. */
export const keyOf = (sealed: string): Pick<SecretUse, "key" | "fingerprint"> => {
  const [, key = "", fingerprint = ""] = sealed.split(".", 3)
  return { key, fingerprint }
}
