import { refusal } from "@sendwright/core/accounts/RateLimits"
import { type Bucket, take } from "@sendwright/core/accounts/TokenBucket"
import * as ClockDifference from "@sendwright/core/foundation/ClockDifference"
import type { RateLimited } from "@sendwright/core/foundation/Errors"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { UserRateLimits } from "../DashboardSettings.ts"

/**
 * Limits the requests of each user in this process, so that a faulty page, or a script with a stolen session, cannot
 * use the whole server. Typing does not come near the limit.
 */
export const make = Effect.fnUntraced(function*({ burst, perSecond, users }: UserRateLimits) {
  const clock = yield* Clock.Clock
  // In the order of their last requests.
  const buckets = new Map<string, Bucket>()

  return {
    /** Counts a request; `RateLimited` says when the next one is taken. */
    admit: (userId: string): Effect.Effect<void, RateLimited> =>
      Effect.suspend(() => {
        const request = { key: userId, capacity: burst, refillPerSecond: perSecond, want: 1 }
        const [bucket, taken] = take(buckets.get(userId), request, new Date(ClockDifference.read(clock).steady))
        buckets.delete(userId)
        buckets.set(userId, bucket)
        if (buckets.size > users) buckets.delete(buckets.keys().next().value!)
        return taken.granted > 0 ? Effect.void : Effect.fail(refusal(taken, "Too many requests of this user"))
      }),
    /** How many users are counted at the moment. */
    size: (): number => buckets.size
  }
})
