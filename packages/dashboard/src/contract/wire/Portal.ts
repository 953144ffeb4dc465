import { decoder } from "@sendwright/api/wire/Body"
import { DateTime, Id, Mode } from "@sendwright/api/wire/Scalars"
import type { OpenedPortal } from "@sendwright/core/portal/Portal"
import { portalParts } from "@sendwright/core/portal/PortalLink"
import type { PortalSession } from "@sendwright/core/portal/PortalSession"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { WireService } from "./Service.ts"

const Parts = Schema.Array(Schema.Literals(portalParts)).annotate({ description: "What is shown." })

/** The input for a link: its recipient, and the parts that the portal shows. */
export const WireNewPortalLink = Schema.Struct({
  label: Schema.String.annotate({ description: "Who will look: what the audit log calls them. 1 to 100 characters." }),
  mode: Schema.optionalKey(Mode),
  parts: Schema.optionalKey(Parts)
}).annotate({ identifier: "NewPortalLink" })
export const decodeNewPortalLink = decoder(WireNewPortalLink)

/** A new link. It works once. */
export const WirePortalLink = Schema.Struct({
  id: Id.annotate({ description: "That of the session, once the link is used." }),
  url: Schema.String.annotate({ description: "The address of the frame." }),
  expires_at: DateTime
}).annotate({ identifier: "PortalLink" })

/** A session of a portal, for the owners of the account. */
export const WirePortalSession = Schema.Struct({
  id: Id,
  label: Schema.String,
  mode: Mode,
  parts: Parts,
  agent: Schema.String,
  network: Schema.String,
  created_at: DateTime,
  expires_at: DateTime
}).annotate({ identifier: "PortalSession" })
export type WirePortalSession = typeof WirePortalSession.Type

/** The newest 200 active sessions. */
export const WirePortalSessions = Schema.Struct({ data: Schema.Array(WirePortalSession) })

/** A session that has begun, with the data that its page needs. */
export const WireOpenedPortal = Schema.Struct({
  token: Schema.String.annotate({ description: "What the page sends as `Authorization: Portal <token>`." }),
  id: Id,
  label: Schema.String,
  mode: Mode,
  parts: Parts,
  expires_at: DateTime,
  account: Schema.Struct({ id: Id, name: Schema.String }),
  service: WireService
}).annotate({ identifier: "OpenedPortal" })

/** Encodes a session. */
export const toWire = (session: PortalSession): WirePortalSession => ({
  id: session.id,
  label: session.label,
  mode: session.mode,
  parts: session.parts,
  agent: session.agent,
  network: session.network,
  created_at: session.createdAt.toISOString(),
  expires_at: session.expiresAt.toISOString()
})

/** Encodes a session that has just begun, with its secret, which is sent only this once. */
export const toWireOpened = (
  { caller: { account }, secret, session }: OpenedPortal,
  service: WireService
): typeof WireOpenedPortal.Type => ({
  token: Redacted.value(secret),
  id: session.id,
  label: session.label,
  mode: session.mode,
  parts: session.parts,
  expires_at: session.expiresAt.toISOString(),
  account: { id: account.id, name: account.name },
  service
})
