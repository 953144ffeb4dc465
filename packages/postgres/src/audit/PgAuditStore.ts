import type { AuditAction, AuditActor, AuditEntry } from "@sendwright/core/audit/AuditEntry"
import { AuditStore } from "@sendwright/core/audit/AuditStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import { type Column, column, namesOf } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"

interface Row {
  readonly id: string
  readonly account_id: string | null
  readonly at: Date
  readonly actor_kind: AuditActor["kind"]
  readonly actor_id: string | null
  readonly actor_name: string
  readonly action: AuditAction
  readonly subject: string | null
  readonly address: string | null
  readonly session_id: string | null
  readonly request_id: string | null
}

const entryColumns: ReadonlyArray<Column<AuditEntry>> = [
  column("id", "uuid", ({ id }) => id),
  column("account_id", "uuid", ({ accountId }) => accountId),
  column("at", "timestamptz", ({ at }) => at),
  column("actor_kind", "text", ({ actor }) => actor.kind),
  column("actor_id", "uuid", ({ actor }) => actor.id),
  column("actor_name", "text", ({ actor }) => actor.name),
  column("action", "text", ({ action }) => action),
  column("subject", "text", ({ subject }) => subject),
  column("address", "text", ({ source }) => source.address),
  column("session_id", "uuid", ({ source }) => source.sessionId),
  column("request_id", "text", ({ source }) => source.requestId)
]
const columns = namesOf(entryColumns)

const appendStatement = statement<AuditEntry>((parameters) => `
INSERT INTO sendwright.audit_log (${columns}) VALUES (${parameters.row(entryColumns, (entry) => entry)})`)

/** `AuditStore` on Postgres. */
export const layer: Layer.Layer<AuditStore, never, SqlClient> = Layer.effect(
  AuditStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    return AuditStore.of({
      append: (entry) =>
        db.write(db.run(appendStatement, entry)).pipe(Effect.asVoid, Database.storage("AuditStore.append")),
      list: (accountId, limit, after, { actions, actorId, since, subject } = {}) => {
        const params: Array<unknown> = []
        const param = (value: unknown) => `$${params.push(value)}`
        const filters = ["true"]
        if (accountId !== null) filters.push(`account_id = ${param(P.uuid(P.idOrNull(accountId)))}`)
        if (actions !== undefined) filters.push(`action = ANY (${param(P.texts(actions))})`)
        if (actorId !== undefined) filters.push(`actor_id = ${param(P.uuid(P.idOrNull(actorId)))}`)
        if (subject !== undefined) filters.push(`subject = ${param(P.text(subject))}`)
        if (since !== undefined) filters.push(`at >= ${param(P.time(since))}`)
        if (after !== null) {
          filters.push(`(at, id) < (${param(P.time(after.createdAt))}, ${param(P.uuid(P.idOrNull(after.id)))}::uuid)`)
        }
        return db.queryPlanned<Row>(
          `SELECT ${columns} FROM sendwright.audit_log WHERE ${filters.join(" AND ")}
          ORDER BY at DESC, id DESC LIMIT ${param(P.int(limit))}`,
          params
        ).pipe(
          Effect.map((rows) =>
            rows.map((row) => ({
              id: row.id,
              accountId: row.account_id,
              at: row.at,
              actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
              action: row.action,
              subject: row.subject,
              source: { address: row.address, sessionId: row.session_id, requestId: row.request_id }
            }))
          ),
          Database.storage("AuditStore.list", "reads")
        )
      }
    })
  })
)
