/** What becomes of mail for domains with both DANE and MTA-STS (RFC 8461 §2). */
import type { Case, Identity } from "./Case.ts"
import * as Certificates from "./Certificates.ts"
import { tlsaAt } from "./daneCase.ts"
import { type Given, make, tests } from "./stsCase.ts"

const overrides =
  "Postfix's policy map has one level for a domain, and postfix-mta-sts-resolver says secure there, without a look at TLSA. " +
  "RFC 8461 §2 lets MTA-STS override no failure of DANE, and RFC 7672 §2.2 puts DANE first"

const tlsaOf = (identity: Identity, host: string) => tlsaAt(host, Certificates.association(3, 1, 1, identity.cert))

const unusable = ({ cert }: Identity, host: string) => tlsaAt(host, Certificates.association(1, 1, 1, cert))

const both = (
  name: string,
  about: string,
  { identity, tlsa, ...given }: Given & {
    readonly identity: (host: string) => Identity
    readonly tlsa: (identity: Identity, host: string) => string
  }
): Case => {
  const made = make(name, about, { ...given, identity, area: "both", zone: "signed.example" })
  const [first] = made.servers
  return { ...made, records: [...made.records, tlsa(first!.identity, first!.host)] }
}

const wrong = (_: Identity, host: string) => tlsaOf(Certificates.own(host), host)

export const bothCases: ReadonlyArray<Case> = [
  both("both", "DANE and the policy are both satisfied", {
    identity: Certificates.valid,
    tlsa: tlsaOf,
    outcome: "verified"
  }),
  both("dane-alone", "3 1 1 matches a certificate of nobody's, and the policy enforces", {
    identity: Certificates.own,
    tlsa: tlsaOf,
    outcome: "verified",
    postfix: { outcome: "deferred", why: overrides }
  }),
  both("sts-alone", "3 1 1 does not match a certificate that satisfies the policy", {
    identity: Certificates.valid,
    tlsa: wrong,
    outcome: "deferred",
    postfix: { outcome: "verified", why: overrides }
  }),
  both("sts-bogus-tlsa", "TLSA is bogus, and the certificate satisfies the policy", {
    identity: Certificates.valid,
    tlsa: tlsaOf,
    tampered: (domain) => [{ name: `_25._tcp.mx1.${domain}`, type: "TLSA" }],
    outcome: "deferred",
    postfix: { outcome: "verified", why: overrides }
  }),
  both("sts-unusable-tlsa", "no TLSA record is usable, and the certificate satisfies the policy", {
    identity: Certificates.valid,
    tlsa: unusable,
    outcome: "verified"
  }),
  both("sts-unusable-expired", "no TLSA record is usable, and the certificate has expired", {
    identity: Certificates.expired,
    tlsa: unusable,
    outcome: "deferred"
  }),
  both("dane-testing", "3 1 1 matches, and the policy is in testing mode", {
    identity: Certificates.own,
    tlsa: tlsaOf,
    policy: tests,
    outcome: "verified"
  }),
  both("dane-wrong-testing", "3 1 1 does not match, and the policy is in testing mode", {
    identity: Certificates.valid,
    tlsa: wrong,
    policy: tests,
    outcome: "deferred"
  })
]
