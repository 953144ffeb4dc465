/**
 * When the requests of an open loop are due: a Poisson process, drawn beforehand. The schedule does not know how the
 * server fares, so that a request which had to wait counts as late rather than as never sent (coordinated omission).
 */
import * as SeededRandom from "@sendwright/testing/SeededRandom"

export interface Schedule {
  readonly perSecond: number
  readonly seconds: number
  readonly seed: number
}

const steps = 2 ** 32

/** Milliseconds from the beginning, ascending; all within the time. */
export const arrivals = ({ perSecond, seconds, seed }: Schedule): Float64Array => {
  const random = SeededRandom.make(seed)
  const end = seconds * 1000
  const times: Array<number> = []
  // The gaps of a Poisson process are exponential. The logarithm is of a number above 0, up to 1.
  const gap = () => -Math.log(1 - random.below(steps) / steps) * 1000 / perSecond
  for (let at = gap(); at < end; at += gap()) times.push(at)
  return Float64Array.from(times)
}
