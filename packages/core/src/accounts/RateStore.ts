import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Taken, TakeRequest } from "./TokenBucket.ts"

/**
 * The port behind which token buckets live, shared by all nodes. Requests for one key in one batch are served in their
 * order; adapters agree with `TokenBucket.take` to the token.
 */
export class RateStore extends Context.Service<RateStore, {
  readonly take: (requests: ReadonlyArray<TakeRequest>, now: Date) => Effect.Effect<ReadonlyArray<Taken>, StorageError>
}>()("@sendwright/core/accounts/RateStore") {}

/** What the buckets of attempts to sign in are called that begin with it: they are many, and are forgotten again. */
export const attemptsPrefix = "sign-in:"
