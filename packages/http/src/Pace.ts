// What is shared is a turn of the event loop, of which test clocks know nothing.
// @effect-diagnostics globalTimersInEffect:off

/**
 * Lets large bodies be read only so fast that everybody else has a turn of the event loop in between. Node would take up to
 * 2 MB off every socket before it looks at the next.
 */
export interface Pace {
  /** Whether there is room for more in this turn, after so many bytes were read. */
  readonly spend: (bytes: number) => boolean
  /** Calls back in a later turn, in which there is room. */
  readonly wait: (resume: () => void) => void
  /** Does not call back any more. */
  readonly leave: (resume: () => void) => void
}

/** Bytes of all bodies that are read in one turn: as many as one socket gives at once, and about a millisecond. */
const perTurn = 64 * 1024
/** What one body that waited may read at once. */
const perBody = 64 * 1024

/** A pace for all bodies of a process. */
export const make = (): Pace => {
  const waiting = new Set<() => void>()
  let spent = 0
  let isTurning = false

  const turn = () => {
    isTurning = false
    spent = 0
    let room = perTurn
    for (const resume of waiting) {
      if (room <= 0) break
      room -= perBody
      waiting.delete(resume)
      resume()
    }
    if (waiting.size > 0) schedule()
  }

  const schedule = () => {
    if (isTurning) return
    isTurning = true
    setImmediate(turn)
  }

  return {
    spend: (bytes) => {
      spent += bytes
      schedule()
      return spent < perTurn
    },
    wait: (resume) => {
      waiting.add(resume)
      schedule()
    },
    leave: (resume) => void waiting.delete(resume)
  }
}
