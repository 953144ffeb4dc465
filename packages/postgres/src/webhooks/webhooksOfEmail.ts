import { positionOf } from "@sendwright/core/model/EmailQuery"
import type { Delivery, DeliveryAttempt } from "@sendwright/core/webhooks/Delivery"
import type { DeliveryHistory, WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { firstIdOf } from "../months/months.ts"
import * as P from "../sql/params.ts"
import { deliveryColumns, type DeliveryRow, toDelivery } from "./webhookRows.ts"

const millis = (time: string): string => `(extract(epoch FROM ${time}) * 1000)::int8`

/** By how much the id of an event may be earlier than its email's: as far as the clocks of two nodes differ. */
const slackMillis = 86_400_000

/**
 * The ids of the deliveries of an email, sent or received: $1 email, $2 account, $3 modes, $4 limit, $5 the least id that they may have.
 * They have no index of their own: those that events fanned out to are found by the ids that follow from event and
 * endpoint, those that were sent again by the index of such. A received email is its own event; what is sent again of it
 * is not found.
 */
const found = `
WITH found AS MATERIALIZED (
  SELECT sendwright.delivery_id(v.id, w.id) AS id, w.url
  FROM sendwright.email_history v CROSS JOIN sendwright.webhook_endpoints w
  WHERE v.email_id = $1 AND w.account_id = $2
  UNION ALL
  SELECT sendwright.delivery_id($1, w.id), w.url FROM sendwright.webhook_endpoints w WHERE w.account_id = $2
  UNION ALL
  SELECT d.id, w.url FROM sendwright.webhook_deliveries d JOIN sendwright.webhook_endpoints w ON w.id = d.endpoint_id
  WHERE d.email_id = $1 AND d.replay_of IS NOT NULL AND d.id >= $5
)`

/** Each by its id: `d`. */
const foundDeliveries = `
FROM found f CROSS JOIN LATERAL (
  SELECT * FROM sendwright.webhook_deliveries d WHERE d.id = f.id AND d.id >= $5 OFFSET 0
) d
WHERE d.account_id = $2 AND d.mode = ANY ($3) AND (d.email_id = $1 OR d.event_id = $1)`

const ofEmailStatement = `${found}
SELECT ${deliveryColumns}, f.url,
  (SELECT json_agg(json_build_object('at', ${millis("a.at")}, 'responseCode', a.response_code, 'error', a.error,
      'durationMs', a.duration_ms) ORDER BY a.number)
    FROM sendwright.webhook_attempts a WHERE a.delivery_id = d.id AND a.delivery_id >= $5) AS made,
  (SELECT j.due_at FROM sendwright.webhook_jobs j WHERE j.delivery_id = d.id) AS next_at
${foundDeliveries} ORDER BY d.id LIMIT $4`

/**
 * Those to one endpoint that pass filters: $6 endpoint, $7 the id that they stand before, $8 status, $9 type; each null
 * where it says nothing.
 */
const searchStatement = `${found}
SELECT ${deliveryColumns}
${foundDeliveries} AND d.endpoint_id = $6 AND ($7::uuid IS NULL OR d.id < $7)
  AND ($8::text IS NULL OR d.status = $8) AND ($9::text IS NULL OR d.event_type = $9)
  AND (EXISTS (SELECT FROM sendwright.emails e WHERE e.id = $1 AND e.account_id = $2)
    OR EXISTS (SELECT FROM sendwright.received r WHERE r.id = $1 AND r.account_id = $2))
ORDER BY d.id DESC LIMIT $4`

interface OfEmailRow extends DeliveryRow {
  readonly url: string
  readonly made: ReadonlyArray<Omit<DeliveryAttempt, "at"> & { readonly at: number }> | null
  readonly next_at: Date | null
}

/** The delivery of a row; `ahead`: how far the database's clock, by which attempts are due, is ahead. */
const toHistory = (row: OfEmailRow, ahead: number): DeliveryHistory => ({
  delivery: toDelivery(row),
  url: row.url,
  attempts: (row.made ?? []).map((attempt) => ({ ...attempt, at: new Date(attempt.at) })),
  nextAt: row.next_at === null ? null : new Date(row.next_at.getTime() - ahead)
})

/** The least id that a delivery of an email may have: no event is older than its email. */
const leastOf = (emailId: string): string => firstIdOf(positionOf(emailId).createdAt.getTime() - slackMillis)

/** The deliveries of an email. The statement is planned for it. */
export const ofEmail = Effect.fnUntraced(function*(
  db: Database,
  { accountId, emailId, limit, modes }: Parameters<WebhookStore["Service"]["ofEmail"]>[0]
): Effect.fn.Return<ReadonlyArray<DeliveryHistory>, SqlError> {
  const email = P.idOrNull(emailId)
  if (email === null) return []
  const ahead = yield* db.clock.ahead
  const rows = yield* db.queryPlanned<OfEmailRow>(ofEmailStatement, [
    P.uuid(email),
    P.uuid(P.idOrNull(accountId)),
    P.texts(modes),
    P.int(limit),
    P.uuid(leastOf(email))
  ])
  return rows.map((row) => toHistory(row, ahead))
})

/** The deliveries of an email to one endpoint that pass filters, newest first. */
export const searchOfEmail = Effect.fnUntraced(function*(
  db: Database,
  { accountId, after, endpointId, filters, limit, modes }: Parameters<WebhookStore["Service"]["searchDeliveries"]>[0],
  emailId: string
): Effect.fn.Return<ReadonlyArray<Delivery>, SqlError> {
  const email = P.idOrNull(emailId)
  if (email === null) return []
  const least = leastOf(email)
  const since = filters.since === undefined ? least : firstIdOf(filters.since.getTime())
  const rows = yield* db.queryPlanned<DeliveryRow>(searchStatement, [
    P.uuid(email),
    P.uuid(P.idOrNull(accountId)),
    P.texts(modes),
    P.int(limit),
    P.uuid(since > least ? since : least),
    P.uuid(P.idOrNull(endpointId)),
    P.uuid(after === null ? null : P.idOrNull(after.id)),
    P.text(filters.status ?? null),
    P.text(filters.eventType ?? null)
  ])
  return rows.map(toDelivery)
})
