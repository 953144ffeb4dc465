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
  SELECT gr.g, k.at, k.expires_at <= (CASE WHEN $2::text::bool::boolean THEN least(gr.now::timestamptz, statement_timestamp()) ELSE gr.now::timestamptz END) AS expired, k.fingerprint = gr.fingerprint AS same, k.verdicts, k.answer
  FROM gr CROSS JOIN LATERAL (
    SELECT k.ctid AS at, k.expires_at, k.fingerprint, k.verdicts, k.answer FROM sendwright.idempotency_keys k
    WHERE k.account_id = gr.account_id AND k.mode = gr.mode AND k.kind = gr.kind AND k.key = gr.key OFFSET 0
  ) k
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
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'Acme', 'enterprise', NULL, true, NULL, NULL, 1000000, NULL, NULL, NULL, NULL, '2026-11-28 23:21:18.121+00', NULL),
	('01a22476-ba4c-7665-a5b9-72e865bd1521', 'Closed', 'free', NULL, false, NULL, NULL, NULL, NULL, NULL, '2026-11-28 23:21:33.811+00', 'Sent what nobody asked for.', '2026-11-28 23:21:30.443+00', NULL),
	('01a22476-b27d-707b-b0fd-97da2b9208ea', 'Bolt', 'pro', NULL, false, 50, NULL, 7, '2026-11-28 23:22:06.926+00', NULL, NULL, NULL, '2026-11-28 23:21:28.445+00', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.api_keys VALUES
	('01a22476-90a7-76c7-9ab1-7dcedfda6a9c', '01a22476-8a2a-733f-a291-176db52d4e2d', '581499fe65c092322334cdafcc73f5ca41441d64a7468caa1069b7abe91fe456', 'Acme live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'M03C', '2026-11-28 23:21:19.783+00', NULL, '2026-11-28 23:21:21.642+00', NULL),
	('01a22476-ab2d-7529-8874-d1c12959e1f6', '01a22476-8a2a-733f-a291-176db52d4e2d', 'bae6dc25ac793b2473361d9673189dfc3722531bdf800471f7d530a02eff3836', 'Acme live', 'live', '{emails:read}', 'svc_live_', '1Vw7', '2026-11-28 23:21:26.573+00', NULL, NULL, NULL),
	('01a22476-c22f-71fb-a0a7-42365eb3176d', '01a22476-ba4c-7665-a5b9-72e865bd1521', 'c41c69b03444cfe4f1db84e5fa3ba4a44693c7fe5c646810de04117e4047d589', 'Closed live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'A7f5', '2026-11-28 23:21:32.463+00', NULL, NULL, NULL),
	('01a22476-a5ee-7327-b7ea-ab62798debb6', '01a22476-8a2a-733f-a291-176db52d4e2d', 'add7aa18fd52daefa7acc7214c64f3308b2863baa08087d0c7bacb116bf4ecf5', 'Acme test', 'test', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_test_', 'oLeH', '2026-11-28 23:21:25.23+00', '2026-11-28 23:22:07.945+00', NULL, NULL),
	('01a22476-9e80-7116-a991-1465ccff505c', '01a22476-8a2a-733f-a291-176db52d4e2d', 'e18d16c1cf2a5d6dc9673cb6c0ad1ab2be8f499578867b419742a779c0f6bbbb', 'Acme live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'Dg0X', '2026-11-28 23:21:23.328+00', '2026-11-28 23:22:08.402+00', NULL, NULL),
	('01a22476-cd73-70b9-a966-2c6f31bd501c', '01a22476-b27d-707b-b0fd-97da2b9208ea', 'aefe7f9564fd4b3d43e0c4cefaa4ca1755a7b0f85936aaabfc55e2fba78acbd0', 'Bolt live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'PGuZ', '2026-11-28 23:21:35.348+00', '2026-11-28 23:22:07.97+00', NULL, NULL);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.audit_log VALUES
	('01a22476-8a3d-77bd-acbc-a882bbf8290e', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:18.141+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22476-90c8-72df-82eb-1d1427e505a4', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:19.816+00', 'operator', NULL, 'operator', 'key.created', '01a22476-90a7-76c7-9ab1-7dcedfda6a9c', NULL, NULL, NULL),
	('01a22476-97fc-713c-893c-d17e256bc6cb', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:21.66+00', 'operator', NULL, 'operator', 'key.revoked', '01a22476-90a7-76c7-9ab1-7dcedfda6a9c', NULL, NULL, NULL),
	('01a22476-9e8a-746c-b290-adf48cc5099c', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:23.338+00', 'operator', NULL, 'operator', 'key.created', '01a22476-9e80-7116-a991-1465ccff505c', NULL, NULL, NULL),
	('01a22476-a5ff-774a-a01b-c0bc57a1bb2e', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:25.247+00', 'operator', NULL, 'operator', 'key.created', '01a22476-a5ee-7327-b7ea-ab62798debb6', NULL, NULL, NULL),
	('01a22476-ab32-7075-8a35-131f4185eae7', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:26.578+00', 'operator', NULL, 'operator', 'key.created', '01a22476-ab2d-7529-8874-d1c12959e1f6', NULL, NULL, NULL),
	('01a22476-b2c4-7617-87ec-99a7a30e3884', '01a22476-b27d-707b-b0fd-97da2b9208ea', '2026-11-28 23:21:28.516+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22476-ba8f-7483-ade6-b7ba69671495', '01a22476-ba4c-7665-a5b9-72e865bd1521', '2026-11-28 23:21:30.511+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22476-c247-7168-8756-67c953417776', '01a22476-ba4c-7665-a5b9-72e865bd1521', '2026-11-28 23:21:32.487+00', 'operator', NULL, 'operator', 'key.created', '01a22476-c22f-71fb-a0a7-42365eb3176d', NULL, NULL, NULL),
	('01a22476-c7bc-725f-bfe7-423f538a765e', '01a22476-ba4c-7665-a5b9-72e865bd1521', '2026-11-28 23:21:33.884+00', 'operator', NULL, 'operator', 'account.suspended', NULL, NULL, NULL, NULL),
	('01a22476-cd7c-744b-9d90-8b61eb1da1de', '01a22476-b27d-707b-b0fd-97da2b9208ea', '2026-11-28 23:21:35.356+00', 'operator', NULL, 'operator', 'key.created', '01a22476-cd73-70b9-a966-2c6f31bd501c', NULL, NULL, NULL),
	('01a22476-d30b-74d7-a706-16dee33557e1', NULL, '2026-11-28 23:21:36.779+00', 'operator', NULL, 'operator', 'user.created', '01a22476-d2d7-7202-bde0-17e2f2a31e51', NULL, NULL, NULL),
	('01a22476-d8c8-74a3-b058-ee9ade81990c', NULL, '2026-11-28 23:21:38.248+00', 'operator', NULL, 'operator', 'user.link_made', '01a22476-8a2a-733f-a291-176e9bdc8ede', NULL, NULL, NULL),
	('01a22476-d981-7441-a7e6-eea0a91e3120', NULL, '2026-11-28 23:21:38.433+00', 'user', '01a22476-8a2a-733f-a291-176e9bdc8ede', 'ada', 'user.password_changed', '01a22476-8a2a-733f-a291-176e9bdc8ede', '127.0.0.1', NULL, 'f9fb2913de9220f59e3f79eea2e81fa6'),
	('01a22476-d987-7707-8b6a-0b7a407d9078', NULL, '2026-11-28 23:21:38.439+00', 'user', '01a22476-8a2a-733f-a291-176e9bdc8ede', 'ada', 'user.signed_in', '01a22476-8a2a-733f-a291-176e9bdc8ede', '127.0.0.1', NULL, 'f9fb2913de9220f59e3f79eea2e81fa6'),
	('01a22476-e075-76cd-b7ff-1ae2d1de8e22', NULL, '2026-11-28 23:21:40.213+00', 'operator', NULL, 'operator', 'user.link_made', '01a22476-d2d7-7202-bde0-17e2f2a31e51', NULL, NULL, NULL),
	('01a22476-e116-7101-9945-d3489e96c32c', NULL, '2026-11-28 23:21:40.374+00', 'operator', '01a22476-d2d7-7202-bde0-17e2f2a31e51', 'grace', 'user.password_changed', '01a22476-d2d7-7202-bde0-17e2f2a31e51', '127.0.0.1', NULL, '15a8fe2c2767d058d6cc63f7bf951748'),
	('01a22476-e119-7600-bc85-405ea21ae13e', NULL, '2026-11-28 23:21:40.377+00', 'operator', '01a22476-d2d7-7202-bde0-17e2f2a31e51', 'grace', 'user.signed_in', '01a22476-d2d7-7202-bde0-17e2f2a31e51', '127.0.0.1', NULL, '15a8fe2c2767d058d6cc63f7bf951748'),
	('01a22476-e6ac-7469-b8d1-c13b7087fcf8', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:41.804+00', 'operator', NULL, 'operator', 'member.invited', '01a22476-e6a7-76e5-b215-aa6c51128465', NULL, NULL, NULL),
	('01a22476-e767-706a-a214-c7ab09fd4509', NULL, '2026-11-28 23:21:41.99+00', 'user', '01a22476-e761-7540-85b4-087bc19cd35f', 'The developer', 'user.created', '01a22476-e761-7540-85b4-087bc19cd35f', '127.0.0.1', NULL, '747ea2ab98341d8c3865c7bf85ab37a0'),
	('01a22476-e768-76d7-a035-83de57290056', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:41.992+00', 'user', '01a22476-e761-7540-85b4-087bc19cd35f', 'The developer', 'member.joined', '01a22476-e761-7540-85b4-087bc19cd35f', '127.0.0.1', NULL, '747ea2ab98341d8c3865c7bf85ab37a0'),
	('01a22476-e76a-7355-ba94-2f704eecd4d4', NULL, '2026-11-28 23:21:41.994+00', 'user', '01a22476-e761-7540-85b4-087bc19cd35f', 'The developer', 'user.signed_in', '01a22476-e761-7540-85b4-087bc19cd35f', '127.0.0.1', NULL, '747ea2ab98341d8c3865c7bf85ab37a0'),
	('01a22476-ed19-72d4-a9b0-48dadef10a31', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:43.449+00', 'operator', NULL, 'operator', 'member.invited', '01a22476-ed16-73af-ab57-552ca59db7c7', NULL, NULL, NULL),
	('01a22476-eddc-710a-b41c-9a8269d1d4cf', NULL, '2026-11-28 23:21:43.644+00', 'user', '01a22476-edd8-72ba-88b3-6107ea32bef8', 'The viewer', 'user.created', '01a22476-edd8-72ba-88b3-6107ea32bef8', '127.0.0.1', NULL, '66739cf013678c6eb2caef05bbd97db6'),
	('01a22476-eddd-7612-bcb1-0be7ea0a3e80', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:43.645+00', 'user', '01a22476-edd8-72ba-88b3-6107ea32bef8', 'The viewer', 'member.joined', '01a22476-edd8-72ba-88b3-6107ea32bef8', '127.0.0.1', NULL, '66739cf013678c6eb2caef05bbd97db6'),
	('01a22476-edde-7473-b29c-a62c70c62576', NULL, '2026-11-28 23:21:43.646+00', 'user', '01a22476-edd8-72ba-88b3-6107ea32bef8', 'The viewer', 'user.signed_in', '01a22476-edd8-72ba-88b3-6107ea32bef8', '127.0.0.1', NULL, '66739cf013678c6eb2caef05bbd97db6'),
	('01a22476-f4d8-77db-ae89-44aed48da542', NULL, '2026-11-28 23:21:45.432+00', 'operator', NULL, 'operator', 'user.disabled', '01a22476-edd8-72ba-88b3-6107ea32bef8', NULL, NULL, NULL),
	('01a22476-fbee-7561-865b-d244df2c5549', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.246+00', 'operator', NULL, 'operator', 'member.invited', '01a22476-fbde-777e-98a6-76b5c78590df', NULL, NULL, NULL),
	('01a22476-fcc7-765c-9854-dee1d4291848', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.463+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'domain.added', '01a22476-fcbc-7274-a6bf-abb9641b18d6', '127.0.0.1', NULL, '6e92ed38ade32fe6c02ec1094d130142'),
	('01a22476-fce3-7692-a52b-bd064d3ee8e9', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.491+00', 'engine', NULL, 'sendwright', 'domain.verified', '01a22476-fcbc-7274-a6bf-abb9641b18d6', '127.0.0.1', NULL, 'bc4c2c13a13042655644c4080b7aa395'),
	('01a22476-fd06-749d-ba99-fa942fc53c6e', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.526+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'domain.added', '01a22476-fd01-70c3-ace1-f9d9f970c41e', '127.0.0.1', NULL, '6314d3dbb701d15d5b6fb441f218600c'),
	('01a22476-fd30-7478-b452-c10036de3327', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.568+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'domain.added', '01a22476-fd2c-7761-86c5-82f985277654', '127.0.0.1', NULL, '4a205b4c3425704d5cf890af20fc192a'),
	('01a22476-fd3b-7365-88d9-51d2795afc37', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.579+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'domain.removed', '01a22476-fd2c-7761-86c5-82f985277654', '127.0.0.1', NULL, 'acd8f63141290df31982f2706e25300b'),
	('01a22476-fd48-77e7-847d-c5cf6c60836e', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.592+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'template.created', '01a22476-fd44-72c9-99aa-0265de2a5591', '127.0.0.1', NULL, 'a23e65adef5ed813c4d0e5aa263ac8d1'),
	('01a22476-fd57-7487-9be8-cdfc10adbbfc', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.607+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'template.changed', '01a22476-fd44-72c9-99aa-0265de2a5591', '127.0.0.1', NULL, '41a0b33cde18a379790a0d0284258915'),
	('01a22476-fd62-76e8-9cc0-db22c9bd4c21', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.618+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'template.restored', '01a22476-fd44-72c9-99aa-0265de2a5591', '127.0.0.1', NULL, '6f5f8d724e1c37308b3195affbd96fbd'),
	('01a22476-fd6a-75be-b3db-4350413f277b', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.626+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'template.created', '01a22476-fd68-7382-af96-a543670c3785', '127.0.0.1', NULL, '60ac91def726a1c796ec5a281a119397'),
	('01a22476-fd77-75d1-b254-5fef77b5e13f', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.639+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'template.created', '01a22476-fd74-77d4-ab71-b17424eb717e', '127.0.0.1', NULL, '706651e89e3a4b94a5fe6da6808960e8'),
	('01a22476-fd7e-7761-9cb0-0611080ad498', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.646+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'template.created', '01a22476-fd7c-7450-91ba-4fa9976c99a3', '127.0.0.1', NULL, 'cf19cf67b43ecf998fe2cc64948b9d4c'),
	('01a22476-fd84-712b-964d-8d2042a70ec2', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.652+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'template.removed', '01a22476-fd7c-7450-91ba-4fa9976c99a3', '127.0.0.1', NULL, 'aa33af9ce17b5db9cf08b590f829ea36'),
	('01a22476-fd8f-7328-b5a3-059171836563', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.663+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'webhook.added', '01a22476-fd8c-770c-8ce8-e639bdbf261f', '127.0.0.1', NULL, '4eddc1c28c55f9db40b04c2a78f9c667'),
	('01a22476-fd9e-713f-b424-ab8e83508cc1', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.678+00', 'key', '01a22476-a5ee-7327-b7ea-ab62798debb6', 'Acme test', 'webhook.added', '01a22476-fd9c-715f-83ff-9873fd6fc069', '127.0.0.1', NULL, 'd286acce6531daafc65a8b59ac927859'),
	('01a22476-fdab-7422-9c88-d24ab35a7a35', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.691+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'webhook.added', '01a22476-fda9-765d-a4fc-5892b17700ae', '127.0.0.1', NULL, '910377582e9e2045894d04bb98641f3e'),
	('01a22476-fdb3-741b-8c40-18b6e786ba6b', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.699+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'webhook.added', '01a22476-fdb2-75e9-be25-5aeb51f67b32', '127.0.0.1', NULL, '7d44bf9a6d25bfafa377313bdd47eed9'),
	('01a22476-fdbf-70bf-9280-4763d267d1ee', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:47.711+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'webhook.removed', '01a22476-fdb2-75e9-be25-5aeb51f67b32', '127.0.0.1', NULL, '4af838fdd83195608b8d63109b09bf9b'),
	('01a22477-0ca4-7118-900d-8c800bb20bd0', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:51.524+00', 'operator', NULL, 'operator', 'email.settled', '01a22476-fff4-75d6-9e1e-9dd85cd63ed4', NULL, NULL, NULL),
	('01a22477-0dcb-71f2-922f-acf31f56f274', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:51.819+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'portal.link_made', '01a22477-0dcb-71f2-922f-acf2cbf84773', '127.0.0.1', NULL, 'c17db803e3a6c7593a8c5c1b98a97e0a'),
	('01a22477-0ddd-7077-80a6-2bd394f80577', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:51.837+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '4476f820b290a2693280ed8a4d61b3dc'),
	('01a22477-0de7-7063-8fe3-af7a20d64408', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:51.847+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, 'e26014f0a0cef4c4201dec9a53b2d1c5'),
	('01a22477-0f68-75cd-94cb-8cd81079056d', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:52.232+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'recipient.erased', 'b1845168373d', '127.0.0.1', NULL, 'c51843c5eae9b5d2357cb0bc43a52b35'),
	('01a22477-2718-74da-9f4b-bf45f63e19f4', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:58.296+00', 'user', '01a22476-8a2a-733f-a291-176e9bdc8ede', 'ada', 'webhook.secret_rotated', '01a22476-fd8c-770c-8ce8-e639bdbf261f', '127.0.0.1', '01a22477-26d1-7609-b3db-e82e5901d148', 'bf8c3b8d8cbb4ef94b0d884715fe1a6d'),
	('01a22477-274a-726d-8daa-d217788c47a5', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:58.346+00', 'user', '01a22476-8a2a-733f-a291-176e9bdc8ede', 'ada', 'email.copied', '01a22477-273f-70d6-9b15-f20f46a2e7cd', '127.0.0.1', '01a22477-26d1-7609-b3db-e82e5901d148', 'db8ea6c917bbf8ebdc4d3fae4fdee54f'),
	('01a22477-0df0-7088-a926-43cd4a9f9fb5', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:51.856+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'suppression.removed', NULL, '127.0.0.1', NULL, 'af090c517c2974655b05d321712439f7'),
	('01a22477-26d3-7523-8baf-f83fda6d4959', NULL, '2026-11-28 23:21:58.227+00', 'user', '01a22476-8a2a-733f-a291-176e9bdc8ede', 'ada', 'user.signed_in', '01a22476-8a2a-733f-a291-176e9bdc8ede', '127.0.0.1', NULL, 'f313f0c70c6e1a7e26b67402d90234d5'),
	('01a22477-26f5-72d7-aad9-4309dca068c4', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:58.261+00', 'user', '01a22476-8a2a-733f-a291-176e9bdc8ede', 'ada', 'webhook.delivery_sent_again', '01a22477-2610-702d-b1da-7b859f7611de', '127.0.0.1', '01a22477-26d1-7609-b3db-e82e5901d148', '3722bdcccb995a791be4d787a2ebb740'),
	('01a22477-25fd-742d-a74b-9f4ba6643bfb', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:21:58.013+00', 'key', '01a22476-9e80-7116-a991-1465ccff505c', 'Acme live', 'webhook.added', '01a22477-25fc-7053-8866-354ebb2b070a', '127.0.0.1', NULL, '7ade789f7c08b6f69007ffd34a8b31e6'),
	('01a22477-2eea-76eb-95b7-6d9045b7debe', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:22:00.297+00', 'operator', NULL, 'operator', 'domain.dkim_rotated', '01a22476-fcbc-7274-a6bf-abb9641b18d6', NULL, NULL, NULL),
	('01a22477-4260-7593-b273-c9ff40a339ed', '01a22476-b27d-707b-b0fd-97da2b9208ea', '2026-11-28 23:22:05.279+00', 'operator', NULL, 'operator', 'emails.held', NULL, NULL, NULL, NULL),
	('01a22477-4917-758f-833b-f1abc980b56e', '01a22476-b27d-707b-b0fd-97da2b9208ea', '2026-11-28 23:22:06.998+00', 'operator', NULL, 'operator', 'account.paused', NULL, NULL, NULL, NULL),
	('01a22477-49ef-7482-a2ee-72e0665a3d70', NULL, '2026-11-28 23:22:07.215+00', 'user', '01a22476-8a2a-733f-a291-176e9bdc8ede', 'ada', 'user.signed_in', '01a22476-8a2a-733f-a291-176e9bdc8ede', '127.0.0.1', NULL, 'a572cb2d706aa9815ba381f2f16764c8'),
	('01a22477-4a40-77f5-913c-ecc846a18943', NULL, '2026-11-28 23:22:07.296+00', 'operator', '01a22476-d2d7-7202-bde0-17e2f2a31e51', 'grace', 'user.signed_in', '01a22476-d2d7-7202-bde0-17e2f2a31e51', '127.0.0.1', NULL, 'c8d2d437222657d4065821948333b686');


--
-- Data for Name: domains; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.domains VALUES
	('01a22476-fd01-70c3-ace1-f9d9f970c41e', '01a22476-8a2a-733f-a291-176db52d4e2d', 'pending.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw5b5f2becba._domainkey.pending.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA1FABY9iIGKYQ08UbdujRi+J01RLmoO6LCYenMWJg8bF4HeRnOdKGOstEi3HGEpNCF8YRRADMaeZl0m/QHf7IRNli9kdvWnVx0fuq1yFaftRmHmEwTJdrzY1K0LOIeWe6kARgzt8DgFWsr8P+JFxswo8tzjeM1F+J5iXdf4siqxNm5zvwoHLVjEpWoWNGfM8RmYMs0eTYJXPeN/Ap8JgbrPp4UfUe8vzTT+F+BsM6Gp/iGU2XkAz8feGh8Y2oKa9ea7wGk4PdMbDPgtD8lXTAgN6xvVc9+vHY+hl/tUDjdRzaihxah/41hkyZBjbiDjwJMgE1IyTSchEXX2AXx1OhBwIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.pending.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.pending.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.pending.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw5b5f2becba', '2.throwaway.82a8a56ce5b61706.G3DRQatfBqNleJjI.ezBj_Slq7n7qzkHHR9OJF1oFB619cisQsj_ZQ0mhM4o99RhrL1Tg06S0uXSiNwOun3h3huZc4P9rD1Y80phz8Hx24gO0ytdMmfguKcEUnchP67goMwSY10bFhKY3mhHHCGUvAMa4MJP0gd2se-kiZEI-IVQdEm716MuCJLsEaEdYJO222HVFzGt_ATUvLLgQ1DhffAjmDSaABSrhT3-0jDdhIqDGyto-Nqr6-OnV5E3L7IssEgbHubSeC3VDdCcpDKVEahTfX8rFUH5i5g_go9fXKqJbi4RhSxhSbGNqCRzvEyglzKxJMU7iQbtVn7L48BddvRSN3NlkG1BIuy0mtH6eh_uhjipUq2wemb2aogw5rdKklfPRzAasoz4Nt13m8vKH-Uy-qC_MAVdSsbyf3iCsQh3jDTOhc62Qt3qeA18aU4TD_K01ki4ULYRJRhjVHtP_ZGRgEzlx_1N2w8iJWcyI0U5tHqehhWyq31ZRlhvZq43pICmBwfKiTo_lNFUs2uNc_5KIczFhCVO3h3Z_oVceVsKY1Lxpow3H01swUhu3Ibv3xfToyy5s7oBhoa5j4YzyaRLPGRa_R-t3RHxnR8N7bWgoRbQiKkrRxrXR5OhNxHSXXu24xZZN-Gmydja6lojvmCuzqRI-MdhLw4vzDtrzZwVcjUBO5XCF9r48HyOz1lZZqpBrNmhuDy_omWfVuEhBYD3h1Z7iLzLz3cC2qVF3t8NxVNf1kvgnnWJ0T6h_Z5zKtlQofSBsgOQ0vD6f7sri7XHneZylbq_Szatzw36o601Ob--sOFa8tfP5GJJPYZfnU4xJqcTn7sxFboS0KCz_uYedVpAehrR_dQsJOnaW5_NskdUT3XBq_Swvtx-M5gr2xgR5omO0sQGnU9wgODkmgy0dp4hC_rYTiGBNqIaDU0SQ84A6UJ2pCeklUYGQ-lhzlr4FIAI0bSCMBBGj9ms3-eTqyIQpq78u6aQLgNr0NlKhNcqExS4dgs8WDLp7ddhHZ1yrdHIxsvwEHMStvS4zT6Y89OELomZBJag1T1ieH4fFSDb-DFQ-Nw-XmCguc1F4pJKB1GMDA_oruIPEEqqrS-MRlFHUC41B5agims11ASwsTvtn3XFSL75ExXOgrzhbCITgE5jRW4_ZnalQ9ABPKgGA3934XSDHgfR6mUiXnx4ch_C8NEb-9ALQ1F1EPkKOtrCvpEvW4zgvzRQJOteQ80sbPDn6U_ZQnqhiaBb8XILHtCYFyI1Vg875WH8jjXEoPi_16umN8qLhyoFlsF37V3oqxi-hiX8qu1nssC7fkWS39_cdn8UudR4zYlngNMqTo6LGB0qj64KBQsEccYDpu7io0yuw8g5JR_wYfiZRS-k_PqG8Xneb8hdn8NzaeiU_H94epQKKq8Vxx9MeM9ZSbpzdsTJ2yxJtlVKUv2nuf8G3QZJxiQfUTFATeMU0SsArxTM_Y72Zi2OoHbbbl9jwvI9xoLHPp3LFo7RRN7LHY-brfxZXxgToDDQ70g5tq2gsVDg-HWww9qI1LLZNYxngkVojdaiWNzUOw1vsdV7JqqnvxmuBOagi8etK0QUQmZS2di-DmGfkeuH0x2-Cho8YhNdhtykG7lpwObcqhBAvvo09KiQGg2BRdxgXpVHmTzspA3Kjoesqv2esp5ebImVHHwoWHW0rJoqe_6DzYSqa739QjHS-b7LTitXJlBMjYxC2OeedBqrPyIY9OMy-qL-tLwmPq_NLoHJmtTFsb1h8j-znj3Oln2c0z2RXpZWUiOTPtsZBQfLQ7HxNEzxGeSWb7LYrd4bCc0f0RFmJQmLTRfRm6H4bA3Pl0M6u5zUgvmBiEOL3II9YxP5WHJEU97I9yKcQRVvj-xGcxSjUaDYb4hOAkIy9TarOSnaTlmPOIqoKfastgJDmY9jX9J10me8ut3zOtouUnS4RWLtdiAGgFJTgz8x-iMKep2Ym5qX5s5gs-OkIxbDaTjw3SaZ5Pk_Mt2BL5OVe_V1x-7nzY5unK6syixSQFqDctbcrQpp3qeNlkLvKxi9KBgGigTQtzd5Wqv-YWLM7AQ7DklE03ZxsEMpZHonoA6THw65va9uVxN3ZTxpv0XAXtIxHWuf6c6hai9EOhFFx-wS8X89hVEvAeBTxSyyn5RaA92uVf7ZuePMRDDB7F7MkNoqbklaVmVGYHbJSHtXkrjjSh2fZneUFQL1wpcoSuvCorRCJBCfBMtXMtymt3gfEn0U4RaUe2kRbsLLINYyebPXHEF_13POOlcZo6MxJARi7bhSbeJ_8tWwN1zHoTA', NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-28 23:26:47.524+00', '2026-11-28 23:21:47.521+00', NULL),
	('01a22476-fcbc-7274-a6bf-abb9641b18d6', '01a22476-8a2a-733f-a291-176db52d4e2d', 'mail.acme.example', 'local', 'verified', 'healthy', '2026-11-28 23:21:47.488+00', NULL, '[{"id":"dkim","type":"TXT","name":"swc00bf556ef._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA1vDmYGWLod59VyuB1YqCinIwQpt+osrBnYn4+R1Nj4ExzS4Aw1sLcD5JB3V5jiYfL0DIrlNSaw/hHTHVRdA16MRxm0LLkXvhL7pjhkKctHZyARLRZgbAAw/VpwuZjP7dmTnq8bu/4BaPpgXe1hFkb9hQj/rknUaF+A7wNzK8Jf7Y2TagO3cmqDrfF//khm7v4Kf4AXP9ht/RGJLxFgplnqB/qaadLQFuYW9Og+meWM006T0WDNpoD/mTB4ap58U5Lt2fHFBvnRHpD9fJGAbOuesVc331UvUTEGvYgXRAw4h73Jd04mom/JjpALc/x/9wavpElQxvNN/Z2muLB82/6wIDAQAB","purpose":"dkim"},{"id":"dkim_sw5f8da7aa23","type":"TXT","name":"sw5f8da7aa23._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA0IFgcvDpUk6SDVp0YjfXufVaEqZRYlYmxd34y1cuBxDWWDnW+9YJ2rG3I8i3I2Kf8fxsMyXKbSYwdnhWpqTJGzxgSxbisHtEGgLu1GLrSDqTKDiUWrCHmlUeY4ZrHoXb+/F+PNKZ99KmscF9V2nY0JmtcVGbL5V5Pfry0G1WYiotHMO/K0HGlR4rXFpf6mvWX+7UOYmbXHQ+n0bvKF0qk9i8gNdtzAHq8O4mFpUiPdBHzir22zJvBEz5PgyazCgxC6Vl7JfZGkU6Yiir8Bt+CMnOoytG/OGsvnhhuE5OvVrRbUADfxgXegC6Khj+CaIRSb5wtwAYi8G6B9qRJRXdIQIDAQAB","purpose":"dkim","gating":false},{"id":"return_path_mx","type":"MX","name":"send.mail.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.mail.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.mail.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', '[{"id":"dkim","state":"found","found":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA1vDmYGWLod59VyuB1YqCinIwQpt+osrBnYn4+R1Nj4ExzS4Aw1sLcD5JB3V5jiYfL0DIrlNSaw/hHTHVRdA16MRxm0LLkXvhL7pjhkKctHZyARLRZgbAAw/VpwuZjP7dmTnq8bu/4BaPpgXe1hFkb9hQj/rknUaF+A7wNzK8Jf7Y2TagO3cmqDrfF//khm7v4Kf4AXP9ht/RGJLxFgplnqB/qaadLQFuYW9Og+meWM006T0WDNpoD/mTB4ap58U5Lt2fHFBvnRHpD9fJGAbOuesVc331UvUTEGvYgXRAw4h73Jd04mom/JjpALc/x/9wavpElQxvNN/Z2muLB82/6wIDAQAB"},{"id":"return_path_mx","state":"found","found":"10 bounces.sendwright.test"},{"id":"return_path_spf","state":"found","found":"v=spf1 a:bounces.sendwright.test ~all"},{"id":"dmarc","state":"found","found":"v=DMARC1; p=none;"}]', '2026-11-28 23:21:47.488+00', 'swc00bf556ef', '2.throwaway.82a8a56ce5b61706.LZeFBVoUw5XpRqa9.zU2oVgIsb68nelib8fEkXs_JFMi__FoE7GrUwUT0B6526adBH3cWxWuE1ep7q_FX_VZOgqcoqWaT_Lftkg86U9-ixm9HYSfu6oBCgbhUpKs3tBVCoPHl8JI4eayIx7kBkil8X4CZBEP6PJMCyJWsixmFaYPGLMCvXNEyzN9rwlUj2M77h9l4pG38exAa6XJQtMnzdL3002fYGaJ39q0VfkmU3bHQGitm2oUcaLJrw0hJKzYH6LA3tkpIBOMIsMMom7b9pwrgWX3dCYkLfCsScf3oZZhjzhXZrxCpx1Qid6be25ungejg8h0Yd6gQIh7zPCmLjGNe19ph4n8pjxrtQ1FPgdyIoAdUIZq2-lk7QBKTx4pgwGtpVxcfezhiYK5DKmVWujeMBUFBdYOnLWCLzGE5BceHuvFHyPnN8NWDHyhcBAhajoREiR5oyXbVUNWA43aLP64xurFecRZxF5crIVPjYDEMGzFfTwspejxzI2f6Ts3wMm2SP4-kmw8Kp4XYtiJ7VsQF_CMW-m9np9kUmwalt-tL5Y4AHd23bXuPut3U_Uf1amVyH5eAqBMQmmSSAmyRRpLQFRdU_81fKAMFEsmQWp_pubAhLBMHF43KDx9n---xyHcecWs2GeJNphUSNoa7wLNPoeb_AdE3T6jCeoIT4MH5gPxE5AU60Erkeodmi1Dw0zWjyQZPHvUQfbqk1GCTbIIk7YcOY02hkjwfuB7MPnWq3bwGqft8v6VufcBvwZY28m0GCaf5Einm0pxEpxXsu_DRH8EAP51w8MKH720HQY5gloAlCb6UHCeJ3E6_R7nEDirWxt2DSQoUN_GwuAjgqmj4DjCFdt9bpZTsrVByTzMTzykZawYA65f3v6dz4ZdzRX0K1H3QXvd5feOWvdPPE_zk0Wm7XzRWTegsxv8XUzskZQzTLls6DWCZTlT2-ynsvrTYdtRrP1gZQjOpEa4VPWQ1RaCIuzva0Zm5xsq2ca_GXyU6YHyOEBpsXF8R6NpHnAYdgB8ecFNJ8Cb5LCa6UpSmwD69X7bZYEKx-TlPMuyS9MxZRMll0H6NMR5fGF3Nc6uznQoWK8rRP4gSdR9A9r0tk7H9tKluNVsBzy327LRdICjrC316F9eMqnDZjuZEeQWyjd1uGS8SsqdtW-7R9NkYV2y4UlUiIrylnsMCQrMV-SnZfI5PZlDQ00wHcTni5P3covlZxg4uN44Qx31UPqfFwMRcju1BC9zRYY79lGgpPkPHT9axZOL9j0sktW-w8TDnvnmg9ZLYUhQZADhKnU7ZG-p7jcu_LDeyp7bDTPQs0wEXiuhdAtaloKSilygki6yHyQCRBMIFDeawhnrg4lDLPBG96tZK3P5xwWL2llz8svsTrmTgOW6nd3oqSl58zMMvbKeYkcBAKbgt4ZivP8x5QR_ccrdfsSY_wvKcx8-hbhzK0UDnGvIE4h4U3wJcHfSDY2nJOn_bTPpfaz-HrOm5IbnVzJaBRKIaNd51_yylfMTPVncWOB2J35NX_wUsgKaSjVgQLnB6-OSFuEnsN2o6SfL0yD--1xs_o39uopzj8gR2hC1QF0be9dOl9d4s9RUwx7FTxmaoJsa5VsIs3FreU5axMqqBgyasXugUhU4ZVNtHvZi2xxOc8iBlA8vMaQUl5gZPZ0Et0Zq62npRmHWE24FcRfnkAGf234rVIked9idpMYKWRVgnkSHge8qlRuVkKLdmbLIeMjhvPLVaAR1m2IwnzRAXu00qf3gogGeIDYz4-4AnV0BOW6TnOq_XRM0bM6kBaCWenYJyjQC7LSpKS82omLg6aWnqTXfy75U08WtcTXCy_mAqbM2NWT1NCAm8Cx7_YMgffnF1KDjfQ6Dkvrfb3uuCq2Bhx2dszkVE-ypMb2PpdZo3gZ0Ga9fe8cgssrfXfQzgkTeKDHA46BqcbvniZ0tm0lps9JIe6Ju4bhXeAypxxmyLGhArPkifWpMhrKBCqOeqeX7rAg45EP66pxWVA-foERrAA_hh06_LDCUjSPYF5ODExu5a0AlwW2XrduP1GGIuRrK8Bb1XcqxuP3UF_stS6z6Mhk7XtH11vig8kWGELHr9_gYBb9RLlktOHmuRNAcAGnAOyR9Ghe68tL4gS9_VRi4HowRQ7seeHUU_CKoslIxxf-IIIpk9-xNLCWqaGqvXU7brg6SEZ5QXPon_tnNDOrWYWeSA5vDpwVEtTyPxHDP1k2UFXdCpTifxzflcXqlowFnTuR05mrewM2lGUY7kHdPWkiqhHiF1GV3O990MBvx2s5WoKUChCgV9Jw', 'swc00bf556ef', 'sw5f8da7aa23', '2026-11-28 23:22:00.292+00', NULL, '2.throwaway.82a8a56ce5b61706.N39juwTOFOvzZTX4.k_BdXF_BUxklW8ry74o2Ed1kYUGqxLno-jnp27KjgzqFrs8ORMRQoxS-yiL9ZDeb-EVzxoAgywwXL-b4aCvxfJq-43nwTwRcyAGbp7pylIZ1RJ2zXPKYilkrh8rMy_HYn-gJLjPLBmdlIdIYVs-cOCo1r7ri8GJv0gTNhKFvDm5jBFNBbR7ZNIP5bxh2Guoc4YYFvr501wqeMB1MiNj90zGmFufiW5BwjNqtFhF9W0tCY9ZE_VFFzHi9fttRyudIBzEC-v9QlawQnYHI-iPucQ0gHjJYG0QSFEhGaV4jn5mtH4eiHG72hJWRejK5YPjll9chCoVMfiKcOt4kvkjtFL66m4N9EHEbnpMfuGbBETy-cN8LIUiJym9Hr4BEukWICKa62wXlYr-nFFZB_a_VAFc61GMGaHGZ5PHOHJp0P7qddT6N1DlNBuN3uJSaICkbojRfZi77HSa-nOEXj7udXLNvNXTZM5Tkzpud_uNn95yxMseh8dALKLU_rR2Oe02d1jua8NKwnTGAs00CPNtG4cHdeYzb9PwPEkDibs2HZP1dyDRimQqQGUO90TX1CUwld4bjcN3lqQ6msyLT6Z8HO_uknZZ1KAzIOowhA1ybG9VX4R6W_zeKGKzlqUXZp1rAK6hbc42Q0dUPJIYvRcnOdA_I1a1VV3btFQnRKoiVmbVPdpc-VBA9Gm0C8cHGdaPF8V5z7B5UBJg6s1an1I41eOsZOcz0eD3s459NXCSdPHOiDXwos6NymNlE27rs4S_ZGvJmPmE7Pv5GSERbqdonELMj7CFZ3Piskrh9GhdGNlpVo5tCGcLsh4IN7lI2UWbAUI_ChcpBR86NsiCnENILqToaoIPZise6PCMXBuNHNrR2GppVN4pRcTGpFHEhh1fiAPQMdy6EmtQyCJqIHtynbuny20tQzH9PpsGr6rYfwm3DH9V4GwGQUc0CLPz1pLmNm0lBYT4lTIAYnRDGDkzruLfrTCUzXzp1T-Qfk4uAHTJH73De-hY_ofdTCwNpnBJiZBsT_HbcEjbS_i1CXzjXx7EoeoHZQpa7Ne9dW4kO3MpItdSq6kL2aVptV2Cq6XmLPHW_n18cPIyPsHhV2-kvMWD4XMIh-T0xcKRK8kwvY6dMtZT3sPl5dSleTLRGEeQa5Oov53xVtS-H2lyQcDRgxzNwv0svpIC_GFn3jKD3veKbqkSXHueVYHDqmapcPs87jf4STZA-7x58RkJwrf8LbEYkOkJvaWK8f3LlxAVlPCEmpWtRePhqICpMlO3DOTk8-hzc1QkC-Icg3ReXrxOFT_omzPfaHrdh4A37qGjawIxnE0-Y8GtsYk_ub7jEaCd-ovmK2thk63wCV-sIiZ6ZGYwlkldZrG6TCXj1KjxG3CmfEgfUKhvaIuKJqNIWc7JgQ7fLcPgoPINwbpovSixivkZfOqWwxDe_Xrvun3HBxOCojFI7EtLKgVKPt-LQ4A-f44obqxH5YICkFX6tXQz0agC8gawFK4RLn8GHdqJD1FBC4urvAbcj-k-sLKBJUemLv100OC8a3SS9WjP2Ce_XiQ7rQZ5kh5h_reSkN12GuNrO-qpy8PH56v3OxLvVmJZ6a2TmAwytkTma19hp0xMOshXaYNiBDiMBfby-0-Re61-w7NCseOoB1ISLAaJPiUD9KlnNoDgISxNW_gZVrx0Wbvk_easoa25_kKSbiAcxedzC9YJDmoiu2WdGUaBMUGLSsYBGouBhLGHI8nEN9K0egd14AXcEgweIXU_I5bNJF_KuQTKk2C2f1iiKiO0W9XiHmsTDwekCMUspZadzzWJBGwqlFZjlvuTn6DpG6Sthci7jOEF3I2N0UAa4nVh3ZR6YYZMitElPpiNmsDcGHKuRz5exk2l0ZKL2VZyvnaTpNKZF_WcYxPQJf8-PmGkYkhJ2bM9R8yN85r5QcJqNlk4wZ5ySifEZi2jlBMxK9AnYAulUC3eAwxTZ0B8UyfEdj4csC-StbZyuz41-S0VpnGbfHZBE54t4q3CUDYphQM9ykoA4E9lDNx2J1acRqBaKdxYg27X4t6ocg-u1UzLQ6gqxcYr_UgLI5p0BLkh0jsXqYvEmU3h5A6u3x2BTvLdDYE2nAGMnc0PNh-sdN8JEPp6J368GnFNx0BfVSgpYrlWwy2ERCuFr1vIa22c5Oh9SgZglRepFBx7MS84Md8-Z5cr50_FyGmEJpGT3rXOBi5Nyfa9DXN7qGAgT1cNP1zN9aj23yiP3gEiJAWjtmlgp81TODXn9vkI8UiIVOPPqbVX56epnRptFBi0MoA', 2, '2026-11-28 23:21:47.478+00', '2026-11-28 23:26:47.491+00', '2026-11-28 23:21:47.452+00', NULL),
	('01a22476-fd2c-7761-86c5-82f985277654', '01a22476-8a2a-733f-a291-176db52d4e2d', 'removed.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"swc702f9082b._domainkey.removed.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsEayDFNlhuixmSUnfI/t4LrxCT93C5TAvMVcAgJLwnUPKxx0nWv3U6FTL5HierjivY0D7nFCT0FBSRFsFLa6f9OetSkcJgbiRHh22KqtSz4lsq1ox2wIIxHg4fHohGLhPW6shQzWlx4G+P7iff+SOx+SkjJl6PVDGvOGK13OpRYuiGjPigCSHVGnHZUyAliuGiYxe2XsxCfGogMVBiWDdlikJ47zW1Ri63uZDltmAq8iGNA9Yq2bvQh4HhNnslr/KxJufOaoPWaNz7r5LC0472Fex53dMQDYKGyzr5cPLpnCKiJo1+hJs+Sr3fDaPKcHoT4BUuiqlVLEuwIsnfQe7wIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.removed.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.removed.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.removed.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'swc702f9082b', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-28 23:26:47.567+00', '2026-11-28 23:21:47.564+00', '2026-11-28 23:21:47.578+00');


--
-- Data for Name: email_attachments_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_attachments_2026_11 VALUES
	('01a22476-fdcf-7761-a6dc-7055e1597a93', 2, NULL, 'text/calendar; method=REQUEST', NULL, 'alternative', 32, '\x424547494e3a5643414c454e4441520d0a454e443a5643414c454e4441520d0a'),
	('01a22476-fdcf-7761-a6dc-7055e1597a93', 1, 'logo.png', 'image/png', 'logo', 'inline', 70, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082'),
	('01a22476-fdcf-7761-a6dc-7055e1597a93', 0, 'Rechnung ü.pdf', 'application/pdf', NULL, 'attachment', 20, '\x255044462d312e34206e6f207265616c206f6e65'),
	('01a22477-0d4e-72da-ae97-f9f248d6616b', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b205361742c203238204e6f7620323032362032333a32313a3531202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440366462353264346532642e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a205361742c203238204e6f7620323032362032333a32313a3531202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d646633383039393133383230363965372d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d646633383039393133383230363965372d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d646633383039393133383230363965372d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d646633383039393133383230363965372d506172745f312d2d0d0a'),
	('01a22477-273f-70d6-9b15-f20f46a2e7cd', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b205361742c203238204e6f7620323032362032333a32313a3531202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440366462353264346532642e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a205361742c203238204e6f7620323032362032333a32313a3531202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d646633383039393133383230363965372d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d646633383039393133383230363965372d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d646633383039393133383230363965372d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d646633383039393133383230363965372d506172745f312d2d0d0a');


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
	('01a22476-fdcf-7761-a6dc-7055e1597a93', '<p>0: 0</p>
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
	('01a22476-fe06-70d6-95b6-53de3f2c267a', NULL, 'To be delivered, in plain text.', '{}', NULL),
	('01a22476-fe2a-7379-b4a7-53a28af6bb6c', NULL, 'To be bounced, in plain text.', '{}', NULL),
	('01a22476-fe46-72e1-8032-746638076ab1', NULL, 'To be complained, in plain text.', '{}', NULL),
	('01a22476-fe57-71f9-b1da-62cc6c3063a1', NULL, 'To several, in plain text.', '{}', NULL),
	('01a22476-fe72-70ee-979f-5b1bcab165af', NULL, 'To nobody, in plain text.', '{}', NULL),
	('01a22476-feb2-7007-830d-266907a01183', NULL, 'To a name that is spelled in another way on its way, in plain text.', '{}', NULL),
	('01a22476-fec9-71ce-bedc-64f547ce3176', NULL, 'To nobody and somebody, in plain text.', '{}', NULL),
	('01a22476-ff38-7082-ad86-67e18ab11c33', '<p>Welcome, Tina: <b>!</b></p>', 'Welcome, Tina', '{}', NULL),
	('01a22476-ff5e-732f-ac83-c5816be2d81e', '<p>For everybody: 3</p>', NULL, '{}', NULL),
	('01a22476-ff8e-7592-bb8b-1f781f70f132', NULL, 'One of a batch, in plain text.', '{}', NULL),
	('01a22476-ffa5-716e-8efb-c63a6572a050', NULL, 'To be cancelled, in plain text.', '{}', NULL),
	('01a22476-ffc0-7245-b3ef-8885c536a589', NULL, 'Refused for now, in plain text.', '{}', NULL),
	('01a22476-ffd0-726f-a659-d32a028a4127', NULL, 'Held, as its answer was lost, in plain text.', '{}', NULL),
	('01a22476-fff4-75d6-9e1e-9dd85cd63ed4', NULL, 'Settled as failed, in plain text.', '{}', NULL),
	('01a22477-0d4e-72da-ae97-f9f248d6616b', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a22477-0d6d-764c-8d60-296df22122fe', '<p>Test</p>', NULL, '{}', NULL),
	('01a22477-0d7f-7315-b8e1-e47d5d1972ad', '<p>Test</p>', NULL, '{}', NULL),
	('01a22477-0d90-746d-9245-eb41f86006dd', '<p>Test</p>', NULL, '{}', NULL),
	('01a22477-0db3-703c-ac4b-f6c077a12842', NULL, 'x', '{}', NULL),
	('01a22477-0df7-71ee-b07b-d32922cacfa5', NULL, 'Dear [erased], dear Rita.', '{}', NULL),
	('01a22477-2604-7070-b7bb-9a5885e94aad', NULL, 'Waiting', '{}', NULL),
	('01a22477-273f-70d6-9b15-f20f46a2e7cd', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a22477-2f30-7105-bce1-033154d090d6', NULL, 'Soon', '{}', NULL),
	('01a22477-3b57-7073-a14b-f8eef550f2a7', NULL, 'Queued to go out.', '{}', NULL),
	('01a22477-3b6c-7361-8bc5-aab7615128a3', NULL, 'Queued for the simulator.', '{}', NULL),
	('01a22477-3b78-72f5-8f7f-aa4b7fe25ee8', NULL, 'Scheduled, to be cancelled.', '{}', NULL),
	('01a22477-3b86-7013-ab2d-655a09289984', NULL, 'Scheduled, to go out.', '{}', NULL),
	('01a22477-3b94-7562-a107-ce6beb277e79', NULL, 'Asked under a key.', '{}', NULL),
	('01a22477-3bc7-74d8-b966-2a36347c67ab', NULL, 'x', '{}', NULL),
	('01a22477-42dc-7763-ac95-05fd1cc3316f', NULL, 'x', '{}', NULL);


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
	('01a22476-fe06-70d6-95b6-53de3f2c267a', 1, '01a22476-fe20-7384-bfcd-5e318b69e8da', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22476-fe1c-7577-b1a0-170871bff8b9"}', '2026-11-28 23:21:47.804+00', '{"email.sent delivered@6db52d4e2d.sandbox.sendwright.test"}', '903'),
	('01a22476-fe2a-7379-b4a7-53a28af6bb6c', 1, '01a22476-fe3f-72a6-848d-749c998bdcbf', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22476-fe3b-7155-94c9-9a067dfa25ea"}', '2026-11-28 23:21:47.835+00', '{"email.sent bounced@6db52d4e2d.sandbox.sendwright.test"}', '908'),
	('01a22476-fe46-72e1-8032-746638076ab1', 1, '01a22476-fe6b-75d7-a31e-5b7f6e5fca20', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22476-fe52-70c6-bf2f-bff81bdbcef6"}', '2026-11-28 23:21:47.858+00', '{"email.sent complained@6db52d4e2d.sandbox.sendwright.test"}', '916'),
	('01a22476-fdcf-7761-a6dc-7055e1597a93', 1, '01a22476-fea4-773b-b13a-45b5bf0a1578', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22476-fdcf-7761-a6dc-7055e1597a93@mail.acme.example"}', '2026-11-28 23:21:47.936+00', '{"email.sent ada@example.com,bea@example.net,carl@example.com"}', '923'),
	('01a22476-fe57-71f9-b1da-62cc6c3063a1', 1, '01a22476-fecc-7402-9319-b3fc67a33d86', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22476-fe57-71f9-b1da-62cc6c3063a1@mail.acme.example","recipients":["real@example.com"]}', '2026-11-28 23:21:47.957+00', '{"email.sent real@example.com"}', '926'),
	('01a22476-fe57-71f9-b1da-62cc6c3063a1', 2, '01a22476-fecc-7402-9319-b3fd493cc53f', 'email.sent', '{"attempt":1,"recipients":["delivered+a@6db52d4e2d.sandbox.sendwright.test","bounced+b@6db52d4e2d.sandbox.sendwright.test"],"provider":"simulator","provider_message_id":"sim_01a22476-feb5-7102-b6b3-bc3226eed71f"}', '2026-11-28 23:21:47.957+00', '{"email.sent bounced+b@6db52d4e2d.sandbox.sendwright.test,delivered+a@6db52d4e2d.sandbox.sendwright.test"}', '926'),
	('01a22476-fe72-70ee-979f-5b1bcab165af', 1, '01a22476-fecc-7402-9319-b3fec1f6b5f0', 'email.bounced', '{"recipients":["gone@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-28 23:21:47.945+00', '{}', '926'),
	('01a22476-feb2-7007-830d-266907a01183', 1, '01a22476-ff0f-7524-a5b7-c06bcf988c99', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22476-feb2-7007-830d-266907a01183@mail.acme.example"}', '2026-11-28 23:21:47.983+00', '{"email.sent joerg.big@xn--bcher-kva.example"}', '934'),
	('01a22476-fec9-71ce-bedc-64f547ce3176', 1, '01a22476-ff3e-70ce-8e43-e3e45873edb6', 'email.bounced', '{"recipients":["gone-too@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-28 23:21:48.074+00', '{}', '938'),
	('01a22476-fec9-71ce-bedc-64f547ce3176', 2, '01a22476-ff3e-70ce-8e43-e3e5c6aef724', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22476-fec9-71ce-bedc-64f547ce3176@mail.acme.example","recipients":["there@example.org"]}', '2026-11-28 23:21:48.074+00', '{"email.sent there@example.org"}', '938'),
	('01a22476-ff38-7082-ad86-67e18ab11c33', 1, '01a22476-ff66-7703-9b15-ac9055f9c2c5', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22476-ff38-7082-ad86-67e18ab11c33@mail.acme.example"}', '2026-11-28 23:21:48.133+00', '{"email.sent tina@example.com"}', '946'),
	('01a22476-ff5e-732f-ac83-c5816be2d81e', 1, '01a22476-ff89-716f-aa65-11b2fdb67056', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22476-ff5e-732f-ac83-c5816be2d81e@mail.acme.example"}', '2026-11-28 23:21:48.168+00', '{"email.sent tom@example.com"}', '953'),
	('01a22476-ffa5-716e-8efb-c63a6572a050', 1, '01a22476-ffb4-7601-b3f3-cd955a82c60c', 'email.cancelled', '{}', '2026-11-28 23:21:48.212+00', '{}', '960'),
	('01a22476-ff8e-7592-bb8b-1f781f70f132', 1, '01a22476-ffbc-7147-b682-cfbe5993bf78', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22476-ff9c-727e-a1cb-f40607dc05ef"}', '2026-11-28 23:21:48.188+00', '{"email.sent delivered@6db52d4e2d.sandbox.sendwright.test"}', '966'),
	('01a22476-fe06-70d6-95b6-53de3f2c267a', 2, '01a22477-0239-776f-9b28-31dfb9005a81', 'email.delivered', '{"recipients":["delivered@6db52d4e2d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22476-fe1c-7577-b1a0-170871bff8b9","provider":"simulator"}', '2026-11-28 23:21:48.804+00', '{"simulator:sim_01a22476-fe1c-7577-b1a0-170871bff8b9 email.delivered","simulator sim_01a22476-fe1c-7577-b1a0-170871bff8b9 email.delivered","email.delivered delivered delivered@6db52d4e2d.sandbox.sendwright.test 2026-11-28T23:21:48.804Z"}', '980'),
	('01a22476-fe2a-7379-b4a7-53a28af6bb6c', 2, '01a22477-0677-7726-be9a-8823607cb91b', 'email.bounced', '{"recipients":["bounced@6db52d4e2d.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22476-fe3b-7155-94c9-9a067dfa25ea","provider":"simulator"}', '2026-11-28 23:21:48.835+00', '{"simulator:sim_01a22476-fe3b-7155-94c9-9a067dfa25ea email.bounced","simulator sim_01a22476-fe3b-7155-94c9-9a067dfa25ea email.bounced","email.bounced bounced bounced@6db52d4e2d.sandbox.sendwright.test 2026-11-28T23:21:48.835Z"}', '985'),
	('01a22476-fe46-72e1-8032-746638076ab1', 2, '01a22477-0677-7726-be9a-8824378032a4', 'email.delivered', '{"recipients":["complained@6db52d4e2d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22476-fe52-70c6-bf2f-bff81bdbcef6","provider":"simulator"}', '2026-11-28 23:21:48.858+00', '{"simulator:sim_01a22476-fe52-70c6-bf2f-bff81bdbcef6 email.delivered","simulator sim_01a22476-fe52-70c6-bf2f-bff81bdbcef6 email.delivered","email.delivered delivered complained@6db52d4e2d.sandbox.sendwright.test 2026-11-28T23:21:48.858Z"}', '985'),
	('01a22476-fe46-72e1-8032-746638076ab1', 3, '01a22477-0677-7726-be9a-8825a68b37b5', 'email.complained', '{"recipients":["complained@6db52d4e2d.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a22476-fe52-70c6-bf2f-bff81bdbcef6","provider_message_id":"sim_01a22476-fe52-70c6-bf2f-bff81bdbcef6","provider":"simulator"}', '2026-11-28 23:21:49.858+00', '{"simulator:sim_01a22476-fe52-70c6-bf2f-bff81bdbcef6 email.complained","simulator sim_01a22476-fe52-70c6-bf2f-bff81bdbcef6 email.complained","email.complained complained complained@6db52d4e2d.sandbox.sendwright.test feedback-sim_01a22476-fe52-70c6-bf2f-bff81bdbcef6"}', '985'),
	('01a22476-fe57-71f9-b1da-62cc6c3063a1', 3, '01a22477-0677-7726-be9a-88261ee2ba5e', 'email.bounced', '{"recipients":["bounced+b@6db52d4e2d.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22476-feb5-7102-b6b3-bc3226eed71f","provider":"simulator"}', '2026-11-28 23:21:48.957+00', '{"simulator:sim_01a22476-feb5-7102-b6b3-bc3226eed71f email.bounced","simulator sim_01a22476-feb5-7102-b6b3-bc3226eed71f email.bounced","email.bounced bounced bounced+b@6db52d4e2d.sandbox.sendwright.test 2026-11-28T23:21:48.957Z"}', '985'),
	('01a22476-fe57-71f9-b1da-62cc6c3063a1', 4, '01a22477-0677-7726-be9a-88270a626344', 'email.delivered', '{"recipients":["delivered+a@6db52d4e2d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22476-feb5-7102-b6b3-bc3226eed71f","provider":"simulator"}', '2026-11-28 23:21:48.957+00', '{"simulator:sim_01a22476-feb5-7102-b6b3-bc3226eed71f email.delivered","simulator sim_01a22476-feb5-7102-b6b3-bc3226eed71f email.delivered","email.delivered delivered delivered+a@6db52d4e2d.sandbox.sendwright.test 2026-11-28T23:21:48.957Z"}', '985'),
	('01a22476-ff8e-7592-bb8b-1f781f70f132', 2, '01a22477-0677-7726-be9a-8828f695589c', 'email.delivered', '{"recipients":["delivered@6db52d4e2d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22476-ff9c-727e-a1cb-f40607dc05ef","provider":"simulator"}', '2026-11-28 23:21:49.188+00', '{"simulator:sim_01a22476-ff9c-727e-a1cb-f40607dc05ef email.delivered","simulator sim_01a22476-ff9c-727e-a1cb-f40607dc05ef email.delivered","email.delivered delivered delivered@6db52d4e2d.sandbox.sendwright.test 2026-11-28T23:21:49.188Z"}', '985'),
	('01a22476-fff4-75d6-9e1e-9dd85cd63ed4', 1, '01a22477-0c8a-7053-8c30-bdb0dfe17834', 'email.failed', '{"recipients":["cut-too@example.com"],"reason":"outcome_unknown","provider_code":null,"attempts":1,"provider":"operator"}', '2026-11-28 23:21:51.481+00', '{"operator 6f115b1b-a943-4e4f-9da4-1487cb0c9f52","email.failed failed cut-too@example.com 2026-11-28T23:21:51.481Z"}', '990'),
	('01a22477-0d6d-764c-8d60-296df22122fe', 1, '01a22477-0d8a-739c-bacc-7ba65d4fff91', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22477-0d73-74cf-a027-9c96ebe80076"}', '2026-11-28 23:21:51.731+00', '{"email.sent delivered@6db52d4e2d.sandbox.sendwright.test"}', '1007'),
	('01a22477-0d7f-7315-b8e1-e47d5d1972ad', 1, '01a22477-0d8a-739c-bacc-7ba768caaca1', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22477-0d88-770b-b796-4e0907a82ce7"}', '2026-11-28 23:21:51.752+00', '{"email.sent bounced@6db52d4e2d.sandbox.sendwright.test"}', '1007'),
	('01a22477-0d90-746d-9245-eb41f86006dd', 1, '01a22477-0db9-764d-bb9d-dcafd1795af4', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22477-0d9c-74e7-800e-3e30c6e118a4"}', '2026-11-28 23:21:51.772+00', '{"email.sent anybody@6db52d4e2d.sandbox.sendwright.test"}', '1016'),
	('01a22477-2f30-7105-bce1-033154d090d6', 1, '01a22477-2f39-762a-95ee-2e8de71fd9b1', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22477-2f37-739d-9721-08264e885daf"}', '2026-11-28 23:22:00.375+00', '{"email.sent complained@6db52d4e2d.sandbox.sendwright.test"}', '1226'),
	('01a22477-0d4e-72da-ae97-f9f248d6616b', 1, '01a22477-0d5d-74b0-8f44-61313464e9ba', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22477-0d5a-7409-80c1-f4e04072c280"}', '2026-11-28 23:21:51.706+00', '{"email.sent delivered@6db52d4e2d.sandbox.sendwright.test"}', '997'),
	('01a22477-2604-7070-b7bb-9a5885e94aad', 1, '01a22477-2610-75b4-be12-7e1c2cb32971', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22477-260c-73b9-b6d9-86fa2e95b45e"}', '2026-11-28 23:21:58.028+00', '{"email.sent delivered@6db52d4e2d.sandbox.sendwright.test"}', '1183'),
	('01a22477-0db3-703c-ac4b-f6c077a12842', 1, '01a22477-0e2c-7761-9f29-a23d5f26839d', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22477-0db3-703c-ac4b-f6c077a12842@da2b9208ea.sandbox.sendwright.test"}', '2026-11-28 23:21:51.915+00', '{"email.sent bob@bolt.example"}', '1033'),
	('01a22477-0df7-71ee-b07b-d32922cacfa5', 1, '01a22477-0e49-7785-b55e-914cb3dca5ea', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22477-0df7-71ee-b07b-d32922cacfa5@mail.acme.example"}', '2026-11-28 23:21:51.92+00', '{"email.sent [erased],rita@example.com"}', '1035'),
	('01a22477-0d4e-72da-ae97-f9f248d6616b', 2, '01a22477-116a-7163-8905-83f5df4563d9', 'email.delivered', '{"recipients":["delivered@6db52d4e2d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22477-0d5a-7409-80c1-f4e04072c280","provider":"simulator"}', '2026-11-28 23:21:52.706+00', '{"simulator:sim_01a22477-0d5a-7409-80c1-f4e04072c280 email.delivered","simulator sim_01a22477-0d5a-7409-80c1-f4e04072c280 email.delivered","email.delivered delivered delivered@6db52d4e2d.sandbox.sendwright.test 2026-11-28T23:21:52.706Z"}', '1057'),
	('01a22477-0d6d-764c-8d60-296df22122fe', 2, '01a22477-116a-7163-8905-83f68fa42f05', 'email.delivered', '{"recipients":["delivered@6db52d4e2d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22477-0d73-74cf-a027-9c96ebe80076","test":true,"provider":"simulator"}', '2026-11-28 23:21:52.731+00', '{"simulator:sim_01a22477-0d73-74cf-a027-9c96ebe80076 email.delivered","simulator sim_01a22477-0d73-74cf-a027-9c96ebe80076 email.delivered","email.delivered delivered delivered@6db52d4e2d.sandbox.sendwright.test 2026-11-28T23:21:52.731Z"}', '1057'),
	('01a22477-0d7f-7315-b8e1-e47d5d1972ad', 2, '01a22477-1573-73e1-a75f-6d19721c9038', 'email.bounced', '{"recipients":["bounced@6db52d4e2d.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22477-0d88-770b-b796-4e0907a82ce7","test":true,"provider":"simulator"}', '2026-11-28 23:21:52.752+00', '{"simulator:sim_01a22477-0d88-770b-b796-4e0907a82ce7 email.bounced","simulator sim_01a22477-0d88-770b-b796-4e0907a82ce7 email.bounced","email.bounced bounced bounced@6db52d4e2d.sandbox.sendwright.test 2026-11-28T23:21:52.752Z"}', '1083'),
	('01a22477-0d90-746d-9245-eb41f86006dd', 2, '01a22477-1573-73e1-a75f-6d1a5c776bbd', 'email.delivered', '{"recipients":["anybody@6db52d4e2d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22477-0d9c-74e7-800e-3e30c6e118a4","test":true,"provider":"simulator"}', '2026-11-28 23:21:52.772+00', '{"simulator:sim_01a22477-0d9c-74e7-800e-3e30c6e118a4 email.delivered","simulator sim_01a22477-0d9c-74e7-800e-3e30c6e118a4 email.delivered","email.delivered delivered anybody@6db52d4e2d.sandbox.sendwright.test 2026-11-28T23:21:52.772Z"}', '1083'),
	('01a22477-273f-70d6-9b15-f20f46a2e7cd', 1, '01a22477-2769-74ab-936c-f8e3e9c161fd', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22477-273f-70d6-9b15-f20f46a2e7cd@mail.acme.example"}', '2026-11-28 23:21:58.377+00', '{"email.sent copied@example.com"}', '1211'),
	('01a22477-2604-7070-b7bb-9a5885e94aad', 2, '01a22477-29ff-75e5-8207-b6e74d94a297', 'email.delivered', '{"recipients":["delivered@6db52d4e2d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22477-260c-73b9-b6d9-86fa2e95b45e","provider":"simulator"}', '2026-11-28 23:21:59.028+00', '{"simulator:sim_01a22477-260c-73b9-b6d9-86fa2e95b45e email.delivered","simulator sim_01a22477-260c-73b9-b6d9-86fa2e95b45e email.delivered","email.delivered delivered delivered@6db52d4e2d.sandbox.sendwright.test 2026-11-28T23:21:59.028Z"}', '1216');


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
	('01a22476-fe06-70d6-95b6-53de3f2c267a', 1, '2026-11-28 23:21:47.803+00', '2026-11-28 23:21:47.805+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22476-fe2a-7379-b4a7-53a28af6bb6c', 1, '2026-11-28 23:21:47.835+00', '2026-11-28 23:21:47.835+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22476-fe46-72e1-8032-746638076ab1', 1, '2026-11-28 23:21:47.857+00', '2026-11-28 23:21:47.858+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22476-fdcf-7761-a6dc-7055e1597a93', 1, '2026-11-28 23:21:47.752+00', '2026-11-28 23:21:47.936+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22476-fe72-70ee-979f-5b1bcab165af', 1, '2026-11-28 23:21:47.9+00', '2026-11-28 23:21:47.946+00', NULL, 'permanently_refused', 'smtp', '550 5.1.1 No such user here'),
	('01a22476-fe57-71f9-b1da-62cc6c3063a1', 1, '2026-11-28 23:21:47.879+00', '2026-11-28 23:21:47.957+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22476-feb2-7007-830d-266907a01183', 1, '2026-11-28 23:21:47.967+00', '2026-11-28 23:21:47.983+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22476-fec9-71ce-bedc-64f547ce3176', 1, '2026-11-28 23:21:48.013+00', '2026-11-28 23:21:48.074+00', NULL, 'partly_accepted', 'smtp', 'gone-too@example.org: 550 5.1.1 No such user here
there@example.org: 250 OK: message queued'),
	('01a22476-ff38-7082-ad86-67e18ab11c33', 1, '2026-11-28 23:21:48.106+00', '2026-11-28 23:21:48.133+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22476-ff5e-732f-ac83-c5816be2d81e', 1, '2026-11-28 23:21:48.141+00', '2026-11-28 23:21:48.168+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22476-ff8e-7592-bb8b-1f781f70f132', 1, '2026-11-28 23:21:48.188+00', '2026-11-28 23:21:48.189+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22476-ffc0-7245-b3ef-8885c536a589', 1, '2026-11-28 23:21:48.23+00', '2026-11-28 23:21:48.242+00', '2026-11-28 23:21:53.242+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22476-ffd0-726f-a659-d32a028a4127', 1, '2026-11-28 23:21:48.251+00', '2026-11-28 23:21:48.265+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a22476-fff4-75d6-9e1e-9dd85cd63ed4', 1, '2026-11-28 23:21:48.284+00', '2026-11-28 23:21:48.407+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a22477-0d4e-72da-ae97-f9f248d6616b', 1, '2026-11-28 23:21:51.706+00', '2026-11-28 23:21:51.707+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22477-0d6d-764c-8d60-296df22122fe', 1, '2026-11-28 23:21:51.731+00', '2026-11-28 23:21:51.731+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22477-0d7f-7315-b8e1-e47d5d1972ad', 1, '2026-11-28 23:21:51.752+00', '2026-11-28 23:21:51.753+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22477-0d90-746d-9245-eb41f86006dd', 1, '2026-11-28 23:21:51.772+00', '2026-11-28 23:21:51.773+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22477-0db3-703c-ac4b-f6c077a12842', 1, '2026-11-28 23:21:51.806+00', '2026-11-28 23:21:51.915+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22477-0df7-71ee-b07b-d32922cacfa5', 1, '2026-11-28 23:21:51.869+00', '2026-11-28 23:21:51.92+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22476-ffc0-7245-b3ef-8885c536a589', 2, '2026-11-28 23:21:53.765+00', '2026-11-28 23:21:53.772+00', '2026-11-28 23:22:03.772+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22477-2604-7070-b7bb-9a5885e94aad', 1, '2026-11-28 23:21:58.028+00', '2026-11-28 23:21:58.029+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22477-273f-70d6-9b15-f20f46a2e7cd', 1, '2026-11-28 23:21:58.363+00', '2026-11-28 23:21:58.377+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22477-2f30-7105-bce1-033154d090d6', 1, '2026-11-28 23:22:00.375+00', '2026-11-28 23:22:00.375+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator');


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
	('01a22476-fdcf-7761-a6dc-7055e1597a93', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:47.936+00', 'sent', '{sent,sent,sent}', NULL, '01a22476-fdcf-7761-a6dc-7055e1597a93@mail.acme.example', NULL, 2, true),
	('01a22476-fe72-70ee-979f-5b1bcab165af', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:47.946+00', 'bounced', '{bounced}', NULL, NULL, NULL, 2, true),
	('01a22476-feb2-7007-830d-266907a01183', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:47.983+00', 'sent', '{sent}', NULL, '01a22476-feb2-7007-830d-266907a01183@mail.acme.example', NULL, 2, true),
	('01a22476-fec9-71ce-bedc-64f547ce3176', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:48.074+00', 'bounced', '{bounced,sent}', NULL, '01a22476-fec9-71ce-bedc-64f547ce3176@mail.acme.example', NULL, 3, true),
	('01a22476-ff38-7082-ad86-67e18ab11c33', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:48.133+00', 'sent', '{sent}', NULL, '01a22476-ff38-7082-ad86-67e18ab11c33@mail.acme.example', NULL, 2, true),
	('01a22476-ff5e-732f-ac83-c5816be2d81e', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:48.168+00', 'sent', '{sent}', NULL, '01a22476-ff5e-732f-ac83-c5816be2d81e@mail.acme.example', NULL, 2, true),
	('01a22476-ffa5-716e-8efb-c63a6572a050', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:48.212+00', 'cancelled', '{scheduled}', '2026-12-18 23:21:48.191+00', NULL, NULL, 2, false),
	('01a22476-ffc0-7245-b3ef-8885c536a589', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:48.224+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22476-ffd0-726f-a659-d32a028a4127', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:48.24+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22476-fe06-70d6-95b6-53de3f2c267a', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:48.821+00', 'delivered', '{delivered}', NULL, 'sim_01a22476-fe1c-7577-b1a0-170871bff8b9', NULL, 3, true),
	('01a22476-fe2a-7379-b4a7-53a28af6bb6c', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:49.897+00', 'bounced', '{bounced}', NULL, 'sim_01a22476-fe3b-7155-94c9-9a067dfa25ea', NULL, 3, true),
	('01a22476-fe46-72e1-8032-746638076ab1', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:49.897+00', 'complained', '{complained}', NULL, 'sim_01a22476-fe52-70c6-bf2f-bff81bdbcef6', NULL, 4, true),
	('01a22476-fe57-71f9-b1da-62cc6c3063a1', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:49.897+00', 'bounced', '{delivered,bounced,sent}', NULL, '01a22476-fe57-71f9-b1da-62cc6c3063a1@mail.acme.example', NULL, 5, true),
	('01a22476-ff8e-7592-bb8b-1f781f70f132', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:49.897+00', 'delivered', '{delivered}', NULL, 'sim_01a22476-ff9c-727e-a1cb-f40607dc05ef', NULL, 3, true),
	('01a22476-fff4-75d6-9e1e-9dd85cd63ed4', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:51.482+00', 'failed', '{failed}', NULL, NULL, 'It is not known whether the email arrived, and it was given up.', 2, true),
	('01a22477-0db3-703c-ac4b-f6c077a12842', '01a22476-b27d-707b-b0fd-97da2b9208ea', 'live', '2026-11-28 23:21:51.915+00', 'sent', '{sent}', NULL, '01a22477-0db3-703c-ac4b-f6c077a12842@da2b9208ea.sandbox.sendwright.test', NULL, 2, true),
	('01a22477-0df7-71ee-b07b-d32922cacfa5', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:51.92+00', 'sent', '{sent,sent}', NULL, '01a22477-0df7-71ee-b07b-d32922cacfa5@mail.acme.example', NULL, 2, true),
	('01a22477-0d4e-72da-ae97-f9f248d6616b', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:52.736+00', 'delivered', '{delivered}', NULL, 'sim_01a22477-0d5a-7409-80c1-f4e04072c280', NULL, 3, true),
	('01a22477-0d6d-764c-8d60-296df22122fe', '01a22476-8a2a-733f-a291-176db52d4e2d', 'test', '2026-11-28 23:21:52.736+00', 'delivered', '{delivered}', NULL, 'sim_01a22477-0d73-74cf-a027-9c96ebe80076', NULL, 3, true),
	('01a22477-0d7f-7315-b8e1-e47d5d1972ad', '01a22476-8a2a-733f-a291-176db52d4e2d', 'test', '2026-11-28 23:21:53.77+00', 'bounced', '{bounced}', NULL, 'sim_01a22477-0d88-770b-b796-4e0907a82ce7', NULL, 3, true),
	('01a22477-0d90-746d-9245-eb41f86006dd', '01a22476-8a2a-733f-a291-176db52d4e2d', 'test', '2026-11-28 23:21:53.77+00', 'delivered', '{delivered}', NULL, 'sim_01a22477-0d9c-74e7-800e-3e30c6e118a4', NULL, 3, true),
	('01a22477-273f-70d6-9b15-f20f46a2e7cd', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:58.377+00', 'sent', '{sent}', NULL, '01a22477-273f-70d6-9b15-f20f46a2e7cd@mail.acme.example', NULL, 2, true),
	('01a22477-2604-7070-b7bb-9a5885e94aad', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:59.033+00', 'delivered', '{delivered}', NULL, 'sim_01a22477-260c-73b9-b6d9-86fa2e95b45e', NULL, 3, true),
	('01a22477-2f30-7105-bce1-033154d090d6', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:22:00.375+00', 'sent', '{sent}', NULL, 'sim_01a22477-2f37-739d-9721-08264e885daf', NULL, 2, true),
	('01a22477-3b57-7073-a14b-f8eef550f2a7', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:22:03.479+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22477-3b6c-7361-8bc5-aab7615128a3', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:22:03.5+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22477-3b78-72f5-8f7f-aa4b7fe25ee8', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:22:03.512+00', 'scheduled', '{scheduled}', '2026-11-29 00:22:03.508+00', NULL, NULL, 1, false),
	('01a22477-3b86-7013-ab2d-655a09289984', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:22:03.526+00', 'scheduled', '{scheduled}', '2026-11-29 00:22:03.508+00', NULL, NULL, 1, false),
	('01a22477-3b94-7562-a107-ce6beb277e79', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:22:03.54+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22477-3bc7-74d8-b966-2a36347c67ab', '01a22476-b27d-707b-b0fd-97da2b9208ea', 'live', '2026-11-28 23:22:03.591+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22477-42dc-7763-ac95-05fd1cc3316f', '01a22476-b27d-707b-b0fd-97da2b9208ea', 'live', '2026-11-28 23:22:05.404+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false);


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
	('01a22476-fdcf-7761-a6dc-7055e1597a93', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:47.727+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{"Ada Lovelace <ada@example.com>"}', '{carl@example.com}', '{"Bea <bea@example.net>"}', '{answers@acme.example,"Other <other@acme.example>"}', 'Everything at once', '{receipt,order:1234}', NULL, '01a22476-fdcf-7761-a6dc-7055e1597a93@mail.acme.example', '{ada@example.com,carl@example.com,bea@example.net}', NULL, NULL, 3, NULL, 'ada@example.com
carl@example.com
bea@example.net
everything at once', '01a22476-fdcf-7761-a6dc-70566ec4d422', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, 'e6c3d138-7902-f3d7-e2b4-20d3eb3364ab', NULL),
	('01a22476-fe06-70d6-95b6-53de3f2c267a', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:47.782+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{delivered@6db52d4e2d.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be delivered', '{}', NULL, '01a22476-fe06-70d6-95b6-53de3f2c267a@mail.acme.example', '{delivered@6db52d4e2d.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@6db52d4e2d.sandbox.sendwright.test
to be delivered', '01a22476-fe06-70d6-95b6-53df1ccbbdff', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, '71fa5d97-6cb6-6de0-d939-03905132cd2f', NULL),
	('01a22476-fe2a-7379-b4a7-53a28af6bb6c', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:47.818+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{bounced@6db52d4e2d.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be bounced', '{}', NULL, '01a22476-fe2a-7379-b4a7-53a28af6bb6c@mail.acme.example', '{bounced@6db52d4e2d.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@6db52d4e2d.sandbox.sendwright.test
to be bounced', '01a22476-fe2a-7379-b4a7-53a3ad5674a8', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, 'a724d940-fbc8-f512-3ff2-0c222a36fa39', NULL),
	('01a22476-fe46-72e1-8032-746638076ab1', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:47.846+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{complained@6db52d4e2d.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be complained', '{}', NULL, '01a22476-fe46-72e1-8032-746638076ab1@mail.acme.example', '{complained@6db52d4e2d.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@6db52d4e2d.sandbox.sendwright.test
to be complained', '01a22476-fe46-72e1-8032-746704b1233a', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, '927f01fa-26dc-3196-3dfc-c49f4ebb2348', NULL),
	('01a22476-fe57-71f9-b1da-62cc6c3063a1', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:47.863+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{delivered+a@6db52d4e2d.sandbox.sendwright.test,bounced+b@6db52d4e2d.sandbox.sendwright.test,real@example.com}', '{}', '{}', NULL, 'To several', '{}', NULL, '01a22476-fe57-71f9-b1da-62cc6c3063a1@mail.acme.example', '{delivered+a@6db52d4e2d.sandbox.sendwright.test,bounced+b@6db52d4e2d.sandbox.sendwright.test,real@example.com}', NULL, '{delivered,bounced,NULL}', 0, NULL, 'delivered+a@6db52d4e2d.sandbox.sendwright.test
bounced+b@6db52d4e2d.sandbox.sendwright.test
real@example.com
to several', '01a22476-fe57-71f9-b1da-62cd8be38679', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, '3db0cff0-f97a-6405-6640-390816a3811a', NULL),
	('01a22476-fe72-70ee-979f-5b1bcab165af', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:47.89+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{gone@example.org}', '{}', '{}', NULL, 'To nobody', '{}', NULL, '01a22476-fe72-70ee-979f-5b1bcab165af@mail.acme.example', '{gone@example.org}', NULL, NULL, 0, NULL, 'gone@example.org
to nobody', '01a22476-fe72-70ee-979f-5b1cb34fe5a3', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, 'd01be8f6-d2de-8d1f-1495-1509d412ba35', NULL),
	('01a22476-feb2-7007-830d-266907a01183', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:47.954+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{"Jörg <Joerg.Big@Bücher.example>"}', '{}', '{}', NULL, 'To a name that is spelled in another way on its way', '{}', NULL, '01a22476-feb2-7007-830d-266907a01183@mail.acme.example', '{joerg.big@xn--bcher-kva.example}', '{Joerg.Big@xn--bcher-kva.example}', NULL, 0, NULL, 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way', '01a22476-feb2-7568-b6c1-164c5cd72e52', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, '95dfab35-4e92-2829-c902-75a99787f50b', NULL),
	('01a22476-fec9-71ce-bedc-64f547ce3176', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:47.977+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{gone-too@example.org,there@example.org}', '{}', '{}', NULL, 'To nobody and somebody', '{receipt}', NULL, '01a22476-fec9-71ce-bedc-64f547ce3176@mail.acme.example', '{gone-too@example.org,there@example.org}', NULL, NULL, 0, NULL, 'gone-too@example.org
there@example.org
to nobody and somebody', '01a22476-fec9-71ce-bedc-64f69c5f761f', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, 'b664426f-a40e-1b67-184e-b466be93b3b4', NULL),
	('01a22476-ff38-7082-ad86-67e18ab11c33', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:48.088+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{tina@example.com}', '{}', '{}', NULL, 'Welcome, Tina', '{}', NULL, '01a22476-ff38-7082-ad86-67e18ab11c33@mail.acme.example', '{tina@example.com}', NULL, NULL, 0, NULL, 'tina@example.com
welcome, tina', '01a22476-ff38-7082-ad86-67e22405657c', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, '7ba79387-71b8-16a3-e13e-49e116b66104', NULL),
	('01a22476-ff5e-732f-ac83-c5816be2d81e', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:48.126+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{tom@example.com}', '{}', '{}', '{answers@acme.example}', 'For everybody', '{}', NULL, '01a22476-ff5e-732f-ac83-c5816be2d81e@mail.acme.example', '{tom@example.com}', NULL, NULL, 0, NULL, 'tom@example.com
for everybody', '01a22476-ff5e-732f-ac83-c5824ce99b04', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, '64462075-b2a6-a3dc-2d44-d43e4389dc42', NULL),
	('01a22476-ff8e-7592-bb8b-1f781f70f132', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:48.174+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{delivered@6db52d4e2d.sandbox.sendwright.test}', '{}', '{}', NULL, 'One of a batch', '{}', NULL, '01a22476-ff8e-7592-bb8b-1f781f70f132@mail.acme.example', '{delivered@6db52d4e2d.sandbox.sendwright.test}', NULL, '{delivered}', 0, 'batch-1', 'delivered@6db52d4e2d.sandbox.sendwright.test
one of a batch', '01a22476-ff8e-7592-bb8b-1f791fe55949', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, '516de514-0638-235f-fc01-97bf165faa84', NULL),
	('01a22476-ffa5-716e-8efb-c63a6572a050', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:48.197+00', '2026-12-18 23:21:48.191+00', '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{never@example.com}', '{}', '{}', NULL, 'To be cancelled', '{}', NULL, '01a22476-ffa5-716e-8efb-c63a6572a050@mail.acme.example', '{never@example.com}', NULL, NULL, 0, NULL, 'never@example.com
to be cancelled', '01a22476-ffa5-7132-ae30-7b3416ee9dee', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, '2dfc8c3f-2013-e7c7-0c1b-47e031263ffd', NULL),
	('01a22476-ffc0-7245-b3ef-8885c536a589', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:48.224+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{busy@example.com}', '{}', '{}', NULL, 'Refused for now', '{}', NULL, '01a22476-ffc0-7245-b3ef-8885c536a589@mail.acme.example', '{busy@example.com}', NULL, NULL, 0, NULL, 'busy@example.com
refused for now', '01a22476-ffc0-7245-b3ef-8886fa1f73be', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, 'e485cbe5-c908-b9f3-ff9a-79dd4d338015', NULL),
	('01a22476-ffd0-726f-a659-d32a028a4127', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:48.24+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{cut@example.com}', '{}', '{}', NULL, 'Held, as its answer was lost', '{}', NULL, '01a22476-ffd0-726f-a659-d32a028a4127@mail.acme.example', '{cut@example.com}', NULL, NULL, 0, NULL, 'cut@example.com
held, as its answer was lost', '01a22476-ffd0-726f-a659-d32b24a9ce54', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, 'de81c50e-ed38-b1e8-e9d1-39aceab510f8', NULL),
	('01a22476-fff4-75d6-9e1e-9dd85cd63ed4', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:48.276+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{cut-too@example.com}', '{}', '{}', NULL, 'Settled as failed', '{}', NULL, '01a22476-fff4-75d6-9e1e-9dd85cd63ed4@mail.acme.example', '{cut-too@example.com}', NULL, NULL, 0, NULL, 'cut-too@example.com
settled as failed', '01a22476-fff4-75d6-9e1e-9dd9334c5d24', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, '3f3c70ed-fbf6-15bd-3430-fe4055c9eb41', NULL),
	('01a22477-0d4e-72da-ae97-f9f248d6616b', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:51.694+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Søren <shop@mail.acme.example>', '{"Émile <delivered@6db52d4e2d.sandbox.sendwright.test>"}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', '{"visible":null,"messageId":"own-1@mail.acme.example","date":"Sat, 28 Nov 2026 23:21:51 +0000"}', '01a22477-0d4e-72da-ae97-f9f248d6616b@mail.acme.example', '{delivered@6db52d4e2d.sandbox.sendwright.test}', NULL, '{delivered}', 1, NULL, 'delivered@6db52d4e2d.sandbox.sendwright.test
submitted over smtp', '01a22477-0d4e-72da-ae97-f9f360402e7f', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, NULL, NULL),
	('01a22477-0d6d-764c-8d60-296df22122fe', '01a22476-8a2a-733f-a291-176db52d4e2d', 'test', '2026-11-28 23:21:51.725+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Test <t@mail.acme.example>', '{delivered@6db52d4e2d.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: delivered', '{}', NULL, '01a22477-0d6d-764c-8d60-296df22122fe@mail.acme.example', '{delivered@6db52d4e2d.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@6db52d4e2d.sandbox.sendwright.test
in test mode: delivered', '01a22477-0d6d-764c-8d60-296e9ea6bba6', NULL, '01a22476-a5ee-7327-b7ea-ab62798debb6', NULL, '28452751-0ad2-b271-8f53-4a358da5a036', NULL),
	('01a22477-0db3-703c-ac4b-f6c077a12842', '01a22476-b27d-707b-b0fd-97da2b9208ea', 'live', '2026-11-28 23:21:51.795+00', NULL, NULL, 'b@da2b9208ea.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Bolt', '{}', NULL, '01a22477-0db3-703c-ac4b-f6c077a12842@da2b9208ea.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
bolt', '01a22477-0db3-703c-ac4b-f6c19e040a79', NULL, '01a22476-cd73-70b9-a966-2c6f31bd501c', NULL, '6418bee9-d370-5f76-c6f8-9d6b498eef1d', NULL),
	('01a22477-0df7-71ee-b07b-d32922cacfa5', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:51.863+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'e@mail.acme.example', '{[erased],rita@example.com}', '{}', '{}', NULL, '[erased]', '{}', NULL, '01a22477-0df7-71ee-b07b-d32922cacfa5@mail.acme.example', '{[erased],rita@example.com}', NULL, NULL, 0, NULL, '[erased]
rita@example.com
[erased]', '01a22477-0df7-71ee-b07b-d32af96a4c73', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, '730a2ba5-f41a-f17b-ab46-78dc82cd223e', NULL),
	('01a22477-2604-7070-b7bb-9a5885e94aad', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:58.02+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'w@mail.acme.example', '{delivered@6db52d4e2d.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a22477-2604-7070-b7bb-9a5885e94aad@mail.acme.example', '{delivered@6db52d4e2d.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@6db52d4e2d.sandbox.sendwright.test
its webhook waits', '01a22477-2604-7070-b7bb-9a5987bdefb1', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, '04b46d14-83c1-0449-c047-389f65efba09', NULL),
	('01a22477-0d7f-7315-b8e1-e47d5d1972ad', '01a22476-8a2a-733f-a291-176db52d4e2d', 'test', '2026-11-28 23:21:51.743+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Test <t@mail.acme.example>', '{bounced@6db52d4e2d.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: bounced', '{}', NULL, '01a22477-0d7f-7315-b8e1-e47d5d1972ad@mail.acme.example', '{bounced@6db52d4e2d.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@6db52d4e2d.sandbox.sendwright.test
in test mode: bounced', '01a22477-0d7f-7315-b8e1-e47e77232dea', NULL, '01a22476-a5ee-7327-b7ea-ab62798debb6', NULL, 'ee7dd0fb-3620-3f06-2f4b-f0c6fda9b602', NULL),
	('01a22477-273f-70d6-9b15-f20f46a2e7cd', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:58.335+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Søren <shop@mail.acme.example>', '{copied@example.com}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', NULL, '01a22477-273f-70d6-9b15-f20f46a2e7cd@mail.acme.example', '{copied@example.com}', NULL, NULL, 1, NULL, 'copied@example.com
submitted over smtp', '01a22477-2742-70d6-9b15-f21070d80c5b', NULL, NULL, '01a22476-8a2a-733f-a291-176e9bdc8ede', NULL, '01a22477-0d4e-72da-ae97-f9f248d6616b'),
	('01a22477-2f30-7105-bce1-033154d090d6', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:22:00.368+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'r@mail.acme.example', '{complained@6db52d4e2d.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its complaint is still to come', '{}', NULL, '01a22477-2f30-7105-bce1-033154d090d6@mail.acme.example', '{complained@6db52d4e2d.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@6db52d4e2d.sandbox.sendwright.test
its complaint is still to come', '01a22477-2f30-7105-bce1-0332674de253', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, '8efdc89d-a315-2e38-50e3-1322af39e43c', NULL),
	('01a22477-0d90-746d-9245-eb41f86006dd', '01a22476-8a2a-733f-a291-176db52d4e2d', 'test', '2026-11-28 23:21:51.76+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Test <t@mail.acme.example>', '{anybody@6db52d4e2d.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: anybody', '{}', NULL, '01a22477-0d90-746d-9245-eb41f86006dd@mail.acme.example', '{anybody@6db52d4e2d.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'anybody@6db52d4e2d.sandbox.sendwright.test
in test mode: anybody', '01a22477-0d90-7542-88e2-d3f0f1235563', NULL, '01a22476-a5ee-7327-b7ea-ab62798debb6', NULL, 'c4874ca6-6b68-9c9f-75ff-1a291929b0e7', NULL),
	('01a22477-3b57-7073-a14b-f8eef550f2a7', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:22:03.479+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{last@example.com}', '{}', '{}', NULL, 'Queued to go out', '{evening}', NULL, '01a22477-3b57-7073-a14b-f8eef550f2a7@mail.acme.example', '{last@example.com}', NULL, NULL, 0, NULL, 'last@example.com
queued to go out', '01a22477-3b57-7073-a14b-f8ef18b2495b', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, '3eb2aa9e-d1ed-47f4-77b0-94c1b09c09f7', NULL),
	('01a22477-3b6c-7361-8bc5-aab7615128a3', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:22:03.5+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{delivered@6db52d4e2d.sandbox.sendwright.test}', '{}', '{}', NULL, 'Queued for the simulator', '{evening}', NULL, '01a22477-3b6c-7361-8bc5-aab7615128a3@mail.acme.example', '{delivered@6db52d4e2d.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@6db52d4e2d.sandbox.sendwright.test
queued for the simulator', '01a22477-3b6c-7361-8bc5-aab8bdc66ae7', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, '8fb63de4-128c-d616-6d23-c832aad78023', NULL),
	('01a22477-3b78-72f5-8f7f-aa4b7fe25ee8', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:22:03.512+00', '2026-11-29 00:22:03.508+00', '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to be cancelled', '{evening}', NULL, '01a22477-3b78-72f5-8f7f-aa4b7fe25ee8@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to be cancelled', '01a22477-3b78-72f5-8f7f-aa4c2221abb4', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, '79b2d69d-59a5-f8d5-cfa8-c624a0b76d30', NULL),
	('01a22477-3b86-7013-ab2d-655a09289984', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:22:03.526+00', '2026-11-29 00:22:03.508+00', '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to go out', '{evening}', NULL, '01a22477-3b86-7013-ab2d-655a09289984@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to go out', '01a22477-3b86-7013-ab2d-655bbdf26c54', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, 'd0732814-1dc0-4f6f-2e26-a3d840cdb17f', NULL),
	('01a22477-3b94-7562-a107-ce6beb277e79', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:22:03.54+00', NULL, '01a22476-fcbc-7274-a6bf-abb9641b18d6', 'Acme <hello@mail.acme.example>', '{once@example.com}', '{}', '{}', NULL, 'Asked under a key', '{evening}', NULL, '01a22477-3b94-7562-a107-ce6beb277e79@mail.acme.example', '{once@example.com}', NULL, NULL, 0, 'order-4711', 'once@example.com
asked under a key', '01a22477-3b94-7562-a107-ce6c5f15ac69', NULL, '01a22476-9e80-7116-a991-1465ccff505c', NULL, '35f5a6f8-909d-53fe-0b35-8e91f82d282d', NULL),
	('01a22477-3bc7-74d8-b966-2a36347c67ab', '01a22476-b27d-707b-b0fd-97da2b9208ea', 'live', '2026-11-28 23:22:03.591+00', NULL, NULL, 'b@da2b9208ea.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Held back', '{}', NULL, '01a22477-3bc7-74d8-b966-2a36347c67ab@da2b9208ea.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
held back', '01a22477-3bc7-74d8-b966-2a372cfdad56', NULL, '01a22476-cd73-70b9-a966-2c6f31bd501c', NULL, '41cf7688-8e6b-5ede-8f4c-98eaf0a177f3', NULL),
	('01a22477-42dc-7763-ac95-05fd1cc3316f', '01a22476-b27d-707b-b0fd-97da2b9208ea', 'live', '2026-11-28 23:22:05.404+00', NULL, NULL, 'b@da2b9208ea.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'While paused', '{}', NULL, '01a22477-42dc-7763-ac95-05fd1cc3316f@da2b9208ea.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
while paused', '01a22477-42dc-7763-ac95-05fe33819f76', NULL, '01a22476-cd73-70b9-a966-2c6f31bd501c', NULL, '9ea2f530-d662-bda9-ee9d-7a670f3ac723', NULL);


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
	('01a22477-0e05-76ae-8fd2-53ffd4c042a9', '2026-11-28 23:21:52.071+00'),
	('01a22477-0e05-76ae-8fd2-53ffd4c042a9@mail.acme.example', '2026-11-28 23:21:52.071+00');


--
-- Data for Name: holds; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.idempotency_keys VALUES
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', 'batch', 'batch-1', 'dfcaeec533590240a79ea3c24df93261225187527d902bcdb57fd83a3c3300bd', '2026-11-29 23:21:48.158+00', '[{"_tag" : "Accepted", "emailId" : "01a22476-ff8e-7592-bb8b-1f781f70f132"}]', '{"indexes":[0],"failures":[{"ok":false,"index":1,"error":{"code":"validation_error","message":"The request is not valid: to must be an email address such as ada@example.com.","details":[{"path":["to"],"message":"must be an email address such as ada@example.com"}]}}]}'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', 'message', '01a22476-9e80-7116-a991-1465ccff505c:df6c4e6dd3c1cf95ff2214c0619147aec6bcc780b18005c6adf0f1d18ab1c9fa', '01a22476-9e80-7116-a991-1465ccff505c:df6c4e6dd3c1cf95ff2214c0619147aec6bcc780b18005c6adf0f1d18ab1c9fa', '2026-11-28 23:31:51.694+00', '[{"_tag" : "Accepted", "emailId" : "01a22477-0d4e-72da-ae97-f9f248d6616b"}]', 'null'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', 'single', 'order-4711', '64993acc08a1e8ac0acde79d0dc4c3443d73295447c260a50219b86e6650d571', '2026-11-29 23:22:03.54+00', '[{"_tag" : "Accepted", "emailId" : "01a22477-3b94-7562-a107-ce6beb277e79"}]', 'null'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', 'request', 'order-4712', '5cd1768db4c44c1f9a1e2c3bf6407e954574a07ccc4e6eecf40cdc932acc4f6b', 'infinity', '[{"_tag" : "Accepted", "emailId" : "01a22477-3ba9-74d1-9b0e-2f086ebb05f2"}]', 'null');


--
-- Data for Name: log_identity; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.memberships VALUES
	('01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-8a2a-733f-a291-176e9bdc8ede', 'owner', '2026-11-28 23:21:18.121+00'),
	('01a22476-b27d-707b-b0fd-97da2b9208ea', '01a22476-b27e-76c9-ad07-8051abb88311', 'owner', '2026-11-28 23:21:28.445+00'),
	('01a22476-ba4c-7665-a5b9-72e865bd1521', '01a22476-ba4c-7665-a5b9-72e92e03a16d', 'owner', '2026-11-28 23:21:30.443+00'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-e761-7540-85b4-087bc19cd35f', 'developer', '2026-11-28 23:21:41.989+00'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-edd8-72ba-88b3-6107ea32bef8', 'viewer', '2026-11-28 23:21:43.643+00');


--
-- Data for Name: metrics_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_hours VALUES
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', 'tag', 498863, 'receipt', 2, 4, 0, 1, 0, 0, 0, 0, 0, '{}'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', 'tag', 498863, 'order:1234', 1, 3, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'simulator', 'domain', 498863, 'mail.acme.example', 5, 7, 5, 2, 0, 1, 0, 0, 0, '{73,5}'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', 'domain', 498863, 'mail.acme.example', 11, 11, 0, 2, 0, 0, 0, 1, 1, '{}'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'test', 'domain', 498863, 'mail.acme.example', 3, 3, 2, 1, 0, 0, 0, 0, 0, '{73,2}'),
	('01a22476-b27d-707b-b0fd-97da2b9208ea', 'live', 'domain', 498863, '', 1, 1, 0, 0, 0, 0, 0, 0, 0, '{}');


--
-- Data for Name: metrics_place; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_place VALUES
	(true, '1147:1147:');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.migrations VALUES
	(1, 1, 'initial', 1, '0.0.0', '2026-11-28 23:21:15.766+00'),
	(2, 1, 'mailbox_identities', 1, '0.0.0', '2026-11-28 23:21:15.786+00'),
	(2, 2, 'mailbox_identities', 1, '0.0.0', '2026-11-28 23:21:15.794+00'),
	(3, 1, 'set_aside', 1, '0.0.0', '2026-11-28 23:21:15.81+00'),
	(4, 1, 'audit_sources', 1, '0.0.0', '2026-11-28 23:21:15.819+00'),
	(4, 2, 'audit_sources', 1, '0.0.0', '2026-11-28 23:21:15.827+00'),
	(4, 3, 'audit_sources', 1, '0.0.0', '2026-11-28 23:21:15.832+00'),
	(4, 4, 'audit_sources', 1, '0.0.0', '2026-11-28 23:21:15.84+00'),
	(5, 1, 'template_defaults', 1, '0.0.0', '2026-11-28 23:21:15.847+00'),
	(6, 1, 'report_signatures', 1, '0.0.0', '2026-11-28 23:21:15.855+00'),
	(7, 1, 'requests', 1, '0.0.0', '2026-11-28 23:21:15.873+00'),
	(8, 1, 'joined_accepts', 1, '0.0.0', '2026-11-28 23:21:15.89+00'),
	(9, 1, 'request_keys', 1, '0.0.0', '2026-11-28 23:21:15.899+00'),
	(10, 1, 'joined_lookups', 1, '0.0.0', '2026-11-28 23:21:15.913+00');


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
	('simulator', 'sim_01a22477-2f37-739d-9721-08264e885daf email.delivered', '{"type":"email.delivered","occurredAt":1795908121375,"recipients":["complained@6db52d4e2d.sandbox.sendwright.test"],"details":{"recipients":["complained@6db52d4e2d.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22477-2f37-739d-9721-08264e885daf"},"keys":["simulator:sim_01a22477-2f37-739d-9721-08264e885daf email.delivered"],"providerMessageId":"sim_01a22477-2f37-739d-9721-08264e885daf","error":null,"provider":"simulator","key":"sim_01a22477-2f37-739d-9721-08264e885daf email.delivered","emailId":"01a22477-2f30-7105-bce1-033154d090d6","messageId":null}', '2026-11-28 23:22:01.375+00', '2026-11-28 23:22:00.375+00', 'sim_01a22477-2f37-739d-9721-08264e885daf'),
	('simulator', 'sim_01a22477-2f37-739d-9721-08264e885daf email.complained', '{"type":"email.complained","occurredAt":1795908122375,"recipients":["complained@6db52d4e2d.sandbox.sendwright.test"],"details":{"recipients":["complained@6db52d4e2d.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a22477-2f37-739d-9721-08264e885daf","provider_message_id":"sim_01a22477-2f37-739d-9721-08264e885daf"},"keys":["simulator:sim_01a22477-2f37-739d-9721-08264e885daf email.complained"],"providerMessageId":"sim_01a22477-2f37-739d-9721-08264e885daf","error":null,"provider":"simulator","key":"sim_01a22477-2f37-739d-9721-08264e885daf email.complained","emailId":"01a22477-2f30-7105-bce1-033154d090d6","messageId":null}', '2026-11-28 23:22:02.375+00', '2026-11-28 23:22:00.375+00', 'sim_01a22477-2f37-739d-9721-08264e885daf');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.quotas VALUES
	('01a22476-b27d-707b-b0fd-97da2b9208ea', '2026-11', 3, 50, '2026-11-28', 3, 100, 1);


--
-- Data for Name: rate_buckets; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.rate_buckets VALUES
	('sign-in:from:12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 44.604277777777774, 45.604277777777774, 1795908127227),
	('messages:01a22476-9e80-7116-a991-1465ccff505c', 999998, 1000000, 1795908108164),
	('requests:01a22476-a5ee-7327-b7ea-ab62798debb6', 990000, 1000000, 1795908127922),
	('requests:01a22476-cd73-70b9-a966-2c6f31bd501c', 2.14, 3.14, 1795908127970),
	('requests:01a22476-9e80-7116-a991-1465ccff505c', 990000, 1000000, 1795908128402),
	('sign-in:user:2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3', 8.099622222222223, 9.099622222222223, 1795908127137),
	('messages:01a22476-8a2a-733f-a291-176e9bdc8ede', 999999, 1000000, 1795908118333),
	('sign-in:user:ca48e0014050c7996ca4272865794ba1d47e7ef86b88a1a7010eaf450f025194', 9, 10, 1795908127229);


--
-- Data for Name: report_signatures; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: reputation_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.reputation_hours VALUES
	('01a22476-8a2a-733f-a291-176db52d4e2d', 498863, 0, 3, 0, 0),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 498863, 1, 1, 0, 0),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 498863, 6, 5, 2, 0),
	('01a22476-b27d-707b-b0fd-97da2b9208ea', 498863, 5, 1, 0, 0),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 498863, 2, 3, 0, 0),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 498863, 5, 2, 0, 0);


--
-- Data for Name: reputation_notes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: requests; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.requests OVERRIDING SYSTEM VALUE VALUES
	(1, '01a22477-3ba9-74d1-9b0e-2f086ebb05f2', '01a22476-8a2a-733f-a291-176db52d4e2d', '2026-11-28 23:22:03.561+00', '{"to": "row@example.com", "from": "Acme <hello@mail.acme.example>", "tags": ["evening"], "text": "Asked by SQL.", "subject": "Asked by SQL"}', 140, '-infinity', 'order-4712');


--
-- Data for Name: retention_terms; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: search_entries_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.search_entries_2026_11 VALUES
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22476-fe06-70d6-95b6-53de3f2c267a', '{}', 'delivered@6db52d4e2d.sandbox.sendwright.test
to be delivered'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22476-fe2a-7379-b4a7-53a28af6bb6c', '{}', 'bounced@6db52d4e2d.sandbox.sendwright.test
to be bounced'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22476-fe46-72e1-8032-746638076ab1', '{}', 'complained@6db52d4e2d.sandbox.sendwright.test
to be complained'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22476-fdcf-7761-a6dc-7055e1597a93', '{receipt,order:1234}', 'ada@example.com
carl@example.com
bea@example.net
everything at once'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22476-fe57-71f9-b1da-62cc6c3063a1', '{}', 'delivered+a@6db52d4e2d.sandbox.sendwright.test
bounced+b@6db52d4e2d.sandbox.sendwright.test
real@example.com
to several'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22476-fe72-70ee-979f-5b1bcab165af', '{}', 'gone@example.org
to nobody'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22476-feb2-7007-830d-266907a01183', '{}', 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22476-fec9-71ce-bedc-64f547ce3176', '{receipt}', 'gone-too@example.org
there@example.org
to nobody and somebody'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22476-ff38-7082-ad86-67e18ab11c33', '{}', 'tina@example.com
welcome, tina'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22476-ff5e-732f-ac83-c5816be2d81e', '{}', 'tom@example.com
for everybody'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22476-ffa5-716e-8efb-c63a6572a050', '{}', 'never@example.com
to be cancelled'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22476-ff8e-7592-bb8b-1f781f70f132', '{}', 'delivered@6db52d4e2d.sandbox.sendwright.test
one of a batch'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22476-fff4-75d6-9e1e-9dd85cd63ed4', '{}', 'cut-too@example.com
settled as failed'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22477-0d4e-72da-ae97-f9f248d6616b', '{}', 'delivered@6db52d4e2d.sandbox.sendwright.test
submitted over smtp'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'test', '01a22477-0d6d-764c-8d60-296df22122fe', '{}', 'delivered@6db52d4e2d.sandbox.sendwright.test
in test mode: delivered'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'test', '01a22477-0d7f-7315-b8e1-e47d5d1972ad', '{}', 'bounced@6db52d4e2d.sandbox.sendwright.test
in test mode: bounced'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'test', '01a22477-0d90-746d-9245-eb41f86006dd', '{}', 'anybody@6db52d4e2d.sandbox.sendwright.test
in test mode: anybody'),
	('01a22476-b27d-707b-b0fd-97da2b9208ea', 'live', '01a22477-0db3-703c-ac4b-f6c077a12842', '{}', 'bob@bolt.example
bolt'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22477-0df7-71ee-b07b-d32922cacfa5', '{}', '[erased]
rita@example.com
[erased]'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22477-2604-7070-b7bb-9a5885e94aad', '{}', 'delivered@6db52d4e2d.sandbox.sendwright.test
its webhook waits'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22477-273f-70d6-9b15-f20f46a2e7cd', '{}', 'copied@example.com
submitted over smtp'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22477-2f30-7105-bce1-033154d090d6', '{}', 'complained@6db52d4e2d.sandbox.sendwright.test
its complaint is still to come'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22477-3b78-72f5-8f7f-aa4b7fe25ee8', '{evening}', 'later@example.com
scheduled, to be cancelled'),
	('01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '01a22477-3b86-7013-ab2d-655a09289984', '{evening}', 'later@example.com
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
	('01a22476-ffd0-726f-a659-d32a028a4127', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:21:48.265+00', '2026-11-28 23:21:48.265+00', '2026-11-28 23:21:48.24+00', NULL, NULL, 1, 0, true, NULL, NULL, '970'),
	('01a22476-ffc0-7245-b3ef-8885c536a589', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:22:03.772+00', '2026-11-28 23:22:03.772+00', '2026-11-28 23:21:48.224+00', NULL, NULL, 2, 0, false, NULL, NULL, '1084'),
	('01a22477-3b57-7073-a14b-f8eef550f2a7', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:22:03.479+00', '2026-11-28 23:22:03.479+00', '2026-11-28 23:22:03.479+00', NULL, NULL, 0, 0, false, NULL, NULL, '1245'),
	('01a22477-3b6c-7361-8bc5-aab7615128a3', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:22:03.5+00', '2026-11-28 23:22:03.5+00', '2026-11-28 23:22:03.5+00', NULL, NULL, 0, 0, false, NULL, NULL, '1246'),
	('01a22477-3b94-7562-a107-ce6beb277e79', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', '2026-11-28 23:22:03.54+00', '2026-11-28 23:22:03.54+00', '2026-11-28 23:22:03.54+00', NULL, NULL, 0, 0, false, NULL, NULL, '1253'),
	('01a22477-3bc7-74d8-b966-2a36347c67ab', '01a22476-b27d-707b-b0fd-97da2b9208ea', 'live', '2026-11-28 23:22:05.288+00', '2026-11-28 23:22:05.288+00', '2026-11-28 23:22:03.591+00', NULL, NULL, 0, 0, true, NULL, '2026-11-28 23:22:03.591+00', '1259'),
	('01a22477-42dc-7763-ac95-05fd1cc3316f', '01a22476-b27d-707b-b0fd-97da2b9208ea', 'live', '2026-11-28 23:22:05.404+00', '2026-11-28 23:22:05.404+00', '2026-11-28 23:22:05.404+00', NULL, NULL, 0, 0, false, NULL, NULL, '1266');


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
	('01a22476-d984-75f0-8cbd-30d6a307c399', 'f9c0e727fbe3815249372bc04fc2f75f3336de68dbb67e223c85e05adc75d85e', '01a22476-8a2a-733f-a291-176e9bdc8ede', 'link', '2026-11-28 23:21:38.439+00', '2026-11-28 23:21:38.439+00', '2026-12-28 23:21:38.439+00', '', '127.0.0.0/24'),
	('01a22476-e117-75a9-8cc8-2b08ebd776bf', '8d4b22dd420113052676ffd4534a1af2f43ca1ca53cba1dd64cf8d1611890641', '01a22476-d2d7-7202-bde0-17e2f2a31e51', 'link', '2026-11-28 23:21:40.378+00', '2026-11-28 23:21:40.378+00', '2026-12-28 23:21:40.378+00', '', '127.0.0.0/24'),
	('01a22476-e769-7544-b266-5dc7f1f22ab0', 'e6adec0fcd343256f7c5c1e8460e355013b90f1f220594807e5cb8fdb09023f8', '01a22476-e761-7540-85b4-087bc19cd35f', 'link', '2026-11-28 23:21:41.996+00', '2026-11-28 23:21:41.996+00', '2026-12-28 23:21:41.996+00', '', '127.0.0.0/24'),
	('01a22477-26d1-7609-b3db-e82e5901d148', '71a07ba1b179d9a2e40023ab8bb3ada2300931f701a08aaf3f03244994440d2a', '01a22476-8a2a-733f-a291-176e9bdc8ede', 'password', '2026-11-28 23:21:58.225+00', '2026-11-28 23:21:58.225+00', '2026-12-28 23:21:58.225+00', '', '127.0.0.0/24'),
	('01a22477-49eb-7552-972b-446cf4442f6e', '81a3a1566bf6ba6bee2d167d5caf675fe3ce55e9efbbe1b71c456ab0d3f179db', '01a22476-8a2a-733f-a291-176e9bdc8ede', 'password', '2026-11-28 23:22:07.21+00', '2026-11-28 23:22:07.21+00', '2026-12-28 23:22:07.21+00', '', '127.0.0.0/24'),
	('01a22477-4a3e-70f3-86f1-37c36af41a23', '0b5dee5f55fa4ce7f45a542b45da0405071f51b11f5928a5a5d59c2b14113b33', '01a22476-d2d7-7202-bde0-17e2f2a31e51', 'password', '2026-11-28 23:22:07.293+00', '2026-11-28 23:22:07.293+00', '2026-12-28 23:22:07.293+00', '', '127.0.0.0/24');


--
-- Data for Name: sign_in_links; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sign_in_links VALUES
	('01a22476-825b-721e-9ecd-875574dbc092', 'ea4e37486bb7d3819cacb475023df5b16fea106c27c294105fe1a4aa5c3a2db9', 'setup', NULL, NULL, NULL, NULL, NULL, '2026-11-28 23:21:16.126+00', '2026-11-29 00:21:16.126+00'),
	('01a22476-fbde-777e-98a6-76b5c78590df', '31ae9f37ed2c87f9dc46162828ab2e8d4730ab1b477a57450f49cfcda2bd0fb1', 'invitation', NULL, '01a22476-8a2a-733f-a291-176db52d4e2d', 'later@acme.example', 'later@acme.example', 'viewer', '2026-11-28 23:21:47.221+00', '2026-12-05 23:21:47.221+00');


--
-- Data for Name: suppressions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.suppressions VALUES
	('01a22476-fecc-7402-9319-b3ffd9f4db2a', '01a22476-8a2a-733f-a291-176db52d4e2d', 'gone@example.org', NULL, NULL, 'bounce', '2026-11-28 23:21:47.946+00'),
	('01a22476-ff3e-70ce-8e43-e3e6a021262e', '01a22476-8a2a-733f-a291-176db52d4e2d', 'gone-too@example.org', NULL, NULL, 'bounce', '2026-11-28 23:21:48.074+00'),
	('01a22477-0dda-70a3-a074-408d8b8863b7', '01a22476-8a2a-733f-a291-176db52d4e2d', 'no-more@example.com', NULL, NULL, 'manual', '2026-11-28 23:21:51.834+00'),
	('01a22477-0ec6-762d-ab9e-4fcb14bde482', '01a22476-8a2a-733f-a291-176db52d4e2d', NULL, 'b1845168373d979fabbfcdb4d8cc5dabd4610ff006f913e4ab736bf305956b1a', '99b6c096f05f9615', 'manual', '2026-11-28 23:21:52.071+00');


--
-- Data for Name: template_versions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.template_versions VALUES
	('01a22476-fd44-72c9-99aa-0265de2a5591', 1, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-28 23:21:47.588+00', NULL, NULL),
	('01a22476-fd44-72c9-99aa-0265de2a5591', 2, 'Welcome', 'Hello, {{ name }}', '<p>Hello, {{ name }}</p>', 'Welcome, {{ name }}', '{name}', 67, 'Acme live', '2026-11-28 23:21:47.603+00', NULL, NULL),
	('01a22476-fd44-72c9-99aa-0265de2a5591', 3, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-28 23:21:47.615+00', NULL, NULL),
	('01a22476-fd68-7382-af96-a543670c3785', 1, 'Plain', 'Plain', NULL, 'Plain', '{}', 15, 'Acme live', '2026-11-28 23:21:47.624+00', NULL, NULL),
	('01a22476-fd74-77d4-ab71-b17424eb717e', 1, 'Brings all', 'For {{ who }}', '<p>For {{ who }}: {{ count }}</p>', NULL, '{who,count}', 56, 'Acme live', '2026-11-28 23:21:47.636+00', '{"from": "Acme <hello@mail.acme.example>", "replyTo": ["answers@acme.example"], "fallbacks": {"who": "everybody", "count": 3}}', 118);


--
-- Data for Name: templates; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.templates VALUES
	('01a22476-fd44-72c9-99aa-0265de2a5591', '01a22476-8a2a-733f-a291-176db52d4e2d', 'welcome', 3, '2026-11-28 23:21:47.588+00', '2026-11-28 23:21:47.615+00'),
	('01a22476-fd68-7382-af96-a543670c3785', '01a22476-8a2a-733f-a291-176db52d4e2d', 'plain-one', 1, '2026-11-28 23:21:47.624+00', '2026-11-28 23:21:47.624+00'),
	('01a22476-fd74-77d4-ab71-b17424eb717e', '01a22476-8a2a-733f-a291-176db52d4e2d', 'brings-all', 1, '2026-11-28 23:21:47.636+00', '2026-11-28 23:21:47.636+00');


--
-- Data for Name: user_identities; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.users VALUES
	('01a22476-b27e-76c9-ad07-8051abb88311', 'bob@bolt.example', 'bob@bolt.example', 'bob', NULL, false, NULL, '2026-11-28 23:21:28.445+00'),
	('01a22476-ba4c-7665-a5b9-72e92e03a16d', 'eve@closed.example', 'eve@closed.example', 'eve', NULL, false, NULL, '2026-11-28 23:21:30.443+00'),
	('01a22476-8a2a-733f-a291-176e9bdc8ede', 'ada@acme.example', 'ada@acme.example', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$l4WEjnI1+ymdPB8oEJE7SA$/BKVEYE7vipPyF8ULU5wFb2G4BTSJ93too2hmscgDqg', false, NULL, '2026-11-28 23:21:18.121+00'),
	('01a22476-d2d7-7202-bde0-17e2f2a31e51', 'grace@operators.example', 'grace@operators.example', 'grace', '$argon2id$v=19$m=19456,t=2,p=1$lxDd8Mq+HzRCeN7QgEH3bA$7QRvFWAdsuRQW5WaBGZGvvopOc8m1JBRaLSW4A1LehA', true, NULL, '2026-11-28 23:21:36.727+00'),
	('01a22476-e761-7540-85b4-087bc19cd35f', 'dev@acme.example', 'dev@acme.example', 'The developer', '$argon2id$v=19$m=19456,t=2,p=1$8jSHntQkcPFe5PNUJEBOmQ$4VFAMrdEJePHPxNWbaUWpEQbLJVu5zUGJ0w8l4kgO74', false, NULL, '2026-11-28 23:21:41.988+00'),
	('01a22476-edd8-72ba-88b3-6107ea32bef8', 'view@acme.example', 'view@acme.example', 'The viewer', '$argon2id$v=19$m=19456,t=2,p=1$XwdBJSjZP61Od68aGoQEBQ$rXobnSu71E3S3w9vlquMggKeo0nXDfvvg4AA0pGBJdw', false, '2026-11-28 23:21:45.418+00', '2026-11-28 23:21:43.643+00');


--
-- Data for Name: webhook_attempts_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_attempts_2026_11 VALUES
	('01a22476-fe20-7705-a9e6-d5c3d9fe7e34', 1, '2026-11-28 23:21:47.844+00', 204, NULL, 27),
	('01a22476-fe3f-7dac-8973-5c17b9cc0f5e', 1, '2026-11-28 23:21:47.909+00', 204, NULL, 29),
	('01a22476-fe6b-7b22-a51f-fd8bc0a8d769', 1, '2026-11-28 23:21:47.91+00', 204, NULL, 27),
	('01a22476-fea4-7708-a749-8382890a757c', 1, '2026-11-28 23:21:47.963+00', 204, NULL, 3),
	('01a22476-fecc-70ac-96d2-c96acee84f3e', 1, '2026-11-28 23:21:48.037+00', 204, NULL, 33),
	('01a22476-fecc-7a8e-9444-d02e2728f8e8', 1, '2026-11-28 23:21:48.041+00', 204, NULL, 34),
	('01a22476-fecc-7fdb-bb11-f8d6f7454456', 1, '2026-11-28 23:21:48.036+00', 204, NULL, 33),
	('01a22476-ff0f-75a2-98ff-c897b339e943', 1, '2026-11-28 23:21:48.09+00', 204, NULL, 6),
	('01a22476-ff3e-716a-a276-d59e1f9f2e0e', 1, '2026-11-28 23:21:48.146+00', 204, NULL, 15),
	('01a22476-ff3e-7364-a9bb-de05292b1c23', 1, '2026-11-28 23:21:48.145+00', 204, NULL, 15),
	('01a22476-ff66-7cf0-baa3-b4d149552608', 1, '2026-11-28 23:21:48.162+00', 204, NULL, 11),
	('01a22476-ff89-7f3e-82a7-0efb8b7c5caa', 1, '2026-11-28 23:21:48.191+00', 204, NULL, 2),
	('01a22476-ffb4-72a0-8397-f274c17f2487', 1, '2026-11-28 23:21:48.232+00', 500, 'answered with status 500', 11),
	('01a22476-ffb4-783c-a493-5c4f6a1bf381', 1, '2026-11-28 23:21:48.232+00', 204, NULL, 9),
	('01a22476-ffbc-7097-a274-3cf519a96c8e', 1, '2026-11-28 23:21:48.236+00', 204, NULL, 7),
	('01a22477-0239-7858-bbb1-17cfe3b254f6', 1, '2026-11-28 23:21:48.87+00', 204, NULL, 7),
	('01a22477-0677-711a-a5f5-b20fab5bb1ba', 1, '2026-11-28 23:21:49.963+00', 204, NULL, 11),
	('01a22477-0677-714b-b798-30260ff9bd2f', 1, '2026-11-28 23:21:49.965+00', 204, NULL, 10),
	('01a22477-0677-732f-8258-a40c1fc962e6', 1, '2026-11-28 23:21:49.96+00', 204, NULL, 14),
	('01a22477-0677-747a-b1e2-b2aec14a1f6d', 1, '2026-11-28 23:21:49.964+00', 204, NULL, 10),
	('01a22477-0677-7ab3-8c56-89bef34d29ad', 1, '2026-11-28 23:21:49.961+00', 204, NULL, 13),
	('01a22477-0677-7b7e-8592-20ef11002e70', 1, '2026-11-28 23:21:49.959+00', 204, NULL, 14),
	('01a22477-0c8a-7d1e-9455-9599e8b4879b', 1, '2026-11-28 23:21:51.714+00', 204, NULL, 9),
	('01a22477-0d5d-7706-9492-8e3ba7340a90', 1, '2026-11-28 23:21:51.737+00', 204, NULL, 7),
	('01a22477-0d8a-77e9-9b90-18326002e05f', 1, '2026-11-28 23:21:51.769+00', 204, NULL, 9),
	('01a22477-0d8a-7236-a880-65d62b36f182', 1, '2026-11-28 23:21:51.77+00', 204, NULL, 12),
	('01a22477-0d8a-790d-9455-487fdd2a2588', 1, '2026-11-28 23:21:51.771+00', 204, NULL, 11),
	('01a22477-0d8a-7dcf-a0e0-1664f17a4356', 1, '2026-11-28 23:21:51.769+00', 204, NULL, 13),
	('01a22477-0db9-713a-a815-1f6f8e818f50', 1, '2026-11-28 23:21:51.812+00', 204, NULL, 3),
	('01a22477-0db9-7ff6-991b-cfd624b2842a', 1, '2026-11-28 23:21:51.812+00', 204, NULL, 3),
	('01a22477-0e49-71ef-9eba-57169965c7d4', 1, '2026-11-28 23:21:51.962+00', 204, NULL, 2),
	('01a22476-ffb4-72a0-8397-f274c17f2487', 2, '2026-11-28 23:21:52.769+00', 500, 'answered with status 500', 3),
	('01a22477-116a-77a0-be7c-97aa091af16b', 1, '2026-11-28 23:21:52.77+00', 204, NULL, 3),
	('01a22477-116a-7e04-85b5-0de99c9ffb06', 1, '2026-11-28 23:21:52.77+00', 204, NULL, 4),
	('01a22476-ffb4-72a0-8397-f274c17f2487', 3, '2026-11-28 23:21:53.798+00', 500, 'answered with status 500', 5),
	('01a22477-1573-7033-8336-a39b43492591', 1, '2026-11-28 23:21:53.8+00', 204, NULL, 5),
	('01a22477-1573-7077-842e-427aa0efaeee', 1, '2026-11-28 23:21:53.799+00', 204, NULL, 5),
	('01a22477-1573-7511-a4b2-27b43b0c9db2', 1, '2026-11-28 23:21:53.799+00', 204, NULL, 6),
	('01a22476-ffb4-72a0-8397-f274c17f2487', 4, '2026-11-28 23:21:54.857+00', 500, 'answered with status 500', 2),
	('01a22476-ffb4-72a0-8397-f274c17f2487', 5, '2026-11-28 23:21:54.884+00', 500, 'answered with status 500', 4),
	('01a22476-ffb4-72a0-8397-f274c17f2487', 6, '2026-11-28 23:21:55.937+00', 500, 'answered with status 500', 3),
	('01a22476-ffb4-72a0-8397-f274c17f2487', 7, '2026-11-28 23:21:56.966+00', 500, 'answered with status 500', 4),
	('01a22476-ffb4-72a0-8397-f274c17f2487', 8, '2026-11-28 23:21:57.995+00', 500, 'answered with status 500', 3),
	('01a22477-2604-766b-b84b-4c78b8f2ddb8', 1, '2026-11-28 23:21:58.039+00', 500, 'answered with status 500', 4),
	('01a22477-2610-702d-b1da-7b859f7611de', 1, '2026-11-28 23:21:58.059+00', 204, NULL, 2),
	('01a22477-26f3-7682-94ed-7c098451bc9a', 1, '2026-11-28 23:21:58.266+00', 204, NULL, 3),
	('01a22477-2742-7270-8e54-9c96d78bae1f', 1, '2026-11-28 23:21:58.351+00', 500, 'answered with status 500', 9),
	('01a22477-2769-7d5d-a934-e1073db3477e', 1, '2026-11-28 23:21:58.387+00', 204, NULL, 2),
	('01a22477-29ff-77e7-b41b-b9533b780bed', 1, '2026-11-28 23:21:59.047+00', 204, NULL, 3),
	('01a22477-2f30-722c-8cae-6e4ef9318b2c', 1, '2026-11-28 23:22:00.385+00', 500, 'answered with status 500', 6),
	('01a22477-2f39-7016-92e1-fffe8f0735b5', 1, '2026-11-28 23:22:00.403+00', 204, NULL, 2);


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
	('01a22476-fe20-7705-a9e6-d5c3d9fe7e34', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22476-fe20-7384-bfcd-5e318b69e8da', 'email.sent', '01a22476-fe06-70d6-95b6-53de3f2c267a', 'delivered', 1, NULL, 204, 27, false, NULL, '2026-11-28 23:21:47.805+00'),
	('01a22476-fe3f-7dac-8973-5c17b9cc0f5e', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22476-fe3f-72a6-848d-749c998bdcbf', 'email.sent', '01a22476-fe2a-7379-b4a7-53a28af6bb6c', 'delivered', 1, NULL, 204, 29, false, NULL, '2026-11-28 23:21:47.835+00'),
	('01a22476-fe6b-7b22-a51f-fd8bc0a8d769', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22476-fe6b-75d7-a31e-5b7f6e5fca20', 'email.sent', '01a22476-fe46-72e1-8032-746638076ab1', 'delivered', 1, NULL, 204, 27, false, NULL, '2026-11-28 23:21:47.858+00'),
	('01a22476-fea4-7708-a749-8382890a757c', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22476-fea4-773b-b13a-45b5bf0a1578', 'email.sent', '01a22476-fdcf-7761-a6dc-7055e1597a93', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-28 23:21:47.936+00'),
	('01a22476-fecc-70ac-96d2-c96acee84f3e', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22476-fecc-7402-9319-b3fc67a33d86', 'email.sent', '01a22476-fe57-71f9-b1da-62cc6c3063a1', 'delivered', 1, NULL, 204, 33, false, NULL, '2026-11-28 23:21:47.957+00'),
	('01a22476-fecc-7a8e-9444-d02e2728f8e8', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22476-fecc-7402-9319-b3fd493cc53f', 'email.sent', '01a22476-fe57-71f9-b1da-62cc6c3063a1', 'delivered', 1, NULL, 204, 34, false, NULL, '2026-11-28 23:21:47.957+00'),
	('01a22476-fecc-7fdb-bb11-f8d6f7454456', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22476-fecc-7402-9319-b3fec1f6b5f0', 'email.bounced', '01a22476-fe72-70ee-979f-5b1bcab165af', 'delivered', 1, NULL, 204, 33, false, NULL, '2026-11-28 23:21:47.946+00'),
	('01a22476-ff0f-75a2-98ff-c897b339e943', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22476-ff0f-7524-a5b7-c06bcf988c99', 'email.sent', '01a22476-feb2-7007-830d-266907a01183', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-28 23:21:47.983+00'),
	('01a22476-ff3e-716a-a276-d59e1f9f2e0e', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22476-ff3e-70ce-8e43-e3e5c6aef724', 'email.sent', '01a22476-fec9-71ce-bedc-64f547ce3176', 'delivered', 1, NULL, 204, 15, false, NULL, '2026-11-28 23:21:48.074+00'),
	('01a22476-ff3e-7364-a9bb-de05292b1c23', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22476-ff3e-70ce-8e43-e3e45873edb6', 'email.bounced', '01a22476-fec9-71ce-bedc-64f547ce3176', 'delivered', 1, NULL, 204, 15, false, NULL, '2026-11-28 23:21:48.074+00'),
	('01a22476-ff66-7cf0-baa3-b4d149552608', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22476-ff66-7703-9b15-ac9055f9c2c5', 'email.sent', '01a22476-ff38-7082-ad86-67e18ab11c33', 'delivered', 1, NULL, 204, 11, false, NULL, '2026-11-28 23:21:48.133+00'),
	('01a22476-ff89-7f3e-82a7-0efb8b7c5caa', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22476-ff89-716f-aa65-11b2fdb67056', 'email.sent', '01a22476-ff5e-732f-ac83-c5816be2d81e', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-28 23:21:48.168+00'),
	('01a22476-ffb4-783c-a493-5c4f6a1bf381', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22476-ffb4-7601-b3f3-cd955a82c60c', 'email.cancelled', '01a22476-ffa5-716e-8efb-c63a6572a050', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-28 23:21:48.212+00'),
	('01a22476-ffbc-7097-a274-3cf519a96c8e', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22476-ffbc-7147-b682-cfbe5993bf78', 'email.sent', '01a22476-ff8e-7592-bb8b-1f781f70f132', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-28 23:21:48.189+00'),
	('01a22477-0239-7858-bbb1-17cfe3b254f6', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22477-0239-776f-9b28-31dfb9005a81', 'email.delivered', '01a22476-fe06-70d6-95b6-53de3f2c267a', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-28 23:21:48.821+00'),
	('01a22477-0677-711a-a5f5-b20fab5bb1ba', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22477-0677-7726-be9a-88261ee2ba5e', 'email.bounced', '01a22476-fe57-71f9-b1da-62cc6c3063a1', 'delivered', 1, NULL, 204, 11, false, NULL, '2026-11-28 23:21:49.897+00'),
	('01a22477-0677-714b-b798-30260ff9bd2f', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22477-0677-7726-be9a-8828f695589c', 'email.delivered', '01a22476-ff8e-7592-bb8b-1f781f70f132', 'delivered', 1, NULL, 204, 10, false, NULL, '2026-11-28 23:21:49.897+00'),
	('01a22477-0677-732f-8258-a40c1fc962e6', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22477-0677-7726-be9a-8824378032a4', 'email.delivered', '01a22476-fe46-72e1-8032-746638076ab1', 'delivered', 1, NULL, 204, 14, false, NULL, '2026-11-28 23:21:49.897+00'),
	('01a22477-0677-747a-b1e2-b2aec14a1f6d', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22477-0677-7726-be9a-88270a626344', 'email.delivered', '01a22476-fe57-71f9-b1da-62cc6c3063a1', 'delivered', 1, NULL, 204, 10, false, NULL, '2026-11-28 23:21:49.897+00'),
	('01a22477-0677-7ab3-8c56-89bef34d29ad', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22477-0677-7726-be9a-8825a68b37b5', 'email.complained', '01a22476-fe46-72e1-8032-746638076ab1', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-28 23:21:49.897+00'),
	('01a22477-0677-7b7e-8592-20ef11002e70', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22477-0677-7726-be9a-8823607cb91b', 'email.bounced', '01a22476-fe2a-7379-b4a7-53a28af6bb6c', 'delivered', 1, NULL, 204, 14, false, NULL, '2026-11-28 23:21:49.897+00'),
	('01a22476-ffb4-72a0-8397-f274c17f2487', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fda9-765d-a4fc-5892b17700ae', 'live', '01a22476-ffb4-7601-b3f3-cd955a82c60c', 'email.cancelled', '01a22476-ffa5-716e-8efb-c63a6572a050', 'failed', 8, 'answered with status 500', 500, 3, false, NULL, '2026-11-28 23:21:48.212+00'),
	('01a22477-0c8a-7d1e-9455-9599e8b4879b', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22477-0c8a-7053-8c30-bdb0dfe17834', 'email.failed', '01a22476-fff4-75d6-9e1e-9dd85cd63ed4', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-28 23:21:51.482+00'),
	('01a22477-0d5d-7706-9492-8e3ba7340a90', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22477-0d5d-74b0-8f44-61313464e9ba', 'email.sent', '01a22477-0d4e-72da-ae97-f9f248d6616b', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-28 23:21:51.707+00'),
	('01a22477-2604-766b-b84b-4c78b8f2ddb8', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22477-25fc-7053-8866-354ebb2b070a', 'live', '01a22477-2604-7070-b7bb-9a5987bdefb1', 'email.queued', '01a22477-2604-7070-b7bb-9a5885e94aad', 'pending', 1, 'answered with status 500', 500, 4, false, NULL, '2026-11-28 23:21:58.02+00'),
	('01a22477-2610-702d-b1da-7b859f7611de', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22477-2610-75b4-be12-7e1c2cb32971', 'email.sent', '01a22477-2604-7070-b7bb-9a5885e94aad', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-28 23:21:58.029+00'),
	('01a22477-26f3-7682-94ed-7c098451bc9a', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22477-2610-75b4-be12-7e1c2cb32971', 'email.sent', '01a22477-2604-7070-b7bb-9a5885e94aad', 'delivered', 1, NULL, 204, 3, false, '01a22477-2610-702d-b1da-7b859f7611de', '2026-11-28 23:21:58.259+00'),
	('01a22477-0d8a-77e9-9b90-18326002e05f', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'test', '01a22477-0d8a-739c-bacc-7ba65d4fff91', 'email.sent', '01a22477-0d6d-764c-8d60-296df22122fe', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-28 23:21:51.731+00'),
	('01a22477-0d8a-7236-a880-65d62b36f182', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'test', '01a22477-0d8a-739c-bacc-7ba768caaca1', 'email.sent', '01a22477-0d7f-7315-b8e1-e47d5d1972ad', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-28 23:21:51.753+00'),
	('01a22477-0d8a-790d-9455-487fdd2a2588', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd9c-715f-83ff-9873fd6fc069', 'test', '01a22477-0d8a-739c-bacc-7ba768caaca1', 'email.sent', '01a22477-0d7f-7315-b8e1-e47d5d1972ad', 'delivered', 1, NULL, 204, 11, false, NULL, '2026-11-28 23:21:51.753+00'),
	('01a22477-0d8a-7dcf-a0e0-1664f17a4356', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd9c-715f-83ff-9873fd6fc069', 'test', '01a22477-0d8a-739c-bacc-7ba65d4fff91', 'email.sent', '01a22477-0d6d-764c-8d60-296df22122fe', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-28 23:21:51.731+00'),
	('01a22477-0db9-713a-a815-1f6f8e818f50', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'test', '01a22477-0db9-764d-bb9d-dcafd1795af4', 'email.sent', '01a22477-0d90-746d-9245-eb41f86006dd', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-28 23:21:51.773+00'),
	('01a22477-0db9-7ff6-991b-cfd624b2842a', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd9c-715f-83ff-9873fd6fc069', 'test', '01a22477-0db9-764d-bb9d-dcafd1795af4', 'email.sent', '01a22477-0d90-746d-9245-eb41f86006dd', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-28 23:21:51.773+00'),
	('01a22477-2742-7270-8e54-9c96d78bae1f', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22477-25fc-7053-8866-354ebb2b070a', 'live', '01a22477-2742-70d6-9b15-f21070d80c5b', 'email.queued', '01a22477-273f-70d6-9b15-f20f46a2e7cd', 'pending', 1, 'answered with status 500', 500, 9, false, NULL, '2026-11-28 23:21:58.335+00'),
	('01a22477-2f30-722c-8cae-6e4ef9318b2c', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22477-25fc-7053-8866-354ebb2b070a', 'live', '01a22477-2f30-7105-bce1-0332674de253', 'email.queued', '01a22477-2f30-7105-bce1-033154d090d6', 'pending', 1, 'answered with status 500', 500, 6, false, NULL, '2026-11-28 23:22:00.368+00'),
	('01a22477-2f39-7016-92e1-fffe8f0735b5', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22477-2f39-762a-95ee-2e8de71fd9b1', 'email.sent', '01a22477-2f30-7105-bce1-033154d090d6', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-28 23:22:00.375+00'),
	('01a22477-0e49-71ef-9eba-57169965c7d4', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22477-0e49-7785-b55e-914cb3dca5ea', 'email.sent', '01a22477-0df7-71ee-b07b-d32922cacfa5', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-28 23:21:51.92+00'),
	('01a22477-116a-77a0-be7c-97aa091af16b', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22477-116a-7163-8905-83f5df4563d9', 'email.delivered', '01a22477-0d4e-72da-ae97-f9f248d6616b', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-28 23:21:52.736+00'),
	('01a22477-116a-7e04-85b5-0de99c9ffb06', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'test', '01a22477-116a-7163-8905-83f68fa42f05', 'email.delivered', '01a22477-0d6d-764c-8d60-296df22122fe', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-28 23:21:52.736+00'),
	('01a22477-1573-7033-8336-a39b43492591', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'test', '01a22477-1573-73e1-a75f-6d1a5c776bbd', 'email.delivered', '01a22477-0d90-746d-9245-eb41f86006dd', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-28 23:21:53.77+00'),
	('01a22477-1573-7077-842e-427aa0efaeee', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'test', '01a22477-1573-73e1-a75f-6d19721c9038', 'email.bounced', '01a22477-0d7f-7315-b8e1-e47d5d1972ad', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-28 23:21:53.77+00'),
	('01a22477-1573-7511-a4b2-27b43b0c9db2', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd9c-715f-83ff-9873fd6fc069', 'test', '01a22477-1573-73e1-a75f-6d19721c9038', 'email.bounced', '01a22477-0d7f-7315-b8e1-e47d5d1972ad', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-28 23:21:53.77+00'),
	('01a22477-2769-7d5d-a934-e1073db3477e', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22477-2769-74ab-936c-f8e3e9c161fd', 'email.sent', '01a22477-273f-70d6-9b15-f20f46a2e7cd', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-28 23:21:58.377+00'),
	('01a22477-29ff-77e7-b41b-b9533b780bed', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22476-fd8c-770c-8ce8-e639bdbf261f', 'live', '01a22477-29ff-75e5-8207-b6e74d94a297', 'email.delivered', '01a22477-2604-7070-b7bb-9a5885e94aad', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-28 23:21:59.033+00'),
	('01a22477-3b57-75f8-9825-4a3a9134bd10', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22477-25fc-7053-8866-354ebb2b070a', 'live', '01a22477-3b57-7073-a14b-f8ef18b2495b', 'email.queued', '01a22477-3b57-7073-a14b-f8eef550f2a7', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-28 23:22:03.479+00'),
	('01a22477-3b6c-7094-9e8a-63c232d5140b', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22477-25fc-7053-8866-354ebb2b070a', 'live', '01a22477-3b6c-7361-8bc5-aab8bdc66ae7', 'email.queued', '01a22477-3b6c-7361-8bc5-aab7615128a3', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-28 23:22:03.5+00'),
	('01a22477-3b94-78cb-a3df-403244999fda', '01a22476-8a2a-733f-a291-176db52d4e2d', '01a22477-25fc-7053-8866-354ebb2b070a', 'live', '01a22477-3b94-7562-a107-ce6c5f15ac69', 'email.queued', '01a22477-3b94-7562-a107-ce6beb277e79', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-28 23:22:03.54+00');


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
	('01a22476-fd9c-715f-83ff-9873fd6fc069', '01a22476-8a2a-733f-a291-176db52d4e2d', 'test', 'http://127.0.0.1:34069/ok', '{email.sent,email.bounced}', 'sendwright', true, '2.throwaway.82a8a56ce5b61706.4yMAxDQggwmMbIqM.GFRHAmwCAcBGoTWqgan8K1ZR_6oBbYLed1LZXTVZhCOmeRRv81R-glUeT9oAG0RIw---XxL9FiUOaxzvZ8BapvPN', NULL, NULL, '2026-11-28 23:21:47.676+00'),
	('01a22476-fda9-765d-a4fc-5892b17700ae', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', 'http://127.0.0.1:34069/broken', '{email.cancelled}', 'sendwright', true, '2.throwaway.82a8a56ce5b61706.NeHJG6WnlhL1CXnt.Q_2QrYWZKUJAQvrwRnQd7WVMKzcOvgVyKLSVbRsD-Q7x_SAv9Sj07d7znvx9kgi4VOTj5tcqd81Ff4laXGXuD_QP', NULL, NULL, '2026-11-28 23:21:47.689+00'),
	('01a22477-25fc-7053-8866-354ebb2b070a', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', 'http://127.0.0.1:34069/broken', '{email.queued}', 'sendwright', true, '2.throwaway.82a8a56ce5b61706.0lFGuoHVeC1vEIge.X9miO1y94OHGnourT2I0m0Jgev1wxiy9DJJKSpL1F3CfnmEqfP4EV_P6NmD-xyBywyM-CylRVqmIFSWOGt9rLPpt', NULL, NULL, '2026-11-28 23:21:58.012+00'),
	('01a22476-fd8c-770c-8ce8-e639bdbf261f', '01a22476-8a2a-733f-a291-176db52d4e2d', 'live', 'http://127.0.0.1:34069/ok', '{email.sent,email.delivered,email.delivery_delayed,email.bounced,email.complained,email.rejected,email.failed,email.cancelled}', 'sendwright', true, '2.throwaway.82a8a56ce5b61706.Jn21BbUiS8jwR6XC.odRzKgPgxQITq3Tbq-6MxQu4SuifnyjTrwpaBpbRvZsPZn5b_B7gbmlqfOVM4u9M8Jk3gDD07phSwZ1emyYEuAoB', '2.throwaway.82a8a56ce5b61706.kSIfvczjGFsgVKLC.-jlxzNwVlfEUmL7Ryo14zvkCwt7DtnvWik8v_B_-vSnmVzkQfSp4CapcrluHtFJcEYmeLi0YbYMk0-MnGHblZSkd', '2026-11-29 23:21:58.295+00', '2026-11-28 23:21:47.66+00');


--
-- Data for Name: webhook_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_jobs OVERRIDING SYSTEM VALUE VALUES
	('01a22477-2604-766b-b84b-4c78b8f2ddb8', '01a22477-25fc-7053-8866-354ebb2b070a', '2026-11-28 23:22:03.138+00', '2026-11-28 23:22:03.138+00', NULL, 38, true, '1185'),
	('01a22477-2742-7270-8e54-9c96d78bae1f', '01a22477-25fc-7053-8866-354ebb2b070a', '2026-11-28 23:22:03.425+00', '2026-11-28 23:22:03.425+00', NULL, 41, true, '1208'),
	('01a22477-2f30-722c-8cae-6e4ef9318b2c', '01a22477-25fc-7053-8866-354ebb2b070a', '2026-11-28 23:22:05.852+00', '2026-11-28 23:22:05.852+00', NULL, 44, true, '1227'),
	('01a22477-3b57-75f8-9825-4a3a9134bd10', '01a22477-25fc-7053-8866-354ebb2b070a', '2026-11-28 23:22:03.479+00', '2026-11-28 23:22:03.479+00', NULL, 46, false, '1245'),
	('01a22477-3b6c-7094-9e8a-63c232d5140b', '01a22477-25fc-7053-8866-354ebb2b070a', '2026-11-28 23:22:03.5+00', '2026-11-28 23:22:03.5+00', NULL, 47, false, '1246'),
	('01a22477-3b94-78cb-a3df-403244999fda', '01a22477-25fc-7053-8866-354ebb2b070a', '2026-11-28 23:22:03.54+00', '2026-11-28 23:22:03.54+00', NULL, 48, false, '1253');


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


