import type { Role } from "@sendwright/core/accounts/Role"
import * as Context from "effect/Context"

/**
 * Whom an endpoint is for: `anyone`; `user`, whoever is signed in; who has at least a role in the account that the path
 * names; an `operator`, who may also do whatever a role may; or a program with an API `key`, for its account.
 */
export type Access = "anyone" | "user" | Role | "operator" | "key"

/** Whom an endpoint is for: an annotation of endpoints. What says nothing is for operators. */
export const Access = Context.Reference<Access>("@sendwright/dashboard/contract/Access", {
  defaultValue: () => "operator"
})

const ranks: Readonly<Record<Role, number>> = { viewer: 0, developer: 1, owner: 2 }

/** Whether one role includes another. */
export const includes = (role: Role, needed: Role): boolean => ranks[role] >= ranks[needed]

/** Whether an endpoint shows what one email holds: what operators read of it is recorded. */
export const ShowsContent = Context.Reference<boolean>("@sendwright/dashboard/contract/ShowsContent", {
  defaultValue: () => false
})
