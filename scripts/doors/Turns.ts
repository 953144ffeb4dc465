/** How long the event loop of this thread was kept, in the thread's own processor time. */
interface Turns {
  /** The longest turn since the last time this was asked, in milliseconds; at most one more than it was. */
  readonly longest: () => number
  readonly stop: () => void
}

const busyMillis = (): number => {
  const { system, user } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/**
 * Measures turns of the event loop. A timer of a millisecond is due in each turn that follows a longer one, so what the
 * thread has computed between two of its calls is one turn, and a millisecond of short ones at most. The processor's time
 * is what counts: a machine that does something else meanwhile makes no turn longer.
 */
const watch = (): Turns => {
  let before = busyMillis()
  let longest = 0
  const look = () => {
    const now = busyMillis()
    longest = Math.max(longest, now - before)
    before = now
  }
  const timer = setInterval(look, 1)
  return {
    longest: () => {
      look()
      const found = longest
      longest = 0
      return found
    },
    stop: () => clearInterval(timer)
  }
}

/** The longest turn that a work takes, in milliseconds. */
export const during = async (work: () => PromiseLike<unknown>): Promise<number> => {
  // What was computed before, in the turn that asks, is not the work's.
  await new Promise((resolve) => setTimeout(resolve, 2))
  const turns = watch()
  try {
    await work()
    return turns.longest()
  } finally {
    turns.stop()
  }
}

/** How often a work is tried that kept the event loop too long: a collection of garbage does so once, and work always. */
const tries = 10
/** So many times too long, and once more after garbage was collected, is no noise: it is not tried any more. */
const noNoise = 10

/**
 * The longest turn of a work that is repeated for as long as it takes more than `bound` milliseconds, a few times: the
 * best of them.
 */
export const bestDuring = async (work: () => PromiseLike<unknown>, bound: number): Promise<number> => {
  let best = Infinity
  for (let tried = 0; tried < tries && best > bound; tried++) {
    // Garbage of what was measured before, or made to be sent, is not collected in the time of this.
    if (tried > 0) globalThis.gc?.()
    best = Math.min(best, await during(work))
    if (tried > 0 && best > noNoise * bound) return best
  }
  return best
}
