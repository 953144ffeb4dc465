import { erased } from "@sendwright/core/privacy/Redaction"

/** Addresses that are never sent to. An erased one is a hash, with the name of the pepper that it was made with. */
export const suppressions: ReadonlyArray<string> = [
  `CREATE TABLE sendwright.suppressions (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    address text,
    recipient_hash text,
    pepper text,
    reason text NOT NULL CHECK (reason IN ('bounce', 'complaint', 'manual')),
    created_at timestamptz(3) NOT NULL,
    CHECK ((address IS NULL) <> (recipient_hash IS NULL) AND (recipient_hash IS NULL) = (pepper IS NULL))
  )`,
  `CREATE UNIQUE INDEX suppressions_by_address ON sendwright.suppressions (account_id, address) WHERE address IS NOT NULL`,
  `CREATE UNIQUE INDEX suppressions_by_hash ON sendwright.suppressions (account_id, recipient_hash)
    WHERE recipient_hash IS NOT NULL`,
  `CREATE INDEX suppressions_by_time ON sendwright.suppressions (account_id, created_at DESC, id DESC)`,
  // A function, because a statement sets up all that is in it each time it runs, and hardly an account has erased
  // anybody. HMAC is two rounds of SHA-256 (RFC 2104), which every Postgres has built in.
  `CREATE FUNCTION sendwright.erased_of(of_account uuid, addresses text[], inner_keys bytea[], outer_keys bytea[])
    RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
      SELECT array_agg(r.address ORDER BY r.position) FROM unnest(addresses) WITH ORDINALITY AS r(address, position)
      WHERE EXISTS (
        SELECT FROM unnest(inner_keys, outer_keys) AS p(inner_key, outer_key)
        JOIN sendwright.suppressions h ON h.account_id = of_account AND h.recipient_hash = encode(
          sha256(p.outer_key || sha256(p.inner_key || convert_to(of_account::text || r.address, 'UTF8'))), 'hex')
      )
    $$`,
  `CREATE FUNCTION sendwright.erased_queued_of(of_account uuid, addresses text[], states text[], inner_keys bytea[],
      outer_keys bytea[])
    RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
      SELECT array_agg(r.address ORDER BY r.position)
      FROM unnest(addresses, states) WITH ORDINALITY AS r(address, state, position)
      WHERE r.state = 'queued' AND (r.address = '${erased}'
        OR sendwright.erased_of(of_account, ARRAY[r.address], inner_keys, outer_keys) IS NOT NULL)
    $$`
]
