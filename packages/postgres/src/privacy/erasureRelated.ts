import type { Erasure } from "@sendwright/core/privacy/ErasureStore"
import type { Redactor } from "@sendwright/core/privacy/Redaction"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { redactTags } from "../metrics/metricsPlace.ts"
import * as P from "../sql/params.ts"
import { redactErrors } from "./erasureErrors.ts"
import { redactKeys } from "./erasureKeys.ts"
import { redactReports } from "./erasureReports.ts"

/** What is kept beside the emails: errors of webhooks, idempotency keys, waiting reports, tags of counts, and the list once more. */
export const redactRelated = Effect.fnUntraced(function*(
  db: Database,
  { accountId, address }: Erasure,
  redactor: Redactor
): Effect.fn.Return<void, SqlError> {
  // Somebody may have added it between the entry and the wait.
  yield* db.query(`DELETE FROM sendwright.suppressions WHERE account_id = $1 AND address = $2`, [
    P.uuid(accountId),
    P.text(address)
  ])
  yield* redactErrors(db, accountId, redactor)
  yield* redactKeys(db, accountId, redactor)
  yield* redactReports(db, accountId, redactor)
  yield* redactTags(db, accountId, redactor)
})
