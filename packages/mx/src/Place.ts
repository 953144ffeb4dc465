import * as Address from "@sendwright/core/foundation/Address"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Destination from "./Destination.ts"
import type { Route, RouteHost } from "./Route.ts"
import type { ShapedSite } from "./shaping/SiteLimits.ts"
import type { MxSource } from "./sources/MxSource.ts"
import type { TlsDecision } from "./tls/TlsDecision.ts"
import type { Judged } from "./tls/TlsResult.ts"

/** A domain, with its recipients in an envelope. */
export interface Group {
  readonly domain: string
  readonly recipients: ReadonlyArray<string>
}

/** A host of a route, and what is demanded of its TLS. */
interface PlaceHost {
  readonly host: RouteHost
  readonly decision: TlsDecision
  /** The domains of recipients that its sessions count for. */
  readonly judged: ReadonlyArray<Judged>
}

/** Recipients whose mail the same hosts take, under the same demands on TLS. */
export interface Place extends Group {
  readonly site: ShapedSite
  readonly hosts: ReadonlyArray<PlaceHost>
}

const domainOf = (address: string): string => Address.domainOf(address).toLowerCase()

/** The recipients of a message by their domains. */
export const groupsOf = ({ envelope }: OutgoingMessage): ReadonlyArray<Group> =>
  [...Map.groupBy(envelope.recipients, domainOf)].map(([domain, recipients]) => ({ domain, recipients }))

/** The site of a route, by the hosts that are asked first. */
const siteOf = ({ hosts, site }: Route): ShapedSite => {
  const best = Math.min(...hosts.map(({ preference }) => preference))
  return { site, hosts: hosts.filter(({ preference }) => preference === best).map(({ name }) => name) }
}

/** Where the recipients of a domain are. `decisions`: of the hosts of its route, in their order. */
export const make = (group: Group, route: Route, decisions: ReadonlyArray<TlsDecision>): Place => ({
  ...group,
  site: siteOf(route),
  hosts: route.hosts.map((host, index) => {
    const decision = decisions[index]!
    // Nobody can ask for reports on an address.
    return { host, decision, judged: route.by === "literal" ? [] : [{ domain: route.domain, decision }] }
  })
})

const connectedFrom = (source: MxSource) => ({ decision, host, judged }: PlaceHost) =>
  Destination.make(host, decision, source, judged)

/** The hosts as they are connected to from a source. */
export const hostsFrom = (
  { hosts }: Place,
  source: MxSource
): ReadonlyArray<Destination.Destination | Destination.Excluded> => hosts.map(connectedFrom(source))

/** Of the sources those that reach a host; all of them where none does. */
export const reaching = (place: Place, sources: ReadonlyArray<MxSource>): ReadonlyArray<MxSource> => {
  if (sources.length === 1) return sources
  const able = sources.filter((source) => hostsFrom(place, source).some((host) => !("reason" in host)))
  return able.length === 0 ? sources : able
}

const anywhere = connectedFrom({ address: null, name: "" })

const keyOfHost = (host: PlaceHost): string => {
  const made = anywhere(host)
  return "reason" in made ? `${made.host} -` : Destination.keyOf(made)
}

/** What hosts and demands come to: domains with the same may share a transaction. */
const keyOf = ({ hosts }: Place): string => hosts.map(keyOfHost).toSorted().join("\n")

/** Puts those together that may share a transaction: what happens at their hosts then counts for all their domains. */
export const merge = (places: ReadonlyArray<Place>): ReadonlyArray<Place> =>
  places.length < 2 ? places : [...Map.groupBy(places, keyOf).values()].map((alike) => {
    const first = alike[0]!
    const judged = Map.groupBy(alike.flatMap(({ hosts }) => hosts), keyOfHost)
    return {
      ...first,
      recipients: alike.flatMap(({ recipients }) => recipients),
      hosts: first.hosts.map((host) => ({
        ...host,
        judged: judged.get(keyOfHost(host))!.flatMap(({ judged }) => judged)
      }))
    }
  })

/** The place of some of its recipients: what happens at its hosts counts for the domains of these alone. */
export const of = (place: Place, recipients: ReadonlyArray<string>): Place => {
  const domains = new Set(recipients.map(domainOf))
  return {
    ...place,
    recipients,
    hosts: place.hosts.map((host) => ({
      ...host,
      judged: host.judged.filter(({ domain }) => domains.has(domain))
    }))
  }
}
