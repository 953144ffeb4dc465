import { describe, expect, it } from "@effect/vitest"
import * as fc from "fast-check"
import { isHintDue } from "../src/join/joinedHints.ts"

describe("the hints of joined transactions", () => {
  it("are at least 20 ms apart, and whoever gives none has one in the 20 ms before", () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 50 }), (steps) => {
      const client = {}
      let now = 1_000
      let last = -Infinity
      for (const step of steps) {
        now += step
        if (isHintDue(client, "sends", now)) {
          expect(now - last).toBeGreaterThanOrEqual(20)
          last = now
        } else expect(now - last).toBeLessThan(20)
      }
    }))
  })

  it("are given apart for each kind of news and each database", () => {
    const client = {}
    expect([
      isHintDue(client, "sends", 0),
      isHintDue(client, "webhooks", 1),
      isHintDue({}, "sends", 2),
      isHintDue(client, "sends", 3)
    ]).toEqual([true, true, true, false])
  })

  it("are given when the clock was set back", () => {
    const client = {}
    expect([isHintDue(client, "sends", 1_000), isHintDue(client, "sends", 500)]).toEqual([true, true])
  })
})
