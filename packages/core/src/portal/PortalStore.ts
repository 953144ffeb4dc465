import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { StorageError } from "../foundation/StorageError.ts"
import type { FoundPortalSession, PortalSession } from "./PortalSession.ts"

/**
 * What became of a link that was exchanged: a session has begun; the link was exchanged before; or the account has as
 * many sessions as it may have.
 */
export type PortalBeginning = "begun" | "used" | "full"

/** The port behind which the sessions of portals live. `RetentionStore` forgets them. */
export class PortalStore extends Context.Service<PortalStore, {
  /**
   * Stores a session by the SHA-256 (hex) of its secret; the secret itself is never stored. Of many with the same id, at
   * once or one after the other, one is stored, also where that one has been ended. Fewer than `most` may go on in its
   * account; two that begin at once may both be the last.
   */
  readonly begin: (session: PortalSession, hash: string, most: number) => Effect.Effect<PortalBeginning, StorageError>
  /** The session with this hash, where it goes on. */
  readonly find: (hash: string, now: Date) => Effect.Effect<Option.Option<FoundPortalSession>, StorageError>
  /** The sessions of an account that go on, newest first, up to `limit`. */
  readonly list: (accountId: string, now: Date, limit: number) => Effect.Effect<
    ReadonlyArray<PortalSession>,
    StorageError
  >
  /** Ends a session of an account; false where none of this id goes on. */
  readonly end: (accountId: string, id: string, now: Date) => Effect.Effect<boolean, StorageError>
}>()("@sendwright/core/portal/PortalStore") {}
