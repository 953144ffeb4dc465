import type { Message, Script } from "./Command.ts"

export type Mode = "live" | "test"

/** The states of one recipient, from least to most telling. */
const ranks = [
  "scheduled",
  "queued",
  "sent",
  "failed",
  "bounced softly",
  "delivered",
  "bounced",
  "complained"
] as const
export type State = typeof ranks[number]

export const higher = (left: State, right: State): State => ranks.indexOf(left) >= ranks.indexOf(right) ? left : right

/** The order of an email's statuses. */
const statuses: ReadonlyArray<string> = [
  "scheduled",
  "queued",
  "sent",
  "failed",
  "delivered",
  "bounced",
  "complained"
]

export interface Recipient {
  readonly address: string
  readonly simulation: "delivered" | "bounced" | "complained" | null
  state: State
}

export interface Email {
  readonly id: string
  readonly account: Account
  readonly mode: Mode
  readonly from: string
  /** Null for the sandbox domain. */
  readonly domain: string | null
  readonly to: ReadonlyArray<string>
  readonly subject: string
  readonly html: string | null
  readonly text: string | null
  readonly script: Script
  readonly tags: ReadonlyArray<string>
  readonly createdAt: number
  scheduledAt: number | null
  readonly idempotencyKey: string | null
  readonly recipients: ReadonlyArray<Recipient>
  cancelled: boolean
  /** `at` is when it happened. */
  readonly events: Array<{ readonly type: string; readonly at: number }>
  /** What evidence is known again by. */
  readonly known: Set<string>
  /** `simulated` for an id that the simulator draws. */
  providerMessageId: string | null
  attempts: number
  /** When it is handed over next; null where nothing is left to do. */
  job: { due: number; readonly queuedAt: number } | null
}

export interface Endpoint {
  readonly id: string
  readonly account: Account
  /** That of the key which made it. */
  readonly mode: Mode
  path: string
  events: ReadonlyArray<string>
  enabled: boolean
}

export interface Delivery {
  readonly endpoint: Endpoint
  readonly email: Email
  readonly type: string
  status: "pending" | "delivered" | "failed"
  attempts: number
  due: number | null
}

export interface Report {
  readonly name: string
  readonly type: string
  readonly state: State | null
  readonly who: ReadonlyArray<string>
  readonly at: number
  /** What tells the moment: feedback reports have an id of their own. */
  readonly moment: string
  readonly providerMessageId: string | null
}

export interface Domain {
  readonly id: string
  readonly account: Account
  readonly name: string
  readonly createdAt: number
  /** Made before the history, and verified. */
  readonly isOwn: boolean
}

export interface TemplateContent {
  readonly name: string
  readonly slug: string
  readonly html: string | null
  readonly text: string
}

export interface Template {
  readonly id: string
  readonly account: Account
  /** Every version, oldest first; the last one is the template. */
  readonly versions: Array<TemplateContent>
}

/** A message whose template is named, as its request names it. */
export type Resolved = Message & {
  readonly named: { readonly template_id: string } | { readonly template_slug: string } | null
}

/** A request that had an idempotency key. */
export interface Asked {
  readonly kind: "send" | "batch"
  readonly key: number
  readonly idempotencyKey: string
  readonly messages: ReadonlyArray<Resolved>
}

export interface Account {
  readonly id: string
  readonly owner: string
  readonly sandbox: string
  readonly domain: string
  readonly domainId: string
  readonly monthlyLimit: number | null
  readonly suppressed: Map<string, "bounce" | "complaint" | "manual">
  readonly sentIn: Map<string, number>
  paused: boolean
  suspended: boolean
}

export interface Key {
  readonly account: Account
  readonly mode: Mode
  readonly scopes: ReadonlyArray<string> | null
  revoked: boolean
}

/** The answer that a key of a request is bound to. */
interface Remembered {
  readonly request: string
  readonly until: number
  readonly results: ReadonlyArray<Result>
}

/** What became of one message: an id, or the code of its refusal. */
export type Result = { readonly id: string } | { readonly code: string; readonly suppressed?: ReadonlyArray<string> }

/** Everything that the service should know, as simply as the interface specification says it. */
export interface World {
  readonly start: number
  now: number
  readonly accounts: ReadonlyArray<Account>
  readonly keys: ReadonlyArray<Key>
  readonly emails: Array<Email>
  /** Sends and batches that had an idempotency key. */
  readonly asked: Array<Asked>
  endpoints: Array<Endpoint>
  deliveries: Array<Delivery>
  domains: Array<Domain>
  templates: Array<Template>
  readonly remembered: Map<string, Remembered>
  /** The simulator's reports, and those whose email is known by now. */
  readonly later: Array<{ readonly due: number; readonly email: Email; readonly report: Report }>
  /** Reports by the provider message id that no email has yet. */
  parked: ReadonlyArray<{ readonly providerMessageId: string; readonly report: Report }>
}

export const statusOf = (email: Email): string => {
  if (email.cancelled) return "cancelled"
  const each = new Set(email.recipients.map(({ state }): string => state === "bounced softly" ? "bounced" : state))
  return statuses.findLast((status) => each.has(status)) ?? "scheduled"
}

export const statusCodes: Readonly<Record<string, number>> = {
  validation_error: 400,
  unauthorized: 401,
  forbidden: 403,
  account_suspended: 403,
  account_paused: 403,
  sandbox_recipient_not_allowed: 403,
  domain_not_verified: 403,
  not_found: 404,
  conflict: 409,
  not_scheduled: 409,
  recipient_suppressed: 422,
  plan_limit: 429
}

/** Why a key may not ask for this at all; null where it may. */
export const refusalOf = (key: Key, scope: string): string | null => {
  if (key.revoked) return "unauthorized"
  if (key.account.suspended) return "account_suspended"
  return key.scopes !== null && !key.scopes.includes(scope) ? "forbidden" : null
}

/** Why a key may not change what only live keys change. */
export const liveRefusalOf = (key: Key, scope: string): string | null =>
  refusalOf(key, scope) ?? (key.mode === "test" ? "forbidden" : null)

/** Whether the account's own domain is still there. */
export const hasOwnDomain = (world: World, account: Account): boolean =>
  world.domains.some((domain) => domain.account === account && domain.isOwn)

/** Whether a key sees what has this account and mode. */
export const sees = (key: Key, what: { readonly account: Account; readonly mode: Mode }): boolean =>
  what.account === key.account && (key.mode === "live" || what.mode === "test")

export const addressOf = (account: Account, person: Message["to"][number]): string => {
  switch (person) {
    case "owner":
      return account.owner
    case "delivered":
    case "bounced":
    case "complained":
      return `${person}@${account.sandbox}`
    default:
      return `${person}@example.com`
  }
}
