import * as Context from "effect/Context"
import type * as Digest from "effect/crypto/Digest"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { AuditLog } from "../audit/AuditLog.ts"
import { NotFound } from "../foundation/Errors.ts"
import { SignInSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import { agentOf, networkOf } from "./clientNames.ts"
import * as Devices from "./Devices.ts"
import { NotSignedIn } from "./PeopleErrors.ts"
import * as Secret from "./Secret.ts"
import type { Client, Session, SignInMethod } from "./Session.ts"
import { SessionStore } from "./SessionStore.ts"
import { asActor, type User } from "./User.ts"

/** Who is signed in, and in which session. */
export interface SignedIn {
  readonly session: Session
  readonly user: User
}

/** A session that has just begun. Its secret goes into the browser's cookie and is never seen again. */
export interface Opened extends SignedIn {
  readonly secret: Redacted.Redacted
  /** What the browser keeps when the session has ended, by which it is known again. */
  readonly device: Redacted.Redacted
}

/** How long ago somebody may have signed in who takes all of an account away, in milliseconds. */
const freshMillis = 10 * 60_000

/** A session that is used all the time is noted as used once a minute. */
const touchEveryMillis = 60_000

/**
 * The browsers in which users are signed in. A session ends after 30 days, or when it was not used for 7, unless
 * `SignInSettings` say otherwise; what ends it before holds at once on every node.
 *
 * @example
 * ```ts no-run: it needs the cookie of a session
 * import { Sessions } from "@sendwright/core/users/Sessions"
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 *
 * // The user that the cookie of a request identifies.
 * export const whoAsks = Effect.fn("whoAsks")(function*(cookie: string) {
 *   const { user } = yield* (yield* Sessions).authenticate(Redacted.make(cookie))
 *   return user
 * })
 * ```
 */
export class Sessions extends Context.Service<Sessions, {
  /** Begins a session of a user who has shown who they are; always a new one, whatever the browser had before. */
  readonly open: (user: User, method: SignInMethod, client: Client) => Effect.Effect<Opened, StorageError>
  readonly authenticate: (secret: Redacted.Redacted) => Effect.Effect<SignedIn, NotSignedIn | StorageError>
  /** Whether a session began within the last ten minutes: what gives all of an account away asks for that. */
  readonly isFresh: (session: Session) => Effect.Effect<boolean, StorageError>
  /** The sessions of a user, the one used last first. */
  readonly list: (userId: string) => Effect.Effect<ReadonlyArray<Session>, StorageError>
  /** Ends a session of the user who asks, which may be the one that they ask in. */
  readonly revoke: (who: SignedIn, sessionId: string) => Effect.Effect<void, NotFound | StorageError>
  /** Ends all other sessions of the user who asks. Answers with how many. */
  readonly revokeOthers: (who: SignedIn) => Effect.Effect<number, StorageError>
}>()("@sendwright/core/users/Sessions") {
  static readonly layer = Layer.effect(
    Sessions,
    Effect.gen(function*() {
      const store = yield* SessionStore
      const audit = yield* AuditLog
      const devices = yield* Devices.make
      const { sessionIdleMillis, sessionMillis } = yield* SignInSettings
      const random = yield* SecureRandom.SecureRandom
      const crypto = yield* Effect.context<Digest.Digest | SecureRandom.SecureRandom>()
      const { now } = yield* StorageTime
      const idleSince = (at: Date) => new Date(at.getTime() - sessionIdleMillis)

      const open = Effect.fn("Sessions.open")(function*(user: User, method: SignInMethod, client: Client) {
        const createdAt = yield* now
        const secret = yield* Secret.generate()
        const session: Session = {
          id: yield* random.uuidV7(),
          userId: user.id,
          method,
          createdAt,
          seenAt: createdAt,
          expiresAt: new Date(createdAt.getTime() + sessionMillis),
          agent: agentOf(client.userAgent),
          network: networkOf(client.address)
        }
        yield* store.create(session, yield* Secret.hash(secret))
        yield* audit.record(null, asActor(user), "user.signed_in", user.id)
        return { session, user, secret, device: yield* devices.issue(user.email) }
      }, Effect.provideContext(crypto))

      const authenticate = Effect.fn("Sessions.authenticate")(function*(secret: Redacted.Redacted) {
        if (!Secret.isSecret(Redacted.value(secret))) return yield* new NotSignedIn()
        const at = yield* now
        const found = yield* store.find(yield* Secret.hash(secret), at, idleSince(at))
        if (Option.isNone(found)) return yield* new NotSignedIn()
        const { session } = found.value
        if (at.getTime() - session.seenAt.getTime() >= touchEveryMillis) yield* store.touch(session.id, at)
        return found.value
      }, Effect.provideContext(crypto))

      return Sessions.of({
        open,
        authenticate,
        isFresh: (session) => Effect.map(now, (at) => at.getTime() - session.createdAt.getTime() <= freshMillis),
        list: Effect.fn("Sessions.list")(function*(userId: string) {
          const at = yield* now
          return yield* store.list(userId, at, idleSince(at))
        }),
        revoke: Effect.fn("Sessions.revoke")(function*({ user }: SignedIn, sessionId: string) {
          if (!(yield* store.revoke(user.id, sessionId))) return yield* new NotFound()
          yield* audit.record(null, asActor(user), "session.revoked", sessionId)
        }),
        revokeOthers: Effect.fn("Sessions.revokeOthers")(function*({ session, user }: SignedIn) {
          const count = yield* store.revokeAll(user.id, session.id)
          if (count > 0) yield* audit.record(null, asActor(user), "session.others_revoked", user.id)
          return count
        })
      })
    })
  )
}
