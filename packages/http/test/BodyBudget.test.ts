import { assert, it } from "@effect/vitest"
import * as fc from "fast-check"
import { costOf, limitsOf, make } from "../src/BodyBudget.ts"

const settings = fc.record({
  bodyLimits: fc.record({
    send: fc.integer({ min: 10_000, max: 1e9 }),
    batch: fc.integer({ min: 10_000, max: 1e9 }),
    other: fc.integer({ min: 10_000, max: 1e9 })
  }),
  bodyMemory: fc.integer({ min: 0, max: 1e11 }),
  bodyTimeoutMillis: fc.constant(1_000)
})

it("has room for the largest body that a route takes, whatever the settings", () => {
  fc.assert(fc.property(settings, (settings) => {
    const { bodyLimits: { batch, other, send } } = settings
    assert.isUndefined(make(settings).budget.open("an account").resize(costOf(Math.max(send, batch, other))))
  }))
})

it("is no larger than asked for where the largest body fits into three quarters of it", () => {
  fc.assert(fc.property(settings, (settings) => {
    const { bodyLimits: { batch, other, send }, bodyMemory } = settings
    const largest = costOf(Math.max(send, batch, other))
    const { keptForSmall, perHolder, total } = limitsOf(settings)
    if (largest <= bodyMemory * 3 / 4) assert.strictEqual(total, bodyMemory)
    assert.isAtMost(perHolder, total - keptForSmall + 1)
  }))
})
