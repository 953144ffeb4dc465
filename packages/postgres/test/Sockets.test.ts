import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { once } from "node:events"
import * as Net from "node:net"
import { sharesOf } from "../src/connection/Connections.ts"
import * as Sockets from "../src/connection/Sockets.ts"

describe("Sockets", () => {
  /** Two sockets to a server that answers each byte. */
  const opened = Effect.gen(function*() {
    const server = yield* Effect.acquireRelease(
      Effect.promise(async () => {
        const server = Net.createServer((socket) => {
          socket.on("error", () => {})
          socket.on("data", () => socket.write("x"))
        })
        server.listen(0, "127.0.0.1")
        await once(server, "listening")
        return server
      }),
      (server) => Effect.sync(() => server.close())
    )
    const { port } = server.address() as Net.AddressInfo
    const sockets = yield* Sockets.make
    const place = { host: { name: "127.0.0.1", port }, address: null }
    const [silent, heard] = [sockets.open(place), sockets.open(place)]
    for (const socket of [silent, heard]) socket.on("error", () => {}).resume()
    const hear = (socket: Net.Socket) =>
      Effect.promise(async () => {
        const came = once(socket, "data")
        socket.write("x")
        await came
      })
    return { sockets, silent, heard, hear }
  })

  it.live("gives up those on which nothing came in, and no others", () =>
    Effect.gen(function*() {
      const { hear, heard, silent, sockets } = yield* opened
      yield* Effect.sleep("400 millis")
      yield* hear(heard)
      sockets.giveUpSilent(300)
      assert.isTrue(silent.destroyed)
      assert.isFalse(heard.destroyed)
      yield* Effect.sleep("50 millis")
      assert.strictEqual(sockets.count(), 1)
    }).pipe(Effect.scoped))

  it.live("spares none for what came in between two looks", () =>
    Effect.gen(function*() {
      const { hear, heard, silent, sockets } = yield* opened
      yield* hear(silent)
      // The next look finds what came in just now half a second late, or later where the machine is busy.
      yield* Effect.sleep("1250 millis")
      yield* hear(heard)
      sockets.giveUpSilent(1200)
      assert.isTrue(silent.destroyed)
      assert.isFalse(heard.destroyed)
    }).pipe(Effect.scoped))
})

describe("sharesOf", () => {
  it("leaves connections to commands, unless there are not enough", () => {
    for (let capacity = 1; capacity < 200; capacity++) {
      const { background, reads } = sharesOf(capacity)
      assert.isAtLeast(reads, 1)
      if (capacity > 1) assert.isAtLeast(capacity - reads - (background ?? 0), Math.max(1, Math.floor(capacity / 3)))
    }
    assert.deepStrictEqual(sharesOf(9), { reads: 3, background: 1 })
  })
})
