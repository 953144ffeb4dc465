/**
 * Emails and what became of them.
 *
 * What an email is (`emails`, `email_contents`, `email_attachments`) never changes after the accept; what becomes of it
 * (`email_states`) changes several times. They are two tables so that a change of status touches two small B-trees.
 * Recipients are parallel arrays: position n of `recipients`, `envelopes`, `simulations` and `email_states.states` is
 * one recipient. Who sent an email (`key_id`, `user_id`, `request_id`, `copy_of`) costs nothing where it is null. `emails.trace` is the trace id and the span id of the accept where it was traced. What searches find emails by (`search_entries`) is written when an email leaves the status `queued`. `own_header` is what its header says in the sender's own words (`OwnHeader`); null of nearly all.
 */
export const emails: ReadonlyArray<string> = [
  `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  `CREATE TABLE sendwright.emails (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    scheduled_at timestamptz(3),
    domain_id uuid,
    sender text NOT NULL,
    to_list text[] NOT NULL,
    cc_list text[] NOT NULL,
    bcc_list text[] NOT NULL,
    reply_to text[],
    subject text NOT NULL,
    tags text[] NOT NULL,
    own_header json,
    message_id text NOT NULL,
    recipients text[] NOT NULL,
    envelopes text[],
    simulations text[],
    attachment_count int2 NOT NULL,
    idempotency_key text,
    search_text text NOT NULL,
    first_event_id uuid NOT NULL,
    trace bytea,
    key_id uuid,
    user_id uuid,
    request_id uuid,
    copy_of uuid
  ) PARTITION BY RANGE (id)`,
  // Ascending, as its entries come: they fill the pages, which they would leave half empty the other way round.
  `CREATE INDEX emails_by_time ON sendwright.emails (account_id, mode, id)`,
  `CREATE TABLE sendwright.search_entries (
    account_id uuid NOT NULL,
    mode text NOT NULL,
    email_id uuid NOT NULL,
    tags text[] NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (account_id, mode, email_id)
  ) PARTITION BY RANGE (email_id)`,
  // One index of both, which answers to either: new entries wait in one list. Per email it costs half as much to merge
  // 1 MiB of them as 256 KiB, and a search some 2 ms more to look through them.
  `CREATE INDEX search_entries_by_tag_and_text ON sendwright.search_entries USING gin (tags, text gin_trgm_ops)
    WITH (fastupdate = on, gin_pending_list_limit = 1024)`,
  `CREATE TABLE sendwright.email_states (
    email_id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    updated_at timestamptz(3) NOT NULL,
    status text NOT NULL,
    states text[] NOT NULL,
    scheduled_at timestamptz(3),
    provider_message_id text,
    error text,
    next_sequence int4 NOT NULL,
    has_evidence boolean NOT NULL
  ) PARTITION BY RANGE (email_id)`,
  `CREATE INDEX email_states_by_status ON sendwright.email_states (account_id, mode, status, email_id)`,
  `CREATE INDEX email_states_by_provider_id ON sendwright.email_states (provider_message_id)
    WHERE provider_message_id IS NOT NULL`,
  `CREATE INDEX email_states_scheduled ON sendwright.email_states (scheduled_at, email_id) WHERE status = 'scheduled'`,
  `CREATE TABLE sendwright.email_contents (
    email_id uuid PRIMARY KEY,
    html text,
    body_text text,
    headers json NOT NULL,
    unsubscribe_url text
  ) PARTITION BY RANGE (email_id)`,
  `CREATE TABLE sendwright.email_attachments (
    email_id uuid NOT NULL,
    position int2 NOT NULL,
    filename text,
    content_type text NOT NULL,
    content_id text,
    disposition text NOT NULL,
    size int4 NOT NULL,
    content bytea NOT NULL,
    PRIMARY KEY (email_id, position)
  ) PARTITION BY RANGE (email_id)`,
  `ALTER TABLE sendwright.email_attachments ALTER COLUMN content SET STORAGE EXTERNAL`,
  // Many times faster than pglz; not every build of Postgres has it.
  `DO $$ BEGIN
    ALTER TABLE sendwright.email_contents ALTER COLUMN html SET COMPRESSION lz4;
    ALTER TABLE sendwright.email_contents ALTER COLUMN body_text SET COMPRESSION lz4;
  EXCEPTION WHEN OTHERS THEN NULL; END $$`,
  // Events but the first. Found by their email: a caller that knows an event's id knows its email's. `stored_in` is the
  // transaction that stored it: by that it is found once to be counted. The entries of one transaction share their key.
  `CREATE TABLE sendwright.email_events (
    email_id uuid NOT NULL,
    sequence int4 NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    details json NOT NULL,
    occurred_at timestamptz(3) NOT NULL,
    keys text[] NOT NULL,
    stored_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
    PRIMARY KEY (email_id, sequence)
  ) PARTITION BY RANGE (email_id)`,
  // Hand-offs that have ended, for the people who look.
  `CREATE TABLE sendwright.email_handoffs (
    email_id uuid NOT NULL,
    number int4 NOT NULL,
    began_at timestamptz(3) NOT NULL,
    ended_at timestamptz(3) NOT NULL,
    next_at timestamptz(3),
    outcome text NOT NULL,
    provider text,
    reply text,
    PRIMARY KEY (email_id, number)
  ) PARTITION BY RANGE (email_id)`,
  `CREATE INDEX email_events_stored ON sendwright.email_events (stored_in)`,
  // All events: the first says nothing that its email does not.
  `CREATE VIEW sendwright.email_history AS
  SELECT email_id, sequence, id, type, details, occurred_at FROM sendwright.email_events
  UNION ALL
  SELECT id, 0, first_event_id,
    CASE WHEN scheduled_at IS NULL THEN 'email.queued' ELSE 'email.scheduled' END,
    (CASE WHEN scheduled_at IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('scheduled_at',
      to_char(scheduled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) END
    || CASE WHEN mode = 'test' THEN '{"test": true}'::jsonb ELSE '{}' END)::json,
    created_at
  FROM sendwright.emails`,
  // What tells this log from others whose objects live in the same place. Drawn when it is first asked for.
  `CREATE TABLE sendwright.log_identity (
    one boolean PRIMARY KEY,
    id uuid NOT NULL
  )`,
  `CREATE TABLE sendwright.idempotency_keys (
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
  `CREATE INDEX idempotency_keys_by_expiry ON sendwright.idempotency_keys (expires_at)`
]
