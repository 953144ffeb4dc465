/**
 * Changes the bytes of received mail that accounts keep: a query of the columns `account_id` and `bytes`. It answers with
 * what they keep then. Who changes the same accounts waits: all come to them in one order.
 */
export const countBytes = (changes: string): string => `
  INSERT INTO sendwright.received_usage AS u (account_id, bytes)
  SELECT account_id, sum(bytes)::int8 FROM (${changes}) c GROUP BY account_id ORDER BY account_id
  ON CONFLICT (account_id) DO UPDATE SET bytes = u.bytes + EXCLUDED.bytes
  RETURNING u.account_id, u.bytes`
