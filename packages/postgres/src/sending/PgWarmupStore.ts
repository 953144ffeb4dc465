import { type WarmupCount, WarmupStore } from "@sendwright/core/sending/WarmupStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import { judged } from "../database/DatabaseClock.ts"
import * as P from "../sql/params.ts"

// A day that is not the present one by the database's clock at this moment is that of a node whose clock was set.
const takeStatement = `
INSERT INTO sendwright.warmup_counts AS w (source, site, day, taken)
SELECT $1::text, $2::text, $3::text::date, 1
WHERE $4::int4 > 0 AND (NOT $5::boolean OR $3::text::date = (statement_timestamp() AT TIME ZONE 'UTC')::date)
ON CONFLICT (source, site) DO UPDATE
SET day = EXCLUDED.day, taken = CASE WHEN w.day = EXCLUDED.day THEN w.taken + 1 ELSE 1 END
WHERE w.day < EXCLUDED.day OR (w.day = EXCLUDED.day AND w.taken < $4::int4)
RETURNING $4::int4 - taken AS remaining`

const giveBackStatement = `
UPDATE sendwright.warmup_counts SET taken = taken - 1
WHERE source = $1::text AND site = $2::text AND day = $3::text::date AND taken > 0`

const sweepStatement = `
WITH gone AS (
  DELETE FROM sendwright.warmup_counts WHERE (source, site) IN (
    SELECT source, site FROM sendwright.warmup_counts WHERE day < (${judged("$1", "$3")} AT TIME ZONE 'UTC')::date
    LIMIT $2 FOR UPDATE SKIP LOCKED
  ) RETURNING 1
)
SELECT count(*)::int4 AS count FROM gone`

const paramsOf = ({ day, site, source }: WarmupCount) => [P.text(source), P.text(site), P.text(day)]

/** `WarmupStore` on Postgres. */
export const layer: Layer.Layer<WarmupStore, never, SqlClient> = Layer.effect(
  WarmupStore,
  Effect.map(Database.make, (db) =>
    WarmupStore.of({
      take: (count, limit) =>
        db.write(db.query<{ readonly remaining: number }>(takeStatement, [
          ...paramsOf(count),
          P.int(limit),
          P.bool(db.clock.isReal)
        ])).pipe(
          Effect.map(([row]) => row?.remaining ?? null),
          Database.storage("WarmupStore.take")
        ),
      giveBack: (count) =>
        db.write(db.query(giveBackStatement, paramsOf(count))).pipe(
          Effect.asVoid,
          Database.storage("WarmupStore.giveBack")
        ),
      sweep: (before, limit) =>
        db.write(db.query<{ readonly count: number }>(sweepStatement, [
          P.time(new Date(before)),
          P.int(limit),
          P.bool(db.clock.isReal)
        ])).pipe(
          Effect.map(([row]) => row?.count ?? 0),
          Database.storage("WarmupStore.sweep", "background")
        )
    }))
)
