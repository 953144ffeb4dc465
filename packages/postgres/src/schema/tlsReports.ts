/** Sessions with receivers, counted by day and domain for TLS reports (RFC 8460) until these are sent. */
export const tlsReports: ReadonlyArray<string> = [
  `CREATE TABLE sendwright.tls_reports (
    id uuid PRIMARY KEY,
    day date NOT NULL,
    domain text NOT NULL,
    due_at timestamptz(3) NOT NULL,
    attempts int4 NOT NULL DEFAULT 0,
    done text[] NOT NULL DEFAULT '{}',
    UNIQUE (day, domain)
  )`,
  `CREATE INDEX tls_reports_due ON sendwright.tls_reports (due_at, id)`,
  `CREATE TABLE sendwright.tls_report_counts (
    report_id uuid NOT NULL REFERENCES sendwright.tls_reports ON DELETE CASCADE,
    key bytea NOT NULL,
    policy json NOT NULL,
    failure json,
    sessions int8 NOT NULL,
    PRIMARY KEY (report_id, key)
  )`
]
