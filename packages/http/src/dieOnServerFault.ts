import type { IdentityUnavailable } from "@sendwright/core/domains/DomainIdentity"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import * as Effect from "effect/Effect"

type Ours = StorageError | IdentityUnavailable

/**
 * A storage or a provider that failed is nobody's mistake but ours: the request dies of it and is answered with
 * internal_error.
 */
export const dieOnServerFault = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, Exclude<E, Ours>, R> =>
  Effect.catchTag(
    effect as Effect.Effect<A, E | Ours, R>,
    ["StorageError", "IdentityUnavailable"],
    (error) => Effect.die(error)
  ) as never
