/** An endpoint in a process of its own that takes every webhook, and notes when that of which email came. */
import { once } from "node:events"
import { createServer } from "node:net"
import { Marks } from "../Marks.ts"
import { monotonic } from "../monotonic.ts"
import { answer, keepTelling } from "./answering.ts"

const marks = new Marks()
let taken = 0
let opened = 0

const reply = "HTTP/1.1 204 No Content\r\n\r\n"

const note = (body: string): void => {
  const { created_at, data } = JSON.parse(body)
  // The event's time is of the wall clock, which is one for all processes too.
  marks.add(data.email_id, monotonic(), Date.now() - Date.parse(created_at))
  taken++
}

/** HTTP/1.1 as far as posts with a Content-Length need it; connections stay open. */
const listen = async (): Promise<number> => {
  const server = createServer({ noDelay: true }, (socket) => {
    opened++
    let rest: Buffer = Buffer.alloc(0)
    socket.on("data", (chunk: Buffer) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      for (;;) {
        const head = rest.indexOf("\r\n\r\n")
        if (head === -1) return
        const fields = rest.toString("latin1", 0, head)
        const length = Number(/\r\ncontent-length: *(\d+)/i.exec(fields)?.[1] ?? 0)
        const end = head + 4 + length
        if (rest.length < end) return
        note(rest.toString("utf8", head + 4, end))
        rest = rest.subarray(end)
        if (/\r\nconnection: *close/i.test(fields)) {
          socket.end("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
          return
        }
        socket.write(reply)
      }
    })
    socket.on("error", () => {})
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no address")
  return address.port
}

const answers = {
  listen,
  counts: () => ({ taken, connections: opened }),
  marks: () => marks.take()
}

export type WebhookServer = typeof answers

keepTelling(() => taken)
answer(answers)
