import { assert, describe, it } from "@effect/vitest"
import * as Duration from "effect/Duration"
import * as Result from "effect/Result"
import * as fc from "fast-check"
import * as DurationInput from "../src/foundation/DurationInput.ts"

const failureOf = (input: unknown, bounds?: DurationInput.DurationBounds) => {
  const result = DurationInput.toMillis(input as Duration.Input, bounds)
  return Result.isFailure(result) ? result.failure : `read as ${result.success}`
}

describe("DurationInput", () => {
  it("reads every spelling as the same milliseconds", () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seconds) => {
      const spellings: ReadonlyArray<Duration.Input> = [
        seconds * 1_000,
        `${seconds} seconds`,
        { seconds },
        [seconds, 0],
        BigInt(seconds) * 1_000_000_000n,
        Duration.seconds(seconds)
      ]
      for (const input of spellings) {
        assert.deepStrictEqual(DurationInput.toMillis(input), Result.succeed(seconds * 1_000))
      }
    }))
  })

  it("says what a duration must be that is none", () => {
    for (const input of ["soon", "5", "5 fortnights", "", NaN, null, true]) {
      assert.match(failureOf(input), /^must be a duration such as "30 seconds"/, String(input))
    }
    for (const input of [-1, "-1 hours", "-Infinity", -Infinity]) {
      assert.strictEqual(failureOf(input), "must not be negative", String(input))
    }
    for (const input of ["Infinity", Infinity, Duration.infinity]) {
      assert.strictEqual(failureOf(input), "must not be infinite", String(input))
    }
    assert.strictEqual(failureOf(0), "must be longer than zero")
    assert.strictEqual(failureOf("1 nanos"), "must be longer than zero")
    assert.strictEqual(failureOf("2 minutes", { max: 60_000 }), "must be at most 1m")
    assert.strictEqual(failureOf("1 second", { min: 10_000 }), "must be at least 10s")
    assert.deepStrictEqual(DurationInput.toMillis(0, { min: 0 }), Result.succeed(0))
  })

  it("throws for options of a constructor, with their name", () => {
    assert.throws(() => DurationInput.toMillisUnsafe("connectTimeout", -1), RangeError, /^connectTimeout must not be/)
  })
})
