import { createServer, type NodeServerOptions } from "@sendwright/http/NodeServer"
import type { RequestListener } from "node:http"
import * as Net from "node:net"
import { assert, describe, it } from "vitest"

const serve = async (options: NodeServerOptions, listener: RequestListener) => {
  const server = createServer(options).on("request", listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as Net.AddressInfo
  return { port, [Symbol.asyncDispose]: async () => void server.close().closeAllConnections() }
}

const get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

describe("createServer", () => {
  // Node's own timer goes by the machine, and may go off before a request that has arrived is read: it is set when the
  // request is there.
  it("closes the connection of a client that takes nothing of its answer", async () => {
    const closed = Promise.withResolvers<void>()
    await using server = await serve({ stallTimeout: 60_000 }, ({ socket }, response) => {
      assert.strictEqual(socket.timeout, 60_000)
      socket.setTimeout(100)
      response.on("close", () => closed.resolve())
      response.write("x".repeat(50_000_000))
    })
    const socket = Net.connect(server.port, "127.0.0.1", () => socket.write(get))
    socket.pause().on("error", () => {})
    await closed.promise
    socket.destroy()
  })

  it("leaves alone an answer that is being read, however long it takes to write", async () => {
    await using server = await serve({ stallTimeout: 60_000 }, ({ socket }, response) => {
      const passed = () => new Promise((resolve) => socket.setTimeout(50).once("timeout", resolve))
      response.writeHead(200, { "content-length": 6 })
      void passed().then(() => {
        assert.strictEqual(socket.timeout, 60_000)
        response.write("one")
        return passed()
      }).then(() => response.end("two"))
    })
    const answer = await fetch(`http://127.0.0.1:${server.port}/`)
    assert.strictEqual(await answer.text(), "onetwo")
  })

  it("answers a request that came before anybody listened for requests", async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const { port } = server.address() as Net.AddressInfo
    const arrived = new Promise((resolve) => server.once("connection", resolve))
    const early = fetch(`http://127.0.0.1:${port}/early`)
    await arrived
    await new Promise((resolve) => setTimeout(resolve, 50))
    server.on("request", (request, response) => void response.end(request.url))
    assert.strictEqual(await (await early).text(), "/early")
    assert.strictEqual(await (await fetch(`http://127.0.0.1:${port}/late`)).text(), "/late")
    server.close().closeAllConnections()
  })

  it("still closes a connection that is idle", async () => {
    await using server = await serve({ keepAliveTimeout: 50 }, (_, response) => void response.end())
    const socket = Net.connect(server.port, "127.0.0.1", () => socket.write(get))
    socket.resume()
    await new Promise((resolve) => socket.on("close", resolve))
  })

  it("cuts a request whose head or body takes too long within a second", async () => {
    const options = { headersTimeout: 200, requestTimeout: 400 }
    await using server = await serve(options, (request, response) => void request.on("end", () => response.end()))
    for (const slow of ["GET / HTTP/1.1\r\nHost:", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nslow"]) {
      const socket = Net.connect(server.port, "127.0.0.1", () => socket.write(slow))
      socket.setEncoding("utf8").on("error", () => {})
      let text = ""
      socket.on("data", (chunk) => text += chunk)
      await new Promise((resolve) => socket.on("close", resolve))
      assert.match(text, /^HTTP\/1\.1 400 .*took too long to arrive/s)
    }
  }, 5_000)
})
