import { assert, describe, it } from "@effect/vitest"
import { mayGo, mostOf } from "@sendwright/core/privacy/RetentionRule"
import * as Schema from "effect/Schema"

const day = 86_400_000
const start = Date.UTC(2026, 0, 1)
const whole = (maximum: number) => Schema.Int.check(Schema.isBetween({ minimum: 0, maximum }))
const term = (largest: number, cutoff: Date | null) => ({ largest, cutoff, stopped: null })

describe("RetentionRule", () => {
  it.prop(
    "lets emails go that have grown into the term, however many, and small rounds wherever the time before is",
    { due: whole(1_000_000), largest: whole(1_000), factor: whole(20), advance: whole(2 * day), leap: whole(400) },
    ({ advance, due, factor, largest, leap }) => {
      const known = term(largest, new Date(start))
      assert.isTrue(mayGo({ cutoff: new Date(start + advance), due, factor, term: known }))
      const leapt = new Date(start + (leap + 3) * day)
      assert.strictEqual(mayGo({ cutoff: leapt, due, factor, term: known }), due <= mostOf(known, factor))
    }
  )

  it("takes an advance of 2 days for usual, and one that is a millisecond longer for none", () => {
    const goes = (advance: number) =>
      mayGo({ cutoff: new Date(start + advance), due: 5_000, factor: 10, term: term(0, new Date(start)) })
    assert.isTrue(goes(2 * day))
    assert.isFalse(goes(2 * day + 1))
  })

  it.prop(
    "lets a round take the factor times the largest before it, and a hundred in any case",
    { largest: whole(100_000), factor: whole(20) },
    ({ factor, largest }) => {
      const cutoff = new Date(start + 3 * day)
      const most = Math.max(100, factor * largest)
      const goes = (due: number) => mayGo({ cutoff, due, factor, term: term(largest, new Date(start)) })
      assert.isTrue(goes(most))
      assert.isFalse(goes(most + 1))
    }
  )

  it("has a first round ask where it would delete more than a hundred, and every round after a month was taken back", () => {
    const cutoff = new Date(start)
    assert.isTrue(mayGo({ cutoff, due: 100, factor: 10, term: term(0, null) }))
    assert.isFalse(mayGo({ cutoff, due: 101, factor: 10, term: term(0, null) }))
    const stopped = { at: cutoff, cutoff, due: 0, restored: true }
    assert.isFalse(mayGo({ cutoff, due: 0, factor: 10, term: { largest: 0, cutoff, stopped } }))
  })

  it("lets a clock that is set back go on", () => {
    const known = term(0, new Date(start))
    assert.isTrue(mayGo({ cutoff: new Date(start - 365 * day), due: 5_000, factor: 10, term: known }))
  })
})
