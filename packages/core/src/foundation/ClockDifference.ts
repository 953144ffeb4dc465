import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

/** How far the storage's clock is from this node's. */
export interface ClockDifference {
  /** Milliseconds that the storage's clock is ahead; negative where it is behind. */
  readonly millis: number
  /** The true difference is so many milliseconds more or less: half of the time that the question took. */
  readonly uncertaintyMillis: number
}

/** At most so many milliseconds apart, two clocks count as in step. */
export const maxDifferenceMillis = 1_000

/** Measures by one question: `now` answers with the storage's time in milliseconds since 1970. */
export const measure = <E, R>(now: Effect.Effect<number, E, R>): Effect.Effect<ClockDifference, E, R> =>
  Effect.gen(function*() {
    const before = yield* Clock.currentTimeMillis
    const there = yield* now
    const after = yield* Clock.currentTimeMillis
    return { millis: Math.round(there - (before + after) / 2), uncertaintyMillis: (after - before) / 2 }
  })

/** Whether the clocks may be in step: what cannot be told for the time that the question took counts as in step. */
export const isInStep = ({ millis, uncertaintyMillis }: ClockDifference): boolean =>
  Math.abs(millis) - uncertaintyMillis <= maxDifferenceMillis

/** The difference for people. */
export const describe = ({ millis }: ClockDifference): string =>
  `${Math.abs(millis)} ms ${millis >= 0 ? "ahead of" : "behind"} this node's`
