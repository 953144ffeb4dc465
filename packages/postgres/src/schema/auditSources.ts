import type { Step } from "../migrations/migrationPlan.ts"

/** Where what the audit log tells of came from, visitors as actors, and who made a key. */
export const auditSources: readonly [Step, ...ReadonlyArray<Step>] = [
  {
    name: "sources of audit entries",
    statements: [
      `ALTER TABLE sendwright.audit_log
        ADD COLUMN address text,
        ADD COLUMN session_id uuid,
        ADD COLUMN request_id text,
        DROP CONSTRAINT audit_log_actor_kind_check,
        ADD CONSTRAINT audit_log_actor_kind_check
          CHECK (actor_kind IN ('key', 'user', 'operator', 'portal', 'visitor', 'engine')) NOT VALID`
    ]
  },
  {
    name: "check of their actors",
    statements: [`ALTER TABLE sendwright.audit_log VALIDATE CONSTRAINT audit_log_actor_kind_check`]
  },
  { name: "makers of keys", statements: [`ALTER TABLE sendwright.api_keys ADD COLUMN created_by uuid`] },
  {
    // The audit log has known them all along. There are few keys: one statement is enough.
    name: "makers of the keys that are there",
    statements: [
      `UPDATE sendwright.api_keys k SET created_by = l.actor_id
        FROM sendwright.audit_log l
        WHERE l.account_id = k.account_id AND l.action = 'key.created' AND l.subject = k.id::text
          AND l.actor_kind IN ('user', 'operator') AND k.created_by IS NULL`
    ]
  }
]
