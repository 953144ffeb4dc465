import { assert, layer } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { StorageMonths } from "@sendwright/core/foundation/StorageMonths"
import { type EmailQuery, noFilters, positionOf, toSearch } from "@sendwright/core/model/EmailQuery"
import { messageIdOf } from "@sendwright/core/model/MessageId"
import { ExportStore } from "@sendwright/core/privacy/ExportStore"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { acceptGroup, evidence, idAt, newEmail, newId, peppers, report } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import * as TestClock from "effect/testing/TestClock"
import { monthOf, monthOfId } from "../src/months/months.ts"
import { clientOf, newDatabase, random } from "./databases.ts"
import { openedMonths } from "./openedMonths.ts"

const accountId = newId()
const scope = { accountId, modes: ["live"] } as const
const now = new Date("2026-11-21T12:00:00Z")
const day = 86_400_000
/** Of whom all emails are at least so many months old. */
const busy = newId()
const firstBusy = 9
/** Whose emails are handed over. */
const hasty = newId()
const newestMonth = monthOf(now.getTime()) - firstBusy

/** 24 months, the present one first, each with as many emails as a page has. */
const months = Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2026, 10 - index, 20)))
const perMonth = 5
/** Rows that may be read of a month that a page has none of: those of another account, and of the ends of an index. */
const few = 2 * perMonth
const ids = months.map((time) => Array.from({ length: perMonth }, (_, index) => idAt(new Date(time.getTime() + index))))
const idOf = (month: number): string => ids[month]![perMonth - 1]!
const named = (month: number): string => months[month]!.toISOString().slice(0, 7)

const scheduled = idAt(now)

const attachment = {
  filename: "order.txt",
  contentType: "text/plain",
  contentId: null,
  disposition: "attachment",
  content: new Uint8Array([1])
} as const

const fill = Effect.gen(function*() {
  yield* TestClock.setTime(now.getTime())
  // The months of 1970, where the test clock begins, are over and empty: they go.
  yield* (yield* StorageMonths).keep(now)
  const store = yield* EmailStore
  for (const [month, time] of months.entries()) {
    yield* store.accept(ids[month]!.map((id) =>
      acceptGroup([newEmail({
        id,
        accountId,
        createdAt: time,
        messageId: messageIdOf(id, "x.com"),
        subject: `Order of ${named(month)}`,
        tags: [named(month)],
        attachments: [attachment]
      })])
    ))
  }
  const scheduledAt = new Date(now.getTime() + day)
  yield* store.accept([acceptGroup([newEmail({ id: scheduled, accountId, createdAt: now, scheduledAt })])])
  // Another has so many of them that it matters how they are read.
  const sql = yield* SqlClient
  for (const time of months.slice(firstBusy)) {
    yield* sql`
      INSERT INTO sendwright.emails (id, account_id, mode, created_at, sender, to_list, cc_list, bcc_list, subject, tags,
        message_id, recipients, attachment_count, search_text, first_event_id)
      SELECT (left(sendwright.first_id(${time})::text, 14) || substr(gen_random_uuid()::text, 15))::uuid,
        ${busy}::uuid, 'live', ${time}, 'a@x.com', '{}', '{}',
        '{}', '', '{}', '', '{}', 0, '', gen_random_uuid()
      FROM generate_series(1, 2000) i`
  }
  yield* sql`
    INSERT INTO sendwright.email_states (email_id, account_id, mode, updated_at, status, states, next_sequence,
      has_evidence)
    SELECT id, account_id, mode, created_at, 'queued', '{}', 1, false FROM sendwright.emails ON CONFLICT DO NOTHING`
  // Not vacuumed: what an index says of a row must be looked up, and so counts as read.
  yield* sql`ANALYZE`
})

// One connection, whose statistics and locks are those of the commands.
const storage = PgStorage.layer.pipe(
  Layer.provideMerge(Layer.unwrap(Effect.map(newDatabase, ({ url }) => clientOf(url, 1)))),
  Layer.provide(Layer.merge(random, peppers))
)

const opens = <A, E, R>(name: string, command: Effect.Effect<A, E, R>, expected: ReadonlyArray<number>) =>
  Effect.map(
    openedMonths(Effect.void, () => command, now),
    (found) => assert.deepStrictEqual(found, expected.map(named), name)
  )

const everything: EmailQuery = { limit: perMonth, after: null, ...noFilters, search: null, depth: 1_000 }

layer(storage, { timeout: 300_000 })("The months of the log", (it) => {
  it.effect(
    "a command about an email opens that of the email, and what comes in by a provider's name two",
    () =>
      Effect.gen(function*() {
        yield* fill
        const store = yield* EmailStore
        const jobs = yield* SendJobs
        yield* opens("accept", store.accept([acceptGroup([newEmail({ accountId, createdAt: now })])]), [0])
        yield* opens("begin and settle", handOver([{ type: "email.sent", providerMessageId: "known" }]), [0])
        yield* opens("settle with evidence", handOver([{ type: "email.failed" }]), [0])
        for (const month of [0, 1, 20]) {
          const id = idOf(month)
          yield* opens("find", store.find(scope, id), [month])
          yield* opens("record", store.record(scope, id), [month])
          yield* opens("attachments", store.attachments(scope, id), [month])
          yield* opens("attachment", store.attachment(scope, id, 0), [month])
          yield* opens("states", store.states(scope, [id]), [month])
          yield* opens("cancel", store.cancel(scope, id, now), [month])
          yield* opens("reschedule", store.reschedule(scope, { id, scheduledAt: now, now }), [month])
          yield* opens("addressees", jobs.addressees(id), [month])
          yield* opens("list by id", store.list(scope, { ...everything, search: toSearch(id) }), [month])
          const events = [report({ type: "email.delivered", emailId: id })]
          yield* opens("report by id", jobs.intake(events, now), [...new Set([0, 1, month])])
          const byName = [report({ type: "email.complained", messageId: messageIdOf(id, "x.com") })]
          yield* opens("report by Message-ID", jobs.intake(byName, now), [...new Set([0, 1, month])])
        }
        yield* opens("states of two months", store.states(scope, [idOf(0), idOf(1)]), [0, 1])
        yield* opens("states of three months", store.states(scope, [idOf(1), idOf(9), idOf(20)]), [1, 9, 20])
        const ofKnown = [report({ type: "email.delivered", providerMessageId: "known" })]
        yield* opens("report by the provider's name", jobs.intake(ofKnown, now), [0, 1])
        const other = report({ type: "email.delivered", providerMessageId: "another" })
        yield* opens("report by an unknown name", jobs.intake([other], now), [...months.keys()])
      }),
    300_000
  )

  it.effect("a page opens two, and the older ones only where those do not fill it", () =>
    Effect.gen(function*() {
      const store = yield* EmailStore
      const page = (more: Partial<EmailQuery>) => store.list(scope, { ...everything, ...more })
      const after = (month: number) => positionOf(ids[month]![0]!)
      yield* opens("page", page({}), [0, 1])
      yield* opens("page of a status", page({ status: "queued" }), [0, 1])
      yield* opens("page of statuses", page({ status: ["queued", "scheduled"] }), [0, 1])
      yield* opens("page of a tag", page({ tag: named(1) }), [0, 1])
      yield* opens("page of a text", page({ search: toSearch(`order of ${named(1)}`) }), [0, 1])
      yield* opens("places", store.places(scope, everything), [0, 1])
      yield* opens("page after a place", page({ after: after(7) }), [7, 8])
      yield* opens("page before a time", page({ to: months[7]! }), [7, 8])
      yield* opens("page since a time", page({ limit: 100, from: months[0]! }), [0, 1])
      yield* opens("page of a tag after a place", page({ after: after(7), tag: named(8) }), [7, 8])
      yield* opens("page of a text after a place", page({ after: after(7), search: toSearch(named(8)) }), [7, 8])
      yield* opens("newer emails", store.newer(scope, positionOf(idOf(8)), perMonth), [7, 8])
      yield* opens("newest emails", store.newer(scope, positionOf(idOf(1)), perMonth), [0, 1])
      yield* opens("page of all", page({ limit: 1_000 }), [...months.keys()])
    }), 300_000)

  it.effect("a page of the older ones reads the newest of them, and as many as it needs", () =>
    Effect.gen(function*() {
      const store = yield* EmailStore
      for (const [status, table] of [[null, "emails"], ["queued", "email_states"]] as const) {
        const page = (more: Partial<EmailQuery>) =>
          store.list({ ...scope, accountId: busy }, { ...everything, status, limit: 20, ...more })
        const newest = yield* page({})
        assert.isTrue(newest.emails.length === 20 && newest.emails.every(({ id }) => monthOfId(id) === newestMonth))
        assert.deepStrictEqual(yield* readOf(table, page({})), [named(firstBusy)])
        const after = positionOf(ids[7]![0]!)
        assert.deepStrictEqual(yield* readOf(table, page({ after })), [named(firstBusy)])
      }
    }), 300_000)

  it.effect("a page of an export opens those from its place to its end", () =>
    Effect.gen(function*() {
      const exports = yield* ExportStore
      const page = { accountId, mode: "live", until: months[8]!, limit: perMonth, after: positionOf(idOf(10)) } as const
      yield* opens("export", exports.emails({ ...page, maxBytes: 1_000_000 }), [8, 9, 10])
      yield* opens("export of events", exports.events(page), [8, 9, 10])
    }), 300_000)
})

/** Begins the next email and settles it. */
const handOver = (pieces: ReadonlyArray<Parameters<typeof evidence>[0]>) =>
  Effect.gen(function*() {
    const store = yield* EmailStore
    const jobs = yield* SendJobs
    yield* store.accept([acceptGroup([newEmail({ accountId: hasty, createdAt: now })])])
    const leases = yield* jobs.claim({
      now,
      limit: 1_000,
      perAccount: 1_000,
      leaseMillis: 60_000,
      unknownWaitMillis: 60_000,
      unknownPolicy: "resend",
      maxCrashes: 5
    })
    const ofNow = leases.filter(({ accountId }) => accountId === hasty)
    assert.isNotEmpty(ofNow)
    yield* jobs.begin(ofNow, now)
    const next = { _tag: "Done" } as const
    yield* jobs.settle(ofNow.map((lease) => ({ lease, now, evidence: pieces.map(evidence), next, later: [] })))
    yield* jobs.release(leases.filter(({ accountId }) => accountId !== hasty))
  })

/** The months of which a command reads more than a few rows of a table. */
const readOf = <A, E, R>(table: string, command: Effect.Effect<A, E, R>) =>
  Effect.gen(function*() {
    const sql = yield* SqlClient
    const counts = Effect.gen(function*() {
      yield* sql`SELECT pg_stat_force_next_flush()`
      const rows = yield* sql<{ readonly month: string; readonly fetched: number }>`
        SELECT right(relname, 7) AS month, (seq_tup_read + idx_tup_fetch)::int4 AS fetched FROM pg_stat_user_tables
        WHERE schemaname = 'sendwright' AND relname ~ ${`^${table}_[0-9]{4}_[0-9]{2}$`}`
      return new Map(rows.map(({ fetched, month }) => [month.replace("_", "-"), fetched]))
    })
    const before = yield* counts
    yield* command
    const after = yield* counts
    return [...after].filter(([month, fetched]) => fetched > (before.get(month) ?? 0) + few).map(([month]) => month)
  })
