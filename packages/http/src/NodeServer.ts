import { statusOf, toWire } from "@sendwright/api/ErrorEnvelope"
import { NotFound, ValidationError } from "@sendwright/core/foundation/Errors"
import * as Http from "node:http"
import type { Duplex } from "node:stream"

/** How long Node waits for a request, in milliseconds. */
export interface NodeServerOptions {
  /** From the connection, or the previous answer, to the end of the head. */
  readonly headersTimeout?: number
  /** From the connection, or the previous answer, to the end of the body. */
  readonly requestTimeout?: number
  /** How long an idle connection is kept. */
  readonly keepAliveTimeout?: number
}

const malformed = new ValidationError({
  issues: [{ path: [], message: "could not be read: send a well-formed HTTP request" }]
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

/** Answers what Node could not read as a request with the error envelope, and closes the connection. */
export const onClientError = (error: Error & { readonly code?: string }, socket: Duplex): void => {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy()
    return
  }
  socket.end(
    messageOf(
      error.code === "HPE_HEADER_OVERFLOW"
        ? headTooLarge
        : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? tooSlow
        : malformed
    )
  )
}

/**
 * A `node:http` server that answers with the error envelope where Node would answer with an empty body of its own, or
 * not at all: requests that cannot be read, without Host, with an unknown expectation, or for a tunnel.
 */
export const createServer = (options: NodeServerOptions = {}): Http.Server => {
  const server = Http.createServer({
    requireHostHeader: false,
    headersTimeout: options.headersTimeout ?? 20_000,
    requestTimeout: options.requestTimeout ?? 120_000,
    keepAliveTimeout: options.keepAliveTimeout ?? 65_000
  })
  server.on("clientError", onClientError)
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
