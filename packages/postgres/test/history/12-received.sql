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
      IF (SELECT count(*) = 12 FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = ANY (ARRAY['sendwright.received_recipients'::regclass, 'sendwright.received_contents'::regclass, 'sendwright.received'::regclass, 'sendwright.search_entries'::regclass, 'sendwright.email_states'::regclass, 'sendwright.email_contents'::regclass, 'sendwright.email_attachments'::regclass, 'sendwright.email_events'::regclass, 'sendwright.email_handoffs'::regclass, 'sendwright.webhook_deliveries'::regclass, 'sendwright.webhook_attempts'::regclass, 'sendwright.emails'::regclass]) AND right(c.relname, 8) = suffix AND NOT i.inhdetachpending)
      THEN RETURN false; END IF;
      PERFORM pg_advisory_xact_lock(1886745704, 4);
      FOR log IN SELECT * FROM (VALUES
        ('received_recipients', ''),
        ('received_contents', ''),
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
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'Acme', 'enterprise', NULL, true, NULL, NULL, 1000000, NULL, NULL, NULL, NULL, '2026-11-29 23:24:03.981+00', NULL),
	('01a2299f-b1dd-75be-ac4b-3e6497098d79', 'Closed', 'free', NULL, false, NULL, NULL, NULL, NULL, NULL, '2026-11-29 23:24:25.842+00', 'Sent what nobody asked for.', '2026-11-29 23:24:21.341+00', NULL),
	('01a2299f-a94e-7113-b3da-f56a4bf755db', 'Bolt', 'pro', NULL, false, 50, NULL, 7, '2026-11-29 23:25:10.119+00', NULL, NULL, NULL, '2026-11-29 23:24:19.15+00', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.api_keys VALUES
	('01a2299f-7973-72b4-b683-c63bd7555231', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'b0dd7831fbd5fc5cf86c7d004836a5b69295dc73100b6a708fc002624e2cd335', 'Acme live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'wNGK', '2026-11-29 23:24:06.9+00', NULL, '2026-11-29 23:24:09.899+00', NULL),
	('01a2299f-a0ce-7689-a89d-523a0797524b', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '8c05be48ff77f593af70ac37d680bf05b9e05b2e5d1d862549587cab9b780205', 'Acme live', 'live', '{emails:read}', 'svc_live_', '3pz1', '2026-11-29 23:24:16.974+00', NULL, NULL, NULL),
	('01a2299f-ba41-711a-aa65-9341e28c9649', '01a2299f-b1dd-75be-ac4b-3e6497098d79', 'fe43e000dcec821fc6451788568cfd6ff47ba2b33287641000995aeb5c5ac5e6', 'Closed live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', '7tjX', '2026-11-29 23:24:23.489+00', NULL, NULL, NULL),
	('01a2299f-97a6-768d-94c5-8d33670fce83', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '5efeaba1c22b13ba94a644a9bf314ddf0e5c9c447ffb6443c945d2370d5937fd', 'Acme test', 'test', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_test_', 'NAIq', '2026-11-29 23:24:14.63+00', '2026-11-29 23:25:11.211+00', NULL, NULL),
	('01a2299f-cd09-731b-a798-15cb10712f4a', '01a2299f-a94e-7113-b3da-f56a4bf755db', 'ef37715ace14c5f7d6cc5e4c9b99696343048c4ed4d4a3a34e97564a401ecc0d', 'Bolt live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'jnFy', '2026-11-29 23:24:28.298+00', '2026-11-29 23:25:11.254+00', NULL, NULL),
	('01a2299f-8f2b-77d8-845c-e941560cbf7d', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '0f482d3047081389e8148a538bf5b269beb3bcd28bfebb8f7d104179221fb7b5', 'Acme live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'w8L9', '2026-11-29 23:24:12.459+00', '2026-11-29 23:25:11.637+00', NULL, NULL);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.audit_log VALUES
	('01a2299f-6e23-71b6-93e1-204d1ae3c448', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:04.003+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a2299f-7980-7415-b3c1-ae74428b7932', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:06.912+00', 'operator', NULL, 'operator', 'key.created', '01a2299f-7973-72b4-b683-c63bd7555231', NULL, NULL, NULL),
	('01a2299f-8536-70d8-8070-0e98b4ec68a7', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:09.91+00', 'operator', NULL, 'operator', 'key.revoked', '01a2299f-7973-72b4-b683-c63bd7555231', NULL, NULL, NULL),
	('01a2299f-8f31-7395-858a-905d4cccfdbd', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:12.465+00', 'operator', NULL, 'operator', 'key.created', '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, NULL, NULL),
	('01a2299f-97ae-7189-89b3-2b63867da959', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:14.638+00', 'operator', NULL, 'operator', 'key.created', '01a2299f-97a6-768d-94c5-8d33670fce83', NULL, NULL, NULL),
	('01a2299f-a0d8-77d7-aa59-193838796dbd', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:16.984+00', 'operator', NULL, 'operator', 'key.created', '01a2299f-a0ce-7689-a89d-523a0797524b', NULL, NULL, NULL),
	('01a2299f-a964-7491-81ac-89ddb18238e9', '01a2299f-a94e-7113-b3da-f56a4bf755db', '2026-11-29 23:24:19.172+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a2299f-b1ee-71e9-9c08-5cac604751ee', '01a2299f-b1dd-75be-ac4b-3e6497098d79', '2026-11-29 23:24:21.358+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a2299f-ba46-76e6-aee0-ca20b64be278', '01a2299f-b1dd-75be-ac4b-3e6497098d79', '2026-11-29 23:24:23.494+00', 'operator', NULL, 'operator', 'key.created', '01a2299f-ba41-711a-aa65-9341e28c9649', NULL, NULL, NULL),
	('01a2299f-c38a-7163-b6b8-52a2e960e791', '01a2299f-b1dd-75be-ac4b-3e6497098d79', '2026-11-29 23:24:25.866+00', 'operator', NULL, 'operator', 'account.suspended', NULL, NULL, NULL, NULL),
	('01a2299f-cd0f-757b-8176-6b776882fbf7', '01a2299f-a94e-7113-b3da-f56a4bf755db', '2026-11-29 23:24:28.303+00', 'operator', NULL, 'operator', 'key.created', '01a2299f-cd09-731b-a798-15cb10712f4a', NULL, NULL, NULL),
	('01a2299f-d562-77bf-a958-3a13ce20e1d6', NULL, '2026-11-29 23:24:30.434+00', 'operator', NULL, 'operator', 'user.created', '01a2299f-d559-7420-b296-ef65dff14e94', NULL, NULL, NULL),
	('01a2299f-deae-769f-b96b-f4cd4219ff6e', NULL, '2026-11-29 23:24:32.814+00', 'operator', NULL, 'operator', 'user.link_made', '01a2299f-6e0e-7235-acd4-62473dafcae6', NULL, NULL, NULL),
	('01a2299f-e01a-741c-8c43-15ee773ce0a9', NULL, '2026-11-29 23:24:33.178+00', 'user', '01a2299f-6e0e-7235-acd4-62473dafcae6', 'ada', 'user.password_changed', '01a2299f-6e0e-7235-acd4-62473dafcae6', '127.0.0.1', NULL, '2c2a2a2c28256b2db9991c46e13173fd'),
	('01a2299f-e022-713b-8ff2-4fcc38460d7d', NULL, '2026-11-29 23:24:33.186+00', 'user', '01a2299f-6e0e-7235-acd4-62473dafcae6', 'ada', 'user.signed_in', '01a2299f-6e0e-7235-acd4-62473dafcae6', '127.0.0.1', NULL, '2c2a2a2c28256b2db9991c46e13173fd'),
	('01a2299f-e817-7054-9f5a-9d13a5dd8221', NULL, '2026-11-29 23:24:35.223+00', 'operator', NULL, 'operator', 'user.link_made', '01a2299f-d559-7420-b296-ef65dff14e94', NULL, NULL, NULL),
	('01a2299f-e934-77b0-8180-4481cbcbcd0d', NULL, '2026-11-29 23:24:35.508+00', 'operator', '01a2299f-d559-7420-b296-ef65dff14e94', 'grace', 'user.password_changed', '01a2299f-d559-7420-b296-ef65dff14e94', '127.0.0.1', NULL, '0048244ef4aa265d5af3341de8f9b63f'),
	('01a2299f-e937-753b-b30b-2483d8888430', NULL, '2026-11-29 23:24:35.511+00', 'operator', '01a2299f-d559-7420-b296-ef65dff14e94', 'grace', 'user.signed_in', '01a2299f-d559-7420-b296-ef65dff14e94', '127.0.0.1', NULL, '0048244ef4aa265d5af3341de8f9b63f'),
	('01a2299f-f0f2-72dc-a730-e7c42491e3b1', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:37.49+00', 'operator', NULL, 'operator', 'member.invited', '01a2299f-f0ed-758d-89b1-62aa62ea543d', NULL, NULL, NULL),
	('01a2299f-f286-7657-8624-92ce47adcb7f', NULL, '2026-11-29 23:24:37.894+00', 'user', '01a2299f-f27f-767f-ad15-9aa123d21da5', 'The developer', 'user.created', '01a2299f-f27f-767f-ad15-9aa123d21da5', '127.0.0.1', NULL, '7734ed9d73e33ac3542d277210db5d74'),
	('01a2299f-f287-771a-86c8-1a914351856b', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:37.895+00', 'user', '01a2299f-f27f-767f-ad15-9aa123d21da5', 'The developer', 'member.joined', '01a2299f-f27f-767f-ad15-9aa123d21da5', '127.0.0.1', NULL, '7734ed9d73e33ac3542d277210db5d74'),
	('01a2299f-f289-702e-b246-b2a6da4e12f7', NULL, '2026-11-29 23:24:37.897+00', 'user', '01a2299f-f27f-767f-ad15-9aa123d21da5', 'The developer', 'user.signed_in', '01a2299f-f27f-767f-ad15-9aa123d21da5', '127.0.0.1', NULL, '7734ed9d73e33ac3542d277210db5d74'),
	('01a2299f-fae2-7614-80ea-e0584d8dbb6e', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:40.034+00', 'operator', NULL, 'operator', 'member.invited', '01a2299f-fadc-72e9-afd8-91e7abf1f028', NULL, NULL, NULL),
	('01a2299f-fc41-70e1-a2d3-b28006fe87a8', NULL, '2026-11-29 23:24:40.385+00', 'user', '01a2299f-fc3e-773c-88c1-2049778434db', 'The viewer', 'user.created', '01a2299f-fc3e-773c-88c1-2049778434db', '127.0.0.1', NULL, '00903a05ca32491d85361c9fbedd350d'),
	('01a2299f-fc42-76a1-bbc9-af9b8c756b3e', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:40.386+00', 'user', '01a2299f-fc3e-773c-88c1-2049778434db', 'The viewer', 'member.joined', '01a2299f-fc3e-773c-88c1-2049778434db', '127.0.0.1', NULL, '00903a05ca32491d85361c9fbedd350d'),
	('01a2299f-fc43-74db-9197-ceb0ba76eaa2', NULL, '2026-11-29 23:24:40.387+00', 'user', '01a2299f-fc3e-773c-88c1-2049778434db', 'The viewer', 'user.signed_in', '01a2299f-fc3e-773c-88c1-2049778434db', '127.0.0.1', NULL, '00903a05ca32491d85361c9fbedd350d'),
	('01a229a0-044c-7735-8229-937ccd24c2f1', NULL, '2026-11-29 23:24:42.444+00', 'operator', NULL, 'operator', 'user.disabled', '01a2299f-fc3e-773c-88c1-2049778434db', NULL, NULL, NULL),
	('01a229a0-0d2f-740b-ab27-6ff1aae9fbc2', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:44.719+00', 'operator', NULL, 'operator', 'member.invited', '01a229a0-0d2c-739c-88cb-79535a257b7d', NULL, NULL, NULL),
	('01a229a0-0e06-75f1-acef-f8bab86dfc2a', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:44.934+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'domain.added', '01a229a0-0dfc-72ad-beba-664562aece5d', '127.0.0.1', NULL, 'c3fa39e4fab0a7b15f28aabcbff5e6a5'),
	('01a229a0-0e1e-72de-9e2b-bdbcb7aa5c00', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:44.958+00', 'engine', NULL, 'sendwright', 'domain.verified', '01a229a0-0dfc-72ad-beba-664562aece5d', '127.0.0.1', NULL, '20a766b827e5d8c79f703456673d981d'),
	('01a229a0-0e52-774b-8807-a1356b64d0f3', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:45.01+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'domain.added', '01a229a0-0e4e-737b-8916-12c75a785f71', '127.0.0.1', NULL, '02eb2fe4b9bee4c7c21165096135e5cf'),
	('01a229a0-0e7a-701c-8183-4d47a8da78c3', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:45.05+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'domain.added', '01a229a0-0e75-742d-987f-bc82a1a727e0', '127.0.0.1', NULL, '1e5d1e97f6c666870f40d506d9f1a528'),
	('01a229a0-0e82-7645-95e7-dfb89a61e855', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:45.058+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'domain.removed', '01a229a0-0e75-742d-987f-bc82a1a727e0', '127.0.0.1', NULL, '23e0186f00afb9d40aa0ed0951160ef8'),
	('01a229a0-0e91-73bb-9d49-d4794bf133f7', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:45.073+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'template.created', '01a229a0-0e8c-7273-a2e8-8575856779dd', '127.0.0.1', NULL, 'a0357e30fa10a81bf853f88a712be3b0'),
	('01a229a0-0e9f-7432-90ce-e0f789912116', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:45.087+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'template.changed', '01a229a0-0e8c-7273-a2e8-8575856779dd', '127.0.0.1', NULL, 'a29f6d3c6cecafe24513258c99d7db48'),
	('01a229a0-0ea9-72e0-aa92-e969d1fa914a', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:45.097+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'template.restored', '01a229a0-0e8c-7273-a2e8-8575856779dd', '127.0.0.1', NULL, '3438df53ea631a5f8e0d6f1cf23fa059'),
	('01a229a0-0eb0-7208-b61c-b0fbbb2900c5', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:45.104+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'template.created', '01a229a0-0eaf-7140-ba50-54eddd1f91ad', '127.0.0.1', NULL, '2e4a1fa4987e4ab21b551a1630ae0dde'),
	('01a229a0-0ebb-7122-bc72-ba12b4eef578', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:45.115+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'template.created', '01a229a0-0eb8-745c-b89c-fcdb44454ca0', '127.0.0.1', NULL, '7cc149e7d4844d82e2501d5adb204d92'),
	('01a229a0-0ec3-734a-8bc7-8526b8888220', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:45.123+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'template.created', '01a229a0-0ec1-75f9-b1b8-028494f009d1', '127.0.0.1', NULL, 'cb862370f4e751e3511073d070de4b7b'),
	('01a229a0-0ec9-75ae-ab17-7f8588dbebf4', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:45.129+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'template.removed', '01a229a0-0ec1-75f9-b1b8-028494f009d1', '127.0.0.1', NULL, '82e6936757095d527272c3046d7837c1'),
	('01a229a0-0ed5-7634-b3b0-68b6fcef0992', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:45.141+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'webhook.added', '01a229a0-0ed1-744a-b56f-16c10b355dbc', '127.0.0.1', NULL, '651101d66f1d1dc009c0f5f7f3056b7c'),
	('01a229a0-0ee1-773c-b41c-133c611dd332', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:45.153+00', 'key', '01a2299f-97a6-768d-94c5-8d33670fce83', 'Acme test', 'webhook.added', '01a229a0-0ee0-7044-b774-43bea8f616ce', '127.0.0.1', NULL, '657798870953a1544ca371cdcbb9fbe2'),
	('01a229a0-0eea-730f-a675-29981ddeceb5', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:45.162+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'webhook.added', '01a229a0-0ee8-7019-bb79-b7d126081bc5', '127.0.0.1', NULL, '1e465f9eb6599facf1819fce683291f4'),
	('01a229a0-0eef-7744-9373-5af4e31684a6', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:45.167+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'webhook.added', '01a229a0-0eee-7014-940b-4d5dacc08cd7', '127.0.0.1', NULL, 'aedb5f260e576c06a0da197b12154329'),
	('01a229a0-0ef8-7533-8929-58a20a1cfa2e', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:45.176+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'webhook.removed', '01a229a0-0eee-7014-940b-4d5dacc08cd7', '127.0.0.1', NULL, 'ace36e95006afc37fc9db6dc25f5a002'),
	('01a229a0-21fe-75e0-b31c-36b89cf6d42d', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:50.046+00', 'operator', NULL, 'operator', 'email.settled', '01a229a0-10ee-7355-93c2-7be9573b7523', NULL, NULL, NULL),
	('01a229a0-234a-72fb-9656-651020b65aa9', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:50.378+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'portal.link_made', '01a229a0-234a-72fb-9656-650fc668aeee', '127.0.0.1', NULL, 'bdbb9d984bfcf599078f09709db334a7'),
	('01a229a0-2353-77a3-82cb-d73693e24086', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:50.387+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '7412441318df390f4df2e99c6953026a'),
	('01a229a0-235c-7718-8f47-fb2a62b4433a', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:50.396+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '3352364eedc1b923f0bf332433abcba0'),
	('01a229a0-2362-7480-8173-44b1a6027f32', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:50.402+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'suppression.removed', NULL, '127.0.0.1', NULL, 'a9c7a7dfbcfacc6af46989194ed5dd68'),
	('01a229a0-246c-70ba-a3c6-0547d8fda810', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:50.668+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'recipient.erased', '4ddfc449e877', '127.0.0.1', NULL, '7f32a00a841d210acb96cc108d6144e7'),
	('01a229a0-3f73-767c-b781-6eb8d4a80d6f', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:57.587+00', 'key', '01a2299f-8f2b-77d8-845c-e941560cbf7d', 'Acme live', 'webhook.added', '01a229a0-3f71-7262-b74a-c1b80abcf076', '127.0.0.1', NULL, '3920ed91b2e8fe9999ba4a396ff8beeb'),
	('01a229a0-40f4-718b-8583-72baa2169f16', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:57.972+00', 'user', '01a2299f-6e0e-7235-acd4-62473dafcae6', 'ada', 'webhook.secret_rotated', '01a229a0-0ed1-744a-b56f-16c10b355dbc', '127.0.0.1', '01a229a0-4027-748d-8563-97d18474f150', '6141e400f6bb307e7a60812278c6d601'),
	('01a229a0-4129-71b3-8fc1-23bf4a003dda', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:58.025+00', 'user', '01a2299f-6e0e-7235-acd4-62473dafcae6', 'ada', 'email.copied', '01a229a0-411b-77da-8078-e4fdf342b565', '127.0.0.1', '01a229a0-4027-748d-8563-97d18474f150', 'e41fdda85013eccb35359b67d6d1eeb7'),
	('01a229a0-402a-73b6-9bd4-8d596a8c6e2f', NULL, '2026-11-29 23:24:57.77+00', 'user', '01a2299f-6e0e-7235-acd4-62473dafcae6', 'ada', 'user.signed_in', '01a2299f-6e0e-7235-acd4-62473dafcae6', '127.0.0.1', NULL, '9bc89ed75b8cdf848c4104d1a1f65d79'),
	('01a229a0-404e-72e4-9524-f9ac6a8e55b3', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:24:57.806+00', 'user', '01a2299f-6e0e-7235-acd4-62473dafcae6', 'ada', 'webhook.delivery_sent_again', '01a229a0-3f7d-71e2-b05f-f3c43aa67644', '127.0.0.1', '01a229a0-4027-748d-8563-97d18474f150', '54c53d6e7b689f48f5ef76f288b69adb'),
	('01a229a0-4a4c-702e-8ec8-257c8143dfad', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:25:00.364+00', 'operator', NULL, 'operator', 'domain.dkim_rotated', '01a229a0-0dfc-72ad-beba-664562aece5d', NULL, NULL, NULL),
	('01a229a0-67ff-76c1-909d-ba259e469601', '01a2299f-a94e-7113-b3da-f56a4bf755db', '2026-11-29 23:25:07.967+00', 'operator', NULL, 'operator', 'emails.held', NULL, NULL, NULL, NULL),
	('01a229a0-7075-7785-a1c5-8995cc725a4f', '01a2299f-a94e-7113-b3da-f56a4bf755db', '2026-11-29 23:25:10.133+00', 'operator', NULL, 'operator', 'account.paused', NULL, NULL, NULL, NULL),
	('01a229a0-71c8-76a8-898f-d4ae2bedbd13', NULL, '2026-11-29 23:25:10.472+00', 'user', '01a2299f-6e0e-7235-acd4-62473dafcae6', 'ada', 'user.signed_in', '01a2299f-6e0e-7235-acd4-62473dafcae6', '127.0.0.1', NULL, '065cd334b594555fcba2de65fe980764'),
	('01a229a0-725e-751b-afb0-c2448a777876', NULL, '2026-11-29 23:25:10.622+00', 'operator', '01a2299f-d559-7420-b296-ef65dff14e94', 'grace', 'user.signed_in', '01a2299f-d559-7420-b296-ef65dff14e94', '127.0.0.1', NULL, 'f615091fa83182593a19cea2fd9b66ba');


--
-- Data for Name: domains; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.domains VALUES
	('01a229a0-0e4e-737b-8916-12c75a785f71', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'pending.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"swb6abdf3af3._domainkey.pending.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAwyPx0FDx3GgY0s0jMhZOXqAVtcTohx5yaImxZTgxA5nWHhQ2WlMUmvYFISfW/pIfgfBSkiUD/tu35fR2Kg4VwaXUzXWWV5cHVO8HV8GDzBIb/DG5AWPhwJ7gTnew7ZO+FGk6Ayh2mdgO89H2ZwUvjgpZiQyRfGS5Ta4i+oZnSMIuyX4LKzbUrnQebtt/0Jb/fRRTnoEKms6PeK6FpO12xKVP7HVG1hw8eVhhIVMOKAczIJw3rwNwMlG2eC69LIppUZZrIKl0xkcKkCTtCy1uwAs8OrvnufY4b7awIH9WCr3k65idiOzZso5xAXHq3Y2gXV2/VAiIdLqSEODuuCvONwIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.pending.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.pending.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.pending.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'swb6abdf3af3', '2.throwaway.894cf14b61280404.EXv-S7yAJtcqjwMU.PVmdiL6GyJ-DvFFwXLz5Vc58nsCy1BeGtWEO1hKfH6CArm3KItxgUppG3mDzGzNV3Mf9zHoNlWtDtqcFXx1OCuFLKZ2YgGwywGen1-Sl7CcJ98yRvJPIR8HbIHwH8o2V5zgIfDKsBg1vKg9YaJ5j8LU4XKrE-7K4xl5bnbIJ-KU1R7EOqFG9jHz8PGJCt5mb1MYS9BBy0wG32lGApKUtwSNZBW4qe6eBgOnGz3-N9FUN2AjXH1gtmzmw380inDbb_Zcxk7-QMsWNCvJPlKAu0Hzw9xK3Omjf6-gKPlsmsj4II85RZRcPM53DiIy0BwBW36HxK7A_83H0C7PskLpDeC3S637EUEHKcBIS8A3OdSzu9pNx_8Yl2DucaLxYyRHoDtolsuxzolUdo0ebmPJog6E9NL9AsYe1ZWpTlFGYkFPgOJ7sxSNO4mpadaTq5PsETUsChptzjfrHtkeGQ1JKOTTgwNkQaMuxGf5bF3bP8TdUnlJwpE-2sd0Vxeuzs_shZipMrH4gvzR5sliSf6eeG2NlDttTcVqNpUzEXCCeYHF8UmkHo9xms22esjrf8aiPT6iv6O7RhhS5cxl3dNHoZeCm8MjwlU7CESgsYdW53V_XZxaHiOlnNHjWWcoP9QbeE5Oy6mKs24sjAPxEzf3uEpmwIPlCVPIEGJmkt2YSXe0_zyWxG6SxqPEwikY8Bp9Y8MLWEOkv0321GwMY3Gg3STik3JfK2KOB1Orzwb5_y1f2xf2xJBxrdAxnz2Ho52irs6ybWOzuqTDvXedbLZOMKQ8Euky8XUXCSHJSBjjaWosoIrlmOFxN8SUtkfKm8SSLdoSf1q9oOLpFEnCcHWqLtdokmO3VSt65gpp5nAguHa0r8rLq_md0m3NulCRopkz8B_DKUdlbpAZkx90Djvza95y9zfcFmT8FiGbRQ7lM-bOJr58LfeyRBfU6Ect5wVjEzMVZ2mLpSFl6hWv5JqWLVUeBaLy_1cp-o2DLb_C1a_tR0_VrPF0sckNqsTm6rvZaiFa4dpfgbMlcu3f6KCxPHkza2qiopZvyWznQH9kwQ_pA-s6HWeXqjpQ8mF8LRhGtbHQmCGZODSUqZV04odlluI1sM-8pW43BOZSG4EkfUIOH2CCoSj3iaAnmxyHXYI6_J-QnPIvS1NI_6bzsSFFJst-uo4uQltaZXV3ylpxuarSyKJWImeF1NEu5DMCIS2oJt0B2UdccVKnGCe9oxf7-Ug-fE-VtSGa-izmtfYQjqnsHhc2y3FKQSwq3JmKv_mbSFYnnFEJsdGEHiYMWuXozmxoJ41LQt58NQfskBO5BB7GezAA-pWOsyWDT2ksUhXA_wpwzBI9yrtxXjbGp-yEU37R9fwqaxoNezx3GyPWU6w-o79XOORtOxhq-TF2emhbtXmmvfRN5F6wawwLePq30P2cdBvWaQO39bOxUQAjRhJBt3H9pfyeblexFvHjrGaXWtWXdXRpf0AfoiRvQarb494ILpb54JOCH92l2-1DNFhSoXt3W_XxCA0pymWYt4CbFjozpcDvAeXweB1PbLxaLpVkWuJvvp0PYCS2HLy9HQEdtB3VnAx0DhIjmUAROVcyd7ntoyBVH4j889sAL4UJYl4KYP2wvUhhYFewRYH78SOjvI24gcSQwZJpoIYUK4atnkHaiNpMzzNXR05pCbhSKIcmHvQunWHuQwOZ7atXUcLFY3Wna-50DAtVSCE2en-BfH3wisBp0v_ziq42a_2DAkIckqI1GVYLaM-Ui0Tv98OL1fn7ZQk2vTNxyvWNQPvJ_KVzfWB4966rSwC9JY7FT5OFnHDMp7YK0KfALJnBbim7jAxvsYDp4b3kIPNn1b2J-_hhd1tEwyW1GSErpjQ8J_kiAAjdRlK90yQOpyf_v9rOH4iHJHF4Djv-Yn8PFwbatdCA_WUMHahp_ncvCupDEU2c-tTL8CJuYWHai1anGNmDkPzVp_8z6BcFvHtIgByUdnnrlam_QlYdryvHyExD-WOoL5hIpiGTZ_DQ7wvtMnXqQ8GRZoOWMiHCmkiMkpmLptwi-QM0N_fpThiWapwzA9mBUdheKIQLh22k0TZIdV4O5OvaNaBWvnmSG71gveMaGbNymxSYY5c6PLDZnnWgewUn8HbW9Jpl4d5h6WhZOteXKfhOwYyxUpN4h_PQM7M0xgYP7xiLImpHBJwQ2874LznmuAmfo-khZ80U8DZVV5srETSdJfsEMRAP13Bn8CL_BXjioOsa3cxRCA3oe6HfxxEOSMdplEpdoVflDbjPbYb-U7a0h5j3RDQ', NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-29 23:29:45.008+00', '2026-11-29 23:24:45.006+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a229a0-0dfc-72ad-beba-664562aece5d', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'mail.acme.example', 'local', 'verified', 'healthy', '2026-11-29 23:24:44.956+00', NULL, '[{"id":"dkim","type":"TXT","name":"swbd3f538e10._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAxnjBvpjUWm177D/9Vz2F2IIEeg9t70Nn+RnJYasA7ayrZ8iUWBvqwAQ7SZfOAqkKT82vHsqbqOZyTwuhKem/9s61xxBCHZoKGHweliVFUUIuzfFxwX60g1v9dZOudzuOllEds+BoHdshlW3qR6q1wn3jmPA+xoTmCtk9+VAYdNdFNr7FD9JjXOznas6JbeoZ5I+vzP+mpFgMAXtc6b/3ZEtHC1LqggFdUsnr76B43QeNExO3gb+B99EfQ0d8HWjo+cMcHEC7wIAW3PJwpzbW3UB4FnmEE/eqy3lIjOXPze4OAZ6iKo5ELEEMvf+S+BKeO4qgr8KNZdPZWeML54dmuQIDAQAB","purpose":"dkim"},{"id":"dkim_sw5a3e41d744","type":"TXT","name":"sw5a3e41d744._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAuYvU726kgwnHnRLye1AX9JNkCtPPqBbw5Y9+GXJAtXN7pLWPDk7L6LuvvXgS3+l0b726zlsM95Ak6rtx7bLt7joRl0TpRDZOhpULFQXMxFG044dM3HX1Sz3/5e37SdiS6PWX79C6F641S2CE4MAJPHP9B38KYy/aUjdY+v9B15st4i6yALtSIxBEp1zjdeHYc05HCvgWmp0zX62A+S296tHWU8+wWKFVjQTiYOEmj7IVgS8t43AHo+oqunIX00Q02yXli3+7aSe86xmhUBtcEQ6GoZObBHAMNwXyRQMPBdWIKpifFyXokkJe/702cKI5/k3PQ79PlrwxS8pdb7B/HQIDAQAB","purpose":"dkim","gating":false},{"id":"return_path_mx","type":"MX","name":"send.mail.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.mail.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.mail.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', '[{"id":"dkim","state":"found","found":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAxnjBvpjUWm177D/9Vz2F2IIEeg9t70Nn+RnJYasA7ayrZ8iUWBvqwAQ7SZfOAqkKT82vHsqbqOZyTwuhKem/9s61xxBCHZoKGHweliVFUUIuzfFxwX60g1v9dZOudzuOllEds+BoHdshlW3qR6q1wn3jmPA+xoTmCtk9+VAYdNdFNr7FD9JjXOznas6JbeoZ5I+vzP+mpFgMAXtc6b/3ZEtHC1LqggFdUsnr76B43QeNExO3gb+B99EfQ0d8HWjo+cMcHEC7wIAW3PJwpzbW3UB4FnmEE/eqy3lIjOXPze4OAZ6iKo5ELEEMvf+S+BKeO4qgr8KNZdPZWeML54dmuQIDAQAB"},{"id":"return_path_mx","state":"found","found":"10 bounces.sendwright.test"},{"id":"return_path_spf","state":"found","found":"v=spf1 a:bounces.sendwright.test ~all"},{"id":"dmarc","state":"found","found":"v=DMARC1; p=none;"}]', '2026-11-29 23:24:44.956+00', 'swbd3f538e10', '2.throwaway.894cf14b61280404.nyEkd0Y7Z8o_Lp2E.t65dhVtqoIXLWMfm-R5CjBiZ8TuNbY_EmdTjUkBF9ljyruD1q-imPesm5jcHLJ9FFJnKGyz0hMXyPeTa10BIMJsheSNKCblP4hRihiASYhHq3j_CHiKnCLIivNkcxU6hvJasZopKzI4dJ-GLfioA7n3CVI7lZjhIZcYlbxo9vnE_umSwNIkiiMJkl4cbT0CKZKBEY22lQKL12VqAHKujzSV4j5JZNI4Hdm5TRDCb2NMlDXBacLAa5bcDFUpWjOAErcXJI0VVJcN0z_CwoqQPV9zP3eUePmHgCcGaGvezgQnlaL0Zw4PGMZ-Kdq98cy4hN6pNtWr0a8PI3UCERHGwR241rpQJNIlfYBStDdjXO1O-d2mPiYsB5DMlS3lKtv7ZTOiXRqSqDJPQNJWa3jf4QyAaeRmYno93H7NMBD7Zz8Mv0zeWSa2DJeqCzJjo2C4TCM7bovrlWFcvECeE8CYW09ld4zZgfAfXql8-qsrb_REE2r5r4SwyBZbk7Qkyg1TjKGuzYbRxsY8dXXwmSxtIf-d3XPYTJuHNxmt30A-Owmj1o3eJnBLLyB-sKmXZ5-DY1TlYlZ6dwEwzeR7yfxDj-8TsIhKeJJteZi72-IFjrJ0a1O-yrZCEttGMg0iwO1csc8lkD3AxTzAuqqE4ve1pTz4VJIp9icLGVuE9jo5lfdNpxVYauY5Z8gjGLqX0Kuivd6G8EPOpIL_aGz9CvmeYZ66llwzX1Z-UthaxlXmvq0nVgYoqWukQrNSREZ0hnizQ1E8reENiyiAOnNjb4WWCNPICI3UioEihz1I_jHalsnEd6sQD5G22rNmxXdz6WugRmWE0m9ccOs2C0FwVGLpRUirt2gI40rFi8lbRD3Kr4_c7R5UT924sLRrh0HBDqGbeEsmdVV-QYkmN-Y5_XCZoXGkwGUMEORC_OLAp4ViJFW9_5dRof5H6q-v5wcV0JJMnD7u731xEFsRGd52g4TFKEGZcNh2AetQSiMwTIiMhhpK5CB_HhcSv4-M_3qZaBstH4_vJsooeNNvwcb7cPWotJzSoY9-A2hr4hkQArY5znkMY-LIaK7UZa-1oBixs-2Tkq15GwmAMWR4f7vcSltT88bQU1XWvUl2cXVSQ5SvfHZj6pveUYDF5SQGhhKKANSzchabHvSQA0YrnpUMbTqHfjJ4mhzYbIG9DYHTYsm3e_orkTVcWI8ual2gHTayiQ3owKoXilZm1Y6FN8QTs7lRvaLGbYJi-pzEfKAm6gvMqMiePud2r9VMrAr18DE1OCImYqFN3-eyALHyBqKgnprYdBZyaOSZHeb4rfcrPjGt5qybao2507BBVFDF-LtMNpWAe_w9i0f8ZzqeYt5nCJTUBSUeS780d9skHiVkaH-okjEfdIBEDZRHgC2Y2GXG89jx0mQPHsGTMFn7LhoywR20t1BlHJNSt45wttSJ5QXH1qezCdHjMvv212nj9MRxhIfX7sd_3mTQlTZ27-Cre3iQIir7iuFc1UlIB4SemFvzuL5KlJ83PjVU2YXOKH9vjVnSTWWhXGAUJ3hrnDw0omG1SD9JZVQqa3Hk6zq-FovNowwJmqFvMQI2je6aqe-z86ptqYzIZPXdm6ztN3Uc5tFKMcsLmNwH1b8rRcXBrX9PAtiBaAYSXWQ1EPv-w81ZzyPkx9nWQIffF7eSRbebge3rOO7VwVOlc4WBIarRJNugi4w2CiQsyKsV53to8wCNfXfv2jZBAZea1VUHdPtcfyOTTgWULPJtu1gkSSjv9HkwpGF0FXIi1yLGst4upUaFs-_WxgJS_Pdd32JNuCvNa4FjrJdmoN-7Uc8KIDM9iscDJ47zJuz_vRi3msxLQvnfINVM7VST2ENDKRkFZxe8pMIF-DByCsAWc7hjPI8br1oHMbmPk2eURv3MW-Ti02IYVStCDCiSGBt-yNRZNSUOQWs1x_lO-HE_19BBEMNuwZ9yKxQH_OTZWGu2jIeTiAP8iXWhm4S-iIGZkMtPPf8jiAkboPaLICQg_8lGFCZbn8aORkGnLQHFNZRVhT2F-KoggrY7y9E_HuNGeUzXMcEjXTS6p3q-gSVx-ZMAALHBuYLWsROhGG67QYKn3T5fczwRKu3-tSfRwQ7M-rBy-tI0j9RGEateaPLlJvMw4SnM2LFScs_MAvG3sZSXZ0b6qUrLpl1N_zj2ZQRjAF1PNFoBhDlaifxxrDZrzcOcs6IL51KdFeWHqFGnsDQ4GICczNIaEfl9NNLumujRZT_HVo1m1KGg5qwUvzWaWOlyd0VKb7Kxo68cLSGQlgUvQGA', 'swbd3f538e10', 'sw5a3e41d744', '2026-11-29 23:25:00.357+00', NULL, '2.throwaway.894cf14b61280404.iruLcl1eeK-iyVzi.j6JsdIaye2EBWuDH3gY-7ftmB9oy9G02f_XfaWlVmiAhYV9vHQy75dPnPYQQrWmuWVC92nwZEVbzooswTfgAmxfvGS2e4nbyQ1VkMA94UWgtdDHxm0Eqhk_NoYrBMBohb6lZx5mM7_IBYLfZ4xwMtobHUzg8dc5FKkDdQt8S0urCCpECtTXb-IoJ_ma52mL9WDTK24K_G5bSIHkJc6ma8cJQ-rS2Io2e1l4a__EyU6fu70MsEx2CDt3rmYjcMdPrY9jLPUR43CNjc7dvPF1EjixolF87WdV5NYWeEVMnbWI10qW-3a1D3MYD65MC8PcPRkg2gkBwDmHapJtEuvFH6Qtxf91YlLy0SIjTTcxb7PZkg0iyMTI_JvhfmhYl0iDeMCd9Twk5ySTVNhn-baWBPuvufxiDt3ix2UvLxT4qY8AjmUIhOA9QiWHYvA_-MYHFMI3NF_9QuoKB3INTUgG1EePORnF_AHGmiPOADeiUuoBDwUJeni8Wfh6aUGoIhASEqHColoe9zirLVTGgSCoerlvvDMvtE5IlDuYuaL5ajlcHwBgt3y93XHNA2_pziXx3jUE4DryX6EsZKBB9fn7AQ9-Mw5ezosHfHG5Dg_Wzvp2bx1KuOZZFjJt1zUUJbOyaA8YhD3Iq2e7Uzb1AAGgFeLpR6-Pbmo535yqnRowaVNMOvKcYpUGcb6htSWs-oDP3D8D9ieDODCqEDywkY5RbbsY9FvfhHTtsiGhXPpY06FVv7xAXRaBJbdu3T1JhAcdpDTsmsLd8QP0aBebfgo6H7hIljIKB_bAFwDguetnWtIRsnQP_Q1zj9znU0zjka3g46LIHDZ89ArT5_FFmJ6C85ZG_Mr61sVfftRaKDW1OPga1_HFnGE7ADOKM9BDSrE2KFYrmRSRMFxcO1jU-_TVEzUOk0Y28Q_Vg2Jfd1GKjjroOdNslfRgJChre5ko_NUqjoSANmyCMgADWGCorA7p1rtUcI8kTMSsGgdiSX_JFS6o4ZmtI8ZysdtRkWMqrilMlKTtEKitLD6-3hkB0tp9KSZhxXNHnWwclL5eanno1Ri2b-v8Sj0QlCiGNR-32U4cgQJjO3Wr1_ZKA0Cqn0duHTTkINUO0NBS7xhPJ10tOpHCRJCApSoY0FbjfPhdoitW5ILX2jvQmKgt5CoRaokRStCaMbDCEjiuW3P8SXVwsrJLauAzi3KQR3vTTzIJdQ84XMf0Qfg0MZ2vmUQbzJPPUqykblbXYF3iCLNm9S5MiJUf6CCRD48R5aq3k0qwr1Ivzf_zKxAm8hkmxEX-PsPirAoaY9p2J4BGMt2eH9l9Kws9Hs4wLHJl5aPxsJGQrhTWeSoNbLbaV81HcwfPPbGZguMRNXNM-OUhPXCjW6LmmINAaApCphfIqWaMhhAZDb_GgEAlM_vQsc1hElbyMCh7Wufn9OphXHuyM_S7we1jTs0zK04OHx3F3AZXUrXjWwZsJ24nL7NcQ3OQl0QFVGayfCiTzQQe1d-0_BdKoDfoIFIjpCfLFQlll82KCKS2ntuP7k7O0mobBlZVA_Tl6SJ4aC3sW8SybuO0KoRuqOEAdTdTnB28JzueqGgvVpgtEA-eaHM1fiuOktD0p7V6qsx248r-ufYg5qkj0fUyySiVoJBpk0rzKTYRzI2EIpyizE3y3zsH0Q6DMsPSUmua2k_dj_mALnLu_W4MSgId9EzVE2S3SLW7Vno_m95vHaCjuxNu2djhhtzFdJJTMJaRGyoGwfxmqgQ-buLiMsMaWVL4qZ7348sCoHErC6tUK7P1t1T9XPt3iTwWFu0oT08ziwMeem6_cfaehk8-50bRS-8f32JcK5bQrnWWvPJzlhtjBDurlHA_b2vqexRWJg9OnYa8qlkxrlA2-f64CjflZPiISKhkFNoHvH-2XG-Esv0WbxSigYSSNq8SIh4Rh4pWCtKhLt7ETUuY63oYh2EQ6A0kqQdvWMzbhmwrFBK6oJHnXlUeGvNhm3n8DGYpvJppJJDKMleVjiRviobM0ksF8LgBK-DzC25j_QHR-QizbftLgoNshNkNP-fgSBoOgpHAXjmNd84nkkHLLprmqj9bv0EmqO2yscikp0qdJUsvdnQgKiwXaadBBJZ8AOSaT6z9LLVisIckt0AEtXjHDWDynfp9fxeV9musEuhqV_j4IbkUa-3oN9lWZQ_G7u26RIgW2BNE3g8Q4X6u2y7JeJRw182Shdmlah1YmPdW5hafxqsLznf4Clogbfxx6cp-0SIbb2zVXceLpgTPoXuaYrUHukERK1605BJrkKEuD1g', 2, '2026-11-29 23:24:44.947+00', '2026-11-29 23:29:44.958+00', '2026-11-29 23:24:44.924+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a229a0-0e75-742d-987f-bc82a1a727e0', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'removed.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw987f018fbf._domainkey.removed.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAuuGKGDYetG2JcHGUebOdpbEk5xdM6BWkUYjg7fwFFSZR/gNvFREqa8QabYXyS7idhMMYlwS6cPbx0wkW5HFLvOb8PTvptA4UVHcwVgUuXHnD6levvgx4sktuoDr8V1Y8X2Gr9HFsfST4ueSjASFzbXYG4rdi+ybO3/5lV4L12RG/M0Q9tlvsjgzqL0eltsHRB59gYvfD5TGchZ218KFttkP/Jf4AdQ4m6XncyhUeKBj3yvUIue5dPb6QDyCuT4seSW5fRgE1gVreiswn5aMEiwk9S593yeeo6YU7MphaViAi4cfvyZWP7ZeQ+JSXz+vJlT146S46WtH1erW/jw8/ZQIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.removed.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.removed.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.removed.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw987f018fbf', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-29 23:29:45.047+00', '2026-11-29 23:24:45.045+00', '2026-11-29 23:24:45.057+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: email_attachments_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_attachments_2026_11 VALUES
	('01a229a0-0f03-76b0-bc00-be4a6f100d1e', 2, NULL, 'text/calendar; method=REQUEST', NULL, 'alternative', 32, '\x424547494e3a5643414c454e4441520d0a454e443a5643414c454e4441520d0a'),
	('01a229a0-0f03-76b0-bc00-be4a6f100d1e', 1, 'logo.png', 'image/png', 'logo', 'inline', 70, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082'),
	('01a229a0-0f03-76b0-bc00-be4a6f100d1e', 0, 'Rechnung ü.pdf', 'application/pdf', NULL, 'attachment', 20, '\x255044462d312e34206e6f207265616c206f6e65'),
	('01a229a0-22d3-72e3-8802-791f58df82cc', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b2053756e2c203239204e6f7620323032362032333a32343a3530202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440316662626366633261342e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a2053756e2c203239204e6f7620323032362032333a32343a3530202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d353835333632373137376631613064322d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d353835333632373137376631613064322d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d353835333632373137376631613064322d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d353835333632373137376631613064322d506172745f312d2d0d0a'),
	('01a229a0-411b-77da-8078-e4fdf342b565', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b2053756e2c203239204e6f7620323032362032333a32343a3530202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440316662626366633261342e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a2053756e2c203239204e6f7620323032362032333a32343a3530202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d353835333632373137376631613064322d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d353835333632373137376631613064322d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d353835333632373137376631613064322d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d353835333632373137376631613064322d506172745f312d2d0d0a');


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
	('01a229a0-0f03-76b0-bc00-be4a6f100d1e', '<p>0: 0</p>
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
	('01a229a0-0f1c-740a-87a7-4d75f1d62022', NULL, 'To be delivered, in plain text.', '{}', NULL),
	('01a229a0-0f64-729d-817f-99b1df005d3a', NULL, 'To be bounced, in plain text.', '{}', NULL),
	('01a229a0-0f90-77f3-a876-73602ef44452', NULL, 'To be complained, in plain text.', '{}', NULL),
	('01a229a0-0fab-71bf-9aa4-a125f795a174', NULL, 'To several, in plain text.', '{}', NULL),
	('01a229a0-0fc0-772d-af76-4a8cd662e7cd', NULL, 'To nobody, in plain text.', '{}', NULL),
	('01a229a0-0fe8-74de-82e9-5469487db291', NULL, 'To a name that is spelled in another way on its way, in plain text.', '{}', NULL),
	('01a229a0-1006-76d4-803c-956dbc63fd54', NULL, 'To nobody and somebody, in plain text.', '{}', NULL),
	('01a229a0-102b-7003-9325-219027a28bfa', '<p>Welcome, Tina: <b>!</b></p>', 'Welcome, Tina', '{}', NULL),
	('01a229a0-104f-708d-af97-70f38b2b0956', '<p>For everybody: 3</p>', NULL, '{}', NULL),
	('01a229a0-1091-776c-83bf-ba08d454861b', NULL, 'One of a batch, in plain text.', '{}', NULL),
	('01a229a0-10a5-75a0-886d-b59cce4aa877', NULL, 'To be cancelled, in plain text.', '{}', NULL),
	('01a229a0-10b7-76d0-9ba2-71fd8aeb2d19', NULL, 'Refused for now, in plain text.', '{}', NULL),
	('01a229a0-10c3-7104-a5b5-01df135f7979', NULL, 'Held, as its answer was lost, in plain text.', '{}', NULL),
	('01a229a0-10ee-7355-93c2-7be9573b7523', NULL, 'Settled as failed, in plain text.', '{}', NULL),
	('01a229a0-22d3-72e3-8802-791f58df82cc', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a229a0-22f5-7204-a071-1fd0e909bc34', '<p>Test</p>', NULL, '{}', NULL),
	('01a229a0-2310-7080-9d11-c0295e66ff06', '<p>Test</p>', NULL, '{}', NULL),
	('01a229a0-2319-7194-a01d-109d663dbc4c', '<p>Test</p>', NULL, '{}', NULL),
	('01a229a0-2333-730e-9c3f-9da1188e2a85', NULL, 'x', '{}', NULL),
	('01a229a0-2366-7397-9724-c7318518d7c7', NULL, 'Dear [erased], dear Rita.', '{}', NULL),
	('01a229a0-3f76-713a-b9db-873241284e9f', NULL, 'Waiting', '{}', NULL),
	('01a229a0-411b-77da-8078-e4fdf342b565', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a229a0-4aff-715f-929e-2eb521ef593a', NULL, 'Soon', '{}', NULL),
	('01a229a0-5dec-7071-b90e-6209279ffeca', NULL, 'Queued to go out.', '{}', NULL),
	('01a229a0-5e11-7083-9ae8-efd9f7b5d4db', NULL, 'Queued for the simulator.', '{}', NULL),
	('01a229a0-5e22-75c7-b2c2-4624095634a3', NULL, 'Scheduled, to be cancelled.', '{}', NULL),
	('01a229a0-5e38-770f-a099-23120ff0f3ac', NULL, 'Scheduled, to go out.', '{}', NULL),
	('01a229a0-5e46-7532-b4e3-522aa026a290', NULL, 'Asked under a key.', '{}', NULL),
	('01a229a0-5e7e-73f6-97fd-f78b412fc7b4', NULL, 'x', '{}', NULL),
	('01a229a0-68c8-7492-a2c2-aa4bb04dd120', NULL, 'x', '{}', NULL);


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
	('01a229a0-0f1c-740a-87a7-4d75f1d62022', 1, '01a229a0-0f54-7331-93a2-d8bbfc7a2c64', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a229a0-0f51-7174-957b-62a4cdd002e7"}', '2026-11-29 23:24:45.265+00', '{"email.sent delivered@1fbbcfc2a4.sandbox.sendwright.test"}', '921'),
	('01a229a0-0f64-729d-817f-99b1df005d3a', 1, '01a229a0-0f7d-722a-8a2a-5767c4e0904c', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a229a0-0f7c-7794-b273-e4ab90dcfd7f"}', '2026-11-29 23:24:45.308+00', '{"email.sent bounced@1fbbcfc2a4.sandbox.sendwright.test"}', '926'),
	('01a229a0-0f90-77f3-a876-73602ef44452', 1, '01a229a0-0fa0-7007-a0f5-6f46542b3a97', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a229a0-0f9f-71db-9385-bcf04fcda112"}', '2026-11-29 23:24:45.343+00', '{"email.sent complained@1fbbcfc2a4.sandbox.sendwright.test"}', '932'),
	('01a229a0-0f03-76b0-bc00-be4a6f100d1e', 1, '01a229a0-0fc9-71e3-9452-f90c3cc42182', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a229a0-0f03-76b0-bc00-be4a6f100d1e@mail.acme.example"}', '2026-11-29 23:24:45.383+00', '{"email.sent ada@example.com,bea@example.net,carl@example.com"}', '939'),
	('01a229a0-0fab-71bf-9aa4-a125f795a174', 1, '01a229a0-0ff5-7341-b05e-630049dcf77d', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a229a0-0fab-71bf-9aa4-a125f795a174@mail.acme.example","recipients":["real@example.com"]}', '2026-11-29 23:24:45.396+00', '{"email.sent real@example.com"}', '944'),
	('01a229a0-0fab-71bf-9aa4-a125f795a174', 2, '01a229a0-0ff5-7341-b05e-630160a85cac', 'email.sent', '{"attempt":1,"recipients":["delivered+a@1fbbcfc2a4.sandbox.sendwright.test","bounced+b@1fbbcfc2a4.sandbox.sendwright.test"],"provider":"simulator","provider_message_id":"sim_01a229a0-0fd5-734f-9a48-c34034eb0b7b"}', '2026-11-29 23:24:45.396+00', '{"email.sent bounced+b@1fbbcfc2a4.sandbox.sendwright.test,delivered+a@1fbbcfc2a4.sandbox.sendwright.test"}', '944'),
	('01a229a0-0fc0-772d-af76-4a8cd662e7cd', 1, '01a229a0-0ff5-7341-b05e-6302757ff6ff', 'email.bounced', '{"recipients":["gone@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-29 23:24:45.408+00', '{}', '944'),
	('01a229a0-0fe8-74de-82e9-5469487db291', 1, '01a229a0-100e-7425-8447-ff62411d18e0', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a229a0-0fe8-74de-82e9-5469487db291@mail.acme.example"}', '2026-11-29 23:24:45.447+00', '{"email.sent joerg.big@xn--bcher-kva.example"}', '950'),
	('01a229a0-1006-76d4-803c-956dbc63fd54', 1, '01a229a0-1044-7439-9ba3-d601dcf07bc5', 'email.bounced', '{"recipients":["gone-too@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-29 23:24:45.49+00', '{}', '955'),
	('01a229a0-1006-76d4-803c-956dbc63fd54', 2, '01a229a0-1044-7439-9ba3-d602b36799b2', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a229a0-1006-76d4-803c-956dbc63fd54@mail.acme.example","recipients":["there@example.org"]}', '2026-11-29 23:24:45.49+00', '{"email.sent there@example.org"}', '955'),
	('01a229a0-102b-7003-9325-219027a28bfa', 1, '01a229a0-1062-7743-a923-1ca70af6aa89', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a229a0-102b-7003-9325-219027a28bfa@mail.acme.example"}', '2026-11-29 23:24:45.517+00', '{"email.sent tina@example.com"}', '962'),
	('01a229a0-104f-708d-af97-70f38b2b0956', 1, '01a229a0-1080-736d-a881-57abd8279c2b', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a229a0-104f-708d-af97-70f38b2b0956@mail.acme.example"}', '2026-11-29 23:24:45.567+00', '{"email.sent tom@example.com"}', '967'),
	('01a229a0-1091-776c-83bf-ba08d454861b', 1, '01a229a0-109f-7040-8326-3d7f50984302', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a229a0-109c-71bd-8dbc-f16db2e9c94b"}', '2026-11-29 23:24:45.596+00', '{"email.sent delivered@1fbbcfc2a4.sandbox.sendwright.test"}', '973'),
	('01a229a0-10a5-75a0-886d-b59cce4aa877', 1, '01a229a0-10b0-70de-a10f-4ea958191820', 'email.cancelled', '{}', '2026-11-29 23:24:45.616+00', '{}', '977'),
	('01a229a0-0f1c-740a-87a7-4d75f1d62022', 2, '01a229a0-1353-7745-9cd1-b62d4f26dff9', 'email.delivered', '{"recipients":["delivered@1fbbcfc2a4.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a229a0-0f51-7174-957b-62a4cdd002e7","provider":"simulator"}', '2026-11-29 23:24:46.265+00', '{"simulator:sim_01a229a0-0f51-7174-957b-62a4cdd002e7 email.delivered","simulator sim_01a229a0-0f51-7174-957b-62a4cdd002e7 email.delivered","email.delivered delivered delivered@1fbbcfc2a4.sandbox.sendwright.test 2026-11-29T23:24:46.265Z"}', '996'),
	('01a229a0-0f64-729d-817f-99b1df005d3a', 2, '01a229a0-1775-70d7-a6d9-cb048a58c148', 'email.bounced', '{"recipients":["bounced@1fbbcfc2a4.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a229a0-0f7c-7794-b273-e4ab90dcfd7f","provider":"simulator"}', '2026-11-29 23:24:46.308+00', '{"simulator:sim_01a229a0-0f7c-7794-b273-e4ab90dcfd7f email.bounced","simulator sim_01a229a0-0f7c-7794-b273-e4ab90dcfd7f email.bounced","email.bounced bounced bounced@1fbbcfc2a4.sandbox.sendwright.test 2026-11-29T23:24:46.308Z"}', '1003'),
	('01a229a0-0f90-77f3-a876-73602ef44452', 2, '01a229a0-1775-70d7-a6d9-cb0587ace6c0', 'email.delivered', '{"recipients":["complained@1fbbcfc2a4.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a229a0-0f9f-71db-9385-bcf04fcda112","provider":"simulator"}', '2026-11-29 23:24:46.343+00', '{"simulator:sim_01a229a0-0f9f-71db-9385-bcf04fcda112 email.delivered","simulator sim_01a229a0-0f9f-71db-9385-bcf04fcda112 email.delivered","email.delivered delivered complained@1fbbcfc2a4.sandbox.sendwright.test 2026-11-29T23:24:46.343Z"}', '1003'),
	('01a229a0-0fab-71bf-9aa4-a125f795a174', 3, '01a229a0-1775-70d7-a6d9-cb06b49f3d3b', 'email.bounced', '{"recipients":["bounced+b@1fbbcfc2a4.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a229a0-0fd5-734f-9a48-c34034eb0b7b","provider":"simulator"}', '2026-11-29 23:24:46.396+00', '{"simulator:sim_01a229a0-0fd5-734f-9a48-c34034eb0b7b email.bounced","simulator sim_01a229a0-0fd5-734f-9a48-c34034eb0b7b email.bounced","email.bounced bounced bounced+b@1fbbcfc2a4.sandbox.sendwright.test 2026-11-29T23:24:46.396Z"}', '1003'),
	('01a229a0-0fab-71bf-9aa4-a125f795a174', 4, '01a229a0-1775-70d7-a6d9-cb0716a33102', 'email.delivered', '{"recipients":["delivered+a@1fbbcfc2a4.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a229a0-0fd5-734f-9a48-c34034eb0b7b","provider":"simulator"}', '2026-11-29 23:24:46.396+00', '{"simulator:sim_01a229a0-0fd5-734f-9a48-c34034eb0b7b email.delivered","simulator sim_01a229a0-0fd5-734f-9a48-c34034eb0b7b email.delivered","email.delivered delivered delivered+a@1fbbcfc2a4.sandbox.sendwright.test 2026-11-29T23:24:46.396Z"}', '1003'),
	('01a229a0-1091-776c-83bf-ba08d454861b', 2, '01a229a0-1775-70d7-a6d9-cb086d4c2b9f', 'email.delivered', '{"recipients":["delivered@1fbbcfc2a4.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a229a0-109c-71bd-8dbc-f16db2e9c94b","provider":"simulator"}', '2026-11-29 23:24:46.596+00', '{"simulator:sim_01a229a0-109c-71bd-8dbc-f16db2e9c94b email.delivered","simulator sim_01a229a0-109c-71bd-8dbc-f16db2e9c94b email.delivered","email.delivered delivered delivered@1fbbcfc2a4.sandbox.sendwright.test 2026-11-29T23:24:46.596Z"}', '1003'),
	('01a229a0-0f90-77f3-a876-73602ef44452', 3, '01a229a0-1b77-70f9-b9fe-29696639e050', 'email.complained', '{"recipients":["complained@1fbbcfc2a4.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a229a0-0f9f-71db-9385-bcf04fcda112","provider_message_id":"sim_01a229a0-0f9f-71db-9385-bcf04fcda112","provider":"simulator"}', '2026-11-29 23:24:47.343+00', '{"simulator:sim_01a229a0-0f9f-71db-9385-bcf04fcda112 email.complained","simulator sim_01a229a0-0f9f-71db-9385-bcf04fcda112 email.complained","email.complained complained complained@1fbbcfc2a4.sandbox.sendwright.test feedback-sim_01a229a0-0f9f-71db-9385-bcf04fcda112"}', '1009'),
	('01a229a0-10ee-7355-93c2-7be9573b7523', 1, '01a229a0-21e7-7674-a0c0-4e1c896bdff7', 'email.failed', '{"recipients":["cut-too@example.com"],"reason":"outcome_unknown","provider_code":null,"attempts":1,"provider":"operator"}', '2026-11-29 23:24:50.008+00', '{"operator 6ed6c108-c5e2-422b-bc9c-50abeedbd727","email.failed failed cut-too@example.com 2026-11-29T23:24:50.008Z"}', '1015'),
	('01a229a0-22d3-72e3-8802-791f58df82cc', 1, '01a229a0-22e0-7516-9ed1-36c8fc5e2768', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a229a0-22de-7439-9188-62d3ef3fe956"}', '2026-11-29 23:24:50.27+00', '{"email.sent delivered@1fbbcfc2a4.sandbox.sendwright.test"}', '1019'),
	('01a229a0-22f5-7204-a071-1fd0e909bc34', 1, '01a229a0-2309-7344-8612-76f8dde76d9f', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a229a0-2308-76c4-aed4-4a5afa71ff83"}', '2026-11-29 23:24:50.312+00', '{"email.sent delivered@1fbbcfc2a4.sandbox.sendwright.test"}', '1027'),
	('01a229a0-22d3-72e3-8802-791f58df82cc', 2, '01a229a0-26d4-75b4-84d0-8a228f7889b7', 'email.delivered', '{"recipients":["delivered@1fbbcfc2a4.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a229a0-22de-7439-9188-62d3ef3fe956","provider":"simulator"}', '2026-11-29 23:24:51.27+00', '{"simulator:sim_01a229a0-22de-7439-9188-62d3ef3fe956 email.delivered","simulator sim_01a229a0-22de-7439-9188-62d3ef3fe956 email.delivered","email.delivered delivered delivered@1fbbcfc2a4.sandbox.sendwright.test 2026-11-29T23:24:51.270Z"}', '1084'),
	('01a229a0-3f76-713a-b9db-873241284e9f', 1, '01a229a0-3f7d-72f0-a910-a0544d4dc9ca', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a229a0-3f7c-759c-ad31-0e8eab86a7b2"}', '2026-11-29 23:24:57.596+00', '{"email.sent delivered@1fbbcfc2a4.sandbox.sendwright.test"}', '1234'),
	('01a229a0-2310-7080-9d11-c0295e66ff06', 1, '01a229a0-2330-720f-ac16-5443d6f3a4c0', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a229a0-2314-70de-80ac-7da423273e27"}', '2026-11-29 23:24:50.324+00', '{"email.sent bounced@1fbbcfc2a4.sandbox.sendwright.test"}', '1038'),
	('01a229a0-2319-7194-a01d-109d663dbc4c', 1, '01a229a0-2330-720f-ac16-5444f81e6615', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a229a0-231d-7152-8ab7-119fa43ff611"}', '2026-11-29 23:24:50.333+00', '{"email.sent anybody@1fbbcfc2a4.sandbox.sendwright.test"}', '1038'),
	('01a229a0-3f76-713a-b9db-873241284e9f', 2, '01a229a0-4372-710c-a424-07374422722b', 'email.delivered', '{"recipients":["delivered@1fbbcfc2a4.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a229a0-3f7c-759c-ad31-0e8eab86a7b2","provider":"simulator"}', '2026-11-29 23:24:58.596+00', '{"simulator:sim_01a229a0-3f7c-759c-ad31-0e8eab86a7b2 email.delivered","simulator sim_01a229a0-3f7c-759c-ad31-0e8eab86a7b2 email.delivered","email.delivered delivered delivered@1fbbcfc2a4.sandbox.sendwright.test 2026-11-29T23:24:58.596Z"}', '1266'),
	('01a229a0-2333-730e-9c3f-9da1188e2a85', 1, '01a229a0-23b0-73da-ba20-f57c6e15fc6a', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a229a0-2333-730e-9c3f-9da1188e2a85@6a4bf755db.sandbox.sendwright.test"}', '2026-11-29 23:24:50.479+00', '{"email.sent bob@bolt.example"}', '1056'),
	('01a229a0-2366-7397-9724-c7318518d7c7', 1, '01a229a0-23ce-76ff-9bac-2f0ec157e902', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a229a0-2366-7397-9724-c7318518d7c7@mail.acme.example"}', '2026-11-29 23:24:50.485+00', '{"email.sent [erased],rita@example.com"}', '1058'),
	('01a229a0-22f5-7204-a071-1fd0e909bc34', 2, '01a229a0-26f9-7264-9db6-2a50295e0a90', 'email.delivered', '{"recipients":["delivered@1fbbcfc2a4.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a229a0-2308-76c4-aed4-4a5afa71ff83","test":true,"provider":"simulator"}', '2026-11-29 23:24:51.312+00', '{"simulator:sim_01a229a0-2308-76c4-aed4-4a5afa71ff83 email.delivered","simulator sim_01a229a0-2308-76c4-aed4-4a5afa71ff83 email.delivered","email.delivered delivered delivered@1fbbcfc2a4.sandbox.sendwright.test 2026-11-29T23:24:51.312Z"}', '1088'),
	('01a229a0-2310-7080-9d11-c0295e66ff06', 2, '01a229a0-2aee-73aa-af7a-e54376870245', 'email.bounced', '{"recipients":["bounced@1fbbcfc2a4.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a229a0-2314-70de-80ac-7da423273e27","test":true,"provider":"simulator"}', '2026-11-29 23:24:51.324+00', '{"simulator:sim_01a229a0-2314-70de-80ac-7da423273e27 email.bounced","simulator sim_01a229a0-2314-70de-80ac-7da423273e27 email.bounced","email.bounced bounced bounced@1fbbcfc2a4.sandbox.sendwright.test 2026-11-29T23:24:51.324Z"}', '1112'),
	('01a229a0-2319-7194-a01d-109d663dbc4c', 2, '01a229a0-2aee-73aa-af7a-e544a8c2968f', 'email.delivered', '{"recipients":["anybody@1fbbcfc2a4.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a229a0-231d-7152-8ab7-119fa43ff611","test":true,"provider":"simulator"}', '2026-11-29 23:24:51.333+00', '{"simulator:sim_01a229a0-231d-7152-8ab7-119fa43ff611 email.delivered","simulator sim_01a229a0-231d-7152-8ab7-119fa43ff611 email.delivered","email.delivered delivered anybody@1fbbcfc2a4.sandbox.sendwright.test 2026-11-29T23:24:51.333Z"}', '1112'),
	('01a229a0-411b-77da-8078-e4fdf342b565', 1, '01a229a0-4158-7220-a288-a6b8ebd5c997', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a229a0-411b-77da-8078-e4fdf342b565@mail.acme.example"}', '2026-11-29 23:24:58.072+00', '{"email.sent copied@example.com"}', '1262'),
	('01a229a0-4aff-715f-929e-2eb521ef593a', 1, '01a229a0-4b06-76a3-aeda-3435917c4f29', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a229a0-4b05-77a2-beb2-6d9f24ec0ccb"}', '2026-11-29 23:25:00.549+00', '{"email.sent complained@1fbbcfc2a4.sandbox.sendwright.test"}', '1276');


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
	('01a229a0-0f1c-740a-87a7-4d75f1d62022', 1, '2026-11-29 23:24:45.265+00', '2026-11-29 23:24:45.266+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a229a0-0f64-729d-817f-99b1df005d3a', 1, '2026-11-29 23:24:45.308+00', '2026-11-29 23:24:45.308+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a229a0-0f90-77f3-a876-73602ef44452', 1, '2026-11-29 23:24:45.343+00', '2026-11-29 23:24:45.343+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a229a0-0f03-76b0-bc00-be4a6f100d1e', 1, '2026-11-29 23:24:45.204+00', '2026-11-29 23:24:45.384+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a229a0-0fab-71bf-9aa4-a125f795a174', 1, '2026-11-29 23:24:45.365+00', '2026-11-29 23:24:45.397+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a229a0-0fc0-772d-af76-4a8cd662e7cd', 1, '2026-11-29 23:24:45.38+00', '2026-11-29 23:24:45.409+00', NULL, 'permanently_refused', 'smtp', '550 5.1.1 No such user here'),
	('01a229a0-0fe8-74de-82e9-5469487db291', 1, '2026-11-29 23:24:45.433+00', '2026-11-29 23:24:45.447+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a229a0-1006-76d4-803c-956dbc63fd54', 1, '2026-11-29 23:24:45.469+00', '2026-11-29 23:24:45.49+00', NULL, 'partly_accepted', 'smtp', 'gone-too@example.org: 550 5.1.1 No such user here
there@example.org: 250 OK: message queued'),
	('01a229a0-102b-7003-9325-219027a28bfa', 1, '2026-11-29 23:24:45.493+00', '2026-11-29 23:24:45.518+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a229a0-104f-708d-af97-70f38b2b0956', 1, '2026-11-29 23:24:45.524+00', '2026-11-29 23:24:45.567+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a229a0-1091-776c-83bf-ba08d454861b', 1, '2026-11-29 23:24:45.596+00', '2026-11-29 23:24:45.596+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a229a0-10b7-76d0-9ba2-71fd8aeb2d19', 1, '2026-11-29 23:24:45.629+00', '2026-11-29 23:24:45.639+00', '2026-11-29 23:24:50.639+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a229a0-10c3-7104-a5b5-01df135f7979', 1, '2026-11-29 23:24:45.656+00', '2026-11-29 23:24:45.674+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a229a0-10ee-7355-93c2-7be9573b7523', 1, '2026-11-29 23:24:45.696+00', '2026-11-29 23:24:45.847+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a229a0-22d3-72e3-8802-791f58df82cc', 1, '2026-11-29 23:24:50.27+00', '2026-11-29 23:24:50.27+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a229a0-22f5-7204-a071-1fd0e909bc34', 1, '2026-11-29 23:24:50.311+00', '2026-11-29 23:24:50.312+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a229a0-2310-7080-9d11-c0295e66ff06', 1, '2026-11-29 23:24:50.324+00', '2026-11-29 23:24:50.324+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a229a0-2319-7194-a01d-109d663dbc4c', 1, '2026-11-29 23:24:50.333+00', '2026-11-29 23:24:50.334+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a229a0-2333-730e-9c3f-9da1188e2a85', 1, '2026-11-29 23:24:50.37+00', '2026-11-29 23:24:50.48+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a229a0-2366-7397-9724-c7318518d7c7', 1, '2026-11-29 23:24:50.41+00', '2026-11-29 23:24:50.485+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a229a0-10b7-76d0-9ba2-71fd8aeb2d19', 2, '2026-11-29 23:24:50.65+00', '2026-11-29 23:24:50.653+00', '2026-11-29 23:25:00.653+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a229a0-3f76-713a-b9db-873241284e9f', 1, '2026-11-29 23:24:57.596+00', '2026-11-29 23:24:57.596+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a229a0-411b-77da-8078-e4fdf342b565', 1, '2026-11-29 23:24:58.048+00', '2026-11-29 23:24:58.072+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a229a0-4aff-715f-929e-2eb521ef593a', 1, '2026-11-29 23:25:00.549+00', '2026-11-29 23:25:00.549+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator');


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
	('01a229a0-0f03-76b0-bc00-be4a6f100d1e', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.384+00', 'sent', '{sent,sent,sent}', NULL, '01a229a0-0f03-76b0-bc00-be4a6f100d1e@mail.acme.example', NULL, 2, true),
	('01a229a0-0fc0-772d-af76-4a8cd662e7cd', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.409+00', 'bounced', '{bounced}', NULL, NULL, NULL, 2, true),
	('01a229a0-0fe8-74de-82e9-5469487db291', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.447+00', 'sent', '{sent}', NULL, '01a229a0-0fe8-74de-82e9-5469487db291@mail.acme.example', NULL, 2, true),
	('01a229a0-1006-76d4-803c-956dbc63fd54', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.491+00', 'bounced', '{bounced,sent}', NULL, '01a229a0-1006-76d4-803c-956dbc63fd54@mail.acme.example', NULL, 3, true),
	('01a229a0-102b-7003-9325-219027a28bfa', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.518+00', 'sent', '{sent}', NULL, '01a229a0-102b-7003-9325-219027a28bfa@mail.acme.example', NULL, 2, true),
	('01a229a0-104f-708d-af97-70f38b2b0956', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.567+00', 'sent', '{sent}', NULL, '01a229a0-104f-708d-af97-70f38b2b0956@mail.acme.example', NULL, 2, true),
	('01a229a0-10a5-75a0-886d-b59cce4aa877', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.616+00', 'cancelled', '{scheduled}', '2026-12-19 23:24:45.598+00', NULL, NULL, 2, false),
	('01a229a0-10b7-76d0-9ba2-71fd8aeb2d19', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.623+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a229a0-10c3-7104-a5b5-01df135f7979', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.635+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a229a0-0f1c-740a-87a7-4d75f1d62022', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:46.278+00', 'delivered', '{delivered}', NULL, 'sim_01a229a0-0f51-7174-957b-62a4cdd002e7', NULL, 3, true),
	('01a229a0-0f64-729d-817f-99b1df005d3a', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:47.34+00', 'bounced', '{bounced}', NULL, 'sim_01a229a0-0f7c-7794-b273-e4ab90dcfd7f', NULL, 3, true),
	('01a229a0-0fab-71bf-9aa4-a125f795a174', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:47.34+00', 'bounced', '{delivered,bounced,sent}', NULL, '01a229a0-0fab-71bf-9aa4-a125f795a174@mail.acme.example', NULL, 5, true),
	('01a229a0-1091-776c-83bf-ba08d454861b', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:47.34+00', 'delivered', '{delivered}', NULL, 'sim_01a229a0-109c-71bd-8dbc-f16db2e9c94b', NULL, 3, true),
	('01a229a0-0f90-77f3-a876-73602ef44452', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:48.37+00', 'complained', '{complained}', NULL, 'sim_01a229a0-0f9f-71db-9385-bcf04fcda112', NULL, 4, true),
	('01a229a0-10ee-7355-93c2-7be9573b7523', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:50.008+00', 'failed', '{failed}', NULL, NULL, 'It is not known whether the email arrived, and it was given up.', 2, true),
	('01a229a0-2333-730e-9c3f-9da1188e2a85', '01a2299f-a94e-7113-b3da-f56a4bf755db', 'live', '2026-11-29 23:24:50.48+00', 'sent', '{sent}', NULL, '01a229a0-2333-730e-9c3f-9da1188e2a85@6a4bf755db.sandbox.sendwright.test', NULL, 2, true),
	('01a229a0-2366-7397-9724-c7318518d7c7', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:50.485+00', 'sent', '{sent,sent}', NULL, '01a229a0-2366-7397-9724-c7318518d7c7@mail.acme.example', NULL, 2, true),
	('01a229a0-22d3-72e3-8802-791f58df82cc', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:51.279+00', 'delivered', '{delivered}', NULL, 'sim_01a229a0-22de-7439-9188-62d3ef3fe956', NULL, 3, true),
	('01a229a0-22f5-7204-a071-1fd0e909bc34', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'test', '2026-11-29 23:24:51.316+00', 'delivered', '{delivered}', NULL, 'sim_01a229a0-2308-76c4-aed4-4a5afa71ff83', NULL, 3, true),
	('01a229a0-2310-7080-9d11-c0295e66ff06', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'test', '2026-11-29 23:24:52.328+00', 'bounced', '{bounced}', NULL, 'sim_01a229a0-2314-70de-80ac-7da423273e27', NULL, 3, true),
	('01a229a0-2319-7194-a01d-109d663dbc4c', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'test', '2026-11-29 23:24:52.328+00', 'delivered', '{delivered}', NULL, 'sim_01a229a0-231d-7152-8ab7-119fa43ff611', NULL, 3, true),
	('01a229a0-411b-77da-8078-e4fdf342b565', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:58.072+00', 'sent', '{sent}', NULL, '01a229a0-411b-77da-8078-e4fdf342b565@mail.acme.example', NULL, 2, true),
	('01a229a0-3f76-713a-b9db-873241284e9f', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:58.601+00', 'delivered', '{delivered}', NULL, 'sim_01a229a0-3f7c-759c-ad31-0e8eab86a7b2', NULL, 3, true),
	('01a229a0-4aff-715f-929e-2eb521ef593a', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:25:00.549+00', 'sent', '{sent}', NULL, 'sim_01a229a0-4b05-77a2-beb2-6d9f24ec0ccb', NULL, 2, true),
	('01a229a0-5dec-7071-b90e-6209279ffeca', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:25:05.388+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a229a0-5e11-7083-9ae8-efd9f7b5d4db', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:25:05.425+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a229a0-5e22-75c7-b2c2-4624095634a3', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:25:05.442+00', 'scheduled', '{scheduled}', '2026-11-30 00:25:05.439+00', NULL, NULL, 1, false),
	('01a229a0-5e38-770f-a099-23120ff0f3ac', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:25:05.464+00', 'scheduled', '{scheduled}', '2026-11-30 00:25:05.439+00', NULL, NULL, 1, false),
	('01a229a0-5e46-7532-b4e3-522aa026a290', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:25:05.478+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a229a0-5e7e-73f6-97fd-f78b412fc7b4', '01a2299f-a94e-7113-b3da-f56a4bf755db', 'live', '2026-11-29 23:25:05.534+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a229a0-68c8-7492-a2c2-aa4bb04dd120', '01a2299f-a94e-7113-b3da-f56a4bf755db', 'live', '2026-11-29 23:25:08.168+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false);


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
	('01a229a0-0f03-76b0-bc00-be4a6f100d1e', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.187+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{"Ada Lovelace <ada@example.com>"}', '{carl@example.com}', '{"Bea <bea@example.net>"}', '{answers@acme.example,"Other <other@acme.example>"}', 'Everything at once', '{receipt,order:1234}', NULL, '01a229a0-0f03-76b0-bc00-be4a6f100d1e@mail.acme.example', '{ada@example.com,carl@example.com,bea@example.net}', NULL, NULL, 3, NULL, 'ada@example.com
carl@example.com
bea@example.net
everything at once', '01a229a0-0f03-76b0-bc00-be4ba4263b7b', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, '327631e7-fb6d-4964-a7c9-1da9a5edd5f9', NULL, NULL),
	('01a229a0-0f1c-740a-87a7-4d75f1d62022', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.212+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{delivered@1fbbcfc2a4.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be delivered', '{}', NULL, '01a229a0-0f1c-740a-87a7-4d75f1d62022@mail.acme.example', '{delivered@1fbbcfc2a4.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@1fbbcfc2a4.sandbox.sendwright.test
to be delivered', '01a229a0-0f1c-740a-87a7-4d769c010836', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, '7d1daafc-5e4a-033b-33c6-a295e3da4188', NULL, NULL),
	('01a229a0-0f64-729d-817f-99b1df005d3a', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.284+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{bounced@1fbbcfc2a4.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be bounced', '{}', NULL, '01a229a0-0f64-729d-817f-99b1df005d3a@mail.acme.example', '{bounced@1fbbcfc2a4.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@1fbbcfc2a4.sandbox.sendwright.test
to be bounced', '01a229a0-0f64-729d-817f-99b273a56255', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, '6d3a5b5b-e70c-cd73-2dbf-955af9fa6abf', NULL, NULL),
	('01a229a0-0f90-77f3-a876-73602ef44452', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.328+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{complained@1fbbcfc2a4.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be complained', '{}', NULL, '01a229a0-0f90-77f3-a876-73602ef44452@mail.acme.example', '{complained@1fbbcfc2a4.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@1fbbcfc2a4.sandbox.sendwright.test
to be complained', '01a229a0-0f90-77f3-a876-736103888f7a', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, '5c645e1c-d613-9348-70b4-930220e47f52', NULL, NULL),
	('01a229a0-0fab-71bf-9aa4-a125f795a174', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.355+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{delivered+a@1fbbcfc2a4.sandbox.sendwright.test,bounced+b@1fbbcfc2a4.sandbox.sendwright.test,real@example.com}', '{}', '{}', NULL, 'To several', '{}', NULL, '01a229a0-0fab-71bf-9aa4-a125f795a174@mail.acme.example', '{delivered+a@1fbbcfc2a4.sandbox.sendwright.test,bounced+b@1fbbcfc2a4.sandbox.sendwright.test,real@example.com}', NULL, '{delivered,bounced,NULL}', 0, NULL, 'delivered+a@1fbbcfc2a4.sandbox.sendwright.test
bounced+b@1fbbcfc2a4.sandbox.sendwright.test
real@example.com
to several', '01a229a0-0fab-71bf-9aa4-a1268406cd05', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, 'd1421aaf-0e54-7507-64a3-2f901e548fad', NULL, NULL),
	('01a229a0-0fc0-772d-af76-4a8cd662e7cd', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.376+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{gone@example.org}', '{}', '{}', NULL, 'To nobody', '{}', NULL, '01a229a0-0fc0-772d-af76-4a8cd662e7cd@mail.acme.example', '{gone@example.org}', NULL, NULL, 0, NULL, 'gone@example.org
to nobody', '01a229a0-0fc0-772d-af76-4a8d873c5ffc', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, 'cd1d67b2-1054-162b-b52c-41e3975d1d15', NULL, NULL),
	('01a229a0-0fe8-74de-82e9-5469487db291', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.416+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{"Jörg <Joerg.Big@Bücher.example>"}', '{}', '{}', NULL, 'To a name that is spelled in another way on its way', '{}', NULL, '01a229a0-0fe8-74de-82e9-5469487db291@mail.acme.example', '{joerg.big@xn--bcher-kva.example}', '{Joerg.Big@xn--bcher-kva.example}', NULL, 0, NULL, 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way', '01a229a0-0fe8-74de-82e9-546a68541862', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, 'd8d10f98-791c-d3b3-6a7d-6cfeb98cf901', NULL, NULL),
	('01a229a0-1006-76d4-803c-956dbc63fd54', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.446+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{gone-too@example.org,there@example.org}', '{}', '{}', NULL, 'To nobody and somebody', '{receipt}', NULL, '01a229a0-1006-76d4-803c-956dbc63fd54@mail.acme.example', '{gone-too@example.org,there@example.org}', NULL, NULL, 0, NULL, 'gone-too@example.org
there@example.org
to nobody and somebody', '01a229a0-1006-76d4-803c-956e098caf21', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, 'd3198359-e4b0-5337-b07f-974265ebaccc', NULL, NULL),
	('01a229a0-102b-7003-9325-219027a28bfa', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.483+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{tina@example.com}', '{}', '{}', NULL, 'Welcome, Tina', '{}', NULL, '01a229a0-102b-7003-9325-219027a28bfa@mail.acme.example', '{tina@example.com}', NULL, NULL, 0, NULL, 'tina@example.com
welcome, tina', '01a229a0-102b-7740-a706-53caf7aacb4b', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, '6e1772be-f285-c3d9-ed75-d3c5fd629001', NULL, '01a229a0-0e8c-7273-a2e8-8575856779dd'),
	('01a229a0-104f-708d-af97-70f38b2b0956', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.519+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{tom@example.com}', '{}', '{}', '{answers@acme.example}', 'For everybody', '{}', NULL, '01a229a0-104f-708d-af97-70f38b2b0956@mail.acme.example', '{tom@example.com}', NULL, NULL, 0, NULL, 'tom@example.com
for everybody', '01a229a0-104f-708d-af97-70f461f31151', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, '29c6de2d-b392-e4fa-f3d3-32959ddfafb2', NULL, '01a229a0-0eb8-745c-b89c-fcdb44454ca0'),
	('01a229a0-1091-776c-83bf-ba08d454861b', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.585+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{delivered@1fbbcfc2a4.sandbox.sendwright.test}', '{}', '{}', NULL, 'One of a batch', '{}', NULL, '01a229a0-1091-776c-83bf-ba08d454861b@mail.acme.example', '{delivered@1fbbcfc2a4.sandbox.sendwright.test}', NULL, '{delivered}', 0, 'batch-1', 'delivered@1fbbcfc2a4.sandbox.sendwright.test
one of a batch', '01a229a0-1091-776c-83bf-ba09d4c696d6', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, 'b2521b9b-4994-5c7d-10e4-1cb4a5acf773', NULL, NULL),
	('01a229a0-10a5-75a0-886d-b59cce4aa877', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.605+00', '2026-12-19 23:24:45.598+00', '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{never@example.com}', '{}', '{}', NULL, 'To be cancelled', '{}', NULL, '01a229a0-10a5-75a0-886d-b59cce4aa877@mail.acme.example', '{never@example.com}', NULL, NULL, 0, NULL, 'never@example.com
to be cancelled', '01a229a0-10a5-75a0-886d-b59da2817cdf', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, '2fca1ca3-c912-516e-96b6-ff5403dbbf36', NULL, NULL),
	('01a229a0-10b7-76d0-9ba2-71fd8aeb2d19', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.623+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{busy@example.com}', '{}', '{}', NULL, 'Refused for now', '{}', NULL, '01a229a0-10b7-76d0-9ba2-71fd8aeb2d19@mail.acme.example', '{busy@example.com}', NULL, NULL, 0, NULL, 'busy@example.com
refused for now', '01a229a0-10b7-76d0-9ba2-71fe6f9d49c4', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, '4cb1bda1-7010-dde4-284d-4db2d165e866', NULL, NULL),
	('01a229a0-10c3-7104-a5b5-01df135f7979', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.635+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{cut@example.com}', '{}', '{}', NULL, 'Held, as its answer was lost', '{}', NULL, '01a229a0-10c3-7104-a5b5-01df135f7979@mail.acme.example', '{cut@example.com}', NULL, NULL, 0, NULL, 'cut@example.com
held, as its answer was lost', '01a229a0-10c3-7104-a5b5-01e0aa3a74bb', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, 'af6018bc-860e-4251-5f74-2f4b12617c81', NULL, NULL),
	('01a229a0-10ee-7355-93c2-7be9573b7523', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.678+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{cut-too@example.com}', '{}', '{}', NULL, 'Settled as failed', '{}', NULL, '01a229a0-10ee-7355-93c2-7be9573b7523@mail.acme.example', '{cut-too@example.com}', NULL, NULL, 0, NULL, 'cut-too@example.com
settled as failed', '01a229a0-10ee-7355-93c2-7bea0d79f99f', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, '26bcec56-1660-970c-c3cf-2f48b6659e4a', NULL, NULL),
	('01a229a0-5e7e-73f6-97fd-f78b412fc7b4', '01a2299f-a94e-7113-b3da-f56a4bf755db', 'live', '2026-11-29 23:25:05.534+00', NULL, NULL, 'b@6a4bf755db.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Held back', '{}', NULL, '01a229a0-5e7e-73f6-97fd-f78b412fc7b4@6a4bf755db.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
held back', '01a229a0-5e7e-73f6-97fd-f78ccbd92eca', NULL, '01a2299f-cd09-731b-a798-15cb10712f4a', NULL, '34c5e142-331f-92ab-eeaa-9c186bb7217c', NULL, NULL),
	('01a229a0-22d3-72e3-8802-791f58df82cc', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:50.259+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Søren <shop@mail.acme.example>', '{"Émile <delivered@1fbbcfc2a4.sandbox.sendwright.test>"}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', '{"visible":null,"messageId":"own-1@mail.acme.example","date":"Sun, 29 Nov 2026 23:24:50 +0000"}', '01a229a0-22d3-72e3-8802-791f58df82cc@mail.acme.example', '{delivered@1fbbcfc2a4.sandbox.sendwright.test}', NULL, '{delivered}', 1, NULL, 'delivered@1fbbcfc2a4.sandbox.sendwright.test
submitted over smtp', '01a229a0-22d3-72e3-8802-7920809292ab', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, NULL, NULL, NULL),
	('01a229a0-22f5-7204-a071-1fd0e909bc34', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'test', '2026-11-29 23:24:50.293+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Test <t@mail.acme.example>', '{delivered@1fbbcfc2a4.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: delivered', '{}', NULL, '01a229a0-22f5-7204-a071-1fd0e909bc34@mail.acme.example', '{delivered@1fbbcfc2a4.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@1fbbcfc2a4.sandbox.sendwright.test
in test mode: delivered', '01a229a0-22f5-7204-a071-1fd1e0b58d2a', NULL, '01a2299f-97a6-768d-94c5-8d33670fce83', NULL, 'c6ee2e34-0c4b-e87f-da79-bb722c22e2d6', NULL, NULL),
	('01a229a0-2310-7080-9d11-c0295e66ff06', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'test', '2026-11-29 23:24:50.32+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Test <t@mail.acme.example>', '{bounced@1fbbcfc2a4.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: bounced', '{}', NULL, '01a229a0-2310-7080-9d11-c0295e66ff06@mail.acme.example', '{bounced@1fbbcfc2a4.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@1fbbcfc2a4.sandbox.sendwright.test
in test mode: bounced', '01a229a0-2310-7080-9d11-c02a8d6f8b83', NULL, '01a2299f-97a6-768d-94c5-8d33670fce83', NULL, '773a6d6b-87d6-3732-509d-e6ab1a8720ef', NULL, NULL),
	('01a229a0-2319-7194-a01d-109d663dbc4c', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'test', '2026-11-29 23:24:50.329+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Test <t@mail.acme.example>', '{anybody@1fbbcfc2a4.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: anybody', '{}', NULL, '01a229a0-2319-7194-a01d-109d663dbc4c@mail.acme.example', '{anybody@1fbbcfc2a4.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'anybody@1fbbcfc2a4.sandbox.sendwright.test
in test mode: anybody', '01a229a0-2319-73a6-9e5d-c1e470714fca', NULL, '01a2299f-97a6-768d-94c5-8d33670fce83', NULL, '48556b26-ff01-4efb-bb67-83694ffaa07d', NULL, NULL),
	('01a229a0-2333-730e-9c3f-9da1188e2a85', '01a2299f-a94e-7113-b3da-f56a4bf755db', 'live', '2026-11-29 23:24:50.355+00', NULL, NULL, 'b@6a4bf755db.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Bolt', '{}', NULL, '01a229a0-2333-730e-9c3f-9da1188e2a85@6a4bf755db.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
bolt', '01a229a0-2333-730e-9c3f-9da224eb3d7e', NULL, '01a2299f-cd09-731b-a798-15cb10712f4a', NULL, 'a5ed0f6d-14c5-4827-8600-1d764652f1b1', NULL, NULL),
	('01a229a0-2366-7397-9724-c7318518d7c7', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:50.406+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'e@mail.acme.example', '{[erased],rita@example.com}', '{}', '{}', NULL, '[erased]', '{}', NULL, '01a229a0-2366-7397-9724-c7318518d7c7@mail.acme.example', '{[erased],rita@example.com}', NULL, NULL, 0, NULL, '[erased]
rita@example.com
[erased]', '01a229a0-2366-7397-9724-c732de89d6e4', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, '1a944431-59de-bd63-0f20-17187e721c8c', NULL, NULL),
	('01a229a0-3f76-713a-b9db-873241284e9f', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:57.59+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'w@mail.acme.example', '{delivered@1fbbcfc2a4.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a229a0-3f76-713a-b9db-873241284e9f@mail.acme.example', '{delivered@1fbbcfc2a4.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@1fbbcfc2a4.sandbox.sendwright.test
its webhook waits', '01a229a0-3f76-713a-b9db-87337362b784', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, 'e86f75af-4f8f-a131-aced-31041a90efb3', NULL, NULL),
	('01a229a0-411b-77da-8078-e4fdf342b565', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:58.011+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Søren <shop@mail.acme.example>', '{copied@example.com}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', NULL, '01a229a0-411b-77da-8078-e4fdf342b565@mail.acme.example', '{copied@example.com}', NULL, NULL, 1, NULL, 'copied@example.com
submitted over smtp', '01a229a0-411e-77da-8078-e4fe7bedb6e0', NULL, NULL, '01a2299f-6e0e-7235-acd4-62473dafcae6', NULL, '01a229a0-22d3-72e3-8802-791f58df82cc', NULL),
	('01a229a0-4aff-715f-929e-2eb521ef593a', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:25:00.543+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'r@mail.acme.example', '{complained@1fbbcfc2a4.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its complaint is still to come', '{}', NULL, '01a229a0-4aff-715f-929e-2eb521ef593a@mail.acme.example', '{complained@1fbbcfc2a4.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@1fbbcfc2a4.sandbox.sendwright.test
its complaint is still to come', '01a229a0-4aff-715f-929e-2eb6feaec40c', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, 'acf7f8bd-267b-fc15-5f3a-f864e2ddd2d8', NULL, NULL),
	('01a229a0-5dec-7071-b90e-6209279ffeca', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:25:05.388+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{last@example.com}', '{}', '{}', NULL, 'Queued to go out', '{evening}', NULL, '01a229a0-5dec-7071-b90e-6209279ffeca@mail.acme.example', '{last@example.com}', NULL, NULL, 0, NULL, 'last@example.com
queued to go out', '01a229a0-5dec-7071-b90e-620ae0eaa951', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, '60a8e6e2-50c1-3711-8b5a-9d408bebf23f', NULL, NULL),
	('01a229a0-5e11-7083-9ae8-efd9f7b5d4db', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:25:05.425+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{delivered@1fbbcfc2a4.sandbox.sendwright.test}', '{}', '{}', NULL, 'Queued for the simulator', '{evening}', NULL, '01a229a0-5e11-7083-9ae8-efd9f7b5d4db@mail.acme.example', '{delivered@1fbbcfc2a4.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@1fbbcfc2a4.sandbox.sendwright.test
queued for the simulator', '01a229a0-5e11-7083-9ae8-efdacaab03fc', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, '2f53ddcc-48b4-986d-1f07-de2acacffcf0', NULL, NULL),
	('01a229a0-5e22-75c7-b2c2-4624095634a3', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:25:05.442+00', '2026-11-30 00:25:05.439+00', '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to be cancelled', '{evening}', NULL, '01a229a0-5e22-75c7-b2c2-4624095634a3@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to be cancelled', '01a229a0-5e22-75c7-b2c2-4625796aca4e', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, '668532f5-bbce-af22-938c-2f3258a700cc', NULL, NULL),
	('01a229a0-5e38-770f-a099-23120ff0f3ac', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:25:05.464+00', '2026-11-30 00:25:05.439+00', '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to go out', '{evening}', NULL, '01a229a0-5e38-770f-a099-23120ff0f3ac@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to go out', '01a229a0-5e38-770f-a099-23135b0a7f29', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, '8ffc6892-d12c-b22d-367b-d963b27b820d', NULL, NULL),
	('01a229a0-5e46-7532-b4e3-522aa026a290', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:25:05.478+00', NULL, '01a229a0-0dfc-72ad-beba-664562aece5d', 'Acme <hello@mail.acme.example>', '{once@example.com}', '{}', '{}', NULL, 'Asked under a key', '{evening}', NULL, '01a229a0-5e46-7532-b4e3-522aa026a290@mail.acme.example', '{once@example.com}', NULL, NULL, 0, 'order-4711', 'once@example.com
asked under a key', '01a229a0-5e46-7532-b4e3-522b7e59b33c', NULL, '01a2299f-8f2b-77d8-845c-e941560cbf7d', NULL, '3cf13788-c063-3a2c-574b-76ebcb4554a1', NULL, NULL),
	('01a229a0-68c8-7492-a2c2-aa4bb04dd120', '01a2299f-a94e-7113-b3da-f56a4bf755db', 'live', '2026-11-29 23:25:08.168+00', NULL, NULL, 'b@6a4bf755db.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'While paused', '{}', NULL, '01a229a0-68c8-7492-a2c2-aa4bb04dd120@6a4bf755db.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
while paused', '01a229a0-68c8-7492-a2c2-aa4ccf8eb657', NULL, '01a2299f-cd09-731b-a798-15cb10712f4a', NULL, '65a4cb30-da0f-e7fe-625c-df349d644246', NULL, NULL);


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
	('01a229a0-2370-7188-aeec-721316fe6cfb@mail.acme.example', '2026-11-29 23:24:50.558+00'),
	('01a229a0-2370-7188-aeec-721316fe6cfb', '2026-11-29 23:24:50.558+00');


--
-- Data for Name: holds; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.idempotency_keys VALUES
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', 'batch', 'batch-1', 'b3bc935111f294bcf287bdffad28ae056203531a1dda1ed7a4c82a2ab819f939', '2026-11-30 23:24:45.565+00', '[{"_tag" : "Accepted", "emailId" : "01a229a0-1091-776c-83bf-ba08d454861b"}]', '{"indexes":[0],"failures":[{"ok":false,"index":1,"error":{"code":"validation_error","message":"The request is not valid: to must be an email address such as ada@example.com.","details":[{"path":["to"],"message":"must be an email address such as ada@example.com"}]}}]}'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', 'message', '01a2299f-8f2b-77d8-845c-e941560cbf7d:11acda4ba3a991a0c920f176a09cbb10416cf9de433fe3758e19da1e6b13ef16', '01a2299f-8f2b-77d8-845c-e941560cbf7d:11acda4ba3a991a0c920f176a09cbb10416cf9de433fe3758e19da1e6b13ef16', '2026-11-29 23:34:50.26+00', '[{"_tag" : "Accepted", "emailId" : "01a229a0-22d3-72e3-8802-791f58df82cc"}]', 'null'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', 'single', 'order-4711', '64993acc08a1e8ac0acde79d0dc4c3443d73295447c260a50219b86e6650d571', '2026-11-30 23:25:05.478+00', '[{"_tag" : "Accepted", "emailId" : "01a229a0-5e46-7532-b4e3-522aa026a290"}]', 'null'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', 'request', 'order-4712', '5cd1768db4c44c1f9a1e2c3bf6407e954574a07ccc4e6eecf40cdc932acc4f6b', 'infinity', '[{"_tag" : "Accepted", "emailId" : "01a229a0-5e5a-7301-9409-318ee9814d37"}]', 'null');


--
-- Data for Name: log_identity; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.memberships VALUES
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a2299f-6e0e-7235-acd4-62473dafcae6', 'owner', '2026-11-29 23:24:03.981+00'),
	('01a2299f-a94e-7113-b3da-f56a4bf755db', '01a2299f-a94e-7113-b3da-f56b75886a9f', 'owner', '2026-11-29 23:24:19.15+00'),
	('01a2299f-b1dd-75be-ac4b-3e6497098d79', '01a2299f-b1dd-75be-ac4b-3e65fcd3aa40', 'owner', '2026-11-29 23:24:21.341+00'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a2299f-f27f-767f-ad15-9aa123d21da5', 'developer', '2026-11-29 23:24:37.89+00'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a2299f-fc3e-773c-88c1-2049778434db', 'viewer', '2026-11-29 23:24:40.384+00');


--
-- Data for Name: metrics_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_hours VALUES
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', 'tag', 498887, 'receipt', 2, 4, 0, 1, 0, 0, 0, 0, 0, '{}'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', 'tag', 498887, 'order:1234', 1, 3, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'simulator', 'domain', 498887, 'mail.acme.example', 5, 7, 5, 2, 0, 1, 0, 0, 0, '{73,5}'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', 'domain', 498887, 'mail.acme.example', 11, 11, 0, 2, 0, 0, 0, 1, 1, '{}'),
	('01a2299f-a94e-7113-b3da-f56a4bf755db', 'live', 'domain', 498887, '', 1, 1, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'test', 'domain', 498887, 'mail.acme.example', 3, 3, 2, 1, 0, 0, 0, 0, 0, '{73,2}');


--
-- Data for Name: metrics_place; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_place VALUES
	(true, '1212:1212:');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.migrations VALUES
	(1, 1, 'initial', 1, '0.0.0', '2026-11-29 23:24:00.795+00'),
	(2, 1, 'mailbox_identities', 1, '0.0.0', '2026-11-29 23:24:00.825+00'),
	(2, 2, 'mailbox_identities', 1, '0.0.0', '2026-11-29 23:24:00.835+00'),
	(3, 1, 'set_aside', 1, '0.0.0', '2026-11-29 23:24:00.852+00'),
	(4, 1, 'audit_sources', 1, '0.0.0', '2026-11-29 23:24:00.861+00'),
	(4, 2, 'audit_sources', 1, '0.0.0', '2026-11-29 23:24:00.865+00'),
	(4, 3, 'audit_sources', 1, '0.0.0', '2026-11-29 23:24:00.873+00'),
	(4, 4, 'audit_sources', 1, '0.0.0', '2026-11-29 23:24:00.881+00'),
	(5, 1, 'template_defaults', 1, '0.0.0', '2026-11-29 23:24:00.887+00'),
	(6, 1, 'report_signatures', 1, '0.0.0', '2026-11-29 23:24:00.898+00'),
	(7, 1, 'requests', 1, '0.0.0', '2026-11-29 23:24:00.923+00'),
	(8, 1, 'joined_accepts', 1, '0.0.0', '2026-11-29 23:24:00.939+00'),
	(9, 1, 'request_keys', 1, '0.0.0', '2026-11-29 23:24:00.947+00'),
	(10, 1, 'email_templates', 1, '0.0.0', '2026-11-29 23:24:00.953+00'),
	(11, 1, 'joined_lookups', 1, '0.0.0', '2026-11-29 23:24:00.963+00'),
	(12, 1, 'received', 1, '0.0.0', '2026-11-29 23:24:00.981+00'),
	(12, 2, 'received', 1, '0.0.0', '2026-11-29 23:24:00.991+00'),
	(12, 3, 'received', 1, '0.0.0', '2026-11-29 23:24:00.999+00'),
	(12, 4, 'received', 1, '0.0.0', '2026-11-29 23:24:01.005+00'),
	(12, 5, 'received', 1, '0.0.0', '2026-11-29 23:24:01.011+00');


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
	('simulator', 'sim_01a229a0-4b05-77a2-beb2-6d9f24ec0ccb email.delivered', '{"type":"email.delivered","occurredAt":1795994701549,"recipients":["complained@1fbbcfc2a4.sandbox.sendwright.test"],"details":{"recipients":["complained@1fbbcfc2a4.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a229a0-4b05-77a2-beb2-6d9f24ec0ccb"},"keys":["simulator:sim_01a229a0-4b05-77a2-beb2-6d9f24ec0ccb email.delivered"],"providerMessageId":"sim_01a229a0-4b05-77a2-beb2-6d9f24ec0ccb","error":null,"provider":"simulator","key":"sim_01a229a0-4b05-77a2-beb2-6d9f24ec0ccb email.delivered","emailId":"01a229a0-4aff-715f-929e-2eb521ef593a","messageId":null}', '2026-11-29 23:25:01.549+00', '2026-11-29 23:25:00.549+00', 'sim_01a229a0-4b05-77a2-beb2-6d9f24ec0ccb'),
	('simulator', 'sim_01a229a0-4b05-77a2-beb2-6d9f24ec0ccb email.complained', '{"type":"email.complained","occurredAt":1795994702549,"recipients":["complained@1fbbcfc2a4.sandbox.sendwright.test"],"details":{"recipients":["complained@1fbbcfc2a4.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a229a0-4b05-77a2-beb2-6d9f24ec0ccb","provider_message_id":"sim_01a229a0-4b05-77a2-beb2-6d9f24ec0ccb"},"keys":["simulator:sim_01a229a0-4b05-77a2-beb2-6d9f24ec0ccb email.complained"],"providerMessageId":"sim_01a229a0-4b05-77a2-beb2-6d9f24ec0ccb","error":null,"provider":"simulator","key":"sim_01a229a0-4b05-77a2-beb2-6d9f24ec0ccb email.complained","emailId":"01a229a0-4aff-715f-929e-2eb521ef593a","messageId":null}', '2026-11-29 23:25:02.549+00', '2026-11-29 23:25:00.549+00', 'sim_01a229a0-4b05-77a2-beb2-6d9f24ec0ccb');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.quotas VALUES
	('01a2299f-a94e-7113-b3da-f56a4bf755db', '2026-11', 3, 50, '2026-11-29', 3, 100, 1);


--
-- Data for Name: rate_buckets; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.rate_buckets VALUES
	('requests:01a2299f-8f2b-77d8-845c-e941560cbf7d', 990000, 1000000, 1795994711578),
	('messages:01a2299f-8f2b-77d8-845c-e941560cbf7d', 999998, 1000000, 1795994685572),
	('messages:01a2299f-6e0e-7235-acd4-62473dafcae6', 999999, 1000000, 1795994698010),
	('sign-in:user:2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3', 8.139755555555556, 9.139755555555556, 1795994710315),
	('sign-in:from:12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 45.08138888888888, 46.08138888888888, 1795994710490),
	('sign-in:user:ca48e0014050c7996ca4272865794ba1d47e7ef86b88a1a7010eaf450f025194', 9, 10, 1795994710492),
	('requests:01a2299f-97a6-768d-94c5-8d33670fce83', 990000, 1000000, 1795994711184),
	('requests:01a2299f-cd09-731b-a798-15cb10712f4a', 2.265999999999999, 3.265999999999999, 1795994711254);


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
-- Data for Name: received_answers; Type: TABLE DATA; Schema: sendwright; Owner: -
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
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 498887, 0, 1, 0, 0),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 498887, 5, 4, 2, 0),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 498887, 1, 1, 0, 0),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 498887, 3, 1, 0, 0),
	('01a2299f-a94e-7113-b3da-f56a4bf755db', 498887, 2, 1, 0, 0),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 498887, 2, 6, 0, 0),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 498887, 7, 1, 0, 0);


--
-- Data for Name: reputation_notes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: requests; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.requests OVERRIDING SYSTEM VALUE VALUES
	(1, '01a229a0-5e5a-7301-9409-318ee9814d37', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '2026-11-29 23:25:05.498+00', '{"to": "row@example.com", "from": "Acme <hello@mail.acme.example>", "tags": ["evening"], "text": "Asked by SQL.", "subject": "Asked by SQL"}', 140, '-infinity', 'order-4712');


--
-- Data for Name: retention_terms; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: search_entries_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.search_entries_2026_11 VALUES
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-0f1c-740a-87a7-4d75f1d62022', '{}', 'delivered@1fbbcfc2a4.sandbox.sendwright.test
to be delivered'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-0f64-729d-817f-99b1df005d3a', '{}', 'bounced@1fbbcfc2a4.sandbox.sendwright.test
to be bounced'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-0f90-77f3-a876-73602ef44452', '{}', 'complained@1fbbcfc2a4.sandbox.sendwright.test
to be complained'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-0f03-76b0-bc00-be4a6f100d1e', '{receipt,order:1234}', 'ada@example.com
carl@example.com
bea@example.net
everything at once'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-0fab-71bf-9aa4-a125f795a174', '{}', 'delivered+a@1fbbcfc2a4.sandbox.sendwright.test
bounced+b@1fbbcfc2a4.sandbox.sendwright.test
real@example.com
to several'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-0fc0-772d-af76-4a8cd662e7cd', '{}', 'gone@example.org
to nobody'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-0fe8-74de-82e9-5469487db291', '{}', 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-1006-76d4-803c-956dbc63fd54', '{receipt}', 'gone-too@example.org
there@example.org
to nobody and somebody'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-102b-7003-9325-219027a28bfa', '{}', 'tina@example.com
welcome, tina'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-104f-708d-af97-70f38b2b0956', '{}', 'tom@example.com
for everybody'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-1091-776c-83bf-ba08d454861b', '{}', 'delivered@1fbbcfc2a4.sandbox.sendwright.test
one of a batch'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-10a5-75a0-886d-b59cce4aa877', '{}', 'never@example.com
to be cancelled'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-10ee-7355-93c2-7be9573b7523', '{}', 'cut-too@example.com
settled as failed'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-22d3-72e3-8802-791f58df82cc', '{}', 'delivered@1fbbcfc2a4.sandbox.sendwright.test
submitted over smtp'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'test', '01a229a0-22f5-7204-a071-1fd0e909bc34', '{}', 'delivered@1fbbcfc2a4.sandbox.sendwright.test
in test mode: delivered'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'test', '01a229a0-2310-7080-9d11-c0295e66ff06', '{}', 'bounced@1fbbcfc2a4.sandbox.sendwright.test
in test mode: bounced'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'test', '01a229a0-2319-7194-a01d-109d663dbc4c', '{}', 'anybody@1fbbcfc2a4.sandbox.sendwright.test
in test mode: anybody'),
	('01a2299f-a94e-7113-b3da-f56a4bf755db', 'live', '01a229a0-2333-730e-9c3f-9da1188e2a85', '{}', 'bob@bolt.example
bolt'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-2366-7397-9724-c7318518d7c7', '{}', '[erased]
rita@example.com
[erased]'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-3f76-713a-b9db-873241284e9f', '{}', 'delivered@1fbbcfc2a4.sandbox.sendwright.test
its webhook waits'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-411b-77da-8078-e4fdf342b565', '{}', 'copied@example.com
submitted over smtp'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-4aff-715f-929e-2eb521ef593a', '{}', 'complained@1fbbcfc2a4.sandbox.sendwright.test
its complaint is still to come'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-5e22-75c7-b2c2-4624095634a3', '{evening}', 'later@example.com
scheduled, to be cancelled'),
	('01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '01a229a0-5e38-770f-a099-23120ff0f3ac', '{evening}', 'later@example.com
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
	('01a229a0-10c3-7104-a5b5-01df135f7979', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:24:45.675+00', '2026-11-29 23:24:45.675+00', '2026-11-29 23:24:45.636+00', NULL, NULL, 1, 0, true, NULL, NULL, '981', NULL),
	('01a229a0-10b7-76d0-9ba2-71fd8aeb2d19', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:25:00.654+00', '2026-11-29 23:25:00.654+00', '2026-11-29 23:24:45.624+00', NULL, NULL, 2, 0, false, NULL, NULL, '1068', NULL),
	('01a229a0-5dec-7071-b90e-6209279ffeca', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:25:05.388+00', '2026-11-29 23:25:05.388+00', '2026-11-29 23:25:05.388+00', NULL, NULL, 0, 0, false, NULL, NULL, '1292', NULL),
	('01a229a0-5e11-7083-9ae8-efd9f7b5d4db', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:25:05.425+00', '2026-11-29 23:25:05.425+00', '2026-11-29 23:25:05.425+00', NULL, NULL, 0, 0, false, NULL, NULL, '1293', NULL),
	('01a229a0-5e46-7532-b4e3-522aa026a290', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', '2026-11-29 23:25:05.478+00', '2026-11-29 23:25:05.478+00', '2026-11-29 23:25:05.478+00', NULL, NULL, 0, 0, false, NULL, NULL, '1300', NULL),
	('01a229a0-5e7e-73f6-97fd-f78b412fc7b4', '01a2299f-a94e-7113-b3da-f56a4bf755db', 'live', '2026-11-29 23:25:07.974+00', '2026-11-29 23:25:07.974+00', '2026-11-29 23:25:05.534+00', NULL, NULL, 0, 0, true, NULL, '2026-11-29 23:25:05.534+00', '1306', NULL),
	('01a229a0-68c8-7492-a2c2-aa4bb04dd120', '01a2299f-a94e-7113-b3da-f56a4bf755db', 'live', '2026-11-29 23:25:08.168+00', '2026-11-29 23:25:08.168+00', '2026-11-29 23:25:08.168+00', NULL, NULL, 0, 0, false, NULL, NULL, '1314', NULL);


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
	('01a2299f-e01e-72dc-b546-46b1b534d8fb', '4622c6d3f205ee9b7ba1ab1095a7145f2b4a539e0fd94cb274584287ee65df0e', '01a2299f-6e0e-7235-acd4-62473dafcae6', 'link', '2026-11-29 23:24:33.184+00', '2026-11-29 23:24:33.184+00', '2026-12-29 23:24:33.184+00', '', '127.0.0.0/24'),
	('01a2299f-e936-7734-8da4-4dc3e11c33da', '421a7678a18b03ad19cf5aecaed7fdfa713ccb5720be86fae6d5b6d2e6edf3e0', '01a2299f-d559-7420-b296-ef65dff14e94', 'link', '2026-11-29 23:24:35.512+00', '2026-11-29 23:24:35.512+00', '2026-12-29 23:24:35.512+00', '', '127.0.0.0/24'),
	('01a2299f-f288-77c0-ab0c-7427768ff774', '3092b09bc56e8634f65c52292bec418ed2bb8bff7fc4b7d541de50b8685fb56d', '01a2299f-f27f-767f-ad15-9aa123d21da5', 'link', '2026-11-29 23:24:37.898+00', '2026-11-29 23:24:37.898+00', '2026-12-29 23:24:37.898+00', '', '127.0.0.0/24'),
	('01a229a0-4027-748d-8563-97d18474f150', 'c5e3d76e3fc050e19d430f06a5ab3bf073460539cd088cc2a75ecea44f47c01e', '01a2299f-6e0e-7235-acd4-62473dafcae6', 'password', '2026-11-29 23:24:57.767+00', '2026-11-29 23:24:57.767+00', '2026-12-29 23:24:57.767+00', '', '127.0.0.0/24'),
	('01a229a0-71c3-735c-b716-090b53cc1a07', '8c4cbc8c00bf3840184499712da89e09f3278b819da146e0f4d793951f4d5e68', '01a2299f-6e0e-7235-acd4-62473dafcae6', 'password', '2026-11-29 23:25:10.466+00', '2026-11-29 23:25:10.466+00', '2026-12-29 23:25:10.466+00', '', '127.0.0.0/24'),
	('01a229a0-725c-709a-9261-689ce5d9693d', '742722ed21a8f65f157318e06cd73f62435ec4606aaa7728ac5196fd104930c0', '01a2299f-d559-7420-b296-ef65dff14e94', 'password', '2026-11-29 23:25:10.62+00', '2026-11-29 23:25:10.62+00', '2026-12-29 23:25:10.62+00', '', '127.0.0.0/24');


--
-- Data for Name: sign_in_links; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sign_in_links VALUES
	('01a2299f-6316-7582-a71e-caa3fb7ca321', '703cbaa26ca577513e6b7574c8ddf739ae29f35f877d6d3a1862f3f11f87c940', 'setup', NULL, NULL, NULL, NULL, NULL, '2026-11-29 23:24:01.176+00', '2026-11-30 00:24:01.176+00'),
	('01a229a0-0d2c-739c-88cb-79535a257b7d', 'ace686a3133c6751cba9bb95a6137dee1d67773d79fc658f3a7792b7213416ec', 'invitation', NULL, '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'later@acme.example', 'later@acme.example', 'viewer', '2026-11-29 23:24:44.719+00', '2026-12-06 23:24:44.719+00');


--
-- Data for Name: suppressions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.suppressions VALUES
	('01a229a0-0ff5-7341-b05e-6303a82e881d', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'gone@example.org', NULL, NULL, 'bounce', '2026-11-29 23:24:45.409+00'),
	('01a229a0-1044-7439-9ba3-d603eec874ca', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'gone-too@example.org', NULL, NULL, 'bounce', '2026-11-29 23:24:45.491+00'),
	('01a229a0-2351-75ca-b213-d23956a3fcdf', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'no-more@example.com', NULL, NULL, 'manual', '2026-11-29 23:24:50.385+00'),
	('01a229a0-23fe-7390-a3da-982e300b3cff', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', NULL, '4ddfc449e877f129e05c7f585d3838c1f3555553e505987d314687b766ce7168', '4141b687dab45533', 'manual', '2026-11-29 23:24:50.558+00');


--
-- Data for Name: template_versions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.template_versions VALUES
	('01a229a0-0e8c-7273-a2e8-8575856779dd', 1, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-29 23:24:45.068+00', NULL, NULL),
	('01a229a0-0e8c-7273-a2e8-8575856779dd', 2, 'Welcome', 'Hello, {{ name }}', '<p>Hello, {{ name }}</p>', 'Welcome, {{ name }}', '{name}', 67, 'Acme live', '2026-11-29 23:24:45.084+00', NULL, NULL),
	('01a229a0-0e8c-7273-a2e8-8575856779dd', 3, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-29 23:24:45.095+00', NULL, NULL),
	('01a229a0-0eaf-7140-ba50-54eddd1f91ad', 1, 'Plain', 'Plain', NULL, 'Plain', '{}', 15, 'Acme live', '2026-11-29 23:24:45.103+00', NULL, NULL),
	('01a229a0-0eb8-745c-b89c-fcdb44454ca0', 1, 'Brings all', 'For {{ who }}', '<p>For {{ who }}: {{ count }}</p>', NULL, '{who,count}', 56, 'Acme live', '2026-11-29 23:24:45.112+00', '{"from": "Acme <hello@mail.acme.example>", "replyTo": ["answers@acme.example"], "fallbacks": {"who": "everybody", "count": 3}}', 118);


--
-- Data for Name: templates; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.templates VALUES
	('01a229a0-0e8c-7273-a2e8-8575856779dd', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'welcome', 3, '2026-11-29 23:24:45.068+00', '2026-11-29 23:24:45.095+00'),
	('01a229a0-0eaf-7140-ba50-54eddd1f91ad', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'plain-one', 1, '2026-11-29 23:24:45.103+00', '2026-11-29 23:24:45.103+00'),
	('01a229a0-0eb8-745c-b89c-fcdb44454ca0', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'brings-all', 1, '2026-11-29 23:24:45.112+00', '2026-11-29 23:24:45.112+00');


--
-- Data for Name: user_identities; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.users VALUES
	('01a2299f-a94e-7113-b3da-f56b75886a9f', 'bob@bolt.example', 'bob@bolt.example', 'bob', NULL, false, NULL, '2026-11-29 23:24:19.15+00'),
	('01a2299f-b1dd-75be-ac4b-3e65fcd3aa40', 'eve@closed.example', 'eve@closed.example', 'eve', NULL, false, NULL, '2026-11-29 23:24:21.341+00'),
	('01a2299f-6e0e-7235-acd4-62473dafcae6', 'ada@acme.example', 'ada@acme.example', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$RWd83IliyodTsfpdYKE3Fg$q1a9TydYUr0ZBnskjT9ldt+F4wdVJqh0ibQ9OfZOgJM', false, NULL, '2026-11-29 23:24:03.981+00'),
	('01a2299f-d559-7420-b296-ef65dff14e94', 'grace@operators.example', 'grace@operators.example', 'grace', '$argon2id$v=19$m=19456,t=2,p=1$12oJy1VD8UG3Pk3XOQiVZg$BOmoW4cnVKaFP0mIY7/zmHrADUFBosOBGfLkQQfwlnU', true, NULL, '2026-11-29 23:24:30.426+00'),
	('01a2299f-f27f-767f-ad15-9aa123d21da5', 'dev@acme.example', 'dev@acme.example', 'The developer', '$argon2id$v=19$m=19456,t=2,p=1$17psOnCaOwnXThaWjrOkDw$I9/fgDgXqcwu5AoD+4EQYMOEzklvlHXxLtn1qGALkp4', false, NULL, '2026-11-29 23:24:37.889+00'),
	('01a2299f-fc3e-773c-88c1-2049778434db', 'view@acme.example', 'view@acme.example', 'The viewer', '$argon2id$v=19$m=19456,t=2,p=1$TvwGsybwft3OoLY0wPTNAw$HJLmdjVZ9VliKe4c8bsvQCXc4LODDbfmE+c6ByGwQZI', false, '2026-11-29 23:24:42.43+00', '2026-11-29 23:24:40.384+00');


--
-- Data for Name: webhook_attempts_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_attempts_2026_11 VALUES
	('01a229a0-0f54-740e-bb73-661dd2edc447', 1, '2026-11-29 23:24:45.296+00', 204, NULL, 22),
	('01a229a0-0f7d-75be-9874-5910bf478574', 1, '2026-11-29 23:24:45.338+00', 204, NULL, 13),
	('01a229a0-0fa0-7070-b918-686181c0d5fd', 1, '2026-11-29 23:24:45.364+00', 204, NULL, 6),
	('01a229a0-0fc9-7990-98da-24ecdc3769f3', 1, '2026-11-29 23:24:45.41+00', 204, NULL, 9),
	('01a229a0-0ff5-736d-bdf7-47fe0e3e20e0', 1, '2026-11-29 23:24:45.509+00', 204, NULL, 20),
	('01a229a0-0ff5-7390-831e-a8286a109e5f', 1, '2026-11-29 23:24:45.51+00', 204, NULL, 20),
	('01a229a0-0ff5-745c-a959-c9ee77c1be57', 1, '2026-11-29 23:24:45.509+00', 204, NULL, 21),
	('01a229a0-100e-73b4-bca3-c7e3aa11282a', 1, '2026-11-29 23:24:45.51+00', 204, NULL, 20),
	('01a229a0-1044-79df-9f0a-b188601ec27a', 1, '2026-11-29 23:24:45.535+00', 204, NULL, 10),
	('01a229a0-1044-7c58-b420-6fe289686ea2', 1, '2026-11-29 23:24:45.536+00', 204, NULL, 11),
	('01a229a0-1062-7d6a-96a3-6580d6c4dd04', 1, '2026-11-29 23:24:45.572+00', 204, NULL, 9),
	('01a229a0-1080-78bb-9f8a-caaf92864db5', 1, '2026-11-29 23:24:45.601+00', 204, NULL, 5),
	('01a229a0-109f-7d32-a2fd-dcdf28163af5', 1, '2026-11-29 23:24:45.636+00', 204, NULL, 10),
	('01a229a0-10b0-74f7-bc60-baa78ce91c49', 1, '2026-11-29 23:24:45.636+00', 204, NULL, 13),
	('01a229a0-10b0-700f-874a-a1c33f8a2355', 1, '2026-11-29 23:24:45.636+00', 500, 'answered with status 500', 22),
	('01a229a0-1353-7ab9-8b74-e86ed207a8bd', 1, '2026-11-29 23:24:46.325+00', 204, NULL, 6),
	('01a229a0-1775-7a6f-bb16-d771d908f4ab', 1, '2026-11-29 23:24:47.382+00', 204, NULL, 6),
	('01a229a0-1775-7005-ae01-a6f379b4ab37', 1, '2026-11-29 23:24:47.382+00', 204, NULL, 8),
	('01a229a0-1775-7536-8526-6f1b4327ce34', 1, '2026-11-29 23:24:47.386+00', 204, NULL, 5),
	('01a229a0-1775-7797-8d7d-8b78e513449f', 1, '2026-11-29 23:24:47.383+00', 204, NULL, 7),
	('01a229a0-1775-7931-9194-ae6b96b00188', 1, '2026-11-29 23:24:47.385+00', 204, NULL, 5),
	('01a229a0-1b77-79e6-9480-cc16a3e5d77b', 1, '2026-11-29 23:24:48.413+00', 204, NULL, 3),
	('01a229a0-21e7-75fe-a7af-a968f80d86fb', 1, '2026-11-29 23:24:50.286+00', 204, NULL, 9),
	('01a229a0-22e0-72be-b017-6236613b538b', 1, '2026-11-29 23:24:50.317+00', 204, NULL, 2),
	('01a229a0-2309-730d-b2e1-a49167ae998c', 1, '2026-11-29 23:24:50.347+00', 204, NULL, 4),
	('01a229a0-2309-74fa-896a-556a9fb4d355', 1, '2026-11-29 23:24:50.347+00', 204, NULL, 13),
	('01a229a0-2330-7323-bc2b-7e964dd9ad23', 1, '2026-11-29 23:24:50.368+00', 204, NULL, 6),
	('01a229a0-2330-7456-853f-165ae3721b5f', 1, '2026-11-29 23:24:50.369+00', 204, NULL, 6),
	('01a229a0-2330-78fb-ba1b-e33fdbd3600a', 1, '2026-11-29 23:24:50.368+00', 204, NULL, 5),
	('01a229a0-2330-7ee1-819b-8ad2b29f8532', 1, '2026-11-29 23:24:50.368+00', 204, NULL, 5),
	('01a229a0-23ce-733f-899f-7449918c7560', 1, '2026-11-29 23:24:50.526+00', 204, NULL, 2),
	('01a229a0-10b0-700f-874a-a1c33f8a2355', 2, '2026-11-29 23:24:51.291+00', 500, 'answered with status 500', 4),
	('01a229a0-26d4-71b8-9fa5-0c0a456daf12', 1, '2026-11-29 23:24:51.291+00', 204, NULL, 4),
	('01a229a0-26f9-7127-a62d-002d51fc7810', 1, '2026-11-29 23:24:51.33+00', 204, NULL, 4),
	('01a229a0-10b0-700f-874a-a1c33f8a2355', 3, '2026-11-29 23:24:52.344+00', 500, 'answered with status 500', 4),
	('01a229a0-2aee-790e-811c-26773582100e', 1, '2026-11-29 23:24:52.344+00', 204, NULL, 4),
	('01a229a0-2aee-7240-804f-db4cb577d3a0', 1, '2026-11-29 23:24:52.345+00', 204, NULL, 7),
	('01a229a0-2aee-752c-a989-b62dda525872', 1, '2026-11-29 23:24:52.345+00', 204, NULL, 6),
	('01a229a0-10b0-700f-874a-a1c33f8a2355', 4, '2026-11-29 23:24:53.4+00', 500, 'answered with status 500', 2),
	('01a229a0-10b0-700f-874a-a1c33f8a2355', 5, '2026-11-29 23:24:54.432+00', 500, 'answered with status 500', 2),
	('01a229a0-10b0-700f-874a-a1c33f8a2355', 6, '2026-11-29 23:24:55.47+00', 500, 'answered with status 500', 2),
	('01a229a0-10b0-700f-874a-a1c33f8a2355', 7, '2026-11-29 23:24:56.499+00', 500, 'answered with status 500', 2),
	('01a229a0-10b0-700f-874a-a1c33f8a2355', 8, '2026-11-29 23:24:57.525+00', 500, 'answered with status 500', 3),
	('01a229a0-3f7d-71e2-b05f-f3c43aa67644', 1, '2026-11-29 23:24:57.611+00', 204, NULL, 9),
	('01a229a0-3f76-7250-ba10-578c982967cd', 1, '2026-11-29 23:24:57.61+00', 500, 'answered with status 500', 14),
	('01a229a0-404c-708f-af7f-8f57525a5d43', 1, '2026-11-29 23:24:57.826+00', 204, NULL, 3),
	('01a229a0-411e-75a8-b57b-044884f2f869', 1, '2026-11-29 23:24:58.034+00', 500, 'answered with status 500', 26),
	('01a229a0-4158-74a7-821f-aeee768026df', 1, '2026-11-29 23:24:58.081+00', 204, NULL, 5),
	('01a229a0-4372-73c8-87ca-e313434cba51', 1, '2026-11-29 23:24:58.625+00', 204, NULL, 3),
	('01a229a0-4aff-77a7-807f-0a3d53e73489', 1, '2026-11-29 23:25:00.563+00', 500, 'answered with status 500', 15);


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
	('01a229a0-0f54-740e-bb73-661dd2edc447', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-0f54-7331-93a2-d8bbfc7a2c64', 'email.sent', '01a229a0-0f1c-740a-87a7-4d75f1d62022', 'delivered', 1, NULL, 204, 22, false, NULL, '2026-11-29 23:24:45.266+00'),
	('01a229a0-0f7d-75be-9874-5910bf478574', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-0f7d-722a-8a2a-5767c4e0904c', 'email.sent', '01a229a0-0f64-729d-817f-99b1df005d3a', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-29 23:24:45.308+00'),
	('01a229a0-0fa0-7070-b918-686181c0d5fd', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-0fa0-7007-a0f5-6f46542b3a97', 'email.sent', '01a229a0-0f90-77f3-a876-73602ef44452', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 23:24:45.343+00'),
	('01a229a0-0fc9-7990-98da-24ecdc3769f3', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-0fc9-71e3-9452-f90c3cc42182', 'email.sent', '01a229a0-0f03-76b0-bc00-be4a6f100d1e', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-29 23:24:45.384+00'),
	('01a229a0-0ff5-736d-bdf7-47fe0e3e20e0', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-0ff5-7341-b05e-630160a85cac', 'email.sent', '01a229a0-0fab-71bf-9aa4-a125f795a174', 'delivered', 1, NULL, 204, 20, false, NULL, '2026-11-29 23:24:45.397+00'),
	('01a229a0-0ff5-7390-831e-a8286a109e5f', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-0ff5-7341-b05e-6302757ff6ff', 'email.bounced', '01a229a0-0fc0-772d-af76-4a8cd662e7cd', 'delivered', 1, NULL, 204, 20, false, NULL, '2026-11-29 23:24:45.409+00'),
	('01a229a0-0ff5-745c-a959-c9ee77c1be57', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-0ff5-7341-b05e-630049dcf77d', 'email.sent', '01a229a0-0fab-71bf-9aa4-a125f795a174', 'delivered', 1, NULL, 204, 21, false, NULL, '2026-11-29 23:24:45.397+00'),
	('01a229a0-100e-73b4-bca3-c7e3aa11282a', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-100e-7425-8447-ff62411d18e0', 'email.sent', '01a229a0-0fe8-74de-82e9-5469487db291', 'delivered', 1, NULL, 204, 20, false, NULL, '2026-11-29 23:24:45.447+00'),
	('01a229a0-1044-79df-9f0a-b188601ec27a', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-1044-7439-9ba3-d601dcf07bc5', 'email.bounced', '01a229a0-1006-76d4-803c-956dbc63fd54', 'delivered', 1, NULL, 204, 10, false, NULL, '2026-11-29 23:24:45.491+00'),
	('01a229a0-1044-7c58-b420-6fe289686ea2', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-1044-7439-9ba3-d602b36799b2', 'email.sent', '01a229a0-1006-76d4-803c-956dbc63fd54', 'delivered', 1, NULL, 204, 11, false, NULL, '2026-11-29 23:24:45.491+00'),
	('01a229a0-1062-7d6a-96a3-6580d6c4dd04', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-1062-7743-a923-1ca70af6aa89', 'email.sent', '01a229a0-102b-7003-9325-219027a28bfa', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-29 23:24:45.518+00'),
	('01a229a0-1080-78bb-9f8a-caaf92864db5', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-1080-736d-a881-57abd8279c2b', 'email.sent', '01a229a0-104f-708d-af97-70f38b2b0956', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 23:24:45.567+00'),
	('01a229a0-109f-7d32-a2fd-dcdf28163af5', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-109f-7040-8326-3d7f50984302', 'email.sent', '01a229a0-1091-776c-83bf-ba08d454861b', 'delivered', 1, NULL, 204, 10, false, NULL, '2026-11-29 23:24:45.596+00'),
	('01a229a0-10b0-74f7-bc60-baa78ce91c49', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-10b0-70de-a10f-4ea958191820', 'email.cancelled', '01a229a0-10a5-75a0-886d-b59cce4aa877', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-29 23:24:45.616+00'),
	('01a229a0-1353-7ab9-8b74-e86ed207a8bd', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-1353-7745-9cd1-b62d4f26dff9', 'email.delivered', '01a229a0-0f1c-740a-87a7-4d75f1d62022', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 23:24:46.278+00'),
	('01a229a0-1775-7a6f-bb16-d771d908f4ab', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-1775-70d7-a6d9-cb048a58c148', 'email.bounced', '01a229a0-0f64-729d-817f-99b1df005d3a', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 23:24:47.34+00'),
	('01a229a0-1775-7005-ae01-a6f379b4ab37', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-1775-70d7-a6d9-cb0587ace6c0', 'email.delivered', '01a229a0-0f90-77f3-a876-73602ef44452', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-29 23:24:47.34+00'),
	('01a229a0-1775-7536-8526-6f1b4327ce34', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-1775-70d7-a6d9-cb086d4c2b9f', 'email.delivered', '01a229a0-1091-776c-83bf-ba08d454861b', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 23:24:47.34+00'),
	('01a229a0-1775-7797-8d7d-8b78e513449f', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-1775-70d7-a6d9-cb06b49f3d3b', 'email.bounced', '01a229a0-0fab-71bf-9aa4-a125f795a174', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-29 23:24:47.34+00'),
	('01a229a0-1775-7931-9194-ae6b96b00188', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-1775-70d7-a6d9-cb0716a33102', 'email.delivered', '01a229a0-0fab-71bf-9aa4-a125f795a174', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 23:24:47.34+00'),
	('01a229a0-10b0-700f-874a-a1c33f8a2355', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ee8-7019-bb79-b7d126081bc5', 'live', '01a229a0-10b0-70de-a10f-4ea958191820', 'email.cancelled', '01a229a0-10a5-75a0-886d-b59cce4aa877', 'failed', 8, 'answered with status 500', 500, 3, false, NULL, '2026-11-29 23:24:45.616+00'),
	('01a229a0-1b77-79e6-9480-cc16a3e5d77b', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-1b77-70f9-b9fe-29696639e050', 'email.complained', '01a229a0-0f90-77f3-a876-73602ef44452', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 23:24:48.37+00'),
	('01a229a0-21e7-75fe-a7af-a968f80d86fb', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-21e7-7674-a0c0-4e1c896bdff7', 'email.failed', '01a229a0-10ee-7355-93c2-7be9573b7523', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-29 23:24:50.008+00'),
	('01a229a0-22e0-72be-b017-6236613b538b', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-22e0-7516-9ed1-36c8fc5e2768', 'email.sent', '01a229a0-22d3-72e3-8802-791f58df82cc', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 23:24:50.27+00'),
	('01a229a0-2309-730d-b2e1-a49167ae998c', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'test', '01a229a0-2309-7344-8612-76f8dde76d9f', 'email.sent', '01a229a0-22f5-7204-a071-1fd0e909bc34', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 23:24:50.312+00'),
	('01a229a0-2309-74fa-896a-556a9fb4d355', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ee0-7044-b774-43bea8f616ce', 'test', '01a229a0-2309-7344-8612-76f8dde76d9f', 'email.sent', '01a229a0-22f5-7204-a071-1fd0e909bc34', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-29 23:24:50.312+00'),
	('01a229a0-26d4-71b8-9fa5-0c0a456daf12', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-26d4-75b4-84d0-8a228f7889b7', 'email.delivered', '01a229a0-22d3-72e3-8802-791f58df82cc', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 23:24:51.279+00'),
	('01a229a0-2330-7323-bc2b-7e964dd9ad23', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'test', '01a229a0-2330-720f-ac16-5444f81e6615', 'email.sent', '01a229a0-2319-7194-a01d-109d663dbc4c', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 23:24:50.334+00'),
	('01a229a0-2330-7456-853f-165ae3721b5f', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ee0-7044-b774-43bea8f616ce', 'test', '01a229a0-2330-720f-ac16-5444f81e6615', 'email.sent', '01a229a0-2319-7194-a01d-109d663dbc4c', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 23:24:50.334+00'),
	('01a229a0-2330-78fb-ba1b-e33fdbd3600a', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'test', '01a229a0-2330-720f-ac16-5443d6f3a4c0', 'email.sent', '01a229a0-2310-7080-9d11-c0295e66ff06', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 23:24:50.324+00'),
	('01a229a0-2330-7ee1-819b-8ad2b29f8532', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ee0-7044-b774-43bea8f616ce', 'test', '01a229a0-2330-720f-ac16-5443d6f3a4c0', 'email.sent', '01a229a0-2310-7080-9d11-c0295e66ff06', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 23:24:50.324+00'),
	('01a229a0-23ce-733f-899f-7449918c7560', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-23ce-76ff-9bac-2f0ec157e902', 'email.sent', '01a229a0-2366-7397-9724-c7318518d7c7', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 23:24:50.485+00'),
	('01a229a0-26f9-7127-a62d-002d51fc7810', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'test', '01a229a0-26f9-7264-9db6-2a50295e0a90', 'email.delivered', '01a229a0-22f5-7204-a071-1fd0e909bc34', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 23:24:51.316+00'),
	('01a229a0-2aee-790e-811c-26773582100e', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'test', '01a229a0-2aee-73aa-af7a-e54376870245', 'email.bounced', '01a229a0-2310-7080-9d11-c0295e66ff06', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 23:24:52.328+00'),
	('01a229a0-2aee-7240-804f-db4cb577d3a0', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'test', '01a229a0-2aee-73aa-af7a-e544a8c2968f', 'email.delivered', '01a229a0-2319-7194-a01d-109d663dbc4c', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-29 23:24:52.328+00'),
	('01a229a0-2aee-752c-a989-b62dda525872', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ee0-7044-b774-43bea8f616ce', 'test', '01a229a0-2aee-73aa-af7a-e54376870245', 'email.bounced', '01a229a0-2310-7080-9d11-c0295e66ff06', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 23:24:52.328+00'),
	('01a229a0-3f7d-71e2-b05f-f3c43aa67644', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-3f7d-72f0-a910-a0544d4dc9ca', 'email.sent', '01a229a0-3f76-713a-b9db-873241284e9f', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-29 23:24:57.596+00'),
	('01a229a0-3f76-7250-ba10-578c982967cd', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-3f71-7262-b74a-c1b80abcf076', 'live', '01a229a0-3f76-713a-b9db-87337362b784', 'email.queued', '01a229a0-3f76-713a-b9db-873241284e9f', 'pending', 1, 'answered with status 500', 500, 14, false, NULL, '2026-11-29 23:24:57.59+00'),
	('01a229a0-404c-708f-af7f-8f57525a5d43', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-3f7d-72f0-a910-a0544d4dc9ca', 'email.sent', '01a229a0-3f76-713a-b9db-873241284e9f', 'delivered', 1, NULL, 204, 3, false, '01a229a0-3f7d-71e2-b05f-f3c43aa67644', '2026-11-29 23:24:57.804+00'),
	('01a229a0-411e-75a8-b57b-044884f2f869', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-3f71-7262-b74a-c1b80abcf076', 'live', '01a229a0-411e-77da-8078-e4fe7bedb6e0', 'email.queued', '01a229a0-411b-77da-8078-e4fdf342b565', 'pending', 1, 'answered with status 500', 500, 26, false, NULL, '2026-11-29 23:24:58.011+00'),
	('01a229a0-4158-74a7-821f-aeee768026df', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-4158-7220-a288-a6b8ebd5c997', 'email.sent', '01a229a0-411b-77da-8078-e4fdf342b565', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 23:24:58.072+00'),
	('01a229a0-4372-73c8-87ca-e313434cba51', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-4372-710c-a424-07374422722b', 'email.delivered', '01a229a0-3f76-713a-b9db-873241284e9f', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 23:24:58.601+00'),
	('01a229a0-4b06-716b-afa7-138c88ce0cc9', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-0ed1-744a-b56f-16c10b355dbc', 'live', '01a229a0-4b06-76a3-aeda-3435917c4f29', 'email.sent', '01a229a0-4aff-715f-929e-2eb521ef593a', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 23:25:00.549+00'),
	('01a229a0-4aff-77a7-807f-0a3d53e73489', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-3f71-7262-b74a-c1b80abcf076', 'live', '01a229a0-4aff-715f-929e-2eb6feaec40c', 'email.queued', '01a229a0-4aff-715f-929e-2eb521ef593a', 'pending', 1, 'answered with status 500', 500, 15, false, NULL, '2026-11-29 23:25:00.543+00'),
	('01a229a0-5dec-7485-9c6d-b2d0c5fa01c6', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-3f71-7262-b74a-c1b80abcf076', 'live', '01a229a0-5dec-7071-b90e-620ae0eaa951', 'email.queued', '01a229a0-5dec-7071-b90e-6209279ffeca', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 23:25:05.388+00'),
	('01a229a0-5e11-7a1d-a91b-4d1607e32b92', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-3f71-7262-b74a-c1b80abcf076', 'live', '01a229a0-5e11-7083-9ae8-efdacaab03fc', 'email.queued', '01a229a0-5e11-7083-9ae8-efd9f7b5d4db', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 23:25:05.425+00'),
	('01a229a0-5e46-7c96-a116-83fb0842e898', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', '01a229a0-3f71-7262-b74a-c1b80abcf076', 'live', '01a229a0-5e46-7532-b4e3-522b7e59b33c', 'email.queued', '01a229a0-5e46-7532-b4e3-522aa026a290', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 23:25:05.478+00');


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
	('01a229a0-0ee0-7044-b774-43bea8f616ce', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'test', 'http://127.0.0.1:37847/ok', '{email.sent,email.bounced}', 'sendwright', true, '2.throwaway.894cf14b61280404.tlLfHlL6z2ko6blt.ipVBFjRc4u1vVwpF-DBbKyetaRA21nvwCaaozaGY8lUQmuM9FfPaCR7o2uCO1CCNf9UaGKxh4gx_2Kk7eWDc3L3G', NULL, NULL, '2026-11-29 23:24:45.152+00', false),
	('01a229a0-0ee8-7019-bb79-b7d126081bc5', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', 'http://127.0.0.1:37847/broken', '{email.cancelled}', 'sendwright', true, '2.throwaway.894cf14b61280404.lscJTaf5EqTsvOSl.SzMnp2UVjy4LnlEB9aoKtdNS2ILzGxIOxzlzVktV1Htdped_G9uyCZZzz5TOZZ0D5XIy5JE_oS5YWDQIesYZEjKr', NULL, NULL, '2026-11-29 23:24:45.161+00', false),
	('01a229a0-3f71-7262-b74a-c1b80abcf076', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', 'http://127.0.0.1:37847/broken', '{email.queued}', 'sendwright', true, '2.throwaway.894cf14b61280404.2kw6Ybq9paeob-Gf.2LmIwSKj6tS1bpprx3W7skJM4IbkXP81CQ3zMtKmcyRC6xmCY1baeJ4pSLBoglG6lUt_TODH3IMcQPmfgygGahba', NULL, NULL, '2026-11-29 23:24:57.585+00', false),
	('01a229a0-0ed1-744a-b56f-16c10b355dbc', '01a2299f-6e0d-73ad-a341-e21fbbcfc2a4', 'live', 'http://127.0.0.1:37847/ok', '{email.sent,email.delivered,email.delivery_delayed,email.bounced,email.complained,email.rejected,email.failed,email.cancelled}', 'sendwright', true, '2.throwaway.894cf14b61280404.pr0m1N04Et5QHFaX.ibVP5RGWImE5h6xXDzdbKUQxhj5z6MsvCfe17wDeow8Bv0ZH7ONVqWlK8DK94Rx9nioyh0ysc5F3owQnN-KTLpQL', '2.throwaway.894cf14b61280404.YO3GQsN3yXeLbqBD.g9DGW78oBGwOfNZrusGdsgdMThunsE4oAcF_TWd9pAyuvVigYCR90vRoysVnX8hXw8_lQERbEaJwA_b_AtSzNFpM', '2026-11-30 23:24:57.97+00', '2026-11-29 23:24:45.137+00', false);


--
-- Data for Name: webhook_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_jobs OVERRIDING SYSTEM VALUE VALUES
	('01a229a0-3f76-7250-ba10-578c982967cd', '01a229a0-3f71-7262-b74a-c1b80abcf076', '2026-11-29 23:25:03.113+00', '2026-11-29 23:25:03.113+00', NULL, 38, true, '1239'),
	('01a229a0-411e-75a8-b57b-044884f2f869', '01a229a0-3f71-7262-b74a-c1b80abcf076', '2026-11-29 23:25:03.237+00', '2026-11-29 23:25:03.237+00', NULL, 41, true, '1261'),
	('01a229a0-4b06-716b-afa7-138c88ce0cc9', '01a229a0-0ed1-744a-b56f-16c10b355dbc', '2026-11-29 23:25:00.549+00', '2026-11-29 23:25:00.549+00', NULL, 45, false, '1276'),
	('01a229a0-4aff-77a7-807f-0a3d53e73489', '01a229a0-3f71-7262-b74a-c1b80abcf076', '2026-11-29 23:25:05.836+00', '2026-11-29 23:25:05.836+00', NULL, 44, true, '1280'),
	('01a229a0-5dec-7485-9c6d-b2d0c5fa01c6', '01a229a0-3f71-7262-b74a-c1b80abcf076', '2026-11-29 23:25:05.388+00', '2026-11-29 23:25:05.388+00', NULL, 46, false, '1292'),
	('01a229a0-5e11-7a1d-a91b-4d1607e32b92', '01a229a0-3f71-7262-b74a-c1b80abcf076', '2026-11-29 23:25:05.425+00', '2026-11-29 23:25:05.425+00', NULL, 47, false, '1293'),
	('01a229a0-5e46-7c96-a116-83fb0842e898', '01a229a0-3f71-7262-b74a-c1b80abcf076', '2026-11-29 23:25:05.478+00', '2026-11-29 23:25:05.478+00', NULL, 48, false, '1300');


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


