import { decoder } from "@sendwright/api/wire/Body"
import { DateTime, Id } from "@sendwright/api/wire/Scalars"
import { roles } from "@sendwright/core/accounts/Role"
import type { Membership, User } from "@sendwright/core/users/User"
import * as Schema from "effect/Schema"
import { WireService } from "./Service.ts"

/** One of a user's accounts. */
const WireMembership = Schema.Struct({
  id: Id,
  name: Schema.String,
  role: Schema.Literals(roles),
  suspended: Schema.Boolean
}).annotate({ identifier: "Membership" })

/** A user. */
const WireUser = Schema.Struct({
  id: Id,
  email_address: Schema.String,
  name: Schema.String,
  is_operator: Schema.Boolean,
  has_password: Schema.Boolean
}).annotate({ identifier: "User" })

/** The signed-in user, their session, and their accounts. */
export const WireMe = Schema.Struct({
  user: WireUser,
  session_id: Id,
  signed_in_at: DateTime.annotate({ description: "When the session began." }),
  accounts: Schema.Array(WireMembership).annotate({ description: "The one first that the user joined first." }),
  service: WireService
}).annotate({ identifier: "Me" })
export type WireMe = typeof WireMe.Type

/** Encodes a user. */
export const toWireUser = ({ email, hasPassword, id, isOperator, name }: User): typeof WireUser.Type => ({
  id,
  email_address: email,
  name,
  is_operator: isOperator,
  has_password: hasPassword
})

/** Encodes a membership. */
export const toWireMembership = ({ account, role }: Membership): typeof WireMembership.Type => ({
  id: account.id,
  name: account.name,
  role,
  suspended: account.suspended !== null
})

/** A user's change of their own data. */
export const WireMeChange = Schema.Struct({ name: Schema.String }).annotate({ identifier: "MeChange" })

/** Reads a user's change of their own data. */
export const decodeMeChange = decoder(WireMeChange)
