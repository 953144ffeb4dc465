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
    CONSTRAINT audit_log_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['key'::text, 'user'::text, 'operator'::text, 'portal'::text, 'engine'::text])))
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
    created_at timestamp(3) with time zone NOT NULL
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
	('01a20900-8919-7514-b9c6-8729f18ed464', 'Acme', 'enterprise', NULL, true, NULL, NULL, 1000000, NULL, NULL, NULL, NULL, '2026-11-23 15:22:39.769+00', NULL),
	('01a20901-4528-7198-931a-efbcca488343', 'Closed', 'free', NULL, false, NULL, NULL, NULL, NULL, NULL, '2026-11-23 15:23:36.325+00', 'Sent what nobody asked for.', '2026-11-23 15:23:27.912+00', NULL),
	('01a20901-2fd1-725e-ad58-0afd0b54d6d1', 'Bolt', 'pro', NULL, false, 50, NULL, 7, '2026-11-23 15:24:36.555+00', NULL, NULL, NULL, '2026-11-23 15:23:22.449+00', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.api_keys VALUES
	('01a20900-9f68-7354-9c02-98203c2f8b30', '01a20900-8919-7514-b9c6-8729f18ed464', 'd91a79c65a99b8798929e3cb1beae7557052941dc1b11dbaeac5a13f80c1c4f6', 'Acme live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'OxdA', '2026-11-23 15:22:45.481+00', NULL, '2026-11-23 15:22:52.332+00'),
	('01a20901-0f30-76b7-8ea6-3d027e41bf89', '01a20900-8919-7514-b9c6-8729f18ed464', '5c8dec80239adc2e58f869815e0094cd4aa9877435c5051ded32bdcc627bb835', 'Acme live', 'live', '{emails:read}', 'svc_live_', 'wdq2', '2026-11-23 15:23:14.096+00', NULL, NULL),
	('01a20901-552b-763e-9f03-0621f56c1f6c', '01a20901-4528-7198-931a-efbcca488343', '4e11eb49ab3f1ddeefa200fddca3cec3ebc0f1899265c2c3f7cc83f3ce98684d', 'Closed live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', '49QR', '2026-11-23 15:23:32.011+00', NULL, NULL),
	('01a20900-e01c-7770-8531-9287b5beccaa', '01a20900-8919-7514-b9c6-8729f18ed464', 'a0ce9c0bd7c8eeb570d984437db88d24abea1479af0c0c9babc5b73bb32f0d1f', 'Acme live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'BaiS', '2026-11-23 15:23:02.044+00', '2026-11-23 15:24:38.02+00', NULL),
	('01a20900-f9c0-7769-ac87-76178d8dd2bd', '01a20900-8919-7514-b9c6-8729f18ed464', '7401b0ad0432f791c356f13408f307722a58394fa4d1cbf1ab2a5914e857374f', 'Acme test', 'test', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_test_', '3k2Q', '2026-11-23 15:23:08.608+00', '2026-11-23 15:24:37.615+00', NULL),
	('01a20901-774f-7786-9e0f-19a09ea59b59', '01a20901-2fd1-725e-ad58-0afd0b54d6d1', 'bf5ef7aac881f4f1cbdb494208a617d620240c96da9299d7685722b7e349dd88', 'Bolt live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'gcDB', '2026-11-23 15:23:40.751+00', '2026-11-23 15:24:37.65+00', NULL);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.audit_log VALUES
	('01a20900-8933-7737-83f6-faf82670f467', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:22:39.795+00', 'operator', NULL, 'operator', 'account.created', NULL),
	('01a20900-9f6c-74a6-93f3-046ae90a93db', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:22:45.484+00', 'operator', NULL, 'operator', 'key.created', '01a20900-9f68-7354-9c02-98203c2f8b30'),
	('01a20900-ba4c-72ac-9421-fed395b7a054', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:22:52.365+00', 'operator', NULL, 'operator', 'key.revoked', '01a20900-9f68-7354-9c02-98203c2f8b30'),
	('01a20900-e03b-752e-8878-a1cdddfa5350', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:23:02.075+00', 'operator', NULL, 'operator', 'key.created', '01a20900-e01c-7770-8531-9287b5beccaa'),
	('01a20900-f9c2-7451-a4f8-b8685f719cde', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:23:08.61+00', 'operator', NULL, 'operator', 'key.created', '01a20900-f9c0-7769-ac87-76178d8dd2bd'),
	('01a20901-0f34-742c-b2d1-46a36d735643', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:23:14.1+00', 'operator', NULL, 'operator', 'key.created', '01a20901-0f30-76b7-8ea6-3d027e41bf89'),
	('01a20901-2fe0-7522-a968-2afa30dc6538', '01a20901-2fd1-725e-ad58-0afd0b54d6d1', '2026-11-23 15:23:22.464+00', 'operator', NULL, 'operator', 'account.created', NULL),
	('01a20901-453f-72ec-bfd1-f1ca4a4e4ff3', '01a20901-4528-7198-931a-efbcca488343', '2026-11-23 15:23:27.935+00', 'operator', NULL, 'operator', 'account.created', NULL),
	('01a20901-5534-75fe-b4eb-9d50ca7a7df7', '01a20901-4528-7198-931a-efbcca488343', '2026-11-23 15:23:32.02+00', 'operator', NULL, 'operator', 'key.created', '01a20901-552b-763e-9f03-0621f56c1f6c'),
	('01a20901-6611-7302-9ec5-64fc598feca0', '01a20901-4528-7198-931a-efbcca488343', '2026-11-23 15:23:36.337+00', 'operator', NULL, 'operator', 'account.suspended', NULL),
	('01a20901-775f-7622-ab49-5867aa6214ae', '01a20901-2fd1-725e-ad58-0afd0b54d6d1', '2026-11-23 15:23:40.767+00', 'operator', NULL, 'operator', 'key.created', '01a20901-774f-7786-9e0f-19a09ea59b59'),
	('01a20901-88c1-70c5-ad8a-2128b4680dff', NULL, '2026-11-23 15:23:45.217+00', 'operator', NULL, 'operator', 'user.created', '01a20901-88b9-7678-8ff5-5d1affa183dd'),
	('01a20901-a1ca-7499-b034-b70871694476', NULL, '2026-11-23 15:23:51.626+00', 'operator', NULL, 'operator', 'user.link_made', '01a20900-891a-70a7-a7b1-67e7ef26ab7d'),
	('01a20901-a2c3-70fa-9daa-24e56eda2e4f', NULL, '2026-11-23 15:23:51.875+00', 'user', '01a20900-891a-70a7-a7b1-67e7ef26ab7d', 'ada', 'user.password_changed', '01a20900-891a-70a7-a7b1-67e7ef26ab7d'),
	('01a20901-a2d2-7541-b665-126efd48ead5', NULL, '2026-11-23 15:23:51.89+00', 'user', '01a20900-891a-70a7-a7b1-67e7ef26ab7d', 'ada', 'user.signed_in', '01a20900-891a-70a7-a7b1-67e7ef26ab7d'),
	('01a20901-a95c-7362-bef1-ce2be103e138', NULL, '2026-11-23 15:23:53.564+00', 'operator', NULL, 'operator', 'user.link_made', '01a20901-88b9-7678-8ff5-5d1affa183dd'),
	('01a20901-aa13-74ec-848f-7a6d914ac880', NULL, '2026-11-23 15:23:53.747+00', 'operator', '01a20901-88b9-7678-8ff5-5d1affa183dd', 'grace', 'user.password_changed', '01a20901-88b9-7678-8ff5-5d1affa183dd'),
	('01a20901-aa14-75ce-843e-3942713ced0d', NULL, '2026-11-23 15:23:53.748+00', 'operator', '01a20901-88b9-7678-8ff5-5d1affa183dd', 'grace', 'user.signed_in', '01a20901-88b9-7678-8ff5-5d1affa183dd'),
	('01a20901-b62c-70cd-829b-97300443c099', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:23:56.844+00', 'operator', NULL, 'operator', 'member.invited', '01a20901-b62a-74b6-aa27-38464a8f1c02'),
	('01a20901-b70a-746c-b154-6082a3b04910', NULL, '2026-11-23 15:23:57.066+00', 'user', '01a20901-b6f1-75d2-b2bc-a08e4d66c72a', 'The developer', 'user.created', '01a20901-b6f1-75d2-b2bc-a08e4d66c72a'),
	('01a20901-b70b-7710-a310-6a5725c5eaae', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:23:57.067+00', 'user', '01a20901-b6f1-75d2-b2bc-a08e4d66c72a', 'The developer', 'member.joined', '01a20901-b6f1-75d2-b2bc-a08e4d66c72a'),
	('01a20901-b70c-745b-80cb-a15560d0d3a3', NULL, '2026-11-23 15:23:57.068+00', 'user', '01a20901-b6f1-75d2-b2bc-a08e4d66c72a', 'The developer', 'user.signed_in', '01a20901-b6f1-75d2-b2bc-a08e4d66c72a'),
	('01a20901-c231-75b7-b398-92eecaca8c41', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:23:59.921+00', 'operator', NULL, 'operator', 'member.invited', '01a20901-c229-72e7-a56c-63a0fd6b1ccb'),
	('01a20901-c303-7575-83e7-6e57cc149c58', NULL, '2026-11-23 15:24:00.131+00', 'user', '01a20901-c2ff-716a-98e0-52ca37a1989e', 'The viewer', 'user.created', '01a20901-c2ff-716a-98e0-52ca37a1989e'),
	('01a20901-c303-7575-83e7-6e586a2a4c98', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:00.131+00', 'user', '01a20901-c2ff-716a-98e0-52ca37a1989e', 'The viewer', 'member.joined', '01a20901-c2ff-716a-98e0-52ca37a1989e'),
	('01a20901-c305-7356-a3f4-405d1fc554da', NULL, '2026-11-23 15:24:00.133+00', 'user', '01a20901-c2ff-716a-98e0-52ca37a1989e', 'The viewer', 'user.signed_in', '01a20901-c2ff-716a-98e0-52ca37a1989e'),
	('01a20901-d207-7613-82e8-2ba998231507', NULL, '2026-11-23 15:24:03.976+00', 'operator', NULL, 'operator', 'user.disabled', '01a20901-c2ff-716a-98e0-52ca37a1989e'),
	('01a20901-dad2-71c2-8f66-3ddd2eb21534', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:06.226+00', 'operator', NULL, 'operator', 'member.invited', '01a20901-dace-75ec-95f9-747d6350a668'),
	('01a20901-db80-7209-b892-cc65521d7c48', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:06.4+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'domain.added', '01a20901-db79-72f8-98c4-0969b8731b6e'),
	('01a20901-db8c-7027-a33f-8c90bd4b4e6d', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:06.412+00', 'engine', NULL, 'sendwright', 'domain.verified', '01a20901-db79-72f8-98c4-0969b8731b6e'),
	('01a20901-dc2b-72b8-b85e-295a816c0732', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:06.571+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'domain.added', '01a20901-dc1c-7219-a7f6-219c191bb340'),
	('01a20901-dcb8-7720-9849-229955db54ee', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:06.712+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'domain.added', '01a20901-dcb5-74ab-9b10-e7f84a85555c'),
	('01a20901-dccb-76e8-8609-e685aeaafd6b', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:06.731+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'domain.removed', '01a20901-dcb5-74ab-9b10-e7f84a85555c'),
	('01a20901-dce1-768d-b92b-bee8caff35c4', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:06.753+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'template.created', '01a20901-dcdb-766c-b92b-a3d9adcf28bf'),
	('01a20901-dcef-718d-90ea-3956d21325a1', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:06.767+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'template.changed', '01a20901-dcdb-766c-b92b-a3d9adcf28bf'),
	('01a20901-dd2c-7069-bb6e-cb0bfef52aa5', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:06.828+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'template.restored', '01a20901-dcdb-766c-b92b-a3d9adcf28bf'),
	('01a20901-dd83-7358-9a28-d599c57d5bda', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:06.915+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'template.created', '01a20901-dd76-7278-8fdd-48da1ac62068'),
	('01a20901-ddb4-7510-8355-0f9abe7a21f3', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:06.964+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'template.created', '01a20901-ddae-7508-a64c-59f518155cd6'),
	('01a20901-ddbd-73c2-8ea3-2b7202b95b87', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:06.973+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'template.removed', '01a20901-ddae-7508-a64c-59f518155cd6'),
	('01a20901-ddca-7464-b924-e5bd303c360e', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:06.986+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'webhook.added', '01a20901-ddc8-739b-b74b-4bafbba774f8'),
	('01a20901-ddd8-7157-8838-63881b13d1ac', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:07+00', 'key', '01a20900-f9c0-7769-ac87-76178d8dd2bd', 'Acme test', 'webhook.added', '01a20901-ddd6-709f-b491-ebf577476349'),
	('01a20901-dde5-7259-8432-4d4595fbef16', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:07.013+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'webhook.added', '01a20901-dde4-76ac-a9ff-8eeb86a29b3b'),
	('01a20901-ddef-76a5-beeb-7268d12e4891', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:07.023+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'webhook.added', '01a20901-ddee-748f-b71b-9ea3f23d4c7d'),
	('01a20901-ddff-706b-a68f-dba4f525e750', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:07.039+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'webhook.removed', '01a20901-ddee-748f-b71b-9ea3f23d4c7d'),
	('01a20901-f97c-721c-b3ad-177c1dd044ca', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:14.076+00', 'operator', NULL, 'operator', 'email.settled', '01a20901-e0a4-7380-ab56-3f6f88eb8b86'),
	('01a20901-fa33-746e-a2f0-4fbd16ea8706', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:14.259+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'portal.link_made', '01a20901-fa33-746e-a2f0-4fbc91dcfcc2'),
	('01a20901-fa3e-776d-8dbf-63d847e34ccc', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:14.27+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'suppression.added', NULL),
	('01a20901-fa4b-773c-aeea-88f559fdeb64', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:14.283+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'suppression.added', NULL),
	('01a20901-fa5f-74e6-b6de-cb9b276278ab', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:14.303+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'suppression.removed', NULL),
	('01a20901-fc13-7049-a28d-6beb4a0c7763', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:14.739+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'recipient.erased', '3d8789987fd5'),
	('01a20902-1299-71a7-963e-078ca1582af7', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:20.505+00', 'key', '01a20900-e01c-7770-8531-9287b5beccaa', 'Acme live', 'webhook.added', '01a20902-1298-74c8-80c5-5551e69054e6'),
	('01a20902-13cd-7698-a7a3-2f50e5e4d6c5', NULL, '2026-11-23 15:24:20.813+00', 'user', '01a20900-891a-70a7-a7b1-67e7ef26ab7d', 'ada', 'user.signed_in', '01a20900-891a-70a7-a7b1-67e7ef26ab7d'),
	('01a20902-13ff-715c-b970-46a11e9d968b', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:20.863+00', 'user', '01a20900-891a-70a7-a7b1-67e7ef26ab7d', 'ada', 'webhook.delivery_sent_again', '01a20902-12b0-7a97-8a4c-85043dd55a7e'),
	('01a20902-1489-771d-b14a-149b6a91ae39', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:21.001+00', 'user', '01a20900-891a-70a7-a7b1-67e7ef26ab7d', 'ada', 'webhook.secret_rotated', '01a20901-ddc8-739b-b74b-4bafbba774f8'),
	('01a20902-14c1-728e-b57d-a73d5ebe38d3', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:21.057+00', 'user', '01a20900-891a-70a7-a7b1-67e7ef26ab7d', 'ada', 'email.copied', '01a20902-14bb-7035-8649-d44be5acab81'),
	('01a20902-2580-7446-85cc-d1afe53ebd08', '01a20900-8919-7514-b9c6-8729f18ed464', '2026-11-23 15:24:25.344+00', 'operator', NULL, 'operator', 'domain.dkim_rotated', '01a20901-db79-72f8-98c4-0969b8731b6e'),
	('01a20902-4528-742d-8433-d3cb0eaeec20', '01a20901-2fd1-725e-ad58-0afd0b54d6d1', '2026-11-23 15:24:33.448+00', 'operator', NULL, 'operator', 'emails.held', NULL),
	('01a20902-5159-71cf-ba2c-e4b371756677', '01a20901-2fd1-725e-ad58-0afd0b54d6d1', '2026-11-23 15:24:36.569+00', 'operator', NULL, 'operator', 'account.paused', NULL),
	('01a20902-523f-74c6-b579-770c82649cfd', NULL, '2026-11-23 15:24:36.799+00', 'user', '01a20900-891a-70a7-a7b1-67e7ef26ab7d', 'ada', 'user.signed_in', '01a20900-891a-70a7-a7b1-67e7ef26ab7d'),
	('01a20902-5281-73bc-8e55-7718ba324a6a', NULL, '2026-11-23 15:24:36.865+00', 'operator', '01a20901-88b9-7678-8ff5-5d1affa183dd', 'grace', 'user.signed_in', '01a20901-88b9-7678-8ff5-5d1affa183dd');


--
-- Data for Name: domains; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.domains VALUES
	('01a20901-dc1c-7219-a7f6-219c191bb340', '01a20900-8919-7514-b9c6-8729f18ed464', 'pending.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"ph00e7475fd6._domainkey.pending.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAkIjvEA2JZw+lLUPmdhd3zD0kLBUhbUoBcgMzml/9nkzY8yj5vzSy0gExZ8J/v05O96whfSU5AWvUhrHpN4xXMdRxOh40mzmemqjrNOFwAvWqxKSXWdYOnZ8caSDwGiL9eO2VzNAz7uOHwmEBB6TmfHYt6F1NQ/sPsuQdwIz7Y+5D/cAr9IfcQ786up0BEmXzL4zo3w/W2zo5zaBgnFfG21k2L7WFzWrKMUpxmErTGad37c3IfPW85ji5na07Bud7iUCWKUJK6M0c4Bcttw0vN9DVEvc7Acbxv2j3tG6Y2vXFndnY+Nj+CqWDl2zGMArQwEBkQFYUMzLSbSEfUhH2sQIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.pending.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.pending.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.pending.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'ph00e7475fd6', '2.throwaway.8f5a7134aeb1aed6.PA5CpNK_pMANw6iS.EeG58JrOH_4hcqAwzswLgsI0qDZH5s3vuGp6E0W3jxQJ5-O6GuKUYE5wbXfoVXAhOj_GYBi_-62HtNDUuj_YNqAdtTMLQdVPrUWjM9TST2dpYmZxTfqLwRnuHVwmY4XeutWLh6DkWZESvdI8M5DXXN7nsrUVjOuSA_ZN7TTKGKq3yS3EroWDAremI5xzXYet7E-yI3hqVrORO3Xx8lrOXCVNB1biDcJdzlnjcoQkG6nrVqZWEwR2D1na7n1MBb_1J27XTFWc3j8qQOxCSjpxq-D02wsNND1xZo9Nu_Yg9UMLeap0i-Si6iI8xp1DGOb-s1_ZBD3tU4tXmrpzCqSYdDvIERxe_CvMuKwGYaspoMsAAox8ENl37w2AgpzjVE6BOZkGROPdwfGNCQ6s6LjfecKfDj8MnnA3mf2cIlA7cGrBlyxxuf4VcdfAGW9Ut4VCEZbWTTtNOZ1pEalLHliXtFl8pqz9Pp3hq3X17sOV4A0nYO9Gx5UV2mocX68o-gWI41q691OSVBQHPxmnN3HyGT8Mr4btEgZZ_30PI0dbXf66s5EWMJetxQDEzKqI3Y-zE1bAH7dFfVRfvN5Xizck05YR_UJijZv9QdMCa5lhz6K4FfPC4W0xADY9O44gWVfLIQLY7XHn9PzY1yOddCKaLtCb06V1nefyE07LiKf0OHlhZfdHWmpjJtYkNxZXFPc_kzhpH2EzLZKOwD63VrXMDpJRZA0Cxxj3drDx9nh9l5bb7wqhcqcAbkvGS_Yjo78NJBkZh2TErJexpFLgwzhssIofjssxuQ_zyMwMirkZLfyhZFBBTmT35hhw2089E1Z1NlaB_mzPwWb7Cx_dfieih8BOSYGZT_d2wP26uvNv2enyUN8jNg-oRvHDldk1UH1Tz2m8v9GOhGUqD1V1NWQzMCp0h1wPvwZvM3XCrkt3viWhv-o-X1llJ6ppMuwW0QmfLL-iDHkxH84GjSQGNTgkk-F0h4r4iayoMRNMsLgrSByrc1PA7mKnPxgc-dOAksY8mmR-T2pjOwH7eXOQSDu_kauIM-GR4S6Y62f88mkihuqSqcqgD9FaxmyVhyrlJc0OQ0rTI_sx4LyjdK6f9h9WqTG5-hKiIg1Nq6Dn-MohPeCoCMD2KUyYwq6fgCAwDIAxJYAoJslKW-lYoHbvhBejy_TkzAeAWq8q5k-kva_vul1ho186ssNQko_wuoKu5-aMVFhJOWucqUhnifZeCl7ExdG5OncMligqH9nEURoLt96RcvyXM_Y6F81gCz_1vyttQXm_AoPA-pqku5VTVC2etb_plaMvsLMB7JapSH8v82pA1ci_O_Xz58EexcQkF1IeLUcZHJvKe28OIOY2dqr6o2qLgVD74d2tYqbcNCzlnalIBMwEL4jRfRIsMD3yiT6hq27F6t2imWA8UXCSVrlVTX0YYHwFui-amRYNvAvnIYOtT_dgdkA-aHwJMZ9St_qn0kQ8ntEI40fGYNkSoNArQBzJMqu-nd7iCLWBopBFr4izoDvwtkwRYIqiP64is3j_BuJxrXT1sHbcgDCfq3p9WV7oCEhkO4JoPBIhM7Bw2TkHevuKC5EKMvB2o9_DvUo0MLWXpg4hD-i1Ouf5Hd82VBWTdZu4jGsGbq0AHIxpWvojsAmCB76CiOBJ87xdOkiRhrp3bKAo6LlB1JyBEqBSkGHw8Qg19L6tVCHeybPoVBbnNbok0wGvkpyVEbMA3DMVvpjbFVTovOiuY3lUItp7Dl7u0o7ITIRWf2xMW-wlIe1_HkT3sFjuwp3xeE4ko7Fn9SZgnnVrh_wHDWe-PC1pmfvkUf6q2wZ_yTh57Q5KBbHfFzHBjihXfP2Uq3nbVFN4ZHothjqGPK7Ae-Y0PpRd58TH6ohlXALzMkidMJHm3rjWfSLEG7dV3yVuua006CgezAg9nE-yNIWLURzpWFSEnJbf99Y4X_3lKLxMTYbwWsPf2-Y43u7iDNj-5isZNOgS_NAQnllO1-hafcMBs2JyI5k-IOhpzt6EZMjtG7gZ1KKJ2RoZPc7PpkNRsh6J1b9EM2kwBhwEdYG2JUgGGBc6DQGl_2RTChJHtdbBwN6t-k9wFLqtDk3NJmYn1Zup3rKTBARjVBbGFNGuN7Zi-2CVqlhFKNUYPEZkpVNWn4duNXipAueG797P1HI8pdYH4ecnMvRvJvsL3SOgXfN-F1WgCcTCB4V5BtCUbDBnGMUUU80tDP4xbqfp1xZNV8DkOD_dNge9hElThHDKFX2OzVBTmTCujgG-KtPPp8YZVwV4HE_Eq-_rxNRPpA', NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-23 15:29:06.557+00', '2026-11-23 15:24:06.556+00', NULL),
	('01a20901-db79-72f8-98c4-0969b8731b6e', '01a20900-8919-7514-b9c6-8729f18ed464', 'mail.acme.example', 'local', 'verified', 'healthy', '2026-11-23 15:24:06.411+00', NULL, '[{"id":"dkim","type":"TXT","name":"ph0cbf294ef6._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAoHAQEzKGy4SiGxODdjdSNzOtM039yqcigDxAdRVqQnfkul3U7TwBQitXWwuXLICXGmLD158CFYegDBUJ/E+6Eb6qrSqHAiQLcvnq4Z6VJF65VKFp4AU9IcaeKpJwAafFhFEqb4RmGOdXTIN0G+n+sDuf0/yFFlH3rlH5f4ha0jEMYl5RxXkDLKewt5rX3s6PBZFtr2P3fQRHr0Gc1Znf2HkeDUs9rvRbwGHRaNzoKqgx4PkA7DF+or7qhcSN+UWQ8x/nh+SwmrjR087jiiqpPFGqy3KKa54D9AtTxbIhQV1GryOVFz8cHasHkRxiJeIII0zWioH5kJZGmi323F9lWQIDAQAB","purpose":"dkim"},{"id":"dkim_phbbff743979","type":"TXT","name":"phbbff743979._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA1HesuVRrGx+1erbydhEloS9ID6XfwMotuCC9hDcWosCZFLjN86gH42E4atxZXnJpTqPzY2mjIXo86HvJ72g+7bZ2S9lkjRlkgPX4OaQK7CUJ1Palbz2XDIv3ZBQglZ9XrMfF9omIP/oi4jTrma4bBCUMNmiGHjCJRHNiR1/8K1wPLtsAXwy/PF+u1hBPePDFR1K/E/15H/hKVF7DMBwhAfsCiHHLv4qf+u6nI6lZ/yyeHmkLrJk/BsE4R7FKBCZhNqIBGm1sQePruBXkmHHH/HiJGVjcDlHiY25iDGb6oIGs9P7b8CHZA+D1rzEJtpIbh36F1fAMOSy2u6watuem+QIDAQAB","purpose":"dkim","gating":false},{"id":"return_path_mx","type":"MX","name":"send.mail.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.mail.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.mail.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', '[{"id":"dkim","state":"found","found":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAoHAQEzKGy4SiGxODdjdSNzOtM039yqcigDxAdRVqQnfkul3U7TwBQitXWwuXLICXGmLD158CFYegDBUJ/E+6Eb6qrSqHAiQLcvnq4Z6VJF65VKFp4AU9IcaeKpJwAafFhFEqb4RmGOdXTIN0G+n+sDuf0/yFFlH3rlH5f4ha0jEMYl5RxXkDLKewt5rX3s6PBZFtr2P3fQRHr0Gc1Znf2HkeDUs9rvRbwGHRaNzoKqgx4PkA7DF+or7qhcSN+UWQ8x/nh+SwmrjR087jiiqpPFGqy3KKa54D9AtTxbIhQV1GryOVFz8cHasHkRxiJeIII0zWioH5kJZGmi323F9lWQIDAQAB"},{"id":"return_path_mx","state":"found","found":"10 bounces.sendwright.test"},{"id":"return_path_spf","state":"found","found":"v=spf1 a:bounces.sendwright.test ~all"},{"id":"dmarc","state":"found","found":"v=DMARC1; p=none;"}]', '2026-11-23 15:24:06.411+00', 'ph0cbf294ef6', '2.throwaway.8f5a7134aeb1aed6.1rayzYV7lHdtUbVP.WMvFPu_wA0ppSd7RVCDhy3uXlnl8m3TvAM-a3DYhp709s0_gcRr1IscuPckcaZbKbw0ZwHT2SYgSjQAcmEV5_MFUVmJaH3A7iAXY2SkLDgujJcqzidPyENFgADYL-NGN4CmAyvvKKHh4qkkmALfufSPhYdk7ssfdMF2V4n2hnnqb85NuP-A6jA5_MMAIeWLUKuB6KDkM12VaVDEWW2rgh-Q152Pxu9AzpuuW8SsjNnk-H-6fDbfKCHzdshRvZe8qM5s-uXbzLY0F8sEl9eGRtIdki-yhV65U0ySAvTw6vdOG7qC1Y9VUmSKCDYNRVqxaB5C_aSDIDXxW20TykM-kkkYiH2rdf8hFEVkYpa3dyTpEQYLJAJjoKmdWFH23zVDJI7SzpEXrcFibdV49xynxn3Gs-R8PoaiMYqpnJsebL4BIrnyfvwXjUB_T0QKC7SWwQoxdqyUAEqu-2YznNntE695zNZwFSgQBhO41G-z3scSndFJxyuDbgxgAoH5XHg-bawrFLcht_Es7m2Op0OKJByS0q5XrILBvCuTuP5Hgs35R9CAu-DyrF_QNJHKzhw3q_psVcltlXK7Gq6LZc-rBp59GxNhpj5o-TkJy0rlwPioQjV5nsIfh605bnY1UiZrA-AgFj0CbifjeEFKWZ3vLE52L-BbzpN4FcOseU43qX92lkcYJ2LRD5m7_tmrjJC09wFlVKT8KpGRctAfazNtn9kY6u9IELJSAQW5J9Ae9OMGynftBcxGFvf5XyGtlJgyMXzjjKpGyoGi7Ajd0JFYtcjap6fpbL2XBDFJnp6W-oA5fh6SdskjIrpAgDTsV0O7-B_DkG6qQ2KoJmOnkBs6zg_uPZ_Wbm6d2ShVFl9_9lG0BG2lz4a0G-mJPClvrH0ri-k0LR824IvE5wUXtWYhwFyvQOGr_abc0zg8YcBE060hfeK-J7fAubTNbt9COVJ4FMDWtjoshekbznfECGQkEKSoZ4NcTXNlfA2FnuN_eL5zsY13S-illOOM1FVC-M0K9ZnRpiMPCzM0Z8cnRZMyCBoUFF7oJzW0Ut-1BLocRmcAjsBX_0WNOQMOfZT8YpmADZ_BZMJvwg4Mlh6A78tIzROS7e7kd9L7NMOQTfs1Tb833xo7vtOeoEXT_cTJIoJeWcqBhyOrzGAcxqTtJD7Q7I7C_n0_5tBpfK29r_W5Wh_yU0qBzPlN2TzAe4s-WVubZ-ZZmBlF9G8kpm4fnT3SWjoLcGSExs67GpuzLKMYIlw698HEUvNDrNGJ3AXpHWYjYj7OKFmNDyYFGM9FtGtBdN3vVRz_PDrIZyxCUTAgIgGzfEcRW5hjVD6D0Upc05SE2-VJl7rz4aQODCpxw6d-kRuBM5nyd6bcWxKvStFHI-F6qsuecO5yij6NFMulv-ThkuvCrKRoh3JsnX2nFu0DA1q2_oxNhnLlXHM7PJzd91rYHXZpMFEIJa7L_HVkA_yc_q-jw7wLiGv7cOrNWUf8c50lEZ-uh9mQYIuw7vwaJibB_1rlrQbRo4tWqKJrKeA1PMz5NCLXqB_hLF4lHLPxjW6hJ8paSql_d2AyTwobixC7TyiSU7u_Vjt8E0Pu5fZC5PbD1lyLLkBkmk1VblRhTw1EddrPveH-o6rN8ZgaXvUeO-D_vCRG1INWuLg3_cZDvDPxlsWmCOE9qkitGZ7aUH5lgIAay0-jhDMlwF1y-2WqcnPaU7DuqvcxECt1Aeqx14d_VHni6w96UxNOmYuqs1U7TSsjUjT_QyFZs7O-ltg4Mwrg_cRvSGQpVZr9BywYtZQEKybWFzPeZrlymgDZrsfqVCh_c4wtUXHtOuQb2-yoX6Joec4l_hxjtNu9XG-6wtPJ_3xubun8OZdon7CvfyC-Kt0z5c9qVX3UtQYiw1g9S9ZkPItw6OpSY_QxIyX8XtdvpY0EQm9WVM5pKmsCP5KLfUQmiG_AwqgYtH4RBOfYKlH8jiXRI0XsAc4SA-fUKVrClOV6ZAIU24g4MvFnGlYbatmkay5U-GB5hpBxwtdyie2s-R_i21uYNclK4l0nak21afZ7CAyxNRlaFKO1SkGidLxCJN03Zuoei0DCXr_kSD2v_tZzk9QPPDojxLm154UerRLmRjmaZQ7Yw7WRscmd-MoKxU9pD2P9IRWK_enVtZxTD2OOi_eXiK6xLPDGW0fjj1aDIQtvx2il-JtB_CnFG-HYQYuuYyqcBPAxPr2dQ4gaHnOPxpZyOSv5r-4EuQU1UpfH94yA7qwwE-hY7K2kg5lVgyB6yhswfOMvO6l11IZxJqM_qeA', 'ph0cbf294ef6', 'phbbff743979', '2026-11-23 15:24:25.338+00', NULL, '2.throwaway.8f5a7134aeb1aed6.WS2tgHwpuhdLFcTN.ud6xw1r54EpK1DOrACNCobgxqEoNlbe0Eoi7_14URzT1fyZlRCP0-XalhVHKGfeCT0mtoqlDyjfmgcbMbc5ovWRemamN_u59lTZtq4YXTMSjVAP3o9wqJ7JqT0HwoPsLsJTjY5a_syD9Nm4nn26Tnii7ogyiL_dZanwIV594TOVDmC-l4VLjv8erA_38hNas9Z8oeqXcdGMF1z1eLSaDtDwOrIr_iH74S0IhHDtpCHskhw6tMzKEcIrCbFasuy_VV_SvknEx-YCzDaZgQbkOAgxxKMk3kX8zMY94aNV2Nt8LZXcHFMprMeKdwofrdMjo_RvZUB9c8stP2XDOy0ArJjXorV9Ip_thGTkfKeKkVySAK3zbMLvev613J1POTskevJOyVdRE9s3CPMScxe_biB5DmpYYyrL0FHjIXzriiaful1GUII7jm8YckkZ4xVnWC_2u6vaddGWyd1Bm3HBHeghM57H-Xt53x9ANt7hWhzlmZvwJVPXdzbhL3H9nqNP3Vwjvzw4RIpHYsGCieLC6wXFwAS-BE-DAcJrp9eEfB_AkCUzLCeuuwSGXVgMR8cpPhO7JZqASwr5xs3YW2KL2yC9rN9PtXaGLMZl6yu33-_0riknyRIlsDrdt-3zaMOv-mJUcUrjagyqcGT-2ElfVvWAvJZ0gL-CQTcZX5Le9Vu-BE4tgtmRXssqceZzN9CFjUl9Z6QwRazDKOlYIY5qVSK8osAluxOJ_kMvkSjBjVUAPYaYGUDLglWcMu-Fa-Y_96yfBXPbvzWN6-vsXGnEvp7FDXBNFK52k-EXQOGq2A-xwPE8m4rmDkImXDVjTLO8hgOzt0tFlM72EeBi78LlgfZ4_ishOGQv74ZgHU6GzJSc56JFBtnnLXDiB3efnTcZK4LzTXdEC6D-1AwUdeBUWjxZkasRAxFB0tuX5j9IpiOotqN4mFldP2L_OecR2h6cdSVbLMVCrfzRBt4RAdIOGIf1AA7LKyLnlMiz_l05QDIB2DzzhBTA_VEI3NdCfMFG3BVZxHe-agK24kR4AYEj3cpAZ32tN36rM0YHLHzy8I1Klb9ykr0buZhqd5jOkCOIAQ6cUhKcfG_7qQkekvl-pqpFFZq_8wXVrtYxuV_fRxPbicnvXEqvOiA7gIZOt2IrA8FRvJUrKqGRxU-OY1xeQGxbOclA6lREdHh-LGQGHS2rpbTlSHUhuEsgu46EIrPphwPC7WkrsSQt9RcyYh_qi15ge0aT4-Rb5p10dgpbVr7pbdkqQO9wwmT4LYtJo0h1m8CdfFPJ1_6bQJAS6rSOoDwESURSyGj9PWFLQ-31HMgaL8vrBokSeOcy1v9GD1j6woRnI_J1e4KQVYBwLk_YqyLBby9rHOHktpDhVxiGWCK_sPMSscwTA4-vdj2QjHZxoStL4lcuVJXaiGUMcwA0pmpxud8_7LzUKI5tWONqZGGhaCEdX_kS_GmGNUbI7S69NY1fjV6ISd5Twk9ZdhzKaLMr66K_UgxZtgfu7yZHSOIsmZTURviS23k6-8a0PO7NW4MfH0OlVvVEBQXkyTjANfltNOaOFV66v2Qscy97iMNYwir9vAeooaGJIsRO36VTxwgmx5WRc9gl2YA2D3yE1iISxlqI9lwiKRJjtT0FzW-bBVEcAVLgUzrHv6reIeQB8CGNevv4GpH84HGtD9RiWeJaFFHacLvMspctNyKDwARRBcPN8bTfCcNLbS3emV_W87Bxppm276fDESS3QCYnuw61IAP6eckCAsqluYzRe5vACDtlaGSXelLBrdTZAJE0pp-3Vpf1rjlgMj9wJ9jfOHEd_UyDLj8cP-KIWS84iPEXjijYN9A4VdvcNLmTFndKG6le6GxTswOKQp3Nbpd0n5n7ZDpos082TA17-3ZRI8SIo-6yIrDU3TYBXYPwIba9XbRkOjfU3Pha-mORZXQs8NfqnpTVdNCbEEUpjD3THEHKOgrBCVJLCIpLxk7qJAdm_9IeS4byoaOpU2iMxou78bgfK-0pDRWopKywemwu8KZjjCbVIym8C8I-sScw3QlJUq0CVRdO7yE-o1LBL2VsgSdGMlPHMrp2niPbxWSfQOs95KfjDJdmDCOIRp_fQ0ME23FKG-Noup4v0a1vK-sRdXsl0SEXddd_y1p3ABpTAMR4o3AZHHF4g9t4oGosV34GvxiwzHSwnEvBC7G6PPvMGF_BxgUhPf4Wst4XyLCRttOkY14eJjCG8NBWjXGO1K0CPTpc7dhM5tN2Cve2vfQJDskpX9-uEUJKXIPhR5v1U1d8tMfFF-k_cXQ', 2, '2026-11-23 15:24:06.406+00', '2026-11-23 15:29:06.412+00', '2026-11-23 15:24:06.393+00', NULL),
	('01a20901-dcb5-74ab-9b10-e7f84a85555c', '01a20900-8919-7514-b9c6-8729f18ed464', 'removed.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"phb0f641e7ac._domainkey.removed.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtIF0F3zLWwfw3Rh6UkmXbBRUmPEI+7fL2HyfH/27Ahkqx7Z5QCbAiNEcoAJPnMmn5mJI2z4wHoAIVJI4Em1mGv1Fa0evyY88LLmBV3/O4OqvlV8vMT3RtJtrBFJa2EUYZ5prHWJLwlZkv3PC9vYFgZOsKXkePEWoJ3Buel7LqnwRmsfcmnRnZxzm/5dPSq4RRTSlTEHsa+M5rFe8qu3HvJ6ZjzYbo/XBqlg85eYlUKtNPCNPJ1ogiu1rZ1W15xh/md63WwAbSPYhCd7jdW+UuXIaSLZx1lO6gwsownv82lxcA7NnLG9f296JXIcm+sQqDk7qH0EwWtDARsc9TXPPHwIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.removed.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.removed.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.removed.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'phb0f641e7ac', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-23 15:29:06.71+00', '2026-11-23 15:24:06.709+00', '2026-11-23 15:24:06.73+00');


--
-- Data for Name: email_attachments_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_attachments_2026_11 VALUES
	('01a20901-de0c-7390-893a-20b052bc7105', 2, NULL, 'text/calendar; method=REQUEST', NULL, 'alternative', 32, '\x424547494e3a5643414c454e4441520d0a454e443a5643414c454e4441520d0a'),
	('01a20901-de0c-7390-893a-20b052bc7105', 1, 'logo.png', 'image/png', 'logo', 'inline', 70, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082'),
	('01a20901-de0c-7390-893a-20b052bc7105', 0, 'Rechnung ü.pdf', 'application/pdf', NULL, 'attachment', 20, '\x255044462d312e34206e6f207265616c206f6e65');


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
	('01a20901-de0c-7390-893a-20b052bc7105', '<p>0: 0</p>
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
	('01a20901-de2b-74e0-8b93-d8376a3eb468', NULL, 'To be delivered, in plain text.', '{}', NULL),
	('01a20901-de7b-751b-a87a-71d74093d5e4', NULL, 'To be bounced, in plain text.', '{}', NULL),
	('01a20901-dea9-757e-8401-a0229ad17f33', NULL, 'To be complained, in plain text.', '{}', NULL),
	('01a20901-dec4-71b3-86c0-28f23ba5b3f5', NULL, 'To several, in plain text.', '{}', NULL),
	('01a20901-df32-720f-83b5-ec5d06439244', NULL, 'To nobody, in plain text.', '{}', NULL),
	('01a20901-df5e-7435-8b11-104aa73abb29', NULL, 'To a name that is spelled in another way on its way, in plain text.', '{}', NULL),
	('01a20901-dfb3-70bb-9f11-c3086b87588a', NULL, 'To nobody and somebody, in plain text.', '{}', NULL),
	('01a20901-e006-76d3-8e72-ca25609fb9f5', '<p>Welcome, Tina: <b>!</b></p>', 'Welcome, Tina', '{}', NULL),
	('01a20901-e025-7692-87b9-d12327b93bbf', NULL, 'One of a batch, in plain text.', '{}', NULL),
	('01a20901-e052-721f-9662-94210fb74c50', NULL, 'To be cancelled, in plain text.', '{}', NULL),
	('01a20901-e07e-75cd-becf-a1aa8a6cdd4c', NULL, 'Refused for now, in plain text.', '{}', NULL),
	('01a20901-e097-715a-b5ff-08a10276e345', NULL, 'Held, as its answer was lost, in plain text.', '{}', NULL),
	('01a20901-e0a4-7380-ab56-3f6f88eb8b86', NULL, 'Settled as failed, in plain text.', '{}', NULL),
	('01a20901-f9ec-73c2-918c-83d45bbea5f8', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a20901-fa03-7283-82de-2218f248bbf2', '<p>Test</p>', NULL, '{}', NULL),
	('01a20901-fa0a-7100-8187-5f6b6f93cd8b', '<p>Test</p>', NULL, '{}', NULL),
	('01a20901-fa11-73af-958c-60204877648d', '<p>Test</p>', NULL, '{}', NULL),
	('01a20901-fa21-73c1-9845-d1221ed0468b', NULL, 'x', '{}', NULL),
	('01a20901-fa6a-73af-94c6-ce661a405823', NULL, 'Dear [erased], dear Rita.', '{}', NULL),
	('01a20902-12a0-737b-a90f-ed604c0f839c', NULL, 'Waiting', '{}', NULL),
	('01a20902-14bb-7035-8649-d44be5acab81', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a20902-25ed-711a-9bf6-d9b402a74265', NULL, 'Soon', '{}', NULL),
	('01a20902-354e-714c-b647-99007f802477', NULL, 'Queued to go out.', '{}', NULL),
	('01a20902-3586-7559-acda-6b684a66137d', NULL, 'Queued for the simulator.', '{}', NULL),
	('01a20902-35a2-7467-9f51-47cdc8aca370', NULL, 'Scheduled, to be cancelled.', '{}', NULL),
	('01a20902-35e0-74b0-acb4-719409d16033', NULL, 'Scheduled, to go out.', '{}', NULL),
	('01a20902-35eb-7380-b1a7-b567c09a473c', NULL, 'Asked under a key.', '{}', NULL),
	('01a20902-3609-73ca-9e51-88881c707aa0', NULL, 'x', '{}', NULL),
	('01a20902-459d-76e9-9c08-928cec93a496', NULL, 'x', '{}', NULL);


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
	('01a20901-de2b-74e0-8b93-d8376a3eb468', 1, '01a20901-de61-74ed-8efe-80240f773923', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a20901-de58-75df-8a63-b01219b63610"}', '2026-11-23 15:24:07.128+00', '{"email.sent delivered@29f18ed464.sandbox.sendwright.test"}', '951'),
	('01a20901-de7b-751b-a87a-71d74093d5e4', 1, '01a20901-de95-738f-8900-817172f9f6c5', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a20901-de8f-738c-a129-17279ed232a4"}', '2026-11-23 15:24:07.183+00', '{"email.sent bounced@29f18ed464.sandbox.sendwright.test"}', '958'),
	('01a20901-dea9-757e-8401-a0229ad17f33', 1, '01a20901-debe-7730-9e62-df03f00a58bc', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a20901-deb6-7368-8646-c9eaab203a02"}', '2026-11-23 15:24:07.222+00', '{"email.sent complained@29f18ed464.sandbox.sendwright.test"}', '962'),
	('01a20901-de0c-7390-893a-20b052bc7105', 1, '01a20901-df38-76bf-b056-af39c3113c4a', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a20901-de0c-7390-893a-20b052bc7105@mail.acme.example"}', '2026-11-23 15:24:07.343+00', '{"email.sent ada@example.com,bea@example.net,carl@example.com"}', '970'),
	('01a20901-dec4-71b3-86c0-28f23ba5b3f5', 1, '01a20901-df96-778d-91fa-0d301449ecf0', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a20901-dec4-71b3-86c0-28f23ba5b3f5@mail.acme.example","recipients":["real@example.com"]}', '2026-11-23 15:24:07.355+00', '{"email.sent real@example.com"}', '976'),
	('01a20901-dec4-71b3-86c0-28f23ba5b3f5', 2, '01a20901-df96-778d-91fa-0d318c8aaeef', 'email.sent', '{"attempt":1,"recipients":["delivered+a@29f18ed464.sandbox.sendwright.test","bounced+b@29f18ed464.sandbox.sendwright.test"],"provider":"simulator","provider_message_id":"sim_01a20901-df3b-70a7-bcc5-88184f312a88"}', '2026-11-23 15:24:07.355+00', '{"email.sent bounced+b@29f18ed464.sandbox.sendwright.test,delivered+a@29f18ed464.sandbox.sendwright.test"}', '976'),
	('01a20901-df32-720f-83b5-ec5d06439244', 1, '01a20901-dfc5-745f-b683-b9ad36def23c', 'email.bounced', '{"recipients":["gone@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-23 15:24:07.401+00', '{}', '979'),
	('01a20901-dfb3-70bb-9f11-c3086b87588a', 1, '01a20901-e028-7104-aa24-0665f1d82527', 'email.bounced', '{"recipients":["gone-too@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-23 15:24:07.547+00', '{}', '991'),
	('01a20901-dfb3-70bb-9f11-c3086b87588a', 2, '01a20901-e028-7104-aa24-06660bc7ecb7', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a20901-dfb3-70bb-9f11-c3086b87588a@mail.acme.example","recipients":["there@example.org"]}', '2026-11-23 15:24:07.547+00', '{"email.sent there@example.org"}', '991'),
	('01a20901-e006-76d3-8e72-ca25609fb9f5', 1, '01a20901-e038-76a2-ada3-38068454d3e3', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a20901-e006-76d3-8e72-ca25609fb9f5@mail.acme.example"}', '2026-11-23 15:24:07.579+00', '{"email.sent tina@example.com"}', '998'),
	('01a20901-df5e-7435-8b11-104aa73abb29', 1, '01a20901-dff7-71b1-90e6-732ee0276842', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a20901-df5e-7435-8b11-104aa73abb29@mail.acme.example"}', '2026-11-23 15:24:07.484+00', '{"email.sent joerg.big@xn--bcher-kva.example"}', '1000'),
	('01a20901-e025-7692-87b9-d12327b93bbf', 1, '01a20901-e053-726b-88b4-6eb2d6d6f330', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a20901-e040-76d8-b61c-64a34b7ced29"}', '2026-11-23 15:24:07.615+00', '{"email.sent delivered@29f18ed464.sandbox.sendwright.test"}', '1004'),
	('01a20901-e052-721f-9662-94210fb74c50', 1, '01a20901-e073-7112-b3f3-884efa8d10c6', 'email.cancelled', '{}', '2026-11-23 15:24:07.666+00', '{}', '1008'),
	('01a20901-de2b-74e0-8b93-d8376a3eb468', 2, '01a20901-e24a-77c3-8178-5c932d33f324', 'email.delivered', '{"recipients":["delivered@29f18ed464.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a20901-de58-75df-8a63-b01219b63610","provider":"simulator"}', '2026-11-23 15:24:08.128+00', '{"simulator:sim_01a20901-de58-75df-8a63-b01219b63610 email.delivered","simulator sim_01a20901-de58-75df-8a63-b01219b63610 email.delivered","email.delivered delivered delivered@29f18ed464.sandbox.sendwright.test 2026-11-23T15:24:08.128Z"}', '1025'),
	('01a20901-de7b-751b-a87a-71d74093d5e4', 2, '01a20901-e287-7714-8ceb-29ea62e9cfa4', 'email.bounced', '{"recipients":["bounced@29f18ed464.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a20901-de8f-738c-a129-17279ed232a4","provider":"simulator"}', '2026-11-23 15:24:08.183+00', '{"simulator:sim_01a20901-de8f-738c-a129-17279ed232a4 email.bounced","simulator sim_01a20901-de8f-738c-a129-17279ed232a4 email.bounced","email.bounced bounced bounced@29f18ed464.sandbox.sendwright.test 2026-11-23T15:24:08.183Z"}', '1030'),
	('01a20901-dea9-757e-8401-a0229ad17f33', 2, '01a20901-e2c6-72ee-9a09-940e48d44162', 'email.delivered', '{"recipients":["complained@29f18ed464.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a20901-deb6-7368-8646-c9eaab203a02","provider":"simulator"}', '2026-11-23 15:24:08.222+00', '{"simulator:sim_01a20901-deb6-7368-8646-c9eaab203a02 email.delivered","simulator sim_01a20901-deb6-7368-8646-c9eaab203a02 email.delivered","email.delivered delivered complained@29f18ed464.sandbox.sendwright.test 2026-11-23T15:24:08.222Z"}', '1034'),
	('01a20901-dec4-71b3-86c0-28f23ba5b3f5', 3, '01a20901-e3b6-749d-b113-b630d1f01f0d', 'email.bounced', '{"recipients":["bounced+b@29f18ed464.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a20901-df3b-70a7-bcc5-88184f312a88","provider":"simulator"}', '2026-11-23 15:24:08.355+00', '{"simulator:sim_01a20901-df3b-70a7-bcc5-88184f312a88 email.bounced","simulator sim_01a20901-df3b-70a7-bcc5-88184f312a88 email.bounced","email.bounced bounced bounced+b@29f18ed464.sandbox.sendwright.test 2026-11-23T15:24:08.355Z"}', '1038'),
	('01a20901-dec4-71b3-86c0-28f23ba5b3f5', 4, '01a20901-e3b6-749d-b113-b631e606560c', 'email.delivered', '{"recipients":["delivered+a@29f18ed464.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a20901-df3b-70a7-bcc5-88184f312a88","provider":"simulator"}', '2026-11-23 15:24:08.355+00', '{"simulator:sim_01a20901-df3b-70a7-bcc5-88184f312a88 email.delivered","simulator sim_01a20901-df3b-70a7-bcc5-88184f312a88 email.delivered","email.delivered delivered delivered+a@29f18ed464.sandbox.sendwright.test 2026-11-23T15:24:08.355Z"}', '1038'),
	('01a20901-e025-7692-87b9-d12327b93bbf', 2, '01a20901-e438-7441-9ac4-ada036e9b7fb', 'email.delivered', '{"recipients":["delivered@29f18ed464.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a20901-e040-76d8-b61c-64a34b7ced29","provider":"simulator"}', '2026-11-23 15:24:08.615+00', '{"simulator:sim_01a20901-e040-76d8-b61c-64a34b7ced29 email.delivered","simulator sim_01a20901-e040-76d8-b61c-64a34b7ced29 email.delivered","email.delivered delivered delivered@29f18ed464.sandbox.sendwright.test 2026-11-23T15:24:08.615Z"}', '1042'),
	('01a20901-fa21-73c1-9845-d1221ed0468b', 1, '01a20901-fabd-7524-b0e4-0fabc1eca823', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a20901-fa21-73c1-9845-d1221ed0468b@fd0b54d6d1.sandbox.sendwright.test"}', '2026-11-23 15:24:14.396+00', '{"email.sent bob@bolt.example"}', '1101'),
	('01a20901-dea9-757e-8401-a0229ad17f33', 3, '01a20901-e6a8-7516-bb4a-631dc11b8301', 'email.complained', '{"recipients":["complained@29f18ed464.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a20901-deb6-7368-8646-c9eaab203a02","provider_message_id":"sim_01a20901-deb6-7368-8646-c9eaab203a02","provider":"simulator"}', '2026-11-23 15:24:09.222+00', '{"simulator:sim_01a20901-deb6-7368-8646-c9eaab203a02 email.complained","simulator sim_01a20901-deb6-7368-8646-c9eaab203a02 email.complained","email.complained complained complained@29f18ed464.sandbox.sendwright.test feedback-sim_01a20901-deb6-7368-8646-c9eaab203a02"}', '1047'),
	('01a20901-e0a4-7380-ab56-3f6f88eb8b86', 1, '01a20901-f973-7078-a752-987128b784ae', 'email.failed', '{"recipients":["cut-too@example.com"],"reason":"outcome_unknown","provider_code":null,"attempts":1,"provider":"operator"}', '2026-11-23 15:24:14.057+00', '{"operator 2e6437bc-9aab-480e-84f6-4b450d01fd29","email.failed failed cut-too@example.com 2026-11-23T15:24:14.057Z"}', '1061'),
	('01a20901-f9ec-73c2-918c-83d45bbea5f8', 1, '01a20901-f9f7-72a3-9863-e7ae78ca34a9', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a20901-f9f5-76b8-9f0b-cc16db7d12dd"}', '2026-11-23 15:24:14.197+00', '{"email.sent delivered@29f18ed464.sandbox.sendwright.test"}', '1067'),
	('01a20901-fa03-7283-82de-2218f248bbf2', 1, '01a20901-fa14-723b-ac86-50b4eba01dba', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a20901-fa06-7511-9a01-36099d86c66a"}', '2026-11-23 15:24:14.214+00', '{"email.sent delivered@29f18ed464.sandbox.sendwright.test"}', '1077'),
	('01a20901-fa0a-7100-8187-5f6b6f93cd8b', 1, '01a20901-fa14-723b-ac86-50b58b8269b6', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a20901-fa0e-742e-bbb0-23cdd3d0289a"}', '2026-11-23 15:24:14.222+00', '{"email.sent bounced@29f18ed464.sandbox.sendwright.test"}', '1077'),
	('01a20901-fa11-73af-958c-60204877648d', 1, '01a20901-fa14-723b-ac86-50b645c78803', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a20901-fa14-723b-ac86-50b3f4e16718"}', '2026-11-23 15:24:14.228+00', '{"email.sent anybody@29f18ed464.sandbox.sendwright.test"}', '1077'),
	('01a20901-fa0a-7100-8187-5f6b6f93cd8b', 2, '01a20902-0217-7788-98eb-491a41bba504', 'email.bounced', '{"recipients":["bounced@29f18ed464.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a20901-fa0e-742e-bbb0-23cdd3d0289a","test":true,"provider":"simulator"}', '2026-11-23 15:24:15.222+00', '{"simulator:sim_01a20901-fa0e-742e-bbb0-23cdd3d0289a email.bounced","simulator sim_01a20901-fa0e-742e-bbb0-23cdd3d0289a email.bounced","email.bounced bounced bounced@29f18ed464.sandbox.sendwright.test 2026-11-23T15:24:15.222Z"}', '1156'),
	('01a20901-fa11-73af-958c-60204877648d', 2, '01a20902-0217-7788-98eb-491b3719d766', 'email.delivered', '{"recipients":["anybody@29f18ed464.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a20901-fa14-723b-ac86-50b3f4e16718","test":true,"provider":"simulator"}', '2026-11-23 15:24:15.228+00', '{"simulator:sim_01a20901-fa14-723b-ac86-50b3f4e16718 email.delivered","simulator sim_01a20901-fa14-723b-ac86-50b3f4e16718 email.delivered","email.delivered delivered anybody@29f18ed464.sandbox.sendwright.test 2026-11-23T15:24:15.228Z"}', '1156'),
	('01a20902-12a0-737b-a90f-ed604c0f839c', 1, '01a20902-12b0-7039-a41d-3cc6e153ec4b', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a20902-12af-73ea-9efa-22dea8662442"}', '2026-11-23 15:24:20.527+00', '{"email.sent delivered@29f18ed464.sandbox.sendwright.test"}', '1255'),
	('01a20902-25ed-711a-9bf6-d9b402a74265', 1, '01a20902-25f3-779b-9a9b-636fa6b47ee4', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a20902-25f0-7748-b04e-6b897d9df6d2"}', '2026-11-23 15:24:25.456+00', '{"email.sent complained@29f18ed464.sandbox.sendwright.test"}', '1304'),
	('01a20901-fa6a-73af-94c6-ce661a405823', 1, '01a20901-faeb-76f6-9710-3111c7357add', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a20901-fa6a-73af-94c6-ce661a405823@mail.acme.example"}', '2026-11-23 15:24:14.442+00', '{"email.sent [erased],rita@example.com"}', '1103'),
	('01a20901-f9ec-73c2-918c-83d45bbea5f8', 2, '01a20901-fde2-7065-9532-f2190f77e505', 'email.delivered', '{"recipients":["delivered@29f18ed464.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a20901-f9f5-76b8-9f0b-cc16db7d12dd","provider":"simulator"}', '2026-11-23 15:24:15.197+00', '{"simulator:sim_01a20901-f9f5-76b8-9f0b-cc16db7d12dd email.delivered","simulator sim_01a20901-f9f5-76b8-9f0b-cc16db7d12dd email.delivered","email.delivered delivered delivered@29f18ed464.sandbox.sendwright.test 2026-11-23T15:24:15.197Z"}', '1126'),
	('01a20901-fa03-7283-82de-2218f248bbf2', 2, '01a20901-fe0e-7586-ab93-ce5806239420', 'email.delivered', '{"recipients":["delivered@29f18ed464.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a20901-fa06-7511-9a01-36099d86c66a","test":true,"provider":"simulator"}', '2026-11-23 15:24:15.214+00', '{"simulator:sim_01a20901-fa06-7511-9a01-36099d86c66a email.delivered","simulator sim_01a20901-fa06-7511-9a01-36099d86c66a email.delivered","email.delivered delivered delivered@29f18ed464.sandbox.sendwright.test 2026-11-23T15:24:15.214Z"}', '1131'),
	('01a20902-14bb-7035-8649-d44be5acab81', 1, '01a20902-161c-7452-9ab6-bba022c597f8', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a20902-14bb-7035-8649-d44be5acab81@mail.acme.example"}', '2026-11-23 15:24:21.396+00', '{"email.sent copied@example.com"}', '1284'),
	('01a20902-12a0-737b-a90f-ed604c0f839c', 2, '01a20902-16ea-717a-8f13-fc84a5341af7', 'email.delivered', '{"recipients":["delivered@29f18ed464.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a20902-12af-73ea-9efa-22dea8662442","provider":"simulator"}', '2026-11-23 15:24:21.527+00', '{"simulator:sim_01a20902-12af-73ea-9efa-22dea8662442 email.delivered","simulator sim_01a20902-12af-73ea-9efa-22dea8662442 email.delivered","email.delivered delivered delivered@29f18ed464.sandbox.sendwright.test 2026-11-23T15:24:21.527Z"}', '1288');


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
	('01a20901-de2b-74e0-8b93-d8376a3eb468', 1, '2026-11-23 15:24:07.128+00', '2026-11-23 15:24:07.129+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a20901-de7b-751b-a87a-71d74093d5e4', 1, '2026-11-23 15:24:07.183+00', '2026-11-23 15:24:07.184+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a20901-dea9-757e-8401-a0229ad17f33', 1, '2026-11-23 15:24:07.222+00', '2026-11-23 15:24:07.222+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a20901-de0c-7390-893a-20b052bc7105', 1, '2026-11-23 15:24:07.067+00', '2026-11-23 15:24:07.343+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a20901-dec4-71b3-86c0-28f23ba5b3f5', 1, '2026-11-23 15:24:07.264+00', '2026-11-23 15:24:07.355+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a20901-df32-720f-83b5-ec5d06439244', 1, '2026-11-23 15:24:07.363+00', '2026-11-23 15:24:07.401+00', NULL, 'permanently_refused', 'smtp', '550 5.1.1 No such user here'),
	('01a20901-dfb3-70bb-9f11-c3086b87588a', 1, '2026-11-23 15:24:07.499+00', '2026-11-23 15:24:07.547+00', NULL, 'partly_accepted', 'smtp', 'gone-too@example.org: 550 5.1.1 No such user here
there@example.org: 250 OK: message queued'),
	('01a20901-e006-76d3-8e72-ca25609fb9f5', 1, '2026-11-23 15:24:07.57+00', '2026-11-23 15:24:07.58+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a20901-df5e-7435-8b11-104aa73abb29', 1, '2026-11-23 15:24:07.425+00', '2026-11-23 15:24:07.484+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a20901-e025-7692-87b9-d12327b93bbf', 1, '2026-11-23 15:24:07.615+00', '2026-11-23 15:24:07.616+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a20901-e07e-75cd-becf-a1aa8a6cdd4c', 1, '2026-11-23 15:24:07.694+00', '2026-11-23 15:24:07.701+00', '2026-11-23 15:24:12.701+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a20901-e097-715a-b5ff-08a10276e345', 1, '2026-11-23 15:24:07.709+00', '2026-11-23 15:24:07.719+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a20901-e0a4-7380-ab56-3f6f88eb8b86', 1, '2026-11-23 15:24:07.722+00', '2026-11-23 15:24:07.859+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a20901-e07e-75cd-becf-a1aa8a6cdd4c', 2, '2026-11-23 15:24:12.728+00', '2026-11-23 15:24:12.862+00', '2026-11-23 15:24:22.862+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a20901-f9ec-73c2-918c-83d45bbea5f8', 1, '2026-11-23 15:24:14.197+00', '2026-11-23 15:24:14.198+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a20901-fa03-7283-82de-2218f248bbf2', 1, '2026-11-23 15:24:14.214+00', '2026-11-23 15:24:14.214+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a20901-fa0a-7100-8187-5f6b6f93cd8b', 1, '2026-11-23 15:24:14.222+00', '2026-11-23 15:24:14.222+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a20901-fa11-73af-958c-60204877648d', 1, '2026-11-23 15:24:14.228+00', '2026-11-23 15:24:14.228+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a20901-fa21-73c1-9845-d1221ed0468b', 1, '2026-11-23 15:24:14.254+00', '2026-11-23 15:24:14.396+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a20901-fa6a-73af-94c6-ce661a405823', 1, '2026-11-23 15:24:14.323+00', '2026-11-23 15:24:14.442+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a20902-12a0-737b-a90f-ed604c0f839c', 1, '2026-11-23 15:24:20.527+00', '2026-11-23 15:24:20.527+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a20902-14bb-7035-8649-d44be5acab81', 1, '2026-11-23 15:24:21.13+00', '2026-11-23 15:24:21.396+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a20901-e07e-75cd-becf-a1aa8a6cdd4c', 3, '2026-11-23 15:24:22.867+00', '2026-11-23 15:24:22.998+00', '2026-11-23 15:24:42.998+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a20902-25ed-711a-9bf6-d9b402a74265', 1, '2026-11-23 15:24:25.456+00', '2026-11-23 15:24:25.456+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator');


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
	('01a20901-de0c-7390-893a-20b052bc7105', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.343+00', 'sent', '{sent,sent,sent}', NULL, '01a20901-de0c-7390-893a-20b052bc7105@mail.acme.example', NULL, 2, true),
	('01a20901-df32-720f-83b5-ec5d06439244', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.401+00', 'bounced', '{bounced}', NULL, NULL, NULL, 2, true),
	('01a20901-dfb3-70bb-9f11-c3086b87588a', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.547+00', 'bounced', '{bounced,sent}', NULL, '01a20901-dfb3-70bb-9f11-c3086b87588a@mail.acme.example', NULL, 3, true),
	('01a20901-e006-76d3-8e72-ca25609fb9f5', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.58+00', 'sent', '{sent}', NULL, '01a20901-e006-76d3-8e72-ca25609fb9f5@mail.acme.example', NULL, 2, true),
	('01a20901-df5e-7435-8b11-104aa73abb29', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.484+00', 'sent', '{sent}', NULL, '01a20901-df5e-7435-8b11-104aa73abb29@mail.acme.example', NULL, 2, true),
	('01a20901-e052-721f-9662-94210fb74c50', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.666+00', 'cancelled', '{scheduled}', '2026-12-13 15:24:07.62+00', NULL, NULL, 2, false),
	('01a20901-e07e-75cd-becf-a1aa8a6cdd4c', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.678+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a20901-e097-715a-b5ff-08a10276e345', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.703+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a20901-de2b-74e0-8b93-d8376a3eb468', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:08.133+00', 'delivered', '{delivered}', NULL, 'sim_01a20901-de58-75df-8a63-b01219b63610', NULL, 3, true),
	('01a20901-de7b-751b-a87a-71d74093d5e4', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:08.19+00', 'bounced', '{bounced}', NULL, 'sim_01a20901-de8f-738c-a129-17279ed232a4', NULL, 3, true),
	('01a20901-dec4-71b3-86c0-28f23ba5b3f5', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:08.359+00', 'bounced', '{delivered,bounced,sent}', NULL, '01a20901-dec4-71b3-86c0-28f23ba5b3f5@mail.acme.example', NULL, 5, true),
	('01a20901-e025-7692-87b9-d12327b93bbf', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:08.622+00', 'delivered', '{delivered}', NULL, 'sim_01a20901-e040-76d8-b61c-64a34b7ced29', NULL, 3, true),
	('01a20901-dea9-757e-8401-a0229ad17f33', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:09.238+00', 'complained', '{complained}', NULL, 'sim_01a20901-deb6-7368-8646-c9eaab203a02', NULL, 4, true),
	('01a20901-e0a4-7380-ab56-3f6f88eb8b86', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:14.057+00', 'failed', '{failed}', NULL, NULL, 'It is not known whether the email arrived, and it was given up.', 2, true),
	('01a20901-fa21-73c1-9845-d1221ed0468b', '01a20901-2fd1-725e-ad58-0afd0b54d6d1', 'live', '2026-11-23 15:24:14.396+00', 'sent', '{sent}', NULL, '01a20901-fa21-73c1-9845-d1221ed0468b@fd0b54d6d1.sandbox.sendwright.test', NULL, 2, true),
	('01a20901-fa6a-73af-94c6-ce661a405823', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:14.442+00', 'sent', '{sent,sent}', NULL, '01a20901-fa6a-73af-94c6-ce661a405823@mail.acme.example', NULL, 2, true),
	('01a20901-f9ec-73c2-918c-83d45bbea5f8', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:15.198+00', 'delivered', '{delivered}', NULL, 'sim_01a20901-f9f5-76b8-9f0b-cc16db7d12dd', NULL, 3, true),
	('01a20901-fa03-7283-82de-2218f248bbf2', '01a20900-8919-7514-b9c6-8729f18ed464', 'test', '2026-11-23 15:24:15.218+00', 'delivered', '{delivered}', NULL, 'sim_01a20901-fa06-7511-9a01-36099d86c66a', NULL, 3, true),
	('01a20901-fa0a-7100-8187-5f6b6f93cd8b', '01a20900-8919-7514-b9c6-8729f18ed464', 'test', '2026-11-23 15:24:16.264+00', 'bounced', '{bounced}', NULL, 'sim_01a20901-fa0e-742e-bbb0-23cdd3d0289a', NULL, 3, true),
	('01a20901-fa11-73af-958c-60204877648d', '01a20900-8919-7514-b9c6-8729f18ed464', 'test', '2026-11-23 15:24:16.264+00', 'delivered', '{delivered}', NULL, 'sim_01a20901-fa14-723b-ac86-50b3f4e16718', NULL, 3, true),
	('01a20902-14bb-7035-8649-d44be5acab81', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:21.396+00', 'sent', '{sent}', NULL, '01a20902-14bb-7035-8649-d44be5acab81@mail.acme.example', NULL, 2, true),
	('01a20902-12a0-737b-a90f-ed604c0f839c', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:21.543+00', 'delivered', '{delivered}', NULL, 'sim_01a20902-12af-73ea-9efa-22dea8662442', NULL, 3, true),
	('01a20902-25ed-711a-9bf6-d9b402a74265', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:25.456+00', 'sent', '{sent}', NULL, 'sim_01a20902-25f0-7748-b04e-6b897d9df6d2', NULL, 2, true),
	('01a20902-354e-714c-b647-99007f802477', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:29.39+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a20902-3586-7559-acda-6b684a66137d', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:29.446+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a20902-35a2-7467-9f51-47cdc8aca370', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:29.474+00', 'scheduled', '{scheduled}', '2026-11-23 16:24:29.469+00', NULL, NULL, 1, false),
	('01a20902-35e0-74b0-acb4-719409d16033', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:29.536+00', 'scheduled', '{scheduled}', '2026-11-23 16:24:29.469+00', NULL, NULL, 1, false),
	('01a20902-35eb-7380-b1a7-b567c09a473c', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:29.547+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a20902-3609-73ca-9e51-88881c707aa0', '01a20901-2fd1-725e-ad58-0afd0b54d6d1', 'live', '2026-11-23 15:24:29.577+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a20902-459d-76e9-9c08-928cec93a496', '01a20901-2fd1-725e-ad58-0afd0b54d6d1', 'live', '2026-11-23 15:24:33.565+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false);


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
	('01a20901-de0c-7390-893a-20b052bc7105', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.052+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{"Ada Lovelace <ada@example.com>"}', '{carl@example.com}', '{"Bea <bea@example.net>"}', '{answers@acme.example,"Other <other@acme.example>"}', 'Everything at once', '{receipt,order:1234}', NULL, '01a20901-de0c-7390-893a-20b052bc7105@mail.acme.example', '{ada@example.com,carl@example.com,bea@example.net}', NULL, NULL, 3, NULL, 'ada@example.com
carl@example.com
bea@example.net
everything at once', '01a20901-de0c-7390-893a-20b1e50c1eb7', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, 'b328db14-9701-97a0-17e3-e292e9380de0', NULL),
	('01a20901-de2b-74e0-8b93-d8376a3eb468', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.083+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{delivered@29f18ed464.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be delivered', '{}', NULL, '01a20901-de2b-74e0-8b93-d8376a3eb468@mail.acme.example', '{delivered@29f18ed464.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@29f18ed464.sandbox.sendwright.test
to be delivered', '01a20901-de2b-74e0-8b93-d83858d0d77c', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, 'c729db28-8b11-69ab-611d-c85c74912c44', NULL),
	('01a20901-de7b-751b-a87a-71d74093d5e4', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.163+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{bounced@29f18ed464.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be bounced', '{}', NULL, '01a20901-de7b-751b-a87a-71d74093d5e4@mail.acme.example', '{bounced@29f18ed464.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@29f18ed464.sandbox.sendwright.test
to be bounced', '01a20901-de7b-751b-a87a-71d8858b6bc7', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, '7a638566-c5ea-a262-bd12-1e73c6779cbf', NULL),
	('01a20901-dea9-757e-8401-a0229ad17f33', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.209+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{complained@29f18ed464.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be complained', '{}', NULL, '01a20901-dea9-757e-8401-a0229ad17f33@mail.acme.example', '{complained@29f18ed464.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@29f18ed464.sandbox.sendwright.test
to be complained', '01a20901-dea9-757e-8401-a0233ac794c8', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, 'c9f21c3b-6e65-cc83-b41e-adb733e03a05', NULL),
	('01a20901-dec4-71b3-86c0-28f23ba5b3f5', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.236+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{delivered+a@29f18ed464.sandbox.sendwright.test,bounced+b@29f18ed464.sandbox.sendwright.test,real@example.com}', '{}', '{}', NULL, 'To several', '{}', NULL, '01a20901-dec4-71b3-86c0-28f23ba5b3f5@mail.acme.example', '{delivered+a@29f18ed464.sandbox.sendwright.test,bounced+b@29f18ed464.sandbox.sendwright.test,real@example.com}', NULL, '{delivered,bounced,NULL}', 0, NULL, 'delivered+a@29f18ed464.sandbox.sendwright.test
bounced+b@29f18ed464.sandbox.sendwright.test
real@example.com
to several', '01a20901-dec4-71b3-86c0-28f3b92bbed8', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, 'e7a50bcd-5496-876c-7cb5-7d3ee19825bd', NULL),
	('01a20901-df32-720f-83b5-ec5d06439244', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.346+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{gone@example.org}', '{}', '{}', NULL, 'To nobody', '{}', NULL, '01a20901-df32-720f-83b5-ec5d06439244@mail.acme.example', '{gone@example.org}', NULL, NULL, 0, NULL, 'gone@example.org
to nobody', '01a20901-df32-720f-83b5-ec5eb409fbe9', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, '7d549d60-acda-4269-9253-1b1b8a107bd0', NULL),
	('01a20901-df5e-7435-8b11-104aa73abb29', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.39+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{"Jörg <Joerg.Big@Bücher.example>"}', '{}', '{}', NULL, 'To a name that is spelled in another way on its way', '{}', NULL, '01a20901-df5e-7435-8b11-104aa73abb29@mail.acme.example', '{joerg.big@xn--bcher-kva.example}', '{Joerg.Big@xn--bcher-kva.example}', NULL, 0, NULL, 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way', '01a20901-df5e-7435-8b11-104bc4fccc8d', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, 'a5b70945-897d-0b3b-8d0b-cc104c6cc8ba', NULL),
	('01a20901-dfb3-70bb-9f11-c3086b87588a', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.475+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{gone-too@example.org,there@example.org}', '{}', '{}', NULL, 'To nobody and somebody', '{receipt}', NULL, '01a20901-dfb3-70bb-9f11-c3086b87588a@mail.acme.example', '{gone-too@example.org,there@example.org}', NULL, NULL, 0, NULL, 'gone-too@example.org
there@example.org
to nobody and somebody', '01a20901-dfb3-70bb-9f11-c30998a8ddf6', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, '8b317163-e635-473f-21f9-21cecb8103e2', NULL),
	('01a20901-e006-76d3-8e72-ca25609fb9f5', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.558+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{tina@example.com}', '{}', '{}', NULL, 'Welcome, Tina', '{}', NULL, '01a20901-e006-76d3-8e72-ca25609fb9f5@mail.acme.example', '{tina@example.com}', NULL, NULL, 0, NULL, 'tina@example.com
welcome, tina', '01a20901-e006-76d3-8e72-ca261b1f40a6', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, 'b33d5590-033d-0e65-203e-ba6fc86d24bd', NULL),
	('01a20901-e025-7692-87b9-d12327b93bbf', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.589+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{delivered@29f18ed464.sandbox.sendwright.test}', '{}', '{}', NULL, 'One of a batch', '{}', NULL, '01a20901-e025-7692-87b9-d12327b93bbf@mail.acme.example', '{delivered@29f18ed464.sandbox.sendwright.test}', NULL, '{delivered}', 0, 'batch-1', 'delivered@29f18ed464.sandbox.sendwright.test
one of a batch', '01a20901-e025-7692-87b9-d1242469d08f', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, 'a9a4dd51-7023-3008-a80c-a9269800fc38', NULL),
	('01a20901-e052-721f-9662-94210fb74c50', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.634+00', '2026-12-13 15:24:07.62+00', '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{never@example.com}', '{}', '{}', NULL, 'To be cancelled', '{}', NULL, '01a20901-e052-721f-9662-94210fb74c50@mail.acme.example', '{never@example.com}', NULL, NULL, 0, NULL, 'never@example.com
to be cancelled', '01a20901-e052-721f-9662-94227979fe38', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, '5c6278a9-a78b-5421-cd1f-a3ee24b1564e', NULL),
	('01a20901-e07e-75cd-becf-a1aa8a6cdd4c', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.678+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{busy@example.com}', '{}', '{}', NULL, 'Refused for now', '{}', NULL, '01a20901-e07e-75cd-becf-a1aa8a6cdd4c@mail.acme.example', '{busy@example.com}', NULL, NULL, 0, NULL, 'busy@example.com
refused for now', '01a20901-e07e-75cd-becf-a1ab8cf1cf1a', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, '8e4257ea-ef61-6bcc-1757-4303bea67729', NULL),
	('01a20901-e097-715a-b5ff-08a10276e345', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.703+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{cut@example.com}', '{}', '{}', NULL, 'Held, as its answer was lost', '{}', NULL, '01a20901-e097-715a-b5ff-08a10276e345@mail.acme.example', '{cut@example.com}', NULL, NULL, 0, NULL, 'cut@example.com
held, as its answer was lost', '01a20901-e097-715a-b5ff-08a23b30e6f6', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, '2d5f64e5-8744-a960-5ca0-211ee97857cc', NULL),
	('01a20901-e0a4-7380-ab56-3f6f88eb8b86', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.716+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{cut-too@example.com}', '{}', '{}', NULL, 'Settled as failed', '{}', NULL, '01a20901-e0a4-7380-ab56-3f6f88eb8b86@mail.acme.example', '{cut-too@example.com}', NULL, NULL, 0, NULL, 'cut-too@example.com
settled as failed', '01a20901-e0a4-7380-ab56-3f70eb8ebb05', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, 'b6597fc7-c94a-dc78-e7c4-96264b80eb79', NULL),
	('01a20901-f9ec-73c2-918c-83d45bbea5f8', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:14.188+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Søren <shop@mail.acme.example>', '{"Émile <delivered@29f18ed464.sandbox.sendwright.test>"}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', '{"visible":null,"messageId":"own-1@mail.acme.example","date":"Mon, 23 Nov 2026 15:24:14 +0000"}', '01a20901-f9ec-73c2-918c-83d45bbea5f8@mail.acme.example', '{delivered@29f18ed464.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@29f18ed464.sandbox.sendwright.test
submitted over smtp', '01a20901-f9ec-73c2-918c-83d50349f513', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, NULL, NULL),
	('01a20901-fa03-7283-82de-2218f248bbf2', '01a20900-8919-7514-b9c6-8729f18ed464', 'test', '2026-11-23 15:24:14.211+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Test <t@mail.acme.example>', '{delivered@29f18ed464.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: delivered', '{}', NULL, '01a20901-fa03-7283-82de-2218f248bbf2@mail.acme.example', '{delivered@29f18ed464.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@29f18ed464.sandbox.sendwright.test
in test mode: delivered', '01a20901-fa03-7283-82de-221999afac2e', NULL, '01a20900-f9c0-7769-ac87-76178d8dd2bd', NULL, '6094d43b-72f3-10f6-936a-e6bb7e12fd95', NULL),
	('01a20901-fa21-73c1-9845-d1221ed0468b', '01a20901-2fd1-725e-ad58-0afd0b54d6d1', 'live', '2026-11-23 15:24:14.241+00', NULL, NULL, 'b@fd0b54d6d1.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Bolt', '{}', NULL, '01a20901-fa21-73c1-9845-d1221ed0468b@fd0b54d6d1.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
bolt', '01a20901-fa21-73c1-9845-d1230e9d1fe0', NULL, '01a20901-774f-7786-9e0f-19a09ea59b59', NULL, 'c4aa3e09-a935-ecbe-a660-ebd3a2b2cf09', NULL),
	('01a20902-14bb-7035-8649-d44be5acab81', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:21.051+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Søren <shop@mail.acme.example>', '{copied@example.com}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', NULL, '01a20902-14bb-7035-8649-d44be5acab81@mail.acme.example', '{copied@example.com}', NULL, NULL, 0, NULL, 'copied@example.com
submitted over smtp', '01a20902-14bb-7035-8649-d44cb4454409', NULL, NULL, '01a20900-891a-70a7-a7b1-67e7ef26ab7d', NULL, '01a20901-f9ec-73c2-918c-83d45bbea5f8'),
	('01a20901-fa0a-7100-8187-5f6b6f93cd8b', '01a20900-8919-7514-b9c6-8729f18ed464', 'test', '2026-11-23 15:24:14.218+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Test <t@mail.acme.example>', '{bounced@29f18ed464.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: bounced', '{}', NULL, '01a20901-fa0a-7100-8187-5f6b6f93cd8b@mail.acme.example', '{bounced@29f18ed464.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@29f18ed464.sandbox.sendwright.test
in test mode: bounced', '01a20901-fa0a-7100-8187-5f6c2f8d5c9e', NULL, '01a20900-f9c0-7769-ac87-76178d8dd2bd', NULL, 'f731e60f-6194-7824-37af-dded248bdbb2', NULL),
	('01a20901-fa11-73af-958c-60204877648d', '01a20900-8919-7514-b9c6-8729f18ed464', 'test', '2026-11-23 15:24:14.225+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Test <t@mail.acme.example>', '{anybody@29f18ed464.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: anybody', '{}', NULL, '01a20901-fa11-73af-958c-60204877648d@mail.acme.example', '{anybody@29f18ed464.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'anybody@29f18ed464.sandbox.sendwright.test
in test mode: anybody', '01a20901-fa11-73af-958c-602141744085', NULL, '01a20900-f9c0-7769-ac87-76178d8dd2bd', NULL, 'd5b305af-1e27-c4d6-411d-d4731adebd85', NULL),
	('01a20901-fa6a-73af-94c6-ce661a405823', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:14.314+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'e@mail.acme.example', '{[erased],rita@example.com}', '{}', '{}', NULL, '[erased]', '{}', NULL, '01a20901-fa6a-73af-94c6-ce661a405823@mail.acme.example', '{[erased],rita@example.com}', NULL, NULL, 0, NULL, '[erased]
rita@example.com
[erased]', '01a20901-fa6a-73af-94c6-ce673bad4197', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, '5a7bb8f7-0424-2ea1-cf51-3d1ba0c642ac', NULL),
	('01a20902-12a0-737b-a90f-ed604c0f839c', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:20.512+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'w@mail.acme.example', '{delivered@29f18ed464.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a20902-12a0-737b-a90f-ed604c0f839c@mail.acme.example', '{delivered@29f18ed464.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@29f18ed464.sandbox.sendwright.test
its webhook waits', '01a20902-12a0-737b-a90f-ed6152a36a1f', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, '874f8160-004f-9f6d-88c3-e5fe9266d323', NULL),
	('01a20902-25ed-711a-9bf6-d9b402a74265', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:25.453+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'r@mail.acme.example', '{complained@29f18ed464.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its complaint is still to come', '{}', NULL, '01a20902-25ed-711a-9bf6-d9b402a74265@mail.acme.example', '{complained@29f18ed464.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@29f18ed464.sandbox.sendwright.test
its complaint is still to come', '01a20902-25ed-711a-9bf6-d9b515687663', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, '772cab72-342a-47bd-e5c0-27d9c344a731', NULL),
	('01a20902-354e-714c-b647-99007f802477', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:29.39+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{last@example.com}', '{}', '{}', NULL, 'Queued to go out', '{evening}', NULL, '01a20902-354e-714c-b647-99007f802477@mail.acme.example', '{last@example.com}', NULL, NULL, 0, NULL, 'last@example.com
queued to go out', '01a20902-354e-714c-b647-990132e9fee1', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, 'db821c0b-0823-bd3a-4cca-e678841056a2', NULL),
	('01a20902-3586-7559-acda-6b684a66137d', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:29.446+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{delivered@29f18ed464.sandbox.sendwright.test}', '{}', '{}', NULL, 'Queued for the simulator', '{evening}', NULL, '01a20902-3586-7559-acda-6b684a66137d@mail.acme.example', '{delivered@29f18ed464.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@29f18ed464.sandbox.sendwright.test
queued for the simulator', '01a20902-3586-7559-acda-6b69cd9a7588', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, '8d14e3b6-220c-5eeb-8b70-a7e359eefeff', NULL),
	('01a20902-35a2-7467-9f51-47cdc8aca370', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:29.474+00', '2026-11-23 16:24:29.469+00', '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to be cancelled', '{evening}', NULL, '01a20902-35a2-7467-9f51-47cdc8aca370@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to be cancelled', '01a20902-35a2-7467-9f51-47ce7abf60ac', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, '4931fbc8-05c2-0f74-ab53-05dc8077c201', NULL),
	('01a20902-35e0-74b0-acb4-719409d16033', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:29.536+00', '2026-11-23 16:24:29.469+00', '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to go out', '{evening}', NULL, '01a20902-35e0-74b0-acb4-719409d16033@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to go out', '01a20902-35e0-74b0-acb4-71959a97c651', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, 'b910536a-9f4c-d33a-93e2-0d5d669506de', NULL),
	('01a20902-35eb-7380-b1a7-b567c09a473c', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:29.547+00', NULL, '01a20901-db79-72f8-98c4-0969b8731b6e', 'Acme <hello@mail.acme.example>', '{once@example.com}', '{}', '{}', NULL, 'Asked under a key', '{evening}', NULL, '01a20902-35eb-7380-b1a7-b567c09a473c@mail.acme.example', '{once@example.com}', NULL, NULL, 0, 'order-4711', 'once@example.com
asked under a key', '01a20902-35eb-7380-b1a7-b568c9d5b71b', NULL, '01a20900-e01c-7770-8531-9287b5beccaa', NULL, '51a247a0-c379-ebe6-5924-ce5c47e98144', NULL),
	('01a20902-3609-73ca-9e51-88881c707aa0', '01a20901-2fd1-725e-ad58-0afd0b54d6d1', 'live', '2026-11-23 15:24:29.577+00', NULL, NULL, 'b@fd0b54d6d1.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Held back', '{}', NULL, '01a20902-3609-73ca-9e51-88881c707aa0@fd0b54d6d1.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
held back', '01a20902-3609-73ca-9e51-888918c51e6b', NULL, '01a20901-774f-7786-9e0f-19a09ea59b59', NULL, '85223998-aca6-e4a4-3e08-d7668eed71e6', NULL),
	('01a20902-459d-76e9-9c08-928cec93a496', '01a20901-2fd1-725e-ad58-0afd0b54d6d1', 'live', '2026-11-23 15:24:33.565+00', NULL, NULL, 'b@fd0b54d6d1.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'While paused', '{}', NULL, '01a20902-459d-76e9-9c08-928cec93a496@fd0b54d6d1.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
while paused', '01a20902-459d-76e9-9c08-928dec888df3', NULL, '01a20901-774f-7786-9e0f-19a09ea59b59', NULL, '4260c166-689c-8379-a883-76756687cb38', NULL);


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
	('01a20901-fa8c-7294-bb8f-49ed5d29401a@mail.acme.example', '2026-11-23 15:24:14.61+00'),
	('01a20901-fa8c-7294-bb8f-49ed5d29401a', '2026-11-23 15:24:14.61+00');


--
-- Data for Name: holds; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.idempotency_keys VALUES
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', 'batch', 'batch-1', 'b6434e9524aea3f577c6519d68bbbabb998378a683b85e00b15b27c55046632f', '2026-11-24 15:24:07.586+00', '[{"_tag" : "Accepted", "emailId" : "01a20901-e025-7692-87b9-d12327b93bbf"}]', '{"indexes":[0],"failures":[{"ok":false,"index":1,"error":{"code":"validation_error","message":"The request is not valid: to must be an email address such as ada@example.com.","details":[{"path":["to"],"message":"must be an email address such as ada@example.com"}]}}]}'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', 'message', '01a20900-e01c-7770-8531-9287b5beccaa:6de426f78483ba6add847387df905a7a1a96e0334bfb0ade43c23d40f8da68ae', '01a20900-e01c-7770-8531-9287b5beccaa:6de426f78483ba6add847387df905a7a1a96e0334bfb0ade43c23d40f8da68ae', '2026-11-23 15:34:14.187+00', '[{"_tag" : "Accepted", "emailId" : "01a20901-f9ec-73c2-918c-83d45bbea5f8"}]', 'null'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', 'single', 'order-4711', '64993acc08a1e8ac0acde79d0dc4c3443d73295447c260a50219b86e6650d571', '2026-11-24 15:24:29.546+00', '[{"_tag" : "Accepted", "emailId" : "01a20902-35eb-7380-b1a7-b567c09a473c"}]', 'null');


--
-- Data for Name: log_identity; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.memberships VALUES
	('01a20900-8919-7514-b9c6-8729f18ed464', '01a20900-891a-70a7-a7b1-67e7ef26ab7d', 'owner', '2026-11-23 15:22:39.769+00'),
	('01a20901-2fd1-725e-ad58-0afd0b54d6d1', '01a20901-2fd1-725e-ad58-0afe359d2117', 'owner', '2026-11-23 15:23:22.449+00'),
	('01a20901-4528-7198-931a-efbcca488343', '01a20901-4528-7198-931a-efbd4dce22f1', 'owner', '2026-11-23 15:23:27.912+00'),
	('01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-b6f1-75d2-b2bc-a08e4d66c72a', 'developer', '2026-11-23 15:23:57.041+00'),
	('01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-c2ff-716a-98e0-52ca37a1989e', 'viewer', '2026-11-23 15:24:00.127+00');


--
-- Data for Name: metrics_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_hours VALUES
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', 'tag', 498735, 'receipt', 2, 4, 0, 1, 0, 0, 0, 0, 0, '{}'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', 'tag', 498735, 'order:1234', 1, 3, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a20901-2fd1-725e-ad58-0afd0b54d6d1', 'live', 'domain', 498735, '', 1, 1, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'test', 'domain', 498735, 'mail.acme.example', 3, 3, 2, 1, 0, 0, 0, 0, 0, '{73,2}'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'simulator', 'domain', 498735, 'mail.acme.example', 6, 8, 6, 2, 0, 1, 0, 0, 0, '{73,6}'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', 'domain', 498735, 'mail.acme.example', 11, 11, 0, 2, 0, 0, 0, 1, 1, '{}');


--
-- Data for Name: metrics_place; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_place VALUES
	(true, '1298:1298:');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.migrations VALUES
	(1, 1, 'initial', 1, '0.0.0', '2026-11-23 15:22:33.088+00');


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
	('simulator', 'sim_01a20902-25f0-7748-b04e-6b897d9df6d2 email.delivered', '{"type":"email.delivered","occurredAt":1795447466456,"recipients":["complained@29f18ed464.sandbox.sendwright.test"],"details":{"recipients":["complained@29f18ed464.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a20902-25f0-7748-b04e-6b897d9df6d2"},"keys":["simulator:sim_01a20902-25f0-7748-b04e-6b897d9df6d2 email.delivered"],"providerMessageId":"sim_01a20902-25f0-7748-b04e-6b897d9df6d2","error":null,"provider":"simulator","key":"sim_01a20902-25f0-7748-b04e-6b897d9df6d2 email.delivered","emailId":"01a20902-25ed-711a-9bf6-d9b402a74265","messageId":null}', '2026-11-23 15:24:26.456+00', '2026-11-23 15:24:25.456+00', 'sim_01a20902-25f0-7748-b04e-6b897d9df6d2'),
	('simulator', 'sim_01a20902-25f0-7748-b04e-6b897d9df6d2 email.complained', '{"type":"email.complained","occurredAt":1795447467456,"recipients":["complained@29f18ed464.sandbox.sendwright.test"],"details":{"recipients":["complained@29f18ed464.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a20902-25f0-7748-b04e-6b897d9df6d2","provider_message_id":"sim_01a20902-25f0-7748-b04e-6b897d9df6d2"},"keys":["simulator:sim_01a20902-25f0-7748-b04e-6b897d9df6d2 email.complained"],"providerMessageId":"sim_01a20902-25f0-7748-b04e-6b897d9df6d2","error":null,"provider":"simulator","key":"sim_01a20902-25f0-7748-b04e-6b897d9df6d2 email.complained","emailId":"01a20902-25ed-711a-9bf6-d9b402a74265","messageId":null}', '2026-11-23 15:24:27.456+00', '2026-11-23 15:24:25.456+00', 'sim_01a20902-25f0-7748-b04e-6b897d9df6d2');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.quotas VALUES
	('01a20901-2fd1-725e-ad58-0afd0b54d6d1', '2026-11', 3, 50, '2026-11-23', 3, 100, 1);


--
-- Data for Name: rate_buckets; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.rate_buckets VALUES
	('sign-in:from:12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 45.50411111111111, 46.50411111111111, 1795447476821),
	('messages:01a20900-e01c-7770-8531-9287b5beccaa', 999998, 1000000, 1795447447589),
	('requests:01a20900-f9c0-7769-ac87-76178d8dd2bd', 990000, 1000000, 1795447477585),
	('requests:01a20901-774f-7786-9e0f-19a09ea59b59', 2.2030000000000007, 3.2030000000000007, 1795447477655),
	('requests:01a20900-e01c-7770-8531-9287b5beccaa', 990000, 1000000, 1795447477949),
	('messages:01a20900-891a-70a7-a7b1-67e7ef26ab7d', 999999, 1000000, 1795447461048),
	('sign-in:user:2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3', 8.177222222222222, 9.177222222222222, 1795447476702),
	('sign-in:user:ca48e0014050c7996ca4272865794ba1d47e7ef86b88a1a7010eaf450f025194', 9, 10, 1795447476823);


--
-- Data for Name: reputation_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.reputation_hours VALUES
	('01a20900-8919-7514-b9c6-8729f18ed464', 498735, 4, 1, 1, 0),
	('01a20900-8919-7514-b9c6-8729f18ed464', 498735, 7, 2, 1, 0),
	('01a20900-8919-7514-b9c6-8729f18ed464', 498735, 3, 1, 0, 0),
	('01a20900-8919-7514-b9c6-8729f18ed464', 498735, 2, 4, 0, 0),
	('01a20901-2fd1-725e-ad58-0afd0b54d6d1', 498735, 3, 1, 0, 0),
	('01a20900-8919-7514-b9c6-8729f18ed464', 498735, 5, 2, 0, 0),
	('01a20900-8919-7514-b9c6-8729f18ed464', 498735, 1, 1, 0, 0),
	('01a20900-8919-7514-b9c6-8729f18ed464', 498735, 0, 2, 0, 0);


--
-- Data for Name: reputation_notes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: search_entries_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.search_entries_2026_11 VALUES
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20901-de2b-74e0-8b93-d8376a3eb468', '{}', 'delivered@29f18ed464.sandbox.sendwright.test
to be delivered'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20901-de7b-751b-a87a-71d74093d5e4', '{}', 'bounced@29f18ed464.sandbox.sendwright.test
to be bounced'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20901-dea9-757e-8401-a0229ad17f33', '{}', 'complained@29f18ed464.sandbox.sendwright.test
to be complained'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20901-de0c-7390-893a-20b052bc7105', '{receipt,order:1234}', 'ada@example.com
carl@example.com
bea@example.net
everything at once'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20901-dec4-71b3-86c0-28f23ba5b3f5', '{}', 'delivered+a@29f18ed464.sandbox.sendwright.test
bounced+b@29f18ed464.sandbox.sendwright.test
real@example.com
to several'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20901-df32-720f-83b5-ec5d06439244', '{}', 'gone@example.org
to nobody'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20901-dfb3-70bb-9f11-c3086b87588a', '{receipt}', 'gone-too@example.org
there@example.org
to nobody and somebody'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20901-e006-76d3-8e72-ca25609fb9f5', '{}', 'tina@example.com
welcome, tina'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20901-df5e-7435-8b11-104aa73abb29', '{}', 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20901-e052-721f-9662-94210fb74c50', '{}', 'never@example.com
to be cancelled'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20901-e025-7692-87b9-d12327b93bbf', '{}', 'delivered@29f18ed464.sandbox.sendwright.test
one of a batch'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20901-e0a4-7380-ab56-3f6f88eb8b86', '{}', 'cut-too@example.com
settled as failed'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20901-f9ec-73c2-918c-83d45bbea5f8', '{}', 'delivered@29f18ed464.sandbox.sendwright.test
submitted over smtp'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'test', '01a20901-fa03-7283-82de-2218f248bbf2', '{}', 'delivered@29f18ed464.sandbox.sendwright.test
in test mode: delivered'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'test', '01a20901-fa0a-7100-8187-5f6b6f93cd8b', '{}', 'bounced@29f18ed464.sandbox.sendwright.test
in test mode: bounced'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'test', '01a20901-fa11-73af-958c-60204877648d', '{}', 'anybody@29f18ed464.sandbox.sendwright.test
in test mode: anybody'),
	('01a20901-2fd1-725e-ad58-0afd0b54d6d1', 'live', '01a20901-fa21-73c1-9845-d1221ed0468b', '{}', 'bob@bolt.example
bolt'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20901-fa6a-73af-94c6-ce661a405823', '{}', '[erased]
rita@example.com
[erased]'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20902-12a0-737b-a90f-ed604c0f839c', '{}', 'delivered@29f18ed464.sandbox.sendwright.test
its webhook waits'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20902-14bb-7035-8649-d44be5acab81', '{}', 'copied@example.com
submitted over smtp'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20902-25ed-711a-9bf6-d9b402a74265', '{}', 'complained@29f18ed464.sandbox.sendwright.test
its complaint is still to come'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20902-35a2-7467-9f51-47cdc8aca370', '{evening}', 'later@example.com
scheduled, to be cancelled'),
	('01a20900-8919-7514-b9c6-8729f18ed464', 'live', '01a20902-35e0-74b0-acb4-719409d16033', '{evening}', 'later@example.com
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
	('01a20901-e097-715a-b5ff-08a10276e345', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:07.72+00', '2026-11-23 15:24:07.72+00', '2026-11-23 15:24:07.704+00', NULL, NULL, 1, 0, true, NULL, NULL, '1016'),
	('01a20901-e07e-75cd-becf-a1aa8a6cdd4c', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:42.998+00', '2026-11-23 15:24:42.998+00', '2026-11-23 15:24:07.679+00', NULL, NULL, 3, 0, false, NULL, NULL, '1295'),
	('01a20902-354e-714c-b647-99007f802477', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:29.395+00', '2026-11-23 15:24:29.395+00', '2026-11-23 15:24:29.395+00', NULL, NULL, 0, 0, false, NULL, NULL, '1317'),
	('01a20902-3586-7559-acda-6b684a66137d', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:29.451+00', '2026-11-23 15:24:29.451+00', '2026-11-23 15:24:29.451+00', NULL, NULL, 0, 0, false, NULL, NULL, '1318'),
	('01a20902-35eb-7380-b1a7-b567c09a473c', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', '2026-11-23 15:24:29.552+00', '2026-11-23 15:24:29.552+00', '2026-11-23 15:24:29.552+00', NULL, NULL, 0, 0, false, NULL, NULL, '1325'),
	('01a20902-3609-73ca-9e51-88881c707aa0', '01a20901-2fd1-725e-ad58-0afd0b54d6d1', 'live', '2026-11-23 15:24:33.45+00', '2026-11-23 15:24:33.45+00', '2026-11-23 15:24:29.582+00', NULL, NULL, 0, 0, true, NULL, '2026-11-23 15:24:29.582+00', '1331'),
	('01a20902-459d-76e9-9c08-928cec93a496', '01a20901-2fd1-725e-ad58-0afd0b54d6d1', 'live', '2026-11-23 15:24:33.57+00', '2026-11-23 15:24:33.57+00', '2026-11-23 15:24:33.57+00', NULL, NULL, 0, 0, false, NULL, NULL, '1341');


--
-- Data for Name: send_lines; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: send_slots; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: sessions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sessions VALUES
	('01a20901-a2cf-732b-9044-cd20591053eb', '3dc3788db2fff1d79db01bd165d89462dde6f25c15144984d7f00c78e340196a', '01a20900-891a-70a7-a7b1-67e7ef26ab7d', 'link', '2026-11-23 15:23:51.887+00', '2026-11-23 15:23:51.887+00', '2026-12-23 15:23:51.887+00', '', '127.0.0.0/24'),
	('01a20901-aa14-75ce-843e-3941f8e1362f', '98d735525810155b38e3d8462dc6cd41eab7642ead22c06cf011404c41160fdf', '01a20901-88b9-7678-8ff5-5d1affa183dd', 'link', '2026-11-23 15:23:53.748+00', '2026-11-23 15:23:53.748+00', '2026-12-23 15:23:53.748+00', '', '127.0.0.0/24'),
	('01a20901-b70b-7710-a310-6a581010c6ba', '211af78419e7f82958119d5b66e42f02b0882da4256482f7a90e1b1496f3ef38', '01a20901-b6f1-75d2-b2bc-a08e4d66c72a', 'link', '2026-11-23 15:23:57.067+00', '2026-11-23 15:23:57.067+00', '2026-12-23 15:23:57.067+00', '', '127.0.0.0/24'),
	('01a20902-13cb-735d-a637-3ca48b0fb501', 'e8490003164a5fa3d10958758455a2c3605572d4e848d62f1e3b466f9237ac40', '01a20900-891a-70a7-a7b1-67e7ef26ab7d', 'password', '2026-11-23 15:24:20.811+00', '2026-11-23 15:24:20.811+00', '2026-12-23 15:24:20.811+00', '', '127.0.0.0/24'),
	('01a20902-5238-7643-b3b4-28cfda41ecf1', '549630e0e4de1c775d29afff8291eb1fbb0196254078379ba76ecf4c02b1863e', '01a20900-891a-70a7-a7b1-67e7ef26ab7d', 'password', '2026-11-23 15:24:36.791+00', '2026-11-23 15:24:36.791+00', '2026-12-23 15:24:36.791+00', '', '127.0.0.0/24'),
	('01a20902-5280-73f6-a82b-70ad94929eb8', '43e46d96e61376573330c0123caa86349c486440c7e3f59924a95fbce2837980', '01a20901-88b9-7678-8ff5-5d1affa183dd', 'password', '2026-11-23 15:24:36.864+00', '2026-11-23 15:24:36.864+00', '2026-12-23 15:24:36.864+00', '', '127.0.0.0/24');


--
-- Data for Name: sign_in_links; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sign_in_links VALUES
	('01a20900-7067-7295-8c1a-66d6c3e2ac45', '1c4b36d4bd8b8e7ed0b9428a84f686be1867c82a2367d785618c1294a65349ad', 'setup', NULL, NULL, NULL, NULL, NULL, '2026-11-23 15:22:33.447+00', '2026-11-23 16:22:33.447+00'),
	('01a20901-dace-75ec-95f9-747d6350a668', 'e84bdc5e6f6024e3b5af656e93f39df3014e63d619af8e248344806d14b05fa3', 'invitation', NULL, '01a20900-8919-7514-b9c6-8729f18ed464', 'later@acme.example', 'later@acme.example', 'viewer', '2026-11-23 15:24:06.221+00', '2026-11-30 15:24:06.221+00');


--
-- Data for Name: suppressions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.suppressions VALUES
	('01a20901-dfc5-745f-b683-b9ae0f0d5fdc', '01a20900-8919-7514-b9c6-8729f18ed464', 'gone@example.org', NULL, NULL, 'bounce', '2026-11-23 15:24:07.401+00'),
	('01a20901-e028-7104-aa24-06675327f74d', '01a20900-8919-7514-b9c6-8729f18ed464', 'gone-too@example.org', NULL, NULL, 'bounce', '2026-11-23 15:24:07.547+00'),
	('01a20901-fa3d-7587-ae95-b5ad2ed888b3', '01a20900-8919-7514-b9c6-8729f18ed464', 'no-more@example.com', NULL, NULL, 'manual', '2026-11-23 15:24:14.269+00'),
	('01a20901-fb92-7575-b519-d571a545549c', '01a20900-8919-7514-b9c6-8729f18ed464', NULL, '3d8789987fd5be7860ae89ad614628959c55626c7cafb26c093f7e6811fb5099', '868a8a767f41567a', 'manual', '2026-11-23 15:24:14.61+00');


--
-- Data for Name: template_versions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.template_versions VALUES
	('01a20901-dcdb-766c-b92b-a3d9adcf28bf', 1, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-23 15:24:06.747+00'),
	('01a20901-dcdb-766c-b92b-a3d9adcf28bf', 2, 'Welcome', 'Hello, {{ name }}', '<p>Hello, {{ name }}</p>', 'Welcome, {{ name }}', '{name}', 67, 'Acme live', '2026-11-23 15:24:06.764+00'),
	('01a20901-dcdb-766c-b92b-a3d9adcf28bf', 3, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-23 15:24:06.777+00'),
	('01a20901-dd76-7278-8fdd-48da1ac62068', 1, 'Plain', 'Plain', NULL, 'Plain', '{}', 15, 'Acme live', '2026-11-23 15:24:06.902+00');


--
-- Data for Name: templates; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.templates VALUES
	('01a20901-dcdb-766c-b92b-a3d9adcf28bf', '01a20900-8919-7514-b9c6-8729f18ed464', 'welcome', 3, '2026-11-23 15:24:06.747+00', '2026-11-23 15:24:06.777+00'),
	('01a20901-dd76-7278-8fdd-48da1ac62068', '01a20900-8919-7514-b9c6-8729f18ed464', 'plain-one', 1, '2026-11-23 15:24:06.902+00', '2026-11-23 15:24:06.902+00');


--
-- Data for Name: user_identities; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.users VALUES
	('01a20901-2fd1-725e-ad58-0afe359d2117', 'bob@bolt.example', 'bob@bolt.example', 'bob', NULL, false, NULL, '2026-11-23 15:23:22.449+00'),
	('01a20901-4528-7198-931a-efbd4dce22f1', 'eve@closed.example', 'eve@closed.example', 'eve', NULL, false, NULL, '2026-11-23 15:23:27.912+00'),
	('01a20900-891a-70a7-a7b1-67e7ef26ab7d', 'ada@acme.example', 'ada@acme.example', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$P4DtMsk/OsM7n4uawFem6w$+WSouwHdRuVGmNpq4024GVmsJNONsFlgBDKTNtmhwaI', false, NULL, '2026-11-23 15:22:39.769+00'),
	('01a20901-88b9-7678-8ff5-5d1affa183dd', 'grace@operators.example', 'grace@operators.example', 'grace', '$argon2id$v=19$m=19456,t=2,p=1$5oj0AjRfz4FCoHRW/HTcfA$Yt+ERcWBhUXQqOFIkcXON4DpJ+zt3IehdxvgQcEWWIA', true, NULL, '2026-11-23 15:23:45.209+00'),
	('01a20901-b6f1-75d2-b2bc-a08e4d66c72a', 'dev@acme.example', 'dev@acme.example', 'The developer', '$argon2id$v=19$m=19456,t=2,p=1$sXez0WzBizA3R1pjleOLZg$Z5os6RgVSLfFcJ8rsC4EUZC9svWQIMA7dHZx0obyNb8', false, NULL, '2026-11-23 15:23:57.041+00'),
	('01a20901-c2ff-716a-98e0-52ca37a1989e', 'view@acme.example', 'view@acme.example', 'The viewer', '$argon2id$v=19$m=19456,t=2,p=1$iAE2C60+5h9dhnsOTw95IA$ioIccY9qOvqeBzIGjvQ3+MFmOYJX6fwF4EiTnnZo22o', false, '2026-11-23 15:24:03.929+00', '2026-11-23 15:24:00.127+00');


--
-- Data for Name: webhook_attempts_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_attempts_2026_11 VALUES
	('01a20901-de95-7b03-800f-9c3c6a9e7446', 1, '2026-11-23 15:24:07.221+00', 204, NULL, 30),
	('01a20901-de61-7393-aed6-11cba05b7f16', 1, '2026-11-23 15:24:07.181+00', 204, NULL, 74),
	('01a20901-debe-76c0-8a7a-68737878a11e', 1, '2026-11-23 15:24:07.277+00', 204, NULL, 31),
	('01a20901-df38-7305-9cb6-382e73e54d49', 1, '2026-11-23 15:24:07.415+00', 204, NULL, 40),
	('01a20901-df96-7f3a-95c7-ac1ac288b4ef', 1, '2026-11-23 15:24:07.512+00', 204, NULL, 30),
	('01a20901-df96-7d06-aecf-8da23122d843', 1, '2026-11-23 15:24:07.513+00', 204, NULL, 30),
	('01a20901-dfc5-767c-b971-a1f22f718f2b', 1, '2026-11-23 15:24:07.553+00', 204, NULL, 2),
	('01a20901-e028-7bfb-ada2-fea989fd32bd', 1, '2026-11-23 15:24:07.624+00', 204, NULL, 10),
	('01a20901-e028-7f6f-b736-6be2bca56ac8', 1, '2026-11-23 15:24:07.627+00', 204, NULL, 8),
	('01a20901-dff7-7f3e-be70-50454c47ea87', 1, '2026-11-23 15:24:07.654+00', 204, NULL, 4),
	('01a20901-e053-7622-91eb-45545cc92242', 1, '2026-11-23 15:24:07.655+00', 204, NULL, 4),
	('01a20901-e038-72b6-9bda-d0a94204dca9', 1, '2026-11-23 15:24:07.655+00', 204, NULL, 5),
	('01a20901-e073-737b-b870-a30fa89733a1', 1, '2026-11-23 15:24:07.681+00', 204, NULL, 4),
	('01a20901-e073-7387-b3cf-ed9058a7ada1', 1, '2026-11-23 15:24:07.682+00', 500, 'answered with status 500', 5),
	('01a20901-e24a-7d6b-8a9a-96492f6c9a52', 1, '2026-11-23 15:24:08.148+00', 204, NULL, 20),
	('01a20901-e287-70fe-b51a-e3b9ce9bbe7d', 1, '2026-11-23 15:24:08.212+00', 204, NULL, 9),
	('01a20901-e2c6-7127-9925-b7d36052754c', 1, '2026-11-23 15:24:08.296+00', 204, NULL, 2),
	('01a20901-e3b6-71e7-935f-14d3d7e42ec5', 1, '2026-11-23 15:24:08.513+00', 204, NULL, 6),
	('01a20901-e3b6-7b54-baac-0f3e2c42bae1', 1, '2026-11-23 15:24:08.514+00', 204, NULL, 5),
	('01a20901-e438-7017-b821-ea9804b7da39', 1, '2026-11-23 15:24:08.647+00', 204, NULL, 29),
	('01a20901-e6a8-7829-9366-637174f3662f', 1, '2026-11-23 15:24:09.297+00', 204, NULL, 3),
	('01a20901-e073-7387-b3cf-ed9058a7ada1', 2, '2026-11-23 15:24:12.804+00', 500, 'answered with status 500', 14),
	('01a20901-f973-789f-800e-2375ddba763c', 1, '2026-11-23 15:24:14.203+00', 204, NULL, 3),
	('01a20901-f9f7-738c-a55f-f8679d3525b9', 1, '2026-11-23 15:24:14.217+00', 204, NULL, 2),
	('01a20901-fa14-7c28-9570-52de545e1305', 1, '2026-11-23 15:24:14.242+00', 204, NULL, 5),
	('01a20901-fa14-79bc-98e0-20b284624a84', 1, '2026-11-23 15:24:14.243+00', 204, NULL, 5),
	('01a20901-fa14-740d-9ac9-7d523a7285d5', 1, '2026-11-23 15:24:14.243+00', 204, NULL, 5),
	('01a20901-fa14-712f-a05e-16cde1d8cf21', 1, '2026-11-23 15:24:14.242+00', 204, NULL, 7),
	('01a20901-fa14-7288-817a-631115015a47', 1, '2026-11-23 15:24:14.243+00', 204, NULL, 6),
	('01a20901-fa14-7ede-8e4d-79b567995ee5', 1, '2026-11-23 15:24:14.243+00', 204, NULL, 6),
	('01a20901-faeb-7f8f-bd65-fc3fed95617d', 1, '2026-11-23 15:24:14.45+00', 204, NULL, 2),
	('01a20901-e073-7387-b3cf-ed9058a7ada1', 3, '2026-11-23 15:24:15.214+00', 500, 'answered with status 500', 2),
	('01a20901-fde2-7bab-8c47-de3809f11ff0', 1, '2026-11-23 15:24:15.215+00', 204, NULL, 4),
	('01a20901-fe0e-71b2-80f0-fa2dcebcfcda', 1, '2026-11-23 15:24:15.26+00', 204, NULL, 8),
	('01a20901-e073-7387-b3cf-ed9058a7ada1', 4, '2026-11-23 15:24:16.298+00', 500, 'answered with status 500', 8),
	('01a20902-0217-79b5-b535-e57a8ee98a7d', 1, '2026-11-23 15:24:16.299+00', 204, NULL, 13),
	('01a20902-0217-770a-994e-c94317d68017', 1, '2026-11-23 15:24:16.299+00', 204, NULL, 13),
	('01a20902-0217-7b9e-bc68-07eaf7981338', 1, '2026-11-23 15:24:16.299+00', 204, NULL, 13),
	('01a20901-e073-7387-b3cf-ed9058a7ada1', 5, '2026-11-23 15:24:17.354+00', 500, 'answered with status 500', 1),
	('01a20901-e073-7387-b3cf-ed9058a7ada1', 6, '2026-11-23 15:24:18.384+00', 500, 'answered with status 500', 1),
	('01a20901-e073-7387-b3cf-ed9058a7ada1', 7, '2026-11-23 15:24:19.424+00', 500, 'answered with status 500', 6),
	('01a20901-e073-7387-b3cf-ed9058a7ada1', 8, '2026-11-23 15:24:20.476+00', 500, 'answered with status 500', 9),
	('01a20902-12a0-76d7-8a16-f00b9a9225d3', 1, '2026-11-23 15:24:20.536+00', 500, 'answered with status 500', 14),
	('01a20902-12b0-7a97-8a4c-85043dd55a7e', 1, '2026-11-23 15:24:20.564+00', 204, NULL, 6),
	('01a20902-13fd-7755-907a-e25472be5bf2', 1, '2026-11-23 15:24:20.874+00', 204, NULL, 86),
	('01a20902-14bb-7118-ad28-2b264f3d1aac', 1, '2026-11-23 15:24:21.1+00', 500, 'answered with status 500', 189),
	('01a20902-161c-70c6-bf3e-ba5c641bf32f', 1, '2026-11-23 15:24:21.416+00', 204, NULL, 9),
	('01a20902-16ea-70eb-9132-d43341ed06d0', 1, '2026-11-23 15:24:21.634+00', 204, NULL, 3),
	('01a20902-25ed-713c-bfc8-21d4aa175854', 1, '2026-11-23 15:24:25.463+00', 500, 'answered with status 500', 4);


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
	('01a20901-de95-7b03-800f-9c3c6a9e7446', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-de95-738f-8900-817172f9f6c5', 'email.sent', '01a20901-de7b-751b-a87a-71d74093d5e4', 'delivered', 1, NULL, 204, 30, false, NULL, '2026-11-23 15:24:07.184+00'),
	('01a20901-de61-7393-aed6-11cba05b7f16', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-de61-74ed-8efe-80240f773923', 'email.sent', '01a20901-de2b-74e0-8b93-d8376a3eb468', 'delivered', 1, NULL, 204, 74, false, NULL, '2026-11-23 15:24:07.129+00'),
	('01a20901-debe-76c0-8a7a-68737878a11e', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-debe-7730-9e62-df03f00a58bc', 'email.sent', '01a20901-dea9-757e-8401-a0229ad17f33', 'delivered', 1, NULL, 204, 31, false, NULL, '2026-11-23 15:24:07.222+00'),
	('01a20901-df38-7305-9cb6-382e73e54d49', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-df38-76bf-b056-af39c3113c4a', 'email.sent', '01a20901-de0c-7390-893a-20b052bc7105', 'delivered', 1, NULL, 204, 40, false, NULL, '2026-11-23 15:24:07.343+00'),
	('01a20901-df96-7f3a-95c7-ac1ac288b4ef', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-df96-778d-91fa-0d301449ecf0', 'email.sent', '01a20901-dec4-71b3-86c0-28f23ba5b3f5', 'delivered', 1, NULL, 204, 30, false, NULL, '2026-11-23 15:24:07.355+00'),
	('01a20901-df96-7d06-aecf-8da23122d843', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-df96-778d-91fa-0d318c8aaeef', 'email.sent', '01a20901-dec4-71b3-86c0-28f23ba5b3f5', 'delivered', 1, NULL, 204, 30, false, NULL, '2026-11-23 15:24:07.355+00'),
	('01a20901-dfc5-767c-b971-a1f22f718f2b', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-dfc5-745f-b683-b9ad36def23c', 'email.bounced', '01a20901-df32-720f-83b5-ec5d06439244', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-23 15:24:07.401+00'),
	('01a20901-e028-7bfb-ada2-fea989fd32bd', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-e028-7104-aa24-0665f1d82527', 'email.bounced', '01a20901-dfb3-70bb-9f11-c3086b87588a', 'delivered', 1, NULL, 204, 10, false, NULL, '2026-11-23 15:24:07.547+00'),
	('01a20901-e028-7f6f-b736-6be2bca56ac8', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-e028-7104-aa24-06660bc7ecb7', 'email.sent', '01a20901-dfb3-70bb-9f11-c3086b87588a', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-23 15:24:07.547+00'),
	('01a20901-dff7-7f3e-be70-50454c47ea87', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-dff7-71b1-90e6-732ee0276842', 'email.sent', '01a20901-df5e-7435-8b11-104aa73abb29', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-23 15:24:07.484+00'),
	('01a20901-e053-7622-91eb-45545cc92242', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-e053-726b-88b4-6eb2d6d6f330', 'email.sent', '01a20901-e025-7692-87b9-d12327b93bbf', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-23 15:24:07.616+00'),
	('01a20901-e038-72b6-9bda-d0a94204dca9', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-e038-76a2-ada3-38068454d3e3', 'email.sent', '01a20901-e006-76d3-8e72-ca25609fb9f5', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-23 15:24:07.58+00'),
	('01a20901-e073-737b-b870-a30fa89733a1', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-e073-7112-b3f3-884efa8d10c6', 'email.cancelled', '01a20901-e052-721f-9662-94210fb74c50', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-23 15:24:07.666+00'),
	('01a20901-e24a-7d6b-8a9a-96492f6c9a52', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-e24a-77c3-8178-5c932d33f324', 'email.delivered', '01a20901-de2b-74e0-8b93-d8376a3eb468', 'delivered', 1, NULL, 204, 20, false, NULL, '2026-11-23 15:24:08.133+00'),
	('01a20901-e287-70fe-b51a-e3b9ce9bbe7d', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-e287-7714-8ceb-29ea62e9cfa4', 'email.bounced', '01a20901-de7b-751b-a87a-71d74093d5e4', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-23 15:24:08.19+00'),
	('01a20901-e2c6-7127-9925-b7d36052754c', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-e2c6-72ee-9a09-940e48d44162', 'email.delivered', '01a20901-dea9-757e-8401-a0229ad17f33', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-23 15:24:08.251+00'),
	('01a20901-e3b6-71e7-935f-14d3d7e42ec5', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-e3b6-749d-b113-b630d1f01f0d', 'email.bounced', '01a20901-dec4-71b3-86c0-28f23ba5b3f5', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-23 15:24:08.359+00'),
	('01a20901-e3b6-7b54-baac-0f3e2c42bae1', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-e3b6-749d-b113-b631e606560c', 'email.delivered', '01a20901-dec4-71b3-86c0-28f23ba5b3f5', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-23 15:24:08.359+00'),
	('01a20901-e438-7017-b821-ea9804b7da39', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-e438-7441-9ac4-ada036e9b7fb', 'email.delivered', '01a20901-e025-7692-87b9-d12327b93bbf', 'delivered', 1, NULL, 204, 29, false, NULL, '2026-11-23 15:24:08.622+00'),
	('01a20901-faeb-7f8f-bd65-fc3fed95617d', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-faeb-76f6-9710-3111c7357add', 'email.sent', '01a20901-fa6a-73af-94c6-ce661a405823', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-23 15:24:14.442+00'),
	('01a20901-fde2-7bab-8c47-de3809f11ff0', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-fde2-7065-9532-f2190f77e505', 'email.delivered', '01a20901-f9ec-73c2-918c-83d45bbea5f8', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-23 15:24:15.198+00'),
	('01a20901-fe0e-71b2-80f0-fa2dcebcfcda', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'test', '01a20901-fe0e-7586-ab93-ce5806239420', 'email.delivered', '01a20901-fa03-7283-82de-2218f248bbf2', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-23 15:24:15.218+00'),
	('01a20901-e073-7387-b3cf-ed9058a7ada1', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-dde4-76ac-a9ff-8eeb86a29b3b', 'live', '01a20901-e073-7112-b3f3-884efa8d10c6', 'email.cancelled', '01a20901-e052-721f-9662-94210fb74c50', 'failed', 8, 'answered with status 500', 500, 9, false, NULL, '2026-11-23 15:24:07.666+00'),
	('01a20901-e6a8-7829-9366-637174f3662f', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-e6a8-7516-bb4a-631dc11b8301', 'email.complained', '01a20901-dea9-757e-8401-a0229ad17f33', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-23 15:24:09.238+00'),
	('01a20901-f973-789f-800e-2375ddba763c', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-f973-7078-a752-987128b784ae', 'email.failed', '01a20901-e0a4-7380-ab56-3f6f88eb8b86', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-23 15:24:14.057+00'),
	('01a20901-f9f7-738c-a55f-f8679d3525b9', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20901-f9f7-72a3-9863-e7ae78ca34a9', 'email.sent', '01a20901-f9ec-73c2-918c-83d45bbea5f8', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-23 15:24:14.198+00'),
	('01a20901-fa14-7c28-9570-52de545e1305', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'test', '01a20901-fa14-723b-ac86-50b4eba01dba', 'email.sent', '01a20901-fa03-7283-82de-2218f248bbf2', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-23 15:24:14.214+00'),
	('01a20901-fa14-79bc-98e0-20b284624a84', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'test', '01a20901-fa14-723b-ac86-50b58b8269b6', 'email.sent', '01a20901-fa0a-7100-8187-5f6b6f93cd8b', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-23 15:24:14.222+00'),
	('01a20901-fa14-740d-9ac9-7d523a7285d5', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'test', '01a20901-fa14-723b-ac86-50b645c78803', 'email.sent', '01a20901-fa11-73af-958c-60204877648d', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-23 15:24:14.228+00'),
	('01a20901-fa14-712f-a05e-16cde1d8cf21', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddd6-709f-b491-ebf577476349', 'test', '01a20901-fa14-723b-ac86-50b4eba01dba', 'email.sent', '01a20901-fa03-7283-82de-2218f248bbf2', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-23 15:24:14.214+00'),
	('01a20901-fa14-7288-817a-631115015a47', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddd6-709f-b491-ebf577476349', 'test', '01a20901-fa14-723b-ac86-50b58b8269b6', 'email.sent', '01a20901-fa0a-7100-8187-5f6b6f93cd8b', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-23 15:24:14.222+00'),
	('01a20901-fa14-7ede-8e4d-79b567995ee5', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddd6-709f-b491-ebf577476349', 'test', '01a20901-fa14-723b-ac86-50b645c78803', 'email.sent', '01a20901-fa11-73af-958c-60204877648d', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-23 15:24:14.228+00'),
	('01a20902-0217-79b5-b535-e57a8ee98a7d', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'test', '01a20902-0217-7788-98eb-491a41bba504', 'email.bounced', '01a20901-fa0a-7100-8187-5f6b6f93cd8b', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-23 15:24:16.264+00'),
	('01a20902-0217-770a-994e-c94317d68017', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddd6-709f-b491-ebf577476349', 'test', '01a20902-0217-7788-98eb-491a41bba504', 'email.bounced', '01a20901-fa0a-7100-8187-5f6b6f93cd8b', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-23 15:24:16.264+00'),
	('01a20902-0217-7b9e-bc68-07eaf7981338', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'test', '01a20902-0217-7788-98eb-491b3719d766', 'email.delivered', '01a20901-fa11-73af-958c-60204877648d', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-23 15:24:16.264+00'),
	('01a20902-12a0-76d7-8a16-f00b9a9225d3', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20902-1298-74c8-80c5-5551e69054e6', 'live', '01a20902-12a0-737b-a90f-ed6152a36a1f', 'email.queued', '01a20902-12a0-737b-a90f-ed604c0f839c', 'pending', 1, 'answered with status 500', 500, 14, false, NULL, '2026-11-23 15:24:20.512+00'),
	('01a20902-12b0-7a97-8a4c-85043dd55a7e', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20902-12b0-7039-a41d-3cc6e153ec4b', 'email.sent', '01a20902-12a0-737b-a90f-ed604c0f839c', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-23 15:24:20.527+00'),
	('01a20902-13fd-7755-907a-e25472be5bf2', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20902-12b0-7039-a41d-3cc6e153ec4b', 'email.sent', '01a20902-12a0-737b-a90f-ed604c0f839c', 'delivered', 1, NULL, 204, 86, false, '01a20902-12b0-7a97-8a4c-85043dd55a7e', '2026-11-23 15:24:20.861+00'),
	('01a20902-14bb-7118-ad28-2b264f3d1aac', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20902-1298-74c8-80c5-5551e69054e6', 'live', '01a20902-14bb-7035-8649-d44cb4454409', 'email.queued', '01a20902-14bb-7035-8649-d44be5acab81', 'pending', 1, 'answered with status 500', 500, 189, false, NULL, '2026-11-23 15:24:21.051+00'),
	('01a20902-161c-70c6-bf3e-ba5c641bf32f', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20902-161c-7452-9ab6-bba022c597f8', 'email.sent', '01a20902-14bb-7035-8649-d44be5acab81', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-23 15:24:21.396+00'),
	('01a20902-16ea-70eb-9132-d43341ed06d0', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20902-16ea-717a-8f13-fc84a5341af7', 'email.delivered', '01a20902-12a0-737b-a90f-ed604c0f839c', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-23 15:24:21.543+00'),
	('01a20902-25f3-7a81-b83c-27a708bbed82', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20901-ddc8-739b-b74b-4bafbba774f8', 'live', '01a20902-25f3-779b-9a9b-636fa6b47ee4', 'email.sent', '01a20902-25ed-711a-9bf6-d9b402a74265', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-23 15:24:25.456+00'),
	('01a20902-25ed-713c-bfc8-21d4aa175854', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20902-1298-74c8-80c5-5551e69054e6', 'live', '01a20902-25ed-711a-9bf6-d9b515687663', 'email.queued', '01a20902-25ed-711a-9bf6-d9b402a74265', 'pending', 1, 'answered with status 500', 500, 4, false, NULL, '2026-11-23 15:24:25.453+00'),
	('01a20902-354e-731d-9892-b253dd30f7db', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20902-1298-74c8-80c5-5551e69054e6', 'live', '01a20902-354e-714c-b647-990132e9fee1', 'email.queued', '01a20902-354e-714c-b647-99007f802477', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-23 15:24:29.39+00'),
	('01a20902-3586-7f16-b9f7-96afd405acf6', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20902-1298-74c8-80c5-5551e69054e6', 'live', '01a20902-3586-7559-acda-6b69cd9a7588', 'email.queued', '01a20902-3586-7559-acda-6b684a66137d', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-23 15:24:29.446+00'),
	('01a20902-35eb-7203-a938-3501bb863a30', '01a20900-8919-7514-b9c6-8729f18ed464', '01a20902-1298-74c8-80c5-5551e69054e6', 'live', '01a20902-35eb-7380-b1a7-b568c9d5b71b', 'email.queued', '01a20902-35eb-7380-b1a7-b567c09a473c', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-23 15:24:29.547+00');


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
	('01a20901-ddd6-709f-b491-ebf577476349', '01a20900-8919-7514-b9c6-8729f18ed464', 'test', 'http://127.0.0.1:41399/ok', '{email.sent,email.bounced}', 'sendwright', true, '2.throwaway.8f5a7134aeb1aed6.UWtjoCiXfMR3-MEM.wVe9kVkJb7JVj9zyCMxCi1u5f9_ww5sxANfvTiOWQMx54w-yNVZPdB9RYF1cy2kXhRwaK1Ja-A6fs7ls21rqHX5R', NULL, NULL, '2026-11-23 15:24:06.998+00'),
	('01a20901-dde4-76ac-a9ff-8eeb86a29b3b', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', 'http://127.0.0.1:41399/broken', '{email.cancelled}', 'sendwright', true, '2.throwaway.8f5a7134aeb1aed6.i2EK7LA3V780yHni.V8zG3zaj_1zMfFm2nRexFACxFSl8nJIvGvaijjsKAvgscgLuBwQkdxDD3Ut6JgYQ6Cu_ZJiM2tXtYrReaqtd0oUE', NULL, NULL, '2026-11-23 15:24:07.012+00'),
	('01a20902-1298-74c8-80c5-5551e69054e6', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', 'http://127.0.0.1:41399/broken', '{email.queued}', 'sendwright', true, '2.throwaway.8f5a7134aeb1aed6.-H51rdhYsvEkJtCE.IaTMcTQBml4foctMKXxNcyxvYCQ6pDOZCxCAekOLQCaBWCzkyod9NZ7O19p_E1EjYlK3eBqS40Xc_akPefVn1N46', NULL, NULL, '2026-11-23 15:24:20.504+00'),
	('01a20901-ddc8-739b-b74b-4bafbba774f8', '01a20900-8919-7514-b9c6-8729f18ed464', 'live', 'http://127.0.0.1:41399/ok', '{email.sent,email.delivered,email.delivery_delayed,email.bounced,email.complained,email.rejected,email.failed,email.cancelled}', 'sendwright', true, '2.throwaway.8f5a7134aeb1aed6.3DkmZRn8QHWDGSmU.Or-oy_BN8nLm6UC5uB2MREUMAEdbgWE5hYl_vtzrB5fFHGyUbzwdRuVY2gRtyxpdGLly73dVWG1VQd7nsnMmrz0W', '2.throwaway.8f5a7134aeb1aed6.EW691llaYxm5zPgw.KIgRcR8l_ds6BU-nq8v9qgyy46Al3roYXE5yao7BIsXaMzbqC5GchVLfYr0rJT2YuGwxVmH-RXVemRRwvaB_HRHi', '2026-11-24 15:24:20.999+00', '2026-11-23 15:24:06.984+00');


--
-- Data for Name: webhook_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_jobs OVERRIDING SYSTEM VALUE VALUES
	('01a20902-12a0-76d7-8a16-f00b9a9225d3', '01a20902-1298-74c8-80c5-5551e69054e6', '2026-11-23 15:24:25.766+00', '2026-11-23 15:24:25.766+00', NULL, 37, true, '1258'),
	('01a20902-14bb-7118-ad28-2b264f3d1aac', '01a20902-1298-74c8-80c5-5551e69054e6', '2026-11-23 15:24:26.426+00', '2026-11-23 15:24:26.426+00', NULL, 40, true, '1283'),
	('01a20902-25f3-7a81-b83c-27a708bbed82', '01a20901-ddc8-739b-b74b-4bafbba774f8', '2026-11-23 15:24:25.456+00', '2026-11-23 15:24:25.456+00', NULL, 44, false, '1304'),
	('01a20902-25ed-713c-bfc8-21d4aa175854', '01a20902-1298-74c8-80c5-5551e69054e6', '2026-11-23 15:24:30.491+00', '2026-11-23 15:24:30.491+00', NULL, 43, true, '1306'),
	('01a20902-354e-731d-9892-b253dd30f7db', '01a20902-1298-74c8-80c5-5551e69054e6', '2026-11-23 15:24:29.395+00', '2026-11-23 15:24:29.395+00', NULL, 45, false, '1317'),
	('01a20902-3586-7f16-b9f7-96afd405acf6', '01a20902-1298-74c8-80c5-5551e69054e6', '2026-11-23 15:24:29.451+00', '2026-11-23 15:24:29.451+00', NULL, 46, false, '1318'),
	('01a20902-35eb-7203-a938-3501bb863a30', '01a20902-1298-74c8-80c5-5551e69054e6', '2026-11-23 15:24:29.552+00', '2026-11-23 15:24:29.552+00', NULL, 47, false, '1325');


--
-- Name: reputation_notes_id_seq; Type: SEQUENCE SET; Schema: sendwright; Owner: -
--

SELECT pg_catalog.setval('sendwright.reputation_notes_id_seq', 2, true);


--
-- Name: webhook_jobs_ordinal_seq; Type: SEQUENCE SET; Schema: sendwright; Owner: -
--

SELECT pg_catalog.setval('sendwright.webhook_jobs_ordinal_seq', 47, true);


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
-- Name: reputation_hours_by_hour; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX reputation_hours_by_hour ON sendwright.reputation_hours USING btree (hour);


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


