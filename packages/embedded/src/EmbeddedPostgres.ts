import * as PgClient from "@effect/sql-pg/PgClient"
import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import type { Wakeups } from "@sendwright/core/foundation/Wakeups"
import type { Storage } from "@sendwright/core/Storage"
import { makeDirectory, makePrivate } from "@sendwright/node/DataDirectory"
import type { MigrationError } from "@sendwright/postgres/Migrations"
import * as PgSession from "@sendwright/postgres/PgSession"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as PgWakeups from "@sendwright/postgres/PgWakeups"
import * as Clock from "effect/Clock"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as fs from "node:fs"
import * as path from "node:path"
import { fileURLToPath } from "node:url"
import * as EmbeddedClient from "./internal/client.ts"
import * as DirectoryLock from "./internal/DirectoryLock.ts"

export { DirectoryInUse } from "./internal/DirectoryLock.ts"

/** What the codes of the system mean for a data directory. */
const reasons: ReadonlyMap<unknown, string> = new Map([
  ["EROFS", "its file system is read-only; mount it writable, or name another data directory"],
  ["EACCES", "this user may not write there; change its owner, or name another data directory"],
  ["EPERM", "this user may not write there; change its owner, or name another data directory"],
  ["ENOENT", "its file system takes no directories; name another data directory"],
  ["ENOTDIR", "a part of the path is a file; name another data directory"],
  ["ENOSPC", "its disk is full; make room"],
  ["EDQUOT", "this user's share of its disk is used up; make room"]
])

/** The embedded database could not be opened. */
export class EmbeddedPostgresError extends Schema.TaggedError<EmbeddedPostgresError>()("EmbeddedPostgresError", {
  directory: Schema.NullOr(Schema.String),
  cause: Schema.Defect()
}) {
  override get message(): string {
    const code: unknown = typeof this.cause === "object" && this.cause !== null ? Reflect.get(this.cause, "code") : null
    const known = reasons.get(code)
    if (this.directory === null) {
      return `The embedded database could not be started in memory${known === undefined ? "" : `: ${known}`}`
    }
    return known === undefined
      ? `The embedded database in ${this.directory} could not be opened: check that the directory is writable, ` +
        `and that it was made by this version or an older one`
      : `The embedded database in ${this.directory} could not be opened: ${known} (${String(code)})`
  }
}

/** Where the embedded database keeps its data: a directory of its own, made where it is missing, or memory. */
export type Options = { readonly dataDir: string } | { readonly memory: true }

/**
 * Postgres inside this process (PGlite, one session), behind the same driver as a server. It survives the death of
 * the process, `kill -9` included; it does not wait for the disk, so that a power cut may lose the last writes. Its
 * lock file keeps a second process out of the directory.
 *
 * @example
 * ```ts no-run: starts a Postgres of its own, which takes seconds
 * import * as EmbeddedPostgres from "@sendwright/embedded/EmbeddedPostgres"
 * import * as Effect from "effect/Effect"
 * import { SqlClient } from "effect/sql/SqlClient"
 *
 * export const version = Effect.flatMap(SqlClient, (sql) => sql`SELECT version()`).pipe(
 *   Effect.provide(EmbeddedPostgres.layer({ dataDir: "data" }))
 * )
 * ```
 */
export const layer = (
  options: Options
): Layer.Layer<
  PgClient.PgClient | SqlClient,
  SqlError | EmbeddedPostgresError | DirectoryLock.DirectoryInUse
> => Layer.merge(client(options), PgSession.layerTurns)

/** A database that is never large needs less of the memory that Postgres takes for pages of tables (128 MB by itself). */
const ownParams = ["-c", "shared_buffers=32MB"]

const cluster = fileURLToPath(new URL("../assets/cluster.tgz", import.meta.url))

/**
 * The data directory that a new database begins as, with this version's tables: unpacking it takes a fraction of the
 * time and memory that `initdb` and the migrations take. Where it is not built, as in a bare checkout, those do it.
 */
const firstDirectory = (pgdata: string | null): { readonly loadDataDir?: Blob } =>
  (pgdata === null || fs.readdirSync(pgdata).length === 0) && fs.existsSync(cluster)
    ? { loadDataDir: new Blob([fs.readFileSync(cluster)]) }
    : {}

const client = (options: Options) =>
  PgClient.layerFrom(Effect.gen(function*() {
    const directory = "dataDir" in options ? path.resolve(options.dataDir) : null
    const failed = (cause: unknown) => new EmbeddedPostgresError({ directory, cause })
    if (directory !== null) {
      yield* Effect.try({ try: () => makeDirectory(directory), catch: failed })
      const now = yield* Clock.currentTimeMillis
      yield* DirectoryLock.acquire(directory, new Date(now).toISOString()).pipe(
        Effect.catchDefect((cause) => Effect.fail(failed(cause)))
      )
      yield* Effect.try({ try: () => makePrivate(path.join(directory, "pgdata")), catch: failed })
    }
    const pgdata = directory === null ? null : path.join(directory, "pgdata")
    const database = yield* Effect.acquireRelease(
      Effect.tryPromise({
        try: () =>
          PGlite.create({
            ...(pgdata === null ? {} : { dataDir: pgdata }),
            ...firstDirectory(pgdata),
            startParams: [...PGlite.defaultStartParams, ...ownParams],
            extensions: { pg_trgm },
            relaxedDurability: false
          }),
        catch: failed
      }),
      (database) => Effect.promise(() => database.close())
    )
    return yield* EmbeddedClient.make(database)
  }))

/**
 * Everything in this process: the embedded database, the stores, and wake-ups within the process. With `migrate: "never"`
 * it fails where the tables are not of this version.
 *
 * @example
 * ```ts no-run: starts a Postgres of its own, which takes seconds
 * import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
 * import * as EmbeddedPostgres from "@sendwright/embedded/EmbeddedPostgres"
 * import * as Layer from "effect/Layer"
 *
 * // For one process with a disk.
 * export const Storage = EmbeddedPostgres.layerStorage({ dataDir: "data" }).pipe(Layer.provide(NodeCrypto.layer))
 * ```
 */
export const layerStorage = (
  options: Options & { readonly migrate?: PgStorage.Migrate | undefined }
): Layer.Layer<
  Storage | Wakeups | PgClient.PgClient | SqlClient,
  MigrationError | SqlError | EmbeddedPostgresError | DirectoryLock.DirectoryInUse,
  SecureRandom.SecureRandom
> =>
  Layer.merge(
    options.migrate === "never" ? PgStorage.layerMigrated : PgStorage.layer,
    PgWakeups.layerLocal
  ).pipe(Layer.provideMerge(layer(options)))
