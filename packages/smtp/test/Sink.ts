/** A mail server in a thread of its own, so that its work is none of the client's: it takes every message as fast as it comes. */
import * as net from "node:net"
import { parentPort } from "node:worker_threads"

const endOfMessage = Buffer.from("\r\n.\r\n")

const serve = (socket: net.Socket): void => {
  let isMessage = false
  let line = ""
  let tail = Buffer.alloc(0)
  const answer = (text: string) => void socket.write(`${text}\r\n`)
  socket.setNoDelay(true)
  socket.on("error", () => {})
  socket.on("data", (chunk: Buffer) => {
    if (isMessage) {
      tail = Buffer.concat([tail, chunk.subarray(-endOfMessage.length)]).subarray(-endOfMessage.length)
      if (!tail.equals(endOfMessage)) return
      isMessage = false
      tail = Buffer.alloc(0)
      return answer("250 2.0.0 Ok")
    }
    line += chunk.toString("latin1")
    for (let end = line.indexOf("\r\n"); end !== -1; end = line.indexOf("\r\n")) {
      const verb = line.slice(0, 4)
      line = line.slice(end + 2)
      isMessage = verb === "DATA"
      answer(isMessage ? "354 Go" : verb === "QUIT" ? "221 Bye" : "250 Ok")
    }
  })
  answer("220 sink ESMTP")
}

const server = net.createServer(serve)
server.listen(0, "127.0.0.1", () => {
  // A port of worker_threads has no origins.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage((server.address() as net.AddressInfo).port)
})
