import {
  type ClaimedTlsReport,
  mostCounts,
  type ReportedFailure,
  type ReportedPolicy,
  type TlsReportAddition,
  type TlsReportKey,
  TlsReportStore,
  type TlsSessionCount
} from "@sendwright/core/sending/TlsReportStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import { type Column, column } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"

const reportColumns: ReadonlyArray<Column<TlsReportAddition>> = [
  column("id", "uuid", ({ id }) => id),
  column("day", "text", ({ day }) => day),
  column("domain", "text", ({ domain }) => domain),
  column("due_at", "timestamptz", ({ dueAt }) => dueAt)
]

interface Counted extends TlsReportKey, TlsSessionCount {}

// What is alike has the same text.
const policyText = ({ mxHosts, strings, type }: ReportedPolicy): string => P.json({ type, strings, mxHosts })
const failureText = ({ mxHost, reason, receivingIp, result, sendingIp }: ReportedFailure): string =>
  P.json({ result, mxHost, sendingIp, receivingIp, reason })

const countColumns: ReadonlyArray<Column<Counted>> = [
  column("day", "text", ({ day }) => day),
  column("domain", "text", ({ domain }) => domain),
  column("policy", "text", ({ policy }) => policyText(policy)),
  column("failure", "text", ({ failure }) => failure === null ? null : failureText(failure)),
  column("sessions", "int8", ({ sessions }) => BigInt(sessions))
]

/**
 * The reports are locked in one order, so that nobody forgets one meanwhile, and those who add to the same ones wait for
 * each other.
 */
const addStatement = statement<ReadonlyArray<TlsReportAddition>>((parameters) => `
WITH report AS (
  INSERT INTO sendwright.tls_reports AS r (id, day, domain, due_at)
  SELECT g.id, g.day::date, g.domain, g.due_at
  FROM ${parameters.rows("g", reportColumns, (additions) => additions)}
  ORDER BY g.day, g.domain
  ON CONFLICT (day, domain) DO UPDATE SET domain = EXCLUDED.domain
  RETURNING r.id, r.day, r.domain
), given AS (
  SELECT r.id, sha256(convert_to(g.policy || coalesce(g.failure, ''), 'UTF8')) AS key,
    g.policy, g.failure, g.sessions
  FROM ${
  parameters.rows("g", countColumns, (additions) =>
    additions.flatMap(({ counts, day, domain }) =>
      counts.map((count) => ({ day, domain, ...count }))
    ))
}
  JOIN report r ON r.day = g.day::date AND r.domain = g.domain
), told AS (
  SELECT given.*, known.report_id IS NOT NULL AS is_known,
    row_number() OVER (PARTITION BY given.id, known.report_id ORDER BY given.failure IS NOT NULL, given.key) AS nth
  FROM given
  LEFT JOIN sendwright.tls_report_counts known ON known.report_id = given.id AND known.key = given.key
)
INSERT INTO sendwright.tls_report_counts AS c (report_id, key, policy, failure, sessions)
SELECT id, key, policy::json, failure::json, sessions FROM told
WHERE is_known OR nth + (SELECT count(*) FROM sendwright.tls_report_counts k WHERE k.report_id = told.id)
  <= CASE WHEN failure IS NULL THEN ${2 * mostCounts} ELSE ${mostCounts} END
ON CONFLICT (report_id, key) DO UPDATE SET sessions = c.sessions + EXCLUDED.sessions`)

const claimStatement = `
WITH due AS (
  SELECT id FROM sendwright.tls_reports WHERE due_at <= $1 ORDER BY due_at, id LIMIT $3 FOR UPDATE SKIP LOCKED
), taken AS (
  UPDATE sendwright.tls_reports r SET due_at = $2 FROM due WHERE r.id = due.id
  RETURNING r.id, to_char(r.day, 'YYYY-MM-DD') AS day, r.domain, r.attempts, r.done
)
SELECT taken.*, (
  SELECT coalesce(json_agg(json_build_object('policy', policy, 'failure', failure, 'sessions', sessions)), '[]')
  FROM sendwright.tls_report_counts WHERE report_id = taken.id
) AS counts
FROM taken`

/** `TlsReportStore` on Postgres. */
export const layer: Layer.Layer<TlsReportStore, never, SqlClient> = Layer.effect(
  TlsReportStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    return TlsReportStore.of({
      add: (additions) =>
        db.write(db.run(addStatement, additions)).pipe(Effect.asVoid, Database.storage("TlsReportStore.add")),
      claimDue: ({ leaseMillis, limit, now }) =>
        Effect.flatMap(db.clock.ahead, (ahead) =>
          db.write(db.query<ClaimedTlsReport>(claimStatement, [
            P.time(plus(now, ahead)),
            P.time(plus(now, ahead + leaseMillis)),
            P.int(limit)
          ]))).pipe(Database.storage("TlsReportStore.claimDue")),
      defer: ({ dueAt, id, done }) =>
        Effect.flatMap(db.clock.ahead, (ahead) =>
          db.write(db.query(
            `UPDATE sendwright.tls_reports SET due_at = $2, done = $3, attempts = attempts + 1 WHERE id = $1`,
            [P.uuid(P.idOrNull(id)), P.time(plus(dueAt, ahead)), P.texts(done)]
          ))).pipe(Effect.asVoid, Database.storage("TlsReportStore.defer")),
      forget: (id) =>
        db.write(db.query(`DELETE FROM sendwright.tls_reports WHERE id = $1`, [P.uuid(P.idOrNull(id))])).pipe(
          Effect.asVoid,
          Database.storage("TlsReportStore.forget")
        )
    })
  })
)
