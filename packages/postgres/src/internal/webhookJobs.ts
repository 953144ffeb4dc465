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

interface Claim {
  readonly options: ClaimOptions
  /** The endpoint behind which the turns begin. */
  readonly last: string
  /** What the leases' tokens begin with. */
  readonly token: string
}

interface Room {
  readonly endpointId: string
  readonly room: number
}

const roomColumns: ReadonlyArray<Column<Room>> = [
  column("endpoint_id", "uuid", ({ endpointId }) => endpointId),
  column("room", "int4", ({ room }) => room)
]

/**
 * Leases due deliveries, one of each endpoint in turn, so many of an endpoint as it has room for. `after` and `before`
 * walk from endpoint to endpoint along the index, from the one behind whom the last claim ended; `OFFSET 0` keeps the
 * planner from joining them in another order. `wanted` says how many of each endpoint, and `locked` takes the first that
 * no other session has locked: a claim that never comes to its end holds up nothing but what it was about to lease. Jobs
 * of endpoints that are gone end here: an event may have fanned out to one while it was being removed.
 */
const claimStatement = statement<Claim, LeaseRow>((parameters) => {
  const now = parameters.value("timestamptz", ({ options }) => options.now)
  const tolerance = parameters.value("float8", ({ options }) => options.toleranceMillis)
  const limit = parameters.value("int4", ({ options }) => options.limit)
  const perEndpoint = parameters.value("int4", ({ options }) => options.perEndpoint)
  const last = parameters.value("uuid", (claim) => claim.last)
  const token = parameters.value("text", (claim) => claim.token)
  const leaseEnd = parameters.value(
    "timestamptz",
    ({ options }) => new Date(options.now.getTime() + options.leaseMillis)
  )
  const rooms = parameters.rows(
    "r",
    roomColumns,
    ({ options }) => Array.from(options.rooms ?? [], ([endpointId, room]) => ({ endpointId, room }))
  )
  // Each lease has a token of its own, from the one of the claim.
  const tokenOf = `${token}::text || '.' || l.turn || '.' || l.rank`
  return `
WITH RECURSIVE after(endpoint_id) AS (
  (SELECT j.endpoint_id FROM sendwright.webhook_jobs j WHERE j.endpoint_id > ${last} ORDER BY j.endpoint_id LIMIT 1)
  UNION ALL
  SELECT (SELECT j.endpoint_id FROM sendwright.webhook_jobs j WHERE j.endpoint_id > a.endpoint_id
    ORDER BY j.endpoint_id LIMIT 1) FROM after a WHERE a.endpoint_id IS NOT NULL
),
before(endpoint_id) AS (
  (SELECT j.endpoint_id FROM sendwright.webhook_jobs j WHERE j.endpoint_id <= ${last} ORDER BY j.endpoint_id LIMIT 1)
  UNION ALL
  SELECT (SELECT j.endpoint_id FROM sendwright.webhook_jobs j
    WHERE j.endpoint_id > b.endpoint_id AND j.endpoint_id <= ${last}
    ORDER BY j.endpoint_id LIMIT 1) FROM before b WHERE b.endpoint_id IS NOT NULL
),
rooms AS MATERIALIZED (SELECT * FROM ${rooms}),
open AS MATERIALIZED (
  SELECT a.endpoint_id, row_number() OVER () AS turn, a.room FROM (
    SELECT a.endpoint_id, coalesce((SELECT r.room FROM rooms r WHERE r.endpoint_id = a.endpoint_id), ${perEndpoint}) AS room
    FROM (SELECT endpoint_id FROM after UNION ALL SELECT endpoint_id FROM before) a WHERE a.endpoint_id IS NOT NULL
  ) a
  WHERE ${isNow(now, tolerance)} AND a.room > 0 AND EXISTS (
    SELECT FROM sendwright.webhook_jobs j WHERE j.endpoint_id = a.endpoint_id AND j.wake_at <= ${now} OFFSET 0
  )
  LIMIT ${limit}
),
wanted AS MATERIALIZED (
  SELECT c.endpoint_id, c.turn, count(*) AS count FROM (
    SELECT a.endpoint_id, a.turn FROM open a CROSS JOIN LATERAL (
      SELECT row_number() OVER (ORDER BY j.wake_at, j.ordinal) AS rank
      FROM sendwright.webhook_jobs j WHERE j.endpoint_id = a.endpoint_id AND j.wake_at <= ${now}
      ORDER BY j.wake_at, j.ordinal LIMIT a.room
    ) c
    ORDER BY c.rank, a.turn LIMIT ${limit}
  ) c GROUP BY c.endpoint_id, c.turn
),
locked AS MATERIALIZED (
  SELECT c.delivery_id, a.endpoint_id, a.turn,
    row_number() OVER (PARTITION BY a.endpoint_id ORDER BY c.wake_at, c.ordinal) AS rank
  FROM wanted a CROSS JOIN LATERAL (
    SELECT j.delivery_id, j.wake_at, j.ordinal FROM sendwright.webhook_jobs j
    WHERE j.endpoint_id = a.endpoint_id AND j.wake_at <= ${now}
    ORDER BY j.wake_at, j.ordinal LIMIT a.count FOR UPDATE OF j SKIP LOCKED
  ) c
),
lost AS MATERIALIZED (
  SELECT l.delivery_id FROM locked l
  WHERE NOT EXISTS (SELECT FROM sendwright.webhook_endpoints w WHERE w.id = l.endpoint_id)
),
ended AS (DELETE FROM sendwright.webhook_jobs j USING lost WHERE j.delivery_id = lost.delivery_id),
removed AS (DELETE FROM sendwright.webhook_deliveries d USING lost WHERE d.id = lost.delivery_id),
leased AS (
  UPDATE sendwright.webhook_jobs j SET token = ${tokenOf}, wake_at = ${leaseEnd}
  FROM locked l JOIN sendwright.webhook_endpoints w ON w.id = l.endpoint_id WHERE j.delivery_id = l.delivery_id
)
SELECT ${deliveryColumns}, d.account_id, w.url, w.sealed_secret, ${tokenOf} AS token,
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
})

export const claim = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  turn: { last: string },
  options: ClaimOptions
): Effect.fn.Return<ReadonlyArray<WebhookLease>, SqlError> {
  const token = yield* random.uuidV4()
  const rows = yield* db.write(db.run(claimStatement, { options, last: turn.last, token }))
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
