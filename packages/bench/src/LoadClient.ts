/**
 * A small HTTP/1.1 client for load: one request at a time on each of `connections` sockets, with as little work a
 * request as can be, so that the client does not become what is measured. It speaks to this machine only.
 */
import { connect, type Socket } from "node:net"
import { performance } from "node:perf_hooks"
import { type Percentiles, percentilesOf } from "./Statistics.ts"

export interface LoadOptions {
  readonly port: number
  readonly connections: number
  readonly durationMs: number
  /** The whole request as bytes; it may differ from one to the next. */
  readonly request: (sequence: number) => Buffer
  readonly expectStatus: number
}

export interface LoadResult {
  readonly requests: number
  readonly perSecond: number
  /** Milliseconds. */
  readonly latency: Percentiles
}

export const requestBytes = (options: {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}): Buffer => {
  const body = Buffer.from(options.body)
  const head = [
    `${options.method} ${options.path} HTTP/1.1`,
    "Host: 127.0.0.1",
    ...Object.entries(options.headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${body.length}`
  ].join("\r\n")
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body])
}

/** What a server said to one request; the body's octets as Latin-1. */
export interface Answer {
  readonly status: number
  readonly body: string
}

export interface LoadConnection {
  /** Sends one request, and waits for its answer before the next may be sent. */
  readonly exchange: (request: Buffer | string) => Promise<Answer>
  /** Whether the server may still answer on it: one that was idle for long is closed by the server, or about to be. */
  readonly isFresh: () => boolean
  readonly close: () => void
}

/** Runs requests for a while; fails at the first answer with another status. */
export const runLoad = async (options: LoadOptions): Promise<LoadResult> => {
  const latencies: Array<number> = []
  const started = performance.now()
  const until = started + options.durationMs
  let sequence = 0
  await Promise.all(Array.from({ length: options.connections }, async () => {
    const connection = await openConnection(options.port)
    while (performance.now() < until) {
      const before = performance.now()
      const { status } = await connection.exchange(options.request(sequence++))
      if (status !== options.expectStatus) throw new Error(`answered with ${status}`)
      latencies.push(performance.now() - before)
    }
    connection.close()
  }))
  const seconds = (performance.now() - started) / 1000
  return { requests: latencies.length, perSecond: latencies.length / seconds, latency: percentilesOf(latencies) }
}

/** The server closes what was idle for 65 seconds. */
const idleMs = 30_000

export const openConnection = async (port: number): Promise<LoadConnection> => {
  const socket = await open(port)
  const exchange = exchanger(socket)
  let usedAt = performance.now()
  return {
    exchange: async (request) => {
      const answer = await exchange(request)
      usedAt = performance.now()
      return answer
    },
    isFresh: () => !socket.destroyed && performance.now() - usedAt < idleMs,
    close: () => void socket.destroy()
  }
}

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true }, () => resolve(socket))
    socket.once("error", reject)
  })

const exchanger = (socket: Socket): LoadConnection["exchange"] => {
  let buffered = ""
  let settle: ((answer: Answer) => void) | undefined
  let fail: ((error: Error) => void) | undefined
  socket.on("data", (chunk: Buffer) => {
    buffered += chunk.toString("latin1")
    const head = buffered.indexOf("\r\n\r\n")
    if (head === -1) return
    const length = /\r\ncontent-length: *(\d+)/i.exec(buffered.slice(0, head))
    const end = head + 4 + Number(length?.[1] ?? 0)
    if (buffered.length < end) return
    const answer = { status: Number(buffered.slice(9, 12)), body: buffered.slice(head + 4, end) }
    buffered = buffered.slice(end)
    settle?.(answer)
  })
  const broken = (error?: Error) => fail?.(error ?? new Error("the server closed the connection"))
  socket.on("error", broken)
  socket.on("close", () => broken())
  return (request) =>
    new Promise((resolve, reject) => {
      if (socket.destroyed) return reject(new Error("the connection is closed"))
      settle = resolve
      fail = reject
      if (typeof request === "string") socket.write(request, "latin1")
      else socket.write(request)
    })
}
