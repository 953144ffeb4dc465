import type { IdentityUnavailable } from "@sendwright/core/domains/DomainIdentity"
import type { Overloaded } from "@sendwright/core/foundation/Overloaded"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import * as Effect from "effect/Effect"

/** Failures on our side, independent of the caller. */
export type ServerFault = StorageError | IdentityUnavailable | Overloaded

const tags = ["StorageError", "IdentityUnavailable", "Overloaded"] as const

/** Whether an error is a fault of ours. */
export const isServerFault = <E extends { readonly _tag: string }>(error: E | ServerFault): error is ServerFault =>
  tags.some((tag) => tag === error._tag)

/**
 * A storage or a provider that failed, or a process that is full, is nobody's mistake but ours: the request dies of it,
 * and `Failures.failureResponse` says what is answered.
 */
export const dieOnServerFault = <A, E, R>(
  effect: Effect.Effect<A, E, R>
): Effect.Effect<A, Exclude<E, ServerFault>, R> =>
  Effect.catchTag(
    effect as Effect.Effect<A, E | ServerFault, R>,
    tags,
    (error) => Effect.die(error)
  ) as never
