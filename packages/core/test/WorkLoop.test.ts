import { assert, describe, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Latch from "effect/Latch"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/testing/TestClock"
import * as Conditions from "../src/foundation/Conditions.ts"
import { StorageError } from "../src/foundation/StorageError.ts"
import * as WorkLoop from "../src/foundation/WorkLoop.ts"

const second = 1_000

/** A worker on a queue of numbers, which notes what is asked of it. */
const harness = Effect.fnUntraced(function*<E = string>(over: Partial<WorkLoop.Work<number, number, E>> = {}) {
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
  const work: WorkLoop.Work<number, number, E> = {
    name: "Test",
    queue: "sends",
    watched: { name: "test-claims", silence: "No claim of numbers has come back", blocks: true },
    concurrency: 4,
    claim: (limit) =>
      Effect.sync(() => {
        seen.claims.push(clock.currentTimeMillisUnsafe())
        return queue.splice(0, limit)
      }),
    begin: (leases) => Effect.succeed(leases),
    handle: (lease) =>
      Effect.sync(() => {
        seen.handled.push(lease)
      }),
    release: (leases) => Effect.sync(() => void seen.released.push(...leases)),
    wakeup: Effect.andThen(latch.await, latch.close),
    nextDue: Effect.sync(() => {
      seen.looks++
      return seen.due === null ? null : new Date(seen.due)
    }),
    pollMillis: second,
    paceMillis: 0,
    drainMillis: 30 * second,
    recheckOnFinish: false,
    ...over
  }
  const scope = yield* Scope.make()
  // Other files of tests run in the same process.
  const conditions = yield* Layer.buildWithScope(Layer.fresh(Conditions.layer), scope)
  const begin = WorkLoop.run(work).pipe(
    Effect.provideService(Scope.Scope, scope),
    Effect.provideContext(conditions)
  )
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

  it.effect("outlives defects in its work, and gives the slot back", () =>
    Effect.gen(function*() {
      const handled: Array<number> = []
      const { begin, queue } = yield* harness({
        concurrency: 1,
        handle: (lease) =>
          Effect.suspend(() => {
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

  it.effect("gives the slots back of leases that could not be begun, and hands none of them back", () =>
    Effect.gen(function*() {
      const answers = [Effect.die(new Error("bug")), Effect.succeed([]), Effect.succeed([10])]
      const { begin, queue, seen, stop } = yield* harness({
        concurrency: 2,
        begin: (leases) => answers.shift() ?? Effect.succeed(leases)
      })
      queue.push(...Array.from({ length: 10 }, (_, index) => index + 1))
      yield* begin
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(seen.handled, [10, 7, 8, 9, 10])
      yield* stop
      assert.deepStrictEqual(seen.released, [])
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
