/** Hand-offs that are due, and reports that wait. */
export const sending: ReadonlyArray<string> = [
  // `wake_at` is when somebody must look at the job: `due_at` while it is free, the end of the lease while it is held.
  // A job that is held keeps in `due_at` since when it is, and one that an operator held with others in `resume_at` when
  // it was due.
  // `freed_in` is the transaction that made it claimable, or last changed when it is.
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
    waits_for text,
    resume_at timestamptz(3),
    freed_in xid8 NOT NULL DEFAULT pg_current_xact_id()
  ) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000,
    autovacuum_vacuum_cost_delay = 0)`,
  // Of the jobs that may be claimed: the queues of the accounts; what each transaction added to them; and what becomes
  // due by the clock, in which a job that is due when it is stored needs no entry. Then the ends of the leases.
  //
  // The conditions on the mode are always true. Postgres considers reading the whole of a partial index whose condition
  // a statement implies, and where a vacuum has found the queue nearly empty, it takes that for as cheap as anything,
  // however many dead entries the index has. So each has a condition that only the statements have which are meant for it.
  `CREATE INDEX send_jobs_free ON sendwright.send_jobs (account_id, mode, wake_at, email_id)
    WHERE token IS NULL AND NOT held AND mode > ''`,
  `CREATE INDEX send_jobs_freed ON sendwright.send_jobs (freed_in) WHERE token IS NULL AND NOT held AND mode < 'z'`,
  `CREATE INDEX send_jobs_later ON sendwright.send_jobs (wake_at)
    WHERE token IS NULL AND NOT held AND wake_at <> queued_at`,
  `CREATE INDEX send_jobs_leased ON sendwright.send_jobs (wake_at) WHERE token IS NOT NULL AND mode > ''`,
  `CREATE INDEX send_jobs_held ON sendwright.send_jobs (account_id, queued_at, email_id) WHERE held`,
  `CREATE INDEX send_jobs_held_of_all ON sendwright.send_jobs (queued_at, email_id) WHERE held AND mode > ''`,
  // A statement that makes a job claimable, or moves it, names its transaction: a claim reads what those have added
  // that were not finished at the claim before.
  `CREATE FUNCTION sendwright.name_freeing() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.freed_in := pg_current_xact_id();
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER send_jobs_freeing BEFORE UPDATE ON sendwright.send_jobs FOR EACH ROW
    WHEN (NEW.token IS NULL AND NOT NEW.held
      AND (OLD.token IS NOT NULL OR OLD.held OR NEW.wake_at <> OLD.wake_at))
    EXECUTE FUNCTION sendwright.name_freeing()`,
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
