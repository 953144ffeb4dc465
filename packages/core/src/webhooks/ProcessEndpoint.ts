import type { Mode } from "../foundation/Mode.ts"
import * as Uuid from "../foundation/Uuid.ts"
import type { WebhookEndpoint } from "./WebhookEndpoint.ts"

const scheme = "process:"

/** What a handler may be called. */
export const namePattern = /^[a-z0-9][a-z0-9-]{0,49}$/

/** The URL of the endpoint of a handler, which no request can name: `process:inbox`. */
export const urlOf = (name: string): string => `${scheme}${name}`

/** Whether deliveries to a URL are handled in a process, not posted. */
export const isProcess = (url: string): boolean => url.startsWith(scheme)

/** The condition for that in SQL. */
export const processUrls = `${scheme}%`

/** The id of an account's endpoint of a name: every process of the account finds the same. */
export const idOf = (accountId: string, mode: Mode, name: string): string => Uuid.derived(accountId, `${mode} ${name}`)

/** The endpoint of a handler. */
export const endpointOf = (accountId: string, mode: Mode, name: string, createdAt: Date): WebhookEndpoint => ({
  id: idOf(accountId, mode, name),
  accountId,
  mode,
  url: urlOf(name),
  events: ["email.received"],
  format: "sendwright",
  receivedBody: false,
  enabled: true,
  oldSecretUntil: null,
  createdAt
})
