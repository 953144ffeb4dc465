import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { type Condition, Conditions } from "./Conditions.ts"
import { conditionName as lock } from "./LockHolder.ts"
import { HealthSettings } from "./Settings.ts"
import { conditionName as storage } from "./StorageCondition.ts"

/** What a loop says of itself. */
export interface Heartbeat {
  /** It has come round: what it asked for came back. */
  readonly beat: () => void
  /** It waits for its own work, and asks for nothing until it is no longer at rest. */
  readonly rest: (isResting: boolean) => void
}

/** A loop that somebody must miss when it stops. */
export interface Watched extends Omit<Condition, "message"> {
  /** What has not come back, to go before "for 17 s": `No claim of due emails has come back`. */
  readonly silence: string
}

const nanos = 1_000_000n

/**
 * Watches a loop that comes round at least every `everyMillis`: raises its condition where it has not done so for
 * `HealthSettings.claimSilenceMillis` more, and clears it when it has. While the storage is down, or all sends wait for a
 * lock, no loop is missed: the silence counts from the end of that outage. Ends with the scope.
 */
export const make = Effect.fnUntraced(function*(
  { silence, ...condition }: Watched,
  everyMillis: number
): Effect.fn.Return<Heartbeat, never, Scope.Scope> {
  const conditions = yield* Conditions
  const { claimSilenceMillis } = yield* HealthSettings
  const clock = yield* Clock.Clock
  const millis = () => Number(clock.monotonicTimeNanosUnsafe() / nanos)
  let beatAt = millis()
  let checkedAt = beatAt
  let silentFrom = beatAt
  let isResting = false

  const check = Effect.flatMap(conditions.current, (held) => {
    const now = millis()
    const isLate = now - checkedAt > everyMillis + claimSilenceMillis / 2
    checkedAt = now
    // This process itself stood still, and the loop with it: it has all its time again.
    if (isLate || isResting) beatAt = now
    if (held.some(({ blocks, name }) => blocks && (name === storage || name === lock))) silentFrom = now
    const since = now - Math.max(beatAt, silentFrom)
    return since > everyMillis + claimSilenceMillis
      ? conditions.raise({ ...condition, message: `${silence} for ${Math.floor(since / 1_000)} s.` })
      : now - beatAt <= everyMillis
      ? conditions.clear(condition.name)
      : Effect.void
  })
  yield* Effect.forkScoped(Effect.forever(Effect.andThen(Effect.sleep(everyMillis), check)))
  return {
    beat: () => {
      beatAt = millis()
    },
    rest: (resting) => {
      isResting = resting
      beatAt = millis()
    }
  }
})
