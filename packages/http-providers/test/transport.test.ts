import { assert, describe, it, vi } from "@effect/vitest"
import * as PostmarkProvider from "@sendwright/http-providers/PostmarkProvider"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Redacted from "effect/Redacted"
import * as Net from "node:net"
import type { HttpInput } from "../src/HttpOptions.ts"
import * as FakeApi from "./FakeApi.ts"
import { type Name, names, providers } from "./providers.ts"

const quick: HttpInput = { connectTimeout: "2 seconds", answerTimeout: "300 millis" }

/** Far more than fits into the buffers of a connection. */
const large = outgoing({
  text: "Hello",
  attachments: [{
    filename: "big.bin",
    contentType: "application/octet-stream",
    content: new Uint8Array(7_000_000),
    contentId: null,
    disposition: "attachment"
  }]
})

/** What a hand-off comes to, and what it is about where it was refused for the time being. */
const submitTo = (name: Name, answer: FakeApi.Fault | FakeApi.Reply, message = outgoing(), input = quick) =>
  Effect.scoped(Effect.gen(function*() {
    const { make, service } = providers[name]
    const fake = yield* FakeApi.start(service())
    const { submit } = yield* make({ ...input, endpoint: fake.endpoint })
    fake.answerNext(answer)
    const submission = yield* submit(message)
    return {
      ending: submission._tag === "TemporarilyRefused" ? submission.scope : submission._tag,
      diagnostic: submission._tag === "Accepted" || submission._tag === "Mixed" ? "" : submission.diagnostic,
      requests: fake.requests.length
    }
  }))

it.live("a refusal whose words break off is one nevertheless", () =>
  Effect.gen(function*() {
    const reply = { status: 422, text: "{\"ErrorCode\":3", headers: { "content-length": "100" } }
    for (const name of names) {
      const found = yield* submitTo(name, reply)
      assert.strictEqual(found.ending, "PermanentlyRefused", found.diagnostic)
    }
  }))

/** A server that does with its sockets what a test says. */
const rawServer = Effect.fnUntraced(function*(onSocket: (socket: Net.Socket) => void) {
  const server = Net.createServer((socket) => {
    socket.on("error", () => {})
    onSocket(socket)
  })
  yield* Effect.acquireRelease(
    Effect.callback<void>((resume) => void server.listen(0, "127.0.0.1", () => resume(Effect.void))),
    () => Effect.sync(() => server.close())
  )
  return (server.address() as Net.AddressInfo).port
})

describe.each(names)("a connection to %s", (name) => {
  const faults: ReadonlyArray<readonly [FakeApi.Fault, string, typeof large?]> = [
    ["hang", "Unknown"],
    ["cut", "Unknown"],
    ["take_and_cut", "Unknown"],
    ["break_off", "Unknown"],
    ["drip", "Unknown"],
    ["flood", "Unknown"],
    ["cut_early", "provider", large],
    ["stall", "provider", large]
  ]
  it.live.each(faults)(
    "that fails by %s ends as %s, after one request",
    ([fault, ending, message]) =>
      Effect.gen(function*() {
        const found = yield* submitTo(name, fault, message)
        assert.strictEqual(found.ending, ending, found.diagnostic)
        assert.strictEqual(found.requests, 1)
      })
  )

  it.live("that nobody takes is a temporary failure of the provider, and so is a name that leads nowhere", () =>
    Effect.scoped(Effect.gen(function*() {
      const port = yield* Effect.promise(() =>
        new Promise<number>((resolve) => {
          const server = Net.createServer().listen(0, "127.0.0.1", () => {
            const { port } = server.address() as Net.AddressInfo
            server.close(() => resolve(port))
          })
        })
      )
      for (
        const [endpoint, reason] of [[`http://127.0.0.1:${port}`, "connection_refused"], [
          "http://nowhere.invalid",
          "dns"
        ]] as const
      ) {
        const { check, submit } = yield* providers[name].make({ ...quick, connectTimeout: "5 seconds", endpoint })
        const submission = yield* submit(outgoing())
        assert.deepInclude(submission, { _tag: "TemporarilyRefused", scope: "provider", reason })
        assert.isNotEmpty((yield* Effect.flip(check)).message)
      }
    })))

  it.live("that is not taken in time is given up before anything is handed over", () =>
    Effect.scoped(Effect.gen(function*() {
      const port = yield* rawServer(() => {})
      // Nobody answers the handshake of TLS there.
      const endpoint = `https://127.0.0.1:${port}`
      const { submit } = yield* providers[name].make({ connectTimeout: "150 millis", endpoint })
      assert.deepInclude(yield* submit(outgoing()), {
        _tag: "TemporarilyRefused",
        scope: "provider",
        reason: "timeout"
      })
    })))
})

it.live("a request that cannot even be made was not sent", () =>
  Effect.scoped(Effect.gen(function*() {
    for (
      const make of [
        PostmarkProvider.make({ token: Redacted.make("a\nb"), endpoint: "http://127.0.0.1:1" }),
        providers.postmark.make({ endpoint: "nowhere" })
      ]
    ) {
      const { submit } = yield* make
      const submission = yield* submit(outgoing())
      assert.deepInclude(submission, { _tag: "TemporarilyRefused", scope: "provider" })
      assert.notInclude(JSON.stringify(submission), "a\\nb")
    }
  })))

it.live("a redirection is not followed, and says nothing of the message", () =>
  Effect.gen(function*() {
    const reply = { status: 307, headers: { location: "http://127.0.0.1:1/" } }
    const found = yield* submitTo("postmark", reply)
    assert.deepStrictEqual([found.ending, found.requests], ["Unknown", 1])
  }))

it.live("a refusal that comes before the whole message was sent counts as one, and ends the connection", () =>
  Effect.scoped(Effect.gen(function*() {
    let socket: Net.Socket | undefined
    const port = yield* rawServer((one) => {
      socket = one
      one.once("data", () => {
        one.pause()
        one.write("HTTP/1.1 413 Too Large\r\nContent-Length: 9\r\n\r\nToo large")
      })
    })
    const { submit } = yield* providers.postmark.make({ endpoint: `http://127.0.0.1:${port}` })
    assert.deepInclude(yield* submit(large), { _tag: "PermanentlyRefused", code: "413", diagnostic: "Too large" })
    // What is left of the message would be read here, if it still came.
    socket!.resume()
    while (!socket!.closed) yield* Effect.sleep(10)
    assert.isBelow(socket!.bytesRead, 7_000_000)
  })))

it.live("an interruption cuts the connection", () =>
  Effect.scoped(Effect.gen(function*() {
    const sockets: Array<Net.Socket> = []
    const port = yield* rawServer((socket) => void sockets.push(socket))
    const { submit } = yield* providers.postmark.make({ endpoint: `http://127.0.0.1:${port}` })
    const sending = yield* Effect.forkChild(submit(outgoing()))
    while (sockets.length === 0) yield* Effect.sleep(10)
    const closed = new Promise<void>((resolve) => sockets[0]!.once("close", () => resolve()))
    sockets[0]!.resume()
    yield* Fiber.interrupt(sending)
    yield* Effect.promise(() => closed)
  })))

it.live("keeps connections, and opens no more than it may", () =>
  Effect.scoped(Effect.gen(function*() {
    let open = 0
    let most = 0
    const fake = yield* FakeApi.start(providers.postmark.service())
    const connect = vi.spyOn(Net.Socket.prototype, "connect")
    const { concurrency, submit } = yield* providers.postmark.make({ endpoint: fake.endpoint, concurrency: 3 })
    assert.strictEqual(concurrency, 3)
    yield* Effect.forEach(
      Array.from({ length: 30 }),
      () =>
        Effect.sync(() => {
          open++
          most = Math.max(most, open)
        }).pipe(Effect.andThen(submit(outgoing())), Effect.tap(() => Effect.sync(() => open--))),
      { concurrency: "unbounded", discard: true }
    )
    assert.strictEqual(most, 30)
    assert.strictEqual(fake.mails.length, 30)
    assert.isAtMost(connect.mock.calls.length, 3)
    connect.mockRestore()
  })))
