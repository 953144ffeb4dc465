import { assert, describe, it } from "@effect/vitest"
import * as ClockDifference from "@sendwright/core/foundation/ClockDifference"
import * as Effect from "effect/Effect"
import * as FastCheck from "fast-check"

const start = 1_800_000_000_000

/** The clocks of a node whose wall clock is off by `off` at a time after the start. */
const reading = (time: number, off: number): ClockDifference.Reading => ({ wall: start + time + off, steady: time })

const offset = FastCheck.integer({ min: -86_400_000, max: 86_400_000 })
const wait = FastCheck.integer({ min: 0, max: 20_000 })

describe("a measurement", () => {
  it("is right within its uncertainty, wherever in the question the answer was made", () =>
    FastCheck.assert(FastCheck.property(offset, wait, wait, (off, there, back) => {
      const measured = ClockDifference.between(reading(0, off), start + there, reading(there + back, off))
      assert.isAtMost(Math.abs(measured.millis + off), measured.uncertaintyMillis + 1)
      assert.strictEqual(measured.uncertaintyMillis, (there + back) / 2)
    })))

  it("is of the clock as it is set at the end, if it was set meanwhile", () =>
    FastCheck.assert(FastCheck.property(offset, offset, wait, wait, (off, later, there, back) => {
      const measured = ClockDifference.between(reading(0, off), start + there, reading(there + back, later))
      assert.isAtMost(Math.abs(measured.millis + later), measured.uncertaintyMillis + 1)
    })))

  it.effect("is nought on a clock that stands still while the storage answers with the same time", () =>
    Effect.gen(function*() {
      const measured = yield* ClockDifference.measure(Effect.succeed(0))
      assert.deepStrictEqual(measured, { millis: 0, uncertaintyMillis: 0, at: { wall: 0, steady: 0 } })
    }))
})

describe("hasJumped", () => {
  it("sees that the clock was set, or the machine stood still, and no time that passed", () =>
    FastCheck.assert(FastCheck.property(offset, offset, wait, (off, by, passed) => {
      const jumped = ClockDifference.hasJumped(reading(0, off), reading(passed, off + by))
      assert.strictEqual(jumped, Math.abs(by) > 100)
    })))
})

const measurement = (millis: number, uncertaintyMillis: number, time: number, off = 0) => ({
  millis,
  uncertaintyMillis,
  at: reading(time, off)
})

describe("refine", () => {
  const uncertainty = FastCheck.double({ min: 0, max: 30_000, noNaN: true })
  const age = FastCheck.integer({ min: 0, max: 600_000 })
  const error = FastCheck.double({ min: -0.99, max: 0.99, noNaN: true })

  it("keeps to what is certain: of right measurements the outcome is right, and no less certain than either", () =>
    FastCheck.assert(FastCheck.property(
      offset,
      uncertainty,
      uncertainty,
      error,
      error,
      age,
      (truth, first, second, errorOfFirst, errorOfSecond, passed) => {
        const known = measurement(truth + first * errorOfFirst, first, 0)
        const fresh = measurement(truth + second * errorOfSecond, second, passed)
        const refined = ClockDifference.refine(known, fresh)
        const aged = first + passed / 1_000
        assert.isAtMost(Math.abs(refined.millis - truth), refined.uncertaintyMillis + 0.001)
        assert.isAtMost(refined.uncertaintyMillis, Math.min(aged, second))
      }
    )))

  it("believes the new one where the two cannot both be right, or the clock was set between them", () =>
    FastCheck.assert(FastCheck.property(offset, uncertainty, uncertainty, age, (truth, first, second, passed) => {
      const known = measurement(truth, first, 0)
      const apart = measurement(truth + first + second + passed / 1_000 + 1, second, passed)
      assert.strictEqual(ClockDifference.refine(known, apart), apart)
      const set = measurement(truth, second, passed, 101)
      assert.strictEqual(ClockDifference.refine(known, set), set)
    })))

  it("takes what it gets where nothing is known", () => {
    const first = measurement(5, 30_000, 0)
    assert.strictEqual(ClockDifference.refine(undefined, first), first)
  })
})

describe("isOff", () => {
  const limit = FastCheck.integer({ min: 1, max: 100_000 })

  it("is certain: a clock that may be right, for all that the question tells, is not off", () =>
    FastCheck.assert(FastCheck.property(offset, limit, wait, FastCheck.boolean(), (millis, most, uncertain, wasOff) => {
      const off = ClockDifference.isOff({ millis, uncertaintyMillis: uncertain }, most, wasOff)
      if (off) assert.isAbove(Math.abs(millis), uncertain)
      if (Math.abs(millis) - uncertain > most) assert.isTrue(off)
      if (Math.abs(millis) - uncertain <= most * 0.8) assert.isFalse(off)
    })))

  it("does not change to and fro at the limit", () =>
    FastCheck.assert(FastCheck.property(limit, FastCheck.double({ min: 0.81, max: 1, noNaN: true }), (most, share) => {
      const between = { millis: most * share, uncertaintyMillis: 0 }
      assert.isFalse(ClockDifference.isOff(between, most, false))
      assert.isTrue(ClockDifference.isOff(between, most, true))
    })))
})
