import * as EndpointPace from "./EndpointPace.ts"

/** How many endpoints there are of each pace: above, at and below the initial one, or paused by their own wish. */
export type PaceClass = "raised" | "initial" | "lowered" | "paused"

/** What a claim may take. */
export interface Allowance {
  /** In all. */
  readonly limit: number
  /** Of an endpoint that `rooms` does not name. */
  readonly perEndpoint: number
  readonly rooms: ReadonlyMap<string, number>
}

interface Known {
  pace: EndpointPace.EndpointPace
  inProgress: number
  pausedUntil: number
  lastClaim: number
}

/** Endpoints that are remembered at most, but for those with attempts in progress. */
const maxKnown = 1_000
/** How long an endpoint without attempts is remembered. */
const restMillis = 300_000

/**
 * The paces of the endpoints that a process calls, and how they share its slots. An endpoint gets no more slots than
 * are free for others, so that however many endpoints hang, some slots stay free; and while endpoints with a lowered
 * pace have half of the slots, no further attempt of such a one begins.
 */
export class EndpointPaces {
  readonly #bounds: EndpointPace.PaceBounds
  readonly #concurrency: number
  // The one longest not claimed from is first.
  readonly #known = new Map<string, Known>()

  constructor(bounds: EndpointPace.PaceBounds, concurrency: number) {
    this.#bounds = bounds
    this.#concurrency = concurrency
  }

  /**
   * What may be claimed while so many slots are free, at least one. Half of them, as those claimed take from `free`.
   * `rooms` names the endpoints that are handled in this process in any case.
   */
  allowance(free: number, now: number, handled: Iterable<string> = []): Allowance {
    this.#forget(now)
    const perEndpoint = Math.max(1, Math.min(this.#bounds.initial, Math.floor(free / 2)))
    let lowered = 0
    for (const known of this.#known.values()) if (this.#isLowered(known)) lowered += known.inProgress
    const loweredRoom = Math.max(1, Math.floor(this.#concurrency / 2)) - lowered
    const rooms = new Map<string, number>()
    for (const id of handled) rooms.set(id, perEndpoint)
    for (const [id, known] of this.#known) {
      const room = this.#roomOf(known, free, loweredRoom, now)
      if (room !== perEndpoint) rooms.set(id, room)
    }
    return { limit: Math.ceil(free / 2), perEndpoint, rooms }
  }

  /** One attempt of an endpoint was claimed, and is in progress from now on. */
  claimed(id: string, now: number): void {
    const known = this.#known.get(id) ??
      { pace: EndpointPace.initial(this.#bounds), inProgress: 0, pausedUntil: 0, lastClaim: now }
    known.inProgress++
    known.lastClaim = now
    this.#known.delete(id)
    this.#known.set(id, known)
  }

  /** One attempt of an endpoint came to its end, and asked for a pause of so many milliseconds. */
  ended(id: string, signal: EndpointPace.Signal, pauseMillis: number, now: number): void {
    const known = this.#known.get(id)
    if (known === undefined) return
    known.pace = EndpointPace.after(known.pace, signal, known.inProgress, this.#bounds)
    known.inProgress--
    if (pauseMillis > 0) known.pausedUntil = Math.max(known.pausedUntil, now + pauseMillis)
  }

  /** How many endpoints there are of each pace. */
  classes(now: number): Readonly<Record<PaceClass, number>> {
    const counts = { raised: 0, initial: 0, lowered: 0, paused: 0 }
    for (const known of this.#known.values()) {
      const limit = Math.floor(known.pace.limit)
      if (known.pausedUntil > now) counts.paused++
      else if (this.#isLowered(known)) counts.lowered++
      else if (limit > this.#bounds.initial) counts.raised++
      else counts.initial++
    }
    return counts
  }

  #roomOf({ inProgress, pace, pausedUntil, ...known }: Known, free: number, loweredRoom: number, now: number): number {
    if (pausedUntil > now) return 0
    const share = Math.max(inProgress === 0 ? 1 : 0, Math.floor((free - inProgress) / 2))
    const own = Math.min(Math.floor(pace.limit) - inProgress, share)
    return Math.max(0, this.#isLowered({ pace, ...known }) ? Math.min(own, loweredRoom) : own)
  }

  #isLowered({ pace }: Pick<Known, "pace">): boolean {
    return Math.floor(pace.limit) < this.#bounds.initial
  }

  #forget(now: number): void {
    for (const [id, { inProgress, lastClaim }] of this.#known) {
      if (this.#known.size <= maxKnown && now - lastClaim < restMillis) return
      if (inProgress === 0) this.#known.delete(id)
    }
  }
}
