import { assert, describe, it } from "@effect/vitest"
import { StorageHealth } from "@sendwright/core/foundation/StorageHealth"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { peppers } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { clientOf, newDatabase, random } from "./databases.ts"

/** A database, the address of a second client for it, and what may be asked of its health. */
const opened = Effect.fnUntraced(function*() {
  const database = yield* newDatabase
  // The test server does otherwise, to be fast.
  const durable = `ALTER DATABASE ${database.name} SET synchronous_commit = on`
  yield* Effect.provide(Effect.flatMap(SqlClient, (sql) => sql.unsafe(durable)), Layer.fresh(clientOf(database.url, 1)))
  const storage = PgStorage.layer.pipe(Layer.provideMerge(clientOf(database.url)), Layer.provide([random, peppers]))
  const context = yield* Layer.build(Layer.fresh(storage))
  const other = yield* Layer.build(Layer.fresh(clientOf(database.url, 2)))
  const on = <A, E>(effect: Effect.Effect<A, E, SqlClient>) => Effect.provideContext(effect, other)
  const sql = (statement: string) =>
    on(Effect.flatMap(SqlClient, (sql) => sql.unsafe<Record<string, unknown>>(statement)))
  return { ...database, sql, on, ...(yield* Effect.provideContext(StorageHealth, context)) }
})

describe("PgHealth", { timeout: 300_000 }, () => {
  it.live("finds that the database takes no writes", () =>
    Effect.gen(function*() {
      const { name, probe, sql } = yield* opened()
      yield* probe({ thorough: false })
      yield* sql(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
      // The setting holds for sessions that begin.
      yield* sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`)
      const outages: Array<string | null> = []
      for (let again = 0; again < 4; again++) {
        outages.push((yield* Effect.flip(probe({ thorough: again % 2 === 0 }))).outage)
      }
      assert.deepStrictEqual(outages.slice(2), ["read-only", "read-only"])
    }).pipe(Effect.scoped))

  it.live("leaves nothing behind, however often it is asked and whatever snapshot is open", () =>
    Effect.gen(function*() {
      const { on, probe, sql } = yield* opened()
      const size = Effect.map(
        sql(`
        SELECT (SELECT sum(pg_relation_size(c.oid)) FROM pg_class c
            WHERE c.relnamespace = 'sendwright'::regnamespace)::float8 AS bytes,
          (SELECT count(*) FROM pg_ls_dir('pg_snapshots'))::float8 AS snapshots`),
        ([row]) => row
      )
      const open = Effect.gen(function*() {
        const client = yield* SqlClient
        return yield* client.withTransaction(Effect.gen(function*() {
          yield* client.unsafe(`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`)
          yield* client.unsafe(`SELECT 1`)
          yield* Effect.forEach(Array.from({ length: 20 }), () => probe({ thorough: true }))
          const before = yield* size
          yield* Effect.forEach(Array.from({ length: 500 }), () => probe({ thorough: false }))
          yield* Effect.forEach(Array.from({ length: 50 }), () => probe({ thorough: true }))
          assert.deepStrictEqual(yield* size, before)
        }))
      })
      yield* on(open)
    }).pipe(Effect.scoped))

  it.live("waits for the log as the commit of an email does", () =>
    Effect.gen(function*() {
      const { probe, sql } = yield* opened()
      const flushed = Effect.map(sql(`SELECT pg_current_wal_flush_lsn()::text AS lsn`), ([row]) => row?.["lsn"])
      const before = yield* flushed
      yield* probe({ thorough: false })
      assert.notStrictEqual(yield* flushed, before)
    }).pipe(Effect.scoped))

  it.live("tells how old the oldest snapshot is that keeps dead rows, and none that has ended", () =>
    Effect.gen(function*() {
      const { figures, on } = yield* opened()
      const age = Effect.map(figures(new Date()), ({ database }) => database?.oldestSnapshotMillis ?? NaN)
      assert.isBelow(yield* age, 1_000)
      yield* on(Effect.flatMap(SqlClient, (client) =>
        client.withTransaction(Effect.gen(function*() {
          yield* client.unsafe(`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`)
          yield* client.unsafe(`SELECT 1`)
          yield* Effect.sleep("1500 millis")
          assert.isAtLeast(yield* age, 1_500)
        }))))
      assert.isBelow(yield* age, 1_000)
    }).pipe(Effect.scoped))

  it.live("tells of the rows of its queues that are dead", () =>
    Effect.gen(function*() {
      const { figures, sql } = yield* opened()
      const dead = Effect.map(figures(new Date()), ({ database }) => database?.deadRows["send_jobs"] ?? NaN)
      assert.strictEqual(yield* dead, 0)
      yield* sql(`INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at)
        SELECT gen_random_uuid(), gen_random_uuid(), 'live', now(), now(), now() FROM generate_series(1, 500)`)
      yield* sql(`DELETE FROM sendwright.send_jobs`)
      // The server's figures come to be known within a second.
      let told = 0
      for (let again = 0; again < 50 && told === 0; again++) {
        yield* Effect.sleep("200 millis")
        // A session tells what it did when it has something else to do, and seldom.
        yield* sql(`SELECT 1`)
        told = yield* dead
      }
      assert.strictEqual(told, 500)
    }).pipe(Effect.scoped))
})
