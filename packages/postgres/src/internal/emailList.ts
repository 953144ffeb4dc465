import type { EmailScope } from "@sendwright/core/accounts/Caller"
import type { ListAnswer, PlacesAnswer } from "@sendwright/core/emails/EmailStore"
import type { Mode } from "@sendwright/core/foundation/Mode"
import type { Match } from "@sendwright/core/model/Email"
import { type EmailQuery, isWalked, type Position, positionOf, statusesOf } from "@sendwright/core/model/EmailQuery"
import { emailIdOf } from "@sendwright/core/model/MessageId"
import { searchedAddresses } from "@sendwright/core/model/SearchedAddress"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { isSqlError, type SqlError } from "effect/sql/SqlError"
import type { Database } from "./Database.ts"
import { summaryColumns, type SummaryRow, toSummary } from "./emailRows.ts"
import { indexed, inState, statePlaces, walked, type Wanted } from "./emailSearch.ts"
import { firstIdOf } from "./months.ts"
import * as P from "./params.ts"

/** How many emails a search reads before it asks an index: what is common is found among them. */
const firstStep = 1000
/** How many emails it reads by one statement where no index helps. */
const step = 2500
/** Where so many emails, read one by one, would fill the page at the rate of those that were read, no index is asked. */
const promising = 10_000
/** How long an index may look, in milliseconds: there are texts whose parts are common and which themselves are rare. */
const indexMillis = 100
/** How long a search goes on to read, in milliseconds since it began; the statement under way is let end. */
const walkMillis = 150

interface ListRow extends SummaryRow {
  readonly message_id: string
  readonly provider_message_id: string | null
  readonly recipients: ReadonlyArray<string>
}

/** What a page is read of: its places, and whatever `Shape` joins to them. */
type PlaceRow = Pick<ListRow, "id">

interface Found<Row> {
  readonly rows: ReadonlyArray<Row>
  readonly stoppedAt: Position | null
}

/** The rows of a page, from the ids that are on it or before its end. */
interface Shape<in out Row extends PlaceRow> {
  readonly page: (found: string, limit: string) => string
  readonly Row?: Row
}

/** One page of the log. */
export const list = (db: Database, scope: EmailScope, query: EmailQuery): Effect.Effect<ListAnswer, SqlError> =>
  Effect.map(read(db, scope, query, summaries), ({ rows, stoppedAt }) => ({
    emails: rows.map((row) => toSummary(row, matchOf(row, query))),
    stoppedAt
  }))

/** The places of one page of the log. */
export const places = (db: Database, scope: EmailScope, query: EmailQuery): Effect.Effect<PlacesAnswer, SqlError> =>
  Effect.map(read(db, scope, query, bare), ({ rows, stoppedAt }) => ({
    places: rows.map(({ id }) => positionOf(id)),
    stoppedAt
  }))

const read = Effect.fnUntraced(function*<Row extends PlaceRow>(
  db: Database,
  scope: EmailScope,
  query: EmailQuery,
  shape: Shape<Row>
): Effect.fn.Return<Found<Row>, SqlError> {
  if (query.limit <= 0) return { rows: [], stoppedAt: null }
  const pages = yield* Effect.forEach(new Set(scope.modes), (mode) => ofMode(db, scope.accountId, mode, query, shape))
  // Nothing is known of what lies behind the place where the first of them stopped.
  const stoppedAt = pages.reduce<Position | null>(
    (newest, page) =>
      page.stoppedAt !== null && (newest === null || newestFirst(page.stoppedAt, newest) < 0) ? page.stoppedAt : newest,
    null
  )
  const rows = pages.flatMap((page) => page.rows)
    .filter((row) => stoppedAt === null || newestFirst(row, stoppedAt) <= 0)
    .sort(newestFirst)
  return {
    rows: rows.slice(0, query.limit),
    stoppedAt: rows.length < query.limit ? stoppedAt : null
  }
})

const newestFirst = (left: { readonly id: string }, right: { readonly id: string }): number =>
  left.id < right.id ? 1 : left.id === right.id ? 0 : -1

/** The parameters of one statement, numbered as they are asked for. */
class Parameters {
  readonly values: Array<unknown> = []
  readonly add = (value: unknown): string => `$${this.values.push(value)}`
}

type Scope = (
  parameters: Parameters,
  after: Position | null
) => Pick<Wanted, "scopeOf" | "inStates" | "tag" | "ofSender">

const scopeOf = (accountId: string, mode: Mode, query: EmailQuery): Scope => ({ add }, after) => {
  const { domain, from, keyId, since, tag, to } = query
  const account = add(P.uuid(accountId))
  const inMode = add(P.text(mode))
  const bounds: Array<(table: string, idColumn: string) => string> = []
  if (after !== null) {
    const place = add(P.uuid(P.idOrNull(after.id)))
    bounds.push((table, id) => `${table}.${id} < ${place}`)
  }
  if (since !== undefined) {
    const place = add(P.uuid(P.idOrNull(since.id)))
    bounds.push((table, id) => `${table}.${id} > ${place}`)
  }
  for (const [time, compares] of [[from, ">="], [to, "<"]] as const) {
    if (time === undefined) continue
    const bound = add(P.uuid(firstIdOf(time.getTime())))
    bounds.push((table, id) => `${table}.${id} ${compares} ${bound}`)
  }
  const name = domain === undefined || domain.name === null ? null : add(P.text(domain.name))
  const key = keyId === undefined ? null : add(P.uuid(P.idOrNull(keyId)))
  return {
    scopeOf: (table, idColumn) =>
      [
        `${table}.account_id = ${account} AND ${table}.mode = ${inMode}`,
        ...bounds.map((bound) => bound(table, idColumn))
      ].join(" AND "),
    inStates: statusesOf(query).map((status) => `s.status = ${add(P.text(status))}`),
    tag: tag === null ? null : add(P.text(tag)),
    // A domain that was removed and added again has another id.
    ofSender: domain === undefined && key === null ?
      null :
      (table) =>
        (domain === undefined ?
          "" :
          name === null ?
          ` AND ${table}.domain_id IS NULL` :
          ` AND ${table}.domain_id = ANY (
        ARRAY(SELECT d.id FROM sendwright.domains d WHERE d.account_id = ${account} AND d.name = ${name}))`) +
        (key === null ? "" : ` AND ${table}.key_id = ${key}`)
  }
}

const ofMode = <Row extends PlaceRow>(
  db: Database,
  account: string,
  mode: Mode,
  query: EmailQuery,
  shape: Shape<Row>
): Effect.Effect<Found<Row>, SqlError> => {
  const accountId = P.idOrNull(account)
  const { search } = query
  // A line break would match across the lines of `search_text`, and stands in nothing that is searched.
  if (accountId === null || (search?._tag === "Text" && /[\n\0]/.test(search.text))) {
    return Effect.succeed({ rows: [], stoppedAt: null })
  }
  const scope = scopeOf(accountId, mode, query)
  return isWalked(query)
    ? searched(db, scope, query, shape)
    : Effect.map(inPlace(db, scope, query, shape), (rows) => ({ rows, stoppedAt: null }))
}

/** A page whose emails stand side by side in an index, or the one email of an id. */
const inPlace = <Row extends PlaceRow>(
  db: Database,
  scope: Scope,
  { after, limit, search }: EmailQuery,
  { page }: Shape<Row>
) => {
  const parameters = new Parameters()
  const wanted = scope(parameters, after)
  const { inStates, ofSender, scopeOf, tag } = wanted
  const most = parameters.add(P.int(limit))
  const found = search?._tag === "EmailId"
    ? `SELECT e.id FROM sendwright.emails e JOIN sendwright.email_states s ON s.email_id = e.id
      WHERE ${scopeOf("e", "id")} AND e.id = ${parameters.add(P.uuid(P.idOrNull(search.id)))}${
      tag === null ? "" : ` AND e.tags @> ARRAY[${tag}]`
    }${ofSender?.("e") ?? ""}${inState(wanted)}`
    : inStates.length === 0
    ? `SELECT e.id FROM sendwright.emails e WHERE ${scopeOf("e", "id")} ORDER BY e.id DESC LIMIT ${most}`
    : `${statePlaces(wanted, most)} LIMIT ${most}`
  return db.query<Row>(page(found, most), parameters.values)
}

/**
 * A page by text, tag or sender. What is common is found among the newest emails, which are read one by one: an index
 * would have to collect all that match before it knew the newest. The index has the rest. Where it cannot tell, because
 * nothing but a sender is asked for, because the text has no three letters or digits in a row, or not in time, reading
 * goes on as deep as the query allows, and stops there.
 */
const searched = Effect.fnUntraced(function*<Row extends PlaceRow>(
  db: Database,
  scope: Scope,
  query: EmailQuery,
  shape: Shape<Row>
): Effect.fn.Return<Found<Row>, SqlError> {
  const { depth, limit, search, tag } = query
  const clock = yield* Clock.Clock
  const began = clock.currentTimeMillisUnsafe()
  const rows: Array<Row> = []
  let stoppedAt = query.after
  let isIndexed = search?._tag === "Text" ? /[\p{L}\p{N}]{3}/u.test(search.text) : tag !== null
  for (let read = 0; read < depth;) {
    const length = Math.min(read === 0 ? firstStep : step, depth - read)
    const near = yield* walk(db, scope, { ...query, after: stoppedAt, limit: limit - rows.length }, length, shape)
    rows.push(...near.rows)
    if (near.stoppedAt === null) return { rows, stoppedAt: null }
    read += length
    stoppedAt = near.stoppedAt
    const fills = read < depth && near.rows.length * promising >= (limit - rows.length) * length
    if (isIndexed && !fills) {
      const far = yield* byIndex(db, scope, { ...query, after: stoppedAt, limit: limit - rows.length }, shape)
      if (Option.isSome(far)) return { rows: [...rows, ...far.value], stoppedAt: null }
      isIndexed = false
    } else if (clock.currentTimeMillisUnsafe() - began >= walkMillis) break
  }
  return { rows, stoppedAt }
})

const wantedOf = (parameters: Parameters, scope: Scope, { after, limit, search }: EmailQuery): Wanted => {
  const { add } = parameters
  return {
    ...scope(parameters, after),
    limit: add(P.int(limit)),
    text: search?._tag !== "Text" ? null : {
      pattern: add(P.text(patternOf(search.text))),
      exact: add(P.text(search.text)),
      namedId: add(P.uuid(P.idOrNull(emailIdOf(search.text))))
    }
  }
}

interface Edge {
  readonly edge_id: string | null
}

const walk = Effect.fnUntraced(function*<Row extends PlaceRow>(
  db: Database,
  scope: Scope,
  query: EmailQuery,
  length: number,
  { page }: Shape<Row>
): Effect.fn.Return<Found<Row>, SqlError> {
  const parameters = new Parameters()
  const wanted = wantedOf(parameters, scope, query)
  const found = yield* db.queryPlanned<Edge & (Row | { readonly id: null })>(
    `WITH ${walked(wanted, parameters.add(P.int(length)))}
    SELECT edge.id AS edge_id, p.*
    FROM (SELECT) one LEFT JOIN edge ON true LEFT JOIN (${page("SELECT * FROM found", wanted.limit)}) p ON true
    ORDER BY p.id DESC`,
    parameters.values
  )
  const edge = found[0]
  return {
    // Without a hit there is the one row that says where it stopped.
    rows: found.filter((row): row is Edge & Row => row.id !== null),
    stoppedAt: edge === undefined || edge.edge_id === null ? null : positionOf(edge.edge_id)
  }
})

/**
 * None where the index was not done in time: that is an answer, and no failure of a command. In the caller's transaction
 * it may take as long as it takes.
 */
const byIndex = <Row extends PlaceRow>(
  db: Database,
  scope: Scope,
  query: EmailQuery,
  { page }: Shape<Row>
): Effect.Effect<Option.Option<ReadonlyArray<Row>>, SqlError> => {
  const parameters = new Parameters()
  const wanted = wantedOf(parameters, scope, query)
  const look = db.queryPlanned<Row>(
    `WITH ${indexed(wanted)} ${page("SELECT * FROM found", wanted.limit)}`,
    parameters.values
  )
  return Effect.flatMap(db.inTransaction, (inside) =>
    inside ? Effect.asSome(look) : db.command(
      Effect.asSome(
        db.transaction(Effect.andThen(db.query(`SET LOCAL statement_timeout = ${indexMillis}`), look))
      ).pipe(Effect.catchIf(
        (error) => isSqlError(error) && error.reason._tag === "StatementTimeoutError",
        () => Effect.succeedNone
      ))
    ))
}

const summaries: Shape<ListRow> = {
  page: (found, limit) => `
SELECT ${summaryColumns}, e.message_id, s.provider_message_id, e.recipients
FROM (SELECT * FROM (${found}) f ORDER BY id DESC LIMIT ${limit}) f
JOIN sendwright.emails e ON e.id = f.id
JOIN sendwright.email_states s ON s.email_id = f.id
ORDER BY f.id DESC`
}

const bare: Shape<PlaceRow> = {
  page: (found, limit) => `
SELECT f.id FROM (${found}) f ORDER BY f.id DESC LIMIT ${limit}`
}

const patternOf = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`

const matchOf = (row: ListRow, { search }: EmailQuery): Match | null => {
  if (search === null) return null
  if (search._tag === "EmailId") return { field: "email_id", value: row.id }
  const { text } = search
  if (row.provider_message_id === text || row.message_id === text) return { field: "message_id", value: text }
  const lower = text.toLowerCase()
  const { bcc_list: bcc, cc_list: cc, recipients, to_list: to } = row
  const recipient = searchedAddresses({ to, cc, bcc, recipients })
    .find((address) => address.toLowerCase().includes(lower))
  return recipient === undefined ? { field: "subject", value: row.subject } : { field: "recipient", value: recipient }
}
