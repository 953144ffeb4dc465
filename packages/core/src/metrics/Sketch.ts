/**
 * How often durations were how long: counts in buckets whose bounds grow by a tenth each, so that a quantile is known to
 * within 5 % and sketches of any hours add up (DDSketch, Masson et al. 2019). By bucket; bucket 0 has what took a
 * millisecond or less.
 */
export type Sketch = ReadonlyMap<number, number>

const growth = 1.1
/** Some 900,000 years. */
const lastBucket = 400

/** The most that a quantile is off, as a fraction of the true one; of durations from a millisecond on. */
export const relativeError = (growth - 1) / (growth + 1)

/** Of no durations. */
export const none: Sketch = new Map()

/** The bucket that a duration in milliseconds is counted in. */
export const bucketOf = (millis: number): number =>
  millis <= 1 ? 0 : Math.min(lastBucket, Math.ceil(Math.log(millis) / Math.log(growth)))

/** A duration, in milliseconds, that is no further than the error from every other one of its bucket. */
export const millisOf = (bucket: number): number => bucket === 0 ? 1 : 2 * growth ** bucket / (growth + 1)

/** A sketch of one duration that occurred so many times. */
export const of = (millis: number, times = 1): Sketch => times === 0 ? none : new Map([[bucketOf(millis), times]])

/** What two sketches say together. Commutative and associative, with `none` for nothing. */
export const add = (left: Sketch, right: Sketch): Sketch => {
  if (left.size === 0) return right
  if (right.size === 0) return left
  const sum = new Map(left)
  for (const [bucket, count] of right) sum.set(bucket, (sum.get(bucket) ?? 0) + count)
  return sum
}

/** How many durations it has. */
export const sizeOf = (sketch: Sketch): number => {
  let size = 0
  for (const count of sketch.values()) size += count
  return size
}

/**
 * The duration in milliseconds that a fraction of them, from 0 to 1, does not exceed: by nearest rank, to within
 * `relativeError`. null where there are none.
 */
export const quantile = (sketch: Sketch, fraction: number): number | null => {
  let left = Math.max(1, Math.ceil(fraction * sizeOf(sketch)))
  for (const [bucket, count] of inOrder(sketch)) {
    left -= count
    if (left <= 0) return millisOf(bucket)
  }
  return null
}

const inOrder = (sketch: Sketch) => [...sketch].sort(([left], [right]) => left - right)

/** As it is stored: each bucket with its count, in the order of the buckets. */
export const encode = (sketch: Sketch): ReadonlyArray<number> => inOrder(sketch).flat()

/** What `encode` made. */
export const decode = (stored: ReadonlyArray<number>): Sketch => {
  const sketch = new Map<number, number>()
  for (let index = 0; index + 1 < stored.length; index += 2) sketch.set(stored[index]!, stored[index + 1]!)
  return sketch
}
