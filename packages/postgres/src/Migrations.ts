import * as Effect from "effect/Effect"
import * as Migrator from "effect/sql/Migrator"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { initialSchema } from "./internal/schema.ts"

const run = (statements: ReadonlyArray<string>) =>
  Effect.flatMap(SqlClient, (sql) => Effect.forEach(statements, (text) => sql.unsafe(text).raw, { discard: true }))

/** All migrations by number and name; numbers only ever grow, and what has run once is never changed. */
export const migrations = {
  "0001_initial": run(initialSchema)
}

/**
 * Brings the database up to this version: all pending migrations in one transaction, under a lock, so that nodes may
 * start at once. Answers with those that it ran. The record of them is the table `posthorn.migrations`.
 */
export const migrate: Effect.Effect<
  ReadonlyArray<readonly [id: number, name: string]>,
  Migrator.MigrationError | SqlError,
  SqlClient
> = Effect.gen(function*() {
  const sql = (yield* SqlClient).withoutTransforms()
  // Two at once may both find it missing; the slower one is told so by an error that it can forget.
  yield* sql.unsafe(`CREATE SCHEMA IF NOT EXISTS posthorn`).raw.pipe(
    Effect.catchIf((error) => error.reason._tag === "UniqueViolation", () => Effect.void)
  )
  return yield* Migrator.make({})({ loader: Migrator.fromRecord(migrations), table: "posthorn.migrations" }).pipe(
    Effect.provideService(SqlClient, sql)
  )
})
