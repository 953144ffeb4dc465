import type { EmailScope } from "@sendwright/core/accounts/Caller"
import type { EmailSummary } from "@sendwright/core/model/Email"
import type { Position } from "@sendwright/core/model/EmailQuery"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "./Database.ts"
import { summaryColumns, type SummaryRow, toSummary } from "./emailRows.ts"
import * as P from "./params.ts"

/** The emails of a mode that stand right before a place in the log: an index is read towards the newer ones. */
const newerStatement = `
SELECT ${summaryColumns} FROM (
  SELECT n.id FROM sendwright.emails n WHERE n.account_id = $1 AND n.mode = $2 AND n.id > $3 ORDER BY n.id LIMIT $4
) f
JOIN sendwright.emails e ON e.id = f.id
JOIN sendwright.email_states s ON s.email_id = f.id`

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
  const pages = yield* Effect.forEach(new Set(modes), (mode) =>
    db.query<SummaryRow>(newerStatement, [
      P.uuid(P.idOrNull(accountId)),
      P.text(mode),
      P.uuid(P.idOrNull(before.id)),
      P.int(limit)
    ]))
  return pages.flat().map((row) => toSummary(row, null)).sort(newestFirst).slice(-limit)
})
