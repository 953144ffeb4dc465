import { sentTables } from "../months/months.ts"
import { monthDeclarations, refuseUnless } from "./months.ts"

const namesOf = (names: ReadonlyArray<string>): string => `ARRAY[${names.map((name) => `'${name}'`).join(", ")}]`

const contents = namesOf(["email_contents", "email_attachments"])
const all = namesOf(sentTables.map(({ name }) => name))
/** All but what an emptied month may go on to hold: deliveries of other months' emails. */
const others = namesOf(sentTables.flatMap(({ name }) => name.startsWith("webhook_") ? [] : [name]))

/** How many deliveries of other months' emails are carried over: with more of them, the rows are deleted one by one. */
const mostKept = 10_000
/** How many emails that have something in another month are named at a time. */
const mostSpread = 500

/** The emails of the month that have an event, and so perhaps deliveries, or a delivery that was sent again, elsewhere. */
const spreadEmails = `
          SELECT v.email_id FROM sendwright.%1$I v WHERE v.id < $1 OR v.id >= $2
          UNION ALL SELECT e.id FROM sendwright.%2$I e WHERE e.first_event_id < $1 OR e.first_event_id >= $2`
const sentAgain = `
        SELECT d.email_id FROM sendwright.webhook_deliveries d
        WHERE d.email_id >= first AND d.email_id < past AND d.replay_of IS NOT NULL AND NOT (d.id >= first AND d.id < past)`

/** Deliveries in the month that stay there. Those of no email, tests of endpoints, go with their month. */
const foreign = `
        SELECT d.id FROM sendwright.%I d WHERE (d.email_id < $1 OR d.email_id >= $2)
          AND EXISTS (SELECT FROM sendwright.emails e WHERE e.id = d.email_id)
        LIMIT ${mostKept + 1}`

/** What is not finished, each found by an index, so that it is asked again under the locks. */
const isOpen = `EXISTS (SELECT FROM sendwright.send_jobs j WHERE j.email_id >= first AND j.email_id < past)
        OR (of_emails AND EXISTS (SELECT FROM sendwright.webhook_jobs j WHERE j.delivery_id >= first AND j.delivery_id < past))`

/** Whether an email of the month has an event that is not counted, or was not there at the beginning; or is scheduled. */
const hasChanged = `EXECUTE format('SELECT EXISTS (SELECT FROM unnest($1) AS s(seen) CROSS JOIN LATERAL (
            SELECT FROM sendwright.%1$I v WHERE v.stored_in >= pg_snapshot_xmax(s.seen) LIMIT 1) v)
          OR EXISTS (SELECT FROM unnest($1) AS s(seen) CROSS JOIN pg_snapshot_xip(s.seen) AS x(id)
            JOIN sendwright.%1$I v ON v.stored_in = x.id)
          OR EXISTS (SELECT FROM sendwright.%2$I s WHERE s.status = ''scheduled'')',
          'email_events' || suffix, 'email_states' || suffix) INTO holds USING seen`

/**
 * `empty_month` deletes at once what a month of the log holds, and gives its room on the disk back: all of it, or what the
 * emails contained. It does so where every row of the month would be deleted one by one as well: no email of it has
 * changed since `before` or is scheduled or queued, no hand-off and no delivery is due, and all events are counted.
 *
 * What takes long is read first, and nobody waits for it. Then the tables of the month, and these alone, are locked, for
 * which it waits a tenth of a second in all: a statement that reads all months waits behind it as long at most. Under
 * the locks it looks, by indexes, whether anything has changed meanwhile: each change of an email stores an event.
 *
 * It answers with an outcome: `emptied` with the number of emails, or contents, that there were; `empty`, where nothing
 * was left to delete; `missing`; `open`; `busy`, where a lock was not to be had or something changed; and `spread`
 * with emails that have something in another month, which are to be deleted before.
 */
export const emptyMonth: ReadonlyArray<string> = [
  `CREATE FUNCTION sendwright.empty_month(of_time timestamptz, before timestamptz, of_emails boolean,
      OUT outcome text, OUT count int8, OUT ids uuid[]) LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
    DECLARE${monthDeclarations}
      names text[] := CASE WHEN of_emails THEN ${all} ELSE ${contents} END;
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
      ${refuseUnless("DELETE")};
      count := 0;
      IF (SELECT count(*) < ${sentTables.length} FROM unnest(${all}) AS t(name)
        JOIN pg_inherits i ON i.inhrelid = to_regclass('sendwright.' || t.name || suffix) WHERE NOT i.inhdetachpending)
      THEN outcome := 'missing'; RETURN; END IF;
      IF ends > before THEN outcome := 'open'; RETURN; END IF;
      IF NOT pg_try_advisory_xact_lock(1886745704, 5) THEN outcome := 'busy'; RETURN; END IF;

      SELECT sum(pg_relation_size(to_regclass('sendwright.' || t.name || suffix))) INTO bytes
      FROM unnest(CASE WHEN of_emails THEN ${others} ELSE ${contents} END) AS t(name);
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
      ${hasChanged};
      IF holds OR ${isOpen} THEN RETURN; END IF;
      -- What follows reads whole tables of the month, and not by an index.
      PERFORM set_config('enable_seqscan', 'on', true);
      EXECUTE format('SELECT count(*), count(*) FILTER (WHERE updated_at >= $1 OR status IN (''queued'', ''scheduled'')
          OR ($2 AND next_sequence = 1)) FROM sendwright.%I', 'email_states' || suffix)
        INTO count, open_count USING before, of_emails;
      IF open_count > 0 THEN RETURN; END IF;
      IF of_emails THEN
        IF EXISTS (SELECT FROM sendwright.webhook_endpoints) THEN
          EXECUTE format('SELECT array_agg(DISTINCT s.email_id) FROM (${spreadEmails} LIMIT ${mostSpread}) s',
            'email_events' || suffix, 'emails' || suffix) INTO ids USING first, past;
          IF ids IS NULL THEN
            SELECT array_agg(DISTINCT s.email_id) INTO ids FROM (${sentAgain} LIMIT ${mostSpread}) s;
          END IF;
          IF ids IS NOT NULL THEN outcome := 'spread'; RETURN; END IF;
        END IF;
        EXECUTE format('SELECT coalesce(array_agg(k.id), ''{}'') FROM (${foreign}) k', 'webhook_deliveries' || suffix)
          INTO kept USING first, past;
        IF cardinality(kept) > ${mostKept} THEN RETURN; END IF;
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
        ${hasChanged};
        IF holds OR ${isOpen} OR (of_emails AND EXISTS (${sentAgain})) THEN RETURN; END IF;

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
    END $$`
]
