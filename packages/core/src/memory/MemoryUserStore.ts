import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { ownerOf } from "../accounts/Member.ts"
import * as Address from "../foundation/Address.ts"
import type { Identity } from "../users/User.ts"
import { type NewUser, UserStore } from "../users/UserStore.ts"
import { type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"
import { join, membersOf, remove, setRole, toUser } from "./memoryPeople.ts"
import { compare } from "./ordered.ts"

const identityName = ({ issuer, subject }: Identity): string => JSON.stringify([issuer, subject])

const byAddress = (db: MemoryData, email: string): NewUser | undefined =>
  db.users.get(db.userAddresses.get(Address.normalize(email)) ?? "")

const change = (db: MemoryData, id: string, to: (user: NewUser) => NewUser): NewUser | undefined => {
  const user = db.users.get(id)
  if (user === undefined) return undefined
  const changed = to(user)
  db.users.set(id, changed)
  return changed
}

/** `UserStore` in memory. */
export const layer: Layer.Layer<UserStore, never, MemoryDatabase> = Layer.effect(
  UserStore,
  Effect.map(MemoryDatabase, (db) => {
    const shown = (user: NewUser | undefined) => Option.map(Option.fromNullishOr(user), toUser)
    return UserStore.of({
      create: (user) =>
        Effect.sync(() => {
          if (byAddress(db, user.email) !== undefined) return false
          db.users.set(user.id, user)
          db.userAddresses.set(Address.normalize(user.email), user.id)
          return true
        }),
      find: (id) => Effect.sync(() => shown(db.users.get(id))),
      findByAddress: (email) =>
        Effect.sync(() =>
          Option.map(Option.fromNullishOr(byAddress(db, email)), (user) => ({
            user: toUser(user),
            passwordHash: user.passwordHash
          }))
        ),
      passwordHash: (id) => Effect.sync(() => db.users.get(id)?.passwordHash ?? null),
      findByIdentity: (identity) =>
        Effect.sync(() => shown(db.users.get(db.identities.get(identityName(identity)) ?? ""))),
      list: (limit, after, search = null) =>
        Effect.sync(() =>
          [...db.users.values()]
            .filter((user) => after === null || compare(user, after) > 0)
            .filter(({ email, name }) =>
              search === null || [email, name].some((text) => text.toLowerCase().includes(search.toLowerCase()))
            )
            .sort(compare)
            .slice(0, limit)
            .map(toUser)
        ),
      change: (id, changes) => Effect.sync(() => shown(change(db, id, (user) => ({ ...user, ...changes })))),
      rehash: (id, from, to) =>
        Effect.sync(() => {
          change(db, id, (user) => user.passwordHash === from ? { ...user, passwordHash: to } : user)
        }),
      hasOperator: Effect.sync(() =>
        [...db.users.values()].some(({ disabledAt, isOperator }) => isOperator && disabledAt === null)
      ),
      addIdentity: (userId, identity) =>
        Effect.sync(() => {
          const name = identityName(identity)
          const holder = db.identities.get(name) ?? userId
          db.identities.set(name, holder)
          return holder === userId
        }),
      memberships: (userId) =>
        Effect.sync(() =>
          [...db.accounts.values()].flatMap(({ account: { id, name, suspended }, members }) =>
            members.filter((member) => member.userId === userId).map(({ joinedAt, role }) => ({
              account: { id, name, suspended },
              role,
              joinedAt
            }))
          ).sort((left, right) =>
            compare(
              { createdAt: left.joinedAt, id: left.account.id },
              { createdAt: right.joinedAt, id: right.account.id }
            )
          )
        ),
      enter: (userId, accountId) =>
        Effect.sync(() => {
          const row = db.accounts.get(accountId)
          const owner = ownerOf(membersOf(db, accountId))
          if (row === undefined || owner === undefined) return Option.none()
          const role = row.members.find((member) => member.userId === userId)?.role ?? null
          return Option.some({ account: row.account, owner, role })
        }),
      join: (accountId, userId, role, now) => Effect.sync(() => join(db, accountId, userId, role, now)),
      setRole: (accountId, userId, role) => Effect.sync(() => setRole(db, accountId, userId, role)),
      remove: (accountId, userId, keepKeys, now) => Effect.sync(() => remove(db, accountId, userId, keepKeys, now))
    })
  })
)
