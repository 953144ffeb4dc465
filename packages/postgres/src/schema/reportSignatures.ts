/** Signatures of reports that belong to one request alone, until no request with them is taken any more. */
export const reportSignatures: ReadonlyArray<string> = [
  `CREATE TABLE sendwright.report_signatures (
    name text PRIMARY KEY,
    digest text NOT NULL,
    expires_at timestamptz(3) NOT NULL
  )`,
  `CREATE INDEX report_signatures_by_expiry ON sendwright.report_signatures (expires_at)`
]
