import { assert } from "@effect/vitest"
import type { NewEmail } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import * as Counts from "@sendwright/core/metrics/Counts"
import { hourOf, type HourRow, keyOf, type Kind, tagsPerDay, type Traffic } from "@sendwright/core/metrics/HourRow"
import { MetricsStore } from "@sendwright/core/metrics/MetricsStore"
import * as Sketch from "@sendwright/core/metrics/Sketch"
import { RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import * as Effect from "effect/Effect"
import { idAt, newId, recipientsOf, report } from "../fixtures.ts"
import { day, harness, hour, type It, minute, second } from "./Harness.ts"

/** A harness that reads its account's counts, and counts what waits. */
const counting = Effect.fnUntraced(function*() {
  const t = yield* harness({}, { forward: 2 * day })
  const store = yield* MetricsStore
  const first = hourOf(t.at(0))
  const read = (traffic: Traffic, kind: Kind, from = first - 1_000, to = first + 10_000, accountId = t.account.id) =>
    Effect.map(store.read({ accountId, traffic, kind, from, to }), ({ isCurrent, rows }) => {
      assert.isTrue(isCurrent)
      assert.strictEqual(new Set(rows.map(keyOf)).size, rows.length)
      return rows
    })
  /** The counts that are not 0, by the hours since the test's beginning and the name. */
  const shown = (traffic: Traffic, kind: Kind, from?: number, to?: number) =>
    Effect.map(read(traffic, kind, from, to), (rows) =>
      Object.fromEntries(
        rows.map(({ counts, hour, name }) => [`${hour - first} ${name}`, said(counts)] as const)
          .sort(([left], [right]) => left < right ? -1 : 1)
      ))
  const everything = Effect.map(
    Effect.all(
      (["live", "simulator", "test"] as const).flatMap((traffic) => [shown(traffic, "domain"), shown(traffic, "tag")])
    ),
    (all) => all
  )
  const drain = Effect.gen(function*() {
    while (yield* store.count(3)) { /* more wait */ }
  })
  return { ...t, store, first, read, shown, everything, drain }
})

const said = (counts: HourRow["counts"]) =>
  Object.fromEntries(Counts.countNames.flatMap((name) => counts[name] === 0 ? [] : [[name, counts[name]]]))

const bounce = (emailId: string, recipients: ReadonlyArray<string>, occurredAt: Date, kind: string) =>
  report({ type: "email.bounced", emailId, recipients, occurredAt, details: { recipients, bounce_type: kind } })

/** What every `MetricsStore` must do, and what the commands that delete events must leave. */
export const tests = (it: It): void => {
  it.effect("counts emails that are accepted and recipients that events name, in the hours in which it happened", () =>
    Effect.gen(function*() {
      const t = yield* counting()
      const to = ["ada@example.com", "mary@example.com", "george@example.com"]
      const id = (yield* t.handOver({ to, domain: t.domain.name, tags: ["a", "b", "a"] })).id
      yield* t.send({ createdAt: t.at(hour), scheduledAt: t.at(2 * day) })
      yield* t.jobs.intake([
        report({
          type: "email.delivered",
          emailId: id,
          recipients: ["ada@example.com"],
          occurredAt: t.at(hour - 1),
          details: { recipients: ["Ada@example.com"], processing_time_ms: 1_400 }
        }),
        report({ type: "email.delivery_delayed", emailId: id, recipients: to.slice(1), occurredAt: t.at(2 * hour) }),
        bounce(id, ["mary@example.com"], t.at(2 * hour), "transient"),
        bounce(id, ["mary@example.com"], t.at(3 * hour), "permanent"),
        bounce(id, ["george@example.com"], t.at(3 * hour), "undetermined"),
        report({
          type: "email.complained",
          emailId: id,
          recipients: ["ada@example.com"],
          occurredAt: t.at(-2 * hour),
          details: { recipients: ["ada@example.com"] }
        })
      ], t.at(3 * hour))
      const hours = (name: string) => ({
        [`-2 ${name}`]: { complained: 1 },
        [`0 ${name}`]: { accepted: 1, sent: 3, delivered: 1 },
        // A report whose details name nobody is about all of them.
        [`2 ${name}`]: { bouncedTemporarily: 1, delayed: 3 },
        [`3 ${name}`]: { bouncedPermanently: 1, bouncedTemporarily: 1 }
      })
      const check = Effect.gen(function*() {
        assert.deepStrictEqual(yield* t.shown("live", "domain"), { ...hours(t.domain.name), "1 ": { accepted: 1 } })
        assert.deepStrictEqual(yield* t.shown("live", "tag"), { ...hours("a"), ...hours("b") })
        assert.deepStrictEqual(yield* t.shown("test", "domain"), {})
        assert.deepStrictEqual(yield* t.shown("simulator", "domain"), {})
        const [at] = yield* t.read("live", "tag", t.first, t.first + 1)
        assert.deepStrictEqual(at?.counts.times, Sketch.of(1_400))
      })
      yield* check
      yield* t.drain
      yield* check
      assert.isFalse(yield* t.store.count(100))
      yield* check
    }))

  it.effect("keeps test mode and simulated recipients apart from live ones", () =>
    Effect.gen(function*() {
      const t = yield* counting()
      const to = ["ada@example.com", "mary@example.com"]
      const [ada, mary] = recipientsOf(...to)
      const simulated = { ...ada!, simulation: "delivered" as const }
      yield* t.handOver({ to, mode: "test" })
      yield* t.handOver({ to, recipients: [simulated, { ...mary!, simulation: "bounced" }] })
      const { id } = yield* t.handOver({ to, recipients: [simulated, mary!] })
      yield* t.send({ to: ["ada@example.com"], recipients: [simulated] })
      yield* t.jobs.intake([bounce(id, ["mary@example.com"], t.at(1), "permanent")], t.at(1))
      for (const step of [Effect.void, t.drain]) {
        yield* step
        assert.deepStrictEqual(yield* t.shown("test", "domain"), { "0 ": { accepted: 1, sent: 2 } })
        assert.deepStrictEqual(yield* t.shown("simulator", "domain"), { "0 ": { accepted: 2, sent: 3 } })
        assert.deepStrictEqual(yield* t.shown("live", "domain"), {
          "0 ": { accepted: 1, sent: 1, bouncedPermanently: 1 }
        })
      }
    }))

  it.effect("counts what is cancelled, what fails, and what is queued at its time", () =>
    Effect.gen(function*() {
      const t = yield* counting()
      const later = { createdAt: t.at(0), scheduledAt: t.at(hour) }
      const cancelled = yield* t.send(later)
      yield* t.send(later)
      assert.strictEqual(
        yield* t.emails.cancel({ accountId: t.account.id, modes: ["live"] }, cancelled, t.at(minute)),
        "cancelled"
      )
      const before = { "0 ": { accepted: 2, cancelled: 1 } }
      assert.deepStrictEqual(yield* t.shown("live", "domain"), before)
      yield* t.drain
      assert.deepStrictEqual(yield* t.shown("live", "domain"), before)
      yield* t.emails.promoteScheduled(t.at(hour), 100)
      assert.deepStrictEqual(yield* t.shown("live", "domain"), before)
      yield* t.drain
      assert.deepStrictEqual(yield* t.shown("live", "domain"), before)
      const id = yield* t.send({ to: ["ada@example.com", "mary@example.com"] })
      yield* t.jobs.intake([report({ type: "email.rejected", emailId: id, occurredAt: t.at(1) })], t.at(1))
      assert.deepStrictEqual(yield* t.shown("live", "domain"), { "0 ": { accepted: 3, cancelled: 1, failed: 2 } })
    }))

  it.effect("reads the account, the hours and the kind that are asked for alone", () =>
    Effect.gen(function*() {
      const t = yield* counting()
      const other = yield* t.seed()
      yield* t.handOver({ tags: ["a"] })
      yield* t.send({ createdAt: t.at(hour) })
      for (const step of [Effect.void, t.drain]) {
        yield* step
        const of = (from: number, to: number) => t.shown("live", "domain", t.first + from, t.first + to)
        assert.deepStrictEqual(yield* of(0, 1), { "0 ": { accepted: 1, sent: 1 } })
        assert.deepStrictEqual(yield* of(1, 2), { "1 ": { accepted: 1 } })
        assert.deepStrictEqual(yield* of(2, 3), {})
        assert.deepStrictEqual(yield* t.read("live", "domain", t.first, t.first + 5, other.account.id), [])
        assert.deepStrictEqual(yield* t.read("live", "domain", t.first, t.first + 5, newId()), [])
        assert.deepStrictEqual(yield* t.read("live", "domain", t.first, t.first + 5, "no id"), [])
      }
    }))

  it.effect("counts each event once, whoever counts and reads at the same time", () =>
    Effect.gen(function*() {
      const t = yield* counting()
      const emails = Array.from({ length: 20 }, () => t.email({ tags: ["a"] }))
      const work = Effect.forEach(emails, (email) =>
        Effect.andThen(
          t.accept(email),
          t.jobs.intake([
            report({ type: "email.delivered", emailId: email.id, occurredAt: t.at(1) }),
            report({ type: "email.delivery_delayed", emailId: email.id, occurredAt: t.at(2) })
          ], t.at(second))
        ), { concurrency: 8, discard: true })
      const progress = { isDone: false }
      const counters = Effect.forEach([1, 2, 7], (limit) =>
        Effect.gen(function*() {
          while (!progress.isDone) {
            yield* t.store.count(limit)
            const [row] = yield* t.read("live", "domain")
            const { accepted = 0, delayed = 0, delivered = 0 } = row?.counts ?? {}
            assert.isAtLeast(accepted, delivered)
            assert.isAtMost(accepted, emails.length)
            // One commit.
            assert.strictEqual(delivered, delayed)
            yield* Effect.yieldNow
          }
        }), { concurrency: "unbounded", discard: true })
      yield* Effect.all([Effect.ensuring(work, Effect.sync(() => void (progress.isDone = true))), counters], {
        concurrency: "unbounded"
      })
      const all = { accepted: 20, delivered: 20, delayed: 20 }
      assert.deepStrictEqual(yield* t.shown("live", "tag"), { "0 a": all })
      yield* Effect.all([t.drain, t.drain, t.drain], { concurrency: "unbounded" })
      yield* t.drain
      assert.deepStrictEqual(yield* t.shown("live", "domain"), { "0 ": all })
      assert.deepStrictEqual(yield* t.shown("live", "tag"), { "0 a": all })
    }))

  it.effect("keeps the counts of emails that are deleted for their age, counted before or not", () =>
    Effect.gen(function*() {
      const t = yield* counting()
      const retention = yield* RetentionStore
      const of = (millis: number): Partial<NewEmail> => ({
        id: idAt(t.at(millis)),
        createdAt: t.at(millis),
        tags: ["a"]
      })
      const remove = Effect.gen(function*() {
        let after: string | null = null
        do after =
          (yield* retention.removeEmails({ before: t.at(day), olderThanMillis: 0, by: "email", limit: 100, after }))
            .next
        while (after !== null)
      })
      const one = yield* t.handOver(of(0))
      yield* t.drain
      const two = yield* t.handOver(of(hour))
      yield* t.jobs.intake(
        [one, two].map(({ id }) => report({ type: "email.delivered", emailId: id, occurredAt: t.at(2 * hour) })),
        t.at(2 * hour)
      )
      const before = yield* t.everything
      yield* remove
      assert.strictEqual((yield* t.list()).length, 0)
      assert.deepStrictEqual(yield* t.everything, before)
      yield* t.drain
      assert.deepStrictEqual(yield* t.everything, before)
      assert.deepStrictEqual(before[0], {
        "0 ": { accepted: 1, sent: 1 },
        "1 ": { accepted: 1, sent: 1 },
        "2 ": { delivered: 2 }
      })
    }))

  it.effect("keeps the counts of emails that are erased, and the address in none of the tags", () =>
    Effect.gen(function*() {
      const t = yield* counting()
      const address = "ada@example.com"
      const tags = [`user:${address}`, "a"]
      const handed = [
        yield* t.handOver({ tags }),
        yield* t.handOver({ to: [address, "mary@example.com"], tags })
      ]
      yield* t.drain
      handed.push(yield* t.handOver({ tags, mode: "test" }))
      yield* t.send({ createdAt: t.at(minute), tags, scheduledAt: t.at(day) })
      yield* t.send({ createdAt: t.at(minute), tags, to: [address, "mary@example.com"], scheduledAt: t.at(day) })
      yield* t.jobs.intake(
        handed.map(({ id }) => bounce(id, [address], t.at(second), "transient")),
        t.at(second)
      )
      yield* t.erasures.erase({
        accountId: t.account.id,
        address: normalize(address),
        spelling: address,
        suppressionId: newId(),
        now: t.at(hour),
        waitMillis: 0
      })
      const live = { accepted: 4, sent: 3, bouncedTemporarily: 2 }
      const test = { accepted: 1, sent: 1, bouncedTemporarily: 1 }
      for (const step of [Effect.void, t.drain]) {
        yield* step
        const domains = yield* t.shown("live", "domain")
        assert.deepStrictEqual(domains, { "0 ": live, "1 ": { cancelled: 1 } })
        assert.deepStrictEqual(yield* t.shown("test", "domain"), { "0 ": test })
        for (const [traffic, counts] of [["live", live], ["test", test]] as const) {
          const of = yield* t.shown(traffic, "tag")
          assert.deepStrictEqual(of["0 a"], counts)
          assert.deepStrictEqual(of["0 user:[erased]"], counts)
          assert.isFalse(Object.keys(of).some((name) => name.includes(address)))
        }
      }
    }))

  it.effect("counts the tags of a day beyond the first hundred together", () =>
    Effect.gen(function*() {
      const t = yield* counting()
      const send = (from: number, to: number, createdAt = t.at(0)) =>
        Effect.gen(function*() {
          for (let n = from; n < to; n += 10) {
            const { id } = t.email()
            const tags = Array.from({ length: Math.min(10, to - n) }, (_, index) => `tag-${n + index}`)
            yield* t.send({ id, createdAt, tags })
            yield* t.jobs.intake([report({ type: "email.delivered", emailId: id, occurredAt: createdAt })], createdAt)
          }
        })
      const namesOf = Effect.map(t.read("live", "tag"), (rows) => new Set(rows.map(({ name }) => name)))
      const all = { accepted: 1, delivered: 1 }
      yield* send(0, tagsPerDay)
      assert.strictEqual((yield* namesOf).size, tagsPerDay)
      yield* t.drain
      yield* send(tagsPerDay - 10, tagsPerDay + 15)
      for (const step of [Effect.void, t.drain]) {
        yield* step
        const found = yield* t.shown("live", "tag")
        assert.strictEqual(Object.keys(found).length, tagsPerDay + 1)
        assert.deepStrictEqual(found["0 "], { accepted: 15, delivered: 15 })
        assert.deepStrictEqual(found["0 tag-0"], all)
        assert.deepStrictEqual(found[`0 tag-${tagsPerDay - 1}`], { accepted: 2, delivered: 2 })
      }
      // Another day names others.
      yield* send(tagsPerDay, tagsPerDay + 5, t.at(day))
      yield* t.drain
      assert.deepStrictEqual((yield* t.shown("live", "tag"))[`24 tag-${tagsPerDay}`], all)
    }))

  it.effect("forgets hours before one, some at a time", () =>
    Effect.gen(function*() {
      const t = yield* counting()
      yield* t.handOver({ tags: ["a"] })
      yield* t.handOver({ createdAt: t.at(hour), tags: ["a"] })
      yield* t.drain
      // What other tests left behind of times before this one.
      while ((yield* t.store.prune(t.first, 100)) > 0) { /* more is left */ }
      assert.strictEqual(yield* t.store.prune(t.first + 1, 1), 1)
      assert.strictEqual(yield* t.store.prune(t.first + 1, 100), 1)
      assert.strictEqual(yield* t.store.prune(t.first + 1, 100), 0)
      assert.deepStrictEqual(yield* t.shown("live", "domain"), { "1 ": { accepted: 1, sent: 1 } })
      assert.deepStrictEqual(yield* t.shown("live", "tag"), { "1 a": { accepted: 1, sent: 1 } })
    }))
}
