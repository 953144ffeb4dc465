/** What the number of connections depends on. */
export interface Load {
  /** Connections with a session, those that take leave included. */
  readonly open: number
  /** Connections that are being opened. */
  readonly opening: number
  /** Messages that wait for a connection. */
  readonly waiting: number
  /** How long the first of them has waited, in milliseconds. */
  readonly oldestWait: number
  /** The most connections that there may be: the setting, or less where the server refused more. */
  readonly limit: number
}

/** So many are opened at once for the first messages. */
const first = 5

/** A message that has waited for longer, in milliseconds, is worth another connection: a server nearby answers sooner. */
export const worthWait = 10

/**
 * How many connections to open now. As many as there are messages, but five, where there is none. From then on the
 * answer times of the server decide: messages that wait for long are worth others, at most as many as there are
 * already, so that their number doubles until nothing waits for long.
 */
export const toOpen = ({ limit, oldestWait, open, opening, waiting }: Load): number => {
  const worth = open === 0 ? first : oldestWait < worthWait ? 0 : open
  return Math.max(0, Math.min(worth, waiting, limit - open) - opening)
}

/** The most connections that a server takes, as far as it has said so. */
export interface Ceiling {
  readonly connections: number
  /** When it refused one more, in milliseconds. */
  readonly since: number
}

/** After so long, in milliseconds, one more is tried; then two, four and so on. */
export const ceilingMillis = 30_000

/** The server refused a further connection while it had so many. */
export const refused = (open: number, now: number): Ceiling => ({ connections: Math.max(1, open), since: now })

/** How many connections there may be. */
export const limitAt = (ceiling: Ceiling | undefined, maximum: number, now: number): number => {
  if (ceiling === undefined) return maximum
  const times = Math.min(30, Math.max(0, Math.floor((now - ceiling.since) / ceilingMillis)))
  return Math.min(maximum, ceiling.connections + 2 ** times - 1)
}

/**
 * Whether a message is announced behind the one that is being written (RFC 2920 §3.1), which saves it a round trip. It
 * then waits for the answer to that one: so only where there will be no other connection for it, or answers come fast.
 */
export const isWorthAnnouncing = ({ limit, open, opening }: Load, answerMillis: number): boolean =>
  open + opening >= limit || answerMillis < worthWait

/** The mean of the last ten answers or so, in milliseconds. */
export const meanOf = (mean: number, millis: number): number => mean + (millis - mean) / 10
