import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "./Database.ts"
import { DueGroups, startOf } from "./DueGroups.ts"
import { LowWater } from "./LowWater.ts"
import * as P from "./params.ts"

/** Groups that a node holds, of some 300 bytes each. */
const maxGroups = 100_000

/** Blocks of the table that one statement of a sweep reads: 8 MB, a few milliseconds. */
const sliceBlocks = 1_024

/** A sweep begins no sooner after the last than this, and than so many times as long as that one took. */
const minPauseMillis = 30_000
const pauseShare = 100

/** What a node knows of the queue: up to where it has read it. All of it can be found again by a sweep. */
export interface SendCursor {
  readonly groups: DueGroups
  /** The snapshot of the last look; null before the first, and after one of which the answer was lost. */
  snapshot: string | null
  /** By when all that became due by the clock was found, in milliseconds. */
  horizon: number
  /** No lease ends before it. */
  leasesFrom: number
  /** How long the leases of the last claim last. */
  leaseMillis: number
  /** Of the kept reports and of the scheduled emails, for looking ahead. */
  readonly kept: LowWater
  readonly scheduled: LowWater
  /** The block at which the sweep goes on that is under way. */
  block: number | null
  /** When the next sweep may begin, and how long the one under way took up to now. */
  sweepAt: number
  spentMillis: number
}

export const makeCursor = (): SendCursor => ({
  groups: new DueGroups({ max: maxGroups }),
  snapshot: null,
  horizon: 0,
  leasesFrom: 0,
  leaseMillis: 0,
  kept: new LowWater(),
  scheduled: new LowWater(),
  block: null,
  sweepAt: 0,
  spentMillis: 0
})

const snapshotStatement = `SELECT pg_current_snapshot()::text AS snapshot`

// The table itself, block by block: what is dead costs a fraction of what it costs in an index, and every step is bound.
// Jobs that become due after the horizon are found by the clock.
const sliceStatement = `
WITH slice AS MATERIALIZED (
  SELECT j.account_id, j.mode, j.wake_at, j.queued_at, j.token FROM sendwright.send_jobs j
  WHERE j.ctid >= $1::text::tid AND j.ctid < $2::text::tid AND NOT j.held
)
SELECT g.account_id, g.mode, g.first, g.last, NULL::timestamptz AS lease_end, NULL::int4 AS blocks
FROM (
  SELECT account_id, mode, min(wake_at) AS first, max(wake_at) AS last FROM slice
  WHERE token IS NULL AND (wake_at <= $3 OR wake_at = queued_at) GROUP BY account_id, mode
) g
LEFT JOIN LATERAL (SELECT * FROM sendwright.accounts x WHERE x.id = g.account_id OFFSET 0) c ON true
WHERE c.suspended_at IS NULL AND (c.paused_at IS NULL OR g.mode = 'test')
UNION ALL
SELECT NULL, NULL, NULL, NULL, (SELECT min(wake_at) FROM slice WHERE token IS NOT NULL),
  (pg_relation_size('sendwright.send_jobs') / current_setting('block_size')::int4)::int4`

type SliceRow =
  | { readonly account_id: string; readonly mode: string; readonly first: Date; readonly last: Date }
  | { readonly account_id: null; readonly lease_end: Date | null; readonly blocks: number }

/** Reads some blocks more; answers whether the sweep is through. */
const readSlice = Effect.fnUntraced(function*(db: Database, cursor: SendCursor): Effect.fn.Return<boolean, SqlError> {
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
    if (row.account_id === null) {
      blocks = row.blocks
      if (row.lease_end !== null) cursor.leasesFrom = Math.min(cursor.leasesFrom, row.lease_end.getTime())
    } else cursor.groups.found(row.account_id, row.mode, startOf(row.first.getTime()), row.last.getTime())
  }
  const now = clock.currentTimeMillisUnsafe()
  cursor.spentMillis += now - begun
  cursor.block = to < blocks ? to : null
  if (cursor.block !== null) return false
  cursor.sweepAt = now + Math.max(minPauseMillis, pauseShare * cursor.spentMillis)
  cursor.spentMillis = 0
  return true
})

/**
 * Reads the queue before the first look, all of it, and from time to time again, a slice at a call: what a node should
 * know of and does not, whatever the reason, is found by then.
 */
export const sweep = Effect.fnUntraced(function*(
  db: Database,
  cursor: SendCursor,
  horizon: number
): Effect.fn.Return<void, SqlError> {
  if (cursor.snapshot === null) {
    const [row] = yield* db.query<{ readonly snapshot: string }>(snapshotStatement)
    cursor.horizon = cursor.leasesFrom = horizon
    cursor.block = null
    cursor.spentMillis = 0
    // What changes while the sweep goes on is what the first look finds.
    while (!(yield* readSlice(db, cursor))) yield* Effect.yieldNow
    cursor.snapshot = row?.snapshot ?? null
    return
  }
  const { groups } = cursor
  const now = (yield* Clock.Clock).currentTimeMillisUnsafe()
  if (groups.overflowed && groups.size < maxGroups / 2) {
    groups.clearOverflow()
    cursor.sweepAt = now
  }
  if (cursor.block !== null || now >= cursor.sweepAt) yield* readSlice(db, cursor)
})
