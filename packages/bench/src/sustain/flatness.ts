/** Whether what was sampled once a second stayed as it was, by the slope of a line that outliers do not tilt. */
import { median } from "../Statistics.ts"

/** The median of the slopes between all pairs of samples (Theil and Sen), a second. */
export const slopeOf = (samples: ReadonlyArray<number>): number => {
  const slopes = samples.flatMap((from, i) => samples.slice(i + 1).map((to, gap) => (to - from) / (gap + 1)))
  return slopes.length === 0 ? 0 : median(slopes)
}

export interface Flatness {
  readonly median: number
  readonly max: number
  /** By the line, from the first sample to the last. */
  readonly growth: number
  readonly isFlat: boolean
}

const flatness = (samples: ReadonlyArray<number>, bound: (level: number) => number): Flatness => {
  const level = samples.length === 0 ? 0 : median(samples)
  const growth = slopeOf(samples) * Math.max(0, samples.length - 1)
  return { median: level, max: Math.max(0, ...samples), growth, isFlat: growth <= bound(level) }
}

const memoryGrowth = { share: 0.1, mebibytes: 16 }

/** Memory in MiB: flat where it grows by at most a tenth of itself, or by 16 MiB. */
export const memoryFlatness = (samples: ReadonlyArray<number>): Flatness =>
  flatness(samples, (level) => Math.max(memoryGrowth.mebibytes, memoryGrowth.share * level))

const backlogShare = 0.01

/** Emails that wait: flat where at most one in a hundred of those that arrived is added to them. */
export const backlogFlatness = (samples: ReadonlyArray<number>, perSecond: number): Flatness =>
  flatness(samples, (level) => Math.max(level, backlogShare * perSecond * samples.length))
