import { decoder } from "@sendwright/api/wire/Body"
import { DateTime, Id } from "@sendwright/api/wire/Scalars"
import type { Session } from "@sendwright/core/users/Session"
import { signInMethods } from "@sendwright/core/users/Session"
import * as Schema from "effect/Schema"

/** One of the browsers in which a user is signed in. */
export const WireSession = Schema.Struct({
  id: Id,
  is_current: Schema.Boolean,
  method: Schema.Literals(signInMethods),
  agent: Schema.String.annotate({ description: "Such as `Firefox on Linux`; empty where the browser did not say." }),
  network: Schema.String.annotate({ description: "The network that it began from; empty where that is not known." }),
  created_at: DateTime,
  seen_at: DateTime,
  expires_at: DateTime
}).annotate({ identifier: "Session" })
export type WireSession = typeof WireSession.Type

export const WireSessions = Schema.Struct({ data: Schema.Array(WireSession) }).annotate({ identifier: "Sessions" })

/** Encodes a session. */
export const toWire = (session: Session, currentId: string): WireSession => ({
  id: session.id,
  is_current: session.id === currentId,
  method: session.method,
  agent: session.agent,
  network: session.network,
  created_at: session.createdAt.toISOString(),
  seen_at: session.seenAt.toISOString(),
  expires_at: session.expiresAt.toISOString()
})

/** How many sessions were ended. */
export const WireRevoked = Schema.Struct({ revoked: Schema.Int }).annotate({ identifier: "Revoked" })

/** The new password, and the current one. */
export const WirePasswordChange = Schema.Struct({
  current_password: Schema.String,
  new_password: Schema.String
}).annotate({ identifier: "PasswordChange" })

/** Reads a change of the password. */
export const decodePasswordChange = decoder(WirePasswordChange)
