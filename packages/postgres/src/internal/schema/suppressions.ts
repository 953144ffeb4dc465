/** Addresses that are never sent to. */
export const suppressions: ReadonlyArray<string> = [
  `CREATE TABLE posthorn.suppressions (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    address text,
    recipient_hash text,
    reason text NOT NULL CHECK (reason IN ('bounce', 'complaint', 'manual')),
    created_at timestamptz(3) NOT NULL
  )`,
  `CREATE UNIQUE INDEX suppressions_by_address ON posthorn.suppressions (account_id, address) WHERE address IS NOT NULL`,
  `CREATE INDEX suppressions_by_time ON posthorn.suppressions (account_id, created_at DESC, id DESC)`
]
