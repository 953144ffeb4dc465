import type { Account } from "@sendwright/core/accounts/Account"
import type { ApiKey } from "@sendwright/core/accounts/ApiKey"
import type { Member } from "@sendwright/core/accounts/Member"
import { plans } from "@sendwright/core/accounts/Plan"
import { scopes } from "@sendwright/core/accounts/Scope"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import type { EmailEvent } from "@sendwright/core/model/EmailEvent"
import type { AccountExport, ExportOverdue, Pages } from "@sendwright/core/privacy/Exports"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import * as WireDomains from "./Domain.ts"
import * as WireEmails from "./Email.ts"
import * as WireEvents from "./EmailEvent.ts"
import * as WireReceived from "./Received.ts"
import { DateTime, Id, Mode, toDateTime } from "./Scalars.ts"
import * as WireSuppressions from "./Suppression.ts"
import * as WireWebhooks from "./Webhook.ts"

const WireExportedAccount = Schema.Struct({
  id: Id,
  name: Schema.String,
  plan: Schema.Literals(plans),
  plan_step: Schema.NullOr(Schema.String),
  created_at: DateTime
})

const WireExportedUser = Schema.Struct({
  id: Id,
  email: Schema.String,
  role: Schema.Literals(["owner", "member"]),
  created_at: DateTime
})

const WireExportedKey = Schema.Struct({
  id: Id,
  name: Schema.String,
  prefix: Schema.String.annotate({ description: "How the key's text begins. The text itself is stored nowhere." }),
  mode: Mode,
  scopes: Schema.Array(Schema.Literals(scopes)),
  created_at: DateTime,
  last_used_at: Schema.NullOr(DateTime),
  revoked_at: Schema.NullOr(DateTime)
})

/** Everything that is stored of an account, as one document. */
export const WireAccountExport = Schema.Struct({
  generated_at: DateTime.annotate({ description: "When the export began. Emails accepted later are not in it." }),
  account: WireExportedAccount,
  users: Schema.Array(WireExportedUser),
  keys: Schema.Array(WireExportedKey).annotate({ description: "Every key, revoked ones too." }),
  domains: Schema.Array(WireDomains.WireDomain),
  emails: Schema.Array(WireEmails.WireEmail).annotate({
    description: "Full records: live ones, then those of test mode, each oldest first."
  }),
  events: Schema.Array(WireEvents.WireExportedEvent).annotate({ description: "In the order of their emails." }),
  received: Schema.Array(WireReceived.WireReceivedEmail).annotate({
    description: "In the order of emails. Beyond the interface specification."
  }),
  suppressions: Schema.Array(WireSuppressions.WireSuppression),
  webhooks: Schema.Array(WireWebhooks.WireWebhook).annotate({ description: "Endpoints, without their secrets." })
}).annotate({
  identifier: "AccountExport",
  title: "Account export",
  description: "Everything that is stored of an account, live and test."
})
export type WireAccountExport = typeof WireAccountExport.Type

const toWireAccount = (account: Account): typeof WireExportedAccount.Type => ({
  id: account.id,
  name: account.name,
  plan: account.plan,
  plan_step: account.planStep,
  created_at: account.createdAt.toISOString()
})

// The interface knows owners and others.
const toWireUser = (user: Member): typeof WireExportedUser.Type => ({
  id: user.id,
  email: user.email,
  role: user.role === "owner" ? "owner" : "member",
  created_at: user.createdAt.toISOString()
})

const toWireKey = (key: ApiKey): typeof WireExportedKey.Type => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  mode: key.mode,
  scopes: key.scopes,
  created_at: key.createdAt.toISOString(),
  last_used_at: toDateTime(key.lastUsedAt),
  revoked_at: toDateTime(key.revokedAt)
})

const toWireEvent = (event: EmailEvent): WireEvents.WireExportedEvent => ({
  ...WireEvents.toWireEvent(event),
  email_id: event.emailId
})

/** The items of pages as the inside of a JSON array: one chunk a page. */
const itemsOf = <A, W>(pages: Pages<A>, toWire: (item: A) => W): Stream.Stream<string, StorageError | ExportOverdue> =>
  Stream.suspend(() => {
    let isFirst = true
    return Stream.map(pages, (page) => {
      const text = page.map((item) => JSON.stringify(toWire(item))).join(",")
      const chunk = isFirst ? text : `,${text}`
      isFirst = false
      return chunk
    })
  })

/**
 * An export as the text of one JSON document, chunk by chunk. It ends with its closing brace or fails: what was cut off
 * never parses.
 */
export const encode = (whole: AccountExport): Stream.Stream<string, StorageError | ExportOverdue> => {
  const head = JSON.stringify({
    generated_at: whole.generatedAt.toISOString(),
    account: toWireAccount(whole.account),
    users: whole.users.map(toWireUser),
    keys: whole.keys.map(toWireKey),
    domains: whole.domains.map(WireDomains.toWire)
  })
  const parts: ReadonlyArray<Stream.Stream<string, StorageError | ExportOverdue>> = [
    Stream.succeed(`${head.slice(0, -1)},"emails":[`),
    itemsOf(whole.emails, WireEmails.toWire),
    Stream.succeed(`],"events":[`),
    itemsOf(whole.events, toWireEvent),
    Stream.succeed(`],"received":[`),
    itemsOf(whole.received, (received) => WireReceived.toWire(received)),
    Stream.succeed(`],"suppressions":[`),
    itemsOf(whole.suppressions, WireSuppressions.toWire),
    Stream.succeed(`],"webhooks":${JSON.stringify(whole.webhooks.map(WireWebhooks.toWire))}}`)
  ]
  return Stream.flatMap(Stream.fromArray(parts), (part) => part)
}
