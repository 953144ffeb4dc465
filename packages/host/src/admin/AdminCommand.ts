import { plans } from "@sendwright/core/accounts/Plan"
import { roles } from "@sendwright/core/accounts/Role"
import { scopes } from "@sendwright/core/accounts/Scope"
import { modes } from "@sendwright/core/foundation/Mode"
import { heldOutcomes } from "@sendwright/core/sending/HeldEmails"
import * as Schema from "effect/Schema"
import { ofLimits } from "./AccountLimits.ts"

/** Figures of an account's own; null takes the plan's again, an absent one stays as it is. */
const Figures = ofLimits(() => Schema.optionalKey(Schema.NullOr(Schema.Int)))

const email = { accountId: Schema.String, emailId: Schema.String }
const queued = {
  accountId: Schema.NullOr(Schema.String),
  queuedBy: Schema.DateFromString,
  after: Schema.NullOr(Schema.String)
}
const site = { site: Schema.String, after: Schema.NullOr(Schema.String) }
const delivery = { accountId: Schema.String, endpointId: Schema.String, deliveryId: Schema.String }

/**
 * What an operator asks for. A command is a value, so that it can be carried out in the process that was started for
 * it or in the server that holds the embedded database.
 */
export const AdminCommand = Schema.Union([
  Schema.TaggedStruct("AccountsCreate", {
    name: Schema.String,
    ownerEmail: Schema.String,
    plan: Schema.Literals(plans),
    trusted: Schema.Boolean,
    ...Figures
  }),
  Schema.TaggedStruct("AccountsUpdate", {
    id: Schema.String,
    name: Schema.optionalKey(Schema.String),
    plan: Schema.optionalKey(Schema.Literals(plans)),
    trusted: Schema.optionalKey(Schema.Boolean),
    ...Figures
  }),
  Schema.TaggedStruct("AccountsList", {}),
  Schema.TaggedStruct("AccountsShow", { id: Schema.String }),
  Schema.TaggedStruct("AccountsPause", { id: Schema.String, reason: Schema.NullOr(Schema.String) }),
  Schema.TaggedStruct("AccountsResume", { id: Schema.String }),
  Schema.TaggedStruct("AccountsSuspend", { id: Schema.String, reason: Schema.String }),
  Schema.TaggedStruct("AccountsReinstate", { id: Schema.String }),
  Schema.TaggedStruct("KeysCreate", {
    accountId: Schema.String,
    name: Schema.String,
    mode: Schema.Literals(modes),
    scopes: Schema.Array(Schema.Literals(scopes))
  }),
  Schema.TaggedStruct("KeysList", { accountId: Schema.String }),
  Schema.TaggedStruct("KeysRevoke", { accountId: Schema.String, id: Schema.String }),
  Schema.TaggedStruct("UsersCreate", {
    email: Schema.String,
    name: Schema.NullOr(Schema.String),
    operator: Schema.Boolean
  }),
  Schema.TaggedStruct("UsersList", {}),
  Schema.TaggedStruct("UsersInvite", { accountId: Schema.String, email: Schema.String, role: Schema.Literals(roles) }),
  Schema.TaggedStruct("UsersReset", { user: Schema.String }),
  Schema.TaggedStruct("UsersChange", {
    user: Schema.String,
    becomes: Schema.Literals(["disabled", "enabled", "operator", "user"])
  }),
  Schema.TaggedStruct("AuditList", { accountId: Schema.NullOr(Schema.String), limit: Schema.Int }),
  Schema.TaggedStruct("Examine", {}),
  Schema.TaggedStruct("SecretsList", {}),
  Schema.TaggedStruct("SecretsReseal", {}),
  Schema.TaggedStruct("DomainsList", { accountId: Schema.String }),
  Schema.TaggedStruct("DomainsSample", { domain: Schema.String }),
  Schema.TaggedStruct("DomainsRotateDkim", { accountId: Schema.String, domain: Schema.String }),
  Schema.TaggedStruct("DomainsRetireDkim", { accountId: Schema.String, domain: Schema.String }),
  Schema.TaggedStruct("EmailsHeld", { accountId: Schema.String }),
  Schema.TaggedStruct("EmailsResend", email),
  Schema.TaggedStruct("EmailsSettle", { ...email, outcome: Schema.Literals(heldOutcomes) }),
  Schema.TaggedStruct("EmailsSettleListed", {
    emailIds: Schema.Array(Schema.String),
    outcome: Schema.Literals(heldOutcomes)
  }),
  Schema.TaggedStruct("EmailsHoldAll", {}),
  Schema.TaggedStruct("EmailsReleaseAll", {}),
  Schema.TaggedStruct("EmailsHold", queued),
  Schema.TaggedStruct("EmailsRelease", queued),
  Schema.TaggedStruct("SitesList", {
    after: Schema.NullOr(Schema.Struct({ rank: Schema.Int, site: Schema.String }))
  }),
  Schema.TaggedStruct("SitesShow", { site: Schema.String }),
  Schema.TaggedStruct("SitesPause", { site: Schema.String }),
  Schema.TaggedStruct("SitesResume", site),
  Schema.TaggedStruct("SitesFlush", site),
  Schema.TaggedStruct("SitesBounce", site),
  Schema.TaggedStruct("RoutesShow", {}),
  Schema.TaggedStruct("RoutesSet", { rules: Schema.String }),
  Schema.TaggedStruct("RoutesExplain", {
    to: Schema.String,
    from: Schema.String,
    tags: Schema.Array(Schema.String),
    accountId: Schema.NullOr(Schema.String)
  }),
  Schema.TaggedStruct("RetentionStatus", {}),
  Schema.TaggedStruct("RetentionAllow", {}),
  Schema.TaggedStruct("RetentionRestore", { month: Schema.String }),
  Schema.TaggedStruct("WebhooksList", { accountId: Schema.String }),
  Schema.TaggedStruct("WebhooksTest", { accountId: Schema.String, endpointId: Schema.String }),
  Schema.TaggedStruct("WebhooksAgain", delivery),
  Schema.TaggedStruct("WebhooksRetry", delivery),
  Schema.TaggedStruct("WebhooksAttempts", delivery)
])
export type AdminCommand = typeof AdminCommand.Type

/** What a command answers with: data for `--json`, from which the lines for people are made too. */
export const AdminReply = Schema.Union([
  Schema.TaggedStruct("Done", { value: Schema.Unknown }),
  Schema.TaggedStruct("Refused", { code: Schema.String, message: Schema.String })
])
export type AdminReply = typeof AdminReply.Type

/** A command was refused or could not be carried out; the message says what to do. */
export class AdminError extends Schema.TaggedError<AdminError>()("AdminError", {
  code: Schema.String,
  message: Schema.String
}) {}
