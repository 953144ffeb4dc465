const loopbackNames = /^(?:localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])$/

/** Whether a host, without its port, is this machine as seen from itself. */
const isLoopback = (hostname: string): boolean => loopbackNames.test(hostname)

const parsed = (origin: string): URL | undefined => {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  return url?.origin === origin ? url : undefined
}

const isPlainLoopback = ({ hostname, protocol }: URL): boolean => protocol === "http:" && isLoopback(hostname)

/** Whether a browser keeps a session's cookie to itself: over https, or on this machine. */
export const isUsable = (origin: string): boolean => {
  const url = parsed(origin)
  return url !== undefined && (url.protocol === "https:" || isPlainLoopback(url))
}

/**
 * Whether pages of an origin are ours. With plain http on this machine the loopback names are equivalent, on the
 * same port; every other origin is ours only as it is written.
 */
export const isOurs = (ours: string | null, origin: string, host: string | undefined): boolean => {
  if (ours !== null && origin === ours) return isUsable(ours)
  const asked = parsed(origin)
  if (asked === undefined || !isPlainLoopback(asked)) return false
  if (ours === null) return asked.host === host
  const own = parsed(ours)
  return own !== undefined && isPlainLoopback(own) && own.port === asked.port
}

/** What a request says of the page that it comes from. */
export interface Provenance {
  readonly origin: string | undefined
  readonly host: string | undefined
  /** The header `Sec-Fetch-Site`, which browsers set and pages cannot (W3C Fetch Metadata). */
  readonly fetchSite: string | undefined
}

/** Whether a request was made by a page of ours. A request that does not say where it comes from was not. */
export const isOwnPage = (ours: string | null, { fetchSite, host, origin }: Provenance): boolean =>
  origin !== undefined && isOurs(ours, origin, host) && (fetchSite === undefined || fetchSite === "same-origin")

/** The origin that a request to this dashboard has: ours, or where that is not known, plain http to the host it names. */
export const originOf = (ours: string | null, host: string | undefined): string =>
  ours ?? `http://${host ?? "localhost"}`

/** Whether an origin is one of https. */
export const isSecure = (origin: string): boolean => origin.startsWith("https:")
