import type { SESv2ClientConfig } from "@aws-sdk/client-sesv2"
import * as Http from "node:http"
import * as Https from "node:https"
import type { Socket } from "node:net"
import type { SesOptions } from "../SesOptions.ts"

type Handler = Extract<NonNullable<SESv2ClientConfig["requestHandler"]>, { readonly handle: unknown }>
type Answer = Awaited<ReturnType<Handler["handle"]>>

/** The part of the SDK's request that is needed here. */
interface Request {
  readonly protocol: string
  readonly hostname: string
  readonly port?: number
  readonly method: string
  readonly path: string
  readonly query?: Readonly<Record<string, string | ReadonlyArray<string> | null>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** What carries the SDK's requests. */
export interface SesTransport {
  readonly handler: Handler
  /**
   * Whether the last octet of the request that runs under this signal was handed to the operating system. Until then
   * SES cannot have taken it: it reads the whole request before it acts.
   */
  readonly wasSent: (signal: AbortSignal) => boolean
  /** Cuts the connections. */
  readonly close: () => void
}

const errorWith = (code: string, message: string): Error => Object.assign(new Error(message), { code })

const queryOf = (query: Request["query"]): string => {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    (typeof value === "string" || value === null ? [value] : value).map((one) =>
      one === null ? encodeURIComponent(name) : `${encodeURIComponent(name)}=${encodeURIComponent(one)}`
    )
  )
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`
}

/** While it connects, a socket may be silent for one time, and for another one afterwards. */
const watch = (request: Http.ClientRequest, socket: Socket, isTls: boolean, options: SesOptions): void => {
  let patience = "connected"
  const onTimeout = () =>
    request.destroy(
      patience === "connected"
        ? errorWith("ETIMEDOUT", `no answer within ${options.answerTimeout / 1_000} s`)
        : errorWith("ECONNTIMEOUT", `no connection within ${options.connectTimeout / 1_000} s`)
    )
  const onReady = () => {
    patience = "connected"
    socket.setTimeout(options.answerTimeout)
  }
  socket.on("timeout", onTimeout)
  request.once("close", () => socket.off("timeout", onTimeout))
  if (request.reusedSocket) return onReady()
  patience = "connecting"
  socket.setTimeout(options.connectTimeout)
  socket.once(isTls ? "secureConnect" : "connect", onReady)
}

/**
 * Node's own HTTP client in the place of the SDK's, which does not tell whether a request that failed had been sent.
 * It keeps connections, tries nothing twice and follows nothing.
 */
export const make = (options: SesOptions): SesTransport => {
  const settings = { keepAlive: true, scheduling: "lifo", timeout: options.idleTimeout } as const
  const plain = new Http.Agent(settings)
  const secure = new Https.Agent(settings)
  const sent = new WeakSet<object>()
  const close = () => {
    plain.destroy()
    secure.destroy()
  }

  const handle = (input: Request, signal: AbortSignal | undefined) =>
    new Promise<Answer>((resolve, reject) => {
      const isTls = input.protocol === "https:"
      const request = (isTls ? Https : Http).request({
        agent: isTls ? secure : plain,
        host: input.hostname.replace(/^\[(.*)\]$/, "$1"),
        ...(input.port === undefined ? {} : { port: input.port }),
        method: input.method,
        path: `${input.path}${queryOf(input.query)}`,
        headers: input.headers
      })
      const abort = () => {
        const error = Object.assign(new Error("the request was given up"), { name: "AbortError" })
        request.destroy(error)
        reject(error)
      }
      signal?.addEventListener("abort", abort, { once: true })
      request.once("close", () => signal?.removeEventListener("abort", abort))
      request.once("socket", (socket) => watch(request, socket, isTls, options))
      request.once("finish", () => {
        if (signal !== undefined) sent.add(signal)
      })
      // An error may come after the answer too, and one that nobody listens to would end the process.
      request.on("error", reject)
      request.once("response", (response) => {
        const headers: Record<string, string> = {}
        for (const [name, value] of Object.entries(response.headers)) {
          if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(", ") : value
        }
        resolve({
          response: {
            statusCode: response.statusCode ?? 0,
            reason: response.statusMessage ?? "",
            headers,
            body: response
          }
        })
      })
      if (signal?.aborted === true) return abort()
      request.end(typeof input.body === "string" || input.body instanceof Uint8Array ? input.body : undefined)
    })

  const handler: Handler = {
    metadata: { handlerProtocol: "http/1.1" },
    handle: (request: Request, more?: { readonly abortSignal?: unknown }) =>
      handle(request, more?.abortSignal instanceof AbortSignal ? more.abortSignal : undefined),
    destroy: close,
    updateHttpClientConfig: () => {},
    httpHandlerConfigs: () => ({})
  }
  return { handler, wasSent: (signal) => sent.has(signal), close }
}
