import type { PortalPart } from "@sendwright/core/portal/PortalLink"
import * as Context from "effect/Context"

/**
 * Annotation of an endpoint of an account: the part of a portal that it belongs to. Sessions of portals that show this
 * part may call it, besides the callers that `Access` names. By default, or with null, no portal may.
 */
export const PortalAccess = Context.Reference<PortalPart | null>("@sendwright/dashboard/contract/PortalAccess", {
  defaultValue: () => null
})

/** The parts of the portal that calls; null if the caller is not a portal. */
export const PortalParts = Context.Reference<ReadonlyArray<PortalPart> | null>(
  "@sendwright/dashboard/contract/PortalParts",
  { defaultValue: () => null }
)
