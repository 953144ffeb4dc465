import * as Cause from "effect/Cause"
import type * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Fiber from "effect/Fiber"
import * as Scheduler from "effect/Scheduler"
import type * as SeededRandom from "../SeededRandom.ts"

interface Sleeper {
  until: number
  readonly order: number
  readonly wake: () => void
}

/** A clock that stands still, and a scheduler that runs nothing, until they are told to. */
export interface SimulatedTime {
  readonly clock: Clock.Clock
  /** A clock that is ahead of it by so much at the moment, and whose steady time is the same. */
  readonly clockAhead: (millis: () => number) => Clock.Clock
  readonly now: () => number
  /** Runs whatever can run without time passing. Fibers that are ready together run in an order of chance. */
  readonly drain: () => void
  /** Begins an effect, and runs it as far as it comes without time passing. */
  readonly begin: <A, E>(effect: Effect.Effect<A, E>) => Fiber.Fiber<A, E>
  /** What an effect ends with that needs no time to pass. Throws what it fails with, and where it waits. */
  readonly runNow: <A, E>(effect: Effect.Effect<A, E>) => A
  /** Lets time pass: everybody wakes at their own moment, and what they do is done at that moment. */
  readonly advanceTo: (millis: number) => void
  /** Sets the clock, forward or back, as NTP or a suspended machine does: who slept past it wakes late. */
  readonly jumpTo: (millis: number) => void
}

/** Tasks in one drain beyond which an engine counts as spinning. */
const mostTasks = 2_000_000

/** Time, and the order of what happens at one time, by a seed alone. */
export const make = (start: number, chance: SeededRandom.SeededRandom): SimulatedTime => {
  let now = start
  // Passes evenly: neither a jump nor a step back is in it.
  let passed = 0
  let order = 0
  let tasks: Array<() => void> = []
  const sleepers: Array<Sleeper> = []
  const millis = () => now
  const nanos = () => BigInt(now) * 1_000_000n
  const scheduler = new Scheduler.MixedScheduler("async", (task) => {
    tasks.push(task)
    return () => {
      tasks = tasks.filter((other) => other !== task)
    }
  })

  const drain = () => {
    for (let done = 0; tasks.length > 0; done++) {
      if (done > mostTasks) throw new Error("the engine does not come to rest")
      const [task] = tasks.splice(tasks.length === 1 ? 0 : chance.below(tasks.length), 1)
      task?.()
    }
  }

  const begin = <A, E>(effect: Effect.Effect<A, E>): Fiber.Fiber<A, E> => {
    const fiber = Effect.runFork(effect, { scheduler })
    drain()
    return fiber
  }

  const earliest = (): Sleeper | undefined => {
    let first: Sleeper | undefined
    for (const sleeper of sleepers) {
      if (
        first === undefined || sleeper.until < first.until ||
        (sleeper.until === first.until && sleeper.order < first.order)
      ) first = sleeper
    }
    return first
  }

  const moveTo = (millis: number) => {
    passed += Math.max(0, millis - now)
    now = Math.max(now, millis)
  }

  const wakeUntil = (until: number, moves: boolean) => {
    for (;;) {
      const sleeper = earliest()
      if (sleeper === undefined || sleeper.until > until) return
      if (moves) moveTo(sleeper.until)
      sleepers.splice(sleepers.indexOf(sleeper), 1)
      sleeper.wake()
      drain()
    }
  }

  const clock: Clock.Clock = {
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
        if (wait === Infinity) return
        const sleeper = { until: now + wait, order: order++, wake: () => resume(Effect.void) }
        sleepers.push(sleeper)
        return Effect.sync(() => {
          const at = sleepers.indexOf(sleeper)
          if (at !== -1) sleepers.splice(at, 1)
        })
      })
  }

  return {
    clock,
    clockAhead: (ahead) => {
      const wall = () => now + ahead()
      const nanos = () => BigInt(wall()) * 1_000_000n
      const steady = () => BigInt(passed) * 1_000_000n
      return {
        ...clock,
        currentTimeMillisUnsafe: wall,
        currentTimeMillis: Effect.sync(wall),
        currentTimeNanosUnsafe: nanos,
        currentTimeNanos: Effect.sync(nanos),
        monotonicTimeNanosUnsafe: steady,
        monotonicTimeNanos: Effect.sync(steady)
      }
    },
    now: millis,
    drain,
    begin,
    runNow: (effect) => {
      const exit = begin(effect).pollUnsafe()
      if (exit === undefined) throw new Error("This waits for time to pass: call it beside advance.")
      if (Exit.isSuccess(exit)) return exit.value
      throw Cause.squash(exit.cause)
    },
    advanceTo: (millis) => {
      drain()
      wakeUntil(millis, true)
      moveTo(millis)
    },
    jumpTo: (millis) => {
      drain()
      // Sleeps are measured on a steady clock: a step back does not make them longer.
      if (millis < now) { for (const sleeper of sleepers) sleeper.until += millis - now }
      now = millis
      wakeUntil(now, false)
    }
  }
}
