import type { Place } from "@sendwright/core/foundation/LimitShare"
import * as Hash from "effect/Hash"

/** What a receiver takes from all processes together. */
export interface SiteLimits {
  /** The most connections at once, 1 to 1,000. */
  readonly connections: number
  /** A connection is replaced after so many messages, 1 to 1,000,000. */
  readonly messagesPerConnection: number
  /** The most messages within any minute, 1 to 1,000,000. */
  readonly perMinute: number
}

/** The limits of a receiver, and how it is recognised. */
export interface SiteRow extends SiteLimits {
  /**
   * The name of a site; or that of a mail server, in which a leading `*.` means any labels; or `*`, for all sites that no other row
   * names.
   */
  readonly pattern: string
}

/** A site, as a route leads there. */
export interface ShapedSite {
  /** `Route.site`. */
  readonly site: string
  /** The mail servers of the lowest preference. */
  readonly hosts: ReadonlyArray<string>
}

/** The limits that there are. */
export interface AllLimits {
  /** The first one that names a site counts. */
  readonly rows: ReadonlyArray<SiteRow>
  /** The limits of sites that no row names. */
  readonly others: SiteLimits
}

/** What is shaped together: the mail of one site, or of all sites of one receiver. */
export interface Shape extends SiteLimits {
  /** The pattern of its row, or the name of the site. */
  readonly key: string
  /** Whether a row names it. There are as many such keys as rows, and any number of others. */
  readonly isNamed: boolean
  /** Whether a row gives the limits, and not a guess: no more is taken of those, whichever processes come and go. */
  readonly isStrict: boolean
}

/** Every site that no row names. */
export const everyOther = "*"

const isHostOf = (pattern: string) => (host: string): boolean =>
  pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : host === pattern

/** Whether a row is meant for a site: by its name, or by all of its best mail servers. */
export const isFor = ({ pattern }: SiteRow, { hosts, site }: ShapedSite): boolean =>
  pattern === site || (hosts.length > 0 && hosts.every(isHostOf(pattern)))

/**
 * What a site is shaped as. The first row that names it counts, and all sites of such a row are one: a receiver counts
 * what comes from us, whichever of its domains it is for. Others are shaped each by itself.
 */
export const shapeOf = ({ others, rows }: AllLimits, site: ShapedSite): Shape => {
  const row = rows.find((row) => row.pattern !== everyOther && isFor(row, site))
  const given = row ?? rows.find(({ pattern }) => pattern === everyOther)
  const { connections, messagesPerConnection, perMinute } = given ?? others
  return {
    key: row?.pattern ?? site.site,
    isNamed: row !== undefined,
    isStrict: given !== undefined,
    connections,
    messagesPerConnection,
    perMinute
  }
}

const none = { connections: 0, messagesPerConnection: 1, perMinute: 0 }

/**
 * What the process at a place may take of the limits: whole connections and messages, which add up to the limits. Where
 * there are fewer of them than processes, some have nothing, at other sites other ones.
 */
const partOf = ({ connections, key, messagesPerConnection, perMinute }: Shape, { rank, size }: Place): SiteLimits => {
  const holders = Math.min(size, connections, perMinute)
  const turn = (rank + (Hash.string(key) >>> 0)) % size
  if (turn >= holders) return none
  const part = (limit: number) => Math.floor(limit / holders) + (turn < limit % holders ? 1 : 0)
  return { connections: part(connections), messagesPerConnection, perMinute: part(perMinute) }
}

/** The least of what places give of the limits; nothing where there is none. */
export const shareOf = (shape: Shape, places: ReadonlyArray<Place>): SiteLimits =>
  places.length === 0 ? none : places.map((place) => partOf(shape, place)).reduce((one, other) => ({
    connections: Math.min(one.connections, other.connections),
    messagesPerConnection: Math.min(one.messagesPerConnection, other.messagesPerConnection),
    perMinute: Math.min(one.perMinute, other.perMinute)
  }))

/** What one of several processes may take where the limits are a guess: each may have a connection. */
export const guessedShareOf = (
  { connections, messagesPerConnection, perMinute }: SiteLimits,
  processes: number
): SiteLimits => ({
  connections: Math.max(1, Math.floor(connections / processes)),
  messagesPerConnection,
  perMinute: perMinute < processes ? perMinute / processes : Math.floor(perMinute / processes)
})
