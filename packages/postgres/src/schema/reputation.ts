/** What became of the live mail of accounts. */
export const reputation: ReadonlyArray<string> = [
  // An hour, counted from 1970, in a few rows: commits of one account that count at the same time seldom meet in one.
  `CREATE TABLE sendwright.reputation_hours (
    account_id uuid NOT NULL,
    hour int4 NOT NULL,
    shard int2 NOT NULL,
    recipients int4 NOT NULL,
    bounces int4 NOT NULL,
    complaints int4 NOT NULL,
    PRIMARY KEY (account_id, hour, shard)
  ) WITH (fillfactor = 20, autovacuum_vacuum_threshold = 1000)`,
  `CREATE INDEX reputation_hours_by_hour ON sendwright.reputation_hours (hour)`,
  // Accounts with bounces or complaints that no review has taken up. Only ever added to and taken from: no commit that
  // stores evidence waits here for another one, and no review can miss one.
  `CREATE TABLE sendwright.reputation_notes (
    id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id uuid NOT NULL
  )`
]
