import * as Address from "@sendwright/core/foundation/Address"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Destination from "./Destination.ts"
import type { Route, RouteHost } from "./Route.ts"
import type { ShapedSite } from "./shaping/SiteLimits.ts"
import type { MxSource } from "./sources/MxSource.ts"
import type { TlsDecision } from "./tls/TlsDecision.ts"

/** A domain, with its recipients in an envelope. */
export interface Group {
  readonly domain: string
  readonly recipients: ReadonlyArray<string>
}

/** A host of a route, and what is demanded of its TLS. */
interface PlaceHost {
  readonly host: RouteHost
  readonly decision: TlsDecision
}

/** Recipients whose mail the same hosts take, under the same demands on TLS. */
export interface Place extends Group {
  readonly site: ShapedSite
  readonly hosts: ReadonlyArray<PlaceHost>
}

/** The recipients of a message by their domains. */
export const groupsOf = ({ envelope }: OutgoingMessage): ReadonlyArray<Group> =>
  [...Map.groupBy(envelope.recipients, (address) => Address.domainOf(address).toLowerCase())]
    .map(([domain, recipients]) => ({ domain, recipients }))

/** The site of a route, by the hosts that are asked first. */
export const siteOf = ({ hosts, site }: Route): ShapedSite => {
  const best = Math.min(...hosts.map(({ preference }) => preference))
  return { site, hosts: hosts.filter(({ preference }) => preference === best).map(({ name }) => name) }
}

/** The hosts as they are connected to from a source. */
export const hostsFrom = (
  { hosts }: Place,
  source: MxSource
): ReadonlyArray<Destination.Destination | Destination.Excluded> =>
  hosts.map(({ decision, host }) => Destination.make(host, decision, source))

/** Of the sources those that reach a host; all of them where none does. */
export const reaching = (place: Place, sources: ReadonlyArray<MxSource>): ReadonlyArray<MxSource> => {
  if (sources.length === 1) return sources
  const able = sources.filter((source) => hostsFrom(place, source).some((host) => !("reason" in host)))
  return able.length === 0 ? sources : able
}

const anywhere: MxSource = { address: null, name: "" }

/** What hosts and demands come to: domains with the same may share a transaction. */
const keyOf = (place: Place): string =>
  hostsFrom(place, anywhere).map((host) => "reason" in host ? `${host.host} -` : Destination.keyOf(host)).toSorted()
    .join("\n")

/** Puts the recipients together whose mail the same hosts take. */
export const together = (places: ReadonlyArray<Place>): ReadonlyArray<Place> =>
  [...Map.groupBy(places, keyOf).values()].map((alike) => ({
    ...alike[0]!,
    recipients: alike.flatMap(({ recipients }) => recipients)
  }))
