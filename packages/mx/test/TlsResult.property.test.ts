import type { TlsFailureType, TlsOutcome } from "@sendwright/smtp/client/TlsOutcome"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import type { StsPolicy } from "../src/tls/StsPolicy.ts"
import { decide, type TlsDecision } from "../src/tls/TlsDecision.ts"
import { resultOf, resultOfExcluded } from "../src/tls/TlsResult.ts"

const types: ReadonlyArray<TlsFailureType> = [
  "starttls-not-supported",
  "certificate-host-mismatch",
  "certificate-expired",
  "certificate-not-trusted",
  "validation-failure"
]

const failure = fc.record({ type: fc.constantFrom(...types), message: fc.string() })

const outcome: fc.Arbitrary<TlsOutcome> = fc.oneof(
  fc.record({ _tag: fc.constant("Plaintext" as const), offered: fc.boolean() }),
  fc.record({
    _tag: fc.constant("Secured" as const),
    protocol: fc.constant("TLSv1.3"),
    cipher: fc.constant("TLS_AES_256_GCM_SHA384"),
    verified: fc.constant(null),
    doubt: fc.option(failure)
  }),
  fc.record({ _tag: fc.constant("Failed" as const), failure })
)

const policy = (mode: StsPolicy["mode"], mx: string): StsPolicy => ({ mode, mx: [mx], maxAgeSeconds: 86_400 })

const decided = (
  sts: StsPolicy | null,
  over: Partial<Parameters<typeof decide>[0]> = {}
): TlsDecision =>
  decide({
    route: { domain: "shop.example", canonicalName: "shop.example" },
    host: { name: "mx.shop.example" },
    tlsa: { _tag: "Absent" },
    sts: { policy: sts, problem: null },
    options: { use: "opportunistic" },
    ...over
  })

const named = "mx.shop.example"
const other = "other.example"

describe("resultOf", () => {
  it("is what failed, whatever the policy is, where there was no session", () => {
    fc.assert(fc.property(
      failure,
      fc.constantFrom(null, policy("enforce", named), policy("testing", named), policy("testing", other)),
      (failure, sts) => assert.deepStrictEqual(resultOf(decided(sts), { _tag: "Failed", failure }), failure)
    ))
  })

  it("holds against a session without a policy only that it is in plaintext", () => {
    fc.assert(fc.property(outcome.filter(({ _tag }) => _tag !== "Failed"), (outcome) => {
      const result = resultOf(decided(null), outcome)
      if (outcome._tag === "Secured") assert.isNull(result)
      else assert.strictEqual(result?.type, outcome._tag === "Plaintext" && outcome.offered ? undefined : types[0])
    }))
  })

  it("tells of a policy in testing mode what it would be, were it enforced", () => {
    fc.assert(fc.property(fc.option(failure), (doubt) => {
      const secured: TlsOutcome = { _tag: "Secured", protocol: "TLSv1.3", cipher: "any", verified: null, doubt }
      assert.deepStrictEqual(resultOf(decided(policy("testing", named)), secured), doubt)
      assert.strictEqual(resultOf(decided(policy("testing", other)), secured)?.type, "validation-failure")
      assert.isNull(resultOf(decided(policy("none", other)), secured))
    }))
  })

  it("counts what is wrong with the policy for each session that nothing else is wrong with", () => {
    fc.assert(fc.property(
      outcome,
      fc.constantFrom("sts-policy-fetch-error" as const, "sts-policy-invalid" as const, "sts-webpki-invalid" as const),
      (outcome, result) => {
        const problem = { _tag: "StsProblem", result, message: "because" } as never
        const found = resultOf(decided(null, { sts: { policy: null, problem } }), outcome)
        if (outcome._tag === "Secured") assert.deepStrictEqual(found, { type: result, message: "because" })
        else assert.notStrictEqual(found?.type, result)
      }
    ))
  })

  it("counts nothing where TLS is never used", () => {
    fc.assert(fc.property(outcome, (outcome) => {
      assert.isUndefined(resultOf(decided(null, { options: { use: "never" } }), outcome))
    }))
  })

  it("counts a session that is encrypted for records that cannot be used as a failure of these", () => {
    const records = [{ usage: 0, selector: 0, matching: 0, data: new Uint8Array(1) }]
    const decision = decided(null, { tlsa: { _tag: "Found", base: named, records } })
    const secured: TlsOutcome = { _tag: "Secured", protocol: "TLSv1.3", cipher: "any", verified: null, doubt: null }
    assert.strictEqual(resultOf(decision, secured)?.type, "tlsa-invalid")
  })
})

describe("resultOfExcluded", () => {
  it("counts a host that the policy does not name, and one whose records fail DNSSEC, and none that nobody knows of", () => {
    const failed = (reason: "bogus" | "timeout") => decided(null, { tlsa: { _tag: "Failed", reason } })
    assert.strictEqual(resultOfExcluded(decided(policy("enforce", other)))?.type, "validation-failure")
    assert.strictEqual(resultOfExcluded(failed("bogus"))?.type, "dnssec-invalid")
    assert.isUndefined(resultOfExcluded(failed("timeout")))
  })
})
