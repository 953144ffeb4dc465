--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: sendwright; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA sendwright;


--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


--
-- Name: EXTENSION pg_trgm; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';


--
-- Name: accept_1(text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.accept_1(text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text) RETURNS SETOF text
    LANGUAGE plpgsql
    SET jit TO 'off'
    SET max_parallel_workers_per_gather TO '0'
    SET enable_seqscan TO 'off'
    AS $_$
BEGIN
  RETURN QUERY 
WITH 
judged AS MATERIALIZED (
  SELECT m.*, NULL::text AS key, NULL::int4 AS allowed, d.id AS domain_id, s.addresses || x.addresses AS addresses,
    CASE WHEN x.addresses IS NULL THEN s.addresses
      ELSE s.addresses || array_fill('[erased]'::text, ARRAY[cardinality(x.addresses)]) END AS kept_addresses,
    CASE WHEN m.domain IS NOT NULL AND d.id IS NULL THEN 'domain'
      WHEN s.addresses IS NOT NULL OR x.addresses IS NOT NULL THEN 'suppressed' END AS refusal
  FROM (SELECT unnest(p.a0) AS g, unnest(p.a1) AS id, unnest(p.a2) AS event_id, unnest(p.a3) AS account_id, unnest(p.a4) AS mode, unnest(p.a5) AS created_at, unnest(p.a6) AS scheduled_at, unnest(p.a7) AS domain, unnest(p.a8) AS sender, unnest(p.a9) AS to_list, unnest(p.a10) AS cc_list, unnest(p.a11) AS bcc_list, unnest(p.a12) AS reply_to, unnest(p.a13) AS subject, unnest(p.a14) AS tags, unnest(p.a15) AS own_header, unnest(p.a16) AS recipients, unnest(p.a17) AS envelopes, unnest(p.a18) AS simulations, unnest(p.a19) AS search_text, unnest(p.a20) AS html, unnest(p.a21) AS body_text, unnest(p.a22) AS headers, unnest(p.a23) AS unsubscribe_url, unnest(p.a24) AS message_id, unnest(p.a25) AS attachment_count, unnest(p.a26) AS trace, unnest(p.a27) AS key_id, unnest(p.a28) AS user_id, unnest(p.a29) AS request_id, unnest(p.a30) AS copy_of, generate_subscripts(p.a0, 1) AS n FROM (SELECT $2::text::int4[]::int4[] AS a0, $3::text::uuid[]::uuid[] AS a1, $4::text::uuid[]::uuid[] AS a2, $5::text::uuid[]::uuid[] AS a3, $6::text::text[]::text[] AS a4, $7::text::timestamptz[]::timestamptz[] AS a5, $8::text::timestamptz[]::timestamptz[] AS a6, $9::text::text[]::text[] AS a7, $10::text::text[]::text[] AS a8, $11::text::text[]::text[] AS a9, $12::text::text[]::text[] AS a10, $13::text::text[]::text[] AS a11, $14::text::text[]::text[] AS a12, $15::text::text[]::text[] AS a13, $16::text::text[]::text[] AS a14, $17::text::text[]::text[] AS a15, $18::text::text[]::text[] AS a16, $19::text::text[]::text[] AS a17, $20::text::text[]::text[] AS a18, $21::text::text[]::text[] AS a19, $22::text::text[]::text[] AS a20, $23::text::text[]::text[] AS a21, $24::text::text[]::text[] AS a22, $25::text::text[]::text[] AS a23, $26::text::text[]::text[] AS a24, $27::text::int4[]::int4[] AS a25, $28::text::bytea[]::bytea[] AS a26, $29::text::uuid[]::uuid[] AS a27, $30::text::uuid[]::uuid[] AS a28, $31::text::uuid[]::uuid[] AS a29, $32::text::uuid[]::uuid[] AS a30 OFFSET 0) p) AS m 
  LEFT JOIN LATERAL (
    SELECT d.id FROM sendwright.domains d
    WHERE d.account_id = m.account_id AND d.name = m.domain AND d.status = 'verified' AND d.removed_at IS NULL OFFSET 0
  ) d ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(s.address) AS addresses FROM sendwright.suppressions s
    WHERE s.account_id = m.account_id AND s.address = ANY (m.recipients::text[])
  ) s ON true
  LEFT JOIN LATERAL (
    SELECT CASE WHEN EXISTS (SELECT FROM sendwright.suppressions h WHERE h.account_id = m.account_id AND h.recipient_hash IS NOT NULL)
      THEN sendwright.erased_of(m.account_id, m.recipients::text[], $33::text::bytea[], $34::text::bytea[]) END AS addresses
  ) x ON true
),
accepted AS NOT MATERIALIZED (SELECT *, CASE WHEN scheduled_at IS NULL THEN 'queued' ELSE 'scheduled' END AS status FROM judged WHERE judged.refusal IS NULL),
appended AS MATERIALIZED (
  SELECT event_id, id AS email_id, account_id, mode, 'email.' || status AS type, created_at AS at FROM accepted
),
new_emails AS (
  INSERT INTO sendwright.emails (id, account_id, mode, created_at, scheduled_at, domain_id, sender, to_list, cc_list, bcc_list, reply_to, subject, tags, own_header,
    message_id, recipients, envelopes, simulations, attachment_count, idempotency_key, search_text, first_event_id,
    trace, key_id, user_id, request_id, copy_of)
  SELECT id, account_id, mode, created_at, scheduled_at, domain_id, sender, to_list::text[], cc_list::text[], bcc_list::text[], reply_to::text[], subject, tags::text[], own_header::json,
    message_id, recipients::text[], envelopes::text[], simulations::text[], attachment_count, key, search_text, event_id,
    trace, key_id, user_id, request_id, copy_of
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
  INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at)
  SELECT id, account_id, mode, created_at + $1::text::float8::float8 * interval '1 millisecond', created_at + $1::text::float8::float8 * interval '1 millisecond', created_at + $1::text::float8::float8 * interval '1 millisecond' FROM accepted WHERE scheduled_at IS NULL
),

fan AS MATERIALIZED (
  SELECT sendwright.delivery_id(a.event_id, w.id) AS id, w.id AS endpoint_id, a.*
  FROM appended a JOIN sendwright.webhook_endpoints w
    ON w.account_id = a.account_id AND w.enabled AND a.type = ANY (w.events)
      AND (w.mode = 'live' OR a.mode = 'test')
),
new_deliveries AS (
  INSERT INTO sendwright.webhook_deliveries
    (id, account_id, endpoint_id, mode, event_id, event_type, email_id, status, attempts, is_test, created_at)
  SELECT id, account_id, endpoint_id, mode, event_id, type, email_id, 'pending', 0, false, at FROM fan
),
new_webhook_jobs AS (
  INSERT INTO sendwright.webhook_jobs (delivery_id, endpoint_id, due_at, wake_at)
  SELECT id, endpoint_id, at + $1::text::float8::float8 * interval '1 millisecond', at + $1::text::float8::float8 * interval '1 millisecond' FROM fan
), sendwright_rows AS (SELECT o.g::int4, o.n::int4, o.refusal, o.addresses, o.allowed, NULL::boolean AS same, NULL::json AS verdicts,
  NULL::json AS answer, NULL::uuid AS domain_id
FROM judged o WHERE o.refusal IS NOT NULL
) SELECT row_to_json(r)::text AS joined_row FROM sendwright_rows r;
END $_$;


--
-- Name: accept_2(text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.accept_2(text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text) RETURNS SETOF text
    LANGUAGE plpgsql
    SET jit TO 'off'
    SET max_parallel_workers_per_gather TO '0'
    SET enable_seqscan TO 'off'
    AS $_$
BEGIN
  RETURN QUERY 
WITH 
judged AS MATERIALIZED (
  SELECT m.*, NULL::text AS key, NULL::int4 AS allowed, d.id AS domain_id, s.addresses || x.addresses AS addresses,
    CASE WHEN x.addresses IS NULL THEN s.addresses
      ELSE s.addresses || array_fill('[erased]'::text, ARRAY[cardinality(x.addresses)]) END AS kept_addresses,
    CASE WHEN m.domain IS NOT NULL AND d.id IS NULL THEN 'domain'
      WHEN s.addresses IS NOT NULL OR x.addresses IS NOT NULL THEN 'suppressed' END AS refusal
  FROM (SELECT unnest(p.a0) AS g, unnest(p.a1) AS id, unnest(p.a2) AS event_id, unnest(p.a3) AS account_id, unnest(p.a4) AS mode, unnest(p.a5) AS created_at, unnest(p.a6) AS scheduled_at, unnest(p.a7) AS domain, unnest(p.a8) AS sender, unnest(p.a9) AS to_list, unnest(p.a10) AS cc_list, unnest(p.a11) AS bcc_list, unnest(p.a12) AS reply_to, unnest(p.a13) AS subject, unnest(p.a14) AS tags, unnest(p.a15) AS own_header, unnest(p.a16) AS recipients, unnest(p.a17) AS envelopes, unnest(p.a18) AS simulations, unnest(p.a19) AS search_text, unnest(p.a20) AS html, unnest(p.a21) AS body_text, unnest(p.a22) AS headers, unnest(p.a23) AS unsubscribe_url, unnest(p.a24) AS message_id, unnest(p.a25) AS attachment_count, unnest(p.a26) AS trace, unnest(p.a27) AS key_id, unnest(p.a28) AS user_id, unnest(p.a29) AS request_id, unnest(p.a30) AS copy_of, unnest(p.a31) AS template_id, generate_subscripts(p.a0, 1) AS n FROM (SELECT $2::text::int4[]::int4[] AS a0, $3::text::uuid[]::uuid[] AS a1, $4::text::uuid[]::uuid[] AS a2, $5::text::uuid[]::uuid[] AS a3, $6::text::text[]::text[] AS a4, $7::text::timestamptz[]::timestamptz[] AS a5, $8::text::timestamptz[]::timestamptz[] AS a6, $9::text::text[]::text[] AS a7, $10::text::text[]::text[] AS a8, $11::text::text[]::text[] AS a9, $12::text::text[]::text[] AS a10, $13::text::text[]::text[] AS a11, $14::text::text[]::text[] AS a12, $15::text::text[]::text[] AS a13, $16::text::text[]::text[] AS a14, $17::text::text[]::text[] AS a15, $18::text::text[]::text[] AS a16, $19::text::text[]::text[] AS a17, $20::text::text[]::text[] AS a18, $21::text::text[]::text[] AS a19, $22::text::text[]::text[] AS a20, $23::text::text[]::text[] AS a21, $24::text::text[]::text[] AS a22, $25::text::text[]::text[] AS a23, $26::text::text[]::text[] AS a24, $27::text::int4[]::int4[] AS a25, $28::text::bytea[]::bytea[] AS a26, $29::text::uuid[]::uuid[] AS a27, $30::text::uuid[]::uuid[] AS a28, $31::text::uuid[]::uuid[] AS a29, $32::text::uuid[]::uuid[] AS a30, $33::text::uuid[]::uuid[] AS a31 OFFSET 0) p) AS m 
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
      THEN sendwright.erased_of(m.account_id, m.recipients::text[], $34::text::bytea[], $35::text::bytea[]) END AS addresses
  ) x ON true
),
accepted AS NOT MATERIALIZED (SELECT *, CASE WHEN scheduled_at IS NULL THEN 'queued' ELSE 'scheduled' END AS status FROM judged WHERE judged.refusal IS NULL),
appended AS MATERIALIZED (
  SELECT event_id, id AS email_id, account_id, mode, 'email.' || status AS type, created_at AS at FROM accepted
),
new_emails AS (
  INSERT INTO sendwright.emails (id, account_id, mode, created_at, scheduled_at, domain_id, sender, to_list, cc_list, bcc_list, reply_to, subject, tags, own_header,
    message_id, recipients, envelopes, simulations, attachment_count, idempotency_key, search_text, first_event_id,
    trace, key_id, user_id, request_id, copy_of, template_id)
  SELECT id, account_id, mode, created_at, scheduled_at, domain_id, sender, to_list::text[], cc_list::text[], bcc_list::text[], reply_to::text[], subject, tags::text[], own_header::json,
    message_id, recipients::text[], envelopes::text[], simulations::text[], attachment_count, key, search_text, event_id,
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
  INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at)
  SELECT id, account_id, mode, created_at + $1::text::float8::float8 * interval '1 millisecond', created_at + $1::text::float8::float8 * interval '1 millisecond', created_at + $1::text::float8::float8 * interval '1 millisecond' FROM accepted WHERE scheduled_at IS NULL
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
  SELECT id, endpoint_id, at + $1::text::float8::float8 * interval '1 millisecond', at + $1::text::float8::float8 * interval '1 millisecond' FROM fan
), sendwright_rows AS (SELECT o.g::int4, o.n::int4, o.refusal, o.addresses, o.allowed, NULL::boolean AS same, NULL::json AS verdicts,
  NULL::json AS answer, NULL::uuid AS domain_id
FROM judged o WHERE o.refusal IS NOT NULL
) SELECT row_to_json(r)::text AS joined_row FROM sendwright_rows r;
END $_$;


--
-- Name: accept_keyed_1(text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.accept_keyed_1(text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text) RETURNS SETOF text
    LANGUAGE plpgsql
    SET jit TO 'off'
    SET max_parallel_workers_per_gather TO '0'
    SET enable_seqscan TO 'off'
    AS $_$
BEGIN
  RETURN QUERY 
WITH 
gr AS MATERIALIZED (
  SELECT * FROM (SELECT unnest(p.a0) AS account_id, unnest(p.a1) AS mode, unnest(p.a2) AS kind, unnest(p.a3) AS key, unnest(p.a4) AS fingerprint, unnest(p.a5) AS expires_at, unnest(p.a6) AS answer, unnest(p.a7) AS now, generate_subscripts(p.a0, 1) AS g FROM (SELECT $3::text::uuid[]::uuid[] AS a0, $4::text::text[]::text[] AS a1, $5::text::text[]::text[] AS a2, $6::text::text[]::text[] AS a3, $7::text::text[]::text[] AS a4, $8::text::timestamptz[]::timestamptz[] AS a5, $9::text::text[]::text[] AS a6, $10::text::timestamptz[]::timestamptz[] AS a7 OFFSET 0) p) AS t
),
known AS MATERIALIZED (
  SELECT gr.g, k.expires_at <= (CASE WHEN $2::text::bool::boolean THEN least(gr.now::timestamptz, statement_timestamp()) ELSE gr.now::timestamptz END) AS expired, k.fingerprint = gr.fingerprint AS same, k.verdicts, k.answer
  FROM gr JOIN sendwright.idempotency_keys k
    ON k.account_id = gr.account_id AND k.mode = gr.mode AND k.kind = gr.kind AND k.key = gr.key
),
m AS MATERIALIZED (
  SELECT t.*, gr.kind, gr.key
    
  FROM (SELECT unnest(p.a0) AS g, unnest(p.a1) AS id, unnest(p.a2) AS event_id, unnest(p.a3) AS account_id, unnest(p.a4) AS mode, unnest(p.a5) AS created_at, unnest(p.a6) AS scheduled_at, unnest(p.a7) AS domain, unnest(p.a8) AS sender, unnest(p.a9) AS to_list, unnest(p.a10) AS cc_list, unnest(p.a11) AS bcc_list, unnest(p.a12) AS reply_to, unnest(p.a13) AS subject, unnest(p.a14) AS tags, unnest(p.a15) AS own_header, unnest(p.a16) AS recipients, unnest(p.a17) AS envelopes, unnest(p.a18) AS simulations, unnest(p.a19) AS search_text, unnest(p.a20) AS html, unnest(p.a21) AS body_text, unnest(p.a22) AS headers, unnest(p.a23) AS unsubscribe_url, unnest(p.a24) AS message_id, unnest(p.a25) AS attachment_count, unnest(p.a26) AS trace, unnest(p.a27) AS key_id, unnest(p.a28) AS user_id, unnest(p.a29) AS request_id, unnest(p.a30) AS copy_of, generate_subscripts(p.a0, 1) AS n FROM (SELECT $11::text::int4[]::int4[] AS a0, $12::text::uuid[]::uuid[] AS a1, $13::text::uuid[]::uuid[] AS a2, $14::text::uuid[]::uuid[] AS a3, $15::text::text[]::text[] AS a4, $16::text::timestamptz[]::timestamptz[] AS a5, $17::text::timestamptz[]::timestamptz[] AS a6, $18::text::text[]::text[] AS a7, $19::text::text[]::text[] AS a8, $20::text::text[]::text[] AS a9, $21::text::text[]::text[] AS a10, $22::text::text[]::text[] AS a11, $23::text::text[]::text[] AS a12, $24::text::text[]::text[] AS a13, $25::text::text[]::text[] AS a14, $26::text::text[]::text[] AS a15, $27::text::text[]::text[] AS a16, $28::text::text[]::text[] AS a17, $29::text::text[]::text[] AS a18, $30::text::text[]::text[] AS a19, $31::text::text[]::text[] AS a20, $32::text::text[]::text[] AS a21, $33::text::text[]::text[] AS a22, $34::text::text[]::text[] AS a23, $35::text::text[]::text[] AS a24, $36::text::int4[]::int4[] AS a25, $37::text::bytea[]::bytea[] AS a26, $38::text::uuid[]::uuid[] AS a27, $39::text::uuid[]::uuid[] AS a28, $40::text::uuid[]::uuid[] AS a29, $41::text::uuid[]::uuid[] AS a30 OFFSET 0) p) AS t JOIN gr ON gr.g = t.g
  WHERE NOT EXISTS (SELECT FROM known WHERE known.g = t.g AND NOT known.expired)
),
judged AS MATERIALIZED (
  SELECT m.n, m.g, m.account_id, d.id AS domain_id, s.addresses || x.addresses AS addresses,
    CASE WHEN x.addresses IS NULL THEN s.addresses
      ELSE s.addresses || array_fill('[erased]'::text, ARRAY[cardinality(x.addresses)]) END AS kept_addresses,
    CASE WHEN m.domain IS NOT NULL AND d.id IS NULL THEN 'domain'
      WHEN s.addresses IS NOT NULL OR x.addresses IS NOT NULL THEN 'suppressed' END AS refusal
    
  FROM m 
  LEFT JOIN LATERAL (
    SELECT d.id FROM sendwright.domains d
    WHERE d.account_id = m.account_id AND d.name = m.domain AND d.status = 'verified' AND d.removed_at IS NULL OFFSET 0
  ) d ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(s.address) AS addresses FROM sendwright.suppressions s
    WHERE s.account_id = m.account_id AND s.address = ANY (m.recipients::text[])
  ) s ON true
  LEFT JOIN LATERAL (
    SELECT CASE WHEN EXISTS (SELECT FROM sendwright.suppressions h WHERE h.account_id = m.account_id AND h.recipient_hash IS NOT NULL)
      THEN sendwright.erased_of(m.account_id, m.recipients::text[], $42::text::bytea[], $43::text::bytea[]) END AS addresses
  ) x ON true
),
outcome AS MATERIALIZED (
  SELECT n, g, domain_id, addresses, kept_addresses, refusal, NULL::int4 AS allowed FROM judged
),
accepted AS MATERIALIZED (
  SELECT m.*, outcome.domain_id, CASE WHEN scheduled_at IS NULL THEN 'queued' ELSE 'scheduled' END AS status FROM outcome JOIN m ON m.n = outcome.n WHERE outcome.refusal IS NULL
),
appended AS MATERIALIZED (
  SELECT event_id, id AS email_id, account_id, mode, 'email.' || status AS type, created_at AS at FROM accepted
),
new_emails AS (
  INSERT INTO sendwright.emails (id, account_id, mode, created_at, scheduled_at, domain_id, sender, to_list, cc_list, bcc_list, reply_to, subject, tags, own_header,
    message_id, recipients, envelopes, simulations, attachment_count, idempotency_key, search_text, first_event_id,
    trace, key_id, user_id, request_id, copy_of)
  SELECT id, account_id, mode, created_at, scheduled_at, domain_id, sender, to_list::text[], cc_list::text[], bcc_list::text[], reply_to::text[], subject, tags::text[], own_header::json,
    message_id, recipients::text[], envelopes::text[], simulations::text[], attachment_count, CASE WHEN kind <> 'message' THEN key END, search_text, event_id,
    trace, key_id, user_id, request_id, copy_of
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
  INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at)
  SELECT id, account_id, mode, created_at + $1::text::float8::float8 * interval '1 millisecond', created_at + $1::text::float8::float8 * interval '1 millisecond', created_at + $1::text::float8::float8 * interval '1 millisecond' FROM accepted WHERE scheduled_at IS NULL
),

fan AS MATERIALIZED (
  SELECT sendwright.delivery_id(a.event_id, w.id) AS id, w.id AS endpoint_id, a.*
  FROM appended a JOIN sendwright.webhook_endpoints w
    ON w.account_id = a.account_id AND w.enabled AND a.type = ANY (w.events)
      AND (w.mode = 'live' OR a.mode = 'test')
),
new_deliveries AS (
  INSERT INTO sendwright.webhook_deliveries
    (id, account_id, endpoint_id, mode, event_id, event_type, email_id, status, attempts, is_test, created_at)
  SELECT id, account_id, endpoint_id, mode, event_id, type, email_id, 'pending', 0, false, at FROM fan
),
new_webhook_jobs AS (
  INSERT INTO sendwright.webhook_jobs (delivery_id, endpoint_id, due_at, wake_at)
  SELECT id, endpoint_id, at + $1::text::float8::float8 * interval '1 millisecond', at + $1::text::float8::float8 * interval '1 millisecond' FROM fan
),
forgotten AS (
  DELETE FROM sendwright.idempotency_keys k USING gr JOIN known ON known.g = gr.g
  WHERE known.expired AND k.account_id = gr.account_id AND k.mode = gr.mode AND k.kind = gr.kind AND k.key = gr.key
  RETURNING 1
),
new_keys AS (
  INSERT INTO sendwright.idempotency_keys (account_id, mode, kind, key, fingerprint, expires_at, verdicts, answer)
  SELECT gr.account_id, gr.mode, gr.kind, gr.key, gr.fingerprint, gr.expires_at, v.verdicts, gr.answer::json
  FROM gr JOIN (
    SELECT o.g, json_agg(CASE o.refusal
        WHEN 'domain' THEN json_build_object('_tag', 'DomainNotVerified', 'domain', m.domain)
        WHEN 'suppressed' THEN json_build_object('_tag', 'Suppressed', 'addresses', o.kept_addresses)
        WHEN 'month' THEN json_build_object('_tag', 'OverQuota', 'limit', 'month', 'allowed', o.allowed)
        WHEN 'day' THEN json_build_object('_tag', 'OverQuota', 'limit', 'day', 'allowed', o.allowed)
        ELSE json_build_object('_tag', 'Accepted', 'emailId', m.id) END ORDER BY o.n) AS verdicts
    FROM outcome o JOIN m ON m.n = o.n WHERE m.key IS NOT NULL
    GROUP BY o.g HAVING bool_or(o.refusal IS NULL)
  ) v ON v.g = gr.g
  WHERE (SELECT count(*) FROM forgotten) >= 0
  ORDER BY gr.account_id, gr.mode, gr.kind, gr.key
), sendwright_rows AS (SELECT o.g::int4, o.n::int4, o.refusal, o.addresses, o.allowed, NULL::boolean AS same, NULL::json AS verdicts,
  NULL::json AS answer, NULL::uuid AS domain_id
FROM outcome o WHERE o.refusal IS NOT NULL
UNION ALL
SELECT k.g::int4, NULL, 'known', NULL, NULL, k.same, k.verdicts, k.answer, NULL FROM known k
WHERE NOT k.expired AND 
CASE WHEN current_setting('synchronous_standby_names') = '' THEN true
  ELSE pg_logical_emit_message(true, 'sendwright', '') IS NOT NULL END
) SELECT row_to_json(r)::text AS joined_row FROM sendwright_rows r;
END $_$;


--
-- Name: accept_keyed_2(text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.accept_keyed_2(text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text) RETURNS SETOF text
    LANGUAGE plpgsql
    SET jit TO 'off'
    SET max_parallel_workers_per_gather TO '0'
    SET enable_seqscan TO 'off'
    AS $_$
BEGIN
  RETURN QUERY 
WITH 
gr AS MATERIALIZED (
  SELECT * FROM (SELECT unnest(p.a0) AS account_id, unnest(p.a1) AS mode, unnest(p.a2) AS kind, unnest(p.a3) AS key, unnest(p.a4) AS fingerprint, unnest(p.a5) AS expires_at, unnest(p.a6) AS answer, unnest(p.a7) AS now, generate_subscripts(p.a0, 1) AS g FROM (SELECT $3::text::uuid[]::uuid[] AS a0, $4::text::text[]::text[] AS a1, $5::text::text[]::text[] AS a2, $6::text::text[]::text[] AS a3, $7::text::text[]::text[] AS a4, $8::text::timestamptz[]::timestamptz[] AS a5, $9::text::text[]::text[] AS a6, $10::text::timestamptz[]::timestamptz[] AS a7 OFFSET 0) p) AS t
),
known AS MATERIALIZED (
  SELECT gr.g, k.at, k.expires_at <= (CASE WHEN $2::text::bool::boolean THEN least(gr.now::timestamptz, statement_timestamp()) ELSE gr.now::timestamptz END) AS expired, k.fingerprint = gr.fingerprint AS same, k.verdicts, k.answer
  FROM gr CROSS JOIN LATERAL (
    SELECT k.ctid AS at, k.expires_at, k.fingerprint, k.verdicts, k.answer FROM sendwright.idempotency_keys k
    WHERE k.account_id = gr.account_id AND k.mode = gr.mode AND k.kind = gr.kind AND k.key = gr.key OFFSET 0
  ) k
),
m AS MATERIALIZED (
  SELECT t.*, gr.kind, gr.key
    
  FROM (SELECT unnest(p.a0) AS g, unnest(p.a1) AS id, unnest(p.a2) AS event_id, unnest(p.a3) AS account_id, unnest(p.a4) AS mode, unnest(p.a5) AS created_at, unnest(p.a6) AS scheduled_at, unnest(p.a7) AS domain, unnest(p.a8) AS sender, unnest(p.a9) AS to_list, unnest(p.a10) AS cc_list, unnest(p.a11) AS bcc_list, unnest(p.a12) AS reply_to, unnest(p.a13) AS subject, unnest(p.a14) AS tags, unnest(p.a15) AS own_header, unnest(p.a16) AS recipients, unnest(p.a17) AS envelopes, unnest(p.a18) AS simulations, unnest(p.a19) AS search_text, unnest(p.a20) AS html, unnest(p.a21) AS body_text, unnest(p.a22) AS headers, unnest(p.a23) AS unsubscribe_url, unnest(p.a24) AS message_id, unnest(p.a25) AS attachment_count, unnest(p.a26) AS trace, unnest(p.a27) AS key_id, unnest(p.a28) AS user_id, unnest(p.a29) AS request_id, unnest(p.a30) AS copy_of, unnest(p.a31) AS template_id, generate_subscripts(p.a0, 1) AS n FROM (SELECT $11::text::int4[]::int4[] AS a0, $12::text::uuid[]::uuid[] AS a1, $13::text::uuid[]::uuid[] AS a2, $14::text::uuid[]::uuid[] AS a3, $15::text::text[]::text[] AS a4, $16::text::timestamptz[]::timestamptz[] AS a5, $17::text::timestamptz[]::timestamptz[] AS a6, $18::text::text[]::text[] AS a7, $19::text::text[]::text[] AS a8, $20::text::text[]::text[] AS a9, $21::text::text[]::text[] AS a10, $22::text::text[]::text[] AS a11, $23::text::text[]::text[] AS a12, $24::text::text[]::text[] AS a13, $25::text::text[]::text[] AS a14, $26::text::text[]::text[] AS a15, $27::text::text[]::text[] AS a16, $28::text::text[]::text[] AS a17, $29::text::text[]::text[] AS a18, $30::text::text[]::text[] AS a19, $31::text::text[]::text[] AS a20, $32::text::text[]::text[] AS a21, $33::text::text[]::text[] AS a22, $34::text::text[]::text[] AS a23, $35::text::text[]::text[] AS a24, $36::text::int4[]::int4[] AS a25, $37::text::bytea[]::bytea[] AS a26, $38::text::uuid[]::uuid[] AS a27, $39::text::uuid[]::uuid[] AS a28, $40::text::uuid[]::uuid[] AS a29, $41::text::uuid[]::uuid[] AS a30, $42::text::uuid[]::uuid[] AS a31 OFFSET 0) p) AS t JOIN gr ON gr.g = t.g
  WHERE NOT EXISTS (SELECT FROM known WHERE known.g = t.g AND NOT known.expired)
),
judged AS MATERIALIZED (
  SELECT m.n, m.g, m.account_id, d.id AS domain_id, s.addresses || x.addresses AS addresses,
    CASE WHEN x.addresses IS NULL THEN s.addresses
      ELSE s.addresses || array_fill('[erased]'::text, ARRAY[cardinality(x.addresses)]) END AS kept_addresses,
    CASE WHEN m.domain IS NOT NULL AND d.id IS NULL THEN 'domain'
      WHEN s.addresses IS NOT NULL OR x.addresses IS NOT NULL THEN 'suppressed' END AS refusal
    
  FROM m 
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
      THEN sendwright.erased_of(m.account_id, m.recipients::text[], $43::text::bytea[], $44::text::bytea[]) END AS addresses
  ) x ON true
),
outcome AS MATERIALIZED (
  SELECT n, g, domain_id, addresses, kept_addresses, refusal, NULL::int4 AS allowed FROM judged
),
accepted AS MATERIALIZED (
  SELECT m.*, outcome.domain_id, CASE WHEN scheduled_at IS NULL THEN 'queued' ELSE 'scheduled' END AS status FROM outcome JOIN m ON m.n = outcome.n WHERE outcome.refusal IS NULL
),
appended AS MATERIALIZED (
  SELECT event_id, id AS email_id, account_id, mode, 'email.' || status AS type, created_at AS at FROM accepted
),
new_emails AS (
  INSERT INTO sendwright.emails (id, account_id, mode, created_at, scheduled_at, domain_id, sender, to_list, cc_list, bcc_list, reply_to, subject, tags, own_header,
    message_id, recipients, envelopes, simulations, attachment_count, idempotency_key, search_text, first_event_id,
    trace, key_id, user_id, request_id, copy_of, template_id)
  SELECT id, account_id, mode, created_at, scheduled_at, domain_id, sender, to_list::text[], cc_list::text[], bcc_list::text[], reply_to::text[], subject, tags::text[], own_header::json,
    message_id, recipients::text[], envelopes::text[], simulations::text[], attachment_count, CASE WHEN kind <> 'message' THEN key END, search_text, event_id,
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
  INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at)
  SELECT id, account_id, mode, created_at + $1::text::float8::float8 * interval '1 millisecond', created_at + $1::text::float8::float8 * interval '1 millisecond', created_at + $1::text::float8::float8 * interval '1 millisecond' FROM accepted WHERE scheduled_at IS NULL
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
  SELECT id, endpoint_id, at + $1::text::float8::float8 * interval '1 millisecond', at + $1::text::float8::float8 * interval '1 millisecond' FROM fan
),
forgotten AS (
  DELETE FROM sendwright.idempotency_keys k
  WHERE k.ctid = ANY (ARRAY(SELECT known.at FROM known WHERE known.expired)) RETURNING 1
),
new_keys AS (
  INSERT INTO sendwright.idempotency_keys (account_id, mode, kind, key, fingerprint, expires_at, verdicts, answer)
  SELECT gr.account_id, gr.mode, gr.kind, gr.key, gr.fingerprint, gr.expires_at, v.verdicts, gr.answer::json
  FROM gr JOIN (
    SELECT o.g, json_agg(CASE o.refusal
        WHEN 'domain' THEN json_build_object('_tag', 'DomainNotVerified', 'domain', m.domain)
        WHEN 'suppressed' THEN json_build_object('_tag', 'Suppressed', 'addresses', o.kept_addresses)
        WHEN 'month' THEN json_build_object('_tag', 'OverQuota', 'limit', 'month', 'allowed', o.allowed)
        WHEN 'day' THEN json_build_object('_tag', 'OverQuota', 'limit', 'day', 'allowed', o.allowed)
        ELSE json_build_object('_tag', 'Accepted', 'emailId', m.id) END ORDER BY o.n) AS verdicts
    FROM outcome o JOIN m ON m.n = o.n WHERE m.key IS NOT NULL
    GROUP BY o.g HAVING bool_or(o.refusal IS NULL)
  ) v ON v.g = gr.g
  WHERE (SELECT count(*) FROM forgotten) >= 0
  ORDER BY gr.account_id, gr.mode, gr.kind, gr.key
), sendwright_rows AS (SELECT o.g::int4, o.n::int4, o.refusal, o.addresses, o.allowed, NULL::boolean AS same, NULL::json AS verdicts,
  NULL::json AS answer, NULL::uuid AS domain_id
FROM outcome o WHERE o.refusal IS NOT NULL
UNION ALL
SELECT k.g::int4, NULL, 'known', NULL, NULL, k.same, k.verdicts, k.answer, NULL FROM known k
WHERE NOT k.expired AND 
CASE WHEN current_setting('synchronous_standby_names') = '' THEN true
  ELSE pg_logical_emit_message(true, 'sendwright', '') IS NOT NULL END
) SELECT row_to_json(r)::text AS joined_row FROM sendwright_rows r;
END $_$;


--
-- Name: acquire_slots(timestamp with time zone, text[], text[], integer[], timestamp with time zone[], uuid[], timestamp with time zone[]); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.acquire_slots(at timestamp with time zone, tokens text[], scopes text[], limits integer[], ends timestamp with time zone[], emails uuid[], untils timestamp with time zone[]) RETURNS TABLE(place bigint, refused_by text)
    LANGUAGE plpgsql
    SET lock_timeout TO '5s'
    AS $$
    DECLARE
      wish record;
      wanted text;
    BEGIN
      PERFORM pg_advisory_xact_lock(1886745704, 2);
      FOR wish IN
        SELECT * FROM unnest(tokens, scopes, limits, ends, emails, untils) WITH ORDINALITY
          AS w(token, scopes, most, ends_at, email_id, until, place) ORDER BY w.place
      LOOP
        refused_by := NULL;
        FOREACH wanted IN ARRAY wish.scopes::text[] LOOP
          IF sendwright.slots_taken(wanted, wish.token, at) >= wish.most THEN
            refused_by := wanted;
            EXIT;
          END IF;
        END LOOP;
        IF refused_by IS NULL THEN
          -- What it held is found by its token: the scope of many slots would be a longer way.
          DELETE FROM sendwright.send_slots s WHERE s.token = wish.token AND s.scope || '' = ANY (wish.scopes::text[]);
          INSERT INTO sendwright.send_slots (scope, token, expires_at)
          SELECT s, wish.token, wish.ends_at FROM unnest(wish.scopes::text[]) AS s;
        ELSE
          place := wish.place;
          RETURN NEXT;
          IF wish.email_id IS NOT NULL THEN
            UPDATE sendwright.send_jobs j SET token = NULL, wake_at = wish.until, waits_for = refused_by
            WHERE j.email_id = wish.email_id AND j.token = wish.token AND j.began_at IS NULL;
            FOREACH wanted IN ARRAY wish.scopes::text[] LOOP
              IF wanted <> refused_by THEN
                PERFORM sendwright.wake_sends(wanted, wish.most - sendwright.slots_taken(wanted, wish.token, at));
              END IF;
            END LOOP;
          END IF;
        END IF;
      END LOOP;
    END $$;


--
-- Name: aside_contents(uuid[], integer); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.aside_contents(ids uuid[], most integer) RETURNS TABLE(email_id uuid, body text)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $_$
    DECLARE
      m record;
    BEGIN
      IF NOT has_table_privilege(coalesce(nullif(current_setting('role'), 'none')::name, session_user),
        'sendwright.emails', 'DELETE') THEN
        RAISE insufficient_privilege USING MESSAGE = 'the months of the log are for those who have DELETE on sendwright.emails';
      END IF;
      FOR m IN SELECT a.month FROM sendwright.months_aside a LOOP
        DECLARE of_time timestamptz := m.month;
      starts timestamptz := date_trunc('month', of_time, 'UTC');
      ends timestamptz := (starts AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
      first uuid := sendwright.first_id(starts);
      past uuid := sendwright.first_id(ends);
      suffix text := to_char(starts AT TIME ZONE 'UTC', '_YYYY_MM');
        BEGIN
          IF to_regclass('sendwright.' || 'email_contents' || suffix || '_aside') IS NOT NULL THEN
            RETURN QUERY EXECUTE format('SELECT c.email_id, c.html FROM sendwright.%I c
              WHERE c.email_id = ANY ($1) AND octet_length(c.html) <= $2', 'email_contents' || suffix || '_aside')
              USING ids, most;
            RETURN QUERY EXECUTE format('SELECT a.email_id, encode(a.content, ''escape'') FROM sendwright.%I a
              WHERE a.email_id = ANY ($1) AND octet_length(a.content) <= $2', 'email_attachments' || suffix || '_aside')
              USING ids, most;
          END IF;
        END;
      END LOOP;
    END $_$;


--
-- Name: delivery_id(uuid, uuid); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.delivery_id(event_id uuid, endpoint_id uuid) RETURNS uuid
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
      SELECT (left(event_id::text, 13) || '-7' || substr(h, 14, 3)
        || translate(substr(h, 17, 1), '0123456789abcdef', '89ab89ab89ab89ab') || substr(h, 18))::uuid
      FROM md5(event_id::text || endpoint_id::text) AS h
    $$;


--
-- Name: drop_aside(timestamp with time zone); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.drop_aside(before timestamp with time zone) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    SET lock_timeout TO '1s'
    AS $$
    DECLARE
      m record;
      name text;
    BEGIN
      IF NOT has_table_privilege(coalesce(nullif(current_setting('role'), 'none')::name, session_user),
        'sendwright.emails', 'DELETE') THEN
        RAISE insufficient_privilege USING MESSAGE = 'the months of the log are for those who have DELETE on sendwright.emails';
      END IF;
      PERFORM pg_advisory_xact_lock(1886745704, 4);
      SELECT a.month INTO m FROM sendwright.months_aside a WHERE a.since <= before ORDER BY a.month LIMIT 1;
      IF NOT FOUND THEN RETURN false; END IF;
      FOR name IN SELECT t.name || to_char(m.month AT TIME ZONE 'UTC', '_YYYY_MM') || '_aside'
        FROM (VALUES ('search_entries', 'email_id'), ('email_states', 'email_id'), ('email_contents', 'email_id'), ('email_attachments', 'email_id'), ('email_events', 'email_id'), ('email_handoffs', 'email_id'), ('webhook_deliveries', 'id'), ('webhook_attempts', 'delivery_id'), ('emails', 'id')) AS t(name, key)
      LOOP
        EXECUTE format('DROP TABLE IF EXISTS sendwright.%I', name);
      END LOOP;
      DELETE FROM sendwright.months_aside a WHERE a.month = m.month;
      RETURN true;
    END $$;


--
-- Name: drop_month(timestamp with time zone); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.drop_month(of_time timestamp with time zone) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    SET lock_timeout TO '1s'
    AS $$
    DECLARE
      starts timestamptz := date_trunc('month', of_time, 'UTC');
      ends timestamptz := (starts AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
      first uuid := sendwright.first_id(starts);
      past uuid := sendwright.first_id(ends);
      suffix text := to_char(starts AT TIME ZONE 'UTC', '_YYYY_MM');
      log record;
      state record;
      holds boolean;
      dropped boolean := false;
    BEGIN
      IF NOT has_table_privilege(coalesce(nullif(current_setting('role'), 'none')::name, session_user),
        'sendwright.emails', 'DELETE') THEN
        RAISE insufficient_privilege USING MESSAGE = 'the months of the log are for those who have DELETE on sendwright.emails';
      END IF;
      PERFORM pg_advisory_xact_lock(1886745704, 4);
      FOR log IN SELECT * FROM (VALUES
        ('search_entries', ''),
        ('email_states', 'WITH (autovacuum_vacuum_scale_factor = 0.05)'),
        ('email_contents', ''),
        ('email_attachments', ''),
        ('email_events', ''),
        ('email_handoffs', ''),
        ('webhook_deliveries', 'WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05)'),
        ('webhook_attempts', ''),
        ('emails', '')
      ) AS t(name, storage) LOOP

        SELECT c.oid IS NOT NULL AS is_there, i.inhrelid IS NOT NULL AS is_attached,
          coalesce(i.inhdetachpending, false) AS is_pending INTO state
        FROM (SELECT to_regclass('sendwright.' || log.name || suffix) AS oid) c
        LEFT JOIN pg_inherits i ON i.inhrelid = c.oid;
        CONTINUE WHEN state.is_attached OR NOT state.is_there;
        EXECUTE format('LOCK TABLE sendwright.%I IN ACCESS EXCLUSIVE MODE', log.name || suffix);
        EXECUTE format('SELECT EXISTS (SELECT FROM sendwright.%I)', log.name || suffix) INTO holds;
        IF holds THEN
          EXECUTE format('ALTER TABLE sendwright.%I ATTACH PARTITION sendwright.%I FOR VALUES FROM (%L) TO (%L)',
          log.name, log.name || suffix, first, past);
        ELSE
          EXECUTE format('DROP TABLE sendwright.%I', log.name || suffix);
          dropped := true;
        END IF;
      END LOOP;
      RETURN dropped;
    END $$;


--
-- Name: empty_month(timestamp with time zone, timestamp with time zone, boolean); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.empty_month(of_time timestamp with time zone, before timestamp with time zone, of_emails boolean, OUT outcome text, OUT count bigint, OUT ids uuid[]) RETURNS record
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    SET enable_seqscan TO 'off'
    AS $_$
    DECLARE
      starts timestamptz := date_trunc('month', of_time, 'UTC');
      ends timestamptz := (starts AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
      first uuid := sendwright.first_id(starts);
      past uuid := sendwright.first_id(ends);
      suffix text := to_char(starts AT TIME ZONE 'UTC', '_YYYY_MM');
      names text[] := CASE WHEN of_emails THEN ARRAY['search_entries', 'email_states', 'email_contents', 'email_attachments', 'email_events', 'email_handoffs', 'webhook_deliveries', 'webhook_attempts', 'emails'] ELSE ARRAY['email_contents', 'email_attachments'] END;
      name text;
      seen pg_snapshot[];
      open_count int8;
      bytes int8;
      holds boolean;
      kept uuid[] := '{}';
      deliveries sendwright.webhook_deliveries[];
      attempts sendwright.webhook_attempts[];
      deadline timestamptz;
    BEGIN
      IF NOT has_table_privilege(coalesce(nullif(current_setting('role'), 'none')::name, session_user),
        'sendwright.emails', 'DELETE') THEN
        RAISE insufficient_privilege USING MESSAGE = 'the months of the log are for those who have DELETE on sendwright.emails';
      END IF;
      count := 0;
      IF (SELECT count(*) < 9 FROM unnest(ARRAY['search_entries', 'email_states', 'email_contents', 'email_attachments', 'email_events', 'email_handoffs', 'webhook_deliveries', 'webhook_attempts', 'emails']) AS t(name)
        JOIN pg_inherits i ON i.inhrelid = to_regclass('sendwright.' || t.name || suffix) WHERE NOT i.inhdetachpending)
      THEN outcome := 'missing'; RETURN; END IF;
      IF ends > before THEN outcome := 'open'; RETURN; END IF;
      IF NOT pg_try_advisory_xact_lock(1886745704, 5) THEN outcome := 'busy'; RETURN; END IF;

      SELECT sum(pg_relation_size(to_regclass('sendwright.' || t.name || suffix))) INTO bytes
      FROM unnest(CASE WHEN of_emails THEN ARRAY['search_entries', 'email_states', 'email_contents', 'email_attachments', 'email_events', 'email_handoffs', 'emails'] ELSE ARRAY['email_contents', 'email_attachments'] END) AS t(name);
      IF bytes = 0 AND of_emails THEN
        EXECUTE format('SELECT EXISTS (SELECT FROM sendwright.%I WHERE email_id IS NOT NULL)',
          'webhook_deliveries' || suffix) INTO holds;
        IF NOT holds THEN
          SELECT sum(pg_relation_size(to_regclass('sendwright.' || t.name || suffix))) INTO bytes
          FROM unnest(names) AS t(name);
        END IF;
      END IF;
      IF bytes = 0 THEN outcome := 'empty'; RETURN; END IF;

      outcome := 'open';
      seen := ARRAY[pg_current_snapshot()]
        || coalesce((SELECT array_agg(p.counted) FROM sendwright.metrics_place p WHERE of_emails), '{}');
      IF of_emails AND cardinality(seen) = 1 THEN seen := seen || '3:3:'::pg_snapshot; END IF;
      EXECUTE format('SELECT EXISTS (SELECT FROM unnest($1) AS s(seen) CROSS JOIN LATERAL (
            SELECT FROM sendwright.%1$I v WHERE v.stored_in >= pg_snapshot_xmax(s.seen) LIMIT 1) v)
          OR EXISTS (SELECT FROM unnest($1) AS s(seen) CROSS JOIN pg_snapshot_xip(s.seen) AS x(id)
            JOIN sendwright.%1$I v ON v.stored_in = x.id)
          OR EXISTS (SELECT FROM sendwright.%2$I s WHERE s.status = ''scheduled'')',
          'email_events' || suffix, 'email_states' || suffix) INTO holds USING seen;
      IF holds OR EXISTS (SELECT FROM sendwright.send_jobs j WHERE j.email_id >= first AND j.email_id < past)
        OR (of_emails AND EXISTS (SELECT FROM sendwright.webhook_jobs j WHERE j.delivery_id >= first AND j.delivery_id < past)) THEN RETURN; END IF;
      -- What follows reads whole tables of the month, and not by an index.
      PERFORM set_config('enable_seqscan', 'on', true);
      EXECUTE format('SELECT count(*), count(*) FILTER (WHERE updated_at >= $1 OR status IN (''queued'', ''scheduled'')
          OR ($2 AND next_sequence = 1)) FROM sendwright.%I', 'email_states' || suffix)
        INTO count, open_count USING before, of_emails;
      IF open_count > 0 THEN RETURN; END IF;
      IF of_emails THEN
        IF EXISTS (SELECT FROM sendwright.webhook_endpoints) THEN
          EXECUTE format('SELECT array_agg(DISTINCT s.email_id) FROM (
          SELECT v.email_id FROM sendwright.%1$I v WHERE v.id < $1 OR v.id >= $2
          UNION ALL SELECT e.id FROM sendwright.%2$I e WHERE e.first_event_id < $1 OR e.first_event_id >= $2 LIMIT 500) s',
            'email_events' || suffix, 'emails' || suffix) INTO ids USING first, past;
          IF ids IS NULL THEN
            SELECT array_agg(DISTINCT s.email_id) INTO ids FROM (
        SELECT d.email_id FROM sendwright.webhook_deliveries d
        WHERE d.email_id >= first AND d.email_id < past AND d.replay_of IS NOT NULL AND NOT (d.id >= first AND d.id < past) LIMIT 500) s;
          END IF;
          IF ids IS NOT NULL THEN outcome := 'spread'; RETURN; END IF;
        END IF;
        EXECUTE format('SELECT coalesce(array_agg(k.id), ''{}'') FROM (
        SELECT d.id FROM sendwright.%I d WHERE (d.email_id < $1 OR d.email_id >= $2)
          AND EXISTS (SELECT FROM sendwright.emails e WHERE e.id = d.email_id)
        LIMIT 10001) k', 'webhook_deliveries' || suffix)
          INTO kept USING first, past;
        IF cardinality(kept) > 10000 THEN RETURN; END IF;
      ELSE
        EXECUTE format('SELECT count(*) FROM sendwright.%I', 'email_contents' || suffix) INTO count;
      END IF;

      PERFORM set_config('enable_seqscan', 'off', true);
      outcome := 'busy';
      deadline := clock_timestamp() + interval '100 milliseconds';
      BEGIN
        -- Those who change an email are kept away, also where only its contents are deleted.
        FOREACH name IN ARRAY 'email_states'::text || names LOOP
          PERFORM set_config('lock_timeout',
            greatest(1, extract(epoch FROM deadline - clock_timestamp()) * 1000)::int4::text, true);
          EXECUTE format('LOCK TABLE sendwright.%I IN %s MODE', name || suffix,
            CASE WHEN name = ANY (names) THEN 'ACCESS EXCLUSIVE' ELSE 'SHARE' END);
        END LOOP;
        EXECUTE format('SELECT EXISTS (SELECT FROM unnest($1) AS s(seen) CROSS JOIN LATERAL (
            SELECT FROM sendwright.%1$I v WHERE v.stored_in >= pg_snapshot_xmax(s.seen) LIMIT 1) v)
          OR EXISTS (SELECT FROM unnest($1) AS s(seen) CROSS JOIN pg_snapshot_xip(s.seen) AS x(id)
            JOIN sendwright.%1$I v ON v.stored_in = x.id)
          OR EXISTS (SELECT FROM sendwright.%2$I s WHERE s.status = ''scheduled'')',
          'email_events' || suffix, 'email_states' || suffix) INTO holds USING seen;
        IF holds OR EXISTS (SELECT FROM sendwright.send_jobs j WHERE j.email_id >= first AND j.email_id < past)
        OR (of_emails AND EXISTS (SELECT FROM sendwright.webhook_jobs j WHERE j.delivery_id >= first AND j.delivery_id < past)) OR (of_emails AND EXISTS (
        SELECT d.email_id FROM sendwright.webhook_deliveries d
        WHERE d.email_id >= first AND d.email_id < past AND d.replay_of IS NOT NULL AND NOT (d.id >= first AND d.id < past))) THEN RETURN; END IF;

        IF cardinality(kept) > 0 THEN
          SELECT array_agg(d) INTO deliveries FROM sendwright.webhook_deliveries d WHERE d.id = ANY (kept);
          SELECT array_agg(a) INTO attempts FROM sendwright.webhook_attempts a WHERE a.delivery_id = ANY (kept);
        END IF;
        EXECUTE (SELECT 'TRUNCATE ' || string_agg(format('sendwright.%I', t.name || suffix), ', ')
          FROM unnest(names) AS t(name));
        IF cardinality(kept) > 0 THEN
          INSERT INTO sendwright.webhook_deliveries SELECT * FROM unnest(deliveries);
          INSERT INTO sendwright.webhook_attempts SELECT * FROM unnest(attempts);
        END IF;
        outcome := 'emptied';
      EXCEPTION WHEN lock_not_available OR deadlock_detected THEN RETURN;
      END;
    END $_$;


--
-- Name: erase_aside(uuid, text[], text); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.erase_aside(of_account uuid, needles text[], prefix text) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $_$
    DECLARE
      m record;
      name text;
      source text;
      gone uuid[];
      total int8 := 0;
    BEGIN
      IF NOT has_table_privilege(coalesce(nullif(current_setting('role'), 'none')::name, session_user),
        'sendwright.emails', 'DELETE') THEN
        RAISE insufficient_privilege USING MESSAGE = 'the months of the log are for those who have DELETE on sendwright.emails';
      END IF;
      PERFORM pg_advisory_xact_lock(1886745704, 4);
      FOR m IN SELECT a.month FROM sendwright.months_aside a LOOP
        DECLARE of_time timestamptz := m.month;
      starts timestamptz := date_trunc('month', of_time, 'UTC');
      ends timestamptz := (starts AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
      first uuid := sendwright.first_id(starts);
      past uuid := sendwright.first_id(ends);
      suffix text := to_char(starts AT TIME ZONE 'UTC', '_YYYY_MM');
        BEGIN
          source := CASE WHEN to_regclass('sendwright.' || 'emails' || suffix || '_aside') IS NULL THEN 'emails' ELSE 'emails' || suffix || '_aside' END;
          EXECUTE format('SELECT array_agg(e.id) FROM sendwright.%I e
            WHERE e.account_id = $1 AND e.id >= $4 AND e.id < $5 AND (EXISTS (SELECT FROM unnest($2) AS n(needle) WHERE strpos(lower(e::text), n.needle) > 0)
              OR EXISTS (SELECT FROM sendwright.%I c WHERE c.email_id = e.id AND (EXISTS (SELECT FROM unnest($2) AS n(needle) WHERE strpos(lower(c::text), n.needle) > 0) OR starts_with(c.html, $3))))',
            source, 'email_contents' || suffix || '_aside') INTO gone USING of_account, needles, prefix, first, past;
          CONTINUE WHEN gone IS NULL;
          total := total + cardinality(gone);
          IF to_regclass('sendwright.' || 'emails' || suffix || '_aside') IS NOT NULL THEN
            EXECUTE format('DELETE FROM sendwright.%I a USING sendwright.%I d WHERE a.delivery_id = d.id AND d.email_id = ANY ($1)',
              'webhook_attempts' || suffix || '_aside', 'webhook_deliveries' || suffix || '_aside') USING gone;
            EXECUTE format('DELETE FROM sendwright.%I e WHERE e.id = ANY ($1)', source) USING gone;
          END IF;
          FOR name IN SELECT t.name FROM (VALUES ('search_entries', 'email_id'), ('email_states', 'email_id'), ('email_contents', 'email_id'), ('email_attachments', 'email_id'), ('email_events', 'email_id'), ('email_handoffs', 'email_id'), ('webhook_deliveries', 'id'), ('webhook_attempts', 'delivery_id'), ('emails', 'id')) AS t(name, key) WHERE t.name NOT IN ('emails', 'webhook_attempts')
          LOOP
            CONTINUE WHEN to_regclass('sendwright.' || name || suffix || '_aside') IS NULL;
            EXECUTE format('DELETE FROM sendwright.%I t WHERE t.email_id = ANY ($1)', name || suffix || '_aside') USING gone;
          END LOOP;
        END;
      END LOOP;
      RETURN total;
    END $_$;


--
-- Name: erased_of(uuid, text[], bytea[], bytea[]); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.erased_of(of_account uuid, addresses text[], inner_keys bytea[], outer_keys bytea[]) RETURNS text[]
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
      SELECT array_agg(r.address ORDER BY r.position) FROM unnest(addresses) WITH ORDINALITY AS r(address, position)
      WHERE EXISTS (
        SELECT FROM unnest(inner_keys, outer_keys) AS p(inner_key, outer_key)
        JOIN sendwright.suppressions h ON h.account_id = of_account AND h.recipient_hash = encode(
          sha256(p.outer_key || sha256(p.inner_key || convert_to(of_account::text || r.address, 'UTF8'))), 'hex')
      )
    $$;


--
-- Name: erased_queued_of(uuid, text[], text[], bytea[], bytea[]); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.erased_queued_of(of_account uuid, addresses text[], states text[], inner_keys bytea[], outer_keys bytea[]) RETURNS text[]
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
      SELECT array_agg(r.address ORDER BY r.position)
      FROM unnest(addresses, states) WITH ORDINALITY AS r(address, state, position)
      WHERE r.state = 'queued' AND (r.address = '[erased]'
        OR sendwright.erased_of(of_account, ARRAY[r.address], inner_keys, outer_keys) IS NOT NULL)
    $$;


--
-- Name: first_id(timestamp with time zone); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.first_id(of_time timestamp with time zone) RETURNS uuid
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    SELECT (lpad(to_hex((extract(epoch FROM of_time) * 1000)::int8), 12, '0') || repeat('0', 20))::uuid
  $$;


--
-- Name: make_month(timestamp with time zone); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.make_month(of_time timestamp with time zone) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    DECLARE
      starts timestamptz := date_trunc('month', of_time, 'UTC');
      ends timestamptz := (starts AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
      first uuid := sendwright.first_id(starts);
      past uuid := sendwright.first_id(ends);
      suffix text := to_char(starts AT TIME ZONE 'UTC', '_YYYY_MM');
      log record;
      state record;
      made boolean := false;
    BEGIN
      IF NOT has_table_privilege(coalesce(nullif(current_setting('role'), 'none')::name, session_user),
        'sendwright.emails', 'INSERT') THEN
        RAISE insufficient_privilege USING MESSAGE = 'the months of the log are for those who have INSERT on sendwright.emails';
      END IF;
      IF (SELECT count(*) = 9 FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = ANY (ARRAY['sendwright.search_entries'::regclass, 'sendwright.email_states'::regclass, 'sendwright.email_contents'::regclass, 'sendwright.email_attachments'::regclass, 'sendwright.email_events'::regclass, 'sendwright.email_handoffs'::regclass, 'sendwright.webhook_deliveries'::regclass, 'sendwright.webhook_attempts'::regclass, 'sendwright.emails'::regclass]) AND right(c.relname, 8) = suffix AND NOT i.inhdetachpending)
      THEN RETURN false; END IF;
      PERFORM pg_advisory_xact_lock(1886745704, 4);
      FOR log IN SELECT * FROM (VALUES
        ('search_entries', ''),
        ('email_states', 'WITH (autovacuum_vacuum_scale_factor = 0.05)'),
        ('email_contents', ''),
        ('email_attachments', ''),
        ('email_events', ''),
        ('email_handoffs', ''),
        ('webhook_deliveries', 'WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05)'),
        ('webhook_attempts', ''),
        ('emails', '')
      ) AS t(name, storage) LOOP

        SELECT c.oid IS NOT NULL AS is_there, i.inhrelid IS NOT NULL AS is_attached,
          coalesce(i.inhdetachpending, false) AS is_pending INTO state
        FROM (SELECT to_regclass('sendwright.' || log.name || suffix) AS oid) c
        LEFT JOIN pg_inherits i ON i.inhrelid = c.oid;
        CONTINUE WHEN state.is_attached AND NOT state.is_pending;
        IF state.is_pending THEN
          EXECUTE format('ALTER TABLE sendwright.%I DETACH PARTITION sendwright.%I FINALIZE', log.name, log.name || suffix);
        ELSIF NOT state.is_there THEN
          EXECUTE format('CREATE TABLE sendwright.%I (LIKE sendwright.%I INCLUDING ALL) %s',
            log.name || suffix, log.name, log.storage);
        END IF;
        EXECUTE format('ALTER TABLE sendwright.%I ATTACH PARTITION sendwright.%I FOR VALUES FROM (%L) TO (%L)',
          log.name, log.name || suffix, first, past);
        made := true;
      END LOOP;
      RETURN made;
    END $$;


--
-- Name: name_freeing(); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.name_freeing() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      NEW.freed_in := pg_current_xact_id();
      RETURN NEW;
    END $$;


--
-- Name: name_reopening(); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.name_reopening() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      NEW.reopened_in := pg_current_xact_id();
      RETURN NEW;
    END $$;


--
-- Name: probe(boolean); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.probe(thorough boolean) RETURNS void
    LANGUAGE plpgsql
    SET work_mem TO '64kB'
    SET temp_tablespaces TO ''
    AS $$
    BEGIN
      IF current_setting('transaction_read_only') = 'on' THEN
        RAISE EXCEPTION 'The database takes no writes' USING ERRCODE = 'read_only_sql_transaction';
      END IF;
      PERFORM pg_export_snapshot();
      IF thorough THEN PERFORM count(*) FROM generate_series(1, 10000); END IF;
      PERFORM pg_logical_emit_message(true, 'sendwright.probe', '');
    END $$;


--
-- Name: release_slots(text[]); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.release_slots(tokens text[]) RETURNS integer
    LANGUAGE plpgsql
    SET lock_timeout TO '5s'
    AS $$
    DECLARE
      freed record;
      woken int4 := 0;
    BEGIN
      PERFORM pg_advisory_xact_lock(1886745704, 2);
      FOR freed IN
        WITH gone AS (
          DELETE FROM sendwright.send_slots s WHERE s.token = ANY (tokens) RETURNING s.scope
        )
        SELECT g.scope, count(*)::int4 AS room FROM gone g GROUP BY g.scope ORDER BY g.scope
      LOOP
        woken := woken + sendwright.wake_sends(freed.scope, freed.room);
      END LOOP;
      RETURN woken;
    END $$;


--
-- Name: restore_month(timestamp with time zone); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.restore_month(of_time timestamp with time zone) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    SET lock_timeout TO '1s'
    AS $$
    DECLARE
      starts timestamptz := date_trunc('month', of_time, 'UTC');
      ends timestamptz := (starts AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
      first uuid := sendwright.first_id(starts);
      past uuid := sendwright.first_id(ends);
      suffix text := to_char(starts AT TIME ZONE 'UTC', '_YYYY_MM');
      log record;
    BEGIN
      IF NOT has_table_privilege(coalesce(nullif(current_setting('role'), 'none')::name, session_user),
        'sendwright.emails', 'DELETE') THEN
        RAISE insufficient_privilege USING MESSAGE = 'the months of the log are for those who have DELETE on sendwright.emails';
      END IF;
      PERFORM pg_advisory_xact_lock(1886745704, 4);
      IF NOT EXISTS (SELECT FROM sendwright.months_aside a WHERE a.month = starts) THEN RETURN false; END IF;
      -- Looked through while nobody waits: a table of which this is known is attached at once.
      FOR log IN SELECT * FROM (VALUES ('search_entries', 'email_id'), ('email_states', 'email_id'), ('email_contents', 'email_id'), ('email_attachments', 'email_id'), ('email_events', 'email_id'), ('email_handoffs', 'email_id'), ('webhook_deliveries', 'id'), ('webhook_attempts', 'delivery_id'), ('emails', 'id')) AS t(name, key) LOOP
        CONTINUE WHEN to_regclass('sendwright.' || log.name || suffix || '_aside') IS NULL;
        EXECUTE format('ALTER TABLE sendwright.%I ADD CONSTRAINT of_month CHECK (%I IS NOT NULL AND %I >= %L AND %I < %L)',
          log.name || suffix || '_aside', log.key, log.key, first, log.key, past);
      END LOOP;
      FOR log IN SELECT * FROM (VALUES ('search_entries', 'email_id'), ('email_states', 'email_id'), ('email_contents', 'email_id'), ('email_attachments', 'email_id'), ('email_events', 'email_id'), ('email_handoffs', 'email_id'), ('webhook_deliveries', 'id'), ('webhook_attempts', 'delivery_id'), ('emails', 'id')) AS t(name, key) LOOP
        CONTINUE WHEN to_regclass('sendwright.' || log.name || suffix || '_aside') IS NULL;
        IF to_regclass('sendwright.' || log.name || suffix) IS NOT NULL THEN
          IF EXISTS (SELECT FROM pg_inherits i WHERE i.inhrelid = to_regclass('sendwright.' || log.name || suffix)) THEN
            EXECUTE format('ALTER TABLE sendwright.%I DETACH PARTITION sendwright.%I', log.name, log.name || suffix);
          END IF;
          IF log.name LIKE 'webhook%' THEN
            EXECUTE format('DELETE FROM sendwright.%I a USING sendwright.%I p WHERE a.%I = p.%I',
              log.name || suffix || '_aside', log.name || suffix, log.key, log.key);
          END IF;
          EXECUTE format('INSERT INTO sendwright.%I SELECT * FROM sendwright.%I ON CONFLICT DO NOTHING',
            log.name || suffix || '_aside', log.name || suffix);
          EXECUTE format('DROP TABLE sendwright.%I', log.name || suffix);
        END IF;
        EXECUTE format('ALTER TABLE sendwright.%I RENAME TO %I', log.name || suffix || '_aside', log.name || suffix);
        EXECUTE format('ALTER TABLE sendwright.%I ATTACH PARTITION sendwright.%I FOR VALUES FROM (%L) TO (%L)',
          log.name, log.name || suffix, first, past);
        EXECUTE format('ALTER TABLE sendwright.%I DROP CONSTRAINT of_month', log.name || suffix);
      END LOOP;
      DELETE FROM sendwright.months_aside a WHERE a.month = starts;
      PERFORM sendwright.make_month(of_time);
      RETURN true;
    END $$;


--
-- Name: run_1(text, text[]); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.run_1(statement text, parameters text[]) RETURNS SETOF text
    LANGUAGE plpgsql
    SET jit TO 'off'
    SET max_parallel_workers_per_gather TO '0'
    SET enable_seqscan TO 'off'
    AS $$
BEGIN
  RETURN QUERY EXECUTE statement USING parameters;
END $$;


--
-- Name: send(jsonb, uuid, text); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.send(request jsonb, account uuid DEFAULT NULL::uuid, idempotency_key text DEFAULT NULL::text) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $_$
    #variable_conflict use_variable
    DECLARE
      at timestamptz(3) := clock_timestamp();
      bits bytea := uuid_send(gen_random_uuid());
      id uuid;
      bound uuid[];
      found_accounts uuid[];
      unknown_field text;
      request_text text;
      print text;
      known record;
    BEGIN
      IF request IS NULL OR jsonb_typeof(request) <> 'object' THEN
        RAISE EXCEPTION USING ERRCODE = 'SW400',
          MESSAGE = 'sendwright.send: the request must be a JSON object with the fields of POST /v1/emails';
      END IF;
      SELECT k.name INTO unknown_field FROM jsonb_object_keys(request) AS k(name)
      WHERE k.name <> ALL (ARRAY['from', 'to', 'cc', 'bcc', 'reply_to', 'subject', 'html', 'text', 'headers', 'tags', 'attachments', 'template_id', 'template_slug', 'variables', 'scheduled_at', 'unsubscribe_url']) ORDER BY k.name LIMIT 1;
      IF unknown_field IS NOT NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'SW400',
          MESSAGE = format('sendwright.send: the request has a field %s, which POST /v1/emails has not',
            quote_ident(left(unknown_field, 60)));
      END IF;
      request_text := request::text;
      IF octet_length(request_text) > 50000000 THEN
        RAISE EXCEPTION USING ERRCODE = 'SW400',
          MESSAGE = 'sendwright.send: the request has more than 50 MB';
      END IF;
      IF length(idempotency_key) > 256 OR idempotency_key !~ '^[\x20-\x7E]+$' THEN
        RAISE EXCEPTION USING ERRCODE = 'SW400',
          MESSAGE = 'sendwright.send: an idempotency key has 1 to 256 printable ASCII characters';
      END IF;
      SELECT array_agg(b.account_id) INTO bound FROM sendwright.senders b WHERE b.role = session_user;
      IF account IS NULL THEN
        IF bound IS NULL THEN
          SELECT array_agg(a.id) INTO found_accounts FROM (SELECT a.id FROM sendwright.accounts a LIMIT 2) a;
        ELSE
          found_accounts := bound;
        END IF;
        IF cardinality(found_accounts) IS DISTINCT FROM 1 THEN
          RAISE EXCEPTION USING ERRCODE = 'SW404', MESSAGE = CASE WHEN found_accounts IS NULL
            THEN 'sendwright.send: there is no account yet'
            ELSE 'sendwright.send: there are several accounts: say for which one, as account' END;
        END IF;
        account := found_accounts[1];
      ELSIF account <> ALL (bound) THEN
        RAISE EXCEPTION USING ERRCODE = 'SW403',
          MESSAGE = format('sendwright.send: the user %s may not send for this account', session_user);
      ELSIF NOT EXISTS (SELECT FROM sendwright.accounts a WHERE a.id = account) THEN
        RAISE EXCEPTION USING ERRCODE = 'SW404', MESSAGE = 'sendwright.send: there is no such account';
      END IF;
      bits := overlay(bits PLACING substring(int8send(round(extract(epoch FROM at) * 1000)::int8) FROM 3) FROM 1 FOR 6);
      bits := set_byte(bits, 6, (get_byte(bits, 6) & 15) | 112);
      id := encode(bits, 'hex')::uuid;
      IF idempotency_key IS NOT NULL THEN
        print := encode(sha256(convert_to(request_text, 'UTF8')), 'hex');
        LOOP
          DELETE FROM sendwright.idempotency_keys k WHERE k.account_id = account AND k.mode = 'live'
            AND k.kind = 'request' AND k.key = idempotency_key AND k.expires_at <= at;
          INSERT INTO sendwright.idempotency_keys AS k
            (account_id, mode, kind, key, fingerprint, expires_at, verdicts, answer)
          VALUES (account, 'live', 'request', idempotency_key, print, 'infinity',
            json_build_array(json_build_object('_tag', 'Accepted', 'emailId', id)), 'null')
          ON CONFLICT ON CONSTRAINT idempotency_keys_pkey DO NOTHING;
          EXIT WHEN FOUND;
          SELECT k.fingerprint, (k.verdicts->0->>'emailId')::uuid AS email_id INTO known
          FROM sendwright.idempotency_keys k
          WHERE k.account_id = account AND k.mode = 'live' AND k.kind = 'request' AND k.key = idempotency_key;
          IF FOUND AND known.fingerprint <> print THEN
            RAISE EXCEPTION USING ERRCODE = 'SW409',
              MESSAGE = 'sendwright.send: this idempotency key was used with another request';
          ELSIF FOUND THEN
            RETURN known.email_id;
          END IF;
        END LOOP;
      END IF;
      INSERT INTO sendwright.requests (id, account_id, stored_at, request, idempotency_key, size)
      VALUES (id, account, at, request, idempotency_key, octet_length(request_text));
      PERFORM pg_notify('sendwright', 'requests sql');
      RETURN id;
    END $_$;


--
-- Name: set_aside(timestamp with time zone, timestamp with time zone, boolean, timestamp with time zone); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.set_aside(of_time timestamp with time zone, before timestamp with time zone, of_emails boolean, at timestamp with time zone, OUT outcome text, OUT count bigint, OUT ids uuid[]) RETURNS record
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    SET enable_seqscan TO 'off'
    AS $_$
    DECLARE
      starts timestamptz := date_trunc('month', of_time, 'UTC');
      ends timestamptz := (starts AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
      first uuid := sendwright.first_id(starts);
      past uuid := sendwright.first_id(ends);
      suffix text := to_char(starts AT TIME ZONE 'UTC', '_YYYY_MM');
      names text[] := CASE WHEN of_emails THEN ARRAY['search_entries', 'email_states', 'email_contents', 'email_attachments', 'email_events', 'email_handoffs', 'webhook_deliveries', 'webhook_attempts', 'emails'] ELSE ARRAY['email_contents', 'email_attachments'] END;
      name text;
      seen pg_snapshot[];
      open_count int8;
      bytes int8;
      holds boolean;
      kept uuid[] := '{}';
      deliveries sendwright.webhook_deliveries[];
      attempts sendwright.webhook_attempts[];
      deadline timestamptz;
    BEGIN
      IF NOT has_table_privilege(coalesce(nullif(current_setting('role'), 'none')::name, session_user),
        'sendwright.emails', 'DELETE') THEN
        RAISE insufficient_privilege USING MESSAGE = 'the months of the log are for those who have DELETE on sendwright.emails';
      END IF;
      count := 0;
      IF (SELECT count(*) < 9 FROM unnest(ARRAY['search_entries', 'email_states', 'email_contents', 'email_attachments', 'email_events', 'email_handoffs', 'webhook_deliveries', 'webhook_attempts', 'emails']) AS t(name)
        JOIN pg_inherits i ON i.inhrelid = to_regclass('sendwright.' || t.name || suffix) WHERE NOT i.inhdetachpending)
      THEN outcome := 'missing'; RETURN; END IF;
      IF ends > before THEN outcome := 'open'; RETURN; END IF;
      IF NOT pg_try_advisory_xact_lock(1886745704, 5) THEN outcome := 'busy'; RETURN; END IF;

      SELECT sum(pg_relation_size(to_regclass('sendwright.' || t.name || suffix))) INTO bytes
      FROM unnest(CASE WHEN of_emails THEN ARRAY['search_entries', 'email_states', 'email_contents', 'email_attachments', 'email_events', 'email_handoffs', 'emails'] ELSE ARRAY['email_contents', 'email_attachments'] END) AS t(name);
      IF bytes = 0 AND of_emails THEN
        EXECUTE format('SELECT EXISTS (SELECT FROM sendwright.%I WHERE email_id IS NOT NULL)',
          'webhook_deliveries' || suffix) INTO holds;
        IF NOT holds THEN
          SELECT sum(pg_relation_size(to_regclass('sendwright.' || t.name || suffix))) INTO bytes
          FROM unnest(names) AS t(name);
        END IF;
      END IF;
      IF bytes = 0 THEN outcome := 'empty'; RETURN; END IF;

      outcome := 'open';
      seen := ARRAY[pg_current_snapshot()]
        || coalesce((SELECT array_agg(p.counted) FROM sendwright.metrics_place p WHERE of_emails), '{}');
      IF of_emails AND cardinality(seen) = 1 THEN seen := seen || '3:3:'::pg_snapshot; END IF;
      EXECUTE format('SELECT EXISTS (SELECT FROM unnest($1) AS s(seen) CROSS JOIN LATERAL (
            SELECT FROM sendwright.%1$I v WHERE v.stored_in >= pg_snapshot_xmax(s.seen) LIMIT 1) v)
          OR EXISTS (SELECT FROM unnest($1) AS s(seen) CROSS JOIN pg_snapshot_xip(s.seen) AS x(id)
            JOIN sendwright.%1$I v ON v.stored_in = x.id)
          OR EXISTS (SELECT FROM sendwright.%2$I s WHERE s.status = ''scheduled'')',
          'email_events' || suffix, 'email_states' || suffix) INTO holds USING seen;
      IF holds OR EXISTS (SELECT FROM sendwright.send_jobs j WHERE j.email_id >= first AND j.email_id < past)
        OR (of_emails AND EXISTS (SELECT FROM sendwright.webhook_jobs j WHERE j.delivery_id >= first AND j.delivery_id < past)) THEN RETURN; END IF;
      -- What follows reads whole tables of the month, and not by an index.
      PERFORM set_config('enable_seqscan', 'on', true);
      EXECUTE format('SELECT count(*), count(*) FILTER (WHERE updated_at >= $1 OR status IN (''queued'', ''scheduled'')
          OR ($2 AND next_sequence = 1)) FROM sendwright.%I', 'email_states' || suffix)
        INTO count, open_count USING before, of_emails;
      IF open_count > 0 THEN RETURN; END IF;
      IF of_emails THEN
        IF EXISTS (SELECT FROM sendwright.webhook_endpoints) THEN
          EXECUTE format('SELECT array_agg(DISTINCT s.email_id) FROM (
          SELECT v.email_id FROM sendwright.%1$I v WHERE v.id < $1 OR v.id >= $2
          UNION ALL SELECT e.id FROM sendwright.%2$I e WHERE e.first_event_id < $1 OR e.first_event_id >= $2 LIMIT 500) s',
            'email_events' || suffix, 'emails' || suffix) INTO ids USING first, past;
          IF ids IS NULL THEN
            SELECT array_agg(DISTINCT s.email_id) INTO ids FROM (
        SELECT d.email_id FROM sendwright.webhook_deliveries d
        WHERE d.email_id >= first AND d.email_id < past AND d.replay_of IS NOT NULL AND NOT (d.id >= first AND d.id < past) LIMIT 500) s;
          END IF;
          IF ids IS NOT NULL THEN outcome := 'spread'; RETURN; END IF;
        END IF;
        EXECUTE format('SELECT coalesce(array_agg(k.id), ''{}'') FROM (
        SELECT d.id FROM sendwright.%I d WHERE (d.email_id < $1 OR d.email_id >= $2)
          AND EXISTS (SELECT FROM sendwright.emails e WHERE e.id = d.email_id)
        LIMIT 10001) k', 'webhook_deliveries' || suffix)
          INTO kept USING first, past;
        IF cardinality(kept) > 10000 THEN RETURN; END IF;
      ELSE
        EXECUTE format('SELECT count(*) FROM sendwright.%I', 'email_contents' || suffix) INTO count;
      END IF;

      PERFORM set_config('enable_seqscan', 'off', true);
      outcome := 'busy';
      deadline := clock_timestamp() + interval '100 milliseconds';
      BEGIN
        IF NOT pg_try_advisory_xact_lock(1886745704, 4) THEN RETURN; END IF;
        FOREACH name IN ARRAY names LOOP
          PERFORM set_config('lock_timeout',
            greatest(1, extract(epoch FROM deadline - clock_timestamp()) * 1000)::int4::text, true);
          EXECUTE format('LOCK TABLE ONLY sendwright.%I IN ACCESS EXCLUSIVE MODE', name);
        END LOOP;
        -- Those who change an email are kept away, also where only its contents are set aside.
        FOREACH name IN ARRAY 'email_states'::text || names LOOP
          PERFORM set_config('lock_timeout',
            greatest(1, extract(epoch FROM deadline - clock_timestamp()) * 1000)::int4::text, true);
          EXECUTE format('LOCK TABLE sendwright.%I IN %s MODE', name || suffix,
            CASE WHEN name = ANY (names) THEN 'ACCESS EXCLUSIVE' ELSE 'SHARE' END);
        END LOOP;
        EXECUTE format('SELECT EXISTS (SELECT FROM unnest($1) AS s(seen) CROSS JOIN LATERAL (
            SELECT FROM sendwright.%1$I v WHERE v.stored_in >= pg_snapshot_xmax(s.seen) LIMIT 1) v)
          OR EXISTS (SELECT FROM unnest($1) AS s(seen) CROSS JOIN pg_snapshot_xip(s.seen) AS x(id)
            JOIN sendwright.%1$I v ON v.stored_in = x.id)
          OR EXISTS (SELECT FROM sendwright.%2$I s WHERE s.status = ''scheduled'')',
          'email_events' || suffix, 'email_states' || suffix) INTO holds USING seen;
        IF holds OR EXISTS (SELECT FROM sendwright.send_jobs j WHERE j.email_id >= first AND j.email_id < past)
        OR (of_emails AND EXISTS (SELECT FROM sendwright.webhook_jobs j WHERE j.delivery_id >= first AND j.delivery_id < past)) OR (of_emails AND EXISTS (
        SELECT d.email_id FROM sendwright.webhook_deliveries d
        WHERE d.email_id >= first AND d.email_id < past AND d.replay_of IS NOT NULL AND NOT (d.id >= first AND d.id < past))) THEN RETURN; END IF;

        IF cardinality(kept) > 0 THEN
          SELECT array_agg(d) INTO deliveries FROM sendwright.webhook_deliveries d WHERE d.id = ANY (kept);
          SELECT array_agg(a) INTO attempts FROM sendwright.webhook_attempts a WHERE a.delivery_id = ANY (kept);
        END IF;
        FOREACH name IN ARRAY names LOOP
          EXECUTE format('ALTER TABLE sendwright.%I DETACH PARTITION sendwright.%I', name, name || suffix);
          IF to_regclass('sendwright.' || name || suffix || '_aside') IS NULL THEN
            EXECUTE format('ALTER TABLE sendwright.%I RENAME TO %I', name || suffix, name || suffix || '_aside');
          ELSE
            -- The contents of the month were set aside before.
            EXECUTE format('INSERT INTO sendwright.%I SELECT * FROM sendwright.%I ON CONFLICT DO NOTHING',
              name || suffix || '_aside', name || suffix);
            EXECUTE format('DROP TABLE sendwright.%I', name || suffix);
          END IF;
        END LOOP;
        INSERT INTO sendwright.months_aside AS m (month, whole, emails, since) VALUES (starts, of_emails, count, at)
        ON CONFLICT (month) DO UPDATE SET whole = m.whole OR EXCLUDED.whole,
          emails = greatest(m.emails, EXCLUDED.emails), since = EXCLUDED.since;
        IF cardinality(kept) > 0 THEN PERFORM sendwright.make_month(of_time); END IF;
        IF cardinality(kept) > 0 THEN
          INSERT INTO sendwright.webhook_deliveries SELECT * FROM unnest(deliveries);
          INSERT INTO sendwright.webhook_attempts SELECT * FROM unnest(attempts);
        END IF;
        outcome := 'emptied';
      EXCEPTION WHEN lock_not_available OR deadlock_detected THEN RETURN;
      END;
    END $_$;


--
-- Name: slots_taken(text, text, timestamp with time zone); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.slots_taken(of_scope text, but_token text, at timestamp with time zone) RETURNS integer
    LANGUAGE sql STABLE
    AS $$
    SELECT count(*)::int4 FROM sendwright.send_slots s
    WHERE s.scope = of_scope AND s.expires_at > at AND s.token <> but_token
  $$;


--
-- Name: sweep_slots(integer, timestamp with time zone); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.sweep_slots(most integer, at timestamp with time zone) RETURNS integer
    LANGUAGE plpgsql
    SET lock_timeout TO '5s'
    AS $$
    DECLARE
      wanted text;
      woken int4 := 0;
    BEGIN
      PERFORM pg_advisory_xact_lock(1886745704, 2);
      DELETE FROM sendwright.send_slots s WHERE s.expires_at <= at;
      SELECT min(j.waits_for) INTO wanted FROM sendwright.send_jobs j WHERE j.waits_for IS NOT NULL;
      WHILE wanted IS NOT NULL LOOP
        woken := woken + sendwright.wake_sends(wanted, most - sendwright.slots_taken(wanted, '', at));
        SELECT min(j.waits_for) INTO wanted FROM sendwright.send_jobs j WHERE j.waits_for > wanted;
      END LOOP;
      DELETE FROM sendwright.send_lines l
      WHERE NOT EXISTS (SELECT FROM sendwright.send_jobs j WHERE j.waits_for = l.scope);
      RETURN woken;
    END $$;


--
-- Name: time_of(uuid); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.time_of(id uuid) RETURNS timestamp with time zone
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    SELECT to_timestamp(('x' || translate(left(id::text, 13), '-', ''))::bit(48)::int8 / 1000.0)
  $$;


--
-- Name: wake_sends(text, integer); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.wake_sends(of_scope text, room integer) RETURNS integer
    LANGUAGE plpgsql
    SET enable_sort TO 'off'
    SET enable_bitmapscan TO 'off'
    AS $$
    DECLARE
      turn uuid;
      next_account uuid;
      next_id uuid;
      woken int4 := 0;
      fruitless boolean := false;
    BEGIN
      IF room <= 0 OR NOT EXISTS (SELECT FROM sendwright.send_jobs j WHERE j.waits_for = of_scope) THEN RETURN 0; END IF;
      SELECT l.last_account INTO turn FROM sendwright.send_lines l WHERE l.scope = of_scope;
      turn := coalesce(turn, '00000000-0000-0000-0000-000000000000');
      WHILE woken < room LOOP
        SELECT j.account_id INTO next_account FROM sendwright.send_jobs j
        WHERE j.waits_for = of_scope AND j.account_id > turn ORDER BY j.account_id LIMIT 1;
        IF next_account IS NULL THEN
          -- Once around, and there was nobody.
          EXIT WHEN fruitless;
          fruitless := true;
          turn := '00000000-0000-0000-0000-000000000000';
        ELSE
          turn := next_account;
          IF NOT EXISTS (SELECT FROM sendwright.accounts c
            WHERE c.id = next_account AND (c.suspended_at IS NOT NULL OR c.paused_at IS NOT NULL))
          THEN
            SELECT j.email_id INTO next_id FROM sendwright.send_jobs j
            WHERE j.waits_for = of_scope AND j.account_id = next_account AND j.token IS NULL
            ORDER BY j.due_at, j.email_id LIMIT 1 FOR UPDATE SKIP LOCKED;
            IF FOUND THEN
              UPDATE sendwright.send_jobs j SET waits_for = NULL, wake_at = j.due_at WHERE j.email_id = next_id;
              woken := woken + 1;
              fruitless := false;
            END IF;
          END IF;
        END IF;
      END LOOP;
      INSERT INTO sendwright.send_lines (scope, last_account) VALUES (of_scope, turn)
      ON CONFLICT (scope) DO UPDATE SET last_account = EXCLUDED.last_account;
      RETURN woken;
    END $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: accounts; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.accounts (
    id uuid NOT NULL,
    name text NOT NULL,
    plan text NOT NULL,
    plan_step text,
    trusted boolean NOT NULL,
    monthly_emails integer,
    domains integer,
    request_rate double precision,
    paused_at timestamp(3) with time zone,
    paused_reason text,
    suspended_at timestamp(3) with time zone,
    suspended_reason text,
    created_at timestamp(3) with time zone NOT NULL,
    reopened_in xid8,
    CONSTRAINT accounts_plan_check CHECK ((plan = ANY (ARRAY['free'::text, 'pro'::text, 'growth'::text, 'enterprise'::text])))
);


--
-- Name: api_keys; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.api_keys (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    hash text NOT NULL,
    name text NOT NULL,
    mode text NOT NULL,
    scopes text[] NOT NULL,
    prefix text NOT NULL,
    last_four text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    last_used_at timestamp(3) with time zone,
    revoked_at timestamp(3) with time zone,
    created_by uuid,
    CONSTRAINT api_keys_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text])))
)
WITH (fillfactor='70');


--
-- Name: audit_log; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.audit_log (
    id uuid NOT NULL,
    account_id uuid,
    at timestamp(3) with time zone NOT NULL,
    actor_kind text NOT NULL,
    actor_id uuid,
    actor_name text NOT NULL,
    action text NOT NULL,
    subject text,
    address text,
    session_id uuid,
    request_id text,
    CONSTRAINT audit_log_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['key'::text, 'user'::text, 'operator'::text, 'portal'::text, 'visitor'::text, 'engine'::text])))
);


--
-- Name: domains; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.domains (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    name text NOT NULL,
    region text NOT NULL,
    status text NOT NULL,
    health text NOT NULL,
    health_changed_at timestamp(3) with time zone,
    broken_since timestamp(3) with time zone,
    dns_records json NOT NULL,
    dns_checks json,
    dns_checked_at timestamp(3) with time zone,
    selector text,
    sealed_private_key text,
    rotation_from text,
    rotation_to text,
    rotation_started_at timestamp(3) with time zone,
    rotation_switched_at timestamp(3) with time zone,
    other_private_key text,
    checks integer NOT NULL,
    check_began_at timestamp(3) with time zone,
    next_check_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    removed_at timestamp(3) with time zone,
    CONSTRAINT domains_health_check CHECK ((health = ANY (ARRAY['unknown'::text, 'healthy'::text, 'action_needed'::text]))),
    CONSTRAINT domains_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'verified'::text, 'failed'::text])))
)
WITH (fillfactor='70');


--
-- Name: email_attachments; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_attachments (
    email_id uuid NOT NULL,
    "position" smallint NOT NULL,
    filename text,
    content_type text NOT NULL,
    content_id text,
    disposition text NOT NULL,
    size integer NOT NULL,
    content bytea NOT NULL
)
PARTITION BY RANGE (email_id);
ALTER TABLE ONLY sendwright.email_attachments ALTER COLUMN content SET STORAGE EXTERNAL;


--
-- Name: email_attachments_2026_11; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_attachments_2026_11 (
    email_id uuid NOT NULL,
    "position" smallint NOT NULL,
    filename text,
    content_type text NOT NULL,
    content_id text,
    disposition text NOT NULL,
    size integer NOT NULL,
    content bytea NOT NULL
);
ALTER TABLE ONLY sendwright.email_attachments_2026_11 ALTER COLUMN content SET STORAGE EXTERNAL;


--
-- Name: email_attachments_2026_12; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_attachments_2026_12 (
    email_id uuid NOT NULL,
    "position" smallint NOT NULL,
    filename text,
    content_type text NOT NULL,
    content_id text,
    disposition text NOT NULL,
    size integer NOT NULL,
    content bytea NOT NULL
);
ALTER TABLE ONLY sendwright.email_attachments_2026_12 ALTER COLUMN content SET STORAGE EXTERNAL;


--
-- Name: email_attachments_2027_01; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_attachments_2027_01 (
    email_id uuid NOT NULL,
    "position" smallint NOT NULL,
    filename text,
    content_type text NOT NULL,
    content_id text,
    disposition text NOT NULL,
    size integer NOT NULL,
    content bytea NOT NULL
);
ALTER TABLE ONLY sendwright.email_attachments_2027_01 ALTER COLUMN content SET STORAGE EXTERNAL;


--
-- Name: email_contents; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_contents (
    email_id uuid NOT NULL,
    html text,
    body_text text,
    headers json NOT NULL,
    unsubscribe_url text
)
PARTITION BY RANGE (email_id);
ALTER TABLE ONLY sendwright.email_contents ALTER COLUMN html SET COMPRESSION lz4;
ALTER TABLE ONLY sendwright.email_contents ALTER COLUMN body_text SET COMPRESSION lz4;


--
-- Name: email_contents_2026_11; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_contents_2026_11 (
    email_id uuid NOT NULL,
    html text,
    body_text text,
    headers json NOT NULL,
    unsubscribe_url text
);
ALTER TABLE ONLY sendwright.email_contents_2026_11 ALTER COLUMN html SET COMPRESSION lz4;
ALTER TABLE ONLY sendwright.email_contents_2026_11 ALTER COLUMN body_text SET COMPRESSION lz4;


--
-- Name: email_contents_2026_12; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_contents_2026_12 (
    email_id uuid NOT NULL,
    html text,
    body_text text,
    headers json NOT NULL,
    unsubscribe_url text
);
ALTER TABLE ONLY sendwright.email_contents_2026_12 ALTER COLUMN html SET COMPRESSION lz4;
ALTER TABLE ONLY sendwright.email_contents_2026_12 ALTER COLUMN body_text SET COMPRESSION lz4;


--
-- Name: email_contents_2027_01; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_contents_2027_01 (
    email_id uuid NOT NULL,
    html text,
    body_text text,
    headers json NOT NULL,
    unsubscribe_url text
);
ALTER TABLE ONLY sendwright.email_contents_2027_01 ALTER COLUMN html SET COMPRESSION lz4;
ALTER TABLE ONLY sendwright.email_contents_2027_01 ALTER COLUMN body_text SET COMPRESSION lz4;


--
-- Name: email_events; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_events (
    email_id uuid NOT NULL,
    sequence integer NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    details json NOT NULL,
    occurred_at timestamp(3) with time zone NOT NULL,
    keys text[] NOT NULL,
    stored_in xid8 DEFAULT pg_current_xact_id() NOT NULL
)
PARTITION BY RANGE (email_id);


--
-- Name: email_events_2026_11; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_events_2026_11 (
    email_id uuid NOT NULL,
    sequence integer NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    details json NOT NULL,
    occurred_at timestamp(3) with time zone NOT NULL,
    keys text[] NOT NULL,
    stored_in xid8 DEFAULT pg_current_xact_id() NOT NULL
);


--
-- Name: email_events_2026_12; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_events_2026_12 (
    email_id uuid NOT NULL,
    sequence integer NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    details json NOT NULL,
    occurred_at timestamp(3) with time zone NOT NULL,
    keys text[] NOT NULL,
    stored_in xid8 DEFAULT pg_current_xact_id() NOT NULL
);


--
-- Name: email_events_2027_01; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_events_2027_01 (
    email_id uuid NOT NULL,
    sequence integer NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    details json NOT NULL,
    occurred_at timestamp(3) with time zone NOT NULL,
    keys text[] NOT NULL,
    stored_in xid8 DEFAULT pg_current_xact_id() NOT NULL
);


--
-- Name: email_handoffs; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_handoffs (
    email_id uuid NOT NULL,
    number integer NOT NULL,
    began_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone NOT NULL,
    next_at timestamp(3) with time zone,
    outcome text NOT NULL,
    provider text,
    reply text
)
PARTITION BY RANGE (email_id);


--
-- Name: email_handoffs_2026_11; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_handoffs_2026_11 (
    email_id uuid NOT NULL,
    number integer NOT NULL,
    began_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone NOT NULL,
    next_at timestamp(3) with time zone,
    outcome text NOT NULL,
    provider text,
    reply text
);


--
-- Name: email_handoffs_2026_12; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_handoffs_2026_12 (
    email_id uuid NOT NULL,
    number integer NOT NULL,
    began_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone NOT NULL,
    next_at timestamp(3) with time zone,
    outcome text NOT NULL,
    provider text,
    reply text
);


--
-- Name: email_handoffs_2027_01; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_handoffs_2027_01 (
    email_id uuid NOT NULL,
    number integer NOT NULL,
    began_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone NOT NULL,
    next_at timestamp(3) with time zone,
    outcome text NOT NULL,
    provider text,
    reply text
);


--
-- Name: emails; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.emails (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    scheduled_at timestamp(3) with time zone,
    domain_id uuid,
    sender text NOT NULL,
    to_list text[] NOT NULL,
    cc_list text[] NOT NULL,
    bcc_list text[] NOT NULL,
    reply_to text[],
    subject text NOT NULL,
    tags text[] NOT NULL,
    own_header json,
    message_id text NOT NULL,
    recipients text[] NOT NULL,
    envelopes text[],
    simulations text[],
    attachment_count smallint NOT NULL,
    idempotency_key text,
    search_text text NOT NULL,
    first_event_id uuid NOT NULL,
    trace bytea,
    key_id uuid,
    user_id uuid,
    request_id uuid,
    copy_of uuid,
    template_id uuid
)
PARTITION BY RANGE (id);


--
-- Name: email_history; Type: VIEW; Schema: sendwright; Owner: -
--

CREATE VIEW sendwright.email_history AS
 SELECT email_events.email_id,
    email_events.sequence,
    email_events.id,
    email_events.type,
    email_events.details,
    email_events.occurred_at
   FROM sendwright.email_events
UNION ALL
 SELECT emails.id AS email_id,
    0 AS sequence,
    emails.first_event_id AS id,
        CASE
            WHEN (emails.scheduled_at IS NULL) THEN 'email.queued'::text
            ELSE 'email.scheduled'::text
        END AS type,
    ((
        CASE
            WHEN (emails.scheduled_at IS NULL) THEN '{}'::jsonb
            ELSE jsonb_build_object('scheduled_at', to_char((emails.scheduled_at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text))
        END ||
        CASE
            WHEN (emails.mode = 'test'::text) THEN '{"test": true}'::jsonb
            ELSE '{}'::jsonb
        END))::json AS details,
    emails.created_at AS occurred_at
   FROM sendwright.emails;


--
-- Name: email_states; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_states (
    email_id uuid NOT NULL,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    states text[] NOT NULL,
    scheduled_at timestamp(3) with time zone,
    provider_message_id text,
    error text,
    next_sequence integer NOT NULL,
    has_evidence boolean NOT NULL
)
PARTITION BY RANGE (email_id);


--
-- Name: email_states_2026_11; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_states_2026_11 (
    email_id uuid NOT NULL,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    states text[] NOT NULL,
    scheduled_at timestamp(3) with time zone,
    provider_message_id text,
    error text,
    next_sequence integer NOT NULL,
    has_evidence boolean NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0.05');


--
-- Name: email_states_2026_12; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_states_2026_12 (
    email_id uuid NOT NULL,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    states text[] NOT NULL,
    scheduled_at timestamp(3) with time zone,
    provider_message_id text,
    error text,
    next_sequence integer NOT NULL,
    has_evidence boolean NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0.05');


--
-- Name: email_states_2027_01; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.email_states_2027_01 (
    email_id uuid NOT NULL,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    states text[] NOT NULL,
    scheduled_at timestamp(3) with time zone,
    provider_message_id text,
    error text,
    next_sequence integer NOT NULL,
    has_evidence boolean NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0.05');


--
-- Name: emails_2026_11; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.emails_2026_11 (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    scheduled_at timestamp(3) with time zone,
    domain_id uuid,
    sender text NOT NULL,
    to_list text[] NOT NULL,
    cc_list text[] NOT NULL,
    bcc_list text[] NOT NULL,
    reply_to text[],
    subject text NOT NULL,
    tags text[] NOT NULL,
    own_header json,
    message_id text NOT NULL,
    recipients text[] NOT NULL,
    envelopes text[],
    simulations text[],
    attachment_count smallint NOT NULL,
    idempotency_key text,
    search_text text NOT NULL,
    first_event_id uuid NOT NULL,
    trace bytea,
    key_id uuid,
    user_id uuid,
    request_id uuid,
    copy_of uuid,
    template_id uuid
);


--
-- Name: emails_2026_12; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.emails_2026_12 (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    scheduled_at timestamp(3) with time zone,
    domain_id uuid,
    sender text NOT NULL,
    to_list text[] NOT NULL,
    cc_list text[] NOT NULL,
    bcc_list text[] NOT NULL,
    reply_to text[],
    subject text NOT NULL,
    tags text[] NOT NULL,
    own_header json,
    message_id text NOT NULL,
    recipients text[] NOT NULL,
    envelopes text[],
    simulations text[],
    attachment_count smallint NOT NULL,
    idempotency_key text,
    search_text text NOT NULL,
    first_event_id uuid NOT NULL,
    trace bytea,
    key_id uuid,
    user_id uuid,
    request_id uuid,
    copy_of uuid,
    template_id uuid
);


--
-- Name: emails_2027_01; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.emails_2027_01 (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    scheduled_at timestamp(3) with time zone,
    domain_id uuid,
    sender text NOT NULL,
    to_list text[] NOT NULL,
    cc_list text[] NOT NULL,
    bcc_list text[] NOT NULL,
    reply_to text[],
    subject text NOT NULL,
    tags text[] NOT NULL,
    own_header json,
    message_id text NOT NULL,
    recipients text[] NOT NULL,
    envelopes text[],
    simulations text[],
    attachment_count smallint NOT NULL,
    idempotency_key text,
    search_text text NOT NULL,
    first_event_id uuid NOT NULL,
    trace bytea,
    key_id uuid,
    user_id uuid,
    request_id uuid,
    copy_of uuid,
    template_id uuid
);


--
-- Name: erased_names; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.erased_names (
    name text NOT NULL,
    erased_at timestamp(3) with time zone NOT NULL
);


--
-- Name: holds; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.holds (
    id boolean DEFAULT true NOT NULL,
    since timestamp(3) with time zone NOT NULL
);


--
-- Name: idempotency_keys; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.idempotency_keys (
    account_id uuid NOT NULL,
    mode text NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    verdicts json NOT NULL,
    answer json NOT NULL
);


--
-- Name: log_identity; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.log_identity (
    one boolean NOT NULL,
    id uuid NOT NULL
);


--
-- Name: memberships; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.memberships (
    account_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    joined_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT memberships_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'developer'::text, 'viewer'::text])))
);


--
-- Name: metrics_hours; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.metrics_hours (
    account_id uuid NOT NULL,
    traffic text NOT NULL,
    kind text NOT NULL,
    hour integer NOT NULL,
    name text NOT NULL,
    accepted integer NOT NULL,
    sent integer NOT NULL,
    delivered integer NOT NULL,
    bounced_permanently integer NOT NULL,
    bounced_temporarily integer NOT NULL,
    complained integer NOT NULL,
    delayed integer NOT NULL,
    failed integer NOT NULL,
    cancelled integer NOT NULL,
    times integer[] NOT NULL
)
WITH (fillfactor='70');


--
-- Name: metrics_place; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.metrics_place (
    id boolean DEFAULT true NOT NULL,
    counted pg_snapshot NOT NULL,
    CONSTRAINT metrics_place_id_check CHECK (id)
)
WITH (fillfactor='10');


--
-- Name: migrations; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.migrations (
    id integer NOT NULL,
    step integer NOT NULL,
    name text NOT NULL,
    needs integer NOT NULL,
    program text NOT NULL,
    ran_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);


--
-- Name: months_aside; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.months_aside (
    month timestamp with time zone NOT NULL,
    whole boolean NOT NULL,
    emails bigint NOT NULL,
    since timestamp with time zone NOT NULL
);


--
-- Name: nodes; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE UNLOGGED TABLE sendwright.nodes (
    id uuid NOT NULL,
    version text NOT NULL,
    role text NOT NULL,
    hostname text NOT NULL,
    pid integer NOT NULL,
    started_at timestamp(3) with time zone NOT NULL,
    state text NOT NULL,
    seen_at timestamp(3) with time zone NOT NULL,
    clock_ahead_millis double precision NOT NULL
)
WITH (fillfactor='30');


--
-- Name: portal_sessions; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.portal_sessions (
    id uuid NOT NULL,
    hash text NOT NULL,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    parts text[] NOT NULL,
    label text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    link_expires_at timestamp(3) with time zone NOT NULL,
    agent text NOT NULL,
    network text NOT NULL,
    CONSTRAINT portal_sessions_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text])))
);


--
-- Name: provider_events; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.provider_events (
    provider text NOT NULL,
    key text NOT NULL,
    event json NOT NULL,
    due_at timestamp(3) with time zone,
    kept_at timestamp(3) with time zone NOT NULL,
    provider_message_id text
);


--
-- Name: quotas; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.quotas (
    account_id uuid NOT NULL,
    month text NOT NULL,
    month_used integer NOT NULL,
    month_limit integer,
    day text NOT NULL,
    day_used integer NOT NULL,
    day_limit integer,
    granted integer NOT NULL
)
WITH (fillfactor='20');


--
-- Name: rate_buckets; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE UNLOGGED TABLE sendwright.rate_buckets (
    key text NOT NULL,
    tokens double precision NOT NULL,
    filled double precision NOT NULL,
    updated_millis bigint NOT NULL
)
WITH (fillfactor='50');


--
-- Name: report_signatures; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.report_signatures (
    name text NOT NULL,
    digest text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);


--
-- Name: reputation_hours; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.reputation_hours (
    account_id uuid NOT NULL,
    hour integer NOT NULL,
    shard smallint NOT NULL,
    recipients integer NOT NULL,
    bounces integer NOT NULL,
    complaints integer NOT NULL
)
WITH (fillfactor='20', autovacuum_vacuum_threshold='1000');


--
-- Name: reputation_notes; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.reputation_notes (
    id bigint NOT NULL,
    account_id uuid NOT NULL
);


--
-- Name: reputation_notes_id_seq; Type: SEQUENCE; Schema: sendwright; Owner: -
--

ALTER TABLE sendwright.reputation_notes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME sendwright.reputation_notes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: requests; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.requests (
    number bigint NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    stored_at timestamp(3) with time zone NOT NULL,
    request jsonb NOT NULL,
    size integer NOT NULL,
    taken_until timestamp(3) with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    idempotency_key text
);


--
-- Name: requests_number_seq; Type: SEQUENCE; Schema: sendwright; Owner: -
--

ALTER TABLE sendwright.requests ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME sendwright.requests_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: retention_terms; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.retention_terms (
    kind text NOT NULL,
    cutoff timestamp with time zone,
    largest bigint DEFAULT 0 NOT NULL,
    stopped_at timestamp with time zone,
    stopped_cutoff timestamp with time zone,
    due bigint,
    restored boolean DEFAULT false NOT NULL
);


--
-- Name: search_entries; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.search_entries (
    account_id uuid NOT NULL,
    mode text NOT NULL,
    email_id uuid NOT NULL,
    tags text[] NOT NULL,
    text text NOT NULL
)
PARTITION BY RANGE (email_id);


--
-- Name: search_entries_2026_11; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.search_entries_2026_11 (
    account_id uuid NOT NULL,
    mode text NOT NULL,
    email_id uuid NOT NULL,
    tags text[] NOT NULL,
    text text NOT NULL
);


--
-- Name: search_entries_2026_12; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.search_entries_2026_12 (
    account_id uuid NOT NULL,
    mode text NOT NULL,
    email_id uuid NOT NULL,
    tags text[] NOT NULL,
    text text NOT NULL
);


--
-- Name: search_entries_2027_01; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.search_entries_2027_01 (
    account_id uuid NOT NULL,
    mode text NOT NULL,
    email_id uuid NOT NULL,
    tags text[] NOT NULL,
    text text NOT NULL
);


--
-- Name: send_jobs; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.send_jobs (
    email_id uuid NOT NULL,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    wake_at timestamp(3) with time zone NOT NULL,
    queued_at timestamp(3) with time zone NOT NULL,
    began_at timestamp(3) with time zone,
    token text,
    attempt integer DEFAULT 0 NOT NULL,
    crashes integer DEFAULT 0 NOT NULL,
    held boolean DEFAULT false NOT NULL,
    waits_for text,
    resume_at timestamp(3) with time zone,
    freed_in xid8 DEFAULT pg_current_xact_id() NOT NULL
)
WITH (fillfactor='70', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_threshold='2000', autovacuum_vacuum_cost_delay='0');


--
-- Name: send_lines; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE UNLOGGED TABLE sendwright.send_lines (
    scope text NOT NULL,
    last_account uuid NOT NULL
)
WITH (fillfactor='50');


--
-- Name: send_slots; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE UNLOGGED TABLE sendwright.send_slots (
    scope text NOT NULL,
    token text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_threshold='2000', autovacuum_vacuum_cost_delay='0');


--
-- Name: senders; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.senders (
    role name NOT NULL,
    account_id uuid NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.sessions (
    id uuid NOT NULL,
    hash text NOT NULL,
    user_id uuid NOT NULL,
    method text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    seen_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    agent text NOT NULL,
    network text NOT NULL
)
WITH (fillfactor='70');


--
-- Name: sign_in_links; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.sign_in_links (
    id uuid NOT NULL,
    hash text NOT NULL,
    purpose text NOT NULL,
    user_id uuid,
    account_id uuid,
    email text,
    address text,
    role text,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT sign_in_links_purpose_check CHECK ((purpose = ANY (ARRAY['start'::text, 'setup'::text, 'invitation'::text, 'reset'::text]))),
    CONSTRAINT sign_in_links_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'developer'::text, 'viewer'::text])))
);


--
-- Name: suppressions; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.suppressions (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    address text,
    recipient_hash text,
    pepper text,
    reason text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT suppressions_check CHECK ((((address IS NULL) <> (recipient_hash IS NULL)) AND ((recipient_hash IS NULL) = (pepper IS NULL)))),
    CONSTRAINT suppressions_reason_check CHECK ((reason = ANY (ARRAY['bounce'::text, 'complaint'::text, 'manual'::text])))
);


--
-- Name: template_versions; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.template_versions (
    template_id uuid NOT NULL,
    version integer NOT NULL,
    name text NOT NULL,
    subject text NOT NULL,
    html text,
    body_text text,
    variables text[] NOT NULL,
    weight integer NOT NULL,
    created_by text,
    created_at timestamp(3) with time zone NOT NULL,
    defaults jsonb,
    defaults_weight integer
);


--
-- Name: templates; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.templates (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    slug text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
)
WITH (fillfactor='80');


--
-- Name: user_identities; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.user_identities (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.users (
    id uuid NOT NULL,
    email text NOT NULL,
    address text NOT NULL,
    name text NOT NULL,
    password_hash text,
    is_operator boolean NOT NULL,
    disabled_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL
);


--
-- Name: webhook_attempts; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.webhook_attempts (
    delivery_id uuid NOT NULL,
    number integer NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    response_code integer,
    error text,
    duration_ms integer NOT NULL
)
PARTITION BY RANGE (delivery_id);


--
-- Name: webhook_attempts_2026_11; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.webhook_attempts_2026_11 (
    delivery_id uuid NOT NULL,
    number integer NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    response_code integer,
    error text,
    duration_ms integer NOT NULL
);


--
-- Name: webhook_attempts_2026_12; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.webhook_attempts_2026_12 (
    delivery_id uuid NOT NULL,
    number integer NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    response_code integer,
    error text,
    duration_ms integer NOT NULL
);


--
-- Name: webhook_attempts_2027_01; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.webhook_attempts_2027_01 (
    delivery_id uuid NOT NULL,
    number integer NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    response_code integer,
    error text,
    duration_ms integer NOT NULL
);


--
-- Name: webhook_deliveries; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.webhook_deliveries (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    mode text NOT NULL,
    event_id uuid,
    event_type text NOT NULL,
    email_id uuid,
    status text NOT NULL,
    attempts integer NOT NULL,
    last_error text,
    response_code integer,
    duration_ms integer,
    is_test boolean NOT NULL,
    replay_of uuid,
    created_at timestamp(3) with time zone NOT NULL
)
PARTITION BY RANGE (id);


--
-- Name: webhook_deliveries_2026_11; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.webhook_deliveries_2026_11 (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    mode text NOT NULL,
    event_id uuid,
    event_type text NOT NULL,
    email_id uuid,
    status text NOT NULL,
    attempts integer NOT NULL,
    last_error text,
    response_code integer,
    duration_ms integer,
    is_test boolean NOT NULL,
    replay_of uuid,
    created_at timestamp(3) with time zone NOT NULL
)
WITH (fillfactor='80', autovacuum_vacuum_scale_factor='0.05');


--
-- Name: webhook_deliveries_2026_12; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.webhook_deliveries_2026_12 (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    mode text NOT NULL,
    event_id uuid,
    event_type text NOT NULL,
    email_id uuid,
    status text NOT NULL,
    attempts integer NOT NULL,
    last_error text,
    response_code integer,
    duration_ms integer,
    is_test boolean NOT NULL,
    replay_of uuid,
    created_at timestamp(3) with time zone NOT NULL
)
WITH (fillfactor='80', autovacuum_vacuum_scale_factor='0.05');


--
-- Name: webhook_deliveries_2027_01; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.webhook_deliveries_2027_01 (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    mode text NOT NULL,
    event_id uuid,
    event_type text NOT NULL,
    email_id uuid,
    status text NOT NULL,
    attempts integer NOT NULL,
    last_error text,
    response_code integer,
    duration_ms integer,
    is_test boolean NOT NULL,
    replay_of uuid,
    created_at timestamp(3) with time zone NOT NULL
)
WITH (fillfactor='80', autovacuum_vacuum_scale_factor='0.05');


--
-- Name: webhook_endpoints; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.webhook_endpoints (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    url text NOT NULL,
    events text[] NOT NULL,
    format text NOT NULL,
    enabled boolean NOT NULL,
    sealed_secret text NOT NULL,
    old_sealed_secret text,
    old_secret_until timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL
);


--
-- Name: webhook_jobs; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.webhook_jobs (
    delivery_id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    wake_at timestamp(3) with time zone NOT NULL,
    token text,
    ordinal bigint NOT NULL,
    is_retry boolean DEFAULT false NOT NULL,
    freed_in xid8 DEFAULT pg_current_xact_id() NOT NULL
)
WITH (fillfactor='70', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_threshold='2000', autovacuum_vacuum_cost_delay='0');


--
-- Name: webhook_jobs_ordinal_seq; Type: SEQUENCE; Schema: sendwright; Owner: -
--

ALTER TABLE sendwright.webhook_jobs ALTER COLUMN ordinal ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME sendwright.webhook_jobs_ordinal_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: email_attachments_2026_11; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_attachments ATTACH PARTITION sendwright.email_attachments_2026_11 FOR VALUES FROM ('01a19467-e800-0000-0000-000000000000') TO ('01a22ee6-b000-0000-0000-000000000000');


--
-- Name: email_attachments_2026_12; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_attachments ATTACH PARTITION sendwright.email_attachments_2026_12 FOR VALUES FROM ('01a22ee6-b000-0000-0000-000000000000') TO ('01a2ce8b-d400-0000-0000-000000000000');


--
-- Name: email_attachments_2027_01; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_attachments ATTACH PARTITION sendwright.email_attachments_2027_01 FOR VALUES FROM ('01a2ce8b-d400-0000-0000-000000000000') TO ('01a36e30-f800-0000-0000-000000000000');


--
-- Name: email_contents_2026_11; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_contents ATTACH PARTITION sendwright.email_contents_2026_11 FOR VALUES FROM ('01a19467-e800-0000-0000-000000000000') TO ('01a22ee6-b000-0000-0000-000000000000');


--
-- Name: email_contents_2026_12; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_contents ATTACH PARTITION sendwright.email_contents_2026_12 FOR VALUES FROM ('01a22ee6-b000-0000-0000-000000000000') TO ('01a2ce8b-d400-0000-0000-000000000000');


--
-- Name: email_contents_2027_01; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_contents ATTACH PARTITION sendwright.email_contents_2027_01 FOR VALUES FROM ('01a2ce8b-d400-0000-0000-000000000000') TO ('01a36e30-f800-0000-0000-000000000000');


--
-- Name: email_events_2026_11; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_events ATTACH PARTITION sendwright.email_events_2026_11 FOR VALUES FROM ('01a19467-e800-0000-0000-000000000000') TO ('01a22ee6-b000-0000-0000-000000000000');


--
-- Name: email_events_2026_12; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_events ATTACH PARTITION sendwright.email_events_2026_12 FOR VALUES FROM ('01a22ee6-b000-0000-0000-000000000000') TO ('01a2ce8b-d400-0000-0000-000000000000');


--
-- Name: email_events_2027_01; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_events ATTACH PARTITION sendwright.email_events_2027_01 FOR VALUES FROM ('01a2ce8b-d400-0000-0000-000000000000') TO ('01a36e30-f800-0000-0000-000000000000');


--
-- Name: email_handoffs_2026_11; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_handoffs ATTACH PARTITION sendwright.email_handoffs_2026_11 FOR VALUES FROM ('01a19467-e800-0000-0000-000000000000') TO ('01a22ee6-b000-0000-0000-000000000000');


--
-- Name: email_handoffs_2026_12; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_handoffs ATTACH PARTITION sendwright.email_handoffs_2026_12 FOR VALUES FROM ('01a22ee6-b000-0000-0000-000000000000') TO ('01a2ce8b-d400-0000-0000-000000000000');


--
-- Name: email_handoffs_2027_01; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_handoffs ATTACH PARTITION sendwright.email_handoffs_2027_01 FOR VALUES FROM ('01a2ce8b-d400-0000-0000-000000000000') TO ('01a36e30-f800-0000-0000-000000000000');


--
-- Name: email_states_2026_11; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_states ATTACH PARTITION sendwright.email_states_2026_11 FOR VALUES FROM ('01a19467-e800-0000-0000-000000000000') TO ('01a22ee6-b000-0000-0000-000000000000');


--
-- Name: email_states_2026_12; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_states ATTACH PARTITION sendwright.email_states_2026_12 FOR VALUES FROM ('01a22ee6-b000-0000-0000-000000000000') TO ('01a2ce8b-d400-0000-0000-000000000000');


--
-- Name: email_states_2027_01; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_states ATTACH PARTITION sendwright.email_states_2027_01 FOR VALUES FROM ('01a2ce8b-d400-0000-0000-000000000000') TO ('01a36e30-f800-0000-0000-000000000000');


--
-- Name: emails_2026_11; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.emails ATTACH PARTITION sendwright.emails_2026_11 FOR VALUES FROM ('01a19467-e800-0000-0000-000000000000') TO ('01a22ee6-b000-0000-0000-000000000000');


--
-- Name: emails_2026_12; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.emails ATTACH PARTITION sendwright.emails_2026_12 FOR VALUES FROM ('01a22ee6-b000-0000-0000-000000000000') TO ('01a2ce8b-d400-0000-0000-000000000000');


--
-- Name: emails_2027_01; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.emails ATTACH PARTITION sendwright.emails_2027_01 FOR VALUES FROM ('01a2ce8b-d400-0000-0000-000000000000') TO ('01a36e30-f800-0000-0000-000000000000');


--
-- Name: search_entries_2026_11; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.search_entries ATTACH PARTITION sendwright.search_entries_2026_11 FOR VALUES FROM ('01a19467-e800-0000-0000-000000000000') TO ('01a22ee6-b000-0000-0000-000000000000');


--
-- Name: search_entries_2026_12; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.search_entries ATTACH PARTITION sendwright.search_entries_2026_12 FOR VALUES FROM ('01a22ee6-b000-0000-0000-000000000000') TO ('01a2ce8b-d400-0000-0000-000000000000');


--
-- Name: search_entries_2027_01; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.search_entries ATTACH PARTITION sendwright.search_entries_2027_01 FOR VALUES FROM ('01a2ce8b-d400-0000-0000-000000000000') TO ('01a36e30-f800-0000-0000-000000000000');


--
-- Name: webhook_attempts_2026_11; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.webhook_attempts ATTACH PARTITION sendwright.webhook_attempts_2026_11 FOR VALUES FROM ('01a19467-e800-0000-0000-000000000000') TO ('01a22ee6-b000-0000-0000-000000000000');


--
-- Name: webhook_attempts_2026_12; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.webhook_attempts ATTACH PARTITION sendwright.webhook_attempts_2026_12 FOR VALUES FROM ('01a22ee6-b000-0000-0000-000000000000') TO ('01a2ce8b-d400-0000-0000-000000000000');


--
-- Name: webhook_attempts_2027_01; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.webhook_attempts ATTACH PARTITION sendwright.webhook_attempts_2027_01 FOR VALUES FROM ('01a2ce8b-d400-0000-0000-000000000000') TO ('01a36e30-f800-0000-0000-000000000000');


--
-- Name: webhook_deliveries_2026_11; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.webhook_deliveries ATTACH PARTITION sendwright.webhook_deliveries_2026_11 FOR VALUES FROM ('01a19467-e800-0000-0000-000000000000') TO ('01a22ee6-b000-0000-0000-000000000000');


--
-- Name: webhook_deliveries_2026_12; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.webhook_deliveries ATTACH PARTITION sendwright.webhook_deliveries_2026_12 FOR VALUES FROM ('01a22ee6-b000-0000-0000-000000000000') TO ('01a2ce8b-d400-0000-0000-000000000000');


--
-- Name: webhook_deliveries_2027_01; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.webhook_deliveries ATTACH PARTITION sendwright.webhook_deliveries_2027_01 FOR VALUES FROM ('01a2ce8b-d400-0000-0000-000000000000') TO ('01a36e30-f800-0000-0000-000000000000');


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.accounts VALUES
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'Acme', 'enterprise', NULL, true, NULL, NULL, 1000000, NULL, NULL, NULL, NULL, '2026-11-29 02:50:05.343+00', NULL),
	('01a22536-4882-73d0-8588-c75e674ec8e0', 'Closed', 'free', NULL, false, NULL, NULL, NULL, NULL, NULL, '2026-11-29 02:50:57.756+00', 'Sent what nobody asked for.', '2026-11-29 02:50:44.225+00', NULL),
	('01a22536-304c-76bd-b123-de7437df96d4', 'Bolt', 'pro', NULL, false, 50, NULL, 7, '2026-11-29 02:52:00.117+00', NULL, NULL, NULL, '2026-11-29 02:50:38.028+00', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.api_keys VALUES
	('01a22535-c70d-740e-bbfa-7e5b8a489708', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '5cbbe329537e05163516a34fb2915541629d861bd7fc39ef68da7221058b5292', 'Acme live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'eQFm', '2026-11-29 02:50:11.085+00', NULL, '2026-11-29 02:50:16.159+00', NULL),
	('01a22536-1ab2-7759-91c4-b0e1d0fa3acd', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'ced0a7b1cd01c28a024f9b54d117ac720421e7794705758c8cd3889a3c690642', 'Acme live', 'live', '{emails:read}', 'svc_live_', 'CLSR', '2026-11-29 02:50:32.498+00', NULL, NULL, NULL),
	('01a22536-66ba-719a-a990-8dc3c9aa626d', '01a22536-4882-73d0-8588-c75e674ec8e0', 'bb75918f13d4378c4e1da4e199781b0031791f63e6e587d2ab8c99a6da61fa86', 'Closed live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'F9Ms', '2026-11-29 02:50:51.962+00', NULL, NULL, NULL),
	('01a22536-0041-77b8-b745-93130a86588b', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '06706ecf2ed12509a03e36c700629df9ae2c957f6a7eff2792e864776cd938d6', 'Acme test', 'test', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_test_', 'zefk', '2026-11-29 02:50:25.729+00', '2026-11-29 02:52:02.194+00', NULL, NULL),
	('01a22536-8fc7-7024-9a86-27e163cbd07d', '01a22536-304c-76bd-b123-de7437df96d4', 'a4fd3b51fcc90ec7181885314df6d431dea1a725ef2f81e0d827021ffd540bb4', 'Bolt live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'cnwq', '2026-11-29 02:51:02.472+00', '2026-11-29 02:52:02.235+00', NULL, NULL),
	('01a22535-ed35-73c5-91e3-64590adbcdff', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '3f89f235381d8d55c18a26cd6995d4e3eb962b19f767c52e9e9777b3a29a69d5', 'Acme live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'gNud', '2026-11-29 02:50:20.853+00', '2026-11-29 02:52:02.796+00', NULL, NULL);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.audit_log VALUES
	('01a22535-b0b2-7071-a740-6ded64f298de', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:50:05.362+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22535-c76c-7709-8514-7df30f8a177f', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:50:11.18+00', 'operator', NULL, 'operator', 'key.created', '01a22535-c70d-740e-bbfa-7e5b8a489708', NULL, NULL, NULL),
	('01a22535-daf4-75be-a620-45e8106f6615', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:50:16.18+00', 'operator', NULL, 'operator', 'key.revoked', '01a22535-c70d-740e-bbfa-7e5b8a489708', NULL, NULL, NULL),
	('01a22535-ed39-7227-82ab-1fc12fe2a092', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:50:20.857+00', 'operator', NULL, 'operator', 'key.created', '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, NULL, NULL),
	('01a22536-0053-7603-a701-689cc3010467', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:50:25.747+00', 'operator', NULL, 'operator', 'key.created', '01a22536-0041-77b8-b745-93130a86588b', NULL, NULL, NULL),
	('01a22536-1ac7-729e-99fd-0569c668a767', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:50:32.519+00', 'operator', NULL, 'operator', 'key.created', '01a22536-1ab2-7759-91c4-b0e1d0fa3acd', NULL, NULL, NULL),
	('01a22536-329e-7121-9222-01b556a13131', '01a22536-304c-76bd-b123-de7437df96d4', '2026-11-29 02:50:38.622+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22536-48ad-77b6-9c21-fa92abe20dec', '01a22536-4882-73d0-8588-c75e674ec8e0', '2026-11-29 02:50:44.269+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22536-6731-7173-b1c7-b7794b42e99c', '01a22536-4882-73d0-8588-c75e674ec8e0', '2026-11-29 02:50:52.081+00', 'operator', NULL, 'operator', 'key.created', '01a22536-66ba-719a-a990-8dc3c9aa626d', NULL, NULL, NULL),
	('01a22536-7d6f-72fe-8c0c-7d3a2a03b6bb', '01a22536-4882-73d0-8588-c75e674ec8e0', '2026-11-29 02:50:57.775+00', 'operator', NULL, 'operator', 'account.suspended', NULL, NULL, NULL, NULL),
	('01a22536-8fcd-7469-94f3-c23bc148342b', '01a22536-304c-76bd-b123-de7437df96d4', '2026-11-29 02:51:02.477+00', 'operator', NULL, 'operator', 'key.created', '01a22536-8fc7-7024-9a86-27e163cbd07d', NULL, NULL, NULL),
	('01a22536-a650-7683-ac28-df97c7af1553', NULL, '2026-11-29 02:51:08.24+00', 'operator', NULL, 'operator', 'user.created', '01a22536-a44f-758f-842e-5d2267f4e5e4', NULL, NULL, NULL),
	('01a22536-ba09-741f-a1ac-f5a096f2064a', NULL, '2026-11-29 02:51:13.289+00', 'operator', NULL, 'operator', 'user.link_made', '01a22535-b0a0-7644-886c-c0ee1436df7b', NULL, NULL, NULL),
	('01a22536-bc24-77f1-baf9-6a364062a8a6', NULL, '2026-11-29 02:51:13.828+00', 'user', '01a22535-b0a0-7644-886c-c0ee1436df7b', 'ada', 'user.password_changed', '01a22535-b0a0-7644-886c-c0ee1436df7b', '127.0.0.1', NULL, 'd8140efb9447cc6fa166468440e9d4a9'),
	('01a22536-bc2f-73ae-994f-025055575096', NULL, '2026-11-29 02:51:13.839+00', 'user', '01a22535-b0a0-7644-886c-c0ee1436df7b', 'ada', 'user.signed_in', '01a22535-b0a0-7644-886c-c0ee1436df7b', '127.0.0.1', NULL, 'd8140efb9447cc6fa166468440e9d4a9'),
	('01a22536-cc64-7777-b263-bcb247fd5b91', NULL, '2026-11-29 02:51:17.988+00', 'operator', NULL, 'operator', 'user.link_made', '01a22536-a44f-758f-842e-5d2267f4e5e4', NULL, NULL, NULL),
	('01a22536-cf01-7602-a9b2-525659f10770', NULL, '2026-11-29 02:51:18.657+00', 'operator', '01a22536-a44f-758f-842e-5d2267f4e5e4', 'grace', 'user.password_changed', '01a22536-a44f-758f-842e-5d2267f4e5e4', '127.0.0.1', NULL, 'd0be97e6efa24cb5fb1a4249b518ff51'),
	('01a22536-cf06-73c7-9387-d451111c0674', NULL, '2026-11-29 02:51:18.662+00', 'operator', '01a22536-a44f-758f-842e-5d2267f4e5e4', 'grace', 'user.signed_in', '01a22536-a44f-758f-842e-5d2267f4e5e4', '127.0.0.1', NULL, 'd0be97e6efa24cb5fb1a4249b518ff51'),
	('01a22536-dc6b-74c7-b77f-71774f2c6bbb', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:22.091+00', 'operator', NULL, 'operator', 'member.invited', '01a22536-dc5f-701c-8884-87ddfbb07255', NULL, NULL, NULL),
	('01a22536-dea8-7620-8b9f-94102f61cd7d', NULL, '2026-11-29 02:51:22.664+00', 'user', '01a22536-dea1-7307-b01b-7b86a6686bd9', 'The developer', 'user.created', '01a22536-dea1-7307-b01b-7b86a6686bd9', '127.0.0.1', NULL, '0b24dc60bde60120521308fef028c60c'),
	('01a22536-dea9-7773-92ef-5ac59e18d6f2', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:22.665+00', 'user', '01a22536-dea1-7307-b01b-7b86a6686bd9', 'The developer', 'member.joined', '01a22536-dea1-7307-b01b-7b86a6686bd9', '127.0.0.1', NULL, '0b24dc60bde60120521308fef028c60c'),
	('01a22536-deac-72a0-af03-a380d5bb357f', NULL, '2026-11-29 02:51:22.668+00', 'user', '01a22536-dea1-7307-b01b-7b86a6686bd9', 'The developer', 'user.signed_in', '01a22536-dea1-7307-b01b-7b86a6686bd9', '127.0.0.1', NULL, '0b24dc60bde60120521308fef028c60c'),
	('01a22536-eaca-772f-94d4-1f3be38da123', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:25.77+00', 'operator', NULL, 'operator', 'member.invited', '01a22536-eac6-73dd-b779-26123a645ee3', NULL, NULL, NULL),
	('01a22536-ecf5-70c0-96f1-bd3bad584eea', NULL, '2026-11-29 02:51:26.325+00', 'user', '01a22536-ecf1-7622-93f3-afd1cf161c23', 'The viewer', 'user.created', '01a22536-ecf1-7622-93f3-afd1cf161c23', '127.0.0.1', NULL, '76298fc92b162c0ccdac1d7a7129bced'),
	('01a22536-ecf8-73f0-b54c-f40ffc70fd6a', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:26.328+00', 'user', '01a22536-ecf1-7622-93f3-afd1cf161c23', 'The viewer', 'member.joined', '01a22536-ecf1-7622-93f3-afd1cf161c23', '127.0.0.1', NULL, '76298fc92b162c0ccdac1d7a7129bced'),
	('01a22536-ecf9-74fb-aca3-9d33dea4509a', NULL, '2026-11-29 02:51:26.329+00', 'user', '01a22536-ecf1-7622-93f3-afd1cf161c23', 'The viewer', 'user.signed_in', '01a22536-ecf1-7622-93f3-afd1cf161c23', '127.0.0.1', NULL, '76298fc92b162c0ccdac1d7a7129bced'),
	('01a22536-fdc8-73b7-9548-b97cf01c9889', NULL, '2026-11-29 02:51:30.632+00', 'operator', NULL, 'operator', 'user.disabled', '01a22536-ecf1-7622-93f3-afd1cf161c23', NULL, NULL, NULL),
	('01a22537-0d5e-71be-aef1-2a5d1b9dc04a', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:34.622+00', 'operator', NULL, 'operator', 'member.invited', '01a22537-0d57-720b-9629-65dedda0df17', NULL, NULL, NULL),
	('01a22537-0f54-7028-83a0-53f7cb70a0c9', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.124+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'domain.added', '01a22537-0f3f-709b-81e6-93623821a218', '127.0.0.1', NULL, 'd1aaedc2fdb0d7f80ee8c79b3617507a'),
	('01a22537-0f74-715c-92c9-c7d172addeab', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.156+00', 'engine', NULL, 'sendwright', 'domain.verified', '01a22537-0f3f-709b-81e6-93623821a218', '127.0.0.1', NULL, 'fcd1c99a53fc1c574c2fba1ef29fb935'),
	('01a22537-0fc5-70b9-82cc-732e9d85097d', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.237+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'domain.added', '01a22537-0fc2-753a-b931-4329c90c8df0', '127.0.0.1', NULL, '2c7f9afe89d8d2c36e98986be0c3f05c'),
	('01a22537-1032-7592-8e73-d878a13f0d67', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.345+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'domain.added', '01a22537-102e-73ab-9fa0-2f467dd359f7', '127.0.0.1', NULL, '1035f10b3a0da6e3e844ac23cc324f1c'),
	('01a22537-103c-76e9-84e5-f1d0e4657f76', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.356+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'domain.removed', '01a22537-102e-73ab-9fa0-2f467dd359f7', '127.0.0.1', NULL, '93507a009fc190691076d9c989b70d99'),
	('01a22537-1052-73f9-9016-e995e15036df', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.378+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'template.created', '01a22537-104a-75e5-a606-217c43d4c3ca', '127.0.0.1', NULL, '04194104237952955523a0425613eddc'),
	('01a22537-106c-7300-a592-9b652681f1d7', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.404+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'template.changed', '01a22537-104a-75e5-a606-217c43d4c3ca', '127.0.0.1', NULL, '5390109da4882ba46d494c419df49446'),
	('01a22537-1078-774f-99f2-9728b191bcd5', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.416+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'template.restored', '01a22537-104a-75e5-a606-217c43d4c3ca', '127.0.0.1', NULL, 'a58ffa8670cd4b52e279aa0057d97e64'),
	('01a22537-1082-712e-b238-989c3b7b7f96', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.426+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'template.created', '01a22537-1080-74e3-880f-f98216322894', '127.0.0.1', NULL, '2afe2316bbc51a6815fab97231882f31'),
	('01a22537-1091-7008-b0e1-14a23ac7bdd4', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.441+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'template.created', '01a22537-108e-75b9-8102-0e821dd61e64', '127.0.0.1', NULL, '67a8327658597022f070d62c8da561e2'),
	('01a22537-10a9-774d-bb01-3f585c303233', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.465+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'template.created', '01a22537-10a6-716a-a14f-a9c9143f1bbe', '127.0.0.1', NULL, '2d5e9f72c8c3263f4aac5b7e96043b86'),
	('01a22537-10b3-760d-9a70-abe3f6265049', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.475+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'template.removed', '01a22537-10a6-716a-a14f-a9c9143f1bbe', '127.0.0.1', NULL, 'fb59419be5a72fa33212653ff1e0e66e'),
	('01a22537-10c6-7571-98b8-237f04821943', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.494+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'webhook.added', '01a22537-10c3-7086-b0f8-6cd33b6d5789', '127.0.0.1', NULL, '87c70afec63174120264845f76d676e3'),
	('01a22537-10e0-708d-a13e-4b8bd51a207a', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.52+00', 'key', '01a22536-0041-77b8-b745-93130a86588b', 'Acme test', 'webhook.added', '01a22537-10de-75e8-ad78-00d7e45878d1', '127.0.0.1', NULL, 'be24ea37e0a5b5b3c81783028eb40876'),
	('01a22537-10e8-7160-9954-ff2fdc5de270', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.528+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'webhook.added', '01a22537-10e6-7731-8be2-6db92b3038b5', '127.0.0.1', NULL, '7fcd8cf494fc87d10d7bae7039289255'),
	('01a22537-10f0-745a-a20c-f024bce4da0a', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.536+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'webhook.added', '01a22537-10ef-70e6-814b-2bb2a1286dae', '127.0.0.1', NULL, '66a7c0a6cd1fcaedb2811611a7723ecc'),
	('01a22537-1101-7129-8cd6-d55c6818c4f8', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:35.553+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'webhook.removed', '01a22537-10ef-70e6-814b-2bb2a1286dae', '127.0.0.1', NULL, 'd682c1c3e4aeafa9f6746ae368afaa22'),
	('01a22537-2d11-7079-9ba6-de126e77083b', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:42.737+00', 'operator', NULL, 'operator', 'email.settled', '01a22537-14c3-717b-9509-06fe0fda2a0e', NULL, NULL, NULL),
	('01a22537-2e7c-7129-8cfe-e084ff29f1ee', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:43.1+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'portal.link_made', '01a22537-2e7c-7129-8cfe-e0831dabea48', '127.0.0.1', NULL, '696e29ccc5bc61f5d4819360cf6a8e98'),
	('01a22537-2e87-71dc-8cc8-341440088a50', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:43.111+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '3d9cfc1cebd015bc31a208f70b968c48'),
	('01a22537-2e91-76b2-a449-17fb1d14a1d9', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:43.121+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, 'c3d93ba9b828de7457303771045ad3ef'),
	('01a22537-2ea1-77e6-8a49-af3e2920322b', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:43.137+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'suppression.removed', NULL, '127.0.0.1', NULL, 'f430c53de8223ec43b0b47790b6436c1'),
	('01a22537-2fbd-77bf-b439-980cc9834404', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:43.421+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'recipient.erased', '7ab9ecda5d36', '127.0.0.1', NULL, '61ed0d62a7b891601665132df83edf56'),
	('01a22537-42c5-749e-a86c-42fe4fc04d76', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:48.293+00', 'key', '01a22535-ed35-73c5-91e3-64590adbcdff', 'Acme live', 'webhook.added', '01a22537-42c4-7064-860e-b43eef245513', '127.0.0.1', NULL, 'eb135a28437907b744105cdd981ee097'),
	('01a22537-43bf-742b-8ccf-f0d242f11743', NULL, '2026-11-29 02:51:48.543+00', 'user', '01a22535-b0a0-7644-886c-c0ee1436df7b', 'ada', 'user.signed_in', '01a22535-b0a0-7644-886c-c0ee1436df7b', '127.0.0.1', NULL, 'e552a8f37d98a61d26a94c2dc62d8c40'),
	('01a22537-43dd-7056-9308-855095840029', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:48.573+00', 'user', '01a22535-b0a0-7644-886c-c0ee1436df7b', 'ada', 'webhook.delivery_sent_again', '01a22537-42cf-7f04-8abc-71456e3d1460', '127.0.0.1', '01a22537-43bd-7432-8be5-6149c2481ab7', '1dc01df26d59db816bc98f6f725b1401'),
	('01a22537-4404-7099-aed6-5f3756e099ca', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:48.612+00', 'user', '01a22535-b0a0-7644-886c-c0ee1436df7b', 'ada', 'webhook.secret_rotated', '01a22537-10c3-7086-b0f8-6cd33b6d5789', '127.0.0.1', '01a22537-43bd-7432-8be5-6149c2481ab7', '9f020f1dd2947408fe36c3e00eceb5e0'),
	('01a22537-445d-777b-97d7-1752cbf79b4d', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:48.701+00', 'user', '01a22535-b0a0-7644-886c-c0ee1436df7b', 'ada', 'email.copied', '01a22537-444f-70a9-9767-06b12bf5116f', '127.0.0.1', '01a22537-43bd-7432-8be5-6149c2481ab7', 'beabd587a0468a27e353d445656e23e6'),
	('01a22537-4bce-763c-a0f0-0be8b3a0495e', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:50.606+00', 'operator', NULL, 'operator', 'domain.dkim_rotated', '01a22537-0f3f-709b-81e6-93623821a218', NULL, NULL, NULL),
	('01a22537-638d-7608-b16c-cbcbb022321e', '01a22536-304c-76bd-b123-de7437df96d4', '2026-11-29 02:51:56.685+00', 'operator', NULL, 'operator', 'emails.held', NULL, NULL, NULL, NULL),
	('01a22537-727c-7264-aea2-0331679b73ce', '01a22536-304c-76bd-b123-de7437df96d4', '2026-11-29 02:52:00.507+00', 'operator', NULL, 'operator', 'account.paused', NULL, NULL, NULL, NULL),
	('01a22537-74d9-723b-aa28-2ae46d0059f2', NULL, '2026-11-29 02:52:01.113+00', 'user', '01a22535-b0a0-7644-886c-c0ee1436df7b', 'ada', 'user.signed_in', '01a22535-b0a0-7644-886c-c0ee1436df7b', '127.0.0.1', NULL, 'adfe7b568d07220a2660e99961c4761f'),
	('01a22537-7574-729a-a396-d40334d88aa9', NULL, '2026-11-29 02:52:01.268+00', 'operator', '01a22536-a44f-758f-842e-5d2267f4e5e4', 'grace', 'user.signed_in', '01a22536-a44f-758f-842e-5d2267f4e5e4', '127.0.0.1', NULL, 'a1a50f8c8fe4069b873aa515e97722ef');


--
-- Data for Name: domains; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.domains VALUES
	('01a22537-0fc2-753a-b931-4329c90c8df0', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'pending.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw78bc7d75ea._domainkey.pending.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArpsl2rO0FE8vVukoKV7oDgYysFL2fySStD0rpWYExTAb72wRgKT+PMA1blKVs64CuzDdUaKj+k3qKX9BTpeLn6iWFAFczGeAh+bHCt9oS8gbEb9h/K8Ozu5MvDMq09qF03jX59V46uOWyPEvvWN6XsQc6OYuA+4nCMbWdlQLNwQzNMjUUC3Txu8gp4eBXDy0d2gV0qATfm5bcBY9Jn0WC2U5FOOQWLJv2NMcmJBkgi6cKNgx+99371CNSRbVekhG9f2YFEg0ndE47xQhKoFZYdcNxlFPco8eGeOGJF41dn70vusf1uaNDy2d4U987c5O2dZFCVQ669yG7HFtiwVWnQIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.pending.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.pending.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.pending.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw78bc7d75ea', '2.throwaway.4730d9a8b6ff0905.nxV5uXpAWbxVj8gc.rzcsFXgGv0i8WccE5Tn4WOhggmsy0IbSBoMDoqml1W2wKpy2Ib9wbJNTilwJ9yZhVnG9J5qJG2M7pYQ8iuiqRXBJeepL-BkJjl0M3f6LuPH4gLEsDGe5bZdoZqir4jUNr82LVcWB3mPT_Y2C9OyONAn_l29wyavCPlSbJYrXKTmNZXO2Ba1iqgLWBOcWYUfSEg6GA2jlc8SFe2NBRgXaluSOa8C07n_Z0gOiMWXUm1M50CjA3-8UDBYoEe1BTyqdVG0kgaOFBtK6zLUh5r5yc_bnItnzZo7-5RmnJ_w_nrxg5r6E7A1LndVXhyNnoD7kXYyxMD-cMLqAYwfAFZOL5YNIetE2XxqtkDNW3rMTx2wMnAHJKeTJiAz5Q-ryztCwvZ1yHY3bQFESqBm6CC2KCVxWZs31jwmbksNaDdaPKagdKTFxw4eZLlBHI-ML_QBfU3Bt9OPy1hpeDp6xZ_dixfuv58-c7VjSgAyaVw-rOzXP_q43ss5C5cAbtoNC2wI3SpeR_celO-WoOngampW3YxR1epGhpjWoI1iLy-3ff75yKGnnYjrskfpzM1rvLNrEYTHUfkmUEcv5QL2UBMGKBX2VaPU5-9gcyMzxzYSTzKmf00Edq7CkCABZ_AWSp3adkJZDGddm1eQD1x-D9aBA2of-g8SQc1eoWDuT5wldlgiLS1rHLwerIs7WpKNiGTmJY-IqQSs3Kxl6nwi0ZDlx8aGovU-0EjT5FFy-ZH3sbVPBt-4ECWqzez76ipAPDNuCpt65BIPJ9lulu84SLtdLnwJsHd9oBTPRX1MAR7VvrwM5dsRz3Nc7jLV3Kz3FtJmbowUImCtGDVwtEz--qT7NJt8Ex4BekOFCm3SlLCsYyx_V6x5sQtQSvSZm49DP7KER351H5jTY3aNlADt0lVT13GqlaP3TqaLUt9LZDho7FuF_23ZaLsvQAnbKQXkF2cZWQIu7ieEcIJRCoRhSuzdLx6zy1FDpu4yJIyljAW1Ob6JT7xRV9GxVy9M7PgYe1a7hr4t2MAIEBmXdK_VdulskrM7qhanFJBo8TUfALJu2ZOnVRwQGmA5KLihS89FfpISw4uCsNJugKVWUIPsShYmlK6lqR4E0YhMkL5yJi0IIW-To0XYzhlos3rlSbILDGQGkSWjkI0CcSG9FLR-rZDqI1l_QXMHmIWDjpkAmdfgWLEIXrHyNA3eUjEjKeqpyGUPHSoPGkfjRnzq-ZSc97VMBXP5RK6LaEwF7h1l6STszCtvpA0YvdtMGs3vjr9I5Zwr0DRXflLEF7rZGxsuF_DOcvagdZbxyZJpnsAAVYWNyA4r_dUagVimrzMK8j4yoMnopnFORcVDhrnZqL817mMhkouZLDW_uj2XOUap3lPvrSGN0yPze__zJw5Xxz2Fy4EQTl0GHfk5hOM6Cc24IJVYoDfyLACXowTGbAqyqfSt9viZOjhz-RPxQlTeScgnSwYjZOW3rzwZSM1Qwj5cCEgNkcvPow1cIeGKrzFef4zPwGTWu0XrUtyYS6CnJGrMdVgSg8q4v21JEyRats5KTxJ4EMcyuN1FoCbZFR8UtKv3C1Vj58NMJRC2Rjsoym7PtIB_9cAmZNd9b8aG3GGefT2kIi-h3L3WtKQUNmye3Zz1Ex87DpcX7Ie31lvI2_uPWQropeYhLKZABsPEphSeASICJU4-RXquZeUDeATGXDux7pY6xpnseAl_7sZSpgktM0BQHwxybA_8CWVnwvqF9at5AabTA2wkRmOffFbxnl0CfAwM5ApLxTr7F-y6f_Q1xRePv99C3gYeOMCca94yjR3fjK1GqL8OfqIg_yOdoLXUeZmGG2etY1EuSNZSvXrfQNFbqWLr20X5cvXagU9M9WdLn4tNdWWIieRxqsEB5iKktx4TqjHjG4Aa1qXTO7GYlKzqroLXwBAxMoP0bqyMc6-JAh9d5r0FWsmLLyIRI-SpI6l7HQBCYSikf1GVjRQnFd8S3g2qMswAeb4oJcw7emS6uE3LOTGz_ebYaQEcJl68TpSVA2ptXWnXfkwrA-pHNxD3MM5Iqq9Y9agssQBvb57B69xbqC_JDnSx-njk3PrP18AKHWHUBdf24fFozQExR26dmGFQtyxoMqxG86RdwmNvYmsKgi6eA6I77haPotqhpSTbY9MiYaoEogzIXG-bDJV_J0KjlzXNeNnduIDSRZWustZMlCvFJ3LnVAwloz6OO-KBsMnYWwtegnKUSzTvUEwFM7nECB1UOSus9hLFUrSDMq5Q-HPl-_p_7dBwDr9A-FCGVawTEXliNwg', NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-29 02:56:35.234+00', '2026-11-29 02:51:35.234+00', NULL),
	('01a22537-0f3f-709b-81e6-93623821a218', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'mail.acme.example', 'local', 'verified', 'healthy', '2026-11-29 02:51:35.153+00', NULL, '[{"id":"dkim","type":"TXT","name":"sw532414885b._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsYTuuMX2gbFnlDnMN8/0dvYJKwMjw01Av1eROV+LK+nvsY7tWEFQuCweNmWUoDWWRWlb6dNqqdmde+MpYhtLu9lEakw3ARr36VG84+Xqdm55JjenznokyS0rnfveDt+nAVWqqLoupXpSyN8nepeEdFIuqe1yIuSo7FMq8CBbYI/S1+QfmX3/bs/BCIQ3537RX8Mzw9A4+ZV4A6TeNoczQhdOKMNY5hCZSHWrPrUi0CTeF04bhGFDQG/EZprwralHTfeNG0AVGF5tJ8bubKyzGuI83SVFU3dBqVTj5ftCn1piV2gXu34X+Z7xtiOUZhPxQ2FPVqm9qrsj31h2InqEEwIDAQAB","purpose":"dkim"},{"id":"dkim_sw98966320cc","type":"TXT","name":"sw98966320cc._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtC6NEhlX0tG1l3g/u2f4Flm4gPDeRJhdkAkaAlfF9oW7dJdYTlZQjz4h/omXIQZvcRYg5BeCt3dxeV4MHlEnLRhzyep2jCjkDCRZX+xEGLdgNANMMJYFSydXegel70obT7jz5ztFnTqXMEhuXX7IrrkLm8xkUvmOSHDTtafpKI2iuWGH1tj6xxmzhnoXEprtwm4wS5nhq+vvrSXkiWjhvqY4C7lqG2rQM0xhchvtno0LBza+d52JF0z7qYDAOoBQKiU5k+iIGACa+Y0RqFS6/z8MOaLxNMmN3KHQGS/rfXvAyHcvBm0mEKfIrfCub1/QaXN7Iz/Ux1b5gQs0T3MWpQIDAQAB","purpose":"dkim","gating":false},{"id":"return_path_mx","type":"MX","name":"send.mail.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.mail.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.mail.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', '[{"id":"dkim","state":"found","found":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsYTuuMX2gbFnlDnMN8/0dvYJKwMjw01Av1eROV+LK+nvsY7tWEFQuCweNmWUoDWWRWlb6dNqqdmde+MpYhtLu9lEakw3ARr36VG84+Xqdm55JjenznokyS0rnfveDt+nAVWqqLoupXpSyN8nepeEdFIuqe1yIuSo7FMq8CBbYI/S1+QfmX3/bs/BCIQ3537RX8Mzw9A4+ZV4A6TeNoczQhdOKMNY5hCZSHWrPrUi0CTeF04bhGFDQG/EZprwralHTfeNG0AVGF5tJ8bubKyzGuI83SVFU3dBqVTj5ftCn1piV2gXu34X+Z7xtiOUZhPxQ2FPVqm9qrsj31h2InqEEwIDAQAB"},{"id":"return_path_mx","state":"found","found":"10 bounces.sendwright.test"},{"id":"return_path_spf","state":"found","found":"v=spf1 a:bounces.sendwright.test ~all"},{"id":"dmarc","state":"found","found":"v=DMARC1; p=none;"}]', '2026-11-29 02:51:35.153+00', 'sw532414885b', '2.throwaway.4730d9a8b6ff0905.QgMBjTIm_uwoGZWi.-VWiZDa5YIJJ8qdVsegVOFHHt0txj1sektWlNXcwDSwwWuvPLoT96zACUxtWOJ6d96InhyenHb6AK-QhcRV_rp52eVwR_gHV1H-mPwviQyoSIOQGNufApYZbhg1_NIqnpDLB6QXVN4EC5OcdQcvDnAlAEsvT3fZ1eqz7DLv-UTWSi8QTgHNoJxQhviy0T3mSnBZ3SJjCM7pjjlY0nWhQAlj5DU4ckrC5ikZGjXvTUuhFfUJyyHycnbD5bNXQ9TnA1JCtg-qfCeA2C4ka0DnawfezZ6104AuThCmkiTdnmf5ilCirzPn0w8-4akAoOv0_Gyw8xjWGTry1ZhJ7tgn6DVv6cyLFlb2cpd4lDXF1s69KjUaan_xtFDDLDZxv915Un1ztRTqM-iMb8iRpYgYEx-nB7-9dvccHsxq_ongUqDRf0JRI0mHGFjWwHExzBZLEbwq-lhqTRoMuWJf2tlUAaCRNmmfkc1dfUCP-GcH7uoQSLt0YrC9jrzjI_6iyY9EUUWk5YS8MubE5cH1AH9D80jtC2h-Ypag3rAE2Icf3As5XoJqSxwFvSUH1Nqy9whSN1hQOmdw7V6NmCig_EsHdy_iy9jVjkrLV6IpUzVZlYC-v13iNTHPhT0zJvjnC-jT_g-4sSiYJLwAue0wF_Us45DiWRKeEfdY2Xj0OqKZASDDOI0rTsD-PuuFiyGtfx7xpFhuppcFKYK_ITI4Wbam62nRoenOqLUTL2ONkBtfOVaT63vN9_9znUJXEGimIrkXoUCTTWeJb1yZvVbHpvxFLLx8Egtv4pODZInmz3QWakCuOYFOY2I9vpEeRpPi9xNyTSabQSTPNCszHFNsqRkcvxe1CXw9Bk5bOqWinIdL0_SdEQw0nPfJjGIi9F34_teKwOBQPB9ATqLl3L_2vCEfqRkEYIAgvG2L_Q2q_GMjGMAyezSLaJGQp-bxkgq_WWaC_TvTAqv1UuwiEA0FeGvj0Kzfb6vQaWdLM9BhyK83VL4BcF3gVhMpMebTBppVpRaC5BXm8es2yqvSc-f2pgRdgXKlhv1VureN6Go8CQavZmFzJGHlvC9HV1xLCqkf205qnOwCjmHGwKdCcK5gQpQ5PrL9ui6CcfZramb9l8tkQR7S-KzrErfxCy4ws8UdVEg5MF_6pnYpu-zi8_uvH1B42GHhrZtAcZjRnJXbtkMK6CYRzb39zqggg3BaMJInn5m2bBta0EcTHn_Msy_BiRPgR45gPNpIA6PZNjudkVwMTwE4b-Hnrh0s1vi2f0nQvaNCrGpynoMHVIq-XzYJFkhrEpFv5-9_O1LwO4Qg1HrrfbET6EmKPQlp9AxVD18YxdjG4DwA-p_i5loE5RxZcBxjRsXBJ9ZLsNpuC42tVdhZh_xAWK6qwHHwzv2rjjXaaAYPyp_7jeLxN66DH7hXs-mKp8sC0S6gDyi8x1xsDelcjH05vLSPyW-YejqZc3h7tA2U1xQX76TZZcqTHjBp-wg-uyF8IWCGFCdbMXFND5OSPaOPHHTEJWq2SjGONIf7ajMtFpbkVShBGKcHxaAQS_XrJ63LLTR1BaR4htvr3G7SOoA6JYOGlS_PYD-lCpbDgc5jKQsTedeJXRaHDWF8rUqcuWDIHkHeA3Pf8badIN0ptDXWorYGPtu_yiaSJ98XdPGbahyO_9cX51Xn-ANItfaDW3F6DxMC3zK3bM-87abJGSCxRoi-AvA2szflYQdscVd2jjbUYUInKlSa_oa5cmYXMsj9i7SjIeh8gVhaF7KQ_Y2dly77w7mAcvimb8ffC5Vbhe-BepKx3V-lP4EYs7IYklzkCTua5oW_4lDntbYkPiZveq7Gnn317ftqh1UspsdIHpiu8AKDLANCN_Ry3FgT_8SSeo-_1BKKTV5eMmwUcGW5ex7kfo9ngR57i39a7uk5YCYkUX5wkLf1tGpcSqCJWJ9lQJagaZeez-JmquKaQvqzyhGI3RjIrg4n-AnTkg9o-e0KBdMTCvMXXhvL93ctr2GJx1a8gRpJBKYh2EupDp9bq9aR0fcpF1bA_3yApNaFsxyxEa8L9Nk-bG3YQXSXRXuPdSvaRswV0NDKG4qoGwO29Z8XbZlDRVPZjvPEZyMMjNPAZT-szULZAFZISim7uNU4hzno44c0rDdv4RDSi4QxY3Ifj8XULR4VNM5pBV11cUDrBiCwawFNlueOMeMwyC2kplSdcXRxCtEJ3om-0E2cI29tnHPW6zDZsptNQCkKXPJdtb4xTkkGav3sMk1AlB8UM6dyb4Sra9MaWT2meymnoDa-c6tWloQ', 'sw532414885b', 'sw98966320cc', '2026-11-29 02:51:50.6+00', NULL, '2.throwaway.4730d9a8b6ff0905.jwfVeQei1tKWMFQs.pKcdSVToBRDIzIHJfWfkTWMk_gwp07LYn2jJxfr3jHRaFHc_RKlnJqceZswtLrhDzZoXvJVGQNxobNk6T71BThaOj2AkytNc7wKgAWqs-eJACTKylSTYMfABt20ncXCMQh1E-M45kdDUQTtxiHf2naGBPeUJva9TNWoR3PiIV100xeFB3zPA06IlPUJ_YM9uh5SnJ03KEEfQUBNZgL1sbjosqVepD8ovkOeBi4Z5AkNhVpuJml-W6Y74GUHpUH1TZND6juQtqlxQy3UJJr_Q4XKmcTvdnPQu9tSPaKYnMwHxZV5XHKUgkdmWKx6jYRL2WW3OIq8aGb6PXoto8IeX5qliORc0zTgXOuGELlOo3Aj32IaVaLaRNqo165WmCrubDum0CR-m6tCoZ1YAkj-nFZAii9wox6jBEAzuCzI-SJb4ykokhVKPansXheizmr_ppRq5NatEpPAWHhcx3Gt2mlzsOzUHuUpL1tfFK4n5mc-kl9_f7UzwI4jTTu0qKnP0Atz7GbDpk8_JsTJErnftiAZTHSfJ5ZKumgKuF7hcdehmgpMJY96jIShT9hRjaKwWg0VYq6TEfYMCGw6mRg5NyuN7hL4aRP91b3hp8v6e6uabMCJ0LGfdCwysEm6uVa9Qr0kYvmgQCsZc7FIWUqQ1HRZSPXYAV5D57qQOtOqrbXDOArg2eGZj-P_kvCdwXLSzWGex16YHhfubaL4eDmJTZ8yhBeuUT6hiF9igUzXxF9lpTviufFNo92QNfsEDCQjiGVkuDffIhNItZgtENrexi8HoLweehG5-culEVqLKLwRqm8ohSJm2nKfxUn7Ou9lFQbE-2ywVvpERd9KVxs3eAEh94qm0SPMNQVu4UzNzQLIQEJDBd0i8Xzvo4Uj35HAF3SuTdpQEIShQ-DjeBkqnMVfNKgd8smmY-EJZhRRT_Sg-u_rYozwPcAyW3DOOQgQu4Tj5q2BjCSqAgiXpnHTAMFrK-xrXhAKyaW4v1tM3W9emEif2d98A7VOyc0c-qHWM1kc3djPXFondJBLR5DJmfQmKneouC_Q1VyAx7Kl-2oWAu_8gW7CwVIOU0yllg3pzPmA1ubACBQgfMT7jGWexLVRXXRMwKz9-UFv07pktWmegUejD7QM58qFRNbUjRDpUgNaDZOT6Uwtpofh6F2kaayVG-tZBbE6PcmezZalWAGZ5R8YYlMtWEIch6b5jKh1fpcLhE8qX-I0K1vm7QseArn1jwLhU8uD4lxBdUP6NBUHtMGjmjrHzBXiZVC_ISGx52ZLLI4_FqCFRZGpFvbRelP3ZKVNteCNFkZgnZGy9Eh6tvQzvo917nPiBQGFQiOp5L7JZhwDhJqZFrClmQwM81lwNmka8a-gdEuF1riZwgDI0JIHysnvCHoK2kl0D8Be-m4wSb1Fc8FeEuEn7O8sm0I7XAqw8CdzQ1cvekszjKQak-4ADfwheWCiMLV1gq8O_5NrwgYRKarWgnOQFIlQ_-Iio6mKuzQaBEH06GUy32u9sDP88OdaeQ5oTCEgdA6tzkeCVePeKU6dwSWeternYvBacb-OK3YZm0fsJric9HwghhtYAT93ctX2WSKcX0lTgz8tjEEJr3_iB7EJsde5PDl2IxUJDxGer0OOd9ftond6mB0W3rHA78ik4bCoTDYt06ClaSrFwhNU6ytxxIajIum4ihw8Dnl938QjI64wbIulECcxmIdL0zrXQ_dqQ3aPAUHh-do2OMHI5yLD2ciHWpCdyugX044OSNrpaOkKZ7AlonjOCMdX4WuV30U402E_87g4qoDvU34dyjoBbU4OnP5sW2RG5WK20ckbdSpB40ip16iCWm7vy9xUk4GdSNSiik1fRSngdqr_nUvr5cDvDay7U1sH_mmMKnX9Jeq6HHBW3VlKGmn-7mS2VcKh-BsMku4kxpzdeZDr9-c4UgZtmB2KwykBaf1JrPYvEWs5pxCNHBVsEUDrLzrgIWQBIu1xV5T8OFcwiIsfBOpE5vtAMUPfG7_3xEm5r92VXuun5Wld0LwbT4Qu_X8MB8GKOQjt1o8kxNlHPLZyhzpOCMMbA8ovPPNe2pNkM8X1FYAv6zNA3xfMYj2TJni8UNNdcBY3M12p1cpAEw2wnzBbayxJawLFpFJvDtUl1adj8N0PpsEkfo5y3_FV8gzhKe2wgzbwVHqTREz1jan9PuLPn5HCzcb7UkVdfoiaVYysRllw9SF_KLFxFa5to6kNCbl0ueE4V1vhF7CDKakTrp0et-hAq9aPStGm9b6FosBhIH2vWzMe6i2B85-RcEQ', 2, '2026-11-29 02:51:35.136+00', '2026-11-29 02:56:35.153+00', '2026-11-29 02:51:35.104+00', NULL),
	('01a22537-102e-73ab-9fa0-2f467dd359f7', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'removed.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"swe63bc39782._domainkey.removed.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAr8rMXiYPAFPMXls4LMRsDC/tFF8GSujaMB+Jv+OHXJT8deq/QeL/wY5QNNiYmGcBdpSaMuR0rLiLgV51y9c1tIxFLn/XeLI5kjF5eb6ShqkucxxdMqr3CgCC9Zob6AzMy+k0Ou8lwgOe/iErOQOxZZANLkvnaDLz5fZWVX+glqm+oCkpLOxtsXQYTbrIiu8OX/8YIVTylk1wjr9tu4R12l5eHigYUfEArEzAT+a+utvwGiGGC4mf0nPHxhB7Zk+5gmid6meG0l2tvxehKmw6ANnTA2yk++8ZKlQEoVZp9R1jJ+bTvzEHXzdkXPY5X+KGPKKagXyFR4o1C4W3aKfL+wIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.removed.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.removed.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.removed.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'swe63bc39782', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-29 02:56:35.342+00', '2026-11-29 02:51:35.342+00', '2026-11-29 02:51:35.355+00');


--
-- Data for Name: email_attachments_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_attachments_2026_11 VALUES
	('01a22537-1117-74d9-862b-501553a1f22e', 2, NULL, 'text/calendar; method=REQUEST', NULL, 'alternative', 32, '\x424547494e3a5643414c454e4441520d0a454e443a5643414c454e4441520d0a'),
	('01a22537-1117-74d9-862b-501553a1f22e', 1, 'logo.png', 'image/png', 'logo', 'inline', 70, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082'),
	('01a22537-1117-74d9-862b-501553a1f22e', 0, 'Rechnung ü.pdf', 'application/pdf', NULL, 'attachment', 20, '\x255044462d312e34206e6f207265616c206f6e65'),
	('01a22537-2dee-774f-95c3-fa9606b5aa1f', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b2053756e2c203239204e6f7620323032362030323a35313a3432202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440656461663161663365352e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a2053756e2c203239204e6f7620323032362030323a35313a3432202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d646232616336646431396263336535622d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d646232616336646431396263336535622d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d646232616336646431396263336535622d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d646232616336646431396263336535622d506172745f312d2d0d0a'),
	('01a22537-444f-70a9-9767-06b12bf5116f', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b2053756e2c203239204e6f7620323032362030323a35313a3432202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440656461663161663365352e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a2053756e2c203239204e6f7620323032362030323a35313a3432202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d646232616336646431396263336535622d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d646232616336646431396263336535622d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d646232616336646431396263336535622d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d646232616336646431396263336535622d506172745f312d2d0d0a');


--
-- Data for Name: email_attachments_2026_12; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: email_attachments_2027_01; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: email_contents_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_contents_2026_11 VALUES
	('01a22537-1117-74d9-862b-501553a1f22e', '<p>0: 0</p>
<p>1: 63z</p>
<p>2: 4ix</p>
<p>3: 2xv</p>
<p>4: 1ct</p>
<p>5: 7gs</p>
<p>6: 5vq</p>
<p>7: 4ao</p>
<p>8: 2pm</p>
<p>9: 14k</p>
<p>10: 78j</p>
<p>11: 5nh</p>
<p>12: 42f</p>
<p>13: 2hd</p>
<p>14: wb</p>
<p>15: 70a</p>
<p>16: 5f8</p>
<p>17: 3u6</p>
<p>18: 294</p>
<p>19: o2</p>
<p>20: 6s1</p>
<p>21: 56z</p>
<p>22: 3lx</p>
<p>23: 20v</p>
<p>24: ft</p>
<p>25: 6js</p>
<p>26: 4yq</p>
<p>27: 3do</p>
<p>28: 1sm</p>
<p>29: 7k</p>
<p>30: 6bj</p>
<p>31: 4qh</p>
<p>32: 35f</p>
<p>33: 1kd</p>
<p>34: 7oc</p>
<p>35: 63a</p>
<p>36: 4i8</p>
<p>37: 2x6</p>
<p>38: 1c4</p>
<p>39: 7g3</p>
<p>40: 5v1</p>
<p>41: 49z</p>
<p>42: 2ox</p>
<p>43: 13v</p>
<p>44: 77u</p>
<p>45: 5ms</p>
<p>46: 41q</p>
<p>47: 2go</p>
<p>48: vm</p>
<p>49: 6zl</p>
<p>50: 5ej</p>
<p>51: 3th</p>
<p>52: 28f</p>
<p>53: nd</p>
<p>54: 6rc</p>
<p>55: 56a</p>
<p>56: 3l8</p>
<p>57: 206</p>
<p>58: f4</p>
<p>59: 6j3</p>
<p>60: 4y1</p>
<p>61: 3cz</p>
<p>62: 1rx</p>
<p>63: 6v</p>
<p>64: 6au</p>
<p>65: 4ps</p>
<p>66: 34q</p>
<p>67: 1jo</p>
<p>68: 7nn</p>
<p>69: 62l</p>
<p>70: 4hj</p>
<p>71: 2wh</p>
<p>72: 1bf</p>
<p>73: 7fe</p>
<p>74: 5uc</p>
<p>75: 49a</p>
<p>76: 2o8</p>
<p>77: 136</p>
<p>78: 775</p>
<p>79: 5m3</p>
<p>80: 411</p>
<p>81: 2fz</p>
<p>82: ux</p>
<p>83: 6yw</p>
<p>84: 5du</p>
<p>85: 3ss</p>
<p>86: 27q</p>
<p>87: mo</p>
<p>88: 6qn</p>
<p>89: 55l</p>
<p>90: 3kj</p>
<p>91: 1zh</p>
<p>92: ef</p>
<p>93: 6ie</p>
<p>94: 4xc</p>
<p>95: 3ca</p>
<p>96: 1r8</p>
<p>97: 66</p>
<p>98: 6a5</p>
<p>99: 4p3</p>
<p>100: 341</p>
<p>101: 1iz</p>
<p>102: 7my</p>
<p>103: 61w</p>
<p>104: 4gu</p>
<p>105: 2vs</p>
<p>106: 1aq</p>
<p>107: 7ep</p>
<p>108: 5tn</p>
<p>109: 48l</p>
<p>110: 2nj</p>
<p>111: 12h</p>
<p>112: 76g</p>
<p>113: 5le</p>
<p>114: 40c</p>
<p>115: 2fa</p>
<p>116: u8</p>
<p>117: 6y7</p>
<p>118: 5d5</p>
<p>119: 3s3</p>
<p>120: 271</p>
<p>121: lz</p>
<p>122: 6py</p>
<p>123: 54w</p>
<p>124: 3ju</p>
<p>125: 1ys</p>
<p>126: dq</p>
<p>127: 6hp</p>
<p>128: 4wn</p>
<p>129: 3bl</p>
<p>130: 1qj</p>
<p>131: 5h</p>
<p>132: 69g</p>
<p>133: 4oe</p>
<p>134: 33c</p>
<p>135: 1ia</p>
<p>136: 7m9</p>
<p>137: 617</p>
<p>138: 4g5</p>
<p>139: 2v3</p>
<p>140: 1a1</p>
<p>141: 7e0</p>
<p>142: 5sy</p>
<p>143: 47w</p>
<p>144: 2mu</p>
<p>145: 11s</p>
<p>146: 75r</p>
<p>147: 5kp</p>
<p>148: 3zn</p>
<p>149: 2el</p>
<p>150: tj</p>
<p>151: 6xi</p>
<p>152: 5cg</p>
<p>153: 3re</p>
<p>154: 26c</p>
<p>155: la</p>
<p>156: 6p9</p>
<p>157: 547</p>
<p>158: 3j5</p>
<p>159: 1y3</p>
<p>160: d1</p>
<p>161: 6h0</p>
<p>162: 4vy</p>
<p>163: 3aw</p>
<p>164: 1pu</p>
<p>165: 4s</p>
<p>166: 68r</p>
<p>167: 4np</p>
<p>168: 32n</p>
<p>169: 1hl</p>
<p>170: 7lk</p>
<p>171: 60i</p>
<p>172: 4fg</p>
<p>173: 2ue</p>
<p>174: 19c</p>
<p>175: 7db</p>
<p>176: 5s9</p>
<p>177: 477</p>
<p>178: 2m5</p>
<p>179: 113</p>
<p>180: 752</p>
<p>181: 5k0</p>
<p>182: 3yy</p>
<p>183: 2dw</p>
<p>184: su</p>
<p>185: 6wt</p>
<p>186: 5br</p>
<p>187: 3qp</p>
<p>188: 25n</p>
<p>189: kl</p>
<p>190: 6ok</p>
<p>191: 53i</p>
<p>192: 3ig</p>
<p>193: 1xe</p>
<p>194: cc</p>
<p>195: 6gb</p>
<p>196: 4v9</p>
<p>197: 3a7</p>
<p>198: 1p5</p>
<p>199: 43</p>
<p>200: 682</p>
<p>201: 4n0</p>
<p>202: 31y</p>
<p>203: 1gw</p>
<p>204: 7kv</p>
<p>205: 5zt</p>
<p>206: 4er</p>
<p>207: 2tp</p>
<p>208: 18n</p>
<p>209: 7cm</p>
<p>210: 5rk</p>
<p>211: 46i</p>
<p>212: 2lg</p>
<p>213: 10e</p>
<p>214: 74d</p>
<p>215: 5jb</p>
<p>216: 3y9</p>
<p>217: 2d7</p>
<p>218: s5</p>
<p>219: 6w4</p>
<p>220: 5b2</p>
<p>221: 3q0</p>
<p>222: 24y</p>
<p>223: jw</p>
<p>224: 6nv</p>
<p>225: 52t</p>
<p>226: 3hr</p>
<p>227: 1wp</p>
<p>228: bn</p>
<p>229: 6fm</p>
<p>230: 4uk</p>
<p>231: 39i</p>
<p>232: 1og</p>
<p>233: 3e</p>
<p>234: 67d</p>
<p>235: 4mb</p>
<p>236: 319</p>
<p>237: 1g7</p>
<p>238: 7k6</p>
<p>239: 5z4</p>
<p>240: 4e2</p>
<p>241: 2t0</p>
<p>242: 17y</p>
<p>243: 7bx</p>
<p>244: 5qv</p>
<p>245: 45t</p>
<p>246: 2kr</p>
<p>247: zp</p>
<p>248: 73o</p>
<p>249: 5im</p>
<p>250: 3xk</p>
<p>251: 2ci</p>
<p>252: rg</p>
<p>253: 6vf</p>
<p>254: 5ad</p>
<p>255: 3pb</p>
<p>256: 249</p>
<p>257: j7</p>
<p>258: 6n6</p>
<p>259: 524</p>', 'Everything at once, in plain text.', '{"X-Order":"1234","X-Empty-Like":"–"}', 'https://acme.example/unsubscribe?u=1'),
	('01a22537-1141-74b8-a88a-8439414b12c4', NULL, 'To be delivered, in plain text.', '{}', NULL),
	('01a22537-11d7-77fe-924a-bb93712bd763', NULL, 'To be bounced, in plain text.', '{}', NULL),
	('01a22537-1274-7483-8163-e311f14bd6c7', NULL, 'To be complained, in plain text.', '{}', NULL),
	('01a22537-1289-72a4-8fa8-f18bf6ad2798', NULL, 'To several, in plain text.', '{}', NULL),
	('01a22537-129c-7430-848c-8c1495e2002d', NULL, 'To nobody, in plain text.', '{}', NULL),
	('01a22537-12b1-7443-a3ba-864cb953ffd6', NULL, 'To a name that is spelled in another way on its way, in plain text.', '{}', NULL),
	('01a22537-12c1-7625-bf32-b4d504e658d4', NULL, 'To nobody and somebody, in plain text.', '{}', NULL),
	('01a22537-12dd-74d1-920b-9dd33ad2aac8', '<p>Welcome, Tina: <b>!</b></p>', 'Welcome, Tina', '{}', NULL),
	('01a22537-133b-7246-99ed-26c3aba3bfc2', '<p>For everybody: 3</p>', NULL, '{}', NULL),
	('01a22537-1407-7500-bb82-e7eda8ab085b', NULL, 'One of a batch, in plain text.', '{}', NULL),
	('01a22537-1442-70d3-b196-e7ea3b73e1af', NULL, 'To be cancelled, in plain text.', '{}', NULL),
	('01a22537-147b-75a4-b697-271730c28b1e', NULL, 'Refused for now, in plain text.', '{}', NULL),
	('01a22537-149c-7026-acfd-38f7d51e03ce', NULL, 'Held, as its answer was lost, in plain text.', '{}', NULL),
	('01a22537-14c3-717b-9509-06fe0fda2a0e', NULL, 'Settled as failed, in plain text.', '{}', NULL),
	('01a22537-2dee-774f-95c3-fa9606b5aa1f', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a22537-2e0b-74d3-a0d2-1ee0490d7854', '<p>Test</p>', NULL, '{}', NULL),
	('01a22537-2e2c-77e3-ab31-f02a39b8e489', '<p>Test</p>', NULL, '{}', NULL),
	('01a22537-2e48-7526-ac75-2fcce40b6f0e', '<p>Test</p>', NULL, '{}', NULL),
	('01a22537-2e60-72a2-afd6-d541f3719441', NULL, 'x', '{}', NULL),
	('01a22537-2eaa-7259-b6be-886d8ba9fbc8', NULL, 'Dear [erased], dear Rita.', '{}', NULL),
	('01a22537-42c9-7471-8bb8-0275dd16f7d1', NULL, 'Waiting', '{}', NULL),
	('01a22537-444f-70a9-9767-06b12bf5116f', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a22537-4c4c-7007-be6b-325483c069b3', NULL, 'Soon', '{}', NULL),
	('01a22537-5868-75b2-b881-c1396ce3dbc6', NULL, 'Queued to go out.', '{}', NULL),
	('01a22537-588e-7670-aa67-52b382cbf9cf', NULL, 'Queued for the simulator.', '{}', NULL),
	('01a22537-589e-7604-9ae0-8b335af4d980', NULL, 'Scheduled, to be cancelled.', '{}', NULL),
	('01a22537-58b2-7664-9f19-44bc21f3ee76', NULL, 'Scheduled, to go out.', '{}', NULL),
	('01a22537-58c5-7706-9210-96c10b12c141', NULL, 'Asked under a key.', '{}', NULL),
	('01a22537-5908-720d-8dde-8bcd03d051a6', NULL, 'x', '{}', NULL),
	('01a22537-654f-77b2-9619-792807f51f4c', NULL, 'x', '{}', NULL);


--
-- Data for Name: email_contents_2026_12; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: email_contents_2027_01; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: email_events_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_events_2026_11 VALUES
	('01a22537-1141-74b8-a88a-8439414b12c4', 1, '01a22537-11a5-778e-af41-7afbc80f43ad', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22537-1184-7713-befa-44a70dfc12ae"}', '2026-11-29 02:51:35.684+00', '{"email.sent delivered@edaf1af3e5.sandbox.sendwright.test"}', '973'),
	('01a22537-11d7-77fe-924a-bb93712bd763', 1, '01a22537-1218-7048-8665-27796f9f48fb', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22537-1210-73f4-addf-478cb1c603dd"}', '2026-11-29 02:51:35.824+00', '{"email.sent bounced@edaf1af3e5.sandbox.sendwright.test"}', '977'),
	('01a22537-1274-7483-8163-e311f14bd6c7', 1, '01a22537-12a2-70bb-9a34-bc9655d9f3b4', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22537-1285-72ed-b3cc-b24fd56ab5fd"}', '2026-11-29 02:51:35.941+00', '{"email.sent complained@edaf1af3e5.sandbox.sendwright.test"}', '990'),
	('01a22537-1289-72a4-8fa8-f18bf6ad2798', 1, '01a22537-12c9-7583-8d0b-f2723f773901', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22537-1289-72a4-8fa8-f18bf6ad2798@mail.acme.example","recipients":["real@example.com"]}', '2026-11-29 02:51:35.964+00', '{"email.sent real@example.com"}', '994'),
	('01a22537-1289-72a4-8fa8-f18bf6ad2798', 2, '01a22537-12c9-7583-8d0b-f273859d0551', 'email.sent', '{"attempt":1,"recipients":["delivered+a@edaf1af3e5.sandbox.sendwright.test","bounced+b@edaf1af3e5.sandbox.sendwright.test"],"provider":"simulator","provider_message_id":"sim_01a22537-129d-70a6-ae6e-92c569ad5ef2"}', '2026-11-29 02:51:35.965+00', '{"email.sent bounced+b@edaf1af3e5.sandbox.sendwright.test,delivered+a@edaf1af3e5.sandbox.sendwright.test"}', '994'),
	('01a22537-1117-74d9-862b-501553a1f22e', 1, '01a22537-127a-708f-b54f-cbe1fe42ca84', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22537-1117-74d9-862b-501553a1f22e@mail.acme.example"}', '2026-11-29 02:51:35.93+00', '{"email.sent ada@example.com,bea@example.net,carl@example.com"}', '998'),
	('01a22537-12b1-7443-a3ba-864cb953ffd6', 1, '01a22537-130e-73a2-a7bd-670510caadcb', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22537-12b1-7443-a3ba-864cb953ffd6@mail.acme.example"}', '2026-11-29 02:51:36.016+00', '{"email.sent joerg.big@xn--bcher-kva.example"}', '1001'),
	('01a22537-12dd-74d1-920b-9dd33ad2aac8', 1, '01a22537-135b-718c-9db5-1759a9b15de3', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22537-12dd-74d1-920b-9dd33ad2aac8@mail.acme.example"}', '2026-11-29 02:51:36.108+00', '{"email.sent tina@example.com"}', '1005'),
	('01a22537-129c-7430-848c-8c1495e2002d', 1, '01a22537-1365-7015-abb7-ca5bb8cd7889', 'email.bounced', '{"recipients":["gone@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-29 02:51:35.988+00', '{}', '1004'),
	('01a22537-12c1-7625-bf32-b4d504e658d4', 1, '01a22537-1365-7015-abb7-ca5ceb65046c', 'email.bounced', '{"recipients":["gone-too@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-29 02:51:36.035+00', '{}', '1004'),
	('01a22537-12c1-7625-bf32-b4d504e658d4', 2, '01a22537-1365-7015-abb7-ca5d4553c1b9', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22537-12c1-7625-bf32-b4d504e658d4@mail.acme.example","recipients":["there@example.org"]}', '2026-11-29 02:51:36.035+00', '{"email.sent there@example.org"}', '1004'),
	('01a22537-133b-7246-99ed-26c3aba3bfc2', 1, '01a22537-13ec-745d-8ad8-1bd781adbff4', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22537-133b-7246-99ed-26c3aba3bfc2@mail.acme.example"}', '2026-11-29 02:51:36.264+00', '{"email.sent tom@example.com"}', '1013'),
	('01a22537-1407-7500-bb82-e7eda8ab085b', 1, '01a22537-1437-712e-bf70-5daaa82c063c', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22537-1435-722c-a868-6e4a990434bb"}', '2026-11-29 02:51:36.373+00', '{"email.sent delivered@edaf1af3e5.sandbox.sendwright.test"}', '1023'),
	('01a22537-1442-70d3-b196-e7ea3b73e1af', 1, '01a22537-145d-70b6-ada4-6b93d73fcfd2', 'email.cancelled', '{}', '2026-11-29 02:51:36.413+00', '{}', '1029'),
	('01a22537-1141-74b8-a88a-8439414b12c4', 2, '01a22537-159d-73b9-a980-4e0b08f326cb', 'email.delivered', '{"recipients":["delivered@edaf1af3e5.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22537-1184-7713-befa-44a70dfc12ae","provider":"simulator"}', '2026-11-29 02:51:36.684+00', '{"simulator:sim_01a22537-1184-7713-befa-44a70dfc12ae email.delivered","simulator sim_01a22537-1184-7713-befa-44a70dfc12ae email.delivered","email.delivered delivered delivered@edaf1af3e5.sandbox.sendwright.test 2026-11-29T02:51:36.684Z"}', '1047'),
	('01a22537-11d7-77fe-924a-bb93712bd763', 2, '01a22537-160e-71a1-8a2f-c4ab18a5fe3d', 'email.bounced', '{"recipients":["bounced@edaf1af3e5.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22537-1210-73f4-addf-478cb1c603dd","provider":"simulator"}', '2026-11-29 02:51:36.824+00', '{"simulator:sim_01a22537-1210-73f4-addf-478cb1c603dd email.bounced","simulator sim_01a22537-1210-73f4-addf-478cb1c603dd email.bounced","email.bounced bounced bounced@edaf1af3e5.sandbox.sendwright.test 2026-11-29T02:51:36.824Z"}', '1052'),
	('01a22537-1274-7483-8163-e311f14bd6c7', 2, '01a22537-168b-748a-8a5e-04e792c5a409', 'email.delivered', '{"recipients":["complained@edaf1af3e5.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22537-1285-72ed-b3cc-b24fd56ab5fd","provider":"simulator"}', '2026-11-29 02:51:36.941+00', '{"simulator:sim_01a22537-1285-72ed-b3cc-b24fd56ab5fd email.delivered","simulator sim_01a22537-1285-72ed-b3cc-b24fd56ab5fd email.delivered","email.delivered delivered complained@edaf1af3e5.sandbox.sendwright.test 2026-11-29T02:51:36.941Z"}', '1056'),
	('01a22537-1274-7483-8163-e311f14bd6c7', 3, '01a22537-1ae5-70d2-880d-cd47294c9193', 'email.complained', '{"recipients":["complained@edaf1af3e5.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a22537-1285-72ed-b3cc-b24fd56ab5fd","provider_message_id":"sim_01a22537-1285-72ed-b3cc-b24fd56ab5fd","provider":"simulator"}', '2026-11-29 02:51:37.941+00', '{"simulator:sim_01a22537-1285-72ed-b3cc-b24fd56ab5fd email.complained","simulator sim_01a22537-1285-72ed-b3cc-b24fd56ab5fd email.complained","email.complained complained complained@edaf1af3e5.sandbox.sendwright.test feedback-sim_01a22537-1285-72ed-b3cc-b24fd56ab5fd"}', '1061'),
	('01a22537-1289-72a4-8fa8-f18bf6ad2798', 3, '01a22537-1ae5-70d2-880d-cd486061d147', 'email.bounced', '{"recipients":["bounced+b@edaf1af3e5.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22537-129d-70a6-ae6e-92c569ad5ef2","provider":"simulator"}', '2026-11-29 02:51:36.965+00', '{"simulator:sim_01a22537-129d-70a6-ae6e-92c569ad5ef2 email.bounced","simulator sim_01a22537-129d-70a6-ae6e-92c569ad5ef2 email.bounced","email.bounced bounced bounced+b@edaf1af3e5.sandbox.sendwright.test 2026-11-29T02:51:36.965Z"}', '1061'),
	('01a22537-1289-72a4-8fa8-f18bf6ad2798', 4, '01a22537-1ae5-70d2-880d-cd49e2ec55ba', 'email.delivered', '{"recipients":["delivered+a@edaf1af3e5.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22537-129d-70a6-ae6e-92c569ad5ef2","provider":"simulator"}', '2026-11-29 02:51:36.965+00', '{"simulator:sim_01a22537-129d-70a6-ae6e-92c569ad5ef2 email.delivered","simulator sim_01a22537-129d-70a6-ae6e-92c569ad5ef2 email.delivered","email.delivered delivered delivered+a@edaf1af3e5.sandbox.sendwright.test 2026-11-29T02:51:36.965Z"}', '1061'),
	('01a22537-1407-7500-bb82-e7eda8ab085b', 2, '01a22537-1ae5-70d2-880d-cd4a9b71ca0f', 'email.delivered', '{"recipients":["delivered@edaf1af3e5.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22537-1435-722c-a868-6e4a990434bb","provider":"simulator"}', '2026-11-29 02:51:37.373+00', '{"simulator:sim_01a22537-1435-722c-a868-6e4a990434bb email.delivered","simulator sim_01a22537-1435-722c-a868-6e4a990434bb email.delivered","email.delivered delivered delivered@edaf1af3e5.sandbox.sendwright.test 2026-11-29T02:51:37.373Z"}', '1061'),
	('01a22537-14c3-717b-9509-06fe0fda2a0e', 1, '01a22537-2cfc-74d3-a2b1-2b6d854a5d63', 'email.failed', '{"recipients":["cut-too@example.com"],"reason":"outcome_unknown","provider_code":null,"attempts":1,"provider":"operator"}', '2026-11-29 02:51:42.702+00', '{"operator 92a8518d-9f21-4ce1-a44d-88c223143cc7","email.failed failed cut-too@example.com 2026-11-29T02:51:42.702Z"}', '1077'),
	('01a22537-2dee-774f-95c3-fa9606b5aa1f', 1, '01a22537-2dfa-7687-b1a0-b3be95926579', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22537-2df9-7294-aac4-1edc6dc065aa"}', '2026-11-29 02:51:42.968+00', '{"email.sent delivered@edaf1af3e5.sandbox.sendwright.test"}', '1081'),
	('01a22537-2e0b-74d3-a0d2-1ee0490d7854', 1, '01a22537-2e20-7534-9739-f18b4f6ecade', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22537-2e1c-742e-ac86-e0ebae587e66"}', '2026-11-29 02:51:43.004+00', '{"email.sent delivered@edaf1af3e5.sandbox.sendwright.test"}', '1088'),
	('01a22537-2e2c-77e3-ab31-f02a39b8e489', 1, '01a22537-2e3e-7114-92ea-a61f677a787a', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22537-2e3c-77b6-9dba-f741b7eac709"}', '2026-11-29 02:51:43.036+00', '{"email.sent bounced@edaf1af3e5.sandbox.sendwright.test"}', '1093'),
	('01a22537-2eaa-7259-b6be-886d8ba9fbc8', 1, '01a22537-2ec3-77c3-9290-c90433a71d34', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22537-2eaa-7259-b6be-886d8ba9fbc8@mail.acme.example"}', '2026-11-29 02:51:43.169+00', '{"email.sent [erased],rita@example.com"}', '1121'),
	('01a22537-2e2c-77e3-ab31-f02a39b8e489', 2, '01a22537-3234-71b1-a4be-483e3d0dad89', 'email.bounced', '{"recipients":["bounced@edaf1af3e5.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22537-2e3c-77b6-9dba-f741b7eac709","test":true,"provider":"simulator"}', '2026-11-29 02:51:44.036+00', '{"simulator:sim_01a22537-2e3c-77b6-9dba-f741b7eac709 email.bounced","simulator sim_01a22537-2e3c-77b6-9dba-f741b7eac709 email.bounced","email.bounced bounced bounced@edaf1af3e5.sandbox.sendwright.test 2026-11-29T02:51:44.036Z"}', '1155'),
	('01a22537-42c9-7471-8bb8-0275dd16f7d1', 1, '01a22537-42cf-76dd-9afa-3d4391d221e7', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22537-42ce-7543-9879-a225cee6aeff"}', '2026-11-29 02:51:48.302+00', '{"email.sent delivered@edaf1af3e5.sandbox.sendwright.test"}', '1262'),
	('01a22537-2e48-7526-ac75-2fcce40b6f0e', 1, '01a22537-2e6a-7704-8e96-84a6715bacba', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22537-2e51-771b-84ed-c4ba2ac379f6"}', '2026-11-29 02:51:43.056+00', '{"email.sent anybody@edaf1af3e5.sandbox.sendwright.test"}', '1103'),
	('01a22537-2e60-72a2-afd6-d541f3719441', 1, '01a22537-2e97-740e-8414-fd63dbc08c80', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22537-2e60-72a2-afd6-d541f3719441@7437df96d4.sandbox.sendwright.test"}', '2026-11-29 02:51:43.102+00', '{"email.sent bob@bolt.example"}', '1114'),
	('01a22537-2dee-774f-95c3-fa9606b5aa1f', 2, '01a22537-31ec-7427-9d12-5c8ec94c673a', 'email.delivered', '{"recipients":["delivered@edaf1af3e5.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22537-2df9-7294-aac4-1edc6dc065aa","provider":"simulator"}', '2026-11-29 02:51:43.968+00', '{"simulator:sim_01a22537-2df9-7294-aac4-1edc6dc065aa email.delivered","simulator sim_01a22537-2df9-7294-aac4-1edc6dc065aa email.delivered","email.delivered delivered delivered@edaf1af3e5.sandbox.sendwright.test 2026-11-29T02:51:43.968Z"}', '1145'),
	('01a22537-2e0b-74d3-a0d2-1ee0490d7854', 2, '01a22537-320e-75a0-bab6-d30bc40f50cc', 'email.delivered', '{"recipients":["delivered@edaf1af3e5.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22537-2e1c-742e-ac86-e0ebae587e66","test":true,"provider":"simulator"}', '2026-11-29 02:51:44.004+00', '{"simulator:sim_01a22537-2e1c-742e-ac86-e0ebae587e66 email.delivered","simulator sim_01a22537-2e1c-742e-ac86-e0ebae587e66 email.delivered","email.delivered delivered delivered@edaf1af3e5.sandbox.sendwright.test 2026-11-29T02:51:44.004Z"}', '1149'),
	('01a22537-2e48-7526-ac75-2fcce40b6f0e', 2, '01a22537-362b-71ef-9c56-fa091ad47739', 'email.delivered', '{"recipients":["anybody@edaf1af3e5.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22537-2e51-771b-84ed-c4ba2ac379f6","test":true,"provider":"simulator"}', '2026-11-29 02:51:44.056+00', '{"simulator:sim_01a22537-2e51-771b-84ed-c4ba2ac379f6 email.delivered","simulator sim_01a22537-2e51-771b-84ed-c4ba2ac379f6 email.delivered","email.delivered delivered anybody@edaf1af3e5.sandbox.sendwright.test 2026-11-29T02:51:44.056Z"}', '1181'),
	('01a22537-444f-70a9-9767-06b12bf5116f', 1, '01a22537-448b-76f8-8ff8-301d499ecfcd', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22537-444f-70a9-9767-06b12bf5116f@mail.acme.example"}', '2026-11-29 02:51:48.747+00', '{"email.sent copied@example.com"}', '1290'),
	('01a22537-42c9-7471-8bb8-0275dd16f7d1', 2, '01a22537-46c5-75cc-a17a-a7b44c80ecc8', 'email.delivered', '{"recipients":["delivered@edaf1af3e5.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22537-42ce-7543-9879-a225cee6aeff","provider":"simulator"}', '2026-11-29 02:51:49.302+00', '{"simulator:sim_01a22537-42ce-7543-9879-a225cee6aeff email.delivered","simulator sim_01a22537-42ce-7543-9879-a225cee6aeff email.delivered","email.delivered delivered delivered@edaf1af3e5.sandbox.sendwright.test 2026-11-29T02:51:49.302Z"}', '1294'),
	('01a22537-4c4c-7007-be6b-325483c069b3', 1, '01a22537-4c56-75a0-a7b7-705c44dff8e8', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22537-4c53-7760-9d1d-2184c2f8c5a0"}', '2026-11-29 02:51:50.739+00', '{"email.sent complained@edaf1af3e5.sandbox.sendwright.test"}', '1306');


--
-- Data for Name: email_events_2026_12; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: email_events_2027_01; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: email_handoffs_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_handoffs_2026_11 VALUES
	('01a22537-1141-74b8-a88a-8439414b12c4', 1, '2026-11-29 02:51:35.684+00', '2026-11-29 02:51:35.684+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22537-11d7-77fe-924a-bb93712bd763', 1, '2026-11-29 02:51:35.824+00', '2026-11-29 02:51:35.824+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22537-1274-7483-8163-e311f14bd6c7', 1, '2026-11-29 02:51:35.941+00', '2026-11-29 02:51:35.942+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22537-1289-72a4-8fa8-f18bf6ad2798', 1, '2026-11-29 02:51:35.954+00', '2026-11-29 02:51:35.965+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22537-1117-74d9-862b-501553a1f22e', 1, '2026-11-29 02:51:35.606+00', '2026-11-29 02:51:35.93+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22537-12b1-7443-a3ba-864cb953ffd6', 1, '2026-11-29 02:51:35.994+00', '2026-11-29 02:51:36.016+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22537-12dd-74d1-920b-9dd33ad2aac8', 1, '2026-11-29 02:51:36.039+00', '2026-11-29 02:51:36.109+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22537-129c-7430-848c-8c1495e2002d', 1, '2026-11-29 02:51:35.971+00', '2026-11-29 02:51:35.989+00', NULL, 'permanently_refused', 'smtp', '550 5.1.1 No such user here'),
	('01a22537-12c1-7625-bf32-b4d504e658d4', 1, '2026-11-29 02:51:36.016+00', '2026-11-29 02:51:36.036+00', NULL, 'partly_accepted', 'smtp', 'gone-too@example.org: 550 5.1.1 No such user here
there@example.org: 250 OK: message queued'),
	('01a22537-133b-7246-99ed-26c3aba3bfc2', 1, '2026-11-29 02:51:36.207+00', '2026-11-29 02:51:36.264+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22537-1407-7500-bb82-e7eda8ab085b', 1, '2026-11-29 02:51:36.373+00', '2026-11-29 02:51:36.373+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22537-147b-75a4-b697-271730c28b1e', 1, '2026-11-29 02:51:36.461+00', '2026-11-29 02:51:36.486+00', '2026-11-29 02:51:41.486+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22537-149c-7026-acfd-38f7d51e03ce', 1, '2026-11-29 02:51:36.492+00', '2026-11-29 02:51:36.58+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a22537-14c3-717b-9509-06fe0fda2a0e', 1, '2026-11-29 02:51:36.524+00', '2026-11-29 02:51:36.712+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a22537-147b-75a4-b697-271730c28b1e', 2, '2026-11-29 02:51:41.505+00', '2026-11-29 02:51:41.62+00', '2026-11-29 02:51:51.62+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22537-2dee-774f-95c3-fa9606b5aa1f', 1, '2026-11-29 02:51:42.968+00', '2026-11-29 02:51:42.969+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22537-2e0b-74d3-a0d2-1ee0490d7854', 1, '2026-11-29 02:51:43.004+00', '2026-11-29 02:51:43.004+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22537-2e2c-77e3-ab31-f02a39b8e489', 1, '2026-11-29 02:51:43.036+00', '2026-11-29 02:51:43.037+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22537-2e48-7526-ac75-2fcce40b6f0e', 1, '2026-11-29 02:51:43.056+00', '2026-11-29 02:51:43.057+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22537-2e60-72a2-afd6-d541f3719441', 1, '2026-11-29 02:51:43.088+00', '2026-11-29 02:51:43.102+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22537-2eaa-7259-b6be-886d8ba9fbc8', 1, '2026-11-29 02:51:43.15+00', '2026-11-29 02:51:43.17+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22537-42c9-7471-8bb8-0275dd16f7d1', 1, '2026-11-29 02:51:48.302+00', '2026-11-29 02:51:48.302+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22537-444f-70a9-9767-06b12bf5116f', 1, '2026-11-29 02:51:48.719+00', '2026-11-29 02:51:48.747+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22537-4c4c-7007-be6b-325483c069b3', 1, '2026-11-29 02:51:50.739+00', '2026-11-29 02:51:50.739+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator');


--
-- Data for Name: email_handoffs_2026_12; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: email_handoffs_2027_01; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: email_states_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_states_2026_11 VALUES
	('01a22537-1117-74d9-862b-501553a1f22e', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:35.93+00', 'sent', '{sent,sent,sent}', NULL, '01a22537-1117-74d9-862b-501553a1f22e@mail.acme.example', NULL, 2, true),
	('01a22537-12b1-7443-a3ba-864cb953ffd6', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.016+00', 'sent', '{sent}', NULL, '01a22537-12b1-7443-a3ba-864cb953ffd6@mail.acme.example', NULL, 2, true),
	('01a22537-12dd-74d1-920b-9dd33ad2aac8', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.109+00', 'sent', '{sent}', NULL, '01a22537-12dd-74d1-920b-9dd33ad2aac8@mail.acme.example', NULL, 2, true),
	('01a22537-129c-7430-848c-8c1495e2002d', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:35.989+00', 'bounced', '{bounced}', NULL, NULL, NULL, 2, true),
	('01a22537-12c1-7625-bf32-b4d504e658d4', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.036+00', 'bounced', '{bounced,sent}', NULL, '01a22537-12c1-7625-bf32-b4d504e658d4@mail.acme.example', NULL, 3, true),
	('01a22537-133b-7246-99ed-26c3aba3bfc2', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.264+00', 'sent', '{sent}', NULL, '01a22537-133b-7246-99ed-26c3aba3bfc2@mail.acme.example', NULL, 2, true),
	('01a22537-1442-70d3-b196-e7ea3b73e1af', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.413+00', 'cancelled', '{scheduled}', '2026-12-19 02:51:36.378+00', NULL, NULL, 2, false),
	('01a22537-147b-75a4-b697-271730c28b1e', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.443+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22537-149c-7026-acfd-38f7d51e03ce', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.476+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22537-1141-74b8-a88a-8439414b12c4', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.707+00', 'delivered', '{delivered}', NULL, 'sim_01a22537-1184-7713-befa-44a70dfc12ae', NULL, 3, true),
	('01a22537-11d7-77fe-924a-bb93712bd763', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.83+00', 'bounced', '{bounced}', NULL, 'sim_01a22537-1210-73f4-addf-478cb1c603dd', NULL, 3, true),
	('01a22537-1274-7483-8163-e311f14bd6c7', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:38.066+00', 'complained', '{complained}', NULL, 'sim_01a22537-1285-72ed-b3cc-b24fd56ab5fd', NULL, 4, true),
	('01a22537-1289-72a4-8fa8-f18bf6ad2798', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:38.066+00', 'bounced', '{delivered,bounced,sent}', NULL, '01a22537-1289-72a4-8fa8-f18bf6ad2798@mail.acme.example', NULL, 5, true),
	('01a22537-1407-7500-bb82-e7eda8ab085b', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:38.066+00', 'delivered', '{delivered}', NULL, 'sim_01a22537-1435-722c-a868-6e4a990434bb', NULL, 3, true),
	('01a22537-14c3-717b-9509-06fe0fda2a0e', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:42.703+00', 'failed', '{failed}', NULL, NULL, 'It is not known whether the email arrived, and it was given up.', 2, true),
	('01a22537-2e60-72a2-afd6-d541f3719441', '01a22536-304c-76bd-b123-de7437df96d4', 'live', '2026-11-29 02:51:43.102+00', 'sent', '{sent}', NULL, '01a22537-2e60-72a2-afd6-d541f3719441@7437df96d4.sandbox.sendwright.test', NULL, 2, true),
	('01a22537-2eaa-7259-b6be-886d8ba9fbc8', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:43.17+00', 'sent', '{sent,sent}', NULL, '01a22537-2eaa-7259-b6be-886d8ba9fbc8@mail.acme.example', NULL, 2, true),
	('01a22537-2dee-774f-95c3-fa9606b5aa1f', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:43.974+00', 'delivered', '{delivered}', NULL, 'sim_01a22537-2df9-7294-aac4-1edc6dc065aa', NULL, 3, true),
	('01a22537-2e0b-74d3-a0d2-1ee0490d7854', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'test', '2026-11-29 02:51:44.008+00', 'delivered', '{delivered}', NULL, 'sim_01a22537-2e1c-742e-ac86-e0ebae587e66', NULL, 3, true),
	('01a22537-2e2c-77e3-ab31-f02a39b8e489', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'test', '2026-11-29 02:51:44.04+00', 'bounced', '{bounced}', NULL, 'sim_01a22537-2e3c-77b6-9dba-f741b7eac709', NULL, 3, true),
	('01a22537-2e48-7526-ac75-2fcce40b6f0e', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'test', '2026-11-29 02:51:45.061+00', 'delivered', '{delivered}', NULL, 'sim_01a22537-2e51-771b-84ed-c4ba2ac379f6', NULL, 3, true),
	('01a22537-444f-70a9-9767-06b12bf5116f', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:48.747+00', 'sent', '{sent}', NULL, '01a22537-444f-70a9-9767-06b12bf5116f@mail.acme.example', NULL, 2, true),
	('01a22537-42c9-7471-8bb8-0275dd16f7d1', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:49.307+00', 'delivered', '{delivered}', NULL, 'sim_01a22537-42ce-7543-9879-a225cee6aeff', NULL, 3, true),
	('01a22537-4c4c-7007-be6b-325483c069b3', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:50.739+00', 'sent', '{sent}', NULL, 'sim_01a22537-4c53-7760-9d1d-2184c2f8c5a0', NULL, 2, true),
	('01a22537-5868-75b2-b881-c1396ce3dbc6', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:53.832+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22537-588e-7670-aa67-52b382cbf9cf', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:53.87+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22537-589e-7604-9ae0-8b335af4d980', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:53.886+00', 'scheduled', '{scheduled}', '2026-11-29 03:51:53.882+00', NULL, NULL, 1, false),
	('01a22537-58b2-7664-9f19-44bc21f3ee76', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:53.906+00', 'scheduled', '{scheduled}', '2026-11-29 03:51:53.882+00', NULL, NULL, 1, false),
	('01a22537-58c5-7706-9210-96c10b12c141', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:53.925+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22537-5908-720d-8dde-8bcd03d051a6', '01a22536-304c-76bd-b123-de7437df96d4', 'live', '2026-11-29 02:51:53.992+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22537-654f-77b2-9619-792807f51f4c', '01a22536-304c-76bd-b123-de7437df96d4', 'live', '2026-11-29 02:51:57.135+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false);


--
-- Data for Name: email_states_2026_12; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: email_states_2027_01; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: emails_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.emails_2026_11 VALUES
	('01a22537-1117-74d9-862b-501553a1f22e', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:35.575+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{"Ada Lovelace <ada@example.com>"}', '{carl@example.com}', '{"Bea <bea@example.net>"}', '{answers@acme.example,"Other <other@acme.example>"}', 'Everything at once', '{receipt,order:1234}', NULL, '01a22537-1117-74d9-862b-501553a1f22e@mail.acme.example', '{ada@example.com,carl@example.com,bea@example.net}', NULL, NULL, 3, NULL, 'ada@example.com
carl@example.com
bea@example.net
everything at once', '01a22537-1117-74d9-862b-50163a249029', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, 'c869c1e3-85e3-f340-296f-fb5c74edb6c1', NULL, NULL),
	('01a22537-1141-74b8-a88a-8439414b12c4', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:35.617+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{delivered@edaf1af3e5.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be delivered', '{}', NULL, '01a22537-1141-74b8-a88a-8439414b12c4@mail.acme.example', '{delivered@edaf1af3e5.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@edaf1af3e5.sandbox.sendwright.test
to be delivered', '01a22537-1141-74b8-a88a-843a1a133700', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, '107bd8df-c0ca-07bf-0b65-82bab8be9bd0', NULL, NULL),
	('01a22537-11d7-77fe-924a-bb93712bd763', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:35.767+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{bounced@edaf1af3e5.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be bounced', '{}', NULL, '01a22537-11d7-77fe-924a-bb93712bd763@mail.acme.example', '{bounced@edaf1af3e5.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@edaf1af3e5.sandbox.sendwright.test
to be bounced', '01a22537-11d7-77fe-924a-bb94b7a49ea0', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, '1150b97d-f1ec-4c19-854c-08fffa11e34d', NULL, NULL),
	('01a22537-1274-7483-8163-e311f14bd6c7', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:35.924+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{complained@edaf1af3e5.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be complained', '{}', NULL, '01a22537-1274-7483-8163-e311f14bd6c7@mail.acme.example', '{complained@edaf1af3e5.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@edaf1af3e5.sandbox.sendwright.test
to be complained', '01a22537-1274-7483-8163-e312122c08fa', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, '9f693794-7f7e-1322-3ebf-ce3dbb20d435', NULL, NULL),
	('01a22537-1289-72a4-8fa8-f18bf6ad2798', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:35.945+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{delivered+a@edaf1af3e5.sandbox.sendwright.test,bounced+b@edaf1af3e5.sandbox.sendwright.test,real@example.com}', '{}', '{}', NULL, 'To several', '{}', NULL, '01a22537-1289-72a4-8fa8-f18bf6ad2798@mail.acme.example', '{delivered+a@edaf1af3e5.sandbox.sendwright.test,bounced+b@edaf1af3e5.sandbox.sendwright.test,real@example.com}', NULL, '{delivered,bounced,NULL}', 0, NULL, 'delivered+a@edaf1af3e5.sandbox.sendwright.test
bounced+b@edaf1af3e5.sandbox.sendwright.test
real@example.com
to several', '01a22537-1289-72a4-8fa8-f18c06964526', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, '831daa0c-e4fc-bdc4-6662-582b372ebec5', NULL, NULL),
	('01a22537-129c-7430-848c-8c1495e2002d', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:35.964+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{gone@example.org}', '{}', '{}', NULL, 'To nobody', '{}', NULL, '01a22537-129c-7430-848c-8c1495e2002d@mail.acme.example', '{gone@example.org}', NULL, NULL, 0, NULL, 'gone@example.org
to nobody', '01a22537-129c-7430-848c-8c158a571c18', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, '443087f5-59ea-3463-2433-fd484314f51e', NULL, NULL),
	('01a22537-12b1-7443-a3ba-864cb953ffd6', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:35.985+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{"Jörg <Joerg.Big@Bücher.example>"}', '{}', '{}', NULL, 'To a name that is spelled in another way on its way', '{}', NULL, '01a22537-12b1-7443-a3ba-864cb953ffd6@mail.acme.example', '{joerg.big@xn--bcher-kva.example}', '{Joerg.Big@xn--bcher-kva.example}', NULL, 0, NULL, 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way', '01a22537-12b1-7443-a3ba-864dc5e67ad7', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, '60af8880-dc65-0b6f-b669-3ef62190b8d8', NULL, NULL),
	('01a22537-12c1-7625-bf32-b4d504e658d4', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.001+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{gone-too@example.org,there@example.org}', '{}', '{}', NULL, 'To nobody and somebody', '{receipt}', NULL, '01a22537-12c1-7625-bf32-b4d504e658d4@mail.acme.example', '{gone-too@example.org,there@example.org}', NULL, NULL, 0, NULL, 'gone-too@example.org
there@example.org
to nobody and somebody', '01a22537-12c1-7625-bf32-b4d60ff9f6c5', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, '70990672-0c7e-5f66-0da9-0557255ac8cf', NULL, NULL),
	('01a22537-12dd-74d1-920b-9dd33ad2aac8', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.029+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{tina@example.com}', '{}', '{}', NULL, 'Welcome, Tina', '{}', NULL, '01a22537-12dd-74d1-920b-9dd33ad2aac8@mail.acme.example', '{tina@example.com}', NULL, NULL, 0, NULL, 'tina@example.com
welcome, tina', '01a22537-12dd-74d1-920b-9dd4739bc1e6', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, '598d3989-5214-328e-ed4f-c2962070c852', NULL, '01a22537-104a-75e5-a606-217c43d4c3ca'),
	('01a22537-133b-7246-99ed-26c3aba3bfc2', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.123+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{tom@example.com}', '{}', '{}', '{answers@acme.example}', 'For everybody', '{}', NULL, '01a22537-133b-7246-99ed-26c3aba3bfc2@mail.acme.example', '{tom@example.com}', NULL, NULL, 0, NULL, 'tom@example.com
for everybody', '01a22537-133b-7246-99ed-26c41d7d6b6c', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, 'c524d48e-e5b1-9e9c-fb33-ff21c7e677a1', NULL, '01a22537-108e-75b9-8102-0e821dd61e64'),
	('01a22537-1407-7500-bb82-e7eda8ab085b', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.327+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{delivered@edaf1af3e5.sandbox.sendwright.test}', '{}', '{}', NULL, 'One of a batch', '{}', NULL, '01a22537-1407-7500-bb82-e7eda8ab085b@mail.acme.example', '{delivered@edaf1af3e5.sandbox.sendwright.test}', NULL, '{delivered}', 0, 'batch-1', 'delivered@edaf1af3e5.sandbox.sendwright.test
one of a batch', '01a22537-1407-7500-bb82-e7eef8407b1d', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, '2276813a-6fd4-418e-3845-32637a2ee8f1', NULL, NULL),
	('01a22537-1442-70d3-b196-e7ea3b73e1af', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.386+00', '2026-12-19 02:51:36.378+00', '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{never@example.com}', '{}', '{}', NULL, 'To be cancelled', '{}', NULL, '01a22537-1442-70d3-b196-e7ea3b73e1af@mail.acme.example', '{never@example.com}', NULL, NULL, 0, NULL, 'never@example.com
to be cancelled', '01a22537-1442-70d3-b196-e7eb6e81bdb6', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, 'c1135265-f1f6-f390-68b5-572e7b03ece3', NULL, NULL),
	('01a22537-147b-75a4-b697-271730c28b1e', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.443+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{busy@example.com}', '{}', '{}', NULL, 'Refused for now', '{}', NULL, '01a22537-147b-75a4-b697-271730c28b1e@mail.acme.example', '{busy@example.com}', NULL, NULL, 0, NULL, 'busy@example.com
refused for now', '01a22537-147b-75a4-b697-271804f96ebb', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, 'de0afcff-5866-6f17-4163-0c38fd56057b', NULL, NULL),
	('01a22537-149c-7026-acfd-38f7d51e03ce', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.476+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{cut@example.com}', '{}', '{}', NULL, 'Held, as its answer was lost', '{}', NULL, '01a22537-149c-7026-acfd-38f7d51e03ce@mail.acme.example', '{cut@example.com}', NULL, NULL, 0, NULL, 'cut@example.com
held, as its answer was lost', '01a22537-149c-7026-acfd-38f8eacefcc9', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, 'ed04f685-ec32-5588-66ee-4524ee1d6248', NULL, NULL),
	('01a22537-14c3-717b-9509-06fe0fda2a0e', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.515+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{cut-too@example.com}', '{}', '{}', NULL, 'Settled as failed', '{}', NULL, '01a22537-14c3-717b-9509-06fe0fda2a0e@mail.acme.example', '{cut-too@example.com}', NULL, NULL, 0, NULL, 'cut-too@example.com
settled as failed', '01a22537-14c3-717b-9509-06ffe4af8291', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, 'cbd2041b-f50d-71fc-641f-9aa05225da67', NULL, NULL),
	('01a22537-2dee-774f-95c3-fa9606b5aa1f', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:42.958+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Søren <shop@mail.acme.example>', '{"Émile <delivered@edaf1af3e5.sandbox.sendwright.test>"}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', '{"visible":null,"messageId":"own-1@mail.acme.example","date":"Sun, 29 Nov 2026 02:51:42 +0000"}', '01a22537-2dee-774f-95c3-fa9606b5aa1f@mail.acme.example', '{delivered@edaf1af3e5.sandbox.sendwright.test}', NULL, '{delivered}', 1, NULL, 'delivered@edaf1af3e5.sandbox.sendwright.test
submitted over smtp', '01a22537-2dee-774f-95c3-fa97d1854b4c', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, NULL, NULL, NULL),
	('01a22537-2e0b-74d3-a0d2-1ee0490d7854', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'test', '2026-11-29 02:51:42.987+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Test <t@mail.acme.example>', '{delivered@edaf1af3e5.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: delivered', '{}', NULL, '01a22537-2e0b-74d3-a0d2-1ee0490d7854@mail.acme.example', '{delivered@edaf1af3e5.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@edaf1af3e5.sandbox.sendwright.test
in test mode: delivered', '01a22537-2e0b-74d3-a0d2-1ee1829fa5c1', NULL, '01a22536-0041-77b8-b745-93130a86588b', NULL, 'a972be76-1a24-7b29-d8f0-9b22a63ad7ab', NULL, NULL),
	('01a22537-2e2c-77e3-ab31-f02a39b8e489', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'test', '2026-11-29 02:51:43.02+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Test <t@mail.acme.example>', '{bounced@edaf1af3e5.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: bounced', '{}', NULL, '01a22537-2e2c-77e3-ab31-f02a39b8e489@mail.acme.example', '{bounced@edaf1af3e5.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@edaf1af3e5.sandbox.sendwright.test
in test mode: bounced', '01a22537-2e2c-77e3-ab31-f02bac4da762', NULL, '01a22536-0041-77b8-b745-93130a86588b', NULL, '1ff7afcc-60ee-bf70-87af-5a7cb4570427', NULL, NULL),
	('01a22537-2e48-7526-ac75-2fcce40b6f0e', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'test', '2026-11-29 02:51:43.048+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Test <t@mail.acme.example>', '{anybody@edaf1af3e5.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: anybody', '{}', NULL, '01a22537-2e48-7526-ac75-2fcce40b6f0e@mail.acme.example', '{anybody@edaf1af3e5.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'anybody@edaf1af3e5.sandbox.sendwright.test
in test mode: anybody', '01a22537-2e48-7526-ac75-2fcd1797ee66', NULL, '01a22536-0041-77b8-b745-93130a86588b', NULL, 'a9256698-4037-ed0e-1cc8-53c86e0fa861', NULL, NULL),
	('01a22537-2e60-72a2-afd6-d541f3719441', '01a22536-304c-76bd-b123-de7437df96d4', 'live', '2026-11-29 02:51:43.072+00', NULL, NULL, 'b@7437df96d4.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Bolt', '{}', NULL, '01a22537-2e60-72a2-afd6-d541f3719441@7437df96d4.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
bolt', '01a22537-2e60-72a2-afd6-d542ba9c3de7', NULL, '01a22536-8fc7-7024-9a86-27e163cbd07d', NULL, 'f279622d-c647-8361-99fa-507129eeb4ec', NULL, NULL),
	('01a22537-42c9-7471-8bb8-0275dd16f7d1', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:48.297+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'w@mail.acme.example', '{delivered@edaf1af3e5.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a22537-42c9-7471-8bb8-0275dd16f7d1@mail.acme.example', '{delivered@edaf1af3e5.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@edaf1af3e5.sandbox.sendwright.test
its webhook waits', '01a22537-42c9-7471-8bb8-02760c5ed0ef', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, '4f7ccc33-c661-5140-cfdb-57635e55f080', NULL, NULL),
	('01a22537-2eaa-7259-b6be-886d8ba9fbc8', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:43.146+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'e@mail.acme.example', '{[erased],rita@example.com}', '{}', '{}', NULL, '[erased]', '{}', NULL, '01a22537-2eaa-7259-b6be-886d8ba9fbc8@mail.acme.example', '{[erased],rita@example.com}', NULL, NULL, 0, NULL, '[erased]
rita@example.com
[erased]', '01a22537-2eaa-7259-b6be-886e32590a4d', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, 'e3c96e06-7cac-66d5-49a5-df30d6bdefc4', NULL, NULL),
	('01a22537-444f-70a9-9767-06b12bf5116f', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:48.687+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Søren <shop@mail.acme.example>', '{copied@example.com}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', NULL, '01a22537-444f-70a9-9767-06b12bf5116f@mail.acme.example', '{copied@example.com}', NULL, NULL, 1, NULL, 'copied@example.com
submitted over smtp', '01a22537-4451-70a9-9767-06b2974b6122', NULL, NULL, '01a22535-b0a0-7644-886c-c0ee1436df7b', NULL, '01a22537-2dee-774f-95c3-fa9606b5aa1f', NULL),
	('01a22537-4c4c-7007-be6b-325483c069b3', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:50.732+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'r@mail.acme.example', '{complained@edaf1af3e5.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its complaint is still to come', '{}', NULL, '01a22537-4c4c-7007-be6b-325483c069b3@mail.acme.example', '{complained@edaf1af3e5.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@edaf1af3e5.sandbox.sendwright.test
its complaint is still to come', '01a22537-4c4c-7007-be6b-3255992323b7', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, '577b5fa2-ffad-1d68-de86-a8b8196816e5', NULL, NULL),
	('01a22537-5868-75b2-b881-c1396ce3dbc6', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:53.832+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{last@example.com}', '{}', '{}', NULL, 'Queued to go out', '{evening}', NULL, '01a22537-5868-75b2-b881-c1396ce3dbc6@mail.acme.example', '{last@example.com}', NULL, NULL, 0, NULL, 'last@example.com
queued to go out', '01a22537-5868-75b2-b881-c13a94144b78', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, 'b6366032-b49a-e8e1-ecc2-3ca8a9105625', NULL, NULL),
	('01a22537-588e-7670-aa67-52b382cbf9cf', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:53.87+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{delivered@edaf1af3e5.sandbox.sendwright.test}', '{}', '{}', NULL, 'Queued for the simulator', '{evening}', NULL, '01a22537-588e-7670-aa67-52b382cbf9cf@mail.acme.example', '{delivered@edaf1af3e5.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@edaf1af3e5.sandbox.sendwright.test
queued for the simulator', '01a22537-588e-7670-aa67-52b4a0ea109c', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, '802b165e-2711-0bac-ae2a-2924d7a654be', NULL, NULL),
	('01a22537-589e-7604-9ae0-8b335af4d980', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:53.886+00', '2026-11-29 03:51:53.882+00', '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to be cancelled', '{evening}', NULL, '01a22537-589e-7604-9ae0-8b335af4d980@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to be cancelled', '01a22537-589e-7604-9ae0-8b3451802e69', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, '77fbc83f-d1b7-2759-c132-c9269e2d10b7', NULL, NULL),
	('01a22537-58b2-7664-9f19-44bc21f3ee76', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:53.906+00', '2026-11-29 03:51:53.882+00', '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to go out', '{evening}', NULL, '01a22537-58b2-7664-9f19-44bc21f3ee76@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to go out', '01a22537-58b2-7664-9f19-44bd4f436e39', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, '50e308af-b7fb-e984-5777-0b57db38597d', NULL, NULL),
	('01a22537-58c5-7706-9210-96c10b12c141', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:53.925+00', NULL, '01a22537-0f3f-709b-81e6-93623821a218', 'Acme <hello@mail.acme.example>', '{once@example.com}', '{}', '{}', NULL, 'Asked under a key', '{evening}', NULL, '01a22537-58c5-7706-9210-96c10b12c141@mail.acme.example', '{once@example.com}', NULL, NULL, 0, 'order-4711', 'once@example.com
asked under a key', '01a22537-58c5-7706-9210-96c2874beb67', NULL, '01a22535-ed35-73c5-91e3-64590adbcdff', NULL, 'ac7c23a6-21e7-b2e1-3c89-da1d5cf19ad1', NULL, NULL),
	('01a22537-5908-720d-8dde-8bcd03d051a6', '01a22536-304c-76bd-b123-de7437df96d4', 'live', '2026-11-29 02:51:53.992+00', NULL, NULL, 'b@7437df96d4.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Held back', '{}', NULL, '01a22537-5908-720d-8dde-8bcd03d051a6@7437df96d4.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
held back', '01a22537-5908-720d-8dde-8bce66016880', NULL, '01a22536-8fc7-7024-9a86-27e163cbd07d', NULL, '63b5b17c-4fcd-aab7-6fac-960623a569d2', NULL, NULL),
	('01a22537-654f-77b2-9619-792807f51f4c', '01a22536-304c-76bd-b123-de7437df96d4', 'live', '2026-11-29 02:51:57.135+00', NULL, NULL, 'b@7437df96d4.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'While paused', '{}', NULL, '01a22537-654f-77b2-9619-792807f51f4c@7437df96d4.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
while paused', '01a22537-654f-77b2-9619-7929c097287a', NULL, '01a22536-8fc7-7024-9a86-27e163cbd07d', NULL, '2b22f4d3-51c9-74c0-5d5e-fd4de57eb1d2', NULL, NULL);


--
-- Data for Name: emails_2026_12; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: emails_2027_01; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: erased_names; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.erased_names VALUES
	('01a22537-2eb4-7092-acb6-58a68ac3da04@mail.acme.example', '2026-11-29 02:51:43.309+00'),
	('01a22537-2eb4-7092-acb6-58a68ac3da04', '2026-11-29 02:51:43.309+00');


--
-- Data for Name: holds; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.idempotency_keys VALUES
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', 'batch', 'batch-1', '70cdf3958255483ac4f4b7b4a8f9f9aead0bc115bb8521afe56f1e8a3f8703c8', '2026-11-30 02:51:36.266+00', '[{"_tag" : "Accepted", "emailId" : "01a22537-1407-7500-bb82-e7eda8ab085b"}]', '{"indexes":[0],"failures":[{"ok":false,"index":1,"error":{"code":"validation_error","message":"The request is not valid: to must be an email address such as ada@example.com.","details":[{"path":["to"],"message":"must be an email address such as ada@example.com"}]}}]}'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', 'message', '01a22535-ed35-73c5-91e3-64590adbcdff:3d0b42ec90ae1f848e917a5c5ff40183808e5ce4adffe9bf5d0e501200870193', '01a22535-ed35-73c5-91e3-64590adbcdff:3d0b42ec90ae1f848e917a5c5ff40183808e5ce4adffe9bf5d0e501200870193', '2026-11-29 03:01:42.957+00', '[{"_tag" : "Accepted", "emailId" : "01a22537-2dee-774f-95c3-fa9606b5aa1f"}]', 'null'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', 'single', 'order-4711', '64993acc08a1e8ac0acde79d0dc4c3443d73295447c260a50219b86e6650d571', '2026-11-30 02:51:53.925+00', '[{"_tag" : "Accepted", "emailId" : "01a22537-58c5-7706-9210-96c10b12c141"}]', 'null'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', 'request', 'order-4712', '5cd1768db4c44c1f9a1e2c3bf6407e954574a07ccc4e6eecf40cdc932acc4f6b', 'infinity', '[{"_tag" : "Accepted", "emailId" : "01a22537-58d9-7e51-b487-70a912b390b4"}]', 'null');


--
-- Data for Name: log_identity; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.memberships VALUES
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22535-b0a0-7644-886c-c0ee1436df7b', 'owner', '2026-11-29 02:50:05.343+00'),
	('01a22536-304c-76bd-b123-de7437df96d4', '01a22536-304d-763d-923e-6a82bb25fd76', 'owner', '2026-11-29 02:50:38.028+00'),
	('01a22536-4882-73d0-8588-c75e674ec8e0', '01a22536-4882-73d0-8588-c75f643c0dc6', 'owner', '2026-11-29 02:50:44.225+00'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22536-dea1-7307-b01b-7b86a6686bd9', 'developer', '2026-11-29 02:51:22.657+00'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22536-ecf1-7622-93f3-afd1cf161c23', 'viewer', '2026-11-29 02:51:26.321+00');


--
-- Data for Name: metrics_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_hours VALUES
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', 'tag', 498866, 'receipt', 2, 4, 0, 1, 0, 0, 0, 0, 0, '{}'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', 'tag', 498866, 'order:1234', 1, 3, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'test', 'domain', 498866, 'mail.acme.example', 3, 3, 2, 1, 0, 0, 0, 0, 0, '{73,2}'),
	('01a22536-304c-76bd-b123-de7437df96d4', 'live', 'domain', 498866, '', 1, 1, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'simulator', 'domain', 498866, 'mail.acme.example', 6, 8, 6, 2, 0, 1, 0, 0, 0, '{73,6}'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', 'domain', 498866, 'mail.acme.example', 12, 12, 0, 2, 0, 0, 0, 1, 1, '{}');


--
-- Data for Name: metrics_place; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_place VALUES
	(true, '1299:1299:');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.migrations VALUES
	(1, 1, 'initial', 1, '0.0.0', '2026-11-29 02:49:57.844+00'),
	(2, 1, 'mailbox_identities', 1, '0.0.0', '2026-11-29 02:49:57.94+00'),
	(2, 2, 'mailbox_identities', 1, '0.0.0', '2026-11-29 02:49:57.95+00'),
	(3, 1, 'set_aside', 1, '0.0.0', '2026-11-29 02:49:57.968+00'),
	(4, 1, 'audit_sources', 1, '0.0.0', '2026-11-29 02:49:57.977+00'),
	(4, 2, 'audit_sources', 1, '0.0.0', '2026-11-29 02:49:57.986+00'),
	(4, 3, 'audit_sources', 1, '0.0.0', '2026-11-29 02:49:57.996+00'),
	(4, 4, 'audit_sources', 1, '0.0.0', '2026-11-29 02:49:58.006+00'),
	(5, 1, 'template_defaults', 1, '0.0.0', '2026-11-29 02:49:58.016+00'),
	(6, 1, 'report_signatures', 1, '0.0.0', '2026-11-29 02:49:58.026+00'),
	(7, 1, 'requests', 1, '0.0.0', '2026-11-29 02:49:58.056+00'),
	(8, 1, 'joined_accepts', 1, '0.0.0', '2026-11-29 02:49:58.084+00'),
	(9, 1, 'request_keys', 1, '0.0.0', '2026-11-29 02:49:58.094+00'),
	(10, 1, 'email_templates', 1, '0.0.0', '2026-11-29 02:49:58.107+00'),
	(11, 1, 'joined_lookups', 1, '0.0.0', '2026-11-29 02:49:58.133+00');


--
-- Data for Name: months_aside; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: nodes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: portal_sessions; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: provider_events; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.provider_events VALUES
	('simulator', 'sim_01a22537-4c53-7760-9d1d-2184c2f8c5a0 email.delivered', '{"type":"email.delivered","occurredAt":1795920711739,"recipients":["complained@edaf1af3e5.sandbox.sendwright.test"],"details":{"recipients":["complained@edaf1af3e5.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22537-4c53-7760-9d1d-2184c2f8c5a0"},"keys":["simulator:sim_01a22537-4c53-7760-9d1d-2184c2f8c5a0 email.delivered"],"providerMessageId":"sim_01a22537-4c53-7760-9d1d-2184c2f8c5a0","error":null,"provider":"simulator","key":"sim_01a22537-4c53-7760-9d1d-2184c2f8c5a0 email.delivered","emailId":"01a22537-4c4c-7007-be6b-325483c069b3","messageId":null}', '2026-11-29 02:51:51.739+00', '2026-11-29 02:51:50.739+00', 'sim_01a22537-4c53-7760-9d1d-2184c2f8c5a0'),
	('simulator', 'sim_01a22537-4c53-7760-9d1d-2184c2f8c5a0 email.complained', '{"type":"email.complained","occurredAt":1795920712739,"recipients":["complained@edaf1af3e5.sandbox.sendwright.test"],"details":{"recipients":["complained@edaf1af3e5.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a22537-4c53-7760-9d1d-2184c2f8c5a0","provider_message_id":"sim_01a22537-4c53-7760-9d1d-2184c2f8c5a0"},"keys":["simulator:sim_01a22537-4c53-7760-9d1d-2184c2f8c5a0 email.complained"],"providerMessageId":"sim_01a22537-4c53-7760-9d1d-2184c2f8c5a0","error":null,"provider":"simulator","key":"sim_01a22537-4c53-7760-9d1d-2184c2f8c5a0 email.complained","emailId":"01a22537-4c4c-7007-be6b-325483c069b3","messageId":null}', '2026-11-29 02:51:52.739+00', '2026-11-29 02:51:50.739+00', 'sim_01a22537-4c53-7760-9d1d-2184c2f8c5a0');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.quotas VALUES
	('01a22536-304c-76bd-b123-de7437df96d4', '2026-11', 3, 50, '2026-11-29', 3, 100, 1);


--
-- Data for Name: rate_buckets; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.rate_buckets VALUES
	('sign-in:user:2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3', 8.138811111111112, 9.138811111111112, 1795920720924),
	('sign-in:from:12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 45.63827777777777, 46.63827777777777, 1795920721136),
	('sign-in:user:ca48e0014050c7996ca4272865794ba1d47e7ef86b88a1a7010eaf450f025194', 9, 10, 1795920721139),
	('messages:01a22535-ed35-73c5-91e3-64590adbcdff', 999998, 1000000, 1795920696309),
	('requests:01a22536-0041-77b8-b745-93130a86588b', 990000, 1000000, 1795920722138),
	('requests:01a22536-8fc7-7024-9a86-27e163cbd07d', 2.237999999999999, 3.237999999999999, 1795920722235),
	('requests:01a22535-ed35-73c5-91e3-64590adbcdff', 990000, 1000000, 1795920722785),
	('messages:01a22535-b0a0-7644-886c-c0ee1436df7b', 999999, 1000000, 1795920708685);


--
-- Data for Name: report_signatures; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: reputation_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.reputation_hours VALUES
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 498866, 3, 2, 0, 0),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 498866, 1, 4, 2, 0),
	('01a22536-304c-76bd-b123-de7437df96d4', 498866, 0, 1, 0, 0),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 498866, 4, 6, 0, 0),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 498866, 7, 1, 0, 0),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 498866, 5, 1, 0, 0);


--
-- Data for Name: reputation_notes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: requests; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.requests OVERRIDING SYSTEM VALUE VALUES
	(1, '01a22537-58d9-7e51-b487-70a912b390b4', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '2026-11-29 02:51:53.945+00', '{"to": "row@example.com", "from": "Acme <hello@mail.acme.example>", "tags": ["evening"], "text": "Asked by SQL.", "subject": "Asked by SQL"}', 140, '-infinity', 'order-4712');


--
-- Data for Name: retention_terms; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: search_entries_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.search_entries_2026_11 VALUES
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-1141-74b8-a88a-8439414b12c4', '{}', 'delivered@edaf1af3e5.sandbox.sendwright.test
to be delivered'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-11d7-77fe-924a-bb93712bd763', '{}', 'bounced@edaf1af3e5.sandbox.sendwright.test
to be bounced'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-1274-7483-8163-e311f14bd6c7', '{}', 'complained@edaf1af3e5.sandbox.sendwright.test
to be complained'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-1289-72a4-8fa8-f18bf6ad2798', '{}', 'delivered+a@edaf1af3e5.sandbox.sendwright.test
bounced+b@edaf1af3e5.sandbox.sendwright.test
real@example.com
to several'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-1117-74d9-862b-501553a1f22e', '{receipt,order:1234}', 'ada@example.com
carl@example.com
bea@example.net
everything at once'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-12b1-7443-a3ba-864cb953ffd6', '{}', 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-129c-7430-848c-8c1495e2002d', '{}', 'gone@example.org
to nobody'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-12c1-7625-bf32-b4d504e658d4', '{receipt}', 'gone-too@example.org
there@example.org
to nobody and somebody'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-12dd-74d1-920b-9dd33ad2aac8', '{}', 'tina@example.com
welcome, tina'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-133b-7246-99ed-26c3aba3bfc2', '{}', 'tom@example.com
for everybody'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-1407-7500-bb82-e7eda8ab085b', '{}', 'delivered@edaf1af3e5.sandbox.sendwright.test
one of a batch'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-1442-70d3-b196-e7ea3b73e1af', '{}', 'never@example.com
to be cancelled'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-14c3-717b-9509-06fe0fda2a0e', '{}', 'cut-too@example.com
settled as failed'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-2dee-774f-95c3-fa9606b5aa1f', '{}', 'delivered@edaf1af3e5.sandbox.sendwright.test
submitted over smtp'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'test', '01a22537-2e0b-74d3-a0d2-1ee0490d7854', '{}', 'delivered@edaf1af3e5.sandbox.sendwright.test
in test mode: delivered'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'test', '01a22537-2e2c-77e3-ab31-f02a39b8e489', '{}', 'bounced@edaf1af3e5.sandbox.sendwright.test
in test mode: bounced'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'test', '01a22537-2e48-7526-ac75-2fcce40b6f0e', '{}', 'anybody@edaf1af3e5.sandbox.sendwright.test
in test mode: anybody'),
	('01a22536-304c-76bd-b123-de7437df96d4', 'live', '01a22537-2e60-72a2-afd6-d541f3719441', '{}', 'bob@bolt.example
bolt'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-2eaa-7259-b6be-886d8ba9fbc8', '{}', '[erased]
rita@example.com
[erased]'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-42c9-7471-8bb8-0275dd16f7d1', '{}', 'delivered@edaf1af3e5.sandbox.sendwright.test
its webhook waits'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-444f-70a9-9767-06b12bf5116f', '{}', 'copied@example.com
submitted over smtp'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-4c4c-7007-be6b-325483c069b3', '{}', 'complained@edaf1af3e5.sandbox.sendwright.test
its complaint is still to come'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-589e-7604-9ae0-8b335af4d980', '{evening}', 'later@example.com
scheduled, to be cancelled'),
	('01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '01a22537-58b2-7664-9f19-44bc21f3ee76', '{evening}', 'later@example.com
scheduled, to go out');


--
-- Data for Name: search_entries_2026_12; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: search_entries_2027_01; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: send_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.send_jobs VALUES
	('01a22537-149c-7026-acfd-38f7d51e03ce', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:36.584+00', '2026-11-29 02:51:36.584+00', '2026-11-29 02:51:36.48+00', NULL, NULL, 1, 0, true, NULL, NULL, '1036'),
	('01a22537-147b-75a4-b697-271730c28b1e', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:51.62+00', '2026-11-29 02:51:51.62+00', '2026-11-29 02:51:36.447+00', NULL, NULL, 2, 0, false, NULL, NULL, '1074'),
	('01a22537-5868-75b2-b881-c1396ce3dbc6', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:53.832+00', '2026-11-29 02:51:53.832+00', '2026-11-29 02:51:53.832+00', NULL, NULL, 0, 0, false, NULL, NULL, '1317'),
	('01a22537-588e-7670-aa67-52b382cbf9cf', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:53.87+00', '2026-11-29 02:51:53.87+00', '2026-11-29 02:51:53.87+00', NULL, NULL, 0, 0, false, NULL, NULL, '1318'),
	('01a22537-58c5-7706-9210-96c10b12c141', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', '2026-11-29 02:51:53.925+00', '2026-11-29 02:51:53.925+00', '2026-11-29 02:51:53.925+00', NULL, NULL, 0, 0, false, NULL, NULL, '1327'),
	('01a22537-5908-720d-8dde-8bcd03d051a6', '01a22536-304c-76bd-b123-de7437df96d4', 'live', '2026-11-29 02:51:56.705+00', '2026-11-29 02:51:56.705+00', '2026-11-29 02:51:53.992+00', NULL, NULL, 0, 0, true, NULL, '2026-11-29 02:51:53.992+00', '1333'),
	('01a22537-654f-77b2-9619-792807f51f4c', '01a22536-304c-76bd-b123-de7437df96d4', 'live', '2026-11-29 02:51:57.135+00', '2026-11-29 02:51:57.135+00', '2026-11-29 02:51:57.135+00', NULL, NULL, 0, 0, false, NULL, NULL, '1345');


--
-- Data for Name: send_lines; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: send_slots; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: senders; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: sessions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sessions VALUES
	('01a22536-bc29-74eb-9547-d4c7a71be585', '65b392c1177b2beb2853b6f9bb56e603a6b4273a67b7a5643ddb09c7bae36e16', '01a22535-b0a0-7644-886c-c0ee1436df7b', 'link', '2026-11-29 02:51:13.833+00', '2026-11-29 02:51:13.833+00', '2026-12-29 02:51:13.833+00', '', '127.0.0.0/24'),
	('01a22536-cf04-77f8-bc12-879869e8f0a5', '36a9a488dff5d142624c33894c743f435c358b21b40e2220f04ad7630fcf86e8', '01a22536-a44f-758f-842e-5d2267f4e5e4', 'link', '2026-11-29 02:51:18.66+00', '2026-11-29 02:51:18.66+00', '2026-12-29 02:51:18.66+00', '', '127.0.0.0/24'),
	('01a22536-deaa-7002-ac4a-ecf86a717431', '7ae36a74ca3a5be40957cf01412a6385696b7addc349d03961da8308c2429e6a', '01a22536-dea1-7307-b01b-7b86a6686bd9', 'link', '2026-11-29 02:51:22.666+00', '2026-11-29 02:51:22.666+00', '2026-12-29 02:51:22.666+00', '', '127.0.0.0/24'),
	('01a22537-43bd-7432-8be5-6149c2481ab7', '9e198f5695fc1c529410fffa99c120f7da49fe6a822510cafc6ec6d10c1ee41f', '01a22535-b0a0-7644-886c-c0ee1436df7b', 'password', '2026-11-29 02:51:48.54+00', '2026-11-29 02:51:48.54+00', '2026-12-29 02:51:48.54+00', '', '127.0.0.0/24'),
	('01a22537-74d5-77b8-8bba-8160e030aa61', 'f3f23df40120aab16416868bcb1f119db04f096220e7283035c3854e64b703ae', '01a22535-b0a0-7644-886c-c0ee1436df7b', 'password', '2026-11-29 02:52:01.108+00', '2026-11-29 02:52:01.108+00', '2026-12-29 02:52:01.108+00', '', '127.0.0.0/24'),
	('01a22537-7572-74de-be38-f79afe560cd2', '42f6ad671536603a072898bd6914b6b1a7d4c80936b3b0ec34695dc2b25ea451', '01a22536-a44f-758f-842e-5d2267f4e5e4', 'password', '2026-11-29 02:52:01.266+00', '2026-11-29 02:52:01.266+00', '2026-12-29 02:52:01.266+00', '', '127.0.0.0/24');


--
-- Data for Name: sign_in_links; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sign_in_links VALUES
	('01a22535-9605-7665-8273-dbbceeca60d4', 'b51fb2e1c8518701ee1508a6c764f5c3f8e8069f985fa0642b8e72f8b47a6432', 'setup', NULL, NULL, NULL, NULL, NULL, '2026-11-29 02:49:58.536+00', '2026-11-29 03:49:58.536+00'),
	('01a22537-0d57-720b-9629-65dedda0df17', '3c74328c881869c76592fec717dc3d2ed4551aa863b6f10a097503445a9ee6c1', 'invitation', NULL, '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'later@acme.example', 'later@acme.example', 'viewer', '2026-11-29 02:51:34.631+00', '2026-12-06 02:51:34.631+00');


--
-- Data for Name: suppressions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.suppressions VALUES
	('01a22537-1365-7015-abb7-ca5fa03d63cd', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'gone-too@example.org', NULL, NULL, 'bounce', '2026-11-29 02:51:36.036+00'),
	('01a22537-1365-7015-abb7-ca5e1ab3b10a', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'gone@example.org', NULL, NULL, 'bounce', '2026-11-29 02:51:35.989+00'),
	('01a22537-2e84-7732-99b4-5cca36ba09c8', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'no-more@example.com', NULL, NULL, 'manual', '2026-11-29 02:51:43.108+00'),
	('01a22537-2f4d-7177-a159-01d5f1aaee17', '01a22535-b0a0-7644-886c-c0edaf1af3e5', NULL, '7ab9ecda5d3603194e0b21a936cb3088b298c692c6a340ecde19d0ae8fa11b05', 'd05ee83d1200d653', 'manual', '2026-11-29 02:51:43.309+00');


--
-- Data for Name: template_versions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.template_versions VALUES
	('01a22537-104a-75e5-a606-217c43d4c3ca', 1, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-29 02:51:35.37+00', NULL, NULL),
	('01a22537-104a-75e5-a606-217c43d4c3ca', 2, 'Welcome', 'Hello, {{ name }}', '<p>Hello, {{ name }}</p>', 'Welcome, {{ name }}', '{name}', 67, 'Acme live', '2026-11-29 02:51:35.401+00', NULL, NULL),
	('01a22537-104a-75e5-a606-217c43d4c3ca', 3, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-29 02:51:35.414+00', NULL, NULL),
	('01a22537-1080-74e3-880f-f98216322894', 1, 'Plain', 'Plain', NULL, 'Plain', '{}', 15, 'Acme live', '2026-11-29 02:51:35.424+00', NULL, NULL),
	('01a22537-108e-75b9-8102-0e821dd61e64', 1, 'Brings all', 'For {{ who }}', '<p>For {{ who }}: {{ count }}</p>', NULL, '{who,count}', 56, 'Acme live', '2026-11-29 02:51:35.438+00', '{"from": "Acme <hello@mail.acme.example>", "replyTo": ["answers@acme.example"], "fallbacks": {"who": "everybody", "count": 3}}', 118);


--
-- Data for Name: templates; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.templates VALUES
	('01a22537-104a-75e5-a606-217c43d4c3ca', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'welcome', 3, '2026-11-29 02:51:35.37+00', '2026-11-29 02:51:35.414+00'),
	('01a22537-1080-74e3-880f-f98216322894', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'plain-one', 1, '2026-11-29 02:51:35.424+00', '2026-11-29 02:51:35.424+00'),
	('01a22537-108e-75b9-8102-0e821dd61e64', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'brings-all', 1, '2026-11-29 02:51:35.438+00', '2026-11-29 02:51:35.438+00');


--
-- Data for Name: user_identities; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.users VALUES
	('01a22536-304d-763d-923e-6a82bb25fd76', 'bob@bolt.example', 'bob@bolt.example', 'bob', NULL, false, NULL, '2026-11-29 02:50:38.028+00'),
	('01a22536-4882-73d0-8588-c75f643c0dc6', 'eve@closed.example', 'eve@closed.example', 'eve', NULL, false, NULL, '2026-11-29 02:50:44.225+00'),
	('01a22535-b0a0-7644-886c-c0ee1436df7b', 'ada@acme.example', 'ada@acme.example', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$UGMnoCbJZkwNcsETPeVC7g$ouQrl+WEMZJQ4eNyvMgIXhuWyqyTXOTbzJw5IKS/8pM', false, NULL, '2026-11-29 02:50:05.343+00'),
	('01a22536-a44f-758f-842e-5d2267f4e5e4', 'grace@operators.example', 'grace@operators.example', 'grace', '$argon2id$v=19$m=19456,t=2,p=1$FuLCn3CBi2mxyrmunRvdEw$6xM6U3/3F6Uu1hymQ2TvrqbmD37Eg3Mw5C0FNBX/uA8', true, NULL, '2026-11-29 02:51:07.728+00'),
	('01a22536-dea1-7307-b01b-7b86a6686bd9', 'dev@acme.example', 'dev@acme.example', 'The developer', '$argon2id$v=19$m=19456,t=2,p=1$YGEJzTctT7jV/4EZlupHQQ$100jCLyi7PzjsMRJPFgaE6UpbKycFPgLR3DRxCV4ARE', false, NULL, '2026-11-29 02:51:22.657+00'),
	('01a22536-ecf1-7622-93f3-afd1cf161c23', 'view@acme.example', 'view@acme.example', 'The viewer', '$argon2id$v=19$m=19456,t=2,p=1$njxNa37yMO+HzYpd7MwRCw$mnmz8M0YGEEVZh4UpeTcY82bqntsJoA2RoPWJFblS7w', false, '2026-11-29 02:51:30.62+00', '2026-11-29 02:51:26.321+00');


--
-- Data for Name: webhook_attempts_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_attempts_2026_11 VALUES
	('01a22537-11a5-7144-b31e-f6d62030ae45', 1, '2026-11-29 02:51:35.852+00', 204, NULL, 54),
	('01a22537-1218-7904-a264-28c182b96fa1', 1, '2026-11-29 02:51:35.886+00', 204, NULL, 26),
	('01a22537-127a-754f-8dce-3b51296d00ec', 1, '2026-11-29 02:51:36.265+00', 204, NULL, 43),
	('01a22537-12a2-7b41-9ab2-4069d2a4d7e4', 1, '2026-11-29 02:51:36.265+00', 204, NULL, 43),
	('01a22537-12c9-7c0d-b64c-66c4f5ad93d1', 1, '2026-11-29 02:51:36.266+00', 204, NULL, 42),
	('01a22537-12c9-7ebe-8d66-7ffca125c6bd', 1, '2026-11-29 02:51:36.266+00', 204, NULL, 52),
	('01a22537-130e-78b4-ae65-f3e6c83934e7', 1, '2026-11-29 02:51:36.272+00', 204, NULL, 47),
	('01a22537-135b-79f4-a131-c279264e8711', 1, '2026-11-29 02:51:36.34+00', 204, NULL, 4),
	('01a22537-1365-7756-a0e5-723605272b3d', 1, '2026-11-29 02:51:36.273+00', 204, NULL, 46),
	('01a22537-1365-7cc0-a3b7-a62548a7fcf0', 1, '2026-11-29 02:51:36.267+00', 204, NULL, 52),
	('01a22537-1365-7f61-aedb-b0822bb161d5', 1, '2026-11-29 02:51:36.274+00', 204, NULL, 46),
	('01a22537-13ec-7e8b-81b7-1e2fc436e579', 1, '2026-11-29 02:51:36.341+00', 204, NULL, 3),
	('01a22537-1437-7c5e-8a8c-6ec795e4ff2e', 1, '2026-11-29 02:51:36.401+00', 204, NULL, 2),
	('01a22537-145d-7125-b8ff-5b129b4b8ebe', 1, '2026-11-29 02:51:36.444+00', 204, NULL, 4),
	('01a22537-145d-72af-b05f-03769a65eda7', 1, '2026-11-29 02:51:36.444+00', 500, 'answered with status 500', 11),
	('01a22537-159d-7a68-bbc7-923be8a5c90b', 1, '2026-11-29 02:51:36.761+00', 204, NULL, 7),
	('01a22537-160e-7e43-bb4f-7d8d8ad0703c', 1, '2026-11-29 02:51:36.9+00', 204, NULL, 12),
	('01a22537-168b-717a-8e3a-724117a0911c', 1, '2026-11-29 02:51:37.033+00', 204, NULL, 13),
	('01a22537-1ae5-7813-aa60-c5f0bd8a1971', 1, '2026-11-29 02:51:38.104+00', 204, NULL, 4),
	('01a22537-1ae5-7598-b641-deb3732891cd', 1, '2026-11-29 02:51:38.106+00', 204, NULL, 8),
	('01a22537-1ae5-761c-8541-c4e169027546', 1, '2026-11-29 02:51:38.104+00', 204, NULL, 8),
	('01a22537-1ae5-7d49-84d1-8057babcb59d', 1, '2026-11-29 02:51:38.106+00', 204, NULL, 8),
	('01a22537-145d-72af-b05f-03769a65eda7', 2, '2026-11-29 02:51:41.559+00', 500, 'answered with status 500', 3),
	('01a22537-2cfc-7bf7-b367-f05899974f44', 1, '2026-11-29 02:51:42.983+00', 204, NULL, 3),
	('01a22537-2dfa-7c38-8ef2-76a9dfe2750c', 1, '2026-11-29 02:51:42.983+00', 204, NULL, 14),
	('01a22537-2e20-7782-9dad-495f9c9bd28c', 1, '2026-11-29 02:51:43.028+00', 204, NULL, 2),
	('01a22537-2e20-71fe-a42b-09c21fae1157', 1, '2026-11-29 02:51:43.028+00', 204, NULL, 8),
	('01a22537-2e3e-759a-8084-6228c8b3c775', 1, '2026-11-29 02:51:43.075+00', 204, NULL, 7),
	('01a22537-2e3e-7d9c-86c4-a3f0fb7e08b0', 1, '2026-11-29 02:51:43.074+00', 204, NULL, 7),
	('01a22537-2e6a-725f-a1ba-bf5343313e53', 1, '2026-11-29 02:51:43.096+00', 204, NULL, 5),
	('01a22537-2e6a-7c86-9a1c-b88c6b0b39e0', 1, '2026-11-29 02:51:43.097+00', 204, NULL, 4),
	('01a22537-2ec3-7180-bdc6-8e2804bea4ce', 1, '2026-11-29 02:51:43.181+00', 204, NULL, 3),
	('01a22537-145d-72af-b05f-03769a65eda7', 3, '2026-11-29 02:51:43.989+00', 500, 'answered with status 500', 4),
	('01a22537-31ec-78e4-a173-eb31d384dc51', 1, '2026-11-29 02:51:43.99+00', 204, NULL, 5),
	('01a22537-320e-7ecb-957d-4bf678f08343', 1, '2026-11-29 02:51:44.022+00', 204, NULL, 2),
	('01a22537-145d-72af-b05f-03769a65eda7', 4, '2026-11-29 02:51:44.05+00', 500, 'answered with status 500', 3),
	('01a22537-3234-714d-9168-aa2186ca9015', 1, '2026-11-29 02:51:44.069+00', 204, NULL, 3),
	('01a22537-3234-7b63-b847-995444e72b5c', 1, '2026-11-29 02:51:44.069+00', 204, NULL, 2),
	('01a22537-145d-72af-b05f-03769a65eda7', 5, '2026-11-29 02:51:45.075+00', 500, 'answered with status 500', 3),
	('01a22537-362b-71fb-a18f-50ea4a07dd92', 1, '2026-11-29 02:51:45.076+00', 204, NULL, 5),
	('01a22537-145d-72af-b05f-03769a65eda7', 6, '2026-11-29 02:51:46.126+00', 500, 'answered with status 500', 3),
	('01a22537-145d-72af-b05f-03769a65eda7', 7, '2026-11-29 02:51:47.166+00', 500, 'answered with status 500', 3),
	('01a22537-145d-72af-b05f-03769a65eda7', 8, '2026-11-29 02:51:48.194+00', 500, 'answered with status 500', 3),
	('01a22537-42cf-7f04-8abc-71456e3d1460', 1, '2026-11-29 02:51:48.322+00', 204, NULL, 5),
	('01a22537-42c9-7859-8064-86badf5cff85', 1, '2026-11-29 02:51:48.322+00', 500, 'answered with status 500', 6),
	('01a22537-43da-75aa-804e-4d9655502dc4', 1, '2026-11-29 02:51:48.577+00', 204, NULL, 2),
	('01a22537-4451-7a40-b9b8-79eb2001a654', 1, '2026-11-29 02:51:48.713+00', 500, 'answered with status 500', 23),
	('01a22537-448b-7ec1-b22e-8bfcd812c217', 1, '2026-11-29 02:51:48.773+00', 204, NULL, 6),
	('01a22537-46c5-79e3-972e-9b2faff33931', 1, '2026-11-29 02:51:49.329+00', 204, NULL, 11),
	('01a22537-4c4c-7532-a7e5-ea45d6fb99df', 1, '2026-11-29 02:51:50.745+00', 500, 'answered with status 500', 5);


--
-- Data for Name: webhook_attempts_2026_12; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: webhook_attempts_2027_01; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: webhook_deliveries_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_deliveries_2026_11 VALUES
	('01a22537-11a5-7144-b31e-f6d62030ae45', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-11a5-778e-af41-7afbc80f43ad', 'email.sent', '01a22537-1141-74b8-a88a-8439414b12c4', 'delivered', 1, NULL, 204, 54, false, NULL, '2026-11-29 02:51:35.685+00'),
	('01a22537-1218-7904-a264-28c182b96fa1', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-1218-7048-8665-27796f9f48fb', 'email.sent', '01a22537-11d7-77fe-924a-bb93712bd763', 'delivered', 1, NULL, 204, 26, false, NULL, '2026-11-29 02:51:35.824+00'),
	('01a22537-127a-754f-8dce-3b51296d00ec', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-127a-708f-b54f-cbe1fe42ca84', 'email.sent', '01a22537-1117-74d9-862b-501553a1f22e', 'delivered', 1, NULL, 204, 43, false, NULL, '2026-11-29 02:51:35.93+00'),
	('01a22537-12a2-7b41-9ab2-4069d2a4d7e4', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-12a2-70bb-9a34-bc9655d9f3b4', 'email.sent', '01a22537-1274-7483-8163-e311f14bd6c7', 'delivered', 1, NULL, 204, 43, false, NULL, '2026-11-29 02:51:35.942+00'),
	('01a22537-12c9-7c0d-b64c-66c4f5ad93d1', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-12c9-7583-8d0b-f2723f773901', 'email.sent', '01a22537-1289-72a4-8fa8-f18bf6ad2798', 'delivered', 1, NULL, 204, 42, false, NULL, '2026-11-29 02:51:35.965+00'),
	('01a22537-12c9-7ebe-8d66-7ffca125c6bd', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-12c9-7583-8d0b-f273859d0551', 'email.sent', '01a22537-1289-72a4-8fa8-f18bf6ad2798', 'delivered', 1, NULL, 204, 52, false, NULL, '2026-11-29 02:51:35.965+00'),
	('01a22537-130e-78b4-ae65-f3e6c83934e7', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-130e-73a2-a7bd-670510caadcb', 'email.sent', '01a22537-12b1-7443-a3ba-864cb953ffd6', 'delivered', 1, NULL, 204, 47, false, NULL, '2026-11-29 02:51:36.016+00'),
	('01a22537-135b-79f4-a131-c279264e8711', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-135b-718c-9db5-1759a9b15de3', 'email.sent', '01a22537-12dd-74d1-920b-9dd33ad2aac8', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 02:51:36.109+00'),
	('01a22537-1365-7756-a0e5-723605272b3d', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-1365-7015-abb7-ca5ceb65046c', 'email.bounced', '01a22537-12c1-7625-bf32-b4d504e658d4', 'delivered', 1, NULL, 204, 46, false, NULL, '2026-11-29 02:51:36.036+00'),
	('01a22537-1365-7cc0-a3b7-a62548a7fcf0', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-1365-7015-abb7-ca5bb8cd7889', 'email.bounced', '01a22537-129c-7430-848c-8c1495e2002d', 'delivered', 1, NULL, 204, 52, false, NULL, '2026-11-29 02:51:35.989+00'),
	('01a22537-1365-7f61-aedb-b0822bb161d5', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-1365-7015-abb7-ca5d4553c1b9', 'email.sent', '01a22537-12c1-7625-bf32-b4d504e658d4', 'delivered', 1, NULL, 204, 46, false, NULL, '2026-11-29 02:51:36.036+00'),
	('01a22537-13ec-7e8b-81b7-1e2fc436e579', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-13ec-745d-8ad8-1bd781adbff4', 'email.sent', '01a22537-133b-7246-99ed-26c3aba3bfc2', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 02:51:36.264+00'),
	('01a22537-1437-7c5e-8a8c-6ec795e4ff2e', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-1437-712e-bf70-5daaa82c063c', 'email.sent', '01a22537-1407-7500-bb82-e7eda8ab085b', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 02:51:36.373+00'),
	('01a22537-145d-7125-b8ff-5b129b4b8ebe', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-145d-70b6-ada4-6b93d73fcfd2', 'email.cancelled', '01a22537-1442-70d3-b196-e7ea3b73e1af', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 02:51:36.413+00'),
	('01a22537-362b-71fb-a18f-50ea4a07dd92', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'test', '01a22537-362b-71ef-9c56-fa091ad47739', 'email.delivered', '01a22537-2e48-7526-ac75-2fcce40b6f0e', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 02:51:45.061+00'),
	('01a22537-159d-7a68-bbc7-923be8a5c90b', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-159d-73b9-a980-4e0b08f326cb', 'email.delivered', '01a22537-1141-74b8-a88a-8439414b12c4', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-29 02:51:36.707+00'),
	('01a22537-160e-7e43-bb4f-7d8d8ad0703c', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-160e-71a1-8a2f-c4ab18a5fe3d', 'email.bounced', '01a22537-11d7-77fe-924a-bb93712bd763', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-29 02:51:36.83+00'),
	('01a22537-168b-717a-8e3a-724117a0911c', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-168b-748a-8a5e-04e792c5a409', 'email.delivered', '01a22537-1274-7483-8163-e311f14bd6c7', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-29 02:51:36.951+00'),
	('01a22537-1ae5-7813-aa60-c5f0bd8a1971', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-1ae5-70d2-880d-cd47294c9193', 'email.complained', '01a22537-1274-7483-8163-e311f14bd6c7', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 02:51:38.066+00'),
	('01a22537-1ae5-7598-b641-deb3732891cd', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-1ae5-70d2-880d-cd49e2ec55ba', 'email.delivered', '01a22537-1289-72a4-8fa8-f18bf6ad2798', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-29 02:51:38.066+00'),
	('01a22537-1ae5-761c-8541-c4e169027546', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-1ae5-70d2-880d-cd486061d147', 'email.bounced', '01a22537-1289-72a4-8fa8-f18bf6ad2798', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-29 02:51:38.066+00'),
	('01a22537-2e6a-725f-a1ba-bf5343313e53', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'test', '01a22537-2e6a-7704-8e96-84a6715bacba', 'email.sent', '01a22537-2e48-7526-ac75-2fcce40b6f0e', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 02:51:43.057+00'),
	('01a22537-2e6a-7c86-9a1c-b88c6b0b39e0', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10de-75e8-ad78-00d7e45878d1', 'test', '01a22537-2e6a-7704-8e96-84a6715bacba', 'email.sent', '01a22537-2e48-7526-ac75-2fcce40b6f0e', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 02:51:43.057+00'),
	('01a22537-145d-72af-b05f-03769a65eda7', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10e6-7731-8be2-6db92b3038b5', 'live', '01a22537-145d-70b6-ada4-6b93d73fcfd2', 'email.cancelled', '01a22537-1442-70d3-b196-e7ea3b73e1af', 'failed', 8, 'answered with status 500', 500, 3, false, NULL, '2026-11-29 02:51:36.413+00'),
	('01a22537-31ec-78e4-a173-eb31d384dc51', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-31ec-7427-9d12-5c8ec94c673a', 'email.delivered', '01a22537-2dee-774f-95c3-fa9606b5aa1f', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 02:51:43.974+00'),
	('01a22537-320e-7ecb-957d-4bf678f08343', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'test', '01a22537-320e-75a0-bab6-d30bc40f50cc', 'email.delivered', '01a22537-2e0b-74d3-a0d2-1ee0490d7854', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 02:51:44.008+00'),
	('01a22537-1ae5-7d49-84d1-8057babcb59d', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-1ae5-70d2-880d-cd4a9b71ca0f', 'email.delivered', '01a22537-1407-7500-bb82-e7eda8ab085b', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-29 02:51:38.066+00'),
	('01a22537-2cfc-7bf7-b367-f05899974f44', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-2cfc-74d3-a2b1-2b6d854a5d63', 'email.failed', '01a22537-14c3-717b-9509-06fe0fda2a0e', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 02:51:42.703+00'),
	('01a22537-2dfa-7c38-8ef2-76a9dfe2750c', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-2dfa-7687-b1a0-b3be95926579', 'email.sent', '01a22537-2dee-774f-95c3-fa9606b5aa1f', 'delivered', 1, NULL, 204, 14, false, NULL, '2026-11-29 02:51:42.969+00'),
	('01a22537-2e20-7782-9dad-495f9c9bd28c', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'test', '01a22537-2e20-7534-9739-f18b4f6ecade', 'email.sent', '01a22537-2e0b-74d3-a0d2-1ee0490d7854', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 02:51:43.004+00'),
	('01a22537-2e20-71fe-a42b-09c21fae1157', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10de-75e8-ad78-00d7e45878d1', 'test', '01a22537-2e20-7534-9739-f18b4f6ecade', 'email.sent', '01a22537-2e0b-74d3-a0d2-1ee0490d7854', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-29 02:51:43.004+00'),
	('01a22537-2e3e-759a-8084-6228c8b3c775', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10de-75e8-ad78-00d7e45878d1', 'test', '01a22537-2e3e-7114-92ea-a61f677a787a', 'email.sent', '01a22537-2e2c-77e3-ab31-f02a39b8e489', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-29 02:51:43.037+00'),
	('01a22537-2e3e-7d9c-86c4-a3f0fb7e08b0', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'test', '01a22537-2e3e-7114-92ea-a61f677a787a', 'email.sent', '01a22537-2e2c-77e3-ab31-f02a39b8e489', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-29 02:51:43.037+00'),
	('01a22537-2ec3-7180-bdc6-8e2804bea4ce', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-2ec3-77c3-9290-c90433a71d34', 'email.sent', '01a22537-2eaa-7259-b6be-886d8ba9fbc8', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 02:51:43.17+00'),
	('01a22537-3234-714d-9168-aa2186ca9015', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10de-75e8-ad78-00d7e45878d1', 'test', '01a22537-3234-71b1-a4be-483e3d0dad89', 'email.bounced', '01a22537-2e2c-77e3-ab31-f02a39b8e489', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 02:51:44.04+00'),
	('01a22537-3234-7b63-b847-995444e72b5c', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'test', '01a22537-3234-71b1-a4be-483e3d0dad89', 'email.bounced', '01a22537-2e2c-77e3-ab31-f02a39b8e489', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 02:51:44.04+00'),
	('01a22537-42cf-7f04-8abc-71456e3d1460', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-42cf-76dd-9afa-3d4391d221e7', 'email.sent', '01a22537-42c9-7471-8bb8-0275dd16f7d1', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 02:51:48.302+00'),
	('01a22537-42c9-7859-8064-86badf5cff85', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-42c4-7064-860e-b43eef245513', 'live', '01a22537-42c9-7471-8bb8-02760c5ed0ef', 'email.queued', '01a22537-42c9-7471-8bb8-0275dd16f7d1', 'pending', 1, 'answered with status 500', 500, 6, false, NULL, '2026-11-29 02:51:48.297+00'),
	('01a22537-43da-75aa-804e-4d9655502dc4', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-42cf-76dd-9afa-3d4391d221e7', 'email.sent', '01a22537-42c9-7471-8bb8-0275dd16f7d1', 'delivered', 1, NULL, 204, 2, false, '01a22537-42cf-7f04-8abc-71456e3d1460', '2026-11-29 02:51:48.57+00'),
	('01a22537-4451-7a40-b9b8-79eb2001a654', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-42c4-7064-860e-b43eef245513', 'live', '01a22537-4451-70a9-9767-06b2974b6122', 'email.queued', '01a22537-444f-70a9-9767-06b12bf5116f', 'pending', 1, 'answered with status 500', 500, 23, false, NULL, '2026-11-29 02:51:48.687+00'),
	('01a22537-448b-7ec1-b22e-8bfcd812c217', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-448b-76f8-8ff8-301d499ecfcd', 'email.sent', '01a22537-444f-70a9-9767-06b12bf5116f', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 02:51:48.747+00'),
	('01a22537-46c5-79e3-972e-9b2faff33931', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-46c5-75cc-a17a-a7b44c80ecc8', 'email.delivered', '01a22537-42c9-7471-8bb8-0275dd16f7d1', 'delivered', 1, NULL, 204, 11, false, NULL, '2026-11-29 02:51:49.307+00'),
	('01a22537-4c56-7c7f-b255-a5ae4b68d02b', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-10c3-7086-b0f8-6cd33b6d5789', 'live', '01a22537-4c56-75a0-a7b7-705c44dff8e8', 'email.sent', '01a22537-4c4c-7007-be6b-325483c069b3', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 02:51:50.739+00'),
	('01a22537-4c4c-7532-a7e5-ea45d6fb99df', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-42c4-7064-860e-b43eef245513', 'live', '01a22537-4c4c-7007-be6b-3255992323b7', 'email.queued', '01a22537-4c4c-7007-be6b-325483c069b3', 'pending', 1, 'answered with status 500', 500, 5, false, NULL, '2026-11-29 02:51:50.732+00'),
	('01a22537-5868-7cc8-9552-e762fcac7496', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-42c4-7064-860e-b43eef245513', 'live', '01a22537-5868-75b2-b881-c13a94144b78', 'email.queued', '01a22537-5868-75b2-b881-c1396ce3dbc6', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 02:51:53.832+00'),
	('01a22537-588e-7315-aaf5-6bc7b0a80b87', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-42c4-7064-860e-b43eef245513', 'live', '01a22537-588e-7670-aa67-52b4a0ea109c', 'email.queued', '01a22537-588e-7670-aa67-52b382cbf9cf', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 02:51:53.87+00'),
	('01a22537-58c5-79fb-9d5b-efeac7f10de6', '01a22535-b0a0-7644-886c-c0edaf1af3e5', '01a22537-42c4-7064-860e-b43eef245513', 'live', '01a22537-58c5-7706-9210-96c2874beb67', 'email.queued', '01a22537-58c5-7706-9210-96c10b12c141', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 02:51:53.925+00');


--
-- Data for Name: webhook_deliveries_2026_12; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: webhook_deliveries_2027_01; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: webhook_endpoints; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_endpoints VALUES
	('01a22537-10de-75e8-ad78-00d7e45878d1', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'test', 'http://127.0.0.1:43097/ok', '{email.sent,email.bounced}', 'sendwright', true, '2.throwaway.4730d9a8b6ff0905.psRO_VUc3PCQl4TW.pFr7rouv_3iNhor5cwKTXXudfF0A3mSpeZQFZjzyixI_1CbxxnlILsUnbNngguvLjss-oXcAC5EUFfc5MUt5FzsR', NULL, NULL, '2026-11-29 02:51:35.518+00'),
	('01a22537-10e6-7731-8be2-6db92b3038b5', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', 'http://127.0.0.1:43097/broken', '{email.cancelled}', 'sendwright', true, '2.throwaway.4730d9a8b6ff0905.mUtEt1D01s0lYK-T.NJZ0GhasXmEe9FHjClBOM2-rkbKH_SbYVaJp4cJMlAOoqkCAGk1dWQT1lBmILN-nGxBf-q1gEhCtPnAz2bWW3XHX', NULL, NULL, '2026-11-29 02:51:35.526+00'),
	('01a22537-42c4-7064-860e-b43eef245513', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', 'http://127.0.0.1:43097/broken', '{email.queued}', 'sendwright', true, '2.throwaway.4730d9a8b6ff0905.2zGH9a_k7tN5_81-.7dt94OwJ34uz1z04reF6TQYN-2Yiw8KfgdWIpAc6EXPo27g-g7pKWGBZNb3FgnlmamOSlnM__dZmeOgAeKPaU-Z0', NULL, NULL, '2026-11-29 02:51:48.292+00'),
	('01a22537-10c3-7086-b0f8-6cd33b6d5789', '01a22535-b0a0-7644-886c-c0edaf1af3e5', 'live', 'http://127.0.0.1:43097/ok', '{email.sent,email.delivered,email.delivery_delayed,email.bounced,email.complained,email.rejected,email.failed,email.cancelled}', 'sendwright', true, '2.throwaway.4730d9a8b6ff0905.m92il2vGoNs_VYem.Jb3f1P2VjinobSYdUYgSe2AyZG-U3d2QRrkyyCDvyaqG6nO0uUNGZGjPRLp-bAwymna7MpEIXNLZZ54PaVEWArEY', '2.throwaway.4730d9a8b6ff0905.qKY4xU1yPKVuRrnR.9j3VrbVMqBWRUZ_Qc_L4tKX9YrjC_d2BXjBaJvfb-8KTPQEqmEcsxBKpWoAg0MTwEH6F-lkqdmebd1KTyEVmjYrk', '2026-11-30 02:51:48.611+00', '2026-11-29 02:51:35.491+00');


--
-- Data for Name: webhook_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_jobs OVERRIDING SYSTEM VALUE VALUES
	('01a22537-42c9-7859-8064-86badf5cff85', '01a22537-42c4-7064-860e-b43eef245513', '2026-11-29 02:51:53.516+00', '2026-11-29 02:51:53.516+00', NULL, 38, true, '1267'),
	('01a22537-4451-7a40-b9b8-79eb2001a654', '01a22537-42c4-7064-860e-b43eef245513', '2026-11-29 02:51:54.107+00', '2026-11-29 02:51:54.107+00', NULL, 41, true, '1289'),
	('01a22537-4c4c-7532-a7e5-ea45d6fb99df', '01a22537-42c4-7064-860e-b43eef245513', '2026-11-29 02:51:56.053+00', '2026-11-29 02:51:56.053+00', NULL, 44, true, '1307'),
	('01a22537-4c56-7c7f-b255-a5ae4b68d02b', '01a22537-10c3-7086-b0f8-6cd33b6d5789', '2026-11-29 02:51:50.739+00', '2026-11-29 02:51:50.739+00', NULL, 45, false, '1310'),
	('01a22537-5868-7cc8-9552-e762fcac7496', '01a22537-42c4-7064-860e-b43eef245513', '2026-11-29 02:51:53.832+00', '2026-11-29 02:51:53.832+00', NULL, 46, false, '1317'),
	('01a22537-588e-7315-aaf5-6bc7b0a80b87', '01a22537-42c4-7064-860e-b43eef245513', '2026-11-29 02:51:53.87+00', '2026-11-29 02:51:53.87+00', NULL, 47, false, '1318'),
	('01a22537-58c5-79fb-9d5b-efeac7f10de6', '01a22537-42c4-7064-860e-b43eef245513', '2026-11-29 02:51:53.925+00', '2026-11-29 02:51:53.925+00', NULL, 48, false, '1327');


--
-- Name: reputation_notes_id_seq; Type: SEQUENCE SET; Schema: sendwright; Owner: -
--

SELECT pg_catalog.setval('sendwright.reputation_notes_id_seq', 1, true);


--
-- Name: requests_number_seq; Type: SEQUENCE SET; Schema: sendwright; Owner: -
--

SELECT pg_catalog.setval('sendwright.requests_number_seq', 1, true);


--
-- Name: webhook_jobs_ordinal_seq; Type: SEQUENCE SET; Schema: sendwright; Owner: -
--

SELECT pg_catalog.setval('sendwright.webhook_jobs_ordinal_seq', 48, true);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


--
-- Name: api_keys api_keys_hash_key; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.api_keys
    ADD CONSTRAINT api_keys_hash_key UNIQUE (hash);


--
-- Name: api_keys api_keys_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);


--
-- Name: audit_log audit_log_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);


--
-- Name: domains domains_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.domains
    ADD CONSTRAINT domains_pkey PRIMARY KEY (id);


--
-- Name: email_attachments email_attachments_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_attachments
    ADD CONSTRAINT email_attachments_pkey PRIMARY KEY (email_id, "position");


--
-- Name: email_attachments_2026_11 email_attachments_2026_11_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_attachments_2026_11
    ADD CONSTRAINT email_attachments_2026_11_pkey PRIMARY KEY (email_id, "position");


--
-- Name: email_attachments_2026_12 email_attachments_2026_12_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_attachments_2026_12
    ADD CONSTRAINT email_attachments_2026_12_pkey PRIMARY KEY (email_id, "position");


--
-- Name: email_attachments_2027_01 email_attachments_2027_01_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_attachments_2027_01
    ADD CONSTRAINT email_attachments_2027_01_pkey PRIMARY KEY (email_id, "position");


--
-- Name: email_contents email_contents_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_contents
    ADD CONSTRAINT email_contents_pkey PRIMARY KEY (email_id);


--
-- Name: email_contents_2026_11 email_contents_2026_11_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_contents_2026_11
    ADD CONSTRAINT email_contents_2026_11_pkey PRIMARY KEY (email_id);


--
-- Name: email_contents_2026_12 email_contents_2026_12_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_contents_2026_12
    ADD CONSTRAINT email_contents_2026_12_pkey PRIMARY KEY (email_id);


--
-- Name: email_contents_2027_01 email_contents_2027_01_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_contents_2027_01
    ADD CONSTRAINT email_contents_2027_01_pkey PRIMARY KEY (email_id);


--
-- Name: email_events email_events_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_events
    ADD CONSTRAINT email_events_pkey PRIMARY KEY (email_id, sequence);


--
-- Name: email_events_2026_11 email_events_2026_11_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_events_2026_11
    ADD CONSTRAINT email_events_2026_11_pkey PRIMARY KEY (email_id, sequence);


--
-- Name: email_events_2026_12 email_events_2026_12_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_events_2026_12
    ADD CONSTRAINT email_events_2026_12_pkey PRIMARY KEY (email_id, sequence);


--
-- Name: email_events_2027_01 email_events_2027_01_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_events_2027_01
    ADD CONSTRAINT email_events_2027_01_pkey PRIMARY KEY (email_id, sequence);


--
-- Name: email_handoffs email_handoffs_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_handoffs
    ADD CONSTRAINT email_handoffs_pkey PRIMARY KEY (email_id, number);


--
-- Name: email_handoffs_2026_11 email_handoffs_2026_11_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_handoffs_2026_11
    ADD CONSTRAINT email_handoffs_2026_11_pkey PRIMARY KEY (email_id, number);


--
-- Name: email_handoffs_2026_12 email_handoffs_2026_12_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_handoffs_2026_12
    ADD CONSTRAINT email_handoffs_2026_12_pkey PRIMARY KEY (email_id, number);


--
-- Name: email_handoffs_2027_01 email_handoffs_2027_01_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_handoffs_2027_01
    ADD CONSTRAINT email_handoffs_2027_01_pkey PRIMARY KEY (email_id, number);


--
-- Name: email_states email_states_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_states
    ADD CONSTRAINT email_states_pkey PRIMARY KEY (email_id);


--
-- Name: email_states_2026_11 email_states_2026_11_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_states_2026_11
    ADD CONSTRAINT email_states_2026_11_pkey PRIMARY KEY (email_id);


--
-- Name: email_states_2026_12 email_states_2026_12_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_states_2026_12
    ADD CONSTRAINT email_states_2026_12_pkey PRIMARY KEY (email_id);


--
-- Name: email_states_2027_01 email_states_2027_01_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.email_states_2027_01
    ADD CONSTRAINT email_states_2027_01_pkey PRIMARY KEY (email_id);


--
-- Name: emails emails_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.emails
    ADD CONSTRAINT emails_pkey PRIMARY KEY (id);


--
-- Name: emails_2026_11 emails_2026_11_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.emails_2026_11
    ADD CONSTRAINT emails_2026_11_pkey PRIMARY KEY (id);


--
-- Name: emails_2026_12 emails_2026_12_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.emails_2026_12
    ADD CONSTRAINT emails_2026_12_pkey PRIMARY KEY (id);


--
-- Name: emails_2027_01 emails_2027_01_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.emails_2027_01
    ADD CONSTRAINT emails_2027_01_pkey PRIMARY KEY (id);


--
-- Name: erased_names erased_names_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.erased_names
    ADD CONSTRAINT erased_names_pkey PRIMARY KEY (name);


--
-- Name: holds holds_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.holds
    ADD CONSTRAINT holds_pkey PRIMARY KEY (id);


--
-- Name: idempotency_keys idempotency_keys_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (account_id, mode, kind, key);


--
-- Name: log_identity log_identity_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.log_identity
    ADD CONSTRAINT log_identity_pkey PRIMARY KEY (one);


--
-- Name: memberships memberships_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (account_id, user_id);


--
-- Name: metrics_hours metrics_hours_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.metrics_hours
    ADD CONSTRAINT metrics_hours_pkey PRIMARY KEY (account_id, traffic, kind, hour, name);


--
-- Name: metrics_place metrics_place_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.metrics_place
    ADD CONSTRAINT metrics_place_pkey PRIMARY KEY (id);


--
-- Name: migrations migrations_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id, step);


--
-- Name: months_aside months_aside_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.months_aside
    ADD CONSTRAINT months_aside_pkey PRIMARY KEY (month);


--
-- Name: nodes nodes_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.nodes
    ADD CONSTRAINT nodes_pkey PRIMARY KEY (id);


--
-- Name: portal_sessions portal_sessions_hash_key; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.portal_sessions
    ADD CONSTRAINT portal_sessions_hash_key UNIQUE (hash);


--
-- Name: portal_sessions portal_sessions_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.portal_sessions
    ADD CONSTRAINT portal_sessions_pkey PRIMARY KEY (id);


--
-- Name: provider_events provider_events_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.provider_events
    ADD CONSTRAINT provider_events_pkey PRIMARY KEY (provider, key);


--
-- Name: quotas quotas_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.quotas
    ADD CONSTRAINT quotas_pkey PRIMARY KEY (account_id, month);


--
-- Name: rate_buckets rate_buckets_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.rate_buckets
    ADD CONSTRAINT rate_buckets_pkey PRIMARY KEY (key);


--
-- Name: report_signatures report_signatures_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.report_signatures
    ADD CONSTRAINT report_signatures_pkey PRIMARY KEY (name);


--
-- Name: reputation_hours reputation_hours_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.reputation_hours
    ADD CONSTRAINT reputation_hours_pkey PRIMARY KEY (account_id, hour, shard);


--
-- Name: reputation_notes reputation_notes_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.reputation_notes
    ADD CONSTRAINT reputation_notes_pkey PRIMARY KEY (id);


--
-- Name: requests requests_id_key; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.requests
    ADD CONSTRAINT requests_id_key UNIQUE (id);


--
-- Name: requests requests_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.requests
    ADD CONSTRAINT requests_pkey PRIMARY KEY (number);


--
-- Name: retention_terms retention_terms_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.retention_terms
    ADD CONSTRAINT retention_terms_pkey PRIMARY KEY (kind);


--
-- Name: search_entries search_entries_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.search_entries
    ADD CONSTRAINT search_entries_pkey PRIMARY KEY (account_id, mode, email_id);


--
-- Name: search_entries_2026_11 search_entries_2026_11_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.search_entries_2026_11
    ADD CONSTRAINT search_entries_2026_11_pkey PRIMARY KEY (account_id, mode, email_id);


--
-- Name: search_entries_2026_12 search_entries_2026_12_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.search_entries_2026_12
    ADD CONSTRAINT search_entries_2026_12_pkey PRIMARY KEY (account_id, mode, email_id);


--
-- Name: search_entries_2027_01 search_entries_2027_01_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.search_entries_2027_01
    ADD CONSTRAINT search_entries_2027_01_pkey PRIMARY KEY (account_id, mode, email_id);


--
-- Name: send_jobs send_jobs_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.send_jobs
    ADD CONSTRAINT send_jobs_pkey PRIMARY KEY (email_id);


--
-- Name: send_lines send_lines_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.send_lines
    ADD CONSTRAINT send_lines_pkey PRIMARY KEY (scope);


--
-- Name: send_slots send_slots_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.send_slots
    ADD CONSTRAINT send_slots_pkey PRIMARY KEY (scope, expires_at, token);


--
-- Name: senders senders_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.senders
    ADD CONSTRAINT senders_pkey PRIMARY KEY (role, account_id);


--
-- Name: sessions sessions_hash_key; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.sessions
    ADD CONSTRAINT sessions_hash_key UNIQUE (hash);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sign_in_links sign_in_links_hash_key; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.sign_in_links
    ADD CONSTRAINT sign_in_links_hash_key UNIQUE (hash);


--
-- Name: sign_in_links sign_in_links_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.sign_in_links
    ADD CONSTRAINT sign_in_links_pkey PRIMARY KEY (id);


--
-- Name: suppressions suppressions_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.suppressions
    ADD CONSTRAINT suppressions_pkey PRIMARY KEY (id);


--
-- Name: template_versions template_versions_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.template_versions
    ADD CONSTRAINT template_versions_pkey PRIMARY KEY (template_id, version);


--
-- Name: templates templates_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.templates
    ADD CONSTRAINT templates_pkey PRIMARY KEY (id);


--
-- Name: user_identities user_identities_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.user_identities
    ADD CONSTRAINT user_identities_pkey PRIMARY KEY (issuer, subject);


--
-- Name: users users_address_key; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.users
    ADD CONSTRAINT users_address_key UNIQUE (address);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: webhook_attempts webhook_attempts_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.webhook_attempts
    ADD CONSTRAINT webhook_attempts_pkey PRIMARY KEY (delivery_id, number);


--
-- Name: webhook_attempts_2026_11 webhook_attempts_2026_11_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.webhook_attempts_2026_11
    ADD CONSTRAINT webhook_attempts_2026_11_pkey PRIMARY KEY (delivery_id, number);


--
-- Name: webhook_attempts_2026_12 webhook_attempts_2026_12_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.webhook_attempts_2026_12
    ADD CONSTRAINT webhook_attempts_2026_12_pkey PRIMARY KEY (delivery_id, number);


--
-- Name: webhook_attempts_2027_01 webhook_attempts_2027_01_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.webhook_attempts_2027_01
    ADD CONSTRAINT webhook_attempts_2027_01_pkey PRIMARY KEY (delivery_id, number);


--
-- Name: webhook_endpoints webhook_endpoints_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (id);


--
-- Name: webhook_jobs webhook_jobs_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.webhook_jobs
    ADD CONSTRAINT webhook_jobs_pkey PRIMARY KEY (delivery_id);


--
-- Name: accounts_by_time; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX accounts_by_time ON sendwright.accounts USING btree (created_at, id);


--
-- Name: accounts_closed; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX accounts_closed ON sendwright.accounts USING btree (id) WHERE ((paused_at IS NOT NULL) OR (suspended_at IS NOT NULL));


--
-- Name: accounts_reopened; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX accounts_reopened ON sendwright.accounts USING btree (reopened_in) WHERE (reopened_in IS NOT NULL);


--
-- Name: api_keys_by_account; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX api_keys_by_account ON sendwright.api_keys USING btree (account_id, created_at, id);


--
-- Name: audit_log_by_account; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX audit_log_by_account ON sendwright.audit_log USING btree (account_id, at DESC, id DESC);


--
-- Name: audit_log_by_actor; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX audit_log_by_actor ON sendwright.audit_log USING btree (actor_id, at DESC, id DESC) WHERE (actor_id IS NOT NULL);


--
-- Name: audit_log_by_time; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX audit_log_by_time ON sendwright.audit_log USING btree (at DESC, id DESC);


--
-- Name: domains_due; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX domains_due ON sendwright.domains USING btree (next_check_at) WHERE ((removed_at IS NULL) AND (checks >= 0));


--
-- Name: domains_of_account; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE UNIQUE INDEX domains_of_account ON sendwright.domains USING btree (account_id, name) WHERE (removed_at IS NULL);


--
-- Name: domains_verified; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE UNIQUE INDEX domains_verified ON sendwright.domains USING btree (name) WHERE ((removed_at IS NULL) AND (status = 'verified'::text));


--
-- Name: email_events_stored; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX email_events_stored ON ONLY sendwright.email_events USING btree (stored_in);


--
-- Name: email_events_2026_11_stored_in_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX email_events_2026_11_stored_in_idx ON sendwright.email_events_2026_11 USING btree (stored_in);


--
-- Name: email_events_2026_12_stored_in_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX email_events_2026_12_stored_in_idx ON sendwright.email_events_2026_12 USING btree (stored_in);


--
-- Name: email_events_2027_01_stored_in_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX email_events_2027_01_stored_in_idx ON sendwright.email_events_2027_01 USING btree (stored_in);


--
-- Name: email_states_by_status; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX email_states_by_status ON ONLY sendwright.email_states USING btree (account_id, mode, status, email_id);


--
-- Name: email_states_2026_11_account_id_mode_status_email_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX email_states_2026_11_account_id_mode_status_email_id_idx ON sendwright.email_states_2026_11 USING btree (account_id, mode, status, email_id);


--
-- Name: email_states_by_provider_id; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX email_states_by_provider_id ON ONLY sendwright.email_states USING btree (provider_message_id) WHERE (provider_message_id IS NOT NULL);


--
-- Name: email_states_2026_11_provider_message_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX email_states_2026_11_provider_message_id_idx ON sendwright.email_states_2026_11 USING btree (provider_message_id) WHERE (provider_message_id IS NOT NULL);


--
-- Name: email_states_scheduled; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX email_states_scheduled ON ONLY sendwright.email_states USING btree (scheduled_at, email_id) WHERE (status = 'scheduled'::text);


--
-- Name: email_states_2026_11_scheduled_at_email_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX email_states_2026_11_scheduled_at_email_id_idx ON sendwright.email_states_2026_11 USING btree (scheduled_at, email_id) WHERE (status = 'scheduled'::text);


--
-- Name: email_states_2026_12_account_id_mode_status_email_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX email_states_2026_12_account_id_mode_status_email_id_idx ON sendwright.email_states_2026_12 USING btree (account_id, mode, status, email_id);


--
-- Name: email_states_2026_12_provider_message_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX email_states_2026_12_provider_message_id_idx ON sendwright.email_states_2026_12 USING btree (provider_message_id) WHERE (provider_message_id IS NOT NULL);


--
-- Name: email_states_2026_12_scheduled_at_email_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX email_states_2026_12_scheduled_at_email_id_idx ON sendwright.email_states_2026_12 USING btree (scheduled_at, email_id) WHERE (status = 'scheduled'::text);


--
-- Name: email_states_2027_01_account_id_mode_status_email_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX email_states_2027_01_account_id_mode_status_email_id_idx ON sendwright.email_states_2027_01 USING btree (account_id, mode, status, email_id);


--
-- Name: email_states_2027_01_provider_message_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX email_states_2027_01_provider_message_id_idx ON sendwright.email_states_2027_01 USING btree (provider_message_id) WHERE (provider_message_id IS NOT NULL);


--
-- Name: email_states_2027_01_scheduled_at_email_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX email_states_2027_01_scheduled_at_email_id_idx ON sendwright.email_states_2027_01 USING btree (scheduled_at, email_id) WHERE (status = 'scheduled'::text);


--
-- Name: emails_by_time; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX emails_by_time ON ONLY sendwright.emails USING btree (account_id, mode, id);


--
-- Name: emails_2026_11_account_id_mode_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX emails_2026_11_account_id_mode_id_idx ON sendwright.emails_2026_11 USING btree (account_id, mode, id);


--
-- Name: emails_2026_12_account_id_mode_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX emails_2026_12_account_id_mode_id_idx ON sendwright.emails_2026_12 USING btree (account_id, mode, id);


--
-- Name: emails_2027_01_account_id_mode_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX emails_2027_01_account_id_mode_id_idx ON sendwright.emails_2027_01 USING btree (account_id, mode, id);


--
-- Name: idempotency_keys_by_expiry; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX idempotency_keys_by_expiry ON sendwright.idempotency_keys USING btree (expires_at);


--
-- Name: memberships_by_user; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX memberships_by_user ON sendwright.memberships USING btree (user_id);


--
-- Name: metrics_hours_by_hour; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX metrics_hours_by_hour ON sendwright.metrics_hours USING btree (hour);


--
-- Name: portal_sessions_by_account; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX portal_sessions_by_account ON sendwright.portal_sessions USING btree (account_id, expires_at);


--
-- Name: provider_events_due; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX provider_events_due ON sendwright.provider_events USING btree (due_at) WHERE (due_at IS NOT NULL);


--
-- Name: provider_events_parked; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX provider_events_parked ON sendwright.provider_events USING btree (provider_message_id) WHERE (due_at IS NULL);


--
-- Name: provider_events_parked_since; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX provider_events_parked_since ON sendwright.provider_events USING btree (kept_at) WHERE (due_at IS NULL);


--
-- Name: report_signatures_by_expiry; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX report_signatures_by_expiry ON sendwright.report_signatures USING btree (expires_at);


--
-- Name: reputation_hours_by_hour; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX reputation_hours_by_hour ON sendwright.reputation_hours USING btree (hour);


--
-- Name: requests_taken; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX requests_taken ON sendwright.requests USING btree (taken_until) WHERE (taken_until > '-infinity'::timestamp with time zone);


--
-- Name: search_entries_by_tag_and_text; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX search_entries_by_tag_and_text ON ONLY sendwright.search_entries USING gin (tags, text public.gin_trgm_ops) WITH (fastupdate='on', gin_pending_list_limit='1024');


--
-- Name: search_entries_2026_11_tags_text_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX search_entries_2026_11_tags_text_idx ON sendwright.search_entries_2026_11 USING gin (tags, text public.gin_trgm_ops) WITH (fastupdate='on', gin_pending_list_limit='1024');


--
-- Name: search_entries_2026_12_tags_text_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX search_entries_2026_12_tags_text_idx ON sendwright.search_entries_2026_12 USING gin (tags, text public.gin_trgm_ops) WITH (fastupdate='on', gin_pending_list_limit='1024');


--
-- Name: search_entries_2027_01_tags_text_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX search_entries_2027_01_tags_text_idx ON sendwright.search_entries_2027_01 USING gin (tags, text public.gin_trgm_ops) WITH (fastupdate='on', gin_pending_list_limit='1024');


--
-- Name: send_jobs_free; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX send_jobs_free ON sendwright.send_jobs USING btree (account_id, mode, wake_at, email_id) WHERE ((token IS NULL) AND (NOT held) AND (mode > ''::text));


--
-- Name: send_jobs_freed; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX send_jobs_freed ON sendwright.send_jobs USING btree (freed_in) WHERE ((token IS NULL) AND (NOT held) AND (mode < 'z'::text));


--
-- Name: send_jobs_held; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX send_jobs_held ON sendwright.send_jobs USING btree (account_id, queued_at, email_id) WHERE held;


--
-- Name: send_jobs_held_of_all; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX send_jobs_held_of_all ON sendwright.send_jobs USING btree (queued_at, email_id) WHERE (held AND (mode > ''::text));


--
-- Name: send_jobs_later; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX send_jobs_later ON sendwright.send_jobs USING btree (wake_at) WHERE ((token IS NULL) AND (NOT held) AND (wake_at <> queued_at));


--
-- Name: send_jobs_leased; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX send_jobs_leased ON sendwright.send_jobs USING btree (wake_at) WHERE ((token IS NOT NULL) AND (mode > ''::text));


--
-- Name: send_jobs_waiting; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX send_jobs_waiting ON sendwright.send_jobs USING btree (waits_for, account_id, due_at, email_id) WHERE (waits_for IS NOT NULL);


--
-- Name: send_slots_by_token; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX send_slots_by_token ON sendwright.send_slots USING btree (token);


--
-- Name: sessions_by_user; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX sessions_by_user ON sendwright.sessions USING btree (user_id);


--
-- Name: sign_in_links_by_account; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE UNIQUE INDEX sign_in_links_by_account ON sendwright.sign_in_links USING btree (account_id, address) WHERE (account_id IS NOT NULL);


--
-- Name: sign_in_links_by_address; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX sign_in_links_by_address ON sendwright.sign_in_links USING btree (address) WHERE (address IS NOT NULL);


--
-- Name: sign_in_links_by_user; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX sign_in_links_by_user ON sendwright.sign_in_links USING btree (user_id) WHERE (user_id IS NOT NULL);


--
-- Name: suppressions_by_address; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE UNIQUE INDEX suppressions_by_address ON sendwright.suppressions USING btree (account_id, address) WHERE (address IS NOT NULL);


--
-- Name: suppressions_by_hash; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE UNIQUE INDEX suppressions_by_hash ON sendwright.suppressions USING btree (account_id, recipient_hash) WHERE (recipient_hash IS NOT NULL);


--
-- Name: suppressions_by_time; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX suppressions_by_time ON sendwright.suppressions USING btree (account_id, created_at DESC, id DESC);


--
-- Name: templates_by_account; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX templates_by_account ON sendwright.templates USING btree (account_id, created_at, id);


--
-- Name: templates_by_slug; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE UNIQUE INDEX templates_by_slug ON sendwright.templates USING btree (account_id, slug);


--
-- Name: user_identities_by_user; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX user_identities_by_user ON sendwright.user_identities USING btree (user_id);


--
-- Name: users_by_time; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX users_by_time ON sendwright.users USING btree (created_at, id);


--
-- Name: users_operators; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX users_operators ON sendwright.users USING btree (id) WHERE is_operator;


--
-- Name: webhook_deliveries_sent_again; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX webhook_deliveries_sent_again ON ONLY sendwright.webhook_deliveries USING btree (email_id) WHERE (replay_of IS NOT NULL);


--
-- Name: webhook_deliveries_2026_11_email_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX webhook_deliveries_2026_11_email_id_idx ON sendwright.webhook_deliveries_2026_11 USING btree (email_id) WHERE (replay_of IS NOT NULL);


--
-- Name: webhook_deliveries_by_time; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX webhook_deliveries_by_time ON ONLY sendwright.webhook_deliveries USING btree (endpoint_id, mode, id);


--
-- Name: webhook_deliveries_2026_11_endpoint_id_mode_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX webhook_deliveries_2026_11_endpoint_id_mode_id_idx ON sendwright.webhook_deliveries_2026_11 USING btree (endpoint_id, mode, id);


--
-- Name: webhook_deliveries_by_id; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE UNIQUE INDEX webhook_deliveries_by_id ON ONLY sendwright.webhook_deliveries USING btree (id NULLS FIRST);


--
-- Name: webhook_deliveries_2026_11_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE UNIQUE INDEX webhook_deliveries_2026_11_id_idx ON sendwright.webhook_deliveries_2026_11 USING btree (id NULLS FIRST);


--
-- Name: webhook_deliveries_2026_12_email_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX webhook_deliveries_2026_12_email_id_idx ON sendwright.webhook_deliveries_2026_12 USING btree (email_id) WHERE (replay_of IS NOT NULL);


--
-- Name: webhook_deliveries_2026_12_endpoint_id_mode_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX webhook_deliveries_2026_12_endpoint_id_mode_id_idx ON sendwright.webhook_deliveries_2026_12 USING btree (endpoint_id, mode, id);


--
-- Name: webhook_deliveries_2026_12_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE UNIQUE INDEX webhook_deliveries_2026_12_id_idx ON sendwright.webhook_deliveries_2026_12 USING btree (id NULLS FIRST);


--
-- Name: webhook_deliveries_2027_01_email_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX webhook_deliveries_2027_01_email_id_idx ON sendwright.webhook_deliveries_2027_01 USING btree (email_id) WHERE (replay_of IS NOT NULL);


--
-- Name: webhook_deliveries_2027_01_endpoint_id_mode_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX webhook_deliveries_2027_01_endpoint_id_mode_id_idx ON sendwright.webhook_deliveries_2027_01 USING btree (endpoint_id, mode, id);


--
-- Name: webhook_deliveries_2027_01_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE UNIQUE INDEX webhook_deliveries_2027_01_id_idx ON sendwright.webhook_deliveries_2027_01 USING btree (id NULLS FIRST);


--
-- Name: webhook_endpoints_by_account; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX webhook_endpoints_by_account ON sendwright.webhook_endpoints USING btree (account_id, created_at, id);


--
-- Name: webhook_jobs_free; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX webhook_jobs_free ON sendwright.webhook_jobs USING btree (endpoint_id, wake_at, ordinal) WHERE ((token IS NULL) AND (ordinal > 0));


--
-- Name: webhook_jobs_freed; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX webhook_jobs_freed ON sendwright.webhook_jobs USING btree (freed_in) WHERE ((token IS NULL) AND (ordinal < '9223372036854775807'::bigint));


--
-- Name: webhook_jobs_later; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX webhook_jobs_later ON sendwright.webhook_jobs USING btree (wake_at) WHERE ((token IS NULL) AND is_retry);


--
-- Name: webhook_jobs_leased; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX webhook_jobs_leased ON sendwright.webhook_jobs USING btree (wake_at) WHERE ((token IS NOT NULL) AND (ordinal > 0));


--
-- Name: email_attachments_2026_11_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_attachments_pkey ATTACH PARTITION sendwright.email_attachments_2026_11_pkey;


--
-- Name: email_attachments_2026_12_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_attachments_pkey ATTACH PARTITION sendwright.email_attachments_2026_12_pkey;


--
-- Name: email_attachments_2027_01_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_attachments_pkey ATTACH PARTITION sendwright.email_attachments_2027_01_pkey;


--
-- Name: email_contents_2026_11_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_contents_pkey ATTACH PARTITION sendwright.email_contents_2026_11_pkey;


--
-- Name: email_contents_2026_12_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_contents_pkey ATTACH PARTITION sendwright.email_contents_2026_12_pkey;


--
-- Name: email_contents_2027_01_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_contents_pkey ATTACH PARTITION sendwright.email_contents_2027_01_pkey;


--
-- Name: email_events_2026_11_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_events_pkey ATTACH PARTITION sendwright.email_events_2026_11_pkey;


--
-- Name: email_events_2026_11_stored_in_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_events_stored ATTACH PARTITION sendwright.email_events_2026_11_stored_in_idx;


--
-- Name: email_events_2026_12_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_events_pkey ATTACH PARTITION sendwright.email_events_2026_12_pkey;


--
-- Name: email_events_2026_12_stored_in_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_events_stored ATTACH PARTITION sendwright.email_events_2026_12_stored_in_idx;


--
-- Name: email_events_2027_01_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_events_pkey ATTACH PARTITION sendwright.email_events_2027_01_pkey;


--
-- Name: email_events_2027_01_stored_in_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_events_stored ATTACH PARTITION sendwright.email_events_2027_01_stored_in_idx;


--
-- Name: email_handoffs_2026_11_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_handoffs_pkey ATTACH PARTITION sendwright.email_handoffs_2026_11_pkey;


--
-- Name: email_handoffs_2026_12_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_handoffs_pkey ATTACH PARTITION sendwright.email_handoffs_2026_12_pkey;


--
-- Name: email_handoffs_2027_01_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_handoffs_pkey ATTACH PARTITION sendwright.email_handoffs_2027_01_pkey;


--
-- Name: email_states_2026_11_account_id_mode_status_email_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_states_by_status ATTACH PARTITION sendwright.email_states_2026_11_account_id_mode_status_email_id_idx;


--
-- Name: email_states_2026_11_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_states_pkey ATTACH PARTITION sendwright.email_states_2026_11_pkey;


--
-- Name: email_states_2026_11_provider_message_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_states_by_provider_id ATTACH PARTITION sendwright.email_states_2026_11_provider_message_id_idx;


--
-- Name: email_states_2026_11_scheduled_at_email_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_states_scheduled ATTACH PARTITION sendwright.email_states_2026_11_scheduled_at_email_id_idx;


--
-- Name: email_states_2026_12_account_id_mode_status_email_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_states_by_status ATTACH PARTITION sendwright.email_states_2026_12_account_id_mode_status_email_id_idx;


--
-- Name: email_states_2026_12_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_states_pkey ATTACH PARTITION sendwright.email_states_2026_12_pkey;


--
-- Name: email_states_2026_12_provider_message_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_states_by_provider_id ATTACH PARTITION sendwright.email_states_2026_12_provider_message_id_idx;


--
-- Name: email_states_2026_12_scheduled_at_email_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_states_scheduled ATTACH PARTITION sendwright.email_states_2026_12_scheduled_at_email_id_idx;


--
-- Name: email_states_2027_01_account_id_mode_status_email_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_states_by_status ATTACH PARTITION sendwright.email_states_2027_01_account_id_mode_status_email_id_idx;


--
-- Name: email_states_2027_01_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_states_pkey ATTACH PARTITION sendwright.email_states_2027_01_pkey;


--
-- Name: email_states_2027_01_provider_message_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_states_by_provider_id ATTACH PARTITION sendwright.email_states_2027_01_provider_message_id_idx;


--
-- Name: email_states_2027_01_scheduled_at_email_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.email_states_scheduled ATTACH PARTITION sendwright.email_states_2027_01_scheduled_at_email_id_idx;


--
-- Name: emails_2026_11_account_id_mode_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.emails_by_time ATTACH PARTITION sendwright.emails_2026_11_account_id_mode_id_idx;


--
-- Name: emails_2026_11_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.emails_pkey ATTACH PARTITION sendwright.emails_2026_11_pkey;


--
-- Name: emails_2026_12_account_id_mode_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.emails_by_time ATTACH PARTITION sendwright.emails_2026_12_account_id_mode_id_idx;


--
-- Name: emails_2026_12_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.emails_pkey ATTACH PARTITION sendwright.emails_2026_12_pkey;


--
-- Name: emails_2027_01_account_id_mode_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.emails_by_time ATTACH PARTITION sendwright.emails_2027_01_account_id_mode_id_idx;


--
-- Name: emails_2027_01_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.emails_pkey ATTACH PARTITION sendwright.emails_2027_01_pkey;


--
-- Name: search_entries_2026_11_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.search_entries_pkey ATTACH PARTITION sendwright.search_entries_2026_11_pkey;


--
-- Name: search_entries_2026_11_tags_text_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.search_entries_by_tag_and_text ATTACH PARTITION sendwright.search_entries_2026_11_tags_text_idx;


--
-- Name: search_entries_2026_12_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.search_entries_pkey ATTACH PARTITION sendwright.search_entries_2026_12_pkey;


--
-- Name: search_entries_2026_12_tags_text_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.search_entries_by_tag_and_text ATTACH PARTITION sendwright.search_entries_2026_12_tags_text_idx;


--
-- Name: search_entries_2027_01_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.search_entries_pkey ATTACH PARTITION sendwright.search_entries_2027_01_pkey;


--
-- Name: search_entries_2027_01_tags_text_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.search_entries_by_tag_and_text ATTACH PARTITION sendwright.search_entries_2027_01_tags_text_idx;


--
-- Name: webhook_attempts_2026_11_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.webhook_attempts_pkey ATTACH PARTITION sendwright.webhook_attempts_2026_11_pkey;


--
-- Name: webhook_attempts_2026_12_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.webhook_attempts_pkey ATTACH PARTITION sendwright.webhook_attempts_2026_12_pkey;


--
-- Name: webhook_attempts_2027_01_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.webhook_attempts_pkey ATTACH PARTITION sendwright.webhook_attempts_2027_01_pkey;


--
-- Name: webhook_deliveries_2026_11_email_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.webhook_deliveries_sent_again ATTACH PARTITION sendwright.webhook_deliveries_2026_11_email_id_idx;


--
-- Name: webhook_deliveries_2026_11_endpoint_id_mode_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.webhook_deliveries_by_time ATTACH PARTITION sendwright.webhook_deliveries_2026_11_endpoint_id_mode_id_idx;


--
-- Name: webhook_deliveries_2026_11_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.webhook_deliveries_by_id ATTACH PARTITION sendwright.webhook_deliveries_2026_11_id_idx;


--
-- Name: webhook_deliveries_2026_12_email_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.webhook_deliveries_sent_again ATTACH PARTITION sendwright.webhook_deliveries_2026_12_email_id_idx;


--
-- Name: webhook_deliveries_2026_12_endpoint_id_mode_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.webhook_deliveries_by_time ATTACH PARTITION sendwright.webhook_deliveries_2026_12_endpoint_id_mode_id_idx;


--
-- Name: webhook_deliveries_2026_12_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.webhook_deliveries_by_id ATTACH PARTITION sendwright.webhook_deliveries_2026_12_id_idx;


--
-- Name: webhook_deliveries_2027_01_email_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.webhook_deliveries_sent_again ATTACH PARTITION sendwright.webhook_deliveries_2027_01_email_id_idx;


--
-- Name: webhook_deliveries_2027_01_endpoint_id_mode_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.webhook_deliveries_by_time ATTACH PARTITION sendwright.webhook_deliveries_2027_01_endpoint_id_mode_id_idx;


--
-- Name: webhook_deliveries_2027_01_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.webhook_deliveries_by_id ATTACH PARTITION sendwright.webhook_deliveries_2027_01_id_idx;


--
-- Name: accounts accounts_reopening; Type: TRIGGER; Schema: sendwright; Owner: -
--

CREATE TRIGGER accounts_reopening BEFORE UPDATE ON sendwright.accounts FOR EACH ROW WHEN ((((old.paused_at IS NOT NULL) AND (new.paused_at IS NULL)) OR ((old.suspended_at IS NOT NULL) AND (new.suspended_at IS NULL)))) EXECUTE FUNCTION sendwright.name_reopening();


--
-- Name: send_jobs send_jobs_freeing; Type: TRIGGER; Schema: sendwright; Owner: -
--

CREATE TRIGGER send_jobs_freeing BEFORE UPDATE ON sendwright.send_jobs FOR EACH ROW WHEN (((new.token IS NULL) AND (NOT new.held) AND ((old.token IS NOT NULL) OR old.held OR (new.wake_at <> old.wake_at)))) EXECUTE FUNCTION sendwright.name_freeing();


--
-- Name: webhook_jobs webhook_jobs_freeing; Type: TRIGGER; Schema: sendwright; Owner: -
--

CREATE TRIGGER webhook_jobs_freeing BEFORE UPDATE ON sendwright.webhook_jobs FOR EACH ROW WHEN (((new.token IS NULL) AND ((old.token IS NOT NULL) OR (new.wake_at <> old.wake_at)))) EXECUTE FUNCTION sendwright.name_freeing();


--
-- Name: api_keys api_keys_account_id_fkey; Type: FK CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.api_keys
    ADD CONSTRAINT api_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES sendwright.accounts(id) ON DELETE CASCADE;


--
-- Name: memberships memberships_account_id_fkey; Type: FK CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.memberships
    ADD CONSTRAINT memberships_account_id_fkey FOREIGN KEY (account_id) REFERENCES sendwright.accounts(id) ON DELETE CASCADE;


--
-- Name: memberships memberships_user_id_fkey; Type: FK CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.memberships
    ADD CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES sendwright.users(id) ON DELETE CASCADE;


--
-- Name: portal_sessions portal_sessions_account_id_fkey; Type: FK CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.portal_sessions
    ADD CONSTRAINT portal_sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES sendwright.accounts(id) ON DELETE CASCADE;


--
-- Name: requests requests_account_id_fkey; Type: FK CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.requests
    ADD CONSTRAINT requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES sendwright.accounts(id) ON DELETE CASCADE;


--
-- Name: senders senders_account_id_fkey; Type: FK CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.senders
    ADD CONSTRAINT senders_account_id_fkey FOREIGN KEY (account_id) REFERENCES sendwright.accounts(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES sendwright.users(id) ON DELETE CASCADE;


--
-- Name: sign_in_links sign_in_links_account_id_fkey; Type: FK CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.sign_in_links
    ADD CONSTRAINT sign_in_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES sendwright.accounts(id) ON DELETE CASCADE;


--
-- Name: sign_in_links sign_in_links_user_id_fkey; Type: FK CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.sign_in_links
    ADD CONSTRAINT sign_in_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES sendwright.users(id) ON DELETE CASCADE;


--
-- Name: template_versions template_versions_template_id_fkey; Type: FK CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.template_versions
    ADD CONSTRAINT template_versions_template_id_fkey FOREIGN KEY (template_id) REFERENCES sendwright.templates(id) ON DELETE CASCADE;


--
-- Name: user_identities user_identities_user_id_fkey; Type: FK CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.user_identities
    ADD CONSTRAINT user_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES sendwright.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


