import { assert, it } from "@effect/vitest"
import { DnsResolver } from "@sendwright/core/domains/DnsResolver"
import { StaticDns } from "@sendwright/testing/StaticDns"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"

const provide = Effect.provide(Layer.fresh(StaticDns.layer))

it.effect("answers with what is published, in any case, and with nothing otherwise", () =>
  Effect.gen(function*() {
    const dns = yield* StaticDns
    const resolver = yield* DnsResolver
    yield* dns.publish([
      { type: "TXT", name: "a.example", value: "one" },
      { type: "TXT", name: "A.example.", value: "two" },
      { type: "MX", name: "a.example", value: "10 mx.example" }
    ])
    yield* dns.set("b.example", "TXT", [["in ", "parts"]])
    yield* dns.set("b.example", "CNAME", ["c.example"])
    assert.deepStrictEqual(yield* resolver.txt("A.EXAMPLE"), [["one"], ["two"]])
    assert.deepStrictEqual(yield* resolver.txt("b.example"), [["in ", "parts"]])
    assert.deepStrictEqual(yield* resolver.mx("a.example"), [{ preference: 10, exchange: "mx.example" }])
    assert.deepStrictEqual(yield* resolver.cname("b.example"), ["c.example"])
    assert.deepStrictEqual(yield* resolver.mx("b.example"), [])
    yield* dns.set("b.example", "A", ["192.0.2.1"])
    yield* dns.set("b.example", "AAAA", ["2001:db8::1"])
    yield* dns.set("192.0.2.1", "PTR", ["b.example"])
    assert.deepStrictEqual(yield* resolver.a("b.example"), ["192.0.2.1"])
    assert.deepStrictEqual(yield* resolver.aaaa("B.example."), ["2001:db8::1"])
    assert.deepStrictEqual(yield* resolver.ptr("192.0.2.1"), ["b.example"])
    yield* dns.withdraw([{ type: "TXT", name: "a.example" }])
    assert.deepStrictEqual(yield* resolver.txt("a.example"), [])
    assert.deepStrictEqual(dns.lookups.map(({ name, type }) => `${type} ${name}`), [
      "TXT A.EXAMPLE",
      "TXT b.example",
      "MX a.example",
      "CNAME b.example",
      "MX b.example",
      "A b.example",
      "AAAA B.example.",
      "PTR 192.0.2.1",
      "TXT a.example"
    ])
  }).pipe(provide))

it.effect("fails for one name or for all, and takes its time", () =>
  Effect.gen(function*() {
    const dns = yield* StaticDns
    const resolver = yield* DnsResolver
    yield* dns.fail(true, "a.example")
    assert.strictEqual((yield* Effect.flip(resolver.txt("A.example"))).reason, "SERVFAIL")
    assert.deepStrictEqual(yield* resolver.txt("b.example"), [])
    yield* dns.fail(false, "a.example")
    assert.deepStrictEqual(yield* resolver.txt("a.example"), [])
    yield* dns.fail(true)
    yield* Effect.flip(resolver.cname("b.example"))
    yield* dns.fail(false)
    yield* dns.delay(500)
    const asking = yield* Effect.forkChild(resolver.txt("a.example"))
    yield* TestClock.adjust(499)
    assert.isUndefined(asking.pollUnsafe())
    yield* TestClock.adjust(1)
    yield* Fiber.join(asking)
    assert.strictEqual(yield* Clock.currentTimeMillis, 500)
  }).pipe(provide))
