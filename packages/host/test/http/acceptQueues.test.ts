import { assert, describe, it } from "@effect/vitest"
import { once } from "node:events"
import * as Http from "node:http"
import type * as Net from "node:net"
import { setImmediate as turn } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import * as AcceptQueues from "../../src/server/AcceptQueues.ts"

const listen = async (server: Http.Server, port = 0): Promise<number> => {
  server.listen({ host: "127.0.0.1", port })
  await once(server, "listening")
  return (server.address() as Net.AddressInfo).port
}

/** Opens connections from a thread, so that they are there while this one does something else. */
const connecting = `
const { count, isOpen, port } = require("node:worker_threads").workerData
const { connect } = require("node:net")
let open = 0
for (let n = 0; n < count; n++) {
  connect(port, "127.0.0.1", () => {
    if (++open < count) return
    Atomics.store(isOpen, 0, 1)
    Atomics.notify(isOpen, 0)
  }).on("error", () => {})
}
`

/** How many turns a server needs to take so many connections that are there already. */
const turnsFor = async (server: Http.Server, count: number): Promise<number> => {
  const taken: Array<Net.Socket> = []
  server.on("connection", (socket) => void taken.push(socket))
  const port = await listen(server)
  // The other sockets are opened by now as well.
  await turn()
  const isOpen = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(connecting, { eval: true, workerData: { port, count, isOpen } })
  // This thread stands still until all of them wait to be taken.
  await once(worker, "online")
  Atomics.wait(isOpen, 0, 0, 20_000)
  let turns = 0
  while (taken.length < count && ++turns < 10_000) await turn()
  await worker.terminate()
  server.close()
  server.closeAllConnections()
  return turns
}

describe("a server with several queues of connections", () => {
  it("takes many connections in each turn of the event loop, where Node alone takes one", async () => {
    assert.isAtLeast(await turnsFor(Http.createServer(), 200), 150)
    assert.isAtMost(await turnsFor(AcceptQueues.spread(Http.createServer()), 200), 75)
  })

  it("answers on all of them, and is closed when the last request of any has been answered", async () => {
    const waiting: Array<Http.ServerResponse> = []
    const server = AcceptQueues.spread(Http.createServer((_, response) => void waiting.push(response)))
    const port = await listen(server)
    const answers = Array.from({ length: 64 }, async () => (await fetch(`http://127.0.0.1:${port}`)).text())
    while (waiting.length < answers.length) await turn()
    let isClosed = false
    const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(() => void (isClosed = true))
    for (const [index, response] of waiting.entries()) {
      assert.isFalse(isClosed)
      response.setHeader("connection", "close").end(`${index}`)
    }
    assert.lengthOf(new Set(await Promise.all(answers)), answers.length)
    await closed
    const failed = await fetch(`http://127.0.0.1:${port}`).catch((error: unknown) => error)
    assert.instanceOf(failed, Error)
  })

  it("does not share its port with anybody else", async () => {
    const server = AcceptQueues.spread(Http.createServer())
    const port = await listen(server)
    for (const other of [Http.createServer(), AcceptQueues.spread(Http.createServer())]) {
      other.listen({ host: "127.0.0.1", port })
      const [error] = await once(other, "error")
      assert.strictEqual(error.code, "EADDRINUSE")
    }
    await new Promise((resolve) => server.close(resolve))
    const again = AcceptQueues.spread(Http.createServer())
    await listen(again, port)
    await new Promise((resolve) => again.close(resolve))
  })
})
