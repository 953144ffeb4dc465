import { type AccountQuery, type AccountState, AccountStore, changed } from "@sendwright/core/accounts/AccountStore"
import * as Address from "@sendwright/core/foundation/Address"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as Batcher from "../database/Batcher.ts"
import * as Database from "../database/Database.ts"
import { type Column, column } from "../sql/columns.ts"
import { firstOf } from "../sql/firstOf.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"
import {
  accountColumns,
  type AccountRow,
  type AuthenticatedRow,
  authenticateStatement,
  changeStatement,
  createKeyStatement,
  createStatement,
  keyColumns,
  type KeyRow,
  type MemberRow,
  membersStatement,
  toAccount,
  toAuthenticated,
  toKey,
  toMember
} from "./accountRows.ts"

const concurrency = 2
const maxCalls = 256

interface KeyUse {
  readonly keyId: string
  readonly at: Date
}

const useColumns: ReadonlyArray<Column<KeyUse>> = [
  column("key_id", "uuid", ({ keyId }) => P.idOrNull(keyId)),
  column("at", "timestamptz", ({ at }) => at)
]

const touchStatement = statement<ReadonlyArray<KeyUse>>((parameters) => `
UPDATE sendwright.api_keys k SET last_used_at = u.at
FROM (
  SELECT key_id, max(at) AS at FROM ${parameters.rows("u", useColumns, (uses) => uses)} GROUP BY key_id
) u
WHERE k.id = u.key_id AND (k.last_used_at IS NULL OR k.last_used_at < u.at)`)

const namesStatement = "SELECT id, name FROM sendwright.accounts WHERE id = ANY ($1::uuid[])"

const monthsUseStatement = `
SELECT account_id, month_used AS used FROM sendwright.quotas WHERE account_id = ANY ($1::uuid[]) AND month = $2`

const receivedUseStatement = `
SELECT account_id, sum(bytes)::float8 AS bytes FROM sendwright.received_usage
WHERE account_id = ANY ($1::uuid[]) GROUP BY account_id HAVING sum(bytes) <> 0`

const stateFilters: Readonly<Record<AccountState, string>> = {
  active: "paused_at IS NULL AND suspended_at IS NULL",
  paused: "paused_at IS NOT NULL AND suspended_at IS NULL",
  suspended: "suspended_at IS NOT NULL"
}

const listed = (
  db: Database.Database,
  { after, limit, search, state }: AccountQuery
): Effect.Effect<ReadonlyArray<AccountRow>, SqlError> => {
  const params: Array<unknown> = []
  const param = (value: unknown) => `$${params.push(value)}`
  const filters = ["true"]
  if (search !== null) {
    const text = param(P.text(search))
    filters.push(`(strpos(lower(name), lower(${text})) > 0 OR strpos(id::text, lower(${text})) > 0)`)
  }
  if (state !== null) filters.push(stateFilters[state])
  if (after !== null) {
    const place = `${param(P.time(after.createdAt))}, ${param(P.uuid(P.idOrNull(after.id)))}::uuid`
    filters.push(`(created_at, id) < (${place})`)
  }
  return db.queryPlanned<AccountRow>(
    `SELECT ${accountColumns} FROM sendwright.accounts WHERE ${filters.join(" AND ")}
    ORDER BY created_at DESC, id DESC LIMIT ${param(P.int(limit))}`,
    params
  )
}

/** `AccountStore` on Postgres. */
export const layer: Layer.Layer<AccountStore, never, SqlClient> = Layer.effect(
  AccountStore,
  Effect.gen(function*() {
    const db = yield* Database.make

    const authenticate = (
      hashes: ReadonlyArray<string>
    ): Effect.Effect<ReadonlyArray<Option.Option<ReturnType<typeof toAuthenticated>>>, SqlError> =>
      Effect.map(db.query<AuthenticatedRow>(authenticateStatement, [P.texts([...new Set(hashes)])]), (rows) => {
        const byHash = new Map(rows.map((row) => [row.hash, toAuthenticated(row)]))
        return hashes.map((hash) => Option.fromNullishOr(byHash.get(hash)))
      })
    const authenticator = yield* Batcher.make({
      name: "AccountStore.authenticate",
      concurrency,
      maxItems: maxCalls,
      run: authenticate,
      ...db.batches
    })
    const one = (hash: string) => Effect.map(authenticate([hash]), ([found]) => found ?? Option.none())

    const find = (id: string, lock = "") =>
      Effect.map(
        db.query<AccountRow>(`SELECT ${accountColumns} FROM sendwright.accounts WHERE id = $1 ${lock}`, [
          P.uuid(P.idOrNull(id))
        ]),
        firstOf(toAccount)
      )

    return AccountStore.of({
      create: (account, owner) =>
        db.transaction(db.run(createStatement, { account, owner, address: Address.normalize(owner.email) })).pipe(
          Effect.map(([row]) => ({ ...owner, ...row })),
          Database.storage("AccountStore.create")
        ),
      change: (id, change) =>
        db.transaction(Effect.gen(function*() {
          const before = yield* find(id, "FOR UPDATE")
          if (Option.isNone(before)) return before
          const after = changed(before.value, change)
          yield* db.run(changeStatement, after)
          // The operator who resumes an account looked into it: it is not paused again for what is known.
          if (before.value.paused !== null && after.paused === null) {
            yield* db.query(`DELETE FROM sendwright.reputation_hours WHERE account_id = $1`, [P.uuid(id)])
          }
          return Option.some(after)
        })).pipe(Database.storage("AccountStore.change")),
      find: (id) => Database.storage("AccountStore.find")(find(id)),
      findByEnd: (idEnd) =>
        Database.storage("AccountStore.findByEnd")(Effect.map(
          db.query<AccountRow>(
            `SELECT ${accountColumns} FROM sendwright.accounts WHERE right(id::text, 10) = $1
            ORDER BY created_at, id LIMIT 1`,
            [P.text(idEnd)]
          ),
          firstOf(toAccount)
        )),
      list: (query) =>
        listed(db, query).pipe(
          Effect.map((rows) => rows.map(toAccount)),
          Database.storage("AccountStore.list", "reads")
        ),
      names: (accountIds) =>
        db.query<{ readonly id: string; readonly name: string }>(namesStatement, [
          P.uuids(accountIds.map((id) => P.idOrNull(id)))
        ]).pipe(
          Effect.map((rows) => new Map(rows.map(({ id, name }) => [id, name]))),
          Database.storage("AccountStore.names", "reads")
        ),
      monthsUse: (accountIds, month) =>
        db.query<{ readonly account_id: string; readonly used: number }>(monthsUseStatement, [
          P.uuids(accountIds.map((id) => P.idOrNull(id))),
          P.text(month)
        ]).pipe(
          Effect.map((rows) => new Map(rows.map(({ account_id, used }) => [account_id, used]))),
          Database.storage("AccountStore.monthsUse", "reads")
        ),
      receivedUse: (accountIds) =>
        db.query<{ readonly account_id: string; readonly bytes: number }>(receivedUseStatement, [
          P.uuids(accountIds.map((id) => P.idOrNull(id)))
        ]).pipe(
          Effect.map((rows) => new Map(rows.map(({ account_id, bytes }) => [account_id, bytes]))),
          Database.storage("AccountStore.receivedUse", "reads")
        ),
      members: (accountId) =>
        db.query<MemberRow>(membersStatement, [P.uuid(P.idOrNull(accountId))]).pipe(
          Effect.map((rows) => rows.map(toMember)),
          Database.storage("AccountStore.members", "reads")
        ),
      createKey: (key, hash) =>
        db.write(db.run(createKeyStatement, { key, hash })).pipe(
          Effect.asVoid,
          Database.storage("AccountStore.createKey")
        ),
      listKeys: (accountId) =>
        db.query<KeyRow>(
          `SELECT ${keyColumns} FROM sendwright.api_keys WHERE account_id = $1 ORDER BY created_at, id`,
          [P.uuid(P.idOrNull(accountId))]
        ).pipe(Effect.map((rows) => rows.map(toKey)), Database.storage("AccountStore.listKeys", "reads")),
      revokeKey: (accountId, keyId, now) =>
        db.write(db.query<KeyRow>(
          `UPDATE sendwright.api_keys SET revoked_at = coalesce(revoked_at, $3) WHERE account_id = $1 AND id = $2
          RETURNING ${keyColumns}`,
          [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(keyId)), P.time(now)]
        )).pipe(
          Effect.map(firstOf(toKey)),
          Database.storage("AccountStore.revokeKey")
        ),
      authenticate: (hash) =>
        Database.storage("AccountStore.authenticate")(
          Effect.flatMap(db.inTransaction, (inside) => inside ? one(hash) : authenticator.submit(hash))
        ),
      touchKeys: (uses) =>
        uses.length === 0
          ? Effect.void
          : db.write(db.run(touchStatement, uses)).pipe(Effect.asVoid, Database.storage("AccountStore.touchKeys"))
    })
  })
)
