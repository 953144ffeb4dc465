import { countLimit, type StorageFigures, StorageHealth } from "@sendwright/core/foundation/StorageHealth"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as Database from "./internal/Database.ts"
import { plus } from "./internal/DatabaseClock.ts"
import { place } from "./internal/metricsPlace.ts"
import * as P from "./internal/params.ts"

/** Milliseconds from a time to the one that is asked for. */
const ago = (time: string): string => `(extract(epoch FROM $1::timestamptz - ${time}) * 1000)::float8`

const count = (condition: string): string => `(count(*) FILTER (WHERE ${condition}))::float8`

/**
 * What is counted is read as it lies on the disk, from the front, which is where the oldest is as a rule, and no further
 * than the counts go: by an index it would cost ten times as much.
 */
const scanStatement = `SELECT set_config('enable_seqscan', 'on', true), set_config('synchronize_seqscans', 'off', true)`

const emailsStatement = `
WITH closed AS MATERIALIZED (
  SELECT id, suspended_at IS NOT NULL AS all_modes FROM sendwright.accounts
  WHERE paused_at IS NOT NULL OR suspended_at IS NOT NULL
),
job AS MATERIALIZED (
  SELECT CASE
    WHEN j.held THEN 'held'
    WHEN j.token IS NOT NULL AND j.wake_at > $1 THEN 'leased'
    WHEN c.id IS NOT NULL AND (c.all_modes OR j.mode = 'live') THEN 'paused'
    WHEN j.waits_for IS NOT NULL OR j.wake_at > $1 THEN 'waiting'
    ELSE 'due'
  END AS state, j.due_at
  FROM (SELECT * FROM sendwright.send_jobs LIMIT ${countLimit}) j
  LEFT JOIN closed c ON c.id = j.account_id
),
scheduled AS (
  SELECT count(*)::float8 AS count
  FROM (SELECT FROM sendwright.email_states WHERE status = 'scheduled' LIMIT ${countLimit}) s
)
SELECT ${count("state = 'due'")} AS due, ${count("state = 'waiting'")} AS waiting, ${
  count("state = 'leased'")
} AS leased,
  ${count("state = 'held'")} AS held, ${count("state = 'paused'")} AS paused,
  ${ago("min(due_at) FILTER (WHERE state = 'due')")} AS oldest, (SELECT s.count FROM scheduled s) AS scheduled
FROM job`

interface EmailsRow {
  readonly due: number
  readonly waiting: number
  readonly leased: number
  readonly held: number
  readonly paused: number
  readonly scheduled: number
  readonly oldest: number | null
}

/** An endpoint fails while the last attempt of any delivery to it that is still to be made has failed. */
const webhooksStatement = `
WITH endpoint AS (
  SELECT bool_or(j.is_retry) AS failing, count(*) AS pending,
    min(j.due_at) FILTER (WHERE j.token IS NULL AND j.wake_at <= $1) AS due_at
  FROM (SELECT * FROM sendwright.webhook_jobs LIMIT ${countLimit}) j GROUP BY j.endpoint_id
)
SELECT failing, sum(pending)::float8 AS pending, ${ago("min(due_at)")} AS oldest FROM endpoint GROUP BY failing`

interface WebhooksRow {
  readonly failing: boolean
  readonly pending: number
  readonly oldest: number | null
}

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
    const one = <Row extends object>(text: string, params: ReadonlyArray<unknown> = []) =>
      Effect.map(db.queryPlanned<Row>(text, params), ([row]) => row!)
    const read = Effect.fnUntraced(function*(now: Date): Effect.fn.Return<StorageFigures, SqlError> {
      const at = [P.time(now)]
      yield* db.query(scanStatement)
      const { oldest, ...emails } = yield* one<EmailsRow>(emailsStatement, at)
      const webhooks = yield* db.queryPlanned<WebhooksRow>(webhooksStatement, at)
      const [healthy, failing] = [false, true].map((state) => webhooks.find((row) => row.failing === state))
      const domains = yield* one<StorageFigures["domains"]>(domainsStatement)
      const accounts = yield* one<StorageFigures["accounts"]>(accountsStatement)
      const { behind } = yield* one<{ readonly behind: number | null }>(uncountedStatement, at)
      const database = yield* one<DatabaseRow>(databaseStatement)
      return {
        emails: { ...emails, oldestDueMillis: oldest },
        webhooks: {
          healthy: healthy?.pending ?? 0,
          failing: failing?.pending ?? 0,
          oldestDueMillis: { healthy: healthy?.oldest ?? null, failing: failing?.oldest ?? null }
        },
        domains,
        accounts,
        uncountedMillis: behind,
        database: {
          sizeBytes: database.size,
          oldestSnapshotMillis: Math.max(0, database.snapshot),
          deadRows: database.dead
        }
      }
    })
    return StorageHealth.of({
      probe: ({ thorough }) => db.probe(`SELECT sendwright.probe($1)`, [P.bool(thorough)]).pipe(storage("probe")),
      figures: (now) =>
        Effect.flatMap(db.clock.ahead, (ahead) => db.transaction(read(plus(now, ahead)))).pipe(
          storage("figures", "background")
        )
    })
  })
)

const storage = (command: string, share?: "background") => Database.storage(`StorageHealth.${command}`, share)
