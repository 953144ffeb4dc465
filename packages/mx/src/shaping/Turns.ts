/** When the messages to one site go, by its rate. Times are in milliseconds. */
export interface Turns {
  /** When the next turn would be, were they evenly spread. */
  readonly next: number
  /** When the last turn was to be, evenly spread. */
  readonly last: number
  /** When the last one that was sent away is to come again. */
  readonly appointment: number
}

/** Nothing has gone yet. */
export const initial: Turns = { next: -Infinity, last: -Infinity, appointment: -Infinity }

/** Messages may go so much earlier than evenly spread, so that a few that come together need not wait. */
const earlyMillis = 5_000

/** The time from a turn until the receiver counts the message may differ by so much. */
const unevenMillis = 1_000

/** A message that has no turn comes again after a second at least, and after five minutes at most. */
const againMillis = { min: 1_000, max: 5 * 60_000 }

/**
 * From one turn to the next. Within any minute there are so no more turns than `perMinute`, early ones included, where
 * that is a whole number; a lower rate has one in a minute.
 */
const intervalOf = (perMinute: number): number => (60_000 + earlyMillis + unevenMillis) / perMinute

/**
 * Takes the next turn: the state behind it, and when it is, which may be now. `since`: before it another process may have
 * had turns, so that none goes earlier than evenly spread from there.
 */
export const take = (
  turns: Turns,
  perMinute: number,
  now: number,
  since = -Infinity
): { readonly turns: Turns; readonly at: number } => {
  const interval = intervalOf(perMinute)
  const next = Math.max(turns.next, since + earlyMillis + interval)
  const last = Math.max(next, now)
  return { turns: { ...turns, last, next: last + interval }, at: Math.max(now, next - earlyMillis) }
}

/**
 * The state after an operator has ended the waits that a lower rate and a long line brought. The next turn follows the
 * last one as at `perMinute`, which is not 0: so this rate holds in every minute.
 */
export const freed = ({ last, next }: Turns, perMinute: number): Turns => ({
  last,
  next: Math.min(next, last + intervalOf(perMinute)),
  appointment: initial.appointment
})

/**
 * When a message is to come again that has no turn: as many milliseconds from `from` as those before it need, so that a
 * long line does not come back all at once. `from`: the end of a rest, or now.
 */
export const appoint = (
  turns: Turns,
  perMinute: number,
  from: number,
  now: number
): { readonly turns: Turns; readonly inMillis: number } => {
  const latest = Math.max(from, now) + againMillis.max
  const appointment = Math.min(
    latest,
    Math.max(turns.appointment, turns.next - earlyMillis, from) + intervalOf(perMinute)
  )
  return {
    turns: { ...turns, appointment },
    inMillis: Math.max(againMillis.min, Math.ceil(appointment - now))
  }
}
