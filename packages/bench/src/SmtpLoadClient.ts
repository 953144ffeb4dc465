/**
 * A small SMTP client for load: one message at a time on each of `connections` connections, with PIPELINING (RFC 2920)
 * and as little work a message as can be, so that the client does not become what is measured. It speaks to this machine
 * only.
 */
import { once } from "node:events"
import { connect } from "node:net"
import { performance } from "node:perf_hooks"
import type { LoadResult } from "./LoadClient.ts"
import { percentilesOf } from "./Statistics.ts"

export interface SmtpLoadOptions {
  readonly port: number
  readonly key: string
  readonly connections: number
  readonly durationMs: number
  readonly from: string
  readonly to: string
  /** The message, which ends with CRLF and has no line that begins with a dot; it may differ from one to the next. */
  readonly message: (sequence: number) => string
  /** Whether each message has a connection of its own. */
  readonly alone?: boolean
}

export interface SmtpConnection {
  /** Waits for the next reply: its code and its last line. */
  readonly reply: () => Promise<string>
  readonly write: (text: string | Uint8Array) => void
  /** Waits until the system has taken what was written; false once the connection is closed. */
  readonly drained: () => Promise<boolean>
  readonly isClosed: () => boolean
  readonly close: () => void
}

/** Connects; the greeting is the first reply. `from` is an address of this machine. */
export const openSmtp = async (port: number, from = "127.0.0.1"): Promise<SmtpConnection> => {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from, noDelay: true })
  const replies: Array<string> = []
  let rest = ""
  let closed: Error | undefined
  let waiting: { readonly resolve: (reply: string) => void; readonly reject: (error: Error) => void } | undefined
  const give = () => {
    if (waiting === undefined) return
    const [reply] = replies
    if (reply === undefined && closed === undefined) return
    const { reject, resolve } = waiting
    waiting = undefined
    if (reply === undefined) return reject(closed!)
    replies.shift()
    resolve(reply)
  }
  socket.on("data", (chunk: Buffer) => {
    rest += chunk.toString("latin1")
    let start = 0
    for (let end = rest.indexOf("\r\n"); end !== -1; end = rest.indexOf("\r\n", start)) {
      if (rest[start + 3] !== "-") replies.push(rest.slice(start, end))
      start = end + 2
    }
    rest = rest.slice(start)
    give()
  })
  const onEnd = (error?: unknown) => {
    closed ??= error instanceof Error ? error : new Error("the server closed the connection")
    give()
  }
  socket.on("error", onEnd)
  socket.on("close", () => onEnd())
  await Promise.race([once(socket, "connect"), once(socket, "close")])
  return {
    reply: () =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        give()
      }),
    write: (text) => void socket.write(text),
    drained: () =>
      new Promise((resolve) => {
        // Also where there is room, others have their turn.
        if (!socket.writableNeedDrain) return void setImmediate(() => resolve(!socket.destroyed))
        const onChange = () => {
          socket.removeListener("drain", onChange)
          socket.removeListener("close", onChange)
          resolve(!socket.destroyed)
        }
        socket.on("drain", onChange)
        socket.on("close", onChange)
      }),
    isClosed: () => closed !== undefined,
    close: () => void socket.destroy()
  }
}

/** Reads as many replies; fails at the first whose code is another one than is expected. */
const expectReplies = async (connection: SmtpConnection, ...codes: ReadonlyArray<string>): Promise<void> => {
  for (const code of codes) {
    const reply = await connection.reply()
    if (!reply.startsWith(code)) throw new Error(`answered with ${reply} instead of ${code}`)
  }
}

/** Connects and logs in. */
export const logIn = async (port: number, key: string, from?: string): Promise<SmtpConnection> => {
  const connection = await openSmtp(port, from)
  await expectReplies(connection, "220")
  connection.write("EHLO client.example\r\n")
  await expectReplies(connection, "250")
  connection.write(`AUTH PLAIN ${Buffer.from(`\0any\0${key}`).toString("base64")}\r\n`)
  await expectReplies(connection, "235")
  return connection
}

/** Sends one message. */
export const sendMessage = async (
  connection: SmtpConnection,
  { from, message, to }: { readonly from: string; readonly to: string; readonly message: string }
): Promise<void> => {
  connection.write(`MAIL FROM:<${from}>\r\nRCPT TO:<${to}>\r\nDATA\r\n`)
  await expectReplies(connection, "250", "250", "354")
  connection.write(`${message}.\r\n`)
  await expectReplies(connection, "250")
}

/** Sends messages for a while; fails at the first that is not taken. */
export const runSmtpLoad = async (options: SmtpLoadOptions): Promise<LoadResult> => {
  const { alone = false, connections, durationMs, from, key, message, port, to } = options
  const latencies: Array<number> = []
  const started = performance.now()
  const until = started + durationMs
  let sequence = 0
  await Promise.all(Array.from({ length: connections }, async () => {
    let connection: SmtpConnection | undefined
    while (performance.now() < until) {
      const before = performance.now()
      connection ??= await logIn(port, key)
      await sendMessage(connection, { from, to, message: message(sequence++) })
      latencies.push(performance.now() - before)
      if (!alone) continue
      connection.write("QUIT\r\n")
      await expectReplies(connection, "221")
      connection.close()
      connection = undefined
    }
    connection?.close()
  }))
  const seconds = (performance.now() - started) / 1000
  return { requests: latencies.length, perSecond: latencies.length / seconds, latency: percentilesOf(latencies) }
}
