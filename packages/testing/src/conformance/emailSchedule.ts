import { assert } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { endpoint, newId } from "../fixtures.ts"
import { day, harness, hour, idsOf, type It, minute } from "./Harness.ts"

/** Scheduled emails in `EmailStore`: `cancel` and `promoteScheduled`. */
export const scheduleTests = (it: It): void => {
  it.effect("promotes what is due, with its event, its deliveries and its job", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const hook = endpoint({ accountId: t.account.id, events: ["email.queued"] })
      yield* t.webhooks.addEndpoint(hook, "sealed")
      const due = yield* t.send({ scheduledAt: t.at(hour) })
      const later = yield* t.send({ scheduledAt: t.at(2 * hour) })
      assert.strictEqual(yield* t.emails.promoteScheduled(t.at(hour - 1), 100), 0)
      assert.strictEqual(yield* t.emails.promoteScheduled(t.at(hour), 100), 1)
      const email = yield* t.get(due)
      assert.strictEqual(email.status, "queued")
      assert.deepStrictEqual(email.scheduledAt, t.at(hour))
      assert.deepStrictEqual(email.updatedAt, t.at(hour))
      assert.deepStrictEqual(email.events.map(({ details, occurredAt, type }) => ({ details, occurredAt, type })), [
        { type: "email.scheduled", details: { scheduled_at: t.at(hour).toISOString() }, occurredAt: t.at(0) },
        { type: "email.queued", details: {}, occurredAt: t.at(hour) }
      ])
      assert.strictEqual((yield* t.get(later)).status, "scheduled")
      const deliveries = yield* t.webhooks.claim({ now: t.at(hour), limit: 9, perEndpoint: 9, leaseMillis: 1_000 })
      assert.deepStrictEqual(deliveries.map(({ delivery }) => delivery.emailEventId), [email.events[1]!.id])
      const begun = yield* t.beginOne(t.at(hour))
      assert.strictEqual(begun.email.id, due)
      assert.deepStrictEqual(begun.email.queuedAt, t.at(hour))
      assert.deepStrictEqual(begun.email.scheduledAt, t.at(hour))
      assert.deepStrictEqual(begun.email.recipients.map(({ state }) => state), ["queued"])
      assert.strictEqual(yield* t.emails.promoteScheduled(t.at(hour), 100), 0)
    }))

  it.effect("promotes up to a limit, what has waited longest first", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const ids: Array<string> = []
      for (const minutes of [3, 1, 5, 2, 4]) ids.push(yield* t.send({ scheduledAt: t.at(minutes * minute) }))
      assert.strictEqual(yield* t.emails.promoteScheduled(t.at(hour), 2), 2)
      assert.deepStrictEqual(
        new Set(idsOf(yield* t.list({ status: "queued" }))),
        new Set([ids[1]!, ids[3]!])
      )
      assert.strictEqual(yield* t.emails.promoteScheduled(t.at(hour), 2), 2)
      assert.strictEqual(yield* t.emails.promoteScheduled(t.at(hour), 2), 1)
    }))

  it.effect("cancels a scheduled email of the scope, once", () =>
    Effect.gen(function*() {
      const t = yield* harness({}, { forward: 2 * day })
      const hook = endpoint({ accountId: t.account.id })
      yield* t.webhooks.addEndpoint(hook, "sealed")
      const other = yield* t.seed()
      const id = yield* t.send({ scheduledAt: t.at(hour) })
      const live = { accountId: t.account.id, modes: ["live"] } as const
      assert.strictEqual(
        yield* t.emails.cancel({ accountId: other.account.id, modes: ["live", "test"] }, id, t.at(1)),
        "not_found"
      )
      assert.strictEqual(yield* t.emails.cancel({ ...live, modes: ["test"] }, id, t.at(1)), "not_found")
      assert.strictEqual(yield* t.emails.cancel(live, newId(), t.at(1)), "not_found")
      assert.strictEqual((yield* t.get(id)).status, "scheduled")
      assert.strictEqual(yield* t.emails.cancel(live, id, t.at(minute)), "cancelled")
      assert.strictEqual(yield* t.emails.cancel(live, id, t.at(minute)), "not_scheduled")
      const email = yield* t.get(id)
      assert.strictEqual(email.status, "cancelled")
      assert.deepStrictEqual(email.updatedAt, t.at(minute))
      assert.deepStrictEqual(email.events.map(({ type }) => type), ["email.scheduled", "email.cancelled"])
      assert.deepStrictEqual(email.events[1]!.details, {})
      assert.deepStrictEqual(email.events[1]!.occurredAt, t.at(minute))
      const deliveries = yield* t.webhooks.claim({ now: t.at(minute), limit: 9, perEndpoint: 9, leaseMillis: 1_000 })
      assert.deepStrictEqual(deliveries.map(({ delivery }) => delivery.eventType), ["email.cancelled"])
      assert.strictEqual(yield* t.emails.promoteScheduled(t.at(day), 100), 0)
      assert.deepStrictEqual(yield* t.claim(t.at(day)), [])
    }))

  it.effect("moves a scheduled email of the scope to another time, sooner or later", () =>
    Effect.gen(function*() {
      const t = yield* harness({}, { forward: 2 * day })
      const other = yield* t.seed()
      yield* t.webhooks.addEndpoint(endpoint({ accountId: t.account.id, events: ["email.scheduled"] }), "sealed")
      const id = yield* t.send({ scheduledAt: t.at(hour) })
      const live = { accountId: t.account.id, modes: ["live"] } as const
      const move = (scheduledAt: Date, now: Date, scope: Parameters<typeof t.emails.reschedule>[0] = live) =>
        t.emails.reschedule(scope, { id, scheduledAt, now })
      const all = ["live", "test"] as const
      assert.strictEqual(yield* move(t.at(day), t.at(1), { accountId: other.account.id, modes: all }), "not_found")
      assert.strictEqual(yield* move(t.at(day), t.at(1), { ...live, modes: ["test"] }), "not_found")
      assert.strictEqual(
        yield* t.emails.reschedule(live, { id: newId(), scheduledAt: t.at(day), now: t.at(1) }),
        "not_found"
      )
      assert.strictEqual((yield* t.get(id)).events.length, 1)
      assert.strictEqual(yield* move(t.at(2 * hour), t.at(minute)), "rescheduled")
      assert.strictEqual(yield* t.emails.promoteScheduled(t.at(2 * hour - 1), 100), 0)
      assert.strictEqual(yield* move(t.at(30 * minute), t.at(2 * minute)), "rescheduled")
      const moved = yield* t.get(id)
      assert.deepStrictEqual(moved.scheduledAt, t.at(30 * minute))
      assert.deepStrictEqual(moved.updatedAt, t.at(2 * minute))
      assert.strictEqual(moved.status, "scheduled")
      assert.deepStrictEqual(moved.events.map(({ details, occurredAt, type }) => ({ details, occurredAt, type })), [
        { type: "email.scheduled", details: { scheduled_at: t.at(hour).toISOString() }, occurredAt: t.at(0) },
        { type: "email.scheduled", details: { scheduled_at: t.at(2 * hour).toISOString() }, occurredAt: t.at(minute) },
        {
          type: "email.scheduled",
          details: { scheduled_at: t.at(30 * minute).toISOString() },
          occurredAt: t.at(2 * minute)
        }
      ])
      const deliveries = yield* t.webhooks.claim({
        now: t.at(minute * 3),
        limit: 9,
        perEndpoint: 9,
        leaseMillis: 1_000
      })
      assert.deepStrictEqual(
        deliveries.map(({ delivery }) => delivery.emailEventId),
        moved.events.map(({ id }) => id)
      )
      assert.strictEqual(yield* t.emails.promoteScheduled(t.at(30 * minute), 100), 1)
      assert.deepStrictEqual((yield* t.beginOne(t.at(30 * minute))).email.scheduledAt, t.at(30 * minute))
      assert.strictEqual(yield* move(t.at(day), t.at(hour)), "not_scheduled")
      assert.strictEqual(yield* t.emails.promoteScheduled(t.at(2 * day), 100), 0)
    }))

  it.effect("cancels nothing that is not scheduled", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const scope = { accountId: t.account.id, modes: ["live"] } as const
      const sent = yield* t.handOver()
      assert.strictEqual(yield* t.emails.cancel(scope, sent.id, t.at(minute)), "not_scheduled")
      const queued = yield* t.send()
      assert.strictEqual(yield* t.emails.cancel(scope, queued, t.at(minute)), "not_scheduled")
      assert.strictEqual((yield* t.get(queued)).events.length, 1)
    }))

  it.effect("lets either cancelling or promoting win, never both and never neither", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const emails = Array.from({ length: 60 }, () => t.email({ scheduledAt: t.at(hour) }))
      yield* t.accept(...emails)
      const scope = { accountId: t.account.id, modes: ["live"] } as const
      const [answers, promoted] = yield* Effect.all([
        Effect.forEach(emails, ({ id }) => t.emails.cancel(scope, id, t.at(hour)), { concurrency: "unbounded" }),
        Effect.forEach(Array.from({ length: 60 }), () => t.emails.promoteScheduled(t.at(hour), 1), {
          concurrency: "unbounded"
        })
      ], { concurrency: "unbounded" })
      const rest = yield* t.emails.promoteScheduled(t.at(hour), 100)
      const cancelled = answers.filter((answer) => answer === "cancelled").length
      assert.strictEqual(cancelled + rest + promoted.reduce((sum, count) => sum + count, 0), 60)
      const jobs = new Set(idsOf(yield* t.claim(t.at(hour))))
      for (const [index, { id }] of emails.entries()) {
        const email = yield* t.get(id)
        const outcome = answers[index] === "cancelled" ? "cancelled" : "queued"
        assert.strictEqual(email.status, outcome)
        assert.deepStrictEqual(email.events.map(({ type }) => type), ["email.scheduled", `email.${outcome}`])
        assert.strictEqual(jobs.has(id), outcome === "queued")
      }
    }))
}
