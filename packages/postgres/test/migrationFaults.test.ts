import { assert, describe, it } from "@effect/vitest"
import { grant, migrate, type Migration, migrations, requireMigrated, status } from "@sendwright/postgres/Migrations"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { lockKey } from "../src/migrations/migrationScript.ts"
import { clientOf, emptyDatabase, newDatabase, serverClient } from "./databases.ts"
import {
  expand,
  holding,
  isIndexed,
  next,
  onLog,
  reasonOf,
  recorded,
  run,
  runLoud,
  steps,
  stranger,
  tables
} from "./programs.ts"

describe("Migrations that are disturbed", () => {
  it.live("go on where a process ended, at whichever statement that was", () =>
    Effect.gen(function*() {
      const texts = expand.steps.map(({ statements }) => statements.length)
      const places = texts.flatMap((count, step) => Array.from({ length: count + 1 }, (_, at) => ({ step, at })))
      yield* Effect.forEach(places, ({ at, step }) =>
        Effect.gen(function*() {
          const end = `SELECT pg_terminate_backend(pg_backend_pid())`
          const ending = expand.steps.map((one, index) =>
            index === step ? { ...one, statements: one.statements.toSpliced(at, 0, end) } : one
          ) as unknown as Migration["steps"]
          yield* Effect.flip(run([...migrations, { ...expand, steps: ending }]))
          // What was recorded is done, and the rest is still to be done.
          assert.strictEqual((yield* recorded).length, steps + step)
          yield* run([...migrations, expand])
          assert.deepStrictEqual((yield* recorded).slice(steps), [`${next}/1`, `${next}/2`, `${next}/3`])
          assert.isTrue(yield* isIndexed)
        }).pipe(Effect.provide(serverClient, { local: true })), { concurrency: 2, discard: true })
    }), 300_000)

  it.live("keep nothing of a step that failed, and say which", () =>
    Effect.gen(function*() {
      const [column, ...rest] = expand.steps
      const broken: Migration = {
        ...expand,
        steps: [{ ...column, statements: [...column.statements, `SELECT nothing_such()`] }, ...rest]
      }
      const error = yield* reasonOf(run([...migrations, broken]))
      assert.strictEqual(error.reason, "failed")
      assert.match(
        error.message,
        /\(nicknames\), step 1 of 3: column: SQLSTATE 42883.*nothing_such.*Nothing of it was kept/
      )
      assert.strictEqual((yield* recorded).length, steps)
      assert.strictEqual((yield* run([...migrations, expand])).length, 3)
    }).pipe(Effect.provide(serverClient)))

  it.live("lift the limits of a session, and set them again", () =>
    Effect.gen(function*() {
      const sql = yield* SqlClient
      const limits =
        sql`SELECT current_setting('statement_timeout') AS statements, current_setting('lock_timeout') AS locks`
      yield* sql`SET lock_timeout = '7s'`
      const before = yield* limits
      yield* run([...migrations, expand])
      assert.deepStrictEqual(yield* sql`SELECT * FROM sendwright.limits_seen`, [{ statements: "0", locks: "1s" }])
      assert.deepStrictEqual(yield* limits, before)
      const [locks] = yield* sql<{ count: number }>`
        SELECT count(*)::int4 AS count FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()`
      assert.strictEqual(locks?.count, 0)
    }).pipe(Effect.provide(Layer.unwrap(Effect.map(newDatabase, ({ url }) => clientOf(url, 1))))))

  it.live("wait for the one that runs, say for whom, and not for ever", () =>
    Effect.gen(function*() {
      const { url } = yield* emptyDatabase
      const other = yield* holding(url, "release 7", `SELECT pg_advisory_xact_lock(${lockKey})`)
      yield* Effect.gen(function*() {
        const error = yield* reasonOf(run(migrations, { othersMillis: 0 }))
        assert.strictEqual(error.reason, "busy")
        assert.match(error.message, /session \d+ \(release 7\)/)
        assert.deepStrictEqual(yield* tables, {})
        const { result, text } = yield* onLog(migrate, "Waiting for another migration", other.released)
        assert.match(text, /for 300 s at the most: session \d+ \(release 7\)/)
        assert.strictEqual(result.length, steps)
      }).pipe(Effect.provide(clientOf(url, 1)))
    }).pipe(Effect.scoped))

  it.live("give way where a table is in use, say by whom, and not for ever", () =>
    Effect.gen(function*() {
      const { url } = yield* newDatabase
      yield* Effect.gen(function*() {
        yield* migrate
        const dump = yield* holding(url, "pg_dump", `LOCK TABLE sendwright.accounts IN ACCESS SHARE MODE`)
        const patience = { lockMillis: 10, pauseMillis: 10 }
        const error = yield* reasonOf(run([...migrations, expand], { ...patience, retryMillis: 0 }))
        assert.strictEqual(error.reason, "busy")
        assert.match(error.message, /got no lock .* session \d+ \(pg_dump, in a transaction for \d+ s\)/)
        assert.strictEqual((yield* recorded).length, steps)
        const { result, text } = yield* onLog(
          runLoud([...migrations, expand], patience),
          "Waiting for locks",
          dump.released
        )
        assert.match(text, /\(nicknames\), step 1 of 3: column.* session \d+ \(pg_dump/)
        assert.strictEqual(result.length, 3)
      }).pipe(Effect.provide(clientOf(url, 2)))
    }).pipe(Effect.scoped))
})

describe("Migrations and rights", () => {
  it.live("need no right to create where nothing is pending, and say who has to migrate where something is", () =>
    Effect.gen(function*() {
      const { url } = yield* emptyDatabase
      const { asAdmin, role, within } = yield* stranger(url)
      const none = yield* reasonOf(within(migrate))
      assert.strictEqual(none.reason, "rights")
      assert.match(none.message, /may not make the schema sendwright: .*CREATE SCHEMA sendwright AUTHORIZATION/)
      assert.strictEqual((yield* within(status)).obstacle, none.message)
      yield* asAdmin(migrate)
      const blind = yield* reasonOf(within(migrate))
      assert.match(blind.message, /may not read the table sendwright\.migrations/)
      yield* asAdmin(grant(role))
      assert.deepStrictEqual(yield* within(migrate), [])
      yield* within(requireMigrated)
      const owned = yield* reasonOf(within(run([...migrations, expand])))
      assert.strictEqual(owned.reason, "rights")
      assert.match(owned.message, /tables of the schema sendwright belong to \S+, .* migrate as/)
      // The rights reach to tables that a later migration makes, but not to the record.
      yield* asAdmin(run([...migrations, expand]))
      yield* within(Effect.flatMap(SqlClient, (sql) => sql`SELECT * FROM sendwright.limits_seen`))
      const forged = within(Effect.flatMap(SqlClient, (sql) => sql`DELETE FROM sendwright.migrations`))
      assert.strictEqual((yield* Effect.flip(forged)).reason._tag, "AuthorizationError")
    }).pipe(Effect.scoped))

  it.live("run for a user who owns the schema and may create nothing in the database", () =>
    Effect.gen(function*() {
      const { url } = yield* emptyDatabase
      const { role, sql, within } = yield* stranger(url)
      yield* sql(`CREATE SCHEMA sendwright AUTHORIZATION ${role}`)
      const forbidden = yield* reasonOf(within(migrate))
      assert.strictEqual(forbidden.reason, "extension")
      assert.match(forbidden.message, /may not create the extension pg_trgm.*let a superuser run CREATE EXTENSION/)
      yield* sql(`CREATE SCHEMA elsewhere`)
      yield* sql(`CREATE EXTENSION pg_trgm SCHEMA elsewhere`)
      const hidden = yield* reasonOf(within(migrate))
      assert.strictEqual(hidden.reason, "extension")
      assert.match(hidden.message, /is in the schema elsewhere.*ALTER EXTENSION pg_trgm SET SCHEMA public/)
      assert.strictEqual((yield* within(status)).obstacle, hidden.message)
      yield* sql(`ALTER EXTENSION pg_trgm SET SCHEMA public`)
      assert.strictEqual((yield* within(migrate)).length, steps)
    }).pipe(Effect.scoped))
})
