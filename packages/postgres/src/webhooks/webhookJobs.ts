import type { WebhookLease, WebhookSettlement } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import type { JobQueue } from "../queues/JobQueue.ts"
import { type Column, column } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"

/** Webhook deliveries to make. `webhook_jobs` has an index for each condition. */
export const webhookQueue: JobQueue = {
  table: "sendwright.webhook_jobs",
  id: "delivery_id",
  isFree: "j.token IS NULL AND j.ordinal > 0",
  isFreed: "j.token IS NULL AND j.ordinal < 9223372036854775807",
  isLater: "j.token IS NULL AND j.is_retry",
  isLeased: "j.token IS NOT NULL AND j.ordinal > 0",
  isDueAtOnce: "NOT f.is_retry"
}

type Lease = Pick<WebhookLease, "deliveryId" | "token">

/**
 * Of a statement on jobs `j` and rows with a `delivery_id`: has them looked up by their ids. A join alone may read the
 * whole index of ids, with all of its dead entries, where the planner believes that the queue is nearly empty.
 */
export const jobsOf = (rows: string): string => `j.delivery_id = ANY (ARRAY(SELECT delivery_id FROM ${rows}))`

/** What a job is recognised by as the one that somebody leased. */
const leaseColumns: ReadonlyArray<Column<Lease>> = [
  column("delivery_id", "uuid", (lease) => P.idOrNull(lease.deliveryId)),
  column("token", "text", (lease) => lease.token)
]

const statusOf = { Delivered: "delivered", RetryAt: "pending", Failed: "failed" } as const

const settlementColumns: ReadonlyArray<Column<WebhookSettlement>> = [
  ...leaseColumns,
  column("at", "timestamptz", ({ attempt }) => attempt.at),
  column("response_code", "int4", ({ attempt }) => attempt.responseCode),
  column("error", "text", ({ attempt }) => attempt.error),
  column("duration_ms", "int4", ({ attempt }) => Math.round(attempt.durationMs)),
  column("status", "text", ({ next }) => statusOf[next._tag]),
  column("next_at", "timestamptz", ({ next }) => next._tag === "RetryAt" ? next.at : null)
]

const settleStatement = statementIn<ReadonlyArray<WebhookSettlement>, { readonly delivery_id: string }>((
  { ofRows },
  parameters
) => `
WITH s AS MATERIALIZED (
  SELECT * FROM ${parameters.rows("s", settlementColumns, (settlements) => settlements)}
),
job AS MATERIALIZED (
  SELECT s.* FROM s JOIN sendwright.webhook_jobs j ON j.delivery_id = s.delivery_id AND j.token = s.token
  WHERE ${jobsOf("s")} ORDER BY j.delivery_id FOR UPDATE OF j
),
recorded AS (
  UPDATE sendwright.webhook_deliveries d SET status = job.status, attempts = d.attempts + 1,
    last_error = coalesce(job.error, d.last_error), response_code = job.response_code, duration_ms = job.duration_ms
  FROM job WHERE d.id = job.delivery_id${ofRows("d.id", "job", "delivery_id")}
  RETURNING d.id, d.attempts, job.at, job.response_code, job.error, job.duration_ms
),
new_attempts AS (
  INSERT INTO sendwright.webhook_attempts (delivery_id, number, at, response_code, error, duration_ms)
  SELECT id, attempts, at, response_code, error, duration_ms FROM recorded
),
ended AS (
  DELETE FROM sendwright.webhook_jobs j WHERE ${jobsOf("job WHERE next_at IS NULL")}
),
moved AS (
  UPDATE sendwright.webhook_jobs j SET token = NULL, due_at = job.next_at, wake_at = job.next_at, is_retry = true
  FROM job WHERE j.delivery_id = job.delivery_id AND ${jobsOf("job WHERE next_at IS NOT NULL")}
)
SELECT delivery_id FROM job`)

/** The settlement with the time of its next attempt on the database's clock. The attempt itself keeps the engine's. */
const onDatabaseClock = (settlement: WebhookSettlement, ahead: number): WebhookSettlement =>
  ahead === 0 || settlement.next._tag !== "RetryAt"
    ? settlement
    : { ...settlement, next: { _tag: "RetryAt", at: plus(settlement.next.at, ahead) } }

export const settle = Effect.fnUntraced(function*(
  db: Database,
  settlements: ReadonlyArray<WebhookSettlement>
): Effect.fn.Return<ReadonlyArray<boolean>, SqlError> {
  // A delivery that is settled twice is no longer held the second time.
  const ids = new Set<string>()
  const first = settlements.filter(({ deliveryId }) => !ids.has(deliveryId) && ids.add(deliveryId).has(deliveryId))
  const ahead = yield* db.clock.ahead
  const months = yield* monthsOf(ids)
  const rows = yield* db.write(
    db.run(settleStatement(months), first.map((settlement) => onDatabaseClock(settlement, ahead)))
  )
  const held = new Set(rows.map((row) => row.delivery_id))
  return settlements.map(({ deliveryId }) => held.delete(deliveryId))
})

export const releaseStatement = statement<ReadonlyArray<Lease>>((parameters) => `
WITH u AS MATERIALIZED (SELECT * FROM ${parameters.rows("u", leaseColumns, (leases) => leases)})
UPDATE sendwright.webhook_jobs j SET token = NULL, wake_at = j.due_at
FROM u WHERE j.delivery_id = u.delivery_id AND ${jobsOf("u")} AND j.token = u.token`)
