import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { SiteAnswers, SiteOrders, SiteRefusal, SiteReport, SiteState } from "../foundation/SiteShaping.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type { QueuedMoved } from "./SendJobs.ts"

/** Sites that are remembered: those that were used last, and all that are paused. */
export const maxSites = 2_000
/** A process is forgotten that has said nothing of a site for so long, in milliseconds. */
export const silentMillis = 3 * 60_000
/** Emails that are counted of those that wait for a site. */
export const maxCounted = 10_000

/** A pause of a site. */
export interface SitePause {
  readonly at: Date
  /** The name of the operator. */
  readonly by: string
}

/** What is known of a site, of all processes together. */
export interface SiteView {
  readonly site: string
  /** The worst state of any process; null: none has used it within minutes. */
  readonly state: SiteState | null
  /** null: it is not. */
  readonly paused: SitePause | null
  /** Messages a minute that the processes may hand over to it. */
  readonly perMinute: number
  /** Messages that are handed over to it now, each on a connection. */
  readonly connections: number
  /** Those of the last ten minutes. */
  readonly answers: SiteAnswers
  /** To the minute. */
  readonly refusal: SiteRefusal | null
  /** When it was used last, to the minute. */
  readonly seenAt: Date
  /** Emails that it put off for some recipient, up to `maxCounted`: there may be more. */
  readonly waiting: number
  /** When the one of them was queued that was accepted first; null: none waits. */
  readonly oldestAt: Date | null
}

/** Where a page of sites goes on: paused ones come first, then by state, the worst first, then by name. */
export interface SitePlace {
  readonly rank: number
  readonly site: string
}

/** The rank of a site in lists: 3 where it is paused, 2 where it rests, 1 where it is slowed, otherwise 0. */
export const rankOf = ({ paused, state }: Pick<SiteView, "paused" | "state">): number =>
  paused !== null ? 3 : state === "resting" ? 2 : state === "slowed" ? 1 : 0

/** A step over the emails that wait for a site, by their ids. */
export interface SiteStep {
  readonly site: string
  /** What the step before answered as `next`; null for the first one. */
  readonly after: string | null
  /** Emails that one step looks at. */
  readonly limit: number
  readonly now: Date
}

/**
 * The port behind which processes tell what they give the sites of receivers, and operators see it and give orders. What
 * processes told may be lost at any time, by a crash of the database for example; orders are kept.
 */
export class SiteStore extends Context.Service<SiteStore, {
  /**
   * Stores what a process says of sites over what it said of them before, and forgets what processes have not said again
   * within `silentMillis`, and sites beyond `maxSites`. Answers with all pauses, and with the flushes since a time.
   */
  readonly report: (
    reporter: string,
    sites: ReadonlyArray<SiteReport>,
    options: { readonly now: Date; readonly flushedSince: Date }
  ) => Effect.Effect<SiteOrders, StorageError>
  /** Forgets what a process said that ends. */
  readonly leave: (reporter: string) => Effect.Effect<void, StorageError>
  /** Up to `limit` sites, in the order of their ranks and names, strictly after `after`. */
  readonly list: (query: {
    readonly after: SitePlace | null
    readonly limit: number
    readonly now: Date
  }) => Effect.Effect<ReadonlyArray<SiteView>, StorageError>
  /** One site; null: it is not known. */
  readonly find: (site: string, now: Date) => Effect.Effect<SiteView | null, StorageError>
  /** Pauses a site that is known and not paused. Answers whether it did. */
  readonly pause: (site: string, pause: SitePause) => Effect.Effect<boolean, StorageError>
  /** Ends a pause. Answers whether there was one. */
  readonly resume: (site: string) => Effect.Effect<boolean, StorageError>
  /** Has all processes forget how far they slowed a site down. Answers whether it is known. */
  readonly flush: (site: string, now: Date) => Effect.Effect<boolean, StorageError>
  /** Makes due at `dueAt` what would wait longer for a site. */
  readonly hasten: (step: SiteStep & { readonly dueAt: Date }) => Effect.Effect<QueuedMoved, StorageError>
  /**
   * Ends the waiting of those who wait for a site, by the evidence of `GivenUp.decide`: others of their emails
   * wait on.
   */
  readonly giveUp: (step: SiteStep) => Effect.Effect<QueuedMoved, StorageError>
}>()("@sendwright/core/sending/SiteStore") {}
