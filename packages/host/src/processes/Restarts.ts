const firstMillis = 1_000
const longestMillis = 30_000
/** A worker that served for so long was well: the next one is not made to wait for what happened before it. */
const wellMillis = 60_000

/** How one worker ended. */
export interface End {
  /** How long it served; null: it never did. */
  readonly servedMillis: number | null
  /** Whether it ended by itself with code 0, as one does that was told to stop. */
  readonly inOrder: boolean
}

/** How many workers of one place have died one after the other, and how long to wait until the next one starts. */
export interface Restart {
  readonly deaths: number
  readonly waitMillis: number
}

/** What comes after the end of a worker: 1 second after the first death, doubled with each more, 30 at most. */
export const after = ({ inOrder, servedMillis }: End, deaths: number): Restart => {
  if (inOrder && servedMillis !== null) return { deaths: 0, waitMillis: 0 }
  const more = servedMillis !== null && servedMillis >= wellMillis ? 1 : deaths + 1
  return { deaths: more, waitMillis: Math.min(longestMillis, firstMillis * 2 ** Math.min(more - 1, 10)) }
}
