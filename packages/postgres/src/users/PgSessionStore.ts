import { SessionStore } from "@sendwright/core/users/SessionStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import * as P from "../sql/params.ts"
import {
  createSessionStatement,
  sessionColumns,
  type SessionRow,
  toSession,
  toUser,
  userColumns,
  type UserRow
} from "./peopleRows.ts"

const findStatement = `
SELECT ${sessionColumns}, ${userColumns("u").replace("u.id AS user_id, ", "")}
FROM sendwright.sessions s JOIN sendwright.users u ON u.id = s.user_id
WHERE s.hash = $1 AND s.expires_at > $2 AND s.seen_at > $3 AND u.disabled_at IS NULL`

const listStatement = `
SELECT ${sessionColumns} FROM sendwright.sessions s
WHERE s.user_id = $1 AND s.expires_at > $2 AND s.seen_at > $3 ORDER BY s.seen_at DESC, s.id DESC`

const id = (value: string | null) => P.uuid(P.idOrNull(value))

/** `SessionStore` on Postgres. */
export const layer: Layer.Layer<SessionStore, never, SqlClient> = Layer.effect(
  SessionStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    return SessionStore.of({
      create: (session, hash) =>
        db.write(db.run(createSessionStatement, { session, hash })).pipe(
          Effect.asVoid,
          Database.storage("SessionStore.create")
        ),
      find: (hash, now, idleSince) =>
        db.query<SessionRow & UserRow>(findStatement, [P.text(hash), P.time(now), P.time(idleSince)]).pipe(
          Effect.map(([row]) =>
            Option.map(Option.fromNullishOr(row), (row) => ({ session: toSession(row), user: toUser(row) }))
          ),
          Database.storage("SessionStore.find")
        ),
      touch: (sessionId, now) =>
        db.write(db.query(`UPDATE sendwright.sessions SET seen_at = $2 WHERE id = $1 AND seen_at < $2`, [
          id(sessionId),
          P.time(now)
        ])).pipe(Effect.asVoid, Database.storage("SessionStore.touch")),
      list: (userId, now, idleSince) =>
        db.query<SessionRow>(listStatement, [id(userId), P.time(now), P.time(idleSince)]).pipe(
          Effect.map((rows) => rows.map(toSession)),
          Database.storage("SessionStore.list")
        ),
      revoke: (userId, sessionId) =>
        db.write(db.query(`DELETE FROM sendwright.sessions WHERE id = $2 AND user_id = $1 RETURNING id`, [
          id(userId),
          id(sessionId)
        ])).pipe(Effect.map((rows) => rows.length > 0), Database.storage("SessionStore.revoke")),
      revokeAll: (userId, except) =>
        db.write(db.query(
          `DELETE FROM sendwright.sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2::uuid RETURNING id`,
          [id(userId), id(except)]
        )).pipe(Effect.map((rows) => rows.length), Database.storage("SessionStore.revokeAll"))
    })
  })
)
