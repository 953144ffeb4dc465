import type { SiteAnswer, SiteState } from "@sendwright/core/foundation/SiteShaping"

export type { SiteAnswer, SiteState } from "@sendwright/core/foundation/SiteShaping"

/** How much of its limits a site is given at present. */
export interface SitePace {
  /** The share of the limits, `leastShare` to 1. */
  readonly share: number
  /** When it was halved last, in milliseconds. */
  readonly slowedAt: number
  /** How often in a row the site asked for less, and answered nothing else. */
  readonly row: number
  /** The site is left alone; null: it is not. */
  readonly rest: Rest | null
}

/** A time for which a site is left alone. */
interface Rest {
  /** When it is over, in milliseconds. */
  readonly until: number
  /** How long it is, in milliseconds. */
  readonly millis: number
  /** Whether the one message is under way that goes first. */
  readonly isProbing: boolean
}

/** A site is not slowed down beyond this share of its limits. */
export const leastShare = 1 / 64
/** In milliseconds. What had been handed over before says nothing of the pace that it was slowed down to. */
export const halvingMillis = 5_000
/** After so many requests in a row for less, and no other answer, a site is left alone. */
const rowBeforeRest = 10
/** The first rest, in milliseconds. Each further one is twice as long. */
export const firstRestMillis = 60_000
/** The longest rest, in milliseconds. */
export const longestRestMillis = 15 * 60_000

/** A site that takes what its limits allow. */
export const well: SitePace = { share: 1, slowedAt: -Infinity, row: 0, rest: null }

const halved = (pace: SitePace, now: number): SitePace =>
  now - pace.slowedAt < halvingMillis
    ? pace
    : { ...pace, share: Math.max(leastShare, pace.share / 2), slowedAt: now }

const restFor = (millis: number, now: number): Rest => ({ until: now + millis, millis, isProbing: false })

/**
 * The pace after an answer. `perMinute` is what this process may hand over in a minute at most: in the time in which
 * it uses up what it is given, the share grows by half, so that a site that had come down to the least share has all of
 * it again after some ten minutes. A site that is given nothing does not become faster.
 */
export const after = (pace: SitePace, answer: SiteAnswer, now: number, perMinute: number): SitePace => {
  const { rest } = pace
  switch (answer) {
    case "taken": {
      const messages = Math.max(1, perMinute * pace.share)
      return { ...pace, share: Math.min(1, pace.share * (1 + 0.5 / messages)), row: 0, rest: null }
    }
    case "other":
      return { ...pace, row: 0, rest: null }
    case "slowed": {
      if (rest !== null && !rest.isProbing) return pace
      const slower = { ...halved(pace, now), row: Math.min(rowBeforeRest, pace.row + 1) }
      if (rest !== null) return { ...slower, rest: restFor(Math.min(longestRestMillis, rest.millis * 2), now) }
      return slower.row < rowBeforeRest ? slower : { ...slower, rest: restFor(firstRestMillis, now) }
    }
    case "silent":
      return rest !== null && rest.isProbing ? { ...pace, rest: restFor(rest.millis, now) } : pace
  }
}

/** Whether messages may go: any; one, to see whether the site is well again; or none. */
export const admits = ({ rest }: SitePace, now: number): "any" | "probe" | "none" =>
  rest === null ? "any" : now >= rest.until && !rest.isProbing ? "probe" : "none"

/** The pace while the message that goes first is under way, or after it was broken off. */
export const probing = (pace: SitePace, isProbing: boolean): SitePace =>
  pace.rest === null ? pace : { ...pace, rest: { ...pace.rest, isProbing } }

/**
 * Whether rests have become as long as they may. Messages are then put off as by the site itself, so that one that is
 * refused for days comes to an end.
 */
export const isLasting = ({ rest }: SitePace): boolean => rest !== null && rest.millis >= longestRestMillis

/** The state of a site. */
export const stateOf = ({ rest, share }: SitePace): SiteState =>
  rest !== null ? "resting" : share < 1 ? "slowed" : "well"
