import type { RecipientHasher } from "@sendwright/core/privacy/RecipientHash"
import type { Suppression, SuppressionReason } from "@sendwright/core/suppressions/Suppression"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "./internal/Database.ts"
import * as P from "./internal/params.ts"
import { erasedOf } from "./internal/recipientHash.ts"
import { statement } from "./internal/Statement.ts"

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

interface Addition extends Suppression {
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
      remove: (accountId, address) =>
        db.write(db.query(
          `DELETE FROM sendwright.suppressions WHERE account_id = $1 AND (address = $2 OR recipient_hash = ANY ($3))
          RETURNING id`,
          [P.uuid(P.idOrNull(accountId)), P.text(address), P.texts(db.hasher.all(accountId, address))]
        )).pipe(Effect.map((rows) => rows.length > 0), Database.storage("SuppressionStore.remove")),
      list: (accountId, limit, after, { address, reason, search } = {}) => {
        const params: Array<unknown> = [P.uuid(P.idOrNull(accountId)), P.int(limit)]
        const param = (value: unknown) => `$${params.push(value)}`
        const conditions = ["account_id = $1"]
        if (after !== null) {
          conditions.push(
            `(created_at, id) < (${param(P.time(after.createdAt))}, ${param(P.uuid(P.idOrNull(after.id)))})`
          )
        }
        if (reason !== undefined) conditions.push(`reason = ${param(P.text(reason))}`)
        if (search !== undefined) {
          const found = [`strpos(address, ${param(P.text(search))}) > 0`]
          if (address !== undefined) {
            found.push(`address = ${param(P.text(address))}`)
            found.push(`recipient_hash = ANY (${param(P.texts(db.hasher.all(accountId, address)))})`)
          }
          conditions.push(`(${found.join(" OR ")})`)
        }
        return db.query<Row>(
          `SELECT id, account_id, address, reason, created_at FROM sendwright.suppressions
          WHERE ${conditions.join(" AND ")} ORDER BY created_at DESC, id DESC LIMIT $2`,
          params
        ).pipe(Effect.map((rows) => rows.map(toSuppression)), Database.storage("SuppressionStore.list", "reads"))
      }
    })
  })
)
