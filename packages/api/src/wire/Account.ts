import { plans } from "@sendwright/core/accounts/Plan"
import { scopes } from "@sendwright/core/accounts/Scope"
import type { AccountSummary } from "@sendwright/core/AccountSummary"
import * as Schema from "effect/Schema"
import { Id, Mode } from "./Scalars.ts"

/** The description of an account for its integrators. */
export const WireAccountSummary = Schema.Struct({
  account: Schema.Struct({
    id: Id,
    name: Schema.String,
    plan: Schema.Literals(plans),
    plan_step: Schema.NullOr(Schema.String).annotate({ description: "The step within the plan, where it has any." })
  }),
  key: Schema.Struct({
    mode: Mode,
    scopes: Schema.Array(Schema.Literals(scopes)).annotate({ description: "What the key may do." })
  }).annotate({ description: "The key of this request." }),
  sandbox: Schema.Struct({
    domain: Schema.String.annotate({ description: "A domain to send from before one of your own is verified." }),
    recipients: Schema.Array(Schema.String).annotate({ description: "Every address that a sandbox send may reach." }),
    simulator: Schema.Struct({
      delivered: Schema.String.annotate({ description: "Answers with a delivery." }),
      bounced: Schema.String.annotate({ description: "Answers with a permanent bounce." }),
      complained: Schema.String.annotate({ description: "Answers with a delivery and then a complaint." })
    })
  }),
  receiving_domain: Schema.String.annotate({
    description: "A domain that receives for the account in the key's mode, without records. Beyond the interface "
      + "specification."
  }),
  domains: Schema.Array(Schema.Struct({
    id: Id,
    name: Schema.String,
    status: Schema.Literals(["pending", "verified", "failed"])
  })),
  webhooks: Schema.Array(Schema.Struct({ id: Id, url: Schema.String, enabled: Schema.Boolean })),
  templates: Schema.Array(Schema.Struct({ id: Id, slug: Schema.String, name: Schema.String })),
  docs_url: Schema.String.annotate({ description: "Where this API is described.", format: "uri" })
}).annotate({
  identifier: "AccountSummary",
  title: "Account summary",
  description: "What an integrator needs to know of the account behind a key."
})
export type WireAccountSummary = typeof WireAccountSummary.Type

/** The summary as it goes over the wire. */
export const toWire = (summary: AccountSummary, docsUrl: string): WireAccountSummary => ({
  account: {
    id: summary.account.id,
    name: summary.account.name,
    plan: summary.account.plan,
    plan_step: summary.account.planStep
  },
  key: { mode: summary.key.mode, scopes: summary.key.scopes },
  sandbox: {
    domain: summary.sandbox.domain,
    recipients: summary.sandbox.recipients,
    simulator: summary.sandbox.simulator
  },
  receiving_domain: summary.receivingDomain,
  domains: summary.domains.map((domain) => ({ id: domain.id, name: domain.name, status: domain.status })),
  webhooks: summary.webhooks.map(({ enabled, id, url }) => ({ id, url, enabled })),
  templates: summary.templates.map(({ id, name, slug }) => ({ id, slug, name })),
  docs_url: docsUrl
})
