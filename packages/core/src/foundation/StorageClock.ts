import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as FiberSet from "effect/FiberSet"
import * as Metric from "effect/Metric"
import type * as Scope from "effect/Scope"
import * as ClockDifference from "./ClockDifference.ts"
import { Conditions } from "./Conditions.ts"

/** How this node's clock and the storage's stand to each other now. */
export interface Standing {
  /** The time by the storage's clock. */
  readonly now: Date
  /** It is so many milliseconds more or less. */
  readonly uncertaintyMillis: number
  /** Why nothing may be deleted by it; null: it can be relied on. */
  readonly doubt: ClockDifference.Doubt | null
}

/**
 * The clock of a storage that several nodes share judges leases, due times and shared rates, because each node has a
 * clock of its own. Commands get their times from the engine, on this node's clock; an adapter hands on those that the
 * storage's clock judges corrected by the difference, and hands back those that come from it corrected too.
 */
export interface StorageClock<out E> {
  /** Milliseconds to add to a time of this node. Measured first where it is not known, or where a clock was set. */
  readonly ahead: Effect.Effect<number, E>
  /**
   * The same for times that go by `read`, which a command read from this node's clock: so many fewer as the clock was set
   * back since, because nothing that begins now may begin in the storage's future.
   */
  readonly aheadOf: (read: Date) => Effect.Effect<number, E>
  /** Measured first, as by `ahead`. */
  readonly standing: Effect.Effect<Standing, E>
  /**
   * Runs a claim with leases of so long a time, or claims nothing while this node's clock is off by more than its share
   * of a lease (`ClockDifference.leaseShare`).
   */
  readonly claiming: <A, E2>(
    leaseMillis: number,
    claim: (ahead: number) => Effect.Effect<ReadonlyArray<A>, E2>
  ) => Effect.Effect<ReadonlyArray<A>, E | E2>
  /**
   * A time by the storage's clock on this node's: when the next of what is claimed is due. Where something was due
   * already and no claim took it, the storage's clock may have been set, and is asked again.
   */
  readonly nextDue: <E2>(due: Effect.Effect<Date | null, E2>) => Effect.Effect<Date | null, E | E2>
}

/** A time so many milliseconds later. */
export const plus = (time: Date, millis: number): Date => millis === 0 ? time : new Date(time.getTime() + millis)

/** Where there is one clock. */
export const inStep: StorageClock<never> = {
  ahead: Effect.succeed(0),
  aheadOf: () => Effect.succeed(0),
  standing: Effect.map(
    Clock.currentTimeMillis,
    (millis) => ({ now: new Date(millis), uncertaintyMillis: 0, doubt: null })
  ),
  claiming: (_leaseMillis, claim) => claim(0),
  nextDue: (due) => due
}

const differenceGauge = Metric.gauge("sendwright_clock_difference_seconds", {
  description: "How far the database's clock is ahead of this node's; negative where it is behind"
})

const condition = "clock"
const questions = 3
const everyMillis = 60_000
/** Not so soon again because of what is due and not claimed: that has other reasons as well. */
const missedMillis = 1_000

/** From the least to the worst. */
const states = ["nothing", "difference", "off", "wrong"] as const
type State = typeof states[number]

const consequences: Readonly<Record<Exclude<State, "nothing">, string>> = {
  difference: "Times that this node tells are off by as much.",
  off: "This node takes no emails and webhooks to work on until its clock is right.",
  wrong: "This node accepts, sends and deletes nothing until its clock is right."
}

const messageOf = (difference: ClockDifference.ClockDifference, state: Exclude<State, "nothing">): string =>
  `The database's clock is ${ClockDifference.describe(difference)}: keep all clocks in step (NTP). ${
    consequences[state]
  }`

/**
 * Measures now, every minute, when this node's wall clock parts from its steady one, after a claim that failed, and when
 * something is due and not claimed. While the clocks differ by more than a second the condition `clock` holds; it blocks
 * where this node claims nothing because of it, or accepts nothing.
 *
 * @example
 * ```ts
 * import * as StorageClock from "@sendwright/core/foundation/StorageClock"
 * import * as Effect from "effect/Effect"
 *
 * // In an adapter: the database's time in milliseconds since 1970, and a claim that uses it.
 * export const claims = Effect.fn("claims")(function*(ask: Effect.Effect<number>) {
 *   const clock = yield* StorageClock.make({ ask })
 *   return (now: Date) => clock.claiming(30_000, (ahead) => Effect.succeed([StorageClock.plus(now, ahead)]))
 * })
 * ```
 */
export const make = Effect.fnUntraced(function*<E>(options: {
  /** Asks for the storage's time, in milliseconds since 1970. It has a deadline of its own. */
  readonly ask: Effect.Effect<number, E>
  /** Whether the calling fiber holds a connection: then it must not wait for a fiber that waits for one. */
  readonly isInside?: Effect.Effect<boolean>
}): Effect.fn.Return<StorageClock<E>, never, Scope.Scope> {
  const { ask, isInside = Effect.succeed(false) } = options
  const clock = yield* Clock.Clock
  const conditions = yield* Conditions
  const runFork = yield* FiberSet.makeRuntime<never, void, never>()
  const reading = () => ClockDifference.read(clock)
  let known: ClockDifference.Measurement | undefined
  // The clock that is too far off for the shortest lease that was asked for claims nothing at all.
  let shortestLease = Infinity
  let isOff = false
  let state: State = "nothing"
  let askedAt = -Infinity
  let measuredAt = -Infinity
  let setAt = -Infinity
  // What comes back after a claim that failed may be another server.
  let isDoubted = false
  let flight: Deferred.Deferred<void, E> | undefined

  const judge = Effect.suspend(() => {
    if (known === undefined) return Effect.void
    isOff = ClockDifference.isOff(known, shortestLease * ClockDifference.leaseShare, isOff)
    const isWrong = ClockDifference.isOff(known, ClockDifference.wrongMillis, state === "wrong")
    const differs = ClockDifference.isOff(known, ClockDifference.maxDifferenceMillis, state !== "nothing")
    const before = state
    state = isWrong ? "wrong" : isOff ? "off" : differs ? "difference" : "nothing"
    if (state === "nothing") return before === "nothing" ? Effect.void : conditions.clear(condition)
    const message = messageOf(known, state)
    return Effect.andThen(
      conditions.raise({ name: condition, message, blocks: state !== "difference" }),
      // The condition held already, and its line said less.
      before !== "nothing" && states.indexOf(state) > states.indexOf(before) ? Effect.logError(message) : Effect.void
    )
  })

  // Of several questions the one that tells most.
  const measure = Effect.gen(function*() {
    askedAt = reading().steady
    let best = yield* ClockDifference.measure(ask)
    for (let asked = 1; asked < questions; asked++) {
      const next = yield* ClockDifference.measure(ask)
      if (ClockDifference.hasJumped(best.at, next.at) || next.uncertaintyMillis < best.uncertaintyMillis) best = next
    }
    isDoubted = false
    measuredAt = best.at.steady
    if (known !== undefined && ClockDifference.jumpOf(known.at, best.at) > ClockDifference.wrongMillis) {
      setAt = best.at.steady
    }
    known = ClockDifference.refine(known, best)
    yield* Metric.update(differenceGauge, known.millis / 1_000)
    yield* judge
  }).pipe(Effect.provideService(Clock.Clock, clock))

  // All that wait wait for one measurement, and the first of them need not stay for it.
  const measureOnce = Effect.suspend(() => {
    if (flight !== undefined) return Deferred.await(flight)
    const begun = flight = Deferred.makeUnsafe<void, E>()
    runFork(Effect.ignore(Effect.onExit(measure, (exit) =>
      Effect.sync(() => {
        flight = undefined
        Deferred.doneUnsafe(begun, exit)
      }))))
    return Deferred.await(begun)
  })

  const isCurrent = (): boolean => known !== undefined && !ClockDifference.hasJumped(known.at, reading())

  const current: Effect.Effect<void, E> = Effect.suspend(() =>
    isCurrent() ? Effect.void : Effect.flatMap(isInside, (inside) => inside ? measure : measureOnce)
  )

  yield* Effect.ignore(measureOnce).pipe(
    Effect.andThen(Effect.sleep(everyMillis)),
    Effect.forever,
    Effect.forkScoped
  )

  const millis = () => known?.millis ?? 0

  return {
    ahead: Effect.map(current, millis),
    aheadOf: (read) => Effect.map(current, () => millis() - Math.max(0, read.getTime() - reading().wall)),
    standing: Effect.map(current, () => {
      const now = reading()
      return {
        now: new Date(now.wall + millis()),
        uncertaintyMillis: known?.uncertaintyMillis ?? 0,
        doubt: ClockDifference.doubtOf({ known, measuredAt, now, setAt })
      }
    }),
    claiming: Effect.fnUntraced(function*(leaseMillis, claim) {
      yield* isDoubted ? measureOnce : current
      if (leaseMillis < shortestLease) {
        shortestLease = leaseMillis
        yield* judge
      }
      if (isOff) return []
      return yield* Effect.onError(claim(millis()), () =>
        Effect.sync(() => {
          isDoubted = true
        }))
    }),
    nextDue: Effect.fnUntraced(function*(look) {
      const due = yield* look
      if (due === null) return null
      yield* current
      const { steady, wall } = reading()
      const isMissed = due.getTime() <= wall + millis()
      if (isMissed && steady - askedAt >= missedMillis) yield* measureOnce
      return plus(due, -millis())
    })
  }
})
