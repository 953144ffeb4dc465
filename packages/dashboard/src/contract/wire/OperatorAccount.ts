import { decoder } from "@sendwright/api/wire/Body"
import { wireNamed } from "@sendwright/api/wire/Names"
import { pageOf } from "@sendwright/api/wire/Page"
import { DateTime, Id } from "@sendwright/api/wire/Scalars"
import type { Member } from "@sendwright/core/accounts/Member"
import { planLimits, plans } from "@sendwright/core/accounts/Plan"
import { roles } from "@sendwright/core/accounts/Role"
import type { AccountOverview } from "@sendwright/core/operator/AccountOverviews"
import type { Standing } from "@sendwright/core/reputation/Reputation"
import * as Schema from "effect/Schema"

/** The states of an account. `suspended` takes precedence over `paused`. */
export const accountStates = ["active", "paused", "suspended"] as const

const Plan = Schema.Literals(plans)

const Limits = Schema.Struct({
  monthly_emails: Schema.NullOr(Schema.Int).annotate({ description: "Live emails in a UTC month; null: no limit." }),
  domains: Schema.Int,
  request_rate: Schema.Int.annotate({ description: "Requests per second and key." }),
  received_megabytes: Schema.NullOr(Schema.Int).annotate({
    description: "Received mail that is kept, in millions of bytes; null: no limit."
  })
}).annotate({ identifier: "PlanLimits" })

const Figure = Schema.NullOr(Schema.Int)

const overrides = {
  monthly_emails: Figure,
  domains: Figure,
  request_rate: Figure,
  received_megabytes: Figure
} as const

const Figures = Schema.Struct({ recipients: Schema.Int, bounces: Schema.Int, complaints: Schema.Int })

const Rate = Schema.Struct({
  rate: Schema.NullOr(Schema.Number).annotate({ description: "Of the recipients of 7 days; null: there were none." }),
  limit: Schema.Number.annotate({ description: "From this rate on the account is paused." })
})

const fields = {
  id: Id,
  name: Schema.String,
  plan: Plan,
  plan_step: Schema.NullOr(Schema.String),
  trusted: Schema.Boolean.annotate({ description: "Whether the cap of the first week is lifted." }),
  state: Schema.Literals(accountStates),
  paused: Schema.NullOr(Schema.Struct({ at: DateTime, reason: Schema.NullOr(Schema.String) })),
  suspended: Schema.NullOr(Schema.Struct({ at: DateTime, reason: Schema.String })),
  overrides: Schema.Struct(overrides).annotate({ description: "Limits of its own; null where its plan's holds." }),
  limits: Limits.annotate({ description: "The limits that hold." }),
  used_this_month: Schema.NullOr(Schema.Int).annotate({
    description: "Live emails of this UTC month; null: they are not counted, as no limit asks for it."
  }),
  received_bytes: Schema.Int.annotate({ description: "Received mail that is kept, in bytes of the messages." }),
  reputation: Schema.Struct({
    week: Figures,
    day: Figures,
    min_recipients: Schema.Int.annotate({ description: "Below so many recipients in 7 days no rate is looked at." }),
    bounces: Rate,
    complaints: Rate
  }),
  created_at: DateTime
} as const

/** An account in the operators' list. */
export const WireOperatorAccount = Schema.Struct(fields).annotate({ identifier: "OperatorAccount" })
export type WireOperatorAccount = typeof WireOperatorAccount.Type

/** A page of accounts, newest first. */
export const WireOperatorAccounts = pageOf(WireOperatorAccount).annotate({ identifier: "OperatorAccounts" })

/** An account with its members. */
export const WireOperatorAccountDetail = Schema.Struct({
  ...fields,
  members: Schema.Array(Schema.Struct({
    id: Id,
    email_address: Schema.String,
    name: Schema.String,
    role: Schema.Literals(roles)
  })).annotate({ description: "The one first who joined first." })
}).annotate({ identifier: "OperatorAccountDetail" })

/** The plans with their limits. */
export const WirePlans = Schema.Struct({
  data: Schema.Array(Schema.Struct({ plan: Plan, limits: Limits }))
}).annotate({ identifier: "Plans" })

/** The input for a new account. */
export const WireNewAccount = Schema.Struct({
  name: Schema.String,
  owner_email: Schema.String.annotate({ description: "Taken as verified: the operator vouches for it." }),
  plan: Plan,
  trusted: Schema.optionalKey(Schema.Boolean)
}).annotate({ identifier: "NewAccount" })

/** Reads the input for a new account. */
export const decodeNewAccount = decoder(WireNewAccount)

/** An operator's change of an account. Fields that are left out stay as they are. */
export const WireAccountChange = Schema.Struct({
  name: Schema.optionalKey(Schema.String),
  plan: Schema.optionalKey(Plan),
  plan_step: Schema.optionalKey(Schema.NullOr(Schema.String)),
  trusted: Schema.optionalKey(Schema.Boolean),
  overrides: Schema.optionalKey(Schema.Struct({
    monthly_emails: Schema.optionalKey(Figure),
    domains: Schema.optionalKey(Figure),
    request_rate: Schema.optionalKey(Figure),
    received_megabytes: Schema.optionalKey(Figure)
  }))
}).annotate({ identifier: "AccountChange" })

/** Reads a change of an account. */
export const decodeAccountChange = decoder(WireAccountChange)

/** The reason of a pause. */
export const WirePause = Schema.Struct({
  reason: Schema.optionalKey(Schema.NullOr(Schema.String)).annotate({
    description: "The customer reads it in every refused send."
  })
}).annotate({ identifier: "Pause" })

/** Reads a pause. */
export const decodePause = decoder(WirePause)

/** The reason of a suspension. */
export const WireSuspension = Schema.Struct({
  reason: Schema.String.annotate({ description: "The customer is shown it." })
}).annotate({ identifier: "Suspension" })

/** Reads a suspension. */
export const decodeSuspension = decoder(WireSuspension)

const toWireTime = <A extends { readonly at: Date }>(one: A | null) =>
  one === null ? null : { ...one, at: one.at.toISOString() }

/** Encodes an account. */
export const toWire = (
  { account, limits, receivedBytes, state, usedThisMonth }: AccountOverview,
  { bounces, complaints, minRecipients, windows }: Standing
): WireOperatorAccount => ({
  id: account.id,
  name: account.name,
  plan: account.plan,
  plan_step: account.planStep,
  trusted: account.trusted,
  state,
  paused: toWireTime(account.paused),
  suspended: toWireTime(account.suspended),
  overrides: wireNamed(account.overrides),
  limits: wireNamed(limits),
  used_this_month: usedThisMonth,
  received_bytes: receivedBytes,
  reputation: {
    week: windows.week,
    day: windows.day,
    min_recipients: minRecipients,
    bounces: { rate: bounces.rate, limit: bounces.limit },
    complaints: { rate: complaints.rate, limit: complaints.limit }
  },
  created_at: account.createdAt.toISOString()
})

/** Encodes a member of an account. */
export const toWireMember = ({ email, id, name, role }: Member) => ({ id, email_address: email, name, role })

/** The plans with their limits, encoded. */
export const wirePlans: typeof WirePlans.Type = {
  data: plans.map((plan) => ({ plan, limits: wireNamed(planLimits[plan]) }))
}
