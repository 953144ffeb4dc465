import type { EmailScope } from "@sendwright/core/accounts/Caller"
import type { Mode } from "@sendwright/core/foundation/Mode"
import type { EmailSummary, Match } from "@sendwright/core/model/Email"
import type { EmailQuery } from "@sendwright/core/model/EmailQuery"
import { emailIdOf } from "@sendwright/core/model/MessageId"
import { searchedAddresses } from "@sendwright/core/model/SearchedAddress"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "./Database.ts"
import { summaryColumns, type SummaryRow, toSummary } from "./emailRows.ts"
import { searched } from "./emailSearch.ts"
import * as P from "./params.ts"

interface ListRow extends SummaryRow {
  readonly message_id: string
  readonly provider_message_id: string | null
  readonly recipients: ReadonlyArray<string>
}

/** One page of the log. */
export const list = Effect.fnUntraced(function*(
  db: Database,
  scope: EmailScope,
  query: EmailQuery
): Effect.fn.Return<ReadonlyArray<EmailSummary>, SqlError> {
  if (query.limit <= 0) return []
  const rows: Array<ListRow> = []
  for (const mode of new Set(scope.modes)) rows.push(...yield* ofMode(db, scope.accountId, mode, query))
  // Each mode's page is in order; two of them are merged.
  if (scope.modes.length > 1) rows.sort(newestFirst)
  return rows.slice(0, query.limit).map((row) => toSummary(row, matchOf(row, query)))
})

const newestFirst = (left: ListRow, right: ListRow): number =>
  right.created_at.getTime() - left.created_at.getTime() || (left.id < right.id ? 1 : -1)

const ofMode = (
  db: Database,
  accountId: string,
  mode: Mode,
  query: EmailQuery
): Effect.Effect<ReadonlyArray<ListRow>, SqlError> => {
  const id = P.idOrNull(accountId)
  if (id === null) return Effect.succeed([])
  const params: Array<unknown> = []
  const param = (value: unknown) => `$${params.push(value)}`
  const account = param(P.uuid(id))
  const inMode = param(P.text(mode))
  const limit = param(P.int(query.limit))
  const after = query.after === null
    ? ""
    : `(${param(P.time(query.after.createdAt))}, ${param(P.uuid(P.idOrNull(query.after.id)))}::uuid)`
  const scopeOf = (table: string, idColumn: string) =>
    `${table}.account_id = ${account} AND ${table}.mode = ${inMode}` +
    (after === "" ? "" : ` AND (${table}.created_at, ${table}.${idColumn}) < ${after}`)
  const inState = query.status === null ? "" : ` AND s.status = ${param(P.text(query.status))}`
  const tag = query.tag === null ? null : param(P.text(query.tag))
  const { search } = query

  if (search?._tag === "EmailId") {
    const withTag = tag === null ? "" : ` AND e.tags @> ARRAY[${tag}]`
    const text = page(
      `SELECT e.id, e.created_at FROM sendwright.emails e JOIN sendwright.email_states s ON s.email_id = e.id
      WHERE ${scopeOf("e", "id")} AND e.id = ${param(P.uuid(P.idOrNull(search.id)))}${withTag}${inState}`,
      limit
    )
    return db.query<ListRow>(text, params)
  }
  if (search === null && tag === null) {
    const found = inState === ""
      ? `SELECT e.id, e.created_at FROM sendwright.emails e WHERE ${scopeOf("e", "id")}
        ORDER BY e.created_at DESC, e.id DESC LIMIT ${limit}`
      : `SELECT s.email_id AS id, s.created_at FROM sendwright.email_states s WHERE ${
        scopeOf("s", "email_id")
      }${inState}
        ORDER BY s.created_at DESC, s.email_id DESC LIMIT ${limit}`
    return db.query<ListRow>(page(found, limit), params)
  }
  // A line break would match across the lines of `search_text`, and stands in nothing that is searched.
  if (search !== null && /[\n\0]/.test(search.text)) return Effect.succeed([])

  const found = searched({
    scopeOf,
    limit,
    inState,
    tag,
    text: search === null ? null : {
      pattern: param(P.text(patternOf(search.text))),
      exact: param(P.text(search.text)),
      namedId: param(P.uuid(P.idOrNull(emailIdOf(search.text))))
    }
  })
  return db.queryPlanned<ListRow>(page(found, limit), params)
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
