import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { Session } from "../users/Session.ts"
import { SessionStore } from "../users/SessionStore.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"
import { endSessions, toUser } from "./memoryPeople.ts"
import { compare } from "./ordered.ts"

const placeOf = ({ id, seenAt }: Session) => ({ createdAt: seenAt, id })

/** `SessionStore` in memory. */
export const layer: Layer.Layer<SessionStore, never, MemoryDatabase> = Layer.effect(
  SessionStore,
  Effect.map(MemoryDatabase, (db) => {
    const lasts = ({ expiresAt, seenAt }: Session, now: Date, idleSince: Date) => expiresAt > now && seenAt > idleSince
    return SessionStore.of({
      create: (session, hash) => Effect.sync(() => void db.sessions.set(hash, session)),
      find: (hash, now, idleSince) =>
        Effect.sync(() => {
          const session = db.sessions.get(hash)
          if (session === undefined || !lasts(session, now, idleSince)) return Option.none()
          const user = db.users.get(session.userId)
          return user === undefined || user.disabledAt !== null
            ? Option.none()
            : Option.some({ session, user: toUser(user) })
        }),
      touch: (id, now) =>
        Effect.sync(() => {
          for (const [hash, session] of db.sessions) {
            if (session.id === id && session.seenAt < now) db.sessions.set(hash, { ...session, seenAt: now })
          }
        }),
      list: (userId, now, idleSince) =>
        Effect.sync(() =>
          [...db.sessions.values()]
            .filter((session) => session.userId === userId && lasts(session, now, idleSince))
            .sort((left, right) => compare(placeOf(right), placeOf(left)))
        ),
      revoke: (userId, id) =>
        Effect.sync(() => {
          for (const [hash, session] of db.sessions) {
            if (session.id === id && session.userId === userId) return db.sessions.delete(hash)
          }
          return false
        }),
      revokeAll: (userId, except) => Effect.sync(() => endSessions(db, userId, except))
    })
  })
)
