import type { WebhookLease } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { isRecent, monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { type Column, column } from "../sql/columns.ts"
import type { HeldRow } from "./webhookClaimStatement.ts"
import { receivedOf } from "./webhookReceived.ts"
import {
  deliveryColumns,
  type DeliveryRow,
  type LeaseRow,
  subjectColumns,
  subjectJoins,
  type SubjectRow,
  toLease
} from "./webhookRows.ts"

const deliveriesStatement = statementIn<ReadonlyArray<string>, DeliveryRow>(({ within }, parameters) => `
SELECT ${deliveryColumns} FROM sendwright.webhook_deliveries d
WHERE d.id = ANY (${parameters.values("uuid", (ids) => ids)})${within("d.id")}`)

type Subject = Pick<DeliveryRow, "id" | "email_id" | "event_id">

const subjectKey: ReadonlyArray<Column<Subject>> = [
  column("id", "uuid", ({ id }) => id),
  column("email_id", "uuid", (delivery) => delivery.email_id),
  column("event_id", "uuid", (delivery) => delivery.event_id)
]

const subjectsStatement = statementIn<ReadonlyArray<Subject>, SubjectRow & Pick<DeliveryRow, "id">>((
  months,
  parameters
) => `
SELECT d.id, ${subjectColumns} FROM ${parameters.rows("d", subjectKey, (deliveries) => deliveries)}${
  subjectJoins(months)
}`)

const endStatement = statementIn<ReadonlyArray<string>>(({ within }, parameters) => {
  const ids = parameters.values("uuid", (lost) => lost)
  return `
WITH jobs AS (DELETE FROM sendwright.webhook_jobs j WHERE j.delivery_id = ANY (${ids}))
DELETE FROM sendwright.webhook_deliveries d WHERE d.id = ANY (${ids})${within("d.id")}`
})

/** What the payloads of deliveries are made of, by the ids of these. */
export const subjectsOf = Effect.fnUntraced(function*(
  db: Database,
  deliveries: ReadonlyArray<Subject>
): Effect.fn.Return<ReadonlyMap<string, SubjectRow>, SqlError> {
  const found = new Map<string, SubjectRow>()
  const ofEmails = deliveries.filter((delivery) => delivery.email_id !== null)
  if (ofEmails.length === 0) return found
  const months = yield* monthsOf(ofEmails.map((delivery) => delivery.email_id ?? ""))
  for (const { id, ...subject } of yield* db.run(subjectsStatement(months), ofEmails)) found.set(id, subject)
  return found
})

/**
 * The leases of the claimed deliveries, and the rows of other months than the claim has read: deliveries whose retries
 * were put off for long or that were retried manually, and late events of old emails. Deliveries that are gone are left
 * out.
 */
export const toLeases = Effect.fnUntraced(function*(
  db: Database,
  held: ReadonlyArray<HeldRow>,
  nowMillis: number
): Effect.fn.Return<ReadonlyArray<WebhookLease>, SqlError> {
  const far = held.flatMap((row) => row.id === null && !isRecent(row.delivery_id, nowMillis) ? [row.delivery_id] : [])
  const deliveries = new Map<string, DeliveryRow>()
  if (far.length > 0) {
    for (const row of yield* db.run(deliveriesStatement(yield* monthsOf(far)), far)) deliveries.set(row.id, row)
  }
  const rows = held.flatMap((row): ReadonlyArray<LeaseRow> => {
    if (row.id !== null) return [row]
    const delivery = deliveries.get(row.delivery_id)
    return delivery === undefined ? [] : [{ ...row, ...delivery }]
  })
  const subjects = yield* subjectsOf(
    db,
    rows.filter((row) =>
      row.sequence === null && row.email_id !== null &&
      (deliveries.has(row.id) || !isRecent(row.email_id, nowMillis))
    )
  )
  const received = yield* receivedOf(db, rows)
  return rows.map((row) => toLease({ ...row, ...subjects.get(row.id) }, received.get(row.id) ?? null))
})

/**
 * Ends the jobs of deliveries that are gone, or whose endpoint is, with all that is left of these: an event may have
 * fanned out to an endpoint while it was being removed.
 */
export const endLost = Effect.fnUntraced(function*(
  db: Database,
  lost: ReadonlyArray<string>
): Effect.fn.Return<void, SqlError> {
  yield* db.write(db.run(endStatement(yield* monthsOf(lost)), lost))
})
