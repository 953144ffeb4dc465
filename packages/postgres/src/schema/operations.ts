/** The processes that run on the database, and what an operator told all of them. */
export const operations: ReadonlyArray<string> = [
  // Unlogged: what a crash of the database takes is reported anew within seconds, and no report waits for the disk.
  // No index but the key, and room on the page: what a process says each time overwrites what it said before.
  `CREATE UNLOGGED TABLE sendwright.nodes (
    id uuid PRIMARY KEY,
    version text NOT NULL,
    role text NOT NULL,
    hostname text NOT NULL,
    pid int4 NOT NULL,
    started_at timestamptz(3) NOT NULL,
    state text NOT NULL,
    seen_at timestamptz(3) NOT NULL,
    clock_ahead_millis float8 NOT NULL
  ) WITH (fillfactor = 30)`,
  // One row while nothing may leave. It is logged: a restored database must not forget it.
  `CREATE TABLE sendwright.holds (
    id boolean PRIMARY KEY DEFAULT true,
    since timestamptz(3) NOT NULL
  )`
]
