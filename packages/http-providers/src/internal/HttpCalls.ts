import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
import * as Http from "node:http"
import * as Https from "node:https"
import type { Socket } from "node:net"
import type { HttpOptions } from "../HttpOptions.ts"

/** One request. */
export interface Call {
  readonly method: "GET" | "POST"
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | null
}

/** What was answered, redirections included: none is followed. */
export interface Answer {
  readonly status: number
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** No whole answer came. */
export interface NoAnswer {
  /** The operating system's or Node's code, such as `ECONNREFUSED`. */
  readonly cause: string | null
  /** The system call that failed, such as `getaddrinfo`. */
  readonly syscall: string | null
  readonly words: string
  /**
   * Whether the last octet of the request was handed to the operating system. Until then the provider cannot have taken
   * the message: it reads the whole request before it acts.
   */
  readonly wasSent: boolean
}

/** Makes one request. Nothing is tried twice, and interruption cuts the connection. */
export type HttpCalls = (call: Call) => Effect.Effect<Answer, NoAnswer>

/** The longest answer that is read, in bytes: those of the providers have a few hundred. */
const maxAnswerBytes = 256 * 1024

interface Progress {
  wasSent: boolean
}

const errorWith = (code: string, message: string): Error => Object.assign(new Error(message), { code })

const noAnswer = (cause: unknown, { wasSent }: Progress): NoAnswer => {
  const { code, message, syscall } = cause as NodeJS.ErrnoException
  return { cause: code ?? null, syscall: syscall ?? null, words: message, wasSent }
}

/** While it connects, a socket may be silent for one time, and for another one afterwards. */
const watch = (request: Http.ClientRequest, socket: Socket, isTls: boolean, options: HttpOptions): void => {
  let isConnecting = false
  const onTimeout = () =>
    request.destroy(
      isConnecting
        ? errorWith("ECONNTIMEOUT", `no connection within ${options.connectTimeout / 1_000} s`)
        : errorWith("ETIMEDOUT", `silence for ${options.answerTimeout / 1_000} s`)
    )
  const onReady = () => {
    isConnecting = false
    socket.setTimeout(options.answerTimeout)
  }
  socket.on("timeout", onTimeout)
  request.once("close", () => socket.off("timeout", onTimeout))
  if (request.reusedSocket) return onReady()
  isConnecting = true
  socket.setTimeout(options.connectTimeout)
  socket.once(isTls ? "secureConnect" : "connect", onReady)
}

const headersOf = (headers: Http.IncomingHttpHeaders): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]]
    )
  )

/** Node's own client: others do not tell whether a request that failed had been sent. */
export const make = Effect.fnUntraced(
  function*(options: HttpOptions): Effect.fn.Return<HttpCalls, never, Scope.Scope> {
    const settings = { keepAlive: true, scheduling: "lifo", timeout: options.idleTimeout } as const
    const agents = yield* Effect.acquireRelease(
      Effect.sync(() => ({ plain: new Http.Agent(settings), secure: new Https.Agent(settings) })),
      ({ plain, secure }) =>
        Effect.sync(() => {
          plain.destroy()
          secure.destroy()
        })
    )

    const exchange = (call: Call, progress: Progress) =>
      Effect.callback<Answer, NoAnswer>((resume) => {
        const isTls = call.url.startsWith("https:")
        const begun = Result.try(() =>
          (isTls ? Https : Http).request(call.url, {
            agent: isTls ? agents.secure : agents.plain,
            method: call.method,
            headers: {
              ...call.headers,
              ...(call.body === null ? {} : { "content-length": String(call.body.length) })
            }
          })
        )
        // A key with a line break, say, or an endpoint that is no URL.
        if (Result.isFailure(begun)) return resume(Effect.fail(noAnswer(begun.failure, progress)))
        const request = begun.success
        let head: Omit<Answer, "text"> | undefined
        const chunks: Array<Buffer> = []
        const end = (error?: unknown) => {
          // A server that answers before the whole request was sent may never read the rest.
          if (!progress.wasSent) request.destroy()
          // A refusal is one, however little of its words has come.
          const isWhole = error === undefined || (head !== undefined && head.status >= 400 && head.status < 500)
          resume(
            isWhole && head !== undefined
              ? Effect.succeed({ ...head, text: Buffer.concat(chunks).toString("utf8") })
              : Effect.fail(noAnswer(error, progress))
          )
        }
        request.once("socket", (socket) => watch(request, socket, isTls, options))
        request.once("finish", () => {
          progress.wasSent = true
        })
        // An error may come after the answer too, and one that nobody listens to would end the process.
        request.on("error", end)
        request.once("response", (response) => {
          head = { status: response.statusCode ?? 0, headers: headersOf(response.headers) }
          let length = 0
          response.on("data", (chunk: Buffer) => {
            length += chunk.length
            if (length <= maxAnswerBytes) chunks.push(chunk)
            else request.destroy(errorWith("ETOOLARGE", `an answer of more than ${maxAnswerBytes / 1024} KiB`))
          })
          response.once("end", () => end())
          response.once("error", end)
        })
        request.end(call.body ?? undefined)
        return Effect.sync(() => request.destroy())
      })

    return (call) =>
      Effect.suspend(() => {
        const progress: Progress = { wasSent: false }
        return exchange(call, progress).pipe(
          // A server that answers one octet at a time is never silent.
          Effect.timeoutOrElse({
            duration: options.connectTimeout + 2 * options.answerTimeout,
            orElse: () => Effect.fail(noAnswer(errorWith("ETIMEDOUT", "no answer in time"), progress))
          })
        )
      })
  }
)
