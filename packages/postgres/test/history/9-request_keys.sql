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
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'Acme', 'enterprise', NULL, true, NULL, NULL, 1000000, NULL, NULL, NULL, NULL, '2026-11-28 08:02:26.726+00', NULL),
	('01a2212d-7bec-7118-a230-df3cd908b334', 'Closed', 'free', NULL, false, NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:02:41.89+00', 'Sent what nobody asked for.', '2026-11-28 08:02:38.699+00', NULL),
	('01a2212d-753e-701f-bf26-18ee0dffe591', 'Bolt', 'pro', NULL, false, 50, NULL, 7, '2026-11-28 08:03:16.052+00', NULL, NULL, NULL, '2026-11-28 08:02:36.99+00', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.api_keys VALUES
	('01a2212d-544a-7778-800e-b943de6a6969', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'e2abb962720f4d1b28aea80ee26f4dbdc8b772231264c7078cb41cbe4143d0b4', 'Acme live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'Ckco', '2026-11-28 08:02:28.554+00', NULL, '2026-11-28 08:02:30.066+00', NULL),
	('01a2212d-6efa-703d-bc96-b18041e9468a', '01a2212d-4d26-736f-93b7-f2ec2a992555', '398e579fb8cc9816e5d6fe8a98c11d6aef953111c7a40911d3ccd7cc08517c22', 'Acme live', 'live', '{emails:read}', 'svc_live_', '6GwM', '2026-11-28 08:02:35.386+00', NULL, NULL, NULL),
	('01a2212d-826d-703c-a66a-a252c4807aa7', '01a2212d-7bec-7118-a230-df3cd908b334', 'f286b86ccc0a671d83dc87a4f6c1c777edc0b9dea5c6b4bd2963320013310baf', 'Closed live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'pAyP', '2026-11-28 08:02:40.365+00', NULL, NULL, NULL),
	('01a2212d-8f56-7120-89b5-366639be252d', '01a2212d-753e-701f-bf26-18ee0dffe591', '80c3fb2ed2110adea831eeb8ea4a306e03220cac53bd055b2d01a2cf9c1d5f82', 'Bolt live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'B6Ed', '2026-11-28 08:02:43.67+00', '2026-11-28 08:03:17.071+00', NULL, NULL),
	('01a2212d-61b5-76c0-aee9-3cc04132fdc6', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'bca87e0dc7e6a2eaf3c2c2767ef792d0f7e023045761810938b55eb4e4d68f37', 'Acme live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', '8TCx', '2026-11-28 08:02:31.99+00', '2026-11-28 08:03:17.529+00', NULL, NULL),
	('01a2212d-688b-7712-8577-8acbbb7f480a', '01a2212d-4d26-736f-93b7-f2ec2a992555', '3cdc48ecdc8ef937988844eb73683b6e0731af4305653a4e7a3d83de3d3754e4', 'Acme test', 'test', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_test_', '9FRn', '2026-11-28 08:02:33.739+00', '2026-11-28 08:03:17.034+00', NULL, NULL);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.audit_log VALUES
	('01a2212d-4d3f-748d-8974-97fd802e4de5', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:26.751+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a2212d-5451-75ae-a8f1-be13fbb76fb3', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:28.56+00', 'operator', NULL, 'operator', 'key.created', '01a2212d-544a-7778-800e-b943de6a6969', NULL, NULL, NULL),
	('01a2212d-5a3a-74c3-aa93-dd5c4637cb3f', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:30.073+00', 'operator', NULL, 'operator', 'key.revoked', '01a2212d-544a-7778-800e-b943de6a6969', NULL, NULL, NULL),
	('01a2212d-61c0-702c-8a5d-f14d151ba5d0', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:32+00', 'operator', NULL, 'operator', 'key.created', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, NULL, NULL),
	('01a2212d-6895-72cb-a198-11fa645c311a', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:33.749+00', 'operator', NULL, 'operator', 'key.created', '01a2212d-688b-7712-8577-8acbbb7f480a', NULL, NULL, NULL),
	('01a2212d-6f01-7323-845c-d7b675a9ac28', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:35.393+00', 'operator', NULL, 'operator', 'key.created', '01a2212d-6efa-703d-bc96-b18041e9468a', NULL, NULL, NULL),
	('01a2212d-7553-7499-81a0-bb8d2f87ad34', '01a2212d-753e-701f-bf26-18ee0dffe591', '2026-11-28 08:02:37.011+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a2212d-7bfb-736a-8952-aa03bd2d1485', '01a2212d-7bec-7118-a230-df3cd908b334', '2026-11-28 08:02:38.715+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a2212d-8273-71ec-ab16-b67d42779f89', '01a2212d-7bec-7118-a230-df3cd908b334', '2026-11-28 08:02:40.37+00', 'operator', NULL, 'operator', 'key.created', '01a2212d-826d-703c-a66a-a252c4807aa7', NULL, NULL, NULL),
	('01a2212d-8873-7742-b735-defa30523224', '01a2212d-7bec-7118-a230-df3cd908b334', '2026-11-28 08:02:41.907+00', 'operator', NULL, 'operator', 'account.suspended', NULL, NULL, NULL, NULL),
	('01a2212d-8f5e-764a-9ae6-c29535860b77', '01a2212d-753e-701f-bf26-18ee0dffe591', '2026-11-28 08:02:43.677+00', 'operator', NULL, 'operator', 'key.created', '01a2212d-8f56-7120-89b5-366639be252d', NULL, NULL, NULL),
	('01a2212d-95f1-757a-897b-6826d3851ab8', NULL, '2026-11-28 08:02:45.361+00', 'operator', NULL, 'operator', 'user.created', '01a2212d-95e7-7037-b9de-1f4157220cf6', NULL, NULL, NULL),
	('01a2212d-9d1a-72d2-b36b-380f9f7cfe14', NULL, '2026-11-28 08:02:47.194+00', 'operator', NULL, 'operator', 'user.link_made', '01a2212d-4d26-736f-93b7-f2edfdc0ab91', NULL, NULL, NULL),
	('01a2212d-9dd6-7434-af44-4c40bd66c2bd', NULL, '2026-11-28 08:02:47.382+00', 'user', '01a2212d-4d26-736f-93b7-f2edfdc0ab91', 'ada', 'user.password_changed', '01a2212d-4d26-736f-93b7-f2edfdc0ab91', '127.0.0.1', NULL, '1df47beb8c793f052dbd284986525417'),
	('01a2212d-9ddb-775a-a38e-2abfa68e8c88', NULL, '2026-11-28 08:02:47.387+00', 'user', '01a2212d-4d26-736f-93b7-f2edfdc0ab91', 'ada', 'user.signed_in', '01a2212d-4d26-736f-93b7-f2edfdc0ab91', '127.0.0.1', NULL, '1df47beb8c793f052dbd284986525417'),
	('01a2212d-a4df-71be-87d0-37f429e5a960', NULL, '2026-11-28 08:02:49.183+00', 'operator', NULL, 'operator', 'user.link_made', '01a2212d-95e7-7037-b9de-1f4157220cf6', NULL, NULL, NULL),
	('01a2212d-a56e-77ab-aec1-8f78b13bb64c', NULL, '2026-11-28 08:02:49.326+00', 'operator', '01a2212d-95e7-7037-b9de-1f4157220cf6', 'grace', 'user.password_changed', '01a2212d-95e7-7037-b9de-1f4157220cf6', '127.0.0.1', NULL, '735bb487fe2671175c994a2b311f16b5'),
	('01a2212d-a571-7447-a212-6c4013f993d3', NULL, '2026-11-28 08:02:49.329+00', 'operator', '01a2212d-95e7-7037-b9de-1f4157220cf6', 'grace', 'user.signed_in', '01a2212d-95e7-7037-b9de-1f4157220cf6', '127.0.0.1', NULL, '735bb487fe2671175c994a2b311f16b5'),
	('01a2212d-ac4b-7084-96e9-92892c87164f', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:51.082+00', 'operator', NULL, 'operator', 'member.invited', '01a2212d-ac45-775b-9e5e-f9e6c547acc8', NULL, NULL, NULL),
	('01a2212d-acf7-7104-9faf-9ff7aae2bb17', NULL, '2026-11-28 08:02:51.255+00', 'user', '01a2212d-acef-72f5-aaad-9345ec498cdb', 'The developer', 'user.created', '01a2212d-acef-72f5-aaad-9345ec498cdb', '127.0.0.1', NULL, 'c30ffd2f1c67783d2a1c9c47179ce722'),
	('01a2212d-acf9-73c6-b518-40f01db87044', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:51.257+00', 'user', '01a2212d-acef-72f5-aaad-9345ec498cdb', 'The developer', 'member.joined', '01a2212d-acef-72f5-aaad-9345ec498cdb', '127.0.0.1', NULL, 'c30ffd2f1c67783d2a1c9c47179ce722'),
	('01a2212d-acfb-757a-a13d-f9279dad2297', NULL, '2026-11-28 08:02:51.259+00', 'user', '01a2212d-acef-72f5-aaad-9345ec498cdb', 'The developer', 'user.signed_in', '01a2212d-acef-72f5-aaad-9345ec498cdb', '127.0.0.1', NULL, 'c30ffd2f1c67783d2a1c9c47179ce722'),
	('01a2212d-b3fc-7783-b285-67977c91142c', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:53.052+00', 'operator', NULL, 'operator', 'member.invited', '01a2212d-b3f5-73e3-b969-c3c55b24b2d3', NULL, NULL, NULL),
	('01a2212d-b49f-758c-b08a-7e53b84ac9d1', NULL, '2026-11-28 08:02:53.215+00', 'user', '01a2212d-b49b-71fc-aaa8-6d08039221d7', 'The viewer', 'user.created', '01a2212d-b49b-71fc-aaa8-6d08039221d7', '127.0.0.1', NULL, '7ac088f3f06d0f2c2704eb6d187dcd84'),
	('01a2212d-b4a0-71ee-bf8b-c5ef806eb19d', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:53.216+00', 'user', '01a2212d-b49b-71fc-aaa8-6d08039221d7', 'The viewer', 'member.joined', '01a2212d-b49b-71fc-aaa8-6d08039221d7', '127.0.0.1', NULL, '7ac088f3f06d0f2c2704eb6d187dcd84'),
	('01a2212d-b4a3-7110-bb48-4eb05f08ad9d', NULL, '2026-11-28 08:02:53.219+00', 'user', '01a2212d-b49b-71fc-aaa8-6d08039221d7', 'The viewer', 'user.signed_in', '01a2212d-b49b-71fc-aaa8-6d08039221d7', '127.0.0.1', NULL, '7ac088f3f06d0f2c2704eb6d187dcd84'),
	('01a2212d-bb41-7405-abde-205ec5e3d25f', NULL, '2026-11-28 08:02:54.913+00', 'operator', NULL, 'operator', 'user.disabled', '01a2212d-b49b-71fc-aaa8-6d08039221d7', NULL, NULL, NULL),
	('01a2212d-c2e6-76fa-a898-967fcdb2bad7', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:56.87+00', 'operator', NULL, 'operator', 'member.invited', '01a2212d-c2e2-73eb-968a-b1961a0a28a2', NULL, NULL, NULL),
	('01a2212d-c388-76e7-9c2d-327ff7b82398', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.032+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'domain.added', '01a2212d-c379-7347-bd4b-1694d5b1c3c7', '127.0.0.1', NULL, 'd95a551973939e4af86e3a5b64194c66'),
	('01a2212d-c3a6-777a-bbf5-ba07f2f787cb', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.062+00', 'engine', NULL, 'sendwright', 'domain.verified', '01a2212d-c379-7347-bd4b-1694d5b1c3c7', '127.0.0.1', NULL, '80f8f797b36ef45fcbadbb94282e1439'),
	('01a2212d-c406-75da-98b4-aa39e55c4c9e', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.158+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'domain.added', '01a2212d-c402-71a7-9c6b-650f81da4399', '127.0.0.1', NULL, 'feb5a8ada8fee8ec07e0bb33fbf80c64'),
	('01a2212d-c490-73cf-b0d4-217fd65d8bde', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.296+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'domain.added', '01a2212d-c48c-70bd-9ef8-50025f283186', '127.0.0.1', NULL, '90d91e125ce6b7b031ff6698e72f6693'),
	('01a2212d-c4a5-7682-ab06-ea098dd4536d', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.317+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'domain.removed', '01a2212d-c48c-70bd-9ef8-50025f283186', '127.0.0.1', NULL, 'ebe458a35905e09902857ed9d6a64096'),
	('01a2212d-c4bb-7011-940f-cb090753ba27', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.339+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'template.created', '01a2212d-c4b4-74f8-adec-8ad309fe0e85', '127.0.0.1', NULL, 'bf98c304246498c91be0fc7580e4bf9b'),
	('01a2212d-c4cb-770e-98fe-3f133d3179d1', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.355+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'template.changed', '01a2212d-c4b4-74f8-adec-8ad309fe0e85', '127.0.0.1', NULL, '6db05e1d9978dad162000c9df4d69026'),
	('01a2212d-c4d9-72a8-9657-875d0b286d90', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.369+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'template.restored', '01a2212d-c4b4-74f8-adec-8ad309fe0e85', '127.0.0.1', NULL, '0609054ab099d7375334e2d1248c687d'),
	('01a2212d-c4e4-7383-b52f-a23ceca40d50', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.38+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'template.created', '01a2212d-c4e2-7062-bb28-b8b9c72040d4', '127.0.0.1', NULL, '92d710c9944da9d9db5b13efd982f82b'),
	('01a2212d-c4f0-72cc-9b29-53bc4cd30596', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.392+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'template.created', '01a2212d-c4ee-7308-a70f-16cf9c65a3e1', '127.0.0.1', NULL, '1e775a5519a3524acd1ba6cd08e562e9'),
	('01a2212d-c4fb-750c-9234-b7ef0ba27948', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.403+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'template.created', '01a2212d-c4f8-7043-9fd2-07ee2ea94d90', '127.0.0.1', NULL, '514f027d9512a75a5ee61010e48a8ae4'),
	('01a2212d-c504-7300-9f0a-d2ef2b0ba3f7', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.412+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'template.removed', '01a2212d-c4f8-7043-9fd2-07ee2ea94d90', '127.0.0.1', NULL, '2187a0b197f135a58717a13d19b04134'),
	('01a2212d-c50f-7628-9cde-1e1d15a2b543', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.423+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'webhook.added', '01a2212d-c50d-723c-8755-a6df1a42d446', '127.0.0.1', NULL, '8e3418170cb55d3acbcb0422b3780ce6'),
	('01a2212d-c51e-76c3-b2ef-e44adb93710d', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.438+00', 'key', '01a2212d-688b-7712-8577-8acbbb7f480a', 'Acme test', 'webhook.added', '01a2212d-c51d-732e-801d-69b4a442bc98', '127.0.0.1', NULL, '7fed7521e4af23afaf822797742e6632'),
	('01a2212d-c52b-7183-8baa-d60152ae8eee', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.451+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'webhook.added', '01a2212d-c529-7647-90b9-21fa5806eb46', '127.0.0.1', NULL, '911e7dea3600b3477d64f0e9b1426b6a'),
	('01a2212d-c536-779e-aae0-1156f0b0bc6d', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.462+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'webhook.added', '01a2212d-c534-75b6-be91-084781c1c02f', '127.0.0.1', NULL, '2ba76f4cb192b27152bda593c271a549'),
	('01a2212d-c542-761d-a883-aae562388fa7', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:02:57.474+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'webhook.removed', '01a2212d-c534-75b6-be91-084781c1c02f', '127.0.0.1', NULL, '8a6a295f267ded76dc7263ff5e97c74b'),
	('01a2212d-d4fc-72b0-8b05-6b3475bb32dc', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:03:01.5+00', 'operator', NULL, 'operator', 'email.settled', '01a2212d-c753-744d-850d-77a85a4359c0', NULL, NULL, NULL),
	('01a2212d-d657-74ce-9fe2-bc43c4ff33b0', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:03:01.847+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'portal.link_made', '01a2212d-d657-74ce-9fe2-bc4261fe2da6', '127.0.0.1', NULL, '708b54c869c78bef09b9ecff8f27aac7'),
	('01a2212d-d667-71b1-ab2e-115092a59afc', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:03:01.863+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '27463517242a98525863248e69ca88b8'),
	('01a2212d-d66f-7551-8f6d-e303b76ec8c0', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:03:01.871+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '595edbfda556f55df5caf4f30bbc1956'),
	('01a2212d-d677-7393-a99d-b142b8db8607', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:03:01.879+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'suppression.removed', NULL, '127.0.0.1', NULL, '6e4db28da075bc997f9d7196cceba948'),
	('01a2212d-d7ac-755d-89d5-0d5651b18893', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:03:02.188+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'recipient.erased', '94ba14431632', '127.0.0.1', NULL, 'fb77dcc4ce0e90129b075cc32e01ae4f'),
	('01a2212d-ea8e-733b-9785-6d40e3410c96', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:03:07.022+00', 'key', '01a2212d-61b5-76c0-aee9-3cc04132fdc6', 'Acme live', 'webhook.added', '01a2212d-ea8c-76c8-ab6f-2b924b6298ca', '127.0.0.1', NULL, '8704e1931d4137e1cd0f1e82d642a891'),
	('01a2212d-eb4a-7067-90f4-cdc6ee7a9b6e', NULL, '2026-11-28 08:03:07.21+00', 'user', '01a2212d-4d26-736f-93b7-f2edfdc0ab91', 'ada', 'user.signed_in', '01a2212d-4d26-736f-93b7-f2edfdc0ab91', '127.0.0.1', NULL, 'f0410b374fecfd128a4ce6281abf6807'),
	('01a2212d-eb67-70c4-b89a-3b6a6bacd2ec', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:03:07.239+00', 'user', '01a2212d-4d26-736f-93b7-f2edfdc0ab91', 'ada', 'webhook.delivery_sent_again', '01a2212d-ea9a-7449-b966-90a38561abd9', '127.0.0.1', '01a2212d-eb48-7173-9889-3b29f6f58495', 'b37ece0ee92253223d95a4dc21dabd22'),
	('01a2212d-eb8d-7329-a278-01cf6d7fcb36', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:03:07.277+00', 'user', '01a2212d-4d26-736f-93b7-f2edfdc0ab91', 'ada', 'webhook.secret_rotated', '01a2212d-c50d-723c-8755-a6df1a42d446', '127.0.0.1', '01a2212d-eb48-7173-9889-3b29f6f58495', 'a5458568240d7205f6a5526818e4f78c'),
	('01a2212d-ebb4-733c-b4dc-a615bdf74c84', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:03:07.316+00', 'user', '01a2212d-4d26-736f-93b7-f2edfdc0ab91', 'ada', 'email.copied', '01a2212d-ebac-7281-9f18-72efd124510f', '127.0.0.1', '01a2212d-eb48-7173-9889-3b29f6f58495', 'b8e4406a41f0bac579fb078641152e27'),
	('01a2212d-f287-72ea-a04e-f5eecaebae8b', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:03:09.063+00', 'operator', NULL, 'operator', 'domain.dkim_rotated', '01a2212d-c379-7347-bd4b-1694d5b1c3c7', NULL, NULL, NULL),
	('01a2212e-06dd-745e-b5ac-d76f317d6913', '01a2212d-753e-701f-bf26-18ee0dffe591', '2026-11-28 08:03:14.269+00', 'operator', NULL, 'operator', 'emails.held', NULL, NULL, NULL, NULL),
	('01a2212e-0de9-70a6-aca4-6533d704ab29', '01a2212d-753e-701f-bf26-18ee0dffe591', '2026-11-28 08:03:16.073+00', 'operator', NULL, 'operator', 'account.paused', NULL, NULL, NULL, NULL),
	('01a2212e-0ea0-77c3-b955-b9bb2b9f240f', NULL, '2026-11-28 08:03:16.256+00', 'user', '01a2212d-4d26-736f-93b7-f2edfdc0ab91', 'ada', 'user.signed_in', '01a2212d-4d26-736f-93b7-f2edfdc0ab91', '127.0.0.1', NULL, 'a55dc00bf4da139a037524e32d5b2a6b'),
	('01a2212e-0efa-7603-99ce-870cdf06cb88', NULL, '2026-11-28 08:03:16.345+00', 'operator', '01a2212d-95e7-7037-b9de-1f4157220cf6', 'grace', 'user.signed_in', '01a2212d-95e7-7037-b9de-1f4157220cf6', '127.0.0.1', NULL, '042b92656b85c54662593388e7838d36');


--
-- Data for Name: domains; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.domains VALUES
	('01a2212d-c402-71a7-9c6b-650f81da4399', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'pending.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw75c782c629._domainkey.pending.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAzvqj8Fx9/wfwOAyqsfletwoi0Jcky+Wh3FZFb6gw238YhPkS4lx5fa5Lyrh3uJIQLOU7yvm5XACEx3rwmy9uQwA5oHTwRrlVUwO7omjEZUf9FOXMql9tv/JTYDLDO069NJywZDEz99y815R+Mf2nVxd6l+oEXbo5zJGAKeyEiBY9CcxTqUD8hb3QXmzBaj6YO4mA/ugiiWNO0QH90OmUd642yJt1qDqQplqc3g2VI7sesylw/e8IbnS9MIGjITzNXYcG3uyFaNzz8m6H5sIxA8nQflvN4MJXUnf4/Utv+MBNdQDrFizn3BJ+eDXjj84yfbgWpIXeyqoWUOKdoAvCIQIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.pending.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.pending.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.pending.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw75c782c629', '2.throwaway.7cbd5c16326b15e9.WgJOTTr_eqmr7Q-w.IDy5QWyqdHv9j74DgPp1r_C1zNEnNR9l6QNqB070dY3Jz4ra023XN7MKpV4XGGwCm-iHV_MR098ScCAqF-v2___8AEmH0LQ1KKEiTjtQyOUP8R77OekFlnggllJwTifaMP1n6OvjACsPF9ctqUcd7FVrZyM1dV9ZsG1YbQhUDbFi5RfJxpH9O2tUvb3WIqG_vDPtcutMNlFuYqYmnLJCvWiYHRhlvF0rTmi5EJF-tiFMHygxwjPf1hleRNy4wq25LEydaiXvVnD8PnClKUccg0poer4GLj2Wa6BUAx_I6J6cmQmaivrwTHIs4t3BIrchO4B5xp7YtAQliA3tqJUi2RYKKDhFZJBOaGY3mi1Xh9kTT4Ev8h5zw3t_YIWimRo0YzhLpzNGl9WqctKr5KDKWt4OJJiaWd0ourn4jHqb3Nu2CmLTnu6Bs2HJwVJ1Q2ooeaX5UuCqKW6eV5eYErKn7_6tHPctICVjZAFE5HAgkQJ3bWT5touG2oj1Knf5EOXO85MrQ-00hfYZ21NOOGKCZilOyrzEjxgeTjyCiwjAgSZO_9FxcimtHFG6vPCFZzC40GGjOmS7EgwUSSzHSBRnW-QgzsEYM2RvsPuz6FSekiv8rHxxrfVHEyPEO0H-4B5dQ4VkONW2pRfCFJ90HrTHGeajXGSBZWb7gkfkXoRvZItta-BxqemneiBFXqB4QfQnO9CEyToliZo2tiScOSKtKY_m46yMU16JD8z939biASpZnTV6QJdHsBzXia3TWHVLkpjaNQNxYOxfn5cFtpjy9FMuitJgvzKn0xZu4uNdOGcUOzqyQA9nP9uIQoSAS37sg4-M5Vb29CDBFV4qUp-eUyTlPS1oqXdO2MAWOOZrs4iqWs4g6_SCBXo1ndezZjiPuC26UAWSrm_kqNDY95lOZHf3-PlmygsmDbDV_jQE9DYR8_SEN0AhLA8KyxwwFJOg0wkvK484ME86ev2uF_O41RoHjUS1owcliv3xRPAf_-bYp53YQz8rmt0eBdhyNkkTAUQrzHrFpFdjAEKnNc2zwisFGTPql9byPX9ozZWIOcPKkCA85LcTyV4olGTFp05BNFBj7XtScThRZvcxwPXmkPeieB8lrAnImT61E0_qv1xZCN6nz0kIDidp_iv_BnRuiAX7B5NCeZMrtYWrUsB2XWmQRzsbyVT-_ClZ2pS0CMJ9YsOFR9eqcDHHr1FyHbYxGS29m2JktFd6w8tffpnfJtQj3LZo-MfCJ9p73IjJRA6kJkqC9hVMuFVizshVqlrPEIfe3UD_1T-1tW8y1zhsisSCpSsW6v3NEEq9RwpaJRGF2CSr7BXcti0vV-M59WxRr2-VAmnBdG378mpYtJivot97y75tonGjRhxROFDQswQGdhU5sO77SW3uu7oO_ZP7PReA2wk9axJtwA6T1x4n7BYmZ1axx3dlvTMb6bWewEyyz7ioMaMI_EXTOiNF2kpfnW5FCn0xadwVUCvU29RUqlkg2yOh5agJZDEOrU6D8RLhRivAaW7S8-D0mW8CE8g5RSSpLa_AyHWuOpeSmN4i0ZC_bdQpwF6bWlyAmmMJNvMnekuAbjxT8i9Xw-eDvbaNHKq81NxQX39E7iNIHrmBeKXxQvH9oh3vGtpZACT8IGUSP9sCZtRR4iBHmVZJe7FuQT6R9iuX1eMpEC-X0ETRM_pZajS1neAlUeq9pITBcTlIvqnwavtE_AmH8gKZbQTZQWSYsV-2i5LWauBaeGJ9CK7NhLRe3IXyfpv8RAtHFaZdOsdVuNMcXd0n1Ms0LyNxLlS-qbKZnUbEmTUpW2nH3S-mY4g-ZOGspCXYkl_HJHlJ9xkmI_zRit_73uMR6zDjCZu7qvvhIrKZsDZnTFTjg8lOjXgffESxXPk_HgCudjY0uzQdDVKnwMNTRUhjv3CQtjCUhbaw8RZFL3Eqgo8Ar2c-QYx6LmtlSyvZviICvIzsWLeZV3j_uQeT37c1xsZN2pW7DMWVGtI5o3UC3yOcE_oGbxFXzKwx0yAWOXenlGyEzRwlM7MJN8r97tIscBC5u9JO8Eb7CPavmvaeyABxG9e9pQYD5yb2QsOYAw5bMNM3hANmrUVfGDZLSoX-DViSsNVtwO4xUtVM6TJa-rmrmgLNbqQgqWcd0ZCZrLg2clFvUtBShtS5VOhIm8tWquvCLdnSxzNxdjWBecvsD0_9KhenN1yR_sf6HcXO0zur1HYIQgKB_Czhy3l8RCflLX1_NxLvgPTd-8TzBeJxSUDDFOwFX7fNdPjxJwYDi4haM3v6XW5a2HZ7sg', NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-28 08:07:57.155+00', '2026-11-28 08:02:57.154+00', NULL),
	('01a2212d-c379-7347-bd4b-1694d5b1c3c7', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'mail.acme.example', 'local', 'verified', 'healthy', '2026-11-28 08:02:57.058+00', NULL, '[{"id":"dkim","type":"TXT","name":"swa98e5c3165._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA6mZAw66jflGCEle2Sil5MyvwiMWP+jumjjrWdA3MSJc6YiuHGcFPiBW/jcFS+9ts+V4rsl5ppPGv6X5oOUtNt9RDPOPJQqG/qS6a84nMqFj+KlSZ40lRCVF7LdV2cgLApx0I/13lsxie40jhrj9HFowcU9lfKQbWx5fRyW5vYUcLbwX9BADu/5PN9aox1b7QYIBhDCUYf1oTp7/jNTQ9InYOSNj3EkjO3lFF5RqzlHFnLwLQubKU6NccQFmVbTRXnGx8o01KtLAy1y1S5/BnUd/qlgRMNKt/rgQ9EWN7VSkjDuabVC1IP8OlI9LDPaqFyVx4wm/mLDNuFa8R7+cW3wIDAQAB","purpose":"dkim"},{"id":"dkim_swd261e62819","type":"TXT","name":"swd261e62819._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAzyGAlxDOhQtYY99OT4stxrT1BkXLL9hw1hMzn+40s2+NADprODhmshPVpz3mWfRW5CyN6vSJoEDRrSORtRh1TbsTOCrTsJH/qwjzXV4yN/A6VfiRwANhTWuAKPCp1iS1mIqABhhZdolWGFdpESfOHM3HnmqwhEcCfpAY67AdmYUJYumiUuOajA5AoC7+L4j69D0c2DINUoScBlCab3wqnbIa98ktcpf22OZxbMLai+cL6uY7MsdoCiZumXNTh0q9w0fgNGKZSljeytRNnmia+xe19GpuuGwBTiUvjmib2sc6mwd4IbsIGBoL1G9FmsP8yLVyEJ0NAc/VtNoLerfKBQIDAQAB","purpose":"dkim","gating":false},{"id":"return_path_mx","type":"MX","name":"send.mail.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.mail.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.mail.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', '[{"id":"dkim","state":"found","found":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA6mZAw66jflGCEle2Sil5MyvwiMWP+jumjjrWdA3MSJc6YiuHGcFPiBW/jcFS+9ts+V4rsl5ppPGv6X5oOUtNt9RDPOPJQqG/qS6a84nMqFj+KlSZ40lRCVF7LdV2cgLApx0I/13lsxie40jhrj9HFowcU9lfKQbWx5fRyW5vYUcLbwX9BADu/5PN9aox1b7QYIBhDCUYf1oTp7/jNTQ9InYOSNj3EkjO3lFF5RqzlHFnLwLQubKU6NccQFmVbTRXnGx8o01KtLAy1y1S5/BnUd/qlgRMNKt/rgQ9EWN7VSkjDuabVC1IP8OlI9LDPaqFyVx4wm/mLDNuFa8R7+cW3wIDAQAB"},{"id":"return_path_mx","state":"found","found":"10 bounces.sendwright.test"},{"id":"return_path_spf","state":"found","found":"v=spf1 a:bounces.sendwright.test ~all"},{"id":"dmarc","state":"found","found":"v=DMARC1; p=none;"}]', '2026-11-28 08:02:57.058+00', 'swa98e5c3165', '2.throwaway.7cbd5c16326b15e9.Wl-Y6HHaOgf9htD4.ofTm3V-1IG1UCzRugnnYjKYYwObQWfllStG_4bhxMUWutFrlVNqETdMUskkm7024boG-m6hDb8Qse1R4XbIRJCmpp-nf4GZWadl2gGEWmac22Np0oCZbMiS8ldg_bI78nlSp37hPpi8An7GsQz7QsUMU2J0Lvg_JXR5OJSvHMpS8MngKi71vVVC133StSU483SE60BI0DOVzaBBMRGDQgE_ged3IVNu-IUJxKGXFYTp0dLeiBzmd0CViCQCnYcCE4pdP7Uc9W91jqNl34SXOa8rRM5Pv5SPp_raH2UBZZNJDmHOxZYdw6E7J5R-9na23UCdU0LmbLlVGNoeodbCuIO4YMHe11hHMOWpIczZ-I2hIS7yRvLavTCYEPoEUXd_2q8sOKltllBXA4GJjS5ftiKu-SNjT3DlPNxcpG1bpLVq1VqyKOMimRYc1nZDGjGXPZTHIvwbANB6nXKNfcYDcfCHa129HNtiUC9RtHhxYnShZhsoOObSrTMOl8W9eeA7711erVPc9hd-Z0SzegK3M-xpje4STQexr2nvBzgvm-V3wc0owl4BW3RT54QQETbfSu4AFODXrPjSv7OZZ-fu_VvP9SkR46OeEbA0Hmq8a3B-E9B76oIddAGTLa2UeroPP7bSo5_uBzcHd2WA4vDwndqX8Yt6aKMH99ZqI-ajB0tOeeyb0W9Dn-_BHwbPfIO3if5VQ3EnqB-cFShppznWIsblrDSX4v-kqKKBzjmqx8b5UFlMJaigXXtlQyLJCRQC3puOm38rPuTAT1ZjxplXfJ1Gy8Ua3d8kcyJcLM5s4pw2pbT4EGx0ITNjBtZhdZYsqLK4Vapo1JRJyDAWvcZhBXpuVPKGK36T7RKLc9gWnBpFxHWEnjwZBQfzmXvi3VBK5bInT-8cU99eGI-A4-H-qtdTBaJxFR-cRCUL99WqDAS0G1n7phIFdShxGntJTudkPhKoYHjc_DPqlQeMV1iHpzwXConw8wYz0LnHh5gwPNU6pGAxyRBbUB_YyfBndkpfqr6QW153k0zSUp50UEZAm5oKCVQohUnE692KR4X9714TH2mp4qoCxFhrzGIdatVpCwBz2D4cLgKmweWbXYi1LKlYZzHzPO2VWRYyKxF8yjTxHXI1v7f8kRZ5qUxt2tiwWHviyfnM0THH4jVUnCPM3ywr9IZm-Es-qdvAuXtH8k7S1PWmgJSb2dtWGRoR7wYspM-LPhBzb-QXvLr7ItzV6PFdhfikuJkf_0nw1YJ21BJHVc1ZNZz49dpNf48XxDZeKg7g0_Lj1QfNk5x7rRjV1oNkm73Rpc7KSf9MyN9_3Bb4g-8EBo6PJglHs_F0nTD3daYUN3HtSwWRmjo-YAh4kFX5IpaZPwIjiJIltXk4EZGwpExoWzaNHuRSIrkJeP6Soxt6VjXjrYA1rv3gKvVY8AWnD4N_HuqOOVatX6HN4EM2gt8DiXNFD69vf7CmhJnQr7mqsdlH5yXnbbFeI-Osz16oYa08gM9e9UnDyA0yGTFgvwLNH9isNt4Ql6mfMjknnr-bMxkUhmqkeD5gIxQ-v_nrRTajHQODVJX13kS1yYz5aoeWEIW2xS1y7XEF1WdDD8I1jZeZ8SwdZGJM4o3q1C5wKwcnA4VfRIpmcEJ08dQxaUP4bfMf7h8vTf3V85GoAARDSsnD_Tyk8zZeoy3b1DciqgbB2kBQq02a4B9gAQ78FVqwvlIBzM6mnWQpoQ_nlSCjCFH2ArQTmIIBOVm9oxBjK2H-c1ka2o-Z5z207zrEBW3T7UhCB3XK5yhlzmabu66hzIgnNgLYmgzPtl-k9RA9uc7JvSgXDjE-dz04iMjD1aPc-0_SQydQnwmmZxW8Fqm9IPPwiaBB58dxXorGkrZhg4-dnwyJORjjsZoUc0H2IzgNn1huHVKbpOyvr1ia6YhEn1L-3vSJ7Ixj0nn3GWmCgstHOcUKDJv-fhjVKqbBwOfFXgZpThE4HE4MxkrPWlGatgjkeOlTkM7owPS-6KysvM62KFOe-VTq8Gm4fDiKOcLxfgMJpiEKvxPFjpMXLhl2jF8i7bVRe_KfTVu_iFa5_pz5A0cR6dwQH4kS0KmqyRC8kc8n60r44hSrrQWkGja4blTwfOGn0Ohlc4pcasSRZvBiATTBgB3z0Sl7sLz6_MFA8XENzjIr9iEE89wtxnySc_XW8aYsd47IE4QRxd8q4ZNA48DjTIATr93umQhrAS4tVT9lqR4XHgxSFXRg3t5qWw6d_jY-vWksAXvGGzouVLh2bnPFE2viH0UFqO6ndgWVrCXqsqQ', 'swa98e5c3165', 'swd261e62819', '2026-11-28 08:03:09.057+00', NULL, '2.throwaway.7cbd5c16326b15e9.NUK_J8Xos4rayFjF.z8AQl98A9AQCWvJlLWn9lnoxuZKlIPtm45NvFLri4Ty1xwQAQIVSKYmnMRnwmOl_HOvVlAWYmpuBbv33wSsvsm4YZYjVrCjupv7vbzJakegYXJXt97lVWbbjoO6xh32hsp8eSDPn3agUOn2JedY5zVebmXu0vDTdoywD3fYe_ON7GTBqBP4VIhRxP8XcDa2RkrEW9JEFqUTlBSGIm_TxpB9-oytw7i8H2WBptVA1IElOuAGf3sMixwTBYw572clKBWyHJmeYQUuWjFcGg4gC2Q2YQSGrTaAqsxA4YRYCYX3z0W8L8aAyb-8PUOk8r5EEAyPW8ESRQ0ZcTS_JHm-C7oqdtaLe85GjkP20c3YvKhpVxfK3Iqa1DJAR_7sCxsxO4IGgM3BDVoB0Th78M-B6hVbe7dCIZ5eq5pdBhZGSsBS1y_0k0c-12lMzdnqZ_FU3Sy1AZVHXMszspCJQUsiylCwaxg8aYqyrAxInzpbH9IjVr-oOsmEmMk9qkzrsWhpE683QIjZo6jyspJrx0j6oZF08BlSoOZRRVxWjkk7hC9OlUv8eEVbBYhsqSm0XcIS4qnx5GOgIwwk35eom59WHQn1RJdyFjcBWEXaxGHzI93sQF1ySDjx-5GhoaduCl5CTKDM85IowdHrCPHDSExRdmA1nNV1l8LIF7b73Eyj34EgG02d9rXkqLwaYFj_wA5QGjw41PNfT7Iqng5_sL9-ZIe0b7pbtSjDAM_yZVM_FIv5mtD-TDVoCVkc7YRJW664KbWBlmcdeUcCdb1dDqL8UUdFTVCiV8pop3U2eshDa_9-8nidzC2jx9x68fSjjbLb4atKqP7T2xz_wxhu7phoAWGMRKXhZw-u5gYFeDTE0ZnDZa1hfDP7FiAIQGLZdgXTJw9y-4PcJmUE5fn7mbVTOW9_78YT0l5LyIfCMAr2WZzAEyCBS6TquSh3QuLUHFB7sKwizL6sSfBy7XPAil6EaiC_r-tzAAplnLFIC2dmV_1weFXakjUHLaA03GaINqDVTGDkZKrY7NDdodztqpYXXs2ps14XoyvX4XsSIg0LCJWeX_xbS7hUWXIHm9VeIytaMAuQ96luR7f9wyIcm7sXp8s-39pZgB9pjf8dKA6V2GbhAw0J9uGNf--Iwz6yfnQVOtgOJb8PSHRJ2T6qAv6y1JUjs8rfTybstf0ZZw1vaH688La1zfbnNTXabUiIzgf_DJJ4DNpc9OmRWMmymNW_-UDskn3jcIWkiTdx8adyegc9Z5WvrUNnxoy-muuCgpjGdaU0FWNSWHXOrjfqVsnGFpqym5J80WvwpHCCUVj-XbdBqeeFlAIzxVFcwtoX997y3WC57LQF_Mhr47PvLSqdkd1V40P-g52ryF3xtxtc0LNJdJItI-eCaTgmE5fVgdzM_LhTCLvhqV7doRV3uj1NMJ9CpIIV3XymOZgHVdcYWFv9f-dPv_OXBHsJdPu6W8cLJQQHmnFHMFdCYYZnsXgXsX__an51BCAomykduhxV8wguAByLIAzZ38tpxU-Bx3xmyV3zoL6hqHK-VhQ06AmXG1RWLkjypDSToL2rKpnTSawQBbqnZ2sSfx-zFWwIUV9OTtQnE6-xKYFCPlwll5omc-YTBclGvNQkjOKCHNQ8cDDag47NoKNlLEY-fvE42SUzBIkQcL8Kqlp8puzlTV-DFwaEwTNalVL6kL7xojAnMdIV12lCAD9MJcIdPm0GuIaLhQolxSATo3tLqFBvjeb2-kmBeD9hch8PgxN4UY7ZuPpNFwtiodxTu9ZFAwKo23SG6oJnxHjGO7hBgwqfQh5uGgZPATr7AdJKOe7XEEzBHsfljX3un330Px3fwUMquh5YTo6ew1VXxPp7vqkRfC2ynQl4RkUkbOQ28NfhV4K3pJUCKqfhIA-E2TlvtlBeB0AuWBoYq7qS-kWMsm5gJBAPkUp3MoGmKq8YaO5cDk78tnndtkJ-Cap8UPV44lR2-x3r8v7JKoYG0lWsyDzgu48zBYUUux8cTj2SANXtpm9kPmImulz90DIrA7Rw_zAamWQ9Xfp1IeyYUQIQjfztsqL7x-BnRXZNm0igdXV1akx2h-UL1rWZ5S1ywgze9c2m3jLHDm4ytsZngpKzp1QP2a6ruxB6er61mqWpixRE_35rnsEOZyjt9kTaIxeBVdWdPfNQpNaaJv-SwjIIpfXsSpBzv9OiCZGjJTev5dFC7PlfCWJXAde05M2dbyJn6GJ-WN6pNj6ckZLJhQpxJyNniPBIuddFgQeIJpNg8RM-8e_GHoZn9qzWT6oaE3w', 2, '2026-11-28 08:02:57.042+00', '2026-11-28 08:07:57.059+00', '2026-11-28 08:02:57.017+00', NULL),
	('01a2212d-c48c-70bd-9ef8-50025f283186', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'removed.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw2a6569d118._domainkey.removed.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAjPIr3O7QDbyn5WSIJd5TrqQv2xwqX4EwyNh/KlbPc0jFZsYeBvFtsVqR3vO8SJHGVh4RLJQmHATuilXHbj3IP0l4A2P7CKTJw0sDzb0XhF5NQkEjx8OVQAPJJ4VRECV5m0FWnoEVsvEQDCBWADmHpDfmMJRDh+Y1wr+yWjrIaggk20A3m6ZaMXion7OBqqwBHf4ZBiMtyJglUhvtKNaRtJ2/4RejFo9eeTZsRBRa89qiPqII9wFKJowEYTezEwp9O+xyLT4omoVNTllvkG3TXfljOE1RGEw0+UfwW+kezMmaIhvg9wC6mq7CYlcWux1ptSx4TvOxsC7rmLy8nsXAwwIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.removed.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.removed.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.removed.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw2a6569d118', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-28 08:07:57.293+00', '2026-11-28 08:02:57.292+00', '2026-11-28 08:02:57.315+00');


--
-- Data for Name: email_attachments_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_attachments_2026_11 VALUES
	('01a2212d-c554-746e-b942-27b5a7d39af1', 2, NULL, 'text/calendar; method=REQUEST', NULL, 'alternative', 32, '\x424547494e3a5643414c454e4441520d0a454e443a5643414c454e4441520d0a'),
	('01a2212d-c554-746e-b942-27b5a7d39af1', 1, 'logo.png', 'image/png', 'logo', 'inline', 70, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082'),
	('01a2212d-c554-746e-b942-27b5a7d39af1', 0, 'Rechnung ü.pdf', 'application/pdf', NULL, 'attachment', 20, '\x255044462d312e34206e6f207265616c206f6e65');


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
	('01a2212d-c554-746e-b942-27b5a7d39af1', '<p>0: 0</p>
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
	('01a2212d-c592-715b-903d-f714b3d83b87', NULL, 'To be delivered, in plain text.', '{}', NULL),
	('01a2212d-c5b1-769d-801b-26c5190d0122', NULL, 'To be bounced, in plain text.', '{}', NULL),
	('01a2212d-c5de-704e-b80d-5969dd70c44f', NULL, 'To be complained, in plain text.', '{}', NULL),
	('01a2212d-c5f1-735e-8d55-821d72ecdf4f', NULL, 'To several, in plain text.', '{}', NULL),
	('01a2212d-c620-7332-a17e-284d2b0eea10', NULL, 'To nobody, in plain text.', '{}', NULL),
	('01a2212d-c63f-757d-b5eb-761764f9713d', NULL, 'To a name that is spelled in another way on its way, in plain text.', '{}', NULL),
	('01a2212d-c663-7074-831f-0090d78a85b3', NULL, 'To nobody and somebody, in plain text.', '{}', NULL),
	('01a2212d-c6a3-70ad-a894-d56c9ab1d1a9', '<p>Welcome, Tina: <b>!</b></p>', 'Welcome, Tina', '{}', NULL),
	('01a2212d-c6b6-707f-a6f9-d3008bbda6ef', '<p>For everybody: 3</p>', NULL, '{}', NULL),
	('01a2212d-c6e3-73cf-90e8-589267cfc860', NULL, 'One of a batch, in plain text.', '{}', NULL),
	('01a2212d-c6ff-74c9-b4cd-d177cfeca01b', NULL, 'To be cancelled, in plain text.', '{}', NULL),
	('01a2212d-c726-723d-b99c-e745f9e8e488', NULL, 'Refused for now, in plain text.', '{}', NULL),
	('01a2212d-c741-7568-9af2-00b8328de07a', NULL, 'Held, as its answer was lost, in plain text.', '{}', NULL),
	('01a2212d-c753-744d-850d-77a85a4359c0', NULL, 'Settled as failed, in plain text.', '{}', NULL),
	('01a2212d-d5bc-747a-8763-ad3969d0a567', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a2212d-d5df-767a-ac92-5437faf38b30', '<p>Test</p>', NULL, '{}', NULL),
	('01a2212d-d5f3-732d-8297-224cae7a65ad', '<p>Test</p>', NULL, '{}', NULL),
	('01a2212d-d600-7576-bf25-a05f7415a129', '<p>Test</p>', NULL, '{}', NULL),
	('01a2212d-d638-72c0-9d28-bd062d555fac', NULL, 'x', '{}', NULL),
	('01a2212d-d67d-77b8-88d4-ac81a35da2ac', NULL, 'Dear [erased], dear Rita.', '{}', NULL),
	('01a2212d-ea93-718f-bd52-9f18f0c0f133', NULL, 'Waiting', '{}', NULL),
	('01a2212d-ebac-7281-9f18-72efd124510f', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a2212d-f2d7-7555-95c8-43de49b0b341', NULL, 'Soon', '{}', NULL),
	('01a2212d-fee3-75c5-923d-acb76966fb0e', NULL, 'Queued to go out.', '{}', NULL),
	('01a2212d-ff03-776f-9b10-a9ae96d0a91b', NULL, 'Queued for the simulator.', '{}', NULL),
	('01a2212d-ff14-7145-9330-7f395656fce1', NULL, 'Scheduled, to be cancelled.', '{}', NULL),
	('01a2212d-ff2d-72af-8109-cd666d36f10a', NULL, 'Scheduled, to go out.', '{}', NULL),
	('01a2212d-ff42-74e5-9462-514226a1b54f', NULL, 'Asked under a key.', '{}', NULL),
	('01a2212d-ff7a-70e4-9441-2314db6dc1cf', NULL, 'x', '{}', NULL),
	('01a2212e-0739-72fb-be05-02add6fcc374', NULL, 'x', '{}', NULL);


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
	('01a2212d-c592-715b-903d-f714b3d83b87', 1, '01a2212d-c5a5-733f-a902-0e4d3fa6d3d2', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a2212d-c5a0-7349-a8ff-35a3ff8c4f4b"}', '2026-11-28 08:02:57.567+00', '{"email.sent delivered@ec2a992555.sandbox.sendwright.test"}', '905'),
	('01a2212d-c5b1-769d-801b-26c5190d0122', 1, '01a2212d-c5d2-7379-82dc-7718017d75e6', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a2212d-c5d0-77bb-8ae8-7427d40b9783"}', '2026-11-28 08:02:57.616+00', '{"email.sent bounced@ec2a992555.sandbox.sendwright.test"}', '909'),
	('01a2212d-c5de-704e-b80d-5969dd70c44f', 1, '01a2212d-c604-765b-ae83-31e30b62e67e', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a2212d-c5e7-7210-b5ee-169ce07f4424"}', '2026-11-28 08:02:57.638+00', '{"email.sent complained@ec2a992555.sandbox.sendwright.test"}', '919'),
	('01a2212d-c554-746e-b942-27b5a7d39af1', 1, '01a2212d-c627-7379-bb5e-0cef4ab57aef', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2212d-c554-746e-b942-27b5a7d39af1@mail.acme.example"}', '2026-11-28 08:02:57.69+00', '{"email.sent ada@example.com,bea@example.net,carl@example.com"}', '923'),
	('01a2212d-c5f1-735e-8d55-821d72ecdf4f', 1, '01a2212d-c655-7480-a1af-61f1cff30a2b', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2212d-c5f1-735e-8d55-821d72ecdf4f@mail.acme.example","recipients":["real@example.com"]}', '2026-11-28 08:02:57.693+00', '{"email.sent real@example.com"}', '927'),
	('01a2212d-c5f1-735e-8d55-821d72ecdf4f', 2, '01a2212d-c655-7480-a1af-61f218929f53', 'email.sent', '{"attempt":1,"recipients":["delivered+a@ec2a992555.sandbox.sendwright.test","bounced+b@ec2a992555.sandbox.sendwright.test"],"provider":"simulator","provider_message_id":"sim_01a2212d-c61e-72a1-bf63-55e2d51bb0c3"}', '2026-11-28 08:02:57.694+00', '{"email.sent bounced+b@ec2a992555.sandbox.sendwright.test,delivered+a@ec2a992555.sandbox.sendwright.test"}', '927'),
	('01a2212d-c620-7332-a17e-284d2b0eea10', 1, '01a2212d-c66c-7681-a51b-b8a90061ad87', 'email.bounced', '{"recipients":["gone@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-28 08:02:57.733+00', '{}', '931'),
	('01a2212d-c63f-757d-b5eb-761764f9713d', 1, '01a2212d-c684-7637-bed7-a1fe5307115b', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2212d-c63f-757d-b5eb-761764f9713d@mail.acme.example"}', '2026-11-28 08:02:57.769+00', '{"email.sent joerg.big@xn--bcher-kva.example"}', '938'),
	('01a2212d-c663-7074-831f-0090d78a85b3', 1, '01a2212d-c6c3-72a9-9420-249c5728fd6f', 'email.bounced', '{"recipients":["gone-too@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-28 08:02:57.819+00', '{}', '944'),
	('01a2212d-c663-7074-831f-0090d78a85b3', 2, '01a2212d-c6c3-72a9-9420-249d0af045ec', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2212d-c663-7074-831f-0090d78a85b3@mail.acme.example","recipients":["there@example.org"]}', '2026-11-28 08:02:57.819+00', '{"email.sent there@example.org"}', '944'),
	('01a2212d-c6a3-70ad-a894-d56c9ab1d1a9', 1, '01a2212d-c6de-736f-b3a9-80b5443cf688', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2212d-c6a3-70ad-a894-d56c9ab1d1a9@mail.acme.example"}', '2026-11-28 08:02:57.849+00', '{"email.sent tina@example.com"}', '953'),
	('01a2212d-c6b6-707f-a6f9-d3008bbda6ef', 1, '01a2212d-c6de-736f-b3a9-80b62c6d2588', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2212d-c6b6-707f-a6f9-d3008bbda6ef@mail.acme.example"}', '2026-11-28 08:02:57.869+00', '{"email.sent tom@example.com"}', '953'),
	('01a2212d-c6e3-73cf-90e8-589267cfc860', 1, '01a2212d-c70c-72c1-8c68-448800d988fc', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a2212d-c6f3-738c-b23c-f1d4df55119a"}', '2026-11-28 08:02:57.907+00', '{"email.sent delivered@ec2a992555.sandbox.sendwright.test"}', '960'),
	('01a2212d-c6ff-74c9-b4cd-d177cfeca01b', 1, '01a2212d-c71b-73c0-b434-ed4a0c9979c9', 'email.cancelled', '{}', '2026-11-28 08:02:57.947+00', '{}', '962'),
	('01a2212d-c592-715b-903d-f714b3d83b87', 2, '01a2212d-c9a6-7695-a71c-7d634a5d9081', 'email.delivered', '{"recipients":["delivered@ec2a992555.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2212d-c5a0-7349-a8ff-35a3ff8c4f4b","provider":"simulator"}', '2026-11-28 08:02:58.567+00', '{"simulator:sim_01a2212d-c5a0-7349-a8ff-35a3ff8c4f4b email.delivered","simulator sim_01a2212d-c5a0-7349-a8ff-35a3ff8c4f4b email.delivered","email.delivered delivered delivered@ec2a992555.sandbox.sendwright.test 2026-11-28T08:02:58.567Z"}', '979'),
	('01a2212d-c5b1-769d-801b-26c5190d0122', 2, '01a2212d-cdb8-761a-abb6-102f3213d88a', 'email.bounced', '{"recipients":["bounced@ec2a992555.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a2212d-c5d0-77bb-8ae8-7427d40b9783","provider":"simulator"}', '2026-11-28 08:02:58.616+00', '{"simulator:sim_01a2212d-c5d0-77bb-8ae8-7427d40b9783 email.bounced","simulator sim_01a2212d-c5d0-77bb-8ae8-7427d40b9783 email.bounced","email.bounced bounced bounced@ec2a992555.sandbox.sendwright.test 2026-11-28T08:02:58.616Z"}', '984'),
	('01a2212d-c5de-704e-b80d-5969dd70c44f', 2, '01a2212d-cdb8-761a-abb6-103075df1b27', 'email.delivered', '{"recipients":["complained@ec2a992555.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2212d-c5e7-7210-b5ee-169ce07f4424","provider":"simulator"}', '2026-11-28 08:02:58.638+00', '{"simulator:sim_01a2212d-c5e7-7210-b5ee-169ce07f4424 email.delivered","simulator sim_01a2212d-c5e7-7210-b5ee-169ce07f4424 email.delivered","email.delivered delivered complained@ec2a992555.sandbox.sendwright.test 2026-11-28T08:02:58.638Z"}', '984'),
	('01a2212d-c5f1-735e-8d55-821d72ecdf4f', 3, '01a2212d-cdb8-761a-abb6-10319caad651', 'email.bounced', '{"recipients":["bounced+b@ec2a992555.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a2212d-c61e-72a1-bf63-55e2d51bb0c3","provider":"simulator"}', '2026-11-28 08:02:58.694+00', '{"simulator:sim_01a2212d-c61e-72a1-bf63-55e2d51bb0c3 email.bounced","simulator sim_01a2212d-c61e-72a1-bf63-55e2d51bb0c3 email.bounced","email.bounced bounced bounced+b@ec2a992555.sandbox.sendwright.test 2026-11-28T08:02:58.694Z"}', '984'),
	('01a2212d-c5f1-735e-8d55-821d72ecdf4f', 4, '01a2212d-cdb8-761a-abb6-1032166547af', 'email.delivered', '{"recipients":["delivered+a@ec2a992555.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2212d-c61e-72a1-bf63-55e2d51bb0c3","provider":"simulator"}', '2026-11-28 08:02:58.694+00', '{"simulator:sim_01a2212d-c61e-72a1-bf63-55e2d51bb0c3 email.delivered","simulator sim_01a2212d-c61e-72a1-bf63-55e2d51bb0c3 email.delivered","email.delivered delivered delivered+a@ec2a992555.sandbox.sendwright.test 2026-11-28T08:02:58.694Z"}', '984'),
	('01a2212d-c6e3-73cf-90e8-589267cfc860', 2, '01a2212d-cdb8-761a-abb6-1033839b9393', 'email.delivered', '{"recipients":["delivered@ec2a992555.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2212d-c6f3-738c-b23c-f1d4df55119a","provider":"simulator"}', '2026-11-28 08:02:58.907+00', '{"simulator:sim_01a2212d-c6f3-738c-b23c-f1d4df55119a email.delivered","simulator sim_01a2212d-c6f3-738c-b23c-f1d4df55119a email.delivered","email.delivered delivered delivered@ec2a992555.sandbox.sendwright.test 2026-11-28T08:02:58.907Z"}', '984'),
	('01a2212d-c5de-704e-b80d-5969dd70c44f', 3, '01a2212d-d1da-71f5-9f60-d155abad926d', 'email.complained', '{"recipients":["complained@ec2a992555.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a2212d-c5e7-7210-b5ee-169ce07f4424","provider_message_id":"sim_01a2212d-c5e7-7210-b5ee-169ce07f4424","provider":"simulator"}', '2026-11-28 08:02:59.638+00', '{"simulator:sim_01a2212d-c5e7-7210-b5ee-169ce07f4424 email.complained","simulator sim_01a2212d-c5e7-7210-b5ee-169ce07f4424 email.complained","email.complained complained complained@ec2a992555.sandbox.sendwright.test feedback-sim_01a2212d-c5e7-7210-b5ee-169ce07f4424"}', '991'),
	('01a2212d-c753-744d-850d-77a85a4359c0', 1, '01a2212d-d4d1-7270-a5dd-3a2bb756976a', 'email.failed', '{"recipients":["cut-too@example.com"],"reason":"outcome_unknown","provider_code":null,"attempts":1,"provider":"operator"}', '2026-11-28 08:03:01.412+00', '{"operator ebe5e6ca-f8bc-42af-95a0-9993a4e3f04a","email.failed failed cut-too@example.com 2026-11-28T08:03:01.412Z"}', '996'),
	('01a2212d-d5bc-747a-8763-ad3969d0a567', 1, '01a2212d-d5cb-718f-bc7f-b4214e452a30', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a2212d-d5c6-7204-b4a5-2ff6926d1a0c"}', '2026-11-28 08:03:01.702+00', '{"email.sent delivered@ec2a992555.sandbox.sendwright.test"}', '1003'),
	('01a2212d-d5f3-732d-8297-224cae7a65ad', 1, '01a2212d-d610-7224-9726-291714c9d312', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a2212d-d5fa-7376-b83a-67912daba909"}', '2026-11-28 08:03:01.754+00', '{"email.sent bounced@ec2a992555.sandbox.sendwright.test"}', '1016'),
	('01a2212d-d600-7576-bf25-a05f7415a129', 1, '01a2212d-d610-7224-9726-29180b959d5b', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a2212d-d60c-74fa-8d01-105e478ebd1b"}', '2026-11-28 08:03:01.772+00', '{"email.sent anybody@ec2a992555.sandbox.sendwright.test"}', '1016'),
	('01a2212d-d638-72c0-9d28-bd062d555fac', 1, '01a2212d-d6ba-7220-bd9a-1d010af573eb', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2212d-d638-72c0-9d28-bd062d555fac@ee0dffe591.sandbox.sendwright.test"}', '2026-11-28 08:03:01.945+00', '{"email.sent bob@bolt.example"}', '1042'),
	('01a2212d-d67d-77b8-88d4-ac81a35da2ac', 1, '01a2212d-d6d7-77f9-99cd-d66dbdcd2771', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2212d-d67d-77b8-88d4-ac81a35da2ac@mail.acme.example"}', '2026-11-28 08:03:01.95+00', '{"email.sent [erased],rita@example.com"}', '1044'),
	('01a2212d-d5df-767a-ac92-5437faf38b30', 2, '01a2212d-d9e2-709c-b8dc-7cbe12cc38a3', 'email.delivered', '{"recipients":["delivered@ec2a992555.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2212d-d5e6-759c-a43b-a2e393575a0f","test":true,"provider":"simulator"}', '2026-11-28 08:03:02.734+00', '{"simulator:sim_01a2212d-d5e6-759c-a43b-a2e393575a0f email.delivered","simulator sim_01a2212d-d5e6-759c-a43b-a2e393575a0f email.delivered","email.delivered delivered delivered@ec2a992555.sandbox.sendwright.test 2026-11-28T08:03:02.734Z"}', '1069'),
	('01a2212d-d5f3-732d-8297-224cae7a65ad', 2, '01a2212d-dde8-7486-a792-bac33ab23ba4', 'email.bounced', '{"recipients":["bounced@ec2a992555.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a2212d-d5fa-7376-b83a-67912daba909","test":true,"provider":"simulator"}', '2026-11-28 08:03:02.754+00', '{"simulator:sim_01a2212d-d5fa-7376-b83a-67912daba909 email.bounced","simulator sim_01a2212d-d5fa-7376-b83a-67912daba909 email.bounced","email.bounced bounced bounced@ec2a992555.sandbox.sendwright.test 2026-11-28T08:03:02.754Z"}', '1096'),
	('01a2212d-d600-7576-bf25-a05f7415a129', 2, '01a2212d-dde8-7486-a792-bac48c1a575e', 'email.delivered', '{"recipients":["anybody@ec2a992555.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2212d-d60c-74fa-8d01-105e478ebd1b","test":true,"provider":"simulator"}', '2026-11-28 08:03:02.772+00', '{"simulator:sim_01a2212d-d60c-74fa-8d01-105e478ebd1b email.delivered","simulator sim_01a2212d-d60c-74fa-8d01-105e478ebd1b email.delivered","email.delivered delivered anybody@ec2a992555.sandbox.sendwright.test 2026-11-28T08:03:02.772Z"}', '1096'),
	('01a2212d-f2d7-7555-95c8-43de49b0b341', 1, '01a2212d-f2db-746c-86d7-ebe8c382e9f2', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a2212d-f2da-76d2-b31b-28a896d6aef9"}', '2026-11-28 08:03:09.146+00', '{"email.sent complained@ec2a992555.sandbox.sendwright.test"}', '1216'),
	('01a2212d-d5df-767a-ac92-5437faf38b30', 1, '01a2212d-d5eb-7672-a104-003cb244bdeb', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a2212d-d5e6-759c-a43b-a2e393575a0f"}', '2026-11-28 08:03:01.734+00', '{"email.sent delivered@ec2a992555.sandbox.sendwright.test"}', '1009'),
	('01a2212d-d5bc-747a-8763-ad3969d0a567', 2, '01a2212d-d9c1-74c5-8cfc-673873c88174', 'email.delivered', '{"recipients":["delivered@ec2a992555.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2212d-d5c6-7204-b4a5-2ff6926d1a0c","provider":"simulator"}', '2026-11-28 08:03:02.702+00', '{"simulator:sim_01a2212d-d5c6-7204-b4a5-2ff6926d1a0c email.delivered","simulator sim_01a2212d-d5c6-7204-b4a5-2ff6926d1a0c email.delivered","email.delivered delivered delivered@ec2a992555.sandbox.sendwright.test 2026-11-28T08:03:02.702Z"}', '1065'),
	('01a2212d-ea93-718f-bd52-9f18f0c0f133', 1, '01a2212d-ea9a-7341-b631-2e32dc056d6c', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a2212d-ea99-743b-aa23-a56624af5eb8"}', '2026-11-28 08:03:07.033+00', '{"email.sent delivered@ec2a992555.sandbox.sendwright.test"}', '1174'),
	('01a2212d-ebac-7281-9f18-72efd124510f', 1, '01a2212d-ebd2-716a-a18f-279eb87dd9eb', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a2212d-ebac-7281-9f18-72efd124510f@mail.acme.example"}', '2026-11-28 08:03:07.346+00', '{"email.sent copied@example.com"}', '1202'),
	('01a2212d-ea93-718f-bd52-9f18f0c0f133', 2, '01a2212d-ee8c-729d-9353-c22f70b6622c', 'email.delivered', '{"recipients":["delivered@ec2a992555.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2212d-ea99-743b-aa23-a56624af5eb8","provider":"simulator"}', '2026-11-28 08:03:08.033+00', '{"simulator:sim_01a2212d-ea99-743b-aa23-a56624af5eb8 email.delivered","simulator sim_01a2212d-ea99-743b-aa23-a56624af5eb8 email.delivered","email.delivered delivered delivered@ec2a992555.sandbox.sendwright.test 2026-11-28T08:03:08.033Z"}', '1206');


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
	('01a2212d-c592-715b-903d-f714b3d83b87', 1, '2026-11-28 08:02:57.567+00', '2026-11-28 08:02:57.569+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2212d-c5b1-769d-801b-26c5190d0122', 1, '2026-11-28 08:02:57.616+00', '2026-11-28 08:02:57.617+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2212d-c5de-704e-b80d-5969dd70c44f', 1, '2026-11-28 08:02:57.638+00', '2026-11-28 08:02:57.639+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2212d-c554-746e-b942-27b5a7d39af1', 1, '2026-11-28 08:02:57.512+00', '2026-11-28 08:02:57.691+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a2212d-c5f1-735e-8d55-821d72ecdf4f', 1, '2026-11-28 08:02:57.671+00', '2026-11-28 08:02:57.694+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a2212d-c620-7332-a17e-284d2b0eea10', 1, '2026-11-28 08:02:57.713+00', '2026-11-28 08:02:57.733+00', NULL, 'permanently_refused', 'smtp', '550 5.1.1 No such user here'),
	('01a2212d-c63f-757d-b5eb-761764f9713d', 1, '2026-11-28 08:02:57.753+00', '2026-11-28 08:02:57.77+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a2212d-c663-7074-831f-0090d78a85b3', 1, '2026-11-28 08:02:57.792+00', '2026-11-28 08:02:57.819+00', NULL, 'partly_accepted', 'smtp', 'gone-too@example.org: 550 5.1.1 No such user here
there@example.org: 250 OK: message queued'),
	('01a2212d-c6a3-70ad-a894-d56c9ab1d1a9', 1, '2026-11-28 08:02:57.833+00', '2026-11-28 08:02:57.849+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a2212d-c6b6-707f-a6f9-d3008bbda6ef', 1, '2026-11-28 08:02:57.856+00', '2026-11-28 08:02:57.869+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a2212d-c6e3-73cf-90e8-589267cfc860', 1, '2026-11-28 08:02:57.907+00', '2026-11-28 08:02:57.907+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2212d-c726-723d-b99c-e745f9e8e488', 1, '2026-11-28 08:02:57.971+00', '2026-11-28 08:02:57.984+00', '2026-11-28 08:03:02.984+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a2212d-c741-7568-9af2-00b8328de07a', 1, '2026-11-28 08:02:57.995+00', '2026-11-28 08:02:58.007+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a2212d-c753-744d-850d-77a85a4359c0', 1, '2026-11-28 08:02:58.013+00', '2026-11-28 08:02:58.142+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a2212d-d5bc-747a-8763-ad3969d0a567', 1, '2026-11-28 08:03:01.702+00', '2026-11-28 08:03:01.703+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2212d-d5df-767a-ac92-5437faf38b30', 1, '2026-11-28 08:03:01.734+00', '2026-11-28 08:03:01.734+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2212d-d5f3-732d-8297-224cae7a65ad', 1, '2026-11-28 08:03:01.754+00', '2026-11-28 08:03:01.754+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2212d-d600-7576-bf25-a05f7415a129', 1, '2026-11-28 08:03:01.772+00', '2026-11-28 08:03:01.772+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2212d-d638-72c0-9d28-bd062d555fac', 1, '2026-11-28 08:03:01.826+00', '2026-11-28 08:03:01.945+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a2212d-d67d-77b8-88d4-ac81a35da2ac', 1, '2026-11-28 08:03:01.892+00', '2026-11-28 08:03:01.95+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a2212d-c726-723d-b99c-e745f9e8e488', 2, '2026-11-28 08:03:03.764+00', '2026-11-28 08:03:03.771+00', '2026-11-28 08:03:13.771+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a2212d-ea93-718f-bd52-9f18f0c0f133', 1, '2026-11-28 08:03:07.033+00', '2026-11-28 08:03:07.033+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a2212d-ebac-7281-9f18-72efd124510f', 1, '2026-11-28 08:03:07.334+00', '2026-11-28 08:03:07.346+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a2212d-f2d7-7555-95c8-43de49b0b341', 1, '2026-11-28 08:03:09.146+00', '2026-11-28 08:03:09.146+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator');


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
	('01a2212d-c554-746e-b942-27b5a7d39af1', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.691+00', 'sent', '{sent,sent,sent}', NULL, '01a2212d-c554-746e-b942-27b5a7d39af1@mail.acme.example', NULL, 2, true),
	('01a2212d-c620-7332-a17e-284d2b0eea10', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.733+00', 'bounced', '{bounced}', NULL, NULL, NULL, 2, true),
	('01a2212d-c63f-757d-b5eb-761764f9713d', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.77+00', 'sent', '{sent}', NULL, '01a2212d-c63f-757d-b5eb-761764f9713d@mail.acme.example', NULL, 2, true),
	('01a2212d-c663-7074-831f-0090d78a85b3', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.82+00', 'bounced', '{bounced,sent}', NULL, '01a2212d-c663-7074-831f-0090d78a85b3@mail.acme.example', NULL, 3, true),
	('01a2212d-c6a3-70ad-a894-d56c9ab1d1a9', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.849+00', 'sent', '{sent}', NULL, '01a2212d-c6a3-70ad-a894-d56c9ab1d1a9@mail.acme.example', NULL, 2, true),
	('01a2212d-c6b6-707f-a6f9-d3008bbda6ef', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.869+00', 'sent', '{sent}', NULL, '01a2212d-c6b6-707f-a6f9-d3008bbda6ef@mail.acme.example', NULL, 2, true),
	('01a2212d-c6ff-74c9-b4cd-d177cfeca01b', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.947+00', 'cancelled', '{scheduled}', '2026-12-18 08:02:57.91+00', NULL, NULL, 2, false),
	('01a2212d-c726-723d-b99c-e745f9e8e488', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.958+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a2212d-c741-7568-9af2-00b8328de07a', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.985+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a2212d-c592-715b-903d-f714b3d83b87', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:58.589+00', 'delivered', '{delivered}', NULL, 'sim_01a2212d-c5a0-7349-a8ff-35a3ff8c4f4b', NULL, 3, true),
	('01a2212d-c5b1-769d-801b-26c5190d0122', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:59.631+00', 'bounced', '{bounced}', NULL, 'sim_01a2212d-c5d0-77bb-8ae8-7427d40b9783', NULL, 3, true),
	('01a2212d-c5f1-735e-8d55-821d72ecdf4f', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:59.631+00', 'bounced', '{delivered,bounced,sent}', NULL, '01a2212d-c5f1-735e-8d55-821d72ecdf4f@mail.acme.example', NULL, 5, true),
	('01a2212d-c6e3-73cf-90e8-589267cfc860', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:59.631+00', 'delivered', '{delivered}', NULL, 'sim_01a2212d-c6f3-738c-b23c-f1d4df55119a', NULL, 3, true),
	('01a2212d-c5de-704e-b80d-5969dd70c44f', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:00.685+00', 'complained', '{complained}', NULL, 'sim_01a2212d-c5e7-7210-b5ee-169ce07f4424', NULL, 4, true),
	('01a2212d-c753-744d-850d-77a85a4359c0', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:01.413+00', 'failed', '{failed}', NULL, NULL, 'It is not known whether the email arrived, and it was given up.', 2, true),
	('01a2212d-d638-72c0-9d28-bd062d555fac', '01a2212d-753e-701f-bf26-18ee0dffe591', 'live', '2026-11-28 08:03:01.945+00', 'sent', '{sent}', NULL, '01a2212d-d638-72c0-9d28-bd062d555fac@ee0dffe591.sandbox.sendwright.test', NULL, 2, true),
	('01a2212d-d67d-77b8-88d4-ac81a35da2ac', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:01.95+00', 'sent', '{sent,sent}', NULL, '01a2212d-d67d-77b8-88d4-ac81a35da2ac@mail.acme.example', NULL, 2, true),
	('01a2212d-d5bc-747a-8763-ad3969d0a567', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:02.713+00', 'delivered', '{delivered}', NULL, 'sim_01a2212d-d5c6-7204-b4a5-2ff6926d1a0c', NULL, 3, true),
	('01a2212d-d5df-767a-ac92-5437faf38b30', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'test', '2026-11-28 08:03:02.746+00', 'delivered', '{delivered}', NULL, 'sim_01a2212d-d5e6-759c-a43b-a2e393575a0f', NULL, 3, true),
	('01a2212d-d5f3-732d-8297-224cae7a65ad', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'test', '2026-11-28 08:03:03.773+00', 'bounced', '{bounced}', NULL, 'sim_01a2212d-d5fa-7376-b83a-67912daba909', NULL, 3, true),
	('01a2212d-d600-7576-bf25-a05f7415a129', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'test', '2026-11-28 08:03:03.773+00', 'delivered', '{delivered}', NULL, 'sim_01a2212d-d60c-74fa-8d01-105e478ebd1b', NULL, 3, true),
	('01a2212d-ebac-7281-9f18-72efd124510f', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:07.346+00', 'sent', '{sent}', NULL, '01a2212d-ebac-7281-9f18-72efd124510f@mail.acme.example', NULL, 2, true),
	('01a2212d-ea93-718f-bd52-9f18f0c0f133', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:08.038+00', 'delivered', '{delivered}', NULL, 'sim_01a2212d-ea99-743b-aa23-a56624af5eb8', NULL, 3, true),
	('01a2212d-f2d7-7555-95c8-43de49b0b341', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:09.146+00', 'sent', '{sent}', NULL, 'sim_01a2212d-f2da-76d2-b31b-28a896d6aef9', NULL, 2, true),
	('01a2212d-fee3-75c5-923d-acb76966fb0e', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:12.227+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a2212d-ff03-776f-9b10-a9ae96d0a91b', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:12.259+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a2212d-ff14-7145-9330-7f395656fce1', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:12.276+00', 'scheduled', '{scheduled}', '2026-11-28 09:03:12.269+00', NULL, NULL, 1, false),
	('01a2212d-ff2d-72af-8109-cd666d36f10a', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:12.301+00', 'scheduled', '{scheduled}', '2026-11-28 09:03:12.269+00', NULL, NULL, 1, false),
	('01a2212d-ff42-74e5-9462-514226a1b54f', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:12.322+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a2212d-ff7a-70e4-9441-2314db6dc1cf', '01a2212d-753e-701f-bf26-18ee0dffe591', 'live', '2026-11-28 08:03:12.378+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a2212e-0739-72fb-be05-02add6fcc374', '01a2212d-753e-701f-bf26-18ee0dffe591', 'live', '2026-11-28 08:03:14.361+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false);


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
	('01a2212d-c554-746e-b942-27b5a7d39af1', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.492+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{"Ada Lovelace <ada@example.com>"}', '{carl@example.com}', '{"Bea <bea@example.net>"}', '{answers@acme.example,"Other <other@acme.example>"}', 'Everything at once', '{receipt,order:1234}', NULL, '01a2212d-c554-746e-b942-27b5a7d39af1@mail.acme.example', '{ada@example.com,carl@example.com,bea@example.net}', NULL, NULL, 3, NULL, 'ada@example.com
carl@example.com
bea@example.net
everything at once', '01a2212d-c554-746e-b942-27b6200d545c', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, '667dd258-990e-4fe3-5d15-46e55656132a', NULL),
	('01a2212d-c592-715b-903d-f714b3d83b87', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.554+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{delivered@ec2a992555.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be delivered', '{}', NULL, '01a2212d-c592-715b-903d-f714b3d83b87@mail.acme.example', '{delivered@ec2a992555.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@ec2a992555.sandbox.sendwright.test
to be delivered', '01a2212d-c592-715b-903d-f715c2bcc085', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, 'b149b635-7931-8c3a-88c1-324136bbb592', NULL),
	('01a2212d-c5b1-769d-801b-26c5190d0122', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.585+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{bounced@ec2a992555.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be bounced', '{}', NULL, '01a2212d-c5b1-769d-801b-26c5190d0122@mail.acme.example', '{bounced@ec2a992555.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@ec2a992555.sandbox.sendwright.test
to be bounced', '01a2212d-c5b1-769d-801b-26c657121b0f', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, '7383c292-c08f-886f-f81f-f554d802c43f', NULL),
	('01a2212d-c5de-704e-b80d-5969dd70c44f', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.63+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{complained@ec2a992555.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be complained', '{}', NULL, '01a2212d-c5de-704e-b80d-5969dd70c44f@mail.acme.example', '{complained@ec2a992555.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@ec2a992555.sandbox.sendwright.test
to be complained', '01a2212d-c5de-704e-b80d-596a4bdcc3ce', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, 'b9bf1ada-d809-b294-aee0-c0129bee7d79', NULL),
	('01a2212d-c5f1-735e-8d55-821d72ecdf4f', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.649+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{delivered+a@ec2a992555.sandbox.sendwright.test,bounced+b@ec2a992555.sandbox.sendwright.test,real@example.com}', '{}', '{}', NULL, 'To several', '{}', NULL, '01a2212d-c5f1-735e-8d55-821d72ecdf4f@mail.acme.example', '{delivered+a@ec2a992555.sandbox.sendwright.test,bounced+b@ec2a992555.sandbox.sendwright.test,real@example.com}', NULL, '{delivered,bounced,NULL}', 0, NULL, 'delivered+a@ec2a992555.sandbox.sendwright.test
bounced+b@ec2a992555.sandbox.sendwright.test
real@example.com
to several', '01a2212d-c5f1-735e-8d55-821eaf12f5ab', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, '34cbe320-f5e4-9e98-5652-c37bc27b8874', NULL),
	('01a2212d-c620-7332-a17e-284d2b0eea10', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.696+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{gone@example.org}', '{}', '{}', NULL, 'To nobody', '{}', NULL, '01a2212d-c620-7332-a17e-284d2b0eea10@mail.acme.example', '{gone@example.org}', NULL, NULL, 0, NULL, 'gone@example.org
to nobody', '01a2212d-c620-7332-a17e-284e132d35a5', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, '80e587b9-77ae-5e25-0855-1c0d95a9e7be', NULL),
	('01a2212d-c63f-757d-b5eb-761764f9713d', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.727+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{"Jörg <Joerg.Big@Bücher.example>"}', '{}', '{}', NULL, 'To a name that is spelled in another way on its way', '{}', NULL, '01a2212d-c63f-757d-b5eb-761764f9713d@mail.acme.example', '{joerg.big@xn--bcher-kva.example}', '{Joerg.Big@xn--bcher-kva.example}', NULL, 0, NULL, 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way', '01a2212d-c63f-757d-b5eb-761848886e7e', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, '1e042a1c-7793-8cd8-c66c-63ec04a9eb5e', NULL),
	('01a2212d-c663-7074-831f-0090d78a85b3', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.763+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{gone-too@example.org,there@example.org}', '{}', '{}', NULL, 'To nobody and somebody', '{receipt}', NULL, '01a2212d-c663-7074-831f-0090d78a85b3@mail.acme.example', '{gone-too@example.org,there@example.org}', NULL, NULL, 0, NULL, 'gone-too@example.org
there@example.org
to nobody and somebody', '01a2212d-c663-7074-831f-0091bf2a2eb3', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, 'e48d5780-3a3f-ccaa-a7a8-0decda97acc0', NULL),
	('01a2212d-c6a3-70ad-a894-d56c9ab1d1a9', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.827+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{tina@example.com}', '{}', '{}', NULL, 'Welcome, Tina', '{}', NULL, '01a2212d-c6a3-70ad-a894-d56c9ab1d1a9@mail.acme.example', '{tina@example.com}', NULL, NULL, 0, NULL, 'tina@example.com
welcome, tina', '01a2212d-c6a3-70ad-a894-d56d09d206a1', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, '3a675f99-2cb6-4b8a-3b59-c73673c6321b', NULL),
	('01a2212d-c6b6-707f-a6f9-d3008bbda6ef', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.846+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{tom@example.com}', '{}', '{}', '{answers@acme.example}', 'For everybody', '{}', NULL, '01a2212d-c6b6-707f-a6f9-d3008bbda6ef@mail.acme.example', '{tom@example.com}', NULL, NULL, 0, NULL, 'tom@example.com
for everybody', '01a2212d-c6b6-707f-a6f9-d30160359569', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, 'c2d044fb-9170-09a7-981e-96c9c5fb69fa', NULL),
	('01a2212d-c6e3-73cf-90e8-589267cfc860', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.891+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{delivered@ec2a992555.sandbox.sendwright.test}', '{}', '{}', NULL, 'One of a batch', '{}', NULL, '01a2212d-c6e3-73cf-90e8-589267cfc860@mail.acme.example', '{delivered@ec2a992555.sandbox.sendwright.test}', NULL, '{delivered}', 0, 'batch-1', 'delivered@ec2a992555.sandbox.sendwright.test
one of a batch', '01a2212d-c6e3-73cf-90e8-58931c86bfa9', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, '4d8cc911-268f-8449-2d5d-2ae87b7f87f2', NULL),
	('01a2212d-c6ff-74c9-b4cd-d177cfeca01b', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.919+00', '2026-12-18 08:02:57.91+00', '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{never@example.com}', '{}', '{}', NULL, 'To be cancelled', '{}', NULL, '01a2212d-c6ff-74c9-b4cd-d177cfeca01b@mail.acme.example', '{never@example.com}', NULL, NULL, 0, NULL, 'never@example.com
to be cancelled', '01a2212d-c6ff-74c9-b4cd-d178f581e94b', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, 'd3e69ba2-a379-1130-6438-85c5a8307b5f', NULL),
	('01a2212d-c726-723d-b99c-e745f9e8e488', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.958+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{busy@example.com}', '{}', '{}', NULL, 'Refused for now', '{}', NULL, '01a2212d-c726-723d-b99c-e745f9e8e488@mail.acme.example', '{busy@example.com}', NULL, NULL, 0, NULL, 'busy@example.com
refused for now', '01a2212d-c726-723d-b99c-e7466743804d', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, '3680bfdb-1cff-32a2-e2fc-9dd2f438b187', NULL),
	('01a2212d-c741-7568-9af2-00b8328de07a', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:57.985+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{cut@example.com}', '{}', '{}', NULL, 'Held, as its answer was lost', '{}', NULL, '01a2212d-c741-7568-9af2-00b8328de07a@mail.acme.example', '{cut@example.com}', NULL, NULL, 0, NULL, 'cut@example.com
held, as its answer was lost', '01a2212d-c741-7568-9af2-00b962a7fe5f', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, '3962e2b4-649d-903d-f040-58ba3e8ab6b5', NULL),
	('01a2212d-c753-744d-850d-77a85a4359c0', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:58.003+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{cut-too@example.com}', '{}', '{}', NULL, 'Settled as failed', '{}', NULL, '01a2212d-c753-744d-850d-77a85a4359c0@mail.acme.example', '{cut-too@example.com}', NULL, NULL, 0, NULL, 'cut-too@example.com
settled as failed', '01a2212d-c753-744d-850d-77a95611cea4', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, '9ceb47c9-a434-a5c1-5bea-4a1f64b38390', NULL),
	('01a2212d-d638-72c0-9d28-bd062d555fac', '01a2212d-753e-701f-bf26-18ee0dffe591', 'live', '2026-11-28 08:03:01.816+00', NULL, NULL, 'b@ee0dffe591.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Bolt', '{}', NULL, '01a2212d-d638-72c0-9d28-bd062d555fac@ee0dffe591.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
bolt', '01a2212d-d638-72c0-9d28-bd076658396e', NULL, '01a2212d-8f56-7120-89b5-366639be252d', NULL, 'fb093a5e-768b-961b-d20d-3b9a4dd5e9b9', NULL),
	('01a2212d-d5bc-747a-8763-ad3969d0a567', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:01.692+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Søren <shop@mail.acme.example>', '{"Émile <delivered@ec2a992555.sandbox.sendwright.test>"}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', '{"visible":null,"messageId":"own-1@mail.acme.example","date":"Sat, 28 Nov 2026 08:03:01 +0000"}', '01a2212d-d5bc-747a-8763-ad3969d0a567@mail.acme.example', '{delivered@ec2a992555.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@ec2a992555.sandbox.sendwright.test
submitted over smtp', '01a2212d-d5bc-747a-8763-ad3a3cc70d99', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, NULL, NULL),
	('01a2212d-d5df-767a-ac92-5437faf38b30', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'test', '2026-11-28 08:03:01.727+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Test <t@mail.acme.example>', '{delivered@ec2a992555.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: delivered', '{}', NULL, '01a2212d-d5df-767a-ac92-5437faf38b30@mail.acme.example', '{delivered@ec2a992555.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@ec2a992555.sandbox.sendwright.test
in test mode: delivered', '01a2212d-d5df-767a-ac92-54389d1f22a3', NULL, '01a2212d-688b-7712-8577-8acbbb7f480a', NULL, 'c8c962c6-6534-2c4a-33ff-ab6597f04a4c', NULL),
	('01a2212d-d5f3-732d-8297-224cae7a65ad', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'test', '2026-11-28 08:03:01.747+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Test <t@mail.acme.example>', '{bounced@ec2a992555.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: bounced', '{}', NULL, '01a2212d-d5f3-732d-8297-224cae7a65ad@mail.acme.example', '{bounced@ec2a992555.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@ec2a992555.sandbox.sendwright.test
in test mode: bounced', '01a2212d-d5f3-732d-8297-224d42447e94', NULL, '01a2212d-688b-7712-8577-8acbbb7f480a', NULL, 'bfb0cb39-98a4-06f7-8cb9-18e6f4918317', NULL),
	('01a2212d-d600-7576-bf25-a05f7415a129', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'test', '2026-11-28 08:03:01.76+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Test <t@mail.acme.example>', '{anybody@ec2a992555.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: anybody', '{}', NULL, '01a2212d-d600-7576-bf25-a05f7415a129@mail.acme.example', '{anybody@ec2a992555.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'anybody@ec2a992555.sandbox.sendwright.test
in test mode: anybody', '01a2212d-d600-7576-bf25-a06061ad64e3', NULL, '01a2212d-688b-7712-8577-8acbbb7f480a', NULL, '024cf39b-d1e3-0815-c815-f015a7d87798', NULL),
	('01a2212d-d67d-77b8-88d4-ac81a35da2ac', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:01.885+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'e@mail.acme.example', '{[erased],rita@example.com}', '{}', '{}', NULL, '[erased]', '{}', NULL, '01a2212d-d67d-77b8-88d4-ac81a35da2ac@mail.acme.example', '{[erased],rita@example.com}', NULL, NULL, 0, NULL, '[erased]
rita@example.com
[erased]', '01a2212d-d67d-77b8-88d4-ac8208141140', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, '999803fe-f841-cca1-07e2-d2c291cefa7a', NULL),
	('01a2212d-f2d7-7555-95c8-43de49b0b341', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:09.143+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'r@mail.acme.example', '{complained@ec2a992555.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its complaint is still to come', '{}', NULL, '01a2212d-f2d7-7555-95c8-43de49b0b341@mail.acme.example', '{complained@ec2a992555.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@ec2a992555.sandbox.sendwright.test
its complaint is still to come', '01a2212d-f2d7-7555-95c8-43dfe39883b1', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, '3fc33308-04a6-3495-5b52-df41dfeff302', NULL),
	('01a2212d-ebac-7281-9f18-72efd124510f', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:07.308+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Søren <shop@mail.acme.example>', '{copied@example.com}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', NULL, '01a2212d-ebac-7281-9f18-72efd124510f@mail.acme.example', '{copied@example.com}', NULL, NULL, 0, NULL, 'copied@example.com
submitted over smtp', '01a2212d-ebad-7281-9f18-72f002dea156', NULL, NULL, '01a2212d-4d26-736f-93b7-f2edfdc0ab91', NULL, '01a2212d-d5bc-747a-8763-ad3969d0a567'),
	('01a2212d-ea93-718f-bd52-9f18f0c0f133', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:07.027+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'w@mail.acme.example', '{delivered@ec2a992555.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a2212d-ea93-718f-bd52-9f18f0c0f133@mail.acme.example', '{delivered@ec2a992555.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@ec2a992555.sandbox.sendwright.test
its webhook waits', '01a2212d-ea93-718f-bd52-9f19cb21f7b3', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, 'fc6b88c0-ebb3-9492-2a17-32486c7322e1', NULL),
	('01a2212d-fee3-75c5-923d-acb76966fb0e', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:12.227+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{last@example.com}', '{}', '{}', NULL, 'Queued to go out', '{evening}', NULL, '01a2212d-fee3-75c5-923d-acb76966fb0e@mail.acme.example', '{last@example.com}', NULL, NULL, 0, NULL, 'last@example.com
queued to go out', '01a2212d-fee3-75c5-923d-acb8a58c3d70', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, '87fd8c5c-8bde-b84c-0c3f-8f6c7a365176', NULL),
	('01a2212d-ff03-776f-9b10-a9ae96d0a91b', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:12.259+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{delivered@ec2a992555.sandbox.sendwright.test}', '{}', '{}', NULL, 'Queued for the simulator', '{evening}', NULL, '01a2212d-ff03-776f-9b10-a9ae96d0a91b@mail.acme.example', '{delivered@ec2a992555.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@ec2a992555.sandbox.sendwright.test
queued for the simulator', '01a2212d-ff03-776f-9b10-a9afb255b1fd', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, 'c7530067-8186-b002-9489-025a2d897644', NULL),
	('01a2212d-ff14-7145-9330-7f395656fce1', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:12.276+00', '2026-11-28 09:03:12.269+00', '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to be cancelled', '{evening}', NULL, '01a2212d-ff14-7145-9330-7f395656fce1@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to be cancelled', '01a2212d-ff13-7145-9330-7f3ae5825920', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, '6ac17b71-8c54-7ff0-7afa-7ab738f409b8', NULL),
	('01a2212d-ff2d-72af-8109-cd666d36f10a', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:12.301+00', '2026-11-28 09:03:12.269+00', '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to go out', '{evening}', NULL, '01a2212d-ff2d-72af-8109-cd666d36f10a@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to go out', '01a2212d-ff2d-72af-8109-cd67e463f07e', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, '0a631d21-3121-0011-019f-c55f22635497', NULL),
	('01a2212d-ff42-74e5-9462-514226a1b54f', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:12.322+00', NULL, '01a2212d-c379-7347-bd4b-1694d5b1c3c7', 'Acme <hello@mail.acme.example>', '{once@example.com}', '{}', '{}', NULL, 'Asked under a key', '{evening}', NULL, '01a2212d-ff42-74e5-9462-514226a1b54f@mail.acme.example', '{once@example.com}', NULL, NULL, 0, 'order-4711', 'once@example.com
asked under a key', '01a2212d-ff42-74e5-9462-51437f39364b', NULL, '01a2212d-61b5-76c0-aee9-3cc04132fdc6', NULL, '8fa31a9f-db46-adac-100c-b3c81e19c7f6', NULL),
	('01a2212d-ff7a-70e4-9441-2314db6dc1cf', '01a2212d-753e-701f-bf26-18ee0dffe591', 'live', '2026-11-28 08:03:12.378+00', NULL, NULL, 'b@ee0dffe591.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Held back', '{}', NULL, '01a2212d-ff7a-70e4-9441-2314db6dc1cf@ee0dffe591.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
held back', '01a2212d-ff7a-70e4-9441-23157777f5fd', NULL, '01a2212d-8f56-7120-89b5-366639be252d', NULL, 'd49d5488-f0ad-1b94-e44b-4b1ce53e68b1', NULL),
	('01a2212e-0739-72fb-be05-02add6fcc374', '01a2212d-753e-701f-bf26-18ee0dffe591', 'live', '2026-11-28 08:03:14.361+00', NULL, NULL, 'b@ee0dffe591.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'While paused', '{}', NULL, '01a2212e-0739-72fb-be05-02add6fcc374@ee0dffe591.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
while paused', '01a2212e-0739-72fb-be05-02ae36a52427', NULL, '01a2212d-8f56-7120-89b5-366639be252d', NULL, 'a4b1dd1b-69e6-7f10-d202-5211d09361ef', NULL);


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
	('01a2212d-d691-706f-85aa-f58b10ae8c42@mail.acme.example', '2026-11-28 08:03:02.057+00'),
	('01a2212d-d691-706f-85aa-f58b10ae8c42', '2026-11-28 08:03:02.057+00');


--
-- Data for Name: holds; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.idempotency_keys VALUES
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', 'batch', 'batch-1', '888b4beb63fda0fef858d4c8024af61e0f6050486a85346892ed4126ee393267', '2026-11-29 08:02:57.879+00', '[{"_tag" : "Accepted", "emailId" : "01a2212d-c6e3-73cf-90e8-589267cfc860"}]', '{"indexes":[0],"failures":[{"ok":false,"index":1,"error":{"code":"validation_error","message":"The request is not valid: to must be an email address such as ada@example.com.","details":[{"path":["to"],"message":"must be an email address such as ada@example.com"}]}}]}'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', 'message', '01a2212d-61b5-76c0-aee9-3cc04132fdc6:1dffb33bea1e83ef26e39349e0e0ba95b83fd92251790d65468b00db7fcd4ca3', '01a2212d-61b5-76c0-aee9-3cc04132fdc6:1dffb33bea1e83ef26e39349e0e0ba95b83fd92251790d65468b00db7fcd4ca3', '2026-11-28 08:13:01.691+00', '[{"_tag" : "Accepted", "emailId" : "01a2212d-d5bc-747a-8763-ad3969d0a567"}]', 'null'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', 'single', 'order-4711', '64993acc08a1e8ac0acde79d0dc4c3443d73295447c260a50219b86e6650d571', '2026-11-29 08:03:12.329+00', '[{"_tag" : "Accepted", "emailId" : "01a2212d-ff42-74e5-9462-514226a1b54f"}]', 'null'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', 'request', 'order-4712', '5cd1768db4c44c1f9a1e2c3bf6407e954574a07ccc4e6eecf40cdc932acc4f6b', 'infinity', '[{"_tag" : "Accepted", "emailId" : "01a2212d-ff56-771b-b30f-d2330dcebbf3"}]', 'null');


--
-- Data for Name: log_identity; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.memberships VALUES
	('01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-4d26-736f-93b7-f2edfdc0ab91', 'owner', '2026-11-28 08:02:26.726+00'),
	('01a2212d-753e-701f-bf26-18ee0dffe591', '01a2212d-753f-7054-8928-0a6476d3cc84', 'owner', '2026-11-28 08:02:36.99+00'),
	('01a2212d-7bec-7118-a230-df3cd908b334', '01a2212d-7bec-7118-a230-df3ded0c23c3', 'owner', '2026-11-28 08:02:38.699+00'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-acef-72f5-aaad-9345ec498cdb', 'developer', '2026-11-28 08:02:51.249+00'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-b49b-71fc-aaa8-6d08039221d7', 'viewer', '2026-11-28 08:02:53.212+00');


--
-- Data for Name: metrics_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_hours VALUES
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', 'tag', 498848, 'receipt', 2, 4, 0, 1, 0, 0, 0, 0, 0, '{}'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', 'tag', 498848, 'order:1234', 1, 3, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'simulator', 'domain', 498848, 'mail.acme.example', 5, 7, 5, 2, 0, 1, 0, 0, 0, '{73,5}'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', 'domain', 498848, 'mail.acme.example', 11, 11, 0, 2, 0, 0, 0, 1, 1, '{}'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'test', 'domain', 498848, 'mail.acme.example', 3, 3, 2, 1, 0, 0, 0, 0, 0, '{73,2}'),
	('01a2212d-753e-701f-bf26-18ee0dffe591', 'live', 'domain', 498848, '', 1, 1, 0, 0, 0, 0, 0, 0, 0, '{}');


--
-- Data for Name: metrics_place; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_place VALUES
	(true, '1129:1129:');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.migrations VALUES
	(1, 1, 'initial', 1, '0.0.0', '2026-11-28 08:02:24.295+00'),
	(2, 1, 'mailbox_identities', 1, '0.0.0', '2026-11-28 08:02:24.32+00'),
	(2, 2, 'mailbox_identities', 1, '0.0.0', '2026-11-28 08:02:24.333+00'),
	(3, 1, 'set_aside', 1, '0.0.0', '2026-11-28 08:02:24.348+00'),
	(4, 1, 'audit_sources', 1, '0.0.0', '2026-11-28 08:02:24.357+00'),
	(4, 2, 'audit_sources', 1, '0.0.0', '2026-11-28 08:02:24.362+00'),
	(4, 3, 'audit_sources', 1, '0.0.0', '2026-11-28 08:02:24.368+00'),
	(4, 4, 'audit_sources', 1, '0.0.0', '2026-11-28 08:02:24.376+00'),
	(5, 1, 'template_defaults', 1, '0.0.0', '2026-11-28 08:02:24.383+00'),
	(6, 1, 'report_signatures', 1, '0.0.0', '2026-11-28 08:02:24.392+00'),
	(7, 1, 'requests', 1, '0.0.0', '2026-11-28 08:02:24.407+00'),
	(8, 1, 'joined_accepts', 1, '0.0.0', '2026-11-28 08:02:24.425+00'),
	(9, 1, 'request_keys', 1, '0.0.0', '2026-11-28 08:02:24.439+00');


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
	('simulator', 'sim_01a2212d-f2da-76d2-b31b-28a896d6aef9 email.delivered', '{"type":"email.delivered","occurredAt":1795852990146,"recipients":["complained@ec2a992555.sandbox.sendwright.test"],"details":{"recipients":["complained@ec2a992555.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a2212d-f2da-76d2-b31b-28a896d6aef9"},"keys":["simulator:sim_01a2212d-f2da-76d2-b31b-28a896d6aef9 email.delivered"],"providerMessageId":"sim_01a2212d-f2da-76d2-b31b-28a896d6aef9","error":null,"provider":"simulator","key":"sim_01a2212d-f2da-76d2-b31b-28a896d6aef9 email.delivered","emailId":"01a2212d-f2d7-7555-95c8-43de49b0b341","messageId":null}', '2026-11-28 08:03:10.147+00', '2026-11-28 08:03:09.147+00', 'sim_01a2212d-f2da-76d2-b31b-28a896d6aef9'),
	('simulator', 'sim_01a2212d-f2da-76d2-b31b-28a896d6aef9 email.complained', '{"type":"email.complained","occurredAt":1795852991146,"recipients":["complained@ec2a992555.sandbox.sendwright.test"],"details":{"recipients":["complained@ec2a992555.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a2212d-f2da-76d2-b31b-28a896d6aef9","provider_message_id":"sim_01a2212d-f2da-76d2-b31b-28a896d6aef9"},"keys":["simulator:sim_01a2212d-f2da-76d2-b31b-28a896d6aef9 email.complained"],"providerMessageId":"sim_01a2212d-f2da-76d2-b31b-28a896d6aef9","error":null,"provider":"simulator","key":"sim_01a2212d-f2da-76d2-b31b-28a896d6aef9 email.complained","emailId":"01a2212d-f2d7-7555-95c8-43de49b0b341","messageId":null}', '2026-11-28 08:03:11.147+00', '2026-11-28 08:03:09.147+00', 'sim_01a2212d-f2da-76d2-b31b-28a896d6aef9');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.quotas VALUES
	('01a2212d-753e-701f-bf26-18ee0dffe591', '2026-11', 3, 50, '2026-11-28', 3, 100, 1);


--
-- Data for Name: rate_buckets; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.rate_buckets VALUES
	('sign-in:user:2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3', 8.100166666666667, 9.100166666666667, 1795852996182),
	('sign-in:from:12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 44.610611111111105, 45.610611111111105, 1795852996276),
	('sign-in:user:ca48e0014050c7996ca4272865794ba1d47e7ef86b88a1a7010eaf450f025194', 9, 10, 1795852996278),
	('messages:01a2212d-61b5-76c0-aee9-3cc04132fdc6', 999998, 1000000, 1795852977885),
	('requests:01a2212d-688b-7712-8577-8acbbb7f480a', 990000, 1000000, 1795852997013),
	('requests:01a2212d-8f56-7120-89b5-366639be252d', 2.21, 3.21, 1795852997078),
	('requests:01a2212d-61b5-76c0-aee9-3cc04132fdc6', 990000, 1000000, 1795852997446),
	('messages:01a2212d-4d26-736f-93b7-f2edfdc0ab91', 999999, 1000000, 1795852987308);


--
-- Data for Name: report_signatures; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: reputation_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.reputation_hours VALUES
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 498848, 7, 6, 2, 0),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 498848, 0, 2, 0, 0),
	('01a2212d-753e-701f-bf26-18ee0dffe591', 498848, 3, 1, 0, 0),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 498848, 1, 3, 0, 0),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 498848, 3, 3, 0, 0);


--
-- Data for Name: reputation_notes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: requests; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.requests OVERRIDING SYSTEM VALUE VALUES
	(1, '01a2212d-ff56-771b-b30f-d2330dcebbf3', '01a2212d-4d26-736f-93b7-f2ec2a992555', '2026-11-28 08:03:12.342+00', '{"to": "row@example.com", "from": "Acme <hello@mail.acme.example>", "tags": ["evening"], "text": "Asked by SQL.", "subject": "Asked by SQL"}', 140, '-infinity', 'order-4712');


--
-- Data for Name: retention_terms; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: search_entries_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.search_entries_2026_11 VALUES
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-c592-715b-903d-f714b3d83b87', '{}', 'delivered@ec2a992555.sandbox.sendwright.test
to be delivered'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-c5b1-769d-801b-26c5190d0122', '{}', 'bounced@ec2a992555.sandbox.sendwright.test
to be bounced'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-c5de-704e-b80d-5969dd70c44f', '{}', 'complained@ec2a992555.sandbox.sendwright.test
to be complained'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-c554-746e-b942-27b5a7d39af1', '{receipt,order:1234}', 'ada@example.com
carl@example.com
bea@example.net
everything at once'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-c5f1-735e-8d55-821d72ecdf4f', '{}', 'delivered+a@ec2a992555.sandbox.sendwright.test
bounced+b@ec2a992555.sandbox.sendwright.test
real@example.com
to several'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-c620-7332-a17e-284d2b0eea10', '{}', 'gone@example.org
to nobody'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-c63f-757d-b5eb-761764f9713d', '{}', 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-c663-7074-831f-0090d78a85b3', '{receipt}', 'gone-too@example.org
there@example.org
to nobody and somebody'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-c6a3-70ad-a894-d56c9ab1d1a9', '{}', 'tina@example.com
welcome, tina'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-c6b6-707f-a6f9-d3008bbda6ef', '{}', 'tom@example.com
for everybody'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-c6ff-74c9-b4cd-d177cfeca01b', '{}', 'never@example.com
to be cancelled'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-c6e3-73cf-90e8-589267cfc860', '{}', 'delivered@ec2a992555.sandbox.sendwright.test
one of a batch'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-c753-744d-850d-77a85a4359c0', '{}', 'cut-too@example.com
settled as failed'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-d5bc-747a-8763-ad3969d0a567', '{}', 'delivered@ec2a992555.sandbox.sendwright.test
submitted over smtp'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'test', '01a2212d-d5df-767a-ac92-5437faf38b30', '{}', 'delivered@ec2a992555.sandbox.sendwright.test
in test mode: delivered'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'test', '01a2212d-d5f3-732d-8297-224cae7a65ad', '{}', 'bounced@ec2a992555.sandbox.sendwright.test
in test mode: bounced'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'test', '01a2212d-d600-7576-bf25-a05f7415a129', '{}', 'anybody@ec2a992555.sandbox.sendwright.test
in test mode: anybody'),
	('01a2212d-753e-701f-bf26-18ee0dffe591', 'live', '01a2212d-d638-72c0-9d28-bd062d555fac', '{}', 'bob@bolt.example
bolt'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-d67d-77b8-88d4-ac81a35da2ac', '{}', '[erased]
rita@example.com
[erased]'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-ea93-718f-bd52-9f18f0c0f133', '{}', 'delivered@ec2a992555.sandbox.sendwright.test
its webhook waits'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-ebac-7281-9f18-72efd124510f', '{}', 'copied@example.com
submitted over smtp'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-f2d7-7555-95c8-43de49b0b341', '{}', 'complained@ec2a992555.sandbox.sendwright.test
its complaint is still to come'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-ff14-7145-9330-7f395656fce1', '{evening}', 'later@example.com
scheduled, to be cancelled'),
	('01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '01a2212d-ff2d-72af-8109-cd666d36f10a', '{evening}', 'later@example.com
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
	('01a2212d-c741-7568-9af2-00b8328de07a', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:02:58.007+00', '2026-11-28 08:02:58.007+00', '2026-11-28 08:02:57.985+00', NULL, NULL, 1, 0, true, NULL, NULL, '969'),
	('01a2212d-c726-723d-b99c-e745f9e8e488', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:13.772+00', '2026-11-28 08:03:13.772+00', '2026-11-28 08:02:57.958+00', NULL, NULL, 2, 0, false, NULL, NULL, '1095'),
	('01a2212d-fee3-75c5-923d-acb76966fb0e', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:12.234+00', '2026-11-28 08:03:12.234+00', '2026-11-28 08:03:12.234+00', NULL, NULL, 0, 0, false, NULL, NULL, '1234'),
	('01a2212d-ff03-776f-9b10-a9ae96d0a91b', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:12.266+00', '2026-11-28 08:03:12.266+00', '2026-11-28 08:03:12.266+00', NULL, NULL, 0, 0, false, NULL, NULL, '1235'),
	('01a2212d-ff42-74e5-9462-514226a1b54f', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', '2026-11-28 08:03:12.329+00', '2026-11-28 08:03:12.329+00', '2026-11-28 08:03:12.329+00', NULL, NULL, 0, 0, false, NULL, NULL, '1243'),
	('01a2212d-ff7a-70e4-9441-2314db6dc1cf', '01a2212d-753e-701f-bf26-18ee0dffe591', 'live', '2026-11-28 08:03:14.276+00', '2026-11-28 08:03:14.276+00', '2026-11-28 08:03:12.385+00', NULL, NULL, 0, 0, true, NULL, '2026-11-28 08:03:12.385+00', '1251'),
	('01a2212e-0739-72fb-be05-02add6fcc374', '01a2212d-753e-701f-bf26-18ee0dffe591', 'live', '2026-11-28 08:03:14.368+00', '2026-11-28 08:03:14.368+00', '2026-11-28 08:03:14.368+00', NULL, NULL, 0, 0, false, NULL, NULL, '1259');


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
	('01a2212d-9dd8-74ec-8c0f-0f5600bff916', '86eef14f21d71292fa560e587b3c9866b40dce4024a6e4be9253db37d98034e3', '01a2212d-4d26-736f-93b7-f2edfdc0ab91', 'link', '2026-11-28 08:02:47.385+00', '2026-11-28 08:02:47.385+00', '2026-12-28 08:02:47.385+00', '', '127.0.0.0/24'),
	('01a2212d-a56f-73ca-ace6-794123d6f239', '729b7e680dca1b2215ca979d5faeaa1c0576b392b3aee0449827e8120c800eed', '01a2212d-95e7-7037-b9de-1f4157220cf6', 'link', '2026-11-28 08:02:49.328+00', '2026-11-28 08:02:49.328+00', '2026-12-28 08:02:49.328+00', '', '127.0.0.0/24'),
	('01a2212d-acfa-749c-8b30-6701e2a3cf6b', '30c179d238764e700dbd27f26ecb1dc912ce67ff9da4d16e064368f08f30697b', '01a2212d-acef-72f5-aaad-9345ec498cdb', 'link', '2026-11-28 08:02:51.259+00', '2026-11-28 08:02:51.259+00', '2026-12-28 08:02:51.259+00', '', '127.0.0.0/24'),
	('01a2212d-eb48-7173-9889-3b29f6f58495', '4f56d52e0ce9ef2806c239bc43372ca3a1a1e62a088b8d012191e79b904313dc', '01a2212d-4d26-736f-93b7-f2edfdc0ab91', 'password', '2026-11-28 08:03:07.208+00', '2026-11-28 08:03:07.208+00', '2026-12-28 08:03:07.208+00', '', '127.0.0.0/24'),
	('01a2212e-0e9c-76b8-8382-097dcfe85f52', '81106eb82fa0240254f8641c66e29074e20099db28d7459b3df56140ec92b4f1', '01a2212d-4d26-736f-93b7-f2edfdc0ab91', 'password', '2026-11-28 08:03:16.259+00', '2026-11-28 08:03:16.259+00', '2026-12-28 08:03:16.259+00', '', '127.0.0.0/24'),
	('01a2212e-0ef7-7377-8232-439e861bdf99', '2247d3fbd658e8b18858b18ef0447b1c203b169e04c2420d9b6beaec10ae12a6', '01a2212d-95e7-7037-b9de-1f4157220cf6', 'password', '2026-11-28 08:03:16.35+00', '2026-11-28 08:03:16.35+00', '2026-12-28 08:03:16.35+00', '', '127.0.0.0/24');


--
-- Data for Name: sign_in_links; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sign_in_links VALUES
	('01a2212d-4507-73c3-863f-7174721595da', '2d705fd3d17e7285f8cd97e533ea50d63003399d63fe47c5b5f61d4f6ee60924', 'setup', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:02:24.647+00', '2026-11-28 09:02:24.647+00'),
	('01a2212d-c2e2-73eb-968a-b1961a0a28a2', '16bf46a4647ea2007539ec19af2ea4a7c4643857ff64f0a428a09ff4e2984608', 'invitation', NULL, '01a2212d-4d26-736f-93b7-f2ec2a992555', 'later@acme.example', 'later@acme.example', 'viewer', '2026-11-28 08:02:56.865+00', '2026-12-05 08:02:56.865+00');


--
-- Data for Name: suppressions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.suppressions VALUES
	('01a2212d-c66d-7635-b917-d89799280b51', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'gone@example.org', NULL, NULL, 'bounce', '2026-11-28 08:02:57.733+00'),
	('01a2212d-c6c3-72a9-9420-249eae2b4938', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'gone-too@example.org', NULL, NULL, 'bounce', '2026-11-28 08:02:57.82+00'),
	('01a2212d-d664-77f8-97b2-2781374b0d46', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'no-more@example.com', NULL, NULL, 'manual', '2026-11-28 08:03:01.86+00'),
	('01a2212d-d728-7010-aab9-22f1d6d83eda', '01a2212d-4d26-736f-93b7-f2ec2a992555', NULL, '94ba14431632cb70153f64fef614060256e7de1ba93b7dd3a0795a95a2902e9b', '4a1ddedc0c8df397', 'manual', '2026-11-28 08:03:02.057+00');


--
-- Data for Name: template_versions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.template_versions VALUES
	('01a2212d-c4b4-74f8-adec-8ad309fe0e85', 1, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-28 08:02:57.332+00', NULL, NULL),
	('01a2212d-c4b4-74f8-adec-8ad309fe0e85', 2, 'Welcome', 'Hello, {{ name }}', '<p>Hello, {{ name }}</p>', 'Welcome, {{ name }}', '{name}', 67, 'Acme live', '2026-11-28 08:02:57.353+00', NULL, NULL),
	('01a2212d-c4b4-74f8-adec-8ad309fe0e85', 3, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-28 08:02:57.366+00', NULL, NULL),
	('01a2212d-c4e2-7062-bb28-b8b9c72040d4', 1, 'Plain', 'Plain', NULL, 'Plain', '{}', 15, 'Acme live', '2026-11-28 08:02:57.378+00', NULL, NULL),
	('01a2212d-c4ee-7308-a70f-16cf9c65a3e1', 1, 'Brings all', 'For {{ who }}', '<p>For {{ who }}: {{ count }}</p>', NULL, '{who,count}', 56, 'Acme live', '2026-11-28 08:02:57.39+00', '{"from": "Acme <hello@mail.acme.example>", "replyTo": ["answers@acme.example"], "fallbacks": {"who": "everybody", "count": 3}}', 118);


--
-- Data for Name: templates; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.templates VALUES
	('01a2212d-c4b4-74f8-adec-8ad309fe0e85', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'welcome', 3, '2026-11-28 08:02:57.332+00', '2026-11-28 08:02:57.366+00'),
	('01a2212d-c4e2-7062-bb28-b8b9c72040d4', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'plain-one', 1, '2026-11-28 08:02:57.378+00', '2026-11-28 08:02:57.378+00'),
	('01a2212d-c4ee-7308-a70f-16cf9c65a3e1', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'brings-all', 1, '2026-11-28 08:02:57.39+00', '2026-11-28 08:02:57.39+00');


--
-- Data for Name: user_identities; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.users VALUES
	('01a2212d-753f-7054-8928-0a6476d3cc84', 'bob@bolt.example', 'bob@bolt.example', 'bob', NULL, false, NULL, '2026-11-28 08:02:36.99+00'),
	('01a2212d-7bec-7118-a230-df3ded0c23c3', 'eve@closed.example', 'eve@closed.example', 'eve', NULL, false, NULL, '2026-11-28 08:02:38.699+00'),
	('01a2212d-4d26-736f-93b7-f2edfdc0ab91', 'ada@acme.example', 'ada@acme.example', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$iYqVu2JuyX69tLoLfg2oUQ$WPCt/LYEOJUqtmKsxM88alu/M7fVE9HfdS7gCvj526E', false, NULL, '2026-11-28 08:02:26.726+00'),
	('01a2212d-95e7-7037-b9de-1f4157220cf6', 'grace@operators.example', 'grace@operators.example', 'grace', '$argon2id$v=19$m=19456,t=2,p=1$UxM/DOqCF/eWr6CtQfgnuQ$emIzOcBdpvWp0ZHIYQq74mHkSSgvkeBhuPmFR2DIDMo', true, NULL, '2026-11-28 08:02:45.352+00'),
	('01a2212d-acef-72f5-aaad-9345ec498cdb', 'dev@acme.example', 'dev@acme.example', 'The developer', '$argon2id$v=19$m=19456,t=2,p=1$/89kwd25Id6JEx22IJ0Lrg$6VGNZjKJ0Rj6nyN95kSrleu1uQhy8qbnj5uVwvf5KU4', false, NULL, '2026-11-28 08:02:51.248+00'),
	('01a2212d-b49b-71fc-aaa8-6d08039221d7', 'view@acme.example', 'view@acme.example', 'The viewer', '$argon2id$v=19$m=19456,t=2,p=1$X+BXeS1GtIZklpgwaqEHYQ$ouCIJp2417TXGqzu8IQIyB/Ns+yS5mN0XAZNpPuJYg0', false, '2026-11-28 08:02:54.882+00', '2026-11-28 08:02:53.212+00');


--
-- Data for Name: webhook_attempts_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_attempts_2026_11 VALUES
	('01a2212d-c5a5-78d3-974b-c2fe7fc218c0', 1, '2026-11-28 08:02:57.612+00', 204, NULL, 31),
	('01a2212d-c5d2-7dbe-8586-d678c475952d', 1, '2026-11-28 08:02:57.647+00', 204, NULL, 9),
	('01a2212d-c604-7a2f-bea9-ab1715aa992b', 1, '2026-11-28 08:02:57.708+00', 204, NULL, 11),
	('01a2212d-c627-7794-8b16-ff2804c434f0', 1, '2026-11-28 08:02:57.736+00', 204, NULL, 7),
	('01a2212d-c655-7c00-bc9b-633c1059e42b', 1, '2026-11-28 08:02:57.788+00', 204, NULL, 8),
	('01a2212d-c655-76aa-92e0-9bc9a6149c84', 1, '2026-11-28 08:02:57.788+00', 204, NULL, 19),
	('01a2212d-c66c-7e87-a2c4-f9e98cc036a8', 1, '2026-11-28 08:02:57.789+00', 204, NULL, 25),
	('01a2212d-c684-7897-aeb4-1a8f0b436812', 1, '2026-11-28 08:02:57.82+00', 204, NULL, 3),
	('01a2212d-c6c3-784b-8444-f9c67e0b6877', 1, '2026-11-28 08:02:57.889+00', 204, NULL, 13),
	('01a2212d-c6c3-7d55-b8f6-6f1c7e57e693', 1, '2026-11-28 08:02:57.89+00', 204, NULL, 12),
	('01a2212d-c6de-75a9-87d4-5c7105b5f7be', 1, '2026-11-28 08:02:57.914+00', 204, NULL, 25),
	('01a2212d-c6de-775f-9208-607a3b8b39c0', 1, '2026-11-28 08:02:57.913+00', 204, NULL, 25),
	('01a2212d-c70c-7d25-bb4d-dca3c028a196', 1, '2026-11-28 08:02:57.96+00', 204, NULL, 14),
	('01a2212d-c71b-7ea3-824a-cdc4433f4784', 1, '2026-11-28 08:02:57.961+00', 204, NULL, 14),
	('01a2212d-c71b-7bab-b098-faa2be2997b2', 1, '2026-11-28 08:02:57.961+00', 500, 'answered with status 500', 21),
	('01a2212d-c9a6-7003-ba1b-22548b299f37', 1, '2026-11-28 08:02:58.624+00', 204, NULL, 2),
	('01a2212d-cdb8-7699-901d-c7390dc420dd', 1, '2026-11-28 08:02:59.665+00', 204, NULL, 23),
	('01a2212d-cdb8-7576-afe4-cd5ff5820541', 1, '2026-11-28 08:02:59.666+00', 204, NULL, 35),
	('01a2212d-cdb8-7be8-9eaf-555b6e14c293', 1, '2026-11-28 08:02:59.666+00', 204, NULL, 36),
	('01a2212d-cdb8-7c08-8361-9b51ea88b7c2', 1, '2026-11-28 08:02:59.665+00', 204, NULL, 35),
	('01a2212d-cdb8-7c7c-a3de-ccd3469014b7', 1, '2026-11-28 08:02:59.667+00', 204, NULL, 35),
	('01a2212d-d1da-7160-b8a6-957be9456ece', 1, '2026-11-28 08:03:00.719+00', 204, NULL, 5),
	('01a2212d-d4d1-71b0-b608-f663b0fd1aee', 1, '2026-11-28 08:03:01.537+00', 204, NULL, 6),
	('01a2212d-d5cb-763b-ad79-73db78639d6e', 1, '2026-11-28 08:03:01.737+00', 204, NULL, 8),
	('01a2212d-d5eb-75bd-8877-c9522b8254f3', 1, '2026-11-28 08:03:01.766+00', 204, NULL, 5),
	('01a2212d-d5eb-7ba1-9d4f-b38a0ff85f76', 1, '2026-11-28 08:03:01.766+00', 204, NULL, 13),
	('01a2212d-d610-7f38-9bb8-c61f511d59d2', 1, '2026-11-28 08:03:01.798+00', 204, NULL, 9),
	('01a2212d-d610-74ce-abec-82084f0213e3', 1, '2026-11-28 08:03:01.8+00', 204, NULL, 12),
	('01a2212d-d610-7558-8976-21c2f8f86cfd', 1, '2026-11-28 08:03:01.799+00', 204, NULL, 12),
	('01a2212d-d610-7b88-88d5-d2e14b06f1d8', 1, '2026-11-28 08:03:01.798+00', 204, NULL, 14),
	('01a2212d-d6d7-7359-b259-2f01d4d25fdf', 1, '2026-11-28 08:03:02.022+00', 204, NULL, 2),
	('01a2212d-c71b-7bab-b098-faa2be2997b2', 2, '2026-11-28 08:03:02.734+00', 500, 'answered with status 500', 7),
	('01a2212d-d9c1-765d-b6ad-34f36043d515', 1, '2026-11-28 08:03:02.735+00', 204, NULL, 7),
	('01a2212d-c71b-7bab-b098-faa2be2997b2', 3, '2026-11-28 08:03:02.787+00', 500, 'answered with status 500', 4),
	('01a2212d-d9e2-7e6f-9f52-61d38a5f6d61', 1, '2026-11-28 08:03:02.763+00', 204, NULL, 2),
	('01a2212d-c71b-7bab-b098-faa2be2997b2', 4, '2026-11-28 08:03:03.798+00', 500, 'answered with status 500', 5),
	('01a2212d-dde8-71dc-9de5-3a2db0df67b8', 1, '2026-11-28 08:03:03.799+00', 204, NULL, 4),
	('01a2212d-c71b-7bab-b098-faa2be2997b2', 5, '2026-11-28 08:03:03.829+00', 500, 'answered with status 500', 4),
	('01a2212d-dde8-717a-84d1-49dfe8798ce1', 1, '2026-11-28 08:03:03.799+00', 204, NULL, 5),
	('01a2212d-dde8-73b4-b355-6a7eaecc2e00', 1, '2026-11-28 08:03:03.799+00', 204, NULL, 5),
	('01a2212d-c71b-7bab-b098-faa2be2997b2', 6, '2026-11-28 08:03:04.861+00', 500, 'answered with status 500', 2),
	('01a2212d-c71b-7bab-b098-faa2be2997b2', 7, '2026-11-28 08:03:05.891+00', 500, 'answered with status 500', 2),
	('01a2212d-c71b-7bab-b098-faa2be2997b2', 8, '2026-11-28 08:03:06.921+00', 500, 'answered with status 500', 2),
	('01a2212d-ea93-79f2-8a87-fa7eb9f7b907', 1, '2026-11-28 08:03:07.039+00', 500, 'answered with status 500', 5),
	('01a2212d-ea9a-7449-b966-90a38561abd9', 1, '2026-11-28 08:03:07.054+00', 204, NULL, 3),
	('01a2212d-eb65-716b-b9cf-977c879a655e', 1, '2026-11-28 08:03:07.244+00', 204, NULL, 3),
	('01a2212d-ebad-7f41-a347-66b0aa5b6d3c', 1, '2026-11-28 08:03:07.325+00', 500, 'answered with status 500', 12),
	('01a2212d-ebd2-70ae-8495-1e1965427bc0', 1, '2026-11-28 08:03:07.364+00', 204, NULL, 2),
	('01a2212d-ee8c-748c-8955-eedfb9222d08', 1, '2026-11-28 08:03:08.052+00', 204, NULL, 4),
	('01a2212d-f2d7-7108-b3dc-0d1ce7a0760c', 1, '2026-11-28 08:03:09.154+00', 500, 'answered with status 500', 8),
	('01a2212d-f2db-7bf2-8a7a-d1d613175b0f', 1, '2026-11-28 08:03:09.172+00', 204, NULL, 13);


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
	('01a2212d-c5a5-78d3-974b-c2fe7fc218c0', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-c5a5-733f-a902-0e4d3fa6d3d2', 'email.sent', '01a2212d-c592-715b-903d-f714b3d83b87', 'delivered', 1, NULL, 204, 31, false, NULL, '2026-11-28 08:02:57.569+00'),
	('01a2212d-c5d2-7dbe-8586-d678c475952d', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-c5d2-7379-82dc-7718017d75e6', 'email.sent', '01a2212d-c5b1-769d-801b-26c5190d0122', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-28 08:02:57.617+00'),
	('01a2212d-c604-7a2f-bea9-ab1715aa992b', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-c604-765b-ae83-31e30b62e67e', 'email.sent', '01a2212d-c5de-704e-b80d-5969dd70c44f', 'delivered', 1, NULL, 204, 11, false, NULL, '2026-11-28 08:02:57.639+00'),
	('01a2212d-c627-7794-8b16-ff2804c434f0', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-c627-7379-bb5e-0cef4ab57aef', 'email.sent', '01a2212d-c554-746e-b942-27b5a7d39af1', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-28 08:02:57.691+00'),
	('01a2212d-c655-7c00-bc9b-633c1059e42b', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-c655-7480-a1af-61f1cff30a2b', 'email.sent', '01a2212d-c5f1-735e-8d55-821d72ecdf4f', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-28 08:02:57.694+00'),
	('01a2212d-c655-76aa-92e0-9bc9a6149c84', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-c655-7480-a1af-61f218929f53', 'email.sent', '01a2212d-c5f1-735e-8d55-821d72ecdf4f', 'delivered', 1, NULL, 204, 19, false, NULL, '2026-11-28 08:02:57.694+00'),
	('01a2212d-c66c-7e87-a2c4-f9e98cc036a8', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-c66c-7681-a51b-b8a90061ad87', 'email.bounced', '01a2212d-c620-7332-a17e-284d2b0eea10', 'delivered', 1, NULL, 204, 25, false, NULL, '2026-11-28 08:02:57.733+00'),
	('01a2212d-c684-7897-aeb4-1a8f0b436812', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-c684-7637-bed7-a1fe5307115b', 'email.sent', '01a2212d-c63f-757d-b5eb-761764f9713d', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-28 08:02:57.77+00'),
	('01a2212d-c6c3-784b-8444-f9c67e0b6877', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-c6c3-72a9-9420-249c5728fd6f', 'email.bounced', '01a2212d-c663-7074-831f-0090d78a85b3', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-28 08:02:57.82+00'),
	('01a2212d-c6c3-7d55-b8f6-6f1c7e57e693', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-c6c3-72a9-9420-249d0af045ec', 'email.sent', '01a2212d-c663-7074-831f-0090d78a85b3', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-28 08:02:57.82+00'),
	('01a2212d-c6de-75a9-87d4-5c7105b5f7be', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-c6de-736f-b3a9-80b62c6d2588', 'email.sent', '01a2212d-c6b6-707f-a6f9-d3008bbda6ef', 'delivered', 1, NULL, 204, 25, false, NULL, '2026-11-28 08:02:57.869+00'),
	('01a2212d-c6de-775f-9208-607a3b8b39c0', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-c6de-736f-b3a9-80b5443cf688', 'email.sent', '01a2212d-c6a3-70ad-a894-d56c9ab1d1a9', 'delivered', 1, NULL, 204, 25, false, NULL, '2026-11-28 08:02:57.849+00'),
	('01a2212d-c70c-7d25-bb4d-dca3c028a196', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-c70c-72c1-8c68-448800d988fc', 'email.sent', '01a2212d-c6e3-73cf-90e8-589267cfc860', 'delivered', 1, NULL, 204, 14, false, NULL, '2026-11-28 08:02:57.907+00'),
	('01a2212d-c71b-7ea3-824a-cdc4433f4784', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-c71b-73c0-b434-ed4a0c9979c9', 'email.cancelled', '01a2212d-c6ff-74c9-b4cd-d177cfeca01b', 'delivered', 1, NULL, 204, 14, false, NULL, '2026-11-28 08:02:57.947+00'),
	('01a2212d-c9a6-7003-ba1b-22548b299f37', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-c9a6-7695-a71c-7d634a5d9081', 'email.delivered', '01a2212d-c592-715b-903d-f714b3d83b87', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-28 08:02:58.589+00'),
	('01a2212d-cdb8-7699-901d-c7390dc420dd', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-cdb8-761a-abb6-102f3213d88a', 'email.bounced', '01a2212d-c5b1-769d-801b-26c5190d0122', 'delivered', 1, NULL, 204, 23, false, NULL, '2026-11-28 08:02:59.631+00'),
	('01a2212d-cdb8-7576-afe4-cd5ff5820541', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-cdb8-761a-abb6-10319caad651', 'email.bounced', '01a2212d-c5f1-735e-8d55-821d72ecdf4f', 'delivered', 1, NULL, 204, 35, false, NULL, '2026-11-28 08:02:59.631+00'),
	('01a2212d-cdb8-7be8-9eaf-555b6e14c293', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-cdb8-761a-abb6-1032166547af', 'email.delivered', '01a2212d-c5f1-735e-8d55-821d72ecdf4f', 'delivered', 1, NULL, 204, 36, false, NULL, '2026-11-28 08:02:59.631+00'),
	('01a2212d-cdb8-7c08-8361-9b51ea88b7c2', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-cdb8-761a-abb6-103075df1b27', 'email.delivered', '01a2212d-c5de-704e-b80d-5969dd70c44f', 'delivered', 1, NULL, 204, 35, false, NULL, '2026-11-28 08:02:59.631+00'),
	('01a2212d-cdb8-7c7c-a3de-ccd3469014b7', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-cdb8-761a-abb6-1033839b9393', 'email.delivered', '01a2212d-c6e3-73cf-90e8-589267cfc860', 'delivered', 1, NULL, 204, 35, false, NULL, '2026-11-28 08:02:59.631+00'),
	('01a2212d-ebad-7f41-a347-66b0aa5b6d3c', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-ea8c-76c8-ab6f-2b924b6298ca', 'live', '01a2212d-ebad-7281-9f18-72f002dea156', 'email.queued', '01a2212d-ebac-7281-9f18-72efd124510f', 'pending', 1, 'answered with status 500', 500, 12, false, NULL, '2026-11-28 08:03:07.308+00'),
	('01a2212d-d9c1-765d-b6ad-34f36043d515', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-d9c1-74c5-8cfc-673873c88174', 'email.delivered', '01a2212d-d5bc-747a-8763-ad3969d0a567', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-28 08:03:02.713+00'),
	('01a2212d-ebd2-70ae-8495-1e1965427bc0', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-ebd2-716a-a18f-279eb87dd9eb', 'email.sent', '01a2212d-ebac-7281-9f18-72efd124510f', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-28 08:03:07.346+00'),
	('01a2212d-ee8c-748c-8955-eedfb9222d08', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-ee8c-729d-9353-c22f70b6622c', 'email.delivered', '01a2212d-ea93-718f-bd52-9f18f0c0f133', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-28 08:03:08.038+00'),
	('01a2212d-c71b-7bab-b098-faa2be2997b2', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c529-7647-90b9-21fa5806eb46', 'live', '01a2212d-c71b-73c0-b434-ed4a0c9979c9', 'email.cancelled', '01a2212d-c6ff-74c9-b4cd-d177cfeca01b', 'failed', 8, 'answered with status 500', 500, 2, false, NULL, '2026-11-28 08:02:57.947+00'),
	('01a2212d-ea93-79f2-8a87-fa7eb9f7b907', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-ea8c-76c8-ab6f-2b924b6298ca', 'live', '01a2212d-ea93-718f-bd52-9f19cb21f7b3', 'email.queued', '01a2212d-ea93-718f-bd52-9f18f0c0f133', 'pending', 1, 'answered with status 500', 500, 5, false, NULL, '2026-11-28 08:03:07.027+00'),
	('01a2212d-ea9a-7449-b966-90a38561abd9', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-ea9a-7341-b631-2e32dc056d6c', 'email.sent', '01a2212d-ea93-718f-bd52-9f18f0c0f133', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-28 08:03:07.033+00'),
	('01a2212d-eb65-716b-b9cf-977c879a655e', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-ea9a-7341-b631-2e32dc056d6c', 'email.sent', '01a2212d-ea93-718f-bd52-9f18f0c0f133', 'delivered', 1, NULL, 204, 3, false, '01a2212d-ea9a-7449-b966-90a38561abd9', '2026-11-28 08:03:07.237+00'),
	('01a2212d-d1da-7160-b8a6-957be9456ece', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-d1da-71f5-9f60-d155abad926d', 'email.complained', '01a2212d-c5de-704e-b80d-5969dd70c44f', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-28 08:03:00.685+00'),
	('01a2212d-d4d1-71b0-b608-f663b0fd1aee', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-d4d1-7270-a5dd-3a2bb756976a', 'email.failed', '01a2212d-c753-744d-850d-77a85a4359c0', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-28 08:03:01.413+00'),
	('01a2212d-d5cb-763b-ad79-73db78639d6e', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-d5cb-718f-bc7f-b4214e452a30', 'email.sent', '01a2212d-d5bc-747a-8763-ad3969d0a567', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-28 08:03:01.703+00'),
	('01a2212d-d610-7f38-9bb8-c61f511d59d2', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'test', '01a2212d-d610-7224-9726-291714c9d312', 'email.sent', '01a2212d-d5f3-732d-8297-224cae7a65ad', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-28 08:03:01.754+00'),
	('01a2212d-d610-74ce-abec-82084f0213e3', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c51d-732e-801d-69b4a442bc98', 'test', '01a2212d-d610-7224-9726-29180b959d5b', 'email.sent', '01a2212d-d600-7576-bf25-a05f7415a129', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-28 08:03:01.772+00'),
	('01a2212d-d610-7558-8976-21c2f8f86cfd', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'test', '01a2212d-d610-7224-9726-29180b959d5b', 'email.sent', '01a2212d-d600-7576-bf25-a05f7415a129', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-28 08:03:01.772+00'),
	('01a2212d-d610-7b88-88d5-d2e14b06f1d8', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c51d-732e-801d-69b4a442bc98', 'test', '01a2212d-d610-7224-9726-291714c9d312', 'email.sent', '01a2212d-d5f3-732d-8297-224cae7a65ad', 'delivered', 1, NULL, 204, 14, false, NULL, '2026-11-28 08:03:01.754+00'),
	('01a2212d-d6d7-7359-b259-2f01d4d25fdf', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-d6d7-77f9-99cd-d66dbdcd2771', 'email.sent', '01a2212d-d67d-77b8-88d4-ac81a35da2ac', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-28 08:03:01.95+00'),
	('01a2212d-d9e2-7e6f-9f52-61d38a5f6d61', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'test', '01a2212d-d9e2-709c-b8dc-7cbe12cc38a3', 'email.delivered', '01a2212d-d5df-767a-ac92-5437faf38b30', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-28 08:03:02.746+00'),
	('01a2212d-dde8-71dc-9de5-3a2db0df67b8', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'test', '01a2212d-dde8-7486-a792-bac33ab23ba4', 'email.bounced', '01a2212d-d5f3-732d-8297-224cae7a65ad', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-28 08:03:03.773+00'),
	('01a2212d-dde8-717a-84d1-49dfe8798ce1', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'test', '01a2212d-dde8-7486-a792-bac48c1a575e', 'email.delivered', '01a2212d-d600-7576-bf25-a05f7415a129', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-28 08:03:03.773+00'),
	('01a2212d-dde8-73b4-b355-6a7eaecc2e00', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c51d-732e-801d-69b4a442bc98', 'test', '01a2212d-dde8-7486-a792-bac33ab23ba4', 'email.bounced', '01a2212d-d5f3-732d-8297-224cae7a65ad', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-28 08:03:03.773+00'),
	('01a2212d-f2d7-7108-b3dc-0d1ce7a0760c', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-ea8c-76c8-ab6f-2b924b6298ca', 'live', '01a2212d-f2d7-7555-95c8-43dfe39883b1', 'email.queued', '01a2212d-f2d7-7555-95c8-43de49b0b341', 'pending', 1, 'answered with status 500', 500, 8, false, NULL, '2026-11-28 08:03:09.143+00'),
	('01a2212d-f2db-7bf2-8a7a-d1d613175b0f', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'live', '01a2212d-f2db-746c-86d7-ebe8c382e9f2', 'email.sent', '01a2212d-f2d7-7555-95c8-43de49b0b341', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-28 08:03:09.146+00'),
	('01a2212d-d5eb-75bd-8877-c9522b8254f3', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c50d-723c-8755-a6df1a42d446', 'test', '01a2212d-d5eb-7672-a104-003cb244bdeb', 'email.sent', '01a2212d-d5df-767a-ac92-5437faf38b30', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-28 08:03:01.735+00'),
	('01a2212d-d5eb-7ba1-9d4f-b38a0ff85f76', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-c51d-732e-801d-69b4a442bc98', 'test', '01a2212d-d5eb-7672-a104-003cb244bdeb', 'email.sent', '01a2212d-d5df-767a-ac92-5437faf38b30', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-28 08:03:01.735+00'),
	('01a2212d-fee3-7d42-b2c9-79ab83e7542e', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-ea8c-76c8-ab6f-2b924b6298ca', 'live', '01a2212d-fee3-75c5-923d-acb8a58c3d70', 'email.queued', '01a2212d-fee3-75c5-923d-acb76966fb0e', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-28 08:03:12.227+00'),
	('01a2212d-ff03-7aa0-a7df-91e1dd35210a', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-ea8c-76c8-ab6f-2b924b6298ca', 'live', '01a2212d-ff03-776f-9b10-a9afb255b1fd', 'email.queued', '01a2212d-ff03-776f-9b10-a9ae96d0a91b', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-28 08:03:12.259+00'),
	('01a2212d-ff42-74da-b877-5c6f43210a73', '01a2212d-4d26-736f-93b7-f2ec2a992555', '01a2212d-ea8c-76c8-ab6f-2b924b6298ca', 'live', '01a2212d-ff42-74e5-9462-51437f39364b', 'email.queued', '01a2212d-ff42-74e5-9462-514226a1b54f', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-28 08:03:12.322+00');


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
	('01a2212d-c51d-732e-801d-69b4a442bc98', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'test', 'http://127.0.0.1:41719/ok', '{email.sent,email.bounced}', 'sendwright', true, '2.throwaway.7cbd5c16326b15e9.qWl4tVTKu1nzQDHQ.8r86zLQ3X8595jZwzlT1uNqli61U9MpiBpiKXJPVPdtZraNIdJTGIxfnjr6_uRz99OfEVh4YwbOVt751CL49MFZp', NULL, NULL, '2026-11-28 08:02:57.437+00'),
	('01a2212d-c529-7647-90b9-21fa5806eb46', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', 'http://127.0.0.1:41719/broken', '{email.cancelled}', 'sendwright', true, '2.throwaway.7cbd5c16326b15e9.Do3ltI-MI8mTPbN5.XaQzcmQnS6sZ63bcRkq7D9lhyI-Y6jgCZMpZOzNl2FrBvB0k4bpuorumuLQmYIpoHTGVkUYkUDmgDVvxuD2CucLm', NULL, NULL, '2026-11-28 08:02:57.449+00'),
	('01a2212d-ea8c-76c8-ab6f-2b924b6298ca', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', 'http://127.0.0.1:41719/broken', '{email.queued}', 'sendwright', true, '2.throwaway.7cbd5c16326b15e9.L84gwP8NYatg9tMN.diZNzf-1x_Uh0yhKyUaUxXqKQZf0unR7b89o8Oed2GkaDNx6Q0UDA6N796Kh_KLyIGigK_MEJCZmNMTjPU8D6-jI', NULL, NULL, '2026-11-28 08:03:07.02+00'),
	('01a2212d-c50d-723c-8755-a6df1a42d446', '01a2212d-4d26-736f-93b7-f2ec2a992555', 'live', 'http://127.0.0.1:41719/ok', '{email.sent,email.delivered,email.delivery_delayed,email.bounced,email.complained,email.rejected,email.failed,email.cancelled}', 'sendwright', true, '2.throwaway.7cbd5c16326b15e9.axaE2pqGvdtiJOdO.UHCjfAuDSZZIijeS0J8aYhqwQtQXa_wcY3jrB4m08xCLRJ31DwaoBLZ7XCV3p6P7kSW16P3P1RAMQJsELV1SooRK', '2.throwaway.7cbd5c16326b15e9.GDLAaIyMYtypv89x.CkZdkk8biICuogShbmfX4eP5prt67bEnFQm9qBmsYyJEblUiyZVARV7hDdN24mIzHSwXh3gEsHNQW0Pd4fIHLgr6', '2026-11-29 08:03:07.275+00', '2026-11-28 08:02:57.421+00');


--
-- Data for Name: webhook_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_jobs OVERRIDING SYSTEM VALUE VALUES
	('01a2212d-ea93-79f2-8a87-fa7eb9f7b907', '01a2212d-ea8c-76c8-ab6f-2b924b6298ca', '2026-11-28 08:03:12.368+00', '2026-11-28 08:03:12.368+00', NULL, 38, true, '1175'),
	('01a2212d-ebad-7f41-a347-66b0aa5b6d3c', '01a2212d-ea8c-76c8-ab6f-2b924b6298ca', '2026-11-28 08:03:12.426+00', '2026-11-28 08:03:12.426+00', NULL, 41, true, '1199'),
	('01a2212d-f2d7-7108-b3dc-0d1ce7a0760c', '01a2212d-ea8c-76c8-ab6f-2b924b6298ca', '2026-11-28 08:03:14.268+00', '2026-11-28 08:03:14.268+00', NULL, 44, true, '1217'),
	('01a2212d-fee3-7d42-b2c9-79ab83e7542e', '01a2212d-ea8c-76c8-ab6f-2b924b6298ca', '2026-11-28 08:03:12.234+00', '2026-11-28 08:03:12.234+00', NULL, 46, false, '1234'),
	('01a2212d-ff03-7aa0-a7df-91e1dd35210a', '01a2212d-ea8c-76c8-ab6f-2b924b6298ca', '2026-11-28 08:03:12.266+00', '2026-11-28 08:03:12.266+00', NULL, 47, false, '1235'),
	('01a2212d-ff42-74da-b877-5c6f43210a73', '01a2212d-ea8c-76c8-ab6f-2b924b6298ca', '2026-11-28 08:03:12.329+00', '2026-11-28 08:03:12.329+00', NULL, 48, false, '1243');


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


