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

/**
 * Further off than this, a clock is wrong: nothing that it says may be stored. It is what receivers of webhooks commonly
 * bear in a signature's time.
 */
export const wrongMillis = 300_000

/** Of a lease, the part by which a node's clock may be off that still claims. */
export const leaseShare = 1 / 4

/** A measurement is relied on for so long, which is several times as long as the next one should take to come. */
const staleMillis = 300_000

/** After a clock was set by more than `wrongMillis` it must run evenly for so long before anything is deleted by it. */
const settleMillis = 3_600_000

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

/** Milliseconds on the clock that nobody sets: for how long something is kept, or how often it may be asked for. */
export const steadyMillis: Effect.Effect<number> = Effect.map(Clock.Clock, (clock) => read(clock).steady)

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

/** By how much the clock was set, or the machine stood still, between two looks. */
export const jumpOf = (before: Reading, after: Reading): number =>
  Math.abs((after.wall - before.wall) - (after.steady - before.steady))

/** Whether the clock was set, or the machine stood still, between two looks. */
export const hasJumped = (before: Reading, after: Reading): boolean => jumpOf(before, after) > maxJumpMillis

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

/** Why a node may delete nothing by its clock. */
export type Doubt = "unmeasured" | "outdated" | "wrong" | "set"

/**
 * Whether this node's clock is in doubt. `measuredAt` and `setAt`, on the steady clock: when the last measurement ended,
 * and when the clock was last set by more than `wrongMillis`.
 */
export const doubtOf = (
  { known, measuredAt, now, setAt }: {
    readonly known: Measurement | undefined
    readonly measuredAt: number
    readonly now: Reading
    readonly setAt: number
  }
): Doubt | null => {
  if (known === undefined) return "unmeasured"
  if (isOff(known, wrongMillis)) return "wrong"
  if (now.steady - setAt < settleMillis || jumpOf(known.at, now) > wrongMillis) return "set"
  return now.steady - measuredAt > staleMillis ? "outdated" : null
}

/** What a doubt is, as the end of a sentence. */
export const doubts: Readonly<Record<Doubt, string>> = {
  unmeasured: "the difference from the database's clock could not be measured yet",
  outdated: "the difference from the database's clock was last measured more than 5 minutes ago",
  wrong: "this node's clock and the database's are more than 5 minutes apart",
  set: "this node's clock was set by more than 5 minutes within the last hour"
}

/** The difference for people. */
export const describe = ({ millis }: ClockDifference): string =>
  `${Math.abs(millis)} ms ${millis >= 0 ? "ahead of" : "behind"} this node's`
