import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { X509Certificate } from "node:crypto"
import { authority, certificateFor } from "../../node/test/certificate.ts"
import type { Connectable } from "../src/Destination.ts"
import { deliver, host, pools, servers } from "./delivery.ts"

const offered = "250-mx.shop.test\r\n250 STARTTLS"
const trusted = authority("Test authority")
const authorities = [trusted.cert]
const verified: Connectable = { _tag: "Verified", serverName: "mx1.shop.test" }

const spki = (pem: string) => new X509Certificate(pem).publicKey.export({ type: "spki", format: "der" })

const dane = (certificate: string): Connectable => ({
  _tag: "Dane",
  serverName: "mx1.shop.test",
  records: [{ usage: 3, selector: 1, matching: 0, data: spki(certificate) }],
  names: ["mx1.shop.test"]
})

describe("HostDelivery, TLS", () => {
  it.live("uses it where it is offered, whoever made the certificate", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({ ehlo: offered, secure: certificateFor("other.test") })
      const { submission, tries } = yield* deliver(yield* pools(server!.port), host(1))
      assert.strictEqual(submission._tag, "Accepted")
      assert.deepStrictEqual(server!.verbs, ["EHLO", "STAR", "<TLS>", "EHLO", "MAIL", "RCPT", "DATA"])
      assert.deepInclude(tries[0]!.tls, {
        _tag: "Secured",
        protocol: "TLSv1.3",
        verified: null,
        doubt: { type: "certificate-not-trusted", message: "DEPTH_ZERO_SELF_SIGNED_CERT" }
      })
    }))

  it.live("does without where it is not offered", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({})
      const { submission, tries } = yield* deliver(yield* pools(server!.port), host(1))
      assert.strictEqual(submission._tag, "Accepted")
      assert.deepStrictEqual(tries[0]!.tls, { _tag: "Plaintext", offered: false })
    }))

  it.live("speaks in the clear on a new connection where it fails, and does not try it again at once", () =>
    Effect.gen(function*() {
      // Without a certificate the server can't agree upon anything.
      const [server] = yield* servers({ ehlo: offered, secure: {} })
      const some = yield* pools(server!.port)
      const { submission, tries } = yield* deliver(some, host(1))
      assert.strictEqual(submission._tag, "Accepted")
      assert.deepStrictEqual(server!.verbs, ["EHLO", "STAR", "EHLO", "MAIL", "RCPT", "DATA"])
      assert.deepStrictEqual(tries[0]!.tls, { _tag: "Plaintext", offered: true })
      server!.disconnect()
      // Until the client has seen the end of its connection, a message is lost with that.
      yield* deliver(some, host(1)).pipe(
        Effect.repeat({ until: ({ submission }) => submission._tag === "Accepted", times: 100 }),
        Effect.map(({ submission }) => assert.strictEqual(submission._tag, "Accepted"))
      )
      assert.lengthOf(server!.verbs.filter((verb) => verb === "STAR"), 1)
    }))

  it.live("speaks in the clear where STARTTLS is refused although it was offered", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({ ehlo: offered, startTls: "454 4.7.0 Not now" })
      assert.strictEqual((yield* deliver(yield* pools(server!.port), host(1))).submission._tag, "Accepted")
    }))

  it.live("sends to a host whose certificate is verified", () =>
    Effect.gen(function*() {
      const [server] = yield* servers({ ehlo: offered, secure: trusted.issue("mx1.shop.test") })
      const { submission, tries } = yield* deliver(yield* pools(server!.port, { authorities }), host(1, verified))
      assert.strictEqual(submission._tag, "Accepted")
      assert.deepInclude(tries[0]!.tls, { _tag: "Secured", verified: "names", doubt: null })
    }))

  const yesterday = Date.now() - 24 * 3_600_000
  for (
    const [what, secure, demand, type] of [
      ["a certificate for another name", trusted.issue("mx2.shop.test"), verified, "certificate-host-mismatch"],
      ["a wildcard that is a part of a label", trusted.issue("mx*.shop.test"), verified, "certificate-host-mismatch"],
      [
        "its name as the common name alone",
        trusted.issueByCommonName("mx1.shop.test"),
        verified,
        "certificate-host-mismatch"
      ],
      ["a certificate of nobody's", certificateFor("mx1.shop.test"), verified, "certificate-not-trusted"],
      ["an old certificate", trusted.issue("mx1.shop.test", yesterday), verified, "certificate-expired"],
      ["no certificate", {}, verified, "validation-failure"],
      ["no certificate where any would do", {}, { _tag: "Encrypted" }, "validation-failure"],
      [
        "a key that no TLSA record has",
        trusted.issue("mx1.shop.test"),
        dane(trusted.issue("mx1.shop.test").cert),
        "validation-failure"
      ],
      ["no STARTTLS", undefined, verified, "starttls-not-supported"],
      ["no STARTTLS where any would do", undefined, { _tag: "Encrypted" }, "starttls-not-supported"]
    ] as const
  ) {
    it.live(`says nothing of the message to a host with ${what}, and goes on to the next`, () =>
      Effect.gen(function*() {
        const [server, next] = yield* servers(secure === undefined ? {} : { ehlo: offered, secure }, {})
        const some = yield* pools(server!.port, { authorities })
        const { submission, tries } = yield* deliver(some, host(1, demand))
        assert.deepInclude(submission, { _tag: "TemporarilyRefused", reason: "tls", by: "receiver" })
        assert.include(tries[0]!.failure, type)
        assert.notInclude(server!.verbs, "MAIL")
        assert.deepStrictEqual(server!.lines.filter((line) => line.includes("@")), [])
        assert.strictEqual((yield* deliver(some, host(1, demand), host(2))).submission._tag, "Accepted")
        assert.lengthOf(next!.messages, 1)
      }))
  }

  it.live("sends to a host whose key a TLSA record has, whoever made its certificate", () =>
    Effect.gen(function*() {
      const secure = certificateFor("mx1.shop.test")
      const [server] = yield* servers({ ehlo: offered, secure })
      const { submission, tries } = yield* deliver(yield* pools(server!.port), host(1, dane(secure.cert)))
      assert.strictEqual(submission._tag, "Accepted")
      assert.deepInclude(tries[0]!.tls, { _tag: "Secured", verified: "chain" })
    }))
})
