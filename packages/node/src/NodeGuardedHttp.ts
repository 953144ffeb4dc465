import {
  GuardedHttp,
  GuardedHttpError,
  type GuardedRequest,
  type GuardedResponse
} from "@sendwright/core/net/GuardedHttp"
import { isMetadata, isPublic } from "@sendwright/core/net/PublicAddress"
import { checkUrl, literalAddress } from "@sendwright/core/net/UrlPolicy"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as NetAddress from "effect/net/NetAddress"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as dns from "node:dns"
import * as http from "node:http"
import * as https from "node:https"
import type { LookupFunction } from "node:net"
import type { TLSSocket } from "node:tls"

/** A name could not be resolved, now or at all. */
export class ResolveError extends Schema.TaggedError<ResolveError>()("ResolveError", { cause: Schema.Defect() }) {}

/** The parts of the adapter that a test replaces. */
export interface Options {
  /** Finds all addresses of a name; a failure means that there are none to be had now. */
  readonly resolve?: (host: string) => Effect.Effect<ReadonlyArray<string>, ResolveError>
  /** Whether a URL that a user gave may lead to an address. */
  readonly isPublic?: (address: NetAddress.IpAddress) => boolean
  /** Certificate authorities in PEM, in place of those that Node trusts. */
  readonly ca?: string
}

/** How far a connection has come: what a socket error means depends on it. */
type Stage = "connect" | "tls" | "head" | "body"

interface Target {
  readonly address: string
  readonly family: 4 | 6
}

const maxHeaderBytes = 16 * 1024

const systemResolve = (host: string): Effect.Effect<ReadonlyArray<string>, ResolveError> =>
  Effect.callback((resume) => {
    dns.lookup(host, { all: true, order: "verbatim" }, (error, found) => {
      resume(
        error === null
          ? Effect.succeed(found.map(({ address }) => address))
          : Effect.fail(new ResolveError({ cause: error }))
      )
    })
  })

const fail = (reason: GuardedHttpError["reason"], message: string) =>
  Effect.fail(new GuardedHttpError({ reason, message }))

const deadlinePassed = (millis: number) => fail("timeout", `No answer within ${millis / 1000} seconds`)

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

const headersOf = (message: http.IncomingMessage): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers[name] = typeof value === "string" ? value : value.join(", ")
  }
  return headers
}

// What decides where a request goes, or how its body ends, is not the caller's to set.
const ownHeaders =
  /^(?:host|connection|content-length|transfer-encoding|accept-encoding|expect|upgrade|proxy-.*|te|trailer)$/i

const requestHeaders = (request: GuardedRequest): Record<string, string> => {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) if (!ownHeaders.test(name)) headers[name] = value
  headers["accept-encoding"] = "identity"
  if (request.body !== null) headers["content-length"] = String(request.body.byteLength)
  return headers
}

/** Answers every look-up with the addresses that were vetted, so that nothing resolves the name a second time. */
const pinned = (targets: readonly [Target, ...Array<Target>]): LookupFunction => (_host, options, callback) => {
  if (options.all === true) callback(null, [...targets])
  else callback(null, targets[0].address, targets[0].family)
}

/** The body, counted while it arrives. */
const readBody = (
  message: http.IncomingMessage,
  maxBytes: number,
  done: (result: Effect.Effect<Uint8Array, GuardedHttpError>) => void
) => {
  const tooLarge = fail("too_large", `The answer is larger than ${maxBytes} bytes`)
  if (Number(message.headers["content-length"] ?? 0) > maxBytes) return done(tooLarge)
  const encoding = message.headers["content-encoding"]
  if (encoding !== undefined && encoding.toLowerCase() !== "identity") {
    return done(fail("protocol", "The answer is compressed, although that was not offered"))
  }
  const chunks: Array<Buffer> = []
  let bytes = 0
  message.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength
    if (bytes > maxBytes) done(tooLarge)
    else chunks.push(chunk)
  })
  message.on("end", () => {
    if (message.complete) done(Effect.succeed(new Uint8Array(Buffer.concat(chunks))))
  })
  message.on("close", () => done(Effect.fail(explain(new Error("closed"), "body"))))
}

const exchange = (request: GuardedRequest, url: URL, targets: readonly [Target, ...Array<Target>], ca?: string) =>
  Effect.callback<GuardedResponse, GuardedHttpError>((resume) => {
    let stage: Stage = "connect"
    let ended = false
    const secure = url.protocol === "https:"
    const settle = (result: Effect.Effect<GuardedResponse, GuardedHttpError>) => {
      if (ended) return
      ended = true
      resume(result)
      // Nothing that still arrives is wanted: the socket is never kept, drained or waited for.
      outgoing?.destroy()
    }
    // A value of the caller's that no header can hold makes this throw.
    const made = Result.try(() =>
      (secure ? https : http).request({
        method: request.method,
        protocol: url.protocol,
        hostname: url.hostname.replace(/^\[(.*)\]$/, "$1"),
        port: url.port === "" ? (secure ? 443 : 80) : Number(url.port),
        path: `${url.pathname}${url.search}`,
        headers: requestHeaders(request),
        // An agent of its own, which keeps nothing alive and asks no environment for proxies.
        agent: false,
        lookup: pinned(targets),
        maxHeaderSize: maxHeaderBytes,
        ...(ca === undefined ? {} : { ca })
      })
    )
    const outgoing = Result.isSuccess(made) ? made.success : undefined
    if (outgoing === undefined) return settle(fail("protocol", "The request has a header that cannot be sent"))
    outgoing.on("socket", (socket) => {
      socket.once("connect", () => {
        stage = secure ? "tls" : "head"
      })
      if (secure) {
        ;(socket as TLSSocket).once("secureConnect", () => {
          stage = "head"
        })
      }
    })
    outgoing.on("error", (error) => settle(Effect.fail(explain(error, stage))))
    outgoing.on("upgrade", () => settle(fail("protocol", "The server answered with another protocol")))
    outgoing.on("response", (message) => {
      stage = "body"
      const response = { status: message.statusCode ?? 0, headers: headersOf(message) }
      message.on("error", (error) => settle(Effect.fail(explain(error, stage))))
      if (request.readBody === "none") return settle(Effect.succeed({ ...response, body: new Uint8Array() }))
      readBody(message, request.maxBodyBytes, (body) => settle(Effect.map(body, (body) => ({ ...response, body }))))
    })
    outgoing.end(request.body ?? undefined)
    return Effect.sync(() => {
      ended = true
      outgoing.destroy()
    })
  })

/**
 * `GuardedHttp` on Node's own HTTP client.
 *
 * @example
 * ```ts
 * import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
 * import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * // A test whose every name leads to this machine.
 * export const Http = Layer.succeed(
 *   GuardedHttp,
 *   NodeGuardedHttp.make({ resolve: () => Effect.succeed(["127.0.0.1"]), isPublic: () => true })
 * )
 * ```
 */
export const make = (options: Options = {}): GuardedHttp["Service"] => {
  const resolve = options.resolve ?? systemResolve
  const mayReach = options.isPublic ?? isPublic

  const targetsOf = Effect.fnUntraced(function*(url: URL, allowPrivate: boolean) {
    const literal = literalAddress(url)
    const found = literal === undefined
      ? yield* Effect.mapError(
        resolve(url.hostname),
        () => new GuardedHttpError({ reason: "dns", message: "The host name could not be resolved" })
      )
      : [NetAddress.formatIp(literal)]
    const targets: Array<Target> = []
    for (const text of found) {
      const address = NetAddress.ipFromString(text)
      if (Result.isSuccess(address) && isMetadata(address.success)) {
        return yield* fail("blocked", "The host resolves to a cloud metadata address")
      }
      // A form that we cannot judge (a zone, say) is not one that a public name has.
      const allowed = Result.isSuccess(address) && (allowPrivate || mayReach(address.success))
      if (!allowed) return yield* fail("blocked", "The host does not resolve to public addresses alone")
      targets.push({ address: text, family: NetAddress.isIpv4Address(address.success) ? 4 : 6 })
    }
    const [first, ...rest] = targets
    if (first === undefined) return yield* fail("dns", "The host name has no address")
    return [first, ...rest] as const
  })

  const request = Effect.fn("GuardedHttp.request")(function*(request: GuardedRequest) {
    const refused = checkUrl(request.url, request.policy)
    if (refused !== undefined) return yield* fail("blocked", `The URL ${refused}`)
    const url = new URL(request.url)
    return yield* targetsOf(url, request.policy.allowPrivate).pipe(
      Effect.flatMap((targets) => exchange(request, url, targets, options.ca)),
      Effect.timeoutOrElse({
        duration: request.deadlineMillis,
        orElse: () => deadlinePassed(request.deadlineMillis)
      })
    )
  })

  return GuardedHttp.of({ request })
}

/**
 * `GuardedHttp` on Node's own HTTP client and resolver.
 *
 * @example
 * ```ts
 * import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
 *
 * export const Http = NodeGuardedHttp.layer
 * ```
 */
export const layer: Layer.Layer<GuardedHttp> = Layer.succeed(GuardedHttp, make())
