import type { PortalPart } from "@sendwright/core/portal/PortalLink"
import * as Context from "effect/Context"

/**
 * Which part of a portal an endpoint of an account belongs to: sessions of portals that show it may call it, besides
 * those whom `Access` names. null, and what says nothing: none may.
 */
export const PortalAccess = Context.Reference<PortalPart | null>("@sendwright/dashboard/contract/PortalAccess", {
  defaultValue: () => null
})

/** What the portal shows that asks; null where it is no portal that asks. */
export const PortalParts = Context.Reference<ReadonlyArray<PortalPart> | null>(
  "@sendwright/dashboard/contract/PortalParts",
  { defaultValue: () => null }
)
