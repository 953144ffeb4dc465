const loopbackNames = /^(?:localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])$/

/** Whether a host, without its port, is a loopback name. */
const isLoopback = (hostname: string): boolean => loopbackNames.test(hostname)

const parsed = (origin: string): URL | undefined => {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  return url?.origin === origin ? url : undefined
}

const isPlainLoopback = ({ hostname, protocol }: URL): boolean => protocol === "http:" && isLoopback(hostname)

/** Whether a session's cookie is safe at an origin: with https, or on this machine. */
export const isUsable = (origin: string): boolean => {
  const url = parsed(origin)
  return url !== undefined && (url.protocol === "https:" || isPlainLoopback(url))
}

/**
 * Whether an origin is ours. With plain http, all loopback names are the same origin if the port is the same. Every
 * other origin must be equal.
 */
export const isOurs = (ours: string | null, origin: string, host: string | undefined): boolean => {
  if (ours !== null && origin === ours) return isUsable(ours)
  const asked = parsed(origin)
  if (asked === undefined || !isPlainLoopback(asked)) return false
  if (ours === null) return asked.host === host
  const own = parsed(ours)
  return own !== undefined && isPlainLoopback(own) && own.port === asked.port
}

/** The headers of a request that describe the page that it comes from. */
export interface Provenance {
  readonly origin: string | undefined
  readonly host: string | undefined
  /** The header `Sec-Fetch-Site`, which browsers set and pages cannot (W3C Fetch Metadata). */
  readonly fetchSite: string | undefined
}

/** Whether a request comes from our own page. Without this information it does not. */
export const isOwnPage = (ours: string | null, { fetchSite, host, origin }: Provenance): boolean =>
  origin !== undefined && isOurs(ours, origin, host) && (fetchSite === undefined || fetchSite === "same-origin")

/**
 * The origin of this dashboard for a request: the configured one, otherwise plain http to the host that the request
 * names.
 */
export const originOf = (ours: string | null, host: string | undefined): string =>
  ours ?? `http://${host ?? "localhost"}`

/** Whether an origin uses https. */
export const isSecure = (origin: string): boolean => origin.startsWith("https:")
