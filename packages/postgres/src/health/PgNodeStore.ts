import { type NodeReport, type NodeRole, type NodeRow, NodeStore } from "@sendwright/core/operator/NodeStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import { type Column, column, namesOf } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"

interface Reported extends NodeRow {
  readonly forgetBefore: Date
}

const columns: ReadonlyArray<Column<NodeRow>> = [
  column("id", "uuid", ({ id }) => id),
  column("version", "text", ({ version }) => version),
  column("role", "text", ({ role }) => role),
  column("hostname", "text", ({ hostname }) => hostname),
  column("pid", "int4", ({ pid }) => pid),
  column("started_at", "timestamptz", ({ startedAt }) => startedAt),
  column("state", "text", ({ state }) => state),
  column("seen_at", "timestamptz", ({ seenAt }) => seenAt),
  column("clock_ahead_millis", "float8", ({ clockAheadMillis }) => clockAheadMillis)
]
const names = namesOf(columns)

/** Nobody waits for another one who forgets the same processes. */
const reportStatement = statement<Reported>((parameters) => `
WITH gone AS (
  DELETE FROM sendwright.nodes WHERE id IN (
    SELECT id FROM sendwright.nodes
    WHERE seen_at < ${parameters.value("timestamptz", ({ forgetBefore }) => forgetBefore)}
      AND id <> ${parameters.value("uuid", ({ id }) => id)}
    ORDER BY id LIMIT 100 FOR UPDATE SKIP LOCKED
  )
)
INSERT INTO sendwright.nodes (${names}) VALUES (${parameters.row(columns, (row) => row)})
ON CONFLICT (id) DO UPDATE SET state = EXCLUDED.state, seen_at = EXCLUDED.seen_at,
  clock_ahead_millis = EXCLUDED.clock_ahead_millis`)

interface Row {
  readonly id: string
  readonly version: string
  readonly role: NodeRole
  readonly hostname: string
  readonly pid: number
  readonly started_at: Date
  readonly state: string
  readonly seen_at: Date
  readonly clock_ahead_millis: number
}

const toNode = (row: Row, ahead: number): NodeRow => ({
  id: row.id,
  version: row.version,
  role: row.role,
  hostname: row.hostname,
  pid: row.pid,
  startedAt: row.started_at,
  state: row.state,
  seenAt: plus(row.seen_at, -ahead),
  clockAheadMillis: row.clock_ahead_millis
})

/** `NodeStore` on Postgres. The table is unlogged: no report waits for the disk, and no standby has any. */
export const layer: Layer.Layer<NodeStore, never, SqlClient> = Layer.effect(
  NodeStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    return NodeStore.of({
      report: (report: NodeReport, now, forgetBefore) =>
        Effect.flatMap(db.clock.ahead, (ahead) =>
          db.write(db.run(reportStatement, {
            ...report,
            seenAt: plus(now, ahead),
            clockAheadMillis: ahead,
            forgetBefore: plus(forgetBefore, ahead)
          }))).pipe(Effect.asVoid, Database.storage("NodeStore.report")),
      leave: (id) =>
        db.write(db.query(`DELETE FROM sendwright.nodes WHERE id = $1`, [P.uuid(P.idOrNull(id))])).pipe(
          Effect.asVoid,
          Database.storage("NodeStore.leave")
        ),
      list: (seenSince, limit) =>
        Effect.flatMap(db.clock.ahead, (ahead) =>
          Effect.map(
            db.query<Row>(
              `SELECT ${names} FROM sendwright.nodes WHERE seen_at >= $1 ORDER BY started_at, id LIMIT $2`,
              [P.time(plus(seenSince, ahead)), P.int(limit)]
            ),
            (rows) => rows.map((row) => toNode(row, ahead))
          )).pipe(Database.storage("NodeStore.list", "reads", false))
    })
  })
)
