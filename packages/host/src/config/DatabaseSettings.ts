import { boolean, duration, integer, oneOf, pattern, type Reader, setting } from "@sendwright/core/foundation/Setting"
import * as ConnectionUrl from "@sendwright/postgres/connection/ConnectionUrl"
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
    "Postgres to keep everything in, `postgres://user:password@host:5432/database`, with hosts, encryption and more as "
      + "[connection URLs](./postgres.md#the-connection-url) have it. Without it a database inside this process is used, "
      + "for one process at a time.",
    databaseUrl,
    { secret: true }
  ),
  migrate: setting(
    "SENDWRIGHT_MIGRATE",
    "`start`",
    "When the database's schema is brought up to date: at the `start` of each process that finds it behind, or `never`, so "
      + "that only `sendwright migrate` does it, and a server does not start before. See [Migrations](./migrations.md).",
    oneOf("start", "never")
  ),
  databasePool: setting(
    "SENDWRIGHT_DATABASE_POOL",
    "`10`",
    "Connections to the database at the most. One listens; of the others a third at the most is for lists and searches, "
      + "and a fifth for exports, erasures and retention.",
    integer(2, 1_000)
  ),
  databasePooler: setting(
    "SENDWRIGHT_DATABASE_POOLER",
    "`none`",
    "What pools connections between here and Postgres, by its mode: `none`, `session` or `transaction`. See "
      + "[behind a pooler](./postgres.md#behind-a-pooler).",
    oneOf("none", "session", "transaction")
  ),
  databasePrepare: setting(
    "SENDWRIGHT_DATABASE_PREPARE",
    "`true`; behind a pooler in transaction mode `false`",
    "Whether statements stay prepared: `true` behind a pooler that keeps them, as PgBouncer 1.21 and newer with "
      + "`max_prepared_statements`.",
    boolean
  ),
  databaseDirectUrl: setting(
    "SENDWRIGHT_DATABASE_DIRECT_URL",
    "none",
    "The same database past the pooler, for migrations, and for one connection of each process that listens for word of "
      + "new work. Behind a pooler in transaction mode without it, what other processes took in is found by polling, within a second.",
    databaseUrl,
    { secret: true }
  ),
  databaseReadUrl: setting(
    "SENDWRIGHT_DATABASE_READ_URL",
    "none",
    "A standby of the database, for lists, searches and exports, which see there what was stored before on any process. "
      + "See [reading on a standby](./postgres.md#reading-on-a-standby).",
    readUrl,
    { secret: true }
  ),
  databaseTimeout: setting(
    "SENDWRIGHT_DATABASE_TIMEOUT_SECONDS",
    "`5`",
    "How long a command of the database may take, waiting for a connection included, until it fails and its connection "
      + "is given up.",
    duration("second", 1, 60)
  ),
  databaseReadTimeout: setting(
    "SENDWRIGHT_DATABASE_READ_TIMEOUT_SECONDS",
    "`10`",
    "The same for lists and searches.",
    duration("second", 1, 300)
  ),
  databaseBackgroundTimeout: setting(
    "SENDWRIGHT_DATABASE_BACKGROUND_TIMEOUT_SECONDS",
    "`60`",
    "The same for each step of exports, erasures, retention and the like.",
    duration("second", 5, 3_600)
  ),
  databaseIdleTransactionTimeout: setting(
    "SENDWRIGHT_DATABASE_IDLE_TRANSACTION_SECONDS",
    "`15`",
    "After how long the database ends a transaction of a process that says nothing any more, because it is frozen or lost.",
    duration("second", 1, 3_600)
  ),
  dataDir: setting(
    "SENDWRIGHT_DATA_DIR",
    "`.sendwright`",
    "Directory of the embedded database, captured mail and the development key.",
    pattern(/^[^\0]+$/, "must be a path")
  )
} as const
