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
-- Name: accept_2(text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.accept_2(text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text) RETURNS SETOF text
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
    SELECT array_agg(x.address) AS addresses FROM unnest(m.recipients::text[]) AS r(address) CROSS JOIN LATERAL (
      SELECT x.address FROM sendwright.suppressions x WHERE x.account_id = m.account_id AND x.address = r.address OFFSET 0
    ) x
  ) s ON true
  LEFT JOIN LATERAL (
    SELECT CASE WHEN EXISTS (SELECT FROM sendwright.suppressions h WHERE h.account_id = m.account_id AND h.recipient_hash IS NOT NULL OFFSET 0)
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
-- Name: accept_keyed_2(text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text); Type: FUNCTION; Schema: sendwright; Owner: -
--

CREATE FUNCTION sendwright.accept_keyed_2(text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text) RETURNS SETOF text
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
    SELECT array_agg(x.address) AS addresses FROM unnest(m.recipients::text[]) AS r(address) CROSS JOIN LATERAL (
      SELECT x.address FROM sendwright.suppressions x WHERE x.account_id = m.account_id AND x.address = r.address OFFSET 0
    ) x
  ) s ON true
  LEFT JOIN LATERAL (
    SELECT CASE WHEN EXISTS (SELECT FROM sendwright.suppressions h WHERE h.account_id = m.account_id AND h.recipient_hash IS NOT NULL OFFSET 0)
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
    copy_of uuid
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
    copy_of uuid
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
    copy_of uuid
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
    copy_of uuid
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
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'Acme', 'enterprise', NULL, true, NULL, NULL, 1000000, NULL, NULL, NULL, NULL, '2026-11-28 20:58:00.089+00', NULL),
	('01a223f3-a68b-72bb-bba3-a0bd4d682672', 'Closed', 'free', NULL, false, NULL, NULL, NULL, NULL, NULL, '2026-11-28 20:58:32.105+00', 'Sent what nobody asked for.', '2026-11-28 20:58:20.171+00', NULL),
	('01a223f3-9968-74a1-9407-b52a87fe51c6', 'Bolt', 'pro', NULL, false, 50, NULL, 7, '2026-11-28 20:59:34.865+00', NULL, NULL, NULL, '2026-11-28 20:58:16.807+00', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.api_keys VALUES
	('01a223f3-642b-7492-8a84-e0861eab00ab', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'c9dfbda08d3755ad3547f3d7ce735659cd6777155b819a731dee1e043b3fb921', 'Acme live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'FUtb', '2026-11-28 20:58:03.179+00', NULL, '2026-11-28 20:58:06.29+00', NULL),
	('01a223f3-8f52-7774-afbf-cd1b79ce16c6', '01a223f3-581a-7357-8758-bb6c76dcedbb', '26f6f8395f891cd1aefa09f5f2575d9434cf52949e319c984574d817375ee6a1', 'Acme live', 'live', '{emails:read}', 'svc_live_', 'QVzP', '2026-11-28 20:58:14.227+00', NULL, NULL, NULL),
	('01a223f3-bc09-7413-a601-f33d99bdcefc', '01a223f3-a68b-72bb-bba3-a0bd4d682672', '7c2a905e9fa65faf72e4ab9f0627397a462c92a915092effdf38ea1f29aed239', 'Closed live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'FTWF', '2026-11-28 20:58:25.673+00', NULL, NULL, NULL),
	('01a223f3-841d-70d6-bac9-0ccbc8da4eb7', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'c26b4af1f0eee1c1c5abf529b60c9b2cde79750413851f79314763336379f3e1', 'Acme test', 'test', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_test_', '9RAc', '2026-11-28 20:58:11.357+00', '2026-11-28 20:59:36.075+00', NULL, NULL),
	('01a223f3-7889-77b5-87c9-9a223c079634', '01a223f3-581a-7357-8758-bb6c76dcedbb', '411bc9208655e7c9f45356600a01af38a3311017264884dfbee69637ab7ff4df', 'Acme live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'tg2I', '2026-11-28 20:58:08.393+00', '2026-11-28 20:59:36.638+00', NULL, NULL),
	('01a223f3-e499-76c9-8046-99bfd3c17e89', '01a223f3-9968-74a1-9407-b52a87fe51c6', 'f27db33906836d1443a2e2a7599a9c8f1d54780480c72d8fb02905e503b249bd', 'Bolt live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'SixD', '2026-11-28 20:58:36.058+00', '2026-11-28 20:59:36.119+00', NULL, NULL);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.audit_log VALUES
	('01a223f3-5827-710e-9079-03f08ff35913', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:58:00.103+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a223f3-6435-70b3-9def-9add7d22efcb', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:58:03.189+00', 'operator', NULL, 'operator', 'key.created', '01a223f3-642b-7492-8a84-e0861eab00ab', NULL, NULL, NULL),
	('01a223f3-705b-73f1-a456-8b485c9c44db', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:58:06.299+00', 'operator', NULL, 'operator', 'key.revoked', '01a223f3-642b-7492-8a84-e0861eab00ab', NULL, NULL, NULL),
	('01a223f3-788e-7759-9588-3992104e67dc', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:58:08.398+00', 'operator', NULL, 'operator', 'key.created', '01a223f3-7889-77b5-87c9-9a223c079634', NULL, NULL, NULL),
	('01a223f3-8423-722a-9eaf-cd9e06ead2c4', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:58:11.363+00', 'operator', NULL, 'operator', 'key.created', '01a223f3-841d-70d6-bac9-0ccbc8da4eb7', NULL, NULL, NULL),
	('01a223f3-8f59-7672-875a-227977adbc22', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:58:14.233+00', 'operator', NULL, 'operator', 'key.created', '01a223f3-8f52-7774-afbf-cd1b79ce16c6', NULL, NULL, NULL),
	('01a223f3-997a-77cb-a97a-791cce405d14', '01a223f3-9968-74a1-9407-b52a87fe51c6', '2026-11-28 20:58:16.826+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a223f3-a6b4-75bd-8081-362155e2b4c3', '01a223f3-a68b-72bb-bba3-a0bd4d682672', '2026-11-28 20:58:20.212+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a223f3-bc13-76fe-8995-4435d766d6fe', '01a223f3-a68b-72bb-bba3-a0bd4d682672', '2026-11-28 20:58:25.683+00', 'operator', NULL, 'operator', 'key.created', '01a223f3-bc09-7413-a601-f33d99bdcefc', NULL, NULL, NULL),
	('01a223f3-d553-7158-980a-2b8dc7d87803', '01a223f3-a68b-72bb-bba3-a0bd4d682672', '2026-11-28 20:58:32.147+00', 'operator', NULL, 'operator', 'account.suspended', NULL, NULL, NULL, NULL),
	('01a223f3-e4ba-7395-8481-732aeb5dfa6b', '01a223f3-9968-74a1-9407-b52a87fe51c6', '2026-11-28 20:58:36.09+00', 'operator', NULL, 'operator', 'key.created', '01a223f3-e499-76c9-8046-99bfd3c17e89', NULL, NULL, NULL),
	('01a223f3-f49f-77d8-b323-48c68fab09f5', NULL, '2026-11-28 20:58:40.159+00', 'operator', NULL, 'operator', 'user.created', '01a223f3-f48e-7348-a219-7096517e5f7d', NULL, NULL, NULL),
	('01a223f4-0b18-717f-b1f8-a3895664c13d', NULL, '2026-11-28 20:58:45.912+00', 'operator', NULL, 'operator', 'user.link_made', '01a223f3-581a-7357-8758-bb6dfdf8e409', NULL, NULL, NULL),
	('01a223f4-0dfb-74b4-9d15-524c2a4a7452', NULL, '2026-11-28 20:58:46.651+00', 'user', '01a223f3-581a-7357-8758-bb6dfdf8e409', 'ada', 'user.password_changed', '01a223f3-581a-7357-8758-bb6dfdf8e409', '127.0.0.1', NULL, '66f22adbe6f25950a615bc7ab867862f'),
	('01a223f4-0e00-73f3-9ce5-557255dbfcf0', NULL, '2026-11-28 20:58:46.656+00', 'user', '01a223f3-581a-7357-8758-bb6dfdf8e409', 'ada', 'user.signed_in', '01a223f3-581a-7357-8758-bb6dfdf8e409', '127.0.0.1', NULL, '66f22adbe6f25950a615bc7ab867862f'),
	('01a223f4-1df6-73cf-b7b0-bdaef621e0f8', NULL, '2026-11-28 20:58:50.742+00', 'operator', NULL, 'operator', 'user.link_made', '01a223f3-f48e-7348-a219-7096517e5f7d', NULL, NULL, NULL),
	('01a223f4-2150-74ed-b474-673fa317ee17', NULL, '2026-11-28 20:58:51.6+00', 'operator', '01a223f3-f48e-7348-a219-7096517e5f7d', 'grace', 'user.password_changed', '01a223f3-f48e-7348-a219-7096517e5f7d', '127.0.0.1', NULL, 'b573bd927a078e7722462e5a643e9705'),
	('01a223f4-215a-7310-996a-1bf96fd88e68', NULL, '2026-11-28 20:58:51.61+00', 'operator', '01a223f3-f48e-7348-a219-7096517e5f7d', 'grace', 'user.signed_in', '01a223f3-f48e-7348-a219-7096517e5f7d', '127.0.0.1', NULL, 'b573bd927a078e7722462e5a643e9705'),
	('01a223f4-3aba-7531-8d78-cbcd4a1058e9', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:58:58.106+00', 'operator', NULL, 'operator', 'member.invited', '01a223f4-3ab3-7312-9cd0-131715562a23', NULL, NULL, NULL),
	('01a223f4-3c9f-7296-8681-45dd1bbec4dc', NULL, '2026-11-28 20:58:58.591+00', 'user', '01a223f4-3c91-70a1-9307-54cb297c1ee6', 'The developer', 'user.created', '01a223f4-3c91-70a1-9307-54cb297c1ee6', '127.0.0.1', NULL, '50f9017d647627ad9aed16b729416c2f'),
	('01a223f4-3ca1-74cf-88b0-45d6cda72480', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:58:58.593+00', 'user', '01a223f4-3c91-70a1-9307-54cb297c1ee6', 'The developer', 'member.joined', '01a223f4-3c91-70a1-9307-54cb297c1ee6', '127.0.0.1', NULL, '50f9017d647627ad9aed16b729416c2f'),
	('01a223f4-3cac-7550-824e-1327c439dc50', NULL, '2026-11-28 20:58:58.604+00', 'user', '01a223f4-3c91-70a1-9307-54cb297c1ee6', 'The developer', 'user.signed_in', '01a223f4-3c91-70a1-9307-54cb297c1ee6', '127.0.0.1', NULL, '50f9017d647627ad9aed16b729416c2f'),
	('01a223f4-4e8f-774c-b3c5-37155284030f', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:03.183+00', 'operator', NULL, 'operator', 'member.invited', '01a223f4-4e8c-7780-870d-e1cd59d0d39e', NULL, NULL, NULL),
	('01a223f4-5039-715b-a19a-92d6b5039908', NULL, '2026-11-28 20:59:03.609+00', 'user', '01a223f4-5035-760d-9013-f313b59239c1', 'The viewer', 'user.created', '01a223f4-5035-760d-9013-f313b59239c1', '127.0.0.1', NULL, '7b350e5f48fee79cb6ddba64548119c5'),
	('01a223f4-503a-7016-868b-ac6dd94fdbf9', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:03.61+00', 'user', '01a223f4-5035-760d-9013-f313b59239c1', 'The viewer', 'member.joined', '01a223f4-5035-760d-9013-f313b59239c1', '127.0.0.1', NULL, '7b350e5f48fee79cb6ddba64548119c5'),
	('01a223f4-503d-7537-8264-a68b399c0b7a', NULL, '2026-11-28 20:59:03.613+00', 'user', '01a223f4-5035-760d-9013-f313b59239c1', 'The viewer', 'user.signed_in', '01a223f4-5035-760d-9013-f313b59239c1', '127.0.0.1', NULL, '7b350e5f48fee79cb6ddba64548119c5'),
	('01a223f4-5c0c-765a-bda7-31aa65fcab9a', NULL, '2026-11-28 20:59:06.636+00', 'operator', NULL, 'operator', 'user.disabled', '01a223f4-5035-760d-9013-f313b59239c1', NULL, NULL, NULL),
	('01a223f4-66f5-7145-a965-0c114d4c8740', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:09.429+00', 'operator', NULL, 'operator', 'member.invited', '01a223f4-66f1-731e-9ed8-7f837ae349b9', NULL, NULL, NULL),
	('01a223f4-67f7-7564-8c02-93954e03286c', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:09.687+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'domain.added', '01a223f4-67eb-7763-a069-e545538e3f4d', '127.0.0.1', NULL, '8552eadd35367431b1dcd82b08bb5952'),
	('01a223f4-6817-700c-ae38-2b86482b1fa4', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:09.719+00', 'engine', NULL, 'sendwright', 'domain.verified', '01a223f4-67eb-7763-a069-e545538e3f4d', '127.0.0.1', NULL, '11ad5305359f8b4801dda94a8f6d836f'),
	('01a223f4-6912-76d7-b6a5-9afe90efe627', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:09.97+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'domain.added', '01a223f4-690e-77b0-a259-e561cbbc1de6', '127.0.0.1', NULL, '3b1fecaf61fc5fe39368be093a6b35dc'),
	('01a223f4-6948-77a5-acfd-b8f0e6cf4adf', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:10.024+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'domain.added', '01a223f4-6942-726f-a383-49ca41b9bcc8', '127.0.0.1', NULL, '06d0cda96989557db527f0e13d4281fc'),
	('01a223f4-6956-74e9-8191-7aaeb7ab1734', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:10.038+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'domain.removed', '01a223f4-6942-726f-a383-49ca41b9bcc8', '127.0.0.1', NULL, '287ad5ca2041192cc76df44b4e1e3b97'),
	('01a223f4-6969-7664-ac6b-933fb5230a79', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:10.057+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'template.created', '01a223f4-6964-7064-b37e-9d9df42e5415', '127.0.0.1', NULL, 'e5bc7e1f568f8404958d48612e6a475a'),
	('01a223f4-6981-7273-a2ab-2bda529c1961', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:10.081+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'template.changed', '01a223f4-6964-7064-b37e-9d9df42e5415', '127.0.0.1', NULL, '45259fc3ab84e1ccf767e059db2afde5'),
	('01a223f4-6992-75a9-af8e-a1316b5b6052', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:10.098+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'template.restored', '01a223f4-6964-7064-b37e-9d9df42e5415', '127.0.0.1', NULL, '6c33deb905a6df882f1ff6e9f28927e3'),
	('01a223f4-699c-7515-99c9-48bc92e4e44f', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:10.108+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'template.created', '01a223f4-699a-74d2-9917-adec4cbc667d', '127.0.0.1', NULL, '5892e80137a60be1989c6dc0655b8625'),
	('01a223f4-69ab-72bb-b26e-90193e4ceef6', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:10.123+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'template.created', '01a223f4-69a7-73f3-a696-883f746531aa', '127.0.0.1', NULL, '95ac5d1557441c74dd6740edd20fc97c'),
	('01a223f4-69b9-72fa-bd1b-e6f493e2dca5', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:10.137+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'template.created', '01a223f4-69b6-7521-986c-6d472e6df4fd', '127.0.0.1', NULL, '5e884646c6cff75fe8a68ccb3e1218e1'),
	('01a223f4-69c4-74f7-a4e8-f7898b544f61', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:10.148+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'template.removed', '01a223f4-69b6-7521-986c-6d472e6df4fd', '127.0.0.1', NULL, '22718d20cdf9ec396c78a3653528519b'),
	('01a223f4-69d0-75ac-a127-50f2f54c2a0f', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:10.16+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'webhook.added', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', '127.0.0.1', NULL, '4927de539086f3d4202cdc16326f5f3d'),
	('01a223f4-69de-73a6-a2be-1d6860a1e4ab', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:10.174+00', 'key', '01a223f3-841d-70d6-bac9-0ccbc8da4eb7', 'Acme test', 'webhook.added', '01a223f4-69dd-74cf-8613-a33f37978340', '127.0.0.1', NULL, '23e682d8c8ea503c5f773df44d2c699a'),
	('01a223f4-69ea-703d-8588-b0277e19cf0e', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:10.186+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'webhook.added', '01a223f4-69e7-7281-8c5c-5319e7e66460', '127.0.0.1', NULL, 'eb1ed6f7b9ba1886d06e50124c809541'),
	('01a223f4-69f5-7132-a9c1-4f6d9a37c3ca', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:10.197+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'webhook.added', '01a223f4-69f3-7591-bfc0-6e9d53ae7ca0', '127.0.0.1', NULL, 'd62c8daf78c05b998c4c6f96183c62eb'),
	('01a223f4-69ff-76be-bdce-0f069b8fe705', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:10.207+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'webhook.removed', '01a223f4-69f3-7591-bfc0-6e9d53ae7ca0', '127.0.0.1', NULL, '627bbe8bf93e685a3f636892d34abb06'),
	('01a223f4-8f4b-72b2-8eb9-f686c68983b9', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:19.755+00', 'operator', NULL, 'operator', 'email.settled', '01a223f4-6dab-71b8-ac1b-4e39a16d220f', NULL, NULL, NULL),
	('01a223f4-9359-7693-a99a-3219ee7807ea', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:20.793+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'portal.link_made', '01a223f4-9359-7693-a99a-32180733e57d', '127.0.0.1', NULL, '3e9caafa4eac75cede99c3bbfafcc786'),
	('01a223f4-936e-7603-be80-11da8ec3ed97', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:20.814+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '420d522ad04b92889c67b2b87522503c'),
	('01a223f4-9375-71ff-9237-b879170d9652', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:20.821+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, 'ea5b1928c1cef4c488d2c32ee0e233bb'),
	('01a223f4-937a-71fc-9469-3fc03cd8084e', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:20.826+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'suppression.removed', NULL, '127.0.0.1', NULL, '083c3fa1156fce5f31b432396cb6294f'),
	('01a223f4-94ba-730d-a411-7517e97c71b5', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:21.146+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'recipient.erased', 'a215faf0857d', '127.0.0.1', NULL, 'd11feadf066952313ee329b1be9ec717'),
	('01a223f4-9fbe-771e-8f4f-be81456f635c', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:23.966+00', 'key', '01a223f3-7889-77b5-87c9-9a223c079634', 'Acme live', 'webhook.added', '01a223f4-9fbc-70d3-a3aa-03b291ef6099', '127.0.0.1', NULL, '7e07f261fd38923ea95a81d3732c4dbc'),
	('01a223f4-a0b8-7002-b5ff-145e82bfa2ff', NULL, '2026-11-28 20:59:24.216+00', 'user', '01a223f3-581a-7357-8758-bb6dfdf8e409', 'ada', 'user.signed_in', '01a223f3-581a-7357-8758-bb6dfdf8e409', '127.0.0.1', NULL, '50a21db7c9c967c49f845fd45b616678'),
	('01a223f4-a0d9-7601-8814-c34eca91d516', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:24.249+00', 'user', '01a223f3-581a-7357-8758-bb6dfdf8e409', 'ada', 'webhook.delivery_sent_again', '01a223f4-9fd5-77b0-a366-43d40bfce65a', '127.0.0.1', '01a223f4-a0b6-7100-99b3-355dcaf349a7', 'f5eefdd764035009a07660657ba7a3be'),
	('01a223f4-a107-7373-a5e4-47e88bce30ab', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:24.295+00', 'user', '01a223f3-581a-7357-8758-bb6dfdf8e409', 'ada', 'webhook.secret_rotated', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', '127.0.0.1', '01a223f4-a0b6-7100-99b3-355dcaf349a7', '11547def4aac3c5d40670cf564473932'),
	('01a223f4-a149-7270-bd14-458dbd58d229', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:24.361+00', 'user', '01a223f3-581a-7357-8758-bb6dfdf8e409', 'ada', 'email.copied', '01a223f4-a13c-7669-977b-a4eb51c533b7', '127.0.0.1', '01a223f4-a0b6-7100-99b3-355dcaf349a7', 'd4ddab40c503d4afcf147136ecbe3db4'),
	('01a223f4-ab56-744f-9da5-af2ddf4af9a8', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:26.934+00', 'operator', NULL, 'operator', 'domain.dkim_rotated', '01a223f4-67eb-7763-a069-e545538e3f4d', NULL, NULL, NULL),
	('01a223f4-c324-761c-84da-d9cd60d5a543', '01a223f3-9968-74a1-9407-b52a87fe51c6', '2026-11-28 20:59:33.028+00', 'operator', NULL, 'operator', 'emails.held', NULL, NULL, NULL, NULL),
	('01a223f4-ca67-71d3-a487-05b151e5ab9e', '01a223f3-9968-74a1-9407-b52a87fe51c6', '2026-11-28 20:59:34.887+00', 'operator', NULL, 'operator', 'account.paused', NULL, NULL, NULL, NULL),
	('01a223f4-cb3c-769a-a700-c97454ef77d1', NULL, '2026-11-28 20:59:35.1+00', 'user', '01a223f3-581a-7357-8758-bb6dfdf8e409', 'ada', 'user.signed_in', '01a223f3-581a-7357-8758-bb6dfdf8e409', '127.0.0.1', NULL, 'c62f5e40ed1dc1acf80e51a0b3bd03ac'),
	('01a223f4-cb9b-7231-9351-98dc1c6c52bd', NULL, '2026-11-28 20:59:35.195+00', 'operator', '01a223f3-f48e-7348-a219-7096517e5f7d', 'grace', 'user.signed_in', '01a223f3-f48e-7348-a219-7096517e5f7d', '127.0.0.1', NULL, '08e3c7630e28c6c1697ee2864305cd03');


--
-- Data for Name: domains; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.domains VALUES
	('01a223f4-690e-77b0-a259-e561cbbc1de6', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'pending.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"swd069428923._domainkey.pending.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAzAgRNLGnmKbXoW9uyXPOibLY08iMEE98FRMARHefQ6OL3GMhwvbEoCFPUpJnE8yAVPVS5Me7vgOg9SSqQJGHClAF0GDUzem10BoShI7dOD78D1LCZKcyGDiXuKUKyfghqh986zHDwaAaytVD4plqDNRhazQ5J6ZdSov0wrR9wxXZrECXJQasRTYQYZLKL37dxQO4p0HEnaksgNCRHtjaF2T6eAzajedLOkB1V8CUmyClyayNf7B0r+K5I17Nw6rGsEshvX+JMKAJ0wWK7bMop3yGDYqI4qJhBu+hS+h+NSUj8zYu+0v6qKrZ8TWs057i7kWMnarg4YvDw8Wm8SdW4QIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.pending.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.pending.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.pending.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'swd069428923', '2.throwaway.4cb064f4f8ba9936.sVZCEtVvb0BX1XlS.a2cO5Okdvh-4ne-q-6TTxuQlkziKb2hDLDAW7-u1hP--vVupNSdeeWp3VuZiKCH30vv2TvYFDbHh5pDrWhAlJlW4s7IDT3fRTb-E7FRTMpvr9d-ESoCtZRlsNFimY8kqHjRNjXPXFcTWZoFCNeyFL-bG1HDYoYr-iWhb6tsW9sxP44ysSUkFtpZqHcIQpUyANeYsifEWbIH2OEhBa8HQKPkm38xM90AYII3bLLkvC4-GQS-sj8bR5DkhDH6E2ypfQApUWz9b4qJbPnj0KcCG_TYzr8TN7o9xbNb9Rsfcj3CCfCoXofWYN32abgKLTrRDQ_44_6H5G_ozuD2RjWK0Hen--_9JaT_MUvE6GF-fyBd9jfwZ_W0kVMWRaLHhWasWB4A4makUWF1HXmEvVHQfLgJ3XTfSa4dq17sxOhaX5LYoWyQRbMu3ZUtYH5ftNx6ZHkybbQaaqiK1kXR7HDguH7EyVuoJfRctEIbfrZTkLo9U8ul94Yz120Wv3IRZvbMcCSimO2npaHoAEIHNmPsD3OUYjWh7OzIyCHs6RltgtZWy26KZNVoENPpGsVsM4Oaep9toi-7SnqcgBQu6gtsTNXLOk0eCGwfYwIX_bS5WqjaGEn7um8UeyL-aeeifC520AGzIJIQdHDThBj2vb2-_ivBY9MoJuHJW_WVZo1y7xsWyW0YvgaRqtqtnBgrGvatYt10R5KN65G78q5fvCgQ1GJu8QZU1OSXxjjSDke31wMt6hmH6Cidru4RsncdcSXRLzOTb3-8S_7OpvuCVQNgbA2Hl3g-N31BBmpdqkopYwpfn2dccFSoOJgdxPu1M_hMHM4knSA5DJrkLJN1SYM_fRbDn5maJIRXjGxCJffMeR1u2aGw-pD37NNRZ0jwvu-IGR4pFh-p6w3wdkEzTlcC2JyVM0FIs8dPAGCOlqhJE0jwDtH46iaxMBydu1B5aFPohHF6nt4ySq2L6cDbZX9wZG4sxSvifK7Z2VOT-DwfHp3x4WBBuuHeXMmse4mmr1ggeJ5iAaSWLlczZ_NyusVe7akwEJKDqSzgg93nDhDbHoAnNa_yl0qIXIoEKofLGAs_2mTFKF5fn8a1yoC8tWrDdpCGYXcrMVCMbDnLD-nyyDy6nRloR7p61hTEetdF_-bETTgnPhY0xHJbF-L1MfeiGDx_EUTXsrqad5NxtYfdRZNA78n-pgLLCcSGhCq-FREuR9PEVLfTmfBF5Qgdu5vAZ9gnIZx1Q83V7zV0AXy19pEFBC3lV6c-1tgIxytqIDndjPOGMULy5CNksLKeYVi0Vpq61ATpJR6XYgjjiDoknsU6pQGW-O9wVTwXIw_WM8qL9kC1Rg1eyDQ250eX2RQgBlSGyGy60uyTxgd06iPOuPN9LJZFooKCMYEFRNffPicOKactx2XPZ0FuqZFo5CXw1-gllhV4c5z2K104Ho8KlBO16atqnRkC5M1u310BgXdk3QsHvAN4j3xNpwbvQMCs7km1jQkvHAudBmvbBUMnSOQMPHxPmn1M_F6vvVvX5uHTWX2qOwDwrti5DALBR3kFAUK7rMYKY9ze0pwjVxlLLNRC7KWXhZ8DN7sHvWHjF4HnDrwsKm-9l6IcZwrHENuH-Kc4_egGuo24KyNtnEyLFYOmpoFYdJZTT9mc7NBs1_OOOUf1br02ZhQQUiolITAitFAKZ_TKRjxN9sOZRE8cndL5w0M9eMOeW3A2ncbzEqruC3dcHzGLVGwTxesDB1pc3LIL71XsT-4wAazhoJ_VIKuSUMxaV4f99tZWpHqCW8Vt8WXnWltcSXCMfKdb75B4QnWPBecJY4naIkdmAkpv0dHr11qJKXr9-A4L2dXBwqJyfnTyd65yD1FNdXmR8bCtquBhUu7hr5ivEg1HiGvteFI_XuVkM49FTJ870r0Ido7y8IbRyE1HV8gxt4zTXkCPBe9-B3AnfkeNvr2u_VX1G6JtaUIWqltpn-ySt6VF8J-wFDOT1Wg_WL_NdhctSYfa3d1ZKjlUgiDy1up74RPGJ4JBsAHn2v5gQp8nkmKww-Q7_ZKnv_XRF6bBaFWCgjzfAnj5l-U1x7cUL48gZPnCSeyJuXJCxvzxOXTYnFO8cvcWTCxKwHr0C4QDN-IF3O7bPkF3sPXQzY1UKpVjifk67gN2Lk6bd7CPJEnB67XaI8k4Mzj-0eWGI-bRv5cJi4ZRdSsMqb6eVi_ZPwnKkhp28-SODum_Q5ZZTiyqU4_Esr9Cvm6o58uUFKw5euBhQL9gIiahvH5kNBIv44RBGTJVX5B3Gx89wNEsV9g', NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-28 21:04:09.966+00', '2026-11-28 20:59:09.966+00', NULL),
	('01a223f4-67eb-7763-a069-e545538e3f4d', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'mail.acme.example', 'local', 'verified', 'healthy', '2026-11-28 20:59:09.715+00', NULL, '[{"id":"dkim","type":"TXT","name":"swd07a219566._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAs43tOEAqR8J5k48ibGPznALWHw2cNG8yaU8r5+nFnI5gwcN5PpkZJpQIk0XxFmN6Uol/OBIDQmjcM32PEjDASElcp9FIACL52TKnXtZI+O2tgirxN4rgLxPJMjz6w3IHuIOayOvVKlpq0SbLGvK74DTKbRxAgfgoiO7B4NQx3tAKcxijeSLTFeZVoC32oTY2qzs5GUj9+H33af7i+DOW1ZIbO9HJ0KeVt5kkTqT26dUZ4MYeve5hfvZtLkChDimDuZX8t4wDY7pIumu42O3R4uXnOTNw6wWw+L/XiCe4bN2Tk3EOldbN1yzw5TO45tPgJ+3gzG8sjTU85fi6/rrBkQIDAQAB","purpose":"dkim"},{"id":"dkim_swc67e1cb0cd","type":"TXT","name":"swc67e1cb0cd._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArLTaezVbIViByjPgH5wp8Md6SJ63xColKkRuEXiHItKew7LcdTt3mCXPqDwjZZu4AokGswIg43mAxFqVMqz/TYszgJd0g1wSd7HYjNHtFlPM87U2GCWQaHJXW9wrbqcey3fYx93Sr/i+xXq7z3G1ffAHakYueen9qGX0nBPdjPz3LZy794IDJtucEHrvKvsTcgWycXQQmc/fRWF0tRGMPNICTfbsTnUw3bIM10UWo7aXB6uC3rHxwztstuDuJYVvOHwYd/PIaD7v9qlEjCegxqtG11xD8yeQRGKHimBBNoqGP8WzyPEsgKbbMy5hUcHaLiDHWVMpNQl6hUyzIDIHFwIDAQAB","purpose":"dkim","gating":false},{"id":"return_path_mx","type":"MX","name":"send.mail.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.mail.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.mail.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', '[{"id":"dkim","state":"found","found":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAs43tOEAqR8J5k48ibGPznALWHw2cNG8yaU8r5+nFnI5gwcN5PpkZJpQIk0XxFmN6Uol/OBIDQmjcM32PEjDASElcp9FIACL52TKnXtZI+O2tgirxN4rgLxPJMjz6w3IHuIOayOvVKlpq0SbLGvK74DTKbRxAgfgoiO7B4NQx3tAKcxijeSLTFeZVoC32oTY2qzs5GUj9+H33af7i+DOW1ZIbO9HJ0KeVt5kkTqT26dUZ4MYeve5hfvZtLkChDimDuZX8t4wDY7pIumu42O3R4uXnOTNw6wWw+L/XiCe4bN2Tk3EOldbN1yzw5TO45tPgJ+3gzG8sjTU85fi6/rrBkQIDAQAB"},{"id":"return_path_mx","state":"found","found":"10 bounces.sendwright.test"},{"id":"return_path_spf","state":"found","found":"v=spf1 a:bounces.sendwright.test ~all"},{"id":"dmarc","state":"found","found":"v=DMARC1; p=none;"}]', '2026-11-28 20:59:09.715+00', 'swd07a219566', '2.throwaway.4cb064f4f8ba9936.ofwI_y0taaTFb6GP.WjF5Pc17lZsFdi4zd9dlPfRbEoYGWLfZw9dAN3T_PiQnCDLlPeu6JGgAws0fmBLqnn17ymkJVX87mVFHSJgtul_7uvVcNyOBWyN7kGFe0i9FpCWz8OptFWGT5_Fvdjf1HWBMUn-kpuWFX660kdjBSjBlUbeQLnJFoaCi4CuxwnW05Xo_h8s_w1yL4l1Uf_idRKp0OtlyWO4X3L2guci8lsLkCUJHEnQaZD8mz0qRrRhaGWH17eOacCvotnO8wbX9OeR5phYNOQTlJpUeKA1b69F-dk0bI2TQF0vwRt8ExCdfzywTz0c9FgR1g2o-Tqoe7td69QsihIChkZA7lziVZetNAWeQ1v2EpkljCH6wBS0OJgvlRz26_LIgCiculo9S3EtNs_1ddzH2jslZGtOzO2Qx1zK9hQb73ByckeywmM8MyoGZg5IjLbXHiXlF1bQpdCk5_Iff45YVBha0sfIgpAmG9gRjIbh-7Lmo97Vfl5FlOuSoJ_m7wvO_Y-K6Q8sAoehb1aDBSsyiuxovcIwMDNs23YGvHh-lo8spQdQV1oVdr73foSRgdTf-KHnrMk21sVSDgRLydavFj8CcZczrXRIA1wZGbKguuj0v9flCTQp4MrvfSOMFOXFBx3STezuHLlPqjXxuJtgEbV4Mdwcd3Q9RRrrqhWG8M2ukXmMnEZ-eYoYzyv3vpAzSSqxjIIwIdIb-CBB92fhNkP8NpMTkByYS3fCdx3WwZswjgoTEzOSDGVqzWL_4E4TgQNiww2FmTItMVgEGdlQqB86mek4l1hgOGkfFxxc1_62DPbj4SPVU13yoLKO2JxyNi74mLZ15O1SatgyUh9zeN1ithTxcYi_tkCivxBIffxqvR8r8jNy0DGvEkoz3dm5ilqGyWHc2lfOff6jfutzHp1Km-6HrugAuZy7WGZZrmCLZe4H4XyBj69lQeKaTYtg24uvDVjKLrLSEO4tek8mWPICtq8MLIKQl2WLxlBwocU-9caVpPyZDzndp1AIn0I97P32MoJqa6LHuPEp5jF-zWQh2jE9zKe_vzuU_2vy3mUiXCZqH2Lqr-vur-ytk9ZJtNxXxBsBO3U5h3KdHsumztwQcmaJNqswbeRHN1E6qlPcrwSJ9MFoCycx03cNUK-SschVFXX67gKFSNGGNyLnh836hLQfW1tQ7VY8q83ofbideO7cXOHNMuADR34qIGYtbyTbHVxCIei3vH5v_JZUG_LHCGlDl7B2cmcnPmRyWCrsVeHlhIm_ioenaNPPqvtYtGdaqJTWGnnE4nDentuhhIkII3fcE8HukV6TqPkgpH_fIDPjTuuQtIWMUln-7xsDljD7SOijupjeglUl9Aq_phm2K42uVlt3u1YOopE63gHPKk_LF4ww7-qd_VTHe2U-DQT5FTX-4q_BUl4enXhpT_wntjtUrZC6EMj_1mcGKKMt7iNQcZ5XzDAHxezJeL6carcwYrMyUSSK4aL1Tu42LP4BdSb32AiBg25NsbuWZpp4fNetH2zNTqpG49Gk9Ys6ByQUNUdeu9ftIHiK7mNJe4AxGQJCLWUfHlUuhQK_OHNtO4o4ldGxw0wj91EY2zsjXHFLMxel8_ckYZWZcg-OVIo9q9gT-r9zAiw3xCfme5gOW2ChafHiWrkgunIVENghxNOiXqcU2WyS62SHuHyC3TteckNme4KyFhBP_tjF_EQr_n_o63AWz_4FeuUqLsPPqv6bhOO8MZ7biFrctVeHD23YKyXDVgiE0-MpON-jGvoeZAAlfqTYpndsoNElrirIC4SlCbQyshdbp4vGwZX7REABsLh7ixsDMsvJjOqqqfkhbfiYh8_QlUD9xjvLDN3WYEK0UaYLqgtR3EgkCHQVCjTmNIM3Kd86AThWCESWSo13Lih66NmWEzsUBbqJUL7BYQqXsEtvPPF-KJx0rAfkhZht89IjgpQD70GGuF5x7FNZhpFctDerT6YMJRG9DvttWf5s4MqsegIIhfL8lYoGSz6lnhW3ctkPyEtjGUiGz9xXygFI8AosdqfXtQX5lNinRqvnrIDT1hL0H6wt4IpQhIRtNCYykUMsjz76802KN0fkRqRFCey4uwBK3vZI_KhHHsOVTpYx5LxhaM5XDsapEqP567ugZX8stfDJEHYKd7tHJWCwLgvZ9ljRO52YJUhSGhNPOsRiVS5keHykmsWGhGDf1q5O0GOa1ydncHiR8ULODYZmAez0xSev2qBphj63AZZ68q5JQoJo6YFZBKk_cNz5CE9uSVrKzl85PixjRgHOmWOEi7KId1le8nzCCx6PKRpA', 'swd07a219566', 'swc67e1cb0cd', '2026-11-28 20:59:26.928+00', NULL, '2.throwaway.4cb064f4f8ba9936.K3HaYljecgyZDreu.VKscR7BJelQ94TyHjDKx0UGcVG7Te-BFkqLbTwzBNbcrhpL4_Yt9IKdNgQYTNEZG5WS9-Ri4sChS_3FN4nLADQ_suZNpwzQOOQae0SAoHtkrQDHdQzGRLF35y66Q-3Yzx224Gf_jxZOL1EJUU1OUOwvVkcp9BB-o_Hiui8Yg-wTfHxsG06nx2aGu3Ns5ke5d8emMDv-HjayDb2_PtOW0IqWhlPyTZzUpD1IoGjtyYQJz4WCQEamFS3yZAaXUXrNfl7w9aF9rhEqweuLrzatCdWES-6eCPJSMtRTswbRKRqCBpc2C3UevB-NZOTcja1fiu8384A-MWCI2cuwlN_GqOsFk5e2RUpEXJyJNLjPsOtifhPTYYMfzJmmeLXPvzaah3EYUM1K0dGMRkA_DivL3WBYBU6NIQyt73uLgUeGfxZCqKFuSb9DfhucAJGv4KeTFGherNGJUxeElOgbKqVgKmDDv3eFDIXgSf2Iyqzsh5GWVHxsGWFxE6QiNyP2cV5_Fj04pVKqhz4aYpClHpqNzQn8lXtUp9a5xgUpPSJhvN-Lr__4fUDFfHogkBpFwQyxOfo8Wcnc-GpLP_AJS4MoD2c7FEcY_IGWyrcK2UPyeWSo-J7TJnvAQOfJTKp103LhV6F10K9F3SHZ0RLZBDOqvSnZiyFiMh50OVZLfIneB4iqyWaH_ZGiHe5NpxkyWNa1-NwA6dgzCv5eF3GvNDLURHKcDHQGCsMPC9NOP_TIqP37dBkQVYd8mVCU1hm_aUy5knTKg256zIGUsGVAp7B6rT6NXM4QaGVkB7m9WSX8rWiRWwEa-46MkSDIFkQ4oUR7505CDV2WXoIFZGdoNY0R0nHMikSq1nx4UCfC9SbTDC3XdK_8duowyeUv0G1kYzOH1AuDUNKabyBbEWXAP5y-CfZlF3wqQP23mtuV2iHPZRPSC1xBOoziIkAVcLzPhrwdl_MMm71EdgUYfr9M_m7tt0mBsm6rV84Y47CYEImsgSekUWe8RMrEFOopU9nwfv-u37Q941Q5P6yD6Pxlu7BhNHSIdJd4F4qBplOtjBF8WfgCm9hKXaVSjlGIA9P8UqEtYnufllsmGM1U6oXLC3f34evxKJGFhT9mq_ArRns7Oi0o8gmpQf8HO0Y3iO9kXOy8g43SrkVruxeayAZgqPP8U6TlLx93L1lh0erbQ0RhFYQl5w9OjokRv8yiPMJriJ5NyaM3MPa84ZeF_rWROKs5D0weI-uC5j5fxMrfd9g1JN77_wobf90E4MLGL40_mi4R_2-FqDC1PjRfScBnrx3Wnqu_yO0cirxwaSNgMO-dN7KYsWQtSAqtXt52duzCaXZ27oO9xcAI7WFqifUPnsA_sZmijIVwqjrb7gLOYnTn7ASDbuATzLb978y0yDi6OjQnmqmm4V09Q2l9aUd8NOZTXbuyZ0p8MphSt3_uPt9eSLjX-VL2itjiwFiUClV8tbCH8LaWfRAnxHT1zAIvMQUJpOmokFfQzr4J27O5vEReJtZHTb5LuEyD_jj_FiFvwDQaEtZFO3MPYV0QAJaGj7-l-LhcAux2CRhQ8_Aa7l_5OwuRI_GRtCAD9aA8N7Dr9YZYPNtlSPLs9PomnuwjRzSXGNkYXvf8xc5R-C9Y_Ynx4d51FEBnQKl0L9pNlYXPYZSbSQWC2_uTFHXP5ALfzXgs9nTaXxw7BbgKnM79jtSdlAgdOz2OQ8kgvVA3URV5z-eUQs1_D4_80E6JHvCw8Z_1IK3_oxJ4xeh_aBeGlks8W6_y24ZVfAVp2wS6i1MKrRs_AcwsP1PiW-8LXmU4oGTTZcEG2CGkq-RF3UJK__1bFMfm72paAtEamAR29zRoR197QgY8PqsKu7kuCvJDFCiv1TnDJpWJVA7ITaLTtDdkcf5GKFGmUtrJ99pu7-Zy-PnrzbWTvTOmum1E7DYbrbtU87j0iCfjB5azv2dZp7WNuoPk9h9duvOHIYmgoe3ztUEu0903q8yvc2y-DmK8jEwgWLP0oS4UdkTSuMZkpLONXjeZBXWH5R4t2ICPR4GMXDkwjSRSoNb9emZjzE4yt8Kbvfttj1x25b7dy18AH4epNjx9FzzCgBrqqLHJ1qJ8P_fHgO97lLXuOGeF1bIzeaQKn00JBDYw2B3OAuTMw2nK-iVHoUcTdT2VbYoMsWGsvnnZ_73BjPQ1g6lsiPxmDTAVc0c_5_p9KHMJHHgg9mP4K820nEFNIs-pzSY_GqrnP6ANQ0VHd0xmtdIWaccgHSFqDHccVPfnLw2A65kZr-PzkVca4jsGDiHdCwQ', 2, '2026-11-28 20:59:09.699+00', '2026-11-28 21:04:09.715+00', '2026-11-28 20:59:09.675+00', NULL),
	('01a223f4-6942-726f-a383-49ca41b9bcc8', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'removed.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw62c25312bd._domainkey.removed.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAwWJGuW2FE0qfgVFBPlP4oo/RLDKVdCRzuAWZEtZaBh9pxMgufERkR11SFpynPLHqnk2Z95MEeeSveRC39aEQr4N4xqsqpwTNpa7mI7TiwzNLxPtJsLtZQ82Ynm/48recodEi4lWQN5V22g73kXINUlg71Za2Ih2TPYRc7E3rZs4TI6YUTaQFoVnlW1YS3XUw8Z22sto+SI4nHkmJKdJ/bQzfvhhIlWTdnNf3J4FjxljCNoIjZ9la6E9jQibMQqyx7jnF28rWDMvXyM+MqUDOTkOo0NdNTJAeRML9sxHwiIMS2aUb2PPdkzMafjiLmHE+CKiEFfc3IquDkuHy/MRlOwIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.removed.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.removed.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.removed.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw62c25312bd', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-28 21:04:10.018+00', '2026-11-28 20:59:10.018+00', '2026-11-28 20:59:10.036+00');


--
-- Data for Name: email_attachments_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_attachments_2026_11 VALUES
	('01a223f4-6a0e-765c-85ba-7728cdd5f128', 2, NULL, 'text/calendar; method=REQUEST', NULL, 'alternative', 32, '\x424547494e3a5643414c454e4441520d0a454e443a5643414c454e4441520d0a'),
	('01a223f4-6a0e-765c-85ba-7728cdd5f128', 1, 'logo.png', 'image/png', 'logo', 'inline', 70, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082'),
	('01a223f4-6a0e-765c-85ba-7728cdd5f128', 0, 'Rechnung ü.pdf', 'application/pdf', NULL, 'attachment', 20, '\x255044462d312e34206e6f207265616c206f6e65');


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
	('01a223f4-6a0e-765c-85ba-7728cdd5f128', '<p>0: 0</p>
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
	('01a223f4-6a41-747a-b7ae-e9c2e5087fa1', NULL, 'To be delivered, in plain text.', '{}', NULL),
	('01a223f4-6a6a-7482-b6e0-bd106199323f', NULL, 'To be bounced, in plain text.', '{}', NULL),
	('01a223f4-6a82-7555-8234-2fc3ca4df2f3', NULL, 'To be complained, in plain text.', '{}', NULL),
	('01a223f4-6a9c-7735-8704-1f87ebf6a6d9', NULL, 'To several, in plain text.', '{}', NULL),
	('01a223f4-6b22-73e5-b828-474c2c04e86d', NULL, 'To nobody, in plain text.', '{}', NULL),
	('01a223f4-6b71-7251-b97c-20b6b78cf052', NULL, 'To a name that is spelled in another way on its way, in plain text.', '{}', NULL),
	('01a223f4-6bbc-718f-9a22-f259d857cbc5', NULL, 'To nobody and somebody, in plain text.', '{}', NULL),
	('01a223f4-6c0b-77f5-87af-09fbc9b85fa5', '<p>Welcome, Tina: <b>!</b></p>', 'Welcome, Tina', '{}', NULL),
	('01a223f4-6c7b-768f-94ea-b7e02299026b', '<p>For everybody: 3</p>', NULL, '{}', NULL),
	('01a223f4-6cf4-7158-a0c5-ea75dd347517', NULL, 'One of a batch, in plain text.', '{}', NULL),
	('01a223f4-6d28-7134-ae7b-07e53d4295ad', NULL, 'To be cancelled, in plain text.', '{}', NULL),
	('01a223f4-6d6c-7031-aabc-68637711d4e9', NULL, 'Refused for now, in plain text.', '{}', NULL),
	('01a223f4-6d95-7791-a389-47fe5f4497e3', NULL, 'Held, as its answer was lost, in plain text.', '{}', NULL),
	('01a223f4-6dab-71b8-ac1b-4e39a16d220f', NULL, 'Settled as failed, in plain text.', '{}', NULL),
	('01a223f4-91af-7503-985c-d2a56e8b8159', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a223f4-9278-76db-9cfc-6be8ffc8d2e5', '<p>Test</p>', NULL, '{}', NULL),
	('01a223f4-92d2-767a-b4b8-b8913abdd4f6', '<p>Test</p>', NULL, '{}', NULL),
	('01a223f4-9315-749b-b5ed-0ccb1086556e', '<p>Test</p>', NULL, '{}', NULL),
	('01a223f4-9339-7681-8819-f6a85bc0567a', NULL, 'x', '{}', NULL),
	('01a223f4-937e-77cf-9b94-bede1be946a4', NULL, 'Dear [erased], dear Rita.', '{}', NULL),
	('01a223f4-9fc4-761a-8d1a-6408c69c9bb5', NULL, 'Waiting', '{}', NULL),
	('01a223f4-a13c-7669-977b-a4eb51c533b7', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a223f4-abaf-70c3-a61c-3e232f3d8a01', NULL, 'Soon', '{}', NULL),
	('01a223f4-bae7-73c2-99c8-2b682dbf5bd0', NULL, 'Queued to go out.', '{}', NULL),
	('01a223f4-bb06-73cb-b79c-d77b253ba8af', NULL, 'Queued for the simulator.', '{}', NULL),
	('01a223f4-bb24-7307-9621-6bb1a07ea96d', NULL, 'Scheduled, to be cancelled.', '{}', NULL),
	('01a223f4-bb34-73ef-bbef-03291512ce9e', NULL, 'Scheduled, to go out.', '{}', NULL),
	('01a223f4-bb48-7584-a433-f9e7e0281528', NULL, 'Asked under a key.', '{}', NULL),
	('01a223f4-bb82-7751-9e82-826886667dc7', NULL, 'x', '{}', NULL),
	('01a223f4-c38b-7783-9c85-7155a1884411', NULL, 'x', '{}', NULL);


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
	('01a223f4-6a41-747a-b7ae-e9c2e5087fa1', 1, '01a223f4-6a61-72bd-945f-569e4bb41826', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a223f4-6a59-7674-a597-0edfbe0226a1"}', '2026-11-28 20:59:10.297+00', '{"email.sent delivered@6c76dcedbb.sandbox.sendwright.test"}', '939'),
	('01a223f4-6a6a-7482-b6e0-bd106199323f', 1, '01a223f4-6a7c-75ee-9329-f979e74c05b0', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a223f4-6a74-7649-ad26-5f8284572f47"}', '2026-11-28 20:59:10.324+00', '{"email.sent bounced@6c76dcedbb.sandbox.sendwright.test"}', '941'),
	('01a223f4-6a82-7555-8234-2fc3ca4df2f3', 1, '01a223f4-6ab7-727a-9368-5f4187b381f5', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a223f4-6a8f-73cc-912b-06d301194406"}', '2026-11-28 20:59:10.351+00', '{"email.sent complained@6c76dcedbb.sandbox.sendwright.test"}', '950'),
	('01a223f4-6a0e-765c-85ba-7728cdd5f128', 1, '01a223f4-6b13-755b-8e06-6adcddc1f11d', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a223f4-6a0e-765c-85ba-7728cdd5f128@mail.acme.example"}', '2026-11-28 20:59:10.479+00', '{"email.sent ada@example.com,bea@example.net,carl@example.com"}', '955'),
	('01a223f4-6a9c-7735-8704-1f87ebf6a6d9', 1, '01a223f4-6b53-7401-b2ff-95f5656870db', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a223f4-6a9c-7735-8704-1f87ebf6a6d9@mail.acme.example","recipients":["real@example.com"]}', '2026-11-28 20:59:10.475+00', '{"email.sent real@example.com"}', '958'),
	('01a223f4-6a9c-7735-8704-1f87ebf6a6d9', 2, '01a223f4-6b53-7401-b2ff-95f67471ab35', 'email.sent', '{"attempt":1,"recipients":["delivered+a@6c76dcedbb.sandbox.sendwright.test","bounced+b@6c76dcedbb.sandbox.sendwright.test"],"provider":"simulator","provider_message_id":"sim_01a223f4-6b0c-72d1-b73f-d0127b206c84"}', '2026-11-28 20:59:10.476+00', '{"email.sent bounced+b@6c76dcedbb.sandbox.sendwright.test,delivered+a@6c76dcedbb.sandbox.sendwright.test"}', '958'),
	('01a223f4-6b22-73e5-b828-474c2c04e86d', 1, '01a223f4-6b9f-71f3-b648-794bbf896f1a', 'email.bounced', '{"recipients":["gone@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-28 20:59:10.583+00', '{}', '963'),
	('01a223f4-6b71-7251-b97c-20b6b78cf052', 1, '01a223f4-6bc7-76c9-96e0-24a09f636c5e', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a223f4-6b71-7251-b97c-20b6b78cf052@mail.acme.example"}', '2026-11-28 20:59:10.65+00', '{"email.sent joerg.big@xn--bcher-kva.example"}', '971'),
	('01a223f4-6bbc-718f-9a22-f259d857cbc5', 1, '01a223f4-6c1f-7020-9827-a9dd7c867d9d', 'email.bounced', '{"recipients":["gone-too@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-28 20:59:10.727+00', '{}', '975'),
	('01a223f4-6bbc-718f-9a22-f259d857cbc5', 2, '01a223f4-6c1f-7020-9827-a9de2a31db12', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a223f4-6bbc-718f-9a22-f259d857cbc5@mail.acme.example","recipients":["there@example.org"]}', '2026-11-28 20:59:10.727+00', '{"email.sent there@example.org"}', '975'),
	('01a223f4-6c0b-77f5-87af-09fbc9b85fa5', 1, '01a223f4-6c80-765d-88e9-85fcc4af90da', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a223f4-6c0b-77f5-87af-09fbc9b85fa5@mail.acme.example"}', '2026-11-28 20:59:10.839+00', '{"email.sent tina@example.com"}', '988'),
	('01a223f4-6c7b-768f-94ea-b7e02299026b', 1, '01a223f4-6ccd-7654-bf1e-1dd6a788fb69', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a223f4-6c7b-768f-94ea-b7e02299026b@mail.acme.example"}', '2026-11-28 20:59:10.923+00', '{"email.sent tom@example.com"}', '996'),
	('01a223f4-6cf4-7158-a0c5-ea75dd347517', 1, '01a223f4-6d17-76c5-b877-611f019c5ee1', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a223f4-6d14-77ed-af0d-bea57fd40c49"}', '2026-11-28 20:59:10.996+00', '{"email.sent delivered@6c76dcedbb.sandbox.sendwright.test"}', '1003'),
	('01a223f4-6d28-7134-ae7b-07e53d4295ad', 1, '01a223f4-6d53-75f4-a91a-78a473505883', 'email.cancelled', '{}', '2026-11-28 20:59:11.059+00', '{}', '1009'),
	('01a223f4-6a41-747a-b7ae-e9c2e5087fa1', 2, '01a223f4-6e8b-7524-95f6-85ed08f1a80f', 'email.delivered', '{"recipients":["delivered@6c76dcedbb.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a223f4-6a59-7674-a597-0edfbe0226a1","provider":"simulator"}', '2026-11-28 20:59:11.297+00', '{"simulator:sim_01a223f4-6a59-7674-a597-0edfbe0226a1 email.delivered","simulator sim_01a223f4-6a59-7674-a597-0edfbe0226a1 email.delivered","email.delivered delivered delivered@6c76dcedbb.sandbox.sendwright.test 2026-11-28T20:59:11.297Z"}', '1026'),
	('01a223f4-6a6a-7482-b6e0-bd106199323f', 2, '01a223f4-72e0-76cc-b047-d06769ce0e18', 'email.bounced', '{"recipients":["bounced@6c76dcedbb.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a223f4-6a74-7649-ad26-5f8284572f47","provider":"simulator"}', '2026-11-28 20:59:11.324+00', '{"simulator:sim_01a223f4-6a74-7649-ad26-5f8284572f47 email.bounced","simulator sim_01a223f4-6a74-7649-ad26-5f8284572f47 email.bounced","email.bounced bounced bounced@6c76dcedbb.sandbox.sendwright.test 2026-11-28T20:59:11.324Z"}', '1032'),
	('01a223f4-6a82-7555-8234-2fc3ca4df2f3', 2, '01a223f4-72e0-76cc-b047-d0686eaa5af7', 'email.delivered', '{"recipients":["complained@6c76dcedbb.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a223f4-6a8f-73cc-912b-06d301194406","provider":"simulator"}', '2026-11-28 20:59:11.351+00', '{"simulator:sim_01a223f4-6a8f-73cc-912b-06d301194406 email.delivered","simulator sim_01a223f4-6a8f-73cc-912b-06d301194406 email.delivered","email.delivered delivered complained@6c76dcedbb.sandbox.sendwright.test 2026-11-28T20:59:11.351Z"}', '1032'),
	('01a223f4-6a82-7555-8234-2fc3ca4df2f3', 3, '01a223f4-72e0-76cc-b047-d0692ed52e96', 'email.complained', '{"recipients":["complained@6c76dcedbb.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a223f4-6a8f-73cc-912b-06d301194406","provider_message_id":"sim_01a223f4-6a8f-73cc-912b-06d301194406","provider":"simulator"}', '2026-11-28 20:59:12.351+00', '{"simulator:sim_01a223f4-6a8f-73cc-912b-06d301194406 email.complained","simulator sim_01a223f4-6a8f-73cc-912b-06d301194406 email.complained","email.complained complained complained@6c76dcedbb.sandbox.sendwright.test feedback-sim_01a223f4-6a8f-73cc-912b-06d301194406"}', '1032'),
	('01a223f4-6a9c-7735-8704-1f87ebf6a6d9', 3, '01a223f4-72e0-76cc-b047-d06a6f8b5b35', 'email.bounced', '{"recipients":["bounced+b@6c76dcedbb.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a223f4-6b0c-72d1-b73f-d0127b206c84","provider":"simulator"}', '2026-11-28 20:59:11.476+00', '{"simulator:sim_01a223f4-6b0c-72d1-b73f-d0127b206c84 email.bounced","simulator sim_01a223f4-6b0c-72d1-b73f-d0127b206c84 email.bounced","email.bounced bounced bounced+b@6c76dcedbb.sandbox.sendwright.test 2026-11-28T20:59:11.476Z"}', '1032'),
	('01a223f4-6a9c-7735-8704-1f87ebf6a6d9', 4, '01a223f4-72e0-76cc-b047-d06b780ddfc8', 'email.delivered', '{"recipients":["delivered+a@6c76dcedbb.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a223f4-6b0c-72d1-b73f-d0127b206c84","provider":"simulator"}', '2026-11-28 20:59:11.476+00', '{"simulator:sim_01a223f4-6b0c-72d1-b73f-d0127b206c84 email.delivered","simulator sim_01a223f4-6b0c-72d1-b73f-d0127b206c84 email.delivered","email.delivered delivered delivered+a@6c76dcedbb.sandbox.sendwright.test 2026-11-28T20:59:11.476Z"}', '1032'),
	('01a223f4-6cf4-7158-a0c5-ea75dd347517', 2, '01a223f4-72e0-76cc-b047-d06cb82a0a22', 'email.delivered', '{"recipients":["delivered@6c76dcedbb.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a223f4-6d14-77ed-af0d-bea57fd40c49","provider":"simulator"}', '2026-11-28 20:59:11.996+00', '{"simulator:sim_01a223f4-6d14-77ed-af0d-bea57fd40c49 email.delivered","simulator sim_01a223f4-6d14-77ed-af0d-bea57fd40c49 email.delivered","email.delivered delivered delivered@6c76dcedbb.sandbox.sendwright.test 2026-11-28T20:59:11.996Z"}', '1032'),
	('01a223f4-6dab-71b8-ac1b-4e39a16d220f', 1, '01a223f4-8f35-7655-bd7e-d99a0fb3a6a2', 'email.failed', '{"recipients":["cut-too@example.com"],"reason":"outcome_unknown","provider_code":null,"attempts":1,"provider":"operator"}', '2026-11-28 20:59:19.715+00', '{"operator 30570556-f938-4851-84c0-7279100ee3d9","email.failed failed cut-too@example.com 2026-11-28T20:59:19.715Z"}', '1052'),
	('01a223f4-92d2-767a-b4b8-b8913abdd4f6', 1, '01a223f4-9304-73e5-bbce-b50b390f1750', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a223f4-92f7-70e0-a21a-f424509ac66e"}', '2026-11-28 20:59:20.695+00', '{"email.sent bounced@6c76dcedbb.sandbox.sendwright.test"}', '1069'),
	('01a223f4-91af-7503-985c-d2a56e8b8159', 2, '01a223f4-95e2-7160-8309-503f19954553', 'email.delivered', '{"recipients":["delivered@6c76dcedbb.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a223f4-91d9-744c-ae23-bb285b46da13","provider":"simulator"}', '2026-11-28 20:59:21.409+00', '{"simulator:sim_01a223f4-91d9-744c-ae23-bb285b46da13 email.delivered","simulator sim_01a223f4-91d9-744c-ae23-bb285b46da13 email.delivered","email.delivered delivered delivered@6c76dcedbb.sandbox.sendwright.test 2026-11-28T20:59:21.409Z"}', '1119'),
	('01a223f4-9fc4-761a-8d1a-6408c69c9bb5', 2, '01a223f4-a3da-777b-bce4-93cca0bd34f8', 'email.delivered', '{"recipients":["delivered@6c76dcedbb.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a223f4-9fd2-7641-b652-a46049e9fac6","provider":"simulator"}', '2026-11-28 20:59:24.986+00', '{"simulator:sim_01a223f4-9fd2-7641-b652-a46049e9fac6 email.delivered","simulator sim_01a223f4-9fd2-7641-b652-a46049e9fac6 email.delivered","email.delivered delivered delivered@6c76dcedbb.sandbox.sendwright.test 2026-11-28T20:59:24.986Z"}', '1223'),
	('01a223f4-91af-7503-985c-d2a56e8b8159', 1, '01a223f4-91ef-7660-9b07-7151c06ade39', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a223f4-91d9-744c-ae23-bb285b46da13"}', '2026-11-28 20:59:20.409+00', '{"email.sent delivered@6c76dcedbb.sandbox.sendwright.test"}', '1057'),
	('01a223f4-9315-749b-b5ed-0ccb1086556e', 1, '01a223f4-9335-712f-bbcd-ce9500d822e9', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a223f4-931b-72e9-bf17-01cf50f7fbad"}', '2026-11-28 20:59:20.731+00', '{"email.sent anybody@6c76dcedbb.sandbox.sendwright.test"}', '1079'),
	('01a223f4-9339-7681-8819-f6a85bc0567a', 1, '01a223f4-9364-75fa-957c-390f40de9eec', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a223f4-9339-7681-8819-f6a85bc0567a@2a87fe51c6.sandbox.sendwright.test"}', '2026-11-28 20:59:20.804+00', '{"email.sent bob@bolt.example"}', '1086'),
	('01a223f4-937e-77cf-9b94-bede1be946a4', 1, '01a223f4-939a-72eb-9ff2-2780a3c4d421', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a223f4-937e-77cf-9b94-bede1be946a4@mail.acme.example"}', '2026-11-28 20:59:20.858+00', '{"email.sent [erased],rita@example.com"}', '1099'),
	('01a223f4-9278-76db-9cfc-6be8ffc8d2e5', 1, '01a223f4-92ca-724f-9b20-ccad13803cab', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a223f4-92af-701e-8322-6bc00f3183b9"}', '2026-11-28 20:59:20.623+00', '{"email.sent delivered@6c76dcedbb.sandbox.sendwright.test"}', '1065'),
	('01a223f4-9278-76db-9cfc-6be8ffc8d2e5', 2, '01a223f4-96ab-76e6-a3f3-9a1ee92fc917', 'email.delivered', '{"recipients":["delivered@6c76dcedbb.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a223f4-92af-701e-8322-6bc00f3183b9","test":true,"provider":"simulator"}', '2026-11-28 20:59:21.623+00', '{"simulator:sim_01a223f4-92af-701e-8322-6bc00f3183b9 email.delivered","simulator sim_01a223f4-92af-701e-8322-6bc00f3183b9 email.delivered","email.delivered delivered delivered@6c76dcedbb.sandbox.sendwright.test 2026-11-28T20:59:21.623Z"}', '1127'),
	('01a223f4-9fc4-761a-8d1a-6408c69c9bb5', 1, '01a223f4-9fd5-7554-a5a9-3537688608fe', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a223f4-9fd2-7641-b652-a46049e9fac6"}', '2026-11-28 20:59:23.986+00', '{"email.sent delivered@6c76dcedbb.sandbox.sendwright.test"}', '1191'),
	('01a223f4-abaf-70c3-a61c-3e232f3d8a01', 1, '01a223f4-abbe-75a8-9236-c9f540d46aeb', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a223f4-abba-76a8-a744-eed4bed3326e"}', '2026-11-28 20:59:27.034+00', '{"email.sent complained@6c76dcedbb.sandbox.sendwright.test"}', '1237'),
	('01a223f4-92d2-767a-b4b8-b8913abdd4f6', 2, '01a223f4-96f6-7795-83db-836ec3ae3602', 'email.bounced', '{"recipients":["bounced@6c76dcedbb.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a223f4-92f7-70e0-a21a-f424509ac66e","test":true,"provider":"simulator"}', '2026-11-28 20:59:21.695+00', '{"simulator:sim_01a223f4-92f7-70e0-a21a-f424509ac66e email.bounced","simulator sim_01a223f4-92f7-70e0-a21a-f424509ac66e email.bounced","email.bounced bounced bounced@6c76dcedbb.sandbox.sendwright.test 2026-11-28T20:59:21.695Z"}', '1134'),
	('01a223f4-9315-749b-b5ed-0ccb1086556e', 2, '01a223f4-9b00-7438-8c45-695563ea1a36', 'email.delivered', '{"recipients":["anybody@6c76dcedbb.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a223f4-931b-72e9-bf17-01cf50f7fbad","test":true,"provider":"simulator"}', '2026-11-28 20:59:21.731+00', '{"simulator:sim_01a223f4-931b-72e9-bf17-01cf50f7fbad email.delivered","simulator sim_01a223f4-931b-72e9-bf17-01cf50f7fbad email.delivered","email.delivered delivered anybody@6c76dcedbb.sandbox.sendwright.test 2026-11-28T20:59:21.731Z"}', '1157'),
	('01a223f4-a13c-7669-977b-a4eb51c533b7', 1, '01a223f4-a186-71f2-a53c-6f347e7ce8c3', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a223f4-a13c-7669-977b-a4eb51c533b7@mail.acme.example"}', '2026-11-28 20:59:24.421+00', '{"email.sent copied@example.com"}', '1219');


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
	('01a223f4-6a41-747a-b7ae-e9c2e5087fa1', 1, '2026-11-28 20:59:10.297+00', '2026-11-28 20:59:10.298+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a223f4-6a6a-7482-b6e0-bd106199323f', 1, '2026-11-28 20:59:10.324+00', '2026-11-28 20:59:10.325+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a223f4-6a82-7555-8234-2fc3ca4df2f3', 1, '2026-11-28 20:59:10.351+00', '2026-11-28 20:59:10.352+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a223f4-6a0e-765c-85ba-7728cdd5f128', 1, '2026-11-28 20:59:10.238+00', '2026-11-28 20:59:10.479+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a223f4-6a9c-7735-8704-1f87ebf6a6d9', 1, '2026-11-28 20:59:10.401+00', '2026-11-28 20:59:10.476+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a223f4-6b22-73e5-b828-474c2c04e86d', 1, '2026-11-28 20:59:10.518+00', '2026-11-28 20:59:10.584+00', NULL, 'permanently_refused', 'smtp', '550 5.1.1 No such user here'),
	('01a223f4-6b71-7251-b97c-20b6b78cf052', 1, '2026-11-28 20:59:10.614+00', '2026-11-28 20:59:10.65+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a223f4-6bbc-718f-9a22-f259d857cbc5', 1, '2026-11-28 20:59:10.693+00', '2026-11-28 20:59:10.728+00', NULL, 'partly_accepted', 'smtp', 'gone-too@example.org: 550 5.1.1 No such user here
there@example.org: 250 OK: message queued'),
	('01a223f4-6c0b-77f5-87af-09fbc9b85fa5', 1, '2026-11-28 20:59:10.753+00', '2026-11-28 20:59:10.839+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a223f4-6c7b-768f-94ea-b7e02299026b', 1, '2026-11-28 20:59:10.884+00', '2026-11-28 20:59:10.923+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a223f4-6cf4-7158-a0c5-ea75dd347517', 1, '2026-11-28 20:59:10.996+00', '2026-11-28 20:59:10.996+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a223f4-6d6c-7031-aabc-68637711d4e9', 1, '2026-11-28 20:59:11.096+00', '2026-11-28 20:59:11.122+00', '2026-11-28 20:59:16.121+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a223f4-6d95-7791-a389-47fe5f4497e3', 1, '2026-11-28 20:59:11.133+00', '2026-11-28 20:59:11.159+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a223f4-6dab-71b8-ac1b-4e39a16d220f', 1, '2026-11-28 20:59:11.171+00', '2026-11-28 20:59:11.327+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a223f4-6d6c-7031-aabc-68637711d4e9', 2, '2026-11-28 20:59:16.152+00', '2026-11-28 20:59:16.332+00', '2026-11-28 20:59:26.332+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a223f4-91af-7503-985c-d2a56e8b8159', 1, '2026-11-28 20:59:20.409+00', '2026-11-28 20:59:20.409+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a223f4-9278-76db-9cfc-6be8ffc8d2e5', 1, '2026-11-28 20:59:20.623+00', '2026-11-28 20:59:20.623+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a223f4-92d2-767a-b4b8-b8913abdd4f6', 1, '2026-11-28 20:59:20.695+00', '2026-11-28 20:59:20.696+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a223f4-9315-749b-b5ed-0ccb1086556e', 1, '2026-11-28 20:59:20.731+00', '2026-11-28 20:59:20.731+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a223f4-9339-7681-8819-f6a85bc0567a', 1, '2026-11-28 20:59:20.779+00', '2026-11-28 20:59:20.804+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a223f4-937e-77cf-9b94-bede1be946a4', 1, '2026-11-28 20:59:20.836+00', '2026-11-28 20:59:20.858+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a223f4-9fc4-761a-8d1a-6408c69c9bb5', 1, '2026-11-28 20:59:23.986+00', '2026-11-28 20:59:23.986+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a223f4-a13c-7669-977b-a4eb51c533b7', 1, '2026-11-28 20:59:24.382+00', '2026-11-28 20:59:24.421+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a223f4-6d6c-7031-aabc-68637711d4e9', 3, '2026-11-28 20:59:26.347+00', '2026-11-28 20:59:26.367+00', '2026-11-28 20:59:46.367+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a223f4-abaf-70c3-a61c-3e232f3d8a01', 1, '2026-11-28 20:59:27.034+00', '2026-11-28 20:59:27.034+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator');


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
	('01a223f4-6a0e-765c-85ba-7728cdd5f128', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.479+00', 'sent', '{sent,sent,sent}', NULL, '01a223f4-6a0e-765c-85ba-7728cdd5f128@mail.acme.example', NULL, 2, true),
	('01a223f4-6b22-73e5-b828-474c2c04e86d', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.584+00', 'bounced', '{bounced}', NULL, NULL, NULL, 2, true),
	('01a223f4-6b71-7251-b97c-20b6b78cf052', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.65+00', 'sent', '{sent}', NULL, '01a223f4-6b71-7251-b97c-20b6b78cf052@mail.acme.example', NULL, 2, true),
	('01a223f4-6bbc-718f-9a22-f259d857cbc5', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.728+00', 'bounced', '{bounced,sent}', NULL, '01a223f4-6bbc-718f-9a22-f259d857cbc5@mail.acme.example', NULL, 3, true),
	('01a223f4-6c0b-77f5-87af-09fbc9b85fa5', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.84+00', 'sent', '{sent}', NULL, '01a223f4-6c0b-77f5-87af-09fbc9b85fa5@mail.acme.example', NULL, 2, true),
	('01a223f4-6c7b-768f-94ea-b7e02299026b', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.923+00', 'sent', '{sent}', NULL, '01a223f4-6c7b-768f-94ea-b7e02299026b@mail.acme.example', NULL, 2, true),
	('01a223f4-6d28-7134-ae7b-07e53d4295ad', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:11.059+00', 'cancelled', '{scheduled}', '2026-12-18 20:59:11+00', NULL, NULL, 2, false),
	('01a223f4-6d6c-7031-aabc-68637711d4e9', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:11.084+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a223f4-6d95-7791-a389-47fe5f4497e3', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:11.125+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a223f4-6a41-747a-b7ae-e9c2e5087fa1', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:11.313+00', 'delivered', '{delivered}', NULL, 'sim_01a223f4-6a59-7674-a597-0edfbe0226a1', NULL, 3, true),
	('01a223f4-6a6a-7482-b6e0-bd106199323f', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:12.442+00', 'bounced', '{bounced}', NULL, 'sim_01a223f4-6a74-7649-ad26-5f8284572f47', NULL, 3, true),
	('01a223f4-6a82-7555-8234-2fc3ca4df2f3', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:12.442+00', 'complained', '{complained}', NULL, 'sim_01a223f4-6a8f-73cc-912b-06d301194406', NULL, 4, true),
	('01a223f4-6a9c-7735-8704-1f87ebf6a6d9', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:12.442+00', 'bounced', '{delivered,bounced,sent}', NULL, '01a223f4-6a9c-7735-8704-1f87ebf6a6d9@mail.acme.example', NULL, 5, true),
	('01a223f4-6cf4-7158-a0c5-ea75dd347517', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:12.442+00', 'delivered', '{delivered}', NULL, 'sim_01a223f4-6d14-77ed-af0d-bea57fd40c49', NULL, 3, true),
	('01a223f4-6dab-71b8-ac1b-4e39a16d220f', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:19.715+00', 'failed', '{failed}', NULL, NULL, 'It is not known whether the email arrived, and it was given up.', 2, true),
	('01a223f4-9339-7681-8819-f6a85bc0567a', '01a223f3-9968-74a1-9407-b52a87fe51c6', 'live', '2026-11-28 20:59:20.804+00', 'sent', '{sent}', NULL, '01a223f4-9339-7681-8819-f6a85bc0567a@2a87fe51c6.sandbox.sendwright.test', NULL, 2, true),
	('01a223f4-937e-77cf-9b94-bede1be946a4', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:20.858+00', 'sent', '{sent,sent}', NULL, '01a223f4-937e-77cf-9b94-bede1be946a4@mail.acme.example', NULL, 2, true),
	('01a223f4-91af-7503-985c-d2a56e8b8159', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:21.412+00', 'delivered', '{delivered}', NULL, 'sim_01a223f4-91d9-744c-ae23-bb285b46da13', NULL, 3, true),
	('01a223f4-9278-76db-9cfc-6be8ffc8d2e5', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'test', '2026-11-28 20:59:21.629+00', 'delivered', '{delivered}', NULL, 'sim_01a223f4-92af-701e-8322-6bc00f3183b9', NULL, 3, true),
	('01a223f4-92d2-767a-b4b8-b8913abdd4f6', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'test', '2026-11-28 20:59:21.701+00', 'bounced', '{bounced}', NULL, 'sim_01a223f4-92f7-70e0-a21a-f424509ac66e', NULL, 3, true),
	('01a223f4-9315-749b-b5ed-0ccb1086556e', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'test', '2026-11-28 20:59:22.74+00', 'delivered', '{delivered}', NULL, 'sim_01a223f4-931b-72e9-bf17-01cf50f7fbad', NULL, 3, true),
	('01a223f4-a13c-7669-977b-a4eb51c533b7', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:24.421+00', 'sent', '{sent}', NULL, '01a223f4-a13c-7669-977b-a4eb51c533b7@mail.acme.example', NULL, 2, true),
	('01a223f4-9fc4-761a-8d1a-6408c69c9bb5', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:24.998+00', 'delivered', '{delivered}', NULL, 'sim_01a223f4-9fd2-7641-b652-a46049e9fac6', NULL, 3, true),
	('01a223f4-abaf-70c3-a61c-3e232f3d8a01', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:27.034+00', 'sent', '{sent}', NULL, 'sim_01a223f4-abba-76a8-a744-eed4bed3326e', NULL, 2, true),
	('01a223f4-bae7-73c2-99c8-2b682dbf5bd0', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:30.919+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a223f4-bb06-73cb-b79c-d77b253ba8af', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:30.95+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a223f4-bb24-7307-9621-6bb1a07ea96d', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:30.98+00', 'scheduled', '{scheduled}', '2026-11-28 21:59:30.968+00', NULL, NULL, 1, false),
	('01a223f4-bb34-73ef-bbef-03291512ce9e', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:30.996+00', 'scheduled', '{scheduled}', '2026-11-28 21:59:30.968+00', NULL, NULL, 1, false),
	('01a223f4-bb48-7584-a433-f9e7e0281528', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:31.016+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a223f4-bb82-7751-9e82-826886667dc7', '01a223f3-9968-74a1-9407-b52a87fe51c6', 'live', '2026-11-28 20:59:31.074+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a223f4-c38b-7783-9c85-7155a1884411', '01a223f3-9968-74a1-9407-b52a87fe51c6', 'live', '2026-11-28 20:59:33.131+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false);


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
	('01a223f4-6a0e-765c-85ba-7728cdd5f128', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.222+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{"Ada Lovelace <ada@example.com>"}', '{carl@example.com}', '{"Bea <bea@example.net>"}', '{answers@acme.example,"Other <other@acme.example>"}', 'Everything at once', '{receipt,order:1234}', NULL, '01a223f4-6a0e-765c-85ba-7728cdd5f128@mail.acme.example', '{ada@example.com,carl@example.com,bea@example.net}', NULL, NULL, 3, NULL, 'ada@example.com
carl@example.com
bea@example.net
everything at once', '01a223f4-6a0e-765c-85ba-7729b4dbab01', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, 'e9db654c-012a-5dd9-0aa9-1a858ce76a63', NULL),
	('01a223f4-6a41-747a-b7ae-e9c2e5087fa1', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.273+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{delivered@6c76dcedbb.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be delivered', '{}', NULL, '01a223f4-6a41-747a-b7ae-e9c2e5087fa1@mail.acme.example', '{delivered@6c76dcedbb.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@6c76dcedbb.sandbox.sendwright.test
to be delivered', '01a223f4-6a41-747a-b7ae-e9c37f6b578c', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, '8344ce20-d2d0-467e-3a2a-a8aa3ed11a29', NULL),
	('01a223f4-6a6a-7482-b6e0-bd106199323f', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.314+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{bounced@6c76dcedbb.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be bounced', '{}', NULL, '01a223f4-6a6a-7482-b6e0-bd106199323f@mail.acme.example', '{bounced@6c76dcedbb.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@6c76dcedbb.sandbox.sendwright.test
to be bounced', '01a223f4-6a6a-7482-b6e0-bd11d0a123d0', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, 'eda51570-ee2c-ae61-9434-77ae5855753f', NULL),
	('01a223f4-6a82-7555-8234-2fc3ca4df2f3', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.338+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{complained@6c76dcedbb.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be complained', '{}', NULL, '01a223f4-6a82-7555-8234-2fc3ca4df2f3@mail.acme.example', '{complained@6c76dcedbb.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@6c76dcedbb.sandbox.sendwright.test
to be complained', '01a223f4-6a82-7555-8234-2fc4f00906e9', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, '9410521e-766b-efc9-e199-b064010c9771', NULL),
	('01a223f4-6a9c-7735-8704-1f87ebf6a6d9', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.364+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{delivered+a@6c76dcedbb.sandbox.sendwright.test,bounced+b@6c76dcedbb.sandbox.sendwright.test,real@example.com}', '{}', '{}', NULL, 'To several', '{}', NULL, '01a223f4-6a9c-7735-8704-1f87ebf6a6d9@mail.acme.example', '{delivered+a@6c76dcedbb.sandbox.sendwright.test,bounced+b@6c76dcedbb.sandbox.sendwright.test,real@example.com}', NULL, '{delivered,bounced,NULL}', 0, NULL, 'delivered+a@6c76dcedbb.sandbox.sendwright.test
bounced+b@6c76dcedbb.sandbox.sendwright.test
real@example.com
to several', '01a223f4-6a9c-7735-8704-1f88d4dd85a6', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, '2793dcf1-75ab-bcd3-1741-1570243daec5', NULL),
	('01a223f4-6b22-73e5-b828-474c2c04e86d', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.498+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{gone@example.org}', '{}', '{}', NULL, 'To nobody', '{}', NULL, '01a223f4-6b22-73e5-b828-474c2c04e86d@mail.acme.example', '{gone@example.org}', NULL, NULL, 0, NULL, 'gone@example.org
to nobody', '01a223f4-6b22-73e5-b828-474d36baec17', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, 'a5f150f7-761b-1ba3-d8e3-0047417f1703', NULL),
	('01a223f4-6b71-7251-b97c-20b6b78cf052', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.577+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{"Jörg <Joerg.Big@Bücher.example>"}', '{}', '{}', NULL, 'To a name that is spelled in another way on its way', '{}', NULL, '01a223f4-6b71-7251-b97c-20b6b78cf052@mail.acme.example', '{joerg.big@xn--bcher-kva.example}', '{Joerg.Big@xn--bcher-kva.example}', NULL, 0, NULL, 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way', '01a223f4-6b71-7251-b97c-20b72a5777d7', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, '04a60a08-2e7c-0903-7362-cd3274155025', NULL),
	('01a223f4-6bbc-718f-9a22-f259d857cbc5', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.652+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{gone-too@example.org,there@example.org}', '{}', '{}', NULL, 'To nobody and somebody', '{receipt}', NULL, '01a223f4-6bbc-718f-9a22-f259d857cbc5@mail.acme.example', '{gone-too@example.org,there@example.org}', NULL, NULL, 0, NULL, 'gone-too@example.org
there@example.org
to nobody and somebody', '01a223f4-6bbc-718f-9a22-f25a267d7f4e', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, '7099cba7-feaf-df0c-0ac5-7444b99e7737', NULL),
	('01a223f4-6c0b-77f5-87af-09fbc9b85fa5', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.731+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{tina@example.com}', '{}', '{}', NULL, 'Welcome, Tina', '{}', NULL, '01a223f4-6c0b-77f5-87af-09fbc9b85fa5@mail.acme.example', '{tina@example.com}', NULL, NULL, 0, NULL, 'tina@example.com
welcome, tina', '01a223f4-6c0b-77f5-87af-09fcc6b18d45', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, '7e1478f0-92ee-fb6c-cb4e-9194cd618a36', NULL),
	('01a223f4-6c7b-768f-94ea-b7e02299026b', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.843+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{tom@example.com}', '{}', '{}', '{answers@acme.example}', 'For everybody', '{}', NULL, '01a223f4-6c7b-768f-94ea-b7e02299026b@mail.acme.example', '{tom@example.com}', NULL, NULL, 0, NULL, 'tom@example.com
for everybody', '01a223f4-6c7b-768f-94ea-b7e17a5e6fde', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, '5a584727-660a-d5d6-d29b-560609e57eed', NULL),
	('01a223f4-6cf4-7158-a0c5-ea75dd347517', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:10.964+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{delivered@6c76dcedbb.sandbox.sendwright.test}', '{}', '{}', NULL, 'One of a batch', '{}', NULL, '01a223f4-6cf4-7158-a0c5-ea75dd347517@mail.acme.example', '{delivered@6c76dcedbb.sandbox.sendwright.test}', NULL, '{delivered}', 0, 'batch-1', 'delivered@6c76dcedbb.sandbox.sendwright.test
one of a batch', '01a223f4-6cf4-7158-a0c5-ea7662f80ffe', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, 'c7fa9e36-5371-0aa1-fb2a-40d9fc5b3716', NULL),
	('01a223f4-6d28-7134-ae7b-07e53d4295ad', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:11.016+00', '2026-12-18 20:59:11+00', '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{never@example.com}', '{}', '{}', NULL, 'To be cancelled', '{}', NULL, '01a223f4-6d28-7134-ae7b-07e53d4295ad@mail.acme.example', '{never@example.com}', NULL, NULL, 0, NULL, 'never@example.com
to be cancelled', '01a223f4-6d28-7134-ae7b-07e6610ceccb', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, 'fb0aaa56-44a7-27b3-528f-c59d808be061', NULL),
	('01a223f4-6d6c-7031-aabc-68637711d4e9', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:11.084+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{busy@example.com}', '{}', '{}', NULL, 'Refused for now', '{}', NULL, '01a223f4-6d6c-7031-aabc-68637711d4e9@mail.acme.example', '{busy@example.com}', NULL, NULL, 0, NULL, 'busy@example.com
refused for now', '01a223f4-6d6c-7031-aabc-686469353083', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, '5de3a0dc-32cf-fdda-8c3c-861c7636add9', NULL),
	('01a223f4-6d95-7791-a389-47fe5f4497e3', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:11.125+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{cut@example.com}', '{}', '{}', NULL, 'Held, as its answer was lost', '{}', NULL, '01a223f4-6d95-7791-a389-47fe5f4497e3@mail.acme.example', '{cut@example.com}', NULL, NULL, 0, NULL, 'cut@example.com
held, as its answer was lost', '01a223f4-6d95-7791-a389-47fff2d7c43d', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, 'a7210e28-1f79-0e65-40c3-93677c85315e', NULL),
	('01a223f4-6dab-71b8-ac1b-4e39a16d220f', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:11.147+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{cut-too@example.com}', '{}', '{}', NULL, 'Settled as failed', '{}', NULL, '01a223f4-6dab-71b8-ac1b-4e39a16d220f@mail.acme.example', '{cut-too@example.com}', NULL, NULL, 0, NULL, 'cut-too@example.com
settled as failed', '01a223f4-6dab-71b8-ac1b-4e3a709ea422', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, '384e522c-7fd3-9e25-72b7-4d88ba5541cc', NULL),
	('01a223f4-9339-7681-8819-f6a85bc0567a', '01a223f3-9968-74a1-9407-b52a87fe51c6', 'live', '2026-11-28 20:59:20.761+00', NULL, NULL, 'b@2a87fe51c6.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Bolt', '{}', NULL, '01a223f4-9339-7681-8819-f6a85bc0567a@2a87fe51c6.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
bolt', '01a223f4-9339-7681-8819-f6a96cb7d761', NULL, '01a223f3-e499-76c9-8046-99bfd3c17e89', NULL, '17d94df7-a1f0-a0d5-5704-23bfce5e114b', NULL),
	('01a223f4-91af-7503-985c-d2a56e8b8159', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:20.367+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Søren <shop@mail.acme.example>', '{"Émile <delivered@6c76dcedbb.sandbox.sendwright.test>"}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', '{"visible":null,"messageId":"own-1@mail.acme.example","date":"Sat, 28 Nov 2026 20:59:20 +0000"}', '01a223f4-91af-7503-985c-d2a56e8b8159@mail.acme.example', '{delivered@6c76dcedbb.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@6c76dcedbb.sandbox.sendwright.test
submitted over smtp', '01a223f4-91af-7503-985c-d2a66d45b69d', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, NULL, NULL),
	('01a223f4-9278-76db-9cfc-6be8ffc8d2e5', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'test', '2026-11-28 20:59:20.568+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Test <t@mail.acme.example>', '{delivered@6c76dcedbb.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: delivered', '{}', NULL, '01a223f4-9278-76db-9cfc-6be8ffc8d2e5@mail.acme.example', '{delivered@6c76dcedbb.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@6c76dcedbb.sandbox.sendwright.test
in test mode: delivered', '01a223f4-9277-76db-9cfc-6be91fdbe926', NULL, '01a223f3-841d-70d6-bac9-0ccbc8da4eb7', NULL, '1b585116-ba5e-b037-28b5-1094107ae0e3', NULL),
	('01a223f4-92d2-767a-b4b8-b8913abdd4f6', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'test', '2026-11-28 20:59:20.658+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Test <t@mail.acme.example>', '{bounced@6c76dcedbb.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: bounced', '{}', NULL, '01a223f4-92d2-767a-b4b8-b8913abdd4f6@mail.acme.example', '{bounced@6c76dcedbb.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@6c76dcedbb.sandbox.sendwright.test
in test mode: bounced', '01a223f4-92d2-767a-b4b8-b8924c270ea3', NULL, '01a223f3-841d-70d6-bac9-0ccbc8da4eb7', NULL, 'e938432f-e4bc-e3da-f135-7e3cb5a6f134', NULL),
	('01a223f4-a13c-7669-977b-a4eb51c533b7', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:24.348+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Søren <shop@mail.acme.example>', '{copied@example.com}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', NULL, '01a223f4-a13c-7669-977b-a4eb51c533b7@mail.acme.example', '{copied@example.com}', NULL, NULL, 0, NULL, 'copied@example.com
submitted over smtp', '01a223f4-a13d-7669-977b-a4eceb454ffb', NULL, NULL, '01a223f3-581a-7357-8758-bb6dfdf8e409', NULL, '01a223f4-91af-7503-985c-d2a56e8b8159'),
	('01a223f4-9315-749b-b5ed-0ccb1086556e', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'test', '2026-11-28 20:59:20.725+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Test <t@mail.acme.example>', '{anybody@6c76dcedbb.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: anybody', '{}', NULL, '01a223f4-9315-749b-b5ed-0ccb1086556e@mail.acme.example', '{anybody@6c76dcedbb.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'anybody@6c76dcedbb.sandbox.sendwright.test
in test mode: anybody', '01a223f4-9315-749b-b5ed-0cccc5dda5ff', NULL, '01a223f3-841d-70d6-bac9-0ccbc8da4eb7', NULL, 'c86b0252-d151-eb4a-a23f-cdeef9504451', NULL),
	('01a223f4-937e-77cf-9b94-bede1be946a4', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:20.83+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'e@mail.acme.example', '{[erased],rita@example.com}', '{}', '{}', NULL, '[erased]', '{}', NULL, '01a223f4-937e-77cf-9b94-bede1be946a4@mail.acme.example', '{[erased],rita@example.com}', NULL, NULL, 0, NULL, '[erased]
rita@example.com
[erased]', '01a223f4-937e-77cf-9b94-bedf69e289cf', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, '645b6b44-70b1-71b7-edd6-888d7b6b2719', NULL),
	('01a223f4-9fc4-761a-8d1a-6408c69c9bb5', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:23.972+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'w@mail.acme.example', '{delivered@6c76dcedbb.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a223f4-9fc4-761a-8d1a-6408c69c9bb5@mail.acme.example', '{delivered@6c76dcedbb.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@6c76dcedbb.sandbox.sendwright.test
its webhook waits', '01a223f4-9fc4-761a-8d1a-6409a93b30f8', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, 'f82366e5-1bd9-0e91-c2b2-9dbaa47ac762', NULL),
	('01a223f4-abaf-70c3-a61c-3e232f3d8a01', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:27.023+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'r@mail.acme.example', '{complained@6c76dcedbb.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its complaint is still to come', '{}', NULL, '01a223f4-abaf-70c3-a61c-3e232f3d8a01@mail.acme.example', '{complained@6c76dcedbb.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@6c76dcedbb.sandbox.sendwright.test
its complaint is still to come', '01a223f4-abaf-70c3-a61c-3e240d375c29', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, '2305dc98-d142-6720-1d4f-2b01794eb0b7', NULL),
	('01a223f4-bae7-73c2-99c8-2b682dbf5bd0', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:30.919+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{last@example.com}', '{}', '{}', NULL, 'Queued to go out', '{evening}', NULL, '01a223f4-bae7-73c2-99c8-2b682dbf5bd0@mail.acme.example', '{last@example.com}', NULL, NULL, 0, NULL, 'last@example.com
queued to go out', '01a223f4-bae7-73c2-99c8-2b6978809fe8', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, 'd02f2c51-7207-81b3-a38d-67cd0ddcb3e0', NULL),
	('01a223f4-bb06-73cb-b79c-d77b253ba8af', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:30.95+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{delivered@6c76dcedbb.sandbox.sendwright.test}', '{}', '{}', NULL, 'Queued for the simulator', '{evening}', NULL, '01a223f4-bb06-73cb-b79c-d77b253ba8af@mail.acme.example', '{delivered@6c76dcedbb.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@6c76dcedbb.sandbox.sendwright.test
queued for the simulator', '01a223f4-bb06-73cb-b79c-d77c5bd142a4', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, 'ba73baad-a86d-2678-dbbe-2de97072de18', NULL),
	('01a223f4-bb24-7307-9621-6bb1a07ea96d', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:30.98+00', '2026-11-28 21:59:30.968+00', '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to be cancelled', '{evening}', NULL, '01a223f4-bb24-7307-9621-6bb1a07ea96d@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to be cancelled', '01a223f4-bb24-7307-9621-6bb2d0eeba05', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, '7ea19a15-610c-fef5-aedb-cfc822325f70', NULL),
	('01a223f4-bb34-73ef-bbef-03291512ce9e', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:30.996+00', '2026-11-28 21:59:30.968+00', '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to go out', '{evening}', NULL, '01a223f4-bb34-73ef-bbef-03291512ce9e@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to go out', '01a223f4-bb34-73ef-bbef-032a523adce3', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, '40f50288-2f58-45d0-0eee-299bff87cac0', NULL),
	('01a223f4-bb48-7584-a433-f9e7e0281528', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:31.016+00', NULL, '01a223f4-67eb-7763-a069-e545538e3f4d', 'Acme <hello@mail.acme.example>', '{once@example.com}', '{}', '{}', NULL, 'Asked under a key', '{evening}', NULL, '01a223f4-bb48-7584-a433-f9e7e0281528@mail.acme.example', '{once@example.com}', NULL, NULL, 0, 'order-4711', 'once@example.com
asked under a key', '01a223f4-bb48-7584-a433-f9e87f1fa7f9', NULL, '01a223f3-7889-77b5-87c9-9a223c079634', NULL, '7adf4456-a732-4216-bb90-a0726442a422', NULL),
	('01a223f4-bb82-7751-9e82-826886667dc7', '01a223f3-9968-74a1-9407-b52a87fe51c6', 'live', '2026-11-28 20:59:31.074+00', NULL, NULL, 'b@2a87fe51c6.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Held back', '{}', NULL, '01a223f4-bb82-7751-9e82-826886667dc7@2a87fe51c6.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
held back', '01a223f4-bb82-7751-9e82-826979bd8eb0', NULL, '01a223f3-e499-76c9-8046-99bfd3c17e89', NULL, 'c63a6cb6-cc23-1c9a-92e9-51e2f7845132', NULL),
	('01a223f4-c38b-7783-9c85-7155a1884411', '01a223f3-9968-74a1-9407-b52a87fe51c6', 'live', '2026-11-28 20:59:33.131+00', NULL, NULL, 'b@2a87fe51c6.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'While paused', '{}', NULL, '01a223f4-c38b-7783-9c85-7155a1884411@2a87fe51c6.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
while paused', '01a223f4-c38b-7783-9c85-7156ebd91801', NULL, '01a223f3-e499-76c9-8046-99bfd3c17e89', NULL, '186aa1c5-82f8-36e3-7080-3564d265d403', NULL);


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
	('01a223f4-9393-73dc-a246-65a96e98b16f@mail.acme.example', '2026-11-28 20:59:20.996+00'),
	('01a223f4-9393-73dc-a246-65a96e98b16f', '2026-11-28 20:59:20.996+00');


--
-- Data for Name: holds; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.idempotency_keys VALUES
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', 'batch', 'batch-1', '313fc0dcf5790043d508e57468ea0dbca3db4a21c59a4883288bb0c93411ded3', '2026-11-29 20:59:10.949+00', '[{"_tag" : "Accepted", "emailId" : "01a223f4-6cf4-7158-a0c5-ea75dd347517"}]', '{"indexes":[0],"failures":[{"ok":false,"index":1,"error":{"code":"validation_error","message":"The request is not valid: to must be an email address such as ada@example.com.","details":[{"path":["to"],"message":"must be an email address such as ada@example.com"}]}}]}'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', 'message', '01a223f3-7889-77b5-87c9-9a223c079634:64a14a6ca2c7e8a85387902b4acb1979220bb5ba94ff85c158fa6145edeca0b1', '01a223f3-7889-77b5-87c9-9a223c079634:64a14a6ca2c7e8a85387902b4acb1979220bb5ba94ff85c158fa6145edeca0b1', '2026-11-28 21:09:20.367+00', '[{"_tag" : "Accepted", "emailId" : "01a223f4-91af-7503-985c-d2a56e8b8159"}]', 'null'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', 'single', 'order-4711', '64993acc08a1e8ac0acde79d0dc4c3443d73295447c260a50219b86e6650d571', '2026-11-29 20:59:31.014+00', '[{"_tag" : "Accepted", "emailId" : "01a223f4-bb48-7584-a433-f9e7e0281528"}]', 'null'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', 'request', 'order-4712', '5cd1768db4c44c1f9a1e2c3bf6407e954574a07ccc4e6eecf40cdc932acc4f6b', 'infinity', '[{"_tag" : "Accepted", "emailId" : "01a223f4-bb5c-74b6-9496-af874cdefad1"}]', 'null');


--
-- Data for Name: log_identity; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.memberships VALUES
	('01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f3-581a-7357-8758-bb6dfdf8e409', 'owner', '2026-11-28 20:58:00.089+00'),
	('01a223f3-9968-74a1-9407-b52a87fe51c6', '01a223f3-9968-74a1-9407-b52b6d79ae05', 'owner', '2026-11-28 20:58:16.807+00'),
	('01a223f3-a68b-72bb-bba3-a0bd4d682672', '01a223f3-a68c-73ab-976e-8eb5bad664c0', 'owner', '2026-11-28 20:58:20.171+00'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-3c91-70a1-9307-54cb297c1ee6', 'developer', '2026-11-28 20:58:58.578+00'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-5035-760d-9013-f313b59239c1', 'viewer', '2026-11-28 20:59:03.606+00');


--
-- Data for Name: metrics_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_hours VALUES
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', 'tag', 498860, 'receipt', 2, 4, 0, 1, 0, 0, 0, 0, 0, '{}'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', 'tag', 498860, 'order:1234', 1, 3, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', 'domain', 498860, 'mail.acme.example', 11, 11, 0, 2, 0, 0, 0, 1, 1, '{}'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'simulator', 'domain', 498860, 'mail.acme.example', 5, 7, 5, 2, 0, 1, 0, 0, 0, '{73,5}'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'test', 'domain', 498860, 'mail.acme.example', 3, 3, 1, 1, 0, 0, 0, 0, 0, '{73,1}'),
	('01a223f3-9968-74a1-9407-b52a87fe51c6', 'live', 'domain', 498860, '', 1, 1, 0, 0, 0, 0, 0, 0, 0, '{}');


--
-- Data for Name: metrics_place; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_place VALUES
	(true, '1156:1156:');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.migrations VALUES
	(1, 1, 'initial', 1, '0.0.0', '2026-11-28 20:57:55.391+00'),
	(2, 1, 'mailbox_identities', 1, '0.0.0', '2026-11-28 20:57:55.435+00'),
	(2, 2, 'mailbox_identities', 1, '0.0.0', '2026-11-28 20:57:55.459+00'),
	(3, 1, 'set_aside', 1, '0.0.0', '2026-11-28 20:57:55.495+00'),
	(4, 1, 'audit_sources', 1, '0.0.0', '2026-11-28 20:57:55.514+00'),
	(4, 2, 'audit_sources', 1, '0.0.0', '2026-11-28 20:57:55.529+00'),
	(4, 3, 'audit_sources', 1, '0.0.0', '2026-11-28 20:57:55.538+00'),
	(4, 4, 'audit_sources', 1, '0.0.0', '2026-11-28 20:57:55.55+00'),
	(5, 1, 'template_defaults', 1, '0.0.0', '2026-11-28 20:57:55.566+00'),
	(6, 1, 'report_signatures', 1, '0.0.0', '2026-11-28 20:57:55.587+00'),
	(7, 1, 'requests', 1, '0.0.0', '2026-11-28 20:57:55.708+00'),
	(8, 1, 'joined_accepts', 1, '0.0.0', '2026-11-28 20:57:55.768+00'),
	(9, 1, 'request_keys', 1, '0.0.0', '2026-11-28 20:57:55.802+00'),
	(10, 1, 'joined_lookups', 1, '0.0.0', '2026-11-28 20:57:55.835+00');


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
	('simulator', 'sim_01a223f4-abba-76a8-a744-eed4bed3326e email.delivered', '{"type":"email.delivered","occurredAt":1795899568034,"recipients":["complained@6c76dcedbb.sandbox.sendwright.test"],"details":{"recipients":["complained@6c76dcedbb.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a223f4-abba-76a8-a744-eed4bed3326e"},"keys":["simulator:sim_01a223f4-abba-76a8-a744-eed4bed3326e email.delivered"],"providerMessageId":"sim_01a223f4-abba-76a8-a744-eed4bed3326e","error":null,"provider":"simulator","key":"sim_01a223f4-abba-76a8-a744-eed4bed3326e email.delivered","emailId":"01a223f4-abaf-70c3-a61c-3e232f3d8a01","messageId":null}', '2026-11-28 20:59:28.033+00', '2026-11-28 20:59:27.033+00', 'sim_01a223f4-abba-76a8-a744-eed4bed3326e'),
	('simulator', 'sim_01a223f4-abba-76a8-a744-eed4bed3326e email.complained', '{"type":"email.complained","occurredAt":1795899569034,"recipients":["complained@6c76dcedbb.sandbox.sendwright.test"],"details":{"recipients":["complained@6c76dcedbb.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a223f4-abba-76a8-a744-eed4bed3326e","provider_message_id":"sim_01a223f4-abba-76a8-a744-eed4bed3326e"},"keys":["simulator:sim_01a223f4-abba-76a8-a744-eed4bed3326e email.complained"],"providerMessageId":"sim_01a223f4-abba-76a8-a744-eed4bed3326e","error":null,"provider":"simulator","key":"sim_01a223f4-abba-76a8-a744-eed4bed3326e email.complained","emailId":"01a223f4-abaf-70c3-a61c-3e232f3d8a01","messageId":null}', '2026-11-28 20:59:29.033+00', '2026-11-28 20:59:27.033+00', 'sim_01a223f4-abba-76a8-a744-eed4bed3326e');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.quotas VALUES
	('01a223f3-9968-74a1-9407-b52a87fe51c6', '2026-11', 3, 50, '2026-11-28', 3, 100, 1);


--
-- Data for Name: rate_buckets; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.rate_buckets VALUES
	('requests:01a223f3-e499-76c9-8046-99bfd3c17e89', 2.2450000000000006, 3.2450000000000006, 1795899576117),
	('requests:01a223f3-7889-77b5-87c9-9a223c079634', 990000, 1000000, 1795899576604),
	('messages:01a223f3-7889-77b5-87c9-9a223c079634', 999998, 1000000, 1795899550959),
	('messages:01a223f3-581a-7357-8758-bb6dfdf8e409', 999999, 1000000, 1795899564346),
	('sign-in:user:2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3', 8.120666666666667, 9.120666666666667, 1795899575010),
	('sign-in:from:12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 45.723, 46.723, 1795899575116),
	('sign-in:user:ca48e0014050c7996ca4272865794ba1d47e7ef86b88a1a7010eaf450f025194', 9, 10, 1795899575119),
	('requests:01a223f3-841d-70d6-bac9-0ccbc8da4eb7', 990000, 1000000, 1795899576026);


--
-- Data for Name: report_signatures; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: reputation_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.reputation_hours VALUES
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 498860, 6, 1, 0, 0),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 498860, 5, 5, 1, 0),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 498860, 2, 2, 1, 0),
	('01a223f3-9968-74a1-9407-b52a87fe51c6', 498860, 4, 1, 0, 0),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 498860, 1, 3, 0, 0),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 498860, 3, 3, 0, 0);


--
-- Data for Name: reputation_notes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: requests; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.requests OVERRIDING SYSTEM VALUE VALUES
	(1, '01a223f4-bb5c-74b6-9496-af874cdefad1', '01a223f3-581a-7357-8758-bb6c76dcedbb', '2026-11-28 20:59:31.036+00', '{"to": "row@example.com", "from": "Acme <hello@mail.acme.example>", "tags": ["evening"], "text": "Asked by SQL.", "subject": "Asked by SQL"}', 140, '-infinity', 'order-4712');


--
-- Data for Name: retention_terms; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: search_entries_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.search_entries_2026_11 VALUES
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-6a41-747a-b7ae-e9c2e5087fa1', '{}', 'delivered@6c76dcedbb.sandbox.sendwright.test
to be delivered'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-6a6a-7482-b6e0-bd106199323f', '{}', 'bounced@6c76dcedbb.sandbox.sendwright.test
to be bounced'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-6a82-7555-8234-2fc3ca4df2f3', '{}', 'complained@6c76dcedbb.sandbox.sendwright.test
to be complained'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-6a0e-765c-85ba-7728cdd5f128', '{receipt,order:1234}', 'ada@example.com
carl@example.com
bea@example.net
everything at once'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-6a9c-7735-8704-1f87ebf6a6d9', '{}', 'delivered+a@6c76dcedbb.sandbox.sendwright.test
bounced+b@6c76dcedbb.sandbox.sendwright.test
real@example.com
to several'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-6b22-73e5-b828-474c2c04e86d', '{}', 'gone@example.org
to nobody'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-6b71-7251-b97c-20b6b78cf052', '{}', 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-6bbc-718f-9a22-f259d857cbc5', '{receipt}', 'gone-too@example.org
there@example.org
to nobody and somebody'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-6c0b-77f5-87af-09fbc9b85fa5', '{}', 'tina@example.com
welcome, tina'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-6c7b-768f-94ea-b7e02299026b', '{}', 'tom@example.com
for everybody'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-6cf4-7158-a0c5-ea75dd347517', '{}', 'delivered@6c76dcedbb.sandbox.sendwright.test
one of a batch'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-6d28-7134-ae7b-07e53d4295ad', '{}', 'never@example.com
to be cancelled'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-6dab-71b8-ac1b-4e39a16d220f', '{}', 'cut-too@example.com
settled as failed'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-91af-7503-985c-d2a56e8b8159', '{}', 'delivered@6c76dcedbb.sandbox.sendwright.test
submitted over smtp'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'test', '01a223f4-9278-76db-9cfc-6be8ffc8d2e5', '{}', 'delivered@6c76dcedbb.sandbox.sendwright.test
in test mode: delivered'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'test', '01a223f4-92d2-767a-b4b8-b8913abdd4f6', '{}', 'bounced@6c76dcedbb.sandbox.sendwright.test
in test mode: bounced'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'test', '01a223f4-9315-749b-b5ed-0ccb1086556e', '{}', 'anybody@6c76dcedbb.sandbox.sendwright.test
in test mode: anybody'),
	('01a223f3-9968-74a1-9407-b52a87fe51c6', 'live', '01a223f4-9339-7681-8819-f6a85bc0567a', '{}', 'bob@bolt.example
bolt'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-937e-77cf-9b94-bede1be946a4', '{}', '[erased]
rita@example.com
[erased]'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-9fc4-761a-8d1a-6408c69c9bb5', '{}', 'delivered@6c76dcedbb.sandbox.sendwright.test
its webhook waits'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-a13c-7669-977b-a4eb51c533b7', '{}', 'copied@example.com
submitted over smtp'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-abaf-70c3-a61c-3e232f3d8a01', '{}', 'complained@6c76dcedbb.sandbox.sendwright.test
its complaint is still to come'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-bb24-7307-9621-6bb1a07ea96d', '{evening}', 'later@example.com
scheduled, to be cancelled'),
	('01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '01a223f4-bb34-73ef-bbef-03291512ce9e', '{evening}', 'later@example.com
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
	('01a223f4-6d95-7791-a389-47fe5f4497e3', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:11.158+00', '2026-11-28 20:59:11.158+00', '2026-11-28 20:59:11.124+00', NULL, NULL, 1, 0, true, NULL, NULL, '1017'),
	('01a223f4-bae7-73c2-99c8-2b682dbf5bd0', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:30.917+00', '2026-11-28 20:59:30.917+00', '2026-11-28 20:59:30.917+00', NULL, NULL, 0, 0, false, NULL, NULL, '1254'),
	('01a223f4-bb06-73cb-b79c-d77b253ba8af', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:30.948+00', '2026-11-28 20:59:30.948+00', '2026-11-28 20:59:30.948+00', NULL, NULL, 0, 0, false, NULL, NULL, '1255'),
	('01a223f4-bb48-7584-a433-f9e7e0281528', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:31.014+00', '2026-11-28 20:59:31.014+00', '2026-11-28 20:59:31.014+00', NULL, NULL, 0, 0, false, NULL, NULL, '1265'),
	('01a223f4-6d6c-7031-aabc-68637711d4e9', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', '2026-11-28 20:59:46.366+00', '2026-11-28 20:59:46.366+00', '2026-11-28 20:59:11.084+00', NULL, NULL, 3, 0, false, NULL, NULL, '1231'),
	('01a223f4-bb82-7751-9e82-826886667dc7', '01a223f3-9968-74a1-9407-b52a87fe51c6', 'live', '2026-11-28 20:59:33.03+00', '2026-11-28 20:59:33.03+00', '2026-11-28 20:59:31.072+00', NULL, NULL, 0, 0, true, NULL, '2026-11-28 20:59:31.072+00', '1271'),
	('01a223f4-c38b-7783-9c85-7155a1884411', '01a223f3-9968-74a1-9407-b52a87fe51c6', 'live', '2026-11-28 20:59:33.129+00', '2026-11-28 20:59:33.129+00', '2026-11-28 20:59:33.129+00', NULL, NULL, 0, 0, false, NULL, NULL, '1279');


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
	('01a223f4-0dfc-777f-b40b-379fd0dde69d', '53b2fdee121a4e6b48bd9cc23e4c6d5fc4b4bc8c597e5fe960caf81a6aee6bf6', '01a223f3-581a-7357-8758-bb6dfdf8e409', 'link', '2026-11-28 20:58:46.653+00', '2026-11-28 20:58:46.653+00', '2026-12-28 20:58:46.653+00', '', '127.0.0.0/24'),
	('01a223f4-2158-7441-b814-6630090750db', '9b00895a9dd429e5a3467df897daa6bec6c9c2fdf49573e2dcda49ed6e1878da', '01a223f3-f48e-7348-a219-7096517e5f7d', 'link', '2026-11-28 20:58:51.609+00', '2026-11-28 20:58:51.609+00', '2026-12-28 20:58:51.609+00', '', '127.0.0.0/24'),
	('01a223f4-3ca6-74f6-aa94-fc9231cd345c', '828ee07d284baa1042853b6c709f69c8e908c0e5a7a1be648420c0b1563b26cf', '01a223f4-3c91-70a1-9307-54cb297c1ee6', 'link', '2026-11-28 20:58:58.598+00', '2026-11-28 20:58:58.598+00', '2026-12-28 20:58:58.598+00', '', '127.0.0.0/24'),
	('01a223f4-a0b6-7100-99b3-355dcaf349a7', 'a4a8bf244b4823e9651ccd55b036a808526fad45f7f7bb18ad0ce709c0c6e68e', '01a223f3-581a-7357-8758-bb6dfdf8e409', 'password', '2026-11-28 20:59:24.215+00', '2026-11-28 20:59:24.215+00', '2026-12-28 20:59:24.215+00', '', '127.0.0.0/24'),
	('01a223f4-cb37-72da-908c-c72e6b877193', 'e7781f2f98736b26802b4728583cdba82ba3e68af829db82aef6768ece606704', '01a223f3-581a-7357-8758-bb6dfdf8e409', 'password', '2026-11-28 20:59:35.092+00', '2026-11-28 20:59:35.092+00', '2026-12-28 20:59:35.092+00', '', '127.0.0.0/24'),
	('01a223f4-cb99-7249-b197-6e91b2e1b448', '50aa68589236259e10127e89ab656ee7ef46e83bfe729e72e4cc52e34c895e17', '01a223f3-f48e-7348-a219-7096517e5f7d', 'password', '2026-11-28 20:59:35.19+00', '2026-11-28 20:59:35.19+00', '2026-12-28 20:59:35.19+00', '', '127.0.0.0/24');


--
-- Data for Name: sign_in_links; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sign_in_links VALUES
	('01a223f3-49b7-7586-b285-4f2a7f974d5b', '49417b049c3bfe458e736972d74328564ad65ed7832ad4000773da43c18be819', 'setup', NULL, NULL, NULL, NULL, NULL, '2026-11-28 20:57:56.407+00', '2026-11-28 21:57:56.407+00'),
	('01a223f4-66f1-731e-9ed8-7f837ae349b9', 'de71a2ee549ae6b1b589ded6a7c0417d835ebc80520c1a46e165fe25e21977d0', 'invitation', NULL, '01a223f3-581a-7357-8758-bb6c76dcedbb', 'later@acme.example', 'later@acme.example', 'viewer', '2026-11-28 20:59:09.425+00', '2026-12-05 20:59:09.425+00');


--
-- Data for Name: suppressions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.suppressions VALUES
	('01a223f4-6ba0-73cb-8ef6-b5d28b3a4b22', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'gone@example.org', NULL, NULL, 'bounce', '2026-11-28 20:59:10.584+00'),
	('01a223f4-6c1f-7020-9827-a9dfd211b9a1', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'gone-too@example.org', NULL, NULL, 'bounce', '2026-11-28 20:59:10.728+00'),
	('01a223f4-936b-7223-9e2b-f504a5d85fc3', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'no-more@example.com', NULL, NULL, 'manual', '2026-11-28 20:59:20.811+00'),
	('01a223f4-9423-7359-ba5b-9b40ad49d8d8', '01a223f3-581a-7357-8758-bb6c76dcedbb', NULL, 'a215faf0857dae0918497c7fc7379bf18a979c57236e1389630042410a82ff6c', '590d4ee43f579dc4', 'manual', '2026-11-28 20:59:20.996+00');


--
-- Data for Name: template_versions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.template_versions VALUES
	('01a223f4-6964-7064-b37e-9d9df42e5415', 1, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-28 20:59:10.052+00', NULL, NULL),
	('01a223f4-6964-7064-b37e-9d9df42e5415', 2, 'Welcome', 'Hello, {{ name }}', '<p>Hello, {{ name }}</p>', 'Welcome, {{ name }}', '{name}', 67, 'Acme live', '2026-11-28 20:59:10.078+00', NULL, NULL),
	('01a223f4-6964-7064-b37e-9d9df42e5415', 3, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-28 20:59:10.094+00', NULL, NULL),
	('01a223f4-699a-74d2-9917-adec4cbc667d', 1, 'Plain', 'Plain', NULL, 'Plain', '{}', 15, 'Acme live', '2026-11-28 20:59:10.106+00', NULL, NULL),
	('01a223f4-69a7-73f3-a696-883f746531aa', 1, 'Brings all', 'For {{ who }}', '<p>For {{ who }}: {{ count }}</p>', NULL, '{who,count}', 56, 'Acme live', '2026-11-28 20:59:10.119+00', '{"from": "Acme <hello@mail.acme.example>", "replyTo": ["answers@acme.example"], "fallbacks": {"who": "everybody", "count": 3}}', 118);


--
-- Data for Name: templates; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.templates VALUES
	('01a223f4-6964-7064-b37e-9d9df42e5415', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'welcome', 3, '2026-11-28 20:59:10.052+00', '2026-11-28 20:59:10.094+00'),
	('01a223f4-699a-74d2-9917-adec4cbc667d', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'plain-one', 1, '2026-11-28 20:59:10.106+00', '2026-11-28 20:59:10.106+00'),
	('01a223f4-69a7-73f3-a696-883f746531aa', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'brings-all', 1, '2026-11-28 20:59:10.119+00', '2026-11-28 20:59:10.119+00');


--
-- Data for Name: user_identities; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.users VALUES
	('01a223f3-9968-74a1-9407-b52b6d79ae05', 'bob@bolt.example', 'bob@bolt.example', 'bob', NULL, false, NULL, '2026-11-28 20:58:16.807+00'),
	('01a223f3-a68c-73ab-976e-8eb5bad664c0', 'eve@closed.example', 'eve@closed.example', 'eve', NULL, false, NULL, '2026-11-28 20:58:20.171+00'),
	('01a223f3-581a-7357-8758-bb6dfdf8e409', 'ada@acme.example', 'ada@acme.example', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$ICrDDBwW5arsEZ/AP4zCEw$jOqPopQW5vjLfgRkjkj5YY70VFk0GSWW7Vfs8yDkqvY', false, NULL, '2026-11-28 20:58:00.089+00'),
	('01a223f3-f48e-7348-a219-7096517e5f7d', 'grace@operators.example', 'grace@operators.example', 'grace', '$argon2id$v=19$m=19456,t=2,p=1$3zC5b+bbjXDFTc+uIVxv2A$H/9p0q8Jdhlt4+x6lbD8NiGDI/O+4GpBA6xZn+EtB2w', true, NULL, '2026-11-28 20:58:40.143+00'),
	('01a223f4-3c91-70a1-9307-54cb297c1ee6', 'dev@acme.example', 'dev@acme.example', 'The developer', '$argon2id$v=19$m=19456,t=2,p=1$HwLn+ALT1Csh1Jx57B7EgA$+IKGp0kO25OybFil4B+XedtzupORtu5KSStqYa8rUCg', false, NULL, '2026-11-28 20:58:58.577+00'),
	('01a223f4-5035-760d-9013-f313b59239c1', 'view@acme.example', 'view@acme.example', 'The viewer', '$argon2id$v=19$m=19456,t=2,p=1$x6Rjryls1sEnBbzgHjeXsA$VQv/qcZDfjeoRy0XC/jFxStXC9uEWf688+FFs6JE5Vg', false, '2026-11-28 20:59:06.625+00', '2026-11-28 20:59:03.605+00');


--
-- Data for Name: webhook_attempts_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_attempts_2026_11 VALUES
	('01a223f4-6a61-7e01-ac5c-14cbef006c1e', 1, '2026-11-28 20:59:10.336+00', 204, NULL, 34),
	('01a223f4-6a7c-7fd4-a626-d194fffaea21', 1, '2026-11-28 20:59:10.362+00', 204, NULL, 19),
	('01a223f4-6ab7-79be-835e-99ff36b91c9c', 1, '2026-11-28 20:59:10.533+00', 204, NULL, 53),
	('01a223f4-6b13-7cf7-af33-04b91b6c8455', 1, '2026-11-28 20:59:10.534+00', 204, NULL, 53),
	('01a223f4-6b53-72a0-8c22-627d99c60e3b', 1, '2026-11-28 20:59:10.62+00', 204, NULL, 16),
	('01a223f4-6b53-7a68-b496-f0505d551e35', 1, '2026-11-28 20:59:10.621+00', 204, NULL, 15),
	('01a223f4-6b9f-7f74-89b5-800222063716', 1, '2026-11-28 20:59:10.674+00', 204, NULL, 14),
	('01a223f4-6bc7-73fd-9b09-af1b67078118', 1, '2026-11-28 20:59:10.776+00', 204, NULL, 16),
	('01a223f4-6c1f-74fc-b8c0-5ce14bc044eb', 1, '2026-11-28 20:59:10.824+00', 204, NULL, 22),
	('01a223f4-6c1f-7694-91df-c1396b5e9120', 1, '2026-11-28 20:59:10.827+00', 204, NULL, 32),
	('01a223f4-6c80-7fff-b51e-134bba597eb0', 1, '2026-11-28 20:59:10.897+00', 204, NULL, 20),
	('01a223f4-6ccd-7d9f-9439-2979ad9bb7f3', 1, '2026-11-28 20:59:10.967+00', 204, NULL, 13),
	('01a223f4-6d17-7a44-bbff-f8735ccb7ff5', 1, '2026-11-28 20:59:11.036+00', 204, NULL, 11),
	('01a223f4-6d53-7020-98d8-59036d85da77', 1, '2026-11-28 20:59:11.107+00', 204, NULL, 15),
	('01a223f4-6d53-7f0b-a4fb-bbc9c999a999', 1, '2026-11-28 20:59:11.108+00', 500, 'answered with status 500', 15),
	('01a223f4-6e8b-7c12-ad0f-6088142c840f', 1, '2026-11-28 20:59:11.399+00', 204, NULL, 11),
	('01a223f4-72e0-792b-ad77-bb8493b0d8c3', 1, '2026-11-28 20:59:12.543+00', 204, NULL, 30),
	('01a223f4-72e0-7b11-9ad4-dd0a171e8b67', 1, '2026-11-28 20:59:12.541+00', 204, NULL, 27),
	('01a223f4-72e0-726d-b9d8-bef05d2cf6cc', 1, '2026-11-28 20:59:12.55+00', 204, NULL, 47),
	('01a223f4-72e0-76fe-b9a2-fa72c02edb51', 1, '2026-11-28 20:59:12.544+00', 204, NULL, 48),
	('01a223f4-72e0-7c7c-aa4f-432383337384', 1, '2026-11-28 20:59:12.543+00', 204, NULL, 48),
	('01a223f4-72e0-7cbd-a0ea-12ac61ec1e19', 1, '2026-11-28 20:59:12.551+00', 204, NULL, 47),
	('01a223f4-6d53-7f0b-a4fb-bbc9c999a999', 2, '2026-11-28 20:59:16.528+00', 500, 'answered with status 500', 8),
	('01a223f4-8f35-7939-bde1-f8ed11cd13d8', 1, '2026-11-28 20:59:20.491+00', 204, NULL, 52),
	('01a223f4-91ef-70b3-b518-058d42c0e13e', 1, '2026-11-28 20:59:20.493+00', 204, NULL, 73),
	('01a223f4-92ca-74b0-a14e-b40d938e1186', 1, '2026-11-28 20:59:20.732+00', 204, NULL, 11),
	('01a223f4-92ca-7ec6-a3da-6416f31ecc5c', 1, '2026-11-28 20:59:20.733+00', 204, NULL, 11),
	('01a223f4-9304-7337-99d2-a211fc4c707a', 1, '2026-11-28 20:59:20.742+00', 204, NULL, 9),
	('01a223f4-9304-7a8f-b826-2c4bfde4b4a5', 1, '2026-11-28 20:59:20.741+00', 204, NULL, 9),
	('01a223f4-9335-7801-ac17-cfd1f44b5316', 1, '2026-11-28 20:59:20.785+00', 204, NULL, 10),
	('01a223f4-9335-797c-8cdd-f04d1db04a48', 1, '2026-11-28 20:59:20.785+00', 204, NULL, 10),
	('01a223f4-939a-7a21-8876-ba859761b3a3', 1, '2026-11-28 20:59:20.898+00', 204, NULL, 6),
	('01a223f4-6d53-7f0b-a4fb-bbc9c999a999', 3, '2026-11-28 20:59:21.496+00', 500, 'answered with status 500', 4),
	('01a223f4-95e2-70a2-97b3-e0b6888b4512', 1, '2026-11-28 20:59:21.495+00', 204, NULL, 5),
	('01a223f4-6d53-7f0b-a4fb-bbc9c999a999', 4, '2026-11-28 20:59:21.676+00', 500, 'answered with status 500', 8),
	('01a223f4-96ab-7bd3-86da-872f070e81d0', 1, '2026-11-28 20:59:21.677+00', 204, NULL, 7),
	('01a223f4-6d53-7f0b-a4fb-bbc9c999a999', 5, '2026-11-28 20:59:21.701+00', 500, 'answered with status 500', 5),
	('01a223f4-96f6-72e9-87c3-3ab8dd98c411', 1, '2026-11-28 20:59:21.745+00', 204, NULL, 5),
	('01a223f4-96f6-7aa4-a22c-09dbd8c041da', 1, '2026-11-28 20:59:21.744+00', 204, NULL, 5),
	('01a223f4-6d53-7f0b-a4fb-bbc9c999a999', 6, '2026-11-28 20:59:22.774+00', 500, 'answered with status 500', 4),
	('01a223f4-9b00-7856-ba1d-47d834b7bc2d', 1, '2026-11-28 20:59:22.774+00', 204, NULL, 7),
	('01a223f4-6d53-7f0b-a4fb-bbc9c999a999', 7, '2026-11-28 20:59:23.826+00', 500, 'answered with status 500', 3),
	('01a223f4-6d53-7f0b-a4fb-bbc9c999a999', 8, '2026-11-28 20:59:23.855+00', 500, 'answered with status 500', 8),
	('01a223f4-9fc4-76ec-a2a9-1e2fab931ccb', 1, '2026-11-28 20:59:24.001+00', 500, 'answered with status 500', 8),
	('01a223f4-9fd5-77b0-a366-43d40bfce65a', 1, '2026-11-28 20:59:24.024+00', 204, NULL, 2),
	('01a223f4-a0d7-7788-aba9-352616a2823b', 1, '2026-11-28 20:59:24.259+00', 204, NULL, 4),
	('01a223f4-a13d-7279-9063-0877093c3d58', 1, '2026-11-28 20:59:24.373+00', 500, 'answered with status 500', 33),
	('01a223f4-a186-74c2-8670-93ed5936398a', 1, '2026-11-28 20:59:24.443+00', 204, NULL, 7),
	('01a223f4-a3da-7811-b65d-50569bcbde53', 1, '2026-11-28 20:59:25.046+00', 204, NULL, 12),
	('01a223f4-abaf-73c5-8d24-3e5de7562cab', 1, '2026-11-28 20:59:27.058+00', 500, 'answered with status 500', 14),
	('01a223f4-abbe-7236-bb69-5f6f5ab49124', 1, '2026-11-28 20:59:27.059+00', 204, NULL, 13);


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
	('01a223f4-6a61-7e01-ac5c-14cbef006c1e', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-6a61-72bd-945f-569e4bb41826', 'email.sent', '01a223f4-6a41-747a-b7ae-e9c2e5087fa1', 'delivered', 1, NULL, 204, 34, false, NULL, '2026-11-28 20:59:10.298+00'),
	('01a223f4-6a7c-7fd4-a626-d194fffaea21', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-6a7c-75ee-9329-f979e74c05b0', 'email.sent', '01a223f4-6a6a-7482-b6e0-bd106199323f', 'delivered', 1, NULL, 204, 19, false, NULL, '2026-11-28 20:59:10.325+00'),
	('01a223f4-6ab7-79be-835e-99ff36b91c9c', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-6ab7-727a-9368-5f4187b381f5', 'email.sent', '01a223f4-6a82-7555-8234-2fc3ca4df2f3', 'delivered', 1, NULL, 204, 53, false, NULL, '2026-11-28 20:59:10.352+00'),
	('01a223f4-6b13-7cf7-af33-04b91b6c8455', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-6b13-755b-8e06-6adcddc1f11d', 'email.sent', '01a223f4-6a0e-765c-85ba-7728cdd5f128', 'delivered', 1, NULL, 204, 53, false, NULL, '2026-11-28 20:59:10.479+00'),
	('01a223f4-6b53-72a0-8c22-627d99c60e3b', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-6b53-7401-b2ff-95f5656870db', 'email.sent', '01a223f4-6a9c-7735-8704-1f87ebf6a6d9', 'delivered', 1, NULL, 204, 16, false, NULL, '2026-11-28 20:59:10.476+00'),
	('01a223f4-6b53-7a68-b496-f0505d551e35', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-6b53-7401-b2ff-95f67471ab35', 'email.sent', '01a223f4-6a9c-7735-8704-1f87ebf6a6d9', 'delivered', 1, NULL, 204, 15, false, NULL, '2026-11-28 20:59:10.476+00'),
	('01a223f4-6b9f-7f74-89b5-800222063716', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-6b9f-71f3-b648-794bbf896f1a', 'email.bounced', '01a223f4-6b22-73e5-b828-474c2c04e86d', 'delivered', 1, NULL, 204, 14, false, NULL, '2026-11-28 20:59:10.584+00'),
	('01a223f4-6bc7-73fd-9b09-af1b67078118', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-6bc7-76c9-96e0-24a09f636c5e', 'email.sent', '01a223f4-6b71-7251-b97c-20b6b78cf052', 'delivered', 1, NULL, 204, 16, false, NULL, '2026-11-28 20:59:10.65+00'),
	('01a223f4-6c1f-74fc-b8c0-5ce14bc044eb', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-6c1f-7020-9827-a9dd7c867d9d', 'email.bounced', '01a223f4-6bbc-718f-9a22-f259d857cbc5', 'delivered', 1, NULL, 204, 22, false, NULL, '2026-11-28 20:59:10.728+00'),
	('01a223f4-6c1f-7694-91df-c1396b5e9120', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-6c1f-7020-9827-a9de2a31db12', 'email.sent', '01a223f4-6bbc-718f-9a22-f259d857cbc5', 'delivered', 1, NULL, 204, 32, false, NULL, '2026-11-28 20:59:10.728+00'),
	('01a223f4-6c80-7fff-b51e-134bba597eb0', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-6c80-765d-88e9-85fcc4af90da', 'email.sent', '01a223f4-6c0b-77f5-87af-09fbc9b85fa5', 'delivered', 1, NULL, 204, 20, false, NULL, '2026-11-28 20:59:10.84+00'),
	('01a223f4-6ccd-7d9f-9439-2979ad9bb7f3', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-6ccd-7654-bf1e-1dd6a788fb69', 'email.sent', '01a223f4-6c7b-768f-94ea-b7e02299026b', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-28 20:59:10.923+00'),
	('01a223f4-6d17-7a44-bbff-f8735ccb7ff5', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-6d17-76c5-b877-611f019c5ee1', 'email.sent', '01a223f4-6cf4-7158-a0c5-ea75dd347517', 'delivered', 1, NULL, 204, 11, false, NULL, '2026-11-28 20:59:10.997+00'),
	('01a223f4-6d53-7020-98d8-59036d85da77', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-6d53-75f4-a91a-78a473505883', 'email.cancelled', '01a223f4-6d28-7134-ae7b-07e53d4295ad', 'delivered', 1, NULL, 204, 15, false, NULL, '2026-11-28 20:59:11.059+00'),
	('01a223f4-9b00-7856-ba1d-47d834b7bc2d', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'test', '01a223f4-9b00-7438-8c45-695563ea1a36', 'email.delivered', '01a223f4-9315-749b-b5ed-0ccb1086556e', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-28 20:59:22.74+00'),
	('01a223f4-6e8b-7c12-ad0f-6088142c840f', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-6e8b-7524-95f6-85ed08f1a80f', 'email.delivered', '01a223f4-6a41-747a-b7ae-e9c2e5087fa1', 'delivered', 1, NULL, 204, 11, false, NULL, '2026-11-28 20:59:11.313+00'),
	('01a223f4-72e0-792b-ad77-bb8493b0d8c3', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-72e0-76cc-b047-d0686eaa5af7', 'email.delivered', '01a223f4-6a82-7555-8234-2fc3ca4df2f3', 'delivered', 1, NULL, 204, 30, false, NULL, '2026-11-28 20:59:12.442+00'),
	('01a223f4-72e0-7b11-9ad4-dd0a171e8b67', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-72e0-76cc-b047-d06769ce0e18', 'email.bounced', '01a223f4-6a6a-7482-b6e0-bd106199323f', 'delivered', 1, NULL, 204, 27, false, NULL, '2026-11-28 20:59:12.442+00'),
	('01a223f4-72e0-726d-b9d8-bef05d2cf6cc', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-72e0-76cc-b047-d06b780ddfc8', 'email.delivered', '01a223f4-6a9c-7735-8704-1f87ebf6a6d9', 'delivered', 1, NULL, 204, 47, false, NULL, '2026-11-28 20:59:12.442+00'),
	('01a223f4-72e0-76fe-b9a2-fa72c02edb51', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-72e0-76cc-b047-d06a6f8b5b35', 'email.bounced', '01a223f4-6a9c-7735-8704-1f87ebf6a6d9', 'delivered', 1, NULL, 204, 48, false, NULL, '2026-11-28 20:59:12.442+00'),
	('01a223f4-72e0-7c7c-aa4f-432383337384', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-72e0-76cc-b047-d0692ed52e96', 'email.complained', '01a223f4-6a82-7555-8234-2fc3ca4df2f3', 'delivered', 1, NULL, 204, 48, false, NULL, '2026-11-28 20:59:12.442+00'),
	('01a223f4-72e0-7cbd-a0ea-12ac61ec1e19', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-72e0-76cc-b047-d06cb82a0a22', 'email.delivered', '01a223f4-6cf4-7158-a0c5-ea75dd347517', 'delivered', 1, NULL, 204, 47, false, NULL, '2026-11-28 20:59:12.442+00'),
	('01a223f4-8f35-7939-bde1-f8ed11cd13d8', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-8f35-7655-bd7e-d99a0fb3a6a2', 'email.failed', '01a223f4-6dab-71b8-ac1b-4e39a16d220f', 'delivered', 1, NULL, 204, 52, false, NULL, '2026-11-28 20:59:19.715+00'),
	('01a223f4-91ef-70b3-b518-058d42c0e13e', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-91ef-7660-9b07-7151c06ade39', 'email.sent', '01a223f4-91af-7503-985c-d2a56e8b8159', 'delivered', 1, NULL, 204, 73, false, NULL, '2026-11-28 20:59:20.409+00'),
	('01a223f4-92ca-74b0-a14e-b40d938e1186', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'test', '01a223f4-92ca-724f-9b20-ccad13803cab', 'email.sent', '01a223f4-9278-76db-9cfc-6be8ffc8d2e5', 'delivered', 1, NULL, 204, 11, false, NULL, '2026-11-28 20:59:20.623+00'),
	('01a223f4-92ca-7ec6-a3da-6416f31ecc5c', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69dd-74cf-8613-a33f37978340', 'test', '01a223f4-92ca-724f-9b20-ccad13803cab', 'email.sent', '01a223f4-9278-76db-9cfc-6be8ffc8d2e5', 'delivered', 1, NULL, 204, 11, false, NULL, '2026-11-28 20:59:20.623+00'),
	('01a223f4-9304-7337-99d2-a211fc4c707a', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69dd-74cf-8613-a33f37978340', 'test', '01a223f4-9304-73e5-bbce-b50b390f1750', 'email.sent', '01a223f4-92d2-767a-b4b8-b8913abdd4f6', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-28 20:59:20.696+00'),
	('01a223f4-9304-7a8f-b826-2c4bfde4b4a5', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'test', '01a223f4-9304-73e5-bbce-b50b390f1750', 'email.sent', '01a223f4-92d2-767a-b4b8-b8913abdd4f6', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-28 20:59:20.696+00'),
	('01a223f4-6d53-7f0b-a4fb-bbc9c999a999', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69e7-7281-8c5c-5319e7e66460', 'live', '01a223f4-6d53-75f4-a91a-78a473505883', 'email.cancelled', '01a223f4-6d28-7134-ae7b-07e53d4295ad', 'failed', 8, 'answered with status 500', 500, 8, false, NULL, '2026-11-28 20:59:11.059+00'),
	('01a223f4-96f6-72e9-87c3-3ab8dd98c411', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69dd-74cf-8613-a33f37978340', 'test', '01a223f4-96f6-7795-83db-836ec3ae3602', 'email.bounced', '01a223f4-92d2-767a-b4b8-b8913abdd4f6', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-28 20:59:21.701+00'),
	('01a223f4-96f6-7aa4-a22c-09dbd8c041da', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'test', '01a223f4-96f6-7795-83db-836ec3ae3602', 'email.bounced', '01a223f4-92d2-767a-b4b8-b8913abdd4f6', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-28 20:59:21.701+00'),
	('01a223f4-a186-74c2-8670-93ed5936398a', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-a186-71f2-a53c-6f347e7ce8c3', 'email.sent', '01a223f4-a13c-7669-977b-a4eb51c533b7', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-28 20:59:24.421+00'),
	('01a223f4-9335-7801-ac17-cfd1f44b5316', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69dd-74cf-8613-a33f37978340', 'test', '01a223f4-9335-712f-bbcd-ce9500d822e9', 'email.sent', '01a223f4-9315-749b-b5ed-0ccb1086556e', 'delivered', 1, NULL, 204, 10, false, NULL, '2026-11-28 20:59:20.731+00'),
	('01a223f4-9335-797c-8cdd-f04d1db04a48', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'test', '01a223f4-9335-712f-bbcd-ce9500d822e9', 'email.sent', '01a223f4-9315-749b-b5ed-0ccb1086556e', 'delivered', 1, NULL, 204, 10, false, NULL, '2026-11-28 20:59:20.731+00'),
	('01a223f4-939a-7a21-8876-ba859761b3a3', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-939a-72eb-9ff2-2780a3c4d421', 'email.sent', '01a223f4-937e-77cf-9b94-bede1be946a4', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-28 20:59:20.858+00'),
	('01a223f4-95e2-70a2-97b3-e0b6888b4512', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-95e2-7160-8309-503f19954553', 'email.delivered', '01a223f4-91af-7503-985c-d2a56e8b8159', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-28 20:59:21.412+00'),
	('01a223f4-96ab-7bd3-86da-872f070e81d0', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'test', '01a223f4-96ab-76e6-a3f3-9a1ee92fc917', 'email.delivered', '01a223f4-9278-76db-9cfc-6be8ffc8d2e5', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-28 20:59:21.629+00'),
	('01a223f4-9fc4-76ec-a2a9-1e2fab931ccb', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-9fbc-70d3-a3aa-03b291ef6099', 'live', '01a223f4-9fc4-761a-8d1a-6409a93b30f8', 'email.queued', '01a223f4-9fc4-761a-8d1a-6408c69c9bb5', 'pending', 1, 'answered with status 500', 500, 8, false, NULL, '2026-11-28 20:59:23.972+00'),
	('01a223f4-9fd5-77b0-a366-43d40bfce65a', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-9fd5-7554-a5a9-3537688608fe', 'email.sent', '01a223f4-9fc4-761a-8d1a-6408c69c9bb5', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-28 20:59:23.986+00'),
	('01a223f4-a0d7-7788-aba9-352616a2823b', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-9fd5-7554-a5a9-3537688608fe', 'email.sent', '01a223f4-9fc4-761a-8d1a-6408c69c9bb5', 'delivered', 1, NULL, 204, 4, false, '01a223f4-9fd5-77b0-a366-43d40bfce65a', '2026-11-28 20:59:24.247+00'),
	('01a223f4-a13d-7279-9063-0877093c3d58', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-9fbc-70d3-a3aa-03b291ef6099', 'live', '01a223f4-a13d-7669-977b-a4eceb454ffb', 'email.queued', '01a223f4-a13c-7669-977b-a4eb51c533b7', 'pending', 1, 'answered with status 500', 500, 33, false, NULL, '2026-11-28 20:59:24.348+00'),
	('01a223f4-a3da-7811-b65d-50569bcbde53', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-a3da-777b-bce4-93cca0bd34f8', 'email.delivered', '01a223f4-9fc4-761a-8d1a-6408c69c9bb5', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-28 20:59:24.998+00'),
	('01a223f4-abaf-73c5-8d24-3e5de7562cab', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-9fbc-70d3-a3aa-03b291ef6099', 'live', '01a223f4-abaf-70c3-a61c-3e240d375c29', 'email.queued', '01a223f4-abaf-70c3-a61c-3e232f3d8a01', 'pending', 1, 'answered with status 500', 500, 14, false, NULL, '2026-11-28 20:59:27.023+00'),
	('01a223f4-abbe-7236-bb69-5f6f5ab49124', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-69cd-72e7-862e-fa7a02eb73fe', 'live', '01a223f4-abbe-75a8-9236-c9f540d46aeb', 'email.sent', '01a223f4-abaf-70c3-a61c-3e232f3d8a01', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-28 20:59:27.034+00'),
	('01a223f4-bae7-7147-b98b-aba548622279', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-9fbc-70d3-a3aa-03b291ef6099', 'live', '01a223f4-bae7-73c2-99c8-2b6978809fe8', 'email.queued', '01a223f4-bae7-73c2-99c8-2b682dbf5bd0', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-28 20:59:30.919+00'),
	('01a223f4-bb06-7cca-abad-40b9a25c32cc', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-9fbc-70d3-a3aa-03b291ef6099', 'live', '01a223f4-bb06-73cb-b79c-d77c5bd142a4', 'email.queued', '01a223f4-bb06-73cb-b79c-d77b253ba8af', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-28 20:59:30.95+00'),
	('01a223f4-bb48-7c5c-969e-a2addb17698b', '01a223f3-581a-7357-8758-bb6c76dcedbb', '01a223f4-9fbc-70d3-a3aa-03b291ef6099', 'live', '01a223f4-bb48-7584-a433-f9e87f1fa7f9', 'email.queued', '01a223f4-bb48-7584-a433-f9e7e0281528', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-28 20:59:31.016+00');


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
	('01a223f4-69dd-74cf-8613-a33f37978340', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'test', 'http://127.0.0.1:33453/ok', '{email.sent,email.bounced}', 'sendwright', true, '2.throwaway.4cb064f4f8ba9936.URzsYjifeEXvQ4k8.tMHm3JXnKDwdf9OejcWPym2FrIXow2eMO0N4PttWz5swchJ9s3eQu301NHRS9U7b7omGvBmp1-n9v824Yb-DRwFb', NULL, NULL, '2026-11-28 20:59:10.173+00'),
	('01a223f4-69e7-7281-8c5c-5319e7e66460', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', 'http://127.0.0.1:33453/broken', '{email.cancelled}', 'sendwright', true, '2.throwaway.4cb064f4f8ba9936.7Sgnm_g782U77fT6.AxyswgSe1rZL28fBzntgxOwWx6CrHu4qlXNAyJ79P-XqwNRvu_VOBUIinOkxq5XVAxGEqa_dEzmKQT5FCgUMEIX-', NULL, NULL, '2026-11-28 20:59:10.183+00'),
	('01a223f4-9fbc-70d3-a3aa-03b291ef6099', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', 'http://127.0.0.1:33453/broken', '{email.queued}', 'sendwright', true, '2.throwaway.4cb064f4f8ba9936.YDWeSYK35E1lq0Yx.aYcgeD-x7ErJYFgtBA-kUG3BqC406_hFoP9K5wcLXQlrUoS1SZETPEQYodwoNemNwav0BmJ4mjnyPoY58rEVOSRZ', NULL, NULL, '2026-11-28 20:59:23.964+00'),
	('01a223f4-69cd-72e7-862e-fa7a02eb73fe', '01a223f3-581a-7357-8758-bb6c76dcedbb', 'live', 'http://127.0.0.1:33453/ok', '{email.sent,email.delivered,email.delivery_delayed,email.bounced,email.complained,email.rejected,email.failed,email.cancelled}', 'sendwright', true, '2.throwaway.4cb064f4f8ba9936.l3cOJrDAJKsT7BoR.8mmoRbdFJRCdTrw0jJekH0BVyGq-4O4PahDNW3adnQjAkHHm1WkggMP9zxKYRfPYfkt0j1hgG5hom8f2UO4hkYTB', '2.throwaway.4cb064f4f8ba9936.xyJtxZ1j7J6VRM95.WZhBDPvfwi5dHBLTQRtE0i-87pAztlnvxA4Mj7S3-aPryZL81Mn5aFLGHTL0mUypGFApxjdZmFSu-rn_HaG1kxrg', '2026-11-29 20:59:24.294+00', '2026-11-28 20:59:10.157+00');


--
-- Data for Name: webhook_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_jobs OVERRIDING SYSTEM VALUE VALUES
	('01a223f4-9fc4-76ec-a2a9-1e2fab931ccb', '01a223f4-9fbc-70d3-a3aa-03b291ef6099', '2026-11-28 20:59:29.313+00', '2026-11-28 20:59:29.313+00', NULL, 38, true, '1192'),
	('01a223f4-a13d-7279-9063-0877093c3d58', '01a223f4-9fbc-70d3-a3aa-03b291ef6099', '2026-11-28 20:59:29.824+00', '2026-11-28 20:59:29.824+00', NULL, 41, true, '1218'),
	('01a223f4-abaf-73c5-8d24-3e5de7562cab', '01a223f4-9fbc-70d3-a3aa-03b291ef6099', '2026-11-28 20:59:32.238+00', '2026-11-28 20:59:32.238+00', NULL, 44, true, '1241'),
	('01a223f4-bae7-7147-b98b-aba548622279', '01a223f4-9fbc-70d3-a3aa-03b291ef6099', '2026-11-28 20:59:30.917+00', '2026-11-28 20:59:30.917+00', NULL, 46, false, '1254'),
	('01a223f4-bb06-7cca-abad-40b9a25c32cc', '01a223f4-9fbc-70d3-a3aa-03b291ef6099', '2026-11-28 20:59:30.948+00', '2026-11-28 20:59:30.948+00', NULL, 47, false, '1255'),
	('01a223f4-bb48-7c5c-969e-a2addb17698b', '01a223f4-9fbc-70d3-a3aa-03b291ef6099', '2026-11-28 20:59:31.014+00', '2026-11-28 20:59:31.014+00', NULL, 48, false, '1265');


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


