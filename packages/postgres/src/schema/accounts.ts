/** Accounts, their keys and counters. */
export const accounts: ReadonlyArray<string> = [
  `CREATE TABLE sendwright.accounts (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    plan text NOT NULL CHECK (plan IN ('free', 'pro', 'growth', 'enterprise')),
    plan_step text,
    trusted boolean NOT NULL,
    monthly_emails int4,
    domains int4,
    request_rate float8,
    paused_at timestamptz(3),
    paused_reason text,
    suspended_at timestamptz(3),
    suspended_reason text,
    created_at timestamptz(3) NOT NULL,
    reopened_in xid8
  )`,
  `CREATE INDEX accounts_by_time ON sendwright.accounts (created_at, id)`,
  // Whose emails wait for nothing but the end of a pause or a suspension.
  `CREATE INDEX accounts_closed ON sendwright.accounts (id) WHERE paused_at IS NOT NULL OR suspended_at IS NOT NULL`,
  // The transaction that last ended a pause or a suspension: claims look again at the account's jobs.
  `CREATE INDEX accounts_reopened ON sendwright.accounts (reopened_in) WHERE reopened_in IS NOT NULL`,
  `CREATE FUNCTION sendwright.name_reopening() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.reopened_in := pg_current_xact_id();
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER accounts_reopening BEFORE UPDATE ON sendwright.accounts FOR EACH ROW
    WHEN (OLD.paused_at IS NOT NULL AND NEW.paused_at IS NULL
      OR OLD.suspended_at IS NOT NULL AND NEW.suspended_at IS NULL)
    EXECUTE FUNCTION sendwright.name_reopening()`,
  `CREATE TABLE sendwright.api_keys (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES sendwright.accounts ON DELETE CASCADE,
    hash text NOT NULL UNIQUE,
    name text NOT NULL,
    mode text NOT NULL CHECK (mode IN ('live', 'test')),
    scopes text[] NOT NULL,
    prefix text NOT NULL,
    last_four text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    last_used_at timestamptz(3),
    revoked_at timestamptz(3)
  ) WITH (fillfactor = 70)`,
  `CREATE INDEX api_keys_by_account ON sendwright.api_keys (account_id, created_at, id)`,
  // One row a month, with the counter of its latest day. Days compare as texts: '2026-11-21' < '2026-11-22'.
  `CREATE TABLE sendwright.quotas (
    account_id uuid NOT NULL,
    month text NOT NULL,
    month_used int4 NOT NULL,
    month_limit int4,
    day text NOT NULL,
    day_used int4 NOT NULL,
    day_limit int4,
    granted int4 NOT NULL,
    PRIMARY KEY (account_id, month)
  ) WITH (fillfactor = 20)`,
  // Unlogged: a crash of the database fills the buckets up again, and no request waits for the disk.
  `CREATE UNLOGGED TABLE sendwright.rate_buckets (
    key text PRIMARY KEY,
    tokens float8 NOT NULL,
    filled float8 NOT NULL,
    updated_millis int8 NOT NULL
  ) WITH (fillfactor = 50)`
]
