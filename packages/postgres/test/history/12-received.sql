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
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'Acme', 'enterprise', NULL, true, NULL, NULL, 1000000, NULL, NULL, NULL, NULL, '2026-11-29 22:58:18.044+00', NULL),
	('01a2298d-3ea0-76ad-b1c0-2ff4cd47eb32', 'Closed', 'free', NULL, false, NULL, NULL, NULL, NULL, NULL, '2026-11-29 23:04:38.117+00', 'Sent what nobody asked for.', '2026-11-29 23:04:12.191+00', NULL),
	('01a2298c-d108-73d4-8bf9-62c04f823ffc', 'Bolt', 'pro', NULL, false, 50, NULL, 7, '2026-11-29 23:12:27.118+00', NULL, NULL, NULL, '2026-11-29 23:03:44.136+00', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.api_keys VALUES
	('01a22988-bdd6-73b7-9bb8-cbf635550269', '01a22987-d73c-7779-9ff7-5ca01943ded0', '442cffa7c8cf2ab844ee3990408eaaf40c0633ac58964d0f48f4dd064482f008', 'Acme live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', '2yMi', '2026-11-29 22:59:17.078+00', NULL, '2026-11-29 23:00:08.997+00', NULL),
	('01a2298b-d5e6-7796-b115-9e1ffdf3ac77', '01a22987-d73c-7779-9ff7-5ca01943ded0', '9eaf395b3e874abbcf05b980b65ac76b7b57ca91611f069230facaab37d1a2f9', 'Acme live', 'live', '{emails:read}', 'svc_live_', '3QSd', '2026-11-29 23:02:39.846+00', NULL, NULL, NULL),
	('01a2298d-762e-7425-9c21-2717a4ba67c2', '01a2298d-3ea0-76ad-b1c0-2ff4cd47eb32', 'dbad642c8de6af5fc430b80697c885ce86c0f8695c50f57c0e255d2036d9f33d', 'Closed live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'l7Mi', '2026-11-29 23:04:26.415+00', NULL, NULL, NULL),
	('01a2298d-e692-70b4-b5e6-0e3f33953993', '01a2298c-d108-73d4-8bf9-62c04f823ffc', '29fb34300896862f2dd359b50f6c56ef6c0d762dd3d591ce042fc225d6a8814a', 'Bolt live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'jBEB', '2026-11-29 23:04:55.187+00', '2026-11-29 23:12:48.952+00', NULL, NULL),
	('01a2298b-0cf0-75da-8b5f-bbcb83d8aeb5', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'cbfd323df47707f3c405f0a9b51563417697d0d91ed0b775fbd99f99fcba75c9', 'Acme test', 'test', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_test_', 'zn09', '2026-11-29 23:01:48.401+00', '2026-11-29 23:12:48.215+00', NULL, NULL),
	('01a2298a-15aa-7517-b7b3-a2690f145dd8', '01a22987-d73c-7779-9ff7-5ca01943ded0', '0133077fca51e24e8bdfa2274a70acdca0aecd9dc0316b5f5167f4fc3013b320', 'Acme live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'MyEQ', '2026-11-29 23:00:45.098+00', '2026-11-29 23:12:53.148+00', NULL, NULL);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.audit_log VALUES
	('01a22987-d8dc-71aa-a03c-587d3fa72e47', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 22:58:18.46+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22988-c7ce-769e-9530-5c9cfe2452af', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 22:59:19.63+00', 'operator', NULL, 'operator', 'key.created', '01a22988-bdd6-73b7-9bb8-cbf635550269', NULL, NULL, NULL),
	('01a22989-8bb6-7683-905f-3dc7beb80bbf', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:00:09.781+00', 'operator', NULL, 'operator', 'key.revoked', '01a22988-bdd6-73b7-9bb8-cbf635550269', NULL, NULL, NULL),
	('01a2298a-1670-74f8-8349-9861cddf1a66', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:00:45.296+00', 'operator', NULL, 'operator', 'key.created', '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, NULL, NULL),
	('01a2298b-0e1c-73d2-a1d6-8a5e837a7c67', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:01:48.7+00', 'operator', NULL, 'operator', 'key.created', '01a2298b-0cf0-75da-8b5f-bbcb83d8aeb5', NULL, NULL, NULL),
	('01a2298b-d722-7598-a742-16de5ba97394', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:02:40.162+00', 'operator', NULL, 'operator', 'key.created', '01a2298b-d5e6-7796-b115-9e1ffdf3ac77', NULL, NULL, NULL),
	('01a2298c-d5b5-70c3-b37b-fa75dbc664c6', '01a2298c-d108-73d4-8bf9-62c04f823ffc', '2026-11-29 23:03:45.333+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a2298d-3eb5-75cc-bee4-6c336b5ffc14', '01a2298d-3ea0-76ad-b1c0-2ff4cd47eb32', '2026-11-29 23:04:12.213+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a2298d-766e-7604-bf7d-ade8656aba61', '01a2298d-3ea0-76ad-b1c0-2ff4cd47eb32', '2026-11-29 23:04:26.478+00', 'operator', NULL, 'operator', 'key.created', '01a2298d-762e-7425-9c21-2717a4ba67c2', NULL, NULL, NULL),
	('01a2298d-a431-717c-a09f-6972636aa33c', '01a2298d-3ea0-76ad-b1c0-2ff4cd47eb32', '2026-11-29 23:04:38.193+00', 'operator', NULL, 'operator', 'account.suspended', NULL, NULL, NULL, NULL),
	('01a2298d-e6a7-7247-ad2b-460b66430f21', '01a2298c-d108-73d4-8bf9-62c04f823ffc', '2026-11-29 23:04:55.207+00', 'operator', NULL, 'operator', 'key.created', '01a2298d-e692-70b4-b5e6-0e3f33953993', NULL, NULL, NULL),
	('01a2298e-2535-706f-9e25-13fd46475db0', NULL, '2026-11-29 23:05:11.221+00', 'operator', NULL, 'operator', 'user.created', '01a2298e-2529-77c0-b03e-8183bcb8ba06', NULL, NULL, NULL),
	('01a2298e-acd4-767a-9e47-66eb3950f846', NULL, '2026-11-29 23:05:45.94+00', 'operator', NULL, 'operator', 'user.link_made', '01a22987-d73c-7779-9ff7-5ca1bc2019a6', NULL, NULL, NULL),
	('01a2298e-b484-70f1-9507-b3aa3d65912d', NULL, '2026-11-29 23:05:47.908+00', 'user', '01a22987-d73c-7779-9ff7-5ca1bc2019a6', 'ada', 'user.password_changed', '01a22987-d73c-7779-9ff7-5ca1bc2019a6', '127.0.0.1', NULL, '6253afd8addab54af9ff3fa47dc067c8'),
	('01a2298e-b497-721b-bac6-c498d227fa04', NULL, '2026-11-29 23:05:47.927+00', 'user', '01a22987-d73c-7779-9ff7-5ca1bc2019a6', 'ada', 'user.signed_in', '01a22987-d73c-7779-9ff7-5ca1bc2019a6', '127.0.0.1', NULL, '6253afd8addab54af9ff3fa47dc067c8'),
	('01a2298e-e832-714c-b183-c304a0db867c', NULL, '2026-11-29 23:06:01.138+00', 'operator', NULL, 'operator', 'user.link_made', '01a2298e-2529-77c0-b03e-8183bcb8ba06', NULL, NULL, NULL),
	('01a2298e-eec9-72c4-a5e8-712f2753089e', NULL, '2026-11-29 23:06:02.825+00', 'operator', '01a2298e-2529-77c0-b03e-8183bcb8ba06', 'grace', 'user.password_changed', '01a2298e-2529-77c0-b03e-8183bcb8ba06', '127.0.0.1', NULL, '9f0e99b26261a87f656c0ad877d3deae'),
	('01a2298e-eed4-737f-a50f-f5bc074114db', NULL, '2026-11-29 23:06:02.836+00', 'operator', '01a2298e-2529-77c0-b03e-8183bcb8ba06', 'grace', 'user.signed_in', '01a2298e-2529-77c0-b03e-8183bcb8ba06', '127.0.0.1', NULL, '9f0e99b26261a87f656c0ad877d3deae'),
	('01a2298f-17bd-76ea-894b-81ab8b2acbd5', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:06:13.309+00', 'operator', NULL, 'operator', 'member.invited', '01a2298f-17b2-758a-b126-b60a2731a507', NULL, NULL, NULL),
	('01a2298f-2242-7368-8e36-1e3d54b6905a', NULL, '2026-11-29 23:06:16.002+00', 'user', '01a2298f-21d9-7619-b19b-f76842efda4d', 'The developer', 'user.created', '01a2298f-21d9-7619-b19b-f76842efda4d', '127.0.0.1', NULL, '39bb9dd28ffad2ef976ac7a1bd57952c'),
	('01a2298f-2249-73e1-8343-8b26631d071c', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:06:16.009+00', 'user', '01a2298f-21d9-7619-b19b-f76842efda4d', 'The developer', 'member.joined', '01a2298f-21d9-7619-b19b-f76842efda4d', '127.0.0.1', NULL, '39bb9dd28ffad2ef976ac7a1bd57952c'),
	('01a2298f-22a0-7452-94a2-87f2978173c3', NULL, '2026-11-29 23:06:16.096+00', 'user', '01a2298f-21d9-7619-b19b-f76842efda4d', 'The developer', 'user.signed_in', '01a2298f-21d9-7619-b19b-f76842efda4d', '127.0.0.1', NULL, '39bb9dd28ffad2ef976ac7a1bd57952c'),
	('01a2298f-8f3c-71d1-bfdd-622c6c65537a', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:06:43.9+00', 'operator', NULL, 'operator', 'member.invited', '01a2298f-8f2a-775d-842b-18341eae74f8', NULL, NULL, NULL),
	('01a2298f-9a4a-7666-ab4f-298d74ea0302', NULL, '2026-11-29 23:06:46.73+00', 'user', '01a2298f-9a07-70cb-b463-bb0877f2a614', 'The viewer', 'user.created', '01a2298f-9a07-70cb-b463-bb0877f2a614', '127.0.0.1', NULL, '7732c5e1ae243ca1e02ce81bf23ac760'),
	('01a2298f-9a5f-771d-a35a-f7b9eace3fca', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:06:46.751+00', 'user', '01a2298f-9a07-70cb-b463-bb0877f2a614', 'The viewer', 'member.joined', '01a2298f-9a07-70cb-b463-bb0877f2a614', '127.0.0.1', NULL, '7732c5e1ae243ca1e02ce81bf23ac760'),
	('01a2298f-9a78-73bc-9485-2b2fe78807f9', NULL, '2026-11-29 23:06:46.776+00', 'user', '01a2298f-9a07-70cb-b463-bb0877f2a614', 'The viewer', 'user.signed_in', '01a2298f-9a07-70cb-b463-bb0877f2a614', '127.0.0.1', NULL, '7732c5e1ae243ca1e02ce81bf23ac760'),
	('01a2298f-dfa8-7460-9692-34b153487872', NULL, '2026-11-29 23:07:04.488+00', 'operator', NULL, 'operator', 'user.disabled', '01a2298f-9a07-70cb-b463-bb0877f2a614', NULL, NULL, NULL),
	('01a22990-4a06-7308-97c2-3341c2e1dc40', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:31.718+00', 'operator', NULL, 'operator', 'member.invited', '01a22990-49ae-74a5-b049-9c7ae050e8f7', NULL, NULL, NULL),
	('01a22990-56f3-7681-83e2-e54de51cc2a0', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:35.027+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'domain.added', '01a22990-5640-7264-b09e-1e2c9d34d169', '127.0.0.1', NULL, '13bba513d5d3e3dee75d8fc556a87805'),
	('01a22990-5b98-7107-8cec-4df5fb34f001', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:36.216+00', 'engine', NULL, 'sendwright', 'domain.verified', '01a22990-5640-7264-b09e-1e2c9d34d169', '127.0.0.1', NULL, '93653638d1a7ae62bd21ebd8d4a18a7b'),
	('01a22990-5eec-71d0-8519-b49a907b6199', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:37.068+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'domain.added', '01a22990-5ed8-725f-8122-5b3cbbbe1198', '127.0.0.1', NULL, 'bd28cd41a3ff96e1fe793bc7b7501c27'),
	('01a22990-5fa4-71b8-a9cf-d7ca0d4284c8', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:37.252+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'domain.added', '01a22990-5f88-7119-9793-e62f6d75559d', '127.0.0.1', NULL, '9979eb24b58e57dc7795dd12d9c2d002'),
	('01a22990-5fcf-7687-a6bd-eeaf284d498c', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:37.295+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'domain.removed', '01a22990-5f88-7119-9793-e62f6d75559d', '127.0.0.1', NULL, 'f81df76690b0851bdba796445f44c1e9'),
	('01a22990-6027-768b-a836-44df24f08540', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:37.383+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'template.created', '01a22990-5ffc-7006-b763-791196131922', '127.0.0.1', NULL, 'bb2bcff0f5f54cabb40fce4656460483'),
	('01a22990-6083-708b-bdf1-7849dd711d2e', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:37.474+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'template.changed', '01a22990-5ffc-7006-b763-791196131922', '127.0.0.1', NULL, 'e106e207188afa5f5a1e1430a75a6767'),
	('01a22990-60d4-7537-809f-997e0e3d657d', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:37.556+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'template.restored', '01a22990-5ffc-7006-b763-791196131922', '127.0.0.1', NULL, 'ab727d1b1996fa74ccafe8c003bf7c3e'),
	('01a22990-6136-7517-914c-dfa59e0f12b0', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:37.654+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'template.created', '01a22990-6122-77a0-b4bc-fd870c2b8e09', '127.0.0.1', NULL, '54b8fb94448e54d2b30da9c0b8de8706'),
	('01a22990-61e4-7328-85b6-0f326aa4547a', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:37.828+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'template.created', '01a22990-6186-76e8-a930-cfcef08d0bae', '127.0.0.1', NULL, 'e5de8fce30a72b1cf439d40609d8cb84'),
	('01a22990-6253-719b-8863-0e047582c4b1', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:37.939+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'template.created', '01a22990-6224-72f5-b5fd-7a787a7e4149', '127.0.0.1', NULL, 'ac3c49e82d02287a2994e8370be774d4'),
	('01a22990-62ac-762d-9eca-def62d587cdf', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:38.028+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'template.removed', '01a22990-6224-72f5-b5fd-7a787a7e4149', '127.0.0.1', NULL, 'd659048db439c5622d0b454e003d844b'),
	('01a22990-634a-7776-b843-a023e69c2656', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:38.186+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'webhook.added', '01a22990-633b-7763-b7e9-1787cacdd79c', '127.0.0.1', NULL, 'aa08807f938102bcaff889a5009b4c61'),
	('01a22990-6404-725e-aabb-cd318b181ea7', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:38.372+00', 'key', '01a2298b-0cf0-75da-8b5f-bbcb83d8aeb5', 'Acme test', 'webhook.added', '01a22990-63e8-7039-a12c-0a69f8c2e9e2', '127.0.0.1', NULL, '55f8bc0b1760cc9b3c2ebdcb76dfe862'),
	('01a22990-64b0-7728-b929-095e49948240', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:38.544+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'webhook.added', '01a22990-6491-77e2-9372-6ce7643c397f', '127.0.0.1', NULL, 'a31eeac9fa05d5ca0cccba2a98f85717'),
	('01a22990-6522-75a5-ad2e-3728445159a2', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:38.658+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'webhook.added', '01a22990-64f1-7338-9dff-4b1fd093d61f', '127.0.0.1', NULL, '42f26e9c5a36274d7b236cb5d058ce64'),
	('01a22990-6617-708e-9c2b-ea7765140938', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:07:38.903+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'webhook.removed', '01a22990-64f1-7338-9dff-4b1fd093d61f', '127.0.0.1', NULL, 'f47727a54baa3c42837ef9b42f62a5cc'),
	('01a22991-5f19-777a-beb6-ffdb7cd7dd2b', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:08:42.649+00', 'operator', NULL, 'operator', 'email.settled', '01a22990-7ff4-7401-b758-09d8bcf9b824', NULL, NULL, NULL),
	('01a22991-7389-7564-9979-72dff1191f46', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:08:47.881+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'portal.link_made', '01a22991-7389-7564-9979-72de9cf833fb', '127.0.0.1', NULL, '0e8ddde07cf96741006a4bad7912807f'),
	('01a22991-7420-7217-a4b8-f4a89e931171', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:08:48.032+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, 'd39adc8474d26f6575b5e0fc9d53e34a'),
	('01a22991-7510-7787-a186-3a2677fb56f7', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:08:48.272+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '62b0fec96c029dd23aa44d1ded240d68'),
	('01a22991-96c8-76b8-a973-2d03c06e5190', NULL, '2026-11-29 23:08:56.904+00', 'user', '01a22987-d73c-7779-9ff7-5ca1bc2019a6', 'ada', 'user.signed_in', '01a22987-d73c-7779-9ff7-5ca1bc2019a6', '127.0.0.1', NULL, 'b186129f0f8dd52bc4d2aed858c04115'),
	('01a22991-99d0-7437-9f3b-b680a8af4d43', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:08:57.68+00', 'user', '01a22987-d73c-7779-9ff7-5ca1bc2019a6', 'ada', 'email.copied', '01a22991-99c6-7581-a3ac-dbb6fc5c97b5', '127.0.0.1', '01a22991-96b8-77f7-ba22-330a811da7f8', '9fb1d5870a58c128987af80fc492d268'),
	('01a22991-75bb-7002-b240-b000b207732d', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:08:48.443+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'suppression.removed', NULL, '127.0.0.1', NULL, 'b128ea39734bb4f73d089d931ff825c7'),
	('01a22991-7d0f-72bc-9c0c-910659f3ba33', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:08:50.319+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'recipient.erased', 'a8594968df79', '127.0.0.1', NULL, '571a042cc9ed4c8a8ec98b6b341e6cd1'),
	('01a22991-8d67-77d1-ba1b-035c792f12ba', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:08:54.503+00', 'key', '01a2298a-15aa-7517-b7b3-a2690f145dd8', 'Acme live', 'webhook.added', '01a22991-8d22-77fd-8ebd-751e4ae3de56', '127.0.0.1', NULL, 'cf0e5e9ebf2a354777a5d094c0b76027'),
	('01a22991-97c4-77f7-b976-9527b1bfe621', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:08:57.156+00', 'user', '01a22987-d73c-7779-9ff7-5ca1bc2019a6', 'ada', 'webhook.delivery_sent_again', '01a22991-9235-7619-b0ff-9d6462667ce7', '127.0.0.1', '01a22991-96b8-77f7-ba22-330a811da7f8', 'f3c98846eb8ec5aa181acc99ebc5b331'),
	('01a22991-9909-7043-a831-ffc6ba787784', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:08:57.481+00', 'user', '01a22987-d73c-7779-9ff7-5ca1bc2019a6', 'ada', 'webhook.secret_rotated', '01a22990-633b-7763-b7e9-1787cacdd79c', '127.0.0.1', '01a22991-96b8-77f7-ba22-330a811da7f8', '491154351bd35e94a93bacc89bc3a20f'),
	('01a22992-0ef6-711b-b61c-f1f921690a9e', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:09:27.67+00', 'operator', NULL, 'operator', 'domain.dkim_rotated', '01a22990-5640-7264-b09e-1e2c9d34d169', NULL, NULL, NULL),
	('01a22994-2eeb-71e8-b5e9-86dd8a71f0ea', '01a2298c-d108-73d4-8bf9-62c04f823ffc', '2026-11-29 23:11:46.912+00', 'operator', NULL, 'operator', 'emails.held', NULL, NULL, NULL, NULL),
	('01a22994-cc8f-7676-a42f-210ff617e39f', '01a2298c-d108-73d4-8bf9-62c04f823ffc', '2026-11-29 23:12:27.278+00', 'operator', NULL, 'operator', 'account.paused', NULL, NULL, NULL, NULL),
	('01a22994-e9fc-74fb-ba93-4e3061e1a299', NULL, '2026-11-29 23:12:34.812+00', 'user', '01a22987-d73c-7779-9ff7-5ca1bc2019a6', 'ada', 'user.signed_in', '01a22987-d73c-7779-9ff7-5ca1bc2019a6', '127.0.0.1', NULL, 'eceb515a6bde7b372b968b729e0b1305'),
	('01a22994-f3ae-753c-a647-ddc016b7a04d', NULL, '2026-11-29 23:12:37.293+00', 'operator', '01a2298e-2529-77c0-b03e-8183bcb8ba06', 'grace', 'user.signed_in', '01a2298e-2529-77c0-b03e-8183bcb8ba06', '127.0.0.1', NULL, '664f85428d0fec88a96c6e2c8afb74de');


--
-- Data for Name: domains; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.domains VALUES
	('01a22990-5ed8-725f-8122-5b3cbbbe1198', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'pending.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw02edd9670a._domainkey.pending.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAq9VRrHwD8PfuBnSx8sm37wPWQhOVuMuAHq7Z5QTaOeRhqmNb+Vv7h2xCkqmrzcUxyT0M6Amh2f541rk2Not3VmuLetQkDwUZgxCPpMpwqf/idKjmGdwp/LG2QTjzi5jONwYDpke3Scim1k1hmoCaYz1sDUUVYuAOujhj1fkl4AA1Vy+Rr25Id8F3GVu5QcjDXJPvxf7Ayqu0dlpIC6tt8BKP2o07N5HevOnBtZUzCpfOF/6HLdpUoeyhghF0NYT8Xu0UaAvKq0Dp4Jxi1XDf94zR5DudcBfRX03RiXvc5kcwnOLNOSsdxE2Wnx3jjfiD5zu1nJxVaN97QvkkHqExzQIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.pending.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.pending.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.pending.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw02edd9670a', '2.throwaway.c6dd2653571345fc.Y46_DGeasaD6_sbw.JSs6TLifYbfJuTSY1zB7IuzU5EKbxt-m5A-lGI9qCViI4tgfYNB4I-aqGjs5H680SlH-IViimW7BIR2sq9vR6-TtjKsr93iV5sn40ORLTD0srjDMeDM2hy2YxRLavRKv4Skdpsavbj1p6UlNnOL0iuxRVWPYdTbpsFbGaDCOos3sTL088RCmyn_vCEdOAsspF5mMmxzJ6hC0Dx80lCSY-711mco8V0GZePeB3GRcQgf8AEuf9yYnQ2W2bG8yiy2ZnpWcP8NmqagUAoFnRIFzPFjKvGtoSgInG3ZbsVz2yI_fHpxG597O6JokyO0qYSrYdpvKBmu0WuD0-0106UhIhQnAXaOTvHVaZ9YugwJSEwR3zoUzFurX9y704yRRYVZDNvLDWQzLBVcCRRER6-0j-6Nov4P2EkHGvi5oAUR8K5eaErLuwVQqUwKAYFCL4NSHtYENiIRnN8y96QlWIAQ8Df8odDgxtV4Jhqp2PQklDZgCtNOZ9xmqmiIkgRpMM1IkXROw-TiaOW4eOTZCD2g1dlCksgOZ6OxC5XXiuvrsTEK7nwZBd69PUwcgj8xgDG1NhyID_7f78ZLSZX8dvK0SSlrxYMvVIsoJQKr5mBU6fckOzkNwbBk97YRQ7OqLcTCnK7w4av0L-mHq39RxxB9hK9pGKAIYp3Cw7dQqfeZKB1CVBnOouwQfGk7OXb4hNjgr1h965ZEcEnqcxh5Gg3-0BWO3d3siZKuDkqPRZLFnz9xbkZ9JULlxIiLYhRse07CG1fm0i3sSBwxHbTm_fif46q43wXSXuc5KdVJXFYXkApKH1V0249EzUOHh5CxpHV-FH2cvAXPmal1qeUCoCRaTJX3iAWzr6-Bn3yxe8UsAfT8tSLklJK4K05Fv9cmy8Be2qKv9vKue57KutD_o5umi0wQwq8QfoipJRyDnLxJ9Gf9MCyyLAjxm2MA9hAEIgnp2VrHQ2TWkvNu_JRxracoWCYvnFH1oHvnu_4kBZa3bqvDxc2a4Z_BvtH8TxLdtTYnW9nZ05QYVhaEK_66vm3mExaMxVlCTKwc6_4LHadRXyNUO88HVaO-nIHY8b4-xUG1upy9cgP4UaqF8QD3ro5D5bu-GBpArr4pL4gPt4vN5L_vhbspb_sfA2zwb8WLBHBzeI-CrzxZIwSJ-n3g3rE-RNsQsa_LHeBLHLTEFSse2fpDCQndfsp1pPU-IdvmpDjILoftVLosIvZZs1buwZMCLYmk96f86_uw261OwLGjAkhsYTuRbSKYFjqGlbfUZRKWUuUfcVBkPtsBjRXPq7MjwGXvfDhGIqodPBR4JB_TUCkSMpI6ejwkJcXbDaKpzLMCpJID74mMNYpoRmHmxsaHQhmgf1tQkxX2yopyGo9dBV5x1imuJlJU8aW-8q3vt0VktRdDeaMjIDXO3bqb3Rsv9i9zJm6N9wkX0YWdseaWmLI6ZsWTQE3VECIzlWD9BV84BeHKKXBfH8HND8KBSnMSbNROhqIAGhZ6vN7le2nYq22Kn1mDYBObpmb34D9dc60tHIgmsvBqLIvWWpmDxFRsXstyTtJ1MlrYVcD0G_pzUDqlPyLFtbBHFAVHjYJMDgIGb62gtUHoH9dexnr4hhc1aGU1-Y3lXus5GdlBbmsLiimA-IyYJ9-BEtIUxYqLEdBLUaDbquvEgGhJvrlg0VU6F4RvAV9ZTPWBrWQPEs_XX4Z_x7CQdCPpOOjJtvhb-WuQkn-LbDKPqDvJsQVMVhX9jsGAcRK-MqdpDnLYjgNTo_NSN-K4yhGkr-nY8HmTBKLlLq5cMrQvtGwAiuY0nHt8JJwPh1hCQJPc6T1sETxWQUPW1AqeD2ry6NG5sWMVDuTx8H0Y4ws3B-EPhqd0BJI3AYVCZMeoH160Wbx7HSRgYbXF1WO9qsvB3k1GMMfWx0aK-mjExs5uC2WNvRVIOoooy4Sx1MWzx9__925_Ozrisn_3KIHMmAUFgdFo7yTz7C0oHc0TPzx3TkQtaTNxF0IBsq582sFQvy3UjXjMvhbNX1W3KhmFyDDPCR3i2DQgNOxSprhlmAHXWeG62nPK4pl-H4C69gHaqgi8_eivuGX72x4IrEX9l_riNEPIe3uIGhhEbFe9PjEFoZ6qYO4zv4PMupVr787FzlHB7JhaL_0vXJpMg5ab5siZ1tVJKbzIhMUWdekc2Ap96XThP4EQVW2ZaRgUqNIpAT-6YAS2ylSpzqQ3zOKyv23QKDBqcU3qkWPpfjwfkWzK3wHOQlpMD4NLP6geSuIjp3WX8BA2K948zV4H_zH_cOfdiJA', NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-29 23:12:37.049+00', '2026-11-29 23:07:37.048+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a22990-5640-7264-b09e-1e2c9d34d169', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'mail.acme.example', 'local', 'verified', 'healthy', '2026-11-29 23:07:35.948+00', NULL, '[{"id":"dkim","type":"TXT","name":"sw99243b0450._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAvPW4VguJMJYhiW3Z39JQ1KXrsodgO7zNbiOkFl+ccWY5I07shKALEydRbfruAwoPP5s9Mr0tYMdDvHoMWqcBHgSt0zpWSk+Jk24SSAuJZUkZ7KzJ2ROmRaPhst2AAQ0uq/Jv7+yEsF/QIW7X+norqvVuo9AUkxaQXfPPloQqLIWCtgmFr4NZXIi3A37Eio0mHluR7qr6t0fa0cUCbsI45EoxNFR0m9ptzfC1pGpf8PR6HB8UzrUUR6VpFIj3TvV1T4BCdBN2eBu9bIbc5Fceh8szKoEUKJqA1nHAY1sVX3QbgroTzepMq21V9CxYQFJxTuo5OGLUrVoT5Uluy76oQwIDAQAB","purpose":"dkim"},{"id":"dkim_swc278ce592f","type":"TXT","name":"swc278ce592f._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAvRhn7eL4eOxV0Y0SmHdaJqiMOQHzDdORpxSSMc9r1ZCmQHKwOzp5oaP9Lh+mQdD+JcXq1vkBhMsbBQ+orn15QuVoD4wB00DQ+1JU+tpfII7u6OGTATTE0NpFrn9jtTyDQrVxqrjylDX8EmujPxcxVGi3XvPrgTWeZRo3EOwQewqs5CBYMWK5BuZhzFg8HknaQSCEv3SNEzntPLMdQgtPoyZn5RpczYrl4EmixDXAm4VoeHEGZP2YH/YWwpyCd4R6oBTgayHsMzkMhsxhZVZ2XMp1JPt1vpd2LyUZ3gaQN6e0DiSivQO+qKlY8WMGc92l8+D74UpNIIpEZHCQRVvN6QIDAQAB","purpose":"dkim","gating":false},{"id":"return_path_mx","type":"MX","name":"send.mail.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.mail.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.mail.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', '[{"id":"dkim","state":"found","found":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAvPW4VguJMJYhiW3Z39JQ1KXrsodgO7zNbiOkFl+ccWY5I07shKALEydRbfruAwoPP5s9Mr0tYMdDvHoMWqcBHgSt0zpWSk+Jk24SSAuJZUkZ7KzJ2ROmRaPhst2AAQ0uq/Jv7+yEsF/QIW7X+norqvVuo9AUkxaQXfPPloQqLIWCtgmFr4NZXIi3A37Eio0mHluR7qr6t0fa0cUCbsI45EoxNFR0m9ptzfC1pGpf8PR6HB8UzrUUR6VpFIj3TvV1T4BCdBN2eBu9bIbc5Fceh8szKoEUKJqA1nHAY1sVX3QbgroTzepMq21V9CxYQFJxTuo5OGLUrVoT5Uluy76oQwIDAQAB"},{"id":"return_path_mx","state":"found","found":"10 bounces.sendwright.test"},{"id":"return_path_spf","state":"found","found":"v=spf1 a:bounces.sendwright.test ~all"},{"id":"dmarc","state":"found","found":"v=DMARC1; p=none;"}]', '2026-11-29 23:07:35.948+00', 'sw99243b0450', '2.throwaway.c6dd2653571345fc.xRnNZH6ApotSGx0B.iXo7JM9Y_TeNyU5ahupmj7o4SYczI416lqZRZhdnTMc1AUyL6_OSSx2a8de7Fk7BkukAwSpw-coegRNdCu5M_VYSZK00aolmWLckwfj2Q66gY9la5pjm9mq2BMJMsNRWPnYvQfRU09A-8jDxLmO1j3CR4uweyE98UA7skDbuiALy_KMK0Gm5-u1SZrXXddyvTuFHi2JdIYLuV50bQ4k1wiM_hWgsXh_zs9kuSt43KPhMAeaHPacR0sNtzKk48Lld10euB07spuNhZ-DAENbCvMz68wszd07b4xpCzdoJDJ2mJ43O9lQDpIb0n6t-WUbKONaOJXne7pYgGHvU6BuBz82Oiiwmp1Oo2B36yZmgHDyK34y-f6U8BM2ey4rSejGHpk3BmntWJ97uBitD0lwYxUlPZXaMzlbtya9iYja486PrKT_3hFbOpPjxbfNFjFtFA1-8gchx5AX1JRRlAlhkXyHjwu1X33x7PTIiac9JVXqxbpDUkGyF8JWFK23lFzVLa_8tiPmTYOEwvievDfz14A0bjSd3WJb4JfDn9a0dukneoPwXFSFvnDtZVeL8KKX_qnmQba7kP31ibDlEo9E-6Bz_9OkqTFCucu1sKmi6fEx4K5PotEK2z4t0l6WQcUGPwOgbqrsslH85OaZRj9CiQEhJT_7OR3cjADEK0aIPVImAPlqC6OuWRudPSA6iGCD9lp5pUOM58dHEMk0pbB5Ovo5oNXiJ7iaei43QtRDusmGpI9D-JKNl5etIk_XQ0s-1aeqo2waD6hEjQJUqTT7NK7lAiY4a8E4udpKOXKfhIQp4iOIEl73c-cNASGT1XrQYtf9SL95AtZ1_23SnQjMar6KXz8kErR3SgLYSnx4yfYkMSyEXpGuZmovxwy5BukmrHaKME4TZKrcrklNHD8wI-0ZpxCtN73_OIVL212pWGjd5fuM_oksAqqJG2d0DEL6mhSIs9FcMxg6L5ytYe72XCSgj8nGZjNEFcwnQF0v8230rZ-i7RxPtrwtS-WBQurDWZyYNoplBs-MSkFwr1GeF6iWDiQIkXzxEpA6mwTxJvUBYt2858K-CtFkNMFfOEzXiG-L3Wjmt4-QeQnPOCzJE0UXIft6n2X798900DGWl-jAIhXZGSOj7KfokO0I0V6agHfXFh890HEmU_WbEfU1JdB8DyKhCpuOXPhOF-A2TlAhT4riRwihvs33e0uM8sc9P3A8h46NiElk3tksmIaPKHroR4AV1Kv5LY05hffCu1XWaqn8ZQs_EDXRZ96ZW2qFXtkXCL7mt-prEoO9PHqVXDgRaMam1zoFNndUh2kdAiwLcSmk29C1MwKddM77xd1HLcMspdYw0VNxswH5GndRiq2JQKd9nr2nKQAEjGXeymt1dFv5pQz2rL9kMXkg1LalxX5AakjBLDZePS4Eih8JYbq3jHyfxn7BMQkYSDEqQniwnhKWPhKLtdS4Hp7BVF_B7U0lJSoEMa0816aIIeLz2RrJ-gcShMt--HcURA6yDiqXOYtzN_1wcOIsHHgG2lTbvgABqHKTDYuqw1BKXbgIVZisngdGYbs4xH-QYhEhkdGbLGimsib3ddnOxgv_5INuTVtx3m13upXv0MCru1CCu2x67BQy4TgFPeu59GO_s1jXbmyT13WuBaUfgbmc-8bKVm0Jwe_1aSeIzxjXBEUk2R64ereEqyKvGvbAUwm7235i8U8wNfQeKixADr56_J54nj_CXM97Z-6DE7cdwsnaWh96Nd53jjXCYIrt4iGJ08VIlctt8DroqjFKF_XlmWWPdqwh9Oscc2bIWT4HySxOPeCTgxa22MMU_Su2inykKAr9M2pmx0jZMcMQ00usBNslrQTxC-cUhkL9YO7EhjtRmcZOLJJsqMaZpT7AtZpNRzJXaxyD2gPJi6JdtAYTJbgnRWNUFptoR1HtSx0Nn2WWF06H7fSS-BlM3UPWxNk6Oz7Dq3Qw0VTLTxQDv-JK4WwwjWbOSmCVEqAChwRYNOi-WaH7J_ui8Q7FARqpozqkfvqAbO4m_r9xsn7-HrdfAATRDDYT7yp5okh2fz-O0Fbbe4-kdAidN9-pB44VAahsRA8SYi9KOUt62PFth5yuE9NEHM8cFqqE1SZjh_caiDAWTMleRNA3mCcvfNjUYmf_AiKvlonXhrXmW_B48D-tdXe4q7ooC2B1fq0GWYI4xa1t4iO9CdAnC9EuqiuvrSOm_5d4Ta-F3r6tc7evCIsvjSQ6Gn2CZ2JGTtewmMgGGV0rihoK_izOm4ObAOG6EZHTSLvyDzXGDO1DkXg', 'sw99243b0450', 'swc278ce592f', '2026-11-29 23:09:27.582+00', NULL, '2.throwaway.c6dd2653571345fc.HHXNxFVbf6UVXfSb.AAA27Fe9w2ssez6EM_gS2LzOFRFEbHVwp_TGh0Pd9My_Ocb7GIm4JyAU6YF9RZrIUTRl1xwuW_Tn4YJTAVO-bFZ9dxaVWKNmGWfZgPI_AdbW4MovouJ32Iv6IQFECpDKrfUCrYgkTWgXMayH4SS-Kkl_IcaQodc4Uz1WhFmYJxi9dADh1zKEhXLmJ6z9zUrUFdCOVTXSsM03SmQenjxJdpx2WSUk6fHWWy9MHfEw2A9_JGqLuYIFK5MDLKMeEb7uqRp3_VrPMq87N_-f3aS__2XXz-nCx-NE4p-QO-jGKPo_pNPeUkSMrvjs39R0uJSgud3wFg-5y-FrIgeWGTGhirN8qNNctOiAL5b4-Ep-MoG_OtZy5PAyk3sCO1UTgMnogwa-w06xPDnvdWRMORASASG8652SD9N0nzyh2YfV7bNNhYO1uclrNqkD502lYPTmYP_woOQprPpfu2GFp6bG8ZVQeHQwyfC6zHn_tXs72HUn4VAPEdTlnGkveRtWe3QoCausNyH4YAjlCDO7HTIq_SqNq3g1wYKulo1_ZWbLpPdNQui9kfDI1U2OwNQynM85i745ZRWVGbTrGiWwXMLqrc3jVZzgvGCgEEeFgjC0FQtnW1Nc0OMaKdxBhsMYNLgyJ12bBuPdDvOblmCza-9hI3llfh-ow7KnfLuXuk94Eie_DvgtfGAHTao8D3hcZ_yGsmc0gu_-G2TPN6_X7N_N4BahEZG3TNsYPs4j6_7akuev_tV8B4w83H7inlk6ZCuaUJe59bE-gwhK8K6rZtQtrzIfRZsz5lFpd_3e1EkR1eDLRcBBpyfuuDpG-ZRJ21ANrJ8Hx9JJvEXFc8k5twUbl__yqxOOrB8mmOTZBNOcjNRwnTiqaqCvGsu2JCB-shnxn-jxIYSXMLhXmdFDXrVqvzN4riOVXcOqagm0JqeHWVigtcSwDerSQeAcDv6ue1ouCiGbcni0KCjtWQu93ImCQ03FFLY57VcrnsmOsM7PYmjvbidUMnCIogZiaOHpkB23BT7OUsJijFJCQr6F8uCmkzgnoxFPXBP-dVBjaC8wJ-nUWF3VtdtoFBo1kzYQZNEsKio-KgZVLgMRxbxncCM65pVAouYcXY8oCa7QMiVo5cadwE6df1qQPEFYVWTk6z7iE4ba6rzuEajjCGGlZIe3LJiyxNwncHCOi0DX0RydS_FkN8BEoAxLV7SXEh0V8i9pin3ZY-Qe-cNnUJIYUkT45lxOsGxtSXq64bdmpUCNi4Q3FzlfERI8f3FEIB2SE-3BL6TnSRBTho2Mufia476HlO4CEU5AIShvBbWLMl8G7en5FbqQdhg_hgMtd6kxm_XVKVUB2jSOVNQMf8nhpkcLwPiGWXZS69ARc5ONpXUErO6k2DKObZT0UZm46ugBIHzqetcDSsR9MVMv5QkHJSNavzvw5U5zAEGBc8HwkXRYqTjxv1goZuMCt_4mjYIkq5r6cCiltBFueuyFKV31Nk_Ya8jxL2yemc32UHFi9Y8kVgdqX7_rxvZ9X4kDyq-Pnpplwym9zemzJntDTVs42ZElLsW6m3vM3ZUpL09NFxFvOexg7MWZ98fZUmdd_otJ9TSZCQvVWuQcUiwf_oDOeoc84-A3GxWsFWdX36MzIR529lLyjN-YaxPQGm4DzGe-AaAzukWbfqG5ukgqzAkX0mnNVyfNNi7HdnOFvO9TExLH6t4L6egiZYADSAU2rqJ7Zzv7RomVfYc2aY6qDK-HU6RQzcWvCWesQRkvWTe34nUa1igf7KpKyuweHcOtoPDC95To82vLoGsEh5aK95N6sffpuACTzEIDKqDtUaA-_6jWqBpvS2Qp9-Xgm8JhDjgNqRt4V3Vb6fv-8hSnTRi8Wj-E4mhj29HQozTtfKDGGVMmwFvaKbZiprsMvNbazokLjEiHoGbwUFgwn-dnZJlQ70SqSEz3KWPBWkrcOXp5vs6-gCZfGTydGG6KEeU0KCxAaBbixYq-Uf1RXZvJDmPiEVasT96FtW1hUk1fNSUTCblSWhq6EvpsN8bnfXBUNlXBDU3c9UEUuubgiqA9ZPhb5vooTDuwz7dY5v5gyfcQwZdZ6ovAfzDCKSjrKZozd-xb_nCEq7adL8fjWE7q42PBH66jICrOUPzwjHVIkrehgBZF8WQLslYXcZXXsSOEz2btas0VBjcjAoAwILf9Hki0woMjfcOTnYkrIjBOxIyNux4wC8MC-c2T56zkT8en5u5AZFUsNKSKV3vIvk2ugWbAJunYSPKZmMKVpwNXlKduV-hypDKZcXYn46NWmw', 2, '2026-11-29 23:07:35.214+00', '2026-11-29 23:12:35.949+00', '2026-11-29 23:07:34.848+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a22990-5f88-7119-9793-e62f6d75559d', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'removed.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw298df1864b._domainkey.removed.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA5ci4Bv1l8Hug3B6UhMHn6sTKSyjDl9WDDIiHr4O3nofoHIdIXQbXI/F1eybZTqEv4LXn7PhLS3aNXkp8cIYOQ/Ft3Evq6QcGqW5Cz8FQMXpCs2EH04OjR+oeIjtJ9uW2z5NJP2yPqaY9+hyZvs6XifPdOfJ1Cvu9vjAG9/Cbg993AUuxHDLi7qekm2HI/BVbEzp4HpyN6RDn5jIs8lQMOyIVUKaHAHACvTo/oNV2w8AC5xcZaAs75prlkvzqkMyHe3ARSNwJoR1N+eTwouJ8pzLfTPEo7EboXISy/F0VQjYIw2S62s+nxOqH30KbhNsN/jijkMYnp/YhQYNgy05+UQIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.removed.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.removed.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.removed.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw298df1864b', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-29 23:12:37.225+00', '2026-11-29 23:07:37.224+00', '2026-11-29 23:07:37.292+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: email_attachments_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_attachments_2026_11 VALUES
	('01a22990-67a6-767e-8361-8cb81a10fe4f', 2, NULL, 'text/calendar; method=REQUEST', NULL, 'alternative', 32, '\x424547494e3a5643414c454e4441520d0a454e443a5643414c454e4441520d0a'),
	('01a22990-67a6-767e-8361-8cb81a10fe4f', 1, 'logo.png', 'image/png', 'logo', 'inline', 70, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082'),
	('01a22990-67a6-767e-8361-8cb81a10fe4f', 0, 'Rechnung ü.pdf', 'application/pdf', NULL, 'attachment', 20, '\x255044462d312e34206e6f207265616c206f6e65'),
	('01a22991-6c61-7119-861d-78870a8e96ed', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b2053756e2c203239204e6f7620323032362032333a30383a3435202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440613031393433646564302e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a2053756e2c203239204e6f7620323032362032333a30383a3434202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d653261313965393538306133633661322d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d653261313965393538306133633661322d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d653261313965393538306133633661322d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d653261313965393538306133633661322d506172745f312d2d0d0a');


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
	('01a22990-67a6-767e-8361-8cb81a10fe4f', '<p>0: 0</p>
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
	('01a22990-6a26-7392-8e1d-d897ff752d7d', NULL, 'To be delivered, in plain text.', '{}', NULL),
	('01a22990-6b14-772c-8043-3d5bce4a90ce', NULL, 'To be bounced, in plain text.', '{}', NULL),
	('01a22990-6c70-73b6-8402-6af9f1b23c79', NULL, 'To be complained, in plain text.', '{}', NULL),
	('01a22990-6e34-74ad-98cc-48350227da31', NULL, 'To several, in plain text.', '{}', NULL),
	('01a22990-6f64-7654-ab92-80b185b62f70', NULL, 'To nobody, in plain text.', '{}', NULL),
	('01a22990-72e0-73d8-a666-dfb81db7f38c', NULL, 'To a name that is spelled in another way on its way, in plain text.', '{}', NULL),
	('01a22990-7537-74f1-9a35-b62b3fdb32ba', NULL, 'To nobody and somebody, in plain text.', '{}', NULL),
	('01a22990-77a1-73c6-8156-c3c8110a3ded', '<p>Welcome, Tina: <b>!</b></p>', 'Welcome, Tina', '{}', NULL),
	('01a22990-79d9-7176-858d-ac6010818e4d', '<p>For everybody: 3</p>', NULL, '{}', NULL),
	('01a22990-7bfc-77c6-a40f-520a22706a56', NULL, 'One of a batch, in plain text.', '{}', NULL),
	('01a22990-7d83-76ac-bd2f-ce2a024b7f46', NULL, 'To be cancelled, in plain text.', '{}', NULL),
	('01a22990-7efc-73e9-96e9-7925065b0b6b', NULL, 'Refused for now, in plain text.', '{}', NULL),
	('01a22990-7f4e-70ff-b1a5-1022016f8d7b', NULL, 'Held, as its answer was lost, in plain text.', '{}', NULL),
	('01a22990-7ff4-7401-b758-09d8bcf9b824', NULL, 'Settled as failed, in plain text.', '{}', NULL),
	('01a22991-6c61-7119-861d-78870a8e96ed', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a22991-6e79-76e0-856a-27a96fc60c7b', '<p>Test</p>', NULL, '{}', NULL),
	('01a22991-6f1f-7693-b83d-bfe15d6dd93e', '<p>Test</p>', NULL, '{}', NULL),
	('01a22991-70da-7395-808b-1d426ca17b82', '<p>Test</p>', NULL, '{}', NULL),
	('01a22991-71df-75d6-a597-4891857ee473', NULL, 'x', '{}', NULL),
	('01a22991-7688-7639-80b5-a06e8edf4445', NULL, 'Dear [erased], dear Rita.', '{}', NULL),
	('01a22991-8d8b-7446-9e02-739550f5216e', NULL, 'Waiting', '{}', NULL),
	('01a22991-99c6-7581-a3ac-dbb6fc5c97b5', NULL, 'Waiting', '{}', NULL),
	('01a22992-1fba-7007-b8d7-71495f3affea', NULL, 'Soon', '{}', NULL),
	('01a22993-9fa0-74c2-b9bb-cc17771627a9', NULL, 'Queued to go out.', '{}', NULL),
	('01a22993-a1e6-71bb-9a64-c6ea0fc3eb3a', NULL, 'Queued for the simulator.', '{}', NULL),
	('01a22993-a42d-772f-a90d-287a4946f3fe', NULL, 'Scheduled, to be cancelled.', '{}', NULL),
	('01a22993-a5da-7453-9031-974797f56f36', NULL, 'Scheduled, to go out.', '{}', NULL),
	('01a22993-a666-7744-8cd3-37a7aaf90e70', NULL, 'Asked under a key.', '{}', NULL),
	('01a22993-a898-7591-827c-9debbf4eb57b', NULL, 'x', '{}', NULL),
	('01a22994-3c1e-757a-8793-0c10a3adbb46', NULL, 'x', '{}', NULL);


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
	('01a22990-6a26-7392-8e1d-d897ff752d7d', 1, '01a22990-6a78-7411-ad31-b5ccc48886e3', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22990-6a6c-765f-9257-7e42f9450e24"}', '2026-11-29 23:07:40.012+00', '{"email.sent delivered@a01943ded0.sandbox.sendwright.test"}', '1486'),
	('01a22990-6b14-772c-8043-3d5bce4a90ce', 1, '01a22990-6b51-74e6-bdd2-070754e07f8b', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22990-6b50-7531-90b5-cd9385f84809"}', '2026-11-29 23:07:40.24+00', '{"email.sent bounced@a01943ded0.sandbox.sendwright.test"}', '1493'),
	('01a22990-6c70-73b6-8402-6af9f1b23c79', 1, '01a22990-6d44-7633-a68d-2db3eb124fa3', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22990-6cf6-76cc-afba-a5416bd52fee"}', '2026-11-29 23:07:40.662+00', '{"email.sent complained@a01943ded0.sandbox.sendwright.test"}', '1502'),
	('01a22990-67a6-767e-8361-8cb81a10fe4f', 1, '01a22990-6e09-7481-bf25-1d365a5dbda3', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22990-67a6-767e-8361-8cb81a10fe4f@mail.acme.example"}', '2026-11-29 23:07:40.838+00', '{"email.sent ada@example.com,bea@example.net,carl@example.com"}', '1508'),
	('01a22990-6e34-74ad-98cc-48350227da31', 1, '01a22990-70a6-7513-aa90-9b3ea36d79dc', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22990-6e34-74ad-98cc-48350227da31@mail.acme.example","recipients":["real@example.com"]}', '2026-11-29 23:07:41.285+00', '{"email.sent real@example.com"}', '1517'),
	('01a22990-6e34-74ad-98cc-48350227da31', 2, '01a22990-70a6-7513-aa90-9b3f6448d9a7', 'email.sent', '{"attempt":1,"recipients":["delivered+a@a01943ded0.sandbox.sendwright.test","bounced+b@a01943ded0.sandbox.sendwright.test"],"provider":"simulator","provider_message_id":"sim_01a22990-6f66-719f-ae22-1253290e0018"}', '2026-11-29 23:07:41.286+00', '{"email.sent bounced+b@a01943ded0.sandbox.sendwright.test,delivered+a@a01943ded0.sandbox.sendwright.test"}', '1517'),
	('01a22990-6a26-7392-8e1d-d897ff752d7d', 2, '01a22990-7204-75a1-833e-501405142931', 'email.delivered', '{"recipients":["delivered@a01943ded0.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22990-6a6c-765f-9257-7e42f9450e24","provider":"simulator"}', '2026-11-29 23:07:41.012+00', '{"simulator:sim_01a22990-6a6c-765f-9257-7e42f9450e24 email.delivered","simulator sim_01a22990-6a6c-765f-9257-7e42f9450e24 email.delivered","email.delivered delivered delivered@a01943ded0.sandbox.sendwright.test 2026-11-29T23:07:41.012Z"}', '1519'),
	('01a22990-6b14-772c-8043-3d5bce4a90ce', 2, '01a22990-7204-75a1-833e-5015b757ed71', 'email.bounced', '{"recipients":["bounced@a01943ded0.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22990-6b50-7531-90b5-cd9385f84809","provider":"simulator"}', '2026-11-29 23:07:41.24+00', '{"simulator:sim_01a22990-6b50-7531-90b5-cd9385f84809 email.bounced","simulator sim_01a22990-6b50-7531-90b5-cd9385f84809 email.bounced","email.bounced bounced bounced@a01943ded0.sandbox.sendwright.test 2026-11-29T23:07:41.240Z"}', '1519'),
	('01a22990-6f64-7654-ab92-80b185b62f70', 1, '01a22990-7399-7239-b0b6-8164ffcc29db', 'email.bounced', '{"recipients":["gone@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-29 23:07:41.75+00', '{}', '1522'),
	('01a22990-72e0-73d8-a666-dfb81db7f38c', 1, '01a22990-74cb-708d-9a3b-f089926716cc', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22990-72e0-73d8-a666-dfb81db7f38c@mail.acme.example"}', '2026-11-29 23:07:42.666+00', '{"email.sent joerg.big@xn--bcher-kva.example"}', '1532'),
	('01a22990-7537-74f1-9a35-b62b3fdb32ba', 1, '01a22990-78be-70d1-8219-92d01532ddea', 'email.bounced', '{"recipients":["gone-too@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-29 23:07:43.414+00', '{}', '1544'),
	('01a22990-7537-74f1-9a35-b62b3fdb32ba', 2, '01a22990-78be-70d1-8219-92d14dbe6fe8', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22990-7537-74f1-9a35-b62b3fdb32ba@mail.acme.example","recipients":["there@example.org"]}', '2026-11-29 23:07:43.414+00', '{"email.sent there@example.org"}', '1544'),
	('01a22990-77a1-73c6-8156-c3c8110a3ded', 1, '01a22990-7977-72d9-b2b4-f63f960af730', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22990-77a1-73c6-8156-c3c8110a3ded@mail.acme.example"}', '2026-11-29 23:07:43.779+00', '{"email.sent tina@example.com"}', '1553'),
	('01a22990-6c70-73b6-8402-6af9f1b23c79', 2, '01a22990-7a26-749c-9868-b78e78386c81', 'email.delivered', '{"recipients":["complained@a01943ded0.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22990-6cf6-76cc-afba-a5416bd52fee","provider":"simulator"}', '2026-11-29 23:07:41.662+00', '{"simulator:sim_01a22990-6cf6-76cc-afba-a5416bd52fee email.delivered","simulator sim_01a22990-6cf6-76cc-afba-a5416bd52fee email.delivered","email.delivered delivered complained@a01943ded0.sandbox.sendwright.test 2026-11-29T23:07:41.662Z"}', '1548'),
	('01a22990-6c70-73b6-8402-6af9f1b23c79', 3, '01a22990-7a26-749c-9868-b78fafe56e9c', 'email.complained', '{"recipients":["complained@a01943ded0.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a22990-6cf6-76cc-afba-a5416bd52fee","provider_message_id":"sim_01a22990-6cf6-76cc-afba-a5416bd52fee","provider":"simulator"}', '2026-11-29 23:07:42.662+00', '{"simulator:sim_01a22990-6cf6-76cc-afba-a5416bd52fee email.complained","simulator sim_01a22990-6cf6-76cc-afba-a5416bd52fee email.complained","email.complained complained complained@a01943ded0.sandbox.sendwright.test feedback-sim_01a22990-6cf6-76cc-afba-a5416bd52fee"}', '1548'),
	('01a22990-6e34-74ad-98cc-48350227da31', 3, '01a22990-7a26-749c-9868-b790f83d5b92', 'email.bounced', '{"recipients":["bounced+b@a01943ded0.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22990-6f66-719f-ae22-1253290e0018","provider":"simulator"}', '2026-11-29 23:07:42.286+00', '{"simulator:sim_01a22990-6f66-719f-ae22-1253290e0018 email.bounced","simulator sim_01a22990-6f66-719f-ae22-1253290e0018 email.bounced","email.bounced bounced bounced+b@a01943ded0.sandbox.sendwright.test 2026-11-29T23:07:42.286Z"}', '1548'),
	('01a22990-6e34-74ad-98cc-48350227da31', 4, '01a22990-7a26-749c-9868-b79133c2fc2a', 'email.delivered', '{"recipients":["delivered+a@a01943ded0.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22990-6f66-719f-ae22-1253290e0018","provider":"simulator"}', '2026-11-29 23:07:42.286+00', '{"simulator:sim_01a22990-6f66-719f-ae22-1253290e0018 email.delivered","simulator sim_01a22990-6f66-719f-ae22-1253290e0018 email.delivered","email.delivered delivered delivered+a@a01943ded0.sandbox.sendwright.test 2026-11-29T23:07:42.286Z"}', '1548'),
	('01a22990-79d9-7176-858d-ac6010818e4d', 1, '01a22990-7c79-73e0-ba88-1341b41de730', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22990-79d9-7176-858d-ac6010818e4d@mail.acme.example"}', '2026-11-29 23:07:44.51+00', '{"email.sent tom@example.com"}', '1563'),
	('01a22990-7bfc-77c6-a40f-520a22706a56', 1, '01a22990-7d1c-7318-b9d4-a21bab49537c', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22990-7cea-7159-86b3-378d2642ab5b"}', '2026-11-29 23:07:44.746+00', '{"email.sent delivered@a01943ded0.sandbox.sendwright.test"}', '1567'),
	('01a22990-7d83-76ac-bd2f-ce2a024b7f46', 1, '01a22990-7dd0-77e2-bab0-6f78f95faf35', 'email.cancelled', '{}', '2026-11-29 23:07:44.976+00', '{}', '1576'),
	('01a22990-7bfc-77c6-a40f-520a22706a56', 2, '01a22990-8174-735d-9066-243dcd92824a', 'email.delivered', '{"recipients":["delivered@a01943ded0.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22990-7cea-7159-86b3-378d2642ab5b","provider":"simulator"}', '2026-11-29 23:07:45.746+00', '{"simulator:sim_01a22990-7cea-7159-86b3-378d2642ab5b email.delivered","simulator sim_01a22990-7cea-7159-86b3-378d2642ab5b email.delivered","email.delivered delivered delivered@a01943ded0.sandbox.sendwright.test 2026-11-29T23:07:45.746Z"}', '1597'),
	('01a22990-7ff4-7401-b758-09d8bcf9b824', 1, '01a22991-5ec9-756f-987f-7c15d55c2ebb', 'email.failed', '{"recipients":["cut-too@example.com"],"reason":"outcome_unknown","provider_code":null,"attempts":1,"provider":"operator"}', '2026-11-29 23:08:42.354+00', '{"operator d7ae797d-d3f8-43fd-a09b-d95b1d9a5dca","email.failed failed cut-too@example.com 2026-11-29T23:08:42.354Z"}', '1678'),
	('01a22991-6c61-7119-861d-78870a8e96ed', 1, '01a22991-6d15-754a-8cef-879d8efda475', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22991-6cf0-76c8-bcee-1ee0341dcad7"}', '2026-11-29 23:08:46.192+00', '{"email.sent delivered@a01943ded0.sandbox.sendwright.test"}', '1688'),
	('01a22991-71df-75d6-a597-4891857ee473', 1, '01a22991-72d1-74e4-aa84-84d2d049f4b9', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22991-71df-75d6-a597-4891857ee473@c04f823ffc.sandbox.sendwright.test"}', '2026-11-29 23:08:47.657+00', '{"email.sent bob@bolt.example"}', '1724'),
	('01a22991-6e79-76e0-856a-27a96fc60c7b', 2, '01a22991-7428-7078-8306-539040c1bb05', 'email.delivered', '{"recipients":["delivered@a01943ded0.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22991-6ea2-7189-b7cb-e17c171dea4f","test":true,"provider":"simulator"}', '2026-11-29 23:08:47.626+00', '{"simulator:sim_01a22991-6ea2-7189-b7cb-e17c171dea4f email.delivered","simulator sim_01a22991-6ea2-7189-b7cb-e17c171dea4f email.delivered","email.delivered delivered delivered@a01943ded0.sandbox.sendwright.test 2026-11-29T23:08:47.626Z"}', '1730'),
	('01a22991-6f1f-7693-b83d-bfe15d6dd93e', 2, '01a22991-7428-7078-8306-5391b54646ca', 'email.bounced', '{"recipients":["bounced@a01943ded0.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22991-6f62-71cf-bf7c-2f99cd890b79","test":true,"provider":"simulator"}', '2026-11-29 23:08:47.818+00', '{"simulator:sim_01a22991-6f62-71cf-bf7c-2f99cd890b79 email.bounced","simulator sim_01a22991-6f62-71cf-bf7c-2f99cd890b79 email.bounced","email.bounced bounced bounced@a01943ded0.sandbox.sendwright.test 2026-11-29T23:08:47.818Z"}', '1730'),
	('01a22991-70da-7395-808b-1d426ca17b82', 2, '01a22991-75e9-73e3-b21b-3aef543da46a', 'email.delivered', '{"recipients":["anybody@a01943ded0.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22991-7124-761a-b9c6-f630d01c63c8","test":true,"provider":"simulator"}', '2026-11-29 23:08:48.268+00', '{"simulator:sim_01a22991-7124-761a-b9c6-f630d01c63c8 email.delivered","simulator sim_01a22991-7124-761a-b9c6-f630d01c63c8 email.delivered","email.delivered delivered anybody@a01943ded0.sandbox.sendwright.test 2026-11-29T23:08:48.268Z"}', '1741'),
	('01a22991-8d8b-7446-9e02-739550f5216e', 2, '01a22991-9235-73e6-9e5b-ada8d0d173bd', 'email.delivered', '{"recipients":["delivered@a01943ded0.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22991-8da5-7727-8ffd-e1bde515f357","provider":"simulator"}', '2026-11-29 23:08:55.565+00', '{"simulator:sim_01a22991-8da5-7727-8ffd-e1bde515f357 email.delivered","simulator sim_01a22991-8da5-7727-8ffd-e1bde515f357 email.delivered","email.delivered delivered delivered@a01943ded0.sandbox.sendwright.test 2026-11-29T23:08:55.565Z"}', '1836'),
	('01a22991-6e79-76e0-856a-27a96fc60c7b', 1, '01a22991-6eaa-7342-874c-dfdd01005fda', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22991-6ea2-7189-b7cb-e17c171dea4f"}', '2026-11-29 23:08:46.626+00', '{"email.sent delivered@a01943ded0.sandbox.sendwright.test"}', '1696'),
	('01a22991-6f1f-7693-b83d-bfe15d6dd93e', 1, '01a22991-6f75-779c-bfbf-c90f22822165', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22991-6f62-71cf-bf7c-2f99cd890b79"}', '2026-11-29 23:08:46.818+00', '{"email.sent bounced@a01943ded0.sandbox.sendwright.test"}', '1703'),
	('01a22991-70da-7395-808b-1d426ca17b82', 1, '01a22991-7133-7612-9857-81f4eaa2c6fb', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22991-7124-761a-b9c6-f630d01c63c8"}', '2026-11-29 23:08:47.268+00', '{"email.sent anybody@a01943ded0.sandbox.sendwright.test"}', '1711'),
	('01a22991-6c61-7119-861d-78870a8e96ed', 2, '01a22991-71be-737d-87c1-6aeb6acb623e', 'email.delivered', '{"recipients":["delivered@a01943ded0.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22991-6cf0-76c8-bcee-1ee0341dcad7","provider":"simulator"}', '2026-11-29 23:08:47.192+00', '{"simulator:sim_01a22991-6cf0-76c8-bcee-1ee0341dcad7 email.delivered","simulator sim_01a22991-6cf0-76c8-bcee-1ee0341dcad7 email.delivered","email.delivered delivered delivered@a01943ded0.sandbox.sendwright.test 2026-11-29T23:08:47.192Z"}', '1716'),
	('01a22991-7688-7639-80b5-a06e8edf4445', 1, '01a22991-77bb-72ed-acdc-c163710899b7', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22991-7688-7639-80b5-a06e8edf4445@mail.acme.example"}', '2026-11-29 23:08:48.955+00', '{"email.sent [erased],rita@example.com"}', '1755'),
	('01a22991-8d8b-7446-9e02-739550f5216e', 1, '01a22991-8dac-7171-88a3-076c86ebc0f2', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22991-8da5-7727-8ffd-e1bde515f357"}', '2026-11-29 23:08:54.565+00', '{"email.sent delivered@a01943ded0.sandbox.sendwright.test"}', '1825'),
	('01a22991-99c6-7581-a3ac-dbb6fc5c97b5', 1, '01a22991-9b24-7323-aaf3-48293ac51a44', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22991-99c6-7581-a3ac-dbb6fc5c97b5@mail.acme.example"}', '2026-11-29 23:08:58.02+00', '{"email.sent copied@example.com"}', '1861'),
	('01a22992-1fba-7007-b8d7-71495f3affea', 1, '01a22992-1fe3-73d7-866f-231d8afc3839', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22992-1fd9-76ec-99c1-9188629f0d53"}', '2026-11-29 23:09:31.993+00', '{"email.sent complained@a01943ded0.sandbox.sendwright.test"}', '1923');


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
	('01a22990-6a26-7392-8e1d-d897ff752d7d', 1, '2026-11-29 23:07:40.012+00', '2026-11-29 23:07:40.013+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22990-6b14-772c-8043-3d5bce4a90ce', 1, '2026-11-29 23:07:40.24+00', '2026-11-29 23:07:40.24+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22990-6c70-73b6-8402-6af9f1b23c79', 1, '2026-11-29 23:07:40.662+00', '2026-11-29 23:07:40.662+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22990-67a6-767e-8361-8cb81a10fe4f', 1, '2026-11-29 23:07:39.458+00', '2026-11-29 23:07:40.927+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22990-6e34-74ad-98cc-48350227da31', 1, '2026-11-29 23:07:41.03+00', '2026-11-29 23:07:41.286+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22990-6f64-7654-ab92-80b185b62f70', 1, '2026-11-29 23:07:41.409+00', '2026-11-29 23:07:41.75+00', NULL, 'permanently_refused', 'smtp', '550 5.1.1 No such user here'),
	('01a22990-72e0-73d8-a666-dfb81db7f38c', 1, '2026-11-29 23:07:42.482+00', '2026-11-29 23:07:42.666+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22990-7537-74f1-9a35-b62b3fdb32ba', 1, '2026-11-29 23:07:42.826+00', '2026-11-29 23:07:43.463+00', NULL, 'partly_accepted', 'smtp', 'gone-too@example.org: 550 5.1.1 No such user here
there@example.org: 250 OK: message queued'),
	('01a22990-77a1-73c6-8156-c3c8110a3ded', 1, '2026-11-29 23:07:43.597+00', '2026-11-29 23:07:43.779+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22990-79d9-7176-858d-ac6010818e4d', 1, '2026-11-29 23:07:44.092+00', '2026-11-29 23:07:44.51+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22990-7bfc-77c6-a40f-520a22706a56', 1, '2026-11-29 23:07:44.746+00', '2026-11-29 23:07:44.746+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22990-7efc-73e9-96e9-7925065b0b6b', 1, '2026-11-29 23:07:45.303+00', '2026-11-29 23:07:45.392+00', '2026-11-29 23:07:50.392+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22990-7f4e-70ff-b1a5-1022016f8d7b', 1, '2026-11-29 23:07:45.433+00', '2026-11-29 23:07:45.536+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a22990-7ff4-7401-b758-09d8bcf9b824', 1, '2026-11-29 23:07:45.572+00', '2026-11-29 23:07:45.964+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a22990-7efc-73e9-96e9-7925065b0b6b', 2, '2026-11-29 23:07:50.508+00', '2026-11-29 23:07:50.792+00', '2026-11-29 23:08:00.792+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22990-7efc-73e9-96e9-7925065b0b6b', 3, '2026-11-29 23:08:00.855+00', '2026-11-29 23:08:00.908+00', '2026-11-29 23:08:20.908+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22990-7efc-73e9-96e9-7925065b0b6b', 4, '2026-11-29 23:08:20.97+00', '2026-11-29 23:08:21.085+00', '2026-11-29 23:09:01.085+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22991-6c61-7119-861d-78870a8e96ed', 1, '2026-11-29 23:08:46.192+00', '2026-11-29 23:08:46.193+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22991-6e79-76e0-856a-27a96fc60c7b', 1, '2026-11-29 23:08:46.626+00', '2026-11-29 23:08:46.626+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22991-6f1f-7693-b83d-bfe15d6dd93e', 1, '2026-11-29 23:08:46.818+00', '2026-11-29 23:08:46.818+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22991-70da-7395-808b-1d426ca17b82', 1, '2026-11-29 23:08:47.268+00', '2026-11-29 23:08:47.268+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22991-71df-75d6-a597-4891857ee473', 1, '2026-11-29 23:08:47.485+00', '2026-11-29 23:08:47.66+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22991-7688-7639-80b5-a06e8edf4445', 1, '2026-11-29 23:08:48.665+00', '2026-11-29 23:08:48.955+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22991-8d8b-7446-9e02-739550f5216e', 1, '2026-11-29 23:08:54.565+00', '2026-11-29 23:08:54.565+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22991-99c6-7581-a3ac-dbb6fc5c97b5', 1, '2026-11-29 23:08:57.765+00', '2026-11-29 23:08:58.02+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22990-7efc-73e9-96e9-7925065b0b6b', 5, '2026-11-29 23:09:01.148+00', '2026-11-29 23:09:01.233+00', '2026-11-29 23:10:21.233+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22992-1fba-7007-b8d7-71495f3affea', 1, '2026-11-29 23:09:31.993+00', '2026-11-29 23:09:31.993+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator');


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
	('01a22990-67a6-767e-8361-8cb81a10fe4f', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:40.927+00', 'sent', '{sent,sent,sent}', NULL, '01a22990-67a6-767e-8361-8cb81a10fe4f@mail.acme.example', NULL, 2, true),
	('01a22990-6a26-7392-8e1d-d897ff752d7d', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:41.272+00', 'delivered', '{delivered}', NULL, 'sim_01a22990-6a6c-765f-9257-7e42f9450e24', NULL, 3, true),
	('01a22990-6b14-772c-8043-3d5bce4a90ce', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:41.272+00', 'bounced', '{bounced}', NULL, 'sim_01a22990-6b50-7531-90b5-cd9385f84809', NULL, 3, true),
	('01a22990-6f64-7654-ab92-80b185b62f70', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:41.75+00', 'bounced', '{bounced}', NULL, NULL, NULL, 2, true),
	('01a22990-72e0-73d8-a666-dfb81db7f38c', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:42.666+00', 'sent', '{sent}', NULL, '01a22990-72e0-73d8-a666-dfb81db7f38c@mail.acme.example', NULL, 2, true),
	('01a22990-7537-74f1-9a35-b62b3fdb32ba', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:43.463+00', 'bounced', '{bounced,sent}', NULL, '01a22990-7537-74f1-9a35-b62b3fdb32ba@mail.acme.example', NULL, 3, true),
	('01a22990-77a1-73c6-8156-c3c8110a3ded', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:43.779+00', 'sent', '{sent}', NULL, '01a22990-77a1-73c6-8156-c3c8110a3ded@mail.acme.example', NULL, 2, true),
	('01a22990-6c70-73b6-8402-6af9f1b23c79', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:43.676+00', 'complained', '{complained}', NULL, 'sim_01a22990-6cf6-76cc-afba-a5416bd52fee', NULL, 4, true),
	('01a22990-6e34-74ad-98cc-48350227da31', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:43.676+00', 'bounced', '{delivered,bounced,sent}', NULL, '01a22990-6e34-74ad-98cc-48350227da31@mail.acme.example', NULL, 5, true),
	('01a22990-79d9-7176-858d-ac6010818e4d', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:44.51+00', 'sent', '{sent}', NULL, '01a22990-79d9-7176-858d-ac6010818e4d@mail.acme.example', NULL, 2, true),
	('01a22990-7d83-76ac-bd2f-ce2a024b7f46', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:44.976+00', 'cancelled', '{scheduled}', '2026-12-19 23:07:44.769+00', NULL, NULL, 2, false),
	('01a22990-7efc-73e9-96e9-7925065b0b6b', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:45.276+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22990-7f4e-70ff-b1a5-1022016f8d7b', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:45.358+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22990-7bfc-77c6-a40f-520a22706a56', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:45.828+00', 'delivered', '{delivered}', NULL, 'sim_01a22990-7cea-7159-86b3-378d2642ab5b', NULL, 3, true),
	('01a22990-7ff4-7401-b758-09d8bcf9b824', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:08:42.384+00', 'failed', '{failed}', NULL, NULL, 'It is not known whether the email arrived, and it was given up.', 2, true),
	('01a22991-6c61-7119-861d-78870a8e96ed', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:08:47.371+00', 'delivered', '{delivered}', NULL, 'sim_01a22991-6cf0-76c8-bcee-1ee0341dcad7', NULL, 3, true),
	('01a22991-71df-75d6-a597-4891857ee473', '01a2298c-d108-73d4-8bf9-62c04f823ffc', 'live', '2026-11-29 23:08:47.66+00', 'sent', '{sent}', NULL, '01a22991-71df-75d6-a597-4891857ee473@c04f823ffc.sandbox.sendwright.test', NULL, 2, true),
	('01a22991-6e79-76e0-856a-27a96fc60c7b', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'test', '2026-11-29 23:08:47.936+00', 'delivered', '{delivered}', NULL, 'sim_01a22991-6ea2-7189-b7cb-e17c171dea4f', NULL, 3, true),
	('01a22991-6f1f-7693-b83d-bfe15d6dd93e', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'test', '2026-11-29 23:08:47.936+00', 'bounced', '{bounced}', NULL, 'sim_01a22991-6f62-71cf-bf7c-2f99cd890b79', NULL, 3, true),
	('01a22991-70da-7395-808b-1d426ca17b82', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'test', '2026-11-29 23:08:48.306+00', 'delivered', '{delivered}', NULL, 'sim_01a22991-7124-761a-b9c6-f630d01c63c8', NULL, 3, true),
	('01a22991-7688-7639-80b5-a06e8edf4445', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:08:48.955+00', 'sent', '{sent,sent}', NULL, '01a22991-7688-7639-80b5-a06e8edf4445@mail.acme.example', NULL, 2, true),
	('01a22991-8d8b-7446-9e02-739550f5216e', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:08:55.614+00', 'delivered', '{delivered}', NULL, 'sim_01a22991-8da5-7727-8ffd-e1bde515f357', NULL, 3, true),
	('01a22991-99c6-7581-a3ac-dbb6fc5c97b5', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:08:58.02+00', 'sent', '{sent}', NULL, '01a22991-99c6-7581-a3ac-dbb6fc5c97b5@mail.acme.example', NULL, 2, true),
	('01a22992-1fba-7007-b8d7-71495f3affea', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:09:31.993+00', 'sent', '{sent}', NULL, 'sim_01a22992-1fd9-76ec-99c1-9188629f0d53', NULL, 2, true),
	('01a22993-9fa0-74c2-b9bb-cc17771627a9', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:11:10.24+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22993-a1e6-71bb-9a64-c6ea0fc3eb3a', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:11:10.822+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22993-a42d-772f-a90d-287a4946f3fe', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:11:11.405+00', 'scheduled', '{scheduled}', '2026-11-30 00:11:11.075+00', NULL, NULL, 1, false),
	('01a22993-a5da-7453-9031-974797f56f36', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:11:11.834+00', 'scheduled', '{scheduled}', '2026-11-30 00:11:11.075+00', NULL, NULL, 1, false),
	('01a22993-a666-7744-8cd3-37a7aaf90e70', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:11:11.974+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22993-a898-7591-827c-9debbf4eb57b', '01a2298c-d108-73d4-8bf9-62c04f823ffc', 'live', '2026-11-29 23:11:12.536+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22994-3c1e-757a-8793-0c10a3adbb46', '01a2298c-d108-73d4-8bf9-62c04f823ffc', 'live', '2026-11-29 23:11:50.302+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false);


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
	('01a22990-67a6-767e-8361-8cb81a10fe4f', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:39.302+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{"Ada Lovelace <ada@example.com>"}', '{carl@example.com}', '{"Bea <bea@example.net>"}', '{answers@acme.example,"Other <other@acme.example>"}', 'Everything at once', '{receipt,order:1234}', NULL, '01a22990-67a6-767e-8361-8cb81a10fe4f@mail.acme.example', '{ada@example.com,carl@example.com,bea@example.net}', NULL, NULL, 3, NULL, 'ada@example.com
carl@example.com
bea@example.net
everything at once', '01a22990-67a6-767e-8361-8cb974f9a622', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, '295ed55f-0219-a30a-b72a-954dbc980355', NULL, NULL),
	('01a22990-6a26-7392-8e1d-d897ff752d7d', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:39.942+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{delivered@a01943ded0.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be delivered', '{}', NULL, '01a22990-6a26-7392-8e1d-d897ff752d7d@mail.acme.example', '{delivered@a01943ded0.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@a01943ded0.sandbox.sendwright.test
to be delivered', '01a22990-6a26-7392-8e1d-d89896216de7', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, 'ecc45ade-27f9-8fe5-5cef-ceb98c8cea17', NULL, NULL),
	('01a22990-6b14-772c-8043-3d5bce4a90ce', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:40.18+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{bounced@a01943ded0.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be bounced', '{}', NULL, '01a22990-6b14-772c-8043-3d5bce4a90ce@mail.acme.example', '{bounced@a01943ded0.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@a01943ded0.sandbox.sendwright.test
to be bounced', '01a22990-6b14-772c-8043-3d5c747779ca', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, 'f9bb2df7-2160-dda5-da03-a126b8d3e11b', NULL, NULL),
	('01a22990-6c70-73b6-8402-6af9f1b23c79', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:40.528+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{complained@a01943ded0.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be complained', '{}', NULL, '01a22990-6c70-73b6-8402-6af9f1b23c79@mail.acme.example', '{complained@a01943ded0.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@a01943ded0.sandbox.sendwright.test
to be complained', '01a22990-6c70-73b6-8402-6afa894f605b', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, '8dd37b75-487c-f4f0-46ff-8fffac6e0279', NULL, NULL),
	('01a22990-6e34-74ad-98cc-48350227da31', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:40.98+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{delivered+a@a01943ded0.sandbox.sendwright.test,bounced+b@a01943ded0.sandbox.sendwright.test,real@example.com}', '{}', '{}', NULL, 'To several', '{}', NULL, '01a22990-6e34-74ad-98cc-48350227da31@mail.acme.example', '{delivered+a@a01943ded0.sandbox.sendwright.test,bounced+b@a01943ded0.sandbox.sendwright.test,real@example.com}', NULL, '{delivered,bounced,NULL}', 0, NULL, 'delivered+a@a01943ded0.sandbox.sendwright.test
bounced+b@a01943ded0.sandbox.sendwright.test
real@example.com
to several', '01a22990-6e34-74ad-98cc-48367f5dcf98', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, '9b5a37c8-3693-cdc3-54d5-379a52d3a24a', NULL, NULL),
	('01a22990-6f64-7654-ab92-80b185b62f70', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:41.284+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{gone@example.org}', '{}', '{}', NULL, 'To nobody', '{}', NULL, '01a22990-6f64-7654-ab92-80b185b62f70@mail.acme.example', '{gone@example.org}', NULL, NULL, 0, NULL, 'gone@example.org
to nobody', '01a22990-6f64-7654-ab92-80b2f3b51003', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, 'db8d0b45-1bbb-b6e5-3d57-3e02e3943183', NULL, NULL),
	('01a22990-72e0-73d8-a666-dfb81db7f38c', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:42.176+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{"Jörg <Joerg.Big@Bücher.example>"}', '{}', '{}', NULL, 'To a name that is spelled in another way on its way', '{}', NULL, '01a22990-72e0-73d8-a666-dfb81db7f38c@mail.acme.example', '{joerg.big@xn--bcher-kva.example}', '{Joerg.Big@xn--bcher-kva.example}', NULL, 0, NULL, 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way', '01a22990-72e0-73d8-a666-dfb9d8e24cf2', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, '0df587ff-5d44-ba0b-6752-1c6d961c5337', NULL, NULL),
	('01a22990-7537-74f1-9a35-b62b3fdb32ba', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:42.775+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{gone-too@example.org,there@example.org}', '{}', '{}', NULL, 'To nobody and somebody', '{receipt}', NULL, '01a22990-7537-74f1-9a35-b62b3fdb32ba@mail.acme.example', '{gone-too@example.org,there@example.org}', NULL, NULL, 0, NULL, 'gone-too@example.org
there@example.org
to nobody and somebody', '01a22990-7537-74f1-9a35-b62ca8d366c2', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, 'a39f3e6f-f7e7-79cf-4b86-39683d3058a6', NULL, NULL),
	('01a22990-77a1-73c6-8156-c3c8110a3ded', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:43.393+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{tina@example.com}', '{}', '{}', NULL, 'Welcome, Tina', '{}', NULL, '01a22990-77a1-73c6-8156-c3c8110a3ded@mail.acme.example', '{tina@example.com}', NULL, NULL, 0, NULL, 'tina@example.com
welcome, tina', '01a22990-77a1-73c6-8156-c3c99494aa83', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, '27eabbc5-356a-0752-7f3a-9e90a3c59f75', NULL, '01a22990-5ffc-7006-b763-791196131922'),
	('01a22990-79d9-7176-858d-ac6010818e4d', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:43.961+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{tom@example.com}', '{}', '{}', '{answers@acme.example}', 'For everybody', '{}', NULL, '01a22990-79d9-7176-858d-ac6010818e4d@mail.acme.example', '{tom@example.com}', NULL, NULL, 0, NULL, 'tom@example.com
for everybody', '01a22990-79d9-7176-858d-ac61c6958241', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, 'de365826-8285-839c-d429-dafbbfe68327', NULL, '01a22990-6186-76e8-a930-cfcef08d0bae'),
	('01a22990-7bfc-77c6-a40f-520a22706a56', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:44.508+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{delivered@a01943ded0.sandbox.sendwright.test}', '{}', '{}', NULL, 'One of a batch', '{}', NULL, '01a22990-7bfc-77c6-a40f-520a22706a56@mail.acme.example', '{delivered@a01943ded0.sandbox.sendwright.test}', NULL, '{delivered}', 0, 'batch-1', 'delivered@a01943ded0.sandbox.sendwright.test
one of a batch', '01a22990-7bfc-77c6-a40f-520bba7594a0', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, '009f553c-dc56-ddae-ccc8-945a9054e6ab', NULL, NULL),
	('01a22990-7d83-76ac-bd2f-ce2a024b7f46', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:44.899+00', '2026-12-19 23:07:44.769+00', '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{never@example.com}', '{}', '{}', NULL, 'To be cancelled', '{}', NULL, '01a22990-7d83-76ac-bd2f-ce2a024b7f46@mail.acme.example', '{never@example.com}', NULL, NULL, 0, NULL, 'never@example.com
to be cancelled', '01a22990-7d83-76ac-bd2f-ce2bbc0aea9a', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, '00e1f02e-da8e-24d5-6142-de4ead7a2eb4', NULL, NULL),
	('01a22990-7efc-73e9-96e9-7925065b0b6b', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:45.276+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{busy@example.com}', '{}', '{}', NULL, 'Refused for now', '{}', NULL, '01a22990-7efc-73e9-96e9-7925065b0b6b@mail.acme.example', '{busy@example.com}', NULL, NULL, 0, NULL, 'busy@example.com
refused for now', '01a22990-7efc-73e9-96e9-792686f4bce6', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, 'dda6204b-2013-c7a6-f853-6337fb014617', NULL, NULL),
	('01a22990-7f4e-70ff-b1a5-1022016f8d7b', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:45.358+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{cut@example.com}', '{}', '{}', NULL, 'Held, as its answer was lost', '{}', NULL, '01a22990-7f4e-70ff-b1a5-1022016f8d7b@mail.acme.example', '{cut@example.com}', NULL, NULL, 0, NULL, 'cut@example.com
held, as its answer was lost', '01a22990-7f4e-70ff-b1a5-10232d51cf47', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, 'e0d6ea73-d5d1-8dbc-068a-6112f641b8cc', NULL, NULL),
	('01a22990-7ff4-7401-b758-09d8bcf9b824', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:45.524+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{cut-too@example.com}', '{}', '{}', NULL, 'Settled as failed', '{}', NULL, '01a22990-7ff4-7401-b758-09d8bcf9b824@mail.acme.example', '{cut-too@example.com}', NULL, NULL, 0, NULL, 'cut-too@example.com
settled as failed', '01a22990-7ff4-7401-b758-09d911214e70', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, 'b018ec8d-668c-014c-a436-fa6ad9d864d2', NULL, NULL),
	('01a22991-71df-75d6-a597-4891857ee473', '01a2298c-d108-73d4-8bf9-62c04f823ffc', 'live', '2026-11-29 23:08:47.455+00', NULL, NULL, 'b@c04f823ffc.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Bolt', '{}', NULL, '01a22991-71df-75d6-a597-4891857ee473@c04f823ffc.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
bolt', '01a22991-71df-75d6-a597-48928230591d', NULL, '01a2298d-e692-70b4-b5e6-0e3f33953993', NULL, 'dc3104d4-09a2-4e26-f3a6-0f7d2a1fc568', NULL, NULL),
	('01a22991-6c61-7119-861d-78870a8e96ed', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:08:46.049+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Søren <shop@mail.acme.example>', '{"Émile <delivered@a01943ded0.sandbox.sendwright.test>"}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', '{"visible":null,"messageId":"own-1@mail.acme.example","date":"Sun, 29 Nov 2026 23:08:44 +0000"}', '01a22991-6c61-7119-861d-78870a8e96ed@mail.acme.example', '{delivered@a01943ded0.sandbox.sendwright.test}', NULL, '{delivered}', 1, NULL, 'delivered@a01943ded0.sandbox.sendwright.test
submitted over smtp', '01a22991-6c61-7119-861d-78887bf3d4d6', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, NULL, NULL, NULL),
	('01a22991-6e79-76e0-856a-27a96fc60c7b', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'test', '2026-11-29 23:08:46.585+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Test <t@mail.acme.example>', '{delivered@a01943ded0.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: delivered', '{}', NULL, '01a22991-6e79-76e0-856a-27a96fc60c7b@mail.acme.example', '{delivered@a01943ded0.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@a01943ded0.sandbox.sendwright.test
in test mode: delivered', '01a22991-6e79-76e0-856a-27aa578cae05', NULL, '01a2298b-0cf0-75da-8b5f-bbcb83d8aeb5', NULL, 'caf45aa6-e4dc-6b31-4aaf-42e06af5beab', NULL, NULL),
	('01a22991-6f1f-7693-b83d-bfe15d6dd93e', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'test', '2026-11-29 23:08:46.751+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Test <t@mail.acme.example>', '{bounced@a01943ded0.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: bounced', '{}', NULL, '01a22991-6f1f-7693-b83d-bfe15d6dd93e@mail.acme.example', '{bounced@a01943ded0.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@a01943ded0.sandbox.sendwright.test
in test mode: bounced', '01a22991-6f1f-7693-b83d-bfe2dd56f590', NULL, '01a2298b-0cf0-75da-8b5f-bbcb83d8aeb5', NULL, 'aed1ffb0-aaf4-3b7d-05b2-e63ce76f4026', NULL, NULL),
	('01a22991-70da-7395-808b-1d426ca17b82', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'test', '2026-11-29 23:08:47.194+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Test <t@mail.acme.example>', '{anybody@a01943ded0.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: anybody', '{}', NULL, '01a22991-70da-7395-808b-1d426ca17b82@mail.acme.example', '{anybody@a01943ded0.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'anybody@a01943ded0.sandbox.sendwright.test
in test mode: anybody', '01a22991-70da-7395-808b-1d434c0659cc', NULL, '01a2298b-0cf0-75da-8b5f-bbcb83d8aeb5', NULL, 'e6a54064-7456-c2e5-e08b-6735720667af', NULL, NULL),
	('01a22991-8d8b-7446-9e02-739550f5216e', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:08:54.539+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'w@mail.acme.example', '{delivered@a01943ded0.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a22991-8d8b-7446-9e02-739550f5216e@mail.acme.example', '{delivered@a01943ded0.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@a01943ded0.sandbox.sendwright.test
its webhook waits', '01a22991-8d8b-7446-9e02-7396edd22bde', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, 'f1bda083-3c93-9647-ea7e-72e48267e380', NULL, NULL),
	('01a22992-1fba-7007-b8d7-71495f3affea', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:09:31.962+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'r@mail.acme.example', '{complained@a01943ded0.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its complaint is still to come', '{}', NULL, '01a22992-1fba-7007-b8d7-71495f3affea@mail.acme.example', '{complained@a01943ded0.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@a01943ded0.sandbox.sendwright.test
its complaint is still to come', '01a22992-1fba-7007-b8d7-714a61b3dc27', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, '72a819e7-30c4-9649-a0ec-f9b73114c720', NULL, NULL),
	('01a22991-7688-7639-80b5-a06e8edf4445', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:08:48.648+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'e@mail.acme.example', '{[erased],rita@example.com}', '{}', '{}', NULL, '[erased]', '{}', NULL, '01a22991-7688-7639-80b5-a06e8edf4445@mail.acme.example', '{[erased],rita@example.com}', NULL, NULL, 0, NULL, '[erased]
rita@example.com
[erased]', '01a22991-7688-7639-80b5-a06fc4f5a77c', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, '98108179-3290-3609-3e39-178586d183e4', NULL, NULL),
	('01a22991-99c6-7581-a3ac-dbb6fc5c97b5', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:08:57.67+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'w@mail.acme.example', '{copied@example.com}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a22991-99c6-7581-a3ac-dbb6fc5c97b5@mail.acme.example', '{copied@example.com}', NULL, NULL, 0, NULL, 'copied@example.com
its webhook waits', '01a22991-99c7-7581-a3ac-dbb7ac5350f5', NULL, NULL, '01a22987-d73c-7779-9ff7-5ca1bc2019a6', NULL, '01a22991-8d8b-7446-9e02-739550f5216e', NULL),
	('01a22993-9fa0-74c2-b9bb-cc17771627a9', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:11:10.24+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{last@example.com}', '{}', '{}', NULL, 'Queued to go out', '{evening}', NULL, '01a22993-9fa0-74c2-b9bb-cc17771627a9@mail.acme.example', '{last@example.com}', NULL, NULL, 0, NULL, 'last@example.com
queued to go out', '01a22993-9fa0-74c2-b9bb-cc18d9c47328', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, '85532343-4f81-beff-9043-759623b481db', NULL, NULL),
	('01a22993-a1e6-71bb-9a64-c6ea0fc3eb3a', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:11:10.822+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{delivered@a01943ded0.sandbox.sendwright.test}', '{}', '{}', NULL, 'Queued for the simulator', '{evening}', NULL, '01a22993-a1e6-71bb-9a64-c6ea0fc3eb3a@mail.acme.example', '{delivered@a01943ded0.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@a01943ded0.sandbox.sendwright.test
queued for the simulator', '01a22993-a1e6-71bb-9a64-c6eb262635c8', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, '8d850f86-0b12-0f58-5422-3b1d08a7c64f', NULL, NULL),
	('01a22993-a42d-772f-a90d-287a4946f3fe', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:11:11.405+00', '2026-11-30 00:11:11.075+00', '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to be cancelled', '{evening}', NULL, '01a22993-a42d-772f-a90d-287a4946f3fe@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to be cancelled', '01a22993-a42c-772f-a90d-287b127ccb05', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, '1c6ad5ed-e9c5-f3bb-933d-1c34c0b9a8c5', NULL, NULL),
	('01a22993-a5da-7453-9031-974797f56f36', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:11:11.834+00', '2026-11-30 00:11:11.075+00', '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to go out', '{evening}', NULL, '01a22993-a5da-7453-9031-974797f56f36@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to go out', '01a22993-a5da-7453-9031-9748d291aa8d', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, '76c4b4bd-ae23-18bc-9eee-3e04d82d29f3', NULL, NULL),
	('01a22993-a666-7744-8cd3-37a7aaf90e70', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:11:11.974+00', NULL, '01a22990-5640-7264-b09e-1e2c9d34d169', 'Acme <hello@mail.acme.example>', '{once@example.com}', '{}', '{}', NULL, 'Asked under a key', '{evening}', NULL, '01a22993-a666-7744-8cd3-37a7aaf90e70@mail.acme.example', '{once@example.com}', NULL, NULL, 0, 'order-4711', 'once@example.com
asked under a key', '01a22993-a666-7744-8cd3-37a8afc40733', NULL, '01a2298a-15aa-7517-b7b3-a2690f145dd8', NULL, 'dcc9ea2c-839c-13a4-5a94-adbef8022f6c', NULL, NULL),
	('01a22993-a898-7591-827c-9debbf4eb57b', '01a2298c-d108-73d4-8bf9-62c04f823ffc', 'live', '2026-11-29 23:11:12.536+00', NULL, NULL, 'b@c04f823ffc.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Held back', '{}', NULL, '01a22993-a898-7591-827c-9debbf4eb57b@c04f823ffc.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
held back', '01a22993-a898-7591-827c-9dec836f6d4e', NULL, '01a2298d-e692-70b4-b5e6-0e3f33953993', NULL, '5e474b05-97fa-a0b1-69d6-7e5d4e282645', NULL, NULL),
	('01a22994-3c1e-757a-8793-0c10a3adbb46', '01a2298c-d108-73d4-8bf9-62c04f823ffc', 'live', '2026-11-29 23:11:50.302+00', NULL, NULL, 'b@c04f823ffc.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'While paused', '{}', NULL, '01a22994-3c1e-757a-8793-0c10a3adbb46@c04f823ffc.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
while paused', '01a22994-3c1e-757a-8793-0c11b2729119', NULL, '01a2298d-e692-70b4-b5e6-0e3f33953993', NULL, 'dd6c048c-9fa8-2ab4-f68e-12cc8f991ce6', NULL, NULL);


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
	('01a22991-7751-72d1-bd96-9deb3b73ba70', '2026-11-29 23:08:49.412+00'),
	('01a22991-7751-72d1-bd96-9deb3b73ba70@mail.acme.example', '2026-11-29 23:08:49.412+00');


--
-- Data for Name: holds; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.idempotency_keys VALUES
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', 'batch', 'batch-1', '7941d1bbbf825ed240904be8960c2a428b16daeed94e36f7eb402ba520f442b2', '2026-11-30 23:07:44.404+00', '[{"_tag" : "Accepted", "emailId" : "01a22990-7bfc-77c6-a40f-520a22706a56"}]', '{"indexes":[0],"failures":[{"ok":false,"index":1,"error":{"code":"validation_error","message":"The request is not valid: to must be an email address such as ada@example.com.","details":[{"path":["to"],"message":"must be an email address such as ada@example.com"}]}}]}'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', 'message', '01a2298a-15aa-7517-b7b3-a2690f145dd8:311fbd14efc6c751b75878e14b55e35047cd71733989b9b73bf39480ce1ae784', '01a2298a-15aa-7517-b7b3-a2690f145dd8:311fbd14efc6c751b75878e14b55e35047cd71733989b9b73bf39480ce1ae784', '2026-11-29 23:18:46.049+00', '[{"_tag" : "Accepted", "emailId" : "01a22991-6c61-7119-861d-78870a8e96ed"}]', 'null'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', 'single', 'order-4711', '64993acc08a1e8ac0acde79d0dc4c3443d73295447c260a50219b86e6650d571', '2026-11-30 23:11:11.944+00', '[{"_tag" : "Accepted", "emailId" : "01a22993-a666-7744-8cd3-37a7aaf90e70"}]', 'null'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', 'request', 'order-4712', '5cd1768db4c44c1f9a1e2c3bf6407e954574a07ccc4e6eecf40cdc932acc4f6b', 'infinity', '[{"_tag" : "Accepted", "emailId" : "01a22993-a74f-76de-8966-3f800db66718"}]', 'null');


--
-- Data for Name: log_identity; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.memberships VALUES
	('01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22987-d73c-7779-9ff7-5ca1bc2019a6', 'owner', '2026-11-29 22:58:18.044+00'),
	('01a2298c-d108-73d4-8bf9-62c04f823ffc', '01a2298c-d108-73d4-8bf9-62c12fedc6ff', 'owner', '2026-11-29 23:03:44.136+00'),
	('01a2298d-3ea0-76ad-b1c0-2ff4cd47eb32', '01a2298d-3ea0-76ad-b1c0-2ff548e3c0f3', 'owner', '2026-11-29 23:04:12.191+00'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', '01a2298f-21d9-7619-b19b-f76842efda4d', 'developer', '2026-11-29 23:06:15.897+00'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', '01a2298f-9a07-70cb-b463-bb0877f2a614', 'viewer', '2026-11-29 23:06:46.666+00');


--
-- Data for Name: metrics_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_hours VALUES
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', 'tag', 498887, 'receipt', 2, 4, 0, 1, 0, 0, 0, 0, 0, '{}'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', 'tag', 498887, 'order:1234', 1, 3, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a2298c-d108-73d4-8bf9-62c04f823ffc', 'live', 'domain', 498887, '', 1, 1, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'test', 'domain', 498887, 'mail.acme.example', 3, 3, 2, 1, 0, 0, 0, 0, 0, '{73,2}'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'simulator', 'domain', 498887, 'mail.acme.example', 6, 8, 6, 2, 0, 1, 0, 0, 0, '{73,6}'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', 'domain', 498887, 'mail.acme.example', 12, 12, 0, 2, 0, 0, 0, 1, 1, '{}');


--
-- Data for Name: metrics_place; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_place VALUES
	(true, '1879:1879:');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.migrations VALUES
	(1, 1, 'initial', 1, '0.0.0', '2026-11-29 22:57:15.723+00'),
	(2, 1, 'mailbox_identities', 1, '0.0.0', '2026-11-29 22:57:15.971+00'),
	(2, 2, 'mailbox_identities', 1, '0.0.0', '2026-11-29 22:57:16.168+00'),
	(3, 1, 'set_aside', 1, '0.0.0', '2026-11-29 22:57:16.328+00'),
	(4, 1, 'audit_sources', 1, '0.0.0', '2026-11-29 22:57:16.363+00'),
	(4, 2, 'audit_sources', 1, '0.0.0', '2026-11-29 22:57:16.385+00'),
	(4, 3, 'audit_sources', 1, '0.0.0', '2026-11-29 22:57:16.466+00'),
	(4, 4, 'audit_sources', 1, '0.0.0', '2026-11-29 22:57:16.49+00'),
	(5, 1, 'template_defaults', 1, '0.0.0', '2026-11-29 22:57:16.501+00'),
	(6, 1, 'report_signatures', 1, '0.0.0', '2026-11-29 22:57:16.516+00'),
	(7, 1, 'requests', 1, '0.0.0', '2026-11-29 22:57:16.641+00'),
	(8, 1, 'joined_accepts', 1, '0.0.0', '2026-11-29 22:57:16.783+00'),
	(9, 1, 'request_keys', 1, '0.0.0', '2026-11-29 22:57:16.905+00'),
	(10, 1, 'email_templates', 1, '0.0.0', '2026-11-29 22:57:17.154+00'),
	(11, 1, 'joined_lookups', 1, '0.0.0', '2026-11-29 22:57:17.285+00'),
	(12, 1, 'received', 1, '0.0.0', '2026-11-29 22:57:17.577+00'),
	(12, 2, 'received', 1, '0.0.0', '2026-11-29 22:57:17.732+00'),
	(12, 3, 'received', 1, '0.0.0', '2026-11-29 22:57:17.791+00'),
	(12, 4, 'received', 1, '0.0.0', '2026-11-29 22:57:18.004+00');


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
	('simulator', 'sim_01a22992-1fd9-76ec-99c1-9188629f0d53 email.delivered', '{"type":"email.delivered","occurredAt":1795993772993,"recipients":["complained@a01943ded0.sandbox.sendwright.test"],"details":{"recipients":["complained@a01943ded0.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22992-1fd9-76ec-99c1-9188629f0d53"},"keys":["simulator:sim_01a22992-1fd9-76ec-99c1-9188629f0d53 email.delivered"],"providerMessageId":"sim_01a22992-1fd9-76ec-99c1-9188629f0d53","error":null,"provider":"simulator","key":"sim_01a22992-1fd9-76ec-99c1-9188629f0d53 email.delivered","emailId":"01a22992-1fba-7007-b8d7-71495f3affea","messageId":null}', '2026-11-29 23:09:32.985+00', '2026-11-29 23:09:31.985+00', 'sim_01a22992-1fd9-76ec-99c1-9188629f0d53'),
	('simulator', 'sim_01a22992-1fd9-76ec-99c1-9188629f0d53 email.complained', '{"type":"email.complained","occurredAt":1795993773993,"recipients":["complained@a01943ded0.sandbox.sendwright.test"],"details":{"recipients":["complained@a01943ded0.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a22992-1fd9-76ec-99c1-9188629f0d53","provider_message_id":"sim_01a22992-1fd9-76ec-99c1-9188629f0d53"},"keys":["simulator:sim_01a22992-1fd9-76ec-99c1-9188629f0d53 email.complained"],"providerMessageId":"sim_01a22992-1fd9-76ec-99c1-9188629f0d53","error":null,"provider":"simulator","key":"sim_01a22992-1fd9-76ec-99c1-9188629f0d53 email.complained","emailId":"01a22992-1fba-7007-b8d7-71495f3affea","messageId":null}', '2026-11-29 23:09:33.985+00', '2026-11-29 23:09:31.985+00', 'sim_01a22992-1fd9-76ec-99c1-9188629f0d53');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.quotas VALUES
	('01a2298c-d108-73d4-8bf9-62c04f823ffc', '2026-11', 3, 50, '2026-11-29', 3, 100, 1);


--
-- Data for Name: rate_buckets; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.rate_buckets VALUES
	('requests:01a2298b-0cf0-75da-8b5f-bbcb83d8aeb5', 990000, 1000000, 1795993968181),
	('sign-in:user:2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3', 9, 10, 1795993951856),
	('sign-in:from:12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 48.17777777777778, 49.17777777777778, 1795993955013),
	('sign-in:user:ca48e0014050c7996ca4272865794ba1d47e7ef86b88a1a7010eaf450f025194', 9, 10, 1795993955034),
	('requests:01a2298d-e692-70b4-b5e6-0e3f33953993', 5.406, 6.406, 1795993968957),
	('messages:01a2298a-15aa-7517-b7b3-a2690f145dd8', 999998, 1000000, 1795993664425),
	('messages:01a22987-d73c-7779-9ff7-5ca1bc2019a6', 999999, 1000000, 1795993737657),
	('requests:01a2298a-15aa-7517-b7b3-a2690f145dd8', 990000, 1000000, 1795993973153);


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
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 498887, 3, 4, 1, 0),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 498887, 2, 2, 1, 0),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 498887, 0, 2, 0, 0),
	('01a2298c-d108-73d4-8bf9-62c04f823ffc', 498887, 1, 1, 0, 0),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 498887, 7, 2, 0, 0),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 498887, 6, 1, 0, 0),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 498887, 4, 3, 0, 0);


--
-- Data for Name: reputation_notes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: requests; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.requests OVERRIDING SYSTEM VALUE VALUES
	(1, '01a22993-a74f-76de-8966-3f800db66718', '01a22987-d73c-7779-9ff7-5ca01943ded0', '2026-11-29 23:11:12.207+00', '{"to": "row@example.com", "from": "Acme <hello@mail.acme.example>", "tags": ["evening"], "text": "Asked by SQL.", "subject": "Asked by SQL"}', 140, '-infinity', 'order-4712');


--
-- Data for Name: retention_terms; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: search_entries_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.search_entries_2026_11 VALUES
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22990-6a26-7392-8e1d-d897ff752d7d', '{}', 'delivered@a01943ded0.sandbox.sendwright.test
to be delivered'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22990-6b14-772c-8043-3d5bce4a90ce', '{}', 'bounced@a01943ded0.sandbox.sendwright.test
to be bounced'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22990-6c70-73b6-8402-6af9f1b23c79', '{}', 'complained@a01943ded0.sandbox.sendwright.test
to be complained'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22990-67a6-767e-8361-8cb81a10fe4f', '{receipt,order:1234}', 'ada@example.com
carl@example.com
bea@example.net
everything at once'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22990-6e34-74ad-98cc-48350227da31', '{}', 'delivered+a@a01943ded0.sandbox.sendwright.test
bounced+b@a01943ded0.sandbox.sendwright.test
real@example.com
to several'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22990-6f64-7654-ab92-80b185b62f70', '{}', 'gone@example.org
to nobody'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22990-72e0-73d8-a666-dfb81db7f38c', '{}', 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22990-7537-74f1-9a35-b62b3fdb32ba', '{receipt}', 'gone-too@example.org
there@example.org
to nobody and somebody'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22990-77a1-73c6-8156-c3c8110a3ded', '{}', 'tina@example.com
welcome, tina'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22990-79d9-7176-858d-ac6010818e4d', '{}', 'tom@example.com
for everybody'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22990-7bfc-77c6-a40f-520a22706a56', '{}', 'delivered@a01943ded0.sandbox.sendwright.test
one of a batch'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22990-7d83-76ac-bd2f-ce2a024b7f46', '{}', 'never@example.com
to be cancelled'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22990-7ff4-7401-b758-09d8bcf9b824', '{}', 'cut-too@example.com
settled as failed'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22991-6c61-7119-861d-78870a8e96ed', '{}', 'delivered@a01943ded0.sandbox.sendwright.test
submitted over smtp'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'test', '01a22991-6e79-76e0-856a-27a96fc60c7b', '{}', 'delivered@a01943ded0.sandbox.sendwright.test
in test mode: delivered'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'test', '01a22991-6f1f-7693-b83d-bfe15d6dd93e', '{}', 'bounced@a01943ded0.sandbox.sendwright.test
in test mode: bounced'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'test', '01a22991-70da-7395-808b-1d426ca17b82', '{}', 'anybody@a01943ded0.sandbox.sendwright.test
in test mode: anybody'),
	('01a2298c-d108-73d4-8bf9-62c04f823ffc', 'live', '01a22991-71df-75d6-a597-4891857ee473', '{}', 'bob@bolt.example
bolt'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22991-7688-7639-80b5-a06e8edf4445', '{}', '[erased]
rita@example.com
[erased]'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22991-8d8b-7446-9e02-739550f5216e', '{}', 'delivered@a01943ded0.sandbox.sendwright.test
its webhook waits'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22991-99c6-7581-a3ac-dbb6fc5c97b5', '{}', 'copied@example.com
its webhook waits'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22992-1fba-7007-b8d7-71495f3affea', '{}', 'complained@a01943ded0.sandbox.sendwright.test
its complaint is still to come'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22993-a42d-772f-a90d-287a4946f3fe', '{evening}', 'later@example.com
scheduled, to be cancelled'),
	('01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '01a22993-a5da-7453-9031-974797f56f36', '{evening}', 'later@example.com
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
	('01a22990-7f4e-70ff-b1a5-1022016f8d7b', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:07:45.537+00', '2026-11-29 23:07:45.537+00', '2026-11-29 23:07:45.358+00', NULL, NULL, 1, 0, true, NULL, NULL, '1586'),
	('01a22990-7efc-73e9-96e9-7925065b0b6b', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:10:21.233+00', '2026-11-29 23:10:21.233+00', '2026-11-29 23:07:45.276+00', NULL, NULL, 5, 0, false, NULL, NULL, '1877'),
	('01a22993-9fa0-74c2-b9bb-cc17771627a9', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:11:10.255+00', '2026-11-29 23:11:10.255+00', '2026-11-29 23:11:10.255+00', NULL, NULL, 0, 0, false, NULL, NULL, '1938'),
	('01a22993-a1e6-71bb-9a64-c6ea0fc3eb3a', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:11:10.837+00', '2026-11-29 23:11:10.837+00', '2026-11-29 23:11:10.837+00', NULL, NULL, 0, 0, false, NULL, NULL, '1943'),
	('01a22993-a666-7744-8cd3-37a7aaf90e70', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', '2026-11-29 23:11:11.989+00', '2026-11-29 23:11:11.989+00', '2026-11-29 23:11:11.989+00', NULL, NULL, 0, 0, false, NULL, NULL, '1955'),
	('01a22993-a898-7591-827c-9debbf4eb57b', '01a2298c-d108-73d4-8bf9-62c04f823ffc', 'live', '2026-11-29 23:11:47.009+00', '2026-11-29 23:11:47.009+00', '2026-11-29 23:11:12.551+00', NULL, NULL, 0, 0, true, NULL, '2026-11-29 23:11:12.551+00', '1961'),
	('01a22994-3c1e-757a-8793-0c10a3adbb46', '01a2298c-d108-73d4-8bf9-62c04f823ffc', 'live', '2026-11-29 23:11:50.317+00', '2026-11-29 23:11:50.317+00', '2026-11-29 23:11:50.317+00', NULL, NULL, 0, 0, false, NULL, NULL, '2005');


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
	('01a2298e-b48c-7374-b749-a279d076832a', '15d6727f81de5fe1038951847a5d0e13bf82071f953bf8ce977767d298bb00ee', '01a22987-d73c-7779-9ff7-5ca1bc2019a6', 'link', '2026-11-29 23:05:47.916+00', '2026-11-29 23:05:47.916+00', '2026-12-29 23:05:47.916+00', '', '127.0.0.0/24'),
	('01a2298e-eecf-72f9-ac02-b09be9663daf', '5e61f5d959a566ac9a8adf42a0cfd0bd144f08aa926f3261c707dec44a521b76', '01a2298e-2529-77c0-b03e-8183bcb8ba06', 'link', '2026-11-29 23:06:02.831+00', '2026-11-29 23:06:02.831+00', '2026-12-29 23:06:02.831+00', '', '127.0.0.0/24'),
	('01a2298f-228f-718e-acc2-ef1899f9fbad', 'eeef56853ddd010d625aba5cb64995dfa7860c571287c2fc1eb828ea2d6f4e67', '01a2298f-21d9-7619-b19b-f76842efda4d', 'link', '2026-11-29 23:06:16.079+00', '2026-11-29 23:06:16.079+00', '2026-12-29 23:06:16.079+00', '', '127.0.0.0/24'),
	('01a22991-96b8-77f7-ba22-330a811da7f8', 'd414bea4c905cd386a5c34a48dab0212c789f2112e652b67e3d04fd15d443bd3', '01a22987-d73c-7779-9ff7-5ca1bc2019a6', 'password', '2026-11-29 23:08:56.889+00', '2026-11-29 23:08:56.889+00', '2026-12-29 23:08:56.889+00', '', '127.0.0.0/24'),
	('01a22994-e9d1-72cb-9b12-047f96c28e57', 'c948c39141db543bfde4cc1f62ac331eecac261be15ccbe92b2c1bf1db62e5a9', '01a22987-d73c-7779-9ff7-5ca1bc2019a6', 'password', '2026-11-29 23:12:34.773+00', '2026-11-29 23:12:34.773+00', '2026-12-29 23:12:34.773+00', '', '127.0.0.0/24'),
	('01a22994-f3a9-717e-8d99-f022c3dba832', 'bbe4f0d69d763aec0d0258058596e1551ace86ebfa36165660999562b38018fe', '01a2298e-2529-77c0-b03e-8183bcb8ba06', 'password', '2026-11-29 23:12:37.294+00', '2026-11-29 23:12:37.294+00', '2026-12-29 23:12:37.294+00', '', '127.0.0.0/24');


--
-- Data for Name: sign_in_links; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sign_in_links VALUES
	('01a22986-f639-778e-b7d1-4ca7df8f9848', '51e4d26bfd97c27301f5e244a46a2c27c4091102798010cb404d6a5da429d88e', 'setup', NULL, NULL, NULL, NULL, NULL, '2026-11-29 22:57:20.469+00', '2026-11-29 23:57:20.469+00'),
	('01a22990-49ae-74a5-b049-9c7ae050e8f7', '32299a59b9d56e236e8b898611f2bd32c0dc1f976c66f36cbef602400325b7dc', 'invitation', NULL, '01a22987-d73c-7779-9ff7-5ca01943ded0', 'later@acme.example', 'later@acme.example', 'viewer', '2026-11-29 23:07:31.634+00', '2026-12-06 23:07:31.634+00');


--
-- Data for Name: suppressions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.suppressions VALUES
	('01a22990-7399-7239-b0b6-8165f3dc87d2', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'gone@example.org', NULL, NULL, 'bounce', '2026-11-29 23:07:41.75+00'),
	('01a22990-78be-70d1-8219-92d290f4e128', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'gone-too@example.org', NULL, NULL, 'bounce', '2026-11-29 23:07:43.463+00'),
	('01a22991-740e-7202-94ae-3c8fc2f002e8', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'no-more@example.com', NULL, NULL, 'manual', '2026-11-29 23:08:48.014+00'),
	('01a22991-7984-7203-99c7-1214b1873004', '01a22987-d73c-7779-9ff7-5ca01943ded0', NULL, 'a8594968df79ff86783c007172998c74b84b575ecd5377580ab43cd4d15a2117', 'aa6748016a5a3f0e', 'manual', '2026-11-29 23:08:49.412+00');


--
-- Data for Name: template_versions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.template_versions VALUES
	('01a22990-5ffc-7006-b763-791196131922', 1, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-29 23:07:37.34+00', NULL, NULL),
	('01a22990-5ffc-7006-b763-791196131922', 2, 'Welcome', 'Hello, {{ name }}', '<p>Hello, {{ name }}</p>', 'Welcome, {{ name }}', '{name}', 67, 'Acme live', '2026-11-29 23:07:37.466+00', NULL, NULL),
	('01a22990-5ffc-7006-b763-791196131922', 3, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-29 23:07:37.536+00', NULL, NULL),
	('01a22990-6122-77a0-b4bc-fd870c2b8e09', 1, 'Plain', 'Plain', NULL, 'Plain', '{}', 15, 'Acme live', '2026-11-29 23:07:37.634+00', NULL, NULL),
	('01a22990-6186-76e8-a930-cfcef08d0bae', 1, 'Brings all', 'For {{ who }}', '<p>For {{ who }}: {{ count }}</p>', NULL, '{who,count}', 56, 'Acme live', '2026-11-29 23:07:37.734+00', '{"from": "Acme <hello@mail.acme.example>", "replyTo": ["answers@acme.example"], "fallbacks": {"who": "everybody", "count": 3}}', 118);


--
-- Data for Name: templates; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.templates VALUES
	('01a22990-5ffc-7006-b763-791196131922', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'welcome', 3, '2026-11-29 23:07:37.34+00', '2026-11-29 23:07:37.536+00'),
	('01a22990-6122-77a0-b4bc-fd870c2b8e09', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'plain-one', 1, '2026-11-29 23:07:37.634+00', '2026-11-29 23:07:37.634+00'),
	('01a22990-6186-76e8-a930-cfcef08d0bae', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'brings-all', 1, '2026-11-29 23:07:37.734+00', '2026-11-29 23:07:37.734+00');


--
-- Data for Name: user_identities; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.users VALUES
	('01a2298c-d108-73d4-8bf9-62c12fedc6ff', 'bob@bolt.example', 'bob@bolt.example', 'bob', NULL, false, NULL, '2026-11-29 23:03:44.136+00'),
	('01a2298d-3ea0-76ad-b1c0-2ff548e3c0f3', 'eve@closed.example', 'eve@closed.example', 'eve', NULL, false, NULL, '2026-11-29 23:04:12.191+00'),
	('01a22987-d73c-7779-9ff7-5ca1bc2019a6', 'ada@acme.example', 'ada@acme.example', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$wypKPLWxdwo4vn9ZRsw69w$JR6L14szz1GrmbVVd38LdK5sX/FhvDXiVQvs9qwFnj0', false, NULL, '2026-11-29 22:58:18.044+00'),
	('01a2298e-2529-77c0-b03e-8183bcb8ba06', 'grace@operators.example', 'grace@operators.example', 'grace', '$argon2id$v=19$m=19456,t=2,p=1$AN7mSSSg7bO/xEeKyUgfsw$RSiZ4ziULk/pyGc8YjwFHQ1kNHa7y0i9a/AHJbdlqWA', true, NULL, '2026-11-29 23:05:11.209+00'),
	('01a2298f-21d9-7619-b19b-f76842efda4d', 'dev@acme.example', 'dev@acme.example', 'The developer', '$argon2id$v=19$m=19456,t=2,p=1$sb7mGq1zvRTEVzAjTwx8IA$UeLMTDQLl9tZV/k53Al5rC4xXQSchOBzQuUhIVVUvg0', false, NULL, '2026-11-29 23:06:15.897+00'),
	('01a2298f-9a07-70cb-b463-bb0877f2a614', 'view@acme.example', 'view@acme.example', 'The viewer', '$argon2id$v=19$m=19456,t=2,p=1$4IcG7IzH+w+AEGKtUrTmUw$SzD+B42Q2gISiOBwHYEiSswgtPSpeMrBkU/Nj27lRh8', false, '2026-11-29 23:07:04.369+00', '2026-11-29 23:06:46.666+00');


--
-- Data for Name: webhook_attempts_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_attempts_2026_11 VALUES
	('01a22990-6a78-7a81-a666-acec38d30d93', 1, '2026-11-29 23:07:40.147+00', 204, NULL, 252),
	('01a22990-6b51-729e-9181-14dd6a1780bd', 1, '2026-11-29 23:07:40.401+00', 204, NULL, 82),
	('01a22990-6d44-74fc-a3c6-ea56658fe7e1', 1, '2026-11-29 23:07:40.821+00', 204, NULL, 263),
	('01a22990-6e09-7a99-9bec-9d3b7a58b13c', 1, '2026-11-29 23:07:41.152+00', 204, NULL, 103),
	('01a22990-70a6-77d4-9ccf-4c17c632340d', 1, '2026-11-29 23:07:42.316+00', 204, NULL, 164),
	('01a22990-70a6-7966-89ab-a47222e21639', 1, '2026-11-29 23:07:42.27+00', 204, NULL, 209),
	('01a22990-7204-72a3-abe5-19307e7f2ff6', 1, '2026-11-29 23:07:42.269+00', 204, NULL, 187),
	('01a22990-7204-7e5a-976d-47ac6ba4767c', 1, '2026-11-29 23:07:42.27+00', 204, NULL, 186),
	('01a22990-7399-7c75-b127-8aeb906a26c2', 1, '2026-11-29 23:07:42.865+00', 204, NULL, 216),
	('01a22990-74cb-7414-80b7-ed04fe5c9f9e', 1, '2026-11-29 23:07:43.061+00', 204, NULL, 195),
	('01a22990-78be-76a3-928f-5ef7abc4bb55', 1, '2026-11-29 23:07:43.962+00', 204, NULL, 119),
	('01a22990-78be-7c18-9caa-cdf1827994c8', 1, '2026-11-29 23:07:43.962+00', 204, NULL, 118),
	('01a22990-7a26-74ea-8939-fa474e9fff95', 1, '2026-11-29 23:07:44.426+00', 204, NULL, 154),
	('01a22990-7a26-7c26-b777-8ab69398304b', 1, '2026-11-29 23:07:44.429+00', 204, NULL, 152),
	('01a22990-7977-7955-bafb-1e93c910ae58', 1, '2026-11-29 23:07:44.44+00', 204, NULL, 241),
	('01a22990-7a26-709b-bdb9-0de7da7f11df', 1, '2026-11-29 23:07:44.43+00', 204, NULL, 250),
	('01a22990-7a26-72b0-9d3a-297e834edf82', 1, '2026-11-29 23:07:44.429+00', 204, NULL, 251),
	('01a22990-7c79-7124-84f3-4dba17ee51c7', 1, '2026-11-29 23:07:44.926+00', 204, NULL, 47),
	('01a22990-7d1c-79be-b682-0c69cbed1e41', 1, '2026-11-29 23:07:45.069+00', 204, NULL, 113),
	('01a22990-7dd0-7d04-825f-1b3c34880c35', 1, '2026-11-29 23:07:45.116+00', 204, NULL, 132),
	('01a22990-7dd0-7e03-962e-8100d8d89984', 1, '2026-11-29 23:07:45.116+00', 500, 'answered with status 500', 132),
	('01a22990-8174-7a8d-96d3-0b2090dccdc3', 1, '2026-11-29 23:07:46.025+00', 204, NULL, 35),
	('01a22990-7dd0-7e03-962e-8100d8d89984', 2, '2026-11-29 23:07:50.629+00', 500, 'answered with status 500', 55),
	('01a22990-7dd0-7e03-962e-8100d8d89984', 3, '2026-11-29 23:08:01.45+00', 500, 'answered with status 500', 57),
	('01a22990-7dd0-7e03-962e-8100d8d89984', 4, '2026-11-29 23:08:21.681+00', 500, 'answered with status 500', 66),
	('01a22991-5ec9-7bba-8544-ba48d149f899', 1, '2026-11-29 23:08:42.744+00', 204, NULL, 99),
	('01a22991-6d15-7bbb-91c7-26a9f798b27d', 1, '2026-11-29 23:08:46.344+00', 204, NULL, 138),
	('01a22991-6eaa-76d8-8b47-b9598585f0ff', 1, '2026-11-29 23:08:46.879+00', 204, NULL, 242),
	('01a22991-6eaa-7962-8bed-87c5a81d9565', 1, '2026-11-29 23:08:46.88+00', 204, NULL, 383),
	('01a22991-6f75-70aa-afab-f4824d60f8ac', 1, '2026-11-29 23:08:47.089+00', 204, NULL, 173),
	('01a22991-6f75-7246-b787-b31ff1373df7', 1, '2026-11-29 23:08:47.09+00', 204, NULL, 176),
	('01a22991-7133-7596-a9dc-9076f68a1c33', 1, '2026-11-29 23:08:47.362+00', 204, NULL, 77),
	('01a22991-7133-75bb-8f7b-95803b1f7fa3', 1, '2026-11-29 23:08:47.363+00', 204, NULL, 77),
	('01a22991-71be-7368-9a81-055e5150a621', 1, '2026-11-29 23:08:47.518+00', 204, NULL, 142),
	('01a22991-7428-7032-b307-222e75e4f0e8', 1, '2026-11-29 23:08:48.1+00', 204, NULL, 171),
	('01a22991-7428-79e6-9250-b9238417695c', 1, '2026-11-29 23:08:48.111+00', 204, NULL, 161),
	('01a22991-7428-7d04-88d8-04a250dbed04', 1, '2026-11-29 23:08:48.112+00', 204, NULL, 160),
	('01a22991-75e9-7589-a1f1-1b4915883b55', 1, '2026-11-29 23:08:48.553+00', 204, NULL, 40),
	('01a22991-77bb-7489-b441-875b87f9b551', 1, '2026-11-29 23:08:49.114+00', 204, NULL, 102),
	('01a22990-7dd0-7e03-962e-8100d8d89984', 5, '2026-11-29 23:08:51.668+00', 500, 'answered with status 500', 33),
	('01a22990-7dd0-7e03-962e-8100d8d89984', 6, '2026-11-29 23:08:52.832+00', 500, 'answered with status 500', 32),
	('01a22990-7dd0-7e03-962e-8100d8d89984', 7, '2026-11-29 23:08:52.931+00', 500, 'answered with status 500', 49),
	('01a22990-7dd0-7e03-962e-8100d8d89984', 8, '2026-11-29 23:08:54.104+00', 500, 'answered with status 500', 28),
	('01a22991-8dac-7783-b9ea-c34c06428bd5', 1, '2026-11-29 23:08:54.612+00', 204, NULL, 40),
	('01a22991-8d8b-7732-b41a-87bb8c5c50e5', 1, '2026-11-29 23:08:54.612+00', 500, 'answered with status 500', 100),
	('01a22991-9235-7619-b0ff-9d6462667ce7', 1, '2026-11-29 23:08:55.816+00', 204, NULL, 54),
	('01a22991-97b0-7177-a011-1575e5251043', 1, '2026-11-29 23:08:57.229+00', 204, NULL, 56),
	('01a22991-99c7-7d91-b4de-050b0887ef95', 1, '2026-11-29 23:08:57.737+00', 500, 'answered with status 500', 193),
	('01a22991-9b24-77ae-9b71-d031ae30f2c0', 1, '2026-11-29 23:08:58.079+00', 204, NULL, 42),
	('01a22991-8d8b-7732-b41a-87bb8c5c50e5', 2, '2026-11-29 23:09:00.004+00', 500, 'answered with status 500', 99),
	('01a22991-99c7-7d91-b4de-050b0887ef95', 2, '2026-11-29 23:09:03.233+00', 500, 'answered with status 500', 159),
	('01a22991-8d8b-7732-b41a-87bb8c5c50e5', 3, '2026-11-29 23:09:10.212+00', 500, 'answered with status 500', 60),
	('01a22991-99c7-7d91-b4de-050b0887ef95', 3, '2026-11-29 23:09:13.486+00', 500, 'answered with status 500', 37),
	('01a22991-8d8b-7732-b41a-87bb8c5c50e5', 4, '2026-11-29 23:09:30.884+00', 500, 'answered with status 500', 120),
	('01a22992-1fba-755a-b395-a048d49d238c', 1, '2026-11-29 23:09:32.048+00', 500, 'answered with status 500', 53),
	('01a22992-1fe3-7eb0-a864-59be9efbebf4', 1, '2026-11-29 23:09:32.048+00', 204, NULL, 176);


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
	('01a22990-6a78-7a81-a666-acec38d30d93', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-6a78-7411-ad31-b5ccc48886e3', 'email.sent', '01a22990-6a26-7392-8e1d-d897ff752d7d', 'delivered', 1, NULL, 204, 252, false, NULL, '2026-11-29 23:07:40.013+00'),
	('01a22990-6b51-729e-9181-14dd6a1780bd', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-6b51-74e6-bdd2-070754e07f8b', 'email.sent', '01a22990-6b14-772c-8043-3d5bce4a90ce', 'delivered', 1, NULL, 204, 82, false, NULL, '2026-11-29 23:07:40.24+00'),
	('01a22990-6d44-74fc-a3c6-ea56658fe7e1', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-6d44-7633-a68d-2db3eb124fa3', 'email.sent', '01a22990-6c70-73b6-8402-6af9f1b23c79', 'delivered', 1, NULL, 204, 263, false, NULL, '2026-11-29 23:07:40.662+00'),
	('01a22990-6e09-7a99-9bec-9d3b7a58b13c', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-6e09-7481-bf25-1d365a5dbda3', 'email.sent', '01a22990-67a6-767e-8361-8cb81a10fe4f', 'delivered', 1, NULL, 204, 103, false, NULL, '2026-11-29 23:07:40.927+00'),
	('01a22990-70a6-77d4-9ccf-4c17c632340d', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-70a6-7513-aa90-9b3f6448d9a7', 'email.sent', '01a22990-6e34-74ad-98cc-48350227da31', 'delivered', 1, NULL, 204, 164, false, NULL, '2026-11-29 23:07:41.286+00'),
	('01a22990-70a6-7966-89ab-a47222e21639', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-70a6-7513-aa90-9b3ea36d79dc', 'email.sent', '01a22990-6e34-74ad-98cc-48350227da31', 'delivered', 1, NULL, 204, 209, false, NULL, '2026-11-29 23:07:41.286+00'),
	('01a22990-7204-72a3-abe5-19307e7f2ff6', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-7204-75a1-833e-501405142931', 'email.delivered', '01a22990-6a26-7392-8e1d-d897ff752d7d', 'delivered', 1, NULL, 204, 187, false, NULL, '2026-11-29 23:07:41.272+00'),
	('01a22990-7204-7e5a-976d-47ac6ba4767c', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-7204-75a1-833e-5015b757ed71', 'email.bounced', '01a22990-6b14-772c-8043-3d5bce4a90ce', 'delivered', 1, NULL, 204, 186, false, NULL, '2026-11-29 23:07:41.272+00'),
	('01a22990-7399-7c75-b127-8aeb906a26c2', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-7399-7239-b0b6-8164ffcc29db', 'email.bounced', '01a22990-6f64-7654-ab92-80b185b62f70', 'delivered', 1, NULL, 204, 216, false, NULL, '2026-11-29 23:07:41.75+00'),
	('01a22990-74cb-7414-80b7-ed04fe5c9f9e', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-74cb-708d-9a3b-f089926716cc', 'email.sent', '01a22990-72e0-73d8-a666-dfb81db7f38c', 'delivered', 1, NULL, 204, 195, false, NULL, '2026-11-29 23:07:42.666+00'),
	('01a22990-78be-76a3-928f-5ef7abc4bb55', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-78be-70d1-8219-92d14dbe6fe8', 'email.sent', '01a22990-7537-74f1-9a35-b62b3fdb32ba', 'delivered', 1, NULL, 204, 119, false, NULL, '2026-11-29 23:07:43.463+00'),
	('01a22990-78be-7c18-9caa-cdf1827994c8', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-78be-70d1-8219-92d01532ddea', 'email.bounced', '01a22990-7537-74f1-9a35-b62b3fdb32ba', 'delivered', 1, NULL, 204, 118, false, NULL, '2026-11-29 23:07:43.463+00'),
	('01a22990-7a26-74ea-8939-fa474e9fff95', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-7a26-749c-9868-b78e78386c81', 'email.delivered', '01a22990-6c70-73b6-8402-6af9f1b23c79', 'delivered', 1, NULL, 204, 154, false, NULL, '2026-11-29 23:07:43.676+00'),
	('01a22990-7a26-7c26-b777-8ab69398304b', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-7a26-749c-9868-b78fafe56e9c', 'email.complained', '01a22990-6c70-73b6-8402-6af9f1b23c79', 'delivered', 1, NULL, 204, 152, false, NULL, '2026-11-29 23:07:43.676+00'),
	('01a22990-7977-7955-bafb-1e93c910ae58', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-7977-72d9-b2b4-f63f960af730', 'email.sent', '01a22990-77a1-73c6-8156-c3c8110a3ded', 'delivered', 1, NULL, 204, 241, false, NULL, '2026-11-29 23:07:43.779+00'),
	('01a22990-7a26-709b-bdb9-0de7da7f11df', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-7a26-749c-9868-b79133c2fc2a', 'email.delivered', '01a22990-6e34-74ad-98cc-48350227da31', 'delivered', 1, NULL, 204, 250, false, NULL, '2026-11-29 23:07:43.676+00'),
	('01a22990-7a26-72b0-9d3a-297e834edf82', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-7a26-749c-9868-b790f83d5b92', 'email.bounced', '01a22990-6e34-74ad-98cc-48350227da31', 'delivered', 1, NULL, 204, 251, false, NULL, '2026-11-29 23:07:43.676+00'),
	('01a22990-7c79-7124-84f3-4dba17ee51c7', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-7c79-73e0-ba88-1341b41de730', 'email.sent', '01a22990-79d9-7176-858d-ac6010818e4d', 'delivered', 1, NULL, 204, 47, false, NULL, '2026-11-29 23:07:44.51+00'),
	('01a22990-7d1c-79be-b682-0c69cbed1e41', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-7d1c-7318-b9d4-a21bab49537c', 'email.sent', '01a22990-7bfc-77c6-a40f-520a22706a56', 'delivered', 1, NULL, 204, 113, false, NULL, '2026-11-29 23:07:44.746+00'),
	('01a22990-7dd0-7d04-825f-1b3c34880c35', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-7dd0-77e2-bab0-6f78f95faf35', 'email.cancelled', '01a22990-7d83-76ac-bd2f-ce2a024b7f46', 'delivered', 1, NULL, 204, 132, false, NULL, '2026-11-29 23:07:44.976+00'),
	('01a22990-8174-7a8d-96d3-0b2090dccdc3', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22990-8174-735d-9066-243dcd92824a', 'email.delivered', '01a22990-7bfc-77c6-a40f-520a22706a56', 'delivered', 1, NULL, 204, 35, false, NULL, '2026-11-29 23:07:45.828+00'),
	('01a22991-5ec9-7bba-8544-ba48d149f899', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22991-5ec9-756f-987f-7c15d55c2ebb', 'email.failed', '01a22990-7ff4-7401-b758-09d8bcf9b824', 'delivered', 1, NULL, 204, 99, false, NULL, '2026-11-29 23:08:42.384+00'),
	('01a22991-6d15-7bbb-91c7-26a9f798b27d', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22991-6d15-754a-8cef-879d8efda475', 'email.sent', '01a22991-6c61-7119-861d-78870a8e96ed', 'delivered', 1, NULL, 204, 138, false, NULL, '2026-11-29 23:08:46.193+00'),
	('01a22991-6eaa-76d8-8b47-b9598585f0ff', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'test', '01a22991-6eaa-7342-874c-dfdd01005fda', 'email.sent', '01a22991-6e79-76e0-856a-27a96fc60c7b', 'delivered', 1, NULL, 204, 242, false, NULL, '2026-11-29 23:08:46.626+00'),
	('01a22991-6eaa-7962-8bed-87c5a81d9565', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-63e8-7039-a12c-0a69f8c2e9e2', 'test', '01a22991-6eaa-7342-874c-dfdd01005fda', 'email.sent', '01a22991-6e79-76e0-856a-27a96fc60c7b', 'delivered', 1, NULL, 204, 383, false, NULL, '2026-11-29 23:08:46.626+00'),
	('01a22991-6f75-70aa-afab-f4824d60f8ac', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'test', '01a22991-6f75-779c-bfbf-c90f22822165', 'email.sent', '01a22991-6f1f-7693-b83d-bfe15d6dd93e', 'delivered', 1, NULL, 204, 173, false, NULL, '2026-11-29 23:08:46.818+00'),
	('01a22991-6f75-7246-b787-b31ff1373df7', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-63e8-7039-a12c-0a69f8c2e9e2', 'test', '01a22991-6f75-779c-bfbf-c90f22822165', 'email.sent', '01a22991-6f1f-7693-b83d-bfe15d6dd93e', 'delivered', 1, NULL, 204, 176, false, NULL, '2026-11-29 23:08:46.818+00'),
	('01a22990-7dd0-7e03-962e-8100d8d89984', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-6491-77e2-9372-6ce7643c397f', 'live', '01a22990-7dd0-77e2-bab0-6f78f95faf35', 'email.cancelled', '01a22990-7d83-76ac-bd2f-ce2a024b7f46', 'failed', 8, 'answered with status 500', 500, 28, false, NULL, '2026-11-29 23:07:44.976+00'),
	('01a22991-7133-7596-a9dc-9076f68a1c33', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'test', '01a22991-7133-7612-9857-81f4eaa2c6fb', 'email.sent', '01a22991-70da-7395-808b-1d426ca17b82', 'delivered', 1, NULL, 204, 77, false, NULL, '2026-11-29 23:08:47.269+00'),
	('01a22991-7133-75bb-8f7b-95803b1f7fa3', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-63e8-7039-a12c-0a69f8c2e9e2', 'test', '01a22991-7133-7612-9857-81f4eaa2c6fb', 'email.sent', '01a22991-70da-7395-808b-1d426ca17b82', 'delivered', 1, NULL, 204, 77, false, NULL, '2026-11-29 23:08:47.269+00'),
	('01a22991-71be-7368-9a81-055e5150a621', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22991-71be-737d-87c1-6aeb6acb623e', 'email.delivered', '01a22991-6c61-7119-861d-78870a8e96ed', 'delivered', 1, NULL, 204, 142, false, NULL, '2026-11-29 23:08:47.371+00'),
	('01a22991-7428-7032-b307-222e75e4f0e8', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'test', '01a22991-7428-7078-8306-539040c1bb05', 'email.delivered', '01a22991-6e79-76e0-856a-27a96fc60c7b', 'delivered', 1, NULL, 204, 171, false, NULL, '2026-11-29 23:08:47.936+00'),
	('01a22991-7428-79e6-9250-b9238417695c', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-63e8-7039-a12c-0a69f8c2e9e2', 'test', '01a22991-7428-7078-8306-5391b54646ca', 'email.bounced', '01a22991-6f1f-7693-b83d-bfe15d6dd93e', 'delivered', 1, NULL, 204, 161, false, NULL, '2026-11-29 23:08:47.936+00'),
	('01a22991-7428-7d04-88d8-04a250dbed04', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'test', '01a22991-7428-7078-8306-5391b54646ca', 'email.bounced', '01a22991-6f1f-7693-b83d-bfe15d6dd93e', 'delivered', 1, NULL, 204, 160, false, NULL, '2026-11-29 23:08:47.936+00'),
	('01a22991-75e9-7589-a1f1-1b4915883b55', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'test', '01a22991-75e9-73e3-b21b-3aef543da46a', 'email.delivered', '01a22991-70da-7395-808b-1d426ca17b82', 'delivered', 1, NULL, 204, 40, false, NULL, '2026-11-29 23:08:48.306+00'),
	('01a22991-77bb-7489-b441-875b87f9b551', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22991-77bb-72ed-acdc-c163710899b7', 'email.sent', '01a22991-7688-7639-80b5-a06e8edf4445', 'delivered', 1, NULL, 204, 102, false, NULL, '2026-11-29 23:08:48.955+00'),
	('01a22991-8dac-7783-b9ea-c34c06428bd5', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22991-8dac-7171-88a3-076c86ebc0f2', 'email.sent', '01a22991-8d8b-7446-9e02-739550f5216e', 'delivered', 1, NULL, 204, 40, false, NULL, '2026-11-29 23:08:54.565+00'),
	('01a22991-9235-7619-b0ff-9d6462667ce7', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22991-9235-73e6-9e5b-ada8d0d173bd', 'email.delivered', '01a22991-8d8b-7446-9e02-739550f5216e', 'delivered', 1, NULL, 204, 54, false, NULL, '2026-11-29 23:08:55.614+00'),
	('01a22991-97b0-7177-a011-1575e5251043', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22991-9235-73e6-9e5b-ada8d0d173bd', 'email.delivered', '01a22991-8d8b-7446-9e02-739550f5216e', 'delivered', 1, NULL, 204, 56, false, '01a22991-9235-7619-b0ff-9d6462667ce7', '2026-11-29 23:08:57.136+00'),
	('01a22991-9b24-77ae-9b71-d031ae30f2c0', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22991-9b24-7323-aaf3-48293ac51a44', 'email.sent', '01a22991-99c6-7581-a3ac-dbb6fc5c97b5', 'delivered', 1, NULL, 204, 42, false, NULL, '2026-11-29 23:08:58.02+00'),
	('01a22991-99c7-7d91-b4de-050b0887ef95', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22991-8d22-77fd-8ebd-751e4ae3de56', 'live', '01a22991-99c7-7581-a3ac-dbb7ac5350f5', 'email.queued', '01a22991-99c6-7581-a3ac-dbb6fc5c97b5', 'pending', 3, 'answered with status 500', 500, 37, false, NULL, '2026-11-29 23:08:57.67+00'),
	('01a22991-8d8b-7732-b41a-87bb8c5c50e5', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22991-8d22-77fd-8ebd-751e4ae3de56', 'live', '01a22991-8d8b-7446-9e02-7396edd22bde', 'email.queued', '01a22991-8d8b-7446-9e02-739550f5216e', 'pending', 4, 'answered with status 500', 500, 120, false, NULL, '2026-11-29 23:08:54.539+00'),
	('01a22992-1fba-755a-b395-a048d49d238c', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22991-8d22-77fd-8ebd-751e4ae3de56', 'live', '01a22992-1fba-7007-b8d7-714a61b3dc27', 'email.queued', '01a22992-1fba-7007-b8d7-71495f3affea', 'pending', 1, 'answered with status 500', 500, 53, false, NULL, '2026-11-29 23:09:31.962+00'),
	('01a22992-1fe3-7eb0-a864-59be9efbebf4', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22990-633b-7763-b7e9-1787cacdd79c', 'live', '01a22992-1fe3-73d7-866f-231d8afc3839', 'email.sent', '01a22992-1fba-7007-b8d7-71495f3affea', 'delivered', 1, NULL, 204, 176, false, NULL, '2026-11-29 23:09:31.993+00'),
	('01a22993-9fa0-758c-803e-f1bfe282bc02', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22991-8d22-77fd-8ebd-751e4ae3de56', 'live', '01a22993-9fa0-74c2-b9bb-cc18d9c47328', 'email.queued', '01a22993-9fa0-74c2-b9bb-cc17771627a9', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 23:11:10.24+00'),
	('01a22993-a1e6-7fe4-be5b-c64306709ed9', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22991-8d22-77fd-8ebd-751e4ae3de56', 'live', '01a22993-a1e6-71bb-9a64-c6eb262635c8', 'email.queued', '01a22993-a1e6-71bb-9a64-c6ea0fc3eb3a', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 23:11:10.822+00'),
	('01a22993-a666-71b7-9fd9-e8b271d26d74', '01a22987-d73c-7779-9ff7-5ca01943ded0', '01a22991-8d22-77fd-8ebd-751e4ae3de56', 'live', '01a22993-a666-7744-8cd3-37a8afc40733', 'email.queued', '01a22993-a666-7744-8cd3-37a7aaf90e70', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 23:11:11.974+00');


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
	('01a22990-63e8-7039-a12c-0a69f8c2e9e2', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'test', 'http://127.0.0.1:44455/ok', '{email.sent,email.bounced}', 'sendwright', true, '2.throwaway.c6dd2653571345fc.nvZn_52_aym-b8rH.G_-yQVkP3BJhqnCDIz2gY6KHUD_Luq5m_77UcXEb7Mb7bwDDEAuEmQfVsT1T2D8yk8WB20kATVbDe0Cm6Cw7-zfc', NULL, NULL, '2026-11-29 23:07:38.344+00', false),
	('01a22990-6491-77e2-9372-6ce7643c397f', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', 'http://127.0.0.1:44455/broken', '{email.cancelled}', 'sendwright', true, '2.throwaway.c6dd2653571345fc.TLputlE2R0alwIoo.gKwRRRly2o1ebg66ioIXPbhPYPkziL5RARmeqLTpyEgWvlZLQMCBMJRT1fBLpJr8DREFzFMPSmVb_hSvchUaSQaf', NULL, NULL, '2026-11-29 23:07:38.513+00', false),
	('01a22991-8d22-77fd-8ebd-751e4ae3de56', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', 'http://127.0.0.1:44455/broken', '{email.queued}', 'sendwright', true, '2.throwaway.c6dd2653571345fc.V7H4ljx1SR-d4qvC.6q9cNwNvJqT2HQEc3gjW_qF8YM3C167bjikuP5eWQaP-bYw6YZlqBZ2zdpbVbiP1tXzodT1iSVuZVNZH5q3Y-6rM', NULL, NULL, '2026-11-29 23:08:54.434+00', false),
	('01a22990-633b-7763-b7e9-1787cacdd79c', '01a22987-d73c-7779-9ff7-5ca01943ded0', 'live', 'http://127.0.0.1:44455/ok', '{email.sent,email.delivered,email.delivery_delayed,email.bounced,email.complained,email.rejected,email.failed,email.cancelled}', 'sendwright', true, '2.throwaway.c6dd2653571345fc.Iyum--cTKFH6YNqf.hLC-wteRGbh20XR0eQ_6rdZm9KxCu2GbO1ETsbMqD9T8GnSQD1gNp3Y_Bda_ykWZmfhJX686CX3w3ntbMnTVsomg', '2.throwaway.c6dd2653571345fc.oTDY_Xyeg54AAxKl.knPbP-zpJTwhB1y99TMnyYDDrrcfQFArfqYuIeF5l7crtRJyJcfsmdFzcUlHr9VebrBMvHnE81MPshn8nX2DpfI6', '2026-11-30 23:08:57.48+00', '2026-11-29 23:07:38.172+00', false);


--
-- Data for Name: webhook_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_jobs OVERRIDING SYSTEM VALUE VALUES
	('01a22991-99c7-7d91-b4de-050b0887ef95', '01a22991-8d22-77fd-8ebd-751e4ae3de56', '2026-11-29 23:09:33.978+00', '2026-11-29 23:09:33.978+00', NULL, 42, true, '1898'),
	('01a22991-8d8b-7732-b41a-87bb8c5c50e5', '01a22991-8d22-77fd-8ebd-751e4ae3de56', '2026-11-29 23:10:14.332+00', '2026-11-29 23:10:14.332+00', NULL, 38, true, '1919'),
	('01a22992-1fba-755a-b395-a048d49d238c', '01a22991-8d22-77fd-8ebd-751e4ae3de56', '2026-11-29 23:09:37.254+00', '2026-11-29 23:09:37.254+00', NULL, 44, true, '1928'),
	('01a22993-9fa0-758c-803e-f1bfe282bc02', '01a22991-8d22-77fd-8ebd-751e4ae3de56', '2026-11-29 23:11:10.255+00', '2026-11-29 23:11:10.255+00', NULL, 46, false, '1938'),
	('01a22993-a1e6-7fe4-be5b-c64306709ed9', '01a22991-8d22-77fd-8ebd-751e4ae3de56', '2026-11-29 23:11:10.837+00', '2026-11-29 23:11:10.837+00', NULL, 47, false, '1943'),
	('01a22993-a666-71b7-9fd9-e8b271d26d74', '01a22991-8d22-77fd-8ebd-751e4ae3de56', '2026-11-29 23:11:11.989+00', '2026-11-29 23:11:11.989+00', NULL, 48, false, '1955');


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


