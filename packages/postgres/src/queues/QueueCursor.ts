import { DueGroups } from "./DueGroups.ts"

/** Groups that a node holds, of some 300 bytes each. */
export const maxGroups = 100_000

/** By how many milliseconds a lease may come to light later than one that ends with it: clocks differ, commits take time. */
export const leaseMargin = 2_000

/** What a node knows of a queue: up to where it has read it. All of it can be found again by a sweep. */
export interface QueueCursor {
  readonly groups: DueGroups
  /** The snapshot of the last round of a claim; null before the first, and after one of which the answer was lost. */
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

/** Up to where a node knows a queue, for a statement. */
export interface ReadFrom {
  readonly last: string
  readonly horizon: Date
  readonly leasesFrom: Date
}

export const readFrom = ({ horizon, leasesFrom, snapshot }: QueueCursor): ReadFrom => ({
  last: snapshot ?? "",
  horizon: new Date(horizon),
  leasesFrom: new Date(leasesFrom)
})

/** The earliest of these times, of the first lease's end and of the lanes that are not due yet; null without any. */
export const earliestOf = (
  cursor: QueueCursor,
  leaseEnd: Date | null,
  times: ReadonlyArray<Date | null>
): Date | null => {
  // A lease that is not there yet ends later than one would that began at the last claim.
  const newLeases = cursor.horizon + cursor.leaseMillis - leaseMargin
  cursor.leasesFrom = Math.max(cursor.leasesFrom, Math.min(leaseEnd?.getTime() ?? Infinity, newLeases))
  const millis = [leaseEnd, ...times].map((time) => time?.getTime() ?? Infinity)
  const earliest = Math.min(cursor.groups.nextLater, ...millis)
  return earliest === Infinity ? null : new Date(earliest)
}
