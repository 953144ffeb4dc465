import type * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"

interface Sleeper {
  readonly until: number
  readonly wake: () => void
}

/**
 * A clock that stands still until it is told to jump. Who sleeps past the end of a jump sleeps on; the others wake at
 * its end, once each, as in a process that was held up: a poll of a second costs nothing in a jump over a day.
 */
export interface JumpClock extends Clock.Clock {
  readonly jumpTo: (millis: number) => void
}

export const make = (start: number): JumpClock => {
  let now = start
  const sleepers = new Set<Sleeper>()
  const millis = () => now
  const nanos = () => BigInt(now) * 1_000_000n
  return {
    currentTimeMillisUnsafe: millis,
    currentTimeMillis: Effect.sync(millis),
    currentTimeNanosUnsafe: nanos,
    currentTimeNanos: Effect.sync(nanos),
    monotonicTimeNanosUnsafe: nanos,
    monotonicTimeNanos: Effect.sync(nanos),
    sleep: (duration) =>
      Effect.callback<void>((resume) => {
        const wait = Duration.toMillis(duration)
        if (wait <= 0) return resume(Effect.void)
        const sleeper = { until: now + wait, wake: () => resume(Effect.void) }
        sleepers.add(sleeper)
        return Effect.sync(() => void sleepers.delete(sleeper))
      }),
    jumpTo: (millis) => {
      now = Math.max(now, millis)
      for (const sleeper of [...sleepers].sort((left, right) => left.until - right.until)) {
        if (sleeper.until > now) break
        sleepers.delete(sleeper)
        sleeper.wake()
      }
    }
  }
}
