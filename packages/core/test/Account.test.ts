import { assert, describe, it } from "@effect/vitest"
import { type Account, limitsOf } from "@sendwright/core/accounts/Account"
import { type LimitOverrides, planLimits, plans } from "@sendwright/core/accounts/Plan"
import * as fc from "fast-check"

const own = fc.oneof(fc.constantFrom(null, 0), fc.nat(1_000_000))

const account = (plan: Account["plan"], overrides: LimitOverrides): Account => ({
  id: "01890000-0000-7000-8000-000000000001",
  name: "Engines",
  plan,
  planStep: null,
  trusted: false,
  overrides,
  paused: null,
  suspended: null,
  createdAt: new Date("2026-11-21T12:00:00.000Z")
})

describe("limitsOf", () => {
  it("gives each limit an account's own figure, higher, lower or zero, and its plan's where it has none", () => {
    const overrides = fc.record({ monthlyEmails: own, domains: own, requestRate: own, receivedMegabytes: own })
    fc.assert(fc.property(fc.constantFrom(...plans), overrides, (plan, overrides) => {
      const limits = limitsOf(account(plan, overrides))
      for (const limit of ["monthlyEmails", "domains", "requestRate", "receivedMegabytes"] as const) {
        assert.strictEqual(limits[limit], overrides[limit] ?? planLimits[plan][limit])
      }
    }))
  })
})

describe("planLimits", () => {
  it("are the figures that each plan is sold with", () =>
    assert.deepStrictEqual(planLimits, {
      free: { monthlyEmails: 3_000, domains: 1, requestRate: 10, receivedMegabytes: 1_000 },
      pro: { monthlyEmails: 50_000, domains: 10, requestRate: 20, receivedMegabytes: 10_000 },
      growth: { monthlyEmails: 250_000, domains: 50, requestRate: 35, receivedMegabytes: 50_000 },
      enterprise: { monthlyEmails: null, domains: 1_000, requestRate: 50, receivedMegabytes: null }
    }))
})
