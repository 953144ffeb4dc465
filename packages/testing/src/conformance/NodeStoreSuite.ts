import { assert } from "@effect/vitest"
import { type NodeReport, NodeStore } from "@sendwright/core/operator/NodeStore"
import * as Effect from "effect/Effect"
import { newId } from "../fixtures.ts"
import { harness, type It, minute, second } from "./Harness.ts"

/** What every `NodeStore` must do. */
export const tests = (it: It): void => {
  const start = Effect.gen(function*() {
    const t = yield* harness()
    const store = yield* NodeStore
    const node = (over: Partial<NodeReport> = {}): NodeReport => ({
      id: newId(),
      version: "1.2.3",
      role: "all",
      hostname: "mail-1",
      pid: 4_711,
      startedAt: t.at(0),
      state: `{"claims":"none"}`,
      ...over
    })
    const forgetBefore = t.at(-3 * minute)
    const report = (one: NodeReport, millis: number) => store.report(one, t.at(millis), forgetBefore)
    // Other tests live at other times, later ones: theirs are not among those seen until this test's end.
    const list = (since: number, limit = 100) =>
      Effect.map(
        store.list(t.at(since), 1_000),
        (all) => all.filter(({ seenAt }) => seenAt < t.at(60 * minute)).slice(0, limit)
      )
    return { ...t, store, node, report, list, forgetBefore }
  })

  it.effect("keeps what a process said last, with when that was", () =>
    Effect.gen(function*() {
      const t = yield* start
      const later = t.node({ startedAt: t.at(second), role: "worker", hostname: "mail-2", pid: 1 })
      const first = t.node()
      yield* t.report(later, 2 * second)
      yield* t.report(first, 3 * second)
      const said = { ...first, state: `{"claims":"some, 'quoted'"}` }
      yield* t.report(said, 18 * second)
      const listed = yield* t.list(0)
      assert.deepStrictEqual(
        listed.map(({ clockAheadMillis, ...node }) => {
          assert.isTrue(Number.isFinite(clockAheadMillis))
          return node
        }),
        [{ ...said, seenAt: t.at(18 * second) }, { ...later, seenAt: t.at(2 * second) }]
      )
      assert.deepStrictEqual((yield* t.store.list(t.at(0), 1)).length, 1)
    }))

  it.effect("tells of those seen since a time alone", () =>
    Effect.gen(function*() {
      const t = yield* start
      const silent = t.node()
      const there = t.node()
      yield* t.report(silent, 0)
      yield* t.report(there, minute)
      assert.deepStrictEqual((yield* t.list(0)).map(({ id }) => id), [silent.id, there.id].toSorted())
      assert.deepStrictEqual((yield* t.list(second)).map(({ id }) => id), [there.id])
    }))

  it.effect("forgets who leaves, and with each report who has long been silent", () =>
    Effect.gen(function*() {
      const t = yield* start
      const [left, silent, there] = [t.node(), t.node(), t.node()]
      for (const one of [left, silent, there]) yield* t.report(one, 0)
      yield* t.store.leave(left.id)
      yield* t.store.leave(newId())
      assert.deepStrictEqual((yield* t.list(0)).map(({ id }) => id), [silent.id, there.id].toSorted())
      yield* t.store.report(there, t.at(10 * minute), t.at(minute))
      assert.deepStrictEqual((yield* t.list(0)).map(({ id }) => id), [there.id])
      // Who comes back after a long silence is there again.
      yield* t.store.report(silent, t.at(20 * minute), t.at(17 * minute))
      assert.deepStrictEqual((yield* t.list(0)).map(({ id }) => id), [silent.id])
    }))

  it.effect("takes the reports of many processes at once", () =>
    Effect.gen(function*() {
      const t = yield* start
      const nodes = Array.from({ length: 20 }, () => t.node())
      for (let round = 0; round < 3; round++) {
        yield* Effect.forEach(nodes, (node) => t.store.report(node, t.at(round * minute), t.at(-minute)), {
          concurrency: "unbounded",
          discard: true
        })
      }
      assert.strictEqual((yield* t.list(2 * minute)).length, 20)
    }))
}
