import type { SiteRow } from "./SiteLimits.ts"

/** A row that comes with Sendwright. */
export interface Receiver extends SiteRow {
  /** Where the receiver publishes what it takes; null: it publishes no figures, and these are cautious. */
  readonly source: string | null
}

const google = {
  connections: 10,
  messagesPerConnection: 50,
  perMinute: 600,
  // It asks for an even rate that grows slowly, and gives no figures.
  source: null
} as const

const microsoft = {
  connections: 10,
  messagesPerConnection: 50,
  perMinute: 600,
  // Outlook.com allows 500 connections, and a sender that it does not know yet far fewer.
  source: "https://sendersupport.olc.protection.outlook.com/pm/policies.aspx"
} as const

const unitedInternet = { connections: 5, messagesPerConnection: 50, perMinute: 300, source: null } as const

/** The large receivers, by the names of their mail servers. */
export const receivers: ReadonlyArray<Receiver> = [
  // Gmail and Google Workspace.
  { pattern: "*.google.com", ...google },
  { pattern: "*.googlemail.com", ...google },
  // Outlook.com and Hotmail; Microsoft 365; Microsoft 365 with DANE.
  { pattern: "*.olc.protection.outlook.com", ...microsoft },
  { pattern: "*.mail.protection.outlook.com", ...microsoft },
  { pattern: "*.mx.microsoft", ...microsoft },
  // Yahoo and AOL: 20 messages a connection; it asks for few connections, and gives no number.
  {
    pattern: "*.yahoodns.net",
    connections: 10,
    messagesPerConnection: 20,
    perMinute: 600,
    source: "https://help.yahoo.com/kb/SLN3433.html"
  },
  { pattern: "*.mail.icloud.com", connections: 5, messagesPerConnection: 5, perMinute: 300, source: null },
  { pattern: "*.gmx.net", ...unitedInternet },
  { pattern: "*.web.de", ...unitedInternet },
  // Domains at IONOS.
  { pattern: "*.kundenserver.de", ...unitedInternet },
  { pattern: "*.ionos.com", ...unitedInternet },
  { pattern: "*.t-online.de", connections: 5, messagesPerConnection: 50, perMinute: 300, source: null },
  // It refuses a fourth connection, as senders report, with OFR004_104.
  { pattern: "*.orange.fr", connections: 3, messagesPerConnection: 100, perMinute: 200, source: null },
  // 25 connections from an address.
  {
    pattern: "*.comcast.net",
    connections: 25,
    messagesPerConnection: 100,
    perMinute: 600,
    source: "https://postmaster.comcast.net/"
  },
  { pattern: "*.free.fr", connections: 2, messagesPerConnection: 50, perMinute: 120, source: null },
  { pattern: "*.laposte.net", connections: 3, messagesPerConnection: 50, perMinute: 200, source: null },
  { pattern: "*.mimecast.com", connections: 10, messagesPerConnection: 100, perMinute: 600, source: null },
  { pattern: "*.pphosted.com", connections: 10, messagesPerConnection: 50, perMinute: 600, source: null }
]

/** Messages a minute to a site of which nothing is known. */
export const othersPerMinute = 600
