import { assert, describe, it } from "@effect/vitest"
import * as EmbeddedPostgres from "@sendwright/postgres/EmbeddedPostgres"
import { migrate, migrations } from "@sendwright/postgres/Migrations"
import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import { clientOf, newDatabase, serverClient } from "./databases.ts"

const all = Object.keys(migrations).length

const tables = Effect.gen(function*() {
  const sql = yield* SqlClient
  const rows = yield* sql<{ schema: string; count: number }>`
    SELECT table_schema AS schema, count(*)::int4 AS count FROM information_schema.tables
    WHERE table_schema IN ('sendwright', 'public') GROUP BY 1`
  return Object.fromEntries(rows.map(({ count, schema }) => [schema, count]))
})

describe("Migrations", () => {
  it.live("run once on a server, in a schema of their own", () =>
    Effect.gen(function*() {
      assert.strictEqual((yield* migrate).length, all)
      assert.strictEqual((yield* migrate).length, 0)
      const found = yield* tables
      assert.isAbove(found["sendwright"] ?? 0, 15)
      assert.isUndefined(found["public"])
    }).pipe(Effect.provide(serverClient)))

  it.live("run once where several nodes start at once", () =>
    Effect.gen(function*() {
      const { url } = yield* newDatabase
      const ran = yield* Effect.all(
        Array.from({ length: 4 }, () => Effect.provide(migrate, clientOf(url, 1))),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(ran.flat().length, all)
    }).pipe(Effect.scoped))

  it.live("refuse tables that an unreleased version made, and leave them as they are", () =>
    Effect.gen(function*() {
      yield* migrate
      const sql = yield* SqlClient
      yield* sql`UPDATE sendwright.migrations SET name = 'initial'`
      const before = yield* tables
      const error = yield* Effect.flip(migrate)
      assert.strictEqual(error._tag, "MigrationError")
      assert.match(error.message, /migration 1 is "initial", here it is "initial_[0-9a-f]{8}".*Nothing was changed/)
      assert.deepStrictEqual(yield* tables, before)
    }).pipe(Effect.provide(serverClient)))

  it.live("run on the embedded database", () =>
    Effect.gen(function*() {
      assert.strictEqual((yield* migrate).length, all)
      assert.strictEqual((yield* migrate).length, 0)
    }).pipe(Effect.provide(EmbeddedPostgres.layer({ memory: true }))), 60_000)
})
