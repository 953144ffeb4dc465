import type { EmailScope } from "@sendwright/core/accounts/Caller"
import type { Mode } from "@sendwright/core/foundation/Mode"
import { type EmailQuery, type Position, positionOf } from "@sendwright/core/model/EmailQuery"
import { isWalked, matchOf, type ReceivedQuery } from "@sendwright/core/received/ReceivedQuery"
import type { ListedReceived, ReceivedPage } from "@sendwright/core/received/ReceivedStore"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { Parameters, scopeOf, windowsOf } from "../emails/emailPage.ts"
import { inTime, patternOf } from "../emails/emailSearched.ts"
import { limitOf, type LogWindow } from "../months/logWindows.ts"
import * as P from "../sql/params.ts"
import { summaryColumns, type SummaryRow, toSummary } from "./receivedRows.ts"

/** How many emails one statement reads one by one. */
const step = 2_500
/** How many are read before the index of texts is asked: what is common is found among them. */
const nearBy = 1_000
/** How many months that index is asked for at once, behind the first two. */
const monthSteps = [2, 8]
/** After so many milliseconds no further statement is begun for a page that is read one by one. */
const walkMillis = 100
/** After so many the index is asked no further; it may look for so many at least. */
const enoughMillis = 50
const leastIndexMillis = 25

interface Found {
  readonly rows: ReadonlyArray<SummaryRow>
  readonly stoppedAt: Position | null
}

/**
 * One page of received emails. One filter is looked up in its index; where there are more, or a text, the emails of the
 * narrowest filter are read one by one, newest first, as deep as the query allows and until the time is over. A text that
 * is not among the newest is looked up as well, as far as its index answers in time.
 */
export const list = Effect.fnUntraced(function*(
  db: Database,
  scope: EmailScope,
  query: ReceivedQuery
): Effect.fn.Return<ReceivedPage, SqlError> {
  const accountId = P.idOrNull(scope.accountId)
  const { limit, search } = query
  // A line break would match across the lines of `search_text`, and is in nothing that is searched.
  if (accountId === null || limit <= 0 || (search?._tag === "Text" && /[\n\0]/.test(search.text))) {
    return { emails: [], stoppedAt: null }
  }
  const pages = yield* Effect.forEach(new Set(scope.modes), (mode) => ofMode(db, accountId, mode, query))
  // Nothing is known of what lies behind the place where the first of them stopped.
  const stops = pages.flatMap(({ stoppedAt }) => stoppedAt === null ? [] : [stoppedAt])
    .sort((left, right) => left.id < right.id ? 1 : -1)
  const stoppedAt = stops[0] ?? null
  const rows = pages.flatMap((page) => page.rows)
    .filter(({ id }) => stoppedAt === null || id >= stoppedAt.id)
    .sort((left, right) => left.id < right.id ? 1 : -1)
  return {
    emails: rows.slice(0, limit).map((row): ListedReceived => {
      const summary = toSummary(row)
      return { ...summary, match: search === null ? null : matchOf(summary, search) ?? null }
    }),
    stoppedAt: rows.length < limit ? stoppedAt : null
  }
})

/** The same places of the log of sent emails. */
const asEmailQuery = ({ after, depth, limit, search, since, until }: ReceivedQuery): EmailQuery => ({
  status: null,
  tag: null,
  limit,
  depth,
  after,
  search,
  from: since,
  to: until
})

const ofMode = Effect.fnUntraced(function*(
  db: Database,
  accountId: string,
  mode: Mode,
  query: ReceivedQuery
): Effect.fn.Return<Found, SqlError> {
  const { depth, limit } = query
  const began = yield* Clock.currentTimeMillis
  const isBounded = isWalked(query)
  const rows: Array<SummaryRow> = []
  const { search } = query
  let asksIndex = search?._tag === "Text" && /[\p{L}\p{N}]{3}/u.test(search.text)
  let windows = windowsOf(asEmailQuery(query), began, asksIndex ? monthSteps : undefined)
  let { after } = query
  let read = 0
  while (windows[0] !== undefined && rows.length < limit) {
    if (isBounded && read > 0 && (read >= depth || (yield* Clock.currentTimeMillis) - began >= walkMillis)) {
      return { rows, stoppedAt: after }
    }
    const most = limit - rows.length
    if (asksIndex && read >= nearBy) {
      asksIndex = false
      const far: LookedUp = yield* lookUp(db, accountId, mode, { ...query, after, limit: most }, windows, began)
      rows.push(...far.rows)
      if (rows.length >= limit || far.answered === windows.length) return { rows, stoppedAt: null }
      if (far.answered > 0) return { rows, stoppedAt: far.stoppedAt }
    }
    const length = isBounded ? Math.min(asksIndex ? nearBy - read : step, depth - read) : most
    const found = yield* inWindow(db, accountId, mode, { ...query, after, limit: most }, windows[0], length)
    rows.push(...found.rows)
    read += found.read
    if (found.read < length) windows = windows.slice(1)
    if (found.edge !== null) after = positionOf(found.edge)
  }
  return { rows, stoppedAt: null }
})

interface EdgeRow {
  readonly edge_id: string | null
  readonly read: number | null
}

/** What was read of a stretch of months, and the last place of it. */
interface Walked {
  readonly rows: ReadonlyArray<SummaryRow>
  readonly read: number
  readonly edge: string | null
}

const inWindow = Effect.fnUntraced(function*(
  db: Database,
  accountId: string,
  mode: Mode,
  query: ReceivedQuery,
  window: LogWindow,
  length: number
): Effect.fn.Return<Walked, SqlError> {
  const parameters = new Parameters()
  const { add } = parameters
  const inScope = scopeOf(accountId, mode, asEmailQuery(query))(parameters, window, query.after).scopeOf
  const [first, ...others] = conditionsOf(query, add)
  const table = first?.ofRecipients === undefined ? "received" : "received_recipients"
  const key = table === "received" ? "id" : "received_id"
  const narrowed = first === undefined ? "" : ` AND ${first.ofRecipients ?? first.ofEmails}`
  const text = `
WITH places AS MATERIALIZED (
  SELECT r.${key} AS id FROM sendwright.${table} r WHERE ${inScope("r", key)}${narrowed}
  ORDER BY r.${key} DESC ${limitOf(add(P.int(length)))}
),
edge AS MATERIALIZED (SELECT id, (SELECT count(*) FROM places)::int4 AS read FROM places ORDER BY id LIMIT 1),
found AS MATERIALIZED (
  SELECT r.* FROM places p CROSS JOIN LATERAL (
    SELECT ${summaryColumns} FROM sendwright.received r
    WHERE r.id = p.id${window.within("r.id")}${others.map(({ ofEmails }) => ` AND ${ofEmails}`).join("")} OFFSET 0
  ) r
  ORDER BY p.id DESC LIMIT ${add(P.int(query.limit))}
)
SELECT edge.id AS edge_id, edge.read, f.* FROM (SELECT) one LEFT JOIN edge ON true LEFT JOIN found f ON true
ORDER BY f.id DESC`
  const run = window.isRecent && others.length === 0 ? db.query : db.queryPlanned
  const rows = yield* run<EdgeRow & (SummaryRow | { readonly id: null })>(text, parameters.values)
  const [edge] = rows
  return {
    // Without a hit there is the one row that says where it ended.
    rows: rows.filter((row): row is EdgeRow & SummaryRow => row.id !== null),
    read: edge?.read ?? 0,
    edge: edge?.edge_id ?? null
  }
})

/** What the index of texts found, and for how many stretches of months it answered. */
interface LookedUp extends Found {
  readonly answered: number
}

const lookUp = Effect.fnUntraced(function*(
  db: Database,
  accountId: string,
  mode: Mode,
  query: ReceivedQuery,
  windows: ReadonlyArray<LogWindow>,
  began: number
): Effect.fn.Return<LookedUp, SqlError> {
  const rows: Array<SummaryRow> = []
  let stoppedAt = query.after
  let answered = 0
  for (const window of windows) {
    const taken = (yield* Clock.currentTimeMillis) - began
    if (answered > 0 && taken >= enoughMillis) break
    const asked = { ...query, after: stoppedAt, limit: query.limit - rows.length }
    const millis = Math.max(leastIndexMillis, walkMillis - taken)
    const found = yield* inTime(db, millis, byIndex(db, accountId, mode, asked, window))
    if (Option.isNone(found)) break
    rows.push(...found.value)
    answered++
    if (window.end !== null) stoppedAt = positionOf(window.end)
    if (rows.length >= query.limit) break
  }
  return { rows, stoppedAt, answered }
})

/** What has the text, or is called so, of a stretch: all hits are collected before the newest are known. */
const byIndex = (
  db: Database,
  accountId: string,
  mode: Mode,
  query: ReceivedQuery,
  window: LogWindow
): Effect.Effect<ReadonlyArray<SummaryRow>, SqlError> => {
  const parameters = new Parameters()
  const { add } = parameters
  const inScope = scopeOf(accountId, mode, asEmailQuery(query))(parameters, window, query.after).scopeOf("r", "id")
  const named = query.search?._tag === "Text" ? query.search.text : ""
  const others = conditionsOf({ ...query, search: null }, add).flatMap((one) => one === undefined ? [] : [one.ofEmails])
  return db.queryPlanned<SummaryRow>(
    `
WITH hits AS MATERIALIZED (
  SELECT r.id FROM sendwright.received r WHERE ${inScope} AND r.search_text LIKE ${add(P.text(patternOf(named)))}
  UNION
  SELECT r.id FROM sendwright.received r
  WHERE ${inScope} AND r.message_id = ${add(P.text(named))} AND octet_length(r.message_id) <= 1000
)
SELECT r.* FROM (SELECT id FROM hits ORDER BY id DESC) h CROSS JOIN LATERAL (
  SELECT ${summaryColumns} FROM sendwright.received r
  WHERE r.id = h.id${window.within("r.id")}${others.map((condition) => ` AND ${condition}`).join("")} OFFSET 0
) r
ORDER BY r.id DESC LIMIT ${add(P.int(query.limit))}`,
    parameters.values
  )
}

/** A filter, as a condition on `sendwright.received r`, and on `sendwright.received_recipients r` where that has it. */
interface Condition {
  readonly ofEmails: string
  readonly ofRecipients?: string
}

/** The narrowest first, by whose index the places are found. A text is none of these: it has no order. */
const conditionsOf = (
  { domain, from, repliedToEmailId, search, to }: ReceivedQuery,
  add: (value: unknown) => string
): readonly [Condition | undefined, ...ReadonlyArray<Condition>] => {
  const conditions: Array<Condition> = []
  const ofText: Array<Condition> = []
  if (search?._tag === "EmailId") conditions.push({ ofEmails: `r.id = ${add(P.uuid(P.idOrNull(search.id)))}` })
  if (repliedToEmailId !== undefined) {
    conditions.push({ ofEmails: `r.replied_to = ${add(P.uuid(P.idOrNull(repliedToEmailId)))}` })
  }
  if (from !== undefined) conditions.push({ ofEmails: `r.sender = ${add(P.text(from))}` })
  if (to !== undefined) {
    const address = add(P.text(to))
    conditions.push({ ofEmails: `${address} = ANY (r.recipients)`, ofRecipients: `r.address = ${address}` })
  }
  if (domain !== undefined) conditions.push({ ofEmails: `r.domain = ${add(P.text(domain))}` })
  if (search?._tag === "Text") {
    const { text } = search
    ofText.push({
      ofEmails: `(r.search_text LIKE ${add(P.text(patternOf(text)))} OR r.message_id = ${add(P.text(text))})`
    })
  }
  const [first, ...others] = conditions
  return [first, ...others, ...ofText]
}
