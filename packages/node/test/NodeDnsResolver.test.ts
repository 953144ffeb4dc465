import { assert, it } from "@effect/vitest"
import { DnsResolver } from "@sendwright/core/domains/DnsResolver"
import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { createSocket } from "node:dgram"
import { make } from "./dns-server.ts"

const stand = Effect.fnUntraced(function*(timeout = 3_000) {
  const server = yield* make
  const resolver = yield* Effect.provide(
    DnsResolver,
    NodeDnsResolver.layer({ servers: [server.address], timeout, tries: 2 })
  )
  return { server, resolver }
})

it.live("reads records of every kind, and their character strings one by one", () =>
  Effect.gen(function*() {
    const { resolver, server } = yield* stand()
    const long = "x".repeat(600)
    server.set("a.example", "TXT", ["one", ["two ", "and three"], long, ""])
    server.set("a.example", "MX", ["20 b.example", "10 c.example"])
    server.set("d.example", "CNAME", ["e.example"])
    const texts = yield* resolver.txt("a.example")
    assert.deepStrictEqual(texts, [["one"], ["two ", "and three"], [
      long.slice(0, 255),
      long.slice(0, 255),
      long.slice(510)
    ], [
      ""
    ]])
    assert.deepStrictEqual([...(yield* resolver.mx("a.example"))].sort((a, b) => a.preference - b.preference), [
      { preference: 10, exchange: "c.example" },
      { preference: 20, exchange: "b.example" }
    ])
    assert.deepStrictEqual(yield* resolver.cname("d.example"), ["e.example"])
    server.set("f.example", "A", ["192.0.2.1", "192.0.2.2"])
    server.set("f.example", "AAAA", ["2001:db8::1"])
    server.set("1.2.0.192.in-addr.arpa", "PTR", ["f.example"])
    server.set(`1.${"0.".repeat(23)}8.b.d.0.1.0.0.2.ip6.arpa`, "PTR", ["f.example"])
    assert.deepStrictEqual([...(yield* resolver.a("f.example"))].sort(), ["192.0.2.1", "192.0.2.2"])
    assert.deepStrictEqual(yield* resolver.aaaa("f.example"), ["2001:db8::1"])
    assert.deepStrictEqual(yield* resolver.ptr("192.0.2.1"), ["f.example"])
    assert.deepStrictEqual(yield* resolver.ptr("2001:db8::1"), ["f.example"])
    assert.deepStrictEqual(yield* resolver.ptr("192.0.2.9"), [])
    assert.deepStrictEqual(yield* resolver.aaaa("d.example"), [])
  }))

it.live("tells nothing from no answer", () =>
  Effect.gen(function*() {
    const { resolver, server } = yield* stand()
    server.set("a.example", "MX", ["10 b.example"])
    assert.deepStrictEqual(yield* resolver.txt("a.example"), [])
    assert.deepStrictEqual(yield* resolver.txt("nowhere.example"), [])
    assert.deepStrictEqual(yield* resolver.mx("nowhere.example"), [])
    assert.deepStrictEqual(
      yield* resolver.cname(`send.${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(57)}.com`),
      []
    )
    for (const reply of ["servfail", "refused"] as const) {
      server.set(`${reply}.example`, "TXT", reply)
      const error = yield* Effect.flip(resolver.txt(`${reply}.example`))
      assert.strictEqual(error._tag, "DnsInconclusive")
      assert.strictEqual(error.reason, { servfail: "ESERVFAIL", refused: "EREFUSED" }[reply])
    }
    const silent = yield* stand(100)
    silent.server.set("a.example", "TXT", "silence")
    assert.strictEqual((yield* Effect.flip(silent.resolver.txt("a.example"))).reason, "ETIMEOUT")
    assert.deepStrictEqual(silent.server.questions, ["TXT a.example", "TXT a.example"])
    assert.notInclude(JSON.stringify(yield* Effect.flip(resolver.txt("servfail.example"))), "servfail.example")
  }))

it.live("asks again each time, and over TCP what does not fit", () =>
  Effect.gen(function*() {
    const { resolver, server } = yield* stand()
    server.set("a.example", "TXT", ["old"])
    assert.deepStrictEqual(yield* resolver.txt("a.example"), [["old"]])
    server.set("a.example", "TXT", ["new"])
    assert.deepStrictEqual(yield* resolver.txt("a.example"), [["new"]])
    server.remove("a.example", "TXT")
    assert.deepStrictEqual(yield* resolver.txt("a.example"), [])
    server.set("big.example", "TXT", { truncated: ["whole"] })
    assert.deepStrictEqual(yield* resolver.txt("big.example"), [["whole"]])
    assert.strictEqual(server.questions.filter((question) => question === "TXT big.example").length, 2)
  }))

it.live("is inconclusive where no server is, and goes on to the next one", () =>
  Effect.gen(function*() {
    const { server } = yield* stand()
    server.set("a.example", "TXT", ["here"])
    // A port that nobody listens on any more.
    const closed = yield* Effect.callback<number>((resume) => {
      const socket = createSocket("udp4").bind(0, "127.0.0.1", () => {
        const { port } = socket.address()
        socket.close(() => resume(Effect.succeed(port)))
      })
    })
    const options = { timeout: 1_000, tries: 1 }
    const nobody = NodeDnsResolver.layer({ ...options, servers: [`127.0.0.1:${closed}`] })
    const error = yield* Effect.flip(Effect.provide(DnsResolver.use((dns) => dns.txt("a.example")), nobody))
    assert.include(["ECONNREFUSED", "ETIMEOUT"], error.reason)
    const both = NodeDnsResolver.layer({ ...options, servers: [`127.0.0.1:${closed}`, server.address] })
    const answers = yield* Effect.provide(DnsResolver.use((dns) => dns.txt("a.example")), both)
    assert.deepStrictEqual(answers, [["here"]])
  }))

it.live("stops asking when nobody waits any more", () =>
  Effect.gen(function*() {
    const server = yield* make
    server.set("a.example", "TXT", "silence")
    const layer = NodeDnsResolver.layer({ servers: [server.address], timeout: 100, tries: 4 })
    const asking = yield* Effect.forkChild(Effect.provide(DnsResolver.use((dns) => dns.txt("a.example")), layer))
    while (server.questions.length === 0) yield* Effect.sleep(5)
    yield* Fiber.interrupt(asking)
    const asked = server.questions.length
    yield* Effect.sleep(400)
    assert.strictEqual(server.questions.length, asked)
  }))
