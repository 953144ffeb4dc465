import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StorageError } from "./StorageError.ts"

/** That nothing leaves, for as long as it lasts. */
export interface Hold {
  readonly since: Date
}

/**
 * The port behind which the storage remembers that nothing may leave it. It belongs to the storage, so that every process
 * on it obeys, one that was started without knowing of it too, and it outlives all of them.
 */
export class HoldStore extends Context.Service<HoldStore, {
  /** The hold that lasts; null: things may leave. */
  readonly current: Effect.Effect<Hold | null, StorageError>
  /** Begins one. One that lasts already goes on. Answers whether it began. */
  readonly begin: (now: Date) => Effect.Effect<boolean, StorageError>
  /** Ends it. Answers whether there was one. */
  readonly end: Effect.Effect<boolean, StorageError>
}>()("@sendwright/core/foundation/HoldStore") {}
