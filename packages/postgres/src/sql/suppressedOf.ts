/**
 * A query for the `addresses` among `recipients`, a row source `r` with an `address`, that an account suppresses; null
 * where none. Each is looked up by itself: with `= ANY`, Postgres may read all suppressions of the account.
 */
export const suppressedOf = (account: string, recipients: string): string =>
  `SELECT array_agg(x.address) AS addresses FROM ${recipients} CROSS JOIN LATERAL (
      SELECT x.address FROM sendwright.suppressions x WHERE x.account_id = ${account} AND x.address = r.address OFFSET 0
    ) x`
