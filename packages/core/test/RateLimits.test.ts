import { assert, describe, it } from "@effect/vitest"
import type { Caller } from "@sendwright/core/accounts/Caller"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { RateLimits, refusal } from "@sendwright/core/accounts/RateLimits"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { customer, engine, second } from "./support/harness.ts"

describe("RateLimits", () => {
  it.effect("gives each key the plan's rate, with no more than a second's worth at once", () =>
    Effect.gen(function*() {
      const rates = yield* RateLimits
      for (const [plan, rate] of [["free", 10], ["pro", 20], ["growth", 35], ["enterprise", 50]] as const) {
        const { live, test } = yield* customer({ plan })
        const take = Effect.map(rates.takeRequest(live), ({ granted }) => granted)
        let granted = 0
        for (let i = 0; i < rate * 2; i++) granted += yield* take
        assert.strictEqual(granted, rate)
        assert.deepInclude(yield* rates.takeRequest(test), {
          granted: 1,
          remaining: rate - 1,
          rate,
          retryAfterMillis: 0
        })
        yield* TestClock.adjust(10 * second)
        granted = 0
        for (let i = 0; i < rate * 2; i++) granted += yield* take
        assert.strictEqual(granted, rate)
      }
    }).pipe(Effect.provide(engine())))

  it.effect("never refuses who waits as told", () =>
    Effect.gen(function*() {
      const rates = yield* RateLimits
      let seed = 1
      const pick = (below: number) => (seed = seed * 48_271 % 2_147_483_647) % below
      for (let round = 0; round < 40; round++) {
        const { live } = yield* customer({
          overrides: { ...noOverrides, requestRate: 1 + pick(300) }
        })
        const perHour = 1 + pick(50)
        const takes = [
          rates.takeRequest(live),
          rates.takeMessages(live, 1),
          rates.takeHourly(`k${round}`, perHour)
        ]
        const take = takes[round % 3]!
        for (let refused = 0; refused < 5;) {
          const taken = yield* take
          if (taken.granted === 0) {
            refused++
            const { retryAfterSeconds } = refusal(taken)
            assert.isTrue(Number.isInteger(retryAfterSeconds) && retryAfterSeconds >= 1)
            // By the milliseconds or by the whole seconds: either is enough.
            yield* TestClock.adjust(pick(2) === 0 ? taken.retryAfterMillis : retryAfterSeconds * second)
            assert.strictEqual((yield* take).granted, 1)
          } else if (pick(20) === 0) {
            yield* TestClock.adjust(pick(5))
          }
        }
      }
    }).pipe(Effect.provide(engine())))

  it.effect("lets a full batch pass, and part of the next one", () =>
    Effect.gen(function*() {
      const rates = yield* RateLimits
      const take = (caller: Caller, count: number) =>
        Effect.map(rates.takeMessages(caller, count), ({ granted }) => granted)
      const { live } = yield* customer({ plan: "free" })
      assert.strictEqual(yield* take(live, 100), 100)
      assert.strictEqual(yield* take(live, 100), 0)
      yield* TestClock.adjust(2_500)
      assert.strictEqual(yield* take(live, 100), 25)
      const fast = yield* customer({ overrides: { ...noOverrides, requestRate: 400 } })
      assert.strictEqual(yield* take(fast.live, 1_000), 400)
    }).pipe(Effect.provide(engine())))
})
