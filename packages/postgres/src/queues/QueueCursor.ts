import { DueGroups, type Lane, type Place, startOf } from "./DueGroups.ts"

/** Groups that a node holds, of some 300 bytes each. */
export const maxGroups = 100_000

/** By how many milliseconds a lease may come to light later than one that ends with it: clocks differ, commits take time. */
const leaseMargin = 2_000

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

/** What a round found of one lane. */
export interface LaneFound {
  /** The first job that is due and was not leased. */
  readonly left_at: number | null
  readonly left_id: string | null
  /** The last that was read of the queue from the lane's place on, and how many were. */
  readonly last_at: number | null
  readonly last_id: string | null
  readonly read: number
  /** Whether the round tried to lease some of them. */
  readonly tried: boolean
  /** The first and the last job that is due as soon as it is stored, and yet later than now: of a clock that is ahead. */
  readonly later_at: number | null
  readonly later_until: number | null
}

export const placeOf = (at: number | null, id: string | null): Place | null =>
  at === null || id === null ? null : { at, id }

/** Keeps what came to light of a lane later than now. */
export const keepLater = (
  { groups }: QueueCursor,
  group: string,
  name: string,
  { later_at: first, later_until: until }: LaneFound
): void => {
  if (first !== null && until !== null) groups.found(group, name, startOf(first), until)
}

/** Keeps what is left of a lane of which up to `depth` jobs were read; `passed` is the lane, if the round was given it. */
export const keepLeft = (
  { groups, horizon }: QueueCursor,
  { depth, found, group, name, now, passed }: {
    readonly group: string
    readonly name: string
    readonly now: Date
    readonly found: LaneFound
    readonly depth: number
    readonly passed: Lane | undefined
  }
): void => {
  const left = placeOf(found.left_at, found.left_id) ??
    (found.read >= depth ? placeOf(found.last_at, found.last_id) : null)
  if (passed !== undefined) groups.wasRead(passed, { now: now.getTime(), horizon, left })
  else if (left !== null) groups.found(group, name, left, left.at)
}

/** Keeps up to where a round of a claim has read the queue. */
export const keepRead = (
  cursor: QueueCursor,
  { leaseMillis, now }: { readonly now: Date; readonly leaseMillis: number },
  { hasLapsed, snapshot }: { readonly snapshot: string | null; readonly hasLapsed: boolean }
): void => {
  cursor.snapshot = snapshot
  cursor.horizon = Math.max(cursor.horizon, now.getTime())
  cursor.leaseMillis = leaseMillis
  if (!hasLapsed) cursor.leasesFrom = Math.max(cursor.leasesFrom, now.getTime() - leaseMargin)
}

/** Ends the turns of the groups that a round was given, but of those that wait for jobs which it did not get to. */
export const endTurns = (
  { groups }: QueueCursor,
  passed: ReadonlyArray<ReadonlyArray<Lane>>,
  waiting: ReadonlySet<string>
): void => {
  for (const [first] of passed) if (first !== undefined && !waiting.has(first.group)) groups.turned(first.group)
}

/** A claim has leased something: its leases end together. */
export const keepLeased = (
  cursor: QueueCursor,
  { leaseMillis, now }: { readonly now: Date; readonly leaseMillis: number }
): void => {
  cursor.leasesFrom = Math.min(cursor.leasesFrom, now.getTime() + leaseMillis)
}

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
