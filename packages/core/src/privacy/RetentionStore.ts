import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StorageError } from "../foundation/StorageError.ts"

/** One step through all emails that were accepted before a time, oldest first. */
export interface RetentionStep {
  /** Only emails that last changed before it. */
  readonly before: Date
  /**
   * `month`: an email goes with the calendar month (UTC) in which it was accepted. Nothing of a month is taken before all
   * of it lies before the time. From then on a storage may wait until it can take a month as a whole, but not longer than
   * until the next month lies before the time, too: then it takes the emails that may go one by one.
   */
  readonly by: "email" | "month"
  /**
   * Emails that are looked at one by one, at the most: they are locked together for as long as the step takes. A storage
   * that keeps months apart may take a whole month, of which all emails may go, in one step.
   */
  readonly limit: number
  /** What the step before answered as `next`; null: from the oldest email on. */
  readonly after: string | null
}

/** How long a link is kept that has expired, in milliseconds. */
export const expiredLinkMillis = 30 * 24 * 3_600_000
/**
 * How long the session of a portal is kept after its link has expired, in milliseconds: far longer than clocks differ, by
 * one of which the link might still be good.
 */
export const endedPortalMillis = 3_600_000
/** After how long a bucket of attempts to sign in is forgotten, in milliseconds: it is full again long before. */
export const attemptsMillis = 24 * 3_600_000

/** What a step did. */
export interface RetentionAnswer {
  /** How many emails it took; of a whole month as many as there were just before. */
  readonly count: number
  /** Where to go on; null where nothing is left. */
  readonly next: string | null
}

/**
 * The port through which what has become old is deleted. Every step is a short transaction of its own, which any
 * number of nodes may take at once: what another one holds is passed by.
 *
 * An email is finished when it is neither scheduled nor queued and no hand-off of it is due or under way. Only finished
 * ones are touched.
 */
export class RetentionStore extends Context.Service<RetentionStore, {
  /**
   * Deletes what finished emails contained: html, text, headers, attachments and the unsubscribe URL. What is left is
   * the log entry with its events.
   */
  readonly purgeContents: (step: RetentionStep) => Effect.Effect<RetentionAnswer, StorageError>
  /**
   * Deletes finished emails whole: with states, contents, attachments, events, and their webhook deliveries and
   * attempts. One with a delivery that is pending is passed by. Deliveries of no email, tests of endpoints, go when the
   * calendar month (UTC) in which they were made lies wholly before the time and all emails of it may go.
   */
  readonly removeEmails: (step: RetentionStep) => Effect.Effect<RetentionAnswer, StorageError>
  /** Deletes up to `limit` provider reports that have waited for an unknown email since before a time. */
  readonly pruneReports: (before: Date, limit: number) => Effect.Effect<number, StorageError>
  /**
   * Deletes what signs nobody in any more: sessions that have ended or were not used since `idleSince`, links that ended
   * 30 days ago (until then an invitation can be sent again), sessions of portals that have ended and whose links expired
   * an hour ago, and buckets of attempts that are a day old; up to `limit` of each. Answers with how many.
   */
  readonly pruneSignIns: (
    step: { readonly now: Date; readonly idleSince: Date; readonly limit: number }
  ) => Effect.Effect<number, StorageError>
}>()("@sendwright/core/privacy/RetentionStore") {}
