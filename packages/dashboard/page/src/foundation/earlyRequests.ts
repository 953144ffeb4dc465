import { base } from "./base.ts"

/** What nobody has asked for within this time is asked for anew: it may have changed. */
const freshMs = 5_000

const asked = new Map<string, { readonly at: number; readonly response: Promise<Response> }>()

/** What a call that only reads is made with: one that was made early and one that was not are the same. */
export const readInit = {
  method: "GET",
  headers: { accept: "application/json" },
  credentials: "same-origin",
  cache: "no-store"
} as const satisfies RequestInit

const ask = (address: string) => {
  const response = fetch(address, { ...readInit, signal: AbortSignal.timeout(15_000) })
  // Whoever takes it hears of a failure; if nobody does, nobody has to.
  response.catch(() => undefined)
  asked.set(address, { at: performance.now(), response })
}

/** The answer to a request that went out early, if there is one for the address; each is given once. */
export const takeEarly = (address: string): Promise<Response> | undefined => {
  const found = asked.get(address)
  asked.delete(address)
  return found !== undefined && performance.now() - found.at < freshMs ? found.response : undefined
}

const api = `${base}/dashboard/api`

/**
 * Asks for what the page mostly begins with, before its libraries are evaluated: who is signed in, and the log without
 * filters. The answers are there when the first screen is rendered.
 */
export const askEarly = (path: string, search: string): void => {
  const [, part, account, screen, ...rest] = path.slice(base.length).split("/")
  if (part !== "" && part !== "a" && part !== "operator") return
  ask(`${api}/session`)
  if (part !== "a" || screen !== "emails" || rest.length > 0) return
  if (search === "") ask(`${api}/accounts/${account}/emails?limit=100`)
  if (search === "?mode=test") ask(`${api}/accounts/${account}/emails?mode=test&limit=100`)
}
