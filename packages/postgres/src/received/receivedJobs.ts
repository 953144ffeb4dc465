import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import * as P from "../sql/params.ts"
import type { Parameters } from "../sql/Statement.ts"

/** Some received emails of an account. */
interface OfAccount {
  readonly accountId: string
  readonly ids: ReadonlyArray<string>
}

/** The deliveries that the received emails `r` fanned out to, by their ids, which follow from email and endpoint. */
const told = `sendwright.received r CROSS JOIN LATERAL (
  SELECT sendwright.delivery_id(r.id, w.id) AS id FROM sendwright.webhook_endpoints w
  WHERE w.account_id = r.account_id OFFSET 0
) d`

const pendingStatement = statementIn<ReadonlyArray<string>, { readonly id: string }>(({ within }, parameters) => `
SELECT r.id FROM ${told} JOIN sendwright.webhook_jobs j ON j.delivery_id = d.id
WHERE r.id = ANY (${parameters.values("uuid", (ids) => ids)}::uuid[])${within("r.id")}`)

/** Those of some received emails of which a delivery is still to be made. */
export const pendingOf = Effect.fnUntraced(function*(
  db: Database,
  ids: ReadonlyArray<string>
): Effect.fn.Return<ReadonlySet<string>, SqlError> {
  const rows = yield* db.run(pendingStatement(yield* monthsOf(ids)), ids)
  return new Set(rows.map(({ id }) => id))
})

const isOne = (within: (column: string) => string, parameters: Parameters<OfAccount>): string =>
  `r.id = ANY (${parameters.values("uuid", ({ ids }) => ids)}::uuid[])${within("r.id")}
  AND r.account_id = ${parameters.value("uuid", ({ accountId }) => P.idOrNull(accountId))}`

const lockStatement = statementIn<OfAccount>(({ within }, parameters) => `
SELECT j.delivery_id FROM ${told} JOIN sendwright.webhook_jobs j ON j.delivery_id = d.id
WHERE ${isOne(within, parameters)} ORDER BY j.delivery_id FOR UPDATE OF j`)

/** Locks the jobs, as a settlement of an attempt does first, before anything else of theirs. For use in a transaction. */
export const lockJobs = Effect.fnUntraced(function*(
  db: Database,
  emails: OfAccount
): Effect.fn.Return<void, SqlError> {
  yield* db.run(lockStatement(yield* monthsOf(emails.ids)), emails)
})

const recallStatement = statementIn<OfAccount>(({ within }, parameters) => `
UPDATE sendwright.webhook_jobs j SET token = NULL, wake_at = j.due_at
WHERE j.token IS NOT NULL AND j.delivery_id = ANY (ARRAY(SELECT d.id FROM ${told} WHERE ${isOne(within, parameters)}))`)

/** Has attempts made again that are under way: they carry what the emails were. */
export const recall = Effect.fnUntraced(function*(
  db: Database,
  emails: OfAccount
): Effect.fn.Return<void, SqlError> {
  yield* db.run(recallStatement(yield* monthsOf(emails.ids)), emails)
})
