/** A policy of MTA-STS (RFC 8461 §3.2). */
export interface StsPolicy {
  /**
   * `enforce`: deliver to nobody but hosts that match, with a certificate that verifies. `testing`: only report where that
   * fails. `none`: there is no policy any more.
   */
  readonly mode: "enforce" | "testing" | "none"
  /** Patterns of MX hosts, lower-case: names, or `*.` and a name for one label more. Empty only in mode `none`. */
  readonly mx: ReadonlyArray<string>
  /** For how long the policy is kept: 0 to 31,557,600 seconds, about a year. */
  readonly maxAgeSeconds: number
}
