import type { Session } from "@sendwright/core/users/Session"
import type { Offer, SignInLink } from "@sendwright/core/users/SignInLink"
import type { User } from "@sendwright/core/users/User"
import type { NewUser } from "@sendwright/core/users/UserStore"
import { newId } from "../fixtures.ts"
import { hour } from "./Harness.ts"

/** The hash of some secret: 64 hex digits. */
export const newHash = (): string => (newId() + newId()).replaceAll("-", "")

/** A user with an address of their own and no password. */
export const newUser = (over: Partial<NewUser> & Pick<NewUser, "createdAt">): NewUser => {
  const id = over.id ?? newId()
  return {
    id,
    email: `user-${id.slice(-12)}@example.com`,
    name: "Ada Lovelace",
    isOperator: false,
    disabledAt: null,
    passwordHash: null,
    ...over
  }
}

/** A user as the store shows them. */
export const shown = ({ passwordHash, ...user }: NewUser): User => ({ ...user, hasPassword: passwordHash !== null })

/** A session that lasts a day. */
export const session = (over: Partial<Session> & Pick<Session, "userId" | "createdAt">): Session => ({
  id: newId(),
  method: "password",
  seenAt: over.createdAt,
  expiresAt: new Date(over.createdAt.getTime() + 24 * hour),
  agent: "Firefox on Linux",
  network: "203.0.113.0/24",
  ...over
})

/** A link that works for an hour. */
export const link = (over: Partial<SignInLink> & Pick<SignInLink, "purpose" | "createdAt">): SignInLink => ({
  id: newId(),
  userId: null,
  offer: null,
  expiresAt: new Date(over.createdAt.getTime() + hour),
  ...over
})

/** An invitation as a link. */
export const invitation = (offer: Offer, createdAt: Date, over: Partial<SignInLink> = {}): SignInLink =>
  link({ purpose: "invitation", offer, createdAt, ...over })
