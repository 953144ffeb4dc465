/** Sending domains. */
export const domains: ReadonlyArray<string> = [
  `CREATE TABLE posthorn.domains (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    name text NOT NULL,
    region text NOT NULL,
    status text NOT NULL CHECK (status IN ('pending', 'verified', 'failed')),
    created_at timestamptz(3) NOT NULL,
    removed_at timestamptz(3)
  )`,
  `CREATE UNIQUE INDEX domains_of_account ON posthorn.domains (account_id, name) WHERE removed_at IS NULL`,
  `CREATE UNIQUE INDEX domains_verified ON posthorn.domains (name) WHERE removed_at IS NULL AND status = 'verified'`
]
