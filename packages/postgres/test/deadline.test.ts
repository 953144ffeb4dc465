import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { machineTime } from "../../../scripts/machine-time.ts"
import { defaultDeadlines, makeUnsafe } from "../src/connection/Connections.ts"
import { within } from "../src/connection/deadline.ts"

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

/** Begins something at once, and tells whether it has ended. */
const begun = <A, E>(effect: Effect.Effect<A, E>) =>
  Effect.map(
    Effect.forkChild(effect, { startImmediately: true }),
    (fiber) => ({ fiber, ended: () => fiber.pollUnsafe() !== undefined })
  )

describe("within", () => {
  it.effect("answers with what the effect does in time", () =>
    Effect.gen(function*() {
      const { pass } = yield* machineTime
      const later = <A>(value: A) => Effect.as(pass(999), value)
      assert.strictEqual(yield* within(deadline(1_000))(Effect.succeed(1)), 1)
      assert.strictEqual(yield* within(deadline(1_000))(later(2)), 2)
      assert.deepStrictEqual(yield* Effect.exit(within(deadline(1_000))(Effect.fail("no"))), Exit.fail("no"))
      assert.strictEqual(yield* within(deadline(Infinity))(later(3)), 3)
    }))

  it.effect("tells the caller at the deadline, and of what does not come to rest a while later", () =>
    Effect.gen(function*() {
      const { pass } = yield* machineTime
      let stuck = 0
      const caller = yield* begun(Effect.flip(within(deadline(30, () => stuck++))(slowToRest(200))))
      yield* pass(29)
      assert.isFalse(caller.ended())
      yield* pass(1)
      assert.strictEqual(yield* Fiber.join(caller.fiber), "late")
      yield* pass(19)
      assert.strictEqual(stuck, 0)
      yield* pass(1)
      assert.strictEqual(stuck, 1)
    }))

  it.effect("says nothing of what came to rest soon", () =>
    Effect.gen(function*() {
      const { pass } = yield* machineTime
      let stuck = 0
      const caller = yield* begun(Effect.flip(within(deadline(20, () => stuck++))(Effect.never)))
      yield* pass(20)
      yield* Fiber.join(caller.fiber)
      yield* pass(1_000)
      assert.strictEqual(stuck, 0)
    }))

  it.effect("lets an interrupted caller wait for the effect to come to rest, but not for long", () =>
    Effect.gen(function*() {
      const { pass } = yield* machineTime
      const soon = yield* begun(within({ ...deadline(1_000), graceMillis: 500 })(slowToRest(50)))
      const interrupting = yield* begun(Fiber.interrupt(soon.fiber))
      yield* pass(49)
      assert.isFalse(interrupting.ended())
      yield* pass(1)
      yield* Fiber.join(interrupting.fiber)
      let stuck = 0
      const never = yield* begun(within(deadline(300, () => stuck++))(slowToRest(1_000)))
      const givenUp = yield* begun(Fiber.interrupt(never.fiber))
      yield* pass(20)
      yield* Fiber.join(givenUp.fiber)
      yield* pass(299)
      assert.strictEqual(stuck, 0)
      yield* pass(1)
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

describe("the deadline of a command", () => {
  const megabyte = 1_048_576

  /** How long a command that carries so much may take. */
  const allowed = Effect.fnUntraced(function*(bytes: number) {
    const { pass } = yield* machineTime
    const { run } = makeUnsafe({ capacity: null, deadlines: defaultDeadlines })
    const began = performance.now()
    const command = yield* begun(Effect.flip(run("commands", false, bytes)(Effect.never)))
    while (!command.ended()) yield* pass(500)
    return performance.now() - began
  })

  it.effect("is a second later for each megabyte that it carries, and never later than that of long work", () =>
    Effect.gen(function*() {
      assert.strictEqual(yield* allowed(0), 5_000)
      assert.strictEqual(yield* allowed(25 * megabyte), 30_000)
      assert.strictEqual(yield* allowed(1_000 * megabyte), 60_000)
    }))
})
