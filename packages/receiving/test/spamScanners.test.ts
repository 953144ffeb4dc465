import { assert, describe, it } from "@effect/vitest"
import * as Conditions from "@sendwright/core/foundation/Conditions"
import type { Arrival } from "@sendwright/core/received/SenderAuthentication"
import { SpamScanner } from "@sendwright/core/received/SpamScanner"
import * as RspamdScanner from "@sendwright/receiving/spam/RspamdScanner"
import * as SpamdScanner from "@sendwright/receiving/spam/SpamdScanner"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as http from "node:http"
import * as net from "node:net"

const arrival: Arrival = {
  returnPath: "grüße@b.example",
  greeting: "mx.b.example\r\nX-Injected: yes",
  remoteAddress: "2001:db8::1",
  message: Buffer.from("From: a@b.example\r\nSubject: Grüße\r\n\r\nHello\r\n")
}

const listening = (server: net.Server) =>
  Effect.callback<number>((resume) => {
    server.listen(0, "127.0.0.1", () => resume(Effect.succeed((server.address() as net.AddressInfo).port)))
  })

/** A server that keeps what it was told in `told`, and answers each request with `answer`. */
interface Fake {
  readonly port: number
  readonly told: Array<string>
}

const httpFake = (answer: (response: http.ServerResponse) => void) =>
  Effect.gen(function*() {
    const told: Array<string> = []
    const server = yield* Effect.acquireRelease(
      Effect.sync(() =>
        http.createServer((request, response) => {
          const chunks: Array<Buffer> = []
          request.on("data", (chunk: Buffer) => chunks.push(chunk))
          request.on("end", () => {
            const { from, helo, ip } = request.headers
            const head = [request.method, request.url, Buffer.from(String(from), "latin1").toString(), helo, ip]
            told.push(`${head.join(" ")}\n${Buffer.concat(chunks).toString()}`)
            answer(response)
          })
        })
      ),
      (server) => Effect.sync(() => (server.closeAllConnections(), server.close()))
    )
    return { port: yield* listening(server), told } satisfies Fake
  })

const netFake = (answer: string | null) =>
  Effect.gen(function*() {
    const told: Array<string> = []
    const sockets = new Set<net.Socket>()
    const server = yield* Effect.acquireRelease(
      Effect.sync(() =>
        net.createServer({ allowHalfOpen: true }, (socket) => {
          sockets.add(socket)
          const chunks: Array<Buffer> = []
          socket.on("data", (chunk: Buffer) => chunks.push(chunk))
          socket.on("error", () => {})
          socket.on("end", () => {
            told.push(Buffer.concat(chunks).toString())
            if (answer !== null) socket.end(answer)
          })
        })
      ),
      (server) => Effect.sync(() => (sockets.forEach((socket) => socket.destroy()), server.close()))
    )
    return { port: yield* listening(server), told } satisfies Fake
  })

/** What a scanner says of a message, and what is wrong afterwards. */
const scanWith = (scanner: Layer.Layer<SpamScanner>, message = arrival.message) =>
  Effect.gen(function*() {
    const { scan } = yield* SpamScanner
    const score = yield* scan({ ...arrival, message })
    const conditions = yield* Conditions.Conditions
    const current = yield* conditions.current
    return { score, wrong: current.map(({ message, name }) => `${name}: ${message}`) }
  }).pipe(Effect.provide(Layer.provideMerge(scanner, Conditions.layer)))

const rspamd = (port: number, timeout = 5_000) => RspamdScanner.layer({ url: `http://127.0.0.1:${port}`, timeout })
const spamd = (port: number, timeout = 5_000) => SpamdScanner.layer({ host: "127.0.0.1", port, timeout })

const noScore = (why: string, name: string) => [
  `spam-scanner: Received mail has no spam score, because ${name} gives none (${why}): `
  + "start it, or say in the settings where it is."
]

const closedPort = Effect.gen(function*() {
  const server = net.createServer()
  const port = yield* listening(server)
  yield* Effect.callback<void>((resume) => void server.close(() => resume(Effect.void)))
  return port
})

describe("RspamdScanner", () => {
  const answering = (body: string, status = 200) =>
    httpFake((response) => response.writeHead(status, { "content-type": "application/json" }).end(body))

  it.live("tells rspamd of the envelope, and takes its score", () =>
    Effect.gen(function*() {
      const fake = yield* answering(
        JSON.stringify({ is_skipped: false, score: 7.25, required_score: 15, action: "add header", symbols: {} })
      )
      assert.deepStrictEqual(yield* scanWith(rspamd(fake.port)), { score: { score: 7.25, isSpam: true }, wrong: [] })
      assert.deepStrictEqual(fake.told, [
        "POST /checkv2 grüße@b.example mx.b.example X-Injected: yes 2001:db8::1\n"
        + "From: a@b.example\r\nSubject: Grüße\r\n\r\nHello\r\n"
      ])
    }))

  it.live("takes what rspamd would only wait for as no spam, and what it skips as no score", () =>
    Effect.gen(function*() {
      for (const action of ["no action", "greylist", "soft reject"]) {
        const fake = yield* answering(JSON.stringify({ is_skipped: false, score: 4.5, action }))
        assert.deepStrictEqual((yield* scanWith(rspamd(fake.port))).score, { score: 4.5, isSpam: false })
      }
      for (const action of ["rewrite subject", "reject"]) {
        const fake = yield* answering(JSON.stringify({ score: 20, action }))
        assert.deepStrictEqual((yield* scanWith(rspamd(fake.port))).score, { score: 20, isSpam: true })
      }
      const test = yield* answering(JSON.stringify({ is_skipped: true, score: 15, action: "reject" }))
      assert.deepStrictEqual((yield* scanWith(rspamd(test.port))).score, { score: 15, isSpam: true })
      const fake = yield* answering(JSON.stringify({ is_skipped: true, score: 0, action: "no action" }))
      assert.deepStrictEqual(yield* scanWith(rspamd(fake.port)), { score: null, wrong: [] })
    }))

  it.live("has no score, and says why, where rspamd gives none", () =>
    Effect.gen(function*() {
      const wrongOf = (body: string, status?: number) =>
        Effect.gen(function*() {
          return (yield* scanWith(rspamd((yield* answering(body, status)).port))).wrong
        })
      assert.deepStrictEqual(yield* wrongOf("{}", 500), noScore("status 500", "rspamd"))
      assert.deepStrictEqual(yield* wrongOf("{}"), noScore("an answer that is not rspamd's", "rspamd"))
      assert.deepStrictEqual(yield* wrongOf("<html>"), noScore("an answer that is not rspamd's", "rspamd"))
      assert.deepStrictEqual(yield* wrongOf(" ".repeat(1_100_000)), noScore("no answer", "rspamd"))
      const closed = yield* scanWith(rspamd(yield* closedPort))
      assert.deepStrictEqual(closed, { score: null, wrong: noScore("ECONNREFUSED", "rspamd") })
      const silent = yield* httpFake(() => {})
      const late = yield* scanWith(rspamd(silent.port, 300))
      assert.deepStrictEqual(late, { score: null, wrong: noScore("no answer within 0.3 s", "rspamd") })
    }))
})

describe("SpamdScanner", () => {
  it.live("hands a message over with where it is from, and takes its score", () =>
    Effect.gen(function*() {
      const fake = yield* netFake("SPAMD/1.1 0 EX_OK\r\nContent-length: 0\r\nSpam: True ; 15.3 / 5.0\r\n\r\n")
      const answer = yield* scanWith(spamd(fake.port))
      assert.deepStrictEqual(answer, { score: { score: 15.3, isSpam: true }, wrong: [] })
      const [, length = "", handed = ""] =
        /^CHECK SPAMC\/1\.5\r\nContent-length: (\d+)\r\n\r\n(.*)$/s.exec(fake.told[0]!) ?? []
      assert.strictEqual(Buffer.byteLength(handed), Number(length))
      assert.match(
        handed,
        /^Return-Path: <grüße@b\.example>\r\nReceived: from mx\.b\.example X-Injected: yes \(unknown \[IPv6:2001:db8::1\]\)\r\n/
      )
      assert.isTrue(handed.endsWith(`+0000\r\n${Buffer.from(arrival.message).toString()}`))
    }))

  it.live("reads a score below zero, and the words of older ones", () =>
    Effect.gen(function*() {
      const ham = yield* netFake("SPAMD/1.1 0 EX_OK\r\nSpam: False ; -0.1 / 5.0\r\n\r\n")
      assert.deepStrictEqual((yield* scanWith(spamd(ham.port))).score, { score: -0.1, isSpam: false })
      const old = yield* netFake("SPAMD/1.0 0 EX_OK\nspam: Yes ; 6 / 5\n\n")
      assert.deepStrictEqual((yield* scanWith(spamd(old.port))).score, { score: 6, isSpam: true })
    }))

  it.live("is not asked about a message that is larger than it takes", () =>
    Effect.gen(function*() {
      const fake = yield* netFake("SPAMD/1.1 0 EX_OK\r\nSpam: True ; 15 / 5\r\n\r\n")
      assert.deepStrictEqual(yield* scanWith(spamd(fake.port), Buffer.alloc(512_001)), { score: null, wrong: [] })
      assert.deepStrictEqual(fake.told, [])
      assert.isNotNull((yield* scanWith(spamd(fake.port), Buffer.alloc(512_000))).score)
    }))

  it.live("has no score, and says why, where spamd gives none", () =>
    Effect.gen(function*() {
      const wrongOf = (text: string) =>
        Effect.gen(function*() {
          return (yield* scanWith(spamd((yield* netFake(text)).port))).wrong
        })
      assert.deepStrictEqual(yield* wrongOf("SPAMD/1.0 76 EX_PROTOCOL\r\n\r\n"), noScore("EX_PROTOCOL", "spamd"))
      assert.deepStrictEqual(
        yield* wrongOf("HTTP/1.1 200 OK\r\n\r\n"),
        noScore("an answer that is not spamd's", "spamd")
      )
      assert.deepStrictEqual(yield* wrongOf(""), noScore("an answer that is not spamd's", "spamd"))
      assert.deepStrictEqual(yield* wrongOf("SPAMD/1.1 0 EX_OK\r\n\r\n"), noScore("an answer without a score", "spamd"))
      assert.deepStrictEqual(yield* wrongOf("x".repeat(100_000)), noScore("an answer that is not spamd's", "spamd"))
      const closed = yield* scanWith(spamd(yield* closedPort))
      assert.deepStrictEqual(closed, { score: null, wrong: noScore("ECONNREFUSED", "spamd") })
      const silent = yield* netFake(null)
      const late = yield* scanWith(spamd(silent.port, 300))
      assert.deepStrictEqual(late, { score: null, wrong: noScore("no answer within 0.3 s", "spamd") })
    }))
})

it.live("counts scans, and is well again with the next score", () =>
  Effect.gen(function*() {
    let status = 503
    const fake = yield* httpFake((response) =>
      response.writeHead(status).end(JSON.stringify({ score: 1, action: "no action" }))
    )
    yield* Effect.gen(function*() {
      const { scan } = yield* SpamScanner
      const conditions = yield* Conditions.Conditions
      const names = Effect.map(conditions.current, (held) => held.map(({ name }) => name))
      const counts = Effect.map(
        Metric.snapshot,
        (all) =>
          Object.fromEntries(all.flatMap(({ attributes, id, state }) =>
            id === "sendwright_spam_scans_total" ? [[attributes?.["result"], (state as { count: number }).count]] : []
          ))
      )
      assert.isNull(yield* scan(arrival))
      assert.isNull(yield* scan(arrival))
      assert.deepStrictEqual(yield* names, ["spam-scanner"])
      status = 200
      assert.deepStrictEqual(yield* scan(arrival), { score: 1, isSpam: false })
      assert.deepStrictEqual(yield* names, [])
      assert.deepStrictEqual(yield* counts, { failed: 2, ham: 1 })
    }).pipe(
      Effect.provide(Layer.provideMerge(rspamd(fake.port), Conditions.layer)),
      Effect.provideService(Metric.MetricRegistry, new Map())
    )
  }))
