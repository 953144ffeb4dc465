import type { Answer } from "../../foundation/api.ts"
import type { Role } from "../../foundation/session.ts"

export type KeyScope = Answer<"GET /accounts/:account_id/keys">["data"][number]["scopes"][number]

const all: ReadonlyArray<KeyScope> = [
  "emails:send",
  "emails:read",
  "received:read",
  "received:manage",
  "domains:manage",
  "webhooks:manage",
  "suppressions:manage",
  "templates:manage",
  "account:manage"
]

/** The scopes that a member may give to a key: not more than their role has. The server checks this as well. */
export const grantedBy = (role: Role): ReadonlyArray<KeyScope> =>
  role === "owner" ? all : role === "developer" ? all.filter((scope) => scope !== "account:manage") : []

/** Whether a key has all scopes. */
export const isEverything = (scopes: ReadonlyArray<KeyScope>): boolean => scopes.length === all.length
