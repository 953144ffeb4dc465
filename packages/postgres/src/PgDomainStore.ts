import type { Domain, DomainStatus } from "@posthorn/core/domains/Domain"
import { DomainStore } from "@posthorn/core/domains/DomainStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "./internal/Database.ts"
import * as P from "./internal/params.ts"

const columns = "id, account_id, name, region, status, created_at"

interface Row {
  readonly id: string
  readonly account_id: string
  readonly name: string
  readonly region: string
  readonly status: DomainStatus
  readonly created_at: Date
}

const toDomain = (row: Row): Domain => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  region: row.region,
  status: row.status,
  createdAt: row.created_at
})

/** `DomainStore` on Postgres. A removed domain stays in its table with the time of its removal. */
export const layer: Layer.Layer<DomainStore, never, SqlClient> = Layer.effect(
  DomainStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    return DomainStore.of({
      add: (domain) =>
        db.write(db.query(
          `INSERT INTO posthorn.domains (${columns}) VALUES ($1, $2, $3, $4, $5, $6)
          ON CONFLICT (account_id, name) WHERE removed_at IS NULL DO NOTHING RETURNING id`,
          [
            P.uuid(domain.id),
            P.uuid(domain.accountId),
            P.text(domain.name),
            P.text(domain.region),
            P.text(domain.status),
            P.time(domain.createdAt)
          ]
        )).pipe(Effect.map((rows) => rows.length > 0), Database.storage("DomainStore.add")),
      list: (accountId) =>
        db.query<Row>(
          `SELECT ${columns} FROM posthorn.domains WHERE account_id = $1 AND removed_at IS NULL ORDER BY created_at, id`,
          [P.uuid(P.idOrNull(accountId))]
        ).pipe(Effect.map((rows) => rows.map(toDomain)), Database.storage("DomainStore.list")),
      find: (accountId, id) =>
        db.query<Row>(
          `SELECT ${columns} FROM posthorn.domains WHERE account_id = $1 AND id = $2 AND removed_at IS NULL`,
          [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(id))]
        ).pipe(
          Effect.map((rows) => Option.map(Option.fromNullishOr(rows[0]), toDomain)),
          Database.storage("DomainStore.find")
        ),
      setStatus: (accountId, id, status) =>
        // The index of verified names decides between two accounts; the savepoint keeps a host's transaction alive.
        db.transaction(db.query<Row>(
          `UPDATE posthorn.domains SET status = $3 WHERE account_id = $1 AND id = $2 AND removed_at IS NULL
          RETURNING ${columns}`,
          [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(id)), P.text(status)]
        )).pipe(
          Effect.map(([row]) => row === undefined ? "not_found" as const : toDomain(row)),
          Effect.catchIf(
            (error) => error.reason._tag === "UniqueViolation" && error.reason.constraint === "domains_verified",
            () => Effect.succeed("taken" as const)
          ),
          Database.storage("DomainStore.setStatus")
        ),
      remove: (accountId, id, now) =>
        db.write(db.query(
          `UPDATE posthorn.domains SET removed_at = $3 WHERE account_id = $1 AND id = $2 AND removed_at IS NULL
          RETURNING id`,
          [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(id)), P.time(now)]
        )).pipe(Effect.map((rows) => rows.length > 0), Database.storage("DomainStore.remove"))
    })
  })
)
