import * as Effect from "effect/Effect"

/** Work on what may be megabytes, in steps of about a millisecond: between two of them, others may have their turn. */
export type Steps<A> = Generator<void, A, void>

/** What one step goes through. */
export const stepBytes = 65_536

/** Takes all steps at once. */
export const finish = <A>(steps: Steps<A>): A => {
  while (true) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Takes the steps, with a turn for others between two of them. */
export const run = <A>(steps: Steps<A>): Effect.Effect<A> => {
  const next = (): Effect.Effect<A> => {
    const step = steps.next()
    return step.done === true ? Effect.succeed(step.value) : Effect.flatMap(Effect.yieldNow, next)
  }
  return Effect.suspend(next)
}
