import { assert, describe, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Latch from "effect/Latch"
import * as TestClock from "effect/testing/TestClock"
import { second } from "./support/harness.ts"
import { harness } from "./support/workLoop.ts"

describe("the slots of a work loop", () => {
  it.effect("gives a slot on that was freed, and has twice as many leases in progress at the most", () =>
    Effect.gen(function*() {
      const answer = yield* Latch.make(false)
      const { begin, queue, seen } = yield* harness({
        concurrency: 40,
        handle: (lease, freed) =>
          Effect.suspend(() => {
            seen.handled.push(lease)
            // To say it twice frees no second slot.
            freed()
            freed()
            return answer.await
          })
      })
      queue.push(...Array.from({ length: 200 }, (_, index) => index))
      yield* begin
      yield* TestClock.adjust(50)
      assert.strictEqual(seen.handled.length, 80)
      yield* answer.open
      yield* TestClock.adjust(50)
      assert.strictEqual(seen.handled.length, 200)
    }))

  it.effect("lets 32 be in progress besides those that have a slot, however few slots there are", () =>
    Effect.gen(function*() {
      const { begin, queue, seen } = yield* harness({
        concurrency: 1,
        handle: (lease, freed) =>
          Effect.suspend(() => {
            seen.handled.push(lease)
            freed()
            return Effect.never
          })
      })
      queue.push(...Array.from({ length: 100 }, (_, index) => index))
      yield* begin
      yield* TestClock.adjust(second)
      assert.strictEqual(seen.handled.length, 33)
    }))

  it.effect("claims again where all that a claim was capped by finished while it looked ahead", () =>
    Effect.gen(function*() {
      const queue = Array.from({ length: 100 }, (_, i) => i)
      let underWay = 0
      const { begin } = yield* harness({
        recheckOnFinish: true,
        claim: () => Effect.sync(() => queue.splice(0, 2 - underWay)),
        nextDue: Effect.as(Effect.sleep(10), new Date(0)),
        handle: () =>
          Effect.suspend(() => {
            underWay++
            return Effect.ensuring(Effect.sleep(5), Effect.sync(() => underWay--))
          })
      })
      yield* begin
      yield* TestClock.adjust(2 * second)
      assert.strictEqual(queue.length, 0)
    }))

  it.effect("takes a lease that was freed for one that makes room", () =>
    Effect.gen(function*() {
      const queue = [1, 2]
      const { begin, seen } = yield* harness({
        recheckOnFinish: true,
        pollMillis: 60 * second,
        isExhausted: () => true,
        claim: () => Effect.sync(() => queue.splice(0, 1)),
        handle: (lease, freed) =>
          Effect.suspend(() => {
            seen.handled.push(lease)
            freed()
            return Effect.sleep(30 * second)
          })
      })
      yield* begin
      yield* TestClock.adjust(100)
      assert.deepStrictEqual(seen.handled, [1, 2])
    }))

  it.effect("has no more under way than its slots, and fills them again", () =>
    Effect.gen(function*() {
      let now = 0
      let most = 0
      const { begin, queue, seen } = yield* harness({
        concurrency: 8,
        handle: () =>
          Effect.suspend(() => {
            most = Math.max(most, ++now)
            return Effect.ensuring(Effect.sleep(100), Effect.sync(() => now--))
          })
      })
      queue.push(...Array.from({ length: 80 }, (_, i) => i))
      yield* begin
      yield* TestClock.adjust(second + 100)
      assert.strictEqual(queue.length, 0)
      assert.strictEqual(now, 0)
      assert.strictEqual(most, 8)
      assert.isAtMost(seen.claims.length, 42, "a quarter of the slots is claimed for at once")
    }))

  it.effect("gives out every slot, though all the others hang", () =>
    Effect.gen(function*() {
      for (const hanging of [1, 5, 6, 7]) {
        const { begin, queue, seen, wake } = yield* harness({
          concurrency: 8,
          handle: (lease) =>
            Effect.suspend(() => {
              if (lease < 0) return Effect.never
              seen.handled.push(lease)
              return Effect.sleep(10)
            })
        })
        queue.push(...Array.from({ length: hanging }, () => -1))
        yield* begin
        yield* TestClock.adjust(second)
        queue.push(1, 2, 3)
        yield* wake
        yield* TestClock.adjust(200)
        assert.deepStrictEqual(seen.handled, [1, 2, 3], `${hanging} of 8 hang`)
      }
    }))

  it.effect("claims again soon after a finish where the claim itself keeps to caps", () =>
    Effect.gen(function*() {
      // One at a time, as of an endpoint with a cap of one.
      let taken = false
      const queue: Array<number> = [1, 2, 3]
      const times: Array<number> = []
      const { begin } = yield* harness({
        recheckOnFinish: true,
        pollMillis: 60 * second,
        claim: () =>
          Effect.sync(() => {
            if (taken || queue.length === 0) return []
            taken = true
            return queue.splice(0, 1)
          }),
        handle: () =>
          Effect.gen(function*() {
            times.push(yield* Clock.currentTimeMillis)
            yield* Effect.sleep(100)
            taken = false
          })
      })
      yield* begin
      yield* TestClock.adjust(second)
      assert.strictEqual(times.length, 3)
      assert.isBelow(times[2] ?? Infinity, 250)
    }))

  it.effect("lends slots while nothing is due that waits, and leaves a quarter of them", () =>
    Effect.gen(function*() {
      let left = 1
      const { begin, queue, seen, wake } = yield* harness({ isExhausted: () => left-- <= 0 })
      const slots = yield* begin
      assert.isFalse(slots.reserve(1), "nothing was looked for yet")
      yield* TestClock.adjust(0)
      assert.isTrue(slots.reserve(3))
      assert.isFalse(slots.reserve(1))
      queue.push(1, 2)
      yield* wake
      yield* TestClock.adjust(2 * second)
      assert.deepStrictEqual(seen.handled, [1, 2], "through the one that was left")
      slots.carry(7)
      slots.release()
      yield* TestClock.adjust(0)
      assert.deepStrictEqual(seen.handled, [1, 2, 7])
      assert.isTrue(slots.reserve(2))
      assert.isFalse(slots.reserve(1))
    }))

  it.effect("claims no more while two claims are being begun", () =>
    Effect.gen(function*() {
      const begins: Array<number> = []
      const waiting = Array.from({ length: 40 }, (_, index) => index)
      const { begin } = yield* harness({
        concurrency: 16,
        // As they come: four at a time at first.
        claim: (limit) => Effect.sync(() => waiting.splice(0, begins.length < 2 ? 4 : limit)),
        begin: (leases) => {
          begins.push(leases.length)
          return Effect.delay(Effect.succeed(leases), 100)
        }
      })
      yield* begin
      yield* TestClock.adjust(99)
      assert.deepStrictEqual(begins, [4, 4])
      yield* TestClock.adjust(51)
      assert.isAbove(begins[2] ?? 0, 4)
      yield* TestClock.adjust(second)
      assert.strictEqual(waiting.length, 0)
    }))
})
