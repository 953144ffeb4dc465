/**
 * Domains that receive, beside how they send, and accounts by the end of their ids, which their own names have. A name is
 * verified for receiving for one account.
 */
export const receivers: ReadonlyArray<string> = [
  `ALTER TABLE sendwright.domains
    ADD COLUMN receiving_status text CHECK (receiving_status IN ('pending', 'verified', 'failed')),
    ADD COLUMN receiving_health text CHECK (receiving_health IN ('unknown', 'healthy', 'action_needed')),
    ADD COLUMN receiving_health_changed_at timestamptz(3),
    ADD COLUMN receiving_broken_since timestamptz(3),
    ADD COLUMN receiving_records json,
    ADD COLUMN receiving_checks json,
    ADD COLUMN receiving_checked_at timestamptz(3),
    ADD COLUMN receiving_started_at timestamptz(3)`,
  `CREATE UNIQUE INDEX domains_receiving ON sendwright.domains (name)
    WHERE removed_at IS NULL AND receiving_status = 'verified'`,
  `CREATE INDEX accounts_by_end ON sendwright.accounts ("right"(id::text, 10))`
]
