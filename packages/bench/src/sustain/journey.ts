/** The way of each email, put together of what the load, the mail server and the webhook's endpoint have noted. */
import { type Mark, marksIn } from "./Marks.ts"

export interface Noted {
  /** When each email was due, and when its 201 came. */
  readonly accepted: Uint8Array
  /** When the mail server said 250 to it. */
  readonly taken: Uint8Array
  /** When its webhook arrived, and how long after the event; null where there are no webhooks. */
  readonly hooked: Uint8Array | null
}

/** What should have come once for each accepted email. */
export interface Tally {
  /** Accepted, and did not come. */
  readonly lost: number
  /** Came once more than once. */
  readonly repeated: number
  /** Came without having been accepted. */
  readonly unknown: number
}

export interface Journey {
  readonly emails: number
  /** Milliseconds. */
  readonly dueToAccepted: Float64Array
  readonly acceptedToTaken: Float64Array
  readonly eventToWebhook: Float64Array
  readonly taken: Tally
  readonly hooked: Tally
  /** At the end of each second of the window: accepted and not yet taken, and accepted without its webhook. */
  readonly backlog: ReadonlyArray<number>
  readonly webhookBacklog: ReadonlyArray<number>
}

const firsts = (bytes: Uint8Array): { readonly marks: Map<string, Mark>; readonly count: number } => {
  const marks = new Map<string, Mark>()
  let count = 0
  for (const mark of marksIn(bytes)) {
    count++
    if (!marks.has(mark.key)) marks.set(mark.key, mark)
  }
  return { marks, count }
}

type Came = ReturnType<typeof firsts>

const tally = (accepted: ReadonlyMap<string, Mark>, came: Came): Tally => {
  const lost = [...accepted.keys()].filter((key) => !came.marks.has(key)).length
  const known = accepted.size - lost
  return { lost, repeated: came.count - came.marks.size, unknown: came.marks.size - known }
}

const within = (time: number, window: Window) => time >= window.from && time < window.to

export interface Window {
  /** Milliseconds of the clock that the marks were made by. */
  readonly from: number
  readonly to: number
}

/** How many of the sorted times are at most `time`. */
const until = (sorted: Float64Array, time: number): number => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! <= time) low = middle + 1
    else high = middle
  }
  return low
}

const backlogOf = (accepted: ReadonlyMap<string, Mark>, came: Came, { from, to }: Window): ReadonlyArray<number> => {
  const begins = Float64Array.from(accepted.values(), ({ second }) => second).sort()
  // What arrived before its 201 did counts as having arrived with it.
  const ends = Float64Array.from(
    [...accepted.values()].flatMap(({ key, second }) => {
      const mark = came.marks.get(key)
      return mark === undefined ? [] : [Math.max(mark.first, second)]
    })
  ).sort()
  const seconds = Math.floor((to - from) / 1000)
  return Array.from({ length: seconds }, (_, n) => {
    const at = from + (n + 1) * 1000
    return until(begins, at) - until(ends, at)
  })
}

/** Latencies are those of the emails that were due within the window; the tallies are of all. */
export const journeyOf = (noted: Noted, window: Window): Journey => {
  const accepted = firsts(noted.accepted).marks
  const taken = firsts(noted.taken)
  const hooked = noted.hooked === null ? null : firsts(noted.hooked)
  const measured = [...accepted.values()].filter(({ first }) => within(first, window))
  const each = (latency: (email: Mark) => number | undefined) =>
    Float64Array.from(measured.map(latency).filter((value) => value !== undefined))
  return {
    emails: measured.length,
    dueToAccepted: each(({ first, second }) => second - first),
    acceptedToTaken: each(({ key, second }) => {
      const at = taken.marks.get(key)?.first
      return at === undefined ? undefined : Math.max(0, at - second)
    }),
    eventToWebhook: each(({ key }) => hooked?.marks.get(key)?.second),
    taken: tally(accepted, taken),
    hooked: hooked === null ? { lost: 0, repeated: 0, unknown: 0 } : tally(accepted, hooked),
    backlog: backlogOf(accepted, taken, window),
    webhookBacklog: hooked === null ? [] : backlogOf(accepted, hooked, window)
  }
}

/** What is wrong with a run: a run with any of it says nothing. */
export const faultsOf = (drained: boolean, tallies: Readonly<Record<string, Tally>>): ReadonlyArray<string> => [
  ...(drained ? [] : ["not everything that was accepted was sent in time"]),
  ...Object.entries(tallies).flatMap(([name, tally]) =>
    Object.entries(tally).filter(([, count]) => count > 0).map(([what, count]) => `${name}: ${count} ${what}`)
  )
]
