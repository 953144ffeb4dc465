import { type Answer, credential } from "./api.ts"

/** What a portal shows, and for how long. */
export type PortalView = Answer<"POST /portal/sessions">

let view: PortalView | undefined

/** The portal that this page is; undefined in the dashboard. It does not change once there is one. */
export const portalView = (): PortalView | undefined => view

/**
 * Makes this page a portal. Its token stays in memory, and goes out in a header: a cookie would be the one of a third
 * party, which many browsers do not send, and a storage could be read by whatever is framed here next.
 */
export const beginPortal = (opened: PortalView): void => {
  view = opened
  credential.set(`Portal ${opened.token}`)
}
