import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Latch from "effect/Latch"
import * as Layer from "effect/Layer"

/** The kinds of work that may have become due; `requests` are those that applications stored by SQL. */
export type Work = "sends" | "webhooks" | "requests"

/** What there may be news of: `accepted` are emails that nobody has to claim. */
export type News = Work | "accepted"

/**
 * Tells the workers that there may be work, so that they need not wait for their next poll. A hint, never a
 * promise: it may come late, twice, or for nothing. An adapter for a shared database passes it on to other nodes.
 *
 * @example
 * ```ts
 * import { Wakeups } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 *
 * // What a worker does between two looks at what is due.
 * export const untilWork = Effect.gen(function*() {
 *   const wakeups = yield* Wakeups
 *   yield* wakeups.notify("sends")
 *   yield* wakeups.wait("sends").pipe(Effect.timeoutOption("1 second"))
 * }).pipe(Effect.provide(Wakeups.layerLocal))
 * ```
 */
export class Wakeups extends Context.Service<Wakeups, {
  /** Says that work of this kind may be due, or what else is new. Never waits and never fails. */
  readonly notify: (news: News) => Effect.Effect<void>
  /** Says so within this process alone: for adapters that pass on what other nodes said. */
  readonly notifyLocal: (news: News) => Effect.Effect<void>
  /** Waits until somebody says so; what was said since the last wait counts. */
  readonly wait: (work: Work) => Effect.Effect<void>
  /** Waits until an email may have been accepted, for any number of viewers of new emails. */
  readonly accepted: Effect.Effect<void>
}>()("@sendwright/core/foundation/Wakeups") {
  /** Within one process. */
  static readonly make = Effect.fnUntraced(function*(broadcast: (news: News) => Effect.Effect<void>) {
    const latches: Readonly<Record<Work, Latch.Latch>> = {
      sends: yield* Latch.make(false),
      webhooks: yield* Latch.make(false),
      requests: yield* Latch.make(false)
    }
    const accepted = yield* Latch.make(false)
    const latchesOf: Readonly<Record<News, ReadonlyArray<Latch.Latch>>> = {
      sends: [latches.sends, accepted],
      webhooks: [latches.webhooks],
      requests: [latches.requests],
      accepted: [accepted]
    }
    // Under load nearly every accept finds that it was said already.
    const notifyLocal = (news: News) =>
      Effect.suspend(() =>
        latchesOf[news].every((latch) => latch.isOpen())
          ? Effect.void
          : Effect.forEach(latchesOf[news], (latch) => latch.open, { discard: true })
      )
    return Wakeups.of({
      notify: (news) => Effect.andThen(notifyLocal(news), broadcast(news)),
      notifyLocal,
      wait: (work) => Effect.andThen(latches[work].await, latches[work].close).pipe(Effect.asVoid),
      accepted: Effect.asVoid(Effect.andThen(accepted.await, accepted.close))
    })
  })

  static readonly layerLocal: Layer.Layer<Wakeups> = Layer.effect(Wakeups, Wakeups.make(() => Effect.void))
}
