/**
 * What processes give the sites of receivers, and what operators ordered. An email that waits names the receivers that put
 * it off (`SendPart.receiver`) in a column of its own, which is empty for all others: they are in neither index.
 */
export const sites: ReadonlyArray<string> = [
  // The sites that were used last. It is logged: a restored database must not forget a pause.
  `CREATE TABLE sendwright.sites (
    site text COLLATE "C" PRIMARY KEY,
    seen_at timestamptz(3) NOT NULL,
    refusal_code text,
    refusal_text text,
    refused_at timestamptz(3),
    paused_at timestamptz(3),
    paused_by text,
    flushes int4 NOT NULL DEFAULT 0,
    flushed_at timestamptz(3)
  ) WITH (fillfactor = 50)`,
  // Unlogged, as `nodes`: it is all there again with the next reports.
  `CREATE UNLOGGED TABLE sendwright.site_reports (
    reporter uuid NOT NULL,
    site text COLLATE "C" NOT NULL,
    state text NOT NULL,
    per_minute float8 NOT NULL,
    connections int4 NOT NULL,
    taken int4 NOT NULL,
    slowed int4 NOT NULL,
    other int4 NOT NULL,
    silent int4 NOT NULL,
    reported_at timestamptz(3) NOT NULL,
    PRIMARY KEY (reporter, site)
  ) WITH (fillfactor = 30)`,
  `ALTER TABLE sendwright.send_jobs ADD COLUMN receivers text[] COLLATE "C"`,
  // Nearly all that wait do so for one receiver. The second index has those that wait for several.
  `CREATE INDEX send_jobs_by_receiver ON sendwright.send_jobs ((receivers[1]), email_id) WHERE receivers IS NOT NULL`,
  `CREATE INDEX send_jobs_by_receivers ON sendwright.send_jobs USING gin (receivers) WITH (fastupdate = off)
    WHERE receivers[2] IS NOT NULL`
]
