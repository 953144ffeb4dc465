import { idAt } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"

/** The account that has two thirds of the emails that `fill` writes. */
export const account = "11111111-1111-7111-8111-111111111111"

/** The present of tests that look at the emails which `fill` writes. */
export const time = new Date("2026-11-21T12:00:00Z")

/** When the emails that a test fills in were accepted, one a minute; the last digits of their ids are their numbers. */
const acceptedAt = (i: number) => new Date(Date.UTC(2026, 0, 1) + i * 60_000)
export const idOf = (i: number) => `${idAt(acceptedAt(i)).slice(0, 14)}7000-8000-${i.toString(16).padStart(12, "0")}`

/**
 * Many emails, one a minute: two thirds of them of one account, each with a delivery that waits, and half of them with a
 * send, of which a quarter wait for a receiver.
 */
export const fill = Effect.fnUntraced(function*(count = 40_000, from = acceptedAt(0)) {
  const sql = yield* SqlClient
  // To make a month reads its tables; events are of the present, which is that of the test clock.
  for (const at of [from, time, new Date(0)]) yield* sql`SELECT sendwright.make_month(${at})`
  yield* sql`
    INSERT INTO sendwright.emails (id, account_id, mode, created_at, sender, to_list, cc_list, bcc_list, subject, tags,
      message_id, recipients, attachment_count, search_text, first_event_id)
    SELECT g.id,
      CASE WHEN i % 3 = 0 THEN ('aaaaaaaa-0000-7000-8000-' || lpad(to_hex(i % 99), 12, '0'))::uuid ELSE ${account}::uuid END,
      'live', g.created_at, 'a@x.com', ARRAY['b@x.com'], '{}', '{}',
      'Order ' || i, CASE WHEN i % 100 = 1 THEN ARRAY['rare'] ELSE ARRAY['order'] END, g.id || '@x.com', ARRAY['b@x.com'], 0,
      'user' || i || '@customer' || i % 977 || E'.com\norder ' || i, overlay(g.id::text PLACING '8001' FROM 20)::uuid
    FROM generate_series(1::int8, ${count}::int8) i CROSS JOIN LATERAL (
      SELECT t.created_at, (left(sendwright.first_id(t.created_at)::text, 14) || '7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid AS id
      FROM (SELECT ${from}::timestamptz + i * interval '1 minute') t(created_at)
    ) g`
  yield* sql`
    INSERT INTO sendwright.email_states (email_id, account_id, mode, updated_at, status, states,
      provider_message_id, next_sequence, has_evidence)
    SELECT id, account_id, mode, created_at,
      CASE WHEN id::text LIKE '%ff' THEN 'bounced' WHEN id::text ~ '[13579bdf]$' THEN 'queued' ELSE 'delivered' END,
      CASE WHEN id::text ~ '[13579bdf]$' THEN ARRAY['queued'] ELSE ARRAY['delivered'] END, 'prov-' || id, 2, false
    FROM sendwright.emails`
  yield* sql`
    INSERT INTO sendwright.search_entries (account_id, mode, email_id, tags, text)
    SELECT e.account_id, e.mode, e.id, e.tags, e.search_text
    FROM sendwright.emails e JOIN sendwright.email_states s ON s.email_id = e.id WHERE s.status <> 'queued'`
  yield* sql`
    INSERT INTO sendwright.email_events (email_id, sequence, id, type, details, occurred_at, keys)
    SELECT id, 1, id, 'email.sent', '{}', created_at, '{}' FROM sendwright.emails`
  yield* sql`
    INSERT INTO sendwright.email_contents (email_id, body_text, headers) SELECT id, 'x', '{}' FROM sendwright.emails`
  yield* sql`
    INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at, parts, receivers)
    SELECT email_id, account_id, mode, updated_at, updated_at, updated_at,
      CASE WHEN waits THEN json_build_array(json_build_array('[0]'::json, 1, 0, site)) END, CASE WHEN waits AND email_id::text LIKE '%11' THEN ARRAY[site, 'other.example'] WHEN waits THEN ARRAY[site] END
    FROM (
      SELECT *, email_id::text ~ '[13]$' AS waits, 'mx' || ascii(substring(email_id::text FROM 35)) || '.example' AS site
      FROM sendwright.email_states WHERE states = '{queued}'
    ) s`
  yield* sql`
    INSERT INTO sendwright.webhook_deliveries (id, account_id, endpoint_id, mode, event_id, event_type, email_id, status,
      attempts, is_test, created_at)
    SELECT id, account_id, account_id, mode, id, 'email.queued', id, 'pending', 0, false, created_at
    FROM sendwright.emails`
  yield* sql`
    INSERT INTO sendwright.webhook_attempts (delivery_id, number, at, duration_ms)
    SELECT id, 8, created_at, 1 FROM sendwright.webhook_deliveries`
  yield* sql`
    INSERT INTO sendwright.webhook_jobs (delivery_id, endpoint_id, due_at, wake_at)
    SELECT id, endpoint_id, created_at, created_at FROM sendwright.webhook_deliveries`
  yield* sql`
    INSERT INTO sendwright.idempotency_keys (account_id, mode, kind, key, fingerprint, expires_at, verdicts, answer)
    SELECT account_id, mode, 'single', id::text, '', '2099-01-01', '[]', 'null' FROM sendwright.emails`
  // Endpoints named like their accounts: enough of them to be asked for by index.
  yield* sql`
    INSERT INTO sendwright.webhook_endpoints (id, account_id, mode, url, events, format, enabled, sealed_secret,
      created_at)
    SELECT DISTINCT account_id, account_id, 'live', 'https://x', ARRAY['email.sent'], 'sendwright', true, '',
      ${time}::timestamptz
    FROM sendwright.emails`
  // One account suppresses many, and none of the recipients.
  yield* sql`
    INSERT INTO sendwright.suppressions (id, account_id, address, reason, created_at)
    SELECT gen_random_uuid(), ${account}, 'u' || i || '@suppressed.com', 'bounce', ${time}::timestamptz
    FROM generate_series(1, 10000) i`
  yield* sql`VACUUM ANALYZE`
})
