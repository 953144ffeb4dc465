/** What is stored of a bucket. */
export interface Bucket {
  /** Tokens in it at `updatedAt`: a fraction counts towards the next whole one. */
  readonly tokens: number
  readonly updatedAt: Date
}

/** A wish for tokens of one bucket. */
export interface TakeRequest {
  readonly key: string
  readonly capacity: number
  readonly refillPerSecond: number
  /** Fewer may be granted. 0 looks at what is left. */
  readonly want: number
}

/** What was granted of a wish. */
export interface Taken {
  readonly granted: number
  /** Whole tokens left. */
  readonly remaining: number
  /** Milliseconds until one more token is there; 0 where one is. */
  readonly retryAfterMillis: number
}

/**
 * Takes whole tokens. A bucket that does not exist yet is full. Time that runs backwards (another node's clock) adds
 * nothing and takes nothing away.
 */
export const take = (
  bucket: Bucket | undefined,
  request: TakeRequest,
  now: Date
): readonly [bucket: Bucket, taken: Taken] => {
  const elapsed = bucket === undefined ? 0 : Math.max(0, now.getTime() - bucket.updatedAt.getTime())
  const filled = bucket === undefined
    ? request.capacity
    : Math.min(request.capacity, bucket.tokens + elapsed * request.refillPerSecond / 1000)
  const granted = Math.max(0, Math.min(request.want, Math.floor(filled)))
  const tokens = filled - granted
  return [
    { tokens, updatedAt: bucket === undefined || now > bucket.updatedAt ? now : bucket.updatedAt },
    { granted, ...leftOf(tokens, request.refillPerSecond) }
  ]
}

/** What a caller is told about the tokens that are left. */
export const leftOf = (tokens: number, refillPerSecond: number): Omit<Taken, "granted"> => ({
  remaining: Math.floor(tokens),
  retryAfterMillis: tokens >= 1 ? 0 : waitFor(tokens, refillPerSecond)
})

const waitFor = (tokens: number, refillPerSecond: number): number => {
  const millis = Math.ceil((1 - tokens) * 1000 / refillPerSecond)
  // Rounding may leave the bucket a hair short of the token then: who waits as told must not be refused.
  return tokens + millis * refillPerSecond / 1000 >= 1 ? millis : millis + 1
}
