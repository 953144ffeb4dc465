import type * as Redacted from "effect/Redacted"
import type { Role } from "../accounts/Role.ts"

/**
 * What a link does: `start` signs a user in at once, `setup` makes the first operator, `invitation` makes a member of an
 * account, `reset` sets a user's password.
 */
export const linkPurposes = ["start", "setup", "invitation", "reset"] as const
/** One of `linkPurposes`. */
export type LinkPurpose = typeof linkPurposes[number]

/** The terms of an invitation, and its recipient. */
export interface Offer {
  readonly accountId: string
  readonly email: string
  readonly role: Role
}

/** A link that works once and until its time. Its secret is in the link alone; a hash of it is stored. */
export interface SignInLink {
  readonly id: string
  readonly purpose: LinkPurpose
  /** The user that it signs in, or whose password it sets; null for `setup` and `invitation`. */
  readonly userId: string | null
  /** Of an invitation alone. */
  readonly offer: Offer | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** An invitation that nobody has accepted yet; an expired one can be sent again. */
export interface Invitation extends Offer {
  readonly id: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** A link that was just made. Its secret is seen this once: `pathOf` says where it leads. */
export interface IssuedLink {
  readonly link: SignInLink
  readonly secret: Redacted.Redacted
}

/** The path of the page that a link leads to. The secret is in the fragment, which browsers send to no server. */
export const pathOf = (secret: string): string => `/sign-in/link#${secret}`
