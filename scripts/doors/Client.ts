/** A client in a thread of its own, so that its work is none of the server's: it writes what it is told over a socket. */
import * as net from "node:net"
import { parentPort } from "node:worker_threads"

/** What is written, and what is waited for before the next is. */
export interface Said {
  readonly bytes: Uint8Array
  /** What the end of the answer looks like: a whole reply of SMTP, or the end of the connection. */
  readonly until: "reply" | "end"
}

/** A conversation over one connection. */
export interface Conversation {
  readonly port: number
  readonly says: ReadonlyArray<Said>
}

/** How many bytes of an answer are kept. */
const kept = 2_048

const isWholeReply = (text: string): boolean => /(?:^|\r\n)\d{3} [^\r\n]*\r\n$/.test(text)

const hold = ({ port, says }: Conversation): Promise<ReadonlyArray<string>> =>
  new Promise((resolve) => {
    const answers: Array<string> = []
    let at = 0
    let text = ""
    const socket = net.connect({ port, host: "127.0.0.1", noDelay: true })
    const end = () => {
      answers.push(text)
      text = ""
    }
    const say = () => {
      const next = says[at++]
      if (next === undefined) socket.end()
      else if (next.bytes.length > 0) socket.write(next.bytes)
    }
    // One that is left without an answer says so by its lack, and keeps nobody waiting for ever.
    socket.setTimeout(30_000, () => void socket.destroy())
    socket.once("connect", say)
    socket.on("data", (chunk: Buffer) => {
      if (text.length < kept) text += chunk.toString("latin1", 0, kept)
      if (says[at - 1]?.until !== "reply" || !isWholeReply(chunk.toString("latin1"))) return
      end()
      say()
    })
    socket.on("error", () => {})
    socket.once("close", () => {
      if (text !== "") end()
      resolve(answers)
    })
  })

/** What the client is asked: to keep conversations, or to hold those that it keeps. */
export type Order =
  | { readonly id: number; readonly _tag: "Keep"; readonly conversations: ReadonlyArray<Conversation> }
  /** From `from` on, before `to`. */
  | { readonly id: number; readonly _tag: "Hold"; readonly from: number; readonly to: number }

let conversations: ReadonlyArray<Conversation> = []

const follow = async (order: Order): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
  if (order._tag === "Keep") {
    conversations = order.conversations
    return []
  }
  const answers: Array<ReadonlyArray<string>> = []
  for (const conversation of conversations.slice(order.from, order.to)) answers.push(await hold(conversation))
  return answers
}

parentPort?.on("message", (order: Order) => {
  // A port of worker_threads has no origins.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void follow(order).then((answers) => parentPort?.postMessage({ id: order.id, answers }))
})
