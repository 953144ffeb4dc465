import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as fc from "fast-check"
import { costOf, limitsOf, make } from "../src/BodyBudget.ts"
import { takeRoom } from "../src/RequestBody.ts"
import * as RequestContext from "../src/RequestContext.ts"

const settings = fc.record({
  bodyLimits: fc.record({
    send: fc.integer({ min: 10_000, max: 1e9 }),
    batch: fc.integer({ min: 10_000, max: 1e9 }),
    message: fc.integer({ min: 10_000, max: 1e9 }),
    other: fc.integer({ min: 10_000, max: 1e9 })
  }),
  bodyMemory: fc.integer({ min: 0, max: 1e11 }),
  bodyTimeoutMillis: fc.constant(1_000)
})

it("has room for the largest body that a route takes, whatever the settings", () => {
  fc.assert(fc.property(settings, (settings) => {
    const { bodyLimits } = settings
    assert.isUndefined(make(settings).budget.open("an account").resize(costOf(Math.max(...Object.values(bodyLimits)))))
  }))
})

it("is no larger than asked for where the largest body fits into three quarters of it", () => {
  fc.assert(fc.property(settings, (settings) => {
    const { bodyLimits, bodyMemory } = settings
    const largest = costOf(Math.max(...Object.values(bodyLimits)))
    const { keptForSmall, perHolder, total } = limitsOf(settings)
    if (largest <= bodyMemory * 3 / 4) assert.strictEqual(total, bodyMemory)
    assert.isAtMost(perHolder, total - keptForSmall + 1)
  }))
})

it.effect("counts what a request becomes until it is answered, and refuses what has no room", () =>
  Effect.gen(function*() {
    const bodies = make({
      bodyLimits: { send: 1_000, batch: 1_000, message: 1_000, other: 1_000 },
      bodyMemory: costOf(2_000),
      bodyTimeoutMillis: 1_000
    })
    const { budget } = bodies
    const asked = Effect.provideService(RequestContext.RequestContext, RequestContext.make("", bodies))
    yield* Effect.scoped(Effect.gen(function*() {
      yield* takeRoom(600)
      assert.strictEqual(budget.held(), costOf(600))
      const { _tag, by } = yield* Effect.flip(takeRoom(600))
      assert.deepStrictEqual([_tag, by], ["Overloaded", "account"])
    })).pipe(asked)
    assert.strictEqual(budget.held(), 0)
  }))
