import type { InMonths } from "../months/monthStatement.ts"

/**
 * The entries by which a search finds emails. They stand apart from the emails, because a search index costs more to
 * keep than any other part of an accept: an email gets its entry in the commit in which it leaves the status `queued`,
 * or with its accept where it is scheduled, and until then it is looked for among the queued ones.
 */

/** Adds the entries of emails that have none yet: the expression `found` gives their columns of `sendwright.emails`. */
export const newEntries = (found: string): string => `
new_entries AS (
  INSERT INTO sendwright.search_entries (account_id, mode, email_id, tags, text)
  ${found}
  ON CONFLICT DO NOTHING
)`

/** Whether the entry `x` is that of the email `e`. */
const isOfEmail = `x.account_id = e.account_id AND x.mode = e.mode AND x.email_id = e.id`

/** Writes the entries of the redacted emails `u(id, tags, search_text)` anew, within their months. */
export const redactedEntries = ({ ofRows }: InMonths): string => `
redacted_entries AS (
  UPDATE sendwright.search_entries x SET tags = u.tags::text[], text = u.search_text
  FROM u JOIN sendwright.emails e ON e.id = u.id${ofRows("e.id", "u", "id")}
  WHERE ${isOfEmail}${ofRows("x.email_id", "u", "id")}
)`

/** Deletes the entries of some emails, within their months: `ids` is an array. */
export const deletedEntries = (ids: string, within: InMonths["within"] = () => ""): string => `
deleted_entries AS (
  DELETE FROM sendwright.search_entries x USING sendwright.emails e
  WHERE e.id = ANY (${ids})${within("e.id")}
    AND x.email_id = ANY (${ids})${within("x.email_id")} AND ${isOfEmail}
)`
