import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import * as P from "../sql/params.ts"
import { DueGroups, startOf } from "./DueGroups.ts"

/** Groups that a node holds, of some 300 bytes each. */
const maxGroups = 100_000

/** Blocks of the table that one statement of a sweep reads: 8 MB, a few milliseconds. */
const sliceBlocks = 1_024

/** A sweep begins no sooner after the last than this, and than so many times as long as that one took. */
const minPauseMillis = 30_000
const pauseShare = 100

/** By how many milliseconds a lease may come to light later than one that ends with it: clocks differ, commits take time. */
export const leaseMargin = 2_000

/** What a node knows of a queue: up to where it has read it. All of it can be found again by a sweep. */
export interface QueueCursor {
  readonly groups: DueGroups
  /** The snapshot of the last look; null before the first, and after one of which the answer was lost. */
  snapshot: string | null
  /** By when all that became due by the clock was found, in milliseconds. */
  horizon: number
  /** No lease ends before it. */
  leasesFrom: number
  /** How long the leases of the last claim last. */
  leaseMillis: number
  /** The block at which the sweep goes on that is under way. */
  block: number | null
  /** When the next sweep may begin, and how long the one under way took up to now. */
  sweepAt: number
  spentMillis: number
}

export const makeCursor = (): QueueCursor => ({
  groups: new DueGroups({ max: maxGroups }),
  snapshot: null,
  horizon: 0,
  leasesFrom: 0,
  leaseMillis: 0,
  block: null,
  sweepAt: 0,
  spentMillis: 0
})

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

/**
 * Reads a queue before the first look, all of it, and from time to time again, a slice at a call: what a node should
 * know of and does not, whatever the reason, is found by then. The statement reads a slice of the queue's table.
 * $1 first block, $2 block behind the last, $3 horizon.
 */
export const sweepOf = (sliceStatement: string) =>
  Effect.fnUntraced(function*(
    db: Database,
    cursor: QueueCursor,
    horizon: number
  ): Effect.fn.Return<void, SqlError> {
    if (cursor.snapshot === null) {
      const [row] = yield* db.query<{ readonly snapshot: string }>(snapshotStatement)
      cursor.horizon = cursor.leasesFrom = horizon
      cursor.block = null
      cursor.spentMillis = 0
      // What changes while the sweep goes on is what the first look finds.
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
