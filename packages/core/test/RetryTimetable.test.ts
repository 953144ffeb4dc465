import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import * as RetryTimetable from "../src/webhooks/RetryTimetable.ts"

describe("RetryTimetable", () => {
  it("waits between the step and its tenth more, for eight attempts", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (attempt, chance) => {
          const step = 5_000 * 2 ** (attempt - 1)
          const delay = RetryTimetable.delayAfter(attempt, chance) ?? 0
          assert.isAtLeast(delay, step)
          assert.isAtMost(delay, step * 1.1)
        }
      )
    )
    for (const attempts of [8, 9, 100]) assert.isUndefined(RetryTimetable.delayAfter(attempts, 0))
  })

  it("spreads the calls of many over the whole tenth, by their chance", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (attempt, chance) => {
          const step = 5_000 * 2 ** (attempt - 1)
          const delay = RetryTimetable.delayAfter(attempt, chance) ?? 0
          assert.closeTo((delay - step) / (step / 10), chance, 0.002)
        }
      )
    )
  })
})
