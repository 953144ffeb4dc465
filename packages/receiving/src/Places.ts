import { networkOf, originOf } from "@sendwright/core/users/clientNames"

/** Where a connection comes from. */
export interface Side {
  /** An address, or a network of 64 bits of IPv6. */
  readonly origin: string
  readonly network: string
}

/** A connection, where all places are taken. */
export interface Place extends Side {
  /** Whether it waits for us, or sends a message. */
  readonly isBusy: boolean
  /** Whether it has said a command. */
  readonly hasSpoken: boolean
  /** Since when it has been silent, in milliseconds. */
  readonly since: number
}

/** Where an address is. */
export const sideOf = (address: string): Side => ({ origin: originOf(address), network: networkOf(address) })

/** A side that has so many places more than another one gives one to it, and still has no fewer. */
const crowd = 2

/** How long who may lose its place has been silent, in milliseconds. */
const graceOf = (isCrowded: boolean, hasSpoken: boolean): number =>
  isCrowded ? (hasSpoken ? 1_000 : 250) : hasSpoken ? 5_000 : 1_000

const countsOf = (places: ReadonlyMap<string, Place>, name: (place: Side) => string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const place of places.values()) counts.set(name(place), (counts.get(name(place)) ?? 0) + 1)
  return counts
}

/**
 * Whose place is given to a newcomer, where all are taken; undefined: nobody's. The address or the network that has most
 * more than the newcomer's loses one. It is that of who never spoke, or else was silent for longest.
 */
export const toEnd = (places: ReadonlyMap<string, Place>, newcomer: Side, now: number): string | undefined => {
  const origins = countsOf(places, ({ origin }) => origin)
  const networks = countsOf(places, ({ network }) => network)
  const excessOf = ({ network, origin }: Side) =>
    Math.max(
      (origins.get(origin) ?? 0) - (origins.get(newcomer.origin) ?? 0),
      (networks.get(network) ?? 0) - (networks.get(newcomer.network) ?? 0)
    )
  let found: { readonly id: string; readonly excess: number; readonly place: Place } | undefined
  for (const [id, place] of places) {
    if (place.isBusy) continue
    const excess = excessOf(place)
    const isCrowded = excess >= crowd
    if (now - place.since < graceOf(isCrowded, place.hasSpoken)) continue
    const candidate = { id, excess: isCrowded ? excess : 0, place }
    if (found === undefined || isBefore(candidate, found)) found = candidate
  }
  return found?.id
}

const isBefore = (
  a: { readonly excess: number; readonly place: Place },
  b: { readonly excess: number; readonly place: Place }
): boolean => {
  if (a.excess !== b.excess) return a.excess > b.excess
  if (a.place.hasSpoken !== b.place.hasSpoken) return !a.place.hasSpoken
  return a.place.since < b.place.since
}
