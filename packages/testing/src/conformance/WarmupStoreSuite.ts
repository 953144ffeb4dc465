import { assert } from "@effect/vitest"
import { WarmupStore } from "@sendwright/core/sending/WarmupStore"
import * as Effect from "effect/Effect"
import { newId } from "../fixtures.ts"
import type { It } from "./Harness.ts"

const [before, today, tomorrow] = ["2026-11-30", "2026-12-01", "2026-12-02"] as const

/** What every `WarmupStore` must do. */
export const tests = (it: It): void => {
  it.effect("gives out as many places as there are, to each source and site by itself", () =>
    Effect.gen(function*() {
      const store = yield* WarmupStore
      const count = { source: newId(), site: "mx.shop.example", day: today }
      assert.deepStrictEqual([yield* store.take(count, 2), yield* store.take(count, 2), yield* store.take(count, 2)], [
        1,
        0,
        null
      ])
      assert.strictEqual(yield* store.take({ ...count, source: newId() }, 2), 1)
      assert.strictEqual(yield* store.take({ ...count, site: "mx.club.example" }, 2), 1)
      assert.strictEqual(yield* store.take({ ...count, source: newId() }, 0), null)
    }))

  it.effect("follows a limit that is another one now", () =>
    Effect.gen(function*() {
      const store = yield* WarmupStore
      const count = { source: newId(), site: "mx.shop.example", day: today }
      yield* store.take(count, 2)
      yield* store.take(count, 2)
      assert.strictEqual(yield* store.take(count, 5), 2)
      assert.strictEqual(yield* store.take(count, 1), null)
    }))

  it.effect("begins anew each day, and gives no place of a day that is over", () =>
    Effect.gen(function*() {
      const store = yield* WarmupStore
      const count = { source: newId(), site: "mx.shop.example", day: today }
      assert.strictEqual(yield* store.take(count, 1), 0)
      assert.strictEqual(yield* store.take({ ...count, day: tomorrow }, 3), 2)
      assert.strictEqual(yield* store.take(count, 9), null)
      yield* store.giveBack(count)
      assert.strictEqual(yield* store.take({ ...count, day: tomorrow }, 3), 1)
    }))

  it.effect("takes a place back, and no more than were taken", () =>
    Effect.gen(function*() {
      const store = yield* WarmupStore
      const count = { source: newId(), site: "mx.shop.example", day: today }
      yield* store.giveBack(count)
      yield* store.take(count, 1)
      yield* store.giveBack(count)
      yield* store.giveBack(count)
      assert.strictEqual(yield* store.take(count, 1), 0)
      assert.strictEqual(yield* store.take(count, 1), null)
    }))

  it.effect("gives out no more places than there are to messages at once", () =>
    Effect.gen(function*() {
      const store = yield* WarmupStore
      const count = { source: newId(), site: "mx.shop.example", day: today }
      const answers = yield* Effect.all(Array.from({ length: 40 }, () => store.take(count, 17)), {
        concurrency: "unbounded"
      })
      const left = answers.filter((answer) => answer !== null).toSorted((a, b) => a - b)
      assert.deepStrictEqual(left, Array.from({ length: 17 }, (_, index) => index))
    }))

  it.effect("forgets old days, some at a time", () =>
    Effect.gen(function*() {
      const store = yield* WarmupStore
      yield* store.sweep(before, 1_000)
      const source = newId()
      for (const site of ["a", "b", "c"]) yield* store.take({ source, site, day: before }, 1)
      yield* store.take({ source, site: "d", day: today }, 1)
      assert.deepStrictEqual([
        yield* store.sweep(before, 9),
        yield* store.sweep(today, 2),
        yield* store.sweep(today, 2)
      ], [
        0,
        2,
        1
      ])
      // What is left is the count of today.
      assert.strictEqual(yield* store.take({ source, site: "d", day: today }, 1), null)
    }))
}
