import { assert, describe, it } from "@effect/vitest"
import { GuardedHttp, type GuardedHttpError } from "@sendwright/core/net/GuardedHttp"
import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as http from "node:http"
import * as https from "node:https"
import * as net from "node:net"
import { machineTime } from "../../../scripts/machine-time.ts"
import { certificateFor } from "./certificate.ts"
import { closed, listening, only127001, raw, reasonOf, requestOf, resolving, until } from "./guarded.ts"

const answering = (body = "taken", headers: http.OutgoingHttpHeaders = {}) =>
  listening(http.createServer((request, response) => {
    request.resume()
    request.on("end", () => response.writeHead(202, { "Content-Length": body.length, ...headers }).end(body))
  }))

/** A server on bare sockets, which is told of the requests of each connection: their heads, and how many there were. */
const talking = (onRequest: (socket: net.Socket, count: number) => void) => {
  let requests = 0
  return Effect.map(
    listening(net.createServer((socket) => {
      let count = 0
      socket.on("data", (chunk) => {
        if (!chunk.includes("POST ")) return
        requests++
        onRequest(socket, ++count)
      })
    })),
    (listener) => ({ ...listener, requests: () => requests })
  )
}

const local = () => Effect.succeed(["127.0.0.1"])

describe("NodeGuardedHttp, kept connections", () => {
  it.live("are used again, whether the answer is read or not, and closed when their time is over", () =>
    Effect.gen(function*() {
      const { pass } = yield* machineTime
      const { port, seen } = yield* answering()
      const { request } = NodeGuardedHttp.make({ idleMillis: 300 })
      for (const readBody of ["none", "all", "none"] as const) {
        const response = yield* request(requestOf(`http://127.0.0.1:${port}/`, { readBody }))
        assert.strictEqual(response.status, 202)
        assert.strictEqual(new TextDecoder().decode(response.body), readBody === "all" ? "taken" : "")
      }
      assert.strictEqual(seen.connections, 1)
      yield* pass(300)
      assert.strictEqual((yield* request(requestOf(`http://127.0.0.1:${port}/`))).status, 202)
      assert.strictEqual(seen.connections, 2)
      yield* pass(1_000)
      yield* until(() => seen.open === 0)
    }))

  it.live("serve the same scheme, host, port and policy alone", () =>
    Effect.gen(function*() {
      const first = yield* answering()
      const second = yield* answering()
      const { request } = NodeGuardedHttp.make({ resolve: local, isPublic: only127001 })
      const urls = [
        `http://a.example:${first.port}/`,
        `http://b.example:${first.port}/`,
        `http://a.example:${second.port}/`
      ]
      for (let turn = 0; turn < 2; turn++) {
        for (const url of urls) {
          yield* request(requestOf(url))
          yield* request(requestOf(url, { policy: closed }))
        }
      }
      assert.strictEqual(first.seen.connections, 4)
      assert.strictEqual(second.seen.connections, 2)
    }))

  it.live("are closed when the host is blocked later, or has moved", () =>
    Effect.gen(function*() {
      for (const [policy, reason] of [[closed, "blocked"], [requestOf("").policy, "connect"]] as const) {
        const { port, seen } = yield* answering()
        const { asked, resolve } = resolving(["127.0.0.1"], ["127.0.0.1"], ["127.0.0.2"])
        const { request } = NodeGuardedHttp.make({ resolve, isPublic: only127001, addressMillis: 0 })
        const wanted = requestOf(`http://hook.example:${port}/`, { policy })
        yield* request(wanted)
        yield* request(wanted)
        assert.strictEqual(seen.connections, 1)
        assert.strictEqual(seen.open, 1)
        assert.strictEqual(yield* reasonOf(request(wanted)), reason)
        yield* until(() => seen.open === 0)
        assert.strictEqual(asked.length, 3)
      }
    }))

  it.live("are not kept after a request during which the host moved", () =>
    Effect.gen(function*() {
      const held: Array<http.ServerResponse> = []
      const { port, seen } = yield* listening(http.createServer((request, response) => {
        request.resume()
        held.push(response)
      }))
      const { resolve } = resolving(["127.0.0.1"], ["127.0.0.2"])
      const { request } = NodeGuardedHttp.make({ resolve, isPublic: only127001, addressMillis: 0 })
      const wanted = requestOf(`http://hook.example:${port}/`, { policy: closed })
      const underWay = yield* Effect.forkChild(request(wanted))
      yield* until(() => held.length === 1)
      assert.strictEqual(yield* reasonOf(request(wanted)), "blocked")
      held[0]?.end()
      assert.strictEqual((yield* Fiber.join(underWay)).status, 200)
      yield* until(() => seen.open === 0)
    }))

  it.live("leave the resolver alone for a while, and requests at once share its answer", () =>
    Effect.gen(function*() {
      const { pass } = yield* machineTime
      const { port } = yield* answering()
      const { asked, resolve } = resolving(["127.0.0.1"])
      const slow = (host: string) => Effect.delay(resolve(host), 30)
      const { request } = NodeGuardedHttp.make({ resolve: slow, addressMillis: 200 })
      const wanted = requestOf(`http://hook.example:${port}/`)
      const impatient = yield* Effect.forkChild(reasonOf(request({ ...wanted, deadlineMillis: 5 })))
      const patient = yield* Effect.forkChild(Effect.all([request(wanted), request(wanted)], { concurrency: 2 }))
      yield* pass(5)
      assert.strictEqual(yield* Fiber.join(impatient), "timeout")
      yield* pass(25)
      yield* Fiber.join(patient)
      yield* pass(199)
      yield* request(wanted)
      assert.strictEqual(asked.length, 1)
      yield* pass(1)
      const later = yield* Effect.forkChild(request(wanted))
      yield* pass(30)
      yield* Fiber.join(later)
      assert.strictEqual(asked.length, 2)
    }))

  it.live("are not kept where the answer is long, slow, without an end, or says so", () =>
    Effect.gen(function*() {
      const { pass } = yield* machineTime
      const drip = (socket: net.Socket) => {
        const timer = setInterval(() => socket.write("x"), 50)
        socket.on("close", () => clearInterval(timer))
      }
      const chunks = (socket: net.Socket) => {
        const timer = setInterval(() => socket.write(`4000\r\n${"x".repeat(0x4000)}\r\n`), 5)
        socket.on("close", () => clearInterval(timer))
      }
      const answers = [
        yield* raw("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n", drip),
        yield* raw("HTTP/1.1 200 OK\r\nContent-Length: 20000\r\n\r\n"),
        yield* raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", chunks),
        yield* raw("HTTP/1.1 200 OK\r\n\r\n"),
        yield* raw("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"),
        yield* raw("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nKeep-Alive: timeout=1\r\n\r\n"),
        yield* raw("HTTP/1.0 200 OK\r\nContent-Length: 0\r\n\r\n")
      ]
      // The caller is answered at once: no time passes meanwhile.
      for (const { port } of answers) {
        assert.strictEqual((yield* NodeGuardedHttp.make().request(requestOf(`http://127.0.0.1:${port}/`))).status, 200)
      }
      // Sooner than a kept connection would be closed.
      yield* pass(1_400)
      for (const { seen } of answers) yield* until(() => seen.open === 0)
    }))

  it.live("make room for a new one where the server has closed them, before anything was written", () =>
    Effect.gen(function*() {
      let last: net.Socket | undefined
      const { port, requests, seen } = yield* talking((socket) => {
        last = socket
        socket.write("HTTP/1.1 204 No Content\r\n\r\n")
      })
      const { request } = NodeGuardedHttp.make()
      for (let n = 0; n < 3; n++) {
        assert.strictEqual((yield* request(requestOf(`http://127.0.0.1:${port}/`))).status, 204)
        last?.end()
        yield* until(() => seen.open === 0)
      }
      assert.strictEqual(seen.connections, 3)
      assert.strictEqual(requests(), 3)
    }))

  it.live("are left alone where their end has arrived and was not read yet", () =>
    Effect.gen(function*() {
      let last: net.Socket | undefined
      const { port, requests } = yield* talking((socket) => {
        last = socket
        socket.write("HTTP/1.1 204 No Content\r\n\r\n")
      })
      const { request } = NodeGuardedHttp.make()
      yield* request(requestOf(`http://127.0.0.1:${port}/`))
      // Client and server share this thread: nothing is read between this end and the next request.
      const answer = yield* Effect.callback<number, GuardedHttpError>((resume) => {
        setTimeout(() => {
          last?.destroy()
          resume(Effect.map(request(requestOf(`http://127.0.0.1:${port}/`)), ({ status }) => status))
        }, 5)
      })
      assert.strictEqual(answer, 204)
      assert.strictEqual(requests(), 2)
    }))

  it.live("write a request once: one that the server closes on has failed", () =>
    Effect.gen(function*() {
      const { port, requests, seen } = yield* talking((socket, count) => {
        if (count === 1) socket.write("HTTP/1.1 204 No Content\r\n\r\n")
        else socket.destroy()
      })
      const { request } = NodeGuardedHttp.make()
      assert.strictEqual((yield* request(requestOf(`http://127.0.0.1:${port}/`))).status, 204)
      const error = yield* Effect.flip(request(requestOf(`http://127.0.0.1:${port}/`)))
      assert.strictEqual(error.message, "The server closed the connection before it answered")
      assert.strictEqual(requests(), 2)
      assert.strictEqual(seen.connections, 1)
      assert.strictEqual((yield* request(requestOf(`http://127.0.0.1:${port}/`))).status, 204)
    }))

  it.live("are closed by anything that comes unasked, which is nobody's answer", () =>
    Effect.gen(function*() {
      const unasked = "HTTP/1.1 500 Planted\r\nContent-Length: 0\r\n\r\n"
      for (const isLater of [false, true]) {
        let last: net.Socket | undefined
        const { port, seen } = yield* talking((socket) => {
          last = socket
          socket.write(`HTTP/1.1 204 No Content\r\n\r\n${isLater ? "" : unasked}`)
        })
        const { request } = NodeGuardedHttp.make()
        for (let n = 0; n < 2; n++) {
          assert.strictEqual((yield* request(requestOf(`http://127.0.0.1:${port}/`))).status, 204)
          if (isLater) last?.write(unasked)
          yield* until(() => seen.open === 0)
        }
        assert.strictEqual(seen.connections, 2)
      }
    }))

  it.live("are closed by a deadline, and by an interruption, in the midst of a request", () =>
    Effect.gen(function*() {
      const { pass } = yield* machineTime
      const { port, requests, seen } = yield* talking((socket, count) => {
        if (count === 1) socket.write("HTTP/1.1 204 No Content\r\n\r\n")
      })
      for (const interrupts of [true, false]) {
        const { request } = NodeGuardedHttp.make()
        const wanted = requestOf(`http://127.0.0.1:${port}/`, { deadlineMillis: interrupts ? 5_000 : 60 })
        yield* request(wanted)
        assert.strictEqual(seen.open, 1)
        const asked = requests()
        const unanswered = yield* Effect.forkChild(reasonOf(request(wanted)))
        yield* until(() => requests() > asked)
        if (interrupts) yield* Fiber.interrupt(unanswered)
        else {
          yield* pass(60)
          assert.strictEqual(yield* Fiber.join(unanswered), "timeout")
        }
        yield* until(() => seen.open === 0)
      }
      assert.strictEqual(seen.connections, 2)
    }))

  it.live("are no more than 64 of one site", () =>
    Effect.gen(function*() {
      const held: Array<http.ServerResponse> = []
      const { port, seen } = yield* listening(http.createServer((request, response) => {
        request.resume()
        // All of them are under way at once.
        if (held.push(response) === 80) { for (const each of held) each.end("taken") }
      }))
      const { request } = NodeGuardedHttp.make()
      const burst = Effect.forEach(Array.from({ length: 80 }), () => request(requestOf(`http://127.0.0.1:${port}/`)), {
        concurrency: "unbounded"
      })
      yield* burst
      yield* until(() => seen.open <= 64)
      assert.isAtLeast(seen.open, 32)
    }))

  it.live("go with the layer's scope", () =>
    Effect.gen(function*() {
      const { port, seen } = yield* answering()
      const open = yield* GuardedHttp.use(({ request }) =>
        Effect.map(request(requestOf(`http://127.0.0.1:${port}/`)), () => seen.open)
      ).pipe(Effect.provide(NodeGuardedHttp.layer))
      assert.strictEqual(open, 1)
      yield* until(() => seen.open === 0)
    }))

  it.live("over TLS serve the host alone that the certificate was checked for", () =>
    Effect.gen(function*() {
      const { cert, key } = certificateFor("hook.example")
      const server = https.createServer({ cert, key }, (request, response) => {
        request.resume()
        response.end("ok")
      })
      server.on("tlsClientError", () => {})
      const { port, seen } = yield* listening(server)
      const { request } = NodeGuardedHttp.make({ resolve: local, ca: cert })
      for (let n = 0; n < 3; n++) yield* request(requestOf(`https://hook.example:${port}/`))
      assert.strictEqual(seen.connections, 1)
      assert.strictEqual(yield* reasonOf(request(requestOf(`https://other.example:${port}/`))), "tls")
      assert.strictEqual(seen.connections, 2)
    }))
})
