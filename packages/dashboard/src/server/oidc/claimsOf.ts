import type { Claims } from "@sendwright/core/users/Oidc"

/** Bounds on what an issuer says: nobody is in more groups, and no name of one is longer. */
const maxGroups = 1_000
const maxText = 512

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value !== "" && value.length <= maxText ? value : null

const groupsOf = (value: unknown): ReadonlyArray<string> =>
  (Array.isArray(value) ? value : [value]).slice(0, maxGroups).flatMap((one) => textOf(one) ?? [])

/**
 * What an issuer says of a person, from checked claims. Some issuers write `email_verified` as a text, and a single group
 * without a list; what has another form counts as not said.
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
