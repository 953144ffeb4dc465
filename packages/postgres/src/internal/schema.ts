/**
 * The first schema, one statement an entry. Everything lives in the schema `posthorn`, so that the tables stand beside
 * those of a host application.
 *
 * What an email is (`emails`, `email_contents`, `email_attachments`) never changes after the accept; what becomes of it
 * (`email_states`) changes several times. They are two tables so that a change of status touches two small B-trees and
 * never the search indexes. Recipients are parallel arrays: position n of `recipients`, `envelopes`, `simulations` and
 * `email_states.states` is one recipient.
 *
 * There are no foreign keys on the hot tables: a check costs more than the row it guards, and every command writes
 * parents and children in one commit.
 */
export const initialSchema: ReadonlyArray<string> = [
  `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  `CREATE TABLE posthorn.accounts (
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
    created_at timestamptz(3) NOT NULL
  )`,
  `CREATE TABLE posthorn.users (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES posthorn.accounts ON DELETE CASCADE,
    email text NOT NULL,
    role text NOT NULL CHECK (role IN ('owner', 'member')),
    created_at timestamptz(3) NOT NULL
  )`,
  `CREATE INDEX users_by_account ON posthorn.users (account_id, created_at, id)`,
  `CREATE TABLE posthorn.api_keys (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES posthorn.accounts ON DELETE CASCADE,
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
  `CREATE INDEX api_keys_by_account ON posthorn.api_keys (account_id, created_at, id)`,
  // One row a month, with the counter of its latest day. Days compare as texts: '2026-11-21' < '2026-11-22'.
  `CREATE TABLE posthorn.quotas (
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
  `CREATE UNLOGGED TABLE posthorn.rate_buckets (
    key text PRIMARY KEY,
    tokens float8 NOT NULL,
    filled float8 NOT NULL,
    updated_millis int8 NOT NULL
  ) WITH (fillfactor = 50)`,
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
  `CREATE UNIQUE INDEX domains_verified ON posthorn.domains (name) WHERE removed_at IS NULL AND status = 'verified'`,
  `CREATE TABLE posthorn.suppressions (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    address text,
    recipient_hash text,
    reason text NOT NULL CHECK (reason IN ('bounce', 'complaint', 'manual')),
    created_at timestamptz(3) NOT NULL
  )`,
  `CREATE UNIQUE INDEX suppressions_by_address ON posthorn.suppressions (account_id, address) WHERE address IS NOT NULL`,
  `CREATE INDEX suppressions_by_time ON posthorn.suppressions (account_id, created_at DESC, id DESC)`,
  `CREATE TABLE posthorn.emails (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    mode text NOT NULL CHECK (mode IN ('live', 'test')),
    created_at timestamptz(3) NOT NULL,
    scheduled_at timestamptz(3),
    domain_id uuid,
    sender text NOT NULL,
    to_list text[] NOT NULL,
    cc_list text[] NOT NULL,
    bcc_list text[] NOT NULL,
    reply_to text,
    subject text NOT NULL,
    tags text[] NOT NULL,
    message_id text NOT NULL,
    recipients text[] NOT NULL,
    envelopes text[],
    simulations text[],
    attachment_count int2 NOT NULL,
    idempotency_key text,
    search_text text NOT NULL
  )`,
  `CREATE INDEX emails_by_time ON posthorn.emails (account_id, mode, created_at DESC, id DESC)`,
  `CREATE INDEX emails_by_message_id ON posthorn.emails USING hash (message_id)`,
  // One index of both, which answers to either: new entries wait in one list.
  `CREATE INDEX emails_by_tag_and_text ON posthorn.emails USING gin (tags, search_text gin_trgm_ops)
    WITH (fastupdate = on, gin_pending_list_limit = 256)`,
  `CREATE TABLE posthorn.email_states (
    email_id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    updated_at timestamptz(3) NOT NULL,
    status text NOT NULL CHECK (status IN
      ('queued', 'scheduled', 'sent', 'delivered', 'bounced', 'complained', 'failed', 'cancelled')),
    states text[] NOT NULL,
    scheduled_at timestamptz(3),
    provider_message_id text,
    error text,
    next_sequence int4 NOT NULL,
    has_evidence boolean NOT NULL
  ) WITH (fillfactor = 80)`,
  `CREATE INDEX email_states_by_status ON posthorn.email_states (account_id, mode, status, created_at DESC, email_id DESC)`,
  `CREATE INDEX email_states_by_provider_id ON posthorn.email_states (provider_message_id)
    WHERE provider_message_id IS NOT NULL`,
  `CREATE INDEX email_states_scheduled ON posthorn.email_states (scheduled_at, email_id) WHERE status = 'scheduled'`,
  `CREATE TABLE posthorn.email_contents (
    email_id uuid PRIMARY KEY,
    html text,
    body_text text,
    headers json NOT NULL,
    unsubscribe_url text
  )`,
  // Compressed and kept in the row for as long as a page holds it: contents are only ever read whole.
  `ALTER TABLE posthorn.email_contents ALTER COLUMN html SET STORAGE MAIN, ALTER COLUMN body_text SET STORAGE MAIN`,
  `CREATE TABLE posthorn.email_attachments (
    email_id uuid NOT NULL,
    position int2 NOT NULL,
    filename text NOT NULL,
    content_type text NOT NULL,
    size int4 NOT NULL,
    content bytea NOT NULL,
    PRIMARY KEY (email_id, position)
  )`,
  `ALTER TABLE posthorn.email_attachments ALTER COLUMN content SET STORAGE EXTERNAL`,
  // Many times faster than pglz; not every build of Postgres has it.
  `DO $$ BEGIN
    ALTER TABLE posthorn.email_contents ALTER COLUMN html SET COMPRESSION lz4;
    ALTER TABLE posthorn.email_contents ALTER COLUMN body_text SET COMPRESSION lz4;
  EXCEPTION WHEN OTHERS THEN NULL; END $$`,
  // Found by its email: whoever knows an event's id knows its email's.
  `CREATE TABLE posthorn.email_events (
    email_id uuid NOT NULL,
    sequence int4 NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    details json NOT NULL,
    occurred_at timestamptz(3) NOT NULL,
    keys text[] NOT NULL,
    PRIMARY KEY (email_id, sequence)
  )`,
  `CREATE TABLE posthorn.idempotency_keys (
    account_id uuid NOT NULL,
    mode text NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    verdicts json NOT NULL,
    answer json NOT NULL,
    CONSTRAINT idempotency_keys_pkey PRIMARY KEY (account_id, mode, kind, key)
  )`,
  `CREATE INDEX idempotency_keys_by_expiry ON posthorn.idempotency_keys (expires_at)`,
  // `wake_at` is when somebody must look at the job: `due_at` while it is free, the end of the lease while it is held.
  `CREATE TABLE posthorn.send_jobs (
    email_id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    due_at timestamptz(3) NOT NULL,
    wake_at timestamptz(3) NOT NULL,
    queued_at timestamptz(3) NOT NULL,
    began_at timestamptz(3),
    token text,
    attempt int4 NOT NULL DEFAULT 0,
    crashes int4 NOT NULL DEFAULT 0,
    held boolean NOT NULL DEFAULT false
  ) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000,
    autovacuum_vacuum_cost_delay = 0)`,
  `CREATE INDEX send_jobs_by_wake ON posthorn.send_jobs (account_id, mode, wake_at) WHERE NOT held`,
  // Reports that wait for their time (`due_at`) or for their email (`due_at` null).
  `CREATE TABLE posthorn.provider_events (
    provider text NOT NULL,
    key text NOT NULL,
    event json NOT NULL,
    due_at timestamptz(3),
    kept_at timestamptz(3) NOT NULL,
    provider_message_id text,
    PRIMARY KEY (provider, key)
  )`,
  `CREATE INDEX provider_events_due ON posthorn.provider_events (due_at) WHERE due_at IS NOT NULL`,
  `CREATE INDEX provider_events_parked ON posthorn.provider_events (provider_message_id) WHERE due_at IS NULL`,
  `CREATE INDEX provider_events_parked_since ON posthorn.provider_events (kept_at) WHERE due_at IS NULL`,
  `CREATE TABLE posthorn.webhook_endpoints (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    url text NOT NULL,
    events text[] NOT NULL,
    enabled boolean NOT NULL,
    sealed_secret text NOT NULL,
    created_at timestamptz(3) NOT NULL
  )`,
  `CREATE INDEX webhook_endpoints_by_account ON posthorn.webhook_endpoints (account_id, created_at, id)`,
  `CREATE TABLE posthorn.webhook_deliveries (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    mode text NOT NULL CHECK (mode IN ('live', 'test')),
    event_id uuid,
    event_type text NOT NULL,
    email_id uuid,
    status text NOT NULL CHECK (status IN ('pending', 'delivered', 'failed')),
    attempts int4 NOT NULL,
    last_error text,
    response_code int4,
    duration_ms int4,
    is_test boolean NOT NULL,
    replay_of uuid,
    created_at timestamptz(3) NOT NULL
  ) WITH (fillfactor = 80)`,
  `CREATE INDEX webhook_deliveries_by_time
    ON posthorn.webhook_deliveries (endpoint_id, mode, created_at DESC, id DESC)`,
  `CREATE TABLE posthorn.webhook_attempts (
    delivery_id uuid NOT NULL,
    number int4 NOT NULL,
    at timestamptz(3) NOT NULL,
    response_code int4,
    error text,
    duration_ms int4 NOT NULL,
    PRIMARY KEY (delivery_id, number)
  )`,
  `CREATE TABLE posthorn.webhook_jobs (
    delivery_id uuid PRIMARY KEY,
    endpoint_id uuid NOT NULL,
    due_at timestamptz(3) NOT NULL,
    wake_at timestamptz(3) NOT NULL,
    token text,
    ordinal int8 GENERATED ALWAYS AS IDENTITY
  ) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000,
    autovacuum_vacuum_cost_delay = 0)`,
  // The ordinal keeps the events of one moment in their order.
  `CREATE INDEX webhook_jobs_by_wake ON posthorn.webhook_jobs (endpoint_id, wake_at, ordinal)`,
  `CREATE INDEX webhook_jobs_leased ON posthorn.webhook_jobs (endpoint_id) WHERE token IS NOT NULL`,
  // The same UUID v8 as the core's `deliveryId`: MD5 of both ids, marked with version and variant (RFC 9562 §5.8).
  `CREATE FUNCTION posthorn.delivery_id(event_id uuid, endpoint_id uuid) RETURNS uuid
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT (substr(h, 1, 12) || '8' || substr(h, 14, 3)
        || translate(substr(h, 17, 1), '0123456789abcdef', '89ab89ab89ab89ab') || substr(h, 18))::uuid
      FROM md5(event_id::text || endpoint_id::text) AS h
    $$`
]
