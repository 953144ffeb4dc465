import { logTables } from "../months.ts"

const tables = logTables.map(({ key, name, storage }) => `('${name}', '${key}', '${storage}')`).join(",\n        ")

/** The lock under which months are made and emptied, one after the other. */
const lock = `PERFORM pg_advisory_xact_lock(1886745704, 3)`

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
  // Makes the partitions of the month of a time, where they are missing. Whoever reads or writes waits for none of it:
  // a table is made apart, with the indexes of its parent, and attached, which locks out nothing but other such changes.
  `CREATE FUNCTION sendwright.make_month(of_time timestamptz) RETURNS boolean LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    DECLARE
      starts timestamptz := date_trunc('month', of_time, 'UTC');
      ends timestamptz := (starts AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
      suffix text := to_char(starts AT TIME ZONE 'UTC', 'YYYY_MM');
      log record;
      made boolean := false;
    BEGIN
      IF to_regclass('sendwright.emails_' || suffix) IS NOT NULL THEN RETURN false; END IF;
      ${lock};
      FOR log IN SELECT * FROM (VALUES
        ${tables}
      ) AS t(name, key, storage) LOOP
        CONTINUE WHEN to_regclass('sendwright.' || log.name || '_' || suffix) IS NOT NULL;
        EXECUTE format('CREATE TABLE sendwright.%I (LIKE sendwright.%I INCLUDING ALL) %s',
          log.name || '_' || suffix, log.name, log.storage);
        EXECUTE format('ALTER TABLE sendwright.%I ATTACH PARTITION sendwright.%I FOR VALUES FROM (%L) TO (%L)',
          log.name, log.name || '_' || suffix, sendwright.first_id(starts), sendwright.first_id(ends));
        made := true;
      END LOOP;
      RETURN made;
    END $$`
]
