import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import * as P from "../sql/params.ts"
import { startOf } from "./DueGroups.ts"
import { maxGroups, type QueueCursor } from "./QueueCursor.ts"

/** Blocks of the table that one statement of a sweep reads: 8 MB, a few milliseconds. */
const sliceBlocks = 1_024

/** A sweep begins no sooner after the last than this, and than so many times as long as that one took. */
const minPauseMillis = 30_000
const pauseShare = 100

const snapshotStatement = `SELECT pg_current_snapshot()::text AS snapshot`

/** What a slice of a queue's table has: a row for each lane, and one for the leases and the blocks of the table. */
type SliceRow =
  | { readonly group: string; readonly lane: string; readonly first: Date; readonly last: Date }
  | { readonly group: null; readonly lease_end: Date | null; readonly blocks: number }

const readSlice = Effect.fnUntraced(function*(
  db: Database,
  cursor: QueueCursor,
  sliceStatement: string
): Effect.fn.Return<boolean, SqlError> {
  const clock = yield* Clock.Clock
  const begun = clock.currentTimeMillisUnsafe()
  const from = cursor.block ?? 0
  const to = from + sliceBlocks
  const rows = yield* db.query<SliceRow>(sliceStatement, [
    P.text(`(${from},0)`),
    P.text(`(${to},0)`),
    P.time(new Date(cursor.horizon))
  ])
  let blocks = 0
  for (const row of rows) {
    if (row.group === null) {
      blocks = row.blocks
      if (row.lease_end !== null) cursor.leasesFrom = Math.min(cursor.leasesFrom, row.lease_end.getTime())
    } else cursor.groups.found(row.group, row.lane, startOf(row.first.getTime()), row.last.getTime())
  }
  const now = clock.currentTimeMillisUnsafe()
  cursor.spentMillis += now - begun
  cursor.block = to < blocks ? to : null
  if (cursor.block !== null) return false
  cursor.sweepAt = now + Math.max(minPauseMillis, pauseShare * cursor.spentMillis)
  cursor.spentMillis = 0
  return true
})

interface Swept {
  readonly table: string
  /** What is read of the jobs `j` of a slice. */
  readonly columns: string
  /** The condition of jobs that count; without it all do. */
  readonly condition?: string
  /** Selects the lanes of `slice` which have jobs that are due by the horizon, $3, or were so when they were stored. */
  readonly lanes: string
}

/**
 * Reads a queue before the first claim, all of it, and from time to time again, a slice at a call: what a node should
 * know of and does not, whatever the reason, is found by then. Jobs that become due after the horizon are found by the
 * clock.
 *
 * It reads the table itself, block by block: what is dead costs a fraction of what it costs in an index, and every step
 * has a bound.
 */
export const sweepOf = ({ columns, condition, lanes, table }: Swept) => {
  const sliceStatement = `
WITH slice AS MATERIALIZED (
  SELECT ${columns} FROM ${table} j
  WHERE j.ctid >= $1::text::tid AND j.ctid < $2::text::tid${condition === undefined ? "" : ` AND ${condition}`}
)
${lanes}
UNION ALL
SELECT NULL, NULL, NULL, NULL, (SELECT min(wake_at) FROM slice WHERE token IS NOT NULL),
  (pg_relation_size('${table}') / current_setting('block_size')::int4)::int4`
  return Effect.fnUntraced(function*(
    db: Database,
    cursor: QueueCursor,
    horizon: number
  ): Effect.fn.Return<void, SqlError> {
    if (cursor.snapshot === null) {
      const [row] = yield* db.query<{ readonly snapshot: string }>(snapshotStatement)
      cursor.horizon = cursor.leasesFrom = horizon
      cursor.block = null
      cursor.spentMillis = 0
      // What changes while the sweep goes on is what the first claim finds.
      while (!(yield* readSlice(db, cursor, sliceStatement))) yield* Effect.yieldNow
      cursor.snapshot = row?.snapshot ?? null
      return
    }
    const { groups } = cursor
    const now = (yield* Clock.Clock).currentTimeMillisUnsafe()
    if (groups.overflowed && groups.size < maxGroups / 2) {
      groups.clearOverflow()
      cursor.sweepAt = now
    }
    if (cursor.block !== null || now >= cursor.sweepAt) yield* readSlice(db, cursor, sliceStatement)
  })
}
