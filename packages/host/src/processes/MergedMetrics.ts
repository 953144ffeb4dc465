import type * as Metric from "effect/Metric"
import { figuresTime, type GaugeRule, ruleOf } from "./GaugeRules.ts"
import type { Samples } from "./Messages.ts"

type Sample = Samples[number]

/** What one process has counted. */
export interface Counted {
  /** Its label. */
  readonly process: string
  readonly samples: Samples
}

const addNumbers = (left: number | bigint, right: number | bigint): number | bigint =>
  typeof left === "bigint" && typeof right === "bigint" ? left + right : Number(left) + Number(right)

const addBuckets = (
  left: Metric.HistogramState["buckets"],
  right: Metric.HistogramState["buckets"]
): Array<[number, number]> => left.map(([bound, count], i) => [bound, count + (right[i]?.[1] ?? 0)])

/** Two samples of one series; the second as it is where they are not of one kind. */
const add = (left: Sample, right: Sample): Sample => {
  if (left.type === "Counter" && right.type === "Counter") {
    return { ...right, state: { ...right.state, count: addNumbers(left.state.count, right.state.count) } }
  }
  if (left.type === "Gauge" && right.type === "Gauge") {
    return { ...right, state: { value: addNumbers(left.state.value, right.state.value) } }
  }
  if (left.type === "Histogram" && right.type === "Histogram") {
    const [one, other] = [left.state, right.state]
    return {
      ...right,
      state: {
        buckets: addBuckets(one.buckets, other.buckets),
        count: one.count + other.count,
        min: Math.min(one.min, other.min),
        max: Math.max(one.max, other.max),
        sum: one.sum + other.sum
      }
    }
  }
  if (left.type === "Frequency" && right.type === "Frequency") {
    const occurrences = new Map(left.state.occurrences)
    for (const [key, count] of right.state.occurrences) occurrences.set(key, (occurrences.get(key) ?? 0) + count)
    return { ...right, state: { occurrences } }
  }
  return right
}

const valueOf = (sample: Sample): number => sample.type === "Gauge" ? Number(sample.state.value) : 0

const larger = (by: (value: number) => number) => (left: Sample, right: Sample): Sample =>
  by(valueOf(right)) > by(valueOf(left)) ? right : left

const combine = {
  sum: add,
  max: larger((value) => value),
  min: larger((value) => -value),
  farthest: larger(Math.abs)
}

/** A series: its name, kind and labels. */
const keyOf = ({ attributes, id, type }: Sample): string =>
  JSON.stringify([id, type, Object.entries(attributes ?? {}).sort()])

const into = (series: Map<string, Sample>, sample: Sample, combine: (left: Sample, right: Sample) => Sample): void => {
  const key = keyOf(sample)
  const before = series.get(key)
  series.set(key, before === undefined ? sample : combine(before, sample))
}

const onlyGrows = ({ type }: Sample): boolean => type === "Counter" || type === "Histogram" || type === "Frequency"

/**
 * What processes that have ended had counted, with one more of them: counters and histograms alone, whose sums must not
 * go down when a process is replaced.
 */
export const retire = (ended: Samples, samples: Samples): Samples => {
  const series = new Map<string, Sample>()
  for (const sample of [...ended, ...samples]) if (onlyGrows(sample)) into(series, sample, add)
  return [...series.values()]
}

const figuresReadAt = ({ samples }: Counted): number => {
  const found = samples.find(({ id }) => id === figuresTime)
  return found === undefined ? 0 : valueOf(found)
}

/** What is one series on the page, of a sample of one process. */
const ruleFor = (sample: Sample): GaugeRule =>
  sample.type === "Gauge" ? ruleOf(sample.id) : onlyGrows(sample) ? "sum" : "each"

/**
 * The series of one page for several processes: sums of counters and histograms, those of processes that have ended among
 * them; gauges by their rules.
 */
export const merge = (running: ReadonlyArray<Counted>, ended: Samples): Samples => {
  const series = new Map<string, Sample>()
  for (const sample of ended) into(series, sample, add)
  for (const { process, samples } of running) {
    for (const sample of samples) {
      const rule = ruleFor(sample)
      if (rule === "each") into(series, { ...sample, attributes: { ...sample.attributes, process } }, add)
      else if (rule !== "latest") into(series, sample, combine[rule])
    }
  }
  // What was read last comes first, and stays.
  for (const { samples } of running.toSorted((left, right) => figuresReadAt(right) - figuresReadAt(left))) {
    for (const sample of samples) if (ruleFor(sample) === "latest") into(series, sample, (left) => left)
  }
  return [...series.values()]
}

/** Samples as a registry, for printing. */
export const registryOf = (samples: Samples): Metric.MetricRegistry =>
  new Map(samples.map(({ state, ...sample }) => [
    keyOf({ ...sample, state } as Sample),
    { ...sample, hooks: { get: () => state, update: () => {}, modify: () => {} } }
  ]))
