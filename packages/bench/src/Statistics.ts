/** Milliseconds. */
export interface Percentiles {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly p999: number
  readonly max: number
}

const at = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export const percentilesOf = (values: ArrayLike<number>): Percentiles => {
  const sorted = Float64Array.from(values).sort()
  return {
    p50: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    p99: at(sorted, 0.99),
    p999: at(sorted, 0.999),
    max: at(sorted, 1)
  }
}

export const median = (values: ArrayLike<number>): number => percentilesOf(values).p50

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits))
