/** How connections to mail servers are secured. */
export interface TlsOptions {
  /**
   * `opportunistic`: TLS where a server offers it, and whatever DANE and MTA-STS demand. `required`: TLS with any
   * certificate at least, or no delivery. `never`: without TLS, for tests.
   */
  readonly use: "opportunistic" | "required" | "never"
  /** Whether TLSA records are asked for (RFC 7672). It takes a resolver whose word is trusted. */
  readonly dane: boolean
  /** Whether policies of MTA-STS are asked for (RFC 8461). */
  readonly sts: boolean
  /** The port of the servers, which TLSA records stand under. */
  readonly port: number
}

/** Opportunistic, with DANE and MTA-STS, port 25. */
export const defaultOptions: TlsOptions = { use: "opportunistic", dane: true, sts: true, port: 25 }
