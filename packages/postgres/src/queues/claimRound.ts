import { earlierOf, type Lane, type Place, startOf } from "./DueGroups.ts"
import { leaseMargin, type QueueCursor, type ReadFrom } from "./QueueCursor.ts"

/** What a claim is asked for, whatever the queue. Its `now` is the database's. */
interface ClaimOptions {
  readonly now: Date
  readonly leaseMillis: number
  readonly toleranceMillis: number | null
}

/** What one round of a claim is made with, whatever the queue: a claim may take several. */
export interface ClaimRound<out Options extends ClaimOptions = ClaimOptions> extends ReadFrom {
  readonly options: Options
  readonly limit: number
  /** What the leases' tokens begin with. */
  readonly token: string
  /** The lanes to claim from, group by group in the order of their turns. */
  readonly lanes: ReadonlyArray<ReadonlyArray<Lane>>
  /** Whether no other group has anything due, so that what is found may be claimed at once. */
  readonly direct: boolean
}

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

/** What a round found apart from leases. */
export interface RoundFound<out Found extends LaneFound> {
  /** Up to where was read; null where a sweep has to find what was added. */
  readonly snapshot: string | null
  /** Whether more was added than the round has read. */
  readonly more: boolean
  readonly lanes: ReadonlyArray<Found>
}

/** How a round took a lane. */
interface LaneTaken {
  readonly group: string
  readonly name: string
  /** How many jobs it was to read. */
  readonly depth: number
  /** Nothing of it may be claimed now. */
  readonly closed?: boolean
  /** From where on it is still to be read, which the round did not do. */
  readonly unread?: Place | null | undefined
}

export const placeOf = (at: number | null, id: string | null): Place | null =>
  at === null || id === null ? null : { at, id }

/** Keeps what a round found, for the next rounds and claims. A group whose jobs it did not get to stays in its turn. */
export const keepFound = <Found extends LaneFound>(
  cursor: QueueCursor,
  { lanes, options: { leaseMillis, now } }: ClaimRound,
  found: RoundFound<Found>,
  hasLapsed: boolean,
  takenOf: (lane: Found) => LaneTaken
): void => {
  const { groups } = cursor
  const at = now.getTime()
  const horizon = cursor.horizon = Math.max(cursor.horizon, at)
  cursor.snapshot = found.snapshot
  cursor.leaseMillis = leaseMillis
  if (!hasLapsed) cursor.leasesFrom = Math.max(cursor.leasesFrom, at - leaseMargin)
  const given = new Map(lanes.flat().map((lane) => [`${lane.group} ${lane.name}`, lane]))
  const waiting = new Set<string>()
  for (const lane of found.lanes) {
    const { closed = false, depth, group, name, unread } = takenOf(lane)
    if (closed) {
      groups.closed(group, name)
      continue
    }
    const first = placeOf(lane.left_at, lane.left_id)
    // The queue was read up to the last job. A changed job that is left may lie far behind it.
    const left = earlierOf(first, lane.read >= depth ? placeOf(lane.last_at, lane.last_id) : null)
    const known = given.get(`${group} ${name}`)
    if (unread !== undefined) { if (unread !== null) groups.found(group, name, unread, unread.at) }
    else if (known !== undefined) groups.wasRead(known, { now: at, horizon, left })
    else if (left !== null) groups.found(group, name, left, left.at)
    if (lane.later_at !== null && lane.later_until !== null) {
      groups.found(group, name, startOf(lane.later_at), lane.later_until)
    }
    if (first !== null && !lane.tried) waiting.add(group)
  }
  for (const [lane] of lanes) if (lane !== undefined && !waiting.has(lane.group)) groups.turned(lane.group)
}
