import type { Mode } from "@sendwright/core/foundation/Mode"
import { type EmailQuery, type Position, statusesOf } from "@sendwright/core/model/EmailQuery"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { apart, limitOf, type LogWindow, windowOf, windowsBehind } from "../months/logWindows.ts"
import { among, firstIdOf, monthsAt, monthsOf } from "../months/months.ts"
import * as P from "../sql/params.ts"
import { summaryColumns, type SummaryRow } from "./emailRows.ts"
import type { Wanted } from "./emailSearch.ts"
import { ofSender } from "./emailSender.ts"

export interface ListRow extends SummaryRow {
  readonly message_id: string
  readonly provider_message_id: string | null
  readonly recipients: ReadonlyArray<string>
}

/** What a page is read of: its places, and whatever `Shape` joins to them. */
export type PlaceRow = Pick<ListRow, "id">

export interface Found<Row> {
  readonly rows: ReadonlyArray<Row>
  readonly stoppedAt: Position | null
}

/** The rows of a page, from the ids that are on it or before its end. */
export interface Shape<in out Row extends PlaceRow> {
  readonly page: (found: string, limit: string, within: LogWindow["within"]) => string
  readonly Row?: Row
}

/** The parameters of one statement, numbered as they are asked for. */
export class Parameters {
  readonly values: Array<unknown> = []
  readonly add = (value: unknown): string => `$${this.values.push(value)}`
}

export type Scope = (
  parameters: Parameters,
  window: LogWindow,
  after: Position | null
) => Pick<Wanted, "within" | "scopeOf" | "inStates" | "tag" | "ofSender">

export const scopeOf = (accountId: string, mode: Mode, query: EmailQuery): Scope => ({ add }, { within }, after) => {
  const { from, since, tag, to } = query
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
  return {
    within,
    scopeOf: (table, idColumn) =>
      [
        `${table}.account_id = ${account} AND ${table}.mode = ${inMode}`,
        ...bounds.map((bound) => bound(table, idColumn))
      ].join(" AND ") + within(`${table}.${idColumn}`),
    inStates: statusesOf(query).map((status) => `s.status = ${add(P.text(status))}`),
    tag: tag === null ? null : add(P.text(tag)),
    ofSender: ofSender(query, account, add)
  }
}

/** The stretches of the log that a page may be of, the newest first; `steps` as for `windowsBehind`. */
export const windowsOf = (
  { after, from, search, since, to }: EmailQuery,
  nowMillis: number,
  steps?: ReadonlyArray<number>
): ReadonlyArray<LogWindow> => {
  if (search?._tag === "EmailId") return [windowOf(monthsAt([search.id], nowMillis))]
  const upTo = to === undefined ? null : firstIdOf(to.getTime())
  const windows = windowsBehind(
    after !== null && (upTo === null || after.id < upTo) ? after.id : upTo,
    nowMillis,
    steps
  )
  const least = [since?.id, from === undefined ? undefined : firstIdOf(from.getTime())]
  return windows.filter((_, index) => {
    const end = windows[index - 1]?.end
    return end === undefined || end === null || !least.some((id) => id !== undefined && id >= end)
  })
}

// Looked up one by one: a join of many months might be made by reading all of them.
export const summaries: Shape<ListRow> = {
  page: (found, limit, within) => `
SELECT ${summaryColumns}, e.message_id, s.provider_message_id, e.recipients
FROM ${apart(`SELECT * FROM (${found}) f ORDER BY id DESC ${limitOf(limit)}`)} f
CROSS JOIN LATERAL (SELECT * FROM sendwright.emails e WHERE e.id = f.id${within("e.id")} OFFSET 0) e
CROSS JOIN LATERAL (
  SELECT * FROM sendwright.email_states s WHERE s.email_id = f.id${within("s.email_id")} OFFSET 0
) s
ORDER BY f.id DESC`
}

export const bare: Shape<PlaceRow> = {
  page: (found, limit) => `
SELECT f.id FROM (${found}) f ORDER BY f.id DESC ${limitOf(limit)}`
}

/** Of a wide stretch the places are read first, then what is joined to them, of the months that they are of. */
export const shaped = <Row extends PlaceRow>(
  db: Database,
  { isWide }: LogWindow,
  shape: Shape<Row>,
  read: <R extends PlaceRow>(shape: Shape<R>) => Effect.Effect<ReadonlyArray<R>, SqlError>
): Effect.Effect<ReadonlyArray<Row>, SqlError> => isWide ? Effect.flatMap(read(bare), rowsOf(db, shape)) : read(shape)

const rowsOf =
  <Row extends PlaceRow>(db: Database, { page }: Shape<Row>) =>
  (places: ReadonlyArray<PlaceRow>): Effect.Effect<ReadonlyArray<Row>, SqlError> => {
    if (places.length === 0) return Effect.succeed([])
    const ids = places.map(({ id }) => id)
    return Effect.flatMap(monthsOf(ids), (months) =>
      db.queryPlanned<Row>(
        page("SELECT unnest($1::uuid[]) AS id", "$2", (column) => among(months, column)),
        [P.uuids(ids), P.int(ids.length)]
      ))
  }
