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
	('01a226df-2208-7733-a285-624eaeca631f', 'Acme', 'enterprise', NULL, true, NULL, NULL, 1000000, NULL, NULL, NULL, NULL, '2026-11-29 10:34:47.175+00', NULL),
	('01a226e2-7fc7-720b-b936-0833d6d2fab8', 'Closed', 'free', NULL, false, NULL, NULL, NULL, NULL, NULL, '2026-11-29 10:39:30.737+00', 'Sent what nobody asked for.', '2026-11-29 10:38:27.782+00', NULL),
	('01a226e2-1974-724c-a83b-68c9eab7f77c', 'Bolt', 'pro', NULL, false, 50, NULL, 7, '2026-11-29 10:44:29.55+00', NULL, NULL, NULL, '2026-11-29 10:38:01.588+00', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.api_keys VALUES
	('01a226df-a978-7398-81aa-a92afe359ccd', '01a226df-2208-7733-a285-624eaeca631f', '80d1d6936f276fed30366a05b81a830a05eaa5ecebf3bc2d820960d83934e46f', 'Acme live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'cM5r', '2026-11-29 10:35:21.848+00', NULL, '2026-11-29 10:35:56.921+00', NULL),
	('01a226e1-8bec-70d6-8efa-7271676bf8fc', '01a226df-2208-7733-a285-624eaeca631f', '31f301fd352edc0935e2e8115ad3c0f1206e34df1b69225148e0ae1d36a47a1e', 'Acme live', 'live', '{emails:read}', 'svc_live_', '9ONj', '2026-11-29 10:37:25.356+00', NULL, NULL, NULL),
	('01a226e2-fa30-753e-a8e5-8e10f77d98bf', '01a226e2-7fc7-720b-b936-0833d6d2fab8', '326d839588baa55ad59647791f14eaeafc07287c3bc2a4ddd7f8cf07da7bb4e2', 'Closed live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'Tqdl', '2026-11-29 10:38:59.12+00', NULL, NULL, NULL),
	('01a226e3-e014-748b-848a-b03ff0669b2e', '01a226e2-1974-724c-a83b-68c9eab7f77c', 'ce21a4e4f10414c36f808ad38070c52989412bdef90e1d930f49b3aebff50c5d', 'Bolt live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'qAkO', '2026-11-29 10:39:57.972+00', '2026-11-29 10:44:33.653+00', NULL, NULL),
	('01a226e1-16e5-745e-b5cd-fad1901b19e7', '01a226df-2208-7733-a285-624eaeca631f', '2e32fa5ffdc3871d26b11f0f0214eb292816e5136db65159da0e503f8997eeac', 'Acme test', 'test', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_test_', 'HDkV', '2026-11-29 10:36:55.397+00', '2026-11-29 10:44:33.56+00', NULL, NULL),
	('01a226e0-ac2c-7480-9219-ddf247525c02', '01a226df-2208-7733-a285-624eaeca631f', '692bdbf2ff8b1131279fbc7de3f3602559703b107233f51a59f2d7fc0c261728', 'Acme live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', '7Icq', '2026-11-29 10:36:28.076+00', '2026-11-29 10:44:34.907+00', NULL, NULL);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.audit_log VALUES
	('01a226df-22b1-7404-86a3-9248dc8dedb2', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:34:47.345+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a226df-a98b-7594-9060-16387eb5c61f', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:35:21.866+00', 'operator', NULL, 'operator', 'key.created', '01a226df-a978-7398-81aa-a92afe359ccd', NULL, NULL, NULL),
	('01a226e0-32a0-734d-833b-8578192609f3', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:35:56.96+00', 'operator', NULL, 'operator', 'key.revoked', '01a226df-a978-7398-81aa-a92afe359ccd', NULL, NULL, NULL),
	('01a226e0-ac45-70d7-ac1f-bea4d53c7c5d', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:36:28.101+00', 'operator', NULL, 'operator', 'key.created', '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, NULL, NULL),
	('01a226e1-176c-7577-b489-b52bcb62452c', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:36:55.532+00', 'operator', NULL, 'operator', 'key.created', '01a226e1-16e5-745e-b5cd-fad1901b19e7', NULL, NULL, NULL),
	('01a226e1-8c40-71e0-92c0-5ac2e123c5c3', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:37:25.44+00', 'operator', NULL, 'operator', 'key.created', '01a226e1-8bec-70d6-8efa-7271676bf8fc', NULL, NULL, NULL),
	('01a226e2-19e8-7107-9415-39f15a2a995a', '01a226e2-1974-724c-a83b-68c9eab7f77c', '2026-11-29 10:38:01.704+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a226e2-804c-718d-8ca7-e3c93cfd4d5e', '01a226e2-7fc7-720b-b936-0833d6d2fab8', '2026-11-29 10:38:27.915+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a226e2-fa42-75f5-a631-376364a39df6', '01a226e2-7fc7-720b-b936-0833d6d2fab8', '2026-11-29 10:38:59.138+00', 'operator', NULL, 'operator', 'key.created', '01a226e2-fa30-753e-a8e5-8e10f77d98bf', NULL, NULL, NULL),
	('01a226e3-75ce-7377-b582-3b93a64bc164', '01a226e2-7fc7-720b-b936-0833d6d2fab8', '2026-11-29 10:39:30.765+00', 'operator', NULL, 'operator', 'account.suspended', NULL, NULL, NULL, NULL),
	('01a226e3-e054-7046-bdfc-f6ae9ea6d61f', '01a226e2-1974-724c-a83b-68c9eab7f77c', '2026-11-29 10:39:58.036+00', 'operator', NULL, 'operator', 'key.created', '01a226e3-e014-748b-848a-b03ff0669b2e', NULL, NULL, NULL),
	('01a226e4-57f0-7503-bb87-b09f72f135cb', NULL, '2026-11-29 10:40:28.656+00', 'operator', NULL, 'operator', 'user.created', '01a226e4-57d0-7610-97e5-b95d92e2040e', NULL, NULL, NULL),
	('01a226e4-b337-77eb-ac72-5ac185bef37b', NULL, '2026-11-29 10:40:52.023+00', 'operator', NULL, 'operator', 'user.link_made', '01a226df-2208-7733-a285-624ff6717d27', NULL, NULL, NULL),
	('01a226e4-bb13-7708-89d7-7bea8cb2a6f8', NULL, '2026-11-29 10:40:54.035+00', 'user', '01a226df-2208-7733-a285-624ff6717d27', 'ada', 'user.password_changed', '01a226df-2208-7733-a285-624ff6717d27', '127.0.0.1', NULL, '716839777b10e4e4f9031e2c6797c58e'),
	('01a226e4-bb1f-730d-adf6-1de1f47bd578', NULL, '2026-11-29 10:40:54.047+00', 'user', '01a226df-2208-7733-a285-624ff6717d27', 'ada', 'user.signed_in', '01a226df-2208-7733-a285-624ff6717d27', '127.0.0.1', NULL, '716839777b10e4e4f9031e2c6797c58e'),
	('01a226e5-298f-75d0-8df3-216c96a3af9b', NULL, '2026-11-29 10:41:22.319+00', 'operator', NULL, 'operator', 'user.link_made', '01a226e4-57d0-7610-97e5-b95d92e2040e', NULL, NULL, NULL),
	('01a226e5-3633-7494-b26d-308235288c94', NULL, '2026-11-29 10:41:25.555+00', 'operator', '01a226e4-57d0-7610-97e5-b95d92e2040e', 'grace', 'user.password_changed', '01a226e4-57d0-7610-97e5-b95d92e2040e', '127.0.0.1', NULL, '9c3af0ab7b5fc781642eff4f10709fd0'),
	('01a226e5-364f-72d5-9b75-ffea711dd486', NULL, '2026-11-29 10:41:25.583+00', 'operator', '01a226e4-57d0-7610-97e5-b95d92e2040e', 'grace', 'user.signed_in', '01a226e4-57d0-7610-97e5-b95d92e2040e', '127.0.0.1', NULL, '9c3af0ab7b5fc781642eff4f10709fd0'),
	('01a226e5-a578-7722-98ad-05000e500228', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:41:54.04+00', 'operator', NULL, 'operator', 'member.invited', '01a226e5-a527-743a-8bd9-b44f019c0a16', NULL, NULL, NULL),
	('01a226e5-b1bb-72cf-b9bb-30257a828e8f', NULL, '2026-11-29 10:41:57.179+00', 'user', '01a226e5-b157-7714-b1b6-a320d8d76df4', 'The developer', 'user.created', '01a226e5-b157-7714-b1b6-a320d8d76df4', '127.0.0.1', NULL, 'c9580580c8b39b63c1551667af527253'),
	('01a226e5-b1cc-77f7-baa9-84313cee7186', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:41:57.196+00', 'user', '01a226e5-b157-7714-b1b6-a320d8d76df4', 'The developer', 'member.joined', '01a226e5-b157-7714-b1b6-a320d8d76df4', '127.0.0.1', NULL, 'c9580580c8b39b63c1551667af527253'),
	('01a226e5-b208-74c5-a1b5-213ba2e6601d', NULL, '2026-11-29 10:41:57.256+00', 'user', '01a226e5-b157-7714-b1b6-a320d8d76df4', 'The developer', 'user.signed_in', '01a226e5-b157-7714-b1b6-a320d8d76df4', '127.0.0.1', NULL, 'c9580580c8b39b63c1551667af527253'),
	('01a226e6-196b-74ed-ade2-d2021690c25d', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:42:23.723+00', 'operator', NULL, 'operator', 'member.invited', '01a226e6-1950-7389-96f9-71debaa85382', NULL, NULL, NULL),
	('01a226e6-222c-74ba-8b14-a973df970c05', NULL, '2026-11-29 10:42:25.964+00', 'user', '01a226e6-2225-7258-9093-91b2d87317ce', 'The viewer', 'user.created', '01a226e6-2225-7258-9093-91b2d87317ce', '127.0.0.1', NULL, '50cb927ddc38aa5c93d8c3f9bbfc5592'),
	('01a226e6-222d-7430-9679-b5ed958d57f0', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:42:25.965+00', 'user', '01a226e6-2225-7258-9093-91b2d87317ce', 'The viewer', 'member.joined', '01a226e6-2225-7258-9093-91b2d87317ce', '127.0.0.1', NULL, '50cb927ddc38aa5c93d8c3f9bbfc5592'),
	('01a226e6-2233-7350-a209-123399c8c08e', NULL, '2026-11-29 10:42:25.971+00', 'user', '01a226e6-2225-7258-9093-91b2d87317ce', 'The viewer', 'user.signed_in', '01a226e6-2225-7258-9093-91b2d87317ce', '127.0.0.1', NULL, '50cb927ddc38aa5c93d8c3f9bbfc5592'),
	('01a226e6-8fb4-739b-8a9d-4313bddc5fa7', NULL, '2026-11-29 10:42:54.003+00', 'operator', NULL, 'operator', 'user.disabled', '01a226e6-2225-7258-9093-91b2d87317ce', NULL, NULL, NULL),
	('01a226e6-daa2-72cf-83f6-a2f93a16a62f', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:13.186+00', 'operator', NULL, 'operator', 'member.invited', '01a226e6-da9f-7504-a1ac-899b84773a86', NULL, NULL, NULL),
	('01a226e6-dd98-74cc-9026-502bd31c8b9c', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:13.944+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'domain.added', '01a226e6-dd6c-760f-a4da-d38a489a5fa2', '127.0.0.1', NULL, 'f3d2cb212e1918913cab6e490ef12ac5'),
	('01a226e6-dde6-72ae-a768-d375d3f15e01', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:14.022+00', 'engine', NULL, 'sendwright', 'domain.verified', '01a226e6-dd6c-760f-a4da-d38a489a5fa2', '127.0.0.1', NULL, '24d49e141f070fac226c9950f7579073'),
	('01a226e6-de93-758a-a5c0-241a3b984842', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:14.195+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'domain.added', '01a226e6-de89-75fc-8bf2-53c5749d1d81', '127.0.0.1', NULL, '3ec27a6769d89365abde2c7f927c952f'),
	('01a226e6-df9d-7174-9103-23c2137fa1a5', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:14.461+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'domain.added', '01a226e6-df94-7085-870c-095a5ef7e225', '127.0.0.1', NULL, 'ea37dff8a2aec87b9fc038f1c657b06e'),
	('01a226e6-dfb0-7246-b754-59e3c40092b0', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:14.48+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'domain.removed', '01a226e6-df94-7085-870c-095a5ef7e225', '127.0.0.1', NULL, '757f3f7383387a0f190993cc59609e66'),
	('01a226e6-dfd3-7548-ac9e-42b350f620b4', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:14.515+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'template.created', '01a226e6-dfc4-725c-9f12-c8ac7d5503b4', '127.0.0.1', NULL, '76856cf4ba3ed123debed82ea0ce9d4b'),
	('01a226e6-dfe1-7182-8a11-fec36e4528aa', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:14.529+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'template.changed', '01a226e6-dfc4-725c-9f12-c8ac7d5503b4', '127.0.0.1', NULL, 'f6dd096cf7048ac1b7713f0ca0376926'),
	('01a226e6-dfec-7436-b5a8-67351c7cdcec', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:14.54+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'template.restored', '01a226e6-dfc4-725c-9f12-c8ac7d5503b4', '127.0.0.1', NULL, 'f1a69d6436da5fdf17a28ee4cda4529f'),
	('01a226e6-dff7-718e-a67e-8cfc2433c5a3', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:14.551+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'template.created', '01a226e6-dff6-70f9-acee-bd010758999c', '127.0.0.1', NULL, '6ec48d621da8d1a51f534e24e42f1d1c'),
	('01a226e6-e001-756d-a5e9-36d9d4f6d3ad', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:14.561+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'template.created', '01a226e6-dfff-7528-a39c-cf66659dfe93', '127.0.0.1', NULL, '46480da49c7fe0be3b64919f1cd799a6'),
	('01a226e6-e007-701a-bab6-82f99b15ed74', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:14.567+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'template.created', '01a226e6-e005-72ee-9ec7-01a7c39cdc53', '127.0.0.1', NULL, '7971babfea0124f14d240d22d82dcce4'),
	('01a226e6-e00c-766d-8f38-6c5de712bce5', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:14.572+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'template.removed', '01a226e6-e005-72ee-9ec7-01a7c39cdc53', '127.0.0.1', NULL, 'a05e6d0db3c2237d2a23a06c1df10176'),
	('01a226e6-e01b-70aa-999d-d5ada9dfa904', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:14.586+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'webhook.added', '01a226e6-e016-743d-8cba-c56250dbb3b5', '127.0.0.1', NULL, 'aec194f6d7768f7c6c4df6f7cac887fb'),
	('01a226e6-e027-768e-b1d6-61fa6d530163', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:14.599+00', 'key', '01a226e1-16e5-745e-b5cd-fad1901b19e7', 'Acme test', 'webhook.added', '01a226e6-e024-726a-bf24-2bc38d6bbc03', '127.0.0.1', NULL, '6051f1f34b01c29f2fd2e543095ee8e3'),
	('01a226e6-e02f-73d8-9184-13e4a482dd0d', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:14.607+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'webhook.added', '01a226e6-e02d-742e-aa1b-270ec2231622', '127.0.0.1', NULL, '3c9af0d23d28a69c043dadb3de362f83'),
	('01a226e6-e037-7670-929a-fac802657d12', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:14.615+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'webhook.added', '01a226e6-e033-758d-a6cd-951e4e8263a3', '127.0.0.1', NULL, '6e532cf2445c64dcb43e9a8d9effbd31'),
	('01a226e6-e04b-71d6-8ef7-4e6eab309b4f', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:14.635+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'webhook.removed', '01a226e6-e033-758d-a6cd-951e4e8263a3', '127.0.0.1', NULL, 'd699b6a3d0e6a06ddde513b63a3db775'),
	('01a226e7-41c4-7279-b985-3497605b3654', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:39.588+00', 'operator', NULL, 'operator', 'email.settled', '01a226e6-e677-7058-8d42-79ae27c8847d', NULL, NULL, NULL),
	('01a226e7-4cd8-75e9-aae7-62bc6522c4db', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:42.424+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'portal.link_made', '01a226e7-4cd8-75e9-aae7-62bbc892f682', '127.0.0.1', NULL, 'bd241a779e5ad2e724b3f8d5d780aa5d'),
	('01a226e7-4cfc-71fa-bf1b-a992df5dd843', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:42.46+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '81c30d246360b885a98513743c5a02e3'),
	('01a226e7-4d28-745b-9422-4b048009dc19', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:42.504+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '0cb65866f3c80e561feeaf5cc599dfe1'),
	('01a226e7-4d7c-7430-b660-4cc469d32983', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:42.588+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'suppression.removed', NULL, '127.0.0.1', NULL, '993b0092a1974d0dc9ab305c94a8970b'),
	('01a226e7-514d-7757-9091-48d6ef59fc41', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:43.565+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'recipient.erased', '97e331a46304', '127.0.0.1', NULL, 'b3e2cabe3511de53244840d5eea33cf9'),
	('01a226e7-635a-772d-acd4-650f206ed79a', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:48.186+00', 'key', '01a226e0-ac2c-7480-9219-ddf247525c02', 'Acme live', 'webhook.added', '01a226e7-6355-7034-941d-d1bcc9e33d8b', '127.0.0.1', NULL, '56405d921054eac11cdd7b2279af1f79'),
	('01a226e7-6567-7672-aab2-a55ad9498000', NULL, '2026-11-29 10:43:48.711+00', 'user', '01a226df-2208-7733-a285-624ff6717d27', 'ada', 'user.signed_in', '01a226df-2208-7733-a285-624ff6717d27', '127.0.0.1', NULL, '105aaa114748630977e3c6cbf62d460e'),
	('01a226e7-65b9-757a-b84f-d4acb43163bb', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:48.793+00', 'user', '01a226df-2208-7733-a285-624ff6717d27', 'ada', 'webhook.delivery_sent_again', '01a226e7-6377-785f-bfb8-a5a4b1ec23b7', '127.0.0.1', '01a226e7-6563-772e-8a3f-08799b92a192', '1a2891137b40879f580f866ac4b0b1c5'),
	('01a226e7-6684-7544-942e-d1979d2a343d', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:48.996+00', 'user', '01a226df-2208-7733-a285-624ff6717d27', 'ada', 'webhook.secret_rotated', '01a226e6-e016-743d-8cba-c56250dbb3b5', '127.0.0.1', '01a226e7-6563-772e-8a3f-08799b92a192', '7538a3c30564ef073c35b967b96a1820'),
	('01a226e7-6700-746f-8f0c-c7739328be28', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:49.12+00', 'user', '01a226df-2208-7733-a285-624ff6717d27', 'ada', 'email.copied', '01a226e7-66df-70a2-aeab-b04b24cc2114', '127.0.0.1', '01a226e7-6563-772e-8a3f-08799b92a192', '49e22e90369446a108288c34ad5bf439'),
	('01a226e7-7e70-7614-92da-43fcdb4d1033', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:43:55.12+00', 'operator', NULL, 'operator', 'domain.dkim_rotated', '01a226e6-dd6c-760f-a4da-d38a489a5fa2', NULL, NULL, NULL),
	('01a226e7-e33b-7079-a576-faa00801deae', '01a226e2-1974-724c-a83b-68c9eab7f77c', '2026-11-29 10:44:20.922+00', 'operator', NULL, 'operator', 'emails.held', NULL, NULL, NULL, NULL),
	('01a226e8-0520-7085-bfb9-3d8f1eff2250', '01a226e2-1974-724c-a83b-68c9eab7f77c', '2026-11-29 10:44:29.6+00', 'operator', NULL, 'operator', 'account.paused', NULL, NULL, NULL, NULL),
	('01a226e8-089e-70d5-a96e-b6decf2ab493', NULL, '2026-11-29 10:44:30.494+00', 'user', '01a226df-2208-7733-a285-624ff6717d27', 'ada', 'user.signed_in', '01a226df-2208-7733-a285-624ff6717d27', '127.0.0.1', NULL, 'bbcb225ae8aece2f81a7edcf54478fb1'),
	('01a226e8-0bb6-7723-9b6f-465402200a0a', NULL, '2026-11-29 10:44:31.286+00', 'operator', '01a226e4-57d0-7610-97e5-b95d92e2040e', 'grace', 'user.signed_in', '01a226e4-57d0-7610-97e5-b95d92e2040e', '127.0.0.1', NULL, '2eaf6cb1b4890c5eee060eecbfd17e99');


--
-- Data for Name: domains; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.domains VALUES
	('01a226e6-de89-75fc-8bf2-53c5749d1d81', '01a226df-2208-7733-a285-624eaeca631f', 'pending.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"swd25821cd71._domainkey.pending.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAnuuyLaxgu3197WOipq6uShV77V9MQYVErm4pI91Qi05OITHqFhpCfEEXFYL2o1UU8zC1c8HXhQQYaKftgT4UZho59maHnOxpDTB1LryvgkaL6+tS+5hY77JPKO0t5O2GMLTbogB8Q4+xysvNIrUWAqYusgwoPnw2G/oM3GYKtx6AO1TZNtFF24Pt86ONq1hGLq94X1mGjfM7BOTW/XbZzlZKtQb67EwD8G54M51LpeZKF6t0jjE2dChA6HoCg0bTlCMOauGrOxuuTZrkfh7hprgz15QBD/mUXqBWwBX+CcyjSjCXgguv+g4YKsj94/aeCUfVssvrBdrcUGMMUxqQawIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.pending.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.pending.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.pending.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'swd25821cd71', '2.throwaway.2f9df4d1f284035f.73Jh87FbRqCKesyh.Wf3gXroevUhD43QHvr_Au7rXpy6e9HuupxpGXaNCX5OLEFCkCuL8gVj-ivacCsCorFkV91dYSww_gD7_eFYmbldxG6R1gtaDupV030wPNrxDxIv0kuT3MUwIqa_W1G8aHUNoG0nnblPtxVGzMx-8brracikNM0jaig3KVumRYMwHAyjTG4KIbRymRaJBByij2OC8Wk0vKR5xMJxdqAx-cPtPznCRszRWx35Z9yUA43Wp0tuypP7PfYsw9-Fd7K3QLBz0UJnsr6oapXTeGzqs2SDCwcxQ9DSzSQR_3WR29a6UB5HnjPgRypNOnHSTtT9oVQNy09oMXbrllFE3l_smuxq47qPxn-JcI5-Y1SgPBf9_rDE_RqGK07DldEWdYp6qlfolrZ35oT4L2j4B65pKaII_hOuT5rm9FSQQrghPi7dw-Q-IMzDitj7IHaLhaLoUxEiUXVEZ2qqeZf3wk1DcNeH4O48c1dUtzqVIHgu3atVa-k_BinqtqoGSaJERz5Pk6IaZhfksIUj2cCaNvKq7N3CNXvb6sfTL5O21SKMQZ6ivR8Sg0YQgMes6QXidyD0P42FLZTm0yl7ZvJpjwSdrOg6KIlXuF8-o3g2LsDjn_wQKX7LxOZC7i7Um7RHRoKiDUfFlvMq4_DEEgBoQOsOpyOCdkGBWc69s1nJum9jvNVvL1J1hWKxqDdRQpVubldksjU9YUI3S-JyanjQHBIPl3g6uWJT-EJmdg_ne4KhkXOp_OOamRMJKitH0WMBagUOyrqv8LPFjOFJ1zHT0V6NYdVjkM0u53m_pc2IL5-RjOivelewBMYgMieNnjTGlEBp5blucL2nCxrh_rJMUxowHI5g9ZuDwV74aPOCKU_j26k8iue4SKlBSIC2DjW5FBuYrL1OmQNZrrUDD0E89gChzUhL7lTjgcFhJDqsSu71gesEMIR_NpoVcaU_u7APfDlBik7z-ifWbaMBSzX8rUAgMi1kZhf-sjoFDMXrkj6sLSFgcjQAACaVGPReoH6KTpb4IHsDnvPRQdL51CGre492M2cU5zWpvM5T8trRfJuCKgtxEjqR_iXYQZYW7CEaP9NUWWMUjPREd0v76ubsd4dbqoM6xY0lp-ikLYAvSLqsl65KcNyyRnK-jB9JVogdXQm1iygJh_DZRlaqLzOwsWofwjSrw2DlCTvHXXs8SJamdDYQI_2zuOxbEVm8f5sUCc7KXUt6JzN_yN2B7vZA0V2SLCi7lh219bJZ1OuzqhI8fhBOKLXN-2_tiKz6Vu-U6KikNpgHYfRGYvRpc7pZEEywCwpteuTzNiQS9Gxc_iqm21ZuzhAklq6Bi9yEcGLUrbZpe65tJW8QBLjX5JbXNWikdAozdyuL-BkLXo1u_ynIm47Ry3qL4TKKybia1w2zgxBsX8_ujeIy2lGehpLD92DwQQZFgp__kyA5jX941BsIP-_A5OaRIpAVrt03AjSoM4cx2dP4cCeWSYbtz9-Jdx30n8bW-F0ZCMmuDiFZ0MxF3vmFj5UL4tELAul-2vDR0fYSKAMIuBvav0EQnhv2OhzCCfruTu1ZnXfZ2PnRYfMBI5nFt1CLfhbot9qXmEhxSKpPjiEcItKxrN4cLrLuwEo1nr1bRvYott1Nk7iWJhqVfiCaqnIDJzTHhQSOnV1r_gNNdgGLBGzkcVub82LQvawHjabhWU9dAmC3AmjmlXSep_Z712_7YPaMwZ-Un3KyFLD2sDfENUUFzEUfCZCvPPXp7ACEoLJloFsmEnLFTzHv4O68dcxd9yFueCCsGtFckRM7cxrxZMx5LyloJCh4IDEM4dLv1ddp4PifO6mw1wDASEgsscA00NceGLe57_TiTRw32Sx4Z3CBFsLSwaZ1R8vYcdUTjubNkFKQzuI16SKK7pZj5H8Rl9PYmSblhN-wA-Cuv5b1lF0xoabpLEM3BOymyfv6sBCWATkvf6BvHO_QS2SzNS0rLhrlwAadqPlUOAlZihxKl7dwrpBVQrEqpuWgm6fbDIjelzCN0d3X-HDIyYDgmPuzgqb-0QkPda01KdIXtNwx7yxIiimSGyc5547l_DP4n20UwQ8kfrRehS1N2CMrF8Cg4I39Gncrfg1StR893HSHFJSF8YfH_Oi7Yi4W0w_mwqaZy6K3t2IIp5L6-5FuR6eLkJKqHcDiVWUER6Ub-INCSBfxcqpPe5MLdLX06SsyKKAtHPcMki3mxmZ38xfspxWY6NbV6dkZ6ysi3isQ3Hru5w8kTHPgFt8iYTzwa-Ys4vOIZkXoM-lnV8rS803xEeMbklCz0_g', NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-29 10:48:14.186+00', '2026-11-29 10:43:14.185+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a226e6-dd6c-760f-a4da-d38a489a5fa2', '01a226df-2208-7733-a285-624eaeca631f', 'mail.acme.example', 'local', 'verified', 'healthy', '2026-11-29 10:43:14.011+00', NULL, '[{"id":"dkim","type":"TXT","name":"swe5f0bb7928._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAzfRypibwt3akzSnvAiWb0Y786U0kJTB1umB52j//w0gG+BKREqy8i91NM4USnvkPpyTXEnhC7dfSrImnO1qi0YsV8O0azZqMy4N5/nWHJHY+59yDgA4G+Y4faJGixQdx5y/VdvERw8zqmjmGQ7n0ZfKZ1+JdHsy/NZhIyngD1BtJ9+Lnb27abB2zsni49TIHH5jXqLxWDqlEs0I/uPI6jVLfK2p39I60Zltkb/vdgK/XRB/yjRGB2CNPbFC2JS3nVzYM+ZvS5w5E63nrcT7bleJ4kPrv7M8f7opAF5vcZUrsZ8phR9VtFjM2Da69CfYMsYnWL84z9WdI/yiR4U9zbwIDAQAB","purpose":"dkim"},{"id":"dkim_sw66b23f6c9c","type":"TXT","name":"sw66b23f6c9c._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAubUtnJBJumQlRFUP8WuxPQ+50sVTg1jXvjloA22HH5H5r8AA/ekZ44DToypx1rBzkp5kIqk/DaKGme2vek7lXUHbUFhLi8sN57o7s3RjyXsRJUmwpo7vn8qFoioFqlogMlc67tx6QtuZBrHJipAAhQwBoSuaj+xcxp27edGRCveaNf0cD9ofKuSuvPc8iqkXsBPFeseRRqEKm7tljJr5hhurxu3Yci8Ysn4hYERwACL03IdoSFzHu9vQK0VprfD7lA2SguiCD/+5B/5Gk864GlzllFDiDthr24+Lbt2bMK29X/PNRHUP7BuKcyCyfaTKgqLb/4j5wHis5xSdmG65DwIDAQAB","purpose":"dkim","gating":false},{"id":"return_path_mx","type":"MX","name":"send.mail.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.mail.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.mail.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', '[{"id":"dkim","state":"found","found":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAzfRypibwt3akzSnvAiWb0Y786U0kJTB1umB52j//w0gG+BKREqy8i91NM4USnvkPpyTXEnhC7dfSrImnO1qi0YsV8O0azZqMy4N5/nWHJHY+59yDgA4G+Y4faJGixQdx5y/VdvERw8zqmjmGQ7n0ZfKZ1+JdHsy/NZhIyngD1BtJ9+Lnb27abB2zsni49TIHH5jXqLxWDqlEs0I/uPI6jVLfK2p39I60Zltkb/vdgK/XRB/yjRGB2CNPbFC2JS3nVzYM+ZvS5w5E63nrcT7bleJ4kPrv7M8f7opAF5vcZUrsZ8phR9VtFjM2Da69CfYMsYnWL84z9WdI/yiR4U9zbwIDAQAB"},{"id":"return_path_mx","state":"found","found":"10 bounces.sendwright.test"},{"id":"return_path_spf","state":"found","found":"v=spf1 a:bounces.sendwright.test ~all"},{"id":"dmarc","state":"found","found":"v=DMARC1; p=none;"}]', '2026-11-29 10:43:14.011+00', 'swe5f0bb7928', '2.throwaway.2f9df4d1f284035f.VaTat4ELCeH1x5BL.u5ELHTttNkCGam_0reMnDW1W_DdrQjwrOp_4y-XU-7VIwF0aczhCrJG2r2bOgo0-NhFF6TMv5uy9zkmm0RNlqKTdP-gMS8fQ0yZ8lXRhUW38ejWgNuy9IQBt72NEBbxYC_Nz2paivUU0Kc93BP11D3fgR-lvflqKYRQ11OSJRjOPhSjJom_j9r2zFpN27Pdbe0nA_t79GplcgaRPksaQmxFG9rxEWfja7OJSNdSslnM0ppvJiMwD8eJCoC21BCqLtj8W8baEewEGj5d44BcbFkyghnZ7RfYoKJ2EnHOXMeVVIhNd_hHIB-9ToPuAmf7-sHqYzJojU4vBKKvPKF69RX938HKbASKSTEk9d1NX8wWpuGu6lGDBkdxOLUy_eHJavUMu9KkKEXk_LPu5sInLxA8w6ALl0x2CK4Yz3jiW2p2ufQlRMqRWs0RDxt_VABw0N_ANYUVKNfcJ08mokQI6VYZqLq3bdQgW8TKSUqSAu1u9yk13YK0gmOMbYahQUIq1i-HXwCqegA6PawWgiV5jbORoTetk3tMx9qbGgW37A4-C21N1CDYt9ZEaq411hd0Tar9S29_-q10CmT9VKZ_EtlC24WjrAWnT9W6pyjYfPkTj1jv2CGSygSGZpoxozyPtGqa4ubguisEo9lJJj2HF85dsVRQ-m8vjmdHSKfl3YiVTrT8wY6l9WLMeZ_PcYMs7h1xZ0sNgCgIGyx-TTtZ0aNBLNoTC6Oum6Q9-Fcu3wi5VIRxBXojJaF50t_0dGrcjojzEOEhjNN8xR7-7dSMulaKMBL1XVu3zQZ-vUvxS-CsjKqknukd7vcWMNsUKMRVQYUn-cioOfCy3I7DLWNPBw4nJubM5itWzd8ztkRWGWMcFJC6SqoeTS1bxubRoU5cO09jEZyNIK1q7tUA_7y2Tc-8YYNOgfNNgliozz3ZN2dYXl39ZA9otLxdFiERempHE3mSqiIKMuJt736AsYgjZe0zD1ikG7i6uWAn3ZT5djyP6CXhoZ-qp2_e2UI-wCWYuKYG0gPerxNM3nsxyZZUUDINyaD0Bsl54vwGJk8KmmuCPYoYBjXvm2xK6hJVF_hkajCrvgNK-oeCxK14Xrl8vSB07ZTJ9XFZkIb67jQTkY6BKCC-yBE8SOHBr200Z3oOE60fgEl1cFNNg1s5FmMxm5SOswDIH3sD7Ygj7-2MS0I4bMX4fs7bZwdUlH2DLiZ3lhJY5Cmwpw0W6-I0rR6MTyro9_-EQaLsrvJe2wZgQhMXPCuXxmJpbLWlulPgoKF_tw_rtl6ZAQsqaG9a7vl9Or6tIxllmIe3qL9VW2ElW4O8eAcPzSM8xP_WRzVido6Mm9Dx4Z8XOzzScX8MXMOcFpwhBcwe9Orq9CkE3FOsvCbksb1T6o-bFem1-CNqtRZmjn1sMCWL7D0sr2b4aguFQYGFoclC_Ak6ysFzbI7mcoK4PXD0EC1RvfNU8J1GToa1r5dGG01B9vr4fCBOtxKBqikZQ29RrF8Kj6_Ps8F1qLYFAwru1uwTk5HNVBImKm54WaNWTBFwIxjfPms8E4iyOAlPcT1V8DOlBJl9guARtH_5JNlboZVuO6q70rfhYcKfIhZs8uEG5nj2O8Hlqus8HwoaI_1lq9a3ydmxtsD0zf9pgjQLJEOLQKn2I1iHZ9PcBro_RajgwIiM4mMDC-F-u1TPS37-UDfopZMcDqNndMWR7EM1H95bgZJAAmEO8li1stZNDEYVj8GD0vhGyHX71I93S-HNiKesHsMPFXsaskbeYrIgiClLjgaZ2Cem1dYjHdhXXd5GZGsb7KEj3lKj-ubpgsXgzLWy6JvPk9qqrIwuJBp_coBCzqJWlj9WmPcycDYCUe17Be1CqIVtGHTFPA-O0FZjsooKxdDHXZX1vSdZnYawjnvouyGxASqAHYmeTCAbJDw5UUWkIJWtMilSkPYRBS6YS8Cg38Ca09C4VBvNZ3kkFzcj0logsXo8ZxSb0thmR0tG_-0UhpzcLdostpu4Fx_oWIQDpBBtQ-oQEZt7lnN8WHiM0-BuGdNOxsAvo9lfVTDYPSa-qMhcHXzI6kOOKA8Acyu_nKn5keXq3LFHiN7DKt1-bDlz7glbZwrs0AMlh1OneO7b3HNqLZEEN4gdYRwWjJMfmcKMFB-ra79tLUb2HzMbbe0_5z3iaT9UpngWp282OB2SL4eNmYDkUCL4uhg3zBjP_23zSXvUCZ45HXgioHElHOCwP5zdIL19-iJRZicmixSlsog7bUeftMjnodv6kLLc38aDlYRQH6b3Crx5h', 'swe5f0bb7928', 'sw66b23f6c9c', '2026-11-29 10:43:55.108+00', NULL, '2.throwaway.2f9df4d1f284035f.jx4crH_qiUho6DRc._VlNfRbXOMwlU4DP9IdjGNwHgjcmrOiI2yYXpDdDcacDPUNbITk4o0gVYxY12RKOmxmUVBYMGgHU0XkmOiUEPieoFRe1_oIxVi1Qin4NEBHIwP5d5LwOWkerXL6n0meK0pWgRFE4yWL6xy7HeHbGCS85j_n3kM9AiNYKhAwuRWTNjIIAMGBxdIPVZR8Rx7wrmw0bCDzgh06mhK6pJNv4qTUCA9cLTqz5YrRyslBkikFqfjNtuDBikGVq2PF6lTScJSKIwz-h7UNUB-k2a0eNLQBG-QwrihGbPWnZbQDmkrOY38Z24GfpNaa1jwyReBQc9bqDRvANNW0zmVpcAdui0ytwcqIkkj9QMEh9eHNCLe1EwQyoSHHH3chJknqcNld9ObrGDRLW5lBCto2Cl_SI7SBNgrP9xYsxGRNHBwl8WZ8LfQ9xch_t5WqQGEPnzpmKVC7p5L9SHdY8LshkGtyQ1r8d1Om3Kbeigp4X9vW3ebRx7wC7nLBIQaA_RDhVpIwGFn7y7YNe873NP_qJ1aJOwwjGWUJL9Sp_nPjpmrFTT-Qkfb7v3JyBqIxPEtmGNnvk3LI66RaBVHFNfHZ2D3ahg7xtVDtQu0PLf0ED54kMQHZK4TP_y_QoA2K3FuYtZZYeHMzzd0jrlbrnqGbRGGHXMF_SgofPnUGhCKXBNZxLbEOR3hT1t3Dd2-HscHwJe9CzQznEwsIaXUqkwJ1QIkKgZq8tx3FNtmd3DkzHo5cSFIoZ0yD7a2ze_AlrD7YvNPUxS3hCgDaXR-1eCbH05DylAqQfoRsyJ56Ojsm8E1BET4hVnkzLr1xN1_5iiGezQ1QDB6jcXKwvhhll6mHJKlHQsxlDw9PID-qiaDv0V940Vl58uP7tWZM0CdrXglHOuWRKmrWOTw46xiyblcOSJ3_5Os8xiE8e7qah6_Fnp6lrVTktxvI8z8jqLyzNJVRd2Cm9hDXuNr1VExXlZWPNJ3or689lCAfKm044Trj8EH1GGKgN5YXwtkFB3eISHaX_xPIP6QpxBoskTbCU2YKL8Kk3zhHFYleYtNQj_msckXpRH67OPe31av3aAN2XzXisCAVga29Mh8hFat4L5C7OzN9yqBWaIP35H0KaPWH9eSlkmSfmpZMkjn1bMD0xfKP96eeo38SjMGFZQPu78o6fK0EXhr-QiAXjWtUcSILnUoqo5g8186N3odaLzkbgNdl1jUzsiWbfFfK4dqLm3ZCroAPTyTLUZbesOlBcNJpavWh_C0SbmVfdik4jGLvqakVkrGct8i5a1gZ_2VZ16cnXtSj3z2ngq8R66miZNLW2sBz4TDAcnU_8xlPuOHaqKoGIQcIWGKMns_GnsLlAyf3JO_ut1LBgi-xM315UsPUzcyGwJ0gtzeuyUIsl8kHyRUqoJqsdAJuev-fe7uu4WnKsiRq5kDAYvBvss_NYpat6voPylWr7s6uOW9PHCmq8wgdt1E3sNby5joGZXwSx1r1rJW0DCXYPpUqy2QrZJENjbYUtHGAzCKWNuX2e6SASCSf7OCTzjFYHBfOUKhAaAS4QNiNxvls-LTa3fCaoxAdxf_WuBRQbv600aSMrdudsNeDu7d_b-DRWxXOBrwI5XtdlYt6h-XrcjyggfrLztWrjFjAWf6u-qzGcB50ugYC5esW7QYBmzJUedfZhdVASO8ZVjuTVcGK27XBYyGgjstzDrsz4URAVMoE45ZF4z0zuZ482uE9ieOkJ_Xy8Y27ubNqJyYbh6yNot8Zi_VV7lRGnCk0fhln2B3Jd6yNvPFUuQUtdr74-bI_xTCzmWiHfcyhj9JH9qpH9BPFpjOAYAk2UbYK_V4ho0Yy4IXj_Y7kS4DRHyrPf9E4k4mWNhYmcqoxN6efzDEgnb_YWQ07sCp-W0RZkhxbSASC5XhGeohtLbWcq5GCoQF96hUdRW4Mqubu4kQZfE4Ua9kx81GUJWy3s7l-CfSlyBXBa0DdGW9h1tpjY09xCvbQqo6eWPOLXJUrXnteCjO-ntt8abSzKLC_Ljv4-vVCqflfg0Kce4xeePCsuctH0UosmYw3XqJ2V24K853EumLDAMEVhAbQEK5RTBuXlOsfxNr9YREEO-aPmR9WlV8XEP5IvINoQ11pP_URc55pkuSlKEK5BG-I950qesL9BG_UWNhO1hcxy4QCbuRmYr6b6R985jFBiO8J0fvlLwrP4z8y2NZ6sCd1ZRgvJG6Sqv8XWfLPE9SQ_c0XpVLoFCW8ObkwYnHwB9nA7D5htYHkwgwC-919ez0oGpWLue0VFD-dIn-yp00mFcD9S8iE', 2, '2026-11-29 10:43:13.971+00', '2026-11-29 10:48:14.012+00', '2026-11-29 10:43:13.9+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a226e6-df94-7085-870c-095a5ef7e225', '01a226df-2208-7733-a285-624eaeca631f', 'removed.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"swdf0badf3f7._domainkey.removed.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAvpr2xBORNPRJqCSNKgZ4WcwKy1Un0NTRPDe83EPW0V80EvP6Nh/iyqgaiDvoHwuT/ymfq0UmY2LVENSfgk0Z5knEP7XzH/YW+saCCq9O+fFJkCnYEk14oPZirnytaYOR8UtQEpRnRKWiEQ9vt5gFTolL85/ODQqkzC7HFCMDi8no4hv3dvvKdeNuF+LaM2zb8qAdQm5y3R95kK/r6MlcBO94A2JPRB47D2bK6zxCiZYR/N7D6p/8hliWICHGSCg/jQSs/kwb1D8+3cC21TmYQCNucUMSVC2o7chCNbwllOVTYu9MwGXR16Rf02PiOfnL4KVC60HCd4aIgpw45rt1OQIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.removed.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.removed.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.removed.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'swdf0badf3f7', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-29 10:48:14.453+00', '2026-11-29 10:43:14.452+00', '2026-11-29 10:43:14.476+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: email_attachments_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_attachments_2026_11 VALUES
	('01a226e6-e073-72a3-80c4-b6100628dcf7', 2, NULL, 'text/calendar; method=REQUEST', NULL, 'alternative', 32, '\x424547494e3a5643414c454e4441520d0a454e443a5643414c454e4441520d0a'),
	('01a226e6-e073-72a3-80c4-b6100628dcf7', 1, 'logo.png', 'image/png', 'logo', 'inline', 70, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082'),
	('01a226e6-e073-72a3-80c4-b6100628dcf7', 0, 'Rechnung ü.pdf', 'application/pdf', NULL, 'attachment', 20, '\x255044462d312e34206e6f207265616c206f6e65'),
	('01a226e7-478d-767b-9058-a03e544b48c3', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b2053756e2c203239204e6f7620323032362031303a34333a3430202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440346561656361363331662e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a2053756e2c203239204e6f7620323032362031303a34333a3430202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d356134323837333839323836376330372d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d356134323837333839323836376330372d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d356134323837333839323836376330372d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d356134323837333839323836376330372d506172745f312d2d0d0a'),
	('01a226e7-66df-70a2-aeab-b04b24cc2114', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b2053756e2c203239204e6f7620323032362031303a34333a3430202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440346561656361363331662e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a2053756e2c203239204e6f7620323032362031303a34333a3430202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d356134323837333839323836376330372d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d356134323837333839323836376330372d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d356134323837333839323836376330372d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d356134323837333839323836376330372d506172745f312d2d0d0a');


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
	('01a226e6-e073-72a3-80c4-b6100628dcf7', '<p>0: 0</p>
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
	('01a226e6-e114-74c4-b633-9459cf826c86', NULL, 'To be delivered, in plain text.', '{}', NULL),
	('01a226e6-e2a0-778d-aff3-3e201f3ef928', NULL, 'To be bounced, in plain text.', '{}', NULL),
	('01a226e6-e3c4-73a6-96d2-9aba909a93ef', NULL, 'To be complained, in plain text.', '{}', NULL),
	('01a226e6-e3f9-720e-a3d7-c8be66b2fd17', NULL, 'To several, in plain text.', '{}', NULL),
	('01a226e6-e43f-7416-8e8b-95655af718e3', NULL, 'To nobody, in plain text.', '{}', NULL),
	('01a226e6-e471-729e-9a60-d594ecdb1618', NULL, 'To a name that is spelled in another way on its way, in plain text.', '{}', NULL),
	('01a226e6-e4d1-720d-ba1e-b2f5a3c237fd', NULL, 'To nobody and somebody, in plain text.', '{}', NULL),
	('01a226e6-e4f1-70d6-9e8d-2e46edcbbdc2', '<p>Welcome, Tina: <b>!</b></p>', 'Welcome, Tina', '{}', NULL),
	('01a226e6-e523-7504-a3d5-75bf2b0dafdd', '<p>For everybody: 3</p>', NULL, '{}', NULL),
	('01a226e6-e596-7409-b443-dc2417c23af2', NULL, 'One of a batch, in plain text.', '{}', NULL),
	('01a226e6-e5e1-76df-b0c8-e3c23e92ac24', NULL, 'To be cancelled, in plain text.', '{}', NULL),
	('01a226e6-e617-749c-9324-ac9e80d0b279', NULL, 'Refused for now, in plain text.', '{}', NULL),
	('01a226e6-e65f-758a-bdae-a44a9de5981e', NULL, 'Held, as its answer was lost, in plain text.', '{}', NULL),
	('01a226e6-e677-7058-8d42-79ae27c8847d', NULL, 'Settled as failed, in plain text.', '{}', NULL),
	('01a226e7-478d-767b-9058-a03e544b48c3', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a226e7-485c-76d8-bb2f-dd55662e3bd6', '<p>Test</p>', NULL, '{}', NULL),
	('01a226e7-48ea-7419-9c3a-52420495d49f', '<p>Test</p>', NULL, '{}', NULL),
	('01a226e7-4940-70ec-8740-325c1143aa22', '<p>Test</p>', NULL, '{}', NULL),
	('01a226e7-4a7d-7404-8492-158ad231e206', NULL, 'x', '{}', NULL),
	('01a226e7-4dbc-70ee-93f7-149103db6810', NULL, 'Dear [erased], dear Rita.', '{}', NULL),
	('01a226e7-6365-72e1-aed0-bbee5aa33455', NULL, 'Waiting', '{}', NULL),
	('01a226e7-66df-70a2-aeab-b04b24cc2114', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a226e7-7fa3-7614-9917-d6a8c295f397', NULL, 'Soon', '{}', NULL),
	('01a226e7-ba31-75da-a50b-404707f52923', NULL, 'Queued to go out.', '{}', NULL),
	('01a226e7-bae0-7314-b7b8-f1996ee19696', NULL, 'Queued for the simulator.', '{}', NULL),
	('01a226e7-bb12-737b-a1e8-43c319d79dca', NULL, 'Scheduled, to be cancelled.', '{}', NULL),
	('01a226e7-bb54-7040-b9d5-e6709d2f239f', NULL, 'Scheduled, to go out.', '{}', NULL),
	('01a226e7-bb63-7054-aeb7-9aba8f0ab2c4', NULL, 'Asked under a key.', '{}', NULL),
	('01a226e7-bbfb-76f0-84a5-4685905c699f', NULL, 'x', '{}', NULL),
	('01a226e7-e4b4-768f-b644-f990c95d4a59', NULL, 'x', '{}', NULL);


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
	('01a226e6-e114-74c4-b633-9459cf826c86', 1, '01a226e6-e1a8-7028-8a44-1065db96cfb4', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a226e6-e12d-7410-bc03-2101cadfa746"}', '2026-11-29 10:43:14.861+00', '{"email.sent delivered@4eaeca631f.sandbox.sendwright.test"}', '1400'),
	('01a226e6-e2a0-778d-aff3-3e201f3ef928', 1, '01a226e6-e327-704b-9b02-f021e7fb983a', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a226e6-e324-7121-be36-9e80e6931d6f"}', '2026-11-29 10:43:15.364+00', '{"email.sent bounced@4eaeca631f.sandbox.sendwright.test"}', '1406'),
	('01a226e6-e073-72a3-80c4-b6100628dcf7', 1, '01a226e6-e397-734f-bdc1-a5a8d77e1216', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a226e6-e073-72a3-80c4-b6100628dcf7@mail.acme.example"}', '2026-11-29 10:43:15.47+00', '{"email.sent ada@example.com,bea@example.net,carl@example.com"}', '1410'),
	('01a226e6-e3c4-73a6-96d2-9aba909a93ef', 1, '01a226e6-e3e1-75fd-976b-39d240e500da', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a226e6-e3d6-7695-be60-f6772357f9e8"}', '2026-11-29 10:43:15.542+00', '{"email.sent complained@4eaeca631f.sandbox.sendwright.test"}', '1417'),
	('01a226e6-e3f9-720e-a3d7-c8be66b2fd17', 1, '01a226e6-e442-7412-91ff-ca16cc77cd63', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a226e6-e3f9-720e-a3d7-c8be66b2fd17@mail.acme.example","recipients":["real@example.com"]}', '2026-11-29 10:43:15.645+00', '{"email.sent real@example.com"}', '1425'),
	('01a226e6-e3f9-720e-a3d7-c8be66b2fd17', 2, '01a226e6-e442-7412-91ff-ca176db0e44a', 'email.sent', '{"attempt":1,"recipients":["delivered+a@4eaeca631f.sandbox.sendwright.test","bounced+b@4eaeca631f.sandbox.sendwright.test"],"provider":"simulator","provider_message_id":"sim_01a226e6-e43d-7635-9052-6173735f8ca2"}', '2026-11-29 10:43:15.645+00', '{"email.sent bounced+b@4eaeca631f.sandbox.sendwright.test,delivered+a@4eaeca631f.sandbox.sendwright.test"}', '1425'),
	('01a226e6-e43f-7416-8e8b-95655af718e3', 1, '01a226e6-e4ab-710d-be29-cbd6320bf073', 'email.bounced', '{"recipients":["gone@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-29 10:43:15.707+00', '{}', '1430'),
	('01a226e6-e471-729e-9a60-d594ecdb1618', 1, '01a226e6-e4ce-77c2-937a-c17b77eca5a5', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a226e6-e471-729e-9a60-d594ecdb1618@mail.acme.example"}', '2026-11-29 10:43:15.784+00', '{"email.sent joerg.big@xn--bcher-kva.example"}', '1440'),
	('01a226e6-e4d1-720d-ba1e-b2f5a3c237fd', 1, '01a226e6-e4fb-735f-b045-b1aa110cecad', 'email.bounced', '{"recipients":["gone-too@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-29 10:43:15.821+00', '{}', '1446'),
	('01a226e6-e4d1-720d-ba1e-b2f5a3c237fd', 2, '01a226e6-e4fb-735f-b045-b1ab6579021d', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a226e6-e4d1-720d-ba1e-b2f5a3c237fd@mail.acme.example","recipients":["there@example.org"]}', '2026-11-29 10:43:15.821+00', '{"email.sent there@example.org"}', '1446'),
	('01a226e6-e4f1-70d6-9e8d-2e46edcbbdc2', 1, '01a226e6-e514-72d4-994f-ae6eb7ea7a17', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a226e6-e4f1-70d6-9e8d-2e46edcbbdc2@mail.acme.example"}', '2026-11-29 10:43:15.859+00', '{"email.sent tina@example.com"}', '1451'),
	('01a226e6-e114-74c4-b633-9459cf826c86', 2, '01a226e6-e55c-70c3-940f-e6889b981784', 'email.delivered', '{"recipients":["delivered@4eaeca631f.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a226e6-e12d-7410-bc03-2101cadfa746","provider":"simulator"}', '2026-11-29 10:43:15.861+00', '{"simulator:sim_01a226e6-e12d-7410-bc03-2101cadfa746 email.delivered","simulator sim_01a226e6-e12d-7410-bc03-2101cadfa746 email.delivered","email.delivered delivered delivered@4eaeca631f.sandbox.sendwright.test 2026-11-29T10:43:15.861Z"}', '1457'),
	('01a226e6-e523-7504-a3d5-75bf2b0dafdd', 1, '01a226e6-e55e-708c-954f-b6d1ef9e9d86', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a226e6-e523-7504-a3d5-75bf2b0dafdd@mail.acme.example"}', '2026-11-29 10:43:15.933+00', '{"email.sent tom@example.com"}', '1460'),
	('01a226e6-e596-7409-b443-dc2417c23af2', 1, '01a226e6-e5c9-742b-8cff-f0e243dc04cc', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a226e6-e5c7-73c5-8a01-da3bf4d71deb"}', '2026-11-29 10:43:16.039+00', '{"email.sent delivered@4eaeca631f.sandbox.sendwright.test"}', '1469'),
	('01a226e6-e5e1-76df-b0c8-e3c23e92ac24', 1, '01a226e6-e604-7178-a20d-1501e0d20255', 'email.cancelled', '{}', '2026-11-29 10:43:16.1+00', '{}', '1478'),
	('01a226e6-e2a0-778d-aff3-3e201f3ef928', 2, '01a226e6-e744-729a-a03b-3e7905bd6500', 'email.bounced', '{"recipients":["bounced@4eaeca631f.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a226e6-e324-7121-be36-9e80e6931d6f","provider":"simulator"}', '2026-11-29 10:43:16.364+00', '{"simulator:sim_01a226e6-e324-7121-be36-9e80e6931d6f email.bounced","simulator sim_01a226e6-e324-7121-be36-9e80e6931d6f email.bounced","email.bounced bounced bounced@4eaeca631f.sandbox.sendwright.test 2026-11-29T10:43:16.364Z"}', '1494'),
	('01a226e6-e3c4-73a6-96d2-9aba909a93ef', 2, '01a226e6-e7f0-70de-a199-89e9c7ab3ced', 'email.delivered', '{"recipients":["complained@4eaeca631f.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a226e6-e3d6-7695-be60-f6772357f9e8","provider":"simulator"}', '2026-11-29 10:43:16.542+00', '{"simulator:sim_01a226e6-e3d6-7695-be60-f6772357f9e8 email.delivered","simulator sim_01a226e6-e3d6-7695-be60-f6772357f9e8 email.delivered","email.delivered delivered complained@4eaeca631f.sandbox.sendwright.test 2026-11-29T10:43:16.542Z"}', '1499'),
	('01a226e6-e3f9-720e-a3d7-c8be66b2fd17', 3, '01a226e6-e847-73c1-a040-04378b6c0fd6', 'email.bounced', '{"recipients":["bounced+b@4eaeca631f.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a226e6-e43d-7635-9052-6173735f8ca2","provider":"simulator"}', '2026-11-29 10:43:16.645+00', '{"simulator:sim_01a226e6-e43d-7635-9052-6173735f8ca2 email.bounced","simulator sim_01a226e6-e43d-7635-9052-6173735f8ca2 email.bounced","email.bounced bounced bounced+b@4eaeca631f.sandbox.sendwright.test 2026-11-29T10:43:16.645Z"}', '1503'),
	('01a226e6-e3f9-720e-a3d7-c8be66b2fd17', 4, '01a226e6-e847-73c1-a040-0438ffd7e631', 'email.delivered', '{"recipients":["delivered+a@4eaeca631f.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a226e6-e43d-7635-9052-6173735f8ca2","provider":"simulator"}', '2026-11-29 10:43:16.645+00', '{"simulator:sim_01a226e6-e43d-7635-9052-6173735f8ca2 email.delivered","simulator sim_01a226e6-e43d-7635-9052-6173735f8ca2 email.delivered","email.delivered delivered delivered+a@4eaeca631f.sandbox.sendwright.test 2026-11-29T10:43:16.645Z"}', '1503'),
	('01a226e6-e596-7409-b443-dc2417c23af2', 2, '01a226e6-e9be-7025-bb64-cc3eb2bdab42', 'email.delivered', '{"recipients":["delivered@4eaeca631f.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a226e6-e5c7-73c5-8a01-da3bf4d71deb","provider":"simulator"}', '2026-11-29 10:43:17.039+00', '{"simulator:sim_01a226e6-e5c7-73c5-8a01-da3bf4d71deb email.delivered","simulator sim_01a226e6-e5c7-73c5-8a01-da3bf4d71deb email.delivered","email.delivered delivered delivered@4eaeca631f.sandbox.sendwright.test 2026-11-29T10:43:17.039Z"}', '1509'),
	('01a226e6-e3c4-73a6-96d2-9aba909a93ef', 3, '01a226e6-ebbc-74b2-a12b-bb4b77fc658d', 'email.complained', '{"recipients":["complained@4eaeca631f.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a226e6-e3d6-7695-be60-f6772357f9e8","provider_message_id":"sim_01a226e6-e3d6-7695-be60-f6772357f9e8","provider":"simulator"}', '2026-11-29 10:43:17.542+00', '{"simulator:sim_01a226e6-e3d6-7695-be60-f6772357f9e8 email.complained","simulator sim_01a226e6-e3d6-7695-be60-f6772357f9e8 email.complained","email.complained complained complained@4eaeca631f.sandbox.sendwright.test feedback-sim_01a226e6-e3d6-7695-be60-f6772357f9e8"}', '1513'),
	('01a226e6-e677-7058-8d42-79ae27c8847d', 1, '01a226e7-4195-775d-b7bf-29f6ae0908e3', 'email.failed', '{"recipients":["cut-too@example.com"],"reason":"outcome_unknown","provider_code":null,"attempts":1,"provider":"operator"}', '2026-11-29 10:43:39.486+00', '{"operator a4e04b98-2795-40f1-811c-0a2dc9ccc2ba","email.failed failed cut-too@example.com 2026-11-29T10:43:39.486Z"}', '1553'),
	('01a226e7-66df-70a2-aeab-b04b24cc2114', 1, '01a226e7-6770-7048-8c76-8972913d9a2c', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a226e7-66df-70a2-aeab-b04b24cc2114@mail.acme.example"}', '2026-11-29 10:43:49.232+00', '{"email.sent copied@example.com"}', '1751'),
	('01a226e7-478d-767b-9058-a03e544b48c3', 1, '01a226e7-47cf-7235-b065-e93dea9d1e5a', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a226e7-47c4-70a5-a575-cf2435281fed"}', '2026-11-29 10:43:41.124+00', '{"email.sent delivered@4eaeca631f.sandbox.sendwright.test"}', '1562'),
	('01a226e7-4a7d-7404-8492-158ad231e206', 1, '01a226e7-4ca3-70d3-9aa1-51dbd08e8561', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a226e7-4a7d-7404-8492-158ad231e206@c9eab7f77c.sandbox.sendwright.test"}', '2026-11-29 10:43:42.31+00', '{"email.sent bob@bolt.example"}', '1595'),
	('01a226e7-4dbc-70ee-93f7-149103db6810', 1, '01a226e7-4e21-75f7-9c92-11a8dc9de92f', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a226e7-4dbc-70ee-93f7-149103db6810@mail.acme.example"}', '2026-11-29 10:43:42.753+00', '{"email.sent [erased],rita@example.com"}', '1611'),
	('01a226e7-6365-72e1-aed0-bbee5aa33455', 1, '01a226e7-6377-727f-ba94-a403f1cc3483', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a226e7-6376-706e-82a0-dddd604bd543"}', '2026-11-29 10:43:48.214+00', '{"email.sent delivered@4eaeca631f.sandbox.sendwright.test"}', '1720'),
	('01a226e7-485c-76d8-bb2f-dd55662e3bd6', 1, '01a226e7-48c7-7495-b9b2-0ac719c0600f', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a226e7-48b0-715f-8a0f-68b80abeec11"}', '2026-11-29 10:43:41.36+00', '{"email.sent delivered@4eaeca631f.sandbox.sendwright.test"}', '1570'),
	('01a226e7-48ea-7419-9c3a-52420495d49f', 1, '01a226e7-4933-7117-b726-ed930841c272', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a226e7-4903-70b9-b90e-6b91a706f472"}', '2026-11-29 10:43:41.443+00', '{"email.sent bounced@4eaeca631f.sandbox.sendwright.test"}', '1576'),
	('01a226e7-4940-70ec-8740-325c1143aa22', 1, '01a226e7-494d-7580-b667-8596d5fe9097', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a226e7-494c-724f-ba0b-420310c1b9e1"}', '2026-11-29 10:43:41.516+00', '{"email.sent anybody@4eaeca631f.sandbox.sendwright.test"}', '1579'),
	('01a226e7-478d-767b-9058-a03e544b48c3', 2, '01a226e7-4ca5-707f-9f01-a0a4e62812d7', 'email.delivered', '{"recipients":["delivered@4eaeca631f.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a226e7-47c4-70a5-a575-cf2435281fed","provider":"simulator"}', '2026-11-29 10:43:42.124+00', '{"simulator:sim_01a226e7-47c4-70a5-a575-cf2435281fed email.delivered","simulator sim_01a226e7-47c4-70a5-a575-cf2435281fed email.delivered","email.delivered delivered delivered@4eaeca631f.sandbox.sendwright.test 2026-11-29T10:43:42.124Z"}', '1591'),
	('01a226e7-485c-76d8-bb2f-dd55662e3bd6', 2, '01a226e7-51ae-7370-95c0-5f2b75f3ae8f', 'email.delivered', '{"recipients":["delivered@4eaeca631f.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a226e7-48b0-715f-8a0f-68b80abeec11","test":true,"provider":"simulator"}', '2026-11-29 10:43:42.36+00', '{"simulator:sim_01a226e7-48b0-715f-8a0f-68b80abeec11 email.delivered","simulator sim_01a226e7-48b0-715f-8a0f-68b80abeec11 email.delivered","email.delivered delivered delivered@4eaeca631f.sandbox.sendwright.test 2026-11-29T10:43:42.360Z"}', '1625'),
	('01a226e7-48ea-7419-9c3a-52420495d49f', 2, '01a226e7-51ae-7370-95c0-5f2c7b47f518', 'email.bounced', '{"recipients":["bounced@4eaeca631f.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a226e7-4903-70b9-b90e-6b91a706f472","test":true,"provider":"simulator"}', '2026-11-29 10:43:42.443+00', '{"simulator:sim_01a226e7-4903-70b9-b90e-6b91a706f472 email.bounced","simulator sim_01a226e7-4903-70b9-b90e-6b91a706f472 email.bounced","email.bounced bounced bounced@4eaeca631f.sandbox.sendwright.test 2026-11-29T10:43:42.443Z"}', '1625'),
	('01a226e7-4940-70ec-8740-325c1143aa22', 2, '01a226e7-51ae-7370-95c0-5f2d1a5593b3', 'email.delivered', '{"recipients":["anybody@4eaeca631f.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a226e7-494c-724f-ba0b-420310c1b9e1","test":true,"provider":"simulator"}', '2026-11-29 10:43:42.516+00', '{"simulator:sim_01a226e7-494c-724f-ba0b-420310c1b9e1 email.delivered","simulator sim_01a226e7-494c-724f-ba0b-420310c1b9e1 email.delivered","email.delivered delivered anybody@4eaeca631f.sandbox.sendwright.test 2026-11-29T10:43:42.516Z"}', '1625'),
	('01a226e7-6365-72e1-aed0-bbee5aa33455', 2, '01a226e7-67bf-734a-b7fb-926b62dd422e', 'email.delivered', '{"recipients":["delivered@4eaeca631f.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a226e7-6376-706e-82a0-dddd604bd543","provider":"simulator"}', '2026-11-29 10:43:49.214+00', '{"simulator:sim_01a226e7-6376-706e-82a0-dddd604bd543 email.delivered","simulator sim_01a226e7-6376-706e-82a0-dddd604bd543 email.delivered","email.delivered delivered delivered@4eaeca631f.sandbox.sendwright.test 2026-11-29T10:43:49.214Z"}', '1752'),
	('01a226e7-7fa3-7614-9917-d6a8c295f397', 1, '01a226e7-7fb2-71e9-a001-5e0441a0e7bd', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a226e7-7fac-74c0-aecc-cc45caf11fbd"}', '2026-11-29 10:43:55.436+00', '{"email.sent complained@4eaeca631f.sandbox.sendwright.test"}', '1779');


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
	('01a226e6-e114-74c4-b633-9459cf826c86', 1, '2026-11-29 10:43:14.861+00', '2026-11-29 10:43:14.862+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a226e6-e2a0-778d-aff3-3e201f3ef928', 1, '2026-11-29 10:43:15.364+00', '2026-11-29 10:43:15.364+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a226e6-e073-72a3-80c4-b6100628dcf7', 1, '2026-11-29 10:43:14.76+00', '2026-11-29 10:43:15.471+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a226e6-e3c4-73a6-96d2-9aba909a93ef', 1, '2026-11-29 10:43:15.542+00', '2026-11-29 10:43:15.542+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a226e6-e3f9-720e-a3d7-c8be66b2fd17', 1, '2026-11-29 10:43:15.621+00', '2026-11-29 10:43:15.645+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a226e6-e43f-7416-8e8b-95655af718e3', 1, '2026-11-29 10:43:15.66+00', '2026-11-29 10:43:15.708+00', NULL, 'permanently_refused', 'smtp', '550 5.1.1 No such user here'),
	('01a226e6-e471-729e-9a60-d594ecdb1618', 1, '2026-11-29 10:43:15.748+00', '2026-11-29 10:43:15.784+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a226e6-e4d1-720d-ba1e-b2f5a3c237fd', 1, '2026-11-29 10:43:15.808+00', '2026-11-29 10:43:15.822+00', NULL, 'partly_accepted', 'smtp', 'gone-too@example.org: 550 5.1.1 No such user here
there@example.org: 250 OK: message queued'),
	('01a226e6-e4f1-70d6-9e8d-2e46edcbbdc2', 1, '2026-11-29 10:43:15.846+00', '2026-11-29 10:43:15.859+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a226e6-e523-7504-a3d5-75bf2b0dafdd', 1, '2026-11-29 10:43:15.918+00', '2026-11-29 10:43:15.934+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a226e6-e596-7409-b443-dc2417c23af2', 1, '2026-11-29 10:43:16.039+00', '2026-11-29 10:43:16.039+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a226e6-e617-749c-9324-ac9e80d0b279', 1, '2026-11-29 10:43:16.14+00', '2026-11-29 10:43:16.168+00', '2026-11-29 10:43:21.168+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a226e6-e65f-758a-bdae-a44a9de5981e', 1, '2026-11-29 10:43:16.208+00', '2026-11-29 10:43:16.3+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a226e6-e677-7058-8d42-79ae27c8847d', 1, '2026-11-29 10:43:16.218+00', '2026-11-29 10:43:16.542+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a226e6-e617-749c-9324-ac9e80d0b279', 2, '2026-11-29 10:43:21.221+00', '2026-11-29 10:43:21.419+00', '2026-11-29 10:43:31.419+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a226e6-e617-749c-9324-ac9e80d0b279', 3, '2026-11-29 10:43:31.435+00', '2026-11-29 10:43:31.464+00', '2026-11-29 10:43:51.464+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a226e7-478d-767b-9058-a03e544b48c3', 1, '2026-11-29 10:43:41.124+00', '2026-11-29 10:43:41.124+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a226e7-485c-76d8-bb2f-dd55662e3bd6', 1, '2026-11-29 10:43:41.36+00', '2026-11-29 10:43:41.36+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a226e7-48ea-7419-9c3a-52420495d49f', 1, '2026-11-29 10:43:41.443+00', '2026-11-29 10:43:41.444+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a226e7-4940-70ec-8740-325c1143aa22', 1, '2026-11-29 10:43:41.516+00', '2026-11-29 10:43:41.516+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a226e7-4a7d-7404-8492-158ad231e206', 1, '2026-11-29 10:43:42.248+00', '2026-11-29 10:43:42.31+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a226e7-4dbc-70ee-93f7-149103db6810', 1, '2026-11-29 10:43:42.683+00', '2026-11-29 10:43:42.753+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a226e7-6365-72e1-aed0-bbee5aa33455', 1, '2026-11-29 10:43:48.214+00', '2026-11-29 10:43:48.214+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a226e7-66df-70a2-aeab-b04b24cc2114', 1, '2026-11-29 10:43:49.155+00', '2026-11-29 10:43:49.232+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a226e6-e617-749c-9324-ac9e80d0b279', 4, '2026-11-29 10:43:51.544+00', '2026-11-29 10:43:51.549+00', '2026-11-29 10:44:31.549+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a226e7-7fa3-7614-9917-d6a8c295f397', 1, '2026-11-29 10:43:55.436+00', '2026-11-29 10:43:55.437+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator');


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
	('01a226e6-e073-72a3-80c4-b6100628dcf7', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:15.471+00', 'sent', '{sent,sent,sent}', NULL, '01a226e6-e073-72a3-80c4-b6100628dcf7@mail.acme.example', NULL, 2, true),
	('01a226e6-e43f-7416-8e8b-95655af718e3', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:15.708+00', 'bounced', '{bounced}', NULL, NULL, NULL, 2, true),
	('01a226e6-e471-729e-9a60-d594ecdb1618', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:15.784+00', 'sent', '{sent}', NULL, '01a226e6-e471-729e-9a60-d594ecdb1618@mail.acme.example', NULL, 2, true),
	('01a226e6-e4d1-720d-ba1e-b2f5a3c237fd', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:15.822+00', 'bounced', '{bounced,sent}', NULL, '01a226e6-e4d1-720d-ba1e-b2f5a3c237fd@mail.acme.example', NULL, 3, true),
	('01a226e6-e4f1-70d6-9e8d-2e46edcbbdc2', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:15.859+00', 'sent', '{sent}', NULL, '01a226e6-e4f1-70d6-9e8d-2e46edcbbdc2@mail.acme.example', NULL, 2, true),
	('01a226e6-e114-74c4-b633-9459cf826c86', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:15.904+00', 'delivered', '{delivered}', NULL, 'sim_01a226e6-e12d-7410-bc03-2101cadfa746', NULL, 3, true),
	('01a226e6-e523-7504-a3d5-75bf2b0dafdd', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:15.934+00', 'sent', '{sent}', NULL, '01a226e6-e523-7504-a3d5-75bf2b0dafdd@mail.acme.example', NULL, 2, true),
	('01a226e6-e5e1-76df-b0c8-e3c23e92ac24', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:16.1+00', 'cancelled', '{scheduled}', '2026-12-19 10:43:16.047+00', NULL, NULL, 2, false),
	('01a226e6-e617-749c-9324-ac9e80d0b279', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:16.119+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a226e6-e65f-758a-bdae-a44a9de5981e', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:16.191+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a226e6-e2a0-778d-aff3-3e201f3ef928', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:16.383+00', 'bounced', '{bounced}', NULL, 'sim_01a226e6-e324-7121-be36-9e80e6931d6f', NULL, 3, true),
	('01a226e6-e3f9-720e-a3d7-c8be66b2fd17', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:16.662+00', 'bounced', '{delivered,bounced,sent}', NULL, '01a226e6-e3f9-720e-a3d7-c8be66b2fd17@mail.acme.example', NULL, 5, true),
	('01a226e6-e596-7409-b443-dc2417c23af2', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:17.049+00', 'delivered', '{delivered}', NULL, 'sim_01a226e6-e5c7-73c5-8a01-da3bf4d71deb', NULL, 3, true),
	('01a226e6-e3c4-73a6-96d2-9aba909a93ef', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:17.552+00', 'complained', '{complained}', NULL, 'sim_01a226e6-e3d6-7695-be60-f6772357f9e8', NULL, 4, true),
	('01a226e6-e677-7058-8d42-79ae27c8847d', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:39.493+00', 'failed', '{failed}', NULL, NULL, 'It is not known whether the email arrived, and it was given up.', 2, true),
	('01a226e7-478d-767b-9058-a03e544b48c3', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:42.156+00', 'delivered', '{delivered}', NULL, 'sim_01a226e7-47c4-70a5-a575-cf2435281fed', NULL, 3, true),
	('01a226e7-4a7d-7404-8492-158ad231e206', '01a226e2-1974-724c-a83b-68c9eab7f77c', 'live', '2026-11-29 10:43:42.31+00', 'sent', '{sent}', NULL, '01a226e7-4a7d-7404-8492-158ad231e206@c9eab7f77c.sandbox.sendwright.test', NULL, 2, true),
	('01a226e7-4dbc-70ee-93f7-149103db6810', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:42.753+00', 'sent', '{sent,sent}', NULL, '01a226e7-4dbc-70ee-93f7-149103db6810@mail.acme.example', NULL, 2, true),
	('01a226e7-485c-76d8-bb2f-dd55662e3bd6', '01a226df-2208-7733-a285-624eaeca631f', 'test', '2026-11-29 10:43:43.54+00', 'delivered', '{delivered}', NULL, 'sim_01a226e7-48b0-715f-8a0f-68b80abeec11', NULL, 3, true),
	('01a226e7-48ea-7419-9c3a-52420495d49f', '01a226df-2208-7733-a285-624eaeca631f', 'test', '2026-11-29 10:43:43.54+00', 'bounced', '{bounced}', NULL, 'sim_01a226e7-4903-70b9-b90e-6b91a706f472', NULL, 3, true),
	('01a226e7-4940-70ec-8740-325c1143aa22', '01a226df-2208-7733-a285-624eaeca631f', 'test', '2026-11-29 10:43:43.54+00', 'delivered', '{delivered}', NULL, 'sim_01a226e7-494c-724f-ba0b-420310c1b9e1', NULL, 3, true),
	('01a226e7-66df-70a2-aeab-b04b24cc2114', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:49.232+00', 'sent', '{sent}', NULL, '01a226e7-66df-70a2-aeab-b04b24cc2114@mail.acme.example', NULL, 2, true),
	('01a226e7-6365-72e1-aed0-bbee5aa33455', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:49.227+00', 'delivered', '{delivered}', NULL, 'sim_01a226e7-6376-706e-82a0-dddd604bd543', NULL, 3, true),
	('01a226e7-7fa3-7614-9917-d6a8c295f397', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:55.437+00', 'sent', '{sent}', NULL, 'sim_01a226e7-7fac-74c0-aecc-cc45caf11fbd', NULL, 2, true),
	('01a226e7-ba31-75da-a50b-404707f52923', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:44:10.417+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a226e7-bae0-7314-b7b8-f1996ee19696', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:44:10.592+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a226e7-bb12-737b-a1e8-43c319d79dca', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:44:10.642+00', 'scheduled', '{scheduled}', '2026-11-29 11:44:10.634+00', NULL, NULL, 1, false),
	('01a226e7-bb54-7040-b9d5-e6709d2f239f', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:44:10.708+00', 'scheduled', '{scheduled}', '2026-11-29 11:44:10.634+00', NULL, NULL, 1, false),
	('01a226e7-bb63-7054-aeb7-9aba8f0ab2c4', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:44:10.723+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a226e7-bbfb-76f0-84a5-4685905c699f', '01a226e2-1974-724c-a83b-68c9eab7f77c', 'live', '2026-11-29 10:44:10.875+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a226e7-e4b4-768f-b644-f990c95d4a59', '01a226e2-1974-724c-a83b-68c9eab7f77c', 'live', '2026-11-29 10:44:21.3+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false);


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
	('01a226e6-e073-72a3-80c4-b6100628dcf7', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:14.675+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{"Ada Lovelace <ada@example.com>"}', '{carl@example.com}', '{"Bea <bea@example.net>"}', '{answers@acme.example,"Other <other@acme.example>"}', 'Everything at once', '{receipt,order:1234}', NULL, '01a226e6-e073-72a3-80c4-b6100628dcf7@mail.acme.example', '{ada@example.com,carl@example.com,bea@example.net}', NULL, NULL, 3, NULL, 'ada@example.com
carl@example.com
bea@example.net
everything at once', '01a226e6-e067-72a3-80c4-b6115556ae49', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, '113bbd53-6864-06e9-cd49-a7134db5bf1b', NULL, NULL),
	('01a226e6-e114-74c4-b633-9459cf826c86', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:14.836+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{delivered@4eaeca631f.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be delivered', '{}', NULL, '01a226e6-e114-74c4-b633-9459cf826c86@mail.acme.example', '{delivered@4eaeca631f.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@4eaeca631f.sandbox.sendwright.test
to be delivered', '01a226e6-e114-74c4-b633-945abf981a9e', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, '0d2db162-e079-b094-5adc-bbd2ce07fbf5', NULL, NULL),
	('01a226e6-e2a0-778d-aff3-3e201f3ef928', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:15.232+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{bounced@4eaeca631f.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be bounced', '{}', NULL, '01a226e6-e2a0-778d-aff3-3e201f3ef928@mail.acme.example', '{bounced@4eaeca631f.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@4eaeca631f.sandbox.sendwright.test
to be bounced', '01a226e6-e2a0-778d-aff3-3e2120cc5883', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, '150cecf7-39f0-f2c2-7ed6-986ab0efaabe', NULL, NULL),
	('01a226e6-e3c4-73a6-96d2-9aba909a93ef', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:15.524+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{complained@4eaeca631f.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be complained', '{}', NULL, '01a226e6-e3c4-73a6-96d2-9aba909a93ef@mail.acme.example', '{complained@4eaeca631f.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@4eaeca631f.sandbox.sendwright.test
to be complained', '01a226e6-e3c4-73a6-96d2-9abbe50e1dec', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, 'da8eb8c1-1e61-536d-fe65-ba1d5c64457c', NULL, NULL),
	('01a226e6-e3f9-720e-a3d7-c8be66b2fd17', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:15.577+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{delivered+a@4eaeca631f.sandbox.sendwright.test,bounced+b@4eaeca631f.sandbox.sendwright.test,real@example.com}', '{}', '{}', NULL, 'To several', '{}', NULL, '01a226e6-e3f9-720e-a3d7-c8be66b2fd17@mail.acme.example', '{delivered+a@4eaeca631f.sandbox.sendwright.test,bounced+b@4eaeca631f.sandbox.sendwright.test,real@example.com}', NULL, '{delivered,bounced,NULL}', 0, NULL, 'delivered+a@4eaeca631f.sandbox.sendwright.test
bounced+b@4eaeca631f.sandbox.sendwright.test
real@example.com
to several', '01a226e6-e3f9-720e-a3d7-c8bf19bd411f', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, 'c363fd62-f0a0-719d-9c28-bd1b6411c29b', NULL, NULL),
	('01a226e6-e43f-7416-8e8b-95655af718e3', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:15.647+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{gone@example.org}', '{}', '{}', NULL, 'To nobody', '{}', NULL, '01a226e6-e43f-7416-8e8b-95655af718e3@mail.acme.example', '{gone@example.org}', NULL, NULL, 0, NULL, 'gone@example.org
to nobody', '01a226e6-e43f-7416-8e8b-95665c6364f4', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, 'efaeab6b-e826-5e15-99b7-b04b5dc53a16', NULL, NULL),
	('01a226e6-e471-729e-9a60-d594ecdb1618', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:15.697+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{"Jörg <Joerg.Big@Bücher.example>"}', '{}', '{}', NULL, 'To a name that is spelled in another way on its way', '{}', NULL, '01a226e6-e471-729e-9a60-d594ecdb1618@mail.acme.example', '{joerg.big@xn--bcher-kva.example}', '{Joerg.Big@xn--bcher-kva.example}', NULL, 0, NULL, 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way', '01a226e6-e471-729e-9a60-d59551e468a0', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, 'a66b1e9a-778b-8203-4007-653d42c763b5', NULL, NULL),
	('01a226e6-e4d1-720d-ba1e-b2f5a3c237fd', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:15.793+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{gone-too@example.org,there@example.org}', '{}', '{}', NULL, 'To nobody and somebody', '{receipt}', NULL, '01a226e6-e4d1-720d-ba1e-b2f5a3c237fd@mail.acme.example', '{gone-too@example.org,there@example.org}', NULL, NULL, 0, NULL, 'gone-too@example.org
there@example.org
to nobody and somebody', '01a226e6-e4d1-720d-ba1e-b2f6124bf2f2', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, '0c2a25eb-85c2-75a3-1319-cb58f0c9784c', NULL, NULL),
	('01a226e6-e4f1-70d6-9e8d-2e46edcbbdc2', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:15.825+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{tina@example.com}', '{}', '{}', NULL, 'Welcome, Tina', '{}', NULL, '01a226e6-e4f1-70d6-9e8d-2e46edcbbdc2@mail.acme.example', '{tina@example.com}', NULL, NULL, 0, NULL, 'tina@example.com
welcome, tina', '01a226e6-e4f1-70d6-9e8d-2e477b82cb90', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, 'e0eeb438-7a71-8629-b0dc-c6fb636e87f3', NULL, '01a226e6-dfc4-725c-9f12-c8ac7d5503b4'),
	('01a226e6-e523-7504-a3d5-75bf2b0dafdd', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:15.875+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{tom@example.com}', '{}', '{}', '{answers@acme.example}', 'For everybody', '{}', NULL, '01a226e6-e523-7504-a3d5-75bf2b0dafdd@mail.acme.example', '{tom@example.com}', NULL, NULL, 0, NULL, 'tom@example.com
for everybody', '01a226e6-e523-7504-a3d5-75c069b17a2c', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, '3c4aed52-7ae7-0809-e18b-b1149617a8a3', NULL, '01a226e6-dfff-7528-a39c-cf66659dfe93'),
	('01a226e6-e596-7409-b443-dc2417c23af2', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:15.99+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{delivered@4eaeca631f.sandbox.sendwright.test}', '{}', '{}', NULL, 'One of a batch', '{}', NULL, '01a226e6-e596-7409-b443-dc2417c23af2@mail.acme.example', '{delivered@4eaeca631f.sandbox.sendwright.test}', NULL, '{delivered}', 0, 'batch-1', 'delivered@4eaeca631f.sandbox.sendwright.test
one of a batch', '01a226e6-e596-7409-b443-dc2503a103ca', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, 'd15d1b5d-2ad8-a19d-fc27-3f6329dac6d3', NULL, NULL),
	('01a226e6-e5e1-76df-b0c8-e3c23e92ac24', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:16.065+00', '2026-12-19 10:43:16.047+00', '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{never@example.com}', '{}', '{}', NULL, 'To be cancelled', '{}', NULL, '01a226e6-e5e1-76df-b0c8-e3c23e92ac24@mail.acme.example', '{never@example.com}', NULL, NULL, 0, NULL, 'never@example.com
to be cancelled', '01a226e6-e5e1-76df-b0c8-e3c3b8526831', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, '0eb28f26-59ef-f46b-c4b4-4ced3b2f9a3a', NULL, NULL),
	('01a226e6-e617-749c-9324-ac9e80d0b279', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:16.119+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{busy@example.com}', '{}', '{}', NULL, 'Refused for now', '{}', NULL, '01a226e6-e617-749c-9324-ac9e80d0b279@mail.acme.example', '{busy@example.com}', NULL, NULL, 0, NULL, 'busy@example.com
refused for now', '01a226e6-e617-749c-9324-ac9f32bb5cc1', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, 'e3aae83d-20c1-b224-bbdb-c586b128d461', NULL, NULL),
	('01a226e6-e65f-758a-bdae-a44a9de5981e', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:16.191+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{cut@example.com}', '{}', '{}', NULL, 'Held, as its answer was lost', '{}', NULL, '01a226e6-e65f-758a-bdae-a44a9de5981e@mail.acme.example', '{cut@example.com}', NULL, NULL, 0, NULL, 'cut@example.com
held, as its answer was lost', '01a226e6-e65f-758a-bdae-a44b87e5e83f', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, '5ad05f3e-f8e4-9cfb-d93c-ecc987b68e26', NULL, NULL),
	('01a226e6-e677-7058-8d42-79ae27c8847d', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:16.215+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{cut-too@example.com}', '{}', '{}', NULL, 'Settled as failed', '{}', NULL, '01a226e6-e677-7058-8d42-79ae27c8847d@mail.acme.example', '{cut-too@example.com}', NULL, NULL, 0, NULL, 'cut-too@example.com
settled as failed', '01a226e6-e677-7058-8d42-79af14ed5a49', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, '89fecde0-65af-dc05-a511-a54996694f8e', NULL, NULL),
	('01a226e7-478d-767b-9058-a03e544b48c3', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:41.069+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Søren <shop@mail.acme.example>', '{"Émile <delivered@4eaeca631f.sandbox.sendwright.test>"}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', '{"visible":null,"messageId":"own-1@mail.acme.example","date":"Sun, 29 Nov 2026 10:43:40 +0000"}', '01a226e7-478d-767b-9058-a03e544b48c3@mail.acme.example', '{delivered@4eaeca631f.sandbox.sendwright.test}', NULL, '{delivered}', 1, NULL, 'delivered@4eaeca631f.sandbox.sendwright.test
submitted over smtp', '01a226e7-478d-767b-9058-a03fcc0f4b27', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, NULL, NULL, NULL),
	('01a226e7-6365-72e1-aed0-bbee5aa33455', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:48.197+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'w@mail.acme.example', '{delivered@4eaeca631f.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a226e7-6365-72e1-aed0-bbee5aa33455@mail.acme.example', '{delivered@4eaeca631f.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@4eaeca631f.sandbox.sendwright.test
its webhook waits', '01a226e7-6365-72e1-aed0-bbef5c4eab54', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, '73eb11d6-23df-ee39-979c-28a67adec58a', NULL, NULL),
	('01a226e7-485c-76d8-bb2f-dd55662e3bd6', '01a226df-2208-7733-a285-624eaeca631f', 'test', '2026-11-29 10:43:41.276+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Test <t@mail.acme.example>', '{delivered@4eaeca631f.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: delivered', '{}', NULL, '01a226e7-485c-76d8-bb2f-dd55662e3bd6@mail.acme.example', '{delivered@4eaeca631f.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@4eaeca631f.sandbox.sendwright.test
in test mode: delivered', '01a226e7-485c-76d8-bb2f-dd5618f0bd72', NULL, '01a226e1-16e5-745e-b5cd-fad1901b19e7', NULL, '874d9ea4-58f4-e9a0-0a64-142ee9a90a29', NULL, NULL),
	('01a226e7-48ea-7419-9c3a-52420495d49f', '01a226df-2208-7733-a285-624eaeca631f', 'test', '2026-11-29 10:43:41.418+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Test <t@mail.acme.example>', '{bounced@4eaeca631f.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: bounced', '{}', NULL, '01a226e7-48ea-7419-9c3a-52420495d49f@mail.acme.example', '{bounced@4eaeca631f.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@4eaeca631f.sandbox.sendwright.test
in test mode: bounced', '01a226e7-48ea-7419-9c3a-5243fa49a177', NULL, '01a226e1-16e5-745e-b5cd-fad1901b19e7', NULL, 'ab991c64-8667-9314-a653-d4fbef529619', NULL, NULL),
	('01a226e7-4940-70ec-8740-325c1143aa22', '01a226df-2208-7733-a285-624eaeca631f', 'test', '2026-11-29 10:43:41.504+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Test <t@mail.acme.example>', '{anybody@4eaeca631f.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: anybody', '{}', NULL, '01a226e7-4940-70ec-8740-325c1143aa22@mail.acme.example', '{anybody@4eaeca631f.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'anybody@4eaeca631f.sandbox.sendwright.test
in test mode: anybody', '01a226e7-4940-70ec-8740-325d69f57576', NULL, '01a226e1-16e5-745e-b5cd-fad1901b19e7', NULL, 'ee44bfff-c3bf-004a-f5c7-6c547d5fc7c5', NULL, NULL),
	('01a226e7-4a7d-7404-8492-158ad231e206', '01a226e2-1974-724c-a83b-68c9eab7f77c', 'live', '2026-11-29 10:43:41.821+00', NULL, NULL, 'b@c9eab7f77c.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Bolt', '{}', NULL, '01a226e7-4a7d-7404-8492-158ad231e206@c9eab7f77c.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
bolt', '01a226e7-4a7d-7404-8492-158b8329dd22', NULL, '01a226e3-e014-748b-848a-b03ff0669b2e', NULL, '26c7912b-7566-75dc-9d14-7e5fecf10110', NULL, NULL),
	('01a226e7-66df-70a2-aeab-b04b24cc2114', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:49.087+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Søren <shop@mail.acme.example>', '{copied@example.com}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', NULL, '01a226e7-66df-70a2-aeab-b04b24cc2114@mail.acme.example', '{copied@example.com}', NULL, NULL, 1, NULL, 'copied@example.com
submitted over smtp', '01a226e7-66e6-70a2-aeab-b04c894ab13b', NULL, NULL, '01a226df-2208-7733-a285-624ff6717d27', NULL, '01a226e7-478d-767b-9058-a03e544b48c3', NULL),
	('01a226e7-7fa3-7614-9917-d6a8c295f397', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:55.427+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'r@mail.acme.example', '{complained@4eaeca631f.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its complaint is still to come', '{}', NULL, '01a226e7-7fa3-7614-9917-d6a8c295f397@mail.acme.example', '{complained@4eaeca631f.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@4eaeca631f.sandbox.sendwright.test
its complaint is still to come', '01a226e7-7fa3-7614-9917-d6a9cc6dbbac', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, '5225b102-1d19-22d0-7f63-6041df228a5d', NULL, NULL),
	('01a226e7-4dbc-70ee-93f7-149103db6810', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:42.652+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'e@mail.acme.example', '{[erased],rita@example.com}', '{}', '{}', NULL, '[erased]', '{}', NULL, '01a226e7-4dbc-70ee-93f7-149103db6810@mail.acme.example', '{[erased],rita@example.com}', NULL, NULL, 0, NULL, '[erased]
rita@example.com
[erased]', '01a226e7-4dbc-70ee-93f7-1492f65dbb67', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, 'cb1c280a-cc29-358f-d435-f8ffb2afc5b2', NULL, NULL),
	('01a226e7-ba31-75da-a50b-404707f52923', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:44:10.417+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{last@example.com}', '{}', '{}', NULL, 'Queued to go out', '{evening}', NULL, '01a226e7-ba31-75da-a50b-404707f52923@mail.acme.example', '{last@example.com}', NULL, NULL, 0, NULL, 'last@example.com
queued to go out', '01a226e7-ba31-75da-a50b-40487ded259a', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, '4eaf2f87-e38d-e3f2-c472-d926a5970b95', NULL, NULL),
	('01a226e7-bae0-7314-b7b8-f1996ee19696', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:44:10.592+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{delivered@4eaeca631f.sandbox.sendwright.test}', '{}', '{}', NULL, 'Queued for the simulator', '{evening}', NULL, '01a226e7-bae0-7314-b7b8-f1996ee19696@mail.acme.example', '{delivered@4eaeca631f.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@4eaeca631f.sandbox.sendwright.test
queued for the simulator', '01a226e7-bae0-7314-b7b8-f19aabaabd05', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, 'ba5a785d-97de-c2a4-4f29-ff760ec627f3', NULL, NULL),
	('01a226e7-bb12-737b-a1e8-43c319d79dca', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:44:10.642+00', '2026-11-29 11:44:10.634+00', '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to be cancelled', '{evening}', NULL, '01a226e7-bb12-737b-a1e8-43c319d79dca@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to be cancelled', '01a226e7-bb12-737b-a1e8-43c4a39dda93', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, '0b9eaa19-bd9a-382d-e8d9-1f590c2d4aee', NULL, NULL),
	('01a226e7-bb54-7040-b9d5-e6709d2f239f', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:44:10.708+00', '2026-11-29 11:44:10.634+00', '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to go out', '{evening}', NULL, '01a226e7-bb54-7040-b9d5-e6709d2f239f@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to go out', '01a226e7-bb53-7040-b9d5-e6712e8f8da4', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, '9409952e-39a3-2f51-381b-8794a7ecf054', NULL, NULL),
	('01a226e7-bb63-7054-aeb7-9aba8f0ab2c4', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:44:10.723+00', NULL, '01a226e6-dd6c-760f-a4da-d38a489a5fa2', 'Acme <hello@mail.acme.example>', '{once@example.com}', '{}', '{}', NULL, 'Asked under a key', '{evening}', NULL, '01a226e7-bb63-7054-aeb7-9aba8f0ab2c4@mail.acme.example', '{once@example.com}', NULL, NULL, 0, 'order-4711', 'once@example.com
asked under a key', '01a226e7-bb63-7054-aeb7-9abb2e4d2d73', NULL, '01a226e0-ac2c-7480-9219-ddf247525c02', NULL, '4f92317b-0f9c-f973-baaa-9b1f3b57778c', NULL, NULL),
	('01a226e7-bbfb-76f0-84a5-4685905c699f', '01a226e2-1974-724c-a83b-68c9eab7f77c', 'live', '2026-11-29 10:44:10.875+00', NULL, NULL, 'b@c9eab7f77c.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Held back', '{}', NULL, '01a226e7-bbfb-76f0-84a5-4685905c699f@c9eab7f77c.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
held back', '01a226e7-bbfb-76f0-84a5-468669c35703', NULL, '01a226e3-e014-748b-848a-b03ff0669b2e', NULL, '72d5fef2-a2dd-b24a-eb77-2d0f4ec040ec', NULL, NULL),
	('01a226e7-e4b4-768f-b644-f990c95d4a59', '01a226e2-1974-724c-a83b-68c9eab7f77c', 'live', '2026-11-29 10:44:21.3+00', NULL, NULL, 'b@c9eab7f77c.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'While paused', '{}', NULL, '01a226e7-e4b4-768f-b644-f990c95d4a59@c9eab7f77c.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
while paused', '01a226e7-e4b4-768f-b644-f991f828c8fa', NULL, '01a226e3-e014-748b-848a-b03ff0669b2e', NULL, '993d3279-4a5f-23cc-9a7b-e342a3d0cc01', NULL, NULL);


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
	('01a226e7-4e10-7580-90f2-092fbda0ffeb@mail.acme.example', '2026-11-29 10:43:42.966+00'),
	('01a226e7-4e10-7580-90f2-092fbda0ffeb', '2026-11-29 10:43:42.966+00');


--
-- Data for Name: holds; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.idempotency_keys VALUES
	('01a226df-2208-7733-a285-624eaeca631f', 'live', 'batch', 'batch-1', '810897815c2a4986efc96fcf0a396aba9e8cda5909e78c0f8de7cb073cf7cf4f', '2026-11-30 10:43:15.955+00', '[{"_tag" : "Accepted", "emailId" : "01a226e6-e596-7409-b443-dc2417c23af2"}]', '{"indexes":[0],"failures":[{"ok":false,"index":1,"error":{"code":"validation_error","message":"The request is not valid: to must be an email address such as ada@example.com.","details":[{"path":["to"],"message":"must be an email address such as ada@example.com"}]}}]}'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', 'message', '01a226e0-ac2c-7480-9219-ddf247525c02:f29dfce470565dc58646c4de4cd7f30f1a87faeba9ab217f216e7247d14b4068', '01a226e0-ac2c-7480-9219-ddf247525c02:f29dfce470565dc58646c4de4cd7f30f1a87faeba9ab217f216e7247d14b4068', '2026-11-29 10:53:41.068+00', '[{"_tag" : "Accepted", "emailId" : "01a226e7-478d-767b-9058-a03e544b48c3"}]', 'null'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', 'single', 'order-4711', '64993acc08a1e8ac0acde79d0dc4c3443d73295447c260a50219b86e6650d571', '2026-11-30 10:44:10.722+00', '[{"_tag" : "Accepted", "emailId" : "01a226e7-bb63-7054-aeb7-9aba8f0ab2c4"}]', 'null'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', 'request', 'order-4712', '5cd1768db4c44c1f9a1e2c3bf6407e954574a07ccc4e6eecf40cdc932acc4f6b', 'infinity', '[{"_tag" : "Accepted", "emailId" : "01a226e7-bb9b-7ea0-96fd-1040072b24f6"}]', 'null');


--
-- Data for Name: log_identity; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.memberships VALUES
	('01a226df-2208-7733-a285-624eaeca631f', '01a226df-2208-7733-a285-624ff6717d27', 'owner', '2026-11-29 10:34:47.175+00'),
	('01a226e2-1974-724c-a83b-68c9eab7f77c', '01a226e2-1974-724c-a83b-68cade40135a', 'owner', '2026-11-29 10:38:01.588+00'),
	('01a226e2-7fc7-720b-b936-0833d6d2fab8', '01a226e2-7fc7-720b-b936-08343bd33623', 'owner', '2026-11-29 10:38:27.782+00'),
	('01a226df-2208-7733-a285-624eaeca631f', '01a226e5-b157-7714-b1b6-a320d8d76df4', 'developer', '2026-11-29 10:41:57.08+00'),
	('01a226df-2208-7733-a285-624eaeca631f', '01a226e6-2225-7258-9093-91b2d87317ce', 'viewer', '2026-11-29 10:42:25.957+00');


--
-- Data for Name: metrics_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_hours VALUES
	('01a226df-2208-7733-a285-624eaeca631f', 'live', 'tag', 498874, 'order:1234', 1, 3, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', 'tag', 498874, 'receipt', 2, 4, 0, 1, 0, 0, 0, 0, 0, '{}'),
	('01a226e2-1974-724c-a83b-68c9eab7f77c', 'live', 'domain', 498874, '', 1, 1, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a226df-2208-7733-a285-624eaeca631f', 'test', 'domain', 498874, 'mail.acme.example', 3, 3, 2, 1, 0, 0, 0, 0, 0, '{73,2}'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', 'domain', 498874, 'mail.acme.example', 12, 12, 0, 2, 0, 0, 0, 1, 1, '{}'),
	('01a226df-2208-7733-a285-624eaeca631f', 'simulator', 'domain', 498874, 'mail.acme.example', 6, 8, 6, 2, 0, 1, 0, 0, 0, '{73,6}');


--
-- Data for Name: metrics_place; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_place VALUES
	(true, '1762:1762:');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.migrations VALUES
	(1, 1, 'initial', 1, '0.0.0', '2026-11-29 10:34:24.48+00'),
	(2, 1, 'mailbox_identities', 1, '0.0.0', '2026-11-29 10:34:24.576+00'),
	(2, 2, 'mailbox_identities', 1, '0.0.0', '2026-11-29 10:34:24.611+00'),
	(3, 1, 'set_aside', 1, '0.0.0', '2026-11-29 10:34:24.705+00'),
	(4, 1, 'audit_sources', 1, '0.0.0', '2026-11-29 10:34:24.769+00'),
	(4, 2, 'audit_sources', 1, '0.0.0', '2026-11-29 10:34:24.818+00'),
	(4, 3, 'audit_sources', 1, '0.0.0', '2026-11-29 10:34:24.933+00'),
	(4, 4, 'audit_sources', 1, '0.0.0', '2026-11-29 10:34:24.972+00'),
	(5, 1, 'template_defaults', 1, '0.0.0', '2026-11-29 10:34:25.016+00'),
	(6, 1, 'report_signatures', 1, '0.0.0', '2026-11-29 10:34:25.035+00'),
	(7, 1, 'requests', 1, '0.0.0', '2026-11-29 10:34:25.094+00'),
	(8, 1, 'joined_accepts', 1, '0.0.0', '2026-11-29 10:34:25.13+00'),
	(9, 1, 'request_keys', 1, '0.0.0', '2026-11-29 10:34:25.142+00'),
	(10, 1, 'email_templates', 1, '0.0.0', '2026-11-29 10:34:25.156+00'),
	(11, 1, 'joined_lookups', 1, '0.0.0', '2026-11-29 10:34:25.179+00'),
	(12, 1, 'received', 1, '0.0.0', '2026-11-29 10:34:25.209+00'),
	(12, 2, 'received', 1, '0.0.0', '2026-11-29 10:34:25.224+00');


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
	('simulator', 'sim_01a226e7-7fac-74c0-aecc-cc45caf11fbd email.delivered', '{"type":"email.delivered","occurredAt":1795949036436,"recipients":["complained@4eaeca631f.sandbox.sendwright.test"],"details":{"recipients":["complained@4eaeca631f.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a226e7-7fac-74c0-aecc-cc45caf11fbd"},"keys":["simulator:sim_01a226e7-7fac-74c0-aecc-cc45caf11fbd email.delivered"],"providerMessageId":"sim_01a226e7-7fac-74c0-aecc-cc45caf11fbd","error":null,"provider":"simulator","key":"sim_01a226e7-7fac-74c0-aecc-cc45caf11fbd email.delivered","emailId":"01a226e7-7fa3-7614-9917-d6a8c295f397","messageId":null}', '2026-11-29 10:43:56.436+00', '2026-11-29 10:43:55.437+00', 'sim_01a226e7-7fac-74c0-aecc-cc45caf11fbd'),
	('simulator', 'sim_01a226e7-7fac-74c0-aecc-cc45caf11fbd email.complained', '{"type":"email.complained","occurredAt":1795949037436,"recipients":["complained@4eaeca631f.sandbox.sendwright.test"],"details":{"recipients":["complained@4eaeca631f.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a226e7-7fac-74c0-aecc-cc45caf11fbd","provider_message_id":"sim_01a226e7-7fac-74c0-aecc-cc45caf11fbd"},"keys":["simulator:sim_01a226e7-7fac-74c0-aecc-cc45caf11fbd email.complained"],"providerMessageId":"sim_01a226e7-7fac-74c0-aecc-cc45caf11fbd","error":null,"provider":"simulator","key":"sim_01a226e7-7fac-74c0-aecc-cc45caf11fbd email.complained","emailId":"01a226e7-7fa3-7614-9917-d6a8c295f397","messageId":null}', '2026-11-29 10:43:57.436+00', '2026-11-29 10:43:55.437+00', 'sim_01a226e7-7fac-74c0-aecc-cc45caf11fbd');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.quotas VALUES
	('01a226e2-1974-724c-a83b-68c9eab7f77c', '2026-11', 3, 50, '2026-11-29', 3, 100, 1);


--
-- Data for Name: rate_buckets; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.rate_buckets VALUES
	('requests:01a226e0-ac2c-7480-9219-ddf247525c02', 990000, 1000000, 1795949074888),
	('sign-in:user:2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3', 8.462755555555555, 9.462755555555555, 1795949070044),
	('sign-in:from:12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 48.02766666666667, 49.02766666666667, 1795949070521),
	('sign-in:user:ca48e0014050c7996ca4272865794ba1d47e7ef86b88a1a7010eaf450f025194', 9, 10, 1795949070527),
	('messages:01a226e0-ac2c-7480-9219-ddf247525c02', 999998, 1000000, 1795948995957),
	('requests:01a226e1-16e5-745e-b5cd-fad1901b19e7', 990000, 1000000, 1795949073532),
	('requests:01a226e3-e014-748b-848a-b03ff0669b2e', 2.476, 3.476, 1795949073653),
	('messages:01a226df-2208-7733-a285-624ff6717d27', 999999, 1000000, 1795949029079);


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
	('01a226df-2208-7733-a285-624eaeca631f', 498874, 3, 2, 1, 0),
	('01a226df-2208-7733-a285-624eaeca631f', 498874, 5, 3, 1, 0),
	('01a226df-2208-7733-a285-624eaeca631f', 498874, 6, 4, 0, 0),
	('01a226e2-1974-724c-a83b-68c9eab7f77c', 498874, 1, 1, 0, 0),
	('01a226df-2208-7733-a285-624eaeca631f', 498874, 7, 3, 0, 0),
	('01a226df-2208-7733-a285-624eaeca631f', 498874, 4, 2, 0, 0);


--
-- Data for Name: reputation_notes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: requests; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.requests OVERRIDING SYSTEM VALUE VALUES
	(1, '01a226e7-bb9b-7ea0-96fd-1040072b24f6', '01a226df-2208-7733-a285-624eaeca631f', '2026-11-29 10:44:10.779+00', '{"to": "row@example.com", "from": "Acme <hello@mail.acme.example>", "tags": ["evening"], "text": "Asked by SQL.", "subject": "Asked by SQL"}', 140, '-infinity', 'order-4712');


--
-- Data for Name: retention_terms; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: search_entries_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.search_entries_2026_11 VALUES
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e6-e114-74c4-b633-9459cf826c86', '{}', 'delivered@4eaeca631f.sandbox.sendwright.test
to be delivered'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e6-e2a0-778d-aff3-3e201f3ef928', '{}', 'bounced@4eaeca631f.sandbox.sendwright.test
to be bounced'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e6-e073-72a3-80c4-b6100628dcf7', '{receipt,order:1234}', 'ada@example.com
carl@example.com
bea@example.net
everything at once'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e6-e3c4-73a6-96d2-9aba909a93ef', '{}', 'complained@4eaeca631f.sandbox.sendwright.test
to be complained'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e6-e3f9-720e-a3d7-c8be66b2fd17', '{}', 'delivered+a@4eaeca631f.sandbox.sendwright.test
bounced+b@4eaeca631f.sandbox.sendwright.test
real@example.com
to several'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e6-e43f-7416-8e8b-95655af718e3', '{}', 'gone@example.org
to nobody'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e6-e471-729e-9a60-d594ecdb1618', '{}', 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e6-e4d1-720d-ba1e-b2f5a3c237fd', '{receipt}', 'gone-too@example.org
there@example.org
to nobody and somebody'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e6-e4f1-70d6-9e8d-2e46edcbbdc2', '{}', 'tina@example.com
welcome, tina'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e6-e523-7504-a3d5-75bf2b0dafdd', '{}', 'tom@example.com
for everybody'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e6-e596-7409-b443-dc2417c23af2', '{}', 'delivered@4eaeca631f.sandbox.sendwright.test
one of a batch'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e6-e5e1-76df-b0c8-e3c23e92ac24', '{}', 'never@example.com
to be cancelled'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e6-e677-7058-8d42-79ae27c8847d', '{}', 'cut-too@example.com
settled as failed'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e7-478d-767b-9058-a03e544b48c3', '{}', 'delivered@4eaeca631f.sandbox.sendwright.test
submitted over smtp'),
	('01a226df-2208-7733-a285-624eaeca631f', 'test', '01a226e7-485c-76d8-bb2f-dd55662e3bd6', '{}', 'delivered@4eaeca631f.sandbox.sendwright.test
in test mode: delivered'),
	('01a226df-2208-7733-a285-624eaeca631f', 'test', '01a226e7-48ea-7419-9c3a-52420495d49f', '{}', 'bounced@4eaeca631f.sandbox.sendwright.test
in test mode: bounced'),
	('01a226df-2208-7733-a285-624eaeca631f', 'test', '01a226e7-4940-70ec-8740-325c1143aa22', '{}', 'anybody@4eaeca631f.sandbox.sendwright.test
in test mode: anybody'),
	('01a226e2-1974-724c-a83b-68c9eab7f77c', 'live', '01a226e7-4a7d-7404-8492-158ad231e206', '{}', 'bob@bolt.example
bolt'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e7-4dbc-70ee-93f7-149103db6810', '{}', '[erased]
rita@example.com
[erased]'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e7-6365-72e1-aed0-bbee5aa33455', '{}', 'delivered@4eaeca631f.sandbox.sendwright.test
its webhook waits'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e7-66df-70a2-aeab-b04b24cc2114', '{}', 'copied@example.com
submitted over smtp'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e7-7fa3-7614-9917-d6a8c295f397', '{}', 'complained@4eaeca631f.sandbox.sendwright.test
its complaint is still to come'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e7-bb12-737b-a1e8-43c319d79dca', '{evening}', 'later@example.com
scheduled, to be cancelled'),
	('01a226df-2208-7733-a285-624eaeca631f', 'live', '01a226e7-bb54-7040-b9d5-e6709d2f239f', '{evening}', 'later@example.com
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
	('01a226e6-e65f-758a-bdae-a44a9de5981e', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:43:16.306+00', '2026-11-29 10:43:16.306+00', '2026-11-29 10:43:16.197+00', NULL, NULL, 1, 0, true, NULL, NULL, '1487'),
	('01a226e6-e617-749c-9324-ac9e80d0b279', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:44:31.549+00', '2026-11-29 10:44:31.549+00', '2026-11-29 10:43:16.125+00', NULL, NULL, 4, 0, false, NULL, NULL, '1765'),
	('01a226e7-ba31-75da-a50b-404707f52923', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:44:10.417+00', '2026-11-29 10:44:10.417+00', '2026-11-29 10:44:10.417+00', NULL, NULL, 0, 0, false, NULL, NULL, '1793'),
	('01a226e7-bae0-7314-b7b8-f1996ee19696', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:44:10.592+00', '2026-11-29 10:44:10.592+00', '2026-11-29 10:44:10.592+00', NULL, NULL, 0, 0, false, NULL, NULL, '1797'),
	('01a226e7-bb63-7054-aeb7-9aba8f0ab2c4', '01a226df-2208-7733-a285-624eaeca631f', 'live', '2026-11-29 10:44:10.723+00', '2026-11-29 10:44:10.723+00', '2026-11-29 10:44:10.723+00', NULL, NULL, 0, 0, false, NULL, NULL, '1805'),
	('01a226e7-bbfb-76f0-84a5-4685905c699f', '01a226e2-1974-724c-a83b-68c9eab7f77c', 'live', '2026-11-29 10:44:20.931+00', '2026-11-29 10:44:20.931+00', '2026-11-29 10:44:10.875+00', NULL, NULL, 0, 0, true, NULL, '2026-11-29 10:44:10.875+00', '1811'),
	('01a226e7-e4b4-768f-b644-f990c95d4a59', '01a226e2-1974-724c-a83b-68c9eab7f77c', 'live', '2026-11-29 10:44:21.3+00', '2026-11-29 10:44:21.3+00', '2026-11-29 10:44:21.3+00', NULL, NULL, 0, 0, false, NULL, NULL, '1828');


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
	('01a226e4-bb1c-7435-9439-73ac50728fb4', 'ac7944579596e2f596b2c5ec34dca6330de6bc7475c627dd7e26721c7ff8905f', '01a226df-2208-7733-a285-624ff6717d27', 'link', '2026-11-29 10:40:54.045+00', '2026-11-29 10:40:54.045+00', '2026-12-29 10:40:54.045+00', '', '127.0.0.0/24'),
	('01a226e5-363d-73ea-bfbf-17d73558eb94', 'e0bfafed6013bbded2e4d6205476c9968a5a84c20020020504af27008933091f', '01a226e4-57d0-7610-97e5-b95d92e2040e', 'link', '2026-11-29 10:41:25.566+00', '2026-11-29 10:41:25.566+00', '2026-12-29 10:41:25.566+00', '', '127.0.0.0/24'),
	('01a226e5-b1e1-7339-acda-e8b6910e44f6', 'd14af36ce5c607511a4d870ed3dacee57b028b413dedf5570119c00c09859607', '01a226e5-b157-7714-b1b6-a320d8d76df4', 'link', '2026-11-29 10:41:57.217+00', '2026-11-29 10:41:57.217+00', '2026-12-29 10:41:57.217+00', '', '127.0.0.0/24'),
	('01a226e7-6563-772e-8a3f-08799b92a192', 'dc37bd92f5ade21b983c22e5fa9b63cd0681be852c9400aae11e2e3e8431b7fd', '01a226df-2208-7733-a285-624ff6717d27', 'password', '2026-11-29 10:43:48.708+00', '2026-11-29 10:43:48.708+00', '2026-12-29 10:43:48.708+00', '', '127.0.0.0/24'),
	('01a226e8-0896-73e0-b1f0-06742eabc3d8', '689d4db32f0e418c047b0e56101cd0cf3f4600a20d40e7c2dd1ef4e3e1483fa3', '01a226df-2208-7733-a285-624ff6717d27', 'password', '2026-11-29 10:44:30.481+00', '2026-11-29 10:44:30.481+00', '2026-12-29 10:44:30.481+00', '', '127.0.0.0/24'),
	('01a226e8-0bb3-7759-bc5b-3a34d692ac11', '14eba2deb3f15e902aca51d71e576d85d247286cccf21e683db7eb0e65121334', '01a226e4-57d0-7610-97e5-b95d92e2040e', 'password', '2026-11-29 10:44:31.283+00', '2026-11-29 10:44:31.283+00', '2026-12-29 10:44:31.283+00', '', '127.0.0.0/24');


--
-- Data for Name: sign_in_links; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sign_in_links VALUES
	('01a226de-cec9-73b8-add3-986d8ed2243e', '1e46dfe12de2d1b4082b207731c180eb40925d4cde93b9c83d8ac59899b98956', 'setup', NULL, NULL, NULL, NULL, NULL, '2026-11-29 10:34:25.881+00', '2026-11-29 11:34:25.881+00'),
	('01a226e6-da9f-7504-a1ac-899b84773a86', 'd65210642c87a6a27177cc5dd291b6d830cc50fd8808bb456c240e97713351e3', 'invitation', NULL, '01a226df-2208-7733-a285-624eaeca631f', 'later@acme.example', 'later@acme.example', 'viewer', '2026-11-29 10:43:13.185+00', '2026-12-06 10:43:13.185+00');


--
-- Data for Name: suppressions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.suppressions VALUES
	('01a226e6-e4ab-710d-be29-cbd7809cfbe6', '01a226df-2208-7733-a285-624eaeca631f', 'gone@example.org', NULL, NULL, 'bounce', '2026-11-29 10:43:15.708+00'),
	('01a226e6-e4fb-735f-b045-b1acc2b425ef', '01a226df-2208-7733-a285-624eaeca631f', 'gone-too@example.org', NULL, NULL, 'bounce', '2026-11-29 10:43:15.822+00'),
	('01a226e7-4cec-74cd-898d-2b54558cc11f', '01a226df-2208-7733-a285-624eaeca631f', 'no-more@example.com', NULL, NULL, 'manual', '2026-11-29 10:43:42.444+00'),
	('01a226e7-4ef6-7374-b63e-b61b0217bd8f', '01a226df-2208-7733-a285-624eaeca631f', NULL, '97e331a46304fefbd9a866a58f6d3a249b498a807531b4c47c2122306bd22c99', '5734a8680f45a747', 'manual', '2026-11-29 10:43:42.966+00');


--
-- Data for Name: template_versions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.template_versions VALUES
	('01a226e6-dfc4-725c-9f12-c8ac7d5503b4', 1, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-29 10:43:14.5+00', NULL, NULL),
	('01a226e6-dfc4-725c-9f12-c8ac7d5503b4', 2, 'Welcome', 'Hello, {{ name }}', '<p>Hello, {{ name }}</p>', 'Welcome, {{ name }}', '{name}', 67, 'Acme live', '2026-11-29 10:43:14.526+00', NULL, NULL),
	('01a226e6-dfc4-725c-9f12-c8ac7d5503b4', 3, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-29 10:43:14.537+00', NULL, NULL),
	('01a226e6-dff6-70f9-acee-bd010758999c', 1, 'Plain', 'Plain', NULL, 'Plain', '{}', 15, 'Acme live', '2026-11-29 10:43:14.55+00', NULL, NULL),
	('01a226e6-dfff-7528-a39c-cf66659dfe93', 1, 'Brings all', 'For {{ who }}', '<p>For {{ who }}: {{ count }}</p>', NULL, '{who,count}', 56, 'Acme live', '2026-11-29 10:43:14.56+00', '{"from": "Acme <hello@mail.acme.example>", "replyTo": ["answers@acme.example"], "fallbacks": {"who": "everybody", "count": 3}}', 118);


--
-- Data for Name: templates; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.templates VALUES
	('01a226e6-dfc4-725c-9f12-c8ac7d5503b4', '01a226df-2208-7733-a285-624eaeca631f', 'welcome', 3, '2026-11-29 10:43:14.5+00', '2026-11-29 10:43:14.537+00'),
	('01a226e6-dff6-70f9-acee-bd010758999c', '01a226df-2208-7733-a285-624eaeca631f', 'plain-one', 1, '2026-11-29 10:43:14.55+00', '2026-11-29 10:43:14.55+00'),
	('01a226e6-dfff-7528-a39c-cf66659dfe93', '01a226df-2208-7733-a285-624eaeca631f', 'brings-all', 1, '2026-11-29 10:43:14.56+00', '2026-11-29 10:43:14.56+00');


--
-- Data for Name: user_identities; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.users VALUES
	('01a226e2-1974-724c-a83b-68cade40135a', 'bob@bolt.example', 'bob@bolt.example', 'bob', NULL, false, NULL, '2026-11-29 10:38:01.588+00'),
	('01a226e2-7fc7-720b-b936-08343bd33623', 'eve@closed.example', 'eve@closed.example', 'eve', NULL, false, NULL, '2026-11-29 10:38:27.782+00'),
	('01a226df-2208-7733-a285-624ff6717d27', 'ada@acme.example', 'ada@acme.example', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$Ki/mARgriVpRC0Mm3RL7mg$1Y9ADlSdwby9PXxBTawZU6rHOkqG5yp8TqCUDZtZEn0', false, NULL, '2026-11-29 10:34:47.175+00'),
	('01a226e4-57d0-7610-97e5-b95d92e2040e', 'grace@operators.example', 'grace@operators.example', 'grace', '$argon2id$v=19$m=19456,t=2,p=1$h8HEcTdK3btGPy3G9SjvJQ$vmbZ03j0+BVyQpQnSO7cWQus4q+XLMEZtFrxo/T/PRM', true, NULL, '2026-11-29 10:40:28.624+00'),
	('01a226e5-b157-7714-b1b6-a320d8d76df4', 'dev@acme.example', 'dev@acme.example', 'The developer', '$argon2id$v=19$m=19456,t=2,p=1$ieuGmMeLlU7c7r/QCBLRNQ$9YccG7U1IyYVQfu4RUBmiDVT8+PRm5gfCwHWUVPeLZQ', false, NULL, '2026-11-29 10:41:57.08+00'),
	('01a226e6-2225-7258-9093-91b2d87317ce', 'view@acme.example', 'view@acme.example', 'The viewer', '$argon2id$v=19$m=19456,t=2,p=1$J28ggMuHT2X7Szl68djgnw$AOJ+Oz1b9k7LxHQ5FHR08ZBKxLqC1ztk0PAal3NBR/I', false, '2026-11-29 10:42:53.837+00', '2026-11-29 10:42:25.957+00');


--
-- Data for Name: webhook_attempts_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_attempts_2026_11 VALUES
	('01a226e6-e1a8-7e0a-afd4-d384d6554dc9', 1, '2026-11-29 10:43:15.317+00', 204, NULL, 194),
	('01a226e6-e327-7139-bc28-078200a216ac', 1, '2026-11-29 10:43:15.428+00', 204, NULL, 85),
	('01a226e6-e397-7538-982e-d50a0beb2329', 1, '2026-11-29 10:43:15.582+00', 204, NULL, 12),
	('01a226e6-e3e1-75f6-979c-6908109ab61d', 1, '2026-11-29 10:43:15.617+00', 204, NULL, 14),
	('01a226e6-e442-75ca-9601-6552482ef048', 1, '2026-11-29 10:43:15.769+00', 204, NULL, 16),
	('01a226e6-e442-7624-a224-bfb3beead842', 1, '2026-11-29 10:43:15.77+00', 204, NULL, 16),
	('01a226e6-e4ab-702a-8e72-3e4f983b3f63', 1, '2026-11-29 10:43:15.799+00', 204, NULL, 3),
	('01a226e6-e4ce-724a-938e-3ed7dab18150', 1, '2026-11-29 10:43:15.813+00', 204, NULL, 7),
	('01a226e6-e4fb-7298-99b2-87213e3e631d', 1, '2026-11-29 10:43:15.887+00', 204, NULL, 11),
	('01a226e6-e4fb-7488-9276-5d8649883342', 1, '2026-11-29 10:43:15.886+00', 204, NULL, 11),
	('01a226e6-e514-75a6-8e32-0bf529c897ee', 1, '2026-11-29 10:43:15.908+00', 204, NULL, 3),
	('01a226e6-e55c-7302-92d5-ced1904593a8', 1, '2026-11-29 10:43:16.008+00', 204, NULL, 4),
	('01a226e6-e55e-7b08-bb97-68387d00e442', 1, '2026-11-29 10:43:16.008+00', 204, NULL, 6),
	('01a226e6-e5c9-76bc-b271-3e3e0f9a6a7c', 1, '2026-11-29 10:43:16.079+00', 204, NULL, 6),
	('01a226e6-e604-714a-8b04-888d3201f1f8', 1, '2026-11-29 10:43:16.124+00', 500, 'answered with status 500', 14),
	('01a226e6-e604-737b-b3c4-8a11cde617a1', 1, '2026-11-29 10:43:16.123+00', 204, NULL, 15),
	('01a226e6-e744-710d-8153-59d4923219a6', 1, '2026-11-29 10:43:16.5+00', 204, NULL, 40),
	('01a226e6-e7f0-7a49-90a9-894ecd457d31', 1, '2026-11-29 10:43:16.615+00', 204, NULL, 32),
	('01a226e6-e847-72ad-b104-8b728e70885b', 1, '2026-11-29 10:43:16.714+00', 204, NULL, 3),
	('01a226e6-e847-729f-b884-01892c660778', 1, '2026-11-29 10:43:16.715+00', 204, NULL, 2),
	('01a226e6-e9be-7a42-8bb8-22167648a921', 1, '2026-11-29 10:43:17.073+00', 204, NULL, 10),
	('01a226e6-ebbc-7cd4-a07a-8ef0e0fad187', 1, '2026-11-29 10:43:17.584+00', 204, NULL, 8),
	('01a226e6-e604-714a-8b04-888d3201f1f8', 2, '2026-11-29 10:43:21.329+00', 500, 'answered with status 500', 38),
	('01a226e6-e604-714a-8b04-888d3201f1f8', 3, '2026-11-29 10:43:31.73+00', 500, 'answered with status 500', 51),
	('01a226e7-4195-7825-a11d-88b2845d7f84', 1, '2026-11-29 10:43:39.618+00', 204, NULL, 11),
	('01a226e7-47cf-7f7c-98cb-5ae874f80ed3', 1, '2026-11-29 10:43:41.277+00', 204, NULL, 62),
	('01a226e7-48c7-73cb-8d2a-f97613740b06', 1, '2026-11-29 10:43:41.493+00', 204, NULL, 24),
	('01a226e7-48c7-7a36-9136-8228fc73ee07', 1, '2026-11-29 10:43:41.494+00', 204, NULL, 23),
	('01a226e7-4933-7eff-a842-5a7835af82c6', 1, '2026-11-29 10:43:41.577+00', 204, NULL, 126),
	('01a226e7-4933-7f33-84b6-18122d31f645', 1, '2026-11-29 10:43:41.578+00', 204, NULL, 126),
	('01a226e7-494d-719f-968b-f08bd0321769', 1, '2026-11-29 10:43:41.604+00', 204, NULL, 106),
	('01a226e7-494d-73f4-a2f5-d8f52535dc50', 1, '2026-11-29 10:43:41.604+00', 204, NULL, 105),
	('01a226e7-4ca5-70ec-92d6-8a0169077868', 1, '2026-11-29 10:43:42.434+00', 204, NULL, 50),
	('01a226e7-4e21-7b2a-822a-4c14f2b956f8', 1, '2026-11-29 10:43:42.804+00', 204, NULL, 26),
	('01a226e7-51ae-7b97-84eb-ad99bb040012', 1, '2026-11-29 10:43:43.808+00', 204, NULL, 42),
	('01a226e7-51ae-7128-8e3a-04ff2ce84336', 1, '2026-11-29 10:43:43.809+00', 204, NULL, 95),
	('01a226e7-51ae-76c8-90d2-399bd428705f', 1, '2026-11-29 10:43:43.815+00', 204, NULL, 89),
	('01a226e7-51ae-7e7a-abd6-eee20df46795', 1, '2026-11-29 10:43:43.815+00', 204, NULL, 89),
	('01a226e6-e604-714a-8b04-888d3201f1f8', 4, '2026-11-29 10:43:43.959+00', 500, 'answered with status 500', 5),
	('01a226e6-e604-714a-8b04-888d3201f1f8', 5, '2026-11-29 10:43:45.029+00', 500, 'answered with status 500', 7),
	('01a226e6-e604-714a-8b04-888d3201f1f8', 6, '2026-11-29 10:43:46.068+00', 500, 'answered with status 500', 7),
	('01a226e6-e604-714a-8b04-888d3201f1f8', 7, '2026-11-29 10:43:47.104+00', 500, 'answered with status 500', 4),
	('01a226e6-e604-714a-8b04-888d3201f1f8', 8, '2026-11-29 10:43:48.139+00', 500, 'answered with status 500', 2),
	('01a226e7-6365-7afb-8c93-99e29dcaf148', 1, '2026-11-29 10:43:48.228+00', 500, 'answered with status 500', 16),
	('01a226e7-6377-785f-bfb8-a5a4b1ec23b7', 1, '2026-11-29 10:43:48.228+00', 204, NULL, 16),
	('01a226e7-65b7-77bd-8fa3-a2f80415472e', 1, '2026-11-29 10:43:48.813+00', 204, NULL, 3),
	('01a226e7-66e6-7a1c-824f-4607796aa747', 1, '2026-11-29 10:43:49.132+00', 500, 'answered with status 500', 70),
	('01a226e7-6770-70d0-9ed2-eabe6652172e', 1, '2026-11-29 10:43:49.289+00', 204, NULL, 24),
	('01a226e7-67bf-7739-a8c4-6ffc2b07c0bb', 1, '2026-11-29 10:43:49.336+00', 204, NULL, 1),
	('01a226e7-6365-7afb-8c93-99e29dcaf148', 2, '2026-11-29 10:43:53.266+00', 500, 'answered with status 500', 9),
	('01a226e7-66e6-7a1c-824f-4607796aa747', 2, '2026-11-29 10:43:54.443+00', 500, 'answered with status 500', 8),
	('01a226e7-7fa3-756e-9557-b9386cf03af0', 1, '2026-11-29 10:43:55.452+00', 500, 'answered with status 500', 6);


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
	('01a226e6-e1a8-7e0a-afd4-d384d6554dc9', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e1a8-7028-8a44-1065db96cfb4', 'email.sent', '01a226e6-e114-74c4-b633-9459cf826c86', 'delivered', 1, NULL, 204, 194, false, NULL, '2026-11-29 10:43:14.862+00'),
	('01a226e6-e327-7139-bc28-078200a216ac', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e327-704b-9b02-f021e7fb983a', 'email.sent', '01a226e6-e2a0-778d-aff3-3e201f3ef928', 'delivered', 1, NULL, 204, 85, false, NULL, '2026-11-29 10:43:15.364+00'),
	('01a226e6-e397-7538-982e-d50a0beb2329', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e397-734f-bdc1-a5a8d77e1216', 'email.sent', '01a226e6-e073-72a3-80c4-b6100628dcf7', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-29 10:43:15.471+00'),
	('01a226e6-e3e1-75f6-979c-6908109ab61d', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e3e1-75fd-976b-39d240e500da', 'email.sent', '01a226e6-e3c4-73a6-96d2-9aba909a93ef', 'delivered', 1, NULL, 204, 14, false, NULL, '2026-11-29 10:43:15.542+00'),
	('01a226e6-e442-75ca-9601-6552482ef048', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e442-7412-91ff-ca16cc77cd63', 'email.sent', '01a226e6-e3f9-720e-a3d7-c8be66b2fd17', 'delivered', 1, NULL, 204, 16, false, NULL, '2026-11-29 10:43:15.645+00'),
	('01a226e6-e442-7624-a224-bfb3beead842', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e442-7412-91ff-ca176db0e44a', 'email.sent', '01a226e6-e3f9-720e-a3d7-c8be66b2fd17', 'delivered', 1, NULL, 204, 16, false, NULL, '2026-11-29 10:43:15.645+00'),
	('01a226e6-e4ab-702a-8e72-3e4f983b3f63', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e4ab-710d-be29-cbd6320bf073', 'email.bounced', '01a226e6-e43f-7416-8e8b-95655af718e3', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 10:43:15.708+00'),
	('01a226e6-e4ce-724a-938e-3ed7dab18150', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e4ce-77c2-937a-c17b77eca5a5', 'email.sent', '01a226e6-e471-729e-9a60-d594ecdb1618', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-29 10:43:15.784+00'),
	('01a226e6-e4fb-7298-99b2-87213e3e631d', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e4fb-735f-b045-b1ab6579021d', 'email.sent', '01a226e6-e4d1-720d-ba1e-b2f5a3c237fd', 'delivered', 1, NULL, 204, 11, false, NULL, '2026-11-29 10:43:15.822+00'),
	('01a226e6-e4fb-7488-9276-5d8649883342', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e4fb-735f-b045-b1aa110cecad', 'email.bounced', '01a226e6-e4d1-720d-ba1e-b2f5a3c237fd', 'delivered', 1, NULL, 204, 11, false, NULL, '2026-11-29 10:43:15.822+00'),
	('01a226e6-e514-75a6-8e32-0bf529c897ee', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e514-72d4-994f-ae6eb7ea7a17', 'email.sent', '01a226e6-e4f1-70d6-9e8d-2e46edcbbdc2', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 10:43:15.859+00'),
	('01a226e6-e55c-7302-92d5-ced1904593a8', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e55c-70c3-940f-e6889b981784', 'email.delivered', '01a226e6-e114-74c4-b633-9459cf826c86', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 10:43:15.904+00'),
	('01a226e6-e55e-7b08-bb97-68387d00e442', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e55e-708c-954f-b6d1ef9e9d86', 'email.sent', '01a226e6-e523-7504-a3d5-75bf2b0dafdd', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 10:43:15.934+00'),
	('01a226e6-e5c9-76bc-b271-3e3e0f9a6a7c', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e5c9-742b-8cff-f0e243dc04cc', 'email.sent', '01a226e6-e596-7409-b443-dc2417c23af2', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 10:43:16.039+00'),
	('01a226e6-e604-737b-b3c4-8a11cde617a1', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e604-7178-a20d-1501e0d20255', 'email.cancelled', '01a226e6-e5e1-76df-b0c8-e3c23e92ac24', 'delivered', 1, NULL, 204, 15, false, NULL, '2026-11-29 10:43:16.1+00'),
	('01a226e6-e744-710d-8153-59d4923219a6', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e744-729a-a03b-3e7905bd6500', 'email.bounced', '01a226e6-e2a0-778d-aff3-3e201f3ef928', 'delivered', 1, NULL, 204, 40, false, NULL, '2026-11-29 10:43:16.383+00'),
	('01a226e6-e7f0-7a49-90a9-894ecd457d31', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e7f0-70de-a199-89e9c7ab3ced', 'email.delivered', '01a226e6-e3c4-73a6-96d2-9aba909a93ef', 'delivered', 1, NULL, 204, 32, false, NULL, '2026-11-29 10:43:16.572+00'),
	('01a226e6-e847-72ad-b104-8b728e70885b', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e847-73c1-a040-04378b6c0fd6', 'email.bounced', '01a226e6-e3f9-720e-a3d7-c8be66b2fd17', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 10:43:16.662+00'),
	('01a226e6-e847-729f-b884-01892c660778', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e847-73c1-a040-0438ffd7e631', 'email.delivered', '01a226e6-e3f9-720e-a3d7-c8be66b2fd17', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 10:43:16.662+00'),
	('01a226e7-47cf-7f7c-98cb-5ae874f80ed3', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e7-47cf-7235-b065-e93dea9d1e5a', 'email.sent', '01a226e7-478d-767b-9058-a03e544b48c3', 'delivered', 1, NULL, 204, 62, false, NULL, '2026-11-29 10:43:41.124+00'),
	('01a226e7-48c7-73cb-8d2a-f97613740b06', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'test', '01a226e7-48c7-7495-b9b2-0ac719c0600f', 'email.sent', '01a226e7-485c-76d8-bb2f-dd55662e3bd6', 'delivered', 1, NULL, 204, 24, false, NULL, '2026-11-29 10:43:41.36+00'),
	('01a226e7-48c7-7a36-9136-8228fc73ee07', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e024-726a-bf24-2bc38d6bbc03', 'test', '01a226e7-48c7-7495-b9b2-0ac719c0600f', 'email.sent', '01a226e7-485c-76d8-bb2f-dd55662e3bd6', 'delivered', 1, NULL, 204, 23, false, NULL, '2026-11-29 10:43:41.36+00'),
	('01a226e7-4933-7eff-a842-5a7835af82c6', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'test', '01a226e7-4933-7117-b726-ed930841c272', 'email.sent', '01a226e7-48ea-7419-9c3a-52420495d49f', 'delivered', 1, NULL, 204, 126, false, NULL, '2026-11-29 10:43:41.444+00'),
	('01a226e7-4933-7f33-84b6-18122d31f645', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e024-726a-bf24-2bc38d6bbc03', 'test', '01a226e7-4933-7117-b726-ed930841c272', 'email.sent', '01a226e7-48ea-7419-9c3a-52420495d49f', 'delivered', 1, NULL, 204, 126, false, NULL, '2026-11-29 10:43:41.444+00'),
	('01a226e7-494d-719f-968b-f08bd0321769', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'test', '01a226e7-494d-7580-b667-8596d5fe9097', 'email.sent', '01a226e7-4940-70ec-8740-325c1143aa22', 'delivered', 1, NULL, 204, 106, false, NULL, '2026-11-29 10:43:41.516+00'),
	('01a226e7-494d-73f4-a2f5-d8f52535dc50', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e024-726a-bf24-2bc38d6bbc03', 'test', '01a226e7-494d-7580-b667-8596d5fe9097', 'email.sent', '01a226e7-4940-70ec-8740-325c1143aa22', 'delivered', 1, NULL, 204, 105, false, NULL, '2026-11-29 10:43:41.516+00'),
	('01a226e7-4ca5-70ec-92d6-8a0169077868', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e7-4ca5-707f-9f01-a0a4e62812d7', 'email.delivered', '01a226e7-478d-767b-9058-a03e544b48c3', 'delivered', 1, NULL, 204, 50, false, NULL, '2026-11-29 10:43:42.156+00'),
	('01a226e6-e604-714a-8b04-888d3201f1f8', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e02d-742e-aa1b-270ec2231622', 'live', '01a226e6-e604-7178-a20d-1501e0d20255', 'email.cancelled', '01a226e6-e5e1-76df-b0c8-e3c23e92ac24', 'failed', 8, 'answered with status 500', 500, 2, false, NULL, '2026-11-29 10:43:16.1+00'),
	('01a226e6-e9be-7a42-8bb8-22167648a921', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-e9be-7025-bb64-cc3eb2bdab42', 'email.delivered', '01a226e6-e596-7409-b443-dc2417c23af2', 'delivered', 1, NULL, 204, 10, false, NULL, '2026-11-29 10:43:17.049+00'),
	('01a226e6-ebbc-7cd4-a07a-8ef0e0fad187', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e6-ebbc-74b2-a12b-bb4b77fc658d', 'email.complained', '01a226e6-e3c4-73a6-96d2-9aba909a93ef', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-29 10:43:17.552+00'),
	('01a226e7-4195-7825-a11d-88b2845d7f84', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e7-4195-775d-b7bf-29f6ae0908e3', 'email.failed', '01a226e6-e677-7058-8d42-79ae27c8847d', 'delivered', 1, NULL, 204, 11, false, NULL, '2026-11-29 10:43:39.493+00'),
	('01a226e7-4e21-7b2a-822a-4c14f2b956f8', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e7-4e21-75f7-9c92-11a8dc9de92f', 'email.sent', '01a226e7-4dbc-70ee-93f7-149103db6810', 'delivered', 1, NULL, 204, 26, false, NULL, '2026-11-29 10:43:42.753+00'),
	('01a226e7-51ae-7b97-84eb-ad99bb040012', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'test', '01a226e7-51ae-7370-95c0-5f2b75f3ae8f', 'email.delivered', '01a226e7-485c-76d8-bb2f-dd55662e3bd6', 'delivered', 1, NULL, 204, 42, false, NULL, '2026-11-29 10:43:43.54+00'),
	('01a226e7-51ae-7128-8e3a-04ff2ce84336', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e024-726a-bf24-2bc38d6bbc03', 'test', '01a226e7-51ae-7370-95c0-5f2c7b47f518', 'email.bounced', '01a226e7-48ea-7419-9c3a-52420495d49f', 'delivered', 1, NULL, 204, 95, false, NULL, '2026-11-29 10:43:43.54+00'),
	('01a226e7-51ae-76c8-90d2-399bd428705f', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'test', '01a226e7-51ae-7370-95c0-5f2d1a5593b3', 'email.delivered', '01a226e7-4940-70ec-8740-325c1143aa22', 'delivered', 1, NULL, 204, 89, false, NULL, '2026-11-29 10:43:43.54+00'),
	('01a226e7-51ae-7e7a-abd6-eee20df46795', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'test', '01a226e7-51ae-7370-95c0-5f2c7b47f518', 'email.bounced', '01a226e7-48ea-7419-9c3a-52420495d49f', 'delivered', 1, NULL, 204, 89, false, NULL, '2026-11-29 10:43:43.54+00'),
	('01a226e7-6377-785f-bfb8-a5a4b1ec23b7', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e7-6377-727f-ba94-a403f1cc3483', 'email.sent', '01a226e7-6365-72e1-aed0-bbee5aa33455', 'delivered', 1, NULL, 204, 16, false, NULL, '2026-11-29 10:43:48.214+00'),
	('01a226e7-65b7-77bd-8fa3-a2f80415472e', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e7-6377-727f-ba94-a403f1cc3483', 'email.sent', '01a226e7-6365-72e1-aed0-bbee5aa33455', 'delivered', 1, NULL, 204, 3, false, '01a226e7-6377-785f-bfb8-a5a4b1ec23b7', '2026-11-29 10:43:48.791+00'),
	('01a226e7-6770-70d0-9ed2-eabe6652172e', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e7-6770-7048-8c76-8972913d9a2c', 'email.sent', '01a226e7-66df-70a2-aeab-b04b24cc2114', 'delivered', 1, NULL, 204, 24, false, NULL, '2026-11-29 10:43:49.232+00'),
	('01a226e7-67bf-7739-a8c4-6ffc2b07c0bb', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e7-67bf-734a-b7fb-926b62dd422e', 'email.delivered', '01a226e7-6365-72e1-aed0-bbee5aa33455', 'delivered', 1, NULL, 204, 1, false, NULL, '2026-11-29 10:43:49.227+00'),
	('01a226e7-6365-7afb-8c93-99e29dcaf148', '01a226df-2208-7733-a285-624eaeca631f', '01a226e7-6355-7034-941d-d1bcc9e33d8b', 'live', '01a226e7-6365-72e1-aed0-bbef5c4eab54', 'email.queued', '01a226e7-6365-72e1-aed0-bbee5aa33455', 'pending', 2, 'answered with status 500', 500, 9, false, NULL, '2026-11-29 10:43:48.197+00'),
	('01a226e7-66e6-7a1c-824f-4607796aa747', '01a226df-2208-7733-a285-624eaeca631f', '01a226e7-6355-7034-941d-d1bcc9e33d8b', 'live', '01a226e7-66e6-70a2-aeab-b04c894ab13b', 'email.queued', '01a226e7-66df-70a2-aeab-b04b24cc2114', 'pending', 2, 'answered with status 500', 500, 8, false, NULL, '2026-11-29 10:43:49.087+00'),
	('01a226e7-7fb2-7639-874e-a383d41c612f', '01a226df-2208-7733-a285-624eaeca631f', '01a226e6-e016-743d-8cba-c56250dbb3b5', 'live', '01a226e7-7fb2-71e9-a001-5e0441a0e7bd', 'email.sent', '01a226e7-7fa3-7614-9917-d6a8c295f397', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 10:43:55.437+00'),
	('01a226e7-7fa3-756e-9557-b9386cf03af0', '01a226df-2208-7733-a285-624eaeca631f', '01a226e7-6355-7034-941d-d1bcc9e33d8b', 'live', '01a226e7-7fa3-7614-9917-d6a9cc6dbbac', 'email.queued', '01a226e7-7fa3-7614-9917-d6a8c295f397', 'pending', 1, 'answered with status 500', 500, 6, false, NULL, '2026-11-29 10:43:55.427+00'),
	('01a226e7-ba31-77eb-9684-21e90fc72c13', '01a226df-2208-7733-a285-624eaeca631f', '01a226e7-6355-7034-941d-d1bcc9e33d8b', 'live', '01a226e7-ba31-75da-a50b-40487ded259a', 'email.queued', '01a226e7-ba31-75da-a50b-404707f52923', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 10:44:10.417+00'),
	('01a226e7-bae0-76e1-89e2-1ecd571327ef', '01a226df-2208-7733-a285-624eaeca631f', '01a226e7-6355-7034-941d-d1bcc9e33d8b', 'live', '01a226e7-bae0-7314-b7b8-f19aabaabd05', 'email.queued', '01a226e7-bae0-7314-b7b8-f1996ee19696', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 10:44:10.592+00'),
	('01a226e7-bb63-7e69-85c3-d4634b675c69', '01a226df-2208-7733-a285-624eaeca631f', '01a226e7-6355-7034-941d-d1bcc9e33d8b', 'live', '01a226e7-bb63-7054-aeb7-9abb2e4d2d73', 'email.queued', '01a226e7-bb63-7054-aeb7-9aba8f0ab2c4', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 10:44:10.723+00');


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
	('01a226e6-e024-726a-bf24-2bc38d6bbc03', '01a226df-2208-7733-a285-624eaeca631f', 'test', 'http://127.0.0.1:35947/ok', '{email.sent,email.bounced}', 'sendwright', true, '2.throwaway.2f9df4d1f284035f.Kj8mwBobWf0ZAfuY.qzwBpN2PYo9FMjZ0a5bLNvEoAcRJdIY_sSSCd2WXaGEE_45HN4vVwo8thDUArrSWXlL2E0-hODM9KR-EHUnKLFIB', NULL, NULL, '2026-11-29 10:43:14.596+00'),
	('01a226e6-e02d-742e-aa1b-270ec2231622', '01a226df-2208-7733-a285-624eaeca631f', 'live', 'http://127.0.0.1:35947/broken', '{email.cancelled}', 'sendwright', true, '2.throwaway.2f9df4d1f284035f.fSvaE1LgMTsa9PZz.gBnHfOPpy6tJfwDaZnrkIrQ1k5WNz7DW3Fu2lcSRckxIfDlrXGQ3fyk-HQQ_SQYuqMaWA6GPMI-sB_CjjeTCElr_', NULL, NULL, '2026-11-29 10:43:14.605+00'),
	('01a226e7-6355-7034-941d-d1bcc9e33d8b', '01a226df-2208-7733-a285-624eaeca631f', 'live', 'http://127.0.0.1:35947/broken', '{email.queued}', 'sendwright', true, '2.throwaway.2f9df4d1f284035f.tzw6KoM-Td2w3tdw.9PSs44QHuvun_Bt1fpMdU4FeTaU89sclrdmW_olDpQdNa2hddLvF0Uj-wNLaCIhPqWADzAYXYK9WVyCt8S_D5ynq', NULL, NULL, '2026-11-29 10:43:48.181+00'),
	('01a226e6-e016-743d-8cba-c56250dbb3b5', '01a226df-2208-7733-a285-624eaeca631f', 'live', 'http://127.0.0.1:35947/ok', '{email.sent,email.delivered,email.delivery_delayed,email.bounced,email.complained,email.rejected,email.failed,email.cancelled}', 'sendwright', true, '2.throwaway.2f9df4d1f284035f.kVk--zYl0Wgn_evA.xi0H6ScT0wpS6B0DI0U61MX09PBKXkKBirHD-EHUBpJ1Ofi2cIZf70x45e81jjscWgj4kXMvBmjZHQ4LS80QD4OS', '2.throwaway.2f9df4d1f284035f.EQoHucW1t7wlUfyL.TPx1VL5Kh4k8aabW6OMP_7gakAZMNgFEthuMFUregnUPrhLcQSJtH6bIN3_p1KxVl3ZW2tcxB7cHVoyMTRwiTyaM', '2026-11-30 10:43:48.996+00', '2026-11-29 10:43:14.582+00');


--
-- Data for Name: webhook_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_jobs OVERRIDING SYSTEM VALUE VALUES
	('01a226e7-6365-7afb-8c93-99e29dcaf148', '01a226e7-6355-7034-941d-d1bcc9e33d8b', '2026-11-29 10:44:04.037+00', '2026-11-29 10:44:04.037+00', NULL, 38, true, '1769'),
	('01a226e7-66e6-7a1c-824f-4607796aa747', '01a226e7-6355-7034-941d-d1bcc9e33d8b', '2026-11-29 10:44:04.981+00', '2026-11-29 10:44:04.981+00', NULL, 41, true, '1772'),
	('01a226e7-7fa3-756e-9557-b9386cf03af0', '01a226e7-6355-7034-941d-d1bcc9e33d8b', '2026-11-29 10:44:00.828+00', '2026-11-29 10:44:00.828+00', NULL, 44, true, '1781'),
	('01a226e7-7fb2-7639-874e-a383d41c612f', '01a226e6-e016-743d-8cba-c56250dbb3b5', '2026-11-29 10:43:55.437+00', '2026-11-29 10:43:55.437+00', NULL, 45, false, '1784'),
	('01a226e7-ba31-77eb-9684-21e90fc72c13', '01a226e7-6355-7034-941d-d1bcc9e33d8b', '2026-11-29 10:44:10.417+00', '2026-11-29 10:44:10.417+00', NULL, 46, false, '1793'),
	('01a226e7-bae0-76e1-89e2-1ecd571327ef', '01a226e7-6355-7034-941d-d1bcc9e33d8b', '2026-11-29 10:44:10.592+00', '2026-11-29 10:44:10.592+00', NULL, 47, false, '1797'),
	('01a226e7-bb63-7e69-85c3-d4634b675c69', '01a226e7-6355-7034-941d-d1bcc9e33d8b', '2026-11-29 10:44:10.723+00', '2026-11-29 10:44:10.723+00', NULL, 48, false, '1805');


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


