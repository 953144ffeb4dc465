/** The bounds of how many attempts of one endpoint a process has in progress at once: min ≤ initial ≤ max. */
export interface PaceBounds {
  readonly min: number
  readonly initial: number
  readonly max: number
}

/** How many attempts of one endpoint may be in progress at once, and how fast that grows. */
export interface EndpointPace {
  /** Between the bounds; whole attempts count. */
  readonly limit: number
  /** Up to here the limit grows by one with each good answer: where the endpoint was not in trouble yet. */
  readonly untried: number
}

/**
 * What an attempt says of its endpoint: an answer of 2xx in good time, the same but late, no answer or one that speaks
 * of too much load, or an answer that says nothing of it.
 */
export type Signal = "good" | "late" | "trouble" | "neutral"

/** A fifth of an attempt's deadline. An endpoint that takes longer is not called more often at once. */
const goodTimeMillis = 2_000

/** The longest time that an endpoint is left alone because it asked for it. */
export const maxPauseMillis = 60_000

/** What an answer says of its endpoint. */
export const signalOf = (status: number, durationMillis: number): Signal => {
  if (status >= 200 && status < 300) return durationMillis <= goodTimeMillis ? "good" : "late"
  return status >= 500 || status === 408 || status === 429 ? "trouble" : "neutral"
}

/** How an endpoint begins that nothing is known of. */
export const initial = (bounds: PaceBounds): EndpointPace => ({ limit: bounds.initial, untried: bounds.max })

/**
 * The pace after an attempt. It grows like TCP's congestion window: by one with each good answer, which doubles it in
 * the time of one attempt, and after the first trouble by one in the time of one attempt. An attempt in trouble takes
 * half of its share, so that an endpoint of which every tenth attempt fails keeps some 18 at once, and one that is dead
 * comes down to the least within two or three deadlines.
 *
 * `inProgress` are the endpoint's attempts in progress, this one included: a limit that is not made use of does not
 * grow beyond the initial one.
 */
export const after = (pace: EndpointPace, signal: Signal, inProgress: number, bounds: PaceBounds): EndpointPace => {
  const { limit, untried } = pace
  switch (signal) {
    case "good":
      if (limit >= bounds.initial && inProgress * 2 <= limit) return pace
      return { limit: Math.min(bounds.max, limit + (limit < untried ? 1 : 1 / limit)), untried }
    case "late":
      return limit > bounds.initial ? { limit: Math.max(bounds.initial, limit - 1 / limit), untried } : pace
    case "trouble": {
      const lowered = Math.max(bounds.min, limit * (1 - 0.5 / Math.max(1, inProgress)))
      return { limit: lowered, untried: lowered }
    }
    case "neutral":
      return pace
  }
}

const httpDate = /^[A-Z][a-z]{2,8},? [0-9A-Za-z :-]+ GMT$/

/**
 * How long an answer asks to be left alone, in milliseconds from `now`: the `Retry-After` of 429 and 503, seconds or a
 * date (RFC 9110 §10.2.3), a minute at most; 0 where it asks for nothing.
 */
export const pauseOf = (status: number, retryAfter: string | undefined, now: number): number => {
  if (retryAfter === undefined || (status !== 429 && status !== 503)) return 0
  const text = retryAfter.trim()
  const wanted = /^\d{1,10}$/.test(text) ? Number(text) * 1_000 : httpDate.test(text) ? Date.parse(text) - now : 0
  return Number.isNaN(wanted) ? 0 : Math.min(Math.max(wanted, 0), maxPauseMillis)
}
