import { assert } from "@effect/vitest"
import { RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import type { NewReceived } from "@sendwright/core/received/ReceivedStore"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as fixtures from "../fixtures.ts"
import { erasing } from "./erasing.ts"
import { hour, idsOf, type It, minute } from "./Harness.ts"
import { receivingIn } from "./receiving.ts"

/** Received emails of the test's account, and what it keeps of them. */
const keeping = Effect.fnUntraced(function*(options: Parameters<typeof receivingIn>[0] = {}) {
  const t = yield* receivingIn(options)
  const sized = (sizeBytes: number, more: Partial<NewReceived> = {}) => t.made({ sizeBytes, mostBytes: 1_000, ...more })
  const used = (accountId = t.account.id) =>
    Effect.map(t.accounts.receivedUse([accountId]), (found) => found.get(accountId) ?? 0)
  /** The accounts without room; none where all was stored. */
  const full = (...messages: ReadonlyArray<NewReceived>) =>
    Effect.map(
      Effect.result(t.received.add(messages)),
      Result.match({
        onSuccess: (): ReadonlyArray<string> => [],
        onFailure: (error) => error._tag === "ReceivedFull" ? error.accountIds : assert.fail(error.message)
      })
    )
  return { ...t, sized, used, full }
})

/** How much accounts keep of received mail, and that they keep no more than they may. */
export const roomTests = (it: It): void => {
  it.effect("tells how many bytes of received mail accounts keep", () =>
    Effect.gen(function*() {
      const t = yield* keeping()
      const other = yield* t.seed()
      const [first, second] = [t.sized(100, { mostBytes: null }), t.sized(20, { mode: "test" })]
      yield* t.received.add([first, second, t.sized(7, { accountId: other.account.id })])
      yield* t.received.add([{ ...first, id: fixtures.idAt(first.receivedAt) }])
      const all = yield* t.accounts.receivedUse([t.account.id, other.account.id, fixtures.newId(), "no id"])
      assert.deepStrictEqual(new Set(all), new Set([[t.account.id, 120], [other.account.id, 7]]))
      assert.strictEqual((yield* t.accounts.receivedUse([])).size, 0)
      yield* t.received.remove(t.both, first.id)
      yield* t.received.remove(t.both, first.id)
      assert.strictEqual(yield* t.used(), 20)
      yield* t.received.remove(t.both, second.id)
      assert.strictEqual((yield* t.accounts.receivedUse([t.account.id])).size, 0)
    }))

  it.effect("stores nothing for an account that would keep more than it may, until it has room again", () =>
    Effect.gen(function*() {
      const t = yield* keeping()
      const most = t.sized(1_000)
      assert.deepStrictEqual(yield* t.full(t.sized(600), t.sized(401)), [t.account.id])
      assert.deepStrictEqual([yield* t.used(), yield* t.list()], [0, []])
      assert.deepStrictEqual(yield* t.full(most), [])
      assert.deepStrictEqual(yield* t.full(t.sized(1)), [t.account.id])
      // What it has already takes no room.
      assert.deepStrictEqual(yield* t.full({ ...most, id: fixtures.idAt(most.receivedAt) }), [])
      assert.deepStrictEqual(yield* t.full(t.sized(1, { mostBytes: null })), [])
      assert.deepStrictEqual(yield* t.full(t.sized(1, { mostBytes: 1_002 })), [])
      yield* t.received.remove(t.both, most.id)
      assert.deepStrictEqual(yield* t.full(t.sized(998), t.sized(1)), [t.account.id])
      assert.deepStrictEqual(yield* t.full(t.sized(998)), [])
      assert.strictEqual(yield* t.used(), 1_000)
    }))

  it.effect("stores a message for all accounts or, where one has no room, for none", () =>
    Effect.gen(function*() {
      const t = yield* keeping()
      const other = yield* t.seed()
      const toOther = t.sized(10, { accountId: other.account.id })
      assert.deepStrictEqual(yield* t.full(t.sized(1_001), toOther), [t.account.id])
      assert.strictEqual(yield* t.used(other.account.id), 0)
      assert.deepStrictEqual(yield* t.full(t.sized(1_000), toOther), [])
      assert.strictEqual(yield* t.used(other.account.id), 10)
    }))

  it.effect("lets no more through where many come at once", () =>
    Effect.gen(function*() {
      const t = yield* keeping()
      const other = yield* t.seed()
      const answers = yield* Effect.forEach(
        Array.from({ length: 40 }, (_, index) => index),
        (index) =>
          index % 4 === 0
            ? t.full(t.sized(100, { accountId: other.account.id, mostBytes: null }))
            : t.full(t.sized(index % 4 === 1 ? 130 : 150)),
        { concurrency: "unbounded" }
      )
      const stored = yield* t.list()
      const bytes = stored.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
      assert.strictEqual(yield* t.used(), bytes)
      assert.isAtMost(bytes, 1_000)
      // Nothing was refused for which there was room.
      assert.isAbove(bytes, 1_000 - 130)
      assert.strictEqual(answers.filter(([id]) => id === undefined).length, stored.length + 10)
      assert.strictEqual(yield* t.used(other.account.id), 1_000)
    }))

  it.effect("counts what retention deletes of received mail once, with its contents", () =>
    Effect.gen(function*() {
      const t = yield* keeping()
      const store = yield* RetentionStore
      const step = { before: t.at(minute), olderThanMillis: 0, by: "email", limit: 100, after: null } as const
      const walk = Effect.fnUntraced(function*(kind: "purgeContents" | "removeEmails") {
        for (let after: string | null = null;;) {
          after = (yield* store[kind]({ ...step, after })).next
          if (after === null) return yield* t.used()
        }
      })
      const old = [t.sized(100), t.sized(20)]
      yield* t.received.add([...old, t.sized(3, { receivedAt: t.at(hour) })])
      assert.strictEqual(yield* walk("purgeContents"), 3)
      yield* t.received.remove(t.both, old[0]!.id)
      assert.strictEqual(yield* t.used(), 3)
      yield* t.received.add([t.sized(50)])
      assert.strictEqual(yield* walk("removeEmails"), 3)
      assert.strictEqual((yield* t.list()).length, 1)
    }))

  it.effect("counts what an erasure deletes of received mail", () =>
    Effect.gen(function*() {
      const e = yield* erasing()
      const t = yield* keeping({ harness: e })
      const kept = t.sized(3)
      yield* t.received.add([
        t.sized(100, { from: "ada@example.com" }),
        t.sized(20, { text: "On Sunday, ada@example.com wrote:" }),
        kept
      ])
      yield* e.erase()
      assert.strictEqual(yield* t.used(), 3)
      assert.include(idsOf(yield* t.list()), kept.id)
    }))
}
