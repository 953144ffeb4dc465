import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import * as Http from "node:http"
import { assertError } from "./answers.ts"
import { type Answer, Harness, layer as harnessLayer } from "./harness.ts"

const kilobyte = 1_000
// Bodies count three times: the budget is 12 MB, an account's share 6 MB, and large bodies have 9 MB.
const limits = { send: 1_000 * kilobyte, batch: 1_000 * kilobyte, message: 1_000 * kilobyte, other: 100 * kilobyte }
const settings = { bodyLimits: limits, bodyMemory: 12_000 * kilobyte, accessLog: false }

interface Upload {
  readonly write: (bytes: number) => void
  readonly end: (text: string) => void
  /** The answer, when it comes. */
  readonly answer: Effect.Effect<Answer>
  readonly isAnswered: () => boolean
}

/** Begins a request whose body is written later; it is broken off with the scope. */
const begin = (
  port: number,
  key: string,
  length: number | null
): Effect.Effect<Upload, never, Scope.Scope> =>
  Effect.gen(function*() {
    const request = Http.request({
      host: "127.0.0.1",
      port,
      method: "POST",
      path: "/v1/emails",
      agent: false,
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        ...(length === null ? { "transfer-encoding": "chunked" } : { "content-length": length })
      }
    })
    yield* Effect.addFinalizer(() => Effect.sync(() => request.destroy()))
    let isAnswered = false
    const answered = new Promise<Answer>((resolve) =>
      request.on("response", (response) => {
        isAnswered = true
        const chunks: Array<Buffer> = []
        response.on("data", (chunk: Buffer) => chunks.push(chunk))
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ status: response.statusCode!, headers: response.headers, text, json: JSON.parse(text) })
        })
      })
    )
    request.on("error", () => {})
    request.flushHeaders()
    return {
      write: (bytes) => void request.write(" ".repeat(bytes)),
      end: (text) => void request.end(text),
      answer: Effect.promise(() => answered),
      isAnswered: () => isAnswered
    }
  })

/**
 * Begins an upload for each key, and sends until that is refused: then the server has seen them all. One that comes while a
 * send is under way may be the one that is refused, and is begun again.
 */
const fill = (port: number, keys: ReadonlyArray<string>, length: number, send: Effect.Effect<Answer>) =>
  Effect.gen(function*() {
    const uploads = yield* Effect.forEach(keys, (key) => begin(port, key, length))
    let refused = yield* send
    while (refused.status === 201) {
      for (const [index, key] of keys.entries()) {
        if (uploads[index]!.isAnswered()) uploads[index] = yield* begin(port, key, length)
      }
      yield* Effect.promise(() => new Promise((next) => setTimeout(next, 5)))
      refused = yield* send
    }
    return { refused, uploads }
  })

/** Asks again until the server has seen what came before over other connections. */
const until = <A>(ask: Effect.Effect<A>, holds: (answer: A) => boolean): Effect.Effect<A> =>
  Effect.flatMap(ask, (answer) =>
    holds(answer)
      ? Effect.succeed(answer)
      : Effect.andThen(Effect.promise(() => new Promise((next) => setTimeout(next, 5))), until(ask, holds)))

const email = (sandbox: string) => ({ from: `a@${sandbox}`, to: `delivered@${sandbox}`, text: "x" })

const tenant = Effect.gen(function*() {
  const { ask, newKey } = yield* Harness
  const { key } = yield* newKey()
  const sandbox = (yield* ask("GET", "/v1/account", { key })).json.sandbox.domain as string
  const text = JSON.stringify(email(sandbox))
  const padded = (bytes: number) => text + " ".repeat(bytes - text.length)
  return { key, padded, send: (bytes: number) => ask("POST", "/v1/emails", { key, raw: padded(bytes) }) }
})

layer(harnessLayer({ settings }))("bodies in flight", (it) => {
  it.effect("of one account have a share, beyond which it is told to wait", () =>
    Effect.scoped(Effect.gen(function*() {
      const { port } = yield* Harness
      const [own, other] = [yield* tenant, yield* tenant]
      const send = own.send(400 * kilobyte)
      const { refused, uploads } = yield* fill(port, [own.key, own.key], 950 * kilobyte, send)
      assertError(refused, "429 rate_limited")
      assert.strictEqual(refused.headers["retry-after"], "1")
      assert.strictEqual((yield* own.send(kilobyte)).status, 201)
      assert.strictEqual((yield* other.send(900 * kilobyte)).status, 201)
      uploads[0]!.end(own.padded(950 * kilobyte))
      assert.strictEqual((yield* uploads[0]!.answer).status, 201)
      assert.strictEqual((yield* own.send(400 * kilobyte)).status, 201)
    })))

  it.effect("of all accounts have a budget, beyond which a large one is not read and a small one is", () =>
    Effect.scoped(Effect.gen(function*() {
      const { port } = yield* Harness
      const last = yield* tenant
      const keys = [(yield* tenant).key, (yield* tenant).key, (yield* tenant).key]
      const { refused } = yield* fill(port, keys, 950 * kilobyte, last.send(900 * kilobyte))
      assert.strictEqual(refused.status, 503)
      assert.strictEqual(refused.json.error.code, "internal_error")
      assert.strictEqual(refused.headers["retry-after"], "1")
      assert.strictEqual((yield* last.send(200 * kilobyte)).status, 201)
    })))

  it.effect("are given back when the client goes away, and when the answer is written", () =>
    Effect.gen(function*() {
      const { port } = yield* Harness
      const own = yield* tenant
      yield* Effect.scoped(fill(port, [own.key, own.key], 950 * kilobyte, own.send(400 * kilobyte)))
      for (let index = 0; index < 20; index++) {
        assert.strictEqual((yield* until(own.send(950 * kilobyte), ({ status }) => status !== 429)).status, 201)
      }
    }))

  it.effect("count as they grow where their length is not known", () =>
    Effect.scoped(Effect.gen(function*() {
      const { port } = yield* Harness
      const own = yield* tenant
      const uploads = yield* Effect.forEach([1, 2, 3], () => begin(port, own.key, null))
      for (const upload of uploads) upload.write(600 * kilobyte)
      // An upload that grows while a send is under way may be the one that is refused.
      yield* until(own.send(300 * kilobyte), ({ status }) => status === 429 || uploads.some((one) => one.isAnswered()))
      for (const upload of uploads) upload.write(300 * kilobyte)
      // One of them has passed the share; the two others end.
      const first = yield* Effect.raceAll(uploads.map(({ answer }) => answer))
      assertError(first, "429 rate_limited")
    })))

  it.effect("are not read for a caller who is not let in", () =>
    Effect.scoped(Effect.gen(function*() {
      const { port } = yield* Harness
      const upload = yield* begin(port, "svc_live_nobody", 950 * kilobyte)
      assertError(yield* upload.answer, "401 unauthorized")
    })))

  it.effect("of many small values are refused before they are parsed", () =>
    Effect.gen(function*() {
      const { ask, liveKey } = yield* Harness
      const raw = `{"messages":[${"[],".repeat(300_000)}[]]}`
      const refused = yield* ask("POST", "/v1/emails/batch", { key: liveKey, raw })
      assertError(refused, "400 validation_error")
      assert.include(refused.json.error.message, "250000 values")
    }))
})

layer(harnessLayer({ settings: { ...settings, bodyTimeoutMillis: 200 } }))("a slow body", (it) => {
  for (const length of [900 * kilobyte, null]) {
    it.effect(`is cut when its time is over, with a length of ${length}`, () =>
      Effect.scoped(Effect.gen(function*() {
        const { port } = yield* Harness
        const own = yield* tenant
        const upload = yield* begin(port, own.key, length)
        upload.write(100)
        const answer = yield* upload.answer
        assertError(answer, "400 validation_error")
        assert.include(answer.json.error.message, "took too long to arrive: at most 0.2 s")
      })))
  }
})
