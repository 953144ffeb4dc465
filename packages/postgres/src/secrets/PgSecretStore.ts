import type { SecretKind, StoredSecret } from "@sendwright/core/foundation/StorageDiagnostics"
import { type Resealed, SecretStore } from "@sendwright/core/secrets/SecretStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import { type Column, column } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { type Statement, statement } from "../sql/Statement.ts"
import { placeOf } from "./secretPlaces.ts"

const resealedColumns: ReadonlyArray<Column<Resealed>> = [
  column("id", "uuid", ({ secret }) => P.idOrNull(secret.place.row)),
  column("account_id", "uuid", ({ secret }) => P.idOrNull(secret.place.accountId)),
  column("before", "text", ({ secret }) => secret.sealed),
  column("after", "text", ({ sealed }) => sealed)
]

const otherwise = (column: string): string => `split_part(${column}, '.', 3) <> $1`

interface Kind {
  readonly select: string
  readonly replace: Statement<ReadonlyArray<Resealed>, { readonly count: number }>
}

/** Of a table whose rows have a secret and another one beside it for a time. A rotation moves them between the columns. */
const kindOf = (table: string, own: string, other: string, condition: string): Kind => ({
  select: `
SELECT id::text AS id, account_id::text AS account, ARRAY(
  SELECT sealed FROM unnest(ARRAY[${own}, ${other}]) AS k(sealed) WHERE ${otherwise("sealed")}
) AS sealed
FROM sendwright.${table}
WHERE id > $2 AND ${condition} AND (${otherwise(own)} OR ${otherwise(other)}) ORDER BY id LIMIT $3`,
  // Each text is looked for in both columns.
  replace: statement((parameters) => `
WITH given AS (SELECT * FROM ${parameters.rows("r", resealedColumns, (rows) => rows)}),
rows AS (SELECT id, account_id, array_agg(before) AS before, array_agg(after) AS after FROM given GROUP BY 1, 2),
changed AS (
  UPDATE sendwright.${table} d SET
    ${own} = COALESCE(r.after[array_position(r.before, d.${own})], d.${own}),
    ${other} = COALESCE(r.after[array_position(r.before, d.${other})], d.${other})
  FROM rows r
  WHERE d.id = r.id AND d.account_id = r.account_id AND ${condition}
    AND (d.${own} = ANY (r.before) OR d.${other} = ANY (r.before))
  RETURNING (d.${own} = ANY (r.after)) IS TRUE AS own, (d.${other} = ANY (r.after)) IS TRUE AS other
)
SELECT COALESCE(sum(own::int4 + other::int4), 0)::int4 AS count FROM changed`)
})

const kinds: { readonly [K in SecretKind]: Kind } = {
  webhook: kindOf("webhook_endpoints", "sealed_secret", "old_sealed_secret", "true"),
  dkim: kindOf("domains", "sealed_private_key", "other_private_key", "removed_at IS NULL")
}

interface Row {
  readonly id: string
  readonly account: string
  readonly sealed: ReadonlyArray<string>
}

/** Before every other. */
const lowestId = "00000000-0000-0000-0000-000000000000"

/** `SecretStore` on Postgres: it walks the tables by their primary keys. */
export const layer: Layer.Layer<SecretStore, never, SqlClient> = Layer.effect(
  SecretStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    return SecretStore.of({
      sealedOtherwise: ({ after, fingerprint, kind, limit }) =>
        db.query<Row>(kinds[kind].select, [P.text(fingerprint), P.uuid(after ?? lowestId), P.int(limit)]).pipe(
          Effect.map((rows) =>
            rows.flatMap(({ account, id, sealed }) =>
              sealed.map((text): StoredSecret => ({ sealed: text, place: placeOf(kind, id, account) }))
            )
          ),
          Database.storage("SecretStore.sealedOtherwise", "background")
        ),
      replace: (kind, secrets) =>
        db.write(db.run(kinds[kind].replace, secrets)).pipe(
          Effect.map(([row]) => row?.count ?? 0),
          Database.storage("SecretStore.replace", "background")
        )
    })
  })
)
