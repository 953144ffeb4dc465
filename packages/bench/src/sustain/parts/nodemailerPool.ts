/** The baseline: nodemailer's own pool in a process of its own, which sends one message again and again. */
import { createTransport } from "nodemailer"
import { answer } from "./answering.ts"

let running = new AbortController()
let ended: Promise<unknown> = Promise.resolve()

interface Baseline {
  readonly port: number
  readonly connections: number
  readonly message: Uint8Array
}

/** Keeps twice as many messages waiting as there are connections. */
const start = ({ connections, message, port }: Baseline): void => {
  const pool = createTransport({
    pool: true,
    host: "127.0.0.1",
    port,
    ignoreTLS: true,
    maxConnections: connections,
    maxMessages: Infinity
  })
  const raw = Buffer.from(message)
  const envelope = { from: "bench@shop.example", to: "customer@recipient.example" }
  running = new AbortController()
  const { signal } = running
  ended = Promise.all(Array.from({ length: 2 * connections }, async () => {
    while (!signal.aborted) await pool.sendMail({ envelope, raw })
  })).then(() => pool.close())
}

const answers = {
  start,
  stop: async () => {
    running.abort()
    await ended
  }
}

export type NodemailerPool = typeof answers

answer(answers)
