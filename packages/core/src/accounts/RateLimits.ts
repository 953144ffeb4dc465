import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { RateLimited } from "../foundation/Errors.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { limitsOf } from "./Account.ts"
import type { Caller } from "./Caller.ts"
import { RateStore } from "./RateStore.ts"
import type { Taken } from "./TokenBucket.ts"
import * as TokenReserve from "./TokenReserve.ts"

/** Messages of one batch that always pass, whatever the plan's rate. */
const minMessageCapacity = 100

/** The state of a request bucket, for its client. */
export interface RateStatus extends Taken {
  /** The bucket's capacity, and its refill per second. */
  readonly rate: number
}

/** Whose buckets a caller's are: the key's or the user's; the command line's are the account's. */
const holderOf = ({ account, actor }: Caller): string => actor.id ?? account.id

/** The bucket of the requests of a key or user: capacity and refill are the plan's rate. */
export const requestBucket = (caller: Caller, want: number) => {
  const rate = limitsOf(caller.account).requestRate
  return { key: `requests:${holderOf(caller)}`, capacity: rate, refillPerSecond: rate, want }
}

/** The bucket of the batch messages of a key or user: refilled at the plan's rate, with room for one full batch. */
export const messageBucket = (caller: Caller, want: number) => {
  const rate = limitsOf(caller.account).requestRate
  return {
    key: `messages:${holderOf(caller)}`,
    capacity: Math.max(minMessageCapacity, rate),
    refillPerSecond: rate,
    want
  }
}

const hourly = (key: string, perHour: number, want: number) => ({
  key,
  capacity: perHour,
  refillPerSecond: perHour / 3600,
  want
})

/** The error of a refused taking: whole seconds, at least one, that are enough when waited. */
export const refusal = (taken: Taken, reason?: string): RateLimited =>
  new RateLimited({
    retryAfterSeconds: Math.max(1, Math.ceil(taken.retryAfterMillis / 1000)),
    ...(reason === undefined ? {} : { reason })
  })

/**
 * The two token buckets of each key and each user, shared by all nodes.
 *
 * @example
 * ```ts
 * import type { Caller } from "@sendwright/core"
 * import { RateLimits, refusal } from "@sendwright/core/accounts/RateLimits"
 * import * as Effect from "effect/Effect"
 *
 * // What a surface does before each request of a key.
 * export const admit = Effect.fn("admit")(function*(caller: Caller) {
 *   const taken = yield* (yield* RateLimits).takeRequest(caller)
 *   return taken.granted === 0 ? yield* refusal(taken) : taken
 * })
 * ```
 */
export class RateLimits extends Context.Service<RateLimits, {
  /** Takes one request; `granted` is 0 where the key is over its rate. */
  readonly takeRequest: (caller: Caller) => Effect.Effect<RateStatus, StorageError>
  /** Takes one token for each of `count` messages of a batch; fewer may be granted, or none where `isWhole`. */
  readonly takeMessages: (caller: Caller, count: number, isWhole?: boolean) => Effect.Effect<Taken, StorageError>
  /** Takes one of `perHour` tokens of a bucket of another kind. */
  readonly takeHourly: (key: string, perHour: number) => Effect.Effect<Taken, StorageError>
  /** What is left of such a bucket; it takes nothing. */
  readonly leftHourly: (key: string, perHour: number) => Effect.Effect<Taken, StorageError>
}>()("@sendwright/core/accounts/RateLimits") {
  static readonly layer = Layer.effect(
    RateLimits,
    Effect.gen(function*() {
      const store = yield* RateStore
      const clock = yield* Clock.Clock
      const take = (request: Parameters<typeof store.take>[0][number]) =>
        Effect.map(
          Effect.suspend(() => store.take([request], new Date(clock.currentTimeMillisUnsafe()))),
          ([taken]) => taken!
        )
      const reserve = yield* TokenReserve.make(take)
      return RateLimits.of({
        takeRequest: (caller) => {
          const request = requestBucket(caller, 1)
          return Effect.map(reserve(request), (taken) => ({ ...taken, rate: request.capacity }))
        },
        takeMessages: (caller, count, isWhole = false) => take({ ...messageBucket(caller, count), isWhole }),
        takeHourly: (key, perHour) => take(hourly(key, perHour, 1)),
        leftHourly: (key, perHour) => take(hourly(key, perHour, 0))
      })
    })
  )
}
