import type { StorageError } from "@posthorn/core/StorageError"
import * as Effect from "effect/Effect"

/** A storage that failed is nobody's mistake but ours: the request dies of it and is answered with internal_error. */
export const orDie = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, Exclude<E, StorageError>, R> =>
  Effect.catchTag(
    effect as Effect.Effect<A, E | StorageError, R>,
    "StorageError",
    (error) => Effect.die(error)
  ) as never
