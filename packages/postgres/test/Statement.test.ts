import { assert, describe, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import { migrate } from "@sendwright/postgres/Migrations"
import { layerNoMigrations } from "@sendwright/postgres/PgStorage"
import { acceptGroup, defaultTime, endpoint, evidence, newEmail, newId } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../src/database/Database.ts"
import { column, namesOf } from "../src/sql/columns.ts"
import { statement } from "../src/sql/Statement.ts"
import { clientOf, newDatabase, random } from "./databases.ts"

interface Item {
  readonly id: string
  readonly tags: ReadonlyArray<string>
  readonly details: unknown
}

const columns = [
  column("id", "uuid", ({ id }: Item) => id),
  column("tags", "text[]", ({ tags }: Item) => tags),
  column("details", "json", ({ details }: Item) => details)
]

describe("Statement", () => {
  it.live("numbers parameters as they are asked for, and fills them in that order", () =>
    Effect.gen(function*() {
      const asked = statement<
        { readonly items: ReadonlyArray<Item>; readonly now: Date; readonly ids: ReadonlyArray<string> },
        { readonly found: unknown }
      >((parameters) => {
        const now = parameters.value("timestamptz", (input) => input.now)
        return `
          SELECT json_agg(json_build_array(u.n, u.tags::text[], u.details::json, u.id = ANY (${
          parameters.values("uuid", ({ ids }) => ids)
        }), ${now} > '2026-01-01', ${now} < '2026-01-01') ORDER BY u.n) AS found
          FROM ${parameters.rows("u", columns, ({ items }) => items, "n")}`
      })
      const inserted = statement<Item>((parameters) => `
        INSERT INTO items (${namesOf(columns)}) VALUES (${parameters.row(columns, (item) => item)})`)
      const [first, second] = [newId(), newId()]
      const items = [
        { id: first, tags: ["a \"b\"", "{c}"], details: { e: 1 } },
        { id: second, tags: [], details: undefined }
      ]
      const { url } = yield* newDatabase
      yield* Effect.gen(function*() {
        const db = yield* Database.make
        assert.deepStrictEqual(yield* db.run(asked, { items, now: defaultTime, ids: [second] }), [{
          found: [[1, ["a \"b\"", "{c}"], { e: 1 }, false, true, false], [2, [], null, true, true, false]]
        }])
        yield* db.query("CREATE TABLE items (id uuid, tags text[], details json)")
        for (const item of items) yield* db.run(inserted, item)
        assert.deepStrictEqual(
          yield* db.query("SELECT tags, details FROM items"),
          [{ tags: ["a \"b\"", "{c}"], details: { e: 1 } }, { tags: [], details: null }]
        )
      }).pipe(Effect.provide(clientOf(url, 1)))
    }).pipe(Effect.scoped))

  it.live("keeps the plans of what every email costs, also while batches are small", () =>
    Effect.gen(function*() {
      const { url } = yield* newDatabase
      yield* Effect.provide(migrate, clientOf(url, 1))
      yield* Effect.gen(function*() {
        const sql = yield* SqlClient
        const emails = yield* EmailStore
        const jobs = yield* SendJobs
        const webhooks = yield* WebhookStore
        const accountId = newId()
        yield* webhooks.addEndpoint(endpoint({ accountId, events: ["email.sent"] }), "sealed")
        const now = defaultTime
        for (let round = 0; round < 12; round++) {
          yield* emails.accept(
            Array.from({ length: 1 + round % 4 }, () => acceptGroup([newEmail({ accountId, createdAt: now })]))
          )
          const leases = yield* jobs.claim({
            now,
            limit: 32,
            perAccount: 32,
            leaseMillis: 60_000,
            unknownWaitMillis: 60_000,
            unknownPolicy: "resend",
            maxCrashes: 5
          })
          yield* jobs.begin(leases, now)
          yield* jobs.settle(leases.map((lease) => ({
            lease,
            now,
            evidence: [evidence({ type: "email.sent" })],
            next: { _tag: "Done" as const },
            later: []
          })))
          const deliveries = yield* webhooks.claim({ now, limit: 32, perEndpoint: 8, leaseMillis: 30_000 })
          yield* webhooks.settle(deliveries.map(({ deliveryId, token }) => ({
            deliveryId,
            token,
            attempt: { at: now, responseCode: 200, error: null, durationMs: 1 },
            next: { _tag: "Delivered" as const }
          })))
        }
        // Postgres tries five plans for their values before it keeps one.
        const made = yield* sql.unsafe<{ readonly statement: string; readonly kept: number; readonly own: number }>(
          `SELECT statement, generic_plans::int4 AS kept, custom_plans::int4 AS own FROM pg_prepared_statements
          WHERE statement LIKE '%sendwright.%'`
        ).unprepared
        const ofBatches = made.filter(({ kept, own }) => kept + own >= 12)
        assert.isAtLeast(ofBatches.length, 5)
        for (const { own, statement } of ofBatches) assert.isAtMost(own, 5, statement.slice(0, 200))
      }).pipe(Effect.provide(layerNoMigrations.pipe(Layer.provideMerge(clientOf(url, 1)), Layer.provide(random))))
    }).pipe(Effect.scoped), 300_000)
})
