/** How long something that should go on all the time stood still. */

/** The longest time without one of `moments`, in milliseconds, between two times. */
export const longestGap = (moments: ReadonlyArray<number>, fromMs: number, toMs: number): number => {
  const within = moments.filter((at) => at >= fromMs && at <= toMs).toSorted((left, right) => left - right)
  let last = fromMs
  let longest = 0
  for (const at of [...within, toMs]) {
    longest = Math.max(longest, at - last)
    last = at
  }
  return Math.round(longest)
}

/** How many of `moments` there were a second between two times. */
export const rateOf = (moments: ReadonlyArray<number>, fromMs: number, toMs: number): number =>
  Math.round(10_000 * moments.filter((at) => at >= fromMs && at < toMs).length / (toMs - fromMs)) / 10
