import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { ownerOf } from "../accounts/Member.ts"
import type { PortalSession } from "../portal/PortalSession.ts"
import { PortalStore } from "../portal/PortalStore.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"
import { membersOf } from "./memoryPeople.ts"
import { compare } from "./ordered.ts"

/** `PortalStore` in memory. */
export const layer: Layer.Layer<PortalStore, never, MemoryDatabase> = Layer.effect(
  PortalStore,
  Effect.map(MemoryDatabase, (db) => {
    const openOf = (accountId: string, now: Date): ReadonlyArray<PortalSession> =>
      [...db.portalSessions.values()].filter((session) => session.accountId === accountId && session.expiresAt > now)

    return PortalStore.of({
      begin: (session, hash, most) =>
        Effect.sync(() => {
          if ([...db.portalSessions.values()].some(({ id }) => id === session.id)) return "used"
          if (openOf(session.accountId, session.createdAt).length >= most) return "full"
          db.portalSessions.set(hash, session)
          return "begun"
        }),
      find: (hash, now) =>
        Effect.sync(() => {
          const session = db.portalSessions.get(hash)
          if (session === undefined || session.expiresAt <= now) return Option.none()
          const row = db.accounts.get(session.accountId)
          const owner = ownerOf(membersOf(db, session.accountId))
          return row === undefined || owner === undefined
            ? Option.none()
            : Option.some({ session, account: row.account, owner })
        }),
      list: (accountId, now, limit) =>
        Effect.sync(() => [...openOf(accountId, now)].sort((left, right) => compare(right, left)).slice(0, limit)),
      end: (accountId, id, now) =>
        Effect.sync(() => {
          for (const [hash, session] of db.portalSessions) {
            if (session.id !== id || session.accountId !== accountId || session.expiresAt <= now) continue
            db.portalSessions.set(hash, { ...session, expiresAt: now })
            return true
          }
          return false
        })
    })
  })
)
