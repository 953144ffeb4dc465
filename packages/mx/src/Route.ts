/** An address of a mail server. */
export interface HostAddress {
  /** In its usual text form, without brackets. */
  readonly address: string
  readonly family: "IPv4" | "IPv6"
}

/** A mail server of a route. */
export interface RouteHost {
  /** Lower-case A-labels without a trailing dot; for a domain literal the address itself. */
  readonly name: string
  /** Lowest first; 0 for an implicit MX and a domain literal. */
  readonly preference: number
  /** At least one and at most 8, in the order to try: families alternate, IPv6 first. */
  readonly addresses: ReadonlyArray<HostAddress>
  /** The name at the end of any aliases of `name`, to be relied on where `authentic`. */
  readonly canonicalName: string
  /** The resolver has validated every address with DNSSEC: the host may have TLSA records (RFC 7672 §2.2.2). */
  readonly authentic: boolean
}

/** Where the mail of a domain is taken to. */
export interface Route {
  /** The recipients' domain: lower-case A-labels, or a literal in its brackets. */
  readonly domain: string
  /**
   * How the hosts were found: named by MX records, the domain itself for lack of any (RFC 5321 §5.1), or the address of
   * a domain literal.
   */
  readonly by: "mx" | "implicit" | "literal"
  /** The name of the place where the route leads (`Site`): what shares it is sent to and shaped together. */
  readonly site: string
  /** At least one and at most 5, in the order to try: by preference, in random order among equals. */
  readonly hosts: ReadonlyArray<RouteHost>
  /** The resolver has validated the answer about MX records, that there are none included (RFC 7672 §2.2.1). */
  readonly authentic: boolean
  /**
   * The domain's name at the end of any aliases, where the resolver has validated them; otherwise the domain. A
   * certificate that a trust anchor of DANE vouches for may be for either (RFC 7672 §3.2.2).
   */
  readonly canonicalName: string
}
