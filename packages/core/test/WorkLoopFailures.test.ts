import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import * as TestClock from "effect/testing/TestClock"
import { StorageError } from "../src/foundation/StorageError.ts"
import { second } from "./support/harness.ts"
import { harness } from "./support/workLoop.ts"

describe("a work loop whose work fails", () => {
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
})
