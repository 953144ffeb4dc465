import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { AccountStore, changed, stateOf } from "../accounts/AccountStore.ts"
import type { ApiKey } from "../accounts/ApiKey.ts"
import { ownerOf } from "../accounts/Member.ts"
import * as Address from "../foundation/Address.ts"
import { type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"
import { monthCounter } from "./MemoryEmailStore.ts"
import { membersOf } from "./memoryPeople.ts"
import { compare } from "./ordered.ts"

/** `AccountStore` in memory. */
export const layer: Layer.Layer<AccountStore, never, MemoryDatabase> = Layer.effect(
  AccountStore,
  Effect.map(MemoryDatabase, (db) =>
    AccountStore.of({
      create: (account, owner) =>
        Effect.sync(() => {
          const address = Address.normalize(owner.email)
          const known = db.users.get(db.userAddresses.get(address) ?? "")
          const { createdAt, email, id, name } = known ?? owner
          if (known === undefined) {
            db.users.set(id, { id, email, name, isOperator: false, disabledAt: null, createdAt, passwordHash: null })
            db.userAddresses.set(address, id)
          }
          const members = [{ userId: id, role: owner.role, joinedAt: owner.createdAt }]
          db.accounts.set(account.id, { account, members, keys: [] })
          return { ...owner, id, email, name }
        }),
      change: (id, change) =>
        Effect.sync(() => {
          const row = db.accounts.get(id)
          if (row === undefined) return Option.none()
          // The operator who resumes an account looked into it: it is not paused again for what is known.
          if (row.account.paused !== null && change.paused === null) db.reputation.delete(id)
          row.account = changed(row.account, change)
          return Option.some(row.account)
        }),
      find: (id) => Effect.sync(() => Option.map(Option.fromNullishOr(db.accounts.get(id)), ({ account }) => account)),
      findByEnd: (idEnd) =>
        Effect.sync(() => {
          const found = Array.from(db.accounts.values(), ({ account }) => account).filter(({ id }) =>
            id.endsWith(idEnd)
          )
          return Option.fromNullishOr(found.sort(compare)[0])
        }),
      list: ({ after, limit, search, state }) =>
        Effect.sync(() =>
          Array.from(db.accounts.values(), ({ account }) => account)
            .filter((account) =>
              (search === null || account.name.toLowerCase().includes(search.toLowerCase()) ||
                account.id.includes(search.toLowerCase())) &&
              (state === null || stateOf(account) === state) && (after === null || compare(account, after) < 0)
            )
            .sort((left, right) => compare(right, left))
            .slice(0, limit)
        ),
      names: (accountIds) =>
        Effect.sync(() =>
          new Map(accountIds.flatMap((id) => {
            const row = db.accounts.get(id)
            return row === undefined ? [] : [[id, row.account.name] as const]
          }))
        ),
      monthsUse: (accountIds, month) =>
        Effect.sync(() =>
          new Map(accountIds.flatMap((id) => {
            const used = db.counters.get(monthCounter(id, month))
            return used === undefined ? [] : [[id, used] as const]
          }))
        ),
      receivedUse: (accountIds) =>
        Effect.sync(() =>
          new Map(accountIds.flatMap((id) => {
            const bytes = db.receivedBytes.get(id) ?? 0
            return bytes === 0 ? [] : [[id, bytes] as const]
          }))
        ),
      members: (accountId) => Effect.sync(() => membersOf(db, accountId)),
      createKey: (key, hash) =>
        Effect.sync(() => {
          db.accounts.get(key.accountId)?.keys.push(key)
          db.keyHashes.set(hash, { accountId: key.accountId, keyId: key.id })
          db.keyAccounts.set(key.id, key.accountId)
        }),
      listKeys: (accountId) => Effect.sync(() => db.accounts.get(accountId)?.keys.toSorted(compare) ?? []),
      revokeKey: (accountId, keyId, now) =>
        Effect.sync(() =>
          Option.fromNullishOr(changeKey(db, accountId, keyId, (key) => ({ ...key, revokedAt: key.revokedAt ?? now })))
        ),
      authenticate: (hash) =>
        Effect.sync(() => {
          const entry = db.keyHashes.get(hash)
          const row = entry === undefined ? undefined : db.accounts.get(entry.accountId)
          const key = row?.keys.find(({ id }) => id === entry?.keyId)
          const owner = row === undefined ? undefined : ownerOf(membersOf(db, row.account.id))
          return row === undefined || key === undefined || owner === undefined || key.revokedAt !== null
            ? Option.none()
            : Option.some({ key, account: row.account, owner })
        }),
      touchKeys: (uses) =>
        Effect.sync(() => {
          for (const { at, keyId } of uses) {
            changeKey(
              db,
              db.keyAccounts.get(keyId) ?? "",
              keyId,
              (key) => key.lastUsedAt === null || key.lastUsedAt < at ? { ...key, lastUsedAt: at } : key
            )
          }
        })
    }))
)

const changeKey = (
  db: MemoryData,
  accountId: string,
  keyId: string,
  change: (key: ApiKey) => ApiKey
): ApiKey | undefined => {
  const keys = db.accounts.get(accountId)?.keys ?? []
  const index = keys.findIndex(({ id }) => id === keyId)
  const key = keys[index]
  return key === undefined ? undefined : keys[index] = change(key)
}
