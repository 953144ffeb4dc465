import type { EmailScope } from "@sendwright/core/accounts/Caller"
import type { EmailSummary } from "@sendwright/core/model/Email"
import type { Position } from "@sendwright/core/model/EmailQuery"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { apart, limitOf, type LogWindow, windowsBefore } from "../months/logWindows.ts"
import * as P from "../sql/params.ts"
import { summaryColumns, type SummaryRow, toSummary } from "./emailRows.ts"

/** The emails of a mode that stand right before a place in the log: an index is read towards the newer ones. */
const newerStatement = ({ within }: LogWindow): string => `
SELECT ${summaryColumns} FROM ${
  apart(`
  SELECT n.id FROM sendwright.emails n WHERE n.account_id = $1 AND n.mode = $2 AND n.id > $3${within("n.id")}
  ORDER BY n.id ${limitOf("$4")}`)
} f
CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = f.id${within("e.id")} OFFSET 0) e
CROSS JOIN LATERAL (
  SELECT * FROM sendwright.email_states s WHERE s.email_id = f.id${within("s.email_id")} OFFSET 0
) s`

const newestFirst = (left: { readonly id: string }, right: { readonly id: string }): number =>
  left.id < right.id ? 1 : -1

/** The page of the whole log that ends right before a place. */
export const newer = Effect.fnUntraced(function*(
  db: Database,
  { accountId, modes }: EmailScope,
  before: Position,
  limit: number
): Effect.fn.Return<ReadonlyArray<EmailSummary>, SqlError> {
  if (limit <= 0) return []
  const windows = windowsBefore(before.id, yield* Clock.currentTimeMillis)
  const rows: Array<SummaryRow> = []
  for (const mode of new Set(modes)) {
    let left = limit
    for (const window of windows) {
      if (left <= 0) break
      const params = [P.uuid(P.idOrNull(accountId)), P.text(mode), P.uuid(P.idOrNull(before.id)), P.int(left)]
      const read = window.isRecent ? db.query<SummaryRow> : db.queryPlanned<SummaryRow>
      const found = yield* read(newerStatement(window), params)
      rows.push(...found)
      left -= found.length
    }
  }
  return rows.map((row) => toSummary(row, null)).sort(newestFirst).slice(-limit)
})
