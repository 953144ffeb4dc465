import type { Owned } from "../accounts/Caller.ts"
import type { PortalLink } from "./PortalLink.ts"

/** How long a session lasts, in milliseconds, however much it is used. */
export const portalSessionMillis = 3_600_000

/** Sessions of one account that go on at once, at most. */
export const maxPortalSessions = 10_000

/** A page that shows a portal. Its secret is in the memory of that page alone; a hash of it is stored. */
export interface PortalSession extends Omit<PortalLink, "expiresAt"> {
  readonly createdAt: Date
  readonly expiresAt: Date
  /** Until when its link could be exchanged again if this session were forgotten. */
  readonly linkExpiresAt: Date
  /** Such as `Firefox on Linux`; empty where the browser did not say. */
  readonly agent: string
  /** The network that it began from, such as `203.0.113.0/24`; empty where that is not known. */
  readonly network: string
}

/** A session that goes on, and whose account it shows. */
export interface FoundPortalSession extends Owned {
  readonly session: PortalSession
}
