import { type AccountApi, accountOf } from "./account.ts"
import type { Calls } from "./Calls.ts"
import { type DomainsApi, domainsOf, type SuppressionsApi, suppressionsOf } from "./directories.ts"
import { type EmailsApi, emailsOf } from "./emails.ts"
import { type HeldApi, heldOf } from "./held.ts"
import { type KeysApi, keysOf } from "./keys.ts"
import { type MembersApi, membersOf } from "./members.ts"
import { type PortalApi, portalOf } from "./portal.ts"
import { type ReceivedApi, receivedOf } from "./received.ts"
import { type TemplatesApi, templatesOf } from "./templates.ts"
import { type WebhooksApi, webhooksOf } from "./webhooks.ts"

export { type CallOptions, type Calls, valueOf } from "./Calls.ts"
export { NotRunning, QueryError } from "./errors.ts"
export { onReceived } from "./onReceived.ts"
export { retentionOf } from "./retention.ts"
export { Sender } from "./Sender.ts"
export { statementError } from "./statementError.ts"

/** What the application does on the account; the same inside and outside of a transaction. */
export interface Services {
  readonly emails: EmailsApi
  readonly received: ReceivedApi
  readonly templates: TemplatesApi
  readonly domains: DomainsApi
  readonly suppressions: SuppressionsApi
  readonly webhooks: WebhooksApi
  readonly account: AccountApi
  readonly keys: KeysApi
  readonly held: HeldApi
  readonly members: MembersApi
  readonly portal: PortalApi
}

/** The services over calls that somebody runs: `createSendwright`, a transaction, or a Sendwright for tests. */
export const servicesOf = (calls: Calls): Services => ({
  emails: emailsOf(calls),
  received: receivedOf(calls),
  templates: templatesOf(calls),
  domains: domainsOf(calls),
  suppressions: suppressionsOf(calls),
  webhooks: webhooksOf(calls),
  account: accountOf(calls),
  keys: keysOf(calls),
  held: heldOf(calls),
  members: membersOf(calls),
  portal: portalOf(calls)
})
