import type { WebhookLease, WebhookSettlement, WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import { type Column, column } from "./columns.ts"
import type { Database } from "./Database.ts"
import { isNow, plus } from "./DatabaseClock.ts"
import * as P from "./params.ts"
import { statement } from "./Statement.ts"
import { deliveryColumns, type LeaseRow, toLease } from "./webhookRows.ts"

type Lease = Pick<WebhookLease, "deliveryId" | "token">

/** What a job is recognised by as the one that somebody leased. */
const leaseColumns: ReadonlyArray<Column<Lease>> = [
  column("delivery_id", "uuid", (lease) => P.idOrNull(lease.deliveryId)),
  column("token", "text", (lease) => lease.token)
]

/** Its `now` is the database's. */
type ClaimOptions = Parameters<WebhookStore["Service"]["claim"]>[0] & { readonly toleranceMillis: number | null }

/** Claims of all nodes take turns under this lock: the leases of an endpoint are counted by one of them at a time. */
const lockStatement = `SELECT pg_advisory_xact_lock(1886745704, 1)`

// Each lease has a token of its own, from the one of the claim.
const tokenOf = (lease: string) => `$5::text || '.' || ${lease}.turn || '.' || ${lease}.rank`

/**
 * Leases due deliveries, one of each endpoint in turn, so many of an endpoint as it has leases left. `after` and
 * `before` walk from endpoint to endpoint along the index, from the one behind whom the last claim ended; `OFFSET 0`
 * keeps the planner from joining them in another order. Jobs of endpoints that are gone end here: an event may have
 * fanned out to one while it was being removed.
 * $1 now, $2 limit, $3 of one endpoint, $4 last endpoint, $5 token, $6 end of the lease, $7 tolerance.
 */
const claimStatement = `
WITH RECURSIVE after(endpoint_id) AS (
  (SELECT j.endpoint_id FROM sendwright.webhook_jobs j WHERE j.endpoint_id > $4 ORDER BY j.endpoint_id LIMIT 1)
  UNION ALL
  SELECT (SELECT j.endpoint_id FROM sendwright.webhook_jobs j WHERE j.endpoint_id > a.endpoint_id
    ORDER BY j.endpoint_id LIMIT 1) FROM after a WHERE a.endpoint_id IS NOT NULL
),
before(endpoint_id) AS (
  (SELECT j.endpoint_id FROM sendwright.webhook_jobs j WHERE j.endpoint_id <= $4 ORDER BY j.endpoint_id LIMIT 1)
  UNION ALL
  SELECT (SELECT j.endpoint_id FROM sendwright.webhook_jobs j WHERE j.endpoint_id > b.endpoint_id AND j.endpoint_id <= $4
    ORDER BY j.endpoint_id LIMIT 1) FROM before b WHERE b.endpoint_id IS NOT NULL
),
open AS MATERIALIZED (
  SELECT a.endpoint_id, row_number() OVER () AS turn, a.free FROM (
    SELECT a.endpoint_id, $3 - (SELECT count(*) FROM sendwright.webhook_jobs j
      WHERE j.endpoint_id = a.endpoint_id AND j.token IS NOT NULL AND j.wake_at > $1) AS free
    FROM (SELECT endpoint_id FROM after UNION ALL SELECT endpoint_id FROM before) a WHERE a.endpoint_id IS NOT NULL
  ) a
  WHERE ${isNow("$1", "$7")} AND a.free > 0 AND EXISTS (
    SELECT FROM sendwright.webhook_jobs j WHERE j.endpoint_id = a.endpoint_id AND j.wake_at <= $1 OFFSET 0
  )
  LIMIT $2
),
chosen AS MATERIALIZED (
  SELECT c.delivery_id, c.rank, a.turn FROM open a CROSS JOIN LATERAL (
    SELECT j.delivery_id, row_number() OVER (ORDER BY j.wake_at, j.ordinal) AS rank
    FROM sendwright.webhook_jobs j WHERE j.endpoint_id = a.endpoint_id AND j.wake_at <= $1
    ORDER BY j.wake_at, j.ordinal LIMIT a.free
  ) c
  ORDER BY c.rank, a.turn LIMIT $2
),
locked AS MATERIALIZED (
  SELECT j.delivery_id, j.endpoint_id, c.rank, c.turn
  FROM chosen c JOIN sendwright.webhook_jobs j ON j.delivery_id = c.delivery_id
  WHERE j.wake_at <= $1 FOR UPDATE OF j SKIP LOCKED
),
lost AS MATERIALIZED (
  SELECT l.delivery_id FROM locked l
  WHERE NOT EXISTS (SELECT FROM sendwright.webhook_endpoints w WHERE w.id = l.endpoint_id)
),
ended AS (DELETE FROM sendwright.webhook_jobs j USING lost WHERE j.delivery_id = lost.delivery_id),
removed AS (DELETE FROM sendwright.webhook_deliveries d USING lost WHERE d.id = lost.delivery_id),
leased AS (
  UPDATE sendwright.webhook_jobs j SET token = ${tokenOf("l")}, wake_at = $6
  FROM locked l JOIN sendwright.webhook_endpoints w ON w.id = l.endpoint_id WHERE j.delivery_id = l.delivery_id
)
SELECT ${deliveryColumns}, d.account_id, w.url, w.sealed_secret, ${tokenOf("l")} AS token,
  v.sequence, v.details, v.occurred_at, e.sender,
  e.to_list, e.subject, e.tags, e.trace, s.status AS email_status
FROM locked l
JOIN sendwright.webhook_deliveries d ON d.id = l.delivery_id
JOIN sendwright.webhook_endpoints w ON w.id = d.endpoint_id
LEFT JOIN LATERAL (
  SELECT v.* FROM sendwright.email_history v WHERE v.email_id = d.email_id AND v.id = d.event_id OFFSET 0
) v ON true
LEFT JOIN sendwright.emails e ON e.id = d.email_id
LEFT JOIN sendwright.email_states s ON s.email_id = d.email_id
ORDER BY l.rank, l.turn`

export const claim = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  turn: { last: string },
  options: ClaimOptions
): Effect.fn.Return<ReadonlyArray<WebhookLease>, SqlError> {
  const token = yield* random.uuidV4()
  const rows = yield* db.transaction(Effect.andThen(
    db.query(lockStatement),
    db.query<LeaseRow>(claimStatement, [
      P.time(options.now),
      P.int(options.limit),
      P.int(options.perEndpoint),
      P.uuid(turn.last),
      P.text(token),
      P.time(plus(options.now, options.leaseMillis)),
      P.float(options.toleranceMillis)
    ])
  ))
  turn.last = rows.at(-1)?.endpoint_id ?? turn.last
  return rows.map((row) => toLease(row))
})

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

const settleStatement = statement<ReadonlyArray<WebhookSettlement>, { readonly delivery_id: string }>((parameters) => `
WITH s AS MATERIALIZED (
  SELECT * FROM ${parameters.rows("s", settlementColumns, (settlements) => settlements)}
),
job AS MATERIALIZED (
  SELECT j.delivery_id FROM s JOIN sendwright.webhook_jobs j ON j.delivery_id = s.delivery_id AND j.token = s.token
  ORDER BY j.delivery_id FOR UPDATE OF j
),
recorded AS (
  UPDATE sendwright.webhook_deliveries d SET status = s.status, attempts = d.attempts + 1, last_error = coalesce(s.error, d.last_error),
    response_code = s.response_code, duration_ms = s.duration_ms
  FROM s JOIN job ON job.delivery_id = s.delivery_id WHERE d.id = s.delivery_id
  RETURNING d.id, d.attempts
),
new_attempts AS (
  INSERT INTO sendwright.webhook_attempts (delivery_id, number, at, response_code, error, duration_ms)
  SELECT r.id, r.attempts, s.at, s.response_code, s.error, s.duration_ms FROM recorded r JOIN s ON s.delivery_id = r.id
),
ended AS (
  DELETE FROM sendwright.webhook_jobs j USING job JOIN s ON s.delivery_id = job.delivery_id
  WHERE j.delivery_id = job.delivery_id AND s.next_at IS NULL
),
moved AS (
  UPDATE sendwright.webhook_jobs j SET token = NULL, due_at = s.next_at, wake_at = s.next_at
  FROM job JOIN s ON s.delivery_id = job.delivery_id WHERE j.delivery_id = job.delivery_id AND s.next_at IS NOT NULL
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
  // Whoever settles one delivery twice no longer holds it the second time.
  const ids = new Set<string>()
  const first = settlements.filter(({ deliveryId }) => !ids.has(deliveryId) && ids.add(deliveryId).has(deliveryId))
  const ahead = yield* db.clock.ahead
  const rows = yield* db.write(db.run(settleStatement, first.map((settlement) => onDatabaseClock(settlement, ahead))))
  const held = new Set(rows.map((row) => row.delivery_id))
  return settlements.map(({ deliveryId }) => held.delete(deliveryId))
})

export const releaseStatement = statement<ReadonlyArray<Lease>>((parameters) => `
UPDATE sendwright.webhook_jobs j SET token = NULL, wake_at = j.due_at
FROM ${parameters.rows("u", leaseColumns, (leases) => leases)}
WHERE j.delivery_id = u.delivery_id AND j.token = u.token`)

/** When the next delivery is due, or the next lease ends. */
export const nextDueStatement = `
WITH RECURSIVE a(endpoint_id) AS (
  (SELECT j.endpoint_id FROM sendwright.webhook_jobs j ORDER BY j.endpoint_id LIMIT 1)
  UNION ALL
  SELECT (SELECT j.endpoint_id FROM sendwright.webhook_jobs j WHERE j.endpoint_id > a.endpoint_id
    ORDER BY j.endpoint_id LIMIT 1) FROM a WHERE a.endpoint_id IS NOT NULL
)
SELECT min((SELECT j.wake_at FROM sendwright.webhook_jobs j WHERE j.endpoint_id = a.endpoint_id
  ORDER BY j.wake_at LIMIT 1)) AS due
FROM a WHERE a.endpoint_id IS NOT NULL`
