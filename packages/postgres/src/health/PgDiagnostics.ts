import * as ClockDifference from "@sendwright/core/foundation/ClockDifference"
import { type PepperUse, type SecretUse, StorageDiagnostics } from "@sendwright/core/foundation/StorageDiagnostics"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import { databaseTime } from "../database/DatabaseClock.ts"
import { placeOf } from "../secrets/secretPlaces.ts"

/** The second and the third part of a sealed text name its key (`SecretBox.seal`). */
const secretsStatement = `
WITH secrets AS (
  SELECT 'webhook' AS kind, w.id, w.account_id, w.created_at, k.sealed
  FROM sendwright.webhook_endpoints w, unnest(ARRAY[w.sealed_secret, w.old_sealed_secret]) AS k(sealed)
  WHERE k.sealed IS NOT NULL
  UNION ALL
  SELECT 'dkim', d.id, d.account_id, d.created_at, k.sealed
  FROM sendwright.domains d, unnest(ARRAY[d.sealed_private_key, d.other_private_key]) AS k(sealed)
  WHERE d.removed_at IS NULL AND k.sealed IS NOT NULL
), keyed AS (
  SELECT split_part(sealed, '.', 2) COLLATE "C" AS key, split_part(sealed, '.', 3) COLLATE "C" AS fingerprint,
    kind COLLATE "C" AS kind, id, account_id, created_at, sealed
  FROM secrets
)
SELECT DISTINCT ON (key, fingerprint, kind) key, fingerprint, kind,
  count(*) OVER (PARTITION BY key, fingerprint, kind)::float8 AS count, sealed, id::text AS id,
  account_id::text AS account
FROM keyed ORDER BY key, fingerprint, kind, created_at DESC, id DESC`

interface SecretRow extends Omit<SecretUse, "sample"> {
  readonly sealed: string
  readonly id: string
  readonly account: string
}

const toSecretUse = ({ account, id, sealed, ...use }: SecretRow): SecretUse => ({
  ...use,
  sample: { sealed, place: placeOf(use.kind, id, account) }
})

const peppersStatement = `
SELECT pepper COLLATE "C" AS pepper, count(*)::float8 AS count FROM sendwright.suppressions
WHERE recipient_hash IS NOT NULL GROUP BY 1 ORDER BY 1`

/** A table of the log is that of all its months. */
const tablesStatement = `
SELECT coalesce(p.relname, t.relname)::text AS table, sum(pg_total_relation_size(t.relid))::float8 AS bytes,
  sum(t.n_live_tup)::float8 AS live, sum(t.n_dead_tup)::float8 AS dead,
  max(greatest(t.last_vacuum, t.last_autovacuum)) AS vacuumed_at
FROM pg_stat_user_tables t
LEFT JOIN pg_catalog.pg_inherits i ON i.inhrelid = t.relid LEFT JOIN pg_catalog.pg_class p ON p.oid = i.inhparent
WHERE t.schemaname = 'sendwright' GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 500`

interface TableRow {
  readonly table: string
  readonly bytes: number
  readonly live: number
  readonly dead: number
  readonly vacuumed_at: Date | null
}

/** `StorageDiagnostics` on Postgres. The tables need not be there for `ping`, `server` and `clock`. */
export const layer: Layer.Layer<StorageDiagnostics, never, SqlClient> = Layer.effect(
  StorageDiagnostics,
  Effect.gen(function*() {
    const db = yield* Database.make
    const client = yield* SqlClient
    return StorageDiagnostics.of({
      ping: Effect.asVoid(db.query("SELECT 1")).pipe(Database.storage("StorageDiagnostics.ping")),
      server: db.query<{ readonly version: string }>(`SELECT current_setting('server_version') AS version`).pipe(
        Effect.map(([row]) => ({ product: "PostgreSQL", version: row?.version ?? null })),
        Database.storage("StorageDiagnostics.server")
      ),
      clock: db.command(Effect.provideService(ClockDifference.measure(databaseTime), SqlClient, client)).pipe(
        Database.storage("StorageDiagnostics.clock")
      ),
      tables: Effect.map(
        db.query<TableRow>(tablesStatement),
        (rows) =>
          rows.map(({ bytes, dead, live, table, vacuumed_at }) => ({
            table,
            bytes,
            liveRows: live,
            deadRows: dead,
            vacuumedAt: vacuumed_at
          }))
      ).pipe(Database.storage("StorageDiagnostics.tables", "background")),
      secrets: Effect.map(db.query<SecretRow>(secretsStatement), (rows) => rows.map(toSecretUse)).pipe(
        Database.storage("StorageDiagnostics.secrets", "background")
      ),
      peppers: db.query<PepperUse>(peppersStatement).pipe(Database.storage("StorageDiagnostics.peppers", "background"))
    })
  })
)
