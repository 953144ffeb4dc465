import { type LogTable, sentTables } from "../months/months.ts"

/** The lock under which months are made and dropped, one after the other. */
const lock = `PERFORM pg_advisory_xact_lock(1886745704, 4)`

/** The names of a month: when it begins and ends, the ids of it, and how the names of its tables end. */
export const monthDeclarations = `
      starts timestamptz := date_trunc('month', of_time, 'UTC');
      ends timestamptz := (starts AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
      first uuid := sendwright.first_id(starts);
      past uuid := sendwright.first_id(ends);
      suffix text := to_char(starts AT TIME ZONE 'UTC', '_YYYY_MM');`

/** A function has the rights of its owner, but only who may write to the log, or delete from it, is to have its effect. */
export const refuseUnless = (right: "INSERT" | "DELETE"): string =>
  `IF NOT has_table_privilege(coalesce(nullif(current_setting('role'), 'none')::name, session_user),
        'sendwright.emails', '${right}') THEN
        RAISE insufficient_privilege USING MESSAGE = 'the months of the log are for those who have ${right} on sendwright.emails';
      END IF`

/** Whether a table is there, and whether its partition is attached: yes, no, or half, after a detaching that broke off. */
const stateOf = `
        SELECT c.oid IS NOT NULL AS is_there, i.inhrelid IS NOT NULL AS is_attached,
          coalesce(i.inhdetachpending, false) AS is_pending INTO state
        FROM (SELECT to_regclass('sendwright.' || log.name || suffix) AS oid) c
        LEFT JOIN pg_inherits i ON i.inhrelid = c.oid`

const attach = `EXECUTE format('ALTER TABLE sendwright.%I ATTACH PARTITION sendwright.%I FOR VALUES FROM (%L) TO (%L)',
          log.name, log.name || suffix, first, past)`

/** `make_month` and `drop_month` of some tables. */
export const monthFunctions = (
  tables: ReadonlyArray<LogTable>,
  create: "CREATE" | "CREATE OR REPLACE"
): ReadonlyArray<string> => {
  const values = tables.map(({ name, storage }) => `('${name}', '${storage}')`).join(",\n        ")
  const parents = tables.map(({ name }) => `'sendwright.${name}'::regclass`).join(", ")
  return [
    // Makes the partitions of the month of a time, where they are missing. No reader and no writer waits for it:
    // a table is made apart, with the indexes of its parent, and attached, which locks out nothing but other such changes.
    // A table that was detached to be dropped, and is still there, is attached again.
    `${create} FUNCTION sendwright.make_month(of_time timestamptz) RETURNS boolean LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    DECLARE${monthDeclarations}
      log record;
      state record;
      made boolean := false;
    BEGIN
      ${refuseUnless("INSERT")};
      IF (SELECT count(*) = ${tables.length} FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = ANY (ARRAY[${parents}]) AND right(c.relname, 8) = suffix AND NOT i.inhdetachpending)
      THEN RETURN false; END IF;
      ${lock};
      FOR log IN SELECT * FROM (VALUES
        ${values}
      ) AS t(name, storage) LOOP
${stateOf};
        CONTINUE WHEN state.is_attached AND NOT state.is_pending;
        IF state.is_pending THEN
          EXECUTE format('ALTER TABLE sendwright.%I DETACH PARTITION sendwright.%I FINALIZE', log.name, log.name || suffix);
        ELSIF NOT state.is_there THEN
          EXECUTE format('CREATE TABLE sendwright.%I (LIKE sendwright.%I INCLUDING ALL) %s',
            log.name || suffix, log.name, log.storage);
        END IF;
        ${attach};
        made := true;
      END LOOP;
      RETURN made;
    END $$`,
    // Drops the tables of the month of a time that are detached. One that got a row in the last moment is attached again.
    `${create} FUNCTION sendwright.drop_month(of_time timestamptz) RETURNS boolean LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '1s' AS $$
    DECLARE${monthDeclarations}
      log record;
      state record;
      holds boolean;
      dropped boolean := false;
    BEGIN
      ${refuseUnless("DELETE")};
      ${lock};
      FOR log IN SELECT * FROM (VALUES
        ${values}
      ) AS t(name, storage) LOOP
${stateOf};
        CONTINUE WHEN state.is_attached OR NOT state.is_there;
        EXECUTE format('LOCK TABLE sendwright.%I IN ACCESS EXCLUSIVE MODE', log.name || suffix);
        EXECUTE format('SELECT EXISTS (SELECT FROM sendwright.%I)', log.name || suffix) INTO holds;
        IF holds THEN
          ${attach};
        ELSE
          EXECUTE format('DROP TABLE sendwright.%I', log.name || suffix);
          dropped := true;
        END IF;
      END LOOP;
      RETURN dropped;
    END $$`
  ]
}

/**
 * The months of the log. A month is a partition of each of its tables, by the time that their UUIDs v7 say. Those of the
 * next months are made ahead; there is no default partition, which every new one would have to be compared with.
 *
 * The functions run with the rights of their owner, so that the role that serves needs none to make or drop a table.
 */
export const months: ReadonlyArray<string> = [
  // The least UUID v7 of a time.
  `CREATE FUNCTION sendwright.first_id(of_time timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT (lpad(to_hex((extract(epoch FROM of_time) * 1000)::int8), 12, '0') || repeat('0', 20))::uuid
  $$`,
  // The time that a UUID v7 says.
  `CREATE FUNCTION sendwright.time_of(id uuid) RETURNS timestamptz LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT to_timestamp(('x' || translate(left(id::text, 13), '-', ''))::bit(48)::int8 / 1000.0)
  $$`,
  ...monthFunctions(sentTables, "CREATE")
]
