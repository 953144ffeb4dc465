import type { Step } from "./migrationPlan.ts"

/**
 * Brings what is stored into the form in which mailboxes are compared since migration 2: needless quotes and quoted pairs
 * dropped (`"jo"@x` is `jo@x`). Everything else was in that form before. Programs of before go on beside it; what they
 * store meanwhile is compared as they compare it, until its email has gone.
 *
 * The hash of an erased recipient cannot be converted: nobody knows the address any more. One that was erased in a
 * spelling with needless quotes is known no longer, and is to be erased again by its plain address.
 */

const atext = String.raw`[a-z0-9!#$%&''*+/=?^_\u0060{|}~-]+`

/** The identity of an address, which is null where that is what it is already: `address` is a column in lower case. */
const identityOf = (address: string): string => {
  const content = String.raw`regexp_replace(substring(${address} FROM '^"(.*)"@[^@]*$'), '\\(.)', '\1', 'g')`
  return `nullif(CASE WHEN ${address} LIKE '"%' THEN CASE WHEN ${content} ~ '^${atext}([.]${atext})*$' THEN ${content}
    ELSE '"' || regexp_replace(${content}, ${String.raw`'(["\\])', '\\\1', 'g'`}) || '"' END
    || substring(${address} FROM '@[^@]*$') END, ${address})`
}

/** The one of several entries of a mailbox that stays: a complaint, else a bounce, else the oldest manual one. */
const mergeSuppressions = `
DELETE FROM sendwright.suppressions s USING (
  SELECT m.id, row_number() OVER (
    PARTITION BY m.account_id, m.identity
    ORDER BY array_position(ARRAY['complaint', 'bounce', 'manual'], m.reason), m.created_at, m.id
  ) AS place
  FROM (
    SELECT q.*, ${identityOf("q.address")} AS identity FROM sendwright.suppressions q WHERE q.address LIKE '"%'
    UNION
    SELECT p.*, p.address FROM sendwright.suppressions q
    JOIN sendwright.suppressions p ON p.account_id = q.account_id AND p.address = ${identityOf("q.address")}
    WHERE q.address LIKE '"%'
  ) m WHERE m.identity IS NOT NULL
) ranked WHERE s.id = ranked.id AND ranked.place > 1`

/** Nothing is changed where the other spelling has an entry of its own that must be unique, too. */
const rename = (table: string, isTaken: string): string => `
UPDATE sendwright.${table} t SET address = ${identityOf("t.address")}
WHERE t.address LIKE '"%' AND ${identityOf("t.address")} IS NOT NULL
  AND NOT EXISTS (SELECT FROM sendwright.${table} o WHERE o.address = ${identityOf("t.address")}${isTaken})`

/**
 * An email that went to two spellings of a mailbox keeps both: they were two messages. The log is read once from its
 * beginning to its end, under no lock that anybody waits for, and hardly a row of it changes.
 */
const changeEmails = `
WITH found AS MATERIALIZED (
  SELECT e.id, e.recipients AS before, n.recipients
  FROM sendwright.emails e CROSS JOIN LATERAL (
    SELECT array_agg(coalesce(${identityOf("r.address")}, r.address) ORDER BY r.place) AS recipients,
      count(DISTINCT coalesce(${identityOf("r.address")}, r.address)) AS mailboxes
    FROM unnest(e.recipients) WITH ORDINALITY AS r(address, place)
  ) n
  WHERE strpos(array_to_string(e.recipients, ' '), '"') > 0
    AND n.recipients <> e.recipients AND n.mailboxes = cardinality(e.recipients)
), changed AS (
  UPDATE sendwright.emails e SET recipients = f.recipients, envelopes = coalesce(e.envelopes, e.recipients),
    search_text = array_to_string(f.recipients, E'\\n')
      || substr(e.search_text, length(array_to_string(f.before, E'\\n')) + 1)
  FROM found f WHERE e.id = f.id
  RETURNING e.id, e.account_id, e.mode, e.search_text
)
UPDATE sendwright.search_entries x SET text = c.search_text FROM changed c
WHERE x.account_id = c.account_id AND x.mode = c.mode AND x.email_id = c.id`

export const mailboxIdentities: readonly [Step, ...ReadonlyArray<Step>] = [
  {
    name: "suppressions and people",
    statements: [
      mergeSuppressions,
      rename("suppressions", " AND o.account_id = t.account_id"),
      rename("users", ""),
      rename("sign_in_links", " AND o.account_id = t.account_id")
    ]
  },
  { name: "recipients and search entries", statements: [changeEmails] }
]
