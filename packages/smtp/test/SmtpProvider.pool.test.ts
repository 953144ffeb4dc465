import { assert, describe, it } from "@effect/vitest"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Scope from "effect/Scope"
import { messageOf, messageTo, provider } from "./messages.ts"
import { pipelining, start } from "./ScriptedServer.ts"

const times = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Waits for something that another process of this machine is about to do. */
const eventually = (condition: () => boolean) =>
  Effect.sleep(5).pipe(Effect.repeat({ until: () => Effect.sync(condition) }), Effect.timeout(2_000))

describe("SmtpProvider, its connections", () => {
  it.live("opens no more than it may, and uses them again", () =>
    Effect.gen(function*() {
      const server = yield* start({ ehlo: pipelining })
      const { submit } = yield* provider(server.port, { connections: 3 })
      const results = yield* Effect.forEach(times(60), (i) => submit(messageTo(`r${i}@a.test`)), {
        concurrency: "unbounded"
      })
      assert(results.every((result) => result._tag === "Accepted"))
      assert.strictEqual(server.connections(), 3)
      assert.deepStrictEqual(
        server.messages.flatMap(({ recipients }) => recipients).sort(),
        times(60).map((i) => `r${i}@a.test`).sort()
      )
    }))

  it.live("keeps the trouble of one connection from the messages of the others", () =>
    Effect.gen(function*() {
      const server = yield* start((connection) => connection === 0 ? { dot: "close" } : {})
      const { submit } = yield* provider(server.port, { connections: 2 })
      const results = yield* Effect.forEach(times(20), () => submit(outgoing()), { concurrency: "unbounded" })
      assert.deepStrictEqual(results.map(({ _tag }) => _tag).sort(), [...times(19).map(() => "Accepted"), "Unknown"])
    }))

  it.live("replaces a connection after its number of messages, taking leave", () =>
    Effect.gen(function*() {
      const server = yield* start()
      const { submit } = yield* provider(server.port, { messagesPerConnection: 2 })
      for (const _ of times(5)) assert.strictEqual((yield* submit(outgoing()))._tag, "Accepted")
      assert.strictEqual(server.connections(), 3)
      assert.strictEqual(server.verbs.filter((verb) => verb === "QUIT").length, 2)
    }))

  it.live("clears the transaction after a refusal, and does not carry it into the next", () =>
    Effect.gen(function*() {
      const server = yield* start({ rcpt: (address) => address === "no@a.test" ? "550 Gone" : "250 Ok" })
      const { submit } = yield* provider(server.port)
      assert.strictEqual((yield* submit(messageTo("no@a.test")))._tag, "PermanentlyRefused")
      assert.strictEqual((yield* submit(messageTo("yes@a.test")))._tag, "Accepted")
      assert.deepStrictEqual(server.verbs, ["EHLO", "MAIL", "RCPT", "RSET", "MAIL", "RCPT", "DATA"])
    }))

  it.live("takes a new connection where the server has ended the idle one", () =>
    Effect.gen(function*() {
      const server = yield* start()
      const { submit } = yield* provider(server.port, { connections: 1 })
      assert.strictEqual((yield* submit(outgoing()))._tag, "Accepted")
      server.disconnect()
      yield* eventually(() => server.open() === 0)
      yield* Effect.sleep(20)
      assert.strictEqual((yield* submit(outgoing()))._tag, "Accepted")
      assert.strictEqual(server.connections(), 2)
    }))

  it.live("asks a connection that was idle for long whether it is still there", () =>
    Effect.gen(function*() {
      const server = yield* start((connection) => connection === 0 ? { rset: "hang" } : {})
      const { submit } = yield* provider(server.port, { connections: 1, greetingTimeout: 250 })
      assert.strictEqual((yield* submit(outgoing()))._tag, "Accepted")
      yield* Effect.sleep(1_050)
      assert.strictEqual((yield* submit(outgoing()))._tag, "Accepted")
      assert.deepStrictEqual(server.verbs.slice(4), ["RSET", "EHLO", "MAIL", "RCPT", "DATA"])
    }))

  it.live("asks no more connections than there are messages, so that the others grow old", () =>
    Effect.gen(function*() {
      const server = yield* start()
      const { submit } = yield* provider(server.port)
      yield* Effect.forEach(times(5), () => submit(outgoing()), { concurrency: "unbounded" })
      yield* Effect.sleep(1_050)
      assert.strictEqual((yield* submit(outgoing()))._tag, "Accepted")
      assert.strictEqual(server.verbs.filter((verb) => verb === "RSET").length, 1)
    }))

  it.live("does not use a connection again that answered out of turn", () =>
    Effect.gen(function*() {
      const server = yield* start((connection) =>
        connection === 0 ? { midData: { after: 50_000, step: "250 Ok" } } : {}
      )
      const { submit } = yield* provider(server.port, { connections: 1, socketTimeout: 1_000 })
      assert.strictEqual((yield* submit(messageOf(12_000_000)))._tag, "Unknown")
      assert.strictEqual((yield* submit(outgoing()))._tag, "Accepted")
      assert.strictEqual(server.connections(), 2)
    }))

  it.live("closes its connections with the scope, taking leave", () =>
    Effect.gen(function*() {
      const server = yield* start()
      const scope = yield* Scope.make()
      const { submit } = yield* provider(server.port).pipe(Effect.provideService(Scope.Scope, scope))
      yield* Effect.forEach(times(5), () => submit(outgoing()), { concurrency: "unbounded" })
      assert.strictEqual(server.open(), 5)
      yield* Scope.close(scope, Exit.void)
      yield* eventually(() => server.open() === 0)
      assert.strictEqual(server.verbs.filter((verb) => verb === "QUIT").length, 5)
    }))

  it.live("cuts the connection of a message that is given up, and frees its place", () =>
    Effect.gen(function*() {
      const server = yield* start((connection) => connection === 0 ? { dot: "hang" } : {})
      const { submit } = yield* provider(server.port, { connections: 1 })
      const fiber = yield* Effect.forkChild(submit(outgoing()))
      yield* eventually(() => server.messages.length === 1)
      yield* Fiber.interrupt(fiber)
      yield* eventually(() => server.open() === 0)
      assert.strictEqual((yield* submit(outgoing()))._tag, "Accepted")
    }))

  it.live("cuts a connection that is being opened for a message that is given up", () =>
    Effect.gen(function*() {
      const server = yield* start({ greeting: "hang" })
      const { submit } = yield* provider(server.port)
      const fiber = yield* Effect.forkChild(submit(outgoing()))
      yield* eventually(() => server.open() === 1)
      yield* Fiber.interrupt(fiber)
      yield* eventually(() => server.open() === 0)
    }))
})
