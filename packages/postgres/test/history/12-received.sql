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
    received_megabytes integer,
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
-- Name: received_usage; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.received_usage (
    account_id uuid NOT NULL,
    part smallint NOT NULL,
    bytes bigint NOT NULL
)
WITH (fillfactor='20');


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
-- Name: routes; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.routes (
    id boolean DEFAULT true NOT NULL,
    text text NOT NULL,
    version integer NOT NULL,
    changed_at timestamp(3) with time zone NOT NULL,
    changed_by text NOT NULL
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
    parts json,
    receivers text[] COLLATE pg_catalog."C"
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
-- Name: site_reports; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE UNLOGGED TABLE sendwright.site_reports (
    reporter uuid NOT NULL,
    site text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL,
    per_minute double precision NOT NULL,
    connections integer NOT NULL,
    taken integer NOT NULL,
    slowed integer NOT NULL,
    other integer NOT NULL,
    silent integer NOT NULL,
    reported_at timestamp(3) with time zone NOT NULL
)
WITH (fillfactor='30');


--
-- Name: sites; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.sites (
    site text NOT NULL COLLATE pg_catalog."C",
    seen_at timestamp(3) with time zone NOT NULL,
    refusal_code text,
    refusal_text text,
    refused_at timestamp(3) with time zone,
    paused_at timestamp(3) with time zone,
    paused_by text,
    flushes integer DEFAULT 0 NOT NULL,
    flushed_at timestamp(3) with time zone
)
WITH (fillfactor='50');


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
-- Name: tls_report_counts; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.tls_report_counts (
    report_id uuid NOT NULL,
    key bytea NOT NULL,
    policy json NOT NULL,
    failure json,
    sessions bigint NOT NULL
);


--
-- Name: tls_reports; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.tls_reports (
    id uuid NOT NULL,
    day date NOT NULL,
    domain text NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    done text[] DEFAULT '{}'::text[] NOT NULL
);


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
-- Name: warmup_counts; Type: TABLE; Schema: sendwright; Owner: -
--

CREATE TABLE sendwright.warmup_counts (
    source text NOT NULL,
    site text NOT NULL,
    day date NOT NULL,
    taken integer NOT NULL,
    CONSTRAINT warmup_counts_taken_check CHECK ((taken >= 0))
)
WITH (fillfactor='50');


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
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'Acme', 'enterprise', NULL, true, NULL, NULL, 1000000, NULL, NULL, NULL, NULL, '2026-11-30 02:43:44.512+00', NULL, NULL),
	('01a22a56-57d1-7385-8f91-a75860a30ec0', 'Closed', 'free', NULL, false, NULL, NULL, NULL, NULL, NULL, '2026-11-30 02:43:53.381+00', 'Sent what nobody asked for.', '2026-11-30 02:43:51.377+00', NULL, NULL),
	('01a22a56-5385-72b1-bedf-2d2eeee72453', 'Bolt', 'pro', NULL, false, 50, NULL, 7, '2026-11-30 02:44:36.154+00', NULL, NULL, NULL, '2026-11-30 02:43:50.277+00', NULL, NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.api_keys VALUES
	('01a22a56-4082-7215-a105-df5b6108e31d', '01a22a56-3d00-7198-b827-66de65fb6e8d', '1f57d9cb54f56a6ba9c2279180af114baae59a94851a6678d657dabaa72e2184', 'Acme live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', '7Jm6', '2026-11-30 02:43:45.41+00', NULL, '2026-11-30 02:43:46.342+00', NULL),
	('01a22a56-4efe-7090-8164-4c48afdd4335', '01a22a56-3d00-7198-b827-66de65fb6e8d', '832fb59c8f337d5c8a88e96d6409a0a8cd009b119dbda0c80adb393ace8a5e4c', 'Acme live', 'live', '{emails:read}', 'svc_live_', 'YEYT', '2026-11-30 02:43:49.118+00', NULL, NULL, NULL),
	('01a22a56-5bab-7657-83d6-8d290c6df62c', '01a22a56-57d1-7385-8f91-a75860a30ec0', 'fed32e705894033f119566f6433b927deb633c28ee7073aadbcf430b924c116b', 'Closed live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', '6njX', '2026-11-30 02:43:52.363+00', NULL, NULL, NULL),
	('01a22a56-6427-7716-a3cf-32c597417876', '01a22a56-5385-72b1-bedf-2d2eeee72453', '799da6263c4bc58f61907e4e903dcc2a914cb9a1d88953d96d2cdac3a84f8b31', 'Bolt live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'DUHS', '2026-11-30 02:43:54.535+00', '2026-11-30 02:44:38.271+00', NULL, NULL),
	('01a22a56-47cb-779a-be45-5aad499d111e', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'ed6906d2364209589cc7791f9c7f93e892dfd7ae009d28fae4e48f8f4c1df1e3', 'Acme live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'hQfu', '2026-11-30 02:43:47.275+00', '2026-11-30 02:44:38.865+00', NULL, NULL),
	('01a22a56-4ac8-755f-9aa5-ea2088ebb5f6', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'e6b03353846d045bdd596ebae4799333097d1886806e4f5393b786ca60936a18', 'Acme test', 'test', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_test_', 'vA8y', '2026-11-30 02:43:48.04+00', '2026-11-30 02:44:38.218+00', NULL, NULL);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.audit_log VALUES
	('01a22a56-3d0b-74c8-a0c6-68111016d86a', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:43:44.523+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22a56-4084-7312-bfa1-c1a8719e2959', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:43:45.411+00', 'operator', NULL, 'operator', 'key.created', '01a22a56-4082-7215-a105-df5b6108e31d', NULL, NULL, NULL),
	('01a22a56-4436-7688-a1ec-d4835f5725cc', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:43:46.358+00', 'operator', NULL, 'operator', 'key.revoked', '01a22a56-4082-7215-a105-df5b6108e31d', NULL, NULL, NULL),
	('01a22a56-47d6-75ee-836c-e1c9ad2b3063', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:43:47.286+00', 'operator', NULL, 'operator', 'key.created', '01a22a56-47cb-779a-be45-5aad499d111e', NULL, NULL, NULL),
	('01a22a56-4acc-7223-9f85-77ed61f6e8a1', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:43:48.044+00', 'operator', NULL, 'operator', 'key.created', '01a22a56-4ac8-755f-9aa5-ea2088ebb5f6', NULL, NULL, NULL),
	('01a22a56-4f00-72d8-a0ec-342e70c99c61', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:43:49.12+00', 'operator', NULL, 'operator', 'key.created', '01a22a56-4efe-7090-8164-4c48afdd4335', NULL, NULL, NULL),
	('01a22a56-538d-72ef-b0f3-ac5e075ae88d', '01a22a56-5385-72b1-bedf-2d2eeee72453', '2026-11-30 02:43:50.285+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22a56-57d9-7487-afa7-d167f1b66b4b', '01a22a56-57d1-7385-8f91-a75860a30ec0', '2026-11-30 02:43:51.385+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22a56-5bad-76ff-b3aa-7d1b0cdf0c51', '01a22a56-57d1-7385-8f91-a75860a30ec0', '2026-11-30 02:43:52.365+00', 'operator', NULL, 'operator', 'key.created', '01a22a56-5bab-7657-83d6-8d290c6df62c', NULL, NULL, NULL),
	('01a22a56-5faf-74fa-b1aa-b6cc2d27c93e', '01a22a56-57d1-7385-8f91-a75860a30ec0', '2026-11-30 02:43:53.391+00', 'operator', NULL, 'operator', 'account.suspended', NULL, NULL, NULL, NULL),
	('01a22a56-642c-7611-8aa7-dc62492189a0', '01a22a56-5385-72b1-bedf-2d2eeee72453', '2026-11-30 02:43:54.54+00', 'operator', NULL, 'operator', 'key.created', '01a22a56-6427-7716-a3cf-32c597417876', NULL, NULL, NULL),
	('01a22a56-68c5-7453-b6f9-2cc0a343b1a1', NULL, '2026-11-30 02:43:55.717+00', 'operator', NULL, 'operator', 'user.created', '01a22a56-68c0-708f-8ef5-14ebbc67db70', NULL, NULL, NULL),
	('01a22a56-6ccc-77d0-8f28-e4316f6e62fd', NULL, '2026-11-30 02:43:56.748+00', 'operator', NULL, 'operator', 'user.link_made', '01a22a56-3d00-7198-b827-66dfad92fe57', NULL, NULL, NULL),
	('01a22a56-6d47-72a1-b4a0-3f4b575b3f5e', NULL, '2026-11-30 02:43:56.871+00', 'user', '01a22a56-3d00-7198-b827-66dfad92fe57', 'ada', 'user.password_changed', '01a22a56-3d00-7198-b827-66dfad92fe57', '127.0.0.1', NULL, '277b652b4e42685f7e327a24596f451d'),
	('01a22a56-6d49-7634-b75e-edd9c0c97e1e', NULL, '2026-11-30 02:43:56.873+00', 'user', '01a22a56-3d00-7198-b827-66dfad92fe57', 'ada', 'user.signed_in', '01a22a56-3d00-7198-b827-66dfad92fe57', '127.0.0.1', NULL, '277b652b4e42685f7e327a24596f451d'),
	('01a22a56-71bc-7523-848c-f82c1b6593de', NULL, '2026-11-30 02:43:58.012+00', 'operator', NULL, 'operator', 'user.link_made', '01a22a56-68c0-708f-8ef5-14ebbc67db70', NULL, NULL, NULL),
	('01a22a56-722a-74a6-be47-53e8dbf905e5', NULL, '2026-11-30 02:43:58.122+00', 'operator', '01a22a56-68c0-708f-8ef5-14ebbc67db70', 'grace', 'user.password_changed', '01a22a56-68c0-708f-8ef5-14ebbc67db70', '127.0.0.1', NULL, '6c92670ef01b7a5de63e5e74d6fa0f33'),
	('01a22a56-722c-76bb-b040-f5085788c16c', NULL, '2026-11-30 02:43:58.124+00', 'operator', '01a22a56-68c0-708f-8ef5-14ebbc67db70', 'grace', 'user.signed_in', '01a22a56-68c0-708f-8ef5-14ebbc67db70', '127.0.0.1', NULL, '6c92670ef01b7a5de63e5e74d6fa0f33'),
	('01a22a56-778f-7761-be35-802743a1cfa4', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:43:59.503+00', 'operator', NULL, 'operator', 'member.invited', '01a22a56-778d-7574-8f8a-40ee15014c38', NULL, NULL, NULL),
	('01a22a56-7816-7469-b867-7c9781e0fdbd', NULL, '2026-11-30 02:43:59.637+00', 'user', '01a22a56-780a-7054-95fc-847f50978bd2', 'The developer', 'user.created', '01a22a56-780a-7054-95fc-847f50978bd2', '127.0.0.1', NULL, '267ea17a05a1e355a7941f046a12346c'),
	('01a22a56-7819-703b-88df-75e17847e19d', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:43:59.641+00', 'user', '01a22a56-780a-7054-95fc-847f50978bd2', 'The developer', 'member.joined', '01a22a56-780a-7054-95fc-847f50978bd2', '127.0.0.1', NULL, '267ea17a05a1e355a7941f046a12346c'),
	('01a22a56-781b-77b5-8ee5-1822f40ef3c9', NULL, '2026-11-30 02:43:59.643+00', 'user', '01a22a56-780a-7054-95fc-847f50978bd2', 'The developer', 'user.signed_in', '01a22a56-780a-7054-95fc-847f50978bd2', '127.0.0.1', NULL, '267ea17a05a1e355a7941f046a12346c'),
	('01a22a56-7d13-779f-ab73-deb73e67081f', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:00.915+00', 'operator', NULL, 'operator', 'member.invited', '01a22a56-7d10-7521-907d-3c586d4345b5', NULL, NULL, NULL),
	('01a22a56-7d9a-763c-8dae-e3a5825bcb02', NULL, '2026-11-30 02:44:01.05+00', 'user', '01a22a56-7d93-76ff-bf62-658b033a6e89', 'The viewer', 'user.created', '01a22a56-7d93-76ff-bf62-658b033a6e89', '127.0.0.1', NULL, 'd9256f9ea311023a7b9ad976b7ea150b'),
	('01a22a56-7d9a-763c-8dae-e3a6e59eb7f5', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:01.05+00', 'user', '01a22a56-7d93-76ff-bf62-658b033a6e89', 'The viewer', 'member.joined', '01a22a56-7d93-76ff-bf62-658b033a6e89', '127.0.0.1', NULL, 'd9256f9ea311023a7b9ad976b7ea150b'),
	('01a22a56-7da9-77bc-a513-0ecd8b39a2c0', NULL, '2026-11-30 02:44:01.065+00', 'user', '01a22a56-7d93-76ff-bf62-658b033a6e89', 'The viewer', 'user.signed_in', '01a22a56-7d93-76ff-bf62-658b033a6e89', '127.0.0.1', NULL, 'd9256f9ea311023a7b9ad976b7ea150b'),
	('01a22a56-8596-7331-9473-57809264a8cd', NULL, '2026-11-30 02:44:03.093+00', 'operator', NULL, 'operator', 'user.disabled', '01a22a56-7d93-76ff-bf62-658b033a6e89', NULL, NULL, NULL),
	('01a22a56-93c9-73c2-a876-4c88afa1b61f', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:06.729+00', 'operator', NULL, 'operator', 'member.invited', '01a22a56-93c8-77d6-aac3-79287b630f75', NULL, NULL, NULL),
	('01a22a56-94bb-7513-b541-f8ce41b3b1ea', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:06.971+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'domain.added', '01a22a56-94b5-730c-b458-92976575373c', '127.0.0.1', NULL, '98cbf4edbd65111d1ee1ff7e12a41eeb'),
	('01a22a56-94c9-76ad-8d03-7a313324b7fa', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:06.985+00', 'engine', NULL, 'sendwright', 'domain.verified', '01a22a56-94b5-730c-b458-92976575373c', '127.0.0.1', NULL, 'bf1fcef7e8709889acaa23373f3571cb'),
	('01a22a56-94fe-7607-b571-ed5d47f75fe9', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:07.038+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'domain.added', '01a22a56-94fb-73ef-aa6e-b438b7b8516c', '127.0.0.1', NULL, '13f8d2d3fc2d988bd2abff80bd887bc4'),
	('01a22a56-9517-703e-b55b-63fe62f50c93', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:07.063+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'domain.added', '01a22a56-9514-745b-bab4-d9be818faabf', '127.0.0.1', NULL, '0f128a47523cbcaee585b81ac431975a'),
	('01a22a56-951d-705f-835c-15dd0b77e132', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:07.069+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'domain.removed', '01a22a56-9514-745b-bab4-d9be818faabf', '127.0.0.1', NULL, 'd8565bdd1ed19a48ab114f16d6f1b0bf'),
	('01a22a56-9527-73cb-9b71-d422b9a1354a', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:07.079+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'template.created', '01a22a56-9524-7684-bee6-7492df085a03', '127.0.0.1', NULL, 'b9798df120fa8f2c3bcb288a611b9d8b'),
	('01a22a56-9532-77a5-a422-f3ac46f810a8', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:07.09+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'template.changed', '01a22a56-9524-7684-bee6-7492df085a03', '127.0.0.1', NULL, 'c76ff67d4fb03f08553e4487e4d13ebc'),
	('01a22a56-9538-70d8-aaa8-74d5165f092c', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:07.096+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'template.restored', '01a22a56-9524-7684-bee6-7492df085a03', '127.0.0.1', NULL, '2b13d5580fe626bd68ad7408e1237a64'),
	('01a22a56-953c-7127-9082-34c8481b1b26', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:07.1+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'template.created', '01a22a56-953c-7127-9082-34c7a5e99b48', '127.0.0.1', NULL, '3dd9ce055de12f7aed9c092b8d5f81b8'),
	('01a22a56-9542-74e1-95f3-c58b353f4353', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:07.106+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'template.created', '01a22a56-9541-7773-8894-5ba8d72cb426', '127.0.0.1', NULL, '6b19a3bb9e310306dbac35d7ababf92c'),
	('01a22a56-9546-77a3-a59b-04ecb9f5458e', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:07.11+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'template.created', '01a22a56-9545-71af-8144-4c73b5047a49', '127.0.0.1', NULL, '1b94ef38a48d75844d0c49b9c1e0a3bf'),
	('01a22a56-9548-7158-8cc9-03090826ea94', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:07.112+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'template.removed', '01a22a56-9545-71af-8144-4c73b5047a49', '127.0.0.1', NULL, '025846d1e905b8f813a429ae300c6b98'),
	('01a22a56-954d-73a3-b174-eea84dd6191c', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:07.117+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'webhook.added', '01a22a56-954c-7065-9265-e3f5cdbbafb6', '127.0.0.1', NULL, '9b56628d8c76cee796ae998064bf180b'),
	('01a22a56-9555-7123-a034-8b219d0d6c51', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:07.125+00', 'key', '01a22a56-4ac8-755f-9aa5-ea2088ebb5f6', 'Acme test', 'webhook.added', '01a22a56-9553-72c2-ac0f-f3c00564b1b7', '127.0.0.1', NULL, '6c55e249b14a767829e3bd1c558775f0'),
	('01a22a56-955b-739c-a1ec-08f6e2350116', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:07.131+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'webhook.added', '01a22a56-955a-703b-9386-8f435688798e', '127.0.0.1', NULL, '6725e53e2c6b8d7423bdcfaddc783ea5'),
	('01a22a56-9560-7605-bc94-40d604fe9504', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:07.136+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'webhook.added', '01a22a56-955f-75af-9856-5745ec49349f', '127.0.0.1', NULL, '5ac846a4d2ac19b4bad5ccf21412a2cb'),
	('01a22a56-9567-7052-aba0-920b497c5a4c', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:07.143+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'webhook.removed', '01a22a56-955f-75af-9856-5745ec49349f', '127.0.0.1', NULL, 'fb975c194c1abe6bd6bd6420b9febdbd'),
	('01a22a56-b258-74e4-9fa5-7ec20d91f19a', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:14.552+00', 'operator', NULL, 'operator', 'email.settled', '01a22a56-9656-74ef-a7a8-a1829e4c3f11', NULL, NULL, NULL),
	('01a22a56-b2f5-7492-993a-2a2db112ea3d', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:14.709+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'portal.link_made', '01a22a56-b2f5-7492-993a-2a2c158d17f0', '127.0.0.1', NULL, '3f35591c101705bc92c90d7d90b96e9c'),
	('01a22a56-b2ff-70e2-878c-092b0123a274', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:14.719+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '895d4e6c3a9fc11525a03eb42fc54a88'),
	('01a22a56-b305-77a1-bfc0-6f67a957039b', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:14.725+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '04c5c9d71864def0299652ea87c314c3'),
	('01a22a56-b309-71c3-9c04-1649e74e5691', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:14.729+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'suppression.removed', NULL, '127.0.0.1', NULL, '197d110e42dca8ada0b8777a755dfc3a'),
	('01a22a56-b3c8-7389-acfc-d90606cf173b', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:14.92+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'recipient.erased', 'fa7b3f37f040', '127.0.0.1', NULL, 'd4609b1509b717e31ac131a4c05290f8'),
	('01a22a56-c742-7528-9480-0a956f12e795', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:19.906+00', 'key', '01a22a56-47cb-779a-be45-5aad499d111e', 'Acme live', 'webhook.added', '01a22a56-c73f-77a7-a164-877fe72492fc', '127.0.0.1', NULL, '503b261e1b4fa8d153093406c114b8cc'),
	('01a22a56-c881-7754-9bb5-d148943048bc', NULL, '2026-11-30 02:44:20.225+00', 'user', '01a22a56-3d00-7198-b827-66dfad92fe57', 'ada', 'user.signed_in', '01a22a56-3d00-7198-b827-66dfad92fe57', '127.0.0.1', NULL, 'f590af332d64cd03ae350410b57b5fe2'),
	('01a22a56-c8d1-71cc-a144-5309fb8a7e3c', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:20.305+00', 'user', '01a22a56-3d00-7198-b827-66dfad92fe57', 'ada', 'webhook.delivery_sent_again', '01a22a56-c754-7f46-8fbf-cd2a15895116', '127.0.0.1', '01a22a56-c87e-72a8-969a-1657e715cb26', '02abf41b181382610a46c2bd57aeed41'),
	('01a22a56-c92e-7100-96f3-4d39cdbecbf6', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:20.398+00', 'user', '01a22a56-3d00-7198-b827-66dfad92fe57', 'ada', 'webhook.secret_rotated', '01a22a56-954c-7065-9265-e3f5cdbbafb6', '127.0.0.1', '01a22a56-c87e-72a8-969a-1657e715cb26', '6e3db7545548f23de12aa614ba998c25'),
	('01a22a56-c986-7351-b236-c0c12c97a64b', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:20.486+00', 'user', '01a22a56-3d00-7198-b827-66dfad92fe57', 'ada', 'email.copied', '01a22a56-c96c-7367-ad72-9c18521e10ac', '127.0.0.1', '01a22a56-c87e-72a8-969a-1657e715cb26', '005a7a99e70fda51b179ddea21379f8f'),
	('01a22a56-da42-72c8-8470-88f23e320d4d', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:24.77+00', 'operator', NULL, 'operator', 'domain.dkim_rotated', '01a22a56-94b5-730c-b458-92976575373c', NULL, NULL, NULL),
	('01a22a56-fd6e-71ce-ac8f-e6f6422962a9', '01a22a56-5385-72b1-bedf-2d2eeee72453', '2026-11-30 02:44:33.774+00', 'operator', NULL, 'operator', 'emails.held', NULL, NULL, NULL, NULL),
	('01a22a57-0740-7011-805c-eb98b2aa7657', '01a22a56-5385-72b1-bedf-2d2eeee72453', '2026-11-30 02:44:36.288+00', 'operator', NULL, 'operator', 'account.paused', NULL, NULL, NULL, NULL),
	('01a22a57-08f2-711c-9441-ef73c83256b3', NULL, '2026-11-30 02:44:36.722+00', 'user', '01a22a56-3d00-7198-b827-66dfad92fe57', 'ada', 'user.signed_in', '01a22a56-3d00-7198-b827-66dfad92fe57', '127.0.0.1', NULL, '716888bfd344c137c0b3305ec2e19987'),
	('01a22a57-09c5-72c8-9a67-ae2d50f4613f', NULL, '2026-11-30 02:44:36.933+00', 'operator', '01a22a56-68c0-708f-8ef5-14ebbc67db70', 'grace', 'user.signed_in', '01a22a56-68c0-708f-8ef5-14ebbc67db70', '127.0.0.1', NULL, 'bd055ec47edf1b9db1104e8750d48100');


--
-- Data for Name: domains; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.domains VALUES
	('01a22a56-94fb-73ef-aa6e-b438b7b8516c', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'pending.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw7a5086bc1d._domainkey.pending.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAnTu13UIctR7ffzlYwKlb8jxHoZmdDEtJ0sCE7bwykO+trNpAqbbDWJ5FsU1XMYSFTMu2V9MphFT7PRqMezy+oBYQQ2XpDbzlkIWk0tZUVUMblaSUG8HAbDTAqhkBdLCtWqpx/0VkT7cu/gpxAWHWn0GnoFvjiLObbdfXK7IE3G8+mmG2aSfWfgismDLaZqJDYZkonu4xl4DF7IqS+G2NM3Bsn0IHuci+8reqLfbZZ4XsmbwAvE/kUxaXBaNtn6wF55r7OmpQJeoYS5jlPcXthXBCOYeLSQ3F6Ps2080KVqu/+l6dakO9tJ7//W7fo5MaeXJpwpu8OaaZLPac9iU7AwIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.pending.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.pending.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.pending.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw7a5086bc1d', '2.throwaway.d320db221506c9d8.62a4Q_02eKrbLSGi.1w0aHlBsLdYEK-RC1V3eDMLuEkA7UHIp4_aNeergJVv53tEGBpYAWFEnmf9E09i3JQ03FvHPtgM37a4K3KY_CyQeCfJ99mk_IdQsfSSOLTPN1T4tOYfhnBA5c6ymCnYTCFOJnRffRfJw5F43Y7uuUaZhwekcmijFHvENqChK6-zKuGyFXmn7qaK2cNurb0spak9Mfqprjh7DsLe1ULzNJ504zEDasnoIWC3VAe_tzm7n9mzhdVKgpZVzf-lXF2GbySFGX0G8Gu6OR2WmrOj4D_piisZbb4BN3KBub4qJW1pgN_bt2HBRwv3CMO-RG-qr5R4Mw0GnDlPPaqhyqHoVJGCRvtCdi9aeVvgWiNjDSKkMBPQoysoBNsLXlhWArz-nnBDY3MO9FW5NZXXXI62hRa562xjjejdL6m-PI3PogPQCgiWrm8WI4yTiPJM0uYlaNU18qjXLxMxSA5CZiKmssQCbEQTEQwFd0Au5o6RjMLH6yB09d-DApXY4AU2vXP_c5pAgMe17iDaQ49sZVxfQU2mob9f00Wu2fF5oF05DNC0Pedvky__S2rjoNGzjdrT4ea3_CKXRu4Nou1cqiP4iUDy9oaU4sd4LyD2a87vZ_B_lwX5L01L60fLFs32OS6F6yVh2abw2bOLp_alyD17IdOW9M3hPlvzhXe8E0hAZYxrOpJU0soa617X6doloRmpgrbaERsbiOp2mr2qDPJEUiyETZDudGdMhlrwZJXCt2iX_cJuX2JJ0NX_nkT-1UuJ4Euv-_6urT458RnCvCUORYL5bCE2lfhiEDTIbX4or243HQqkpojDpUuDNgQBKwODo2s6Ili_AqvYEJlFYmrgkIHK9Y9JmrVg1dkJVV_s0gIzdiyfDuaaI1sJ6bykBatXdHoebvoeWhXXXJcVbiq3hFE12Ba5_0syq9zycdFruoMyIipo9qOJI8NlncmAYxM5P_wFekbUCoTd4-C_1-vCkpg6soxbepj_evRkwVyZFoRs9YfBdVhMl9X04tqpxCIjYKmLGn2EBum3I8pJUCiOlK2Hfq3Kq3tSysWyIyVJZryKLVUSQ5EuOdyvmy3XB5qWHgG6RGuA087_mXOZbidIbRYIhLW8Eu7opn7TFKdYp5-TxhT1T_phb_1z4fkJZUyOloXZCyqGue6BBbefKnVVoal_8qKxRwsaggn9mo2xq4SWtU6S4u6dCCMIqGkBELmlfxCimxtPoIOChWv4HrB9IbPV39BXvIpLWZk3eopYbfGdveb1Y4EysFSzRiGpkIsc1hI6x3PnSLQuppRNWN1OpL1xG8Atb64Y9vJ6QSKLPZogB7y__UAucMF0Z4ZS5G5xk1iMgQSbg2I4ClW4vE_4XcAWo1TspuTb_dJYhnWHPRVThQx2aXGo9EvjkLI3FVvae2XkLgjw_801Kc-q2d0sZ7QZVa2RhgRFjLeZjp1tdLh8ZgJlDbZ2TvurRp4GOKX-Cq8ZpP63p14kWTGQ6Nvgia-qp5tcoax8Ws0nmcRNyoCKVCVpyceX1V8LidQErrkgpDh4lVS72CKoOdM_QiQRkdArCMCWNuC042tsZodH1DHb4QC2aYGn3-9TRL3LFWNLAgl9I3i98ubrn3q3810-mA6Gbo4w7kwgBDZLX_J99hf613SInBFjL7GxpjS8h80FF7HYKfGUFuvdrsDSOVmW_656DD3Wtk66h8u6epCLPVP-G6tAmwrjWaoRna8GkfrGmm-V-pINTcrESfOlYF9YvIpekcrsz7qaKuOi7UTcR3XqSbYsmPOIQLS3KMQlaqUnEaXMTFypmSXmI-Y2fjce5jlz23DUxFJXvbksOST-l8V1dus066fG3HyVrjSs7e8qG1GcvPV4Ka7_TS0QCkwa6zAyPlKhYdpKScffi5OP_Kwky2G6NKA7dxX6i_zOugSQ5PIdjn4s12EFQKvOheksqMMpmKdHEt86yvTOeHLfEL8iDesgY3gDOPvAKBAtxCQhibGi0HcUKDoH610_DEsaSFq9wb307JP_rywS3aYSRlxUAl_k6QP0BGVrgqmoVfPRP0h6VM5XA7ofsQJ2YbzHkJ9kWXfJFQ703ktoB35BiC01XbxwIXMtkfWrhiuRRj_z0ts1QuOyX3irOYWpfmCs31KS3c9YULSZvBKDqDu-5rsJg49XYyNoIuf-rfJjxxFs_ycyePzomlk54J8tz9Thbexfj0k7WlIzMM_AEKGxR7EBq7loyYEC-rKdgyYnOx8ue_rgbbc5tsINS0rDI57AwPCMQh3FcvY7MBYPNzZ_AovPAQMEo6jdIPA', NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-30 02:49:07.035+00', '2026-11-30 02:44:07.035+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a22a56-94b5-730c-b458-92976575373c', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'mail.acme.example', 'local', 'verified', 'healthy', '2026-11-30 02:44:06.983+00', NULL, '[{"id":"dkim","type":"TXT","name":"sw191c65a88a._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA4QU6Un5YspPK6QiE6GYnZbIoI0IAHL0QBYN3dKM65859XMcoevWJ4XGSP1X3uo895nutWreJr65mvWoZCBbFqmFeU/cjGZ/tLAVR6tyNCZW0JhvE/g3VQo+u6IQgo/P2e+0E2xY2sOXzkOaF4qe7of0Tp2AWY9x3mLsRE3AUe/BExNtQe5L/qmhHGkwJGzsVS7ixhjSfs2I9LJ9TS2EuU4PRB+jf07/AbatW5MuJPGwgEa2zQp93uPHtwsQBTkX5J1mn/mklNdHx8t3Hmx2ANIJdR6jcD59L5/uxXkamu32Qcw1ud+bcHZF5c1rO2HeIi2bMG2oupZ4DGhK2qB4RxwIDAQAB","purpose":"dkim"},{"id":"dkim_sw1f3b0f9a66","type":"TXT","name":"sw1f3b0f9a66._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA3phOUarx05rcMb20ZMD/NE3ZvQTIlzurwT20lVeGEq0yohLijU/Uqb8fg8MRCIfG7gJeVTWQ7ilDfBsWbW9Wyx+RZ0LFu4u5QAXXO8QHm6XJCc7H9EPbpRDZrgG9WNnOUCva3sLxEciB21UJ5h04IJD/hUrhzib0DtDYbhFw+kBdhxWTsOPV9JTrcwhpb9rrlLFHb0X011oH1BtBOGkTj+GlVIKwHbc1rhMOvcpxFbpmSJpykDC8eBEVaB+iC7A3XsLXPgRFlQnGNhoiMyddZpz+rMYvtWWAuQEsPgIQcSjPECKqauX72zbXjn5Ry7lpGAxzmAH34FqHyJACk4kQ/QIDAQAB","purpose":"dkim","gating":false},{"id":"return_path_mx","type":"MX","name":"send.mail.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.mail.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.mail.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', '[{"id":"dkim","state":"found","found":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA4QU6Un5YspPK6QiE6GYnZbIoI0IAHL0QBYN3dKM65859XMcoevWJ4XGSP1X3uo895nutWreJr65mvWoZCBbFqmFeU/cjGZ/tLAVR6tyNCZW0JhvE/g3VQo+u6IQgo/P2e+0E2xY2sOXzkOaF4qe7of0Tp2AWY9x3mLsRE3AUe/BExNtQe5L/qmhHGkwJGzsVS7ixhjSfs2I9LJ9TS2EuU4PRB+jf07/AbatW5MuJPGwgEa2zQp93uPHtwsQBTkX5J1mn/mklNdHx8t3Hmx2ANIJdR6jcD59L5/uxXkamu32Qcw1ud+bcHZF5c1rO2HeIi2bMG2oupZ4DGhK2qB4RxwIDAQAB"},{"id":"return_path_mx","state":"found","found":"10 bounces.sendwright.test"},{"id":"return_path_spf","state":"found","found":"v=spf1 a:bounces.sendwright.test ~all"},{"id":"dmarc","state":"found","found":"v=DMARC1; p=none;"}]', '2026-11-30 02:44:06.983+00', 'sw191c65a88a', '2.throwaway.d320db221506c9d8.R1zVgZF-82_-W94G.bDSfT-bIxDnU6ARaBN5xCXqUHfVXsBkqESGNtn6_L4RR7US2J26uWS4ucbMnirUYHysR20AjaQq1gNcqwdlV5t05Xi2J9NfZ4VpcNenTeeZLni1jZ_hwr4F8YMIm0V9YLn53EgWZSbsmQoGj3qRQdqQ4lQXz3P7jC0DDx4QRqNSR5C5cGIPrJbQWHGVv5wZA5C1iCWCg8yGvnxKMiFCoDzgHDpssTfYNGEzdOWU-54ZQPhGOlIbGdUevQAhNUeERlBlSZ_uQ1XRb44faRJ4Qtr14ny8BZzr3WuM6od_E96n_C6dgaw05fE8e3OClux8DtXbja63r3D2TnBc_noItezn1PGNq9N0bbya9C1GLysng7EI0wSV06k6wXZU5VA-5bYyfresWma035lK_eeUfBxO_yt8_62pDid12rwQNot_HXTul4Y5SX_-wQ1erpREjmSuF4Bj4yQSZImLam2dvjKPne6CT_TyZXrwLwWDbkzstsrJvKIkWFzg2yFLZKV7TLLqCRtZrNlBN_c3xMq4yWXZrf71AsyKenxoL0mxBqHCvmJqGWLgShq1Vsmb508puiixaa_A7mRYiu7vud6WXslGVCkeaTk3eUyr6PUIGMJkK8WMuehFIKaMFPiWUh0xfn1iYzDC-S7bGDdyWFAS1CMsi576lKMqSWnUs71Zr6uGuKBq1hJSBjfVkUq0ATHcOnUYwU6l5Xb-fqp-FPH2cZFmuZCVCKter-f96OQTIv85pDHAYGE2Cf4h1z7CHdYW352np017KKv_OXx1mj6Vlw03ojrVGXKKyU4sbRqX_d-95zLUHf-wKilTIO1Ua3W8C0i5J3UXnxec6nBB-Gb64GJlGmUlyPIuP4yQvhAAXkotRZopPlj--U8ZCQOfOopSP189SwcZqIwiERELLOWDwX17j7ioxJD73QiDl4hSQbwueNdqROgsb_C7vn5yt5LoaIk3h6ko3MsWeOVdJoQus53uKFWdhZJqGQIyW9T-LY3yvW5jjtJbhkhDEk_zjMU79RSdG0vNNkbBLQoxiCJe5MaDTJkqujZA4FTOlc3e8E2kWeP2kXh1yb2j92KqQdsX_PWH1ds-2StJfthPD79j52U2gH08J9HfYX23vdZK7Uj8qwk-Q7gakNfi2uRpsG9E5dYTqR9cFZSKdSKtRdjrkUmimqUHhmIkLh--D-84KPJZlde7AOlBmh0jAVo174U5SmskXOoe84EXU-Iwztl-U1ZrdJUloxrsWq2peZNRVfpUpVQGIKWopZG1fTxnWhbrqJONbkHeW-LFTKEumhKA5RFRbBVJTqiP2MC7TnrxNqux-O_KoJVS0qP3NoeROX8yZWgbRsfk_0udEk8RMRCyHdWJGu6K0kDv0XaMBK_TZZjg3L6EG1UYPqUigiUXU6zGYEHk5DqdY08MQtE_qmY9GtZly4GHk1knMhW8Cvq_GQKUMICNCRgUfUcPeF8LjmQVjUEexSrF6Tnh_PCr0eWuWhubB01Y9n5KEp0-juodqEx1vXQR2cK8PLeAw6At4ZOMtE26MWPN9iXih6wQYH4yzrAw4xHbPFeP7zDn0Y4cFb4EZ_uTmCADkp8_-VJmBEnp6cSaoWyz1IcPTP-JEDUGur0VdSsX_3bvcOmaGhVdHQAY0-JC21LyYvKxrmsejxTWSVBug1Z0W7Ldfbl5ZL82JUYZk8rAoHY3dgjvpxpQuXClLhXBmjTcb4bwSIxZiGRU_I_knOIeZ6MhRkfsqm951AXoYXGrioxDbez8WAvu8-qvG0HCOxmMfmL7eQirXU_xTHkzX9CulOX91an_hSVdDGqkGkw_GcvaI4-1CKGY0kNDa2b5Vhqa0j1sxFgwskm0E6Soli5ZQopWrvtGCbBKQyBPyAfKT-vBHi5H6gBONQNmt1EY091sK-fp6aWsSkoR0X3ulyZGo772pVeBj0itB8INPJRBcmtnyO8t-wiAUbj8y5MDRY2An1fCSdrkuhalXhgk8dl06lkyKzoxrrWV0sX2QsELRX96OMdgQsEieoVSz1guV3-PZ_AsgsWs6mtXTLUhAIQA8mV3r9RcADV3QmOhgZEoXhbOr-EQJYFe3iiIg1BcexDuUNOBWOhuGY5VQJ3-rZIxuafYkwNt9sTiFagS6wESVCDqDMo4nwR2gWU4Nh0Fr7VaXsSdmqVBlOyW2AO14S9opkMYxwm4naziN2kBbsBjt6zYnZVi0ZpjGC8VTMvlx7_m3VpSzWkxsiKCNqpwncetmI0bxBPgPgOwxikR8LHIfqSJjKuVh7rRhi8zBhYS1mO4rag', 'sw191c65a88a', 'sw1f3b0f9a66', '2026-11-30 02:44:24.755+00', NULL, '2.throwaway.d320db221506c9d8.pemdyVYZNszw4L47.NuKsJpoloScYOSCQtOgXl_1EXTOBUYz4jSL3rvBtv5yn4Hp9pXiAUXMsnbRHh-Lsrw3nK4dUb4UByfN3FAnXOqLrF6UqMEoRikhohtZIex5ecXR0dVlt8z8mGTDozXgwaYMKdwTxPTqvvXA7vv9w-C9_fjpHfTP75APdjJSjIvLP5RF-6TFU-0982EMB4n--XPD0BlVLk25zdW2MM7pcTRBGufN0EsxX0NDL2E0nXdd6NLen1nYreXcupBI7o2-EYp9uSDKmetIn67SXQo7SjfZPywFOKR398hdy6zy19h9UZrqxzvvycIyqCE7Z3hGHScoK9Fv9Esdcf1MPp5qqOlTqZGEznTo9aIf95HsYs7sRhk3zB9zhS9_xinsgUMLOsZ_9hGroKLKf3mbweWXVqU9zQinY-sjENUP2CJPsQy8RuTue0_GP5bctQ_CJuRt2AZg4d6dweghYfzdNN5iHnl-vHS56cpkT4H25-KZibQDP0KxPtmF-muPbvsizfmc-MuJ-MYpLeLws1L00-CBu2A-9eoA5PgPzjBP1EmPuXEAS55gvkpwkRriAUBVWvXn4rEW-kIhlJaMwIPia_A1RqQWnH9WLurpM9imFHGbaMECD1OA9rZnsDP3BMu-QwruMlvwvvCVW2Fc6RMIuru2WdoV66CYvUM9LvtejaaG_nAwBPUJftUdzau0bog6m53qr4QeUHHlH-EMSb-9wM2UsH2l6vSIxf0dcuAm2ah-WZg4PW_Kuoue650il3Usc5V5tu41pEdXt07IwEmmZKllr70CY9_UWvosSV-9Mx0GNpzCN5MwIxpEM8T2Bx-39hmWaMaP3U-V2S8kSCMA7U7gaCfj7XXQXOe-SA4Gwao-SiVS2TsajuEj7m_DXVRY8iNLXHq0-jk2Et8su0OYDf0mRGHNQnNRclJ3zXIzoOE7_-V-2GJglvK_I0jyIvTpcPUUvNt6OhEoWFe_anhpDeBFu3eSiC1zbJhEUl6lqBmJWdIRl7LCLMX49engpnqsQsZSW-tSNKEeaVE6RM9cSFLhHCdGY2TEUwBT34U_nvA4psBvBSWBKqP29VBArB6f3YMrA405HbNiTHEMeDk3r2umwuJOu6-9s9fvq0xY7OgseymDvZs_7LmURGm5meEIgcLjiWQ7iCNl-xm2v3Z8nhv-QrTAWNjexszSvS-9VQYwRHSWrKBunZNCZ2wh7fQyEEmr48ES4Z134byWyV-fmNC64h9mRhQ6vzlRnCwuIyM1-BkJ4TVJZVzFPl14bGVjQxlhwX0RLDz2VJ9M8NMrUd3_g2ipQ3WhyKC2QT9MUglke49bFpAvd6L0nKOcaO17ltZVv3z1eTNmjCyNuCwjT9bwJXmEx5HqjNlNItMuDifZGR0MWozTbZKQipyADyrEW5Da7Muqo8YfFoqPuTYZw8d_kKb7y8aahTsFL0AOrhbJE7_thl4WGa6s1Jt90lK5nqu0SptpEwGQMo9S958DpsdHqNr3Ab1OIHiAcHLpXUmVc02KrkPl_lAYBdMRyQZ09JrIjBroCK7XHqX8JTCSl6cEJEjMYOsHNIvjX5CBAG0rdbwoZial-DDtuMS1FuuDMyn1xn1gB2jaeyFsWOrkInEV1bBkQw2o33X-k2AtoFK2ODV9GAeYPnek0MzTr9iiFUwS9hENKGLa6bBxb8pctNjteQl5dUIHNbuFXbjAl-_LEG0jnfPptCzy47icoJhYVaiu3m5ECVs82E1UNA4vYWa_-5fzAnYNgL2q8eooZA6eaUVFAD3SPg57X4NKwggQYkpFENHW-Q0RyEUiXd6r7UNWm0MI7KEhPFZH4BhpBJWWjQ-Rtf4eXGTm5E27rd4Xcyy_yab0FzGuGYTi8_Tj7P_EZ2ury3qnvO2PYVxerHxHyD78w5AgrSoTE4HWzdOhLlpAQLa_CDlmovLPPrilRh-5mM7N6utlHAWi4BW8-Qk0CF5jWU6wNWKSXtjcrsAnnMFbD19BkuTTlKSOZrt5OhegH6-t9z3fXUSv7f-Cx9mIko0_O7dPSuIkErfH25WRET6aqORlEaxADzlfL_LKxpwbGcgXNsrkSMlNdFSN37AvzH6Xp_yTMxdgojZLCo27y67VSZa8T89SX8uWJsRF_RGwQYKrNOY2FU9bGFazbUYxFvIlJ5HexFOSRLVybvN_Dq14xGQ3qYl13WSKjq8yPdxkfGesVut_U9aDwg8rVZedvdD2QNPRGHtg8nLyRDYjID-BP_8H7uF-vNw0c43efAkI9XbgXUnCbg61tRs3S_vzBMOF-n6cRK5akQQ', 2, '2026-11-30 02:44:06.977+00', '2026-11-30 02:49:06.983+00', '2026-11-30 02:44:06.965+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a22a56-9514-745b-bab4-d9be818faabf', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'removed.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"swbc14a18ea0._domainkey.removed.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAscXGgpiLtHpWiy4gihZT5nCPZ63UG5I21hC63JgEIB9ts4AdSfa5RJwZ8OMv87U22RfgaKweMv4QzrnE0ZOI57T3OOJVsdL4IRb8OW5dpfdEPuonr+s2FJoN7znW4DprUfwJpZ/7b1Cf5VfiX93nJTmk9TezJ//2ZjHsgWo+i7bIWFL5NcHKrvh93wpjOTs1B9wMaN3nv2sXQqlUe430bexzrBn039BFAMOav3btaLm/m0rNv/Rlz9SlrpgDSF3n4Njy4xC4rxTcvEzgcnhcAT2JdBmuEbVsvGqxb0ulw8a5b4DHeDxxwu9bAiBvULvLrMtLooYV5sx0p6uNWTkitQIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.removed.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.removed.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.removed.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'swbc14a18ea0', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-30 02:49:07.06+00', '2026-11-30 02:44:07.06+00', '2026-11-30 02:44:07.068+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: email_attachments_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_attachments_2026_11 VALUES
	('01a22a56-9576-7046-97da-6d9ad60418d1', 2, NULL, 'text/calendar; method=REQUEST', NULL, 'alternative', 32, '\x424547494e3a5643414c454e4441520d0a454e443a5643414c454e4441520d0a'),
	('01a22a56-9576-7046-97da-6d9ad60418d1', 1, 'logo.png', 'image/png', 'logo', 'inline', 70, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082'),
	('01a22a56-9576-7046-97da-6d9ad60418d1', 0, 'Rechnung ü.pdf', 'application/pdf', NULL, 'attachment', 20, '\x255044462d312e34206e6f207265616c206f6e65'),
	('01a22a56-b2b3-76d0-beb5-2df7ed55d7a0', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b204d6f6e2c203330204e6f7620323032362030323a34343a3134202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440646536356662366538642e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a204d6f6e2c203330204e6f7620323032362030323a34343a3134202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d396562366561636561626365396363372d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d396562366561636561626365396363372d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d396562366561636561626365396363372d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d396562366561636561626365396363372d506172745f312d2d0d0a'),
	('01a22a56-c96c-7367-ad72-9c18521e10ac', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b204d6f6e2c203330204e6f7620323032362030323a34343a3134202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440646536356662366538642e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a204d6f6e2c203330204e6f7620323032362030323a34343a3134202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d396562366561636561626365396363372d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d396562366561636561626365396363372d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d396562366561636561626365396363372d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d396562366561636561626365396363372d506172745f312d2d0d0a');


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
	('01a22a56-9576-7046-97da-6d9ad60418d1', '<p>0: 0</p>
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
	('01a22a56-9582-7563-98cf-ecca73f1304b', NULL, 'To be delivered, in plain text.', '{}', NULL),
	('01a22a56-95ae-74bf-b09d-fcd83508040a', NULL, 'To be bounced, in plain text.', '{}', NULL),
	('01a22a56-95bd-7350-93db-f02e0e411634', NULL, 'To be complained, in plain text.', '{}', NULL),
	('01a22a56-95c8-7782-b434-e742b0bbe723', NULL, 'To several, in plain text.', '{}', NULL),
	('01a22a56-95d4-7145-899a-6e4505f6c92c', NULL, 'To nobody, in plain text.', '{}', NULL),
	('01a22a56-95e5-711f-b4f0-3f8f1d51a2f4', NULL, 'To a name that is spelled in another way on its way, in plain text.', '{}', NULL),
	('01a22a56-95ee-71da-a352-393250bd95bf', NULL, 'To nobody and somebody, in plain text.', '{}', NULL),
	('01a22a56-95f7-7737-a98b-428b9bdf80e4', '<p>Welcome, Tina: <b>!</b></p>', 'Welcome, Tina', '{}', NULL),
	('01a22a56-9602-7773-bd68-06a8b8d20c0e', '<p>For everybody: 3</p>', NULL, '{}', NULL),
	('01a22a56-9623-764d-8f77-1b9557883286', NULL, 'One of a batch, in plain text.', '{}', NULL),
	('01a22a56-9630-768a-9dfb-283e7bbf2e1f', NULL, 'To be cancelled, in plain text.', '{}', NULL),
	('01a22a56-9640-758a-b2ce-0ddc4ee6cfb5', NULL, 'Refused for now, in plain text.', '{}', NULL),
	('01a22a56-9646-7066-9c78-dbdfb8552ff0', NULL, 'Held, as its answer was lost, in plain text.', '{}', NULL),
	('01a22a56-9656-74ef-a7a8-a1829e4c3f11', NULL, 'Settled as failed, in plain text.', '{}', NULL),
	('01a22a56-b2b3-76d0-beb5-2df7ed55d7a0', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a22a56-b2c8-7711-ae39-01cddf32583e', '<p>Test</p>', NULL, '{}', NULL),
	('01a22a56-b2cd-77bb-82f3-6b3f8f218534', '<p>Test</p>', NULL, '{}', NULL),
	('01a22a56-b2d2-7786-bc74-e3f30fa9f5f7', '<p>Test</p>', NULL, '{}', NULL),
	('01a22a56-b2e9-7290-851c-f95774e8abc5', NULL, 'x', '{}', NULL),
	('01a22a56-b30d-7082-8eb3-16a2c79ea565', NULL, 'Dear [erased], dear Rita.', '{}', NULL),
	('01a22a56-c74e-72d6-9da1-17624963a720', NULL, 'Waiting', '{}', NULL),
	('01a22a56-c96c-7367-ad72-9c18521e10ac', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a22a56-daeb-7291-a4a8-cf2c555f1edd', NULL, 'Soon', '{}', NULL),
	('01a22a56-f5d0-7196-92ff-15b08a96b56d', NULL, 'Queued to go out.', '{}', NULL),
	('01a22a56-f5f1-7379-9bb4-98212155172e', NULL, 'Queued for the simulator.', '{}', NULL),
	('01a22a56-f5fa-71f8-acb1-092e8082bf33', NULL, 'Scheduled, to be cancelled.', '{}', NULL),
	('01a22a56-f603-71a9-99b2-acb0579faa5d', NULL, 'Scheduled, to go out.', '{}', NULL),
	('01a22a56-f60f-74c9-9295-d5de7a171ad6', NULL, 'Asked under a key.', '{}', NULL),
	('01a22a56-f633-7050-885b-c4cf50937a2c', NULL, 'x', '{}', NULL),
	('01a22a56-fe0b-73bb-9e30-4dd7818e3b62', NULL, 'x', '{}', NULL);


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
	('01a22a56-9582-7563-98cf-ecca73f1304b', 1, '01a22a56-95a6-7571-8fb5-f5c0c6d93000', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22a56-959e-719a-82ce-567f9ce8d77b"}', '2026-11-30 02:44:07.198+00', '{"email.sent delivered@de65fb6e8d.sandbox.sendwright.test"}', '900'),
	('01a22a56-95ae-74bf-b09d-fcd83508040a', 1, '01a22a56-95c4-719a-8d07-d1e3aef6135e', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22a56-95b7-7619-a4b1-22e66c97ece2"}', '2026-11-30 02:44:07.223+00', '{"email.sent bounced@de65fb6e8d.sandbox.sendwright.test"}', '910'),
	('01a22a56-95bd-7350-93db-f02e0e411634', 1, '01a22a56-95c4-719a-8d07-d1e4454ab28b', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22a56-95c3-7176-945b-e70d4bc6d16a"}', '2026-11-30 02:44:07.235+00', '{"email.sent complained@de65fb6e8d.sandbox.sendwright.test"}', '910'),
	('01a22a56-9576-7046-97da-6d9ad60418d1', 1, '01a22a56-9613-7588-8eb5-0e5f419d868c', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a56-9576-7046-97da-6d9ad60418d1@mail.acme.example"}', '2026-11-30 02:44:07.314+00', '{"email.sent ada@example.com,bea@example.net,carl@example.com"}', '925'),
	('01a22a56-95e5-711f-b4f0-3f8f1d51a2f4', 1, '01a22a56-962f-7267-b9fc-af466171cde8', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a56-95e5-711f-b4f0-3f8f1d51a2f4@mail.acme.example"}', '2026-11-30 02:44:07.321+00', '{"email.sent joerg.big@xn--bcher-kva.example"}', '929'),
	('01a22a56-95f7-7737-a98b-428b9bdf80e4', 1, '01a22a56-962f-7267-b9fc-af47ee9ad384', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a56-95f7-7737-a98b-428b9bdf80e4@mail.acme.example"}', '2026-11-30 02:44:07.327+00', '{"email.sent tina@example.com"}', '929'),
	('01a22a56-9602-7773-bd68-06a8b8d20c0e', 1, '01a22a56-962f-7267-b9fc-af48b0d20231', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a56-9602-7773-bd68-06a8b8d20c0e@mail.acme.example"}', '2026-11-30 02:44:07.327+00', '{"email.sent tom@example.com"}', '929'),
	('01a22a56-9623-764d-8f77-1b9557883286', 1, '01a22a56-962f-7267-b9fc-af49d39278cb', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22a56-962b-75a0-b518-3b980d92e9e7"}', '2026-11-30 02:44:07.339+00', '{"email.sent delivered@de65fb6e8d.sandbox.sendwright.test"}', '929'),
	('01a22a56-9630-768a-9dfb-283e7bbf2e1f', 1, '01a22a56-963a-717d-8731-d028b1c6fd3b', 'email.cancelled', '{}', '2026-11-30 02:44:07.353+00', '{}', '934'),
	('01a22a56-95c8-7782-b434-e742b0bbe723', 1, '01a22a56-963c-77d2-b94c-52634a9eb4cc', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a56-95c8-7782-b434-e742b0bbe723@mail.acme.example","recipients":["real@example.com"]}', '2026-11-30 02:44:07.319+00', '{"email.sent real@example.com"}', '932'),
	('01a22a56-95c8-7782-b434-e742b0bbe723', 2, '01a22a56-963c-77d2-b94c-52642ff6e244', 'email.sent', '{"attempt":1,"recipients":["delivered+a@de65fb6e8d.sandbox.sendwright.test","bounced+b@de65fb6e8d.sandbox.sendwright.test"],"provider":"simulator","provider_message_id":"sim_01a22a56-9617-72ea-ae29-9257f85d45a6"}', '2026-11-30 02:44:07.319+00', '{"email.sent bounced+b@de65fb6e8d.sandbox.sendwright.test,delivered+a@de65fb6e8d.sandbox.sendwright.test"}', '932'),
	('01a22a56-95d4-7145-899a-6e4505f6c92c', 1, '01a22a56-963c-77d2-b94c-526502742946', 'email.bounced', '{"recipients":["gone@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-30 02:44:07.318+00', '{}', '932'),
	('01a22a56-95ee-71da-a352-393250bd95bf', 1, '01a22a56-963c-77d2-b94c-5266251b259d', 'email.bounced', '{"recipients":["gone-too@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-30 02:44:07.326+00', '{}', '932'),
	('01a22a56-95ee-71da-a352-393250bd95bf', 2, '01a22a56-963c-77d2-b94c-5267fdc939f5', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a56-95ee-71da-a352-393250bd95bf@mail.acme.example","recipients":["there@example.org"]}', '2026-11-30 02:44:07.326+00', '{"email.sent there@example.org"}', '932'),
	('01a22a56-9582-7563-98cf-ecca73f1304b', 2, '01a22a56-99c2-7082-be73-44c9ccaed9b7', 'email.delivered', '{"recipients":["delivered@de65fb6e8d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a56-959e-719a-82ce-567f9ce8d77b","provider":"simulator"}', '2026-11-30 02:44:08.198+00', '{"simulator:sim_01a22a56-959e-719a-82ce-567f9ce8d77b email.delivered","simulator sim_01a22a56-959e-719a-82ce-567f9ce8d77b email.delivered","email.delivered delivered delivered@de65fb6e8d.sandbox.sendwright.test 2026-11-30T02:44:08.198Z"}', '951'),
	('01a22a56-95ae-74bf-b09d-fcd83508040a', 2, '01a22a56-9de2-740b-b306-66a8224c1c1c', 'email.bounced', '{"recipients":["bounced@de65fb6e8d.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22a56-95b7-7619-a4b1-22e66c97ece2","provider":"simulator"}', '2026-11-30 02:44:08.223+00', '{"simulator:sim_01a22a56-95b7-7619-a4b1-22e66c97ece2 email.bounced","simulator sim_01a22a56-95b7-7619-a4b1-22e66c97ece2 email.bounced","email.bounced bounced bounced@de65fb6e8d.sandbox.sendwright.test 2026-11-30T02:44:08.223Z"}', '957'),
	('01a22a56-95bd-7350-93db-f02e0e411634', 2, '01a22a56-9de2-740b-b306-66a936f23f03', 'email.delivered', '{"recipients":["complained@de65fb6e8d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a56-95c3-7176-945b-e70d4bc6d16a","provider":"simulator"}', '2026-11-30 02:44:08.235+00', '{"simulator:sim_01a22a56-95c3-7176-945b-e70d4bc6d16a email.delivered","simulator sim_01a22a56-95c3-7176-945b-e70d4bc6d16a email.delivered","email.delivered delivered complained@de65fb6e8d.sandbox.sendwright.test 2026-11-30T02:44:08.235Z"}', '957'),
	('01a22a56-95bd-7350-93db-f02e0e411634', 3, '01a22a56-9de2-740b-b306-66aa7d8ffcd3', 'email.complained', '{"recipients":["complained@de65fb6e8d.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a22a56-95c3-7176-945b-e70d4bc6d16a","provider_message_id":"sim_01a22a56-95c3-7176-945b-e70d4bc6d16a","provider":"simulator"}', '2026-11-30 02:44:09.235+00', '{"simulator:sim_01a22a56-95c3-7176-945b-e70d4bc6d16a email.complained","simulator sim_01a22a56-95c3-7176-945b-e70d4bc6d16a email.complained","email.complained complained complained@de65fb6e8d.sandbox.sendwright.test feedback-sim_01a22a56-95c3-7176-945b-e70d4bc6d16a"}', '957'),
	('01a22a56-95c8-7782-b434-e742b0bbe723', 3, '01a22a56-9de2-740b-b306-66ab34e1040d', 'email.bounced', '{"recipients":["bounced+b@de65fb6e8d.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22a56-9617-72ea-ae29-9257f85d45a6","provider":"simulator"}', '2026-11-30 02:44:08.319+00', '{"simulator:sim_01a22a56-9617-72ea-ae29-9257f85d45a6 email.bounced","simulator sim_01a22a56-9617-72ea-ae29-9257f85d45a6 email.bounced","email.bounced bounced bounced+b@de65fb6e8d.sandbox.sendwright.test 2026-11-30T02:44:08.319Z"}', '957'),
	('01a22a56-95c8-7782-b434-e742b0bbe723', 4, '01a22a56-9de2-740b-b306-66ac58ea468c', 'email.delivered', '{"recipients":["delivered+a@de65fb6e8d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a56-9617-72ea-ae29-9257f85d45a6","provider":"simulator"}', '2026-11-30 02:44:08.319+00', '{"simulator:sim_01a22a56-9617-72ea-ae29-9257f85d45a6 email.delivered","simulator sim_01a22a56-9617-72ea-ae29-9257f85d45a6 email.delivered","email.delivered delivered delivered+a@de65fb6e8d.sandbox.sendwright.test 2026-11-30T02:44:08.319Z"}', '957'),
	('01a22a56-9623-764d-8f77-1b9557883286', 2, '01a22a56-9de2-740b-b306-66addf53502f', 'email.delivered', '{"recipients":["delivered@de65fb6e8d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a56-962b-75a0-b518-3b980d92e9e7","provider":"simulator"}', '2026-11-30 02:44:08.339+00', '{"simulator:sim_01a22a56-962b-75a0-b518-3b980d92e9e7 email.delivered","simulator sim_01a22a56-962b-75a0-b518-3b980d92e9e7 email.delivered","email.delivered delivered delivered@de65fb6e8d.sandbox.sendwright.test 2026-11-30T02:44:08.339Z"}', '957'),
	('01a22a56-9656-74ef-a7a8-a1829e4c3f11', 1, '01a22a56-b250-754e-91d6-e7b8592de8b9', 'email.failed', '{"recipients":["cut-too@example.com"],"reason":"outcome_unknown","provider_code":null,"attempts":2,"provider":"operator"}', '2026-11-30 02:44:14.537+00', '{"operator c17c5974-fe7b-43f0-8816-f352854ef002","email.failed failed cut-too@example.com 2026-11-30T02:44:14.537Z"}', '977'),
	('01a22a56-b2b3-76d0-beb5-2df7ed55d7a0', 1, '01a22a56-b2bb-70c1-b29d-f04038bc69d1', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22a56-b2ba-71e0-8195-cc9d0ac67447"}', '2026-11-30 02:44:14.649+00', '{"email.sent delivered@de65fb6e8d.sandbox.sendwright.test"}', '989'),
	('01a22a56-b2c8-7711-ae39-01cddf32583e', 1, '01a22a56-b2db-70b0-bbdf-1d3b041a9d04', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22a56-b2ca-73bb-864c-0ecd792cf973"}', '2026-11-30 02:44:14.666+00', '{"email.sent delivered@de65fb6e8d.sandbox.sendwright.test"}', '990'),
	('01a22a56-b2cd-77bb-82f3-6b3f8f218534', 1, '01a22a56-b2db-70b0-bbdf-1d3cd9d1383b', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22a56-b2cf-7156-8cd3-00cf1c6ee61b"}', '2026-11-30 02:44:14.671+00', '{"email.sent bounced@de65fb6e8d.sandbox.sendwright.test"}', '990'),
	('01a22a56-b2d2-7786-bc74-e3f30fa9f5f7', 1, '01a22a56-b2db-70b0-bbdf-1d3d4c5e485d', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22a56-b2d4-71e8-85ea-bbb08febf74f"}', '2026-11-30 02:44:14.676+00', '{"email.sent anybody@de65fb6e8d.sandbox.sendwright.test"}', '990'),
	('01a22a56-b2b3-76d0-beb5-2df7ed55d7a0', 2, '01a22a56-b6aa-721e-8786-518e462a42c7', 'email.delivered', '{"recipients":["delivered@de65fb6e8d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a56-b2ba-71e0-8195-cc9d0ac67447","provider":"simulator"}', '2026-11-30 02:44:15.649+00', '{"simulator:sim_01a22a56-b2ba-71e0-8195-cc9d0ac67447 email.delivered","simulator sim_01a22a56-b2ba-71e0-8195-cc9d0ac67447 email.delivered","email.delivered delivered delivered@de65fb6e8d.sandbox.sendwright.test 2026-11-30T02:44:15.649Z"}', '1039'),
	('01a22a56-b2c8-7711-ae39-01cddf32583e', 2, '01a22a56-b6bd-7324-b92d-0045350d96e7', 'email.delivered', '{"recipients":["delivered@de65fb6e8d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a56-b2ca-73bb-864c-0ecd792cf973","test":true,"provider":"simulator"}', '2026-11-30 02:44:15.666+00', '{"simulator:sim_01a22a56-b2ca-73bb-864c-0ecd792cf973 email.delivered","simulator sim_01a22a56-b2ca-73bb-864c-0ecd792cf973 email.delivered","email.delivered delivered delivered@de65fb6e8d.sandbox.sendwright.test 2026-11-30T02:44:15.666Z"}', '1042'),
	('01a22a56-b2cd-77bb-82f3-6b3f8f218534', 2, '01a22a56-b6bd-7324-b92d-004617e4e696', 'email.bounced', '{"recipients":["bounced@de65fb6e8d.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22a56-b2cf-7156-8cd3-00cf1c6ee61b","test":true,"provider":"simulator"}', '2026-11-30 02:44:15.671+00', '{"simulator:sim_01a22a56-b2cf-7156-8cd3-00cf1c6ee61b email.bounced","simulator sim_01a22a56-b2cf-7156-8cd3-00cf1c6ee61b email.bounced","email.bounced bounced bounced@de65fb6e8d.sandbox.sendwright.test 2026-11-30T02:44:15.671Z"}', '1042'),
	('01a22a56-b2d2-7786-bc74-e3f30fa9f5f7', 2, '01a22a56-bab4-7395-a9ef-58611fef22f8', 'email.delivered', '{"recipients":["anybody@de65fb6e8d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a56-b2d4-71e8-85ea-bbb08febf74f","test":true,"provider":"simulator"}', '2026-11-30 02:44:15.676+00', '{"simulator:sim_01a22a56-b2d4-71e8-85ea-bbb08febf74f email.delivered","simulator sim_01a22a56-b2d4-71e8-85ea-bbb08febf74f email.delivered","email.delivered delivered anybody@de65fb6e8d.sandbox.sendwright.test 2026-11-30T02:44:15.676Z"}', '1067'),
	('01a22a56-c74e-72d6-9da1-17624963a720', 1, '01a22a56-c754-7064-9358-28ede2f1eae7', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22a56-c752-756a-b223-1fa0ad99087c"}', '2026-11-30 02:44:19.922+00', '{"email.sent delivered@de65fb6e8d.sandbox.sendwright.test"}', '1139'),
	('01a22a56-c74e-72d6-9da1-17624963a720', 2, '01a22a56-cb44-7148-8d02-a2990c7e3223', 'email.delivered', '{"recipients":["delivered@de65fb6e8d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a56-c752-756a-b223-1fa0ad99087c","provider":"simulator"}', '2026-11-30 02:44:20.922+00', '{"simulator:sim_01a22a56-c752-756a-b223-1fa0ad99087c email.delivered","simulator sim_01a22a56-c752-756a-b223-1fa0ad99087c email.delivered","email.delivered delivered delivered@de65fb6e8d.sandbox.sendwright.test 2026-11-30T02:44:20.922Z"}', '1172'),
	('01a22a56-b2e9-7290-851c-f95774e8abc5', 1, '01a22a56-b35c-73d7-b8b9-becf6b722ab7', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a56-b2e9-7290-851c-f95774e8abc5@2eeee72453.sandbox.sendwright.test"}', '2026-11-30 02:44:14.812+00', '{"email.sent bob@bolt.example"}', '1014'),
	('01a22a56-b30d-7082-8eb3-16a2c79ea565', 1, '01a22a56-b379-73fd-81b4-c20eecda35d9', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a56-b30d-7082-8eb3-16a2c79ea565@mail.acme.example"}', '2026-11-30 02:44:14.817+00', '{"email.sent [erased],rita@example.com"}', '1016'),
	('01a22a56-c96c-7367-ad72-9c18521e10ac', 1, '01a22a56-c9e1-713c-a5a4-a26e4c283d18', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22a56-c96c-7367-ad72-9c18521e10ac@mail.acme.example"}', '2026-11-30 02:44:20.577+00', '{"email.sent copied@example.com"}', '1168'),
	('01a22a56-daeb-7291-a4a8-cf2c555f1edd', 1, '01a22a56-db0e-7234-b3d1-5471f850362d', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22a56-db0d-7214-90e9-c6fc15e31052"}', '2026-11-30 02:44:24.973+00', '{"email.sent complained@de65fb6e8d.sandbox.sendwright.test"}', '1195');


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
	('01a22a56-9582-7563-98cf-ecca73f1304b', 1, '2026-11-30 02:44:07.198+00', '2026-11-30 02:44:07.198+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a56-95ae-74bf-b09d-fcd83508040a', 1, '2026-11-30 02:44:07.223+00', '2026-11-30 02:44:07.223+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a56-95bd-7350-93db-f02e0e411634', 1, '2026-11-30 02:44:07.235+00', '2026-11-30 02:44:07.236+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a56-9576-7046-97da-6d9ad60418d1', 1, '2026-11-30 02:44:07.166+00', '2026-11-30 02:44:07.314+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22a56-95e5-711f-b4f0-3f8f1d51a2f4', 1, '2026-11-30 02:44:07.274+00', '2026-11-30 02:44:07.321+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22a56-95f7-7737-a98b-428b9bdf80e4', 1, '2026-11-30 02:44:07.29+00', '2026-11-30 02:44:07.327+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22a56-9602-7773-bd68-06a8b8d20c0e', 1, '2026-11-30 02:44:07.307+00', '2026-11-30 02:44:07.327+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22a56-9623-764d-8f77-1b9557883286', 1, '2026-11-30 02:44:07.339+00', '2026-11-30 02:44:07.339+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a56-95d4-7145-899a-6e4505f6c92c', 1, '2026-11-30 02:44:07.26+00', '2026-11-30 02:44:07.318+00', NULL, 'permanently_refused', 'smtp', '550 5.1.1 No such user here'),
	('01a22a56-95c8-7782-b434-e742b0bbe723', 1, '2026-11-30 02:44:07.245+00', '2026-11-30 02:44:07.32+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22a56-95ee-71da-a352-393250bd95bf', 1, '2026-11-30 02:44:07.281+00', '2026-11-30 02:44:07.327+00', NULL, 'partly_accepted', 'smtp', 'gone-too@example.org: 550 5.1.1 No such user here
there@example.org: 250 OK: message queued'),
	('01a22a56-9640-758a-b2ce-0ddc4ee6cfb5', 1, '2026-11-30 02:44:07.362+00', '2026-11-30 02:44:07.368+00', '2026-11-30 02:44:12.367+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22a56-9646-7066-9c78-dbdfb8552ff0', 1, '2026-11-30 02:44:07.374+00', '2026-11-30 02:44:07.393+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a22a56-9656-74ef-a7a8-a1829e4c3f11', 1, '2026-11-30 02:44:07.388+00', '2026-11-30 02:44:07.394+00', '2026-11-30 02:44:12.394+00', 'temporarily_refused', 'smtp', 'The mail server closed the connection'),
	('01a22a56-9640-758a-b2ce-0ddc4ee6cfb5', 2, '2026-11-30 02:44:12.379+00', '2026-11-30 02:44:12.487+00', '2026-11-30 02:44:22.487+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22a56-9656-74ef-a7a8-a1829e4c3f11', 2, '2026-11-30 02:44:12.404+00', '2026-11-30 02:44:12.489+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a22a56-b2b3-76d0-beb5-2df7ed55d7a0', 1, '2026-11-30 02:44:14.649+00', '2026-11-30 02:44:14.65+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a56-b2c8-7711-ae39-01cddf32583e', 1, '2026-11-30 02:44:14.666+00', '2026-11-30 02:44:14.666+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a56-b2cd-77bb-82f3-6b3f8f218534', 1, '2026-11-30 02:44:14.671+00', '2026-11-30 02:44:14.671+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a56-b2d2-7786-bc74-e3f30fa9f5f7', 1, '2026-11-30 02:44:14.676+00', '2026-11-30 02:44:14.676+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a56-b2e9-7290-851c-f95774e8abc5', 1, '2026-11-30 02:44:14.704+00', '2026-11-30 02:44:14.812+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22a56-b30d-7082-8eb3-16a2c79ea565', 1, '2026-11-30 02:44:14.735+00', '2026-11-30 02:44:14.817+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22a56-c74e-72d6-9da1-17624963a720', 1, '2026-11-30 02:44:19.922+00', '2026-11-30 02:44:19.922+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22a56-c96c-7367-ad72-9c18521e10ac', 1, '2026-11-30 02:44:20.527+00', '2026-11-30 02:44:20.577+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22a56-9640-758a-b2ce-0ddc4ee6cfb5', 3, '2026-11-30 02:44:22.637+00', '2026-11-30 02:44:22.64+00', '2026-11-30 02:44:42.64+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22a56-daeb-7291-a4a8-cf2c555f1edd', 1, '2026-11-30 02:44:24.973+00', '2026-11-30 02:44:24.974+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator');


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
	('01a22a56-9576-7046-97da-6d9ad60418d1', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.314+00', 'sent', '{sent,sent,sent}', NULL, '01a22a56-9576-7046-97da-6d9ad60418d1@mail.acme.example', NULL, 2, true),
	('01a22a56-95e5-711f-b4f0-3f8f1d51a2f4', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.321+00', 'sent', '{sent}', NULL, '01a22a56-95e5-711f-b4f0-3f8f1d51a2f4@mail.acme.example', NULL, 2, true),
	('01a22a56-95f7-7737-a98b-428b9bdf80e4', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.327+00', 'sent', '{sent}', NULL, '01a22a56-95f7-7737-a98b-428b9bdf80e4@mail.acme.example', NULL, 2, true),
	('01a22a56-9602-7773-bd68-06a8b8d20c0e', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.327+00', 'sent', '{sent}', NULL, '01a22a56-9602-7773-bd68-06a8b8d20c0e@mail.acme.example', NULL, 2, true),
	('01a22a56-9630-768a-9dfb-283e7bbf2e1f', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.353+00', 'cancelled', '{scheduled}', '2026-12-20 02:44:07.341+00', NULL, NULL, 2, false),
	('01a22a56-9640-758a-b2ce-0ddc4ee6cfb5', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.36+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22a56-95d4-7145-899a-6e4505f6c92c', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.318+00', 'bounced', '{bounced}', NULL, NULL, NULL, 2, true),
	('01a22a56-95ee-71da-a352-393250bd95bf', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.327+00', 'bounced', '{bounced,sent}', NULL, '01a22a56-95ee-71da-a352-393250bd95bf@mail.acme.example', NULL, 3, true),
	('01a22a56-9646-7066-9c78-dbdfb8552ff0', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.366+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22a56-9582-7563-98cf-ecca73f1304b', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:08.218+00', 'delivered', '{delivered}', NULL, 'sim_01a22a56-959e-719a-82ce-567f9ce8d77b', NULL, 3, true),
	('01a22a56-95ae-74bf-b09d-fcd83508040a', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:09.303+00', 'bounced', '{bounced}', NULL, 'sim_01a22a56-95b7-7619-a4b1-22e66c97ece2', NULL, 3, true),
	('01a22a56-95bd-7350-93db-f02e0e411634', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:09.303+00', 'complained', '{complained}', NULL, 'sim_01a22a56-95c3-7176-945b-e70d4bc6d16a', NULL, 4, true),
	('01a22a56-95c8-7782-b434-e742b0bbe723', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:09.303+00', 'bounced', '{delivered,bounced,sent}', NULL, '01a22a56-95c8-7782-b434-e742b0bbe723@mail.acme.example', NULL, 5, true),
	('01a22a56-9623-764d-8f77-1b9557883286', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:09.303+00', 'delivered', '{delivered}', NULL, 'sim_01a22a56-962b-75a0-b518-3b980d92e9e7', NULL, 3, true),
	('01a22a56-9656-74ef-a7a8-a1829e4c3f11', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:14.537+00', 'failed', '{failed}', NULL, NULL, 'It is not known whether the email arrived, and it was given up.', 2, true),
	('01a22a56-b2e9-7290-851c-f95774e8abc5', '01a22a56-5385-72b1-bedf-2d2eeee72453', 'live', '2026-11-30 02:44:14.812+00', 'sent', '{sent}', NULL, '01a22a56-b2e9-7290-851c-f95774e8abc5@2eeee72453.sandbox.sendwright.test', NULL, 2, true),
	('01a22a56-b30d-7082-8eb3-16a2c79ea565', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:14.817+00', 'sent', '{sent,sent}', NULL, '01a22a56-b30d-7082-8eb3-16a2c79ea565@mail.acme.example', NULL, 2, true),
	('01a22a56-b2b3-76d0-beb5-2df7ed55d7a0', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:15.651+00', 'delivered', '{delivered}', NULL, 'sim_01a22a56-b2ba-71e0-8195-cc9d0ac67447', NULL, 3, true),
	('01a22a56-b2c8-7711-ae39-01cddf32583e', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'test', '2026-11-30 02:44:15.672+00', 'delivered', '{delivered}', NULL, 'sim_01a22a56-b2ca-73bb-864c-0ecd792cf973', NULL, 3, true),
	('01a22a56-b2cd-77bb-82f3-6b3f8f218534', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'test', '2026-11-30 02:44:15.672+00', 'bounced', '{bounced}', NULL, 'sim_01a22a56-b2cf-7156-8cd3-00cf1c6ee61b', NULL, 3, true),
	('01a22a56-b2d2-7786-bc74-e3f30fa9f5f7', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'test', '2026-11-30 02:44:16.688+00', 'delivered', '{delivered}', NULL, 'sim_01a22a56-b2d4-71e8-85ea-bbb08febf74f', NULL, 3, true),
	('01a22a56-c96c-7367-ad72-9c18521e10ac', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:20.577+00', 'sent', '{sent}', NULL, '01a22a56-c96c-7367-ad72-9c18521e10ac@mail.acme.example', NULL, 2, true),
	('01a22a56-c74e-72d6-9da1-17624963a720', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:20.928+00', 'delivered', '{delivered}', NULL, 'sim_01a22a56-c752-756a-b223-1fa0ad99087c', NULL, 3, true),
	('01a22a56-daeb-7291-a4a8-cf2c555f1edd', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:24.974+00', 'sent', '{sent}', NULL, 'sim_01a22a56-db0d-7214-90e9-c6fc15e31052', NULL, 2, true),
	('01a22a56-f5d0-7196-92ff-15b08a96b56d', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:31.824+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22a56-f5f1-7379-9bb4-98212155172e', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:31.857+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22a56-f5fa-71f8-acb1-092e8082bf33', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:31.866+00', 'scheduled', '{scheduled}', '2026-11-30 03:44:31.863+00', NULL, NULL, 1, false),
	('01a22a56-f603-71a9-99b2-acb0579faa5d', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:31.875+00', 'scheduled', '{scheduled}', '2026-11-30 03:44:31.863+00', NULL, NULL, 1, false),
	('01a22a56-f60f-74c9-9295-d5de7a171ad6', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:31.887+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22a56-f633-7050-885b-c4cf50937a2c', '01a22a56-5385-72b1-bedf-2d2eeee72453', 'live', '2026-11-30 02:44:31.923+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22a56-fe0b-73bb-9e30-4dd7818e3b62', '01a22a56-5385-72b1-bedf-2d2eeee72453', 'live', '2026-11-30 02:44:33.931+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false);


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
	('01a22a56-9576-7046-97da-6d9ad60418d1', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.158+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{"Ada Lovelace <ada@example.com>"}', '{carl@example.com}', '{"Bea <bea@example.net>"}', '{answers@acme.example,"Other <other@acme.example>"}', 'Everything at once', '{receipt,order:1234}', NULL, '01a22a56-9576-7046-97da-6d9ad60418d1@mail.acme.example', '{ada@example.com,carl@example.com,bea@example.net}', NULL, NULL, 3, NULL, 'ada@example.com
carl@example.com
bea@example.net
everything at once', '01a22a56-9576-7046-97da-6d9bc4ce074d', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, 'fee8a5d2-f94e-c9ac-3a1f-251df8fe3d71', NULL, NULL),
	('01a22a56-9582-7563-98cf-ecca73f1304b', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.17+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{delivered@de65fb6e8d.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be delivered', '{}', NULL, '01a22a56-9582-7563-98cf-ecca73f1304b@mail.acme.example', '{delivered@de65fb6e8d.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@de65fb6e8d.sandbox.sendwright.test
to be delivered', '01a22a56-9582-7563-98cf-eccb82ce128a', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, 'ce46c987-7d5c-2091-330d-ab9e92e76307', NULL, NULL),
	('01a22a56-95ae-74bf-b09d-fcd83508040a', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.214+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{bounced@de65fb6e8d.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be bounced', '{}', NULL, '01a22a56-95ae-74bf-b09d-fcd83508040a@mail.acme.example', '{bounced@de65fb6e8d.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@de65fb6e8d.sandbox.sendwright.test
to be bounced', '01a22a56-95ae-74bf-b09d-fcd9aed193a7', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, 'ed5e62de-1a45-454e-d9a1-6463dfa850e5', NULL, NULL),
	('01a22a56-95bd-7350-93db-f02e0e411634', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.229+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{complained@de65fb6e8d.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be complained', '{}', NULL, '01a22a56-95bd-7350-93db-f02e0e411634@mail.acme.example', '{complained@de65fb6e8d.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@de65fb6e8d.sandbox.sendwright.test
to be complained', '01a22a56-95bd-7350-93db-f02f90154b59', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, '975f54e0-1d9e-a202-1bc8-ada78e7e87f1', NULL, NULL),
	('01a22a56-95c8-7782-b434-e742b0bbe723', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.24+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{delivered+a@de65fb6e8d.sandbox.sendwright.test,bounced+b@de65fb6e8d.sandbox.sendwright.test,real@example.com}', '{}', '{}', NULL, 'To several', '{}', NULL, '01a22a56-95c8-7782-b434-e742b0bbe723@mail.acme.example', '{delivered+a@de65fb6e8d.sandbox.sendwright.test,bounced+b@de65fb6e8d.sandbox.sendwright.test,real@example.com}', NULL, '{delivered,bounced,NULL}', 0, NULL, 'delivered+a@de65fb6e8d.sandbox.sendwright.test
bounced+b@de65fb6e8d.sandbox.sendwright.test
real@example.com
to several', '01a22a56-95c8-7782-b434-e743b70b8c20', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, '36b65e41-aa14-ad23-c443-db05d5804d9a', NULL, NULL),
	('01a22a56-95d4-7145-899a-6e4505f6c92c', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.252+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{gone@example.org}', '{}', '{}', NULL, 'To nobody', '{}', NULL, '01a22a56-95d4-7145-899a-6e4505f6c92c@mail.acme.example', '{gone@example.org}', NULL, NULL, 0, NULL, 'gone@example.org
to nobody', '01a22a56-95d4-7145-899a-6e466e2c2306', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, 'be8f4d33-3bf4-795c-a903-e39b5f3b557b', NULL, NULL),
	('01a22a56-95e5-711f-b4f0-3f8f1d51a2f4', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.269+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{"Jörg <Joerg.Big@Bücher.example>"}', '{}', '{}', NULL, 'To a name that is spelled in another way on its way', '{}', NULL, '01a22a56-95e5-711f-b4f0-3f8f1d51a2f4@mail.acme.example', '{joerg.big@xn--bcher-kva.example}', '{Joerg.Big@xn--bcher-kva.example}', NULL, 0, NULL, 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way', '01a22a56-95e5-711f-b4f0-3f902caf624d', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, '81d6d7b4-a388-2dad-5f36-43e4f8a803b3', NULL, NULL),
	('01a22a56-95ee-71da-a352-393250bd95bf', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.278+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{gone-too@example.org,there@example.org}', '{}', '{}', NULL, 'To nobody and somebody', '{receipt}', NULL, '01a22a56-95ee-71da-a352-393250bd95bf@mail.acme.example', '{gone-too@example.org,there@example.org}', NULL, NULL, 0, NULL, 'gone-too@example.org
there@example.org
to nobody and somebody', '01a22a56-95ee-71da-a352-3933c26bb8b1', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, 'b5aa18ed-cde5-7cea-bd47-c046c3b5b2d6', NULL, NULL),
	('01a22a56-95f7-7737-a98b-428b9bdf80e4', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.287+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{tina@example.com}', '{}', '{}', NULL, 'Welcome, Tina', '{}', NULL, '01a22a56-95f7-7737-a98b-428b9bdf80e4@mail.acme.example', '{tina@example.com}', NULL, NULL, 0, NULL, 'tina@example.com
welcome, tina', '01a22a56-95f7-7737-a98b-428c763bfe7b', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, 'f2d364fe-fd3b-711f-d211-7cc3d6a99876', NULL, '01a22a56-9524-7684-bee6-7492df085a03'),
	('01a22a56-9602-7773-bd68-06a8b8d20c0e', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.298+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{tom@example.com}', '{}', '{}', '{answers@acme.example}', 'For everybody', '{}', NULL, '01a22a56-9602-7773-bd68-06a8b8d20c0e@mail.acme.example', '{tom@example.com}', NULL, NULL, 0, NULL, 'tom@example.com
for everybody', '01a22a56-9602-7773-bd68-06a9487e7494', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, '7a8e130b-65d4-65c0-5940-d0b7ffe59a44', NULL, '01a22a56-9541-7773-8894-5ba8d72cb426'),
	('01a22a56-9623-764d-8f77-1b9557883286', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.331+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{delivered@de65fb6e8d.sandbox.sendwright.test}', '{}', '{}', NULL, 'One of a batch', '{}', NULL, '01a22a56-9623-764d-8f77-1b9557883286@mail.acme.example', '{delivered@de65fb6e8d.sandbox.sendwright.test}', NULL, '{delivered}', 0, 'batch-1', 'delivered@de65fb6e8d.sandbox.sendwright.test
one of a batch', '01a22a56-9623-764d-8f77-1b9628638d8c', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, '10d69dea-1ed7-62f1-f7a8-b349760a8e1a', NULL, NULL),
	('01a22a56-9630-768a-9dfb-283e7bbf2e1f', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.344+00', '2026-12-20 02:44:07.341+00', '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{never@example.com}', '{}', '{}', NULL, 'To be cancelled', '{}', NULL, '01a22a56-9630-768a-9dfb-283e7bbf2e1f@mail.acme.example', '{never@example.com}', NULL, NULL, 0, NULL, 'never@example.com
to be cancelled', '01a22a56-9630-768a-9dfb-283f4cafa568', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, 'cd6698a3-fb46-54ec-c0cb-9edf928541c8', NULL, NULL),
	('01a22a56-9640-758a-b2ce-0ddc4ee6cfb5', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.36+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{busy@example.com}', '{}', '{}', NULL, 'Refused for now', '{}', NULL, '01a22a56-9640-758a-b2ce-0ddc4ee6cfb5@mail.acme.example', '{busy@example.com}', NULL, NULL, 0, NULL, 'busy@example.com
refused for now', '01a22a56-9640-758a-b2ce-0ddd95b49ce5', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, '4d803bd3-4c6b-b27b-40bb-8bb7ef29e1ea', NULL, NULL),
	('01a22a56-9646-7066-9c78-dbdfb8552ff0', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.366+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{cut@example.com}', '{}', '{}', NULL, 'Held, as its answer was lost', '{}', NULL, '01a22a56-9646-7066-9c78-dbdfb8552ff0@mail.acme.example', '{cut@example.com}', NULL, NULL, 0, NULL, 'cut@example.com
held, as its answer was lost', '01a22a56-9646-7066-9c78-dbe090d30786', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, '5bdccba6-e3e7-5e42-de56-5e91c4c8d344', NULL, NULL),
	('01a22a56-9656-74ef-a7a8-a1829e4c3f11', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.382+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{cut-too@example.com}', '{}', '{}', NULL, 'Settled as failed', '{}', NULL, '01a22a56-9656-74ef-a7a8-a1829e4c3f11@mail.acme.example', '{cut-too@example.com}', NULL, NULL, 0, NULL, 'cut-too@example.com
settled as failed', '01a22a56-9656-74ef-a7a8-a183e665bc4c', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, '1cc10ceb-4667-f0cc-4c63-ff43cca1f4f6', NULL, NULL),
	('01a22a56-b2b3-76d0-beb5-2df7ed55d7a0', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:14.643+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Søren <shop@mail.acme.example>', '{"Émile <delivered@de65fb6e8d.sandbox.sendwright.test>"}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', '{"visible":null,"messageId":"own-1@mail.acme.example","date":"Mon, 30 Nov 2026 02:44:14 +0000"}', '01a22a56-b2b3-76d0-beb5-2df7ed55d7a0@mail.acme.example', '{delivered@de65fb6e8d.sandbox.sendwright.test}', NULL, '{delivered}', 1, NULL, 'delivered@de65fb6e8d.sandbox.sendwright.test
submitted over smtp', '01a22a56-b2b3-76d0-beb5-2df8a84e03c3', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, NULL, NULL, NULL),
	('01a22a56-c96c-7367-ad72-9c18521e10ac', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:20.46+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Søren <shop@mail.acme.example>', '{copied@example.com}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', NULL, '01a22a56-c96c-7367-ad72-9c18521e10ac@mail.acme.example', '{copied@example.com}', NULL, NULL, 1, NULL, 'copied@example.com
submitted over smtp', '01a22a56-c975-7367-ad72-9c197b00b41e', NULL, NULL, '01a22a56-3d00-7198-b827-66dfad92fe57', NULL, '01a22a56-b2b3-76d0-beb5-2df7ed55d7a0', NULL),
	('01a22a56-b2c8-7711-ae39-01cddf32583e', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'test', '2026-11-30 02:44:14.664+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Test <t@mail.acme.example>', '{delivered@de65fb6e8d.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: delivered', '{}', NULL, '01a22a56-b2c8-7711-ae39-01cddf32583e@mail.acme.example', '{delivered@de65fb6e8d.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@de65fb6e8d.sandbox.sendwright.test
in test mode: delivered', '01a22a56-b2c8-7711-ae39-01ce8d905217', NULL, '01a22a56-4ac8-755f-9aa5-ea2088ebb5f6', NULL, 'fea12391-6f0b-44d8-d76b-ea25975a6d2b', NULL, NULL),
	('01a22a56-b2cd-77bb-82f3-6b3f8f218534', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'test', '2026-11-30 02:44:14.669+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Test <t@mail.acme.example>', '{bounced@de65fb6e8d.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: bounced', '{}', NULL, '01a22a56-b2cd-77bb-82f3-6b3f8f218534@mail.acme.example', '{bounced@de65fb6e8d.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@de65fb6e8d.sandbox.sendwright.test
in test mode: bounced', '01a22a56-b2cd-77bb-82f3-6b40a560f7e0', NULL, '01a22a56-4ac8-755f-9aa5-ea2088ebb5f6', NULL, 'e4465634-3f80-6e2a-cced-63bc43319dfb', NULL, NULL),
	('01a22a56-c74e-72d6-9da1-17624963a720', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:19.918+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'w@mail.acme.example', '{delivered@de65fb6e8d.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a22a56-c74e-72d6-9da1-17624963a720@mail.acme.example', '{delivered@de65fb6e8d.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@de65fb6e8d.sandbox.sendwright.test
its webhook waits', '01a22a56-c74e-72d6-9da1-17630c99e65a', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, '5bbd6689-2597-9b6d-9421-b5d66b652e16', NULL, NULL),
	('01a22a56-b2d2-7786-bc74-e3f30fa9f5f7', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'test', '2026-11-30 02:44:14.674+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Test <t@mail.acme.example>', '{anybody@de65fb6e8d.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: anybody', '{}', NULL, '01a22a56-b2d2-7786-bc74-e3f30fa9f5f7@mail.acme.example', '{anybody@de65fb6e8d.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'anybody@de65fb6e8d.sandbox.sendwright.test
in test mode: anybody', '01a22a56-b2d2-7786-bc74-e3f41e643ac3', NULL, '01a22a56-4ac8-755f-9aa5-ea2088ebb5f6', NULL, 'a2fef09c-20aa-ebb8-4111-428008f4d785', NULL, NULL),
	('01a22a56-b2e9-7290-851c-f95774e8abc5', '01a22a56-5385-72b1-bedf-2d2eeee72453', 'live', '2026-11-30 02:44:14.697+00', NULL, NULL, 'b@2eeee72453.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Bolt', '{}', NULL, '01a22a56-b2e9-7290-851c-f95774e8abc5@2eeee72453.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
bolt', '01a22a56-b2e9-7290-851c-f9586a313e0c', NULL, '01a22a56-6427-7716-a3cf-32c597417876', NULL, '6c0b4a56-f027-3732-ff9a-86b0b86620e2', NULL, NULL),
	('01a22a56-b30d-7082-8eb3-16a2c79ea565', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:14.733+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'e@mail.acme.example', '{[erased],rita@example.com}', '{}', '{}', NULL, '[erased]', '{}', NULL, '01a22a56-b30d-7082-8eb3-16a2c79ea565@mail.acme.example', '{[erased],rita@example.com}', NULL, NULL, 0, NULL, '[erased]
rita@example.com
[erased]', '01a22a56-b30d-7082-8eb3-16a3bc60fc11', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, '2f069378-f03e-ebbc-aaa0-041f282de477', NULL, NULL),
	('01a22a56-daeb-7291-a4a8-cf2c555f1edd', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:24.939+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'r@mail.acme.example', '{complained@de65fb6e8d.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its complaint is still to come', '{}', NULL, '01a22a56-daeb-7291-a4a8-cf2c555f1edd@mail.acme.example', '{complained@de65fb6e8d.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@de65fb6e8d.sandbox.sendwright.test
its complaint is still to come', '01a22a56-daeb-7291-a4a8-cf2d46592e23', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, '10c9f0de-5fd6-a7aa-6de9-44a8777c8d6b', NULL, NULL),
	('01a22a56-f5d0-7196-92ff-15b08a96b56d', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:31.824+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{last@example.com}', '{}', '{}', NULL, 'Queued to go out', '{evening}', NULL, '01a22a56-f5d0-7196-92ff-15b08a96b56d@mail.acme.example', '{last@example.com}', NULL, NULL, 0, NULL, 'last@example.com
queued to go out', '01a22a56-f5d0-7196-92ff-15b1e37ce497', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, '8038a413-2395-26b1-609e-fbb06a46b6d8', NULL, NULL),
	('01a22a56-f5f1-7379-9bb4-98212155172e', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:31.857+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{delivered@de65fb6e8d.sandbox.sendwright.test}', '{}', '{}', NULL, 'Queued for the simulator', '{evening}', NULL, '01a22a56-f5f1-7379-9bb4-98212155172e@mail.acme.example', '{delivered@de65fb6e8d.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@de65fb6e8d.sandbox.sendwright.test
queued for the simulator', '01a22a56-f5f1-7379-9bb4-982265d621b3', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, '4aa33d1f-24ab-04ac-4850-d17e8a46d2f5', NULL, NULL),
	('01a22a56-f5fa-71f8-acb1-092e8082bf33', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:31.866+00', '2026-11-30 03:44:31.863+00', '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to be cancelled', '{evening}', NULL, '01a22a56-f5fa-71f8-acb1-092e8082bf33@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to be cancelled', '01a22a56-f5fa-714e-89b2-4db69fdbae95', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, 'a6bb9e6a-b093-8247-ac86-fe8e0e08ca5b', NULL, NULL),
	('01a22a56-f603-71a9-99b2-acb0579faa5d', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:31.875+00', '2026-11-30 03:44:31.863+00', '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to go out', '{evening}', NULL, '01a22a56-f603-71a9-99b2-acb0579faa5d@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to go out', '01a22a56-f603-71a9-99b2-acb195493f8d', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, '5a4873aa-82c5-cf0e-75c0-6855641e3486', NULL, NULL),
	('01a22a56-f60f-74c9-9295-d5de7a171ad6', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:31.887+00', NULL, '01a22a56-94b5-730c-b458-92976575373c', 'Acme <hello@mail.acme.example>', '{once@example.com}', '{}', '{}', NULL, 'Asked under a key', '{evening}', NULL, '01a22a56-f60f-74c9-9295-d5de7a171ad6@mail.acme.example', '{once@example.com}', NULL, NULL, 0, 'order-4711', 'once@example.com
asked under a key', '01a22a56-f60f-74c9-9295-d5df1eff24d7', NULL, '01a22a56-47cb-779a-be45-5aad499d111e', NULL, '58ac6168-c2f7-93ed-2445-4ad87f033e6b', NULL, NULL),
	('01a22a56-f633-7050-885b-c4cf50937a2c', '01a22a56-5385-72b1-bedf-2d2eeee72453', 'live', '2026-11-30 02:44:31.923+00', NULL, NULL, 'b@2eeee72453.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Held back', '{}', NULL, '01a22a56-f633-7050-885b-c4cf50937a2c@2eeee72453.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
held back', '01a22a56-f633-7050-885b-c4d00c2f6515', NULL, '01a22a56-6427-7716-a3cf-32c597417876', NULL, '644b665c-dfad-e171-3d67-fd7589a9bbda', NULL, NULL),
	('01a22a56-fe0b-73bb-9e30-4dd7818e3b62', '01a22a56-5385-72b1-bedf-2d2eeee72453', 'live', '2026-11-30 02:44:33.931+00', NULL, NULL, 'b@2eeee72453.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'While paused', '{}', NULL, '01a22a56-fe0b-73bb-9e30-4dd7818e3b62@2eeee72453.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
while paused', '01a22a56-fe0b-73bb-9e30-4dd8a47d9b88', NULL, '01a22a56-6427-7716-a3cf-32c597417876', NULL, '5ec3db1f-d803-6549-f73b-ec1b6c17d77b', NULL, NULL);


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
	('01a22a56-b311-7655-82b3-51012b2a401a@mail.acme.example', '2026-11-30 02:44:14.858+00'),
	('01a22a56-b311-7655-82b3-51012b2a401a', '2026-11-30 02:44:14.858+00');


--
-- Data for Name: holds; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.idempotency_keys VALUES
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', 'batch', 'batch-1', '22ceb502c60865654d3e68b4f39382ea25b120eabd5e0b6cfe5a8a441e101493', '2026-12-01 02:44:07.326+00', '[{"_tag" : "Accepted", "emailId" : "01a22a56-9623-764d-8f77-1b9557883286"}]', '{"indexes":[0],"failures":[{"ok":false,"index":1,"error":{"code":"validation_error","message":"The request is not valid: to must be an email address such as ada@example.com.","details":[{"path":["to"],"message":"must be an email address such as ada@example.com"}]}}]}'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', 'message', '01a22a56-47cb-779a-be45-5aad499d111e:76572e90b39b4abbd6e3ba1dce56460c0c897a23b82e8758426242b2e3c9514f', '01a22a56-47cb-779a-be45-5aad499d111e:76572e90b39b4abbd6e3ba1dce56460c0c897a23b82e8758426242b2e3c9514f', '2026-11-30 02:54:14.644+00', '[{"_tag" : "Accepted", "emailId" : "01a22a56-b2b3-76d0-beb5-2df7ed55d7a0"}]', 'null'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', 'single', 'order-4711', '64993acc08a1e8ac0acde79d0dc4c3443d73295447c260a50219b86e6650d571', '2026-12-01 02:44:31.887+00', '[{"_tag" : "Accepted", "emailId" : "01a22a56-f60f-74c9-9295-d5de7a171ad6"}]', 'null'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', 'request', 'order-4712', '5cd1768db4c44c1f9a1e2c3bf6407e954574a07ccc4e6eecf40cdc932acc4f6b', 'infinity', '[{"_tag" : "Accepted", "emailId" : "01a22a56-f61f-7c96-a80e-863c3627959b"}]', 'null');


--
-- Data for Name: log_identity; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.memberships VALUES
	('01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-3d00-7198-b827-66dfad92fe57', 'owner', '2026-11-30 02:43:44.512+00'),
	('01a22a56-5385-72b1-bedf-2d2eeee72453', '01a22a56-5385-72b1-bedf-2d2ff354c761', 'owner', '2026-11-30 02:43:50.277+00'),
	('01a22a56-57d1-7385-8f91-a75860a30ec0', '01a22a56-57d2-72d1-b1f9-55a18fe27b34', 'owner', '2026-11-30 02:43:51.377+00'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-780a-7054-95fc-847f50978bd2', 'developer', '2026-11-30 02:43:59.626+00'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-7d93-76ff-bf62-658b033a6e89', 'viewer', '2026-11-30 02:44:01.044+00');


--
-- Data for Name: metrics_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_hours VALUES
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', 'tag', 498890, 'receipt', 2, 4, 0, 1, 0, 0, 0, 0, 0, '{}'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', 'tag', 498890, 'order:1234', 1, 3, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'test', 'domain', 498890, 'mail.acme.example', 3, 3, 2, 1, 0, 0, 0, 0, 0, '{73,2}'),
	('01a22a56-5385-72b1-bedf-2d2eeee72453', 'live', 'domain', 498890, '', 1, 1, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'simulator', 'domain', 498890, 'mail.acme.example', 6, 8, 6, 2, 0, 1, 0, 0, 0, '{73,6}'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', 'domain', 498890, 'mail.acme.example', 12, 12, 0, 2, 0, 0, 0, 1, 1, '{}');


--
-- Data for Name: metrics_place; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_place VALUES
	(true, '1188:1188:');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.migrations VALUES
	(1, 1, 'initial', 1, '0.0.0', '2026-11-30 02:43:43.23+00'),
	(2, 1, 'mailbox_identities', 1, '0.0.0', '2026-11-30 02:43:43.241+00'),
	(2, 2, 'mailbox_identities', 1, '0.0.0', '2026-11-30 02:43:43.246+00'),
	(3, 1, 'set_aside', 1, '0.0.0', '2026-11-30 02:43:43.255+00'),
	(4, 1, 'audit_sources', 1, '0.0.0', '2026-11-30 02:43:43.262+00'),
	(4, 2, 'audit_sources', 1, '0.0.0', '2026-11-30 02:43:43.265+00'),
	(4, 3, 'audit_sources', 1, '0.0.0', '2026-11-30 02:43:43.268+00'),
	(4, 4, 'audit_sources', 1, '0.0.0', '2026-11-30 02:43:43.275+00'),
	(5, 1, 'template_defaults', 1, '0.0.0', '2026-11-30 02:43:43.281+00'),
	(6, 1, 'report_signatures', 1, '0.0.0', '2026-11-30 02:43:43.29+00'),
	(7, 1, 'requests', 1, '0.0.0', '2026-11-30 02:43:43.301+00'),
	(8, 1, 'joined_accepts', 1, '0.0.0', '2026-11-30 02:43:43.312+00'),
	(9, 1, 'request_keys', 1, '0.0.0', '2026-11-30 02:43:43.318+00'),
	(10, 1, 'email_templates', 1, '0.0.0', '2026-11-30 02:43:43.323+00'),
	(11, 1, 'joined_lookups', 1, '0.0.0', '2026-11-30 02:43:43.33+00'),
	(12, 1, 'received', 1, '0.0.0', '2026-11-30 02:43:43.341+00'),
	(12, 2, 'received', 1, '0.0.0', '2026-11-30 02:43:43.347+00'),
	(12, 3, 'received', 1, '0.0.0', '2026-11-30 02:43:43.35+00'),
	(12, 4, 'received', 1, '0.0.0', '2026-11-30 02:43:43.354+00'),
	(12, 5, 'received', 1, '0.0.0', '2026-11-30 02:43:43.358+00'),
	(12, 6, 'received', 1, '0.0.0', '2026-11-30 02:43:43.362+00'),
	(12, 7, 'received', 1, '0.0.0', '2026-11-30 02:43:43.364+00'),
	(12, 8, 'received', 1, '0.0.0', '2026-11-30 02:43:43.366+00'),
	(12, 9, 'received', 1, '0.0.0', '2026-11-30 02:43:43.368+00'),
	(12, 10, 'received', 1, '0.0.0', '2026-11-30 02:43:43.37+00');


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
	('simulator', 'sim_01a22a56-db0d-7214-90e9-c6fc15e31052 email.delivered', '{"type":"email.delivered","occurredAt":1796006665973,"recipients":["complained@de65fb6e8d.sandbox.sendwright.test"],"details":{"recipients":["complained@de65fb6e8d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22a56-db0d-7214-90e9-c6fc15e31052"},"keys":["simulator:sim_01a22a56-db0d-7214-90e9-c6fc15e31052 email.delivered"],"providerMessageId":"sim_01a22a56-db0d-7214-90e9-c6fc15e31052","error":null,"provider":"simulator","key":"sim_01a22a56-db0d-7214-90e9-c6fc15e31052 email.delivered","emailId":"01a22a56-daeb-7291-a4a8-cf2c555f1edd","messageId":null}', '2026-11-30 02:44:25.974+00', '2026-11-30 02:44:24.975+00', 'sim_01a22a56-db0d-7214-90e9-c6fc15e31052'),
	('simulator', 'sim_01a22a56-db0d-7214-90e9-c6fc15e31052 email.complained', '{"type":"email.complained","occurredAt":1796006666973,"recipients":["complained@de65fb6e8d.sandbox.sendwright.test"],"details":{"recipients":["complained@de65fb6e8d.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a22a56-db0d-7214-90e9-c6fc15e31052","provider_message_id":"sim_01a22a56-db0d-7214-90e9-c6fc15e31052"},"keys":["simulator:sim_01a22a56-db0d-7214-90e9-c6fc15e31052 email.complained"],"providerMessageId":"sim_01a22a56-db0d-7214-90e9-c6fc15e31052","error":null,"provider":"simulator","key":"sim_01a22a56-db0d-7214-90e9-c6fc15e31052 email.complained","emailId":"01a22a56-daeb-7291-a4a8-cf2c555f1edd","messageId":null}', '2026-11-30 02:44:26.974+00', '2026-11-30 02:44:24.975+00', 'sim_01a22a56-db0d-7214-90e9-c6fc15e31052');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.quotas VALUES
	('01a22a56-5385-72b1-bedf-2d2eeee72453', '2026-11', 3, 50, '2026-11-30', 3, 100, 1);


--
-- Data for Name: rate_buckets; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.rate_buckets VALUES
	('messages:01a22a56-47cb-779a-be45-5aad499d111e', 999998, 1000000, 1796006647328),
	('requests:01a22a56-4ac8-755f-9aa5-ea2088ebb5f6', 990000, 1000000, 1796006678192),
	('requests:01a22a56-6427-7716-a3cf-32c597417876', 2.336, 3.336, 1796006678271),
	('requests:01a22a56-47cb-779a-be45-5aad499d111e', 990000, 1000000, 1796006678775),
	('messages:01a22a56-3d00-7198-b827-66dfad92fe57', 999999, 1000000, 1796006660460),
	('sign-in:user:2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3', 8.183011111111112, 9.183011111111112, 1796006676524),
	('sign-in:from:12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 45.218555555555554, 46.218555555555554, 1796006676738),
	('sign-in:user:ca48e0014050c7996ca4272865794ba1d47e7ef86b88a1a7010eaf450f025194', 9, 10, 1796006676750);


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
-- Data for Name: received_usage; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: report_signatures; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: reputation_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.reputation_hours VALUES
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 498890, 4, 7, 2, 0),
	('01a22a56-5385-72b1-bedf-2d2eeee72453', 498890, 7, 1, 0, 0),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 498890, 1, 3, 0, 0),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 498890, 0, 4, 0, 0);


--
-- Data for Name: reputation_notes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: requests; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.requests OVERRIDING SYSTEM VALUE VALUES
	(1, '01a22a56-f61f-7c96-a80e-863c3627959b', '01a22a56-3d00-7198-b827-66de65fb6e8d', '2026-11-30 02:44:31.903+00', '{"to": "row@example.com", "from": "Acme <hello@mail.acme.example>", "tags": ["evening"], "text": "Asked by SQL.", "subject": "Asked by SQL"}', 140, '-infinity', 'order-4712');


--
-- Data for Name: retention_terms; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: routes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: search_entries_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.search_entries_2026_11 VALUES
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-9582-7563-98cf-ecca73f1304b', '{}', 'delivered@de65fb6e8d.sandbox.sendwright.test
to be delivered'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-95ae-74bf-b09d-fcd83508040a', '{}', 'bounced@de65fb6e8d.sandbox.sendwright.test
to be bounced'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-95bd-7350-93db-f02e0e411634', '{}', 'complained@de65fb6e8d.sandbox.sendwright.test
to be complained'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-9576-7046-97da-6d9ad60418d1', '{receipt,order:1234}', 'ada@example.com
carl@example.com
bea@example.net
everything at once'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-95e5-711f-b4f0-3f8f1d51a2f4', '{}', 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-95f7-7737-a98b-428b9bdf80e4', '{}', 'tina@example.com
welcome, tina'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-9602-7773-bd68-06a8b8d20c0e', '{}', 'tom@example.com
for everybody'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-9623-764d-8f77-1b9557883286', '{}', 'delivered@de65fb6e8d.sandbox.sendwright.test
one of a batch'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-9630-768a-9dfb-283e7bbf2e1f', '{}', 'never@example.com
to be cancelled'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-95c8-7782-b434-e742b0bbe723', '{}', 'delivered+a@de65fb6e8d.sandbox.sendwright.test
bounced+b@de65fb6e8d.sandbox.sendwright.test
real@example.com
to several'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-95d4-7145-899a-6e4505f6c92c', '{}', 'gone@example.org
to nobody'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-95ee-71da-a352-393250bd95bf', '{receipt}', 'gone-too@example.org
there@example.org
to nobody and somebody'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-9656-74ef-a7a8-a1829e4c3f11', '{}', 'cut-too@example.com
settled as failed'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-b2b3-76d0-beb5-2df7ed55d7a0', '{}', 'delivered@de65fb6e8d.sandbox.sendwright.test
submitted over smtp'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'test', '01a22a56-b2c8-7711-ae39-01cddf32583e', '{}', 'delivered@de65fb6e8d.sandbox.sendwright.test
in test mode: delivered'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'test', '01a22a56-b2cd-77bb-82f3-6b3f8f218534', '{}', 'bounced@de65fb6e8d.sandbox.sendwright.test
in test mode: bounced'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'test', '01a22a56-b2d2-7786-bc74-e3f30fa9f5f7', '{}', 'anybody@de65fb6e8d.sandbox.sendwright.test
in test mode: anybody'),
	('01a22a56-5385-72b1-bedf-2d2eeee72453', 'live', '01a22a56-b2e9-7290-851c-f95774e8abc5', '{}', 'bob@bolt.example
bolt'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-b30d-7082-8eb3-16a2c79ea565', '{}', '[erased]
rita@example.com
[erased]'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-c74e-72d6-9da1-17624963a720', '{}', 'delivered@de65fb6e8d.sandbox.sendwright.test
its webhook waits'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-c96c-7367-ad72-9c18521e10ac', '{}', 'copied@example.com
submitted over smtp'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-daeb-7291-a4a8-cf2c555f1edd', '{}', 'complained@de65fb6e8d.sandbox.sendwright.test
its complaint is still to come'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-f5fa-71f8-acb1-092e8082bf33', '{evening}', 'later@example.com
scheduled, to be cancelled'),
	('01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '01a22a56-f603-71a9-99b2-acb0579faa5d', '{evening}', 'later@example.com
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
	('01a22a56-9646-7066-9c78-dbdfb8552ff0', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:07.393+00', '2026-11-30 02:44:07.393+00', '2026-11-30 02:44:07.366+00', NULL, NULL, 1, 0, true, NULL, NULL, '940', NULL, NULL),
	('01a22a56-9640-758a-b2ce-0ddc4ee6cfb5', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:42.641+00', '2026-11-30 02:44:42.641+00', '2026-11-30 02:44:07.36+00', NULL, NULL, 3, 0, false, NULL, NULL, '1186', NULL, NULL),
	('01a22a56-f5d0-7196-92ff-15b08a96b56d', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:31.824+00', '2026-11-30 02:44:31.824+00', '2026-11-30 02:44:31.824+00', NULL, NULL, 0, 0, false, NULL, NULL, '1207', NULL, NULL),
	('01a22a56-f5f1-7379-9bb4-98212155172e', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:31.857+00', '2026-11-30 02:44:31.857+00', '2026-11-30 02:44:31.857+00', NULL, NULL, 0, 0, false, NULL, NULL, '1208', NULL, NULL),
	('01a22a56-f60f-74c9-9295-d5de7a171ad6', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', '2026-11-30 02:44:31.887+00', '2026-11-30 02:44:31.887+00', '2026-11-30 02:44:31.887+00', NULL, NULL, 0, 0, false, NULL, NULL, '1213', NULL, NULL),
	('01a22a56-f633-7050-885b-c4cf50937a2c', '01a22a56-5385-72b1-bedf-2d2eeee72453', 'live', '2026-11-30 02:44:33.776+00', '2026-11-30 02:44:33.776+00', '2026-11-30 02:44:31.923+00', NULL, NULL, 0, 0, true, NULL, '2026-11-30 02:44:31.923+00', '1217', NULL, NULL),
	('01a22a56-fe0b-73bb-9e30-4dd7818e3b62', '01a22a56-5385-72b1-bedf-2d2eeee72453', 'live', '2026-11-30 02:44:33.931+00', '2026-11-30 02:44:33.931+00', '2026-11-30 02:44:33.931+00', NULL, NULL, 0, 0, false, NULL, NULL, '1227', NULL, NULL);


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
	('01a22a56-6d48-7331-96b5-7aa9f9d7998b', '62d1ded9e3ba9e2a967d26625c49dac975b73b4e342c736c7c6cb4de81fda111', '01a22a56-3d00-7198-b827-66dfad92fe57', 'link', '2026-11-30 02:43:56.872+00', '2026-11-30 02:43:56.872+00', '2026-12-30 02:43:56.872+00', '', '127.0.0.0/24'),
	('01a22a56-722b-72ce-9035-caad2290b90c', '55feb80e6a028394e46f396b7d282cebf3623a484f9530fc1863303c3c5915c5', '01a22a56-68c0-708f-8ef5-14ebbc67db70', 'link', '2026-11-30 02:43:58.123+00', '2026-11-30 02:43:58.123+00', '2026-12-30 02:43:58.123+00', '', '127.0.0.0/24'),
	('01a22a56-781b-77b5-8ee5-1821126394d4', '83cc5597159b4f89bdfeb80fc3c219d75a67509438eabd856255734cfdc5f376', '01a22a56-780a-7054-95fc-847f50978bd2', 'link', '2026-11-30 02:43:59.642+00', '2026-11-30 02:43:59.642+00', '2026-12-30 02:43:59.642+00', '', '127.0.0.0/24'),
	('01a22a56-c87e-72a8-969a-1657e715cb26', '81d7b48231fe64a153d10bfd874c9eb4170f70bda2a635961cddb81c8de09c55', '01a22a56-3d00-7198-b827-66dfad92fe57', 'password', '2026-11-30 02:44:20.222+00', '2026-11-30 02:44:20.222+00', '2026-12-30 02:44:20.222+00', '', '127.0.0.0/24'),
	('01a22a57-08e1-7633-b3cd-0486fb44b500', '957d21fc652685f21fe4176a90b8acba5811a52277e0bf96270c9ea46a596aa0', '01a22a56-3d00-7198-b827-66dfad92fe57', 'password', '2026-11-30 02:44:36.704+00', '2026-11-30 02:44:36.704+00', '2026-12-30 02:44:36.704+00', '', '127.0.0.0/24'),
	('01a22a57-09be-7515-a572-0898ad258a7e', '9b60f9f04b5bcbe04695db90809bdac24358bae7b762ef48fbaee810723154bd', '01a22a56-68c0-708f-8ef5-14ebbc67db70', 'password', '2026-11-30 02:44:36.925+00', '2026-11-30 02:44:36.925+00', '2026-12-30 02:44:36.925+00', '', '127.0.0.0/24');


--
-- Data for Name: sign_in_links; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sign_in_links VALUES
	('01a22a56-38f7-7091-9974-dfc9035f7841', '6c4b4c8cd972f70b73aff3aa4c61bc1c6a1457a9b29cbb1508d1c66f4c49a13e', 'setup', NULL, NULL, NULL, NULL, NULL, '2026-11-30 02:43:43.478+00', '2026-11-30 03:43:43.478+00'),
	('01a22a56-93c8-77d6-aac3-79287b630f75', '5be38e31c1df22125e254e067a8553a66c477bb891158bcd436420958875f7fa', 'invitation', NULL, '01a22a56-3d00-7198-b827-66de65fb6e8d', 'later@acme.example', 'later@acme.example', 'viewer', '2026-11-30 02:44:06.731+00', '2026-12-07 02:44:06.731+00');


--
-- Data for Name: site_reports; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: sites; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: suppressions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.suppressions VALUES
	('01a22a56-963c-77d2-b94c-526971cec90c', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'gone-too@example.org', NULL, NULL, 'bounce', '2026-11-30 02:44:07.327+00'),
	('01a22a56-963c-77d2-b94c-52682d9de902', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'gone@example.org', NULL, NULL, 'bounce', '2026-11-30 02:44:07.318+00'),
	('01a22a56-b2fa-7272-8959-61dbcf4170cd', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'no-more@example.com', NULL, NULL, 'manual', '2026-11-30 02:44:14.714+00'),
	('01a22a56-b38a-7378-9979-f9917895352d', '01a22a56-3d00-7198-b827-66de65fb6e8d', NULL, 'fa7b3f37f0401e0cf759181453f3c60f34a1a17a8beade8c5acb3d083cb729b0', '4e1f244cb8dddfa9', 'manual', '2026-11-30 02:44:14.858+00');


--
-- Data for Name: template_versions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.template_versions VALUES
	('01a22a56-9524-7684-bee6-7492df085a03', 1, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-30 02:44:07.077+00', NULL, NULL),
	('01a22a56-9524-7684-bee6-7492df085a03', 2, 'Welcome', 'Hello, {{ name }}', '<p>Hello, {{ name }}</p>', 'Welcome, {{ name }}', '{name}', 67, 'Acme live', '2026-11-30 02:44:07.089+00', NULL, NULL),
	('01a22a56-9524-7684-bee6-7492df085a03', 3, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-30 02:44:07.094+00', NULL, NULL),
	('01a22a56-953c-7127-9082-34c7a5e99b48', 1, 'Plain', 'Plain', NULL, 'Plain', '{}', 15, 'Acme live', '2026-11-30 02:44:07.1+00', NULL, NULL),
	('01a22a56-9541-7773-8894-5ba8d72cb426', 1, 'Brings all', 'For {{ who }}', '<p>For {{ who }}: {{ count }}</p>', NULL, '{who,count}', 56, 'Acme live', '2026-11-30 02:44:07.105+00', '{"from": "Acme <hello@mail.acme.example>", "replyTo": ["answers@acme.example"], "fallbacks": {"who": "everybody", "count": 3}}', 118);


--
-- Data for Name: templates; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.templates VALUES
	('01a22a56-9524-7684-bee6-7492df085a03', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'welcome', 3, '2026-11-30 02:44:07.077+00', '2026-11-30 02:44:07.094+00'),
	('01a22a56-953c-7127-9082-34c7a5e99b48', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'plain-one', 1, '2026-11-30 02:44:07.1+00', '2026-11-30 02:44:07.1+00'),
	('01a22a56-9541-7773-8894-5ba8d72cb426', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'brings-all', 1, '2026-11-30 02:44:07.105+00', '2026-11-30 02:44:07.105+00');


--
-- Data for Name: tls_report_counts; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: tls_reports; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: user_identities; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.users VALUES
	('01a22a56-5385-72b1-bedf-2d2ff354c761', 'bob@bolt.example', 'bob@bolt.example', 'bob', NULL, false, NULL, '2026-11-30 02:43:50.277+00'),
	('01a22a56-57d2-72d1-b1f9-55a18fe27b34', 'eve@closed.example', 'eve@closed.example', 'eve', NULL, false, NULL, '2026-11-30 02:43:51.377+00'),
	('01a22a56-3d00-7198-b827-66dfad92fe57', 'ada@acme.example', 'ada@acme.example', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$aaFR+WBoLLS6OPJSpD5AEw$E3uMFlUifwGzp6o1Lh+ecSwhaglh61qollWBRR8iAAI', false, NULL, '2026-11-30 02:43:44.512+00'),
	('01a22a56-68c0-708f-8ef5-14ebbc67db70', 'grace@operators.example', 'grace@operators.example', 'grace', '$argon2id$v=19$m=19456,t=2,p=1$GnkGU5lN3bwnXJNnFDu81Q$esfOXYsHrGOwdOq40H8PF/F7Cn1fjVHh5Y+uymIDxwA', true, NULL, '2026-11-30 02:43:55.712+00'),
	('01a22a56-780a-7054-95fc-847f50978bd2', 'dev@acme.example', 'dev@acme.example', 'The developer', '$argon2id$v=19$m=19456,t=2,p=1$vilQgE5Gqx9yxM2MufIN/Q$LoWiQq/Ba55uG6+08fPfnXY+WDJFAvZd6EOVXKjcjRA', false, NULL, '2026-11-30 02:43:59.626+00'),
	('01a22a56-7d93-76ff-bf62-658b033a6e89', 'view@acme.example', 'view@acme.example', 'The viewer', '$argon2id$v=19$m=19456,t=2,p=1$Uj1qExNA6wHHww45ReMmjQ$FkIqEEp+0zyM8WVigwB7snT9xoYm3cMqe1HOPVmxFUk', false, '2026-11-30 02:44:03.077+00', '2026-11-30 02:44:01.043+00');


--
-- Data for Name: warmup_counts; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: webhook_attempts_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_attempts_2026_11 VALUES
	('01a22a56-95a6-7e42-907f-35ae96cb63b8', 1, '2026-11-30 02:44:07.221+00', 204, NULL, 13),
	('01a22a56-95c4-73a4-b055-9609c70e1712', 1, '2026-11-30 02:44:07.25+00', 204, NULL, 9),
	('01a22a56-95c4-7943-b143-4db26a614553', 1, '2026-11-30 02:44:07.25+00', 204, NULL, 8),
	('01a22a56-9613-7c95-97e3-581b3605a3c9', 1, '2026-11-30 02:44:07.351+00', 204, NULL, 2),
	('01a22a56-962f-71a1-af82-d2c8cd2b937b', 1, '2026-11-30 02:44:07.372+00', 204, NULL, 12),
	('01a22a56-962f-7208-a312-4301d1eb1bfe', 1, '2026-11-30 02:44:07.371+00', 204, NULL, 13),
	('01a22a56-962f-7959-bbf9-4d4345c89f8a', 1, '2026-11-30 02:44:07.372+00', 204, NULL, 12),
	('01a22a56-962f-7e3c-a166-2a20dbca3845', 1, '2026-11-30 02:44:07.372+00', 204, NULL, 12),
	('01a22a56-963a-76d3-9c67-2713887b7aa7', 1, '2026-11-30 02:44:07.373+00', 204, NULL, 15),
	('01a22a56-963a-7e86-9c0a-3aad3cfaa903', 1, '2026-11-30 02:44:07.372+00', 500, 'answered with status 500', 15),
	('01a22a56-963c-78e9-aa20-d8c0cb84ea6e', 1, '2026-11-30 02:44:07.403+00', 204, NULL, 3),
	('01a22a56-963c-780d-8265-2376f2bf6699', 1, '2026-11-30 02:44:07.403+00', 204, NULL, 5),
	('01a22a56-963c-791d-b99c-0befd02973d3', 1, '2026-11-30 02:44:07.403+00', 204, NULL, 5),
	('01a22a56-963c-79c3-8cf6-65389ca0c481', 1, '2026-11-30 02:44:07.403+00', 204, NULL, 5),
	('01a22a56-963c-7da3-a871-390a4a6621f1', 1, '2026-11-30 02:44:07.403+00', 204, NULL, 4),
	('01a22a56-99c2-759f-a1be-da7ed0a65b84', 1, '2026-11-30 02:44:08.302+00', 204, NULL, 8),
	('01a22a56-9de2-712e-98d7-f36458fa075d', 1, '2026-11-30 02:44:09.349+00', 204, NULL, 10),
	('01a22a56-9de2-7ae2-bb09-a031ba4782e2', 1, '2026-11-30 02:44:09.349+00', 204, NULL, 10),
	('01a22a56-9de2-7ae3-9292-fddf52f6b415', 1, '2026-11-30 02:44:09.35+00', 204, NULL, 9),
	('01a22a56-9de2-7e12-8e50-6477bf1647a6', 1, '2026-11-30 02:44:09.35+00', 204, NULL, 9),
	('01a22a56-9de2-7070-83a5-68ce0c6955b5', 1, '2026-11-30 02:44:09.354+00', 204, NULL, 7),
	('01a22a56-9de2-7c1b-9ef8-6b511f3b473b', 1, '2026-11-30 02:44:09.354+00', 204, NULL, 6),
	('01a22a56-963a-7e86-9c0a-3aad3cfaa903', 2, '2026-11-30 02:44:12.855+00', 500, 'answered with status 500', 8),
	('01a22a56-b250-7a73-a817-48da96aa80c9', 1, '2026-11-30 02:44:14.66+00', 204, NULL, 2),
	('01a22a56-b2bb-7825-b146-cf2d1ad2e603', 1, '2026-11-30 02:44:14.692+00', 204, NULL, 2),
	('01a22a56-b2db-7a77-82b7-1243bf8f703e', 1, '2026-11-30 02:44:14.715+00', 204, NULL, 3),
	('01a22a56-b2db-7369-9f9b-eba272e6fcaa', 1, '2026-11-30 02:44:14.716+00', 204, NULL, 6),
	('01a22a56-b2db-7432-b3f5-c15a5f21658c', 1, '2026-11-30 02:44:14.715+00', 204, NULL, 8),
	('01a22a56-b2db-7772-a976-f2257862bf38', 1, '2026-11-30 02:44:14.716+00', 204, NULL, 7),
	('01a22a56-b2db-7a25-9404-79252b30bdc1', 1, '2026-11-30 02:44:14.716+00', 204, NULL, 3),
	('01a22a56-b2db-7cde-a680-bc2fa1016e31', 1, '2026-11-30 02:44:14.716+00', 204, NULL, 7),
	('01a22a56-b379-7e09-84ce-3b5f4e79c173', 1, '2026-11-30 02:44:14.847+00', 204, NULL, 2),
	('01a22a56-963a-7e86-9c0a-3aad3cfaa903', 3, '2026-11-30 02:44:15.664+00', 500, 'answered with status 500', 1),
	('01a22a56-b6aa-742b-836f-43fa90b957ea', 1, '2026-11-30 02:44:15.664+00', 204, NULL, 2),
	('01a22a56-b6bd-7429-a93f-2a8b00906471', 1, '2026-11-30 02:44:15.683+00', 204, NULL, 2),
	('01a22a56-b6bd-79b7-a21d-993b51e05f77', 1, '2026-11-30 02:44:15.684+00', 204, NULL, 2),
	('01a22a56-b6bd-7bb4-a298-a33f875cf4a3', 1, '2026-11-30 02:44:15.684+00', 204, NULL, 2),
	('01a22a56-963a-7e86-9c0a-3aad3cfaa903', 4, '2026-11-30 02:44:15.708+00', 500, 'answered with status 500', 1),
	('01a22a56-963a-7e86-9c0a-3aad3cfaa903', 5, '2026-11-30 02:44:16.698+00', 500, 'answered with status 500', 1),
	('01a22a56-bab4-7c6f-b60e-a922aaa391a0', 1, '2026-11-30 02:44:16.698+00', 204, NULL, 2),
	('01a22a56-963a-7e86-9c0a-3aad3cfaa903', 6, '2026-11-30 02:44:17.746+00', 500, 'answered with status 500', 1),
	('01a22a56-963a-7e86-9c0a-3aad3cfaa903', 7, '2026-11-30 02:44:18.776+00', 500, 'answered with status 500', 5),
	('01a22a56-963a-7e86-9c0a-3aad3cfaa903', 8, '2026-11-30 02:44:19.813+00', 500, 'answered with status 500', 9),
	('01a22a56-c74e-7c05-9866-6a105840dda6', 1, '2026-11-30 02:44:19.934+00', 500, 'answered with status 500', 2),
	('01a22a56-c754-7f46-8fbf-cd2a15895116', 1, '2026-11-30 02:44:19.958+00', 204, NULL, 2),
	('01a22a56-c8cb-74c3-92e2-2acdf775f955', 1, '2026-11-30 02:44:20.319+00', 204, NULL, 6),
	('01a22a56-c975-75e6-866d-9cc8cfa08e0b', 1, '2026-11-30 02:44:20.492+00', 500, 'answered with status 500', 13),
	('01a22a56-c9e1-7036-b751-59f7105746d4', 1, '2026-11-30 02:44:20.604+00', 204, NULL, 8),
	('01a22a56-cb44-7b37-94ba-fe3b2e68e872', 1, '2026-11-30 02:44:20.945+00', 204, NULL, 2),
	('01a22a56-daeb-73ae-a0be-19d0f584fa08', 1, '2026-11-30 02:44:24.982+00', 500, 'answered with status 500', 30),
	('01a22a56-db0e-7c47-8c9f-d9326b8c6f8b', 1, '2026-11-30 02:44:25.043+00', 204, NULL, 55);


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
	('01a22a56-95a6-7e42-907f-35ae96cb63b8', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-95a6-7571-8fb5-f5c0c6d93000', 'email.sent', '01a22a56-9582-7563-98cf-ecca73f1304b', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-30 02:44:07.198+00'),
	('01a22a56-95c4-73a4-b055-9609c70e1712', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-95c4-719a-8d07-d1e3aef6135e', 'email.sent', '01a22a56-95ae-74bf-b09d-fcd83508040a', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-30 02:44:07.223+00'),
	('01a22a56-95c4-7943-b143-4db26a614553', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-95c4-719a-8d07-d1e4454ab28b', 'email.sent', '01a22a56-95bd-7350-93db-f02e0e411634', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-30 02:44:07.236+00'),
	('01a22a56-9613-7c95-97e3-581b3605a3c9', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-9613-7588-8eb5-0e5f419d868c', 'email.sent', '01a22a56-9576-7046-97da-6d9ad60418d1', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:44:07.314+00'),
	('01a22a56-962f-71a1-af82-d2c8cd2b937b', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-962f-7267-b9fc-af49d39278cb', 'email.sent', '01a22a56-9623-764d-8f77-1b9557883286', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-30 02:44:07.339+00'),
	('01a22a56-962f-7208-a312-4301d1eb1bfe', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-962f-7267-b9fc-af466171cde8', 'email.sent', '01a22a56-95e5-711f-b4f0-3f8f1d51a2f4', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-30 02:44:07.321+00'),
	('01a22a56-962f-7959-bbf9-4d4345c89f8a', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-962f-7267-b9fc-af47ee9ad384', 'email.sent', '01a22a56-95f7-7737-a98b-428b9bdf80e4', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-30 02:44:07.327+00'),
	('01a22a56-962f-7e3c-a166-2a20dbca3845', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-962f-7267-b9fc-af48b0d20231', 'email.sent', '01a22a56-9602-7773-bd68-06a8b8d20c0e', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-30 02:44:07.327+00'),
	('01a22a56-963a-76d3-9c67-2713887b7aa7', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-963a-717d-8731-d028b1c6fd3b', 'email.cancelled', '01a22a56-9630-768a-9dfb-283e7bbf2e1f', 'delivered', 1, NULL, 204, 15, false, NULL, '2026-11-30 02:44:07.353+00'),
	('01a22a56-963c-78e9-aa20-d8c0cb84ea6e', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-963c-77d2-b94c-526502742946', 'email.bounced', '01a22a56-95d4-7145-899a-6e4505f6c92c', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-30 02:44:07.318+00'),
	('01a22a56-963c-780d-8265-2376f2bf6699', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-963c-77d2-b94c-5267fdc939f5', 'email.sent', '01a22a56-95ee-71da-a352-393250bd95bf', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-30 02:44:07.327+00'),
	('01a22a56-963c-791d-b99c-0befd02973d3', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-963c-77d2-b94c-52642ff6e244', 'email.sent', '01a22a56-95c8-7782-b434-e742b0bbe723', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-30 02:44:07.32+00'),
	('01a22a56-963c-79c3-8cf6-65389ca0c481', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-963c-77d2-b94c-5266251b259d', 'email.bounced', '01a22a56-95ee-71da-a352-393250bd95bf', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-30 02:44:07.327+00'),
	('01a22a56-963c-7da3-a871-390a4a6621f1', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-963c-77d2-b94c-52634a9eb4cc', 'email.sent', '01a22a56-95c8-7782-b434-e742b0bbe723', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-30 02:44:07.32+00'),
	('01a22a56-99c2-759f-a1be-da7ed0a65b84', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-99c2-7082-be73-44c9ccaed9b7', 'email.delivered', '01a22a56-9582-7563-98cf-ecca73f1304b', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-30 02:44:08.218+00'),
	('01a22a56-9de2-712e-98d7-f36458fa075d', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-9de2-740b-b306-66a936f23f03', 'email.delivered', '01a22a56-95bd-7350-93db-f02e0e411634', 'delivered', 1, NULL, 204, 10, false, NULL, '2026-11-30 02:44:09.303+00'),
	('01a22a56-9de2-7ae2-bb09-a031ba4782e2', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-9de2-740b-b306-66a8224c1c1c', 'email.bounced', '01a22a56-95ae-74bf-b09d-fcd83508040a', 'delivered', 1, NULL, 204, 10, false, NULL, '2026-11-30 02:44:09.303+00'),
	('01a22a56-9de2-7ae3-9292-fddf52f6b415', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-9de2-740b-b306-66ab34e1040d', 'email.bounced', '01a22a56-95c8-7782-b434-e742b0bbe723', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-30 02:44:09.303+00'),
	('01a22a56-9de2-7e12-8e50-6477bf1647a6', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-9de2-740b-b306-66aa7d8ffcd3', 'email.complained', '01a22a56-95bd-7350-93db-f02e0e411634', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-30 02:44:09.303+00'),
	('01a22a56-9de2-7070-83a5-68ce0c6955b5', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-9de2-740b-b306-66addf53502f', 'email.delivered', '01a22a56-9623-764d-8f77-1b9557883286', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-30 02:44:09.303+00'),
	('01a22a56-9de2-7c1b-9ef8-6b511f3b473b', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-9de2-740b-b306-66ac58ea468c', 'email.delivered', '01a22a56-95c8-7782-b434-e742b0bbe723', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-30 02:44:09.303+00'),
	('01a22a56-bab4-7c6f-b60e-a922aaa391a0', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'test', '01a22a56-bab4-7395-a9ef-58611fef22f8', 'email.delivered', '01a22a56-b2d2-7786-bc74-e3f30fa9f5f7', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:44:16.688+00'),
	('01a22a56-b250-7a73-a817-48da96aa80c9', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-b250-754e-91d6-e7b8592de8b9', 'email.failed', '01a22a56-9656-74ef-a7a8-a1829e4c3f11', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:44:14.537+00'),
	('01a22a56-b2bb-7825-b146-cf2d1ad2e603', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-b2bb-70c1-b29d-f04038bc69d1', 'email.sent', '01a22a56-b2b3-76d0-beb5-2df7ed55d7a0', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:44:14.65+00'),
	('01a22a56-b2db-7a77-82b7-1243bf8f703e', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'test', '01a22a56-b2db-70b0-bbdf-1d3b041a9d04', 'email.sent', '01a22a56-b2c8-7711-ae39-01cddf32583e', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-30 02:44:14.666+00'),
	('01a22a56-b2db-7369-9f9b-eba272e6fcaa', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'test', '01a22a56-b2db-70b0-bbdf-1d3d4c5e485d', 'email.sent', '01a22a56-b2d2-7786-bc74-e3f30fa9f5f7', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-30 02:44:14.676+00'),
	('01a22a56-b2db-7432-b3f5-c15a5f21658c', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-9553-72c2-ac0f-f3c00564b1b7', 'test', '01a22a56-b2db-70b0-bbdf-1d3b041a9d04', 'email.sent', '01a22a56-b2c8-7711-ae39-01cddf32583e', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-30 02:44:14.666+00'),
	('01a22a56-b2db-7772-a976-f2257862bf38', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-9553-72c2-ac0f-f3c00564b1b7', 'test', '01a22a56-b2db-70b0-bbdf-1d3cd9d1383b', 'email.sent', '01a22a56-b2cd-77bb-82f3-6b3f8f218534', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-30 02:44:14.671+00'),
	('01a22a56-b2db-7a25-9404-79252b30bdc1', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'test', '01a22a56-b2db-70b0-bbdf-1d3cd9d1383b', 'email.sent', '01a22a56-b2cd-77bb-82f3-6b3f8f218534', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-30 02:44:14.671+00'),
	('01a22a56-b2db-7cde-a680-bc2fa1016e31', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-9553-72c2-ac0f-f3c00564b1b7', 'test', '01a22a56-b2db-70b0-bbdf-1d3d4c5e485d', 'email.sent', '01a22a56-b2d2-7786-bc74-e3f30fa9f5f7', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-30 02:44:14.676+00'),
	('01a22a56-b6aa-742b-836f-43fa90b957ea', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-b6aa-721e-8786-518e462a42c7', 'email.delivered', '01a22a56-b2b3-76d0-beb5-2df7ed55d7a0', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:44:15.651+00'),
	('01a22a56-b6bd-7429-a93f-2a8b00906471', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'test', '01a22a56-b6bd-7324-b92d-0045350d96e7', 'email.delivered', '01a22a56-b2c8-7711-ae39-01cddf32583e', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:44:15.672+00'),
	('01a22a56-b6bd-79b7-a21d-993b51e05f77', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'test', '01a22a56-b6bd-7324-b92d-004617e4e696', 'email.bounced', '01a22a56-b2cd-77bb-82f3-6b3f8f218534', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:44:15.672+00'),
	('01a22a56-b6bd-7bb4-a298-a33f875cf4a3', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-9553-72c2-ac0f-f3c00564b1b7', 'test', '01a22a56-b6bd-7324-b92d-004617e4e696', 'email.bounced', '01a22a56-b2cd-77bb-82f3-6b3f8f218534', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:44:15.672+00'),
	('01a22a56-963a-7e86-9c0a-3aad3cfaa903', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-955a-703b-9386-8f435688798e', 'live', '01a22a56-963a-717d-8731-d028b1c6fd3b', 'email.cancelled', '01a22a56-9630-768a-9dfb-283e7bbf2e1f', 'failed', 8, 'answered with status 500', 500, 9, false, NULL, '2026-11-30 02:44:07.353+00'),
	('01a22a56-c74e-7c05-9866-6a105840dda6', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-c73f-77a7-a164-877fe72492fc', 'live', '01a22a56-c74e-72d6-9da1-17630c99e65a', 'email.queued', '01a22a56-c74e-72d6-9da1-17624963a720', 'pending', 1, 'answered with status 500', 500, 2, false, NULL, '2026-11-30 02:44:19.918+00'),
	('01a22a56-c754-7f46-8fbf-cd2a15895116', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-c754-7064-9358-28ede2f1eae7', 'email.sent', '01a22a56-c74e-72d6-9da1-17624963a720', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:44:19.922+00'),
	('01a22a56-b379-7e09-84ce-3b5f4e79c173', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-b379-73fd-81b4-c20eecda35d9', 'email.sent', '01a22a56-b30d-7082-8eb3-16a2c79ea565', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:44:14.817+00'),
	('01a22a56-c9e1-7036-b751-59f7105746d4', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-c9e1-713c-a5a4-a26e4c283d18', 'email.sent', '01a22a56-c96c-7367-ad72-9c18521e10ac', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-30 02:44:20.577+00'),
	('01a22a56-c8cb-74c3-92e2-2acdf775f955', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-c754-7064-9358-28ede2f1eae7', 'email.sent', '01a22a56-c74e-72d6-9da1-17624963a720', 'delivered', 1, NULL, 204, 6, false, '01a22a56-c754-7f46-8fbf-cd2a15895116', '2026-11-30 02:44:20.299+00'),
	('01a22a56-cb44-7b37-94ba-fe3b2e68e872', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-cb44-7148-8d02-a2990c7e3223', 'email.delivered', '01a22a56-c74e-72d6-9da1-17624963a720', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-30 02:44:20.928+00'),
	('01a22a56-c975-75e6-866d-9cc8cfa08e0b', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-c73f-77a7-a164-877fe72492fc', 'live', '01a22a56-c975-7367-ad72-9c197b00b41e', 'email.queued', '01a22a56-c96c-7367-ad72-9c18521e10ac', 'pending', 1, 'answered with status 500', 500, 13, false, NULL, '2026-11-30 02:44:20.46+00'),
	('01a22a56-daeb-73ae-a0be-19d0f584fa08', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-c73f-77a7-a164-877fe72492fc', 'live', '01a22a56-daeb-7291-a4a8-cf2d46592e23', 'email.queued', '01a22a56-daeb-7291-a4a8-cf2c555f1edd', 'pending', 1, 'answered with status 500', 500, 30, false, NULL, '2026-11-30 02:44:24.939+00'),
	('01a22a56-db0e-7c47-8c9f-d9326b8c6f8b', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-954c-7065-9265-e3f5cdbbafb6', 'live', '01a22a56-db0e-7234-b3d1-5471f850362d', 'email.sent', '01a22a56-daeb-7291-a4a8-cf2c555f1edd', 'delivered', 1, NULL, 204, 55, false, NULL, '2026-11-30 02:44:24.974+00'),
	('01a22a56-f5d0-7eec-b3e9-5c6b65d60305', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-c73f-77a7-a164-877fe72492fc', 'live', '01a22a56-f5d0-7196-92ff-15b1e37ce497', 'email.queued', '01a22a56-f5d0-7196-92ff-15b08a96b56d', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-30 02:44:31.824+00'),
	('01a22a56-f5f1-7157-aa9b-7cd4649858e0', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-c73f-77a7-a164-877fe72492fc', 'live', '01a22a56-f5f1-7379-9bb4-982265d621b3', 'email.queued', '01a22a56-f5f1-7379-9bb4-98212155172e', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-30 02:44:31.857+00'),
	('01a22a56-f60f-799f-999a-71a707cd3f2e', '01a22a56-3d00-7198-b827-66de65fb6e8d', '01a22a56-c73f-77a7-a164-877fe72492fc', 'live', '01a22a56-f60f-74c9-9295-d5df1eff24d7', 'email.queued', '01a22a56-f60f-74c9-9295-d5de7a171ad6', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-30 02:44:31.887+00');


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
	('01a22a56-9553-72c2-ac0f-f3c00564b1b7', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'test', 'http://127.0.0.1:46001/ok', '{email.sent,email.bounced}', 'sendwright', true, '2.throwaway.d320db221506c9d8.YCDRbyweN4VD8fN1.RtbEp4s4ulEWvMDI5uC3I4AotK9NhzIztuBd-5KiknynFEntzKWF2c3u0D_ccxQOEEfKQfEA3T5vHViFSZGxWLax', NULL, NULL, '2026-11-30 02:44:07.123+00', false),
	('01a22a56-955a-703b-9386-8f435688798e', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', 'http://127.0.0.1:46001/broken', '{email.cancelled}', 'sendwright', true, '2.throwaway.d320db221506c9d8.vcr9DN1_a9OjCMT9.kbJ_8TL-r48zHgBAoyfJLWaBsTrgh33va2mkS8o8sTiVnlBUL2o-yqLIcnX2unTnxTeJsctrsUGh8Z6hsR225mMP', NULL, NULL, '2026-11-30 02:44:07.13+00', false),
	('01a22a56-c73f-77a7-a164-877fe72492fc', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', 'http://127.0.0.1:46001/broken', '{email.queued}', 'sendwright', true, '2.throwaway.d320db221506c9d8.xuVcZtGeA-NqHLUy.KeNqL9lTiJ_lSFt7OhxAsJJjNE9LIdRz53YoZyelgpCt-wbORB9HIYvQQ8euAVbfUTLiZD13YSc-0blmzy2T3A8r', NULL, NULL, '2026-11-30 02:44:19.903+00', false),
	('01a22a56-954c-7065-9265-e3f5cdbbafb6', '01a22a56-3d00-7198-b827-66de65fb6e8d', 'live', 'http://127.0.0.1:46001/ok', '{email.sent,email.delivered,email.delivery_delayed,email.bounced,email.complained,email.rejected,email.failed,email.cancelled}', 'sendwright', true, '2.throwaway.d320db221506c9d8.eEaSVUinRIxB-GPc.MVjVF-WSdVEF8MuBotZQl_5TPOvWxcjcnAjdaSyoUwcYKPojsCzz2t5wkVJK64a3fum6j-3FbXmzlW6XIhoSY1Fn', '2.throwaway.d320db221506c9d8.LjoAZ5PJPj4ns1H8.N2D7tNxqwbWKteqjc5lstM4MeeyamyQRDv59UO2bkT6-ARu93LyjurWbe45dW9SdatwB1ib45k0LvhyQQvlomFK5', '2026-12-01 02:44:20.392+00', '2026-11-30 02:44:07.116+00', false);


--
-- Data for Name: webhook_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_jobs OVERRIDING SYSTEM VALUE VALUES
	('01a22a56-c74e-7c05-9866-6a105840dda6', '01a22a56-c73f-77a7-a164-877fe72492fc', '2026-11-30 02:44:25.163+00', '2026-11-30 02:44:25.163+00', NULL, 38, true, '1141'),
	('01a22a56-c975-75e6-866d-9cc8cfa08e0b', '01a22a56-c73f-77a7-a164-877fe72492fc', '2026-11-30 02:44:25.897+00', '2026-11-30 02:44:25.897+00', NULL, 41, true, '1164'),
	('01a22a56-daeb-73ae-a0be-19d0f584fa08', '01a22a56-c73f-77a7-a164-877fe72492fc', '2026-11-30 02:44:30.362+00', '2026-11-30 02:44:30.362+00', NULL, 44, true, '1198'),
	('01a22a56-f5d0-7eec-b3e9-5c6b65d60305', '01a22a56-c73f-77a7-a164-877fe72492fc', '2026-11-30 02:44:31.824+00', '2026-11-30 02:44:31.824+00', NULL, 46, false, '1207'),
	('01a22a56-f5f1-7157-aa9b-7cd4649858e0', '01a22a56-c73f-77a7-a164-877fe72492fc', '2026-11-30 02:44:31.857+00', '2026-11-30 02:44:31.857+00', NULL, 47, false, '1208'),
	('01a22a56-f60f-799f-999a-71a707cd3f2e', '01a22a56-c73f-77a7-a164-877fe72492fc', '2026-11-30 02:44:31.887+00', '2026-11-30 02:44:31.887+00', NULL, 48, false, '1213');


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
-- Name: received_usage received_usage_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.received_usage
    ADD CONSTRAINT received_usage_pkey PRIMARY KEY (account_id, part);


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
-- Name: routes routes_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.routes
    ADD CONSTRAINT routes_pkey PRIMARY KEY (id);


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
-- Name: site_reports site_reports_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.site_reports
    ADD CONSTRAINT site_reports_pkey PRIMARY KEY (reporter, site);


--
-- Name: sites sites_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.sites
    ADD CONSTRAINT sites_pkey PRIMARY KEY (site);


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
-- Name: tls_report_counts tls_report_counts_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.tls_report_counts
    ADD CONSTRAINT tls_report_counts_pkey PRIMARY KEY (report_id, key);


--
-- Name: tls_reports tls_reports_day_domain_key; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.tls_reports
    ADD CONSTRAINT tls_reports_day_domain_key UNIQUE (day, domain);


--
-- Name: tls_reports tls_reports_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.tls_reports
    ADD CONSTRAINT tls_reports_pkey PRIMARY KEY (id);


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
-- Name: warmup_counts warmup_counts_pkey; Type: CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.warmup_counts
    ADD CONSTRAINT warmup_counts_pkey PRIMARY KEY (source, site);


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
-- Name: send_jobs_by_receiver; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX send_jobs_by_receiver ON sendwright.send_jobs USING btree ((receivers[1]), email_id) WHERE (receivers IS NOT NULL);


--
-- Name: send_jobs_by_receivers; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX send_jobs_by_receivers ON sendwright.send_jobs USING gin (receivers) WITH (fastupdate='off') WHERE (receivers[2] IS NOT NULL);


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
-- Name: tls_reports_due; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX tls_reports_due ON sendwright.tls_reports USING btree (due_at, id);


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
-- Name: tls_report_counts tls_report_counts_report_id_fkey; Type: FK CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.tls_report_counts
    ADD CONSTRAINT tls_report_counts_report_id_fkey FOREIGN KEY (report_id) REFERENCES sendwright.tls_reports(id) ON DELETE CASCADE;


--
-- Name: user_identities user_identities_user_id_fkey; Type: FK CONSTRAINT; Schema: sendwright; Owner: -
--

ALTER TABLE ONLY sendwright.user_identities
    ADD CONSTRAINT user_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES sendwright.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


