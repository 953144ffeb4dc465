import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Breach, Windows } from "./Reputation.ts"

/** An account that a review paused. */
export interface Paused {
  readonly accountId: string
  readonly breach: Breach
  /** What it was judged by. */
  readonly windows: Windows
}

/** What a review did. */
export interface Review {
  /** Notes of new bounces and complaints that it took up; fewer than its limit where no more wait. */
  readonly taken: number
  readonly paused: ReadonlyArray<Paused>
}

/**
 * The port behind which the figures of accounts live. They are counted by the commands that store evidence
 * (`SendJobs`), in the same commit, and `AccountStore.change` forgets an account's figures when it ends a pause.
 */
export class ReputationStore extends Context.Service<ReputationStore, {
  /** The figures of an account as they stand. */
  readonly windows: (accountId: string, now: Date) => Effect.Effect<Windows, StorageError>
  /** The same for several accounts; accounts without counts are omitted. */
  readonly windowsOfAll: (
    accountIds: ReadonlyArray<string>,
    now: Date
  ) => Effect.Effect<ReadonlyMap<string, Windows>, StorageError>
  /**
   * Takes up to `limit` notes that new bounces or complaints left, and pauses those of their accounts that `evaluate` finds
   * a breach in and that are not paused already. Whatever was stored before the review began is in the figures; a
   * review that fails leaves its notes for the next one.
   */
  readonly review: (options: {
    readonly now: Date
    readonly limit: number
    readonly evaluate: (createdAt: Date, windows: Windows) => Breach | undefined
  }) => Effect.Effect<Review, StorageError>
  /** Forgets up to `limit` figures of hours that lie before every window. Answers how many. */
  readonly prune: (now: Date, limit: number) => Effect.Effect<number, StorageError>
}>()("@sendwright/core/reputation/ReputationStore") {}
