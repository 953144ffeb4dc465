import type { EmailScope } from "@sendwright/core/accounts/Caller"
import type { ReceivedSummary } from "@sendwright/core/received/ReceivedEmail"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { apart, limitOf, type LogWindow, windowsBefore } from "../months/logWindows.ts"
import * as P from "../sql/params.ts"
import { summaryColumns, type SummaryRow, toSummary } from "./receivedRows.ts"

/** $1 account, $2 mode, $3 the place, $4 limit: an index is read towards the newer ones. */
const newerStatement = ({ within }: LogWindow): string => `
SELECT ${summaryColumns} FROM ${
  apart(`
  SELECT n.id FROM sendwright.received n WHERE n.account_id = $1 AND n.mode = $2 AND n.id > $3${within("n.id")}
  ORDER BY n.id ${limitOf("$4")}`)
} f
CROSS JOIN LATERAL (SELECT * FROM sendwright.received r WHERE r.id = f.id${within("r.id")} OFFSET 0) r`

/** The page of received emails that ends right before a place, newest first. */
export const newer = Effect.fnUntraced(function*(
  db: Database,
  { accountId, modes }: EmailScope,
  before: string,
  limit: number
): Effect.fn.Return<ReadonlyArray<ReceivedSummary>, SqlError> {
  const place = P.idOrNull(before)
  if (limit <= 0 || place === null) return []
  const windows = windowsBefore(place, yield* Clock.currentTimeMillis)
  const rows: Array<SummaryRow> = []
  for (const mode of new Set(modes)) {
    let left = limit
    for (const window of windows) {
      if (left <= 0) break
      const params = [P.uuid(P.idOrNull(accountId)), P.text(mode), P.uuid(place), P.int(left)]
      const read = window.isRecent ? db.query<SummaryRow> : db.queryPlanned<SummaryRow>
      const found = yield* read(newerStatement(window), params)
      rows.push(...found)
      left -= found.length
    }
  }
  return rows.map(toSummary).sort((left, right) => left.id < right.id ? 1 : -1).slice(-limit)
})
