import type { HostAddress } from "./Route.ts"

/** What routes are made by. */
export interface RouteOptions {
  /**
   * The names under which this machine takes mail. Where one of them is among the hosts of a domain, those of equal and
   * higher preference numbers are left out (RFC 5321 §5.1): mail would go in a circle.
   */
  readonly ownNames: ReadonlyArray<string>
  /** The addresses at which this machine takes mail, in their usual text form: a host that has one is this machine. */
  readonly ownAddresses: ReadonlyArray<string>
  /**
   * Lets hosts have loopback, private and other special addresses, but for those of cloud metadata: for development, and
   * for networks of one's own.
   */
  readonly allowSpecial: boolean
  /** The versions of the internet protocol that this machine reaches the internet by; none: both. */
  readonly families: ReadonlyArray<HostAddress["family"]>
  /** How many hosts are tried in one attempt: 1 to 20, and what lies beyond is brought there. RFC 5321 §5.1 asks for two. */
  readonly maxHosts: number
}

/** No names, no special addresses, both families, 5 hosts. */
export const defaultOptions: RouteOptions = {
  ownNames: [],
  ownAddresses: [],
  allowSpecial: false,
  families: ["IPv6", "IPv4"],
  maxHosts: 5
}
