import { assert, describe, it } from "@effect/vitest"
import * as FaultProxy from "@sendwright/testing/FaultProxy"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { once } from "node:events"
import * as Net from "node:net"

/** Answers each chunk with itself. */
const echo = Effect.acquireRelease(
  Effect.promise(async () => {
    const sockets = new Set<Net.Socket>()
    const server = Net.createServer((socket) => {
      sockets.add(socket)
      socket.on("error", () => {})
      socket.on("close", () => sockets.delete(socket))
      socket.on("data", (chunk) => socket.write(chunk))
    })
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    return { port: (server.address() as Net.AddressInfo).port, sockets, server }
  }),
  ({ server, sockets }) =>
    Effect.sync(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
)

const connect = (port: number) =>
  Effect.acquireRelease(
    Effect.callback<Net.Socket, Error>((resume) => {
      const socket = Net.connect({ host: "127.0.0.1", port, noDelay: true })
      socket.once("error", (error) => resume(Effect.fail(error)))
      socket.once("connect", () => {
        socket.on("error", () => {})
        resume(Effect.succeed(socket))
      })
    }),
    (socket) => Effect.sync(() => socket.destroy())
  )

const heard = (socket: Net.Socket, millis: number) =>
  Effect.callback<string>((resume) => {
    const done = (text: string) => {
      clearTimeout(timer)
      socket.removeAllListeners("data")
      socket.removeAllListeners("close")
      resume(Effect.succeed(text))
    }
    const timer = setTimeout(() => done("nothing"), millis)
    socket.once("data", (chunk) => done(chunk.toString()))
    socket.once("close", () => done("closed"))
  })

const say = (socket: Net.Socket, text: string, millis = 150) =>
  Effect.andThen(Effect.sync(() => socket.write(text)), heard(socket, millis))

const setUp = Effect.gen(function*() {
  const target = yield* echo
  const proxy = yield* FaultProxy.make({ target })
  return { target, proxy }
})

describe("FaultProxy", () => {
  it.live("mutes the connections of now and not later ones, and delivers afterwards what was held back", () =>
    Effect.gen(function*() {
      const { proxy, target } = yield* setUp
      const [one, two] = [yield* connect(proxy.port), yield* connect(proxy.port)]
      assert.strictEqual(yield* say(one, "a", 5000), "a")
      assert.strictEqual(yield* say(two, "a", 5000), "a")
      proxy.mute()
      assert.strictEqual(yield* say(one, "b"), "nothing")
      const later = yield* connect(proxy.port)
      assert.strictEqual(yield* say(later, "c", 5000), "c")
      // The other end does not hear that a mute client is gone.
      two.destroy()
      yield* Effect.sleep("50 millis")
      assert.strictEqual(target.sockets.size, 3)
      const back = yield* Effect.forkChild(heard(one, 5000), { startImmediately: true })
      proxy.unmute()
      assert.strictEqual(yield* Fiber.join(back), "b")
      yield* Effect.sleep("50 millis")
      assert.strictEqual(target.sockets.size, 2)
    }).pipe(Effect.scoped))

  it.live("mutes later connections as well where it is told to", () =>
    Effect.gen(function*() {
      const { proxy } = yield* setUp
      proxy.muteAll()
      const one = yield* connect(proxy.port)
      assert.strictEqual(yield* say(one, "a"), "nothing")
    }).pipe(Effect.scoped))

  it.live("closes the target's end alone", () =>
    Effect.gen(function*() {
      const { proxy, target } = yield* setUp
      const one = yield* connect(proxy.port)
      assert.strictEqual(yield* say(one, "a", 5000), "a")
      proxy.halfOpen()
      assert.strictEqual(yield* say(one, "b"), "nothing")
      assert.strictEqual(target.sockets.size, 0)
    }).pipe(Effect.scoped))

  it.live("resets, refuses, leads elsewhere and is late", () =>
    Effect.gen(function*() {
      const { proxy } = yield* setUp
      const one = yield* connect(proxy.port)
      assert.strictEqual(yield* say(one, "a", 5000), "a")
      const closed = yield* Effect.forkChild(heard(one, 5000), { startImmediately: true })
      proxy.reset()
      assert.strictEqual(yield* Fiber.join(closed), "closed")
      yield* Effect.promise(() => proxy.refuse(true))
      const refused = yield* Effect.flip(connect(proxy.port))
      assert.include(refused.message, "ECONNREFUSED")
      yield* Effect.promise(() => proxy.refuse(false))
      const other = yield* echo
      proxy.retarget(other)
      const two = yield* connect(proxy.port)
      assert.strictEqual(yield* say(two, "b", 5000), "b")
      assert.strictEqual(other.sockets.size, 1)
      proxy.delay(200)
      assert.strictEqual(yield* say(two, "c", 300), "nothing")
      assert.strictEqual(yield* heard(two, 5000), "c")
    }).pipe(Effect.scoped))
})
