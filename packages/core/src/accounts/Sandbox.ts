import * as Address from "../foundation/Address.ts"
import type { Simulation } from "../model/Email.ts"

const simulations = ["delivered", "bounced", "complained"] as const

/** An account's sandbox domain, under the service's own: the last ten digits of its id, which is a UUID. */
export const domainOf = (accountId: string, serviceDomain: string): string =>
  `${accountId.slice(-10)}.sandbox.${serviceDomain}`.toLowerCase()

/** The addresses that the simulator answers for. */
export const simulatorAddresses = (sandboxDomain: string): Readonly<Record<Simulation, string>> => ({
  delivered: `delivered@${sandboxDomain}`,
  bounced: `bounced@${sandboxDomain}`,
  complained: `complained@${sandboxDomain}`
})

/** How the simulator answers for a mailbox; null for one that is not its own. `+labels` count. */
export const simulationOf = (address: Address.MailboxIdentity, sandboxDomain: string): Simulation | null => {
  if (!address.endsWith(`@${sandboxDomain}`)) return null
  const local = Address.localPartOf(address)
  const name = local.split("+", 1)[0]
  return simulations.find((simulation) => simulation === name) ?? null
}
