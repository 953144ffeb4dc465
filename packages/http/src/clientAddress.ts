import type { HttpServerRequest } from "effect/http"
import * as Option from "effect/Option"

/**
 * The address of the client: that of the connection, or behind so many proxies, each of which adds the address that it was
 * called from at the end of `X-Forwarded-For`, the one that the first of them added. What stands before it was written by
 * the client. A request that did not come through all of them has the address of its connection, so that nobody goes
 * around a proxy to have none. null where it is not known.
 */
export const addressOf = (
  { headers, remoteAddress }: Pick<HttpServerRequest.HttpServerRequest, "headers" | "remoteAddress">,
  proxies: number
): string | null => {
  if (proxies === 0) return Option.getOrNull(remoteAddress)
  const hops = (headers["x-forwarded-for"] ?? "").split(",").map((hop) => hop.trim()).filter((hop) => hop !== "")
  return hops.at(-proxies) ?? Option.getOrNull(remoteAddress)
}

/** Whether an address is one of this machine's own: 127.0.0.0/8 or ::1, also written as IPv4 within IPv6. */
export const isLoopbackAddress = (address: string | null): boolean =>
  address !== null && /^(?:(?:::ffff:)?127(?:\.[0-9]{1,3}){3}|::1)$/i.test(address)
