import type { Role } from "@sendwright/core/accounts/Role"
import * as Address from "@sendwright/core/foundation/Address"
import type { Session } from "@sendwright/core/users/Session"
import type { Invitation, LinkPurpose, SignInLink } from "@sendwright/core/users/SignInLink"
import type { User } from "@sendwright/core/users/User"
import type { NewUser } from "@sendwright/core/users/UserStore"
import { type Column, column, columnsOf, namesOf } from "../sql/columns.ts"
import { statement } from "../sql/Statement.ts"

const user: ReadonlyArray<Column<NewUser>> = [
  column("id", "uuid", ({ id }) => id),
  column("email", "text", ({ email }) => email),
  column("address", "text", ({ email }) => Address.normalize(email)),
  column("name", "text", ({ name }) => name),
  column("password_hash", "text", ({ passwordHash }) => passwordHash),
  column("is_operator", "bool", ({ isOperator }) => isOperator),
  column("disabled_at", "timestamptz", ({ disabledAt }) => disabledAt),
  column("created_at", "timestamptz", ({ createdAt }) => createdAt)
]

/** The columns of a user by the alias of the table. */
export const userColumns = (alias: string): string =>
  ["id", "email", "name", "password_hash", "is_operator", "disabled_at", "created_at"]
    .map((name) => `${alias}.${name} AS user_${name}`).join(", ")

/** A user, unless the address has one. */
export const createUserStatement = statement<NewUser, UserRow>((parameters) => `
INSERT INTO sendwright.users AS u (${namesOf(user)}) VALUES (${parameters.row(user, (created) => created)})
ON CONFLICT (address) DO NOTHING RETURNING ${userColumns("u")}`)

export interface UserRow {
  readonly user_id: string
  readonly user_email: string
  readonly user_name: string
  readonly user_password_hash: string | null
  readonly user_is_operator: boolean
  readonly user_disabled_at: Date | null
  readonly user_created_at: Date
}

export const toUser = (row: UserRow): User => ({
  id: row.user_id,
  email: row.user_email,
  name: row.user_name,
  isOperator: row.user_is_operator,
  hasPassword: row.user_password_hash !== null,
  disabledAt: row.user_disabled_at,
  createdAt: row.user_created_at
})

const session: ReadonlyArray<Column<Session>> = [
  column("id", "uuid", ({ id }) => id),
  column("user_id", "uuid", ({ userId }) => userId),
  column("method", "text", ({ method }) => method),
  column("created_at", "timestamptz", ({ createdAt }) => createdAt),
  column("seen_at", "timestamptz", ({ seenAt }) => seenAt),
  column("expires_at", "timestamptz", ({ expiresAt }) => expiresAt),
  column("agent", "text", ({ agent }) => agent),
  column("network", "text", ({ network }) => network)
]
export const sessionColumns: string = columnsOf("s", session)

export const createSessionStatement = statement<{ readonly session: Session; readonly hash: string }>((parameters) => `
INSERT INTO sendwright.sessions (${namesOf(session)}, hash)
VALUES (${parameters.row(session, (created) => created.session)}, ${parameters.value("text", ({ hash }) => hash)})`)

export interface SessionRow {
  readonly id: string
  readonly user_id: string
  readonly method: Session["method"]
  readonly created_at: Date
  readonly seen_at: Date
  readonly expires_at: Date
  readonly agent: string
  readonly network: string
}

export const toSession = (row: SessionRow): Session => ({
  id: row.id,
  userId: row.user_id,
  method: row.method,
  createdAt: row.created_at,
  seenAt: row.seen_at,
  expiresAt: row.expires_at,
  agent: row.agent,
  network: row.network
})

const link: ReadonlyArray<Column<SignInLink>> = [
  column("id", "uuid", ({ id }) => id),
  column("purpose", "text", ({ purpose }) => purpose),
  column("user_id", "uuid", ({ userId }) => userId),
  column("account_id", "uuid", ({ offer }) => offer?.accountId ?? null),
  column("email", "text", ({ offer }) => offer?.email ?? null),
  column("address", "text", ({ offer }) => offer === null ? null : Address.normalize(offer.email)),
  column("role", "text", ({ offer }) => offer?.role ?? null),
  column("created_at", "timestamptz", ({ createdAt }) => createdAt),
  column("expires_at", "timestamptz", ({ expiresAt }) => expiresAt)
]
export const linkColumns: string = columnsOf("l", link)

/** A link; an invitation takes the place of the one before it to the same address and account. */
export const createLinkStatement = statement<{ readonly link: SignInLink; readonly hash: string }>((parameters) => `
INSERT INTO sendwright.sign_in_links (${namesOf(link)}, hash)
VALUES (${parameters.row(link, (created) => created.link)}, ${parameters.value("text", ({ hash }) => hash)})
ON CONFLICT (account_id, address) WHERE account_id IS NOT NULL DO UPDATE
SET id = excluded.id, hash = excluded.hash, email = excluded.email, role = excluded.role,
  created_at = excluded.created_at, expires_at = excluded.expires_at`)

export interface LinkRow {
  readonly id: string
  readonly purpose: LinkPurpose
  readonly user_id: string | null
  readonly account_id: string | null
  readonly email: string | null
  readonly role: Role | null
  readonly created_at: Date
  readonly expires_at: Date
}

const offerOf = ({ account_id: accountId, email, role }: LinkRow): SignInLink["offer"] =>
  accountId === null || email === null || role === null ? null : { accountId, email, role }

export const toLink = (row: LinkRow): SignInLink => ({
  id: row.id,
  purpose: row.purpose,
  userId: row.user_id,
  offer: offerOf(row),
  createdAt: row.created_at,
  expiresAt: row.expires_at
})

/** The rows that are invitations. */
export const toInvitations = (rows: ReadonlyArray<LinkRow>): ReadonlyArray<Invitation> =>
  rows.flatMap((row) => {
    const offer = offerOf(row)
    return offer === null ? [] : [{ ...offer, id: row.id, createdAt: row.created_at, expiresAt: row.expires_at }]
  })
