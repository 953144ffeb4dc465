/** What becomes of mail for domains with DNSSEC and DANE (RFC 7671, RFC 7672). */
import { createHash } from "node:crypto"
import type { Case } from "./Case.ts"
import * as Certificates from "./Certificates.ts"
import { make, of, ofAnother, ofRoot, right, wrong } from "./daneCase.ts"

const { alone, association, own } = Certificates

/** A second host whose key its record has. */
const goodSecond = (domain: string) => {
  const host = `mx2.${domain}`
  const identity = own(host)
  return {
    server: { host, manner: "offers", identity },
    tlsa: association(3, 1, 1, identity.cert)
  } as const
}

const plainSecond = (domain: string) =>
  ({ server: { host: `mx2.${domain}`, manner: "offers", identity: own(`mx2.${domain}`) } }) as const

const insecureMx =
  "Postfix's smtp_tls_dane_insecure_mx_policy is dane: it looks at TLSA records even where the MX records are not signed. " +
  "RFC 7672 §2.2.1 leaves that to the client, as who forges the MX records names a host of his own"

const matching: ReadonlyArray<Case> = [
  make("ee-key-256", "3 1 1 matches", { tlsa: right, outcome: "verified" }),
  make("ee-cert-256", "3 0 1 matches", { tlsa: of(3, 0, 1), outcome: "verified" }),
  make("ee-key-512", "3 1 2 matches", { tlsa: of(3, 1, 2), outcome: "verified" }),
  make("ee-cert-512", "3 0 2 matches", { tlsa: of(3, 0, 2), outcome: "verified" }),
  make("ee-key-full", "3 1 0 matches", { tlsa: of(3, 1, 0), outcome: "verified" }),
  make("ee-cert-full", "3 0 0 matches", { tlsa: of(3, 0, 0), outcome: "verified" }),
  make("ee-wrong", "3 1 1 of another key", { tlsa: wrong, outcome: "deferred" }),
  make("ee-expired", "3 1 1 matches an expired certificate, whose dates do not count", {
    tlsa: right,
    identity: Certificates.expired,
    outcome: "verified"
  }),
  make("ee-early", "3 1 1 matches a certificate that is not valid yet", {
    tlsa: right,
    identity: Certificates.early,
    outcome: "verified"
  }),
  make("ee-other-name", "3 1 1 matches a certificate for another name, which does not count", {
    tlsa: right,
    identity: () => own("other.example"),
    outcome: "verified"
  }),
  make("ee-one-of-two", "one of two records matches, as while keys change", {
    tlsa: (shown) => [...wrong(), ...right(shown)],
    outcome: "verified"
  }),
  make("ee-none-of-two", "none of two records matches", { tlsa: () => [...wrong(), ...wrong()], outcome: "deferred" }),
  make("ee-agility", "SHA-256 matches, but the stronger SHA-512 of the same selector does not", {
    tlsa: (shown) => [...right(shown), ...ofAnother(3, 1, 2)()],
    outcome: "deferred"
  }),
  make("ee-selectors", "3 1 1 matches; SHA-512 of the other selector does not", {
    tlsa: (shown) => [...right(shown), ...ofAnother(3, 0, 2)()],
    outcome: "verified"
  }),
  make("ee-beside-ta", "3 1 1 matches, 2 1 1 does not", {
    tlsa: (shown) => [...right(shown), ...ofAnother(2, 1, 1)()],
    outcome: "verified"
  })
]

const anchored: ReadonlyArray<Case> = [
  make("ta-cert-256", "2 0 1 matches the root that the server sends", {
    identity: Certificates.underUnknown,
    tlsa: ofRoot(2, 0, 1),
    outcome: "verified"
  }),
  make("ta-key-512", "2 1 2 matches the root's key", {
    identity: Certificates.underUnknown,
    tlsa: ofRoot(2, 1, 2),
    outcome: "verified"
  }),
  make("ta-between", "2 1 1 matches the authority between", {
    identity: Certificates.underUnknownBetween,
    tlsa: () => [association(2, 1, 1, Certificates.unknownIntermediate)],
    outcome: "verified"
  }),
  make("ta-above-between", "2 1 1 matches the root above one between", {
    identity: Certificates.underUnknownBetween,
    tlsa: ofRoot(2, 1, 1),
    outcome: "verified"
  }),
  make("ta-cert-full", "2 0 0 has the root, which the server does not send", {
    identity: alone,
    tlsa: ofRoot(2, 0, 0),
    outcome: "verified"
  }),
  make("ta-key-full", "2 1 0 has the root's key, and the server sends no root", {
    identity: alone,
    tlsa: ofRoot(2, 1, 0),
    outcome: "verified"
  }),
  make("ta-not-sent", "2 0 1 is a digest of a root that the server does not send", {
    identity: alone,
    tlsa: ofRoot(2, 0, 1),
    outcome: "deferred"
  }),
  make("ta-wrong", "2 1 1 of another authority", {
    identity: Certificates.underUnknown,
    tlsa: ofAnother(2, 1, 1),
    outcome: "deferred"
  }),
  make("ta-other-name", "2 1 1 matches, but the certificate is for another name", {
    identity: () => Certificates.underUnknown("mx1.other.example"),
    tlsa: ofRoot(2, 1, 1),
    outcome: "deferred"
  }),
  make("ta-domain-name", "2 1 1 matches, and the certificate is for the recipients' domain", {
    identity: (host) => Certificates.underUnknown(host.replace(/^mx1\./, "")),
    tlsa: ofRoot(2, 1, 1),
    outcome: "verified"
  }),
  make("ta-wildcard", "2 1 1 matches, and the certificate has a wildcard", {
    identity: (host) => Certificates.underUnknown(host.replace(/^mx1\./, "*.")),
    tlsa: ofRoot(2, 1, 1),
    outcome: "verified"
  }),
  make("ta-expired", "2 1 1 matches, but the certificate has expired", {
    identity: Certificates.expiredUnderUnknown,
    tlsa: ofRoot(2, 1, 1),
    outcome: "deferred"
  }),
  make("ta-between-expired", "2 1 1 matches the root, but the authority between has expired", {
    identity: Certificates.underUnknownEnded,
    tlsa: ofRoot(2, 1, 1),
    outcome: "deferred"
  }),
  make("ta-is-leaf", "2 1 1 of the server's own certificate, which is no authority", {
    tlsa: of(2, 1, 1),
    outcome: "deferred"
  })
]

const unusable: ReadonlyArray<Case> = [
  make("pkix-ta", "0 0 1 only, which SMTP does not use", { tlsa: ofAnother(0, 0, 1), outcome: "encrypted" }),
  make("pkix-ee-strips", "1 1 1 only, and no STARTTLS", { tlsa: of(1, 1, 1), manner: "strips", outcome: "deferred" }),
  make("unusable-breaks", "1 1 1 only, and the handshake fails", {
    tlsa: of(1, 1, 1),
    manner: "breaks",
    outcome: "deferred"
  }),
  make("selector-9", "an unknown selector", { tlsa: () => ["3 9 1 " + "ab".repeat(32)], outcome: "encrypted" }),
  make("matching-9", "an unknown matching type", { tlsa: () => ["3 1 9 " + "ab".repeat(32)], outcome: "encrypted" }),
  make("short-digest", "a SHA-256 of 20 octets", { tlsa: () => ["3 1 1 " + "ab".repeat(20)], outcome: "encrypted" }),
  make("usable-beside", "1 1 1 beside 3 1 1, which matches", {
    tlsa: (shown) => [...of(1, 1, 1)(shown), ...right(shown)],
    outcome: "verified"
  }),
  make("wrong-beside", "1 1 1 beside 3 1 1, which does not match", {
    tlsa: (shown) => [...of(1, 1, 1)(shown), ...wrong()],
    outcome: "deferred"
  })
]

const downgraded: ReadonlyArray<Case> = [
  make("dane-strips", "3 1 1, and no STARTTLS", { tlsa: right, manner: "strips", outcome: "deferred" }),
  make("dane-refuses", "3 1 1, and STARTTLS is refused", { tlsa: right, manner: "refuses", outcome: "deferred" }),
  make("dane-breaks", "3 1 1, and the handshake fails", { tlsa: right, manner: "breaks", outcome: "deferred" }),
  make("dane-hangs", "3 1 1, and the handshake is not answered", { tlsa: right, manner: "hangs", outcome: "deferred" }),
  make("dane-old", "3 1 1, and TLS 1.1 only", { tlsa: right, manner: "old", outcome: "deferred" })
]

const signatures: ReadonlyArray<Case> = [
  make("no-tlsa", "a signed zone without TLSA", { outcome: "encrypted" }),
  make("no-tlsa-strips", "a signed zone without TLSA, and no STARTTLS", { manner: "strips", outcome: "plaintext" }),
  make("unsigned", "TLSA of another key in an unsigned zone", {
    zone: "plain.example",
    tlsa: wrong,
    outcome: "encrypted"
  }),
  make("unsigned-strips", "TLSA in an unsigned zone, and no STARTTLS", {
    zone: "plain.example",
    tlsa: right,
    manner: "strips",
    outcome: "plaintext"
  }),
  make("tlsa-alias", "the TLSA record is at the end of an alias", {
    tlsaAt: (domain) => `tlsa.${domain}`,
    tlsa: right,
    records: (domain) => [`_25._tcp.mx1.${domain}. CNAME tlsa.${domain}.`],
    outcome: "verified"
  }),
  make("tlsa-alias-out", "the TLSA record is at the end of an alias, in an unsigned zone", {
    tlsaAt: (domain) => `tlsa.${domain.replace("signed", "plain")}`,
    tlsa: wrong,
    records: (domain) => [`_25._tcp.mx1.${domain}. CNAME tlsa.${domain.replace("signed", "plain")}.`],
    outcome: "encrypted"
  }),
  make("tlsa-wildcard", "the TLSA record is at a wildcard", {
    tlsaAt: (domain) => `*._tcp.mx1.${domain}`,
    tlsa: right,
    outcome: "verified"
  }),
  make("tlsa-large", "40 TLSA records, which UDP does not hold, and one of which matches", {
    tlsa: (
      shown
    ) => [
      ...Array.from({ length: 39 }, (_, index) => `3 1 1 ${createHash("sha256").update(`${index}`).digest("hex")}`),
      ...right(shown)
    ],
    outcome: "verified"
  }),
  make("bogus-tlsa", "the signature of TLSA is broken", { tlsa: right, tampered: ["TLSA"], outcome: "deferred" }),
  make("bogus-denial", "the signature of there being no TLSA is broken", { tampered: ["NSEC"], outcome: "deferred" }),
  make("bogus-a", "the signature of the host's address is broken", {
    tlsa: right,
    tampered: ["A"],
    outcome: "deferred"
  }),
  make("bogus-mx", "the signature of MX is broken", { tlsa: right, tampered: ["MX"], outcome: "deferred" }),
  make("stale", "all signatures have expired", { zone: "stale.example", tlsa: right, outcome: "deferred" }),
  make("forged", "the zone is signed with a key that its parent does not vouch for", {
    zone: "forged.example",
    tlsa: right,
    outcome: "deferred"
  }),
  make("lame-tlsa", "the name server of the TLSA records does not answer", {
    records: (domain) => [`_tcp.mx1.${domain}. NS ns.silent.example.`],
    outcome: "deferred"
  }),
  make("stale-host", "the signatures of the host's zone have expired", {
    hostZone: "stale.example",
    tlsa: right,
    outcome: "deferred"
  }),
  make("unsigned-host", "MX is signed, the host with its TLSA is not", {
    hostZone: "plain.example",
    tlsa: wrong,
    outcome: "encrypted"
  }),
  make("unsigned-mx", "MX is not signed, the host with TLSA that matches is", {
    zone: "plain.example",
    hostZone: "signed.example",
    tlsa: right,
    outcome: "encrypted"
  }),
  make("unsigned-mx-wrong", "MX is not signed, the host with TLSA of another key is", {
    zone: "plain.example",
    hostZone: "signed.example",
    tlsa: wrong,
    outcome: "encrypted",
    postfix: { outcome: "deferred", why: insecureMx }
  })
]

const several: ReadonlyArray<Case> = [
  make("second-matches", "the first host does not match, the second one does", {
    tlsa: wrong,
    second: goodSecond,
    outcome: "verified"
  }),
  make("second-plain", "the first host does not match, the second one has no TLSA", {
    tlsa: wrong,
    second: plainSecond,
    outcome: "encrypted"
  }),
  make("second-after-bogus", "TLSA of the first host is bogus, the second one matches", {
    tlsa: right,
    tampered: ["TLSA"],
    second: goodSecond,
    outcome: "verified"
  })
]

export const daneCases: ReadonlyArray<Case> = [
  ...matching,
  ...anchored,
  ...unusable,
  ...downgraded,
  ...signatures,
  ...several
]
