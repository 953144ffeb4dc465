import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import type { Storage as Stores } from "@sendwright/core/Storage"
import type * as ConnectionFailure from "@sendwright/postgres/connection/ConnectionFailure"
import type * as ConnectionUrl from "@sendwright/postgres/connection/ConnectionUrl"
import type * as PgStorage from "@sendwright/postgres/PgStorage"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import type { SqlError } from "effect/sql/SqlError"
import { StartError } from "./errors.ts"
import { installed } from "./installed.ts"

/** Storage in memory, lost when the process ends. */
export interface MemoryOptions {
  readonly kind: "memory"
}

/** A Postgres server. */
export interface PostgresOptions {
  readonly kind: "postgres"
  /**
   * `postgres://user:password@host:port/database`, with several hosts and parameters as in libpq. The user must own the
   * schema `sendwright`, be allowed to create it, or have the rights that `sendwright migrate --grant` gives.
   */
  readonly url: string
  /**
   * `"start"` (default) migrates the schema when the library starts. With `"never"` the start fails if the schema is
   * outdated: run `sendwright migrate` before.
   */
  readonly migrate?: PgStorage.Migrate | undefined
  /** Connections of this process, one of which listens; 10 by default, at least 2. */
  readonly maxConnections?: number | undefined
  /**
   * The mode of a connection pooler such as PgBouncer. Default: none. With a pooler, put session settings on the role.
   */
  readonly pooler?: "session" | "transaction" | undefined
  /** Whether statements stay prepared: true by default, false behind a pooler in transaction mode. */
  readonly prepare?: boolean | undefined
  /**
   * The URL of the same database without the pooler, for one connection that listens. Without it, behind a pooler in
   * transaction mode, work of other processes is found by polling within a second.
   */
  readonly directUrl?: string | undefined
  /** A standby of the server, for lists, searches and exports. They may then be slightly out of date. */
  readonly readUrl?: string | undefined
  /** Timeout of a command, including the wait for a connection. Default: `"5 seconds"`. */
  readonly commandTimeout?: Duration.Input | undefined
  /** Timeout of a list or a search. Default: `"10 seconds"`. */
  readonly readTimeout?: Duration.Input | undefined
  /**
   * Timeout of each step of exports, erasures and retention. Default: `"1 minute"`. The server ends any statement,
   * including those of `withTransaction`, 5 seconds later.
   */
  readonly backgroundTimeout?: Duration.Input | undefined
  /** Timeout of an idle transaction. Default: `"15 seconds"`. */
  readonly idleTransactionTimeout?: Duration.Input | undefined
}

/** Postgres inside this process, in its own directory. */
export interface EmbeddedOptions {
  readonly kind: "embedded"
  readonly directory: string
}

/** Only transactions that the application begins. */
export interface JoinedOptions {
  readonly kind: "joined"
}

/** Stores email: made by `memory`, `postgres`, `embedded` or `joined`. */
export type Storage = MemoryOptions | PostgresOptions | EmbeddedOptions | JoinedOptions

/**
 * For tests, and for mail that may be lost when the process ends.
 *
 * @example
 * ```ts
 * import { memory } from "@sendwright/promise"
 *
 * const storage = memory()
 * ```
 */
export const memory = (): Storage => ({ kind: "memory" })

/**
 * For any number of processes on a Postgres server. `@sendwright/postgres` is installed with this package.
 *
 * @example
 * ```ts
 * import { capture, createSendwright, postgres } from "@sendwright/promise"
 *
 * const sendwright = createSendwright({
 *   storage: postgres({ url: process.env["DATABASE_URL"] ?? "postgres://shop:secret@db.example/shop", maxConnections: 5 }),
 *   provider: capture({ directory: "captured" }),
 *   account: { name: "Shop", ownerEmail: "ada@example.com" }
 * })
 * ```
 */
export const postgres = (options: Omit<PostgresOptions, "kind">): Storage => ({ ...options, kind: "postgres" })

/**
 * For one process with a disk. The data survives the process; a second process cannot open the directory. Needs the
 * package `@sendwright/embedded`.
 *
 * @example
 * ```ts
 * import { embedded } from "@sendwright/promise"
 *
 * const storage = embedded({ directory: "data" })
 * ```
 */
export const embedded = (options: Omit<EmbeddedOptions, "kind">): Storage => ({ ...options, kind: "embedded" })

/**
 * For a process that only sends in its own transactions with `sendwright.join`, such as a serverless function, or a web
 * process beside one with workers. It opens no connection. Another process, with `postgres({ url })`, creates the
 * tables and the account and hands the email over.
 *
 * @example
 * ```ts
 * import { createSendwright, joined } from "@sendwright/promise"
 *
 * const sendwright = createSendwright({
 *   storage: joined(),
 *   secretKey: process.env["SENDWRIGHT_SECRET_KEY"], // that of the other process
 *   account: { name: "Shop", ownerEmail: "ada@example.com" }
 * })
 * ```
 */
export const joined = (): Storage => ({ kind: "joined" })

export type StorageLayer = Layer.Layer<Stores | Wakeups, StartError, SecureRandom.SecureRandom>

const connectTimeout = "5 seconds"

/** The stores of the engine. What is not needed is not loaded. */
export const layerOf = (storage: Storage): StorageLayer => {
  switch (storage.kind) {
    case "memory":
      return Layer.unwrap(
        Effect.map(
          Effect.promise(() => import("@sendwright/core/memory/MemoryStorage")),
          (MemoryStorage) => Layer.merge(Layer.fresh(MemoryStorage.layer), Layer.fresh(Wakeups.layerLocal))
        )
      )
    case "joined":
      return Layer.unwrap(
        Effect.map(Effect.promise(() => import("@sendwright/postgres/PgJoin")), (PgJoin) => Layer.fresh(PgJoin.layer))
      )
    case "postgres": {
      const { directUrl, kind: _, readUrl, url, ...options } = storage
      return loaded((PgStorage, ConnectionUrl, failures) =>
        Result.match(ConnectionUrl.parse(url), {
          onFailure: (problem) => failed(new StartError(`The url of postgres({ url }) ${problem}.`)),
          onSuccess: (parsed) =>
            PgStorage.layerServer({
              ...options,
              url: Redacted.make(url),
              directUrl: directUrl === undefined ? undefined : Redacted.make(directUrl),
              readUrl: readUrl === undefined ? undefined : Redacted.make(readUrl),
              connectTimeout
            }).pipe(mapError(ConnectionUrl.describe(parsed), failures))
        })
      )
    }
    case "embedded":
      return Layer.unwrap(Effect.gen(function*() {
        const EmbeddedPostgres = yield* Effect.promise(() =>
          installed("@sendwright/embedded", () => import("@sendwright/embedded/EmbeddedPostgres"))
        ).pipe(Effect.catchDefect((cause) => cause instanceof StartError ? Effect.fail(cause) : Effect.die(cause)))
        const failures = yield* Effect.promise(() => import("@sendwright/postgres/connection/ConnectionFailure"))
        return EmbeddedPostgres.layerStorage({ dataDir: storage.directory }).pipe(
          mapError(`the embedded database in ${storage.directory}`, failures)
        )
      }))
  }
}

const failed = (error: StartError): Layer.Layer<never, StartError> => Layer.effectContext(Effect.fail(error))

const loaded = (
  use: (
    storage: typeof PgStorage,
    url: typeof ConnectionUrl,
    failures: typeof ConnectionFailure
  ) => Layer.Layer<Stores | Wakeups, StartError, SecureRandom.SecureRandom> | Layer.Layer<never, StartError>
): StorageLayer =>
  Layer.unwrap(Effect.map(
    Effect.promise(() =>
      Promise.all([
        import("@sendwright/postgres/PgStorage"),
        import("@sendwright/postgres/connection/ConnectionUrl"),
        import("@sendwright/postgres/connection/ConnectionFailure")
      ])
    ),
    ([storage, url, failures]) => use(storage, url, failures) as StorageLayer
  ))

interface DatabaseError {
  readonly _tag: string
  readonly message: string
}

const mapError =
  (place: string, failures: typeof ConnectionFailure) => <A, E extends DatabaseError, R>(layer: Layer.Layer<A, E, R>) =>
    layer.pipe(Layer.catch((error) => failed(explain(place, failures, error)) as Layer.Layer<A, StartError>))

/** SQLSTATE (PostgreSQL, appendix A). */
const missingDatabase = "3D000"

/** What to do about a database that does not open. */
const explain = (place: string, failures: typeof ConnectionFailure, error: DatabaseError): StartError => {
  const sentence = (text: string) => new StartError(text.endsWith(".") ? text : `${text}.`, { cause: error })
  if (error._tag === "MigrationError") return sentence(`Could not start on ${place}: ${error.message}`)
  if (error._tag !== "SqlError") return sentence(error.message)
  const failure = failures.of(error as SqlError)
  if (failure?.reason === "pooler") return sentence(`Could not use ${place}: ${failure.message}`)
  const cause = (error as SqlError).reason.cause as { readonly code?: unknown } | undefined
  if (cause?.code === missingDatabase) {
    return sentence(`There is no such thing as ${place}: make it with createdb, or name another in the URL`)
  }
  if (failure !== undefined) return sentence(`Could not reach ${place}: ${failure.message}`)
  switch ((error as SqlError).reason._tag) {
    case "ConnectionError":
      return sentence(`Could not reach ${place}: check that it runs, and the host and port of the URL`)
    case "AuthenticationError":
      return sentence(`Could not log in to ${place}: check the user name and the password of the URL`)
    case "AuthorizationError":
      return sentence(
        `Could not use ${place}: its user may not connect (GRANT CONNECT ON DATABASE), or not use the tables ` +
          "(sendwright migrate --grant)"
      )
    default:
      return sentence(`Could not set up ${place}: it refused a statement; see its log`)
  }
}
