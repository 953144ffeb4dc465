import { assert, describe, it } from "@effect/vitest"
import { ofMember, ofOperator } from "@sendwright/core/accounts/Caller"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { Emails } from "@sendwright/core/emails/Emails"
import * as Sendwright from "@sendwright/core/Sendwright"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { newId } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { calm } from "./support/handoff.ts"
import {
  type Customer,
  customer,
  day,
  engine,
  get,
  Harness,
  hour,
  minute,
  second,
  send,
  start,
  startWorkers
} from "./support/harness.ts"

const scheduled = (of: Customer) => send(of, { scheduledAt: new Date(start + hour).toISOString() })

const actionsOf = (of: Customer) =>
  Effect.map(
    Effect.flatMap(AuditLog, (audit) => audit.list(of.account.id, 10, null)),
    (entries) => entries.map(({ action, subject }) => `${action} ${subject}`)
  )

describe("Emails.reschedule", () => {
  it.effect("has an email leave at its new time, and not at the first", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      yield* startWorkers(Sendwright.layerWorkers)
      const [earlier, later] = [yield* scheduled(one), yield* scheduled(one)]
      yield* TestClock.adjust(minute)
      yield* emails.reschedule(one.live, earlier, new Date(start + 10 * minute))
      yield* emails.reschedule(one.live, later, new Date(start + 2 * hour))
      const email = yield* get(one, later)
      assert.deepStrictEqual([email.scheduledAt, email.updatedAt], [
        new Date(start + 2 * hour),
        new Date(start + minute)
      ])
      yield* TestClock.adjust(hour)
      const statuses = Effect.forEach([earlier, later], (id) => Effect.map(get(one, id), ({ status }) => status))
      assert.deepStrictEqual(yield* statuses, ["sent", "scheduled"])
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual(yield* statuses, ["sent", "sent"])
      const { handedOver } = yield* Harness
      assert.strictEqual(handedOver.length, 2)
    }).pipe(Effect.provide(engine())))

  it.effect("refuses times that have passed or are too far ahead, and what is not scheduled any more", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const [one, other] = [yield* customer(), yield* customer()]
      const id = yield* scheduled(one)
      for (const at of [start - 1, start, start + 30 * day + 1]) {
        const refused = yield* Effect.flip(emails.reschedule(one.live, id, new Date(at)))
        assert.deepStrictEqual(refused._tag === "ValidationError" && refused.issues.map(({ path }) => path), [[
          "scheduledAt"
        ]])
      }
      yield* emails.reschedule(one.live, id, new Date(start + 30 * day))
      const at = new Date(start + hour)
      for (const [caller, of] of [[one.test, id], [other.live, id], [one.live, newId()]] as const) {
        assert.strictEqual((yield* Effect.flip(emails.reschedule(caller, of, at)))._tag, "NotFound")
      }
      yield* emails.cancel(one.live, id)
      for (const [of, status] of [[id, "cancelled"], [yield* send(one), "queued"]] as const) {
        const refused = yield* Effect.flip(emails.reschedule(one.live, of, at))
        assert.strictEqual(refused._tag === "NotScheduled" && refused.status, status)
      }
    }).pipe(Effect.provide(engine())))
})

describe("Emails.cancel and Emails.reschedule", () => {
  it.effect("stand in the audit log where people did it, and in the history of the email alone where a key did", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const ids = [yield* scheduled(one), yield* scheduled(one), yield* scheduled(one)] as const
      const callers = [one.live, ofMember(one, one.owner, "live"), ofOperator(one, "live")] as const
      for (const [index, caller] of callers.entries()) {
        yield* emails.reschedule(caller, ids[index]!, new Date(start + 2 * hour))
        yield* emails.cancel(caller, ids[index]!)
      }
      const expected = [ids[1], ids[2]].flatMap((id) => [`email.rescheduled ${id}`, `email.cancelled ${id}`])
      assert.sameMembers([...yield* actionsOf(one)], expected)
    }).pipe(Effect.provide(engine())))

  it.effect("are told to the receivers at once, though nobody polls", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const harness = yield* Harness
      const one = yield* customer()
      yield* (yield* Webhooks).create(one.live, {
        url: "https://hooks.example/",
        events: ["email.scheduled", "email.cancelled"]
      })
      const id = yield* scheduled(one)
      yield* startWorkers(Sendwright.layerWorkers)
      const told = <E>(change: Effect.Effect<void, E>) =>
        Effect.gen(function*() {
          yield* TestClock.adjust(second)
          const before = harness.requests.length
          yield* change
          yield* TestClock.adjust(second)
          return harness.requests.length - before
        })
      assert.strictEqual(yield* told(emails.reschedule(one.live, id, new Date(start + 30 * minute))), 1)
      assert.strictEqual(yield* told(emails.cancel(one.live, id)), 1)
    }).pipe(Effect.provide(engine(calm))))
})
