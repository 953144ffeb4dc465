import type { Position } from "@sendwright/core/model/EmailQuery"
import type { RecipientHasher } from "@sendwright/core/privacy/RecipientHash"
import type {
  NewSuppression,
  Suppression,
  SuppressionFilters,
  SuppressionKey,
  SuppressionReason
} from "@sendwright/core/suppressions/Suppression"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import { firstOf } from "../sql/firstOf.ts"
import * as P from "../sql/params.ts"
import { erasedOf } from "../sql/recipientHash.ts"
import { statement } from "../sql/Statement.ts"

interface Row {
  readonly id: string
  readonly account_id: string
  readonly address: string | null
  readonly reason: SuppressionReason
  readonly created_at: Date
}

const toSuppression = (row: Row): Suppression => ({
  id: row.id,
  accountId: row.account_id,
  address: row.address,
  reason: row.reason,
  createdAt: row.created_at
})

interface Addition extends NewSuppression {
  readonly hasher: RecipientHasher
}

/** Not of an address that the account has erased. */
const addStatement = statement<Addition>((parameters) => {
  const id = parameters.value("uuid", (added) => added.id)
  const accountId = parameters.value("uuid", (added) => added.accountId)
  const address = parameters.value("text", (added) => added.address)
  const reason = parameters.value("text", (added) => added.reason)
  const createdAt = parameters.value("timestamptz", (added) => added.createdAt)
  return `
INSERT INTO sendwright.suppressions (id, account_id, address, reason, created_at)
SELECT ${id}, ${accountId}, ${address}, ${reason}, ${createdAt}
WHERE ${erasedOf(accountId, `ARRAY[${address}]`, parameters)} IS NULL
ON CONFLICT (account_id, address) WHERE address IS NOT NULL DO NOTHING RETURNING id`
})

/** `SuppressionStore` on Postgres. */
export const layer: Layer.Layer<SuppressionStore, never, SqlClient> = Layer.effect(
  SuppressionStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    return SuppressionStore.of({
      add: ({ accountId, address, createdAt, id, reason }) =>
        db.write(db.run(addStatement, { id, accountId, address, reason, createdAt, hasher: db.hasher })).pipe(
          Effect.map((rows) => rows.length > 0),
          Database.storage("SuppressionStore.add")
        ),
      find: (accountId, named) => {
        const { condition, params } = nameOf(db.hasher, accountId, named)
        return db.query<Row>(`SELECT ${columns} FROM sendwright.suppressions WHERE ${condition}`, params).pipe(
          Effect.map(firstOf(toSuppression)),
          Database.storage("SuppressionStore.find", "reads")
        )
      },
      remove: (accountId, named) => {
        const { condition, params } = nameOf(db.hasher, accountId, named)
        return db.write(
          db.query<Pick<Row, "id">>(`DELETE FROM sendwright.suppressions WHERE ${condition} RETURNING id`, params)
        ).pipe(
          Effect.map(([row]) => Option.fromNullishOr(row?.id)),
          Database.storage("SuppressionStore.remove")
        )
      },
      list: (accountId, limit, after, filters = {}) => {
        const { conditions, param, params } = passing(db.hasher, accountId, filters)
        if (after !== null) conditions.push(`(created_at, id) < ${placeOf(after, param)}`)
        return db.query<Row>(
          `SELECT ${columns} FROM sendwright.suppressions WHERE ${conditions.join(" AND ")}
          ORDER BY created_at DESC, id DESC LIMIT ${param(P.int(limit))}`,
          params
        ).pipe(Effect.map((rows) => rows.map(toSuppression)), Database.storage("SuppressionStore.list", "reads"))
      },
      newer: (accountId, limit, before, filters = {}) => {
        const { conditions, param, params } = passing(db.hasher, accountId, filters)
        conditions.push(`(created_at, id) > ${placeOf(before, param)}`)
        return db.query<Row>(
          `SELECT ${columns} FROM sendwright.suppressions WHERE ${conditions.join(" AND ")}
          ORDER BY created_at, id LIMIT ${param(P.int(limit))}`,
          params
        ).pipe(
          Effect.map((rows) => rows.map(toSuppression).toReversed()),
          Database.storage("SuppressionStore.newer", "reads")
        )
      }
    })
  })
)

const columns = "id, account_id, address, reason, created_at"

/** The condition on the one entry of a name. */
const nameOf = (hasher: RecipientHasher, accountId: string, named: SuppressionKey) => {
  const account = P.uuid(P.idOrNull(accountId))
  return "id" in named
    ? { condition: "account_id = $1 AND id = $2", params: [account, P.uuid(P.idOrNull(named.id))] }
    : {
      condition: "account_id = $1 AND (address = $2 OR recipient_hash = ANY ($3))",
      params: [account, P.text(named.address), P.texts(hasher.all(accountId, named.address))]
    }
}

type Param = (value: unknown) => string

const placeOf = ({ createdAt, id }: Position, param: Param): string =>
  `(${param(P.time(createdAt))}, ${param(P.uuid(P.idOrNull(id)))}::uuid)`

/** The conditions on the entries of an account that pass, and their parameters. */
const passing = (hasher: RecipientHasher, accountId: string, { address, reason, search }: SuppressionFilters) => {
  const params: Array<unknown> = [P.uuid(P.idOrNull(accountId))]
  const param: Param = (value) => `$${params.push(value)}`
  const conditions = ["account_id = $1"]
  if (reason !== undefined) conditions.push(`reason = ${param(P.text(reason))}`)
  if (search !== undefined) {
    const found = [`strpos(address, ${param(P.text(search))}) > 0`]
    if (address !== undefined) {
      found.push(`address = ${param(P.text(address))}`)
      found.push(`recipient_hash = ANY (${param(P.texts(hasher.all(accountId, address)))})`)
    }
    conditions.push(`(${found.join(" OR ")})`)
  }
  return { conditions, param, params }
}
