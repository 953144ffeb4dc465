import { assert, describe, it } from "vitest"
import type { Outcome } from "../../src/drills/mxTls/Case.ts"
import { cases } from "../../src/drills/mxTls/cases.ts"
import type { Seen } from "../../src/drills/mxTls/Receivers.ts"
import { answerOf } from "../../src/drills/mxTls/theirs.ts"
import { clients, leaksOf, outcomeOf, wrongOf } from "../../src/drills/mxTls/verdict.ts"
import { tamper } from "../../src/drills/mxTls/Zones.ts"

const seen = (wire: string, ...taken: Seen["taken"]): Seen => ({
  address: "44.7.1.1",
  client: clients.ours,
  wire,
  taken
})

const recipient = "first@a.signed.example"
const isVerified = true

describe("the matrix", () => {
  it("has domains of their own, and each outcome of each area", () => {
    assert.isAtLeast(cases.length, 60)
    assert.strictEqual(new Set(cases.map(({ domain }) => domain)).size, cases.length)
    const hosts = cases.flatMap(({ servers }) => servers.map(({ host }) => host))
    assert.strictEqual(new Set(hosts).size, hosts.length)
    for (const area of ["DANE", "MTA-STS"]) {
      const outcomes = new Set(cases.filter((one) => one.area === area).map(({ outcome }) => outcome))
      assert.sameMembers([...outcomes], ["verified", "encrypted", "plaintext", "deferred"] satisfies Array<Outcome>)
    }
  })

  it("explains what Postfix does otherwise, and nothing else", () => {
    for (const { name, outcome, postfix } of cases) {
      if (postfix === null) continue
      assert.notStrictEqual(postfix.outcome, outcome, name)
      assert.match(postfix.why, /RFC \d{4}/, name)
    }
  })
})

describe("the outcome", () => {
  const taken = { recipient, isSecured: true }

  it("is what the receivers have, or else what the client says", () => {
    assert.strictEqual(outcomeOf([seen("", taken)], clients.ours, { ending: "taken", isVerified }), "verified")
    assert.strictEqual(outcomeOf([seen("", taken)], clients.ours, { ending: "taken", isVerified: false }), "encrypted")
    const clear = { recipient, isSecured: false }
    assert.strictEqual(outcomeOf([seen("", clear)], clients.ours, { ending: "taken", isVerified }), "plaintext")
    assert.strictEqual(outcomeOf([seen("")], clients.ours, { ending: "deferred", isVerified }), "deferred")
    assert.throws(() => outcomeOf([seen("", taken)], clients.postfix, { ending: "taken", isVerified }), "nobody has")
  })

  it("is wrong where it is another one than it has to be, or something is said in the clear", () => {
    const one = { name: "a", outcome: "deferred", postfix: { outcome: "plaintext", why: "" } } as const
    const row = { ours: "deferred", postfix: "plaintext" } as const
    assert.deepStrictEqual(wrongOf(one, row, [seen("EHLO ours.client.example\r\nSTARTTLS\r\n")]), [])
    assert.lengthOf(wrongOf(one, row, [seen(`RCPT TO:<${recipient}>\r\n`)]), 1)
    assert.lengthOf(wrongOf(one, { ours: "plaintext", postfix: "deferred" }, []), 2)
    assert.deepStrictEqual(leaksOf([seen(`RCPT TO:<${recipient}>\r\n`)], clients.postfix), [])
  })
})

describe("Postfix's log", () => {
  const line = (rest: string) => `Nov 30 06:17:26 drill postfix/smtp[7]: ${rest}`
  const relay = "mx1.a.signed.example[44.7.1.1]:25"

  it("tells the last of its attempts, and whether the certificate was verified", () => {
    const put = line(`A1: to=<${recipient}>, relay=none, delay=1, dsn=4.7.5, status=deferred (TLSA lookup error)`)
    assert.deepStrictEqual(answerOf(put, recipient), {
      status: "deferred",
      says: "TLSA lookup error",
      isVerified: false,
      attempts: 1
    })
    const sent = line(`A1: to=<${recipient}>, relay=${relay}, delay=2, dsn=2.0.0, status=sent (250 2.0.0 Taken)`)
    for (const [level, isVerified] of [["Verified", true], ["Trusted", false]] as const) {
      const secured = line(`${level} TLS connection established to ${relay}: TLSv1.3 with cipher X`)
      assert.deepStrictEqual(answerOf([put, secured, sent].join("\n"), recipient), {
        status: "sent",
        says: "250 2.0.0 Taken",
        isVerified,
        attempts: 2
      })
    }
    assert.strictEqual(answerOf(sent, "other@b.example").status, "none")
  })
})

describe("a broken signature", () => {
  const zone = "a.example.\t1\tIN MX\t10 mx.example.\na.example.\t1\tIN RRSIG\tMX 13 2 1 2026 2025 7 example. AbCd==\n"

  it("is that of one name and type", () => {
    const broken = tamper(zone, [{ name: "a.example", type: "MX" }])
    assert.strictEqual(broken, zone.replace("AbCd==", "BbCd=="))
    assert.throws(() => tamper(zone, [{ name: "a.example", type: "A" }]), "no signature of A")
  })
})
