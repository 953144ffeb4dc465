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
  const { connections, messagesPerConnection, perMinute } = row ??
    rows.find(({ pattern }) => pattern === everyOther) ?? others
  return {
    key: row?.pattern ?? site.site,
    isNamed: row !== undefined,
    connections,
    messagesPerConnection,
    perMinute
  }
}

const share = (limit: number, processes: number): number =>
  limit < processes ? limit / processes : Math.floor(limit / processes)

/**
 * What one of several processes may take of the limits, so that all of them keep to these together. Each may have one
 * connection, however many processes there are.
 */
export const shareOf = (
  { connections, messagesPerConnection, perMinute }: SiteLimits,
  processes: number
): SiteLimits => ({
  connections: Math.max(1, Math.floor(connections / processes)),
  messagesPerConnection,
  perMinute: share(perMinute, processes)
})
