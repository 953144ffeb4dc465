import { DateTime, Id } from "@sendwright/api/wire/Scalars"
import { plans } from "@sendwright/core/accounts/Plan"
import type { AccountOverview } from "@sendwright/core/operator/AccountOverviews"
import type { Rate, Standing } from "@sendwright/core/reputation/Reputation"
import * as Schema from "effect/Schema"

const WireRate = Schema.Struct({
  count: Schema.Int.annotate({ description: "Recipients of the last 7 days." }),
  rate: Schema.NullOr(Schema.Number).annotate({ description: "Their share of all, from 0 to 1; null: of none." }),
  limit: Schema.Number.annotate({ description: "From this share on the account is paused." }),
  least: Schema.Int.annotate({ description: "Fewer than so many pause nobody." })
})

/** How near an account is to its pause. */
const WireStanding = Schema.Struct({
  recipients: Schema.Int.annotate({ description: "Live recipients of the last 7 days." }),
  min_recipients: Schema.Int.annotate({ description: "Below so many recipients in 7 days no share is looked at." }),
  bounces: WireRate,
  complaints: WireRate,
  day: Schema.Struct({ bounces: Schema.Int, complaints: Schema.Int }).annotate({
    description: "Recipients of the last 24 hours."
  }),
  new_account: Schema.NullOr(Schema.Struct({ bounces: Schema.Int, complaints: Schema.Int })).annotate({
    description: "So many within 24 hours pause a new account; null for one that is not."
  })
}).annotate({ identifier: "Standing" })

/** An account for its members. */
export const WireAccountOverview = Schema.Struct({
  id: Id,
  name: Schema.String,
  plan: Schema.Literals(plans),
  plan_step: Schema.NullOr(Schema.String),
  created_at: DateTime,
  paused: Schema.NullOr(Schema.Struct({ at: DateTime, reason: Schema.NullOr(Schema.String) })),
  suspended: Schema.NullOr(Schema.Struct({ at: DateTime, reason: Schema.String })).annotate({
    description: "Operators alone read on in a suspended account."
  }),
  limits: Schema.Struct({
    monthly_emails: Schema.NullOr(Schema.Int).annotate({ description: "Live emails in a UTC month; null: no limit." }),
    daily_emails: Schema.NullOr(Schema.Int).annotate({
      description: "In a UTC day, of a new account; null: no limit."
    }),
    domains: Schema.Int,
    request_rate: Schema.Number.annotate({ description: "Requests a second and key." }),
    received_megabytes: Schema.NullOr(Schema.Int).annotate({
      description: "Received mail that is kept, in millions of bytes; null: no limit."
    })
  }),
  used: Schema.Struct({
    monthly_emails: Schema.NullOr(Schema.Int).annotate({ description: "null: they are not counted." }),
    domains: Schema.Int,
    received_bytes: Schema.Int.annotate({ description: "Of the messages as they came, while their contents are kept." })
  }),
  standing: WireStanding
}).annotate({ identifier: "AccountOverview" })
export type WireAccountOverview = typeof WireAccountOverview.Type

const toWireRate = ({ count, least, limit, rate }: Rate): typeof WireRate.Type => ({ count, rate, limit, least })

const toWireStanding = (standing: Standing): typeof WireStanding.Type => ({
  recipients: standing.windows.week.recipients,
  min_recipients: standing.minRecipients,
  bounces: toWireRate(standing.bounces),
  complaints: toWireRate(standing.complaints),
  day: { bounces: standing.windows.day.bounces, complaints: standing.windows.day.complaints },
  new_account: standing.newAccount
})

/** Encodes an account. */
export const toWire = (
  { account, dailyEmails, limits, receivedBytes, usedThisMonth }: AccountOverview,
  standing: Standing,
  domains: number
): WireAccountOverview => ({
  id: account.id,
  name: account.name,
  plan: account.plan,
  plan_step: account.planStep,
  created_at: account.createdAt.toISOString(),
  paused: account.paused === null ? null : { at: account.paused.at.toISOString(), reason: account.paused.reason },
  suspended: account.suspended === null
    ? null
    : { at: account.suspended.at.toISOString(), reason: account.suspended.reason },
  limits: {
    monthly_emails: limits.monthlyEmails,
    daily_emails: dailyEmails,
    domains: limits.domains,
    request_rate: limits.requestRate,
    received_megabytes: limits.receivedMegabytes
  },
  used: { monthly_emails: usedThisMonth, domains, received_bytes: receivedBytes },
  standing: toWireStanding(standing)
})
