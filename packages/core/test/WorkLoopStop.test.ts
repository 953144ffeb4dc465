import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { second } from "./support/harness.ts"
import { harness } from "./support/workLoop.ts"

describe("a work loop that stops", () => {
  it.effect("lets what has begun end when it stops, and claims no more", () =>
    Effect.gen(function*() {
      const { begin, queue, seen, stop, wake } = yield* harness({
        handle: (lease) =>
          Effect.suspend(() => {
            return Effect.andThen(Effect.sleep(5 * second), Effect.sync(() => void seen.handled.push(lease)))
          })
      })
      queue.push(1, 2)
      yield* begin
      yield* TestClock.adjust(second)
      const claims = seen.claims.length
      const stopping = yield* Effect.forkChild(stop)
      queue.push(3)
      yield* wake
      yield* TestClock.adjust(3 * second)
      assert.isUndefined(stopping.pollUnsafe())
      yield* TestClock.adjust(second)
      yield* Fiber.join(stopping)
      assert.deepStrictEqual(seen.handled, [1, 2])
      assert.strictEqual(seen.claims.length, claims)
      assert.deepStrictEqual(seen.released, [])
    }))

  it.effect("interrupts what takes longer than the drain", () =>
    Effect.gen(function*() {
      const interrupted: Array<number> = []
      const { begin, queue, seen, stop } = yield* harness({
        drainMillis: 2 * second,
        handle: (lease) => Effect.onInterrupt(Effect.never, () => Effect.sync(() => void interrupted.push(lease)))
      })
      queue.push(1, 2)
      yield* begin
      yield* TestClock.adjust(second)
      const stopping = yield* Effect.forkChild(stop)
      yield* TestClock.adjust(2 * second)
      yield* Fiber.join(stopping)
      assert.sameMembers(interrupted, [1, 2])
      assert.deepStrictEqual(seen.released, [])
    }))

  it.effect("waits for the slots that it has lent when it stops, but no longer than the drain", () =>
    Effect.gen(function*() {
      const { begin, seen, stop } = yield* harness({ drainMillis: 2 * second })
      const slots = yield* begin
      yield* TestClock.adjust(0)
      assert.isTrue(slots.reserve(2))
      const stopping = yield* Effect.forkChild(stop)
      yield* TestClock.adjust(second)
      assert.isFalse(slots.reserve(1))
      assert.isUndefined(stopping.pollUnsafe())
      slots.carry(7)
      yield* TestClock.adjust(999)
      assert.deepStrictEqual(seen.handled, [7])
      assert.isUndefined(stopping.pollUnsafe())
      yield* TestClock.adjust(1)
      yield* Fiber.join(stopping)
    }))

  it.effect("begins the leases of a claim together, and carries what was begun though it stops meanwhile", () =>
    Effect.gen(function*() {
      const begins: Array<ReadonlyArray<number>> = []
      const { begin, queue, seen, stop } = yield* harness({
        begin: (leases) => {
          begins.push(leases)
          return Effect.delay(Effect.succeed(leases), second)
        }
      })
      queue.push(1, 2, 3)
      yield* begin
      yield* TestClock.adjust(500)
      assert.deepStrictEqual(seen.handled, [])
      const stopping = yield* Effect.forkChild(stop)
      yield* TestClock.adjust(500)
      yield* Fiber.join(stopping)
      assert.deepStrictEqual(begins, [[1, 2, 3]])
      assert.deepStrictEqual(seen.handled, [1, 2, 3])
      assert.deepStrictEqual(seen.released, [])
    }))

  it.effect("hands back what a claim under way brings after the stop", () =>
    Effect.gen(function*() {
      const { begin, seen, stop } = yield* harness({ claim: () => Effect.delay(Effect.succeed([7, 8]), second) })
      yield* begin
      yield* TestClock.adjust(500)
      const stopping = yield* Effect.forkChild(stop)
      yield* TestClock.adjust(second)
      yield* Fiber.join(stopping)
      assert.deepStrictEqual(seen.handled, [])
      assert.deepStrictEqual(seen.released, [7, 8])
    }))
})
