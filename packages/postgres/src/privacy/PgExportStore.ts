import type { EventDetails, EventType } from "@sendwright/core/model/EmailEvent"
import { positionOf } from "@sendwright/core/model/EmailQuery"
import { type ExportPage, ExportStore } from "@sendwright/core/privacy/ExportStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import { type EmailRow, recordsWith, toEmail } from "../emails/emailRows.ts"
import { limitOf } from "../months/logWindows.ts"
import { firstIdOf, monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { type ReceivedRow, recordsWith as receivedWith, toReceived } from "../received/receivedRows.ts"
import * as P from "../sql/params.ts"

/** The condition that an id is behind the place of a page and not after its end: $3 until, $5 the place. */
const isInRange = ({ after }: ExportPage, column: string): string =>
  `${column} < $3${after === null ? "" : ` AND ${column} > $5`}`

/** A table that is exported, and the one that has its bodies, by the column of the same ids. */
interface Exported {
  readonly table: string
  readonly contents: string
  readonly key: string
}

const sent: Exported = { table: "emails", contents: "email_contents", key: "email_id" }
const received: Exported = { table: "received", contents: "received_contents", key: "received_id" }

/** The ids of a page: $1 account, $2 mode, $4 limit. */
const idsStatement = (page: ExportPage, { table }: Exported = sent): string => `
SELECT e.id FROM sendwright.${table} e WHERE e.account_id = $1 AND e.mode = $2 AND ${isInRange(page, "e.id")}
ORDER BY e.id ${limitOf("$4")}`

const paramsOf = ({ accountId, after, limit, mode, until }: ExportPage): ReadonlyArray<unknown> => [
  P.uuid(P.idOrNull(accountId)),
  P.text(mode),
  P.uuid(firstIdOf(until.getTime() + 1)),
  P.int(limit),
  ...(after === null ? [] : [P.uuid(P.idOrNull(after.id))])
]

/**
 * Those of them that have room, the first in any case. The sizes are read without the bodies: Postgres keeps them beside
 * what it stores elsewhere.
 */
const sizedStatement = (page: ExportPage, maxBytes: string, of: Exported = sent): string => `
SELECT id FROM (
  SELECT f.id, row_number() OVER places AS place, sum((
    SELECT coalesce(octet_length(c.html), 0) + coalesce(octet_length(c.body_text), 0)
    FROM sendwright.${of.contents} c WHERE c.${of.key} = f.id AND ${isInRange(page, `c.${of.key}`)}
  )) OVER places AS bytes
  FROM (${idsStatement(page, of)}) f WINDOW places AS (ORDER BY f.id)
) s
WHERE place = 1 OR coalesce(bytes, 0) <= ${maxBytes} ORDER BY id`

const emailsStatement = statementIn<ReadonlyArray<string>, EmailRow>(({ within }, parameters) =>
  `${recordsWith(within)}
WHERE e.id = ANY (${parameters.values("uuid", (ids) => ids)}::uuid[])${within("e.id")} ORDER BY e.id`
)

const receivedStatement = statementIn<ReadonlyArray<string>, ReceivedRow>(({ within }, parameters) =>
  `${receivedWith(within)}
WHERE r.id = ANY (${parameters.values("uuid", (ids) => ids)}::uuid[])${within("r.id")} ORDER BY r.id`
)

const eventsStatement = statementIn<ReadonlyArray<string>, EventRow>(({ within }, parameters) => `
SELECT v.email_id, v.id, v.type, v.details, v.occurred_at, v.sequence FROM sendwright.email_history v
WHERE v.email_id = ANY (${parameters.values("uuid", (ids) => ids)}::uuid[])${within("v.email_id")}
ORDER BY v.email_id, v.occurred_at, v.sequence`)

interface EventRow {
  readonly email_id: string
  readonly id: string
  readonly type: EventType
  readonly details: EventDetails
  readonly occurred_at: Date
  readonly sequence: number
}

/** `ExportStore` on Postgres. */
export const layer: Layer.Layer<ExportStore, never, SqlClient> = Layer.effect(
  ExportStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    // Planned for the very place: only the months behind it are opened.
    const idsOf = (text: string, params: ReadonlyArray<unknown>) =>
      Effect.map(db.queryPlanned<{ readonly id: string }>(text, params), (rows) => rows.map(({ id }) => id))
    return ExportStore.of({
      emails: Effect.fnUntraced(function*(page) {
        const params = [...paramsOf(page)]
        const ids = yield* idsOf(sizedStatement(page, `$${params.push(P.int(page.maxBytes))}::int8`), params)
        const rows = yield* db.run(emailsStatement(yield* monthsOf(ids)), ids)
        return rows.map(toEmail)
      }, Database.storage("ExportStore.emails", "background", true)),
      received: Effect.fnUntraced(function*(page) {
        const params = [...paramsOf(page)]
        const ids = yield* idsOf(sizedStatement(page, `$${params.push(P.int(page.maxBytes))}::int8`, received), params)
        const rows = yield* db.run(receivedStatement(yield* monthsOf(ids)), ids)
        return rows.map(toReceived)
      }, Database.storage("ExportStore.received", "background", true)),
      events: Effect.fnUntraced(function*(page) {
        const ids = yield* idsOf(idsStatement(page), paramsOf(page))
        const rows = yield* db.run(eventsStatement(yield* monthsOf(ids)), ids)
        const last = ids.at(-1)
        return {
          events: rows.map((row) => ({
            id: row.id,
            emailId: row.email_id,
            type: row.type,
            details: row.details,
            occurredAt: row.occurred_at,
            sequence: row.sequence
          })),
          next: last === undefined ? null : positionOf(last)
        }
      }, Database.storage("ExportStore.events", "background", true))
    })
  })
)
