import * as NetAddress from "effect/net/NetAddress"
import * as Result from "effect/Result"
import type { HostAddress } from "./Route.ts"

const form = /^\[(?:IPv6:([0-9a-f:.]+)|([0-9.]+))\]$/i

/** Whether the domain of an address is written as a literal, well-formed or not. */
export const isLiteral = (domain: string): boolean => domain.startsWith("[")

/** The address of a domain literal, such as `[192.0.2.1]` and `[IPv6:2001:db8::1]` (RFC 5321 §4.1.3). */
export const addressOf = (domain: string): HostAddress | undefined => {
  const [, ipv6, ipv4] = form.exec(domain) ?? []
  const text = ipv6 ?? ipv4
  if (text === undefined) return undefined
  const parsed = NetAddress.ipFromString(text)
  if (Result.isFailure(parsed)) return undefined
  const family = NetAddress.familyOf(parsed.success)
  return (family === "IPv6") === (ipv6 !== undefined)
    ? { address: NetAddress.formatIp(parsed.success), family }
    : undefined
}

/** The literal of an address, in the one form that sites and routes use. */
export const literalOf = ({ address, family }: HostAddress): string =>
  family === "IPv4" ? `[${address}]` : `[IPv6:${address}]`
