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
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'Acme', 'enterprise', NULL, true, NULL, NULL, 1000000, NULL, NULL, NULL, NULL, '2026-11-29 07:08:38.63+00', NULL),
	('01a22622-bdd6-774d-a82e-ee3cf4b9ca43', 'Closed', 'free', NULL, false, NULL, NULL, NULL, NULL, NULL, '2026-11-29 07:09:06.5+00', 'Sent what nobody asked for.', '2026-11-29 07:09:00.758+00', NULL),
	('01a22622-b393-7315-9f82-8ffbe23d83e6', 'Bolt', 'pro', NULL, false, 50, NULL, 7, '2026-11-29 07:09:49.164+00', NULL, NULL, NULL, '2026-11-29 07:08:58.131+00', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.api_keys VALUES
	('01a22622-749d-753b-98c4-6d0498463cce', '01a22622-6766-76ba-a86d-57083a2a68fd', 'a90d286f75187d9e61f224d355ef07edbc2b22647645374513c9cfc3c7efb6bf', 'Acme live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'kkmB', '2026-11-29 07:08:42.013+00', NULL, '2026-11-29 07:08:45.37+00', NULL),
	('01a22622-a7b9-7789-a0b8-004168b6f9f9', '01a22622-6766-76ba-a86d-57083a2a68fd', '4710a52687d5a50bf7acfefbd07a6cb051ae00079ca0fdf8acc499b30075daaa', 'Acme live', 'live', '{emails:read}', 'svc_live_', '9MCG', '2026-11-29 07:08:55.097+00', NULL, NULL, NULL),
	('01a22622-c9a6-73d6-a6ae-67671773e5b6', '01a22622-bdd6-774d-a82e-ee3cf4b9ca43', '2ce12135d31c6f0146357c3f98118fb306c057952a5076c58a00350a703de1e8', 'Closed live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'WQt1', '2026-11-29 07:09:03.782+00', NULL, NULL, NULL),
	('01a22622-e04c-74a3-a95b-1a671052851a', '01a22622-b393-7315-9f82-8ffbe23d83e6', 'd710ae00b36c0256a29152e0bebf87e87206e06bd4412191ce1f90fda646d3f7', 'Bolt live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'pEIW', '2026-11-29 07:09:09.581+00', '2026-11-29 07:09:50.228+00', NULL, NULL),
	('01a22622-8ebe-77eb-bb74-7597870cff5d', '01a22622-6766-76ba-a86d-57083a2a68fd', 'ae2374595ccf47e37b5440a69e15d306cd20a69b75188459c6f1734b8c39db9a', 'Acme live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'WxJP', '2026-11-29 07:08:48.703+00', '2026-11-29 07:09:50.598+00', NULL, NULL),
	('01a22622-9bd8-74ba-b8a0-41896db494c4', '01a22622-6766-76ba-a86d-57083a2a68fd', '053e1acb07e58df0d89188fe1c2b72c75dd69d2cf34876620eba47484a836495', 'Acme test', 'test', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_test_', 'nIYG', '2026-11-29 07:08:52.057+00', '2026-11-29 07:09:50.197+00', NULL, NULL);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.audit_log VALUES
	('01a22622-6785-7207-bd7b-36c0f1d60377', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:08:38.661+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22622-74bc-7050-aa5b-2486b46d2d8c', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:08:42.044+00', 'operator', NULL, 'operator', 'key.created', '01a22622-749d-753b-98c4-6d0498463cce', NULL, NULL, NULL),
	('01a22622-81d0-7467-9bb0-f032f2431de8', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:08:45.392+00', 'operator', NULL, 'operator', 'key.revoked', '01a22622-749d-753b-98c4-6d0498463cce', NULL, NULL, NULL),
	('01a22622-8ed8-73ff-bc86-d5796f841c78', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:08:48.728+00', 'operator', NULL, 'operator', 'key.created', '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, NULL, NULL),
	('01a22622-9be2-7683-95ac-132f6c99b0ad', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:08:52.066+00', 'operator', NULL, 'operator', 'key.created', '01a22622-9bd8-74ba-b8a0-41896db494c4', NULL, NULL, NULL),
	('01a22622-a7e0-75c1-956c-fd7d4f19482f', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:08:55.136+00', 'operator', NULL, 'operator', 'key.created', '01a22622-a7b9-7789-a0b8-004168b6f9f9', NULL, NULL, NULL),
	('01a22622-b439-73dd-a1c0-ea925dccc94b', '01a22622-b393-7315-9f82-8ffbe23d83e6', '2026-11-29 07:08:58.297+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22622-bded-75da-a25a-5a6c1b991c5a', '01a22622-bdd6-774d-a82e-ee3cf4b9ca43', '2026-11-29 07:09:00.781+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22622-c9ae-706f-9547-4b97e5efcf65', '01a22622-bdd6-774d-a82e-ee3cf4b9ca43', '2026-11-29 07:09:03.79+00', 'operator', NULL, 'operator', 'key.created', '01a22622-c9a6-73d6-a6ae-67671773e5b6', NULL, NULL, NULL),
	('01a22622-d520-75b2-8053-8ba69850ffea', '01a22622-bdd6-774d-a82e-ee3cf4b9ca43', '2026-11-29 07:09:06.72+00', 'operator', NULL, 'operator', 'account.suspended', NULL, NULL, NULL, NULL),
	('01a22622-e05a-73f5-aa62-2446298fa84e', '01a22622-b393-7315-9f82-8ffbe23d83e6', '2026-11-29 07:09:09.594+00', 'operator', NULL, 'operator', 'key.created', '01a22622-e04c-74a3-a95b-1a671052851a', NULL, NULL, NULL),
	('01a22622-e8e4-745a-9e56-6c0ccfe6a3e9', NULL, '2026-11-29 07:09:11.78+00', 'operator', NULL, 'operator', 'user.created', '01a22622-e8da-755b-a1aa-944baaea7ce2', NULL, NULL, NULL),
	('01a22622-f22a-75c3-98b8-27cea8a2ee4c', NULL, '2026-11-29 07:09:14.154+00', 'operator', NULL, 'operator', 'user.link_made', '01a22622-6766-76ba-a86d-5709930bf147', NULL, NULL, NULL),
	('01a22622-f40c-72da-b85f-937cac7bbe27', NULL, '2026-11-29 07:09:14.636+00', 'user', '01a22622-6766-76ba-a86d-5709930bf147', 'ada', 'user.password_changed', '01a22622-6766-76ba-a86d-5709930bf147', '127.0.0.1', NULL, '847395f2a4f5ccf9596405fccd1ba619'),
	('01a22622-f414-7669-86ab-dbc5cd7c4986', NULL, '2026-11-29 07:09:14.644+00', 'user', '01a22622-6766-76ba-a86d-5709930bf147', 'ada', 'user.signed_in', '01a22622-6766-76ba-a86d-5709930bf147', '127.0.0.1', NULL, '847395f2a4f5ccf9596405fccd1ba619'),
	('01a22622-fec6-774c-99b5-c4a06e3817d9', NULL, '2026-11-29 07:09:17.382+00', 'operator', NULL, 'operator', 'user.link_made', '01a22622-e8da-755b-a1aa-944baaea7ce2', NULL, NULL, NULL),
	('01a22623-0016-77fb-ab3b-ea48ba835465', NULL, '2026-11-29 07:09:17.718+00', 'operator', '01a22622-e8da-755b-a1aa-944baaea7ce2', 'grace', 'user.password_changed', '01a22622-e8da-755b-a1aa-944baaea7ce2', '127.0.0.1', NULL, 'a3175587da83ce0c0b9928f1cd745405'),
	('01a22623-0019-74b0-b4a8-5431ffbbba1c', NULL, '2026-11-29 07:09:17.721+00', 'operator', '01a22622-e8da-755b-a1aa-944baaea7ce2', 'grace', 'user.signed_in', '01a22622-e8da-755b-a1aa-944baaea7ce2', '127.0.0.1', NULL, 'a3175587da83ce0c0b9928f1cd745405'),
	('01a22623-090a-76a1-8b60-dab408d30b10', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:20.01+00', 'operator', NULL, 'operator', 'member.invited', '01a22623-0904-761d-a9e9-2cce8dec1f2f', NULL, NULL, NULL),
	('01a22623-0a3a-72e1-beab-b29559e6676f', NULL, '2026-11-29 07:09:20.314+00', 'user', '01a22623-0a37-7603-881b-37d63c5e4e4d', 'The developer', 'user.created', '01a22623-0a37-7603-881b-37d63c5e4e4d', '127.0.0.1', NULL, 'd25b0d4fea24d25cd4674df6489a2103'),
	('01a22623-0a3b-71af-b324-a2d7117d12cb', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:20.315+00', 'user', '01a22623-0a37-7603-881b-37d63c5e4e4d', 'The developer', 'member.joined', '01a22623-0a37-7603-881b-37d63c5e4e4d', '127.0.0.1', NULL, 'd25b0d4fea24d25cd4674df6489a2103'),
	('01a22623-0a3d-7766-9e9f-20798b722632', NULL, '2026-11-29 07:09:20.317+00', 'user', '01a22623-0a37-7603-881b-37d63c5e4e4d', 'The developer', 'user.signed_in', '01a22623-0a37-7603-881b-37d63c5e4e4d', '127.0.0.1', NULL, 'd25b0d4fea24d25cd4674df6489a2103'),
	('01a22623-118d-71be-b4d0-df608d2ed1a2', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:22.189+00', 'operator', NULL, 'operator', 'member.invited', '01a22623-117a-7295-b304-a4070dd91e71', NULL, NULL, NULL),
	('01a22623-127b-73f3-8436-a0412c82b61a', NULL, '2026-11-29 07:09:22.427+00', 'user', '01a22623-1278-7078-95f3-47c433e41195', 'The viewer', 'user.created', '01a22623-1278-7078-95f3-47c433e41195', '127.0.0.1', NULL, '87c20f205a5b5549d1911674df8ac05e'),
	('01a22623-127c-74d5-83aa-ce6d927b0823', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:22.428+00', 'user', '01a22623-1278-7078-95f3-47c433e41195', 'The viewer', 'member.joined', '01a22623-1278-7078-95f3-47c433e41195', '127.0.0.1', NULL, '87c20f205a5b5549d1911674df8ac05e'),
	('01a22623-127d-731a-a484-06df608fac81', NULL, '2026-11-29 07:09:22.429+00', 'user', '01a22623-1278-7078-95f3-47c433e41195', 'The viewer', 'user.signed_in', '01a22623-1278-7078-95f3-47c433e41195', '127.0.0.1', NULL, '87c20f205a5b5549d1911674df8ac05e'),
	('01a22623-1aca-77d8-b3e0-617ed21b6622', NULL, '2026-11-29 07:09:24.554+00', 'operator', NULL, 'operator', 'user.disabled', '01a22623-1278-7078-95f3-47c433e41195', NULL, NULL, NULL),
	('01a22623-242d-70e1-b855-35cddc43e3c5', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:26.957+00', 'operator', NULL, 'operator', 'member.invited', '01a22623-2428-7570-9607-44c3e79b9811', NULL, NULL, NULL),
	('01a22623-2548-73dd-866e-3e2739b2d177', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.24+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'domain.added', '01a22623-253c-73b2-ab39-94a2ace35345', '127.0.0.1', NULL, '668652782e6b44dbe8a50d70aa164916'),
	('01a22623-2564-7457-b495-0bf3d7a52fb7', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.268+00', 'engine', NULL, 'sendwright', 'domain.verified', '01a22623-253c-73b2-ab39-94a2ace35345', '127.0.0.1', NULL, 'f21df619a92a5dd7ad26c10ff32e421c'),
	('01a22623-25ba-7529-9dc5-15805829c6f6', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.354+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'domain.added', '01a22623-25b6-704b-bc93-12d6a825ef91', '127.0.0.1', NULL, 'af656f391bcfbc00689b0fa3f57fdc23'),
	('01a22623-261b-758a-87e6-f03c744c8c67', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.451+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'domain.added', '01a22623-2614-75e4-84fd-761eb35ee045', '127.0.0.1', NULL, 'c6618780fe0243a54380d57496b1c6f0'),
	('01a22623-2628-779c-9765-2e8bb6353d52', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.464+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'domain.removed', '01a22623-2614-75e4-84fd-761eb35ee045', '127.0.0.1', NULL, '68f350cdf0ab6284747f7428f674ef6e'),
	('01a22623-263e-77a6-a9cc-c74896d59e93', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.486+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'template.created', '01a22623-2639-7188-8e16-591944e3d08b', '127.0.0.1', NULL, 'b3824d0e231a053b9472cd824798cfa8'),
	('01a22623-264d-70c7-a225-578039899f51', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.501+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'template.changed', '01a22623-2639-7188-8e16-591944e3d08b', '127.0.0.1', NULL, 'db3ca642bebee98a57a98fbbb671a889'),
	('01a22623-265a-7120-b4f5-22fb8a924780', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.514+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'template.restored', '01a22623-2639-7188-8e16-591944e3d08b', '127.0.0.1', NULL, '13308e82439d18aaf6e7fe284c23a505'),
	('01a22623-2662-732d-8a46-845508f5b515', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.522+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'template.created', '01a22623-2660-73fe-80fb-ae553ba9afc7', '127.0.0.1', NULL, '97a1e04ab384c3fb4e01317b6fddb82a'),
	('01a22623-266d-7395-a003-767472ed5323', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.533+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'template.created', '01a22623-266a-7505-9964-5f2b58d5b220', '127.0.0.1', NULL, '9dd197744f2545a1014d05c37387bbdf'),
	('01a22623-2675-73ae-99c5-17c36a877d25', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.541+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'template.created', '01a22623-2673-7443-8abc-823f0f7255e4', '127.0.0.1', NULL, 'f54756d6041c75d88ac3b0aa4ebbacf5'),
	('01a22623-267a-74ad-ad0c-16b87b268d7d', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.546+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'template.removed', '01a22623-2673-7443-8abc-823f0f7255e4', '127.0.0.1', NULL, 'c193681591643d5648bc65403a4b12a5'),
	('01a22623-2685-716e-bca2-ec9f5a3215ac', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.557+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'webhook.added', '01a22623-2682-73e4-9737-445055ebdfdd', '127.0.0.1', NULL, 'bf4ed9504ef10eb11403065195720931'),
	('01a22623-2694-7213-804c-bac22e74c8f1', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.572+00', 'key', '01a22622-9bd8-74ba-b8a0-41896db494c4', 'Acme test', 'webhook.added', '01a22623-2692-72cf-b40d-89c681140231', '127.0.0.1', NULL, 'c5ae97ae6e0e0ef270f28275d3a3f2b0'),
	('01a22623-26a1-767b-b6e8-0d359b707e5f', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.585+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'webhook.added', '01a22623-269f-71bb-a054-fd85013717b0', '127.0.0.1', NULL, 'e3d2d39f03682b937293949a3228a1ac'),
	('01a22623-26a9-742a-b49f-a29298bc5cdd', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.593+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'webhook.added', '01a22623-26a8-74f4-9d1e-6256921aa63e', '127.0.0.1', NULL, 'd3a1a2d8fd55dc969acc1b352267326e'),
	('01a22623-26b6-70d2-b402-805056d8702d', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:27.606+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'webhook.removed', '01a22623-26a8-74f4-9d1e-6256921aa63e', '127.0.0.1', NULL, '167777ab1aab08b69985be7f08810fe8'),
	('01a22623-3d9c-7311-91bd-31f5eff0ebc4', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:33.468+00', 'operator', NULL, 'operator', 'email.settled', '01a22623-2948-7297-a236-cc4e20abe017', NULL, NULL, NULL),
	('01a22623-3eea-7599-9e59-e8b46286252f', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:33.802+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'portal.link_made', '01a22623-3eea-7599-9e59-e8b3d33041ae', '127.0.0.1', NULL, 'd48cdfddcf7a0b63c68ab6f82e077f6a'),
	('01a22623-3ef4-7255-88fe-6489aa1d3c17', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:33.812+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, 'e8f236e41d7469347279796934fbe59f'),
	('01a22623-3f00-7579-ab7c-e98c4203a52e', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:33.824+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '3347c8f67787d6190a987b921f056de6'),
	('01a22623-3f09-75a4-b1b5-a42b0f83dcc1', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:33.833+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'suppression.removed', NULL, '127.0.0.1', NULL, 'cca5fe531efdd3995f3c09590a45714f'),
	('01a22623-4010-7418-a995-9e7cf6079fe2', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:34.096+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'recipient.erased', '903d0bb76db0', '127.0.0.1', NULL, 'd133498a933488bd56201afb0544b97d'),
	('01a22623-533c-71f7-adf1-1e3604e07547', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:39.004+00', 'key', '01a22622-8ebe-77eb-bb74-7597870cff5d', 'Acme live', 'webhook.added', '01a22623-5339-7346-8265-f3f9827c3231', '127.0.0.1', NULL, '9d26bdb6bda3c46675a0090ce05c8d46'),
	('01a22623-5441-75ba-983b-a093e7468d33', NULL, '2026-11-29 07:09:39.265+00', 'user', '01a22622-6766-76ba-a86d-5709930bf147', 'ada', 'user.signed_in', '01a22622-6766-76ba-a86d-5709930bf147', '127.0.0.1', NULL, '8b9bc66622820aad42307250e589bc63'),
	('01a22623-5460-7710-b566-4f036b2d401f', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:39.296+00', 'user', '01a22622-6766-76ba-a86d-5709930bf147', 'ada', 'webhook.delivery_sent_again', '01a22623-5346-795d-82d9-de7146fa1c37', '127.0.0.1', '01a22623-543e-7661-a41a-8aace954230c', '954bec98c9c9e12e04000e76600da943'),
	('01a22623-54ef-708b-b7f3-a7991a17467e', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:39.439+00', 'user', '01a22622-6766-76ba-a86d-5709930bf147', 'ada', 'webhook.secret_rotated', '01a22623-2682-73e4-9737-445055ebdfdd', '127.0.0.1', '01a22623-543e-7661-a41a-8aace954230c', 'a3c4c7a180cbf88b10417d21ea2d83c3'),
	('01a22623-5516-70f4-a3f2-54c215ab6309', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:39.478+00', 'user', '01a22622-6766-76ba-a86d-5709930bf147', 'ada', 'email.copied', '01a22623-550f-7098-a0c9-19708616c4ba', '127.0.0.1', '01a22623-543e-7661-a41a-8aace954230c', 'f96d01b501ea411f649b8ee2ad371fe8'),
	('01a22623-5bb4-734d-a628-9d3ea7081b0a', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:41.172+00', 'operator', NULL, 'operator', 'domain.dkim_rotated', '01a22623-253c-73b2-ab39-94a2ace35345', NULL, NULL, NULL),
	('01a22623-7228-7558-9af3-cb8751cd1ff4', '01a22622-b393-7315-9f82-8ffbe23d83e6', '2026-11-29 07:09:46.919+00', 'operator', NULL, 'operator', 'emails.held', NULL, NULL, NULL, NULL),
	('01a22623-7b03-7333-a5d9-05cb9df299f9', '01a22622-b393-7315-9f82-8ffbe23d83e6', '2026-11-29 07:09:49.187+00', 'operator', NULL, 'operator', 'account.paused', NULL, NULL, NULL, NULL),
	('01a22623-7c49-746e-a039-739952af3b35', NULL, '2026-11-29 07:09:49.513+00', 'user', '01a22622-6766-76ba-a86d-5709930bf147', 'ada', 'user.signed_in', '01a22622-6766-76ba-a86d-5709930bf147', '127.0.0.1', NULL, '9db02b9dd99ed7afbe8857c6f30bab62'),
	('01a22623-7cc4-77f2-adcc-dbc57adeb271', NULL, '2026-11-29 07:09:49.636+00', 'operator', '01a22622-e8da-755b-a1aa-944baaea7ce2', 'grace', 'user.signed_in', '01a22622-e8da-755b-a1aa-944baaea7ce2', '127.0.0.1', NULL, 'e3208b2c93fac1229bba1ad7157d8dc0');


--
-- Data for Name: domains; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.domains VALUES
	('01a22623-25b6-704b-bc93-12d6a825ef91', '01a22622-6766-76ba-a86d-57083a2a68fd', 'pending.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"swa0fdff25a0._domainkey.pending.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAoTy0CZUQmnsTTV04DO/ICu/ttjA+bgA0MS1c2miAhQlyRLs+XHEEpPj85Vge+kLefn/DSN/MtrpsPx2gqCpxJ4TqAAN61/qY6G6arEBHSxHWSkOZXDVPrSvofEm1IGVvzqhdwfltfIj+oQCUKBeKCvmqPvTlEpsjWrulouisasXaKMDD0z6EGYyTs4uS1KY5yWwEe1JTK8F01l5bmpcg4+677h8TUwD3EwlJ9JlblkqF59H4S/NjcGiUBon4vGfL99mwhYpyCMLnYGdQar73i7uONnMUKFNR2vKA9j0X8Dah3fvLuQ54S+H1e1q01QG8EAz+Ph5fhMm66Qt3WOhVJQIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.pending.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.pending.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.pending.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'swa0fdff25a0', '2.throwaway.f4c64017973ff953.oZaR0sS98T5_xLht.kNFXd9dNuCWqKx2xV137Jor2rrky3exSQrUB0WP97z61NcsBRR9L35fO7Gx48cZH5kPKwPBriRlmkQAB8ZtlzJ7cYdMOoYuuqAIbbTj8sXeRnDVRiCcWw2xDDdG87XBEtsaw2RwuFNp2kJKJQVB4pjTwFzoOH2jaQOVMCB98cTNZb8fTVjlDmM-qaZsapflMh19dv74GdIPJHlJnL5MXH_qrUNg3-FSYMlpGJZLeBp1Yj6n_0UD6qgX0tPcn_irpv-_6JSBJoi4A6x7WcJeRfU-ug2xsj9wfYq3P1ck6tBiO9jfbha7c28M_5u8q4z_QH2suH7pyUF9k4OeWyULSixiIg3t-tqhL_yzM0DcGPQoVQicrhoEpXkMNFeCdOW4jOSP91ytHUriNNKRzoAuNiymS7syWbv7lUD9JZ3pqQ0gTg2n6BbMZa_E43mI4m7QDSspvsT5NYk1e9xtK96BDf3FzSI9HnfxyyUILhLEBEFPMEO4Tm6ZUNsPEVd8CQSQEpCYu6neoftgDOduI-LpRRUK4vC33Q8SaUjxg1KzNTW0rsFO4qHs9b-sgWFecCUspYdSuwefW9P8YWmbXCyvStsS4E6M7pjbfCO1kNdbBoxiAQ9CPAhuaznWB7egzwZq_fRa-8fjv9aiN813ls6x53PsLXYNMDm0L4gXz5McFR193QY9nSYqaeiMxMi_Op3DQw3o2NLcb07C4GR3PWukjpumpp-x912vOCI-DeDXk-il8KjGjNKOjWFJYboTwAvCKkzoatNa9j6Th1Nod4ks2yOqibQ2zvt6A9SRpu6cGmruW-LIbF3Xj-vhag-0n7H6ZjXnx8IGHhY319LmZMjUx29Zks2DZsDk71dDRJR90zWe1sDekygC2Kn-GgqScs62jAPrur4K95b2O3iw3AFhQTWX_NuZW_y0GOVxdy0VKcqnVHI2VMPmiHg_qqWmRnYv4AdGmQfvH33IKAqh2VUr-aYaclmWKdmOF8_H4i2jx4Yrgua7xZfA0Zjqy3Vm3Xtzcl08IqDJOUwx2pjivMM_tjiJ1CijBJKY2YEjN9Sa99MnPG1KwQnvQjM9IRz-xbQgHmpSf5kivmeCMReuWaW_4kyoEhr6LODs0q6vgjRS8Q7Jo8GTtCVihSerCKkfB5zemBII45JuLry8K-EmPqRzcGxF53CrcAnzY1hewUGU_G1b08m_jUH6I_Or6MTnZQNiX6lzRQLwAV1CrDEG7AOqLJ-UQcJlhZa4HzruX9537To-G78h3qP91-8xpLv5Jozo54cUsMl0yrGKxvR8Dy9swpU-cPC0np9bVskEF81PF2OBY9ZycU_yGSJsPy57sZOt968Wk5QJN2e5oZpxL3dJ4jxG2_eN3wCvYMH4BqSYkzYB6aEvp291eLBkgpubF_ZhTQ693eT2vXpSp1IJcJLXRm5mhm_YThLyzi376rAib7pw0pZhq7-gCePb7MM8qQRmIe9vo2PYEfI0i2RkvaqP8N39lxS0l7NpgAWAfDVV9iiYuVDnG_NwnLm1OJKcU0xha8DTMX7aAo_oUrU-XZbKaFiWQGO7hWSI8jASClge51KzShSGWh080DA7dSSsoS2t_V3P1hxI1c52fo9mKvemCyXlQ856lcxkr15ncW7yOKhCW628LF9BCyiQ8rY6GElWwirfQl0-vO4RKomQgdp4SIcQhmheI1QvPHGbDwImv_Bo8_T59zRcyunMSpELjKH7kgj1KMvt2HG-Nty1X9EvpfWaEzHcTQva-PwoircV5R2fNGO7sGDWfaW3ykzqnrXqPwfS5HdiwCCv5stR2VOXh7hZRnmjifkXlioHFA5QwKhs9PM8j1j-MYHtphksvAzdsCMxQWmOPvXCGI83bgDgNUwcM3ScFSQkIezZ8FlzmL_RXufsNeodCekaMCDDtPye2sK5hy3GOj1-EAoqJ3BcgVJ-8JR3GFhAnqTWUHThQGaVCr6-Kaqa55FiYueHJWgvd0mIGWPA-JrSxPqkgR5OF0OqanavBTu4JrYUJ9lfObuymhNdeO4-QC4xtgmV7G61jjXX9lRzwoZh2nGaZt-LWn6kU1j9BeUC6P6NLiMriKl90h-kpULRDaGPDx2AycioHUH-CQIkGOHMWix2sqy-tdWCOjlhMh0RbGIOOT4HRNwvuvijM1AIRwN8xTY8gvzESQKKU7_UqBjC3GTa9O2wzKbKboiLcYiVvxFMX2sxdgd_n9jJy2FHs5fNjjRVDJuIQN7Bpf_Y2NgctwLTM0WxdbBLAANCBNelyfLaVsl7ff58WxQtjkx-3Mg', NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-29 07:14:27.354+00', '2026-11-29 07:09:27.35+00', NULL),
	('01a22623-253c-73b2-ab39-94a2ace35345', '01a22622-6766-76ba-a86d-57083a2a68fd', 'mail.acme.example', 'local', 'verified', 'healthy', '2026-11-29 07:09:27.264+00', NULL, '[{"id":"dkim","type":"TXT","name":"sw9694f47fe0._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAw7Suuve1UaJoXdXVSQ0W4P8evTyUAbIv3wN5lb0/g/8rItNKXi4RMVREVCItbxwA7VqKRx1T7MC3PVloquZ61TjHjhwASpgYWM8M61h3F6dQSbWPvN+eEo2yQyNWXydKwk4Pu0fORu6Bz87amWkf/qN/HAxoXeWNmZVZv8vQfUYZGnJXe6cH/UoofFF67MemUeWiZ99vSJOuh2sWhOzgIiCmD+lqXGEeSS6vbxqF1G17o5QX6KANrz7Oy4NcvpH6N/nk20gnFw27Fk+zYb690kfWlm2ykvbN9kQLEEXeQkds4yaw4ZzkyyqZAstgPt4Gvl1IzFwTPS65HoJ6SAhB1wIDAQAB","purpose":"dkim"},{"id":"dkim_sw322efe7cda","type":"TXT","name":"sw322efe7cda._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAz5ti+eAUxi1KLPMkFUzsx4rbeO051gyj+weqUWbdPhCieGFDhbPZmGq+5H31rS2zSthUCnea0Y2P9j2aUQXAmOV98bPKYnC1PdRa2+IqRMCqhlCzQSsaeqFV6FaWb5izOkt/r0aJKDk6pRLfz/scJ/cdduzMK4NX5K8eDNyfqcW9lJxZc4tvfwmVii+O6dBO0dm4F3qaTrkTce2sz2IJNBifDtHH2rbyWwmYMFKxU3yR+j/MVFPe0a+Hkf2PmG6B9u7nU3Z7rDuoKr5lE7NnOmwh/vXfahNFkv4GfbTmREB5ZEMvLhigjhwgCgDhp2T81O0jw/dxuE+0vTdOHMG6QQIDAQAB","purpose":"dkim","gating":false},{"id":"return_path_mx","type":"MX","name":"send.mail.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.mail.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.mail.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', '[{"id":"dkim","state":"found","found":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAw7Suuve1UaJoXdXVSQ0W4P8evTyUAbIv3wN5lb0/g/8rItNKXi4RMVREVCItbxwA7VqKRx1T7MC3PVloquZ61TjHjhwASpgYWM8M61h3F6dQSbWPvN+eEo2yQyNWXydKwk4Pu0fORu6Bz87amWkf/qN/HAxoXeWNmZVZv8vQfUYZGnJXe6cH/UoofFF67MemUeWiZ99vSJOuh2sWhOzgIiCmD+lqXGEeSS6vbxqF1G17o5QX6KANrz7Oy4NcvpH6N/nk20gnFw27Fk+zYb690kfWlm2ykvbN9kQLEEXeQkds4yaw4ZzkyyqZAstgPt4Gvl1IzFwTPS65HoJ6SAhB1wIDAQAB"},{"id":"return_path_mx","state":"found","found":"10 bounces.sendwright.test"},{"id":"return_path_spf","state":"found","found":"v=spf1 a:bounces.sendwright.test ~all"},{"id":"dmarc","state":"found","found":"v=DMARC1; p=none;"}]', '2026-11-29 07:09:27.264+00', 'sw9694f47fe0', '2.throwaway.f4c64017973ff953.heErydeUQVRDHGOE.YneEyv6LjbGurgK67lH7RKHM7FtEF6scefqKlfAOMTK21MdZJMiVYbS4tovapMzSjZ-fV3HuUo38LeP9xbae80hSQHP9YZCpe2GWVNOgpMY1fK1HNsXOzeCjieFH7lTQgyZj1KKzPBYVJpKcAlB_hMiO-q5O_yT6_xurPog3-_flMnuN5UYBke5_hSFsIkjzpZ4f9bDMuder51Q4Sll3n2k5eJgHRui4Z88POeFkAORmsoAPZYIB6iGusoEQyUQHvfVpQ06GKKopNpyb8hcanz9ob9T0RHLZeDnv_mNA8LMy785AkNK_s1gumN-Nmmby_GbyoR0TjB3mNO7F-mBnSAaPvLRIe_QpmjP1TytJDf3xDpmvfTdKsoLQZC3d-k02dTQo8SFkq3NCcco5vhtDUFahHfGIJcvMb9gUqkiZV53B6cMT_sNLMh2ABSaaYs1sIhptj1sHTF5wWXCOQbywtFTJfprnPLN7Btns18Zu4afbocr5GHS5Zx0gzCNR-VTEyqQPd83fPoRHbuY8dMKqrBqWxmHSUSEQ2KInoNTC2CVgiyfhhl6uJQnHs3oM432JXOZ1JzAViacAmvYsm0--mGdai2KzTNxljcBCXn_ipEE1BSR3B75z_MOEdyWxiUQSac2qAo1cjOHeOtwi-d6Wc6q1Flaj4l4bfOYq3RkH86bwoC-K3YrfvqT6GvWTA4SdrDgdA4CIpaYWaoV1Lb0rEiUkG-4YRr7zPj9JBlc95W3mi-O0_MdgYC42fdkpZpbRcgO_MKD0mkl96G830anVuyMqyUK66l6QrCYSFBOuauLPtvUBWj3bMXY-F2GXnE109GKBOLqJFXWdGsbnC9yGfgTY2adMQfC7BoakB4JJGNUxatC7MjQxvJ4dxYs79qdzBQ0Qs4I4Xwn_z4piK2EMhnqT0OJLt2chcM6RVuz5lDxGHdPwa8w734R48mJt2do0VB3yWfbQFZDinAdlj5pddu1oxnpVHQc7hrWaIJ2lSY0FeYW5zDFcS_KaX1pCNBJAItk8-kPzR-iizyH0H7pGL6-3x82wST_-0zANQZKrrj0CqXhlKiMAoE0ojS5uuA84XFffzqyVXmTc0fD4rUuSoP5_Fy_IqVSE3tmKLJMg3_6ZJDKM-318Epxk3MU0xVRedk6KshUca3dwZogZFZN1UTUiIJxayakr56u549lHnH9tbB80vktRZ6YcFOK9wjeLoPuuTL1aYC_88wn3__OYiTAqYN_PKfWvgIgLY3QUo4uTJpm1WW3h7EAIgyezpZVPBSgqdoYCV5o7sMA_GziVqs7r3Fv7qvhcFq4bfrx7RDfHv2IyOJ8RzI1ZtPEE7oCjQTNO5iPQtAe_jd9ZtRy5C1QPwqS4gzFo89T6BtOyJPPr5UarAOVW5XojYZpJ5VWvGYFwgtDoCzJPsREB5KS37f3Ps1EoY2WqLy_Lpn3a945Cfke3zhLZxFfAJtu752HVOOQax0b_1fwJCVbfZG0WhbOaLY9sRaDp44l4YZ17L31_BoVUqieFucFzJY0EqGlgZ9FQ3dKQzmSct3PDgWrW_QgI7yWT9-gCHjAfurvBwG4aV8iUwOsNm6Hkd4CQzEqX1hPpnUxbQzT6rIKzox1gwRu_-z0wi9bqaX3l__BoaJzcTgloA-Nmd6QUp9CdZ7p7ymUa6diVZFucpjqW7yeO8D8_QW7357sbOxO5zHiZXJeWMgA27bvOqj5uB_yO3aGKSnWJ4vHVt8a3mOb5yXO3Ms3oGcLNMMKj-u3Zwa6zkP0hbW9RawW6j7iKrw5vqI15_Sr2oqGjFCJg2VAHkMkWqZs-6DYNlMhvO8pOwIYV8sp7Kmb8sZ8TBe1X0X-sEfamaNqmwytl45POei4-Eme18E-DI-Q0pGkjNDloHnDx-wJnVbxeWs8MzhgE-LGjEpI0xPbcWKj0N3G0EpScYDYB0iRzTesbcAN51W87tVhiCFbje_oApLT08n0GhL-uBZ7ZcpXjVk5HNxrS0l5zD4SazvJmX_klw8NqMWkyeh-p2WxAMN3gfxMEYM0KVtqX6BR21loztB_M9Emt4DqNI66Pv1rJBEuOdtifOzuJNqhRT33vrqFb-Agn8j7f0MvfoR8ScFTqOG2ts-tQUftXdu-LUDuVNa07utg4vMrVYBybU8NrDdSloIoZNHz7I6Ik4RbLHPfRehHqAeON8uI6cKL_BvfsP91rEHOwjya7ZrHU_Mq9W6fdmUly-MPAuvn8wvUPLZ1IxuN8JnXvyzjWapmAxiJkGogAZ-ot6eKVbGYPNP397VjnLDwOew', 'sw9694f47fe0', 'sw322efe7cda', '2026-11-29 07:09:41.165+00', NULL, '2.throwaway.f4c64017973ff953.QhUbsxcIg2h_W-pj.SC3WQ1UX_ZUDrM8SfW8rdXsO8LuIIXg2eOMto5fa8qe5WeXb4-95LYah2Db2ghjWpS3tcvFytiXqkGgqM_e98wDXMLKEcKPjzif226fp64RwlzATNLi_mojvBQvIXngNjVHCwgx91SGKZ2Rnmox3t8xtEUyHAXMitIeOe3H7SFiFN1mygW7VVzztZ7m4csTGejB4mMqOX72ps4mO0lXs7uklAweN1f0fyo04ti9HCVAXiJ3xQutWpPoDvos77KX1a63vvVzmdZpujHFk0P3o5P7vba5ycLACTNugKO18xpJLF82lFBa3MynrrRRzqAwE8qXF6_dhp6UxK5BD4bBalPrrXzlIB-G9qQUaFpqQocM7SNfebjKKo7bopVyA_0uWWHlhV7ZitdC30wGfOXFvYQ7f9rOslE3s0D9bDcaIgUdNKkLGBMC9WXcj9WnmTldHnO1T7n6a0d_wTvOtbEh_Ll_ufkfrkLj6ZoWn3Ac73l0r0Ui22ByIOrciq9--h1JpeusOI-gwlV3PrDFzPOwSkBp76APdPlnVkqzFXkhYkRJfJGBQny_8xaqS1Qslp96H_FC7H0Pw3GqvKjfWMZ6fpZ2Q0E2nNlOQV2dpcxghWZbaXJC_W1TE0pAaj-p4fjO_-MkOfzE8OK5V3aHAADwDg9xyMOPjdeNJNN9TsQ2B_b88zQ4q4iXoxkpHC43wM_PXucgN3KvhLbR7GvekQl6SUYLg298PbOF3zyRZ1jBg4ktPQDwQWSVVw8uE7IdJ1oVdIWmmYKtTAVxyl8XeDS2SOk5I6w1R-TrCQM7_aiytpbL_pY056TTFdHvC9RSyQyNmxENvG9pcuQkLkUYUmiRvzJHFVXyx61fURHR8xTcprlGRHGfuMlGsUO-zV8mKs_UjrkF1iCPBGDR7RWTAHQ5_kMfDGoBuAyT8hCc_snW0qCOPh0N6gLAPbuA2n2XBsUx-qZC1JRKYd5H6SgEbe-WQ9jpQNlSX1k6NXistnL8B0x175qelTEcdIdt4GtOqliW1TZkI0rW23kmBp8V_hU3nx31GTPtwAH6lpIufazfI1oDhE8lUlWHshuUQPz0Q_mJdxZnh4oae4DruW-ubcoY_qE5qIPg_TZLFK_BzlSINBaFNq6XABJk4evsMw9OlYr35SjXiMIF3cWlz7mNgD7uTrhI2-5hdr0_I9eGtTYcLrT3coH2eelGRAmSeLXUUEYrfi6AK7DfGhyf45OAqdApqMDjs8G9hvycJpJMiASylePMN9kc8PsfPqzONXFm8IOAciorozvaPuez0M_BeqwE4MLELiTJ5R__ib6P1ZK5ZOJjS63WzsV5SJM5SW0JMlSQ17TulYvVeXXro-Fx_i_JnsatI0BD1Ys_2QEeRoEDV0N77X21umpPUg5bLVOivJZLD-_jUr2i-gynC2U9nXQLDusuG32Ln1Dj_JEleWLH_6E4rOsmd5Lgo6Jmri8IP3LY2z2Hf8BHMJbfQMnoQwV5AxgINQi0truEfFkRLjp9pjSNmKzzoIoi6Z4w18mweh9I3inzCaifeOfsXSyfb8ExHWLpR2pDzMNPeoVtikvRORVuCYhTI7WnNqULQbvuoudplX_SxxLn7Tv17gV0WbWS1ikCDWewn_tDwQm_jc93mtOtY4DVKqLAhu3BzuVWEfAUm_xhLRey46CvKy39H_y65UnM6ZpEm9fQyW_DcHcFJ_dPuN1Tq9gJ7MX4VWWVt8iKkOf3MfQVucS-IblLj4rglA45gFPDN3oXJ3k1fHXAGmc3qxW1CBzPBNqZtlxuTJg2ZnFCTJCcAi3LUcFspe49t_uF_B0TQshC6LFq80oHkZwG7XWV8KUFrjjtuPO26u-Fzb3278zhtjMsZEsJzsHxrcgEz1Y0TbZJqAJx26x6euKXuJDNheB6lJHIjPySP7i6QaTd5YO22fYvIjJHpnDkFiNuaSMXFLfh-rL9L6p2MusSb2sh6du48TTyet1VoWC6ix81Xmuf17i28BGew6A7k1RiOe9xBWJjuaT0jYcyL06Q52nATvJMR-ufUV_KL_irTA4qV5inpXc51vOXZxt9WdZ5V4NkJEN3G9blpkZOorBPvMStQScq7-mK08GzOzhWHXslqezDqCKyPRpliLBB6waWu_9weKAxeVPIK9rzKx3dwlDnNKDqNTe1sZKZmoltwksYJSFhM3garlqHtxZTaXqWyqpaASSnUJyPc0HSCvuu1c4xKVe2VyNa3OQ8gcgqJHiHmjEtYD0TPajA6b_6UGuqGpr-xkZcKS7GNlH9cUErXSBnTEdS6kg', 2, '2026-11-29 07:09:27.256+00', '2026-11-29 07:14:27.268+00', '2026-11-29 07:09:27.228+00', NULL),
	('01a22623-2614-75e4-84fd-761eb35ee045', '01a22622-6766-76ba-a86d-57083a2a68fd', 'removed.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw076986b2ae._domainkey.removed.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA7QebnLOu6xVDaOFldNBSPCvs1zxrmHq7FMKMxDkAjdR+s5Wrt9tEZYW47MIKKbYAQ9zA/YnsdYcp2bOI1dg6bzBTTSMoWjq/fcy0HggkSNY9ItTGcpiJ5WHC3NsBauPw57xnrNZ7Ten9J0lXVmC1Wkr3ggqnFKIxOh8XZ699yq6EkWhgZhVs1+ooQDijV/g9Mc45/v6yFgJ55g97W0CA8LgS5b2l0X6qeSSucNisgcQHHGILy9hL1WVEQwx9fHFLJgeXvNvhHCTV79G+wwUZjpLbgfr0TGGo/9YSim46xgyQVSfws0+F5+zQKkISTw/WVoSqaVq7nHxIyxsM3PraPQIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.removed.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.removed.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.removed.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw076986b2ae', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-29 07:14:27.448+00', '2026-11-29 07:09:27.444+00', '2026-11-29 07:09:27.463+00');


--
-- Data for Name: email_attachments_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_attachments_2026_11 VALUES
	('01a22623-26c4-77b9-9566-5a651ce23595', 2, NULL, 'text/calendar; method=REQUEST', NULL, 'alternative', 32, '\x424547494e3a5643414c454e4441520d0a454e443a5643414c454e4441520d0a'),
	('01a22623-26c4-77b9-9566-5a651ce23595', 1, 'logo.png', 'image/png', 'logo', 'inline', 70, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082'),
	('01a22623-26c4-77b9-9566-5a651ce23595', 0, 'Rechnung ü.pdf', 'application/pdf', NULL, 'attachment', 20, '\x255044462d312e34206e6f207265616c206f6e65'),
	('01a22623-3e76-72c6-9a39-3cc1a3c2c86e', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b2053756e2c203239204e6f7620323032362030373a30393a3333202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440303833613261363866642e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a2053756e2c203239204e6f7620323032362030373a30393a3333202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d313239633130393038633533663731302d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d313239633130393038633533663731302d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d313239633130393038633533663731302d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d313239633130393038633533663731302d506172745f312d2d0d0a'),
	('01a22623-550f-7098-a0c9-19708616c4ba', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b2053756e2c203239204e6f7620323032362030373a30393a3333202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440303833613261363866642e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a2053756e2c203239204e6f7620323032362030373a30393a3333202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d313239633130393038633533663731302d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d313239633130393038633533663731302d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d313239633130393038633533663731302d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d313239633130393038633533663731302d506172745f312d2d0d0a');


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
	('01a22623-26c4-77b9-9566-5a651ce23595', '<p>0: 0</p>
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
	('01a22623-26f9-7149-a894-7c2ee1827b97', NULL, 'To be delivered, in plain text.', '{}', NULL),
	('01a22623-272e-7352-b4c6-70f362f566ec', NULL, 'To be bounced, in plain text.', '{}', NULL),
	('01a22623-2765-770a-af4e-9a33a39190c1', NULL, 'To be complained, in plain text.', '{}', NULL),
	('01a22623-27b2-77d9-8729-8d86620b64b5', NULL, 'To several, in plain text.', '{}', NULL),
	('01a22623-27c4-72b0-a628-11d298e0df12', NULL, 'To nobody, in plain text.', '{}', NULL),
	('01a22623-27dd-70b6-83d4-c77f0aaefd3c', NULL, 'To a name that is spelled in another way on its way, in plain text.', '{}', NULL),
	('01a22623-280f-72a9-8938-b2c0306982ca', NULL, 'To nobody and somebody, in plain text.', '{}', NULL),
	('01a22623-2848-72ac-bd54-5ca1677ba1dc', '<p>Welcome, Tina: <b>!</b></p>', 'Welcome, Tina', '{}', NULL),
	('01a22623-2884-708a-bee2-00d6405d9e82', '<p>For everybody: 3</p>', NULL, '{}', NULL),
	('01a22623-28c9-757d-adfc-fd049bf9a0cb', NULL, 'One of a batch, in plain text.', '{}', NULL),
	('01a22623-28e7-770c-882e-0a323f6c6069', NULL, 'To be cancelled, in plain text.', '{}', NULL),
	('01a22623-2904-7436-8ef6-b8219ac68959', NULL, 'Refused for now, in plain text.', '{}', NULL),
	('01a22623-293c-77af-9885-5eb3715bba17', NULL, 'Held, as its answer was lost, in plain text.', '{}', NULL),
	('01a22623-2948-7297-a236-cc4e20abe017', NULL, 'Settled as failed, in plain text.', '{}', NULL),
	('01a22623-3e76-72c6-9a39-3cc1a3c2c86e', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a22623-3e99-71cd-b791-8ffe55207a0c', '<p>Test</p>', NULL, '{}', NULL),
	('01a22623-3ea7-77f5-b606-50548da93343', '<p>Test</p>', NULL, '{}', NULL),
	('01a22623-3eb5-7041-890e-82cc6f45e243', '<p>Test</p>', NULL, '{}', NULL),
	('01a22623-3ed1-76c5-8c8b-0c3b8c6bea90', NULL, 'x', '{}', NULL),
	('01a22623-3f0d-74f8-b51c-208cd9af203a', NULL, 'Dear [erased], dear Rita.', '{}', NULL),
	('01a22623-5342-702a-b9c7-387512b9456b', NULL, 'Waiting', '{}', NULL),
	('01a22623-550f-7098-a0c9-19708616c4ba', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a22623-5c2d-7056-902e-777a7fe85843', NULL, 'Soon', '{}', NULL),
	('01a22623-6b2a-7590-9075-05cb7a7bb448', NULL, 'Queued to go out.', '{}', NULL),
	('01a22623-6b50-77f3-91a8-068f7c7d0a59', NULL, 'Queued for the simulator.', '{}', NULL),
	('01a22623-6b61-700e-b520-270b2a7b8139', NULL, 'Scheduled, to be cancelled.', '{}', NULL),
	('01a22623-6b7b-716a-be7a-a21a455d044c', NULL, 'Scheduled, to go out.', '{}', NULL),
	('01a22623-6b88-77d1-8cca-34a04ff80d58', NULL, 'Asked under a key.', '{}', NULL),
	('01a22623-6bbf-70c4-abed-0bcba7f8f369', NULL, 'x', '{}', NULL),
	('01a22623-72bc-7578-adc7-f065fa0db9da', NULL, 'x', '{}', NULL);


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
	('01a22623-26f9-7149-a894-7c2ee1827b97', 1, '01a22623-2712-7416-9c43-cb8d863788f6', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22623-270f-7216-9ffc-c5e0ff273b18"}', '2026-11-29 07:09:27.695+00', '{"email.sent delivered@083a2a68fd.sandbox.sendwright.test"}', '929'),
	('01a22623-272e-7352-b4c6-70f362f566ec', 1, '01a22623-275d-717e-bced-1bafefa35e5b', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22623-275b-7415-8ce9-b49c52731727"}', '2026-11-29 07:09:27.771+00', '{"email.sent bounced@083a2a68fd.sandbox.sendwright.test"}', '938'),
	('01a22623-2765-770a-af4e-9a33a39190c1', 1, '01a22623-2788-77f8-a0c0-c313f990e544', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22623-277c-767d-aafc-d00330f20954"}', '2026-11-29 07:09:27.804+00', '{"email.sent complained@083a2a68fd.sandbox.sendwright.test"}', '943'),
	('01a22623-26c4-77b9-9566-5a651ce23595', 1, '01a22623-27ae-7455-90a8-e0e8a965fcd6', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22623-26c4-77b9-9566-5a651ce23595@mail.acme.example"}', '2026-11-29 07:09:27.853+00', '{"email.sent ada@example.com,bea@example.net,carl@example.com"}', '947'),
	('01a22623-27b2-77d9-8729-8d86620b64b5', 1, '01a22623-27f5-717d-8cef-5e26e58da8e0', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22623-27b2-77d9-8729-8d86620b64b5@mail.acme.example","recipients":["real@example.com"]}', '2026-11-29 07:09:27.893+00', '{"email.sent real@example.com"}', '953'),
	('01a22623-27b2-77d9-8729-8d86620b64b5', 2, '01a22623-27f5-717d-8cef-5e273bbf27ea', 'email.sent', '{"attempt":1,"recipients":["delivered+a@083a2a68fd.sandbox.sendwright.test","bounced+b@083a2a68fd.sandbox.sendwright.test"],"provider":"simulator","provider_message_id":"sim_01a22623-27d5-763a-a632-cca67cc0aa24"}', '2026-11-29 07:09:27.893+00', '{"email.sent bounced+b@083a2a68fd.sandbox.sendwright.test,delivered+a@083a2a68fd.sandbox.sendwright.test"}', '953'),
	('01a22623-27c4-72b0-a628-11d298e0df12', 1, '01a22623-2810-7727-a63a-8b88b4c79126', 'email.bounced', '{"recipients":["gone@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-29 07:09:27.905+00', '{}', '958'),
	('01a22623-27dd-70b6-83d4-c77f0aaefd3c', 1, '01a22623-282e-7155-a788-f0543c9bb134', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22623-27dd-70b6-83d4-c77f0aaefd3c@mail.acme.example"}', '2026-11-29 07:09:27.956+00', '{"email.sent joerg.big@xn--bcher-kva.example"}', '962'),
	('01a22623-280f-72a9-8938-b2c0306982ca', 1, '01a22623-2862-7333-bc3b-1a921bcebd0a', 'email.bounced', '{"recipients":["gone-too@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-29 07:09:27.997+00', '{}', '968'),
	('01a22623-280f-72a9-8938-b2c0306982ca', 2, '01a22623-2862-7333-bc3b-1a93a54f6dd0', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22623-280f-72a9-8938-b2c0306982ca@mail.acme.example","recipients":["there@example.org"]}', '2026-11-29 07:09:27.997+00', '{"email.sent there@example.org"}', '968'),
	('01a22623-2848-72ac-bd54-5ca1677ba1dc', 1, '01a22623-2899-742f-a479-a43707c31b4c', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22623-2848-72ac-bd54-5ca1677ba1dc@mail.acme.example"}', '2026-11-29 07:09:28.047+00', '{"email.sent tina@example.com"}', '976'),
	('01a22623-2884-708a-bee2-00d6405d9e82', 1, '01a22623-28bf-7012-b877-44feb63d21df', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22623-2884-708a-bee2-00d6405d9e82@mail.acme.example"}', '2026-11-29 07:09:28.125+00', '{"email.sent tom@example.com"}', '984'),
	('01a22623-28c9-757d-adfc-fd049bf9a0cb', 1, '01a22623-28dc-723b-81a7-640d18d4cd04', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22623-28d9-75e9-9476-32095e93d85e"}', '2026-11-29 07:09:28.153+00', '{"email.sent delivered@083a2a68fd.sandbox.sendwright.test"}', '989'),
	('01a22623-28e7-770c-882e-0a323f6c6069', 1, '01a22623-28fc-714a-a060-23b50d519444', 'email.cancelled', '{}', '2026-11-29 07:09:28.187+00', '{}', '995'),
	('01a22623-26f9-7149-a894-7c2ee1827b97', 2, '01a22623-2b07-715a-bd86-e1dfd5efd6d7', 'email.delivered', '{"recipients":["delivered@083a2a68fd.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22623-270f-7216-9ffc-c5e0ff273b18","provider":"simulator"}', '2026-11-29 07:09:28.695+00', '{"simulator:sim_01a22623-270f-7216-9ffc-c5e0ff273b18 email.delivered","simulator sim_01a22623-270f-7216-9ffc-c5e0ff273b18 email.delivered","email.delivered delivered delivered@083a2a68fd.sandbox.sendwright.test 2026-11-29T07:09:28.695Z"}', '1010'),
	('01a22623-272e-7352-b4c6-70f362f566ec', 2, '01a22623-2b4e-7182-855c-2a7dd0ba9313', 'email.bounced', '{"recipients":["bounced@083a2a68fd.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22623-275b-7415-8ce9-b49c52731727","provider":"simulator"}', '2026-11-29 07:09:28.771+00', '{"simulator:sim_01a22623-275b-7415-8ce9-b49c52731727 email.bounced","simulator sim_01a22623-275b-7415-8ce9-b49c52731727 email.bounced","email.bounced bounced bounced@083a2a68fd.sandbox.sendwright.test 2026-11-29T07:09:28.771Z"}', '1014'),
	('01a22623-2765-770a-af4e-9a33a39190c1', 2, '01a22623-2b74-74f2-8ed9-341e673a4322', 'email.delivered', '{"recipients":["complained@083a2a68fd.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22623-277c-767d-aafc-d00330f20954","provider":"simulator"}', '2026-11-29 07:09:28.804+00', '{"simulator:sim_01a22623-277c-767d-aafc-d00330f20954 email.delivered","simulator sim_01a22623-277c-767d-aafc-d00330f20954 email.delivered","email.delivered delivered complained@083a2a68fd.sandbox.sendwright.test 2026-11-29T07:09:28.804Z"}', '1017'),
	('01a22623-27b2-77d9-8729-8d86620b64b5', 3, '01a22623-2bc9-727b-9a02-2e01fdcc88b0', 'email.bounced', '{"recipients":["bounced+b@083a2a68fd.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22623-27d5-763a-a632-cca67cc0aa24","provider":"simulator"}', '2026-11-29 07:09:28.893+00', '{"simulator:sim_01a22623-27d5-763a-a632-cca67cc0aa24 email.bounced","simulator sim_01a22623-27d5-763a-a632-cca67cc0aa24 email.bounced","email.bounced bounced bounced+b@083a2a68fd.sandbox.sendwright.test 2026-11-29T07:09:28.893Z"}', '1022'),
	('01a22623-27b2-77d9-8729-8d86620b64b5', 4, '01a22623-2bc9-727b-9a02-2e02cf30354a', 'email.delivered', '{"recipients":["delivered+a@083a2a68fd.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22623-27d5-763a-a632-cca67cc0aa24","provider":"simulator"}', '2026-11-29 07:09:28.893+00', '{"simulator:sim_01a22623-27d5-763a-a632-cca67cc0aa24 email.delivered","simulator sim_01a22623-27d5-763a-a632-cca67cc0aa24 email.delivered","email.delivered delivered delivered+a@083a2a68fd.sandbox.sendwright.test 2026-11-29T07:09:28.893Z"}', '1022'),
	('01a22623-28c9-757d-adfc-fd049bf9a0cb', 2, '01a22623-2cca-75ed-92fd-b690d3387665', 'email.delivered', '{"recipients":["delivered@083a2a68fd.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22623-28d9-75e9-9476-32095e93d85e","provider":"simulator"}', '2026-11-29 07:09:29.153+00', '{"simulator:sim_01a22623-28d9-75e9-9476-32095e93d85e email.delivered","simulator sim_01a22623-28d9-75e9-9476-32095e93d85e email.delivered","email.delivered delivered delivered@083a2a68fd.sandbox.sendwright.test 2026-11-29T07:09:29.153Z"}', '1028'),
	('01a22623-2765-770a-af4e-9a33a39190c1', 3, '01a22623-2f6c-71df-b620-bf1c1760db15', 'email.complained', '{"recipients":["complained@083a2a68fd.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a22623-277c-767d-aafc-d00330f20954","provider_message_id":"sim_01a22623-277c-767d-aafc-d00330f20954","provider":"simulator"}', '2026-11-29 07:09:29.804+00', '{"simulator:sim_01a22623-277c-767d-aafc-d00330f20954 email.complained","simulator sim_01a22623-277c-767d-aafc-d00330f20954 email.complained","email.complained complained complained@083a2a68fd.sandbox.sendwright.test feedback-sim_01a22623-277c-767d-aafc-d00330f20954"}', '1033'),
	('01a22623-2948-7297-a236-cc4e20abe017', 1, '01a22623-3d89-7519-a7e6-934814520914', 'email.failed', '{"recipients":["cut-too@example.com"],"reason":"outcome_unknown","provider_code":null,"attempts":1,"provider":"operator"}', '2026-11-29 07:09:33.437+00', '{"operator 656604e6-ac5c-4cdc-9b0b-c02737966e7e","email.failed failed cut-too@example.com 2026-11-29T07:09:33.437Z"}', '1046'),
	('01a22623-3ea7-77f5-b606-50548da93343', 1, '01a22623-3ecc-719d-a0f9-cb63043eaccf', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22623-3eb1-726f-9776-1f744c73ba41"}', '2026-11-29 07:09:33.745+00', '{"email.sent bounced@083a2a68fd.sandbox.sendwright.test"}', '1067'),
	('01a22623-3eb5-7041-890e-82cc6f45e243', 1, '01a22623-3ecc-719d-a0f9-cb64e6f17cb4', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22623-3eba-77ba-ba7e-6b721cfe652d"}', '2026-11-29 07:09:33.754+00', '{"email.sent anybody@083a2a68fd.sandbox.sendwright.test"}', '1067'),
	('01a22623-3ed1-76c5-8c8b-0c3b8c6bea90', 1, '01a22623-3ee6-72e5-8bcb-a9c17a810dc9', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22623-3ed1-76c5-8c8b-0c3b8c6bea90@fbe23d83e6.sandbox.sendwright.test"}', '2026-11-29 07:09:33.797+00', '{"email.sent bob@bolt.example"}', '1071'),
	('01a22623-550f-7098-a0c9-19708616c4ba', 1, '01a22623-5548-75be-b5ad-1c5e780b24e5', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22623-550f-7098-a0c9-19708616c4ba@mail.acme.example"}', '2026-11-29 07:09:39.528+00', '{"email.sent copied@example.com"}', '1254'),
	('01a22623-5342-702a-b9c7-387512b9456b', 2, '01a22623-574a-7620-b595-02240f058097', 'email.delivered', '{"recipients":["delivered@083a2a68fd.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22623-5345-7321-8cbe-25802fde6123","provider":"simulator"}', '2026-11-29 07:09:40.013+00', '{"simulator:sim_01a22623-5345-7321-8cbe-25802fde6123 email.delivered","simulator sim_01a22623-5345-7321-8cbe-25802fde6123 email.delivered","email.delivered delivered delivered@083a2a68fd.sandbox.sendwright.test 2026-11-29T07:09:40.013Z"}', '1259'),
	('01a22623-3e76-72c6-9a39-3cc1a3c2c86e', 1, '01a22623-3e86-73e2-b6e2-0aaa68e5a21f', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22623-3e84-72f7-aee1-2a7178b89717"}', '2026-11-29 07:09:33.7+00', '{"email.sent delivered@083a2a68fd.sandbox.sendwright.test"}', '1050'),
	('01a22623-3e99-71cd-b791-8ffe55207a0c', 1, '01a22623-3ea4-72aa-b90d-beabfe2b9159', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22623-3ea1-7000-bcc4-5a91237517eb"}', '2026-11-29 07:09:33.729+00', '{"email.sent delivered@083a2a68fd.sandbox.sendwright.test"}', '1057'),
	('01a22623-3e99-71cd-b791-8ffe55207a0c', 2, '01a22623-42ae-72ec-b05a-3e7588b2a39e', 'email.delivered', '{"recipients":["delivered@083a2a68fd.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22623-3ea1-7000-bcc4-5a91237517eb","test":true,"provider":"simulator"}', '2026-11-29 07:09:34.729+00', '{"simulator:sim_01a22623-3ea1-7000-bcc4-5a91237517eb email.delivered","simulator sim_01a22623-3ea1-7000-bcc4-5a91237517eb email.delivered","email.delivered delivered delivered@083a2a68fd.sandbox.sendwright.test 2026-11-29T07:09:34.729Z"}', '1120'),
	('01a22623-3ea7-77f5-b606-50548da93343', 2, '01a22623-42ae-72ec-b05a-3e76cfcbd138', 'email.bounced', '{"recipients":["bounced@083a2a68fd.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22623-3eb1-726f-9776-1f744c73ba41","test":true,"provider":"simulator"}', '2026-11-29 07:09:34.745+00', '{"simulator:sim_01a22623-3eb1-726f-9776-1f744c73ba41 email.bounced","simulator sim_01a22623-3eb1-726f-9776-1f744c73ba41 email.bounced","email.bounced bounced bounced@083a2a68fd.sandbox.sendwright.test 2026-11-29T07:09:34.745Z"}', '1120'),
	('01a22623-3eb5-7041-890e-82cc6f45e243', 2, '01a22623-42ae-72ec-b05a-3e77d6193247', 'email.delivered', '{"recipients":["anybody@083a2a68fd.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22623-3eba-77ba-ba7e-6b721cfe652d","test":true,"provider":"simulator"}', '2026-11-29 07:09:34.754+00', '{"simulator:sim_01a22623-3eba-77ba-ba7e-6b721cfe652d email.delivered","simulator sim_01a22623-3eba-77ba-ba7e-6b721cfe652d email.delivered","email.delivered delivered anybody@083a2a68fd.sandbox.sendwright.test 2026-11-29T07:09:34.754Z"}', '1120'),
	('01a22623-5342-702a-b9c7-387512b9456b', 1, '01a22623-5346-7266-bc82-020806448445', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22623-5345-7321-8cbe-25802fde6123"}', '2026-11-29 07:09:39.013+00', '{"email.sent delivered@083a2a68fd.sandbox.sendwright.test"}', '1221'),
	('01a22623-5c2d-7056-902e-777a7fe85843', 1, '01a22623-5c3a-7640-bcad-99cb09cfbdf1', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22623-5c35-779f-a3ab-1be027aabcb9"}', '2026-11-29 07:09:41.301+00', '{"email.sent complained@083a2a68fd.sandbox.sendwright.test"}', '1269'),
	('01a22623-3f0d-74f8-b51c-208cd9af203a', 1, '01a22623-3f22-757f-8463-6a5345fd821c', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22623-3f0d-74f8-b51c-208cd9af203a@mail.acme.example"}', '2026-11-29 07:09:33.858+00', '{"email.sent [erased],rita@example.com"}', '1087'),
	('01a22623-3e76-72c6-9a39-3cc1a3c2c86e', 2, '01a22623-427b-70c5-a107-84e16b508f0b', 'email.delivered', '{"recipients":["delivered@083a2a68fd.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22623-3e84-72f7-aee1-2a7178b89717","provider":"simulator"}', '2026-11-29 07:09:34.7+00', '{"simulator:sim_01a22623-3e84-72f7-aee1-2a7178b89717 email.delivered","simulator sim_01a22623-3e84-72f7-aee1-2a7178b89717 email.delivered","email.delivered delivered delivered@083a2a68fd.sandbox.sendwright.test 2026-11-29T07:09:34.700Z"}', '1115');


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
	('01a22623-26f9-7149-a894-7c2ee1827b97', 1, '2026-11-29 07:09:27.695+00', '2026-11-29 07:09:27.696+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22623-272e-7352-b4c6-70f362f566ec', 1, '2026-11-29 07:09:27.771+00', '2026-11-29 07:09:27.771+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22623-2765-770a-af4e-9a33a39190c1', 1, '2026-11-29 07:09:27.804+00', '2026-11-29 07:09:27.804+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22623-26c4-77b9-9566-5a651ce23595', 1, '2026-11-29 07:09:27.643+00', '2026-11-29 07:09:27.854+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22623-27b2-77d9-8729-8d86620b64b5', 1, '2026-11-29 07:09:27.865+00', '2026-11-29 07:09:27.893+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22623-27c4-72b0-a628-11d298e0df12', 1, '2026-11-29 07:09:27.882+00', '2026-11-29 07:09:27.905+00', NULL, 'permanently_refused', 'smtp', '550 5.1.1 No such user here'),
	('01a22623-27dd-70b6-83d4-c77f0aaefd3c', 1, '2026-11-29 07:09:27.931+00', '2026-11-29 07:09:27.956+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22623-280f-72a9-8938-b2c0306982ca', 1, '2026-11-29 07:09:27.968+00', '2026-11-29 07:09:27.998+00', NULL, 'partly_accepted', 'smtp', 'gone-too@example.org: 550 5.1.1 No such user here
there@example.org: 250 OK: message queued'),
	('01a22623-2848-72ac-bd54-5ca1677ba1dc', 1, '2026-11-29 07:09:28.022+00', '2026-11-29 07:09:28.047+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22623-2884-708a-bee2-00d6405d9e82', 1, '2026-11-29 07:09:28.084+00', '2026-11-29 07:09:28.125+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22623-28c9-757d-adfc-fd049bf9a0cb', 1, '2026-11-29 07:09:28.153+00', '2026-11-29 07:09:28.153+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22623-2904-7436-8ef6-b8219ac68959', 1, '2026-11-29 07:09:28.207+00', '2026-11-29 07:09:28.245+00', '2026-11-29 07:09:33.245+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22623-293c-77af-9885-5eb3715bba17', 1, '2026-11-29 07:09:28.257+00', '2026-11-29 07:09:28.269+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a22623-2948-7297-a236-cc4e20abe017', 1, '2026-11-29 07:09:28.273+00', '2026-11-29 07:09:28.417+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a22623-2904-7436-8ef6-b8219ac68959', 2, '2026-11-29 07:09:33.285+00', '2026-11-29 07:09:33.423+00', '2026-11-29 07:09:43.423+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22623-3e76-72c6-9a39-3cc1a3c2c86e', 1, '2026-11-29 07:09:33.7+00', '2026-11-29 07:09:33.7+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22623-3e99-71cd-b791-8ffe55207a0c', 1, '2026-11-29 07:09:33.729+00', '2026-11-29 07:09:33.729+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22623-3ea7-77f5-b606-50548da93343', 1, '2026-11-29 07:09:33.745+00', '2026-11-29 07:09:33.746+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22623-3eb5-7041-890e-82cc6f45e243', 1, '2026-11-29 07:09:33.754+00', '2026-11-29 07:09:33.754+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22623-3ed1-76c5-8c8b-0c3b8c6bea90', 1, '2026-11-29 07:09:33.791+00', '2026-11-29 07:09:33.797+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22623-3f0d-74f8-b51c-208cd9af203a', 1, '2026-11-29 07:09:33.84+00', '2026-11-29 07:09:33.858+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22623-5342-702a-b9c7-387512b9456b', 1, '2026-11-29 07:09:39.013+00', '2026-11-29 07:09:39.014+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22623-550f-7098-a0c9-19708616c4ba', 1, '2026-11-29 07:09:39.492+00', '2026-11-29 07:09:39.528+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22623-5c2d-7056-902e-777a7fe85843', 1, '2026-11-29 07:09:41.301+00', '2026-11-29 07:09:41.302+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator');


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
	('01a22623-26c4-77b9-9566-5a651ce23595', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:27.854+00', 'sent', '{sent,sent,sent}', NULL, '01a22623-26c4-77b9-9566-5a651ce23595@mail.acme.example', NULL, 2, true),
	('01a22623-27c4-72b0-a628-11d298e0df12', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:27.905+00', 'bounced', '{bounced}', NULL, NULL, NULL, 2, true),
	('01a22623-27dd-70b6-83d4-c77f0aaefd3c', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:27.956+00', 'sent', '{sent}', NULL, '01a22623-27dd-70b6-83d4-c77f0aaefd3c@mail.acme.example', NULL, 2, true),
	('01a22623-280f-72a9-8938-b2c0306982ca', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:27.998+00', 'bounced', '{bounced,sent}', NULL, '01a22623-280f-72a9-8938-b2c0306982ca@mail.acme.example', NULL, 3, true),
	('01a22623-2848-72ac-bd54-5ca1677ba1dc', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:28.048+00', 'sent', '{sent}', NULL, '01a22623-2848-72ac-bd54-5ca1677ba1dc@mail.acme.example', NULL, 2, true),
	('01a22623-2884-708a-bee2-00d6405d9e82', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:28.125+00', 'sent', '{sent}', NULL, '01a22623-2884-708a-bee2-00d6405d9e82@mail.acme.example', NULL, 2, true),
	('01a22623-28e7-770c-882e-0a323f6c6069', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:28.187+00', 'cancelled', '{scheduled}', '2026-12-19 07:09:28.158+00', NULL, NULL, 2, false),
	('01a22623-2904-7436-8ef6-b8219ac68959', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:28.196+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22623-293c-77af-9885-5eb3715bba17', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:28.252+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22623-26f9-7149-a894-7c2ee1827b97', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:28.704+00', 'delivered', '{delivered}', NULL, 'sim_01a22623-270f-7216-9ffc-c5e0ff273b18', NULL, 3, true),
	('01a22623-272e-7352-b4c6-70f362f566ec', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:28.777+00', 'bounced', '{bounced}', NULL, 'sim_01a22623-275b-7415-8ce9-b49c52731727', NULL, 3, true),
	('01a22623-27b2-77d9-8729-8d86620b64b5', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:28.897+00', 'bounced', '{delivered,bounced,sent}', NULL, '01a22623-27b2-77d9-8729-8d86620b64b5@mail.acme.example', NULL, 5, true),
	('01a22623-28c9-757d-adfc-fd049bf9a0cb', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:29.157+00', 'delivered', '{delivered}', NULL, 'sim_01a22623-28d9-75e9-9476-32095e93d85e', NULL, 3, true),
	('01a22623-2765-770a-af4e-9a33a39190c1', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:29.827+00', 'complained', '{complained}', NULL, 'sim_01a22623-277c-767d-aafc-d00330f20954', NULL, 4, true),
	('01a22623-2948-7297-a236-cc4e20abe017', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:33.437+00', 'failed', '{failed}', NULL, NULL, 'It is not known whether the email arrived, and it was given up.', 2, true),
	('01a22623-3ed1-76c5-8c8b-0c3b8c6bea90', '01a22622-b393-7315-9f82-8ffbe23d83e6', 'live', '2026-11-29 07:09:33.797+00', 'sent', '{sent}', NULL, '01a22623-3ed1-76c5-8c8b-0c3b8c6bea90@fbe23d83e6.sandbox.sendwright.test', NULL, 2, true),
	('01a22623-3f0d-74f8-b51c-208cd9af203a', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:33.858+00', 'sent', '{sent,sent}', NULL, '01a22623-3f0d-74f8-b51c-208cd9af203a@mail.acme.example', NULL, 2, true),
	('01a22623-3e76-72c6-9a39-3cc1a3c2c86e', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:34.708+00', 'delivered', '{delivered}', NULL, 'sim_01a22623-3e84-72f7-aee1-2a7178b89717', NULL, 3, true),
	('01a22623-3e99-71cd-b791-8ffe55207a0c', '01a22622-6766-76ba-a86d-57083a2a68fd', 'test', '2026-11-29 07:09:34.758+00', 'delivered', '{delivered}', NULL, 'sim_01a22623-3ea1-7000-bcc4-5a91237517eb', NULL, 3, true),
	('01a22623-3ea7-77f5-b606-50548da93343', '01a22622-6766-76ba-a86d-57083a2a68fd', 'test', '2026-11-29 07:09:34.758+00', 'bounced', '{bounced}', NULL, 'sim_01a22623-3eb1-726f-9776-1f744c73ba41', NULL, 3, true),
	('01a22623-3eb5-7041-890e-82cc6f45e243', '01a22622-6766-76ba-a86d-57083a2a68fd', 'test', '2026-11-29 07:09:34.758+00', 'delivered', '{delivered}', NULL, 'sim_01a22623-3eba-77ba-ba7e-6b721cfe652d', NULL, 3, true),
	('01a22623-550f-7098-a0c9-19708616c4ba', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:39.528+00', 'sent', '{sent}', NULL, '01a22623-550f-7098-a0c9-19708616c4ba@mail.acme.example', NULL, 2, true),
	('01a22623-5342-702a-b9c7-387512b9456b', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:40.028+00', 'delivered', '{delivered}', NULL, 'sim_01a22623-5345-7321-8cbe-25802fde6123', NULL, 3, true),
	('01a22623-5c2d-7056-902e-777a7fe85843', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:41.302+00', 'sent', '{sent}', NULL, 'sim_01a22623-5c35-779f-a3ab-1be027aabcb9', NULL, 2, true),
	('01a22623-6b2a-7590-9075-05cb7a7bb448', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:45.13+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22623-6b50-77f3-91a8-068f7c7d0a59', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:45.168+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22623-6b61-700e-b520-270b2a7b8139', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:45.185+00', 'scheduled', '{scheduled}', '2026-11-29 08:09:45.18+00', NULL, NULL, 1, false),
	('01a22623-6b7b-716a-be7a-a21a455d044c', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:45.211+00', 'scheduled', '{scheduled}', '2026-11-29 08:09:45.18+00', NULL, NULL, 1, false),
	('01a22623-6b88-77d1-8cca-34a04ff80d58', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:45.224+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22623-6bbf-70c4-abed-0bcba7f8f369', '01a22622-b393-7315-9f82-8ffbe23d83e6', 'live', '2026-11-29 07:09:45.279+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22623-72bc-7578-adc7-f065fa0db9da', '01a22622-b393-7315-9f82-8ffbe23d83e6', 'live', '2026-11-29 07:09:47.068+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false);


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
	('01a22623-26c4-77b9-9566-5a651ce23595', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:27.62+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{"Ada Lovelace <ada@example.com>"}', '{carl@example.com}', '{"Bea <bea@example.net>"}', '{answers@acme.example,"Other <other@acme.example>"}', 'Everything at once', '{receipt,order:1234}', NULL, '01a22623-26c4-77b9-9566-5a651ce23595@mail.acme.example', '{ada@example.com,carl@example.com,bea@example.net}', NULL, NULL, 3, NULL, 'ada@example.com
carl@example.com
bea@example.net
everything at once', '01a22623-26c4-77b9-9566-5a66d5620fbd', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '614f0e7d-0432-9323-78ed-5bc9f7a7d3be', NULL, NULL),
	('01a22623-26f9-7149-a894-7c2ee1827b97', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:27.673+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{delivered@083a2a68fd.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be delivered', '{}', NULL, '01a22623-26f9-7149-a894-7c2ee1827b97@mail.acme.example', '{delivered@083a2a68fd.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@083a2a68fd.sandbox.sendwright.test
to be delivered', '01a22623-26f9-7149-a894-7c2f1f0103b4', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '83faf384-913c-637e-8e61-b58cbab1c23e', NULL, NULL),
	('01a22623-272e-7352-b4c6-70f362f566ec', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:27.726+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{bounced@083a2a68fd.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be bounced', '{}', NULL, '01a22623-272e-7352-b4c6-70f362f566ec@mail.acme.example', '{bounced@083a2a68fd.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@083a2a68fd.sandbox.sendwright.test
to be bounced', '01a22623-272e-7352-b4c6-70f4af496d54', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '6b43a129-0d12-c8aa-e31f-641ecfadff93', NULL, NULL),
	('01a22623-2765-770a-af4e-9a33a39190c1', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:27.781+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{complained@083a2a68fd.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be complained', '{}', NULL, '01a22623-2765-770a-af4e-9a33a39190c1@mail.acme.example', '{complained@083a2a68fd.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@083a2a68fd.sandbox.sendwright.test
to be complained', '01a22623-2765-770a-af4e-9a34e49c18fc', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '67a41b51-4137-6fce-e684-1ebaee04c65b', NULL, NULL),
	('01a22623-27b2-77d9-8729-8d86620b64b5', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:27.858+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{delivered+a@083a2a68fd.sandbox.sendwright.test,bounced+b@083a2a68fd.sandbox.sendwright.test,real@example.com}', '{}', '{}', NULL, 'To several', '{}', NULL, '01a22623-27b2-77d9-8729-8d86620b64b5@mail.acme.example', '{delivered+a@083a2a68fd.sandbox.sendwright.test,bounced+b@083a2a68fd.sandbox.sendwright.test,real@example.com}', NULL, '{delivered,bounced,NULL}', 0, NULL, 'delivered+a@083a2a68fd.sandbox.sendwright.test
bounced+b@083a2a68fd.sandbox.sendwright.test
real@example.com
to several', '01a22623-27b2-77d9-8729-8d877f75e443', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '243d26ae-3057-a07f-a234-ec06e4bc0258', NULL, NULL),
	('01a22623-27c4-72b0-a628-11d298e0df12', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:27.876+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{gone@example.org}', '{}', '{}', NULL, 'To nobody', '{}', NULL, '01a22623-27c4-72b0-a628-11d298e0df12@mail.acme.example', '{gone@example.org}', NULL, NULL, 0, NULL, 'gone@example.org
to nobody', '01a22623-27c4-72b0-a628-11d3308b3d61', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '728256c3-cd96-5851-e431-fbeae309614c', NULL, NULL),
	('01a22623-27dd-70b6-83d4-c77f0aaefd3c', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:27.901+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{"Jörg <Joerg.Big@Bücher.example>"}', '{}', '{}', NULL, 'To a name that is spelled in another way on its way', '{}', NULL, '01a22623-27dd-70b6-83d4-c77f0aaefd3c@mail.acme.example', '{joerg.big@xn--bcher-kva.example}', '{Joerg.Big@xn--bcher-kva.example}', NULL, 0, NULL, 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way', '01a22623-27dd-70b6-83d4-c78013cc6133', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '2202d355-e3a1-764a-779f-e4d811cb155b', NULL, NULL),
	('01a22623-280f-72a9-8938-b2c0306982ca', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:27.951+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{gone-too@example.org,there@example.org}', '{}', '{}', NULL, 'To nobody and somebody', '{receipt}', NULL, '01a22623-280f-72a9-8938-b2c0306982ca@mail.acme.example', '{gone-too@example.org,there@example.org}', NULL, NULL, 0, NULL, 'gone-too@example.org
there@example.org
to nobody and somebody', '01a22623-280f-72a9-8938-b2c13f3387e9', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '4affd538-e8de-cec4-7e0d-7f560f3b4518', NULL, NULL),
	('01a22623-2848-72ac-bd54-5ca1677ba1dc', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:28.008+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{tina@example.com}', '{}', '{}', NULL, 'Welcome, Tina', '{}', NULL, '01a22623-2848-72ac-bd54-5ca1677ba1dc@mail.acme.example', '{tina@example.com}', NULL, NULL, 0, NULL, 'tina@example.com
welcome, tina', '01a22623-2848-72ac-bd54-5ca25b5e3277', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, 'e942b054-ae96-70ac-9600-62d397e3fcd9', NULL, '01a22623-2639-7188-8e16-591944e3d08b'),
	('01a22623-2884-708a-bee2-00d6405d9e82', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:28.068+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{tom@example.com}', '{}', '{}', '{answers@acme.example}', 'For everybody', '{}', NULL, '01a22623-2884-708a-bee2-00d6405d9e82@mail.acme.example', '{tom@example.com}', NULL, NULL, 0, NULL, 'tom@example.com
for everybody', '01a22623-2884-708a-bee2-00d74ec3a1bc', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '53358357-c183-6063-f1bf-3f7a743ec1dc', NULL, '01a22623-266a-7505-9964-5f2b58d5b220'),
	('01a22623-28c9-757d-adfc-fd049bf9a0cb', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:28.137+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{delivered@083a2a68fd.sandbox.sendwright.test}', '{}', '{}', NULL, 'One of a batch', '{}', NULL, '01a22623-28c9-757d-adfc-fd049bf9a0cb@mail.acme.example', '{delivered@083a2a68fd.sandbox.sendwright.test}', NULL, '{delivered}', 0, 'batch-1', 'delivered@083a2a68fd.sandbox.sendwright.test
one of a batch', '01a22623-28c9-757d-adfc-fd05fd96488c', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '283f39d4-3dbb-7765-50d3-d626c43db58b', NULL, NULL),
	('01a22623-28e7-770c-882e-0a323f6c6069', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:28.167+00', '2026-12-19 07:09:28.158+00', '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{never@example.com}', '{}', '{}', NULL, 'To be cancelled', '{}', NULL, '01a22623-28e7-770c-882e-0a323f6c6069@mail.acme.example', '{never@example.com}', NULL, NULL, 0, NULL, 'never@example.com
to be cancelled', '01a22623-28e7-770c-882e-0a3326d4fc43', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, 'bf980bd2-1d03-ddd9-b729-3ca3f46ff299', NULL, NULL),
	('01a22623-2904-7436-8ef6-b8219ac68959', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:28.196+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{busy@example.com}', '{}', '{}', NULL, 'Refused for now', '{}', NULL, '01a22623-2904-7436-8ef6-b8219ac68959@mail.acme.example', '{busy@example.com}', NULL, NULL, 0, NULL, 'busy@example.com
refused for now', '01a22623-2904-7436-8ef6-b8221d0de45f', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, 'e02cacd5-4f48-abde-9c4e-f75b2c5cfb2e', NULL, NULL),
	('01a22623-293c-77af-9885-5eb3715bba17', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:28.252+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{cut@example.com}', '{}', '{}', NULL, 'Held, as its answer was lost', '{}', NULL, '01a22623-293c-77af-9885-5eb3715bba17@mail.acme.example', '{cut@example.com}', NULL, NULL, 0, NULL, 'cut@example.com
held, as its answer was lost', '01a22623-293c-77af-9885-5eb4428970a9', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '19b65017-fa90-60da-ff8c-e41795c3b495', NULL, NULL),
	('01a22623-2948-7297-a236-cc4e20abe017', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:28.264+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{cut-too@example.com}', '{}', '{}', NULL, 'Settled as failed', '{}', NULL, '01a22623-2948-7297-a236-cc4e20abe017@mail.acme.example', '{cut-too@example.com}', NULL, NULL, 0, NULL, 'cut-too@example.com
settled as failed', '01a22623-2948-7297-a236-cc4f2f7f98bb', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '3f9ade57-32e0-7f10-a478-d55a27bfcf84', NULL, NULL),
	('01a22623-3e76-72c6-9a39-3cc1a3c2c86e', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:33.686+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Søren <shop@mail.acme.example>', '{"Émile <delivered@083a2a68fd.sandbox.sendwright.test>"}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', '{"visible":null,"messageId":"own-1@mail.acme.example","date":"Sun, 29 Nov 2026 07:09:33 +0000"}', '01a22623-3e76-72c6-9a39-3cc1a3c2c86e@mail.acme.example', '{delivered@083a2a68fd.sandbox.sendwright.test}', NULL, '{delivered}', 1, NULL, 'delivered@083a2a68fd.sandbox.sendwright.test
submitted over smtp', '01a22623-3e76-72c6-9a39-3cc22664ea98', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, NULL, NULL, NULL),
	('01a22623-3e99-71cd-b791-8ffe55207a0c', '01a22622-6766-76ba-a86d-57083a2a68fd', 'test', '2026-11-29 07:09:33.721+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Test <t@mail.acme.example>', '{delivered@083a2a68fd.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: delivered', '{}', NULL, '01a22623-3e99-71cd-b791-8ffe55207a0c@mail.acme.example', '{delivered@083a2a68fd.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@083a2a68fd.sandbox.sendwright.test
in test mode: delivered', '01a22623-3e99-71cd-b791-8fff910ad00c', NULL, '01a22622-9bd8-74ba-b8a0-41896db494c4', NULL, 'a2559d3f-87b1-1b0e-5496-b607fb4bc332', NULL, NULL),
	('01a22623-3ed1-76c5-8c8b-0c3b8c6bea90', '01a22622-b393-7315-9f82-8ffbe23d83e6', 'live', '2026-11-29 07:09:33.777+00', NULL, NULL, 'b@fbe23d83e6.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Bolt', '{}', NULL, '01a22623-3ed1-76c5-8c8b-0c3b8c6bea90@fbe23d83e6.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
bolt', '01a22623-3ed1-76c5-8c8b-0c3c37d645ad', NULL, '01a22622-e04c-74a3-a95b-1a671052851a', NULL, '44a9d324-15e4-1541-eaf1-bc3c9b888496', NULL, NULL),
	('01a22623-3f0d-74f8-b51c-208cd9af203a', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:33.837+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'e@mail.acme.example', '{[erased],rita@example.com}', '{}', '{}', NULL, '[erased]', '{}', NULL, '01a22623-3f0d-74f8-b51c-208cd9af203a@mail.acme.example', '{[erased],rita@example.com}', NULL, NULL, 0, NULL, '[erased]
rita@example.com
[erased]', '01a22623-3f0d-74f8-b51c-208d84c9d837', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, 'aea12f1b-3f73-d878-759a-8e66a29173e0', NULL, NULL),
	('01a22623-5342-702a-b9c7-387512b9456b', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:39.01+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'w@mail.acme.example', '{delivered@083a2a68fd.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a22623-5342-702a-b9c7-387512b9456b@mail.acme.example', '{delivered@083a2a68fd.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@083a2a68fd.sandbox.sendwright.test
its webhook waits', '01a22623-5342-702a-b9c7-38760f4cfc20', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, 'f537de06-04c8-bb81-2a84-c6f90421dc6a', NULL, NULL),
	('01a22623-550f-7098-a0c9-19708616c4ba', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:39.471+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Søren <shop@mail.acme.example>', '{copied@example.com}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', NULL, '01a22623-550f-7098-a0c9-19708616c4ba@mail.acme.example', '{copied@example.com}', NULL, NULL, 1, NULL, 'copied@example.com
submitted over smtp', '01a22623-5511-7098-a0c9-197116cc5477', NULL, NULL, '01a22622-6766-76ba-a86d-5709930bf147', NULL, '01a22623-3e76-72c6-9a39-3cc1a3c2c86e', NULL),
	('01a22623-5c2d-7056-902e-777a7fe85843', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:41.293+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'r@mail.acme.example', '{complained@083a2a68fd.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its complaint is still to come', '{}', NULL, '01a22623-5c2d-7056-902e-777a7fe85843@mail.acme.example', '{complained@083a2a68fd.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@083a2a68fd.sandbox.sendwright.test
its complaint is still to come', '01a22623-5c2d-7056-902e-777b96cdd6cf', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '2dd3f74d-90bc-4f49-c292-ceb8c356cc7a', NULL, NULL),
	('01a22623-3ea7-77f5-b606-50548da93343', '01a22622-6766-76ba-a86d-57083a2a68fd', 'test', '2026-11-29 07:09:33.735+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Test <t@mail.acme.example>', '{bounced@083a2a68fd.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: bounced', '{}', NULL, '01a22623-3ea7-77f5-b606-50548da93343@mail.acme.example', '{bounced@083a2a68fd.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@083a2a68fd.sandbox.sendwright.test
in test mode: bounced', '01a22623-3ea7-77f5-b606-505562e6a10a', NULL, '01a22622-9bd8-74ba-b8a0-41896db494c4', NULL, 'd240ae24-ac8a-22a8-6e70-1dfb1dc57055', NULL, NULL),
	('01a22623-3eb5-7041-890e-82cc6f45e243', '01a22622-6766-76ba-a86d-57083a2a68fd', 'test', '2026-11-29 07:09:33.749+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Test <t@mail.acme.example>', '{anybody@083a2a68fd.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: anybody', '{}', NULL, '01a22623-3eb5-7041-890e-82cc6f45e243@mail.acme.example', '{anybody@083a2a68fd.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'anybody@083a2a68fd.sandbox.sendwright.test
in test mode: anybody', '01a22623-3eb5-7041-890e-82cd2dbe1f41', NULL, '01a22622-9bd8-74ba-b8a0-41896db494c4', NULL, '84fdacc5-6bcc-3b78-db07-063c576b5da4', NULL, NULL),
	('01a22623-6b2a-7590-9075-05cb7a7bb448', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:45.13+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{last@example.com}', '{}', '{}', NULL, 'Queued to go out', '{evening}', NULL, '01a22623-6b2a-7590-9075-05cb7a7bb448@mail.acme.example', '{last@example.com}', NULL, NULL, 0, NULL, 'last@example.com
queued to go out', '01a22623-6b2a-7590-9075-05cc73a84e6a', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '6466cd77-db2b-d21b-ee03-3066dc08bf7d', NULL, NULL),
	('01a22623-6b50-77f3-91a8-068f7c7d0a59', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:45.168+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{delivered@083a2a68fd.sandbox.sendwright.test}', '{}', '{}', NULL, 'Queued for the simulator', '{evening}', NULL, '01a22623-6b50-77f3-91a8-068f7c7d0a59@mail.acme.example', '{delivered@083a2a68fd.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@083a2a68fd.sandbox.sendwright.test
queued for the simulator', '01a22623-6b50-77f3-91a8-069011de2863', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, 'e0497341-acf8-efdd-98bc-7a2474bec7ee', NULL, NULL),
	('01a22623-6b61-700e-b520-270b2a7b8139', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:45.185+00', '2026-11-29 08:09:45.18+00', '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to be cancelled', '{evening}', NULL, '01a22623-6b61-700e-b520-270b2a7b8139@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to be cancelled', '01a22623-6b61-700e-b520-270ceac114f3', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '6d5737d7-3b74-9633-96e0-1a58c90abf38', NULL, NULL),
	('01a22623-6b7b-716a-be7a-a21a455d044c', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:45.211+00', '2026-11-29 08:09:45.18+00', '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to go out', '{evening}', NULL, '01a22623-6b7b-716a-be7a-a21a455d044c@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to go out', '01a22623-6b7b-716a-be7a-a21b5ca09ee6', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '7fb7b05b-f804-ddc5-33b5-1115e56b3bf4', NULL, NULL),
	('01a22623-6b88-77d1-8cca-34a04ff80d58', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:45.224+00', NULL, '01a22623-253c-73b2-ab39-94a2ace35345', 'Acme <hello@mail.acme.example>', '{once@example.com}', '{}', '{}', NULL, 'Asked under a key', '{evening}', NULL, '01a22623-6b88-77d1-8cca-34a04ff80d58@mail.acme.example', '{once@example.com}', NULL, NULL, 0, 'order-4711', 'once@example.com
asked under a key', '01a22623-6b88-738d-9b12-f7626a3a8a30', NULL, '01a22622-8ebe-77eb-bb74-7597870cff5d', NULL, '4d438a46-acdf-7f93-0f1b-82b219e36526', NULL, NULL),
	('01a22623-6bbf-70c4-abed-0bcba7f8f369', '01a22622-b393-7315-9f82-8ffbe23d83e6', 'live', '2026-11-29 07:09:45.279+00', NULL, NULL, 'b@fbe23d83e6.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Held back', '{}', NULL, '01a22623-6bbf-70c4-abed-0bcba7f8f369@fbe23d83e6.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
held back', '01a22623-6bbf-7271-aef7-603b36ce66cb', NULL, '01a22622-e04c-74a3-a95b-1a671052851a', NULL, 'b2958e52-6fa8-7a72-da0d-57880a00a6ba', NULL, NULL),
	('01a22623-72bc-7578-adc7-f065fa0db9da', '01a22622-b393-7315-9f82-8ffbe23d83e6', 'live', '2026-11-29 07:09:47.068+00', NULL, NULL, 'b@fbe23d83e6.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'While paused', '{}', NULL, '01a22623-72bc-7578-adc7-f065fa0db9da@fbe23d83e6.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
while paused', '01a22623-72bc-7578-adc7-f0660f7f36bf', NULL, '01a22622-e04c-74a3-a95b-1a671052851a', NULL, 'eeeb9411-dfe1-b9c6-ea50-6ea2050ea69c', NULL, NULL);


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
	('01a22623-3f1d-720e-aa0d-bb8b9222de94', '2026-11-29 07:09:33.989+00'),
	('01a22623-3f1d-720e-aa0d-bb8b9222de94@mail.acme.example', '2026-11-29 07:09:33.989+00');


--
-- Data for Name: holds; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.idempotency_keys VALUES
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', 'batch', 'batch-1', '749d282d75d6f1ee288f5b68cdacfd178bf76b47046994a52e368129c7a6c985', '2026-11-30 07:09:28.121+00', '[{"_tag" : "Accepted", "emailId" : "01a22623-28c9-757d-adfc-fd049bf9a0cb"}]', '{"indexes":[0],"failures":[{"ok":false,"index":1,"error":{"code":"validation_error","message":"The request is not valid: to must be an email address such as ada@example.com.","details":[{"path":["to"],"message":"must be an email address such as ada@example.com"}]}}]}'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', 'message', '01a22622-8ebe-77eb-bb74-7597870cff5d:d552e37a5703cc8d9fb2c12f519fd7783eb9d621082aebd882d9bbf1b057a794', '01a22622-8ebe-77eb-bb74-7597870cff5d:d552e37a5703cc8d9fb2c12f519fd7783eb9d621082aebd882d9bbf1b057a794', '2026-11-29 07:19:33.689+00', '[{"_tag" : "Accepted", "emailId" : "01a22623-3e76-72c6-9a39-3cc1a3c2c86e"}]', 'null'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', 'single', 'order-4711', '64993acc08a1e8ac0acde79d0dc4c3443d73295447c260a50219b86e6650d571', '2026-11-30 07:09:45.223+00', '[{"_tag" : "Accepted", "emailId" : "01a22623-6b88-77d1-8cca-34a04ff80d58"}]', 'null'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', 'request', 'order-4712', '5cd1768db4c44c1f9a1e2c3bf6407e954574a07ccc4e6eecf40cdc932acc4f6b', 'infinity', '[{"_tag" : "Accepted", "emailId" : "01a22623-6b9d-7157-b5b6-a9924204e45d"}]', 'null');


--
-- Data for Name: log_identity; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.memberships VALUES
	('01a22622-6766-76ba-a86d-57083a2a68fd', '01a22622-6766-76ba-a86d-5709930bf147', 'owner', '2026-11-29 07:08:38.63+00'),
	('01a22622-b393-7315-9f82-8ffbe23d83e6', '01a22622-b394-7284-b4df-3c2ad62337a9', 'owner', '2026-11-29 07:08:58.131+00'),
	('01a22622-bdd6-774d-a82e-ee3cf4b9ca43', '01a22622-bdd6-774d-a82e-ee3d6bcc0a5a', 'owner', '2026-11-29 07:09:00.758+00'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-0a37-7603-881b-37d63c5e4e4d', 'developer', '2026-11-29 07:09:20.315+00'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-1278-7078-95f3-47c433e41195', 'viewer', '2026-11-29 07:09:22.428+00');


--
-- Data for Name: metrics_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_hours VALUES
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', 'tag', 498871, 'receipt', 2, 4, 0, 1, 0, 0, 0, 0, 0, '{}'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', 'tag', 498871, 'order:1234', 1, 3, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a22622-b393-7315-9f82-8ffbe23d83e6', 'live', 'domain', 498871, '', 1, 1, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', 'domain', 498871, 'mail.acme.example', 12, 12, 0, 2, 0, 0, 0, 1, 1, '{}'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'test', 'domain', 498871, 'mail.acme.example', 3, 3, 2, 1, 0, 0, 0, 0, 0, '{73,2}'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'simulator', 'domain', 498871, 'mail.acme.example', 6, 8, 5, 2, 0, 1, 0, 0, 0, '{73,5}');


--
-- Data for Name: metrics_place; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_place VALUES
	(true, '1258:1258:');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.migrations VALUES
	(1, 1, 'initial', 1, '0.0.0', '2026-11-29 07:08:33.356+00'),
	(2, 1, 'mailbox_identities', 1, '0.0.0', '2026-11-29 07:08:33.397+00'),
	(2, 2, 'mailbox_identities', 1, '0.0.0', '2026-11-29 07:08:33.408+00'),
	(3, 1, 'set_aside', 1, '0.0.0', '2026-11-29 07:08:33.426+00'),
	(4, 1, 'audit_sources', 1, '0.0.0', '2026-11-29 07:08:33.438+00'),
	(4, 2, 'audit_sources', 1, '0.0.0', '2026-11-29 07:08:33.444+00'),
	(4, 3, 'audit_sources', 1, '0.0.0', '2026-11-29 07:08:33.452+00'),
	(4, 4, 'audit_sources', 1, '0.0.0', '2026-11-29 07:08:33.465+00'),
	(5, 1, 'template_defaults', 1, '0.0.0', '2026-11-29 07:08:33.472+00'),
	(6, 1, 'report_signatures', 1, '0.0.0', '2026-11-29 07:08:33.492+00'),
	(7, 1, 'requests', 1, '0.0.0', '2026-11-29 07:08:33.519+00'),
	(8, 1, 'joined_accepts', 1, '0.0.0', '2026-11-29 07:08:33.541+00'),
	(9, 1, 'request_keys', 1, '0.0.0', '2026-11-29 07:08:33.549+00'),
	(10, 1, 'email_templates', 1, '0.0.0', '2026-11-29 07:08:33.56+00'),
	(11, 1, 'joined_lookups', 1, '0.0.0', '2026-11-29 07:08:33.574+00'),
	(12, 1, 'received', 1, '0.0.0', '2026-11-29 07:08:33.594+00');


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
	('simulator', 'sim_01a22623-5c35-779f-a3ab-1be027aabcb9 email.delivered', '{"type":"email.delivered","occurredAt":1795936182301,"recipients":["complained@083a2a68fd.sandbox.sendwright.test"],"details":{"recipients":["complained@083a2a68fd.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22623-5c35-779f-a3ab-1be027aabcb9"},"keys":["simulator:sim_01a22623-5c35-779f-a3ab-1be027aabcb9 email.delivered"],"providerMessageId":"sim_01a22623-5c35-779f-a3ab-1be027aabcb9","error":null,"provider":"simulator","key":"sim_01a22623-5c35-779f-a3ab-1be027aabcb9 email.delivered","emailId":"01a22623-5c2d-7056-902e-777a7fe85843","messageId":null}', '2026-11-29 07:09:42.301+00', '2026-11-29 07:09:41.302+00', 'sim_01a22623-5c35-779f-a3ab-1be027aabcb9'),
	('simulator', 'sim_01a22623-5c35-779f-a3ab-1be027aabcb9 email.complained', '{"type":"email.complained","occurredAt":1795936183301,"recipients":["complained@083a2a68fd.sandbox.sendwright.test"],"details":{"recipients":["complained@083a2a68fd.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a22623-5c35-779f-a3ab-1be027aabcb9","provider_message_id":"sim_01a22623-5c35-779f-a3ab-1be027aabcb9"},"keys":["simulator:sim_01a22623-5c35-779f-a3ab-1be027aabcb9 email.complained"],"providerMessageId":"sim_01a22623-5c35-779f-a3ab-1be027aabcb9","error":null,"provider":"simulator","key":"sim_01a22623-5c35-779f-a3ab-1be027aabcb9 email.complained","emailId":"01a22623-5c2d-7056-902e-777a7fe85843","messageId":null}', '2026-11-29 07:09:43.301+00', '2026-11-29 07:09:41.302+00', 'sim_01a22623-5c35-779f-a3ab-1be027aabcb9');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.quotas VALUES
	('01a22622-b393-7315-9f82-8ffbe23d83e6', '2026-11', 3, 50, '2026-11-29', 3, 100, 1);


--
-- Data for Name: rate_buckets; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.rate_buckets VALUES
	('sign-in:user:2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3', 8.113466666666667, 9.113466666666667, 1795936189369),
	('sign-in:from:12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 44.94988888888889, 45.94988888888889, 1795936189524),
	('sign-in:user:ca48e0014050c7996ca4272865794ba1d47e7ef86b88a1a7010eaf450f025194', 9, 10, 1795936189525),
	('messages:01a22622-8ebe-77eb-bb74-7597870cff5d', 999998, 1000000, 1795936168130),
	('requests:01a22622-9bd8-74ba-b8a0-41896db494c4', 990000, 1000000, 1795936190170),
	('requests:01a22622-e04c-74a3-a95b-1a671052851a', 2.1819999999999995, 3.1819999999999995, 1795936190228),
	('requests:01a22622-8ebe-77eb-bb74-7597870cff5d', 990000, 1000000, 1795936190563),
	('messages:01a22622-6766-76ba-a86d-5709930bf147', 999999, 1000000, 1795936179469);


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
	('01a22622-6766-76ba-a86d-57083a2a68fd', 498871, 0, 1, 0, 0),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 498871, 6, 4, 1, 0),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 498871, 2, 2, 1, 0),
	('01a22622-b393-7315-9f82-8ffbe23d83e6', 498871, 1, 1, 0, 0),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 498871, 4, 4, 0, 0),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 498871, 7, 2, 0, 0),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 498871, 5, 1, 0, 0);


--
-- Data for Name: reputation_notes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: requests; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.requests OVERRIDING SYSTEM VALUE VALUES
	(1, '01a22623-6b9d-7157-b5b6-a9924204e45d', '01a22622-6766-76ba-a86d-57083a2a68fd', '2026-11-29 07:09:45.245+00', '{"to": "row@example.com", "from": "Acme <hello@mail.acme.example>", "tags": ["evening"], "text": "Asked by SQL.", "subject": "Asked by SQL"}', 140, '-infinity', 'order-4712');


--
-- Data for Name: retention_terms; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: search_entries_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.search_entries_2026_11 VALUES
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-26f9-7149-a894-7c2ee1827b97', '{}', 'delivered@083a2a68fd.sandbox.sendwright.test
to be delivered'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-272e-7352-b4c6-70f362f566ec', '{}', 'bounced@083a2a68fd.sandbox.sendwright.test
to be bounced'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-2765-770a-af4e-9a33a39190c1', '{}', 'complained@083a2a68fd.sandbox.sendwright.test
to be complained'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-26c4-77b9-9566-5a651ce23595', '{receipt,order:1234}', 'ada@example.com
carl@example.com
bea@example.net
everything at once'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-27b2-77d9-8729-8d86620b64b5', '{}', 'delivered+a@083a2a68fd.sandbox.sendwright.test
bounced+b@083a2a68fd.sandbox.sendwright.test
real@example.com
to several'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-27c4-72b0-a628-11d298e0df12', '{}', 'gone@example.org
to nobody'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-27dd-70b6-83d4-c77f0aaefd3c', '{}', 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-280f-72a9-8938-b2c0306982ca', '{receipt}', 'gone-too@example.org
there@example.org
to nobody and somebody'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-2848-72ac-bd54-5ca1677ba1dc', '{}', 'tina@example.com
welcome, tina'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-2884-708a-bee2-00d6405d9e82', '{}', 'tom@example.com
for everybody'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-28c9-757d-adfc-fd049bf9a0cb', '{}', 'delivered@083a2a68fd.sandbox.sendwright.test
one of a batch'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-28e7-770c-882e-0a323f6c6069', '{}', 'never@example.com
to be cancelled'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-2948-7297-a236-cc4e20abe017', '{}', 'cut-too@example.com
settled as failed'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-3e76-72c6-9a39-3cc1a3c2c86e', '{}', 'delivered@083a2a68fd.sandbox.sendwright.test
submitted over smtp'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'test', '01a22623-3e99-71cd-b791-8ffe55207a0c', '{}', 'delivered@083a2a68fd.sandbox.sendwright.test
in test mode: delivered'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'test', '01a22623-3ea7-77f5-b606-50548da93343', '{}', 'bounced@083a2a68fd.sandbox.sendwright.test
in test mode: bounced'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'test', '01a22623-3eb5-7041-890e-82cc6f45e243', '{}', 'anybody@083a2a68fd.sandbox.sendwright.test
in test mode: anybody'),
	('01a22622-b393-7315-9f82-8ffbe23d83e6', 'live', '01a22623-3ed1-76c5-8c8b-0c3b8c6bea90', '{}', 'bob@bolt.example
bolt'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-3f0d-74f8-b51c-208cd9af203a', '{}', '[erased]
rita@example.com
[erased]'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-5342-702a-b9c7-387512b9456b', '{}', 'delivered@083a2a68fd.sandbox.sendwright.test
its webhook waits'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-550f-7098-a0c9-19708616c4ba', '{}', 'copied@example.com
submitted over smtp'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-5c2d-7056-902e-777a7fe85843', '{}', 'complained@083a2a68fd.sandbox.sendwright.test
its complaint is still to come'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-6b61-700e-b520-270b2a7b8139', '{evening}', 'later@example.com
scheduled, to be cancelled'),
	('01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '01a22623-6b7b-716a-be7a-a21a455d044c', '{evening}', 'later@example.com
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
	('01a22623-293c-77af-9885-5eb3715bba17', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:28.273+00', '2026-11-29 07:09:28.273+00', '2026-11-29 07:09:28.256+00', NULL, NULL, 1, 0, true, NULL, NULL, '1003'),
	('01a22623-2904-7436-8ef6-b8219ac68959', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:43.427+00', '2026-11-29 07:09:43.427+00', '2026-11-29 07:09:28.2+00', NULL, NULL, 2, 0, false, NULL, NULL, '1045'),
	('01a22623-6b2a-7590-9075-05cb7a7bb448', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:45.13+00', '2026-11-29 07:09:45.13+00', '2026-11-29 07:09:45.13+00', NULL, NULL, 0, 0, false, NULL, NULL, '1281'),
	('01a22623-6b50-77f3-91a8-068f7c7d0a59', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:45.168+00', '2026-11-29 07:09:45.168+00', '2026-11-29 07:09:45.168+00', NULL, NULL, 0, 0, false, NULL, NULL, '1282'),
	('01a22623-6b88-77d1-8cca-34a04ff80d58', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', '2026-11-29 07:09:45.224+00', '2026-11-29 07:09:45.224+00', '2026-11-29 07:09:45.224+00', NULL, NULL, 0, 0, false, NULL, NULL, '1289'),
	('01a22623-6bbf-70c4-abed-0bcba7f8f369', '01a22622-b393-7315-9f82-8ffbe23d83e6', 'live', '2026-11-29 07:09:46.928+00', '2026-11-29 07:09:46.928+00', '2026-11-29 07:09:45.279+00', NULL, NULL, 0, 0, true, NULL, '2026-11-29 07:09:45.279+00', '1297'),
	('01a22623-72bc-7578-adc7-f065fa0db9da', '01a22622-b393-7315-9f82-8ffbe23d83e6', 'live', '2026-11-29 07:09:47.068+00', '2026-11-29 07:09:47.068+00', '2026-11-29 07:09:47.068+00', NULL, NULL, 0, 0, false, NULL, NULL, '1304');


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
	('01a22622-f40f-73d3-a118-0427d423bbd4', 'f88f015c2434ea794a09734af5874aeb44abb27e991fca5bf3cc7c9d4124a043', '01a22622-6766-76ba-a86d-5709930bf147', 'link', '2026-11-29 07:09:14.643+00', '2026-11-29 07:09:14.643+00', '2026-12-29 07:09:14.643+00', '', '127.0.0.0/24'),
	('01a22623-0018-75a9-af74-199761016c77', '9e5949408f9e3d0c31e1ce9e6fa8cb84cb967f81ba6d5429e87e7cf2d0433342', '01a22622-e8da-755b-a1aa-944baaea7ce2', 'link', '2026-11-29 07:09:17.724+00', '2026-11-29 07:09:17.724+00', '2026-12-29 07:09:17.724+00', '', '127.0.0.0/24'),
	('01a22623-0a3c-739e-b37f-9380d2b4835a', '1d608b5a8485257e9c36c901db606a36be2b0bdea92fa3ea34f8e0b95249bdc6', '01a22623-0a37-7603-881b-37d63c5e4e4d', 'link', '2026-11-29 07:09:20.32+00', '2026-11-29 07:09:20.32+00', '2026-12-29 07:09:20.32+00', '', '127.0.0.0/24'),
	('01a22623-543e-7661-a41a-8aace954230c', 'b6f30b1f91515c9a35899755fba2d6209d6f3235fcc480c6da0c826c28002fe7', '01a22622-6766-76ba-a86d-5709930bf147', 'password', '2026-11-29 07:09:39.262+00', '2026-11-29 07:09:39.262+00', '2026-12-29 07:09:39.262+00', '', '127.0.0.0/24'),
	('01a22623-7c46-7366-8581-d663cc62df79', '293fcc320b81221bb275e0b7b1b4ba199d7cac1bdb017c1315d16b1bd7b5cb7b', '01a22622-6766-76ba-a86d-5709930bf147', 'password', '2026-11-29 07:09:49.51+00', '2026-11-29 07:09:49.51+00', '2026-12-29 07:09:49.51+00', '', '127.0.0.0/24'),
	('01a22623-7cc1-73db-807d-1b76d4ce4a7e', 'bd7a21ae7acfb5bbc270e0ae65c107a3117749cf46e2b9b2a5cf25371d28f3d2', '01a22622-e8da-755b-a1aa-944baaea7ce2', 'password', '2026-11-29 07:09:49.633+00', '2026-11-29 07:09:49.633+00', '2026-12-29 07:09:49.633+00', '', '127.0.0.0/24');


--
-- Data for Name: sign_in_links; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sign_in_links VALUES
	('01a22622-5504-77c4-94e2-bf1427561858', 'f958fdb5ae3aa066ae4d0ca3fec04e5002e5103da5ca528e30fa536c7eb026b1', 'setup', NULL, NULL, NULL, NULL, NULL, '2026-11-29 07:08:33.928+00', '2026-11-29 08:08:33.928+00'),
	('01a22623-2428-7570-9607-44c3e79b9811', '28e41e7ef06ff65f89b6887b62359f835f181a1a9164a89ea24c5225df1bafed', 'invitation', NULL, '01a22622-6766-76ba-a86d-57083a2a68fd', 'later@acme.example', 'later@acme.example', 'viewer', '2026-11-29 07:09:26.956+00', '2026-12-06 07:09:26.956+00');


--
-- Data for Name: suppressions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.suppressions VALUES
	('01a22623-2810-7727-a63a-8b89833ae675', '01a22622-6766-76ba-a86d-57083a2a68fd', 'gone@example.org', NULL, NULL, 'bounce', '2026-11-29 07:09:27.905+00'),
	('01a22623-2862-7333-bc3b-1a9477beef19', '01a22622-6766-76ba-a86d-57083a2a68fd', 'gone-too@example.org', NULL, NULL, 'bounce', '2026-11-29 07:09:27.998+00'),
	('01a22623-3ef2-7200-b85c-268330c0395b', '01a22622-6766-76ba-a86d-57083a2a68fd', 'no-more@example.com', NULL, NULL, 'manual', '2026-11-29 07:09:33.81+00'),
	('01a22623-3fa5-70c8-ad14-f734de220e4f', '01a22622-6766-76ba-a86d-57083a2a68fd', NULL, '903d0bb76db02bf76a9b5933d4703cc0680f8701a47ecab0ae6b7e271d0e437a', '2104604145fc72e2', 'manual', '2026-11-29 07:09:33.989+00');


--
-- Data for Name: template_versions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.template_versions VALUES
	('01a22623-2639-7188-8e16-591944e3d08b', 1, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-29 07:09:27.481+00', NULL, NULL),
	('01a22623-2639-7188-8e16-591944e3d08b', 2, 'Welcome', 'Hello, {{ name }}', '<p>Hello, {{ name }}</p>', 'Welcome, {{ name }}', '{name}', 67, 'Acme live', '2026-11-29 07:09:27.499+00', NULL, NULL),
	('01a22623-2639-7188-8e16-591944e3d08b', 3, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-29 07:09:27.511+00', NULL, NULL),
	('01a22623-2660-73fe-80fb-ae553ba9afc7', 1, 'Plain', 'Plain', NULL, 'Plain', '{}', 15, 'Acme live', '2026-11-29 07:09:27.52+00', NULL, NULL),
	('01a22623-266a-7505-9964-5f2b58d5b220', 1, 'Brings all', 'For {{ who }}', '<p>For {{ who }}: {{ count }}</p>', NULL, '{who,count}', 56, 'Acme live', '2026-11-29 07:09:27.53+00', '{"from": "Acme <hello@mail.acme.example>", "replyTo": ["answers@acme.example"], "fallbacks": {"who": "everybody", "count": 3}}', 118);


--
-- Data for Name: templates; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.templates VALUES
	('01a22623-2639-7188-8e16-591944e3d08b', '01a22622-6766-76ba-a86d-57083a2a68fd', 'welcome', 3, '2026-11-29 07:09:27.481+00', '2026-11-29 07:09:27.511+00'),
	('01a22623-2660-73fe-80fb-ae553ba9afc7', '01a22622-6766-76ba-a86d-57083a2a68fd', 'plain-one', 1, '2026-11-29 07:09:27.52+00', '2026-11-29 07:09:27.52+00'),
	('01a22623-266a-7505-9964-5f2b58d5b220', '01a22622-6766-76ba-a86d-57083a2a68fd', 'brings-all', 1, '2026-11-29 07:09:27.53+00', '2026-11-29 07:09:27.53+00');


--
-- Data for Name: user_identities; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.users VALUES
	('01a22622-b394-7284-b4df-3c2ad62337a9', 'bob@bolt.example', 'bob@bolt.example', 'bob', NULL, false, NULL, '2026-11-29 07:08:58.131+00'),
	('01a22622-bdd6-774d-a82e-ee3d6bcc0a5a', 'eve@closed.example', 'eve@closed.example', 'eve', NULL, false, NULL, '2026-11-29 07:09:00.758+00'),
	('01a22622-6766-76ba-a86d-5709930bf147', 'ada@acme.example', 'ada@acme.example', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$b0Yq/dcTWJHWc5uGlMsFIw$FsWypCFodVzZtNhGsm5UJv9RWNZn8CNTijFf8Xr4DDQ', false, NULL, '2026-11-29 07:08:38.63+00'),
	('01a22622-e8da-755b-a1aa-944baaea7ce2', 'grace@operators.example', 'grace@operators.example', 'grace', '$argon2id$v=19$m=19456,t=2,p=1$fBwurEcqLbS/QEzgv8jTQA$NABr2jQa4jZnnbP54Z6NKZwBTyGaaS81kaf8iEc4rWo', true, NULL, '2026-11-29 07:09:11.77+00'),
	('01a22623-0a37-7603-881b-37d63c5e4e4d', 'dev@acme.example', 'dev@acme.example', 'The developer', '$argon2id$v=19$m=19456,t=2,p=1$XPZ/LXRVMF0hPdKJfOyZtA$NJmTAZTasF2mqk60fiUtR84ugGu9cbflT90HvI5ALEs', false, NULL, '2026-11-29 07:09:20.315+00'),
	('01a22623-1278-7078-95f3-47c433e41195', 'view@acme.example', 'view@acme.example', 'The viewer', '$argon2id$v=19$m=19456,t=2,p=1$EY1ujL65qAN8WE3xe3pq2w$NaefxS1+F8gwFXa0Vn7m0c97Xnmcy/vWzaUSzEvoLks', false, '2026-11-29 07:09:24.545+00', '2026-11-29 07:09:22.428+00');


--
-- Data for Name: webhook_attempts_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_attempts_2026_11 VALUES
	('01a22623-2712-7310-8b10-716428065b90', 1, '2026-11-29 07:09:27.736+00', 204, NULL, 18),
	('01a22623-275d-78f4-be4d-e7697489e9a6', 1, '2026-11-29 07:09:27.82+00', 204, NULL, 24),
	('01a22623-2788-7d18-8ec5-ef5082a2054e', 1, '2026-11-29 07:09:27.846+00', 204, NULL, 13),
	('01a22623-27ae-7a03-b59c-8d0e19c329ab', 1, '2026-11-29 07:09:27.906+00', 204, NULL, 12),
	('01a22623-27f5-771e-9b03-03d0e1a13980', 1, '2026-11-29 07:09:28.06+00', 204, NULL, 17),
	('01a22623-27f5-795f-a630-fc8342b1441b', 1, '2026-11-29 07:09:28.061+00', 204, NULL, 21),
	('01a22623-2810-72b0-a701-b921088fdac5', 1, '2026-11-29 07:09:28.062+00', 204, NULL, 21),
	('01a22623-282e-7a53-b172-cc1581388344', 1, '2026-11-29 07:09:28.063+00', 204, NULL, 20),
	('01a22623-2862-74e6-b493-a348b875c755', 1, '2026-11-29 07:09:28.097+00', 204, NULL, 22),
	('01a22623-2862-7926-b568-f2e33774121c', 1, '2026-11-29 07:09:28.098+00', 204, NULL, 22),
	('01a22623-2899-7b7a-8391-a070637fbb89', 1, '2026-11-29 07:09:28.121+00', 204, NULL, 9),
	('01a22623-28bf-7d5a-b1a0-a452e30501f2', 1, '2026-11-29 07:09:28.147+00', 204, NULL, 3),
	('01a22623-28dc-7a9a-8cf2-dc6fa63224e7', 1, '2026-11-29 07:09:28.182+00', 204, NULL, 7),
	('01a22623-28fc-7534-b8ab-c7469ec79793', 1, '2026-11-29 07:09:28.205+00', 204, NULL, 35),
	('01a22623-28fc-7532-be84-a1aab9c4ef60', 1, '2026-11-29 07:09:28.205+00', 500, 'answered with status 500', 38),
	('01a22623-2b07-7415-9a3d-8fbb28b436fc', 1, '2026-11-29 07:09:28.723+00', 204, NULL, 3),
	('01a22623-2b4e-776c-8744-892f1c799730', 1, '2026-11-29 07:09:28.795+00', 204, NULL, 6),
	('01a22623-2b74-737e-b21b-5cf6f2e20c14', 1, '2026-11-29 07:09:28.828+00', 204, NULL, 4),
	('01a22623-2bc9-759f-aa9d-67c1264e3939', 1, '2026-11-29 07:09:28.926+00', 204, NULL, 8),
	('01a22623-2bc9-7c4f-8bd0-87752f661c19', 1, '2026-11-29 07:09:28.926+00', 204, NULL, 14),
	('01a22623-2cca-704e-97e0-d8d057afaa59', 1, '2026-11-29 07:09:29.173+00', 204, NULL, 2),
	('01a22623-2f6c-7da7-b3ca-45d263979760', 1, '2026-11-29 07:09:29.853+00', 204, NULL, 7),
	('01a22623-28fc-7532-be84-a1aab9c4ef60', 2, '2026-11-29 07:09:33.324+00', 500, 'answered with status 500', 4),
	('01a22623-3d89-7c5c-b929-281c55431295', 1, '2026-11-29 07:09:33.718+00', 204, NULL, 10),
	('01a22623-3e86-7040-af10-569a8988f688', 1, '2026-11-29 07:09:33.743+00', 204, NULL, 4),
	('01a22623-3ea4-7df3-9253-c950a034d717', 1, '2026-11-29 07:09:33.765+00', 204, NULL, 6),
	('01a22623-3ea4-78f2-bc82-04107eb869ad', 1, '2026-11-29 07:09:33.767+00', 204, NULL, 9),
	('01a22623-3ecc-7067-a270-4a2e976355c2', 1, '2026-11-29 07:09:33.788+00', 204, NULL, 8),
	('01a22623-3ecc-707e-8e95-3b545cf02559', 1, '2026-11-29 07:09:33.788+00', 204, NULL, 5),
	('01a22623-3ecc-70a8-b339-45c2aeb39747', 1, '2026-11-29 07:09:33.787+00', 204, NULL, 4),
	('01a22623-3ecc-7302-abd8-c9ec94e2ca0b', 1, '2026-11-29 07:09:33.788+00', 204, NULL, 4),
	('01a22623-3f22-7699-b889-d49d0baa5e62', 1, '2026-11-29 07:09:33.881+00', 204, NULL, 1),
	('01a22623-28fc-7532-be84-a1aab9c4ef60', 3, '2026-11-29 07:09:34.729+00', 500, 'answered with status 500', 3),
	('01a22623-427b-7ade-ad68-ea3b4ecaf1e6', 1, '2026-11-29 07:09:34.729+00', 204, NULL, 6),
	('01a22623-42ae-7041-ac4a-ae0128a92f5e', 1, '2026-11-29 07:09:34.777+00', 204, NULL, 2),
	('01a22623-42ae-709f-a2c3-cc6cd906191f', 1, '2026-11-29 07:09:34.777+00', 204, NULL, 3),
	('01a22623-42ae-76bc-b344-77fe8aa2cb2c', 1, '2026-11-29 07:09:34.777+00', 204, NULL, 4),
	('01a22623-42ae-7c85-a67a-cf8f9a668632', 1, '2026-11-29 07:09:34.777+00', 204, NULL, 2),
	('01a22623-28fc-7532-be84-a1aab9c4ef60', 4, '2026-11-29 07:09:35.829+00', 500, 'answered with status 500', 2),
	('01a22623-28fc-7532-be84-a1aab9c4ef60', 5, '2026-11-29 07:09:36.856+00', 500, 'answered with status 500', 3),
	('01a22623-28fc-7532-be84-a1aab9c4ef60', 6, '2026-11-29 07:09:37.886+00', 500, 'answered with status 500', 2),
	('01a22623-28fc-7532-be84-a1aab9c4ef60', 7, '2026-11-29 07:09:37.91+00', 500, 'answered with status 500', 2),
	('01a22623-28fc-7532-be84-a1aab9c4ef60', 8, '2026-11-29 07:09:38.957+00', 500, 'answered with status 500', 2),
	('01a22623-5342-7510-991d-b67baa658995', 1, '2026-11-29 07:09:39.024+00', 500, 'answered with status 500', 3),
	('01a22623-5346-795d-82d9-de7146fa1c37', 1, '2026-11-29 07:09:39.042+00', 204, NULL, 2),
	('01a22623-545e-751b-9756-1ab990763bf2', 1, '2026-11-29 07:09:39.311+00', 204, NULL, 7),
	('01a22623-5511-7b4f-b414-a108fd094ea2', 1, '2026-11-29 07:09:39.499+00', 500, 'answered with status 500', 17),
	('01a22623-5548-79e8-aa01-7089b69d05ee', 1, '2026-11-29 07:09:39.538+00', 204, NULL, 3),
	('01a22623-574a-73da-a69c-5bb640724433', 1, '2026-11-29 07:09:40.069+00', 204, NULL, 3),
	('01a22623-5c2d-7dd8-975f-573b6c1b737c', 1, '2026-11-29 07:09:41.311+00', 500, 'answered with status 500', 8);


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
	('01a22623-2712-7310-8b10-716428065b90', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-2712-7416-9c43-cb8d863788f6', 'email.sent', '01a22623-26f9-7149-a894-7c2ee1827b97', 'delivered', 1, NULL, 204, 18, false, NULL, '2026-11-29 07:09:27.696+00'),
	('01a22623-275d-78f4-be4d-e7697489e9a6', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-275d-717e-bced-1bafefa35e5b', 'email.sent', '01a22623-272e-7352-b4c6-70f362f566ec', 'delivered', 1, NULL, 204, 24, false, NULL, '2026-11-29 07:09:27.771+00'),
	('01a22623-2788-7d18-8ec5-ef5082a2054e', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-2788-77f8-a0c0-c313f990e544', 'email.sent', '01a22623-2765-770a-af4e-9a33a39190c1', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-29 07:09:27.804+00'),
	('01a22623-27ae-7a03-b59c-8d0e19c329ab', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-27ae-7455-90a8-e0e8a965fcd6', 'email.sent', '01a22623-26c4-77b9-9566-5a651ce23595', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-29 07:09:27.854+00'),
	('01a22623-27f5-771e-9b03-03d0e1a13980', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-27f5-717d-8cef-5e26e58da8e0', 'email.sent', '01a22623-27b2-77d9-8729-8d86620b64b5', 'delivered', 1, NULL, 204, 17, false, NULL, '2026-11-29 07:09:27.893+00'),
	('01a22623-27f5-795f-a630-fc8342b1441b', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-27f5-717d-8cef-5e273bbf27ea', 'email.sent', '01a22623-27b2-77d9-8729-8d86620b64b5', 'delivered', 1, NULL, 204, 21, false, NULL, '2026-11-29 07:09:27.893+00'),
	('01a22623-2810-72b0-a701-b921088fdac5', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-2810-7727-a63a-8b88b4c79126', 'email.bounced', '01a22623-27c4-72b0-a628-11d298e0df12', 'delivered', 1, NULL, 204, 21, false, NULL, '2026-11-29 07:09:27.905+00'),
	('01a22623-282e-7a53-b172-cc1581388344', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-282e-7155-a788-f0543c9bb134', 'email.sent', '01a22623-27dd-70b6-83d4-c77f0aaefd3c', 'delivered', 1, NULL, 204, 20, false, NULL, '2026-11-29 07:09:27.956+00'),
	('01a22623-2862-74e6-b493-a348b875c755', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-2862-7333-bc3b-1a921bcebd0a', 'email.bounced', '01a22623-280f-72a9-8938-b2c0306982ca', 'delivered', 1, NULL, 204, 22, false, NULL, '2026-11-29 07:09:27.998+00'),
	('01a22623-2862-7926-b568-f2e33774121c', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-2862-7333-bc3b-1a93a54f6dd0', 'email.sent', '01a22623-280f-72a9-8938-b2c0306982ca', 'delivered', 1, NULL, 204, 22, false, NULL, '2026-11-29 07:09:27.998+00'),
	('01a22623-2899-7b7a-8391-a070637fbb89', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-2899-742f-a479-a43707c31b4c', 'email.sent', '01a22623-2848-72ac-bd54-5ca1677ba1dc', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-29 07:09:28.048+00'),
	('01a22623-28bf-7d5a-b1a0-a452e30501f2', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-28bf-7012-b877-44feb63d21df', 'email.sent', '01a22623-2884-708a-bee2-00d6405d9e82', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 07:09:28.125+00'),
	('01a22623-28dc-7a9a-8cf2-dc6fa63224e7', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-28dc-723b-81a7-640d18d4cd04', 'email.sent', '01a22623-28c9-757d-adfc-fd049bf9a0cb', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-29 07:09:28.153+00'),
	('01a22623-28fc-7534-b8ab-c7469ec79793', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-28fc-714a-a060-23b50d519444', 'email.cancelled', '01a22623-28e7-770c-882e-0a323f6c6069', 'delivered', 1, NULL, 204, 35, false, NULL, '2026-11-29 07:09:28.187+00'),
	('01a22623-42ae-7041-ac4a-ae0128a92f5e', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2692-72cf-b40d-89c681140231', 'test', '01a22623-42ae-72ec-b05a-3e76cfcbd138', 'email.bounced', '01a22623-3ea7-77f5-b606-50548da93343', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 07:09:34.758+00'),
	('01a22623-2b07-7415-9a3d-8fbb28b436fc', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-2b07-715a-bd86-e1dfd5efd6d7', 'email.delivered', '01a22623-26f9-7149-a894-7c2ee1827b97', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 07:09:28.704+00'),
	('01a22623-2b4e-776c-8744-892f1c799730', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-2b4e-7182-855c-2a7dd0ba9313', 'email.bounced', '01a22623-272e-7352-b4c6-70f362f566ec', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 07:09:28.777+00'),
	('01a22623-2b74-737e-b21b-5cf6f2e20c14', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-2b74-74f2-8ed9-341e673a4322', 'email.delivered', '01a22623-2765-770a-af4e-9a33a39190c1', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 07:09:28.808+00'),
	('01a22623-2bc9-759f-aa9d-67c1264e3939', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-2bc9-727b-9a02-2e01fdcc88b0', 'email.bounced', '01a22623-27b2-77d9-8729-8d86620b64b5', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-29 07:09:28.897+00'),
	('01a22623-2bc9-7c4f-8bd0-87752f661c19', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-2bc9-727b-9a02-2e02cf30354a', 'email.delivered', '01a22623-27b2-77d9-8729-8d86620b64b5', 'delivered', 1, NULL, 204, 14, false, NULL, '2026-11-29 07:09:28.897+00'),
	('01a22623-42ae-709f-a2c3-cc6cd906191f', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'test', '01a22623-42ae-72ec-b05a-3e76cfcbd138', 'email.bounced', '01a22623-3ea7-77f5-b606-50548da93343', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 07:09:34.758+00'),
	('01a22623-3e86-7040-af10-569a8988f688', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-3e86-73e2-b6e2-0aaa68e5a21f', 'email.sent', '01a22623-3e76-72c6-9a39-3cc1a3c2c86e', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 07:09:33.7+00'),
	('01a22623-3ea4-7df3-9253-c950a034d717', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'test', '01a22623-3ea4-72aa-b90d-beabfe2b9159', 'email.sent', '01a22623-3e99-71cd-b791-8ffe55207a0c', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 07:09:33.729+00'),
	('01a22623-3ea4-78f2-bc82-04107eb869ad', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2692-72cf-b40d-89c681140231', 'test', '01a22623-3ea4-72aa-b90d-beabfe2b9159', 'email.sent', '01a22623-3e99-71cd-b791-8ffe55207a0c', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-29 07:09:33.729+00'),
	('01a22623-3f22-7699-b889-d49d0baa5e62', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-3f22-757f-8463-6a5345fd821c', 'email.sent', '01a22623-3f0d-74f8-b51c-208cd9af203a', 'delivered', 1, NULL, 204, 1, false, NULL, '2026-11-29 07:09:33.858+00'),
	('01a22623-42ae-76bc-b344-77fe8aa2cb2c', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'test', '01a22623-42ae-72ec-b05a-3e77d6193247', 'email.delivered', '01a22623-3eb5-7041-890e-82cc6f45e243', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 07:09:34.758+00'),
	('01a22623-427b-7ade-ad68-ea3b4ecaf1e6', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-427b-70c5-a107-84e16b508f0b', 'email.delivered', '01a22623-3e76-72c6-9a39-3cc1a3c2c86e', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 07:09:34.708+00'),
	('01a22623-42ae-7c85-a67a-cf8f9a668632', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'test', '01a22623-42ae-72ec-b05a-3e7588b2a39e', 'email.delivered', '01a22623-3e99-71cd-b791-8ffe55207a0c', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 07:09:34.758+00'),
	('01a22623-28fc-7532-be84-a1aab9c4ef60', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-269f-71bb-a054-fd85013717b0', 'live', '01a22623-28fc-714a-a060-23b50d519444', 'email.cancelled', '01a22623-28e7-770c-882e-0a323f6c6069', 'failed', 8, 'answered with status 500', 500, 2, false, NULL, '2026-11-29 07:09:28.187+00'),
	('01a22623-5342-7510-991d-b67baa658995', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-5339-7346-8265-f3f9827c3231', 'live', '01a22623-5342-702a-b9c7-38760f4cfc20', 'email.queued', '01a22623-5342-702a-b9c7-387512b9456b', 'pending', 1, 'answered with status 500', 500, 3, false, NULL, '2026-11-29 07:09:39.01+00'),
	('01a22623-5346-795d-82d9-de7146fa1c37', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-5346-7266-bc82-020806448445', 'email.sent', '01a22623-5342-702a-b9c7-387512b9456b', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 07:09:39.014+00'),
	('01a22623-2cca-704e-97e0-d8d057afaa59', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-2cca-75ed-92fd-b690d3387665', 'email.delivered', '01a22623-28c9-757d-adfc-fd049bf9a0cb', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 07:09:29.157+00'),
	('01a22623-2f6c-7da7-b3ca-45d263979760', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-2f6c-71df-b620-bf1c1760db15', 'email.complained', '01a22623-2765-770a-af4e-9a33a39190c1', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-29 07:09:29.827+00'),
	('01a22623-3d89-7c5c-b929-281c55431295', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-3d89-7519-a7e6-934814520914', 'email.failed', '01a22623-2948-7297-a236-cc4e20abe017', 'delivered', 1, NULL, 204, 10, false, NULL, '2026-11-29 07:09:33.437+00'),
	('01a22623-3ecc-7067-a270-4a2e976355c2', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2692-72cf-b40d-89c681140231', 'test', '01a22623-3ecc-719d-a0f9-cb64e6f17cb4', 'email.sent', '01a22623-3eb5-7041-890e-82cc6f45e243', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-29 07:09:33.754+00'),
	('01a22623-3ecc-707e-8e95-3b545cf02559', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'test', '01a22623-3ecc-719d-a0f9-cb64e6f17cb4', 'email.sent', '01a22623-3eb5-7041-890e-82cc6f45e243', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 07:09:33.754+00'),
	('01a22623-3ecc-70a8-b339-45c2aeb39747', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'test', '01a22623-3ecc-719d-a0f9-cb63043eaccf', 'email.sent', '01a22623-3ea7-77f5-b606-50548da93343', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 07:09:33.746+00'),
	('01a22623-3ecc-7302-abd8-c9ec94e2ca0b', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2692-72cf-b40d-89c681140231', 'test', '01a22623-3ecc-719d-a0f9-cb63043eaccf', 'email.sent', '01a22623-3ea7-77f5-b606-50548da93343', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 07:09:33.746+00'),
	('01a22623-545e-751b-9756-1ab990763bf2', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-5346-7266-bc82-020806448445', 'email.sent', '01a22623-5342-702a-b9c7-387512b9456b', 'delivered', 1, NULL, 204, 7, false, '01a22623-5346-795d-82d9-de7146fa1c37', '2026-11-29 07:09:39.294+00'),
	('01a22623-5511-7b4f-b414-a108fd094ea2', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-5339-7346-8265-f3f9827c3231', 'live', '01a22623-5511-7098-a0c9-197116cc5477', 'email.queued', '01a22623-550f-7098-a0c9-19708616c4ba', 'pending', 1, 'answered with status 500', 500, 17, false, NULL, '2026-11-29 07:09:39.471+00'),
	('01a22623-5548-79e8-aa01-7089b69d05ee', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-5548-75be-b5ad-1c5e780b24e5', 'email.sent', '01a22623-550f-7098-a0c9-19708616c4ba', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 07:09:39.528+00'),
	('01a22623-574a-73da-a69c-5bb640724433', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-574a-7620-b595-02240f058097', 'email.delivered', '01a22623-5342-702a-b9c7-387512b9456b', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 07:09:40.028+00'),
	('01a22623-5c3a-7fd6-b14c-e830688bda06', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-2682-73e4-9737-445055ebdfdd', 'live', '01a22623-5c3a-7640-bcad-99cb09cfbdf1', 'email.sent', '01a22623-5c2d-7056-902e-777a7fe85843', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 07:09:41.302+00'),
	('01a22623-5c2d-7dd8-975f-573b6c1b737c', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-5339-7346-8265-f3f9827c3231', 'live', '01a22623-5c2d-7056-902e-777b96cdd6cf', 'email.queued', '01a22623-5c2d-7056-902e-777a7fe85843', 'pending', 1, 'answered with status 500', 500, 8, false, NULL, '2026-11-29 07:09:41.293+00'),
	('01a22623-6b2a-73ac-97d2-1218437ee9cb', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-5339-7346-8265-f3f9827c3231', 'live', '01a22623-6b2a-7590-9075-05cc73a84e6a', 'email.queued', '01a22623-6b2a-7590-9075-05cb7a7bb448', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 07:09:45.13+00'),
	('01a22623-6b50-749f-be22-78bf104c526c', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-5339-7346-8265-f3f9827c3231', 'live', '01a22623-6b50-77f3-91a8-069011de2863', 'email.queued', '01a22623-6b50-77f3-91a8-068f7c7d0a59', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 07:09:45.168+00'),
	('01a22623-6b88-7c1a-af06-f584b6bedcce', '01a22622-6766-76ba-a86d-57083a2a68fd', '01a22623-5339-7346-8265-f3f9827c3231', 'live', '01a22623-6b88-738d-9b12-f7626a3a8a30', 'email.queued', '01a22623-6b88-77d1-8cca-34a04ff80d58', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 07:09:45.224+00');


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
	('01a22623-2692-72cf-b40d-89c681140231', '01a22622-6766-76ba-a86d-57083a2a68fd', 'test', 'http://127.0.0.1:37713/ok', '{email.sent,email.bounced}', 'sendwright', true, '2.throwaway.f4c64017973ff953.7KGpvQipb1NcwwQ5.7yP1tRx8MdLVG-idx_oVjk8U44xDOULykD4bNhLaPQ6dMkPLpS1orx_y718cvV0DBy8IweperVa45NqdpoqR3bSr', NULL, NULL, '2026-11-29 07:09:27.57+00'),
	('01a22623-269f-71bb-a054-fd85013717b0', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', 'http://127.0.0.1:37713/broken', '{email.cancelled}', 'sendwright', true, '2.throwaway.f4c64017973ff953.JCeylZZUTFPZEerT.u7dnQ7Ph8Wyq3drBEkeYIxL7LpoC9z1By5mZz2JS0EckZR07xyDGtroO7coO_-93qqOckCToRj9tzNbJMCEP3yGJ', NULL, NULL, '2026-11-29 07:09:27.583+00'),
	('01a22623-5339-7346-8265-f3f9827c3231', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', 'http://127.0.0.1:37713/broken', '{email.queued}', 'sendwright', true, '2.throwaway.f4c64017973ff953.GuhuJr-3aAhF8Fy5.k-72G5Dd58Zb4917WzDwAceINHBsTCDfN-lspyEraDwaA6D2IYKgLm8RBMTZp0MDKzi7hW5SrZfuxPfjKQiTAgcW', NULL, NULL, '2026-11-29 07:09:39.001+00'),
	('01a22623-2682-73e4-9737-445055ebdfdd', '01a22622-6766-76ba-a86d-57083a2a68fd', 'live', 'http://127.0.0.1:37713/ok', '{email.sent,email.delivered,email.delivery_delayed,email.bounced,email.complained,email.rejected,email.failed,email.cancelled}', 'sendwright', true, '2.throwaway.f4c64017973ff953.SGxjHVXtY4c5UH4u.BTE0X-bvclvXBuegMkVkUHO7nQ8zcNcMoFzgBmYpcuYA152wGAShzHhYSxNfURFPHoKbG9AOAuPfJMt06fB4Yner', '2.throwaway.f4c64017973ff953.K78KOKqjH1vBXoqM.8Qms7FispZL9ciuGjRV6RdpN5kUXeWu_idLwbiHFjT-5GlYAWzbG-x9kN7eH0QDkr-pJC6PCvJWZg_EFjyEwcU7F', '2026-11-30 07:09:39.438+00', '2026-11-29 07:09:27.554+00');


--
-- Data for Name: webhook_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_jobs OVERRIDING SYSTEM VALUE VALUES
	('01a22623-5342-7510-991d-b67baa658995', '01a22623-5339-7346-8265-f3f9827c3231', '2026-11-29 07:09:44.219+00', '2026-11-29 07:09:44.219+00', NULL, 38, true, '1222'),
	('01a22623-5511-7b4f-b414-a108fd094ea2', '01a22623-5339-7346-8265-f3f9827c3231', '2026-11-29 07:09:44.998+00', '2026-11-29 07:09:44.998+00', NULL, 41, true, '1253'),
	('01a22623-5c2d-7dd8-975f-573b6c1b737c', '01a22623-5339-7346-8265-f3f9827c3231', '2026-11-29 07:09:46.63+00', '2026-11-29 07:09:46.63+00', NULL, 44, true, '1271'),
	('01a22623-5c3a-7fd6-b14c-e830688bda06', '01a22623-2682-73e4-9737-445055ebdfdd', '2026-11-29 07:09:41.302+00', '2026-11-29 07:09:41.302+00', NULL, 45, false, '1274'),
	('01a22623-6b2a-73ac-97d2-1218437ee9cb', '01a22623-5339-7346-8265-f3f9827c3231', '2026-11-29 07:09:45.13+00', '2026-11-29 07:09:45.13+00', NULL, 46, false, '1281'),
	('01a22623-6b50-749f-be22-78bf104c526c', '01a22623-5339-7346-8265-f3f9827c3231', '2026-11-29 07:09:45.168+00', '2026-11-29 07:09:45.168+00', NULL, 47, false, '1282'),
	('01a22623-6b88-7c1a-af06-f584b6bedcce', '01a22623-5339-7346-8265-f3f9827c3231', '2026-11-29 07:09:45.224+00', '2026-11-29 07:09:45.224+00', NULL, 48, false, '1289');


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


