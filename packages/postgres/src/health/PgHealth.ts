import { countLimit, type StorageFigures, StorageHealth } from "@sendwright/core/foundation/StorageHealth"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { Aside } from "../connection/Aside.ts"
import * as Database from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import { touchStatement } from "../emails/acceptTouch.ts"
import { place } from "../metrics/metricsPlace.ts"
import { logMonths, monthsAheadOf } from "../months/logMonths.ts"
import { firstIdOf } from "../months/months.ts"
import { type Sizes, sizesStatement } from "../queues/queueFigures.ts"
import { makeSendFigures } from "../sending/sendFigures.ts"
import * as P from "../sql/params.ts"
import { makeWebhookFigures } from "../webhooks/webhookFigures.ts"
import { lockHolders } from "./lockHolders.ts"

const count = (condition: string): string => `(count(*) FILTER (WHERE ${condition}))::float8`

/** What is counted is read as it lies on the disk, and no further than the counts go: by an index it would cost more. */
const scanStatement = `SELECT set_config('enable_seqscan', 'on', true), set_config('synchronize_seqscans', 'off', true)`

const domainsStatement = `
SELECT ${count("status = 'verified' AND health <> 'action_needed'")} AS healthy,
  ${count("status = 'verified' AND health = 'action_needed'")} AS broken,
  ${count("status = 'pending'")} AS pending, ${count("status = 'failed'")} AS failed
FROM (SELECT status, health FROM sendwright.domains WHERE removed_at IS NULL LIMIT ${countLimit}) d`

const accountsStatement = `
SELECT ${count("suspended_at IS NOT NULL")} AS suspended,
  ${count("suspended_at IS NULL AND paused_at IS NOT NULL")} AS paused,
  ${count("suspended_at IS NULL AND paused_at IS NULL")} AS active
FROM (SELECT paused_at, suspended_at FROM sendwright.accounts LIMIT ${countLimit}) a`

const requestsStatement = `
SELECT count(*)::float8 AS pending,
  greatest(0, (extract(epoch FROM $1::timestamptz - min(r.stored_at)) * 1000)::float8) AS "oldestMillis"
FROM (SELECT stored_at FROM sendwright.requests ORDER BY number LIMIT ${countLimit}) r`

/** The first 48 bits of an event's id, a UUID v7, are the milliseconds of its time (RFC 9562 §5.7). */
const uncountedStatement = `
SELECT (
  SELECT greatest(0, (extract(epoch FROM $1::timestamptz) * 1000)::float8
    - ('x' || left(replace(v.id::text, '-', ''), 12))::bit(48)::int8)
  FROM sendwright.email_events v WHERE v.stored_in >= pg_snapshot_xmax(p.counted) ORDER BY v.stored_in LIMIT 1
) AS behind FROM (${place}) p`

/**
 * The ages of snapshots are told by the server's clock alone. Without the rights of pg_read_all_stats only the sessions
 * of one's own user are seen, and those of prepared transactions.
 */
const databaseStatement = `
SELECT pg_database_size(current_database())::float8 AS size,
  (SELECT coalesce(extract(epoch FROM clock_timestamp() - min(s.since)) * 1000, 0)::float8 FROM (
    SELECT a.xact_start AS since FROM pg_stat_activity a
    WHERE a.datname = current_database() AND a.backend_xmin IS NOT NULL AND a.pid <> pg_backend_pid()
    UNION ALL
    SELECT x.prepared FROM pg_prepared_xacts x WHERE x.database = current_database()
  ) s) AS snapshot,
  (SELECT coalesce(json_object_agg(t.relname, t.n_dead_tup), '{}') FROM pg_stat_user_tables t
    WHERE t.schemaname = 'sendwright' AND t.relname IN ('send_jobs', 'webhook_jobs', 'provider_events', 'send_slots')) AS dead`

interface DatabaseRow {
  readonly size: number
  readonly snapshot: number
  readonly dead: Readonly<Record<string, number>>
}

/** `StorageHealth` on Postgres. */
export const layer: Layer.Layer<StorageHealth, never, SqlClient> = Layer.effect(
  StorageHealth,
  Effect.gen(function*() {
    const db = yield* Database.make
    const aside = yield* Aside
    const one = <Row extends object>(text: string, params: ReadonlyArray<unknown> = []) =>
      Effect.map(db.query<Row>(text, params), ([row]) => row!)
    const emailsOf = makeSendFigures(db)
    const webhooksOf = makeWebhookFigures(db)
    const read = Effect.fnUntraced(function*(now: Date): Effect.fn.Return<StorageFigures, SqlError> {
      const at = [P.time(now)]
      const [sizes] = yield* db.query<Sizes>(sizesStatement)
      const emails = yield* emailsOf(sizes?.send_jobs ?? 0, now)
      const webhooks = yield* webhooksOf(sizes?.webhook_jobs ?? 0, now)
      yield* db.query(scanStatement)
      const domains = yield* one<StorageFigures["domains"]>(domainsStatement)
      const accounts = yield* one<StorageFigures["accounts"]>(accountsStatement)
      const requests = yield* one<StorageFigures["requests"]>(requestsStatement, at)
      const { behind } = yield* one<{ readonly behind: number | null }>(uncountedStatement, at)
      const database = yield* one<DatabaseRow>(databaseStatement)
      const months = yield* logMonths(db)
      return {
        emails,
        webhooks,
        requests,
        domains,
        accounts,
        uncountedMillis: behind,
        database: {
          sizeBytes: database.size,
          oldestSnapshotMillis: Math.max(0, database.snapshot),
          deadRows: database.dead,
          monthsAhead: monthsAheadOf(months, now)
        }
      }
    })
    return StorageHealth.of({
      probe: ({ thorough }) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) =>
          db.probe(Effect.andThen(
            db.query(`SELECT sendwright.probe($1)`, [P.bool(thorough)]),
            db.queryPlanned(touchStatement, [firstIdOf(now)])
          ))).pipe(Effect.asVoid, storage("probe")),
      accepts: Effect.sync(db.accepts.state),
      lockHolders: (aside === null
        ? db.command(lockHolders(db.sql))
        : Effect.scoped(Effect.flatMap(aside, (sql) => lockHolders(sql.withoutTransforms())))).pipe(
          storage("lockHolders", "background")
        ),
      figures: (now) =>
        Effect.flatMap(db.clock.ahead, (ahead) => db.transaction(read(plus(now, ahead)))).pipe(
          storage("figures", "background")
        )
    })
  })
)

const storage = (command: string, share?: "background") => Database.storage(`StorageHealth.${command}`, share)
