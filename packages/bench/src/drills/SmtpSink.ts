/** A real SMTP server on this machine that takes every message and counts them by Message-ID. */
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import { SMTPServer } from "smtp-server"

export interface SmtpSink {
  readonly url: string
  /** How often each Message-ID (without angle brackets) was taken. */
  readonly messages: Map<string, number>
  /** When each message was taken, in milliseconds of this process's own clock. */
  readonly takenAt: Array<number>
  /** When each Message-ID was taken first, in milliseconds since 1970. */
  readonly leftAt: Map<string, number>
  /** What the client called itself that handed over each Message-ID first. */
  readonly takenFrom: Map<string, string>
  readonly stop: () => Promise<void>
}

export interface SmtpSinkOptions {
  readonly delayMs: number
  /** Given each message whole, before it is answered. */
  readonly onMessage?: (message: Buffer) => Promise<void>
}

export const startSmtpSink = async (options: SmtpSinkOptions): Promise<SmtpSink> => {
  const messages = new Map<string, number>()
  const takenAt: Array<number> = []
  const leftAt = new Map<string, number>()
  const takenFrom = new Map<string, string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, session, callback) => {
      let head = ""
      const chunks: Array<Buffer> = []
      stream.on("data", (chunk: Buffer) => {
        if (head.length < 8_192) head += chunk.toString("latin1")
        if (options.onMessage !== undefined) chunks.push(chunk)
      })
      stream.on("end", async () => {
        const id = /^message-id:\s*<([^>]+)>/im.exec(head)?.[1] ?? "none"
        // Taken is taken: what dies between here and the answer is a hand-off with an unknown outcome.
        messages.set(id, (messages.get(id) ?? 0) + 1)
        takenAt.push(performance.now())
        if (!leftAt.has(id)) {
          leftAt.set(id, Date.now())
          takenFrom.set(id, session.hostNameAppearsAs)
        }
        await options.onMessage?.(Buffer.concat(chunks))
        await sleep(options.delayMs)
        callback()
      })
    }
  })
  server.on("error", () => {})
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
  const address = server.server.address()
  if (address === null || typeof address === "string") throw new Error("no address")
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    takenAt,
    leftAt,
    takenFrom,
    stop: () => new Promise((resolve) => server.close(resolve))
  }
}
