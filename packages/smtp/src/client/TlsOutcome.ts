/** Why TLS did not come about, or was not good enough: the result types of TLS reports (RFC 8460 §4.3). */
export type TlsFailureType =
  | "starttls-not-supported"
  | "certificate-host-mismatch"
  | "certificate-expired"
  | "certificate-not-trusted"
  | "validation-failure"
  | "tlsa-invalid"
  | "dnssec-invalid"
  | "dane-required"
  | "sts-policy-fetch-error"
  | "sts-policy-invalid"
  | "sts-webpki-invalid"

/** A failure of TLS, in the words of reports and in those of the software that saw it. */
export interface TlsFailure {
  readonly type: TlsFailureType
  readonly message: string
}

/** What became of TLS when a session was opened. */
export type TlsOutcome =
  /** The session is in plaintext: STARTTLS was not offered, or not asked for. */
  | { readonly _tag: "Plaintext"; readonly offered: boolean }
  | {
    readonly _tag: "Secured"
    /** Such as `TLSv1.3`. */
    readonly protocol: string
    /** The name that the IETF gives it, such as `TLS_AES_256_GCM_SHA384`. */
    readonly cipher: string
    /** By what the certificate was found good; null: any would have done. */
    readonly verified: "names" | "chain" | null
    /** What a client that believes authorities alone would have against the certificate; null: nothing. */
    readonly doubt: TlsFailure | null
  }
  /** There is no session. */
  | { readonly _tag: "Failed"; readonly failure: TlsFailure }

/** The names that Node.js has for what OpenSSL finds wrong with a certificate, by what reports call it. */
const typesByCode: ReadonlyMap<string, TlsFailureType> = new Map([
  ["ERR_TLS_CERT_ALTNAME_INVALID", "certificate-host-mismatch"],
  ["HOSTNAME_MISMATCH", "certificate-host-mismatch"],
  ["CERT_HAS_EXPIRED", "certificate-expired"],
  ...[
    "CERT_CHAIN_TOO_LONG",
    "CERT_NOT_YET_VALID",
    "CERT_REJECTED",
    "CERT_REVOKED",
    "CERT_SIGNATURE_FAILURE",
    "CERT_UNTRUSTED",
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "INVALID_CA",
    "INVALID_PURPOSE",
    "PATH_LENGTH_EXCEEDED",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "UNABLE_TO_GET_ISSUER_CERT",
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE"
  ].map((code) => [code, "certificate-not-trusted"] as const)
])

/** What a code of an error of TLS means; whatever is of no other kind is a `validation-failure`. */
export const typeOf = (code: string): TlsFailureType => typesByCode.get(code) ?? "validation-failure"
