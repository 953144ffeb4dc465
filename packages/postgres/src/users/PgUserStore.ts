import { isLastOwner } from "@sendwright/core/accounts/Member"
import type { Role } from "@sendwright/core/accounts/Role"
import * as Address from "@sendwright/core/foundation/Address"
import { type MembershipOutcome, UserStore } from "@sendwright/core/users/UserStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import { ofOwner, ownedColumns, type OwnedRow, toOwned } from "../accounts/accountRows.ts"
import * as Database from "../database/Database.ts"
import { firstOf } from "../sql/firstOf.ts"
import * as P from "../sql/params.ts"
import { createUserStatement, toUser, userColumns, type UserRow } from "./peopleRows.ts"

const id = (value: string) => P.uuid(P.idOrNull(value))

const columns = userColumns("u")

const enterStatement = `
SELECT ${ownedColumns}, m.role AS member_role FROM sendwright.accounts a${ofOwner}
LEFT JOIN sendwright.memberships m ON m.account_id = a.id AND m.user_id = $2
WHERE a.id = $1`

const joinStatement = `
INSERT INTO sendwright.memberships (account_id, user_id, role, joined_at) VALUES ($1, $2, $3, $4)
ON CONFLICT DO NOTHING RETURNING user_id AS id`

interface MembershipRow {
  readonly id: string
  readonly name: string
  readonly suspended_at: Date | null
  readonly suspended_reason: string | null
  readonly role: Role
  readonly joined_at: Date
}

/** `UserStore` on Postgres. */
export const layer: Layer.Layer<UserStore, never, SqlClient> = Layer.effect(
  UserStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    const first = firstOf(toUser)
    const one = (where: string, ...params: ReadonlyArray<unknown>) =>
      db.query<UserRow>(`SELECT ${columns} FROM sendwright.users u WHERE ${where}`, params)

    /** A member, whose account is locked for others who change its members; `missing` where there is none. */
    const lockMember = Effect.fnUntraced(function*(accountId: string, userId: string) {
      // All of them, in one order: who takes the last but one owner away at the same time waits here.
      const members = yield* db.query<{ readonly id: string; readonly role: Role }>(
        `SELECT user_id AS id, role FROM sendwright.memberships WHERE account_id = $1 ORDER BY user_id FOR UPDATE`,
        [id(accountId)]
      )
      const member = members.find((one) => one.id === userId)
      return member === undefined
        ? "missing" as const
        : { role: member.role, isLastOwner: isLastOwner(members, userId) }
    })

    return UserStore.of({
      create: (user) =>
        db.write(db.run(createUserStatement, user)).pipe(
          Effect.map((rows) => rows.length > 0),
          Database.storage("UserStore.create")
        ),
      find: (userId) => Effect.map(one("u.id = $1", id(userId)), first).pipe(Database.storage("UserStore.find")),
      findByAddress: (email) =>
        one("u.address = $1", P.text(Address.normalize(email))).pipe(
          Effect.map(([row]) =>
            Option.map(
              Option.fromNullishOr(row),
              (row) => ({ user: toUser(row), passwordHash: row.user_password_hash })
            )
          ),
          Database.storage("UserStore.findByAddress")
        ),
      passwordHash: (userId) =>
        one("u.id = $1", id(userId)).pipe(
          Effect.map(([row]) => row?.user_password_hash ?? null),
          Database.storage("UserStore.passwordHash")
        ),
      findByIdentity: ({ issuer, subject }) =>
        db.query<UserRow>(
          `SELECT ${columns} FROM sendwright.user_identities i JOIN sendwright.users u ON u.id = i.user_id
          WHERE i.issuer = $1 AND i.subject = $2`,
          [P.text(issuer), P.text(subject)]
        ).pipe(Effect.map(first), Database.storage("UserStore.findByIdentity")),
      list: (limit, after, search = null) =>
        db.query<UserRow>(
          `SELECT ${columns} FROM sendwright.users u
          WHERE ($1::timestamptz IS NULL OR (u.created_at, u.id) > ($1::timestamptz, $2::uuid))
            AND ($4::text IS NULL OR strpos(lower(u.email), lower($4)) > 0 OR strpos(lower(u.name), lower($4)) > 0)
          ORDER BY u.created_at, u.id LIMIT $3`,
          [P.time(after?.createdAt ?? null), P.uuid(P.idOrNull(after?.id ?? null)), P.int(limit), P.text(search)]
        ).pipe(Effect.map((rows) => rows.map(toUser)), Database.storage("UserStore.list", "reads")),
      change: (userId, change) => {
        const params: Array<unknown> = [id(userId)]
        const sets: Array<string> = []
        const set = (column: string, value: unknown) => sets.push(`${column} = $${params.push(value)}`)
        if (change.name !== undefined) set("name", P.text(change.name))
        if (change.isOperator !== undefined) set("is_operator", P.bool(change.isOperator))
        if (change.disabledAt !== undefined) set("disabled_at", P.time(change.disabledAt))
        if (change.passwordHash !== undefined) set("password_hash", P.text(change.passwordHash))
        return (sets.length === 0 ? one("u.id = $1", id(userId)) : db.write(db.query<UserRow>(
          `UPDATE sendwright.users u SET ${sets.join(", ")} WHERE u.id = $1 RETURNING ${columns}`,
          params
        ))).pipe(Effect.map(first), Database.storage("UserStore.change"))
      },
      rehash: (userId, from, to) =>
        db.write(db.query(
          `UPDATE sendwright.users SET password_hash = $3 WHERE id = $1 AND password_hash = $2`,
          [id(userId), P.text(from), P.text(to)]
        )).pipe(Effect.asVoid, Database.storage("UserStore.rehash")),
      hasOperator: db.query<{ readonly known: boolean }>(
        `SELECT EXISTS (SELECT FROM sendwright.users WHERE is_operator AND disabled_at IS NULL) AS known`
      ).pipe(Effect.map(([row]) => row?.known === true), Database.storage("UserStore.hasOperator")),
      addIdentity: (userId, { issuer, subject }, now) =>
        db.write(db.query<{ readonly user_id: string }>(
          `INSERT INTO sendwright.user_identities AS i (issuer, subject, user_id, created_at) VALUES ($1, $2, $3, $4)
          ON CONFLICT (issuer, subject) DO UPDATE SET user_id = i.user_id RETURNING i.user_id`,
          [P.text(issuer), P.text(subject), id(userId), P.time(now)]
        )).pipe(Effect.map(([row]) => row?.user_id === userId), Database.storage("UserStore.addIdentity")),
      memberships: (userId) =>
        db.query<MembershipRow>(
          `SELECT a.id, a.name, a.suspended_at, a.suspended_reason, m.role, m.joined_at
          FROM sendwright.memberships m JOIN sendwright.accounts a ON a.id = m.account_id
          WHERE m.user_id = $1 ORDER BY m.joined_at, a.id`,
          [id(userId)]
        ).pipe(
          Effect.map((rows) =>
            rows.map((row) => ({
              account: {
                id: row.id,
                name: row.name,
                suspended: row.suspended_at === null
                  ? null
                  : { at: row.suspended_at, reason: row.suspended_reason ?? "" }
              },
              role: row.role,
              joinedAt: row.joined_at
            }))
          ),
          Database.storage("UserStore.memberships")
        ),
      enter: (userId, accountId) =>
        db.query<OwnedRow & { readonly member_role: Role | null }>(enterStatement, [id(accountId), id(userId)]).pipe(
          Effect.map(([row]) =>
            Option.map(Option.fromNullishOr(row), (row) => ({ ...toOwned(row), role: row.member_role }))
          ),
          Database.storage("UserStore.enter")
        ),
      join: (accountId, userId, role, now) =>
        db.write(db.query(joinStatement, [id(accountId), id(userId), P.text(role), P.time(now)])).pipe(
          Effect.map((rows) => rows.length > 0),
          Database.storage("UserStore.join")
        ),
      setRole: (accountId, userId, role) =>
        db.transaction(Effect.gen(function*() {
          const found = yield* lockMember(accountId, userId)
          if (typeof found === "string") return found
          if (found.role === role) return "unchanged"
          if (found.isLastOwner) return "last_owner"
          yield* db.query(
            `UPDATE sendwright.memberships SET role = $3 WHERE account_id = $1 AND user_id = $2`,
            [id(accountId), id(userId), P.text(role)]
          )
          return "changed" satisfies MembershipOutcome
        })).pipe(Database.storage("UserStore.setRole")),
      remove: (accountId, userId, keepKeys, now) =>
        db.transaction(Effect.gen(function*() {
          const found = yield* lockMember(accountId, userId)
          if (typeof found === "string") return { outcome: found, revokedKeys: [] }
          if (found.isLastOwner) return { outcome: "last_owner" as const, revokedKeys: [] }
          const of = [id(accountId), id(userId)]
          yield* db.query(`DELETE FROM sendwright.memberships WHERE account_id = $1 AND user_id = $2`, of)
          const revoked = yield* db.query<{ readonly id: string }>(
            `UPDATE sendwright.api_keys SET revoked_at = $3
            WHERE account_id = $1 AND created_by = $2 AND revoked_at IS NULL AND NOT id = ANY ($4::uuid[]) RETURNING id`,
            [...of, P.time(now), P.uuids(keepKeys.filter((key) => P.idOrNull(key) !== null))]
          )
          return { outcome: "changed" as const, revokedKeys: revoked.map((key) => key.id) }
        })).pipe(Database.storage("UserStore.remove"))
    })
  })
)
