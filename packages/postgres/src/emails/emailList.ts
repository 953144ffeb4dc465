import type { EmailScope } from "@sendwright/core/accounts/Caller"
import type { ListAnswer, PlacesAnswer } from "@sendwright/core/emails/EmailStore"
import type { Mode } from "@sendwright/core/foundation/Mode"
import type { Match } from "@sendwright/core/model/Email"
import { type EmailQuery, isWalked, type Position, positionOf } from "@sendwright/core/model/EmailQuery"
import { searchedAddresses } from "@sendwright/core/model/SearchedAddress"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { limitOf, type LogWindow } from "../months/logWindows.ts"
import * as P from "../sql/params.ts"
import {
  bare,
  type Found,
  type ListRow,
  Parameters,
  type PlaceRow,
  type Scope,
  scopeOf,
  type Shape,
  shaped,
  summaries,
  windowsOf
} from "./emailPage.ts"
import { toSummary } from "./emailRows.ts"
import { inState, statePlaces } from "./emailSearch.ts"
import { searched } from "./emailSearched.ts"

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

const ofMode = <Row extends PlaceRow>(
  db: Database,
  account: string,
  mode: Mode,
  query: EmailQuery,
  shape: Shape<Row>
): Effect.Effect<Found<Row>, SqlError> => {
  const accountId = P.idOrNull(account)
  const { search } = query
  // A line break would match across the lines of `search_text`, and is in nothing that is searched.
  if (accountId === null || (search?._tag === "Text" && /[\n\0]/.test(search.text))) {
    return Effect.succeed({ rows: [], stoppedAt: null })
  }
  const scope = scopeOf(accountId, mode, query)
  return isWalked(query)
    ? searched(db, scope, query, shape)
    : Effect.map(inPlace(db, scope, query, shape), (rows) => ({ rows, stoppedAt: null }))
}

/** A page whose emails stand side by side in an index, or the one email of an id. */
const inPlace = Effect.fnUntraced(function*<Row extends PlaceRow>(
  db: Database,
  scope: Scope,
  query: EmailQuery,
  shape: Shape<Row>
): Effect.fn.Return<ReadonlyArray<Row>, SqlError> {
  const rows: Array<Row> = []
  for (const window of windowsOf(query, yield* Clock.currentTimeMillis)) {
    const asked = { ...query, limit: query.limit - rows.length }
    rows.push(...yield* shaped(db, window, shape, (shape) => inWindow(db, scope, asked, window, shape)))
    if (rows.length >= query.limit) break
  }
  return rows
})

const inWindow = <Row extends PlaceRow>(
  db: Database,
  scope: Scope,
  { after, limit, search }: EmailQuery,
  window: LogWindow,
  { page }: Shape<Row>
): Effect.Effect<ReadonlyArray<Row>, SqlError> => {
  const parameters = new Parameters()
  const wanted = scope(parameters, window, after)
  const { inStates, ofSender, scopeOf, tag } = wanted
  const most = parameters.add(P.int(limit))
  const found = search?._tag === "EmailId"
    ? `SELECT e.id FROM sendwright.emails e
      JOIN sendwright.email_states s ON s.email_id = e.id${window.within("s.email_id")}
      WHERE ${scopeOf("e", "id")} AND e.id = ${parameters.add(P.uuid(P.idOrNull(search.id)))}${
      tag === null ? "" : ` AND e.tags @> ARRAY[${tag}]`
    }${ofSender?.("e") ?? ""}${inState(wanted)}`
    : inStates.length === 0
    ? `SELECT e.id FROM sendwright.emails e WHERE ${scopeOf("e", "id")} ORDER BY e.id DESC ${limitOf(most)}`
    : `${statePlaces(wanted, most)} ${limitOf(most)}`
  const text = page(found, most, window.within)
  return window.isRecent ? db.query<Row>(text, parameters.values) : db.queryPlanned<Row>(text, parameters.values)
}

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
