import type { Answer } from "../../foundation/api.ts"
import type { Role } from "../../foundation/session.ts"

export type KeyScope = Answer<"GET /accounts/:account_id/keys">["data"][number]["scopes"][number]

const all: ReadonlyArray<KeyScope> = [
  "emails:send",
  "emails:read",
  "domains:manage",
  "webhooks:manage",
  "suppressions:manage",
  "templates:manage",
  "account:manage"
]

/** What a key may be given by somebody with a role: nobody gives away more than they have. The server holds it as well. */
export const grantedBy = (role: Role): ReadonlyArray<KeyScope> =>
  role === "owner" ? all : role === "developer" ? all.filter((scope) => scope !== "account:manage") : []

/** Whether a key may do everything. */
export const isEverything = (scopes: ReadonlyArray<KeyScope>): boolean => scopes.length === all.length
