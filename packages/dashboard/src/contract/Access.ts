import type { Role } from "@sendwright/core/accounts/Role"
import * as Context from "effect/Context"

/**
 * The callers of an endpoint: `anyone`; a `user` who is signed in; a member with at least a role in the account of the
 * path; an `operator`, who has also the rights of every role; or a program with an API `key`, for the key's account.
 */
export type Access = "anyone" | "user" | Role | "operator" | "key"

/** Annotation of an endpoint: its callers. By default only operators. */
export const Access = Context.Reference<Access>("@sendwright/dashboard/contract/Access", {
  defaultValue: () => "operator"
})

const ranks: Readonly<Record<Role, number>> = { viewer: 0, developer: 1, owner: 2 }

/** Whether one role includes another. */
export const includes = (role: Role, needed: Role): boolean => ranks[role] >= ranks[needed]

/** Whether an endpoint shows the contents of one email. Operators' calls of it are recorded. */
export const ShowsContent = Context.Reference<boolean>("@sendwright/dashboard/contract/ShowsContent", {
  defaultValue: () => false
})
