import type { LockHolder } from "@sendwright/core/foundation/LockHolder"
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { statementWords } from "../sql/statementWords.ts"

/** So many are named. */
const most = 3
/** So many of those that wait are asked about, the first first: to ask looks at all locks. */
const mostWaiting = 20
/** Locks that are held for so long are no part of an ordinary command. */
const heldMillis = 1_000

/**
 * Who is waited for: by those who wait for a lock on a table of the schema, or for a row while they work with these
 * tables; and those who hold a lock that no accept gets past, if nobody waits at the moment. Without the rights of
 * pg_read_all_stats only pid and application of other users are seen.
 */
const statement = `
WITH ours AS MATERIALIZED (
  SELECT oid, relname FROM pg_class WHERE relnamespace = to_regnamespace('sendwright') AND relkind IN ('r', 'p')
),
locks AS MATERIALIZED (
  SELECT l.pid, l.mode, l.granted, l.waitstart, o.relname FROM pg_locks l LEFT JOIN ours o ON o.oid = l.relation
  WHERE l.locktype IN ('relation', 'tuple', 'transactionid')
    AND (l.database IS NULL OR l.database = (SELECT oid FROM pg_database WHERE datname = current_database()))
),
waiting AS MATERIALIZED (
  SELECT pid, min(relname) AS relname FROM locks w
  WHERE NOT granted
    AND (relname IS NOT NULL OR EXISTS (SELECT FROM locks h WHERE h.pid = w.pid AND h.relname IS NOT NULL))
  GROUP BY pid ORDER BY min(waitstart) LIMIT ${mostWaiting}
),
blocking AS (
  SELECT b.pid, w.relname, true AS is_waited_for FROM waiting w, unnest(pg_blocking_pids(w.pid)) AS b (pid)
  UNION ALL
  SELECT h.pid, h.relname, false FROM locks h LEFT JOIN pg_stat_activity a ON a.pid = h.pid
  WHERE h.granted AND h.relname IS NOT NULL AND h.pid <> pg_backend_pid()
    AND h.mode IN ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    AND (a.xact_start IS NULL OR clock_timestamp() - a.xact_start > interval '${heldMillis} milliseconds')
)
SELECT nullif(b.pid, 0)::int4 AS pid, COALESCE(a.application_name, '') AS application, a.xact_start AS since,
  COALESCE(a.state LIKE 'idle in transaction%', false) AS is_idle, b.pid IN (SELECT pid FROM waiting) AS is_waiting,
  CASE WHEN a.state IS NOT NULL THEN a.query END AS statement, b.relname::text AS table
FROM (
  SELECT pid, min(relname) AS relname, count(*) FILTER (WHERE is_waited_for) AS waiters FROM blocking GROUP BY pid
) b LEFT JOIN pg_stat_activity a ON a.pid = b.pid
ORDER BY is_waiting, b.waiters DESC, a.xact_start, b.pid LIMIT ${most}`

interface Row {
  readonly pid: number | null
  readonly application: string
  readonly since: Date | null
  readonly is_idle: boolean
  readonly is_waiting: boolean
  readonly statement: string | null
  readonly table: string | null
}

const mostNameLength = 64

/** What a client calls itself, on one line. */
const nameOf = (application: string): string => application.replace(/[^\x20-\x7e]/g, "?").slice(0, mostNameLength)

const toHolder = (row: Row): LockHolder => ({
  pid: row.pid,
  application: nameOf(row.application),
  since: row.since,
  isIdle: row.is_idle,
  isWaiting: row.is_waiting,
  statement: row.statement === null ? null : statementWords(row.statement),
  table: row.table
})

/** Who holds the locks that commands wait for now, those first who wait for nobody. */
export const lockHolders = (sql: SqlClient): Effect.Effect<ReadonlyArray<LockHolder>, SqlError> =>
  Effect.map(sql.unsafe<Row>(statement).unprepared, (rows) => rows.map(toHolder))
