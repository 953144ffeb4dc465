import { assert, describe, it } from "@effect/vitest"
import { type DnsInconclusive, DnsResolver } from "@sendwright/core/domains/DnsResolver"
import { type Arrival, SenderAuthentication } from "@sendwright/core/received/SenderAuthentication"
import * as MailauthAuthentication from "@sendwright/receiving/authentication/MailauthAuthentication"
import { StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { keyRecord, signedBy } from "./verdicts/dkimCases.ts"

const Checks = Layer.fresh(Layer.provideMerge(MailauthAuthentication.layer, StaticDns.layer))

const arrivalOf = (message: Uint8Array | string, over: Partial<Arrival> = {}): Arrival => ({
  returnPath: "ada@a.example",
  greeting: "mx.a.example",
  remoteAddress: "192.0.2.1",
  message: Buffer.from(message),
  ...over
})

const publish = Effect.gen(function*() {
  const dns = yield* StaticDns
  yield* dns.set("a.example", "TXT", ["v=spf1 ip4:192.0.2.1 -all"])
  yield* dns.set("mx.a.example", "TXT", ["v=spf1 a -all"])
  yield* dns.set("mx.a.example", "A", ["192.0.2.1"])
  yield* dns.set("rsa._domainkey.a.example", "TXT", [keyRecord.match(/.{1,255}/g)!])
  yield* dns.set("_dmarc.a.example", "TXT", ["v=DMARC1; p=reject; sp=quarantine; np=reject"])
  return dns
})

const check = (arrival: Arrival) =>
  Effect.flatMap(SenderAuthentication, (authentication) => authentication.check(arrival))

/** Lets promises have their turns, which no virtual clock waits for. */
const until = (isSo: () => boolean) =>
  Effect.gen(function*() {
    for (let turn = 0; turn < 1_000 && !isSo(); turn++) {
      yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
    }
    assert.isTrue(isSo())
  })

const none = { result: "none", domain: null } as const

describe("MailauthAuthentication", () => {
  it.effect("says of each claim what it came to, and for which domain", () =>
    Effect.gen(function*() {
      yield* publish
      const signed = signedBy("a.example", "ada@a.example", true)
      assert.deepStrictEqual(yield* check(arrivalOf(signed)), {
        spf: { result: "pass", domain: "a.example" },
        dkim: [{ result: "pass", domain: "a.example", selector: "rsa" }],
        dmarc: { result: "pass", domain: "a.example", policy: "reject" },
        arc: none
      })
      assert.deepStrictEqual(yield* check(arrivalOf(signed, { remoteAddress: "192.0.2.9" })), {
        spf: { result: "fail", domain: "a.example" },
        dkim: [{ result: "pass", domain: "a.example", selector: "rsa" }],
        dmarc: { result: "pass", domain: "a.example", policy: "reject" },
        arc: none
      })
      const forged = signedBy("a.example", "ada@a.example", false)
      assert.deepStrictEqual(yield* check(arrivalOf(forged, { returnPath: "eve@e.example" })), {
        spf: { result: "none", domain: "e.example" },
        dkim: [{ result: "fail", domain: "a.example", selector: "rsa" }],
        dmarc: { result: "fail", domain: "a.example", policy: "reject" },
        arc: none
      })
    }).pipe(Effect.provide(Checks)))

  it.effect("does not know about the path where the client is not known, and condemns nobody for that", () =>
    Effect.gen(function*() {
      yield* publish
      const unknown = { remoteAddress: null, greeting: "" }
      const signed = signedBy("a.example", "ada@a.example", true)
      const { dmarc, spf } = yield* check(arrivalOf(signed, unknown))
      assert.deepStrictEqual(spf, { result: "temperror", domain: "a.example" })
      assert.strictEqual(dmarc.result, "pass")
      const plain = "From: ada@a.example\r\n\r\nHello\r\n"
      assert.strictEqual((yield* check(arrivalOf(plain, unknown))).dmarc.result, "temperror")
      const other = yield* check(arrivalOf(plain, { ...unknown, returnPath: "eve@e.example" }))
      assert.strictEqual(other.dmarc.result, "fail")
      const bounce = yield* check(arrivalOf(plain, { ...unknown, returnPath: "" }))
      assert.deepStrictEqual(bounce.spf, { result: "temperror", domain: null })
    }).pipe(Effect.provide(Checks)))

  it.effect("asks for the greeting where the path is empty, and takes the client in IPv6 for what it is", () =>
    Effect.gen(function*() {
      const dns = yield* publish
      const message = "From: ada@a.example\r\n\r\nHello\r\n"
      const bounce = yield* check(arrivalOf(message, { returnPath: "", remoteAddress: "::ffff:192.0.2.1" }))
      assert.deepStrictEqual(bounce.spf, { result: "pass", domain: "mx.a.example" })
      assert.deepStrictEqual(bounce.dmarc, { result: "pass", domain: "a.example", policy: "reject" })
      yield* dns.set("b.example", "TXT", ["v=spf1 ptr -all"])
      yield* dns.set("2001:db8::1", "PTR", ["mx.b.example"])
      yield* dns.set("mx.b.example", "AAAA", ["2001:db8::1"])
      const over6 = yield* check(arrivalOf(message, { returnPath: "a@b.example", remoteAddress: "2001:db8::1" }))
      assert.deepStrictEqual(over6.spf, { result: "pass", domain: "b.example" })
    }).pipe(Effect.provide(Checks)))

  it.effect("takes the policy for names below, and that for names that no mail can come to", () =>
    Effect.gen(function*() {
      const dns = yield* publish
      const policyOf = (domain: string) =>
        Effect.map(check(arrivalOf(`From: a@${domain}\r\n\r\n`, { returnPath: "e@e.example" })), ({ dmarc }) => dmarc)
      yield* dns.set("mail.a.example", "MX", ["10 mx.a.example"])
      assert.deepStrictEqual(yield* policyOf("mail.a.example"), {
        result: "fail",
        domain: "mail.a.example",
        policy: "quarantine"
      })
      assert.deepStrictEqual((yield* policyOf("nowhere.a.example")).policy, "reject")
      assert.deepStrictEqual(yield* policyOf("b.example"), { result: "none", domain: "b.example", policy: null })
      yield* dns.set("_dmarc.t.example", "TXT", ["v=DMARC1; p=reject; t=y"])
      assert.deepStrictEqual((yield* policyOf("t.example")).policy, "quarantine")
    }).pipe(Effect.provide(Checks)))

  it.effect("has nobody answer for a message without one author", () =>
    Effect.gen(function*() {
      yield* publish
      const dmarcOf = (header: string) => Effect.map(check(arrivalOf(`${header}\r\n\r\n`)), ({ dmarc }) => dmarc)
      const nobody = { result: "permerror", domain: null, policy: null } as const
      assert.deepStrictEqual(yield* dmarcOf("Subject: x"), nobody)
      assert.deepStrictEqual(yield* dmarcOf("From: a@a.example, e@e.example"), nobody)
      assert.deepStrictEqual(yield* dmarcOf("From: a@a.example\r\nFrom: a@a.example"), nobody)
      // A reader of messages takes a line end of one character too, and shows the first of the two.
      assert.deepStrictEqual(yield* dmarcOf("X: y\nFrom: e@e.example\r\nFrom: a@a.example"), nobody)
      assert.strictEqual((yield* dmarcOf("From : Ada <a@a.example>,\r\n b@a.example")).result, "pass")
      assert.strictEqual((yield* dmarcOf("From: =?utf-8?q?e=40e.example?= <a@a.example>")).domain, "a.example")
    }).pipe(Effect.provide(Checks)))

  it.effect("keeps no name that is none", () =>
    Effect.gen(function*() {
      const signature = (tags: string) => `DKIM-Signature: v=1; a=rsa-sha256; h=from; bh=MTIz; b=MTIz; ${tags}\r\n`
      const hostile = "d=a\u0000b.example; s=<b>;"
      const message = signature(hostile) + signature(`d=${"a.".repeat(200)}example; s=\uD83D;`) +
        "From: a@a.example\r\n\r\n"
      const { dkim, spf } = yield* check(
        arrivalOf(message, { returnPath: "a@\u0000", greeting: "\u0000", remoteAddress: "nowhere" })
      )
      assert.deepStrictEqual(dkim, [
        { result: "neutral", domain: null, selector: null },
        { result: "fail", domain: null, selector: null }
      ])
      assert.deepStrictEqual(spf, { result: "temperror", domain: null })
    }).pipe(Effect.provide(Checks)))

  it.effect("looks at ten signatures, and at no header that is too long", () =>
    Effect.gen(function*() {
      yield* publish
      const signed = signedBy("a.example", "ada@a.example", true)
      const bad = "DKIM-Signature: v=1; a=rsa-sha256; d=e.example; s=s; h=from; bh=MTIz; b=MTIz\r\n"
      const nine = yield* check(arrivalOf(Buffer.concat([Buffer.from(bad.repeat(9)), signed])))
      assert.strictEqual(nine.dkim[9]?.result, "pass")
      const ten = yield* check(arrivalOf(Buffer.concat([Buffer.from(bad.repeat(10)), signed])))
      assert.deepStrictEqual(ten.dkim.map(({ domain }) => domain), Array.from({ length: 10 }, () => "e.example"))
      for (const header of ["X: y\r\n".repeat(1_000), `X: ${"y".repeat(262_144)}\r\n`]) {
        assert.deepStrictEqual(yield* check(arrivalOf(Buffer.concat([Buffer.from(header), signed]))), {
          spf: { result: "pass", domain: "a.example" },
          dkim: [{ result: "permerror", domain: null, selector: null }],
          dmarc: { result: "permerror", domain: null, policy: null },
          arc: { result: "permerror", domain: null }
        })
      }
    }).pipe(Effect.provide(Checks)))

  it.effect("takes no signature of the future, but for clocks that differ", () =>
    Effect.gen(function*() {
      yield* publish
      yield* TestClock.adjust("1000 seconds")
      const resultAt = (seconds: number) =>
        Effect.map(
          check(arrivalOf(signedBy("a.example", "ada@a.example", true, ` t=${seconds};`))),
          ({ dkim }) => dkim[0]?.result
        )
      assert.strictEqual(yield* resultAt(1_300), "pass")
      assert.strictEqual(yield* resultAt(1_301), "neutral")
    }).pipe(Effect.provide(Checks)))

  it.effect("waits 5 seconds for all look-ups together, and has what was found by then", () =>
    Effect.gen(function*() {
      const dns = yield* publish
      yield* dns.delay("2 seconds")
      // The path and the key are known after 2 seconds, and to walk up to the policy takes 4 more.
      const checking = yield* Effect.forkChild(
        check(arrivalOf(signedBy("a.example", "ada@x.y.a.example", true), { returnPath: "a@a.example" }))
      )
      yield* until(() => dns.lookups.length === 2)
      yield* TestClock.adjust("2 seconds")
      yield* until(() => dns.lookups.length === 3)
      yield* TestClock.adjust("2 seconds")
      yield* until(() => dns.lookups.length === 4)
      yield* TestClock.adjust("999 millis")
      assert.isUndefined(checking.pollUnsafe())
      yield* TestClock.adjust("1 millis")
      const { dkim, dmarc, spf } = yield* Fiber.join(checking)
      assert.deepStrictEqual([spf.result, dkim[0]?.result, dmarc.result], ["pass", "pass", "temperror"])
      assert.strictEqual(dns.lookups.length, 4)
      yield* dns.delay("6 seconds")
      const late = yield* Effect.forkChild(check(arrivalOf(signedBy("a.example", "ada@a.example", true))))
      yield* until(() => dns.lookups.length === 6)
      yield* TestClock.adjust("5 seconds")
      const answer = yield* Fiber.join(late)
      assert.deepStrictEqual([answer.spf.result, answer.dkim[0]?.result, answer.dmarc.result], [
        "temperror",
        "temperror",
        "temperror"
      ])
    }).pipe(Effect.provide(Checks)))

  it.effect("tells no answer from nothing", () =>
    Effect.gen(function*() {
      const dns = yield* publish
      yield* dns.fail(true)
      const { arc, dkim, dmarc, spf } = yield* check(arrivalOf(signedBy("a.example", "ada@a.example", true)))
      assert.deepStrictEqual([spf.result, dkim[0]?.result, dmarc.result, arc.result], [
        "temperror",
        "temperror",
        "temperror",
        "none"
      ])
    }).pipe(Effect.provide(Checks)))

  it.effect("fails no author for a key or a path that could not be looked up, but for those of others", () =>
    Effect.gen(function*() {
      const dns = yield* publish
      const signed = signedBy("a.example", "ada@a.example", true)
      const dmarcOf = (message: Uint8Array, returnPath: string) =>
        Effect.map(check(arrivalOf(message, { returnPath })), ({ dmarc }) => dmarc.result)
      yield* dns.fail(true, "rsa._domainkey.a.example")
      assert.strictEqual(yield* dmarcOf(signed, "e@e.example"), "temperror")
      assert.strictEqual(yield* dmarcOf(signed, "ada@a.example"), "pass")
      yield* dns.fail(true, "rsa._domainkey.e.example")
      assert.strictEqual(yield* dmarcOf(signedBy("e.example", "ada@a.example", true), "e@e.example"), "fail")
      yield* TestClock.adjust("5 seconds")
      yield* dns.fail(true, "a.example")
      const unsigned = Buffer.from("From: ada@a.example\r\n\r\n")
      assert.strictEqual(yield* dmarcOf(unsigned, "ada@a.example"), "temperror")
      yield* dns.fail(true, "e.example")
      assert.strictEqual(yield* dmarcOf(unsigned, "e@e.example"), "fail")
    }).pipe(Effect.provide(Checks)))

  it.effect("stops its look-ups with who waits for it", () =>
    Effect.gen(function*() {
      let open = 0
      const ask = () =>
        Effect.callback<ReadonlyArray<never>, DnsInconclusive>(() => {
          open++
          return Effect.sync(() => open--)
        })
      const dns = DnsResolver.of({ txt: ask, mx: ask, cname: ask, a: ask, aaaa: ask, ptr: ask })
      const checking = yield* Effect.forkChild(
        check(arrivalOf(signedBy("a.example", "ada@a.example", true))).pipe(
          Effect.provide(Layer.provide(Layer.fresh(MailauthAuthentication.layer), Layer.succeed(DnsResolver, dns)))
        )
      )
      yield* until(() => open === 2)
      yield* Fiber.interrupt(checking)
      assert.strictEqual(open, 0)
    }))

  it.effect("asks again only after five seconds, or where there was no answer or a long one", () =>
    Effect.gen(function*() {
      const dns = yield* publish
      const asked = Effect.fnUntraced(function*(returnPath: string) {
        const before = dns.lookups.length
        const { spf } = yield* check(arrivalOf("From: ada@a.example\r\n\r\n", { returnPath }))
        return [spf.result, dns.lookups.slice(before).filter(({ name }) => name === returnPath.slice(2)).length]
      })
      assert.deepStrictEqual(yield* asked("a@a.example"), ["pass", 1])
      assert.deepStrictEqual(yield* asked("b@a.example"), ["pass", 0])
      yield* dns.set("a.example", "TXT", ["v=spf1 -all"])
      yield* TestClock.adjust("4999 millis")
      assert.deepStrictEqual(yield* asked("a@a.example"), ["pass", 0])
      yield* TestClock.adjust("1 millis")
      assert.deepStrictEqual(yield* asked("a@a.example"), ["fail", 1])

      yield* dns.fail(true, "b.example")
      assert.deepStrictEqual(yield* asked("a@b.example"), ["temperror", 1])
      yield* dns.fail(false, "b.example")
      assert.deepStrictEqual(yield* asked("a@b.example"), ["none", 1])
      assert.deepStrictEqual(yield* asked("a@b.example"), ["none", 0])

      yield* dns.set("c.example", "TXT", ["v=spf1 ip4:192.0.2.1 -all", "x".repeat(4_096)])
      assert.deepStrictEqual(yield* asked("a@c.example"), ["pass", 1])
      assert.deepStrictEqual(yield* asked("a@c.example"), ["pass", 1])
    }).pipe(Effect.provide(Checks)))

  it.effect("asks at most 100 questions about a message", () =>
    Effect.gen(function*() {
      const dns = yield* publish
      const exchanges = Array.from({ length: 10 }, (_, index) => index)
      const terms = exchanges.map((term) => `mx:m${term}.example`).join(" ")
      yield* dns.set("many.example", "TXT", [`v=spf1 ${terms} -all`])
      for (const term of exchanges) {
        yield* dns.set(`m${term}.example`, "MX", exchanges.map((index) => `10 h${index}.m${term}.example`))
        for (const index of exchanges) yield* dns.set(`h${index}.m${term}.example`, "A", ["192.0.2.7"])
      }
      const before = dns.lookups.length
      const message = "From: ada@a.example\r\n\r\n"
      const { dmarc, spf } = yield* check(arrivalOf(message, { returnPath: "a@many.example" }))
      assert.strictEqual(dns.lookups.length - before, 100)
      assert.deepStrictEqual([spf.result, dmarc.result], ["temperror", "temperror"])
    }).pipe(Effect.provide(Checks)))
})
