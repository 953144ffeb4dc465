import { assert, describe, it } from "@effect/vitest"
import * as ClockDifference from "@sendwright/core/foundation/ClockDifference"
import * as StorageTime from "@sendwright/core/foundation/StorageTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

const minute = 60_000
const hour = 60 * minute
const far = Schema.Int.check(Schema.isBetween({ minimum: -400 * 24 * hour, maximum: 400 * 24 * hour }))

const timeAt = (millis: number, doubt: ClockDifference.Doubt | null = null) =>
  StorageTime.of(Effect.succeed({ now: new Date(millis), uncertaintyMillis: 10, doubt }))

describe("StorageTime", () => {
  it.effect.prop(
    "vouches for times that are within five minutes of the storage's, and for no others",
    { off: far },
    ({ off }) =>
      Effect.gen(function*() {
        const now = Date.UTC(2030, 0, 1)
        const answer = yield* Effect.result(timeAt(now).vouch(new Date(now + off)))
        if (Math.abs(off) - 10 <= 5 * minute) return assert.strictEqual(answer._tag, "Success")
        assert.deepInclude(answer, { _tag: "Failure" })
        if (answer._tag === "Failure") assert.strictEqual(answer.failure.outage, "clock")
      })
  )

  it.effect("says what the doubt is", () =>
    Effect.gen(function*() {
      assert.isNull(yield* timeAt(0).doubt)
      assert.match((yield* timeAt(0, "wrong").doubt) ?? "", /5 minutes apart/)
    }))
})

describe("doubts about a clock", () => {
  const steady = 10 * hour
  const known = { millis: 0, uncertaintyMillis: 1, at: { wall: 0, steady } }
  const of = (change: Partial<Parameters<typeof ClockDifference.doubtOf>[0]>) =>
    ClockDifference.doubtOf({ known, measuredAt: steady, now: { wall: 0, steady }, setAt: -Infinity, ...change })

  it("are raised where it was not measured, not lately, where it is wrong, and where it was set", () => {
    assert.isNull(of({}))
    assert.strictEqual(of({ known: undefined }), "unmeasured")
    assert.strictEqual(of({ known: { ...known, millis: 6 * minute } }), "wrong")
    assert.strictEqual(of({ known: { ...known, millis: -6 * minute } }), "wrong")
    assert.strictEqual(of({ now: { wall: 6 * minute, steady: steady + 6 * minute } }), "outdated")
    assert.strictEqual(of({ now: { wall: 365 * 24 * hour, steady: steady + 1 } }), "set")
    assert.strictEqual(of({ setAt: steady - 59 * minute }), "set")
    assert.isNull(of({ setAt: steady - 61 * minute }))
  })

  it.prop("are none while the clock runs evenly and is measured each minute", {
    millis: Schema.Int.check(Schema.isBetween({ minimum: -5 * minute, maximum: 5 * minute })),
    passed: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: minute }))
  }, ({ millis, passed }) => {
    assert.isNull(of({ known: { ...known, millis }, now: { wall: passed, steady: steady + passed } }))
  })
})
