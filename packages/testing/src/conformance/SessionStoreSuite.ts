import { assert } from "@effect/vitest"
import { RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import { SessionStore } from "@sendwright/core/users/SessionStore"
import { UserStore } from "@sendwright/core/users/UserStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { newId } from "../fixtures.ts"
import { day, harness, hour, type It, minute } from "./Harness.ts"
import { newHash, newUser, session, shown } from "./peopleFixtures.ts"

/** A user who is signed in once, and what is needed to look at their sessions. */
const signedIn = Effect.gen(function*() {
  const t = yield* harness({}, { back: 90 * day })
  const store = yield* SessionStore
  const users = yield* UserStore
  const user = newUser({ createdAt: t.at(0) })
  yield* users.create(user)
  const hash = newHash()
  const one = session({ userId: user.id, createdAt: t.at(0) })
  yield* store.create(one, hash)
  return { at: t.at, hash, one, store, user, users }
})

/** What every `SessionStore` must do. */
export const tests = (it: It): void => {
  it.effect("finds a session by its hash, with its user", () =>
    Effect.gen(function*() {
      const { at, hash, one, store, user } = yield* signedIn
      const found = yield* store.find(hash, at(minute), at(-hour))
      assert.deepStrictEqual(Option.getOrNull(found), { session: one, user: shown(user) })
      assert.isTrue(Option.isNone(yield* store.find(newHash(), at(minute), at(-hour))))
    }))

  it.effect("finds no session that has ended, was not used for long, or whose user is disabled", () =>
    Effect.gen(function*() {
      const { at, hash, one, store, user, users } = yield* signedIn
      const isThere = (now: Date, idleSince: Date) => Effect.map(store.find(hash, now, idleSince), Option.isSome)
      const inList = (now: Date, idleSince: Date) =>
        Effect.map(store.list(user.id, now, idleSince), (list) => list.length === 1)
      for (const known of [isThere, inList]) {
        assert.isTrue(yield* known(new Date(one.expiresAt.getTime() - 1), at(-1)))
        assert.isFalse(yield* known(one.expiresAt, at(-1)), "it has ended")
        assert.isFalse(yield* known(at(minute), at(0)), "it was not used after that")
      }
      yield* users.change(user.id, { disabledAt: at(1) })
      assert.isFalse(yield* isThere(at(minute), at(-hour)))
      yield* users.change(user.id, { disabledAt: null })
      assert.isTrue(yield* isThere(at(minute), at(-hour)))
    }))

  it.effect("notes when a session was last used, forward only, and lists by it", () =>
    Effect.gen(function*() {
      const { at, one, store, user } = yield* signedIn
      const other = session({ userId: user.id, createdAt: at(minute), method: "oidc", agent: "", network: "" })
      yield* store.create(other, newHash())
      const list = store.list(user.id, at(2 * hour), at(-day))
      assert.deepStrictEqual(yield* list, [other, one])
      yield* store.touch(one.id, at(hour))
      yield* store.touch(one.id, at(minute))
      yield* store.touch(newId(), at(hour))
      assert.deepStrictEqual(yield* list, [{ ...one, seenAt: at(hour) }, other])
    }))

  it.effect("ends one session, all others, or all, and those of the one user", () =>
    Effect.gen(function*() {
      const { at, hash, one, store, user, users } = yield* signedIn
      const stranger = newUser({ createdAt: at(0) })
      yield* users.create(stranger)
      const theirs = newHash()
      yield* store.create(session({ userId: stranger.id, createdAt: at(0) }), theirs)
      const isThere = (hash: string) => Effect.map(store.find(hash, at(minute), at(-hour)), Option.isSome)

      assert.isFalse(yield* store.revoke(stranger.id, one.id), "it is another's")
      assert.isTrue(yield* isThere(hash))
      assert.isTrue(yield* store.revoke(user.id, one.id))
      assert.isFalse(yield* store.revoke(user.id, one.id))
      assert.isFalse(yield* isThere(hash))

      const hashes = [newHash(), newHash(), newHash()] as const
      const sessions = hashes.map((_, index) => session({ userId: user.id, createdAt: at(index) }))
      yield* Effect.forEach(sessions, (session, index) => store.create(session, hashes[index]!))
      assert.strictEqual(yield* store.revokeAll(user.id, sessions[1]!.id), 2)
      assert.deepStrictEqual(yield* Effect.forEach(hashes, isThere), [false, true, false])
      assert.strictEqual(yield* store.revokeAll(user.id, null), 1)
      assert.deepStrictEqual(yield* Effect.forEach(hashes, isThere), [false, false, false])
      assert.isTrue(yield* isThere(theirs))
    }))

  it.effect("forgets what has ended, a few at a time", () =>
    Effect.gen(function*() {
      const { at, hash, store, user } = yield* signedIn
      const retention = yield* RetentionStore
      const ended = Array.from({ length: 5 }, (_, index) => newHash() + String(index))
      yield* Effect.forEach(ended, (hash) => store.create(session({ userId: user.id, createdAt: at(-2 * day) }), hash))
      const idle = newHash()
      yield* store.create(session({ userId: user.id, createdAt: at(-hour), expiresAt: at(day) }), idle)
      let total = 0
      for (;;) {
        const count = yield* retention.pruneSignIns({ now: at(0), idleSince: at(-minute), limit: 2 })
        assert.isAtMost(count, 2 * 3, "of each kind")
        total += count
        if (count === 0) break
      }
      assert.isAtLeast(total, 6)
      const isStored = (hash: string) => Effect.map(store.find(hash, at(-3 * day), at(-90 * day)), Option.isSome)
      assert.deepStrictEqual(yield* Effect.forEach([...ended, idle], isStored), [...ended, idle].map(() => false))
      assert.isTrue(yield* isStored(hash))
    }))
}
