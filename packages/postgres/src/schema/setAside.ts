import { sentTables } from "../months/months.ts"
import { emptyMonth } from "./emptyMonth.ts"
import { monthDeclarations, refuseUnless } from "./months.ts"

/** What the name of a month's table ends with while it is set aside. */
const mark = "_aside"

/** The lock under which months are made, set aside, restored and dropped. */
const lock = "1886745704, 4"

const tables = sentTables.map(({ key, name }) => `('${name}', '${key}')`).join(", ")

/** Replaces a part of a statement, which must be there. */
const replaced = (text: string, part: string, by: string): string => {
  const result = text.replace(part, () => by)
  if (result === text) throw new Error(`The statement has no such part: ${part}`)
  return result
}

/** The statement of a text that begins so, with its semicolon; nothing of it where there is none. */
const statementThatBegins = (text: string, beginning: string): string => {
  const from = text.indexOf(beginning)
  return text.slice(from, text.indexOf(";", from) + 1)
}

/**
 * `set_aside` does to a month what `empty_month` does, under the same conditions, and keeps what it takes: the tables are
 * detached and renamed, so that no statement finds them, and the month is noted in `months_aside`. For that, the tables
 * that they belong to are locked for some milliseconds, and waited for a tenth of a second at most. Afterwards the
 * month has to be made anew (`make_month`).
 */
const setAside = [
  ["CREATE FUNCTION sendwright.empty_month(", "CREATE FUNCTION sendwright.set_aside("],
  ["of_emails boolean,", "of_emails boolean, at timestamptz,"],
  [
    "-- Those who change an email are kept away, also where only its contents are deleted.",
    `IF NOT pg_try_advisory_xact_lock(${lock}) THEN RETURN; END IF;
        FOREACH name IN ARRAY names LOOP
          PERFORM set_config('lock_timeout',
            greatest(1, extract(epoch FROM deadline - clock_timestamp()) * 1000)::int4::text, true);
          EXECUTE format('LOCK TABLE ONLY sendwright.%I IN ACCESS EXCLUSIVE MODE', name);
        END LOOP;
        -- Those who change an email are kept away, also where only its contents are set aside.`
  ],
  [
    statementThatBegins(emptyMonth[0]!, "EXECUTE (SELECT 'TRUNCATE '"),
    `FOREACH name IN ARRAY names LOOP
          EXECUTE format('ALTER TABLE sendwright.%I DETACH PARTITION sendwright.%I', name, name || suffix);
          IF to_regclass('sendwright.' || name || suffix || '${mark}') IS NULL THEN
            EXECUTE format('ALTER TABLE sendwright.%I RENAME TO %I', name || suffix, name || suffix || '${mark}');
          ELSE
            -- The contents of the month were set aside before.
            EXECUTE format('INSERT INTO sendwright.%I SELECT * FROM sendwright.%I ON CONFLICT DO NOTHING',
              name || suffix || '${mark}', name || suffix);
            EXECUTE format('DROP TABLE sendwright.%I', name || suffix);
          END IF;
        END LOOP;
        INSERT INTO sendwright.months_aside AS m (month, whole, emails, since) VALUES (starts, of_emails, count, at)
        ON CONFLICT (month) DO UPDATE SET whole = m.whole OR EXCLUDED.whole,
          emails = greatest(m.emails, EXCLUDED.emails), since = EXCLUDED.since;
        IF cardinality(kept) > 0 THEN PERFORM sendwright.make_month(of_time); END IF;`
  ]
].reduce<string>((text, [part, by]) => replaced(text, part!, String(by)), emptyMonth[0]!)

const asideOf = (of: string): string => `to_regclass('sendwright.' || ${of} || suffix || '${mark}')`

/** Whether the text of a row holds one of some needles, which are in lower case. */
const hits = (row: string): string =>
  `EXISTS (SELECT FROM unnest($2) AS n(needle) WHERE strpos(lower(${row}::text), n.needle) > 0)`

const monthOf = `of_time timestamptz := m.month;`

/** The months that retention has taken, until they are dropped, and what is known of its rounds. */
export const setAsideMonths: ReadonlyArray<string> = [
  `CREATE TABLE sendwright.months_aside (
    month timestamptz PRIMARY KEY,
    whole boolean NOT NULL,
    emails int8 NOT NULL,
    since timestamptz NOT NULL
  )`,
  `CREATE TABLE sendwright.retention_terms (
    kind text PRIMARY KEY,
    cutoff timestamptz,
    largest int8 NOT NULL DEFAULT 0,
    stopped_at timestamptz,
    stopped_cutoff timestamptz,
    due int8,
    restored boolean NOT NULL DEFAULT false
  )`,
  setAside,
  // Brings a month back. What came to it meanwhile is newer than what was set aside.
  `CREATE FUNCTION sendwright.restore_month(of_time timestamptz) RETURNS boolean LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '1s' AS $$
    DECLARE${monthDeclarations}
      log record;
    BEGIN
      ${refuseUnless("DELETE")};
      PERFORM pg_advisory_xact_lock(${lock});
      IF NOT EXISTS (SELECT FROM sendwright.months_aside a WHERE a.month = starts) THEN RETURN false; END IF;
      -- Looked through while nobody waits: a table of which this is known is attached at once.
      FOR log IN SELECT * FROM (VALUES ${tables}) AS t(name, key) LOOP
        CONTINUE WHEN ${asideOf("log.name")} IS NULL;
        EXECUTE format('ALTER TABLE sendwright.%I ADD CONSTRAINT of_month CHECK (%I IS NOT NULL AND %I >= %L AND %I < %L)',
          log.name || suffix || '${mark}', log.key, log.key, first, log.key, past);
      END LOOP;
      FOR log IN SELECT * FROM (VALUES ${tables}) AS t(name, key) LOOP
        CONTINUE WHEN ${asideOf("log.name")} IS NULL;
        IF to_regclass('sendwright.' || log.name || suffix) IS NOT NULL THEN
          IF EXISTS (SELECT FROM pg_inherits i WHERE i.inhrelid = to_regclass('sendwright.' || log.name || suffix)) THEN
            EXECUTE format('ALTER TABLE sendwright.%I DETACH PARTITION sendwright.%I', log.name, log.name || suffix);
          END IF;
          IF log.name LIKE 'webhook%' THEN
            EXECUTE format('DELETE FROM sendwright.%I a USING sendwright.%I p WHERE a.%I = p.%I',
              log.name || suffix || '${mark}', log.name || suffix, log.key, log.key);
          END IF;
          EXECUTE format('INSERT INTO sendwright.%I SELECT * FROM sendwright.%I ON CONFLICT DO NOTHING',
            log.name || suffix || '${mark}', log.name || suffix);
          EXECUTE format('DROP TABLE sendwright.%I', log.name || suffix);
        END IF;
        EXECUTE format('ALTER TABLE sendwright.%I RENAME TO %I', log.name || suffix || '${mark}', log.name || suffix);
        EXECUTE format('ALTER TABLE sendwright.%I ATTACH PARTITION sendwright.%I FOR VALUES FROM (%L) TO (%L)',
          log.name, log.name || suffix, first, past);
        EXECUTE format('ALTER TABLE sendwright.%I DROP CONSTRAINT of_month', log.name || suffix);
      END LOOP;
      DELETE FROM sendwright.months_aside a WHERE a.month = starts;
      PERFORM sendwright.make_month(of_time);
      RETURN true;
    END $$`,
  // Drops the oldest month that was set aside before a time.
  `CREATE FUNCTION sendwright.drop_aside(before timestamptz) RETURNS boolean LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '1s' AS $$
    DECLARE
      m record;
      name text;
    BEGIN
      ${refuseUnless("DELETE")};
      PERFORM pg_advisory_xact_lock(${lock});
      SELECT a.month INTO m FROM sendwright.months_aside a WHERE a.since <= before ORDER BY a.month LIMIT 1;
      IF NOT FOUND THEN RETURN false; END IF;
      FOR name IN SELECT t.name || to_char(m.month AT TIME ZONE 'UTC', '_YYYY_MM') || '${mark}'
        FROM (VALUES ${tables}) AS t(name, key)
      LOOP
        EXECUTE format('DROP TABLE IF EXISTS sendwright.%I', name);
      END LOOP;
      DELETE FROM sendwright.months_aside a WHERE a.month = m.month;
      RETURN true;
    END $$`,
  // What emails of months that are set aside contain and may be a reference to an object.
  `CREATE FUNCTION sendwright.aside_contents(ids uuid[], most int4) RETURNS TABLE (email_id uuid, body text)
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    DECLARE
      m record;
    BEGIN
      ${refuseUnless("DELETE")};
      FOR m IN SELECT a.month FROM sendwright.months_aside a LOOP
        DECLARE ${monthOf}${monthDeclarations}
        BEGIN
          IF ${asideOf("'email_contents'")} IS NOT NULL THEN
            RETURN QUERY EXECUTE format('SELECT c.email_id, c.html FROM sendwright.%I c
              WHERE c.email_id = ANY ($1) AND octet_length(c.html) <= $2', 'email_contents' || suffix || '${mark}')
              USING ids, most;
            RETURN QUERY EXECUTE format('SELECT a.email_id, encode(a.content, ''escape'') FROM sendwright.%I a
              WHERE a.email_id = ANY ($1) AND octet_length(a.content) <= $2', 'email_attachments' || suffix || '${mark}')
              USING ids, most;
          END IF;
        END;
      END LOOP;
    END $$`,
  // Deletes the emails of an account that hold one of some texts from the months that are set aside, and those of which
  // nobody can look at the contents, which begin with the prefix.
  `CREATE FUNCTION sendwright.erase_aside(of_account uuid, needles text[], prefix text) RETURNS int8
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    DECLARE
      m record;
      name text;
      source text;
      gone uuid[];
      total int8 := 0;
    BEGIN
      ${refuseUnless("DELETE")};
      PERFORM pg_advisory_xact_lock(${lock});
      FOR m IN SELECT a.month FROM sendwright.months_aside a LOOP
        DECLARE ${monthOf}${monthDeclarations}
        BEGIN
          source := CASE WHEN ${asideOf("'emails'")} IS NULL THEN 'emails' ELSE 'emails' || suffix || '${mark}' END;
          EXECUTE format('SELECT array_agg(e.id) FROM sendwright.%I e
            WHERE e.account_id = $1 AND e.id >= $4 AND e.id < $5 AND (${hits("e")}
              OR EXISTS (SELECT FROM sendwright.%I c WHERE c.email_id = e.id AND (${
    hits("c")
  } OR starts_with(c.html, $3))))',
            source, 'email_contents' || suffix || '${mark}') INTO gone USING of_account, needles, prefix, first, past;
          CONTINUE WHEN gone IS NULL;
          total := total + cardinality(gone);
          IF ${asideOf("'emails'")} IS NOT NULL THEN
            EXECUTE format('DELETE FROM sendwright.%I a USING sendwright.%I d WHERE a.delivery_id = d.id AND d.email_id = ANY ($1)',
              'webhook_attempts' || suffix || '${mark}', 'webhook_deliveries' || suffix || '${mark}') USING gone;
            EXECUTE format('DELETE FROM sendwright.%I e WHERE e.id = ANY ($1)', source) USING gone;
          END IF;
          FOR name IN SELECT t.name FROM (VALUES ${tables}) AS t(name, key) WHERE t.name NOT IN ('emails', 'webhook_attempts')
          LOOP
            CONTINUE WHEN ${asideOf("name")} IS NULL;
            EXECUTE format('DELETE FROM sendwright.%I t WHERE t.email_id = ANY ($1)', name || suffix || '${mark}') USING gone;
          END LOOP;
        END;
      END LOOP;
      RETURN total;
    END $$`
]
