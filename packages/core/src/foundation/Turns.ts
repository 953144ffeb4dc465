import * as Effect from "effect/Effect"
import * as Metrics from "./Metrics.ts"

/** How much may go on at once, and how long the rest waits. */
export interface TurnLimits {
  /** What goes on, as metrics call it. */
  readonly of: Metrics.Turn
  /** At once under one key. */
  readonly perKey: number
  /** At once under all keys together. */
  readonly total: number
  /** How long one waits for its turn before it is refused; zero: not at all. */
  readonly waitMillis: number
}

/** Lets only so much go on at once in this process, by key. What waits holds nothing but its place in the line. */
export interface Turns {
  /**
   * Runs an effect when it is its turn. Within a key those who came first go first; between keys, the key whose last
   * turn is the longest ago, so that one with many waiting holds up no other one. `refused` is the failure of one whose
   * turn was not reached in time: nothing of it has begun.
   */
  readonly take: <E>(
    refused: () => E
  ) => (key: string) => <A, E2, R>(effect: Effect.Effect<A, E2, R>) => Effect.Effect<A, E | E2, R>
}

interface Ticket {
  readonly key: string
  granted: boolean
  begin: () => void
}

interface Line {
  running: number
  readonly waiting: Set<Ticket>
}

/** Turns with these limits. */
export const make = ({ of, perKey, total, waitMillis }: TurnLimits): Turns => {
  // In the order of their last turns.
  const lines = new Map<string, Line>()
  let running = 0

  const toTheEnd = (key: string, line: Line) => {
    lines.delete(key)
    lines.set(key, line)
  }

  const grant = () => {
    while (running < total) {
      const next = nextOf(lines, perKey)
      if (next === undefined) return
      const [ticket, line] = next
      line.waiting.delete(ticket)
      line.running++
      running++
      toTheEnd(ticket.key, line)
      ticket.granted = true
      ticket.begin()
    }
  }

  const enter = (key: string): Ticket => {
    const ticket: Ticket = { key, granted: false, begin: () => {} }
    const line = lines.get(key) ?? { running: 0, waiting: new Set() }
    lines.set(key, line)
    line.waiting.add(ticket)
    grant()
    return ticket
  }

  const leave = (ticket: Ticket) => {
    const line = lines.get(ticket.key)
    if (line === undefined) return
    if (ticket.granted) {
      line.running--
      running--
      toTheEnd(ticket.key, line)
    }
    line.waiting.delete(ticket)
    if (line.running === 0 && line.waiting.size === 0) lines.delete(ticket.key)
    grant()
  }

  const wait = (ticket: Ticket) =>
    Metrics.waitingTurn(
      of,
      Effect.timeoutOption(
        Effect.callback<void>((resume) => {
          if (ticket.granted) resume(Effect.void)
          else ticket.begin = () => resume(Effect.void)
        }),
        waitMillis
      )
    )

  return {
    take: <E>(refused: () => E) => (key) => <A, E2, R>(effect: Effect.Effect<A, E2, R>) =>
      Effect.acquireUseRelease(
        Effect.sync(() => enter(key)),
        (ticket) =>
          ticket.granted ? effect : Effect.flatMap(
            waitMillis === 0 ? Effect.void : wait(ticket),
            // A turn may come at the moment when the wait ends.
            (): Effect.Effect<A, E | E2, R> =>
              ticket.granted ? effect : Effect.andThen(Metrics.turnRefused(of), Effect.fail(refused()))
          ),
        (ticket) => Effect.sync(() => leave(ticket))
      )
  }
}

const nextOf = (lines: ReadonlyMap<string, Line>, perKey: number): readonly [Ticket, Line] | undefined => {
  for (const line of lines.values()) {
    if (line.running >= perKey) continue
    for (const ticket of line.waiting) return [ticket, line]
  }
  return undefined
}
