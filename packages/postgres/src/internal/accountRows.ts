import type { Account, User } from "@sendwright/core/accounts/Account"
import type { ApiKey } from "@sendwright/core/accounts/ApiKey"
import type { Plan } from "@sendwright/core/accounts/Plan"
import type { Scope } from "@sendwright/core/accounts/Scope"
import type { Mode } from "@sendwright/core/foundation/Mode"
import { type Column, column, columnsOf, namesOf } from "./columns.ts"
import { statement } from "./Statement.ts"

const account: ReadonlyArray<Column<Account>> = [
  column("id", "uuid", ({ id }) => id),
  column("name", "text", ({ name }) => name),
  column("plan", "text", ({ plan }) => plan),
  column("plan_step", "text", ({ planStep }) => planStep),
  column("trusted", "bool", ({ trusted }) => trusted),
  column("monthly_emails", "int4", ({ overrides }) => overrides.monthlyEmails),
  column("domains", "int4", ({ overrides }) => overrides.domains),
  column("request_rate", "float8", ({ overrides }) => overrides.requestRate),
  column("paused_at", "timestamptz", ({ paused }) => paused?.at ?? null),
  column("paused_reason", "text", ({ paused }) => paused?.reason ?? null),
  column("suspended_at", "timestamptz", ({ suspended }) => suspended?.at ?? null),
  column("suspended_reason", "text", ({ suspended }) => suspended?.reason ?? null),
  column("created_at", "timestamptz", ({ createdAt }) => createdAt)
]
export const accountColumns: string = namesOf(account)

const user: ReadonlyArray<Column<User>> = [
  column("id", "uuid", ({ id }) => id),
  column("account_id", "uuid", ({ accountId }) => accountId),
  column("email", "text", ({ email }) => email),
  column("role", "text", ({ role }) => role),
  column("created_at", "timestamptz", ({ createdAt }) => createdAt)
]
export const userColumns: string = namesOf(user)

/** An account and its owner. */
export const createStatement = statement<{ readonly account: Account; readonly owner: User }>((parameters) => `
WITH account AS (
  INSERT INTO sendwright.accounts (${accountColumns}) VALUES (${parameters.row(account, (created) => created.account)})
)
INSERT INTO sendwright.users (${userColumns}) VALUES (${parameters.row(user, ({ owner }) => owner)})`)

const changeable = account.filter(({ name }) => name !== "id")

/** Writes everything of an account but its id. */
export const changeStatement = statement<Account>((parameters) => `
UPDATE sendwright.accounts
SET (${namesOf(changeable)}) = (${parameters.row(changeable, (changed) => changed)})
WHERE id = ${parameters.value("uuid", ({ id }) => id)}`)

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

const key: ReadonlyArray<Column<ApiKey>> = [
  column("id", "uuid", ({ id }) => id),
  column("account_id", "uuid", ({ accountId }) => accountId),
  column("name", "text", ({ name }) => name),
  column("mode", "text", ({ mode }) => mode),
  column("scopes", "text[]", ({ scopes }) => scopes),
  column("prefix", "text", ({ prefix }) => prefix),
  column("last_four", "text", ({ lastFour }) => lastFour),
  column("created_at", "timestamptz", ({ createdAt }) => createdAt),
  column("last_used_at", "timestamptz", ({ lastUsedAt }) => lastUsedAt),
  column("revoked_at", "timestamptz", ({ revokedAt }) => revokedAt)
]
/** The columns of a key but its hash. */
export const keyColumns: string = namesOf(key)

export const createKeyStatement = statement<{ readonly key: ApiKey; readonly hash: string }>((parameters) => `
INSERT INTO sendwright.api_keys (${keyColumns}, hash)
VALUES (${parameters.row(key, (created) => created.key)}, ${parameters.value("text", ({ hash }) => hash)})`)

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
  k.created_at AS key_created_at, k.last_used_at, ${columnsOf("a", account)}, u.id AS user_id, u.email, u.role,
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
