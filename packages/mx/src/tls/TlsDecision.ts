import type { TlsaRecord } from "../dns/MailDns.ts"
import type { StsProblem } from "./StsPolicies.ts"
import type { StsPolicy } from "./StsPolicy.ts"

/**
 * What is demanded of a connection to a host.
 *
 * - `None`: TLS is not used.
 * - `Opportunistic`: STARTTLS where it is offered, with any certificate; in the clear where it is not, or fails
 *   (RFC 3207, RFC 7435).
 * - `Encrypted`: STARTTLS, with any certificate, or no delivery: the host has TLSA records, but none that is usable
 *   (RFC 7672 §2.2).
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

/** What is demanded of a connection to a host, and why. */
export interface TlsDecision {
  readonly demand: TlsDemand
  /**
   * What a policy in testing mode would demand: where the session does not satisfy it, that is reported and changes
   * nothing else. Null: no policy is in testing mode.
   */
  readonly tested: TlsDemand | null
  readonly policy: TlsPolicy
  /** What went wrong before any connection, for reports; null: nothing. */
  readonly problem: StsProblem | { readonly result: "dnssec-invalid" | "tlsa-invalid"; readonly message: string } | null
  /** A sentence for an operator. */
  readonly reason: string
}
