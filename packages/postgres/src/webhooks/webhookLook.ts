import type { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import { isNow } from "../database/DatabaseClock.ts"
import { statementIn } from "../months/monthStatement.ts"
import { type Lane, lowestId } from "../queues/DueGroups.ts"
import { changesInSteps, changesOf } from "../sql/changes.ts"
import { type Column, column } from "../sql/columns.ts"
import { jobsOf } from "./webhookJobs.ts"
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

/** What a look is made with. */
export interface Look {
  readonly options: ClaimOptions
  readonly limit: number
  /** What the leases' tokens begin with. */
  readonly token: string
  /** The snapshot of the look before (`pg_current_snapshot()`). */
  readonly last: string
  /** By when the look before had found everything that was due. */
  readonly horizon: Date
  /** No lease ends before it, but those that were taken up. */
  readonly leasesFrom: Date
  /** The lanes to claim from, in the order of their turns. */
  readonly lanes: ReadonlyArray<Lane>
  /** Whether no other endpoint has anything due, so that what is found may be claimed at once. */
  readonly direct: boolean
  /** How many may be leased of an endpoint, where that is not `perEndpoint`. */
  readonly rooms: ReadonlyMap<string, number>
}

interface LaneRow {
  readonly lane: Lane
  readonly turn: number
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

const turnColumns: ReadonlyArray<Column<LaneRow>> = [
  ...laneColumns.map(({ name, of, type }) => ({ name, type, of: ({ lane }: LaneRow) => of(lane) })),
  column("turn", "int4", ({ turn }) => turn)
]

const roomColumns: ReadonlyArray<Column<readonly [string, number]>> = [
  column("endpoint_id", "uuid", ([id]) => id),
  column("room", "int4", ([, room]) => room)
]

/** The columns that place a job in its endpoint's queue. */
const placeColumns = "j.endpoint_id, j.wake_at, j.ordinal"

/** The conditions of the indexes `webhook_jobs_free`, `webhook_jobs_freed`, `webhook_jobs_later`, `webhook_jobs_leased`. */
export const isFree = "j.token IS NULL AND j.ordinal > 0"
export const isFreed = "j.token IS NULL AND j.ordinal < 9223372036854775807"
export const isLater = "j.token IS NULL AND j.is_retry"
export const isLeased = "j.token IS NOT NULL AND j.ordinal > 0"

/** What transactions made claimable since the last look: see `changesOf`. */
export const changedJobs = changesOf(`${placeColumns}, j.is_retry`, "sendwright.webhook_jobs", "freed_in", isFreed)

/** How many of them a look reads at the most: an endpoint with many more has a lane. */
const maxChanges = 1_024

const changedInSteps = changesInSteps({
  columns: `${placeColumns}, j.is_retry`,
  table: "sendwright.webhook_jobs",
  id: "freed_in",
  condition: isFreed,
  most: maxChanges
})

const millis = (time: string): string => `round(extract(epoch FROM ${time}) * 1000)::float8`

/** What a look found of one endpoint. */
export interface LaneFound {
  readonly endpoint: string
  /** How many could be leased, and how many of the queue were read. */
  readonly room: number
  readonly read: number
  /** Whether the queue was read, and whether the look tried to lease some of it. */
  readonly looked: boolean
  readonly tried: boolean
  /** The first job that is due and was not leased, of those that were read. */
  readonly left_at: number | null
  readonly left_id: string | null
  /** The last that was read of the queue. */
  readonly last_at: number | null
  readonly last_id: string | null
  /** From where on the queue had to be read. */
  readonly from_at: number | null
  readonly from_id: string | null
  /** The first and the last job that is due as soon as it is stored, and yet later than now: of a clock that is ahead. */
  readonly later_at: number | null
  readonly later_until: number | null
}

/** What a look found apart from leases. */
export interface Found {
  /** Up to where was read; null where a sweep has to find what was added. */
  readonly snapshot: string | null
  /** Whether more was added than the look has read. */
  readonly more: boolean
  /** How many leases had run out, whose jobs are free again for the next look. */
  readonly lapsed: number
  readonly lanes: ReadonlyArray<LaneFound>
}

/** A lease. The columns of the delivery and its subject are null where they are of other months than the look reads. */
export type HeldRow =
  & Omit<LeaseRow, keyof DeliveryRow | keyof SubjectRow>
  & { readonly delivery_id: string; readonly lane: string }
  & (DeliveryRow | { readonly id: null })
  & SubjectRow

/** A lease, a job without an endpoint, or nothing; the first row has what was found. */
export type LookRow = (HeldRow | { readonly delivery_id: string | null; readonly token: null }) & {
  readonly found: Found | null
}

/** Leases that ran out and are freed by one look. */
const maxLapsed = 1_000

/**
 * Leases due deliveries, one of each endpoint in turn, of the lanes that are given and of what has become claimable
 * since the last look, and says what is left of both. Every part reads an index from the place on behind which it has
 * not read yet: `changed` what transactions have freed, as far as `reach`, and the retries that have become due by the clock; `ranged` the
 * queues of the endpoints; `lapsed` the leases that have run out. `wanted` says how many of each endpoint, and `locked`
 * takes the first that no other session has locked: a claim that never comes to its end holds up nothing but what it was
 * about to lease. What an attempt is made of is read of the months of the look alone, so that it costs the same however
 * long the log is.
 */
export const lookStatement = statementIn<Look, LookRow>((months, parameters) => {
  const now = parameters.value("timestamptz", ({ options }) => options.now)
  const tolerance = parameters.value("float8", ({ options }) => options.toleranceMillis)
  const limit = parameters.value("int4", (look) => look.limit)
  const perEndpoint = parameters.value("int4", ({ options }) => options.perEndpoint)
  const token = parameters.value("text", (look) => look.token)
  const leaseEnd = parameters.value(
    "timestamptz",
    ({ options }) => new Date(options.now.getTime() + options.leaseMillis)
  )
  const last = parameters.value("text", (look) => look.last)
  const horizon = parameters.value("timestamptz", (look) => look.horizon)
  const leasesFrom = parameters.value("timestamptz", (look) => look.leasesFrom)
  const direct = parameters.value("bool", (look) => look.direct)
  const lanes = parameters.rows("l", turnColumns, (look) => look.lanes.map((lane, turn) => ({ lane, turn })))
  const rooms = parameters.rows("r", roomColumns, (look) => [...look.rooms])
  const queueOf = (endpoint: string, limit: string) => `
    SELECT j.delivery_id, j.wake_at, j.ordinal FROM sendwright.webhook_jobs j
    WHERE ${isFree} AND j.endpoint_id = ${endpoint}.endpoint_id AND j.wake_at <= ${now}
      AND (j.wake_at, j.ordinal) >= (${endpoint}.from_at, ${endpoint}.from_ordinal)
    ORDER BY j.wake_at, j.ordinal LIMIT ${limit}`
  return `
WITH span AS MATERIALIZED (SELECT ${last}::text::pg_snapshot AS last, pg_current_snapshot() AS this),
lane AS MATERIALIZED (SELECT * FROM ${lanes}),
room AS MATERIALIZED (SELECT * FROM ${rooms}),
lapsed AS MATERIALIZED (
  SELECT j.delivery_id FROM sendwright.webhook_jobs j
  WHERE ${isLeased} AND j.wake_at >= ${leasesFrom} AND j.wake_at <= ${now} AND ${isNow(now, tolerance)}
  ORDER BY j.wake_at LIMIT ${maxLapsed} FOR UPDATE OF j SKIP LOCKED
),
freed AS (
  UPDATE sendwright.webhook_jobs j SET token = NULL, wake_at = j.due_at WHERE ${jobsOf("lapsed")}
),
${changedInSteps}
changed AS MATERIALIZED (
  SELECT f.endpoint_id, f.wake_at, f.ordinal FROM (
    SELECT f.endpoint_id, f.wake_at, f.ordinal, f.is_retry FROM fresh f CROSS JOIN reach r
    WHERE r.cut IS NULL OR f.id < r.cut
    UNION ALL SELECT * FROM late
  ) f
  WHERE f.wake_at <= greatest(${now}, ${horizon}) OR NOT f.is_retry
  UNION ALL
  SELECT ${placeColumns} FROM sendwright.webhook_jobs j
  WHERE ${isLater} AND j.wake_at > ${horizon} AND j.wake_at <= ${now}
),
known AS MATERIALIZED (
  SELECT k.endpoint_id, l.turn, coalesce((SELECT r.room FROM room r WHERE r.endpoint_id = k.endpoint_id), ${perEndpoint}) AS room,
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
    SELECT r.endpoint_id, r.turn FROM ranged r WHERE ${
    isNow(now, tolerance)
  } ORDER BY r.rank, r.turn, r.wake_at, r.ordinal LIMIT ${limit}
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
  UPDATE sendwright.webhook_jobs j SET token = ${token}::text || '.' || l.place, wake_at = ${leaseEnd}
  FROM locked l JOIN sendwright.webhook_endpoints w ON w.id = l.endpoint_id
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
  w.account_id, w.url, w.format, w.sealed_secret, w.old_sealed_secret, w.old_secret_until,
  CASE WHEN w.id IS NOT NULL THEN ${token}::text || '.' || l.place END AS token, ${subjectColumns},
  CASE WHEN coalesce(l.place, 1) = 1 THEN json_build_object(
    'snapshot', reach.snapshot,
    'more', reach.cut IS NOT NULL OR reach.snapshot IS NULL,
    'lapsed', (SELECT count(*) FROM lapsed),
    'lanes', coalesce((SELECT json_agg(lanes) FROM lanes), '[]')
  ) END AS found
FROM span CROSS JOIN reach
LEFT JOIN locked l ON true
LEFT JOIN sendwright.webhook_endpoints w ON w.id = l.endpoint_id
LEFT JOIN LATERAL (
  SELECT * FROM sendwright.webhook_deliveries d WHERE d.id = l.delivery_id${months.within("d.id")} OFFSET 0
) d ON true${subjectJoins(months)}
ORDER BY l.place`
})
