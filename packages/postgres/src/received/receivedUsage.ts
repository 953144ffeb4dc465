/** The part of what an account keeps that is judged, and that whatever is deleted is taken from. */
export const judgedPart = 0

/** So many parts are for accounts without a limit, whose mail comes to different ones at once. */
const freeParts = 16

/** The part for what is stored in one transaction for accounts without a limit; `id` is that of one of the messages. */
export const freePart = (id: string): number => 1 + Number.parseInt(id.at(-1)!, 16) % freeParts

/**
 * Changes the bytes of received mail that accounts keep: a query of the columns `account_id`, `part` and `bytes`. Who
 * changes the same part of an account waits: all come to them in one order.
 */
export const countBytes = (changes: string): string => `
  INSERT INTO sendwright.received_usage AS u (account_id, part, bytes)
  SELECT account_id, part, sum(bytes)::int8 FROM (${changes}) c GROUP BY account_id, part ORDER BY account_id, part
  ON CONFLICT (account_id, part) DO UPDATE SET bytes = u.bytes + EXCLUDED.bytes
  RETURNING u.account_id, u.part, u.bytes`
