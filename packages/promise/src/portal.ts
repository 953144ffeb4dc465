import type { Mode } from "@sendwright/core/foundation/Mode"
import { Portal, type PortalLinkInput } from "@sendwright/core/portal/Portal"
import type { PortalPart } from "@sendwright/core/portal/PortalLink"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { asSender, type CallOptions, type Calls } from "./Calls.ts"

/** A link to the portal of the account. */
export interface PortalLink {
  readonly id: string
  /** The frame's address, relative to the dashboard: `/portal#…`. It works once. */
  readonly path: string
  readonly expiresAt: Date
  readonly mode: Mode
  readonly parts: ReadonlyArray<PortalPart>
}

/** Shows the account in a page of the application. The dashboard must be served with `portalOrigins`. */
export interface PortalApi {
  /** Creates a link to open within 15 minutes, valid for an hour. `label` is the viewer's name in the audit log. */
  readonly link: (input: PortalLinkInput, options?: CallOptions) => Promise<PortalLink>
}

export const portalOf = (calls: Calls): PortalApi => ({
  link: (input, options) =>
    calls.run(
      Effect.flatMap(Portal, (portal) =>
        asSender((caller) =>
          Effect.map(portal.link(caller, input), ({ link: { expiresAt, id, mode, parts }, token }) => ({
            id,
            path: `/portal#${Redacted.value(token)}`,
            expiresAt,
            mode,
            parts
          }))
        )),
      options
    )
})
