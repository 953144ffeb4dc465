import { assert, describe, it } from "@effect/vitest"
import { ReputationSettings } from "@sendwright/core/foundation/Settings"
import * as EmailStatus from "@sendwright/core/model/EmailStatus"
import * as Reputation from "@sendwright/core/reputation/Reputation"
import * as fc from "fast-check"

const settings = ReputationSettings.defaultValue()
const hour = 3_600_000
const day = 24 * hour
const now = new Date(Date.UTC(2026, 10, 21, 12, 30))
const old = new Date(now.getTime() - 7 * day)
const young = new Date(now.getTime() - 7 * day + 1)

const figures = (recipients: number, bounces = 0, complaints = 0): Reputation.Figures => ({
  recipients,
  bounces,
  complaints
})
const causeOf = (createdAt: Date, week: Reputation.Figures, today = Reputation.noFigures) =>
  Reputation.evaluate(createdAt, { week, day: today }, now, settings)?.cause

describe("evaluate", () => {
  it.each<[string, string | undefined, string | undefined]>([
    ["no mail", causeOf(old, figures(0)), undefined],
    ["too few recipients", causeOf(old, figures(199, 199, 199)), undefined],
    ["8 % of 200", causeOf(old, figures(200, 16)), "bounces"],
    ["just below", causeOf(old, figures(200, 15)), undefined],
    ["just below, of many", causeOf(old, figures(100_001, 8_000)), undefined],
    ["8 % of many", causeOf(old, figures(100_000, 8_000)), "bounces"],
    ["5 complaints of 200", causeOf(old, figures(200, 0, 5)), "complaints"],
    ["4 complaints of 200", causeOf(old, figures(200, 0, 4)), undefined],
    ["0.3 % of many", causeOf(old, figures(100_000, 0, 300)), "complaints"],
    ["just below 0.3 %", causeOf(old, figures(100_001, 0, 300)), undefined],
    ["both", causeOf(old, figures(200, 16, 5)), "bounces"],
    ["a new account with 25 bounces", causeOf(young, figures(25, 25), figures(25, 25)), "bounces"],
    ["a new account with 24 bounces", causeOf(young, figures(24, 24), figures(24, 24)), undefined],
    ["a new account with 7 complaints", causeOf(young, figures(7, 0, 7), figures(7, 0, 7)), "complaints"],
    ["a new account with 6 complaints", causeOf(young, figures(6, 0, 6), figures(6, 0, 6)), undefined],
    ["a new account with old bounces", causeOf(young, figures(90, 25), figures(10, 24)), undefined],
    ["a week old account with 25 bounces", causeOf(old, figures(199, 25, 7), figures(199, 25, 7)), undefined]
  ])("%s", (_, cause, expected) => assert.strictEqual(cause, expected))

  it("says of the reason what the customer can act on", () => {
    const of = (createdAt: Date, week: Reputation.Figures, day = Reputation.noFigures) =>
      Reputation.evaluate(createdAt, { week, day }, now, settings)?.reason
    assert.strictEqual(of(old, figures(300, 25)), "8.333 % of the last 7 days' 300 recipients bounced permanently")
    assert.strictEqual(of(old, figures(200, 0, 5)), "2.5 % of the last 7 days' 200 recipients complained")
    assert.include(of(young, figures(30, 25), figures(30, 25)) ?? "", "25 recipients of a new account")
    assert.include(of(young, figures(30, 0, 8), figures(30, 0, 8)) ?? "", "8 recipients of a new account complained")
  })

  const count = fc.integer({ min: 0, max: 5_000 })
  const anyFigures = fc.tuple(fc.integer({ min: 0, max: 20_000 }), count, count).map((
    [recipients, bounces, complaints]
  ) => figures(recipients, Math.min(bounces, recipients), Math.min(complaints, recipients)))

  it("is what whole-number arithmetic says of the thresholds", () =>
    fc.assert(fc.property(anyFigures, anyFigures, fc.boolean(), (week, today, isNew) => {
      const bounced = week.recipients >= 200 && week.bounces >= 10 && week.bounces * 100 >= week.recipients * 8
      const complained = week.recipients >= 200 && week.complaints >= 5 && week.complaints * 1000 >= week.recipients * 3
      const early = isNew && (today.bounces >= 25 || today.complaints >= 7)
      assert.strictEqual(
        Reputation.evaluate(isNew ? young : old, { week, day: today }, now, settings) !== undefined,
        bounced || complained || early
      )
    })))

  it("never lets an account go on for one more bounce or complaint", () =>
    fc.assert(fc.property(anyFigures, fc.boolean(), count, count, (week, isNew, bounces, complaints) => {
      const createdAt = isNew ? young : old
      const worse = { ...week, bounces: week.bounces + bounces, complaints: week.complaints + complaints }
      if (causeOf(createdAt, week, week) !== undefined) assert.isDefined(causeOf(createdAt, worse, worse))
    })))

  it("keeps to the settings: rates over 1 never pause", () => {
    const never = {
      ...settings,
      bounceRate: 1.1,
      complaintRate: 1.1,
      newAccountBounces: Infinity,
      newAccountComplaints: Infinity
    }
    const all = figures(1_000, 1_000, 1_000)
    assert.isUndefined(Reputation.evaluate(young, { week: all, day: all }, now, never))
    assert.isUndefined(
      Reputation.evaluate(young, { week: figures(0), day: figures(0) }, now, { ...never, minRecipients: 0 })
    )
  })
})

describe("windows", () => {
  const moment = fc.integer({ min: 0, max: Date.UTC(2090, 0, 1) }).map((millis) => new Date(millis))

  it("hold everything that is as old as they are long, and nothing that is an hour older", () =>
    fc.assert(fc.property(moment, fc.constantFrom("day" as const, "week" as const), (at, window) => {
      const first = (now: number) => Reputation.firstHours(new Date(now))[window]
      const end = at.getTime() + Reputation.windowMillis[window]
      assert.isAtLeast(Reputation.hourOf(at), first(end))
      assert.isBelow(Reputation.hourOf(at), first(end + hour))
    })))

  it("reach back 7 days and 24 hours, and less than an hour further", () =>
    fc.assert(fc.property(moment, (at) => {
      for (const [window, length] of [["week", 7 * day], ["day", day]] as const) {
        const begin = Reputation.firstHours(new Date(at.getTime() + length))[window] * hour
        assert.isAtMost(begin, at.getTime())
        assert.isAbove(begin, at.getTime() - hour)
      }
    })))
})

describe("tally", () => {
  const state = fc.constantFrom(...EmailStatus.recipientStates)
  const every = () => true

  it("adds up over any order of steps to what the whole change adds, but for failures that are taken back", () =>
    fc.assert(fc.property(fc.array(fc.tuple(state, state), { maxLength: 5 }), (pairs) => {
      const before = pairs.map((): EmailStatus.RecipientState => "queued")
      const middle = pairs.map(([one], index) => EmailStatus.join(before[index]!, one))
      const after = pairs.map(([, two], index) => EmailStatus.join(middle[index]!, two))
      const steps = Reputation.add(
        Reputation.tally(before, middle, every),
        Reputation.tally(middle, after, every)
      )
      const whole = Reputation.tally(before, after, every)
      assert.strictEqual(steps.recipients >= whole.recipients, true)
      // A complaint about mail that bounced before counts as both.
      assert.strictEqual(steps.complaints, whole.complaints)
      assert.isAtLeast(steps.bounces, whole.bounces)
      assert.isAtMost(steps.bounces, steps.recipients)
      assert.isAtMost(steps.complaints, steps.recipients)
      assert.deepStrictEqual(Reputation.tally(after, after, every), Reputation.noFigures)
      assert.deepStrictEqual(Reputation.tally(before, after, () => false), Reputation.noFigures)
    })))

  it("counts a recipient once a provider took the message, whatever became of it then", () => {
    const taken = new Set<EmailStatus.RecipientState>(["sent", "bounced_softly", "delivered", "bounced", "complained"])
    for (const reached of EmailStatus.recipientStates) {
      const { recipients } = Reputation.tally(["queued"], [reached], every)
      assert.strictEqual(recipients, taken.has(reached) ? 1 : 0, reached)
      for (const later of EmailStatus.recipientStates) {
        if (taken.has(reached)) assert.strictEqual(Reputation.tally([reached], [later], every).recipients, 0)
      }
    }
  })

  it("counts each recipient for itself", () => {
    assert.deepStrictEqual(
      Reputation.tally(
        ["queued", "queued", "sent", "bounced", "delivered", "queued", "failed"],
        ["sent", "bounced", "bounced", "complained", "complained", "failed", "delivered"],
        (index) => index !== 4
      ),
      figures(3, 2, 1)
    )
  })
})
