import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { internalError } from "@sendwright/api/ErrorEnvelope"
import * as Effect from "effect/Effect"
import { Headers, HttpServerRequest } from "effect/http"
import type { IncomingMessage, ServerResponse } from "node:http"
import { type MountOptions, type MountSource, start, toBasePath, within } from "./Mount.ts"

/** A request listener of `node:http`, which is also middleware of Express and Connect. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void

/** The API as a listener. */
export interface NodeMount {
  /** Hands requests outside of `basePath` on to `next` where there is one, and answers 404 where there is none. */
  readonly listener: NodeListener
  /** Settles when the services are built, and rejects with the reason why they cannot be. Requests wait for it. */
  readonly ready: Promise<void>
  /** Interrupts requests that are under way, and releases what the listener built. Close the server before. */
  readonly dispose: () => Promise<void>
}

/** What frameworks and body parsers leave on a request. */
interface Parsed {
  /** The target before a router of Express or Connect took its prefix off. */
  readonly originalUrl?: string
  readonly rawBody?: unknown
  readonly body?: unknown
}

const withBody = new Set(["POST", "PUT", "PATCH", "DELETE"])

const bytesOf = ({ body, rawBody }: Parsed): string | Uint8Array<ArrayBuffer> => {
  const kept = rawBody instanceof Uint8Array ? rawBody : body
  if (kept instanceof Uint8Array) return new Uint8Array(kept)
  return typeof kept === "string" ? kept : JSON.stringify(kept) ?? ""
}

/** A body that a parser has read is gone from the stream: it is taken from where the parser put it. */
const withParsedBody = (request: HttpServerRequest.HttpServerRequest): HttpServerRequest.HttpServerRequest => {
  const source = request.source as IncomingMessage & Parsed
  if (!source.readableDidRead || !withBody.has(request.method)) return request
  // What described the body on the wire says nothing of these bytes.
  const headers = ["content-length", "content-encoding", "transfer-encoding"].reduce<Headers.Headers>(
    (kept, name) => Headers.remove(kept, name),
    request.headers
  )
  const parsed = new Request("http://localhost/", { method: request.method, body: bytesOf(source) })
  return HttpServerRequest.fromWeb(parsed).modify({ url: request.url, headers })
}

const targetOf = (request: IncomingMessage & Parsed): string => request.originalUrl ?? request.url ?? "/"

const unavailable = (response: ServerResponse): void => {
  const body = JSON.stringify(internalError)
  response.writeHead(503, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
  response.end(body)
}

/**
 * Makes the API mountable in a server on `node:http`: `createServer(listener)`, `app.use(listener)` of Express and
 * Connect, or `listener(request.raw, reply.raw)` in a handler of Fastify that has called `reply.hijack()`.
 *
 * `basePath` is the whole path that clients see, also under a router that takes prefixes off (`originalUrl` is read).
 * Without it, requests are taken as the router hands them on.
 *
 * A body that the app's parser has consumed is taken from `rawBody` or `body` of the request, which `express.json()`
 * fills; what is not bytes or text is written as JSON again. Parsers have limits and errors of their own, so mount the
 * API before them where you can.
 *
 * @example
 * ```ts
 * import { toNodeListener } from "@sendwright/http/NodeListener"
 * import type { Sendwright } from "@sendwright/promise"
 * import { createServer } from "node:http"
 *
 * export const serverOf = (sendwright: Sendwright) => createServer(toNodeListener(sendwright.context).listener)
 * ```
 */
export const toNodeListener = <E, R = never>(
  source: MountSource<E, R>,
  options: MountOptions<R> = {}
): NodeMount => {
  const basePath = options.basePath === undefined ? undefined : toBasePath(options.basePath)
  const rewrite = (request: HttpServerRequest.HttpServerRequest): HttpServerRequest.HttpServerRequest => {
    const readable = withParsedBody(request)
    if (basePath === undefined) return readable
    const target = targetOf(request.source as IncomingMessage)
    // A target in absolute form (RFC 9112, 3.2.2) has been read by then.
    return readable.modify({ url: within(basePath, target.startsWith("/") ? target : request.url) ?? "/" })
  }
  const mount = start(
    source,
    options,
    rewrite,
    (app, context, scope) => Effect.provideContext(NodeHttpServer.makeHandler(app, { scope }), context)
  )
  return {
    listener: (request, response, next) => {
      if (next !== undefined && basePath !== undefined && within(basePath, targetOf(request)) === undefined) {
        return next()
      }
      const current = mount.current()
      if (current !== undefined) return current(request, response)
      mount.built().then((built) => built(request, response)).catch(() => unavailable(response))
    },
    ready: mount.ready,
    dispose: mount.dispose
  }
}
