import * as Effect from "effect/Effect"

/** Work on what may be megabytes, in steps of about a millisecond: between two of them, others may have their turn. */
export type Steps<A> = Generator<void, A, void>

/** What one step goes through. */
export const stepBytes = 65_536

/** Says when so much was done that the next step begins, of works that each say how much they are: one, where they do not. */
export const every = (perStep: number): (work?: number) => boolean => {
  let done = 0
  return (work = 1) => {
    done += work
    if (done < perStep) return false
    done = 0
    return true
  }
}

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
