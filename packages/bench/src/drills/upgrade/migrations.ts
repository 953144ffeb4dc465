/** What two releases after this one would bring along, as docs/internals/schema-changes.md asks them to: invented for the drill. */
import { type Migration, migrations, type Step } from "@sendwright/postgres/Migrations"
import * as path from "node:path"

const newest = migrations.at(-1)!.id

/** Beside `emails`: those that sends, hand-offs, webhooks, cancels and lists read or write. */
const otherTables = [
  "email_states",
  "email_contents",
  "email_events",
  "send_jobs",
  "idempotency_keys",
  "webhook_endpoints",
  "webhook_deliveries",
  "webhook_attempts",
  "webhook_jobs",
  "accounts",
  "api_keys",
  "domains"
]

const columnOf = (table: string): Step => ({
  name: `column of ${table}`,
  statements: [`ALTER TABLE sendwright.${table} ADD COLUMN drill_note text`]
})

/**
 * The next release's: a column of each busy table, one of them filled, and an index. Older programs can live with it: their
 * statements, prepared before, name the columns that they mean.
 */
export const expansion: Migration = {
  id: newest + 1,
  name: "drill_expand",
  needs: newest,
  steps: [
    columnOf("emails"),
    ...otherTables.map(columnOf),
    {
      name: "index",
      outsideTransaction: true,
      statements: [
        `DROP INDEX CONCURRENTLY IF EXISTS sendwright.idempotency_keys_drill`,
        `CREATE INDEX CONCURRENTLY idempotency_keys_drill ON sendwright.idempotency_keys (kind, expires_at)`
      ]
    },
    {
      name: "notes of those that are there",
      outsideTransaction: true,
      // Not of those that older programs write meanwhile: it would never end.
      statements: [`DO $$ DECLARE
        last uuid := (SELECT id FROM sendwright.emails ORDER BY id DESC LIMIT 1);
        place uuid := '00000000-0000-0000-0000-000000000000';
      BEGIN
        LOOP
          WITH batch AS MATERIALIZED (
            SELECT id FROM sendwright.emails WHERE id > place AND id <= last ORDER BY id LIMIT 2000
          ), filled AS (
            UPDATE sendwright.emails e SET drill_note = 'filled' FROM batch WHERE e.id = batch.id AND e.drill_note IS NULL
          )
          SELECT id INTO place FROM batch ORDER BY id DESC LIMIT 1;
          EXIT WHEN place IS NULL;
          COMMIT;
        END LOOP;
      END $$`]
    }
  ]
}

/** That of the release after: it drops a column, and shuts out everybody who does not know it. */
export const contraction: Migration = {
  id: newest + 2,
  name: "drill_contract",
  steps: [{ name: "drop", statements: [`ALTER TABLE sendwright.emails DROP COLUMN drill_note`] }]
}

/** Runs this checkout's program as one that knows these migrations too. */
export const runKnowing = async (...further: ReadonlyArray<Migration>): Promise<void> => {
  // Read-only for everybody but the compiler: the program looks at this very list, and needs no door for the drill.
  const known = migrations as Array<Migration>
  known.push(...further)
  await import(path.join(import.meta.dirname, "../../../../host/src/main.ts"))
}
