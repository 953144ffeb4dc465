import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Address from "../foundation/Address.ts"
import { LinkStore, type Redemption } from "../users/LinkStore.ts"
import type { Invitation, LinkPurpose, SignInLink } from "../users/SignInLink.ts"
import type { NewUser } from "../users/UserStore.ts"
import { type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"
import { endSessions, join, toUser } from "./memoryPeople.ts"
import { compare } from "./ordered.ts"

/** The link as an invitation; `undefined` where it is none. */
const toInvitation = ({ createdAt, expiresAt, id, offer }: SignInLink): Invitation | undefined =>
  offer === null ? undefined : { ...offer, id, createdAt, expiresAt }

const invitationsOf = (db: MemoryData, passes: (invitation: Invitation) => boolean): ReadonlyArray<Invitation> =>
  [...db.links.values()]
    .flatMap((link) => toInvitation(link) ?? [])
    .filter(passes)
    .sort((left, right) => compare(right, left))

const drop = (db: MemoryData, goes: (link: SignInLink) => boolean): void => {
  for (const [hash, link] of db.links) if (goes(link)) db.links.delete(hash)
}

const purposes: Readonly<Record<Redemption["_tag"], LinkPurpose>> = {
  SignIn: "start",
  SetPassword: "reset",
  MakeOperator: "setup",
  MakeMember: "invitation",
  Join: "invitation"
}

/** The user that a link is for, changed as the redemption says; `undefined` where it cannot be. */
const act = (db: MemoryData, link: SignInLink, redemption: Redemption, now: Date): NewUser | undefined => {
  const known = (email: string) => db.users.get(db.userAddresses.get(Address.normalize(email)) ?? "")
  const put = (user: NewUser): NewUser => {
    db.users.set(user.id, user)
    db.userAddresses.set(Address.normalize(user.email), user.id)
    return user
  }
  const of = db.users.get(link.userId ?? (redemption._tag === "Join" ? redemption.userId : ""))
  switch (redemption._tag) {
    case "SignIn":
      return of?.disabledAt === null ? of : undefined
    case "SetPassword": {
      if (of?.disabledAt !== null) return undefined
      endSessions(db, of.id, null)
      drop(db, ({ userId }) => userId === of.id)
      return put({ ...of, passwordHash: redemption.passwordHash })
    }
    case "MakeOperator": {
      const { user } = redemption
      if ([...db.users.values()].some(({ disabledAt, isOperator }) => isOperator && disabledAt === null)) {
        return undefined
      }
      const before = known(user.email)
      if (before !== undefined) endSessions(db, before.id, null)
      drop(db, ({ purpose, userId }) => purpose === "setup" || (before !== undefined && userId === before.id))
      return put(
        before === undefined
          ? user
          : { ...before, name: user.name, isOperator: true, disabledAt: null, passwordHash: user.passwordHash }
      )
    }
    case "MakeMember": {
      const { user } = redemption
      if (link.offer === null || known(user.email) !== undefined) return undefined
      put(user)
      join(db, link.offer.accountId, user.id, link.offer.role, now)
      return user
    }
    case "Join": {
      if (link.offer === null || of?.disabledAt !== null) return undefined
      join(db, link.offer.accountId, of.id, link.offer.role, now)
      return of
    }
  }
}

/** `LinkStore` in memory. */
export const layer: Layer.Layer<LinkStore, never, MemoryDatabase> = Layer.effect(
  LinkStore,
  Effect.map(MemoryDatabase, (db) => {
    const find = (hash: string, now: Date): SignInLink | undefined => {
      const link = db.links.get(hash)
      if (link === undefined || link.expiresAt <= now) return undefined
      return link.userId === null || db.users.get(link.userId)?.disabledAt === null ? link : undefined
    }
    return LinkStore.of({
      create: (link, hash) =>
        Effect.sync(() => {
          const { offer } = link
          if (offer !== null) {
            const address = Address.normalize(offer.email)
            drop(db, (other) =>
              other.offer?.accountId === offer.accountId && Address.normalize(other.offer.email) === address)
          }
          db.links.set(hash, link)
        }),
      find: (hash, now) => Effect.sync(() => Option.fromNullishOr(find(hash, now))),
      redeem: (hash, now, redemption) =>
        Effect.sync(() => {
          const link = find(hash, now)
          if (link === undefined || link.purpose !== purposes[redemption._tag]) return Option.none()
          const user = act(db, link, redemption, now)
          if (user === undefined) return Option.none()
          db.links.delete(hash)
          return Option.some({ link, user: toUser(user) })
        }),
      invitations: (accountId) =>
        Effect.sync(() => invitationsOf(db, (invitation) => invitation.accountId === accountId)),
      invitationsTo: (email, now) =>
        Effect.sync(() => {
          const address = Address.normalize(email)
          return invitationsOf(
            db,
            (invitation) => invitation.expiresAt > now && Address.normalize(invitation.email) === address
          )
        }),
      accept: (userId, ids, now) =>
        Effect.sync(() => {
          const accepted = invitationsOf(db, ({ expiresAt, id }) => ids.includes(id) && expiresAt > now)
          drop(db, ({ id }) => accepted.some((invitation) => invitation.id === id))
          for (const { accountId, role } of accepted) join(db, accountId, userId, role, now)
          return accepted
        }),
      withdraw: (accountId, id) =>
        Effect.sync(() => {
          const [withdrawn] = invitationsOf(db, (one) => one.accountId === accountId && one.id === id)
          if (withdrawn !== undefined) drop(db, (link) => link.id === id)
          return Option.fromNullishOr(withdrawn)
        }),
      withdrawAll: (userId) => Effect.sync(() => drop(db, (link) => link.userId === userId))
    })
  })
)
