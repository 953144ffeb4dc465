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
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'Acme', 'enterprise', NULL, true, NULL, NULL, 1000000, NULL, NULL, NULL, NULL, '2026-11-29 22:57:56.213+00', NULL),
	('01a22988-fa9a-775e-bfe7-505d1c49d533', 'Closed', 'free', NULL, false, NULL, NULL, NULL, NULL, NULL, '2026-11-29 22:59:56.335+00', 'Sent what nobody asked for.', '2026-11-29 22:59:32.633+00', NULL),
	('01a22988-c5eb-71e6-80a1-72c81bd38286', 'Bolt', 'pro', NULL, false, 50, NULL, 7, '2026-11-29 23:03:54.35+00', NULL, NULL, NULL, '2026-11-29 22:59:19.147+00', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.api_keys VALUES
	('01a22987-c56e-7400-abe2-d7c5ab74db51', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'efa2043b51083dccae3a2a7280f41628fd3a55f0265cff90e6b89d55b5ec64cf', 'Acme live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'pvOg', '2026-11-29 22:58:13.487+00', NULL, '2026-11-29 22:58:28.956+00', NULL),
	('01a22988-8f05-74e3-91cf-0a4f626d6e9e', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'daaf1a272fda6671fe4ed313c479ed3211af1822c83a723b5fdfe84152eb1f9e', 'Acme live', 'live', '{emails:read}', 'svc_live_', 'svoB', '2026-11-29 22:59:05.093+00', NULL, NULL, NULL),
	('01a22989-2d59-73e8-80d6-d1b1f8c67050', '01a22988-fa9a-775e-bfe7-505d1c49d533', 'a38d4ee4b1b44aee53fa6d64cf118249940ae4e2623b2b4ed886ad514617c1bf', 'Closed live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', '46b4', '2026-11-29 22:59:45.625+00', NULL, NULL, NULL),
	('01a22989-8dba-7255-9ddf-2241a70256db', '01a22988-c5eb-71e6-80a1-72c81bd38286', 'daad2dc622d54e2a1ec5bbeca41d1114bbbc738003065a5bc21ee41338216e74', 'Bolt live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'yEew', '2026-11-29 23:00:10.299+00', '2026-11-29 23:04:03.148+00', NULL, NULL),
	('01a22988-23be-71b7-9039-cf869957ad18', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'de3d8cc42970ade3729eb7bf60685c1c1aa977a4114747d4fdae35fcf415fe3b', 'Acme live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'ao8A', '2026-11-29 22:58:37.63+00', '2026-11-29 23:04:05.573+00', NULL, NULL),
	('01a22988-4aba-7028-bb60-31d15af9646b', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'b64bc7493638ca80f14b7b1345a480eac79e148cab86bed9a3f6fbe3a4779a19', 'Acme test', 'test', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_test_', 'Efkc', '2026-11-29 22:58:47.61+00', '2026-11-29 23:04:02.887+00', NULL, NULL);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.audit_log VALUES
	('01a22987-823a-720a-a964-d85b41d42cbe', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 22:57:56.282+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22987-c5e4-7710-99a9-c7691fbfb0ed', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 22:58:13.604+00', 'operator', NULL, 'operator', 'key.created', '01a22987-c56e-7400-abe2-d7c5ab74db51', NULL, NULL, NULL),
	('01a22988-01ea-72bf-b0ff-be3396bd8063', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 22:58:28.97+00', 'operator', NULL, 'operator', 'key.revoked', '01a22987-c56e-7400-abe2-d7c5ab74db51', NULL, NULL, NULL),
	('01a22988-23c3-75bf-8167-e19e89faf493', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 22:58:37.635+00', 'operator', NULL, 'operator', 'key.created', '01a22988-23be-71b7-9039-cf869957ad18', NULL, NULL, NULL),
	('01a22988-4b8b-7700-8ad5-e10719a06b32', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 22:58:47.819+00', 'operator', NULL, 'operator', 'key.created', '01a22988-4aba-7028-bb60-31d15af9646b', NULL, NULL, NULL),
	('01a22988-8f30-74b5-b379-ceb3ca7f3301', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 22:59:05.136+00', 'operator', NULL, 'operator', 'key.created', '01a22988-8f05-74e3-91cf-0a4f626d6e9e', NULL, NULL, NULL),
	('01a22988-c819-7393-bf35-c28ee98bef19', '01a22988-c5eb-71e6-80a1-72c81bd38286', '2026-11-29 22:59:19.705+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22988-fab2-763f-a430-91bae39ebb9b', '01a22988-fa9a-775e-bfe7-505d1c49d533', '2026-11-29 22:59:32.658+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22989-2d67-77ac-aaaa-6cfbe14187e4', '01a22988-fa9a-775e-bfe7-505d1c49d533', '2026-11-29 22:59:45.639+00', 'operator', NULL, 'operator', 'key.created', '01a22989-2d59-73e8-80d6-d1b1f8c67050', NULL, NULL, NULL),
	('01a22989-574f-733a-b308-d1bc0962a849', '01a22988-fa9a-775e-bfe7-505d1c49d533', '2026-11-29 22:59:56.366+00', 'operator', NULL, 'operator', 'account.suspended', NULL, NULL, NULL, NULL),
	('01a22989-90e0-7786-997c-a033c0b8b78e', '01a22988-c5eb-71e6-80a1-72c81bd38286', '2026-11-29 23:00:11.104+00', 'operator', NULL, 'operator', 'key.created', '01a22989-8dba-7255-9ddf-2241a70256db', NULL, NULL, NULL),
	('01a22989-ac43-75e4-98e9-e3ed82840e20', NULL, '2026-11-29 23:00:18.115+00', 'operator', NULL, 'operator', 'user.created', '01a22989-ac35-7707-84f0-d8ef38c88c8b', NULL, NULL, NULL),
	('01a22989-d26e-715b-a0a4-58325a68448c', NULL, '2026-11-29 23:00:27.886+00', 'operator', NULL, 'operator', 'user.link_made', '01a22987-81f6-740a-8cf7-07cc54ec44be', NULL, NULL, NULL),
	('01a22989-dfa0-741b-8712-8e50dcdd89e0', NULL, '2026-11-29 23:00:31.264+00', 'user', '01a22987-81f6-740a-8cf7-07cc54ec44be', 'ada', 'user.password_changed', '01a22987-81f6-740a-8cf7-07cc54ec44be', '127.0.0.1', NULL, 'a5f0ab6bcbbb4e0956330e909089d376'),
	('01a22989-dfb4-75c3-9cd9-1fa73d47440b', NULL, '2026-11-29 23:00:31.284+00', 'user', '01a22987-81f6-740a-8cf7-07cc54ec44be', 'ada', 'user.signed_in', '01a22987-81f6-740a-8cf7-07cc54ec44be', '127.0.0.1', NULL, 'a5f0ab6bcbbb4e0956330e909089d376'),
	('01a2298a-1715-74e1-b11d-8eb78ca864a8', NULL, '2026-11-29 23:00:45.461+00', 'operator', NULL, 'operator', 'user.link_made', '01a22989-ac35-7707-84f0-d8ef38c88c8b', NULL, NULL, NULL),
	('01a2298a-1f64-7042-96aa-491f871eaf53', NULL, '2026-11-29 23:00:47.587+00', 'operator', '01a22989-ac35-7707-84f0-d8ef38c88c8b', 'grace', 'user.password_changed', '01a22989-ac35-7707-84f0-d8ef38c88c8b', '127.0.0.1', NULL, '6e05bb4379f9b02cbe96a19d2669db94'),
	('01a2298a-1f77-77ca-97ad-f9a6c341c374', NULL, '2026-11-29 23:00:47.607+00', 'operator', '01a22989-ac35-7707-84f0-d8ef38c88c8b', 'grace', 'user.signed_in', '01a22989-ac35-7707-84f0-d8ef38c88c8b', '127.0.0.1', NULL, '6e05bb4379f9b02cbe96a19d2669db94'),
	('01a2298a-577b-742f-9829-576b8848251c', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:01.947+00', 'operator', NULL, 'operator', 'member.invited', '01a2298a-5759-7541-88e3-dce368acdae4', NULL, NULL, NULL),
	('01a2298a-5f08-74fd-9583-d551f6441219', NULL, '2026-11-29 23:01:03.88+00', 'user', '01a2298a-5ede-712a-be24-e2f70c9dc38f', 'The developer', 'user.created', '01a2298a-5ede-712a-be24-e2f70c9dc38f', '127.0.0.1', NULL, 'ffe8ab104c5fb3391ae2038bd6a4b914'),
	('01a2298a-5f0c-7664-b2dd-054959f97362', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:03.884+00', 'user', '01a2298a-5ede-712a-be24-e2f70c9dc38f', 'The developer', 'member.joined', '01a2298a-5ede-712a-be24-e2f70c9dc38f', '127.0.0.1', NULL, 'ffe8ab104c5fb3391ae2038bd6a4b914'),
	('01a2298a-5f1f-728b-b511-e35552a7cafc', NULL, '2026-11-29 23:01:03.903+00', 'user', '01a2298a-5ede-712a-be24-e2f70c9dc38f', 'The developer', 'user.signed_in', '01a2298a-5ede-712a-be24-e2f70c9dc38f', '127.0.0.1', NULL, 'ffe8ab104c5fb3391ae2038bd6a4b914'),
	('01a2298a-9c1e-7555-b9cc-09108ef10b62', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:19.518+00', 'operator', NULL, 'operator', 'member.invited', '01a2298a-9c12-70f4-a3df-9d8305b40bc4', NULL, NULL, NULL),
	('01a2298a-a33c-709f-9a45-1399de0a6240', NULL, '2026-11-29 23:01:21.34+00', 'user', '01a2298a-a30f-7107-8160-0036ec2020a2', 'The viewer', 'user.created', '01a2298a-a30f-7107-8160-0036ec2020a2', '127.0.0.1', NULL, 'c7f11322ae22d95dfb36fd8f9126d004'),
	('01a2298a-a349-73df-a2e1-efee51d39e8c', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:21.353+00', 'user', '01a2298a-a30f-7107-8160-0036ec2020a2', 'The viewer', 'member.joined', '01a2298a-a30f-7107-8160-0036ec2020a2', '127.0.0.1', NULL, 'c7f11322ae22d95dfb36fd8f9126d004'),
	('01a2298a-a35d-7331-8c00-85edf5944db4', NULL, '2026-11-29 23:01:21.373+00', 'user', '01a2298a-a30f-7107-8160-0036ec2020a2', 'The viewer', 'user.signed_in', '01a2298a-a30f-7107-8160-0036ec2020a2', '127.0.0.1', NULL, 'c7f11322ae22d95dfb36fd8f9126d004'),
	('01a2298a-e171-76f6-949b-b577e9f204a3', NULL, '2026-11-29 23:01:37.265+00', 'operator', NULL, 'operator', 'user.disabled', '01a2298a-a30f-7107-8160-0036ec2020a2', NULL, NULL, NULL),
	('01a2298b-121f-73f8-9d5e-b38eb2af69fe', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:49.727+00', 'operator', NULL, 'operator', 'member.invited', '01a2298b-1210-7627-abc4-a20cc96935f5', NULL, NULL, NULL),
	('01a2298b-16d6-7098-bece-0c504118090d', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:50.934+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'domain.added', '01a2298b-169b-77c2-a737-105632f1e628', '127.0.0.1', NULL, 'a6f3522f2d617ce2e34f899fe90b02cd'),
	('01a2298b-17ba-738c-84aa-b4e1597acf3c', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:51.161+00', 'engine', NULL, 'sendwright', 'domain.verified', '01a2298b-169b-77c2-a737-105632f1e628', '127.0.0.1', NULL, 'cc6c9bb9a1caec5798fd5883d9682cde'),
	('01a2298b-188c-72fa-8b51-5fbb653378c8', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:51.372+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'domain.added', '01a2298b-1868-7591-8d28-bd4ba1657bcb', '127.0.0.1', NULL, '47a78533d66fd2901e255b6bf07bbdf6'),
	('01a2298b-19ca-76ef-b911-4c502e382d9f', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:51.69+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'domain.added', '01a2298b-19bc-73f9-b338-ad1fff4b2d9b', '127.0.0.1', NULL, '56308be8ff655c25ec02e169afd97497'),
	('01a2298b-19f9-756a-9919-04eb3906c3e6', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:51.737+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'domain.removed', '01a2298b-19bc-73f9-b338-ad1fff4b2d9b', '127.0.0.1', NULL, '5031ea1e72083dcb7ec40e8e4476480e'),
	('01a2298b-1a38-7581-bef1-cf7a559062ee', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:51.8+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'template.created', '01a2298b-1a2c-7406-923e-e77f18af56ee', '127.0.0.1', NULL, '86a358771ee3c00bfa57babe1e0d4b32'),
	('01a2298b-1a7d-758b-8bca-702969974569', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:51.869+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'template.changed', '01a2298b-1a2c-7406-923e-e77f18af56ee', '127.0.0.1', NULL, 'ba0f2532394ba267175d5cb3d5515896'),
	('01a2298b-1aad-7140-a17f-8527961ada5d', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:51.917+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'template.restored', '01a2298b-1a2c-7406-923e-e77f18af56ee', '127.0.0.1', NULL, '2f5361f25e43ef23a2d8ac62d1215f57'),
	('01a2298b-1ad4-755d-9b9a-01f18222da69', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:51.956+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'template.created', '01a2298b-1acb-7633-87cb-37ec310e34d0', '127.0.0.1', NULL, 'a52a0e58d935bfddfe9f98684804cda2'),
	('01a2298b-1b22-740c-bb21-0b6694de1b9a', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:52.028+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'template.created', '01a2298b-1b08-7219-8d0c-a37273fa62d5', '127.0.0.1', NULL, '2ac641a6f195b76d18dd60f19dc0f8f8'),
	('01a2298b-1b5d-710e-a365-eaeea7a28b5b', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:52.093+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'template.created', '01a2298b-1b49-7630-937b-33e5ff23a0a8', '127.0.0.1', NULL, '60b8dd30ed609a1c8d2a2d722ca24671'),
	('01a2298b-1b76-7088-97da-69eacd97f7a5', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:52.118+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'template.removed', '01a2298b-1b49-7630-937b-33e5ff23a0a8', '127.0.0.1', NULL, 'd5bef543520bb6574edc1f8288dba5ab'),
	('01a2298b-1bb7-721c-bc05-d33b1ea49137', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:52.183+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'webhook.added', '01a2298b-1b9b-778b-a692-d7ac07980dd4', '127.0.0.1', NULL, 'a8dc9da59ca03ef5750cb1303c9e44df'),
	('01a2298b-1bfc-71ba-8b16-795e91fa6853', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:52.252+00', 'key', '01a22988-4aba-7028-bb60-31d15af9646b', 'Acme test', 'webhook.added', '01a2298b-1bec-7582-a49b-06d42c0fc4f4', '127.0.0.1', NULL, 'b426dd49ed86cc5e3175866d58f72949'),
	('01a2298b-1c2a-740e-b579-41ea0bac173d', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:52.298+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'webhook.added', '01a2298b-1c1f-769e-89d8-7a3783bafad1', '127.0.0.1', NULL, 'a8266025fabc759f23e44c0c38fb244c'),
	('01a2298b-1c50-7243-9c65-904a9a3357a9', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:52.336+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'webhook.added', '01a2298b-1c4a-7242-9757-18d48d1eed5d', '127.0.0.1', NULL, '697ea41c8ca08444b7f2846ea7bdd068'),
	('01a2298b-1c79-7767-8a1d-e38d77182883', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:01:52.377+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'webhook.removed', '01a2298b-1c4a-7242-9757-18d48d1eed5d', '127.0.0.1', NULL, 'c4f5401984af00793c5e1db2f5a6ea27'),
	('01a2298b-88d9-7633-91b9-298667e6b168', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:02:20.121+00', 'operator', NULL, 'operator', 'email.settled', '01a2298b-28c3-736d-a6da-cd16a58fecaa', NULL, NULL, NULL),
	('01a2298b-8dfd-757b-9b64-2ee7a0b8953d', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:02:21.437+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'portal.link_made', '01a2298b-8dfc-73ed-ab92-7c2ad8907709', '127.0.0.1', NULL, '17ffe70dcec6e15d5dd14553b1a1c9a9'),
	('01a2298b-8e19-7223-abff-f1be824a39a2', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:02:21.465+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '42e165ccf958e2b6f7a813f825e16c40'),
	('01a2298b-a409-7537-ac3b-daab28bff8ed', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:02:27.081+00', 'user', '01a22987-81f6-740a-8cf7-07cc54ec44be', 'ada', 'webhook.secret_rotated', '01a2298b-1b9b-778b-a692-d7ac07980dd4', '127.0.0.1', '01a2298b-a250-7311-924d-ee9f012a957e', 'eebfe6810ae24b87ed1f02a446a50ab5'),
	('01a2298b-a492-7210-bad9-dcebb8ee03e7', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:02:27.218+00', 'user', '01a22987-81f6-740a-8cf7-07cc54ec44be', 'ada', 'email.copied', '01a2298b-a47c-7565-b2d3-c41bdfc37ec8', '127.0.0.1', '01a2298b-a250-7311-924d-ee9f012a957e', '44dcfc62c9865342dd03f4da01b08cbd'),
	('01a2298b-8e37-7226-b0ef-c4154fd4ea3f', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:02:21.495+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, 'e25f5b9810cfaf4248dbe488679eb186'),
	('01a2298b-8e5c-7486-b349-ef490989fda7', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:02:21.532+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'suppression.removed', NULL, '127.0.0.1', NULL, '59847a66c5af6641d557971703f3f3a9'),
	('01a2298b-9efd-7574-8fe3-dd8006d9710f', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:02:25.789+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'webhook.added', '01a2298b-9eef-77ad-8f7a-195b2b75fe09', '127.0.0.1', NULL, 'ee8b16509a5698662a141789c0685bb0'),
	('01a2298b-a254-712e-a428-a540377247bb', NULL, '2026-11-29 23:02:26.644+00', 'user', '01a22987-81f6-740a-8cf7-07cc54ec44be', 'ada', 'user.signed_in', '01a22987-81f6-740a-8cf7-07cc54ec44be', '127.0.0.1', NULL, '377f4b74b3e3eb69660dd6ffc30bb3af'),
	('01a2298b-a309-7673-9758-671bc92e8925', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:02:26.825+00', 'user', '01a22987-81f6-740a-8cf7-07cc54ec44be', 'ada', 'webhook.delivery_sent_again', '01a2298b-9f33-7cb6-b7cd-4818e76f3430', '127.0.0.1', '01a2298b-a250-7311-924d-ee9f012a957e', 'cc63dc42c46506d2e44b1e3e4f4bbd35'),
	('01a2298b-9044-7036-9c61-0fd77e6ac7be', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:02:22.02+00', 'key', '01a22988-23be-71b7-9039-cf869957ad18', 'Acme live', 'recipient.erased', 'e1c1dc6c9990', '127.0.0.1', NULL, '04a44b7d8d8e3a23b21a1305365671f2'),
	('01a2298b-e3dc-772b-a5a4-05231b801af3', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:02:43.42+00', 'operator', NULL, 'operator', 'domain.dkim_rotated', '01a2298b-169b-77c2-a737-105632f1e628', NULL, NULL, NULL),
	('01a2298c-afcd-701c-9a7b-5529c225cc7f', '01a22988-c5eb-71e6-80a1-72c81bd38286', '2026-11-29 23:03:35.628+00', 'operator', NULL, 'operator', 'emails.held', NULL, NULL, NULL, NULL),
	('01a2298c-f99a-76ed-8774-094165dd6b5e', '01a22988-c5eb-71e6-80a1-72c81bd38286', '2026-11-29 23:03:54.521+00', 'operator', NULL, 'operator', 'account.paused', NULL, NULL, NULL, NULL),
	('01a2298d-0704-7224-81ba-06243b56851e', NULL, '2026-11-29 23:03:57.956+00', 'user', '01a22987-81f6-740a-8cf7-07cc54ec44be', 'ada', 'user.signed_in', '01a22987-81f6-740a-8cf7-07cc54ec44be', '127.0.0.1', NULL, '01ecca90fba73d2fc764ceecd328e412'),
	('01a2298d-0a46-70e6-ae33-0250126a37e6', NULL, '2026-11-29 23:03:58.79+00', 'operator', '01a22989-ac35-7707-84f0-d8ef38c88c8b', 'grace', 'user.signed_in', '01a22989-ac35-7707-84f0-d8ef38c88c8b', '127.0.0.1', NULL, '4a60e9ab432d4b6d3536ce70a1d7614d');


--
-- Data for Name: domains; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.domains VALUES
	('01a2298b-1868-7591-8d28-bd4ba1657bcb', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'pending.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw5cded57848._domainkey.pending.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAo7c/pHMHAMsgaAGiSt2eMbVps5ZvAz61+tW4uAf4j207xduYiENCnCIlwjDUS/EUOGf3awVh5Flc6G0NsPLLrK3NWkCfGSy2F+WsJfim+puPJWqwp4YIaLhyCWf2i8BI/5wKe5Bjw1dQb9jlctdXUjInUhW8L8/B79MRewebtwU/NNryqv2JOyCgjxlLrQDw4HRAB9eRnnBDymwgxhjHwgnIQJIXJMrv4vVyHBmqtYi4C+B/MD4JhR1HAWRyab3YLrwQ6NJWqied/ttZy2uO8bS1J3V86px17BVXS/18ZPLyto1AjzsOdk/g3iiKCAFKdBa1BIfvBfM1ctdBN6IwtwIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.pending.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.pending.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.pending.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw5cded57848', '2.throwaway.715c51360e7e3695.d_43Z8XkjC1V-9yl.IqEVdoYPNFRbb3s7YxEeqpTdn0NoInFXtemWf88n9xNMLvpY0u9kya2AHzjvV1UtW77outxL9OhiGLN_nFbEx167NMz4JV0tl3WrvXbSAa6nB8v17TEvK10djyarOlnMfZBsH_pdWpR_JpQLt2vU0NcmpWJFJmm7xoo8FkaB9EjNHGnTqVah91__4C31DM8vgdXv7E0k90GLN-6CtT54h34HwdxyUruZbpjOraHTdiS0Gtw8VQpi_M_mtqt0b-VP1bwkStUEAnGUYYrF_9DqdUwozi2EmiM-iTJeVLJvaEFQaMax369uiedi1rd-R9KIVaSTp9g8M15fOlZDpk4bosBDLDeFw1vp8LG7rXfzHmnpL2y_XxMXbg2DTSoEChboPNYmrsdvPwt6fKBJYpZ08TP1SjJoNJppWanB3phorYiL4_N8cXdqgw_6o7Gj2Vq6iz1Z978EMRVYyB785JJGuzg7yFqx_aliPYaCT7NzQL2yVylKLPsJ7b5PnLqsRE0Ji9ngZXnGg_NAv3ywipyBFKBRQuNRtA3fIGsdMheVjGF_0quHBkUnKIe1ZMVpJuRMZ68zHfBX-yYBijKhTRAggs3GIPNyYByerjuCBAIrDfghxEpx4bLo_IG6QCWn4ls7fLi0-OLLhGmF55GA8_ZQwJ3G2kD1ISeK1txqNPU7eJfTGmWqsv-CpZVzmYgSn3IEoTzq2vtTAlzUlAkdl89wmwVrqkhX-9KJzd2CMClBwvHkmoWh4Pm-Yvao_HwZPYaycfJTN_L12gbR6g0dnskunOtA3XNpCyacDG50liUDHJqBomlrMhRYECUIXEtTADTVJM-WvVmhcGnIXEadmtP1Az6p2DpfPDIYMmjPOvZWWiAH4VT0WsAciuur1mKRHLUyX9NHzu0nfCWz4yaWM_wJN4tL5INkvsm9md-MIE_uRYy3u93Xr_Yc5D1gf3RmgLX0mc4xld43MIBRGc6pc8nkGzDPuznn7pVG8yVKKAEldJVTyV2xg81rlPthf5KwvR2OqSvcf3YthOwHUWgd-pAgHOXtZ7pwiLBO3Itl2xzCQApbVoIvrHBS6kXKFb6rCczMkOEBL6yGSIaI0NX08uy1yCtXaoynTpqbQWjmrsksbudoO8FJgFR0I9zZyEI1QW_OGNHcYffFebMqN23HR15OnXUoWQ1KZqhZeKeGeGZa9Tlv8ucQYUFj1_rvaKazXhAQuaoUxR7-pRCQCoEa3nL-R1ei6cQy6XDFXYGazoN7s5Ust-iNnLn3xq3n0Cl88ETruxAGgmcdZFpPvQaTod9cPyJVaZi7uKMxx2vTEhzLcGRzHzpuFzrZJqVT-EIAUarX5Wzb4dYQFBIlpjdMJNHzNvYhkvAzvVNVUcrx9sO3bjwhFjyFarNyQb_bPhmMAns11xSVZweTUjIzkIClBQAtjzZUs43-eyoD-WzyOBafqiElLpn5o4G1cZaVEAUMcbo0SXkZCHjH_IAIgG74t2q8mJwamUsLTu1af37FiPqcm6uZH1TGUfJYbyOFMYtdEe1M3xsmPl-OWlbqkc8VA26xqTHTN-VopSpuD911E68Sps936b3h9yOWUPDoh13lEtrxCYbrcHQ1C-H-nOCu6ZSUugKgbWy0MJZ7VDARIpZATTD6I4wQWE4ZmdGIm7CG7NRYrsK8xv4Q3Fvm5yfrPQm0SuE-_LPdHDio4-EDLb7no7hO9nmB78hT3TPwnvPBp-omKkW5gY0kJga3nwQABZTf2-XV8uNMLAToIi0HC2iMWE-oGrgvpi4fiDOZW3L8QJNRWS1Ay7G0TFX-fA7kH6ZT-wUF-Yu3WVyfmw-qDXCBU57hV3PyqybAKZZdtPJW2GDmtNHQRvqC-INORFhZIZnRvpjO1NL-1RL_nW6LGjF4jkXxLugcz_ZzzjuF21dD4miX2vhS4trJD2V8K3omvUkFsPitwB8TxEDz0Dd39p-V2G0xGZGjQNuysoRAWypPgddy4jaKBVsQZhXpunf-gze2_4A8D2epT-ht8C3r3cTSDA0dtBa-G-fv4j_iZrbhb6g1TYZYiTEe6gIz2OvJX4WC_pGl9XFOxXrl5jTC1g2JbcdChrObCX3Z6ntrV22bk4AqsSTnuTs0UEWcbTkg7YJaz0ZxurJeUuCZC87i-dmLARJomgwXPaN_pCfTnov16APb0MiEzhriczm_HFj1fRwqIpeHZJ7ArGmWVvTaCdJ2m2pI0NgmCPSvqVYu8f9MYUtNPSsu9jFzN-azzwBriQ3SG9_qcnsW9E5lW7zY1fuCzHbmvGRS2o_wXw', NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-29 23:06:51.337+00', '2026-11-29 23:01:51.336+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a2298b-169b-77c2-a737-105632f1e628', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'mail.acme.example', 'local', 'verified', 'healthy', '2026-11-29 23:01:51.155+00', NULL, '[{"id":"dkim","type":"TXT","name":"sw4561e0763b._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA2MfiyiP+INV/bZNw4jhm0SEEN5ApPg1/5j0HfqOjvxHm9uafDI7BRWu28wLNSRO9lHBcqOIK66yB/3GZaOWkA+fD/YNriwYbhKcsakp+HJGd36hCkwfcNu55S2ixBEnXmaUDOB7mlDjZabofxiMUwpAuFJ/oHSlLP+5kOUEtrA+ePJ85rTFPdgwu67Y6/JD9ymMB09eI0zrse561kZ/8rl3bCZJg7homVf0rQaV3kcaRbBJnoRS7psfOO/Eu1w2P/N1pyHQoUD2x609/UWXPf4PJRUr+r37rznBQH/oEPgybA5uCWaR2PUGL4eYiCDxMHK60hdked5ObWd9uI51tkQIDAQAB","purpose":"dkim"},{"id":"dkim_swe5baafed50","type":"TXT","name":"swe5baafed50._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAvixzWsR7VgMyUvQpLpU8ZZSBgL6SHQUs/yr0bld9A4NWppaC5EYKZPJ+CVt8K0AvgIBxgbmnoI6OrfvrjCC4RPgboCV50lwLcbjaiNyCpnkxSiS/HP7ipwBj0p0QSZP1lOg29x76lMsdLB2F1pb+x1iCc6rmTq5n96j7CYHW0391poZu1v+w0OE667Fa6WSmVkXHjpCL0CaQiVaW5vJKrfPl9WhXBHVRxH6M6FH584VyMOevE/2TO+XyAKy7QlZD+5pmOCkSTiyZ2Qt9VdaiyP+7waSI65T5jewB+UThn0kJ3ctnqKx1SqqLOrpaxPtczjyOVH1kC3nm4uaZHz77qQIDAQAB","purpose":"dkim","gating":false},{"id":"return_path_mx","type":"MX","name":"send.mail.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.mail.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.mail.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', '[{"id":"dkim","state":"found","found":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA2MfiyiP+INV/bZNw4jhm0SEEN5ApPg1/5j0HfqOjvxHm9uafDI7BRWu28wLNSRO9lHBcqOIK66yB/3GZaOWkA+fD/YNriwYbhKcsakp+HJGd36hCkwfcNu55S2ixBEnXmaUDOB7mlDjZabofxiMUwpAuFJ/oHSlLP+5kOUEtrA+ePJ85rTFPdgwu67Y6/JD9ymMB09eI0zrse561kZ/8rl3bCZJg7homVf0rQaV3kcaRbBJnoRS7psfOO/Eu1w2P/N1pyHQoUD2x609/UWXPf4PJRUr+r37rznBQH/oEPgybA5uCWaR2PUGL4eYiCDxMHK60hdked5ObWd9uI51tkQIDAQAB"},{"id":"return_path_mx","state":"found","found":"10 bounces.sendwright.test"},{"id":"return_path_spf","state":"found","found":"v=spf1 a:bounces.sendwright.test ~all"},{"id":"dmarc","state":"found","found":"v=DMARC1; p=none;"}]', '2026-11-29 23:01:51.155+00', 'sw4561e0763b', '2.throwaway.715c51360e7e3695.i3lO7o_mkxFYT3dJ.3ztuFsr_P0bE4i1EPmXCwBIZ8lWD2regC3s2BtArpSHsbil4bZ8tr_1hEJTaoJqibXaKj1doXeqcJO8KWN8BiZ0zihDFpYngx_J_q07mjwqVICZ4j04iUWAk1nJnvZUK2-U-WvsZigK9avE6OawChH26WLzhmL0skJMChBa4jZRG6d59gBLcK1izuEfTxfrW9W-yGctSF4SPLliJIQBG_1rycsn6k4l6ktvvHXPlHMvPWR-TNpja6nG0weHOXIHcUsGt-ZEGMyVt-Oaztp5lI7c-Gj25KnAF95qVBw6N12E_F5b5hdnHw-agZJuUUX9zGK8eU0zT4lZ7UXG-hnwi-z-fhn6xJ3kWuEcV6I7mirDyb7_fwNr6S-X1prkk0lwXeQ2cc4LDYNajR5Xe_Ht8Nq7QA4O_LMwCMi15xJyPhUGDAja69d8NJAK5q8tkWTH97p-0iHgDczhVGC2KvLgMbX_bgm3mhdT2lViX3ZN89V9SlnA7ypa12yqqpcee44WJTZyc4YVrpAQ3hC-sK_KbX_kgxVlAt0fJRTFdC9Ta7gkIM3VSdeMqPJHOQLkENIJVXZrI5musgOOKtIN_ThzDCgNSD8qkgDxpA3x0vMI0rH4rDpA_M8g4Z_9Y6w68NTp7LCptI79KpFkybJ2A0RWDitS-MzSIqc-bHdW30XtQp-2FkYPF5xprpDKaMcru1f5albinC14YJ6ExeRMtNd9HwXTwoFHLppSnqXo5r3I5cNK3xbHaZhUHIQ-HEc0jxsLzbgibtMGdTN9ssnjjzKPPeB-F-_XKQNjI_qsJkKnvqAFjcGchqGB_mLR6arSZTne6Z0Cv1tdpQMtYAwMULllJJVDZxz8Pc3Upt4ih0UwW-E1bqGzj6URcO8KnL16heSIEL3UHOgdn4K2gHcJ-sBETqQjA1IfzrAruBOFUjx-OzRLSIv9xWF6Ud1-j7KbUG75b5nX5eOumiaEPX0owOTGXl1yGEjx2ZfRdAluDTn_YJcYH8pDpd6GLqsQgtE2RdLoINRpMYlObeLtfJ_5d-yEGKwdZ1lNBNDq_E4QyJ-MM36W5B4ayJw-LWMZgI4v1g5aWZLfWUCpCdwj7OPMgX7HLygNpTchDUMtnUQ0DbEQls65DcTF-j8nAET7pBDPwk3IfbeFV1EQvSVfTV2UhFPcunOC4loKqNpTWr0Td5jun4kNYx7qqbkXuCmSgO-wv4cU2FQOVLcAHZiBBrxKQC_i7f69DEQRhQ5GsgfJHvz14oZn0pcMh6ok5HanJfMqyePO1XHuJ-RWUnMpHsxu3TjUVjrrmrKbs58AlwFuIA7uv_IL28phX9JRjY6i0c03u_RsKSNgEsA5k-Zz_uL7D1G9GQG3RayDrR2j5FQjman53013oRouk5VMOwbTKEXYxeXH2s-4j9QxfH4VY8vE290ChWnnj5jfc3Sw_TIFR2S9EDuu6JVBCNJwAsOg3NTylfPwLvuJXxZAwz158Mubv8Ync__yx3vE3BVg1R_Mo-l7FxH6Ylf2D3A_evt3Uuf8er-MJZbrjVVkgm_ixTPIsFeq8QIjaeQiMKsolDv8KyPORHrvQV4ImQbzZF7i1hQGcqDJ7zqRtCakUJ_LfYN2k3ojVCSZyIXRpLPFqkrR4w6NtwHj4GZHg4cqyDODQjTj3SBNU7Xc2wmCZF1GdK5nXIquyjtNw0emieMQWjDxV_xKpX_9OI0MT3ZJzsh17Afx4NfdQDBWAgdmGV3SDUmL5FbBFYc3AHIyBojxrqhqc_VFRx7hAJDCvAOmEZ_MI2TXgBtX8woJm8TB3eTdOoI0ZYGf5mBBmsoqIBOWn7EYWfNr8FP_b2R3FO8w3EKAydF6CDiAcH_nuIk79fG15cyFREaxZfM2xn2UMBSFm3Cj270eFilsQUqkqDyISt23Vm-UgVky5OElcyKPH2ECVtGzBkO0ZtTb5lyX74qpjfV1mSmBcoTSuvxS2yzDLgaItpTj6TnpeFLtgdQvu1ikcPjaYah-CMsl-m0R8UhzmOv4mU7JH6wWG7lLuN_xYIq2WemiEzu6snn0cdXF1WrsIN1km01Swm5nBXr4rX3hiMQQ7ROPeqH9JBpJ8Vdnr_7AKVhguXs0bMPsFZaS_btvhT5RQd-gv4kk5Z2XERumJxAHmYjzaNqPmuyy5vnBJUpMue2-iZk0bhA0xpu-UmjBcNQ7potwNwAvLCQm5iYrVPUdEiiOpnuXK9nyay500QRTjdZRVJUOSO4W4wE5SrHXnbq7hTBNBPnkCtGbhOwW945hleeq6JJJsaEEsbVjdJw', 'sw4561e0763b', 'swe5baafed50', '2026-11-29 23:02:43.403+00', NULL, '2.throwaway.715c51360e7e3695.sJn8Hd7t5lxk2lWA.vKpelQpj6HPxFPDc6M4tA3jvIFw433XzmdCNPsoyjcy27lq2ggxqwmU9DUBX9cg9BknnaXghSLWyWV2a_nO9AJqEMXmWj6b9AOWecf6loGmDdArvUpQnc4WCGnTuthsQCDIlsFHO181iFo6Eq05iKbcr9Dhv3UXAaqUtId_QlfMHqVa-jHWmluEHUKxvSjNxCcCSz-BJKFINLCl_-dZF2J6Gmi18oP9YIhZpOl2YQPzm3noaRSaNttAc1v2UwedfEOvYFqsHQwuaV0vGWtfGl8izkOott2ktvORk8V2xt7rI4vkZcIX44ZkuOgn-mNlwrAZa3zSEmazSrqVqUjz0XGLIZ44z6ZO4tFCzm8MndK2SSm62Gzk46mLcmzWjIfRB27vitma8yw0XZ_gpTCVvWgoAhEcJIlIkHr5PKdHlhuGvNQGTw90wyOvNLULpiyKFXZwipQKM1W4feE28eLx9TE16hH1O-TADKr-CjiS0-xMgaUbxmiDj1F6Y2LBjuaC44OTEKnASSz2NbMfuSVPetSYPXEAvnTZFgFXShs8iPa5bdohzPZ2x62zincHLDO9OyYuoKdmaa_lyrDIQTZGcLHJAs1pkRcHJET1YfpLYipymrLO3fDcLQSHDtXnz5hq1s3T4bphJZV2mDRH64TvKQehRbfiEbxn9Qo973RHOUayaKlH6v0bBl6-mZyC18TaiPUycEI28RcSiK0UMEFxEccnym3_MiJSBkprPbwhEREhgyky84lm8Arp-wCCa9DKDlUwYvLoVlEQct5I4p1HnWpqF2BZEQv_N4TiEcdSj3n1u87N9dH_c9xVnUNE9WcrhDY_DcuhODLJtMDU-lEeeqBNLYBnq6JoF4Om0lksE7A5W42PVRWWbhngeN0j-W-I2ZothXcanGf00RAzkA59HFxJNfz-1CiAgAxgVcjLsb5fUhyWvamFdWMs6lfDDWhyE4RuAUJa8EIG7b7gKK-uEBQJnDvXCBb_frtBYi7GEbQ53KSur5MMJaGiQyYg9X65KgD_raD194BvAo1REuaH1rDwPQzzZk2h0TuHiBs4JdwGrvSD36x9FroM6MvGtn8f5y1CjUQs2k6XLGsTf8tmNwyGav_bP9UmP-qeC84rZHdIaAI0BOrVEKaE3pQ_3n0z-x3cMXsGEhq8VfyOwjSnF8fb959zA0_NmSmKheB3k7dstSlw9WGimB1vJeVzkIY1B3F5BRmtegxev7SIs-lpa9y0e56Z_fAeVm2UIPp3Ur-tpvzi5FTYHcL1Pz6t8tHrlgeHZgGXZD-nAN75Fa586twbY1etVSGRVxkjU-cgUPif0fKVRAeICW9oK0yjoD8HHYdDl6N9zyuO1MaBui28rgygGmO31kyGH4279yBEgay7mT9pe61jjG-IvtCTeFzcHxoyB3SRm4hpgeCfLwqhMql02O9VTsGJ1NaCk-vht78pP34VJE2H8zxjiLG3TG3Ndi9JlnR3w_krpDPBS-0iiynay9aLKjsMDnnf7PauglfCzI241Grv5yOY8PcNlf18zQqFDLVNCMGI8qEMQKLdNV05mS3YOIkjInbKxkPzY1II7lb4zEAqWt7PMa2aq-qVXp-vuNjBtI4anCLWbapvDEoXc3hl1wXK_7O_A4WuTJED-mETrcIjwR2SMWviIhfleU2eccP_UWh4eC2W7oF92c-SExQi1LN7W3DyGf3w9tbD0bUHbbaNDrvpoeUa2CKkVFZPwU9AES8FsCd4t4-_euwolxYx_pXIbCBUuH2qP4-J-nyKufAdhQ0Q_JoK4xo4RXOH-mDYPBzuDzb-IcLP6_nSaKzQmxg_VdxVuBTioMMPjnsgFdf0E-kWOWjm9NFEynCN03sgKsxMGuoqx7Jm7SFlWpZz-3BQU-0E6a7HqWhKq1I4eBA0unBYAQ3aTHKkFX4YXfiiC5ylbkQqhEzWbZEmmvbOqrck6jlj9iRZsJIcKdTEGP76syZAL0F3AdBfPjz_o4hldD5YOjIEHSvE1k-yRjzfZYPNo0NGcNGDgXkVchxxqj8fhntr1kZp3SMHil6HCdpadu2oxGNDOdOSjCPbEWRof95gak9Z2TL8PQ0KVJu0mVPtTvi0bnkapRTgZpwR0xNkUDeWcGu-wAP-WRTtPd3MozioHQnaV_nYPAmT56K6lWLKQZAh7MSNXwkbfm3r4g2CD9R5VtVX5Fmt0OkqmdL3nQrXfSfr6VSJTdllnd-FtHCFY9VUZsuKYfXvNLgjQpyjPkdFk6E1euMFIqQtU-rMS8KfMaF_SUTUzSh-17iP92DbwsA', 2, '2026-11-29 23:01:50.988+00', '2026-11-29 23:06:51.156+00', '2026-11-29 23:01:50.885+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a2298b-19bc-73f9-b338-ad1fff4b2d9b', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'removed.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw2813da6d8f._domainkey.removed.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAhs2jE8eXIvO0fFh76nttr1rdq+aFpRrUb75taarIGTMlI9NrnPEjrlpNAzu6Xpb52n1ALPconbA1JTl7Eysu5DsPY+4exhHH8czDVhsVNmZBdQrQk8Yv3a4duTYyaiybJYgJiMcQzEw5LaN1RpAL0b6rwQ3HZILJ9GUq25p/28WylKo2touwhjeloKqdj0xerJ/lI+HNSoEZQGpJKWOIvxrypcnQx97lYaGQIMNy3P2z8Mjyp2juoluFlx8tnfElQBNKgjWNJNaYEyq/zkfQehDTwy6dQCacitLluQgAdHtJEqM2IAFQOU/t8qcO3+UrT+N+WSjQe8jsrVku3DLZuwIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.removed.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.removed.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.removed.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw2813da6d8f', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-29 23:06:51.677+00', '2026-11-29 23:01:51.676+00', '2026-11-29 23:01:51.736+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: email_attachments_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_attachments_2026_11 VALUES
	('01a2298b-1caf-723a-ae75-742f0215b77b', 2, NULL, 'text/calendar; method=REQUEST', NULL, 'alternative', 32, '\x424547494e3a5643414c454e4441520d0a454e443a5643414c454e4441520d0a'),
	('01a2298b-1caf-723a-ae75-742f0215b77b', 1, 'logo.png', 'image/png', 'logo', 'inline', 70, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082'),
	('01a2298b-1caf-723a-ae75-742f0215b77b', 0, 'Rechnung ü.pdf', 'application/pdf', NULL, 'attachment', 20, '\x255044462d312e34206e6f207265616c206f6e65'),
	('01a2298b-8c8c-7147-aa64-182d0cd70a89', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b2053756e2c203239204e6f7620323032362032333a30323a3231202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440636238646232326533392e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a2053756e2c203239204e6f7620323032362032333a30323a3230202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d343362626534643439643030346136632d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d343362626534643439643030346136632d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d343362626534643439643030346136632d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d343362626534643439643030346136632d506172745f312d2d0d0a');


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
	('01a2298b-1caf-723a-ae75-742f0215b77b', '<p>0: 0</p>
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
	('01a2298b-1db8-7195-b326-162cd91a1a00', NULL, 'To be delivered, in plain text.', '{}', NULL),
	('01a2298b-1fa5-7637-9489-17c7639b8c40', NULL, 'To be bounced, in plain text.', '{}', NULL),
	('01a2298b-208f-770c-a739-3e8001ad42ee', NULL, 'To be complained, in plain text.', '{}', NULL),
	('01a2298b-210b-73cd-8424-08653fb76188', NULL, 'To several, in plain text.', '{}', NULL),
	('01a2298b-2174-7457-ba6a-1d4582ba1b3c', NULL, 'To nobody, in plain text.', '{}', NULL),
	('01a2298b-21ca-7632-85b6-bc634eb0de66', NULL, 'To a name that is spelled in another way on its way, in plain text.', '{}', NULL),
	('01a2298b-225f-7786-8115-ad257538e287', NULL, 'To nobody and somebody, in plain text.', '{}', NULL),
	('01a2298b-25d2-748f-9221-5f02671bd71b', '<p>Welcome, Tina: <b>!</b></p>', 'Welcome, Tina', '{}', NULL),
	('01a2298b-267a-701d-90c6-58d862693ef1', '<p>For everybody: 3</p>', NULL, '{}', NULL),
	('01a2298b-273c-702f-a68d-d5b0068ef8d9', NULL, 'One of a batch, in plain text.', '{}', NULL),
	('01a2298b-27b2-7148-bb9d-a0038e86dd5c', NULL, 'To be cancelled, in plain text.', '{}', NULL),
	('01a2298b-2862-749c-9c87-1f066c035e05', NULL, 'Refused for now, in plain text.', '{}', NULL),
	('01a2298b-28a2-77dc-b8c0-3dcec56dd87e', NULL, 'Held, as its answer was lost, in plain text.', '{}', NULL),
	('01a2298b-28c3-736d-a6da-cd16a58fecaa', NULL, 'Settled as failed, in plain text.', '{}', NULL),
	('01a2298b-8c8c-7147-aa64-182d0cd70a89', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a2298b-8d08-7562-aa0d-953c64e844ff', '<p>Test</p>', NULL, '{}', NULL),
	('01a2298b-8d1b-70d1-8065-1332fe4a0a41', '<p>Test</p>', NULL, '{}', NULL),
	('01a2298b-8d4b-716a-923b-d79e07b724b7', '<p>Test</p>', NULL, '{}', NULL),
	('01a2298b-8d9b-7531-b3ff-8c4e74e36cf0', NULL, 'x', '{}', NULL),
	('01a2298b-8e75-7079-bf28-f20371731fe4', NULL, 'Dear [erased], dear Rita.', '{}', NULL),
	('01a2298b-9f1a-717c-b765-cabf487c04a3', NULL, 'Waiting', '{}', NULL),
	('01a2298b-a47c-7565-b2d3-c41bdfc37ec8', NULL, 'Waiting', '{}', NULL),
	('01a2298b-e7ae-7572-8327-e155afa62739', NULL, 'Soon', '{}', NULL),
	('01a2298c-7609-72e3-bae6-653bfd6210c1', NULL, 'Queued to go out.', '{}', NULL),
	('01a2298c-76e4-7328-9b94-722d9c44690b', NULL, 'Queued for the simulator.', '{}', NULL),
	('01a2298c-7760-70f0-ae23-6fc400a89daa', NULL, 'Scheduled, to be cancelled.', '{}', NULL),
	('01a2298c-778c-72e6-9752-3cffb2ae7c19', NULL, 'Scheduled, to go out.', '{}', NULL),
	('01a2298c-77b8-70cf-883b-1e5aebc5d3c9', NULL, 'Asked under a key.', '{}', NULL),
	('01a2298c-7904-7512-971e-e658ece1f455', NULL, 'x', '{}', NULL),
	('01a2298c-b419-75d9-9ad2-b6b748d67f9c', NULL, 'x', '{}', NULL);


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
	('01a2298b-1db8-7195-b326-162cd91a1a00', 1, '01a2298b-1e9a-76c1-80da-9c5889951a23', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a2298b-1e70-77b6-8c43-b9c2e6e3906d"}', '2026-11-29 23:01:52.88+00', '{"email.sent delivered@cb8db22e39.sandbox.sendwright.test"}', '1129'),
	('01a2298b-1caf-723a-ae75-742f0215b77b', 1, '01a2298b-1fa3-704d-861c-da31df98c546', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2298b-1caf-723a-ae75-742f0215b77b@mail.acme.example"}', '2026-11-29 23:01:53.11+00', '{"email.sent ada@example.com,bea@example.net,carl@example.com"}', '1134'),
	('01a2298b-1fa5-7637-9489-17c7639b8c40', 1, '01a2298b-2034-7257-97a1-9007a592fb65', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a2298b-2025-7562-9946-965b3495476c"}', '2026-11-29 23:01:53.317+00', '{"email.sent bounced@cb8db22e39.sandbox.sendwright.test"}', '1138'),
	('01a2298b-208f-770c-a739-3e8001ad42ee', 1, '01a2298b-20cd-7030-90f1-d93061383b55', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a2298b-20cc-75aa-87b6-ade0942a5890"}', '2026-11-29 23:01:53.484+00', '{"email.sent complained@cb8db22e39.sandbox.sendwright.test"}', '1145'),
	('01a2298b-210b-73cd-8424-08653fb76188', 1, '01a2298b-21e1-73be-a2ab-de2c7e5ead6d', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2298b-210b-73cd-8424-08653fb76188@mail.acme.example","recipients":["real@example.com"]}', '2026-11-29 23:01:53.668+00', '{"email.sent real@example.com"}', '1158'),
	('01a2298b-210b-73cd-8424-08653fb76188', 2, '01a2298b-21e1-73be-a2ab-de2de991f0ef', 'email.sent', '{"attempt":1,"recipients":["delivered+a@cb8db22e39.sandbox.sendwright.test","bounced+b@cb8db22e39.sandbox.sendwright.test"],"provider":"simulator","provider_message_id":"sim_01a2298b-2184-77f7-a90b-a52902a6b03c"}', '2026-11-29 23:01:53.668+00', '{"email.sent bounced+b@cb8db22e39.sandbox.sendwright.test,delivered+a@cb8db22e39.sandbox.sendwright.test"}', '1158'),
	('01a2298b-21ca-7632-85b6-bc634eb0de66', 1, '01a2298b-22c0-76ff-a1fc-4eeea4a58cdb', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2298b-21ca-7632-85b6-bc634eb0de66@mail.acme.example"}', '2026-11-29 23:01:53.888+00', '{"email.sent joerg.big@xn--bcher-kva.example"}', '1168'),
	('01a2298b-2174-7457-ba6a-1d4582ba1b3c', 1, '01a2298b-22e0-756f-9ba2-886fa39ea719', 'email.bounced', '{"recipients":["gone@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-29 23:01:53.749+00', '{}', '1165'),
	('01a2298b-225f-7786-8115-ad257538e287', 1, '01a2298b-2504-7574-8ab2-e01a6ee51857', 'email.bounced', '{"recipients":["gone-too@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-29 23:01:54.226+00', '{}', '1175'),
	('01a2298b-225f-7786-8115-ad257538e287', 2, '01a2298b-2504-7574-8ab2-e01baa8b4ae2', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2298b-225f-7786-8115-ad257538e287@mail.acme.example","recipients":["there@example.org"]}', '2026-11-29 23:01:54.226+00', '{"email.sent there@example.org"}', '1175'),
	('01a2298b-1db8-7195-b326-162cd91a1a00', 2, '01a2298b-24dd-77db-bb93-e3ae1b659e84', 'email.delivered', '{"recipients":["delivered@cb8db22e39.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2298b-1e70-77b6-8c43-b9c2e6e3906d","provider":"simulator"}', '2026-11-29 23:01:53.88+00', '{"simulator:sim_01a2298b-1e70-77b6-8c43-b9c2e6e3906d email.delivered","simulator sim_01a2298b-1e70-77b6-8c43-b9c2e6e3906d email.delivered","email.delivered delivered delivered@cb8db22e39.sandbox.sendwright.test 2026-11-29T23:01:53.880Z"}', '1171'),
	('01a2298b-25d2-748f-9221-5f02671bd71b', 1, '01a2298b-268e-76b9-a3a1-4e560b0c6035', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2298b-25d2-748f-9221-5f02671bd71b@mail.acme.example"}', '2026-11-29 23:01:54.938+00', '{"email.sent tina@example.com"}', '1191'),
	('01a2298b-267a-701d-90c6-58d862693ef1', 1, '01a2298b-2718-71db-a7f4-76bc17cc2933', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2298b-267a-701d-90c6-58d862693ef1@mail.acme.example"}', '2026-11-29 23:01:55.061+00', '{"email.sent tom@example.com"}', '1199'),
	('01a2298b-273c-702f-a68d-d5b0068ef8d9', 1, '01a2298b-278e-7575-854c-59378d6d71df', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a2298b-2772-77fc-9c49-f78d0a08c21c"}', '2026-11-29 23:01:55.186+00', '{"email.sent delivered@cb8db22e39.sandbox.sendwright.test"}', '1205'),
	('01a2298b-27b2-7148-bb9d-a0038e86dd5c', 1, '01a2298b-2803-762e-8cb3-4d663ef3a9eb', 'email.cancelled', '{}', '2026-11-29 23:01:55.331+00', '{}', '1211'),
	('01a2298b-1fa5-7637-9489-17c7639b8c40', 2, '01a2298b-2b10-7265-b024-4d83a915ef17', 'email.bounced', '{"recipients":["bounced@cb8db22e39.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a2298b-2025-7562-9946-965b3495476c","provider":"simulator"}', '2026-11-29 23:01:54.317+00', '{"simulator:sim_01a2298b-2025-7562-9946-965b3495476c email.bounced","simulator sim_01a2298b-2025-7562-9946-965b3495476c email.bounced","email.bounced bounced bounced@cb8db22e39.sandbox.sendwright.test 2026-11-29T23:01:54.317Z"}', '1230'),
	('01a2298b-208f-770c-a739-3e8001ad42ee', 2, '01a2298b-2b10-7265-b024-4d848be821ad', 'email.delivered', '{"recipients":["complained@cb8db22e39.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2298b-20cc-75aa-87b6-ade0942a5890","provider":"simulator"}', '2026-11-29 23:01:54.484+00', '{"simulator:sim_01a2298b-20cc-75aa-87b6-ade0942a5890 email.delivered","simulator sim_01a2298b-20cc-75aa-87b6-ade0942a5890 email.delivered","email.delivered delivered complained@cb8db22e39.sandbox.sendwright.test 2026-11-29T23:01:54.484Z"}', '1230'),
	('01a2298b-208f-770c-a739-3e8001ad42ee', 3, '01a2298b-2b10-7265-b024-4d85a4c229a4', 'email.complained', '{"recipients":["complained@cb8db22e39.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a2298b-20cc-75aa-87b6-ade0942a5890","provider_message_id":"sim_01a2298b-20cc-75aa-87b6-ade0942a5890","provider":"simulator"}', '2026-11-29 23:01:55.484+00', '{"simulator:sim_01a2298b-20cc-75aa-87b6-ade0942a5890 email.complained","simulator sim_01a2298b-20cc-75aa-87b6-ade0942a5890 email.complained","email.complained complained complained@cb8db22e39.sandbox.sendwright.test feedback-sim_01a2298b-20cc-75aa-87b6-ade0942a5890"}', '1230'),
	('01a2298b-210b-73cd-8424-08653fb76188', 3, '01a2298b-2b10-7265-b024-4d861474e0e7', 'email.bounced', '{"recipients":["bounced+b@cb8db22e39.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a2298b-2184-77f7-a90b-a52902a6b03c","provider":"simulator"}', '2026-11-29 23:01:54.668+00', '{"simulator:sim_01a2298b-2184-77f7-a90b-a52902a6b03c email.bounced","simulator sim_01a2298b-2184-77f7-a90b-a52902a6b03c email.bounced","email.bounced bounced bounced+b@cb8db22e39.sandbox.sendwright.test 2026-11-29T23:01:54.668Z"}', '1230'),
	('01a2298b-210b-73cd-8424-08653fb76188', 4, '01a2298b-2b10-7265-b024-4d87f8395d69', 'email.delivered', '{"recipients":["delivered+a@cb8db22e39.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2298b-2184-77f7-a90b-a52902a6b03c","provider":"simulator"}', '2026-11-29 23:01:54.668+00', '{"simulator:sim_01a2298b-2184-77f7-a90b-a52902a6b03c email.delivered","simulator sim_01a2298b-2184-77f7-a90b-a52902a6b03c email.delivered","email.delivered delivered delivered+a@cb8db22e39.sandbox.sendwright.test 2026-11-29T23:01:54.668Z"}', '1230'),
	('01a2298b-273c-702f-a68d-d5b0068ef8d9', 2, '01a2298b-2c03-76db-be71-b0e2fe6e07d4', 'email.delivered', '{"recipients":["delivered@cb8db22e39.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2298b-2772-77fc-9c49-f78d0a08c21c","provider":"simulator"}', '2026-11-29 23:01:56.186+00', '{"simulator:sim_01a2298b-2772-77fc-9c49-f78d0a08c21c email.delivered","simulator sim_01a2298b-2772-77fc-9c49-f78d0a08c21c email.delivered","email.delivered delivered delivered@cb8db22e39.sandbox.sendwright.test 2026-11-29T23:01:56.186Z"}', '1234'),
	('01a2298b-28c3-736d-a6da-cd16a58fecaa', 1, '01a2298b-876e-718b-bf3f-64210d402774', 'email.failed', '{"recipients":["cut-too@example.com"],"reason":"outcome_unknown","provider_code":null,"attempts":1,"provider":"operator"}', '2026-11-29 23:02:19.533+00', '{"operator 40cd34af-7500-4f03-891b-5a651e764f48","email.failed failed cut-too@example.com 2026-11-29T23:02:19.533Z"}', '1277'),
	('01a2298b-8c8c-7147-aa64-182d0cd70a89', 1, '01a2298b-8cd0-7675-afc2-40acdd46168d', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a2298b-8ccb-7599-86b8-d376103adc1a"}', '2026-11-29 23:02:21.131+00', '{"email.sent delivered@cb8db22e39.sandbox.sendwright.test"}', '1287'),
	('01a2298b-8d08-7562-aa0d-953c64e844ff', 2, '01a2298b-9574-766a-9773-105ad5b0f794', 'email.delivered', '{"recipients":["delivered@cb8db22e39.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2298b-8d17-7053-b98c-7c0c946c44e8","test":true,"provider":"simulator"}', '2026-11-29 23:02:22.207+00', '{"simulator:sim_01a2298b-8d17-7053-b98c-7c0c946c44e8 email.delivered","simulator sim_01a2298b-8d17-7053-b98c-7c0c946c44e8 email.delivered","email.delivered delivered delivered@cb8db22e39.sandbox.sendwright.test 2026-11-29T23:02:22.207Z"}', '1367'),
	('01a2298b-8d1b-70d1-8065-1332fe4a0a41', 2, '01a2298b-9574-766a-9773-105b107b941c', 'email.bounced', '{"recipients":["bounced@cb8db22e39.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a2298b-8d3c-72fc-aa6b-229da821aa8a","test":true,"provider":"simulator"}', '2026-11-29 23:02:22.243+00', '{"simulator:sim_01a2298b-8d3c-72fc-aa6b-229da821aa8a email.bounced","simulator sim_01a2298b-8d3c-72fc-aa6b-229da821aa8a email.bounced","email.bounced bounced bounced@cb8db22e39.sandbox.sendwright.test 2026-11-29T23:02:22.243Z"}', '1367'),
	('01a2298b-8d4b-716a-923b-d79e07b724b7', 2, '01a2298b-9574-766a-9773-105ce42bba5f', 'email.delivered', '{"recipients":["anybody@cb8db22e39.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2298b-8d64-7113-8ff8-43d977f19ee3","test":true,"provider":"simulator"}', '2026-11-29 23:02:22.284+00', '{"simulator:sim_01a2298b-8d64-7113-8ff8-43d977f19ee3 email.delivered","simulator sim_01a2298b-8d64-7113-8ff8-43d977f19ee3 email.delivered","email.delivered delivered anybody@cb8db22e39.sandbox.sendwright.test 2026-11-29T23:02:22.284Z"}', '1367'),
	('01a2298b-e7ae-7572-8327-e155afa62739', 1, '01a2298b-e7c0-76e2-b17b-571db9426902', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a2298b-e7bf-73a7-ba0a-e283dbd987be"}', '2026-11-29 23:02:44.415+00', '{"email.sent complained@cb8db22e39.sandbox.sendwright.test"}', '1498'),
	('01a2298b-8d08-7562-aa0d-953c64e844ff', 1, '01a2298b-8d18-75b2-80ab-b4d198b64973', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a2298b-8d17-7053-b98c-7c0c946c44e8"}', '2026-11-29 23:02:21.207+00', '{"email.sent delivered@cb8db22e39.sandbox.sendwright.test"}', '1295'),
	('01a2298b-8d1b-70d1-8065-1332fe4a0a41', 1, '01a2298b-8d4a-71e1-961a-0da9b86289f9', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a2298b-8d3c-72fc-aa6b-229da821aa8a"}', '2026-11-29 23:02:21.243+00', '{"email.sent bounced@cb8db22e39.sandbox.sendwright.test"}', '1299'),
	('01a2298b-8d4b-716a-923b-d79e07b724b7', 1, '01a2298b-8d72-7209-8554-387781c257bc', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a2298b-8d64-7113-8ff8-43d977f19ee3"}', '2026-11-29 23:02:21.284+00', '{"email.sent anybody@cb8db22e39.sandbox.sendwright.test"}', '1304'),
	('01a2298b-8d9b-7531-b3ff-8c4e74e36cf0', 1, '01a2298b-8dfa-752d-b7b8-0fcd7f5c0138', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2298b-8d9b-7531-b3ff-8c4e74e36cf0@c81bd38286.sandbox.sendwright.test"}', '2026-11-29 23:02:21.433+00', '{"email.sent bob@bolt.example"}', '1317'),
	('01a2298b-8e75-7079-bf28-f20371731fe4', 1, '01a2298b-8edb-71d1-b5df-394b34bcea6c', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2298b-8e75-7079-bf28-f20371731fe4@mail.acme.example"}', '2026-11-29 23:02:21.652+00', '{"email.sent [erased],rita@example.com"}', '1330'),
	('01a2298b-8c8c-7147-aa64-182d0cd70a89', 2, '01a2298b-9100-76ab-a6eb-b00c9e92836b', 'email.delivered', '{"recipients":["delivered@cb8db22e39.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2298b-8ccb-7599-86b8-d376103adc1a","provider":"simulator"}', '2026-11-29 23:02:22.131+00', '{"simulator:sim_01a2298b-8ccb-7599-86b8-d376103adc1a email.delivered","simulator sim_01a2298b-8ccb-7599-86b8-d376103adc1a email.delivered","email.delivered delivered delivered@cb8db22e39.sandbox.sendwright.test 2026-11-29T23:02:22.131Z"}', '1347'),
	('01a2298b-9f1a-717c-b765-cabf487c04a3', 1, '01a2298b-9f33-7631-88ff-3177a8696a90', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a2298b-9f30-71f5-bf23-452e172698db"}', '2026-11-29 23:02:25.84+00', '{"email.sent delivered@cb8db22e39.sandbox.sendwright.test"}', '1419'),
	('01a2298b-9f1a-717c-b765-cabf487c04a3', 2, '01a2298b-a348-77ab-8442-358816bc2aa8', 'email.delivered', '{"recipients":["delivered@cb8db22e39.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2298b-9f30-71f5-bf23-452e172698db","provider":"simulator"}', '2026-11-29 23:02:26.84+00', '{"simulator:sim_01a2298b-9f30-71f5-bf23-452e172698db email.delivered","simulator sim_01a2298b-9f30-71f5-bf23-452e172698db email.delivered","email.delivered delivered delivered@cb8db22e39.sandbox.sendwright.test 2026-11-29T23:02:26.840Z"}', '1437'),
	('01a2298b-a47c-7565-b2d3-c41bdfc37ec8', 1, '01a2298b-a525-74e8-ad40-962a55917b00', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2298b-a47c-7565-b2d3-c41bdfc37ec8@mail.acme.example"}', '2026-11-29 23:02:27.365+00', '{"email.sent copied@example.com"}', '1453');


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
	('01a2298b-1db8-7195-b326-162cd91a1a00', 1, '2026-11-29 23:01:52.88+00', '2026-11-29 23:01:52.881+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2298b-1caf-723a-ae75-742f0215b77b', 1, '2026-11-29 23:01:52.5+00', '2026-11-29 23:01:53.137+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a2298b-1fa5-7637-9489-17c7639b8c40', 1, '2026-11-29 23:01:53.317+00', '2026-11-29 23:01:53.317+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2298b-208f-770c-a739-3e8001ad42ee', 1, '2026-11-29 23:01:53.484+00', '2026-11-29 23:01:53.484+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2298b-210b-73cd-8424-08653fb76188', 1, '2026-11-29 23:01:53.584+00', '2026-11-29 23:01:53.668+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a2298b-21ca-7632-85b6-bc634eb0de66', 1, '2026-11-29 23:01:53.775+00', '2026-11-29 23:01:53.888+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a2298b-2174-7457-ba6a-1d4582ba1b3c', 1, '2026-11-29 23:01:53.672+00', '2026-11-29 23:01:53.75+00', NULL, 'permanently_refused', 'smtp', '550 5.1.1 No such user here'),
	('01a2298b-225f-7786-8115-ad257538e287', 1, '2026-11-29 23:01:53.935+00', '2026-11-29 23:01:54.227+00', NULL, 'partly_accepted', 'smtp', 'gone-too@example.org: 550 5.1.1 No such user here
there@example.org: 250 OK: message queued'),
	('01a2298b-25d2-748f-9221-5f02671bd71b', 1, '2026-11-29 23:01:54.875+00', '2026-11-29 23:01:54.956+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a2298b-267a-701d-90c6-58d862693ef1', 1, '2026-11-29 23:01:55+00', '2026-11-29 23:01:55.062+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a2298b-273c-702f-a68d-d5b0068ef8d9', 1, '2026-11-29 23:01:55.186+00', '2026-11-29 23:01:55.186+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2298b-2862-749c-9c87-1f066c035e05', 1, '2026-11-29 23:01:55.48+00', '2026-11-29 23:01:55.494+00', '2026-11-29 23:02:00.494+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a2298b-28a2-77dc-b8c0-3dcec56dd87e', 1, '2026-11-29 23:01:55.516+00', '2026-11-29 23:01:55.528+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a2298b-28c3-736d-a6da-cd16a58fecaa', 1, '2026-11-29 23:01:55.544+00', '2026-11-29 23:01:55.737+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a2298b-2862-749c-9c87-1f066c035e05', 2, '2026-11-29 23:02:00.666+00', '2026-11-29 23:02:01.161+00', '2026-11-29 23:02:11.161+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a2298b-2862-749c-9c87-1f066c035e05', 3, '2026-11-29 23:02:11.197+00', '2026-11-29 23:02:11.309+00', '2026-11-29 23:02:31.309+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a2298b-8c8c-7147-aa64-182d0cd70a89', 1, '2026-11-29 23:02:21.131+00', '2026-11-29 23:02:21.132+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2298b-8d08-7562-aa0d-953c64e844ff', 1, '2026-11-29 23:02:21.207+00', '2026-11-29 23:02:21.207+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2298b-8d1b-70d1-8065-1332fe4a0a41', 1, '2026-11-29 23:02:21.243+00', '2026-11-29 23:02:21.244+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2298b-8d4b-716a-923b-d79e07b724b7', 1, '2026-11-29 23:02:21.284+00', '2026-11-29 23:02:21.284+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2298b-8d9b-7531-b3ff-8c4e74e36cf0', 1, '2026-11-29 23:02:21.385+00', '2026-11-29 23:02:21.433+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a2298b-8e75-7079-bf28-f20371731fe4', 1, '2026-11-29 23:02:21.568+00', '2026-11-29 23:02:21.652+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a2298b-9f1a-717c-b765-cabf487c04a3', 1, '2026-11-29 23:02:25.84+00', '2026-11-29 23:02:25.84+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2298b-a47c-7565-b2d3-c41bdfc37ec8', 1, '2026-11-29 23:02:27.264+00', '2026-11-29 23:02:27.365+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a2298b-2862-749c-9c87-1f066c035e05', 4, '2026-11-29 23:02:31.366+00', '2026-11-29 23:02:31.408+00', '2026-11-29 23:03:11.408+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a2298b-e7ae-7572-8327-e155afa62739', 1, '2026-11-29 23:02:44.415+00', '2026-11-29 23:02:44.415+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator');


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
	('01a2298b-1caf-723a-ae75-742f0215b77b', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:53.137+00', 'sent', '{sent,sent,sent}', NULL, '01a2298b-1caf-723a-ae75-742f0215b77b@mail.acme.example', NULL, 2, true),
	('01a2298b-21ca-7632-85b6-bc634eb0de66', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:53.888+00', 'sent', '{sent}', NULL, '01a2298b-21ca-7632-85b6-bc634eb0de66@mail.acme.example', NULL, 2, true),
	('01a2298b-2174-7457-ba6a-1d4582ba1b3c', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:53.75+00', 'bounced', '{bounced}', NULL, NULL, NULL, 2, true),
	('01a2298b-225f-7786-8115-ad257538e287', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:54.227+00', 'bounced', '{bounced,sent}', NULL, '01a2298b-225f-7786-8115-ad257538e287@mail.acme.example', NULL, 3, true),
	('01a2298b-1db8-7195-b326-162cd91a1a00', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:53.913+00', 'delivered', '{delivered}', NULL, 'sim_01a2298b-1e70-77b6-8c43-b9c2e6e3906d', NULL, 3, true),
	('01a2298b-25d2-748f-9221-5f02671bd71b', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:54.956+00', 'sent', '{sent}', NULL, '01a2298b-25d2-748f-9221-5f02671bd71b@mail.acme.example', NULL, 2, true),
	('01a2298b-267a-701d-90c6-58d862693ef1', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:55.062+00', 'sent', '{sent}', NULL, '01a2298b-267a-701d-90c6-58d862693ef1@mail.acme.example', NULL, 2, true),
	('01a2298b-27b2-7148-bb9d-a0038e86dd5c', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:55.331+00', 'cancelled', '{scheduled}', '2026-12-19 23:01:55.212+00', NULL, NULL, 2, false),
	('01a2298b-2862-749c-9c87-1f066c035e05', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:55.426+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a2298b-28a2-77dc-b8c0-3dcec56dd87e', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:55.49+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a2298b-1fa5-7637-9489-17c7639b8c40', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:56.037+00', 'bounced', '{bounced}', NULL, 'sim_01a2298b-2025-7562-9946-965b3495476c', NULL, 3, true),
	('01a2298b-208f-770c-a739-3e8001ad42ee', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:56.037+00', 'complained', '{complained}', NULL, 'sim_01a2298b-20cc-75aa-87b6-ade0942a5890', NULL, 4, true),
	('01a2298b-210b-73cd-8424-08653fb76188', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:56.037+00', 'bounced', '{delivered,bounced,sent}', NULL, '01a2298b-210b-73cd-8424-08653fb76188@mail.acme.example', NULL, 5, true),
	('01a2298b-273c-702f-a68d-d5b0068ef8d9', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:56.265+00', 'delivered', '{delivered}', NULL, 'sim_01a2298b-2772-77fc-9c49-f78d0a08c21c', NULL, 3, true),
	('01a2298b-28c3-736d-a6da-cd16a58fecaa', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:02:19.533+00', 'failed', '{failed}', NULL, NULL, 'It is not known whether the email arrived, and it was given up.', 2, true),
	('01a2298b-8d9b-7531-b3ff-8c4e74e36cf0', '01a22988-c5eb-71e6-80a1-72c81bd38286', 'live', '2026-11-29 23:02:21.433+00', 'sent', '{sent}', NULL, '01a2298b-8d9b-7531-b3ff-8c4e74e36cf0@c81bd38286.sandbox.sendwright.test', NULL, 2, true),
	('01a2298b-8e75-7079-bf28-f20371731fe4', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:02:21.652+00', 'sent', '{sent,sent}', NULL, '01a2298b-8e75-7079-bf28-f20371731fe4@mail.acme.example', NULL, 2, true),
	('01a2298b-8c8c-7147-aa64-182d0cd70a89', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:02:22.141+00', 'delivered', '{delivered}', NULL, 'sim_01a2298b-8ccb-7599-86b8-d376103adc1a', NULL, 3, true),
	('01a2298b-8d08-7562-aa0d-953c64e844ff', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'test', '2026-11-29 23:02:23.312+00', 'delivered', '{delivered}', NULL, 'sim_01a2298b-8d17-7053-b98c-7c0c946c44e8', NULL, 3, true),
	('01a2298b-8d1b-70d1-8065-1332fe4a0a41', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'test', '2026-11-29 23:02:23.312+00', 'bounced', '{bounced}', NULL, 'sim_01a2298b-8d3c-72fc-aa6b-229da821aa8a', NULL, 3, true),
	('01a2298b-8d4b-716a-923b-d79e07b724b7', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'test', '2026-11-29 23:02:23.312+00', 'delivered', '{delivered}', NULL, 'sim_01a2298b-8d64-7113-8ff8-43d977f19ee3', NULL, 3, true),
	('01a2298b-9f1a-717c-b765-cabf487c04a3', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:02:26.853+00', 'delivered', '{delivered}', NULL, 'sim_01a2298b-9f30-71f5-bf23-452e172698db', NULL, 3, true),
	('01a2298b-a47c-7565-b2d3-c41bdfc37ec8', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:02:27.365+00', 'sent', '{sent}', NULL, '01a2298b-a47c-7565-b2d3-c41bdfc37ec8@mail.acme.example', NULL, 2, true),
	('01a2298b-e7ae-7572-8327-e155afa62739', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:02:44.415+00', 'sent', '{sent}', NULL, 'sim_01a2298b-e7bf-73a7-ba0a-e283dbd987be', NULL, 2, true),
	('01a2298c-7609-72e3-bae6-653bfd6210c1', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:03:20.841+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a2298c-76e4-7328-9b94-722d9c44690b', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:03:21.06+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a2298c-7760-70f0-ae23-6fc400a89daa', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:03:21.184+00', 'scheduled', '{scheduled}', '2026-11-30 00:03:21.15+00', NULL, NULL, 1, false),
	('01a2298c-778c-72e6-9752-3cffb2ae7c19', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:03:21.228+00', 'scheduled', '{scheduled}', '2026-11-30 00:03:21.15+00', NULL, NULL, 1, false),
	('01a2298c-77b8-70cf-883b-1e5aebc5d3c9', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:03:21.272+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a2298c-7904-7512-971e-e658ece1f455', '01a22988-c5eb-71e6-80a1-72c81bd38286', 'live', '2026-11-29 23:03:21.604+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a2298c-b419-75d9-9ad2-b6b748d67f9c', '01a22988-c5eb-71e6-80a1-72c81bd38286', 'live', '2026-11-29 23:03:36.729+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false);


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
	('01a2298b-1caf-723a-ae75-742f0215b77b', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:52.431+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{"Ada Lovelace <ada@example.com>"}', '{carl@example.com}', '{"Bea <bea@example.net>"}', '{answers@acme.example,"Other <other@acme.example>"}', 'Everything at once', '{receipt,order:1234}', NULL, '01a2298b-1caf-723a-ae75-742f0215b77b@mail.acme.example', '{ada@example.com,carl@example.com,bea@example.net}', NULL, NULL, 3, NULL, 'ada@example.com
carl@example.com
bea@example.net
everything at once', '01a2298b-1caf-723a-ae75-7430ae1ccdcc', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, '1cc1bed5-4c51-d3bc-a70b-fd191295334e', NULL, NULL),
	('01a2298b-1db8-7195-b326-162cd91a1a00', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:52.696+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{delivered@cb8db22e39.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be delivered', '{}', NULL, '01a2298b-1db8-7195-b326-162cd91a1a00@mail.acme.example', '{delivered@cb8db22e39.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@cb8db22e39.sandbox.sendwright.test
to be delivered', '01a2298b-1db8-7195-b326-162d11ff1695', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, '0966b747-631b-9af5-a2f4-310e8870fdd5', NULL, NULL),
	('01a2298b-1fa5-7637-9489-17c7639b8c40', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:53.189+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{bounced@cb8db22e39.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be bounced', '{}', NULL, '01a2298b-1fa5-7637-9489-17c7639b8c40@mail.acme.example', '{bounced@cb8db22e39.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@cb8db22e39.sandbox.sendwright.test
to be bounced', '01a2298b-1fa5-7637-9489-17c83dc86168', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, 'b68c2c31-9834-b8a6-e409-8a503e7b59c8', NULL, NULL),
	('01a2298b-208f-770c-a739-3e8001ad42ee', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:53.423+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{complained@cb8db22e39.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be complained', '{}', NULL, '01a2298b-208f-770c-a739-3e8001ad42ee@mail.acme.example', '{complained@cb8db22e39.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@cb8db22e39.sandbox.sendwright.test
to be complained', '01a2298b-208f-770c-a739-3e8175811742', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, '802bfdff-4652-debe-f229-a4ed21e42913', NULL, NULL),
	('01a2298b-210b-73cd-8424-08653fb76188', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:53.547+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{delivered+a@cb8db22e39.sandbox.sendwright.test,bounced+b@cb8db22e39.sandbox.sendwright.test,real@example.com}', '{}', '{}', NULL, 'To several', '{}', NULL, '01a2298b-210b-73cd-8424-08653fb76188@mail.acme.example', '{delivered+a@cb8db22e39.sandbox.sendwright.test,bounced+b@cb8db22e39.sandbox.sendwright.test,real@example.com}', NULL, '{delivered,bounced,NULL}', 0, NULL, 'delivered+a@cb8db22e39.sandbox.sendwright.test
bounced+b@cb8db22e39.sandbox.sendwright.test
real@example.com
to several', '01a2298b-210b-73cd-8424-08666532d1be', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, 'ccd51b0a-34e6-98d3-b3ca-626a74f1a18d', NULL, NULL),
	('01a2298b-2174-7457-ba6a-1d4582ba1b3c', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:53.652+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{gone@example.org}', '{}', '{}', NULL, 'To nobody', '{}', NULL, '01a2298b-2174-7457-ba6a-1d4582ba1b3c@mail.acme.example', '{gone@example.org}', NULL, NULL, 0, NULL, 'gone@example.org
to nobody', '01a2298b-2174-7457-ba6a-1d46d7060f0a', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, 'c5267a9d-0afa-334b-06ba-8f9588a93a8b', NULL, NULL),
	('01a2298b-21ca-7632-85b6-bc634eb0de66', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:53.738+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{"Jörg <Joerg.Big@Bücher.example>"}', '{}', '{}', NULL, 'To a name that is spelled in another way on its way', '{}', NULL, '01a2298b-21ca-7632-85b6-bc634eb0de66@mail.acme.example', '{joerg.big@xn--bcher-kva.example}', '{Joerg.Big@xn--bcher-kva.example}', NULL, 0, NULL, 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way', '01a2298b-21ca-7632-85b6-bc6491f04852', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, '7cc853cd-209f-0562-e54d-67710c6c660c', NULL, NULL),
	('01a2298b-225f-7786-8115-ad257538e287', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:53.887+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{gone-too@example.org,there@example.org}', '{}', '{}', NULL, 'To nobody and somebody', '{receipt}', NULL, '01a2298b-225f-7786-8115-ad257538e287@mail.acme.example', '{gone-too@example.org,there@example.org}', NULL, NULL, 0, NULL, 'gone-too@example.org
there@example.org
to nobody and somebody', '01a2298b-225f-7786-8115-ad2615c98ab3', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, '8c61f359-229b-2b01-e22a-a164ff50c1de', NULL, NULL),
	('01a2298b-25d2-748f-9221-5f02671bd71b', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:54.77+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{tina@example.com}', '{}', '{}', NULL, 'Welcome, Tina', '{}', NULL, '01a2298b-25d2-748f-9221-5f02671bd71b@mail.acme.example', '{tina@example.com}', NULL, NULL, 0, NULL, 'tina@example.com
welcome, tina', '01a2298b-25d2-748f-9221-5f03cf1712cf', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, '2a2eaa8c-ea7a-ac2e-9d5e-a052de09f52d', NULL, '01a2298b-1a2c-7406-923e-e77f18af56ee'),
	('01a2298b-267a-701d-90c6-58d862693ef1', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:54.938+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{tom@example.com}', '{}', '{}', '{answers@acme.example}', 'For everybody', '{}', NULL, '01a2298b-267a-701d-90c6-58d862693ef1@mail.acme.example', '{tom@example.com}', NULL, NULL, 0, NULL, 'tom@example.com
for everybody', '01a2298b-267a-701d-90c6-58d9e8657acf', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, '3638392e-a0f1-0e09-4504-5b7609ab5b7d', NULL, '01a2298b-1b08-7219-8d0c-a37273fa62d5'),
	('01a2298b-273c-702f-a68d-d5b0068ef8d9', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:55.132+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{delivered@cb8db22e39.sandbox.sendwright.test}', '{}', '{}', NULL, 'One of a batch', '{}', NULL, '01a2298b-273c-702f-a68d-d5b0068ef8d9@mail.acme.example', '{delivered@cb8db22e39.sandbox.sendwright.test}', NULL, '{delivered}', 0, 'batch-1', 'delivered@cb8db22e39.sandbox.sendwright.test
one of a batch', '01a2298b-273c-702f-a68d-d5b1106643a0', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, 'e2a9fd5c-e928-cd1f-0fa8-f3187cbf1af9', NULL, NULL),
	('01a2298b-27b2-7148-bb9d-a0038e86dd5c', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:55.25+00', '2026-12-19 23:01:55.212+00', '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{never@example.com}', '{}', '{}', NULL, 'To be cancelled', '{}', NULL, '01a2298b-27b2-7148-bb9d-a0038e86dd5c@mail.acme.example', '{never@example.com}', NULL, NULL, 0, NULL, 'never@example.com
to be cancelled', '01a2298b-27b2-7148-bb9d-a004cd914f4d', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, '90c47a79-5c81-6dc6-2c17-8f49e305e81d', NULL, NULL),
	('01a2298b-2862-749c-9c87-1f066c035e05', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:55.426+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{busy@example.com}', '{}', '{}', NULL, 'Refused for now', '{}', NULL, '01a2298b-2862-749c-9c87-1f066c035e05@mail.acme.example', '{busy@example.com}', NULL, NULL, 0, NULL, 'busy@example.com
refused for now', '01a2298b-2862-749c-9c87-1f073078d9e1', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, '593adb91-fcbd-7dad-86e1-e375a9ee601b', NULL, NULL),
	('01a2298b-28a2-77dc-b8c0-3dcec56dd87e', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:55.49+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{cut@example.com}', '{}', '{}', NULL, 'Held, as its answer was lost', '{}', NULL, '01a2298b-28a2-77dc-b8c0-3dcec56dd87e@mail.acme.example', '{cut@example.com}', NULL, NULL, 0, NULL, 'cut@example.com
held, as its answer was lost', '01a2298b-28a2-77dc-b8c0-3dcf1667c6ff', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, '40ef8488-530e-865a-1496-3322025fb4d4', NULL, NULL),
	('01a2298b-28c3-736d-a6da-cd16a58fecaa', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:55.523+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{cut-too@example.com}', '{}', '{}', NULL, 'Settled as failed', '{}', NULL, '01a2298b-28c3-736d-a6da-cd16a58fecaa@mail.acme.example', '{cut-too@example.com}', NULL, NULL, 0, NULL, 'cut-too@example.com
settled as failed', '01a2298b-28c3-736d-a6da-cd1780051f00', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, 'c7dbd157-4b8e-38e4-b05d-ca433cae7e8f', NULL, NULL),
	('01a2298b-8d9b-7531-b3ff-8c4e74e36cf0', '01a22988-c5eb-71e6-80a1-72c81bd38286', 'live', '2026-11-29 23:02:21.339+00', NULL, NULL, 'b@c81bd38286.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Bolt', '{}', NULL, '01a2298b-8d9b-7531-b3ff-8c4e74e36cf0@c81bd38286.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
bolt', '01a2298b-8d9b-7531-b3ff-8c4fa1554336', NULL, '01a22989-8dba-7255-9ddf-2241a70256db', NULL, 'd6e56eb8-2403-36cc-54b4-d4af306d78a6', NULL, NULL),
	('01a2298b-8c8c-7147-aa64-182d0cd70a89', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:02:21.068+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Søren <shop@mail.acme.example>', '{"Émile <delivered@cb8db22e39.sandbox.sendwright.test>"}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', '{"visible":null,"messageId":"own-1@mail.acme.example","date":"Sun, 29 Nov 2026 23:02:20 +0000"}', '01a2298b-8c8c-7147-aa64-182d0cd70a89@mail.acme.example', '{delivered@cb8db22e39.sandbox.sendwright.test}', NULL, '{delivered}', 1, NULL, 'delivered@cb8db22e39.sandbox.sendwright.test
submitted over smtp', '01a2298b-8c8c-7147-aa64-182eca09f143', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, NULL, NULL, NULL),
	('01a2298b-8d08-7562-aa0d-953c64e844ff', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'test', '2026-11-29 23:02:21.192+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Test <t@mail.acme.example>', '{delivered@cb8db22e39.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: delivered', '{}', NULL, '01a2298b-8d08-7562-aa0d-953c64e844ff@mail.acme.example', '{delivered@cb8db22e39.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@cb8db22e39.sandbox.sendwright.test
in test mode: delivered', '01a2298b-8d08-7562-aa0d-953d20a93447', NULL, '01a22988-4aba-7028-bb60-31d15af9646b', NULL, '5bbd73f8-5102-767b-76a2-ea9977db27ed', NULL, NULL),
	('01a2298b-8e75-7079-bf28-f20371731fe4', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:02:21.557+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'e@mail.acme.example', '{[erased],rita@example.com}', '{}', '{}', NULL, '[erased]', '{}', NULL, '01a2298b-8e75-7079-bf28-f20371731fe4@mail.acme.example', '{[erased],rita@example.com}', NULL, NULL, 0, NULL, '[erased]
rita@example.com
[erased]', '01a2298b-8e75-7079-bf28-f204947198ef', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, 'e4c18bb0-7b35-564c-7862-fabae5f2a8b9', NULL, NULL),
	('01a2298b-9f1a-717c-b765-cabf487c04a3', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:02:25.818+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'w@mail.acme.example', '{delivered@cb8db22e39.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a2298b-9f1a-717c-b765-cabf487c04a3@mail.acme.example', '{delivered@cb8db22e39.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@cb8db22e39.sandbox.sendwright.test
its webhook waits', '01a2298b-9f1a-717c-b765-cac055268bd9', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, '41cd0cf3-1724-059c-7cb6-15f57ec21b6a', NULL, NULL),
	('01a2298b-8d1b-70d1-8065-1332fe4a0a41', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'test', '2026-11-29 23:02:21.211+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Test <t@mail.acme.example>', '{bounced@cb8db22e39.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: bounced', '{}', NULL, '01a2298b-8d1b-70d1-8065-1332fe4a0a41@mail.acme.example', '{bounced@cb8db22e39.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@cb8db22e39.sandbox.sendwright.test
in test mode: bounced', '01a2298b-8d1b-70d1-8065-133352f0b10c', NULL, '01a22988-4aba-7028-bb60-31d15af9646b', NULL, '1a809067-74d4-4631-1df9-f8259af4991e', NULL, NULL),
	('01a2298b-8d4b-716a-923b-d79e07b724b7', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'test', '2026-11-29 23:02:21.259+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Test <t@mail.acme.example>', '{anybody@cb8db22e39.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: anybody', '{}', NULL, '01a2298b-8d4b-716a-923b-d79e07b724b7@mail.acme.example', '{anybody@cb8db22e39.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'anybody@cb8db22e39.sandbox.sendwright.test
in test mode: anybody', '01a2298b-8d4b-716a-923b-d79f3ddcdef6', NULL, '01a22988-4aba-7028-bb60-31d15af9646b', NULL, 'ae62eba5-cf65-59a2-0051-c5506be69525', NULL, NULL),
	('01a2298b-e7ae-7572-8327-e155afa62739', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:02:44.398+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'r@mail.acme.example', '{complained@cb8db22e39.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its complaint is still to come', '{}', NULL, '01a2298b-e7ae-7572-8327-e155afa62739@mail.acme.example', '{complained@cb8db22e39.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@cb8db22e39.sandbox.sendwright.test
its complaint is still to come', '01a2298b-e7ae-7572-8327-e156f98f97b9', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, '92a5cbc2-ca40-bcf8-131e-c218a8113c4e', NULL, NULL),
	('01a2298b-a47c-7565-b2d3-c41bdfc37ec8', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:02:27.196+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'w@mail.acme.example', '{copied@example.com}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a2298b-a47c-7565-b2d3-c41bdfc37ec8@mail.acme.example', '{copied@example.com}', NULL, NULL, 0, NULL, 'copied@example.com
its webhook waits', '01a2298b-a47c-7565-b2d3-c41cb283a299', NULL, NULL, '01a22987-81f6-740a-8cf7-07cc54ec44be', NULL, '01a2298b-9f1a-717c-b765-cabf487c04a3', NULL),
	('01a2298c-7609-72e3-bae6-653bfd6210c1', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:03:20.841+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{last@example.com}', '{}', '{}', NULL, 'Queued to go out', '{evening}', NULL, '01a2298c-7609-72e3-bae6-653bfd6210c1@mail.acme.example', '{last@example.com}', NULL, NULL, 0, NULL, 'last@example.com
queued to go out', '01a2298c-7609-72e3-bae6-653c3e22c0d1', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, 'fce86463-afa8-f648-d4f8-c95208d507ad', NULL, NULL),
	('01a2298c-76e4-7328-9b94-722d9c44690b', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:03:21.06+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{delivered@cb8db22e39.sandbox.sendwright.test}', '{}', '{}', NULL, 'Queued for the simulator', '{evening}', NULL, '01a2298c-76e4-7328-9b94-722d9c44690b@mail.acme.example', '{delivered@cb8db22e39.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@cb8db22e39.sandbox.sendwright.test
queued for the simulator', '01a2298c-76e4-7328-9b94-722e199044f5', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, '177393a8-64f3-d973-071a-80cc9f2c1aa4', NULL, NULL),
	('01a2298c-7760-70f0-ae23-6fc400a89daa', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:03:21.184+00', '2026-11-30 00:03:21.15+00', '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to be cancelled', '{evening}', NULL, '01a2298c-7760-70f0-ae23-6fc400a89daa@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to be cancelled', '01a2298c-7760-70f0-ae23-6fc52629fc70', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, 'e8229176-d9ac-6de9-8785-07c32919b6d3', NULL, NULL),
	('01a2298c-778c-72e6-9752-3cffb2ae7c19', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:03:21.228+00', '2026-11-30 00:03:21.15+00', '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to go out', '{evening}', NULL, '01a2298c-778c-72e6-9752-3cffb2ae7c19@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to go out', '01a2298c-778c-72e6-9752-3d00dd5eab53', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, '01ff4fd3-965b-d7fd-58ea-2c064dd0ee1a', NULL, NULL),
	('01a2298c-77b8-70cf-883b-1e5aebc5d3c9', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:03:21.272+00', NULL, '01a2298b-169b-77c2-a737-105632f1e628', 'Acme <hello@mail.acme.example>', '{once@example.com}', '{}', '{}', NULL, 'Asked under a key', '{evening}', NULL, '01a2298c-77b8-70cf-883b-1e5aebc5d3c9@mail.acme.example', '{once@example.com}', NULL, NULL, 0, 'order-4711', 'once@example.com
asked under a key', '01a2298c-77b8-70cf-883b-1e5bcab14a61', NULL, '01a22988-23be-71b7-9039-cf869957ad18', NULL, 'd22d08b4-e532-e509-9c1d-d3ae2f27d561', NULL, NULL),
	('01a2298c-7904-7512-971e-e658ece1f455', '01a22988-c5eb-71e6-80a1-72c81bd38286', 'live', '2026-11-29 23:03:21.604+00', NULL, NULL, 'b@c81bd38286.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Held back', '{}', NULL, '01a2298c-7904-7512-971e-e658ece1f455@c81bd38286.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
held back', '01a2298c-7904-7512-971e-e6595156d22b', NULL, '01a22989-8dba-7255-9ddf-2241a70256db', NULL, 'be75b6e2-32bf-4701-34ad-da33f1bc37b9', NULL, NULL),
	('01a2298c-b419-75d9-9ad2-b6b748d67f9c', '01a22988-c5eb-71e6-80a1-72c81bd38286', 'live', '2026-11-29 23:03:36.729+00', NULL, NULL, 'b@c81bd38286.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'While paused', '{}', NULL, '01a2298c-b419-75d9-9ad2-b6b748d67f9c@c81bd38286.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
while paused', '01a2298c-b419-75d9-9ad2-b6b81ae3787a', NULL, '01a22989-8dba-7255-9ddf-2241a70256db', NULL, 'bbed7c48-bc7a-5ea0-0cd5-cd8e27a4dbd2', NULL, NULL);


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
	('01a2298b-8ec4-7674-921e-ea4ace48cee4@mail.acme.example', '2026-11-29 23:02:21.741+00'),
	('01a2298b-8ec4-7674-921e-ea4ace48cee4', '2026-11-29 23:02:21.741+00');


--
-- Data for Name: holds; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.idempotency_keys VALUES
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', 'batch', 'batch-1', 'dbff6aec37788717604ab7e69987219cffc8bc49974ae8c57d8dfea52b627951', '2026-11-30 23:01:55.088+00', '[{"_tag" : "Accepted", "emailId" : "01a2298b-273c-702f-a68d-d5b0068ef8d9"}]', '{"indexes":[0],"failures":[{"ok":false,"index":1,"error":{"code":"validation_error","message":"The request is not valid: to must be an email address such as ada@example.com.","details":[{"path":["to"],"message":"must be an email address such as ada@example.com"}]}}]}'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', 'message', '01a22988-23be-71b7-9039-cf869957ad18:08b2a8031ff4df9bfba7bc53b7a4b01c33c34bec64a741676439bb2c251424e1', '01a22988-23be-71b7-9039-cf869957ad18:08b2a8031ff4df9bfba7bc53b7a4b01c33c34bec64a741676439bb2c251424e1', '2026-11-29 23:12:21.068+00', '[{"_tag" : "Accepted", "emailId" : "01a2298b-8c8c-7147-aa64-182d0cd70a89"}]', 'null'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', 'single', 'order-4711', '64993acc08a1e8ac0acde79d0dc4c3443d73295447c260a50219b86e6650d571', '2026-11-30 23:03:21.3+00', '[{"_tag" : "Accepted", "emailId" : "01a2298c-77b8-70cf-883b-1e5aebc5d3c9"}]', 'null'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', 'request', 'order-4712', '5cd1768db4c44c1f9a1e2c3bf6407e954574a07ccc4e6eecf40cdc932acc4f6b', 'infinity', '[{"_tag" : "Accepted", "emailId" : "01a2298c-7817-7fcc-8dec-8eb78b2f8da2"}]', 'null');


--
-- Data for Name: log_identity; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.memberships VALUES
	('01a22987-81f6-740a-8cf7-07cb8db22e39', '01a22987-81f6-740a-8cf7-07cc54ec44be', 'owner', '2026-11-29 22:57:56.213+00'),
	('01a22988-c5eb-71e6-80a1-72c81bd38286', '01a22988-c5eb-71e6-80a1-72c9ed3bc0dd', 'owner', '2026-11-29 22:59:19.147+00'),
	('01a22988-fa9a-775e-bfe7-505d1c49d533', '01a22988-fa9a-775e-bfe7-505ee48bf622', 'owner', '2026-11-29 22:59:32.633+00'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298a-5ede-712a-be24-e2f70c9dc38f', 'developer', '2026-11-29 23:01:03.84+00'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298a-a30f-7107-8160-0036ec2020a2', 'viewer', '2026-11-29 23:01:21.297+00');


--
-- Data for Name: metrics_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_hours VALUES
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', 'tag', 498887, 'receipt', 2, 4, 0, 1, 0, 0, 0, 0, 0, '{}'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', 'tag', 498887, 'order:1234', 1, 3, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'test', 'domain', 498887, 'mail.acme.example', 3, 3, 2, 1, 0, 0, 0, 0, 0, '{73,2}'),
	('01a22988-c5eb-71e6-80a1-72c81bd38286', 'live', 'domain', 498887, '', 1, 1, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'simulator', 'domain', 498887, 'mail.acme.example', 6, 8, 6, 2, 0, 1, 0, 0, 0, '{73,6}'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', 'domain', 498887, 'mail.acme.example', 12, 12, 0, 2, 0, 0, 0, 1, 1, '{}');


--
-- Data for Name: metrics_place; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_place VALUES
	(true, '1460:1460:');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.migrations VALUES
	(1, 1, 'initial', 1, '0.0.0', '2026-11-29 22:57:43.043+00'),
	(2, 1, 'mailbox_identities', 1, '0.0.0', '2026-11-29 22:57:43.175+00'),
	(2, 2, 'mailbox_identities', 1, '0.0.0', '2026-11-29 22:57:43.199+00'),
	(3, 1, 'set_aside', 1, '0.0.0', '2026-11-29 22:57:43.28+00'),
	(4, 1, 'audit_sources', 1, '0.0.0', '2026-11-29 22:57:43.307+00'),
	(4, 2, 'audit_sources', 1, '0.0.0', '2026-11-29 22:57:43.338+00'),
	(4, 3, 'audit_sources', 1, '0.0.0', '2026-11-29 22:57:43.399+00'),
	(4, 4, 'audit_sources', 1, '0.0.0', '2026-11-29 22:57:43.443+00'),
	(5, 1, 'template_defaults', 1, '0.0.0', '2026-11-29 22:57:43.502+00'),
	(6, 1, 'report_signatures', 1, '0.0.0', '2026-11-29 22:57:43.592+00'),
	(7, 1, 'requests', 1, '0.0.0', '2026-11-29 22:57:43.662+00'),
	(8, 1, 'joined_accepts', 1, '0.0.0', '2026-11-29 22:57:43.701+00'),
	(9, 1, 'request_keys', 1, '0.0.0', '2026-11-29 22:57:43.715+00'),
	(10, 1, 'email_templates', 1, '0.0.0', '2026-11-29 22:57:43.728+00'),
	(11, 1, 'joined_lookups', 1, '0.0.0', '2026-11-29 22:57:43.744+00'),
	(12, 1, 'received', 1, '0.0.0', '2026-11-29 22:57:43.806+00'),
	(12, 2, 'received', 1, '0.0.0', '2026-11-29 22:57:43.827+00'),
	(12, 3, 'received', 1, '0.0.0', '2026-11-29 22:57:43.834+00'),
	(12, 4, 'received', 1, '0.0.0', '2026-11-29 22:57:43.842+00'),
	(12, 5, 'received', 1, '0.0.0', '2026-11-29 22:57:43.847+00');


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
	('simulator', 'sim_01a2298b-e7bf-73a7-ba0a-e283dbd987be email.delivered', '{"type":"email.delivered","occurredAt":1795993365415,"recipients":["complained@cb8db22e39.sandbox.sendwright.test"],"details":{"recipients":["complained@cb8db22e39.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2298b-e7bf-73a7-ba0a-e283dbd987be"},"keys":["simulator:sim_01a2298b-e7bf-73a7-ba0a-e283dbd987be email.delivered"],"providerMessageId":"sim_01a2298b-e7bf-73a7-ba0a-e283dbd987be","error":null,"provider":"simulator","key":"sim_01a2298b-e7bf-73a7-ba0a-e283dbd987be email.delivered","emailId":"01a2298b-e7ae-7572-8327-e155afa62739","messageId":null}', '2026-11-29 23:02:45.413+00', '2026-11-29 23:02:44.413+00', 'sim_01a2298b-e7bf-73a7-ba0a-e283dbd987be'),
	('simulator', 'sim_01a2298b-e7bf-73a7-ba0a-e283dbd987be email.complained', '{"type":"email.complained","occurredAt":1795993366415,"recipients":["complained@cb8db22e39.sandbox.sendwright.test"],"details":{"recipients":["complained@cb8db22e39.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a2298b-e7bf-73a7-ba0a-e283dbd987be","provider_message_id":"sim_01a2298b-e7bf-73a7-ba0a-e283dbd987be"},"keys":["simulator:sim_01a2298b-e7bf-73a7-ba0a-e283dbd987be email.complained"],"providerMessageId":"sim_01a2298b-e7bf-73a7-ba0a-e283dbd987be","error":null,"provider":"simulator","key":"sim_01a2298b-e7bf-73a7-ba0a-e283dbd987be email.complained","emailId":"01a2298b-e7ae-7572-8327-e155afa62739","messageId":null}', '2026-11-29 23:02:46.413+00', '2026-11-29 23:02:44.413+00', 'sim_01a2298b-e7bf-73a7-ba0a-e283dbd987be');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.quotas VALUES
	('01a22988-c5eb-71e6-80a1-72c81bd38286', '2026-11', 3, 50, '2026-11-29', 3, 100, 1);


--
-- Data for Name: rate_buckets; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.rate_buckets VALUES
	('sign-in:user:2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3', 9, 10, 1795993437250),
	('sign-in:from:12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 48.045611111111114, 49.045611111111114, 1795993438046),
	('sign-in:user:ca48e0014050c7996ca4272865794ba1d47e7ef86b88a1a7010eaf450f025194', 9, 10, 1795993438055),
	('requests:01a22988-23be-71b7-9039-cf869957ad18', 990000, 1000000, 1795993445569),
	('messages:01a22988-23be-71b7-9039-cf869957ad18', 999998, 1000000, 1795993315104),
	('messages:01a22987-81f6-740a-8cf7-07cc54ec44be', 999999, 1000000, 1795993347183),
	('requests:01a22988-4aba-7028-bb60-31d15af9646b', 990000, 1000000, 1795993442876),
	('requests:01a22989-8dba-7255-9ddf-2241a70256db', 3.4350000000000005, 4.4350000000000005, 1795993443178);


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
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 498887, 1, 1, 1, 0),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 498887, 7, 2, 1, 0),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 498887, 5, 2, 0, 0),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 498887, 3, 2, 0, 0),
	('01a22988-c5eb-71e6-80a1-72c81bd38286', 498887, 0, 1, 0, 0),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 498887, 4, 2, 0, 0),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 498887, 6, 4, 0, 0),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 498887, 0, 1, 0, 0);


--
-- Data for Name: reputation_notes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: requests; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.requests OVERRIDING SYSTEM VALUE VALUES
	(1, '01a2298c-7817-7fcc-8dec-8eb78b2f8da2', '01a22987-81f6-740a-8cf7-07cb8db22e39', '2026-11-29 23:03:21.367+00', '{"to": "row@example.com", "from": "Acme <hello@mail.acme.example>", "tags": ["evening"], "text": "Asked by SQL.", "subject": "Asked by SQL"}', 140, '-infinity', 'order-4712');


--
-- Data for Name: retention_terms; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: search_entries_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.search_entries_2026_11 VALUES
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-1db8-7195-b326-162cd91a1a00', '{}', 'delivered@cb8db22e39.sandbox.sendwright.test
to be delivered'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-1caf-723a-ae75-742f0215b77b', '{receipt,order:1234}', 'ada@example.com
carl@example.com
bea@example.net
everything at once'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-1fa5-7637-9489-17c7639b8c40', '{}', 'bounced@cb8db22e39.sandbox.sendwright.test
to be bounced'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-208f-770c-a739-3e8001ad42ee', '{}', 'complained@cb8db22e39.sandbox.sendwright.test
to be complained'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-210b-73cd-8424-08653fb76188', '{}', 'delivered+a@cb8db22e39.sandbox.sendwright.test
bounced+b@cb8db22e39.sandbox.sendwright.test
real@example.com
to several'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-21ca-7632-85b6-bc634eb0de66', '{}', 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-2174-7457-ba6a-1d4582ba1b3c', '{}', 'gone@example.org
to nobody'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-225f-7786-8115-ad257538e287', '{receipt}', 'gone-too@example.org
there@example.org
to nobody and somebody'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-25d2-748f-9221-5f02671bd71b', '{}', 'tina@example.com
welcome, tina'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-267a-701d-90c6-58d862693ef1', '{}', 'tom@example.com
for everybody'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-273c-702f-a68d-d5b0068ef8d9', '{}', 'delivered@cb8db22e39.sandbox.sendwright.test
one of a batch'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-27b2-7148-bb9d-a0038e86dd5c', '{}', 'never@example.com
to be cancelled'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-28c3-736d-a6da-cd16a58fecaa', '{}', 'cut-too@example.com
settled as failed'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-8c8c-7147-aa64-182d0cd70a89', '{}', 'delivered@cb8db22e39.sandbox.sendwright.test
submitted over smtp'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'test', '01a2298b-8d08-7562-aa0d-953c64e844ff', '{}', 'delivered@cb8db22e39.sandbox.sendwright.test
in test mode: delivered'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'test', '01a2298b-8d1b-70d1-8065-1332fe4a0a41', '{}', 'bounced@cb8db22e39.sandbox.sendwright.test
in test mode: bounced'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'test', '01a2298b-8d4b-716a-923b-d79e07b724b7', '{}', 'anybody@cb8db22e39.sandbox.sendwright.test
in test mode: anybody'),
	('01a22988-c5eb-71e6-80a1-72c81bd38286', 'live', '01a2298b-8d9b-7531-b3ff-8c4e74e36cf0', '{}', 'bob@bolt.example
bolt'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-8e75-7079-bf28-f20371731fe4', '{}', '[erased]
rita@example.com
[erased]'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-9f1a-717c-b765-cabf487c04a3', '{}', 'delivered@cb8db22e39.sandbox.sendwright.test
its webhook waits'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-a47c-7565-b2d3-c41bdfc37ec8', '{}', 'copied@example.com
its webhook waits'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298b-e7ae-7572-8327-e155afa62739', '{}', 'complained@cb8db22e39.sandbox.sendwright.test
its complaint is still to come'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298c-7760-70f0-ae23-6fc400a89daa', '{evening}', 'later@example.com
scheduled, to be cancelled'),
	('01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '01a2298c-778c-72e6-9752-3cffb2ae7c19', '{evening}', 'later@example.com
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
	('01a2298b-28a2-77dc-b8c0-3dcec56dd87e', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:01:55.528+00', '2026-11-29 23:01:55.528+00', '2026-11-29 23:01:55.49+00', NULL, NULL, 1, 0, true, NULL, NULL, '1222', NULL),
	('01a2298b-2862-749c-9c87-1f066c035e05', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:03:11.406+00', '2026-11-29 23:03:11.406+00', '2026-11-29 23:01:55.424+00', NULL, NULL, 4, 0, false, NULL, NULL, '1467', NULL),
	('01a2298c-7609-72e3-bae6-653bfd6210c1', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:03:20.87+00', '2026-11-29 23:03:20.87+00', '2026-11-29 23:03:20.87+00', NULL, NULL, 0, 0, false, NULL, NULL, '1510', NULL),
	('01a2298c-76e4-7328-9b94-722d9c44690b', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:03:21.089+00', '2026-11-29 23:03:21.089+00', '2026-11-29 23:03:21.089+00', NULL, NULL, 0, 0, false, NULL, NULL, '1514', NULL),
	('01a2298c-77b8-70cf-883b-1e5aebc5d3c9', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', '2026-11-29 23:03:21.301+00', '2026-11-29 23:03:21.301+00', '2026-11-29 23:03:21.301+00', NULL, NULL, 0, 0, false, NULL, NULL, '1524', NULL),
	('01a2298c-7904-7512-971e-e658ece1f455', '01a22988-c5eb-71e6-80a1-72c81bd38286', 'live', '2026-11-29 23:03:35.641+00', '2026-11-29 23:03:35.641+00', '2026-11-29 23:03:21.633+00', NULL, NULL, 0, 0, true, NULL, '2026-11-29 23:03:21.633+00', '1530', NULL),
	('01a2298c-b419-75d9-9ad2-b6b748d67f9c', '01a22988-c5eb-71e6-80a1-72c81bd38286', 'live', '2026-11-29 23:03:36.758+00', '2026-11-29 23:03:36.758+00', '2026-11-29 23:03:36.758+00', NULL, NULL, 0, 0, false, NULL, NULL, '1553', NULL);


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
	('01a22989-dfa5-778a-9113-e842347526e2', '5100b565a1eb9be3b3aa806acdca85a0e6c719f745cacfe8745a8712b89f64f7', '01a22987-81f6-740a-8cf7-07cc54ec44be', 'link', '2026-11-29 23:00:31.269+00', '2026-11-29 23:00:31.269+00', '2026-12-29 23:00:31.269+00', '', '127.0.0.0/24'),
	('01a2298a-1f6e-7761-9b80-00f475bb873b', '6466561ed54b3662802ca1eadc3b94f0c73aa7d091165560413dbf62fef1788e', '01a22989-ac35-7707-84f0-d8ef38c88c8b', 'link', '2026-11-29 23:00:47.599+00', '2026-11-29 23:00:47.599+00', '2026-12-29 23:00:47.599+00', '', '127.0.0.0/24'),
	('01a2298a-5f12-7330-9ea0-a4fad2ab6cbe', '8208fe29112d30738248fb1d0ff25816517d7457d029d2b3e3693b9938f7de16', '01a2298a-5ede-712a-be24-e2f70c9dc38f', 'link', '2026-11-29 23:01:03.891+00', '2026-11-29 23:01:03.891+00', '2026-12-29 23:01:03.891+00', '', '127.0.0.0/24'),
	('01a2298b-a250-7311-924d-ee9f012a957e', 'e90373b44734b321c83d0bc9b800f2b0bf1b82986a070b77821948eb4372c4c6', '01a22987-81f6-740a-8cf7-07cc54ec44be', 'password', '2026-11-29 23:02:26.64+00', '2026-11-29 23:02:26.64+00', '2026-12-29 23:02:26.64+00', '', '127.0.0.0/24'),
	('01a2298d-06fd-7296-a8c6-30ea1bec2240', '33dcaec0216209769db83fe8e29e3d34d8eb6f51db543a3bb567f67f9d050236', '01a22987-81f6-740a-8cf7-07cc54ec44be', 'password', '2026-11-29 23:03:57.978+00', '2026-11-29 23:03:57.978+00', '2026-12-29 23:03:57.978+00', '', '127.0.0.0/24'),
	('01a2298d-0a38-70d9-bc30-64e494b9eb6e', '3d352de7bd7902fa5a2754855f27b28f3105f5c6316011695726b6e5edf6a9d0', '01a22989-ac35-7707-84f0-d8ef38c88c8b', 'password', '2026-11-29 23:03:58.805+00', '2026-11-29 23:03:58.805+00', '2026-12-29 23:03:58.805+00', '', '127.0.0.0/24');


--
-- Data for Name: sign_in_links; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sign_in_links VALUES
	('01a22987-56d7-7382-88b4-d50acd01abb1', 'dfffdf04b0639484d9eafeebc606992b2196b71fe320d8301d05cc531d5c0971', 'setup', NULL, NULL, NULL, NULL, NULL, '2026-11-29 22:57:45.171+00', '2026-11-29 23:57:45.171+00'),
	('01a2298b-1210-7627-abc4-a20cc96935f5', '825073c5e76e2dde9991ae30ffef3fa357e4300c0b5d350304f5dc273276adfa', 'invitation', NULL, '01a22987-81f6-740a-8cf7-07cb8db22e39', 'later@acme.example', 'later@acme.example', 'viewer', '2026-11-29 23:01:49.718+00', '2026-12-06 23:01:49.718+00');


--
-- Data for Name: suppressions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.suppressions VALUES
	('01a2298b-22e0-756f-9ba2-8870863a5293', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'gone@example.org', NULL, NULL, 'bounce', '2026-11-29 23:01:53.75+00'),
	('01a2298b-2504-7574-8ab2-e01cb7b6b47c', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'gone-too@example.org', NULL, NULL, 'bounce', '2026-11-29 23:01:54.227+00'),
	('01a2298b-8e15-7015-94db-30847927ad19', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'no-more@example.com', NULL, NULL, 'manual', '2026-11-29 23:02:21.461+00'),
	('01a2298b-8f2c-775f-8a75-ca824f12a1e9', '01a22987-81f6-740a-8cf7-07cb8db22e39', NULL, 'e1c1dc6c9990e00ea3c26f3f2f0228a3a2fa31c64f15997d53f8aa56e06d9330', 'f6e39f8211ae10d5', 'manual', '2026-11-29 23:02:21.741+00');


--
-- Data for Name: template_versions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.template_versions VALUES
	('01a2298b-1a2c-7406-923e-e77f18af56ee', 1, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-29 23:01:51.788+00', NULL, NULL),
	('01a2298b-1a2c-7406-923e-e77f18af56ee', 2, 'Welcome', 'Hello, {{ name }}', '<p>Hello, {{ name }}</p>', 'Welcome, {{ name }}', '{name}', 67, 'Acme live', '2026-11-29 23:01:51.861+00', NULL, NULL),
	('01a2298b-1a2c-7406-923e-e77f18af56ee', 3, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-29 23:01:51.909+00', NULL, NULL),
	('01a2298b-1acb-7633-87cb-37ec310e34d0', 1, 'Plain', 'Plain', NULL, 'Plain', '{}', 15, 'Acme live', '2026-11-29 23:01:51.947+00', NULL, NULL),
	('01a2298b-1b08-7219-8d0c-a37273fa62d5', 1, 'Brings all', 'For {{ who }}', '<p>For {{ who }}: {{ count }}</p>', NULL, '{who,count}', 56, 'Acme live', '2026-11-29 23:01:52.008+00', '{"from": "Acme <hello@mail.acme.example>", "replyTo": ["answers@acme.example"], "fallbacks": {"who": "everybody", "count": 3}}', 118);


--
-- Data for Name: templates; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.templates VALUES
	('01a2298b-1a2c-7406-923e-e77f18af56ee', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'welcome', 3, '2026-11-29 23:01:51.788+00', '2026-11-29 23:01:51.909+00'),
	('01a2298b-1acb-7633-87cb-37ec310e34d0', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'plain-one', 1, '2026-11-29 23:01:51.947+00', '2026-11-29 23:01:51.947+00'),
	('01a2298b-1b08-7219-8d0c-a37273fa62d5', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'brings-all', 1, '2026-11-29 23:01:52.008+00', '2026-11-29 23:01:52.008+00');


--
-- Data for Name: user_identities; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.users VALUES
	('01a22988-c5eb-71e6-80a1-72c9ed3bc0dd', 'bob@bolt.example', 'bob@bolt.example', 'bob', NULL, false, NULL, '2026-11-29 22:59:19.147+00'),
	('01a22988-fa9a-775e-bfe7-505ee48bf622', 'eve@closed.example', 'eve@closed.example', 'eve', NULL, false, NULL, '2026-11-29 22:59:32.633+00'),
	('01a22987-81f6-740a-8cf7-07cc54ec44be', 'ada@acme.example', 'ada@acme.example', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$e9ULSYpJ1Zg0KDOAbyLFvw$8wEiMK2YmkvMur+8AZEACxMVJe27ws1NrEh+ziQ0jgg', false, NULL, '2026-11-29 22:57:56.213+00'),
	('01a22989-ac35-7707-84f0-d8ef38c88c8b', 'grace@operators.example', 'grace@operators.example', 'grace', '$argon2id$v=19$m=19456,t=2,p=1$x++m4zU0vI/FAZlnbnOdBg$BNxBrQSW5xxf6lKu8Euuzx+7kxrvVq5bxlnfFwhnwFQ', true, NULL, '2026-11-29 23:00:18.102+00'),
	('01a2298a-5ede-712a-be24-e2f70c9dc38f', 'dev@acme.example', 'dev@acme.example', 'The developer', '$argon2id$v=19$m=19456,t=2,p=1$h5qEsC8UoWfWZxF0FRZDFw$11R99h8lt7gtA/px51kqXth36i4yRcmO+vcWp6A98bQ', false, NULL, '2026-11-29 23:01:03.839+00'),
	('01a2298a-a30f-7107-8160-0036ec2020a2', 'view@acme.example', 'view@acme.example', 'The viewer', '$argon2id$v=19$m=19456,t=2,p=1$2VNjUOAi9JI5fLvqgFQMvA$L3hDJq7Y9mxo61hPM1TqnGQ5PtGfB/4y36jjoXCL3JI', false, '2026-11-29 23:01:37.227+00', '2026-11-29 23:01:21.296+00');


--
-- Data for Name: webhook_attempts_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_attempts_2026_11 VALUES
	('01a2298b-1e9a-766e-a32a-012ea7e32bd9', 1, '2026-11-29 23:01:53.063+00', 204, NULL, 288),
	('01a2298b-1fa3-763d-89fe-a6bd701f5b12', 1, '2026-11-29 23:01:53.382+00', 204, NULL, 47),
	('01a2298b-2034-79d9-93ad-83a99ac876e8', 1, '2026-11-29 23:01:53.392+00', 204, NULL, 58),
	('01a2298b-20cd-7e5c-b0ca-4d58e956f061', 1, '2026-11-29 23:01:53.533+00', 204, NULL, 39),
	('01a2298b-21e1-744e-a063-23c1b836a51c', 1, '2026-11-29 23:01:54.078+00', 204, NULL, 258),
	('01a2298b-21e1-7c69-ac93-86014e2fa291', 1, '2026-11-29 23:01:54.079+00', 204, NULL, 268),
	('01a2298b-22c0-76f8-8671-5a3978386371', 1, '2026-11-29 23:01:54.483+00', 204, NULL, 57),
	('01a2298b-22e0-77e2-8a86-d178f2cb7530', 1, '2026-11-29 23:01:54.482+00', 204, NULL, 57),
	('01a2298b-24dd-731a-aa58-76b0d3dc3f1c', 1, '2026-11-29 23:01:54.852+00', 204, NULL, 32),
	('01a2298b-2504-723f-b23d-3bdbd0e427f3', 1, '2026-11-29 23:01:54.853+00', 204, NULL, 33),
	('01a2298b-2504-7cee-9784-db66c44636aa', 1, '2026-11-29 23:01:54.853+00', 204, NULL, 43),
	('01a2298b-268e-731b-b52d-c4fc58caa827', 1, '2026-11-29 23:01:55.013+00', 204, NULL, 34),
	('01a2298b-2718-7738-8ba6-51c293b17cbc', 1, '2026-11-29 23:01:55.334+00', 204, NULL, 42),
	('01a2298b-278e-7c7a-aac0-a07714ceae00', 1, '2026-11-29 23:01:55.335+00', 204, NULL, 42),
	('01a2298b-2803-79c0-a9d5-084d858ea296', 1, '2026-11-29 23:01:55.424+00', 204, NULL, 7),
	('01a2298b-2803-7dc0-95cb-f81248692d40', 1, '2026-11-29 23:01:55.424+00', 500, 'answered with status 500', 11),
	('01a2298b-2b10-7d10-8e28-dc101b1ba5e3', 1, '2026-11-29 23:01:56.184+00', 204, NULL, 44),
	('01a2298b-2b10-7609-aa53-ca521ec46db6', 1, '2026-11-29 23:01:56.185+00', 204, NULL, 79),
	('01a2298b-2b10-769a-9cda-a27451a01285', 1, '2026-11-29 23:01:56.191+00', 204, NULL, 100),
	('01a2298b-2b10-7988-aed3-dd6fbe8b1f0e', 1, '2026-11-29 23:01:56.185+00', 204, NULL, 79),
	('01a2298b-2b10-7f42-95f5-86658b511ffb', 1, '2026-11-29 23:01:56.193+00', 204, NULL, 101),
	('01a2298b-2c03-73c5-a17f-e4752d2dc560', 1, '2026-11-29 23:01:56.422+00', 204, NULL, 33),
	('01a2298b-2803-7dc0-95cb-f81248692d40', 2, '2026-11-29 23:02:01.073+00', 500, 'answered with status 500', 17),
	('01a2298b-2803-7dc0-95cb-f81248692d40', 3, '2026-11-29 23:02:11.604+00', 500, 'answered with status 500', 35),
	('01a2298b-876e-7fa2-a759-8c658c0a6bf8', 1, '2026-11-29 23:02:20.233+00', 204, NULL, 96),
	('01a2298b-8cd0-752d-a03c-106b4447ff8e', 1, '2026-11-29 23:02:21.205+00', 204, NULL, 3),
	('01a2298b-8d18-73c2-9338-44fee76074ae', 1, '2026-11-29 23:02:21.322+00', 204, NULL, 8),
	('01a2298b-8d18-7f5f-85e1-d8ca13426aad', 1, '2026-11-29 23:02:21.322+00', 204, NULL, 12),
	('01a2298b-8d4a-768c-b949-955408fbbf2b', 1, '2026-11-29 23:02:21.335+00', 204, NULL, 3),
	('01a2298b-8d4a-79da-967c-5d96d77395bd', 1, '2026-11-29 23:02:21.334+00', 204, NULL, 4),
	('01a2298b-8d72-796e-8b51-407d29a0f525', 1, '2026-11-29 23:02:21.335+00', 204, NULL, 3),
	('01a2298b-8d72-7fa6-b747-ca983d744b33', 1, '2026-11-29 23:02:21.335+00', 204, NULL, 3),
	('01a2298b-8edb-7c6e-aabb-31fb3d3f77ea', 1, '2026-11-29 23:02:21.695+00', 204, NULL, 22),
	('01a2298b-2803-7dc0-95cb-f81248692d40', 4, '2026-11-29 23:02:22.281+00', 500, 'answered with status 500', 20),
	('01a2298b-9100-7598-9070-ff610bc809c0', 1, '2026-11-29 23:02:22.281+00', 204, NULL, 19),
	('01a2298b-2803-7dc0-95cb-f81248692d40', 5, '2026-11-29 23:02:23.343+00', 500, 'answered with status 500', 2),
	('01a2298b-9574-7a06-995b-3bb9553fab85', 1, '2026-11-29 23:02:23.368+00', 204, NULL, 51),
	('01a2298b-2803-7dc0-95cb-f81248692d40', 6, '2026-11-29 23:02:23.46+00', 500, 'answered with status 500', 12),
	('01a2298b-9574-7149-b361-ce8592c3eff5', 1, '2026-11-29 23:02:23.369+00', 204, NULL, 90),
	('01a2298b-9574-72c5-9000-9abb4dc48e5c', 1, '2026-11-29 23:02:23.369+00', 204, NULL, 91),
	('01a2298b-9574-7c40-b127-1a0fc5bdf917', 1, '2026-11-29 23:02:23.367+00', 204, NULL, 67),
	('01a2298b-2803-7dc0-95cb-f81248692d40', 7, '2026-11-29 23:02:24.529+00', 500, 'answered with status 500', 2),
	('01a2298b-2803-7dc0-95cb-f81248692d40', 8, '2026-11-29 23:02:25.579+00', 500, 'answered with status 500', 20),
	('01a2298b-9f1a-7c49-9885-0b88e0aac35f', 1, '2026-11-29 23:02:25.867+00', 500, 'answered with status 500', 2),
	('01a2298b-9f33-7cb6-b7cd-4818e76f3430', 1, '2026-11-29 23:02:25.884+00', 204, NULL, 2),
	('01a2298b-a2ff-729f-b248-20b2516fe8c9', 1, '2026-11-29 23:02:26.853+00', 204, NULL, 8),
	('01a2298b-a348-7f4e-b610-1742703b0c04', 1, '2026-11-29 23:02:26.942+00', 204, NULL, 2),
	('01a2298b-a47c-79bd-969f-643bfd087453', 1, '2026-11-29 23:02:27.24+00', 500, 'answered with status 500', 80),
	('01a2298b-a525-7b80-b0a9-a847ce9a56b2', 1, '2026-11-29 23:02:27.448+00', 204, NULL, 5),
	('01a2298b-9f1a-7c49-9885-0b88e0aac35f', 2, '2026-11-29 23:02:31.104+00', 500, 'answered with status 500', 28),
	('01a2298b-a47c-79bd-969f-643bfd087453', 2, '2026-11-29 23:02:32.662+00', 500, 'answered with status 500', 82),
	('01a2298b-9f1a-7c49-9885-0b88e0aac35f', 3, '2026-11-29 23:02:41.552+00', 500, 'answered with status 500', 15),
	('01a2298b-a47c-79bd-969f-643bfd087453', 3, '2026-11-29 23:02:43.656+00', 500, 'answered with status 500', 46),
	('01a2298b-e7ae-787a-a69d-f9d32abf24e8', 1, '2026-11-29 23:02:44.461+00', 500, 'answered with status 500', 36),
	('01a2298b-e7c0-7453-8353-3ef49755bfeb', 1, '2026-11-29 23:02:44.461+00', 204, NULL, 149);


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
	('01a2298b-1e9a-766e-a32a-012ea7e32bd9', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-1e9a-76c1-80da-9c5889951a23', 'email.sent', '01a2298b-1db8-7195-b326-162cd91a1a00', 'delivered', 1, NULL, 204, 288, false, NULL, '2026-11-29 23:01:52.881+00'),
	('01a2298b-1fa3-763d-89fe-a6bd701f5b12', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-1fa3-704d-861c-da31df98c546', 'email.sent', '01a2298b-1caf-723a-ae75-742f0215b77b', 'delivered', 1, NULL, 204, 47, false, NULL, '2026-11-29 23:01:53.137+00'),
	('01a2298b-2034-79d9-93ad-83a99ac876e8', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-2034-7257-97a1-9007a592fb65', 'email.sent', '01a2298b-1fa5-7637-9489-17c7639b8c40', 'delivered', 1, NULL, 204, 58, false, NULL, '2026-11-29 23:01:53.317+00'),
	('01a2298b-20cd-7e5c-b0ca-4d58e956f061', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-20cd-7030-90f1-d93061383b55', 'email.sent', '01a2298b-208f-770c-a739-3e8001ad42ee', 'delivered', 1, NULL, 204, 39, false, NULL, '2026-11-29 23:01:53.484+00'),
	('01a2298b-21e1-744e-a063-23c1b836a51c', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-21e1-73be-a2ab-de2c7e5ead6d', 'email.sent', '01a2298b-210b-73cd-8424-08653fb76188', 'delivered', 1, NULL, 204, 258, false, NULL, '2026-11-29 23:01:53.668+00'),
	('01a2298b-21e1-7c69-ac93-86014e2fa291', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-21e1-73be-a2ab-de2de991f0ef', 'email.sent', '01a2298b-210b-73cd-8424-08653fb76188', 'delivered', 1, NULL, 204, 268, false, NULL, '2026-11-29 23:01:53.668+00'),
	('01a2298b-22c0-76f8-8671-5a3978386371', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-22c0-76ff-a1fc-4eeea4a58cdb', 'email.sent', '01a2298b-21ca-7632-85b6-bc634eb0de66', 'delivered', 1, NULL, 204, 57, false, NULL, '2026-11-29 23:01:53.888+00'),
	('01a2298b-22e0-77e2-8a86-d178f2cb7530', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-22e0-756f-9ba2-886fa39ea719', 'email.bounced', '01a2298b-2174-7457-ba6a-1d4582ba1b3c', 'delivered', 1, NULL, 204, 57, false, NULL, '2026-11-29 23:01:53.75+00'),
	('01a2298b-24dd-731a-aa58-76b0d3dc3f1c', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-24dd-77db-bb93-e3ae1b659e84', 'email.delivered', '01a2298b-1db8-7195-b326-162cd91a1a00', 'delivered', 1, NULL, 204, 32, false, NULL, '2026-11-29 23:01:53.913+00'),
	('01a2298b-2504-723f-b23d-3bdbd0e427f3', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-2504-7574-8ab2-e01a6ee51857', 'email.bounced', '01a2298b-225f-7786-8115-ad257538e287', 'delivered', 1, NULL, 204, 33, false, NULL, '2026-11-29 23:01:54.227+00'),
	('01a2298b-2504-7cee-9784-db66c44636aa', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-2504-7574-8ab2-e01baa8b4ae2', 'email.sent', '01a2298b-225f-7786-8115-ad257538e287', 'delivered', 1, NULL, 204, 43, false, NULL, '2026-11-29 23:01:54.227+00'),
	('01a2298b-268e-731b-b52d-c4fc58caa827', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-268e-76b9-a3a1-4e560b0c6035', 'email.sent', '01a2298b-25d2-748f-9221-5f02671bd71b', 'delivered', 1, NULL, 204, 34, false, NULL, '2026-11-29 23:01:54.956+00'),
	('01a2298b-2718-7738-8ba6-51c293b17cbc', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-2718-71db-a7f4-76bc17cc2933', 'email.sent', '01a2298b-267a-701d-90c6-58d862693ef1', 'delivered', 1, NULL, 204, 42, false, NULL, '2026-11-29 23:01:55.062+00'),
	('01a2298b-278e-7c7a-aac0-a07714ceae00', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-278e-7575-854c-59378d6d71df', 'email.sent', '01a2298b-273c-702f-a68d-d5b0068ef8d9', 'delivered', 1, NULL, 204, 42, false, NULL, '2026-11-29 23:01:55.186+00'),
	('01a2298b-2803-79c0-a9d5-084d858ea296', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-2803-762e-8cb3-4d663ef3a9eb', 'email.cancelled', '01a2298b-27b2-7148-bb9d-a0038e86dd5c', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-29 23:01:55.331+00'),
	('01a2298b-2b10-7d10-8e28-dc101b1ba5e3', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-2b10-7265-b024-4d83a915ef17', 'email.bounced', '01a2298b-1fa5-7637-9489-17c7639b8c40', 'delivered', 1, NULL, 204, 44, false, NULL, '2026-11-29 23:01:56.037+00'),
	('01a2298b-2b10-7609-aa53-ca521ec46db6', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-2b10-7265-b024-4d848be821ad', 'email.delivered', '01a2298b-208f-770c-a739-3e8001ad42ee', 'delivered', 1, NULL, 204, 79, false, NULL, '2026-11-29 23:01:56.037+00'),
	('01a2298b-2b10-769a-9cda-a27451a01285', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-2b10-7265-b024-4d861474e0e7', 'email.bounced', '01a2298b-210b-73cd-8424-08653fb76188', 'delivered', 1, NULL, 204, 100, false, NULL, '2026-11-29 23:01:56.037+00'),
	('01a2298b-2b10-7988-aed3-dd6fbe8b1f0e', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-2b10-7265-b024-4d85a4c229a4', 'email.complained', '01a2298b-208f-770c-a739-3e8001ad42ee', 'delivered', 1, NULL, 204, 79, false, NULL, '2026-11-29 23:01:56.037+00'),
	('01a2298b-2b10-7f42-95f5-86658b511ffb', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-2b10-7265-b024-4d87f8395d69', 'email.delivered', '01a2298b-210b-73cd-8424-08653fb76188', 'delivered', 1, NULL, 204, 101, false, NULL, '2026-11-29 23:01:56.037+00'),
	('01a2298b-8cd0-752d-a03c-106b4447ff8e', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-8cd0-7675-afc2-40acdd46168d', 'email.sent', '01a2298b-8c8c-7147-aa64-182d0cd70a89', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 23:02:21.132+00'),
	('01a2298b-8d18-73c2-9338-44fee76074ae', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'test', '01a2298b-8d18-75b2-80ab-b4d198b64973', 'email.sent', '01a2298b-8d08-7562-aa0d-953c64e844ff', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-29 23:02:21.207+00'),
	('01a2298b-8d18-7f5f-85e1-d8ca13426aad', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1bec-7582-a49b-06d42c0fc4f4', 'test', '01a2298b-8d18-75b2-80ab-b4d198b64973', 'email.sent', '01a2298b-8d08-7562-aa0d-953c64e844ff', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-29 23:02:21.207+00'),
	('01a2298b-8d4a-768c-b949-955408fbbf2b', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1bec-7582-a49b-06d42c0fc4f4', 'test', '01a2298b-8d4a-71e1-961a-0da9b86289f9', 'email.sent', '01a2298b-8d1b-70d1-8065-1332fe4a0a41', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 23:02:21.244+00'),
	('01a2298b-8d4a-79da-967c-5d96d77395bd', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'test', '01a2298b-8d4a-71e1-961a-0da9b86289f9', 'email.sent', '01a2298b-8d1b-70d1-8065-1332fe4a0a41', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 23:02:21.244+00'),
	('01a2298b-8d72-796e-8b51-407d29a0f525', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'test', '01a2298b-8d72-7209-8554-387781c257bc', 'email.sent', '01a2298b-8d4b-716a-923b-d79e07b724b7', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 23:02:21.284+00'),
	('01a2298b-8d72-7fa6-b747-ca983d744b33', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1bec-7582-a49b-06d42c0fc4f4', 'test', '01a2298b-8d72-7209-8554-387781c257bc', 'email.sent', '01a2298b-8d4b-716a-923b-d79e07b724b7', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 23:02:21.284+00'),
	('01a2298b-2803-7dc0-95cb-f81248692d40', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1c1f-769e-89d8-7a3783bafad1', 'live', '01a2298b-2803-762e-8cb3-4d663ef3a9eb', 'email.cancelled', '01a2298b-27b2-7148-bb9d-a0038e86dd5c', 'failed', 8, 'answered with status 500', 500, 20, false, NULL, '2026-11-29 23:01:55.331+00'),
	('01a2298b-9574-7a06-995b-3bb9553fab85', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1bec-7582-a49b-06d42c0fc4f4', 'test', '01a2298b-9574-766a-9773-105b107b941c', 'email.bounced', '01a2298b-8d1b-70d1-8065-1332fe4a0a41', 'delivered', 1, NULL, 204, 51, false, NULL, '2026-11-29 23:02:23.312+00'),
	('01a2298b-9574-7149-b361-ce8592c3eff5', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'test', '01a2298b-9574-766a-9773-105b107b941c', 'email.bounced', '01a2298b-8d1b-70d1-8065-1332fe4a0a41', 'delivered', 1, NULL, 204, 90, false, NULL, '2026-11-29 23:02:23.312+00'),
	('01a2298b-9574-72c5-9000-9abb4dc48e5c', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'test', '01a2298b-9574-766a-9773-105ce42bba5f', 'email.delivered', '01a2298b-8d4b-716a-923b-d79e07b724b7', 'delivered', 1, NULL, 204, 91, false, NULL, '2026-11-29 23:02:23.312+00'),
	('01a2298b-9574-7c40-b127-1a0fc5bdf917', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'test', '01a2298b-9574-766a-9773-105ad5b0f794', 'email.delivered', '01a2298b-8d08-7562-aa0d-953c64e844ff', 'delivered', 1, NULL, 204, 67, false, NULL, '2026-11-29 23:02:23.312+00'),
	('01a2298b-a348-7f4e-b610-1742703b0c04', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-a348-77ab-8442-358816bc2aa8', 'email.delivered', '01a2298b-9f1a-717c-b765-cabf487c04a3', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 23:02:26.853+00'),
	('01a2298b-2c03-73c5-a17f-e4752d2dc560', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-2c03-76db-be71-b0e2fe6e07d4', 'email.delivered', '01a2298b-273c-702f-a68d-d5b0068ef8d9', 'delivered', 1, NULL, 204, 33, false, NULL, '2026-11-29 23:01:56.265+00'),
	('01a2298b-876e-7fa2-a759-8c658c0a6bf8', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-876e-718b-bf3f-64210d402774', 'email.failed', '01a2298b-28c3-736d-a6da-cd16a58fecaa', 'delivered', 1, NULL, 204, 96, false, NULL, '2026-11-29 23:02:19.533+00'),
	('01a2298b-a47c-79bd-969f-643bfd087453', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-9eef-77ad-8f7a-195b2b75fe09', 'live', '01a2298b-a47c-7565-b2d3-c41cb283a299', 'email.queued', '01a2298b-a47c-7565-b2d3-c41bdfc37ec8', 'pending', 3, 'answered with status 500', 500, 46, false, NULL, '2026-11-29 23:02:27.196+00'),
	('01a2298b-8edb-7c6e-aabb-31fb3d3f77ea', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-8edb-71d1-b5df-394b34bcea6c', 'email.sent', '01a2298b-8e75-7079-bf28-f20371731fe4', 'delivered', 1, NULL, 204, 22, false, NULL, '2026-11-29 23:02:21.652+00'),
	('01a2298b-9100-7598-9070-ff610bc809c0', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-9100-76ab-a6eb-b00c9e92836b', 'email.delivered', '01a2298b-8c8c-7147-aa64-182d0cd70a89', 'delivered', 1, NULL, 204, 19, false, NULL, '2026-11-29 23:02:22.141+00'),
	('01a2298b-9f33-7cb6-b7cd-4818e76f3430', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-9f33-7631-88ff-3177a8696a90', 'email.sent', '01a2298b-9f1a-717c-b765-cabf487c04a3', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 23:02:25.84+00'),
	('01a2298b-a2ff-729f-b248-20b2516fe8c9', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-9f33-7631-88ff-3177a8696a90', 'email.sent', '01a2298b-9f1a-717c-b765-cabf487c04a3', 'delivered', 1, NULL, 204, 8, false, '01a2298b-9f33-7cb6-b7cd-4818e76f3430', '2026-11-29 23:02:26.815+00'),
	('01a2298b-9f1a-7c49-9885-0b88e0aac35f', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-9eef-77ad-8f7a-195b2b75fe09', 'live', '01a2298b-9f1a-717c-b765-cac055268bd9', 'email.queued', '01a2298b-9f1a-717c-b765-cabf487c04a3', 'pending', 3, 'answered with status 500', 500, 15, false, NULL, '2026-11-29 23:02:25.818+00'),
	('01a2298b-a525-7b80-b0a9-a847ce9a56b2', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-a525-74e8-ad40-962a55917b00', 'email.sent', '01a2298b-a47c-7565-b2d3-c41bdfc37ec8', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 23:02:27.365+00'),
	('01a2298b-e7ae-787a-a69d-f9d32abf24e8', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-9eef-77ad-8f7a-195b2b75fe09', 'live', '01a2298b-e7ae-7572-8327-e156f98f97b9', 'email.queued', '01a2298b-e7ae-7572-8327-e155afa62739', 'pending', 1, 'answered with status 500', 500, 36, false, NULL, '2026-11-29 23:02:44.398+00'),
	('01a2298b-e7c0-7453-8353-3ef49755bfeb', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-1b9b-778b-a692-d7ac07980dd4', 'live', '01a2298b-e7c0-76e2-b17b-571db9426902', 'email.sent', '01a2298b-e7ae-7572-8327-e155afa62739', 'delivered', 1, NULL, 204, 149, false, NULL, '2026-11-29 23:02:44.415+00'),
	('01a2298c-7609-7a71-b84a-2bb3d7b3579b', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-9eef-77ad-8f7a-195b2b75fe09', 'live', '01a2298c-7609-72e3-bae6-653c3e22c0d1', 'email.queued', '01a2298c-7609-72e3-bae6-653bfd6210c1', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 23:03:20.841+00'),
	('01a2298c-76e4-7df5-918a-1d24e897656b', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-9eef-77ad-8f7a-195b2b75fe09', 'live', '01a2298c-76e4-7328-9b94-722e199044f5', 'email.queued', '01a2298c-76e4-7328-9b94-722d9c44690b', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 23:03:21.06+00'),
	('01a2298c-77b8-72cf-8ddc-2af266e0c865', '01a22987-81f6-740a-8cf7-07cb8db22e39', '01a2298b-9eef-77ad-8f7a-195b2b75fe09', 'live', '01a2298c-77b8-70cf-883b-1e5bcab14a61', 'email.queued', '01a2298c-77b8-70cf-883b-1e5aebc5d3c9', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 23:03:21.272+00');


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
	('01a2298b-1bec-7582-a49b-06d42c0fc4f4', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'test', 'http://127.0.0.1:45517/ok', '{email.sent,email.bounced}', 'sendwright', true, '2.throwaway.715c51360e7e3695.WFb8o-ogZ4-qcC4T.TFlqXoxLJzqhQ_Vml9YjieJQDYaTMSTjSTr4NI33vN6op3jW-xlrcalezFlErtUtOlxwr0wloWXCw4eb4YcZE1QD', NULL, NULL, '2026-11-29 23:01:52.236+00', false),
	('01a2298b-1c1f-769e-89d8-7a3783bafad1', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', 'http://127.0.0.1:45517/broken', '{email.cancelled}', 'sendwright', true, '2.throwaway.715c51360e7e3695.OnvghSSl8T7P78-v.FwpKgHhgdwUlJviG8pqQPUz4L9-SkZqSfnOOXVJ3Pglj6ltMYY50ZmbN2A4LMMWNPVRsduy3lEgxEz7x4RS5QWLk', NULL, NULL, '2026-11-29 23:01:52.287+00', false),
	('01a2298b-9eef-77ad-8f7a-195b2b75fe09', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', 'http://127.0.0.1:45517/broken', '{email.queued}', 'sendwright', true, '2.throwaway.715c51360e7e3695.5b-D7fDKMngm-rya.2Pdvwv2XXuFyWoKEu1M61-5f_HiEy7lLtNnUc8-0dsCI4F945eDal3owODGumUFrLerbiJaAFvbuKHkG96DsOScn', NULL, NULL, '2026-11-29 23:02:25.775+00', false),
	('01a2298b-1b9b-778b-a692-d7ac07980dd4', '01a22987-81f6-740a-8cf7-07cb8db22e39', 'live', 'http://127.0.0.1:45517/ok', '{email.sent,email.delivered,email.delivery_delayed,email.bounced,email.complained,email.rejected,email.failed,email.cancelled}', 'sendwright', true, '2.throwaway.715c51360e7e3695.cw0KzVV9fTeGq_EG.PXk0Mku2GM7_AR497_bRH5DLbuqncTrOC5F76eMd4bXs-ObLlsjlHjks0SZ5jEKLzCM3yFWMpxa5JCckyiIVTz8t', '2.throwaway.715c51360e7e3695.xYbDtVTiDGZvg-Le.09CsuqhPGn3vkRetGISlokr_DiljOcbYonngImGNb99zk2PP7ATb_sbEqbhkGJI-8VM5oQ5jg49Awkv8agQeNbty', '2026-11-30 23:02:27.077+00', '2026-11-29 23:01:52.159+00', false);


--
-- Data for Name: webhook_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_jobs OVERRIDING SYSTEM VALUE VALUES
	('01a2298b-9f1a-7c49-9885-0b88e0aac35f', '01a2298b-9eef-77ad-8f7a-195b2b75fe09', '2026-11-29 23:03:01.715+00', '2026-11-29 23:03:01.715+00', NULL, 38, true, '1488'),
	('01a2298b-a47c-79bd-969f-643bfd087453', '01a2298b-9eef-77ad-8f7a-195b2b75fe09', '2026-11-29 23:03:05.377+00', '2026-11-29 23:03:05.377+00', NULL, 42, true, '1495'),
	('01a2298b-e7ae-787a-a69d-f9d32abf24e8', '01a2298b-9eef-77ad-8f7a-195b2b75fe09', '2026-11-29 23:02:49.738+00', '2026-11-29 23:02:49.738+00', NULL, 44, true, '1502'),
	('01a2298c-7609-7a71-b84a-2bb3d7b3579b', '01a2298b-9eef-77ad-8f7a-195b2b75fe09', '2026-11-29 23:03:20.87+00', '2026-11-29 23:03:20.87+00', NULL, 46, false, '1510'),
	('01a2298c-76e4-7df5-918a-1d24e897656b', '01a2298b-9eef-77ad-8f7a-195b2b75fe09', '2026-11-29 23:03:21.089+00', '2026-11-29 23:03:21.089+00', NULL, 47, false, '1514'),
	('01a2298c-77b8-72cf-8ddc-2af266e0c865', '01a2298b-9eef-77ad-8f7a-195b2b75fe09', '2026-11-29 23:03:21.301+00', '2026-11-29 23:03:21.301+00', NULL, 48, false, '1524');


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


