import { pageOf } from "@sendwright/api/wire/Page"
import { DateTime, Id } from "@sendwright/api/wire/Scalars"
import { roles } from "@sendwright/core/accounts/Role"
import type { Membership, User } from "@sendwright/core/users/User"
import * as Schema from "effect/Schema"

const fields = {
  id: Id,
  email_address: Schema.String,
  name: Schema.String,
  is_operator: Schema.Boolean,
  has_password: Schema.Boolean,
  disabled_at: Schema.NullOr(DateTime).annotate({ description: "Since when they may not sign in; null: they may." }),
  created_at: DateTime
} as const

const WireOperatorUser = Schema.Struct(fields).annotate({ identifier: "OperatorUser" })
type WireOperatorUser = typeof WireOperatorUser.Type

/** A page of users, oldest first. */
export const WireOperatorUsers = pageOf(WireOperatorUser).annotate({ identifier: "OperatorUsers" })

/** A user with their accounts. */
export const WireOperatorUserDetail = Schema.Struct({
  ...fields,
  accounts: Schema.Array(Schema.Struct({ id: Id, name: Schema.String, role: Schema.Literals(roles) })).annotate({
    description: "The one first that the user joined first."
  }),
  sessions: Schema.Int.annotate({ description: "Browsers in which they are signed in." })
}).annotate({ identifier: "OperatorUserDetail" })

/** A link that sets a new password. It is shown only this once. */
export const WireUserLink = Schema.Struct({ link: Schema.String, expires_at: DateTime }).annotate({
  identifier: "UserLink"
})

/** Encodes a user. */
export const toWire = (
  { createdAt, disabledAt, email, hasPassword, id, isOperator, name }: User
): WireOperatorUser => ({
  id,
  email_address: email,
  name,
  is_operator: isOperator,
  has_password: hasPassword,
  disabled_at: disabledAt?.toISOString() ?? null,
  created_at: createdAt.toISOString()
})

/** One of a user's accounts. */
export const toWireAccount = ({ account, role }: Membership) => ({ id: account.id, name: account.name, role })
