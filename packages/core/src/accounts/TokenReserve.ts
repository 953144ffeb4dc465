import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Taken, TakeRequest } from "./TokenBucket.ts"

/** Tokens that a node keeps in hand are so many hundredths of the bucket, where that is more than one. */
const share = 0.01
/** What was not used by then is given up: the bucket was charged for it, so the rate is kept, never passed. */
const holdMillis = 100
const bucketsKnown = 10_000

interface Reserve {
  readonly semaphore: Semaphore.Semaphore
  tokens: number
  remaining: number
  until: number
  /** Why it could not be filled the last time that it could not. */
  failure: StorageError | null
}

/** How many tokens a node takes of a bucket at once. Buckets of fewer than 200 tokens are charged one by one. */
const chunkOf = (capacity: number): number => Math.max(1, Math.floor(capacity * share))

/**
 * Takes single tokens of busy buckets from a reserve that was charged to the shared bucket in one go, so that a key with
 * a high rate does not cost a statement a request. Over all nodes no more is ever granted than the bucket holds.
 */
export const make = Effect.fnUntraced(function*(
  take: (request: TakeRequest) => Effect.Effect<Taken, StorageError>
) {
  const clock = yield* Clock.Clock
  const reserves = new Map<string, Reserve>()

  const reserveOf = (key: string): Reserve => {
    let reserve = reserves.get(key)
    if (reserve === undefined) {
      if (reserves.size >= bucketsKnown) reserves.clear()
      reserve = { semaphore: Semaphore.makeUnsafe(1), tokens: 0, remaining: 0, until: 0, failure: null }
      reserves.set(key, reserve)
    }
    return reserve
  }

  const fromReserve = (reserve: Reserve): Taken | undefined => {
    if (reserve.tokens === 0 || clock.currentTimeMillisUnsafe() >= reserve.until) return undefined
    reserve.tokens--
    return { granted: 1, remaining: reserve.remaining + reserve.tokens, retryAfterMillis: 0 }
  }

  return (request: Omit<TakeRequest, "want">): Effect.Effect<Taken, StorageError> => {
    const chunk = chunkOf(request.capacity)
    if (chunk === 1) return take({ ...request, want: 1 })
    return Effect.suspend(() => {
      const reserve = reserveOf(request.key)
      const held = fromReserve(reserve)
      if (held !== undefined) return Effect.succeed(held)
      const { failure } = reserve
      // One of those who find it empty fills it; the others find it full.
      return Semaphore.withPermits(reserve.semaphore, 1)(Effect.suspend(() => {
        const filled = fromReserve(reserve)
        if (filled !== undefined) return Effect.succeed(filled)
        // A caller that waited for it meanwhile has waited as long: in an outage each would wait for all before it.
        if (reserve.failure !== null && reserve.failure !== failure) return Effect.fail(reserve.failure)
        return take({ ...request, want: chunk }).pipe(
          Effect.tapError((error) =>
            Effect.sync(() => {
              reserve.failure = error
            })
          ),
          Effect.map((taken) => {
            reserve.tokens = Math.max(0, taken.granted - 1)
            reserve.remaining = taken.remaining
            reserve.until = clock.currentTimeMillisUnsafe() + holdMillis
            return { ...taken, granted: Math.min(1, taken.granted), remaining: taken.remaining + reserve.tokens }
          })
        )
      }))
    })
  }
})
