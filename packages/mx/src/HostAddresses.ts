import { isMetadata, isPublic } from "@sendwright/core/net/PublicAddress"
import * as NetAddress from "effect/net/NetAddress"
import * as Result from "effect/Result"
import type { HostAddress } from "./Route.ts"
import type { RouteOptions } from "./RouteOptions.ts"

/** More addresses of a host are not tried. */
const maxAddresses = 8

/** What the addresses of a host come to. */
export interface HostAddresses {
  /** Those that may be connected to, in the order to try: families alternate, IPv6 first. */
  readonly usable: ReadonlyArray<HostAddress>
  /** One of them is this machine's. */
  readonly isOwn: boolean
  /** Some were left out as special. */
  readonly hasSpecial: boolean
}

const canonical = (text: string): NetAddress.IpAddress | undefined => {
  const address = NetAddress.ipFromString(text)
  return Result.isSuccess(address) ? NetAddress.toCanonical(address.success) : undefined
}

/** The text by which two ways to write an address are the same; an IPv6 form that is mapped from IPv4 is that. */
const identityOf = (text: string): string => {
  const address = canonical(text)
  return address === undefined ? text : NetAddress.formatIp(address)
}

const isAllowed = (text: string, allowSpecial: boolean): boolean => {
  const address = canonical(text)
  return address !== undefined && (isPublic(address) || (allowSpecial && !isMetadata(address) && isUnicast(address)))
}

const isUnicast = (address: NetAddress.IpAddress): boolean =>
  !NetAddress.isUnspecified(address) && !NetAddress.isMulticast(address)

const alternate = (left: ReadonlyArray<HostAddress>, right: ReadonlyArray<HostAddress>): Array<HostAddress> =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, index) => [left[index], right[index]])
    .flat()
    .filter((address) => address !== undefined)

/** Sorts out the addresses of a host: what may be connected to, and whether it is this machine. */
export const sortOut = (
  found: ReadonlyArray<HostAddress>,
  { allowSpecial, ownAddresses }: Pick<RouteOptions, "allowSpecial" | "ownAddresses">
): HostAddresses => {
  const own = new Set(ownAddresses.map(identityOf))
  const allowed = found.filter(({ address }) => isAllowed(address, allowSpecial))
  const of = (family: HostAddress["family"]) => allowed.filter((address) => address.family === family)
  return {
    usable: alternate(of("IPv6"), of("IPv4")).slice(0, maxAddresses),
    isOwn: found.some(({ address }) => own.has(identityOf(address))),
    hasSpecial: allowed.length < found.length
  }
}
