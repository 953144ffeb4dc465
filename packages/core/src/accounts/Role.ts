import { type Scope, scopes } from "./Scope.ts"

/** What a person may be in an account, the one with the most rights first. */
export const roles = ["owner", "developer", "viewer"] as const
/** One of `roles`. */
export type Role = typeof roles[number]

const scopesOfRoles: Readonly<Record<Role, ReadonlyArray<Scope>>> = {
  owner: scopes,
  developer: scopes.filter((scope) => scope !== "account:manage"),
  viewer: []
}

/** What a role may change. Every role reads all that the account has. */
export const scopesOf = (role: Role): ReadonlyArray<Scope> => scopesOfRoles[role]

/** Whether a role makes and revokes API keys. */
export const managesKeys = (role: Role): boolean => role !== "viewer"

/** The role with the most rights; `undefined` where there is none. */
export const strongest = (given: Iterable<Role>): Role | undefined => {
  const known = new Set(given)
  return roles.find((role) => known.has(role))
}
