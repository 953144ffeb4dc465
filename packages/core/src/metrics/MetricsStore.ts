import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StorageError } from "../foundation/StorageError.ts"
import type { HourRow, Kind, Traffic } from "./HourRow.ts"

/** Which counts are read. */
export interface MetricsRead {
  readonly accountId: string
  readonly traffic: Traffic
  readonly kind: Kind
  /** The first hour, counted from 1970. */
  readonly from: number
  /** The hour after the last. */
  readonly to: number
}

/** Counts as they stand. */
export interface MetricsFound {
  /** At most one of each hour and name. */
  readonly rows: ReadonlyArray<HourRow>
  /**
   * Whether every event that is stored is in them. false where so many wait to be counted (`uncountedLimit`) that only
   * those are in them which were counted before.
   */
  readonly isCurrent: boolean
}

/** A reading adds up to so many events that no step has counted yet, of all accounts together. */
export const uncountedLimit = 20_000

/**
 * The port behind which the counts of events live, by the hour. Events are counted behind those who store them: these
 * write nothing for it. Every event is counted once, whenever its transaction commits, and stays counted when its email
 * is deleted: `RetentionStore` and `ErasureStore` count what they delete and no step has counted yet, and an erasure takes
 * the address out of the tags that counts are kept under.
 */
export class MetricsStore extends Context.Service<MetricsStore, {
  /**
   * Counts about `limit` events that were stored since the step before, and answers whether more may wait. Where another
   * node counts at this moment, it does nothing.
   */
  readonly count: (limit: number) => Effect.Effect<boolean, StorageError>
  /** The counts of an account, with all that is stored and not counted yet. */
  readonly read: (read: MetricsRead) => Effect.Effect<MetricsFound, StorageError>
  /** Forgets up to `limit` rows of hours before this one. Answers how many. */
  readonly prune: (hour: number, limit: number) => Effect.Effect<number, StorageError>
}>()("@sendwright/core/metrics/MetricsStore") {}
