import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll, beforeAll } from "vitest"
import { type LocalPostgres, startPostgres } from "../../../scripts/local-postgres.ts"
import { newDatabaseOn } from "./databases.ts"

/**
 * A new database on a server for this file of tests alone, on which nothing but its own statements runs.
 *
 * Beside other tests the blocks that a statement reads depend on chance: while anybody's transaction is open on the
 * server, or autovacuum looks at a table, entries of what is dead are read again by whoever passes them.
 */
export const quietDatabases = () => {
  let server: LocalPostgres
  beforeAll(async () => {
    server = await startPostgres({ durable: false, settings: ["autovacuum=off"] })
  })
  afterAll(() => server?.stop())
  return Effect.suspend(() => newDatabaseOn(server.url))
}

/** The table that a row of the statistics is of: a month of the log is one of its partitions. */
export const tableOf = `regexp_replace(relname, '_[0-9]{4}_[0-9]{2}$', '')`

/**
 * How many blocks of these tables and of their indexes the sessions of this client have read, as the server counts them.
 * With one connection nothing is missing.
 */
const blocksRead = (tables: ReadonlyArray<string>) =>
  Effect.gen(function*() {
    const sql = yield* SqlClient
    yield* sql`SELECT pg_stat_force_next_flush()`
    const [row] = yield* sql<{ blocks: number }>`
      SELECT sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0))::int4 AS blocks
      FROM pg_statio_user_tables
      WHERE schemaname = 'sendwright' AND ${sql.literal(tableOf)} = ANY(${tables})`
    return row?.blocks ?? 0
  })

/** How many blocks of these tables and of their indexes a command reads. */
export const costOf = (tables: ReadonlyArray<string>) => <A, E, R>(command: Effect.Effect<A, E, R>) =>
  Effect.gen(function*() {
    const before = yield* blocksRead(tables)
    const value = yield* command
    return { blocks: (yield* blocksRead(tables)) - before, value }
  })

export const medianOf = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
