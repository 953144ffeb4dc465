import { assert, describe, it } from "@effect/vitest"
import * as Quota from "@sendwright/core/accounts/Quota"
import * as fc from "fast-check"

const moments = fc.date({
  min: new Date("2020-01-01T00:00:00Z"),
  max: new Date("2100-01-01T00:00:00Z"),
  noInvalidDate: true
})

describe("Quota.resetOf", () => {
  it("is the first moment of the next UTC month or day", () => {
    fc.assert(fc.property(moments, (now) => {
      for (const [limit, length] of [["month", 7], ["day", 10]] as const) {
        const reset = Quota.resetOf(limit, now)
        assert.isAbove(reset.getTime(), now.getTime())
        const counted = (at: Date) => at.toISOString().slice(0, length)
        assert.notStrictEqual(counted(reset), counted(now))
        assert.strictEqual(counted(new Date(reset.getTime() - 1)), counted(now))
      }
    }))
  })
})
