import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { firstMinuteWith, mostConnections, mostInMinute } from "../../src/drills/mx/kept.ts"

const offered = fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 60 }).map((all) =>
  all.toSorted((one, other) => one - other)
)

describe("what receivers count", () => {
  it("is the most within any minute", () => {
    fc.assert(fc.property(offered, (offered) => {
      const counts = offered.map((from) => offered.filter((at) => at >= from && at < from + 60_000).length)
      assert.strictEqual(mostInMinute(offered), Math.max(0, ...counts))
    }))
  })

  it("is the end of the first minute with so many", () => {
    assert.strictEqual(firstMinuteWith([0, 1, 70_000, 80_000, 129_999, 130_001], 3, 1), 129_999)
    assert.strictEqual(firstMinuteWith([0, 60_000], 2, 0), undefined)
  })

  it("is how many connections are open at once", () => {
    const seen = (["opened", "opened", "offered", "over", "opened", "over", "over"] as const)
      .map((what, at) => ({ what, site: 1, at }))
    assert.strictEqual(mostConnections(seen), 2)
  })
})
