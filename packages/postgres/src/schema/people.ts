/** Who looks: users, their places in accounts, their sessions, links that work once, and the sessions of portals. */
export const people: ReadonlyArray<string> = [
  `CREATE TABLE sendwright.users (
    id uuid PRIMARY KEY,
    email text NOT NULL,
    address text NOT NULL UNIQUE,
    name text NOT NULL,
    password_hash text,
    is_operator boolean NOT NULL,
    disabled_at timestamptz(3),
    created_at timestamptz(3) NOT NULL
  )`,
  `CREATE INDEX users_by_time ON sendwright.users (created_at, id)`,
  `CREATE INDEX users_operators ON sendwright.users (id) WHERE is_operator`,
  `CREATE TABLE sendwright.user_identities (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id uuid NOT NULL REFERENCES sendwright.users ON DELETE CASCADE,
    created_at timestamptz(3) NOT NULL,
    PRIMARY KEY (issuer, subject)
  )`,
  `CREATE INDEX user_identities_by_user ON sendwright.user_identities (user_id)`,
  `CREATE TABLE sendwright.memberships (
    account_id uuid NOT NULL REFERENCES sendwright.accounts ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES sendwright.users ON DELETE CASCADE,
    role text NOT NULL CHECK (role IN ('owner', 'developer', 'viewer')),
    joined_at timestamptz(3) NOT NULL,
    PRIMARY KEY (account_id, user_id)
  )`,
  `CREATE INDEX memberships_by_user ON sendwright.memberships (user_id)`,
  `CREATE TABLE sendwright.sessions (
    id uuid PRIMARY KEY,
    hash text NOT NULL UNIQUE,
    user_id uuid NOT NULL REFERENCES sendwright.users ON DELETE CASCADE,
    method text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    seen_at timestamptz(3) NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    agent text NOT NULL,
    network text NOT NULL
  ) WITH (fillfactor = 70)`,
  `CREATE INDEX sessions_by_user ON sendwright.sessions (user_id)`,
  // What was used or withdrawn is deleted.
  `CREATE TABLE sendwright.sign_in_links (
    id uuid PRIMARY KEY,
    hash text NOT NULL UNIQUE,
    purpose text NOT NULL CHECK (purpose IN ('start', 'setup', 'invitation', 'reset')),
    user_id uuid REFERENCES sendwright.users ON DELETE CASCADE,
    account_id uuid REFERENCES sendwright.accounts ON DELETE CASCADE,
    email text,
    address text,
    role text CHECK (role IN ('owner', 'developer', 'viewer')),
    created_at timestamptz(3) NOT NULL,
    expires_at timestamptz(3) NOT NULL
  )`,
  `CREATE UNIQUE INDEX sign_in_links_by_account ON sendwright.sign_in_links (account_id, address)
    WHERE account_id IS NOT NULL`,
  `CREATE INDEX sign_in_links_by_address ON sendwright.sign_in_links (address) WHERE address IS NOT NULL`,
  `CREATE INDEX sign_in_links_by_user ON sendwright.sign_in_links (user_id) WHERE user_id IS NOT NULL`,
  // The id is that of the link, which is used up as long as the row is there.
  `CREATE TABLE sendwright.portal_sessions (
    id uuid PRIMARY KEY,
    hash text NOT NULL UNIQUE,
    account_id uuid NOT NULL REFERENCES sendwright.accounts ON DELETE CASCADE,
    mode text NOT NULL CHECK (mode IN ('live', 'test')),
    parts text[] NOT NULL,
    label text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    link_expires_at timestamptz(3) NOT NULL,
    agent text NOT NULL,
    network text NOT NULL
  )`,
  `CREATE INDEX portal_sessions_by_account ON sendwright.portal_sessions (account_id, expires_at)`
]
