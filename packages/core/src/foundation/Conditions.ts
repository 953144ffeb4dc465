import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"

/** A current problem of this process or of its dependencies. */
export interface Condition {
  /** Names it in logs, metrics and health: lower-case words, of which there are few (`database`, `clock`). */
  readonly name: string
  /** What is wrong and what to do, for operators: no addresses, keys or bodies. */
  readonly message: string
  /** Whether this process should be sent no requests while it lasts. */
  readonly blocks: boolean
  /** Whether somebody asked for it, as for the end of a process: the log has it as information, not as a fault. */
  readonly expected?: boolean
}

/** A condition that holds now. */
export interface Held extends Condition {
  readonly since: Date
}

/**
 * What is wrong at the moment, by name. Raising one that holds already changes its text and writes nothing, so
 * it may be raised by each command that fails: an outage is one log line when it begins and one when it ends. What
 * several observers raise holds until each of them has cleared it.
 *
 * @example
 * ```ts
 * import * as Conditions from "@sendwright/core/foundation/Conditions"
 * import * as Effect from "effect/Effect"
 *
 * // Runs one of the application's own checks beside those of the engine.
 * export const report = Effect.fn("report")(function*(full: boolean) {
 *   const conditions = yield* Conditions.Conditions
 *   yield* full
 *     ? conditions.raise({ name: "spool", message: "The spool directory is full: make room.", blocks: false })
 *     : conditions.clear("spool")
 * })
 * ```
 */
export interface Conditions {
  /** `observer`: who sees it, recognised by identity. All who do not say so are one and the same. */
  readonly raise: (condition: Condition, observer?: object) => Effect.Effect<void>
  /** Does nothing where the observer does not see the condition. */
  readonly clear: (name: string, observer?: object) => Effect.Effect<void>
  /** In the order in which they began. */
  readonly current: Effect.Effect<ReadonlyArray<Held>>
}

const gauge = Metric.gauge("sendwright_condition", {
  description: "1 while something is wrong, by what it is; 0 once it is well again"
})

const show = (name: string, value: 0 | 1) => Metric.update(Metric.withAttributes(gauge, { condition: name }), value)

const anybody = {}

/** A condition that holds, and what each of its observers tells of it: the last to tell something new is the last. */
interface Observed {
  readonly since: Date
  /** On the clock that nobody sets: a condition may be that the other one was. */
  readonly begunNanos: bigint
  readonly byObserver: Map<object, Condition>
}

const heldOf = ({ since, byObserver }: Observed): ReadonlyArray<Held> => {
  const last = [...byObserver.values()].at(-1)
  return last === undefined ? [] : [{ ...last, blocks: [...byObserver.values()].some(({ blocks }) => blocks), since }]
}

const makeUnsafe = (): Conditions => {
  const observed = new Map<string, Observed>()
  return {
    raise: Effect.fnUntraced(function*(raised: Condition, observer: object = anybody) {
      const { blocks, expected = false, message, name } = raised
      const clock = yield* Clock.Clock
      const before = observed.get(name)
      const condition = { name, message, blocks }
      if (before !== undefined) {
        if (before.byObserver.get(observer)?.message !== message) before.byObserver.delete(observer)
        before.byObserver.set(observer, condition)
        return
      }
      observed.set(name, {
        since: new Date(clock.currentTimeMillisUnsafe()),
        begunNanos: clock.monotonicTimeNanosUnsafe(),
        byObserver: new Map([[observer, condition]])
      })
      yield* show(name, 1)
      const log = expected ? Effect.logInfo : blocks ? Effect.logError : Effect.logWarning
      yield* Effect.annotateLogs(log(message), { condition: name })
    }),
    clear: Effect.fnUntraced(function*(name: string, observer: object = anybody) {
      const before = observed.get(name)
      if (before?.byObserver.delete(observer) !== true || before.byObserver.size > 0) return
      observed.delete(name)
      yield* show(name, 0)
      const clock = yield* Clock.Clock
      const seconds = Math.round(Number(clock.monotonicTimeNanosUnsafe() - before.begunNanos) / 1e9)
      yield* Effect.annotateLogs(Effect.logInfo(`Well again after ${seconds} s: ${name}`), { condition: name })
    }),
    current: Effect.sync(() => [...observed.values()].flatMap(heldOf))
  }
}

/** The conditions of this process; of an engine alone where `layer` is provided to it. */
export const Conditions = Context.Reference<Conditions>("@sendwright/core/foundation/Conditions", {
  defaultValue: makeUnsafe
})

/**
 * Conditions of their own, for several engines in one process.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 * import * as Conditions from "@sendwright/core/foundation/Conditions"
 * import * as Layer from "effect/Layer"
 *
 * // What is wrong with this engine is told of no other one.
 * export const Engine = Sendwright.layer().pipe(Layer.provideMerge(Conditions.layer))
 * ```
 */
export const layer: Layer.Layer<never> = Layer.effect(Conditions, Effect.sync(makeUnsafe))
