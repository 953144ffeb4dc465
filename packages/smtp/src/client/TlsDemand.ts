import type { TlsFailure } from "./TlsOutcome.ts"

/** Certificates that a function finds nothing against (DANE, RFC 7672). */
export interface ChainDemand {
  readonly _tag: "Chain"
  /** The chain in DER: the server's own certificate first, each signed by the next. It must not throw. */
  readonly verify: (chain: ReadonlyArray<Uint8Array>) => TlsFailure | undefined
}

/** Certificates of a trusted authority, valid now, for one of some names. */
export interface NamesDemand {
  readonly _tag: "Names"
  /** Host names or IP addresses, at least one. */
  readonly names: ReadonlyArray<string>
  /**
   * The name must be among the certificate's alternative names, where a wildcard is a whole label (RFC 8461 §4.2,
   * RFC 9525 §6.3). Otherwise Node.js decides, which takes a common name and `mx*.example.com` too.
   */
  readonly strict: boolean
}

/** The certificates with which a server is believed to be the one that was meant. */
export type CertificateDemand =
  /** Every one: it keeps out who only reads along, and not who answers in the server's place (RFC 7435). */
  | { readonly _tag: "Any" }
  | NamesDemand
  | ChainDemand

/** What is demanded of a session before anything but EHLO and STARTTLS is said in it. */
export type TlsDemand =
  /** STARTTLS is not asked for. */
  | { readonly _tag: "Plaintext" }
  /** STARTTLS is asked for where it is offered; `required`: where it is not, there is no session. */
  | { readonly _tag: "Tls"; readonly required: boolean; readonly certificate: CertificateDemand }

/** The session stays as it is. */
export const plaintext: TlsDemand = { _tag: "Plaintext" }

/**
 * Opportunistic TLS (RFC 3207, RFC 7435): STARTTLS where it is offered, with any certificate. Where it fails, a new
 * connection may be made in plaintext.
 */
export const opportunistic: TlsDemand = { _tag: "Tls", required: false, certificate: { _tag: "Any" } }

/** Nothing is sent but over TLS, with any certificate. */
export const encrypted: TlsDemand = { _tag: "Tls", required: true, certificate: { _tag: "Any" } }

/** Nothing is sent but over TLS, to a server with a certificate for one of these host names (MTA-STS, RFC 8461 §4.2). */
export const verifiedFor = (...names: readonly [string, ...ReadonlyArray<string>]): TlsDemand => ({
  _tag: "Tls",
  required: true,
  certificate: { _tag: "Names", names, strict: true }
})

/** Nothing is sent but over TLS, to a server whose certificates a function finds nothing against. */
export const verifiedBy = (verify: ChainDemand["verify"]): TlsDemand => ({
  _tag: "Tls",
  required: true,
  certificate: { _tag: "Chain", verify }
})

/** Whether a session in plaintext is as good as one whose TLS has failed. */
export const fallsBack = (demand: TlsDemand): boolean =>
  demand._tag === "Tls" && !demand.required && demand.certificate._tag === "Any"
