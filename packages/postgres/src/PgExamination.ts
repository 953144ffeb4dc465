import type { LockHolder } from "@sendwright/core/foundation/LockHolder"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { codeOf } from "./connection/errorCodes.ts"
import * as Locks from "./health/lockHolders.ts"
import { type LogMonth, monthsAheadOf, monthsStatement } from "./months/logMonths.ts"
import { monthOf } from "./months/months.ts"

/** A session that keeps dead rows from being removed. */
export interface OldestSnapshot {
  readonly seconds: number
  readonly pid: number
  /** What the session calls itself; empty where it does not say. */
  readonly application: string
  /** Such as `active` or `idle in transaction`; null where this user may not see it. */
  readonly state: string | null
}

/** What an operator has to know of a Postgres database, before and after it has tables. */
export interface Examination {
  /** As it says itself, such as `17.2`. */
  readonly version: string
  /** Such as 170002. */
  readonly versionNumber: number
  /** Whether it is a standby, or takes no writes by its settings. */
  readonly isReadOnly: boolean
  /** Sessions of all users, and how many there may be. */
  readonly connections: { readonly used: number; readonly limit: number }
  readonly oldestSnapshot: OldestSnapshot | null
  /** The tables of queues by the server's estimates. */
  readonly queues: ReadonlyArray<{ readonly table: string; readonly live: number; readonly dead: number }>
  /**
   * The extension that searches need: `missing`; `hidden` in a schema where it is not looked for; `mute` where the encoding
   * or the locale of the database knows no letters but those of ASCII, whether or not it is there.
   */
  readonly trigrams: "there" | "missing" | "hidden" | "mute"
  /**
   * How many months of the log after the present one are made, and how many past ones are empty and could not be dropped
   * (`StorageMonths`); null: there are no tables yet.
   */
  readonly months: { readonly ahead: number; readonly left: number } | null
  /** What became of writing a mebibyte, which is taken back: `refused` where this user may make no temporary tables. */
  readonly write: "done" | "read-only" | "full" | "refused" | "failed"
}

const factsStatement = `
SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int4 AS number,
  getdatabaseencoding()::text AS encoding,
  pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS read_only,
  (SELECT count(*)::int4 FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
  current_setting('max_connections')::int4 - current_setting('superuser_reserved_connections')::int4 AS room,
  (SELECT n.nspname::text FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
    WHERE e.extname = 'pg_trgm') AS trigrams,
  (SELECT n.nspname = ANY (current_schemas(true)) FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
    WHERE e.extname = 'pg_trgm') AS visible`

const snapshotStatement = `
SELECT extract(epoch FROM clock_timestamp() - xact_start)::float8 AS seconds, pid::int4 AS pid,
  COALESCE(application_name, '') AS application, state
FROM pg_stat_activity
WHERE datname = current_database() AND backend_xmin IS NOT NULL AND xact_start IS NOT NULL AND pid <> pg_backend_pid()
ORDER BY xact_start LIMIT 1`

const queuesStatement = `
SELECT relname::text AS table, n_live_tup::float8 AS live, n_dead_tup::float8 AS dead FROM pg_stat_user_tables
WHERE schemaname = 'sendwright' AND relname IN ('send_jobs', 'webhook_jobs', 'provider_events', 'send_slots')
ORDER BY relname`

/** Cyrillic letters, of which a locale that knows ASCII alone makes nothing. */
const lettersStatement = `SELECT cardinality(show_trgm(U&'\\0431\\0446\\0434')) > 0 AS known`
/** The same where the extension is not there yet. */
const smallLetterStatement = `SELECT lower(U&'\\0411') = U&'\\0431' AS known`

interface Facts {
  readonly version: string
  readonly number: number
  readonly encoding: string
  readonly read_only: boolean
  readonly used: number
  readonly room: number
  readonly trigrams: string | null
  readonly visible: boolean | null
}

/** Pages of a temporary table are taken from the disk as they are filled, and given back when the transaction ends. */
const write = Effect.gen(function*() {
  const sql = (yield* SqlClient).withoutTransforms()
  const trial = Effect.gen(function*() {
    yield* sql.unsafe(`CREATE TEMPORARY TABLE sendwright_doctor (line text) ON COMMIT DROP`).raw
    yield* sql.unsafe(
      `INSERT INTO sendwright_doctor SELECT repeat(md5(n::text), 32) FROM generate_series(1, 1024) AS n`
    ).raw
    return yield* Effect.fail("taken back" as const)
  })
  return yield* sql.withTransaction(trial).pipe(
    Effect.catch((error): Effect.Effect<Examination["write"]> => {
      if (error === "taken back") return Effect.succeed("done")
      const code = codeOf(error.reason.cause)
      return Effect.succeed(writeFailures[code] ?? "failed")
    })
  )
})

const writeFailures: Readonly<Record<string, Examination["write"]>> = {
  "25006": "read-only",
  "42501": "refused",
  "53100": "full"
}

/**
 * Looks at a database without changing it. The tables need not be there. Fails where it cannot be reached, or does not
 * let this user in.
 *
 * @example
 * ```ts
 * import * as PgExamination from "@sendwright/postgres/PgExamination"
 * import * as PgStorage from "@sendwright/postgres/PgStorage"
 * import * as Config from "effect/Config"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * export const takesWrites = Effect.map(PgExamination.examine, ({ write }) => write === "done").pipe(
 *   Effect.provide(Layer.unwrap(Effect.map(Config.Redacted("DATABASE_URL"), (url) => PgStorage.layerClient({ url, maxConnections: 1 }))))
 * )
 * ```
 */
export const examine: Effect.Effect<Examination, SqlError, SqlClient> = Effect.gen(function*() {
  const sql = (yield* SqlClient).withoutTransforms()
  const [facts] = yield* sql.unsafe<Facts>(factsStatement)
  if (facts === undefined) return yield* Effect.die(new Error("The database answered with no row"))
  const [oldestSnapshot] = yield* sql.unsafe<OldestSnapshot>(snapshotStatement)
  const queues = yield* sql.unsafe<Examination["queues"][number]>(queuesStatement)
  // Other encodings cannot even hold the question.
  const [letters] = facts.encoding !== "UTF8" || facts.visible === false
    ? []
    : yield* sql.unsafe<{ readonly known: boolean }>(
      facts.trigrams === null ? smallLetterStatement : lettersStatement
    )
  const months = yield* sql.unsafe<LogMonth>(monthsStatement)
  const now = yield* Clock.currentTimeMillis
  return {
    version: facts.version,
    versionNumber: facts.number,
    isReadOnly: facts.read_only,
    connections: { used: facts.used, limit: facts.room },
    oldestSnapshot: oldestSnapshot ?? null,
    queues,
    trigrams: facts.visible === false
      ? "hidden"
      : letters?.known !== true
      ? "mute"
      : facts.trigrams === null
      ? "missing"
      : "there",
    months: months.length === 0 ? null : {
      ahead: monthsAheadOf(months, new Date(now)),
      left: months.filter(({ bytes, month }) => bytes === 0 && month < monthOf(now) - 1).length
    },
    write: facts.read_only ? "read-only" : yield* write
  }
})

/**
 * Sessions that hold locks which commands wait for, or which no accept gets past; those first who wait for nobody. To be
 * asked before `examine`, which may wait for them.
 *
 * @example
 * ```ts no-run: it needs a database
 * import * as PgExamination from "@sendwright/postgres/PgExamination"
 * import * as Effect from "effect/Effect"
 *
 * export const isLocked = Effect.map(PgExamination.lockHolders, (holders) => holders.length > 0)
 * ```
 */
export const lockHolders: Effect.Effect<ReadonlyArray<LockHolder>, SqlError, SqlClient> = Effect.flatMap(
  SqlClient,
  (sql) => Locks.lockHolders(sql.withoutTransforms())
)

/** The server's code of an error (PostgreSQL, appendix A), or that of the system; empty where it has none. */
export const sqlStateOf = (error: SqlError): string => codeOf(error.reason.cause)
