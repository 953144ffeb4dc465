WITH
judged AS MATERIALIZED (
  SELECT m.*, NULL::text AS key, NULL::int4 AS allowed, d.id AS domain_id, s.addresses || x.addresses AS addresses,
    CASE WHEN x.addresses IS NULL THEN s.addresses
      ELSE s.addresses || array_fill('[erased]'::text, ARRAY[cardinality(x.addresses)]) END AS kept_addresses,
    CASE WHEN m.domain IS NOT NULL AND d.id IS NULL THEN 'domain'
      WHEN s.addresses IS NOT NULL OR x.addresses IS NOT NULL THEN 'suppressed' END AS refusal
  FROM (SELECT unnest(p.a0) AS g, unnest(p.a1) AS id, unnest(p.a2) AS event_id, unnest(p.a3) AS account_id,
      unnest(p.a4) AS mode, unnest(p.a5) AS created_at, unnest(p.a6) AS scheduled_at, unnest(p.a7) AS domain,
      unnest(p.a8) AS sender, unnest(p.a9) AS to_list, unnest(p.a10) AS cc_list, unnest(p.a11) AS bcc_list,
      unnest(p.a12) AS reply_to, unnest(p.a13) AS subject, unnest(p.a14) AS tags, unnest(p.a15) AS own_header,
      unnest(p.a16) AS recipients, unnest(p.a17) AS envelopes, unnest(p.a18) AS simulations,
      unnest(p.a19) AS search_text, unnest(p.a20) AS html, unnest(p.a21) AS body_text, unnest(p.a22) AS headers,
      unnest(p.a23) AS unsubscribe_url, unnest(p.a24) AS message_id, unnest(p.a25) AS attachment_count,
      unnest(p.a26) AS trace, unnest(p.a27) AS key_id, unnest(p.a28) AS user_id, unnest(p.a29) AS request_id,
      unnest(p.a30) AS copy_of, unnest(p.a31) AS template_id, unnest(p.a32) AS token, unnest(p.a33) AS lease_millis,
      unnest(p.a34) AS tolerance_millis, generate_subscripts(p.a0, 1) AS n FROM (SELECT $2::int4[] AS a0,
      $3::uuid[] AS a1, $4::uuid[] AS a2, $5::uuid[] AS a3, $6::text[] AS a4, $7::timestamptz[] AS a5,
      $8::timestamptz[] AS a6, $9::text[] AS a7, $10::text[] AS a8, $11::text[] AS a9, $12::text[] AS a10,
      $13::text[] AS a11, $14::text[] AS a12, $15::text[] AS a13, $16::text[] AS a14, $17::text[] AS a15,
      $18::text[] AS a16, $19::text[] AS a17, $20::text[] AS a18, $21::text[] AS a19, $22::text[] AS a20,
      $23::text[] AS a21, $24::text[] AS a22, $25::text[] AS a23, $26::text[] AS a24, $27::int4[] AS a25,
      $28::bytea[] AS a26, $29::uuid[] AS a27, $30::uuid[] AS a28, $31::uuid[] AS a29, $32::uuid[] AS a30,
      $33::uuid[] AS a31, $34::text[] AS a32, $35::float8[] AS a33, $36::float8[] AS a34 OFFSET 0) p) AS m
  LEFT JOIN LATERAL (
    SELECT d.id FROM sendwright.domains d
    WHERE d.account_id = m.account_id AND d.name = m.domain AND d.status = 'verified' AND d.removed_at IS NULL OFFSET 0
  ) d ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(x.address) AS addresses FROM unnest(m.recipients::text[]) AS r(address) CROSS JOIN LATERAL (
      SELECT x.address FROM sendwright.suppressions x WHERE x.account_id = m.account_id AND x.address = r.address OFFSET 0
    ) x
  ) s ON true
  LEFT JOIN LATERAL (
    SELECT CASE WHEN EXISTS (SELECT FROM sendwright.suppressions h WHERE h.account_id = m.account_id AND h.recipient_hash IS NOT NULL OFFSET 0)
      THEN sendwright.erased_of(m.account_id, m.recipients::text[], $37, $38) END AS addresses
  ) x ON true
),
accepted AS NOT MATERIALIZED (SELECT *,
    CASE WHEN scheduled_at IS NULL THEN 'queued' ELSE 'scheduled' END AS status FROM judged WHERE judged.refusal IS NULL),
begun AS MATERIALIZED (
  SELECT a.g, a.n, a.domain_id FROM accepted a
  LEFT JOIN LATERAL (SELECT x.suspended_at, x.paused_at FROM sendwright.accounts x WHERE x.id = a.account_id OFFSET 0) c
    ON true
  WHERE a.token IS NOT NULL AND a.scheduled_at IS NULL
    AND c.suspended_at IS NULL AND (c.paused_at IS NULL OR a.mode = 'test') AND (a.tolerance_millis::float8 IS NULL
    OR abs(extract(epoch FROM statement_timestamp() - created_at + $1::float8 * interval '1 millisecond') * 1000) <= a.tolerance_millis::float8)
),
appended AS MATERIALIZED (
  SELECT event_id, id AS email_id, account_id, mode, 'email.' || status AS type, created_at AS at FROM accepted
),
new_emails AS (
  INSERT INTO sendwright.emails (id, account_id, mode, created_at, scheduled_at, domain_id, sender, to_list, cc_list,
      bcc_list, reply_to, subject, tags, own_header,
    message_id, recipients, envelopes, simulations, attachment_count, idempotency_key, search_text, first_event_id,
    trace, key_id, user_id, request_id, copy_of, template_id)
  SELECT id, account_id, mode, created_at, scheduled_at, domain_id, sender, to_list::text[], cc_list::text[],
      bcc_list::text[], reply_to::text[], subject, tags::text[], own_header::json,
    message_id, recipients::text[], envelopes::text[], simulations::text[], attachment_count, key, search_text,
        event_id,
    trace, key_id, user_id, request_id, copy_of, template_id
  FROM accepted
),
new_states AS (
  INSERT INTO sendwright.email_states (email_id, account_id, mode, updated_at, status, states, scheduled_at,
    next_sequence, has_evidence)
  SELECT id, account_id, mode, created_at, status,
    array_fill(status, ARRAY[cardinality(recipients::text[])]), scheduled_at, 1, false
  FROM accepted
),
new_contents AS (
  INSERT INTO sendwright.email_contents (email_id, html, body_text, headers, unsubscribe_url)
  SELECT id, html, body_text, headers::json, unsubscribe_url FROM accepted
),
new_jobs AS (
  INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at, token, began_at, attempt)
  SELECT a.id, a.account_id, a.mode, a.at,
    CASE WHEN b.n IS NULL THEN a.at ELSE a.at + a.lease_millis * interval '1 millisecond' END,
    a.at, CASE WHEN b.n IS NOT NULL THEN a.token END, CASE WHEN b.n IS NOT NULL THEN a.at END,
    CASE WHEN b.n IS NULL THEN 0 ELSE 1 END
  FROM (SELECT *,
      created_at + $1::float8 * interval '1 millisecond' AS at FROM accepted WHERE scheduled_at IS NULL) a LEFT JOIN begun b ON b.n = a.n
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
)
SELECT o.g::int4, o.n::int4, o.refusal, o.addresses, o.allowed, NULL::boolean AS same, NULL::json AS verdicts,
  NULL::json AS answer, NULL::uuid AS domain_id
FROM judged o WHERE o.refusal IS NOT NULL
UNION ALL
SELECT b.g::int4, b.n::int4, 'begun', NULL, NULL, NULL, NULL, NULL, b.domain_id FROM begun b
