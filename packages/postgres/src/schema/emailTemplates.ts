/**
 * The template that made an email. Tables of months that are set aside get the column too: they could not be taken back
 * without it.
 */
export const emailTemplates: ReadonlyArray<string> = [
  `ALTER TABLE sendwright.emails ADD COLUMN template_id uuid`,
  `DO $$
    DECLARE
      name text;
    BEGIN
      FOR name IN
        SELECT c.relname FROM pg_class c
        WHERE c.relnamespace = 'sendwright'::regnamespace AND c.relkind = 'r' AND c.relname ~ '^emails_\\d{4}_\\d{2}'
          AND NOT c.relispartition
      LOOP
        EXECUTE format('ALTER TABLE sendwright.%I ADD COLUMN template_id uuid', name);
      END LOOP;
    END $$`
]
