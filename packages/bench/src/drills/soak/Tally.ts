/** How often something was done, and how often it went wrong, with the first few times in words. */
export interface Tally {
  readonly done: () => number
  readonly wrong: ReadonlyArray<string>
  /** Counts it once; what it throws is what went wrong, unless it was told to stop. */
  readonly count: (what: () => Promise<void>, stopping: AbortSignal) => Promise<void>
}

const kept = 5

export const makeTally = (): Tally => {
  const wrong: Array<string> = []
  let done = 0
  return {
    done: () => done,
    wrong,
    count: async (what, stopping) => {
      try {
        await what()
        done++
      } catch (error) {
        if (!stopping.aborted && wrong.length < kept) {
          wrong.push(error instanceof Error ? error.message.slice(0, 300) : String(error))
        }
      }
    }
  }
}

export const demand = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Error(otherwise)
}
