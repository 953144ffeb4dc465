/** Webhook endpoints, their deliveries and attempts. */
export const webhooks: ReadonlyArray<string> = [
  `CREATE TABLE sendwright.webhook_endpoints (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    mode text NOT NULL,
    url text NOT NULL,
    events text[] NOT NULL,
    format text NOT NULL,
    enabled boolean NOT NULL,
    sealed_secret text NOT NULL,
    old_sealed_secret text,
    old_secret_until timestamptz(3),
    created_at timestamptz(3) NOT NULL
  )`,
  `CREATE INDEX webhook_endpoints_by_account ON sendwright.webhook_endpoints (account_id, created_at, id)`,
  `CREATE TABLE sendwright.webhook_deliveries (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    mode text NOT NULL,
    event_id uuid,
    event_type text NOT NULL,
    email_id uuid,
    status text NOT NULL,
    attempts int4 NOT NULL,
    last_error text,
    response_code int4,
    duration_ms int4,
    is_test boolean NOT NULL,
    replay_of uuid,
    created_at timestamptz(3) NOT NULL
  ) PARTITION BY RANGE (id)`,
  // No primary key: its order is that of a page, so that it would be walked, past the deliveries of everybody else, wherever
  // an endpoint is believed to be busy, though it may have been quiet for weeks.
  `CREATE UNIQUE INDEX webhook_deliveries_by_id ON sendwright.webhook_deliveries (id NULLS FIRST)`,
  `CREATE INDEX webhook_deliveries_by_time ON sendwright.webhook_deliveries (endpoint_id, mode, id)`,
  // The ids of the others follow from event and endpoint.
  `CREATE INDEX webhook_deliveries_sent_again ON sendwright.webhook_deliveries (email_id) WHERE replay_of IS NOT NULL`,
  `CREATE TABLE sendwright.webhook_attempts (
    delivery_id uuid NOT NULL,
    number int4 NOT NULL,
    at timestamptz(3) NOT NULL,
    response_code int4,
    error text,
    duration_ms int4 NOT NULL,
    PRIMARY KEY (delivery_id, number)
  ) PARTITION BY RANGE (delivery_id)`,
  // `wake_at` is when somebody must look at the job: `due_at` while it is free, the end of the lease while it is held.
  // `freed_in` is the transaction that made it claimable, or last changed when it is.
  // `is_retry`: an attempt was made and failed, and the next is due by the clock.
  `CREATE TABLE sendwright.webhook_jobs (
    delivery_id uuid PRIMARY KEY,
    endpoint_id uuid NOT NULL,
    due_at timestamptz(3) NOT NULL,
    wake_at timestamptz(3) NOT NULL,
    token text,
    ordinal int8 GENERATED ALWAYS AS IDENTITY,
    is_retry boolean NOT NULL DEFAULT false,
    freed_in xid8 NOT NULL DEFAULT pg_current_xact_id()
  ) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000,
    autovacuum_vacuum_cost_delay = 0)`,
  // Of the jobs that may be claimed: the queues of the endpoints, in which the ordinal keeps the events of one moment in
  // their order; what each transaction added to them; and what becomes due by the clock. Then the ends of the leases. The
  // conditions on the ordinal are always true, and there for the reason that `send_jobs` names.
  `CREATE INDEX webhook_jobs_free ON sendwright.webhook_jobs (endpoint_id, wake_at, ordinal)
    WHERE token IS NULL AND ordinal > 0`,
  `CREATE INDEX webhook_jobs_freed ON sendwright.webhook_jobs (freed_in)
    WHERE token IS NULL AND ordinal < 9223372036854775807`,
  `CREATE INDEX webhook_jobs_later ON sendwright.webhook_jobs (wake_at) WHERE token IS NULL AND is_retry`,
  `CREATE INDEX webhook_jobs_leased ON sendwright.webhook_jobs (wake_at) WHERE token IS NOT NULL AND ordinal > 0`,
  `CREATE TRIGGER webhook_jobs_freeing BEFORE UPDATE ON sendwright.webhook_jobs FOR EACH ROW
    WHEN (NEW.token IS NULL AND (OLD.token IS NOT NULL OR NEW.wake_at <> OLD.wake_at))
    EXECUTE FUNCTION sendwright.name_freeing()`,
  // The same UUID v7 as the core's `deliveryId`: the time of the event, then the MD5 of both ids.
  `CREATE FUNCTION sendwright.delivery_id(event_id uuid, endpoint_id uuid) RETURNS uuid
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT (left(event_id::text, 13) || '-7' || substr(h, 14, 3)
        || translate(substr(h, 17, 1), '0123456789abcdef', '89ab89ab89ab89ab') || substr(h, 18))::uuid
      FROM md5(event_id::text || endpoint_id::text) AS h
    $$`
]
