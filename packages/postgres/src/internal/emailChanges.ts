import { type Column, column } from "./columns.ts"
import { plusInSql } from "./DatabaseClock.ts"
import { fanOut, markedDetails } from "./fanOut.ts"
import { isReplicated } from "./replicated.ts"
import { statement } from "./Statement.ts"

/**
 * Ends a scheduled email. $1 email, $2 account, $3 modes, $4 now, $5 event id, $6 how far the database's clock is ahead.
 * Answers whether it is there, and ended.
 */
export const cancelStatement = `
WITH ended AS (
  UPDATE sendwright.email_states s SET status = 'cancelled', updated_at = $4, next_sequence = s.next_sequence + 1
  WHERE s.email_id = $1 AND s.account_id = $2 AND s.mode = ANY ($3) AND s.status = 'scheduled'
  RETURNING s.email_id, s.account_id, s.mode, s.next_sequence - 1 AS sequence
),
appended AS MATERIALIZED (
  SELECT $5::uuid AS event_id, email_id, account_id, mode, 'email.cancelled' AS type, $4::timestamptz AS at FROM ended
),
new_events AS (
  INSERT INTO sendwright.email_events (email_id, sequence, id, type, details, occurred_at, keys)
  SELECT email_id, sequence, $5::uuid, 'email.cancelled', ${
  markedDetails("'{}'", "mode")
}, $4::timestamptz, '{}' FROM ended
),
${fanOut("$6::float8")}
SELECT EXISTS (SELECT FROM ended) AS ended, EXISTS (
  SELECT FROM sendwright.email_states s WHERE s.email_id = $1 AND s.account_id = $2 AND s.mode = ANY ($3)
) AS found`

/**
 * Gives a scheduled email another time. $1 email, $2 account, $3 modes, $4 now, $5 event id, $6 how far the database's
 * clock is ahead, $7 the time, $8 the event's details. Answers whether it is there, and was moved.
 */
export const rescheduleStatement = `
WITH moved AS (
  UPDATE sendwright.email_states s SET scheduled_at = $7, updated_at = $4, next_sequence = s.next_sequence + 1
  WHERE s.email_id = $1 AND s.account_id = $2 AND s.mode = ANY ($3) AND s.status = 'scheduled'
  RETURNING s.email_id, s.account_id, s.mode, s.next_sequence - 1 AS sequence
),
appended AS MATERIALIZED (
  SELECT $5::uuid AS event_id, email_id, account_id, mode, 'email.scheduled' AS type, $4::timestamptz AS at FROM moved
),
new_events AS (
  INSERT INTO sendwright.email_events (email_id, sequence, id, type, details, occurred_at, keys)
  SELECT email_id, sequence, $5::uuid, 'email.scheduled', ${
  markedDetails("$8::text", "mode")
}, $4::timestamptz, '{}' FROM moved
),
${fanOut("$6::float8")}
SELECT EXISTS (SELECT FROM moved) AS moved, EXISTS (
  SELECT FROM sendwright.email_states s WHERE s.email_id = $1 AND s.account_id = $2 AND s.mode = ANY ($3)
) AS found`

/** The scheduled emails that are due: $1 now, by the database's clock, $2 limit, $3 from where on they are read. */
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
export const promoteStatement = statement<Promotion, { readonly count: number }>((parameters) => {
  const due = parameters.rows("u", dueColumns, (promotion) => promotion.due)
  const now = parameters.value("timestamptz", (promotion) => promotion.now)
  const ahead = `${parameters.value("float8", (promotion) => promotion.ahead)}::float8`
  const dueAt = plusInSql(`${now}::timestamptz`, ahead)
  return `
WITH picked AS MATERIALIZED (
  SELECT s.email_id, s.account_id, s.mode, s.next_sequence AS sequence, u.event_id
  FROM ${due}
  JOIN sendwright.email_states s ON s.email_id = u.email_id
  WHERE s.status = 'scheduled'
  ORDER BY s.email_id FOR UPDATE OF s SKIP LOCKED
),
queued AS (
  UPDATE sendwright.email_states s SET status = 'queued', states = array_replace(s.states, 'scheduled', 'queued'),
    updated_at = ${now}, next_sequence = s.next_sequence + 1
  FROM picked p WHERE s.email_id = p.email_id
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
WHERE account_id = $1 AND mode = $2 AND kind = $3 AND key = $4 AND expires_at > $5
  AND ${isReplicated}`

export const pruneStatement = `
WITH expired AS (
  SELECT account_id, mode, kind, key FROM sendwright.idempotency_keys WHERE expires_at < $1
  ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED
),
pruned AS (
  DELETE FROM sendwright.idempotency_keys k USING expired x
  WHERE k.account_id = x.account_id AND k.mode = x.mode AND k.kind = x.kind AND k.key = x.key
  RETURNING 1
)
SELECT count(*)::int4 AS count FROM pruned`
