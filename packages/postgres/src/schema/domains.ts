/** Sending domains. */
export const domains: ReadonlyArray<string> = [
  // What was found is written with every check: room for it on the page keeps the accept's index as small as it is.
  `CREATE TABLE sendwright.domains (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    name text NOT NULL,
    region text NOT NULL,
    status text NOT NULL CHECK (status IN ('pending', 'verified', 'failed')),
    health text NOT NULL CHECK (health IN ('unknown', 'healthy', 'action_needed')),
    health_changed_at timestamptz(3),
    broken_since timestamptz(3),
    dns_records json NOT NULL,
    dns_checks json,
    dns_checked_at timestamptz(3),
    selector text,
    sealed_private_key text,
    rotation_from text,
    rotation_to text,
    rotation_started_at timestamptz(3),
    rotation_switched_at timestamptz(3),
    other_private_key text,
    checks int4 NOT NULL,
    check_began_at timestamptz(3),
    next_check_at timestamptz(3) NOT NULL,
    created_at timestamptz(3) NOT NULL,
    removed_at timestamptz(3)
  ) WITH (fillfactor = 70)`,
  `CREATE UNIQUE INDEX domains_of_account ON sendwright.domains (account_id, name) WHERE removed_at IS NULL`,
  `CREATE UNIQUE INDEX domains_verified ON sendwright.domains (name) WHERE removed_at IS NULL AND status = 'verified'`,
  // The condition on the checks is always true, and only what looks for due ones has it: to others, and before the table
  // has statistics, reading all of this index would seem as cheap as looking one domain up by its name.
  `CREATE INDEX domains_due ON sendwright.domains (next_check_at) WHERE removed_at IS NULL AND checks >= 0`
]
