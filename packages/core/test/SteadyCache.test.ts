import { assert, describe, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import * as SteadyCache from "../src/foundation/SteadyCache.ts"

/** Look-ups take `lookupMillis`, and fail where the key says so; successes are kept for 1,000 ms, failures for 100. */
const world = Effect.gen(function*() {
  const state = { lookups: 0, lookupMillis: 0 }
  const get = yield* SteadyCache.make({
    lookup: (key: string) =>
      Effect.suspend(() => {
        const answer = `${key} ${++state.lookups}`
        return Effect.andThen(
          Effect.sleep(state.lookupMillis),
          key.startsWith("bad") ? Effect.fail(answer) : Effect.succeed(answer)
        )
      }),
    capacity: 2,
    keepMillis: (exit) => Exit.isSuccess(exit) ? 1_000 : 100
  })
  return { get, state }
})

describe("SteadyCache", () => {
  it.effect("keeps what was found for its time, and what failed for its own", () =>
    Effect.gen(function*() {
      const { get } = yield* world
      assert.strictEqual(yield* get("a"), "a 1")
      yield* TestClock.adjust(999)
      assert.strictEqual(yield* get("a"), "a 1")
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* get("a"), "a 2")
      assert.strictEqual(yield* Effect.flip(get("bad")), "bad 3")
      yield* TestClock.adjust(99)
      assert.strictEqual(yield* Effect.flip(get("bad")), "bad 3")
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* Effect.flip(get("bad")), "bad 4")
    }))

  it.effect("keeps nothing at all for 0 ms", () =>
    Effect.gen(function*() {
      let lookups = 0
      const get = yield* SteadyCache.make({
        lookup: () => Effect.sync(() => ++lookups),
        capacity: 2,
        keepMillis: () => 0
      })
      assert.deepStrictEqual([yield* get("a"), yield* get("a")], [1, 2])
    }))

  it.effect("keeps nothing of a look-up that was given up", () =>
    Effect.gen(function*() {
      let lookups = 0
      const get = yield* SteadyCache.make({
        lookup: () => Effect.suspend(() => ++lookups === 1 ? Effect.interrupt : Effect.succeed(lookups)),
        capacity: 2,
        keepMillis: () => 1_000
      })
      assert.isTrue(Exit.hasInterrupts(yield* Effect.exit(get("a"))))
      assert.strictEqual(yield* get("a"), 2)
    }))

  it.effect("counts the time of a look-up, which all share who ask meanwhile", () =>
    Effect.gen(function*() {
      const { get, state } = yield* world
      state.lookupMillis = 600
      const asked = yield* Effect.forkChild(Effect.all([get("a"), get("a"), get("a")], { concurrency: 3 }))
      yield* TestClock.adjust(600)
      const found = yield* Fiber.await(asked)
      assert.deepStrictEqual(found, Exit.succeed(["a 1", "a 1", "a 1"]))
      state.lookupMillis = 0
      yield* TestClock.adjust(399)
      assert.strictEqual(yield* get("a"), "a 1")
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* get("a"), "a 2")
    }))

  it.effect("lets go of the one that was asked for least recently", () =>
    Effect.gen(function*() {
      const { get } = yield* world
      const found: Array<string> = []
      for (const key of ["a", "b", "a", "c", "a", "b"]) found.push(yield* get(key))
      assert.deepStrictEqual(found, ["a 1", "b 2", "a 1", "c 3", "a 1", "b 4"])
    }))

  it.effect("keeps nothing longer because the system's clock was set back", () => {
    let setBack = 0
    return Effect.gen(function*() {
      const { get } = yield* world
      assert.strictEqual(yield* get("a"), "a 1")
      setBack = 3_600_000
      yield* TestClock.adjust(1_000)
      assert.strictEqual(yield* get("a"), "a 2")
    }).pipe(
      Effect.updateService(Clock.Clock, (clock): Clock.Clock => ({
        ...clock,
        currentTimeMillisUnsafe: () => clock.currentTimeMillisUnsafe() - setBack
      }))
    )
  })
})
