import { assert, describe, it } from "@effect/vitest"
import { DnsInconclusive, DnsResolver } from "@sendwright/core/domains/DnsResolver"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as fc from "fast-check"
import { spf } from "mailauth/lib/spf/index.js"
import * as Spf from "../src/checks/Spf.ts"
import { parse } from "../src/checks/SpfRecord.ts"

type Zone = Readonly<Record<string, ReadonlyArray<string>>>

const answersOf = (zone: Zone, type: string, name: string) =>
  zone[`${type} ${name.toLowerCase().replace(/\.$/, "")}`] ?? []

/** A zone of `TYPE name` and its answers; what fails is not there at all. */
const dns = (zone: Zone) => {
  const ask = (type: string) => (name: string) =>
    name.startsWith("broken")
      ? Effect.fail(new DnsInconclusive({ reason: "SERVFAIL" }))
      : Effect.succeed(answersOf(zone, type, name))
  return DnsResolver.of({
    txt: (name) => Effect.map(ask("TXT")(name), (texts) => texts.map((text) => [text])),
    mx: (name) => Effect.map(ask("MX")(name), (hosts) => hosts.map((exchange) => ({ preference: 10, exchange }))),
    cname: () => Effect.succeed([]),
    a: ask("A"),
    aaaa: ask("AAAA"),
    ptr: () => Effect.succeed([])
  })
}

const evaluate = (zone: Zone, address: string, domain = "a.example") =>
  Effect.runSync(Effect.provideService(Spf.evaluate(address, domain), DnsResolver, dns(zone)))

const resultOf = (zone: Zone, address: string) => evaluate(zone, address).result

/** The other implementation: what it finds in the same zone. */
const oracle = async (zone: Zone, address: string): Promise<string> => {
  const resolver = async (name: string, type: string) => {
    const found = answersOf(zone, type, name)
    if (found.length === 0) throw Object.assign(new Error("none"), { code: "ENODATA" })
    if (type === "TXT") return found.map((text) => [text])
    return type === "MX" ? found.map((exchange) => ({ priority: 10, exchange })) : [...found]
  }
  const { status } = await spf({
    sender: "bounce@a.example",
    ip: address,
    helo: "mx.example",
    mta: "receiver.example",
    resolver: resolver as never,
    maxResolveCount: Spf.maxLookups,
    maxVoidCount: 1_000
  })
  return status.result
}

describe("Spf.evaluate", () => {
  it("knows who may send", () => {
    const zone: Zone = {
      "TXT a.example": [
        "something else",
        "v=spf1 ip4:192.0.2.0/24 -ip4:198.51.100.7 a:b.example/31 mx ip6:2001:db8::/32 ~all"
      ],
      "A b.example": ["203.0.113.4"],
      "MX a.example": ["mx.a.example"],
      "A mx.a.example": ["203.0.113.200"],
      "AAAA mx.a.example": ["2001:db9::1"]
    }
    const found = Object.fromEntries(
      [
        "192.0.2.1",
        "192.0.3.1",
        "198.51.100.7",
        "203.0.113.5",
        "203.0.113.6",
        "203.0.113.200",
        "2001:db8:1::9",
        "2001:db9::1",
        "2001:dba::1"
      ]
        .map((address) => [address, resultOf(zone, address)])
    )
    assert.deepStrictEqual(found, {
      "192.0.2.1": "pass",
      "192.0.3.1": "softfail",
      "198.51.100.7": "fail",
      "203.0.113.5": "pass",
      "203.0.113.6": "softfail",
      "203.0.113.200": "pass",
      "2001:db8:1::9": "pass",
      "2001:db9::1": "pass",
      "2001:dba::1": "softfail"
    })
    assert.deepStrictEqual(evaluate(zone, "192.0.2.1"), {
      result: "pass",
      reason: "a.example says so with ip4:192.0.2.0/24"
    })
  })

  it("goes where a record sends it", () => {
    const zone: Zone = {
      "TXT a.example": ["v=spf1 include:b.example ?include:c.example redirect=d.example"],
      "TXT b.example": ["v=spf1 ip4:192.0.2.1 -all"],
      "TXT c.example": ["V=SPF1 IP4:192.0.2.2 +All"],
      "TXT d.example": ["v=spf1 ip4:192.0.2.3 -all exp=why.example unknown=%{i}"]
    }
    assert.strictEqual(resultOf(zone, "192.0.2.1"), "pass")
    assert.strictEqual(resultOf(zone, "192.0.2.9"), "neutral")
    const without = { ...zone, "TXT c.example": ["v=spf1 ~all"] }
    assert.strictEqual(resultOf(without, "192.0.2.3"), "pass")
    assert.strictEqual(resultOf(without, "192.0.2.4"), "fail")
  })

  it("says what is wrong with records, and what it does not know", () => {
    const of = (...texts: ReadonlyArray<string>) => resultOf({ "TXT a.example": texts }, "192.0.2.1")
    assert.strictEqual(of(), "none")
    assert.strictEqual(of("v=spf10 +all", "spf1 +all"), "none")
    assert.strictEqual(of("v=spf1"), "neutral")
    assert.strictEqual(of("v=spf1 +all", "v=spf1 +all"), "permerror")
    for (
      const term of [
        "ip4:1.2.3",
        "ip4:1.2.3.4/33",
        "ip4:1.2.3.4/01",
        "ip6:::1/129",
        "all:x",
        "a/33",
        "include",
        "include:",
        "bogus",
        "redirect=",
        "-",
        "ip4:2001:db8::1"
      ]
    ) {
      assert.strictEqual(of(`v=spf1 ip4:192.0.2.1 ${term} +all`), "permerror", term)
    }
    assert.strictEqual(of("v=spf1 redirect=a.example redirect=b.example"), "permerror")
    assert.strictEqual(of("v=spf1 include:none.example"), "permerror")
    assert.strictEqual(of("v=spf1 redirect=none.example"), "permerror")
    assert.strictEqual(of("v=spf1 include:a.example +all"), "permerror", "a loop")
    assert.strictEqual(of("v=spf1 a:broken.example -all"), "temperror")
    assert.strictEqual(of("v=spf1 exists:%{i}.b.example -all"), "unknown")
    assert.strictEqual(of("v=spf1 ip4:192.0.2.1 exists:%{i}.b.example -all"), "pass")
    assert.strictEqual(of("v=spf1 ptr -all"), "unknown")
    assert.strictEqual(evaluate({}, "192.0.2.1", "broken.example").result, "temperror")
  })

  it("makes ten look-ups, and two that find nothing", () => {
    const chain = (length: number): Zone =>
      Object.fromEntries(Array.from({ length }, (_, index) => [
        `TXT ${index === 0 ? "a" : `i${index}`}.example`,
        [index === length - 1 ? "v=spf1 +all" : `v=spf1 include:i${index + 1}.example`]
      ]))
    assert.strictEqual(resultOf(chain(11), "192.0.2.1"), "pass")
    assert.strictEqual(resultOf(chain(12), "192.0.2.1"), "permerror")
    const voids = (count: number): Zone => ({
      "TXT a.example": [`v=spf1 ${Array.from({ length: count }, (_, i) => `a:v${i}.example`).join(" ")} -all`]
    })
    assert.strictEqual(resultOf(voids(2), "192.0.2.1"), "fail")
    assert.strictEqual(resultOf(voids(3), "192.0.2.1"), "permerror")
    const exchanges = (count: number): Zone => ({
      "TXT a.example": ["v=spf1 mx -all"],
      "MX a.example": Array.from({ length: count }, (_, index) => `m${index}.example`),
      [`A m${count - 1}.example`]: ["192.0.2.1"]
    })
    assert.strictEqual(resultOf(exchanges(10), "192.0.2.1"), "pass")
    assert.strictEqual(resultOf(exchanges(11), "192.0.2.1"), "permerror")
  })

  it("comes to what another implementation comes to", async () => {
    const v4 = fc.tuple(fc.constantFrom("192.0.2.", "198.51.100."), fc.nat(7)).map(([net, host]) => `${net}${host}`)
    const v6 = fc.nat(7).map((host) => `2001:db8::${host}`)
    const name = fc.constantFrom("b.example", "c.example", "d.example")
    const sign = fc.constantFrom("", "+", "-", "~", "?")
    const term = fc.tuple(
      sign,
      fc.oneof(
        {
          weight: 4,
          arbitrary: fc.tuple(v4, fc.integer({ min: 29, max: 32 })).map(([ip, bits]) => `ip4:${ip}/${bits}`)
        },
        {
          weight: 2,
          arbitrary: fc.tuple(v6, fc.integer({ min: 125, max: 128 })).map(([ip, bits]) => `ip6:${ip}/${bits}`)
        },
        { weight: 2, arbitrary: name.map((to) => `a:${to}`) },
        { weight: 1, arbitrary: name.map((to) => `a:${to}/30//126`) },
        { weight: 2, arbitrary: name.map((to) => `mx:${to}`) },
        { weight: 3, arbitrary: fc.constantFrom("e", "f", "g").map((to) => `include:${to}.example`) },
        { weight: 1, arbitrary: fc.constantFrom("a", "mx") }
      )
    ).map((parts) => parts.join(""))
    const record = fc.tuple(
      fc.array(term, { maxLength: 4 }),
      fc.oneof(fc.constant(""), sign.map((text) => `${text}all`), fc.constant("redirect=g.example"))
    ).map(([terms, last]) => ["v=spf1", ...terms, last].join(" ").trim())
    // Included records do not include others: there would be no end to some.
    const leaf = fc.tuple(fc.array(term.filter((text) => !text.includes("include")), { maxLength: 3 }), sign).map(
      ([terms, last]) => ["v=spf1", ...terms, `${last}all`].join(" ")
    )
    const input = fc.record({
      address: fc.oneof(v4, v6),
      "TXT a.example": record,
      "TXT e.example": leaf,
      "TXT f.example": leaf,
      "TXT g.example": leaf,
      hosts: fc.array(fc.tuple(fc.constantFrom("A", "AAAA"), fc.constantFrom("a", "b", "c", "d", "m"), v4, v6)),
      exchanges: fc.array(fc.constantFrom("a", "b", "c", "d"))
    })
    await fc.assert(
      fc.asyncProperty(input, async ({ address, exchanges, hosts, ...texts }) => {
        const zone: Record<string, ReadonlyArray<string>> = Object.fromEntries(
          Object.entries(texts).map(([key, text]) => [key, [text]])
        )
        for (const [type, host, ip4, ip6] of hosts) {
          const key = `${type} ${host}.example`
          zone[key] = [...zone[key] ?? [], type === "A" ? ip4 : ip6]
        }
        for (const owner of exchanges) zone[`MX ${owner}.example`] = ["m.example"]
        const { reason, result } = evaluate(zone, address)
        // The other one does not count a look-up that it has made already.
        fc.pre(!/look-ups/.test(reason))
        assert.strictEqual(result, await oracle(zone, address), JSON.stringify({ address, zone }))
      }),
      { numRuns: 1_500 }
    )
  }, 300_000)
})

describe("SpfRecord.parse", () => {
  it("never breaks, and reads every term of what it accepts", () => {
    const term = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom("a", "mx/24//64", "ip4:1.2.3.4", "-all", "include:x.y", "x=y", "redirect=z.w", "exists:%{i}._s.x")
    )
    fc.assert(fc.property(fc.array(term, { maxLength: 6 }), (terms) => {
      const text = ["v=spf1", ...terms].join(" ")
      const read = parse(text)
      const words = text.split(" ").slice(1).filter((word) => word !== "")
      if (Result.isFailure(read)) assert.include(words, read.failure)
      else assert.isAtMost(read.success.mechanisms.length, words.length)
    }))
  })
})
