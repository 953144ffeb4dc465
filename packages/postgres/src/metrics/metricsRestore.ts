import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { lockKey, place } from "./metricsPlace.ts"

/**
 * Whether the tables name transactions that this server has not begun yet: they come from a dump of another one, whose
 * numbers mean nothing here.
 */
const foreignStatement = `
SELECT greatest(pg_snapshot_xmax(p.counted)::text::int8, coalesce((
    SELECT v.stored_in::text::int8 FROM sendwright.email_events v ORDER BY v.stored_in DESC LIMIT 1), 0))
  > pg_snapshot_xmax(pg_current_snapshot())::text::int8 AS is_foreign
FROM (${place}) p`

/** Events that are counted get a number before all others, those that are not the number of this transaction. */
const eventsStatement = `
UPDATE sendwright.email_events v
SET stored_in = CASE WHEN pg_visible_in_snapshot(v.stored_in, p.counted) THEN '3'::xid8 ELSE pg_current_xact_id() END
FROM (${place}) p`

const placeStatement = `
INSERT INTO sendwright.metrics_place (counted)
SELECT (pg_current_xact_id()::text || ':' || pg_current_xact_id()::text || ':')::pg_snapshot
ON CONFLICT (id) DO UPDATE SET counted = EXCLUDED.counted`

/**
 * After a dump was restored on a server with fewer transactions behind it: names transactions of this server, so that
 * what was counted stays so and what was not will be. It rewrites the events once, before anybody stores new ones.
 */
export const adoptRestored: Effect.Effect<void, SqlError, SqlClient> = Effect.gen(function*() {
  const sql = (yield* SqlClient).withoutTransforms()
  const [row] = yield* sql.unsafe<{ readonly is_foreign: boolean }>(foreignStatement)
  if (row?.is_foreign !== true) return
  yield* Effect.logInfo("The events come from a dump of another server: what is counted of them is noted anew.")
  yield* sql.withTransaction(Effect.gen(function*() {
    yield* sql.unsafe(`SELECT set_config('statement_timeout', '0', true), pg_advisory_xact_lock(${lockKey})`).raw
    // Another node may have been first.
    const [again] = yield* sql.unsafe<{ readonly is_foreign: boolean }>(foreignStatement)
    if (again?.is_foreign !== true) return
    yield* sql.unsafe(eventsStatement).raw
    yield* sql.unsafe(placeStatement).raw
  }))
})
