/** What became of the email of accounts, counted by the hour behind those who store events. */
export const metrics: ReadonlyArray<string> = [
  // Hours are counted from 1970. `times` has, of deliveries that tell how long they took, buckets and their counts.
  `CREATE TABLE sendwright.metrics_hours (
    account_id uuid NOT NULL,
    traffic text NOT NULL,
    kind text NOT NULL,
    hour int4 NOT NULL,
    name text NOT NULL,
    accepted int4 NOT NULL,
    sent int4 NOT NULL,
    delivered int4 NOT NULL,
    bounced_permanently int4 NOT NULL,
    bounced_temporarily int4 NOT NULL,
    complained int4 NOT NULL,
    delayed int4 NOT NULL,
    failed int4 NOT NULL,
    cancelled int4 NOT NULL,
    times int4[] NOT NULL,
    PRIMARY KEY (account_id, traffic, kind, hour, name)
  ) WITH (fillfactor = 70)`,
  `CREATE INDEX metrics_hours_by_hour ON sendwright.metrics_hours (hour)`,
  // One row, or none before anything was counted: the events of the transactions that this snapshot sees are counted.
  // Writers of the counts take turns under an advisory lock.
  `CREATE TABLE sendwright.metrics_place (
    id boolean PRIMARY KEY DEFAULT true CHECK (id),
    counted pg_snapshot NOT NULL
  ) WITH (fillfactor = 10)`
]
