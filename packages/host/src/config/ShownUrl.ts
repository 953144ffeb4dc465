import * as ConnectionUrl from "@sendwright/postgres/connection/ConnectionUrl"

const hidden = "<redacted>"
const secretOption = /pass|secret|token|key|credential/i

const isPostgres = /^postgres(?:ql)?:/i

/**
 * A secret setting as it may be shown: of a URL with a host everything but the password, a user name that may be a
 * token (it stands alone, or is the password too), and query options that are named like secrets. Of all else nothing.
 */
export const shown = (text: string): string => {
  // It may name several hosts, which no other URL does.
  if (isPostgres.test(text)) return ConnectionUrl.shown(text) ?? hidden
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || url.host === "") return hidden
  // With a / ? or # that is not percent-encoded, the rest of a password stands behind what looks like the host.
  if (url.hash !== "" || /@/.test(url.pathname + url.search)) return hidden
  const { host, password, pathname, protocol, searchParams, username } = url
  const user = password === "" || password === username ? hidden : username
  const login = username === "" && password === "" ? "" : `${user}:${hidden}@`
  const options = [...searchParams].map(([name, value]) => `${name}=${secretOption.test(name) ? hidden : value}`)
  const query = options.length === 0 ? "" : `?${options.join("&")}`
  return `${protocol}//${login}${host}${pathname}${query}`
}
