import * as Effect from "effect/Effect"
import type { Steps } from "./Steps.ts"

/** Takes the steps, with a turn for others between two of them. */
export const runSteps = <A>(steps: Steps<A>): Effect.Effect<A> => {
  const next = (): Effect.Effect<A> => {
    const step = steps.next()
    return step.done === true ? Effect.succeed(step.value) : Effect.flatMap(Effect.yieldNow, next)
  }
  return Effect.suspend(next)
}
