/**
 * How many of the newest emails are looked through in their order before an index is asked for the rest. What is
 * common is found among them; what is not found among them is rare enough for the index.
 */
const windowSize = 1000
/** In how many of the newest a tag is common. */
const commonTag = windowSize / 10

/** What is looked for, as pieces of SQL; null is what the query does not ask for. */
export interface Wanted {
  /** The condition that a row is of the account and the mode, and behind the cursor. */
  readonly scopeOf: (table: string, idColumn: string) => string
  readonly limit: string
  /** The conditions on `sendwright.email_states s`; empty where there are none. */
  readonly inState: string
  readonly tag: string | null
  readonly text: {
    /** A pattern for LIKE. */
    readonly pattern: string
    /** The text as it was given: the name of an email to its senders or to the provider. */
    readonly exact: string
    /** The email that a Message-ID of this text belongs to. */
    readonly namedId: string
  } | null
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

/**
 * The places `(id, created_at)` of emails by tag and text, in no order: those of the first page, and perhaps others
 * behind it. `near` are those among the newest. Only where they do not fill the page, `far` finds the others behind the
 * `edge` of what `near` looked through: by their entries, and among the queued ones, which have none yet. `exact` are
 * the emails that have the text as their name.
 */
export const searched = (wanted: Wanted): string => {
  const { inState, limit, scopeOf, tag, text } = wanted
  const withTag = ({ tags }: Columns) => tag === null ? "" : ` AND ${tags} @> ARRAY[${tag}]`
  const matching = (columns: Columns) =>
    withTag(columns) + (text === null ? "" : ` AND ${columns.text} LIKE ${text.pattern}`)
  const joinState = (id: string) => inState === "" ? "" : ` JOIN sendwright.email_states s ON s.email_id = ${id}`

  const emailPlaces = `
    SELECT e.id, e.created_at FROM sendwright.emails e WHERE ${
    scopeOf("e", "id")
  } ORDER BY e.created_at DESC, e.id DESC`
  const statePlaces = (condition: string) => `
    SELECT s.email_id AS id, s.created_at FROM sendwright.email_states s
    WHERE ${scopeOf("s", "email_id")}${inState}${condition} ORDER BY s.created_at DESC, s.email_id DESC`
  // One look at a time, so that it ends with the page.
  const matchingAmong = (places: string) => `
    SELECT e.id, e.created_at FROM (${places}) r CROSS JOIN LATERAL (
      SELECT e.id, e.created_at FROM sendwright.emails e WHERE e.id = r.id${matching(ofEmails)} OFFSET 0
    ) e ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit}`

  // By status they are looked up one by one.
  const windowLength = inState === "" ? windowSize : windowSize / 2
  const places = inState === "" ? emailPlaces : statePlaces("")
  const newest = `(
    SELECT * FROM sendwright.emails e WHERE ${scopeOf("e", "id")} ORDER BY e.created_at DESC, e.id DESC
    LIMIT ${windowSize}
  ) e`
  const near = inState !== "" ? matchingAmong(`${places} LIMIT ${windowLength}`) : `
    SELECT e.id, e.created_at FROM ${newest} WHERE true${matching(ofEmails)}
    ORDER BY e.created_at DESC, e.id DESC LIMIT ${limit}`
  const edge = `
    SELECT *, (SELECT count(*) FROM near) < ${limit} AS is_left FROM (${places} OFFSET ${windowLength - 1} LIMIT 1) r`
  const behind = (place: string) => ` AND (SELECT is_left FROM edge) AND ${place} < (SELECT created_at, id FROM edge)`

  // Without an order of its own, so that the planner asks an index for all that match.
  const entries = (columns: Columns) => `
    SELECT x.email_id AS id, x.created_at FROM sendwright.search_entries x${joinState("x.email_id")}
    WHERE ${scopeOf("x", "email_id")}${behind("(x.created_at, x.email_id)")}${matching(columns)}${inState}`
  // A tag that many emails have narrows nothing down, and to look each hit of a text up under it takes its time.
  const isDual = tag !== null && text !== null
  const tagged = `
    SELECT count(*) >= ${commonTag} AS is_common FROM ${newest} WHERE true${withTag(ofEmails)}`
  const found = !isDual ? entries(ofEntries) : `
    ${entries(ofEntries)} AND NOT (SELECT is_common FROM tagged)
    UNION ALL ${entries(ofEntriesByText)} AND (SELECT is_common FROM tagged)`
  const queued = matchingAmong(statePlaces(` AND s.status = 'queued'${behind("(s.created_at, s.email_id)")}`))

  const named = text === null ? "" : `
    SELECT e.id, e.created_at FROM sendwright.emails e${joinState("e.id")}
    WHERE e.id = ${text.namedId} AND e.message_id = ${text.exact}
      AND ${scopeOf("e", "id")}${withTag(ofEmails)}${inState}
    UNION
    SELECT e.id, e.created_at FROM sendwright.email_states s JOIN sendwright.emails e ON e.id = s.email_id
    WHERE s.provider_message_id = ${text.exact} AND ${scopeOf("e", "id")}${withTag(ofEmails)}${inState}`

  return `
  WITH near AS MATERIALIZED (${near}),
  edge AS MATERIALIZED (${edge}),${isDual ? `tagged AS MATERIALIZED (${tagged}),` : ""}
  far AS MATERIALIZED (${found} UNION ALL (${queued}))
  ${text === null ? "" : `, exact AS MATERIALIZED (${named})`}
  SELECT id, created_at FROM near UNION SELECT id, created_at FROM far
  ${text === null ? "" : "UNION SELECT id, created_at FROM exact"}`
}
