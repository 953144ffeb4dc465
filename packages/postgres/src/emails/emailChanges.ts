import type { EmailScope } from "@sendwright/core/accounts/Caller"
import { judged, plusInSql } from "../database/DatabaseClock.ts"
import { statementIn } from "../months/monthStatement.ts"
import { type Column, column } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { isReplicated } from "../sql/replicated.ts"
import type { Parameters } from "../sql/Statement.ts"
import { fanOut, markedDetails } from "./fanOut.ts"

/** A change of a scheduled email. */
export interface Change extends EmailScope {
  readonly id: string
  readonly now: Date
  readonly eventId: string
  /** How far the database's clock is ahead of `now`, in milliseconds. */
  readonly ahead: number
}

interface ChangedRow {
  readonly changed: boolean
  readonly found: boolean
}

/**
 * Changes an email that is still scheduled, with an event of some type and details. Answers whether it is there, and was
 * changed.
 */
const changeOf = <Input extends Change>(
  type: string,
  detailsOf: (parameters: Parameters<Input>) => string,
  assignmentOf: (parameters: Parameters<Input>) => string
) =>
  statementIn<Input, ChangedRow>(({ within }, parameters) => {
    const now = `${parameters.value("timestamptz", (change) => change.now)}::timestamptz`
    const eventId = `${parameters.value("uuid", (change) => change.eventId)}::uuid`
    const ahead = `${parameters.value("float8", (change) => change.ahead)}::float8`
    const isAsked = `s.email_id = ${parameters.value("uuid", ({ id }) => P.idOrNull(id))}${within("s.email_id")}
    AND s.account_id = ${parameters.value("uuid", ({ accountId }) => P.idOrNull(accountId))}
    AND s.mode = ANY (${parameters.values("text", ({ modes }) => modes)})`
    return `
WITH changed AS (
  UPDATE sendwright.email_states s SET ${
      assignmentOf(parameters)
    }, updated_at = ${now}, next_sequence = s.next_sequence + 1
  WHERE ${isAsked} AND s.status = 'scheduled'
  RETURNING s.email_id, s.account_id, s.mode, s.next_sequence - 1 AS sequence
),
appended AS MATERIALIZED (
  SELECT ${eventId} AS event_id, email_id, account_id, mode, '${type}' AS type, ${now} AS at FROM changed
),
new_events AS (
  INSERT INTO sendwright.email_events (email_id, sequence, id, type, details, occurred_at, keys)
  SELECT email_id, sequence, ${eventId}, '${type}', ${markedDetails(detailsOf(parameters), "mode")}, ${now}, '{}'
  FROM changed
),
${fanOut(ahead)}
SELECT EXISTS (SELECT FROM changed) AS changed, EXISTS (
  SELECT FROM sendwright.email_states s WHERE ${isAsked}
) AS found`
  })

/** Ends a scheduled email. */
export const cancelStatement = changeOf<Change>("email.cancelled", () => "'{}'", () => "status = 'cancelled'")

/** Gives a scheduled email another time. */
export const rescheduleStatement = changeOf<Change & { readonly scheduledAt: Date }>(
  "email.scheduled",
  ({ value }) => `${value("text", ({ scheduledAt }) => P.json({ scheduled_at: scheduledAt.toISOString() }))}::text`,
  ({ value }) => `scheduled_at = ${value("timestamptz", ({ scheduledAt }) => scheduledAt)}`
)

/**
 * The scheduled emails that are due, of whichever month: they can be given another time again and again. $1 now, by the
 * database's clock, $2 limit, $3 from where on they are read.
 */
export const dueStatement = `
SELECT email_id FROM sendwright.email_states
WHERE status = 'scheduled' AND scheduled_at >= $3 AND scheduled_at <= $1
ORDER BY scheduled_at, email_id LIMIT $2`

/** A scheduled email that is due, and the id of the event that says so. */
interface Due {
  readonly emailId: string
  readonly eventId: string
}

const dueColumns: ReadonlyArray<Column<Due>> = [
  column("email_id", "uuid", ({ emailId }) => emailId),
  column("event_id", "uuid", ({ eventId }) => eventId)
]

interface Promotion {
  readonly due: ReadonlyArray<Due>
  readonly now: Date
  readonly ahead: number
}

/** Queues scheduled emails, unless somebody else was there first. */
export const promoteStatement = statementIn<Promotion, { readonly count: number }>(({ ofRows, within }, parameters) => {
  const due = parameters.rows("u", dueColumns, (promotion) => promotion.due)
  const now = parameters.value("timestamptz", (promotion) => promotion.now)
  const ahead = `${parameters.value("float8", (promotion) => promotion.ahead)}::float8`
  const dueAt = plusInSql(`${now}::timestamptz`, ahead)
  return `
WITH due AS MATERIALIZED (SELECT * FROM ${due}),
picked AS MATERIALIZED (
  SELECT s.email_id, s.account_id, s.mode, s.next_sequence AS sequence, u.event_id
  FROM (SELECT * FROM due ORDER BY email_id) u
  CROSS JOIN LATERAL (
    SELECT * FROM sendwright.email_states s
    WHERE s.email_id = u.email_id${within("s.email_id")} AND s.status = 'scheduled' FOR UPDATE SKIP LOCKED
  ) s
),
queued AS (
  UPDATE sendwright.email_states s SET status = 'queued', states = array_replace(s.states, 'scheduled', 'queued'),
    updated_at = ${now}, next_sequence = s.next_sequence + 1
  FROM picked p WHERE s.email_id = p.email_id${ofRows("s.email_id", "picked")}
),
appended AS MATERIALIZED (
  SELECT event_id, email_id, account_id, mode, 'email.queued' AS type, ${now}::timestamptz AS at FROM picked
),
new_events AS (
  INSERT INTO sendwright.email_events (email_id, sequence, id, type, details, occurred_at, keys)
  SELECT email_id, sequence, event_id, 'email.queued', ${
    markedDetails("'{}'", "mode")
  }, ${now}::timestamptz, '{}' FROM picked
),
new_jobs AS (
  INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at)
  SELECT email_id, account_id, mode, ${dueAt}, ${dueAt}, ${dueAt} FROM picked
),
${fanOut(ahead)}
SELECT count(*)::int4 AS count FROM picked`
})

export const recallStatement = `
SELECT fingerprint, verdicts, answer FROM sendwright.idempotency_keys
WHERE account_id = $1 AND mode = $2 AND kind = $3 AND key = $4 AND expires_at > ${judged("$5", "$6")}
  AND ${isReplicated}`

export const pruneStatement = `
WITH expired AS (
  SELECT account_id, mode, kind, key FROM sendwright.idempotency_keys WHERE expires_at < ${judged("$1", "$3")}
  ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED
),
pruned AS (
  DELETE FROM sendwright.idempotency_keys k USING expired x
  WHERE k.account_id = x.account_id AND k.mode = x.mode AND k.kind = x.kind AND k.key = x.key
  RETURNING 1
)
SELECT count(*)::int4 AS count FROM pruned`
