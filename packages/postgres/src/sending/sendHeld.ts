import type { Mode } from "@sendwright/core/foundation/Mode"
import type { HeldSend, SendJobs } from "@sendwright/core/sending/SendJobs"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import * as P from "../sql/params.ts"

interface HeldRow {
  readonly email_id: string
  readonly account_id: string
  readonly mode: Mode
  readonly queued_at: Date
  readonly due_at: Date
  readonly attempt: number
  readonly resume_at: Date | null
  readonly recipients: ReadonlyArray<string>
}

/** $1 account, $2 limit, $3 the one email, $4 and $5 the place after which to begin. */
const heldOf = (condition: string): string => `
SELECT j.email_id, j.account_id, j.mode, j.queued_at, j.due_at, j.attempt, j.resume_at, ARRAY(
  SELECT r.address FROM unnest(e.recipients, s.states) WITH ORDINALITY AS r(address, state, position)
  WHERE r.state = 'queued' ORDER BY r.position
) AS recipients
FROM sendwright.send_jobs j
CROSS JOIN LATERAL (SELECT e.recipients FROM sendwright.emails e WHERE e.id = j.email_id OFFSET 0) e
CROSS JOIN LATERAL (SELECT s.states FROM sendwright.email_states s WHERE s.email_id = j.email_id OFFSET 0) s
WHERE ${condition} AND j.held AND ($4::timestamptz IS NULL OR (j.queued_at, j.email_id) > ($4, $5::uuid))
ORDER BY j.queued_at, j.email_id LIMIT $2`

const statements = {
  ofAccount: heldOf("j.account_id = $1 AND $3::uuid IS NULL"),
  ofAll: heldOf("j.mode > '' AND $1::uuid IS NULL AND $3::uuid IS NULL"),
  one: heldOf("j.account_id = coalesce($1, j.account_id) AND j.email_id = $3")
}

const freeStatement = `
UPDATE sendwright.send_jobs SET held = false, resume_at = NULL, parts = NULL, receivers = NULL, due_at = $3, wake_at = $3
WHERE email_id = $1 AND account_id = $2 AND held RETURNING email_id`

type HeldQuery = Parameters<SendJobs["Service"]["held"]>[0]

/** The emails of an account, or of all, that are held, oldest first. */
export const held = (
  db: Database,
  { accountId, after = null, emailId, limit }: HeldQuery,
  ahead: number
): Effect.Effect<ReadonlyArray<HeldSend>, SqlError> => {
  // An id that cannot be in the database must not be read as null, which means all.
  const isNobodys = [accountId, emailId].some((id) => id !== null && P.idOrNull(id) === null)
  if (isNobodys) return Effect.succeed([])
  const text = emailId !== null ? statements.one : accountId === null ? statements.ofAll : statements.ofAccount
  const rows = db.queryPlanned<HeldRow>(text, [
    P.uuid(accountId),
    P.int(limit),
    P.uuid(emailId),
    P.time(after === null ? null : plus(after.queuedAt, ahead)),
    P.uuid(after === null ? null : P.idOrNull(after.emailId))
  ])
  return Effect.map(rows, (found) =>
    found.map((row) => ({
      emailId: row.email_id,
      accountId: row.account_id,
      mode: row.mode,
      queuedAt: plus(row.queued_at, -ahead),
      heldAt: plus(row.due_at, -ahead),
      attempts: row.attempt,
      resumesAt: row.resume_at === null ? null : plus(row.resume_at, -ahead),
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
