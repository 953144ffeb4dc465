/**
 * The load in a process of its own: as many emails as the server takes while few of them wait to be handed over, or a
 * schedule that is kept whether the server keeps pace or not.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { type Answer, type LoadConnection, openConnection } from "../../LoadClient.ts"
import { type Percentiles, percentilesOf } from "../../Statistics.ts"
import { arrivals, type Schedule } from "../arrivals.ts"
import { Marks } from "../Marks.ts"
import { monotonic } from "../monotonic.ts"
import { type Letters, requestsOf } from "../requests.ts"
import { answer } from "./answering.ts"

const marks = new Marks()
let port = 0
let request: (n: number) => string = () => ""
let sequence = 0
let accepted = 0
/** How many emails have come to where they end: the mail server, and with webhooks the endpoint too. */
let arrived = 0
let hasArrived: () => void = () => {}

const idField = /"id": *"([0-9a-f-]{36})"/

/** Sends one email, and notes it if it was accepted. */
const send = async (connection: LoadConnection, due: number): Promise<Answer> => {
  const answered = await connection.exchange(request(sequence++))
  if (answered.status === 201) {
    marks.add(idField.exec(answered.body)![1]!, due, monotonic())
    accepted++
  }
  return answered
}

interface Closed {
  readonly connections: number
  /** The most emails that may have been accepted without having arrived. */
  readonly window: number
}

let running = new AbortController()
let ended: Promise<unknown> = Promise.resolve()

/** One request after the other on each connection. */
const keepSending = ({ connections, window }: Closed): void => {
  running = new AbortController()
  const { signal } = running
  let sent = accepted
  let changed = Promise.withResolvers<void>()
  hasArrived = () => {
    changed.resolve()
    changed = Promise.withResolvers<void>()
  }
  ended = Promise.all(Array.from({ length: connections }, async () => {
    const connection = await openConnection(port)
    while (!signal.aborted) {
      if (sent - arrived >= window) {
        await Promise.race([changed.promise, sleep(100)])
        continue
      }
      sent++
      const { body, status } = await send(connection, monotonic())
      if (status !== 201) throw new Error(`answered with ${status}: ${body}`)
    }
    connection.close()
  }))
  // Its stopper learns of a failure; until then nobody waits.
  ended.catch(() => {})
}

export interface Kept {
  /** When the schedule began, on the monotonic clock. */
  readonly began: number
  readonly requests: number
  /** How much later than due the generator came to a request, by its own fault, in milliseconds. */
  readonly lateness: Percentiles
  readonly connections: number
  /** Requests for which all connections were busy when they were due. */
  readonly waited: number
  /** Requests that were answered with anything but a 201. */
  readonly refused: number
}

const firstConnections = 16

/** Sends each request when it is due, on a connection that is free, or else as soon as one is. */
const keepSchedule = async (
  { maxConnections, schedule }: { readonly schedule: Schedule; readonly maxConnections: number }
): Promise<Kept> => {
  const due = arrivals(schedule)
  const lateness = new Float64Array(due.length)
  const free = await Promise.all(Array.from({ length: firstConnections }, () => openConnection(port)))
  const waiting: Array<number> = []
  let connections = free.length
  let waited = 0
  let refused = 0
  let done = 0
  const finished = Promise.withResolvers<void>()
  const began = monotonic()

  const use = async (connection: LoadConnection, n: number): Promise<void> => {
    for (let next: number | undefined = n; next !== undefined; next = waiting.shift()) {
      const { status } = await send(connection, began + due[next]!)
      if (status !== 201) refused++
      if (++done === due.length) finished.resolve()
    }
    free.push(connection)
  }
  /** The one that was used last; those below it that nobody needed for long are given up. */
  const takeFree = (): LoadConnection | undefined => {
    const connection = free.pop()
    if (connection === undefined || connection.isFresh()) return connection
    for (const stale of [connection, ...free.splice(0)]) {
      stale.close()
      connections--
    }
    return undefined
  }
  const begin = (n: number): void => {
    const connection = takeFree()
    if (connection === undefined && connections >= maxConnections) {
      waited++
      waiting.push(n)
      return
    }
    if (connection === undefined) connections++
    const opened = connection === undefined ? openConnection(port) : Promise.resolve(connection)
    opened.then((ready) => use(ready, n)).catch(finished.reject)
  }
  let next = 0
  const sendDue = (): void => {
    const now = monotonic() - began
    for (; next < due.length && due[next]! <= now; next++) {
      lateness[next] = now - due[next]!
      begin(next)
    }
    if (next < due.length) setTimeout(sendDue, due[next]! - now)
  }
  sendDue()
  if (due.length > 0) await finished.promise
  for (const connection of free) connection.close()
  return { began, requests: due.length, lateness: percentilesOf(lateness), connections, waited, refused }
}

const answers = {
  aim: (to: { readonly port: number; readonly letters: Letters }): void => {
    port = to.port
    request = requestsOf(to.letters)
  },
  keepSending,
  stop: async () => {
    running.abort()
    hasArrived()
    await ended
  },
  keepSchedule,
  accepted: () => accepted,
  marks: () => marks.take()
}

export type Load = typeof answers

answer(answers, (value) => {
  arrived = value
  hasArrived()
})
