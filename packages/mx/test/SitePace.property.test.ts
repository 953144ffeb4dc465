import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import * as SitePace from "../src/shaping/SitePace.ts"

const answer = fc.constantFrom<SitePace.SiteAnswer>("taken", "slowed", "other", "silent")
const history = fc.array(fc.tuple(answer, fc.integer({ min: 0, max: 120_000 }), fc.boolean()), { maxLength: 200 })
const perMinute = fc.integer({ min: 1, max: 10_000 })

/** The paces after each answer, each some time after the one before; where a rest is over, some go first. */
const play = (
  steps: ReadonlyArray<readonly [SitePace.SiteAnswer, number, boolean]>,
  perMinute: number
): ReadonlyArray<{ readonly pace: SitePace.SitePace; readonly at: number }> => {
  let pace = SitePace.well
  let at = 0
  return steps.map(([answer, wait, goesFirst]) => {
    at += wait
    if (goesFirst && SitePace.admits(pace, at) === "probe") pace = SitePace.probing(pace, true)
    pace = SitePace.after(pace, answer, at, perMinute)
    return { pace, at }
  })
}

const slowed = (pace: SitePace.SitePace, times: number, now: number) => {
  for (let i = 0; i < times; i++) pace = SitePace.after(pace, "slowed", now, 600)
  return pace
}

/** The pace after the message that went first was refused, too. */
const refusedAgain = (pace: SitePace.SitePace) =>
  SitePace.after(SitePace.probing(pace, true), "slowed", pace.rest!.until, 600)

describe("the pace of a site", () => {
  it("stays within its bounds, whatever is answered", () => {
    fc.assert(fc.property(history, perMinute, (steps, perMinute) => {
      for (const { at, pace } of play(steps, perMinute)) {
        assert.isAtLeast(pace.share, SitePace.leastShare)
        assert.isAtMost(pace.share, 1)
        if (pace.rest === null) continue
        assert.isAtLeast(pace.rest.millis, SitePace.firstRestMillis)
        assert.isAtMost(pace.rest.millis, SitePace.longestRestMillis)
        assert.isAtMost(pace.rest.until, at + SitePace.longestRestMillis)
      }
    }))
  })

  it("is halved once in five seconds at most, and only by a wish for less", () => {
    fc.assert(fc.property(history, perMinute, (steps, perMinute) => {
      let before = SitePace.well
      let halvedAt = -Infinity
      for (const [index, { at, pace }] of play(steps, perMinute).entries()) {
        if (pace.share < before.share) {
          assert.strictEqual(steps[index]![0], "slowed")
          assert.isAtLeast(at - halvedAt, SitePace.halvingMillis)
          assert.strictEqual(pace.share, Math.max(SitePace.leastShare, before.share / 2))
          halvedAt = at
        }
        before = pace
      }
    }))
  })

  it("has all again within ten minutes in which it uses what it is given, and not within one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 64, max: 10_000 }), (perMinute) => {
        let pace: SitePace.SitePace = { ...SitePace.well, share: SitePace.leastShare }
        let minutes = 0
        while (pace.share < 1) {
          minutes += 1 / (perMinute * pace.share)
          pace = SitePace.after(pace, "taken", 0, perMinute)
          if (minutes < 1) assert.isBelow(pace.share, 2 * SitePace.leastShare)
        }
        assert.isBelow(minutes, 12)
      }),
      { numRuns: 20 }
    )
  })

  it("rests after ten wishes for less in a row, twice as long each time, and lets one message go first", () => {
    assert.isNull(slowed(SitePace.well, 9, 0).rest)
    assert.isNull(SitePace.after(slowed(SitePace.well, 9, 0), "other", 0, 600).rest)
    let pace = slowed(SitePace.well, 10, 0)
    const rests: Array<number> = []
    for (let i = 0; i < 6; i++) {
      rests.push(pace.rest!.millis / 60_000)
      assert.strictEqual(SitePace.admits(pace, pace.rest!.until - 1), "none")
      assert.strictEqual(SitePace.admits(pace, pace.rest!.until), "probe")
      assert.strictEqual(SitePace.admits(SitePace.probing(pace, true), pace.rest!.until), "none")
      assert.strictEqual(SitePace.isLasting(pace), i > 3)
      pace = refusedAgain(pace)
    }
    assert.deepStrictEqual(rests, [1, 2, 4, 8, 15, 15])
    assert.strictEqual(SitePace.stateOf(pace), "resting")
    const well = SitePace.after(SitePace.probing(pace, true), "taken", pace.rest!.until, 600)
    assert.strictEqual(SitePace.admits(well, 0), "any")
    assert.strictEqual(SitePace.stateOf(well), "slowed")
  })

  it("rests again as long where the one that goes first has no answer, and not for what was under way before", () => {
    const pace = slowed(SitePace.well, 10, 0)
    assert.strictEqual(SitePace.after(pace, "slowed", 1, 600), pace)
    assert.strictEqual(SitePace.after(pace, "silent", 1, 600), pace)
    const silent = SitePace.after(SitePace.probing(pace, true), "silent", 90_000, 600)
    assert.deepStrictEqual(silent.rest, { until: 150_000, millis: 60_000, isProbing: false })
  })
})
