import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Mode } from "../foundation/Mode.ts"
import type { StorageError } from "../foundation/StorageError.ts"

/** How the emails that wait are put together: by the account that sends them, or by the domains of those who wait. */
export type QueueKey = "account" | "domain"

/**
 * Why an email has not been handed over, as far as the storage knows; the first one that holds.
 *
 * - `held`: for an operator; what became of its last hand-off is not known (`HeldEmails`);
 * - `leased`: a process has it;
 * - `suspended`, `paused`: its account is, the latter in live mode;
 * - `throttled`: for a slot of a recipient domain;
 * - `later`: for the time of its next try, or for what is heard of a hand-off whose outcome is not known;
 * - `due`: for nothing but a worker;
 * - `scheduled`: for the time that its sender named.
 */
export const queueCauses = [
  "held",
  "leased",
  "suspended",
  "paused",
  "throttled",
  "later",
  "due",
  "scheduled"
] as const
/** One of `queueCauses`. */
export type QueueCause = typeof queueCauses[number]

/** What is examined. */
export interface QueueQuery {
  readonly by: QueueKey
  readonly accountId: string | null
  readonly mode: Mode | null
  readonly now: Date
  /** Emails that are examined, at most; of those that are scheduled as many again. */
  readonly depth: number
  /** Keys that are answered, at most: those whose oldest email has waited the longest. */
  readonly keys: number
}

/** The emails of one key that wait for the same. An email to several domains is in the line of each. */
export interface QueueLine {
  /** The account's id, or the domain. */
  readonly key: string
  readonly cause: QueueCause
  readonly count: number
  /** The one of them that has waited the longest. */
  readonly oldest: {
    readonly emailId: string
    /** Since when: it became due then; a scheduled one was accepted then. */
    readonly since: Date
    /**
     * When a worker sees it again: the end of its lease, its next try, its scheduled time; null: when something
     * happens.
     */
    readonly until: Date | null
    /** The scope of the slot that it waits for (`SendSlots`), or the first eight digits of its lease's token. */
    readonly of: string | null
  }
}

/** What was found. */
export interface QueueLook {
  /** The lines of a key stand together; the keys by the ages of their oldest emails, then by themselves. */
  readonly lines: ReadonlyArray<QueueLine>
  /** Whether all emails were examined, and all keys are there; otherwise the counts are the least that there are. */
  readonly complete: boolean
}

/**
 * The port through which operators look at what is not handed over yet. A look costs the storage as much as its depth,
 * however long the queue is.
 */
export class QueueStore extends Context.Service<QueueStore, {
  readonly look: (query: QueueQuery) => Effect.Effect<QueueLook, StorageError>
}>()("@sendwright/core/operator/QueueStore") {}
