// What is waited for is a network, which no test clock moves: its timers are the machine's.
// @effect-diagnostics globalTimers:off globalTimersInEffect:off
import { GuardedHttpError, type GuardedRequest, type GuardedResponse } from "@sendwright/core/net/GuardedHttp"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type * as Http from "node:http"
import type * as net from "node:net"
import type { Connection, Connections, Origin, Targets } from "./Connections.ts"

// An import would read all exports of node:http. One of them loads Node's fetch client, which takes 80 ms.
const http = process.getBuiltinModule("node:http")
const https = process.getBuiltinModule("node:https")

/** How far a connection has come: what a socket error means depends on it. */
type Stage = "connect" | "tls" | "head" | "body"

/** How a request begins and ends. */
export interface Exchange {
  readonly request: GuardedRequest
  /** Path and query. */
  readonly path: string
  /** The URL's host and port. */
  readonly host: string
  readonly origin: Origin
  readonly targets: Targets
  /** What is left of the request's deadline. */
  readonly deadlineMillis: number
}

const maxHeaderBytes = 16 * 1024
/** How long the rest of an answer that nobody reads may take, so that its connection can be used again. */
const drainMillis = 1_000
/** So much earlier than its server says is a connection closed that waits. */
const hintMarginMillis = 1_000

export const fail = (reason: GuardedHttpError["reason"], message: string) =>
  Effect.fail(new GuardedHttpError({ reason, message }))

export const deadlinePassed = (millis: number) => fail("timeout", `No answer within ${millis / 1000} seconds`)

/** What a socket or parser error says, without any address or host in it. */
const explain = (error: NodeJS.ErrnoException, stage: Stage): GuardedHttpError => {
  const code = error.code ?? ""
  if (stage === "connect") {
    const refused = code === "ECONNREFUSED" ? "The connection was refused" : "No connection could be made"
    return new GuardedHttpError({
      reason: "connect",
      message: /^E[A-Z]+$/.test(code) ? `${refused} (${code})` : refused
    })
  }
  if (stage === "tls") {
    const why = /^[A-Z0-9_]+$/.test(code) ? ` (${code})` : ""
    return new GuardedHttpError({ reason: "tls", message: `The TLS handshake failed${why}` })
  }
  if (code === "HPE_HEADER_OVERFLOW") {
    return new GuardedHttpError({ reason: "protocol", message: "The header of the answer is too large" })
  }
  if (code.startsWith("HPE_")) {
    return new GuardedHttpError({ reason: "protocol", message: "The answer is not HTTP/1.1" })
  }
  const when = stage === "head" ? "before it answered" : "before its answer was complete"
  return new GuardedHttpError({ reason: "protocol", message: `The server closed the connection ${when}` })
}

const headersOf = (message: Http.IncomingMessage): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers[name] = typeof value === "string" ? value : value.join(", ")
  }
  return headers
}

// What decides where a request goes, or how its body ends, is not the caller's to set.
const ownHeaders =
  /^(?:host|connection|content-length|transfer-encoding|accept-encoding|expect|upgrade|proxy-.*|te|trailer)$/i

/** Names and values in turn. */
const requestHeaders = ({ host, request }: Exchange): Array<string> => {
  const headers = ["Host", host]
  for (const [name, value] of Object.entries(request.headers)) if (!ownHeaders.test(name)) headers.push(name, value)
  headers.push("Accept-Encoding", "identity")
  if (request.body !== null) headers.push("Content-Length", String(request.body.byteLength))
  return headers
}

/** Hands one socket to one request: Node's own agents do far more for each request than a post costs. */
class Hander extends http.Agent {
  socket: net.Socket | undefined
  constructor({ defaultPort, protocol }: { readonly defaultPort: number; readonly protocol: string }) {
    super({ keepAlive: true })
    Object.assign(this, { defaultPort, protocol })
  }
  /** What a request asks its agent for. */
  addRequest(request: Http.ClientRequest): void {
    if (this.socket !== undefined) request.onSocket(this.socket)
    this.socket = undefined
  }
}
const plain = new Hander({ defaultPort: 80, protocol: "http:" })
const secured = new Hander({ defaultPort: 443, protocol: "https:" })

/** Begins a request on a connection; undefined where a value of the caller's fits into no header. */
const begin = (exchange: Exchange, connection: Connection): Http.ClientRequest | undefined => {
  const { secure } = exchange.origin.site
  const agent = secure ? secured : plain
  agent.socket = connection.socket
  const made = Result.try(() =>
    (secure ? https : http).request({
      method: exchange.request.method,
      path: exchange.path,
      headers: requestHeaders(exchange),
      agent,
      maxHeaderSize: maxHeaderBytes
    })
  )
  return Result.getOrUndefined(made)
}

/** How many bytes an answer says that its body has; undefined where only its end will tell. */
const toldBytes = ({ headers, statusCode }: Http.IncomingMessage): number | undefined => {
  if (statusCode === 204 || statusCode === 304) return 0
  const told = headers["content-length"]
  return told === undefined ? undefined : Number(told)
}

/** How long a server says that it keeps the connection (`Keep-Alive: timeout=5`), less a margin. */
const hintOf = ({ headers }: Http.IncomingMessage): number => {
  const seconds = /(?:^|[,;\s])timeout=(\d{1,6})/i.exec(String(headers["keep-alive"] ?? ""))?.[1]
  return seconds === undefined ? Infinity : Number(seconds) * 1_000 - hintMarginMillis
}

/** The body, counted while it arrives. */
const readBody = (
  message: Http.IncomingMessage,
  maxBytes: number,
  done: (result: Result.Result<Uint8Array, GuardedHttpError>) => void
) => {
  const failed = (reason: GuardedHttpError["reason"], message: string) =>
    Result.fail(new GuardedHttpError({ reason, message }))
  const tooLarge = failed("too_large", `The answer is larger than ${maxBytes} bytes`)
  if (Number(message.headers["content-length"] ?? 0) > maxBytes) return done(tooLarge)
  const encoding = message.headers["content-encoding"]
  if (encoding !== undefined && encoding.toLowerCase() !== "identity") {
    return done(failed("protocol", "The answer is compressed, although that was not offered"))
  }
  const chunks: Array<Buffer> = []
  let bytes = 0
  message.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength
    if (bytes > maxBytes) done(tooLarge)
    else chunks.push(chunk)
  })
  message.on("end", () => {
    if (message.complete) done(Result.succeed(new Uint8Array(Buffer.concat(chunks))))
  })
  message.on("close", () => {
    if (!message.complete) done(Result.fail(explain(new Error("closed"), "body")))
  })
}

/** Whether an answer that nobody reads comes to its end so soon that its connection is worth waiting for. */
const isShort = (message: Http.IncomingMessage, maxBytes: number): boolean => {
  const told = toldBytes(message)
  return told === undefined ? message.headers["transfer-encoding"] !== undefined : told <= maxBytes
}

/** Reads an answer to its end that nobody wants, unless it turns out long or slow. */
const drain = (message: Http.IncomingMessage, outgoing: Http.ClientRequest, maxBytes: number): void => {
  const late = setTimeout(() => outgoing.destroy(), drainMillis)
  outgoing.once("close", () => clearTimeout(late))
  let bytes = 0
  message.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength
    if (bytes > maxBytes) outgoing.destroy()
  })
}

/**
 * One request and its answer, on a connection that waits or on a new one. A request is written once: where the server
 * closed a connection while it waited, before anything was written to it, another one is made; where it closes one that
 * the request was written to, nobody can tell what became of the request, and it has failed.
 */
export const exchange = (connections: Connections, given: Exchange) =>
  Effect.callback<GuardedResponse, GuardedHttpError>((resume) => {
    const { deadlineMillis, origin, request, targets } = given
    let stage: Stage = "connect"
    let ended = false
    let outgoing: Http.ClientRequest | undefined
    let used: Connection | undefined
    const late = setTimeout(() => breakOff(deadlinePassed(request.deadlineMillis)), deadlineMillis)

    const settle = (result: Effect.Effect<GuardedResponse, GuardedHttpError>) => {
      if (ended) return
      ended = true
      clearTimeout(late)
      resume(result)
    }

    const hangUp = () => {
      outgoing?.destroy()
      if (used !== undefined) origin.close(used)
    }

    /** Nothing that still arrives is wanted. */
    const breakOff = (result: Effect.Effect<GuardedResponse, GuardedHttpError>) => {
      settle(result)
      hangUp()
    }

    const answered = (message: Http.IncomingMessage, connection: Connection, sent: Http.ClientRequest) => {
      stage = "body"
      const response = { status: message.statusCode ?? 0, headers: headersOf(message) }
      message.on("error", (error) => breakOff(Effect.fail(explain(error, stage))))
      const keeps = sent.shouldKeepAlive && connections.mayKeep(connection)
      const hintMillis = hintOf(message)
      sent.once("close", () => {
        if (message.complete && keeps) connections.release(connection, hintMillis)
        else origin.close(connection)
      })
      // An answer that has arrived whole leaves its connection to the next request.
      const settleSoon = (result: Effect.Effect<GuardedResponse>) => {
        sent.once("close", () => settle(result))
        setImmediate(settle, result)
      }
      if (request.readBody === "all") {
        readBody(message, request.maxBodyBytes, (body) => {
          if (Result.isSuccess(body)) settleSoon(Effect.succeed({ ...response, body: body.success }))
          else breakOff(Effect.fail(body.failure))
        })
        return
      }
      const taken = Effect.succeed({ ...response, body: new Uint8Array() })
      if (!keeps || !isShort(message, request.maxBodyBytes)) return breakOff(taken)
      // What has no body needs no bounds either.
      if (toldBytes(message) === 0) message.resume()
      else drain(message, sent, request.maxBodyBytes)
      settleSoon(taken)
    }

    const send = (connection: Connection) => {
      used = connection
      const sent = begin(given, connection)
      if (sent === undefined) return breakOff(fail("protocol", "The request has a header that cannot be sent"))
      outgoing = sent
      sent.on("error", (error) => breakOff(Effect.fail(explain(error, stage))))
      sent.on("upgrade", (_message, socket) => {
        breakOff(fail("protocol", "The server answered with another protocol"))
        socket.destroy()
      })
      sent.on("response", (message) => answered(message, connection, sent))
      sent.end(request.body ?? undefined)
    }

    const sendAnew = () => {
      const connection = connections.open(origin, targets)
      const { socket } = connection
      const { secure } = origin.site
      socket.once("connect", () => {
        stage = secure ? "tls" : "head"
      })
      if (secure) {
        socket.once("secureConnect", () => {
          stage = "head"
        })
      }
      send(connection)
    }

    const kept = connections.take(origin)
    if (kept === undefined) sendAnew()
    else {
      // The end of a connection that has reached this machine and was not read yet is read first.
      setImmediate(() => {
        if (ended) return origin.close(kept)
        if (kept.socket.destroyed || kept.socket.readableEnded) return sendAnew()
        stage = "head"
        connections.use(kept)
        send(kept)
      })
    }
    return Effect.sync(() => {
      ended = true
      clearTimeout(late)
      hangUp()
    })
  })
