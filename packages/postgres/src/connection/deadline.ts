// What is waited for is a network, which no test clock moves: its timers are the machine's.
// @effect-diagnostics globalTimers:off globalTimersInEffect:off
import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"

/**
 * Runs an effect that must end by a time. Its caller is told at that time and not when the effect has come to
 * rest, which a driver may take seconds for: it is interrupted and left to itself. A caller that is interrupted waits
 * for it to come to rest, but not for long.
 *
 * The time is that of the machine: what is waited for is a network, which no test clock moves.
 */
export const within = <E2>(deadline: {
  /** No deadline where it is infinite. */
  readonly millis: number
  readonly missed: () => E2
  /** How long an effect that is interrupted may take to come to rest. */
  readonly graceMillis: number
  /** Called where it takes longer, and the deadline is over. */
  readonly stuck: () => void
}) =>
<A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | E2, R> =>
  Effect.withFiber((caller) =>
    Effect.callback<A, E | E2, R>((resume) => {
      const begun = performance.now()
      let timer: NodeJS.Timeout | undefined
      let last: NodeJS.Immediate | undefined
      let release: (() => void) | undefined
      const fiber = Effect.runForkWith(caller.context as Context.Context<R>)(effect)
      fiber.addObserver((exit) => {
        clearTimeout(timer)
        clearImmediate(last)
        resume(exit)
        release?.()
      })
      const interrupt = () => {
        clearTimeout(timer)
        clearImmediate(last)
        const left = Number.isFinite(deadline.millis) ? deadline.millis - (performance.now() - begun) : 0
        timer = setTimeout(() => {
          release?.()
          if (left <= 0) return deadline.stuck()
          timer = setTimeout(deadline.stuck, left)
          timer.unref()
        }, deadline.graceMillis)
        fiber.interruptUnsafe(caller.id)
      }
      const giveUp = () => {
        resume(Effect.fail(deadline.missed()))
        interrupt()
        timer?.unref()
      }
      if (fiber.pollUnsafe() === undefined && Number.isFinite(deadline.millis)) {
        // A process that was held up reads the answers that came meanwhile before it says that there are none.
        timer = setTimeout(() => {
          last = setImmediate(giveUp)
        }, deadline.millis)
      }
      return Effect.callback<void>((resumed) => {
        if (fiber.pollUnsafe() !== undefined) return resumed(Effect.void)
        release = () => resumed(Effect.void)
        interrupt()
      })
    })
  )
