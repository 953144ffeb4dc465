/** What becomes of mail where a policy of MTA-STS cannot be had, is malformed, or is known from before (RFC 8461 §3). */
import type { Case, PolicyFile, World } from "./Case.ts"
import { enforces, file, type Given, make, policy, record, text, web, week } from "./stsCase.ts"

/** The policy cannot be had, or is none: mail goes as without it (RFC 8461 §3.3). The host offers no STARTTLS, to tell. */
const without = (name: string, about: string, given: Omit<Given, "outcome" | "manner">): Case =>
  make(name, about, { ...given, manner: "strips", outcome: "plaintext" })

const served = (more: Partial<PolicyFile>) => (domain: string) => ({ ...enforces(domain), ...more })
const body = (change: (body: string) => string) => (domain: string) => file(change(enforces(domain).body))

const unreachable: ReadonlyArray<Case> = [
  without("web-foreign", "the policy's host has a certificate for another name", {
    policy: served({ certificate: "foreign" })
  }),
  without("web-expired", "the policy's host has an expired certificate", {
    policy: served({ certificate: "expired" })
  }),
  without("web-unknown", "the policy's host has a certificate of an unknown authority", {
    policy: served({ certificate: "unknown" })
  }),
  without("web-301", "the policy's host answers with a redirect", {
    policy: (domain) => ({
      ...enforces(domain),
      status: 301,
      location: `https://mta-sts.enforce.plain.example/.well-known/mta-sts.txt`
    })
  }),
  without("web-404", "the policy's host answers with 404", { policy: served({ status: 404 }) }),
  without("web-500", "the policy's host answers with 500", { policy: served({ status: 500 }) }),
  without("web-html", "the policy is of type text/html", { policy: served({ type: "text/html" }) }),
  without("web-large", "the policy has more than 64 KiB", { policy: body((text) => text + "x: y\r\n".repeat(12_000)) }),
  without("web-closed", "nobody listens at the policy's host", {
    web: (domain) => `mta-sts.${domain}. A ${web.closed}`
  }),
  without("web-silent", "the policy's host does not answer", {
    web: (domain) => `mta-sts.${domain}. A ${web.silent}`
  }),
  without("web-nowhere", "the policy's host has no address", { web: null })
]

const lenient =
  "postfix-mta-sts-resolver reads past what RFC 8461 §§3.1, 3.2 do not allow. A record or policy that is not well-formed is none (§3.1)"

const malformed: ReadonlyArray<Case> = [
  without("no-version", "the policy has no version", { policy: body((text) => text.replace(/^.*\r\n/, "")) }),
  without("no-mode", "the policy has no mode", { policy: body((text) => text.replace(/mode:.*\r\n/, "")) }),
  without("bad-mode", "the policy has an unknown mode", { policy: policy("strict", "mx1") }),
  without("no-patterns", "the policy names no host", { policy: policy("enforce") }),
  without("dot-pattern", "the policy's mx begins with a dot", {
    policy: (domain) => file(text("enforce", [`.${domain}`])),
    postfix: { outcome: "deferred", why: lenient }
  }),
  without("no-max-age", "the policy has no max_age", { policy: body((text) => text.replace(/max_age:.*\r\n/, "")) }),
  without("bad-max-age", "the policy's max_age is no number", {
    policy: body((text) => text.replace(/\d+\r\n$/, "a week\r\n"))
  }),
  without("no-record", "there is a policy, but no record", { texts: [] }),
  without("two-records", "there are two records", { texts: ["v=STSv1; id=1;", "v=STSv1; id=2;"] }),
  without("no-id", "the record has no id", { texts: ["v=STSv1;"] }),
  without("bad-version", "the record is of another version", { texts: ["v=STSv2; id=1;"] }),
  without("bad-id", "the record's id has a hyphen", {
    texts: ["v=STSv1; id=2026-01-01;"],
    postfix: { outcome: "deferred", why: lenient }
  }),
  without("garbage", "the policy has a line that is no field", {
    policy: body((text) => `${text}hello\r\n`),
    postfix: { outcome: "deferred", why: lenient }
  }),
  without("bogus-record", "the record's signature is broken", {
    zone: "signed.example",
    tampered: (domain) => [{ name: `_mta-sts.${domain}`, type: "TXT" }]
  }),
  make("extended", "LF, further fields in record and policy, and another order", {
    texts: ["google-site-verification=1", "v=STSv1; id=1; more=some"],
    policy: (domain) => file(`max_age: ${week}\nmx: mx1.${domain}\nmore: some\nmode: enforce\nversion: STSv1`),
    outcome: "verified"
  }),
  make("split", "the record is in two strings, without a semicolon at its end", {
    texts: ["v=STSv1;\" \"id=1"],
    outcome: "verified"
  }),
  make("record-alias", "the record is at the end of an alias", {
    texts: [],
    records: (domain) => [`_mta-sts.${domain}. CNAME _mta-sts.enforce.plain.example.`],
    outcome: "verified"
  }),
  make("charset", "the policy is of type text/plain with a charset", {
    policy: served({ type: "text/plain; charset=utf-8" }),
    outcome: "verified"
  }),
  make("max-age-0", "max_age is 0, and STARTTLS is stripped", {
    policy: (domain) => file(text("enforce", [`mx1.${domain}`], 0)),
    manner: "strips",
    outcome: "deferred"
  }),
  make("max-age-long", "max_age is more than a year, and STARTTLS is stripped", {
    policy: (domain) => file(text("enforce", [`mx1.${domain}`], 99_999_999)),
    manner: "strips",
    outcome: "deferred",
    postfix: {
      outcome: "plaintext",
      why: "postfix-mta-sts-resolver takes it for no policy. RFC 8461 §3.2 has a maximum, which we keep the policy for"
    }
  }),
  make("delegated", "the policy's host is an alias", {
    web: (domain) => `mta-sts.${domain}. CNAME mta-sts.enforce.plain.example.`,
    outcome: "verified"
  })
]

/** A host that no longer offers STARTTLS. */
const stripped = ({ servers }: World) => ({ servers: servers.map((one) => ({ ...one, manner: "strips" }) as const) })
const withText = (domain: string, { records }: World, value: string | null) => ({
  records: [
    ...records.filter((line) => !line.startsWith("_mta-sts.")),
    ...value === null ? [] : [record(domain, value)]
  ]
})
const renewed = "v=STSv1; id=2;"

const remembered: ReadonlyArray<Case> = [
  make("kept-unreachable", "a policy is known, then its host answers with 500 and STARTTLS is stripped", {
    outcome: "deferred",
    then: (domain, world) => ({
      ...stripped(world),
      ...withText(domain, world, renewed),
      policy: served({ status: 500 })(domain)
    })
  }),
  make("kept-unrecorded", "a policy is known, then its record is gone and STARTTLS is stripped", {
    outcome: "deferred",
    then: (domain, world) => ({ ...stripped(world), ...withText(domain, world, null) })
  }),
  make("kept-malformed", "a policy is known, then the newer one is malformed and STARTTLS is stripped", {
    outcome: "deferred",
    then: (domain, world) => ({ ...stripped(world), ...withText(domain, world, renewed), policy: file("none") })
  }),
  make("kept-same-id", "a policy is known, then its file says none under the same id and STARTTLS is stripped", {
    outcome: "deferred",
    then: (domain, world) => ({ ...stripped(world), policy: policy("none", "mx1")(domain) })
  }),
  make("taken-back", "a policy is known, then a newer one says none and STARTTLS is stripped", {
    outcome: "plaintext",
    then: (domain, world) => ({
      ...stripped(world),
      ...withText(domain, world, renewed),
      policy: policy("none", "mx1")(domain)
    })
  }),
  make("moved", "a policy is known, then a newer one names another host", {
    outcome: "deferred",
    then: (domain, world) => ({ ...withText(domain, world, renewed), policy: policy("enforce", "mx7")(domain) })
  }),
  make("forgotten", "max_age is over, the record is gone and STARTTLS is stripped", {
    policy: (domain) => file(text("enforce", [`mx1.${domain}`], 30)),
    outcome: "plaintext",
    then: (domain, world) => ({ ...stripped(world), ...withText(domain, world, null) })
  })
]

export const policyCases: ReadonlyArray<Case> = [...unreachable, ...malformed, ...remembered]
