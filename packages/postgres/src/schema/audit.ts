/** What was done to accounts and users, who did it, and when. */
export const audit: ReadonlyArray<string> = [
  `CREATE TABLE sendwright.audit_log (
    id uuid PRIMARY KEY,
    account_id uuid,
    at timestamptz(3) NOT NULL,
    actor_kind text NOT NULL CHECK (actor_kind IN ('key', 'user', 'operator', 'portal', 'engine')),
    actor_id uuid,
    actor_name text NOT NULL,
    action text NOT NULL,
    subject text
  )`,
  `CREATE INDEX audit_log_by_account ON sendwright.audit_log (account_id, at DESC, id DESC)`,
  `CREATE INDEX audit_log_by_actor ON sendwright.audit_log (actor_id, at DESC, id DESC) WHERE actor_id IS NOT NULL`,
  `CREATE INDEX audit_log_by_time ON sendwright.audit_log (at DESC, id DESC)`
]
