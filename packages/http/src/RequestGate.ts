// What waits here are sockets, which no test clock moves: the timers are the machine's.
// @effect-diagnostics globalTimers:off globalTimersInEffect:off
import { randomUUID } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import * as Admission from "./Admission.ts"

/** What has become of requests that were not begun, since the start. */
export interface GateCounts {
  /** No room to wait in was left. */
  readonly full: number
  /** They waited for too long. */
  readonly late: number
  /** Their clients went away while they waited. */
  readonly abandoned: number
}

/**
 * Stands before everything that is done for a request: it is begun, waits for a moment, or is refused for next to
 * nothing. What was refused costs so little that a process under several times its load still does what it can.
 */
export interface RequestGate {
  /** Hands a request on now or later, or answers it with 503. */
  readonly admit: (request: IncomingMessage, response: ServerResponse, handOn: () => void) => void
  readonly counts: () => GateCounts
}

/** What the gate knows of the routes behind it. */
export interface GateRoutes {
  /** Paths that are answered whatever else goes on: they must do next to nothing. */
  readonly always: ReadonlySet<string>
  /** The body that a request is refused with, as JSON, by its path. */
  readonly refusalOf: (path: string) => Buffer
}

const retryAfterSeconds = "2"
const lateMillis = 50

/** The key that a request claims to have, which is not looked at here; empty where it has none. */
const keyOf = ({ headers }: IncomingMessage): string =>
  headers.authorization ?? (headers["x-postmark-server-token"] as string | undefined) ?? ""

const pathOf = (target: string): string => {
  const query = target.indexOf("?")
  return query === -1 ? target : target.slice(0, query)
}

const refuse = (response: ServerResponse, body: Buffer): void => {
  response.writeHead(503, [
    "content-type",
    "application/json",
    "content-length",
    String(body.length),
    "retry-after",
    retryAfterSeconds,
    "cache-control",
    "no-store",
    "x-content-type-options",
    "nosniff",
    "x-request-id",
    randomUUID().replaceAll("-", "")
  ])
  response.end(body)
}

/** Calls back once: when the head of an answer is written, or its connection is gone. A stream that goes on is no work. */
const onAnswered = (response: ServerResponse, left: () => void): void => {
  const { writeHead } = response
  response.writeHead = function(this: ServerResponse, ...head: ReadonlyArray<unknown>) {
    left()
    return writeHead.apply(this, head as never)
  } as typeof writeHead
  response.once("close", left)
}

/** So many requests are judged in one turn of the event loop: more would keep new connections and health waiting. */
const inTurn = 16
/** The most that wait for that: one connection may bring any number of requests without waiting for answers. */
const mostArrived = 8_192

/**
 * Looks at requests that have arrived, a few in each turn, those that will be refused among them: their clients wait for
 * as long, and send no more meanwhile. Where more wait than there is `room` for, a key that has more than its share of
 * that is refused. How long a request has waited says nothing: the event loop may have stood still, as it does for each
 * statement of the embedded database.
 */
const makeArrivals = (room: () => number) => {
  let queue: Array<{ readonly key: string; readonly look: (isTooMany: boolean) => void }> = []
  let next = 0
  const ofKey = new Map<string, number>()
  const turn = (): void => {
    for (const end = Math.min(queue.length, next + inTurn); next < end; next++) {
      const { key, look } = queue[next]!
      const own = ofKey.get(key)!
      const isTooMany = queue.length - next > room() && own > room() / ofKey.size
      if (own === 1) ofKey.delete(key)
      else ofKey.set(key, own - 1)
      look(isTooMany)
    }
    if (next === queue.length) {
      queue = []
      next = 0
      return
    }
    // Requests that were judged are let go of, though the queue may not be empty for long.
    if (next > room()) {
      queue = queue.slice(next)
      next = 0
    }
    setImmediate(turn)
  }
  return {
    /** Says whether there is still memory for it. */
    push: (key: string, look: (isTooMany: boolean) => void): boolean => {
      if (queue.length - next >= mostArrived) return false
      ofKey.set(key, (ofKey.get(key) ?? 0) + 1)
      if (queue.push({ key, look }) === 1) setImmediate(turn)
      return true
    }
  }
}

/** A gate for the requests of one process. */
export const make = (
  { always, refusalOf }: GateRoutes,
  limits: Admission.AdmissionLimits = Admission.defaultLimits
): RequestGate => {
  const admission = Admission.make(limits, () => performance.now())
  const counts = { full: 0, late: 0, abandoned: 0 }
  let looking: NodeJS.Timeout | undefined

  /** Where nothing ends, nobody else would look at those that wait. */
  const lookLater = (): void => {
    looking ??= setTimeout(() => {
      looking = undefined
      admission.refuseLate()
      if (admission.waiting() > 0) lookLater()
    }, lateMillis)
  }

  const turnAway = (path: string, response: ServerResponse, reason: Admission.Refusal): void => {
    counts[reason]++
    refuse(response, refusalOf(path))
  }

  const admit = (request: IncomingMessage, response: ServerResponse, path: string, handOn: () => void): void => {
    const held: { place?: Admission.Place } = {}
    let isAnswered = false
    onAnswered(response, () => {
      isAnswered = true
      if (held.place?.leave() === true) counts.abandoned++
    })
    held.place = admission.arrive(keyOf(request), {
      // A request that waited begins while the answer of another one is written.
      begin: () => held.place === undefined ? handOn() : process.nextTick(() => response.destroyed || handOn()),
      refuse: (reason) => turnAway(path, response, reason)
    })
    if (isAnswered) held.place.leave()
    else if (admission.isFull()) lookLater()
  }

  /** A body that is still to come holds no place until it is there: its client may take as long as it likes. */
  const admitUpload = (request: IncomingMessage, response: ServerResponse, path: string, handOn: () => void): void => {
    if (admission.isFull()) return turnAway(path, response, "full")
    request.once("end", () => {
      if (response.headersSent || response.destroyed) return
      const place = admission.enter(keyOf(request))
      onAnswered(response, () => void place.leave())
    })
    handOn()
  }

  const arrived = makeArrivals(() => 2 * admission.limit())

  return {
    admit: (request, response, handOn) => {
      const path = pathOf(request.url ?? "/")
      if (always.has(path)) return handOn()
      // By then what has come of its body is read. Node's parser gives others a turn after each part of a request.
      const isHeld = arrived.push(keyOf(request), (isTooMany) => {
        if (response.destroyed) counts.abandoned++
        else if (isTooMany) turnAway(path, response, "full")
        else if (request.complete) admit(request, response, path, handOn)
        else admitUpload(request, response, path, handOn)
      })
      if (!isHeld) turnAway(path, response, "full")
    },
    counts: () => ({ ...counts })
  }
}
