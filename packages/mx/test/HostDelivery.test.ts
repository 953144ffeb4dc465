import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { start } from "../../smtp/test/ScriptedServer.ts"
import { deliver, host, pools, servers } from "./delivery.ts"

describe("HostDelivery", () => {
  it.live("asks one host after the other until one takes the message", () =>
    Effect.gen(function*() {
      const started = yield* servers(
        { greeting: "421 4.3.2 Busy" },
        null,
        { greeting: "554 5.7.1 No" },
        { mail: "close" },
        {}
      )
      const all = [1, 2, 3, 4, 5].map((n) => host(n))
      const { submission, tries } = yield* deliver(yield* pools(started[0]!.port), ...all)
      assert.deepInclude(submission, { _tag: "Accepted", by: "receiver", host: "mx5.shop.test" })
      assert.deepStrictEqual(tries.map(({ host }) => host), all.map(({ host }) => host))
      assert.include(tries[0]!.failure, "421 4.3.2 Busy")
      assert.include(tries[1]!.failure, "ECONNREFUSED")
      assert.include(tries[2]!.failure, "554 5.7.1 No")
      assert.include(tries[3]!.failure, "closed")
      assert.isNull(tries[4]!.failure)
      assert.deepStrictEqual(started.at(-1)!.messages.map(({ recipients }) => recipients), [["ada@shop.test"]])
    }))

  it.live("asks five at most, and puts the message off with what each said", () =>
    Effect.gen(function*() {
      const busy = { greeting: "421 4.3.2 Busy" }
      const started = yield* servers(busy, busy, busy, busy, busy, {})
      const { submission } = yield* deliver(
        yield* pools(started[0]!.port),
        ...[1, 2, 3, 4, 5, 6].map((n) => host(n))
      )
      assert.deepInclude(submission, {
        _tag: "TemporarilyRefused",
        scope: "message",
        by: "receiver",
        code: "421",
        host: "mx5.shop.test"
      })
      assert(submission._tag === "TemporarilyRefused")
      assert.include(submission.diagnostic, "mx1.shop.test: it refused the session: 421 4.3.2 Busy")
      assert.strictEqual(started[5]!.connections(), 0)
    }))

  for (
    const [at, script] of Object.entries({
      MAIL: { mail: "451 4.7.1 Later" },
      RCPT: { rcpt: "451 4.7.1 Later" },
      DATA: { data: "451 4.7.1 Later" },
      "the final dot": { dot: "451 4.7.1 Later" }
    })
  ) {
    it.live(`leaves it at what a host says to ${at}`, () =>
      Effect.gen(function*() {
        const [, second] = yield* servers(script, {})
        const some = yield* pools(second!.port)
        const { submission } = yield* deliver(some, host(1), host(2))
        assert.deepInclude(submission, {
          _tag: "TemporarilyRefused",
          scope: "message",
          by: "receiver",
          host: "mx1.shop.test",
          diagnostic: "451 4.7.1 Later"
        })
        assert.strictEqual(second!.connections(), 0)
      }))
  }

  it.live("does not give a message to another host where one may have taken it", () =>
    Effect.gen(function*() {
      const [first, second] = yield* servers({ dot: "close" }, {})
      const { submission } = yield* deliver(yield* pools(first!.port), host(1), host(2))
      assert.deepInclude(submission, { _tag: "Unknown", by: "receiver", host: "mx1.shop.test" })
      assert.strictEqual(second!.connections(), 0)
    }))

  it.live("asks a host last to which the last connection failed", () =>
    Effect.gen(function*() {
      const [first, second] = yield* servers({ greeting: "421 4.3.2 Busy" }, {})
      const some = yield* pools(first!.port)
      yield* deliver(some, host(1), host(2))
      const { submission, tries } = yield* deliver(some, host(1), host(2))
      assert.deepInclude(submission, { host: "mx2.shop.test" })
      assert.lengthOf(tries, 1)
      assert.strictEqual(first!.connections(), 1)
      assert.lengthOf(second!.messages, 2)
    }))

  it.live("connects to the other addresses of a host where one is dead, over IPv6 too", () =>
    Effect.gen(function*() {
      const server = yield* start({}, { host: "::1" })
      const { submission } = yield* deliver(
        yield* pools(server.port),
        { ...host(1), addresses: ["127.0.0.9", "::1"] },
        { ...host(1), addresses: ["127.0.0.9", "::1"] }
      )
      assert.strictEqual(submission._tag, "Accepted")
      assert.lengthOf(server.messages, 1)
    }))

  it.live("connects to an address of a literal", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const { submission } = yield* deliver(yield* pools(server!.port), { ...host(1), host: "127.0.0.1" })
      assert.deepInclude(submission, { _tag: "Accepted", host: "127.0.0.1" })
    }))

  it.live("names the reason and a code where no host could be connected to", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const { submission } = yield* deliver(yield* pools(server!.port), host(2), host(3))
      assert.deepInclude(submission, {
        _tag: "TemporarilyRefused",
        code: "4.4.1",
        reason: "connection_refused",
        host: "mx3.shop.test"
      })
    }))

  it.live("tells of a host that is not to be connected to", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const { submission } = yield* deliver(yield* pools(server!.port), {
        host: "mx1.shop.test",
        reason: "It is not in the policy",
        isTls: true,
        judged: []
      })
      assert.deepInclude(submission, { _tag: "TemporarilyRefused", reason: "tls", by: "receiver" })
      assert.strictEqual(server!.connections(), 0)
    }))
})

describe("HostPools", () => {
  it.live("keeps no more connections to a host than it may", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const some = yield* pools(server!.port)
      yield* Effect.forEach(Array.from({ length: 30 }), () => deliver(some, host(1)), { concurrency: "unbounded" })
      assert.isAtMost(server!.connections(), 5)
      assert.lengthOf(server!.messages, 30)
      assert.strictEqual(some.size(), 1)
    }))

  it.live("ends what nobody uses for another host where there is no room, and otherwise defers", () =>
    Effect.gen(function*() {
      const [first, second] = yield* servers({}, { dot: "hang" })
      const some = yield* pools(first!.port, { mostPools: 1 })
      yield* deliver(some, host(1))
      const held = yield* Effect.forkChild(deliver(some, host(2)))
      yield* Effect.sleep(5).pipe(Effect.repeat({ until: () => Effect.sync(() => second!.messages.length === 1) }))
      assert.strictEqual(some.size(), 1)
      const { submission } = yield* deliver(some, host(1))
      assert.deepInclude(submission, { _tag: "TemporarilyRefused", deferred: true })
      assert.strictEqual(first!.connections(), 1)
      yield* Fiber.interrupt(held)
    }))

  it.live("keeps no more connections to all hosts of a room than it has, also where it has fewer than before", () =>
    Effect.gen(function*() {
      const started = yield* servers({}, {})
      const some = yield* pools(started[0]!.port)
      let connections = 4
      let most = 0
      const room = { key: "shop", connections: () => connections, messagesPerConnection: 100 }
      /** So many messages at once as there may be connections, first to one host and then to the other. */
      const send = (first: number) =>
        Effect.forEach(
          Array.from({ length: connections }),
          () => deliver(some, host(first), room),
          { concurrency: "unbounded" }
        ).pipe(Effect.tap((answers) =>
          Effect.sync(() => {
            for (const { submission } of answers) assert.strictEqual(submission._tag, "Accepted")
            most = Math.max(most, started[0]!.open() + started[1]!.open())
          })
        ))
      for (const first of [1, 2, 2, 1]) yield* send(first)
      assert.isAtMost(most, 4)
      assert.strictEqual(started[0]!.messages.length + started[1]!.messages.length, 16)
      connections = 1
      for (const first of [1, 2, 1]) yield* send(first)
      yield* Effect.sleep(5).pipe(
        Effect.repeat({ until: () => Effect.sync(() => started[0]!.open() + started[1]!.open() === 1) })
      )
    }))

  it.live("keeps connections with different demands on TLS apart", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const some = yield* pools(server!.port)
      yield* deliver(some, host(1))
      const { submission } = yield* deliver(some, host(1, { _tag: "Encrypted" }))
      assert.deepInclude(submission, { _tag: "TemporarilyRefused", reason: "tls" })
      assert.lengthOf(server!.messages, 1)
    }))
})
