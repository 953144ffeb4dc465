WITH s AS MATERIALIZED (
  SELECT * FROM (SELECT unnest(p.a0) AS email_id, unnest(p.a1) AS token, unnest(p.a2) AS now, unnest(p.a3) AS event_id,
      unnest(p.a4) AS details, unnest(p.a5) AS occurred_at, unnest(p.a6) AS keys, unnest(p.a7) AS provider_message_id,
      unnest(p.a8) AS next, unnest(p.a9) AS next_at, unnest(p.a10) AS parts, unnest(p.a11) AS recipients,
      unnest(p.a12) AS handoff_number, unnest(p.a13) AS handoff_began_at, unnest(p.a14) AS handoff_ended_at,
      unnest(p.a15) AS handoff_next_at, unnest(p.a16) AS handoff_outcome, unnest(p.a17) AS handoff_provider,
      unnest(p.a18) AS handoff_reply FROM (SELECT $1::uuid[] AS a0, $2::text[] AS a1, $3::timestamptz[] AS a2,
      $4::uuid[] AS a3, $5::text[] AS a4, $6::timestamptz[] AS a5, $7::text[] AS a6, $8::text[] AS a7,
      $9::text[] AS a8, $10::timestamptz[] AS a9, $11::text[] AS a10, $12::text[] AS a11, $13::int4[] AS a12,
      $14::timestamptz[] AS a13, $15::timestamptz[] AS a14, $16::timestamptz[] AS a15, $17::text[] AS a16,
      $18::text[] AS a17, $19::text[] AS a18 OFFSET 0) p) AS s
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
new_handoffs AS (
  INSERT INTO sendwright.email_handoffs (email_id, number, began_at, ended_at, next_at, outcome, provider, reply)
  SELECT email_id, handoff_number, handoff_began_at, handoff_ended_at, handoff_next_at, handoff_outcome,
      handoff_provider, handoff_reply FROM go WHERE handoff_number IS NOT NULL
  ON CONFLICT DO NOTHING
),
ended AS (
  DELETE FROM sendwright.send_jobs j WHERE j.email_id = ANY (ARRAY(SELECT email_id FROM go WHERE next = 'Done' OR event_id IS NOT NULL))
),
moved AS (
  UPDATE sendwright.send_jobs j SET token = NULL, began_at = NULL, due_at = coalesce(g.next_at, j.due_at),
    wake_at = coalesce(g.next_at, j.due_at), held = g.next = 'Hold', parts = g.parts::json, receivers = nullif(ARRAY(
      SELECT DISTINCT p->>3 FROM json_array_elements(g.parts::json) AS p WHERE p->>3 IS NOT NULL
    ), '{}'),
    attempt = j.attempt - (g.next = 'Deferred')::int4, crashes = 0
  FROM go g WHERE j.email_id = g.email_id AND j.email_id = ANY (ARRAY(SELECT email_id FROM go WHERE next <> 'Done' AND event_id IS NULL))
)
SELECT s.email_id, job.email_id IS NOT NULL AS held, go.email_id IS NOT NULL AS settled
FROM s LEFT JOIN job ON job.email_id = s.email_id LEFT JOIN go ON go.email_id = s.email_id
