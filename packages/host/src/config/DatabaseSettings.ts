import {
  boolean,
  duration,
  integer,
  oneOf,
  pattern,
  type Reader,
  type Setting,
  setting
} from "@sendwright/core/foundation/Setting"
import * as ConnectionUrl from "@sendwright/postgres/connection/ConnectionUrl"
import type { ServerOptions } from "@sendwright/postgres/PgStorage"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"

/** Servers of these kinds take no writes, or need not. */
const readers: ReadonlySet<ConnectionUrl.Target> = new Set<ConnectionUrl.Target>([
  "read-only",
  "standby",
  "prefer-standby"
])

const databaseUrl: Reader<Redacted.Redacted> = (text) =>
  Result.flatMap(ConnectionUrl.parse(text), ({ database, target }) => {
    if (database === null) return Result.fail("must name a database: postgres://user:password@host:5432/database")
    return readers.has(target)
      ? Result.fail(`must lead to a server that takes writes: target_session_attrs=${target} does not`)
      : Result.succeed(Redacted.make(text))
  })

/** Of a standby: without saying so, it is one that is looked for. */
const readUrl: Reader<Redacted.Redacted> = (text) =>
  Result.flatMap(ConnectionUrl.parse(text), ({ database }) =>
    database === null
      ? Result.fail("must name a database: postgres://user:password@host:5432/database")
      : Result.succeed(Redacted.make(text)))

/** Where everything is kept, and how long commands may take. */
export const databaseSettings = {
  databaseUrl: setting(
    "DATABASE_URL",
    "embedded database",
    "[Postgres URL](./postgres.md#the-connection-url), `postgres://user:password@host:5432/database`.",
    databaseUrl,
    { secret: true }
  ),
  migrate: setting(
    "SENDWRIGHT_MIGRATE",
    "`start`",
    "`start` [migrates](./migrations.md) the schema at startup. With `never`, run `sendwright migrate` before "
      + "`serve`.",
    oneOf("start", "never")
  ),
  databasePool: setting(
    "SENDWRIGHT_DATABASE_POOL",
    "`10`",
    "Most connections per process: up to a third for lists and searches, a fifth for exports, erasures and retention.",
    integer(2, 1_000)
  ),
  databasePooler: setting(
    "SENDWRIGHT_DATABASE_POOLER",
    "`none`",
    "Mode of a [pooler](./postgres.md#behind-a-pooler): `none`, `session` or `transaction`.",
    oneOf("none", "session", "transaction")
  ),
  databasePrepare: setting(
    "SENDWRIGHT_DATABASE_PREPARE",
    "`true`; `false` with a `transaction` pooler",
    "Use prepared statements. `true` suits PgBouncer 1.21+ with `max_prepared_statements`.",
    boolean
  ),
  databaseDirectUrl: setting(
    "SENDWRIGHT_DATABASE_DIRECT_URL",
    "none",
    "URL that bypasses the pooler, for migrations and `LISTEN`. Without it, processes behind a `transaction` pooler "
      + "poll for work.",
    databaseUrl,
    { secret: true }
  ),
  databaseReadUrl: setting(
    "SENDWRIGHT_DATABASE_READ_URL",
    "none",
    "[Standby](./postgres.md#reading-on-a-standby) for lists, searches and exports.",
    readUrl,
    { secret: true }
  ),
  databaseTimeout: setting(
    "SENDWRIGHT_DATABASE_TIMEOUT_SECONDS",
    "`5`",
    "Timeout of database commands, including the wait for a connection; twice that for lists and searches, and twelve "
      + "times that for each step of exports, erasures and retention.",
    duration("second", 1, 60)
  ),
  dataDir: setting(
    "SENDWRIGHT_DATA_DIR",
    "`.sendwright`",
    "Directory of the embedded database, captured email and development key.",
    pattern(/^[^\0]+$/, "must be a path")
  )
} as const

/** What was given of these. */
type Values = {
  readonly [Name in keyof typeof databaseSettings]?: typeof databaseSettings[Name] extends Setting<infer A>
    ? A | undefined
    : never
}

/** How connections lead to the database. */
export const waysOf = (
  { databaseDirectUrl, databasePooler, databasePrepare, databaseReadUrl }: Values
): Pick<ServerOptions, "pooler" | "prepare" | "directUrl" | "readUrl"> => ({
  pooler: databasePooler === "none" ? undefined : databasePooler,
  prepare: databasePrepare,
  directUrl: databaseDirectUrl,
  readUrl: databaseReadUrl
})

/**
 * How long commands may take, in milliseconds. As by default, a list may take twice as long as a command, on a slow
 * database too, and work in the background more.
 */
export const timeoutsOf = (
  { databaseTimeout }: Values
): Pick<ServerOptions, "commandTimeout" | "readTimeout" | "backgroundTimeout"> => ({
  commandTimeout: databaseTimeout,
  readTimeout: databaseTimeout === undefined ? undefined : 2 * databaseTimeout,
  backgroundTimeout: databaseTimeout === undefined ? undefined : 12 * databaseTimeout
})
