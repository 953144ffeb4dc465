SELECT s.email_id, s.account_id, s.mode, s.status, s.error, s.provider_message_id, s.states, s.next_sequence,
  s.has_evidence, e.recipients, e.simulations,
      EXISTS (SELECT FROM sendwright.suppressions h WHERE h.account_id = s.account_id AND h.recipient_hash IS NOT NULL OFFSET 0) AS has_erased
FROM sendwright.email_states s
CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = s.email_id AND e.id >= '01a19467-e800-0000-0000-000000000000' AND e.id < '01a22ee6-b000-0000-0000-000000000000' OFFSET 0) e
WHERE s.email_id = ANY ($1::uuid[]) AND s.email_id >= '01a19467-e800-0000-0000-000000000000' AND s.email_id < '01a22ee6-b000-0000-0000-000000000000'
ORDER BY s.email_id FOR UPDATE OF s;

WITH u AS MATERIALIZED (SELECT * FROM (SELECT unnest(p.a0) AS email_id,
    unnest(p.a1) AS token FROM (SELECT $1::uuid[] AS a0, $2::text[] AS a1 OFFSET 0) p) AS u)
SELECT j.email_id FROM u
JOIN sendwright.send_jobs j ON j.email_id = u.email_id AND j.token = u.token WHERE j.email_id = ANY (ARRAY(SELECT email_id FROM u)) ORDER BY j.email_id FOR UPDATE OF j;

WITH u AS MATERIALIZED (
  SELECT * FROM (SELECT unnest(p.a0) AS email_id, unnest(p.a1) AS status, unnest(p.a2) AS error,
      unnest(p.a3) AS provider_message_id, unnest(p.a4) AS states, unnest(p.a5) AS next_sequence,
      unnest(p.a6) AS updated_at FROM (SELECT $2::uuid[] AS a0, $3::text[] AS a1, $4::text[] AS a2, $5::text[] AS a3,
      $6::text[] AS a4, $7::int4[] AS a5, $8::timestamptz[] AS a6 OFFSET 0) p) AS u
),
changed AS (
  UPDATE sendwright.email_states s SET status = u.status, error = u.error, provider_message_id = u.provider_message_id,
    states = u.states::text[], next_sequence = u.next_sequence, updated_at = u.updated_at, has_evidence = true
  FROM u WHERE s.email_id = u.email_id AND s.email_id = ANY (ARRAY(SELECT email_id FROM u)) AND s.email_id >= '01a19467-e800-0000-0000-000000000000' AND s.email_id < '01a22ee6-b000-0000-0000-000000000000'
),
e AS MATERIALIZED (
  SELECT * FROM (SELECT unnest(p.a0) AS email_id, unnest(p.a1) AS sequence, unnest(p.a2) AS event_id,
      unnest(p.a3) AS type, unnest(p.a4) AS details, unnest(p.a5) AS occurred_at, unnest(p.a6) AS keys,
      unnest(p.a7) AS account_id, unnest(p.a8) AS mode, unnest(p.a9) AS at FROM (SELECT $9::uuid[] AS a0,
      $10::int4[] AS a1, $11::uuid[] AS a2, $12::text[] AS a3, $13::text[] AS a4, $14::timestamptz[] AS a5,
      $15::text[] AS a6, $16::uuid[] AS a7, $17::text[] AS a8, $18::timestamptz[] AS a9 OFFSET 0) p) AS e
),
appended AS MATERIALIZED (SELECT event_id, email_id, account_id, mode, type, at FROM e),
new_events AS (
  INSERT INTO sendwright.email_events (email_id, sequence, id, type, details, occurred_at, keys)
  SELECT email_id, sequence, event_id, type, details::json, occurred_at, keys::text[] FROM e
),
fan AS MATERIALIZED (
  SELECT sendwright.delivery_id(a.event_id, w.id) AS id, w.id AS endpoint_id, a.*
  FROM appended a CROSS JOIN LATERAL (
    SELECT w.id FROM sendwright.webhook_endpoints w
    WHERE w.account_id = a.account_id AND w.enabled AND a.type = ANY (w.events)
      AND (w.mode = 'live' OR a.mode = 'test') OFFSET 0
  ) w
),
new_deliveries AS (
  INSERT INTO sendwright.webhook_deliveries
    (id, account_id, endpoint_id, mode, event_id, event_type, email_id, status, attempts, is_test, created_at)
  SELECT id, account_id, endpoint_id, mode, event_id, type, email_id, 'pending', 0, false, at FROM fan
),
new_webhook_jobs AS (
  INSERT INTO sendwright.webhook_jobs (delivery_id, endpoint_id, due_at, wake_at)
  SELECT id, endpoint_id, at + $1::float8 * interval '1 millisecond',
      at + $1::float8 * interval '1 millisecond' FROM fan
),
suppressed AS (
  INSERT INTO sendwright.suppressions AS x (id, account_id, address, reason, created_at)
  SELECT DISTINCT ON (account_id, address) id, account_id, address, reason, at
  FROM (SELECT unnest(p.a0) AS id, unnest(p.a1) AS account_id, unnest(p.a2) AS address, unnest(p.a3) AS reason,
      unnest(p.a4) AS at FROM (SELECT $19::uuid[] AS a0, $20::uuid[] AS a1, $21::text[] AS a2, $22::text[] AS a3,
      $23::timestamptz[] AS a4 OFFSET 0) p) AS u
  ORDER BY account_id, address, reason DESC
  ON CONFLICT (account_id, address) WHERE address IS NOT NULL
  DO UPDATE SET reason = EXCLUDED.reason WHERE x.reason = 'bounce' AND EXCLUDED.reason = 'complaint'
),
unparked AS (
  UPDATE sendwright.provider_events p SET due_at = u.at + $1::float8 * interval '1 millisecond'
  FROM (SELECT unnest(p.a0) AS provider_message_id, unnest(p.a1) AS at FROM (SELECT $24::text[] AS a0,
      $25::timestamptz[] AS a1 OFFSET 0) p) AS u
  WHERE p.due_at IS NULL AND p.provider_message_id = u.provider_message_id AND p.provider_message_id = ANY ($26::text[])
),
counts AS MATERIALIZED (
  SELECT * FROM (SELECT unnest(p.a0) AS account_id, unnest(p.a1) AS hour, unnest(p.a2) AS shard,
      unnest(p.a3) AS recipients, unnest(p.a4) AS bounces, unnest(p.a5) AS complaints FROM (SELECT $27::uuid[] AS a0,
      $28::int4[] AS a1, $29::int4[] AS a2, $30::int4[] AS a3, $31::int4[] AS a4, $32::int4[] AS a5 OFFSET 0) p) AS u
),
counted AS (
  INSERT INTO sendwright.reputation_hours AS r (account_id, hour, shard, recipients, bounces, complaints)
  SELECT account_id, hour, shard, recipients, bounces, complaints FROM counts ORDER BY 1, 2, 3
  ON CONFLICT (account_id, hour, shard) DO UPDATE SET recipients = r.recipients + EXCLUDED.recipients,
    bounces = r.bounces + EXCLUDED.bounces, complaints = r.complaints + EXCLUDED.complaints),
noted AS (
  INSERT INTO sendwright.reputation_notes (account_id)
  SELECT DISTINCT account_id FROM counts WHERE bounces > 0 OR complaints > 0
),
new_entries AS (
  INSERT INTO sendwright.search_entries (account_id, mode, email_id, tags, text)
  SELECT account_id, mode, id, tags, search_text FROM sendwright.emails
  WHERE id = ANY ($33::uuid[]) AND id >= '01a19467-e800-0000-0000-000000000000' AND id < '01a22ee6-b000-0000-0000-000000000000'
  ON CONFLICT DO NOTHING
)
SELECT 1;

WITH m AS MATERIALIZED (SELECT * FROM (SELECT unnest(p.a0) AS email_id, unnest(p.a1) AS next_at, unnest(p.a2) AS held,
    unnest(p.a3) AS deferred, unnest(p.a4) AS continued, unnest(p.a5) AS parts FROM (SELECT $1::uuid[] AS a0,
    $2::timestamptz[] AS a1, $3::bool[] AS a2, $4::bool[] AS a3, $5::bool[] AS a4, $6::text[] AS a5 OFFSET 0) p) AS m),
kept AS (
  INSERT INTO sendwright.provider_events (provider, key, event, due_at, kept_at, provider_message_id)
  SELECT u.provider, u.key, u.event::json, u.due_at, $7,
    u.provider_message_id
  FROM (SELECT unnest(p.a0) AS email_id, unnest(p.a1) AS provider, unnest(p.a2) AS key, unnest(p.a3) AS event,
      unnest(p.a4) AS due_at, unnest(p.a5) AS provider_message_id FROM (SELECT $8::uuid[] AS a0, $9::text[] AS a1,
      $10::text[] AS a2, $11::text[] AS a3, $12::timestamptz[] AS a4, $13::text[] AS a5 OFFSET 0) p) AS u
  ON CONFLICT (provider, key) DO NOTHING
),
new_handoffs AS (
  INSERT INTO sendwright.email_handoffs (email_id, number, began_at, ended_at, next_at, outcome, provider, reply)
  SELECT * FROM (SELECT unnest(p.a0) AS email_id, unnest(p.a1) AS number, unnest(p.a2) AS began_at,
      unnest(p.a3) AS ended_at, unnest(p.a4) AS next_at, unnest(p.a5) AS outcome, unnest(p.a6) AS provider,
      unnest(p.a7) AS reply FROM (SELECT $14::uuid[] AS a0, $15::int4[] AS a1, $16::timestamptz[] AS a2,
      $17::timestamptz[] AS a3, $18::timestamptz[] AS a4, $19::text[] AS a5, $20::text[] AS a6,
      $21::text[] AS a7 OFFSET 0) p) AS h
  ON CONFLICT DO NOTHING
),
ended AS (
  DELETE FROM sendwright.send_jobs
  WHERE email_id = ANY ($22::uuid[])
)
UPDATE sendwright.send_jobs j SET parts = m.parts::json, receivers = nullif(ARRAY(
      SELECT DISTINCT p->>3 FROM json_array_elements(m.parts::json) AS p WHERE p->>3 IS NOT NULL
    ), '{}'), token = CASE WHEN m.continued THEN j.token END,
  began_at = CASE WHEN m.continued THEN j.began_at END, due_at = coalesce(m.next_at, j.due_at),
  wake_at = CASE WHEN m.continued THEN j.wake_at ELSE coalesce(m.next_at, j.due_at) END, held = m.held,
  attempt = j.attempt - m.deferred::int4, crashes = CASE WHEN m.continued THEN j.crashes ELSE 0 END
FROM m WHERE j.email_id = m.email_id AND j.email_id = ANY (ARRAY(SELECT email_id FROM m))
