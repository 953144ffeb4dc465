/** Attempts in all before a delivery is failed. */
const maxAttempts = 8
/** The wait after the first failure; it doubles with each further one. */
const firstDelayMillis = 5_000
/** At most so much of a wait is added to it by chance, so that endpoints are not all called at once again. */
const jitter = 0.1

/** One attempt's deadline over DNS, connect, TLS and response head. */
export const attemptDeadlineMillis = 10_000

/**
 * How long to wait after the failure of attempt number `attempts` (from 1): 5, 10, 20, … 320 s, 635 s in all, plus the
 * jitter that `chance` (0 up to 1) gives. `undefined` after the last attempt, and after every attempt that was
 * asked for manually later.
 */
export const delayAfter = (attempts: number, chance: number): number | undefined =>
  attempts >= maxAttempts
    ? undefined
    : Math.round(firstDelayMillis * 2 ** (attempts - 1) * (1 + jitter * chance))
