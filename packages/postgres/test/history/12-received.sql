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
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'Acme', 'enterprise', NULL, true, NULL, NULL, 1000000, NULL, NULL, NULL, NULL, '2026-11-29 11:11:36.296+00', NULL),
	('01a22701-38f4-7744-93bc-763fcf476e64', 'Closed', 'free', NULL, false, NULL, NULL, NULL, NULL, NULL, '2026-11-29 11:12:09.093+00', 'Sent what nobody asked for.', '2026-11-29 11:12:01.268+00', NULL),
	('01a22701-2bd0-745b-9aa8-236c13e87ff5', 'Bolt', 'pro', NULL, false, 50, NULL, 7, '2026-11-29 11:12:59.575+00', NULL, NULL, NULL, '2026-11-29 11:11:57.904+00', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.api_keys VALUES
	('01a22700-e80e-7161-9bfc-fea5a8c2734e', '01a22700-d769-7260-a03a-aa100c7cebc6', '2422cb71d8d4de193fde6b753be3f8e1ef48f9bf09cb65abb70ff3beffbd8d94', 'Acme live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'bxd1', '2026-11-29 11:11:40.558+00', NULL, '2026-11-29 11:11:44.481+00', NULL),
	('01a22701-1ff1-7152-9cd1-469d906f73a2', '01a22700-d769-7260-a03a-aa100c7cebc6', '999396272c6aae2b6d9298b40a807487e601c91124387bb84b3b8ed0fa3ec40b', 'Acme live', 'live', '{emails:read}', 'svc_live_', 'NX4j', '2026-11-29 11:11:54.865+00', NULL, NULL, NULL),
	('01a22701-472e-7261-994a-6b0acb8cdddf', '01a22701-38f4-7744-93bc-763fcf476e64', 'e6348788d1b1b5953f00ac59c5665e70ee4e6504b8241414b9a3c0e8b12ae547', 'Closed live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'Dn2E', '2026-11-29 11:12:04.91+00', NULL, NULL, NULL),
	('01a22701-124f-74c4-b78f-dd5cb7ccc033', '01a22700-d769-7260-a03a-aa100c7cebc6', '87886a9f421f08eb32c9705e2d697699f149b3af9dd9da6511545d35e7f3358e', 'Acme test', 'test', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_test_', '1fcQ', '2026-11-29 11:11:51.375+00', '2026-11-29 11:13:00.845+00', NULL, NULL),
	('01a22701-6750-777d-bf28-124cb9d20794', '01a22701-2bd0-745b-9aa8-236c13e87ff5', '331fceb3fbf123e120f3de228ed25782b7b5ec56e0754a99f6d0747a9b74f785', 'Bolt live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', '7Jn1', '2026-11-29 11:12:13.137+00', '2026-11-29 11:13:00.884+00', NULL, NULL),
	('01a22701-0523-766e-910c-a93642828677', '01a22700-d769-7260-a03a-aa100c7cebc6', 'acd0b4dfe7eda806542386c83f2f2161c0785bc22626a63916c3fc52216ae304', 'Acme live', 'live', '{emails:send,emails:read,received:read,received:manage,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'kZnj', '2026-11-29 11:11:48.003+00', '2026-11-29 11:13:01.292+00', NULL, NULL);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.audit_log VALUES
	('01a22700-d871-703a-9b97-7945935fecb1', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:11:36.561+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22700-e83b-74a8-a06a-f9ec780b7309', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:11:40.602+00', 'operator', NULL, 'operator', 'key.created', '01a22700-e80e-7161-9bfc-fea5a8c2734e', NULL, NULL, NULL),
	('01a22700-f76f-7446-b63e-9a08ec1bb0a3', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:11:44.495+00', 'operator', NULL, 'operator', 'key.revoked', '01a22700-e80e-7161-9bfc-fea5a8c2734e', NULL, NULL, NULL),
	('01a22701-052b-76ac-8acd-1b51e9b6342b', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:11:48.011+00', 'operator', NULL, 'operator', 'key.created', '01a22701-0523-766e-910c-a93642828677', NULL, NULL, NULL),
	('01a22701-12e0-7699-92e0-190a5c0455ee', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:11:51.52+00', 'operator', NULL, 'operator', 'key.created', '01a22701-124f-74c4-b78f-dd5cb7ccc033', NULL, NULL, NULL),
	('01a22701-1ff6-72aa-b2fc-9201ad286585', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:11:54.87+00', 'operator', NULL, 'operator', 'key.created', '01a22701-1ff1-7152-9cd1-469d906f73a2', NULL, NULL, NULL),
	('01a22701-2bdd-70c3-b987-24159e0ce139', '01a22701-2bd0-745b-9aa8-236c13e87ff5', '2026-11-29 11:11:57.917+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22701-3918-745e-9c09-457e9142d305', '01a22701-38f4-7744-93bc-763fcf476e64', '2026-11-29 11:12:01.304+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a22701-4739-7046-aa39-60e43e48acc4', '01a22701-38f4-7744-93bc-763fcf476e64', '2026-11-29 11:12:04.921+00', 'operator', NULL, 'operator', 'key.created', '01a22701-472e-7261-994a-6b0acb8cdddf', NULL, NULL, NULL),
	('01a22701-57af-745e-ac6d-e03b19d12808', '01a22701-38f4-7744-93bc-763fcf476e64', '2026-11-29 11:12:09.135+00', 'operator', NULL, 'operator', 'account.suspended', NULL, NULL, NULL, NULL),
	('01a22701-6757-7555-adb5-f2efb7016419', '01a22701-2bd0-745b-9aa8-236c13e87ff5', '2026-11-29 11:12:13.143+00', 'operator', NULL, 'operator', 'key.created', '01a22701-6750-777d-bf28-124cb9d20794', NULL, NULL, NULL),
	('01a22701-73cb-741c-962b-0f8e3ed517c3', NULL, '2026-11-29 11:12:16.331+00', 'operator', NULL, 'operator', 'user.created', '01a22701-73c1-73bb-9ea7-a73db1ade69b', NULL, NULL, NULL),
	('01a22701-7d96-7114-b95d-2db9c5edebdf', NULL, '2026-11-29 11:12:18.838+00', 'operator', NULL, 'operator', 'user.link_made', '01a22700-d769-7260-a03a-aa111ea2637a', NULL, NULL, NULL),
	('01a22701-7f28-75a3-94ac-893993760e04', NULL, '2026-11-29 11:12:19.24+00', 'user', '01a22700-d769-7260-a03a-aa111ea2637a', 'ada', 'user.password_changed', '01a22700-d769-7260-a03a-aa111ea2637a', '127.0.0.1', NULL, 'dbbc88baf0eec8bfdea9dcf2a92f8cd9'),
	('01a22701-7f2d-75d0-a164-40e7a5ab6deb', NULL, '2026-11-29 11:12:19.245+00', 'user', '01a22700-d769-7260-a03a-aa111ea2637a', 'ada', 'user.signed_in', '01a22700-d769-7260-a03a-aa111ea2637a', '127.0.0.1', NULL, 'dbbc88baf0eec8bfdea9dcf2a92f8cd9'),
	('01a22701-88ab-7273-abf8-50394681a9a4', NULL, '2026-11-29 11:12:21.675+00', 'operator', NULL, 'operator', 'user.link_made', '01a22701-73c1-73bb-9ea7-a73db1ade69b', NULL, NULL, NULL),
	('01a22701-89e0-75ef-b583-4dd4bd3e27a4', NULL, '2026-11-29 11:12:21.984+00', 'operator', '01a22701-73c1-73bb-9ea7-a73db1ade69b', 'grace', 'user.password_changed', '01a22701-73c1-73bb-9ea7-a73db1ade69b', '127.0.0.1', NULL, '5cf5e8ce614f1a351ba2161a61c3a5d5'),
	('01a22701-89e3-75d2-9f50-43429115fc7c', NULL, '2026-11-29 11:12:21.987+00', 'operator', '01a22701-73c1-73bb-9ea7-a73db1ade69b', 'grace', 'user.signed_in', '01a22701-73c1-73bb-9ea7-a73db1ade69b', '127.0.0.1', NULL, '5cf5e8ce614f1a351ba2161a61c3a5d5'),
	('01a22701-94b8-77b4-8147-18dd09957ee7', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:24.76+00', 'operator', NULL, 'operator', 'member.invited', '01a22701-94b2-71c8-bc71-e74c86d7e16b', NULL, NULL, NULL),
	('01a22701-9605-717c-9509-812506414c12', NULL, '2026-11-29 11:12:25.093+00', 'user', '01a22701-95ff-7435-84da-11807182d79a', 'The developer', 'user.created', '01a22701-95ff-7435-84da-11807182d79a', '127.0.0.1', NULL, '703f0018fe85758c0818f10e7a80b624'),
	('01a22701-9606-7059-b109-876f213c8332', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:25.094+00', 'user', '01a22701-95ff-7435-84da-11807182d79a', 'The developer', 'member.joined', '01a22701-95ff-7435-84da-11807182d79a', '127.0.0.1', NULL, '703f0018fe85758c0818f10e7a80b624'),
	('01a22701-9608-7004-9f13-e3297e1a4193', NULL, '2026-11-29 11:12:25.096+00', 'user', '01a22701-95ff-7435-84da-11807182d79a', 'The developer', 'user.signed_in', '01a22701-95ff-7435-84da-11807182d79a', '127.0.0.1', NULL, '703f0018fe85758c0818f10e7a80b624'),
	('01a22701-a073-736a-a357-5ed572be8d03', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:27.763+00', 'operator', NULL, 'operator', 'member.invited', '01a22701-a06e-714f-9720-88d83240f984', NULL, NULL, NULL),
	('01a22701-a1e1-732c-9d8f-448259cad55e', NULL, '2026-11-29 11:12:28.129+00', 'user', '01a22701-a1d9-712a-91ab-6721f9b54fc3', 'The viewer', 'user.created', '01a22701-a1d9-712a-91ab-6721f9b54fc3', '127.0.0.1', NULL, 'fd904222b0b2745f9c36fea07253ffd7'),
	('01a22701-a1e2-7395-a36d-3871a518b406', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:28.13+00', 'user', '01a22701-a1d9-712a-91ab-6721f9b54fc3', 'The viewer', 'member.joined', '01a22701-a1d9-712a-91ab-6721f9b54fc3', '127.0.0.1', NULL, 'fd904222b0b2745f9c36fea07253ffd7'),
	('01a22701-a1e6-752e-8b2a-1f9d25e42e0d', NULL, '2026-11-29 11:12:28.134+00', 'user', '01a22701-a1d9-712a-91ab-6721f9b54fc3', 'The viewer', 'user.signed_in', '01a22701-a1d9-712a-91ab-6721f9b54fc3', '127.0.0.1', NULL, 'fd904222b0b2745f9c36fea07253ffd7'),
	('01a22701-ac1c-7545-8b16-266abdb8d57c', NULL, '2026-11-29 11:12:30.748+00', 'operator', NULL, 'operator', 'user.disabled', '01a22701-a1d9-712a-91ab-6721f9b54fc3', NULL, NULL, NULL),
	('01a22701-b79b-7041-b29e-94d24c6bcf54', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:33.691+00', 'operator', NULL, 'operator', 'member.invited', '01a22701-b796-761b-be2a-8f88878dd973', NULL, NULL, NULL),
	('01a22701-b8be-71e5-81e7-0f820de65c61', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:33.982+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'domain.added', '01a22701-b8ae-7205-8a5c-e592b867a4d7', '127.0.0.1', NULL, '3df379e8b5d13ac3cda9fdc7b3835fe7'),
	('01a22701-b8dd-7616-9ed8-1a7b79b9f051', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:34.013+00', 'engine', NULL, 'sendwright', 'domain.verified', '01a22701-b8ae-7205-8a5c-e592b867a4d7', '127.0.0.1', NULL, '97b77650bc2bef5bb7f80dbfaf50bee4'),
	('01a22701-b911-76cc-8c12-09fcf77df72b', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:34.065+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'domain.added', '01a22701-b907-70a5-93d3-385fa820ac0c', '127.0.0.1', NULL, '3df7dcd2046f9a8042c1760458de7265'),
	('01a22701-b93c-76f1-b603-c0dfa7d6cd2f', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:34.108+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'domain.added', '01a22701-b932-7533-ab93-2a325e5457cb', '127.0.0.1', NULL, '652c615f0f14df268fcad41292b0f56b'),
	('01a22701-b94b-77b7-a777-b3bc546d3946', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:34.123+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'domain.removed', '01a22701-b932-7533-ab93-2a325e5457cb', '127.0.0.1', NULL, '8baa0384edcb5c5b56d4cce97f4d6a69'),
	('01a22701-b96c-723d-a5f3-02c55ff223ae', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:34.156+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'template.created', '01a22701-b963-7167-9d91-5fae0d0ee822', '127.0.0.1', NULL, '11671d37d954b60f060eb01446afd962'),
	('01a22701-b97d-77c5-87d0-5c7e15a8a444', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:34.173+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'template.changed', '01a22701-b963-7167-9d91-5fae0d0ee822', '127.0.0.1', NULL, '77936c9ce3319101636200d059b93ee5'),
	('01a22701-b98c-717d-8912-ae1aaebd8375', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:34.188+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'template.restored', '01a22701-b963-7167-9d91-5fae0d0ee822', '127.0.0.1', NULL, '0f71b34c16a5318f569d7cfca5e4e1f1'),
	('01a22701-b9ac-7451-bc29-2f2d115c404f', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:34.22+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'template.created', '01a22701-b994-71eb-86d9-7eb61ab59401', '127.0.0.1', NULL, '194b1085fc6d78471244080d56759a8e'),
	('01a22701-b9ba-713e-b879-8a5d3e945c9f', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:34.234+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'template.created', '01a22701-b9b7-71e7-b33b-5fabe17fe61f', '127.0.0.1', NULL, '1c9a92efc02c03d5c760050f16e5d33f'),
	('01a22701-b9c2-7717-a6ea-8a6447778671', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:34.242+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'template.created', '01a22701-b9bf-75a8-9a37-589f9100e5fd', '127.0.0.1', NULL, '1b84fd73120ba0cb5a7518e7f1a2f625'),
	('01a22701-b9c9-7543-b832-ab2e6a841b04', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:34.249+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'template.removed', '01a22701-b9bf-75a8-9a37-589f9100e5fd', '127.0.0.1', NULL, '9949fda5ba789a9a039bdbd0146d93f2'),
	('01a22701-b9d4-730b-ad40-e80430d1b472', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:34.26+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'webhook.added', '01a22701-b9d1-727b-b2cf-3755487999e5', '127.0.0.1', NULL, '587e81ffa97df360ef5624369c665097'),
	('01a22701-b9e4-7612-bd74-4a8c6bbde0de', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:34.276+00', 'key', '01a22701-124f-74c4-b78f-dd5cb7ccc033', 'Acme test', 'webhook.added', '01a22701-b9e2-715b-8c7e-c21464c1b422', '127.0.0.1', NULL, '142048ffa870bacd41702d38c14654bc'),
	('01a22701-b9ed-76f2-9dbe-da6752ec361d', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:34.285+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'webhook.added', '01a22701-b9ec-71f2-80bd-f56afcd5b67e', '127.0.0.1', NULL, '5be511922ef4f0c96cc0f33b3f8a56bd'),
	('01a22701-b9f5-70cf-8e4e-f9c0bc1a1939', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:34.293+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'webhook.added', '01a22701-b9f4-71aa-8fc0-c3e9ced12dfb', '127.0.0.1', NULL, 'f33651e8998073c937a1a5536dbc76cf'),
	('01a22701-ba02-740a-948c-b06e3d10cbf7', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:34.306+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'webhook.removed', '01a22701-b9f4-71aa-8fc0-c3e9ced12dfb', '127.0.0.1', NULL, '672d77123ef387d5f443d9359982c935'),
	('01a22701-d16f-7613-8113-b9e46e2a87a7', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:40.303+00', 'operator', NULL, 'operator', 'email.settled', '01a22701-bcaa-7414-8cd0-fc3471f83a42', NULL, NULL, NULL),
	('01a22701-d2e4-73ef-ba63-ef7d29481e16', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:40.675+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'portal.link_made', '01a22701-d2e3-72a9-b8c5-a04be3263fc7', '127.0.0.1', NULL, 'dd6355c1466588cbb4a687dc256bbf0d'),
	('01a22701-d2f2-7675-96e9-366fd89e584c', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:40.69+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '869e99fcfa6d3ff2b236064f9b3763db'),
	('01a22701-d2fb-7115-87e6-f8db3cf41a89', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:40.699+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '989dd6a62fd013c7a415cd886ddd9582'),
	('01a22701-d304-73b7-884a-f9afd06b7d4f', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:40.708+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'suppression.removed', NULL, '127.0.0.1', NULL, 'bce17ec295f91e5fa2f599c89d47230f'),
	('01a22701-d40e-77cb-89d8-d25e4637c9b0', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:40.974+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'recipient.erased', '5e1f7c4db653', '127.0.0.1', NULL, 'c2cfa92688937a5c2c636178a3530cad'),
	('01a22701-e6fd-76b3-9c94-b4227af33d4c', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:45.821+00', 'key', '01a22701-0523-766e-910c-a93642828677', 'Acme live', 'webhook.added', '01a22701-e6fa-7461-9ed6-d947951ff819', '127.0.0.1', NULL, '31c595cde89b7b35d738daafcd4f59fc'),
	('01a22701-e822-717c-8ed9-3cd258b5b538', NULL, '2026-11-29 11:12:46.114+00', 'user', '01a22700-d769-7260-a03a-aa111ea2637a', 'ada', 'user.signed_in', '01a22700-d769-7260-a03a-aa111ea2637a', '127.0.0.1', NULL, 'bcc07f3d40020c2c252dc6a04921397f'),
	('01a22701-e844-7792-bcab-199d1f869c1f', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:46.148+00', 'user', '01a22700-d769-7260-a03a-aa111ea2637a', 'ada', 'webhook.delivery_sent_again', '01a22701-e712-7e48-8ccb-39a6d917812e', '127.0.0.1', '01a22701-e820-7622-9c90-660f2e442aa8', 'b6ea2d3a6fc08994e3a6365619604382'),
	('01a22701-e873-7387-ac28-8d913e0c75f0', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:46.195+00', 'user', '01a22700-d769-7260-a03a-aa111ea2637a', 'ada', 'webhook.secret_rotated', '01a22701-b9d1-727b-b2cf-3755487999e5', '127.0.0.1', '01a22701-e820-7622-9c90-660f2e442aa8', '8d774680af9bfec340ae64f56c3e4145'),
	('01a22701-e8a8-7199-bd09-ea283381824f', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:46.248+00', 'user', '01a22700-d769-7260-a03a-aa111ea2637a', 'ada', 'email.copied', '01a22701-e89f-77fa-a647-a179210bff66', '127.0.0.1', '01a22701-e820-7622-9c90-660f2e442aa8', 'a5a8385d0532c895403421526530ca1b'),
	('01a22701-f1e3-7136-9716-46159f21b867', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:48.611+00', 'operator', NULL, 'operator', 'domain.dkim_rotated', '01a22701-b8ae-7205-8a5c-e592b867a4d7', NULL, NULL, NULL),
	('01a22702-11cd-71c7-820e-96508f3b93ba', '01a22701-2bd0-745b-9aa8-236c13e87ff5', '2026-11-29 11:12:56.781+00', 'operator', NULL, 'operator', 'emails.held', NULL, NULL, NULL, NULL),
	('01a22702-1cd0-739b-9fdc-3e8237cf4554', '01a22701-2bd0-745b-9aa8-236c13e87ff5', '2026-11-29 11:12:59.6+00', 'operator', NULL, 'operator', 'account.paused', NULL, NULL, NULL, NULL),
	('01a22702-1e5d-74c7-870f-9c3719c81530', NULL, '2026-11-29 11:12:59.997+00', 'user', '01a22700-d769-7260-a03a-aa111ea2637a', 'ada', 'user.signed_in', '01a22700-d769-7260-a03a-aa111ea2637a', '127.0.0.1', NULL, 'b218df98e3a621f6b9359dfeefadf093'),
	('01a22702-1ef2-760a-89e5-b8da1ed6dd72', NULL, '2026-11-29 11:13:00.146+00', 'operator', '01a22701-73c1-73bb-9ea7-a73db1ade69b', 'grace', 'user.signed_in', '01a22701-73c1-73bb-9ea7-a73db1ade69b', '127.0.0.1', NULL, 'e22637f9434ae63e05ed6729d35e94a6');


--
-- Data for Name: domains; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.domains VALUES
	('01a22701-b907-70a5-93d3-385fa820ac0c', '01a22700-d769-7260-a03a-aa100c7cebc6', 'pending.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"swa2b0f4b645._domainkey.pending.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAw2FtipOMn9Gmp2vbfqauNrfOhMusdcUpL7Mo1kLaMZtMAch0U3SRX+8nW83XrNhjDLA6qGqymIXpky1Um8UkNG/OAlKCV36QcgHoS1D0lVT7ta5h3LsxLZZZd95M5mzH2cyWs3FUFqALsz0EYthkLW663oSWifUl+v8ORGiT40/lQKv4Opsf3enOWrXTHOnkRiefpxeM/Pp/WU4gi49NQVeUaKBeGk6y/VClnZRirYRun565fy8iWWLDLrtnvpp8V7q+MSpHLi3F/YvyiWIzGr/1xnXgfaf9CSJcx2avBiHQ0XBixL12tLdH1khoagfZ6AKDfPxBxk8d55J9Edf9mwIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.pending.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.pending.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.pending.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'swa2b0f4b645', '2.throwaway.45f9a02ae59baf25.Da7b4IyVbCKZSG5m.RjymMEN3Cxkv9lJU3n0SrpizL2uLpIaAmvKglAB1119eLu_2e22Z7J6baCASE2pwSLzyoEJTTiQyUhf_jYkbbuCLUvjXSyyegfwDfAT8550rTMlG-ckFRtzWgjXS6FA1zIgobx01Y1GWgjFk-9Srshmb1km51AQ_9O4Pp8AMkb3mH4_J5hOwt0Pbef6RBEeSa93MI2HZHJynMnaZ3telS87rRcw2J6E70s3qSGLdbxvpfzJpQjnyJmC16TCu2eqk8rVLyZPKBqZfytLKOJAtcdq31nrcdWbNsvgi3maYZpzNXoDQHRS1DeqgWz2XMfAJN79np5VwJO8hh8zBd9F8QNEWPv0eu4aQ2KXC730YFUwG7xiPWDql3NPH1zJcybTHpnRoxNjay9EY2cPEzGST6oc7IMEZw-BM-XGVkT1vLA4F9rooH4LWvZP1x11m4U29zTyCtOKxyXyHDgpAF-rHpGj3lsyomtf71W9lThF9V9t0HF_jMO5xkrr1Hku-9G0HH8ev6oYB0JJWiNUYFc46hz0Y_OD3u-JQrKZa6iz5AwwowShrgvRihThd4XKUdJDc1vCXbWc_IS_GV7_qUjFISX6UKUgB0jCHTbx3yFuQ-0pSff16V5VI6hrwlegVRFP_8qUtzfRk2EP7MUsYopkCAgzLoP3oD4FbDtCdXR2KW6tvT4YcwGS4eW0SP39hEeV2TpDA-PEMxA94ku0-eQ8Dcg05alrhVRgYZYJelALOYU5ig2tis2B-cGvJAODDOgYYRND30J6KpLTmUInv0wTJuiGZ0Fq8kRejjx1l7gniq0nhXboy5wnAn5ehGstu39Mr6QH0b5rSFZxkip8MS2KSO9Qn3UWftIkVQo76XWxwG_SiSFXRqKJe2HAANztVN6cggFlQRcs3EFVyM30lw1y3Sh94V8lFyi2Cam-cNBBJivREAJJQaYZ1bNuQqwbljKYbVHOzCiQS82QRAx2g5iLaH8f480r6qmbFryPWW4rjcnagTQ-5YFQlBqqctKL500436nfjrjcwxljyPk19qixFAc8uEczFIoOk_Ph3ErnZafzGLSHBYk0UWBu2fsJcQegjDaxRiRnVbaI3fqWNcnoV3u_qW21jllPEiBgEg7PUyDPz349JPMkFJxUxqi2S8Kli9XWxAxQULnrfbpDlHI8RgsZ0eY4o0d1vZ8XyfvFjg3vT2u-U9FvNrAXV4g5HL6jUxxn3ep9Q724roSglELfQYg7hRJ8JMbT_sr46sdjfqh0xnrdp94WpSZ8KQb4OEQ8lVedTfcWOZgdUJn4SEZxEx1u9NXFTJ9s2p1m7U11jf37eXh05DmpWBxA_C486k93tUN55IxicJuSUl2lgePuAcqw3-LsGHTyQ7jPsT3fpQmLgjHkiKYGnmkyGoBX3A55VXkxrVZ-MPC7m2agT5_8NGt8zbHJ8pUCzV-c7ncSy-Ib3WGm6POv7gCaZEshpsqpcIoST2bCFNdZxPEuNveF-nyRKEUVNB9N--AZiGDK5XrWNES9OMGGu0jLWFZxsjFl8AHEAczCAhjdSps7_XV97RTpH8GHnahZJObMNoWII6Qg8RleEeecWBwj6MPOZb7N47bFm4X8oiQZyo8oa-OPrTAEqb7oFWA7CDJ_t03FbJH5pV_IChOjMGvKrrKrEhvgpo0QRpqkL63bIEv9YvROX0-FXDgMtFdjBIP4oiNm1sXVeNr2dv5q682YfvlZngM3wSdpm5MLWeO3JtPp6GNcuH4fhrpc2nhPhi_zCp5TW3nNO9DVXFQu4x0xD_CsU4AlXle1kiNj0kOhE9fmJvkR5aiLJtJRXWicBTYDfz4KljHN1npRHgWtW38yshmRvuHhtQVBuj_UiKrZYOuwDKYaIvBccO2rsEjRacEWG06wQ6MMau-Sj3iBajLzC2Pvl88Mop8dAbTZLa__Y4zulIFsxJ-IIky7IzfhvNeK-8L--Z1hsFA7stMZ8JrJLeTIRXC4riBEXUMWfspT7hdf_Nz6KhUpUpsFYifjmY_TchKBkBeWghBDKwmpp1lwrdW5ekn3EX9iJkY9JRSbBGNJ6ctA-TllQA3t823s_HMlQ2Xb7Xm_zXO_S4eIS-y6y49JRBPyJx2hnP8uWCCZFIhaj2bRPNTQo9-_fpMLsaH-2TsbaoYhf1vdKkhujEO6KP6haG83jRt-uIoJ6E3fmoCZX4sVP7QliiaCMiPP3W7YFPv16OJEdX63TQddpKL3hE4oYZMuUeOLkGnKsS66s4XBVe8dwIGcrtwi9VaN7Nmu8wYj3MHadPBJImNSg6w', NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-29 11:17:34.056+00', '2026-11-29 11:12:34.055+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a22701-b8ae-7205-8a5c-e592b867a4d7', '01a22700-d769-7260-a03a-aa100c7cebc6', 'mail.acme.example', 'local', 'verified', 'healthy', '2026-11-29 11:12:34.009+00', NULL, '[{"id":"dkim","type":"TXT","name":"swa3444cde23._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArxBJAbGOCVZbNDA58JLdQfRcise3ntE5wsf3yM5v5IlJklmR1MJjM3ZygAm3GSuMlAw4dsmJf/fKTiJSfHL2eDExskkUk5SHul+hLVV5UyZxtgWQAN7QJ3hWTnKC4rBQ2LpflW4w7tqS+2m00IBabkE7AUqtM3hp3x9MWyO7i/f2oLRkye1csNyHvqUd7zHzotolPtJhkAODEIdwDetMDGTiceHRp+d/hnAY/c11I8tWFFyDHvNP962HSnxR8CBDhhGLWGwGTkJ1SDHjg+Sb7ZweehuRNArdHnPIREcJ1JQv99Xtc97yCileH2AZLHepgBbISsiNutSrM4vRgE3gkwIDAQAB","purpose":"dkim"},{"id":"dkim_sw9a798a089f","type":"TXT","name":"sw9a798a089f._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEApcB6ylLmnVIxDI5+pEr5ndhNLSvTabA/6E+H/12uIRDKSSgqAS7Jzz+MlLi+evlV+nYbiLRgmeyZnJAoR28QES/cRlmeQHkTXWGkrByDEsICnJYKQ661mEcFkfuB57E2oyqCp+rvMAAlxRklfmd9QiYjmkRVspoEjZUgyce7ATjpML62dwGtWy363x0be9Jsf+7p4I53Vrem8fzScFMk9lsHRGvbMnRj7z5i/Oajlq8EnTJsVh+VsMGSN9GCzbr4WV407cKyWgeAyERlEW99LanO2yga7HbsNH4uJL+C9QICsl2SoRIO0VoW2bzc3IvZs+PxaWbR/T3nc+L3LqCdgQIDAQAB","purpose":"dkim","gating":false},{"id":"return_path_mx","type":"MX","name":"send.mail.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.mail.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.mail.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', '[{"id":"dkim","state":"found","found":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArxBJAbGOCVZbNDA58JLdQfRcise3ntE5wsf3yM5v5IlJklmR1MJjM3ZygAm3GSuMlAw4dsmJf/fKTiJSfHL2eDExskkUk5SHul+hLVV5UyZxtgWQAN7QJ3hWTnKC4rBQ2LpflW4w7tqS+2m00IBabkE7AUqtM3hp3x9MWyO7i/f2oLRkye1csNyHvqUd7zHzotolPtJhkAODEIdwDetMDGTiceHRp+d/hnAY/c11I8tWFFyDHvNP962HSnxR8CBDhhGLWGwGTkJ1SDHjg+Sb7ZweehuRNArdHnPIREcJ1JQv99Xtc97yCileH2AZLHepgBbISsiNutSrM4vRgE3gkwIDAQAB"},{"id":"return_path_mx","state":"found","found":"10 bounces.sendwright.test"},{"id":"return_path_spf","state":"found","found":"v=spf1 a:bounces.sendwright.test ~all"},{"id":"dmarc","state":"found","found":"v=DMARC1; p=none;"}]', '2026-11-29 11:12:34.009+00', 'swa3444cde23', '2.throwaway.45f9a02ae59baf25.CGSTSpkA6BUswBbi.R3ATCcyTJ4BRFASNjljMIKCgPWNN-EOxaxe4tuCelgzK61NGwFURZnbhTfSRcT5DKHRAFKw-H8RryEhx99gWDKyBMVkJV7KO9vtGxKpCQ1flMM0i0WgeMGzGbIPnX05Wf0Lqh0dTmvo5ktLtF_YO2r3MqvEh5xQBsAIk0MUueOSTbE5aDiJNL5QOyQNjENJ9IJ0FXJKVqz6kmPXTYEmRPBrieray8uHY6_nIN8lLZzoRg4SgqJv5-9Bu63FPViqJh8PPJaR6iNT4BkAaLpT4ZMN3Yjn71-FxAMmBYmjjUqVbTSEhjvQBim7I4L5i70pTHWOlzhasMb0UjIkGsZnJuLZJWnBUzn-QwMsHttFpJ18pVACKiNIfXxnIq4KxEN1pIantX-uwIXE2YJIVSKmX9SVcgDPKM3nuVRCv-qVcFaLO0SqjwThPTNrIoW5wb2S5s89nOQp8b5GQaYuWzm9kxDHDvdcnOiRiSR1hKSqvHo5zBmrBnm588TpcrjysCS1a6VvOXMfDy4JLjSY-jec5bVM-jEm9h_xAf1GqdHXmb4JOmP9KbxEbK3aCVIjqLwfADShIHAcc5BSPSGrnCMGuK2p32evjBy75l9Zb_K7lmt2Bq2UQFN4VsdFlZPO6HJRSM2xeyHVAN5KvzyMQARKDSTS1kXG0aKnRD1kCuiLilgsdQ0WN6TjBgmXElrXA1QxxvfzAm0Ns3doXUpGlczQC4cnwyXo3Ez3HPIGcfgAwJB2PfMVfFbxhfj5bMvdCp5VpZPSbOLwUaTlxSzh4Omw1I45cnb1NErEu3F2Y5DkMDc6dluthqpKHYmJIvFZTs62xf5S0lO8jCAlZF672DRKXU4hosvgPRNLL8oaUBB0cJ7D9KgIFenXVtej_iMh_yBmUgMy4AHUPQo8rSHxmWda0pBTERKm4gdetLU6cG5rddDkP0a7INLncC5s-cuGe1iEI00ioE4t-0ej7RHHkmf-L2zTCUuZcfleR__iGeD5bkFdMS5xJsgxUp6RH1WFT4B6X7cgoss2IY4BYSF1T1ukVQNWR9IImumPU_0czEGqHbq0O7d6aBTnCXNRTLFhUR_J6gOM4r3bXZ0wfLDm3X2dGS1Tnv6W9Vcyomsu9QWD6MNjEAidxcZPLycGJMzFRM-P1mr37aqXNKOoVHpcyZfpzgqi3QCrZtpxLY3cUMkAd5s3VqVFmGKuZdCJ0PdxzqVQzcUUQHQd1A7PFTYQqqBzfAuuRsKbdeLsMAZFuyWa_nTPyQ9Iq_jxkwD6DxYBX49dRlKFMIR382O8kOj_EXqS5mdNlfqSn_KHXTHbaMA6jOTd3exbl11Y1l1WIGR888AiIEkELy4t5lBLbzmVSz1676bm225XPOTPLmVxE0JOq3W3VrRJS4Mi_GCViL0AGTrcWjYCIR58nUdBce9fYSQjNsjK7bzU2RSD5_DruNjd4bPq8t4TRstfJ6E-aGk5dOUOZEDJN5m9HLrAv01GctGb8B6BzOa2g3MruyaHpbU9zY1kxHqD4u6c2AogUJhmkbNVsGGAmHHRfHa5uSM4JRa9yupSs2AdS8WKcnXf0jcl0_RswHAuGXEMMopPJM_RAjgIxe1Jd7PI70E7sG5qSF-yJWBoYrNFvsLUkyqwcbWEyI46HzjPz53WcTO_TmPcaPR4dhF4NWQYx7q4TD6__eVX3A8WIiwhZTSEkarF7kmI0kXzkhEAp8xTfKwX4ieNqmYtZjgyHLV23pEitjfA1eW-MzleqigwVpSEVxCzSKpHP-30hEtGSS-WLoTBfd3sIRsNXpSMnuETehnxIY9Adjtytkc0oR4bOztm80Pavl6rYxMEhm5O7GS5npoLArHHVCUSgsMHJk2l6ZPGvIGtIw2WXVRg_R8mcEdcXzi7FkMmEdvghvYlZPQK_7cSCa5kUFF9QNMbXqloYGAxn6Pz0YzvSaZ3jyL32ie6bDDghL03hM6A3zvDBXf_Ss5BlPbwBaKt_UhN5scuGVfV7C0uOzaxH-xX_JuHNrYKWQEfM8EE1JI3OANYmyyne1vwtmXJUrwb31kh_pba5dCPznkX_MtyGVHs4f7erE6Jq27m6BpMIdemvsP5DDhyok8HC31b7E3dpenCWjGbO4Bo8-hJLJdUsX4taPEePfmxebK-aZnj62DwrAHixMlbDzKAeHin_0Ff14ddSdy-64QL7e5mYJzIUgKhim9h0EhMo_RerFGiiCaLKh5utVWZASwJfz1LPRhM4zsjSk4ZcvGHu_alO-6rvXWlPc0ZsY2hEr8LNC9m6IcDAHm3zEw657Q', 'swa3444cde23', 'sw9a798a089f', '2026-11-29 11:12:48.605+00', NULL, '2.throwaway.45f9a02ae59baf25.bf6t-a9W93ERgsxG.9J_AFt8cN-ggOnu8VHxzt7y5Txxgz938wEUIIcrMhSO_sZFP5m3rIfmjYKBAZt6BFruAmAQgz6VGK1gnFmQhxLUVWIq16V7SUpZWl7CPo5Je5XTlqa-0CTCc06S7gQlNW1-PCeUm9u-riIP21RzSruY9WzOMD29vZsuzHpgVCVBn_tEz91P3mHDQx0Agsm20tmC4EtysOE0iU0ndyR91Ul_qVl0OZSPGD4txKVaJTeYMTmzUvcoLdRb5EliX_LBOb9ej5SD02g-Hfap2VmMyjtwd9n4uFm8l1mqbk36Tw0gQzH6gn6WvtPT-OZYLEpniGGkFkrq37OtJYwV9HoXi5zcZwe3gUGcbllkBibkaoFFTwP5of70hdeYcb0awpa-cIROt4nENpHqUPP9aAHhh6P7n4rR5fvcbyvpJNhD14VIF65_rwQKFmGUQJuSNAFcd9F-QkZc7oP2Ly-yj8SGsnflOTh8m2hX_8O2SZGe6I3rpZv-3pi0YvzSjGi4Xekj8PNKKKrDL4wH1VJYdV_7c4-9mAHocv0CINBrfomF6hhML1xYB4IjQOTZZkByj8-qzFGjGRyguixIMbMepyq96H3RCdHODBi0_dHJKtGSKr7twK2em2-82frgG25lu8xXyOHbchqgHl_7iNRZMRCbktX5YDWMBeOQvIpc_Ctgyf-4oA_4w2T_HvX6aYpH3jVu0YXUeHXfUz40TnZ9FD1VafMPxroZ3jXsO_cOnsC2EmH5S5cuuDL3M4N1R42viczwU535x7-ZXuQq_Vh-HIXSvPfcqWLA1WHXMl9lgOCTwd4QMY5NW30BiqNDbP_dEaRLuJp9N83ROVX92Ljr53-rzSXT-pNt_MCe5v8o3MPymexm47G7esNEzcN_TdYaZ20nVW7kBO3TVtRTmm1IBjXW4JvzX7A1darmg3gVYP2ZucIlPxc8SWaTrT46m0Io_Nq4At7buU-WrPK9mh_ndIKBv5PzoWlPJWPkRk32s4AFyKyaUcodVSz62TvERzk8fDKtxJdrdbvPueSC0LObk2CAGjNIBxhB8OFaSGQsxCwgQPzBg7Xqu1t80nhi7FveYb_4WbE_YL8-GRXx5zfV3Tlrw09KoJayP9fWNO3r3fWfu8CnFaIFCuIRu1Rj9x8ATLVqwejVxghvnUGtf5O43xFKKuA_9tyoQiFmxA3SgakObJvSV7D3i7MxnkKWC81YBqOg74YA7uGZVzM4qhVz3Pkdz4EB3xJRPGv6guIaUcVdwIbao0tQS20vfV7Wxiy8o2WXwLpnt-tFAbhYafJGtbLZml3WrvGu_GPxb0pE7kBLpCte8zTuh69MNoYA2Wr5IhptK3e6hLTKrkRlJK6S05KKkbKmBNGSrpCEh6mM1_81Yv00RBvEk-orDrCYN_7DozIUBmRWX7bbXbc7a2AAIoNasHyWD8wra6kFk-97Mcbgiww8BpQ-CJ-wRo9sBiC5K_ixDtS9BhpJji2FoaZDnBKWWcIg-qB8R_lP-FPpGKBEK1kuFb8RRPGu4Wn9KUc0M8AqPNe-m2gTe1mziT8fnzbgcCVvHcuc6ZGMByFcKs5qQ-gSGRSL5ct9fjv2p6rxIYYrPtMUT-u4TY9BxOPAfQpQVFA88OZ8bxdmdvxWHKRg_PN7ZiSZArz8unjevQtf5iPSduzN6ya422YO5OIsCy6uCJAYK3hfdVc7xQrzqwdt3Nn9GS55MqWofSZO6ls4q04rk5nex2ilhcYHgBTOGFQjsiy7wF3VHrAkZQ7RL2wvrSm8YmPkc6c4imFvJZMO7wMatsgiAoPhkjkTIo8vuvnAznijMHJi8otdIw-P0bsYtZuGLKfgWhhyEBXQy38uIZy1pHmF9OvdZqO3z7W4jfSNRe-y2t0R33xy41aQ1vl7Lot8tn9brylTfhJSt9zZ-30_LSzRPJ2LJqPWd6bCfXTWAo4hZ4YZtANqyt4uCeunx5Nl-QEM8mbp2z1e7YECfMOqe_JezJbcgebbfFgDsrn_3f2_ndSRcLN46fOhUFUYCkIMnfSlyfnX-LRTKWN1l-EKOYAMVbUhqzuD1Idz0JegX99wxVxzMnEyzOZ2ZJfWqSFunQ8lhw_YTLWyOja7X-IqDZnD_KiO9VC4tjin3gSbbCd9yC35gBaSb_fO5o3FkKyu-jHUbxFsc4reL_75Mx4MjMjyP2Xbyrs2Ad2LxDszSY4kInSn5mi9bMCJwMYz4iSuk1PAe5aTRA8RPf3bO7BGmJcsYrYCEpazgL_cSMndHM-jr5V7r8rxf8L6_v6XXdun6_gygtvk-2w', 2, '2026-11-29 11:12:33.992+00', '2026-11-29 11:17:34.01+00', '2026-11-29 11:12:33.966+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a22701-b932-7533-ab93-2a325e5457cb', '01a22700-d769-7260-a03a-aa100c7cebc6', 'removed.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw18d20f3171._domainkey.removed.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAz8034Sfw+fS1ydwFxYHScvo7+5Wj7AfZI1i4w1t/io0zDT4Obwx/g4Dm6k4rFV6Y7giel++EyTyzVFFqfnWB7OvTPJb+lVmaWa4sBvmbpqzNttQAC9ls6iucmS0nydbGnoeyEZwWauM1U2BC6xim/YYda3pNy3xD4+FZ8kZwFEEMcNdISGksRI9SNquiXtJ2rV84pJF+Q54vwvtJRbVvlSJYCEgKdDCJBPw89pSRIi1xABuYGyOzoqF/XKy8q8R36usKjgwBNwGqmzaPd3nfncvyTfbdiOhaRn2Hj+vKaZJGx37Si9ncqa+NC5B2MbrunS5gp0fZlo/bVYxkK2xmWwIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.removed.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.removed.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.removed.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw18d20f3171', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-29 11:17:34.099+00', '2026-11-29 11:12:34.098+00', '2026-11-29 11:12:34.119+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: email_attachments_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_attachments_2026_11 VALUES
	('01a22701-ba0f-76ce-95a2-47f21ff09d7b', 2, NULL, 'text/calendar; method=REQUEST', NULL, 'alternative', 32, '\x424547494e3a5643414c454e4441520d0a454e443a5643414c454e4441520d0a'),
	('01a22701-ba0f-76ce-95a2-47f21ff09d7b', 1, 'logo.png', 'image/png', 'logo', 'inline', 70, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082'),
	('01a22701-ba0f-76ce-95a2-47f21ff09d7b', 0, 'Rechnung ü.pdf', 'application/pdf', NULL, 'attachment', 20, '\x255044462d312e34206e6f207265616c206f6e65'),
	('01a22701-d25c-71ad-b533-21750d54084c', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b2053756e2c203239204e6f7620323032362031313a31323a3430202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440313030633763656263362e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a2053756e2c203239204e6f7620323032362031313a31323a3430202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d653663316136336332613063366133622d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d653663316136336332613063366133622d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d653663316136336332613063366133622d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d653663316136336332613063366133622d506172745f312d2d0d0a'),
	('01a22701-e89f-77fa-a647-a179210bff66', 0, NULL, 'message/rfc822', NULL, 'original', 725, '\x52656365697665643a206279206d61696c2e6b6570742e6578616d706c6520776974682045534d5450413b2053756e2c203239204e6f7620323032362031313a31323a3430202b303030300d0a582d4f726465723a2034320d0a46726f6d3a203d3f5554462d383f513f533d43333d423872656e3f3d203c73686f70406d61696c2e61636d652e6578616d706c653e0d0a546f3a203d3f5554462d383f513f3d43333d38396d696c653f3d203c64656c69766572656440313030633763656263362e73616e64626f782e73656e647772696768742e746573743e0d0a5375626a6563743a205375626d6974746564206f76657220534d54500d0a4d6573736167652d49443a203c6f776e2d31406d61696c2e61636d652e6578616d706c653e0d0a446174653a2053756e2c203239204e6f7620323032362031313a31323a3430202b303030300d0a4d494d452d56657273696f6e3a20312e300d0a436f6e74656e742d547970653a206d756c7469706172742f616c7465726e61746976653b0d0a20626f756e646172793d222d2d5f4e6d502d653663316136336332613063366133622d506172745f31220d0a0d0a2d2d2d2d5f4e6d502d653663316136336332613063366133622d506172745f310d0a436f6e74656e742d547970653a20746578742f706c61696e3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a4c696e65206f6e650d0a4c696e652074776f0d0a0d0a2d2d2d2d5f4e6d502d653663316136336332613063366133622d506172745f310d0a436f6e74656e742d547970653a20746578742f68746d6c3b20636861727365743d7574662d380d0a436f6e74656e742d5472616e736665722d456e636f64696e673a20376269740d0a0d0a3c703e4c696e65206f6e653c2f703e0d0a2d2d2d2d5f4e6d502d653663316136336332613063366133622d506172745f312d2d0d0a');


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
	('01a22701-ba0f-76ce-95a2-47f21ff09d7b', '<p>0: 0</p>
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
	('01a22701-ba40-724c-81ef-105cbbef4f58', NULL, 'To be delivered, in plain text.', '{}', NULL),
	('01a22701-ba59-76cb-9889-2625b3cfd73a', NULL, 'To be bounced, in plain text.', '{}', NULL),
	('01a22701-ba8b-701f-81ae-4dea15eb4e08', NULL, 'To be complained, in plain text.', '{}', NULL),
	('01a22701-bad4-707a-8498-fd376964cd6a', NULL, 'To several, in plain text.', '{}', NULL),
	('01a22701-bb26-739e-82c8-57b9651a0147', NULL, 'To nobody, in plain text.', '{}', NULL),
	('01a22701-bb5e-739f-9cc4-f65ba13d6ccb', NULL, 'To a name that is spelled in another way on its way, in plain text.', '{}', NULL),
	('01a22701-bb79-7239-95dd-ca9d16f6754c', NULL, 'To nobody and somebody, in plain text.', '{}', NULL),
	('01a22701-bbb1-717a-8b71-ad77fd700298', '<p>Welcome, Tina: <b>!</b></p>', 'Welcome, Tina', '{}', NULL),
	('01a22701-bbe8-71e8-a362-a6a5c8acc281', '<p>For everybody: 3</p>', NULL, '{}', NULL),
	('01a22701-bc1a-726e-88c9-cb0a288024f1', NULL, 'One of a batch, in plain text.', '{}', NULL),
	('01a22701-bc37-7706-b468-44ea0d9ba235', NULL, 'To be cancelled, in plain text.', '{}', NULL),
	('01a22701-bc62-73b6-a1cd-06908b00855b', NULL, 'Refused for now, in plain text.', '{}', NULL),
	('01a22701-bc9a-72cd-9626-4394d44cd82c', NULL, 'Held, as its answer was lost, in plain text.', '{}', NULL),
	('01a22701-bcaa-7414-8cd0-fc3471f83a42', NULL, 'Settled as failed, in plain text.', '{}', NULL),
	('01a22701-d25c-71ad-b533-21750d54084c', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a22701-d27e-754f-a5ed-d3d785ca2088', '<p>Test</p>', NULL, '{}', NULL),
	('01a22701-d28c-707d-9a3b-e54b038ec3f4', '<p>Test</p>', NULL, '{}', NULL),
	('01a22701-d29b-73ef-8bd8-b786595a65f6', '<p>Test</p>', NULL, '{}', NULL),
	('01a22701-d2c5-7124-8327-1bac805eda99', NULL, 'x', '{}', NULL),
	('01a22701-d308-7603-8125-683354daa288', NULL, 'Dear [erased], dear Rita.', '{}', NULL),
	('01a22701-e702-73f3-9b3e-90c1714e9053', NULL, 'Waiting', '{}', NULL),
	('01a22701-e89f-77fa-a647-a179210bff66', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a22701-f2a8-71b2-83b6-1fa19c72f7f1', NULL, 'Soon', '{}', NULL),
	('01a22702-08b3-75ab-80ba-26c65d74cab9', NULL, 'Queued to go out.', '{}', NULL),
	('01a22702-08fe-7070-8cc3-b741a7991923', NULL, 'Queued for the simulator.', '{}', NULL),
	('01a22702-0919-73a5-bd69-a81ed46fbd77', NULL, 'Scheduled, to be cancelled.', '{}', NULL),
	('01a22702-092a-7428-817a-a3fda7ff483c', NULL, 'Scheduled, to go out.', '{}', NULL),
	('01a22702-093c-776c-b579-8fcbf6eb4fb8', NULL, 'Asked under a key.', '{}', NULL),
	('01a22702-098a-7683-b177-e75c533f84d6', NULL, 'x', '{}', NULL),
	('01a22702-128c-72b7-9884-8228906a93df', NULL, 'x', '{}', NULL);


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
	('01a22701-ba40-724c-81ef-105cbbef4f58', 1, '01a22701-ba55-70db-8ccf-d0acdb50303b', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22701-ba51-77a7-865c-cd0a9f61e327"}', '2026-11-29 11:12:34.384+00', '{"email.sent delivered@100c7cebc6.sandbox.sendwright.test"}', '941'),
	('01a22701-ba59-76cb-9889-2625b3cfd73a', 1, '01a22701-ba85-711f-93b8-572c3d469ac5', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22701-ba7d-72b5-bc0b-1646911c39c7"}', '2026-11-29 11:12:34.429+00', '{"email.sent bounced@100c7cebc6.sandbox.sendwright.test"}', '948'),
	('01a22701-ba8b-701f-81ae-4dea15eb4e08', 1, '01a22701-baac-7283-b297-b0939d8ffe3d', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22701-ba9e-7367-ad33-001afb6b0279"}', '2026-11-29 11:12:34.462+00', '{"email.sent complained@100c7cebc6.sandbox.sendwright.test"}', '953'),
	('01a22701-ba0f-76ce-95a2-47f21ff09d7b', 1, '01a22701-bb05-776e-96ff-6ad90a111e21', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22701-ba0f-76ce-95a2-47f21ff09d7b@mail.acme.example"}', '2026-11-29 11:12:34.563+00', '{"email.sent ada@example.com,bea@example.net,carl@example.com"}', '959'),
	('01a22701-bad4-707a-8498-fd376964cd6a', 1, '01a22701-bb47-74df-a3bc-f9920c916096', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22701-bad4-707a-8498-fd376964cd6a@mail.acme.example","recipients":["real@example.com"]}', '2026-11-29 11:12:34.609+00', '{"email.sent real@example.com"}', '967'),
	('01a22701-bad4-707a-8498-fd376964cd6a', 2, '01a22701-bb47-74df-a3bc-f99377469b7f', 'email.sent', '{"attempt":1,"recipients":["delivered+a@100c7cebc6.sandbox.sendwright.test","bounced+b@100c7cebc6.sandbox.sendwright.test"],"provider":"simulator","provider_message_id":"sim_01a22701-bb31-77f5-a769-eff2924779d9"}', '2026-11-29 11:12:34.609+00', '{"email.sent bounced+b@100c7cebc6.sandbox.sendwright.test,delivered+a@100c7cebc6.sandbox.sendwright.test"}', '967'),
	('01a22701-bb26-739e-82c8-57b9651a0147', 1, '01a22701-bb7a-7292-96ac-d7af50edb2db', 'email.bounced', '{"recipients":["gone@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-29 11:12:34.638+00', '{}', '972'),
	('01a22701-bb5e-739f-9cc4-f65ba13d6ccb', 1, '01a22701-bb8f-7710-9f7d-9e71687e4311', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22701-bb5e-739f-9cc4-f65ba13d6ccb@mail.acme.example"}', '2026-11-29 11:12:34.692+00', '{"email.sent joerg.big@xn--bcher-kva.example"}', '977'),
	('01a22701-bb79-7239-95dd-ca9d16f6754c', 1, '01a22701-bbc0-7013-929f-4551365f78ff', 'email.bounced', '{"recipients":["gone-too@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-29 11:12:34.742+00', '{}', '983'),
	('01a22701-bb79-7239-95dd-ca9d16f6754c', 2, '01a22701-bbc0-7013-929f-4552eddbabd2', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22701-bb79-7239-95dd-ca9d16f6754c@mail.acme.example","recipients":["there@example.org"]}', '2026-11-29 11:12:34.742+00', '{"email.sent there@example.org"}', '983'),
	('01a22701-bbb1-717a-8b71-ad77fd700298', 1, '01a22701-bbdd-760a-8400-ebc14028c7c1', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22701-bbb1-717a-8b71-ad77fd700298@mail.acme.example"}', '2026-11-29 11:12:34.779+00', '{"email.sent tina@example.com"}', '989'),
	('01a22701-bbe8-71e8-a362-a6a5c8acc281', 1, '01a22701-bc03-70db-ae5b-999b1c639bf7', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22701-bbe8-71e8-a362-a6a5c8acc281@mail.acme.example"}', '2026-11-29 11:12:34.818+00', '{"email.sent tom@example.com"}', '996'),
	('01a22701-bc1a-726e-88c9-cb0a288024f1', 1, '01a22701-bc2f-7615-85fb-cc0be04d1073', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22701-bc2c-7451-bbd4-49e155686e21"}', '2026-11-29 11:12:34.86+00', '{"email.sent delivered@100c7cebc6.sandbox.sendwright.test"}', '1002'),
	('01a22701-bc37-7706-b468-44ea0d9ba235', 1, '01a22701-bc53-718a-beba-ac7304378060', 'email.cancelled', '{}', '2026-11-29 11:12:34.899+00', '{}', '1009'),
	('01a22701-ba40-724c-81ef-105cbbef4f58', 2, '01a22701-be60-73c6-8421-7ae7ce12266b', 'email.delivered', '{"recipients":["delivered@100c7cebc6.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22701-ba51-77a7-865c-cd0a9f61e327","provider":"simulator"}', '2026-11-29 11:12:35.384+00', '{"simulator:sim_01a22701-ba51-77a7-865c-cd0a9f61e327 email.delivered","simulator sim_01a22701-ba51-77a7-865c-cd0a9f61e327 email.delivered","email.delivered delivered delivered@100c7cebc6.sandbox.sendwright.test 2026-11-29T11:12:35.384Z"}', '1024'),
	('01a22701-ba59-76cb-9889-2625b3cfd73a', 2, '01a22701-c261-775d-82e2-dc62c30d174c', 'email.bounced', '{"recipients":["bounced@100c7cebc6.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22701-ba7d-72b5-bc0b-1646911c39c7","provider":"simulator"}', '2026-11-29 11:12:35.429+00', '{"simulator:sim_01a22701-ba7d-72b5-bc0b-1646911c39c7 email.bounced","simulator sim_01a22701-ba7d-72b5-bc0b-1646911c39c7 email.bounced","email.bounced bounced bounced@100c7cebc6.sandbox.sendwright.test 2026-11-29T11:12:35.429Z"}', '1030'),
	('01a22701-ba8b-701f-81ae-4dea15eb4e08', 2, '01a22701-c261-775d-82e2-dc63004547b3', 'email.delivered', '{"recipients":["complained@100c7cebc6.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22701-ba9e-7367-ad33-001afb6b0279","provider":"simulator"}', '2026-11-29 11:12:35.462+00', '{"simulator:sim_01a22701-ba9e-7367-ad33-001afb6b0279 email.delivered","simulator sim_01a22701-ba9e-7367-ad33-001afb6b0279 email.delivered","email.delivered delivered complained@100c7cebc6.sandbox.sendwright.test 2026-11-29T11:12:35.462Z"}', '1030'),
	('01a22701-bad4-707a-8498-fd376964cd6a', 3, '01a22701-c261-775d-82e2-dc643224e107', 'email.bounced', '{"recipients":["bounced+b@100c7cebc6.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22701-bb31-77f5-a769-eff2924779d9","provider":"simulator"}', '2026-11-29 11:12:35.609+00', '{"simulator:sim_01a22701-bb31-77f5-a769-eff2924779d9 email.bounced","simulator sim_01a22701-bb31-77f5-a769-eff2924779d9 email.bounced","email.bounced bounced bounced+b@100c7cebc6.sandbox.sendwright.test 2026-11-29T11:12:35.609Z"}', '1030'),
	('01a22701-bad4-707a-8498-fd376964cd6a', 4, '01a22701-c261-775d-82e2-dc655e22e751', 'email.delivered', '{"recipients":["delivered+a@100c7cebc6.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22701-bb31-77f5-a769-eff2924779d9","provider":"simulator"}', '2026-11-29 11:12:35.609+00', '{"simulator:sim_01a22701-bb31-77f5-a769-eff2924779d9 email.delivered","simulator sim_01a22701-bb31-77f5-a769-eff2924779d9 email.delivered","email.delivered delivered delivered+a@100c7cebc6.sandbox.sendwright.test 2026-11-29T11:12:35.609Z"}', '1030'),
	('01a22701-bc1a-726e-88c9-cb0a288024f1', 2, '01a22701-c261-775d-82e2-dc66b16e7346', 'email.delivered', '{"recipients":["delivered@100c7cebc6.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22701-bc2c-7451-bbd4-49e155686e21","provider":"simulator"}', '2026-11-29 11:12:35.86+00', '{"simulator:sim_01a22701-bc2c-7451-bbd4-49e155686e21 email.delivered","simulator sim_01a22701-bc2c-7451-bbd4-49e155686e21 email.delivered","email.delivered delivered delivered@100c7cebc6.sandbox.sendwright.test 2026-11-29T11:12:35.860Z"}', '1030'),
	('01a22701-ba8b-701f-81ae-4dea15eb4e08', 3, '01a22701-c686-7457-8dd5-213eb92503a7', 'email.complained', '{"recipients":["complained@100c7cebc6.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a22701-ba9e-7367-ad33-001afb6b0279","provider_message_id":"sim_01a22701-ba9e-7367-ad33-001afb6b0279","provider":"simulator"}', '2026-11-29 11:12:36.462+00', '{"simulator:sim_01a22701-ba9e-7367-ad33-001afb6b0279 email.complained","simulator sim_01a22701-ba9e-7367-ad33-001afb6b0279 email.complained","email.complained complained complained@100c7cebc6.sandbox.sendwright.test feedback-sim_01a22701-ba9e-7367-ad33-001afb6b0279"}', '1036'),
	('01a22701-bcaa-7414-8cd0-fc3471f83a42', 1, '01a22701-d158-70db-8f90-53bce091c830', 'email.failed', '{"recipients":["cut-too@example.com"],"reason":"outcome_unknown","provider_code":null,"attempts":1,"provider":"operator"}', '2026-11-29 11:12:40.262+00', '{"operator 6114acf8-9665-4d2a-a65b-1685c395aa3b","email.failed failed cut-too@example.com 2026-11-29T11:12:40.262Z"}', '1048'),
	('01a22701-d25c-71ad-b533-21750d54084c', 1, '01a22701-d267-7168-bdd1-b7a888ecf87e', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22701-d265-751c-a32f-3076dfca08e7"}', '2026-11-29 11:12:40.549+00', '{"email.sent delivered@100c7cebc6.sandbox.sendwright.test"}', '1052'),
	('01a22701-d28c-707d-9a3b-e54b038ec3f4', 1, '01a22701-d2a6-765f-9a09-f4e5812a1b7e', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22701-d295-701b-a57f-7cb5f2a2f0ec"}', '2026-11-29 11:12:40.597+00', '{"email.sent bounced@100c7cebc6.sandbox.sendwright.test"}', '1066'),
	('01a22701-d29b-73ef-8bd8-b786595a65f6', 1, '01a22701-d2a6-765f-9a09-f4e65a3bda25', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22701-d2a5-727e-9442-c534a3f84ffc"}', '2026-11-29 11:12:40.613+00', '{"email.sent anybody@100c7cebc6.sandbox.sendwright.test"}', '1066'),
	('01a22701-d2c5-7124-8327-1bac805eda99', 1, '01a22701-d2dd-73ee-8411-7ac3cc0e05e5', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22701-d2c5-7124-8327-1bac805eda99@6c13e87ff5.sandbox.sendwright.test"}', '2026-11-29 11:12:40.669+00', '{"email.sent bob@bolt.example"}', '1076'),
	('01a22701-e702-73f3-9b3e-90c1714e9053', 2, '01a22701-eb18-702c-a67b-84feb96fef01', 'email.delivered', '{"recipients":["delivered@100c7cebc6.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22701-e711-708d-a525-6b24b7c896f5","provider":"simulator"}', '2026-11-29 11:12:46.841+00', '{"simulator:sim_01a22701-e711-708d-a525-6b24b7c896f5 email.delivered","simulator sim_01a22701-e711-708d-a525-6b24b7c896f5 email.delivered","email.delivered delivered delivered@100c7cebc6.sandbox.sendwright.test 2026-11-29T11:12:46.841Z"}', '1258'),
	('01a22701-d27e-754f-a5ed-d3d785ca2088', 1, '01a22701-d286-75ce-bbfc-5a455a356780', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a22701-d285-71e0-85a8-413159d77255"}', '2026-11-29 11:12:40.581+00', '{"email.sent delivered@100c7cebc6.sandbox.sendwright.test"}', '1059'),
	('01a22701-d308-7603-8125-683354daa288', 1, '01a22701-d31e-73da-9fe5-fbcbb8c55c0d', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22701-d308-7603-8125-683354daa288@mail.acme.example"}', '2026-11-29 11:12:40.734+00', '{"email.sent [erased],rita@example.com"}', '1091'),
	('01a22701-d25c-71ad-b533-21750d54084c', 2, '01a22701-d658-7230-9b24-226c2e1e5d11', 'email.delivered', '{"recipients":["delivered@100c7cebc6.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22701-d265-751c-a32f-3076dfca08e7","provider":"simulator"}', '2026-11-29 11:12:41.549+00', '{"simulator:sim_01a22701-d265-751c-a32f-3076dfca08e7 email.delivered","simulator sim_01a22701-d265-751c-a32f-3076dfca08e7 email.delivered","email.delivered delivered delivered@100c7cebc6.sandbox.sendwright.test 2026-11-29T11:12:41.549Z"}', '1116'),
	('01a22701-d27e-754f-a5ed-d3d785ca2088', 2, '01a22701-d67e-7588-82f3-2359e80e4434', 'email.delivered', '{"recipients":["delivered@100c7cebc6.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22701-d285-71e0-85a8-413159d77255","test":true,"provider":"simulator"}', '2026-11-29 11:12:41.581+00', '{"simulator:sim_01a22701-d285-71e0-85a8-413159d77255 email.delivered","simulator sim_01a22701-d285-71e0-85a8-413159d77255 email.delivered","email.delivered delivered delivered@100c7cebc6.sandbox.sendwright.test 2026-11-29T11:12:41.581Z"}', '1120'),
	('01a22701-d28c-707d-9a3b-e54b038ec3f4', 2, '01a22701-da7e-777a-b5be-aabd9a7351b1', 'email.bounced', '{"recipients":["bounced@100c7cebc6.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a22701-d295-701b-a57f-7cb5f2a2f0ec","test":true,"provider":"simulator"}', '2026-11-29 11:12:41.597+00', '{"simulator:sim_01a22701-d295-701b-a57f-7cb5f2a2f0ec email.bounced","simulator sim_01a22701-d295-701b-a57f-7cb5f2a2f0ec email.bounced","email.bounced bounced bounced@100c7cebc6.sandbox.sendwright.test 2026-11-29T11:12:41.597Z"}', '1144'),
	('01a22701-d29b-73ef-8bd8-b786595a65f6', 2, '01a22701-da7e-777a-b5be-aabefa2e95f7', 'email.delivered', '{"recipients":["anybody@100c7cebc6.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22701-d2a5-727e-9442-c534a3f84ffc","test":true,"provider":"simulator"}', '2026-11-29 11:12:41.613+00', '{"simulator:sim_01a22701-d2a5-727e-9442-c534a3f84ffc email.delivered","simulator sim_01a22701-d2a5-727e-9442-c534a3f84ffc email.delivered","email.delivered delivered anybody@100c7cebc6.sandbox.sendwright.test 2026-11-29T11:12:41.613Z"}', '1144'),
	('01a22701-e702-73f3-9b3e-90c1714e9053', 1, '01a22701-e712-71ad-99b0-c5a0f5b9e999', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22701-e711-708d-a525-6b24b7c896f5"}', '2026-11-29 11:12:45.841+00', '{"email.sent delivered@100c7cebc6.sandbox.sendwright.test"}', '1224'),
	('01a22701-e89f-77fa-a647-a179210bff66', 1, '01a22701-e8e5-72c0-aa56-a2242ee7358c', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a22701-e89f-77fa-a647-a179210bff66@mail.acme.example"}', '2026-11-29 11:12:46.308+00', '{"email.sent copied@example.com"}', '1252'),
	('01a22701-f2a8-71b2-83b6-1fa19c72f7f1', 1, '01a22701-f2b0-7422-a26d-04d17b87b647', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a22701-f2af-7610-80a5-b49e4560b01f"}', '2026-11-29 11:12:48.815+00', '{"email.sent complained@100c7cebc6.sandbox.sendwright.test"}', '1268');


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
	('01a22701-ba40-724c-81ef-105cbbef4f58', 1, '2026-11-29 11:12:34.384+00', '2026-11-29 11:12:34.385+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22701-ba59-76cb-9889-2625b3cfd73a', 1, '2026-11-29 11:12:34.429+00', '2026-11-29 11:12:34.429+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22701-ba8b-701f-81ae-4dea15eb4e08', 1, '2026-11-29 11:12:34.462+00', '2026-11-29 11:12:34.462+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22701-ba0f-76ce-95a2-47f21ff09d7b', 1, '2026-11-29 11:12:34.338+00', '2026-11-29 11:12:34.564+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22701-bad4-707a-8498-fd376964cd6a', 1, '2026-11-29 11:12:34.589+00', '2026-11-29 11:12:34.609+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22701-bb26-739e-82c8-57b9651a0147', 1, '2026-11-29 11:12:34.619+00', '2026-11-29 11:12:34.638+00', NULL, 'permanently_refused', 'smtp', '550 5.1.1 No such user here'),
	('01a22701-bb5e-739f-9cc4-f65ba13d6ccb', 1, '2026-11-29 11:12:34.671+00', '2026-11-29 11:12:34.692+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22701-bb79-7239-95dd-ca9d16f6754c', 1, '2026-11-29 11:12:34.712+00', '2026-11-29 11:12:34.744+00', NULL, 'partly_accepted', 'smtp', 'gone-too@example.org: 550 5.1.1 No such user here
there@example.org: 250 OK: message queued'),
	('01a22701-bbb1-717a-8b71-ad77fd700298', 1, '2026-11-29 11:12:34.765+00', '2026-11-29 11:12:34.779+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22701-bbe8-71e8-a362-a6a5c8acc281', 1, '2026-11-29 11:12:34.805+00', '2026-11-29 11:12:34.818+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22701-bc1a-726e-88c9-cb0a288024f1', 1, '2026-11-29 11:12:34.86+00', '2026-11-29 11:12:34.86+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22701-bc62-73b6-a1cd-06908b00855b', 1, '2026-11-29 11:12:34.937+00', '2026-11-29 11:12:34.969+00', '2026-11-29 11:12:39.969+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22701-bc9a-72cd-9626-4394d44cd82c', 1, '2026-11-29 11:12:34.979+00', '2026-11-29 11:12:34.997+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a22701-bcaa-7414-8cd0-fc3471f83a42', 1, '2026-11-29 11:12:34.992+00', '2026-11-29 11:12:35.134+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a22701-bc62-73b6-a1cd-06908b00855b', 2, '2026-11-29 11:12:39.992+00', '2026-11-29 11:12:40.114+00', '2026-11-29 11:12:50.114+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a22701-d25c-71ad-b533-21750d54084c', 1, '2026-11-29 11:12:40.549+00', '2026-11-29 11:12:40.549+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22701-d27e-754f-a5ed-d3d785ca2088', 1, '2026-11-29 11:12:40.581+00', '2026-11-29 11:12:40.581+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22701-d28c-707d-9a3b-e54b038ec3f4', 1, '2026-11-29 11:12:40.597+00', '2026-11-29 11:12:40.598+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22701-d29b-73ef-8bd8-b786595a65f6', 1, '2026-11-29 11:12:40.613+00', '2026-11-29 11:12:40.613+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22701-d2c5-7124-8327-1bac805eda99', 1, '2026-11-29 11:12:40.661+00', '2026-11-29 11:12:40.669+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22701-d308-7603-8125-683354daa288', 1, '2026-11-29 11:12:40.716+00', '2026-11-29 11:12:40.734+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22701-e702-73f3-9b3e-90c1714e9053', 1, '2026-11-29 11:12:45.841+00', '2026-11-29 11:12:45.841+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a22701-e89f-77fa-a647-a179210bff66', 1, '2026-11-29 11:12:46.287+00', '2026-11-29 11:12:46.308+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a22701-f2a8-71b2-83b6-1fa19c72f7f1', 1, '2026-11-29 11:12:48.815+00', '2026-11-29 11:12:48.815+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator');


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
	('01a22701-ba0f-76ce-95a2-47f21ff09d7b', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.564+00', 'sent', '{sent,sent,sent}', NULL, '01a22701-ba0f-76ce-95a2-47f21ff09d7b@mail.acme.example', NULL, 2, true),
	('01a22701-bb26-739e-82c8-57b9651a0147', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.638+00', 'bounced', '{bounced}', NULL, NULL, NULL, 2, true),
	('01a22701-bb5e-739f-9cc4-f65ba13d6ccb', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.692+00', 'sent', '{sent}', NULL, '01a22701-bb5e-739f-9cc4-f65ba13d6ccb@mail.acme.example', NULL, 2, true),
	('01a22701-bb79-7239-95dd-ca9d16f6754c', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.744+00', 'bounced', '{bounced,sent}', NULL, '01a22701-bb79-7239-95dd-ca9d16f6754c@mail.acme.example', NULL, 3, true),
	('01a22701-bbb1-717a-8b71-ad77fd700298', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.779+00', 'sent', '{sent}', NULL, '01a22701-bbb1-717a-8b71-ad77fd700298@mail.acme.example', NULL, 2, true),
	('01a22701-bbe8-71e8-a362-a6a5c8acc281', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.818+00', 'sent', '{sent}', NULL, '01a22701-bbe8-71e8-a362-a6a5c8acc281@mail.acme.example', NULL, 2, true),
	('01a22701-bc37-7706-b468-44ea0d9ba235', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.899+00', 'cancelled', '{scheduled}', '2026-12-19 11:12:34.863+00', NULL, NULL, 2, false),
	('01a22701-bc62-73b6-a1cd-06908b00855b', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.914+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22701-bc9a-72cd-9626-4394d44cd82c', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.97+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22701-ba40-724c-81ef-105cbbef4f58', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:35.403+00', 'delivered', '{delivered}', NULL, 'sim_01a22701-ba51-77a7-865c-cd0a9f61e327', NULL, 3, true),
	('01a22701-ba59-76cb-9889-2625b3cfd73a', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:36.444+00', 'bounced', '{bounced}', NULL, 'sim_01a22701-ba7d-72b5-bc0b-1646911c39c7', NULL, 3, true),
	('01a22701-bad4-707a-8498-fd376964cd6a', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:36.444+00', 'bounced', '{delivered,bounced,sent}', NULL, '01a22701-bad4-707a-8498-fd376964cd6a@mail.acme.example', NULL, 5, true),
	('01a22701-bc1a-726e-88c9-cb0a288024f1', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:36.444+00', 'delivered', '{delivered}', NULL, 'sim_01a22701-bc2c-7451-bbd4-49e155686e21', NULL, 3, true),
	('01a22701-ba8b-701f-81ae-4dea15eb4e08', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:37.505+00', 'complained', '{complained}', NULL, 'sim_01a22701-ba9e-7367-ad33-001afb6b0279', NULL, 4, true),
	('01a22701-bcaa-7414-8cd0-fc3471f83a42', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:40.263+00', 'failed', '{failed}', NULL, NULL, 'It is not known whether the email arrived, and it was given up.', 2, true),
	('01a22701-d2c5-7124-8327-1bac805eda99', '01a22701-2bd0-745b-9aa8-236c13e87ff5', 'live', '2026-11-29 11:12:40.669+00', 'sent', '{sent}', NULL, '01a22701-d2c5-7124-8327-1bac805eda99@6c13e87ff5.sandbox.sendwright.test', NULL, 2, true),
	('01a22701-d308-7603-8125-683354daa288', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:40.734+00', 'sent', '{sent,sent}', NULL, '01a22701-d308-7603-8125-683354daa288@mail.acme.example', NULL, 2, true),
	('01a22701-d25c-71ad-b533-21750d54084c', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:41.555+00', 'delivered', '{delivered}', NULL, 'sim_01a22701-d265-751c-a32f-3076dfca08e7', NULL, 3, true),
	('01a22701-d27e-754f-a5ed-d3d785ca2088', '01a22700-d769-7260-a03a-aa100c7cebc6', 'test', '2026-11-29 11:12:41.587+00', 'delivered', '{delivered}', NULL, 'sim_01a22701-d285-71e0-85a8-413159d77255', NULL, 3, true),
	('01a22701-d28c-707d-9a3b-e54b038ec3f4', '01a22700-d769-7260-a03a-aa100c7cebc6', 'test', '2026-11-29 11:12:42.614+00', 'bounced', '{bounced}', NULL, 'sim_01a22701-d295-701b-a57f-7cb5f2a2f0ec', NULL, 3, true),
	('01a22701-d29b-73ef-8bd8-b786595a65f6', '01a22700-d769-7260-a03a-aa100c7cebc6', 'test', '2026-11-29 11:12:42.614+00', 'delivered', '{delivered}', NULL, 'sim_01a22701-d2a5-727e-9442-c534a3f84ffc', NULL, 3, true),
	('01a22701-e89f-77fa-a647-a179210bff66', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:46.308+00', 'sent', '{sent}', NULL, '01a22701-e89f-77fa-a647-a179210bff66@mail.acme.example', NULL, 2, true),
	('01a22701-e702-73f3-9b3e-90c1714e9053', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:46.852+00', 'delivered', '{delivered}', NULL, 'sim_01a22701-e711-708d-a525-6b24b7c896f5', NULL, 3, true),
	('01a22701-f2a8-71b2-83b6-1fa19c72f7f1', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:48.815+00', 'sent', '{sent}', NULL, 'sim_01a22701-f2af-7610-80a5-b49e4560b01f', NULL, 2, true),
	('01a22702-08b3-75ab-80ba-26c65d74cab9', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:54.451+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22702-08fe-7070-8cc3-b741a7991923', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:54.526+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22702-0919-73a5-bd69-a81ed46fbd77', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:54.553+00', 'scheduled', '{scheduled}', '2026-11-29 12:12:54.544+00', NULL, NULL, 1, false),
	('01a22702-092a-7428-817a-a3fda7ff483c', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:54.57+00', 'scheduled', '{scheduled}', '2026-11-29 12:12:54.544+00', NULL, NULL, 1, false),
	('01a22702-093c-776c-b579-8fcbf6eb4fb8', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:54.588+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22702-098a-7683-b177-e75c533f84d6', '01a22701-2bd0-745b-9aa8-236c13e87ff5', 'live', '2026-11-29 11:12:54.666+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a22702-128c-72b7-9884-8228906a93df', '01a22701-2bd0-745b-9aa8-236c13e87ff5', 'live', '2026-11-29 11:12:56.972+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false);


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
	('01a22701-ba0f-76ce-95a2-47f21ff09d7b', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.319+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{"Ada Lovelace <ada@example.com>"}', '{carl@example.com}', '{"Bea <bea@example.net>"}', '{answers@acme.example,"Other <other@acme.example>"}', 'Everything at once', '{receipt,order:1234}', NULL, '01a22701-ba0f-76ce-95a2-47f21ff09d7b@mail.acme.example', '{ada@example.com,carl@example.com,bea@example.net}', NULL, NULL, 3, NULL, 'ada@example.com
carl@example.com
bea@example.net
everything at once', '01a22701-ba0f-76ce-95a2-47f377a7f324', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, '83d440ad-bc63-c1e4-3c06-d5d21515b1a5', NULL, NULL),
	('01a22701-ba40-724c-81ef-105cbbef4f58', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.368+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{delivered@100c7cebc6.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be delivered', '{}', NULL, '01a22701-ba40-724c-81ef-105cbbef4f58@mail.acme.example', '{delivered@100c7cebc6.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@100c7cebc6.sandbox.sendwright.test
to be delivered', '01a22701-ba40-724c-81ef-105dd437ce4f', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, '90aa99b2-798d-c62b-48da-cd7d8899c968', NULL, NULL),
	('01a22701-ba59-76cb-9889-2625b3cfd73a', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.393+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{bounced@100c7cebc6.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be bounced', '{}', NULL, '01a22701-ba59-76cb-9889-2625b3cfd73a@mail.acme.example', '{bounced@100c7cebc6.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@100c7cebc6.sandbox.sendwright.test
to be bounced', '01a22701-ba59-76cb-9889-26263b094e65', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, '5406bd2d-7825-2773-a70c-b741e88bbe31', NULL, NULL),
	('01a22701-ba8b-701f-81ae-4dea15eb4e08', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.443+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{complained@100c7cebc6.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be complained', '{}', NULL, '01a22701-ba8b-701f-81ae-4dea15eb4e08@mail.acme.example', '{complained@100c7cebc6.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@100c7cebc6.sandbox.sendwright.test
to be complained', '01a22701-ba8b-701f-81ae-4debe43a8eb1', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, 'f65e980f-dc75-0857-4080-e13c7f2f8f52', NULL, NULL),
	('01a22701-bad4-707a-8498-fd376964cd6a', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.516+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{delivered+a@100c7cebc6.sandbox.sendwright.test,bounced+b@100c7cebc6.sandbox.sendwright.test,real@example.com}', '{}', '{}', NULL, 'To several', '{}', NULL, '01a22701-bad4-707a-8498-fd376964cd6a@mail.acme.example', '{delivered+a@100c7cebc6.sandbox.sendwright.test,bounced+b@100c7cebc6.sandbox.sendwright.test,real@example.com}', NULL, '{delivered,bounced,NULL}', 0, NULL, 'delivered+a@100c7cebc6.sandbox.sendwright.test
bounced+b@100c7cebc6.sandbox.sendwright.test
real@example.com
to several', '01a22701-bad4-707a-8498-fd380edd5ca9', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, '610c0de9-28bc-e843-2137-c988dc9a1dae', NULL, NULL),
	('01a22701-bb26-739e-82c8-57b9651a0147', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.598+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{gone@example.org}', '{}', '{}', NULL, 'To nobody', '{}', NULL, '01a22701-bb26-739e-82c8-57b9651a0147@mail.acme.example', '{gone@example.org}', NULL, NULL, 0, NULL, 'gone@example.org
to nobody', '01a22701-bb26-739e-82c8-57ba35cc0061', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, 'cc2d4fb7-f79a-75e0-558c-b1d1776bcd0c', NULL, NULL),
	('01a22701-bb5e-739f-9cc4-f65ba13d6ccb', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.654+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{"Jörg <Joerg.Big@Bücher.example>"}', '{}', '{}', NULL, 'To a name that is spelled in another way on its way', '{}', NULL, '01a22701-bb5e-739f-9cc4-f65ba13d6ccb@mail.acme.example', '{joerg.big@xn--bcher-kva.example}', '{Joerg.Big@xn--bcher-kva.example}', NULL, 0, NULL, 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way', '01a22701-bb5e-739f-9cc4-f65c8a1809bf', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, '180cb1c1-d218-7e58-60a0-1a4549405aef', NULL, NULL),
	('01a22701-bb79-7239-95dd-ca9d16f6754c', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.681+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{gone-too@example.org,there@example.org}', '{}', '{}', NULL, 'To nobody and somebody', '{receipt}', NULL, '01a22701-bb79-7239-95dd-ca9d16f6754c@mail.acme.example', '{gone-too@example.org,there@example.org}', NULL, NULL, 0, NULL, 'gone-too@example.org
there@example.org
to nobody and somebody', '01a22701-bb79-7239-95dd-ca9e77e1974b', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, '8fd915d0-b90e-acf4-3aad-b842863877b5', NULL, NULL),
	('01a22701-bbb1-717a-8b71-ad77fd700298', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.737+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{tina@example.com}', '{}', '{}', NULL, 'Welcome, Tina', '{}', NULL, '01a22701-bbb1-717a-8b71-ad77fd700298@mail.acme.example', '{tina@example.com}', NULL, NULL, 0, NULL, 'tina@example.com
welcome, tina', '01a22701-bbb1-717a-8b71-ad78f3488907', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, 'f47dc132-fead-b650-7945-ecaa12f27157', NULL, '01a22701-b963-7167-9d91-5fae0d0ee822'),
	('01a22701-bbe8-71e8-a362-a6a5c8acc281', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.792+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{tom@example.com}', '{}', '{}', '{answers@acme.example}', 'For everybody', '{}', NULL, '01a22701-bbe8-71e8-a362-a6a5c8acc281@mail.acme.example', '{tom@example.com}', NULL, NULL, 0, NULL, 'tom@example.com
for everybody', '01a22701-bbe8-71e8-a362-a6a64855fb49', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, 'c9079a27-2e0f-ce90-cea5-8c3b4a62b203', NULL, '01a22701-b9b7-71e7-b33b-5fabe17fe61f'),
	('01a22701-bc1a-726e-88c9-cb0a288024f1', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.842+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{delivered@100c7cebc6.sandbox.sendwright.test}', '{}', '{}', NULL, 'One of a batch', '{}', NULL, '01a22701-bc1a-726e-88c9-cb0a288024f1@mail.acme.example', '{delivered@100c7cebc6.sandbox.sendwright.test}', NULL, '{delivered}', 0, 'batch-1', 'delivered@100c7cebc6.sandbox.sendwright.test
one of a batch', '01a22701-bc1a-726e-88c9-cb0b58b04acc', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, '5f19d98e-da6d-36e8-de1c-d8590b705ff7', NULL, NULL),
	('01a22701-bc37-7706-b468-44ea0d9ba235', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.871+00', '2026-12-19 11:12:34.863+00', '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{never@example.com}', '{}', '{}', NULL, 'To be cancelled', '{}', NULL, '01a22701-bc37-7706-b468-44ea0d9ba235@mail.acme.example', '{never@example.com}', NULL, NULL, 0, NULL, 'never@example.com
to be cancelled', '01a22701-bc37-7706-b468-44eba7699fde', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, '9c7b1d56-3221-56dc-60d0-9e9a8a37ace3', NULL, NULL),
	('01a22701-bc62-73b6-a1cd-06908b00855b', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.914+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{busy@example.com}', '{}', '{}', NULL, 'Refused for now', '{}', NULL, '01a22701-bc62-73b6-a1cd-06908b00855b@mail.acme.example', '{busy@example.com}', NULL, NULL, 0, NULL, 'busy@example.com
refused for now', '01a22701-bc62-73b6-a1cd-0691ae149aee', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, 'c50aba83-e760-0d73-786b-63ab8742352f', NULL, NULL),
	('01a22701-bc9a-72cd-9626-4394d44cd82c', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.97+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{cut@example.com}', '{}', '{}', NULL, 'Held, as its answer was lost', '{}', NULL, '01a22701-bc9a-72cd-9626-4394d44cd82c@mail.acme.example', '{cut@example.com}', NULL, NULL, 0, NULL, 'cut@example.com
held, as its answer was lost', '01a22701-bc9a-72cd-9626-4395c16d8e37', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, '5fb86c09-97fd-1e84-3b65-1c79bed2a3d6', NULL, NULL),
	('01a22701-bcaa-7414-8cd0-fc3471f83a42', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.986+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{cut-too@example.com}', '{}', '{}', NULL, 'Settled as failed', '{}', NULL, '01a22701-bcaa-7414-8cd0-fc3471f83a42@mail.acme.example', '{cut-too@example.com}', NULL, NULL, 0, NULL, 'cut-too@example.com
settled as failed', '01a22701-bcaa-7414-8cd0-fc35494c0dd3', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, '5ff2b4dd-dc17-c9ce-f684-c13d9fac0831', NULL, NULL),
	('01a22701-d25c-71ad-b533-21750d54084c', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:40.54+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Søren <shop@mail.acme.example>', '{"Émile <delivered@100c7cebc6.sandbox.sendwright.test>"}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', '{"visible":null,"messageId":"own-1@mail.acme.example","date":"Sun, 29 Nov 2026 11:12:40 +0000"}', '01a22701-d25c-71ad-b533-21750d54084c@mail.acme.example', '{delivered@100c7cebc6.sandbox.sendwright.test}', NULL, '{delivered}', 1, NULL, 'delivered@100c7cebc6.sandbox.sendwright.test
submitted over smtp', '01a22701-d25c-71ad-b533-2176bb70f254', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, NULL, NULL, NULL),
	('01a22701-d29b-73ef-8bd8-b786595a65f6', '01a22700-d769-7260-a03a-aa100c7cebc6', 'test', '2026-11-29 11:12:40.603+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Test <t@mail.acme.example>', '{anybody@100c7cebc6.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: anybody', '{}', NULL, '01a22701-d29b-73ef-8bd8-b786595a65f6@mail.acme.example', '{anybody@100c7cebc6.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'anybody@100c7cebc6.sandbox.sendwright.test
in test mode: anybody', '01a22701-d29b-73ef-8bd8-b787634b1c11', NULL, '01a22701-124f-74c4-b78f-dd5cb7ccc033', NULL, 'ed1fe34c-4b00-8699-55c2-6a422daf1041', NULL, NULL),
	('01a22701-d27e-754f-a5ed-d3d785ca2088', '01a22700-d769-7260-a03a-aa100c7cebc6', 'test', '2026-11-29 11:12:40.574+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Test <t@mail.acme.example>', '{delivered@100c7cebc6.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: delivered', '{}', NULL, '01a22701-d27e-754f-a5ed-d3d785ca2088@mail.acme.example', '{delivered@100c7cebc6.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@100c7cebc6.sandbox.sendwright.test
in test mode: delivered', '01a22701-d27e-754f-a5ed-d3d85caa9d9f', NULL, '01a22701-124f-74c4-b78f-dd5cb7ccc033', NULL, '813dbdbd-dafe-f71a-fdee-405adb000c13', NULL, NULL),
	('01a22701-d2c5-7124-8327-1bac805eda99', '01a22701-2bd0-745b-9aa8-236c13e87ff5', 'live', '2026-11-29 11:12:40.645+00', NULL, NULL, 'b@6c13e87ff5.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Bolt', '{}', NULL, '01a22701-d2c5-7124-8327-1bac805eda99@6c13e87ff5.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
bolt', '01a22701-d2c5-7124-8327-1bad91abfae0', NULL, '01a22701-6750-777d-bf28-124cb9d20794', NULL, '2a24c929-2351-41ea-3df2-8aab100c5b1c', NULL, NULL),
	('01a22701-d308-7603-8125-683354daa288', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:40.712+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'e@mail.acme.example', '{[erased],rita@example.com}', '{}', '{}', NULL, '[erased]', '{}', NULL, '01a22701-d308-7603-8125-683354daa288@mail.acme.example', '{[erased],rita@example.com}', NULL, NULL, 0, NULL, '[erased]
rita@example.com
[erased]', '01a22701-d308-7603-8125-6834bfd1b9ca', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, 'e13c782d-8579-d227-0855-635d552ce1d7', NULL, NULL),
	('01a22701-d28c-707d-9a3b-e54b038ec3f4', '01a22700-d769-7260-a03a-aa100c7cebc6', 'test', '2026-11-29 11:12:40.588+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Test <t@mail.acme.example>', '{bounced@100c7cebc6.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: bounced', '{}', NULL, '01a22701-d28c-707d-9a3b-e54b038ec3f4@mail.acme.example', '{bounced@100c7cebc6.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@100c7cebc6.sandbox.sendwright.test
in test mode: bounced', '01a22701-d28c-707d-9a3b-e54c63ff55f5', NULL, '01a22701-124f-74c4-b78f-dd5cb7ccc033', NULL, '17294136-e8d2-de1b-41da-af2c157e087f', NULL, NULL),
	('01a22701-e702-73f3-9b3e-90c1714e9053', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:45.826+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'w@mail.acme.example', '{delivered@100c7cebc6.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a22701-e702-73f3-9b3e-90c1714e9053@mail.acme.example', '{delivered@100c7cebc6.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@100c7cebc6.sandbox.sendwright.test
its webhook waits', '01a22701-e702-73f3-9b3e-90c20551c997', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, '0c6c150e-5d2c-5466-1b31-a0c01f928813', NULL, NULL),
	('01a22701-e89f-77fa-a647-a179210bff66', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:46.239+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Søren <shop@mail.acme.example>', '{copied@example.com}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', NULL, '01a22701-e89f-77fa-a647-a179210bff66@mail.acme.example', '{copied@example.com}', NULL, NULL, 1, NULL, 'copied@example.com
submitted over smtp', '01a22701-e8a1-77fa-a647-a17a2ccf7e0e', NULL, NULL, '01a22700-d769-7260-a03a-aa111ea2637a', NULL, '01a22701-d25c-71ad-b533-21750d54084c', NULL),
	('01a22701-f2a8-71b2-83b6-1fa19c72f7f1', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:48.808+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'r@mail.acme.example', '{complained@100c7cebc6.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its complaint is still to come', '{}', NULL, '01a22701-f2a8-71b2-83b6-1fa19c72f7f1@mail.acme.example', '{complained@100c7cebc6.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@100c7cebc6.sandbox.sendwright.test
its complaint is still to come', '01a22701-f2a8-71b2-83b6-1fa2678c0e9e', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, '266e0c69-44ac-1cce-d3fa-37bf44972f9d', NULL, NULL),
	('01a22702-08b3-75ab-80ba-26c65d74cab9', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:54.451+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{last@example.com}', '{}', '{}', NULL, 'Queued to go out', '{evening}', NULL, '01a22702-08b3-75ab-80ba-26c65d74cab9@mail.acme.example', '{last@example.com}', NULL, NULL, 0, NULL, 'last@example.com
queued to go out', '01a22702-08b3-75ab-80ba-26c7df0638fe', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, '2e3c2a97-aab5-740b-155a-38fd9a531cfc', NULL, NULL),
	('01a22702-08fe-7070-8cc3-b741a7991923', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:54.526+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{delivered@100c7cebc6.sandbox.sendwright.test}', '{}', '{}', NULL, 'Queued for the simulator', '{evening}', NULL, '01a22702-08fe-7070-8cc3-b741a7991923@mail.acme.example', '{delivered@100c7cebc6.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@100c7cebc6.sandbox.sendwright.test
queued for the simulator', '01a22702-08fe-7070-8cc3-b742f449747b', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, 'd550eb9c-e0ac-6172-79f6-6476f1086d3f', NULL, NULL),
	('01a22702-0919-73a5-bd69-a81ed46fbd77', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:54.553+00', '2026-11-29 12:12:54.544+00', '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to be cancelled', '{evening}', NULL, '01a22702-0919-73a5-bd69-a81ed46fbd77@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to be cancelled', '01a22702-0919-73a5-bd69-a81f58eea2d3', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, 'e4d9508e-9492-5dd4-2936-75144a0c3653', NULL, NULL),
	('01a22702-092a-7428-817a-a3fda7ff483c', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:54.57+00', '2026-11-29 12:12:54.544+00', '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to go out', '{evening}', NULL, '01a22702-092a-7428-817a-a3fda7ff483c@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to go out', '01a22702-092a-7428-817a-a3fe7edb0eee', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, 'f43230a5-0a2b-ea91-4339-18bddf7bf3c8', NULL, NULL),
	('01a22702-093c-776c-b579-8fcbf6eb4fb8', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:54.588+00', NULL, '01a22701-b8ae-7205-8a5c-e592b867a4d7', 'Acme <hello@mail.acme.example>', '{once@example.com}', '{}', '{}', NULL, 'Asked under a key', '{evening}', NULL, '01a22702-093c-776c-b579-8fcbf6eb4fb8@mail.acme.example', '{once@example.com}', NULL, NULL, 0, 'order-4711', 'once@example.com
asked under a key', '01a22702-093c-776c-b579-8fcca529d99e', NULL, '01a22701-0523-766e-910c-a93642828677', NULL, 'cd9c0bfb-0213-241d-58d3-77f5796fc2ec', NULL, NULL),
	('01a22702-098a-7683-b177-e75c533f84d6', '01a22701-2bd0-745b-9aa8-236c13e87ff5', 'live', '2026-11-29 11:12:54.666+00', NULL, NULL, 'b@6c13e87ff5.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Held back', '{}', NULL, '01a22702-098a-7683-b177-e75c533f84d6@6c13e87ff5.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
held back', '01a22702-098a-7683-b177-e75d12b11858', NULL, '01a22701-6750-777d-bf28-124cb9d20794', NULL, '5b11fc31-416a-5e37-7b61-8dc562ff3fef', NULL, NULL),
	('01a22702-128c-72b7-9884-8228906a93df', '01a22701-2bd0-745b-9aa8-236c13e87ff5', 'live', '2026-11-29 11:12:56.972+00', NULL, NULL, 'b@6c13e87ff5.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'While paused', '{}', NULL, '01a22702-128c-72b7-9884-8228906a93df@6c13e87ff5.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
while paused', '01a22702-128c-72b7-9884-822960b015b2', NULL, '01a22701-6750-777d-bf28-124cb9d20794', NULL, 'a63d59a4-e4d4-60d3-a9a8-f0c61e26919a', NULL, NULL);


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
	('01a22701-d311-77e0-bf1a-43c627d913d7', '2026-11-29 11:12:40.865+00'),
	('01a22701-d311-77e0-bf1a-43c627d913d7@mail.acme.example', '2026-11-29 11:12:40.865+00');


--
-- Data for Name: holds; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.idempotency_keys VALUES
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', 'batch', 'batch-1', '0bbcce8ab886ed7fcc710cfe3720040a5bea8044787606c395ffef268ccfdec6', '2026-11-30 11:12:34.836+00', '[{"_tag" : "Accepted", "emailId" : "01a22701-bc1a-726e-88c9-cb0a288024f1"}]', '{"indexes":[0],"failures":[{"ok":false,"index":1,"error":{"code":"validation_error","message":"The request is not valid: to must be an email address such as ada@example.com.","details":[{"path":["to"],"message":"must be an email address such as ada@example.com"}]}}]}'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', 'message', '01a22701-0523-766e-910c-a93642828677:d66894c5c68acefff0cecbd6cae5e0656f53eb9624d9be79b8e1c293fa24808c', '01a22701-0523-766e-910c-a93642828677:d66894c5c68acefff0cecbd6cae5e0656f53eb9624d9be79b8e1c293fa24808c', '2026-11-29 11:22:40.541+00', '[{"_tag" : "Accepted", "emailId" : "01a22701-d25c-71ad-b533-21750d54084c"}]', 'null'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', 'single', 'order-4711', '64993acc08a1e8ac0acde79d0dc4c3443d73295447c260a50219b86e6650d571', '2026-11-30 11:12:54.587+00', '[{"_tag" : "Accepted", "emailId" : "01a22702-093c-776c-b579-8fcbf6eb4fb8"}]', 'null'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', 'request', 'order-4712', '5cd1768db4c44c1f9a1e2c3bf6407e954574a07ccc4e6eecf40cdc932acc4f6b', 'infinity', '[{"_tag" : "Accepted", "emailId" : "01a22702-0956-7c5f-b0ec-7a6284ed75f7"}]', 'null');


--
-- Data for Name: log_identity; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.memberships VALUES
	('01a22700-d769-7260-a03a-aa100c7cebc6', '01a22700-d769-7260-a03a-aa111ea2637a', 'owner', '2026-11-29 11:11:36.296+00'),
	('01a22701-2bd0-745b-9aa8-236c13e87ff5', '01a22701-2bd0-745b-9aa8-236d92698c16', 'owner', '2026-11-29 11:11:57.904+00'),
	('01a22701-38f4-7744-93bc-763fcf476e64', '01a22701-38f4-7744-93bc-7640118306e9', 'owner', '2026-11-29 11:12:01.268+00'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-95ff-7435-84da-11807182d79a', 'developer', '2026-11-29 11:12:25.091+00'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-a1d9-712a-91ab-6721f9b54fc3', 'viewer', '2026-11-29 11:12:28.126+00');


--
-- Data for Name: metrics_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_hours VALUES
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', 'tag', 498875, 'receipt', 2, 4, 0, 1, 0, 0, 0, 0, 0, '{}'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', 'tag', 498875, 'order:1234', 1, 3, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a22701-2bd0-745b-9aa8-236c13e87ff5', 'live', 'domain', 498875, '', 1, 1, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'simulator', 'domain', 498875, 'mail.acme.example', 6, 8, 5, 2, 0, 1, 0, 0, 0, '{73,5}'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'test', 'domain', 498875, 'mail.acme.example', 3, 3, 2, 1, 0, 0, 0, 0, 0, '{73,2}'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', 'domain', 498875, 'mail.acme.example', 12, 12, 0, 2, 0, 0, 0, 1, 1, '{}');


--
-- Data for Name: metrics_place; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_place VALUES
	(true, '1254:1254:');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.migrations VALUES
	(1, 1, 'initial', 1, '0.0.0', '2026-11-29 11:11:29.778+00'),
	(2, 1, 'mailbox_identities', 1, '0.0.0', '2026-11-29 11:11:29.809+00'),
	(2, 2, 'mailbox_identities', 1, '0.0.0', '2026-11-29 11:11:29.821+00'),
	(3, 1, 'set_aside', 1, '0.0.0', '2026-11-29 11:11:29.846+00'),
	(4, 1, 'audit_sources', 1, '0.0.0', '2026-11-29 11:11:29.859+00'),
	(4, 2, 'audit_sources', 1, '0.0.0', '2026-11-29 11:11:29.868+00'),
	(4, 3, 'audit_sources', 1, '0.0.0', '2026-11-29 11:11:29.876+00'),
	(4, 4, 'audit_sources', 1, '0.0.0', '2026-11-29 11:11:29.887+00'),
	(5, 1, 'template_defaults', 1, '0.0.0', '2026-11-29 11:11:29.897+00'),
	(6, 1, 'report_signatures', 1, '0.0.0', '2026-11-29 11:11:29.91+00'),
	(7, 1, 'requests', 1, '0.0.0', '2026-11-29 11:11:29.939+00'),
	(8, 1, 'joined_accepts', 1, '0.0.0', '2026-11-29 11:11:29.972+00'),
	(9, 1, 'request_keys', 1, '0.0.0', '2026-11-29 11:11:29.981+00'),
	(10, 1, 'email_templates', 1, '0.0.0', '2026-11-29 11:11:29.991+00'),
	(11, 1, 'joined_lookups', 1, '0.0.0', '2026-11-29 11:11:30.009+00'),
	(12, 1, 'received', 1, '0.0.0', '2026-11-29 11:11:30.038+00'),
	(12, 2, 'received', 1, '0.0.0', '2026-11-29 11:11:30.053+00'),
	(12, 3, 'received', 1, '0.0.0', '2026-11-29 11:11:30.062+00');


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
	('simulator', 'sim_01a22701-f2af-7610-80a5-b49e4560b01f email.delivered', '{"type":"email.delivered","occurredAt":1795950769815,"recipients":["complained@100c7cebc6.sandbox.sendwright.test"],"details":{"recipients":["complained@100c7cebc6.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a22701-f2af-7610-80a5-b49e4560b01f"},"keys":["simulator:sim_01a22701-f2af-7610-80a5-b49e4560b01f email.delivered"],"providerMessageId":"sim_01a22701-f2af-7610-80a5-b49e4560b01f","error":null,"provider":"simulator","key":"sim_01a22701-f2af-7610-80a5-b49e4560b01f email.delivered","emailId":"01a22701-f2a8-71b2-83b6-1fa19c72f7f1","messageId":null}', '2026-11-29 11:12:49.816+00', '2026-11-29 11:12:48.816+00', 'sim_01a22701-f2af-7610-80a5-b49e4560b01f'),
	('simulator', 'sim_01a22701-f2af-7610-80a5-b49e4560b01f email.complained', '{"type":"email.complained","occurredAt":1795950770815,"recipients":["complained@100c7cebc6.sandbox.sendwright.test"],"details":{"recipients":["complained@100c7cebc6.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a22701-f2af-7610-80a5-b49e4560b01f","provider_message_id":"sim_01a22701-f2af-7610-80a5-b49e4560b01f"},"keys":["simulator:sim_01a22701-f2af-7610-80a5-b49e4560b01f email.complained"],"providerMessageId":"sim_01a22701-f2af-7610-80a5-b49e4560b01f","error":null,"provider":"simulator","key":"sim_01a22701-f2af-7610-80a5-b49e4560b01f email.complained","emailId":"01a22701-f2a8-71b2-83b6-1fa19c72f7f1","messageId":null}', '2026-11-29 11:12:50.816+00', '2026-11-29 11:12:48.816+00', 'sim_01a22701-f2af-7610-80a5-b49e4560b01f');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.quotas VALUES
	('01a22701-2bd0-745b-9aa8-236c13e87ff5', '2026-11', 3, 50, '2026-11-29', 3, 100, 1);


--
-- Data for Name: rate_buckets; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.rate_buckets VALUES
	('sign-in:user:2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3', 8.153766666666666, 9.153766666666666, 1795950779821),
	('sign-in:from:12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 45.27333333333333, 46.27333333333333, 1795950780010),
	('sign-in:user:ca48e0014050c7996ca4272865794ba1d47e7ef86b88a1a7010eaf450f025194', 9, 10, 1795950780013),
	('messages:01a22701-0523-766e-910c-a93642828677', 999998, 1000000, 1795950754841),
	('requests:01a22701-124f-74c4-b78f-dd5cb7ccc033', 990000, 1000000, 1795950780803),
	('requests:01a22701-6750-777d-bf28-124cb9d20794', 2.21, 3.21, 1795950780884),
	('requests:01a22701-0523-766e-910c-a93642828677', 990000, 1000000, 1795950781219),
	('messages:01a22700-d769-7260-a03a-aa111ea2637a', 999999, 1000000, 1795950766239);


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
	('01a22700-d769-7260-a03a-aa100c7cebc6', 498875, 6, 1, 0, 0),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 498875, 3, 1, 1, 0),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 498875, 1, 5, 0, 0),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 498875, 7, 3, 1, 0),
	('01a22701-2bd0-745b-9aa8-236c13e87ff5', 498875, 5, 1, 0, 0),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 498875, 5, 2, 0, 0),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 498875, 0, 1, 0, 0),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 498875, 4, 1, 0, 0);


--
-- Data for Name: reputation_notes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: requests; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.requests OVERRIDING SYSTEM VALUE VALUES
	(1, '01a22702-0956-7c5f-b0ec-7a6284ed75f7', '01a22700-d769-7260-a03a-aa100c7cebc6', '2026-11-29 11:12:54.614+00', '{"to": "row@example.com", "from": "Acme <hello@mail.acme.example>", "tags": ["evening"], "text": "Asked by SQL.", "subject": "Asked by SQL"}', 140, '-infinity', 'order-4712');


--
-- Data for Name: retention_terms; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: search_entries_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.search_entries_2026_11 VALUES
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-ba40-724c-81ef-105cbbef4f58', '{}', 'delivered@100c7cebc6.sandbox.sendwright.test
to be delivered'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-ba59-76cb-9889-2625b3cfd73a', '{}', 'bounced@100c7cebc6.sandbox.sendwright.test
to be bounced'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-ba8b-701f-81ae-4dea15eb4e08', '{}', 'complained@100c7cebc6.sandbox.sendwright.test
to be complained'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-ba0f-76ce-95a2-47f21ff09d7b', '{receipt,order:1234}', 'ada@example.com
carl@example.com
bea@example.net
everything at once'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-bad4-707a-8498-fd376964cd6a', '{}', 'delivered+a@100c7cebc6.sandbox.sendwright.test
bounced+b@100c7cebc6.sandbox.sendwright.test
real@example.com
to several'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-bb26-739e-82c8-57b9651a0147', '{}', 'gone@example.org
to nobody'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-bb5e-739f-9cc4-f65ba13d6ccb', '{}', 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-bb79-7239-95dd-ca9d16f6754c', '{receipt}', 'gone-too@example.org
there@example.org
to nobody and somebody'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-bbb1-717a-8b71-ad77fd700298', '{}', 'tina@example.com
welcome, tina'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-bbe8-71e8-a362-a6a5c8acc281', '{}', 'tom@example.com
for everybody'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-bc1a-726e-88c9-cb0a288024f1', '{}', 'delivered@100c7cebc6.sandbox.sendwright.test
one of a batch'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-bc37-7706-b468-44ea0d9ba235', '{}', 'never@example.com
to be cancelled'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-bcaa-7414-8cd0-fc3471f83a42', '{}', 'cut-too@example.com
settled as failed'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-d25c-71ad-b533-21750d54084c', '{}', 'delivered@100c7cebc6.sandbox.sendwright.test
submitted over smtp'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'test', '01a22701-d27e-754f-a5ed-d3d785ca2088', '{}', 'delivered@100c7cebc6.sandbox.sendwright.test
in test mode: delivered'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'test', '01a22701-d28c-707d-9a3b-e54b038ec3f4', '{}', 'bounced@100c7cebc6.sandbox.sendwright.test
in test mode: bounced'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'test', '01a22701-d29b-73ef-8bd8-b786595a65f6', '{}', 'anybody@100c7cebc6.sandbox.sendwright.test
in test mode: anybody'),
	('01a22701-2bd0-745b-9aa8-236c13e87ff5', 'live', '01a22701-d2c5-7124-8327-1bac805eda99', '{}', 'bob@bolt.example
bolt'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-d308-7603-8125-683354daa288', '{}', '[erased]
rita@example.com
[erased]'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-e702-73f3-9b3e-90c1714e9053', '{}', 'delivered@100c7cebc6.sandbox.sendwright.test
its webhook waits'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-e89f-77fa-a647-a179210bff66', '{}', 'copied@example.com
submitted over smtp'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22701-f2a8-71b2-83b6-1fa19c72f7f1', '{}', 'complained@100c7cebc6.sandbox.sendwright.test
its complaint is still to come'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22702-0919-73a5-bd69-a81ed46fbd77', '{evening}', 'later@example.com
scheduled, to be cancelled'),
	('01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '01a22702-092a-7428-817a-a3fda7ff483c', '{evening}', 'later@example.com
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
	('01a22701-bc9a-72cd-9626-4394d44cd82c', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:34.999+00', '2026-11-29 11:12:34.999+00', '2026-11-29 11:12:34.971+00', NULL, NULL, 1, 0, true, NULL, NULL, '1017'),
	('01a22701-bc62-73b6-a1cd-06908b00855b', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:50.115+00', '2026-11-29 11:12:50.115+00', '2026-11-29 11:12:34.915+00', NULL, NULL, 2, 0, false, NULL, NULL, '1045'),
	('01a22702-08b3-75ab-80ba-26c65d74cab9', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:54.451+00', '2026-11-29 11:12:54.451+00', '2026-11-29 11:12:54.451+00', NULL, NULL, 0, 0, false, NULL, NULL, '1284'),
	('01a22702-08fe-7070-8cc3-b741a7991923', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:54.526+00', '2026-11-29 11:12:54.526+00', '2026-11-29 11:12:54.526+00', NULL, NULL, 0, 0, false, NULL, NULL, '1285'),
	('01a22702-093c-776c-b579-8fcbf6eb4fb8', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', '2026-11-29 11:12:54.588+00', '2026-11-29 11:12:54.588+00', '2026-11-29 11:12:54.588+00', NULL, NULL, 0, 0, false, NULL, NULL, '1293'),
	('01a22702-098a-7683-b177-e75c533f84d6', '01a22701-2bd0-745b-9aa8-236c13e87ff5', 'live', '2026-11-29 11:12:56.791+00', '2026-11-29 11:12:56.791+00', '2026-11-29 11:12:54.666+00', NULL, NULL, 0, 0, true, NULL, '2026-11-29 11:12:54.666+00', '1301'),
	('01a22702-128c-72b7-9884-8228906a93df', '01a22701-2bd0-745b-9aa8-236c13e87ff5', 'live', '2026-11-29 11:12:56.972+00', '2026-11-29 11:12:56.972+00', '2026-11-29 11:12:56.972+00', NULL, NULL, 0, 0, false, NULL, NULL, '1309');


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
	('01a22701-7f2a-7361-8ca8-540c717474a6', 'a674b485a216d0ba16d17595e7c7b21e2012bffa669a345b9e4d0c0b5dc3bac6', '01a22700-d769-7260-a03a-aa111ea2637a', 'link', '2026-11-29 11:12:19.246+00', '2026-11-29 11:12:19.246+00', '2026-12-29 11:12:19.246+00', '', '127.0.0.0/24'),
	('01a22701-89e1-704b-bb8d-ee479775e84f', 'a70062fd9e16553fcc86ab165471c7ac49a1aab80406d0fa8f420e2bb50e4f5b', '01a22701-73c1-73bb-9ea7-a73db1ade69b', 'link', '2026-11-29 11:12:21.989+00', '2026-11-29 11:12:21.989+00', '2026-12-29 11:12:21.989+00', '', '127.0.0.0/24'),
	('01a22701-9607-7500-8a03-dd48461d985e', 'c51a42211694921f4c5fad6f0e3eaab48b07d670e4235a94039bdd5029266da3', '01a22701-95ff-7435-84da-11807182d79a', 'link', '2026-11-29 11:12:25.099+00', '2026-11-29 11:12:25.099+00', '2026-12-29 11:12:25.099+00', '', '127.0.0.0/24'),
	('01a22701-e820-7622-9c90-660f2e442aa8', '1fe71aa40573e6a0857e48e870302611682c66ae0509fefec5f9f8a8ddd9ebae', '01a22700-d769-7260-a03a-aa111ea2637a', 'password', '2026-11-29 11:12:46.112+00', '2026-11-29 11:12:46.112+00', '2026-12-29 11:12:46.112+00', '', '127.0.0.0/24'),
	('01a22702-1e59-71f8-80e6-52695973fc76', '79c71c015a356e471eeabac3d4cf2250cdbe34def03cebf0e841a447e53391c2', '01a22700-d769-7260-a03a-aa111ea2637a', 'password', '2026-11-29 11:12:59.992+00', '2026-11-29 11:12:59.992+00', '2026-12-29 11:12:59.992+00', '', '127.0.0.0/24'),
	('01a22702-1ef0-7124-8b73-4ef84db9eddd', 'eb763fcf35317b68948bcd2083c8a8f3dc1d5516dfe5eefbf1aa122adcd9c6a6', '01a22701-73c1-73bb-9ea7-a73db1ade69b', 'password', '2026-11-29 11:13:00.144+00', '2026-11-29 11:13:00.144+00', '2026-12-29 11:13:00.144+00', '', '127.0.0.0/24');


--
-- Data for Name: sign_in_links; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sign_in_links VALUES
	('01a22700-c051-73cc-bd41-92a1acaa87e0', '6309e43e2c558a9d7fdb49c4047e41a583b8248b7feaf78e76b2e66cc75c10ac', 'setup', NULL, NULL, NULL, NULL, NULL, '2026-11-29 11:11:30.388+00', '2026-11-29 12:11:30.388+00'),
	('01a22701-b796-761b-be2a-8f88878dd973', '87fd78c35d5f2cf8c1fdf7b2823679a76b4366a4bd13863d4a92632767b1c1f8', 'invitation', NULL, '01a22700-d769-7260-a03a-aa100c7cebc6', 'later@acme.example', 'later@acme.example', 'viewer', '2026-11-29 11:12:33.689+00', '2026-12-06 11:12:33.689+00');


--
-- Data for Name: suppressions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.suppressions VALUES
	('01a22701-bb7a-7292-96ac-d7b05c2a67f9', '01a22700-d769-7260-a03a-aa100c7cebc6', 'gone@example.org', NULL, NULL, 'bounce', '2026-11-29 11:12:34.638+00'),
	('01a22701-bbc0-7013-929f-4553c988b2e9', '01a22700-d769-7260-a03a-aa100c7cebc6', 'gone-too@example.org', NULL, NULL, 'bounce', '2026-11-29 11:12:34.744+00'),
	('01a22701-d2ef-7166-a59b-c395a2277b97', '01a22700-d769-7260-a03a-aa100c7cebc6', 'no-more@example.com', NULL, NULL, 'manual', '2026-11-29 11:12:40.687+00'),
	('01a22701-d3a1-779d-90e6-e8790006fa81', '01a22700-d769-7260-a03a-aa100c7cebc6', NULL, '5e1f7c4db653d3a1aa99c8c108f21e3cb337de3e7a58778814dec93931bbd792', 'e32ac2d876ce70eb', 'manual', '2026-11-29 11:12:40.865+00');


--
-- Data for Name: template_versions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.template_versions VALUES
	('01a22701-b963-7167-9d91-5fae0d0ee822', 1, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-29 11:12:34.148+00', NULL, NULL),
	('01a22701-b963-7167-9d91-5fae0d0ee822', 2, 'Welcome', 'Hello, {{ name }}', '<p>Hello, {{ name }}</p>', 'Welcome, {{ name }}', '{name}', 67, 'Acme live', '2026-11-29 11:12:34.171+00', NULL, NULL),
	('01a22701-b963-7167-9d91-5fae0d0ee822', 3, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-29 11:12:34.185+00', NULL, NULL),
	('01a22701-b994-71eb-86d9-7eb61ab59401', 1, 'Plain', 'Plain', NULL, 'Plain', '{}', 15, 'Acme live', '2026-11-29 11:12:34.196+00', NULL, NULL),
	('01a22701-b9b7-71e7-b33b-5fabe17fe61f', 1, 'Brings all', 'For {{ who }}', '<p>For {{ who }}: {{ count }}</p>', NULL, '{who,count}', 56, 'Acme live', '2026-11-29 11:12:34.231+00', '{"from": "Acme <hello@mail.acme.example>", "replyTo": ["answers@acme.example"], "fallbacks": {"who": "everybody", "count": 3}}', 118);


--
-- Data for Name: templates; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.templates VALUES
	('01a22701-b963-7167-9d91-5fae0d0ee822', '01a22700-d769-7260-a03a-aa100c7cebc6', 'welcome', 3, '2026-11-29 11:12:34.148+00', '2026-11-29 11:12:34.185+00'),
	('01a22701-b994-71eb-86d9-7eb61ab59401', '01a22700-d769-7260-a03a-aa100c7cebc6', 'plain-one', 1, '2026-11-29 11:12:34.196+00', '2026-11-29 11:12:34.196+00'),
	('01a22701-b9b7-71e7-b33b-5fabe17fe61f', '01a22700-d769-7260-a03a-aa100c7cebc6', 'brings-all', 1, '2026-11-29 11:12:34.231+00', '2026-11-29 11:12:34.231+00');


--
-- Data for Name: user_identities; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.users VALUES
	('01a22701-2bd0-745b-9aa8-236d92698c16', 'bob@bolt.example', 'bob@bolt.example', 'bob', NULL, false, NULL, '2026-11-29 11:11:57.904+00'),
	('01a22701-38f4-7744-93bc-7640118306e9', 'eve@closed.example', 'eve@closed.example', 'eve', NULL, false, NULL, '2026-11-29 11:12:01.268+00'),
	('01a22700-d769-7260-a03a-aa111ea2637a', 'ada@acme.example', 'ada@acme.example', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$++zn2DdSHCvLvMI2/vNjgA$pFrV7PBfpRR3clxZEd9SgGo3XWLPaPrnDMZo7Rq2dCg', false, NULL, '2026-11-29 11:11:36.296+00'),
	('01a22701-73c1-73bb-9ea7-a73db1ade69b', 'grace@operators.example', 'grace@operators.example', 'grace', '$argon2id$v=19$m=19456,t=2,p=1$zaQQJAhc5p/YpNK/5kSObQ$BeyG3f+tCFzCp112CLGY+jq/F6Yp1FsZqbq78EpKqiQ', true, NULL, '2026-11-29 11:12:16.321+00'),
	('01a22701-95ff-7435-84da-11807182d79a', 'dev@acme.example', 'dev@acme.example', 'The developer', '$argon2id$v=19$m=19456,t=2,p=1$KtIxbB7/3hLn1UX9kqbULw$waxIiLGTWWgiyLeGe7GlxwAlBql5rG3T1yZVh/YkIoY', false, NULL, '2026-11-29 11:12:25.091+00'),
	('01a22701-a1d9-712a-91ab-6721f9b54fc3', 'view@acme.example', 'view@acme.example', 'The viewer', '$argon2id$v=19$m=19456,t=2,p=1$Q87a9OrNZFOxwcNfZJC0HA$Mv62qKRgQmxrW532LiSb45WDNa0NHHqXpbaDrgtffgc', false, '2026-11-29 11:12:30.727+00', '2026-11-29 11:12:28.125+00');


--
-- Data for Name: webhook_attempts_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_attempts_2026_11 VALUES
	('01a22701-ba55-7605-98d7-64634d01d0e3', 1, '2026-11-29 11:12:34.427+00', 204, NULL, 47),
	('01a22701-ba85-7ab6-8aa9-c20bd62964f4', 1, '2026-11-29 11:12:34.541+00', 204, NULL, 23),
	('01a22701-baac-743b-9116-5d87875e7858', 1, '2026-11-29 11:12:34.568+00', 204, NULL, 2),
	('01a22701-bb05-73fe-bdcc-f44e199eeedb', 1, '2026-11-29 11:12:34.583+00', 204, NULL, 4),
	('01a22701-bb47-76bc-9531-7502dd0310d1', 1, '2026-11-29 11:12:34.724+00', 204, NULL, 20),
	('01a22701-bb47-7b35-baf1-9102f1465e2f', 1, '2026-11-29 11:12:34.724+00', 204, NULL, 21),
	('01a22701-bb7a-7bfa-96f7-bd46231a2157', 1, '2026-11-29 11:12:34.725+00', 204, NULL, 20),
	('01a22701-bb8f-7eb6-8de3-7a5e3db726fd', 1, '2026-11-29 11:12:34.746+00', 204, NULL, 18),
	('01a22701-bbc0-7f5a-bf1d-6f13f940bef9', 1, '2026-11-29 11:12:34.794+00', 204, NULL, 10),
	('01a22701-bbc0-7225-b82e-578cecfafaec', 1, '2026-11-29 11:12:34.794+00', 204, NULL, 18),
	('01a22701-bbdd-70f6-9549-70b4afe958dc', 1, '2026-11-29 11:12:34.837+00', 204, NULL, 3),
	('01a22701-bc03-7291-9ade-62f26a0761fd', 1, '2026-11-29 11:12:34.848+00', 204, NULL, 2),
	('01a22701-bc2f-7d6b-a96e-79129d2438d1', 1, '2026-11-29 11:12:34.88+00', 204, NULL, 11),
	('01a22701-bc53-7835-8aa7-27d0e30c60b8', 1, '2026-11-29 11:12:34.921+00', 500, 'answered with status 500', 43),
	('01a22701-bc53-7dfb-9328-dbcea070a984', 1, '2026-11-29 11:12:34.92+00', 204, NULL, 43),
	('01a22701-be60-75cd-a03a-dfdb40c2897a', 1, '2026-11-29 11:12:35.438+00', 204, NULL, 7),
	('01a22701-c261-73d6-93bc-609a1afd0e89', 1, '2026-11-29 11:12:36.46+00', 204, NULL, 18),
	('01a22701-c261-76e4-9f8a-8ed6961b026e', 1, '2026-11-29 11:12:36.46+00', 204, NULL, 17),
	('01a22701-c261-7305-91f8-051c923242eb', 1, '2026-11-29 11:12:36.465+00', 204, NULL, 25),
	('01a22701-c261-7658-8cb0-c9659a1d6e20', 1, '2026-11-29 11:12:36.46+00', 204, NULL, 29),
	('01a22701-c261-79cf-b90d-6c0557be68a6', 1, '2026-11-29 11:12:36.463+00', 204, NULL, 27),
	('01a22701-c686-7d7f-a53d-0066d54d2bec', 1, '2026-11-29 11:12:37.533+00', 204, NULL, 3),
	('01a22701-bc53-7835-8aa7-27d0e30c60b8', 2, '2026-11-29 11:12:40.193+00', 500, 'answered with status 500', 5),
	('01a22701-d158-73b7-a81f-b53a6869d0ad', 1, '2026-11-29 11:12:40.566+00', 204, NULL, 5),
	('01a22701-d267-727a-9491-a59f1e64b1fe', 1, '2026-11-29 11:12:40.567+00', 204, NULL, 6),
	('01a22701-d286-77f0-a60c-efe3da06c418', 1, '2026-11-29 11:12:40.606+00', 204, NULL, 5),
	('01a22701-d286-778c-aa0b-f2ddc295b140', 1, '2026-11-29 11:12:40.607+00', 204, NULL, 10),
	('01a22701-d2a6-7085-87a1-829a6df4545a', 1, '2026-11-29 11:12:40.629+00', 204, NULL, 5),
	('01a22701-d2a6-7411-989b-be397910c4c9', 1, '2026-11-29 11:12:40.629+00', 204, NULL, 6),
	('01a22701-d2a6-75c4-97c3-7bcfe3642bba', 1, '2026-11-29 11:12:40.628+00', 204, NULL, 5),
	('01a22701-d2a6-7c97-862a-252ec6f20ad6', 1, '2026-11-29 11:12:40.629+00', 204, NULL, 4),
	('01a22701-d31e-7840-b9fa-224614216ce5', 1, '2026-11-29 11:12:40.763+00', 204, NULL, 2),
	('01a22701-bc53-7835-8aa7-27d0e30c60b8', 3, '2026-11-29 11:12:41.571+00', 500, 'answered with status 500', 7),
	('01a22701-d658-7727-b81a-1ece3e67d724', 1, '2026-11-29 11:12:41.572+00', 204, NULL, 7),
	('01a22701-d67e-7d6e-9515-fe7804f66c66', 1, '2026-11-29 11:12:41.608+00', 204, NULL, 2),
	('01a22701-bc53-7835-8aa7-27d0e30c60b8', 4, '2026-11-29 11:12:42.635+00', 500, 'answered with status 500', 5),
	('01a22701-da7e-799e-b0d1-c3c22aa8bf91', 1, '2026-11-29 11:12:42.636+00', 204, NULL, 5),
	('01a22701-da7e-7c2e-a372-122a057cee0c', 1, '2026-11-29 11:12:42.636+00', 204, NULL, 5),
	('01a22701-da7e-7cc2-b89e-96e11778bad3', 1, '2026-11-29 11:12:42.636+00', 204, NULL, 5),
	('01a22701-bc53-7835-8aa7-27d0e30c60b8', 5, '2026-11-29 11:12:43.676+00', 500, 'answered with status 500', 2),
	('01a22701-bc53-7835-8aa7-27d0e30c60b8', 6, '2026-11-29 11:12:43.699+00', 500, 'answered with status 500', 2),
	('01a22701-bc53-7835-8aa7-27d0e30c60b8', 7, '2026-11-29 11:12:44.757+00', 500, 'answered with status 500', 3),
	('01a22701-bc53-7835-8aa7-27d0e30c60b8', 8, '2026-11-29 11:12:45.785+00', 500, 'answered with status 500', 2),
	('01a22701-e702-7216-9048-e890aa27b60a', 1, '2026-11-29 11:12:45.846+00', 500, 'answered with status 500', 4),
	('01a22701-e712-7e48-8ccb-39a6d917812e', 1, '2026-11-29 11:12:45.858+00', 204, NULL, 2),
	('01a22701-e842-7081-9376-e7ac9ef3aa4d', 1, '2026-11-29 11:12:46.153+00', 204, NULL, 3),
	('01a22701-e8a1-7ebf-a98d-4ab73218f948', 1, '2026-11-29 11:12:46.292+00', 500, 'answered with status 500', 8),
	('01a22701-e8e5-7072-ba85-21c9239a3572', 1, '2026-11-29 11:12:46.324+00', 204, NULL, 5),
	('01a22701-eb18-7e12-b853-1b128e46d421', 1, '2026-11-29 11:12:46.888+00', 204, NULL, 5),
	('01a22701-f2a8-744b-bfd5-018bc8c024bf', 1, '2026-11-29 11:12:48.828+00', 500, 'answered with status 500', 21),
	('01a22701-f2b0-7f0f-af70-78f4704a1167', 1, '2026-11-29 11:12:48.828+00', 204, NULL, 22);


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
	('01a22701-ba55-7605-98d7-64634d01d0e3', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-ba55-70db-8ccf-d0acdb50303b', 'email.sent', '01a22701-ba40-724c-81ef-105cbbef4f58', 'delivered', 1, NULL, 204, 47, false, NULL, '2026-11-29 11:12:34.386+00'),
	('01a22701-ba85-7ab6-8aa9-c20bd62964f4', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-ba85-711f-93b8-572c3d469ac5', 'email.sent', '01a22701-ba59-76cb-9889-2625b3cfd73a', 'delivered', 1, NULL, 204, 23, false, NULL, '2026-11-29 11:12:34.429+00'),
	('01a22701-baac-743b-9116-5d87875e7858', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-baac-7283-b297-b0939d8ffe3d', 'email.sent', '01a22701-ba8b-701f-81ae-4dea15eb4e08', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 11:12:34.462+00'),
	('01a22701-bb05-73fe-bdcc-f44e199eeedb', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-bb05-776e-96ff-6ad90a111e21', 'email.sent', '01a22701-ba0f-76ce-95a2-47f21ff09d7b', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 11:12:34.564+00'),
	('01a22701-bb47-76bc-9531-7502dd0310d1', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-bb47-74df-a3bc-f99377469b7f', 'email.sent', '01a22701-bad4-707a-8498-fd376964cd6a', 'delivered', 1, NULL, 204, 20, false, NULL, '2026-11-29 11:12:34.609+00'),
	('01a22701-bb47-7b35-baf1-9102f1465e2f', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-bb47-74df-a3bc-f9920c916096', 'email.sent', '01a22701-bad4-707a-8498-fd376964cd6a', 'delivered', 1, NULL, 204, 21, false, NULL, '2026-11-29 11:12:34.609+00'),
	('01a22701-bb7a-7bfa-96f7-bd46231a2157', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-bb7a-7292-96ac-d7af50edb2db', 'email.bounced', '01a22701-bb26-739e-82c8-57b9651a0147', 'delivered', 1, NULL, 204, 20, false, NULL, '2026-11-29 11:12:34.638+00'),
	('01a22701-bb8f-7eb6-8de3-7a5e3db726fd', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-bb8f-7710-9f7d-9e71687e4311', 'email.sent', '01a22701-bb5e-739f-9cc4-f65ba13d6ccb', 'delivered', 1, NULL, 204, 18, false, NULL, '2026-11-29 11:12:34.692+00'),
	('01a22701-bbc0-7f5a-bf1d-6f13f940bef9', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-bbc0-7013-929f-4551365f78ff', 'email.bounced', '01a22701-bb79-7239-95dd-ca9d16f6754c', 'delivered', 1, NULL, 204, 10, false, NULL, '2026-11-29 11:12:34.744+00'),
	('01a22701-bbc0-7225-b82e-578cecfafaec', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-bbc0-7013-929f-4552eddbabd2', 'email.sent', '01a22701-bb79-7239-95dd-ca9d16f6754c', 'delivered', 1, NULL, 204, 18, false, NULL, '2026-11-29 11:12:34.744+00'),
	('01a22701-bbdd-70f6-9549-70b4afe958dc', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-bbdd-760a-8400-ebc14028c7c1', 'email.sent', '01a22701-bbb1-717a-8b71-ad77fd700298', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 11:12:34.779+00'),
	('01a22701-bc03-7291-9ade-62f26a0761fd', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-bc03-70db-ae5b-999b1c639bf7', 'email.sent', '01a22701-bbe8-71e8-a362-a6a5c8acc281', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 11:12:34.818+00'),
	('01a22701-bc2f-7d6b-a96e-79129d2438d1', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-bc2f-7615-85fb-cc0be04d1073', 'email.sent', '01a22701-bc1a-726e-88c9-cb0a288024f1', 'delivered', 1, NULL, 204, 11, false, NULL, '2026-11-29 11:12:34.86+00'),
	('01a22701-bc53-7dfb-9328-dbcea070a984', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-bc53-718a-beba-ac7304378060', 'email.cancelled', '01a22701-bc37-7706-b468-44ea0d9ba235', 'delivered', 1, NULL, 204, 43, false, NULL, '2026-11-29 11:12:34.899+00'),
	('01a22701-be60-75cd-a03a-dfdb40c2897a', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-be60-73c6-8421-7ae7ce12266b', 'email.delivered', '01a22701-ba40-724c-81ef-105cbbef4f58', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-29 11:12:35.403+00'),
	('01a22701-c261-73d6-93bc-609a1afd0e89', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-c261-775d-82e2-dc63004547b3', 'email.delivered', '01a22701-ba8b-701f-81ae-4dea15eb4e08', 'delivered', 1, NULL, 204, 18, false, NULL, '2026-11-29 11:12:36.444+00'),
	('01a22701-c261-76e4-9f8a-8ed6961b026e', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-c261-775d-82e2-dc62c30d174c', 'email.bounced', '01a22701-ba59-76cb-9889-2625b3cfd73a', 'delivered', 1, NULL, 204, 17, false, NULL, '2026-11-29 11:12:36.444+00'),
	('01a22701-c261-7305-91f8-051c923242eb', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-c261-775d-82e2-dc66b16e7346', 'email.delivered', '01a22701-bc1a-726e-88c9-cb0a288024f1', 'delivered', 1, NULL, 204, 25, false, NULL, '2026-11-29 11:12:36.444+00'),
	('01a22701-c261-7658-8cb0-c9659a1d6e20', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-c261-775d-82e2-dc643224e107', 'email.bounced', '01a22701-bad4-707a-8498-fd376964cd6a', 'delivered', 1, NULL, 204, 29, false, NULL, '2026-11-29 11:12:36.444+00'),
	('01a22701-c261-79cf-b90d-6c0557be68a6', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-c261-775d-82e2-dc655e22e751', 'email.delivered', '01a22701-bad4-707a-8498-fd376964cd6a', 'delivered', 1, NULL, 204, 27, false, NULL, '2026-11-29 11:12:36.444+00'),
	('01a22701-bc53-7835-8aa7-27d0e30c60b8', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9ec-71f2-80bd-f56afcd5b67e', 'live', '01a22701-bc53-718a-beba-ac7304378060', 'email.cancelled', '01a22701-bc37-7706-b468-44ea0d9ba235', 'failed', 8, 'answered with status 500', 500, 2, false, NULL, '2026-11-29 11:12:34.899+00'),
	('01a22701-d267-727a-9491-a59f1e64b1fe', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-d267-7168-bdd1-b7a888ecf87e', 'email.sent', '01a22701-d25c-71ad-b533-21750d54084c', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 11:12:40.549+00'),
	('01a22701-d286-77f0-a60c-efe3da06c418', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'test', '01a22701-d286-75ce-bbfc-5a455a356780', 'email.sent', '01a22701-d27e-754f-a5ed-d3d785ca2088', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 11:12:40.581+00'),
	('01a22701-d286-778c-aa0b-f2ddc295b140', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9e2-715b-8c7e-c21464c1b422', 'test', '01a22701-d286-75ce-bbfc-5a455a356780', 'email.sent', '01a22701-d27e-754f-a5ed-d3d785ca2088', 'delivered', 1, NULL, 204, 10, false, NULL, '2026-11-29 11:12:40.581+00'),
	('01a22701-d2a6-7085-87a1-829a6df4545a', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'test', '01a22701-d2a6-765f-9a09-f4e65a3bda25', 'email.sent', '01a22701-d29b-73ef-8bd8-b786595a65f6', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 11:12:40.613+00'),
	('01a22701-d2a6-7411-989b-be397910c4c9', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9e2-715b-8c7e-c21464c1b422', 'test', '01a22701-d2a6-765f-9a09-f4e65a3bda25', 'email.sent', '01a22701-d29b-73ef-8bd8-b786595a65f6', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-29 11:12:40.613+00'),
	('01a22701-d2a6-75c4-97c3-7bcfe3642bba', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'test', '01a22701-d2a6-765f-9a09-f4e5812a1b7e', 'email.sent', '01a22701-d28c-707d-9a3b-e54b038ec3f4', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 11:12:40.598+00'),
	('01a22701-d2a6-7c97-862a-252ec6f20ad6', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9e2-715b-8c7e-c21464c1b422', 'test', '01a22701-d2a6-765f-9a09-f4e5812a1b7e', 'email.sent', '01a22701-d28c-707d-9a3b-e54b038ec3f4', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-29 11:12:40.598+00'),
	('01a22701-d31e-7840-b9fa-224614216ce5', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-d31e-73da-9fe5-fbcbb8c55c0d', 'email.sent', '01a22701-d308-7603-8125-683354daa288', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 11:12:40.734+00'),
	('01a22701-d658-7727-b81a-1ece3e67d724', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-d658-7230-9b24-226c2e1e5d11', 'email.delivered', '01a22701-d25c-71ad-b533-21750d54084c', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-29 11:12:41.555+00'),
	('01a22701-d67e-7d6e-9515-fe7804f66c66', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'test', '01a22701-d67e-7588-82f3-2359e80e4434', 'email.delivered', '01a22701-d27e-754f-a5ed-d3d785ca2088', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 11:12:41.587+00'),
	('01a22701-da7e-799e-b0d1-c3c22aa8bf91', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9e2-715b-8c7e-c21464c1b422', 'test', '01a22701-da7e-777a-b5be-aabd9a7351b1', 'email.bounced', '01a22701-d28c-707d-9a3b-e54b038ec3f4', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 11:12:42.614+00'),
	('01a22701-da7e-7c2e-a372-122a057cee0c', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'test', '01a22701-da7e-777a-b5be-aabefa2e95f7', 'email.delivered', '01a22701-d29b-73ef-8bd8-b786595a65f6', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 11:12:42.614+00'),
	('01a22701-da7e-7cc2-b89e-96e11778bad3', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'test', '01a22701-da7e-777a-b5be-aabd9a7351b1', 'email.bounced', '01a22701-d28c-707d-9a3b-e54b038ec3f4', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 11:12:42.614+00'),
	('01a22701-c686-7d7f-a53d-0066d54d2bec', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-c686-7457-8dd5-213eb92503a7', 'email.complained', '01a22701-ba8b-701f-81ae-4dea15eb4e08', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-29 11:12:37.505+00'),
	('01a22701-d158-73b7-a81f-b53a6869d0ad', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-d158-70db-8f90-53bce091c830', 'email.failed', '01a22701-bcaa-7414-8cd0-fc3471f83a42', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 11:12:40.263+00'),
	('01a22701-e702-7216-9048-e890aa27b60a', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-e6fa-7461-9ed6-d947951ff819', 'live', '01a22701-e702-73f3-9b3e-90c20551c997', 'email.queued', '01a22701-e702-73f3-9b3e-90c1714e9053', 'pending', 1, 'answered with status 500', 500, 4, false, NULL, '2026-11-29 11:12:45.826+00'),
	('01a22701-e712-7e48-8ccb-39a6d917812e', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-e712-71ad-99b0-c5a0f5b9e999', 'email.sent', '01a22701-e702-73f3-9b3e-90c1714e9053', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-29 11:12:45.841+00'),
	('01a22701-e842-7081-9376-e7ac9ef3aa4d', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-e712-71ad-99b0-c5a0f5b9e999', 'email.sent', '01a22701-e702-73f3-9b3e-90c1714e9053', 'delivered', 1, NULL, 204, 3, false, '01a22701-e712-7e48-8ccb-39a6d917812e', '2026-11-29 11:12:46.146+00'),
	('01a22701-e8a1-7ebf-a98d-4ab73218f948', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-e6fa-7461-9ed6-d947951ff819', 'live', '01a22701-e8a1-77fa-a647-a17a2ccf7e0e', 'email.queued', '01a22701-e89f-77fa-a647-a179210bff66', 'pending', 1, 'answered with status 500', 500, 8, false, NULL, '2026-11-29 11:12:46.239+00'),
	('01a22701-e8e5-7072-ba85-21c9239a3572', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-e8e5-72c0-aa56-a2242ee7358c', 'email.sent', '01a22701-e89f-77fa-a647-a179210bff66', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 11:12:46.308+00'),
	('01a22701-eb18-7e12-b853-1b128e46d421', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-eb18-702c-a67b-84feb96fef01', 'email.delivered', '01a22701-e702-73f3-9b3e-90c1714e9053', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-29 11:12:46.852+00'),
	('01a22701-f2a8-744b-bfd5-018bc8c024bf', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-e6fa-7461-9ed6-d947951ff819', 'live', '01a22701-f2a8-71b2-83b6-1fa2678c0e9e', 'email.queued', '01a22701-f2a8-71b2-83b6-1fa19c72f7f1', 'pending', 1, 'answered with status 500', 500, 21, false, NULL, '2026-11-29 11:12:48.808+00'),
	('01a22701-f2b0-7f0f-af70-78f4704a1167', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-b9d1-727b-b2cf-3755487999e5', 'live', '01a22701-f2b0-7422-a26d-04d17b87b647', 'email.sent', '01a22701-f2a8-71b2-83b6-1fa19c72f7f1', 'delivered', 1, NULL, 204, 22, false, NULL, '2026-11-29 11:12:48.815+00'),
	('01a22702-08b3-7f7d-9257-c10ab676ca3a', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-e6fa-7461-9ed6-d947951ff819', 'live', '01a22702-08b3-75ab-80ba-26c7df0638fe', 'email.queued', '01a22702-08b3-75ab-80ba-26c65d74cab9', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 11:12:54.451+00'),
	('01a22702-08fe-7da9-b72e-19ccea81e797', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-e6fa-7461-9ed6-d947951ff819', 'live', '01a22702-08fe-7070-8cc3-b742f449747b', 'email.queued', '01a22702-08fe-7070-8cc3-b741a7991923', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 11:12:54.526+00'),
	('01a22702-093c-75b2-8391-18c726ec2482', '01a22700-d769-7260-a03a-aa100c7cebc6', '01a22701-e6fa-7461-9ed6-d947951ff819', 'live', '01a22702-093c-776c-b579-8fcca529d99e', 'email.queued', '01a22702-093c-776c-b579-8fcbf6eb4fb8', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-29 11:12:54.588+00');


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
	('01a22701-b9e2-715b-8c7e-c21464c1b422', '01a22700-d769-7260-a03a-aa100c7cebc6', 'test', 'http://127.0.0.1:37803/ok', '{email.sent,email.bounced}', 'sendwright', true, '2.throwaway.45f9a02ae59baf25.1UdFr9q3LcLcj0a9.E09r1FTkLQ_jBIS0DbmJDtrJoRY95Y-fmqxfhZl9MkHtOz15AoXxnfs22j0oY2wjiSci8gkJ05ItIu8di5A2jDMo', NULL, NULL, '2026-11-29 11:12:34.274+00', false),
	('01a22701-b9ec-71f2-80bd-f56afcd5b67e', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', 'http://127.0.0.1:37803/broken', '{email.cancelled}', 'sendwright', true, '2.throwaway.45f9a02ae59baf25.DVWKCFOQTyj-UGJg.Ii8B5gGc1WPoPaaGt6l7-8n7SUSqLJj8GdO7etAVhRquuw5pnGN7lQqWK6LyvOy29FmHh3rvsd8ASjKSguww2PmR', NULL, NULL, '2026-11-29 11:12:34.284+00', false),
	('01a22701-e6fa-7461-9ed6-d947951ff819', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', 'http://127.0.0.1:37803/broken', '{email.queued}', 'sendwright', true, '2.throwaway.45f9a02ae59baf25.Fg4sNIR08sb1owok.0Aj_C8UtDkHV5_G4HrVfFvAvuMh4yMZ_49PHeQ_6yR-kH-DxHaoUgpSrbiMD18o4MXdRGeW3b-fbvOqltrhXnJmG', NULL, NULL, '2026-11-29 11:12:45.819+00', false),
	('01a22701-b9d1-727b-b2cf-3755487999e5', '01a22700-d769-7260-a03a-aa100c7cebc6', 'live', 'http://127.0.0.1:37803/ok', '{email.sent,email.delivered,email.delivery_delayed,email.bounced,email.complained,email.rejected,email.failed,email.cancelled}', 'sendwright', true, '2.throwaway.45f9a02ae59baf25.oicWNkGXVTUe73GW.jx2VjXA8FCMcFc5vf36PndVsvHBhr7Q-uJz2F6FkAPN81E4DF9kM6ctc8l6vK4qOprVIlyDRtR8evQgwI6qDXDj5', '2.throwaway.45f9a02ae59baf25.DYXx_NYxidKr9Qt8.uHl1bf5O1h5vAQHp6fWZDwnOZ05GetJ7CzoU8ucnCYRjYuWX0EqBO5MrJ1wau08WcWkIe8ZN-olMSPBIkKj-WKRi', '2026-11-30 11:12:46.194+00', '2026-11-29 11:12:34.257+00', false);


--
-- Data for Name: webhook_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_jobs OVERRIDING SYSTEM VALUE VALUES
	('01a22701-e702-7216-9048-e890aa27b60a', '01a22701-e6fa-7461-9ed6-d947951ff819', '2026-11-29 11:12:51.057+00', '2026-11-29 11:12:51.057+00', NULL, 38, true, '1225'),
	('01a22701-e8a1-7ebf-a98d-4ab73218f948', '01a22701-e6fa-7461-9ed6-d947951ff819', '2026-11-29 11:12:51.549+00', '2026-11-29 11:12:51.549+00', NULL, 41, true, '1251'),
	('01a22701-f2a8-744b-bfd5-018bc8c024bf', '01a22701-e6fa-7461-9ed6-d947951ff819', '2026-11-29 11:12:53.99+00', '2026-11-29 11:12:53.99+00', NULL, 44, true, '1272'),
	('01a22702-08b3-7f7d-9257-c10ab676ca3a', '01a22701-e6fa-7461-9ed6-d947951ff819', '2026-11-29 11:12:54.451+00', '2026-11-29 11:12:54.451+00', NULL, 46, false, '1284'),
	('01a22702-08fe-7da9-b72e-19ccea81e797', '01a22701-e6fa-7461-9ed6-d947951ff819', '2026-11-29 11:12:54.526+00', '2026-11-29 11:12:54.526+00', NULL, 47, false, '1285'),
	('01a22702-093c-75b2-8391-18c726ec2482', '01a22701-e6fa-7461-9ed6-d947951ff819', '2026-11-29 11:12:54.588+00', '2026-11-29 11:12:54.588+00', NULL, 48, false, '1293');


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


