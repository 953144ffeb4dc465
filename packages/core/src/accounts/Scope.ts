/** What a key may do (interface specification, "Authentication"). */
export const scopes = [
  "emails:send",
  "emails:read",
  "received:read",
  "received:manage",
  "domains:manage",
  "webhooks:manage",
  "suppressions:manage",
  "templates:manage",
  "account:manage"
] as const

/** One of `scopes`. */
export type Scope = typeof scopes[number]
