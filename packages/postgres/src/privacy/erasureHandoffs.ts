import type { Redactor } from "@sendwright/core/privacy/Redaction"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { type Column, column } from "../sql/columns.ts"
import { type Looked, lookedFor } from "../sql/erasureHit.ts"

interface HandoffRow {
  readonly email_id: string
  readonly number: number
  readonly reply: string
}

const handoffColumns: ReadonlyArray<Column<HandoffRow>> = [
  column("email_id", "uuid", (row) => row.email_id),
  column("number", "int4", (row) => row.number),
  column("reply", "text", (row) => row.reply)
]

const handoffsStatement = statementIn<Looked, HandoffRow>(({ within }, parameters) => `
SELECT h.email_id, h.number, h.reply FROM sendwright.email_handoffs h
WHERE h.email_id = ANY (${parameters.values("uuid", ({ ids }) => ids)}::uuid[])${within("h.email_id")}
  AND h.reply IS NOT NULL AND ${lookedFor(parameters)("h.reply")}`)

const writeStatement = statementIn<ReadonlyArray<HandoffRow>>(({ ofRows }, parameters) => `
WITH u AS MATERIALIZED (SELECT * FROM ${parameters.rows("u", handoffColumns, (rows) => rows)})
UPDATE sendwright.email_handoffs h SET reply = u.reply FROM u
WHERE h.email_id = u.email_id AND h.number = u.number${ofRows("h.email_id", "u")}`)

/** Redacts what providers replied to hand-offs. Answers with the emails whose replies changed. */
export const redactHandoffs = Effect.fnUntraced(function*(
  db: Database,
  ids: ReadonlyArray<string>,
  redactor: Redactor
): Effect.fn.Return<ReadonlyArray<string>, SqlError> {
  const months = yield* monthsOf(ids)
  const rows = yield* db.run(handoffsStatement(months), { ids, redactor })
  const changed = rows.map((row) => ({ ...row, reply: redactor.text(row.reply) }))
    .filter(({ reply }, index) => reply !== rows[index]?.reply)
  if (changed.length > 0) yield* db.run(writeStatement(months), changed)
  return changed.map(({ email_id }) => email_id)
})
