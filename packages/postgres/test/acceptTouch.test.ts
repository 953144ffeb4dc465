import { assert, describe, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { peppers } from "@sendwright/testing/fixtures"
import * as fixtures from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { tables, touchStatement } from "../src/emails/acceptTouch.ts"
import { firstIdOf } from "../src/months/months.ts"
import { clientOf, newDatabase, random } from "./databases.ts"

/** The tables of the schema, without partitions, on which this session has a lock of a kind. */
const locked = (sql: SqlClient, mode: string) =>
  Effect.map(
    sql.unsafe<{ readonly name: string }>(`
      SELECT DISTINCT c.relname::text AS name FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
      WHERE l.pid = pg_backend_pid() AND l.mode = '${mode}' AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND c.relnamespace = 'sendwright'::regnamespace`).unprepared,
    (rows) => rows.map(({ name }) => name)
  )

describe("acceptTouch", { timeout: 120_000 }, () => {
  it.live("takes the locks that accepts of every kind take, and no month but the present one", () =>
    Effect.gen(function*() {
      const { url } = yield* newDatabase
      const storage = PgStorage.layer.pipe(Layer.provideMerge(clientOf(url)), Layer.provide([random, peppers]))
      yield* Effect.gen(function*() {
        const sql = yield* SqlClient
        const { accept } = yield* EmailStore
        const { account } = yield* fixtures.seedAccount()
        const createdAt = new Date()
        const email = fixtures.newEmail({ id: fixtures.idAt(createdAt), accountId: account.id, createdAt })
        const quota = { month: "2026-11", monthlyLimit: 100, day: "2026-11-26", dailyLimit: 100 }
        const idempotency = {
          kind: "message" as const,
          key: "k",
          fingerprint: "f",
          expiresAt: new Date(Date.now() + 60_000)
        }
        const byAccepts = yield* sql.withTransaction(Effect.gen(function*() {
          yield* accept([{ ...fixtures.acceptGroup([email]), quota, idempotency }])
          return { written: yield* locked(sql, "RowExclusiveLock"), read: yield* locked(sql, "AccessShareLock") }
        }))
        // Attachments are written by those sends alone that have any, and keys are read before the accept.
        assert.sameMembers([...byAccepts.written, "email_attachments"], tables.written)
        const read = byAccepts.read.filter((table) => !byAccepts.written.includes(table))
        assert.sameMembers([...new Set([...read, "accounts", "api_keys"])], tables.read)
        yield* sql.withTransaction(Effect.gen(function*() {
          const before = yield* sql.unsafe(`SELECT pg_current_xact_id_if_assigned()::text AS id`)
          yield* sql.unsafe(touchStatement, [firstIdOf(Date.now())]).unprepared
          assert.sameMembers([...yield* locked(sql, "RowExclusiveLock")], tables.written)
          const partitions = yield* sql.unsafe<{ readonly name: string }>(`
            SELECT DISTINCT c.relname::text AS name FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
            WHERE l.pid = pg_backend_pid() AND c.relkind = 'r' AND c.relispartition`).unprepared
          const month = new Date().toISOString().slice(0, 7).replace("-", "_")
          assert.isNotEmpty(partitions)
          assert.isEmpty(partitions.filter(({ name }) => !name.endsWith(month)))
          // It has written nothing.
          assert.deepStrictEqual(yield* sql.unsafe(`SELECT pg_current_xact_id_if_assigned()::text AS id`), before)
        }))
      }).pipe(Effect.provide(storage))
    }).pipe(Effect.scoped))
})
