import { assert, describe, it } from "@effect/vitest"
import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as http from "node:http"
import * as https from "node:https"
import * as net from "node:net"
import { machineTime } from "../../../scripts/machine-time.ts"
import { certificateFor } from "./certificate.ts"
import { closed, listening, only127001, raw, reasonOf, requestOf, resolving, until } from "./guarded.ts"

describe("NodeGuardedHttp", () => {
  it.live("posts the body and answers with status and lower-cased headers", () =>
    Effect.gen(function*() {
      const received: Array<
        { readonly headers: http.IncomingHttpHeaders; readonly body: string; readonly url: string }
      > = []
      const { port } = yield* listening(http.createServer((request, response) => {
        let body = ""
        request.on("data", (chunk) => body += chunk)
        request.on("end", () => {
          received.push({ headers: request.headers, body, url: request.url ?? "" })
          response.writeHead(202, { "X-Answer": ["a", "b"], "Set-Cookie": ["c=1", "d=2"] }).end("taken")
        })
      }))
      const response = yield* NodeGuardedHttp.make().request(requestOf(`http://127.0.0.1:${port}/hook?a=b`, {
        body: new TextEncoder().encode("{\"ü\":1}"),
        headers: { "Service-Signature": "t=1,v1=00", Host: "elsewhere.example", Connection: "keep-alive" }
      }))
      assert.strictEqual(response.status, 202)
      assert.strictEqual(response.headers["x-answer"], "a, b")
      assert.strictEqual(response.headers["set-cookie"], "c=1, d=2")
      assert.strictEqual(response.body.byteLength, 0)
      const request = received[0]!
      assert.strictEqual(request.url, "/hook?a=b")
      assert.strictEqual(request.body, "{\"ü\":1}")
      assert.strictEqual(request.headers["service-signature"], "t=1,v1=00")
      assert.strictEqual(request.headers.host, `127.0.0.1:${port}`)
      assert.strictEqual(request.headers.connection, "keep-alive")
      assert.strictEqual(request.headers["accept-encoding"], "identity")
      assert.strictEqual(request.headers["content-length"], "8")
    }))

  it.live("reads a whole body when asked to, chunked or not", () =>
    Effect.gen(function*() {
      const { port } = yield* listening(http.createServer((_request, response) => {
        response.write("one,")
        setTimeout(() => response.end("two"), 20)
      }))
      const response = yield* NodeGuardedHttp.make().request(
        requestOf(`http://127.0.0.1:${port}/file`, { method: "GET", body: null, readBody: "all" })
      )
      assert.strictEqual(new TextDecoder().decode(response.body), "one,two")
    }))

  it.live("lets the status line decide and closes the socket while the body still drips", () =>
    Effect.gen(function*() {
      const { pass } = yield* machineTime
      const { port, seen } = yield* raw("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\nx", (socket) => {
        const drip = setInterval(() => socket.write("x"), 5)
        socket.on("close", () => clearInterval(drip))
      })
      const response = yield* NodeGuardedHttp.make().request(requestOf(`http://127.0.0.1:${port}/`))
      assert.strictEqual(response.status, 200)
      yield* pass(100)
      yield* until(() => seen.open === 0)
    }))

  it.live("gives up on a dripping body at the deadline, and closes the socket", () =>
    Effect.gen(function*() {
      const { pass } = yield* machineTime
      let dripped = 0
      const { port, seen } = yield* raw("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\nx", (socket) => {
        const drip = setInterval(() => {
          dripped++
          socket.write("x")
        }, 5)
        socket.on("close", () => clearInterval(drip))
      })
      const request = requestOf(`http://127.0.0.1:${port}/`, {
        readBody: "all",
        maxBodyBytes: 2_000_000,
        deadlineMillis: 200
      })
      const asking = yield* Effect.forkChild(reasonOf(NodeGuardedHttp.make().request(request)))
      yield* until(() => seen.open === 1)
      yield* pass(199)
      assert.isAbove(dripped, 3)
      assert.isUndefined(asking.pollUnsafe())
      yield* pass(1)
      assert.strictEqual(yield* Fiber.join(asking), "timeout")
      yield* until(() => seen.open === 0)
    }))

  it.live("gives up at the deadline on a server that never answers, one whose header drips, and a slow resolver", () =>
    Effect.gen(function*() {
      const { pass } = yield* machineTime
      const silent = yield* listening(net.createServer((socket) => socket.resume()))
      const slow = yield* raw("HTTP/1.1 200 OK\r\n", (socket) => {
        const drip = setInterval(() => socket.write("x-drip: 1\r\n"), 20)
        socket.on("close", () => clearInterval(drip))
      })
      const endless = yield* raw("HTTP/1.1 100 Continue\r\n\r\n", (socket) => {
        const drip = setInterval(() => socket.write("HTTP/1.1 103 Early Hints\r\n\r\n"), 20)
        socket.on("close", () => clearInterval(drip))
      })
      for (const { port, seen } of [silent, slow, endless]) {
        const wanted = requestOf(`http://127.0.0.1:${port}/`, { deadlineMillis: 150 })
        const asking = yield* Effect.forkChild(reasonOf(NodeGuardedHttp.make().request(wanted)))
        yield* until(() => seen.open === 1)
        yield* pass(149)
        assert.isUndefined(asking.pollUnsafe())
        yield* pass(1)
        assert.strictEqual(yield* Fiber.join(asking), "timeout")
        yield* until(() => seen.open === 0)
      }
      const { request } = NodeGuardedHttp.make({ resolve: () => Effect.never })
      const asking = yield* Effect.forkChild(
        reasonOf(request(requestOf("http://hook.example/", { deadlineMillis: 50 })))
      )
      yield* pass(50)
      assert.strictEqual(yield* Fiber.join(asking), "timeout")
    }))

  it.live("passes over informational answers", () =>
    Effect.gen(function*() {
      const { port } = yield* raw("HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n")
      const response = yield* NodeGuardedHttp.make().request(requestOf(`http://127.0.0.1:${port}/`))
      assert.strictEqual(response.status, 204)
    }))

  it.live("refuses a body over the maximum, told or counted", () =>
    Effect.gen(function*() {
      const told = yield* raw("HTTP/1.1 200 OK\r\nContent-Length: 20000\r\n\r\n")
      const counted = yield* listening(http.createServer((_request, response) => {
        response.write(Buffer.alloc(10_000))
        response.end(Buffer.alloc(10_000))
      }))
      for (const { port } of [told, counted]) {
        const request = requestOf(`http://127.0.0.1:${port}/`, { readBody: "all" })
        assert.strictEqual(yield* reasonOf(NodeGuardedHttp.make().request(request)), "too_large")
      }
    }))

  it.live("calls garbage, an oversized header, an unasked-for encoding, a switch and a cut body protocol errors", () =>
    Effect.gen(function*() {
      const answers = [
        "SSH-2.0-OpenSSH_9.9\r\n",
        `HTTP/1.1 200 OK\r\nx: ${"y".repeat(20_000)}\r\n\r\n`,
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc",
        "HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n"
      ]
      for (const answer of answers) {
        const { port } = yield* raw(answer)
        const request = requestOf(`http://127.0.0.1:${port}/`, { readBody: "all" })
        assert.strictEqual(yield* reasonOf(NodeGuardedHttp.make().request(request)), "protocol", answer.slice(0, 40))
      }
      for (const answer of ["", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc"]) {
        const { port } = yield* raw(answer, (socket) => socket.end())
        const request = requestOf(`http://127.0.0.1:${port}/`, { readBody: "all" })
        assert.strictEqual(yield* reasonOf(NodeGuardedHttp.make().request(request)), "protocol", answer)
      }
    }))

  it.live("refuses a header value that would start a line of its own", () =>
    Effect.gen(function*() {
      const { port, seen } = yield* raw("HTTP/1.1 200 OK\r\n\r\n")
      const request = requestOf(`http://127.0.0.1:${port}/`, { headers: { "x-a": "1\r\nx-b: 2" } })
      assert.strictEqual(yield* reasonOf(NodeGuardedHttp.make().request(request)), "protocol")
      assert.strictEqual(seen.connections, 0)
    }))

  it.live("answers with a redirect instead of following it", () =>
    Effect.gen(function*() {
      const inner = yield* raw("HTTP/1.1 200 OK\r\n\r\n")
      const { port } = yield* raw(`HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:${inner.port}/secret\r\n\r\n`)
      const response = yield* NodeGuardedHttp.make().request(requestOf(`http://127.0.0.1:${port}/`))
      assert.strictEqual(response.status, 302)
      assert.strictEqual(inner.seen.connections, 0)
    }))

  it.live("says that nobody listens, without saying where", () =>
    Effect.gen(function*() {
      const { port, server } = yield* raw("")
      yield* Effect.callback<void>((resume) => {
        server.close(() => resume(Effect.void))
      })
      const error = yield* Effect.flip(NodeGuardedHttp.make().request(requestOf(`http://127.0.0.1:${port}/`)))
      assert.strictEqual(error.reason, "connect")
      assert.notInclude(error.message, "127.0.0.1")
    }))

  it.live("keeps the name as Host and asks the resolver once, so that a rebinding resolver gains nothing", () =>
    Effect.gen(function*() {
      const hosts: Array<string | undefined> = []
      const { port, seen } = yield* listening(http.createServer((request, response) => {
        hosts.push(request.headers.host)
        response.end()
      }))
      const { asked, resolve } = resolving(["127.0.0.1"], ["127.0.0.2"])
      const { request } = NodeGuardedHttp.make({ resolve, isPublic: only127001, addressMillis: 0 })
      const wanted = requestOf(`http://hook.example:${port}/`, { policy: closed })
      assert.strictEqual((yield* request(wanted)).status, 200)
      assert.deepStrictEqual(hosts, [`hook.example:${port}`])
      assert.strictEqual(asked.length, 1)
      assert.strictEqual(yield* reasonOf(request(wanted)), "blocked")
      assert.strictEqual(seen.connections, 1)
    }))

  it.live("refuses a name of which one address is private, wherever it stands", () =>
    Effect.gen(function*() {
      const { port, seen } = yield* raw("HTTP/1.1 200 OK\r\n\r\n")
      for (
        const answer of [
          ["127.0.0.1", "10.0.0.1"],
          ["::1", "127.0.0.1"],
          ["127.0.0.1", "::ffff:169.254.169.254"],
          ["127.0.0.1", "fe80::1%eth0"]
        ]
      ) {
        const { request } = NodeGuardedHttp.make({ ...resolving(answer), isPublic: only127001 })
        const wanted = requestOf(`http://hook.example:${port}/`, { policy: closed })
        assert.strictEqual(yield* reasonOf(request(wanted)), "blocked", answer.join())
      }
      assert.strictEqual(seen.connections, 0)
    }))

  it.live("refuses a name that leads to a cloud metadata address, also where private networks are allowed", () =>
    Effect.gen(function*() {
      const { port, seen } = yield* raw("HTTP/1.1 200 OK\r\n\r\n")
      for (
        const answer of [
          ["169.254.169.254"],
          ["127.0.0.1", "169.254.170.2"],
          ["127.0.0.1", "::ffff:a9fe:a9fe"],
          ["127.0.0.1", "fd00:ec2::254"],
          ["127.0.0.1", "100.100.100.200"],
          ["127.0.0.1", "192.0.0.192"],
          ["127.0.0.1", "168.63.129.16"]
        ]
      ) {
        const { request } = NodeGuardedHttp.make(resolving(answer))
        const error = yield* Effect.flip(request(requestOf(`http://hook.example:${port}/`)))
        assert.strictEqual(error.message, "The host resolves to a cloud metadata address", answer.join())
      }
      const { request } = NodeGuardedHttp.make(resolving(["127.0.0.1"]))
      assert.strictEqual((yield* request(requestOf(`http://hook.example:${port}/`))).status, 200)
      assert.strictEqual(seen.connections, 1)
    }))

  it.live("refuses private addresses by name and by number, before it connects", () =>
    Effect.gen(function*() {
      const { port, seen } = yield* raw("HTTP/1.1 200 OK\r\n\r\n")
      const { request } = NodeGuardedHttp.make({ resolve: () => Effect.succeed(["127.0.0.1"]) })
      for (const host of ["127.0.0.1", "localhost", "hook.example", "[::1]", "2130706433", "0x7f.1", "hook.example."]) {
        const wanted = requestOf(`http://${host}:${port}/`, { policy: closed })
        assert.strictEqual(yield* reasonOf(request(wanted)), "blocked", host)
      }
      assert.strictEqual(seen.connections, 0)
    }))

  it.live("says that a name has no address", () =>
    Effect.gen(function*() {
      for (
        const resolve of [
          () => Effect.succeed([]),
          () => Effect.fail(new NodeGuardedHttp.ResolveError({ cause: "ENOTFOUND hook.example" }))
        ]
      ) {
        const error = yield* Effect.flip(NodeGuardedHttp.make({ resolve }).request(requestOf("http://hook.example/")))
        assert.strictEqual(error.reason, "dns")
        assert.notInclude(error.message, "hook")
      }
    }))

  it.live("asks no proxy of the environment", () =>
    Effect.gen(function*() {
      const proxy = yield* raw("HTTP/1.1 200 OK\r\n\r\n")
      const { port } = yield* raw("HTTP/1.1 204 No Content\r\n\r\n")
      const program = `
        import * as Effect from "effect/Effect"
        import { make } from "@sendwright/node/NodeGuardedHttp"
        const { status } = await Effect.runPromise(make().request({
          method: "GET", url: "http://127.0.0.1:${port}/", headers: {}, body: null,
          policy: { protocols: ["http:"], allowPrivate: true }, deadlineMillis: 5000, maxBodyBytes: 1, readBody: "none"
        }))
        process.stdout.write(String(status))
      `
      const url = `http://127.0.0.1:${proxy.port}`
      const output = yield* Effect.promise(() =>
        run(program, { NODE_USE_ENV_PROXY: "1", HTTP_PROXY: url, http_proxy: url })
      )
      assert.strictEqual(output, "204")
      assert.strictEqual(proxy.seen.connections, 0)
    }))

  describe("over TLS", () => {
    it.live("trusts no self-signed certificate, and one whose authority it was given", () =>
      Effect.gen(function*() {
        const { cert, key } = certificateFor("hook.example")
        const names: Array<string | undefined> = []
        const server = https.createServer({ cert, key }, (request, response) => {
          names.push((request.socket as unknown as { servername?: string }).servername)
          response.end("ok")
        })
        server.on("tlsClientError", () => {})
        const { port } = yield* listening(server)
        const resolve = () => Effect.succeed(["127.0.0.1"])
        const wanted = requestOf(`https://hook.example:${port}/`)
        const error = yield* Effect.flip(NodeGuardedHttp.make({ resolve }).request(wanted))
        assert.strictEqual(error.reason, "tls")
        assert.strictEqual((yield* NodeGuardedHttp.make({ resolve, ca: cert }).request(wanted)).status, 200)
        assert.deepStrictEqual(names, ["hook.example"])
        const other = requestOf(`https://other.example:${port}/`)
        assert.strictEqual(yield* reasonOf(NodeGuardedHttp.make({ resolve, ca: cert }).request(other)), "tls")
      }))

    it.live("calls a server that speaks no TLS a TLS error", () =>
      Effect.gen(function*() {
        const { port } = yield* raw("HTTP/1.1 400 Bad Request\r\n\r\n")
        assert.strictEqual(
          yield* reasonOf(NodeGuardedHttp.make().request(requestOf(`https://127.0.0.1:${port}/`))),
          "tls"
        )
      }))
  })
})

const run = (program: string, env: Record<string, string>): Promise<string> =>
  import("node:child_process").then(({ execFile }) =>
    new Promise((resolve, reject) => {
      execFile(
        process.execPath,
        ["--input-type=module-typescript", "-e", program],
        { cwd: import.meta.dirname, env: { ...process.env, ...env }, timeout: 300_000 },
        (error, stdout) => error === null ? resolve(stdout) : reject(error)
      )
    })
  )
