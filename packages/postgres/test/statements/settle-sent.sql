WITH s AS MATERIALIZED (
  SELECT * FROM (SELECT unnest(p.a0) AS email_id, unnest(p.a1) AS token, unnest(p.a2) AS now, unnest(p.a3) AS event_id,
      unnest(p.a4) AS details, unnest(p.a5) AS occurred_at, unnest(p.a6) AS keys, unnest(p.a7) AS provider_message_id,
      unnest(p.a8) AS next, unnest(p.a9) AS next_at, unnest(p.a10) AS parts, unnest(p.a11) AS recipients,
      unnest(p.a12) AS handoff_number, unnest(p.a13) AS handoff_began_at, unnest(p.a14) AS handoff_ended_at,
      unnest(p.a15) AS handoff_next_at, unnest(p.a16) AS handoff_outcome, unnest(p.a17) AS handoff_provider,
      unnest(p.a18) AS handoff_reply FROM (SELECT $2::uuid[] AS a0, $3::text[] AS a1, $4::timestamptz[] AS a2,
      $5::uuid[] AS a3, $6::text[] AS a4, $7::timestamptz[] AS a5, $8::text[] AS a6, $9::text[] AS a7,
      $10::text[] AS a8, $11::timestamptz[] AS a9, $12::text[] AS a10, $13::text[] AS a11, $14::int4[] AS a12,
      $15::timestamptz[] AS a13, $16::timestamptz[] AS a14, $17::timestamptz[] AS a15, $18::text[] AS a16,
      $19::text[] AS a17, $20::text[] AS a18 OFFSET 0) p) AS s
),
state AS MATERIALIZED (
  SELECT s.*, t.account_id, t.mode, t.next_sequence AS sequence, t.provider_message_id AS known_as,
    e.tags, e.search_text,
    t.status = 'queued' AND NOT t.has_evidence AND 'queued' = ALL (t.states)
      AND (s.recipients IS NULL OR e.recipients <@ s.recipients::text[]) AS untouched,
    CASE WHEN e.simulations IS NULL THEN cardinality(t.states)
      ELSE (SELECT count(*) FROM unnest(e.simulations) AS x WHERE x IS NULL) END AS real_recipients
  FROM (SELECT * FROM s ORDER BY email_id) s
  CROSS JOIN LATERAL (
    SELECT * FROM sendwright.email_states t WHERE t.email_id = s.email_id AND t.email_id >= '01a19467-e800-0000-0000-000000000000' AND t.email_id < '01a22ee6-b000-0000-0000-000000000000' FOR UPDATE
  ) t
  CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = s.email_id AND e.id >= '01a19467-e800-0000-0000-000000000000' AND e.id < '01a22ee6-b000-0000-0000-000000000000' OFFSET 0) e
),
job AS MATERIALIZED (
  SELECT j.email_id FROM state t JOIN sendwright.send_jobs j ON j.email_id = t.email_id AND j.token = t.token
  WHERE j.email_id = ANY (ARRAY(SELECT email_id FROM state)) ORDER BY j.email_id FOR UPDATE OF j
),
go AS MATERIALIZED (
  SELECT t.* FROM state t WHERE t.untouched AND t.email_id IN (SELECT email_id FROM job)
),
outcome AS MATERIALIZED (
  SELECT email_id, provider_message_id, now FROM go WHERE event_id IS NOT NULL
),
sent AS (
  UPDATE sendwright.email_states t SET status = 'sent', states = array_fill('sent'::text, ARRAY[cardinality(t.states)]),
    provider_message_id = coalesce(t.provider_message_id, o.provider_message_id), updated_at = o.now,
    next_sequence = t.next_sequence + 1, has_evidence = true
  FROM outcome o WHERE t.email_id = o.email_id AND t.email_id = ANY (ARRAY(SELECT email_id FROM outcome)) AND t.email_id >= '01a19467-e800-0000-0000-000000000000' AND t.email_id < '01a22ee6-b000-0000-0000-000000000000'
),
appended AS MATERIALIZED (
  SELECT event_id, email_id, account_id, mode, 'email.sent' AS type, now AS at FROM go WHERE event_id IS NOT NULL
),
new_events AS (
  INSERT INTO sendwright.email_events (email_id, sequence, id, type, details, occurred_at, keys)
  SELECT email_id, sequence, event_id, 'email.sent',
      CASE WHEN mode = 'test' THEN ((details)::jsonb || '{"test": true}')::json ELSE (details)::json END, occurred_at,
      keys::text[]
  FROM go WHERE event_id IS NOT NULL
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
new_entries AS (
  INSERT INTO sendwright.search_entries (account_id, mode, email_id, tags, text)
  SELECT account_id, mode, email_id, tags, search_text FROM go WHERE event_id IS NOT NULL
  ON CONFLICT DO NOTHING
),
unparked AS (
  UPDATE sendwright.provider_events p SET due_at = g.now + $1::float8 * interval '1 millisecond' FROM go g
  WHERE g.event_id IS NOT NULL AND g.known_as IS NULL AND p.due_at IS NULL
    AND p.provider_message_id = g.provider_message_id AND p.provider_message_id = ANY (ARRAY(
      SELECT g.provider_message_id FROM go g WHERE g.event_id IS NOT NULL AND g.known_as IS NULL
    ))
),
counted AS (
  INSERT INTO sendwright.reputation_hours AS r (account_id, hour, shard, recipients, bounces, complaints)
  SELECT account_id, floor(extract(epoch FROM now) / 3600)::int4, $21::int4, sum(real_recipients)::int4, 0, 0 FROM go
  WHERE event_id IS NOT NULL AND mode = 'live' AND real_recipients > 0 GROUP BY 1, 2 ORDER BY 1, 2, 3
  ON CONFLICT (account_id, hour, shard) DO UPDATE SET recipients = r.recipients + EXCLUDED.recipients,
    bounces = r.bounces + EXCLUDED.bounces, complaints = r.complaints + EXCLUDED.complaints),
new_handoffs AS (
  INSERT INTO sendwright.email_handoffs (email_id, number, began_at, ended_at, next_at, outcome, provider, reply)
  SELECT email_id, handoff_number, handoff_began_at, handoff_ended_at, handoff_next_at, handoff_outcome,
      handoff_provider, handoff_reply FROM go WHERE handoff_number IS NOT NULL
  ON CONFLICT DO NOTHING
),
ended AS (
  DELETE FROM sendwright.send_jobs j WHERE j.email_id = ANY (ARRAY(SELECT email_id FROM go WHERE next = 'Done' OR event_id IS NOT NULL))
)
SELECT s.email_id, job.email_id IS NOT NULL AS held, go.email_id IS NOT NULL AS settled
FROM s LEFT JOIN job ON job.email_id = s.email_id LEFT JOIN go ON go.email_id = s.email_id
