import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import * as Probation from "../src/foundation/Probation.ts"

const findings = Schema.Array(Schema.Literals(["well", "ill", "unclear"]))
type Findings = typeof findings.Type

/** Plays findings a second apart; what was raised and cleared, with its time. */
const play = (list: Findings) => {
  let state = Probation.start
  let isHeld = false
  const changes: Array<{ readonly at: number; readonly isHeld: boolean; readonly index: number }> = []
  list.forEach((finding, index) => {
    const [next, verdict] = Probation.judge(state, finding, index * 1_000)
    state = next
    const after = verdict === "raise" ? true : verdict === "clear" ? false : isHeld
    if (after !== isHeld) changes.push({ at: index * 1_000, isHeld: after, index })
    isHeld = after
  })
  return { changes, isHeld, state }
}

describe("Probation", () => {
  it("is ill at the second failure in a row and well at the second success in a row", () => {
    assert.isFalse(play(["ill", "well", "ill"]).isHeld)
    assert.isTrue(play(["ill", "ill"]).isHeld)
    assert.isTrue(play(["ill", "unclear", "ill"]).isHeld)
    assert.isTrue(play(["ill", "ill", "well", "ill", "well"]).isHeld)
    assert.isFalse(play(["ill", "ill", "well", "well"]).isHeld)
  })

  it.prop(
    "changes only with what was found: two failures before it begins, two successes before it ends",
    [findings],
    ([list]) => {
      const told = list.flatMap((finding, index) => finding === "unclear" ? [] : [{ finding, index }])
      for (const { index, isHeld } of play(list).changes) {
        const last = told.filter((one) => one.index <= index).slice(-2).map(({ finding }) => finding)
        assert.deepStrictEqual(last, isHeld ? ["ill", "ill"] : ["well", "well"])
      }
    }
  )

  it.prop("changes no more than ten times a minute, whatever comes", [findings], ([list]) => {
    const { changes } = play([...list, ...list, ...list, ...list, ...list])
    changes.forEach(({ at }) => {
      assert.isAtMost(changes.filter((other) => other.at >= at && other.at < at + 60_000).length, 10)
    })
  })

  it("holds a state that comes and goes: it is well once a minute at the most", () => {
    const flapping = Array.from({ length: 600 }, (_, second) => second % 4 < 2 ? "ill" : "well") as Findings
    assert.isAtMost(play(flapping).changes.length, 21)
  })

  it("is well again within 5 s after each of four outages within a minute", () => {
    const again = Array.from({ length: 4 }, () => [
      ...Array.from({ length: 8 }, () => "ill" as const),
      ...Array.from({ length: 5 }, () => "well" as const)
    ]).flat()
    const { changes } = play(again)
    const [ends, begins] = [false, true].map((isHeld) => changes.filter((change) => change.isHeld === isHeld))
    assert.deepStrictEqual(begins?.map(({ at }) => at), [1_000, 14_000, 27_000, 40_000])
    assert.deepStrictEqual(ends?.map(({ at }) => at), [9_000, 23_000, 37_000, 51_000])
  })

  it("forgets an end after a minute", () => {
    const outage = ["ill", "ill", ...Array.from({ length: 70 }, () => "well" as const)] as Findings
    const { changes } = play([...outage, ...outage, ...outage])
    const took = changes.filter(({ isHeld }) => !isHeld).map(({ at }) => at % 72_000)
    assert.deepStrictEqual(took, [3_000, 3_000, 3_000])
  })

  it.prop("ends after a minute of successes at the most", [findings], ([list]) => {
    assert.isFalse(play([...list, ...Array.from({ length: 61 }, () => "well" as const)]).isHeld)
  })
})
