import { assert, describe, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { StorageMonths } from "@sendwright/core/foundation/StorageMonths"
import { MetricsStore } from "@sendwright/core/metrics/MetricsStore"
import { type RetentionAnswer, RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as EmbeddedPostgres from "@sendwright/embedded/EmbeddedPostgres"
import { migrate } from "@sendwright/postgres/Migrations"
import * as PgExamination from "@sendwright/postgres/PgExamination"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { acceptGroup, endpoint, idAt, newEmail, newId, received, report } from "@sendwright/testing/fixtures"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { logTables } from "../src/months/months.ts"
import { clientOf, newDatabase, random } from "./databases.ts"

const allTables = logTables.length
const march = new Date("2031-03-10T12:00:00Z")
const april = new Date("2031-04-02T12:00:00Z")
const june = new Date("2031-06-01T00:00:00Z")

const storage = PgStorage.layerNoMigrations.pipe(
  Layer.provideMerge(Layer.unwrap(Effect.gen(function*() {
    const { url } = yield* newDatabase
    yield* Effect.provide(migrate, clientOf(url, 1))
    return clientOf(url, 10)
  }))),
  Layer.provide(random)
)

const embedded = PgStorage.layer.pipe(
  Layer.provideMerge(EmbeddedPostgres.layer({ memory: true })),
  Layer.provide(random)
)

/** Cancelled emails of a time. */
const ended = Effect.fnUntraced(function*(time: Date, count: number) {
  const store = yield* EmailStore
  const accountId = newId()
  const emails = Array.from({ length: count }, () =>
    newEmail({
      accountId,
      id: idAt(time),
      eventId: idAt(time),
      createdAt: time,
      scheduledAt: new Date(time.getTime() + 86_400_000)
    }))
  yield* store.accept(emails.map((email) => acceptGroup([email])))
  for (const { id } of emails) yield* store.cancel({ accountId, modes: ["live"] }, id, time)
  yield* (yield* MetricsStore).count(1_000)
  return { accountId, ids: emails.map(({ id }) => id) }
})

const walk = Effect.fnUntraced(function*(
  kind: "purgeContents" | "removeEmails",
  before: Date,
  by: "email" | "month" = "email"
) {
  const store = yield* RetentionStore
  const counts: Array<number> = []
  let after: string | null = null
  for (;;) {
    const { count, next }: RetentionAnswer = yield* store[kind]({
      before,
      olderThanMillis: 0,
      by,
      limit: 2,
      after
    })
    counts.push(count)
    if (next === null) return counts
    after = next
  }
})

const sum = (counts: ReadonlyArray<number>): number => counts.reduce((total, count) => total + count, 0)

/** The tables of a month that have pages. */
const bytesOf = Effect.fnUntraced(function*(month: string) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly relname: string }>`SELECT relname::text FROM pg_class
    WHERE relkind = 'r' AND right(relname, 7) = ${month} AND pg_relation_size(oid) > 0 ORDER BY 1`
  return rows.map(({ relname }) => relname.slice(0, -8))
})

const tablesOf = Effect.fnUntraced(function*(month: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly count: number }>`SELECT count(*)::int4 AS count FROM pg_class
    WHERE relkind = 'r' AND right(relname, 7) = ${month}`
  return row!.count
})

/** Months that are made, taken apart and made again. */
const taken = Effect.gen(function*() {
  const months = yield* StorageMonths
  const sql = yield* SqlClient
  yield* ended(march, 2)
  yield* months.keep(june)
  yield* months.keep(june)
  for (const month of ["2031_06", "2031_07", "2031_08"]) assert.strictEqual(yield* tablesOf(month), allTables)
  assert.strictEqual(yield* tablesOf("2031_09"), 0)
  assert.strictEqual(yield* tablesOf("2031_03"), allTables, "emails are in it")
  yield* walk("removeEmails", june)
  // A round that broke off left one table detached.
  yield* sql`ALTER TABLE sendwright.email_events DETACH PARTITION sendwright.email_events_2031_03`
  yield* months.keep(june)
  assert.strictEqual(yield* tablesOf("2031_03"), 0)
  yield* ended(march, 2)
  assert.strictEqual(yield* tablesOf("2031_03"), allTables)
  yield* sql`ALTER TABLE sendwright.email_handoffs DETACH PARTITION sendwright.email_handoffs_2031_03`
  yield* sql`SELECT sendwright.make_month(${march})`
  const [row] = yield* sql`SELECT count(*)::int4 AS count FROM pg_inherits
    WHERE inhrelid = 'sendwright.email_handoffs_2031_03'::regclass`
  assert.deepStrictEqual(row, { count: 1 })
  // The same where a round broke off and rows came meanwhile.
  yield* sql`ALTER TABLE sendwright.email_states DETACH PARTITION sendwright.email_states_2031_03`
  yield* months.keep(june)
  const [states] = yield* sql`SELECT count(*)::int4 AS count FROM sendwright.email_states`
  assert.deepStrictEqual(states, { count: 2 })
})

describe("PgMonths", () => {
  it.live("gives the room of a month back where all of it may go", () =>
    Effect.gen(function*() {
      yield* ended(march, 7)
      assert.deepStrictEqual(yield* walk("purgeContents", june), [7])
      assert.notInclude(yield* bytesOf("2031_03"), "email_contents")
      assert.include(yield* bytesOf("2031_03"), "emails")
      assert.deepStrictEqual(yield* walk("removeEmails", june), [7])
      assert.deepStrictEqual(yield* bytesOf("2031_03"), [])
      assert.deepStrictEqual(yield* walk("removeEmails", june), [0])
    }).pipe(Effect.provide(storage)))

  it.live("leaves a month to the rows while something of it is open, and carries deliveries of others over", () =>
    Effect.gen(function*() {
      const sql = yield* SqlClient
      const { accountId } = yield* ended(march, 5)
      const store = yield* EmailStore
      const open = newEmail({ accountId, id: idAt(march), eventId: idAt(march), createdAt: march })
      yield* store.accept([acceptGroup([open])])
      assert.strictEqual(sum(yield* walk("removeEmails", june)), 5)
      assert.include(yield* bytesOf("2031_03"), "emails")
      yield* sql`DELETE FROM sendwright.send_jobs`
      yield* sql`UPDATE sendwright.email_states SET status = 'sent', next_sequence = 2`
      // The test of an endpoint belongs to no email, and the other delivery to one of April.
      const { ids: [other] } = yield* ended(april, 1)
      const hook = endpoint({ accountId })
      const delivery = (emailId: string | null) =>
        sql`INSERT INTO sendwright.webhook_deliveries (id, account_id, endpoint_id, mode, event_type, email_id, status,
          attempts, is_test, created_at)
        VALUES (${
          idAt(march)
        }, ${accountId}, ${hook.id}, 'live', 'email.sent', ${emailId}, 'delivered', 1, false, ${march})`
      yield* delivery(null)
      yield* delivery(other ?? null)
      assert.strictEqual(sum(yield* walk("removeEmails", april)), 1)
      assert.deepStrictEqual(yield* bytesOf("2031_03"), ["webhook_deliveries"])
      const [left] = yield* sql`SELECT count(*)::int4 AS count FROM sendwright.webhook_deliveries`
      assert.deepStrictEqual(left, { count: 1 })
    }).pipe(Effect.provide(storage)))

  it.live("deletes nothing by rows of a month that is to go as a whole, until the next one is over as well", () =>
    Effect.gen(function*() {
      const { accountId } = yield* ended(march, 5)
      const store = yield* EmailStore
      yield* store.accept([
        acceptGroup([newEmail({ accountId, id: idAt(march), eventId: idAt(march), createdAt: march })])
      ])
      const untilEndOfApril = new Date("2031-04-30T23:59:59.999Z")
      for (const before of [march, april, untilEndOfApril]) {
        assert.strictEqual(sum(yield* walk("removeEmails", before, "month")), 0)
      }
      assert.strictEqual(sum(yield* walk("purgeContents", june, "month")), 5)
      assert.strictEqual(sum(yield* walk("removeEmails", june, "month")), 5)
      yield* ended(april, 5)
      assert.strictEqual(sum(yield* walk("removeEmails", untilEndOfApril, "month")), 0)
      assert.deepStrictEqual(yield* walk("removeEmails", new Date("2031-05-01T00:00:00Z"), "month"), [5])
      assert.deepStrictEqual(yield* bytesOf("2031_04"), [])
    }).pipe(Effect.provide(storage)))

  it.live("goes by what is in other months", () =>
    Effect.gen(function*() {
      const sql = yield* SqlClient
      const webhooks = yield* WebhookStore
      const { accountId, ids } = yield* ended(march, 6)
      const hook = endpoint({ accountId })
      yield* webhooks.addEndpoint(hook, "sealed")
      // Events have ids of the time at which they are stored: of all emails but one that is in March.
      yield* sql`UPDATE sendwright.email_events
        SET id = (left(email_id::text, 14) || substr(gen_random_uuid()::text, 15))::uuid WHERE email_id <> ${ids[2]!}`
      yield* sql`INSERT INTO sendwright.webhook_deliveries (id, account_id, endpoint_id, mode, event_id, event_type, email_id,
          status, attempts, is_test, created_at)
        SELECT sendwright.delivery_id(v.id, ${hook.id}), ${accountId}, ${hook.id}, 'live', v.id, v.type, v.email_id,
          'delivered', 1, false, ${march} FROM sendwright.email_events v`
      yield* sql`INSERT INTO sendwright.webhook_attempts (delivery_id, number, at, duration_ms)
        SELECT id, 1, ${march}, 1 FROM sendwright.webhook_deliveries`
      assert.deepStrictEqual(yield* walk("removeEmails", june), [1, 5])
      assert.deepStrictEqual(yield* bytesOf("2031_03"), [])
      const [left] = yield* sql`SELECT (SELECT count(*) FROM sendwright.webhook_deliveries)::int4 AS deliveries,
        (SELECT count(*) FROM sendwright.webhook_attempts)::int4 AS attempts`
      assert.deepStrictEqual(left, { deliveries: 0, attempts: 0 })
    }).pipe(Effect.provide(storage)))

  it.live("keeps an email with its events, or nothing of it, where a report comes meanwhile", () =>
    Effect.gen(function*() {
      const sql = yield* SqlClient
      const jobs = yield* SendJobs
      for (let month = 0; month < 24; month++) {
        const { ids: [emailId] } = yield* ended(new Date(Date.UTC(2029, month, 5)), 1)
        const late = new Date(june.getTime() + 1)
        const intake = Effect.delay(
          jobs.intake([report({ type: "email.complained", emailId: emailId!, occurredAt: late })], late),
          month % 6
        )
        const [, { applied }] = yield* Effect.all([walk("removeEmails", june), intake], { concurrency: "unbounded" })
        const [row] = yield* sql`SELECT (SELECT count(*) FROM sendwright.emails WHERE id = ${emailId!})::int4 AS emails,
          (SELECT count(*) FROM sendwright.email_states WHERE email_id = ${emailId!})::int4 AS states,
          (SELECT count(*) FROM sendwright.email_events WHERE email_id = ${emailId!})::int4 AS events`
        assert.deepStrictEqual(
          row,
          applied === 1 ? { emails: 1, states: 1, events: 2 } : { emails: 0, states: 0, events: 0 }
        )
      }
    }).pipe(Effect.provide(storage)))

  it.live("does not wait long for who reads a month, and has others wait no longer", () =>
    Effect.gen(function*() {
      const sql = yield* SqlClient
      yield* ended(march, 3)
      const began = yield* Deferred.make<void>()
      const end = yield* Deferred.make<void>()
      const reading = yield* Effect.forkChild(sql.withTransaction(Effect.gen(function*() {
        yield* sql`SELECT count(*) FROM sendwright.email_handoffs`
        yield* Deferred.succeed(began, undefined)
        yield* Deferred.await(end)
      })))
      yield* Deferred.await(began)
      assert.strictEqual(sum(yield* walk("removeEmails", june)), 3)
      assert.include(yield* bytesOf("2031_03"), "emails")
      yield* Deferred.succeed(end, undefined)
      yield* Fiber.join(reading)
      assert.deepStrictEqual(yield* walk("removeEmails", june), [0])
      assert.deepStrictEqual(yield* bytesOf("2031_03"), [])
    }).pipe(Effect.provide(storage)))

  const making = "makes the months ahead, drops those that are over and empty, and makes them anew for what comes late"
  it.live(making, () => Effect.provide(taken, storage))
  it.live(`${making}, on the embedded database`, () => Effect.provide(taken, embedded), 60_000)

  it.live("drops a month of received emails with what names the answers to them", () =>
    Effect.gen(function*() {
      const sql = yield* SqlClient
      const months = yield* StorageMonths
      const emails = yield* EmailStore
      const store = yield* ReceivedStore
      const accountId = newId()
      const question = received({ accountId, receivedAt: march })
      yield* sql`SELECT sendwright.make_month(${march})`
      yield* store.add([question])
      const answer = newEmail({ accountId, id: idAt(june), eventId: idAt(june), createdAt: june, answers: question.id })
      yield* emails.accept([acceptGroup([answer])])
      const replies = store.repliesTo({ accountId, modes: ["live"] }, [question.id], 10)
      assert.deepStrictEqual((yield* replies).map(({ id }) => id), [answer.id])
      assert.includeMembers(yield* bytesOf("2031_03"), ["received", "received_answers"])
      assert.notInclude(yield* bytesOf("2031_06"), "received_answers")
      yield* months.keep(june)
      assert.strictEqual(yield* tablesOf("2031_03"), allTables)
      assert.strictEqual(sum(yield* walk("removeEmails", april)), 1)
      // A vacuum leaves rows that a snapshot of another session may still see.
      const dropped = Effect.gen(function*() {
        for (const table of yield* bytesOf("2031_03")) yield* sql.unsafe(`VACUUM sendwright.${table}_2031_03`)
        yield* months.keep(june)
        return yield* tablesOf("2031_03")
      })
      yield* Effect.repeat(Effect.delay(dropped, "100 millis"), { until: (left) => left === 0, times: 100 })
      assert.strictEqual(yield* tablesOf("2031_03"), 0)
      assert.deepStrictEqual(yield* replies, [])
    }).pipe(Effect.provide(storage)))

  it.live("is examined", () =>
    Effect.gen(function*() {
      const { months } = yield* PgExamination.examine
      assert.strictEqual(months?.ahead, 2)
    }).pipe(Effect.provide(storage)))

  it.live("does nothing for who may not write", () =>
    Effect.gen(function*() {
      const sql = yield* SqlClient
      const role = `reader_${newId().replaceAll("-", "")}`
      yield* ended(march, 1)
      yield* sql.unsafe(`CREATE ROLE ${role}`)
      yield* sql.unsafe(`GRANT USAGE ON SCHEMA sendwright TO ${role}`)
      const refused = (statement: string) =>
        sql.withTransaction(Effect.andThen(sql.unsafe(`SET LOCAL ROLE ${role}`), sql.unsafe(statement))).pipe(
          Effect.flip,
          Effect.map((error) => error.reason._tag)
        )
      assert.strictEqual(yield* refused(`SELECT sendwright.make_month(now())`), "AuthorizationError")
      assert.strictEqual(yield* refused(`SELECT sendwright.drop_month(now())`), "AuthorizationError")
      assert.strictEqual(
        yield* refused(`SELECT sendwright.empty_month('2031-03-01Z', '2031-06-01Z', true)`),
        "AuthorizationError"
      )
      yield* sql.unsafe(`DROP OWNED BY ${role}`)
      yield* sql.unsafe(`DROP ROLE ${role}`)
    }).pipe(Effect.provide(storage)))
})
