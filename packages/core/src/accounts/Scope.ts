import { Forbidden } from "../Errors.ts"
import type { Caller } from "./Caller.ts"

/** What a key may do (interface specification, "Authentication"). */
export const scopes = [
  "emails:send",
  "emails:read",
  "domains:manage",
  "webhooks:manage",
  "suppressions:manage",
  "templates:manage",
  "account:manage"
] as const

export type Scope = typeof scopes[number]

/** Why a caller may not do what needs a scope; `undefined` where the key has it. */
export const refuse = (caller: Caller, scope: Scope): Forbidden | undefined =>
  caller.key.scopes.includes(scope)
    ? undefined
    : new Forbidden({ message: `This needs a key with the scope ${scope}.` })

/** Why a caller may not do what is for live keys only; `undefined` for a live key. */
export const refuseTest = (caller: Caller): Forbidden | undefined =>
  caller.key.mode === "live"
    ? undefined
    : new Forbidden({ message: "This needs a live key: a test key changes nothing real." })
