/** Addresses that are never sent to. An erased one is a hash, with what the pepper is known by that it was made with. */
export const suppressions: ReadonlyArray<string> = [
  `CREATE TABLE posthorn.suppressions (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    address text,
    recipient_hash text,
    pepper text,
    reason text NOT NULL CHECK (reason IN ('bounce', 'complaint', 'manual')),
    created_at timestamptz(3) NOT NULL,
    CHECK ((address IS NULL) <> (recipient_hash IS NULL) AND (recipient_hash IS NULL) = (pepper IS NULL))
  )`,
  `CREATE UNIQUE INDEX suppressions_by_address ON posthorn.suppressions (account_id, address) WHERE address IS NOT NULL`,
  `CREATE UNIQUE INDEX suppressions_by_hash ON posthorn.suppressions (account_id, recipient_hash)
    WHERE recipient_hash IS NOT NULL`,
  `CREATE INDEX suppressions_by_time ON posthorn.suppressions (account_id, created_at DESC, id DESC)`
]
