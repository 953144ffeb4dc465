import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"

/** Something that is wrong with this process, or with what it depends on, for as long as it lasts. */
export interface Condition {
  /** Names it in logs, metrics and health: lower-case words, of which there are few (`database`, `clock`). */
  readonly name: string
  /** What is wrong and what to do, for operators: no addresses, keys or bodies. */
  readonly message: string
  /** Whether this process should be sent no requests while it lasts. */
  readonly blocks: boolean
}

/** A condition that holds now. */
export interface Held extends Condition {
  readonly since: Date
}

/**
 * What is wrong at the moment, by name. Raising one that holds already changes what is told of it and writes nothing, so
 * it may be raised by each command that fails: an outage is one log line when it begins and one when it ends.
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
  readonly raise: (condition: Condition) => Effect.Effect<void>
  /** Does nothing where the condition does not hold. */
  readonly clear: (name: string) => Effect.Effect<void>
  /** In the order in which they began. */
  readonly current: Effect.Effect<ReadonlyArray<Held>>
}

const gauge = Metric.gauge("sendwright_condition", {
  description: "1 while something is wrong, by what it is; 0 once it is well again"
})

const show = (name: string, value: 0 | 1) => Metric.update(Metric.withAttributes(gauge, { condition: name }), value)

const makeUnsafe = (): Conditions => {
  const held = new Map<string, Held>()
  return {
    raise: Effect.fnUntraced(function*({ blocks, message, name }: Condition) {
      const before = held.get(name)
      const since = before?.since ?? new Date(yield* Clock.currentTimeMillis)
      held.set(name, { name, message, blocks, since })
      if (before !== undefined) return
      yield* show(name, 1)
      yield* Effect.annotateLogs(blocks ? Effect.logError(message) : Effect.logWarning(message), { condition: name })
    }),
    clear: Effect.fnUntraced(function*(name: string) {
      const ended = held.get(name)
      if (ended === undefined) return
      held.delete(name)
      yield* show(name, 0)
      const seconds = Math.max(0, Math.round(((yield* Clock.currentTimeMillis) - ended.since.getTime()) / 1_000))
      yield* Effect.annotateLogs(Effect.logInfo(`Well again after ${seconds} s: ${name}`), { condition: name })
    }),
    current: Effect.sync(() => [...held.values()])
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
