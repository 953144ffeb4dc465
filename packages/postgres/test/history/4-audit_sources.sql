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
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'Acme', 'enterprise', NULL, true, NULL, NULL, 1000000, NULL, NULL, NULL, NULL, '2026-11-26 23:19:40.005+00', NULL),
	('01a21a28-9f91-7712-a0d0-923c9aa9ed59', 'Closed', 'free', NULL, false, NULL, NULL, NULL, NULL, NULL, '2026-11-26 23:20:05.055+00', 'Sent what nobody asked for.', '2026-11-26 23:19:59.633+00', NULL),
	('01a21a28-94d5-7503-9a76-829c94be58ec', 'Bolt', 'pro', NULL, false, 50, NULL, 7, '2026-11-26 23:20:55.146+00', NULL, NULL, NULL, '2026-11-26 23:19:56.885+00', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.api_keys VALUES
	('01a21a28-5e30-75b7-89e4-b5d1837282c8', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'ae693ac201cf01191536ed4c267d8fcae284443a22f4e213153372ad4a0e8200', 'Acme live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'NSaD', '2026-11-26 23:19:42.896+00', NULL, '2026-11-26 23:19:45.606+00', NULL),
	('01a21a28-89e7-71ab-9e6f-40fece92cddc', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'fae3fc25add144dc19093dcf4fac6cc1cda2d2223b7da65cf1333fc5d83daea3', 'Acme live', 'live', '{emails:read}', 'svc_live_', 'JFD4', '2026-11-26 23:19:54.088+00', NULL, NULL, NULL),
	('01a21a28-aa39-763f-9cc8-f3f97dbcf735', '01a21a28-9f91-7712-a0d0-923c9aa9ed59', '2ab74844598185f039c592e3fd3a3c104c7bac63163661a6422be2907a6888c4', 'Closed live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'QarT', '2026-11-26 23:20:02.361+00', NULL, NULL, NULL),
	('01a21a28-7418-7584-b5b3-0d8442edbf40', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '6d87afc98694b44e99e596906780d407b051b5cf5748cbd219a56f2b49c5e8a8', 'Acme live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'q7qD', '2026-11-26 23:19:48.505+00', '2026-11-26 23:20:56.926+00', NULL, NULL),
	('01a21a28-7ed8-7288-a143-df8cf14fd94a', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'b41003e116006146d1637a937254c105ada757602195805e253bc530537b31e5', 'Acme test', 'test', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_test_', '3Ngq', '2026-11-26 23:19:51.257+00', '2026-11-26 23:20:56.419+00', NULL, NULL),
	('01a21a28-bfb2-7115-9ce4-83baaef2afa3', '01a21a28-94d5-7503-9a76-829c94be58ec', '8fcc5b25f22b28e45ee14b6c48344dba78920079ed6bb39aa4bd68cf06d7867b', 'Bolt live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'XB3y', '2026-11-26 23:20:07.859+00', '2026-11-26 23:20:56.449+00', NULL, NULL);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.audit_log VALUES
	('01a21a28-52f9-7409-bde5-8f80b72be845', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:19:40.025+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a21a28-5e39-77c9-bd47-d68e6b1c69cf', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:19:42.905+00', 'operator', NULL, 'operator', 'key.created', '01a21a28-5e30-75b7-89e4-b5d1837282c8', NULL, NULL, NULL),
	('01a21a28-68d1-72b7-85f4-70f35d180953', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:19:45.617+00', 'operator', NULL, 'operator', 'key.revoked', '01a21a28-5e30-75b7-89e4-b5d1837282c8', NULL, NULL, NULL),
	('01a21a28-7423-776d-b4d6-38200ae3837f', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:19:48.515+00', 'operator', NULL, 'operator', 'key.created', '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, NULL, NULL),
	('01a21a28-7edf-7295-ad5a-d36da73eb61f', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:19:51.263+00', 'operator', NULL, 'operator', 'key.created', '01a21a28-7ed8-7288-a143-df8cf14fd94a', NULL, NULL, NULL),
	('01a21a28-89ed-732b-aa73-05b194ea59d1', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:19:54.092+00', 'operator', NULL, 'operator', 'key.created', '01a21a28-89e7-71ab-9e6f-40fece92cddc', NULL, NULL, NULL),
	('01a21a28-94e7-771d-bfef-768546244132', '01a21a28-94d5-7503-9a76-829c94be58ec', '2026-11-26 23:19:56.903+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a21a28-9fa1-7256-83e2-320bdb7ee271', '01a21a28-9f91-7712-a0d0-923c9aa9ed59', '2026-11-26 23:19:59.649+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a21a28-aa41-7666-83fe-384499a67dc3', '01a21a28-9f91-7712-a0d0-923c9aa9ed59', '2026-11-26 23:20:02.369+00', 'operator', NULL, 'operator', 'key.created', '01a21a28-aa39-763f-9cc8-f3f97dbcf735', NULL, NULL, NULL),
	('01a21a28-b4d4-7206-ade1-eb545e12bc4f', '01a21a28-9f91-7712-a0d0-923c9aa9ed59', '2026-11-26 23:20:05.076+00', 'operator', NULL, 'operator', 'account.suspended', NULL, NULL, NULL, NULL),
	('01a21a28-bfb8-73a6-ba00-f207e42ebb7d', '01a21a28-94d5-7503-9a76-829c94be58ec', '2026-11-26 23:20:07.864+00', 'operator', NULL, 'operator', 'key.created', '01a21a28-bfb2-7115-9ce4-83baaef2afa3', NULL, NULL, NULL),
	('01a21a28-ca76-7533-97bd-fda82b587d97', NULL, '2026-11-26 23:20:10.614+00', 'operator', NULL, 'operator', 'user.created', '01a21a28-ca6a-7450-9282-ed5bade8afd8', NULL, NULL, NULL),
	('01a21a28-d516-756b-98e3-840582b52ddf', NULL, '2026-11-26 23:20:13.333+00', 'operator', NULL, 'operator', 'user.link_made', '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', NULL, NULL, NULL),
	('01a21a28-d63d-74a3-9ac1-9be5b68605d6', NULL, '2026-11-26 23:20:13.629+00', 'user', '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', 'ada', 'user.password_changed', '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', '127.0.0.1', NULL, 'b5631906a07a6f6d9cf06308b56dcf93'),
	('01a21a28-d641-774d-a352-413d7d8d3fe9', NULL, '2026-11-26 23:20:13.633+00', 'user', '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', 'ada', 'user.signed_in', '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', '127.0.0.1', NULL, 'b5631906a07a6f6d9cf06308b56dcf93'),
	('01a21a28-e097-7641-869e-00d695da536b', NULL, '2026-11-26 23:20:16.279+00', 'operator', NULL, 'operator', 'user.link_made', '01a21a28-ca6a-7450-9282-ed5bade8afd8', NULL, NULL, NULL),
	('01a21a28-e190-70f7-8f00-fcd9472b243d', NULL, '2026-11-26 23:20:16.528+00', 'operator', '01a21a28-ca6a-7450-9282-ed5bade8afd8', 'grace', 'user.password_changed', '01a21a28-ca6a-7450-9282-ed5bade8afd8', '127.0.0.1', NULL, '5ebe7611915dc7fd0e0d8df3168fd5fe'),
	('01a21a28-e192-7364-9af7-18d7c63a0e20', NULL, '2026-11-26 23:20:16.53+00', 'operator', '01a21a28-ca6a-7450-9282-ed5bade8afd8', 'grace', 'user.signed_in', '01a21a28-ca6a-7450-9282-ed5bade8afd8', '127.0.0.1', NULL, '5ebe7611915dc7fd0e0d8df3168fd5fe'),
	('01a21a28-ebe7-7258-b1de-ecd7680ef02b', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:19.175+00', 'operator', NULL, 'operator', 'member.invited', '01a21a28-ebe3-7675-8f1f-e0206d312253', NULL, NULL, NULL),
	('01a21a28-ed01-71ac-818c-e73b7793b2f7', NULL, '2026-11-26 23:20:19.457+00', 'user', '01a21a28-ecfd-7173-8109-832f9ffded83', 'The developer', 'user.created', '01a21a28-ecfd-7173-8109-832f9ffded83', '127.0.0.1', NULL, '13744aa79fcbacba846d5e052f49241d'),
	('01a21a28-ed02-753f-85cd-8822878201f4', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:19.458+00', 'user', '01a21a28-ecfd-7173-8109-832f9ffded83', 'The developer', 'member.joined', '01a21a28-ecfd-7173-8109-832f9ffded83', '127.0.0.1', NULL, '13744aa79fcbacba846d5e052f49241d'),
	('01a21a28-ed04-7232-b818-0c4d45b398b2', NULL, '2026-11-26 23:20:19.46+00', 'user', '01a21a28-ecfd-7173-8109-832f9ffded83', 'The developer', 'user.signed_in', '01a21a28-ecfd-7173-8109-832f9ffded83', '127.0.0.1', NULL, '13744aa79fcbacba846d5e052f49241d'),
	('01a21a28-f720-721f-9cf2-9fc47bf54f9d', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:22.048+00', 'operator', NULL, 'operator', 'member.invited', '01a21a28-f71b-71e2-8205-b9fcae1cc1c9', NULL, NULL, NULL),
	('01a21a28-f81d-718a-85f3-325a8a8589a3', NULL, '2026-11-26 23:20:22.301+00', 'user', '01a21a28-f819-72c7-9746-ffaf60ab59cb', 'The viewer', 'user.created', '01a21a28-f819-72c7-9746-ffaf60ab59cb', '127.0.0.1', NULL, '3b680aac4c822c09b30e3caee1270773'),
	('01a21a28-f81e-749f-915f-acb9e0694c4d', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:22.302+00', 'user', '01a21a28-f819-72c7-9746-ffaf60ab59cb', 'The viewer', 'member.joined', '01a21a28-f819-72c7-9746-ffaf60ab59cb', '127.0.0.1', NULL, '3b680aac4c822c09b30e3caee1270773'),
	('01a21a28-f820-70aa-9320-6b06ee7d6b3a', NULL, '2026-11-26 23:20:22.304+00', 'user', '01a21a28-f819-72c7-9746-ffaf60ab59cb', 'The viewer', 'user.signed_in', '01a21a28-f819-72c7-9746-ffaf60ab59cb', '127.0.0.1', NULL, '3b680aac4c822c09b30e3caee1270773'),
	('01a21a29-01fc-7290-8577-0cee460a0646', NULL, '2026-11-26 23:20:24.827+00', 'operator', NULL, 'operator', 'user.disabled', '01a21a28-f819-72c7-9746-ffaf60ab59cb', NULL, NULL, NULL),
	('01a21a29-0c2f-7376-8149-3b38020ff850', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.439+00', 'operator', NULL, 'operator', 'member.invited', '01a21a29-0c2c-75d4-b179-b29e9e89781f', NULL, NULL, NULL),
	('01a21a29-0cf9-7452-bb2a-7e24e53b9e61', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.641+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'domain.added', '01a21a29-0cef-7039-802d-f7a42584b3ce', '127.0.0.1', NULL, '8372c15ae33f49310607301b1e2d7fe9'),
	('01a21a29-0d0d-76b6-8757-3f34c4ce8c17', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.661+00', 'engine', NULL, 'sendwright', 'domain.verified', '01a21a29-0cef-7039-802d-f7a42584b3ce', '127.0.0.1', NULL, '93262283d9e1dc12dd980c2d3f9432d8'),
	('01a21a29-0d30-73c6-ad10-6c42ef876ac4', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.696+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'domain.added', '01a21a29-0d2c-7004-acc4-9e968b47c3d8', '127.0.0.1', NULL, '5bf890709dd6a669a44239cf9353ca20'),
	('01a21a29-0d78-74ca-b9a9-5afd02fd65e2', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.768+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'domain.added', '01a21a29-0d75-73df-8099-d152f69e334f', '127.0.0.1', NULL, 'c261d9bdfee3c24008088a944a11c237'),
	('01a21a29-0d80-70e1-b2ff-264d1309fb59', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.776+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'domain.removed', '01a21a29-0d75-73df-8099-d152f69e334f', '127.0.0.1', NULL, '005e22cd906eda9394a4ce2629261f2e'),
	('01a21a29-0d8a-71b4-8542-e4713704982b', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.786+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'template.created', '01a21a29-0d87-733c-8ea1-4b7220827e59', '127.0.0.1', NULL, '321f8d57218c340b33bd7d22d4ca5f13'),
	('01a21a29-0d95-7069-b180-732a889b4280', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.797+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'template.changed', '01a21a29-0d87-733c-8ea1-4b7220827e59', '127.0.0.1', NULL, 'f6fc4925b2db8d0d54663037853504d4'),
	('01a21a29-0d9d-760b-b427-617053cd33d4', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.805+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'template.restored', '01a21a29-0d87-733c-8ea1-4b7220827e59', '127.0.0.1', NULL, 'a37c1cd5d3fd30fb4f23950c80b08d20'),
	('01a21a29-0da3-7064-904e-9d42ba513a86', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.811+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'template.created', '01a21a29-0da2-7248-90b2-44f921a5d649', '127.0.0.1', NULL, '741b7d1fed9d4c442b8dd3c7d30a4bd7'),
	('01a21a29-0da8-76af-8e19-06c952b58c2f', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.816+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'template.created', '01a21a29-0da6-7276-89f3-e2b9d446db97', '127.0.0.1', NULL, '90e0e629982607166489d6e50f6d01a9'),
	('01a21a29-0dac-7189-b28e-f9186b47ca33', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.82+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'template.removed', '01a21a29-0da6-7276-89f3-e2b9d446db97', '127.0.0.1', NULL, '92b3efcef21b4c6e4c683a852e4463fd'),
	('01a21a29-0db6-75b5-8cef-d3ed1bff4617', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.83+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'webhook.added', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', '127.0.0.1', NULL, 'd3f6a75a8f3cbbf4f4a8b5dca33817fa'),
	('01a21a29-0dbf-776c-af91-f4fe8d008ce9', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.839+00', 'key', '01a21a28-7ed8-7288-a143-df8cf14fd94a', 'Acme test', 'webhook.added', '01a21a29-0dbe-77d1-a27c-707ea23ae189', '127.0.0.1', NULL, 'd2eb6315d5a49355729b6551236c84cf'),
	('01a21a29-0dc4-70d5-be44-aefaae7f0580', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.844+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'webhook.added', '01a21a29-0dc3-7149-b842-212d01cea632', '127.0.0.1', NULL, '53183659da554d92975a8f93bb6d2ad5'),
	('01a21a29-0dc9-76c8-ab52-6f3e00db6929', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.849+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'webhook.added', '01a21a29-0dc9-76c8-ab52-6f3d20844f03', '127.0.0.1', NULL, '84685e8cdf24f6124322ab763945c25e'),
	('01a21a29-0dd1-7639-a876-f154bd95b38e', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:27.857+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'webhook.removed', '01a21a29-0dc9-76c8-ab52-6f3d20844f03', '127.0.0.1', NULL, 'a5cacb296c6722455aa92fd15141fc73'),
	('01a21a29-2f6a-76a5-a20d-c3dd17e61544', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:36.458+00', 'operator', NULL, 'operator', 'email.settled', '01a21a29-0f6a-76c4-a4d5-acd88b60283b', NULL, NULL, NULL),
	('01a21a29-3094-7323-988e-cb628dbc7291', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:36.756+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'portal.link_made', '01a21a29-3094-7323-988e-cb6127768b17', '127.0.0.1', NULL, 'c2630bc834bc3237cbdc51679231040f'),
	('01a21a29-309f-728f-98e1-387b62b06226', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:36.767+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '98ba5578eb53f7a58aaab5ac29d623e0'),
	('01a21a29-30a5-70ab-b32b-3b8c043e2922', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:36.773+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, 'f7d8fd4bcd223c9477ab508a473a315f'),
	('01a21a29-30ad-71f6-9137-8ebc4f69513a', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:36.781+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'suppression.removed', NULL, '127.0.0.1', NULL, '1037ea78874c69721a6ab578da7fd7d7'),
	('01a21a29-3193-71a2-85be-de70dd31025a', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:37.011+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'recipient.erased', '83c404c86a7a', '127.0.0.1', NULL, '5b1009a34c631152bfc911d7b1fd0690'),
	('01a21a29-45d1-7441-ab3c-549359e167c3', NULL, '2026-11-26 23:20:42.193+00', 'user', '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', 'ada', 'user.signed_in', '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', '127.0.0.1', NULL, '4e7fa3271ad0f98322b3fb7d54c0bc37'),
	('01a21a29-45e9-7116-891e-2830a546896c', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:42.217+00', 'user', '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', 'ada', 'webhook.delivery_sent_again', '01a21a29-44e7-7a56-afd5-fedd691eb290', '127.0.0.1', '01a21a29-45d0-70ac-abec-d968197d4d1a', 'e780e268b03f7cdc469ba837d435b0a2'),
	('01a21a29-44dd-704d-8843-acd4a40f18cd', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:41.949+00', 'key', '01a21a28-7418-7584-b5b3-0d8442edbf40', 'Acme live', 'webhook.added', '01a21a29-44dc-701a-b191-2118bb509e6a', '127.0.0.1', NULL, '80d900b1d71d285bca38b8ff9da397e4'),
	('01a21a29-460d-7673-a2fd-b3886bb42cd1', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:42.253+00', 'user', '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', 'ada', 'webhook.secret_rotated', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', '127.0.0.1', '01a21a29-45d0-70ac-abec-d968197d4d1a', 'ebfb08eccb9abc1cd0c8472c17889b86'),
	('01a21a29-4636-743a-9793-5fd7e320bf12', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:42.294+00', 'user', '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', 'ada', 'email.copied', '01a21a29-4632-7336-8f38-50005a5a4515', '127.0.0.1', '01a21a29-45d0-70ac-abec-d968197d4d1a', '722ce7b3b0da7e8bfbe0a246b730bd13'),
	('01a21a29-50f8-7644-b9f4-6f8eadb0c291', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '2026-11-26 23:20:45.048+00', 'operator', NULL, 'operator', 'domain.dkim_rotated', '01a21a29-0cef-7039-802d-f7a42584b3ce', NULL, NULL, NULL),
	('01a21a29-6c94-7259-b5c0-c77a0e3134ce', '01a21a28-94d5-7503-9a76-829c94be58ec', '2026-11-26 23:20:52.116+00', 'operator', NULL, 'operator', 'emails.held', NULL, NULL, NULL, NULL),
	('01a21a29-7883-77b8-a18f-93de335328ea', '01a21a28-94d5-7503-9a76-829c94be58ec', '2026-11-26 23:20:55.171+00', 'operator', NULL, 'operator', 'account.paused', NULL, NULL, NULL, NULL),
	('01a21a29-7a0f-7382-9d1a-47ce5f6cad10', NULL, '2026-11-26 23:20:55.567+00', 'user', '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', 'ada', 'user.signed_in', '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', '127.0.0.1', NULL, 'e48f741178b628656d4754fc88fb6a1a'),
	('01a21a29-7ab0-7763-9ce7-7700552c7b87', NULL, '2026-11-26 23:20:55.728+00', 'operator', '01a21a28-ca6a-7450-9282-ed5bade8afd8', 'grace', 'user.signed_in', '01a21a28-ca6a-7450-9282-ed5bade8afd8', '127.0.0.1', NULL, 'e06539ba651b941ad732d3787687a474');


--
-- Data for Name: domains; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.domains VALUES
	('01a21a29-0d2c-7004-acc4-9e968b47c3d8', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'pending.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"swdfce4a0c64._domainkey.pending.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtJ8nuDuvbPC1T5hi5VR9G+WpS2b6G9M7TQ4IDqumxjNOCXfVO93DaX+NZcGEinTabqmp2MCc/fNOkxUfwGKORYraZei3EwIOdnIxBkA5+OLlTSFbZGWD0U7fwCoJEl/UrrMNNZlCc6wKKwDwswFPNzuxYKrZOqNsbLDriiS06PGYOKWa25hIRP3P/UV6Cq1r6i1m6cc5qHP4TAl9IKxe+62h/+omVQfLZYCUmDhFTujgK4qZcQFhUnMOKcGnCcv7OMUoNycMq6zis87frYZu6hrhuj1IDEjq5dSsnhSOekt6rlgCjI0tUxXu6aTSF47PwI8R84srq+KTvqoQhGhW5QIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.pending.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.pending.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.pending.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'swdfce4a0c64', '2.throwaway.9446ec632285cc9c.-wZ3MIUydloogNkE.7cri58OyH_-vprrBcOToDOpWSSO_QqbipVLR6Ae0NLw6Csdkj0qrSHwg9hUBydMMoeRDNVSTnLsu84GMh5uLd1KjeVmsZyr7N7tZdgV9oMHP3qpOD5i6W_VgwY4aMnJigGZD_usNaBoUEfr-ctrx6BAJLqeCTMgFSe_1rEofr-tzgTR5KzufHBmZB7DQx2X95ujMHqSbS0KHloYtt1RynZ4v0wj1v-QDTBxcevg6xmhcfkBpNQWS6mGvlbe1UfwipbVuQ2U4bZgT3NvgpJXH-G31wuEoCmSfvuVroC4Cbzkm0R9d100aFA-N57Ub-Rfbw9_nFFz7rkZBGaFRUbuoRYBEe6ZoSE2jORkVSJbZGmdc7_v94yQg3bEVNwVEkjrtJM1itYj8JsbQm0BtVHyYn2IPkZh-NBweaXXFIWx-HrHtlonnosDlpZINklxrJLv1sCr-BjyWaV9NrXGhkAxqw9aOqNV6b_kV5rAaTF3BUROgZUsz_GXgt0xrXHIWQvAWCuUj12sbX55aV0De5ZFG97rzk1ZWGQvFa8RbdesIOfccHplHpxMv9deu2WxAzpOU35n9-cktq5VrZFHSjbmCE2go9r-pOWEqpI8DN--gpO_e93fIxJNVSe_xp6aZXPCZQwUqGM3amIdengBQssR7uZpIIb9hS5kt_NkzQsGbBPL4StCRd7WSEu5H0JrFkITvUJIMQ7wLv8wq22MHAX7thPadgTA5MLLNNIL0jMq6BeMZXGWZeIqsj8oCDDTKsuxdYpGh5ZQuZr-Vr16p_FqshqWzspkvjsaVGS-Iv2RbZ5vKb068MJBfKY4_B9zxgrBicPniiQrfSxxNPSz0na5BZROaLe5OX4eNqKBCMhlAR4fZhRLJdTvEGUwUT9KHvR8sVz2XKnvftZ14lp3Wk2EwbX8DQB38HUdTTi2SWIYgUVakYSyQvNwlWElTS-FlcBgucHVcugnDBKtAPBN54jzIqRHcAQSxJhaUvPf95Q_HXK4mt1xSePrgeWGBDh0MrTDlKNm4MWA1_r3GOVt0KqwBevT1e2bwZI6zjtLM2jzyEMcxwiY4CaU1bnOprX9M6yYw7jdzqQ9j-rHRPtbeSH7nj-lLv_mc3vDDeLi3AfTLbyui7y0-dMo0b9qkAgUx-8TwEhu15L4nSARck091FMC3T7gKz2hHMxUxdezDFaJ3WetXAJFdt1eKrZbf4HBaP7UdFmXXAtVJAUZ2O1lGxmRfsCrrr1u1zFkAuZ_AbRS48LO3ING-CIixBBeT-vJtL3ZKCGDMHgT_9n3CnObyrt7bZakNOJLFovNSGB-Dl5P7EYWlFdcNZDCkwn2pP7biWEqDg_96o0RVPJIcWLDiqAUvDKxxgj8etd1sbfOVat27Bo_oT3IvnHkeZPzEiX9kLIAPiJ7zHSlzP0kPWVQf13WvzHOg_wWqookHJKffKvQ2U4yUBMJgnqgMBTSX6DLRIiZQHF5uLL1R69XV5Ud1HcKLGGOvPOucsVuaiRZS-GjUkxCMebJC--fUXfw8D0lUyAHOZXrcY6lYO6orc004oVoDkSbLNWsBzFriwwgTdeagT2URV3Ff0FQ2UgI3IvxvE7otazoQd205dbpckY-8Z4NFXirO-ygshodfiHp7JzAWJYCfbe2qdkrySn-mv1ehq0wzPNbssAakdae_3USeD8lDMqPYs6TAHt527Qy7C7tp4g2ZyU428QVJenrarYLdXWUqbx5TXCDYLq83oer1--h2HizxvwFySuII2izQWB8lmw2JhfWJn4dTKW_p6R1_CMGwX4h8x7FusL4lqA961ZorZ2tmPJ_ws_n4zVxClEwdI1B0R5fwHz0V8xDrQBQMpmbzTkpYucnt2UP5qpRszaC6Ebb0EaLXWXltmm92rDM1ewCNzsfkoNvIzS38oxd-NGWDR93QL9RHmyCqrzeBuu0CYO2XN7Qgtdcek_a8seXAuxtCcF6HvS6NcrNTkdPh2i1ZZ-2JiBlWPj0iss17EkwrXldvD79XEtDmOfU42EOXpe9tALL-AkN7FcJi7uefhdV9py-sRdeqDcMWbYUELtXdpeDghTOAB4GHC-A1mQpemaw63NEAv4Xvg2aH1f3b2U316cpr0E3mY9QwbLL6Shxk3__Q_c827PjeNWHOUiUkodiyNZNGh2PlIlS2CkMBVOW4oA3thpyZl30SWN2LCNGEm3TVdCe5Iz-rzu5ekNezbafVSVoB42dvCScDuSc8cVqZPEVh_N-MlfKwunS5_gikHDXAV8_B5CkhCYivXers8Ph-R7E5SBxzRA', NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-26 23:25:27.697+00', '2026-11-26 23:20:27.692+00', NULL),
	('01a21a29-0cef-7039-802d-f7a42584b3ce', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'mail.acme.example', 'local', 'verified', 'healthy', '2026-11-26 23:20:27.658+00', NULL, '[{"id":"dkim","type":"TXT","name":"swa8356e2378._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAutI8WZ1aWOO6BiA71m62e/qIEZARfANtHX+8R5/REywa90LXSpJPufIWXtcK+xe7CS1HPgo61lqDuaWfgFNLt/BEiNUMFZ/MHm9/M0Hbvh7ibBGAPOFlnbxf9T8aZkKiHYhKR3IKCgGjLCZ/CD6SrMAmeHadJX8V0sTlaU8HGRUolVXGGZNSlHyh0TAq+8WxpYqVWPufMZba+453EQGwy7kPPk3jKPdI/jBzKM7v9LahPAgX75dWgp1jvsj8nmX0NrSLMkkpnksGEKayRASOJEHelpB+ZivfGLvuZ1xCeWSBrF/r9RtpEz4rBU19ynpp/q7xv3Jd0MEVQLuoAOXhEwIDAQAB","purpose":"dkim"},{"id":"dkim_swc07c1268b0","type":"TXT","name":"swc07c1268b0._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAx4q8SAL2ifn8e6AXuKFicyvDicBxlp6I95wEuiK2kotwZ4tYOxIvgn0Y4AqCZDn5dDgbXImaHFUDlp65mUxbxR1iKufWlYjCO3PZyC6221vN3xeKl2tQC4jEwFKUjh3ELVuBKiNu7GEG9IWBsgU8nsqi0Q9UeAB0jBYPGlRVxvtkEU+fz9OFDTivzEdQZSYh6eMM+lC0Ie80Lh7FXogsi+upe54I5c12gdyAIcXcm47+1KoCnQ1UAaUyOyfHX1I91wzQ7o2GWz6PGVxRUOrTOtX5Mhz44cynSj4h7oVeYtVuPzvNSYXfW+JYGgmO43uDCkOrvarIEn/OoQv1LcO12QIDAQAB","purpose":"dkim","gating":false},{"id":"return_path_mx","type":"MX","name":"send.mail.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.mail.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.mail.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', '[{"id":"dkim","state":"found","found":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAutI8WZ1aWOO6BiA71m62e/qIEZARfANtHX+8R5/REywa90LXSpJPufIWXtcK+xe7CS1HPgo61lqDuaWfgFNLt/BEiNUMFZ/MHm9/M0Hbvh7ibBGAPOFlnbxf9T8aZkKiHYhKR3IKCgGjLCZ/CD6SrMAmeHadJX8V0sTlaU8HGRUolVXGGZNSlHyh0TAq+8WxpYqVWPufMZba+453EQGwy7kPPk3jKPdI/jBzKM7v9LahPAgX75dWgp1jvsj8nmX0NrSLMkkpnksGEKayRASOJEHelpB+ZivfGLvuZ1xCeWSBrF/r9RtpEz4rBU19ynpp/q7xv3Jd0MEVQLuoAOXhEwIDAQAB"},{"id":"return_path_mx","state":"found","found":"10 bounces.sendwright.test"},{"id":"return_path_spf","state":"found","found":"v=spf1 a:bounces.sendwright.test ~all"},{"id":"dmarc","state":"found","found":"v=DMARC1; p=none;"}]', '2026-11-26 23:20:27.658+00', 'swa8356e2378', '2.throwaway.9446ec632285cc9c.aj86X5BSKDU2rFKp.mqHXy1NuEcMahDtrJ0v639jnc3ePRe5kk7xWAqNwd5wBLigdEXYmcbbIm0bBB8Cv4wZJ5u5yxRPCUPByVKn0hoMqZ3Q2Yr3eqf4TnSOUOP7NMLV-KAnX4TbLySou3AXVZiqM2QFBm28FMFBgAaGVCcutuecR3l2wh5d_AxLQbnQCHnJpq5OfqEqgwyILXiVBKNsjgFoinpPDU2Ss6w0CzV90_2_-cOmR7-OhNOYjJezFWghP61yaHIulaRRoB19PKrC3K1195IbiH95Jo4MW6WSS028mVmzL_eNHNF8akqJD15FW6jKexQ9A52nvB7JkJQQUW3rQ7K78eQiAu1BUGERw2NQL-d7ghvhRXqpAoDLW4j7ZpnkMiBYJoz2q0zcVLbD9TWd1AOZfXobXvablW4T2zVxJVsliZREYNamOv6vBeh6_rvKHzB3uYtAHgR_aTRlnkraJIOULnwPr8xM9CxtOUCG7PP-HYTmd60RofJ9L67a-aNPRhUPMWr379WZY-k9epIv2lfLOdvZHs6bzj-oth4IayitCncJtyHjrObNFy_QdCvmSiK1vIht720wUsEj4Ie7Pac_ihWnAJIRUlpf0MWzHX17t3bzX7NypSRzyWjuJeVx6JvGtmOVcg2uhojAVyQ2HAPNSHEVC5lmvQl3XY54uoxbNvRKZYIRlfXzuljyc13jqqOl5kMddKBRK4LoPw4Q6bbRVz0bboIdxkML-zEubSTd0VHhNUhE2UUUsKvnWo0xvkK0y0YducyRVAcatrxEBvsKa-XQ8Wxkxx3VljXGBeBwkNG43jpSsSF_oo3hk7kiJpPGcM1_lV77uyXA34zlYgjSrJRtnzJf972ngWEjre5UDgJDUWMkmGTGtJDD5-T5-DeQhEwXgWO-oUSIOcZGm28Ya7H0RssWmdM8OE74OSS4PGbSih5EPIRu1Y6W3PfmRyhdZCaJhYx2CDmt49eWy9ZGj5vng-xRhPHfOeCsriw5PkTYWkoXNY-th0ACjem8nsZt7Q9V5Zdi7L2KNPgm-mqkKPaIQcquEUbP1evVJ-ARXBw_ogk-V2nGQMWjekJNvD5KBOK0tO1BSmV_3dzf-baq85zNvWOgVy-BVC3LZXqZWqQ_5ZSHPfiRAbbvwHP_U8i57rfDmv2nkgsk5eEgiJ0dHioBvjT0U0vdaEZIUcoh7ziO8DwrchGwsbvn7IWE-CsPl0lejwkDKmYLR6f4kZzIOFo5uJJEH-8zomZD5CrluTq_PDRYcwHHB1LfVAoHUrti3KhpDW2QxP44v6TzFUNgv_bR8PDNvImWGSjAsOi8uUAiM7lJWRH92KsL7goGP-MAtY0zvB0LVLmT9e0b3y9_KOXuIseP-BZ9YN2_zWD-QWgk-xbUdlF3nY11aoMqNwoakiTrbBCxhA5gAHTAx-NCs9NH_vadBTuOqgCrMfYa23GnyFF8Lnhaj3HWLXBuG8Q9Tx9ZunNt2myfw6c7eOnt0extZp48VKuLg9BJRpY3-0-pswvNYdG35cjxZnwB2lELi1GsZWbCLWzcCTIQ8LPXJHylW7wp9tlaUajdBkvqsvLhMgaax7bR5IFAKcj9OgU01CG4vQeUyW3V6RkaJMSvOzLvVMcLF2tWDo6MsQ6tYbQs8c0l5Oj5q9oa9LKdN-DF0_yvpjwtpCYbnZWP-7z3QvdhfZk74ttfEEZiWQ1W0g8plwL2Qo5IJN-hB5m0dkxtSQwRPhH8qCT1RsKwFRs_zh9r1ciZ291piE480RC5MHEg5ZhU6je3wT--exHFmslCHdjcf9q5k1IUIDMhqeJj-djvV27e7NuOXMF3CgU8PS8jCR0Vm5JonRQ7zoibaAprg0OckyLPlpwzLLZv_nonprH6EZ0s9T5pkR4RAD17vgfElQwIUZNzleZafgYP_aGP8-K1kKYVYwvyrBjgjauJKgsUMtY1swxihp5MZxrA0rDJJy-zZwHdjOqm7kT5ExCh81h40N8c6RN0MLZPdlxq4p2bBSefdYxMoY38yjfuwJXOArUJQicatLSuy44K9d_2cBrEAVRWeWen8OnLWxadL9zT54jhxsN27UOVlbCamOhwfYWuTfbeWsIfdsD8EH6fLtSUdP6lxikpbVX0vRS3aULA24cE0PL7uZyzou5C4Vs1O6wUv5uXW-ZcEbXyaIdm8c_BzfjYOmdAaLGv7QtxM4Ew52Z5MacqWakOgc2k8ywxsLD7tHqUtI8fCnx4GY3pbGuGsvLA0yZQ-w-OeGM5n04bkP4ftHgZhkVwjzGJhfNIOMoHZyAoVtftyKunKwQ', 'swa8356e2378', 'swc07c1268b0', '2026-11-26 23:20:45.042+00', NULL, '2.throwaway.9446ec632285cc9c.07UbkGt_1LOjsxFM.M7JeBP_5kSvAgsLJFCt-wEAf3GtGOzCHkKDJZWmO562gfi8eAC-QcKnhhAwevZwExGcqbm8WuMcoYSFRYa3eRB3bAOIXtgiPCZix9Tisw6eKpvbsyiAxAGmX7Jv7tQyi29PPy49diihi-v45MXYlLbGeRWIX90Grq6QELl-Djd7I-jPZEHtPL0BRGKnqJE1f7ZMSfwnQJWOJWN-9xsbS9cWAIPXJ5VhWaQtAjyz85H2cyzyI7VvQCE3nTBweDpEdLAMB5lziEIwl9k9x7hvaG9utSIoo2uzmI0SmJjHwZqyUyeSPlgivMesY-kDYBRe46B_2JiGf8na1ysGcKc39xNmBXSYbvrAvowhPg1Zg7BvLuPfG7utQa-vyHXfIaAM42JRSgHmV7B0e3UVW0Jeq9I_HFheMeWVybqtC6dRX6OG1d2KchN-kCX7CrXOvem4oLPulaxly4znGakwZABN6yD_kC0P5qByS1hkjC__oBs12bEDsc4zdam2NjJd6uFzcqTmAD8HAwe0Krenx4ACJGNunqk7QT0n1NwPtiDb74geWm2T79ccF89aOkSfynue1B9Fcce3HHeTUvkXam-UW1IsdVDwwMNpEi7yM22HivJqqpFxGZ_CyvL2SXyl8WPgeBXcwIBqwF9-sGoO3tYyNRTSFmAWnQwe16viSHLpdf2GsI9OOZh75KEEi3uhELQC4YJMcwEEkAdxn3kdmBAIhEWZew22qNpWSXzTP8Tji64f7ml6-lLej5hPXB5eKKnWIGQ9rzHFJ87_EjC59soCVnbtPSg2nlp1o5KFpkcysXxfmrxvnxM8PRZGZ88Cd-u2IT3H4KFY8u5MKGT1l5Yk_8nfpym0U7xAPi1yamfnHt6gU8xsbmViTcGfEU9pup8FsSRtcCctyw9d0jt9gq1XCrPPMvoX766wBzihJrSKS9WsFJ63g-VOhxqxLLeR8ge9axDnSO7sr4794cKyuGlTCHux0dRnMfwmJ2Aiv3Jxf-4Rs5RwOXffJIYtEh4wWC6WtiqMByjvkCHLWDH-jZhaR5SvisC10SHRNKciV7fxxyibdUj17qgmzfuCEj-_8ND3-nstNuYrE4ucVSA6aX7nYtQoj-oFpbyDS-Xqu0X_0kJxgUjjQg0yqhZ3TKqCuldyJAIwwb0kWAJy4taxzZlFp9M_WuPGczUQfwv9PP_kNSaSsEB4I6IZPuu_sp-uBL78uAaSSqBFB9MBMXYAKMs5enVbkls3C0-PQNjmq2aAAZc-G_VKXFoR2fdQ_PBItWK34ctB9_LZrROoXU1LoQhCrvSJAG3JMkDYNd_oFxGmADBohS4ArFlrRc1fBbBmDgsqCqplIz3gb-s0ioYV61imgwBGMlAD4cG07hP3P5KetX1fcaghBT1bPOefOe4vYr-EuBVYJAoTtXl9NfkPD1GGG3YYe13CBTAFpSJfc28HySAeP6zqqUFY46NrmCRc_Sze-EIOS7prXBpnNU27_9g87C_4Z3DUNzvjk3wVTYcXuXkQ1l7ql0iISoMRP5qYhpdSxiFumhdf7SGvCQwExQIrS842xSTiDh777vbgFmvFpj_6z9Qu_3jlHnk9Hm_BwBpIWVBQFgj1AuLfxcSlgXqvEMCg4nGHRSRPDFq1a0o4FtOYUnj8EneAtsIK-gGEXUy7ENAsiBBx4Rp77noWGwhNSZoP5QVrfjnA3X-ko9j8A1MUa09M6YvZ5lfYZPcpNGgpgxZNrG-wJzDP399GRpPHyLAzqa3TXTUqiHuIDwhsYwulR92JlEv01yN6XtaU2ifrEnzDbqtQC67z0O6qbFVj_gZ1Q1OqE3-b9Dhdd2vQgZBfa08KYNQdg7IzU73I0FiRgeN8kcna2Wap2zKIy6dfC0IvU9OcPDhSao6FvwNktRy4GVKGySDm3LowR_-d9vDQ6N81ZPONBxWnwhhaRkn4K9O30a9esqMyVQxDqdp1IHtV6e4RZ1yFKN_2ExGSZ8Y-R7k-WdVrx2GE-hH2InHgK8vcWx_1FPOCZApTostcXtjU2238AWRwr6-rvPKqQDGxqXfbDg0a1pJVEYtgzPQs05Ixau9qpr7qKGkhFucABJeVCrgz3eTx-J2Uz5izu5MZimCoj8ivo5tWNJaHCSqfXTTvJTJ-gAUHh7UiPX3tjCXZWnjTU-qkQkYifPpZ1-aNlN0YB6mPk9xNipt8eVu1MomTIQtrU31jVGQKw5vGfrnV7j99aksDZHKDDOFZCfwoyyILAjMjIfWUSAB4sQXGM6AnqO2q8xtFwFRGvxBdaASH71P4En_vYyw', 2, '2026-11-26 23:20:27.652+00', '2026-11-26 23:25:27.663+00', '2026-11-26 23:20:27.631+00', NULL),
	('01a21a29-0d75-73df-8099-d152f69e334f', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'removed.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw2f35be2336._domainkey.removed.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAnjuMdaNlTyZZSp7zw2p6NIyRSqEa3LgIxJ50I2tFUvghDTwAh+kDBUDE6M8iKbiWdfKUAQJuwNbipAm+iAdIr+a+zfayrOCxJuUA1xNVYvm3fCu2JOF95H6s0wun77uI92mXVJoXC9fl5881E0JN1NTNWN2XIb5ObMt0/ONYQ0OLSD85jmoBu5TRYsEuVaLqt6zOHPAY1tW7rE0lUBBJTTsUQ8vmpMiRmj9hhPlFve8uOJA3lgocshKGlce7gZfTU+31bQ6m6EMQKWoi07zV4wNuULZzoAcPCLbaxXPzPVb9+MALOWIxXZ8H2owz5jyGSueC3JB4txPbkQ4RttX0AwIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.removed.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.removed.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.removed.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw2f35be2336', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-26 23:25:27.77+00', '2026-11-26 23:20:27.765+00', '2026-11-26 23:20:27.775+00');


--
-- Data for Name: email_attachments_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_attachments_2026_11 VALUES
	('01a21a29-0ddb-761d-804f-4269c145517c', 2, NULL, 'text/calendar; method=REQUEST', NULL, 'alternative', 32, '\x424547494e3a5643414c454e4441520d0a454e443a5643414c454e4441520d0a'),
	('01a21a29-0ddb-761d-804f-4269c145517c', 1, 'logo.png', 'image/png', 'logo', 'inline', 70, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082'),
	('01a21a29-0ddb-761d-804f-4269c145517c', 0, 'Rechnung ü.pdf', 'application/pdf', NULL, 'attachment', 20, '\x255044462d312e34206e6f207265616c206f6e65');


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
	('01a21a29-0ddb-761d-804f-4269c145517c', '<p>0: 0</p>
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
	('01a21a29-0dff-73f0-9f65-4bec801b9eaa', NULL, 'To be delivered, in plain text.', '{}', NULL),
	('01a21a29-0e22-76cb-b610-bd1a76f1497f', NULL, 'To be bounced, in plain text.', '{}', NULL),
	('01a21a29-0e36-7406-9c14-9be6f9e42dfe', NULL, 'To be complained, in plain text.', '{}', NULL),
	('01a21a29-0e58-76a2-a5a5-96c2bc6ef846', NULL, 'To several, in plain text.', '{}', NULL),
	('01a21a29-0e68-7455-a3ba-f5bfdeb64bbb', NULL, 'To nobody, in plain text.', '{}', NULL),
	('01a21a29-0e78-767f-9b0a-8e2ecfe744c3', NULL, 'To a name that is spelled in another way on its way, in plain text.', '{}', NULL),
	('01a21a29-0e9f-72ab-bfd4-a5a48a8e5709', NULL, 'To nobody and somebody, in plain text.', '{}', NULL),
	('01a21a29-0eb0-7693-9130-fe7947c18f94', '<p>Welcome, Tina: <b>!</b></p>', 'Welcome, Tina', '{}', NULL),
	('01a21a29-0efc-770b-a518-c479e5459f16', NULL, 'One of a batch, in plain text.', '{}', NULL),
	('01a21a29-0f1c-7557-ad24-9e27ea6f30e5', NULL, 'To be cancelled, in plain text.', '{}', NULL),
	('01a21a29-0f3e-7276-9f01-fcd29fc313e7', NULL, 'Refused for now, in plain text.', '{}', NULL),
	('01a21a29-0f5d-7018-93b9-692ff594b7ff', NULL, 'Held, as its answer was lost, in plain text.', '{}', NULL),
	('01a21a29-0f6a-76c4-a4d5-acd88b60283b', NULL, 'Settled as failed, in plain text.', '{}', NULL),
	('01a21a29-3032-7239-a81a-9e82d3dbb0a5', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a21a29-3049-75e6-a3c8-86384df5fd8e', '<p>Test</p>', NULL, '{}', NULL),
	('01a21a29-3059-73df-a9fc-4cd2dfe4cff3', '<p>Test</p>', NULL, '{}', NULL),
	('01a21a29-3067-72fc-af08-ca4dd07529ea', '<p>Test</p>', NULL, '{}', NULL),
	('01a21a29-3082-75dd-8167-dad7d5b41236', NULL, 'x', '{}', NULL),
	('01a21a29-30b2-75db-8fd8-302ecfbdef40', NULL, 'Dear [erased], dear Rita.', '{}', NULL),
	('01a21a29-44e1-7111-aada-7134b7ec9bb6', NULL, 'Waiting', '{}', NULL),
	('01a21a29-4632-7336-8f38-50005a5a4515', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a21a29-5181-7358-b152-5b10ad57a35b', NULL, 'Soon', '{}', NULL),
	('01a21a29-5fdc-703f-b10c-cbaa00acb7af', NULL, 'Queued to go out.', '{}', NULL),
	('01a21a29-6002-7733-ac4c-431a225ba56b', NULL, 'Queued for the simulator.', '{}', NULL),
	('01a21a29-6012-7531-b810-6258d98278ac', NULL, 'Scheduled, to be cancelled.', '{}', NULL),
	('01a21a29-6021-7280-a388-7398b43f6dbb', NULL, 'Scheduled, to go out.', '{}', NULL),
	('01a21a29-602b-74f7-ada8-a71ef1e9ae57', NULL, 'Asked under a key.', '{}', NULL),
	('01a21a29-6053-71ce-99de-b996f863f509', NULL, 'x', '{}', NULL),
	('01a21a29-6d79-757a-92da-bb2062c815d9', NULL, 'x', '{}', NULL);


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
	('01a21a29-0dff-73f0-9f65-4bec801b9eaa', 1, '01a21a29-0e13-7285-91b3-a51afcc17bcc', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a21a29-0e10-7466-8607-94b9404efaef"}', '2026-11-26 23:20:27.92+00', '{"email.sent delivered@f7ec498033.sandbox.sendwright.test"}', '913'),
	('01a21a29-0e22-76cb-b610-bd1a76f1497f', 1, '01a21a29-0e2e-7408-b637-34d040005f6c', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a21a29-0e2c-747f-9dbf-f259ae5ec1da"}', '2026-11-26 23:20:27.948+00', '{"email.sent bounced@f7ec498033.sandbox.sendwright.test"}', '919'),
	('01a21a29-0e36-7406-9c14-9be6f9e42dfe', 1, '01a21a29-0e47-71b6-bfe1-0b8cc3257628', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a21a29-0e46-762e-bd9f-1930ed557d26"}', '2026-11-26 23:20:27.974+00', '{"email.sent complained@f7ec498033.sandbox.sendwright.test"}', '924'),
	('01a21a29-0ddb-761d-804f-4269c145517c', 1, '01a21a29-0e8b-7303-8ac6-d945412c2dbd', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21a29-0ddb-761d-804f-4269c145517c@mail.acme.example"}', '2026-11-26 23:20:28.042+00', '{"email.sent ada@example.com,bea@example.net,carl@example.com"}', '935'),
	('01a21a29-0e78-767f-9b0a-8e2ecfe744c3', 1, '01a21a29-0eb0-76e8-97f0-7176650f061c', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21a29-0e78-767f-9b0a-8e2ecfe744c3@mail.acme.example"}', '2026-11-26 23:20:28.061+00', '{"email.sent joerg.big@xn--bcher-kva.example"}', '942'),
	('01a21a29-0e58-76a2-a5a5-96c2bc6ef846', 1, '01a21a29-0ebe-77e6-b585-644d26ea8f86', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21a29-0e58-76a2-a5a5-96c2bc6ef846@mail.acme.example","recipients":["real@example.com"]}', '2026-11-26 23:20:28.052+00', '{"email.sent real@example.com"}', '943'),
	('01a21a29-0e58-76a2-a5a5-96c2bc6ef846', 2, '01a21a29-0ebe-77e6-b585-644e3c3ab8f5', 'email.sent', '{"attempt":1,"recipients":["delivered+a@f7ec498033.sandbox.sendwright.test","bounced+b@f7ec498033.sandbox.sendwright.test"],"provider":"simulator","provider_message_id":"sim_01a21a29-0e94-77c1-af86-7438175ff854"}', '2026-11-26 23:20:28.052+00', '{"email.sent bounced+b@f7ec498033.sandbox.sendwright.test,delivered+a@f7ec498033.sandbox.sendwright.test"}', '943'),
	('01a21a29-0e68-7455-a3ba-f5bfdeb64bbb', 1, '01a21a29-0ebe-77e6-b585-644f10cb3cae', 'email.bounced', '{"recipients":["gone@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-26 23:20:28.049+00', '{}', '943'),
	('01a21a29-0e9f-72ab-bfd4-a5a48a8e5709', 1, '01a21a29-0ed9-70ac-932b-e43797e6e4dd', 'email.bounced', '{"recipients":["gone-too@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-26 23:20:28.088+00', '{}', '948'),
	('01a21a29-0e9f-72ab-bfd4-a5a48a8e5709', 2, '01a21a29-0ed9-70ac-932b-e438e1dd7c5e', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21a29-0e9f-72ab-bfd4-a5a48a8e5709@mail.acme.example","recipients":["there@example.org"]}', '2026-11-26 23:20:28.088+00', '{"email.sent there@example.org"}', '948'),
	('01a21a29-0eb0-7693-9130-fe7947c18f94', 1, '01a21a29-0ef5-756f-93e0-96dbe360ed07', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21a29-0eb0-7693-9130-fe7947c18f94@mail.acme.example"}', '2026-11-26 23:20:28.146+00', '{"email.sent tina@example.com"}', '953'),
	('01a21a29-0efc-770b-a518-c479e5459f16', 1, '01a21a29-0f13-754b-a274-129656bc40da', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a21a29-0f12-77c6-b782-f42307cd5718"}', '2026-11-26 23:20:28.178+00', '{"email.sent delivered@f7ec498033.sandbox.sendwright.test"}', '963'),
	('01a21a29-0f1c-7557-ad24-9e27ea6f30e5', 1, '01a21a29-0f31-76f2-90a4-2ef53aab7e8f', 'email.cancelled', '{}', '2026-11-26 23:20:28.209+00', '{}', '965'),
	('01a21a29-0dff-73f0-9f65-4bec801b9eaa', 2, '01a21a29-121c-750a-ae24-5f32c2ba5941', 'email.delivered', '{"recipients":["delivered@f7ec498033.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21a29-0e10-7466-8607-94b9404efaef","provider":"simulator"}', '2026-11-26 23:20:28.92+00', '{"simulator:sim_01a21a29-0e10-7466-8607-94b9404efaef email.delivered","simulator sim_01a21a29-0e10-7466-8607-94b9404efaef email.delivered","email.delivered delivered delivered@f7ec498033.sandbox.sendwright.test 2026-11-26T23:20:28.920Z"}', '980'),
	('01a21a29-0e22-76cb-b610-bd1a76f1497f', 2, '01a21a29-1635-7419-8a8f-d76420f83025', 'email.bounced', '{"recipients":["bounced@f7ec498033.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a21a29-0e2c-747f-9dbf-f259ae5ec1da","provider":"simulator"}', '2026-11-26 23:20:28.948+00', '{"simulator:sim_01a21a29-0e2c-747f-9dbf-f259ae5ec1da email.bounced","simulator sim_01a21a29-0e2c-747f-9dbf-f259ae5ec1da email.bounced","email.bounced bounced bounced@f7ec498033.sandbox.sendwright.test 2026-11-26T23:20:28.948Z"}', '985'),
	('01a21a29-0e36-7406-9c14-9be6f9e42dfe', 2, '01a21a29-1635-7419-8a8f-d76584c0c0d8', 'email.delivered', '{"recipients":["complained@f7ec498033.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21a29-0e46-762e-bd9f-1930ed557d26","provider":"simulator"}', '2026-11-26 23:20:28.974+00', '{"simulator:sim_01a21a29-0e46-762e-bd9f-1930ed557d26 email.delivered","simulator sim_01a21a29-0e46-762e-bd9f-1930ed557d26 email.delivered","email.delivered delivered complained@f7ec498033.sandbox.sendwright.test 2026-11-26T23:20:28.974Z"}', '985'),
	('01a21a29-0e36-7406-9c14-9be6f9e42dfe', 3, '01a21a29-1635-7419-8a8f-d766589c7122', 'email.complained', '{"recipients":["complained@f7ec498033.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a21a29-0e46-762e-bd9f-1930ed557d26","provider_message_id":"sim_01a21a29-0e46-762e-bd9f-1930ed557d26","provider":"simulator"}', '2026-11-26 23:20:29.974+00', '{"simulator:sim_01a21a29-0e46-762e-bd9f-1930ed557d26 email.complained","simulator sim_01a21a29-0e46-762e-bd9f-1930ed557d26 email.complained","email.complained complained complained@f7ec498033.sandbox.sendwright.test feedback-sim_01a21a29-0e46-762e-bd9f-1930ed557d26"}', '985'),
	('01a21a29-0e58-76a2-a5a5-96c2bc6ef846', 3, '01a21a29-1635-7419-8a8f-d7671756d693', 'email.bounced', '{"recipients":["bounced+b@f7ec498033.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a21a29-0e94-77c1-af86-7438175ff854","provider":"simulator"}', '2026-11-26 23:20:29.052+00', '{"simulator:sim_01a21a29-0e94-77c1-af86-7438175ff854 email.bounced","simulator sim_01a21a29-0e94-77c1-af86-7438175ff854 email.bounced","email.bounced bounced bounced+b@f7ec498033.sandbox.sendwright.test 2026-11-26T23:20:29.052Z"}', '985'),
	('01a21a29-0e58-76a2-a5a5-96c2bc6ef846', 4, '01a21a29-1635-7419-8a8f-d768b7e622a0', 'email.delivered', '{"recipients":["delivered+a@f7ec498033.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21a29-0e94-77c1-af86-7438175ff854","provider":"simulator"}', '2026-11-26 23:20:29.052+00', '{"simulator:sim_01a21a29-0e94-77c1-af86-7438175ff854 email.delivered","simulator sim_01a21a29-0e94-77c1-af86-7438175ff854 email.delivered","email.delivered delivered delivered+a@f7ec498033.sandbox.sendwright.test 2026-11-26T23:20:29.052Z"}', '985'),
	('01a21a29-3032-7239-a81a-9e82d3dbb0a5', 1, '01a21a29-303b-74d9-b70a-b06b331001a8', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a21a29-3039-7556-b39e-7d60b592a696"}', '2026-11-26 23:20:36.665+00', '{"email.sent delivered@f7ec498033.sandbox.sendwright.test"}', '1014'),
	('01a21a29-0efc-770b-a518-c479e5459f16', 2, '01a21a29-1635-7419-8a8f-d769da0d4882', 'email.delivered', '{"recipients":["delivered@f7ec498033.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21a29-0f12-77c6-b782-f42307cd5718","provider":"simulator"}', '2026-11-26 23:20:29.178+00', '{"simulator:sim_01a21a29-0f12-77c6-b782-f42307cd5718 email.delivered","simulator sim_01a21a29-0f12-77c6-b782-f42307cd5718 email.delivered","email.delivered delivered delivered@f7ec498033.sandbox.sendwright.test 2026-11-26T23:20:29.178Z"}', '985'),
	('01a21a29-0f6a-76c4-a4d5-acd88b60283b', 1, '01a21a29-2f56-7362-8bfb-b23b6f74f13e', 'email.failed', '{"recipients":["cut-too@example.com"],"reason":"outcome_unknown","provider_code":null,"attempts":2,"provider":"operator"}', '2026-11-26 23:20:36.426+00', '{"operator 09d9bf01-ed91-4a5a-a3ff-3e83acfa6d6b","email.failed failed cut-too@example.com 2026-11-26T23:20:36.426Z"}', '1007'),
	('01a21a29-4632-7336-8f38-50005a5a4515', 1, '01a21a29-4653-774d-b9b7-020fe8e028bf', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21a29-4632-7336-8f38-50005a5a4515@mail.acme.example"}', '2026-11-26 23:20:42.323+00', '{"email.sent copied@example.com"}', '1214'),
	('01a21a29-3049-75e6-a3c8-86384df5fd8e', 1, '01a21a29-3061-77fc-a84c-65e45e4cb037', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a21a29-3052-778c-89f2-938ef72d271c"}', '2026-11-26 23:20:36.69+00', '{"email.sent delivered@f7ec498033.sandbox.sendwright.test"}', '1022'),
	('01a21a29-3059-73df-a9fc-4cd2dfe4cff3', 1, '01a21a29-3061-77fc-a84c-65e56232b3d1', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a21a29-3060-7078-b7cc-9ba3c575abb4"}', '2026-11-26 23:20:36.704+00', '{"email.sent bounced@f7ec498033.sandbox.sendwright.test"}', '1022'),
	('01a21a29-3067-72fc-af08-ca4dd07529ea', 1, '01a21a29-308a-75d0-abde-d983245f0b20', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a21a29-306f-70f8-b662-30d0216b173a"}', '2026-11-26 23:20:36.719+00', '{"email.sent anybody@f7ec498033.sandbox.sendwright.test"}', '1032'),
	('01a21a29-3082-75dd-8167-dad7d5b41236', 1, '01a21a29-30f8-7300-9c14-31e4eee21525', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21a29-3082-75dd-8167-dad7d5b41236@9c94be58ec.sandbox.sendwright.test"}', '2026-11-26 23:20:36.856+00', '{"email.sent bob@bolt.example"}', '1049'),
	('01a21a29-30b2-75db-8fd8-302ecfbdef40', 1, '01a21a29-3114-7297-aa47-fa4391f90939', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21a29-30b2-75db-8fd8-302ecfbdef40@mail.acme.example"}', '2026-11-26 23:20:36.86+00', '{"email.sent [erased],rita@example.com"}', '1051'),
	('01a21a29-3032-7239-a81a-9e82d3dbb0a5', 2, '01a21a29-342a-756b-bfab-63b016caf495', 'email.delivered', '{"recipients":["delivered@f7ec498033.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21a29-3039-7556-b39e-7d60b592a696","provider":"simulator"}', '2026-11-26 23:20:37.665+00', '{"simulator:sim_01a21a29-3039-7556-b39e-7d60b592a696 email.delivered","simulator sim_01a21a29-3039-7556-b39e-7d60b592a696 email.delivered","email.delivered delivered delivered@f7ec498033.sandbox.sendwright.test 2026-11-26T23:20:37.665Z"}', '1075'),
	('01a21a29-3049-75e6-a3c8-86384df5fd8e', 2, '01a21a29-3442-74dc-bbce-15f1e9c177dc', 'email.delivered', '{"recipients":["delivered@f7ec498033.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21a29-3052-778c-89f2-938ef72d271c","test":true,"provider":"simulator"}', '2026-11-26 23:20:37.69+00', '{"simulator:sim_01a21a29-3052-778c-89f2-938ef72d271c email.delivered","simulator sim_01a21a29-3052-778c-89f2-938ef72d271c email.delivered","email.delivered delivered delivered@f7ec498033.sandbox.sendwright.test 2026-11-26T23:20:37.690Z"}', '1078'),
	('01a21a29-3059-73df-a9fc-4cd2dfe4cff3', 2, '01a21a29-383b-74c6-8376-72ad0a68e9e8', 'email.bounced', '{"recipients":["bounced@f7ec498033.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a21a29-3060-7078-b7cc-9ba3c575abb4","test":true,"provider":"simulator"}', '2026-11-26 23:20:37.704+00', '{"simulator:sim_01a21a29-3060-7078-b7cc-9ba3c575abb4 email.bounced","simulator sim_01a21a29-3060-7078-b7cc-9ba3c575abb4 email.bounced","email.bounced bounced bounced@f7ec498033.sandbox.sendwright.test 2026-11-26T23:20:37.704Z"}', '1103'),
	('01a21a29-3067-72fc-af08-ca4dd07529ea', 2, '01a21a29-383b-74c6-8376-72aef8f1e3e0', 'email.delivered', '{"recipients":["anybody@f7ec498033.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21a29-306f-70f8-b662-30d0216b173a","test":true,"provider":"simulator"}', '2026-11-26 23:20:37.719+00', '{"simulator:sim_01a21a29-306f-70f8-b662-30d0216b173a email.delivered","simulator sim_01a21a29-306f-70f8-b662-30d0216b173a email.delivered","email.delivered delivered anybody@f7ec498033.sandbox.sendwright.test 2026-11-26T23:20:37.719Z"}', '1103'),
	('01a21a29-44e1-7111-aada-7134b7ec9bb6', 1, '01a21a29-44e7-7706-a52d-4424c8bf73fb', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a21a29-44e6-723c-8a88-8d7337469e35"}', '2026-11-26 23:20:41.958+00', '{"email.sent delivered@f7ec498033.sandbox.sendwright.test"}', '1181'),
	('01a21a29-44e1-7111-aada-7134b7ec9bb6', 2, '01a21a29-48e7-740f-a1b6-33f5cf31aead', 'email.delivered', '{"recipients":["delivered@f7ec498033.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21a29-44e6-723c-8a88-8d7337469e35","provider":"simulator"}', '2026-11-26 23:20:42.958+00', '{"simulator:sim_01a21a29-44e6-723c-8a88-8d7337469e35 email.delivered","simulator sim_01a21a29-44e6-723c-8a88-8d7337469e35 email.delivered","email.delivered delivered delivered@f7ec498033.sandbox.sendwright.test 2026-11-26T23:20:42.958Z"}', '1218'),
	('01a21a29-5181-7358-b152-5b10ad57a35b', 1, '01a21a29-518d-74d4-a5ab-0c673dcbb40c', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a21a29-518c-75a7-b714-85ffaa39276f"}', '2026-11-26 23:20:45.196+00', '{"email.sent complained@f7ec498033.sandbox.sendwright.test"}', '1232');


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
	('01a21a29-0dff-73f0-9f65-4bec801b9eaa', 1, '2026-11-26 23:20:27.92+00', '2026-11-26 23:20:27.921+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21a29-0e22-76cb-b610-bd1a76f1497f', 1, '2026-11-26 23:20:27.948+00', '2026-11-26 23:20:27.948+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21a29-0e36-7406-9c14-9be6f9e42dfe', 1, '2026-11-26 23:20:27.974+00', '2026-11-26 23:20:27.974+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21a29-0ddb-761d-804f-4269c145517c', 1, '2026-11-26 23:20:27.883+00', '2026-11-26 23:20:28.042+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a21a29-0e78-767f-9b0a-8e2ecfe744c3', 1, '2026-11-26 23:20:28.055+00', '2026-11-26 23:20:28.061+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a21a29-0e68-7455-a3ba-f5bfdeb64bbb', 1, '2026-11-26 23:20:28.012+00', '2026-11-26 23:20:28.05+00', NULL, 'permanently_refused', 'smtp', '550 5.1.1 No such user here'),
	('01a21a29-0e58-76a2-a5a5-96c2bc6ef846', 1, '2026-11-26 23:20:27.999+00', '2026-11-26 23:20:28.052+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a21a29-0e9f-72ab-bfd4-a5a48a8e5709', 1, '2026-11-26 23:20:28.068+00', '2026-11-26 23:20:28.088+00', NULL, 'partly_accepted', 'smtp', 'gone-too@example.org: 550 5.1.1 No such user here
there@example.org: 250 OK: message queued'),
	('01a21a29-0eb0-7693-9130-fe7947c18f94', 1, '2026-11-26 23:20:28.126+00', '2026-11-26 23:20:28.146+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a21a29-0efc-770b-a518-c479e5459f16', 1, '2026-11-26 23:20:28.178+00', '2026-11-26 23:20:28.178+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21a29-0f3e-7276-9f01-fcd29fc313e7', 1, '2026-11-26 23:20:28.238+00', '2026-11-26 23:20:28.253+00', '2026-11-26 23:20:33.252+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a21a29-0f5d-7018-93b9-692ff594b7ff', 1, '2026-11-26 23:20:28.258+00', '2026-11-26 23:20:28.294+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a21a29-0f6a-76c4-a4d5-acd88b60283b', 1, '2026-11-26 23:20:28.269+00', '2026-11-26 23:20:28.293+00', '2026-11-26 23:20:33.293+00', 'temporarily_refused', 'smtp', 'read ECONNRESET'),
	('01a21a29-0f3e-7276-9f01-fcd29fc313e7', 2, '2026-11-26 23:20:33.262+00', '2026-11-26 23:20:33.377+00', '2026-11-26 23:20:43.377+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a21a29-0f6a-76c4-a4d5-acd88b60283b', 2, '2026-11-26 23:20:33.315+00', '2026-11-26 23:20:33.383+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a21a29-3032-7239-a81a-9e82d3dbb0a5', 1, '2026-11-26 23:20:36.665+00', '2026-11-26 23:20:36.665+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21a29-3049-75e6-a3c8-86384df5fd8e', 1, '2026-11-26 23:20:36.69+00', '2026-11-26 23:20:36.69+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21a29-3059-73df-a9fc-4cd2dfe4cff3', 1, '2026-11-26 23:20:36.704+00', '2026-11-26 23:20:36.704+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21a29-3067-72fc-af08-ca4dd07529ea', 1, '2026-11-26 23:20:36.719+00', '2026-11-26 23:20:36.719+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21a29-3082-75dd-8167-dad7d5b41236', 1, '2026-11-26 23:20:36.744+00', '2026-11-26 23:20:36.856+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a21a29-30b2-75db-8fd8-302ecfbdef40', 1, '2026-11-26 23:20:36.79+00', '2026-11-26 23:20:36.86+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a21a29-44e1-7111-aada-7134b7ec9bb6', 1, '2026-11-26 23:20:41.958+00', '2026-11-26 23:20:41.958+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21a29-4632-7336-8f38-50005a5a4515', 1, '2026-11-26 23:20:42.303+00', '2026-11-26 23:20:42.323+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a21a29-0f3e-7276-9f01-fcd29fc313e7', 3, '2026-11-26 23:20:44.002+00', '2026-11-26 23:20:44.009+00', '2026-11-26 23:21:04.009+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a21a29-5181-7358-b152-5b10ad57a35b', 1, '2026-11-26 23:20:45.196+00', '2026-11-26 23:20:45.196+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator');


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
	('01a21a29-0ddb-761d-804f-4269c145517c', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.042+00', 'sent', '{sent,sent,sent}', NULL, '01a21a29-0ddb-761d-804f-4269c145517c@mail.acme.example', NULL, 2, true),
	('01a21a29-0e78-767f-9b0a-8e2ecfe744c3', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.061+00', 'sent', '{sent}', NULL, '01a21a29-0e78-767f-9b0a-8e2ecfe744c3@mail.acme.example', NULL, 2, true),
	('01a21a29-0e68-7455-a3ba-f5bfdeb64bbb', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.05+00', 'bounced', '{bounced}', NULL, NULL, NULL, 2, true),
	('01a21a29-0e9f-72ab-bfd4-a5a48a8e5709', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.088+00', 'bounced', '{bounced,sent}', NULL, '01a21a29-0e9f-72ab-bfd4-a5a48a8e5709@mail.acme.example', NULL, 3, true),
	('01a21a29-0eb0-7693-9130-fe7947c18f94', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.146+00', 'sent', '{sent}', NULL, '01a21a29-0eb0-7693-9130-fe7947c18f94@mail.acme.example', NULL, 2, true),
	('01a21a29-0f1c-7557-ad24-9e27ea6f30e5', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.209+00', 'cancelled', '{scheduled}', '2026-12-16 23:20:28.18+00', NULL, NULL, 2, false),
	('01a21a29-0f3e-7276-9f01-fcd29fc313e7', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.222+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a21a29-0f5d-7018-93b9-692ff594b7ff', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.253+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a21a29-0dff-73f0-9f65-4bec801b9eaa', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.926+00', 'delivered', '{delivered}', NULL, 'sim_01a21a29-0e10-7466-8607-94b9404efaef', NULL, 3, true),
	('01a21a29-0e22-76cb-b610-bd1a76f1497f', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:29.996+00', 'bounced', '{bounced}', NULL, 'sim_01a21a29-0e2c-747f-9dbf-f259ae5ec1da', NULL, 3, true),
	('01a21a29-0e36-7406-9c14-9be6f9e42dfe', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:29.996+00', 'complained', '{complained}', NULL, 'sim_01a21a29-0e46-762e-bd9f-1930ed557d26', NULL, 4, true),
	('01a21a29-0e58-76a2-a5a5-96c2bc6ef846', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:29.996+00', 'bounced', '{delivered,bounced,sent}', NULL, '01a21a29-0e58-76a2-a5a5-96c2bc6ef846@mail.acme.example', NULL, 5, true),
	('01a21a29-0efc-770b-a518-c479e5459f16', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:29.996+00', 'delivered', '{delivered}', NULL, 'sim_01a21a29-0f12-77c6-b782-f42307cd5718', NULL, 3, true),
	('01a21a29-0f6a-76c4-a4d5-acd88b60283b', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:36.426+00', 'failed', '{failed}', NULL, NULL, 'It is not known whether the email arrived, and it was given up.', 2, true),
	('01a21a29-3082-75dd-8167-dad7d5b41236', '01a21a28-94d5-7503-9a76-829c94be58ec', 'live', '2026-11-26 23:20:36.856+00', 'sent', '{sent}', NULL, '01a21a29-3082-75dd-8167-dad7d5b41236@9c94be58ec.sandbox.sendwright.test', NULL, 2, true),
	('01a21a29-30b2-75db-8fd8-302ecfbdef40', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:36.86+00', 'sent', '{sent,sent}', NULL, '01a21a29-30b2-75db-8fd8-302ecfbdef40@mail.acme.example', NULL, 2, true),
	('01a21a29-3032-7239-a81a-9e82d3dbb0a5', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:37.67+00', 'delivered', '{delivered}', NULL, 'sim_01a21a29-3039-7556-b39e-7d60b592a696', NULL, 3, true),
	('01a21a29-3049-75e6-a3c8-86384df5fd8e', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'test', '2026-11-26 23:20:37.692+00', 'delivered', '{delivered}', NULL, 'sim_01a21a29-3052-778c-89f2-938ef72d271c', NULL, 3, true),
	('01a21a29-3059-73df-a9fc-4cd2dfe4cff3', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'test', '2026-11-26 23:20:38.711+00', 'bounced', '{bounced}', NULL, 'sim_01a21a29-3060-7078-b7cc-9ba3c575abb4', NULL, 3, true),
	('01a21a29-3067-72fc-af08-ca4dd07529ea', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'test', '2026-11-26 23:20:38.711+00', 'delivered', '{delivered}', NULL, 'sim_01a21a29-306f-70f8-b662-30d0216b173a', NULL, 3, true),
	('01a21a29-4632-7336-8f38-50005a5a4515', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:42.323+00', 'sent', '{sent}', NULL, '01a21a29-4632-7336-8f38-50005a5a4515@mail.acme.example', NULL, 2, true),
	('01a21a29-44e1-7111-aada-7134b7ec9bb6', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:42.966+00', 'delivered', '{delivered}', NULL, 'sim_01a21a29-44e6-723c-8a88-8d7337469e35', NULL, 3, true),
	('01a21a29-5181-7358-b152-5b10ad57a35b', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:45.196+00', 'sent', '{sent}', NULL, 'sim_01a21a29-518c-75a7-b714-85ffaa39276f', NULL, 2, true),
	('01a21a29-5fdc-703f-b10c-cbaa00acb7af', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:48.86+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a21a29-6002-7733-ac4c-431a225ba56b', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:48.898+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a21a29-6012-7531-b810-6258d98278ac', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:48.914+00', 'scheduled', '{scheduled}', '2026-11-27 00:20:48.91+00', NULL, NULL, 1, false),
	('01a21a29-6021-7280-a388-7398b43f6dbb', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:48.929+00', 'scheduled', '{scheduled}', '2026-11-27 00:20:48.91+00', NULL, NULL, 1, false),
	('01a21a29-602b-74f7-ada8-a71ef1e9ae57', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:48.939+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a21a29-6053-71ce-99de-b996f863f509', '01a21a28-94d5-7503-9a76-829c94be58ec', 'live', '2026-11-26 23:20:48.979+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a21a29-6d79-757a-92da-bb2062c815d9', '01a21a28-94d5-7503-9a76-829c94be58ec', 'live', '2026-11-26 23:20:52.345+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false);


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
	('01a21a29-0ddb-761d-804f-4269c145517c', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:27.867+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{"Ada Lovelace <ada@example.com>"}', '{carl@example.com}', '{"Bea <bea@example.net>"}', '{answers@acme.example,"Other <other@acme.example>"}', 'Everything at once', '{receipt,order:1234}', NULL, '01a21a29-0ddb-761d-804f-4269c145517c@mail.acme.example', '{ada@example.com,carl@example.com,bea@example.net}', NULL, NULL, 3, NULL, 'ada@example.com
carl@example.com
bea@example.net
everything at once', '01a21a29-0ddb-761d-804f-426a62b09db0', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, '385d3146-74ca-b432-089b-39f069288d36', NULL),
	('01a21a29-0dff-73f0-9f65-4bec801b9eaa', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:27.903+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{delivered@f7ec498033.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be delivered', '{}', NULL, '01a21a29-0dff-73f0-9f65-4bec801b9eaa@mail.acme.example', '{delivered@f7ec498033.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@f7ec498033.sandbox.sendwright.test
to be delivered', '01a21a29-0dff-73f0-9f65-4bed4a36478b', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, '700f5d7a-d4dd-6ec4-3c78-cb75cf618ee7', NULL),
	('01a21a29-0e22-76cb-b610-bd1a76f1497f', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:27.938+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{bounced@f7ec498033.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be bounced', '{}', NULL, '01a21a29-0e22-76cb-b610-bd1a76f1497f@mail.acme.example', '{bounced@f7ec498033.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@f7ec498033.sandbox.sendwright.test
to be bounced', '01a21a29-0e22-76cb-b610-bd1b3e106ca1', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, 'b073ee39-36ce-1883-dfdc-2dd3395423b0', NULL),
	('01a21a29-0e36-7406-9c14-9be6f9e42dfe', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:27.958+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{complained@f7ec498033.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be complained', '{}', NULL, '01a21a29-0e36-7406-9c14-9be6f9e42dfe@mail.acme.example', '{complained@f7ec498033.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@f7ec498033.sandbox.sendwright.test
to be complained', '01a21a29-0e36-7406-9c14-9be7540140de', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, '862ceb0a-d068-8208-736a-20b4b8fa21e0', NULL),
	('01a21a29-0e58-76a2-a5a5-96c2bc6ef846', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:27.992+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{delivered+a@f7ec498033.sandbox.sendwright.test,bounced+b@f7ec498033.sandbox.sendwright.test,real@example.com}', '{}', '{}', NULL, 'To several', '{}', NULL, '01a21a29-0e58-76a2-a5a5-96c2bc6ef846@mail.acme.example', '{delivered+a@f7ec498033.sandbox.sendwright.test,bounced+b@f7ec498033.sandbox.sendwright.test,real@example.com}', NULL, '{delivered,bounced,NULL}', 0, NULL, 'delivered+a@f7ec498033.sandbox.sendwright.test
bounced+b@f7ec498033.sandbox.sendwright.test
real@example.com
to several', '01a21a29-0e58-76a2-a5a5-96c39cf2850f', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, 'e46caeb0-be51-48fc-1a7d-4f74b22aa1da', NULL),
	('01a21a29-0e68-7455-a3ba-f5bfdeb64bbb', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.008+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{gone@example.org}', '{}', '{}', NULL, 'To nobody', '{}', NULL, '01a21a29-0e68-7455-a3ba-f5bfdeb64bbb@mail.acme.example', '{gone@example.org}', NULL, NULL, 0, NULL, 'gone@example.org
to nobody', '01a21a29-0e68-7455-a3ba-f5c0a5fc9d4d', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, '133a5cc8-4803-0970-9854-37d8159c7699', NULL),
	('01a21a29-0e78-767f-9b0a-8e2ecfe744c3', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.024+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{"Jörg <Joerg.Big@Bücher.example>"}', '{}', '{}', NULL, 'To a name that is spelled in another way on its way', '{}', NULL, '01a21a29-0e78-767f-9b0a-8e2ecfe744c3@mail.acme.example', '{joerg.big@xn--bcher-kva.example}', '{Joerg.Big@xn--bcher-kva.example}', NULL, 0, NULL, 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way', '01a21a29-0e78-767f-9b0a-8e2f2424961b', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, '5af92709-dc64-824a-4e21-d605d1fbdb64', NULL),
	('01a21a29-0e9f-72ab-bfd4-a5a48a8e5709', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.063+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{gone-too@example.org,there@example.org}', '{}', '{}', NULL, 'To nobody and somebody', '{receipt}', NULL, '01a21a29-0e9f-72ab-bfd4-a5a48a8e5709@mail.acme.example', '{gone-too@example.org,there@example.org}', NULL, NULL, 0, NULL, 'gone-too@example.org
there@example.org
to nobody and somebody', '01a21a29-0e9f-72ab-bfd4-a5a557f7fd50', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, '3a96d17e-f1db-b4de-ac56-e84bc2e81d23', NULL),
	('01a21a29-0eb0-7693-9130-fe7947c18f94', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.08+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{tina@example.com}', '{}', '{}', NULL, 'Welcome, Tina', '{}', NULL, '01a21a29-0eb0-7693-9130-fe7947c18f94@mail.acme.example', '{tina@example.com}', NULL, NULL, 0, NULL, 'tina@example.com
welcome, tina', '01a21a29-0eb0-76e8-97f0-7175560ef29a', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, 'beee291d-34fe-cb24-48a4-547047344261', NULL),
	('01a21a29-0efc-770b-a518-c479e5459f16', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.156+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{delivered@f7ec498033.sandbox.sendwright.test}', '{}', '{}', NULL, 'One of a batch', '{}', NULL, '01a21a29-0efc-770b-a518-c479e5459f16@mail.acme.example', '{delivered@f7ec498033.sandbox.sendwright.test}', NULL, '{delivered}', 0, 'batch-1', 'delivered@f7ec498033.sandbox.sendwright.test
one of a batch', '01a21a29-0efc-770b-a518-c47aed42dbf3', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, 'a702ea4b-04dd-86e3-26ba-ce0a27d1db6c', NULL),
	('01a21a29-0f1c-7557-ad24-9e27ea6f30e5', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.188+00', '2026-12-16 23:20:28.18+00', '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{never@example.com}', '{}', '{}', NULL, 'To be cancelled', '{}', NULL, '01a21a29-0f1c-7557-ad24-9e27ea6f30e5@mail.acme.example', '{never@example.com}', NULL, NULL, 0, NULL, 'never@example.com
to be cancelled', '01a21a29-0f1c-7557-ad24-9e28254f3146', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, '68bcc556-650b-6c2e-4bb7-6b61b497f3ec', NULL),
	('01a21a29-0f3e-7276-9f01-fcd29fc313e7', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.222+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{busy@example.com}', '{}', '{}', NULL, 'Refused for now', '{}', NULL, '01a21a29-0f3e-7276-9f01-fcd29fc313e7@mail.acme.example', '{busy@example.com}', NULL, NULL, 0, NULL, 'busy@example.com
refused for now', '01a21a29-0f3e-7276-9f01-fcd32fd05545', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, 'a0a49d73-90eb-8522-61ea-ecf178b1ee15', NULL),
	('01a21a29-0f5d-7018-93b9-692ff594b7ff', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.253+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{cut@example.com}', '{}', '{}', NULL, 'Held, as its answer was lost', '{}', NULL, '01a21a29-0f5d-7018-93b9-692ff594b7ff@mail.acme.example', '{cut@example.com}', NULL, NULL, 0, NULL, 'cut@example.com
held, as its answer was lost', '01a21a29-0f5d-7018-93b9-6930a0101322', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, '0305299e-cde2-394a-48bc-722709fb9e8a', NULL),
	('01a21a29-0f6a-76c4-a4d5-acd88b60283b', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.266+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{cut-too@example.com}', '{}', '{}', NULL, 'Settled as failed', '{}', NULL, '01a21a29-0f6a-76c4-a4d5-acd88b60283b@mail.acme.example', '{cut-too@example.com}', NULL, NULL, 0, NULL, 'cut-too@example.com
settled as failed', '01a21a29-0f6a-76c4-a4d5-acd98a89c886', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, 'fdd7ccf6-db3f-b752-aa5b-0bf595aaa70b', NULL),
	('01a21a29-3032-7239-a81a-9e82d3dbb0a5', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:36.658+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Søren <shop@mail.acme.example>', '{"Émile <delivered@f7ec498033.sandbox.sendwright.test>"}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', '{"visible":null,"messageId":"own-1@mail.acme.example","date":"Thu, 26 Nov 2026 23:20:36 +0000"}', '01a21a29-3032-7239-a81a-9e82d3dbb0a5@mail.acme.example', '{delivered@f7ec498033.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@f7ec498033.sandbox.sendwright.test
submitted over smtp', '01a21a29-3032-7239-a81a-9e83fcf931f7', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, NULL, NULL),
	('01a21a29-3049-75e6-a3c8-86384df5fd8e', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'test', '2026-11-26 23:20:36.681+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Test <t@mail.acme.example>', '{delivered@f7ec498033.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: delivered', '{}', NULL, '01a21a29-3049-75e6-a3c8-86384df5fd8e@mail.acme.example', '{delivered@f7ec498033.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@f7ec498033.sandbox.sendwright.test
in test mode: delivered', '01a21a29-3049-75e6-a3c8-8639d57b7d7b', NULL, '01a21a28-7ed8-7288-a143-df8cf14fd94a', NULL, 'fce40b4a-955a-9722-770e-c62ecc9f428b', NULL),
	('01a21a29-30b2-75db-8fd8-302ecfbdef40', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:36.786+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'e@mail.acme.example', '{[erased],rita@example.com}', '{}', '{}', NULL, '[erased]', '{}', NULL, '01a21a29-30b2-75db-8fd8-302ecfbdef40@mail.acme.example', '{[erased],rita@example.com}', NULL, NULL, 0, NULL, '[erased]
rita@example.com
[erased]', '01a21a29-30b2-75db-8fd8-302f75ec6298', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, '5f70e35f-ac2e-efc0-bf9d-da4a365b6434', NULL),
	('01a21a29-3059-73df-a9fc-4cd2dfe4cff3', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'test', '2026-11-26 23:20:36.697+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Test <t@mail.acme.example>', '{bounced@f7ec498033.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: bounced', '{}', NULL, '01a21a29-3059-73df-a9fc-4cd2dfe4cff3@mail.acme.example', '{bounced@f7ec498033.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@f7ec498033.sandbox.sendwright.test
in test mode: bounced', '01a21a29-3059-73df-a9fc-4cd376319d19', NULL, '01a21a28-7ed8-7288-a143-df8cf14fd94a', NULL, '08c2effa-8a01-6982-8cdb-de1df53bd82d', NULL),
	('01a21a29-3067-72fc-af08-ca4dd07529ea', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'test', '2026-11-26 23:20:36.711+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Test <t@mail.acme.example>', '{anybody@f7ec498033.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: anybody', '{}', NULL, '01a21a29-3067-72fc-af08-ca4dd07529ea@mail.acme.example', '{anybody@f7ec498033.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'anybody@f7ec498033.sandbox.sendwright.test
in test mode: anybody', '01a21a29-3067-72fc-af08-ca4e1dad8468', NULL, '01a21a28-7ed8-7288-a143-df8cf14fd94a', NULL, '95d64d83-f44d-0ee3-b59e-dbcb057df183', NULL),
	('01a21a29-3082-75dd-8167-dad7d5b41236', '01a21a28-94d5-7503-9a76-829c94be58ec', 'live', '2026-11-26 23:20:36.738+00', NULL, NULL, 'b@9c94be58ec.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Bolt', '{}', NULL, '01a21a29-3082-75dd-8167-dad7d5b41236@9c94be58ec.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
bolt', '01a21a29-3082-75dd-8167-dad8f4a463d1', NULL, '01a21a28-bfb2-7115-9ce4-83baaef2afa3', NULL, 'ab7cb4d4-7718-8270-cf50-780c8d398d2f', NULL),
	('01a21a29-44e1-7111-aada-7134b7ec9bb6', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:41.953+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'w@mail.acme.example', '{delivered@f7ec498033.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a21a29-44e1-7111-aada-7134b7ec9bb6@mail.acme.example', '{delivered@f7ec498033.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@f7ec498033.sandbox.sendwright.test
its webhook waits', '01a21a29-44e1-7111-aada-71353775ae87', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, '68a8c79a-ad1d-684e-27a1-adc8215b9e0c', NULL),
	('01a21a29-4632-7336-8f38-50005a5a4515', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:42.29+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Søren <shop@mail.acme.example>', '{copied@example.com}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', NULL, '01a21a29-4632-7336-8f38-50005a5a4515@mail.acme.example', '{copied@example.com}', NULL, NULL, 0, NULL, 'copied@example.com
submitted over smtp', '01a21a29-4632-7336-8f38-5001483acdaa', NULL, NULL, '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', NULL, '01a21a29-3032-7239-a81a-9e82d3dbb0a5'),
	('01a21a29-5181-7358-b152-5b10ad57a35b', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:45.185+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'r@mail.acme.example', '{complained@f7ec498033.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its complaint is still to come', '{}', NULL, '01a21a29-5181-7358-b152-5b10ad57a35b@mail.acme.example', '{complained@f7ec498033.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@f7ec498033.sandbox.sendwright.test
its complaint is still to come', '01a21a29-5181-7358-b152-5b11b815f061', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, '5cdc6f28-de69-cf70-6cb1-b416969089d8', NULL),
	('01a21a29-5fdc-703f-b10c-cbaa00acb7af', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:48.86+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{last@example.com}', '{}', '{}', NULL, 'Queued to go out', '{evening}', NULL, '01a21a29-5fdc-703f-b10c-cbaa00acb7af@mail.acme.example', '{last@example.com}', NULL, NULL, 0, NULL, 'last@example.com
queued to go out', '01a21a29-5fdc-703f-b10c-cbabe0816a59', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, '638946dd-f361-68f8-80c5-afac15cd5540', NULL),
	('01a21a29-6002-7733-ac4c-431a225ba56b', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:48.898+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{delivered@f7ec498033.sandbox.sendwright.test}', '{}', '{}', NULL, 'Queued for the simulator', '{evening}', NULL, '01a21a29-6002-7733-ac4c-431a225ba56b@mail.acme.example', '{delivered@f7ec498033.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@f7ec498033.sandbox.sendwright.test
queued for the simulator', '01a21a29-6002-7733-ac4c-431be266c89d', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, '0687c856-6460-773c-c26e-eac7e6597718', NULL),
	('01a21a29-6012-7531-b810-6258d98278ac', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:48.914+00', '2026-11-27 00:20:48.91+00', '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to be cancelled', '{evening}', NULL, '01a21a29-6012-7531-b810-6258d98278ac@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to be cancelled', '01a21a29-6012-7531-b810-62598d86536e', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, '19ef5c42-b966-ac5c-fd45-e146c874edbe', NULL),
	('01a21a29-6021-7280-a388-7398b43f6dbb', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:48.929+00', '2026-11-27 00:20:48.91+00', '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to go out', '{evening}', NULL, '01a21a29-6021-7280-a388-7398b43f6dbb@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to go out', '01a21a29-6021-7280-a388-73994181bc87', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, 'ad404c46-38b6-e11e-056c-c16882f72f4c', NULL),
	('01a21a29-602b-74f7-ada8-a71ef1e9ae57', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:48.939+00', NULL, '01a21a29-0cef-7039-802d-f7a42584b3ce', 'Acme <hello@mail.acme.example>', '{once@example.com}', '{}', '{}', NULL, 'Asked under a key', '{evening}', NULL, '01a21a29-602b-74f7-ada8-a71ef1e9ae57@mail.acme.example', '{once@example.com}', NULL, NULL, 0, 'order-4711', 'once@example.com
asked under a key', '01a21a29-602b-74f7-ada8-a71f985e041d', NULL, '01a21a28-7418-7584-b5b3-0d8442edbf40', NULL, '5c5c7fcf-2d04-2fdf-b6b9-c6f7ede5c026', NULL),
	('01a21a29-6053-71ce-99de-b996f863f509', '01a21a28-94d5-7503-9a76-829c94be58ec', 'live', '2026-11-26 23:20:48.979+00', NULL, NULL, 'b@9c94be58ec.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Held back', '{}', NULL, '01a21a29-6053-71ce-99de-b996f863f509@9c94be58ec.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
held back', '01a21a29-6053-71ce-99de-b9977cfd047d', NULL, '01a21a28-bfb2-7115-9ce4-83baaef2afa3', NULL, '7bc6ef1e-59a3-fcfd-41d1-c4fd0e472559', NULL),
	('01a21a29-6d79-757a-92da-bb2062c815d9', '01a21a28-94d5-7503-9a76-829c94be58ec', 'live', '2026-11-26 23:20:52.345+00', NULL, NULL, 'b@9c94be58ec.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'While paused', '{}', NULL, '01a21a29-6d79-757a-92da-bb2062c815d9@9c94be58ec.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
while paused', '01a21a29-6d79-757a-92da-bb21d22e1ba2', NULL, '01a21a28-bfb2-7115-9ce4-83baaef2afa3', NULL, 'e639998b-0e0d-2820-f818-c25c7a5e2a4b', NULL);


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
	('01a21a29-30ba-7359-876a-9b46a721628c@mail.acme.example', '2026-11-26 23:20:36.936+00'),
	('01a21a29-30ba-7359-876a-9b46a721628c', '2026-11-26 23:20:36.936+00');


--
-- Data for Name: holds; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.idempotency_keys VALUES
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', 'batch', 'batch-1', 'd596817e6d6b020e6144cdea04fc798d0dba88e09065744bcdd380f0795678ca', '2026-11-27 23:20:28.145+00', '[{"_tag" : "Accepted", "emailId" : "01a21a29-0efc-770b-a518-c479e5459f16"}]', '{"indexes":[0],"failures":[{"ok":false,"index":1,"error":{"code":"validation_error","message":"The request is not valid: to must be an email address such as ada@example.com.","details":[{"path":["to"],"message":"must be an email address such as ada@example.com"}]}}]}'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', 'message', '01a21a28-7418-7584-b5b3-0d8442edbf40:0662953958d37557e11f862df96778189e4f9ef85728aaa64482dcb2380c2f21', '01a21a28-7418-7584-b5b3-0d8442edbf40:0662953958d37557e11f862df96778189e4f9ef85728aaa64482dcb2380c2f21', '2026-11-26 23:30:36.659+00', '[{"_tag" : "Accepted", "emailId" : "01a21a29-3032-7239-a81a-9e82d3dbb0a5"}]', 'null'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', 'single', 'order-4711', '64993acc08a1e8ac0acde79d0dc4c3443d73295447c260a50219b86e6650d571', '2026-11-27 23:20:48.939+00', '[{"_tag" : "Accepted", "emailId" : "01a21a29-602b-74f7-ada8-a71ef1e9ae57"}]', 'null');


--
-- Data for Name: log_identity; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.memberships VALUES
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', 'owner', '2026-11-26 23:19:40.005+00'),
	('01a21a28-94d5-7503-9a76-829c94be58ec', '01a21a28-94d5-7503-9a76-829d77f456aa', 'owner', '2026-11-26 23:19:56.885+00'),
	('01a21a28-9f91-7712-a0d0-923c9aa9ed59', '01a21a28-9f91-7712-a0d0-923d391f0b71', 'owner', '2026-11-26 23:19:59.633+00'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a28-ecfd-7173-8109-832f9ffded83', 'developer', '2026-11-26 23:20:19.458+00'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a28-f819-72c7-9746-ffaf60ab59cb', 'viewer', '2026-11-26 23:20:22.302+00');


--
-- Data for Name: metrics_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_hours VALUES
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', 'tag', 498815, 'receipt', 2, 4, 0, 1, 0, 0, 0, 0, 0, '{}'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', 'tag', 498815, 'order:1234', 1, 3, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', 'domain', 498815, 'mail.acme.example', 10, 10, 0, 2, 0, 0, 0, 1, 1, '{}'),
	('01a21a28-94d5-7503-9a76-829c94be58ec', 'live', 'domain', 498815, '', 1, 1, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'simulator', 'domain', 498815, 'mail.acme.example', 5, 7, 5, 2, 0, 1, 0, 0, 0, '{73,5}'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'test', 'domain', 498815, 'mail.acme.example', 3, 3, 2, 1, 0, 0, 0, 0, 0, '{73,2}');


--
-- Data for Name: metrics_place; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_place VALUES
	(true, '1176:1176:');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.migrations VALUES
	(1, 1, 'initial', 1, '0.0.0', '2026-11-26 23:19:36.023+00'),
	(2, 1, 'mailbox_identities', 1, '0.0.0', '2026-11-26 23:19:36.05+00'),
	(2, 2, 'mailbox_identities', 1, '0.0.0', '2026-11-26 23:19:36.06+00'),
	(3, 1, 'set_aside', 1, '0.0.0', '2026-11-26 23:19:36.079+00'),
	(4, 1, 'audit_sources', 1, '0.0.0', '2026-11-26 23:19:36.09+00'),
	(4, 2, 'audit_sources', 1, '0.0.0', '2026-11-26 23:19:36.097+00'),
	(4, 3, 'audit_sources', 1, '0.0.0', '2026-11-26 23:19:36.106+00'),
	(4, 4, 'audit_sources', 1, '0.0.0', '2026-11-26 23:19:36.115+00');


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
	('simulator', 'sim_01a21a29-518c-75a7-b714-85ffaa39276f email.delivered', '{"type":"email.delivered","occurredAt":1795735246196,"recipients":["complained@f7ec498033.sandbox.sendwright.test"],"details":{"recipients":["complained@f7ec498033.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21a29-518c-75a7-b714-85ffaa39276f"},"keys":["simulator:sim_01a21a29-518c-75a7-b714-85ffaa39276f email.delivered"],"providerMessageId":"sim_01a21a29-518c-75a7-b714-85ffaa39276f","error":null,"provider":"simulator","key":"sim_01a21a29-518c-75a7-b714-85ffaa39276f email.delivered","emailId":"01a21a29-5181-7358-b152-5b10ad57a35b","messageId":null}', '2026-11-26 23:20:46.196+00', '2026-11-26 23:20:45.196+00', 'sim_01a21a29-518c-75a7-b714-85ffaa39276f'),
	('simulator', 'sim_01a21a29-518c-75a7-b714-85ffaa39276f email.complained', '{"type":"email.complained","occurredAt":1795735247196,"recipients":["complained@f7ec498033.sandbox.sendwright.test"],"details":{"recipients":["complained@f7ec498033.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a21a29-518c-75a7-b714-85ffaa39276f","provider_message_id":"sim_01a21a29-518c-75a7-b714-85ffaa39276f"},"keys":["simulator:sim_01a21a29-518c-75a7-b714-85ffaa39276f email.complained"],"providerMessageId":"sim_01a21a29-518c-75a7-b714-85ffaa39276f","error":null,"provider":"simulator","key":"sim_01a21a29-518c-75a7-b714-85ffaa39276f email.complained","emailId":"01a21a29-5181-7358-b152-5b10ad57a35b","messageId":null}', '2026-11-26 23:20:47.196+00', '2026-11-26 23:20:45.196+00', 'sim_01a21a29-518c-75a7-b714-85ffaa39276f');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.quotas VALUES
	('01a21a28-94d5-7503-9a76-829c94be58ec', '2026-11', 3, 50, '2026-11-26', 3, 100, 1);


--
-- Data for Name: rate_buckets; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.rate_buckets VALUES
	('sign-in:user:2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3', 8.147977777777777, 9.147977777777777, 1795735255416),
	('sign-in:from:12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 45.33705555555555, 46.33705555555555, 1795735255579),
	('sign-in:user:ca48e0014050c7996ca4272865794ba1d47e7ef86b88a1a7010eaf450f025194', 9, 10, 1795735255581),
	('messages:01a21a28-7418-7584-b5b3-0d8442edbf40', 999998, 1000000, 1795735228153),
	('requests:01a21a28-7ed8-7288-a143-df8cf14fd94a', 990000, 1000000, 1795735256392),
	('requests:01a21a28-bfb2-7115-9ce4-83baaef2afa3', 2.1750000000000007, 3.1750000000000007, 1795735256449),
	('requests:01a21a28-7418-7584-b5b3-0d8442edbf40', 990000, 1000000, 1795735256922),
	('messages:01a21a28-52e5-76ef-bdc8-f7f8ba126d20', 999999, 1000000, 1795735242289);


--
-- Data for Name: reputation_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.reputation_hours VALUES
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 498815, 4, 1, 0, 0),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 498815, 6, 2, 1, 0),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 498815, 5, 5, 1, 0),
	('01a21a28-94d5-7503-9a76-829c94be58ec', 498815, 5, 1, 0, 0),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 498815, 1, 3, 0, 0),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 498815, 7, 2, 0, 0);


--
-- Data for Name: reputation_notes; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: retention_terms; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: search_entries_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.search_entries_2026_11 VALUES
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-0dff-73f0-9f65-4bec801b9eaa', '{}', 'delivered@f7ec498033.sandbox.sendwright.test
to be delivered'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-0e22-76cb-b610-bd1a76f1497f', '{}', 'bounced@f7ec498033.sandbox.sendwright.test
to be bounced'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-0e36-7406-9c14-9be6f9e42dfe', '{}', 'complained@f7ec498033.sandbox.sendwright.test
to be complained'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-0ddb-761d-804f-4269c145517c', '{receipt,order:1234}', 'ada@example.com
carl@example.com
bea@example.net
everything at once'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-0e78-767f-9b0a-8e2ecfe744c3', '{}', 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-0e58-76a2-a5a5-96c2bc6ef846', '{}', 'delivered+a@f7ec498033.sandbox.sendwright.test
bounced+b@f7ec498033.sandbox.sendwright.test
real@example.com
to several'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-0e68-7455-a3ba-f5bfdeb64bbb', '{}', 'gone@example.org
to nobody'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-0e9f-72ab-bfd4-a5a48a8e5709', '{receipt}', 'gone-too@example.org
there@example.org
to nobody and somebody'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-0eb0-7693-9130-fe7947c18f94', '{}', 'tina@example.com
welcome, tina'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-0f1c-7557-ad24-9e27ea6f30e5', '{}', 'never@example.com
to be cancelled'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-0efc-770b-a518-c479e5459f16', '{}', 'delivered@f7ec498033.sandbox.sendwright.test
one of a batch'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-0f6a-76c4-a4d5-acd88b60283b', '{}', 'cut-too@example.com
settled as failed'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-3032-7239-a81a-9e82d3dbb0a5', '{}', 'delivered@f7ec498033.sandbox.sendwright.test
submitted over smtp'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'test', '01a21a29-3049-75e6-a3c8-86384df5fd8e', '{}', 'delivered@f7ec498033.sandbox.sendwright.test
in test mode: delivered'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'test', '01a21a29-3059-73df-a9fc-4cd2dfe4cff3', '{}', 'bounced@f7ec498033.sandbox.sendwright.test
in test mode: bounced'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'test', '01a21a29-3067-72fc-af08-ca4dd07529ea', '{}', 'anybody@f7ec498033.sandbox.sendwright.test
in test mode: anybody'),
	('01a21a28-94d5-7503-9a76-829c94be58ec', 'live', '01a21a29-3082-75dd-8167-dad7d5b41236', '{}', 'bob@bolt.example
bolt'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-30b2-75db-8fd8-302ecfbdef40', '{}', '[erased]
rita@example.com
[erased]'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-44e1-7111-aada-7134b7ec9bb6', '{}', 'delivered@f7ec498033.sandbox.sendwright.test
its webhook waits'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-4632-7336-8f38-50005a5a4515', '{}', 'copied@example.com
submitted over smtp'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-5181-7358-b152-5b10ad57a35b', '{}', 'complained@f7ec498033.sandbox.sendwright.test
its complaint is still to come'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-6012-7531-b810-6258d98278ac', '{evening}', 'later@example.com
scheduled, to be cancelled'),
	('01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '01a21a29-6021-7280-a388-7398b43f6dbb', '{evening}', 'later@example.com
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
	('01a21a29-0f5d-7018-93b9-692ff594b7ff', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:28.294+00', '2026-11-26 23:20:28.294+00', '2026-11-26 23:20:28.253+00', NULL, NULL, 1, 0, true, NULL, NULL, '971'),
	('01a21a29-5fdc-703f-b10c-cbaa00acb7af', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:48.86+00', '2026-11-26 23:20:48.86+00', '2026-11-26 23:20:48.86+00', NULL, NULL, 0, 0, false, NULL, NULL, '1242'),
	('01a21a29-6002-7733-ac4c-431a225ba56b', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:48.898+00', '2026-11-26 23:20:48.898+00', '2026-11-26 23:20:48.898+00', NULL, NULL, 0, 0, false, NULL, NULL, '1243'),
	('01a21a29-602b-74f7-ada8-a71ef1e9ae57', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:20:48.939+00', '2026-11-26 23:20:48.939+00', '2026-11-26 23:20:48.939+00', NULL, NULL, 0, 0, false, NULL, NULL, '1250'),
	('01a21a29-0f3e-7276-9f01-fcd29fc313e7', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', '2026-11-26 23:21:04.009+00', '2026-11-26 23:21:04.009+00', '2026-11-26 23:20:28.222+00', NULL, NULL, 3, 0, false, NULL, NULL, '1225'),
	('01a21a29-6053-71ce-99de-b996f863f509', '01a21a28-94d5-7503-9a76-829c94be58ec', 'live', '2026-11-26 23:20:52.122+00', '2026-11-26 23:20:52.122+00', '2026-11-26 23:20:48.979+00', NULL, NULL, 0, 0, true, NULL, '2026-11-26 23:20:48.979+00', '1255'),
	('01a21a29-6d79-757a-92da-bb2062c815d9', '01a21a28-94d5-7503-9a76-829c94be58ec', 'live', '2026-11-26 23:20:52.345+00', '2026-11-26 23:20:52.345+00', '2026-11-26 23:20:52.345+00', NULL, NULL, 0, 0, false, NULL, NULL, '1267');


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
	('01a21a28-d63f-707e-a06c-fb5c896a989f', '8be08a661ad1f6bf819be8046510af25bd2efa78c4e77c787f88a61240d53ef5', '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', 'link', '2026-11-26 23:20:13.636+00', '2026-11-26 23:20:13.636+00', '2026-12-26 23:20:13.636+00', '', '127.0.0.0/24'),
	('01a21a28-e191-7238-86d8-8a71c027178a', '3b112642a5b5cd96ef466c20c30ed8075f3beec29653507eabc335a541327b8e', '01a21a28-ca6a-7450-9282-ed5bade8afd8', 'link', '2026-11-26 23:20:16.534+00', '2026-11-26 23:20:16.534+00', '2026-12-26 23:20:16.534+00', '', '127.0.0.0/24'),
	('01a21a28-ed03-77be-8d21-0a1621b33d9c', 'be515c9dd7e5c32cd4f265624d96e57b4660a344371cea6f469873aaa0ca9aaf', '01a21a28-ecfd-7173-8109-832f9ffded83', 'link', '2026-11-26 23:20:19.464+00', '2026-11-26 23:20:19.464+00', '2026-12-26 23:20:19.464+00', '', '127.0.0.0/24'),
	('01a21a29-45d0-70ac-abec-d968197d4d1a', '0414c77c156395cf13afe48cc6b24a89c1c02435373c27c2107e9f4edbce7dba', '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', 'password', '2026-11-26 23:20:42.192+00', '2026-11-26 23:20:42.192+00', '2026-12-26 23:20:42.192+00', '', '127.0.0.0/24'),
	('01a21a29-7a0a-7666-adf0-48fb1a81ce76', '5bb4f06745865815ec9ede768e2fd99742291bfde762b29e7988cbd022db317e', '01a21a28-52e5-76ef-bdc8-f7f8ba126d20', 'password', '2026-11-26 23:20:55.562+00', '2026-11-26 23:20:55.562+00', '2026-12-26 23:20:55.562+00', '', '127.0.0.0/24'),
	('01a21a29-7aac-716f-a738-dedda62f8d1e', 'ff43011c67bb06f7896fd2ccc04f8caccec1f371ea1bb501c0a4e56ce67c84a2', '01a21a28-ca6a-7450-9282-ed5bade8afd8', 'password', '2026-11-26 23:20:55.724+00', '2026-11-26 23:20:55.724+00', '2026-12-26 23:20:55.724+00', '', '127.0.0.0/24');


--
-- Data for Name: sign_in_links; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sign_in_links VALUES
	('01a21a28-444c-70d2-9250-9631acb018c2', '6a41a26191a7129ab64e1224bf68e0c60b43fcf1c7d9954bece4241de3b85d06', 'setup', NULL, NULL, NULL, NULL, NULL, '2026-11-26 23:19:36.272+00', '2026-11-27 00:19:36.272+00'),
	('01a21a29-0c2c-75d4-b179-b29e9e89781f', '62f09eee82a45f19625b52d7ad3dbf1fa82b95999464a4094443d92b835e5f8f', 'invitation', NULL, '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'later@acme.example', 'later@acme.example', 'viewer', '2026-11-26 23:20:27.441+00', '2026-12-03 23:20:27.441+00');


--
-- Data for Name: suppressions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.suppressions VALUES
	('01a21a29-0ebe-77e6-b585-64507d15dffc', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'gone@example.org', NULL, NULL, 'bounce', '2026-11-26 23:20:28.05+00'),
	('01a21a29-0ed9-70ac-932b-e4396c97e61d', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'gone-too@example.org', NULL, NULL, 'bounce', '2026-11-26 23:20:28.088+00'),
	('01a21a29-309d-7139-a18b-5da582392cfa', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'no-more@example.com', NULL, NULL, 'manual', '2026-11-26 23:20:36.765+00'),
	('01a21a29-3148-726f-94b9-a9ec7508f858', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', NULL, '83c404c86a7a442a34988718abca706852797ba0bdbc00bbf115be41616ce12c', '4ec1b7efb5076552', 'manual', '2026-11-26 23:20:36.936+00');


--
-- Data for Name: template_versions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.template_versions VALUES
	('01a21a29-0d87-733c-8ea1-4b7220827e59', 1, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-26 23:20:27.783+00'),
	('01a21a29-0d87-733c-8ea1-4b7220827e59', 2, 'Welcome', 'Hello, {{ name }}', '<p>Hello, {{ name }}</p>', 'Welcome, {{ name }}', '{name}', 67, 'Acme live', '2026-11-26 23:20:27.795+00'),
	('01a21a29-0d87-733c-8ea1-4b7220827e59', 3, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-26 23:20:27.803+00'),
	('01a21a29-0da2-7248-90b2-44f921a5d649', 1, 'Plain', 'Plain', NULL, 'Plain', '{}', 15, 'Acme live', '2026-11-26 23:20:27.81+00');


--
-- Data for Name: templates; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.templates VALUES
	('01a21a29-0d87-733c-8ea1-4b7220827e59', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'welcome', 3, '2026-11-26 23:20:27.783+00', '2026-11-26 23:20:27.803+00'),
	('01a21a29-0da2-7248-90b2-44f921a5d649', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'plain-one', 1, '2026-11-26 23:20:27.81+00', '2026-11-26 23:20:27.81+00');


--
-- Data for Name: user_identities; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.users VALUES
	('01a21a28-94d5-7503-9a76-829d77f456aa', 'bob@bolt.example', 'bob@bolt.example', 'bob', NULL, false, NULL, '2026-11-26 23:19:56.885+00'),
	('01a21a28-9f91-7712-a0d0-923d391f0b71', 'eve@closed.example', 'eve@closed.example', 'eve', NULL, false, NULL, '2026-11-26 23:19:59.633+00'),
	('01a21a28-52e5-76ef-bdc8-f7f8ba126d20', 'ada@acme.example', 'ada@acme.example', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$3YBYXC9sOjOtG7XUs5js1w$lY9xeiLNf8OfhUf+JNUg6D25KfKtDQiexK2m+850/Ik', false, NULL, '2026-11-26 23:19:40.005+00'),
	('01a21a28-ca6a-7450-9282-ed5bade8afd8', 'grace@operators.example', 'grace@operators.example', 'grace', '$argon2id$v=19$m=19456,t=2,p=1$CGxHbU1ss8eFvRC8Ya3UFw$rPf1zeSH+KKMLdcXJPCnsclRnOEeaHkg6E3+O9Dqpjw', true, NULL, '2026-11-26 23:20:10.602+00'),
	('01a21a28-ecfd-7173-8109-832f9ffded83', 'dev@acme.example', 'dev@acme.example', 'The developer', '$argon2id$v=19$m=19456,t=2,p=1$FIXlQIfQHBIUvXiArld+PQ$ISW8gpZUGh3hhgcAfk9cCk5obLgOzZZYOjiq2FH8L+w', false, NULL, '2026-11-26 23:20:19.458+00'),
	('01a21a28-f819-72c7-9746-ffaf60ab59cb', 'view@acme.example', 'view@acme.example', 'The viewer', '$argon2id$v=19$m=19456,t=2,p=1$FTVFORmTaiMzmaqwZOJb+Q$3eIrIPUnsTdXnjxhhPS+yQ9Fgsf6nbmrzAHezXLL9Ms', false, '2026-11-26 23:20:24.817+00', '2026-11-26 23:20:22.302+00');


--
-- Data for Name: webhook_attempts_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_attempts_2026_11 VALUES
	('01a21a29-0e13-7987-8d84-724327ec356d', 1, '2026-11-26 23:20:27.946+00', 204, NULL, 42),
	('01a21a29-0e2e-75e5-97a5-20c069f0b319', 1, '2026-11-26 23:20:27.98+00', 204, NULL, 12),
	('01a21a29-0e47-7937-8774-40ccae4bdbbb', 1, '2026-11-26 23:20:28.005+00', 204, NULL, 3),
	('01a21a29-0e8b-7c0a-ab09-41fc9065f703', 1, '2026-11-26 23:20:28.058+00', 204, NULL, 3),
	('01a21a29-0eb0-7487-8c43-85f56980ff51', 1, '2026-11-26 23:20:28.108+00', 204, NULL, 8),
	('01a21a29-0ebe-74c1-a1db-6daab155942b', 1, '2026-11-26 23:20:28.108+00', 204, NULL, 8),
	('01a21a29-0ebe-7c44-9ac9-82b8ba139ace', 1, '2026-11-26 23:20:28.108+00', 204, NULL, 6),
	('01a21a29-0ebe-7e14-b367-1426cc61648e', 1, '2026-11-26 23:20:28.107+00', 204, NULL, 6),
	('01a21a29-0ed9-7168-a1e8-3b9918e8477a', 1, '2026-11-26 23:20:28.148+00', 204, NULL, 13),
	('01a21a29-0ed9-7708-8bc6-b07606ddfc17', 1, '2026-11-26 23:20:28.149+00', 204, NULL, 12),
	('01a21a29-0ef5-738e-a8fe-9cf1c1a19633', 1, '2026-11-26 23:20:28.162+00', 204, NULL, 2),
	('01a21a29-0f13-7e15-9073-12b695d0458f', 1, '2026-11-26 23:20:28.216+00', 204, NULL, 6),
	('01a21a29-0f31-7479-a0e2-698972c6e6a4', 1, '2026-11-26 23:20:28.232+00', 204, NULL, 4),
	('01a21a29-0f31-7675-a1d1-192c585ecf7b', 1, '2026-11-26 23:20:28.232+00', 500, 'answered with status 500', 8),
	('01a21a29-121c-7083-9bec-0d3c44021ceb', 1, '2026-11-26 23:20:28.975+00', 204, NULL, 7),
	('01a21a29-1635-7a23-b568-e4270582e97c', 1, '2026-11-26 23:20:30.035+00', 204, NULL, 4),
	('01a21a29-1635-71d6-905e-446128c2abd7', 1, '2026-11-26 23:20:30.035+00', 204, NULL, 9),
	('01a21a29-1635-74b0-bdbe-69ded5b0e773', 1, '2026-11-26 23:20:30.036+00', 204, NULL, 14),
	('01a21a29-1635-76e9-9bca-9a39dd21fca0', 1, '2026-11-26 23:20:30.035+00', 204, NULL, 9),
	('01a21a29-1635-7b88-8336-ed76877ff917', 1, '2026-11-26 23:20:30.035+00', 204, NULL, 9),
	('01a21a29-1635-7ea8-97f7-c92f41932eb4', 1, '2026-11-26 23:20:30.036+00', 204, NULL, 14),
	('01a21a29-0f31-7675-a1d1-192c585ecf7b', 2, '2026-11-26 23:20:33.454+00', 500, 'answered with status 500', 5),
	('01a21a29-2f56-75e1-a08d-f615774b9802', 1, '2026-11-26 23:20:36.506+00', 204, NULL, 8),
	('01a21a29-303b-7be4-b83a-ef7dcf8a5b75', 1, '2026-11-26 23:20:36.679+00', 204, NULL, 5),
	('01a21a29-3061-73f0-9bb6-fe1ddb65fd56', 1, '2026-11-26 23:20:36.713+00', 204, NULL, 12),
	('01a21a29-3061-7e01-82f3-de999563ac8e', 1, '2026-11-26 23:20:36.713+00', 204, NULL, 9),
	('01a21a29-3061-75af-bf83-a5504d59c73d', 1, '2026-11-26 23:20:36.713+00', 204, NULL, 16),
	('01a21a29-3061-7b08-be47-e3b915eff77f', 1, '2026-11-26 23:20:36.714+00', 204, NULL, 15),
	('01a21a29-308a-7497-94c2-5f3c2ef44df8', 1, '2026-11-26 23:20:36.757+00', 204, NULL, 6),
	('01a21a29-308a-7a03-95fb-941bb1364d32', 1, '2026-11-26 23:20:36.757+00', 204, NULL, 6),
	('01a21a29-3114-7916-b442-828ae5263fa9', 1, '2026-11-26 23:20:36.934+00', 204, NULL, 6),
	('01a21a29-342a-7a07-bb46-9a9e8cb89d65', 1, '2026-11-26 23:20:37.685+00', 204, NULL, 4),
	('01a21a29-0f31-7675-a1d1-192c585ecf7b', 3, '2026-11-26 23:20:37.685+00', 500, 'answered with status 500', 4),
	('01a21a29-3442-7fb0-b703-d43455b5eb88', 1, '2026-11-26 23:20:37.707+00', 204, NULL, 3),
	('01a21a29-0f31-7675-a1d1-192c585ecf7b', 4, '2026-11-26 23:20:38.723+00', 500, 'answered with status 500', 3),
	('01a21a29-383b-706b-add5-36fb5726765a', 1, '2026-11-26 23:20:38.723+00', 204, NULL, 3),
	('01a21a29-383b-741d-ae83-ff9bceb86e20', 1, '2026-11-26 23:20:38.723+00', 204, NULL, 3),
	('01a21a29-383b-74aa-9c27-04eaeda0544a', 1, '2026-11-26 23:20:38.724+00', 204, NULL, 2),
	('01a21a29-0f31-7675-a1d1-192c585ecf7b', 5, '2026-11-26 23:20:39.757+00', 500, 'answered with status 500', 2),
	('01a21a29-0f31-7675-a1d1-192c585ecf7b', 6, '2026-11-26 23:20:39.781+00', 500, 'answered with status 500', 1),
	('01a21a29-0f31-7675-a1d1-192c585ecf7b', 7, '2026-11-26 23:20:40.829+00', 500, 'answered with status 500', 2),
	('01a21a29-0f31-7675-a1d1-192c585ecf7b', 8, '2026-11-26 23:20:41.856+00', 500, 'answered with status 500', 2),
	('01a21a29-44e1-79ba-a385-d152bb295433', 1, '2026-11-26 23:20:41.964+00', 500, 'answered with status 500', 4),
	('01a21a29-44e7-7a56-afd5-fedd691eb290', 1, '2026-11-26 23:20:41.976+00', 204, NULL, 4),
	('01a21a29-45e7-7084-bac8-caba6f3843ea', 1, '2026-11-26 23:20:42.222+00', 204, NULL, 5),
	('01a21a29-4632-7ce3-9fc1-c366bab508b2', 1, '2026-11-26 23:20:42.305+00', 500, 'answered with status 500', 11),
	('01a21a29-4653-7a36-adae-a6369bfedbe5', 1, '2026-11-26 23:20:42.338+00', 204, NULL, 2),
	('01a21a29-48e7-7d64-9990-8bc89fe12cd1', 1, '2026-11-26 23:20:42.998+00', 204, NULL, 2),
	('01a21a29-5181-7c56-a187-b171405de260', 1, '2026-11-26 23:20:45.204+00', 500, 'answered with status 500', 7),
	('01a21a29-518d-780a-907f-f7b9ca3e1a15', 1, '2026-11-26 23:20:45.204+00', 204, NULL, 10);


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
	('01a21a29-0e13-7987-8d84-724327ec356d', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-0e13-7285-91b3-a51afcc17bcc', 'email.sent', '01a21a29-0dff-73f0-9f65-4bec801b9eaa', 'delivered', 1, NULL, 204, 42, false, NULL, '2026-11-26 23:20:27.921+00'),
	('01a21a29-0e2e-75e5-97a5-20c069f0b319', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-0e2e-7408-b637-34d040005f6c', 'email.sent', '01a21a29-0e22-76cb-b610-bd1a76f1497f', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-26 23:20:27.948+00'),
	('01a21a29-0e47-7937-8774-40ccae4bdbbb', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-0e47-71b6-bfe1-0b8cc3257628', 'email.sent', '01a21a29-0e36-7406-9c14-9be6f9e42dfe', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-26 23:20:27.974+00'),
	('01a21a29-0e8b-7c0a-ab09-41fc9065f703', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-0e8b-7303-8ac6-d945412c2dbd', 'email.sent', '01a21a29-0ddb-761d-804f-4269c145517c', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-26 23:20:28.042+00'),
	('01a21a29-0eb0-7487-8c43-85f56980ff51', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-0eb0-76e8-97f0-7176650f061c', 'email.sent', '01a21a29-0e78-767f-9b0a-8e2ecfe744c3', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-26 23:20:28.061+00'),
	('01a21a29-0ebe-74c1-a1db-6daab155942b', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-0ebe-77e6-b585-644e3c3ab8f5', 'email.sent', '01a21a29-0e58-76a2-a5a5-96c2bc6ef846', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-26 23:20:28.052+00'),
	('01a21a29-0ebe-7c44-9ac9-82b8ba139ace', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-0ebe-77e6-b585-644d26ea8f86', 'email.sent', '01a21a29-0e58-76a2-a5a5-96c2bc6ef846', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-26 23:20:28.052+00'),
	('01a21a29-0ebe-7e14-b367-1426cc61648e', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-0ebe-77e6-b585-644f10cb3cae', 'email.bounced', '01a21a29-0e68-7455-a3ba-f5bfdeb64bbb', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-26 23:20:28.05+00'),
	('01a21a29-0ed9-7168-a1e8-3b9918e8477a', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-0ed9-70ac-932b-e43797e6e4dd', 'email.bounced', '01a21a29-0e9f-72ab-bfd4-a5a48a8e5709', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-26 23:20:28.088+00'),
	('01a21a29-0ed9-7708-8bc6-b07606ddfc17', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-0ed9-70ac-932b-e438e1dd7c5e', 'email.sent', '01a21a29-0e9f-72ab-bfd4-a5a48a8e5709', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-26 23:20:28.088+00'),
	('01a21a29-0ef5-738e-a8fe-9cf1c1a19633', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-0ef5-756f-93e0-96dbe360ed07', 'email.sent', '01a21a29-0eb0-7693-9130-fe7947c18f94', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-26 23:20:28.146+00'),
	('01a21a29-0f13-7e15-9073-12b695d0458f', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-0f13-754b-a274-129656bc40da', 'email.sent', '01a21a29-0efc-770b-a518-c479e5459f16', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-26 23:20:28.178+00'),
	('01a21a29-0f31-7479-a0e2-698972c6e6a4', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-0f31-76f2-90a4-2ef53aab7e8f', 'email.cancelled', '01a21a29-0f1c-7557-ad24-9e27ea6f30e5', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-26 23:20:28.209+00'),
	('01a21a29-121c-7083-9bec-0d3c44021ceb', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-121c-750a-ae24-5f32c2ba5941', 'email.delivered', '01a21a29-0dff-73f0-9f65-4bec801b9eaa', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-26 23:20:28.926+00'),
	('01a21a29-1635-7a23-b568-e4270582e97c', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-1635-7419-8a8f-d76420f83025', 'email.bounced', '01a21a29-0e22-76cb-b610-bd1a76f1497f', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-26 23:20:29.996+00'),
	('01a21a29-1635-71d6-905e-446128c2abd7', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-1635-7419-8a8f-d766589c7122', 'email.complained', '01a21a29-0e36-7406-9c14-9be6f9e42dfe', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-26 23:20:29.996+00'),
	('01a21a29-1635-74b0-bdbe-69ded5b0e773', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-1635-7419-8a8f-d769da0d4882', 'email.delivered', '01a21a29-0efc-770b-a518-c479e5459f16', 'delivered', 1, NULL, 204, 14, false, NULL, '2026-11-26 23:20:29.996+00'),
	('01a21a29-1635-76e9-9bca-9a39dd21fca0', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-1635-7419-8a8f-d76584c0c0d8', 'email.delivered', '01a21a29-0e36-7406-9c14-9be6f9e42dfe', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-26 23:20:29.996+00'),
	('01a21a29-1635-7b88-8336-ed76877ff917', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-1635-7419-8a8f-d7671756d693', 'email.bounced', '01a21a29-0e58-76a2-a5a5-96c2bc6ef846', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-26 23:20:29.996+00'),
	('01a21a29-1635-7ea8-97f7-c92f41932eb4', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-1635-7419-8a8f-d768b7e622a0', 'email.delivered', '01a21a29-0e58-76a2-a5a5-96c2bc6ef846', 'delivered', 1, NULL, 204, 14, false, NULL, '2026-11-26 23:20:29.996+00'),
	('01a21a29-0f31-7675-a1d1-192c585ecf7b', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0dc3-7149-b842-212d01cea632', 'live', '01a21a29-0f31-76f2-90a4-2ef53aab7e8f', 'email.cancelled', '01a21a29-0f1c-7557-ad24-9e27ea6f30e5', 'failed', 8, 'answered with status 500', 500, 2, false, NULL, '2026-11-26 23:20:28.209+00'),
	('01a21a29-2f56-75e1-a08d-f615774b9802', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-2f56-7362-8bfb-b23b6f74f13e', 'email.failed', '01a21a29-0f6a-76c4-a4d5-acd88b60283b', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-26 23:20:36.426+00'),
	('01a21a29-303b-7be4-b83a-ef7dcf8a5b75', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-303b-74d9-b70a-b06b331001a8', 'email.sent', '01a21a29-3032-7239-a81a-9e82d3dbb0a5', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-26 23:20:36.665+00'),
	('01a21a29-3061-73f0-9bb6-fe1ddb65fd56', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'test', '01a21a29-3061-77fc-a84c-65e56232b3d1', 'email.sent', '01a21a29-3059-73df-a9fc-4cd2dfe4cff3', 'delivered', 1, NULL, 204, 12, false, NULL, '2026-11-26 23:20:36.704+00'),
	('01a21a29-3061-7e01-82f3-de999563ac8e', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'test', '01a21a29-3061-77fc-a84c-65e45e4cb037', 'email.sent', '01a21a29-3049-75e6-a3c8-86384df5fd8e', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-26 23:20:36.69+00'),
	('01a21a29-3061-75af-bf83-a5504d59c73d', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0dbe-77d1-a27c-707ea23ae189', 'test', '01a21a29-3061-77fc-a84c-65e45e4cb037', 'email.sent', '01a21a29-3049-75e6-a3c8-86384df5fd8e', 'delivered', 1, NULL, 204, 16, false, NULL, '2026-11-26 23:20:36.69+00'),
	('01a21a29-3061-7b08-be47-e3b915eff77f', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0dbe-77d1-a27c-707ea23ae189', 'test', '01a21a29-3061-77fc-a84c-65e56232b3d1', 'email.sent', '01a21a29-3059-73df-a9fc-4cd2dfe4cff3', 'delivered', 1, NULL, 204, 15, false, NULL, '2026-11-26 23:20:36.704+00'),
	('01a21a29-308a-7497-94c2-5f3c2ef44df8', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0dbe-77d1-a27c-707ea23ae189', 'test', '01a21a29-308a-75d0-abde-d983245f0b20', 'email.sent', '01a21a29-3067-72fc-af08-ca4dd07529ea', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-26 23:20:36.719+00'),
	('01a21a29-308a-7a03-95fb-941bb1364d32', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'test', '01a21a29-308a-75d0-abde-d983245f0b20', 'email.sent', '01a21a29-3067-72fc-af08-ca4dd07529ea', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-26 23:20:36.719+00'),
	('01a21a29-342a-7a07-bb46-9a9e8cb89d65', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-342a-756b-bfab-63b016caf495', 'email.delivered', '01a21a29-3032-7239-a81a-9e82d3dbb0a5', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-26 23:20:37.67+00'),
	('01a21a29-3442-7fb0-b703-d43455b5eb88', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'test', '01a21a29-3442-74dc-bbce-15f1e9c177dc', 'email.delivered', '01a21a29-3049-75e6-a3c8-86384df5fd8e', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-26 23:20:37.692+00'),
	('01a21a29-44e1-79ba-a385-d152bb295433', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-44dc-701a-b191-2118bb509e6a', 'live', '01a21a29-44e1-7111-aada-71353775ae87', 'email.queued', '01a21a29-44e1-7111-aada-7134b7ec9bb6', 'pending', 1, 'answered with status 500', 500, 4, false, NULL, '2026-11-26 23:20:41.953+00'),
	('01a21a29-383b-706b-add5-36fb5726765a', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'test', '01a21a29-383b-74c6-8376-72ad0a68e9e8', 'email.bounced', '01a21a29-3059-73df-a9fc-4cd2dfe4cff3', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-26 23:20:38.711+00'),
	('01a21a29-383b-741d-ae83-ff9bceb86e20', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0dbe-77d1-a27c-707ea23ae189', 'test', '01a21a29-383b-74c6-8376-72ad0a68e9e8', 'email.bounced', '01a21a29-3059-73df-a9fc-4cd2dfe4cff3', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-26 23:20:38.711+00'),
	('01a21a29-383b-74aa-9c27-04eaeda0544a', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'test', '01a21a29-383b-74c6-8376-72aef8f1e3e0', 'email.delivered', '01a21a29-3067-72fc-af08-ca4dd07529ea', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-26 23:20:38.711+00'),
	('01a21a29-3114-7916-b442-828ae5263fa9', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-3114-7297-aa47-fa4391f90939', 'email.sent', '01a21a29-30b2-75db-8fd8-302ecfbdef40', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-26 23:20:36.86+00'),
	('01a21a29-45e7-7084-bac8-caba6f3843ea', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-44e7-7706-a52d-4424c8bf73fb', 'email.sent', '01a21a29-44e1-7111-aada-7134b7ec9bb6', 'delivered', 1, NULL, 204, 5, false, '01a21a29-44e7-7a56-afd5-fedd691eb290', '2026-11-26 23:20:42.215+00'),
	('01a21a29-44e7-7a56-afd5-fedd691eb290', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-44e7-7706-a52d-4424c8bf73fb', 'email.sent', '01a21a29-44e1-7111-aada-7134b7ec9bb6', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-26 23:20:41.958+00'),
	('01a21a29-4632-7ce3-9fc1-c366bab508b2', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-44dc-701a-b191-2118bb509e6a', 'live', '01a21a29-4632-7336-8f38-5001483acdaa', 'email.queued', '01a21a29-4632-7336-8f38-50005a5a4515', 'pending', 1, 'answered with status 500', 500, 11, false, NULL, '2026-11-26 23:20:42.29+00'),
	('01a21a29-4653-7a36-adae-a6369bfedbe5', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-4653-774d-b9b7-020fe8e028bf', 'email.sent', '01a21a29-4632-7336-8f38-50005a5a4515', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-26 23:20:42.323+00'),
	('01a21a29-48e7-7d64-9990-8bc89fe12cd1', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-48e7-740f-a1b6-33f5cf31aead', 'email.delivered', '01a21a29-44e1-7111-aada-7134b7ec9bb6', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-26 23:20:42.966+00'),
	('01a21a29-5181-7c56-a187-b171405de260', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-44dc-701a-b191-2118bb509e6a', 'live', '01a21a29-5181-7358-b152-5b11b815f061', 'email.queued', '01a21a29-5181-7358-b152-5b10ad57a35b', 'pending', 1, 'answered with status 500', 500, 7, false, NULL, '2026-11-26 23:20:45.185+00'),
	('01a21a29-518d-780a-907f-f7b9ca3e1a15', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-0db4-7402-b2f3-8a78533fbf2a', 'live', '01a21a29-518d-74d4-a5ab-0c673dcbb40c', 'email.sent', '01a21a29-5181-7358-b152-5b10ad57a35b', 'delivered', 1, NULL, 204, 10, false, NULL, '2026-11-26 23:20:45.196+00'),
	('01a21a29-5fdc-76a5-a959-8a82c51346c6', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-44dc-701a-b191-2118bb509e6a', 'live', '01a21a29-5fdc-703f-b10c-cbabe0816a59', 'email.queued', '01a21a29-5fdc-703f-b10c-cbaa00acb7af', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-26 23:20:48.86+00'),
	('01a21a29-6002-7ae9-b870-543f422e038c', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-44dc-701a-b191-2118bb509e6a', 'live', '01a21a29-6002-7733-ac4c-431be266c89d', 'email.queued', '01a21a29-6002-7733-ac4c-431a225ba56b', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-26 23:20:48.898+00'),
	('01a21a29-602b-78ad-b23a-c438d000038a', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', '01a21a29-44dc-701a-b191-2118bb509e6a', 'live', '01a21a29-602b-74f7-ada8-a71f985e041d', 'email.queued', '01a21a29-602b-74f7-ada8-a71ef1e9ae57', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-26 23:20:48.939+00');


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
	('01a21a29-0dbe-77d1-a27c-707ea23ae189', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'test', 'http://127.0.0.1:36049/ok', '{email.sent,email.bounced}', 'sendwright', true, '2.throwaway.9446ec632285cc9c.b0Xs05qL29ppMxgO.Jg6kpJRta9tf2KDi2MH9k2SAhYW022Q2JiwXJpc9kjB3yiLb9HK1z0STb31rJ_hocR7KiZppJcFwa69xvRW_d0-7', NULL, NULL, '2026-11-26 23:20:27.838+00'),
	('01a21a29-0dc3-7149-b842-212d01cea632', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', 'http://127.0.0.1:36049/broken', '{email.cancelled}', 'sendwright', true, '2.throwaway.9446ec632285cc9c.6SiVFRidLpGF4OaG.ns9ndCZZ9Yq1dOp-1ysBAUqnfBAeasMIRl-Y1-KF-MbHc7-y3uIze2-WZhkoXEkEUeLteD8ZGYuGk_2eq-UpNTmy', NULL, NULL, '2026-11-26 23:20:27.843+00'),
	('01a21a29-44dc-701a-b191-2118bb509e6a', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', 'http://127.0.0.1:36049/broken', '{email.queued}', 'sendwright', true, '2.throwaway.9446ec632285cc9c.B19QwqvtDUjD5yFh.fMGc-WCbnJiRc0X5_lDwQ2XzJij5Xc5mMS3eyGUSi1PciX9q0zfwrOuonSpGeLXosrdbju6gi5s9BYm7WBvzZzPg', NULL, NULL, '2026-11-26 23:20:41.948+00'),
	('01a21a29-0db4-7402-b2f3-8a78533fbf2a', '01a21a28-52e5-76ef-bdc8-f7f7ec498033', 'live', 'http://127.0.0.1:36049/ok', '{email.sent,email.delivered,email.delivery_delayed,email.bounced,email.complained,email.rejected,email.failed,email.cancelled}', 'sendwright', true, '2.throwaway.9446ec632285cc9c.1pzCVrC_UAExVXjM.fcgK5Y-9xXp4aXhKwmKYmLdL5Pgic6EfRlc-gR-txc7aw-_LVUxqmvU6L7UT8xcfo0BvEDqMO2iwogfQP5W8j_Hw', '2.throwaway.9446ec632285cc9c.YS7zVcRY1QWYt6C_.KuXhKG_9i5gR63s5z_U7CQb2s6n2A-twc-EoWIwx-e_CAo5ifSQxmlQCmyyE5j8DzrT3Np4NhasjUpY7AaznfxgH', '2026-11-27 23:20:42.251+00', '2026-11-26 23:20:27.828+00');


--
-- Data for Name: webhook_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_jobs OVERRIDING SYSTEM VALUE VALUES
	('01a21a29-44e1-79ba-a385-d152bb295433', '01a21a29-44dc-701a-b191-2118bb509e6a', '2026-11-26 23:20:47.458+00', '2026-11-26 23:20:47.458+00', NULL, 37, true, '1183'),
	('01a21a29-4632-7ce3-9fc1-c366bab508b2', '01a21a29-44dc-701a-b191-2118bb509e6a', '2026-11-26 23:20:47.795+00', '2026-11-26 23:20:47.795+00', NULL, 40, true, '1211'),
	('01a21a29-5181-7c56-a187-b171405de260', '01a21a29-44dc-701a-b191-2118bb509e6a', '2026-11-26 23:20:50.275+00', '2026-11-26 23:20:50.275+00', NULL, 43, true, '1234'),
	('01a21a29-5fdc-76a5-a959-8a82c51346c6', '01a21a29-44dc-701a-b191-2118bb509e6a', '2026-11-26 23:20:48.86+00', '2026-11-26 23:20:48.86+00', NULL, 45, false, '1242'),
	('01a21a29-6002-7ae9-b870-543f422e038c', '01a21a29-44dc-701a-b191-2118bb509e6a', '2026-11-26 23:20:48.898+00', '2026-11-26 23:20:48.898+00', NULL, 46, false, '1243'),
	('01a21a29-602b-78ad-b23a-c438d000038a', '01a21a29-44dc-701a-b191-2118bb509e6a', '2026-11-26 23:20:48.939+00', '2026-11-26 23:20:48.939+00', NULL, 47, false, '1250');


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


