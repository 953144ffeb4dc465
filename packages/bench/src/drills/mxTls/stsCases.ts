/** What becomes of mail for domains without a policy, and with one of MTA-STS (RFC 8461 §§4, 5). */
import type { Case } from "./Case.ts"
import * as Certificates from "./Certificates.ts"
import { file, make, policy, server, tests, text } from "./stsCase.ts"

const old =
  "Postfix speaks TLS 1.1 where it demands nothing, by RFC 7435. RFC 8996 §5 forbids it, and Node.js has none by default"

const opportunistic: ReadonlyArray<Case> = ([
  ["any", "a certificate of nobody's", "offers", Certificates.own, "encrypted"],
  ["any-expired", "an expired certificate", "offers", Certificates.expired, "encrypted"],
  ["any-strips", "no STARTTLS", "strips", Certificates.own, "plaintext"],
  ["any-refuses", "STARTTLS is refused", "refuses", Certificates.own, "plaintext"],
  ["any-breaks", "the handshake fails", "breaks", Certificates.own, "plaintext"],
  ["any-hangs", "the handshake is not answered", "hangs", Certificates.own, "plaintext"],
  ["any-old", "TLS 1.1 only", "old", Certificates.own, "plaintext"]
] as const).map(([name, about, manner, identity, outcome]) =>
  make(name, `no policy: ${about}`, {
    area: "opportunistic",
    texts: [],
    web: null,
    policy: null,
    manner,
    identity,
    outcome,
    postfix: manner === "old" ? { outcome: "encrypted", why: old } : null
  })
)

const names =
  "postfix-mta-sts-resolver hands the patterns of a policy over as names that the certificate may have (secure match=…), " +
  "and no list of hosts. RFC 8461 §4.1 wants the MX host among the patterns, and §4.2 a certificate for that host"

const certificates: ReadonlyArray<Case> = [
  make("enforce", "a valid certificate", { outcome: "verified" }),
  make("enforce-wildcard", "a certificate with a wildcard", {
    identity: (host) => Certificates.valid(host.replace(/^mx1\./, "*.")),
    outcome: "verified"
  }),
  make("enforce-chain", "a certificate with the authority between", {
    identity: Certificates.withBetween,
    outcome: "verified"
  }),
  make("enforce-gap", "a certificate without the authority between", {
    identity: Certificates.withoutBetween,
    outcome: "deferred"
  }),
  make("enforce-between-expired", "the authority between has expired", {
    identity: Certificates.withExpiredBetween,
    outcome: "deferred"
  }),
  make("enforce-common-name", "a certificate with the host as its common name, and no alternative name", {
    identity: Certificates.byCommonName,
    outcome: "deferred",
    postfix: {
      outcome: "verified",
      why: "Postfix takes a common name for lack of others, as RFC 6125 §6.4.4 lets it. RFC 8461 §4.2 does not"
    }
  }),
  make("enforce-expired", "an expired certificate", { identity: Certificates.expired, outcome: "deferred" }),
  make("enforce-early", "a certificate that is not valid yet", { identity: Certificates.early, outcome: "deferred" }),
  make("enforce-other", "a certificate for another name", {
    identity: () => Certificates.valid("mx1.other.example"),
    outcome: "deferred"
  }),
  make("enforce-domain", "a certificate for the recipients' domain alone", {
    identity: (host) => Certificates.valid(host.replace(/^mx1\./, "")),
    outcome: "deferred"
  }),
  make("enforce-partial", "a certificate whose wildcard is a part of a label", {
    identity: (host) => Certificates.valid(host.replace(/^mx1\./, "mx*.")),
    outcome: "deferred"
  }),
  make("enforce-above", "a certificate with a wildcard above the domain", {
    identity: () => Certificates.valid("*.plain.example"),
    outcome: "deferred"
  }),
  make("enforce-sni", "a certificate that is shown to who names the host alone", {
    hosts: (domain) => [{ ...server(`mx1.${domain}`, Certificates.valid(`mx1.${domain}`)), only: `mx1.${domain}` }],
    outcome: "verified"
  }),
  make("enforce-own", "a certificate of nobody's", { identity: Certificates.own, outcome: "deferred" }),
  make("enforce-unknown", "a certificate of an unknown authority", {
    identity: Certificates.underUnknown,
    outcome: "deferred"
  })
]

const downgraded: ReadonlyArray<Case> = [
  make("enforce-strips", "no STARTTLS", { manner: "strips", outcome: "deferred" }),
  make("enforce-refuses", "STARTTLS is refused", { manner: "refuses", outcome: "deferred" }),
  make("enforce-breaks", "the handshake fails", { manner: "breaks", outcome: "deferred" }),
  make("enforce-hangs", "the handshake is not answered", { manner: "hangs", outcome: "deferred" }),
  make("enforce-old", "TLS 1.1 only", { manner: "old", outcome: "deferred" })
]

const hosts: ReadonlyArray<Case> = [
  make("pattern", "the policy has *. and the domain", { policy: policy("enforce", "*"), outcome: "verified" }),
  make("pattern-upper", "the policy writes the host in capitals", {
    policy: (domain) => file(text("enforce", [`MX1.${domain.toUpperCase()}`])),
    outcome: "verified"
  }),
  make("pattern-deep", "the host is two labels below the pattern", {
    policy: policy("enforce", "*"),
    mx: (domain) => [`${domain}. MX 10 mx1.deep.${domain}.`],
    hosts: (domain) => [server(`mx1.deep.${domain}`, Certificates.valid(`mx1.deep.${domain}`))],
    outcome: "deferred",
    postfix: { outcome: "verified", why: `${names}; its .domain fits any depth` }
  }),
  make("pattern-other", "the certificate is for another name that fits the pattern", {
    policy: policy("enforce", "*"),
    identity: (host) => Certificates.valid(host.replace(/^mx1\./, "mx7.")),
    outcome: "deferred",
    postfix: { outcome: "verified", why: names }
  }),
  make("unnamed", "the policy does not name the host, whose certificate is valid", {
    policy: policy("enforce", "mx7"),
    outcome: "deferred"
  }),
  make("unnamed-mx", "the policy does not name the host, whose certificate is for one that it names", {
    policy: policy("enforce", "mx7"),
    identity: (host) => Certificates.valid(host.replace(/^mx1\./, "mx7.")),
    outcome: "deferred",
    postfix: { outcome: "verified", why: names }
  }),
  make("unnamed-first", "the policy names the second of two hosts", {
    policy: policy("enforce", "mx2"),
    mx: (domain) => [`${domain}. MX 10 mx1.${domain}.`, `${domain}. MX 20 mx2.${domain}.`],
    hosts: (domain) =>
      ["mx1", "mx2"].map((label) => server(`${label}.${domain}`, Certificates.valid(`${label}.${domain}`))),
    outcome: "verified"
  }),
  make("expired-first", "the first of two hosts has an expired certificate", {
    policy: policy("enforce", "mx1", "mx2"),
    mx: (domain) => [`${domain}. MX 10 mx1.${domain}.`, `${domain}. MX 20 mx2.${domain}.`],
    hosts: (domain) => [
      server(`mx1.${domain}`, Certificates.expired(`mx1.${domain}`)),
      server(`mx2.${domain}`, Certificates.valid(`mx2.${domain}`))
    ],
    outcome: "verified"
  }),
  make("host-alias", "the host that the policy names is an alias", {
    records: (domain) => [`mx1.${domain}. CNAME real.${domain}.`],
    hosts: (domain) => [server(`real.${domain}`, Certificates.valid(`mx1.${domain}`))],
    outcome: "verified"
  }),
  make("no-mx", "no MX: the policy names the domain itself", {
    policy: (domain) => file(text("enforce", [domain])),
    mx: () => [],
    hosts: (domain) => [server(domain, Certificates.valid(domain))],
    outcome: "verified"
  })
]

const modes: ReadonlyArray<Case> = [
  make("testing", "testing, and a valid certificate", { policy: tests, outcome: "encrypted" }),
  make("testing-expired", "testing, and an expired certificate", {
    policy: tests,
    identity: Certificates.expired,
    outcome: "encrypted"
  }),
  make("testing-unnamed", "testing, and a host that is not named", {
    policy: policy("testing", "mx7"),
    outcome: "encrypted"
  }),
  make("testing-strips", "testing, and no STARTTLS", { policy: tests, manner: "strips", outcome: "plaintext" }),
  make("none-strips", "mode none, and no STARTTLS", {
    policy: (domain) => file(text("none", [`mx1.${domain}`])),
    manner: "strips",
    outcome: "plaintext"
  })
]

export const stsCases: ReadonlyArray<Case> = [...opportunistic, ...certificates, ...downgraded, ...hosts, ...modes]
