/** What was done to accounts, by whom and when. */
export const audit: ReadonlyArray<string> = [
  `CREATE TABLE sendwright.audit_log (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    at timestamptz(3) NOT NULL,
    actor_kind text NOT NULL CHECK (actor_kind IN ('key', 'operator', 'engine')),
    actor_id uuid,
    actor_name text NOT NULL,
    action text NOT NULL,
    subject text
  )`,
  `CREATE INDEX audit_log_by_account ON sendwright.audit_log (account_id, at DESC, id DESC)`,
  `CREATE INDEX audit_log_by_time ON sendwright.audit_log (at DESC, id DESC)`
]
