import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StorageError } from "../foundation/StorageError.ts"

/** The messages of one day that leave a young address for one receiver. */
export interface WarmupCount {
  /** The local address, in a text of at most 320 characters. */
  readonly source: string
  /** The receiver, in a text of at most 160 characters. */
  readonly site: string
  /** The date in UTC by the storage's clock: `2026-12-01`. */
  readonly day: string
}

/**
 * The port behind which the messages of young addresses are counted, over all nodes of one database. Every command is
 * atomic. The latest day of a source and site alone is kept: what belongs to an earlier one is refused, or changes nothing.
 * A day that is not the present one by the storage's clock at that moment is refused as well.
 */
export class WarmupStore extends Context.Service<WarmupStore, {
  /**
   * Takes the place of one message, if fewer than `limit` are taken. Answers how many are left; null: there was none.
   */
  readonly take: (count: WarmupCount, limit: number) => Effect.Effect<number | null, StorageError>
  /** Gives one place back. Nothing happens where none is taken. */
  readonly giveBack: (count: WarmupCount) => Effect.Effect<void, StorageError>
  /** Deletes up to `limit` counts whose day is before the given one. Answers how many. */
  readonly sweep: (before: string, limit: number) => Effect.Effect<number, StorageError>
}>()("@sendwright/core/sending/WarmupStore") {}
