import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import * as CachedMailDns from "../src/dns/CachedMailDns.ts"
import { MailDns } from "../src/dns/MailDns.ts"
import { dnsOf, type Table } from "./records.ts"

const mx = (ttlSeconds: number) => ({ records: [{ preference: 10, exchange: "mx.example" }], ttlSeconds })

const cached = (table: Table, capacity?: number) => {
  const { asked, dns } = dnsOf(() => table)
  return Effect.map(CachedMailDns.make(dns, capacity), (kept) => ({ asked, kept }))
}

describe("answers", () => {
  it.effect("are kept as long as they hold, that there are none as well", () =>
    Effect.gen(function*() {
      const { asked, kept } = yield* cached({ mx: { "a.example": mx(60), "b.example": { ttlSeconds: 30 } } })
      const both = Effect.all([kept.mx("a.example"), kept.mx("B.example.")])
      yield* both
      yield* TestClock.adjust("29 seconds")
      yield* both
      assert.strictEqual(asked.length, 2)
      yield* TestClock.adjust("30 seconds")
      yield* both
      assert.deepStrictEqual(asked.slice(2), ["mx b.example"])
      yield* TestClock.adjust("1 seconds")
      yield* both
      assert.deepStrictEqual(asked.slice(3), ["mx a.example"])
    }))

  it.effect("of each kind are their own", () =>
    Effect.gen(function*() {
      const { asked, kept } = yield* cached({ ipv4: { "a.example": { records: ["192.0.2.1"] } } })
      assert.strictEqual((yield* kept.addresses("a.example", "IPv4"))._tag, "Found")
      assert.strictEqual((yield* kept.addresses("a.example", "IPv6"))._tag, "Absent")
      assert.strictEqual((yield* kept.tlsa("a.example"))._tag, "Absent")
      assert.strictEqual((yield* kept.txt("a.example"))._tag, "Absent")
      assert.strictEqual((yield* kept.cname("a.example"))._tag, "Absent")
      assert.deepStrictEqual(asked, ["ipv4", "ipv6", "tlsa", "txt", "cname"].map((type) => `${type} a.example`))
    }))

  it.effect("go where there are too many", () =>
    Effect.gen(function*() {
      const { asked, kept } = yield* cached({}, 2)
      for (const name of ["a.example", "b.example", "c.example", "a.example"]) yield* kept.mx(name)
      assert.deepStrictEqual(asked, ["mx a.example", "mx b.example", "mx c.example", "mx a.example"])
    }))
})

it.effect("a failure is kept for two seconds", () =>
  Effect.gen(function*() {
    const { asked, kept } = yield* cached({ mx: { "a.example": { fails: "timeout" } } })
    const failure = Effect.flip(kept.mx("a.example"))
    yield* failure
    yield* TestClock.adjust(1_999)
    assert.strictEqual((yield* failure).reason, "timeout")
    assert.strictEqual(asked.length, 1)
    yield* TestClock.adjust(1)
    yield* failure
    assert.strictEqual(asked.length, 2)
  }))

it.effect("those who ask at once share one look-up", () =>
  Effect.gen(function*() {
    const { asked, dns } = dnsOf(() => ({ mx: { "a.example": mx(60) } }))
    const slow = MailDns.of({ ...dns, mx: (name) => Effect.delay(dns.mx(name), "1 second") })
    const kept = yield* CachedMailDns.make(slow)
    const all = yield* Effect.forkChild(
      Effect.all(Array.from({ length: 10 }, () => kept.mx("a.example")), { concurrency: "unbounded" })
    )
    yield* TestClock.adjust("1 second")
    yield* Effect.fromNullishOr(all.pollUnsafe())
    assert.strictEqual(asked.length, 1)
  }))
