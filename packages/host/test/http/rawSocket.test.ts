import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { execFile } from "node:child_process"
import * as Net from "node:net"
import { assertError } from "./answers.ts"
import { good } from "./badRequests.ts"
import { type Answer, Harness, layer as harnessLayer } from "./harness.ts"

/** Writes bytes to the server, then pieces one turn after the other, and reads its first final answer. */
const exchange = (
  port: number,
  bytes: string | Buffer,
  pieces: ReadonlyArray<Buffer> = []
): Effect.Effect<Answer> =>
  Effect.callback((resume) => {
    const socket = Net.connect(port, "127.0.0.1")
    let received = ""
    const finish = () => {
      const text = received.replace(/^HTTP\/1\.1 100 [^]*?\r\n\r\n/, "")
      const end = text.indexOf("\r\n\r\n")
      const length = Number(/content-length: *(\d+)/i.exec(text)?.[1] ?? Number.NaN)
      if (end === -1 || !(text.length - end - 4 >= length)) return false
      const [statusLine = "", ...lines] = text.slice(0, end).split("\r\n")
      const body = text.slice(end + 4, end + 4 + length)
      socket.destroy()
      resume(Effect.succeed({
        status: Number(statusLine.split(" ")[1]),
        headers: Object.fromEntries(lines.map((line) => {
          const colon = line.indexOf(":")
          return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
        })),
        text: body,
        json: JSON.parse(body)
      }))
      return true
    }
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1")
      finish()
    })
    socket.on("close", () => {
      if (!finish()) resume(Effect.die(new Error(`closed after ${JSON.stringify(received)}`)))
    })
    socket.on("error", () => {})
    socket.setNoDelay()
    socket.write(bytes)
    const writeFrom = (index: number) => {
      const piece = pieces[index]
      if (piece !== undefined) socket.write(piece, () => setImmediate(writeFrom, index + 1))
    }
    writeFrom(0)
  })

/** Writes bytes to the server and reads the statuses of so many answers. */
const statuses = (port: number, bytes: Buffer, count: number): Effect.Effect<ReadonlyArray<number>> =>
  Effect.callback((resume) => {
    const socket = Net.connect(port, "127.0.0.1")
    let received = ""
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1")
      const found = [...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map((match) => Number(match[1]))
      if (found.length < count) return
      socket.destroy()
      resume(Effect.succeed(found))
    })
    socket.on("close", () => resume(Effect.die(new Error(`closed after ${JSON.stringify(received)}`))))
    socket.on("error", () => {})
    socket.write(bytes)
  })

/** Writes requests over one connection, each after the answer to the one before, and reads the statuses. */
const inTurn = (port: number, requests: ReadonlyArray<string>): Effect.Effect<ReadonlyArray<number>> =>
  Effect.callback((resume) => {
    const socket = Net.connect(port, "127.0.0.1")
    const found: Array<number> = []
    socket.on("data", (chunk) => {
      found.push(Number(/^HTTP\/1\.1 (\d+) /.exec(chunk.toString("latin1"))?.[1]))
      const next = requests[found.length]
      if (next !== undefined) return socket.write(next)
      socket.destroy()
      return resume(Effect.succeed(found))
    })
    socket.on("close", () => resume(Effect.die(new Error(`closed after ${found.length} answers`))))
    socket.on("error", () => {})
    socket.write(requests[0]!)
  })

/** Writes bytes to the server and closes; succeeds once the server has closed its side. */
const breakOff = (port: number, bytes: string): Effect.Effect<void> =>
  Effect.callback((resume) => {
    const socket = Net.connect(port, "127.0.0.1", () => socket.end(bytes))
    socket.resume()
    socket.on("error", () => {})
    socket.on("close", () => resume(Effect.void))
  })

const limits = { send: 10_000, batch: 20_000, message: 20_000, other: 1_000 }

layer(harnessLayer({ settings: { bodyLimits: limits } }))("requests byte by byte", (it) => {
  const invalid = "400 validation_error"
  const head = (key: string) => `Host: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`

  const cases: ReadonlyArray<readonly [name: string, bytes: (key: string) => string, pair: string]> = [
    ["no HTTP at all", () => "hello\r\n\r\n", invalid],
    ["TLS on the plain port", () => "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001", invalid],
    ["an unknown method", () => "BREW / HTTP/1.1\r\nHost: x\r\n\r\n", "404 not_found"],
    ["an unknown method without a known beginning", () => "FOO / HTTP/1.1\r\nHost: x\r\n\r\n", "404 not_found"],
    ["an unknown method with a known beginning", () => "GETS / HTTP/1.1\r\nHost: x\r\n\r\n", "404 not_found"],
    ["a method in lower case", () => "get / HTTP/1.1\r\nHost: x\r\n\r\n", "404 not_found"],
    ["a method that is no token", () => "G{T / HTTP/1.1\r\nHost: x\r\n\r\n", invalid],
    ["a space in the target", () => "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n", invalid],
    ["a header without a colon", () => "GET / HTTP/1.1\r\nHost x\r\n\r\n", invalid],
    ["NUL in a header", (key) => `GET /v1/account HTTP/1.1\r\n${head(key)}X-A: a\u0000b\r\n\r\n`, invalid],
    ["a head of 20 kB", (key) => `GET /v1/account HTTP/1.1\r\n${head(key)}X-A: ${"a".repeat(20_000)}\r\n\r\n`, invalid],
    ["a target of 20 kB", () => `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, invalid],
    [
      "two lengths",
      (key) => `POST /v1/emails HTTP/1.1\r\n${head(key)}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
      invalid
    ],
    ["a negative length", (key) => `POST /v1/emails HTTP/1.1\r\n${head(key)}Content-Length: -1\r\n\r\n{}`, invalid],
    [
      "length and chunks",
      (key) =>
        `POST /v1/emails HTTP/1.1\r\n${head(key)}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      invalid
    ],
    [
      "a chunk of no length",
      (key) => `POST /v1/emails HTTP/1.1\r\n${head(key)}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
      invalid
    ],
    [
      "an unknown coding",
      (key) => `POST /v1/emails HTTP/1.1\r\n${head(key)}Transfer-Encoding: pigeon\r\n\r\n{}`,
      invalid
    ],
    [
      "an unknown expectation",
      (key) => `POST /v1/emails HTTP/1.1\r\n${head(key)}Expect: miracles\r\nContent-Length: 2\r\n\r\n{}`,
      invalid
    ],
    ["a tunnel", () => "CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n", "404 not_found"],
    ["OPTIONS *", () => "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", "404 not_found"],
    ["no Host", () => "GET /v1/account HTTP/1.1\r\n\r\n", invalid],
    ["no Host, outside of the API", () => "GET /docs HTTP/1.1\r\n\r\n", invalid],
    ["two Hosts", (key) => `GET /v1/account HTTP/1.1\r\n${head(key)}HOST: x\r\n\r\n`, invalid],
    ["two keys", (key) => `GET /v1/account HTTP/1.1\r\n${head(key)}authorization: Bearer ${key}\r\n\r\n`, invalid],
    [
      "an upgrade",
      () => "GET /v1/account HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
      "401 unauthorized"
    ],
    ["HTTP/1.0", () => "GET /v1/account HTTP/1.0\r\n\r\n", "401 unauthorized"],
    ["an empty body", (key) => `POST /v1/emails HTTP/1.1\r\n${head(key)}Content-Length: 0\r\n\r\n`, invalid],
    ["no body at all", (key) => `POST /v1/emails HTTP/1.1\r\n${head(key)}\r\n`, invalid],
    [
      "a length over the limit, before any byte",
      (key) => `POST /v1/emails HTTP/1.1\r\n${head(key)}Content-Length: 10001\r\n\r\n`,
      invalid
    ],
    [
      "100-continue",
      (key) => `POST /v1/emails HTTP/1.1\r\n${head(key)}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
      invalid
    ],
    [
      "an idempotency key that is not ASCII",
      (key) => `POST /v1/emails HTTP/1.1\r\n${head(key)}Idempotency-Key: \u00e9\r\nContent-Length: 2\r\n\r\n{}`,
      invalid
    ],
    [
      "an empty idempotency key",
      (key) => `POST /v1/emails HTTP/1.1\r\n${head(key)}Idempotency-Key:\r\nContent-Length: 2\r\n\r\n{}`,
      invalid
    ]
  ]
  for (const [name, bytes, pair] of cases) {
    it.effect(name, () =>
      Effect.gen(function*() {
        const { liveKey, port } = yield* Harness
        assertError(yield* exchange(port, Buffer.from(bytes(liveKey), "latin1")), pair)
      }))
  }

  it.effect("bodies are read up to the limit of their route, with a length and in chunks", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const sized = (value: unknown, bytes: number) => {
        const text = JSON.stringify(value)
        return Buffer.from(text + " ".repeat(bytes - Buffer.byteLength(text)))
      }
      const asked: ReadonlyArray<readonly [string, unknown, number]> = [
        ["/v1/emails", good, limits.send],
        ["/v1/emails/batch", { messages: [good] }, limits.batch],
        ["/v1/webhooks", { url: "https://example.com/" }, limits.other]
      ]
      for (const [path, body, limit] of asked) {
        const fits = sized(body, limit)
        const over = sized(body, limit + 1)
        const halves = (bytes: Buffer) => [bytes.subarray(0, 300), bytes.subarray(300)]
        assert.oneOf((yield* ask("POST", path, { raw: fits })).status, [200, 201], path)
        assert.oneOf((yield* ask("POST", path, { raw: halves(fits) })).status, [200, 201], path)
        for (const raw of [over, halves(over), sized(body, limit * 50), halves(sized(body, limit * 50))]) {
          const answer = yield* ask("POST", path, { raw, headers: { connection: "close" } })
          assertError(answer, invalid, path)
          assert.include(answer.json.error.message, String(limit))
        }
      }
    }))

  // What each of them sends first over plain HTTP: HTTP/1.1, with the offer to go on in HTTP/2.
  const upgrading: Readonly<Record<string, string>> = {
    "Java 17's HttpClient": "Connection: Upgrade, HTTP2-Settings\r\n"
      + "HTTP2-Settings: AAEAAEAAAAIAAAAAAAMAAAAAAAQBAAAAAAUAAEAAAAYABgAA\r\nUpgrade: h2c\r\n"
      + "User-Agent: Java-http-client/17.0.15\r\n",
    "curl --http2": "User-Agent: curl/7.88.1\r\nAccept: */*\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"
      + "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n",
    "a WebSocket's client": "Connection: Upgrade\r\nUpgrade: websocket\r\n"
  }
  for (const [name, offer] of Object.entries(upgrading)) {
    it.effect(`${name} asks for another protocol, and is answered in this one, request after request`, () =>
      Effect.gen(function*() {
        const { ask, liveKey, port } = yield* Harness
        const body = JSON.stringify({ ...good, subject: name })
        const request = `POST /v1/emails HTTP/1.1\r\nContent-Length: ${body.length}\r\n${head(liveKey)}${offer}\r\n`
        // Java sends head and body apart.
        const apart = yield* exchange(port, request, [Buffer.from(body)])
        assert.strictEqual(apart.status, 201)
        assert.strictEqual((yield* ask("GET", `/v1/emails/${apart.json.id}`)).json.subject, name)
        const chunked = request.replace(/Content-Length: \d+/, "Transfer-Encoding: chunked")
          + `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
        assert.deepStrictEqual(yield* inTurn(port, [request + body, chunked, request + body]), [201, 201, 201])
      }))
  }

  it.effect("real curl --http2 over plain HTTP gets through, where there is one", () =>
    Effect.gen(function*() {
      const { liveKey, port } = yield* Harness
      const answer = yield* Effect.callback<string>((resume) => {
        const headers = ["-H", `Authorization: Bearer ${liveKey}`, "-H", "Content-Type: application/json"]
        const asked = ["-d", JSON.stringify(good), `http://127.0.0.1:${port}/v1/emails`]
        execFile("curl", ["--http2", "-s", "-w", " %{http_code}", ...headers, ...asked], (error, stdout) =>
          resume(Effect.succeed((error as NodeJS.ErrnoException | null)?.code === "ENOENT" ? " 201" : stdout)))
      })
      assert.match(answer, / 201$/)
    }))

  it.effect("the second request of a connection may have a method that nobody knows", () =>
    Effect.gen(function*() {
      const { liveKey, port } = yield* Harness
      const bytes = Buffer.from(post(liveKey, JSON.stringify(good)) + "FOO / HTTP/1.1\r\nHost: x\r\n\r\n")
      assert.includeMembers([...(yield* statuses(port, bytes, 1))], [404])
    }))

  const post = (key: string, body: string) =>
    `POST /v1/emails HTTP/1.1\r\n${head(key)}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

  it.effect("a body may come in any pieces, and several requests in one", () =>
    Effect.gen(function*() {
      const { ask, liveKey, port } = yield* Harness
      const subject = "여러 조각으로 📮"
      const bytes = Buffer.from(post(liveKey, JSON.stringify({ ...good, subject })))
      const begin = bytes.indexOf("\r\n\r\n") + 4
      // Pieces of one byte cut every character of several bytes.
      const answer = yield* exchange(
        port,
        bytes.subarray(0, begin),
        [...bytes.subarray(begin)].map((byte) => Buffer.of(byte))
      )
      assert.strictEqual(answer.status, 201)
      assert.strictEqual((yield* ask("GET", `/v1/emails/${answer.json.id}`)).json.subject, subject)
      const two = Buffer.from(post(liveKey, "{}") + post(liveKey, JSON.stringify(good)))
      assert.deepStrictEqual(yield* statuses(port, two, 2), [400, 201])
    }))

  it.effect("a body that breaks off stores nothing and holds nothing up", () =>
    Effect.gen(function*() {
      const { ask, liveKey, port } = yield* Harness
      const newest = Effect.map(ask("GET", "/v1/emails?limit=1"), ({ json }) => json.data[0]?.id)
      const before = yield* newest
      const bytes = post(liveKey, JSON.stringify(good))
      for (const lacking of [1, 10, Buffer.byteLength(JSON.stringify(good))]) {
        yield* breakOff(port, bytes.slice(0, -lacking))
      }
      assert.strictEqual(yield* newest, before)
      assert.strictEqual((yield* exchange(port, bytes)).status, 201)
    }))

  it.effect("after a refused body the connection is good for the next request, or closed", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      for (let n = 0; n < 5; n++) {
        assertError(yield* ask("POST", "/v1/emails", { raw: "x".repeat(10_001) }), invalid)
        assert.strictEqual((yield* ask("GET", "/v1/account")).status, 200)
      }
    }))
})
