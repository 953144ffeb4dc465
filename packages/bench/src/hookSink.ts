/**
 * The least webhook endpoint that is right, as a process of its own: it reads each request by its content length,
 * answers 204, keeps connections as HTTP/1.1 does, and tells its parent how many requests and connections came.
 */
import { createServer } from "node:net"

const count = { requests: 0, connections: 0 }
const kept = Buffer.from("HTTP/1.1 204 No Content\r\n\r\n")
const last = Buffer.from("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")

const server = createServer({ noDelay: true }, (socket) => {
  count.connections++
  let waiting: Buffer = Buffer.alloc(0)
  socket.on("error", () => {})
  socket.on("data", (chunk: Buffer) => {
    waiting = waiting.byteLength === 0 ? chunk : Buffer.concat([waiting, chunk])
    for (;;) {
      const headEnd = waiting.indexOf("\r\n\r\n")
      if (headEnd < 0) return
      const head = waiting.toString("latin1", 0, headEnd)
      const end = headEnd + 4 + Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0)
      if (waiting.byteLength < end) return
      waiting = waiting.subarray(end)
      count.requests++
      if (/\r\nconnection: *close/i.test(head)) socket.end(last)
      else socket.write(kept)
    }
  })
})
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as { port: number }).port }))
process.on("message", () => process.send?.(count))
process.on("disconnect", () => process.exit())
