import * as NetAddress from "effect/net/NetAddress"
import * as Result from "effect/Result"
import { isPublic } from "./PublicAddress.ts"

/** What a URL that a user gave may be. */
export interface UrlPolicy {
  readonly protocols: ReadonlyArray<"http:" | "https:">
  /** Lets targets in private networks pass: for development only. */
  readonly allowPrivate: boolean
}

/** The address that a URL's host stands for literally; `undefined` for a name. */
export const literalAddress = (url: URL): NetAddress.IpAddress | undefined => {
  const host = url.hostname.startsWith("[") ? url.hostname.slice(1, -1) : url.hostname
  const address = NetAddress.ipFromString(host)
  return Result.isSuccess(address) ? address.success : undefined
}

/** Names that never lead to a public host, whatever a resolver says (RFC 6761, RFC 6762, RFC 8375, RFC 9476). */
const closedNames =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|onion|alt|invalid|test)$/

const sourceHost = /^[a-z]+:\/\/([^/?#]*)/i

/**
 * Why a text is refused as a URL to call. What a name resolves to is checked when the connection is made, on every
 * address: this check is for what can be seen in the text.
 */
export const checkUrl = (text: string, policy: UrlPolicy): string | undefined => {
  // oxlint-disable-next-line no-control-regex
  if (/[\x00-\x20\x7f\\]/.test(text) || !URL.canParse(text)) return "must be an absolute URL"
  const url = new URL(text)
  if (!policy.protocols.includes(url.protocol as "http:" | "https:")) {
    return policy.protocols.length === 1 ? "must be an https URL" : "must be an http or https URL"
  }
  if (url.username !== "" || url.password !== "") return "must not carry a user name or password"
  if (url.hostname === "") return "must name a host"
  if (url.hostname.endsWith(".")) return "must name its host without a trailing dot"
  const address = literalAddress(url)
  // `http://0x7f.1`, `http://2130706433` and full-width digits parse to an address that the text does not show.
  const given = sourceHost.exec(text)?.[1]?.replace(/:\d*$/, "").toLowerCase()
  if (address !== undefined && given !== url.hostname) {
    const isIpv6 = url.hostname.startsWith("[") && given?.startsWith("[") === true
    if (!isIpv6) return "must write an IP address in its usual form"
  }
  if (policy.allowPrivate) return undefined
  if (address !== undefined) return isPublic(address) ? undefined : "must not point at a private network"
  if (!url.hostname.includes(".") || closedNames.test(url.hostname)) return "must not point at a private network"
  return undefined
}
