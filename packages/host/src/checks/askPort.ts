import * as Effect from "effect/Effect"
import * as net from "node:net"

const longest = 10_000

/** Every address of the machine is also the one by which it calls itself. */
const reachable = (host: string): string => host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host

/** What is asked of a port. */
export interface Question {
  readonly host: string
  readonly port: number
  /** What is said first; empty: nothing. */
  readonly request: string
  /** What to listen for. */
  readonly isAnswer: (text: string) => boolean
  readonly patienceMillis: number
}

/**
 * What is said on a port up to the answer, or its first 10,000 characters; else what went wrong: the system's code,
 * `hung up` or `silence`. The connection is closed in any case: it would keep the process from ending.
 */
export const askPort = ({ host, isAnswer, patienceMillis, port, request }: Question): Effect.Effect<string> =>
  Effect.acquireUseRelease(
    Effect.sync(() => net.connect({ host: reachable(host), port })),
    (socket) =>
      Effect.callback<string>((resume) => {
        let text = ""
        socket.setEncoding("utf8")
        socket.on("connect", () => void socket.write(request))
        socket.on("data", (chunk: string) => {
          text += chunk
          if (isAnswer(text) || text.length > longest) resume(Effect.succeed(text))
        })
        socket.on("error", ({ code }: NodeJS.ErrnoException) => resume(Effect.succeed(code ?? "an error")))
        socket.on("close", () => resume(Effect.succeed("hung up")))
      }),
    (socket) => Effect.sync(() => socket.destroy())
  ).pipe(Effect.timeoutOrElse({ duration: patienceMillis, orElse: () => Effect.succeed("silence") }))
