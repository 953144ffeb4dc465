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
        ('received_recipients', ''),
        ('received_contents', ''),
        ('received_answers', ''),
        ('received', ''),
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
      IF (SELECT count(*) = 13 FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = ANY (ARRAY['sendwright.received_recipients'::regclass, 'sendwright.received_contents'::regclass, 'sendwright.received_answers'::regclass, 'sendwright.received'::regclass, 'sendwright.search_entries'::regclass, 'sendwright.email_states'::regclass, 'sendwright.email_contents'::regclass, 'sendwright.email_attachments'::regclass, 'sendwright.email_events'::regclass, 'sendwright.email_handoffs'::regclass, 'sendwright.webhook_deliveries'::regclass, 'sendwright.webhook_attempts'::regclass, 'sendwright.emails'::regclass]) AND right(c.relname, 8) = suffix AND NOT i.inhdetachpending)
      THEN RETURN false; END IF;
      PERFORM pg_advisory_xact_lock(1886745704, 4);
      FOR log IN SELECT * FROM (VALUES
        ('received_recipients', ''),
        ('received_contents', ''),
        ('received_answers', ''),
        ('received', ''),
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
      WHERE k.name <> ALL (ARRAY['from', 'to', 'cc', 'bcc', 'reply_to', 'subject', 'html', 'text', 'headers', 'tags', 'attachments', 'template_id', 'template_slug', 'variables', 'scheduled_at', 'unsubscribe_url', 'reply_tracking']) ORDER BY k.name LIMIT 1;
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
    receiving_status text,
    receiving_health text,
    receiving_health_changed_at timestamp(3) with time zone,
    receiving_broken_since timestamp(3) with time zone,
    receiving_records json,
    receiving_checks json,
    receiving_checked_at timestamp(3) with time zone,
    receiving_started_at timestamp(3) with time zone,
    CONSTRAINT domains_health_check CHECK ((health = ANY (ARRAY['unknown'::text, 'healthy'::text, 'action_needed'::text]))),
    CONSTRAINT domains_receiving_health_check CHECK ((receiving_health = ANY (ARRAY['unknown'::text, 'healthy'::text, 'action_needed'::text]))),
    CONSTRAINT domains_receiving_status_check CHECK ((receiving_status = ANY (ARRAY['pending'::text, 'verified'::text, 'failed'::text]))),
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
-- Name: received; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL,
    domain text NOT NULL,
    envelope_from text NOT NULL,
    envelope_to text[] NOT NULL,
    from_mailbox text,
    to_list text[] NOT NULL,
    cc_list text[] NOT NULL,
    reply_to text[] NOT NULL,
    subject text NOT NULL,
    message_id text,
    in_reply_to text,
    reference_list text[] NOT NULL,
    authentication json,
    spam json,
    size integer NOT NULL,
    replied_to uuid,
    sender text,
    recipients text[] NOT NULL,
    search_text text NOT NULL,
    fingerprint text NOT NULL
)
PARTITION BY RANGE (id);


--
-- Name: received_2026_11; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received_2026_11 (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL,
    domain text NOT NULL,
    envelope_from text NOT NULL,
    envelope_to text[] NOT NULL,
    from_mailbox text,
    to_list text[] NOT NULL,
    cc_list text[] NOT NULL,
    reply_to text[] NOT NULL,
    subject text NOT NULL,
    message_id text,
    in_reply_to text,
    reference_list text[] NOT NULL,
    authentication json,
    spam json,
    size integer NOT NULL,
    replied_to uuid,
    sender text,
    recipients text[] NOT NULL,
    search_text text NOT NULL,
    fingerprint text NOT NULL
);


--
-- Name: received_2026_12; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received_2026_12 (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL,
    domain text NOT NULL,
    envelope_from text NOT NULL,
    envelope_to text[] NOT NULL,
    from_mailbox text,
    to_list text[] NOT NULL,
    cc_list text[] NOT NULL,
    reply_to text[] NOT NULL,
    subject text NOT NULL,
    message_id text,
    in_reply_to text,
    reference_list text[] NOT NULL,
    authentication json,
    spam json,
    size integer NOT NULL,
    replied_to uuid,
    sender text,
    recipients text[] NOT NULL,
    search_text text NOT NULL,
    fingerprint text NOT NULL
);


--
-- Name: received_2027_01; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received_2027_01 (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL,
    domain text NOT NULL,
    envelope_from text NOT NULL,
    envelope_to text[] NOT NULL,
    from_mailbox text,
    to_list text[] NOT NULL,
    cc_list text[] NOT NULL,
    reply_to text[] NOT NULL,
    subject text NOT NULL,
    message_id text,
    in_reply_to text,
    reference_list text[] NOT NULL,
    authentication json,
    spam json,
    size integer NOT NULL,
    replied_to uuid,
    sender text,
    recipients text[] NOT NULL,
    search_text text NOT NULL,
    fingerprint text NOT NULL
);


--
-- Name: received_answers; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received_answers (
    received_id uuid NOT NULL,
    email_id uuid NOT NULL
)
PARTITION BY RANGE (received_id);


--
-- Name: received_answers_2026_11; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received_answers_2026_11 (
    received_id uuid NOT NULL,
    email_id uuid NOT NULL
);


--
-- Name: received_answers_2026_12; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received_answers_2026_12 (
    received_id uuid NOT NULL,
    email_id uuid NOT NULL
);


--
-- Name: received_answers_2027_01; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received_answers_2027_01 (
    received_id uuid NOT NULL,
    email_id uuid NOT NULL
);


--
-- Name: received_contents; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received_contents (
    received_id uuid NOT NULL,
    html text,
    body_text text,
    reply_text text,
    headers json NOT NULL,
    attachments json NOT NULL,
    original bytea NOT NULL
)
PARTITION BY RANGE (received_id);
ALTER TABLE ONLY sendwright.received_contents ALTER COLUMN html SET COMPRESSION lz4;
ALTER TABLE ONLY sendwright.received_contents ALTER COLUMN body_text SET COMPRESSION lz4;
ALTER TABLE ONLY sendwright.received_contents ALTER COLUMN original SET STORAGE EXTERNAL;


--
-- Name: received_contents_2026_11; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received_contents_2026_11 (
    received_id uuid NOT NULL,
    html text,
    body_text text,
    reply_text text,
    headers json NOT NULL,
    attachments json NOT NULL,
    original bytea NOT NULL
);
ALTER TABLE ONLY sendwright.received_contents_2026_11 ALTER COLUMN html SET COMPRESSION lz4;
ALTER TABLE ONLY sendwright.received_contents_2026_11 ALTER COLUMN body_text SET COMPRESSION lz4;
ALTER TABLE ONLY sendwright.received_contents_2026_11 ALTER COLUMN original SET STORAGE EXTERNAL;


--
-- Name: received_contents_2026_12; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received_contents_2026_12 (
    received_id uuid NOT NULL,
    html text,
    body_text text,
    reply_text text,
    headers json NOT NULL,
    attachments json NOT NULL,
    original bytea NOT NULL
);
ALTER TABLE ONLY sendwright.received_contents_2026_12 ALTER COLUMN html SET COMPRESSION lz4;
ALTER TABLE ONLY sendwright.received_contents_2026_12 ALTER COLUMN body_text SET COMPRESSION lz4;
ALTER TABLE ONLY sendwright.received_contents_2026_12 ALTER COLUMN original SET STORAGE EXTERNAL;


--
-- Name: received_contents_2027_01; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received_contents_2027_01 (
    received_id uuid NOT NULL,
    html text,
    body_text text,
    reply_text text,
    headers json NOT NULL,
    attachments json NOT NULL,
    original bytea NOT NULL
);
ALTER TABLE ONLY sendwright.received_contents_2027_01 ALTER COLUMN html SET COMPRESSION lz4;
ALTER TABLE ONLY sendwright.received_contents_2027_01 ALTER COLUMN body_text SET COMPRESSION lz4;
ALTER TABLE ONLY sendwright.received_contents_2027_01 ALTER COLUMN original SET STORAGE EXTERNAL;


--
-- Name: received_recipients; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received_recipients (
    account_id uuid NOT NULL,
    mode text NOT NULL,
    address text NOT NULL,
    received_id uuid NOT NULL
)
PARTITION BY RANGE (received_id);


--
-- Name: received_recipients_2026_11; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received_recipients_2026_11 (
    account_id uuid NOT NULL,
    mode text NOT NULL,
    address text NOT NULL,
    received_id uuid NOT NULL
);


--
-- Name: received_recipients_2026_12; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received_recipients_2026_12 (
    account_id uuid NOT NULL,
    mode text NOT NULL,
    address text NOT NULL,
    received_id uuid NOT NULL
);


--
-- Name: received_recipients_2027_01; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received_recipients_2027_01 (
    account_id uuid NOT NULL,
    mode text NOT NULL,
    address text NOT NULL,
    received_id uuid NOT NULL
);


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
    freed_in xid8 DEFAULT pg_current_xact_id() NOT NULL,
    parts json
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
    created_at timestamp(3) with time zone NOT NULL,
    received_body boolean DEFAULT false NOT NULL
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
-- Name: received_2026_11; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received ATTACH PARTITION sendwright.received_2026_11 FOR VALUES FROM ('01a19467-e800-0000-0000-000000000000') TO ('01a22ee6-b000-0000-0000-000000000000');


--
-- Name: received_2026_12; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received ATTACH PARTITION sendwright.received_2026_12 FOR VALUES FROM ('01a22ee6-b000-0000-0000-000000000000') TO ('01a2ce8b-d400-0000-0000-000000000000');


--
-- Name: received_2027_01; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received ATTACH PARTITION sendwright.received_2027_01 FOR VALUES FROM ('01a2ce8b-d400-0000-0000-000000000000') TO ('01a36e30-f800-0000-0000-000000000000');


--
-- Name: received_answers_2026_11; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_answers ATTACH PARTITION sendwright.received_answers_2026_11 FOR VALUES FROM ('01a19467-e800-0000-0000-000000000000') TO ('01a22ee6-b000-0000-0000-000000000000');


--
-- Name: received_answers_2026_12; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_answers ATTACH PARTITION sendwright.received_answers_2026_12 FOR VALUES FROM ('01a22ee6-b000-0000-0000-000000000000') TO ('01a2ce8b-d400-0000-0000-000000000000');


--
-- Name: received_answers_2027_01; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_answers ATTACH PARTITION sendwright.received_answers_2027_01 FOR VALUES FROM ('01a2ce8b-d400-0000-0000-000000000000') TO ('01a36e30-f800-0000-0000-000000000000');


--
-- Name: received_contents_2026_11; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_contents ATTACH PARTITION sendwright.received_contents_2026_11 FOR VALUES FROM ('01a19467-e800-0000-0000-000000000000') TO ('01a22ee6-b000-0000-0000-000000000000');


--
-- Name: received_contents_2026_12; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_contents ATTACH PARTITION sendwright.received_contents_2026_12 FOR VALUES FROM ('01a22ee6-b000-0000-0000-000000000000') TO ('01a2ce8b-d400-0000-0000-000000000000');


--
-- Name: received_contents_2027_01; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_contents ATTACH PARTITION sendwright.received_contents_2027_01 FOR VALUES FROM ('01a2ce8b-d400-0000-0000-000000000000') TO ('01a36e30-f800-0000-0000-000000000000');


--
-- Name: received_recipients_2026_11; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_recipients ATTACH PARTITION sendwright.received_recipients_2026_11 FOR VALUES FROM ('01a19467-e800-0000-0000-000000000000') TO ('01a22ee6-b000-0000-0000-000000000000');


--
-- Name: received_recipients_2026_12; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_recipients ATTACH PARTITION sendwright.received_recipients_2026_12 FOR VALUES FROM ('01a22ee6-b000-0000-0000-000000000000') TO ('01a2ce8b-d400-0000-0000-000000000000');


--
-- Name: received_recipients_2027_01; Type: TABLE ATTACH; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_recipients ATTACH PARTITION sendwright.received_recipients_2027_01 FOR VALUES FROM ('01a2ce8b-d400-0000-0000-000000000000') TO ('01a36e30-f800-0000-0000-000000000000');


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
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'Acme', 'enterprise', NULL, true, NULL, NULL, 1000000, NULL, NULL, NULL, NULL, '2026-11-30 02:31:49.321+00', NULL),
	('01a22a4b-911d-7238-a5a2-5092471a6729', 'Closed', 'free', NULL, false, NULL, NULL, NULL, NULL, NULL, '2026-11-30 02:32:07.797+00', 'Sent what nobody asked for.', '2026-11-30 02:32:05.149+00', NULL),
	('01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', 'Bolt', 'pro', NULL, false, 50, NULL, 7, '2026-11-30 02:32:40.942+00', NULL, NULL, NULL, '2026-11-30 02:32:03.516+00', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.api_keys VALUES
	('01a22a4b-5c41-7266-b933-44300942f545', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '3d647914c08f2808099dfe2cc2186ac030018b0f829a45e7c59d635999b3daf5', 'Acme live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', '79db', '2026-11-30 02:31:51.617+00', NULL, '2026-11-30 02:31:53.932+00', NULL),
	('01a22a4b-8524-72a6-b08a-aec352636217', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'a97b0d10312621108d51c714ac182b49a7ef523bf6adae60d60fe2c2be044395', 'Acme live', 'live', '{emails:read}', 'svc_live_', 'uzw3', '2026-11-30 02:32:02.084+00', NULL, NULL, NULL),
	('01a22a4b-96c8-7715-aff2-e1809a2bd639', '01a22a4b-911d-7238-a5a2-5092471a6729', 'c2f5ada49ff2760ca4740bb9815baff9abb5f10e107df817dbd626bf1deb547b', 'Closed live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'cIMx', '2026-11-30 02:32:06.6+00', NULL, NULL, NULL),
	('01a22a4b-7a45-74ee-9a06-15e871ededf6', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'a024572ac2e76622c0bb3f2256260c2f36281b7e5f633cf2b037c937d722fafb', 'Acme test', 'test', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_test_', 'AEz0', '2026-11-30 02:31:59.301+00', '2026-11-30 02:32:41.683+00', NULL, NULL),
	('01a22a4b-6ea6-74bf-84fc-6956ab130aef', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '9ab2c214cbaee0524176a1896f477b71f5ae3b4e8c1cc96132364f1eda2bc4a4', 'Acme live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'wv0F', '2026-11-30 02:31:56.326+00', '2026-11-30 02:32:41.886+00', NULL, NULL),
	('01a22a4b-a0d7-70ce-a9da-b882447bd376', '01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', '224d5ebcc5139695c6ce6176e2d08ac9295634f7a36996b2a4113e1a028dd95a', 'Bolt live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'V05x', '2026-11-30 02:32:09.175+00', '2026-11-30 02:32:41.699+00', NULL, NULL);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.audit_log VALUES
	('01a22a4b-5353-73ce-86ef-0dfb22def08e', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:31:49.331+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22a4b-5c47-740f-8f13-839e6bb6839b', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:31:51.623+00', 'operator', NULL, 'operator', 'key.created', '01a22a4b-5c41-7266-b933-44300942f545', NULL, NULL, NULL),
	('01a22a4b-6550-7276-983a-39aa00b504f9', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:31:53.936+00', 'operator', NULL, 'operator', 'key.revoked', '01a22a4b-5c41-7266-b933-44300942f545', NULL, NULL, NULL),
	('01a22a4b-6f0f-7178-8cdb-2d174445f07f', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:31:56.431+00', 'operator', NULL, 'operator', 'key.created', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, NULL, NULL),
	('01a22a4b-7a49-74de-8776-7d4c02f22162', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:31:59.305+00', 'operator', NULL, 'operator', 'key.created', '01a22a4b-7a45-74ee-9a06-15e871ededf6', NULL, NULL, NULL),
	('01a22a4b-8582-72aa-b428-54e5e3e4d96d', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:02.178+00', 'operator', NULL, 'operator', 'key.created', '01a22a4b-8524-72a6-b08a-aec352636217', NULL, NULL, NULL),
	('01a22a4b-8ac4-736a-bd2d-9c9d98e37ab8', '01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', '2026-11-30 02:32:03.524+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22a4b-912d-7536-b85c-29a2083a6004', '01a22a4b-911d-7238-a5a2-5092471a6729', '2026-11-30 02:32:05.165+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22a4b-96cd-7724-99a8-e63353833774', '01a22a4b-911d-7238-a5a2-5092471a6729', '2026-11-30 02:32:06.605+00', 'operator', NULL, 'operator', 'key.created', '01a22a4b-96c8-7715-aff2-e1809a2bd639', NULL, NULL, NULL),
	('01a22a4b-9bc6-7147-af0a-d59805e7adfd', '01a22a4b-911d-7238-a5a2-5092471a6729', '2026-11-30 02:32:07.877+00', 'operator', NULL, 'operator', 'account.suspended', NULL, NULL, NULL, NULL),
	('01a22a4b-a119-741d-93e9-dd8db84a1205', '01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', '2026-11-30 02:32:09.241+00', 'operator', NULL, 'operator', 'key.created', '01a22a4b-a0d7-70ce-a9da-b882447bd376', NULL, NULL, NULL),
	('01a22a4b-a740-758b-ac96-c3ed40d3309a', NULL, '2026-11-30 02:32:10.816+00', 'operator', NULL, 'operator', 'user.created', '01a22a4b-a739-757d-920c-8fb206f2c48a', NULL, NULL, NULL),
	('01a22a4b-ac21-7044-abf9-117ea26140c2', NULL, '2026-11-30 02:32:12.065+00', 'operator', NULL, 'operator', 'user.link_made', '01a22a4b-5349-70a1-8deb-eafd920789f1', NULL, NULL, NULL),
	('01a22a4b-ad17-708c-a720-fa33d80fdb94', NULL, '2026-11-30 02:32:12.311+00', 'user', '01a22a4b-5349-70a1-8deb-eafd920789f1', 'ada', 'user.password_changed', '01a22a4b-5349-70a1-8deb-eafd920789f1', '127.0.0.1', NULL, '7a56595bc9e3243fa23712c17c57546e'),
	('01a22a4b-ad1f-77a0-be3c-c07e4770e974', NULL, '2026-11-30 02:32:12.319+00', 'user', '01a22a4b-5349-70a1-8deb-eafd920789f1', 'ada', 'user.signed_in', '01a22a4b-5349-70a1-8deb-eafd920789f1', '127.0.0.1', NULL, '7a56595bc9e3243fa23712c17c57546e'),
	('01a22a4b-b28e-721b-b8ee-222aaba9450d', NULL, '2026-11-30 02:32:13.71+00', 'operator', NULL, 'operator', 'user.link_made', '01a22a4b-a739-757d-920c-8fb206f2c48a', NULL, NULL, NULL),
	('01a22a4b-b3b9-74ad-87f3-2b5ad4ebece8', NULL, '2026-11-30 02:32:14.009+00', 'operator', '01a22a4b-a739-757d-920c-8fb206f2c48a', 'grace', 'user.password_changed', '01a22a4b-a739-757d-920c-8fb206f2c48a', '127.0.0.1', NULL, '1da3aa0cf90224f4b3c3062542995d82'),
	('01a22a4b-b3bb-77f6-8a22-b2973c074fed', NULL, '2026-11-30 02:32:14.011+00', 'operator', '01a22a4b-a739-757d-920c-8fb206f2c48a', 'grace', 'user.signed_in', '01a22a4b-a739-757d-920c-8fb206f2c48a', '127.0.0.1', NULL, '1da3aa0cf90224f4b3c3062542995d82'),
	('01a22a4b-ba38-7081-b9d8-284b0fa44d89', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:15.672+00', 'operator', NULL, 'operator', 'member.invited', '01a22a4b-ba30-72ca-8e52-dcce12da14d3', NULL, NULL, NULL),
	('01a22a4b-bb16-7611-bcf9-bcc4431c06a9', NULL, '2026-11-30 02:32:15.894+00', 'user', '01a22a4b-bb07-7037-91c4-c52700a354aa', 'The developer', 'user.created', '01a22a4b-bb07-7037-91c4-c52700a354aa', '127.0.0.1', NULL, 'b026307dd7b08160c18d9014f452c786'),
	('01a22a4b-bb19-7025-bf4a-10b39e5df5fe', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:15.897+00', 'user', '01a22a4b-bb07-7037-91c4-c52700a354aa', 'The developer', 'member.joined', '01a22a4b-bb07-7037-91c4-c52700a354aa', '127.0.0.1', NULL, 'b026307dd7b08160c18d9014f452c786'),
	('01a22a4b-bb1b-70cd-b803-07b0011c4c73', NULL, '2026-11-30 02:32:15.899+00', 'user', '01a22a4b-bb07-7037-91c4-c52700a354aa', 'The developer', 'user.signed_in', '01a22a4b-bb07-7037-91c4-c52700a354aa', '127.0.0.1', NULL, 'b026307dd7b08160c18d9014f452c786'),
	('01a22a4b-c231-7697-9372-a6550c9eef47', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:17.713+00', 'operator', NULL, 'operator', 'member.invited', '01a22a4b-c202-72c0-8d32-b4dd1ef42ff6', NULL, NULL, NULL),
	('01a22a4b-c361-76a2-b691-8c1e30e29436', NULL, '2026-11-30 02:32:18.017+00', 'user', '01a22a4b-c35d-703a-9bd2-74d5a378dceb', 'The viewer', 'user.created', '01a22a4b-c35d-703a-9bd2-74d5a378dceb', '127.0.0.1', NULL, 'af1c8ee7273bbf496ade9b087ff7e59a'),
	('01a22a4b-c362-762c-9ee5-6893e618c70c', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:18.018+00', 'user', '01a22a4b-c35d-703a-9bd2-74d5a378dceb', 'The viewer', 'member.joined', '01a22a4b-c35d-703a-9bd2-74d5a378dceb', '127.0.0.1', NULL, 'af1c8ee7273bbf496ade9b087ff7e59a'),
	('01a22a4b-c364-74bb-8376-5c4eae352466', NULL, '2026-11-30 02:32:18.02+00', 'user', '01a22a4b-c35d-703a-9bd2-74d5a378dceb', 'The viewer', 'user.signed_in', '01a22a4b-c35d-703a-9bd2-74d5a378dceb', '127.0.0.1', NULL, 'af1c8ee7273bbf496ade9b087ff7e59a'),
	('01a22a4b-cb6d-74b1-a4e2-404c9902973e', NULL, '2026-11-30 02:32:20.077+00', 'operator', NULL, 'operator', 'user.disabled', '01a22a4b-c35d-703a-9bd2-74d5a378dceb', NULL, NULL, NULL),
	('01a22a4b-d20e-716f-bb42-c882e25510f4', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:21.774+00', 'operator', NULL, 'operator', 'member.invited', '01a22a4b-d1ea-776f-add0-7f5e110c28d2', NULL, NULL, NULL),
	('01a22a4b-d30d-733c-8423-d6d72843a012', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.029+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'domain.added', '01a22a4b-d306-72b3-8954-8054bd1cffbb', '127.0.0.1', NULL, '5f9b9fa4fb89d30290563446b25efc36'),
	('01a22a4b-d31b-7018-b118-8556229a7f15', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.043+00', 'engine', NULL, 'sendwright', 'domain.verified', '01a22a4b-d306-72b3-8954-8054bd1cffbb', '127.0.0.1', NULL, 'f5b2629e24334aa21c1f22ed6936a0d2'),
	('01a22a4b-d33e-7157-876c-99a43c661b36', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.078+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'domain.added', '01a22a4b-d33b-7662-82d5-2b4dcff9d474', '127.0.0.1', NULL, 'e7ebf794f0f9925822914491e6733df2'),
	('01a22a4b-d3e7-777b-ac7b-ed1cecced1bc', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.247+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'domain.added', '01a22a4b-d3e3-734f-8e44-8b41afe5adbc', '127.0.0.1', NULL, '89952a56da435951c1ae9001fc2f0383'),
	('01a22a4b-d3ed-75a0-9a4b-33f7ce7a0f4b', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.253+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'domain.removed', '01a22a4b-d3e3-734f-8e44-8b41afe5adbc', '127.0.0.1', NULL, 'c9f3f1362db496beb3317ae9f38d9e90'),
	('01a22a4b-d3f4-77bb-9b6d-7a1cc5b6d2fc', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.26+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'template.created', '01a22a4b-d3f2-706a-b746-ce51f6961cbd', '127.0.0.1', NULL, '03e4005c8323abcad1c36964320c7105'),
	('01a22a4b-d3fc-72eb-8892-981626afe979', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.268+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'template.changed', '01a22a4b-d3f2-706a-b746-ce51f6961cbd', '127.0.0.1', NULL, 'e5ba41004f764bf09191f16f179769cd'),
	('01a22a4b-d403-72e4-8d1f-88e4c9ddc07a', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.275+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'template.restored', '01a22a4b-d3f2-706a-b746-ce51f6961cbd', '127.0.0.1', NULL, 'a34048ad08cb27e70cc6046a4e49827a'),
	('01a22a4b-d408-73a1-ab61-7aa30f936284', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.28+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'template.created', '01a22a4b-d407-737a-8c91-2dc790687d7c', '127.0.0.1', NULL, '1f025259d686896f0bece668ea48551c'),
	('01a22a4b-d410-7406-98b2-06b8111b3c88', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.288+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'template.created', '01a22a4b-d40e-73bb-95ab-3d59d67fd90d', '127.0.0.1', NULL, 'd12b619090224da9dd48783058dcb0c9'),
	('01a22a4b-d414-7504-aaab-c481cddd6318', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.292+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'template.created', '01a22a4b-d413-7199-bacb-83b2cc0cee18', '127.0.0.1', NULL, 'd8c1fdf3c4144735fa6b403f226155ac'),
	('01a22a4b-d419-732a-9c80-e88e4fc9c2db', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.297+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'template.removed', '01a22a4b-d413-7199-bacb-83b2cc0cee18', '127.0.0.1', NULL, 'abc6c3b8e3afe13778031be6e298b050'),
	('01a22a4b-d425-757f-9644-07e12c9bb813', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.309+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'webhook.added', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', '127.0.0.1', NULL, '89cc48754621662d83ac9404e572bd01'),
	('01a22a4b-d42e-710c-bfae-c952f3689cca', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.318+00', 'key', '01a22a4b-7a45-74ee-9a06-15e871ededf6', 'Acme test', 'webhook.added', '01a22a4b-d42d-73da-a2cb-27996a1c2452', '127.0.0.1', NULL, 'ceaed1601d26d860e167112c643893a4'),
	('01a22a4b-d434-71e3-b5d7-19fd10ba581b', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.324+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'webhook.added', '01a22a4b-d433-75e4-8637-2e0b67bc8431', '127.0.0.1', NULL, '9118e8ccbdf47bfc165c7a18ed0f8568'),
	('01a22a4b-d438-76ba-a3c9-1da4ea95bc97', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.328+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'webhook.added', '01a22a4b-d437-71cd-96ca-e6c5fce39509', '127.0.0.1', NULL, 'b91c91e41335a476be8eacb93debd659'),
	('01a22a4b-d43e-7092-99d5-f43d078ae031', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:22.334+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'webhook.removed', '01a22a4b-d437-71cd-96ca-e6c5fce39509', '127.0.0.1', NULL, '6e362bed488eec158f2460b47e04a220'),
	('01a22a4b-e0f0-7680-92f5-64b6520e3b8a', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:25.584+00', 'operator', NULL, 'operator', 'email.settled', '01a22a4b-d598-7612-8fb5-75564c1fbdd6', NULL, NULL, NULL),
	('01a22a4b-e222-72d0-a7c9-40d87e920de2', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:25.89+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'portal.link_made', '01a22a4b-e222-72d0-a7c9-40d7f3bdfd71', '127.0.0.1', NULL, '630f86e1896ad1e64a4b056389437ee5'),
	('01a22a4b-e227-735d-9d47-0bfec7525ca2', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:25.895+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '26dae59e96be2c7c1696caa40b2febcc'),
	('01a22a4b-e22c-74c3-86c4-70c2c66977a6', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:25.9+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, 'a11be886fa61b0cca87e9965f63f21ed'),
	('01a22a4b-e237-71ba-890e-5b1b771988b8', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:25.911+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'suppression.removed', NULL, '127.0.0.1', NULL, '10c297267351e60311289f0d92e8b272'),
	('01a22a4b-fe7d-7260-bc57-b714848a1983', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:33.149+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'webhook.added', '01a22a4b-fe7c-7273-8284-2679a3eca063', '127.0.0.1', NULL, 'bd28ccc2e5efd400acd32481dd3ab417'),
	('01a22a4b-e3cd-7677-8566-9c19a8112c1a', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:26.317+00', 'key', '01a22a4b-6ea6-74bf-84fc-6956ab130aef', 'Acme live', 'recipient.erased', 'dbe6327eeb39', '127.0.0.1', NULL, '0535eed91501172efb178e7ffaf4051f'),
	('01a22a4b-ff41-735b-b7a7-5a5fb51e1d8b', NULL, '2026-11-30 02:32:33.345+00', 'user', '01a22a4b-5349-70a1-8deb-eafd920789f1', 'ada', 'user.signed_in', '01a22a4b-5349-70a1-8deb-eafd920789f1', '127.0.0.1', NULL, '6ed8d762936f9d330893aa5f21850b5b'),
	('01a22a4b-ff68-7243-91b3-a59a595d331b', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:33.384+00', 'user', '01a22a4b-5349-70a1-8deb-eafd920789f1', 'ada', 'webhook.delivery_sent_again', '01a22a4b-fe84-75ec-9335-d57940b4f644', '127.0.0.1', '01a22a4b-ff3e-753b-804b-ca22f6e33bc9', '07201711e755e1148234303eddd91697'),
	('01a22a4b-ff86-7517-a84f-cc72419ffeaf', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:33.414+00', 'user', '01a22a4b-5349-70a1-8deb-eafd920789f1', 'ada', 'webhook.secret_rotated', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', '127.0.0.1', '01a22a4b-ff3e-753b-804b-ca22f6e33bc9', 'b84333dd74d37987cf4243645f6cfe4a'),
	('01a22a4b-ffaf-7063-a087-d6430393d1bf', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:33.455+00', 'user', '01a22a4b-5349-70a1-8deb-eafd920789f1', 'ada', 'email.copied', '01a22a4b-ffa7-705f-a4d1-121469f6277d', '127.0.0.1', '01a22a4b-ff3e-753b-804b-ca22f6e33bc9', '34b1e2c121d6dc7409013cba9d436896'),
	('01a22a4c-05b8-70a6-a54e-a6ece601e2d8', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:35+00', 'operator', NULL, 'operator', 'domain.dkim_rotated', '01a22a4b-d306-72b3-8954-8054bd1cffbb', NULL, NULL, NULL),
	('01a22a4c-1784-734a-b682-51361e132b72', '01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', '2026-11-30 02:32:39.556+00', 'operator', NULL, 'operator', 'emails.held', NULL, NULL, NULL, NULL),
	('01a22a4c-1cfb-7743-9b84-580d947c219d', '01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', '2026-11-30 02:32:40.955+00', 'operator', NULL, 'operator', 'account.paused', NULL, NULL, NULL, NULL),
	('01a22a4c-1d81-758d-bc89-7dc9939e35c6', NULL, '2026-11-30 02:32:41.089+00', 'user', '01a22a4b-5349-70a1-8deb-eafd920789f1', 'ada', 'user.signed_in', '01a22a4b-5349-70a1-8deb-eafd920789f1', '127.0.0.1', NULL, '5472a8e5ce49bc05339604c0916fec30'),
	('01a22a4c-1dd4-75d1-96ad-c52625c9319d', NULL, '2026-11-30 02:32:41.171+00', 'operator', '01a22a4b-a739-757d-920c-8fb206f2c48a', 'grace', 'user.signed_in', '01a22a4b-a739-757d-920c-8fb206f2c48a', '127.0.0.1', NULL, 'e0551dbfdf2aaf3146441ed953e5e528');


--
-- Data for Name: domains; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.domains VALUES
	('01a22a4b-d33b-7662-82d5-2b4dcff9d474', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'pending.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw8b23af2ecc._domainkey.pending.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAt8wIpiflvRRfDAFWSO2u4QOdVpHWm9quZklqiVy3X44oHXI1WoHHg2E6xxmQcKiiKY8J25oPZKeWQmEjVxKbC0FOm5hjQM8QUj4tth337al4NhsTxn5vUjE71TWflor1b/ncD/eP/OgpL+rpIEEx/TKvpaSD8pEdTHbKaSaJeLOUlDzZ0aPEZ0RXQPBke3z4C6lbDqJtCNs5CMU4YSr6TPENlB8EVdkgW4d1BZE2s8OuEqDvoLQ2P7Ep3naluvBx2qHklpnEFNocIJY5U3m90IgYe4c6SQSJbq/91BtA5pE0bY3mMuneyGiVk+PX4CZ1ocXwzmW8S7JtXm5yqeHcowIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.pending.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.pending.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.pending.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw8b23af2ecc', '2.throwaway.45bbe1e73af94a1b.u9opUbO8R_RqatJd.R5qqIJmFvLFhuai8UqdTuo0C8HfoF4kjYqfd9d9Fxm8hY75SWOsw7oRfMytC6f7Jc082BqJR2L4Ui-SRmyHZBLCzUpXBlfvBuu3qzs153nMEPDfITUEymBboH8RJVf5iV7vLHEko4fFgEee47a_j6r8Cms_ge8rALwTGVDKWiRAkktd1pigeFspu_IVrB7H38dlZ9yz_8lYA4VURWw-v_g_m20PjlCQt8S-Mqx6UGZYReA-zoOZ7_K93xIzdQzviishwOfjYsRSpwgl5kk8KyX6SiybxpTOlK6qkvBPoQ8Ch4wFTJKyLSF063aLb0GbYcpxZrgtyDFue5ojMkNbI6YnNeFJdH9LniA7kxd4xpc43oiLY2paea4WQG3-R8Ln1mnbZnwSUSvoth70k-paFiRCK3MyLJFjEzf_BgSmnsN4vWEqqQty6BXazOFX6pxPCpkek2kcnzmJr463VaJLHJg4DsJpsavc9GQGFjdgvLQyFbRE_wg06ICHJxOQkZZIYh_eWVxBmDZGDC8hHizDDgpHfzBLDqK4978par8gjq8-FwieDdOiTWd_lARyyyF_B5nqXtQfnbexCFdGW0AIsdHgtcVqrGztzTBNbCtJHYUxRdfG1sBkNLFJQh6rn7gaYo7yr0Gy25D40cw2zuDl2cLo1QC6TjmGXKey8m8Ut8kVQtZY3HYu1AuOdTbCMJ9StdYCo7AkBAyXIcZRS_9Cxa4X051inP1y3S20kRYoOwZnDWSvV5rrKnynJFXqz1RmtXjBvwog-SiXkjF2ZdhOlCmm_lLqrxxbwkPAVNOD6Zz1wDOrPTkbp_uslyJnK0Abf3y5e94TyGvZBzPEIR_QUefdYoCD2TO3XJEcLDOEGzwm_Rme3a4CiJEE31DTHesTaX9-ky7jo3kwjx3_k1yF2sZ7aLKT_5M_QxGsLPK7hq_OH3bnz9HOelqaWRRNllFwPGZx_TPpi7nt3HN04AuqBoVQ-kxuzk5pLQEvgdKFQ5EVm9rfvy20mMvQXg3onMwUlgfg8n2wSRGiNB7bXGEtJ7ViYaGQGZpDNN7Bu-Qcd89CbOysZdbpTsTYfYuJ2DsiHqCJ5smx3J813AuxI2ID5GCqidMUsAG8WnucPlybg2RLSLb9Q3I74755AfGdmyiE0xBkBfUavF1CKbpCZT6BfhYKegLilgxCMcbGRQzHz3Sk_BuhfL66ul9bfuIN4dbAJvAguG0gGFCLX7SvUfri1dclraPSfOJxNxZGvRzAVybDwSeaE3ARWNQW_1Ktc0DhlKo4hBC7oLuKrDcZMdMFTNETMc5wwtFJUIVlif-UMefgSQhI8xbI946HVwxS3ViuVN6Grg6uj9fjF9Qqxpm3kt_dzU3eRD6ekRyYk2SQeGu_tXBrnVL-RhpIfts0E0i5BKRS6KOOxo3MRB4UmbWKLO3jaNgzaNIZnZ7oF2zN7N4_l-AgWtlUDXbEIEwVOyCmY_LPTjKVq3i8T7Ka3-VULpq8HZY8eKvprqS_2G2y3WwClKejxxeTArCTc3ZKX9lL-xXW0c_D__0xIapcLVi2LLvxafec2fiFRPrkTfT75boB6F81syEh5_ptYWbhdVyPvkyRtFFqXX0X4EKx7Au3J9Kra5rEGtkSplCCFmpB2PqXH7ped4ldD5IJ2Ya4e4Qp1iZXRKAUsqRtVEszQr5gTGaoHxYlPv7G-UcjmX99BusPjvSbVGSL1OV7W-fE4j3_1INVKiGws7VHPUDRsdqwkApQ8RnWeGEP-IEM0CXwJ5VxR1-LafiaCCA9I4pmJGwZHMZd81vjyd2I2Ct8yubjiSOrHQJQNt-AlLcKpkHwj0NH9grV30zqEm-A93aHMiEHf9OzFFoAhii7sS3VW1limdsmHQ-9MXigIi4278qqGSjrf12E2Me-W3ZGlz_HBPrlyiFYGGBqHZbWtQfvJG1E6oHBYe_2K40AWpmTL0v5n7zFog5qdKQaZp8kNn1hYvfzrWp86wfxoPCEHFP-_fsPeC5oPl882qou4lQWbfFSUEdJNahlwLpIHq0x_Y6xxMmRkgKghFcDeh4Bd00FPFZMEw83kqt58UHTpuc6IYc4QpkXcjXywwT6pEMMHiQtpqi9DEBn1RXkHpofO7NzhUS--dsHygZ25vfXFePK-PpYjrndmqIZyENqiN8tSLx10ZT1_aXbCeMyU_Ba7zNCj3BfG2xsm-GAmLpO0LQK20shfdhjDKdrP69d5dDyxLa9ETprga5PDCQiYbuniJWIsi8VfouXhgI9pL2sqjqrDDZTJBCPliDDRRAPIxw', NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-30 02:37:22.072+00', '2026-11-30 02:32:22.075+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a22a4b-d306-72b3-8954-8054bd1cffbb', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'mail.acme.example', 'local', 'verified', 'healthy', '2026-11-30 02:32:22.041+00', NULL, '[{"id":"dkim","type":"TXT","name":"sw28fe433c4d._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAnhuan3l2Pt1B8WWlpmGRP4B8GJ6y3VsrWjoWne2tIQTl+m5q7THWYgAfVYsFskGMV1nA8UjAFx8bTFKdJvjfNhcE4tlpk0iYHMSFvz8fD+iOjGE9O1pjxPbsloDyN80ejhpfOpBjKP/GUKhxtXaeTbldTxTJX1lS2IJYZ6ndc3YlIyZZ9vL7I0r20ZNL6NHyf+OksObdWGP5Xf4Sx5JguWki4WMYRcbs20VrtnQuHM0wKEP69WThRaQmHHbVqawqzdrMZcWsj8xi+pzNqy5Y/nrxr8sXBIFoZBqqTDtdTq8N/aLKW3gLWkBbknMSOhYNQ7cAQMMqNdqDg7ES78RaAwIDAQAB","purpose":"dkim"},{"id":"dkim_swa7dc911eb9","type":"TXT","name":"swa7dc911eb9._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArUPJZhthh/vpxFkAKk/mpHFGLb+ue2MV8IlMnh3GiBSIYTyZExALTzksbYAddqNrneHDS3iXMEeUtmG8nqelvUaW7n5P/0DX1nunuMsuwVyeT2zlHaDOIKnBfE+9eWBmU7XECQStnO6yKCCSjz9bwKk+A9iORZa7jVhLCcc5Ka+DQCpN7BVo0+9D08CpP/3U7CqjjSGEEhLobNmB3jQ2jU2Ou53sh8BowOgOtLrxLmhT7gOonMTSBZoQ+OMZnzEM055TA1NMsK0BH0ml6w81OFibLpPD0i8f+H9SJhX03LGR1JTrOGG56wb/xLE0SNzf5/K5KA1te2j6f0A4XMH5vwIDAQAB","purpose":"dkim","gating":false},{"id":"return_path_mx","type":"MX","name":"send.mail.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.mail.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.mail.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', '[{"id":"dkim","state":"found","found":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAnhuan3l2Pt1B8WWlpmGRP4B8GJ6y3VsrWjoWne2tIQTl+m5q7THWYgAfVYsFskGMV1nA8UjAFx8bTFKdJvjfNhcE4tlpk0iYHMSFvz8fD+iOjGE9O1pjxPbsloDyN80ejhpfOpBjKP/GUKhxtXaeTbldTxTJX1lS2IJYZ6ndc3YlIyZZ9vL7I0r20ZNL6NHyf+OksObdWGP5Xf4Sx5JguWki4WMYRcbs20VrtnQuHM0wKEP69WThRaQmHHbVqawqzdrMZcWsj8xi+pzNqy5Y/nrxr8sXBIFoZBqqTDtdTq8N/aLKW3gLWkBbknMSOhYNQ7cAQMMqNdqDg7ES78RaAwIDAQAB"},{"id":"return_path_mx","state":"found","found":"10 bounces.sendwright.test"},{"id":"return_path_spf","state":"found","found":"v=spf1 a:bounces.sendwright.test ~all"},{"id":"dmarc","state":"found","found":"v=DMARC1; p=none;"}]', '2026-11-30 02:32:22.041+00', 'sw28fe433c4d', '2.throwaway.45bbe1e73af94a1b.nnqjPEA1zBL_aNsy.S90P6D1VrV3aTmL-A_HyJx7g0FaeqO52dK4kH1qCpuF4pkBMJse2vb4hMW-m7_1pk9d2i4Brp5qdOD9npn8W1Me-jtZpQHqn9Y9tlsFm09ZeL6peVqvH31qvgzPJ5n-JQ1MTMgY4ZIZe82GAZ_00nLUvy-cR4GhXT-K7AnKsuODwwPSEdVvzuB7s7Mc2_2e4395fdRiINQD4iT-SXGYeWOnN1otn5k31YK6bEfBWOFvEfHSTQl33EdWq3-BCuDjifp0WSqhfF0auIUt0FJ8pTD4lxka4-6fVvap23Th0V3EKHgRtadKLE___hZVpTD3xg5_g_4VzUFcv6NxkybRB0GtwAUiaSnQvlXnQM2Ts4OHMor6WHo8IR6WBRSDbb8sKLApO9w0IcnKYLPvPwkra0JzDYOQ9VuVosCJR9XMnlCjji3ehzhzDxUioTWTaB_UH41kpkDZOag1JvQlh9AJM2xj9LE0AJXjwsSyO5Ndol46ray6TJgWwyJy4TCfTRMAyUcb-b0-L9VLijFSwR9h3Ahh-KnIn_A3nHBiYisgHJJ_O9VTiEtxd_9692ltz5ulR3kcwSkpV2b4ROqZeGDvSHVNetGm_rQjWcmmOLgI3OiYJAYl-dZM7Y3YFh0e6bcRPxV6CIZPFIIMwOrMLTPTD8ZTMpPm_W6EwGlSlPD-0qAKYpFhsrZzKEZFHakv1LCMdAvrcC_gY1AmowJEHfu8DqWFG3cnX67xKhGVp1qsXLLDQI-V1o8g4GeMF2lUg3M7kJ5pLbAYUQGTBSkFC7Pclv_zSqZ9-1En9yX9PXcPT8QfIrrbvqSydbsf_zSaBaGnBpnG-PAhU5mx-ufHml30LVuXfwwVGYoXM3wQ5oONCZei41VQAvT5ijXLf0jvbS9CtVM7wxu3J09pdSg47-bawe42XOmf-AYVtQQkeiK29okTqNwVvzyEOePmIMq21ByVo9OyNDMYN9VxpcH2URBZWLs-7Sb2Fwg4BZTNPzCr4OTAvIrxOvtQSvlrZxvvNPn5G7zB6Xg6-mxLqvx5e6HY1okmnVCUNx4FW6mi5MO5lmr9MBSezDLSNJsgRfQSQ6iRLNjmim545FHm5zYB3esGyooNx_fx_urFoGJhpBFqt-jBKVPGlwiOZpnANWDzDEdSJ0bLEq7nThqKmc35EDYuakfdEfiCOwmLkVy1GBWKg1m6oeXQ6U20l8YKDjl77hVpy0eUqcqNnagwHRQXnLlb5I39tHxEuJGDtSDdJFQEuCUD20s2YDVXo9PfdlMtg-5czqGB-dnA_ulPRDoFnQIiUVaoEgTX7Yvx_C42-hIHXOZt18kivaJ7RQPGpDchXm1d2k_AKZAQuTJnBSV1WPqY1_ugQgOAt26wNdouwA5C64Bl3W-yU4_GkjJd1ll_5Ba3rvhjjtZ8qrdwKxys_vROVfy1Pzrg9VkYjLfeosz-YuczA9qa5qHokcMfPYIInGNoR7z2FlOgsYjiqNCM9ReuW1FRDuvIOpZt2Miq8zs942Dtrd-GkIZeqCwi_iGEXlS3smezOmh_mIdoRCOIF8NO2cIk4MPUhlL3jNYU3Tfhll8NYuyU4O5pEZgCEasLEn4MknVRrIXzJPmwIG6b0nKw-ocf0W6e0j3FwvRS0o0ArvUB81IM96F732ehkjIcLgOX89gQTadBP0DPvho4d6gjZkntZiUAzEpivT2LRPB2ibM_J9znQRHyS7WklBQjsodRRo5Qcw83JYlhlZHVq4m_J151N9B-7gkIo9Aoj7vw57Hp_D5xPyeNte9uJr2vcmkXZFxMRcC4ASxwoPp9tG2iKBJN98BgWE3y2NbjKnqLp0B8vIYRNmMz9uTrRI8WBqth5SmILoZ2mhMbQWnY5yRB6o3S6Rw6bvblZ5KLXuh9-ZOW7BuWAqQVx7wzBQJzV3EKW-GqPHtt9mm-5fsEhJwcmIaaLd29MDICOV2AIARQyNCXQZQ71ZdyRD73cELfEZ7AwfuqEfrSNSqAQZok4lWgMYmtKEzpYG_VEvyevIMpcMO8UK3dDb5vZvr280d7gvTUOA36yq9YIjme3d-E1U7G78S5DKChnKn5_xoKO93v1Oo-w7bdeXd3C1Jh89oJJYWsYc-Z2QQTqkx0cueLKpzNYFro-qe9RR-j-Ptt9X-XuiKOtSI44O7-c6H_xCfX3VHFDVq-d-bwraZHPNSfoi71AfYymRm5oYNrM8jVxTekWrRZYA9pGn_VVLojEw4G_F3RO4zBfcXHZvqqNIdnwmJBo4BTiHQyZoikImNNZ5zyxaYoeuSR72BVUmg', 'sw28fe433c4d', 'swa7dc911eb9', '2026-11-30 02:32:34.997+00', NULL, '2.throwaway.45bbe1e73af94a1b.drmkcQE_GW6CbJ7j.Xpuft7qzpOp4gOfh_toE3AULiL57h1Y1KSIeg8-q9q2Nra51P0PzaphEP5ohKlUj8xbxDNj5EnZjJt7rBdg2AgMdU0PcvRt4qYXGZ6EfjmPSYRrAYic4aEsOPsiiYHNaRtMpnC111IepSi1l2AbP6JoWnLAm3BujEhWMwwlqA0ED2GTeCxd0d0xguY8SeTBe9EXs3iRIMji0brTnnV7AsNCMpiikOEJS5YQrKqX4WbiHFYfIeSaGTyNPFFItbEyqI4u9gnoRwpfmsstw-cqGUUVHD9YPeb7eUt1bxoszg3PpzlwWuR7Mh5hJzTJ251pW1HKV4L21ZOAm6DV5nLRvYpmhHR4CAkZbPYhy4K0X9q4g847Oz8CYrKRx8BNuNXge1dwLwslkgpYWQpFHI-V6AMiMTtY_7z0EHBWmYviUlgIj2TD4d-2Y6WzJt5Kokc5nsWK02Vw1i8n3GFJRpMgCxDohCPIvAOxBc-9IOjAbdBVTNxKumsxh6gnsjGR2Tp2CKDuideal3AwUrL7ZGJ9RkgNE2nVTx4PMDzqZxx9h9d7qYoL8FL6xO-mKHWN2CXoKHJBYnIKbOrcMNBOIWyY8XBCxhyMIBdPMeL7Fql6CDlJqmPP7RP5y4dEiWWxzqKPFVMrub3MAOt5R3qqWwEfay5ze08v27HCrh31JBxPLJ05muZwYamcZtyuJHJg4AJsQ1uLlcOfCPG7CFUneUXfQ6sdPDqfyF-wMiquCXNuW0Uzp5uwSHLNrE8cdBfMHgyWZzxWPBdb3CILdfU0K8W5cNtJUKoJ4x6NVGSh31GyoTRoNoyJS95SbuJmlClFt6ls7J8iiZV1LpY94cuhscot7JnZGvtQEUBRMDgGwR1PSjAKgPrsPsa1SBEKrRU1FzP35qw9hmHAG8N0OwzL6b4yS-8Xqs5iiykFfXSlr5YNUoaFvIqGZluWgAGM7vTyoTCZoL5gcM6-xxTZ2ER01_91YFZlGoCYCeKhIpKfXAwUcbsFXrbASCeqJoCbGybfZXzmAINh6IGaiPpaEJ0w19U1po8F9SiHU3l4de_jElxZRQyjHVM987s9p-dqOi22-3qiEPt62bgyaaNRy4X9W1m-RMnsAvMDcikNYezPbEiwQ6CFh--sIDLTEewIslkPED1blKFjR2c1sfjFDy8UBJCPLszWrEeuj5tVX9DPnc3GBIF2ioA94OjRC86PMG726nW6ijJtgDh0-TNQYz2zzfoyI2Me-YuNhX2lbD9zfYijbYNbfwYpDQT2Gy3Cj2jGE06XfMVXEiDDcrsHiX4o-7HVfKMGO4AD3nyh4_xCsnsWlurQewNYDXvpKy5tiHCW8XCzju0T4czUCqnoZaOylQByGmLZk_K0pitQkimIju14vuQ744HSHWkK-08xWm8ybEOasQPAW63yk6vjoBc223vj7_X5JT89sjo06mjryARLRCvuvD9HpDZ59uiLi-vBZEkcTvCLCXapRrcw8u3dWTLHz63EYdzctKYrGhPL7RXFDH7tZtOgcQhV6pCQFMckgKAefYX2F8ps0fXMWT_7nLdKjy5M-exSpfk00w2ZyhUrQuo7ICjLsloODRexfuRnAXrpTNupMdjV72F7O8RhCtOM7vgKfS8muPnA3htMRN6-oafbHtL3T-jHH6FfcLT_Jp5btS6a-NTE9lUXuB2oJswTogrvslmugKbkb5qyy_vdQ62FBWAAZVnHIzMQY2x0i0vppJlf03tshTfymKzUcQhxtgkxfmp0Vp7mi-9brc7-X1NVOmrTBI1qkYk1ZIjfGEOr4TsNZ8R-fTYr-PAb_IIEqAhwOONjKj57ReMgVX42RQI6uz65btjigdE7cbu6_5E243aegTYnKqUhKYp0bhW2Fph819J5MIR-0l2Bph3IcdpV3tzZHSnyFAxeU4cPyFXTOQKO2_nHi18BJdE_fdOHJpGrPxE-glKh5JSgz791xzhK-wyBAzhMBsqArm5DT3jbnUJeTKc-YAxfy9R7gzyMhCUTLtMW6UEQ-d0EwwWa7lckPQA35PJSuwhmfuWGBYeivju1uJC9Au5Zanc9Kj1_dMzLNjroMmL_u9dhL9zWxJBWiPoMV_Wdd9oLJcLC2UaZ8R3Bd0aN7-zfgkGsYy18WbtQLTnqso-Z54Pb40ipRjZku_LdyY6v1qGngNszjPTJpV8zfC7VtRaC6PvFaHwuOJ4YK6cr53hHViTneUa_NR3ZX8eGr2bUPZ-205xnaJEipsXVh6UlEqzeGn2BPx9JldjIgtwENE_OqHbc-d3kq5zfjGx4giKyjzA', 2, '2026-11-30 02:32:22.032+00', '2026-11-30 02:37:22.038+00', '2026-11-30 02:32:22.022+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a22a4b-d3e3-734f-8e44-8b41afe5adbc', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'removed.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw2a43047843._domainkey.removed.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtVEubzIy/o4xTVjCZ1INedHcwMFdAGToSFfys40owH8P5/ZD6f/nxymdYqgQ1sTtK0/NKCkc9YIsgrlDc4FNlSZzazR6zuYQWVBYIUW5+P46JArdWPLK5SgEibUDqXFz5187cl7edBibNwy0vP1JIA4maUFKgppvVdkspcjyv7BpsA2LY/9PiMrE9TDUokaapPvJm0UGOin/1rfsTgvQFuheMWJq+3jffJY7glNYymmmcJPqjMIU9Kc5rD4g71i1F6FDg1dVk5N1V1p03Pc2OH5PbwwhAOJPD/J1ZxtEhRkTedcdNz/zTjHiNJorf9UMOt2D7svvSJqfbVoVkGvnWwIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.removed.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.removed.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.removed.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw2a43047843', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-30 02:37:22.24+00', '2026-11-30 02:32:22.243+00', '2026-11-30 02:32:22.252+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: email_attachments_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_attachments_2026_11 VALUES
	('01a22a4b-d445-70cd-9c29-1f27fe43a12f', 2, NULL, 'text/calendar; method=REQUEST', NULL, 'alternative', 32, '\x424547494e3a5643414c454e4441520d0a454e443a5643414c454e4441520d0a'),
	('01a22a4b-d445-70cd-9c29-1f27fe43a12f', 1, 'logo.png', 'image/png', 'logo', 'inline', 70, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082'),
	('01a22a4b-d445-70cd-9c29-1f27fe43a12f', 0, 'Rechnung ü.pdf', 'application/pdf', NULL, 'attachment', 20, '\x255044462d312e34206e6f207265616c206f6e65'),
	('01a22a4b-e1d9-7392-8526-107f6c3169dd', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b204d6f6e2c203330204e6f7620323032362030323a33323a3235202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440666331313936623833642e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a204d6f6e2c203330204e6f7620323032362030323a33323a3235202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d393135636433373866396161323831622d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d393135636433373866396161323831622d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d393135636433373866396161323831622d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d393135636433373866396161323831622d506172745f312d2d0d0a'),
	('01a22a4b-ffa7-705f-a4d1-121469f6277d', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b204d6f6e2c203330204e6f7620323032362030323a33323a3235202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440666331313936623833642e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a204d6f6e2c203330204e6f7620323032362030323a33323a3235202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d393135636433373866396161323831622d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d393135636433373866396161323831622d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d393135636433373866396161323831622d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d393135636433373866396161323831622d506172745f312d2d0d0a');


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
	('01a22a4b-d445-70cd-9c29-1f27fe43a12f', '<p>0: 0</p>
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
	('01a22a4b-d456-77a1-a48c-bcf60de1fbcf', NULL, 'To be delivered, in plain text.', '{}', NULL),
	('01a22a4b-d471-745a-a933-206615b3b54b', NULL, 'To be bounced, in plain text.', '{}', NULL),
	('01a22a4b-d49c-737c-8d4f-4e15556b1a78', NULL, 'To be complained, in plain text.', '{}', NULL),
	('01a22a4b-d4b6-730d-9460-d1e69e6a1645', NULL, 'To several, in plain text.', '{}', NULL),
	('01a22a4b-d4cb-75e0-a83b-435215cfce62', NULL, 'To nobody, in plain text.', '{}', NULL),
	('01a22a4b-d4e8-71df-989c-6f43304c6b13', NULL, 'To a name that is spelled in another way on its way, in plain text.', '{}', NULL),
	('01a22a4b-d4fb-7599-981e-26dfd884ad06', NULL, 'To nobody and somebody, in plain text.', '{}', NULL),
	('01a22a4b-d50a-77e5-91ca-e8becb94dbbb', '<p>Welcome, Tina: <b>!</b></p>', 'Welcome, Tina', '{}', NULL),
	('01a22a4b-d517-77d2-856f-160914106cf1', '<p>For everybody: 3</p>', NULL, '{}', NULL),
	('01a22a4b-d543-74c9-b962-9a7e685ac587', NULL, 'One of a batch, in plain text.', '{}', NULL),
	('01a22a4b-d56a-770d-8724-590fe5f4edf2', NULL, 'To be cancelled, in plain text.', '{}', NULL),
	('01a22a4b-d580-772a-99d8-248103a71b51', NULL, 'Refused for now, in plain text.', '{}', NULL),
	('01a22a4b-d58c-726d-b438-a02c16fc6e58', NULL, 'Held, as its answer was lost, in plain text.', '{}', NULL),
	('01a22a4b-d598-7612-8fb5-75564c1fbdd6', NULL, 'Settled as failed, in plain text.', '{}', NULL),
	('01a22a4b-e1d9-7392-8526-107f6c3169dd', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a22a4b-e1eb-7748-8091-5f500f3422b8', '<p>Test</p>', NULL, '{}', NULL),
	('01a22a4b-e1f1-75f3-ab92-db2979d38420', '<p>Test</p>', NULL, '{}', NULL),
	('01a22a4b-e1fb-72d2-a15a-08bb57e8540e', '<p>Test</p>', NULL, '{}', NULL),
	('01a22a4b-e20e-73ee-897d-d05dda3694f8', NULL, 'x', '{}', NULL),
	('01a22a4b-e23a-71ae-a8bd-eab117839a67', NULL, 'Dear [erased], dear Rita.', '{}', NULL),
	('01a22a4b-fe7f-74bf-9bf1-10e352c6d81b', NULL, 'Waiting', '{}', NULL),
	('01a22a4b-ffa7-705f-a4d1-121469f6277d', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a22a4c-05fd-7605-ad84-7c4e3bedfe85', NULL, 'Soon', '{}', NULL),
	('01a22a4c-11b5-748e-863f-a2520abdc74d', NULL, 'Queued to go out.', '{}', NULL),
	('01a22a4c-11d9-703b-a420-3e142ea43d88', NULL, 'Queued for the simulator.', '{}', NULL),
	('01a22a4c-11e7-7081-b2f5-bbe11c627f54', NULL, 'Scheduled, to be cancelled.', '{}', NULL),
	('01a22a4c-11f0-7225-b4ec-6b5ea97e9e11', NULL, 'Scheduled, to go out.', '{}', NULL),
	('01a22a4c-11ff-77a8-bff7-3f2c0399779a', NULL, 'Asked under a key.', '{}', NULL),
	('01a22a4c-122d-7552-a728-c035f722a24b', NULL, 'x', '{}', NULL),
	('01a22a4c-17f0-7206-ab79-aee6a5fb581a', NULL, 'x', '{}', NULL);


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
	('01a22a4b-d456-77a1-a48c-bcf60de1fbcf', 1, '01a22a4b-d46a-7497-97d3-bca725de2bb8', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22a4b-d465-713c-8ff5-4916fc5d18df"}', '2026-11-30 02:32:22.373+00', '{"email.sent delivered@fc1196b83d.sandbox.sendwright.test"}', '907'),
	('01a22a4b-d471-745a-a933-206615b3b54b', 1, '01a22a4b-d495-7116-925c-40a7c6149503', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22a4b-d48d-7325-aeb9-58d51911386c"}', '2026-11-30 02:32:22.413+00', '{"email.sent bounced@fc1196b83d.sandbox.sendwright.test"}', '916'),
	('01a22a4b-d49c-737c-8d4f-4e15556b1a78', 1, '01a22a4b-d4b3-7203-a50c-ae1db3bcb288', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22a4b-d4b3-7203-a50c-ae1c6d681267"}', '2026-11-30 02:32:22.451+00', '{"email.sent complained@fc1196b83d.sandbox.sendwright.test"}', '920'),
	('01a22a4b-d4b6-730d-9460-d1e69e6a1645', 1, '01a22a4b-d4f0-7434-bed8-0cccd7227aaa', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a4b-d4b6-730d-9460-d1e69e6a1645@mail.acme.example","recipients":["real@example.com"]}', '2026-11-30 02:32:22.492+00', '{"email.sent real@example.com"}', '924'),
	('01a22a4b-d4b6-730d-9460-d1e69e6a1645', 2, '01a22a4b-d4f0-7434-bed8-0ccd2b260e6f', 'email.sent', '{"attempt":1,"recipients":["delivered+a@fc1196b83d.sandbox.sendwright.test","bounced+b@fc1196b83d.sandbox.sendwright.test"],"provider":"simulator","provider_message_id":"sim_01a22a4b-d4dd-76c5-9c99-729b23fa78d6"}', '2026-11-30 02:32:22.493+00', '{"email.sent bounced+b@fc1196b83d.sandbox.sendwright.test,delivered+a@fc1196b83d.sandbox.sendwright.test"}', '924'),
	('01a22a4b-d445-70cd-9c29-1f27fe43a12f', 1, '01a22a4b-d503-743c-89cf-e4895c75c6ea', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a4b-d445-70cd-9c29-1f27fe43a12f@mail.acme.example"}', '2026-11-30 02:32:22.507+00', '{"email.sent ada@example.com,bea@example.net,carl@example.com"}', '929'),
	('01a22a4b-d4e8-71df-989c-6f43304c6b13', 1, '01a22a4b-d503-743c-89cf-e48a0b185542', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a4b-d4e8-71df-989c-6f43304c6b13@mail.acme.example"}', '2026-11-30 02:32:22.525+00', '{"email.sent joerg.big@xn--bcher-kva.example"}', '929'),
	('01a22a4b-d50a-77e5-91ca-e8becb94dbbb', 1, '01a22a4b-d523-72ab-8320-84b276217ad9', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a4b-d50a-77e5-91ca-e8becb94dbbb@mail.acme.example"}', '2026-11-30 02:32:22.561+00', '{"email.sent tina@example.com"}', '934'),
	('01a22a4b-d4cb-75e0-a83b-435215cfce62', 1, '01a22a4b-d526-74c3-86d3-c836970bb0aa', 'email.bounced', '{"recipients":["gone@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-30 02:32:22.506+00', '{}', '933'),
	('01a22a4b-d4fb-7599-981e-26dfd884ad06', 1, '01a22a4b-d536-77d8-8a25-65cf751313b4', 'email.bounced', '{"recipients":["gone-too@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-30 02:32:22.536+00', '{}', '938'),
	('01a22a4b-d4fb-7599-981e-26dfd884ad06', 2, '01a22a4b-d536-77d8-8a25-65d08ae87f69', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a4b-d4fb-7599-981e-26dfd884ad06@mail.acme.example","recipients":["there@example.org"]}', '2026-11-30 02:32:22.536+00', '{"email.sent there@example.org"}', '938'),
	('01a22a4b-d517-77d2-856f-160914106cf1', 1, '01a22a4b-d546-76da-b09b-7dcbfb7c2ccf', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a4b-d517-77d2-856f-160914106cf1@mail.acme.example"}', '2026-11-30 02:32:22.578+00', '{"email.sent tom@example.com"}', '945'),
	('01a22a4b-d543-74c9-b962-9a7e685ac587', 1, '01a22a4b-d567-76c0-b13f-4606b54948a2', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22a4b-d565-769f-a317-9c5acc08cc97"}', '2026-11-30 02:32:22.629+00', '{"email.sent delivered@fc1196b83d.sandbox.sendwright.test"}', '951'),
	('01a22a4b-d56a-770d-8724-590fe5f4edf2', 1, '01a22a4b-d57b-75fe-9676-e7563a3c9dd3', 'email.cancelled', '{}', '2026-11-30 02:32:22.651+00', '{}', '954'),
	('01a22a4b-d456-77a1-a48c-bcf60de1fbcf', 2, '01a22a4b-d86e-7103-97b4-3c263ddfe45a', 'email.delivered', '{"recipients":["delivered@fc1196b83d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a4b-d465-713c-8ff5-4916fc5d18df","provider":"simulator"}', '2026-11-30 02:32:23.373+00', '{"simulator:sim_01a22a4b-d465-713c-8ff5-4916fc5d18df email.delivered","simulator sim_01a22a4b-d465-713c-8ff5-4916fc5d18df email.delivered","email.delivered delivered delivered@fc1196b83d.sandbox.sendwright.test 2026-11-30T02:32:23.373Z"}', '972'),
	('01a22a4b-d471-745a-a933-206615b3b54b', 2, '01a22a4b-dd2e-7697-8572-9d53548f48ff', 'email.bounced', '{"recipients":["bounced@fc1196b83d.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22a4b-d48d-7325-aeb9-58d51911386c","provider":"simulator"}', '2026-11-30 02:32:23.413+00', '{"simulator:sim_01a22a4b-d48d-7325-aeb9-58d51911386c email.bounced","simulator sim_01a22a4b-d48d-7325-aeb9-58d51911386c email.bounced","email.bounced bounced bounced@fc1196b83d.sandbox.sendwright.test 2026-11-30T02:32:23.413Z"}', '977'),
	('01a22a4b-d49c-737c-8d4f-4e15556b1a78', 2, '01a22a4b-dd2e-7697-8572-9d54fd69b288', 'email.delivered', '{"recipients":["complained@fc1196b83d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a4b-d4b3-7203-a50c-ae1c6d681267","provider":"simulator"}', '2026-11-30 02:32:23.451+00', '{"simulator:sim_01a22a4b-d4b3-7203-a50c-ae1c6d681267 email.delivered","simulator sim_01a22a4b-d4b3-7203-a50c-ae1c6d681267 email.delivered","email.delivered delivered complained@fc1196b83d.sandbox.sendwright.test 2026-11-30T02:32:23.451Z"}', '977'),
	('01a22a4b-d49c-737c-8d4f-4e15556b1a78', 3, '01a22a4b-dd2e-7697-8572-9d5525d72a20', 'email.complained', '{"recipients":["complained@fc1196b83d.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a22a4b-d4b3-7203-a50c-ae1c6d681267","provider_message_id":"sim_01a22a4b-d4b3-7203-a50c-ae1c6d681267","provider":"simulator"}', '2026-11-30 02:32:24.451+00', '{"simulator:sim_01a22a4b-d4b3-7203-a50c-ae1c6d681267 email.complained","simulator sim_01a22a4b-d4b3-7203-a50c-ae1c6d681267 email.complained","email.complained complained complained@fc1196b83d.sandbox.sendwright.test feedback-sim_01a22a4b-d4b3-7203-a50c-ae1c6d681267"}', '977'),
	('01a22a4b-d4b6-730d-9460-d1e69e6a1645', 3, '01a22a4b-dd2e-7697-8572-9d5622091ed8', 'email.bounced', '{"recipients":["bounced+b@fc1196b83d.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22a4b-d4dd-76c5-9c99-729b23fa78d6","provider":"simulator"}', '2026-11-30 02:32:23.493+00', '{"simulator:sim_01a22a4b-d4dd-76c5-9c99-729b23fa78d6 email.bounced","simulator sim_01a22a4b-d4dd-76c5-9c99-729b23fa78d6 email.bounced","email.bounced bounced bounced+b@fc1196b83d.sandbox.sendwright.test 2026-11-30T02:32:23.493Z"}', '977'),
	('01a22a4b-d4b6-730d-9460-d1e69e6a1645', 4, '01a22a4b-dd2e-7697-8572-9d576f4e8744', 'email.delivered', '{"recipients":["delivered+a@fc1196b83d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a4b-d4dd-76c5-9c99-729b23fa78d6","provider":"simulator"}', '2026-11-30 02:32:23.493+00', '{"simulator:sim_01a22a4b-d4dd-76c5-9c99-729b23fa78d6 email.delivered","simulator sim_01a22a4b-d4dd-76c5-9c99-729b23fa78d6 email.delivered","email.delivered delivered delivered+a@fc1196b83d.sandbox.sendwright.test 2026-11-30T02:32:23.493Z"}', '977'),
	('01a22a4b-d543-74c9-b962-9a7e685ac587', 2, '01a22a4b-dd2e-7697-8572-9d584bff4dca', 'email.delivered', '{"recipients":["delivered@fc1196b83d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a4b-d565-769f-a317-9c5acc08cc97","provider":"simulator"}', '2026-11-30 02:32:23.629+00', '{"simulator:sim_01a22a4b-d565-769f-a317-9c5acc08cc97 email.delivered","simulator sim_01a22a4b-d565-769f-a317-9c5acc08cc97 email.delivered","email.delivered delivered delivered@fc1196b83d.sandbox.sendwright.test 2026-11-30T02:32:23.629Z"}', '977'),
	('01a22a4b-d598-7612-8fb5-75564c1fbdd6', 1, '01a22a4b-e0df-74ff-8c6d-41c936559a83', 'email.failed', '{"recipients":["cut-too@example.com"],"reason":"outcome_unknown","provider_code":null,"attempts":1,"provider":"operator"}', '2026-11-30 02:32:25.557+00', '{"operator eac028e0-93cd-48c2-90c6-309d92868760","email.failed failed cut-too@example.com 2026-11-30T02:32:25.557Z"}', '984'),
	('01a22a4b-e1d9-7392-8526-107f6c3169dd', 1, '01a22a4b-e1e1-775b-91dd-980922a4c785', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22a4b-e1e0-7514-b63f-e2cdd32791af"}', '2026-11-30 02:32:25.824+00', '{"email.sent delivered@fc1196b83d.sandbox.sendwright.test"}', '991'),
	('01a22a4b-e1eb-7748-8091-5f500f3422b8', 1, '01a22a4b-e1fa-728d-a227-e57550df9ae8', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22a4b-e1ef-76a7-b737-f46c0670b507"}', '2026-11-30 02:32:25.839+00', '{"email.sent delivered@fc1196b83d.sandbox.sendwright.test"}', '997'),
	('01a22a4b-e1f1-75f3-ab92-db2979d38420', 1, '01a22a4b-e1fa-728d-a227-e57691f3b5de', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22a4b-e1f8-7003-89d2-98419a4fd1d4"}', '2026-11-30 02:32:25.848+00', '{"email.sent bounced@fc1196b83d.sandbox.sendwright.test"}', '997'),
	('01a22a4b-e1d9-7392-8526-107f6c3169dd', 2, '01a22a4b-e5f3-70a6-a9fc-c6337c6e4301', 'email.delivered', '{"recipients":["delivered@fc1196b83d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a4b-e1e0-7514-b63f-e2cdd32791af","provider":"simulator"}', '2026-11-30 02:32:26.824+00', '{"simulator:sim_01a22a4b-e1e0-7514-b63f-e2cdd32791af email.delivered","simulator sim_01a22a4b-e1e0-7514-b63f-e2cdd32791af email.delivered","email.delivered delivered delivered@fc1196b83d.sandbox.sendwright.test 2026-11-30T02:32:26.824Z"}', '1051'),
	('01a22a4b-e1eb-7748-8091-5f500f3422b8', 2, '01a22a4b-e5f3-70a6-a9fc-c634dc2d56f2', 'email.delivered', '{"recipients":["delivered@fc1196b83d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a4b-e1ef-76a7-b737-f46c0670b507","test":true,"provider":"simulator"}', '2026-11-30 02:32:26.839+00', '{"simulator:sim_01a22a4b-e1ef-76a7-b737-f46c0670b507 email.delivered","simulator sim_01a22a4b-e1ef-76a7-b737-f46c0670b507 email.delivered","email.delivered delivered delivered@fc1196b83d.sandbox.sendwright.test 2026-11-30T02:32:26.839Z"}', '1051'),
	('01a22a4b-fe7f-74bf-9bf1-10e352c6d81b', 1, '01a22a4b-fe84-7781-8f0c-81dfe3b20caa', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22a4b-fe83-73d5-acbf-f5f7ed115c83"}', '2026-11-30 02:32:33.155+00', '{"email.sent delivered@fc1196b83d.sandbox.sendwright.test"}', '1197'),
	('01a22a4b-ffa7-705f-a4d1-121469f6277d', 1, '01a22a4b-ffbb-7576-89af-b965cd9e3af5', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a4b-ffa7-705f-a4d1-121469f6277d@mail.acme.example"}', '2026-11-30 02:32:33.467+00', '{"email.sent copied@example.com"}', '1221'),
	('01a22a4b-fe7f-74bf-9bf1-10e352c6d81b', 2, '01a22a4c-0279-7183-a51e-4ef8277c8e98', 'email.delivered', '{"recipients":["delivered@fc1196b83d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a4b-fe83-73d5-acbf-f5f7ed115c83","provider":"simulator"}', '2026-11-30 02:32:34.155+00', '{"simulator:sim_01a22a4b-fe83-73d5-acbf-f5f7ed115c83 email.delivered","simulator sim_01a22a4b-fe83-73d5-acbf-f5f7ed115c83 email.delivered","email.delivered delivered delivered@fc1196b83d.sandbox.sendwright.test 2026-11-30T02:32:34.155Z"}', '1228'),
	('01a22a4b-e1fb-72d2-a15a-08bb57e8540e', 1, '01a22a4b-e219-74e5-ba76-f738cc099976', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22a4b-e201-71ae-9470-b3920bbb046b"}', '2026-11-30 02:32:25.857+00', '{"email.sent anybody@fc1196b83d.sandbox.sendwright.test"}', '1005'),
	('01a22a4c-05fd-7605-ad84-7c4e3bedfe85', 1, '01a22a4c-0601-715a-94f0-67cdd960f592', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22a4c-0601-715a-94f0-67cc458f752c"}', '2026-11-30 02:32:35.073+00', '{"email.sent complained@fc1196b83d.sandbox.sendwright.test"}', '1244'),
	('01a22a4b-e20e-73ee-897d-d05dda3694f8', 1, '01a22a4b-e28d-75fc-b837-28385089a2c9', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a4b-e20e-73ee-897d-d05dda3694f8@a3b6ea48b4.sandbox.sendwright.test"}', '2026-11-30 02:32:25.996+00', '{"email.sent bob@bolt.example"}', '1025'),
	('01a22a4b-e23a-71ae-a8bd-eab117839a67', 1, '01a22a4b-e2ae-73ad-a83d-34e649ef3ee7', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a4b-e23a-71ae-a8bd-eab117839a67@mail.acme.example"}', '2026-11-30 02:32:26.005+00', '{"email.sent [erased],rita@example.com"}', '1027'),
	('01a22a4b-e1f1-75f3-ab92-db2979d38420', 2, '01a22a4b-ea13-7043-bf00-efb2ccb3cc55', 'email.bounced', '{"recipients":["bounced@fc1196b83d.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22a4b-e1f8-7003-89d2-98419a4fd1d4","test":true,"provider":"simulator"}', '2026-11-30 02:32:26.848+00', '{"simulator:sim_01a22a4b-e1f8-7003-89d2-98419a4fd1d4 email.bounced","simulator sim_01a22a4b-e1f8-7003-89d2-98419a4fd1d4 email.bounced","email.bounced bounced bounced@fc1196b83d.sandbox.sendwright.test 2026-11-30T02:32:26.848Z"}', '1077'),
	('01a22a4b-e1fb-72d2-a15a-08bb57e8540e', 2, '01a22a4b-ea13-7043-bf00-efb39dce7767', 'email.delivered', '{"recipients":["anybody@fc1196b83d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a4b-e201-71ae-9470-b3920bbb046b","test":true,"provider":"simulator"}', '2026-11-30 02:32:26.857+00', '{"simulator:sim_01a22a4b-e201-71ae-9470-b3920bbb046b email.delivered","simulator sim_01a22a4b-e201-71ae-9470-b3920bbb046b email.delivered","email.delivered delivered anybody@fc1196b83d.sandbox.sendwright.test 2026-11-30T02:32:26.857Z"}', '1077');


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
	('01a22a4b-d456-77a1-a48c-bcf60de1fbcf', 1, '2026-11-30 02:32:22.373+00', '2026-11-30 02:32:22.374+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a4b-d471-745a-a933-206615b3b54b', 1, '2026-11-30 02:32:22.413+00', '2026-11-30 02:32:22.413+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a4b-d49c-737c-8d4f-4e15556b1a78', 1, '2026-11-30 02:32:22.451+00', '2026-11-30 02:32:22.451+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a4b-d4b6-730d-9460-d1e69e6a1645', 1, '2026-11-30 02:32:22.466+00', '2026-11-30 02:32:22.493+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22a4b-d445-70cd-9c29-1f27fe43a12f', 1, '2026-11-30 02:32:22.351+00', '2026-11-30 02:32:22.507+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22a4b-d4e8-71df-989c-6f43304c6b13', 1, '2026-11-30 02:32:22.518+00', '2026-11-30 02:32:22.525+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22a4b-d50a-77e5-91ca-e8becb94dbbb', 1, '2026-11-30 02:32:22.542+00', '2026-11-30 02:32:22.561+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22a4b-d4cb-75e0-a83b-435215cfce62', 1, '2026-11-30 02:32:22.486+00', '2026-11-30 02:32:22.506+00', NULL, 'permanently_refused', 'smtp', '550 5.1.1 No such user here'),
	('01a22a4b-d4fb-7599-981e-26dfd884ad06', 1, '2026-11-30 02:32:22.527+00', '2026-11-30 02:32:22.536+00', NULL, 'partly_accepted', 'smtp', 'gone-too@example.org: 550 5.1.1 No such user here
there@example.org: 250 OK: message queued'),
	('01a22a4b-d517-77d2-856f-160914106cf1', 1, '2026-11-30 02:32:22.572+00', '2026-11-30 02:32:22.578+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22a4b-d543-74c9-b962-9a7e685ac587', 1, '2026-11-30 02:32:22.629+00', '2026-11-30 02:32:22.629+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a4b-d580-772a-99d8-248103a71b51', 1, '2026-11-30 02:32:22.664+00', '2026-11-30 02:32:22.67+00', '2026-11-30 02:32:27.67+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22a4b-d58c-726d-b438-a02c16fc6e58', 1, '2026-11-30 02:32:22.675+00', '2026-11-30 02:32:22.682+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a22a4b-d598-7612-8fb5-75564c1fbdd6', 1, '2026-11-30 02:32:22.687+00', '2026-11-30 02:32:22.81+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a22a4b-e1d9-7392-8526-107f6c3169dd', 1, '2026-11-30 02:32:25.824+00', '2026-11-30 02:32:25.824+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a4b-e1eb-7748-8091-5f500f3422b8', 1, '2026-11-30 02:32:25.839+00', '2026-11-30 02:32:25.839+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a4b-e1f1-75f3-ab92-db2979d38420', 1, '2026-11-30 02:32:25.848+00', '2026-11-30 02:32:25.848+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a4b-e1fb-72d2-a15a-08bb57e8540e', 1, '2026-11-30 02:32:25.857+00', '2026-11-30 02:32:25.857+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a4b-e20e-73ee-897d-d05dda3694f8', 1, '2026-11-30 02:32:25.886+00', '2026-11-30 02:32:25.996+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22a4b-e23a-71ae-a8bd-eab117839a67', 1, '2026-11-30 02:32:25.921+00', '2026-11-30 02:32:26.005+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22a4b-d580-772a-99d8-248103a71b51', 2, '2026-11-30 02:32:27.885+00', '2026-11-30 02:32:27.894+00', '2026-11-30 02:32:37.894+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22a4b-fe7f-74bf-9bf1-10e352c6d81b', 1, '2026-11-30 02:32:33.155+00', '2026-11-30 02:32:33.156+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a4b-ffa7-705f-a4d1-121469f6277d', 1, '2026-11-30 02:32:33.464+00', '2026-11-30 02:32:33.467+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22a4c-05fd-7605-ad84-7c4e3bedfe85', 1, '2026-11-30 02:32:35.072+00', '2026-11-30 02:32:35.073+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator');


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
	('01a22a4b-d445-70cd-9c29-1f27fe43a12f', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.507+00', 'sent', '{sent,sent,sent}', NULL, '01a22a4b-d445-70cd-9c29-1f27fe43a12f@mail.acme.example', NULL, 2, true),
	('01a22a4b-d4e8-71df-989c-6f43304c6b13', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.525+00', 'sent', '{sent}', NULL, '01a22a4b-d4e8-71df-989c-6f43304c6b13@mail.acme.example', NULL, 2, true),
	('01a22a4b-d50a-77e5-91ca-e8becb94dbbb', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.561+00', 'sent', '{sent}', NULL, '01a22a4b-d50a-77e5-91ca-e8becb94dbbb@mail.acme.example', NULL, 2, true),
	('01a22a4b-d4cb-75e0-a83b-435215cfce62', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.506+00', 'bounced', '{bounced}', NULL, NULL, NULL, 2, true),
	('01a22a4b-d4fb-7599-981e-26dfd884ad06', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.536+00', 'bounced', '{bounced,sent}', NULL, '01a22a4b-d4fb-7599-981e-26dfd884ad06@mail.acme.example', NULL, 3, true),
	('01a22a4b-d517-77d2-856f-160914106cf1', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.578+00', 'sent', '{sent}', NULL, '01a22a4b-d517-77d2-856f-160914106cf1@mail.acme.example', NULL, 2, true),
	('01a22a4b-d56a-770d-8724-590fe5f4edf2', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.651+00', 'cancelled', '{scheduled}', '2026-12-20 02:32:22.63+00', NULL, NULL, 2, false),
	('01a22a4b-d580-772a-99d8-248103a71b51', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.656+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22a4b-d58c-726d-b438-a02c16fc6e58', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.668+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22a4b-d456-77a1-a48c-bcf60de1fbcf', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:23.393+00', 'delivered', '{delivered}', NULL, 'sim_01a22a4b-d465-713c-8ff5-4916fc5d18df', NULL, 3, true),
	('01a22a4b-d471-745a-a933-206615b3b54b', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:24.597+00', 'bounced', '{bounced}', NULL, 'sim_01a22a4b-d48d-7325-aeb9-58d51911386c', NULL, 3, true),
	('01a22a4b-d49c-737c-8d4f-4e15556b1a78', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:24.597+00', 'complained', '{complained}', NULL, 'sim_01a22a4b-d4b3-7203-a50c-ae1c6d681267', NULL, 4, true),
	('01a22a4b-d4b6-730d-9460-d1e69e6a1645', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:24.597+00', 'bounced', '{delivered,bounced,sent}', NULL, '01a22a4b-d4b6-730d-9460-d1e69e6a1645@mail.acme.example', NULL, 5, true),
	('01a22a4b-d543-74c9-b962-9a7e685ac587', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:24.597+00', 'delivered', '{delivered}', NULL, 'sim_01a22a4b-d565-769f-a317-9c5acc08cc97', NULL, 3, true),
	('01a22a4b-d598-7612-8fb5-75564c1fbdd6', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:25.557+00', 'failed', '{failed}', NULL, NULL, 'It is not known whether the email arrived, and it was given up.', 2, true),
	('01a22a4b-e20e-73ee-897d-d05dda3694f8', '01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', 'live', '2026-11-30 02:32:25.996+00', 'sent', '{sent}', NULL, '01a22a4b-e20e-73ee-897d-d05dda3694f8@a3b6ea48b4.sandbox.sendwright.test', NULL, 2, true),
	('01a22a4b-e23a-71ae-a8bd-eab117839a67', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:26.005+00', 'sent', '{sent,sent}', NULL, '01a22a4b-e23a-71ae-a8bd-eab117839a67@mail.acme.example', NULL, 2, true),
	('01a22a4b-e1d9-7392-8526-107f6c3169dd', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:26.84+00', 'delivered', '{delivered}', NULL, 'sim_01a22a4b-e1e0-7514-b63f-e2cdd32791af', NULL, 3, true),
	('01a22a4b-e1eb-7748-8091-5f500f3422b8', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'test', '2026-11-30 02:32:26.84+00', 'delivered', '{delivered}', NULL, 'sim_01a22a4b-e1ef-76a7-b737-f46c0670b507', NULL, 3, true),
	('01a22a4b-e1f1-75f3-ab92-db2979d38420', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'test', '2026-11-30 02:32:27.915+00', 'bounced', '{bounced}', NULL, 'sim_01a22a4b-e1f8-7003-89d2-98419a4fd1d4', NULL, 3, true),
	('01a22a4b-e1fb-72d2-a15a-08bb57e8540e', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'test', '2026-11-30 02:32:27.915+00', 'delivered', '{delivered}', NULL, 'sim_01a22a4b-e201-71ae-9470-b3920bbb046b', NULL, 3, true),
	('01a22a4b-ffa7-705f-a4d1-121469f6277d', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:33.467+00', 'sent', '{sent}', NULL, '01a22a4b-ffa7-705f-a4d1-121469f6277d@mail.acme.example', NULL, 2, true),
	('01a22a4b-fe7f-74bf-9bf1-10e352c6d81b', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:34.16+00', 'delivered', '{delivered}', NULL, 'sim_01a22a4b-fe83-73d5-acbf-f5f7ed115c83', NULL, 3, true),
	('01a22a4c-05fd-7605-ad84-7c4e3bedfe85', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:35.073+00', 'sent', '{sent}', NULL, 'sim_01a22a4c-0601-715a-94f0-67cc458f752c', NULL, 2, true),
	('01a22a4c-11b5-748e-863f-a2520abdc74d', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:38.069+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22a4c-11d9-703b-a420-3e142ea43d88', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:38.105+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22a4c-11e7-7081-b2f5-bbe11c627f54', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:38.119+00', 'scheduled', '{scheduled}', '2026-11-30 03:32:38.116+00', NULL, NULL, 1, false),
	('01a22a4c-11f0-7225-b4ec-6b5ea97e9e11', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:38.128+00', 'scheduled', '{scheduled}', '2026-11-30 03:32:38.116+00', NULL, NULL, 1, false),
	('01a22a4c-11ff-77a8-bff7-3f2c0399779a', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:38.143+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22a4c-122d-7552-a728-c035f722a24b', '01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', 'live', '2026-11-30 02:32:38.189+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22a4c-17f0-7206-ab79-aee6a5fb581a', '01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', 'live', '2026-11-30 02:32:39.664+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false);


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
	('01a22a4b-d445-70cd-9c29-1f27fe43a12f', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.341+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{"Ada Lovelace <ada@example.com>"}', '{carl@example.com}', '{"Bea <bea@example.net>"}', '{answers@acme.example,"Other <other@acme.example>"}', 'Everything at once', '{receipt,order:1234}', NULL, '01a22a4b-d445-70cd-9c29-1f27fe43a12f@mail.acme.example', '{ada@example.com,carl@example.com,bea@example.net}', NULL, NULL, 3, NULL, 'ada@example.com
carl@example.com
bea@example.net
everything at once', '01a22a4b-d445-70cd-9c29-1f2838adcaf0', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, '516ad382-3eeb-748e-b850-ca0ff370b762', NULL, NULL),
	('01a22a4b-d456-77a1-a48c-bcf60de1fbcf', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.358+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{delivered@fc1196b83d.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be delivered', '{}', NULL, '01a22a4b-d456-77a1-a48c-bcf60de1fbcf@mail.acme.example', '{delivered@fc1196b83d.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@fc1196b83d.sandbox.sendwright.test
to be delivered', '01a22a4b-d456-77a1-a48c-bcf724456a89', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, '7eea72fc-a5da-0cf8-f9ed-44fcf28f9066', NULL, NULL),
	('01a22a4b-d471-745a-a933-206615b3b54b', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.385+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{bounced@fc1196b83d.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be bounced', '{}', NULL, '01a22a4b-d471-745a-a933-206615b3b54b@mail.acme.example', '{bounced@fc1196b83d.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@fc1196b83d.sandbox.sendwright.test
to be bounced', '01a22a4b-d471-745a-a933-206796daa53c', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, 'f26782b5-9ba1-16ee-3f04-133bcc6b817f', NULL, NULL),
	('01a22a4b-d49c-737c-8d4f-4e15556b1a78', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.428+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{complained@fc1196b83d.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be complained', '{}', NULL, '01a22a4b-d49c-737c-8d4f-4e15556b1a78@mail.acme.example', '{complained@fc1196b83d.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@fc1196b83d.sandbox.sendwright.test
to be complained', '01a22a4b-d49c-737c-8d4f-4e1689622295', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, '444ee58c-bf6d-e4e7-ef0b-48e2a8d4ab37', NULL, NULL),
	('01a22a4b-d4b6-730d-9460-d1e69e6a1645', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.454+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{delivered+a@fc1196b83d.sandbox.sendwright.test,bounced+b@fc1196b83d.sandbox.sendwright.test,real@example.com}', '{}', '{}', NULL, 'To several', '{}', NULL, '01a22a4b-d4b6-730d-9460-d1e69e6a1645@mail.acme.example', '{delivered+a@fc1196b83d.sandbox.sendwright.test,bounced+b@fc1196b83d.sandbox.sendwright.test,real@example.com}', NULL, '{delivered,bounced,NULL}', 0, NULL, 'delivered+a@fc1196b83d.sandbox.sendwright.test
bounced+b@fc1196b83d.sandbox.sendwright.test
real@example.com
to several', '01a22a4b-d4b6-730d-9460-d1e7897a3ebe', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, '0be47f60-f945-a2eb-ceaa-745fa2d2aaf6', NULL, NULL),
	('01a22a4b-d4cb-75e0-a83b-435215cfce62', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.475+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{gone@example.org}', '{}', '{}', NULL, 'To nobody', '{}', NULL, '01a22a4b-d4cb-75e0-a83b-435215cfce62@mail.acme.example', '{gone@example.org}', NULL, NULL, 0, NULL, 'gone@example.org
to nobody', '01a22a4b-d4cb-75e0-a83b-4353e924f5c2', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, '27b7dae1-d977-995d-c25f-ad5df30db015', NULL, NULL),
	('01a22a4b-d4e8-71df-989c-6f43304c6b13', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.504+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{"Jörg <Joerg.Big@Bücher.example>"}', '{}', '{}', NULL, 'To a name that is spelled in another way on its way', '{}', NULL, '01a22a4b-d4e8-71df-989c-6f43304c6b13@mail.acme.example', '{joerg.big@xn--bcher-kva.example}', '{Joerg.Big@xn--bcher-kva.example}', NULL, 0, NULL, 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way', '01a22a4b-d4e8-71df-989c-6f44c48b1640', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, 'bb8c8016-9789-6e36-e84f-fe1087947dfd', NULL, NULL),
	('01a22a4b-d4fb-7599-981e-26dfd884ad06', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.523+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{gone-too@example.org,there@example.org}', '{}', '{}', NULL, 'To nobody and somebody', '{receipt}', NULL, '01a22a4b-d4fb-7599-981e-26dfd884ad06@mail.acme.example', '{gone-too@example.org,there@example.org}', NULL, NULL, 0, NULL, 'gone-too@example.org
there@example.org
to nobody and somebody', '01a22a4b-d4fb-7599-981e-26e06382cd08', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, '07d07e77-d54f-6fcc-f88d-3b740e88c9f6', NULL, NULL),
	('01a22a4b-d50a-77e5-91ca-e8becb94dbbb', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.538+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{tina@example.com}', '{}', '{}', NULL, 'Welcome, Tina', '{}', NULL, '01a22a4b-d50a-77e5-91ca-e8becb94dbbb@mail.acme.example', '{tina@example.com}', NULL, NULL, 0, NULL, 'tina@example.com
welcome, tina', '01a22a4b-d50a-77e5-91ca-e8bfbd32ebbc', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, 'bc76dda2-49d8-4f0f-2cce-a77b4dee464d', NULL, '01a22a4b-d3f2-706a-b746-ce51f6961cbd'),
	('01a22a4b-d517-77d2-856f-160914106cf1', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.551+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{tom@example.com}', '{}', '{}', '{answers@acme.example}', 'For everybody', '{}', NULL, '01a22a4b-d517-77d2-856f-160914106cf1@mail.acme.example', '{tom@example.com}', NULL, NULL, 0, NULL, 'tom@example.com
for everybody', '01a22a4b-d517-77d2-856f-160adc49e185', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, '70de4706-4aa5-d209-8dd7-72c937cfaad2', NULL, '01a22a4b-d40e-73bb-95ab-3d59d67fd90d'),
	('01a22a4b-d543-74c9-b962-9a7e685ac587', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.595+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{delivered@fc1196b83d.sandbox.sendwright.test}', '{}', '{}', NULL, 'One of a batch', '{}', NULL, '01a22a4b-d543-74c9-b962-9a7e685ac587@mail.acme.example', '{delivered@fc1196b83d.sandbox.sendwright.test}', NULL, '{delivered}', 0, 'batch-1', 'delivered@fc1196b83d.sandbox.sendwright.test
one of a batch', '01a22a4b-d543-74c9-b962-9a7f3f75dcc9', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, '3e5bea5d-5a0f-0065-bb28-373f644a11b3', NULL, NULL),
	('01a22a4b-d56a-770d-8724-590fe5f4edf2', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.634+00', '2026-12-20 02:32:22.63+00', '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{never@example.com}', '{}', '{}', NULL, 'To be cancelled', '{}', NULL, '01a22a4b-d56a-770d-8724-590fe5f4edf2@mail.acme.example', '{never@example.com}', NULL, NULL, 0, NULL, 'never@example.com
to be cancelled', '01a22a4b-d56a-770d-8724-5910eb90c6bf', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, 'c2d2cbaa-c95a-895a-8bb8-46422bd3d0f1', NULL, NULL),
	('01a22a4b-d580-772a-99d8-248103a71b51', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.656+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{busy@example.com}', '{}', '{}', NULL, 'Refused for now', '{}', NULL, '01a22a4b-d580-772a-99d8-248103a71b51@mail.acme.example', '{busy@example.com}', NULL, NULL, 0, NULL, 'busy@example.com
refused for now', '01a22a4b-d580-772a-99d8-24823ff8aa64', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, '97bbf394-b43f-e7d3-44da-aa14abc32acb', NULL, NULL),
	('01a22a4b-d58c-726d-b438-a02c16fc6e58', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.668+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{cut@example.com}', '{}', '{}', NULL, 'Held, as its answer was lost', '{}', NULL, '01a22a4b-d58c-726d-b438-a02c16fc6e58@mail.acme.example', '{cut@example.com}', NULL, NULL, 0, NULL, 'cut@example.com
held, as its answer was lost', '01a22a4b-d58c-726d-b438-a02d3a0016b1', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, '77c80e10-de05-6a55-277f-acafee2a35ad', NULL, NULL),
	('01a22a4b-d598-7612-8fb5-75564c1fbdd6', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.68+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{cut-too@example.com}', '{}', '{}', NULL, 'Settled as failed', '{}', NULL, '01a22a4b-d598-7612-8fb5-75564c1fbdd6@mail.acme.example', '{cut-too@example.com}', NULL, NULL, 0, NULL, 'cut-too@example.com
settled as failed', '01a22a4b-d598-7612-8fb5-7557a21069a8', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, 'd1772648-9706-a793-cfdb-d4516ccc8006', NULL, NULL),
	('01a22a4b-ffa7-705f-a4d1-121469f6277d', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:33.447+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Søren <shop@mail.acme.example>', '{copied@example.com}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', NULL, '01a22a4b-ffa7-705f-a4d1-121469f6277d@mail.acme.example', '{copied@example.com}', NULL, NULL, 1, NULL, 'copied@example.com
submitted over smtp', '01a22a4b-ffa8-705f-a4d1-1215e133e738', NULL, NULL, '01a22a4b-5349-70a1-8deb-eafd920789f1', NULL, '01a22a4b-e1d9-7392-8526-107f6c3169dd', NULL),
	('01a22a4b-e1d9-7392-8526-107f6c3169dd', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:25.817+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Søren <shop@mail.acme.example>', '{"Émile <delivered@fc1196b83d.sandbox.sendwright.test>"}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', '{"visible":null,"messageId":"own-1@mail.acme.example","date":"Mon, 30 Nov 2026 02:32:25 +0000"}', '01a22a4b-e1d9-7392-8526-107f6c3169dd@mail.acme.example', '{delivered@fc1196b83d.sandbox.sendwright.test}', NULL, '{delivered}', 1, NULL, 'delivered@fc1196b83d.sandbox.sendwright.test
submitted over smtp', '01a22a4b-e1d9-7392-8526-1080f6e3f309', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, NULL, NULL, NULL),
	('01a22a4b-e20e-73ee-897d-d05dda3694f8', '01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', 'live', '2026-11-30 02:32:25.87+00', NULL, NULL, 'b@a3b6ea48b4.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Bolt', '{}', NULL, '01a22a4b-e20e-73ee-897d-d05dda3694f8@a3b6ea48b4.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
bolt', '01a22a4b-e20e-73ee-897d-d05e715f6d7a', NULL, '01a22a4b-a0d7-70ce-a9da-b882447bd376', NULL, 'be264895-0ea1-bdcf-3b10-b21ea436d979', NULL, NULL),
	('01a22a4b-fe7f-74bf-9bf1-10e352c6d81b', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:33.151+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'w@mail.acme.example', '{delivered@fc1196b83d.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a22a4b-fe7f-74bf-9bf1-10e352c6d81b@mail.acme.example', '{delivered@fc1196b83d.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@fc1196b83d.sandbox.sendwright.test
its webhook waits', '01a22a4b-fe7f-74bf-9bf1-10e4d68c4bc9', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, '64153b9c-544d-6025-d0ce-120baa59bd5a', NULL, NULL),
	('01a22a4b-e1eb-7748-8091-5f500f3422b8', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'test', '2026-11-30 02:32:25.835+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Test <t@mail.acme.example>', '{delivered@fc1196b83d.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: delivered', '{}', NULL, '01a22a4b-e1eb-7748-8091-5f500f3422b8@mail.acme.example', '{delivered@fc1196b83d.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@fc1196b83d.sandbox.sendwright.test
in test mode: delivered', '01a22a4b-e1eb-7748-8091-5f51405cc5f9', NULL, '01a22a4b-7a45-74ee-9a06-15e871ededf6', NULL, '0f28e835-4fb5-b362-750e-4a49f675cd95', NULL, NULL),
	('01a22a4b-e1f1-75f3-ab92-db2979d38420', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'test', '2026-11-30 02:32:25.841+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Test <t@mail.acme.example>', '{bounced@fc1196b83d.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: bounced', '{}', NULL, '01a22a4b-e1f1-75f3-ab92-db2979d38420@mail.acme.example', '{bounced@fc1196b83d.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@fc1196b83d.sandbox.sendwright.test
in test mode: bounced', '01a22a4b-e1f1-75f3-ab92-db2a106c2914', NULL, '01a22a4b-7a45-74ee-9a06-15e871ededf6', NULL, 'a3adea6a-3e53-d9f7-eec9-300c2eb78243', NULL, NULL),
	('01a22a4b-e1fb-72d2-a15a-08bb57e8540e', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'test', '2026-11-30 02:32:25.851+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Test <t@mail.acme.example>', '{anybody@fc1196b83d.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: anybody', '{}', NULL, '01a22a4b-e1fb-72d2-a15a-08bb57e8540e@mail.acme.example', '{anybody@fc1196b83d.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'anybody@fc1196b83d.sandbox.sendwright.test
in test mode: anybody', '01a22a4b-e1fb-72d2-a15a-08bc4fa9e59d', NULL, '01a22a4b-7a45-74ee-9a06-15e871ededf6', NULL, 'cd258b0b-f6b0-25b8-2d63-eadaa9416eb0', NULL, NULL),
	('01a22a4b-e23a-71ae-a8bd-eab117839a67', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:25.914+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'e@mail.acme.example', '{[erased],rita@example.com}', '{}', '{}', NULL, '[erased]', '{}', NULL, '01a22a4b-e23a-71ae-a8bd-eab117839a67@mail.acme.example', '{[erased],rita@example.com}', NULL, NULL, 0, NULL, '[erased]
rita@example.com
[erased]', '01a22a4b-e23a-71ae-a8bd-eab2b3c13ae9', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, '520b199f-2d01-f465-4d76-167b536e78bb', NULL, NULL),
	('01a22a4c-05fd-7605-ad84-7c4e3bedfe85', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:35.069+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'r@mail.acme.example', '{complained@fc1196b83d.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its complaint is still to come', '{}', NULL, '01a22a4c-05fd-7605-ad84-7c4e3bedfe85@mail.acme.example', '{complained@fc1196b83d.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@fc1196b83d.sandbox.sendwright.test
its complaint is still to come', '01a22a4c-05fd-7605-ad84-7c4fda3abe09', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, 'eb2ce683-993e-cd55-3fff-71de900b4f24', NULL, NULL),
	('01a22a4c-11b5-748e-863f-a2520abdc74d', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:38.069+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{last@example.com}', '{}', '{}', NULL, 'Queued to go out', '{evening}', NULL, '01a22a4c-11b5-748e-863f-a2520abdc74d@mail.acme.example', '{last@example.com}', NULL, NULL, 0, NULL, 'last@example.com
queued to go out', '01a22a4c-11b4-748e-863f-a253e6637527', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, '5b157abc-953d-ed3a-2e61-b0e85188d3c0', NULL, NULL),
	('01a22a4c-11d9-703b-a420-3e142ea43d88', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:38.105+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{delivered@fc1196b83d.sandbox.sendwright.test}', '{}', '{}', NULL, 'Queued for the simulator', '{evening}', NULL, '01a22a4c-11d9-703b-a420-3e142ea43d88@mail.acme.example', '{delivered@fc1196b83d.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@fc1196b83d.sandbox.sendwright.test
queued for the simulator', '01a22a4c-11d9-703b-a420-3e15b1951b67', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, 'c62ee885-d9c1-60b8-a46b-7050f137ca1c', NULL, NULL),
	('01a22a4c-11e7-7081-b2f5-bbe11c627f54', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:38.119+00', '2026-11-30 03:32:38.116+00', '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to be cancelled', '{evening}', NULL, '01a22a4c-11e7-7081-b2f5-bbe11c627f54@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to be cancelled', '01a22a4c-11e7-7081-b2f5-bbe2ba468d66', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, '7d996dc7-3188-493f-2ea8-00fdff0326a2', NULL, NULL),
	('01a22a4c-11f0-7225-b4ec-6b5ea97e9e11', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:38.128+00', '2026-11-30 03:32:38.116+00', '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to go out', '{evening}', NULL, '01a22a4c-11f0-7225-b4ec-6b5ea97e9e11@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to go out', '01a22a4c-11f0-7225-b4ec-6b5f2f965623', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, '513873d0-700a-3f08-285e-d846750ffdd6', NULL, NULL),
	('01a22a4c-11ff-77a8-bff7-3f2c0399779a', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:38.143+00', NULL, '01a22a4b-d306-72b3-8954-8054bd1cffbb', 'Acme <hello@mail.acme.example>', '{once@example.com}', '{}', '{}', NULL, 'Asked under a key', '{evening}', NULL, '01a22a4c-11ff-77a8-bff7-3f2c0399779a@mail.acme.example', '{once@example.com}', NULL, NULL, 0, 'order-4711', 'once@example.com
asked under a key', '01a22a4c-11ff-75bf-aa67-e6ea8e6cb39a', NULL, '01a22a4b-6ea6-74bf-84fc-6956ab130aef', NULL, 'e5216207-8a35-8286-d739-6423697792a9', NULL, NULL),
	('01a22a4c-122d-7552-a728-c035f722a24b', '01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', 'live', '2026-11-30 02:32:38.189+00', NULL, NULL, 'b@a3b6ea48b4.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Held back', '{}', NULL, '01a22a4c-122d-7552-a728-c035f722a24b@a3b6ea48b4.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
held back', '01a22a4c-122d-7552-a728-c036c69c5d77', NULL, '01a22a4b-a0d7-70ce-a9da-b882447bd376', NULL, '68ffcb8e-de62-d374-0117-fc03ed93c287', NULL, NULL),
	('01a22a4c-17f0-7206-ab79-aee6a5fb581a', '01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', 'live', '2026-11-30 02:32:39.664+00', NULL, NULL, 'b@a3b6ea48b4.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'While paused', '{}', NULL, '01a22a4c-17f0-7206-ab79-aee6a5fb581a@a3b6ea48b4.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
while paused', '01a22a4c-17f0-7206-ab79-aee777256067', NULL, '01a22a4b-a0d7-70ce-a9da-b882447bd376', NULL, 'd52b9be2-e7d2-9040-2d9d-ff826b0a9a06', NULL, NULL);


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
	('01a22a4b-e24c-740e-a928-f49f1ffb6e26', '2026-11-30 02:32:26.174+00'),
	('01a22a4b-e24c-740e-a928-f49f1ffb6e26@mail.acme.example', '2026-11-30 02:32:26.174+00');


--
-- Data for Name: holds; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.idempotency_keys VALUES
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', 'batch', 'batch-1', '9d995249e44d8a0f04db0aefb52a8b7483bd1a7a69abc81a1433c851f687e67e', '2026-12-01 02:32:22.588+00', '[{"_tag" : "Accepted", "emailId" : "01a22a4b-d543-74c9-b962-9a7e685ac587"}]', '{"indexes":[0],"failures":[{"ok":false,"index":1,"error":{"code":"validation_error","message":"The request is not valid: to must be an email address such as ada@example.com.","details":[{"path":["to"],"message":"must be an email address such as ada@example.com"}]}}]}'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', 'message', '01a22a4b-6ea6-74bf-84fc-6956ab130aef:3f8f67b303406e9a9f59379d614dcf785984980375afc4a32a59ba52f9db1f1e', '01a22a4b-6ea6-74bf-84fc-6956ab130aef:3f8f67b303406e9a9f59379d614dcf785984980375afc4a32a59ba52f9db1f1e', '2026-11-30 02:42:25.816+00', '[{"_tag" : "Accepted", "emailId" : "01a22a4b-e1d9-7392-8526-107f6c3169dd"}]', 'null'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', 'single', 'order-4711', '64993acc08a1e8ac0acde79d0dc4c3443d73295447c260a50219b86e6650d571', '2026-12-01 02:32:38.141+00', '[{"_tag" : "Accepted", "emailId" : "01a22a4c-11ff-77a8-bff7-3f2c0399779a"}]', 'null'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', 'request', 'order-4712', '5cd1768db4c44c1f9a1e2c3bf6407e954574a07ccc4e6eecf40cdc932acc4f6b', 'infinity', '[{"_tag" : "Accepted", "emailId" : "01a22a4c-1214-717d-9b78-277d22ebd1cf"}]', 'null');


--
-- Data for Name: log_identity; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.memberships VALUES
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-5349-70a1-8deb-eafd920789f1', 'owner', '2026-11-30 02:31:49.321+00'),
	('01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', '01a22a4b-8abc-715e-8cb1-84a4a2ce004e', 'owner', '2026-11-30 02:32:03.516+00'),
	('01a22a4b-911d-7238-a5a2-5092471a6729', '01a22a4b-911d-7238-a5a2-5093c7438c2e', 'owner', '2026-11-30 02:32:05.149+00'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-bb07-7037-91c4-c52700a354aa', 'developer', '2026-11-30 02:32:15.877+00'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-c35d-703a-9bd2-74d5a378dceb', 'viewer', '2026-11-30 02:32:18.011+00');


--
-- Data for Name: metrics_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_hours VALUES
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', 'tag', 498890, 'receipt', 2, 4, 0, 1, 0, 0, 0, 0, 0, '{}'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', 'tag', 498890, 'order:1234', 1, 3, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'test', 'domain', 498890, 'mail.acme.example', 3, 3, 2, 1, 0, 0, 0, 0, 0, '{73,2}'),
	('01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', 'live', 'domain', 498890, '', 1, 1, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'simulator', 'domain', 498890, 'mail.acme.example', 6, 8, 6, 2, 0, 1, 0, 0, 0, '{73,6}'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', 'domain', 498890, 'mail.acme.example', 12, 12, 0, 2, 0, 0, 0, 1, 1, '{}');


--
-- Data for Name: metrics_place; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_place VALUES
	(true, '1238:1238:');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.migrations VALUES
	(1, 1, 'initial', 1, '0.0.0', '2026-11-30 02:31:41.594+00'),
	(2, 1, 'mailbox_identities', 1, '0.0.0', '2026-11-30 02:31:41.698+00'),
	(2, 2, 'mailbox_identities', 1, '0.0.0', '2026-11-30 02:31:41.758+00'),
	(3, 1, 'set_aside', 1, '0.0.0', '2026-11-30 02:31:41.854+00'),
	(4, 1, 'audit_sources', 1, '0.0.0', '2026-11-30 02:31:41.922+00'),
	(4, 2, 'audit_sources', 1, '0.0.0', '2026-11-30 02:31:41.972+00'),
	(4, 3, 'audit_sources', 1, '0.0.0', '2026-11-30 02:31:41.991+00'),
	(4, 4, 'audit_sources', 1, '0.0.0', '2026-11-30 02:31:42.046+00'),
	(5, 1, 'template_defaults', 1, '0.0.0', '2026-11-30 02:31:42.118+00'),
	(6, 1, 'report_signatures', 1, '0.0.0', '2026-11-30 02:31:42.24+00'),
	(7, 1, 'requests', 1, '0.0.0', '2026-11-30 02:31:42.398+00'),
	(8, 1, 'joined_accepts', 1, '0.0.0', '2026-11-30 02:31:42.497+00'),
	(9, 1, 'request_keys', 1, '0.0.0', '2026-11-30 02:31:42.552+00'),
	(10, 1, 'email_templates', 1, '0.0.0', '2026-11-30 02:31:42.571+00'),
	(11, 1, 'joined_lookups', 1, '0.0.0', '2026-11-30 02:31:42.584+00'),
	(12, 1, 'received', 1, '0.0.0', '2026-11-30 02:31:42.617+00'),
	(12, 2, 'received', 1, '0.0.0', '2026-11-30 02:31:42.657+00'),
	(12, 3, 'received', 1, '0.0.0', '2026-11-30 02:31:42.681+00'),
	(12, 4, 'received', 1, '0.0.0', '2026-11-30 02:31:42.717+00'),
	(12, 5, 'received', 1, '0.0.0', '2026-11-30 02:31:42.742+00');


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
	('simulator', 'sim_01a22a4c-0601-715a-94f0-67cc458f752c email.delivered', '{"type":"email.delivered","occurredAt":1796005956073,"recipients":["complained@fc1196b83d.sandbox.sendwright.test"],"details":{"recipients":["complained@fc1196b83d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a4c-0601-715a-94f0-67cc458f752c"},"keys":["simulator:sim_01a22a4c-0601-715a-94f0-67cc458f752c email.delivered"],"providerMessageId":"sim_01a22a4c-0601-715a-94f0-67cc458f752c","error":null,"provider":"simulator","key":"sim_01a22a4c-0601-715a-94f0-67cc458f752c email.delivered","emailId":"01a22a4c-05fd-7605-ad84-7c4e3bedfe85","messageId":null}', '2026-11-30 02:32:36.074+00', '2026-11-30 02:32:35.074+00', 'sim_01a22a4c-0601-715a-94f0-67cc458f752c'),
	('simulator', 'sim_01a22a4c-0601-715a-94f0-67cc458f752c email.complained', '{"type":"email.complained","occurredAt":1796005957073,"recipients":["complained@fc1196b83d.sandbox.sendwright.test"],"details":{"recipients":["complained@fc1196b83d.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a22a4c-0601-715a-94f0-67cc458f752c","provider_message_id":"sim_01a22a4c-0601-715a-94f0-67cc458f752c"},"keys":["simulator:sim_01a22a4c-0601-715a-94f0-67cc458f752c email.complained"],"providerMessageId":"sim_01a22a4c-0601-715a-94f0-67cc458f752c","error":null,"provider":"simulator","key":"sim_01a22a4c-0601-715a-94f0-67cc458f752c email.complained","emailId":"01a22a4c-05fd-7605-ad84-7c4e3bedfe85","messageId":null}', '2026-11-30 02:32:37.074+00', '2026-11-30 02:32:35.074+00', 'sim_01a22a4c-0601-715a-94f0-67cc458f752c');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.quotas VALUES
	('01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', '2026-11', 3, 50, '2026-11-30', 3, 100, 1);


--
-- Data for Name: rate_buckets; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.rate_buckets VALUES
	('messages:01a22a4b-5349-70a1-8deb-eafd920789f1', 999999, 1000000, 1796005953448),
	('messages:01a22a4b-6ea6-74bf-84fc-6956ab130aef', 999998, 1000000, 1796005942589),
	('sign-in:user:2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3', 8.086044444444445, 9.086044444444445, 1796005961024),
	('sign-in:from:12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 44.60461111111111, 45.60461111111111, 1796005961098),
	('sign-in:user:ca48e0014050c7996ca4272865794ba1d47e7ef86b88a1a7010eaf450f025194', 9, 10, 1796005961099),
	('requests:01a22a4b-7a45-74ee-9a06-15e871ededf6', 990000, 1000000, 1796005961669),
	('requests:01a22a4b-a0d7-70ce-a9da-b882447bd376', 2.0909999999999997, 3.0909999999999997, 1796005961698),
	('requests:01a22a4b-6ea6-74bf-84fc-6956ab130aef', 990000, 1000000, 1796005961847);


--
-- Data for Name: received_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: received_2026_12; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: received_2027_01; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: received_answers_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: received_answers_2026_12; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: received_answers_2027_01; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: received_contents_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: received_contents_2026_12; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: received_contents_2027_01; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: received_recipients_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: received_recipients_2026_12; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: received_recipients_2027_01; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: report_signatures; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: reputation_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.reputation_hours VALUES
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 498890, 1, 1, 0, 0),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 498890, 2, 6, 1, 0),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 498890, 4, 2, 1, 0),
	('01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', 498890, 1, 1, 0, 0),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 498890, 7, 3, 0, 0),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 498890, 5, 2, 0, 0);


--
-- Data for Name: reputation_notes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: requests; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.requests OVERRIDING SYSTEM VALUE VALUES
	(1, '01a22a4c-1214-717d-9b78-277d22ebd1cf', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '2026-11-30 02:32:38.164+00', '{"to": "row@example.com", "from": "Acme <hello@mail.acme.example>", "tags": ["evening"], "text": "Asked by SQL.", "subject": "Asked by SQL"}', 140, '-infinity', 'order-4712');


--
-- Data for Name: retention_terms; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: search_entries_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.search_entries_2026_11 VALUES
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-d456-77a1-a48c-bcf60de1fbcf', '{}', 'delivered@fc1196b83d.sandbox.sendwright.test
to be delivered'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-d471-745a-a933-206615b3b54b', '{}', 'bounced@fc1196b83d.sandbox.sendwright.test
to be bounced'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-d49c-737c-8d4f-4e15556b1a78', '{}', 'complained@fc1196b83d.sandbox.sendwright.test
to be complained'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-d4b6-730d-9460-d1e69e6a1645', '{}', 'delivered+a@fc1196b83d.sandbox.sendwright.test
bounced+b@fc1196b83d.sandbox.sendwright.test
real@example.com
to several'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-d445-70cd-9c29-1f27fe43a12f', '{receipt,order:1234}', 'ada@example.com
carl@example.com
bea@example.net
everything at once'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-d4e8-71df-989c-6f43304c6b13', '{}', 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-d4cb-75e0-a83b-435215cfce62', '{}', 'gone@example.org
to nobody'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-d50a-77e5-91ca-e8becb94dbbb', '{}', 'tina@example.com
welcome, tina'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-d4fb-7599-981e-26dfd884ad06', '{receipt}', 'gone-too@example.org
there@example.org
to nobody and somebody'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-d517-77d2-856f-160914106cf1', '{}', 'tom@example.com
for everybody'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-d56a-770d-8724-590fe5f4edf2', '{}', 'never@example.com
to be cancelled'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-d543-74c9-b962-9a7e685ac587', '{}', 'delivered@fc1196b83d.sandbox.sendwright.test
one of a batch'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-d598-7612-8fb5-75564c1fbdd6', '{}', 'cut-too@example.com
settled as failed'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-e1d9-7392-8526-107f6c3169dd', '{}', 'delivered@fc1196b83d.sandbox.sendwright.test
submitted over smtp'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'test', '01a22a4b-e1eb-7748-8091-5f500f3422b8', '{}', 'delivered@fc1196b83d.sandbox.sendwright.test
in test mode: delivered'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'test', '01a22a4b-e1f1-75f3-ab92-db2979d38420', '{}', 'bounced@fc1196b83d.sandbox.sendwright.test
in test mode: bounced'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'test', '01a22a4b-e1fb-72d2-a15a-08bb57e8540e', '{}', 'anybody@fc1196b83d.sandbox.sendwright.test
in test mode: anybody'),
	('01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', 'live', '01a22a4b-e20e-73ee-897d-d05dda3694f8', '{}', 'bob@bolt.example
bolt'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-e23a-71ae-a8bd-eab117839a67', '{}', '[erased]
rita@example.com
[erased]'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-fe7f-74bf-9bf1-10e352c6d81b', '{}', 'delivered@fc1196b83d.sandbox.sendwright.test
its webhook waits'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4b-ffa7-705f-a4d1-121469f6277d', '{}', 'copied@example.com
submitted over smtp'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4c-05fd-7605-ad84-7c4e3bedfe85', '{}', 'complained@fc1196b83d.sandbox.sendwright.test
its complaint is still to come'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4c-11e7-7081-b2f5-bbe11c627f54', '{evening}', 'later@example.com
scheduled, to be cancelled'),
	('01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '01a22a4c-11f0-7225-b4ec-6b5ea97e9e11', '{evening}', 'later@example.com
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
	('01a22a4b-d58c-726d-b438-a02c16fc6e58', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:22.679+00', '2026-11-30 02:32:22.679+00', '2026-11-30 02:32:22.665+00', NULL, NULL, 1, 0, true, NULL, NULL, '958', NULL),
	('01a22a4b-d580-772a-99d8-248103a71b51', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:37.895+00', '2026-11-30 02:32:37.895+00', '2026-11-30 02:32:22.653+00', NULL, NULL, 2, 0, false, NULL, NULL, '1076', NULL),
	('01a22a4c-11b5-748e-863f-a2520abdc74d', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:38.068+00', '2026-11-30 02:32:38.068+00', '2026-11-30 02:32:38.068+00', NULL, NULL, 0, 0, false, NULL, NULL, '1254', NULL),
	('01a22a4c-11d9-703b-a420-3e142ea43d88', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:38.104+00', '2026-11-30 02:32:38.104+00', '2026-11-30 02:32:38.104+00', NULL, NULL, 0, 0, false, NULL, NULL, '1257', NULL),
	('01a22a4c-11ff-77a8-bff7-3f2c0399779a', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', '2026-11-30 02:32:38.142+00', '2026-11-30 02:32:38.142+00', '2026-11-30 02:32:38.142+00', NULL, NULL, 0, 0, false, NULL, NULL, '1264', NULL),
	('01a22a4c-122d-7552-a728-c035f722a24b', '01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', 'live', '2026-11-30 02:32:39.564+00', '2026-11-30 02:32:39.564+00', '2026-11-30 02:32:38.188+00', NULL, NULL, 0, 0, true, NULL, '2026-11-30 02:32:38.188+00', '1270', NULL),
	('01a22a4c-17f0-7206-ab79-aee6a5fb581a', '01a22a4b-8abc-715e-8cb1-84a3b6ea48b4', 'live', '2026-11-30 02:32:39.663+00', '2026-11-30 02:32:39.663+00', '2026-11-30 02:32:39.663+00', NULL, NULL, 0, 0, false, NULL, NULL, '1277', NULL);


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
	('01a22a4b-ad19-7496-bcd0-8ab49c82fb02', '04f26795679a2a184e33b12a7fc9b01fa671eae3f79e586abf3dc7bd81c4fe9c', '01a22a4b-5349-70a1-8deb-eafd920789f1', 'link', '2026-11-30 02:32:12.31+00', '2026-11-30 02:32:12.31+00', '2026-12-30 02:32:12.31+00', '', '127.0.0.0/24'),
	('01a22a4b-b3bb-77f6-8a22-b2967bf7e8c1', '4f7f94250f86e5ab09e4536f8fe9835f58715d90df2bfc3ed0a25459a3b3d0fd', '01a22a4b-a739-757d-920c-8fb206f2c48a', 'link', '2026-11-30 02:32:14.008+00', '2026-11-30 02:32:14.008+00', '2026-12-30 02:32:14.008+00', '', '127.0.0.0/24'),
	('01a22a4b-bb1a-72d6-8853-4ca916aa26fb', '59c7ba75ee8efb043b2f823fe59078040b6869da83a63caaccdcad7d622d59bf', '01a22a4b-bb07-7037-91c4-c52700a354aa', 'link', '2026-11-30 02:32:15.895+00', '2026-11-30 02:32:15.895+00', '2026-12-30 02:32:15.895+00', '', '127.0.0.0/24'),
	('01a22a4b-ff3e-753b-804b-ca22f6e33bc9', '24cd1bfa545b10ed0ab600e6af9d3437ad4bd47e9f42462ff8a009e28ff4149c', '01a22a4b-5349-70a1-8deb-eafd920789f1', 'password', '2026-11-30 02:32:33.342+00', '2026-11-30 02:32:33.342+00', '2026-12-30 02:32:33.342+00', '', '127.0.0.0/24'),
	('01a22a4c-1d7f-721f-9cd6-309c70e37c47', 'a491e89ce174fea60385286a778356a6e821bdbd6dbd307a3443f1cddd4946ff', '01a22a4b-5349-70a1-8deb-eafd920789f1', 'password', '2026-11-30 02:32:41.086+00', '2026-11-30 02:32:41.086+00', '2026-12-30 02:32:41.086+00', '', '127.0.0.0/24'),
	('01a22a4c-1dd1-73a3-b061-86baa053ffdc', '61d98e167ced82f1f13e65ab82ec75fc352dbf77370e24e485ca90a742b757da', '01a22a4b-a739-757d-920c-8fb206f2c48a', 'password', '2026-11-30 02:32:41.167+00', '2026-11-30 02:32:41.167+00', '2026-12-30 02:32:41.167+00', '', '127.0.0.0/24');


--
-- Data for Name: sign_in_links; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sign_in_links VALUES
	('01a22a4b-3c67-7531-8c44-68cf8c74728c', '13d9f1445e129d6c1555c9b7f4c1282e3e2534bf3e55e91d91e30b8aca764b7b', 'setup', NULL, NULL, NULL, NULL, NULL, '2026-11-30 02:31:43.46+00', '2026-11-30 03:31:43.46+00'),
	('01a22a4b-d1ea-776f-add0-7f5e110c28d2', 'da22fd5609fcc956929f95e32f1657efa947be724b86a80182c4395ae6690a21', 'invitation', NULL, '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'later@acme.example', 'later@acme.example', 'viewer', '2026-11-30 02:32:21.737+00', '2026-12-07 02:32:21.737+00');


--
-- Data for Name: suppressions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.suppressions VALUES
	('01a22a4b-d526-74c3-86d3-c83734854766', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'gone@example.org', NULL, NULL, 'bounce', '2026-11-30 02:32:22.506+00'),
	('01a22a4b-d536-77d8-8a25-65d1ca868c4b', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'gone-too@example.org', NULL, NULL, 'bounce', '2026-11-30 02:32:22.536+00'),
	('01a22a4b-e226-7753-bfd1-3b24ff2863db', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'no-more@example.com', NULL, NULL, 'manual', '2026-11-30 02:32:25.894+00'),
	('01a22a4b-e33e-775e-bfa7-ea708f16af0e', '01a22a4b-5349-70a1-8deb-eafc1196b83d', NULL, 'dbe6327eeb39e86bf07aa68c35678fc27a6762b63243eb1ca4b11ab9f870aca8', '95d03532977051ec', 'manual', '2026-11-30 02:32:26.174+00');


--
-- Data for Name: template_versions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.template_versions VALUES
	('01a22a4b-d3f2-706a-b746-ce51f6961cbd', 1, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-30 02:32:22.258+00', NULL, NULL),
	('01a22a4b-d3f2-706a-b746-ce51f6961cbd', 2, 'Welcome', 'Hello, {{ name }}', '<p>Hello, {{ name }}</p>', 'Welcome, {{ name }}', '{name}', 67, 'Acme live', '2026-11-30 02:32:22.267+00', NULL, NULL),
	('01a22a4b-d3f2-706a-b746-ce51f6961cbd', 3, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-30 02:32:22.273+00', NULL, NULL),
	('01a22a4b-d407-737a-8c91-2dc790687d7c', 1, 'Plain', 'Plain', NULL, 'Plain', '{}', 15, 'Acme live', '2026-11-30 02:32:22.279+00', NULL, NULL),
	('01a22a4b-d40e-73bb-95ab-3d59d67fd90d', 1, 'Brings all', 'For {{ who }}', '<p>For {{ who }}: {{ count }}</p>', NULL, '{who,count}', 56, 'Acme live', '2026-11-30 02:32:22.286+00', '{"from": "Acme <hello@mail.acme.example>", "replyTo": ["answers@acme.example"], "fallbacks": {"who": "everybody", "count": 3}}', 118);


--
-- Data for Name: templates; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.templates VALUES
	('01a22a4b-d3f2-706a-b746-ce51f6961cbd', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'welcome', 3, '2026-11-30 02:32:22.258+00', '2026-11-30 02:32:22.273+00'),
	('01a22a4b-d407-737a-8c91-2dc790687d7c', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'plain-one', 1, '2026-11-30 02:32:22.279+00', '2026-11-30 02:32:22.279+00'),
	('01a22a4b-d40e-73bb-95ab-3d59d67fd90d', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'brings-all', 1, '2026-11-30 02:32:22.286+00', '2026-11-30 02:32:22.286+00');


--
-- Data for Name: user_identities; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.users VALUES
	('01a22a4b-8abc-715e-8cb1-84a4a2ce004e', 'bob@bolt.example', 'bob@bolt.example', 'bob', NULL, false, NULL, '2026-11-30 02:32:03.516+00'),
	('01a22a4b-911d-7238-a5a2-5093c7438c2e', 'eve@closed.example', 'eve@closed.example', 'eve', NULL, false, NULL, '2026-11-30 02:32:05.149+00'),
	('01a22a4b-5349-70a1-8deb-eafd920789f1', 'ada@acme.example', 'ada@acme.example', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$A2yOon7zhDhdACR358x9EA$god0o+fl8v3qHgZBeJn3lJtQbOMcjGXG5AUGRU6xil0', false, NULL, '2026-11-30 02:31:49.321+00'),
	('01a22a4b-a739-757d-920c-8fb206f2c48a', 'grace@operators.example', 'grace@operators.example', 'grace', '$argon2id$v=19$m=19456,t=2,p=1$jGvgMmqhXesu84hlJW3L1g$H/N/bGE2vyb8upf52dCMexbZ5N1/X6yHt1We75WLbh0', true, NULL, '2026-11-30 02:32:10.809+00'),
	('01a22a4b-bb07-7037-91c4-c52700a354aa', 'dev@acme.example', 'dev@acme.example', 'The developer', '$argon2id$v=19$m=19456,t=2,p=1$wvBdF3qLVGW552uKYlGifQ$DzV3Um6N+QJHpWeOqarQ1AiZCD9+hpsHhy0HeefrJpM', false, NULL, '2026-11-30 02:32:15.876+00'),
	('01a22a4b-c35d-703a-9bd2-74d5a378dceb', 'view@acme.example', 'view@acme.example', 'The viewer', '$argon2id$v=19$m=19456,t=2,p=1$Jw/Ftcnv9QyPswADvnmDew$gPQw9IstkC23cgKiUWURcDhqK64oAAFSd02nTdAde/c', false, '2026-11-30 02:32:20.071+00', '2026-11-30 02:32:18.011+00');


--
-- Data for Name: webhook_attempts_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_attempts_2026_11 VALUES
	('01a22a4b-d46a-7f6a-8a38-26766cbfb7ad', 1, '2026-11-30 02:32:22.41+00', 204, NULL, 21),
	('01a22a4b-d495-7793-a555-5e2ad1cebe96', 1, '2026-11-30 02:32:22.464+00', 204, NULL, 5),
	('01a22a4b-d4b3-7d58-ba67-3e5c172d006e', 1, '2026-11-30 02:32:22.513+00', 204, NULL, 3),
	('01a22a4b-d4f0-7693-a937-0d993ffba7ca', 1, '2026-11-30 02:32:22.552+00', 204, NULL, 7),
	('01a22a4b-d4f0-771e-975f-348646c80632', 1, '2026-11-30 02:32:22.553+00', 204, NULL, 9),
	('01a22a4b-d503-7262-81ac-bffcd5e21e98', 1, '2026-11-30 02:32:22.554+00', 204, NULL, 9),
	('01a22a4b-d503-756b-a4df-ef4917fadb73', 1, '2026-11-30 02:32:22.554+00', 204, NULL, 8),
	('01a22a4b-d523-7aca-8a08-9b8a119876a2', 1, '2026-11-30 02:32:22.643+00', 204, NULL, 6),
	('01a22a4b-d526-737e-bc29-d10e2b8581b0', 1, '2026-11-30 02:32:22.642+00', 204, NULL, 5),
	('01a22a4b-d536-74fc-b98b-afd7f6e0c887', 1, '2026-11-30 02:32:22.643+00', 204, NULL, 6),
	('01a22a4b-d536-7a57-a1c0-768b5bc6799b', 1, '2026-11-30 02:32:22.643+00', 204, NULL, 6),
	('01a22a4b-d546-7fd1-9a57-2cd96cb19d11', 1, '2026-11-30 02:32:22.704+00', 204, NULL, 2),
	('01a22a4b-d567-7d65-8a13-7ac1c3f3e71b', 1, '2026-11-30 02:32:22.704+00', 204, NULL, 2),
	('01a22a4b-d57b-7666-a76f-4dea90a3a3d8', 1, '2026-11-30 02:32:22.72+00', 204, NULL, 2),
	('01a22a4b-d57b-7a08-bea3-131eb543905c', 1, '2026-11-30 02:32:22.72+00', 500, 'answered with status 500', 3),
	('01a22a4b-d86e-7ca0-bafb-7dd34a9d5b50', 1, '2026-11-30 02:32:23.535+00', 204, NULL, 35),
	('01a22a4b-dd2e-733a-b25f-072d9cccec76', 1, '2026-11-30 02:32:24.634+00', 204, NULL, 4),
	('01a22a4b-dd2e-7343-a787-3200daf84815', 1, '2026-11-30 02:32:24.634+00', 204, NULL, 6),
	('01a22a4b-dd2e-738b-977a-bd648154f9d5', 1, '2026-11-30 02:32:24.634+00', 204, NULL, 6),
	('01a22a4b-dd2e-750e-8601-99640134e5d1', 1, '2026-11-30 02:32:24.635+00', 204, NULL, 5),
	('01a22a4b-dd2e-76df-8e2c-811a3ba631a4', 1, '2026-11-30 02:32:24.636+00', 204, NULL, 15),
	('01a22a4b-dd2e-79b0-bc82-23006a3f705f', 1, '2026-11-30 02:32:24.636+00', 204, NULL, 15),
	('01a22a4b-e0df-7e54-8a95-440c6aee9578', 1, '2026-11-30 02:32:25.697+00', 204, NULL, 8),
	('01a22a4b-e1e1-76de-988a-229aa8f8248e', 1, '2026-11-30 02:32:25.858+00', 204, NULL, 1),
	('01a22a4b-e1fa-7148-ba8e-95608e432217', 1, '2026-11-30 02:32:25.879+00', 204, NULL, 2),
	('01a22a4b-e1fa-7337-ba24-e164da2ba0a6', 1, '2026-11-30 02:32:25.879+00', 204, NULL, 2),
	('01a22a4b-e1fa-7610-8076-19067d062512', 1, '2026-11-30 02:32:25.879+00', 204, NULL, 2),
	('01a22a4b-e1fa-7f96-a3f1-d04310a37436', 1, '2026-11-30 02:32:25.879+00', 204, NULL, 2),
	('01a22a4b-e219-7186-a4e9-b0c177731730', 1, '2026-11-30 02:32:25.913+00', 204, NULL, 1),
	('01a22a4b-e219-7f8c-a286-6247ec2f2943', 1, '2026-11-30 02:32:25.912+00', 204, NULL, 2),
	('01a22a4b-e2ae-7710-982e-95839b9a7450', 1, '2026-11-30 02:32:26.041+00', 204, NULL, 4),
	('01a22a4b-d57b-7a08-bea3-131eb543905c', 2, '2026-11-30 02:32:26.89+00', 500, 'answered with status 500', 12),
	('01a22a4b-e5f3-7b40-8375-b33f239c74ae', 1, '2026-11-30 02:32:26.891+00', 204, NULL, 12),
	('01a22a4b-e5f3-7f64-9044-fb48a8222d80', 1, '2026-11-30 02:32:26.891+00', 204, NULL, 12),
	('01a22a4b-d57b-7a08-bea3-131eb543905c', 3, '2026-11-30 02:32:27.931+00', 500, 'answered with status 500', 2),
	('01a22a4b-ea13-7240-99f3-62d1cba0d469', 1, '2026-11-30 02:32:27.954+00', 204, NULL, 2),
	('01a22a4b-ea13-7a3a-b5d8-84f0573c551e', 1, '2026-11-30 02:32:27.954+00', 204, NULL, 2),
	('01a22a4b-ea13-7d9e-ab39-80a6acbd6c89', 1, '2026-11-30 02:32:27.954+00', 204, NULL, 2),
	('01a22a4b-d57b-7a08-bea3-131eb543905c', 4, '2026-11-30 02:32:29.004+00', 500, 'answered with status 500', 1),
	('01a22a4b-d57b-7a08-bea3-131eb543905c', 5, '2026-11-30 02:32:30.033+00', 500, 'answered with status 500', 2),
	('01a22a4b-d57b-7a08-bea3-131eb543905c', 6, '2026-11-30 02:32:31.063+00', 500, 'answered with status 500', 2),
	('01a22a4b-d57b-7a08-bea3-131eb543905c', 7, '2026-11-30 02:32:32.094+00', 500, 'answered with status 500', 1),
	('01a22a4b-d57b-7a08-bea3-131eb543905c', 8, '2026-11-30 02:32:33.12+00', 500, 'answered with status 500', 3),
	('01a22a4b-fe7f-7537-8566-1d485bddc39e', 1, '2026-11-30 02:32:33.163+00', 500, 'answered with status 500', 2),
	('01a22a4b-fe84-75ec-9335-d57940b4f644', 1, '2026-11-30 02:32:33.182+00', 204, NULL, 2),
	('01a22a4b-ff67-7167-8f9f-f9d2116fb5f7', 1, '2026-11-30 02:32:33.387+00', 204, NULL, 2),
	('01a22a4b-ffa8-7d35-bb1d-9611fbc666a8', 1, '2026-11-30 02:32:33.458+00', 500, 'answered with status 500', 1),
	('01a22a4b-ffbb-7804-84d9-1c0acfededdc', 1, '2026-11-30 02:32:33.472+00', 204, NULL, 1),
	('01a22a4c-0279-77e9-b141-eda96fe9433a', 1, '2026-11-30 02:32:34.189+00', 204, NULL, 13),
	('01a22a4c-05fd-7d2f-8b49-469f02c08169', 1, '2026-11-30 02:32:35.096+00', 500, 'answered with status 500', 7);


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
	('01a22a4b-d46a-7f6a-8a38-26766cbfb7ad', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-d46a-7497-97d3-bca725de2bb8', 'email.sent', '01a22a4b-d456-77a1-a48c-bcf60de1fbcf', 'delivered', 1, NULL, 204, 21, false, NULL, '2026-11-30 02:32:22.374+00'),
	('01a22a4b-d495-7793-a555-5e2ad1cebe96', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-d495-7116-925c-40a7c6149503', 'email.sent', '01a22a4b-d471-745a-a933-206615b3b54b', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-30 02:32:22.413+00'),
	('01a22a4b-d4b3-7d58-ba67-3e5c172d006e', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-d4b3-7203-a50c-ae1db3bcb288', 'email.sent', '01a22a4b-d49c-737c-8d4f-4e15556b1a78', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-30 02:32:22.451+00'),
	('01a22a4b-d4f0-7693-a937-0d993ffba7ca', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-d4f0-7434-bed8-0cccd7227aaa', 'email.sent', '01a22a4b-d4b6-730d-9460-d1e69e6a1645', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-30 02:32:22.493+00'),
	('01a22a4b-d4f0-771e-975f-348646c80632', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-d4f0-7434-bed8-0ccd2b260e6f', 'email.sent', '01a22a4b-d4b6-730d-9460-d1e69e6a1645', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-30 02:32:22.493+00'),
	('01a22a4b-d503-7262-81ac-bffcd5e21e98', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-d503-743c-89cf-e48a0b185542', 'email.sent', '01a22a4b-d4e8-71df-989c-6f43304c6b13', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-30 02:32:22.525+00'),
	('01a22a4b-d503-756b-a4df-ef4917fadb73', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-d503-743c-89cf-e4895c75c6ea', 'email.sent', '01a22a4b-d445-70cd-9c29-1f27fe43a12f', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-30 02:32:22.507+00'),
	('01a22a4b-d523-7aca-8a08-9b8a119876a2', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-d523-72ab-8320-84b276217ad9', 'email.sent', '01a22a4b-d50a-77e5-91ca-e8becb94dbbb', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-30 02:32:22.561+00'),
	('01a22a4b-d526-737e-bc29-d10e2b8581b0', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-d526-74c3-86d3-c836970bb0aa', 'email.bounced', '01a22a4b-d4cb-75e0-a83b-435215cfce62', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-30 02:32:22.506+00'),
	('01a22a4b-d536-74fc-b98b-afd7f6e0c887', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-d536-77d8-8a25-65d08ae87f69', 'email.sent', '01a22a4b-d4fb-7599-981e-26dfd884ad06', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-30 02:32:22.536+00'),
	('01a22a4b-d536-7a57-a1c0-768b5bc6799b', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-d536-77d8-8a25-65cf751313b4', 'email.bounced', '01a22a4b-d4fb-7599-981e-26dfd884ad06', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-30 02:32:22.536+00'),
	('01a22a4b-d546-7fd1-9a57-2cd96cb19d11', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-d546-76da-b09b-7dcbfb7c2ccf', 'email.sent', '01a22a4b-d517-77d2-856f-160914106cf1', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:32:22.578+00'),
	('01a22a4b-d567-7d65-8a13-7ac1c3f3e71b', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-d567-76c0-b13f-4606b54948a2', 'email.sent', '01a22a4b-d543-74c9-b962-9a7e685ac587', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:32:22.629+00'),
	('01a22a4b-d57b-7666-a76f-4dea90a3a3d8', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-d57b-75fe-9676-e7563a3c9dd3', 'email.cancelled', '01a22a4b-d56a-770d-8724-590fe5f4edf2', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:32:22.651+00'),
	('01a22a4b-d86e-7ca0-bafb-7dd34a9d5b50', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-d86e-7103-97b4-3c263ddfe45a', 'email.delivered', '01a22a4b-d456-77a1-a48c-bcf60de1fbcf', 'delivered', 1, NULL, 204, 35, false, NULL, '2026-11-30 02:32:23.393+00'),
	('01a22a4b-dd2e-733a-b25f-072d9cccec76', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-dd2e-7697-8572-9d53548f48ff', 'email.bounced', '01a22a4b-d471-745a-a933-206615b3b54b', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-30 02:32:24.597+00'),
	('01a22a4b-dd2e-7343-a787-3200daf84815', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-dd2e-7697-8572-9d54fd69b288', 'email.delivered', '01a22a4b-d49c-737c-8d4f-4e15556b1a78', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-30 02:32:24.597+00'),
	('01a22a4b-dd2e-738b-977a-bd648154f9d5', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-dd2e-7697-8572-9d5525d72a20', 'email.complained', '01a22a4b-d49c-737c-8d4f-4e15556b1a78', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-30 02:32:24.597+00'),
	('01a22a4b-dd2e-750e-8601-99640134e5d1', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-dd2e-7697-8572-9d5622091ed8', 'email.bounced', '01a22a4b-d4b6-730d-9460-d1e69e6a1645', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-30 02:32:24.597+00'),
	('01a22a4b-dd2e-76df-8e2c-811a3ba631a4', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-dd2e-7697-8572-9d584bff4dca', 'email.delivered', '01a22a4b-d543-74c9-b962-9a7e685ac587', 'delivered', 1, NULL, 204, 15, false, NULL, '2026-11-30 02:32:24.597+00'),
	('01a22a4b-dd2e-79b0-bc82-23006a3f705f', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-dd2e-7697-8572-9d576f4e8744', 'email.delivered', '01a22a4b-d4b6-730d-9460-d1e69e6a1645', 'delivered', 1, NULL, 204, 15, false, NULL, '2026-11-30 02:32:24.597+00'),
	('01a22a4b-d57b-7a08-bea3-131eb543905c', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d433-75e4-8637-2e0b67bc8431', 'live', '01a22a4b-d57b-75fe-9676-e7563a3c9dd3', 'email.cancelled', '01a22a4b-d56a-770d-8724-590fe5f4edf2', 'failed', 8, 'answered with status 500', 500, 3, false, NULL, '2026-11-30 02:32:22.651+00'),
	('01a22a4b-e0df-7e54-8a95-440c6aee9578', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-e0df-74ff-8c6d-41c936559a83', 'email.failed', '01a22a4b-d598-7612-8fb5-75564c1fbdd6', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-30 02:32:25.557+00'),
	('01a22a4b-e1e1-76de-988a-229aa8f8248e', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-e1e1-775b-91dd-980922a4c785', 'email.sent', '01a22a4b-e1d9-7392-8526-107f6c3169dd', 'delivered', 1, NULL, 204, 1, false, NULL, '2026-11-30 02:32:25.824+00'),
	('01a22a4b-e1fa-7148-ba8e-95608e432217', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d42d-73da-a2cb-27996a1c2452', 'test', '01a22a4b-e1fa-728d-a227-e57691f3b5de', 'email.sent', '01a22a4b-e1f1-75f3-ab92-db2979d38420', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:32:25.848+00'),
	('01a22a4b-e1fa-7337-ba24-e164da2ba0a6', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'test', '01a22a4b-e1fa-728d-a227-e57691f3b5de', 'email.sent', '01a22a4b-e1f1-75f3-ab92-db2979d38420', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:32:25.848+00'),
	('01a22a4b-e1fa-7610-8076-19067d062512', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'test', '01a22a4b-e1fa-728d-a227-e57550df9ae8', 'email.sent', '01a22a4b-e1eb-7748-8091-5f500f3422b8', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:32:25.839+00'),
	('01a22a4b-e1fa-7f96-a3f1-d04310a37436', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d42d-73da-a2cb-27996a1c2452', 'test', '01a22a4b-e1fa-728d-a227-e57550df9ae8', 'email.sent', '01a22a4b-e1eb-7748-8091-5f500f3422b8', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:32:25.839+00'),
	('01a22a4b-e5f3-7b40-8375-b33f239c74ae', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'test', '01a22a4b-e5f3-70a6-a9fc-c634dc2d56f2', 'email.delivered', '01a22a4b-e1eb-7748-8091-5f500f3422b8', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-30 02:32:26.84+00'),
	('01a22a4b-e5f3-7f64-9044-fb48a8222d80', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-e5f3-70a6-a9fc-c6337c6e4301', 'email.delivered', '01a22a4b-e1d9-7392-8526-107f6c3169dd', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-30 02:32:26.84+00'),
	('01a22a4b-fe7f-7537-8566-1d485bddc39e', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-fe7c-7273-8284-2679a3eca063', 'live', '01a22a4b-fe7f-74bf-9bf1-10e4d68c4bc9', 'email.queued', '01a22a4b-fe7f-74bf-9bf1-10e352c6d81b', 'pending', 1, 'answered with status 500', 500, 2, false, NULL, '2026-11-30 02:32:33.151+00'),
	('01a22a4b-fe84-75ec-9335-d57940b4f644', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-fe84-7781-8f0c-81dfe3b20caa', 'email.sent', '01a22a4b-fe7f-74bf-9bf1-10e352c6d81b', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:32:33.156+00'),
	('01a22a4b-ffbb-7804-84d9-1c0acfededdc', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-ffbb-7576-89af-b965cd9e3af5', 'email.sent', '01a22a4b-ffa7-705f-a4d1-121469f6277d', 'delivered', 1, NULL, 204, 1, false, NULL, '2026-11-30 02:32:33.467+00'),
	('01a22a4c-0279-77e9-b141-eda96fe9433a', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4c-0279-7183-a51e-4ef8277c8e98', 'email.delivered', '01a22a4b-fe7f-74bf-9bf1-10e352c6d81b', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-30 02:32:34.16+00'),
	('01a22a4b-e219-7186-a4e9-b0c177731730', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d42d-73da-a2cb-27996a1c2452', 'test', '01a22a4b-e219-74e5-ba76-f738cc099976', 'email.sent', '01a22a4b-e1fb-72d2-a15a-08bb57e8540e', 'delivered', 1, NULL, 204, 1, false, NULL, '2026-11-30 02:32:25.857+00'),
	('01a22a4b-e219-7f8c-a286-6247ec2f2943', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'test', '01a22a4b-e219-74e5-ba76-f738cc099976', 'email.sent', '01a22a4b-e1fb-72d2-a15a-08bb57e8540e', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:32:25.857+00'),
	('01a22a4b-e2ae-7710-982e-95839b9a7450', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-e2ae-73ad-a83d-34e649ef3ee7', 'email.sent', '01a22a4b-e23a-71ae-a8bd-eab117839a67', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-30 02:32:26.005+00'),
	('01a22a4b-ea13-7240-99f3-62d1cba0d469', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'test', '01a22a4b-ea13-7043-bf00-efb2ccb3cc55', 'email.bounced', '01a22a4b-e1f1-75f3-ab92-db2979d38420', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:32:27.915+00'),
	('01a22a4b-ea13-7a3a-b5d8-84f0573c551e', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'test', '01a22a4b-ea13-7043-bf00-efb39dce7767', 'email.delivered', '01a22a4b-e1fb-72d2-a15a-08bb57e8540e', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:32:27.915+00'),
	('01a22a4b-ea13-7d9e-ab39-80a6acbd6c89', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d42d-73da-a2cb-27996a1c2452', 'test', '01a22a4b-ea13-7043-bf00-efb2ccb3cc55', 'email.bounced', '01a22a4b-e1f1-75f3-ab92-db2979d38420', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:32:27.915+00'),
	('01a22a4b-ff67-7167-8f9f-f9d2116fb5f7', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4b-fe84-7781-8f0c-81dfe3b20caa', 'email.sent', '01a22a4b-fe7f-74bf-9bf1-10e352c6d81b', 'delivered', 1, NULL, 204, 2, false, '01a22a4b-fe84-75ec-9335-d57940b4f644', '2026-11-30 02:32:33.383+00'),
	('01a22a4b-ffa8-7d35-bb1d-9611fbc666a8', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-fe7c-7273-8284-2679a3eca063', 'live', '01a22a4b-ffa8-705f-a4d1-1215e133e738', 'email.queued', '01a22a4b-ffa7-705f-a4d1-121469f6277d', 'pending', 1, 'answered with status 500', 500, 1, false, NULL, '2026-11-30 02:32:33.447+00'),
	('01a22a4c-0601-7216-a441-461477d1a649', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', 'live', '01a22a4c-0601-715a-94f0-67cdd960f592', 'email.sent', '01a22a4c-05fd-7605-ad84-7c4e3bedfe85', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-30 02:32:35.073+00'),
	('01a22a4c-05fd-7d2f-8b49-469f02c08169', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-fe7c-7273-8284-2679a3eca063', 'live', '01a22a4c-05fd-7605-ad84-7c4fda3abe09', 'email.queued', '01a22a4c-05fd-7605-ad84-7c4e3bedfe85', 'pending', 1, 'answered with status 500', 500, 7, false, NULL, '2026-11-30 02:32:35.069+00'),
	('01a22a4c-11b4-73f2-b61c-7709f33b1564', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-fe7c-7273-8284-2679a3eca063', 'live', '01a22a4c-11b4-748e-863f-a253e6637527', 'email.queued', '01a22a4c-11b5-748e-863f-a2520abdc74d', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-30 02:32:38.069+00'),
	('01a22a4c-11d9-737c-ae80-680be6aeb24e', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-fe7c-7273-8284-2679a3eca063', 'live', '01a22a4c-11d9-703b-a420-3e15b1951b67', 'email.queued', '01a22a4c-11d9-703b-a420-3e142ea43d88', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-30 02:32:38.105+00'),
	('01a22a4c-11ff-7d9e-b821-562512893991', '01a22a4b-5349-70a1-8deb-eafc1196b83d', '01a22a4b-fe7c-7273-8284-2679a3eca063', 'live', '01a22a4c-11ff-75bf-aa67-e6ea8e6cb39a', 'email.queued', '01a22a4c-11ff-77a8-bff7-3f2c0399779a', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-30 02:32:38.143+00');


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
	('01a22a4b-d42d-73da-a2cb-27996a1c2452', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'test', 'http://127.0.0.1:43947/ok', '{email.sent,email.bounced}', 'sendwright', true, '2.throwaway.45bbe1e73af94a1b.qcCDAcTWQWUzR59U.-2UOZ2ABd15pAq69gUIYV2o0E1PPmMWnS8vKthbzuvilKe_yQ8b426tUMI2Gx8JYQjhOgphXoJxPkuedVKcf3XKQ', NULL, NULL, '2026-11-30 02:32:22.317+00', false),
	('01a22a4b-d433-75e4-8637-2e0b67bc8431', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', 'http://127.0.0.1:43947/broken', '{email.cancelled}', 'sendwright', true, '2.throwaway.45bbe1e73af94a1b.hDo_wnFI1FJ4YqVy.3eScD-LOfFGhuArRJpwsr_BWtnTLqw0X6gNVXwVC0ndRDznxrHy5-DeBs6UlLlGQMzE2MBAaFs-WTbLylqkd5muE', NULL, NULL, '2026-11-30 02:32:22.323+00', false),
	('01a22a4b-fe7c-7273-8284-2679a3eca063', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', 'http://127.0.0.1:43947/broken', '{email.queued}', 'sendwright', true, '2.throwaway.45bbe1e73af94a1b.1SzwZGNVi2e5hbuE.u2lCHN5edqHMHbKjDrDduekZQH5-t8k-mBadZo8bYmwYEO8tcDxVwHaxTA1-1BDVLSzRYwNqPviMCCMTInmlyU-M', NULL, NULL, '2026-11-30 02:32:33.148+00', false),
	('01a22a4b-d423-76e3-8bed-92ed691fe5dc', '01a22a4b-5349-70a1-8deb-eafc1196b83d', 'live', 'http://127.0.0.1:43947/ok', '{email.sent,email.delivered,email.delivery_delayed,email.bounced,email.complained,email.rejected,email.failed,email.cancelled}', 'sendwright', true, '2.throwaway.45bbe1e73af94a1b.C2aeobIJOjZ9WWlv.Ih73RCDB5Q6LWyRu88yKYUkD0qdCbzezx53vMi81-VeBLq61wFCFEAR6Az1p0PPLjmwsosTceja3ksTQOLlkF9hG', '2.throwaway.45bbe1e73af94a1b.7aDPja48OKCC4Hln.viCIuAdymBsDpuH0j-LAyHI3HgYCI_rDtKrdQYS9OrcpKDhI6smOxqGhYFbuSDFLEeLAbExgvBRXjOPLwLZEmfuG', '2026-12-01 02:32:33.414+00', '2026-11-30 02:32:22.307+00', false);


--
-- Data for Name: webhook_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_jobs OVERRIDING SYSTEM VALUE VALUES
	('01a22a4b-fe7f-7537-8566-1d485bddc39e', '01a22a4b-fe7c-7273-8284-2679a3eca063', '2026-11-30 02:32:38.266+00', '2026-11-30 02:32:38.266+00', NULL, 38, true, '1198'),
	('01a22a4b-ffa8-7d35-bb1d-9611fbc666a8', '01a22a4b-fe7c-7273-8284-2679a3eca063', '2026-11-30 02:32:38.842+00', '2026-11-30 02:32:38.842+00', NULL, 41, true, '1218'),
	('01a22a4c-0601-7216-a441-461477d1a649', '01a22a4b-d423-76e3-8bed-92ed691fe5dc', '2026-11-30 02:32:35.074+00', '2026-11-30 02:32:35.074+00', NULL, 45, false, '1244'),
	('01a22a4c-05fd-7d2f-8b49-469f02c08169', '01a22a4b-fe7c-7273-8284-2679a3eca063', '2026-11-30 02:32:40.413+00', '2026-11-30 02:32:40.413+00', NULL, 44, true, '1248'),
	('01a22a4c-11b4-73f2-b61c-7709f33b1564', '01a22a4b-fe7c-7273-8284-2679a3eca063', '2026-11-30 02:32:38.068+00', '2026-11-30 02:32:38.068+00', NULL, 46, false, '1254'),
	('01a22a4c-11d9-737c-ae80-680be6aeb24e', '01a22a4b-fe7c-7273-8284-2679a3eca063', '2026-11-30 02:32:38.104+00', '2026-11-30 02:32:38.104+00', NULL, 47, false, '1257'),
	('01a22a4c-11ff-7d9e-b821-562512893991', '01a22a4b-fe7c-7273-8284-2679a3eca063', '2026-11-30 02:32:38.142+00', '2026-11-30 02:32:38.142+00', NULL, 48, false, '1264');


--
-- Name: reputation_notes_id_seq; Type: SEQUENCE SET; Schema: sendwright; Owner: -
--

SELECT pg_catalog.setval('sendwright.reputation_notes_id_seq', 2, true);


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
-- Name: received received_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received
    ADD CONSTRAINT received_pkey PRIMARY KEY (id);


--
-- Name: received_2026_11 received_2026_11_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_2026_11
    ADD CONSTRAINT received_2026_11_pkey PRIMARY KEY (id);


--
-- Name: received_2026_12 received_2026_12_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_2026_12
    ADD CONSTRAINT received_2026_12_pkey PRIMARY KEY (id);


--
-- Name: received_2027_01 received_2027_01_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_2027_01
    ADD CONSTRAINT received_2027_01_pkey PRIMARY KEY (id);


--
-- Name: received_answers received_answers_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_answers
    ADD CONSTRAINT received_answers_pkey PRIMARY KEY (received_id, email_id);


--
-- Name: received_answers_2026_11 received_answers_2026_11_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_answers_2026_11
    ADD CONSTRAINT received_answers_2026_11_pkey PRIMARY KEY (received_id, email_id);


--
-- Name: received_answers_2026_12 received_answers_2026_12_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_answers_2026_12
    ADD CONSTRAINT received_answers_2026_12_pkey PRIMARY KEY (received_id, email_id);


--
-- Name: received_answers_2027_01 received_answers_2027_01_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_answers_2027_01
    ADD CONSTRAINT received_answers_2027_01_pkey PRIMARY KEY (received_id, email_id);


--
-- Name: received_contents received_contents_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_contents
    ADD CONSTRAINT received_contents_pkey PRIMARY KEY (received_id);


--
-- Name: received_contents_2026_11 received_contents_2026_11_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_contents_2026_11
    ADD CONSTRAINT received_contents_2026_11_pkey PRIMARY KEY (received_id);


--
-- Name: received_contents_2026_12 received_contents_2026_12_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_contents_2026_12
    ADD CONSTRAINT received_contents_2026_12_pkey PRIMARY KEY (received_id);


--
-- Name: received_contents_2027_01 received_contents_2027_01_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_contents_2027_01
    ADD CONSTRAINT received_contents_2027_01_pkey PRIMARY KEY (received_id);


--
-- Name: received_recipients received_recipients_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_recipients
    ADD CONSTRAINT received_recipients_pkey PRIMARY KEY (account_id, mode, address, received_id);


--
-- Name: received_recipients_2026_11 received_recipients_2026_11_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_recipients_2026_11
    ADD CONSTRAINT received_recipients_2026_11_pkey PRIMARY KEY (account_id, mode, address, received_id);


--
-- Name: received_recipients_2026_12 received_recipients_2026_12_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_recipients_2026_12
    ADD CONSTRAINT received_recipients_2026_12_pkey PRIMARY KEY (account_id, mode, address, received_id);


--
-- Name: received_recipients_2027_01 received_recipients_2027_01_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_recipients_2027_01
    ADD CONSTRAINT received_recipients_2027_01_pkey PRIMARY KEY (account_id, mode, address, received_id);


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
-- Name: accounts_by_end; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX accounts_by_end ON sendwright.accounts USING btree ("right"((id)::text, 10));


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
-- Name: domains_receiving; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE UNIQUE INDEX domains_receiving ON sendwright.domains USING btree (name) WHERE ((removed_at IS NULL) AND (receiving_status = 'verified'::text));


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
-- Name: received_by_domain; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_by_domain ON ONLY sendwright.received USING btree (account_id, mode, domain, id);


--
-- Name: received_2026_11_account_id_mode_domain_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2026_11_account_id_mode_domain_id_idx ON sendwright.received_2026_11 USING btree (account_id, mode, domain, id);


--
-- Name: received_by_time; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_by_time ON ONLY sendwright.received USING btree (account_id, mode, id);


--
-- Name: received_2026_11_account_id_mode_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2026_11_account_id_mode_id_idx ON sendwright.received_2026_11 USING btree (account_id, mode, id);


--
-- Name: received_by_message_id; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_by_message_id ON ONLY sendwright.received USING btree (account_id, mode, message_id) WHERE (octet_length(message_id) <= 1000);


--
-- Name: received_2026_11_account_id_mode_message_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2026_11_account_id_mode_message_id_idx ON sendwright.received_2026_11 USING btree (account_id, mode, message_id) WHERE (octet_length(message_id) <= 1000);


--
-- Name: received_by_answered; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_by_answered ON ONLY sendwright.received USING btree (account_id, mode, replied_to, id) WHERE (replied_to IS NOT NULL);


--
-- Name: received_2026_11_account_id_mode_replied_to_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2026_11_account_id_mode_replied_to_id_idx ON sendwright.received_2026_11 USING btree (account_id, mode, replied_to, id) WHERE (replied_to IS NOT NULL);


--
-- Name: received_by_sender; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_by_sender ON ONLY sendwright.received USING btree (account_id, mode, sender, id);


--
-- Name: received_2026_11_account_id_mode_sender_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2026_11_account_id_mode_sender_id_idx ON sendwright.received_2026_11 USING btree (account_id, mode, sender, id);


--
-- Name: received_by_fingerprint; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_by_fingerprint ON ONLY sendwright.received USING btree (fingerprint);


--
-- Name: received_2026_11_fingerprint_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2026_11_fingerprint_idx ON sendwright.received_2026_11 USING btree (fingerprint);


--
-- Name: received_by_text; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_by_text ON ONLY sendwright.received USING gin (search_text public.gin_trgm_ops) WITH (fastupdate='on', gin_pending_list_limit='1024');


--
-- Name: received_2026_11_search_text_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2026_11_search_text_idx ON sendwright.received_2026_11 USING gin (search_text public.gin_trgm_ops) WITH (fastupdate='on', gin_pending_list_limit='1024');


--
-- Name: received_2026_12_account_id_mode_domain_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2026_12_account_id_mode_domain_id_idx ON sendwright.received_2026_12 USING btree (account_id, mode, domain, id);


--
-- Name: received_2026_12_account_id_mode_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2026_12_account_id_mode_id_idx ON sendwright.received_2026_12 USING btree (account_id, mode, id);


--
-- Name: received_2026_12_account_id_mode_message_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2026_12_account_id_mode_message_id_idx ON sendwright.received_2026_12 USING btree (account_id, mode, message_id) WHERE (octet_length(message_id) <= 1000);


--
-- Name: received_2026_12_account_id_mode_replied_to_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2026_12_account_id_mode_replied_to_id_idx ON sendwright.received_2026_12 USING btree (account_id, mode, replied_to, id) WHERE (replied_to IS NOT NULL);


--
-- Name: received_2026_12_account_id_mode_sender_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2026_12_account_id_mode_sender_id_idx ON sendwright.received_2026_12 USING btree (account_id, mode, sender, id);


--
-- Name: received_2026_12_fingerprint_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2026_12_fingerprint_idx ON sendwright.received_2026_12 USING btree (fingerprint);


--
-- Name: received_2026_12_search_text_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2026_12_search_text_idx ON sendwright.received_2026_12 USING gin (search_text public.gin_trgm_ops) WITH (fastupdate='on', gin_pending_list_limit='1024');


--
-- Name: received_2027_01_account_id_mode_domain_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2027_01_account_id_mode_domain_id_idx ON sendwright.received_2027_01 USING btree (account_id, mode, domain, id);


--
-- Name: received_2027_01_account_id_mode_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2027_01_account_id_mode_id_idx ON sendwright.received_2027_01 USING btree (account_id, mode, id);


--
-- Name: received_2027_01_account_id_mode_message_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2027_01_account_id_mode_message_id_idx ON sendwright.received_2027_01 USING btree (account_id, mode, message_id) WHERE (octet_length(message_id) <= 1000);


--
-- Name: received_2027_01_account_id_mode_replied_to_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2027_01_account_id_mode_replied_to_id_idx ON sendwright.received_2027_01 USING btree (account_id, mode, replied_to, id) WHERE (replied_to IS NOT NULL);


--
-- Name: received_2027_01_account_id_mode_sender_id_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2027_01_account_id_mode_sender_id_idx ON sendwright.received_2027_01 USING btree (account_id, mode, sender, id);


--
-- Name: received_2027_01_fingerprint_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2027_01_fingerprint_idx ON sendwright.received_2027_01 USING btree (fingerprint);


--
-- Name: received_2027_01_search_text_idx; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX received_2027_01_search_text_idx ON sendwright.received_2027_01 USING gin (search_text public.gin_trgm_ops) WITH (fastupdate='on', gin_pending_list_limit='1024');


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
-- Name: received_2026_11_account_id_mode_domain_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_domain ATTACH PARTITION sendwright.received_2026_11_account_id_mode_domain_id_idx;


--
-- Name: received_2026_11_account_id_mode_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_time ATTACH PARTITION sendwright.received_2026_11_account_id_mode_id_idx;


--
-- Name: received_2026_11_account_id_mode_message_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_message_id ATTACH PARTITION sendwright.received_2026_11_account_id_mode_message_id_idx;


--
-- Name: received_2026_11_account_id_mode_replied_to_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_answered ATTACH PARTITION sendwright.received_2026_11_account_id_mode_replied_to_id_idx;


--
-- Name: received_2026_11_account_id_mode_sender_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_sender ATTACH PARTITION sendwright.received_2026_11_account_id_mode_sender_id_idx;


--
-- Name: received_2026_11_fingerprint_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_fingerprint ATTACH PARTITION sendwright.received_2026_11_fingerprint_idx;


--
-- Name: received_2026_11_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_pkey ATTACH PARTITION sendwright.received_2026_11_pkey;


--
-- Name: received_2026_11_search_text_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_text ATTACH PARTITION sendwright.received_2026_11_search_text_idx;


--
-- Name: received_2026_12_account_id_mode_domain_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_domain ATTACH PARTITION sendwright.received_2026_12_account_id_mode_domain_id_idx;


--
-- Name: received_2026_12_account_id_mode_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_time ATTACH PARTITION sendwright.received_2026_12_account_id_mode_id_idx;


--
-- Name: received_2026_12_account_id_mode_message_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_message_id ATTACH PARTITION sendwright.received_2026_12_account_id_mode_message_id_idx;


--
-- Name: received_2026_12_account_id_mode_replied_to_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_answered ATTACH PARTITION sendwright.received_2026_12_account_id_mode_replied_to_id_idx;


--
-- Name: received_2026_12_account_id_mode_sender_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_sender ATTACH PARTITION sendwright.received_2026_12_account_id_mode_sender_id_idx;


--
-- Name: received_2026_12_fingerprint_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_fingerprint ATTACH PARTITION sendwright.received_2026_12_fingerprint_idx;


--
-- Name: received_2026_12_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_pkey ATTACH PARTITION sendwright.received_2026_12_pkey;


--
-- Name: received_2026_12_search_text_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_text ATTACH PARTITION sendwright.received_2026_12_search_text_idx;


--
-- Name: received_2027_01_account_id_mode_domain_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_domain ATTACH PARTITION sendwright.received_2027_01_account_id_mode_domain_id_idx;


--
-- Name: received_2027_01_account_id_mode_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_time ATTACH PARTITION sendwright.received_2027_01_account_id_mode_id_idx;


--
-- Name: received_2027_01_account_id_mode_message_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_message_id ATTACH PARTITION sendwright.received_2027_01_account_id_mode_message_id_idx;


--
-- Name: received_2027_01_account_id_mode_replied_to_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_answered ATTACH PARTITION sendwright.received_2027_01_account_id_mode_replied_to_id_idx;


--
-- Name: received_2027_01_account_id_mode_sender_id_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_sender ATTACH PARTITION sendwright.received_2027_01_account_id_mode_sender_id_idx;


--
-- Name: received_2027_01_fingerprint_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_fingerprint ATTACH PARTITION sendwright.received_2027_01_fingerprint_idx;


--
-- Name: received_2027_01_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_pkey ATTACH PARTITION sendwright.received_2027_01_pkey;


--
-- Name: received_2027_01_search_text_idx; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_by_text ATTACH PARTITION sendwright.received_2027_01_search_text_idx;


--
-- Name: received_answers_2026_11_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_answers_pkey ATTACH PARTITION sendwright.received_answers_2026_11_pkey;


--
-- Name: received_answers_2026_12_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_answers_pkey ATTACH PARTITION sendwright.received_answers_2026_12_pkey;


--
-- Name: received_answers_2027_01_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_answers_pkey ATTACH PARTITION sendwright.received_answers_2027_01_pkey;


--
-- Name: received_contents_2026_11_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_contents_pkey ATTACH PARTITION sendwright.received_contents_2026_11_pkey;


--
-- Name: received_contents_2026_12_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_contents_pkey ATTACH PARTITION sendwright.received_contents_2026_12_pkey;


--
-- Name: received_contents_2027_01_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_contents_pkey ATTACH PARTITION sendwright.received_contents_2027_01_pkey;


--
-- Name: received_recipients_2026_11_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_recipients_pkey ATTACH PARTITION sendwright.received_recipients_2026_11_pkey;


--
-- Name: received_recipients_2026_12_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_recipients_pkey ATTACH PARTITION sendwright.received_recipients_2026_12_pkey;


--
-- Name: received_recipients_2027_01_pkey; Type: INDEX ATTACH; Schema: sendwright; Owner: -
--

ALTER INDEX sendwright.received_recipients_pkey ATTACH PARTITION sendwright.received_recipients_2027_01_pkey;


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


