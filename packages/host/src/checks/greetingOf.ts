import * as Effect from "effect/Effect"
import * as net from "node:net"

/** Longer greetings are no greetings (RFC 5321 §4.5.3.1.5 has 512 octets a line). */
const longest = 10_000

/** A mail server, and how it is asked. */
export interface MailServer {
  readonly host: string
  readonly port: number
  /** The address to connect from; null: any. */
  readonly localAddress: string | null
  /** For everything, the goodbye included. */
  readonly patienceMillis: number
}

const lastLine = /^\d{3}(?: |$)/

/** The end of a reply: a whole line without a hyphen after its code (RFC 5321 §4.2.1). */
const endOf = (text: string): string | undefined =>
  text.split("\n").slice(0, -1).map((line) => line.trimEnd()).find((line) => lastLine.test(line))

const plain = (line: string): string => line.trim().replaceAll(/[^\x20-\x7e]/g, "?").slice(0, 200)

/**
 * The last line that a mail server greets with; else what went wrong: the system's code, `hung up`, `silence` or `no
 * greeting`. It is told QUIT, so that it need not count the connection as one that broke off.
 */
export const greetingOf = ({ host, localAddress, patienceMillis, port }: MailServer): Effect.Effect<string> =>
  Effect.suspend(() => {
    let said: string | undefined
    return Effect.acquireUseRelease(
      Effect.sync(() => net.connect({ host, port, ...(localAddress === null ? {} : { localAddress }) })),
      (socket) =>
        Effect.callback<string>((resume) => {
          let text = ""
          socket.setEncoding("latin1")
          socket.on("data", (chunk: string) => {
            if (said !== undefined) return resume(Effect.succeed(said))
            text += chunk
            const line = endOf(text)
            if (line !== undefined) {
              said = plain(line)
              socket.write("QUIT\r\n")
            } else if (text.length > longest) resume(Effect.succeed("no greeting"))
          })
          socket.on("error", ({ code }: NodeJS.ErrnoException) => resume(Effect.succeed(said ?? code ?? "an error")))
          socket.on("close", () => resume(Effect.succeed(said ?? "hung up")))
        }),
      (socket) => Effect.sync(() => socket.destroy())
    ).pipe(Effect.timeoutOrElse({ duration: patienceMillis, orElse: () => Effect.succeed(said ?? "silence") }))
  })
