import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StorageError } from "../foundation/StorageError.ts"

/** One step through all emails that were accepted before a time, oldest first. */
export interface RetentionStep {
  /** Only emails that last changed before it, by the storage's clock. */
  readonly before: Date
  /**
   * And only those that last changed so long ago, in milliseconds, as the step is taken: nothing goes early where a clock
   * was set since `before` was reckoned.
   */
  readonly olderThanMillis: number
  /**
   * `month`: an email goes with the calendar month (UTC) in which it was accepted. Nothing of a month is taken before all
   * of it lies before the time. From then on a storage may wait until it can take a month as a whole, but not longer than
   * until the next month lies before the time, too: then it takes the emails that may go one by one.
   */
  readonly by: "email" | "month"
  /**
   * Emails that are examined one by one, at most: they are locked together for as long as the step takes. A storage
   * that keeps months apart may take a whole month, of which all emails may go, in one step.
   */
  readonly limit: number
  /** What the step before answered as `next`; null: from the oldest email on. */
  readonly after: string | null
}

/** How long a provider's report waits for the email that it names, in milliseconds: 7 days. */
export const parkedMillis = 7 * 24 * 3_600_000
/** How long a link is kept that has expired, in milliseconds. */
export const expiredLinkMillis = 30 * 24 * 3_600_000
/**
 * How long the session of a portal is kept after its link has expired, in milliseconds: far longer than clocks differ, by
 * one of which the link might still be good.
 */
export const endedPortalMillis = 3_600_000
/** After how long a bucket of attempts to sign in is forgotten, in milliseconds: it is full again long before. */
export const attemptsMillis = 24 * 3_600_000

/** What is deleted by a term of its own. */
export type RetainedKind = "contents" | "emails"

/** What is remembered of the rounds of one kind, so that any node can judge the next one. */
export interface RetentionTerm {
  /** Before which the last round deleted; null: there was none. */
  readonly cutoff: Date | null
  /** What the largest round took. */
  readonly largest: number
  /** The round that waits for an operator; null: none does. */
  readonly stopped: RetentionStop | null
}

/** A round that was stopped before it deleted anything. */
export interface RetentionStop {
  readonly at: Date
  readonly cutoff: Date
  /** What it would take, counted no further than told something. */
  readonly due: number
  /** Whether a month was taken back, which the next round would remove again. */
  readonly restored: boolean
}

/** A month of the log that was set aside and not deleted yet. */
export interface SetAsideMonth {
  /** `2026-11`, in UTC. */
  readonly month: string
  /** Whether it is whole emails, or what they contained alone. */
  readonly kind: RetainedKind
  readonly count: number
  readonly at: Date
}

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
   * the log entry with its events. And what received emails contained, with the messages as they came.
   */
  readonly purgeContents: (step: RetentionStep) => Effect.Effect<RetentionAnswer, StorageError>
  /**
   * Deletes finished emails whole: with states, contents, attachments, events, and their webhook deliveries and
   * attempts. One with a delivery that is pending is passed by. Deliveries of no email, tests of endpoints, go when the
   * calendar month (UTC) in which they were made lies wholly before the time and all emails of it may go. Received
   * emails, which are finished when they come, go by the time at which they were received; a storage may take them one by
   * one and for good where it sets months of sent ones aside.
   */
  readonly removeEmails: (step: RetentionStep) => Effect.Effect<RetentionAnswer, StorageError>
  /** How many rows are older than a time and may go, counted up to `most`; some of them may not have ended. */
  readonly countDue: (kind: RetainedKind, before: Date, most: number) => Effect.Effect<number, StorageError>
  readonly term: (kind: RetainedKind) => Effect.Effect<RetentionTerm, StorageError>
  /** A round of a kind has ended, and took so many. */
  readonly noteRound: (kind: RetainedKind, cutoff: Date, taken: number) => Effect.Effect<void, StorageError>
  /** A round of a kind waits for an operator. */
  readonly stop: (kind: RetainedKind, stop: RetentionStop) => Effect.Effect<void, StorageError>
  /** Lets the rounds that wait delete what they were stopped for. Answers with their kinds. */
  readonly allow: Effect.Effect<ReadonlyArray<RetainedKind>, StorageError>
  /** The months that are set aside, oldest first; none where the storage does not keep months apart. */
  readonly setAside: Effect.Effect<ReadonlyArray<SetAsideMonth>, StorageError>
  /**
   * Brings a month back that was set aside, with all that belongs to it, and stops retention until `allow`. Answers with
   * whether there was such a month.
   */
  readonly restore: (month: string, now: Date) => Effect.Effect<boolean, StorageError>
  /**
   * Deletes for good the oldest month that was set aside before a time and so many milliseconds ago. Answers with whether
   * there was one.
   */
  readonly dropSetAside: (before: Date, olderThanMillis: number) => Effect.Effect<boolean, StorageError>
  /** Deletes up to `limit` provider reports that have waited for an unknown email since before a time, and for 7 days. */
  readonly pruneReports: (before: Date, limit: number) => Effect.Effect<number, StorageError>
  /**
   * Deletes what signs nobody in any more: sessions that have ended or were not used since `idleSince`, links that ended
   * 30 days ago (until then an invitation can be sent again), sessions of portals that have ended and whose links expired
   * an hour ago, and buckets of attempts that are a day old; up to `limit` of each. `now` is by the storage's clock. Answers with how many.
   */
  readonly pruneSignIns: (
    step: { readonly now: Date; readonly idleSince: Date; readonly limit: number }
  ) => Effect.Effect<number, StorageError>
}>()("@sendwright/core/privacy/RetentionStore") {}
