import { assert, describe, it } from "@effect/vitest"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as EmbeddedPostgres from "@sendwright/embedded/EmbeddedPostgres"
import { dryRun, migrate, migrations, requireMigrated, sqlAfter, status } from "@sendwright/postgres/Migrations"
import { layerMigrated } from "@sendwright/postgres/PgStorage"
import { newId, suppression } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { lockKey } from "../src/migrations/migrationScript.ts"
import { clientOf, dropTables, emptyClient, emptyDatabase, newDatabase, random, serverClient } from "./databases.ts"
import { contract, expand, holding, isIndexed, next, reasonOf, recorded, run, steps, tables } from "./programs.ts"

describe("Migrations", () => {
  it.live("run once on a server, in a schema of their own", () =>
    Effect.gen(function*() {
      yield* dropTables
      assert.strictEqual((yield* migrate).length, steps)
      assert.strictEqual((yield* migrate).length, 0)
      const found = yield* tables
      assert.isAbove(found["sendwright"] ?? 0, 15)
      assert.isUndefined(found["public"])
    }).pipe(Effect.provide(emptyClient)))

  it.live("run once where several nodes start at once, also outside a transaction", () =>
    Effect.gen(function*() {
      const { url } = yield* emptyDatabase
      const ran = yield* Effect.all(
        Array.from(
          { length: 4 },
          () => Effect.provide(run([...migrations, expand]), clientOf(url, 1), { local: true })
        ),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(ran.flat().length, steps + 3)
      yield* Effect.gen(function*() {
        assert.deepStrictEqual((yield* recorded).slice(steps), [`${next}/1`, `${next}/2`, `${next}/3`])
        assert.isTrue(yield* isIndexed)
      }).pipe(Effect.provide(clientOf(url, 1)))
    }).pipe(Effect.scoped))

  it.live("wait for nobody where nothing is pending: a backup, another migration, a table that is locked", () =>
    Effect.gen(function*() {
      const { url } = yield* newDatabase
      yield* Effect.gen(function*() {
        yield* migrate
        yield* holding(url, "backup", `LOCK TABLE sendwright.migrations, sendwright.emails IN ACCESS SHARE MODE`)
        yield* holding(url, "other", `SELECT pg_advisory_xact_lock(${lockKey})`)
        yield* holding(url, "alter", `LOCK TABLE sendwright.accounts IN ACCESS EXCLUSIVE MODE`)
        assert.deepStrictEqual(yield* migrate, [])
        yield* requireMigrated
        assert.deepInclude(yield* status, { pending: [], refusal: null, obstacle: null })
      }).pipe(Effect.provide(clientOf(url, 1)))
    }).pipe(Effect.scoped))

  it.live("refuse tables that an unreleased version made, and leave them as they are", () =>
    Effect.gen(function*() {
      yield* migrate
      const sql = yield* SqlClient
      yield* sql`UPDATE sendwright.migrations SET name = 'initial_0a1b2c3d'`
      const before = yield* tables
      const error = yield* reasonOf(migrate)
      assert.strictEqual(error.reason, "foreign")
      assert.match(error.message, /migration 1 is "initial_0a1b2c3d", here it is "initial".*Nothing was changed/)
      assert.deepStrictEqual(yield* tables, before)
      yield* sql`DROP TABLE sendwright.migrations`
      yield* sql`CREATE TABLE sendwright.migrations (migration_id int4 PRIMARY KEY, created_at timestamptz, name text)`
      yield* sql`INSERT INTO sendwright.migrations VALUES (1, now(), 'initial')`
      assert.match((yield* reasonOf(requireMigrated)).message, /unreleased version .* written in another way/)
      assert.strictEqual((yield* status).refusal?.reason, "foreign")
    }).pipe(Effect.provide(serverClient)))

  it.live("print as SQL what they would do, which does the same, and change nothing", () =>
    Effect.gen(function*() {
      const sql = yield* SqlClient
      const script = yield* dryRun
      assert.deepStrictEqual(yield* tables, {})
      assert.strictEqual((yield* status).pending?.length, steps)
      assert.strictEqual((yield* reasonOf(requireMigrated)).reason, "pending")
      for (const text of script.flatMap((step) => step.sql)) yield* sql.unsafe(text).unprepared
      assert.deepStrictEqual(yield* migrate, [])
      assert.deepStrictEqual(yield* dryRun, [])
      assert.deepStrictEqual(
        (yield* status).ran.map(({ id, step }) => [id, step]),
        migrations.flatMap(({ id, steps }) => steps.map((_, index) => [id, index + 1]))
      )
    }).pipe(Effect.provide(Layer.unwrap(Effect.map(emptyDatabase, ({ url }) => clientOf(url, 1))))))

  it.live("print what another tool runs as one script in its own transaction, whole or from one on", () =>
    Effect.gen(function*() {
      const sql = yield* SqlClient
      const statementsOf = (id?: number) => sqlAfter(id).flatMap((step) => step.sql)
      const ids = migrations.map(({ id }) => id)
      const before = migrations.slice(0, -2)
      const inTransaction = (statements: ReadonlyArray<string>) =>
        sql.withTransaction(Effect.forEach(statements, (text) => sql.unsafe(text).unprepared))
      const rest = statementsOf(before.at(-1)?.id)
      yield* inTransaction(statementsOf().slice(0, -rest.length))
      assert.strictEqual((yield* status).pending?.length, steps - before.flatMap(({ steps }) => steps).length)
      yield* inTransaction(rest)
      assert.deepStrictEqual(yield* migrate, [])
      assert.deepStrictEqual([...new Set((yield* status).ran.map(({ id }) => id))], ids)
      assert.deepStrictEqual(statementsOf(ids.at(-1)), [])
    }).pipe(Effect.provide(Layer.unwrap(Effect.map(emptyDatabase, ({ url }) => clientOf(url, 1))))))

  it.live("run on the embedded database, outside a transaction as well", () =>
    Effect.gen(function*() {
      yield* dropTables
      assert.strictEqual((yield* migrate).length, steps)
      assert.strictEqual((yield* migrate).length, 0)
      const sql = yield* SqlClient
      yield* sql`INSERT INTO sendwright.accounts (id, name, plan, trusted, created_at)
        SELECT gen_random_uuid(), 'Acme ' || n, 'pro', true, now() FROM generate_series(1, 5) n`
      assert.strictEqual((yield* run([...migrations, expand])).length, 3)
      assert.isTrue(yield* isIndexed)
      const unnamed = sql`SELECT FROM sendwright.accounts WHERE nickname IS DISTINCT FROM name`
      assert.deepStrictEqual([(yield* sql`SELECT FROM sendwright.accounts`).length, (yield* unnamed).length], [5, 0])
      yield* requireMigrated
      assert.strictEqual((yield* reasonOf(run([...migrations, contract]))).reason, "foreign")
    }).pipe(Effect.provide(EmbeddedPostgres.layer({ memory: true }))), 300_000)

  it.live("have run already on an embedded database that is new", () =>
    Effect.gen(function*() {
      assert.strictEqual((yield* status).pending?.length, 0)
      assert.isEmpty(yield* migrate)
    }).pipe(Effect.provide(EmbeddedPostgres.layer({ memory: true }))))
})

describe("Migrations beside programs of other versions", () => {
  it.live("leave a program that knows less at work, where they are compatible with it", () =>
    Effect.gen(function*() {
      assert.strictEqual((yield* run([...migrations, expand])).length, steps + 3)
      // This program, which knows nothing of the second.
      assert.deepStrictEqual(yield* migrate, [])
      const { pending, ran, refusal } = yield* status
      assert.deepStrictEqual([pending, refusal, ran.at(-1)?.migration], [[], null, "nicknames"])
      const client = yield* SqlClient
      yield* Effect.gen(function*() {
        const store = yield* SuppressionStore
        yield* store.add(suppression({ accountId: newId(), address: "ada@example.com" }))
      }).pipe(
        Effect.provide(layerMigrated.pipe(Layer.provide(random), Layer.provide(Layer.succeed(SqlClient, client))))
      )
    }).pipe(Effect.provide(emptyClient)))

  it.live("shut out a program that does not know them, where they are not", () =>
    Effect.gen(function*() {
      yield* run([...migrations, contract])
      for (const attempt of [Effect.asVoid(migrate), requireMigrated, Effect.asVoid(dryRun)]) {
        const error = yield* reasonOf(attempt)
        assert.strictEqual(error.reason, "newer")
        assert.match(
          error.message,
          new RegExp(`migration ${next} \\(no_names\\).* this one knows ${next - 1}\\. .*Update this program`)
        )
      }
      const { pending, refusal } = yield* status
      assert.deepStrictEqual([pending, refusal?.reason], [null, "newer"])
    }).pipe(Effect.provide(serverClient)))
})
