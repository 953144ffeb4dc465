/**
 * Hints of joined transactions. Postgres lets one transaction commit at a time of all that notify, so that a hint in each
 * would halve the rate of an application's commits. A process gives one in 20 ms, and a process that hears it looks
 * again later for what was committed without. What none of them finds, a poll does.
 */
const silentMillis = 20

/** So many times a process that hears a hint looks again, and so long after each look. */
export const looksAgain = 4
export const lookMillis = 25

/** Who gives hints in joined transactions. */
export const joinedSender = "joined"

const given = new WeakMap<object, Map<string, number>>()

/** Whether a hint is to be given now, in milliseconds since the epoch, in a transaction on the database of a client. */
export const isHintDue = (client: object, news: string, now: number): boolean => {
  let last = given.get(client)
  if (last === undefined) given.set(client, last = new Map())
  const before = last.get(news)
  // A clock that was set back must not keep the hints away.
  if (before !== undefined && now >= before && now - before < silentMillis) return false
  last.set(news, now)
  return true
}
