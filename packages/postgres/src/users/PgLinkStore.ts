import * as Address from "@sendwright/core/foundation/Address"
import { LinkStore, type Redemption } from "@sendwright/core/users/LinkStore"
import type { LinkPurpose, SignInLink } from "@sendwright/core/users/SignInLink"
import type { User } from "@sendwright/core/users/User"
import type { NewUser } from "@sendwright/core/users/UserStore"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as Database from "../database/Database.ts"
import { firstOf } from "../sql/firstOf.ts"
import * as P from "../sql/params.ts"
import {
  createLinkStatement,
  createUserStatement,
  linkColumns,
  type LinkRow,
  toInvitations,
  toLink,
  toUser,
  userColumns,
  type UserRow
} from "./peopleRows.ts"

/** A link was good, and what it is for cannot be done: the transaction is undone, so that the link stays. */
class Undone extends Data.TaggedError("Undone") {}

const purposes: Readonly<Record<Redemption["_tag"], LinkPurpose>> = {
  SignIn: "start",
  SetPassword: "reset",
  MakeOperator: "setup",
  MakeMember: "invitation",
  Join: "invitation"
}

const id = (value: string | null) => P.uuid(P.idOrNull(value))
const columns = userColumns("u")

const usable = `l.hash = $1 AND l.expires_at > $2 AND (l.user_id IS NULL OR EXISTS (
  SELECT FROM sendwright.users u WHERE u.id = l.user_id AND u.disabled_at IS NULL
))`

const takeStatement =
  `DELETE FROM sendwright.sign_in_links l WHERE ${usable} AND l.purpose = $3 RETURNING ${linkColumns}`

// Other links of this kind are withdrawn: two that are used at once take their locks in one order.
const setupLock = `SELECT id FROM sendwright.sign_in_links WHERE purpose = 'setup' ORDER BY id FOR UPDATE`

const enabledStatement =
  `SELECT ${columns} FROM sendwright.users u WHERE u.id = $1 AND u.disabled_at IS NULL FOR UPDATE`

const passwordStatement = `
WITH sessions AS (DELETE FROM sendwright.sessions WHERE user_id = $1),
links AS (DELETE FROM sendwright.sign_in_links WHERE user_id = $1)
UPDATE sendwright.users u SET password_hash = $2 WHERE u.id = $1 AND u.disabled_at IS NULL RETURNING ${columns}`

const operatorStatement = `
WITH sessions AS (
  DELETE FROM sendwright.sessions s USING sendwright.users u WHERE u.address = $1 AND s.user_id = u.id
),
links AS (
  DELETE FROM sendwright.sign_in_links l
  WHERE l.purpose = 'setup' OR l.user_id = (SELECT id FROM sendwright.users WHERE address = $1)
)
UPDATE sendwright.users u SET is_operator = true, disabled_at = NULL, name = $2, password_hash = $3
WHERE u.address = $1 RETURNING ${columns}`

const joinStatement = `
INSERT INTO sendwright.memberships (account_id, user_id, role, joined_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`

const acceptStatement = `
WITH accepted AS (
  DELETE FROM sendwright.sign_in_links l
  WHERE l.id = ANY ($2) AND l.purpose = 'invitation' AND l.expires_at > $3 RETURNING ${linkColumns}
), joined AS (
  INSERT INTO sendwright.memberships (account_id, user_id, role, joined_at)
  SELECT account_id, $1, role, $3 FROM accepted ON CONFLICT DO NOTHING
)
SELECT * FROM accepted l ORDER BY l.created_at DESC, l.id DESC`

/** `LinkStore` on Postgres. */
export const layer: Layer.Layer<LinkStore, never, SqlClient> = Layer.effect(
  LinkStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    const invitations = (where: string, ...params: ReadonlyArray<unknown>) =>
      Effect.map(
        db.query<LinkRow>(
          `SELECT ${linkColumns} FROM sendwright.sign_in_links l WHERE ${where} ORDER BY l.created_at DESC, l.id DESC`,
          params
        ),
        toInvitations
      )

    const only = (rows: ReadonlyArray<UserRow>): Effect.Effect<User, Undone> => {
      const [row] = rows
      return row === undefined ? Effect.fail(new Undone()) : Effect.succeed(toUser(row))
    }
    const enabled = (userId: string | null) => Effect.flatMap(db.query<UserRow>(enabledStatement, [id(userId)]), only)

    const join = (link: SignInLink, userId: string, now: Date) =>
      link.offer === null
        ? Effect.fail(new Undone())
        : db.query(joinStatement, [id(link.offer.accountId), id(userId), P.text(link.offer.role), P.time(now)])

    const makeOperator = Effect.fnUntraced(function*(user: NewUser) {
      const [known] = yield* db.query<{ readonly id: string }>(
        `SELECT id FROM sendwright.users WHERE is_operator AND disabled_at IS NULL LIMIT 1`
      )
      if (known !== undefined) return yield* new Undone()
      yield* db.run(createUserStatement, user)
      const address = Address.normalize(user.email)
      const params = [P.text(address), P.text(user.name), P.text(user.passwordHash)]
      return yield* Effect.flatMap(db.query<UserRow>(operatorStatement, params), only)
    })

    const act = Effect.fnUntraced(function*(
      link: SignInLink,
      redemption: Redemption,
      now: Date
    ): Effect.fn.Return<User, SqlError | Undone> {
      switch (redemption._tag) {
        case "SignIn":
          return yield* enabled(link.userId)
        case "SetPassword": {
          const params = [id(link.userId), P.text(redemption.passwordHash)]
          return yield* Effect.flatMap(db.query<UserRow>(passwordStatement, params), only)
        }
        case "MakeOperator":
          return yield* makeOperator(redemption.user)
        case "MakeMember": {
          const user = yield* Effect.flatMap(db.run(createUserStatement, redemption.user), only)
          yield* join(link, user.id, now)
          return user
        }
        case "Join": {
          const user = yield* enabled(redemption.userId)
          yield* join(link, user.id, now)
          return user
        }
      }
    })

    return LinkStore.of({
      create: (link, hash) =>
        db.write(db.run(createLinkStatement, { link, hash })).pipe(Effect.asVoid, Database.storage("LinkStore.create")),
      find: (hash, now) =>
        db.query<LinkRow>(`SELECT ${linkColumns} FROM sendwright.sign_in_links l WHERE ${usable}`, [
          P.text(hash),
          P.time(now)
        ]).pipe(
          Effect.map(firstOf(toLink)),
          Database.storage("LinkStore.find")
        ),
      redeem: (hash, now, redemption) =>
        db.transaction(Effect.gen(function*() {
          const purpose = purposes[redemption._tag]
          if (purpose === "setup") yield* db.query(setupLock)
          const [row] = yield* db.query<LinkRow>(takeStatement, [P.text(hash), P.time(now), P.text(purpose)])
          if (row === undefined) return yield* new Undone()
          const link = toLink(row)
          return Option.some({ link, user: yield* act(link, redemption, now) })
        })).pipe(
          Effect.catchTag("Undone", () => Effect.succeedNone),
          Database.storage("LinkStore.redeem")
        ),
      invitations: (accountId) =>
        Database.storage("LinkStore.invitations")(invitations("l.account_id = $1", id(accountId))),
      invitationsTo: (email, now) =>
        Database.storage("LinkStore.invitationsTo")(
          invitations("l.address = $1 AND l.expires_at > $2", P.text(Address.normalize(email)), P.time(now))
        ),
      accept: (userId, ids, now) =>
        db.transaction(
          db.query<LinkRow>(acceptStatement, [id(userId), P.uuids(ids.map(P.idOrNull)), P.time(now)])
        ).pipe(Effect.map(toInvitations), Database.storage("LinkStore.accept")),
      withdraw: (accountId, linkId) =>
        db.write(db.query<LinkRow>(
          `DELETE FROM sendwright.sign_in_links l WHERE l.account_id = $1 AND l.id = $2 RETURNING ${linkColumns}`,
          [id(accountId), id(linkId)]
        )).pipe(
          Effect.map((rows) => Option.fromNullishOr(toInvitations(rows)[0])),
          Database.storage("LinkStore.withdraw")
        ),
      withdrawAll: (userId) =>
        db.write(db.query(`DELETE FROM sendwright.sign_in_links WHERE user_id = $1`, [id(userId)])).pipe(
          Effect.asVoid,
          Database.storage("LinkStore.withdrawAll")
        )
    })
  })
)
