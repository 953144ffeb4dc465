/** A mail server in a process of its own that takes every message, and notes when it said so of which email. */
import { once } from "node:events"
import { createServer } from "node:net"
import { greeting, MailSession } from "../MailSession.ts"
import { Marks } from "../Marks.ts"
import { monotonic } from "../monotonic.ts"
import { answer, keepTelling } from "./answering.ts"

const marks = new Marks()
let taken = 0
let bytes = 0
let opened = 0
let open = 0
let mostOpen = 0
let sample: Uint8Array = new Uint8Array()

/** Listens; what it writes arrives `delayMs` later, so that each turn of the conversation takes as long. */
const listen = async ({ delayMs }: { readonly delayMs: number }): Promise<number> => {
  const server = createServer({ noDelay: true }, (socket) => {
    opened++
    mostOpen = Math.max(mostOpen, ++open)
    let inReplies: Array<string> = []
    const session = new MailSession({
      onMessage: (id, message) => {
        inReplies.push(id)
        bytes += message.length
        if (message.length > 0) sample = message
      }
    })
    const write = (text: string, ids: ReadonlyArray<string>, isLast: boolean) => {
      const now = monotonic()
      for (const id of ids) marks.add(id, now)
      taken += ids.length
      if (isLast) socket.end(text)
      else socket.write(text)
    }
    const later = (text: string, ids: ReadonlyArray<string>, isLast: boolean) => {
      if (delayMs === 0) write(text, ids, isLast)
      else setTimeout(write, delayMs, text, ids, isLast)
    }
    later(greeting, [], false)
    socket.on("data", (chunk: Buffer) => {
      const { isLast, text } = session.take(chunk)
      if (text !== "") later(text, inReplies, isLast)
      inReplies = []
    })
    socket.on("error", () => {})
    socket.on("close", () => open--)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no address")
  return address.port
}

const answers = {
  listen,
  /** How many messages were taken so far, and how many connections there were. */
  counts: () => ({ taken, bytes, connections: opened, mostOpen }),
  /** What was noted since the last time. */
  marks: () => marks.take(),
  /** The last message, as it was before its dots were doubled (RFC 5321 §4.5.2). */
  sample: () => Buffer.from(Buffer.from(sample).toString("latin1").replace(/^\.\./gm, "."), "latin1")
}

export type MailServer = typeof answers

keepTelling(() => taken)
answer(answers)
