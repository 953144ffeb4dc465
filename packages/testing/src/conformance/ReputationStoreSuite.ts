import { assert } from "@effect/vitest"
import type { NewEmail } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import type { Figures, Windows } from "@sendwright/core/reputation/Reputation"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { acceptGroup, evidence, newEmail, newId, recipientsOf, report } from "../fixtures.ts"
import { day, harness, hour, type It, minute, second } from "./Harness.ts"

const figures = (recipients: number, bounces = 0, complaints = 0): Figures => ({ recipients, bounces, complaints })
const both = (one: Figures): Windows => ({ week: one, day: one })

const bounce = (emailId: string, recipients: ReadonlyArray<string>, occurredAt: Date, kind = "permanent") =>
  report({ type: "email.bounced", emailId, recipients, occurredAt, details: { bounce_type: kind } })

const breach = { cause: "bounces", reason: "too many" } as const

/** What every `ReputationStore` must do, and what the commands that store evidence must count. */
export const tests = (it: It): void => {
  it.effect("counts the live recipients that are handed over, and none of test mode or the simulator", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const of = (millis: number, accountId = t.account.id) => t.reputation.windows(accountId, t.at(millis))
      assert.deepStrictEqual(yield* of(0), both(figures(0)))
      const to = ["ada@example.com", "mary@example.com", "george@example.com"]
      yield* t.handOver({ to })
      assert.deepStrictEqual(yield* of(0), both(figures(3)))
      yield* t.handOver({ to, mode: "test" })
      assert.deepStrictEqual(yield* of(0), both(figures(3)))
      const [first, ...rest] = recipientsOf(...to)
      const mixed: NewEmail["recipients"] = [{ ...first!, simulation: "bounced" }, ...rest]
      const { id } = yield* t.handOver({ to, recipients: mixed })
      assert.deepStrictEqual(yield* of(0), both(figures(5)))
      const simulated = mixed.map((recipient) => ({ ...recipient, simulation: "bounced" as const }))
      const playedId = (yield* t.handOver({ to, recipients: simulated })).id
      yield* t.jobs.intake([bounce(id, to.slice(0, 1), t.at(1)), bounce(playedId, to, t.at(1))], t.at(second))
      assert.deepStrictEqual(yield* of(second), both(figures(5)))
      assert.deepStrictEqual(yield* of(0, other.account.id), both(figures(0)))
      assert.deepStrictEqual(yield* of(0, newId()), both(figures(0)))
      assert.deepStrictEqual(yield* of(0, "no id"), both(figures(0)))
    }))

  it.effect("counts recipients once, whatever is reported of them and however often", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const to = ["ada@example.com", "mary@example.com", "george@example.com"]
      const { id } = yield* t.handOver({ to })
      const now = t.at(second)
      const of = t.reputation.windows(t.account.id, now)
      yield* t.jobs.intake([
        bounce(id, ["ada@example.com"], t.at(1), "transient"),
        bounce(id, ["ada@example.com"], t.at(2), "undetermined"),
        report({ type: "email.delivered", emailId: id, recipients: ["ada@example.com"], occurredAt: t.at(3) }),
        report({ type: "email.delivery_delayed", emailId: id, recipients: ["mary@example.com"], occurredAt: t.at(3) })
      ], now)
      assert.deepStrictEqual(yield* of, both(figures(3)))
      const bounced = bounce(id, ["ada@example.com", "mary@example.com"], t.at(4))
      yield* t.jobs.intake([bounced, bounced, bounce(id, ["mary@example.com"], t.at(5))], now)
      assert.deepStrictEqual(yield* of, both(figures(3, 2)))
      const complained = report({ type: "email.complained", emailId: id, recipients: ["mary@example.com"] })
      yield* t.jobs.intake([bounced, complained, { ...complained, occurredAt: t.at(9), key: newId() }], now)
      assert.deepStrictEqual(yield* of, both(figures(3, 2, 1)))
      yield* t.jobs.intake([
        report({ type: "email.complained", emailId: id, details: { complaint_type: "not-spam" }, occurredAt: t.at(7) })
      ], now)
      assert.deepStrictEqual(yield* of, both(figures(3, 2, 1)))
    }))

  it.effect("counts what a hand-off refused for some, and nobody whom nothing was handed over for", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const of = t.reputation.windows(t.account.id, t.at(minute))
      const settle = Effect.fnUntraced(function*(...pieces: ReadonlyArray<ReturnType<typeof evidence>>) {
        yield* t.send({ to: ["ada@example.com", "mary@example.com"] })
        const { lease } = yield* t.beginOne(t.at(0))
        yield* t.jobs.settle([{ lease, now: t.at(0), evidence: pieces, next: { _tag: "Done" }, later: [] }])
        return lease.emailId
      })
      yield* settle(evidence({ type: "email.failed", error: "refused" }))
      assert.deepStrictEqual(yield* of, both(figures(0)))
      yield* settle(
        evidence({ type: "email.sent", recipients: ["ada@example.com"] }),
        evidence({
          type: "email.bounced",
          recipients: ["mary@example.com"],
          details: { bounce_type: "permanent" }
        })
      )
      assert.deepStrictEqual(yield* of, both(figures(2, 1)))
      // A report that overtakes the settlement.
      yield* t.suppressions.remove(t.account.id, { address: normalize("mary@example.com") })
      yield* t.send()
      const { lease } = yield* t.beginOne(t.at(0))
      yield* t.jobs.intake([bounce(lease.emailId, ["ada@example.com"], t.at(1))], t.at(1))
      const sent = evidence({ type: "email.sent" })
      yield* t.jobs.settle([{ lease, now: t.at(0), evidence: [sent], next: { _tag: "Done" }, later: [] }])
      assert.deepStrictEqual(yield* of, both(figures(3, 2)))
    }))

  it.effect("counts a bounce at the hand-off, and suppresses its recipient, also where there is no other", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      for (const mode of ["test", "live"] as const) {
        const id = yield* t.send({ to: ["gone@example.com"], mode })
        const { lease } = yield* t.beginOne(t.at(0))
        yield* t.jobs.settle([{
          lease,
          now: t.at(0),
          evidence: [evidence({
            type: "email.bounced",
            occurredAt: t.at(0),
            recipients: ["gone@example.com"],
            details: { recipients: ["gone@example.com"], bounce_type: "permanent" }
          })],
          next: { _tag: "Done" },
          later: []
        }])
        const found = yield* t.emails.find({ accountId: t.account.id, modes: [mode] }, id)
        assert.strictEqual(Option.getOrThrow(found).status, "bounced")
        const counted = mode === "live" ? 1 : 0
        assert.strictEqual((yield* t.reputation.windows(t.account.id, t.at(0))).week.bounces, counted)
        assert.strictEqual((yield* t.suppressions.list(t.account.id, 9, null)).length, counted)
      }
    }))

  it.effect("counts every one of many hand-offs and reports at once", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const messages = Array.from({ length: 60 }, (_, index) =>
        t.email({ to: [`one${index}@example.com`, `two${index}@example.com`] }))
      yield* t.emails.accept(messages.map((message) =>
        acceptGroup([message])
      ))
      const leases = yield* t.claim(t.at(0))
      assert.strictEqual(leases.length, 60)
      yield* t.jobs.begin(leases, t.at(0))
      yield* Effect.forEach(leases, (lease) =>
        t.jobs.settle([{
          lease,
          now: t.at(0),
          evidence: [evidence({ type: "email.sent" })],
          next: { _tag: "Done" },
          later: []
        }]), { concurrency: "unbounded", discard: true })
      yield* Effect.forEach(messages, ({ id, to }) => t.jobs.intake([bounce(id, to.slice(0, 1), t.at(1))], t.at(1)), {
        concurrency: "unbounded",
        discard: true
      })
      assert.deepStrictEqual(yield* t.reputation.windows(t.account.id, t.at(1)), both(figures(120, 60)))
    }))

  it.effect("forgets by the hour: a window reaches back as long as its name says, and less than an hour longer", () =>
    Effect.gen(function*() {
      const t = yield* harness({}, { forward: 8 * day })
      // 12:30: the hour began half an hour before.
      const start = 30 * minute
      yield* t.handOver({ createdAt: t.at(start) })
      const of = (millis: number) => t.reputation.windows(t.account.id, t.at(millis))
      assert.deepStrictEqual(yield* of(start + day), both(figures(1)))
      assert.deepStrictEqual(yield* of(day + hour - 1), both(figures(1)))
      assert.deepStrictEqual(yield* of(day + hour), { week: figures(1), day: figures(0) })
      assert.deepStrictEqual(yield* of(start + 7 * day), { week: figures(1), day: figures(0) })
      assert.strictEqual(yield* t.reputation.prune(t.at(7 * day + hour - 1), 100), 0)
      assert.deepStrictEqual(yield* of(7 * day + hour), both(figures(0)))
      yield* t.handOver({ createdAt: t.at(7 * day + hour) })
      assert.isAbove(yield* t.reputation.prune(t.at(7 * day + hour), 100), 0)
      // Only what no window reaches is gone.
      assert.deepStrictEqual(yield* of(7 * day), both(figures(1)))
      assert.strictEqual(yield* t.reputation.prune(t.at(7 * day + hour), 100), 0)
    }))

  it.effect("reviews accounts with new bounces or complaints, once, and pauses each for its own figures", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const calm = yield* t.seed()
      const clean = yield* t.seed()
      const asked: Array<readonly [Date, Windows]> = []
      const review = (now: Date, limit = 100) =>
        t.reputation.review({
          now,
          limit,
          evaluate: (createdAt, windows) => {
            asked.push([createdAt, windows])
            return windows.week.bounces >= 2 ? breach : undefined
          }
        })
      // What other tests left behind.
      yield* t.reputation.review({ now: t.at(0), limit: 10_000, evaluate: () => undefined })
      const to = ["ada@example.com", "mary@example.com"]
      const { id } = yield* t.handOver({ to })
      const mine = newEmail({ accountId: calm.account.id, createdAt: t.at(0), to })
      const silent = newEmail({ accountId: clean.account.id, createdAt: t.at(0) })
      yield* t.accept(mine, silent)
      yield* t.jobs.intake([
        bounce(id, to, t.at(1)),
        bounce(mine.id, ["ada@example.com"], t.at(1)),
        report({ type: "email.delivered", emailId: silent.id, occurredAt: t.at(1) })
      ], t.at(second))
      const { paused, taken } = yield* review(t.at(minute))
      assert.isAtLeast(taken, 2)
      assert.deepStrictEqual(paused, [{ accountId: t.account.id, breach, windows: both(figures(2, 2)) }])
      assert.deepStrictEqual(asked.length, 2)
      assert.deepStrictEqual(asked.map(([createdAt]) => createdAt), [t.account.createdAt, calm.account.createdAt])
      const account = (id: string) => Effect.map(t.accounts.find(id), Option.getOrThrow)
      assert.deepStrictEqual((yield* account(t.account.id)).paused, { at: t.at(minute), reason: "too many" })
      assert.isNull((yield* account(calm.account.id)).paused)
      assert.deepStrictEqual(yield* review(t.at(hour)), { taken: 0, paused: [] })
      // Who is paused is not paused again, and keeps the first reason.
      yield* t.jobs.intake([report({ type: "email.complained", emailId: id, recipients: to })], t.at(hour))
      assert.deepStrictEqual((yield* review(t.at(hour))).paused, [])
      assert.strictEqual(asked.length, 2)
      assert.deepStrictEqual((yield* account(t.account.id)).paused, { at: t.at(minute), reason: "too many" })
    }))

  it.effect("takes no more notes than asked for, and keeps the rest", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.reputation.review({ now: t.at(0), limit: 10_000, evaluate: () => undefined })
      const seeded = yield* Effect.forEach(Array.from({ length: 3 }), () => t.seed())
      const emails = seeded.map(({ account }) => newEmail({ accountId: account.id, createdAt: t.at(0) }))
      yield* t.accept(...emails)
      yield* t.jobs.intake(emails.map(({ id }) => bounce(id, ["ada@example.com"], t.at(1))), t.at(1))
      const review = (limit: number) => t.reputation.review({ now: t.at(1), limit, evaluate: () => breach })
      const [first, second_, third] = [yield* review(2), yield* review(2), yield* review(2)]
      assert.deepStrictEqual([first.taken, second_.taken, third.taken], [2, 1, 0])
      assert.deepStrictEqual(
        [...first.paused, ...second_.paused].map(({ accountId }) => accountId).sort(),
        seeded.map(({ account }) => account.id).sort()
      )
    }))

  it.effect("pauses once of ten reviews at once", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      yield* t.reputation.review({ now: t.at(0), limit: 10_000, evaluate: () => undefined })
      const to = Array.from({ length: 10 }, (_, index) => `person${index}@example.com`)
      const { id } = yield* t.handOver({ to })
      const reviews = yield* Effect.forEach(to, (address) =>
        Effect.andThen(
          t.jobs.intake([bounce(id, [address], t.at(1))], t.at(1)),
          t.reputation.review({
            now: t.at(1),
            limit: 100,
            evaluate: (_, { week }) => week.bounces >= 10 ? breach : undefined
          })
        ), { concurrency: "unbounded" })
      const paused = reviews.flatMap((one) => one.paused)
      assert.deepStrictEqual(paused, [{ accountId: t.account.id, breach, windows: both(figures(10, 10)) }])
    }))

  it.effect("counts from nothing again once a pause ends, and only then", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const { id } = yield* t.handOver({ to: ["ada@example.com", "mary@example.com"] })
      yield* t.jobs.intake([bounce(id, ["ada@example.com"], t.at(1))], t.at(1))
      const of = t.reputation.windows(t.account.id, t.at(minute))
      yield* t.accounts.change(t.account.id, { paused: null })
      yield* t.accounts.change(t.account.id, { name: "Another" })
      assert.deepStrictEqual(yield* of, both(figures(2, 1)))
      yield* t.accounts.change(t.account.id, { paused: { at: t.at(1), reason: "by hand" } })
      yield* t.accounts.change(t.account.id, { trusted: true })
      assert.deepStrictEqual(yield* of, both(figures(2, 1)))
      yield* t.accounts.change(t.account.id, { paused: null })
      assert.deepStrictEqual(yield* of, both(figures(0)))
      yield* t.jobs.intake([bounce(id, ["mary@example.com"], t.at(2))], t.at(2))
      assert.deepStrictEqual(yield* of, both(figures(0, 1)))
    }))
}
