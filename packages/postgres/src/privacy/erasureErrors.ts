import type { Redactor } from "@sendwright/core/privacy/Redaction"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { type Column, column } from "../sql/columns.ts"
import { hitOf } from "../sql/erasureHit.ts"
import * as P from "../sql/params.ts"

/** How many deliveries one statement goes through. */
const windowLength = 1_000
const lastId = "ffffffff-ffff-ffff-ffff-ffffffffffff"

/**
 * A window of the deliveries of an endpoint, newest first: those with an error that may hold the address, and the last
 * one. The error of a delivery is that of its last failed attempt: one without has no attempt with an error.
 * $1 endpoint, $2 mode, $3 the delivery before it, $4 hint, $5 pattern.
 */
const errorsStatement = `
SELECT d.id, d.place::int4 AS place, CASE WHEN ${hitOf("$4", "$5")("d.last_error")} THEN d.last_error END AS error,
  CASE WHEN d.last_error IS NOT NULL THEN (
    SELECT json_agg(json_build_object('number', a.number, 'error', a.error)) FROM sendwright.webhook_attempts a
    WHERE a.delivery_id = d.id AND ${hitOf("$4", "$5")("a.error")}
  ) END AS attempts
FROM (
  SELECT *, row_number() OVER () AS place FROM (
    SELECT id, last_error FROM sendwright.webhook_deliveries
    WHERE endpoint_id = $1 AND mode = $2 AND id < $3 ORDER BY id DESC LIMIT ${windowLength}
  ) d
) d WHERE d.last_error IS NOT NULL OR d.place = ${windowLength} ORDER BY d.place`

interface ErrorsRow {
  readonly id: string
  readonly error: string | null
  readonly attempts: ReadonlyArray<{ readonly number: number; readonly error: string }> | null
  readonly place: number
}

interface ErrorRow {
  readonly id: string
  readonly number: number
  readonly before: string
  readonly error: string
}

const errorColumns: ReadonlyArray<Column<ErrorRow>> = [
  column("id", "uuid", ({ id }) => id),
  column("number", "int4", (row) => row.number),
  column("before", "text", ({ before }) => before),
  column("error", "text", ({ error }) => error)
]

// A later attempt may have failed meanwhile; its error is of a body without the address.
const writeDeliveriesStatement = statementIn<ReadonlyArray<ErrorRow>>(({ ofRows }, parameters) => `
WITH u AS MATERIALIZED (SELECT * FROM ${parameters.rows("u", errorColumns, (rows) => rows)})
UPDATE sendwright.webhook_deliveries d SET last_error = u.error
FROM u WHERE d.id = u.id AND d.last_error = u.before${ofRows("d.id", "u", "id")}`)

const writeAttemptsStatement = statementIn<ReadonlyArray<ErrorRow>>(({ ofRows }, parameters) => `
WITH u AS MATERIALIZED (SELECT * FROM ${parameters.rows("u", errorColumns, (rows) => rows)})
UPDATE sendwright.webhook_attempts a SET error = u.error
FROM u WHERE a.delivery_id = u.id AND a.number = u.number${ofRows("a.delivery_id", "u", "id")}`)

const endpointsStatement = `SELECT id FROM sendwright.webhook_endpoints WHERE account_id = $1`

/** Takes the address out of what is remembered of webhook attempts that failed. */
export const redactErrors = Effect.fnUntraced(function*(
  db: Database,
  accountId: string,
  redactor: Redactor
): Effect.fn.Return<void, SqlError> {
  const endpoints = yield* db.query<{ readonly id: string }>(endpointsStatement, [P.uuid(accountId)])
  for (const { id: endpointId } of endpoints) {
    for (const mode of ["live", "test"]) {
      let after = lastId
      for (;;) {
        const window = yield* db.queryPlanned<ErrorsRow>(errorsStatement, [
          P.uuid(endpointId),
          P.text(mode),
          P.uuid(after),
          P.text(redactor.hint),
          P.text(redactor.pattern)
        ])
        const redacted = (id: string, number: number, before: string) => ({
          id,
          number,
          before,
          error: redactor.text(before)
        })
        const deliveries = window.flatMap(({ error, id }) => error === null ? [] : [redacted(id, 0, error)])
        const attempts = window.flatMap(({ attempts, id }) =>
          (attempts ?? []).map(({ error, number }) => redacted(id, number, error))
        )
        const months = yield* monthsOf(window.map(({ id }) => id))
        if (attempts.length > 0) yield* db.run(writeAttemptsStatement(months), attempts)
        if (deliveries.length > 0) yield* db.run(writeDeliveriesStatement(months), deliveries)
        const last = window[window.length - 1]
        if (last === undefined || last.place < windowLength) break
        after = last.id
      }
    }
  }
})
