import type { ClaimedTlsReport, ReportedPolicy, TlsSessionCount } from "@sendwright/core/sending/TlsReportStore"
import * as Schema from "effect/Schema"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import * as ReportDocument from "../src/reports/ReportDocument.ts"
import { failureOf, policyOf } from "../src/reports/reported.ts"
import { firstDue, nextWait } from "../src/reports/schedule.ts"

const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const time = Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/))

/** RFC 8460 §4.4, as it stands there. */
const Document = Schema.Struct({
  "organization-name": Schema.NonEmptyString,
  "date-range": Schema.Struct({ "start-datetime": time, "end-datetime": time }),
  "contact-info": Schema.String.check(Schema.isPattern(/^[^@]+@[^@]+$/)),
  "report-id": Schema.NonEmptyString,
  policies: Schema.NonEmptyArray(Schema.Struct({
    policy: Schema.Struct({
      "policy-type": Schema.Literals(["tlsa", "sts", "no-policy-found"]),
      "policy-string": Schema.optionalKey(Schema.Array(Schema.String)),
      "policy-domain": Schema.NonEmptyString,
      "mx-host": Schema.optionalKey(Schema.Array(Schema.String))
    }),
    summary: Schema.Struct({ "total-successful-session-count": count, "total-failure-session-count": count }),
    "failure-details": Schema.optionalKey(Schema.NonEmptyArray(Schema.Struct({
      "result-type": Schema.Literals([
        "starttls-not-supported",
        "certificate-host-mismatch",
        "certificate-expired",
        "certificate-not-trusted",
        "validation-failure",
        "tlsa-invalid",
        "dnssec-invalid",
        "dane-required",
        "sts-policy-fetch-error",
        "sts-policy-invalid",
        "sts-webpki-invalid"
      ]),
      "sending-mta-ip": Schema.optionalKey(Schema.String),
      "receiving-mx-hostname": Schema.String,
      "receiving-mx-helo": Schema.optionalKey(Schema.String),
      "receiving-ip": Schema.optionalKey(Schema.String),
      "failed-session-count": count,
      "additional-information": Schema.optionalKey(Schema.String),
      "failure-reason-code": Schema.optionalKey(Schema.String)
    })))
  }))
})
const decode = Schema.decodeUnknownSync(Document, { onExcessProperty: "error" })

const policy: fc.Arbitrary<ReportedPolicy> = fc.constantFrom(
  policyOf({ type: "no-policy-found" }),
  policyOf({ type: "sts", policy: { mode: "enforce", mx: ["mx.shop.example"], maxAgeSeconds: 1 } }),
  policyOf({ type: "tlsa", records: [{ usage: 3, selector: 1, matching: 1, data: new Uint8Array([1, 171]) }] })
)

const counts: fc.Arbitrary<ReadonlyArray<TlsSessionCount>> = fc.array(
  fc.record({
    policy,
    failure: fc.option(fc.record({
      type: fc.constantFrom("certificate-expired" as const, "validation-failure" as const, "tlsa-invalid" as const),
      message: fc.string()
    })).map((failure) =>
      failure === null ? null : failureOf(failure, "mx.shop.example", { local: "192.0.2.1", remote: null })
    ),
    sessions: fc.integer({ min: 1, max: 1_000 })
  }),
  { minLength: 1, maxLength: 20 }
)

const sender = { address: "tls@mail.example", domain: "mail.example" }

const reportOf = (counts: ReadonlyArray<TlsSessionCount>): ClaimedTlsReport => ({
  id: "5065427c-23d3-47ca-b6e0-946ea0e8c4be",
  day: "2026-11-30",
  domain: "shop.example",
  attempts: 0,
  done: [],
  counts
})

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((sum, number) => sum + number, 0)

describe("ReportDocument", () => {
  it("has the fields of the RFC and no others, with each session in it once, under its policy", () => {
    fc.assert(fc.property(counts, (counts) => {
      const document = decode(JSON.parse(JSON.stringify(ReportDocument.make(reportOf(counts), sender))))
      const of = (type: string, isFailure: boolean) =>
        sum(
          counts
            .filter(({ failure, policy }) => policy.type === type && (failure !== null) === isFailure)
            .map(({ sessions }) => sessions)
        )
      const types = document.policies.map(({ policy }) => policy["policy-type"])
      assert.strictEqual(new Set(types).size, types.length)
      assert.sameMembers(types, [...new Set(counts.map(({ policy }) => policy.type))])
      for (const { "failure-details": details = [], policy, summary } of document.policies) {
        const type = policy["policy-type"]
        assert.strictEqual(policy["policy-domain"], "shop.example")
        assert.strictEqual(summary["total-successful-session-count"], of(type, false))
        assert.strictEqual(summary["total-failure-session-count"], of(type, true))
        assert.strictEqual(sum(details.map((one) => one["failed-session-count"])), of(type, true))
      }
    }))
  })

  it("names its file by who reports, of what, when and which it is", () => {
    assert.strictEqual(
      ReportDocument.fileName(reportOf([]), sender),
      "mail.example!shop.example!1795996800!1796083199!5065427c23d347cab6e0946ea0e8c4be.json.gz"
    )
  })
})

describe("reported", () => {
  it("writes policies as they are published", () => {
    assert.deepStrictEqual(
      policyOf({ type: "tlsa", records: [{ usage: 3, selector: 1, matching: 1, data: new Uint8Array([1, 171]) }] }),
      { type: "tlsa", strings: ["3 1 1 01AB"], mxHosts: [] }
    )
    assert.deepStrictEqual(
      policyOf({ type: "sts", policy: { mode: "testing", mx: ["*.shop.example"], maxAgeSeconds: 60 } }),
      {
        type: "sts",
        strings: ["version: STSv1", "mode: testing", "max_age: 60", "mx: *.shop.example"],
        mxHosts: ["*.shop.example"]
      }
    )
  })

  it("bounds a policy, and the words of a failure", () => {
    fc.assert(fc.property(fc.array(fc.string({ maxLength: 255 }), { maxLength: 100 }), fc.string(), (mx, message) => {
      const { mxHosts, strings } = policyOf({ type: "sts", policy: { mode: "enforce", mx, maxAgeSeconds: 1 } })
      assert.isAtMost(Math.max(mxHosts.join("").length, strings.join("").length), 4_000)
      const { reason } = failureOf({ type: "validation-failure", message }, "mx", { local: null, remote: null })
      assert.match(reason!, /^[\x20-\x7e]{0,100}$/)
    }))
  })

  it("says of an error of OpenSSL the same in every thread", () => {
    const words = (thread: string) =>
      failureOf(
        {
          type: "validation-failure",
          message: `${thread}:error:0A00010B:SSL routines:ssl3_get_record:wrong version number:../ssl/record.c:354:\n`
        },
        "mx",
        { local: null, remote: null }
      ).reason
    assert.deepStrictEqual([words("4017D2"), words("F0A1")], ["wrong version number", "wrong version number"])
  })
})

const hour = 3_600_000

describe("schedule", () => {
  it("sends within five hours after the day, and gives up a day later", () => {
    fc.assert(fc.property(fc.domain(), (domain) => {
      const report = { day: "2026-11-30", domain }
      const due = firstDue(report)
      const midnight = Date.parse("2026-12-01T00:00:00Z")
      assert.isTrue(due >= midnight + hour / 4 && due < midnight + 5 * hour)
      let now = due
      let attempts = 0
      for (let wait = nextWait(report, attempts, now); wait !== null; wait = nextWait(report, ++attempts, now)) {
        assert.isTrue(wait > 0 && wait <= 4 * hour)
        now += wait
      }
      assert.isTrue(now <= due + 24 * hour && now > due + 20 * hour)
      assert.isAtMost(attempts, 12)
      assert.isNull(nextWait(report, 0, due + 48 * hour))
    }))
  })
})
