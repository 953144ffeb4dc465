import { maxBodyBytes, type ReceivedSubject } from "@sendwright/core/webhooks/ReceivedSubject"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { type ReceivedRow, summaryColumns, toSummary } from "../received/receivedRows.ts"
import { type Column, column } from "../sql/columns.ts"
import type { DeliveryRow } from "./webhookRows.ts"

type Told = Pick<DeliveryRow, "id" | "endpoint_id" | "event_id">

const key: ReadonlyArray<Column<Told>> = [
  column("delivery_id", "uuid", ({ id }) => id),
  column("endpoint_id", "uuid", (delivery) => delivery.endpoint_id),
  column("received_id", "uuid", (delivery) => delivery.event_id)
]

interface ToldRow extends ReceivedRow {
  readonly delivery_id: string
  /** Whether there is a body, and the endpoint asks for it, and it is short enough. */
  readonly has_body: boolean
}

/** It reads bodies only where they are to be posted: their lengths stand beside them. */
const toldStatement = statementIn<ReadonlyArray<Told>, ToldRow>(({ within }, parameters) => {
  const ofBody = (name: string): string => `CASE WHEN b.has_body THEN c.${name} END AS ${name}`
  return `
SELECT d.delivery_id, ${summaryColumns}, c.attachments, b.has_body, ${ofBody("html")}, ${ofBody("body_text")},
  ${ofBody("reply_text")}
FROM ${parameters.rows("d", key, (deliveries) => deliveries)}
CROSS JOIN LATERAL (
  SELECT * FROM sendwright.received r WHERE r.id = d.received_id${within("r.id")} OFFSET 0
) r
LEFT JOIN LATERAL (
  SELECT * FROM sendwright.received_contents c WHERE c.received_id = d.received_id${within("c.received_id")} OFFSET 0
) c ON true
CROSS JOIN LATERAL (
  SELECT coalesce((SELECT w.received_body FROM sendwright.webhook_endpoints w WHERE w.id = d.endpoint_id)
    AND coalesce(c.html, c.body_text, c.reply_text) IS NOT NULL
    AND coalesce(octet_length(c.html), 0) + coalesce(octet_length(c.body_text), 0)
      + coalesce(octet_length(c.reply_text), 0) < ${maxBodyBytes}, false) AS has_body OFFSET 0
) b`
})

/** What the payloads of deliveries of `email.received` are made of, by the ids of these. */
export const receivedOf = Effect.fnUntraced(function*(
  db: Database,
  deliveries: ReadonlyArray<Told & Pick<DeliveryRow, "event_type">>
): Effect.fn.Return<ReadonlyMap<string, ReceivedSubject>, SqlError> {
  const found = new Map<string, ReceivedSubject>()
  const told = deliveries.filter((delivery) => delivery.event_type === "email.received" && delivery.event_id !== null)
  if (told.length === 0) return found
  const months = yield* monthsOf(told.map((delivery) => delivery.event_id ?? ""))
  for (const row of yield* db.run(toldStatement(months), told)) {
    found.set(row.delivery_id, {
      received: { ...toSummary(row), attachments: row.attachments ?? [] },
      body: row.has_body ? { html: row.html, text: row.body_text, replyText: row.reply_text } : null
    })
  }
  return found
})
