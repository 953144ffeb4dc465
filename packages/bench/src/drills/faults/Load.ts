/** A steady load of sends over several servers, and what each of them was answered. */
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { percentilesOf } from "../../Statistics.ts"

export interface Answered {
  /** When it was asked. */
  readonly atMs: number
  readonly ms: number
  readonly port: number
  /** 0: no answer at all. */
  readonly status: number
}

export interface LoadOptions {
  readonly ports: () => ReadonlyArray<number>
  readonly key: string
  readonly perSecond: number
  /** The body of a send. */
  readonly body: (number: number) => unknown
  /** Every other send has an idempotency key and is repeated until it is taken. */
  readonly withKeys?: boolean
}

export interface Load {
  /** Ids of the emails that were acknowledged. */
  readonly acknowledged: Set<string>
  /** Sends without a key to which no answer came: nobody knows whether they were taken. */
  readonly unanswered: () => number
  readonly answers: Array<Answered>
  /** Asks no more, and waits for what is under way. */
  readonly stop: () => Promise<void>
}

/** Whether a send was acknowledged: as a new one, or as one that was taken before. */
export const isTaken = (status: number): boolean => status === 201 || status === 200

/** What a client waits for an answer. */
const patienceMs = 15_000
/** How long a send with a key is repeated. */
const insistMs = 180_000

export const startLoad = ({ body, key, perSecond, ports, withKeys = true }: LoadOptions): Load => {
  const acknowledged = new Set<string>()
  const answers: Array<Answered> = []
  const running = new Set<Promise<void>>()
  let unanswered = 0
  const stopping = new AbortController()

  const once = async (number: number, idempotencyKey: string | undefined, turn: number): Promise<number> => {
    const open = ports()
    const port = open[turn % open.length] ?? 0
    const atMs = performance.now()
    const status = await fetch(`http://127.0.0.1:${port}/v1/emails`, {
      method: "POST",
      headers: {
        "authorization": `Bearer ${key}`,
        "content-type": "application/json",
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey })
      },
      body: JSON.stringify(body(number)),
      signal: AbortSignal.timeout(patienceMs)
    }).then(async (answer) => {
      const told = await answer.text()
      if (answer.ok) acknowledged.add(JSON.parse(told).id)
      return answer.status
    }, () => 0)
    answers.push({ atMs, ms: performance.now() - atMs, port, status })
    return status
  }
  const send = async (number: number) => {
    if (!withKeys || number % 2 === 1) {
      if (await once(number, undefined, number) === 0) unanswered++
      return
    }
    const until = performance.now() + insistMs
    for (let tries = 0; performance.now() < until; tries++) {
      const status = await once(number, `drill-${number}`, (number >> 1) + tries)
      if (isTaken(status) || (status >= 400 && status < 429)) return
      await sleep(250)
    }
  }
  const run = async () => {
    const started = performance.now()
    for (let number = 0; !stopping.signal.aborted; number++) {
      await sleep(Math.max(0, started + number * 1_000 / perSecond - performance.now()))
      const sent: Promise<void> = send(number).finally(() => void running.delete(sent))
      running.add(sent)
    }
  }
  const asking = run()
  return {
    acknowledged,
    answers,
    unanswered: () => unanswered,
    stop: async () => {
      stopping.abort()
      await asking
      await Promise.all(running)
    }
  }
}

/** Answers by status. */
export const statusesOf = (answers: ReadonlyArray<Answered>): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Milliseconds of the sends that were acknowledged and asked within a time. */
export const latencyOf = (answers: ReadonlyArray<Answered>, fromMs = 0, toMs = Infinity) =>
  percentilesOf(
    answers.filter(({ atMs, status }) => isTaken(status) && atMs >= fromMs && atMs < toMs).map(({ ms }) =>
      Math.round(ms)
    )
  )
