import type { EventDetails, EventType } from "@sendwright/core/model/EmailEvent"
import { positionOf } from "@sendwright/core/model/EmailQuery"
import { type ExportPage, ExportStore } from "@sendwright/core/privacy/ExportStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "./internal/Database.ts"
import { type EmailRow, fullRecords, toEmail } from "./internal/emailRows.ts"
import { firstIdOf } from "./internal/months.ts"
import * as P from "./internal/params.ts"

/** The emails of a page: $1 account, $2 mode, $3 until, $4 limit, and the place after which they stand. */
const foundOf = ({ after }: ExportPage): string => `
found AS MATERIALIZED (
  SELECT e.id FROM sendwright.emails e
  WHERE e.account_id = $1 AND e.mode = $2 AND e.id < $3${after === null ? "" : " AND e.id > $5"}
  ORDER BY e.id LIMIT $4
)`

const paramsOf = ({ accountId, after, limit, mode, until }: ExportPage): ReadonlyArray<unknown> => [
  P.uuid(P.idOrNull(accountId)),
  P.text(mode),
  P.uuid(firstIdOf(until.getTime() + 1)),
  P.int(limit),
  ...(after === null ? [] : [P.uuid(P.idOrNull(after.id))])
]

// The sizes are read without the bodies: Postgres keeps them beside what it stores elsewhere.
const emailsStatement = (page: ExportPage, maxBytes: string): string => `
WITH ${foundOf(page)},
sized AS MATERIALIZED (
  SELECT f.id, row_number() OVER places AS place, sum((
    SELECT coalesce(octet_length(c.html), 0) + coalesce(octet_length(c.body_text), 0)
    FROM sendwright.email_contents c WHERE c.email_id = f.id
  )) OVER places AS bytes
  FROM found f WINDOW places AS (ORDER BY f.id)
)
${fullRecords}
WHERE e.id = ANY (ARRAY(SELECT id FROM sized WHERE place = 1 OR coalesce(bytes, 0) <= ${maxBytes}))
ORDER BY e.id`

const eventsStatement = (page: ExportPage): string => `
WITH ${foundOf(page)}
SELECT f.id AS email_id, v.id, v.type, v.details, v.occurred_at, v.sequence
FROM found f LEFT JOIN LATERAL (
  SELECT v.* FROM sendwright.email_history v WHERE v.email_id = f.id OFFSET 0
) v ON true
ORDER BY f.id, v.occurred_at, v.sequence`

interface EventRow {
  readonly email_id: string
  readonly id: string | null
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
    return ExportStore.of({
      emails: (page) => {
        const params = [...paramsOf(page)]
        const statement = emailsStatement(page, `$${params.push(P.int(page.maxBytes))}::int8`)
        return db.query<EmailRow>(statement, params).pipe(
          Effect.map((rows) => rows.map(toEmail)),
          Database.storage("ExportStore.emails", "background", true)
        )
      },
      events: (page) =>
        db.query<EventRow>(eventsStatement(page), paramsOf(page)).pipe(
          Effect.map((rows) => {
            const last = rows[rows.length - 1]
            return {
              events: rows.flatMap((row) =>
                row.id === null ? [] : [{
                  id: row.id,
                  emailId: row.email_id,
                  type: row.type,
                  details: row.details,
                  occurredAt: row.occurred_at,
                  sequence: row.sequence
                }]
              ),
              next: last === undefined ? null : positionOf(last.email_id)
            }
          }),
          Database.storage("ExportStore.events", "background", true)
        )
    })
  })
)
