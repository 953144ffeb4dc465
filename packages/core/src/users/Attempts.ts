import * as Clock from "effect/Clock"
import * as Digest from "effect/crypto/Digest"
import * as Effect from "effect/Effect"
import { refusal } from "../accounts/RateLimits.ts"
import { attemptsPrefix, RateStore } from "../accounts/RateStore.ts"
import { type AuditActor, visitor } from "../audit/AuditEntry.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import * as Address from "../foundation/Address.ts"
import { SignInSettings } from "../foundation/Settings.ts"
import { originOf } from "./clientNames.ts"
import type { Client } from "./Session.ts"
import type { User } from "./User.ts"

const windowMillis = 15 * 60_000
const hourMillis = 3_600_000
/** Links to set a password that an address is sent in an hour. */
const resetsPerHour = 3
/** Failed attempts of a user in an hour that the audit log tells of. */
const notesPerHour = 6

/**
 * Counts attempts to sign in, in buckets that all nodes share. They are named by hashes, so that they hold no addresses,
 * and those of an address are there whether or not it has a user.
 */
export const make = Effect.gen(function*() {
  const store = yield* RateStore
  const audit = yield* AuditLog
  const { attemptsPerAddress, attemptsPerUser } = yield* SignInSettings
  const digest = yield* Digest.Digest
  const clock = yield* Clock.Clock

  const take = Effect.fnUntraced(function*(kind: string, of: string, capacity: number, overMillis: number) {
    const hash = yield* digest.digestHex(Digest.sha256, new TextEncoder().encode(of))
    const request = {
      key: `${attemptsPrefix}${kind}:${hash}`,
      capacity,
      refillPerSecond: capacity * 1_000 / overMillis,
      want: 1
    }
    const [taken] = yield* store.take([request], new Date(clock.currentTimeMillisUnsafe()))
    return taken!
  })

  const admit = Effect.fnUntraced(function*(kind: string, of: string, capacity: number, overMillis: number) {
    const taken = yield* take(kind, of, capacity, overMillis)
    if (taken.granted === 0) return yield* refusal(taken, "Too many attempts")
  })

  return {
    /** Counts an attempt from a client; one whose address is not known is not limited by it. */
    ofClient: ({ address }: Client) => {
      const origin = originOf(address)
      return origin === "" ? Effect.void : admit("from", origin, attemptsPerAddress, windowMillis)
    },
    /** Counts an attempt to be the user of an address. */
    ofAddress: (email: string) => admit("user", Address.normalize(email), attemptsPerUser, windowMillis),
    /** Counts an attempt from a browser, or in a session, that the user has signed in with before. */
    ofKnown: (id: string) => admit("known", id, attemptsPerUser, windowMillis),
    /** Counts a request for a link to an address. */
    ofReset: (email: string) => admit("reset", Address.normalize(email), resetsPerHour, hourMillis),
    /** Whether a text comes for the first time within an hour. */
    isFirst: (text: string) => Effect.map(take("once", text, 1, hourMillis), ({ granted }) => granted > 0),
    /** Records a failed attempt to be a user, of the first few in an hour. `actor`: who tried, a visitor by default. */
    noteFailure: Effect.fnUntraced(function*(user: User, actor: AuditActor = visitor) {
      const taken = yield* take("note", user.id, notesPerHour, hourMillis)
      if (taken.granted > 0) yield* audit.record(null, actor, "user.sign_in_failed", user.id)
    })
  }
})
