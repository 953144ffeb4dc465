import type { Mode } from "../foundation/Mode.ts"

/**
 * The name that an account receives under without any records of its own, under the service's: the last ten digits of
 * its id, which is a UUID. Mail to the other one is received in test mode.
 */
export const domainOf = (accountId: string, mode: Mode, serviceDomain: string): string => {
  const name = `${accountId.slice(-10)}.inbound.${serviceDomain}`.toLowerCase()
  return mode === "test" ? `test.${name}` : name
}

/** Whether a name stands where `domainOf` puts the names of accounts. */
export const isInbound = (domain: string, serviceDomain: string): boolean => {
  const parent = `inbound.${serviceDomain}`.toLowerCase()
  return domain === parent || domain.endsWith(`.${parent}`)
}

/** The mode of a name of `domainOf`, and the end of its account's id; null for any other name. As A-labels, lower case. */
export const accountOf = (
  domain: string,
  serviceDomain: string
): { readonly idEnd: string; readonly mode: Mode } | null => {
  if (!isInbound(domain, serviceDomain)) return null
  const name = domain.slice(0, -`.inbound.${serviceDomain}`.length)
  const idEnd = name.startsWith("test.") ? name.slice("test.".length) : name
  return /^[0-9a-f]{10}$/.test(idEnd) ? { idEnd, mode: name === idEnd ? "live" : "test" } : null
}
