import { statusOf, toWire } from "@sendwright/api/ErrorEnvelope"
import { NotFound, ValidationError } from "@sendwright/core/foundation/Errors"
import * as Http from "node:http"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"
import type { RequestGate } from "./RequestGate.ts"

/** How long Node waits for a request, in milliseconds; what is late is cut within half a second. */
export interface NodeServerOptions {
  /** From the connection, or the previous answer, to the end of the head. */
  readonly headersTimeout?: number
  /** From the connection, or the previous answer, to the end of the body: more than `HttpSettings.bodyTimeoutMillis`. */
  readonly requestTimeout?: number
  /** How long an idle connection is kept: longer than balancers keep theirs (60 s), so that these close first. */
  readonly keepAliveTimeout?: number
  /** Asked with each answer: whether it is the last one of its connection (RFC 9112, 9.6). */
  readonly isLastAnswer?: () => boolean
  /** How long a client may take none of an answer. */
  readonly stallTimeout?: number
  /** Comes before the listeners for requests, so that no more are under way than can be answered in time. */
  readonly gate?: RequestGate
}

const checkMillis = 500

/** Answers that close their connection where they are told to, also where the request came before that was known. */
const responseOf = (isLastAnswer: () => boolean) =>
  class extends Http.ServerResponse {
    override writeHead(status: number, ...rest: ReadonlyArray<unknown>): this {
      if (isLastAnswer()) this.shouldKeepAlive = false
      return super.writeHead(status, ...rest as [])
    }
  } as typeof Http.ServerResponse

const malformed = new ValidationError({
  issues: [{ path: [], message: "could not be read: send a well-formed HTTP/1.1 request" }]
})
const tooSlow = new ValidationError({ issues: [{ path: [], message: "took too long to arrive" }] })
const headTooLarge = new ValidationError({ issues: [{ path: [], message: "has a head that is too large" }] })
const expectation = new ValidationError({
  issues: [{ path: ["Expect"], message: "may be 100-continue only" }]
})

const messageOf = (error: ValidationError | NotFound): string => {
  const body = JSON.stringify(toWire(error))
  const status = statusOf(error)
  return `HTTP/1.1 ${status} ${Http.STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n`
    + `Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${
      Buffer.byteLength(body)
    }\r\n\r\n${body}`
}

/** What Node tells of a request that it could not read; of its parser's errors also where it stopped in which bytes. */
interface ClientError extends Error {
  readonly code?: string
  readonly bytesParsed?: number
  readonly rawPacket?: Buffer
}

// Longer than any name of a method in use.
const methodReach = 64

/**
 * Whether the parser stopped within the name of a method that it does not know. Any token is the name of one (RFC 9110,
 * 9.1), so that such a request is well-formed, and asks for what is not there.
 */
const isUnknownMethod = ({ bytesParsed = 0, code, rawPacket }: ClientError): boolean => {
  if (code !== "HPE_INVALID_METHOD" || rawPacket === undefined) return false
  const last = rawPacket.toString("latin1", Math.max(0, bytesParsed - 1), bytesParsed)
  const rest = rawPacket.toString("latin1", bytesParsed, bytesParsed + methodReach)
  return /[!#$%&'*+.^_`|~0-9A-Za-z-]/.test(last + rest.slice(0, 1)) && /^[!#$%&'*+.^_`|~0-9A-Za-z-]*(?: |$)/.test(rest)
}

/** Answers what Node could not read as a request with the error envelope, and closes the connection. */
export const onClientError = (error: ClientError, socket: Duplex): void => {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy()
    return
  }
  socket.end(
    messageOf(
      isUnknownMethod(error)
        ? new NotFound()
        : error.code === "HPE_HEADER_OVERFLOW"
        ? headTooLarge
        : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? tooSlow
        : malformed
    )
  )
}

/**
 * Closes a connection whose client has taken nothing of its answer for so long: it would hold the answer for as long as
 * it likes. Node tells of every connection on which nothing happened; one whose answer we are still working on stays.
 */
const endStalled = (server: Http.Server, stallTimeout: number): void => {
  const last = new WeakMap<Socket, Http.ServerResponse>()
  server.setTimeout(stallTimeout)
  server.on("request", (request, response) => last.set(request.socket, response))
  server.on("timeout", (socket) => {
    const response = last.get(socket)
    const isIdle = response === undefined || response.writableFinished || response.destroyed
    if (isIdle || socket.writableLength > 0) socket.destroy()
    else socket.setTimeout(stallTimeout)
  })
}

const arrivals: ReadonlySet<string | symbol> = new Set(["request", "checkContinue"])

/** Hands a request on to those who listen when the gate says so. */
const standBefore = (server: Http.Server, gate: RequestGate): void => {
  const emit = server.emit.bind(server) as (event: string | symbol, ...told: ReadonlyArray<unknown>) => boolean
  server.emit = (event: string | symbol, ...told: ReadonlyArray<unknown>): boolean => {
    if (!arrivals.has(event)) return emit(event, ...told)
    const [request, response] = told as Parameters<Http.RequestListener>
    gate.admit(request, response, () => void emit(event, request, response))
    return true
  }
}

/** The most requests that wait for their handler. */
const maxEarly = 1_000

/**
 * Keeps requests that come once the port is open, and before anybody listens for them, until somebody does. Node drops
 * them without a word, so that their clients would wait for an answer for as long as they have patience.
 */
const keepEarly = (server: Http.Server): void => {
  const early: Array<Parameters<Http.RequestListener>> = []
  const keep: Http.RequestListener = (...asked) => {
    if (early.length < maxEarly) early.push(asked)
    else asked[0].socket.destroy()
  }
  const handOver = (event: string, listener: Http.RequestListener): void => {
    if (event !== "request") return
    server.off("newListener", handOver).off("request", keep)
    queueMicrotask(() => {
      for (const asked of early.splice(0)) if (!asked[1].destroyed) listener(...asked)
    })
  }
  server.on("request", keep).on("newListener", handOver)
}

/**
 * A `node:http` server that answers with the error envelope where Node would answer with an empty body of its own, or
 * not at all: requests that cannot be read, without Host, with an unknown expectation, or for a tunnel. It speaks
 * HTTP/1.1 alone, and answers a request for another protocol as if it did not ask (RFC 9110, 7.8).
 */
export const createServer = (options: NodeServerOptions = {}): Http.Server => {
  const server = Http.createServer({
    requireHostHeader: false,
    headersTimeout: options.headersTimeout ?? 20_000,
    requestTimeout: options.requestTimeout ?? 150_000,
    // Node looks for those that are too late this often; every 30 s by default.
    connectionsCheckingInterval: checkMillis,
    keepAliveTimeout: options.keepAliveTimeout ?? 65_000,
    ...(options.isLastAnswer === undefined ? {} : { ServerResponse: responseOf(options.isLastAnswer) })
  })
  server.on("clientError", onClientError)
  endStalled(server, options.stallTimeout ?? 60_000)
  keepEarly(server)
  if (options.gate !== undefined) standBefore(server, options.gate)
  // Node takes a request with `Upgrade` off its server, body unread, as soon as anybody listens for it, and Effect's
  // server does. The option `shouldUpgradeCallback` would say no as well, but older Node does not know it.
  server.on("newListener", (event, listener: (...args: Array<unknown>) => void) => {
    if (event === "upgrade") queueMicrotask(() => server.off("upgrade", listener))
  })
  server.on("checkExpectation", (_request, response) => {
    const body = JSON.stringify(toWire(expectation))
    response.writeHead(statusOf(expectation), {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      connection: "close"
    })
    response.end(body)
  })
  server.on("connect", (_request, socket) => {
    socket.end(messageOf(new NotFound()))
  })
  return server
}
