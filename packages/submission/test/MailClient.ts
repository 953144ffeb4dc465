/** A mail client that says exactly what it is told to, over a real socket. */
import * as Effect from "effect/Effect"
import * as net from "node:net"

export interface MailClient {
  /** The next reply: its lines with single line feeds between them; `""` once the connection is closed. */
  readonly reply: Effect.Effect<string>
  /** Sends a line and waits for the reply. */
  readonly say: (line: string) => Effect.Effect<string>
  /** Writes octets and waits until the system has taken them; false once the connection is closed. */
  readonly write: (bytes: string | Uint8Array) => Effect.Effect<boolean>
  /** MAIL, RCPT and the message, which ends with CRLF; the reply to the last command that was answered. */
  readonly mail: (to: ReadonlyArray<string>, message: string | Uint8Array, from?: string) => Effect.Effect<string>
  readonly closed: Effect.Effect<void>
  readonly close: () => void
}

const isLast = (line: string) => /^\d{3}(?: |$)/.test(line)

/** Connects from an address of this machine; the greeting is the first reply. */
export const connect = (port: number, from = "127.0.0.1") =>
  Effect.acquireRelease(
    Effect.callback<MailClient>((resume) => {
      const socket = net.connect({ port, host: "127.0.0.1", localAddress: from })
      const replies: Array<string> = []
      let waiting: ((reply: string) => void) | undefined
      let lines: Array<string> = []
      let rest = ""
      let isClosed = false
      const give = () => {
        if (waiting === undefined || (replies.length === 0 && !isClosed)) return
        const to = waiting
        waiting = undefined
        to(replies.shift() ?? "")
      }
      socket.on("error", () => resume(Effect.die(new Error("nobody listens"))))
      socket.on("data", (chunk: Buffer) => {
        const [...complete] = (rest + chunk.toString()).split("\r\n")
        rest = complete.pop() ?? ""
        for (const line of complete) {
          lines.push(line)
          if (!isLast(line)) continue
          replies.push(lines.join("\n"))
          lines = []
        }
        give()
      })
      socket.on("close", () => {
        isClosed = true
        give()
      })
      const reply = Effect.callback<string>((resume) => {
        waiting = (text) => resume(Effect.succeed(text))
        give()
      })
      const write = (bytes: string | Uint8Array) =>
        Effect.callback<boolean>((resume) => {
          if (isClosed || socket.destroyed) return resume(Effect.succeed(false))
          const onClose = () => resume(Effect.succeed(false))
          socket.once("close", onClose)
          socket.write(bytes, (error) => {
            socket.removeListener("close", onClose)
            resume(Effect.succeed(!error))
          })
        })
      const say = (line: string) => Effect.andThen(write(`${line}\r\n`), reply)
      const mail = Effect.fnUntraced(function*(
        to: ReadonlyArray<string>,
        message: string | Uint8Array,
        from = "hello@app.example"
      ) {
        let answer = yield* say(`MAIL FROM:<${from}>`)
        if (!answer.startsWith("250")) return answer
        for (const address of to) {
          answer = yield* say(`RCPT TO:<${address}>`)
          if (!answer.startsWith("250")) return answer
        }
        answer = yield* say("DATA")
        if (!answer.startsWith("354")) return answer
        yield* write(message)
        return yield* say(".")
      })
      const closed = Effect.callback<void>((resume) => {
        if (isClosed) return resume(Effect.void)
        socket.once("close", () => resume(Effect.void))
      })
      socket.once("connect", () =>
        resume(Effect.succeed({ reply, say, write, mail, closed, close: () => socket.destroy() })))
    }),
    (client) =>
      Effect.sync(client.close)
  )
