import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"

// A package manager may pass on the very signal that the terminal sent to both.
const sameSignalMillis = 250
/** What the process ends with at a second signal. */
export const interruptedCode = 130
const signals = ["SIGTERM", "SIGINT"] as const

/**
 * Listens for SIGTERM and SIGINT. `arrived` waits for the first; from then on a second one ends the process at once.
 * While the scope is open nobody else hears of the signals: the runner of the program would interrupt it, and a drain
 * is not an error.
 */
export const first: Effect.Effect<{ readonly arrived: Effect.Effect<NodeJS.Signals> }, never, Scope.Scope> = Effect.gen(
  function*() {
    const arrived = yield* Deferred.make<NodeJS.Signals>()
    let at: number | undefined
    const onSignal = (signal: NodeJS.Signals) => {
      if (at === undefined) {
        at = performance.now()
        Deferred.doneUnsafe(arrived, Effect.succeed(signal))
      } else if (performance.now() - at > sameSignalMillis) {
        process.exit(interruptedCode)
      }
    }
    yield* Effect.acquireRelease(
      Effect.sync(() =>
        signals.map((signal) => {
          const others = process.rawListeners(signal)
          process.removeAllListeners(signal).on(signal, onSignal)
          return [signal, others] as const
        })
      ),
      (before) =>
        Effect.sync(() => {
          for (const [signal, others] of before) {
            process.off(signal, onSignal)
            for (const other of others) process.on(signal, other as NodeJS.SignalsListener)
          }
        })
    )
    return { arrived: Deferred.await(arrived) }
  }
)
