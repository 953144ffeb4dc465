import { assert, describe, it } from "@effect/vitest"
import { type Finding, make } from "@sendwright/core/operator/Doctor"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"

const well: Finding = { name: "database", severity: "ok", message: "answers" }

describe("Doctor", () => {
  it.effect("runs once at a time, and tells all who ask", () =>
    Effect.gen(function*() {
      let runs = 0
      const { examine } = yield* make([
        Effect.andThen(
          Effect.sleep("2 seconds"),
          Effect.sync(() => {
            runs++
            return [well]
          })
        ),
        Effect.succeed([well])
      ])
      const first = yield* Effect.forkChild(examine)
      yield* TestClock.adjust("1 second")
      const second = yield* Effect.forkChild(examine)
      // Whoever turns away takes nothing from the others.
      yield* Fiber.interrupt(first)
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(yield* Fiber.join(second), { at: new Date(0), tookMillis: 2_000, findings: [well, well] })
      assert.strictEqual(runs, 1)
      const third = yield* Effect.forkChild(examine)
      yield* TestClock.adjust("2 seconds")
      assert.strictEqual((yield* Fiber.join(third)).at.getTime(), 2_000)
      assert.strictEqual(runs, 2)
    }))

  it.effect("ends by its deadline, with what it has", () =>
    Effect.gen(function*() {
      const { examine } = yield* make([Effect.never, Effect.succeed([well]), Effect.never, Effect.die("oops")])
      const asked = yield* Effect.forkChild(examine)
      yield* TestClock.adjust("30 seconds")
      const { findings } = yield* Fiber.join(asked)
      assert.deepStrictEqual(findings.map(({ name, severity }) => [name, severity]), [
        ["doctor", "fail"],
        ["database", "ok"],
        ["doctor", "fail"]
      ])
    }))
})
