import * as Address from "@sendwright/core/foundation/Address"
import * as Destination from "./Destination.ts"
import type { Route } from "./Route.ts"
import type { ShapedSite } from "./shaping/SiteLimits.ts"
import type { TlsDecision } from "./tls/TlsDecision.ts"

/** A domain, with its recipients in an envelope. */
export interface Group {
  readonly domain: string
  readonly recipients: ReadonlyArray<string>
}

/** Recipients whose mail the same hosts take, under the same demands on TLS. */
export interface Place extends Group {
  readonly site: ShapedSite
  readonly hosts: ReadonlyArray<Destination.Destination | Destination.Excluded>
}

/** The site of a route, by the hosts that are asked first. */
const siteOf = ({ hosts, site }: Route): ShapedSite => {
  const best = Math.min(...hosts.map(({ preference }) => preference))
  return { site, hosts: hosts.filter(({ preference }) => preference === best).map(({ name }) => name) }
}

/** Where the recipients of a domain are. `decisions`: of the hosts of its route, in their order. */
export const make = (
  { domain, recipients }: Group,
  route: Route,
  decisions: ReadonlyArray<TlsDecision>,
  source: Destination.Source
): Place => ({
  domain,
  recipients,
  site: siteOf(route),
  hosts: route.hosts.map((host, index) => {
    const decision = decisions[index]!
    // Nobody can ask for reports on an address.
    const judged = route.by === "literal" ? [] : [{ domain: route.domain, decision }]
    return Destination.make(host, decision, source, judged)
  })
})

const keyOfHost = (host: Place["hosts"][number]): string =>
  "reason" in host ? `${host.host} -` : Destination.keyOf(host)

/** What hosts and demands come to: domains with the same may share a transaction. */
const keyOf = ({ hosts }: Place): string => hosts.map(keyOfHost).toSorted().join("\n")

/** Puts those together that may share a transaction; what happens at their hosts then counts for all their domains. */
export const merge = (places: ReadonlyArray<Place>): ReadonlyArray<Place> =>
  [...Map.groupBy(places, keyOf).values()].map((alike) => {
    const [first] = alike
    const judged = Map.groupBy(alike.flatMap(({ hosts }) => hosts), keyOfHost)
    return {
      ...first!,
      recipients: alike.flatMap(({ recipients }) => recipients),
      hosts: first!.hosts.map((host) => ({
        ...host,
        judged: judged.get(keyOfHost(host))!.flatMap(({ judged }) => judged)
      }))
    }
  })

/** The hosts for some of the recipients: what happens there counts for the domains of these. */
export const hostsFor = (hosts: Place["hosts"], recipients: ReadonlyArray<string>): Place["hosts"] => {
  const domains = new Set(recipients.map((address) => Address.domainOf(address).toLowerCase()))
  return hosts.map((host) => ({ ...host, judged: host.judged.filter(({ domain }) => domains.has(domain)) }))
}
