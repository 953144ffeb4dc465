import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import * as Turns from "../src/foundation/Turns.ts"

const limits = { of: "searches" as const, perKey: 1, total: 2, waitMillis: 1_000 }

/** Work that begins when it is its turn, and ends when it is told to. */
const setUp = Effect.fnUntraced(function*(over: Partial<Turns.TurnLimits> = {}) {
  const take = Turns.make({ ...limits, ...over }).take(() => "refused" as const)
  const began: Array<string> = []
  const begin = Effect.fnUntraced(function*(name: string) {
    const end = yield* Deferred.make<void>()
    const fiber = yield* Effect.forkChild(
      take(name[0]!)(Effect.andThen(Effect.sync(() => began.push(name)), Deferred.await(end)))
    )
    yield* Effect.yieldNow
    return {
      fiber,
      end: Effect.andThen(Deferred.succeed(end, undefined), Fiber.await(fiber)),
      failure: Effect.flip(Fiber.join(fiber))
    }
  })
  return { began, begin }
})

describe("Turns", () => {
  it.effect("lets one of a key and a few of all begin, and the others as these end", () =>
    Effect.gen(function*() {
      const { began, begin } = yield* setUp()
      const a1 = yield* begin("a1")
      const a2 = yield* begin("a2")
      const b1 = yield* begin("b1")
      yield* begin("c1")
      assert.deepStrictEqual(began, ["a1", "b1"])
      yield* b1.end
      assert.deepStrictEqual(began, ["a1", "b1", "c1"])
      yield* a1.end
      assert.deepStrictEqual(began, ["a1", "b1", "c1", "a2"])
      yield* a2.end
    }))

  it.effect("lets keys take turns, so that one with many waiting holds up no other", () =>
    Effect.gen(function*() {
      const { began, begin } = yield* setUp({ total: 1 })
      const first = yield* begin("a1")
      for (const name of ["a2", "a3", "b1", "c1", "b2"]) {
        const work = yield* begin(name)
        yield* Effect.forkChild(work.end)
        yield* Effect.yieldNow
      }
      yield* first.end
      yield* Effect.yieldNow
      assert.deepStrictEqual(began, ["a1", "b1", "c1", "a2", "b2", "a3"])
    }))

  it.effect("refuses what did not come to its turn in time, and forgets it", () =>
    Effect.gen(function*() {
      const { began, begin } = yield* setUp()
      const a1 = yield* begin("a1")
      const a2 = yield* begin("a2")
      yield* TestClock.adjust(999)
      const a3 = yield* begin("a3")
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* a2.failure, "refused")
      yield* a1.end
      yield* a3.end
      assert.deepStrictEqual(began, ["a1", "a3"])
    }))

  it.effect("refuses at once where nothing may wait", () =>
    Effect.gen(function*() {
      const { begin } = yield* setUp({ waitMillis: 0 })
      yield* begin("a1")
      assert.strictEqual(yield* (yield* begin("a2")).failure, "refused")
    }))

  it.effect("gives the turn on when work fails, or is interrupted while it waits or goes on", () =>
    Effect.gen(function*() {
      const take = Turns.make({ ...limits, total: 1 }).take(() => "refused" as const)
      assert.strictEqual(yield* Effect.flip(take("a")(Effect.fail("no"))), "no")
      const { began, begin } = yield* setUp({ total: 1 })
      const a1 = yield* begin("a1")
      const a2 = yield* begin("a2")
      yield* begin("b1")
      yield* Fiber.interrupt(a2.fiber)
      yield* Fiber.interrupt(a1.fiber)
      assert.deepStrictEqual(began, ["a1", "b1"])
    }))

  it.effect("counts what waits, and what was refused", () =>
    Effect.gen(function*() {
      const figures = Effect.map(Metric.snapshot, (all) =>
        ["sendwright_turns_waiting", "sendwright_turns_refused_total"].map((id) => {
          const found = all.find((metric) =>
            metric.id === id && metric.attributes?.["of"] === "searches"
          )
          const state = found?.state as { readonly count?: number; readonly value?: number } | undefined
          return state?.value ?? state?.count ?? 0
        }))
      const { begin } = yield* setUp()
      const a1 = yield* begin("a1")
      const [, refused = 0] = yield* figures
      const a2 = yield* begin("a2")
      const a3 = yield* begin("a3")
      const a4 = yield* begin("a4")
      assert.deepStrictEqual(yield* figures, [3, refused])
      yield* Fiber.interrupt(a3.fiber)
      assert.deepStrictEqual(yield* figures, [2, refused])
      yield* a1.end
      assert.deepStrictEqual(yield* figures, [1, refused])
      yield* TestClock.adjust(1_000)
      yield* a4.failure
      assert.deepStrictEqual(yield* figures, [0, refused + 1])
      yield* a2.end
    }))
})
