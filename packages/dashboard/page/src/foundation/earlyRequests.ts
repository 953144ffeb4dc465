import { base } from "./base.ts"

/** An early answer that is older than this is not used: it may be out of date. */
const freshMs = 5_000

const asked = new Map<string, { readonly at: number; readonly response: Promise<Response> }>()

/** The options of every call that only reads, whether it is made early or not. */
export const readInit = {
  method: "GET",
  headers: { accept: "application/json" },
  credentials: "same-origin",
  cache: "no-store"
} as const satisfies RequestInit

const ask = (address: string) => {
  const response = fetch(address, { ...readInit, signal: AbortSignal.timeout(15_000) })
  // The caller of `takeEarly` handles a failure. Without a caller nobody needs it.
  response.catch(() => undefined)
  asked.set(address, { at: performance.now(), response })
}

/** The answer to a request that was sent early to this address, if there is one. Each answer is given once. */
export const takeEarly = (address: string): Promise<Response> | undefined => {
  const found = asked.get(address)
  asked.delete(address)
  return found !== undefined && performance.now() - found.at < freshMs ? found.response : undefined
}

const api = `${base}/dashboard/api`

/**
 * Sends the requests that the first screen most often needs, before the libraries are evaluated: the session, and the
 * log without filters. Their answers are there when the first screen is rendered.
 */
export const askEarly = (path: string, search: string): void => {
  const [, part, account, screen, ...rest] = path.slice(base.length).split("/")
  if (part !== "" && part !== "a" && part !== "operator") return
  ask(`${api}/session`)
  if (part !== "a" || screen !== "emails" || rest.length > 0) return
  if (search === "") ask(`${api}/accounts/${account}/emails?limit=100`)
  if (search === "?mode=test") ask(`${api}/accounts/${account}/emails?mode=test&limit=100`)
}
