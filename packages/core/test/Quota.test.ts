import { assert, describe, it } from "@effect/vitest"
import type { Account } from "@sendwright/core/accounts/Account"
import { noOverrides, planLimits, plans } from "@sendwright/core/accounts/Plan"
import * as Quota from "@sendwright/core/accounts/Quota"
import * as fc from "fast-check"

const day = 24 * 3_600_000

const moments = fc.date({
  min: new Date("2020-01-01T00:00:00Z"),
  max: new Date("2100-01-01T00:00:00Z"),
  noInvalidDate: true
})

const accounts: fc.Arbitrary<Account> = fc.record({
  id: fc.uuid(),
  name: fc.constant("Engines"),
  plan: fc.constantFrom(...plans),
  planStep: fc.constant(null),
  trusted: fc.boolean(),
  overrides: fc.option(fc.nat(1_000_000)).map((monthlyEmails) => ({ ...noOverrides, monthlyEmails })),
  paused: fc.constant(null),
  suspended: fc.constant(null),
  createdAt: moments
})

/** Ages on both sides of the week, and often at its very end. */
const ages = fc.oneof(fc.constantFrom(0, 7 * day - 1, 7 * day, 7 * day + 1), fc.nat(30 * day))

const claimAt = (account: Account, age: number) => Quota.claimOf(account, new Date(account.createdAt.getTime() + age))

describe("Quota.claimOf", () => {
  it("caps an account at 100 emails a day for its first 7 days, to the millisecond", () => {
    fc.assert(fc.property(accounts, ages, (account, age) => {
      const claim = claimAt({ ...account, trusted: false }, age)
      assert.strictEqual(claim?.dailyLimit ?? null, age < 7 * day ? 100 : null)
    }))
  })

  it("never caps the day of an account that is trusted, however new", () => {
    fc.assert(fc.property(accounts, ages, (account, age) => {
      assert.isNull(claimAt({ ...account, trusted: true }, age)?.dailyLimit ?? null)
    }))
  })

  it("limits the month by the account's own figure, zero as well, and by its plan's where it has none", () => {
    fc.assert(fc.property(accounts, ages, (account, age) => {
      const limit = account.overrides.monthlyEmails ?? planLimits[account.plan].monthlyEmails
      assert.strictEqual(claimAt(account, age)?.monthlyLimit ?? null, limit)
    }))
    const createdAt = new Date("2026-11-21T12:00:00Z")
    const [account] = fc.sample(accounts, 1)
    const none = { ...account!, createdAt, overrides: { ...noOverrides, monthlyEmails: 0 } }
    assert.strictEqual(claimAt(none, 0)?.monthlyLimit, 0)
  })

  it("counts towards the UTC month and day of the send, and counts nothing where nothing is limited", () => {
    fc.assert(fc.property(accounts, ages, (account, age) => {
      const claim = claimAt(account, age)
      const now = new Date(account.createdAt.getTime() + age).toISOString()
      if (claim === null) return
      assert.strictEqual(claim.month, now.slice(0, 7))
      assert.strictEqual(claim.day, now.slice(0, 10))
      assert.isFalse(claim.monthlyLimit === null && claim.dailyLimit === null)
    }))
  })
})

describe("Quota.shortageOf", () => {
  const limits = fc.option(fc.integer({ min: 0, max: 5 }))
  const counts = fc.integer({ min: 0, max: 6 })

  it("leaves room up to the limit and not for one more, and names the month before the day", () => {
    fc.assert(fc.property(limits, limits, counts, counts, (monthlyLimit, dailyLimit, month, day) => {
      const shortage = Quota.shortageOf({ month: "2026-11", monthlyLimit, day: "2026-11-21", dailyLimit }, {
        month,
        day
      })
      const isLeft = (limit: number | null, used: number) => limit === null || used + 1 <= limit
      if (!isLeft(monthlyLimit, month)) assert.deepStrictEqual(shortage, { limit: "month", allowed: monthlyLimit! })
      else if (!isLeft(dailyLimit, day)) assert.deepStrictEqual(shortage, { limit: "day", allowed: dailyLimit! })
      else assert.isUndefined(shortage)
    }))
  })
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
