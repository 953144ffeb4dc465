/** A client that knows several servers and goes to another one where the connection is refused. */
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import type { Answered } from "../faults/Load.ts"

export type Version = "old" | "new"

/** A server as its clients know it: what answers on its port changes its version now and then. */
export interface Target {
  readonly port: number
  readonly version: Version
}

export interface Reply extends Answered {
  readonly version: Version
  readonly isSend: boolean
  /** Why there was no answer (status 0), such as `ECONNREFUSED`; null where there was one. */
  readonly failure: string | null
}

interface Request {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly body?: unknown
  readonly idempotencyKey?: string
  /** The place of the server that is asked first. */
  readonly turn: number
}

export interface Told {
  readonly version: Version
  readonly status: number
  readonly body: any
}

export interface Client {
  /** All that was asked, refused connections included. */
  readonly replies: Array<Reply>
  /** Undefined where a connection broke under a request that must not be repeated. */
  readonly ask: (request: Request) => Promise<Told | undefined>
}

/** What a client waits for an answer, and how long it looks for a server that takes its connection. */
const patienceMs = 15_000
const lookMs = 60_000

const isSend = ({ method, path }: Request): boolean => method === "POST" && path === "/v1/emails"

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown"
  const cause: any = error.cause
  return cause?.code ?? error.name
}

/** With `insists` it also goes to another one, and asks again, where the answer is 503. */
export const makeClient = (targets: () => ReadonlyArray<Target>, key: string, insists = false): Client => {
  const replies: Array<Reply> = []
  const once = async ({ port, version }: Target, request: Request) => {
    const { body, idempotencyKey, method, path } = request
    const atMs = performance.now()
    const { failure, ...told } = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        "authorization": `Bearer ${key}`,
        "content-type": "application/json",
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey })
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs)
    }).then(
      async (answer) => ({ status: answer.status, body: await answer.json() as unknown, failure: null }),
      (error: unknown) => ({ status: 0, body: null, failure: codeOf(error) })
    )
    const { status } = told
    replies.push({ atMs, ms: performance.now() - atMs, port, version, isSend: isSend(request), status, failure })
    return { ...told, version, failure }
  }
  const ask: Client["ask"] = async (request) => {
    const isRepeatable = request.idempotencyKey !== undefined || !isSend(request)
    const until = performance.now() + lookMs
    for (let tries = 0; performance.now() < until; tries++) {
      const open = targets()
      const { failure, ...told } = await once(open[(request.turn + tries) % open.length]!, request)
      const isAnswer = failure === null && !(insists && told.status === 503)
      if (isAnswer) return told
      if (failure !== null && failure !== "ECONNREFUSED" && !isRepeatable) return undefined
      if (tries % open.length === open.length - 1) await sleep(100)
    }
    throw new Error(`${request.method} ${request.path}: no server answered within ${lookMs} ms`)
  }
  return { replies, ask }
}
