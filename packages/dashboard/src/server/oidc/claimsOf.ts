import type { Claims } from "@sendwright/core/users/Oidc"

/** Limits of an issuer's claims. Nobody is in more groups, and no group has a longer name. */
const maxGroups = 1_000
const maxText = 512

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value !== "" && value.length <= maxText ? value : null

const groupsOf = (value: unknown): ReadonlyArray<string> =>
  (Array.isArray(value) ? value : [value]).slice(0, maxGroups).flatMap((one) => textOf(one) ?? [])

/**
 * The claims about a person, from a checked token. Some issuers write `email_verified` as a text, and a single group
 * without a list. Values of any other form are ignored.
 */
export const claimsOf = (
  identity: { readonly iss: string; readonly sub: string },
  claims: Readonly<Record<string, unknown>>,
  groupsClaim: string
): Claims => ({
  issuer: identity.iss,
  subject: identity.sub,
  email: textOf(claims["email"]),
  emailVerified: claims["email_verified"] === true || claims["email_verified"] === "true",
  name: textOf(claims["name"]) ?? textOf(claims["preferred_username"]),
  groups: Object.hasOwn(claims, groupsClaim) ? groupsOf(claims[groupsClaim]) : []
})
