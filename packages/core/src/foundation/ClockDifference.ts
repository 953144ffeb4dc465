import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

/** A look at the two clocks that a node has, in milliseconds. */
export interface Reading {
  /** Since 1970, as the clock is set. */
  readonly wall: number
  /** Since some beginning. It runs evenly, whatever the other one is set to. */
  readonly steady: number
}

/** How far the storage's clock is from this node's. */
export interface ClockDifference {
  /** Milliseconds that the storage's clock is ahead; negative where it is behind. */
  readonly millis: number
  /** The true difference is so many milliseconds more or less: half of the time that the question took. */
  readonly uncertaintyMillis: number
}

/** A difference, and what this node's clocks showed when it was measured. */
export interface Measurement extends ClockDifference {
  readonly at: Reading
}

/** At most so many milliseconds apart, two clocks count as in step. */
export const maxDifferenceMillis = 1_000

/** Of a lease, the part by which a node's clock may be off that still claims. */
export const leaseShare = 1 / 4

/** A clock that was off is right again at this share of what it may be off: so that it is not now one, now the other. */
const returnShare = 0.8

/** A step by less than this is left to the next measurement. */
const maxJumpMillis = 100

/** Two clocks part by at most so much in the time between two measurements, each corrected by as much as NTP does. */
const maxDrift = 0.001

const nanosOfMilli = 1_000_000

/** What the clocks show now. */
export const read = (clock: Clock.Clock): Reading => ({
  wall: clock.currentTimeMillisUnsafe(),
  steady: Number(clock.monotonicTimeNanosUnsafe()) / nanosOfMilli
})

/** What follows from an answer `there`, the storage's time in milliseconds since 1970, that came between two looks. */
export const between = (before: Reading, there: number, after: Reading): Measurement => {
  const uncertaintyMillis = Math.max(0, after.steady - before.steady) / 2
  // Counted back from the end, on the clock as it is set now: it may have been set while the question was under way.
  return { millis: Math.round(there - (after.wall - uncertaintyMillis)), uncertaintyMillis, at: after }
}

/** Measures by one question: `now` answers with the storage's time in milliseconds since 1970. */
export const measure = <E, R>(now: Effect.Effect<number, E, R>): Effect.Effect<Measurement, E, R> =>
  Effect.gen(function*() {
    const clock = yield* Clock.Clock
    const before = read(clock)
    const there = yield* now
    return between(before, there, read(clock))
  })

/** Whether the clock was set, or the machine stood still, between two looks. */
export const hasJumped = (before: Reading, after: Reading): boolean =>
  Math.abs((after.wall - before.wall) - (after.steady - before.steady)) > maxJumpMillis

/**
 * What is known after another measurement: the new one, unless the old one is more certain, even at its age, and the two
 * agree. So a question that took long does not spoil what is known.
 */
export const refine = (known: Measurement | undefined, measured: Measurement): Measurement => {
  if (known === undefined || hasJumped(known.at, measured.at)) return measured
  const aged = known.uncertaintyMillis + maxDrift * Math.max(0, measured.at.steady - known.at.steady)
  const agree = Math.abs(known.millis - measured.millis) <= aged + measured.uncertaintyMillis
  return agree && aged < measured.uncertaintyMillis ? known : measured
}

/**
 * Whether the clocks are certainly further apart than `limitMillis`: what cannot be told for the time that the question
 * took counts as right. `wasOff` is what was found before.
 */
export const isOff = (
  { millis, uncertaintyMillis }: ClockDifference,
  limitMillis: number,
  wasOff = false
): boolean => Math.abs(millis) - uncertaintyMillis > limitMillis * (wasOff ? returnShare : 1)

/** Whether the clocks may be in step. */
export const isInStep = (difference: ClockDifference): boolean => !isOff(difference, maxDifferenceMillis)

/** The difference for people. */
export const describe = ({ millis }: ClockDifference): string =>
  `${Math.abs(millis)} ms ${millis >= 0 ? "ahead of" : "behind"} this node's`
