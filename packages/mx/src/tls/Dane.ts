import type { TlsaRecord } from "../dns/MailDns.ts"

/** What a certificate chain is verified against. */
export interface DaneExpectation {
  /** The usable records of the host. */
  readonly records: ReadonlyArray<TlsaRecord>
  /** The names of which the certificate must be for one, where a trust anchor vouches for it (RFC 7672 §3.2.2). */
  readonly names: ReadonlyArray<string>
  /** The time at which the chain must be valid, in milliseconds since 1970. */
  readonly atMillis: number
}

/** Why no record matches, under the name that reports give it (RFC 8460 §4.3). */
export interface DaneMismatch {
  readonly result: "certificate-host-mismatch" | "certificate-expired" | "validation-failure"
  /** For an operator. */
  readonly message: string
}
