import * as NetAddress from "effect/net/NetAddress"
import * as Result from "effect/Result"
import { isMetadata, isPublic } from "./PublicAddress.ts"

/** What a URL that a user gave may be. */
export interface UrlPolicy {
  readonly protocols: ReadonlyArray<"http:" | "https:">
  /** Lets targets in private networks pass, but for cloud metadata addresses: for development only. */
  readonly allowPrivate: boolean
}

/** The address that a URL's host represents literally; `undefined` for a name. */
export const literalAddress = (url: URL): NetAddress.IpAddress | undefined => {
  const host = url.hostname.startsWith("[") ? url.hostname.slice(1, -1) : url.hostname
  const address = NetAddress.ipFromString(host)
  return Result.isSuccess(address) ? address.success : undefined
}

/**
 * Names that never lead to a public host, whatever a resolver says (RFC 6761, RFC 6762, RFC 8375, RFC 9476), and those
 * of services within a cluster.
 */
const closedNames =
  /(?:^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|onion|alt|invalid|test|svc|pod|consul)$/

const notInUrl = "\\x00-\\x20\\x7F-\\x9F\\u2028\\u2029\\\\"

/** What a pattern can say of an http or https URL in the API's description: it has a host, and no user name before it. */
export const urlPattern = `^[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^${notInUrl}\\/?#@]+(?:[\\/?#][^${notInUrl}]*)?$`

/** Labels of 1 to 63 characters, 253 in all: what DNS can hold (RFC 1035 §2.3.4). */
const isHostName = (host: string): boolean =>
  host.length <= 253 && host.split(".").every((label) => label.length >= 1 && label.length <= 63)

const sourceAuthority = /^[a-z]+:\/\/([^/?#]+)/i

/**
 * Why a text is refused as a URL to call. What a name resolves to is checked when the connection is made, on every
 * address: this check is for what can be seen in the text.
 */
export const checkUrl = (text: string, policy: UrlPolicy): string | undefined => {
  // oxlint-disable-next-line no-control-regex
  if (/[\x00-\x20\x7f\\]/.test(text) || !/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || !URL.canParse(text)) {
    return "must be an absolute URL"
  }
  const url = new URL(text)
  if (!policy.protocols.includes(url.protocol as "http:" | "https:")) {
    return policy.protocols.length === 1 ? "must be an https URL" : "must be an http or https URL"
  }
  const authority = sourceAuthority.exec(text)?.[1]
  if (authority === undefined || url.hostname === "") return "must name a host"
  // The parsed URL does not tell `https://@host` from `https://host`.
  if (authority.includes("@")) return "must not carry a user name or password"
  if (url.port === "0") return "must name a port from 1 to 65535"
  if (url.hostname.endsWith(".")) return "must name its host without a trailing dot"
  const address = literalAddress(url)
  if (address === undefined && !isHostName(url.hostname)) {
    return "must name its host with labels of 1 to 63 characters between the dots, 253 in all"
  }
  // `http://0x7f.1`, `http://2130706433` and full-width digits parse to an address that the text does not show.
  const given = authority.replace(/:\d*$/, "").toLowerCase()
  if (address !== undefined && given !== url.hostname) {
    const isIpv6 = url.hostname.startsWith("[") && given.startsWith("[")
    if (!isIpv6) return "must write an IP address in its usual form"
  }
  if (address !== undefined && isMetadata(address)) return "must not point at a cloud metadata address"
  if (policy.allowPrivate) return undefined
  if (address !== undefined) return isPublic(address) ? undefined : "must not point at a private network"
  if (!url.hostname.includes(".")) return "must name a host of the public internet in full, such as hooks.example.com"
  const closed = closedNames.exec(url.hostname)?.[1]
  return closed === undefined
    ? undefined
    : `must name a host of the public internet, such as hooks.example.com: names in .${closed} lead to none`
}
