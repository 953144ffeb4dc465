import { apart, limitOf, type LogWindow } from "../months/logWindows.ts"

/** In how many of the newest `window` emails a tag is common. */
const window = 1000
const commonTag = window / 10

/** What is looked for, as pieces of SQL; null is what the query does not ask for. */
export interface Wanted {
  /** The condition that a column of ids is of the stretch of the log that is read; it begins with AND. */
  readonly within: LogWindow["within"]
  /** The condition that a row is of it, of the account and the mode, and behind the place from which is read. */
  readonly scopeOf: (table: string, idColumn: string) => string
  readonly limit: string
  /** A condition on `sendwright.email_states s` for each status that is asked for; none: whichever. */
  readonly inStates: ReadonlyArray<string>
  readonly tag: string | null
  /** The conditions on the sender, by the alias of `sendwright.emails`. */
  readonly ofSender: ((table: string) => string) | null
  readonly text: {
    /** A pattern for LIKE. */
    readonly pattern: string
    /** The text as it was given: the name of an email to its senders or to the provider. */
    readonly exact: string
    /** The email that a Message-ID of this text belongs to. */
    readonly namedId: string
  } | null
}

/** The condition on `sendwright.email_states s`; empty where there is none. */
export const inState = ({ inStates }: Pick<Wanted, "inStates">): string => {
  const [first, ...others] = inStates
  return first === undefined ? "" : others.length === 0 ? ` AND ${first}` : ` AND (${inStates.join(" OR ")})`
}

/** What a table has for a search. */
interface Columns {
  readonly tags: string
  readonly text: string
}

const ofEmails: Columns = { tags: "e.tags", text: "e.search_text" }
const ofEntries: Columns = { tags: "x.tags", text: "x.text" }
// An expression that no index has.
const ofEntriesByText: Columns = { ...ofEntries, tags: "(x.tags || '{}'::text[])" }

const withTag = ({ tag }: Wanted, { tags }: Columns) => tag === null ? "" : ` AND ${tags} @> ARRAY[${tag}]`

const matching = (wanted: Wanted, columns: Columns): string =>
  withTag(wanted, columns) + (columns === ofEmails ? ofSender(wanted, "e") : "") +
  (wanted.text === null ? "" : ` AND ${columns.text} LIKE ${wanted.text.pattern}`)

const ofSender = (wanted: Wanted, table: string): string => wanted.ofSender?.(table) ?? ""

const joinState = ({ inStates, within }: Wanted, id: string) =>
  inStates.length === 0 ? "" : ` JOIN sendwright.email_states s ON s.email_id = ${id}${within("s.email_id")}`

/** Entries know nothing of the sender. */
const joinSender = (wanted: Wanted, id: string) =>
  wanted.ofSender === null
    ? ""
    : ` JOIN sendwright.emails o ON o.id = ${id}${wanted.within("o.id")}${ofSender(wanted, "o")}`

const placesOfState = ({ scopeOf }: Pick<Wanted, "scopeOf">, condition: string) => `
  SELECT s.email_id AS id FROM sendwright.email_states s
  WHERE ${scopeOf("s", "email_id")}${condition} ORDER BY s.email_id DESC`

/**
 * The places of the statuses that are asked for, newest first. Of several, so many of each are read in its place of the
 * index as are examined: `length`.
 */
export const statePlaces = (wanted: Pick<Wanted, "scopeOf" | "inStates">, length: string): string =>
  wanted.inStates.length === 1 ? placesOfState(wanted, inState(wanted)) : `
  SELECT id FROM (${
    wanted.inStates.map((status) => `(${placesOfState(wanted, ` AND ${status}`)} ${limitOf(length)})`).join(
      " UNION ALL "
    )
  }) r ORDER BY id DESC`

/** Of some places those whose emails match. One look at a time, so that it ends with the page. */
const matchingAmong = (wanted: Wanted, places: string) => `
  SELECT e.id FROM ${apart(places)} r CROSS JOIN LATERAL (
    SELECT e.id FROM sendwright.emails e
    WHERE e.id = r.id${wanted.within("e.id")}${matching(wanted, ofEmails)} OFFSET 0
  ) e ORDER BY r.id DESC LIMIT ${wanted.limit}`

const newest = ({ scopeOf, within }: Wanted, length: string | number) =>
  `(
  SELECT e.* FROM ${
    apart(`SELECT e.id FROM sendwright.emails e WHERE ${scopeOf("e", "id")} ORDER BY e.id DESC ${limitOf(length)}`)
  } n CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = n.id${within("e.id")} OFFSET 0) e
) e`

/** The emails that have the text as their name. */
const named = (wanted: Wanted): string => {
  const { scopeOf, text, within } = wanted
  const narrowed = withTag(wanted, ofEmails) + ofSender(wanted, "e") + inState(wanted)
  return text === null ? "SELECT NULL::uuid AS id WHERE false" : `
  SELECT e.id FROM sendwright.emails e${joinState(wanted, "e.id")}
  WHERE e.id = ${text.namedId} AND e.message_id = ${text.exact}
    AND ${scopeOf("e", "id")}${narrowed}
  UNION
  SELECT e.id FROM sendwright.email_states s JOIN sendwright.emails e ON e.id = s.email_id
  WHERE s.provider_message_id = ${text.exact}${within("s.email_id")} AND ${scopeOf("e", "id")}${narrowed}`
}

/**
 * Common table expressions that read so many emails one by one, newest first. `found` are the ids of those that match, up
 * to the page; `edge` is the last place that was read, where the page is not full, and how many were.
 */
export const walked = (wanted: Wanted, length: string): string => {
  const { inStates, limit, scopeOf } = wanted
  const places = inStates.length === 0
    ? `
    SELECT e.id FROM sendwright.emails e WHERE ${scopeOf("e", "id")} ORDER BY e.id DESC`
    : statePlaces(wanted, length)
  const near = inStates.length > 0 ? matchingAmong(wanted, `${places} ${limitOf(length)}`) : `
    SELECT e.id FROM ${newest(wanted, length)} WHERE true${matching(wanted, ofEmails)}
    ORDER BY e.id DESC LIMIT ${limit}`
  return `
  near AS MATERIALIZED (${near}),
  edge AS MATERIALIZED (
    SELECT * FROM (
      SELECT p.id, row_number() OVER (ORDER BY p.id DESC)::int4 AS read FROM (${places} ${limitOf(length)}) p
      ORDER BY read DESC LIMIT 1
    ) r WHERE (SELECT count(*) FROM near) < ${limit}
  ),
  exact AS MATERIALIZED (${named(wanted)}),
  found AS (
    SELECT id FROM near
    UNION SELECT id FROM exact
    WHERE id >= (SELECT id FROM edge) OR NOT EXISTS (SELECT FROM edge WHERE read = ${length})
  )`
}

/**
 * Common table expressions that find whatever matches, `found`, by the entries that an index has, and among the queued
 * emails, which have none yet.
 */
export const indexed = (wanted: Wanted): string => {
  const { scopeOf } = wanted
  // Without an order of its own, so that the planner asks an index for all that match.
  const entries = (columns: Columns) => `
    SELECT x.email_id AS id FROM sendwright.search_entries x${joinState(wanted, "x.email_id")}${
    joinSender(wanted, "x.email_id")
  }
    WHERE ${scopeOf("x", "email_id")}${matching(wanted, columns)}${inState(wanted)}`
  // A tag that many emails have narrows nothing down, and to look each hit of a text up under it takes its time.
  const isDual = wanted.tag !== null && wanted.text !== null
  const tagged = `
    SELECT count(*) >= ${commonTag} AS is_common FROM ${newest(wanted, window)} WHERE true${withTag(wanted, ofEmails)}`
  const byIndex = !isDual ? entries(ofEntries) : `
    ${entries(ofEntries)} AND NOT (SELECT is_common FROM tagged)
    UNION ALL ${entries(ofEntriesByText)} AND (SELECT is_common FROM tagged)`
  return `${
    isDual ?
      `
  tagged AS MATERIALIZED (${tagged}),` :
      ""
  }
  far AS MATERIALIZED (${byIndex} UNION ALL (${
    matchingAmong(wanted, placesOfState(wanted, `${inState(wanted)} AND s.status = 'queued'`))
  })),
  exact AS MATERIALIZED (${named(wanted)}),
  found AS (SELECT id FROM far UNION SELECT id FROM exact)`
}
