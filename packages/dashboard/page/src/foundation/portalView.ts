import { type Answer, credential } from "./api.ts"

/** What a portal shows, and until when. */
export type PortalView = Answer<"POST /portal/sessions">

let view: PortalView | undefined

/** The portal that this page is; undefined in the dashboard. Once set, it does not change. */
export const portalView = (): PortalView | undefined => view

/**
 * Makes this page a portal. Its token stays in memory, and is sent in a header. A cookie would be a third party's,
 * which many browsers do not send. The browser's storage could be read by the next page that is framed here.
 */
export const beginPortal = (opened: PortalView): void => {
  view = opened
  credential.set(`Portal ${opened.token}`)
}
