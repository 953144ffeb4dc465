import type { Redactor } from "@sendwright/core/privacy/Redaction"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { type Column, column } from "../sql/columns.ts"
import { hitOf, lines } from "../sql/erasureHit.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"

/** How many keys one statement goes through. */
const windowLength = 1_000

interface KeyRow {
  readonly mode: string
  readonly kind: string
  readonly key: string
  readonly verdicts: unknown
  readonly answer: unknown
}

const keyColumns: ReadonlyArray<Column<KeyRow>> = [
  column("mode", "text", ({ mode }) => mode),
  column("kind", "text", ({ kind }) => kind),
  column("key", "text", ({ key }) => key),
  column("verdicts", "json", ({ verdicts }) => verdicts),
  column("answer", "json", ({ answer }) => answer)
]

interface Keys {
  readonly accountId: string
  readonly rows: ReadonlyArray<KeyRow>
}

const writeKeysStatement = statement<Keys>((parameters) => `
UPDATE sendwright.idempotency_keys k SET verdicts = u.verdicts::json, answer = u.answer::json
FROM ${parameters.rows("u", keyColumns, ({ rows }) => rows)}
WHERE k.account_id = ${parameters.value("uuid", ({ accountId }) => accountId)}
  AND k.mode = u.mode AND k.kind = u.kind AND k.key = u.key`)

/**
 * Goes through a window of idempotency keys. Those that hold the address, or that answer for deleted emails alone, are
 * forgotten: what repeats them is judged anew, and refused where it goes to the address. Answers with the others that
 * may hold it, and with the last one. $1 account, $2 to $4 the place before it, $5 hint, $6 pattern.
 */
const keysStatement = `
WITH w AS MATERIALIZED (
  SELECT k.*, row_number() OVER (ORDER BY mode, kind, key) AS place FROM (
    SELECT mode, kind, key, verdicts, answer FROM sendwright.idempotency_keys
    WHERE account_id = $1 AND (mode, kind, key) > ($2, $3, $4) ORDER BY mode, kind, key LIMIT ${windowLength}
  ) k
),
forgotten AS (
  DELETE FROM sendwright.idempotency_keys k USING w
  WHERE k.account_id = $1 AND k.mode = w.mode AND k.kind = w.kind AND k.key = w.key
    AND (${hitOf("$5", "$6")("k.key")} OR NOT EXISTS (
      SELECT FROM json_array_elements(k.verdicts) AS v
      WHERE v ->> '_tag' = 'Accepted'
        AND (SELECT count(*) FROM sendwright.erased_names n WHERE n.name = v ->> 'emailId') = 0
    ))
  RETURNING k.mode, k.kind, k.key
)
SELECT w.mode, w.kind, w.key, w.place::int4 AS place, coalesce(w.hit AND f.key IS NULL, false) AS hit,
  CASE WHEN w.hit THEN w.verdicts END AS verdicts, CASE WHEN w.hit THEN w.answer END AS answer
FROM (SELECT *, ${hitOf("$5", "$6")(lines(["verdicts::text", "answer::text"]))} AS hit FROM w) w
LEFT JOIN forgotten f ON f.mode = w.mode AND f.kind = w.kind AND f.key = w.key
WHERE w.hit OR w.place = ${windowLength} ORDER BY w.place`

interface KeysRow extends KeyRow {
  readonly place: number
  readonly hit: boolean
}

/** Takes the address out of idempotency keys and the answers that are kept with them. */
export const redactKeys = Effect.fnUntraced(function*(
  db: Database,
  accountId: string,
  redactor: Redactor
): Effect.fn.Return<void, SqlError> {
  let after: Pick<KeyRow, "mode" | "kind" | "key"> = { mode: "", kind: "", key: "" }
  for (;;) {
    const window: ReadonlyArray<KeysRow> = yield* db.queryPlanned<KeysRow>(keysStatement, [
      P.uuid(accountId),
      P.text(after.mode),
      P.text(after.kind),
      P.text(after.key),
      P.text(redactor.hint),
      P.text(redactor.pattern)
    ])
    const rows = window.filter(({ hit }) => hit).map((row) => ({
      ...row,
      verdicts: redactor.json(row.verdicts),
      answer: redactor.json(row.answer)
    }))
    if (rows.length > 0) yield* db.run(writeKeysStatement, { accountId, rows })
    const last = window[window.length - 1]
    if (last === undefined || last.place < windowLength) return
    after = last
  }
})
