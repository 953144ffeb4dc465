import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Session } from "./Session.ts"
import type { User } from "./User.ts"

/** The port behind which sessions live. */
export class SessionStore extends Context.Service<SessionStore, {
  /** Stores a session by the SHA-256 (hex) of its secret; the secret itself is never stored. */
  readonly create: (session: Session, hash: string) => Effect.Effect<void, StorageError>
  /**
   * The session with this hash and its user, where it has not ended, was used after `idleSince`, and its user may sign in.
   */
  readonly find: (hash: string, now: Date, idleSince: Date) => Effect.Effect<
    Option.Option<{ readonly session: Session; readonly user: User }>,
    StorageError
  >
  /** Notes that a session was used; the time only moves forward. */
  readonly touch: (id: string, now: Date) => Effect.Effect<void, StorageError>
  /** The sessions of a user that have not ended and were used after `idleSince`, the one used last first. */
  readonly list: (userId: string, now: Date, idleSince: Date) => Effect.Effect<ReadonlyArray<Session>, StorageError>
  /** Ends one session of a user; false where the user has no such session. */
  readonly revoke: (userId: string, id: string) => Effect.Effect<boolean, StorageError>
  /** Ends all sessions of a user, but for `except`. Answers with how many. */
  readonly revokeAll: (userId: string, except: string | null) => Effect.Effect<number, StorageError>
}>()("@sendwright/core/users/SessionStore") {}
