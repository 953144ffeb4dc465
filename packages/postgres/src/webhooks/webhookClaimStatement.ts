import { processUrls } from "@sendwright/core/webhooks/ProcessEndpoint"
import type { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import { statementIn } from "../months/monthStatement.ts"
import { claimParts, lanesInTurn, millis } from "../queues/claimParts.ts"
import type { ClaimRound, LaneFound, RoundFound } from "../queues/claimRound.ts"
import { type Lane, lowestId } from "../queues/DueGroups.ts"
import { type Column, column } from "../sql/columns.ts"
import { jobsOf, webhookQueue } from "./webhookJobs.ts"
import {
  deliveryColumns,
  type DeliveryRow,
  type LeaseRow,
  subjectColumns,
  subjectJoins,
  type SubjectRow
} from "./webhookRows.ts"

/** What a claim is asked for. Its `now` is the database's. */
export type ClaimOptions = Parameters<WebhookStore["Service"]["claim"]>[0] & { readonly toleranceMillis: number | null }

/** What one round of a claim is made with. */
export interface WebhookRound extends ClaimRound<ClaimOptions> {
  /** How many may be leased of an endpoint, where that is not `perEndpoint`. */
  readonly rooms: ReadonlyMap<string, number>
}

// The place of a job among those of the same time is its ordinal, written so that texts sort like numbers.
const ordinalDigits = 19
const idOf = (ordinal: string): string => `lpad(${ordinal}::text, ${ordinalDigits}, '0')`

/** The columns of an endpoint's lane. */
export const laneColumns: ReadonlyArray<Column<Lane>> = [
  column("endpoint_id", "uuid", ({ group }) => group),
  column("from_at", "timestamptz", ({ from }) => new Date(from.at)),
  column("from_ordinal", "int8", ({ from }) => from.id === lowestId ? 0n : BigInt(from.id))
]

const roomColumns: ReadonlyArray<Column<readonly [string, number]>> = [
  column("endpoint_id", "uuid", ([id]) => id),
  column("room", "int4", ([, room]) => room)
]

/** What a round found of one endpoint. */
interface EndpointFound extends LaneFound {
  readonly endpoint: string
  /** How many could be leased. */
  readonly room: number
  /** Whether the queue was read. */
  readonly looked: boolean
  /** From where on the queue had to be read. */
  readonly from_at: number | null
  readonly from_id: string | null
}

/** What a round found apart from leases. */
interface WebhookFound extends RoundFound<EndpointFound> {
  /** How many leases had run out, whose jobs are free again for the next round. */
  readonly lapsed: number
}

/** A lease. The columns of the delivery and its subject are null where they are of other months than the claim reads. */
export type HeldRow =
  & Omit<LeaseRow, keyof DeliveryRow | keyof SubjectRow>
  & { readonly delivery_id: string; readonly lane: string }
  & (DeliveryRow | { readonly id: null })
  & SubjectRow

/** A lease, a job without an endpoint, or nothing; the first row has what was found. */
type ClaimRow = (HeldRow | { readonly delivery_id: string | null; readonly token: null }) & {
  readonly found: WebhookFound | null
}

/** Leases that ran out and are freed by one round. */
const maxLapsed = 1_000

/**
 * Leases due deliveries, one of each endpoint in turn, of the lanes that are given and of what has become claimable
 * since the last round, and says what is left of both. Every part reads an index from the place on behind which it has
 * not read yet: `changed` what transactions have freed, as far as `reach`, and the retries that have become due by the
 * clock; `ranged` the queues of the endpoints; `lapsed` the leases that have run out. `wanted` says how many of each
 * endpoint, and `locked` takes the first that no other session has locked: a claim that never comes to its end holds up
 * nothing but what it was about to lease. What an attempt is made of is read of the months of the claim alone, so that it
 * costs the same however long the log is.
 */
export const claimStatement = statementIn<WebhookRound, ClaimRow>((months, parameters) => {
  const { changes, direct, freed, hasLapsed, isClaimTime, leaseEnd, limit, now, perGroup, ripened, span, token } =
    claimParts(
      webhookQueue,
      ["endpoint_id", "wake_at", "ordinal", "is_retry"],
      ({ options }) => options.perEndpoint,
      parameters
    )
  const lanes = lanesInTurn(laneColumns, parameters)
  const rooms = parameters.rows("r", roomColumns, (round) => [...round.rooms])
  const queueOf = (endpoint: string, limit: string) => `
    SELECT j.delivery_id, j.wake_at, j.ordinal FROM sendwright.webhook_jobs j
    WHERE ${webhookQueue.isFree} AND j.endpoint_id = ${endpoint}.endpoint_id AND j.wake_at <= ${now}
      AND (j.wake_at, j.ordinal) >= (${endpoint}.from_at, ${endpoint}.from_ordinal)
    ORDER BY j.wake_at, j.ordinal LIMIT ${limit}`
  return `
WITH ${span},
lane AS MATERIALIZED (SELECT * FROM ${lanes}),
room AS MATERIALIZED (SELECT * FROM ${rooms}),
lapsed AS MATERIALIZED (
  SELECT j.delivery_id FROM sendwright.webhook_jobs j
  WHERE ${hasLapsed}
  ORDER BY j.wake_at LIMIT ${maxLapsed} FOR UPDATE OF j SKIP LOCKED
),
freed AS (
  UPDATE sendwright.webhook_jobs j SET token = NULL, wake_at = j.due_at WHERE ${jobsOf("lapsed")}
),
${changes}
changed AS MATERIALIZED (
  SELECT f.endpoint_id, f.wake_at, f.ordinal FROM ${freed}
  UNION ALL
  SELECT j.endpoint_id, j.wake_at, j.ordinal FROM ${ripened}
),
known AS MATERIALIZED (
  SELECT k.endpoint_id, l.turn, coalesce(
      (SELECT r.room FROM room r WHERE r.endpoint_id = k.endpoint_id),
      (SELECT 0 FROM sendwright.webhook_endpoints w WHERE w.id = k.endpoint_id AND w.url LIKE '${processUrls}'),
      ${perGroup}
    ) AS room,
    CASE WHEN f.is_first THEN f.wake_at ELSE l.from_at END AS from_at,
    CASE WHEN f.is_first THEN f.ordinal ELSE l.from_ordinal END AS from_ordinal
  FROM (SELECT endpoint_id FROM lane UNION SELECT endpoint_id FROM changed) k
  LEFT JOIN lane l ON l.endpoint_id = k.endpoint_id
  LEFT JOIN LATERAL (
    SELECT c.wake_at, c.ordinal, (l.turn IS NULL OR (c.wake_at, c.ordinal) < (l.from_at, l.from_ordinal)) AS is_first
    FROM changed c WHERE c.endpoint_id = k.endpoint_id AND c.wake_at <= ${now} ORDER BY c.wake_at, c.ordinal LIMIT 1
  ) f ON true
),
open AS MATERIALIZED (
  SELECT * FROM known WHERE room > 0 AND from_at IS NOT NULL AND (turn IS NOT NULL OR ${direct})
),
ranged AS MATERIALIZED (
  SELECT o.endpoint_id, o.turn, r.*, row_number() OVER (PARTITION BY o.endpoint_id ORDER BY r.wake_at, r.ordinal) AS rank
  FROM open o CROSS JOIN LATERAL (${queueOf("o", "o.room")}) r
),
wanted AS MATERIALIZED (
  SELECT c.endpoint_id, c.turn, count(*) AS count FROM (
    SELECT r.endpoint_id, r.turn FROM ranged r WHERE ${isClaimTime} ORDER BY r.rank, r.turn, r.wake_at, r.ordinal LIMIT ${limit}
  ) c GROUP BY c.endpoint_id, c.turn
),
taken AS MATERIALIZED (
  SELECT o.endpoint_id, o.turn, t.*, row_number() OVER (PARTITION BY o.endpoint_id ORDER BY t.wake_at, t.ordinal) AS rank
  FROM (SELECT o.*, w.count FROM open o JOIN wanted w ON w.endpoint_id = o.endpoint_id) o
  CROSS JOIN LATERAL (${queueOf("o", "o.count")} FOR UPDATE OF j SKIP LOCKED) t
),
locked AS MATERIALIZED (
  SELECT t.*, row_number() OVER (ORDER BY t.rank, t.turn, t.wake_at, t.ordinal) AS place FROM taken t
),
leased AS (
  UPDATE sendwright.webhook_jobs j SET token = ${token} || '.' || l.place, wake_at = ${leaseEnd}
  FROM locked l
  CROSS JOIN LATERAL (SELECT FROM sendwright.webhook_endpoints w WHERE w.id = l.endpoint_id OFFSET 0) w
  WHERE j.delivery_id = l.delivery_id AND ${jobsOf("locked")}
),
lanes AS (
  SELECT k.endpoint_id AS endpoint, k.room, o.endpoint_id IS NOT NULL AS looked,
    EXISTS (SELECT FROM wanted w WHERE w.endpoint_id = k.endpoint_id) AS tried, coalesce(e.read, 0) AS read,
    ${millis("r.wake_at")} AS left_at, ${idOf("r.ordinal")} AS left_id,
    ${millis("e.wake_at")} AS last_at, ${idOf("e.ordinal")} AS last_id,
    ${millis("k.from_at")} AS from_at, ${idOf("k.from_ordinal")} AS from_id,
    ${millis("f.first")} AS later_at, ${millis("f.last")} AS later_until
  FROM known k
  LEFT JOIN open o ON o.endpoint_id = k.endpoint_id
  LEFT JOIN LATERAL (
    SELECT r.wake_at, r.ordinal FROM ranged r
    WHERE r.endpoint_id = k.endpoint_id AND NOT EXISTS (SELECT FROM locked l WHERE l.delivery_id = r.delivery_id)
    ORDER BY r.rank LIMIT 1
  ) r ON true
  LEFT JOIN LATERAL (
    SELECT r.wake_at, r.ordinal, r.rank AS read FROM ranged r WHERE r.endpoint_id = k.endpoint_id ORDER BY r.rank DESC LIMIT 1
  ) e ON true
  LEFT JOIN LATERAL (
    SELECT min(c.wake_at) AS first, max(c.wake_at) AS last FROM changed c
    WHERE c.endpoint_id = k.endpoint_id AND c.wake_at > ${now}
  ) f ON true
)
SELECT l.delivery_id, l.endpoint_id AS lane, ${deliveryColumns},
  w.account_id, w.url, w.format, w.sealed_secret,
  CASE WHEN w.old_secret_until > ${now} THEN w.old_sealed_secret END AS old_sealed_secret,
  CASE WHEN w.id IS NOT NULL THEN ${token} || '.' || l.place END AS token, ${subjectColumns},
  CASE WHEN coalesce(l.place, 1) = 1 THEN json_build_object(
    'snapshot', reach.snapshot,
    'more', reach.cut IS NOT NULL OR reach.snapshot IS NULL,
    'lapsed', (SELECT count(*) FROM lapsed),
    'lanes', coalesce((SELECT json_agg(lanes) FROM lanes), '[]')
  ) END AS found
FROM span CROSS JOIN reach
LEFT JOIN locked l ON true
LEFT JOIN LATERAL (SELECT * FROM sendwright.webhook_endpoints w WHERE w.id = l.endpoint_id OFFSET 0) w ON true
LEFT JOIN LATERAL (
  SELECT * FROM sendwright.webhook_deliveries d WHERE d.id = l.delivery_id${months.within("d.id")} OFFSET 0
) d ON true${subjectJoins(months)}
ORDER BY l.place`
})
