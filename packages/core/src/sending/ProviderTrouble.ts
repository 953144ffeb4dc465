/** How a provider has done lately: a value that changes by `observe` alone. */
export interface ProviderTrouble {
  /** Whether the last hand-offs failed, the oldest first; since the last change of `inTrouble`. */
  readonly failed: ReadonlyArray<boolean>
  /** Whether it fails all or most of its hand-offs. */
  readonly inTrouble: boolean
}

export const well: ProviderTrouble = { failed: [], inTrouble: false }

/** Hand-offs that are examined. */
const looked = 20
/** So many failures it takes at least. */
const minFailures = 5
/** And so large a share of those that are examined. */
const failingShare = 0.8
/** After so many answers in a row the trouble is over. */
const answersInRow = 3

/**
 * Takes in the end of one hand-off. Trouble begins when at least five of the last twenty hand-offs failed, and four in
 * five of them; it ends with three answers in a row. In between there is a wide gap, so that it does not come and go.
 */
export const observe = (trouble: ProviderTrouble, hasFailed: boolean): ProviderTrouble => {
  const failed = [...trouble.failed, hasFailed].slice(-looked)
  if (trouble.inTrouble) {
    const isOver = failed.length >= answersInRow && failed.slice(-answersInRow).every((one) => !one)
    return isOver ? well : { failed, inTrouble: true }
  }
  const failures = failed.filter((one) => one).length
  return failures >= minFailures && failures >= failed.length * failingShare
    ? { failed: [], inTrouble: true }
    : { failed, inTrouble: false }
}
