/**
 * Clients of an open loop in a process of their own: each request leaves when it is due, whether the server keeps pace
 * or not, on a connection that is idle or a new one. The work for a request is a write, a read of the status and of the
 * length, and two array slots, so that the clients leave the cores to the server.
 */
import { connect, type Socket } from "node:net"
import { percentilesOf } from "../../Statistics.ts"
import { processorTimeOf } from "../../Usage.ts"
import { arrivals, type Schedule } from "../arrivals.ts"
import { monotonic } from "../monotonic.ts"
import { answer } from "./answering.ts"

export interface OpenLoop {
  readonly port: number
  readonly schedule: Schedule
  /** The whole request. */
  readonly request: string
  /** How long a client waits for its answer, in milliseconds. Then it closes its connection. */
  readonly patienceMs: number
}

/** What came of the requests that were due within one second. */
interface Second {
  readonly due: number
  readonly answered: number
  readonly p99: number
}

const kinds = ["answered", "refused", "gaveUp", "broken", "failed"] as const

export interface Played {
  /** How many were due. */
  readonly due: number
  /** 201, within the client's patience. */
  readonly answered: number
  /** 503 with Retry-After. */
  readonly refused: number
  /** No answer within the client's patience. */
  readonly gaveUp: number
  /** The connection could not be opened, or ended without an answer. */
  readonly broken: number
  /** Any other answer. */
  readonly failed: number
  /** Milliseconds from when a request was due to its answer, of those that were answered and of those refused. */
  readonly latency: ReturnType<typeof percentilesOf>
  readonly refusal: ReturnType<typeof percentilesOf>
  readonly seconds: ReadonlyArray<Second>
  /** The ids of the emails that were answered 201. */
  readonly ids: ReadonlyArray<string>
  readonly generator: {
    /** How much later than due a request left, in milliseconds. */
    readonly lateness: ReturnType<typeof percentilesOf>
    readonly connections: number
    readonly processorMs: number
  }
}

/** More than this many files are open neither here nor in the server. */
const maxConnections = 8_000
/** Clients that are impatient are looked for this often. */
const sweepMs = 25

interface Exchange {
  readonly n: number
  /** Answered, refused, or given up: nothing else counts for it. */
  isOver: boolean
  connection: Connection
}

interface Connection {
  readonly socket: Socket
  exchange: Exchange | undefined
  /** The beginning of an answer whose end has not come, as Latin-1. */
  partial: string
}

const lengthField = /\r\ncontent-length: *(\d+)/i
const retryField = /\r\nretry-after: *\d+\r\n/i
const closeField = /\r\nconnection: *close\r\n/i
const idField = /"id": *"([0-9a-f-]{36})"/

const open = async ({ patienceMs, port, request, schedule }: OpenLoop): Promise<Played> => {
  const due = arrivals(schedule)
  const lateness = new Float64Array(due.length)
  const latencies = new Float64Array(due.length).fill(Number.NaN)
  const outcomes = new Uint8Array(due.length)
  const ids: Array<string> = []
  const idle: Array<Connection> = []
  const waiting: Array<Exchange> = []
  const finished = Promise.withResolvers<void>()
  const processorBefore = processorTimeOf(process.pid)
  const began = monotonic()
  let connections = 0
  let mostConnections = 0
  let over = 0

  const end = (exchange: Exchange, kind: typeof kinds[number]): void => {
    if (exchange.isOver) return
    exchange.isOver = true
    latencies[exchange.n] = monotonic() - began - due[exchange.n]!
    outcomes[exchange.n] = kinds.indexOf(kind)
    if (++over === due.length) finished.resolve()
  }

  const onData = (connection: Connection, chunk: Buffer): void => {
    const text = connection.partial + chunk.toString("latin1")
    const head = text.indexOf("\r\n\r\n") + 4
    const size = head + Number(head < 4 ? 0 : lengthField.exec(text)?.[1] ?? 0)
    if (head < 4 || text.length < size) {
      connection.partial = text
      return
    }
    connection.partial = ""
    const { exchange } = connection
    connection.exchange = undefined
    if (exchange === undefined) return
    const status = text.slice(9, 12)
    if (status === "201") {
      ids.push(idField.exec(text)![1]!)
      end(exchange, "answered")
    } else end(exchange, status === "503" && retryField.test(text) ? "refused" : "failed")
    if (closeField.test(text)) connection.socket.end()
    else idle.push(connection)
  }

  const openConnection = (): Connection => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true })
    const connection: Connection = { socket, exchange: undefined, partial: "" }
    mostConnections = Math.max(mostConnections, ++connections)
    socket.on("data", (chunk) => onData(connection, chunk)).on("error", () => {}).on("close", () => {
      connections--
      const { exchange } = connection
      connection.exchange = undefined
      if (exchange !== undefined) end(exchange, "broken")
    })
    return connection
  }

  const takeIdle = (): Connection | undefined => {
    for (let found = idle.pop(); found !== undefined; found = idle.pop()) {
      if (found.socket.writable) return found
    }
    return undefined
  }

  const begin = (n: number): void => {
    const connection = takeIdle() ?? (connections < maxConnections ? openConnection() : undefined)
    if (connection === undefined) {
      outcomes[n] = kinds.indexOf("broken")
      if (++over === due.length) finished.resolve()
      return
    }
    const exchange: Exchange = { n, isOver: false, connection }
    connection.exchange = exchange
    waiting.push(exchange)
    connection.socket.write(request, "latin1")
  }

  let first = 0
  const sweep = setInterval(() => {
    const since = monotonic() - began - patienceMs
    for (; first < waiting.length; first++) {
      const exchange = waiting[first]!
      if (exchange.isOver) continue
      if (due[exchange.n]! > since) break
      exchange.connection.exchange = undefined
      exchange.connection.socket.destroy()
      end(exchange, "gaveUp")
    }
  }, sweepMs)

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
  clearInterval(sweep)
  for (const { socket } of idle) socket.destroy()

  const of = (kind: typeof kinds[number]) => {
    const index = kinds.indexOf(kind)
    return { count: outcomes.filter((outcome) => outcome === index).length, index }
  }
  const latencyOf = (kind: typeof kinds[number], from = 0, to = due.length) => {
    const { index } = of(kind)
    return latencies.slice(from, to).filter((_, n) => outcomes[from + n] === index)
  }
  const seconds: Array<Second> = []
  for (let from = 0; from < due.length;) {
    const second = Math.floor(due[from]! / 1000)
    let to = from
    while (to < due.length && Math.floor(due[to]! / 1000) === second) to++
    const answered = latencyOf("answered", from, to)
    seconds.push({ due: to - from, answered: answered.length, p99: percentilesOf(answered).p99 })
    from = to
  }
  return {
    due: due.length,
    answered: of("answered").count,
    refused: of("refused").count,
    gaveUp: of("gaveUp").count,
    broken: of("broken").count,
    failed: of("failed").count,
    latency: percentilesOf(latencyOf("answered")),
    refusal: percentilesOf(latencyOf("refused")),
    seconds,
    ids,
    generator: {
      lateness: percentilesOf(lateness),
      connections: mostConnections,
      processorMs: processorTimeOf(process.pid) - processorBefore
    }
  }
}

const answers = { open }

export type OpenLoopClients = typeof answers

answer(answers)
