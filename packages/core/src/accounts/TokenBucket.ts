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
  /** Whether none is taken where not all of them are there. */
  readonly isWhole?: boolean
}

/** What was granted of a wish. */
export interface Taken {
  readonly granted: number
  /** Whole tokens left. */
  readonly remaining: number
  /** Milliseconds until one more token is there, or all that were refused as a whole; 0 where they are. */
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
  const refused = request.isWhole === true && filled < request.want
  const granted = refused ? 0 : Math.max(0, Math.min(request.want, Math.floor(filled)))
  const tokens = filled - granted
  return [
    { tokens, updatedAt: bucket === undefined || now > bucket.updatedAt ? now : bucket.updatedAt },
    { granted, ...leftOf(tokens, request.refillPerSecond, refused ? request.want : 1) }
  ]
}

/** What a caller is told about the tokens that are left, who waits for so many. */
export const leftOf = (tokens: number, refillPerSecond: number, wanted = 1): Omit<Taken, "granted"> => ({
  remaining: Math.floor(tokens),
  retryAfterMillis: tokens >= wanted ? 0 : waitFor(wanted, tokens, refillPerSecond)
})

const waitFor = (wanted: number, tokens: number, refillPerSecond: number): number => {
  const millis = Math.ceil((wanted - tokens) * 1000 / refillPerSecond)
  // Rounding may leave the bucket a hair short of the token then: who waits as told must not be refused.
  return tokens + millis * refillPerSecond / 1000 >= wanted ? millis : millis + 1
}
