import { assert, describe, it } from "@effect/vitest"
import { headerDateOf } from "@sendwright/core/model/HeaderDate"
import * as fc from "fast-check"

const date = fc.date({
  min: new Date("1990-01-01T00:00:00Z"),
  max: new Date("2100-01-01T00:00:00Z"),
  noInvalidDate: true
})

describe("the date of a header", () => {
  it("is the moment that it was written of, in whatever zone", () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -14 * 60, max: 14 * 60 }), fc.boolean(), (moment, minutes, hasDay) => {
        const [day = "", rest = ""] = new Date(moment.getTime() + minutes * 60_000).toUTCString().split(", ")
        const size = Math.abs(minutes)
        const zone = `${minutes < 0 ? "-" : "+"}${
          [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, "0")).join("")
        }`
        const text = `${hasDay ? `${day}, ` : ""}${rest.replace("GMT", zone)}`
        assert.strictEqual(headerDateOf(text), Math.floor(moment.getTime() / 1000) * 1000, text)
      })
    )
  })

  it("may have no seconds", () => {
    assert.strictEqual(headerDateOf("1 Jan 2026 12:00 -0130"), Date.UTC(2026, 0, 1, 13, 30))
  })

  it("is no day that the calendar does not have", () => {
    for (const text of ["30 Feb 2026 12:00:00 +0000", "29 Feb 2026 12:00:00 +0000", "0 Jan 2026 12:00:00 +0000"]) {
      assert.isUndefined(headerDateOf(text), text)
    }
    assert.isNumber(headerDateOf("29 Feb 2028 12:00:00 +0000"))
    assert.isUndefined(headerDateOf("1 Jan 2026 24:00:00 +0000"))
  })
})
