import type { StorageError, StorageOutage } from "@sendwright/core/foundation/StorageError"
import type { Wakeups } from "@sendwright/core/foundation/Wakeups"
import type { Storage as Stores } from "@sendwright/core/Storage"
import type * as EmbeddedPostgres from "@sendwright/embedded/EmbeddedPostgres"
import type { DirectoryInUse, EmbeddedPostgresError } from "@sendwright/embedded/EmbeddedPostgres"
import * as ConnectionFailure from "@sendwright/postgres/connection/ConnectionFailure"
import * as ConnectionUrl from "@sendwright/postgres/connection/ConnectionUrl"
import type { MigrationError } from "@sendwright/postgres/Migrations"
import * as PgExamination from "@sendwright/postgres/PgExamination"
import * as PgPooler from "@sendwright/postgres/PgPooler"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Schedule from "effect/Schedule"
import type { SqlClient } from "effect/sql/SqlClient"
import * as SqlErrors from "effect/sql/SqlError"
import type { SqlError } from "effect/sql/SqlError"
import * as fs from "node:fs"
import * as path from "node:path"
import { judge } from "../checks/PoolerCheck.ts"
import type { HostConfig } from "../config/Config.ts"
import { HostError, lockedCode } from "../foundation/HostError.ts"

/** The stores of the engine, their wake-ups, and the database under them. */
export type Storage = Stores | Wakeups | SqlClient

type Database = Pick<
  HostConfig,
  "databaseUrl" | "databasePool" | "databaseWays" | "databaseTimeouts" | "dataDir" | "migrate"
>

/** Where the database is, for people: never with a user name or password. */
export const describe = (config: Database): string => {
  if (config.databaseUrl === null) return `the embedded database in ${config.dataDir}`
  return Result.match(ConnectionUrl.parse(Redacted.value(config.databaseUrl)), {
    onSuccess: ConnectionUrl.describe,
    onFailure: () => "the database of DATABASE_URL"
  })
}

/** What the server's own codes mean (PostgreSQL, appendix A). */
const reasons: Readonly<Record<string, (config: Database) => string>> = {
  "3D000": (config) => `does not exist: make it (createdb ${databaseNameOf(config)}), or name another in DATABASE_URL`,
  "25006": () => "takes no writes: it is a standby, or read-only by its settings; name the primary in DATABASE_URL",
  "53100": () => "has no room left on its disk: make some",
  "53300": () =>
    "has no connection to spare: raise max_connections there, or lower SENDWRIGHT_DATABASE_POOL of the servers",
  "57P03": () => "is starting or recovering: wait until it takes connections"
}

const databaseNameOf = ({ databaseUrl }: Database): string =>
  databaseUrl === null
    ? ""
    : Result.getOrUndefined(ConnectionUrl.parse(Redacted.value(databaseUrl)))?.database ?? ""

const reasonOf = (config: Database, error: SqlError): string => {
  const known = reasons[PgExamination.sqlStateOf(error)]
  if (known !== undefined) return known(config)
  const failure = ConnectionFailure.of(error)
  if (failure?.reason === "pooler") return failure.message.replace(/^The server /, "")
  if (failure !== undefined) return `cannot be reached: ${failure.message}`
  switch (error.reason._tag) {
    case "ConnectionError":
      return "cannot be reached: check that it runs, and the host and port in DATABASE_URL"
    case "AuthenticationError":
      return "does not let this user in: check the user name and password in DATABASE_URL"
    case "AuthorizationError":
      return "refuses this user: it may not connect (GRANT CONNECT ON DATABASE), or not use the tables; run sendwright " +
        "migrate --grant <user> as the user who owns them"
    default:
      return "refused a statement: run sendwright doctor, and see the database's own log"
  }
}

const outages: Readonly<Record<Exclude<StorageOutage, "unreachable">, string>> = {
  unanswered: "does not answer in time: check its load, its locks and the network",
  overloaded: "has no connection to spare: check its max_connections and SENDWRIGHT_DATABASE_POOL",
  "read-only": "takes no writes: make it writable, or lead DATABASE_URL to the primary",
  full: "has no room left on its disk: make room",
  contents: "keeps large contents in an object store that cannot be used: run sendwright doctor",
  clock: "has a clock that is more than 5 minutes from this machine's: set both right (NTP)"
}

/** It is not loaded where a database server is used. */
const embedded = <A, E, R>(use: (module: typeof EmbeddedPostgres) => Layer.Layer<A, E, R>): Layer.Layer<A, E, R> =>
  Layer.unwrap(Effect.map(Effect.promise(() => import("@sendwright/embedded/EmbeddedPostgres")), use))

type DatabaseError = SqlError | StorageError | MigrationError | EmbeddedPostgresError | DirectoryInUse | HostError

const sentence = (text: string): string => text.endsWith(".") ? text : `${text}.`

/** What the command line has for those failures of a migration that do not say so themselves. */
const remedies: Partial<Readonly<Record<MigrationError["reason"], string>>> = {
  pending: " SENDWRIGHT_MIGRATE=start has it done at the start.",
  rights: " See docs/operate/migrations.md for users who migrate, and users who only serve."
}

/** The same at the beginning of a sentence. */
const placeOf = (config: Database): string => {
  const name = describe(config)
  return `${name[0]!.toUpperCase()}${name.slice(1)}`
}

/** Which of the database's errors an operator can do something about, and what. */
export const explain = (config: Database) => (error: DatabaseError): HostError => {
  const place = placeOf(config)
  switch (error._tag) {
    case "HostError":
      return error
    case "SqlError":
      return new HostError({ message: `${place} ${reasonOf(config, error)}.` })
    case "StorageError":
      if (error.outage !== null && error.outage !== "unreachable") {
        return new HostError({ message: `${place} ${outages[error.outage]}.` })
      }
      return SqlErrors.isSqlError(error.cause)
        ? explain(config)(error.cause)
        : new HostError({ message: `${place} did not carry out a command: see its log.` })
    case "DirectoryInUse":
      return new HostError({ code: lockedCode, message: error.message })
    case "MigrationError":
      return new HostError({
        code: `migration_${error.reason}`,
        message: `${place}: ${sentence(error.message)}${remedies[error.reason] ?? ""}`
      })
    default:
      return new HostError({ message: sentence(error.message) })
  }
}

/** A database that starts beside the server needs some seconds; a missing one should be reported soon. */
const retries = 5
const patience = Schedule.exponential("500 millis")

/** A refusal of what the connection asks for is the same each time. */
const isPassing = (error: SqlError): boolean => {
  const failure = ConnectionFailure.of(error)
  if (failure !== undefined) return ConnectionFailure.isPassing(failure)
  return error.reason._tag === "ConnectionError"
}

const whyOf = (error: SqlError): string =>
  ConnectionFailure.of(error)?.message ?? `no connection (${error.reason._tag})`

/**
 * Waits until the database answers, and says why it does not: once, and again when the reason is another one; only what may pass by itself is waited for. A pooler in between that the settings say
 * nothing of is found before commands fail for it.
 */
const awaitDatabase = Effect.fnUntraced(function*(
  config: Database & { readonly databaseUrl: Redacted.Redacted },
  retries: number
) {
  let logged = ""
  const tell = (error: SqlError) =>
    Effect.suspend(() => {
      const why = whyOf(error)
      if (!isPassing(error) || logged === why) return Effect.void
      logged = why
      return Effect.logWarning(`Waiting for ${describe(config)}: ${why}`)
    })
  yield* PgPooler.look({ url: config.databaseUrl }).pipe(
    Effect.tapError(tell),
    Effect.retry({ schedule: patience, times: retries, while: isPassing }),
    Effect.flatMap((seen) => {
      const { message, status } = judge(config, seen)
      switch (status) {
        case "fail":
          return Effect.fail(new HostError({ message: `${placeOf(config)} is behind a pooler: ${message}.` }))
        case "warn":
          return Effect.logWarning(`${placeOf(config)} is behind a pooler: ${message}`)
        case "ok":
          return Effect.void
      }
    })
  )
})

/**
 * Storage of a configuration; a server that does not answer is asked again some times. The schema is brought up to date,
 * or where the settings say never, has to be. The failure is one line that says what to do.
 */
export const layer = (
  config: Database,
  options: { readonly retries: number } = { retries }
): Layer.Layer<Storage, HostError, SecureRandom.SecureRandom> => {
  const { databaseUrl, migrate } = config
  const storage: Layer.Layer<
    Storage,
    DatabaseError,
    SecureRandom.SecureRandom
  > = databaseUrl === null
    ? embedded(({ layerStorage }) => layerStorage({ dataDir: config.dataDir, migrate }))
    : PgStorage.layerServer({
      url: databaseUrl,
      maxConnections: config.databasePool,
      migrate,
      ...config.databaseWays,
      ...config.databaseTimeouts
    }).pipe(
      Layer.provide(Layer.effectDiscard(awaitDatabase({ ...config, databaseUrl }, options.retries)))
    )
  return storage.pipe(Layer.catch((error) => Layer.effectContext(Effect.fail(explain(config)(error)))))
}

type ClientError = SqlError | EmbeddedPostgresError | DirectoryInUse

/**
 * The database alone, as it is; a server that does not answer is not waited for. With `looks` an embedded database that
 * is not there is not made either: an empty one in memory takes its place.
 */
export const client = (
  config: Database,
  options: { readonly looks: boolean } = { looks: false }
): Layer.Layer<SqlClient, ClientError> => {
  if (config.databaseUrl !== null) {
    return PgStorage.layerClient({ url: config.databaseUrl, maxConnections: 1, ...config.databaseWays })
  }
  const isNone = options.looks && !fs.existsSync(path.join(config.dataDir, "pgdata"))
  return embedded(({ layer }) => layer(isNone ? { memory: true } : { dataDir: config.dataDir }))
}

/** What migrates may need a session for itself. */
const pastPooler = (config: Database): Database => {
  const { databaseWays: { directUrl, ...ways } } = config
  return directUrl === undefined
    ? config
    : { ...config, databaseUrl: directUrl, databaseWays: { ...ways, pooler: undefined } }
}

/** Does something with the database as it is, past a pooler where that can be, and says what to do where it fails. A server is waited for. */
export const withClient = <A, E extends DatabaseError>(
  config: Database,
  options: { readonly looks: boolean },
  use: Effect.Effect<A, E, SqlClient>
): Effect.Effect<A, HostError> =>
  Effect.gen(function*() {
    const { databaseUrl } = config
    if (databaseUrl !== null) yield* awaitDatabase({ ...config, databaseUrl }, retries)
    return yield* Effect.provide(use, client(pastPooler(config), options), { local: true })
  }).pipe(Effect.mapError(explain(config)))

/**
 * The stores of a database as it is: nothing is migrated, and a server that does not answer is not waited for. The tables
 * need not be there.
 */
export const layerAsIs = (
  config: Database
): Layer.Layer<Stores | SqlClient, HostError, SecureRandom.SecureRandom> =>
  PgStorage.layerNoMigrations.pipe(
    Layer.provideMerge(client(config)),
    Layer.catch((error) => Layer.effectContext(Effect.fail(explain(config)(error))))
  )
