import { assert, describe, it } from "@effect/vitest"
import * as MxSource from "@sendwright/mx/sources/MxSource"
import * as WarmupPlan from "@sendwright/mx/sources/WarmupPlan"
import { newId } from "@sendwright/testing/fixtures"
import * as fc from "fast-check"

const dayMillis = 24 * 3_600_000
const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
const later = (day: string, by: number) => WarmupPlan.dayOf(new Date(Date.parse(day) + by * dayMillis))

describe("the order of sources", () => {
  it("has all of them, in their circle, and is the same for a message and a site", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 9 }), fc.uuid(), fc.string(), (count, emailId, site) => {
      const sources = Array.from({ length: count }, (_, index) => index)
      const order = MxSource.inOrder(sources, emailId, site)
      assert.deepStrictEqual(MxSource.inOrder(sources, emailId, site), order)
      assert.deepStrictEqual(order, sources.map((index) => (index + (order[0] ?? 0)) % count))
    }))
  })

  it("begins with each for an equal part of the messages to any site", () => {
    for (const count of [2, 3, 7]) {
      for (const site of ["mx.shop.example", "*.google.com"]) {
        const first = Array.from({ length: count }, () => 0)
        const each = 2_000
        for (let n = 0; n < count * each; n++) {
          first[MxSource.inOrder([...first.keys()], newId(), site)[0]!]!++
        }
        // Eight standard deviations.
        for (const messages of first) assert.approximately(messages, each, 8 * Math.sqrt(each))
      }
    }
  })
})

describe("a source", () => {
  it("is an address, or a name at an address", () => {
    const usual = "mail1.shop.example"
    assert.deepStrictEqual(MxSource.read("192.0.2.1", usual), { address: "192.0.2.1", name: usual })
    assert.deepStrictEqual(MxSource.read("Mail2.shop.example@2001:DB8::1", usual), {
      address: "2001:db8::1",
      name: "mail2.shop.example"
    })
    for (const text of ["", "@192.0.2.1", "mail2@192.0.2.1", "a@b@192.0.2.1", "192.0.2.256", "mail2.shop.example"]) {
      assert.isUndefined(MxSource.read(text, usual), text)
    }
    assert.deepStrictEqual(MxSource.of({ from: [], name: usual }), [{ address: null, name: usual }])
  })
})

describe("a warm-up plan", () => {
  it("has a cap for each of its days, none after them, and lets nothing leave before", () => {
    fc.assert(fc.property(
      days,
      fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: -400, max: 400 }),
      (first, caps, by) => {
        const begins = WarmupPlan.dayOf(first)
        const cap = WarmupPlan.capOn({ begins, caps }, later(begins, by))
        assert.strictEqual(cap, by < 0 ? 0 : by < caps.length ? caps[by] : null)
      }
    ))
  })

  it("grows by a fifth each day from 50 on, for six weeks", () => {
    const { usual } = WarmupPlan
    assert.deepStrictEqual(usual.slice(0, 3), [50, 60, 72])
    assert.lengthOf(usual, 42)
    for (const [index, cap] of usual.entries()) {
      if (index > 0) assert.approximately(cap / usual[index - 1]!, 1.2, 0.02)
    }
  })

  it("has days that end at midnight in UTC", () => {
    fc.assert(fc.property(days, (now) => {
      const rest = WarmupPlan.restOf(now)
      assert.isTrue(rest > 0 && rest <= dayMillis)
      assert.strictEqual(WarmupPlan.dayOf(new Date(now.getTime() + rest)), later(WarmupPlan.dayOf(now), 1))
      assert.strictEqual(WarmupPlan.dayOf(new Date(now.getTime() + rest - 1)), WarmupPlan.dayOf(now))
      assert.isTrue(WarmupPlan.isDay(WarmupPlan.dayOf(now)))
    }))
    for (const text of ["2026-02-30", "2026-13-01", "2026-1-1", "+002026-01-01", ""]) {
      assert.isFalse(WarmupPlan.isDay(text), text)
    }
  })
})
