import type { HostConfig } from "../config/Config.ts"
import type { Environment } from "../config/Environment.ts"
import { type Check, check } from "./Check.ts"

/** Top-level domains that exist nowhere (RFC 2606, RFC 6761). */
const reserved = ["test", "example", "invalid", "localhost"]

const isSet = (environment: Environment, name: string): boolean => (environment[name]?.trim() ?? "") !== ""

/** Whether the names in the records of domains can exist; where nothing is sent, they need not. */
export const examine = (environment: Environment, config: HostConfig): ReadonlyArray<Check> => {
  if (config.providers.length === 0) return []
  const names = [
    ["service domain", "SENDWRIGHT_SERVICE_DOMAIN", config.serviceDomain, "sandbox domains stand below it"],
    ["bounce host", "SENDWRIGHT_MAIL_HOST", config.bounceHost, "the records that domains are asked for name it"]
  ] as const
  return names.map(([name, setting, value, why]) => {
    const end = reserved.find((label) => value === label || value.endsWith(`.${label}`))
    if (end !== undefined) {
      const problem = `${value} exists nowhere, as no name that ends in .${end} does, and ${why}`
      return check(name, "fail", `${problem}: set ${setting}, or no domain is ever verified`)
    }
    return isSet(environment, setting)
      ? check(name, "ok", value)
      : check(name, "warn", `${setting} is not set: it is ${value}, and ${why}; set it before domains are added`)
  })
}
