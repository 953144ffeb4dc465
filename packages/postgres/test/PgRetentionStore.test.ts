import { assert, describe, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { type RetentionAnswer, type RetentionStep, RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import { migrate } from "@sendwright/postgres/Migrations"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { acceptGroup, endpoint, evidence, idAt, newEmail, newId, received, report } from "@sendwright/testing/fixtures"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { clientOf, newDatabase, random } from "./databases.ts"

const time = new Date("2026-11-21T12:00:00Z")
const day = 24 * 3_600_000
const later = (millis: number) => new Date(time.getTime() + millis)
const count = 200

const storage = PgStorage.layerNoMigrations.pipe(
  Layer.provideMerge(Layer.unwrap(Effect.gen(function*() {
    const { url } = yield* newDatabase
    yield* Effect.provide(migrate, clientOf(url, 1))
    return clientOf(url, 10)
  }))),
  Layer.provide(random)
)

/** Emails that were handed over, of an account with an endpoint for `email.delivered`. */
const handedOver = Effect.gen(function*() {
  const store = yield* EmailStore
  const jobs = yield* SendJobs
  const webhooks = yield* WebhookStore
  const accountId = newId()
  yield* webhooks.addEndpoint(endpoint({ accountId, events: ["email.delivered"] }), "sealed")
  const emails = Array.from({ length: count }, () => newEmail({ accountId, id: idAt(time), createdAt: time }))
  yield* store.accept(emails.map((email) => acceptGroup([email])))
  const leases = yield* jobs.claim({
    now: time,
    limit: count,
    perAccount: count,
    leaseMillis: 60_000,
    unknownWaitMillis: 60_000,
    unknownPolicy: "resend",
    maxCrashes: 5
  })
  yield* jobs.begin(leases, time)
  yield* jobs.settle(leases.map((lease) => ({
    lease,
    now: time,
    evidence: [evidence({ type: "email.sent", occurredAt: time, providerMessageId: `p-${lease.emailId}` })],
    next: { _tag: "Done" as const },
    later: []
  })))
  return emails.map(({ id }) => id)
})

/** Removes the emails from before a time; how many there were. */
const removeBefore = Effect.fnUntraced(function*(before: Date, limit: number) {
  const retention = yield* RetentionStore
  let total = 0
  let after: string | null = null
  for (;;) {
    const step: RetentionStep = { before, olderThanMillis: 0, by: "email", limit, after }
    const { count, next }: RetentionAnswer = yield* retention.removeEmails(step)
    total += count
    if (next === null) return total
    after = next
  }
})

describe("PgRetentionStore", () => {
  it.live("leaves an email whole or not at all while reports come in for it", () =>
    Effect.gen(function*() {
      const jobs = yield* SendJobs
      const sql = yield* SqlClient
      const ids = yield* handedOver
      const remove = removeBefore(later(1), 7)
      const intake = Effect.forEach(
        ids.toReversed(),
        (emailId) => jobs.intake([report({ type: "email.delivered", emailId, occurredAt: later(day) })], later(day)),
        { concurrency: 4 }
      )
      const [removed, answers] = yield* Effect.all([remove, intake], { concurrency: "unbounded" })
      const applied = answers.filter((answer) => answer.applied === 1).length
      const parked = answers.filter((answer) => answer.parked === 1).length
      assert.strictEqual(applied + parked, count)
      assert.isAbove(removed, 0)
      assert.isAbove(applied, 0)
      const [row] = yield* sql<Record<string, number>>`
        SELECT (SELECT count(*) FROM sendwright.emails)::int4 AS emails,
          (SELECT count(*) FROM sendwright.email_states)::int4 AS states,
          (SELECT count(*) FROM sendwright.email_contents)::int4 AS contents,
          (SELECT count(DISTINCT email_id) FROM sendwright.email_history)::int4 AS with_events,
          (SELECT count(*) FROM sendwright.email_events WHERE type = 'email.delivered')::int4 AS delivered,
          (SELECT count(*) FROM sendwright.webhook_deliveries)::int4 AS deliveries,
          (SELECT count(*) FROM sendwright.webhook_jobs)::int4 AS jobs`
      const left = count - removed
      assert.deepStrictEqual(row, {
        emails: left,
        states: left,
        contents: left,
        with_events: left,
        delivered: applied,
        deliveries: applied,
        jobs: applied
      })
    }).pipe(Effect.provide(storage)))

  it.live("removes an answer that is stored while what it answers is removed", () =>
    Effect.gen(function*() {
      const emails = yield* EmailStore
      const store = yield* ReceivedStore
      const sql = yield* SqlClient
      const accountId = newId()
      const removals = {
        remove: (id: string) => store.remove({ accountId, modes: ["live"] }, id),
        retention: () => removeBefore(later(1), 100)
      }
      for (const [name, removal] of Object.entries(removals)) {
        const question = received({ accountId, receivedAt: time })
        yield* store.add([question])
        const stored = yield* Deferred.make<void>()
        const end = yield* Deferred.make<void>()
        const accepting = yield* Effect.forkChild(sql.withTransaction(Effect.gen(function*() {
          yield* emails.accept([
            acceptGroup([newEmail({ accountId, id: idAt(time), createdAt: later(day), answers: question.id })])
          ])
          yield* Deferred.succeed(stored, undefined)
          yield* Deferred.await(end)
        })))
        yield* Deferred.await(stored)
        const removing = yield* Effect.forkChild(removal(question.id))
        // It waits for the answer; one that does not would be at its end.
        yield* sql<{ readonly waits: boolean }>`SELECT EXISTS (
            SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
          ) AS waits`.pipe(
          Effect.map(([row]) => row?.waits === true || removing.pollUnsafe() !== undefined),
          Effect.repeat({ until: (isSettled) => isSettled })
        )
        yield* Deferred.succeed(end, undefined)
        yield* Fiber.join(accepting)
        yield* Fiber.join(removing)
        const [row] = yield* sql`SELECT (SELECT count(*) FROM sendwright.received)::int4 AS received,
          (SELECT count(*) FROM sendwright.received_answers)::int4 AS answers`
        assert.deepStrictEqual(row, { received: 0, answers: 0 }, name)
      }
    }).pipe(Effect.provide(storage)))
})
