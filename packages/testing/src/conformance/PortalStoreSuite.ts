import { assert } from "@effect/vitest"
import type { PortalSession } from "@sendwright/core/portal/PortalSession"
import { PortalStore } from "@sendwright/core/portal/PortalStore"
import { RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { newId } from "../fixtures.ts"
import { harness, hour, type It, minute } from "./Harness.ts"
import { newHash } from "./peopleFixtures.ts"

const make = Effect.gen(function*() {
  const t = yield* harness()
  const store = yield* PortalStore
  const session = (over: Partial<PortalSession> = {}): PortalSession => {
    const createdAt = over.createdAt ?? t.at(0)
    return {
      id: newId(),
      accountId: t.account.id,
      mode: "live",
      parts: ["emails", "domains"],
      label: "\"Ada\" of {Shop}, NULL",
      createdAt,
      expiresAt: new Date(createdAt.getTime() + hour),
      linkExpiresAt: new Date(createdAt.getTime() + 10 * minute),
      agent: "Firefox on Linux",
      network: "203.0.113.0/24",
      ...over
    }
  }
  const begun = Effect.fnUntraced(function*(over: Partial<PortalSession> = {}) {
    const hash = newHash()
    const one = session(over)
    assert.strictEqual(yield* store.begin(one, hash, 100), "begun")
    return { one, hash }
  })
  const lasts = (hash: string, now: Date) => Effect.map(store.find(hash, now), Option.isSome)
  return { ...t, store, session, begun, lasts }
})

/** What every `PortalStore` must do. */
export const tests = (it: It): void => {
  it.effect("finds a session by its hash, with its account and the owner, until it ends", () =>
    Effect.gen(function*() {
      const { account, at, begun, lasts, store } = yield* make
      const { hash, one } = yield* begun({ mode: "test", parts: ["webhooks"], agent: "", network: "" })
      const found = Option.getOrThrow(yield* store.find(hash, at(minute)))
      assert.deepStrictEqual(found.session, one)
      assert.strictEqual(found.account.id, account.id)
      assert.strictEqual(found.owner.accountId, account.id)
      assert.isFalse(yield* lasts(newHash(), at(minute)))
      assert.isTrue(yield* lasts(hash, new Date(one.expiresAt.getTime() - 1)))
      assert.isFalse(yield* lasts(hash, one.expiresAt))
    }))

  it.effect("exchanges a link once, though its session has ended", () =>
    Effect.gen(function*() {
      const { account, at, begun, hash, lasts, one, store } = yield* Effect.flatMap(
        make,
        (made) => Effect.map(made.begun(), (first) => ({ ...made, ...first }))
      )
      const second = newHash()
      assert.strictEqual(yield* store.begin(one, second, 100), "used")
      assert.isTrue(yield* store.end(account.id, one.id, at(minute)))
      assert.strictEqual(yield* store.begin({ ...one, createdAt: at(2 * minute) }, second, 100), "used")
      assert.isFalse(yield* lasts(second, at(2 * minute)))
      assert.isFalse(yield* lasts(hash, at(2 * minute)))
      yield* begun()
    }))

  it.effect("lets one of many have a link that try at once", () =>
    Effect.gen(function*() {
      const { at, lasts, session, store } = yield* make
      const one = session()
      const hashes = Array.from({ length: 8 }, newHash)
      const outcomes = yield* Effect.forEach(hashes, (hash) => store.begin(one, hash, 100), { concurrency: 8 })
      assert.deepStrictEqual(outcomes.toSorted(), ["begun", ...Array.from({ length: 7 }, () => "used")])
      const found = yield* Effect.forEach(hashes, (hash) => lasts(hash, at(minute)))
      assert.deepStrictEqual(found, outcomes.map((outcome) => outcome === "begun"))
    }))

  it.effect("begins no more in an account than may go on at once", () =>
    Effect.gen(function*() {
      const { account, at, begun, session, store } = yield* make
      const { one } = yield* begun()
      yield* begun({ expiresAt: at(minute) })
      assert.strictEqual(yield* store.begin(session(), newHash(), 2), "full")
      const later = session({ createdAt: at(2 * minute) })
      assert.strictEqual(yield* store.begin(later, newHash(), 2), "begun", "one has ended")
      assert.strictEqual(yield* store.begin(session({ createdAt: at(2 * minute) }), newHash(), 2), "full")
      assert.strictEqual(yield* store.begin(one, newHash(), 2), "used", "which is told before")
      assert.isTrue(yield* store.end(account.id, one.id, at(2 * minute)))
      assert.strictEqual(yield* store.begin(session({ createdAt: at(2 * minute) }), newHash(), 2), "begun")
    }))

  it.effect("lists what goes on in an account, newest first, and ends one of it", () =>
    Effect.gen(function*() {
      const { account, at, begun, lasts, store } = yield* make
      const other = yield* make
      const { one: theirs } = yield* other.begun()
      const { hash, one: first } = yield* begun()
      const { one: second } = yield* begun({ createdAt: at(minute) })
      yield* begun({ expiresAt: at(minute) })
      const list = store.list(account.id, at(2 * minute), 10)
      assert.deepStrictEqual(yield* list, [second, first])
      assert.deepStrictEqual(yield* store.list(account.id, at(2 * minute), 1), [second])
      assert.isFalse(yield* store.end(account.id, theirs.id, at(2 * minute)), "it is another's")
      assert.isFalse(yield* store.end(account.id, newId(), at(2 * minute)))
      assert.isFalse(yield* store.end(account.id, "no id", at(2 * minute)))
      assert.isTrue(yield* store.end(account.id, first.id, at(2 * minute)))
      assert.isFalse(yield* store.end(account.id, first.id, at(2 * minute)))
      assert.isFalse(yield* lasts(hash, at(2 * minute)))
      assert.deepStrictEqual(yield* list, [second])
    }))

  it.effect("is forgotten once it has ended and its link can be used by no clock", () =>
    Effect.gen(function*() {
      const { at, begun, store } = yield* make
      const retention = yield* RetentionStore
      const ended = yield* begun({ expiresAt: at(minute), linkExpiresAt: at(10 * minute) })
      const prune = (now: Date) => retention.pruneSignIns({ now, idleSince: new Date(0), limit: 10_000 })
      const isUsed = Effect.map(store.begin(ended.one, newHash(), 0), (outcome) => outcome === "used")
      yield* prune(at(11 * minute))
      assert.isTrue(yield* isUsed, "another clock may be slow")
      yield* prune(at(10 * minute + hour))
      assert.isFalse(yield* isUsed)
    }))
}
