import type { Account } from "../accounts/Account.ts"
import type { Role } from "../accounts/Role.ts"
import type { AuditActor } from "../audit/AuditEntry.ts"

/** A person who signs in. */
export interface User {
  readonly id: string
  /** As it was given. No two users have addresses that are the same once they are normalised. */
  readonly email: string
  readonly name: string
  /** Whether they run the service: they see all accounts, and the pages of operators. */
  readonly isOperator: boolean
  readonly hasPassword: boolean
  /** Since when they may not sign in; null: they may. */
  readonly disabledAt: Date | null
  readonly createdAt: Date
}

/** One of a user's accounts. */
export interface Membership {
  readonly account: Pick<Account, "id" | "name" | "suspended">
  readonly role: Role
  readonly joinedAt: Date
}

/** Who a user is to an OpenID provider (OpenID Connect Core 1.0, sections 2 and 5.7: `iss` and `sub` together). */
export interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** A user as the audit log names them. */
export const asActor = ({ id, isOperator, name }: Pick<User, "id" | "isOperator" | "name">): AuditActor => ({
  kind: isOperator ? "operator" : "user",
  id,
  name
})
