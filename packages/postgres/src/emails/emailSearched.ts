import { type EmailQuery, positionOf } from "@sendwright/core/model/EmailQuery"
import { emailIdOf } from "@sendwright/core/model/MessageId"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { isSqlError, type SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import type { LogWindow } from "../months/logWindows.ts"
import * as P from "../sql/params.ts"
import { type Found, Parameters, type PlaceRow, type Scope, type Shape, shaped, windowsOf } from "./emailPage.ts"
import { indexed, walked, type Wanted } from "./emailSearch.ts"

/** How many emails a search reads first: a page of what every fifth email has is among them. */
const glance = 100
/** How many it reads before it asks an index: what is common is found among them. */
const nearBy = 1000
/** How many emails it reads by one statement where no index helps. */
const step = 2500
/** Where so many emails, read one by one, would fill the page at the rate of those that were read, no index is asked. */
const promising = 10_000
/** How many months an index is asked for at once, behind the first two: more each time, as long as there is time. */
const monthSteps = [2, 8]
/** A search that has taken so many milliseconds asks an index no further. */
const enoughMillis = 50
/** How long a search may take, in milliseconds; the step under way is let end, but not an index that is being read. */
const searchMillis = 100
/** How long an index may look at least. */
const leastIndexMillis = 25

/**
 * A page by text, tag or sender. What is common is found among the newest emails, which are read one by one: an index
 * would have to collect all that match before it knew the newest. The index has the rest, one stretch of the log after the
 * other, until the time is over. Where it cannot tell, because nothing but a sender is asked for, because the text has no
 * three letters or digits in a row, or not in time, since there are texts whose parts are common and which themselves are
 * rare, reading goes on as deep as the query allows, and until the time is over. A page that ends before it is full, and
 * before the log does, says where it stopped.
 */
export const searched = Effect.fnUntraced(function*<Row extends PlaceRow>(
  db: Database,
  scope: Scope,
  query: EmailQuery,
  shape: Shape<Row>
): Effect.fn.Return<Found<Row>, SqlError> {
  const { depth, limit, search, tag } = query
  const clock = yield* Clock.Clock
  const began = clock.currentTimeMillisUnsafe()
  const taken = () => clock.currentTimeMillisUnsafe() - began
  const rows: Array<Row> = []
  /** The stretches of the log that were not read to their end. */
  let windows = windowsOf(query, began, monthSteps)
  let stoppedAt = query.after
  const asked = (): EmailQuery => ({ ...query, after: stoppedAt, limit: limit - rows.length })
  let isIndexed = search?._tag === "Text" ? /[\p{L}\p{N}]{3}/u.test(search.text) : tag !== null
  for (let read = 0; windows[0] !== undefined && read < depth;) {
    const length = Math.min(read === 0 ? glance : read < nearBy ? nearBy - read : step, depth - read)
    const near: Walked<Row> = yield* walk(db, scope, asked(), windows[0], length, shape)
    rows.push(...near.rows)
    if (rows.length >= limit) return { rows, stoppedAt: null }
    read += near.read
    stoppedAt = near.stoppedAt ?? stoppedAt
    if (near.read < length) {
      windows = windows.slice(1)
      continue
    }
    if (read < nearBy && read < depth) continue
    const fills = read < depth && near.rows.length * promising >= (limit - rows.length) * length
    if (isIndexed && !fills) {
      const far: LookedUp<Row> = yield* lookUp(db, scope, asked(), windows, taken, shape)
      rows.push(...far.rows)
      if (rows.length >= limit || far.answered === windows.length) return { rows, stoppedAt: null }
      // The next page gives the stretch that took too long a whole search's time.
      if (far.answered > 0) return { rows, stoppedAt: far.stoppedAt }
      isIndexed = false
    } else if (taken() >= searchMillis) break
  }
  return { rows, stoppedAt: windows.length === 0 ? null : stoppedAt }
})

const wantedOf = (
  parameters: Parameters,
  scope: Scope,
  { after, limit, search }: EmailQuery,
  window: LogWindow
): Wanted => {
  const { add } = parameters
  return {
    ...scope(parameters, window, after),
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
  readonly read: number | null
}

/** What was read of a stretch of the log, where the page is not full. */
interface Walked<Row> extends Found<Row> {
  /** How many emails; fewer than were asked for at the end of the stretch. */
  readonly read: number
}

const walk = Effect.fnUntraced(function*<Row extends PlaceRow>(
  db: Database,
  scope: Scope,
  query: EmailQuery,
  window: LogWindow,
  length: number,
  shape: Shape<Row>
): Effect.fn.Return<Walked<Row>, SqlError> {
  let edge: Edge | undefined
  const rows = yield* shaped(db, window, shape, <R extends PlaceRow>({ page }: Shape<R>) => {
    const parameters = new Parameters()
    const wanted = wantedOf(parameters, scope, query, window)
    const found = db.queryPlanned<Edge & (R | { readonly id: null })>(
      `WITH ${walked(wanted, parameters.add(P.int(length)))}
    SELECT edge.id AS edge_id, edge.read, p.*
    FROM (SELECT) one LEFT JOIN edge ON true LEFT JOIN (${
        page("SELECT * FROM found", wanted.limit, window.within)
      }) p ON true
    ORDER BY p.id DESC`,
      parameters.values
    )
    return Effect.map(found, (found) => {
      edge = found[0]
      // Without a hit there is the one row that says where it stopped.
      return found.filter((row): row is Edge & R => row.id !== null)
    })
  })
  return {
    rows,
    stoppedAt: edge === undefined || edge.edge_id === null ? null : positionOf(edge.edge_id),
    read: edge?.read ?? 0
  }
})

/** What an index found, and how many stretches of the log it answered for. */
interface LookedUp<Row> extends Found<Row> {
  readonly answered: number
}

/** Asks an index for one stretch of the log after the other, until the page is full or the time is over. */
const lookUp = Effect.fnUntraced(function*<Row extends PlaceRow>(
  db: Database,
  scope: Scope,
  query: EmailQuery,
  windows: ReadonlyArray<LogWindow>,
  taken: () => number,
  shape: Shape<Row>
): Effect.fn.Return<LookedUp<Row>, SqlError> {
  const rows: Array<Row> = []
  let stoppedAt = query.after
  let answered = 0
  for (const window of windows) {
    if (answered > 0 && taken() >= enoughMillis) break
    const asked = { ...query, after: stoppedAt, limit: query.limit - rows.length }
    const millis = Math.max(leastIndexMillis, searchMillis - taken())
    const found: Option.Option<ReadonlyArray<Row>> = yield* byIndex(db, scope, asked, window, millis, shape)
    if (Option.isNone(found)) break
    rows.push(...found.value)
    answered++
    if (window.end !== null) stoppedAt = positionOf(window.end)
    if (rows.length >= query.limit) break
  }
  return { rows, stoppedAt, answered }
})

/**
 * None where a look into an index was not done in time: that is an answer, and no failure of a command. In the caller's
 * transaction it may take as long as it takes.
 */
export const inTime = <A>(
  db: Database,
  millis: number,
  look: Effect.Effect<A, SqlError>
): Effect.Effect<Option.Option<A>, SqlError> =>
  Effect.flatMap(db.inTransaction, (inside) =>
    inside ? Effect.asSome(look) : db.command(
      Effect.asSome(
        db.transaction(Effect.andThen(db.queryPlanned(`SET LOCAL statement_timeout = ${Math.ceil(millis)}`), look))
      ).pipe(Effect.catchIf(
        (error) => isSqlError(error) && error.reason._tag === "StatementTimeoutError",
        () => Effect.succeedNone
      ))
    ))

/** What an index finds of a stretch of the log in so many milliseconds. */
const byIndex = <Row extends PlaceRow>(
  db: Database,
  scope: Scope,
  query: EmailQuery,
  window: LogWindow,
  millis: number,
  shape: Shape<Row>
): Effect.Effect<Option.Option<ReadonlyArray<Row>>, SqlError> => {
  const look = shaped(db, window, shape, <R extends PlaceRow>({ page }: Shape<R>) => {
    const parameters = new Parameters()
    const wanted = wantedOf(parameters, scope, query, window)
    return db.queryPlanned<R>(
      `WITH ${indexed(wanted)} ${page("SELECT * FROM found", wanted.limit, window.within)}`,
      parameters.values
    )
  })
  return inTime(db, millis, look)
}

/** What LIKE finds a text by, wherever it is in a lower-cased one. */
export const patternOf = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`
