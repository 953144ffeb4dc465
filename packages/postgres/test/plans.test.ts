import { assert, describe, layer } from "@effect/vitest"
import { EmailStore, type ListAnswer } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import type { Email } from "@sendwright/core/model/Email"
import { type EmailQuery, noFilters, type Position, positionOf, toSearch } from "@sendwright/core/model/EmailQuery"
import { messageIdOf } from "@sendwright/core/model/MessageId"
import { fileOf } from "@sendwright/core/model/OriginalMessage"
import { ErasureStore } from "@sendwright/core/privacy/ErasureStore"
import { ExportStore } from "@sendwright/core/privacy/ExportStore"
import { type RetentionAnswer, RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import {
  acceptGroup,
  endpoint,
  evidence,
  idAt,
  newEmail,
  newId,
  peppers,
  report,
  seedAccount
} from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { tableOf } from "./blocksRead.ts"
import { clientOf, newDatabase, random } from "./databases.ts"
import { account, fill, idOf, time } from "./manyEmails.ts"

const claim = {
  now: time,
  limit: 32,
  perAccount: 16,
  leaseMillis: 60_000,
  unknownWaitMillis: 60_000,
  unknownPolicy: "resend",
  maxCrashes: 5
} as const

// One connection, so that its statistics are the ones that the commands leave behind.
const storage = PgStorage.layer.pipe(
  Layer.provideMerge(Layer.unwrap(Effect.map(newDatabase, ({ url }) => clientOf(url, 1)))),
  Layer.provide(Layer.merge(random, peppers))
)

const placeAt = (text: string) => positionOf(idAt(new Date(text)))

const scope = { accountId: account, modes: ["live"] } as const
const everything = { limit: 20, after: null, ...noFilters, search: null, depth: 20_000 }

const big = new Set([
  "emails",
  "email_states",
  "email_events",
  "email_contents",
  "search_entries",
  "send_jobs",
  "webhook_deliveries",
  "webhook_attempts",
  "webhook_jobs",
  "idempotency_keys"
])

/** How often each big table was read from beginning to end; a month of it that has a few pages is read so for good. */
const scans = Effect.gen(function*() {
  const sql = yield* SqlClient
  yield* sql`SELECT pg_stat_force_next_flush()`
  const rows = yield* sql<{ relname: string; seq_scan: number }>`
    SELECT ${sql.literal(tableOf)} AS relname, sum(seq_scan)::int4 AS seq_scan
    FROM pg_stat_user_tables WHERE schemaname = 'sendwright' AND pg_relation_size(relid) > 65536
    GROUP BY 1 ORDER BY 1`
  return Object.fromEntries(rows.filter(({ relname }) => big.has(relname)).map((row) => [row.relname, row.seq_scan]))
})

const readsNoTable = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function*() {
    const before = yield* scans
    const value = yield* effect
    assert.deepStrictEqual(yield* scans, before)
    return value
  })

/** How many rows of a table were fetched by its indexes. */
const fetchedOf = (table: string) =>
  Effect.gen(function*() {
    const sql = yield* SqlClient
    yield* sql`SELECT pg_stat_force_next_flush()`
    const [row] = yield* sql<{ count: number }>`
      SELECT sum(idx_tup_fetch)::int4 AS count FROM pg_stat_user_tables
      WHERE schemaname = 'sendwright' AND ${sql.literal(tableOf)} = ${table}`
    return row?.count ?? 0
  })

const fetching = <A, E, R>(table: string, effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function*() {
    const before = yield* fetchedOf(table)
    const value = yield* effect
    return { value, fetched: (yield* fetchedOf(table)) - before }
  })

layer(storage, { timeout: 300_000 })("Plans", (it) => {
  describe("on tables with many rows, no hot statement reads a whole one", () => {
    it.effect("of the log", () =>
      Effect.gen(function*() {
        yield* fill()
        const sql = yield* SqlClient
        const before = yield* scans
        yield* sql`SELECT count(*) FROM sendwright.emails WHERE reply_to = '{nobody}'`
        assert.notDeepEqual(yield* scans, before, "a read of a whole table must show")
        const store = yield* EmailStore
        const queries: ReadonlyArray<readonly [number, Partial<EmailQuery>]> = [
          [20, {}],
          [20, { after: placeAt("2026-01-15T00:00:00Z") }],
          [20, { status: "queued" }],
          [20, { status: "bounced" }],
          [20, { status: "delivered" }],
          [0, { status: "failed" }],
          [20, { tag: "order" }],
          [20, { tag: "rare" }],
          [0, { tag: "unknown" }],
          [20, { search: toSearch("order") }],
          [20, { search: toSearch("customer45.com") }],
          [1, { search: toSearch("USER7@customer") }],
          [1, { search: toSearch("USER8@customer") }],
          [1, { status: "queued", search: toSearch("USER7@customer") }],
          [1, { status: "delivered", search: toSearch("USER8@customer") }],
          [1, { tag: "order", search: toSearch("USER8@customer") }],
          [0, { search: toSearch("zebra crossing") }],
          [1, { search: toSearch(`${idOf(7)}@x.com`) }],
          [1, { search: toSearch(`prov-${idOf(7)}`) }],
          [1, { search: toSearch(idOf(7)) }],
          [0, { status: "bounced", tag: "rare", search: toSearch("zebra") }]
        ]
        yield* readsNoTable(Effect.forEach(queries, ([count, query]) =>
          Effect.gen(function*() {
            // Seven times: by then a prepared statement has its final plan.
            for (let i = 0; i < 7; i++) {
              let found = 0
              // On a slow machine an index may not answer in time, and the page is read in several pieces.
              for (let after = query.after ?? null; found < 20;) {
                const part: ListAnswer = yield* store.list(scope, { ...everything, ...query, limit: 20 - found, after })
                found += part.emails.length
                if (part.stoppedAt === null) break
                after = part.stoppedAt
              }
              assert.strictEqual(found, count, JSON.stringify(query))
            }
          })))
      }), 300_000)

    it.effect("of the page before a place: it reads no more than the page", () =>
      Effect.gen(function*() {
        const store = yield* EmailStore
        const place = placeAt("2026-01-15T00:00:00Z")
        const pages = Effect.forEach(Array(7).keys(), () => store.newer(scope, place, 20))
        const { fetched, value } = yield* fetching("emails", readsNoTable(pages))
        assert.deepStrictEqual(value.map((page) => page.length), Array(7).fill(20))
        assert.isAtMost(fetched, 7 * 2 * 20)
      }), 300_000)

    it.effect("of a search that no index helps: it reads no deeper than it may", () =>
      Effect.gen(function*() {
        const store = yield* EmailStore
        for (
          const query of [{}, { status: "delivered" }, { tag: "order" }, { tag: "order", status: "queued" }] as const
        ) {
          const look = store.list(scope, { ...everything, ...query, search: toSearch("!!!"), depth: 3_000 })
          const entries = yield* fetching("search_entries", fetching("emails", look))
          assert.isAtMost(entries.value.fetched, 3_100, JSON.stringify(query))
          assert.strictEqual(entries.fetched, 0)
          const { emails, stoppedAt } = entries.value.value
          assert.deepStrictEqual(emails, [])
          assert.isNotNull(stoppedAt)
        }
      }), 300_000)

    it.effect("of an erasure: it reads each email once", () =>
      Effect.gen(function*() {
        const store = yield* ErasureStore
        const erasure = {
          accountId: account,
          address: normalize("nobody.at.all@example.com"),
          spelling: "nobody.at.all@example.com",
          suppressionId: newId(),
          now: time,
          waitMillis: 0
        }
        const read = yield* readsNoTable(fetching("email_contents", store.erase(erasure)))
        assert.deepInclude(read.value, { emailsDeleted: 0, emailsRedacted: 0, eventsRedacted: 0 })
        assert.isAtMost(read.fetched, 27_000)
      }), 300_000)

    it.effect("of sending", () =>
      readsNoTable(fetching(
        "suppressions",
        Effect.gen(function*() {
          const store = yield* EmailStore
          const jobs = yield* SendJobs
          for (let i = 0; i < 7; i++) {
            yield* store.accept([acceptGroup([newEmail({ accountId: account })], {
              idempotency: { kind: "single", key: newId(), fingerprint: "", expiresAt: time }
            })])
            const leases = yield* jobs.claim(claim)
            assert.strictEqual(leases.length, 32)
            const begun = yield* jobs.begin(leases, time)
            assert.isTrue(begun.every(({ _tag }) => _tag === "Ready"))
            yield* jobs.settle(leases.map((lease, index) => ({
              lease,
              now: time,
              // One in four takes the slow path.
              evidence: index % 4 === 0
                ? [evidence({ type: "email.bounced", details: { bounce_type: "transient" } })]
                : [evidence({ type: "email.sent" })],
              next: { _tag: "Done" as const },
              later: []
            })))
            yield* jobs.intake([
              report({ type: "email.delivered", emailId: leases[0]!.emailId }),
              report({ type: "email.delivered", messageId: messageIdOf(leases[1]!.emailId, "x.com") }),
              report({ type: "email.delivered", providerMessageId: "unknown" })
            ], time)
            yield* jobs.held({ accountId: account, emailId: null, limit: 10 })
            yield* jobs.held({ accountId: null, emailId: null, limit: 10 })
            yield* jobs.held({ accountId: account, emailId: leases[0]!.emailId, limit: 1 })
            yield* jobs.free(account, leases[0]!.emailId, time)
            yield* jobs.applyKept(time, 10)
            yield* jobs.nextDue
            yield* store.promoteScheduled(time, 10)
            yield* store.pruneIdempotency(new Date(0), 10)
            yield* store.find({ accountId: account, modes: ["live"] }, leases[0]!.emailId)
          }
        })
      )).pipe(
        // The account has 10,000.
        Effect.map(({ fetched }) => assert.isAtMost(fetched, 1_000))
      ), 300_000)

    it.effect("of webhooks", () =>
      readsNoTable(Effect.gen(function*() {
        const webhooks = yield* WebhookStore
        for (let i = 0; i < 7; i++) {
          const leases = yield* webhooks.claim({ now: time, limit: 32, perEndpoint: 8, leaseMillis: 30_000 })
          assert.strictEqual(leases.length, 32)
          yield* webhooks.settle(leases.map(({ deliveryId, token }) => ({
            deliveryId,
            token,
            attempt: { at: time, responseCode: 200, error: null, durationMs: 1 },
            next: { _tag: "Delivered" as const }
          })))
          yield* webhooks.nextDue
          yield* webhooks.listDeliveries({
            accountId: account,
            modes: ["live"],
            endpointId: account,
            limit: 20,
            after: null
          })
        }
        yield* webhooks.addEndpoint(endpoint({ accountId: newId() }), "sealed")
      })), 300_000)

    it.effect("of an export", () =>
      readsNoTable(Effect.gen(function*() {
        const store = yield* ExportStore
        const page = { accountId: account, mode: "live", until: time, limit: 200 } as const
        let after: Position | null = null
        for (let i = 0; i < 7; i++) {
          const emails: ReadonlyArray<Email> = yield* store.emails({ ...page, after, maxBytes: 1_000_000 })
          assert.strictEqual(emails.length, 200)
          const { events, next } = yield* store.events({ ...page, after })
          assert.isAtLeast(events.length, 200)
          after = emails[199]!
          assert.strictEqual(next?.id, after.id)
        }
      })), 300_000)

    it.effect("of retention", () =>
      Effect.gen(function*() {
        const sql = yield* SqlClient
        // Half of the emails are finished, with every tenth in between still waiting.
        const done = sql`SELECT id FROM sendwright.emails WHERE subject ~ '[1-9]$' ORDER BY id LIMIT 18000`
        yield* sql`UPDATE sendwright.email_states SET status = 'queued'`
        yield* sql`UPDATE sendwright.email_states SET status = 'sent' WHERE email_id IN (${done})`
        yield* sql`DELETE FROM sendwright.send_jobs WHERE email_id IN (${done})`
        yield* sql`DELETE FROM sendwright.webhook_jobs WHERE delivery_id IN (${done})`
        // Deliveries that have the ids which follow from event and endpoint.
        yield* sql`
          UPDATE sendwright.webhook_deliveries d SET id = sendwright.delivery_id(d.event_id, d.endpoint_id)
          WHERE event_id IN (${done})`
        yield* sql`VACUUM ANALYZE`
        const store = yield* RetentionStore
        const steps = Effect.fnUntraced(function*(kind: "purgeContents" | "removeEmails") {
          let after: string | null = null
          let total = 0
          for (let i = 0; i < 7; i++) {
            const { count, next }: RetentionAnswer = yield* store[kind]({
              before: time,
              olderThanMillis: 0,
              by: "email",
              limit: 500,
              after
            })
            total += count
            after = next
          }
          return total
        })
        yield* readsNoTable(Effect.gen(function*() {
          // What changed in the tests before is too young.
          assert.isAbove(yield* steps("purgeContents"), 2_500)
          assert.isAbove(yield* steps("removeEmails"), 2_500)
          yield* store.pruneReports(time, 500)
        }))
        const [left] = yield* sql`
          SELECT (SELECT count(*) FROM sendwright.webhook_deliveries d
            WHERE NOT EXISTS (SELECT FROM sendwright.emails e WHERE e.id = d.email_id))::int4 AS deliveries,
          (SELECT count(*) FROM sendwright.email_events v
            WHERE NOT EXISTS (SELECT FROM sendwright.emails e WHERE e.id = v.email_id))::int4 AS events,
          (SELECT count(*) FROM sendwright.email_states s
            WHERE NOT EXISTS (SELECT FROM sendwright.emails e WHERE e.id = s.email_id))::int4 AS states`
        assert.deepStrictEqual(left, { deliveries: 0, events: 0, states: 0 })
      }), 300_000)

    it.effect("of the removal of an endpoint, which is done in small transactions", () =>
      Effect.gen(function*() {
        const sql = yield* SqlClient
        const webhooks = yield* WebhookStore
        const transactions = Effect.map(
          sql<{ xid: string }>`SELECT pg_current_xact_id()::text AS xid`,
          (rows) => Number(rows[0]?.xid)
        )
        const count = Effect.map(
          sql<{ count: number }>`
            SELECT count(*)::int4 AS count FROM sendwright.webhook_deliveries WHERE endpoint_id = ${account}`,
          (rows) => rows[0]?.count ?? 0
        )
        const deliveries = yield* count
        assert.isAbove(deliveries, 5_000)
        const before = yield* transactions
        const modes = ["live", "test"] as const
        assert.isTrue(
          yield* readsNoTable(webhooks.removeEndpoint({ accountId: account, modes, endpointId: account }))
        )
        assert.isAtLeast((yield* transactions) - before, deliveries / 1_000)
        assert.strictEqual(yield* count, 0)
      }), 300_000)
  })
})

// A plan that is made while the tables are empty is kept while they fill.
layer(Layer.fresh(storage), { timeout: 300_000 })("Plans of a new database", (it) => {
  it.effect("find a key by the whole of it, and not among all of its account", () =>
    Effect.gen(function*() {
      const { account } = yield* seedAccount({}, time)
      const store = yield* EmailStore
      const quota = { month: "2026-11", monthlyLimit: 1_000_000, day: "2026-11-21", dailyLimit: null }
      const file = fileOf({ content: new Uint8Array(100), isDescribed: true })
      const accepts = 40
      const groupsEach = 20
      const variants = [{ quota: null, attachments: [] }, { quota, attachments: [] }, { quota, attachments: [file] }]
      const { fetched } = yield* fetching(
        "idempotency_keys",
        Effect.forEach(
          variants.flatMap((variant) => Array.from({ length: accepts }, () => variant)),
          ({ attachments, quota }) =>
            store.accept(Array.from({ length: groupsEach }, () =>
              acceptGroup([newEmail({ accountId: account.id, attachments })], {
                idempotency: {
                  kind: "message",
                  key: newId(),
                  fingerprint: "",
                  expiresAt: new Date(time.getTime() + 86_400_000)
                },
                quota
              })))
        )
      )
      // No key was known before.
      assert.isAtMost(fetched, accepts)
    }), 300_000)
})
