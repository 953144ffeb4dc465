import type { Account } from "@sendwright/core/accounts/Account"
import type { ApiKey } from "@sendwright/core/accounts/ApiKey"
import type { Owned } from "@sendwright/core/accounts/Caller"
import type { Member } from "@sendwright/core/accounts/Member"
import type { Plan } from "@sendwright/core/accounts/Plan"
import type { Scope } from "@sendwright/core/accounts/Scope"
import type { Mode } from "@sendwright/core/foundation/Mode"
import { type Column, column, columnsOf, namesOf } from "../sql/columns.ts"
import { statement } from "../sql/Statement.ts"

const account: ReadonlyArray<Column<Account>> = [
  column("id", "uuid", ({ id }) => id),
  column("name", "text", ({ name }) => name),
  column("plan", "text", ({ plan }) => plan),
  column("plan_step", "text", ({ planStep }) => planStep),
  column("trusted", "bool", ({ trusted }) => trusted),
  column("monthly_emails", "int4", ({ overrides }) => overrides.monthlyEmails),
  column("domains", "int4", ({ overrides }) => overrides.domains),
  column("request_rate", "float8", ({ overrides }) => overrides.requestRate),
  column("received_megabytes", "int4", ({ overrides }) => overrides.receivedMegabytes),
  column("paused_at", "timestamptz", ({ paused }) => paused?.at ?? null),
  column("paused_reason", "text", ({ paused }) => paused?.reason ?? null),
  column("suspended_at", "timestamptz", ({ suspended }) => suspended?.at ?? null),
  column("suspended_reason", "text", ({ suspended }) => suspended?.reason ?? null),
  column("created_at", "timestamptz", ({ createdAt }) => createdAt)
]
export const accountColumns: string = namesOf(account)

/**
 * An account and its owner. Where the owner's address has a user, it is that one: the assignment that changes nothing
 * makes the row come back.
 */
export const createStatement = statement<
  { readonly account: Account; readonly owner: Member; readonly address: string },
  Pick<MemberRow, "id" | "email" | "name">
>((parameters) => {
  const { row, value } = parameters
  return `
WITH account AS (
  INSERT INTO sendwright.accounts (${accountColumns}) VALUES (${row(account, (created) => created.account)})
), owner AS (
  INSERT INTO sendwright.users AS u (id, email, address, name, is_operator, created_at)
  VALUES (${value("uuid", ({ owner }) => owner.id)}, ${value("text", ({ owner }) => owner.email)},
    ${value("text", ({ address }) => address)}, ${value("text", ({ owner }) => owner.name)}, false,
    ${value("timestamptz", ({ owner }) => owner.createdAt)})
  ON CONFLICT (address) DO UPDATE SET address = u.address
  RETURNING u.id, u.email, u.name
), membership AS (
  INSERT INTO sendwright.memberships (account_id, user_id, role, joined_at)
  SELECT ${value("uuid", ({ owner }) => owner.accountId)}, id, ${value("text", ({ owner }) => owner.role)},
    ${value("timestamptz", ({ owner }) => owner.createdAt)}
  FROM owner
)
SELECT id, email, name FROM owner`
})

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
  readonly received_megabytes: number | null
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
  overrides: {
    monthlyEmails: row.monthly_emails,
    domains: row.domains,
    requestRate: row.request_rate,
    receivedMegabytes: row.received_megabytes
  },
  paused: row.paused_at === null ? null : { at: row.paused_at, reason: row.paused_reason },
  suspended: row.suspended_at === null ? null : { at: row.suspended_at, reason: row.suspended_reason ?? "" },
  createdAt: row.created_at
})

export interface MemberRow {
  readonly id: string
  readonly account_id: string
  readonly email: string
  readonly name: string
  readonly role: Member["role"]
  readonly joined_at: Date
}

export const toMember = (row: MemberRow): Member => ({
  id: row.id,
  accountId: row.account_id,
  email: row.email,
  name: row.name,
  role: row.role,
  createdAt: row.joined_at
})

export const membersStatement = `
SELECT u.id, m.account_id, u.email, u.name, m.role, m.joined_at
FROM sendwright.memberships m JOIN sendwright.users u ON u.id = m.user_id
WHERE m.account_id = $1 ORDER BY m.joined_at, m.user_id`

/** The account `a` and the owner that it is known by, who joined first. */
export const ownedColumns: string = `${columnsOf("a", account)}, o.user_id AS owner_id, o.email AS owner_email,
  o.name AS owner_name, o.joined_at AS owner_joined_at`
export const ofOwner = `
JOIN LATERAL (
  SELECT m.user_id, u.email, u.name, m.joined_at
  FROM sendwright.memberships m JOIN sendwright.users u ON u.id = m.user_id
  WHERE m.account_id = a.id AND m.role = 'owner' ORDER BY m.joined_at, m.user_id LIMIT 1
) o ON true`

export interface OwnedRow extends AccountRow {
  readonly owner_id: string
  readonly owner_email: string
  readonly owner_name: string
  readonly owner_joined_at: Date
}

export const toOwned = (row: OwnedRow): Owned => ({
  account: toAccount(row),
  owner: {
    id: row.owner_id,
    accountId: row.id,
    email: row.owner_email,
    name: row.owner_name,
    role: "owner",
    createdAt: row.owner_joined_at
  }
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
  column("created_by", "uuid", ({ createdBy }) => createdBy),
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
  readonly created_by: string | null
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
  createdBy: row.created_by,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at
})

export const authenticateStatement = `
SELECT k.hash, k.id AS key_id, k.name AS key_name, k.mode, k.scopes, k.prefix, k.last_four,
  k.created_at AS key_created_at, k.created_by, k.last_used_at, ${ownedColumns}
FROM sendwright.api_keys k
JOIN sendwright.accounts a ON a.id = k.account_id${ofOwner}
WHERE k.hash = ANY ($1) AND k.revoked_at IS NULL`

export interface AuthenticatedRow extends OwnedRow {
  readonly hash: string
  readonly key_id: string
  readonly key_name: string
  readonly mode: Mode
  readonly scopes: ReadonlyArray<Scope>
  readonly prefix: string
  readonly last_four: string
  readonly key_created_at: Date
  readonly created_by: string | null
  readonly last_used_at: Date | null
}

export const toAuthenticated = (row: AuthenticatedRow): Owned & { readonly key: ApiKey } => ({
  key: {
    id: row.key_id,
    accountId: row.id,
    name: row.key_name,
    mode: row.mode,
    scopes: row.scopes,
    prefix: row.prefix,
    lastFour: row.last_four,
    createdAt: row.key_created_at,
    createdBy: row.created_by,
    lastUsedAt: row.last_used_at,
    revokedAt: null
  },
  ...toOwned(row)
})
