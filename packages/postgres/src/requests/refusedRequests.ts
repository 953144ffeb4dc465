import { refusalDetails } from "@sendwright/core/requests/refusedEmail"
import type { RefusedRequest } from "@sendwright/core/requests/RequestStore"
import { messageColumns } from "../emails/acceptColumns.ts"
import { headingColumns } from "../emails/emailColumns.ts"
import { fanOut } from "../emails/fanOut.ts"
import { newEntries } from "../emails/searchEntries.ts"
import { type Column, column, inside, namesOf, valuesOf } from "../sql/columns.ts"
import { statement } from "../sql/Statement.ts"

interface Refusals {
  readonly refused: ReadonlyArray<RefusedRequest>
  /** How far the database's clock is ahead of their times, in milliseconds. */
  readonly ahead: number
}

const refusalColumns: ReadonlyArray<Column<RefusedRequest>> = [
  ...inside(({ email }: RefusedRequest) => ({ g: 1, email, lease: undefined }), messageColumns),
  column("idempotency_key", "text", ({ idempotencyKey }) => idempotencyKey),
  column("rejected_id", "uuid", ({ eventId }) => eventId),
  column("at", "timestamptz", ({ at }) => at),
  column("error", "text", ({ code, message }) => `${code}: ${message}`),
  column("details", "json", ({ code, message }) => refusalDetails(code, message))
]

/** Makes failed emails of requests that were refused, with their two events. */
export const refuseStatement = statement<Refusals>((parameters) => `
WITH given AS MATERIALIZED (SELECT * FROM ${parameters.rows("r", refusalColumns, ({ refused }) => refused)}),
new_emails AS (
  INSERT INTO sendwright.emails (id, account_id, mode, created_at, ${namesOf(headingColumns)}, message_id, recipients,
    envelopes, attachment_count, idempotency_key, search_text, first_event_id)
  SELECT id, account_id, mode, created_at, ${valuesOf(headingColumns)}, message_id, recipients::text[],
    envelopes::text[], attachment_count, idempotency_key, search_text, event_id
  FROM given
  ON CONFLICT (id) DO NOTHING
  RETURNING id
),
made AS MATERIALIZED (SELECT g.* FROM given g JOIN new_emails e ON e.id = g.id),
new_states AS (
  INSERT INTO sendwright.email_states (email_id, account_id, mode, updated_at, status, states, error, next_sequence,
    has_evidence)
  SELECT id, account_id, mode, at, 'failed', array_fill('failed'::text, ARRAY[cardinality(recipients::text[])]), error,
    2, true
  FROM made
),
new_events AS (
  INSERT INTO sendwright.email_events (email_id, sequence, id, type, details, occurred_at, keys)
  SELECT id, 1, rejected_id, 'email.rejected', details::json, at, '{}' FROM made
),
appended AS MATERIALIZED (
  SELECT event_id, id AS email_id, account_id, mode, 'email.queued' AS type, created_at AS at FROM made
  UNION ALL
  SELECT rejected_id, id, account_id, mode, 'email.rejected', at FROM made
),
${newEntries("SELECT account_id, mode, id, tags::text[], search_text FROM made")},
${fanOut(`${parameters.value("float8", ({ ahead }) => ahead)}::float8`)}
SELECT id FROM made`)
