/** Programs of several versions on one database, and who may be in their way. */
import { type Migration, MigrationError, migrations } from "@sendwright/postgres/Migrations"
import { layerClient } from "@sendwright/postgres/PgStorage"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Logger from "effect/Logger"
import type * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import * as Runner from "../src/migrations/migrationRunner.ts"
import { clientOf, newRole } from "./databases.ts"

export const steps = migrations.flatMap((migration) => migration.steps).length

/** The number of an invented migration, the next one. */
export const next = migrations.length + 1

/** An invented migration, which programs that know none but the real ones can live with. */
export const expand: Migration = {
  id: next,
  name: "nicknames",
  needs: next - 1,
  steps: [
    {
      name: "column",
      statements: [
        `ALTER TABLE sendwright.accounts ADD COLUMN nickname text`,
        `CREATE TABLE sendwright.limits_seen AS SELECT current_setting('statement_timeout') AS statements,
          current_setting('lock_timeout') AS locks`
      ]
    },
    {
      name: "index",
      outsideTransaction: true,
      statements: [
        `DROP INDEX CONCURRENTLY IF EXISTS sendwright.accounts_by_nickname`,
        `CREATE INDEX CONCURRENTLY accounts_by_nickname ON sendwright.accounts (nickname)`
      ]
    },
    {
      name: "nicknames of those that are there",
      outsideTransaction: true,
      statements: [`DO $$ BEGIN
        LOOP
          UPDATE sendwright.accounts SET nickname = name WHERE id IN (
            SELECT id FROM sendwright.accounts WHERE nickname IS NULL LIMIT 2);
          EXIT WHEN NOT FOUND;
          COMMIT;
        END LOOP;
      END $$`]
    }
  ]
}

/** The same, with which they cannot. */
export const contract: Migration = { id: next, name: "no_names", steps: [{ name: "drop", statements: [`SELECT 1`] }] }

/** A program of its own: what it knows, and how long it waits. */
const program = (known: ReadonlyArray<Migration>, patience: Partial<Runner.Patience> = {}) =>
  Effect.map(SqlClient, (sql) => Runner.make(sql, known, { ...Runner.defaultPatience, ...patience }))
export const runLoud = (known: ReadonlyArray<Migration>, patience?: Partial<Runner.Patience>) =>
  Effect.flatMap(program(known, patience), ({ migrate }) => migrate)
export const run = (known: ReadonlyArray<Migration>, patience?: Partial<Runner.Patience>) =>
  Effect.provide(runLoud(known, patience), Logger.layer([]), { local: true })

export const tables = Effect.gen(function*() {
  const sql = yield* SqlClient
  const rows = yield* sql<{ schema: string; count: number }>`
    SELECT table_schema AS schema, count(*)::int4 AS count FROM information_schema.tables
    WHERE table_schema IN ('sendwright', 'public') GROUP BY 1`
  return Object.fromEntries(rows.map(({ count, schema }) => [schema, count]))
})

export const recorded = Effect.gen(function*() {
  const rows = yield* (yield* SqlClient)<{ id: number; step: number }>`
    SELECT id, step FROM sendwright.migrations ORDER BY id, step`
  return rows.map(({ id, step }) => `${id}/${step}`)
})

/** Whether the index of the invented migration is there and can be used. */
export const isIndexed = Effect.gen(function*() {
  const [row] = yield* (yield* SqlClient)<{ valid: boolean }>`
    SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('sendwright.accounts_by_nickname')`
  return row?.valid === true
})

/** Another session, which calls itself so, holds what `statement` takes until `released` is run. */
export const holding = (url: Redacted.Redacted, application: string, statement: string) =>
  Effect.gen(function*() {
    const [held, freed] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    const fiber = yield* Effect.gen(function*() {
      const sql = yield* SqlClient
      yield* sql.withTransaction(Effect.gen(function*() {
        yield* sql.unsafe(statement)
        yield* Deferred.succeed(held, undefined)
        yield* Deferred.await(freed)
      }))
    }).pipe(
      Effect.provide(layerClient({ url, maxConnections: 1, applicationName: application }), { local: true }),
      Effect.forkScoped
    )
    yield* Deferred.await(held)
    return { released: Effect.andThen(Deferred.succeed(freed, undefined), Fiber.join(fiber)) }
  })

/** Runs `then` as soon as a line of the log has the words, and answers with the line. */
export const onLog = <A, E, R, E2>(effect: Effect.Effect<A, E, R>, words: string, then: Effect.Effect<void, E2>) =>
  Effect.gen(function*() {
    const line = yield* Deferred.make<string>()
    const logger = Logger.make(({ message }) => {
      const text = String(message)
      if (text.includes(words)) Deferred.doneUnsafe(line, Effect.succeed(text))
    })
    const fiber = yield* Effect.forkScoped(Effect.provide(effect, Logger.layer([logger]), { local: true }))
    const text = yield* Deferred.await(line)
    yield* then
    return { text, result: yield* Fiber.join(fiber) }
  })

/** A new user of a database, and statements of the one who made it. */
export const stranger = Effect.fnUntraced(function*(url: Redacted.Redacted) {
  const role = yield* newRole(url)
  const as = (one: Redacted.Redacted) => <A, E>(effect: Effect.Effect<A, E, SqlClient>) =>
    Effect.provide(effect, clientOf(one, 2), { local: true })
  const asAdmin = as(url)
  const sql = (text: string) => asAdmin(Effect.flatMap(SqlClient, (sql) => sql.unsafe(text)))
  return { role: role.name, sql, asAdmin, within: as(role.url) }
})

export const reasonOf = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(effect), (error) => {
    if (!(error instanceof MigrationError)) throw new Error(`it failed otherwise: ${String(error)}`)
    return error
  })
