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
import { keptPlan } from "../src/internal/keptPlan.ts"
import { clientOf, newDatabase, random } from "./databases.ts"

describe("keptPlan", () => {
  it("hides the lengths of arrays, and nothing else", () => {
    assert.strictEqual(
      keptPlan("SELECT * FROM unnest($1::uuid[],\n  $12::text[]) AS u(a, b) WHERE c = ANY ($3::uuid[])"),
      "SELECT * FROM unnest((SELECT $1::uuid[]),\n  (SELECT $12::text[])) AS u(a, b) WHERE c = ANY ($3::uuid[])"
    )
    const others = "SELECT unnest(m.recipients::text[]), unnest(e.a, e.b), $1::text[]"
    assert.strictEqual(keptPlan(others), others)
  })

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
    }).pipe(Effect.scoped), 60_000)
})
