/** The states in which a site is given what it takes, the worst last. */
export const siteStates = ["well", "slowed", "resting"] as const
/** `slowed`: it asked for less; `resting`: it is left alone for a while, since it put everything off. */
export type SiteState = typeof siteStates[number]

/**
 * What answers say of a site: it took a message; it asked for fewer messages or connections; it said something else, of
 * the message or the sender; or nobody answered.
 */
export const siteAnswers = ["taken", "slowed", "other", "silent"] as const
/** One of `siteAnswers`. */
export type SiteAnswer = typeof siteAnswers[number]

/** How many answers there were of each kind. */
export type SiteAnswers = { readonly [Answer in SiteAnswer]: number }

/** The last answer of a site that was none of `taken`. */
export interface SiteRefusal {
  /** The code of the reply; null where there is none. */
  readonly code: string | null
  /** Its words without addresses, up to 300 characters. */
  readonly text: string
  readonly at: Date
}

/** What one process gives a site now, and what it heard. A site is all mail that is shaped together. */
export interface SiteReport {
  /** The pattern of a row of limits, or the name of the site, up to 160 characters. */
  readonly site: string
  readonly state: SiteState
  /** Messages a minute that the process may hand over to it; 0 while it rests. */
  readonly perMinute: number
  /** Messages that it hands over to it now, each on a connection. */
  readonly connections: number
  /** Those within the last ten minutes. */
  readonly answers: SiteAnswers
  readonly refusal: SiteRefusal | null
}

/** What operators ordered of sites. */
export interface SiteOrders {
  /** They are handed nothing. */
  readonly paused: ReadonlyArray<string>
  /** Those that were flushed lately, with how often they have been: at a new count, it is forgotten that they are slowed. */
  readonly flushed: ReadonlyArray<{ readonly site: string; readonly count: number }>
}

/** What shapes the mail of a process to sites: it tells of them, and heeds what operators order. */
export interface SiteShaping {
  /** The sites of which there is news: up to 500, those that were not reported for the longest time first. */
  readonly report: () => ReadonlyArray<SiteReport>
  /** Replaces the orders that it had before. */
  readonly heed: (orders: SiteOrders) => void
}
