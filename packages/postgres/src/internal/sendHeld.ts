import type { Mode } from "@sendwright/core/foundation/Mode"
import type { HeldSend } from "@sendwright/core/sending/SendJobs"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "./Database.ts"
import { plus } from "./DatabaseClock.ts"
import * as P from "./params.ts"

interface HeldRow {
  readonly email_id: string
  readonly mode: Mode
  readonly queued_at: Date
  readonly attempt: number
  readonly recipients: ReadonlyArray<string>
}

const heldOf = (condition: string): string => `
SELECT j.email_id, j.mode, j.queued_at, j.attempt, ARRAY(
  SELECT r.address FROM unnest(e.recipients, s.states) WITH ORDINALITY AS r(address, state, position)
  WHERE r.state = 'queued' ORDER BY r.position
) AS recipients
FROM sendwright.send_jobs j
JOIN sendwright.emails e ON e.id = j.email_id JOIN sendwright.email_states s ON s.email_id = j.email_id
WHERE j.account_id = $1 AND j.held${condition}
ORDER BY j.queued_at, j.email_id LIMIT $2`

const statement = heldOf("")
const statementOfOne = heldOf(" AND j.email_id = $3")

const freeStatement = `
UPDATE sendwright.send_jobs SET held = false, due_at = $3, wake_at = $3
WHERE email_id = $1 AND account_id = $2 AND held RETURNING email_id`

/** The emails of an account that are held, oldest first. */
export const held = (
  db: Database,
  { accountId, emailId, limit }: {
    readonly accountId: string
    readonly emailId: string | null
    readonly limit: number
  },
  ahead: number
): Effect.Effect<ReadonlyArray<HeldSend>, SqlError> => {
  const params = [P.uuid(P.idOrNull(accountId)), P.int(limit)]
  const rows = emailId === null
    ? db.query<HeldRow>(statement, params)
    : db.query<HeldRow>(statementOfOne, [...params, P.uuid(P.idOrNull(emailId))])
  return Effect.map(rows, (found) =>
    found.map((row) => ({
      emailId: row.email_id,
      mode: row.mode,
      queuedAt: plus(row.queued_at, -ahead),
      attempts: row.attempt,
      recipients: row.recipients
    })))
}

/** Lets a held email be handed over again; answers whether there was one. */
export const free = (
  db: Database,
  accountId: string,
  emailId: string,
  now: Date
): Effect.Effect<boolean, SqlError> =>
  Effect.map(
    db.write(db.query(freeStatement, [P.uuid(P.idOrNull(emailId)), P.uuid(P.idOrNull(accountId)), P.time(now)])),
    (rows) => rows.length > 0
  )
