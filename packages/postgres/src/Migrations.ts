import * as Effect from "effect/Effect"
import * as Migrator from "effect/sql/Migrator"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { createHash } from "node:crypto"
import { adoptRestored } from "./internal/metricsRestore.ts"
import { initialSchema } from "./internal/schema.ts"

/** The limits of a session are for what runs every day; a migration takes as long as it takes. */
const unlimited =
  `SELECT set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`

const run = (statements: ReadonlyArray<string>) =>
  Effect.flatMap(
    SqlClient,
    (sql) => Effect.forEach([unlimited, ...statements], (text) => sql.unsafe(text).raw, { discard: true })
  )

const digestOf = (statements: ReadonlyArray<string>): string =>
  createHash("sha256").update(statements.join(";\n")).digest("hex").slice(0, 8)

/**
 * All migrations by number and name; numbers only ever grow, and what has run once is never changed. The name of the
 * first one, which did change until the first release, ends with a digest of what it does.
 */
export const migrations: Readonly<Record<string, Effect.Effect<void, SqlError, SqlClient>>> = {
  [`0001_initial_${digestOf(initialSchema)}`]: run(initialSchema)
}

const namesById = new Map(Object.keys(migrations).map((key) => [Number(key.slice(0, 4)), key.slice(5)]))

/** The number of the newest migration. */
export const expectedMigration = Math.max(...namesById.keys())

/** Fails where a migration of one of these numbers was another one when it ran. The tables must be there. */
export const checkNames: Effect.Effect<void, Migrator.MigrationError | SqlError, SqlClient> = Effect.gen(function*() {
  const sql = (yield* SqlClient).withoutTransforms()
  const rows = yield* sql.unsafe<{ readonly id: number; readonly name: string }>(
    `SELECT migration_id AS id, name FROM sendwright.migrations ORDER BY migration_id`
  )
  const other = rows.find(({ id, name }) => namesById.has(id) && namesById.get(id) !== name)
  if (other === undefined) return
  return yield* new Migrator.MigrationError({
    kind: "BadState",
    message: `The database has the tables of another, unreleased version of Sendwright (migration ${other.id} is ` +
      `"${other.name}", here it is "${namesById.get(other.id)}"). Nothing was changed. Use the version that made it, ` +
      `or begin with an empty database or data directory.`
  })
})

/**
 * Brings the database up to this version: all pending migrations in one transaction, under a lock, so that nodes may
 * start at once. Answers with those that it ran. The record of them is the table `sendwright.migrations`. Fails with a
 * `MigrationError` of the kind `BadState` where an unreleased version made the tables. Where the tables come from a dump of
 * another server, it is to run before anything else uses them.
 *
 * @example
 * ```ts
 * import { migrate } from "@sendwright/postgres/Migrations"
 * import * as PgStorage from "@sendwright/postgres/PgStorage"
 * import * as Config from "effect/Config"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * export const release = migrate.pipe(
 *   Effect.provide(Layer.unwrap(Effect.map(Config.Redacted("DATABASE_URL"), (url) => PgStorage.layerClient({ url, maxConnections: 2 }))))
 * )
 * ```
 */
export const migrate: Effect.Effect<
  ReadonlyArray<readonly [id: number, name: string]>,
  Migrator.MigrationError | SqlError,
  SqlClient
> = Effect.gen(function*() {
  const sql = (yield* SqlClient).withoutTransforms()
  // Two at once may both find it missing; the slower one is told so by an error that it can forget.
  yield* sql.unsafe(`CREATE SCHEMA IF NOT EXISTS sendwright`).raw.pipe(
    Effect.catchIf((error) => error.reason._tag === "UniqueViolation", () => Effect.void)
  )
  const ran = yield* Migrator.make({})({ loader: Migrator.fromRecord(migrations), table: "sendwright.migrations" })
    .pipe(
      Effect.provideService(SqlClient, sql)
    )
  yield* checkNames
  yield* adoptRestored
  return ran
})
