import type { MailDnsFailure, TlsaRecord } from "../dns/MailDns.ts"
import type { Route, RouteHost } from "../Route.ts"
import type { StsLookup } from "./StsPolicies.ts"
import { matches, type StsPolicy } from "./StsPolicy.ts"
import type { StsProblem } from "./StsProblem.ts"
import * as Tlsa from "./Tlsa.ts"
import type { TlsOptions } from "./TlsOptions.ts"

/**
 * What is demanded of a connection to a host.
 *
 * - `None`: TLS is not used.
 * - `Opportunistic`: STARTTLS where it is offered, with any certificate; in the clear where it is not, or fails
 *   (RFC 3207, RFC 7435).
 * - `Encrypted`: STARTTLS, with any certificate, or no delivery: the host has TLSA records, but none that is usable
 *   (RFC 7672 §2.2), or the options ask for it.
 * - `Verified`: STARTTLS, and a certificate of a public authority for the host's name (RFC 8461 §4.2).
 * - `Dane`: STARTTLS, and a certificate that matches one of the records (`Dane.verify`).
 * - `NotAllowed`: the host is not one of the policy's: it gets no mail of this domain (RFC 8461 §4.1).
 * - `Unusable`: what protects the host could not be found out: it gets no mail for now (RFC 7672 §2.1).
 */
export type TlsDemand =
  | { readonly _tag: "None" | "Opportunistic" | "Encrypted" | "NotAllowed" | "Unusable" }
  | {
    readonly _tag: "Verified"
    /** The host's name: for SNI, and what the certificate must be for. */
    readonly serverName: string
  }
  | {
    readonly _tag: "Dane"
    /** The TLSA base domain: for SNI (RFC 7672 §8.1). */
    readonly serverName: string
    /** The usable ones, at least one. */
    readonly records: ReadonlyArray<TlsaRecord>
    /** The names of which the certificate must be for one, where a trust anchor vouches for it (RFC 7672 §3.2.2). */
    readonly names: ReadonlyArray<string>
  }

/** The policy that a session is counted under in reports (RFC 8460 §4.4). */
export type TlsPolicy =
  | { readonly type: "no-policy-found" }
  | { readonly type: "sts"; readonly policy: StsPolicy }
  | { readonly type: "tlsa"; readonly records: ReadonlyArray<TlsaRecord> }

/** What went wrong before any connection, under the name that reports give it (RFC 8460 §4.3). */
export type TlsProblem =
  | Pick<StsProblem, "result" | "message">
  | { readonly result: "dnssec-invalid" | "tlsa-invalid"; readonly message: string }

/** What is demanded of a connection to a host, and why. */
export interface TlsDecision {
  readonly demand: TlsDemand
  /**
   * What a policy in testing mode would demand: where the session does not satisfy it, that is reported and changes
   * nothing else. Null: no policy is in testing mode.
   */
  readonly tested: TlsDemand | null
  readonly policy: TlsPolicy
  /** Null: nothing. */
  readonly problem: TlsProblem | null
  /** A sentence for an operator. */
  readonly reason: string
}

/** What is known of a host's TLSA records, where they may be relied on. */
export type TlsaLookup =
  /** There are none, or they were not asked for, or they are not authentic. */
  | { readonly _tag: "Absent" }
  | {
    readonly _tag: "Found"
    /** The TLSA base domain: the name that they stand below (RFC 7672 §2.2.3). */
    readonly base: string
    readonly records: ReadonlyArray<TlsaRecord>
  }
  | { readonly _tag: "Failed"; readonly reason: MailDnsFailure["reason"] }

/** What a decision rests upon. */
export interface TlsFacts {
  readonly route: Pick<Route, "domain" | "canonicalName">
  readonly host: Pick<RouteHost, "name">
  readonly tlsa: TlsaLookup
  readonly sts: StsLookup
  readonly options: Pick<TlsOptions, "use">
}

/**
 * Decides what is demanded of a connection to a host. DANE goes before MTA-STS, which cannot take back what it demands
 * (RFC 8461 §2); a policy in testing mode demands nothing.
 *
 * @example
 * ```ts
 * import { decide } from "@sendwright/mx/tls/TlsDecision"
 *
 * // Verified: the domain enforces a policy that names the host.
 * export const decision = decide({
 *   route: { domain: "shop.example", canonicalName: "shop.example" },
 *   host: { name: "mx.shop.example" },
 *   tlsa: { _tag: "Absent" },
 *   sts: { policy: { mode: "enforce", mx: ["*.shop.example"], maxAgeSeconds: 604_800 }, problem: null },
 *   options: { use: "opportunistic" }
 * })
 * ```
 */
export const decide = ({ host, options, route, sts, tlsa }: TlsFacts): TlsDecision => {
  if (options.use === "never") {
    return { ...nothingFound, demand: { _tag: "None" }, reason: "The options say that TLS is never used" }
  }
  if (tlsa._tag === "Failed") return unusable(tlsa.reason)
  const records = tlsa._tag === "Found" ? tlsa.records : []
  const usable = Tlsa.usable(records)
  if (tlsa._tag === "Found" && usable.length > 0) {
    const names = [...new Set([tlsa.base, route.domain, route.canonicalName])]
    return {
      ...nothingFound,
      demand: { _tag: "Dane", serverName: tlsa.base, records: usable, names },
      policy: { type: "tlsa", records },
      reason: "The host has TLSA records, which its certificate must match"
    }
  }
  const bySts = decideBySts(host, sts)
  if (bySts.demand._tag !== "Opportunistic") return bySts
  if (records.length > 0) {
    return {
      ...bySts,
      demand: { _tag: "Encrypted" },
      policy: { type: "tlsa", records },
      problem: { result: "tlsa-invalid", message: "None of the host's TLSA records is usable" },
      reason: "The host has TLSA records, none of which is usable: the connection must be encrypted"
    }
  }
  return options.use === "required"
    ? { ...bySts, demand: { _tag: "Encrypted" }, reason: "The options say that connections must be encrypted" }
    : bySts
}

const nothingFound: TlsDecision = {
  demand: { _tag: "Opportunistic" },
  tested: null,
  policy: { type: "no-policy-found" },
  problem: null,
  reason: "Neither the host nor the domain demands anything"
}

const unusable = (reason: MailDnsFailure["reason"]): TlsDecision => ({
  ...nothingFound,
  demand: { _tag: "Unusable" },
  policy: { type: "tlsa", records: [] },
  problem: reason === "bogus"
    ? { result: "dnssec-invalid", message: "The answer about the host's TLSA records fails DNSSEC" }
    : null,
  reason: "The name servers do not tell whether the host has TLSA records"
})

/** What the domain's policy demands. */
const decideBySts = (host: TlsFacts["host"], { policy, problem }: StsLookup): TlsDecision => {
  if (policy === null || policy.mode === "none") return { ...nothingFound, problem }
  const isNamed = matches(policy, host.name)
  const demand: TlsDemand = isNamed ? { _tag: "Verified", serverName: host.name } : { _tag: "NotAllowed" }
  const applied = { ...nothingFound, policy: { type: "sts", policy }, problem } as const
  if (policy.mode === "testing") {
    return {
      ...applied,
      tested: demand,
      reason: "The domain has a policy of MTA-STS in testing mode, which demands nothing"
    }
  }
  return {
    ...applied,
    demand,
    reason: isNamed
      ? "The domain's policy of MTA-STS demands a certificate that is valid for the host"
      : "The domain's policy of MTA-STS does not name the host"
  }
}
