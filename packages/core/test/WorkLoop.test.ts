import { assert, describe, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Latch from "effect/Latch"
import * as Logger from "effect/Logger"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/testing/TestClock"
import { StorageError } from "../src/foundation/StorageError.ts"
import * as WorkLoop from "../src/foundation/WorkLoop.ts"

const second = 1_000

/** A worker on a queue of numbers, which notes what is asked of it. */
const harness = Effect.fnUntraced(function*<E = string>(over: Partial<WorkLoop.Work<number, E>> = {}) {
  const latch = yield* Latch.make(false)
  const clock = yield* Clock.Clock
  const queue: Array<number> = []
  const seen = {
    claims: [] as Array<number>,
    handled: [] as Array<number>,
    released: [] as Array<number>,
    looks: 0,
    due: null as number | null
  }
  const work: WorkLoop.Work<number, E> = {
    name: "Test",
    queue: "sends",
    watched: { name: "test-claims", silence: "No claim of numbers has come back", blocks: true },
    concurrency: 4,
    claim: (limit) =>
      Effect.sync(() => {
        seen.claims.push(clock.currentTimeMillisUnsafe())
        return queue.splice(0, limit)
      }),
    handle: (lease, begun) =>
      Effect.sync(() => {
        begun()
        seen.handled.push(lease)
      }),
    release: (leases) => Effect.sync(() => void seen.released.push(...leases)),
    wakeup: Effect.andThen(latch.await, latch.close),
    nextDue: Effect.sync(() => {
      seen.looks++
      return seen.due === null ? null : new Date(seen.due)
    }),
    pollMillis: second,
    drainMillis: 30 * second,
    recheckOnFinish: false,
    ...over
  }
  const scope = yield* Scope.make()
  const begin = Effect.provideService(WorkLoop.run(work), Scope.Scope, scope)
  return { queue, seen, begin, wake: latch.open, stop: Scope.close(scope, Exit.void) }
})

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

  it.effect("claims again where all that a claim was capped by finished while it looked ahead", () =>
    Effect.gen(function*() {
      const queue = Array.from({ length: 100 }, (_, i) => i)
      let underWay = 0
      const { begin } = yield* harness({
        recheckOnFinish: true,
        claim: () => Effect.sync(() => queue.splice(0, 2 - underWay)),
        nextDue: Effect.as(Effect.sleep(10), new Date(0)),
        handle: (_, begun) =>
          Effect.suspend(() => {
            begun()
            underWay++
            return Effect.ensuring(Effect.sleep(5), Effect.sync(() => underWay--))
          })
      })
      yield* begin
      yield* TestClock.adjust(2 * second)
      assert.strictEqual(queue.length, 0)
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

  it.effect("has no more under way than its slots, and fills them again", () =>
    Effect.gen(function*() {
      let now = 0
      let most = 0
      const { begin, queue, seen } = yield* harness({
        concurrency: 8,
        handle: (_, begun) =>
          Effect.suspend(() => {
            begun()
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
          handle: (lease, begun) =>
            Effect.suspend(() => {
              begun()
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
        handle: (_, begun) =>
          Effect.gen(function*() {
            begun()
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

  it.effect("outlives defects in its work, and gives the slot back", () =>
    Effect.gen(function*() {
      const handled: Array<number> = []
      const { begin, queue } = yield* harness({
        concurrency: 1,
        handle: (lease, begun) =>
          Effect.suspend(() => {
            begun()
            handled.push(lease)
            if (lease === 2) throw new Error("thrown")
            return lease === 1 ? Effect.die(new Error("died")) : Effect.void
          })
      })
      queue.push(1, 2, 3)
      yield* begin
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(handled, [1, 2, 3])
    }))

  it.effect("goes on at its polls after claims, look-aheads and hand-backs that failed", () =>
    Effect.gen(function*() {
      let calls = 0
      const queue = [1]
      const { begin, seen, stop } = yield* harness({
        claim: () =>
          Effect.suspend(() => {
            calls++
            return calls === 1
              ? Effect.fail("down")
              : calls === 2
              ? Effect.die("bug")
              : Effect.succeed(queue.splice(0, 4))
          }),
        nextDue: Effect.fail("down"),
        release: () => Effect.fail("down")
      })
      yield* begin
      yield* TestClock.adjust(2 * second)
      assert.deepStrictEqual(seen.handled, [1])
      assert.isAtMost(calls, 4)
      yield* stop
    }))

  it.effect("logs a failure, but for one of a storage that is out of order, and goes on after both", () =>
    Effect.gen(function*() {
      const lines: Array<string> = []
      const logger = Logger.make(({ message }) =>
        void lines.push(String(Array.isArray(message) ? message[0] : message))
      )
      const outage = new StorageError({ command: "claim", cause: new Error("gone"), outage: "unreachable" })
      const jobs = [1]
      const failures = [outage, outage, new StorageError({ command: "claim", cause: new Error("a bug") })]
      yield* Effect.gen(function*() {
        const { begin, seen, stop } = yield* harness<StorageError>({
          claim: () =>
            Effect.suspend(() => {
              const failure = failures.shift()
              return failure === undefined ? Effect.succeed(jobs.splice(0, 1)) : Effect.fail(failure)
            })
        })
        yield* begin
        yield* TestClock.adjust(10 * second)
        assert.isAbove(seen.handled.length, 0)
        yield* stop
      }).pipe(Effect.provide(Logger.layer([logger])))
      assert.deepStrictEqual(lines, ["Test: claiming failed"])
    }))

  it.effect("lets what has begun end when it stops, and claims no more", () =>
    Effect.gen(function*() {
      const { begin, queue, seen, stop, wake } = yield* harness({
        handle: (lease, begun) =>
          Effect.suspend(() => {
            begun()
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

  it.effect("interrupts what takes longer than the drain, and hands back what has not begun", () =>
    Effect.gen(function*() {
      const interrupted: Array<number> = []
      const { begin, queue, seen, stop } = yield* harness({
        drainMillis: 2 * second,
        handle: (lease, begun) =>
          Effect.suspend(() => {
            if (lease === 1) begun()
            return Effect.never
          }).pipe(Effect.onInterrupt(() => Effect.sync(() => void interrupted.push(lease))))
      })
      queue.push(1, 2)
      yield* begin
      yield* TestClock.adjust(second)
      const stopping = yield* Effect.forkChild(stop)
      yield* TestClock.adjust(2 * second)
      yield* Fiber.join(stopping)
      assert.sameMembers(interrupted, [1, 2])
      assert.deepStrictEqual(seen.released, [2])
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
