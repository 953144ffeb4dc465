import { assert, describe, it } from "@effect/vitest"
import { type DnsCheck, evaluate } from "@sendwright/core/domains/DnsCheck"
import type { DnsRecord } from "@sendwright/core/domains/DnsRecord"
import { selfHostedRecords } from "@sendwright/core/domains/DomainIdentity"
import * as fc from "fast-check"

const publicKey = `MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA${"kT3/x+Zq".repeat(40)}IDAQAB`
const [dkim, mx, spf, dmarc] = selfHostedRecords("mail.example.com", { selector: "ph1", publicKey }, {
  region: "local",
  bounceHost: "bounces.sendwright.example",
  spf: "a:out.sendwright.example ip4:192.0.2.0/24"
}) as [DnsRecord, DnsRecord, DnsRecord, DnsRecord]
const cname: DnsRecord = {
  id: "dkim1",
  type: "CNAME",
  name: "x._domainkey.mail.example.com",
  value: "x.dkim.provider.example",
  purpose: "dkim"
}
const every = [dkim, mx, spf, dmarc, cname]

const states = (record: DnsRecord, cases: Readonly<Record<string, DnsCheck["state"]>>) => {
  for (const [answer, state] of Object.entries(cases)) {
    const check = evaluate(record, [answer])
    assert.deepStrictEqual([check.state, check.found], [state, answer], answer)
  }
}

/** Each letter in one case or the other. */
const shuffledCase = (text: string): fc.Arbitrary<string> =>
  fc.array(fc.boolean(), { minLength: text.length, maxLength: text.length }).map((upper) =>
    [...text].map((letter, index) => upper[index] === true ? letter.toUpperCase() : letter).join("")
  )

describe("evaluate", () => {
  it("finds every record as it was given out, and misses it where there is no answer", () => {
    for (const record of every) {
      assert.deepStrictEqual(evaluate(record, [record.value]), { id: record.id, state: "found", found: record.value })
      assert.deepStrictEqual(evaluate(record, []), { id: record.id, state: "missing", found: null })
    }
  })

  it("finds a right answer among any wrong ones, where one is enough", () => {
    // A second key beside the right one is no noise: it makes both of them wrong.
    const noise = fc.array(fc.stringMatching(/^[a-z0-9.= -]{1,40}$/).filter((text) => !/^ *p *=/.test(text)))
    fc.assert(fc.property(fc.constantFrom(dkim, mx, cname), noise, noise, (record, before, after) => {
      const check = evaluate(record, [...before, record.value, ...after])
      assert.strictEqual(check.state, "found")
      assert.strictEqual(
        evaluate(record, [...before, ...after]).state,
        before.length + after.length > 0 ? "mismatch" : "missing"
      )
    }))
  })

  it("always answers with one of the answers, and says mismatch exactly when there is one and none is right", () => {
    const answers = fc.array(fc.oneof(fc.string(), fc.constantFrom(...every.map(({ value }) => value))))
    fc.assert(fc.property(fc.constantFrom(...every), answers, (record, answers) => {
      const check = evaluate(record, answers)
      assert.strictEqual(check.id, record.id)
      assert.strictEqual(check.found === null, answers.length === 0)
      assert.strictEqual(check.state === "missing", answers.length === 0)
      if (check.found !== null) assert.include(answers, check.found)
      if (check.state === "found") assert.notStrictEqual(evaluate(record, [check.found!]).state, "mismatch")
    }))
  })

  it("compares host names without case and the dot of the root", () => {
    const hosts = shuffledCase("bounces.sendwright.example")
    fc.assert(fc.property(hosts, fc.boolean(), fc.nat(65_535), (host, dot, preference) => {
      assert.strictEqual(evaluate(mx, [`${preference} ${host}${dot ? "." : ""}`]).state, "found")
      assert.strictEqual(evaluate(mx, [`${preference} x${host}`]).state, "mismatch")
    }))
    states(cname, { "X.DKIM.provider.example.": "found", "x.dkim.provider.example.mail.example.com": "mismatch" })
    states(mx, { "10 mx.example.com": "mismatch", "0 .": "mismatch", " 10  bounces.sendwright.example. ": "found" })
  })

  it("compares a DKIM key exactly, white space and other tags aside", () => {
    const other = `${publicKey.slice(0, 60)}${publicKey[60] === "A" ? "B" : "A"}${publicKey.slice(61)}`
    states(dkim, {
      [`p=${publicKey}`]: "found",
      [`v=DKIM1;k=rsa;p=${publicKey};`]: "found",
      [`v=DKIM1; k=rsa; t=s; n=note; p=${publicKey.slice(0, 100)} ${publicKey.slice(100)}`]: "found",
      [`v=DKIM1; k=rsa; p=${other}`]: "mismatch",
      [`v=DKIM1; k=rsa; p=${publicKey.toLowerCase()}`]: "mismatch",
      [`v=DKIM1; k=rsa; p=${publicKey.slice(0, 200)}`]: "mismatch",
      [`v=DKIM1; k=rsa; p=${publicKey}${publicKey}`]: "mismatch",
      [`v=DKIM1; k=ed25519; p=${publicKey}`]: "mismatch",
      [`v=DKIM2; k=rsa; p=${publicKey}`]: "mismatch",
      [`k=rsa; v=DKIM1; p=${publicKey}`]: "mismatch",
      [`v=DKIM1; p=${publicKey}; p=${publicKey}`]: "mismatch",
      [`"v=DKIM1; k=rsa; p=${publicKey}"`]: "mismatch",
      [`v = DKIM1 ; k= rsa; p=${publicKey}; `]: "found",
      [`v=DKIM1; 1t=s; p=${publicKey}`]: "mismatch",
      [`v=DKIM1; t-x=s; p=${publicKey}`]: "mismatch",
      "v=DKIM1; k=rsa; p=": "mismatch",
      "v=spf1 mx -all": "mismatch"
    })
    // Without a type a key is one of RSA, on either side; a revoked one is equal to none.
    const wanted = (value: string, answer: string) => evaluate({ ...dkim, value }, [answer]).state
    assert.strictEqual(wanted("p=abc", "v=DKIM1; p=abc"), "found")
    assert.strictEqual(wanted("p=abc", "k=rsa; p=abc"), "found")
    assert.strictEqual(wanted("k=ed25519; p=abc", "k=ed25519; p=abc"), "found")
    assert.strictEqual(wanted("k=ed25519; p=abc", "p=abc"), "mismatch")
    assert.strictEqual(wanted("p=", "p="), "mismatch")
    assert.strictEqual(wanted("no tags", "no tags"), "mismatch")
    fc.assert(fc.property(fc.nat(publicKey.length - 1), fc.constantFrom(..."ABab01+/="), (at, letter) => {
      const changed = `${publicKey.slice(0, at)}${letter}${publicKey.slice(at + 1)}`
      const { state } = evaluate(dkim, [`v=DKIM1; k=rsa; p=${changed}`])
      assert.strictEqual(state, changed === publicKey ? "found" : "mismatch")
    }))
  })

  it("takes a DKIM key only where it stands alone, and shows the one that is in the way", () => {
    const right = `v=DKIM1; k=rsa; p=${publicKey}`
    const cut = right.slice(0, 255)
    for (const answers of [[right, cut], [cut, right]]) {
      assert.deepInclude(evaluate(dkim, answers), { state: "mismatch", found: cut })
    }
    assert.strictEqual(evaluate(dkim, [right, "hello", "v=spf1 -all"]).state, "found")
  })

  it("takes the only SPF record where it has all of our mechanisms", () => {
    states(spf, {
      "v=spf1 a:out.sendwright.example ip4:192.0.2.0/24 -all": "found",
      "V=SPF1 include:spf.other.example IP4:192.0.2.0/24 +a:OUT.sendwright.example ?all": "found",
      "v=spf1  a:out.sendwright.example  ip4:192.0.2.0/24": "found",
      "v=spf1 a:out.sendwright.example ~all": "mismatch",
      "v=spf1 ~all a:out.sendwright.example ip4:192.0.2.0/24": "mismatch",
      "v=spf1 -a:out.sendwright.example ip4:192.0.2.0/24 ~all": "mismatch",
      "v=spf1 a:out.sendwright.example.evil.example ip4:192.0.2.0/24 ~all": "mismatch",
      "v=spf1 a:mail.small ?include:all a:out.sendwright.example ip4:192.0.2.0/24": "found",
      "v=spf1 all.example a:out.sendwright.example ip4:192.0.2.0/24": "found",
      "v=spf1 all a:out.sendwright.example ip4:192.0.2.0/24": "mismatch",
      "x v=spf1 a:out.sendwright.example ip4:192.0.2.0/24": "mismatch",
      "v=spf10 a:out.sendwright.example ip4:192.0.2.0/24 ~all": "mismatch",
      "spf1 a:out.sendwright.example ip4:192.0.2.0/24": "mismatch",
      "v=spf1": "mismatch"
    })
    // A record without anything is one too, and two are an error.
    assert.strictEqual(evaluate(spf, [spf.value, "v=spf1"]).state, "mismatch")
    assert.strictEqual(evaluate(spf, [spf.value, "about v=spf1 records"]).state, "found")
    const others = fc.array(fc.constantFrom("google-site-verification=x", "v=DMARC1; p=none", "hello"))
    fc.assert(fc.property(others, others, fc.integer({ min: 1, max: 3 }), (before, after, copies) => {
      const check = evaluate(spf, [...before, ...Array.from({ length: copies }, () => spf.value), ...after])
      assert.deepStrictEqual([check.state, check.found], [copies === 1 ? "found" : "mismatch", spf.value])
    }))
  })

  it("takes any valid policy, and only one", () => {
    states(dmarc, {
      "v=DMARC1; p=none;": "found",
      "v=DMARC1;p=REJECT; rua=mailto:a@example.com": "found",
      "v=DMARC1 ; p=quarantine; pct=50": "found",
      "v = DMARC1; p=none": "found",
      "v=DMARC1; p=none; ": "found",
      "v=DMARC1; p=maybe": "mismatch",
      "v=DMARC1; p=not none": "mismatch",
      "v=DMARC1; p=none at all": "mismatch",
      "v=DMARC1": "mismatch",
      "v=DMARC1; rua=mailto:a@example.com": "mismatch",
      "v=DMARC1; p=none; p=reject": "mismatch",
      "v=DMARC10; p=none": "mismatch",
      "p=none; v=DMARC1": "mismatch",
      "v=spf1 mx -all": "mismatch"
    })
    assert.strictEqual(evaluate(dmarc, ["v=DMARC1; p=none", "v=DMARC1; p=none"]).state, "mismatch")
    assert.strictEqual(evaluate(dmarc, ["v=DMARC1; p=none", "v=DMARC1"]).state, "mismatch")
    assert.strictEqual(evaluate(dmarc, ["hello", "v=DMARC1; p=reject"]).found, "v=DMARC1; p=reject")
  })

  it("shows of wrong answers the one that was meant", () => {
    const found = (record: DnsRecord, answers: ReadonlyArray<string>) => evaluate(record, answers).found
    assert.strictEqual(found(spf, ["hello", "v=spf1 mx -all"]), "v=spf1 mx -all")
    assert.strictEqual(found(dmarc, ["hello", "v=DMARC1; p=x"]), "v=DMARC1; p=x")
    assert.strictEqual(found(dmarc, ["v=DKIM1; p=abc", "v=DMARC1; p=x"]), "v=DMARC1; p=x")
    assert.strictEqual(found(dkim, ["hello", "v=DKIM1; p=abc"]), "v=DKIM1; p=abc")
    assert.strictEqual(found(mx, ["10 a.example", "20 b.example"]), "10 a.example")
    assert.strictEqual(found(spf, ["hello", "there"]), "hello")
  })
})
