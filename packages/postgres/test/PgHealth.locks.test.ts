import { assert, describe, it } from "@effect/vitest"
import { StorageHealth } from "@sendwright/core/foundation/StorageHealth"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { peppers } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { monthOf, nameOf } from "../src/months/months.ts"
import { clientOf, newDatabase, random } from "./databases.ts"

/** A database, what may be asked of its health, and sessions of others. */
const opened = Effect.fnUntraced(function*() {
  const { url } = yield* newDatabase
  const storage = PgStorage.layer.pipe(Layer.provideMerge(clientOf(url)), Layer.provide([random, peppers]))
  const health = yield* Effect.map(Layer.build(Layer.fresh(storage)), (context) => context)
  const session = Effect.gen(function*() {
    const client = yield* Effect.flatMap(
      Layer.build(Layer.fresh(clientOf(url, 1))),
      (context) => Effect.provideContext(SqlClient, context)
    )
    const sql = (statement: string) => client.unsafe<Record<string, unknown>>(statement).unprepared
    const [row] = yield* sql("SELECT pg_backend_pid()::int4 AS pid")
    return { sql, pid: Number(row?.["pid"]) }
  })
  return { session, ...(yield* Effect.provideContext(StorageHealth, health)) }
})

const thisMonth = monthOf(Date.now())

describe("PgHealth and locks of others", { timeout: 300_000 }, () => {
  it.live("waits for each lock that an accept waits for, and names who has it", () =>
    Effect.gen(function*() {
      const { lockHolders, probe, session } = yield* opened()
      const other = yield* session
      for (
        const [lock, table] of [
          ["LOCK TABLE sendwright.emails", "emails"],
          ["LOCK TABLE sendwright.webhook_jobs", "webhook_jobs"],
          ["LOCK TABLE sendwright.suppressions", "suppressions"],
          // As an index that is not built concurrently takes it, and a trigger.
          ["LOCK TABLE sendwright.quotas IN SHARE MODE", "quotas"],
          ["LOCK TABLE sendwright.email_contents IN SHARE ROW EXCLUSIVE MODE", "email_contents"],
          // As VACUUM FULL of a month does.
          [`LOCK TABLE sendwright.${nameOf("email_states", thisMonth)}`, nameOf("email_states", thisMonth)],
          // As a migration that takes long.
          ["ALTER TABLE sendwright.send_jobs ADD COLUMN slow int", "send_jobs"]
        ] as const
      ) {
        yield* other.sql("BEGIN")
        yield* other.sql(lock)
        const probing = yield* Effect.forkChild(probe({ thorough: false }))
        assert.isTrue((yield* Effect.timeoutOption(Fiber.join(probing), "300 millis"))._tag === "None", lock)
        const [holder, ...more] = yield* lockHolders
        assert.deepInclude(holder, {
          pid: other.pid,
          statement: lock,
          isIdle: true,
          isWaiting: false,
          table
        })
        assert.isEmpty(more)
        yield* other.sql("ROLLBACK")
        yield* Fiber.join(probing)
        assert.isEmpty(yield* lockHolders)
      }
    }).pipe(Effect.scoped))

  it.live("does not wait for locks that let accepts through", () =>
    Effect.gen(function*() {
      const { lockHolders, probe, session } = yield* opened()
      const other = yield* session
      for (
        const lock of [
          "SELECT count(*) FROM sendwright.emails",
          "LOCK TABLE sendwright.emails IN ROW EXCLUSIVE MODE",
          // As VACUUM, ANALYZE and CREATE INDEX CONCURRENTLY do.
          "LOCK TABLE sendwright.send_jobs IN SHARE UPDATE EXCLUSIVE MODE",
          // What an old month goes by.
          "LOCK TABLE sendwright.users"
        ]
      ) {
        yield* other.sql("BEGIN")
        yield* other.sql(lock)
        yield* probe({ thorough: false }).pipe(Effect.timeout("10 seconds"))
        yield* other.sql("ROLLBACK")
      }
      assert.isEmpty(yield* lockHolders)
    }).pipe(Effect.scoped))

  it.live("names a reader that left its transaction open before the one who waits for it, and none of its values", () =>
    Effect.gen(function*() {
      const { lockHolders, probe, session } = yield* opened()
      const [reader, migrator] = [yield* session, yield* session]
      yield* reader.sql("BEGIN")
      yield* reader.sql("SELECT count(*) FROM sendwright.emails WHERE subject = 'a secret'")
      yield* probe({ thorough: false })
      const altering = yield* Effect.forkChild(
        Effect.exit(migrator.sql("ALTER TABLE sendwright.emails ADD COLUMN later int"))
      )
      yield* Effect.sleep("200 millis")
      const probing = yield* Effect.forkChild(probe({ thorough: false }))
      assert.isTrue((yield* Effect.timeoutOption(Fiber.join(probing), "300 millis"))._tag === "None")
      const [first, second] = yield* lockHolders
      assert.deepInclude(first, {
        pid: reader.pid,
        statement: "SELECT count(*) FROM sendwright.emails WHERE subject …",
        isIdle: true,
        isWaiting: false,
        table: "emails"
      })
      assert.deepInclude(second, { pid: migrator.pid, isWaiting: true })
      yield* reader.sql("ROLLBACK")
      yield* Fiber.join(altering)
      yield* Fiber.join(probing)
    }).pipe(Effect.scoped))
})
