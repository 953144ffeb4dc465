/** Hand-offs that are due, and reports that wait. */
export const sending: ReadonlyArray<string> = [
  // `wake_at` is when somebody must look at the job: `due_at` while it is free, the end of the lease while it is held.
  `CREATE TABLE sendwright.send_jobs (
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
    held boolean NOT NULL DEFAULT false,
    waits_for text
  ) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000,
    autovacuum_vacuum_cost_delay = 0)`,
  `CREATE INDEX send_jobs_by_wake ON sendwright.send_jobs (account_id, mode, wake_at) WHERE NOT held`,
  `CREATE INDEX send_jobs_held ON sendwright.send_jobs (account_id, queued_at, email_id) WHERE held`,
  // Jobs that wait for a slot: the line of each scope, by account.
  `CREATE INDEX send_jobs_waiting ON sendwright.send_jobs (waits_for, account_id, due_at, email_id)
    WHERE waits_for IS NOT NULL`,
  // Reports that wait for their time (`due_at`) or for their email (`due_at` null).
  `CREATE TABLE sendwright.provider_events (
    provider text NOT NULL,
    key text NOT NULL,
    event json NOT NULL,
    due_at timestamptz(3),
    kept_at timestamptz(3) NOT NULL,
    provider_message_id text,
    PRIMARY KEY (provider, key)
  )`,
  `CREATE INDEX provider_events_due ON sendwright.provider_events (due_at) WHERE due_at IS NOT NULL`,
  `CREATE INDEX provider_events_parked ON sendwright.provider_events (provider_message_id) WHERE due_at IS NULL`,
  `CREATE INDEX provider_events_parked_since ON sendwright.provider_events (kept_at) WHERE due_at IS NULL`,
  // The names of emails that were deleted with their recipient, by which late reports of them are known and dropped.
  `CREATE TABLE sendwright.erased_names (
    name text PRIMARY KEY,
    erased_at timestamptz(3) NOT NULL
  )`
]
