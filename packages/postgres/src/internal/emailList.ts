import type { EmailScope } from "@sendwright/core/accounts/Caller"
import type { ListAnswer } from "@sendwright/core/emails/EmailStore"
import type { Mode } from "@sendwright/core/foundation/Mode"
import type { Match } from "@sendwright/core/model/Email"
import type { EmailQuery, Position } from "@sendwright/core/model/EmailQuery"
import { emailIdOf } from "@sendwright/core/model/MessageId"
import { searchedAddresses } from "@sendwright/core/model/SearchedAddress"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { isSqlError, type SqlError } from "effect/sql/SqlError"
import type { Database } from "./Database.ts"
import { summaryColumns, type SummaryRow, toSummary } from "./emailRows.ts"
import { indexed, walked, type Wanted } from "./emailSearch.ts"
import * as P from "./params.ts"

/** How many emails a search reads before it asks an index: what is common is found among them. */
const firstStep = 1000
/** How many emails it reads by one statement where no index helps. */
const step = 2500
/** How long an index may look, in milliseconds: there are texts whose parts are common and which themselves are rare. */
const indexMillis = 100
/** How long a search goes on to read, in milliseconds since it began; the statement under way is let end. */
const walkMillis = 200

interface ListRow extends SummaryRow {
  readonly message_id: string
  readonly provider_message_id: string | null
  readonly recipients: ReadonlyArray<string>
}

interface Found {
  readonly rows: ReadonlyArray<ListRow>
  readonly stoppedAt: Position | null
}

/** One page of the log. */
export const list = Effect.fnUntraced(function*(
  db: Database,
  scope: EmailScope,
  query: EmailQuery
): Effect.fn.Return<ListAnswer, SqlError> {
  if (query.limit <= 0) return { emails: [], stoppedAt: null }
  const pages = yield* Effect.forEach(new Set(scope.modes), (mode) => ofMode(db, scope.accountId, mode, query))
  // Nothing is known of what lies behind the place where the first of them stopped.
  const stoppedAt = pages.reduce<Position | null>(
    (newest, page) =>
      page.stoppedAt !== null && (newest === null || newestFirst(page.stoppedAt, newest) < 0) ? page.stoppedAt : newest,
    null
  )
  const rows = pages.flatMap((page) => page.rows).map((row) => ({ row, createdAt: row.created_at, id: row.id }))
    .filter((place) => stoppedAt === null || newestFirst(place, stoppedAt) <= 0)
    .sort(newestFirst)
  return {
    emails: rows.slice(0, query.limit).map(({ row }) => toSummary(row, matchOf(row, query))),
    stoppedAt: rows.length < query.limit ? stoppedAt : null
  }
})

const newestFirst = (left: Position, right: Position): number =>
  right.createdAt.getTime() - left.createdAt.getTime() || (left.id < right.id ? 1 : left.id === right.id ? 0 : -1)

/** The parameters of one statement, numbered as they are asked for. */
class Parameters {
  readonly values: Array<unknown> = []
  readonly add = (value: unknown): string => `$${this.values.push(value)}`
}

type Scope = (parameters: Parameters, after: Position | null) => Pick<Wanted, "scopeOf" | "inState" | "tag">

const scopeOf = (accountId: string, mode: Mode, { status, tag }: EmailQuery): Scope => ({ add }, after) => {
  const account = add(P.uuid(accountId))
  const inMode = add(P.text(mode))
  const place = after === null ? "" : `(${add(P.time(after.createdAt))}, ${add(P.uuid(P.idOrNull(after.id)))}::uuid)`
  return {
    scopeOf: (table, idColumn) =>
      `${table}.account_id = ${account} AND ${table}.mode = ${inMode}` +
      (place === "" ? "" : ` AND (${table}.created_at, ${table}.${idColumn}) < ${place}`),
    inState: status === null ? "" : ` AND s.status = ${add(P.text(status))}`,
    tag: tag === null ? null : add(P.text(tag))
  }
}

const ofMode = (db: Database, account: string, mode: Mode, query: EmailQuery): Effect.Effect<Found, SqlError> => {
  const accountId = P.idOrNull(account)
  const { search } = query
  // A line break would match across the lines of `search_text`, and stands in nothing that is searched.
  if (accountId === null || (search?._tag === "Text" && /[\n\0]/.test(search.text))) {
    return Effect.succeed({ rows: [], stoppedAt: null })
  }
  const scope = scopeOf(accountId, mode, query)
  return search?._tag === "EmailId" || (search === null && query.tag === null)
    ? Effect.map(inPlace(db, scope, query), (rows) => ({ rows, stoppedAt: null }))
    : searched(db, scope, query)
}

/** A page whose emails stand side by side in an index, or the one email of an id. */
const inPlace = (db: Database, scope: Scope, { after, limit, search }: EmailQuery) => {
  const parameters = new Parameters()
  const { inState, scopeOf, tag } = scope(parameters, after)
  const most = parameters.add(P.int(limit))
  const found = search?._tag === "EmailId"
    ? `SELECT e.id, e.created_at FROM sendwright.emails e JOIN sendwright.email_states s ON s.email_id = e.id
      WHERE ${scopeOf("e", "id")} AND e.id = ${parameters.add(P.uuid(P.idOrNull(search.id)))}${
      tag === null ? "" : ` AND e.tags @> ARRAY[${tag}]`
    }${inState}`
    : inState === ""
    ? `SELECT e.id, e.created_at FROM sendwright.emails e WHERE ${scopeOf("e", "id")}
      ORDER BY e.created_at DESC, e.id DESC LIMIT ${most}`
    : `SELECT s.email_id AS id, s.created_at FROM sendwright.email_states s WHERE ${scopeOf("s", "email_id")}${inState}
      ORDER BY s.created_at DESC, s.email_id DESC LIMIT ${most}`
  return db.query<ListRow>(page(found, most), parameters.values)
}

/**
 * A page by text or tag. What is common is found among the newest emails, which are read one by one; the index has the
 * rest. Where it cannot tell, because the text has no three letters or digits in a row, or not in time, reading goes on
 * as deep as the query allows, and stops there.
 */
const searched = Effect.fnUntraced(function*(
  db: Database,
  scope: Scope,
  query: EmailQuery
): Effect.fn.Return<Found, SqlError> {
  const { depth, limit, search } = query
  const clock = yield* Clock.Clock
  const began = clock.currentTimeMillisUnsafe()
  const rows: Array<ListRow> = []
  let stoppedAt = query.after
  let isIndexed = search?._tag !== "Text" || /[\p{L}\p{N}]{3}/u.test(search.text)
  for (let read = 0; read < depth;) {
    const length = Math.min(read === 0 ? firstStep : step, depth - read)
    const near = yield* walk(db, scope, { ...query, after: stoppedAt, limit: limit - rows.length }, length)
    rows.push(...near.rows)
    if (near.stoppedAt === null) return { rows, stoppedAt: null }
    read += length
    stoppedAt = near.stoppedAt
    if (isIndexed) {
      const far = yield* byIndex(db, scope, { ...query, after: stoppedAt, limit: limit - rows.length })
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

interface WalkRow extends Partial<ListRow> {
  readonly edge_id: string | null
  readonly edge_created_at: Date | null
}

const walk = Effect.fnUntraced(function*(
  db: Database,
  scope: Scope,
  query: EmailQuery,
  length: number
): Effect.fn.Return<Found, SqlError> {
  const parameters = new Parameters()
  const wanted = wantedOf(parameters, scope, query)
  const found = yield* db.queryPlanned<WalkRow>(
    `WITH ${walked(wanted, parameters.add(P.int(length)))}
    SELECT edge.id AS edge_id, edge.created_at AS edge_created_at, p.*
    FROM (SELECT) one LEFT JOIN edge ON true LEFT JOIN (${page("SELECT * FROM found", wanted.limit)}) p ON true
    ORDER BY p.created_at DESC, p.id DESC`,
    parameters.values
  )
  const edge = found[0]
  return {
    // Without a hit there is the one row that says where it stopped.
    rows: found.filter((row): row is WalkRow & ListRow => row.id !== null),
    stoppedAt: edge === undefined || edge.edge_id === null || edge.edge_created_at === null
      ? null
      : { id: edge.edge_id, createdAt: edge.edge_created_at }
  }
})

/**
 * None where the index was not done in time: that is an answer, and no failure of a command. In the caller's transaction
 * it may take as long as it takes.
 */
const byIndex = (
  db: Database,
  scope: Scope,
  query: EmailQuery
): Effect.Effect<Option.Option<ReadonlyArray<ListRow>>, SqlError> => {
  const parameters = new Parameters()
  const wanted = wantedOf(parameters, scope, query)
  const look = db.queryPlanned<ListRow>(
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

/** The entries of a page, from the ids that are on it or before its end. */
const page = (found: string, limit: string): string => `
SELECT ${summaryColumns}, e.message_id, s.provider_message_id, e.recipients
FROM (SELECT * FROM (${found}) f ORDER BY created_at DESC, id DESC LIMIT ${limit}) f
JOIN sendwright.emails e ON e.id = f.id
JOIN sendwright.email_states s ON s.email_id = f.id
ORDER BY f.created_at DESC, f.id DESC`

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
