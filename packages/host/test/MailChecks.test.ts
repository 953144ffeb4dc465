import { assert, describe, it } from "@effect/vitest"
import { StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as net from "node:net"
import * as Dmarc from "../src/checks/Dmarc.ts"
import * as ListenerCheck from "../src/checks/ListenerCheck.ts"
import * as MailChecks from "../src/checks/MailChecks.ts"
import type { Sample } from "../src/checks/Sample.ts"

const sample: Sample = {
  domain: "shop.example.com",
  status: "verified",
  from: "shop.example.com",
  returnPath: "send.shop.example.com",
  signature: { domain: "shop.example.com", selector: "ph1", publicKey: "QUJD" }
}

const route: MailChecks.MailRoute = {
  addresses: ["192.0.2.1", "2001:db8::1"],
  helo: "Mail.example.org.",
  bounceHost: "bounces.example.org"
}

/** A zone in which everything is as it should be. */
const good = Effect.gen(function*() {
  const dns = yield* StaticDns
  yield* dns.set("192.0.2.1", "PTR", ["old.example.org", "mail.example.org"])
  yield* dns.set("2001:db8::1", "PTR", ["mail.example.org."])
  yield* dns.set("mail.example.org", "A", ["192.0.2.1"])
  yield* dns.set("mail.example.org", "AAAA", ["2001:0db8:0:0::1"])
  yield* dns.set("bounces.example.org", "A", ["192.0.2.3"])
  yield* dns.set("ph1._domainkey.shop.example.com", "TXT", [["v=DKIM1; k=rsa; ", "p=QUJD"]])
  yield* dns.set("send.shop.example.com", "TXT", ["v=spf1 a:mail.example.org ~all"])
  yield* dns.set("send.shop.example.com", "MX", ["10 Bounces.example.org."])
  yield* dns.set("_dmarc.shop.example.com", "TXT", ["v=DMARC1; p=none;"])
  return dns
})

const statuses = (over: Partial<MailChecks.MailRoute> = {}, of: Sample | null = sample) =>
  Effect.map(
    MailChecks.examine({ ...route, ...over }, of),
    (checks) => Object.fromEntries(checks.map(({ name, status }) => [name, status]))
  )

const messageOf = (name: string, of: Sample = sample) =>
  Effect.map(MailChecks.examine(route, of), (checks) => {
    const found = checks.find((check) => check.name === name)
    return `${found?.status}: ${found?.message}`
  })

const fresh = Layer.fresh(StaticDns.layer)

describe("MailChecks", () => {
  it.effect("finds nothing to do where all is as it should be", () =>
    Effect.gen(function*() {
      yield* good
      const found = yield* statuses()
      assert.deepStrictEqual(new Set(Object.values(found)), new Set(["ok"]), JSON.stringify(found))
      assert.deepStrictEqual(Object.keys(found), [
        "PTR of 192.0.2.1",
        "PTR of 2001:db8::1",
        "HELO from 192.0.2.1",
        "HELO from 2001:db8::1",
        "bounce host",
        "DKIM of shop.example.com",
        "SPF of send.shop.example.com for 192.0.2.1",
        "SPF of send.shop.example.com for 2001:db8::1",
        "return path send.shop.example.com",
        "DMARC of shop.example.com",
        "alignment of shop.example.com"
      ])
    }).pipe(Effect.provide(fresh)))

  it.effect("asks for what it cannot know", () =>
    Effect.gen(function*() {
      yield* good
      const found = yield* statuses({ addresses: [], helo: null }, null)
      assert.deepStrictEqual(found, { "sending address": "warn", "bounce host": "ok" })
      const named = yield* statuses({ addresses: ["192.0.2.1", "mail.example.org"], helo: null }, null)
      assert.deepStrictEqual(named, {
        "sending address": "fail",
        "HELO": "warn",
        "PTR of 192.0.2.1": "ok",
        "bounce host": "ok"
      })
    }).pipe(Effect.provide(fresh)))

  it.effect("says what to do about each thing that is wrong", () =>
    Effect.gen(function*() {
      const dns = yield* good
      const wrong = Effect.fnUntraced(function*(
        name: string,
        type: Parameters<StaticDns["Service"]["set"]>[1],
        answers: ReadonlyArray<string>,
        check: string,
        expected: RegExp
      ) {
        const layer = Layer.fresh(StaticDns.layer)
        yield* Effect.gen(function*() {
          yield* (yield* good).set(name, type, answers)
          assert.match(yield* messageOf(check), expected, check)
        }).pipe(Effect.provide(layer))
      })
      const send = "send.shop.example.com"
      yield* wrong("192.0.2.1", "PTR", [], "PTR of 192.0.2.1", /^fail: there is none.*hosting/)
      yield* wrong(
        "192.0.2.1",
        "PTR",
        ["other.example"],
        "PTR of 192.0.2.1",
        /^fail: other.example does not lead back.*A record/
      )
      yield* wrong(
        "mail.example.org",
        "AAAA",
        [],
        "HELO from 2001:db8::1",
        /^fail: mail.example.org does not.*AAAA record/
      )
      yield* wrong("bounces.example.org", "A", [], "bounce host", /^fail: .*SENDWRIGHT_MAIL_HOST/)
      const dkim = "ph1._domainkey.shop.example.com"
      yield* wrong(dkim, "TXT", [], "DKIM of shop.example.com", /^fail: .* has no record: publish.*p=QUJD/)
      yield* wrong(dkim, "TXT", ["v=DKIM1; p=WFla"], "DKIM of shop.example.com", /^fail: .*another key/)
      const beside = /^fail: .* another key beside the one .*: remove v=DKIM1; p=WFla$/
      yield* wrong(dkim, "TXT", ["v=DKIM1; p=QUJD", "v=DKIM1; p=WFla"], "DKIM of shop.example.com", beside)
      const spf = `SPF of ${send} for 192.0.2.1`
      yield* wrong(send, "TXT", ["v=spf1 ip4:192.0.2.9 ~all"], spf, /^fail: softfail: .*SENDWRIGHT_SPF/)
      yield* wrong(send, "TXT", [], spf, /^fail: none: /)
      yield* wrong(send, "TXT", ["v=spf1 exists:%{i}.example -all"], spf, /^warn: unknown: /)
      yield* wrong(
        send,
        "MX",
        ["10 else.example"],
        `return path ${send}`,
        /^fail: its MX is else.example: publish MX 10 bounces/
      )
      yield* wrong("_dmarc.shop.example.com", "TXT", [], "DMARC of shop.example.com", /^warn: there is no valid record/)
      yield* dns.fail(true)
      const silent = yield* statuses()
      assert.deepStrictEqual(new Set(Object.values(silent)), new Set(["warn"]))
      assert.strictEqual(silent["alignment of shop.example.com"], undefined)
    }).pipe(Effect.provide(fresh)))

  it.effect("knows when neither way aligns a message with its sender", () =>
    Effect.gen(function*() {
      const dns = yield* good
      const name = "alignment of shop.example.com"
      assert.match(
        yield* messageOf(name),
        /^ok: .*DKIM \(shop.example.com\) and by SPF \(send.shop.example.com\), where/
      )
      yield* dns.set("_dmarc.shop.example.com", "TXT", ["v=DMARC1; p=reject; aspf=s; adkim=s"])
      assert.match(
        yield* messageOf(name),
        /^ok: a sample message is aligned by DKIM \(shop.example.com\), where the check of it passes$/
      )
      const other = { ...sample, returnPath: "bounces.example.net" }
      assert.match(yield* messageOf(name, { ...other, signature: null }), /^warn: hangs on the signature/)
      const signature = { ...sample.signature!, domain: "mail.shop.example.com" }
      assert.match(yield* messageOf(name, { ...other, signature }), /^fail: neither/)
      yield* dns.set("_dmarc.shop.example.com", "TXT", ["v=DMARC1; p=reject"])
      assert.match(yield* messageOf(name, { ...other, signature }), /^ok: /)
    }).pipe(Effect.provide(fresh)))
})

describe("ListenerCheck", () => {
  const says = (greeting: string) =>
    Effect.acquireRelease(
      Effect.callback<net.Server>((resume) => {
        const server = net.createServer((socket) => void socket.on("error", () => {}).end(greeting))
        server.listen(0, "127.0.0.1", () => resume(Effect.succeed(server)))
      }),
      (server) => Effect.sync(() => server.close())
    ).pipe(Effect.map((server) => (server.address() as net.AddressInfo).port))

  it.live("hears whether the listener for bounces answers", () =>
    Effect.gen(function*() {
      const of = (greeting: string, host = "127.0.0.1") =>
        Effect.flatMap(says(greeting), (port) => ListenerCheck.examine({ host, port }))
      assert.strictEqual((yield* of("220 bounces.example.org ESMTP\r\n", "0.0.0.0")).status, "ok")
      assert.match((yield* of("SSH-2.0-x\r\n")).message, /does not answer on .*no greeting/)
      assert.match((yield* of("")).message, /hung up/)
      const port = yield* Effect.scoped(says(""))
      const closed = yield* ListenerCheck.examine({ host: "127.0.0.1", port })
      assert.deepStrictEqual([closed.status, /ECONNREFUSED/.test(closed.message)], ["warn", true])
      assert.match((yield* ListenerCheck.examine(null)).message, /SENDWRIGHT_MAIL_LISTEN is not set/)
    }))
})

describe("Dmarc", () => {
  it("reads one valid record and no other", () => {
    const parse = (...texts: ReadonlyArray<string>) => Dmarc.parse("a.example", texts)
    assert.deepStrictEqual(parse("x", "v=DMARC1; p=Reject; aspf=S"), {
      domain: "a.example",
      policy: "reject",
      strictDkim: false,
      strictSpf: true
    })
    for (
      const texts of [[], ["v=DMARC1"], ["v=DMARC1; p=maybe"], ["p=none; v=DMARC1"], [
        "v=DMARC1; p=none",
        "v=DMARC1; p=none"
      ]]
    ) {
      assert.isUndefined(parse(...texts), JSON.stringify(texts))
    }
  })

  it.effect("looks for a policy at the domain and above it", () =>
    Effect.gen(function*() {
      const dns = yield* StaticDns
      yield* dns.set("_dmarc.example.com", "TXT", ["v=DMARC1; p=quarantine"])
      assert.strictEqual((yield* Dmarc.find("a.b.example.com"))?.domain, "example.com")
      yield* dns.set("_dmarc.b.example.com", "TXT", ["v=DMARC1; p=none"])
      assert.strictEqual((yield* Dmarc.find("a.b.example.com"))?.domain, "b.example.com")
      assert.isUndefined(yield* Dmarc.find("example.net"))
      assert.isFalse(dns.lookups.some(({ name }) => name === "_dmarc.net" || name === "_dmarc.com"))
    }).pipe(Effect.provide(fresh)))

  it("aligns a domain with itself and, unless strict, with those below and above", () => {
    assert.isTrue(Dmarc.isAligned("a.example", "a.example", true))
    assert.isFalse(Dmarc.isAligned("a.example", "send.a.example", true))
    assert.isTrue(Dmarc.isAligned("a.example", "send.a.example", false))
    assert.isTrue(Dmarc.isAligned("send.a.example", "a.example", false))
    assert.isFalse(Dmarc.isAligned("a.example", "ba.example", false))
  })
})
