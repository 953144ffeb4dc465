/**
 * After how many messages a server ends a connection, as far as it has shown that. One connection that ended may have
 * had any reason; two that ended after the same number, one after the other, make a rule.
 */
export interface MessageLimit {
  /** The number after which the last one ended. */
  readonly last: number
  /** The number that is kept to; undefined while there is no rule. */
  readonly limit: number | undefined
  /** Until when it is kept to, in milliseconds. */
  readonly until: number
}

/** Nothing has been shown. */
export const unknown: MessageLimit = { last: 0, limit: undefined, until: 0 }

/** A rule is kept to for so long, in milliseconds: settings of servers change. */
export const keptMillis = 10 * 60_000

/** A server ended a connection that had carried so many messages, at least one, in the midst of its work. */
export const ended = ({ last, limit, until }: MessageLimit, count: number, now: number): MessageLimit =>
  count === last
    ? { last: count, limit: count, until: now + keptMillis }
    : { last: count, limit, until }

/** How many messages a connection may carry. */
export const limitAt = ({ limit, until }: MessageLimit, maximum: number, now: number): number =>
  limit === undefined || now >= until ? maximum : Math.min(limit, maximum)
