/**
 * What readiness asks. The probe writes as an email is written and leaves nothing behind, so that it may be asked every
 * second, also while an old snapshot keeps whatever is dead: a message in the write-ahead log, for which the commit waits
 * as for any other, with replicas where there are synchronous ones; and a file of a few bytes among the data, gone with
 * the transaction, which a full disk has no room for. A thorough one sorts on the disk, which takes 300 kB of it.
 */
export const health: ReadonlyArray<string> = [
  `CREATE FUNCTION sendwright.probe(thorough boolean) RETURNS void LANGUAGE plpgsql
    SET work_mem = '64kB' SET temp_tablespaces = '' AS $$
    BEGIN
      IF current_setting('transaction_read_only') = 'on' THEN
        RAISE EXCEPTION 'The database takes no writes' USING ERRCODE = 'read_only_sql_transaction';
      END IF;
      PERFORM pg_export_snapshot();
      IF thorough THEN PERFORM count(*) FROM generate_series(1, 10000); END IF;
      PERFORM pg_logical_emit_message(true, 'sendwright.probe', '');
    END $$`
]
