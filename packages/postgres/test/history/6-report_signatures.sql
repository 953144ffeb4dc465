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
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'Acme', 'enterprise', NULL, true, NULL, NULL, 1000000, NULL, NULL, NULL, NULL, '2026-11-27 07:21:51.091+00', NULL),
	('01a21be2-6924-77cb-a3ef-b4d52438732a', 'Closed', 'free', NULL, false, NULL, NULL, NULL, NULL, NULL, '2026-11-27 07:22:48.792+00', 'Sent what nobody asked for.', '2026-11-27 07:22:32.612+00', NULL),
	('01a21be2-4ded-73a3-bb0f-1eb975760bb0', 'Bolt', 'pro', NULL, false, 50, NULL, 7, '2026-11-27 07:25:27.254+00', NULL, NULL, NULL, '2026-11-27 07:22:25.644+00', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.api_keys VALUES
	('01a21be1-e252-72cc-aa5a-881713dd91f7', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '6c049278ed8c249dba20feca198d44b5213e5814b94bc2af41d8007b2abe4de6', 'Acme live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'Obib', '2026-11-27 07:21:58.098+00', NULL, '2026-11-27 07:22:04.783+00', NULL),
	('01a21be2-378f-708a-946a-129e1b9217ec', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '1fefccde116ce65590927c081f947ff32761c8b13cfbb8a7d7921826c795b847', 'Acme live', 'live', '{emails:read}', 'svc_live_', 'EKSs', '2026-11-27 07:22:19.92+00', NULL, NULL, NULL),
	('01a21be2-89c5-77e0-aa91-8b8b97c4db5c', '01a21be2-6924-77cb-a3ef-b4d52438732a', 'c68db3ea7a11e178740859e1d73235c15eadd94bd2c060d58265c17d5e1cbf79', 'Closed live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'A4b6', '2026-11-27 07:22:40.965+00', NULL, NULL, NULL),
	('01a21be2-10b8-73f0-aaa4-59ad9189a70c', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '5577ad35eb90c8e9f6f9db8850c318e68b4fd1a3233f0630e7a6a90ab83ed988', 'Acme live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'IZTK', '2026-11-27 07:22:09.977+00', '2026-11-27 07:25:29.658+00', NULL, NULL),
	('01a21be2-2341-7434-804c-fb2c5ce96489', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '433cc24575e308782450239dee98e8c6c1f9d33ba1341b9652f7eb3ade049a90', 'Acme test', 'test', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_test_', 'Nr6c', '2026-11-27 07:22:14.721+00', '2026-11-27 07:25:29.242+00', NULL, NULL),
	('01a21be2-c2e6-736b-8c54-dce80bd8824a', '01a21be2-4ded-73a3-bb0f-1eb975760bb0', '4206589b90d04eec98efa635351c6ad3809ddc93a1a94843691514947ba4b45d', 'Bolt live', 'live', '{emails:send,emails:read,domains:manage,webhooks:manage,suppressions:manage,templates:manage,account:manage}', 'svc_live_', 'eAUm', '2026-11-27 07:22:55.59+00', '2026-11-27 07:25:29.275+00', NULL, NULL);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.audit_log VALUES
	('01a21be1-c718-74b7-b5ab-0b163d853dd6', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:21:51.128+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a21be1-e258-7670-811d-f8a8e7453965', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:21:58.104+00', 'operator', NULL, 'operator', 'key.created', '01a21be1-e252-72cc-aa5a-881713dd91f7', NULL, NULL, NULL),
	('01a21be1-fc79-7593-b2ee-d23477e6afbd', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:22:04.792+00', 'operator', NULL, 'operator', 'key.revoked', '01a21be1-e252-72cc-aa5a-881713dd91f7', NULL, NULL, NULL),
	('01a21be2-10c4-74c3-a508-0f87d2d95b2c', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:22:09.988+00', 'operator', NULL, 'operator', 'key.created', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, NULL, NULL),
	('01a21be2-234c-714c-b81f-4dc551a755c5', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:22:14.732+00', 'operator', NULL, 'operator', 'key.created', '01a21be2-2341-7434-804c-fb2c5ce96489', NULL, NULL, NULL),
	('01a21be2-3796-77c9-9104-8abdcab0c832', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:22:19.926+00', 'operator', NULL, 'operator', 'key.created', '01a21be2-378f-708a-946a-129e1b9217ec', NULL, NULL, NULL),
	('01a21be2-4dff-739f-abd8-9e8d470d97a2', '01a21be2-4ded-73a3-bb0f-1eb975760bb0', '2026-11-27 07:22:25.663+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a21be2-693e-7104-ba82-84c7a8b56052', '01a21be2-6924-77cb-a3ef-b4d52438732a', '2026-11-27 07:22:32.638+00', 'operator', NULL, 'operator', 'account.created', NULL, NULL, NULL, NULL),
	('01a21be2-89ca-7152-bba2-2f90ba319439', '01a21be2-6924-77cb-a3ef-b4d52438732a', '2026-11-27 07:22:40.97+00', 'operator', NULL, 'operator', 'key.created', '01a21be2-89c5-77e0-aa91-8b8b97c4db5c', NULL, NULL, NULL),
	('01a21be2-a86c-7505-9e3a-168e8bdae459', '01a21be2-6924-77cb-a3ef-b4d52438732a', '2026-11-27 07:22:48.812+00', 'operator', NULL, 'operator', 'account.suspended', NULL, NULL, NULL, NULL),
	('01a21be2-c2eb-7487-8347-17cd233ec07d', '01a21be2-4ded-73a3-bb0f-1eb975760bb0', '2026-11-27 07:22:55.595+00', 'operator', NULL, 'operator', 'key.created', '01a21be2-c2e6-736b-8c54-dce80bd8824a', NULL, NULL, NULL),
	('01a21be2-e66a-7044-a445-6ade2ef299a8', NULL, '2026-11-27 07:23:04.682+00', 'operator', NULL, 'operator', 'user.created', '01a21be2-e661-76a0-afdf-4d8b738316bb', NULL, NULL, NULL),
	('01a21be3-209d-757d-b73e-807b6ab12a13', NULL, '2026-11-27 07:23:19.581+00', 'operator', NULL, 'operator', 'user.link_made', '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', NULL, NULL, NULL),
	('01a21be3-261f-76e7-9948-ad20d545fa48', NULL, '2026-11-27 07:23:20.991+00', 'user', '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', 'ada', 'user.password_changed', '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', '127.0.0.1', NULL, 'f8c1f0ad75f7b12b206f8f799bc9c34d'),
	('01a21be3-2630-7662-a0fb-35cbeb6c4d43', NULL, '2026-11-27 07:23:21.008+00', 'user', '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', 'ada', 'user.signed_in', '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', '127.0.0.1', NULL, 'f8c1f0ad75f7b12b206f8f799bc9c34d'),
	('01a21be3-5e53-7214-97a1-d1f353dd5146', NULL, '2026-11-27 07:23:35.379+00', 'operator', NULL, 'operator', 'user.link_made', '01a21be2-e661-76a0-afdf-4d8b738316bb', NULL, NULL, NULL),
	('01a21be3-63c9-7342-ae24-6edd2efe27eb', NULL, '2026-11-27 07:23:36.777+00', 'operator', '01a21be2-e661-76a0-afdf-4d8b738316bb', 'grace', 'user.password_changed', '01a21be2-e661-76a0-afdf-4d8b738316bb', '127.0.0.1', NULL, 'b4b618ce0b4a4e334924bb5c8cd8f098'),
	('01a21be3-63d4-739d-b7c1-858fb69393fd', NULL, '2026-11-27 07:23:36.788+00', 'operator', '01a21be2-e661-76a0-afdf-4d8b738316bb', 'grace', 'user.signed_in', '01a21be2-e661-76a0-afdf-4d8b738316bb', '127.0.0.1', NULL, 'b4b618ce0b4a4e334924bb5c8cd8f098'),
	('01a21be3-90e6-77ee-b57c-1924b830963f', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:23:48.326+00', 'operator', NULL, 'operator', 'member.invited', '01a21be3-90d2-70da-9a6a-c6fc1e2246a6', NULL, NULL, NULL),
	('01a21be3-956d-768e-8e05-e6ed8ddd2b7d', NULL, '2026-11-27 07:23:49.485+00', 'user', '01a21be3-9567-7297-8955-9412b5d21856', 'The developer', 'user.created', '01a21be3-9567-7297-8955-9412b5d21856', '127.0.0.1', NULL, '7a4684092e0396a4e7455942317552b7'),
	('01a21be3-9577-766d-94a4-0ff191ed9d41', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:23:49.495+00', 'user', '01a21be3-9567-7297-8955-9412b5d21856', 'The developer', 'member.joined', '01a21be3-9567-7297-8955-9412b5d21856', '127.0.0.1', NULL, '7a4684092e0396a4e7455942317552b7'),
	('01a21be3-957c-72e8-9040-d76221a20072', NULL, '2026-11-27 07:23:49.5+00', 'user', '01a21be3-9567-7297-8955-9412b5d21856', 'The developer', 'user.signed_in', '01a21be3-9567-7297-8955-9412b5d21856', '127.0.0.1', NULL, '7a4684092e0396a4e7455942317552b7'),
	('01a21be3-cb57-7413-a38b-42647ccad24e', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:03.287+00', 'operator', NULL, 'operator', 'member.invited', '01a21be3-cb51-73b8-8442-099ff699bef3', NULL, NULL, NULL),
	('01a21be3-cfd0-73b6-8812-5e0ce0e45165', NULL, '2026-11-27 07:24:04.432+00', 'user', '01a21be3-cfc4-7210-b706-c37c5e04a02c', 'The viewer', 'user.created', '01a21be3-cfc4-7210-b706-c37c5e04a02c', '127.0.0.1', NULL, '1a98590c977466eb3573288ac27c5e97'),
	('01a21be3-cfd6-7706-90ea-8d26e34b5e38', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:04.438+00', 'user', '01a21be3-cfc4-7210-b706-c37c5e04a02c', 'The viewer', 'member.joined', '01a21be3-cfc4-7210-b706-c37c5e04a02c', '127.0.0.1', NULL, '1a98590c977466eb3573288ac27c5e97'),
	('01a21be3-cfde-72db-954d-4b7b3862f962', NULL, '2026-11-27 07:24:04.446+00', 'user', '01a21be3-cfc4-7210-b706-c37c5e04a02c', 'The viewer', 'user.signed_in', '01a21be3-cfc4-7210-b706-c37c5e04a02c', '127.0.0.1', NULL, '1a98590c977466eb3573288ac27c5e97'),
	('01a21be4-054c-7582-9280-6eec25a4ac0a', NULL, '2026-11-27 07:24:18.123+00', 'operator', NULL, 'operator', 'user.disabled', '01a21be3-cfc4-7210-b706-c37c5e04a02c', NULL, NULL, NULL),
	('01a21be4-36df-73c3-ad7e-8d8701f2ad67', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:30.815+00', 'operator', NULL, 'operator', 'member.invited', '01a21be4-36d0-74f5-bbbb-73bd173a2121', NULL, NULL, NULL),
	('01a21be4-3a5f-733b-9fcf-6d61597b23a2', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:31.711+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'domain.added', '01a21be4-3a49-72d1-afe9-f40e783a3be5', '127.0.0.1', NULL, '6ef1ec0e3a59f6cee41b0cc1e231c826'),
	('01a21be4-3aa0-7558-9c35-7c28f59d347c', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:31.776+00', 'engine', NULL, 'sendwright', 'domain.verified', '01a21be4-3a49-72d1-afe9-f40e783a3be5', '127.0.0.1', NULL, 'c8b64fc7308b2615705d546ad8bb1700'),
	('01a21be4-3b90-74b0-ab5c-4bccebcea3bf', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:32.016+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'domain.added', '01a21be4-3b85-7351-a1ac-68e52a6538e9', '127.0.0.1', NULL, 'cc078b4e169f703459c9812fe3dbe454'),
	('01a21be4-3c25-7330-bead-73405d4b1235', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:32.165+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'domain.added', '01a21be4-3c1c-71a1-a9d5-fbec748341fd', '127.0.0.1', NULL, '7b4ade38f3d367cfd3fec7cf9c6a6007'),
	('01a21be4-3c3c-75a8-8929-48b9bbfc2d8b', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:32.188+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'domain.removed', '01a21be4-3c1c-71a1-a9d5-fbec748341fd', '127.0.0.1', NULL, 'cff43e0ea7c756cfeae4b3eb357cdec8'),
	('01a21be4-3c72-75e5-af5e-9bbdc7b9a08c', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:32.242+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'template.created', '01a21be4-3c60-7238-b42e-e901ffa38b65', '127.0.0.1', NULL, '2fcd1764e2b9b7a42d5c1c1b804e36a1'),
	('01a21be4-3cdf-760f-bd33-dc58218ee21f', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:32.351+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'template.changed', '01a21be4-3c60-7238-b42e-e901ffa38b65', '127.0.0.1', NULL, '54f9dc5aca084ca78c88d9412962e4e5'),
	('01a21be4-3d02-768c-83a4-d360f706c4e6', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:32.386+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'template.restored', '01a21be4-3c60-7238-b42e-e901ffa38b65', '127.0.0.1', NULL, 'f24b8bd980082509c08247ed91b96b92'),
	('01a21be4-3d17-77a2-a6bb-d847213afcac', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:32.407+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'template.created', '01a21be4-3d14-720a-85d6-71351d01cb2c', '127.0.0.1', NULL, '67cf5759f2f678f859e7c046cd3e68c7'),
	('01a21be4-3d22-73af-ace8-0ec800e949db', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:32.418+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'template.created', '01a21be4-3d20-7423-aa95-91a6fce9efd2', '127.0.0.1', NULL, 'e416a98457dd414f239b90178810d82a'),
	('01a21be4-3d33-70ac-be01-ce4d4cc41ea3', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:32.435+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'template.created', '01a21be4-3d31-7331-ac7d-58673b745ada', '127.0.0.1', NULL, '631b7516d4e4ef3da24dc33f4e98cf78'),
	('01a21be4-3d39-77db-99e5-3108a36bb4a1', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:32.441+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'template.removed', '01a21be4-3d31-7331-ac7d-58673b745ada', '127.0.0.1', NULL, '3b3b6b462bab5fa42750a2f51a9c5cd1'),
	('01a21be4-3d43-72ea-a4d8-c3f161c4bdde', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:32.451+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'webhook.added', '01a21be4-3d41-77e6-8511-861f0bf402a4', '127.0.0.1', NULL, '20f72a8b3447fc94601b59385701d46f'),
	('01a21be4-3d51-74d2-b44a-ae8c1ac61ba6', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:32.465+00', 'key', '01a21be2-2341-7434-804c-fb2c5ce96489', 'Acme test', 'webhook.added', '01a21be4-3d4f-766a-afed-94d702cf58e6', '127.0.0.1', NULL, '7ebfd81976389d396e771ba05aeb5ebb'),
	('01a21be4-3d57-7423-afca-8689c61e27c1', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:32.471+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'webhook.added', '01a21be4-3d56-7188-9e25-acc643969695', '127.0.0.1', NULL, 'd5b78fc500661b4f4348f0b45db4f822'),
	('01a21be4-3d5c-748e-a66b-79fdea5aa97e', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:32.476+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'webhook.added', '01a21be4-3d5b-7488-b490-034b7079b60b', '127.0.0.1', NULL, '0df489c9b80ef5d32399c61a55cce739'),
	('01a21be4-3d6a-7266-a2f0-3573c59e9428', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:32.49+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'webhook.removed', '01a21be4-3d5b-7488-b490-034b7079b60b', '127.0.0.1', NULL, 'a4842c0a67a452e9f17f3581292ecefa'),
	('01a21be4-911d-7503-b7d9-339a646da649', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:53.917+00', 'operator', NULL, 'operator', 'email.settled', '01a21be4-42b5-7128-b91d-ee740d4f431f', NULL, NULL, NULL),
	('01a21be4-939c-74cc-b4ad-68396b39373c', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:54.556+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'portal.link_made', '01a21be4-939c-74cc-b4ad-6838ad40f273', '127.0.0.1', NULL, 'd590db1095724e30a5e3e505fdbd82cf'),
	('01a21be4-93ba-71bb-81d0-06050361a01d', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:54.586+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, 'cd4eca2685bfd591b83557f7ac9305b4'),
	('01a21be4-93cb-71e9-b0a4-2daaf89e12ec', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:54.603+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'suppression.added', NULL, '127.0.0.1', NULL, '4cb5123c0c802ee87b87d6a8206ea7e6'),
	('01a21be4-93d0-744b-8571-723284f2cf09', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:54.608+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'suppression.removed', NULL, '127.0.0.1', NULL, 'e1e8a6c7ca8bdb227c840ba02c6ac31a'),
	('01a21be4-9579-7202-9a2f-bd4e07f7ac35', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:55.033+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'recipient.erased', 'ea55321380bf', '127.0.0.1', NULL, '41e5a0d3c6113de7f2767e99f3cdd5b9'),
	('01a21be4-a7b0-7429-9cf2-4d62df89c40f', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:59.696+00', 'key', '01a21be2-10b8-73f0-aaa4-59ad9189a70c', 'Acme live', 'webhook.added', '01a21be4-a7ae-71b5-bc37-2469820c8dda', '127.0.0.1', NULL, '12cb76f6b419ec663cc07326aaebb015'),
	('01a21be4-a8c2-77c2-b4aa-ebff47a33a2b', NULL, '2026-11-27 07:24:59.97+00', 'user', '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', 'ada', 'user.signed_in', '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', '127.0.0.1', NULL, '8eff40baf69bb148185e5ed1dccf985a'),
	('01a21be4-a8d7-70f2-be95-040967f54baf', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:24:59.991+00', 'user', '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', 'ada', 'webhook.delivery_sent_again', '01a21be4-a7b8-7114-85fa-f319179c5f3b', '127.0.0.1', '01a21be4-a8c0-73fb-939b-6dfb64250dd3', 'e2f7ec5b03b0836befdbbc334f6aa337'),
	('01a21be4-a8f3-712f-9544-6560d174ce48', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:25:00.019+00', 'user', '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', 'ada', 'webhook.secret_rotated', '01a21be4-3d41-77e6-8511-861f0bf402a4', '127.0.0.1', '01a21be4-a8c0-73fb-939b-6dfb64250dd3', '0916a5f82aa9de10c19aa3179eb9a29f'),
	('01a21be4-a912-723c-9e27-913ea41306bd', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:25:00.05+00', 'user', '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', 'ada', 'email.copied', '01a21be4-a90b-77a6-aba5-8efa378ff3a5', '127.0.0.1', '01a21be4-a8c0-73fb-939b-6dfb64250dd3', 'bbf849d1c23fd10085819fe1e8b8d127'),
	('01a21be4-bd20-728c-b621-ae7efad73df9', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '2026-11-27 07:25:05.184+00', 'operator', NULL, 'operator', 'domain.dkim_rotated', '01a21be4-3a49-72d1-afe9-f40e783a3be5', NULL, NULL, NULL),
	('01a21be4-f720-76ea-8f7c-ec2f69b17956', '01a21be2-4ded-73a3-bb0f-1eb975760bb0', '2026-11-27 07:25:20.032+00', 'operator', NULL, 'operator', 'emails.held', NULL, NULL, NULL, NULL),
	('01a21be5-136c-76ef-8caa-a3cf6e1c4a54', '01a21be2-4ded-73a3-bb0f-1eb975760bb0', '2026-11-27 07:25:27.275+00', 'operator', NULL, 'operator', 'account.paused', NULL, NULL, NULL, NULL),
	('01a21be5-161c-770f-9fde-051e9f80a7ad', NULL, '2026-11-27 07:25:27.964+00', 'user', '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', 'ada', 'user.signed_in', '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', '127.0.0.1', NULL, '2b9c10265970670b230560c8af5b9e4b'),
	('01a21be5-16ee-74c1-84c4-f1e5b32ea02e', NULL, '2026-11-27 07:25:28.174+00', 'operator', '01a21be2-e661-76a0-afdf-4d8b738316bb', 'grace', 'user.signed_in', '01a21be2-e661-76a0-afdf-4d8b738316bb', '127.0.0.1', NULL, 'c90c44fad97ea9fe6179d260d1980998');


--
-- Data for Name: domains; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.domains VALUES
	('01a21be4-3b85-7351-a1ac-68e52a6538e9', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'pending.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw5a5f09fa2a._domainkey.pending.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA1Jp96WHyXoCznv5IbKRKX/ZcngtPNGKuOVDgL4xxhgrOdrDaiPGYu0DRdCs4uLCvAHV2k8JYi7pR8eOUxSI995sg4LkIJsC9rbYqXPtXQ4yXm2dtXry6kz/r3il2Uaxg6b/F9ZFWT2/waXRZS8Swi8uAkan1EeZHFzNIse7tLsBDrxwqHRG0ij9ch8T9DtRXzEq6LkbqJ10iQ3jLa/Va8wZkM/fzdQXJk5IYjChio+jFhBrbrtIygJa1acBCUjLawwEWgZtGlPD9Iipg8wtBbEdtywPcBAJLCudpmBZw1HiyAfvu41wuaYNLDe4GhYTQT/HbMFBp9/qpl9A4uv1GLQIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.pending.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.pending.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.pending.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw5a5f09fa2a', '2.throwaway.fbdaca72bccd4c1c.lKLxaLU0JNyxkcB6.TCmQ1eZziwQDYIJb-Tk_klAT5kdRW5ZvZ9DFFjbgvh15z7MahaEAgrHiL5jh4SNi-7qwt662ti9riokPH2Mdy7Yff12mNowHdrnCQD55F2dQfdybfiJkIY_emTE_5oSQ9w9HzLravcByN-yrUeWhu89BpaZueM1oK1-FAXBTdLDAnJOqw1fuSUj8PNkCTObmTQf3Ilfd5VflpwJnL0vEtJgDPUk-jG0YGMa-A5mBQRxG4TzbLAvvXwNnG10FGzgkJnoPKzxdYqFYC8YDrwVSJ8IV5mptxugIx9RyS70BjFDvIdR59j3TNM5MfF0dBp4zCfgVF1dFxX1xwgVGKIwUotOPTXeYeVy1CZUG1ghgpL6shDvB4er10k1sQMMDNSUADp_2LdUIw08zZqGIFJs78VUlZ0lEsqBMLCY5jYJ6Z8jGvXoXKlspXEBaGUAhn4IFHOHcQk-n_LY-_YOgX3cR_Nasr_nDEL0k-5XS7kHvxaRR-8gtXjK0De-IFZoZJ25DGvKO0_FNF1j7NpqSEYSvAFbqO3fiBPBg8uOG_4-34U6ib6jxufnAEvFaWDuohY-hiI7s5hg1Ptn0Od--WH4w39nvJVCdJgWA1-RMsDl9hZJAoNtMFHcA4gTNDliN0BkYiDfq89YWN_IA96ws7tdxB91SsYOB-G9cl8KzkAOq66z9SLiTdDYdpNwYf_jg66X8MKen_xSt-OIPELSqXV47yvfvLsegJ0RxzVIde0KquJLy7NzqXHaTvzPWLvoRmKCovnRjPe7VZkU6-sQZ39E6XJdLXyQtbb8HwrA25BfMD2tg46JI4RWUDEX5NQ8BMmel_ZX-6vq47YjcQJr1tXPGxbuEvccbdKT5AmB1tboGdMsr5y1TbvWmT3nfqxXrOQdX2O5Q0uo0yd2OOkOzyxN88GD-GhM2QmLHRCunR3ejZmJvT3_MBLmMLDZT790fGEYQN4axMYl1q0LcoguTiqN8stjugM2dXOKSgJRIY-o0zGaktO-g6WaFEulEVOEg-uuB_WeazyqjHG_KXO63gskqkevxR_79mbhT5_DtWm-SXlu5JPK6YDrWdtX6w43LxkHUjKHw5RdYDcEcT2QuqD4Zqp0EAhnXfHeXyh0g5vKhLCHdvv1-prMZb-1WTxfhBGOnLc2ZxmbAESHyGKJWBzfVfxrSPcjqEc6ohgbhu685s6BdoO4Nyb3YIoSPOm9IBmWCxcYtlfYSLUZsgK1lwgoPkhWnnhLtkMRyIaX1hbjFLGkTaXvgfnlS3Y3qeupNkD5ODdX5L-r1lCdxBIacAHnrqvUZ2ZtPpyIEDsUsc0_HF3XjFPUWQQzG0lFh3nh2QwB-FTvc25cyh2bLwn234To4WpgFRAjw-adLkSe4fltpfo6rZ1GvRLF6QTsDN5MUDcOY_n1pbFt5MZ-8TvIleL3OoWgVv86wSA-qTzLEs-3huJTVNNVBDPkYIIxDrFA9scVAfjmhN5D9f0Q5uwExHAXURGGHyohz-0Kw2KzA606PPZN_98OrhCLsiATMlwO-LWEbum0mFEvO6p9f64AsuX4ICVgCIEWrA--6nIdaQAsZQRAKp_rfQcnhTJSe2NQHp5UuTfKjAXIa7eCoSiLYNFn29_rYJZu2uQ-Wz5Rs7yGb1lvQZSp3JAP22TWJ6wRWduZuDDuzK4ZFUiC3-ehdX-aKVD4tPRUmDw2J1TNZCFmdI63Zw945fLUVRCquE0_n-VdLMD-I4vk7-6HoD-jXDIi2vS-AyFTogZeg7WyetXyryzG_4im59iSP9qLEyplG1D2eHNeOu0YNQ-IY7iLmsHyrNIz5q9DhN1BFZrertUFKCkTJJevb2a91GcJSZcNXRyeWTHyr1wOUYgj5B7ToN8z17AFp-lMfQlYtpKR9p9UBeFffRS65j2m3n0Dy8DBBvcf2_9_7jY-CWrhadptPu27-24tbbAyLW9oHObUMbbyRW5xNmDmCTuh2-EO-h3VEWqi0XqAmulRkB4oTZwritWgMVlkjQ2Ul0tczv0HKn1pW14W7qkSUNN2P6mSfBkJoNxjbFzadqcV_qWAN0rwdtt5mPWZfmGhH7rppISTWlVNW7NFK_UXsBlj9e2Zy9WR0i1xyyBAanO-VZ8ZdwDC3jO5FjEVmYjVBgkTGJd-NOlWJ1brmQbNSgknlrx_NFt_bEJXdPXXs2z6noP64u_CDIbUyHuDYG6ZENGH54LddMuuFRP1vZzI5mDKYHqWStkFzKE9CA4szAnbmQPTDQ9_LZHqGfsQRatMugs4in59Z86ehtOX6mt2UXIN_9A', NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-27 07:29:32.006+00', '2026-11-27 07:24:32.005+00', NULL),
	('01a21be4-3a49-72d1-afe9-f40e783a3be5', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'mail.acme.example', 'local', 'verified', 'healthy', '2026-11-27 07:24:31.771+00', NULL, '[{"id":"dkim","type":"TXT","name":"sw7d8797fdcb._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtOQAC97T089BYmY4z7/8nBSXRDzswHGEhMITnm/CSrFVnC1HNiZYwSOWv4j7QWsfrZ77aNQuwwL/kwoRGoQ/jD+mRJdo0n2mZVjZmwUbA8nHTdEp2UWDuOdDTbau11/FDWmtqicsbejzuHPf6v7f52kQxtZMe8ynaQRKFUKPZCI5MlyxZqnSc/RelbmxCOHzB/FQ6lWR74OneA0leIozbCE6W4Nj1sJj6hqTGxncHJQpiScwfPf5tbAlGx+DhogJYaM+wklNP01FSYWM+F+Y1hHoeVqt05gLc1mqoU9zGCLvHnh6GXdW5fIup5lIAVPFDRsemaFAm0xjLTEcTydzlQIDAQAB","purpose":"dkim"},{"id":"dkim_swd72045c92a","type":"TXT","name":"swd72045c92a._domainkey.mail.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAyVzoPNWi08vTqFHpNOvTsRvNaOlXBbZ0+NtXXmJ+QR+E45F4hAXJlfUctQ/06mbSzaNEHnEGdYf0xiUQZHnPq5zUHUvBc6FodkYy5IkdOnrVOaODIFCoIEo4WTYERqod6gO92HNO+UywMvFsw+Gk9/+ybtpljy0cBHKYJzHgcfzd/QEzAsnMk6DxZlXDktvE0r3PdbjKwjR4MsY4wEn/+0FZ5eT61t3DP9+dnxx50Hzrl8jkdrD2R54pmUAVdUyeoFkK9DM0bdzdwQ9RqgiJLXvRJc/xTcxHmjPtoCxNbO/74KlK5tKXwpq5xiVFPRn+xydN2ZMogKuF60YwST2S/QIDAQAB","purpose":"dkim","gating":false},{"id":"return_path_mx","type":"MX","name":"send.mail.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.mail.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.mail.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', '[{"id":"dkim","state":"found","found":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtOQAC97T089BYmY4z7/8nBSXRDzswHGEhMITnm/CSrFVnC1HNiZYwSOWv4j7QWsfrZ77aNQuwwL/kwoRGoQ/jD+mRJdo0n2mZVjZmwUbA8nHTdEp2UWDuOdDTbau11/FDWmtqicsbejzuHPf6v7f52kQxtZMe8ynaQRKFUKPZCI5MlyxZqnSc/RelbmxCOHzB/FQ6lWR74OneA0leIozbCE6W4Nj1sJj6hqTGxncHJQpiScwfPf5tbAlGx+DhogJYaM+wklNP01FSYWM+F+Y1hHoeVqt05gLc1mqoU9zGCLvHnh6GXdW5fIup5lIAVPFDRsemaFAm0xjLTEcTydzlQIDAQAB"},{"id":"return_path_mx","state":"found","found":"10 bounces.sendwright.test"},{"id":"return_path_spf","state":"found","found":"v=spf1 a:bounces.sendwright.test ~all"},{"id":"dmarc","state":"found","found":"v=DMARC1; p=none;"}]', '2026-11-27 07:24:31.771+00', 'sw7d8797fdcb', '2.throwaway.fbdaca72bccd4c1c.TCCM8jl1pCfI2ywh.JY0Oq4x_9PJs1T2QyKSEvLLEVM9-UvbsHIk6XTGApft-P-shuSn0VMpLcX5qn-qTfXcr82c0sORTLp0jVFslpYmC2eqQeWQd_YBv53rOnqqhGiAcBgtjjUP2mI__b7noORvO2OL_s_tdN0cPA88OU6hlg2QFOeNS0J4GxqNNPGzQmEW97jyy7KY6cwKm1CudcHdX18JFWrBjEJe46Ghv4gKO7Jl90f_NU6EFjI-nK80yiul4Cp1_KMioSdKUYVGVZxoTpnZJB_JqcA094sgj5YDIIPSmsZQpjCZjpG9wvRqj2qN_AY9s9ufdwUQhaNN3vzsEZ1aMoaMH65yT7jnUvAY9_tfpVBdTN_pneRAIYqU7gOtPFEAuH_komxXQ0CbWaZj_aqthmUs1OlLo7nInZFwJGEFPFfvlpNjx2PpatS5rfhLO4BjxNZjC6kYXDXP8tfhSWtWrlPHcH4vxjVa1rgP-YRR8jWLUh29Wy-uyDATK9P6SGA1XWZXpZWCKW-fOpnymg_4KccPMv-d8atG6FJ06Rnb471Mx4skRjTGsVaOujFzoYbKhW4Zg3gvRdWp2elxPDjDTnhuZ8U-L_DmNRHCbFbSeE0NVTUqjOLUXKXz79UoyZIzIQ9zofjP51Wx5_R1YnonEPPlncBdE4LZHk46GU5SmR2G5ucDHJYplz9ugttjnyouiaSP-f_Ek5cDFFE1xdJSb2RaICNcawQuHM7hyigAwCQGCBD0ofd7p-fyJB6wHinQ7Id1DzQcxxYwVLJEI1DFKtnmx1arW_vG_lLE5cgyinxafTCgT-7eHaKRCh0yylQyQ7niW3AymKz9x3RVT5bXR7uGaVdjHyGbOAWW9QcLTBCYwVSNXOUVEKBRAULtmODnujL3Nbi4kWhnPRqFFKxcPktOi29UxASUxAjEOgcsxUcelBvxDhIoAlb0tk6hapQtO_V4T1Kz8bmUd2OuyfPuWRL4fqVTgsa0Pid4Z06a9bi_UxKKmrFSZ-504MJKKmM4Mji9Wbs5xASxPrWCYRUJ_jDBDUm5g6zcXT3u2g5hnyaPt68Rbj18VzufEbtKW1ZIyVbqZ5H4RxKV7zdGI0ZlBCxNLPSYBJOoepbKMkYaJwxNo3-tHMu932IQpEAO4Y4rRRhFGeHmWm4UePS79GcH4W9wvd7MmXsao7C6WnpLYs6DJfN7kUP64Jde6jbitd_gWlk53laOk2E9jGoZbz26Nw3vB7-emCxfnJnLlBsrwoHcHFpBKIuNV-Vhfb6acKIIaGuhtK0tskovrdIGkoyQLwli0woz3vzhUh5HN8wtXFB4y5iQ5aJg-VfnDiC9UuO3mr_BrBV_z3VFJgWId2VR6Ae78ROedeYlP7mLVmm5FCtJLLawIQuXk1ccqGyXP2QjwR-5Ze4CKbUXIKLCa-gu9NQRVy5naeW6DaNadJGcwmbys4WbLB013gsT730rvrUPo1GRnUajUxtiDoosWPgdVwidWtH7GIF_9QuAFbLWsG_Xae_htcMAmbMFUwb1qqMIYvaxeJ-_s9eeh0w9hsoCboxf8rEMaY0TY-_expGGHQGnyvqh1xGYUyKhR9IIWLnkkDlmMrtJAZydR35ZQUbMmoLZbRf09JXFNcLdAF3RpHS3ETVD38Bc2VZebO5U4Yz_yraVNM2e3hA5mpbdjXihUly6UimFrlYW2Tb7LJ-2SXUxpBwq89AXVr3uNs1aQSLOVWiyY4zF9mgPbCfse6UGrIBpY6Cyf5A8T8BA1QWSikVJQrMYq6fTz7zLSorllzRa4TX3q6knBbjAetydBDWELjoTGXT4Y9oCV20NGNaSwEt2076D9teBK8fR3kyWnJC1qBaQQFLd5PtK0Jf5Ws_1C_hBGKlSV_gRHqP2ZAW-9xAPJd3Mo38SBXT8HByCLRiwG6B8WJ1dQjdl5uZLn0ChTRcBaaTIeNiVJlFf2vcpg1RsPHOW5pulu8XseNmWVPrJH3TcWpLJyKx1XsVEKcfHDvIe3AY9xRHnl6n-xHbcJjgjJ4KPEi2roStgPqN2_esHpOeLkjC2DsTG2yugZbD_CO69dovvXKWX6NjA8L6OD2kzl7lKUVPGDDhmMyMab4XXQGcDIog6ECI09hog2w6WkQwz9qSFqrFycJjHDYV5z10_YJbTZ3tIKJTJMS40S6mNq6UbpjPx5k9eccDeXuSscPsdT-14Nk8LmaQ0P-jvyRZAosAgNuMsy7_aThGaxkEImuozNKuBYIV92KY5k7XeaS47T8hnXeRakkPQF2FBYbs6WzDWuGWO35IczwN_BacDFdIl07f0', 'sw7d8797fdcb', 'swd72045c92a', '2026-11-27 07:25:05.173+00', NULL, '2.throwaway.fbdaca72bccd4c1c.yubjq2kmm2WDxlmq.ioPW-im8KRs3bgwMN8SRKlVGzfjpvvr_7nnnqL41unvGWABV7WzznX939MdhqFYCVKTL6EZM5Ew2h-9bldnLdyy7lnk3Iq2mjQYZo3Zdddm5gL-7A4Bgk7rhtLLrO-B4JxojYGSIg4UK6ET5WQwYTtgmw7Snk74D-hIOQDl7ag0xxw5u_Xcj5Hn6TKTix1i9HAJNocUirGxL0o3MvRjOcd413QYvkQ3Y8RN8ASJK8J_3hTet214rp-tbinH1v707K6TqDzaeSzqinC8UIZYQDTwXb41fxt4nMFJZZqpyK2R2oq0S_QwWD4fndZbIbnA920FAzy0ATQXFimjJx0YUCzDHBQMIXdoedrlHJ-kmJvRmu4ezis1XDdcOE5AUyzbTAhhGLBU6o8fzW-m_RdDUQeC45A1GHqymJ-J1xqsvyxCE9H-pcw7lq8bF3sbO2RHv8RQOsJM6xIbW8P2RfyhNLxnGlcMtyj3_TXqbSZ-CF-bmEub2gPx73Q0cyQHVsinyBFsqQHwZzTgiobjrcQFqqdRMHJat6sbg_YprgZLEKwhAP0PiIrZoGCyfH99D3NZLtdJVKi_YJQWAZdHqpzicna0TSf8w4buj5Fb2npGgIpHwJbvNujPhfgyI7eyuaoSlRXHWSYhWE2BHGZffFrUXedagzmiYxxiBltadv7ZV1igBKzYNyDRuo-nWjd1zYUOzodTsFKqsPXhZUBe1slEtFWTtjhRTEcjvwP3rmdwuzGAQ8bcEDrxZYDMWiM1cy9s-DNtDVROC2HRKbk6A9hdjqhZZOGJQkb4B1Phe_2gYlzE9LgkhNyhHtz695dKVm_ltlhybiGflDI9uw1It7O9AAfAOEngOFAoAkgUZndJrTb4wimyAByOkHNywWH2-lNOkZjZAqinobF8XVU_uiJHajcNWpWmVBTMqrNOF87r49g0qyClZqFwIp5GwqZ6cRxo8bil7jSl13GEPAVWYgOi_1F4gBUFPleJQY4n8synNIEqIn2xzoIdxRzN_d6KDLXJKS_KmEjKsp2hE1WGvw8tq5T48YrqCLs9ELk9Zeg04PEOeym3m5r4l9u7TkRwIECHojCRjmX26urNDAUr_QNG93S1HD75QrssJfD43euZsQnM5KwIqx-s3hZRruGtKPlMXkL8Q968kpKMaszRz7EazDW6hWcrywXwzuCK6jjRTuAXkcjMr7ekeWqNF1hNGndgljPlJrQLOPxOMfcLf3LraIqFPJvi7zyAH9_ovWq6gWXsz3_XMGtElZlAbM4azXwKY54ob91f3oiBsH4R0YMZdFrppqyCdFRIhdUeQ3C10DPOvGV4TvDx2vTPQ94EFfhYYJV2B82jjGDubyw4RphnrdPwc_qZ1YzPRYVadYUWD2jhPZv_bm9OAjwVHlbDcmnsnGb9CWPqEDrOWGBVraYRsyDSHgDsGPIjB1ajUoUDgL3TCNww2-1neXlzSjj2abg-XMUf6ALk8DtJhZQyPtew8VT950KfC7OPbQM1inIVunAq2CykVIumIKAlAhcrQANm47Y3fVC-HJXp-OXjJNaaXkJpjZNwMMg9n7iJt9ZYwsf0HZpqaT4aTWCKYqVp6x9eFIqhdX_EasPEj2rMYFFyaHbRQsS_95YwIjaC3XWHrempbIN2wqEynlI4JussncmOpTPvS7czjME0WOfGlfuUqdl9ybL3TD-80RKvYXhujVVwOjqU52eQxoS3XxswODg3gI8ZOGTKCN_X0xQJIbgawaqpMluIXCyhvACvDvGvYEK0FciA7eXC-D-d5akKs2gaoObI9iK21hDVlIznTpJmMumZ7dPpAa3s1gKFn0Y3KC6j7w64beoiX_gdVg27FWBGXWcXit2aHlYC2KuTBeJmFnxHS0LG9oW6EWd1EWX1LrapuuQWJpYRrioJZzcC68lBCQAz5GwMuerrbz_LaXpRFSb2ejHd66B-9hNb-kgUVajUuKP49V2R06lNoiqcyqQ9uQRTDmwNk-aCo9A1K0d40RvVCbLs3LvwA9ecKOXUCWoVZ6dUwVp1n4Y0MRjG9PYtpNtNUXAg-qtjTPw4pJkJIkc3AnlsvcOn60D3q8_Cr36GYL103T_hfiAHy3aqOYI_4JMgtdo9UE9rMUSMpavj7GsNetTSyScZAKCHghh5eXWFYgdfn6omwDTbfdz53xQnvrPLr8bE_kWCBzYOI0EI6zWh0D1nkr89oMG7h4SlPooZKM9zqx3RmPTmGFbggbwEUF3h85rfAGNS0Fs7m4OO0wFi_dgqhnZK1NWQf-KoZo5gA0nI_1IqtBJL-8kk', 2, '2026-11-27 07:24:31.725+00', '2026-11-27 07:29:31.772+00', '2026-11-27 07:24:31.689+00', NULL),
	('01a21be4-3c1c-71a1-a9d5-fbec748341fd', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'removed.acme.example', 'local', 'pending', 'unknown', NULL, NULL, '[{"id":"dkim","type":"TXT","name":"sw3c3565030f._domainkey.removed.acme.example","value":"v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAuB+r0tIGbgilE5mbXg7h6sf4GoQ5Iy7SwADPVL+QKCEu7Xvsds5mp0PbmRB9HxF7KF+5JR/S5oBKdhT/0UD2sRYvnJPE1lIe/yzVw6tlxUPPKQyBT4wAJwJzTeV2vQHGyXEMgJRoeDtfZgtgG+KHPfKK5xbA9OXgziDrp7tL/ftO7Z4LGuZk4ecUJU29hS0o8mkTBB8SO8DwmUIxkgs5N3TdxZSgJedWiUJF1/tQpm9ISbJaN+A80LaobjBDwIaqqI7MBghwItUJVObfAMOl9DV+Fr8aTe9sI7x8k/TQfpTw1NTqzmZwPIvYB5VyNsoIGicmNKSPE8dv27txOQgHQQIDAQAB","purpose":"dkim"},{"id":"return_path_mx","type":"MX","name":"send.removed.acme.example","value":"10 bounces.sendwright.test","purpose":"spf"},{"id":"return_path_spf","type":"TXT","name":"send.removed.acme.example","value":"v=spf1 a:bounces.sendwright.test ~all","purpose":"spf"},{"id":"dmarc","type":"TXT","name":"_dmarc.removed.acme.example","value":"v=DMARC1; p=none;","purpose":"dmarc"}]', NULL, NULL, 'sw3c3565030f', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-27 07:29:32.157+00', '2026-11-27 07:24:32.156+00', '2026-11-27 07:24:32.179+00');


--
-- Data for Name: email_attachments_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.email_attachments_2026_11 VALUES
	('01a21be4-3d7a-7413-bb1f-fec270bb6f72', 2, NULL, 'text/calendar; method=REQUEST', NULL, 'alternative', 32, '\x424547494e3a5643414c454e4441520d0a454e443a5643414c454e4441520d0a'),
	('01a21be4-3d7a-7413-bb1f-fec270bb6f72', 1, 'logo.png', 'image/png', 'logo', 'inline', 70, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da636460f85f0f0002870180eb47ba920000000049454e44ae426082'),
	('01a21be4-3d7a-7413-bb1f-fec270bb6f72', 0, 'Rechnung ü.pdf', 'application/pdf', NULL, 'attachment', 20, '\x255044462d312e34206e6f207265616c206f6e65');


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
	('01a21be4-3d7a-7413-bb1f-fec270bb6f72', '<p>0: 0</p>
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
	('01a21be4-3dba-7265-8f4d-5bea622516fa', NULL, 'To be delivered, in plain text.', '{}', NULL),
	('01a21be4-3e01-70a6-b325-12e980ea8fae', NULL, 'To be bounced, in plain text.', '{}', NULL),
	('01a21be4-3e58-731c-a43d-8500a3c0fe5e', NULL, 'To be complained, in plain text.', '{}', NULL),
	('01a21be4-3f34-7376-b758-495fa8887bba', NULL, 'To several, in plain text.', '{}', NULL),
	('01a21be4-3f5a-7710-828e-80c7b0d1c7ae', NULL, 'To nobody, in plain text.', '{}', NULL),
	('01a21be4-412d-7164-a190-e4e1a40fa5dc', NULL, 'To a name that is spelled in another way on its way, in plain text.', '{}', NULL),
	('01a21be4-4174-71e9-aa60-102327de9ced', NULL, 'To nobody and somebody, in plain text.', '{}', NULL),
	('01a21be4-418e-72d5-bda2-b2799b099c9d', '<p>Welcome, Tina: <b>!</b></p>', 'Welcome, Tina', '{}', NULL),
	('01a21be4-41d3-7350-ab21-adbe5a95ee28', '<p>For everybody: 3</p>', NULL, '{}', NULL),
	('01a21be4-41ec-7312-aed5-dc868a6cfe18', NULL, 'One of a batch, in plain text.', '{}', NULL),
	('01a21be4-426d-70d6-b36b-09ed9be9946d', NULL, 'To be cancelled, in plain text.', '{}', NULL),
	('01a21be4-4290-769d-848c-f98ce5099ced', NULL, 'Refused for now, in plain text.', '{}', NULL),
	('01a21be4-429d-757f-a878-06ff3ddf3419', NULL, 'Held, as its answer was lost, in plain text.', '{}', NULL),
	('01a21be4-42b5-7128-b91d-ee740d4f431f', NULL, 'Settled as failed, in plain text.', '{}', NULL),
	('01a21be4-92d1-7250-ba82-8a851a4a24b0', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a21be4-92ff-73e8-a810-990dcdbfb2c4', '<p>Test</p>', NULL, '{}', NULL),
	('01a21be4-9316-72ba-b079-1c13d4c7507b', '<p>Test</p>', NULL, '{}', NULL),
	('01a21be4-9335-74f6-a69b-abac1a79136d', '<p>Test</p>', NULL, '{}', NULL),
	('01a21be4-937c-733a-890d-30ca358e2576', NULL, 'x', '{}', NULL),
	('01a21be4-93d3-7636-b15e-196b90162fc4', NULL, 'Dear [erased], dear Rita.', '{}', NULL),
	('01a21be4-a7b3-777b-8edc-489eadd853d7', NULL, 'Waiting', '{}', NULL),
	('01a21be4-a90b-77a6-aba5-8efa378ff3a5', '<p>Line one</p>', 'Line one
Line two
', '{"X-Order":"42"}', NULL),
	('01a21be4-bf15-7389-af52-f6ee9aac8e6e', NULL, 'Soon', '{}', NULL),
	('01a21be4-df73-7322-a25c-1344cd4b9027', NULL, 'Queued to go out.', '{}', NULL),
	('01a21be4-dfdf-7296-a8fd-2b240765c933', NULL, 'Queued for the simulator.', '{}', NULL),
	('01a21be4-dffe-70eb-aea8-62f8f4218b63', NULL, 'Scheduled, to be cancelled.', '{}', NULL),
	('01a21be4-e012-75f4-9ba1-1f5ae061862b', NULL, 'Scheduled, to go out.', '{}', NULL),
	('01a21be4-e01e-756c-8ab6-513fcc4b3ff5', NULL, 'Asked under a key.', '{}', NULL),
	('01a21be4-e06e-7072-aff3-c4a8d40d88d0', NULL, 'x', '{}', NULL),
	('01a21be4-f8fe-7461-9a0b-5dafa85d3ad8', NULL, 'x', '{}', NULL);


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
	('01a21be4-3dba-7265-8f4d-5bea622516fa', 1, '01a21be4-3df7-70a5-afb2-efc923783327', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a21be4-3df4-76fd-95ab-b397fec6ff07"}', '2026-11-27 07:24:32.628+00', '{"email.sent delivered@faf81a339c.sandbox.sendwright.test"}', '1044'),
	('01a21be4-3e01-70a6-b325-12e980ea8fae', 1, '01a21be4-3e3a-70c5-868b-c2c9e8d426d4', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a21be4-3e38-7391-972d-c1358d24da50"}', '2026-11-27 07:24:32.696+00', '{"email.sent bounced@faf81a339c.sandbox.sendwright.test"}', '1049'),
	('01a21be4-3d7a-7413-bb1f-fec270bb6f72', 1, '01a21be4-3ec0-70f1-9525-6c673da18df9', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21be4-3d7a-7413-bb1f-fec270bb6f72@mail.acme.example"}', '2026-11-27 07:24:32.831+00', '{"email.sent ada@example.com,bea@example.net,carl@example.com"}', '1056'),
	('01a21be4-3e58-731c-a43d-8500a3c0fe5e', 1, '01a21be4-3f20-724c-a362-9edacf53cf88', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a21be4-3f18-71da-8903-518a09dd6aed"}', '2026-11-27 07:24:32.92+00', '{"email.sent complained@faf81a339c.sandbox.sendwright.test"}', '1068'),
	('01a21be4-3f34-7376-b758-495fa8887bba', 1, '01a21be4-3fa7-76e2-aa40-43807bcf53b4', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21be4-3f34-7376-b758-495fa8887bba@mail.acme.example","recipients":["real@example.com"]}', '2026-11-27 07:24:32.991+00', '{"email.sent real@example.com"}', '1069'),
	('01a21be4-3f34-7376-b758-495fa8887bba', 2, '01a21be4-3fa7-76e2-aa40-4381f1f8d2e4', 'email.sent', '{"attempt":1,"recipients":["delivered+a@faf81a339c.sandbox.sendwright.test","bounced+b@faf81a339c.sandbox.sendwright.test"],"provider":"simulator","provider_message_id":"sim_01a21be4-3f5f-77f7-ac67-298f60f48da9"}', '2026-11-27 07:24:32.991+00', '{"email.sent bounced+b@faf81a339c.sandbox.sendwright.test,delivered+a@faf81a339c.sandbox.sendwright.test"}', '1069'),
	('01a21be4-3f5a-7710-828e-80c7b0d1c7ae', 1, '01a21be4-4103-7132-b50f-d4a4f8077381', 'email.bounced', '{"recipients":["gone@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-27 07:24:33.297+00', '{}', '1078'),
	('01a21be4-412d-7164-a190-e4e1a40fa5dc', 1, '01a21be4-4176-719d-ab9d-a2e600261e9a', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21be4-412d-7164-a190-e4e1a40fa5dc@mail.acme.example"}', '2026-11-27 07:24:33.526+00', '{"email.sent joerg.big@xn--bcher-kva.example"}', '1083'),
	('01a21be4-4174-71e9-aa60-102327de9ced', 1, '01a21be4-41bc-764d-be3f-676714be405e', 'email.bounced', '{"recipients":["gone-too@example.org"],"bounce_type":"permanent","bounce_sub_type":"refused","diagnostic_code":"550 5.1.1 No such user here","status_code":"550","reporting_mta":null,"provider":"smtp","provider_message_id":null}', '2026-11-27 07:24:33.541+00', '{}', '1088'),
	('01a21be4-4174-71e9-aa60-102327de9ced', 2, '01a21be4-41bc-764d-be3f-6768d7b66bbc', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21be4-4174-71e9-aa60-102327de9ced@mail.acme.example","recipients":["there@example.org"]}', '2026-11-27 07:24:33.541+00', '{"email.sent there@example.org"}', '1088'),
	('01a21be4-418e-72d5-bda2-b2799b099c9d', 1, '01a21be4-41dd-70b2-aeba-4d7df16379ce', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21be4-418e-72d5-bda2-b2799b099c9d@mail.acme.example"}', '2026-11-27 07:24:33.601+00', '{"email.sent tina@example.com"}', '1101'),
	('01a21be4-41d3-7350-ab21-adbe5a95ee28', 1, '01a21be4-420c-76b3-8f3d-97a4892f7f00', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21be4-41d3-7350-ab21-adbe5a95ee28@mail.acme.example"}', '2026-11-27 07:24:33.639+00', '{"email.sent tom@example.com"}', '1105'),
	('01a21be4-3dba-7265-8f4d-5bea622516fa', 2, '01a21be4-4243-701b-8cb8-3b915ce00f73', 'email.delivered', '{"recipients":["delivered@faf81a339c.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21be4-3df4-76fd-95ab-b397fec6ff07","provider":"simulator"}', '2026-11-27 07:24:33.628+00', '{"simulator:sim_01a21be4-3df4-76fd-95ab-b397fec6ff07 email.delivered","simulator sim_01a21be4-3df4-76fd-95ab-b397fec6ff07 email.delivered","email.delivered delivered delivered@faf81a339c.sandbox.sendwright.test 2026-11-27T07:24:33.628Z"}', '1104'),
	('01a21be4-41ec-7312-aed5-dc868a6cfe18', 1, '01a21be4-4267-75fd-9305-9be7d74868cc', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a21be4-4259-71bb-b7a7-a1ba1b662a37"}', '2026-11-27 07:24:33.753+00', '{"email.sent delivered@faf81a339c.sandbox.sendwright.test"}', '1113'),
	('01a21be4-426d-70d6-b36b-09ed9be9946d', 1, '01a21be4-4287-740d-8cd3-26be8b5ee88b', 'email.cancelled', '{}', '2026-11-27 07:24:33.798+00', '{}', '1118'),
	('01a21be4-3e01-70a6-b325-12e980ea8fae', 2, '01a21be4-46b4-7393-9e90-5804f5359108', 'email.bounced', '{"recipients":["bounced@faf81a339c.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a21be4-3e38-7391-972d-c1358d24da50","provider":"simulator"}', '2026-11-27 07:24:33.696+00', '{"simulator:sim_01a21be4-3e38-7391-972d-c1358d24da50 email.bounced","simulator sim_01a21be4-3e38-7391-972d-c1358d24da50 email.bounced","email.bounced bounced bounced@faf81a339c.sandbox.sendwright.test 2026-11-27T07:24:33.696Z"}', '1135'),
	('01a21be4-3e58-731c-a43d-8500a3c0fe5e', 2, '01a21be4-46b4-7393-9e90-58054423b29e', 'email.delivered', '{"recipients":["complained@faf81a339c.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21be4-3f18-71da-8903-518a09dd6aed","provider":"simulator"}', '2026-11-27 07:24:33.92+00', '{"simulator:sim_01a21be4-3f18-71da-8903-518a09dd6aed email.delivered","simulator sim_01a21be4-3f18-71da-8903-518a09dd6aed email.delivered","email.delivered delivered complained@faf81a339c.sandbox.sendwright.test 2026-11-27T07:24:33.920Z"}', '1135'),
	('01a21be4-3f34-7376-b758-495fa8887bba', 3, '01a21be4-46b4-7393-9e90-5806314152cd', 'email.bounced', '{"recipients":["bounced+b@faf81a339c.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a21be4-3f5f-77f7-ac67-298f60f48da9","provider":"simulator"}', '2026-11-27 07:24:33.991+00', '{"simulator:sim_01a21be4-3f5f-77f7-ac67-298f60f48da9 email.bounced","simulator sim_01a21be4-3f5f-77f7-ac67-298f60f48da9 email.bounced","email.bounced bounced bounced+b@faf81a339c.sandbox.sendwright.test 2026-11-27T07:24:33.991Z"}', '1135'),
	('01a21be4-3f34-7376-b758-495fa8887bba', 4, '01a21be4-46b4-7393-9e90-580759c08e55', 'email.delivered', '{"recipients":["delivered+a@faf81a339c.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21be4-3f5f-77f7-ac67-298f60f48da9","provider":"simulator"}', '2026-11-27 07:24:33.991+00', '{"simulator:sim_01a21be4-3f5f-77f7-ac67-298f60f48da9 email.delivered","simulator sim_01a21be4-3f5f-77f7-ac67-298f60f48da9 email.delivered","email.delivered delivered delivered+a@faf81a339c.sandbox.sendwright.test 2026-11-27T07:24:33.991Z"}', '1135'),
	('01a21be4-41ec-7312-aed5-dc868a6cfe18', 2, '01a21be4-46b4-7393-9e90-5808e7bd951e', 'email.delivered', '{"recipients":["delivered@faf81a339c.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21be4-4259-71bb-b7a7-a1ba1b662a37","provider":"simulator"}', '2026-11-27 07:24:34.753+00', '{"simulator:sim_01a21be4-4259-71bb-b7a7-a1ba1b662a37 email.delivered","simulator sim_01a21be4-4259-71bb-b7a7-a1ba1b662a37 email.delivered","email.delivered delivered delivered@faf81a339c.sandbox.sendwright.test 2026-11-27T07:24:34.753Z"}', '1135'),
	('01a21be4-3e58-731c-a43d-8500a3c0fe5e', 3, '01a21be4-4c5f-710e-8446-5c38758ebcf1', 'email.complained', '{"recipients":["complained@faf81a339c.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a21be4-3f18-71da-8903-518a09dd6aed","provider_message_id":"sim_01a21be4-3f18-71da-8903-518a09dd6aed","provider":"simulator"}', '2026-11-27 07:24:34.92+00', '{"simulator:sim_01a21be4-3f18-71da-8903-518a09dd6aed email.complained","simulator sim_01a21be4-3f18-71da-8903-518a09dd6aed email.complained","email.complained complained complained@faf81a339c.sandbox.sendwright.test feedback-sim_01a21be4-3f18-71da-8903-518a09dd6aed"}', '1142'),
	('01a21be4-42b5-7128-b91d-ee740d4f431f', 1, '01a21be4-90d8-73c7-86b5-a715ca898abf', 'email.failed', '{"recipients":["cut-too@example.com"],"reason":"outcome_unknown","provider_code":null,"attempts":1,"provider":"operator"}', '2026-11-27 07:24:53.818+00', '{"operator 47c6480a-2057-4894-a996-3e64e794b70c","email.failed failed cut-too@example.com 2026-11-27T07:24:53.818Z"}', '1177'),
	('01a21be4-92d1-7250-ba82-8a851a4a24b0', 1, '01a21be4-92ed-77b5-ac01-b1b0700c1fb5', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a21be4-92ea-714d-859b-55a0f6768481"}', '2026-11-27 07:24:54.378+00', '{"email.sent delivered@faf81a339c.sandbox.sendwright.test"}', '1188'),
	('01a21be4-92ff-73e8-a810-990dcdbfb2c4', 1, '01a21be4-9314-7700-abd7-fba4674e42a9', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a21be4-9312-7261-899b-8c4a7016be22"}', '2026-11-27 07:24:54.418+00', '{"email.sent delivered@faf81a339c.sandbox.sendwright.test"}', '1192'),
	('01a21be4-92d1-7250-ba82-8a851a4a24b0', 2, '01a21be4-972a-71ae-83fe-d694d7f87dce', 'email.delivered', '{"recipients":["delivered@faf81a339c.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21be4-92ea-714d-859b-55a0f6768481","provider":"simulator"}', '2026-11-27 07:24:55.378+00', '{"simulator:sim_01a21be4-92ea-714d-859b-55a0f6768481 email.delivered","simulator sim_01a21be4-92ea-714d-859b-55a0f6768481 email.delivered","email.delivered delivered delivered@faf81a339c.sandbox.sendwright.test 2026-11-27T07:24:55.378Z"}', '1247'),
	('01a21be4-92ff-73e8-a810-990dcdbfb2c4', 2, '01a21be4-9b36-714a-820d-f2d902219ef2', 'email.delivered', '{"recipients":["delivered@faf81a339c.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21be4-9312-7261-899b-8c4a7016be22","test":true,"provider":"simulator"}', '2026-11-27 07:24:55.418+00', '{"simulator:sim_01a21be4-9312-7261-899b-8c4a7016be22 email.delivered","simulator sim_01a21be4-9312-7261-899b-8c4a7016be22 email.delivered","email.delivered delivered delivered@faf81a339c.sandbox.sendwright.test 2026-11-27T07:24:55.418Z"}', '1272'),
	('01a21be4-9316-72ba-b079-1c13d4c7507b', 2, '01a21be4-9b36-714a-820d-f2da6fbc335d', 'email.bounced', '{"recipients":["bounced@faf81a339c.sandbox.sendwright.test"],"bounce_type":"permanent","bounce_sub_type":"general","diagnostic_code":"550 5.1.1 no such user at the simulator","status_code":"5.1.1","reporting_mta":"simulator","provider_message_id":"sim_01a21be4-9331-72ab-a0ac-3e01e20b1659","test":true,"provider":"simulator"}', '2026-11-27 07:24:55.449+00', '{"simulator:sim_01a21be4-9331-72ab-a0ac-3e01e20b1659 email.bounced","simulator sim_01a21be4-9331-72ab-a0ac-3e01e20b1659 email.bounced","email.bounced bounced bounced@faf81a339c.sandbox.sendwright.test 2026-11-27T07:24:55.449Z"}', '1272'),
	('01a21be4-9335-74f6-a69b-abac1a79136d', 2, '01a21be4-9b36-714a-820d-f2db06b0c2ec', 'email.delivered', '{"recipients":["anybody@faf81a339c.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21be4-934e-752f-b2f0-66a529811ef8","test":true,"provider":"simulator"}', '2026-11-27 07:24:55.478+00', '{"simulator:sim_01a21be4-934e-752f-b2f0-66a529811ef8 email.delivered","simulator sim_01a21be4-934e-752f-b2f0-66a529811ef8 email.delivered","email.delivered delivered anybody@faf81a339c.sandbox.sendwright.test 2026-11-27T07:24:55.478Z"}', '1272'),
	('01a21be4-a7b3-777b-8edc-489eadd853d7', 1, '01a21be4-a7b8-77d8-aeea-7202cb970a13', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a21be4-a7b7-7554-adfe-016ac00f132e"}', '2026-11-27 07:24:59.703+00', '{"email.sent delivered@faf81a339c.sandbox.sendwright.test"}', '1345'),
	('01a21be4-a90b-77a6-aba5-8efa378ff3a5', 1, '01a21be4-a942-75ac-905d-3b3f3977199c', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21be4-a90b-77a6-aba5-8efa378ff3a5@mail.acme.example"}', '2026-11-27 07:25:00.098+00', '{"email.sent copied@example.com"}', '1372'),
	('01a21be4-a7b3-777b-8edc-489eadd853d7', 2, '01a21be4-abad-7473-85f9-91a4ecc3726c', 'email.delivered', '{"recipients":["delivered@faf81a339c.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21be4-a7b7-7554-adfe-016ac00f132e","provider":"simulator"}', '2026-11-27 07:25:00.703+00', '{"simulator:sim_01a21be4-a7b7-7554-adfe-016ac00f132e email.delivered","simulator sim_01a21be4-a7b7-7554-adfe-016ac00f132e email.delivered","email.delivered delivered delivered@faf81a339c.sandbox.sendwright.test 2026-11-27T07:25:00.703Z"}', '1378'),
	('01a21be4-9316-72ba-b079-1c13d4c7507b', 1, '01a21be4-9343-70c2-bbd7-4a0d75274980', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a21be4-9331-72ab-a0ac-3e01e20b1659"}', '2026-11-27 07:24:54.449+00', '{"email.sent bounced@faf81a339c.sandbox.sendwright.test"}', '1199'),
	('01a21be4-9335-74f6-a69b-abac1a79136d', 1, '01a21be4-9365-7053-9757-982c7186d6db', 'email.sent', '{"test": true, "attempt": 1, "provider": "simulator", "provider_message_id": "sim_01a21be4-934e-752f-b2f0-66a529811ef8"}', '2026-11-27 07:24:54.478+00', '{"email.sent anybody@faf81a339c.sandbox.sendwright.test"}', '1203'),
	('01a21be4-937c-733a-890d-30ca358e2576', 1, '01a21be4-9394-7526-b0b4-7daed17da9b9', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21be4-937c-733a-890d-30ca358e2576@b975760bb0.sandbox.sendwright.test"}', '2026-11-27 07:24:54.548+00', '{"email.sent bob@bolt.example"}', '1212'),
	('01a21be4-93d3-7636-b15e-196b90162fc4', 1, '01a21be4-93f0-7771-ba67-77ea9e51566d', 'email.sent', '{"attempt":1,"provider":"smtp","provider_message_id":"01a21be4-93d3-7636-b15e-196b90162fc4@mail.acme.example"}', '2026-11-27 07:24:54.64+00', '{"email.sent [erased],rita@example.com"}', '1223'),
	('01a21be4-bf15-7389-af52-f6ee9aac8e6e', 1, '01a21be4-bf1b-774f-ab8d-7229ecbedb54', 'email.sent', '{"attempt":1,"provider":"simulator","provider_message_id":"sim_01a21be4-bf1a-70bf-a62d-e4e7ba396714"}', '2026-11-27 07:25:05.69+00', '{"email.sent complained@faf81a339c.sandbox.sendwright.test"}', '1402');


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
	('01a21be4-3dba-7265-8f4d-5bea622516fa', 1, '2026-11-27 07:24:32.628+00', '2026-11-27 07:24:32.629+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21be4-3e01-70a6-b325-12e980ea8fae', 1, '2026-11-27 07:24:32.696+00', '2026-11-27 07:24:32.696+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21be4-3d7a-7413-bb1f-fec270bb6f72', 1, '2026-11-27 07:24:32.543+00', '2026-11-27 07:24:32.832+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a21be4-3e58-731c-a43d-8500a3c0fe5e', 1, '2026-11-27 07:24:32.92+00', '2026-11-27 07:24:32.921+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21be4-3f34-7376-b758-495fa8887bba', 1, '2026-11-27 07:24:32.967+00', '2026-11-27 07:24:32.991+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a21be4-3f5a-7710-828e-80c7b0d1c7ae', 1, '2026-11-27 07:24:33.192+00', '2026-11-27 07:24:33.297+00', NULL, 'permanently_refused', 'smtp', '550 5.1.1 No such user here'),
	('01a21be4-412d-7164-a190-e4e1a40fa5dc', 1, '2026-11-27 07:24:33.509+00', '2026-11-27 07:24:33.526+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a21be4-4174-71e9-aa60-102327de9ced', 1, '2026-11-27 07:24:33.53+00', '2026-11-27 07:24:33.541+00', NULL, 'partly_accepted', 'smtp', 'gone-too@example.org: 550 5.1.1 No such user here
there@example.org: 250 OK: message queued'),
	('01a21be4-418e-72d5-bda2-b2799b099c9d', 1, '2026-11-27 07:24:33.592+00', '2026-11-27 07:24:33.601+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a21be4-41d3-7350-ab21-adbe5a95ee28', 1, '2026-11-27 07:24:33.624+00', '2026-11-27 07:24:33.639+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a21be4-41ec-7312-aed5-dc868a6cfe18', 1, '2026-11-27 07:24:33.753+00', '2026-11-27 07:24:33.753+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21be4-429d-757f-a878-06ff3ddf3419', 1, '2026-11-27 07:24:33.837+00', '2026-11-27 07:24:33.85+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a21be4-4290-769d-848c-f98ce5099ced', 1, '2026-11-27 07:24:33.814+00', '2026-11-27 07:24:33.824+00', '2026-11-27 07:24:38.824+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a21be4-42b5-7128-b91d-ee740d4f431f', 1, '2026-11-27 07:24:33.873+00', '2026-11-27 07:24:34.049+00', NULL, 'unknown', 'smtp', 'No answer came after the message had been sent: The mail server closed the connection'),
	('01a21be4-4290-769d-848c-f98ce5099ced', 2, '2026-11-27 07:24:38.864+00', '2026-11-27 07:24:39.004+00', '2026-11-27 07:24:49.003+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a21be4-4290-769d-848c-f98ce5099ced', 3, '2026-11-27 07:24:49.009+00', '2026-11-27 07:24:49.044+00', '2026-11-27 07:25:09.044+00', 'temporarily_refused', 'smtp', '451 4.3.0 Mailbox busy, come back later'),
	('01a21be4-92d1-7250-ba82-8a851a4a24b0', 1, '2026-11-27 07:24:54.378+00', '2026-11-27 07:24:54.378+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21be4-92ff-73e8-a810-990dcdbfb2c4', 1, '2026-11-27 07:24:54.418+00', '2026-11-27 07:24:54.418+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21be4-9316-72ba-b079-1c13d4c7507b', 1, '2026-11-27 07:24:54.449+00', '2026-11-27 07:24:54.449+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21be4-9335-74f6-a69b-abac1a79136d', 1, '2026-11-27 07:24:54.478+00', '2026-11-27 07:24:54.478+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21be4-937c-733a-890d-30ca358e2576', 1, '2026-11-27 07:24:54.54+00', '2026-11-27 07:24:54.548+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a21be4-93d3-7636-b15e-196b90162fc4', 1, '2026-11-27 07:24:54.627+00', '2026-11-27 07:24:54.64+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a21be4-a7b3-777b-8edc-489eadd853d7', 1, '2026-11-27 07:24:59.703+00', '2026-11-27 07:24:59.703+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator'),
	('01a21be4-a90b-77a6-aba5-8efa378ff3a5', 1, '2026-11-27 07:25:00.061+00', '2026-11-27 07:25:00.098+00', NULL, 'accepted', 'smtp', '250 OK: message queued'),
	('01a21be4-bf15-7389-af52-f6ee9aac8e6e', 1, '2026-11-27 07:25:05.69+00', '2026-11-27 07:25:05.69+00', NULL, 'accepted', 'simulator', '250 2.0.0 accepted by the simulator');


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
	('01a21be4-3d7a-7413-bb1f-fec270bb6f72', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:32.832+00', 'sent', '{sent,sent,sent}', NULL, '01a21be4-3d7a-7413-bb1f-fec270bb6f72@mail.acme.example', NULL, 2, true),
	('01a21be4-3f5a-7710-828e-80c7b0d1c7ae', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.297+00', 'bounced', '{bounced}', NULL, NULL, NULL, 2, true),
	('01a21be4-412d-7164-a190-e4e1a40fa5dc', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.526+00', 'sent', '{sent}', NULL, '01a21be4-412d-7164-a190-e4e1a40fa5dc@mail.acme.example', NULL, 2, true),
	('01a21be4-4174-71e9-aa60-102327de9ced', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.541+00', 'bounced', '{bounced,sent}', NULL, '01a21be4-4174-71e9-aa60-102327de9ced@mail.acme.example', NULL, 3, true),
	('01a21be4-418e-72d5-bda2-b2799b099c9d', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.601+00', 'sent', '{sent}', NULL, '01a21be4-418e-72d5-bda2-b2799b099c9d@mail.acme.example', NULL, 2, true),
	('01a21be4-41d3-7350-ab21-adbe5a95ee28', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.639+00', 'sent', '{sent}', NULL, '01a21be4-41d3-7350-ab21-adbe5a95ee28@mail.acme.example', NULL, 2, true),
	('01a21be4-3dba-7265-8f4d-5bea622516fa', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.686+00', 'delivered', '{delivered}', NULL, 'sim_01a21be4-3df4-76fd-95ab-b397fec6ff07', NULL, 3, true),
	('01a21be4-426d-70d6-b36b-09ed9be9946d', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.798+00', 'cancelled', '{scheduled}', '2026-12-17 07:24:33.763+00', NULL, NULL, 2, false),
	('01a21be4-4290-769d-848c-f98ce5099ced', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.808+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a21be4-429d-757f-a878-06ff3ddf3419', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.821+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a21be4-3e01-70a6-b325-12e980ea8fae', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:34.798+00', 'bounced', '{bounced}', NULL, 'sim_01a21be4-3e38-7391-972d-c1358d24da50', NULL, 3, true),
	('01a21be4-3f34-7376-b758-495fa8887bba', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:34.798+00', 'bounced', '{delivered,bounced,sent}', NULL, '01a21be4-3f34-7376-b758-495fa8887bba@mail.acme.example', NULL, 5, true),
	('01a21be4-41ec-7312-aed5-dc868a6cfe18', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:34.798+00', 'delivered', '{delivered}', NULL, 'sim_01a21be4-4259-71bb-b7a7-a1ba1b662a37', NULL, 3, true),
	('01a21be4-3e58-731c-a43d-8500a3c0fe5e', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:36.274+00', 'complained', '{complained}', NULL, 'sim_01a21be4-3f18-71da-8903-518a09dd6aed', NULL, 4, true),
	('01a21be4-42b5-7128-b91d-ee740d4f431f', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:53.819+00', 'failed', '{failed}', NULL, NULL, 'It is not known whether the email arrived, and it was given up.', 2, true),
	('01a21be4-937c-733a-890d-30ca358e2576', '01a21be2-4ded-73a3-bb0f-1eb975760bb0', 'live', '2026-11-27 07:24:54.548+00', 'sent', '{sent}', NULL, '01a21be4-937c-733a-890d-30ca358e2576@b975760bb0.sandbox.sendwright.test', NULL, 2, true),
	('01a21be4-93d3-7636-b15e-196b90162fc4', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:54.64+00', 'sent', '{sent,sent}', NULL, '01a21be4-93d3-7636-b15e-196b90162fc4@mail.acme.example', NULL, 2, true),
	('01a21be4-92d1-7250-ba82-8a851a4a24b0', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:55.391+00', 'delivered', '{delivered}', NULL, 'sim_01a21be4-92ea-714d-859b-55a0f6768481', NULL, 3, true),
	('01a21be4-92ff-73e8-a810-990dcdbfb2c4', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'test', '2026-11-27 07:24:56.487+00', 'delivered', '{delivered}', NULL, 'sim_01a21be4-9312-7261-899b-8c4a7016be22', NULL, 3, true),
	('01a21be4-9316-72ba-b079-1c13d4c7507b', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'test', '2026-11-27 07:24:56.487+00', 'bounced', '{bounced}', NULL, 'sim_01a21be4-9331-72ab-a0ac-3e01e20b1659', NULL, 3, true),
	('01a21be4-9335-74f6-a69b-abac1a79136d', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'test', '2026-11-27 07:24:56.487+00', 'delivered', '{delivered}', NULL, 'sim_01a21be4-934e-752f-b2f0-66a529811ef8', NULL, 3, true),
	('01a21be4-a90b-77a6-aba5-8efa378ff3a5', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:00.098+00', 'sent', '{sent}', NULL, '01a21be4-a90b-77a6-aba5-8efa378ff3a5@mail.acme.example', NULL, 2, true),
	('01a21be4-a7b3-777b-8edc-489eadd853d7', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:00.708+00', 'delivered', '{delivered}', NULL, 'sim_01a21be4-a7b7-7554-adfe-016ac00f132e', NULL, 3, true),
	('01a21be4-bf15-7389-af52-f6ee9aac8e6e', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:05.69+00', 'sent', '{sent}', NULL, 'sim_01a21be4-bf1a-70bf-a62d-e4e7ba396714', NULL, 2, true),
	('01a21be4-df73-7322-a25c-1344cd4b9027', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:13.971+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a21be4-dfdf-7296-a8fd-2b240765c933', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:14.079+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a21be4-dffe-70eb-aea8-62f8f4218b63', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:14.11+00', 'scheduled', '{scheduled}', '2026-11-27 08:25:14.104+00', NULL, NULL, 1, false),
	('01a21be4-e012-75f4-9ba1-1f5ae061862b', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:14.13+00', 'scheduled', '{scheduled}', '2026-11-27 08:25:14.104+00', NULL, NULL, 1, false),
	('01a21be4-e01e-756c-8ab6-513fcc4b3ff5', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:14.142+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a21be4-e06e-7072-aff3-c4a8d40d88d0', '01a21be2-4ded-73a3-bb0f-1eb975760bb0', 'live', '2026-11-27 07:25:14.222+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false),
	('01a21be4-f8fe-7461-9a0b-5dafa85d3ad8', '01a21be2-4ded-73a3-bb0f-1eb975760bb0', 'live', '2026-11-27 07:25:20.51+00', 'queued', '{queued}', NULL, NULL, NULL, 1, false);


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
	('01a21be4-3d7a-7413-bb1f-fec270bb6f72', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:32.506+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{"Ada Lovelace <ada@example.com>"}', '{carl@example.com}', '{"Bea <bea@example.net>"}', '{answers@acme.example,"Other <other@acme.example>"}', 'Everything at once', '{receipt,order:1234}', NULL, '01a21be4-3d7a-7413-bb1f-fec270bb6f72@mail.acme.example', '{ada@example.com,carl@example.com,bea@example.net}', NULL, NULL, 3, NULL, 'ada@example.com
carl@example.com
bea@example.net
everything at once', '01a21be4-3d7a-75f0-a9d3-8bd1b7b0135a', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, '61063b48-3ff9-58a0-fcb5-06ce161921f7', NULL),
	('01a21be4-3dba-7265-8f4d-5bea622516fa', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:32.57+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{delivered@faf81a339c.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be delivered', '{}', NULL, '01a21be4-3dba-7265-8f4d-5bea622516fa@mail.acme.example', '{delivered@faf81a339c.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@faf81a339c.sandbox.sendwright.test
to be delivered', '01a21be4-3dba-7265-8f4d-5beb2ceadce1', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, 'b18e18a8-0acd-31a0-c8ac-9a1ce12f159c', NULL),
	('01a21be4-3e01-70a6-b325-12e980ea8fae', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:32.641+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{bounced@faf81a339c.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be bounced', '{}', NULL, '01a21be4-3e01-70a6-b325-12e980ea8fae@mail.acme.example', '{bounced@faf81a339c.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@faf81a339c.sandbox.sendwright.test
to be bounced', '01a21be4-3e01-70a6-b325-12eabc702b97', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, 'f61982d2-c564-a227-a11a-52b259ac312a', NULL),
	('01a21be4-3e58-731c-a43d-8500a3c0fe5e', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:32.728+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{complained@faf81a339c.sandbox.sendwright.test}', '{}', '{}', NULL, 'To be complained', '{}', NULL, '01a21be4-3e58-731c-a43d-8500a3c0fe5e@mail.acme.example', '{complained@faf81a339c.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@faf81a339c.sandbox.sendwright.test
to be complained', '01a21be4-3e58-731c-a43d-85012f036138', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, '116bf3ed-0669-4c99-d7e3-a1712ef8e2a0', NULL),
	('01a21be4-3f34-7376-b758-495fa8887bba', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:32.948+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{delivered+a@faf81a339c.sandbox.sendwright.test,bounced+b@faf81a339c.sandbox.sendwright.test,real@example.com}', '{}', '{}', NULL, 'To several', '{}', NULL, '01a21be4-3f34-7376-b758-495fa8887bba@mail.acme.example', '{delivered+a@faf81a339c.sandbox.sendwright.test,bounced+b@faf81a339c.sandbox.sendwright.test,real@example.com}', NULL, '{delivered,bounced,NULL}', 0, NULL, 'delivered+a@faf81a339c.sandbox.sendwright.test
bounced+b@faf81a339c.sandbox.sendwright.test
real@example.com
to several', '01a21be4-3f34-7376-b758-4960622b1027', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, '1b4bce62-9f95-a0e0-2041-e0b7ee2b8efd', NULL),
	('01a21be4-3f5a-7710-828e-80c7b0d1c7ae', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:32.986+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{gone@example.org}', '{}', '{}', NULL, 'To nobody', '{}', NULL, '01a21be4-3f5a-7710-828e-80c7b0d1c7ae@mail.acme.example', '{gone@example.org}', NULL, NULL, 0, NULL, 'gone@example.org
to nobody', '01a21be4-3f5a-7710-828e-80c8c1a20874', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, 'a69c8ae6-d196-b2c6-8f1e-f03c893fa40b', NULL),
	('01a21be4-412d-7164-a190-e4e1a40fa5dc', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.453+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{"Jörg <Joerg.Big@Bücher.example>"}', '{}', '{}', NULL, 'To a name that is spelled in another way on its way', '{}', NULL, '01a21be4-412d-7164-a190-e4e1a40fa5dc@mail.acme.example', '{joerg.big@xn--bcher-kva.example}', '{Joerg.Big@xn--bcher-kva.example}', NULL, 0, NULL, 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way', '01a21be4-412d-7164-a190-e4e23512e431', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, '67f9d485-d4ff-7c0c-c1b4-57aff7fc182f', NULL),
	('01a21be4-4174-71e9-aa60-102327de9ced', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.524+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{gone-too@example.org,there@example.org}', '{}', '{}', NULL, 'To nobody and somebody', '{receipt}', NULL, '01a21be4-4174-71e9-aa60-102327de9ced@mail.acme.example', '{gone-too@example.org,there@example.org}', NULL, NULL, 0, NULL, 'gone-too@example.org
there@example.org
to nobody and somebody', '01a21be4-4174-71e9-aa60-1024847934fb', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, '95638a8a-de28-e7f3-89cb-d25ae1b5ddd1', NULL),
	('01a21be4-418e-72d5-bda2-b2799b099c9d', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.55+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{tina@example.com}', '{}', '{}', NULL, 'Welcome, Tina', '{}', NULL, '01a21be4-418e-72d5-bda2-b2799b099c9d@mail.acme.example', '{tina@example.com}', NULL, NULL, 0, NULL, 'tina@example.com
welcome, tina', '01a21be4-418e-72d5-bda2-b27a82ce0c79', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, 'c5e90382-ff91-220c-fc1d-079ae5141d26', NULL),
	('01a21be4-41d3-7350-ab21-adbe5a95ee28', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.619+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{tom@example.com}', '{}', '{}', '{answers@acme.example}', 'For everybody', '{}', NULL, '01a21be4-41d3-7350-ab21-adbe5a95ee28@mail.acme.example', '{tom@example.com}', NULL, NULL, 0, NULL, 'tom@example.com
for everybody', '01a21be4-41d3-7350-ab21-adbf11178b7a', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, 'd5d9594a-3c8a-693c-c726-04956e211afb', NULL),
	('01a21be4-41ec-7312-aed5-dc868a6cfe18', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.644+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{delivered@faf81a339c.sandbox.sendwright.test}', '{}', '{}', NULL, 'One of a batch', '{}', NULL, '01a21be4-41ec-7312-aed5-dc868a6cfe18@mail.acme.example', '{delivered@faf81a339c.sandbox.sendwright.test}', NULL, '{delivered}', 0, 'batch-1', 'delivered@faf81a339c.sandbox.sendwright.test
one of a batch', '01a21be4-41ec-7312-aed5-dc87db5189ff', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, '8265448d-0d6a-585b-ac8c-434b3ba7b9d0', NULL),
	('01a21be4-426d-70d6-b36b-09ed9be9946d', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.773+00', '2026-12-17 07:24:33.763+00', '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{never@example.com}', '{}', '{}', NULL, 'To be cancelled', '{}', NULL, '01a21be4-426d-70d6-b36b-09ed9be9946d@mail.acme.example', '{never@example.com}', NULL, NULL, 0, NULL, 'never@example.com
to be cancelled', '01a21be4-426d-70d6-b36b-09ee9a586db9', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, 'e85990d4-4525-5875-2323-1bb2c9d56965', NULL),
	('01a21be4-4290-769d-848c-f98ce5099ced', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.808+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{busy@example.com}', '{}', '{}', NULL, 'Refused for now', '{}', NULL, '01a21be4-4290-769d-848c-f98ce5099ced@mail.acme.example', '{busy@example.com}', NULL, NULL, 0, NULL, 'busy@example.com
refused for now', '01a21be4-4290-769d-848c-f98d3661f228', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, 'bcfe6703-2e6f-ccd0-a18e-53b6dbf17d47', NULL),
	('01a21be4-429d-757f-a878-06ff3ddf3419', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.821+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{cut@example.com}', '{}', '{}', NULL, 'Held, as its answer was lost', '{}', NULL, '01a21be4-429d-757f-a878-06ff3ddf3419@mail.acme.example', '{cut@example.com}', NULL, NULL, 0, NULL, 'cut@example.com
held, as its answer was lost', '01a21be4-429d-757f-a878-07003c697b8b', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, 'bd7a0502-5ee9-f8db-3966-8c2226483a30', NULL),
	('01a21be4-42b5-7128-b91d-ee740d4f431f', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.845+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{cut-too@example.com}', '{}', '{}', NULL, 'Settled as failed', '{}', NULL, '01a21be4-42b5-7128-b91d-ee740d4f431f@mail.acme.example', '{cut-too@example.com}', NULL, NULL, 0, NULL, 'cut-too@example.com
settled as failed', '01a21be4-42b5-7128-b91d-ee75405b869b', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, '39f5f308-bf16-08bb-7164-85e3271ec22f', NULL),
	('01a21be4-92d1-7250-ba82-8a851a4a24b0', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:54.353+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Søren <shop@mail.acme.example>', '{"Émile <delivered@faf81a339c.sandbox.sendwright.test>"}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', '{"visible":null,"messageId":"own-1@mail.acme.example","date":"Fri, 27 Nov 2026 07:24:54 +0000"}', '01a21be4-92d1-7250-ba82-8a851a4a24b0@mail.acme.example', '{delivered@faf81a339c.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@faf81a339c.sandbox.sendwright.test
submitted over smtp', '01a21be4-92d1-7250-ba82-8a868d4dd782', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, NULL, NULL),
	('01a21be4-92ff-73e8-a810-990dcdbfb2c4', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'test', '2026-11-27 07:24:54.399+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Test <t@mail.acme.example>', '{delivered@faf81a339c.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: delivered', '{}', NULL, '01a21be4-92ff-73e8-a810-990dcdbfb2c4@mail.acme.example', '{delivered@faf81a339c.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@faf81a339c.sandbox.sendwright.test
in test mode: delivered', '01a21be4-92ff-7394-9c80-8504972e6ca7', NULL, '01a21be2-2341-7434-804c-fb2c5ce96489', NULL, '41cbec3e-ae96-c824-4c16-c435e1f369f7', NULL),
	('01a21be4-9335-74f6-a69b-abac1a79136d', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'test', '2026-11-27 07:24:54.453+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Test <t@mail.acme.example>', '{anybody@faf81a339c.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: anybody', '{}', NULL, '01a21be4-9335-74f6-a69b-abac1a79136d@mail.acme.example', '{anybody@faf81a339c.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'anybody@faf81a339c.sandbox.sendwright.test
in test mode: anybody', '01a21be4-9335-74f6-a69b-abaded0a8e3a', NULL, '01a21be2-2341-7434-804c-fb2c5ce96489', NULL, '6f852bdc-971a-240e-ffe3-73377e17dbc0', NULL),
	('01a21be4-937c-733a-890d-30ca358e2576', '01a21be2-4ded-73a3-bb0f-1eb975760bb0', 'live', '2026-11-27 07:24:54.524+00', NULL, NULL, 'b@b975760bb0.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Bolt', '{}', NULL, '01a21be4-937c-733a-890d-30ca358e2576@b975760bb0.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
bolt', '01a21be4-937c-733a-890d-30cbeab3b0ee', NULL, '01a21be2-c2e6-736b-8c54-dce80bd8824a', NULL, 'a965ca42-5b76-aba8-a662-65ade40b4344', NULL),
	('01a21be4-93d3-7636-b15e-196b90162fc4', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:54.611+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'e@mail.acme.example', '{[erased],rita@example.com}', '{}', '{}', NULL, '[erased]', '{}', NULL, '01a21be4-93d3-7636-b15e-196b90162fc4@mail.acme.example', '{[erased],rita@example.com}', NULL, NULL, 0, NULL, '[erased]
rita@example.com
[erased]', '01a21be4-93d3-7636-b15e-196c248c3c20', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, '43a9c22d-afe1-d984-972a-94ed1750921f', NULL),
	('01a21be4-a7b3-777b-8edc-489eadd853d7', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:59.699+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'w@mail.acme.example', '{delivered@faf81a339c.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its webhook waits', '{}', NULL, '01a21be4-a7b3-777b-8edc-489eadd853d7@mail.acme.example', '{delivered@faf81a339c.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@faf81a339c.sandbox.sendwright.test
its webhook waits', '01a21be4-a7b3-777b-8edc-489f595ccc89', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, '5a382811-fb62-9cca-7e11-4473ce4d58b8', NULL),
	('01a21be4-a90b-77a6-aba5-8efa378ff3a5', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:00.043+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Søren <shop@mail.acme.example>', '{copied@example.com}', '{}', '{}', NULL, 'Submitted over SMTP', '{}', NULL, '01a21be4-a90b-77a6-aba5-8efa378ff3a5@mail.acme.example', '{copied@example.com}', NULL, NULL, 0, NULL, 'copied@example.com
submitted over smtp', '01a21be4-a90c-77a6-aba5-8efb0fb04d0d', NULL, NULL, '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', NULL, '01a21be4-92d1-7250-ba82-8a851a4a24b0'),
	('01a21be4-9316-72ba-b079-1c13d4c7507b', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'test', '2026-11-27 07:24:54.422+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Test <t@mail.acme.example>', '{bounced@faf81a339c.sandbox.sendwright.test}', '{}', '{}', NULL, 'In test mode: bounced', '{}', NULL, '01a21be4-9316-72ba-b079-1c13d4c7507b@mail.acme.example', '{bounced@faf81a339c.sandbox.sendwright.test}', NULL, '{bounced}', 0, NULL, 'bounced@faf81a339c.sandbox.sendwright.test
in test mode: bounced', '01a21be4-9316-72ba-b079-1c14c23a6780', NULL, '01a21be2-2341-7434-804c-fb2c5ce96489', NULL, 'bb90036a-66e5-5a6b-8898-950f7b243c70', NULL),
	('01a21be4-bf15-7389-af52-f6ee9aac8e6e', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:05.685+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'r@mail.acme.example', '{complained@faf81a339c.sandbox.sendwright.test}', '{}', '{}', NULL, 'Its complaint is still to come', '{}', NULL, '01a21be4-bf15-7389-af52-f6ee9aac8e6e@mail.acme.example', '{complained@faf81a339c.sandbox.sendwright.test}', NULL, '{complained}', 0, NULL, 'complained@faf81a339c.sandbox.sendwright.test
its complaint is still to come', '01a21be4-bf15-7389-af52-f6efd2b0f4f8', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, 'e44b8a99-d428-9b32-7455-c3ae8d79b978', NULL),
	('01a21be4-df73-7322-a25c-1344cd4b9027', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:13.971+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{last@example.com}', '{}', '{}', NULL, 'Queued to go out', '{evening}', NULL, '01a21be4-df73-7322-a25c-1344cd4b9027@mail.acme.example', '{last@example.com}', NULL, NULL, 0, NULL, 'last@example.com
queued to go out', '01a21be4-df73-7322-a25c-13452cb7cb35', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, '1090b1b3-5b22-c0db-84df-cd8fd59c5f49', NULL),
	('01a21be4-dfdf-7296-a8fd-2b240765c933', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:14.079+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{delivered@faf81a339c.sandbox.sendwright.test}', '{}', '{}', NULL, 'Queued for the simulator', '{evening}', NULL, '01a21be4-dfdf-7296-a8fd-2b240765c933@mail.acme.example', '{delivered@faf81a339c.sandbox.sendwright.test}', NULL, '{delivered}', 0, NULL, 'delivered@faf81a339c.sandbox.sendwright.test
queued for the simulator', '01a21be4-dfdf-7296-a8fd-2b257a8c074c', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, 'b4b80636-1da1-1334-74dd-73d02b384250', NULL),
	('01a21be4-dffe-70eb-aea8-62f8f4218b63', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:14.11+00', '2026-11-27 08:25:14.104+00', '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to be cancelled', '{evening}', NULL, '01a21be4-dffe-70eb-aea8-62f8f4218b63@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to be cancelled', '01a21be4-dffe-70eb-aea8-62f9741299b1', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, '8eed3fda-6ed1-3483-d09e-50a57f097cf0', NULL),
	('01a21be4-e012-75f4-9ba1-1f5ae061862b', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:14.13+00', '2026-11-27 08:25:14.104+00', '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{later@example.com}', '{}', '{}', NULL, 'Scheduled, to go out', '{evening}', NULL, '01a21be4-e012-75f4-9ba1-1f5ae061862b@mail.acme.example', '{later@example.com}', NULL, NULL, 0, NULL, 'later@example.com
scheduled, to go out', '01a21be4-e012-75f4-9ba1-1f5b67c9defb', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, '6b016f50-101c-7f9a-3de9-f50f5fc9b1af', NULL),
	('01a21be4-e01e-756c-8ab6-513fcc4b3ff5', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:14.142+00', NULL, '01a21be4-3a49-72d1-afe9-f40e783a3be5', 'Acme <hello@mail.acme.example>', '{once@example.com}', '{}', '{}', NULL, 'Asked under a key', '{evening}', NULL, '01a21be4-e01e-756c-8ab6-513fcc4b3ff5@mail.acme.example', '{once@example.com}', NULL, NULL, 0, 'order-4711', 'once@example.com
asked under a key', '01a21be4-e01e-756c-8ab6-5140666242fa', NULL, '01a21be2-10b8-73f0-aaa4-59ad9189a70c', NULL, '736040e4-e409-2857-54ad-40b98edefff7', NULL),
	('01a21be4-e06e-7072-aff3-c4a8d40d88d0', '01a21be2-4ded-73a3-bb0f-1eb975760bb0', 'live', '2026-11-27 07:25:14.222+00', NULL, NULL, 'b@b975760bb0.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'Held back', '{}', NULL, '01a21be4-e06e-7072-aff3-c4a8d40d88d0@b975760bb0.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
held back', '01a21be4-e06e-7072-aff3-c4a91acee8f7', NULL, '01a21be2-c2e6-736b-8c54-dce80bd8824a', NULL, '153dd124-baa3-dd0b-daa4-e1808f350939', NULL),
	('01a21be4-f8fe-7461-9a0b-5dafa85d3ad8', '01a21be2-4ded-73a3-bb0f-1eb975760bb0', 'live', '2026-11-27 07:25:20.51+00', NULL, NULL, 'b@b975760bb0.sandbox.sendwright.test', '{bob@bolt.example}', '{}', '{}', NULL, 'While paused', '{}', NULL, '01a21be4-f8fe-7461-9a0b-5dafa85d3ad8@b975760bb0.sandbox.sendwright.test', '{bob@bolt.example}', NULL, NULL, 0, NULL, 'bob@bolt.example
while paused', '01a21be4-f8fe-7461-9a0b-5db0af7a395e', NULL, '01a21be2-c2e6-736b-8c54-dce80bd8824a', NULL, 'ea5ed743-8706-dd0d-68a2-25662f40f081', NULL);


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
	('01a21be4-93eb-739a-855f-493dd0346f65', '2026-11-27 07:24:54.784+00'),
	('01a21be4-93eb-739a-855f-493dd0346f65@mail.acme.example', '2026-11-27 07:24:54.784+00');


--
-- Data for Name: holds; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.idempotency_keys VALUES
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', 'batch', 'batch-1', 'ce6bc6c984872a1c10a3cd01ef4f41dea97b3327c146a287d034b0303f890e44', '2026-11-28 07:24:33.636+00', '[{"_tag" : "Accepted", "emailId" : "01a21be4-41ec-7312-aed5-dc868a6cfe18"}]', '{"indexes":[0],"failures":[{"ok":false,"index":1,"error":{"code":"validation_error","message":"The request is not valid: to must be an email address such as ada@example.com.","details":[{"path":["to"],"message":"must be an email address such as ada@example.com"}]}}]}'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', 'message', '01a21be2-10b8-73f0-aaa4-59ad9189a70c:fbe659ef3dcbe9f12cc93b06f54e379f6428ef51c8c8fa22cd3b4300dfb1be29', '01a21be2-10b8-73f0-aaa4-59ad9189a70c:fbe659ef3dcbe9f12cc93b06f54e379f6428ef51c8c8fa22cd3b4300dfb1be29', '2026-11-27 07:34:54.354+00', '[{"_tag" : "Accepted", "emailId" : "01a21be4-92d1-7250-ba82-8a851a4a24b0"}]', 'null'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', 'single', 'order-4711', '64993acc08a1e8ac0acde79d0dc4c3443d73295447c260a50219b86e6650d571', '2026-11-28 07:25:14.149+00', '[{"_tag" : "Accepted", "emailId" : "01a21be4-e01e-756c-8ab6-513fcc4b3ff5"}]', 'null');


--
-- Data for Name: log_identity; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.memberships VALUES
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', 'owner', '2026-11-27 07:21:51.091+00'),
	('01a21be2-4ded-73a3-bb0f-1eb975760bb0', '01a21be2-4ded-73a3-bb0f-1ebadc13b1ed', 'owner', '2026-11-27 07:22:25.644+00'),
	('01a21be2-6924-77cb-a3ef-b4d52438732a', '01a21be2-6924-77cb-a3ef-b4d6a18e205b', 'owner', '2026-11-27 07:22:32.612+00'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be3-9567-7297-8955-9412b5d21856', 'developer', '2026-11-27 07:23:49.48+00'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be3-cfc4-7210-b706-c37c5e04a02c', 'viewer', '2026-11-27 07:24:04.421+00');


--
-- Data for Name: metrics_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_hours VALUES
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', 'tag', 498823, 'receipt', 2, 4, 0, 1, 0, 0, 0, 0, 0, '{}'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', 'tag', 498823, 'order:1234', 1, 3, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a21be2-4ded-73a3-bb0f-1eb975760bb0', 'live', 'domain', 498823, '', 1, 1, 0, 0, 0, 0, 0, 0, 0, '{}'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'test', 'domain', 498823, 'mail.acme.example', 3, 3, 2, 1, 0, 0, 0, 0, 0, '{73,2}'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', 'domain', 498823, 'mail.acme.example', 12, 12, 0, 2, 0, 0, 0, 1, 1, '{}'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'simulator', 'domain', 498823, 'mail.acme.example', 6, 8, 6, 2, 0, 1, 0, 0, 0, '{73,6}');


--
-- Data for Name: metrics_place; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.metrics_place VALUES
	(true, '1399:1399:');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.migrations VALUES
	(1, 1, 'initial', 1, '0.0.0', '2026-11-27 07:21:42.98+00'),
	(2, 1, 'mailbox_identities', 1, '0.0.0', '2026-11-27 07:21:43.022+00'),
	(2, 2, 'mailbox_identities', 1, '0.0.0', '2026-11-27 07:21:43.042+00'),
	(3, 1, 'set_aside', 1, '0.0.0', '2026-11-27 07:21:43.074+00'),
	(4, 1, 'audit_sources', 1, '0.0.0', '2026-11-27 07:21:43.086+00'),
	(4, 2, 'audit_sources', 1, '0.0.0', '2026-11-27 07:21:43.096+00'),
	(4, 3, 'audit_sources', 1, '0.0.0', '2026-11-27 07:21:43.111+00'),
	(4, 4, 'audit_sources', 1, '0.0.0', '2026-11-27 07:21:43.128+00'),
	(5, 1, 'template_defaults', 1, '0.0.0', '2026-11-27 07:21:43.14+00'),
	(6, 1, 'report_signatures', 1, '0.0.0', '2026-11-27 07:21:43.158+00');


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
	('simulator', 'sim_01a21be4-bf1a-70bf-a62d-e4e7ba396714 email.delivered', '{"type":"email.delivered","occurredAt":1795764306690,"recipients":["complained@faf81a339c.sandbox.sendwright.test"],"details":{"recipients":["complained@faf81a339c.sandbox.sendwright.test"],"smtp_response":"250 2.0.0 accepted by the simulator","processing_time_ms":1000,"remote_mta":"simulator","provider_message_id":"sim_01a21be4-bf1a-70bf-a62d-e4e7ba396714"},"keys":["simulator:sim_01a21be4-bf1a-70bf-a62d-e4e7ba396714 email.delivered"],"providerMessageId":"sim_01a21be4-bf1a-70bf-a62d-e4e7ba396714","error":null,"provider":"simulator","key":"sim_01a21be4-bf1a-70bf-a62d-e4e7ba396714 email.delivered","emailId":"01a21be4-bf15-7389-af52-f6ee9aac8e6e","messageId":null}', '2026-11-27 07:25:06.691+00', '2026-11-27 07:25:05.691+00', 'sim_01a21be4-bf1a-70bf-a62d-e4e7ba396714'),
	('simulator', 'sim_01a21be4-bf1a-70bf-a62d-e4e7ba396714 email.complained', '{"type":"email.complained","occurredAt":1795764307690,"recipients":["complained@faf81a339c.sandbox.sendwright.test"],"details":{"recipients":["complained@faf81a339c.sandbox.sendwright.test"],"complaint_type":"abuse","user_agent":"simulator","feedback_id":"feedback-sim_01a21be4-bf1a-70bf-a62d-e4e7ba396714","provider_message_id":"sim_01a21be4-bf1a-70bf-a62d-e4e7ba396714"},"keys":["simulator:sim_01a21be4-bf1a-70bf-a62d-e4e7ba396714 email.complained"],"providerMessageId":"sim_01a21be4-bf1a-70bf-a62d-e4e7ba396714","error":null,"provider":"simulator","key":"sim_01a21be4-bf1a-70bf-a62d-e4e7ba396714 email.complained","emailId":"01a21be4-bf15-7389-af52-f6ee9aac8e6e","messageId":null}', '2026-11-27 07:25:07.691+00', '2026-11-27 07:25:05.691+00', 'sim_01a21be4-bf1a-70bf-a62d-e4e7ba396714');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.quotas VALUES
	('01a21be2-4ded-73a3-bb0f-1eb975760bb0', '2026-11', 3, 50, '2026-11-27', 3, 100, 1);


--
-- Data for Name: rate_buckets; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.rate_buckets VALUES
	('sign-in:user:2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3', 8.309455555555555, 9.309455555555555, 1795764327692),
	('sign-in:from:12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 48.0165, 49.0165, 1795764327987),
	('sign-in:user:ca48e0014050c7996ca4272865794ba1d47e7ef86b88a1a7010eaf450f025194', 9, 10, 1795764327995),
	('messages:01a21be2-10b8-73f0-aaa4-59ad9189a70c', 999998, 1000000, 1795764273641),
	('requests:01a21be2-2341-7434-804c-fb2c5ce96489', 990000, 1000000, 1795764329228),
	('requests:01a21be2-c2e6-736b-8c54-dce80bd8824a', 2.203, 3.203, 1795764329283),
	('requests:01a21be2-10b8-73f0-aaa4-59ad9189a70c', 990000, 1000000, 1795764329639),
	('messages:01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', 999999, 1000000, 1795764300043);


--
-- Data for Name: report_signatures; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: reputation_hours; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.reputation_hours VALUES
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 498823, 1, 4, 1, 0),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 498823, 2, 1, 0, 0),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 498823, 0, 1, 0, 0),
	('01a21be2-4ded-73a3-bb0f-1eb975760bb0', 498823, 1, 1, 0, 0),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 498823, 5, 2, 0, 0),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 498823, 6, 4, 1, 0),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 498823, 4, 2, 0, 0);


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
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-3dba-7265-8f4d-5bea622516fa', '{}', 'delivered@faf81a339c.sandbox.sendwright.test
to be delivered'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-3e01-70a6-b325-12e980ea8fae', '{}', 'bounced@faf81a339c.sandbox.sendwright.test
to be bounced'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-3d7a-7413-bb1f-fec270bb6f72', '{receipt,order:1234}', 'ada@example.com
carl@example.com
bea@example.net
everything at once'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-3e58-731c-a43d-8500a3c0fe5e', '{}', 'complained@faf81a339c.sandbox.sendwright.test
to be complained'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-3f34-7376-b758-495fa8887bba', '{}', 'delivered+a@faf81a339c.sandbox.sendwright.test
bounced+b@faf81a339c.sandbox.sendwright.test
real@example.com
to several'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-3f5a-7710-828e-80c7b0d1c7ae', '{}', 'gone@example.org
to nobody'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-412d-7164-a190-e4e1a40fa5dc', '{}', 'joerg.big@xn--bcher-kva.example
joerg.big@bücher.example
to a name that is spelled in another way on its way'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-4174-71e9-aa60-102327de9ced', '{receipt}', 'gone-too@example.org
there@example.org
to nobody and somebody'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-418e-72d5-bda2-b2799b099c9d', '{}', 'tina@example.com
welcome, tina'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-41d3-7350-ab21-adbe5a95ee28', '{}', 'tom@example.com
for everybody'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-41ec-7312-aed5-dc868a6cfe18', '{}', 'delivered@faf81a339c.sandbox.sendwright.test
one of a batch'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-426d-70d6-b36b-09ed9be9946d', '{}', 'never@example.com
to be cancelled'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-42b5-7128-b91d-ee740d4f431f', '{}', 'cut-too@example.com
settled as failed'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-92d1-7250-ba82-8a851a4a24b0', '{}', 'delivered@faf81a339c.sandbox.sendwright.test
submitted over smtp'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'test', '01a21be4-92ff-73e8-a810-990dcdbfb2c4', '{}', 'delivered@faf81a339c.sandbox.sendwright.test
in test mode: delivered'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'test', '01a21be4-9316-72ba-b079-1c13d4c7507b', '{}', 'bounced@faf81a339c.sandbox.sendwright.test
in test mode: bounced'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'test', '01a21be4-9335-74f6-a69b-abac1a79136d', '{}', 'anybody@faf81a339c.sandbox.sendwright.test
in test mode: anybody'),
	('01a21be2-4ded-73a3-bb0f-1eb975760bb0', 'live', '01a21be4-937c-733a-890d-30ca358e2576', '{}', 'bob@bolt.example
bolt'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-93d3-7636-b15e-196b90162fc4', '{}', '[erased]
rita@example.com
[erased]'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-a7b3-777b-8edc-489eadd853d7', '{}', 'delivered@faf81a339c.sandbox.sendwright.test
its webhook waits'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-a90b-77a6-aba5-8efa378ff3a5', '{}', 'copied@example.com
submitted over smtp'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-bf15-7389-af52-f6ee9aac8e6e', '{}', 'complained@faf81a339c.sandbox.sendwright.test
its complaint is still to come'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-dffe-70eb-aea8-62f8f4218b63', '{evening}', 'later@example.com
scheduled, to be cancelled'),
	('01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '01a21be4-e012-75f4-9ba1-1f5ae061862b', '{evening}', 'later@example.com
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
	('01a21be4-429d-757f-a878-06ff3ddf3419', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:24:33.851+00', '2026-11-27 07:24:33.851+00', '2026-11-27 07:24:33.822+00', NULL, NULL, 1, 0, true, NULL, NULL, '1123'),
	('01a21be4-df73-7322-a25c-1344cd4b9027', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:13.979+00', '2026-11-27 07:25:13.979+00', '2026-11-27 07:25:13.979+00', NULL, NULL, 0, 0, false, NULL, NULL, '1416'),
	('01a21be4-dfdf-7296-a8fd-2b240765c933', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:14.087+00', '2026-11-27 07:25:14.087+00', '2026-11-27 07:25:14.087+00', NULL, NULL, 0, 0, false, NULL, NULL, '1420'),
	('01a21be4-4290-769d-848c-f98ce5099ced', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:09.045+00', '2026-11-27 07:25:09.045+00', '2026-11-27 07:24:33.809+00', NULL, NULL, 3, 0, false, NULL, NULL, '1169'),
	('01a21be4-e01e-756c-8ab6-513fcc4b3ff5', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', '2026-11-27 07:25:14.15+00', '2026-11-27 07:25:14.15+00', '2026-11-27 07:25:14.15+00', NULL, NULL, 0, 0, false, NULL, NULL, '1427'),
	('01a21be4-e06e-7072-aff3-c4a8d40d88d0', '01a21be2-4ded-73a3-bb0f-1eb975760bb0', 'live', '2026-11-27 07:25:20.037+00', '2026-11-27 07:25:20.037+00', '2026-11-27 07:25:14.23+00', NULL, NULL, 0, 0, true, NULL, '2026-11-27 07:25:14.23+00', '1432'),
	('01a21be4-f8fe-7461-9a0b-5dafa85d3ad8', '01a21be2-4ded-73a3-bb0f-1eb975760bb0', 'live', '2026-11-27 07:25:20.518+00', '2026-11-27 07:25:20.518+00', '2026-11-27 07:25:20.518+00', NULL, NULL, 0, 0, false, NULL, NULL, '1444');


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
	('01a21be3-2623-7422-9c0f-297053e72983', 'e1e3439c11d465fc799b5753284c3ef678a1d32aa456f056fec20a032a7efdfd', '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', 'link', '2026-11-27 07:23:20.993+00', '2026-11-27 07:23:20.993+00', '2026-12-27 07:23:20.993+00', '', '127.0.0.0/24'),
	('01a21be3-63cf-70b6-822d-102a2f8f7394', 'f6ddab5e998227aeba42c5616d94e3a32ecf5a4a94dac5d44c1fdb676beeb77e', '01a21be2-e661-76a0-afdf-4d8b738316bb', 'link', '2026-11-27 07:23:36.782+00', '2026-11-27 07:23:36.782+00', '2026-12-27 07:23:36.782+00', '', '127.0.0.0/24'),
	('01a21be3-957b-739e-a51d-901296b0080d', '283170e221792c904c99ba6b245118f9244fba91308b777094b4bddbfd86af3d', '01a21be3-9567-7297-8955-9412b5d21856', 'link', '2026-11-27 07:23:49.5+00', '2026-11-27 07:23:49.5+00', '2026-12-27 07:23:49.5+00', '', '127.0.0.0/24'),
	('01a21be4-a8c0-73fb-939b-6dfb64250dd3', '534d9724c4e381b18ae7272c0b8225c5a628ff6e2d599b8f776a659575871c51', '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', 'password', '2026-11-27 07:24:59.969+00', '2026-11-27 07:24:59.969+00', '2026-12-27 07:24:59.969+00', '', '127.0.0.0/24'),
	('01a21be5-1614-7569-851a-1ade41ec88a9', '8c0eb6d67d489138366c66659ca4adbc0d0a7766489df5e7fd4de9a102e03974', '01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', 'password', '2026-11-27 07:25:27.964+00', '2026-11-27 07:25:27.964+00', '2026-12-27 07:25:27.964+00', '', '127.0.0.0/24'),
	('01a21be5-16eb-75c3-8e07-7e2fbe038353', '12c1c432ce4b4bd2a993cc6d5eac1069d07e7e3bfbc1aebf59784523d2a3e177', '01a21be2-e661-76a0-afdf-4d8b738316bb', 'password', '2026-11-27 07:25:28.179+00', '2026-11-27 07:25:28.179+00', '2026-12-27 07:25:28.179+00', '', '127.0.0.0/24');


--
-- Data for Name: sign_in_links; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.sign_in_links VALUES
	('01a21be1-a97c-736f-b3a3-ef5cdb333c33', '0802c22ee504ed3033d9cf32972dc2d692b20334a7c43ebfe968eaf676d79118', 'setup', NULL, NULL, NULL, NULL, NULL, '2026-11-27 07:21:43.552+00', '2026-11-27 08:21:43.552+00'),
	('01a21be4-36d0-74f5-bbbb-73bd173a2121', '74e8e71b6a6bcd9e3529505bd446d9d1039f172c840b92510761930e77761504', 'invitation', NULL, '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'later@acme.example', 'later@acme.example', 'viewer', '2026-11-27 07:24:30.805+00', '2026-12-04 07:24:30.805+00');


--
-- Data for Name: suppressions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.suppressions VALUES
	('01a21be4-4103-7132-b50f-d4a587e5073b', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'gone@example.org', NULL, NULL, 'bounce', '2026-11-27 07:24:33.297+00'),
	('01a21be4-41bc-764d-be3f-67690dbdd9e5', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'gone-too@example.org', NULL, NULL, 'bounce', '2026-11-27 07:24:33.541+00'),
	('01a21be4-93b0-7519-a9c6-7509739d2408', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'no-more@example.com', NULL, NULL, 'manual', '2026-11-27 07:24:54.576+00'),
	('01a21be4-9480-778e-af4d-4771b15bbd22', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', NULL, 'ea55321380bf09353c6bb2773c597188089000ea8bb16c8c12f2cd3c1239a1ea', '601b9d840e9c373e', 'manual', '2026-11-27 07:24:54.784+00');


--
-- Data for Name: template_versions; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.template_versions VALUES
	('01a21be4-3c60-7238-b42e-e901ffa38b65', 1, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-27 07:24:32.224+00', NULL, NULL),
	('01a21be4-3c60-7238-b42e-e901ffa38b65', 2, 'Welcome', 'Hello, {{ name }}', '<p>Hello, {{ name }}</p>', 'Welcome, {{ name }}', '{name}', 67, 'Acme live', '2026-11-27 07:24:32.346+00', NULL, NULL),
	('01a21be4-3c60-7238-b42e-e901ffa38b65', 3, 'Welcome', 'Welcome, {{ name }}', '<p>Welcome, {{ name }}: {{{ raw }}}</p>', 'Welcome, {{ name }}', '{name,raw}', 84, 'Acme live', '2026-11-27 07:24:32.38+00', NULL, NULL),
	('01a21be4-3d14-720a-85d6-71351d01cb2c', 1, 'Plain', 'Plain', NULL, 'Plain', '{}', 15, 'Acme live', '2026-11-27 07:24:32.404+00', NULL, NULL),
	('01a21be4-3d20-7423-aa95-91a6fce9efd2', 1, 'Brings all', 'For {{ who }}', '<p>For {{ who }}: {{ count }}</p>', NULL, '{who,count}', 56, 'Acme live', '2026-11-27 07:24:32.416+00', '{"from": "Acme <hello@mail.acme.example>", "replyTo": ["answers@acme.example"], "fallbacks": {"who": "everybody", "count": 3}}', 118);


--
-- Data for Name: templates; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.templates VALUES
	('01a21be4-3c60-7238-b42e-e901ffa38b65', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'welcome', 3, '2026-11-27 07:24:32.224+00', '2026-11-27 07:24:32.38+00'),
	('01a21be4-3d14-720a-85d6-71351d01cb2c', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'plain-one', 1, '2026-11-27 07:24:32.404+00', '2026-11-27 07:24:32.404+00'),
	('01a21be4-3d20-7423-aa95-91a6fce9efd2', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'brings-all', 1, '2026-11-27 07:24:32.416+00', '2026-11-27 07:24:32.416+00');


--
-- Data for Name: user_identities; Type: TABLE DATA; Schema: sendwright; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.users VALUES
	('01a21be2-4ded-73a3-bb0f-1ebadc13b1ed', 'bob@bolt.example', 'bob@bolt.example', 'bob', NULL, false, NULL, '2026-11-27 07:22:25.644+00'),
	('01a21be2-6924-77cb-a3ef-b4d6a18e205b', 'eve@closed.example', 'eve@closed.example', 'eve', NULL, false, NULL, '2026-11-27 07:22:32.612+00'),
	('01a21be1-c6f4-70f6-becf-8d2cc8b8f41c', 'ada@acme.example', 'ada@acme.example', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$IIbK8bjpEBpbsbxOLBfK6g$diSkve4nKxk2C0DHxC3nuTn2PK2IHY2p8oL19BZ7JKY', false, NULL, '2026-11-27 07:21:51.091+00'),
	('01a21be2-e661-76a0-afdf-4d8b738316bb', 'grace@operators.example', 'grace@operators.example', 'grace', '$argon2id$v=19$m=19456,t=2,p=1$aiwa0zIQV8BEwZF8NucTmQ$26IRZc5AfQiXpe1px05VyChJZhT/DkOXd4P2AmO7TOs', true, NULL, '2026-11-27 07:23:04.674+00'),
	('01a21be3-9567-7297-8955-9412b5d21856', 'dev@acme.example', 'dev@acme.example', 'The developer', '$argon2id$v=19$m=19456,t=2,p=1$/rY8aVQWAtyZmPbP8ClApg$gtrFdQGJ5SmVJmFtC7wEChD1k0foq0/I8v9uJSlUOZY', false, NULL, '2026-11-27 07:23:49.48+00'),
	('01a21be3-cfc4-7210-b706-c37c5e04a02c', 'view@acme.example', 'view@acme.example', 'The viewer', '$argon2id$v=19$m=19456,t=2,p=1$hk+/MORvyDyRcmoOuE0yzQ$Ev9g1xqBpDYKjeBGUEVXfU4zOcUjEtEyxr0vAMx6m/0', false, '2026-11-27 07:24:18.062+00', '2026-11-27 07:24:04.421+00');


--
-- Data for Name: webhook_attempts_2026_11; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_attempts_2026_11 VALUES
	('01a21be4-3df7-78b1-98e6-146e4562f2a5', 1, '2026-11-27 07:24:32.708+00', 204, NULL, 76),
	('01a21be4-3e3a-74b8-aa05-db69a8ef53b4', 1, '2026-11-27 07:24:32.763+00', 204, NULL, 56),
	('01a21be4-3ec0-776b-93a4-031cc33cd491', 1, '2026-11-27 07:24:32.919+00', 204, NULL, 24),
	('01a21be4-3f20-7f24-b387-1f19c5483df4', 1, '2026-11-27 07:24:33.156+00', 204, NULL, 50),
	('01a21be4-3fa7-739f-9a01-d0b44a5d939f', 1, '2026-11-27 07:24:33.161+00', 204, NULL, 46),
	('01a21be4-3fa7-7f22-bb30-f2f61b518a1d', 1, '2026-11-27 07:24:33.162+00', 204, NULL, 50),
	('01a21be4-4103-7a19-b1e1-752b17cc71d7', 1, '2026-11-27 07:24:33.58+00', 204, NULL, 17),
	('01a21be4-4176-7293-8969-06273483079b', 1, '2026-11-27 07:24:33.654+00', 204, NULL, 25),
	('01a21be4-41bc-7520-adb5-68968aefd35f', 1, '2026-11-27 07:24:33.692+00', 204, NULL, 9),
	('01a21be4-41bc-7b87-9bf3-642466fa1d4a', 1, '2026-11-27 07:24:33.697+00', 204, NULL, 7),
	('01a21be4-41dd-784e-9541-b0256678ffd4', 1, '2026-11-27 07:24:33.697+00', 204, NULL, 9),
	('01a21be4-420c-7657-80a3-7b64e7a7bb84', 1, '2026-11-27 07:24:33.764+00', 204, NULL, 5),
	('01a21be4-4243-78fa-95a0-ceae20d61b69', 1, '2026-11-27 07:24:33.783+00', 204, NULL, 2),
	('01a21be4-4267-71c0-bc09-bd9e249e4486', 1, '2026-11-27 07:24:33.851+00', 204, NULL, 8),
	('01a21be4-4287-76cc-bff5-ffae7d3684d2', 1, '2026-11-27 07:24:33.852+00', 204, NULL, 7),
	('01a21be4-4287-7b13-9fdc-60dbc1434567', 1, '2026-11-27 07:24:33.852+00', 500, 'answered with status 500', 9),
	('01a21be4-46b4-74c4-86bb-c9abdde93b08', 1, '2026-11-27 07:24:35.077+00', 204, NULL, 102),
	('01a21be4-46b4-7adb-b7d3-505a70c1e86f', 1, '2026-11-27 07:24:35.077+00', 204, NULL, 102),
	('01a21be4-46b4-7bba-9240-2c84b70179b8', 1, '2026-11-27 07:24:35.076+00', 204, NULL, 103),
	('01a21be4-46b4-7149-ad04-3101a894daf1', 1, '2026-11-27 07:24:35.098+00', 204, NULL, 86),
	('01a21be4-46b4-73bb-b661-6b705e3bd97b', 1, '2026-11-27 07:24:35.115+00', 204, NULL, 69),
	('01a21be4-4c5f-7d1e-ba58-0b738b5b8f8e', 1, '2026-11-27 07:24:36.45+00', 204, NULL, 82),
	('01a21be4-4287-7b13-9fdc-60dbc1434567', 2, '2026-11-27 07:24:39.359+00', 500, 'answered with status 500', 18),
	('01a21be4-4287-7b13-9fdc-60dbc1434567', 3, '2026-11-27 07:24:50.233+00', 500, 'answered with status 500', 21),
	('01a21be4-90d8-73e9-a898-fcec678be4d1', 1, '2026-11-27 07:24:54.369+00', 204, NULL, 3),
	('01a21be4-92ed-7e4d-a67d-5e45590e470a', 1, '2026-11-27 07:24:54.439+00', 204, NULL, 1),
	('01a21be4-9314-7b44-bf19-48c4a45ca660', 1, '2026-11-27 07:24:54.49+00', 204, NULL, 11),
	('01a21be4-9314-7529-99b5-a5eff33201f7', 1, '2026-11-27 07:24:54.49+00', 204, NULL, 24),
	('01a21be4-9343-7741-8a30-b79def56f89b', 1, '2026-11-27 07:24:54.512+00', 204, NULL, 4),
	('01a21be4-9343-79be-8891-c7bbd58500ed', 1, '2026-11-27 07:24:54.513+00', 204, NULL, 3),
	('01a21be4-9365-7613-a731-52cd152f9cc2', 1, '2026-11-27 07:24:54.53+00', 204, NULL, 3),
	('01a21be4-9365-7d88-9d9f-5831c232eef3', 1, '2026-11-27 07:24:54.531+00', 204, NULL, 2),
	('01a21be4-93f0-7bf5-b9e3-051df6359eb2', 1, '2026-11-27 07:24:54.669+00', 204, NULL, 6),
	('01a21be4-4287-7b13-9fdc-60dbc1434567', 4, '2026-11-27 07:24:55.482+00', 500, 'answered with status 500', 5),
	('01a21be4-972a-75c8-9503-0149d4d32953', 1, '2026-11-27 07:24:55.482+00', 204, NULL, 13),
	('01a21be4-4287-7b13-9fdc-60dbc1434567', 5, '2026-11-27 07:24:56.512+00', 500, 'answered with status 500', 5),
	('01a21be4-9b36-7070-b1b7-4ffb94e86fce', 1, '2026-11-27 07:24:56.512+00', 204, NULL, 5),
	('01a21be4-9b36-70d7-926d-40ab2c73ff9a', 1, '2026-11-27 07:24:56.512+00', 204, NULL, 5),
	('01a21be4-9b36-735c-a72c-ab97e2cf8161', 1, '2026-11-27 07:24:56.513+00', 204, NULL, 4),
	('01a21be4-9b36-7cd2-8e85-2521a4c068b1', 1, '2026-11-27 07:24:56.513+00', 204, NULL, 5),
	('01a21be4-4287-7b13-9fdc-60dbc1434567', 6, '2026-11-27 07:24:57.552+00', 500, 'answered with status 500', 2),
	('01a21be4-4287-7b13-9fdc-60dbc1434567', 7, '2026-11-27 07:24:58.582+00', 500, 'answered with status 500', 4),
	('01a21be4-4287-7b13-9fdc-60dbc1434567', 8, '2026-11-27 07:24:59.608+00', 500, 'answered with status 500', 2),
	('01a21be4-a7b3-7860-a447-a5d3f065c6df', 1, '2026-11-27 07:24:59.71+00', 500, 'answered with status 500', 9),
	('01a21be4-a7b8-7114-85fa-f319179c5f3b', 1, '2026-11-27 07:24:59.723+00', 204, NULL, 1),
	('01a21be4-a8d6-70ab-bcaa-135c26e8a715', 1, '2026-11-27 07:24:59.995+00', 204, NULL, 2),
	('01a21be4-a90c-7b50-88e0-caf8f6755b5e', 1, '2026-11-27 07:25:00.054+00', 500, 'answered with status 500', 20),
	('01a21be4-a942-7311-b020-3b067370c6d2', 1, '2026-11-27 07:25:00.114+00', 204, NULL, 3),
	('01a21be4-abad-7498-94eb-83c0e5520549', 1, '2026-11-27 07:25:00.729+00', 204, NULL, 24),
	('01a21be4-a7b3-7860-a447-a5d3f065c6df', 2, '2026-11-27 07:25:04.941+00', 500, 'answered with status 500', 8),
	('01a21be4-a90c-7b50-88e0-caf8f6755b5e', 2, '2026-11-27 07:25:05.256+00', 500, 'answered with status 500', 18),
	('01a21be4-bf15-7a25-8058-875e3e4cc42e', 1, '2026-11-27 07:25:05.728+00', 500, 'answered with status 500', 5),
	('01a21be4-bf1b-7a7c-8786-b91fb41b01f1', 1, '2026-11-27 07:25:05.728+00', 204, NULL, 13);


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
	('01a21be4-3df7-78b1-98e6-146e4562f2a5', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-3df7-70a5-afb2-efc923783327', 'email.sent', '01a21be4-3dba-7265-8f4d-5bea622516fa', 'delivered', 1, NULL, 204, 76, false, NULL, '2026-11-27 07:24:32.629+00'),
	('01a21be4-3e3a-74b8-aa05-db69a8ef53b4', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-3e3a-70c5-868b-c2c9e8d426d4', 'email.sent', '01a21be4-3e01-70a6-b325-12e980ea8fae', 'delivered', 1, NULL, 204, 56, false, NULL, '2026-11-27 07:24:32.696+00'),
	('01a21be4-3ec0-776b-93a4-031cc33cd491', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-3ec0-70f1-9525-6c673da18df9', 'email.sent', '01a21be4-3d7a-7413-bb1f-fec270bb6f72', 'delivered', 1, NULL, 204, 24, false, NULL, '2026-11-27 07:24:32.832+00'),
	('01a21be4-3f20-7f24-b387-1f19c5483df4', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-3f20-724c-a362-9edacf53cf88', 'email.sent', '01a21be4-3e58-731c-a43d-8500a3c0fe5e', 'delivered', 1, NULL, 204, 50, false, NULL, '2026-11-27 07:24:32.921+00'),
	('01a21be4-3fa7-739f-9a01-d0b44a5d939f', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-3fa7-76e2-aa40-43807bcf53b4', 'email.sent', '01a21be4-3f34-7376-b758-495fa8887bba', 'delivered', 1, NULL, 204, 46, false, NULL, '2026-11-27 07:24:32.991+00'),
	('01a21be4-3fa7-7f22-bb30-f2f61b518a1d', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-3fa7-76e2-aa40-4381f1f8d2e4', 'email.sent', '01a21be4-3f34-7376-b758-495fa8887bba', 'delivered', 1, NULL, 204, 50, false, NULL, '2026-11-27 07:24:32.991+00'),
	('01a21be4-4103-7a19-b1e1-752b17cc71d7', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-4103-7132-b50f-d4a4f8077381', 'email.bounced', '01a21be4-3f5a-7710-828e-80c7b0d1c7ae', 'delivered', 1, NULL, 204, 17, false, NULL, '2026-11-27 07:24:33.297+00'),
	('01a21be4-4176-7293-8969-06273483079b', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-4176-719d-ab9d-a2e600261e9a', 'email.sent', '01a21be4-412d-7164-a190-e4e1a40fa5dc', 'delivered', 1, NULL, 204, 25, false, NULL, '2026-11-27 07:24:33.526+00'),
	('01a21be4-41bc-7520-adb5-68968aefd35f', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-41bc-764d-be3f-676714be405e', 'email.bounced', '01a21be4-4174-71e9-aa60-102327de9ced', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-27 07:24:33.541+00'),
	('01a21be4-41bc-7b87-9bf3-642466fa1d4a', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-41bc-764d-be3f-6768d7b66bbc', 'email.sent', '01a21be4-4174-71e9-aa60-102327de9ced', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-27 07:24:33.541+00'),
	('01a21be4-41dd-784e-9541-b0256678ffd4', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-41dd-70b2-aeba-4d7df16379ce', 'email.sent', '01a21be4-418e-72d5-bda2-b2799b099c9d', 'delivered', 1, NULL, 204, 9, false, NULL, '2026-11-27 07:24:33.601+00'),
	('01a21be4-420c-7657-80a3-7b64e7a7bb84', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-420c-76b3-8f3d-97a4892f7f00', 'email.sent', '01a21be4-41d3-7350-ab21-adbe5a95ee28', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-27 07:24:33.639+00'),
	('01a21be4-4243-78fa-95a0-ceae20d61b69', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-4243-701b-8cb8-3b915ce00f73', 'email.delivered', '01a21be4-3dba-7265-8f4d-5bea622516fa', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-27 07:24:33.686+00'),
	('01a21be4-4267-71c0-bc09-bd9e249e4486', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-4267-75fd-9305-9be7d74868cc', 'email.sent', '01a21be4-41ec-7312-aed5-dc868a6cfe18', 'delivered', 1, NULL, 204, 8, false, NULL, '2026-11-27 07:24:33.753+00'),
	('01a21be4-4287-76cc-bff5-ffae7d3684d2', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-4287-740d-8cd3-26be8b5ee88b', 'email.cancelled', '01a21be4-426d-70d6-b36b-09ed9be9946d', 'delivered', 1, NULL, 204, 7, false, NULL, '2026-11-27 07:24:33.798+00'),
	('01a21be4-9314-7529-99b5-a5eff33201f7', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d4f-766a-afed-94d702cf58e6', 'test', '01a21be4-9314-7700-abd7-fba4674e42a9', 'email.sent', '01a21be4-92ff-73e8-a810-990dcdbfb2c4', 'delivered', 1, NULL, 204, 24, false, NULL, '2026-11-27 07:24:54.418+00'),
	('01a21be4-46b4-74c4-86bb-c9abdde93b08', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-46b4-7393-9e90-58054423b29e', 'email.delivered', '01a21be4-3e58-731c-a43d-8500a3c0fe5e', 'delivered', 1, NULL, 204, 102, false, NULL, '2026-11-27 07:24:34.798+00'),
	('01a21be4-46b4-7adb-b7d3-505a70c1e86f', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-46b4-7393-9e90-5806314152cd', 'email.bounced', '01a21be4-3f34-7376-b758-495fa8887bba', 'delivered', 1, NULL, 204, 102, false, NULL, '2026-11-27 07:24:34.798+00'),
	('01a21be4-46b4-7bba-9240-2c84b70179b8', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-46b4-7393-9e90-5804f5359108', 'email.bounced', '01a21be4-3e01-70a6-b325-12e980ea8fae', 'delivered', 1, NULL, 204, 103, false, NULL, '2026-11-27 07:24:34.798+00'),
	('01a21be4-46b4-7149-ad04-3101a894daf1', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-46b4-7393-9e90-580759c08e55', 'email.delivered', '01a21be4-3f34-7376-b758-495fa8887bba', 'delivered', 1, NULL, 204, 86, false, NULL, '2026-11-27 07:24:34.798+00'),
	('01a21be4-46b4-73bb-b661-6b705e3bd97b', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-46b4-7393-9e90-5808e7bd951e', 'email.delivered', '01a21be4-41ec-7312-aed5-dc868a6cfe18', 'delivered', 1, NULL, 204, 69, false, NULL, '2026-11-27 07:24:34.798+00'),
	('01a21be4-4c5f-7d1e-ba58-0b738b5b8f8e', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-4c5f-710e-8446-5c38758ebcf1', 'email.complained', '01a21be4-3e58-731c-a43d-8500a3c0fe5e', 'delivered', 1, NULL, 204, 82, false, NULL, '2026-11-27 07:24:36.274+00'),
	('01a21be4-9343-7741-8a30-b79def56f89b', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'test', '01a21be4-9343-70c2-bbd7-4a0d75274980', 'email.sent', '01a21be4-9316-72ba-b079-1c13d4c7507b', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-27 07:24:54.449+00'),
	('01a21be4-4287-7b13-9fdc-60dbc1434567', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d56-7188-9e25-acc643969695', 'live', '01a21be4-4287-740d-8cd3-26be8b5ee88b', 'email.cancelled', '01a21be4-426d-70d6-b36b-09ed9be9946d', 'failed', 8, 'answered with status 500', 500, 2, false, NULL, '2026-11-27 07:24:33.798+00'),
	('01a21be4-90d8-73e9-a898-fcec678be4d1', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-90d8-73c7-86b5-a715ca898abf', 'email.failed', '01a21be4-42b5-7128-b91d-ee740d4f431f', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-27 07:24:53.819+00'),
	('01a21be4-92ed-7e4d-a67d-5e45590e470a', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-92ed-77b5-ac01-b1b0700c1fb5', 'email.sent', '01a21be4-92d1-7250-ba82-8a851a4a24b0', 'delivered', 1, NULL, 204, 1, false, NULL, '2026-11-27 07:24:54.378+00'),
	('01a21be4-9314-7b44-bf19-48c4a45ca660', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'test', '01a21be4-9314-7700-abd7-fba4674e42a9', 'email.sent', '01a21be4-92ff-73e8-a810-990dcdbfb2c4', 'delivered', 1, NULL, 204, 11, false, NULL, '2026-11-27 07:24:54.418+00'),
	('01a21be4-9343-79be-8891-c7bbd58500ed', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d4f-766a-afed-94d702cf58e6', 'test', '01a21be4-9343-70c2-bbd7-4a0d75274980', 'email.sent', '01a21be4-9316-72ba-b079-1c13d4c7507b', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-27 07:24:54.449+00'),
	('01a21be4-9365-7613-a731-52cd152f9cc2', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'test', '01a21be4-9365-7053-9757-982c7186d6db', 'email.sent', '01a21be4-9335-74f6-a69b-abac1a79136d', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-27 07:24:54.478+00'),
	('01a21be4-9365-7d88-9d9f-5831c232eef3', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d4f-766a-afed-94d702cf58e6', 'test', '01a21be4-9365-7053-9757-982c7186d6db', 'email.sent', '01a21be4-9335-74f6-a69b-abac1a79136d', 'delivered', 1, NULL, 204, 2, false, NULL, '2026-11-27 07:24:54.478+00'),
	('01a21be4-93f0-7bf5-b9e3-051df6359eb2', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-93f0-7771-ba67-77ea9e51566d', 'email.sent', '01a21be4-93d3-7636-b15e-196b90162fc4', 'delivered', 1, NULL, 204, 6, false, NULL, '2026-11-27 07:24:54.64+00'),
	('01a21be4-972a-75c8-9503-0149d4d32953', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-972a-71ae-83fe-d694d7f87dce', 'email.delivered', '01a21be4-92d1-7250-ba82-8a851a4a24b0', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-27 07:24:55.391+00'),
	('01a21be4-9b36-7070-b1b7-4ffb94e86fce', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d4f-766a-afed-94d702cf58e6', 'test', '01a21be4-9b36-714a-820d-f2da6fbc335d', 'email.bounced', '01a21be4-9316-72ba-b079-1c13d4c7507b', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-27 07:24:56.487+00'),
	('01a21be4-9b36-70d7-926d-40ab2c73ff9a', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'test', '01a21be4-9b36-714a-820d-f2d902219ef2', 'email.delivered', '01a21be4-92ff-73e8-a810-990dcdbfb2c4', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-27 07:24:56.487+00'),
	('01a21be4-9b36-735c-a72c-ab97e2cf8161', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'test', '01a21be4-9b36-714a-820d-f2da6fbc335d', 'email.bounced', '01a21be4-9316-72ba-b079-1c13d4c7507b', 'delivered', 1, NULL, 204, 4, false, NULL, '2026-11-27 07:24:56.487+00'),
	('01a21be4-9b36-7cd2-8e85-2521a4c068b1', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'test', '01a21be4-9b36-714a-820d-f2db06b0c2ec', 'email.delivered', '01a21be4-9335-74f6-a69b-abac1a79136d', 'delivered', 1, NULL, 204, 5, false, NULL, '2026-11-27 07:24:56.487+00'),
	('01a21be4-a7b8-7114-85fa-f319179c5f3b', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-a7b8-77d8-aeea-7202cb970a13', 'email.sent', '01a21be4-a7b3-777b-8edc-489eadd853d7', 'delivered', 1, NULL, 204, 1, false, NULL, '2026-11-27 07:24:59.703+00'),
	('01a21be4-a8d6-70ab-bcaa-135c26e8a715', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-a7b8-77d8-aeea-7202cb970a13', 'email.sent', '01a21be4-a7b3-777b-8edc-489eadd853d7', 'delivered', 1, NULL, 204, 2, false, '01a21be4-a7b8-7114-85fa-f319179c5f3b', '2026-11-27 07:24:59.99+00'),
	('01a21be4-a7b3-7860-a447-a5d3f065c6df', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-a7ae-71b5-bc37-2469820c8dda', 'live', '01a21be4-a7b3-777b-8edc-489f595ccc89', 'email.queued', '01a21be4-a7b3-777b-8edc-489eadd853d7', 'pending', 2, 'answered with status 500', 500, 8, false, NULL, '2026-11-27 07:24:59.699+00'),
	('01a21be4-a942-7311-b020-3b067370c6d2', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-a942-75ac-905d-3b3f3977199c', 'email.sent', '01a21be4-a90b-77a6-aba5-8efa378ff3a5', 'delivered', 1, NULL, 204, 3, false, NULL, '2026-11-27 07:25:00.098+00'),
	('01a21be4-abad-7498-94eb-83c0e5520549', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-abad-7473-85f9-91a4ecc3726c', 'email.delivered', '01a21be4-a7b3-777b-8edc-489eadd853d7', 'delivered', 1, NULL, 204, 24, false, NULL, '2026-11-27 07:25:00.708+00'),
	('01a21be4-a90c-7b50-88e0-caf8f6755b5e', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-a7ae-71b5-bc37-2469820c8dda', 'live', '01a21be4-a90c-77a6-aba5-8efb0fb04d0d', 'email.queued', '01a21be4-a90b-77a6-aba5-8efa378ff3a5', 'pending', 2, 'answered with status 500', 500, 18, false, NULL, '2026-11-27 07:25:00.043+00'),
	('01a21be4-bf15-7a25-8058-875e3e4cc42e', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-a7ae-71b5-bc37-2469820c8dda', 'live', '01a21be4-bf15-7389-af52-f6efd2b0f4f8', 'email.queued', '01a21be4-bf15-7389-af52-f6ee9aac8e6e', 'pending', 1, 'answered with status 500', 500, 5, false, NULL, '2026-11-27 07:25:05.685+00'),
	('01a21be4-bf1b-7a7c-8786-b91fb41b01f1', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-3d41-77e6-8511-861f0bf402a4', 'live', '01a21be4-bf1b-774f-ab8d-7229ecbedb54', 'email.sent', '01a21be4-bf15-7389-af52-f6ee9aac8e6e', 'delivered', 1, NULL, 204, 13, false, NULL, '2026-11-27 07:25:05.69+00'),
	('01a21be4-df73-7738-a3c5-da84c8154ccf', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-a7ae-71b5-bc37-2469820c8dda', 'live', '01a21be4-df73-7322-a25c-13452cb7cb35', 'email.queued', '01a21be4-df73-7322-a25c-1344cd4b9027', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-27 07:25:13.971+00'),
	('01a21be4-dfdf-77a1-b1e9-4ee84af3b808', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-a7ae-71b5-bc37-2469820c8dda', 'live', '01a21be4-dfdf-7296-a8fd-2b257a8c074c', 'email.queued', '01a21be4-dfdf-7296-a8fd-2b240765c933', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-27 07:25:14.079+00'),
	('01a21be4-e01e-7dc2-920a-f16e138298f9', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', '01a21be4-a7ae-71b5-bc37-2469820c8dda', 'live', '01a21be4-e01e-756c-8ab6-5140666242fa', 'email.queued', '01a21be4-e01e-756c-8ab6-513fcc4b3ff5', 'pending', 0, NULL, NULL, NULL, false, NULL, '2026-11-27 07:25:14.142+00');


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
	('01a21be4-3d4f-766a-afed-94d702cf58e6', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'test', 'http://127.0.0.1:43141/ok', '{email.sent,email.bounced}', 'sendwright', true, '2.throwaway.fbdaca72bccd4c1c.4EUHyuGFR5OJX8OT.fRJs6ro8GGGGVbgpYOqr9IBNzrFV3AkaXpbmtyfyxfeFANOyajOlCi5ydoiRmd-a0aVGAlJZCy1MluP5VZgbgAg3', NULL, NULL, '2026-11-27 07:24:32.463+00'),
	('01a21be4-3d56-7188-9e25-acc643969695', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', 'http://127.0.0.1:43141/broken', '{email.cancelled}', 'sendwright', true, '2.throwaway.fbdaca72bccd4c1c.IPe_B-O4qMhDiTXe.jXexarjb-tMGdMQ_Uw8Irq9aszsnz-BBOYrfMfDu2iOHGf4gcjR7g1idSPVvgmI0bJgDDKNSV2ZlM2SK-WauAFpl', NULL, NULL, '2026-11-27 07:24:32.47+00'),
	('01a21be4-a7ae-71b5-bc37-2469820c8dda', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', 'http://127.0.0.1:43141/broken', '{email.queued}', 'sendwright', true, '2.throwaway.fbdaca72bccd4c1c.rPp370ILKELG9cOS.PMl19wouAUtJnMtFLAy53Umu_oh2JXLLfI_UrO8IKEjSTHhiMhH_h-ix7Eye1rRosPuXWI3aGXG910tATZOzlF06', NULL, NULL, '2026-11-27 07:24:59.694+00'),
	('01a21be4-3d41-77e6-8511-861f0bf402a4', '01a21be1-c6f3-726a-bb8e-b8faf81a339c', 'live', 'http://127.0.0.1:43141/ok', '{email.sent,email.delivered,email.delivery_delayed,email.bounced,email.complained,email.rejected,email.failed,email.cancelled}', 'sendwright', true, '2.throwaway.fbdaca72bccd4c1c.WR1_LGUcYnfxZn1w.0dfOsT-erZnjlZ-acIy8VH_FG5vw52XIyw6I6KisNy2aG-yaAM0US4xcQ5Kpdzy38N_Sv-UrqHdEeL6sczpPOFvX', '2.throwaway.fbdaca72bccd4c1c.UiMOl07ZJxsBX0ny.oX19O0zaaUEt8VvNcsVHpBUMSaWlCWuImzTh6ucknT-nvpBye4vJ4vbk2aZvj6QyF4cgRpAtkfC0O4oN928gcqE1', '2026-11-28 07:25:00.019+00', '2026-11-27 07:24:32.449+00');


--
-- Data for Name: webhook_jobs; Type: TABLE DATA; Schema: sendwright; Owner: -
--

INSERT INTO sendwright.webhook_jobs OVERRIDING SYSTEM VALUE VALUES
	('01a21be4-a7b3-7860-a447-a5d3f065c6df', '01a21be4-a7ae-71b5-bc37-2469820c8dda', '2026-11-27 07:25:15.943+00', '2026-11-27 07:25:15.943+00', NULL, 38, true, '1393'),
	('01a21be4-a90c-7b50-88e0-caf8f6755b5e', '01a21be4-a7ae-71b5-bc37-2469820c8dda', '2026-11-27 07:25:16.196+00', '2026-11-27 07:25:16.196+00', NULL, 41, true, '1397'),
	('01a21be4-bf15-7a25-8058-875e3e4cc42e', '01a21be4-a7ae-71b5-bc37-2469820c8dda', '2026-11-27 07:25:11.017+00', '2026-11-27 07:25:11.017+00', NULL, 44, true, '1406'),
	('01a21be4-df73-7738-a3c5-da84c8154ccf', '01a21be4-a7ae-71b5-bc37-2469820c8dda', '2026-11-27 07:25:13.979+00', '2026-11-27 07:25:13.979+00', NULL, 46, false, '1416'),
	('01a21be4-dfdf-77a1-b1e9-4ee84af3b808', '01a21be4-a7ae-71b5-bc37-2469820c8dda', '2026-11-27 07:25:14.087+00', '2026-11-27 07:25:14.087+00', NULL, 47, false, '1420'),
	('01a21be4-e01e-7dc2-920a-f16e138298f9', '01a21be4-a7ae-71b5-bc37-2469820c8dda', '2026-11-27 07:25:14.15+00', '2026-11-27 07:25:14.15+00', NULL, 48, false, '1427');


--
-- Name: reputation_notes_id_seq; Type: SEQUENCE SET; Schema: sendwright; Owner: -
--

SELECT pg_catalog.setval('sendwright.reputation_notes_id_seq', 2, true);


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
-- Name: report_signatures_by_expiry; Type: INDEX; Schema: sendwright; Owner: -
--

CREATE INDEX report_signatures_by_expiry ON sendwright.report_signatures USING btree (expires_at);


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


