/**
 * Which part of a limit a process may take that several share, so that all together never take more than the limit.
 *
 * Each process says which ones it counts with (its view), and takes no more than that view gives it. It takes as much only
 * once all in the view say that they have kept to the same one for long enough. Until then it takes the least of what it
 * had and what it will have: a process that begins has nothing, and the part of one that ended is unused.
 */

/** A place among those that share. */
export interface Place {
  /** 0 to `size - 1`, each of them once. */
  readonly rank: number
  readonly size: number
}

/** Where a process stands. Times are in milliseconds. */
export interface Standing {
  /** The processes that it counts with, itself included. */
  readonly view: string
  /** Since when it has taken no more than the view gives it. */
  readonly heldSince: number
  /** What it takes is the least of what these give; none: nothing. */
  readonly places: ReadonlyArray<Place>
  /** Whether all in the view have said that they keep to it. */
  readonly isAgreed: boolean
  /** Since when it takes anything. */
  readonly since: number
  /** Until when the others count with it. */
  readonly until: number
}

/** What a process says of itself to the others. */
export interface Pledge {
  readonly view: string
  /** Whether what it had beyond the view is used up and over. */
  readonly isSettled: boolean
}

/** One that shares, as another one hears of it. */
export interface Member {
  readonly id: string
  /** null: its version shares nothing. */
  readonly pledge: Pledge | null
}

/** A process that shares with nobody. */
export const alone: Standing = {
  view: "",
  heldSince: -Infinity,
  places: [{ rank: 0, size: 1 }],
  isAgreed: true,
  since: -Infinity,
  until: Infinity
}

/** A process that has not heard of the others yet. */
export const newcomer: Standing = { ...alone, places: [], isAgreed: false, until: -Infinity }

/** A process keeps its part for so long after it was heard of. */
const leaseMillis = 60_000
/** It stops so much earlier, since no two clocks are the same. */
const skewMillis = 5_000
/**
 * Others count with it for longer. It may not be dead: by then what it had under way has an end, and its idle connections
 * are closed.
 */
export const countedMillis = leaseMillis + 60_000
/** By then the minute of a rate is past, what was under way has an end, and idle connections are closed. */
export const settleMillis = 75_000

/** What it says at a time. */
export const pledgeOf = ({ heldSince, view }: Standing, now: number): Pledge => ({
  view,
  isSettled: now - heldSince >= settleMillis
})

/** What it takes at a time is the least of what these give; none: nothing. */
export const placesAt = ({ places, until }: Standing, now: number): ReadonlyArray<Place> => now < until ? places : []

const isSame = (one: Place) => (other: Place) => one.rank === other.rank && one.size === other.size

/**
 * After it has said who it is and what it keeps to, which began at `now`, and then heard of all, itself included, in an
 * order that is the same for everyone. Where it is not among them it takes nothing.
 */
export const heard = (before: Standing, id: string, members: ReadonlyArray<Member>, now: number): Standing => {
  // Others may have its part by now.
  const isLapsed = before.places.length > 0 && now >= before.until
  const had = isLapsed ? { ...before, heldSince: before.until, places: [], isAgreed: false } : before
  const rank = members.findIndex((member) => member.id === id)
  if (rank === -1) {
    return { ...had, view: "", places: [], heldSince: had.places.length > 0 ? now : had.heldSince, isAgreed: false }
  }
  const place = { rank, size: members.length }
  const view = members.map((member) => member.id).join()
  const until = now + leaseMillis - skewMillis
  if (view !== had.view) {
    const { heldSince, places } = had
    return {
      ...had,
      view,
      until,
      isAgreed: false,
      heldSince: places.length === 0 ? heldSince : now,
      places: places.length === 0 || places.some(isSame(place)) ? places : [...places, place]
    }
  }
  if (!members.every(({ pledge }) => pledge === null || pledge.view === view && pledge.isSettled)) {
    return { ...had, until }
  }
  return { ...had, until, isAgreed: true, places: [place], since: had.places.length === 0 ? now : had.since }
}
