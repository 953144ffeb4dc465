/** A place in the queue of a lane: a time in milliseconds, and an id among those of the same time. */
export interface Place {
  readonly at: number
  readonly id: string
}

/** The lowest id: the place before all others of a time. */
export const lowestId = "00000000-0000-0000-0000-000000000000"

/** The first place of a time. */
export const startOf = (at: number): Place => ({ at, id: lowestId })

const isBefore = (left: Place, right: Place): boolean =>
  left.at < right.at || left.at === right.at && left.id < right.id

/** The earlier of two places; null: there is none. */
export const earlierOf = (left: Place | null, right: Place | null): Place | null =>
  left === null || (right !== null && isBefore(right, left)) ? right : left

/** A part of a group's queue that is read from one place onwards. */
export interface Lane {
  readonly group: string
  readonly name: string
  /** Nothing that may be claimed stands before it. */
  readonly from: Place
  /** The lane is not forgotten before this time, in milliseconds: something is due by then that no index leads to. */
  readonly until: number
}

/** What was found by reading a lane from its `from` on, at a time. */
interface LaneRead {
  readonly now: number
  /** The latest time at which anybody looked for what had become due: `now`, or later if the clock was set back. */
  readonly horizon: number
  /** The first place at which there may be something left; null if nothing that was due by `now` is. */
  readonly left: Place | null
}

/**
 * The groups of which a node knows that they have work that is due, in the order of their turns, and from which place on
 * each of their lanes is to be read. It replaces reading the queue from its beginning: what was claimed lies before
 * the places, whatever the database still keeps of it.
 *
 * It holds at most so many groups; `overflowed` tells that there were more, so that the queue has to be read again.
 */
export class DueGroups {
  readonly #max: number
  readonly #due = new Map<string, Map<string, Lane>>()
  readonly #later = new Map<string, Map<string, Lane>>()
  #nextLater = Infinity
  #overflowed = false

  constructor(options: { readonly max: number }) {
    this.#max = options.max
  }

  /** How many groups it holds. */
  get size(): number {
    return this.#due.size + this.#later.size
  }

  /** Whether a group had no room since this was last cleared. */
  get overflowed(): boolean {
    return this.#overflowed
  }

  /** When the earliest of the lanes is due that were not due yet; `Infinity` without any. */
  get nextLater(): number {
    return this.#nextLater
  }

  /** Forgets that there was no room. */
  clearOverflow(): void {
    this.#overflowed = false
  }

  /** Something may be due in a lane from a place on, and something is until then. */
  found(group: string, name: string, from: Place, until: number): void {
    const known = this.#due.get(group)?.get(name) ?? this.#later.get(group)?.get(name)
    if (known !== undefined && !isBefore(from, known.from) && until <= known.until) return
    const lane = {
      group,
      name,
      from: known === undefined || isBefore(from, known.from) ? from : known.from,
      until: Math.max(until, known?.until ?? until)
    }
    const lanes = this.#due.get(group)
    if (lanes !== undefined) return void lanes.set(name, lane)
    const later = this.#later.get(group)
    if (later === undefined && this.size >= this.#max) {
      this.#overflowed = true
      return
    }
    if (later === undefined) this.#later.set(group, new Map([[name, lane]]))
    else later.set(name, lane)
    this.#nextLater = Math.min(this.#nextLater, lane.from.at)
  }

  /**
   * The lanes of the next groups in turn that may have something due, group by group; at most so many groups, and of
   * those that are open.
   */
  next(
    count: number,
    now: number,
    isOpen: (group: string) => boolean = () => true
  ): ReadonlyArray<ReadonlyArray<Lane>> {
    this.#ripen(now)
    const groups: Array<ReadonlyArray<Lane>> = []
    for (const [group, lanes] of this.#due) {
      if (groups.length >= count) break
      if (!isOpen(group)) continue
      const due = [...lanes.values()].filter(({ from }) => from.at <= now)
      if (due.length > 0) groups.push(due)
    }
    return groups
  }

  /** Lanes of up to so many groups that have, or had, something due by then. */
  known(count: number, now: number): ReadonlyArray<Lane> {
    this.#ripen(now)
    const lanes: Array<Lane> = []
    for (const group of this.#due.values()) {
      if (count-- <= 0) break
      lanes.push(...group.values())
    }
    return lanes
  }

  /** The turn of a group is over: all others come before it. */
  turned(group: string): void {
    const lanes = this.#due.get(group)
    if (lanes === undefined) return
    this.#due.delete(group)
    this.#due.set(group, lanes)
  }

  /** What became of a lane that `next` gave out. Where more was found in it meanwhile, that counts as well. */
  wasRead(lane: Lane, { horizon, left, now }: LaneRead): void {
    const lanes = this.#due.get(lane.group)
    if (lanes?.get(lane.name) !== lane) {
      if (left !== null) this.found(lane.group, lane.name, left, left.at)
    } else if (left !== null) lanes.set(lane.name, { ...lane, from: left })
    // What becomes due until then is not looked for again: the lane has to lead to it.
    else if (now < Math.max(lane.until, horizon)) lanes.set(lane.name, { ...lane, from: startOf(now + 1) })
    else this.closed(lane.group, lane.name)
  }

  /** Nothing of a lane may be claimed until `found` names it again. */
  closed(group: string, name: string): void {
    for (const held of [this.#due, this.#later]) {
      const lanes = held.get(group)
      if (lanes !== undefined && lanes.delete(name) && lanes.size === 0) held.delete(group)
    }
  }

  #ripen(now: number): void {
    if (this.#nextLater > now) return
    this.#nextLater = Infinity
    for (const [group, lanes] of this.#later) {
      const earliest = Math.min(...[...lanes.values()].map(({ from }) => from.at))
      if (earliest <= now) {
        this.#later.delete(group)
        this.#due.set(group, lanes)
      } else this.#nextLater = Math.min(this.#nextLater, earliest)
    }
  }
}
