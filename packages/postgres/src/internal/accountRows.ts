import type { Account, User } from "@sendwright/core/accounts/Account"
import type { ApiKey } from "@sendwright/core/accounts/ApiKey"
import type { Plan } from "@sendwright/core/accounts/Plan"
import type { Scope } from "@sendwright/core/accounts/Scope"
import type { Mode } from "@sendwright/core/foundation/Mode"
import * as P from "./params.ts"

const accountColumnNames = [
  "id",
  "name",
  "plan",
  "plan_step",
  "trusted",
  "monthly_emails",
  "domains",
  "request_rate",
  "paused_at",
  "paused_reason",
  "suspended_at",
  "suspended_reason",
  "created_at"
] as const

/** In the order of `paramsOfAccount`. */
export const accountColumns: string = accountColumnNames.join(", ")

/** The assignments of an UPDATE with `paramsOfAccount`; `$1` is the id. */
export const setAccount: string = accountColumnNames.map((name, index) => `${name} = $${index + 1}`).slice(1).join(", ")

export interface AccountRow {
  readonly id: string
  readonly name: string
  readonly plan: Plan
  readonly plan_step: string | null
  readonly trusted: boolean
  readonly monthly_emails: number | null
  readonly domains: number | null
  readonly request_rate: number | null
  readonly paused_at: Date | null
  readonly paused_reason: string | null
  readonly suspended_at: Date | null
  readonly suspended_reason: string | null
  readonly created_at: Date
}

export const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  name: row.name,
  plan: row.plan,
  planStep: row.plan_step,
  trusted: row.trusted,
  overrides: { monthlyEmails: row.monthly_emails, domains: row.domains, requestRate: row.request_rate },
  paused: row.paused_at === null ? null : { at: row.paused_at, reason: row.paused_reason },
  suspended: row.suspended_at === null ? null : { at: row.suspended_at, reason: row.suspended_reason ?? "" },
  createdAt: row.created_at
})

export const paramsOfAccount = (account: Account): ReadonlyArray<unknown> => [
  P.uuid(account.id),
  P.text(account.name),
  P.text(account.plan),
  P.text(account.planStep),
  P.bool(account.trusted),
  P.int(account.overrides.monthlyEmails),
  P.int(account.overrides.domains),
  P.float(account.overrides.requestRate),
  P.time(account.paused?.at ?? null),
  P.text(account.paused?.reason ?? null),
  P.time(account.suspended?.at ?? null),
  P.text(account.suspended?.reason ?? null),
  P.time(account.createdAt)
]

export interface UserRow {
  readonly id: string
  readonly account_id: string
  readonly email: string
  readonly role: User["role"]
  readonly created_at: Date
}

export const toUser = (row: UserRow): User => ({
  id: row.id,
  accountId: row.account_id,
  email: row.email,
  role: row.role,
  createdAt: row.created_at
})

/** The columns of a key but its hash. */
export const keyColumns = "id, account_id, name, mode, scopes, prefix, last_four, created_at, last_used_at, revoked_at"

export interface KeyRow {
  readonly id: string
  readonly account_id: string
  readonly name: string
  readonly mode: Mode
  readonly scopes: ReadonlyArray<Scope>
  readonly prefix: string
  readonly last_four: string
  readonly created_at: Date
  readonly last_used_at: Date | null
  readonly revoked_at: Date | null
}

export const toKey = (row: KeyRow): ApiKey => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  mode: row.mode,
  scopes: row.scopes,
  prefix: row.prefix,
  lastFour: row.last_four,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at
})

export const authenticateStatement = `
SELECT k.hash, k.id AS key_id, k.name AS key_name, k.mode, k.scopes, k.prefix, k.last_four,
  k.created_at AS key_created_at, k.last_used_at, a.*, u.id AS user_id, u.email, u.role,
  u.created_at AS user_created_at
FROM sendwright.api_keys k
JOIN sendwright.accounts a ON a.id = k.account_id
JOIN LATERAL (
  SELECT * FROM sendwright.users u WHERE u.account_id = k.account_id AND u.role = 'owner' ORDER BY u.created_at LIMIT 1
) u ON true
WHERE k.hash = ANY ($1) AND k.revoked_at IS NULL`

export interface AuthenticatedRow extends AccountRow {
  readonly hash: string
  readonly key_id: string
  readonly key_name: string
  readonly mode: Mode
  readonly scopes: ReadonlyArray<Scope>
  readonly prefix: string
  readonly last_four: string
  readonly key_created_at: Date
  readonly last_used_at: Date | null
  readonly user_id: string
  readonly email: string
  readonly role: User["role"]
  readonly user_created_at: Date
}

export const toAuthenticated = (
  row: AuthenticatedRow
): { readonly key: ApiKey; readonly account: Account; readonly owner: User } => ({
  key: {
    id: row.key_id,
    accountId: row.id,
    name: row.key_name,
    mode: row.mode,
    scopes: row.scopes,
    prefix: row.prefix,
    lastFour: row.last_four,
    createdAt: row.key_created_at,
    lastUsedAt: row.last_used_at,
    revokedAt: null
  },
  account: toAccount(row),
  owner: { id: row.user_id, accountId: row.id, email: row.email, role: row.role, createdAt: row.user_created_at }
})
