import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import type { TlsaRecord } from "../src/dns/MailDns.ts"
import type { StsPolicy } from "../src/tls/StsPolicy.ts"
import * as Tlsa from "../src/tls/Tlsa.ts"
import { decide, type TlsaLookup, type TlsFacts } from "../src/tls/TlsDecision.ts"

const record: fc.Arbitrary<TlsaRecord> = fc.record({
  usage: fc.nat(4),
  selector: fc.nat(2),
  matching: fc.nat(3),
  data: fc.constantFrom(0, 1, 32, 64).map((length) => new Uint8Array(length))
})

const tlsa: fc.Arbitrary<TlsaLookup> = fc.oneof(
  fc.constant({ _tag: "Absent" } as const),
  fc.record({
    _tag: fc.constant("Found" as const),
    base: fc.constantFrom("mx.shop.example", "real.example"),
    records: fc.array(record, { minLength: 1, maxLength: 5 })
  }),
  fc.record({ _tag: fc.constant("Failed" as const), reason: fc.constantFrom("timeout" as const, "bogus" as const) })
)

const policy: fc.Arbitrary<StsPolicy> = fc.record({
  mode: fc.constantFrom("enforce" as const, "testing" as const, "none" as const),
  mx: fc.constantFrom(["*.shop.example"], ["other.example"]),
  maxAgeSeconds: fc.constant(1)
})

const facts: fc.Arbitrary<TlsFacts> = fc.record({
  route: fc.constant({ domain: "shop.example", canonicalName: "alias.example" }),
  host: fc.constant({ name: "mx.shop.example" }),
  tlsa,
  sts: fc.record({ policy: fc.option(policy), problem: fc.constant(null) }),
  options: fc.record({ use: fc.constantFrom("opportunistic" as const, "required" as const, "never" as const) })
})

const usableOf = ({ tlsa }: TlsFacts) => tlsa._tag === "Found" ? Tlsa.usable(tlsa.records) : []

const tlsFacts = facts.filter(({ options }) => options.use !== "never")

const example = { route: { domain: "shop.example", canonicalName: "shop.example" }, host: { name: "mx.shop.example" } }
const opportunistic = { use: "opportunistic" } as const

describe("decide", () => {
  it("demands DANE wherever there is a usable record, for the base and the domain, whatever the policy is", () => {
    fc.assert(fc.property(tlsFacts, (facts) => {
      const { demand, policy } = decide(facts)
      assert.strictEqual(demand._tag === "Dane", usableOf(facts).length > 0)
      if (demand._tag !== "Dane" || facts.tlsa._tag !== "Found") return
      assert.deepStrictEqual(demand.records, usableOf(facts))
      assert.strictEqual(demand.serverName, facts.tlsa.base)
      // RFC 7672 §3.2.2: not the name of an MX host whose records are at the end of its alias.
      assert.deepStrictEqual(demand.names, [facts.tlsa.base, "shop.example", "alias.example"])
      assert.deepStrictEqual(policy, { type: "tlsa", records: facts.tlsa.records })
    }))
  })

  it("sends nothing while it is unknown whether there are records", () => {
    fc.assert(fc.property(tlsFacts, (facts) => {
      assert.strictEqual(decide(facts).demand._tag === "Unusable", facts.tlsa._tag === "Failed")
    }))
  })

  it("otherwise does as an enforced policy demands", () => {
    fc.assert(fc.property(tlsFacts, (facts) => {
      fc.pre(usableOf(facts).length === 0 && facts.tlsa._tag !== "Failed")
      const { demand, reason } = decide(facts)
      const enforced = facts.sts.policy?.mode === "enforce" ? facts.sts.policy.mx[0] : undefined
      assert.strictEqual(demand._tag === "Verified", enforced === "*.shop.example")
      assert.strictEqual(demand._tag === "NotAllowed", enforced === "other.example")
      assert.isNotEmpty(reason)
    }))
  })

  it("demands nothing for a policy in testing mode, and says what would be demanded", () => {
    fc.assert(fc.property(tlsFacts, (facts) => {
      fc.pre(facts.tlsa._tag === "Absent" && facts.sts.policy?.mode !== "enforce")
      const { demand, tested } = decide(facts)
      assert.strictEqual(demand._tag, facts.options.use === "required" ? "Encrypted" : "Opportunistic")
      const testing = facts.sts.policy?.mode === "testing" ? facts.sts.policy.mx[0] : undefined
      assert.strictEqual(tested?._tag, testing && (testing === "other.example" ? "NotAllowed" : "Verified"))
    }))
  })

  it("never sends in the clear to a host that has records, nor where it is required", () => {
    fc.assert(fc.property(tlsFacts, (facts) => {
      fc.pre(facts.tlsa._tag !== "Absent" || facts.options.use === "required")
      assert.notInclude(["None", "Opportunistic"], decide(facts).demand._tag)
    }))
  })

  it("uses no TLS where the options say so", () => {
    fc.assert(fc.property(facts, (facts) => {
      assert.strictEqual(decide({ ...facts, options: { use: "never" } }).demand._tag, "None")
    }))
  })

  it("tells what is wrong, under the names of reports", () => {
    const none = { policy: null, problem: null }
    const failed = decide({ ...example, tlsa: { _tag: "Failed", reason: "bogus" }, sts: none, options: opportunistic })
    assert.strictEqual(failed.problem?.result, "dnssec-invalid")
    const pkix = { usage: 1, selector: 0, matching: 1, data: new Uint8Array(32) }
    const unusable = { _tag: "Found", base: "mx.shop.example", records: [pkix] } as const
    const decision = decide({ ...example, tlsa: unusable, sts: none, options: opportunistic })
    assert.strictEqual(decision.demand._tag, "Encrypted")
    assert.strictEqual(decision.problem?.result, "tlsa-invalid")
  })
})

describe("usable", () => {
  it("are records of usages 2 and 3 whose data are what they say, without digests that a stronger one replaces", () => {
    fc.assert(fc.property(fc.array(record, { maxLength: 8 }), (records) => {
      const usable = Tlsa.usable(records)
      for (const { data, matching, selector, usage } of usable) {
        assert.include([2, 3], usage)
        assert.include([0, 1], selector)
        assert.isTrue(matching === 0 ? data.length > 0 : data.length === 32 * matching)
        if (matching === 1) {
          assert.isFalse(
            usable.some((other) => other.usage === usage && other.selector === selector && other.matching === 2)
          )
        }
      }
      for (const { data, matching, selector, usage } of records) {
        if ((usage === 2 || usage === 3) && selector < 2 && matching === 2 && data.length === 64) {
          assert.isTrue(usable.some((record) => record.usage === usage && record.selector === selector))
        }
      }
    }))
  })
})
