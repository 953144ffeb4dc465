/** Work on what may be megabytes, in steps of about a millisecond: between two of them, others may have their turn. */
export type Steps<A> = Generator<void, A, void>

/** What one step goes through. */
export const stepBytes = 65_536

/** Counts work, and answers `true` each time that `perStep` of it was done: then a step ends. A call counts one without `work`. */
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
