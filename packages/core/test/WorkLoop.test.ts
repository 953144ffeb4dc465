import { assert, describe, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { second } from "./support/harness.ts"
import { harness } from "./support/workLoop.ts"

describe("WorkLoop", () => {
  it.effect("claims at once when it is woken, and at its polls", () =>
    Effect.gen(function*() {
      const { begin, queue, seen, wake } = yield* harness()
      yield* begin
      yield* TestClock.adjust(500)
      queue.push(1, 2, 3, 4, 5, 6, 7, 8, 9)
      yield* wake
      yield* TestClock.adjust(0)
      assert.deepStrictEqual(seen.handled, [1, 2, 3, 4, 5, 6, 7, 8, 9])
      queue.push(10)
      yield* TestClock.adjust(999)
      assert.strictEqual(seen.handled.length, 9)
      yield* TestClock.adjust(1)
      assert.strictEqual(seen.handled.length, 10)
    }))

  it.effect("sleeps until what is due, and no longer than a poll", () =>
    Effect.gen(function*() {
      const { begin, seen } = yield* harness()
      seen.due = 2_300
      yield* begin
      yield* TestClock.adjust(2_300)
      assert.deepStrictEqual(seen.claims, [0, 1_000, 2_000, 2_300])
    }))

  it.effect("does not spin where something is overdue and cannot be claimed", () =>
    Effect.gen(function*() {
      const { begin, seen } = yield* harness()
      yield* TestClock.adjust(60 * second)
      seen.due = 0
      yield* begin
      yield* TestClock.adjust(10 * second)
      assert.isAtMost(seen.claims.length, 11)
      assert.isAtMost(seen.looks, 11)
    }))

  it.effect("follows hints that lead to nothing less and less often, and at once after a while", () =>
    Effect.gen(function*() {
      const { begin, queue, seen, wake } = yield* harness({ paceMillis: 8 })
      yield* begin
      for (let n = 0; n < 500; n++) {
        yield* wake
        yield* TestClock.adjust(1)
      }
      assert.isAbove(seen.claims.length, 8)
      assert.isBelow(seen.claims.length, 16)
      queue.push(1)
      yield* wake
      yield* TestClock.adjust(64)
      assert.deepStrictEqual(seen.handled, [1])
      yield* TestClock.adjust(100)
      queue.push(2)
      yield* wake
      yield* TestClock.adjust(0)
      assert.deepStrictEqual(seen.handled, [1, 2])
    }))

  it.effect("answers all hints that came before a claim with that claim", () =>
    Effect.gen(function*() {
      const { begin, queue, seen, wake } = yield* harness({ concurrency: 40, paceMillis: 8, isExhausted: () => true })
      yield* begin
      yield* TestClock.adjust(100)
      const before = seen.claims.length
      queue.push(1)
      yield* wake
      yield* TestClock.adjust(0)
      for (let millis = 1; millis < 8; millis++) {
        queue.push(millis)
        yield* wake
        yield* TestClock.adjust(1)
      }
      yield* TestClock.adjust(100)
      assert.strictEqual(seen.claims.length, before + 2)
      queue.push(9)
      yield* wake
      yield* TestClock.adjust(1)
      assert.strictEqual(seen.claims.length, before + 3)
    }))

  it.effect("waits for more after a claim that brought several, and no longer than it may", () =>
    Effect.gen(function*() {
      const { begin, queue, seen, wake } = yield* harness({
        concurrency: 40,
        paceMillis: 8,
        busyPaceMillis: 32,
        isExhausted: () => true
      })
      yield* begin
      const claimedAfter = Effect.fnUntraced(function*(brings: number) {
        yield* TestClock.adjust(second)
        queue.push(...Array.from({ length: brings }, (_, index) => index))
        yield* wake
        yield* TestClock.adjust(0)
        const claims = seen.claims.length
        yield* wake
        let millis = 0
        for (; seen.claims.length === claims; millis++) yield* TestClock.adjust(1)
        return millis
      })
      const waits: Array<number> = []
      for (const brings of [1, 2, 3, 9, 10]) waits.push(yield* claimedAfter(brings))
      // A quarter of the slots is worth a claim at once.
      assert.deepStrictEqual(waits, [8, 16, 24, 32, 1])
    }))

  it.effect("is not held up by a clock that is set back", () => {
    let setBack = 0
    return Effect.gen(function*() {
      const { begin, queue, seen, wake } = yield* harness({ paceMillis: 8 })
      yield* begin
      for (let n = 0; n < 5; n++) {
        yield* wake
        yield* TestClock.adjust(70)
      }
      setBack = 600 * second
      queue.push(1)
      yield* wake
      yield* TestClock.adjust(1)
      assert.deepStrictEqual(seen.handled, [1])
    }).pipe(
      Effect.updateService(Clock.Clock, (clock): Clock.Clock => ({
        ...clock,
        currentTimeMillisUnsafe: () => clock.currentTimeMillisUnsafe() - setBack
      }))
    )
  })

  it.effect("waits for a hint before it looks ahead, and goes on where a claim left something", () =>
    Effect.gen(function*() {
      // Not all that is due can be read at once.
      const queue: Array<number> = []
      const { begin, seen, wake } = yield* harness({
        paceMillis: 8,
        isExhausted: (taken) => taken < 4,
        claim: () => Effect.sync(() => queue.splice(0, 3))
      })
      seen.due = 0
      queue.push(1, 2, 3)
      yield* begin
      yield* TestClock.adjust(10)
      assert.deepStrictEqual(seen.handled, [1, 2, 3])
      queue.push(4, 5, 6, 7)
      yield* wake
      yield* TestClock.adjust(0)
      assert.deepStrictEqual([seen.handled.length, seen.looks], [6, 0])
      yield* TestClock.adjust(20)
      assert.deepStrictEqual([seen.handled.length, seen.looks], [7, 1])
    }))

  it.effect("claims less often where a claim takes long", () =>
    Effect.gen(function*() {
      const { begin, seen, wake } = yield* harness({
        paceMillis: 8,
        concurrency: 100,
        claim: () =>
          Effect.suspend(() => {
            seen.claims.push(0)
            return Effect.delay(Effect.succeed([1]), 6)
          }),
        isExhausted: () => true
      })
      yield* begin
      for (let n = 0; n < 180; n++) {
        yield* wake
        yield* TestClock.adjust(1)
      }
      assert.strictEqual(seen.claims.length, 11, "one each 18 ms")
    }))

  it.effect("looks ahead, and does not claim again, where the claim says that it took all there is", () =>
    Effect.gen(function*() {
      const { begin, queue, seen, wake } = yield* harness({ isExhausted: (taken) => taken < 3 })
      yield* begin
      yield* TestClock.adjust(0)
      assert.deepStrictEqual([seen.claims.length, seen.looks], [1, 1])
      queue.push(1, 2)
      yield* wake
      yield* TestClock.adjust(0)
      assert.deepStrictEqual(seen.handled, [1, 2])
      assert.deepStrictEqual([seen.claims.length, seen.looks], [2, 2])
      queue.push(3, 4, 5)
      yield* wake
      yield* TestClock.adjust(0)
      assert.deepStrictEqual(seen.handled, [1, 2, 3, 4, 5])
      assert.deepStrictEqual([seen.claims.length, seen.looks], [4, 3])
    }))
})
