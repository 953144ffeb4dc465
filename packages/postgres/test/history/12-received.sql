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
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'Acme', 'enterprise', NULL, true, NULL, NULL, 1000000, NULL, NULL, NULL, NULL, '2026-11-29 14:06:33.836+00', NULL),
	('01a227a1-4464-7284-bfb2-36e797db65ee', 'Closed', 'free', NULL, false, NULL, NULL, NULL, NULL, NULL, '2026-11-29 14:06:53.855+00', 'Sent what nobody asked for.', '2026-11-29 14:06:49.956+00', NULL),
	('01a227a1-3cdb-7122-b524-1e54a274ad4f', 'Bolt', 'pro', NULL, false, 50, NULL, 7, '2026-11-29 14:07:30.978+00', NULL, NULL, NULL, '2026-11-29 14:06:48.027+00', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.api_keys VALUES
	('01a227a1-0fad-715d-b538-cb72b8547480', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '3fe608d9a948e3f717d997ec35372ac02b1d897e77d8fc205ceec140c5d382cf', 'Acme live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'J0MR', '2026-11-29 14:06:36.461+00', NULL, '2026-11-29 14:06:38.728+00', NULL),
	('01a227a1-34b1-7390-8fee-68a4266afcfb', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2a09cecb6e6bef64e2e8163a46a4fb49a9625d7e99433a8e79e9f4144199867c', 'Acme live', 'live', '{emails:read}', 'svc_live_', 'NPNf', '2026-11-29 14:06:45.937+00', NULL, NULL, NULL),
	('01a227a1-4c2f-7637-84c3-e75079e9806a', '01a227a1-4464-7284-bfb2-36e797db65ee', 'c2735992e73a90fe55741bf2b17ece4baf9371a29efb4aa4322a4d9bcb151f26', 'Closed live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'zPqG', '2026-11-29 14:06:51.951+00', NULL, NULL, NULL),
	('01a227a1-21e9-76b7-8d3c-e314d16dfd03', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'd3c66a6fe0e896f657fab46bef98e49fc17691a15ef1b6f4d671089230837063', 'Acme live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', '8GXV', '2026-11-29 14:06:41.129+00', '2026-11-29 14:07:32.162+00', NULL, NULL),
	('01a227a1-2b7f-7076-ac86-05699f45b619', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'a535ff78e0e5fbe569b8167574e181334635d2c72fc18828cf5494e08abdfaa2', 'Acme test', 'test', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_test_', 'hStZ', '2026-11-29 14:06:43.584+00', '2026-11-29 14:07:31.837+00', NULL, NULL),
	('01a227a1-5b6d-7534-b39b-1b1ecb2fc41a', '01a227a1-3cdb-7122-b524-1e54a274ad4f', '6394aaf332ab5a356fc4d728513aaa3da6a45e63ea8024f0fac92ab55edbf39a', 'Bolt live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'jF3E', '2026-11-29 14:06:55.853+00', '2026-11-29 14:07:31.866+00', NULL, NULL);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.audit_log VALUES
	('01a227a1-0596-765a-8e14-0caca527ca46', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:06:33.878+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a227a1-0fb9-733e-be04-b504a386cc54', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:06:36.473+00', 'operator', NULL, 'operator', 'key.created', '01a227a1-0fad-715d-b538-cb72b8547480', NULL, NULL, NULL),
	('01a227a1-188e-70e9-bfd9-4d795de8da0c', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:06:38.734+00', 'operator', NULL, 'operator', 'key.revoked', '01a227a1-0fad-715d-b538-cb72b8547480', NULL, NULL, NULL),
	('01a227a1-21ef-7391-a5d6-fc93488be496', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:06:41.135+00', 'operator', NULL, 'operator', 'key.created', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, NULL, NULL),
	('01a227a1-2b85-721a-819b-420976a66273', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:06:43.589+00', 'operator', NULL, 'operator', 'key.created', '01a227a1-2b7f-7076-ac86-05699f45b619', NULL, NULL, NULL),
	('01a227a1-34b7-717e-82bb-3198ea571b4e', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:06:45.943+00', 'operator', NULL, 'operator', 'key.created', '01a227a1-34b1-7390-8fee-68a4266afcfb', NULL, NULL, NULL),
	('01a227a1-3cea-7713-8fdd-6a57e933f0c7', '01a227a1-3cdb-7122-b524-1e54a274ad4f', '2026-11-29 14:06:48.042+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a227a1-4479-7173-8dfb-56170a6816ec', '01a227a1-4464-7284-bfb2-36e797db65ee', '2026-11-29 14:06:49.977+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a227a1-4c34-72d3-b9ab-0dcd9f1ca389', '01a227a1-4464-7284-bfb2-36e797db65ee', '2026-11-29 14:06:51.956+00', 'operator', NULL, 'operator', 'key.created', '01a227a1-4c2f-7637-84c3-e75079e9806a', NULL, NULL, NULL),
	('01a227a1-53b1-72c4-bf94-2304009e79b7', '01a227a1-4464-7284-bfb2-36e797db65ee', '2026-11-29 14:06:53.873+00', 'operator', NULL, 'operator', 'account.suspended', NULL, NULL, NULL, NULL),
	('01a227a1-5b72-73e5-a147-2525bc09d944', '01a227a1-3cdb-7122-b524-1e54a274ad4f', '2026-11-29 14:06:55.858+00', 'operator', NULL, 'operator', 'key.created', '01a227a1-5b6d-7534-b39b-1b1ecb2fc41a', NULL, NULL, NULL),
	('01a227a1-632d-7719-8828-6ad60b9350ae', NULL, '2026-11-29 14:06:57.837+00', 'operator', NULL, 'operator', 'user.created', '01a227a1-6324-7040-8f32-0112222e226d', NULL, NULL, NULL),
	('01a227a1-6aaa-76ec-9108-402c18226d06', NULL, '2026-11-29 14:06:59.754+00', 'operator', NULL, 'operator', 'user.link_made', '01a227a1-056d-7661-90df-fb7e745af15a', NULL, NULL, NULL),
	('01a227a1-6bde-778c-be5d-2d2fcbadb018', NULL, '2026-11-29 14:07:00.062+00', 'user', '01a227a1-056d-7661-90df-fb7e745af15a', 'ada', 'user.password_changed', '01a227a1-056d-7661-90df-fb7e745af15a', '127.0.0.1', NULL, '2f38f9e41e16f3a80f4ca87eaf04f469'),
	('01a227a1-6be2-7507-8ec0-daa2aedeea01', NULL, '2026-11-29 14:07:00.066+00', 'user', '01a227a1-056d-7661-90df-fb7e745af15a', 'ada', 'user.signed_in', '01a227a1-056d-7661-90df-fb7e745af15a', '127.0.0.1', NULL, '2f38f9e41e16f3a80f4ca87eaf04f469'),
	('01a227a1-72fe-7085-ab64-d58938f6018e', NULL, '2026-11-29 14:07:01.886+00', 'operator', NULL, 'operator', 'user.link_made', '01a227a1-6324-7040-8f32-0112222e226d', NULL, NULL, NULL),
	('01a227a1-7401-7592-ab5e-78cad8ba828e', NULL, '2026-11-29 14:07:02.145+00', 'operator', '01a227a1-6324-7040-8f32-0112222e226d', 'grace', 'user.password_changed', '01a227a1-6324-7040-8f32-0112222e226d', '127.0.0.1', NULL, '6dbc2b42d6e0f9ebd6f1b883cc0ec3d0'),
	('01a227a1-7404-75c1-8061-16034bfc3597', NULL, '2026-11-29 14:07:02.148+00', 'operator', '01a227a1-6324-7040-8f32-0112222e226d', 'grace', 'user.signed_in', '01a227a1-6324-7040-8f32-0112222e226d', '127.0.0.1', NULL, '6dbc2b42d6e0f9ebd6f1b883cc0ec3d0'),
	('01a227a1-7ad3-76c8-9adf-c553010b2b35', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:03.891+00', 'operator', NULL, 'operator', 'member.invited', '01a227a1-7acd-74c9-9d42-87a55f48e081', NULL, NULL, NULL),
	('01a227a1-7bcf-729b-9bc8-324ad399091e', NULL, '2026-11-29 14:07:04.143+00', 'user', '01a227a1-7bcb-779b-abe7-0d505e50f19a', 'The developer', 'user.created', '01a227a1-7bcb-779b-abe7-0d505e50f19a', '127.0.0.1', NULL, 'f097448354d0da65089c2809218c3bc1'),
	('01a227a1-7bd0-7488-a7ef-ac333b4c35c3', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:04.144+00', 'user', '01a227a1-7bcb-779b-abe7-0d505e50f19a', 'The developer', 'member.joined', '01a227a1-7bcb-779b-abe7-0d505e50f19a', '127.0.0.1', NULL, 'f097448354d0da65089c2809218c3bc1'),
	('01a227a1-7bd2-72a8-a149-f17f0a9010fe', NULL, '2026-11-29 14:07:04.146+00', 'user', '01a227a1-7bcb-779b-abe7-0d505e50f19a', 'The developer', 'user.signed_in', '01a227a1-7bcb-779b-abe7-0d505e50f19a', '127.0.0.1', NULL, 'f097448354d0da65089c2809218c3bc1'),
	('01a227a1-8296-730d-a29d-cd90b30c3270', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:05.878+00', 'operator', NULL, 'operator', 'member.invited', '01a227a1-8293-762b-b6b6-788fc7da72ad', NULL, NULL, NULL),
	('01a227a1-8394-7309-9e3a-a6c77db3f405', NULL, '2026-11-29 14:07:06.132+00', 'user', '01a227a1-8390-75da-85d4-6ec5443aa8c2', 'The viewer', 'user.created', '01a227a1-8390-75da-85d4-6ec5443aa8c2', '127.0.0.1', NULL, '185339e3fdf5d6740a09c79935240e6d'),
	('01a227a1-8394-7309-9e3a-a6c8c7f1eb04', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:06.132+00', 'user', '01a227a1-8390-75da-85d4-6ec5443aa8c2', 'The viewer', 'member.joined', '01a227a1-8390-75da-85d4-6ec5443aa8c2', '127.0.0.1', NULL, '185339e3fdf5d6740a09c79935240e6d'),
	('01a227a1-8396-7664-8040-699d271516cd', NULL, '2026-11-29 14:07:06.134+00', 'user', '01a227a1-8390-75da-85d4-6ec5443aa8c2', 'The viewer', 'user.signed_in', '01a227a1-8390-75da-85d4-6ec5443aa8c2', '127.0.0.1', NULL, '185339e3fdf5d6740a09c79935240e6d'),
	('01a227a1-8a85-76d2-9606-7f7aee75f90e', NULL, '2026-11-29 14:07:07.909+00', 'operator', NULL, 'operator', 'user.disabled', '01a227a1-8390-75da-85d4-6ec5443aa8c2', NULL, NULL, NULL),
	('01a227a1-9178-720f-a7e0-a1d895b46290', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:09.688+00', 'operator', NULL, 'operator', 'member.invited', '01a227a1-9175-72d8-8b11-3f910ef1cf80', NULL, NULL, NULL),
	('01a227a1-9223-71ec-8903-8a053d326e32', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:09.859+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'domain.added', '01a227a1-9219-7077-acc3-66463f827d6d', '127.0.0.1', NULL, '8c64fb8dac1c29241ccc7241084c0491'),
	('01a227a1-923d-77d8-94d4-6ffa756c984e', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:09.885+00', 'engine', NULL, 'sendwright', 'domain.verified', '01a227a1-9219-7077-acc3-66463f827d6d', '127.0.0.1', NULL, 'd3e00f587f9342a61b473f323a56118a'),
	('01a227a1-925e-7382-8aea-e3062d56d4b7', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:09.918+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'domain.added', '01a227a1-925a-7675-8391-7b93c2e83af5', '127.0.0.1', NULL, '7e426e69966286bba2ab93979fcb736f'),
	('01a227a1-928d-7298-b197-f3c08a4c3340', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:09.965+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'domain.added', '01a227a1-9287-732e-bc7a-ecccc913ea2a', '127.0.0.1', NULL, '4e772891627787a003fb45bde64afe7b'),
	('01a227a1-9294-7493-a282-c0c577f60cd0', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:09.972+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'domain.removed', '01a227a1-9287-732e-bc7a-ecccc913ea2a', '127.0.0.1', NULL, '54800bd40b285fac6f48aad739db87d9'),
	('01a227a1-92a0-76c1-a3e7-b99369cff0cd', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:09.984+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'template.created', '01a227a1-929c-724b-8676-66dd549785c3', '127.0.0.1', NULL, 'a2b5b3bc799df61a4625516bad07834f'),
	('01a227a1-92ad-7566-bf78-6c307231732d', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:09.997+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'template.changed', '01a227a1-929c-724b-8676-66dd549785c3', '127.0.0.1', NULL, '1ef90b86a4df1e44bd6e4d70cd552315'),
	('01a227a1-92b5-738f-833e-5ee299a0e239', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:10.005+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'template.restored', '01a227a1-929c-724b-8676-66dd549785c3', '127.0.0.1', NULL, '2f6a58196947baca4b02d0d2dfe9d0a8'),
	('01a227a1-92ba-75cf-9f42-4ef7d720ff84', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:10.01+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'template.created', '01a227a1-92b9-724e-84f9-740a8b3a0b97', '127.0.0.1', NULL, '2b1b5d260ec013096b563fdd70b2f164'),
	('01a227a1-92c2-7200-ae80-eb9ade372d3c', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:10.018+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'template.created', '01a227a1-92c1-7174-be5b-73cd4f377a3d', '127.0.0.1', NULL, '103a217eafad1323a0dc6db8306256a5'),
	('01a227a1-92c7-70da-850f-ade72e3e784d', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:10.023+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'template.created', '01a227a1-92c6-778c-bc33-c64aca20d42c', '127.0.0.1', NULL, '835a116e79cbd98e3ab5fff8490a6a8d'),
	('01a227a1-92cc-708d-9646-d73351e74f2b', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:10.028+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'template.removed', '01a227a1-92c6-778c-bc33-c64aca20d42c', '127.0.0.1', NULL, '0d614bf131597147de3921c67413ffd0'),
	('01a227a1-92d5-7181-9e25-f5cddc2571a8', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:10.037+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'webhook.added', '01a227a1-92d2-72dc-b25f-56c689d07493', '127.0.0.1', NULL, '7415527fb395373a4b813c1738ad60b6'),
	('01a227a1-92dd-777c-af08-91c744ff9646', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:10.045+00', 'key', '01a227a1-2b7f-7076-ac86-05699f45b619', 'Acme test', 'webhook.added', '01a227a1-92dc-719d-8b87-1ad41d06d8da', '127.0.0.1', NULL, 'd82efea92a9a50de039c2eb876ce7b00'),
	('01a227a1-92e3-7550-9613-498be4a6ad4d', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:10.051+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'webhook.added', '01a227a1-92e2-70ed-b021-7d702a6b8740', '127.0.0.1', NULL, 'ca4d771447be395995c3c4d533d0e79f'),
	('01a227a1-92ec-727f-800d-fa63ab0d2a45', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:10.06+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'webhook.added', '01a227a1-92ea-77ac-961b-9368f186ed44', '127.0.0.1', NULL, '1053656fc846ce23e9aa7f3ad9441d19'),
	('01a227a1-92f4-72af-a5a3-a05dce649239', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:10.068+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'webhook.removed', '01a227a1-92ea-77ac-961b-9368f186ed44', '127.0.0.1', NULL, 'a7a768eacaaa64a1c9cb1e7efb986dcd'),
	('01a227a1-a33e-73e7-bf00-0b8b52c7225b', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:14.238+00', 'operator', NULL, 'operator', 'email.settled', '01a227a1-9516-72b4-b389-7c264c5b5fb5', NULL, NULL, NULL),
	('01a227a1-a469-7703-ad8d-21d3f2807305', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:14.537+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'portal.link_made', '01a227a1-a469-7703-ad8d-21d21e3e18c4', '127.0.0.1', NULL, '0d98bba2f176282fdbbb011d8eea7dd5'),
	('01a227a1-a474-71cb-bb36-19dd50163aeb', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:14.548+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '06f4127e975059b5a77604e859bc4138'),
	('01a227a1-a47e-7067-9cec-907ff28ffada', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:14.558+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, 'e3607b0832e8a71ea4562d99712d861d'),
	('01a227a1-a484-7316-b52b-f800817bcf80', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:14.564+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'suppression.removed', NULL, '127.0.0.1', NULL, '2bd083a8d7eca164c1890930f343f58f'),
	('01a227a1-a56a-744d-83d6-fdbbf378f124', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:14.794+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'recipient.erased', '3ca78f06a9e0', '127.0.0.1', NULL, 'f9f335d1756a32be7402a79415733988'),
	('01a227a1-c0a9-730a-a440-0d5f1e6d80e1', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:21.769+00', 'key', '01a227a1-21e9-76b7-8d3c-e314d16dfd03', 'Acme live', 'webhook.added', '01a227a1-c0a9-730a-a440-0d5e6766cc3a', '127.0.0.1', NULL, 'eb9dbd726a23f1b915e954c46bac754d'),
	('01a227a1-c15f-7482-a8cd-3dae222deaab', NULL, '2026-11-29 14:07:21.951+00', 'user', '01a227a1-056d-7661-90df-fb7e745af15a', 'ada', 'user.signed_in', '01a227a1-056d-7661-90df-fb7e745af15a', '127.0.0.1', NULL, '6dc8dd324dc4308a55246fdda4a20d3c'),
	('01a227a1-c178-70a2-b1e0-275e29c06919', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:21.976+00', 'user', '01a227a1-056d-7661-90df-fb7e745af15a', 'ada', 'webhook.delivery_sent_again', '01a227a1-c0b2-7826-b018-34ec66a1c24d', '127.0.0.1', '01a227a1-c15d-71a3-9763-866a36d2bd49', '42646e0221d8640f4b55a2a302dd32b3'),
	('01a227a1-c197-73dd-901d-6f6a194e28b7', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:22.007+00', 'user', '01a227a1-056d-7661-90df-fb7e745af15a', 'ada', 'webhook.secret_rotated', '01a227a1-92d2-72dc-b25f-56c689d07493', '127.0.0.1', '01a227a1-c15d-71a3-9763-866a36d2bd49', 'fc8383af0468977d3187e15f567e21c3'),
	('01a227a1-c1b9-7483-ba5c-c302b42ccc32', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:22.041+00', 'user', '01a227a1-056d-7661-90df-fb7e745af15a', 'ada', 'email.copied', '01a227a1-c1b1-774f-8a51-750ff551503c', '127.0.0.1', '01a227a1-c15d-71a3-9763-866a36d2bd49', 'e74c704fdaa7f178e64d7bebe5c0e783'),
	('01a227a1-c950-72cc-ad35-7a25052010a6', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:23.984+00', 'operator', NULL, 'operator', 'domain.dkim_rotated', '01a227a1-9219-7077-acc3-66463f827d6d', NULL, NULL, NULL),
	('01a227a1-dd28-7697-b765-fa234784123b', '01a227a1-3cdb-7122-b524-1e54a274ad4f', '2026-11-29 14:07:29.064+00', 'operator', NULL, 'operator', 'emails.held', NULL, NULL, NULL, NULL),
	('01a227a1-e4b3-72a1-8699-6918d1c697f2', '01a227a1-3cdb-7122-b524-1e54a274ad4f', '2026-11-29 14:07:30.994+00', 'operator', NULL, 'operator', 'account.paused', NULL, NULL, NULL, NULL),
	('01a227a1-e5bc-74d7-88d1-90308bc2ca4a', NULL, '2026-11-29 14:07:31.26+00', 'user', '01a227a1-056d-7661-90df-fb7e745af15a', 'ada', 'user.signed_in', '01a227a1-056d-7661-90df-fb7e745af15a', '127.0.0.1', NULL, 'e053b9684da56092b1b6017ae71587fd'),
	('01a227a1-e636-76cd-8f30-c2333ff4273f', NULL, '2026-11-29 14:07:31.382+00', 'operator', '01a227a1-6324-7040-8f32-0112222e226d', 'grace', 'user.signed_in', '01a227a1-6324-7040-8f32-0112222e226d', '127.0.0.1', NULL, '6e4c75cd30b9264f86a260a46976f1fb');


--
-- Data for Name: domains; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.domains VALUES
	('01a227a1-925a-7675-8391-7b93c2e83af5', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'pending.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"swd95af8d14b._domainkey.pending.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAohMpB6SX4rsOU2bL/Ku7ake6irCHX7joqLAEOT/JQGhm0PzluhVuDo59+m+bQIPjLjQiCVpEbQAKMs9EKwoZYgLkVJCEr+Lo7YnNApdnAt20LxQgaFGqlOI2DWlRJm1Mvyo1zp6+P22VDuilaEZYwmHtFdWOGHv+EmKOtl4e9ckOr0uFhATM0nnGmE/m+MEPr6DJNAPP9SNdo5FpFvgAdoAHGPZyfAFc49itVjwNUsXYxmjmBLqXZzIu1LLNsurd4fSPJGy5Rx7ScyKbBPxpGVt4B+En4f0UyxQF2Jv0r4rqI4bEyi2Tf0zcXq/TYJQDIVrdKuqc75H9Bkj42a9U7QIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.pending.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.pending.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.pending.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'swd95af8d14b', '2.throwaway.274919aab91df1b5.1iPpr8odbl6TE4pt.5HlmhxbZTG4P5VStVibk9Tvcn9S2n_-_1iBaf7WAEfz-IRxzsodh-79e_IPQcQWO9dxsYTYzOCevRLX4Mgxa2-jKikmQ3An3edcT6Q04oU26cFTiNKrTg7z0l0lEHZDhaQ5UVuvlnrCKytTXNpGKMHk6NiGrt8lWr_gOPieJc4iic_pHLbSr2NLjG-QrOf2KhLQDXnt-uFKu_2FhBX9V1AloRcfGrI64MMwBjGaQUglpN5rBSkqmyluQTJpfqZcSAfhTJnqZ1NkD3ffuwrUCY9kYCdm5HtbwvRrQcbiqjQ1i_OWNKyKhftqruUlhcdd2o1mpuVpjgx4EeF2CHCpK1Cxu4YIWiLeteVqS3Rd5P1843gx2Rlz7_FcwQMhwT5wE9eIA0Nk7ABP3R2AEv6uey2GscsnhOqL_nplGiqGY6VcElMnfoEDSMdX6_WCeFwl2tLdq_OJKBDZZs2oKeErxtXNighd8jEY4MOH-GDgYQnIeTIBPSYlrw9ecpcrnGaijtKUjIwazJEaD0DHyqIwNsV-FXaXJbq23h0yL4XuWhla942QzXmMnjwhP9S022rygUgPIUuoKQjmtvnmcD5rnw61xQJLoYlqm8MwrvSRhr8aRCViblLdwMYjLIJItM6lhTl_Ie6vA0HlLLpZqEP1AhIJzCh9LoFMJ8GVSJMg4Ukm8FNl5HI1gyNUn-4bdIqX3eQEOAJrB_1FQjtCW4MOCSZRp3Poy9CkDdCNQ8LHwdL_Hfkmtx9-u_SP0mFEIOOQ4rZembfH6zQ8DL4t919eV--7bKhWKHAlnlQS8Qrpv31GdubgFdqyl7VCypS2tPpuuFmbVzBaD1LGMfNRzCrmoUuXfXxBzU9IRvv3-klgvB-xKxmyjkBLHaWXxOnjz6wioTgcrYcPIFmy-CQCWLs4-CU6lFlENSgBEAPKp1QlBqexkoSaGrYDhzV4JJoaW98pEpQo0627yIqaSN3aWGcguZV8w_SmkslDUaacTHcNExmRVS5NtxAJWuN-onUqJt2tFXTjYaq_0PJE_J0Ole44vxWi-X9aWj7l6vigpTzpAwlgNhj3uV-dcWtfwjiWLlJHtrgdfGyKVlf9F1X2Aqgzuh4TFk4vIE3YzHkMW_JHpJrC8VB0rqKmp9JqsUNihFdIpF7DIrsubBtveVHZDiJfg9n6Exi1CS_GTe8v7T45EBtYAnGq9MBPrEAnFIrMrDktYJzXwi_q9eWttl8Mre9PqvaRY3-3amwf73zkRBtjiHPGdJA7nbKyNKNi0JzxNt3mID6ILEl8wM1Ga_zgkSWiNIoapYJfG6ProrIJUK3kncI4-TWZ69ngRdZHFcIWqhe-YAxtNT44InIJt5iEC68jJfFIohAPX7H2ztaNp1RMcwtESvf8qSNtBTb6CQBUV8WEBIU2CCuEeuVKxT4tSCB-MnYP8b1vaW9PjcV_uzhS8UpukED6RoqQCbUwnyyvZHqW-5uUhyr7Zd4qHsb9Qxp_6ST2H_pKHEgDP4RDiY9torQh-UnFhYid6TmrTkj5QDsj3VCivWHyn25jgwmAsStWF0Ysq6yThC_2hWDYO_Dt29MpwIOQxbWVaTeIk2itjigTVzSxX0F7gOXbr8VS402Gxh1rVhd4IX5sTwln6tiSjZP5MkAefA0qMqFjTx67LkJy1mfhloDgdMRXPUJe4dgrlHwCpsRfCsc4QLpB2ItKf0NkHqk148FO0nqJPV3QhmLgHD-VEXn7MKFda3xHMoE2GD4wircney9JSRnWIuIOOVvMc2h8hROj8l5U6fqeYWzic1n51RANCsP-byQwFIBkY9tOL6BkF0MDPkaPIMEJve7v7YCnhS0RIOZC1hsClW7e-zlxZMoitoqLyZcMRZEBz9tE77DyT1o15QdmNr-77eEmwOvPRFMJ_n_cby-XHaXAMYEgfq-DDKyiZFUcRHROA0qEUErmu1W_TOuAnVM-4nnDzveP9uOUNrK3f7b-kjY_BIGk75vdhokDD-DhBeXQlxODduwbpBHAX-NXDdNr5XzHpT9Tz13-u0zwZ33-wd3di4I3COPsMYFMyeGqgiyVwsFkoP6M2KpdM-_-mZyvnxZSDEIqj-TcQLO6DuwMKcgFfnncMxG6pH88PvYanp853wnVkEY1t3ubay3g8iNQnIoYF9YHlbcx1kUlBBRwhSzvESIOlafvFQYmWjbWgJ1esbDljLKqRnaq0SwKp2XeANP1gixODxYWl_hMOfYSfh7AwtZFu0Jwpp7ZqXNe5MmKZf3mLunRNQtFoQUEZEFYTPHAX1h9BE7vOeA', NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-29 14:12:09.918+00', '2026-11-29 14:07:09.914+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a227a1-9219-7077-acc3-66463f827d6d', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'mail.acme.example', 'local', 'verified', 'healthy', '2026-11-29 14:07:09.882+00', NULL, '[{"id":"dkim","type":"TXT","name":"sw3763668265._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAxpXnAQaVMObUq+zAyjLnUy+r6TAMeCv8tJBu6EFK+Q6Lv292ADA/TBh0ro0YZKFQcsMXVodXv8LCoEQ7qmm/UBuQsxBLM8gtg1KxvB/PaYSszqL/shKgKPiFGAQ+eGlVZLFZaj0RUfvjq9IxNaWOBBpIypJPua2SfaD5LndduFk3KdV21Y5ORyJ4+PEvzhIkt1BR9L/gdcWxiAEJQNw4LSQt4kk4n6eYslmgu+9WUf/w5Q9r3hdoAcmjh9NAW5xWdZYaljiBWYEjQBN3kkbkibZD6rFZQcDGJWZiQ9wDZKO1LL2YpTmalbkwRysyBNO3r6R7Rt0TjkMrofpfSHFcjwIDAQAB","purpose":"dkim"},{"id":"dkim_sw60b51ad827","type":"TXT","name":"sw60b51ad827._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArMdziIHN4TCT4CymTMoAWgPdQOJHBgfszh73j9y3DkGAqkFdTZ+w+69MKt9+EMxGiJT7oxKI9GLpaZOz10/IyOzMy/86aades2PM5Al/fR2DeZhxH97iZqgCICDiuwBxChUIjmNPU9VUWSt0/kmw1en5i4mBxHXIjoQ8oulXwEMaOwjWhj7gtCycQIHPz2/wCX3xIGGAItpRc0G5EnhfWFVc+wCUCn3JdtYai+c/W/GyBO4xpAoJ12PjH9NwhTpSa7eKypx8FT9UaPpUas5ccBO09D+D1qx16dNNUqTLLYfoNdPtO7MntxB0+35FVQ3mm5e2TXnoTnqg91PBKZpBQQIDAQAB","purpose":"dkim","gating":false},{"id":"return_path_mx","type":"MX","name":"send.mail.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.mail.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.mail.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', '[{"id":"dkim","state":"found","found":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAxpXnAQaVMObUq+zAyjLnUy+r6TAMeCv8tJBu6EFK+Q6Lv292ADA/TBh0ro0YZKFQcsMXVodXv8LCoEQ7qmm/UBuQsxBLM8gtg1KxvB/PaYSszqL/shKgKPiFGAQ+eGlVZLFZaj0RUfvjq9IxNaWOBBpIypJPua2SfaD5LndduFk3KdV21Y5ORyJ4+PEvzhIkt1BR9L/gdcWxiAEJQNw4LSQt4kk4n6eYslmgu+9WUf/w5Q9r3hdoAcmjh9NAW5xWdZYaljiBWYEjQBN3kkbkibZD6rFZQcDGJWZiQ9wDZKO1LL2YpTmalbkwRysyBNO3r6R7Rt0TjkMrofpfSHFcjwIDAQAB"},{"id":"return_path_mx","state":"found","found":"10 bounces.sendwright.test"},{"id":"return_path_spf","state":"found","found":"v=spf1 a:bounces.sendwright.test ~all"},{"id":"dmarc","state":"found","found":"v=DMARC1; p=none;"}]', '2026-11-29 14:07:09.882+00', 'sw3763668265', '2.throwaway.274919aab91df1b5.G0CbC-V_RygB3DsH.li5LVXuoYKqNuN6YwFhhWZ5moFN-FvIYzt2_GkL4JH_ZJVIgF3OQeOmrdWTeKQAfuQ61CAKOa7JsxN4dqgjSnzyqyA1gc88B8MhsgW9cpyREIh98lxTFNV9b9FQ70M-pbGdnTxxrxEM5IPoXVEYjE2er_qQSNKyK6irXkqtDuJhD6w12uBqq7K3dbhtkaaFs7KjHq0JSrtmYdXCWi5HkVhMMXt5qMP_iz-AeIQtgtwzI1GX_rcNnhYfnTq9xreEyReouZ9Kr0PqFtEjJ-voEPdQGmCi8c_V0HRB3iMp2vziPuXPoCpU4-ng5ft8labMyE5hDC82FLKaxl7lm67jYdwOg2C8Ey5LkbwZ06NeVPkzEB6jryLZijFZEU6vDUykFAfRy6-ZgNZrgP51_E7E2uzo9yH6Jrx-0lZh9rKHiS90Nzj3pdEn8A01Y3mfFijRuyp3FftJTTf0mf4dvJyvUIFcC81mPlFTJ-CM83TWKy3ff9K7E7pJgGiEh-HZcpKvFiwio7NZ8nc0SIqibMZt4mP4GIIccNe8tvXjSR9rrvb21vzaZJB5ybudJ5ZkmvKilI-nOPks6-yLqfCXcV13FDw9_3pRYhEZLKQ_lNeUq2KCkSIAuhb257qRzNig8WZ1HiFVWxGHjIQDiBSjlRkAZK8GZ9YdJaYkghHDGNmRCHnBu9ggRn7TP-QfKJNIVGMhie9Du1FtZHmaOt47HG8X3wYKbvKSxonp0XQQ25uCqT6inRrs2ArevwjK-epBiKiiRixlVO7NptaZ9n2aX87xFWSql7qgFWXHD6i5TPV0KjG7QqgfMoYhv77g-p1YoAgxPPK33OYD-LrTA6hQTf2SUNqeV0XfJYu5uOHEnqHYnmKAtaVNsMNW3WFzSK62d-GMfYX9gAZM5pwzp8WRNghmA5iatuMFti08j6ej9Pwt3-iQFVmIcK-y--5yW_CzlbnYiGiHflGxMOAGB49XJcygoNpIJ8NaaKaSwVFxcIGixOsi0kIwsfIBe6hKCp_r56ONgW8DE-jdfS4OLaQfuKHVb-NhTPxVYH8h-_N2eb9MWjiSPyn4pf032UDZW3wLp_nS6kDf70TCJCgqtuJPwP4hbe2r2MU2Ef9D4glaWtOmPNerTSA7l5mtuwOBb9k3iYATqCAXZuV5xUZxlkA1FQnM3pZ_ywM4gZzmUDI8ZXg7q8lpf8PXBvLYa_jYXp7i2YMMpyRHscNQ8mMKMxxdT6FepAC3RrMViEyCp0E2obw22DXgKt3UWK-gcbIw1ylvbe2TqoT6xCPbIlC7wYiJV0900LeuINR4CcKJXCpkLcgQwucGY_go-9ggDxsetkLYqKB0VwGGXUc8ag2s2yecOm75uwgrnKF5sWLLdjJirpF2MBK0EO7HvDuqINO9HG8xOve2zFQKiOsGdH-imi6u1cOnEBa7rrz4P_hG3ob8KczjjnXjrEUU1bb9AdFbMrDrc8rKy0tDO_GmkcEGqKGWwLNGQbuk0fU4mt5jQV0YMkBa3ADm6Tu5wvhFgglcBXRVwVM9boBVm4qUf9M4_nPLkNeKE2NzL6omsKDQEyeP-cubH3_QT03ErZPOqLyRDiX1my51F-Pe_xAewH58PKd0gEblj3WhxgCbv9HP7KGT-H4WR2a0-PO_hQvWsCGgBX2HBWX5e7lNTumos6mtnyHAq86FSL8wMkLjqWnEfeehfSZV_uhw7Zjn5Bfdf4WhFI6oUPkW_PEFTQkes2g7O-o9V6t0VckBI_xOyHqvwzhJjVxmzLcCsrv8DmL_4i5pwLlRowBgTuvcHg2oc2FTc91J1w-0W0qdig2nKOghe-eek-aIng76I4F_VVZR321p-5rg0gyUD32t3fuvP099-xwlHWz7Gqq5BPBZNSXupWPof_haA4JcNVWPXtq58ePBXcLFQ-2cc1gBJfdO_Am8sUDJfFqDcbcFJKxKFW_W6gyb559tJkjScrulOTGIZMdozWEAIIYOPAqmW-Fkn_rtf0LQSZ5Rx5_x98VeXJJo3K3lAJFZZPXk4rRSt7SpQaCAB7L1Czgu2YVSeUJaWwcp857Uvs2cXwNltCyp9CpSIgi1JqUK-E6LCJoz5glHgZPrVvXQn_9nbHjLhCr9OLA_932hctphwEDRUYHhiCKydwvtGZU5DakQLxr-zTk5R3jT7lqDChuFZw2J2kAtEyOdExUwHJCTwzbEq321U3v-a7YZ5oSQItCJ0P8afJJvmYjiSMmHYrzthzBtxIKD-KERbtA8aQPa9I3javRslrqnuvPY3NSs2Ey6-EhPRjXqcAg', 'sw3763668265', 'sw60b51ad827', '2026-11-29 14:07:23.979+00', NULL, '2.throwaway.274919aab91df1b5.70WhY61-G765O3Xd.1UVlAFc4Xxpl_1beoQTPYAFlnQpWe3ETWwim5s0D6NEHKmGRMNiZbwPWnpcBiK3lLWcGqD5MofN4FMYgdo6UmH_NbXgT7mqIN-BlApuviUlxbhlDb8XnfC5ZOW6SY3shW5VO1birBqavj__VDNRXxGW6bSlz6kdRLGJjfNFN3vfdKu7HtCH5yZjTxjNE_rvtjneCotVBiEtZ7OKfwah475RZX2a6NvFHmM0BRuR0n_0F3ZrxcM7-ISjBXLH40VPsnY0Qy-hlVoyHFGKK-amhmBnB0ZFVtyo9T-wOVT5ZB2r1GP-2lJ1WKvcubbNfwRjNFXCrrk9T71xWMr9ppb0NPZ73JjSEUrnCtkX83n5AVKEhRM1oZUql0SzijsW2AGy9vIA_6oWHmFe5QpYKGt0A7-wae_nSlqG0hVg9MHj6ghVMRk7Z8Uz9RLv3QeBkNVkx4eQXwh9dYNmK-QVbgNCT148RHVwq-MDGxqjU3AbzEbglRk-UaaJD_ajMEWDmfX0UejhWHhdQUG1PPxXot7AQqD4c7Rg7vc7eKi24rA1By0-XeIrP8nIL_3kwBZFGim0Axby6MFwwSzjqj-8uIhd4L6cDxrWDictjTykkzKXQL4HmyUQTGpQ5_Ng_btveThFp5Q1g1K44D_K9AHy2Xt6ZNwyAVH6XSYl333yjLOUhTawkbYq5gAF8h-yKGf4nOBiYODBzlHWRY2TDZJ7ab7HDfAKjVYPOjgpLWWboF-kWX1lQwrUk0oznEKH8kPD7egdlBkvVc2eybewGiTbQIs2ShyzZtHHgEPkMzZVpNsQjxS5pNd9sYbanmgB54FTgipArV71oRTQSavvntbZ_Jl3AUkmmPknR-RJV5SHbAG3gey9abY70BJB5xLJVRqDD8jOUWonUXSpvoabyYegAKXIkH4IH1SJ9mXWRM-RAejqd8dny0tsLynWpc_bMwNWS7F35TN5X2GfQaIxAJNeO1iyLA0h8z5GogxLTaClf71kQlihAOds0Jf8NnwO4RILbWwJhd0aD_9-0MSlAmycabzN0ZqszIt_QO-SbTZvjMhMd0eWsqeuAmGyh-W7xab1E0nXda0GG1tH-AjxS4960zkSfVA04t235jzhJUiS5NzwDk3aQNZO2G9RJT112uGJf5uEvBNPoNYVk1jI4S5L6SK7fRPvs0FG3_X34QBCTodQFftSw_erBAxPRrFGuBK2guCsUwTyB7IHk0mFsM-eOa03af0C2qTFcoxfdkES_fH6K3rXAmKev-TcAeXPuMVV_QR74LKZy8b-pJgtRxJxabXcbiT6pgI-q7HLXPMwz0lGQ7cfXC_UDQoIn2ReRKt1YONhxfHrm0oaUlZj2lMTDk5lm7soEIrVwZZrS19EopLQCD8z0-0d5Tb1op68lKZaWYaKZSZ6vx4lGVaRQBe8P3zmUs49xtsT08tPbCMtPgSu5eNlm72iL2EUtMflGNU5hfvsimm-mnzRqoPfsLJGg17q_dFgq8vfyUDYHRavsWOk1fz1z7Qq5iqAay1fK33hS837WwtuiCxlVTTxgiEzEFRvkdBOKg81QvEu25yHGwFMhjMn9oBM6SYKgfZvzVvXBm8F_OonErc9xKz-IOOiCnZSqKaRNl3HxWa2l_RTswj9u5XmFANO4QcujWQfUsfMp7S-tJl4XMuBeNMIYoFAfSqFW2QvsALBdPrzXsFOJiwHJ-fF0_ZMJ6WGRgLDI5xO29rCMco9zx7Mm0vSEmxdK66-DWvz3QTW2VMLjQWV8WApPQHw43tHDS8HGM9Um_mXszZEhDe5kMuugz1uAxnDPDlModxrjcs4iDGaTCxc_cI891jpW_w_lA3mb5TwsCkgA2BtloHHdM7sfLYM5-bjmTQqY8aPrJrAaDOwu-3cfHHCimPOqfULszZ9tfzxtszcdGMHsyQ6PlGyAOjyGfxlrU3nwYnOHstw-4o5HaqFA7z20qL7-zTXud3JhgyBC7wLbgTu7coTXGfGMvastw5RexEQyIFtz9pgM4gYZXTtt2AIcLnQGYH7KIcihLJay_GU2e979plll1QyekLUDO6idldKBHZiDl3pFwJFWM7wRUcKrbb5__mbJ2qv5y58lVwvd4nPbeCJp6SYKjgAuM3N6HOYwJm7mlY5ylO0-5MgyC11RqPDOFlnAv-Sdnx5TlaO1Hkh_uIY2hGTDByEE-33SzMaT1zzGowJin-aw7bfbl3uAY-B-xDEeEW4lZBQaF3FXyC0LVYelYPn97iSzNrC7u7Llwbmi5XATuRGsFJzZFmSRZKoPoQpJTPcB7g', 2, '2026-11-29 14:07:09.87+00', '2026-11-29 14:12:09.886+00', '2026-11-29 14:07:09.849+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a227a1-9287-732e-bc7a-ecccc913ea2a', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'removed.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"swd07126cd90._domainkey.removed.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqJIkqE2UD1bAibReNQTZAdyZso08aoKFaORejYfLnD9Asind5RlVqnXuM82sTropTiKHlBFCiruXHsMVOzyweeVihgHeVl2lDknycE8HxZn2rzRafBu39qLBBQlhPIwNKP5E8dgrHeC90dd+p4kPM+oUrA7+jCw7LYG9cVym4ormarFqHO+FlkKSPcKoinp75bCPYPDBmoLzW+hDjttJEiWo9p1VEec1I8/Sl2L2Dl/CJaw7W7/zsA12ziU67wsO3pk0us12Ewn4JObY0JDI0/rTStYGrGmz6Uz4fBkRgpD1xMXQ0n7uPGaWkRdK6jeUDWzq3ojWJBxizknVpaGnEQIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.removed.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.removed.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.removed.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'swd07126cd90', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-29 14:12:09.963+00', '2026-11-29 14:07:09.959+00', '2026-11-29 14:07:09.971+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: email_attachments_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_attachments_2026_11 VALUES
	('01a227a1-92ff-747c-ba0a-c14694f8d2cf', 2, NULL, 'text/calendar; method=REQUEST', NULL, 'alternative', 32, '\x424547494e3a5643414c454e4441520d0a454e443a5643414c454e4441520d0a'),
	('01a227a1-92ff-747c-ba0a-c14694f8d2cf', 1, 'logo.png', 'image/png', 'logo', 'inline', 70, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082'),
	('01a227a1-92ff-747c-ba0a-c14694f8d2cf', 0, 'Rechnung ü.pdf', 'application/pdf', NULL, 'attachment', 20, '\x255044462d312e34206e6f207265616c206f6e65'),
	('01a227a1-a3f8-74d7-a31a-6c3c2e604122', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b2053756e2c203239204e6f7620323032362031343a30373a3134202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440376436666537636334612e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a2053756e2c203239204e6f7620323032362031343a30373a3134202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d626539303261663534353339353833352d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d626539303261663534353339353833352d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d626539303261663534353339353833352d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d626539303261663534353339353833352d506172745f312d2d0d0a'),
	('01a227a1-c1b1-774f-8a51-750ff551503c', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b2053756e2c203239204e6f7620323032362031343a30373a3134202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440376436666537636334612e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a2053756e2c203239204e6f7620323032362031343a30373a3134202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d626539303261663534353339353833352d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d626539303261663534353339353833352d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d626539303261663534353339353833352d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d626539303261663534353339353833352d506172745f312d2d0d0a');


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
	('01a227a1-92ff-747c-ba0a-c14694f8d2cf', '<p>0: 0</p>
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
	('01a227a1-931a-758a-9ae6-b46019157f3b', NULL, 'To be delivered, in plain text.', '{}', NULL),
	('01a227a1-9345-709f-b999-a8ccad180ae1', NULL, 'To be bounced, in plain text.', '{}', NULL),
	('01a227a1-9368-718f-aa96-5661ccfbaaba', NULL, 'To be complained, in plain text.', '{}', NULL),
	('01a227a1-9378-70d0-8eeb-7bdb18d633c8', NULL, 'To several, in plain text.', '{}', NULL),
	('01a227a1-9398-74ca-84ef-6e51d02515d4', NULL, 'To nobody, in plain text.', '{}', NULL),
	('01a227a1-93c9-70c3-a097-11092209c45f', NULL, 'To a name that is spelled in another way on its way, in plain text.', '{}', NULL),
	('01a227a1-93e8-76e8-8d8e-f7cb65cf40ff', NULL, 'To nobody and somebody, in plain text.', '{}', NULL),
	('01a227a1-9419-718a-9397-c6a7f5b0fa36', '<p>Welcome, Tina: <b>!</b></p>', 'Welcome, Tina', '{}', NULL),
	('01a227a1-947b-726e-ad4b-49ffba9eb670', '<p>For everybody: 3</p>', NULL, '{}', NULL),
	('01a227a1-9494-71bd-b40f-4bfd0d97666a', NULL, 'One of a batch, in plain text.', '{}', NULL),
	('01a227a1-94ab-7588-9c45-f7c1f4abaea9', NULL, 'To be cancelled, in plain text.', '{}', NULL),
	('01a227a1-94d9-76df-81cb-27dfce3b952e', NULL, 'Refused for now, in plain text.', '{}', NULL),
	('01a227a1-9501-70a0-b490-9bbd12449371', NULL, 'Held, as its answer was lost, in plain text.', '{}', NULL),
	('01a227a1-9516-72b4-b389-7c264c5b5fb5', NULL, 'Settled as failed, in plain text.', '{}', NULL),
	('01a227a1-a3f8-74d7-a31a-6c3c2e604122', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a227a1-a416-76c9-ba7f-c4cffc779ef1', '<p>Test</p>', NULL, '{}', NULL),
	('01a227a1-a422-75bc-8736-3a7ce2c956ba', '<p>Test</p>', NULL, '{}', NULL),
	('01a227a1-a432-7317-b928-3a703672b912', '<p>Test</p>', NULL, '{}', NULL),
	('01a227a1-a449-74ae-865b-9ab4298d5b1b', NULL, 'x', '{}', NULL),
	('01a227a1-a48a-77cd-812e-83c0d60e3de0', NULL, 'Dear [erased], dear Rita.', '{}', NULL),
	('01a227a1-c0ad-7613-a095-70763b54c6a4', NULL, 'Waiting', '{}', NULL),
	('01a227a1-c1b1-774f-8a51-750ff551503c', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a227a1-c9c4-73b3-bbfd-b192f381c4e8', NULL, 'Soon', '{}', NULL),
	('01a227a1-d604-777e-b8f2-0ca19327bcae', NULL, 'Queued to go out.', '{}', NULL),
	('01a227a1-d626-70a8-b55c-b680a1e79c1b', NULL, 'Queued for the simulator.', '{}', NULL),
	('01a227a1-d636-728f-ab03-bc81f104d22d', NULL, 'Scheduled, to be cancelled.', '{}', NULL),
	('01a227a1-d649-7652-abe8-4af9d3e16900', NULL, 'Scheduled, to go out.', '{}', NULL),
	('01a227a1-d656-742a-8b14-eb4027fc2c91', NULL, 'Asked under a key.', '{}', NULL),
	('01a227a1-d68c-730e-86cc-7c7d908677e8', NULL, 'x', '{}', NULL),
	('01a227a1-ddb3-773d-92c4-97b43a898cbb', NULL, 'x', '{}', NULL);


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
	('01a227a1-931a-758a-9ae6-b46019157f3b', 1, '01a227a1-9336-71ac-8e5d-bd7516ea4192', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a227a1-9332-779d-a988-56e34bc8ef79"}', '2026-11-29 14:07:10.13+00', '{"email.sent delivered@7d6fe7cc4a.sandbox.sendwright.test"}', '915'),
	('01a227a1-9345-709f-b999-a8ccad180ae1', 1, '01a227a1-935e-7179-83d0-23049b783d32', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a227a1-935d-7455-966c-8affb1fb337d"}', '2026-11-29 14:07:10.173+00', '{"email.sent bounced@7d6fe7cc4a.sandbox.sendwright.test"}', '923'),
	('01a227a1-9368-718f-aa96-5661ccfbaaba', 1, '01a227a1-9380-72a9-a84c-03c30b96b590', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a227a1-9373-721e-9eda-f36d7ddbd9e5"}', '2026-11-29 14:07:10.195+00', '{"email.sent complained@7d6fe7cc4a.sandbox.sendwright.test"}', '926'),
	('01a227a1-92ff-747c-ba0a-c14694f8d2cf', 1, '01a227a1-93ce-764e-b2f7-161c9c365c4f', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a227a1-92ff-747c-ba0a-c14694f8d2cf@mail.acme.example"}', '2026-11-29 14:07:10.284+00', '{"email.sent ada@example.com,bea@example.net,carl@example.com"}', '940'),
	('01a227a1-93c9-70c3-a097-11092209c45f', 1, '01a227a1-93f0-76ed-8aa0-6e60ef15748d', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a227a1-93c9-70c3-a097-11092209c45f@mail.acme.example"}', '2026-11-29 14:07:10.313+00', '{"email.sent joerg.big@xn--bcher-kva.example"}', '941'),
	('01a227a1-9378-70d0-8eeb-7bdb18d633c8', 1, '01a227a1-940c-77d3-8e02-ee7c558e1063', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a227a1-9378-70d0-8eeb-7bdb18d633c8@mail.acme.example","recipients":["real@example.com"]}', '2026-11-29 14:07:10.308+00', '{"email.sent real@example.com"}', '946'),
	('01a227a1-9378-70d0-8eeb-7bdb18d633c8', 2, '01a227a1-940c-77d3-8e02-ee7d3deb5324', 'email.sent', '{"attempt":1,"recipients":["delivered+a@7d6fe7cc4a.sandbox.sendwright.test","bounced+b@7d6fe7cc4a.sandbox.sendwright.test"],"provider":"simulator","provider_message_id":"sim_01a227a1-93e4-7597-967d-10d5eea0e58a"}', '2026-11-29 14:07:10.308+00', '{"email.sent bounced+b@7d6fe7cc4a.sandbox.sendwright.test,delivered+a@7d6fe7cc4a.sandbox.sendwright.test"}', '946'),
	('01a227a1-9398-74ca-84ef-6e51d02515d4', 1, '01a227a1-940c-77d3-8e02-ee7e49fd7646', 'email.bounced', '{"recipients":["gone@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-29 14:07:10.294+00', '{}', '946'),
	('01a227a1-93e8-76e8-8d8e-f7cb65cf40ff', 1, '01a227a1-942d-77d9-863d-eb80bf75266c', 'email.bounced', '{"recipients":["gone-too@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-29 14:07:10.358+00', '{}', '950'),
	('01a227a1-93e8-76e8-8d8e-f7cb65cf40ff', 2, '01a227a1-942d-77d9-863d-eb81c68db945', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a227a1-93e8-76e8-8d8e-f7cb65cf40ff@mail.acme.example","recipients":["there@example.org"]}', '2026-11-29 14:07:10.358+00', '{"email.sent there@example.org"}', '950'),
	('01a227a1-9419-718a-9397-c6a7f5b0fa36', 1, '01a227a1-9470-701c-81e7-15af63b44d77', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a227a1-9419-718a-9397-c6a7f5b0fa36@mail.acme.example"}', '2026-11-29 14:07:10.447+00', '{"email.sent tina@example.com"}', '960'),
	('01a227a1-947b-726e-ad4b-49ffba9eb670', 1, '01a227a1-949c-7473-bae6-105b2d893c53', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a227a1-947b-726e-ad4b-49ffba9eb670@mail.acme.example"}', '2026-11-29 14:07:10.491+00', '{"email.sent tom@example.com"}', '969'),
	('01a227a1-94ab-7588-9c45-f7c1f4abaea9', 1, '01a227a1-94c8-7077-891f-e219f3dfe554', 'email.cancelled', '{}', '2026-11-29 14:07:10.536+00', '{}', '976'),
	('01a227a1-9494-71bd-b40f-4bfd0d97666a', 1, '01a227a1-94bb-701e-a2d9-33ba43b550cd', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a227a1-94a6-74f9-bfb9-ad24be98b25f"}', '2026-11-29 14:07:10.502+00', '{"email.sent delivered@7d6fe7cc4a.sandbox.sendwright.test"}', '977'),
	('01a227a1-931a-758a-9ae6-b46019157f3b', 2, '01a227a1-9749-74da-853c-15b70dd044f5', 'email.delivered', '{"recipients":["delivered@7d6fe7cc4a.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a227a1-9332-779d-a988-56e34bc8ef79","provider":"simulator"}', '2026-11-29 14:07:11.13+00', '{"simulator:sim_01a227a1-9332-779d-a988-56e34bc8ef79 email.delivered","simulator sim_01a227a1-9332-779d-a988-56e34bc8ef79 email.delivered","email.delivered delivered delivered@7d6fe7cc4a.sandbox.sendwright.test 2026-11-29T14:07:11.130Z"}', '995'),
	('01a227a1-9345-709f-b999-a8ccad180ae1', 2, '01a227a1-9b40-772c-aab9-0393c9d82838', 'email.bounced', '{"recipients":["bounced@7d6fe7cc4a.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a227a1-935d-7455-966c-8affb1fb337d","provider":"simulator"}', '2026-11-29 14:07:11.173+00', '{"simulator:sim_01a227a1-935d-7455-966c-8affb1fb337d email.bounced","simulator sim_01a227a1-935d-7455-966c-8affb1fb337d email.bounced","email.bounced bounced bounced@7d6fe7cc4a.sandbox.sendwright.test 2026-11-29T14:07:11.173Z"}', '1000'),
	('01a227a1-9368-718f-aa96-5661ccfbaaba', 2, '01a227a1-9b40-772c-aab9-03949854a966', 'email.delivered', '{"recipients":["complained@7d6fe7cc4a.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a227a1-9373-721e-9eda-f36d7ddbd9e5","provider":"simulator"}', '2026-11-29 14:07:11.195+00', '{"simulator:sim_01a227a1-9373-721e-9eda-f36d7ddbd9e5 email.delivered","simulator sim_01a227a1-9373-721e-9eda-f36d7ddbd9e5 email.delivered","email.delivered delivered complained@7d6fe7cc4a.sandbox.sendwright.test 2026-11-29T14:07:11.195Z"}', '1000'),
	('01a227a1-9378-70d0-8eeb-7bdb18d633c8', 3, '01a227a1-9b40-772c-aab9-039573b581df', 'email.bounced', '{"recipients":["bounced+b@7d6fe7cc4a.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a227a1-93e4-7597-967d-10d5eea0e58a","provider":"simulator"}', '2026-11-29 14:07:11.308+00', '{"simulator:sim_01a227a1-93e4-7597-967d-10d5eea0e58a email.bounced","simulator sim_01a227a1-93e4-7597-967d-10d5eea0e58a email.bounced","email.bounced bounced bounced+b@7d6fe7cc4a.sandbox.sendwright.test 2026-11-29T14:07:11.308Z"}', '1000'),
	('01a227a1-9378-70d0-8eeb-7bdb18d633c8', 4, '01a227a1-9b40-772c-aab9-039635587c25', 'email.delivered', '{"recipients":["delivered+a@7d6fe7cc4a.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a227a1-93e4-7597-967d-10d5eea0e58a","provider":"simulator"}', '2026-11-29 14:07:11.308+00', '{"simulator:sim_01a227a1-93e4-7597-967d-10d5eea0e58a email.delivered","simulator sim_01a227a1-93e4-7597-967d-10d5eea0e58a email.delivered","email.delivered delivered delivered+a@7d6fe7cc4a.sandbox.sendwright.test 2026-11-29T14:07:11.308Z"}', '1000'),
	('01a227a1-9494-71bd-b40f-4bfd0d97666a', 2, '01a227a1-9b40-772c-aab9-0397b8b7dfe5', 'email.delivered', '{"recipients":["delivered@7d6fe7cc4a.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a227a1-94a6-74f9-bfb9-ad24be98b25f","provider":"simulator"}', '2026-11-29 14:07:11.502+00', '{"simulator:sim_01a227a1-94a6-74f9-bfb9-ad24be98b25f email.delivered","simulator sim_01a227a1-94a6-74f9-bfb9-ad24be98b25f email.delivered","email.delivered delivered delivered@7d6fe7cc4a.sandbox.sendwright.test 2026-11-29T14:07:11.502Z"}', '1000'),
	('01a227a1-9368-718f-aa96-5661ccfbaaba', 3, '01a227a1-9f5b-765c-9c14-c426b5d77d74', 'email.complained', '{"recipients":["complained@7d6fe7cc4a.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a227a1-9373-721e-9eda-f36d7ddbd9e5","provider_message_id":"sim_01a227a1-9373-721e-9eda-f36d7ddbd9e5","provider":"simulator"}', '2026-11-29 14:07:12.195+00', '{"simulator:sim_01a227a1-9373-721e-9eda-f36d7ddbd9e5 email.complained","simulator sim_01a227a1-9373-721e-9eda-f36d7ddbd9e5 email.complained","email.complained complained complained@7d6fe7cc4a.sandbox.sendwright.test feedback-sim_01a227a1-9373-721e-9eda-f36d7ddbd9e5"}', '1006'),
	('01a227a1-9516-72b4-b389-7c264c5b5fb5', 1, '01a227a1-a32a-769b-b5c6-637172523e2b', 'email.failed', '{"recipients":["cut-too@example.com"],"reason":"outcome_unknown","provider_code":null,"attempts":1,"provider":"operator"}', '2026-11-29 14:07:14.204+00', '{"operator 67fadbd4-c2b5-43e2-9637-60035c7bff9e","email.failed failed cut-too@example.com 2026-11-29T14:07:14.204Z"}', '1011'),
	('01a227a1-a3f8-74d7-a31a-6c3c2e604122', 1, '01a227a1-a407-70f9-9d24-6f35c499ea54', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a227a1-a404-753d-af39-8a80f9a27298"}', '2026-11-29 14:07:14.435+00', '{"email.sent delivered@7d6fe7cc4a.sandbox.sendwright.test"}', '1018'),
	('01a227a1-a416-76c9-ba7f-c4cffc779ef1', 1, '01a227a1-a42b-7114-8ecd-cf42b1cc59eb', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a227a1-a41d-7430-b204-2ed2194cfed0"}', '2026-11-29 14:07:14.461+00', '{"email.sent delivered@7d6fe7cc4a.sandbox.sendwright.test"}', '1026'),
	('01a227a1-a422-75bc-8736-3a7ce2c956ba', 1, '01a227a1-a42b-7114-8ecd-cf436f42fa5d', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a227a1-a42a-738d-963e-dafeb67766fd"}', '2026-11-29 14:07:14.474+00', '{"email.sent bounced@7d6fe7cc4a.sandbox.sendwright.test"}', '1026'),
	('01a227a1-a432-7317-b928-3a703672b912', 1, '01a227a1-a454-708c-874a-93cf6b031bda', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a227a1-a439-7032-8ea2-9fe59e0f370e"}', '2026-11-29 14:07:14.489+00', '{"email.sent anybody@7d6fe7cc4a.sandbox.sendwright.test"}', '1034'),
	('01a227a1-a449-74ae-865b-9ab4298d5b1b', 1, '01a227a1-a4ce-71aa-a0f3-8e227c079125', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a227a1-a449-74ae-865b-9ab4298d5b1b@54a274ad4f.sandbox.sendwright.test"}', '2026-11-29 14:07:14.637+00', '{"email.sent bob@bolt.example"}', '1056'),
	('01a227a1-a48a-77cd-812e-83c0d60e3de0', 1, '01a227a1-a4ec-72c1-8cbd-1891b227d519', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a227a1-a48a-77cd-812e-83c0d60e3de0@mail.acme.example"}', '2026-11-29 14:07:14.644+00', '{"email.sent [erased],rita@example.com"}', '1058'),
	('01a227a1-a3f8-74d7-a31a-6c3c2e604122', 2, '01a227a1-a7f6-7228-9b99-39801343ed72', 'email.delivered', '{"recipients":["delivered@7d6fe7cc4a.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a227a1-a404-753d-af39-8a80f9a27298","provider":"simulator"}', '2026-11-29 14:07:15.435+00', '{"simulator:sim_01a227a1-a404-753d-af39-8a80f9a27298 email.delivered","simulator sim_01a227a1-a404-753d-af39-8a80f9a27298 email.delivered","email.delivered delivered delivered@7d6fe7cc4a.sandbox.sendwright.test 2026-11-29T14:07:15.435Z"}', '1080'),
	('01a227a1-a416-76c9-ba7f-c4cffc779ef1', 2, '01a227a1-a80c-7228-987c-96c54d2910fe', 'email.delivered', '{"recipients":["delivered@7d6fe7cc4a.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a227a1-a41d-7430-b204-2ed2194cfed0","test":true,"provider":"simulator"}', '2026-11-29 14:07:15.461+00', '{"simulator:sim_01a227a1-a41d-7430-b204-2ed2194cfed0 email.delivered","simulator sim_01a227a1-a41d-7430-b204-2ed2194cfed0 email.delivered","email.delivered delivered delivered@7d6fe7cc4a.sandbox.sendwright.test 2026-11-29T14:07:15.461Z"}', '1083'),
	('01a227a1-c0ad-7613-a095-70763b54c6a4', 2, '01a227a1-c4a2-72ff-9855-e4620c939825', 'email.delivered', '{"recipients":["delivered@7d6fe7cc4a.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a227a1-c0b2-77a9-a157-9451e49be803","provider":"simulator"}', '2026-11-29 14:07:22.778+00', '{"simulator:sim_01a227a1-c0b2-77a9-a157-9451e49be803 email.delivered","simulator sim_01a227a1-c0b2-77a9-a157-9451e49be803 email.delivered","email.delivered delivered delivered@7d6fe7cc4a.sandbox.sendwright.test 2026-11-29T14:07:22.778Z"}', '1270'),
	('01a227a1-a422-75bc-8736-3a7ce2c956ba', 2, '01a227a1-ac05-721d-bac4-42e2801912a7', 'email.bounced', '{"recipients":["bounced@7d6fe7cc4a.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a227a1-a42a-738d-963e-dafeb67766fd","test":true,"provider":"simulator"}', '2026-11-29 14:07:15.474+00', '{"simulator:sim_01a227a1-a42a-738d-963e-dafeb67766fd email.bounced","simulator sim_01a227a1-a42a-738d-963e-dafeb67766fd email.bounced","email.bounced bounced bounced@7d6fe7cc4a.sandbox.sendwright.test 2026-11-29T14:07:15.474Z"}', '1115'),
	('01a227a1-a432-7317-b928-3a703672b912', 2, '01a227a1-ac05-721d-bac4-42e3f2129817', 'email.delivered', '{"recipients":["anybody@7d6fe7cc4a.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a227a1-a439-7032-8ea2-9fe59e0f370e","test":true,"provider":"simulator"}', '2026-11-29 14:07:15.489+00', '{"simulator:sim_01a227a1-a439-7032-8ea2-9fe59e0f370e email.delivered","simulator sim_01a227a1-a439-7032-8ea2-9fe59e0f370e email.delivered","email.delivered delivered anybody@7d6fe7cc4a.sandbox.sendwright.test 2026-11-29T14:07:15.489Z"}', '1115'),
	('01a227a1-c0ad-7613-a095-70763b54c6a4', 1, '01a227a1-c0b2-77a9-a157-945286fbadc1', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a227a1-c0b2-77a9-a157-9451e49be803"}', '2026-11-29 14:07:21.778+00', '{"email.sent delivered@7d6fe7cc4a.sandbox.sendwright.test"}', '1238'),
	('01a227a1-c1b1-774f-8a51-750ff551503c', 1, '01a227a1-c1da-702e-8e87-dda3bb730560', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a227a1-c1b1-774f-8a51-750ff551503c@mail.acme.example"}', '2026-11-29 14:07:22.074+00', '{"email.sent copied@example.com"}', '1265'),
	('01a227a1-c9c4-73b3-bbfd-b192f381c4e8', 1, '01a227a1-c9ca-7379-bfb0-6843aa3f05f4', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a227a1-c9ca-7379-bfb0-6842294ae565"}', '2026-11-29 14:07:24.106+00', '{"email.sent complained@7d6fe7cc4a.sandbox.sendwright.test"}', '1280');


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
	('01a227a1-931a-758a-9ae6-b46019157f3b', 1, '2026-11-29 14:07:10.13+00', '2026-11-29 14:07:10.131+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a227a1-9345-709f-b999-a8ccad180ae1', 1, '2026-11-29 14:07:10.173+00', '2026-11-29 14:07:10.173+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a227a1-9368-718f-aa96-5661ccfbaaba', 1, '2026-11-29 14:07:10.195+00', '2026-11-29 14:07:10.195+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a227a1-92ff-747c-ba0a-c14694f8d2cf', 1, '2026-11-29 14:07:10.098+00', '2026-11-29 14:07:10.284+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a227a1-93c9-70c3-a097-11092209c45f', 1, '2026-11-29 14:07:10.295+00', '2026-11-29 14:07:10.313+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a227a1-9398-74ca-84ef-6e51d02515d4', 1, '2026-11-29 14:07:10.244+00', '2026-11-29 14:07:10.294+00', NULL, 'permanently_refused', 'smtp', '550 5.1.1 No such user here'),
	('01a227a1-9378-70d0-8eeb-7bdb18d633c8', 1, '2026-11-29 14:07:10.227+00', '2026-11-29 14:07:10.308+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a227a1-93e8-76e8-8d8e-f7cb65cf40ff', 1, '2026-11-29 14:07:10.341+00', '2026-11-29 14:07:10.358+00', NULL, 'partly_accepted', 'smtp', 'gone-too@example.org: 550 5.1.1 No such user here
there@example.org: 250 OK: message queued'),
	('01a227a1-9419-718a-9397-c6a7f5b0fa36', 1, '2026-11-29 14:07:10.434+00', '2026-11-29 14:07:10.447+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a227a1-947b-726e-ad4b-49ffba9eb670', 1, '2026-11-29 14:07:10.469+00', '2026-11-29 14:07:10.491+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a227a1-9494-71bd-b40f-4bfd0d97666a', 1, '2026-11-29 14:07:10.502+00', '2026-11-29 14:07:10.502+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a227a1-94d9-76df-81cb-27dfce3b952e', 1, '2026-11-29 14:07:10.587+00', '2026-11-29 14:07:10.595+00', '2026-11-29 14:07:15.595+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a227a1-9501-70a0-b490-9bbd12449371', 1, '2026-11-29 14:07:10.608+00', '2026-11-29 14:07:10.623+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a227a1-9516-72b4-b389-7c264c5b5fb5', 1, '2026-11-29 14:07:10.618+00', '2026-11-29 14:07:10.751+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a227a1-a3f8-74d7-a31a-6c3c2e604122', 1, '2026-11-29 14:07:14.435+00', '2026-11-29 14:07:14.436+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a227a1-a416-76c9-ba7f-c4cffc779ef1', 1, '2026-11-29 14:07:14.461+00', '2026-11-29 14:07:14.462+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a227a1-a422-75bc-8736-3a7ce2c956ba', 1, '2026-11-29 14:07:14.474+00', '2026-11-29 14:07:14.474+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a227a1-a432-7317-b928-3a703672b912', 1, '2026-11-29 14:07:14.489+00', '2026-11-29 14:07:14.489+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a227a1-a449-74ae-865b-9ab4298d5b1b', 1, '2026-11-29 14:07:14.525+00', '2026-11-29 14:07:14.638+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a227a1-a48a-77cd-812e-83c0d60e3de0', 1, '2026-11-29 14:07:14.574+00', '2026-11-29 14:07:14.644+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a227a1-94d9-76df-81cb-27dfce3b952e', 2, '2026-11-29 14:07:16.473+00', '2026-11-29 14:07:16.476+00', '2026-11-29 14:07:26.476+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a227a1-c0ad-7613-a095-70763b54c6a4', 1, '2026-11-29 14:07:21.778+00', '2026-11-29 14:07:21.778+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a227a1-c1b1-774f-8a51-750ff551503c', 1, '2026-11-29 14:07:22.061+00', '2026-11-29 14:07:22.074+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a227a1-c9c4-73b3-bbfd-b192f381c4e8', 1, '2026-11-29 14:07:24.106+00', '2026-11-29 14:07:24.106+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator');


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
	('01a227a1-92ff-747c-ba0a-c14694f8d2cf', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.284+00', 'sent', '{sent,sent,sent}', NULL, '01a227a1-92ff-747c-ba0a-c14694f8d2cf@mail.acme.example', NULL, 2, true),
	('01a227a1-93c9-70c3-a097-11092209c45f', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.313+00', 'sent', '{sent}', NULL, '01a227a1-93c9-70c3-a097-11092209c45f@mail.acme.example', NULL, 2, true),
	('01a227a1-9398-74ca-84ef-6e51d02515d4', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.294+00', 'bounced', '{bounced}', NULL, NULL, NULL, 2, true),
	('01a227a1-93e8-76e8-8d8e-f7cb65cf40ff', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.359+00', 'bounced', '{bounced,sent}', NULL, '01a227a1-93e8-76e8-8d8e-f7cb65cf40ff@mail.acme.example', NULL, 3, true),
	('01a227a1-9419-718a-9397-c6a7f5b0fa36', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.447+00', 'sent', '{sent}', NULL, '01a227a1-9419-718a-9397-c6a7f5b0fa36@mail.acme.example', NULL, 2, true),
	('01a227a1-947b-726e-ad4b-49ffba9eb670', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.491+00', 'sent', '{sent}', NULL, '01a227a1-947b-726e-ad4b-49ffba9eb670@mail.acme.example', NULL, 2, true),
	('01a227a1-94ab-7588-9c45-f7c1f4abaea9', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.536+00', 'cancelled', '{scheduled}', '2026-12-19 14:07:10.504+00', NULL, NULL, 2, false),
	('01a227a1-94d9-76df-81cb-27dfce3b952e', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.553+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a227a1-9501-70a0-b490-9bbd12449371', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.593+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a227a1-931a-758a-9ae6-b46019157f3b', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:11.17+00', 'delivered', '{delivered}', NULL, 'sim_01a227a1-9332-779d-a988-56e34bc8ef79', NULL, 3, true),
	('01a227a1-9345-709f-b999-a8ccad180ae1', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:12.186+00', 'bounced', '{bounced}', NULL, 'sim_01a227a1-935d-7455-966c-8affb1fb337d', NULL, 3, true),
	('01a227a1-9378-70d0-8eeb-7bdb18d633c8', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:12.186+00', 'bounced', '{delivered,bounced,sent}', NULL, '01a227a1-9378-70d0-8eeb-7bdb18d633c8@mail.acme.example', NULL, 5, true),
	('01a227a1-9494-71bd-b40f-4bfd0d97666a', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:12.186+00', 'delivered', '{delivered}', NULL, 'sim_01a227a1-94a6-74f9-bfb9-ad24be98b25f', NULL, 3, true),
	('01a227a1-9368-718f-aa96-5661ccfbaaba', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:13.227+00', 'complained', '{complained}', NULL, 'sim_01a227a1-9373-721e-9eda-f36d7ddbd9e5', NULL, 4, true),
	('01a227a1-9516-72b4-b389-7c264c5b5fb5', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:14.205+00', 'failed', '{failed}', NULL, NULL, 'It is not known whether the email arrived, and it was given up.', 2, true),
	('01a227a1-a449-74ae-865b-9ab4298d5b1b', '01a227a1-3cdb-7122-b524-1e54a274ad4f', 'live', '2026-11-29 14:07:14.638+00', 'sent', '{sent}', NULL, '01a227a1-a449-74ae-865b-9ab4298d5b1b@54a274ad4f.sandbox.sendwright.test', NULL, 2, true),
	('01a227a1-a48a-77cd-812e-83c0d60e3de0', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:14.644+00', 'sent', '{sent,sent}', NULL, '01a227a1-a48a-77cd-812e-83c0d60e3de0@mail.acme.example', NULL, 2, true),
	('01a227a1-a3f8-74d7-a31a-6c3c2e604122', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:15.441+00', 'delivered', '{delivered}', NULL, 'sim_01a227a1-a404-753d-af39-8a80f9a27298', NULL, 3, true),
	('01a227a1-a416-76c9-ba7f-c4cffc779ef1', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'test', '2026-11-29 14:07:15.464+00', 'delivered', '{delivered}', NULL, 'sim_01a227a1-a41d-7430-b204-2ed2194cfed0', NULL, 3, true),
	('01a227a1-a422-75bc-8736-3a7ce2c956ba', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'test', '2026-11-29 14:07:16.479+00', 'bounced', '{bounced}', NULL, 'sim_01a227a1-a42a-738d-963e-dafeb67766fd', NULL, 3, true),
	('01a227a1-a432-7317-b928-3a703672b912', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'test', '2026-11-29 14:07:16.479+00', 'delivered', '{delivered}', NULL, 'sim_01a227a1-a439-7032-8ea2-9fe59e0f370e', NULL, 3, true),
	('01a227a1-c1b1-774f-8a51-750ff551503c', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:22.074+00', 'sent', '{sent}', NULL, '01a227a1-c1b1-774f-8a51-750ff551503c@mail.acme.example', NULL, 2, true),
	('01a227a1-c0ad-7613-a095-70763b54c6a4', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:22.782+00', 'delivered', '{delivered}', NULL, 'sim_01a227a1-c0b2-77a9-a157-9451e49be803', NULL, 3, true),
	('01a227a1-c9c4-73b3-bbfd-b192f381c4e8', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:24.106+00', 'sent', '{sent}', NULL, 'sim_01a227a1-c9ca-7379-bfb0-6842294ae565', NULL, 2, true),
	('01a227a1-d604-777e-b8f2-0ca19327bcae', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:27.236+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a227a1-d626-70a8-b55c-b680a1e79c1b', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:27.27+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a227a1-d636-728f-ab03-bc81f104d22d', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:27.286+00', 'scheduled', '{scheduled}', '2026-11-29 15:07:27.282+00', NULL, NULL, 1, false),
	('01a227a1-d649-7652-abe8-4af9d3e16900', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:27.305+00', 'scheduled', '{scheduled}', '2026-11-29 15:07:27.282+00', NULL, NULL, 1, false),
	('01a227a1-d656-742a-8b14-eb4027fc2c91', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:27.318+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a227a1-d68c-730e-86cc-7c7d908677e8', '01a227a1-3cdb-7122-b524-1e54a274ad4f', 'live', '2026-11-29 14:07:27.372+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a227a1-ddb3-773d-92c4-97b43a898cbb', '01a227a1-3cdb-7122-b524-1e54a274ad4f', 'live', '2026-11-29 14:07:29.203+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false);


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
	('01a227a1-92ff-747c-ba0a-c14694f8d2cf', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.079+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{"Ada Lovelace <ada@example.com>"}', '{carl@example.com}', '{"Bea <bea@example.net>"}', '{answers@acme.example,"Other <other@acme.example>"}', 'Everything at once', '{receipt,order:1234}', NULL, '01a227a1-92ff-747c-ba0a-c14694f8d2cf@mail.acme.example', '{ada@example.com,carl@example.com,bea@example.net}', NULL, NULL, 3, NULL, 'ada@example.com
carl@example.com
bea@example.net
everything at once', '01a227a1-92ff-747c-ba0a-c14765d40d06', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, '5346acd2-9ff7-31b2-528c-e69624e8258a', NULL, NULL),
	('01a227a1-931a-758a-9ae6-b46019157f3b', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.106+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{delivered@7d6fe7cc4a.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be delivered', '{}', NULL, '01a227a1-931a-758a-9ae6-b46019157f3b@mail.acme.example', '{delivered@7d6fe7cc4a.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@7d6fe7cc4a.sandbox.sendwright.test
to be delivered', '01a227a1-931a-758a-9ae6-b461c65b1589', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, 'ceca016c-76c0-f141-a496-b03b318d7ef7', NULL, NULL),
	('01a227a1-9345-709f-b999-a8ccad180ae1', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.149+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{bounced@7d6fe7cc4a.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be bounced', '{}', NULL, '01a227a1-9345-709f-b999-a8ccad180ae1@mail.acme.example', '{bounced@7d6fe7cc4a.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@7d6fe7cc4a.sandbox.sendwright.test
to be bounced', '01a227a1-9345-709f-b999-a8cd1eb7ac08', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, '1febabc6-07e0-1276-abce-2f523c291e5c', NULL, NULL),
	('01a227a1-9368-718f-aa96-5661ccfbaaba', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.184+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{complained@7d6fe7cc4a.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be complained', '{}', NULL, '01a227a1-9368-718f-aa96-5661ccfbaaba@mail.acme.example', '{complained@7d6fe7cc4a.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@7d6fe7cc4a.sandbox.sendwright.test
to be complained', '01a227a1-9368-718f-aa96-566261af1958', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, '1e413e8d-dd98-ee2c-b42e-8b45c1958896', NULL, NULL),
	('01a227a1-9378-70d0-8eeb-7bdb18d633c8', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.2+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{delivered+a@7d6fe7cc4a.sandbox.sendwright.test,bounced+b@7d6fe7cc4a.sandbox.sendwright.test,real@example.com}', '{}', '{}', NULL, 'To several', '{}', NULL, '01a227a1-9378-70d0-8eeb-7bdb18d633c8@mail.acme.example', '{delivered+a@7d6fe7cc4a.sandbox.sendwright.test,bounced+b@7d6fe7cc4a.sandbox.sendwright.test,real@example.com}', NULL, '{delivered,bounced,NULL}', 0, NULL, 'delivered+a@7d6fe7cc4a.sandbox.sendwright.test
bounced+b@7d6fe7cc4a.sandbox.sendwright.test
real@example.com
to several', '01a227a1-9378-70d0-8eeb-7bdcaaecb4c1', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, '9d0310ca-7b41-6983-e074-908c36920bfa', NULL, NULL),
	('01a227a1-9398-74ca-84ef-6e51d02515d4', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.232+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{gone@example.org}', '{}', '{}', NULL, 'To nobody', '{}', NULL, '01a227a1-9398-74ca-84ef-6e51d02515d4@mail.acme.example', '{gone@example.org}', NULL, NULL, 0, NULL, 'gone@example.org
to nobody', '01a227a1-9398-74ca-84ef-6e5242079d81', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, '084a3924-c5a4-b376-15d7-ba36987e09ab', NULL, NULL),
	('01a227a1-93c9-70c3-a097-11092209c45f', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.281+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{"Jörg <Joerg.Big@Bücher.example>"}', '{}', '{}', NULL, 'To a name that is spelled in another way on its way', '{}', NULL, '01a227a1-93c9-70c3-a097-11092209c45f@mail.acme.example', '{joerg.big@xn--bcher-kva.example}', '{Joerg.Big@xn--bcher-kva.example}', NULL, 0, NULL, 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way', '01a227a1-93c9-70c3-a097-110ad65e4eca', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, 'a7b1ba17-04cd-cafe-52fe-517aae0a0d6c', NULL, NULL),
	('01a227a1-93e8-76e8-8d8e-f7cb65cf40ff', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.312+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{gone-too@example.org,there@example.org}', '{}', '{}', NULL, 'To nobody and somebody', '{receipt}', NULL, '01a227a1-93e8-76e8-8d8e-f7cb65cf40ff@mail.acme.example', '{gone-too@example.org,there@example.org}', NULL, NULL, 0, NULL, 'gone-too@example.org
there@example.org
to nobody and somebody', '01a227a1-93e8-76e8-8d8e-f7cc3e1cdf40', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, '4e0822d9-7d40-512f-fc07-e7518927900d', NULL, NULL),
	('01a227a1-9419-718a-9397-c6a7f5b0fa36', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.361+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{tina@example.com}', '{}', '{}', NULL, 'Welcome, Tina', '{}', NULL, '01a227a1-9419-718a-9397-c6a7f5b0fa36@mail.acme.example', '{tina@example.com}', NULL, NULL, 0, NULL, 'tina@example.com
welcome, tina', '01a227a1-9419-718a-9397-c6a85856615e', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, '46b232d3-670c-6f0a-8862-f6685f801c40', NULL, '01a227a1-929c-724b-8676-66dd549785c3'),
	('01a227a1-947b-726e-ad4b-49ffba9eb670', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.459+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{tom@example.com}', '{}', '{}', '{answers@acme.example}', 'For everybody', '{}', NULL, '01a227a1-947b-726e-ad4b-49ffba9eb670@mail.acme.example', '{tom@example.com}', NULL, NULL, 0, NULL, 'tom@example.com
for everybody', '01a227a1-947b-726e-ad4b-4a005a9ea51e', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, '94012a56-82b3-8d88-f811-e517f443a2ad', NULL, '01a227a1-92c1-7174-be5b-73cd4f377a3d'),
	('01a227a1-9494-71bd-b40f-4bfd0d97666a', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.484+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{delivered@7d6fe7cc4a.sandbox.sendwright.test}', '{}', '{}', NULL, 'One of a batch', '{}', NULL, '01a227a1-9494-71bd-b40f-4bfd0d97666a@mail.acme.example', '{delivered@7d6fe7cc4a.sandbox.sendwright.test}', NULL, '{delivered}', 0, 'batch-1', 'delivered@7d6fe7cc4a.sandbox.sendwright.test
one of a batch', '01a227a1-9494-71bd-b40f-4bfe404914fd', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, '876139a0-d42e-a945-91bf-a116d39f1abc', NULL, NULL),
	('01a227a1-94ab-7588-9c45-f7c1f4abaea9', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.507+00', '2026-12-19 14:07:10.504+00', '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{never@example.com}', '{}', '{}', NULL, 'To be cancelled', '{}', NULL, '01a227a1-94ab-7588-9c45-f7c1f4abaea9@mail.acme.example', '{never@example.com}', NULL, NULL, 0, NULL, 'never@example.com
to be cancelled', '01a227a1-94ab-7588-9c45-f7c28d3c8bcb', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, 'd756f4c4-20fd-2da6-07b9-bd76c8b31375', NULL, NULL),
	('01a227a1-94d9-76df-81cb-27dfce3b952e', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.553+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{busy@example.com}', '{}', '{}', NULL, 'Refused for now', '{}', NULL, '01a227a1-94d9-76df-81cb-27dfce3b952e@mail.acme.example', '{busy@example.com}', NULL, NULL, 0, NULL, 'busy@example.com
refused for now', '01a227a1-94d9-76df-81cb-27e0a9e6124f', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, '50862ce7-5af2-0cd1-9118-937582674ddb', NULL, NULL),
	('01a227a1-9501-70a0-b490-9bbd12449371', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.593+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{cut@example.com}', '{}', '{}', NULL, 'Held, as its answer was lost', '{}', NULL, '01a227a1-9501-70a0-b490-9bbd12449371@mail.acme.example', '{cut@example.com}', NULL, NULL, 0, NULL, 'cut@example.com
held, as its answer was lost', '01a227a1-9501-70a0-b490-9bbe807b6060', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, '3cc0b714-2ebe-aa15-78f1-d04317f0e181', NULL, NULL),
	('01a227a1-9516-72b4-b389-7c264c5b5fb5', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.614+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{cut-too@example.com}', '{}', '{}', NULL, 'Settled as failed', '{}', NULL, '01a227a1-9516-72b4-b389-7c264c5b5fb5@mail.acme.example', '{cut-too@example.com}', NULL, NULL, 0, NULL, 'cut-too@example.com
settled as failed', '01a227a1-9516-72b4-b389-7c27e1e1ef54', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, '3edccdca-973a-ba31-a825-0369de82fa7e', NULL, NULL),
	('01a227a1-a3f8-74d7-a31a-6c3c2e604122', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:14.424+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Søren <shop@mail.acme.example>', '{"Émile <delivered@7d6fe7cc4a.sandbox.sendwright.test>"}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', '{"visible":null,"messageId":"own-1@mail.acme.example","date":"Sun, 29 Nov 2026 14:07:14 +0000"}', '01a227a1-a3f8-74d7-a31a-6c3c2e604122@mail.acme.example', '{delivered@7d6fe7cc4a.sandbox.sendwright.test}', NULL, '{delivered}', 1, NULL, 'delivered@7d6fe7cc4a.sandbox.sendwright.test
submitted over smtp', '01a227a1-a3f8-74d7-a31a-6c3de978be99', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, NULL, NULL, NULL),
	('01a227a1-a432-7317-b928-3a703672b912', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'test', '2026-11-29 14:07:14.482+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Test <t@mail.acme.example>', '{anybody@7d6fe7cc4a.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: anybody', '{}', NULL, '01a227a1-a432-7317-b928-3a703672b912@mail.acme.example', '{anybody@7d6fe7cc4a.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'anybody@7d6fe7cc4a.sandbox.sendwright.test
in test mode: anybody', '01a227a1-a432-7317-b928-3a71ff0d7538', NULL, '01a227a1-2b7f-7076-ac86-05699f45b619', NULL, '76a8bd79-e07a-a506-47d5-a62662e361c9', NULL, NULL),
	('01a227a1-a449-74ae-865b-9ab4298d5b1b', '01a227a1-3cdb-7122-b524-1e54a274ad4f', 'live', '2026-11-29 14:07:14.505+00', NULL, NULL, 'b@54a274ad4f.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Bolt', '{}', NULL, '01a227a1-a449-74ae-865b-9ab4298d5b1b@54a274ad4f.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
bolt', '01a227a1-a449-74ae-865b-9ab5d14ea7d9', NULL, '01a227a1-5b6d-7534-b39b-1b1ecb2fc41a', NULL, '69cbaa79-f87b-45af-f6e6-b6f463036061', NULL, NULL),
	('01a227a1-a416-76c9-ba7f-c4cffc779ef1', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'test', '2026-11-29 14:07:14.454+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Test <t@mail.acme.example>', '{delivered@7d6fe7cc4a.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: delivered', '{}', NULL, '01a227a1-a416-76c9-ba7f-c4cffc779ef1@mail.acme.example', '{delivered@7d6fe7cc4a.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@7d6fe7cc4a.sandbox.sendwright.test
in test mode: delivered', '01a227a1-a416-76c9-ba7f-c4d0608a49c5', NULL, '01a227a1-2b7f-7076-ac86-05699f45b619', NULL, '41d4ad5e-fa21-5768-2b46-46f2d80671fd', NULL, NULL),
	('01a227a1-a422-75bc-8736-3a7ce2c956ba', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'test', '2026-11-29 14:07:14.466+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Test <t@mail.acme.example>', '{bounced@7d6fe7cc4a.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: bounced', '{}', NULL, '01a227a1-a422-75bc-8736-3a7ce2c956ba@mail.acme.example', '{bounced@7d6fe7cc4a.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@7d6fe7cc4a.sandbox.sendwright.test
in test mode: bounced', '01a227a1-a422-75bc-8736-3a7ddbc34d2f', NULL, '01a227a1-2b7f-7076-ac86-05699f45b619', NULL, '4166fb93-cb9c-1620-b7fb-0dfe0ba63487', NULL, NULL),
	('01a227a1-a48a-77cd-812e-83c0d60e3de0', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:14.57+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'e@mail.acme.example', '{[erased],rita@example.com}', '{}', '{}', NULL, '[erased]', '{}', NULL, '01a227a1-a48a-77cd-812e-83c0d60e3de0@mail.acme.example', '{[erased],rita@example.com}', NULL, NULL, 0, NULL, '[erased]
rita@example.com
[erased]', '01a227a1-a48a-77cd-812e-83c101920d9b', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, 'baebcc14-1787-61ff-0ec3-c38dcb3123d2', NULL, NULL),
	('01a227a1-c1b1-774f-8a51-750ff551503c', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:22.033+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Søren <shop@mail.acme.example>', '{copied@example.com}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', NULL, '01a227a1-c1b1-774f-8a51-750ff551503c@mail.acme.example', '{copied@example.com}', NULL, NULL, 1, NULL, 'copied@example.com
submitted over smtp', '01a227a1-c1b3-774f-8a51-751036e3a50a', NULL, NULL, '01a227a1-056d-7661-90df-fb7e745af15a', NULL, '01a227a1-a3f8-74d7-a31a-6c3c2e604122', NULL),
	('01a227a1-c0ad-7613-a095-70763b54c6a4', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:21.773+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'w@mail.acme.example', '{delivered@7d6fe7cc4a.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a227a1-c0ad-7613-a095-70763b54c6a4@mail.acme.example', '{delivered@7d6fe7cc4a.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@7d6fe7cc4a.sandbox.sendwright.test
its webhook waits', '01a227a1-c0ad-7613-a095-707773395fe9', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, 'fa78257d-dd92-fc92-9ba0-08d9a1020083', NULL, NULL),
	('01a227a1-c9c4-73b3-bbfd-b192f381c4e8', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:24.1+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'r@mail.acme.example', '{complained@7d6fe7cc4a.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its complaint is still to come', '{}', NULL, '01a227a1-c9c4-73b3-bbfd-b192f381c4e8@mail.acme.example', '{complained@7d6fe7cc4a.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@7d6fe7cc4a.sandbox.sendwright.test
its complaint is still to come', '01a227a1-c9c4-73b3-bbfd-b1937c1f05e3', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, '021e89c2-3c35-8f73-88e9-7e0dcda4b5d4', NULL, NULL),
	('01a227a1-d604-777e-b8f2-0ca19327bcae', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:27.236+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{last@example.com}', '{}', '{}', NULL, 'Queued to go out', '{evening}', NULL, '01a227a1-d604-777e-b8f2-0ca19327bcae@mail.acme.example', '{last@example.com}', NULL, NULL, 0, NULL, 'last@example.com
queued to go out', '01a227a1-d604-777e-b8f2-0ca22adbbfc7', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, '9a675eb5-8f49-6846-5834-78f669bff3a5', NULL, NULL),
	('01a227a1-d626-70a8-b55c-b680a1e79c1b', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:27.27+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{delivered@7d6fe7cc4a.sandbox.sendwright.test}', '{}', '{}', NULL, 'Queued for the simulator', '{evening}', NULL, '01a227a1-d626-70a8-b55c-b680a1e79c1b@mail.acme.example', '{delivered@7d6fe7cc4a.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@7d6fe7cc4a.sandbox.sendwright.test
queued for the simulator', '01a227a1-d626-70a8-b55c-b681a2e77c5b', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, '84f9bd84-c191-6349-fb3d-8525e5944c71', NULL, NULL),
	('01a227a1-d636-728f-ab03-bc81f104d22d', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:27.286+00', '2026-11-29 15:07:27.282+00', '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to be cancelled', '{evening}', NULL, '01a227a1-d636-728f-ab03-bc81f104d22d@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to be cancelled', '01a227a1-d636-728f-ab03-bc828fab7f36', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, 'bc791dd1-ccc9-dce0-ff33-f90b6cbd548a', NULL, NULL),
	('01a227a1-d649-7652-abe8-4af9d3e16900', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:27.305+00', '2026-11-29 15:07:27.282+00', '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to go out', '{evening}', NULL, '01a227a1-d649-7652-abe8-4af9d3e16900@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to go out', '01a227a1-d649-7652-abe8-4afa0ff05ea5', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, 'bfdc1066-c8e5-1441-e683-6c231225f898', NULL, NULL),
	('01a227a1-d656-742a-8b14-eb4027fc2c91', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:27.318+00', NULL, '01a227a1-9219-7077-acc3-66463f827d6d', 'Acme <hello@mail.acme.example>', '{once@example.com}', '{}', '{}', NULL, 'Asked under a key', '{evening}', NULL, '01a227a1-d656-742a-8b14-eb4027fc2c91@mail.acme.example', '{once@example.com}', NULL, NULL, 0, 'order-4711', 'once@example.com
asked under a key', '01a227a1-d656-742a-8b14-eb413a2c53c0', NULL, '01a227a1-21e9-76b7-8d3c-e314d16dfd03', NULL, 'ddad9e5e-3352-8dc7-57ae-3a88141308a4', NULL, NULL),
	('01a227a1-d68c-730e-86cc-7c7d908677e8', '01a227a1-3cdb-7122-b524-1e54a274ad4f', 'live', '2026-11-29 14:07:27.372+00', NULL, NULL, 'b@54a274ad4f.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Held back', '{}', NULL, '01a227a1-d68c-730e-86cc-7c7d908677e8@54a274ad4f.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
held back', '01a227a1-d68c-730e-86cc-7c7e5953034d', NULL, '01a227a1-5b6d-7534-b39b-1b1ecb2fc41a', NULL, '91432dbb-cabd-2c53-69af-64290876559a', NULL, NULL),
	('01a227a1-ddb3-773d-92c4-97b43a898cbb', '01a227a1-3cdb-7122-b524-1e54a274ad4f', 'live', '2026-11-29 14:07:29.203+00', NULL, NULL, 'b@54a274ad4f.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'While paused', '{}', NULL, '01a227a1-ddb3-773d-92c4-97b43a898cbb@54a274ad4f.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
while paused', '01a227a1-ddb2-773d-92c4-97b5fc9888bf', NULL, '01a227a1-5b6d-7534-b39b-1b1ecb2fc41a', NULL, '7728f080-ceea-fa16-b8dd-b9f606a7b435', NULL, NULL);


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
	('01a227a1-a496-756f-a442-78a1106dacb2', '2026-11-29 14:07:14.716+00'),
	('01a227a1-a496-756f-a442-78a1106dacb2@mail.acme.example', '2026-11-29 14:07:14.716+00');


--
-- Data for Name: holds; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.idempotency_keys VALUES
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', 'batch', 'batch-1', '06dbbb0359870bbff5d2d7fc49dd2065549ef4a7e08e695c410aeb31d6aa5666', '2026-11-30 14:07:10.481+00', '[{"_tag" : "Accepted", "emailId" : "01a227a1-9494-71bd-b40f-4bfd0d97666a"}]', '{"indexes":[0],"failures":[{"ok":false,"index":1,"error":{"code":"validation_error","message":"The request is not valid: to must be an email address such as ada@example.com.","details":[{"path":["to"],"message":"must be an email address such as ada@example.com"}]}}]}'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', 'message', '01a227a1-21e9-76b7-8d3c-e314d16dfd03:d32e2d14ba707c8d8ea23ef1b72ce0ec5f743c394341a04e9839773c7480e554', '01a227a1-21e9-76b7-8d3c-e314d16dfd03:d32e2d14ba707c8d8ea23ef1b72ce0ec5f743c394341a04e9839773c7480e554', '2026-11-29 14:17:14.422+00', '[{"_tag" : "Accepted", "emailId" : "01a227a1-a3f8-74d7-a31a-6c3c2e604122"}]', 'null'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', 'single', 'order-4711', '64993acc08a1e8ac0acde79d0dc4c3443d73295447c260a50219b86e6650d571', '2026-11-30 14:07:27.317+00', '[{"_tag" : "Accepted", "emailId" : "01a227a1-d656-742a-8b14-eb4027fc2c91"}]', 'null'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', 'request', 'order-4712', '5cd1768db4c44c1f9a1e2c3bf6407e954574a07ccc4e6eecf40cdc932acc4f6b', 'infinity', '[{"_tag" : "Accepted", "emailId" : "01a227a1-d667-7b3f-83f8-1d3462eec616"}]', 'null');


--
-- Data for Name: log_identity; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.memberships VALUES
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-056d-7661-90df-fb7e745af15a', 'owner', '2026-11-29 14:06:33.836+00'),
	('01a227a1-3cdb-7122-b524-1e54a274ad4f', '01a227a1-3cdb-7122-b524-1e5500c0ed0d', 'owner', '2026-11-29 14:06:48.027+00'),
	('01a227a1-4464-7284-bfb2-36e797db65ee', '01a227a1-4464-7284-bfb2-36e8f07edd28', 'owner', '2026-11-29 14:06:49.956+00'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-7bcb-779b-abe7-0d505e50f19a', 'developer', '2026-11-29 14:07:04.143+00'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-8390-75da-85d4-6ec5443aa8c2', 'viewer', '2026-11-29 14:07:06.132+00');


--
-- Data for Name: metrics_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_hours VALUES
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', 'tag', 498878, 'receipt', 2, 4, 0, 1, 0, 0, 0, 0, 0, '{}'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', 'tag', 498878, 'order:1234', 1, 3, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'simulator', 'domain', 498878, 'mail.acme.example', 5, 7, 5, 2, 0, 1, 0, 0, 0, '{73,5}'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', 'domain', 498878, 'mail.acme.example', 11, 11, 0, 2, 0, 0, 0, 1, 1, '{}'),
	('01a227a1-3cdb-7122-b524-1e54a274ad4f', 'live', 'domain', 498878, '', 1, 1, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'test', 'domain', 498878, 'mail.acme.example', 3, 3, 2, 1, 0, 0, 0, 0, 0, '{73,2}');


--
-- Data for Name: metrics_place; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_place VALUES
	(true, '1219:1219:');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.migrations VALUES
	(1, 1, 'initial', 1, '0.0.0', '2026-11-29 14:06:30.209+00'),
	(2, 1, 'mailbox_identities', 1, '0.0.0', '2026-11-29 14:06:30.234+00'),
	(2, 2, 'mailbox_identities', 1, '0.0.0', '2026-11-29 14:06:30.245+00'),
	(3, 1, 'set_aside', 1, '0.0.0', '2026-11-29 14:06:30.26+00'),
	(4, 1, 'audit_sources', 1, '0.0.0', '2026-11-29 14:06:30.277+00'),
	(4, 2, 'audit_sources', 1, '0.0.0', '2026-11-29 14:06:30.283+00'),
	(4, 3, 'audit_sources', 1, '0.0.0', '2026-11-29 14:06:30.291+00'),
	(4, 4, 'audit_sources', 1, '0.0.0', '2026-11-29 14:06:30.299+00'),
	(5, 1, 'template_defaults', 1, '0.0.0', '2026-11-29 14:06:30.309+00'),
	(6, 1, 'report_signatures', 1, '0.0.0', '2026-11-29 14:06:30.32+00'),
	(7, 1, 'requests', 1, '0.0.0', '2026-11-29 14:06:30.344+00'),
	(8, 1, 'joined_accepts', 1, '0.0.0', '2026-11-29 14:06:30.359+00'),
	(9, 1, 'request_keys', 1, '0.0.0', '2026-11-29 14:06:30.367+00'),
	(10, 1, 'email_templates', 1, '0.0.0', '2026-11-29 14:06:30.373+00'),
	(11, 1, 'joined_lookups', 1, '0.0.0', '2026-11-29 14:06:30.383+00'),
	(12, 1, 'received', 1, '0.0.0', '2026-11-29 14:06:30.396+00'),
	(12, 2, 'received', 1, '0.0.0', '2026-11-29 14:06:30.403+00'),
	(12, 3, 'received', 1, '0.0.0', '2026-11-29 14:06:30.408+00'),
	(12, 4, 'received', 1, '0.0.0', '2026-11-29 14:06:30.413+00');


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
	('simulator', 'sim_01a227a1-c9ca-7379-bfb0-6842294ae565 email.delivered', '{"type":"email.delivered","occurredAt":1795961245106,"recipients":["complained@7d6fe7cc4a.sandbox.sendwright.test"],"details":{"recipients":["complained@7d6fe7cc4a.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a227a1-c9ca-7379-bfb0-6842294ae565"},"keys":["simulator:sim_01a227a1-c9ca-7379-bfb0-6842294ae565 email.delivered"],"providerMessageId":"sim_01a227a1-c9ca-7379-bfb0-6842294ae565","error":null,"provider":"simulator","key":"sim_01a227a1-c9ca-7379-bfb0-6842294ae565 email.delivered","emailId":"01a227a1-c9c4-73b3-bbfd-b192f381c4e8","messageId":null}', '2026-11-29 14:07:25.106+00', '2026-11-29 14:07:24.106+00', 'sim_01a227a1-c9ca-7379-bfb0-6842294ae565'),
	('simulator', 'sim_01a227a1-c9ca-7379-bfb0-6842294ae565 email.complained', '{"type":"email.complained","occurredAt":1795961246106,"recipients":["complained@7d6fe7cc4a.sandbox.sendwright.test"],"details":{"recipients":["complained@7d6fe7cc4a.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a227a1-c9ca-7379-bfb0-6842294ae565","provider_message_id":"sim_01a227a1-c9ca-7379-bfb0-6842294ae565"},"keys":["simulator:sim_01a227a1-c9ca-7379-bfb0-6842294ae565 email.complained"],"providerMessageId":"sim_01a227a1-c9ca-7379-bfb0-6842294ae565","error":null,"provider":"simulator","key":"sim_01a227a1-c9ca-7379-bfb0-6842294ae565 email.complained","emailId":"01a227a1-c9c4-73b3-bbfd-b192f381c4e8","messageId":null}', '2026-11-29 14:07:26.106+00', '2026-11-29 14:07:24.106+00', 'sim_01a227a1-c9ca-7379-bfb0-6842294ae565');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.quotas VALUES
	('01a227a1-3cdb-7122-b524-1e54a274ad4f', '2026-11', 3, 50, '2026-11-29', 3, 100, 1);


--
-- Data for Name: rate_buckets; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.rate_buckets VALUES
	('requests:01a227a1-21e9-76b7-8d3c-e314d16dfd03', 990000, 1000000, 1795961252113),
	('messages:01a227a1-21e9-76b7-8d3c-e314d16dfd03', 999998, 1000000, 1795961230483),
	('messages:01a227a1-056d-7661-90df-fb7e745af15a', 999999, 1000000, 1795961242032),
	('sign-in:user:2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3', 8.102433333333334, 9.102433333333334, 1795961251141),
	('sign-in:from:12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 44.74105555555556, 45.74105555555556, 1795961251269),
	('sign-in:user:ca48e0014050c7996ca4272865794ba1d47e7ef86b88a1a7010eaf450f025194', 9, 10, 1795961251270),
	('requests:01a227a1-2b7f-7076-ac86-05699f45b619', 990000, 1000000, 1795961251818),
	('requests:01a227a1-5b6d-7534-b39b-1b1ecb2fc41a', 2.1399999999999997, 3.1399999999999997, 1795961251866);


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
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 498878, 5, 1, 0, 0),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 498878, 4, 2, 1, 0),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 498878, 7, 4, 0, 0),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 498878, 3, 3, 1, 0),
	('01a227a1-3cdb-7122-b524-1e54a274ad4f', 498878, 5, 1, 0, 0),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 498878, 1, 3, 0, 0),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 498878, 0, 1, 0, 0);


--
-- Data for Name: reputation_notes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: requests; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.requests OVERRIDING SYSTEM VALUE VALUES
	(1, '01a227a1-d667-7b3f-83f8-1d3462eec616', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '2026-11-29 14:07:27.335+00', '{"to": "row@example.com", "from": "Acme <hello@mail.acme.example>", "tags": ["evening"], "text": "Asked by SQL.", "subject": "Asked by SQL"}', 140, '-infinity', 'order-4712');


--
-- Data for Name: retention_terms; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: search_entries_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.search_entries_2026_11 VALUES
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-931a-758a-9ae6-b46019157f3b', '{}', 'delivered@7d6fe7cc4a.sandbox.sendwright.test
to be delivered'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-9345-709f-b999-a8ccad180ae1', '{}', 'bounced@7d6fe7cc4a.sandbox.sendwright.test
to be bounced'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-9368-718f-aa96-5661ccfbaaba', '{}', 'complained@7d6fe7cc4a.sandbox.sendwright.test
to be complained'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-92ff-747c-ba0a-c14694f8d2cf', '{receipt,order:1234}', 'ada@example.com
carl@example.com
bea@example.net
everything at once'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-93c9-70c3-a097-11092209c45f', '{}', 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-9378-70d0-8eeb-7bdb18d633c8', '{}', 'delivered+a@7d6fe7cc4a.sandbox.sendwright.test
bounced+b@7d6fe7cc4a.sandbox.sendwright.test
real@example.com
to several'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-9398-74ca-84ef-6e51d02515d4', '{}', 'gone@example.org
to nobody'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-93e8-76e8-8d8e-f7cb65cf40ff', '{receipt}', 'gone-too@example.org
there@example.org
to nobody and somebody'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-9419-718a-9397-c6a7f5b0fa36', '{}', 'tina@example.com
welcome, tina'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-947b-726e-ad4b-49ffba9eb670', '{}', 'tom@example.com
for everybody'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-94ab-7588-9c45-f7c1f4abaea9', '{}', 'never@example.com
to be cancelled'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-9494-71bd-b40f-4bfd0d97666a', '{}', 'delivered@7d6fe7cc4a.sandbox.sendwright.test
one of a batch'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-9516-72b4-b389-7c264c5b5fb5', '{}', 'cut-too@example.com
settled as failed'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-a3f8-74d7-a31a-6c3c2e604122', '{}', 'delivered@7d6fe7cc4a.sandbox.sendwright.test
submitted over smtp'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'test', '01a227a1-a416-76c9-ba7f-c4cffc779ef1', '{}', 'delivered@7d6fe7cc4a.sandbox.sendwright.test
in test mode: delivered'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'test', '01a227a1-a422-75bc-8736-3a7ce2c956ba', '{}', 'bounced@7d6fe7cc4a.sandbox.sendwright.test
in test mode: bounced'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'test', '01a227a1-a432-7317-b928-3a703672b912', '{}', 'anybody@7d6fe7cc4a.sandbox.sendwright.test
in test mode: anybody'),
	('01a227a1-3cdb-7122-b524-1e54a274ad4f', 'live', '01a227a1-a449-74ae-865b-9ab4298d5b1b', '{}', 'bob@bolt.example
bolt'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-a48a-77cd-812e-83c0d60e3de0', '{}', '[erased]
rita@example.com
[erased]'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-c0ad-7613-a095-70763b54c6a4', '{}', 'delivered@7d6fe7cc4a.sandbox.sendwright.test
its webhook waits'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-c1b1-774f-8a51-750ff551503c', '{}', 'copied@example.com
submitted over smtp'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-c9c4-73b3-bbfd-b192f381c4e8', '{}', 'complained@7d6fe7cc4a.sandbox.sendwright.test
its complaint is still to come'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-d636-728f-ab03-bc81f104d22d', '{evening}', 'later@example.com
scheduled, to be cancelled'),
	('01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '01a227a1-d649-7652-abe8-4af9d3e16900', '{evening}', 'later@example.com
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
	('01a227a1-9501-70a0-b490-9bbd12449371', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:10.624+00', '2026-11-29 14:07:10.624+00', '2026-11-29 14:07:10.594+00', NULL, NULL, 1, 0, true, NULL, NULL, '987'),
	('01a227a1-94d9-76df-81cb-27dfce3b952e', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:26.476+00', '2026-11-29 14:07:26.476+00', '2026-11-29 14:07:10.554+00', NULL, NULL, 2, 0, false, NULL, NULL, '1114'),
	('01a227a1-d604-777e-b8f2-0ca19327bcae', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:27.236+00', '2026-11-29 14:07:27.236+00', '2026-11-29 14:07:27.236+00', NULL, NULL, 0, 0, false, NULL, NULL, '1295'),
	('01a227a1-d626-70a8-b55c-b680a1e79c1b', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:27.27+00', '2026-11-29 14:07:27.27+00', '2026-11-29 14:07:27.27+00', NULL, NULL, 0, 0, false, NULL, NULL, '1296'),
	('01a227a1-d656-742a-8b14-eb4027fc2c91', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', '2026-11-29 14:07:27.318+00', '2026-11-29 14:07:27.318+00', '2026-11-29 14:07:27.318+00', NULL, NULL, 0, 0, false, NULL, NULL, '1303'),
	('01a227a1-d68c-730e-86cc-7c7d908677e8', '01a227a1-3cdb-7122-b524-1e54a274ad4f', 'live', '2026-11-29 14:07:29.071+00', '2026-11-29 14:07:29.071+00', '2026-11-29 14:07:27.372+00', NULL, NULL, 0, 0, true, NULL, '2026-11-29 14:07:27.372+00', '1309'),
	('01a227a1-ddb3-773d-92c4-97b43a898cbb', '01a227a1-3cdb-7122-b524-1e54a274ad4f', 'live', '2026-11-29 14:07:29.203+00', '2026-11-29 14:07:29.203+00', '2026-11-29 14:07:29.203+00', NULL, NULL, 0, 0, false, NULL, NULL, '1316');


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
	('01a227a1-6be0-7259-abe6-d8e5beb5d483', '96f4777a10c417469dac414712d0ff2c3a67d31c96f6716ef4fff423af4f9769', '01a227a1-056d-7661-90df-fb7e745af15a', 'link', '2026-11-29 14:07:00.068+00', '2026-11-29 14:07:00.068+00', '2026-12-29 14:07:00.068+00', '', '127.0.0.0/24'),
	('01a227a1-7403-762f-8050-2323ba184068', '3c4e50b2f89617d8583f7c125c979d2c80a39360556865cf0bcd12652d1d7fae', '01a227a1-6324-7040-8f32-0112222e226d', 'link', '2026-11-29 14:07:02.151+00', '2026-11-29 14:07:02.151+00', '2026-12-29 14:07:02.151+00', '', '127.0.0.0/24'),
	('01a227a1-7bd1-708f-96fb-182f309489da', '4b4e050600aa6e1950ccffbdda7cdfa3793398390ce738c4f50e4e19f03148dd', '01a227a1-7bcb-779b-abe7-0d505e50f19a', 'link', '2026-11-29 14:07:04.149+00', '2026-11-29 14:07:04.149+00', '2026-12-29 14:07:04.149+00', '', '127.0.0.0/24'),
	('01a227a1-c15d-71a3-9763-866a36d2bd49', '7bc8c2b39df2075942a1107077d25dcbb846ce00fd1969b91714a225e488f887', '01a227a1-056d-7661-90df-fb7e745af15a', 'password', '2026-11-29 14:07:21.949+00', '2026-11-29 14:07:21.949+00', '2026-12-29 14:07:21.949+00', '', '127.0.0.0/24'),
	('01a227a1-e5b9-716e-8a52-5534826f6a86', 'dcfb70914b30b0e11c48e739523b8c8b401a3c28c316a418912cf5982d937dd3', '01a227a1-056d-7661-90df-fb7e745af15a', 'password', '2026-11-29 14:07:31.257+00', '2026-11-29 14:07:31.257+00', '2026-12-29 14:07:31.257+00', '', '127.0.0.0/24'),
	('01a227a1-e634-7535-9bb3-0ae32f3009cc', '61f89a611adb035b4ff57f71512a69ee8d6c4b943a5f6fd589b1eb069afb15ba', '01a227a1-6324-7040-8f32-0112222e226d', 'password', '2026-11-29 14:07:31.379+00', '2026-11-29 14:07:31.379+00', '2026-12-29 14:07:31.379+00', '', '127.0.0.0/24');


--
-- Data for Name: sign_in_links; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sign_in_links VALUES
	('01a227a0-f8b6-745c-b2c9-ad93a7d67ca7', '3301e3063b3e8cff585d41395d509e9cb46eab6d6d4b74425b9487c72c56fdcb', 'setup', NULL, NULL, NULL, NULL, NULL, '2026-11-29 14:06:30.585+00', '2026-11-29 15:06:30.585+00'),
	('01a227a1-9175-72d8-8b11-3f910ef1cf80', '4197f087696991663ad676eb4a45451e89c59683352a70847baaaf670975587f', 'invitation', NULL, '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'later@acme.example', 'later@acme.example', 'viewer', '2026-11-29 14:07:09.687+00', '2026-12-06 14:07:09.687+00');


--
-- Data for Name: suppressions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.suppressions VALUES
	('01a227a1-940c-77d3-8e02-ee7ff466c3a0', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'gone@example.org', NULL, NULL, 'bounce', '2026-11-29 14:07:10.294+00'),
	('01a227a1-942d-77d9-863d-eb8222b229fa', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'gone-too@example.org', NULL, NULL, 'bounce', '2026-11-29 14:07:10.359+00'),
	('01a227a1-a472-77cf-9e91-4fba61219596', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'no-more@example.com', NULL, NULL, 'manual', '2026-11-29 14:07:14.546+00'),
	('01a227a1-a51c-72bc-b495-d78fc868e9b1', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', NULL, '3ca78f06a9e034f73a3ace8495c11ed18c9973fdfcac885cd0af73e21a06b49b', '708456b886bc17dd', 'manual', '2026-11-29 14:07:14.716+00');


--
-- Data for Name: template_versions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.template_versions VALUES
	('01a227a1-929c-724b-8676-66dd549785c3', 1, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-29 14:07:09.98+00', NULL, NULL),
	('01a227a1-929c-724b-8676-66dd549785c3', 2, 'Welcome', 'Hello, {{ name }}', '<p>Hello, {{ name }}</p>', 'Welcome, {{ name }}', '{name}', 67, 'Acme live', '2026-11-29 14:07:09.995+00', NULL, NULL),
	('01a227a1-929c-724b-8676-66dd549785c3', 3, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-29 14:07:10.003+00', NULL, NULL),
	('01a227a1-92b9-724e-84f9-740a8b3a0b97', 1, 'Plain', 'Plain', NULL, 'Plain', '{}', 15, 'Acme live', '2026-11-29 14:07:10.009+00', NULL, NULL),
	('01a227a1-92c1-7174-be5b-73cd4f377a3d', 1, 'Brings all', 'For {{ who }}', '<p>For {{ who }}: {{ count }}</p>', NULL, '{who,count}', 56, 'Acme live', '2026-11-29 14:07:10.017+00', '{"from": "Acme <hello@mail.acme.example>", "replyTo": ["answers@acme.example"], "fallbacks": {"who": "everybody", "count": 3}}', 118);


--
-- Data for Name: templates; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.templates VALUES
	('01a227a1-929c-724b-8676-66dd549785c3', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'welcome', 3, '2026-11-29 14:07:09.98+00', '2026-11-29 14:07:10.003+00'),
	('01a227a1-92b9-724e-84f9-740a8b3a0b97', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'plain-one', 1, '2026-11-29 14:07:10.009+00', '2026-11-29 14:07:10.009+00'),
	('01a227a1-92c1-7174-be5b-73cd4f377a3d', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'brings-all', 1, '2026-11-29 14:07:10.017+00', '2026-11-29 14:07:10.017+00');


--
-- Data for Name: user_identities; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.users VALUES
	('01a227a1-3cdb-7122-b524-1e5500c0ed0d', 'bob@bolt.example', 'bob@bolt.example', 'bob', NULL, false, NULL, '2026-11-29 14:06:48.027+00'),
	('01a227a1-4464-7284-bfb2-36e8f07edd28', 'eve@closed.example', 'eve@closed.example', 'eve', NULL, false, NULL, '2026-11-29 14:06:49.956+00'),
	('01a227a1-056d-7661-90df-fb7e745af15a', 'ada@acme.example', 'ada@acme.example', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$AvasMgwPV9cRZiPAgpff3Q$aOCUlsZSNS+N+vDBcLgT3zGHWnY9QDcT0W7bxkxI4ag', false, NULL, '2026-11-29 14:06:33.836+00'),
	('01a227a1-6324-7040-8f32-0112222e226d', 'grace@operators.example', 'grace@operators.example', 'grace', '$argon2id$v=19$m=19456,t=2,p=1$VmDEASf2mGsXcAeGU4O0Mw$g1jjL+LFBQHjifri8uvqD0GXLmJ/LseRgv0prlmlFGw', true, NULL, '2026-11-29 14:06:57.828+00'),
	('01a227a1-7bcb-779b-abe7-0d505e50f19a', 'dev@acme.example', 'dev@acme.example', 'The developer', '$argon2id$v=19$m=19456,t=2,p=1$b13g3A04uhzO9jKN4YPeag$NzLLbxJ69SQDGbUbxgFf8fcqSf/XomVkxwkVUgmwweE', false, NULL, '2026-11-29 14:07:04.143+00'),
	('01a227a1-8390-75da-85d4-6ec5443aa8c2', 'view@acme.example', 'view@acme.example', 'The viewer', '$argon2id$v=19$m=19456,t=2,p=1$qBPjaNE6Vv7oUXnpX5QR7Q$LpmWdMeRr8TBgmi1iVhY2zRfD9UEaLmTjDt2F+RJ84E', false, '2026-11-29 14:07:07.894+00', '2026-11-29 14:07:06.132+00');


--
-- Data for Name: webhook_attempts_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_attempts_2026_11 VALUES
	('01a227a1-9336-7828-b824-113649d46410', 1, '2026-11-29 14:07:10.164+00', 204, NULL, 17),
	('01a227a1-935e-749a-b890-ca49e695f25a', 1, '2026-11-29 14:07:10.221+00', 204, NULL, 3),
	('01a227a1-9380-7a1f-b57e-de2dd250bc7e', 1, '2026-11-29 14:07:10.262+00', 204, NULL, 23),
	('01a227a1-93ce-75eb-b324-7ea53f41c858', 1, '2026-11-29 14:07:10.389+00', 204, NULL, 8),
	('01a227a1-940c-70e7-a588-6c0f8168cad7', 1, '2026-11-29 14:07:10.39+00', 204, NULL, 7),
	('01a227a1-940c-749d-bd05-ae5fc00340fe', 1, '2026-11-29 14:07:10.39+00', 204, NULL, 6),
	('01a227a1-93f0-740c-9033-be111ac6fa59', 1, '2026-11-29 14:07:10.391+00', 204, NULL, 42),
	('01a227a1-940c-7227-a242-1645f11e7e6b', 1, '2026-11-29 14:07:10.39+00', 204, NULL, 43),
	('01a227a1-942d-70f5-80e5-d67f293a237b', 1, '2026-11-29 14:07:10.437+00', 204, NULL, 6),
	('01a227a1-942d-7f48-85b0-6cb8efe9a929', 1, '2026-11-29 14:07:10.437+00', 204, NULL, 6),
	('01a227a1-9470-772f-a318-d5aae9f52817', 1, '2026-11-29 14:07:10.5+00', 204, NULL, 5),
	('01a227a1-949c-7ddb-80c9-be55ed8a07df', 1, '2026-11-29 14:07:10.578+00', 204, NULL, 3),
	('01a227a1-94bb-781f-b2b5-d49112041e78', 1, '2026-11-29 14:07:10.578+00', 204, NULL, 3),
	('01a227a1-94c8-73be-a3ee-4e7249411536', 1, '2026-11-29 14:07:10.597+00', 204, NULL, 3),
	('01a227a1-94c8-7e5e-b32e-c96a2e0add75', 1, '2026-11-29 14:07:10.597+00', 500, 'answered with status 500', 4),
	('01a227a1-9749-7bc9-a083-619b428c74ef', 1, '2026-11-29 14:07:11.199+00', 204, NULL, 5),
	('01a227a1-9b40-7778-9467-03f7ddb69c4c', 1, '2026-11-29 14:07:12.212+00', 204, NULL, 12),
	('01a227a1-9b40-7516-82cf-8b1e08b404cb', 1, '2026-11-29 14:07:12.213+00', 204, NULL, 17),
	('01a227a1-9b40-77c2-9c7b-1ee086b75b33', 1, '2026-11-29 14:07:12.215+00', 204, NULL, 15),
	('01a227a1-9b40-7992-8a31-6af7ee095290', 1, '2026-11-29 14:07:12.213+00', 204, NULL, 17),
	('01a227a1-9b40-7b63-8285-a0917e21c8d9', 1, '2026-11-29 14:07:12.214+00', 204, NULL, 16),
	('01a227a1-9f5b-7f25-9783-8d9b7f386ae6', 1, '2026-11-29 14:07:13.272+00', 204, NULL, 7),
	('01a227a1-a32a-7de3-af65-d6a543b98192', 1, '2026-11-29 14:07:14.321+00', 204, NULL, 6),
	('01a227a1-a407-7d1b-97ec-5e1f3737cb80', 1, '2026-11-29 14:07:14.459+00', 204, NULL, 6),
	('01a227a1-a42b-76d5-8a4d-54ef6c4c5cbc', 1, '2026-11-29 14:07:14.506+00', 204, NULL, 19),
	('01a227a1-a42b-7872-809b-80fbb7dd0127', 1, '2026-11-29 14:07:14.506+00', 204, NULL, 19),
	('01a227a1-a42b-705e-b5ae-00351be86191', 1, '2026-11-29 14:07:14.506+00', 204, NULL, 32),
	('01a227a1-a42b-7b96-a169-31afe6dc3d88', 1, '2026-11-29 14:07:14.511+00', 204, NULL, 28),
	('01a227a1-a454-7bce-b282-6fc208569018', 1, '2026-11-29 14:07:14.534+00', 204, NULL, 9),
	('01a227a1-a454-7f6a-b8bb-986f7549f3f7', 1, '2026-11-29 14:07:14.535+00', 204, NULL, 8),
	('01a227a1-a4ec-743f-a1f3-582d6ba7d06f', 1, '2026-11-29 14:07:14.709+00', 204, NULL, 2),
	('01a227a1-94c8-7e5e-b32e-c96a2e0add75', 2, '2026-11-29 14:07:15.451+00', 500, 'answered with status 500', 4),
	('01a227a1-a7f6-7777-90e0-a79e94c81b02', 1, '2026-11-29 14:07:15.452+00', 204, NULL, 5),
	('01a227a1-94c8-7e5e-b32e-c96a2e0add75', 3, '2026-11-29 14:07:16.501+00', 500, 'answered with status 500', 3),
	('01a227a1-a80c-7218-8ea0-6e997e00b7e0', 1, '2026-11-29 14:07:16.501+00', 204, NULL, 3),
	('01a227a1-ac05-7f92-aa86-dde3afc2eca4', 1, '2026-11-29 14:07:16.502+00', 204, NULL, 5),
	('01a227a1-ac05-78fa-937e-f6465c120a3c', 1, '2026-11-29 14:07:16.501+00', 204, NULL, 6),
	('01a227a1-ac05-7014-afd6-584ac52e0838', 1, '2026-11-29 14:07:16.502+00', 204, NULL, 5),
	('01a227a1-94c8-7e5e-b32e-c96a2e0add75', 4, '2026-11-29 14:07:17.55+00', 500, 'answered with status 500', 5),
	('01a227a1-94c8-7e5e-b32e-c96a2e0add75', 5, '2026-11-29 14:07:18.591+00', 500, 'answered with status 500', 2),
	('01a227a1-94c8-7e5e-b32e-c96a2e0add75', 6, '2026-11-29 14:07:19.618+00', 500, 'answered with status 500', 2),
	('01a227a1-94c8-7e5e-b32e-c96a2e0add75', 7, '2026-11-29 14:07:20.646+00', 500, 'answered with status 500', 1),
	('01a227a1-94c8-7e5e-b32e-c96a2e0add75', 8, '2026-11-29 14:07:21.671+00', 500, 'answered with status 500', 2),
	('01a227a1-c0ad-74b4-b94a-cee0004f6c3f', 1, '2026-11-29 14:07:21.786+00', 500, 'answered with status 500', 4),
	('01a227a1-c0b2-7826-b018-34ec66a1c24d', 1, '2026-11-29 14:07:21.798+00', 204, NULL, 4),
	('01a227a1-c176-74aa-9301-638dd3b49e96', 1, '2026-11-29 14:07:21.98+00', 204, NULL, 3),
	('01a227a1-c1b3-701d-a66c-ae448426fd5f', 1, '2026-11-29 14:07:22.064+00', 500, 'answered with status 500', 2),
	('01a227a1-c1da-75b5-856e-a8cf67eabb7c', 1, '2026-11-29 14:07:22.082+00', 204, NULL, 5),
	('01a227a1-c4a2-7030-a16b-ba7030c25356', 1, '2026-11-29 14:07:22.794+00', 204, NULL, 3),
	('01a227a1-c9c4-765d-8cc6-129a163bc0d1', 1, '2026-11-29 14:07:24.114+00', 500, 'answered with status 500', 4);


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
	('01a227a1-9336-7828-b824-113649d46410', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-9336-71ac-8e5d-bd7516ea4192', 'email.sent', '01a227a1-931a-758a-9ae6-b46019157f3b', 'delivered', 1, NULL, 204, 17, false, NULL, '2026-11-29 14:07:10.131+00'),
	('01a227a1-935e-749a-b890-ca49e695f25a', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-935e-7179-83d0-23049b783d32', 'email.sent', '01a227a1-9345-709f-b999-a8ccad180ae1', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 14:07:10.173+00'),
	('01a227a1-9380-7a1f-b57e-de2dd250bc7e', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-9380-72a9-a84c-03c30b96b590', 'email.sent', '01a227a1-9368-718f-aa96-5661ccfbaaba', 'delivered', 1, NULL, 204, 23, false, NULL, '2026-11-29 14:07:10.195+00'),
	('01a227a1-93ce-75eb-b324-7ea53f41c858', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-93ce-764e-b2f7-161c9c365c4f', 'email.sent', '01a227a1-92ff-747c-ba0a-c14694f8d2cf', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-29 14:07:10.284+00'),
	('01a227a1-940c-70e7-a588-6c0f8168cad7', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-940c-77d3-8e02-ee7c558e1063', 'email.sent', '01a227a1-9378-70d0-8eeb-7bdb18d633c8', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-29 14:07:10.308+00'),
	('01a227a1-940c-749d-bd05-ae5fc00340fe', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-940c-77d3-8e02-ee7e49fd7646', 'email.bounced', '01a227a1-9398-74ca-84ef-6e51d02515d4', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 14:07:10.294+00'),
	('01a227a1-93f0-740c-9033-be111ac6fa59', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-93f0-76ed-8aa0-6e60ef15748d', 'email.sent', '01a227a1-93c9-70c3-a097-11092209c45f', 'delivered', 1, NULL, 204, 42, false, NULL, '2026-11-29 14:07:10.313+00'),
	('01a227a1-940c-7227-a242-1645f11e7e6b', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-940c-77d3-8e02-ee7d3deb5324', 'email.sent', '01a227a1-9378-70d0-8eeb-7bdb18d633c8', 'delivered', 1, NULL, 204, 43, false, NULL, '2026-11-29 14:07:10.308+00'),
	('01a227a1-942d-70f5-80e5-d67f293a237b', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-942d-77d9-863d-eb80bf75266c', 'email.bounced', '01a227a1-93e8-76e8-8d8e-f7cb65cf40ff', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 14:07:10.359+00'),
	('01a227a1-942d-7f48-85b0-6cb8efe9a929', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-942d-77d9-863d-eb81c68db945', 'email.sent', '01a227a1-93e8-76e8-8d8e-f7cb65cf40ff', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 14:07:10.359+00'),
	('01a227a1-9470-772f-a318-d5aae9f52817', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-9470-701c-81e7-15af63b44d77', 'email.sent', '01a227a1-9419-718a-9397-c6a7f5b0fa36', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 14:07:10.447+00'),
	('01a227a1-949c-7ddb-80c9-be55ed8a07df', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-949c-7473-bae6-105b2d893c53', 'email.sent', '01a227a1-947b-726e-ad4b-49ffba9eb670', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 14:07:10.491+00'),
	('01a227a1-94bb-781f-b2b5-d49112041e78', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-94bb-701e-a2d9-33ba43b550cd', 'email.sent', '01a227a1-9494-71bd-b40f-4bfd0d97666a', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 14:07:10.502+00'),
	('01a227a1-94c8-73be-a3ee-4e7249411536', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-94c8-7077-891f-e219f3dfe554', 'email.cancelled', '01a227a1-94ab-7588-9c45-f7c1f4abaea9', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 14:07:10.536+00'),
	('01a227a1-9749-7bc9-a083-619b428c74ef', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-9749-74da-853c-15b70dd044f5', 'email.delivered', '01a227a1-931a-758a-9ae6-b46019157f3b', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 14:07:11.17+00'),
	('01a227a1-9b40-7778-9467-03f7ddb69c4c', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-9b40-772c-aab9-0393c9d82838', 'email.bounced', '01a227a1-9345-709f-b999-a8ccad180ae1', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-29 14:07:12.186+00'),
	('01a227a1-9b40-7516-82cf-8b1e08b404cb', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-9b40-772c-aab9-03949854a966', 'email.delivered', '01a227a1-9368-718f-aa96-5661ccfbaaba', 'delivered', 1, NULL, 204, 17, false, NULL, '2026-11-29 14:07:12.186+00'),
	('01a227a1-9b40-77c2-9c7b-1ee086b75b33', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-9b40-772c-aab9-0397b8b7dfe5', 'email.delivered', '01a227a1-9494-71bd-b40f-4bfd0d97666a', 'delivered', 1, NULL, 204, 15, false, NULL, '2026-11-29 14:07:12.186+00'),
	('01a227a1-9b40-7992-8a31-6af7ee095290', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-9b40-772c-aab9-039573b581df', 'email.bounced', '01a227a1-9378-70d0-8eeb-7bdb18d633c8', 'delivered', 1, NULL, 204, 17, false, NULL, '2026-11-29 14:07:12.186+00'),
	('01a227a1-9b40-7b63-8285-a0917e21c8d9', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-9b40-772c-aab9-039635587c25', 'email.delivered', '01a227a1-9378-70d0-8eeb-7bdb18d633c8', 'delivered', 1, NULL, 204, 16, false, NULL, '2026-11-29 14:07:12.186+00'),
	('01a227a1-94c8-7e5e-b32e-c96a2e0add75', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92e2-70ed-b021-7d702a6b8740', 'live', '01a227a1-94c8-7077-891f-e219f3dfe554', 'email.cancelled', '01a227a1-94ab-7588-9c45-f7c1f4abaea9', 'failed', 8, 'answered with status 500', 500, 2, false, NULL, '2026-11-29 14:07:10.536+00'),
	('01a227a1-9f5b-7f25-9783-8d9b7f386ae6', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-9f5b-765c-9c14-c426b5d77d74', 'email.complained', '01a227a1-9368-718f-aa96-5661ccfbaaba', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-29 14:07:13.227+00'),
	('01a227a1-a32a-7de3-af65-d6a543b98192', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-a32a-769b-b5c6-637172523e2b', 'email.failed', '01a227a1-9516-72b4-b389-7c264c5b5fb5', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 14:07:14.205+00'),
	('01a227a1-a407-7d1b-97ec-5e1f3737cb80', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-a407-70f9-9d24-6f35c499ea54', 'email.sent', '01a227a1-a3f8-74d7-a31a-6c3c2e604122', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 14:07:14.436+00'),
	('01a227a1-a42b-76d5-8a4d-54ef6c4c5cbc', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'test', '01a227a1-a42b-7114-8ecd-cf42b1cc59eb', 'email.sent', '01a227a1-a416-76c9-ba7f-c4cffc779ef1', 'delivered', 1, NULL, 204, 19, false, NULL, '2026-11-29 14:07:14.462+00'),
	('01a227a1-a42b-7872-809b-80fbb7dd0127', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'test', '01a227a1-a42b-7114-8ecd-cf436f42fa5d', 'email.sent', '01a227a1-a422-75bc-8736-3a7ce2c956ba', 'delivered', 1, NULL, 204, 19, false, NULL, '2026-11-29 14:07:14.474+00'),
	('01a227a1-a42b-705e-b5ae-00351be86191', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92dc-719d-8b87-1ad41d06d8da', 'test', '01a227a1-a42b-7114-8ecd-cf42b1cc59eb', 'email.sent', '01a227a1-a416-76c9-ba7f-c4cffc779ef1', 'delivered', 1, NULL, 204, 32, false, NULL, '2026-11-29 14:07:14.462+00'),
	('01a227a1-a42b-7b96-a169-31afe6dc3d88', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92dc-719d-8b87-1ad41d06d8da', 'test', '01a227a1-a42b-7114-8ecd-cf436f42fa5d', 'email.sent', '01a227a1-a422-75bc-8736-3a7ce2c956ba', 'delivered', 1, NULL, 204, 28, false, NULL, '2026-11-29 14:07:14.474+00'),
	('01a227a1-a454-7bce-b282-6fc208569018', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'test', '01a227a1-a454-708c-874a-93cf6b031bda', 'email.sent', '01a227a1-a432-7317-b928-3a703672b912', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-29 14:07:14.489+00'),
	('01a227a1-a454-7f6a-b8bb-986f7549f3f7', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92dc-719d-8b87-1ad41d06d8da', 'test', '01a227a1-a454-708c-874a-93cf6b031bda', 'email.sent', '01a227a1-a432-7317-b928-3a703672b912', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-29 14:07:14.489+00'),
	('01a227a1-a4ec-743f-a1f3-582d6ba7d06f', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-a4ec-72c1-8cbd-1891b227d519', 'email.sent', '01a227a1-a48a-77cd-812e-83c0d60e3de0', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 14:07:14.644+00'),
	('01a227a1-a7f6-7777-90e0-a79e94c81b02', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-a7f6-7228-9b99-39801343ed72', 'email.delivered', '01a227a1-a3f8-74d7-a31a-6c3c2e604122', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 14:07:15.441+00'),
	('01a227a1-a80c-7218-8ea0-6e997e00b7e0', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'test', '01a227a1-a80c-7228-987c-96c54d2910fe', 'email.delivered', '01a227a1-a416-76c9-ba7f-c4cffc779ef1', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 14:07:15.464+00'),
	('01a227a1-ac05-7f92-aa86-dde3afc2eca4', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'test', '01a227a1-ac05-721d-bac4-42e2801912a7', 'email.bounced', '01a227a1-a422-75bc-8736-3a7ce2c956ba', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 14:07:16.479+00'),
	('01a227a1-ac05-78fa-937e-f6465c120a3c', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92dc-719d-8b87-1ad41d06d8da', 'test', '01a227a1-ac05-721d-bac4-42e2801912a7', 'email.bounced', '01a227a1-a422-75bc-8736-3a7ce2c956ba', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 14:07:16.479+00'),
	('01a227a1-ac05-7014-afd6-584ac52e0838', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'test', '01a227a1-ac05-721d-bac4-42e3f2129817', 'email.delivered', '01a227a1-a432-7317-b928-3a703672b912', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 14:07:16.479+00'),
	('01a227a1-c0ad-74b4-b94a-cee0004f6c3f', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-c0a9-730a-a440-0d5e6766cc3a', 'live', '01a227a1-c0ad-7613-a095-707773395fe9', 'email.queued', '01a227a1-c0ad-7613-a095-70763b54c6a4', 'pending', 1, 'answered with status 500', 500, 4, false, NULL, '2026-11-29 14:07:21.773+00'),
	('01a227a1-c0b2-7826-b018-34ec66a1c24d', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-c0b2-77a9-a157-945286fbadc1', 'email.sent', '01a227a1-c0ad-7613-a095-70763b54c6a4', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 14:07:21.778+00'),
	('01a227a1-c176-74aa-9301-638dd3b49e96', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-c0b2-77a9-a157-945286fbadc1', 'email.sent', '01a227a1-c0ad-7613-a095-70763b54c6a4', 'delivered', 1, NULL, 204, 3, false, '01a227a1-c0b2-7826-b018-34ec66a1c24d', '2026-11-29 14:07:21.974+00'),
	('01a227a1-c1b3-701d-a66c-ae448426fd5f', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-c0a9-730a-a440-0d5e6766cc3a', 'live', '01a227a1-c1b3-774f-8a51-751036e3a50a', 'email.queued', '01a227a1-c1b1-774f-8a51-750ff551503c', 'pending', 1, 'answered with status 500', 500, 2, false, NULL, '2026-11-29 14:07:22.033+00'),
	('01a227a1-c1da-75b5-856e-a8cf67eabb7c', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-c1da-702e-8e87-dda3bb730560', 'email.sent', '01a227a1-c1b1-774f-8a51-750ff551503c', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 14:07:22.074+00'),
	('01a227a1-c4a2-7030-a16b-ba7030c25356', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-c4a2-72ff-9855-e4620c939825', 'email.delivered', '01a227a1-c0ad-7613-a095-70763b54c6a4', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 14:07:22.782+00'),
	('01a227a1-c9ca-7d31-9a3e-a8d4928d225f', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-92d2-72dc-b25f-56c689d07493', 'live', '01a227a1-c9ca-7379-bfb0-6843aa3f05f4', 'email.sent', '01a227a1-c9c4-73b3-bbfd-b192f381c4e8', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 14:07:24.106+00'),
	('01a227a1-c9c4-765d-8cc6-129a163bc0d1', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-c0a9-730a-a440-0d5e6766cc3a', 'live', '01a227a1-c9c4-73b3-bbfd-b1937c1f05e3', 'email.queued', '01a227a1-c9c4-73b3-bbfd-b192f381c4e8', 'pending', 1, 'answered with status 500', 500, 4, false, NULL, '2026-11-29 14:07:24.1+00'),
	('01a227a1-d604-7d58-8f50-277bfef08965', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-c0a9-730a-a440-0d5e6766cc3a', 'live', '01a227a1-d604-777e-b8f2-0ca22adbbfc7', 'email.queued', '01a227a1-d604-777e-b8f2-0ca19327bcae', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 14:07:27.236+00'),
	('01a227a1-d626-7980-b77b-a01768fd8473', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-c0a9-730a-a440-0d5e6766cc3a', 'live', '01a227a1-d626-70a8-b55c-b681a2e77c5b', 'email.queued', '01a227a1-d626-70a8-b55c-b680a1e79c1b', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 14:07:27.27+00'),
	('01a227a1-d656-7148-83a8-495f53d921d1', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', '01a227a1-c0a9-730a-a440-0d5e6766cc3a', 'live', '01a227a1-d656-742a-8b14-eb413a2c53c0', 'email.queued', '01a227a1-d656-742a-8b14-eb4027fc2c91', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 14:07:27.318+00');


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
	('01a227a1-92dc-719d-8b87-1ad41d06d8da', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'test', 'http://127.0.0.1:34087/ok', '{email.sent,email.bounced}', 'sendwright', true, '2.throwaway.274919aab91df1b5.vWFgMplh2OZZicJz.yOKb30B2LLnb5wgxMHph1QtRBOKwLlLBC5ZtQ8leWSt69ojTavw8D2H0Fa9--LiHNLLIB2hN8PSkSQDkY4_n9LQS', NULL, NULL, '2026-11-29 14:07:10.044+00', false),
	('01a227a1-92e2-70ed-b021-7d702a6b8740', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', 'http://127.0.0.1:34087/broken', '{email.cancelled}', 'sendwright', true, '2.throwaway.274919aab91df1b5._PMQhy88Raff2Scj.YF1iXIzZkfGJA1o-6cr6dQZ-kkSCVRYE8QsFhcHEduU8tUUX1FdQzrxG5nZqr_zE6iusChlp_gToipTUM7hJSyzZ', NULL, NULL, '2026-11-29 14:07:10.05+00', false),
	('01a227a1-c0a9-730a-a440-0d5e6766cc3a', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', 'http://127.0.0.1:34087/broken', '{email.queued}', 'sendwright', true, '2.throwaway.274919aab91df1b5.4AOm4ZJud_QkOzcp.5bop321e_zc3YmVUwu11m5mJk_ct3mAW0QPGi6zZOgTfPAXu4ESmTGGHUJVgdKyv3CHeKkad4ocBerqcCflq4r91', NULL, NULL, '2026-11-29 14:07:21.769+00', false),
	('01a227a1-92d2-72dc-b25f-56c689d07493', '01a227a1-056d-7661-90df-fb7d6fe7cc4a', 'live', 'http://127.0.0.1:34087/ok', '{email.sent,email.delivered,email.delivery_delayed,email.bounced,email.complained,email.rejected,email.failed,email.cancelled}', 'sendwright', true, '2.throwaway.274919aab91df1b5.kAClY-57sU_FroKL.MzMBVBEiKbuWfp9dEGBN6RwwoIv4wjRPw4-JQYnH7Kw-_1bQIfqzV7oVAVEJDK4kq-okVtPDX0dctIN72-hg-opB', '2.throwaway.274919aab91df1b5.mvyd5PqwenrzPHYW.iBhii8mxjunu2vMU_u6E47BQTuR__qd2Nhq-C3PjCth3XaA85fDVPRyb2XHg7Njt8QXPZMwtoBOHW3lrTzfpxqxL', '2026-11-30 14:07:22.003+00', '2026-11-29 14:07:10.034+00', false);


--
-- Data for Name: webhook_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_jobs OVERRIDING SYSTEM VALUE VALUES
	('01a227a1-c0ad-74b4-b94a-cee0004f6c3f', '01a227a1-c0a9-730a-a440-0d5e6766cc3a', '2026-11-29 14:07:27.243+00', '2026-11-29 14:07:27.243+00', NULL, 38, true, '1239'),
	('01a227a1-c1b3-701d-a66c-ae448426fd5f', '01a227a1-c0a9-730a-a440-0d5e6766cc3a', '2026-11-29 14:07:27.152+00', '2026-11-29 14:07:27.152+00', NULL, 41, true, '1264'),
	('01a227a1-c9ca-7d31-9a3e-a8d4928d225f', '01a227a1-92d2-72dc-b25f-56c689d07493', '2026-11-29 14:07:24.106+00', '2026-11-29 14:07:24.106+00', NULL, 45, false, '1280'),
	('01a227a1-c9c4-765d-8cc6-129a163bc0d1', '01a227a1-c0a9-730a-a440-0d5e6766cc3a', '2026-11-29 14:07:29.216+00', '2026-11-29 14:07:29.216+00', NULL, 44, true, '1281'),
	('01a227a1-d604-7d58-8f50-277bfef08965', '01a227a1-c0a9-730a-a440-0d5e6766cc3a', '2026-11-29 14:07:27.236+00', '2026-11-29 14:07:27.236+00', NULL, 46, false, '1295'),
	('01a227a1-d626-7980-b77b-a01768fd8473', '01a227a1-c0a9-730a-a440-0d5e6766cc3a', '2026-11-29 14:07:27.27+00', '2026-11-29 14:07:27.27+00', NULL, 47, false, '1296'),
	('01a227a1-d656-7148-83a8-495f53d921d1', '01a227a1-c0a9-730a-a440-0d5e6766cc3a', '2026-11-29 14:07:27.318+00', '2026-11-29 14:07:27.318+00', NULL, 48, false, '1303');


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


