import { decoder } from "@sendwright/api/wire/Body"
import { AddressText, DateTime, Id } from "@sendwright/api/wire/Scalars"
import type { Member } from "@sendwright/core/accounts/Member"
import { roles } from "@sendwright/core/accounts/Role"
import type { Invitation } from "@sendwright/core/users/SignInLink"
import * as Schema from "effect/Schema"

const WireRole = Schema.Literals(roles)

/** A member of an account. */
const WireMember = Schema.Struct({
  id: Id,
  email_address: Schema.String,
  name: Schema.String,
  role: WireRole,
  joined_at: DateTime
}).annotate({ identifier: "Member" })

/** An invitation that was not accepted yet. */
const WireInvitation = Schema.Struct({
  id: Id,
  email_address: Schema.String,
  role: WireRole,
  created_at: DateTime,
  expires_at: DateTime
}).annotate({ identifier: "Invitation" })

/** The members of an account, and its invitations. */
export const WireMembers = Schema.Struct({
  data: Schema.Array(WireMember).annotate({ description: "The one first who joined first." }),
  invitations: Schema.Array(WireInvitation).annotate({ description: "Newest first." })
}).annotate({ identifier: "Members" })

/** An invitation that was just made. */
export const WireInvited = Schema.Struct({
  ...WireInvitation.fields,
  is_mailed: Schema.Boolean.annotate({ description: "Whether its link is on its way by email." }),
  link: Schema.NullOr(Schema.String).annotate({
    description: "For operators, where it was not mailed: whoever opens it first chooses the password of its address."
  })
}).annotate({ identifier: "Invited" })

/** The input for an invitation. */
export const WireNewInvitation = Schema.Struct({
  email_address: Schema.String.check(AddressText),
  role: WireRole
}).annotate({
  identifier: "NewInvitation"
})
export const decodeNewInvitation = decoder(WireNewInvitation)

/** The new role of a member. */
export const WireRoleChange = Schema.Struct({ role: WireRole }).annotate({ identifier: "RoleChange" })
export const decodeRoleChange = decoder(WireRoleChange)

/** Encodes a member. */
export const toWire = ({ createdAt, email, id, name, role }: Member): typeof WireMember.Type => ({
  id,
  email_address: email,
  name,
  role,
  joined_at: createdAt.toISOString()
})

/** Encodes an invitation. */
export const toWireInvitation = (
  { createdAt, email, expiresAt, id, role }: Invitation
): typeof WireInvitation.Type => ({
  id,
  email_address: email,
  role,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString()
})
