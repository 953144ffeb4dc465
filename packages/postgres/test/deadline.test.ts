import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { within } from "../src/internal/deadline.ts"

const deadline = (millis: number, stuck: () => void = () => {}) => ({
  millis,
  missed: () => "late" as const,
  graceMillis: 20,
  stuck
})

/** Something that takes its time to come to rest when it is interrupted. */
const slowToRest = (millis: number) =>
  Effect.onInterrupt(
    Effect.never,
    () =>
      Effect.callback<void>((resume) => {
        setTimeout(() => resume(Effect.void), millis)
      })
  )

const elapsed = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const begun = performance.now()
    return Effect.map(effect, (value) => [value, performance.now() - begun] as const)
  })

describe("within", () => {
  it.live("answers with what the effect does in time", () =>
    Effect.gen(function*() {
      assert.strictEqual(yield* within(deadline(1_000))(Effect.succeed(1)), 1)
      assert.strictEqual(yield* within(deadline(1_000))(Effect.delay(Effect.succeed(2), "5 millis")), 2)
      assert.deepStrictEqual(yield* Effect.exit(within(deadline(1_000))(Effect.fail("no"))), Exit.fail("no"))
      assert.strictEqual(yield* within(deadline(Infinity))(Effect.delay(Effect.succeed(3), "5 millis")), 3)
    }))

  it.live("tells the caller at the deadline, and of what does not come to rest a while later", () =>
    Effect.gen(function*() {
      let stuck = 0
      const [error, millis] = yield* elapsed(Effect.flip(within(deadline(30, () => stuck++))(slowToRest(200))))
      assert.strictEqual(error, "late")
      assert.isBelow(millis, 150)
      assert.strictEqual(stuck, 0)
      yield* Effect.sleep("100 millis")
      assert.strictEqual(stuck, 1)
    }))

  it.live("says nothing of what came to rest soon", () =>
    Effect.gen(function*() {
      let stuck = 0
      yield* Effect.flip(within(deadline(20, () => stuck++))(Effect.never))
      yield* Effect.sleep("60 millis")
      assert.strictEqual(stuck, 0)
    }))

  it.live("lets an interrupted caller wait for the effect to come to rest, but not for long", () =>
    Effect.gen(function*() {
      const soon = yield* Effect.forkChild(within({ ...deadline(1_000), graceMillis: 500 })(slowToRest(50)), {
        startImmediately: true
      })
      const [, atRest] = yield* elapsed(Fiber.interrupt(soon))
      assert.isAtLeast(atRest, 40)
      let stuck = 0
      const never = yield* Effect.forkChild(within(deadline(300, () => stuck++))(slowToRest(1_000)), {
        startImmediately: true
      })
      const [, given] = yield* elapsed(Fiber.interrupt(never))
      assert.isBelow(given, 250)
      assert.strictEqual(stuck, 0)
      yield* Effect.sleep("400 millis")
      assert.strictEqual(stuck, 1)
    }))

  it.effect("is not moved by a clock that jumps", () =>
    Effect.gen(function*() {
      const fiber = yield* Effect.forkChild(
        within(deadline(2_000))(Effect.callback<number>((resume) => {
          setTimeout(() => resume(Effect.succeed(1)), 20)
        })),
        { startImmediately: true }
      )
      yield* TestClock.adjust("1 day")
      assert.strictEqual(yield* Fiber.join(fiber), 1)
    }))

  it.live("reads what came while the process was held up before it says that nothing came", () =>
    Effect.gen(function*() {
      const answer = within(deadline(20))(Effect.callback<number>((resume) => {
        setImmediate(() => resume(Effect.succeed(1)))
        const until = performance.now() + 60
        while (performance.now() < until);
      }))
      assert.strictEqual(yield* answer, 1)
    }))
})
