import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * The months of the log that a command opens, newest first, by the locks that it leaves behind in the caller's
 * transaction: a partition that a statement is planned for, or that its kept plan has, is locked even where nothing is
 * read of it. Seven times, each after what `prepare` does outside: by then a prepared statement has its final plan. Those
 * later than `now` are left out: they are made ahead, and empty.
 */
export const openedMonths = <A, E, R, B, E2, R2>(
  prepare: Effect.Effect<A, E, R>,
  command: (a: A) => Effect.Effect<B, E2, R2>,
  now: Date
) =>
  Effect.gen(function*() {
    const present = now.toISOString().slice(0, 7)
    const sql = yield* SqlClient
    const found = new Set<string>()
    for (let i = 0; i < 7; i++) {
      const prepared = yield* prepare
      const rows = yield* sql.withTransaction(Effect.andThen(
        command(prepared),
        sql<{ readonly month: string }>`
          SELECT DISTINCT substring(c.relname FROM '_([0-9]{4}_[0-9]{2})') AS month
          FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
          WHERE l.pid = pg_backend_pid() AND c.relname ~ '_[0-9]{4}_[0-9]{2}'`
      ))
      for (const { month } of rows) found.add(month.replace("_", "-"))
    }
    return [...found].filter((month) => month <= present).sort().toReversed()
  })

/**
 * The months of a table of which a command reads anything by the index of some columns, or from beginning to end; newest
 * first. One connection must do it all. Other indexes do not count: the planner looks into one by id for the bounds.
 */
export const readMonths = <A, E, R>(table: string, columns: string, command: Effect.Effect<A, E, R>) =>
  Effect.gen(function*() {
    const sql = yield* SqlClient
    const counts = Effect.gen(function*() {
      yield* sql`SELECT pg_stat_force_next_flush()`
      const rows = yield* sql<{ readonly month: string; readonly scans: number }>`
        SELECT right(t.relname, 7) AS month, (t.seq_scan + i.idx_scan)::int4 AS scans
        FROM pg_stat_user_tables t JOIN pg_stat_user_indexes i ON i.relid = t.relid
        WHERE t.schemaname = 'sendwright' AND i.indexrelname ~ ${`^${table}_[0-9]{4}_[0-9]{2}_${columns}_idx$`}`
      return new Map(rows.map(({ month, scans }) => [month.replace("_", "-"), scans]))
    })
    const before = yield* counts
    yield* command
    const after = yield* counts
    return [...after].filter(([month, scans]) => scans > (before.get(month) ?? 0)).map(([month]) => month).sort()
      .toReversed()
  })
