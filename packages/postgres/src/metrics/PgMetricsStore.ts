import type { HourRow, Traffic } from "@sendwright/core/metrics/HourRow"
import * as Metrics from "@sendwright/core/metrics/HourRow"
import {
  type MetricsFound,
  type MetricsRead,
  MetricsStore,
  uncountedLimit
} from "@sendwright/core/metrics/MetricsStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import * as P from "../sql/params.ts"
import { begunSince, finishedLate, place, step } from "./metricsPlace.ts"
import {
  acceptedRows,
  eventColumns,
  type EventRow,
  foldRows,
  joins,
  type StoredRow,
  toHourRow,
  type WaitingRow
} from "./metricsRows.ts"

/**
 * What is counted and what is not, as one statement and so of one moment. $1 account, $2 traffic, $3 kind, $4 and $5
 * hours, $6 mode. The accept of an email that has had no event since is counted with its next one: such emails are found
 * by their status.
 */
const readStatement = `
WITH p AS MATERIALIZED (${place}),
uncounted AS MATERIALIZED (
  SELECT f.* FROM p CROSS JOIN LATERAL (${begunSince("p.counted")} LIMIT ${uncountedLimit + 1}) f
  UNION ALL
  SELECT f.* FROM p CROSS JOIN LATERAL (${finishedLate("p.counted")} OFFSET 0) f
),
stored AS (
  SELECT * FROM sendwright.metrics_hours h
  WHERE h.account_id = $1 AND h.traffic = $2 AND h.kind = $3 AND h.hour >= $4 AND h.hour < $5
),
event AS (
  SELECT ${eventColumns} FROM uncounted v ${joins()} WHERE e.account_id = $1 AND e.mode = $6
),
waiting AS (
  SELECT floor(extract(epoch FROM e.created_at) / 3600)::int4 AS hour, d.name AS domain, e.tags,
    e.simulations IS NOT NULL AND array_position(e.simulations, NULL) IS NULL AS simulated, count(*)::int4 AS count
  FROM sendwright.email_states s
  CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = s.email_id OFFSET 0) e
  LEFT JOIN sendwright.domains d ON d.id = e.domain_id
  WHERE s.account_id = $1 AND s.mode = $6 AND s.status IN ('queued', 'scheduled')
    AND s.email_id >= sendwright.first_id(to_timestamp($4::float8 * 3600))
    AND s.email_id < sendwright.first_id(to_timestamp($5::float8 * 3600))
    AND s.next_sequence = 1
  GROUP BY 1, 2, 3, 4
)
SELECT (SELECT count(*) FROM uncounted)::int4 AS uncounted,
  coalesce((SELECT json_agg(s) FROM stored s), '[]') AS hours,
  coalesce((SELECT json_agg(v) FROM event v), '[]') AS events,
  coalesce((SELECT json_agg(w) FROM waiting w), '[]') AS waiting`

interface ReadRow {
  readonly uncounted: number
  readonly hours: ReadonlyArray<StoredRow>
  readonly events: ReadonlyArray<EventRow>
  readonly waiting: ReadonlyArray<WaitingRow>
}

const modeOf = (traffic: Traffic) => traffic === "test" ? "test" : "live"

const toFound = ({ from, kind, to, traffic, accountId }: MetricsRead, row: ReadRow): MetricsFound => {
  const isCurrent = row.uncounted <= uncountedLimit
  const counted = row.hours.map(toHourRow)
  const isAsked = (one: HourRow) => one.kind === kind && one.traffic === traffic && one.hour >= from && one.hour < to
  const added = [
    ...isCurrent ? foldRows(row.events) : [],
    ...row.waiting.flatMap((waiting) => acceptedRows(accountId, modeOf(traffic), waiting))
  ].filter(isAsked)
  const known = new Map<string, Set<string>>()
  for (const { accountId, hour, name, traffic } of counted) {
    const day = Metrics.tagDayName({ accountId, traffic, day: Metrics.dayOf(hour) })
    const names = known.get(day) ?? new Set()
    known.set(day, name === "" ? names : names.add(name))
  }
  return { rows: Metrics.sum([...counted, ...Metrics.boundTags(added, known)]), isCurrent }
}

const pruneStatement = `
WITH old AS (
  SELECT account_id, traffic, kind, hour, name FROM sendwright.metrics_hours WHERE hour < $1
  ORDER BY hour LIMIT $2 FOR UPDATE SKIP LOCKED
)
DELETE FROM sendwright.metrics_hours h USING old o
WHERE h.account_id = o.account_id AND h.traffic = o.traffic AND h.kind = o.kind AND h.hour = o.hour AND h.name = o.name
RETURNING 1 AS pruned`

/** `MetricsStore` on Postgres. */
export const layer: Layer.Layer<MetricsStore, never, SqlClient> = Layer.effect(
  MetricsStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    return MetricsStore.of({
      count: (limit) => Database.storage("MetricsStore.count", "background")(step(db, limit)),
      read: (read) =>
        db.query<ReadRow>(readStatement, [
          P.uuid(P.idOrNull(read.accountId)),
          P.text(read.traffic),
          P.text(read.kind),
          P.int(read.from),
          P.int(read.to),
          P.text(modeOf(read.traffic))
        ]).pipe(
          Effect.map(([row]) => toFound(read, row!)),
          Database.storage("MetricsStore.read", "reads")
        ),
      prune: (hour, limit) =>
        db.write(db.query(pruneStatement, [P.int(hour), P.int(limit)])).pipe(
          Effect.map((rows) => rows.length),
          Database.storage("MetricsStore.prune", "background")
        )
    })
  })
)
