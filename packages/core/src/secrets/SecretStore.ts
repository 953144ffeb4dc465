import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { SecretKind, StoredSecret } from "../foundation/StorageDiagnostics.ts"
import type { StorageError } from "../foundation/StorageError.ts"

/** A stored secret that is to be kept under another key: its text is replaced where it still is what was read. */
export interface Resealed {
  readonly secret: StoredSecret
  readonly sealed: string
}

/** The port through which stored secrets are sealed anew, over all accounts. Services keep secrets by their own ports. */
export class SecretStore extends Context.Service<SecretStore, {
  /**
   * Secrets of one kind that another key than that of `fingerprint` sealed, in the order of their rows' ids and strictly
   * after the row `after`. Those of one row come together, so that the answer may be a little longer than `limit`.
   */
  readonly sealedOtherwise: (options: {
    readonly kind: SecretKind
    readonly fingerprint: string
    readonly after: string | null
    readonly limit: number
  }) => Effect.Effect<ReadonlyArray<StoredSecret>, StorageError>
  /**
   * Replaces secrets of one kind in one commit and answers with how many. One that was changed, moved or removed since it
   * was read stays as it is.
   */
  readonly replace: (kind: SecretKind, secrets: ReadonlyArray<Resealed>) => Effect.Effect<number, StorageError>
}>()("@sendwright/core/secrets/SecretStore") {}
