import * as IpNetwork from "effect/net/IpNetwork"
import * as NetAddress from "effect/net/NetAddress"
import * as Result from "effect/Result"

const networks = (...texts: ReadonlyArray<string>) => texts.map(IpNetwork.fromStringUnsafe)

// IANA's special-purpose registries (RFC 6890 and its updates), multicast and reserved space, and the one cloud
// metadata address that lies in public space (Azure's 168.63.129.16).
const closedIpv4 = networks(
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "168.63.129.16/32",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4"
)

// Global unicast is 2000::/3 and nothing else; these stand inside it.
const globalIpv6 = IpNetwork.fromStringUnsafe("2000::/3")
const closedIpv6 = networks("2001::/23", "2001:db8::/32", "3fff::/20")
const nat64 = IpNetwork.fromStringUnsafe("64:ff9b::/96")
const sixToFour = IpNetwork.fromStringUnsafe("2002::/16")

// What a cloud answers its own machines with, credentials among it, stands at link-local addresses, and at these besides:
// Azure, Alibaba, Oracle; AWS, Google and Scaleway over IPv6.
const metadataIpv4 = networks("100.100.100.200/32", "168.63.129.16/32", "169.254.0.0/16", "192.0.0.192/32")
const metadataIpv6 = networks("fe80::/10", "fd00:ec2::/32", "fd20:ce::254/128", "fd00:42::42/128")

const localNat64 = IpNetwork.fromStringUnsafe("64:ff9b:1::/48")
const translated = IpNetwork.fromStringUnsafe("::ffff:0:0:0/96")
const compatible = IpNetwork.fromStringUnsafe("::/96")

const isPublicIpv4 = (address: NetAddress.Ipv4Address): boolean =>
  !closedIpv4.some((network) => IpNetwork.contains(network, address))

const embedded = (high: number, low: number): NetAddress.Ipv4Address =>
  Result.getOrThrow(NetAddress.ipv4FromInput(Uint8Array.of(high >> 8, high & 0xff, low >> 8, low & 0xff)))

/**
 * Whether an address is global unicast, so that a URL which a user gave may lead to it. IPv6 forms that carry an IPv4
 * address (mapped, NAT64, 6to4) are judged by it; the deprecated IPv4-compatible form is never public.
 */
export const isPublic = (address: NetAddress.IpAddress): boolean => {
  if (NetAddress.isIpv4Address(address)) return isPublicIpv4(address)
  const segments = NetAddress.ipv6ToSegments(address)
  if (NetAddress.isIpv4Mapped(address) || IpNetwork.contains(nat64, address)) {
    return isPublicIpv4(embedded(segments[6], segments[7]))
  }
  if (IpNetwork.contains(sixToFour, address)) return isPublicIpv4(embedded(segments[1], segments[2]))
  return IpNetwork.contains(globalIpv6, address) &&
    !closedIpv6.some((network) => IpNetwork.contains(network, address))
}

/** The IPv4 address that an IPv6 address represents, where it is of a form that carries one. */
const carriedIpv4 = (address: NetAddress.Ipv6Address): NetAddress.Ipv4Address | undefined => {
  const segments = NetAddress.ipv6ToSegments(address)
  if (IpNetwork.contains(sixToFour, address)) return embedded(segments[1], segments[2])
  const isCarrier = NetAddress.isIpv4Mapped(address) ||
    [nat64, localNat64, translated, compatible].some((network) => IpNetwork.contains(network, address))
  return isCarrier ? embedded(segments[6], segments[7]) : undefined
}

/**
 * Whether an address is one at which clouds tell their machines about themselves, with credentials: no URL that a user
 * gave may lead there, not even where private networks are allowed. IPv6 forms that carry an IPv4 address are judged by
 * it.
 */
export const isMetadata = (address: NetAddress.IpAddress): boolean => {
  if (NetAddress.isIpv4Address(address)) {
    return metadataIpv4.some((network) => IpNetwork.contains(network, address))
  }
  const carried = carriedIpv4(address)
  return carried === undefined
    ? metadataIpv6.some((network) => IpNetwork.contains(network, address))
    : isMetadata(carried)
}
