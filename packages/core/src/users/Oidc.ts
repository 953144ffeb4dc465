import { type Role, strongest } from "../accounts/Role.ts"
import * as Address from "../foundation/Address.ts"
import type { AdmissionRefusal } from "./PeopleErrors.ts"
import type { Invitation } from "./SignInLink.ts"
import type { Identity, User } from "./User.ts"

/** A place in an account. */
export interface Place {
  readonly accountId: string
  readonly role: Role
}

/** Who may sign in for the first time through an issuer, and what they become. */
export interface IssuerRules {
  /** The identifier of the issuer, an https URL (OpenID Connect Core 1.0 section 2, `iss`). */
  readonly issuer: string
  /**
   * Domains whose addresses the issuer vouches for. A verified address of one joins without an invitation, and signs in
   * the user who has it.
   */
  readonly domains: ReadonlyArray<string>
  /** What those join; null: nothing but what their groups say. */
  readonly place: Place | null
  /** Whether others may sign in who are invited. */
  readonly admitsInvited: boolean
  /** What groups give, by the names that the issuer has for them. An account that is named here is run by groups. */
  readonly groups: Readonly<Record<string, ReadonlyArray<Place>>>
  /** Groups that make operators. */
  readonly operatorGroups: ReadonlyArray<string>
}

/** What an issuer says of a person. */
export interface Claims extends Identity {
  readonly email: string | null
  readonly emailVerified: boolean
  readonly name: string | null
  readonly groups: ReadonlyArray<string>
}

/** What is known of the person already. */
export interface Known {
  /** The user with this identity. */
  readonly byIdentity: User | null
  /** The user with the verified address. */
  readonly byAddress: User | null
  /** Open invitations to the verified address. */
  readonly invitations: ReadonlyArray<Invitation>
}

/** What is done for a person who comes through an issuer. */
export type Admission =
  /** Signs in a user; `isNew` where the identity becomes theirs. */
  | { readonly _tag: "Known"; readonly user: User; readonly isNew: boolean; readonly accept: ReadonlyArray<Invitation> }
  /** Makes a user of the address. */
  | { readonly _tag: "New"; readonly email: string; readonly accept: ReadonlyArray<Invitation> }
  /** Lets nobody in; `user` is the one who is known by the identity or the address. */
  | { readonly _tag: "Refused"; readonly reason: AdmissionRefusal; readonly user: User | null }

/** The address that an issuer vouches for; null where there is none. */
export const verifiedEmail = ({ email, emailVerified }: Claims): string | null =>
  email !== null && emailVerified && Address.checkAddress(email) === undefined ? email : null

/** Whether the address is of a domain that the issuer vouches for. */
export const isOfDomain = ({ domains }: Pick<IssuerRules, "domains">, email: string): boolean => {
  const domain = Address.domainOf(email)
  return domains.some((one) => Address.domainToAscii(one) === domain)
}

/** The places that groups and the issuer's domain give; the strongest role of each account. */
export const placesOf = (rules: IssuerRules, claims: Claims): ReadonlyArray<Place> => {
  const email = verifiedEmail(claims)
  const byDomain = rules.place !== null && email !== null && isOfDomain(rules, email) ? [rules.place] : []
  const byGroups = claims.groups.flatMap((group) => Object.hasOwn(rules.groups, group) ? rules.groups[group]! : [])
  const all = [...byDomain, ...byGroups]
  return [...new Set(all.map(({ accountId }) => accountId))].map((accountId) => ({
    accountId,
    role: strongest(all.filter((place) => place.accountId === accountId).map(({ role }) => role))!
  }))
}

/** The accounts in which groups alone say who is a member: who is in none of their groups leaves them. */
export const accountsByGroups = ({ groups, place }: IssuerRules): ReadonlySet<string> =>
  new Set(
    Object.values(groups).flat().map(({ accountId }) => accountId).filter((id) => id !== place?.accountId)
  )

/** Whether groups make an operator; null where the issuer's groups do not decide it. */
export const isOperatorBy = ({ operatorGroups }: IssuerRules, { groups }: Claims): boolean | null =>
  operatorGroups.length === 0 ? null : operatorGroups.some((group) => groups.includes(group))

/**
 * Who a person is who comes through an issuer. An identity that is known stays its user's, whatever address it has now.
 * A verified address makes somebody known only where the issuer answers for its domain, or where an invitation waits for
 * it and nobody has the address yet: otherwise the operator of an issuer could sign in as any user.
 */
export const admit = (rules: IssuerRules, claims: Claims, known: Known): Admission => {
  const { byAddress, byIdentity } = known
  const invited = rules.admitsInvited ? known.invitations : []
  if (byIdentity !== null) {
    return byIdentity.disabledAt === null
      ? { _tag: "Known", user: byIdentity, isNew: false, accept: [] }
      : { _tag: "Refused", reason: "disabled", user: byIdentity }
  }
  const email = verifiedEmail(claims)
  if (email === null) return { _tag: "Refused", reason: "unverified", user: null }
  const vouched = isOfDomain(rules, email)
  if (byAddress !== null) {
    if (byAddress.disabledAt !== null) return { _tag: "Refused", reason: "disabled", user: byAddress }
    return vouched
      ? { _tag: "Known", user: byAddress, isNew: true, accept: invited }
      : { _tag: "Refused", reason: "password", user: byAddress }
  }
  return vouched || invited.length > 0
    ? { _tag: "New", email, accept: invited }
    : { _tag: "Refused", reason: "uninvited", user: null }
}
