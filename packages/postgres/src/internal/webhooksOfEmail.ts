import type { DeliveryAttempt } from "@sendwright/core/webhooks/Delivery"
import type { DeliveryHistory } from "@sendwright/core/webhooks/WebhookStore"
import { deliveryColumns, type DeliveryRow, toDelivery } from "./webhookRows.ts"

const millis = (time: string): string => `(extract(epoch FROM ${time}) * 1000)::int8`

/**
 * The deliveries of an email: $1 email, $2 account, $3 modes, $4 limit. They have no index of their own: those that
 * events fanned out to are found by the ids that follow from event and endpoint, those that were sent again by the index
 * of such.
 */
export const ofEmailStatement = `
WITH found AS MATERIALIZED (
  SELECT sendwright.delivery_id(v.id, w.id) AS id, w.url
  FROM sendwright.email_history v CROSS JOIN sendwright.webhook_endpoints w
  WHERE v.email_id = $1 AND w.account_id = $2
  UNION ALL
  SELECT d.id, w.url FROM sendwright.webhook_deliveries d JOIN sendwright.webhook_endpoints w ON w.id = d.endpoint_id
  WHERE d.email_id = $1 AND d.replay_of IS NOT NULL
)
SELECT ${deliveryColumns}, f.url,
  (SELECT json_agg(json_build_object('at', ${millis("a.at")}, 'responseCode', a.response_code, 'error', a.error,
      'durationMs', a.duration_ms) ORDER BY a.number)
    FROM sendwright.webhook_attempts a WHERE a.delivery_id = d.id) AS made,
  (SELECT j.due_at FROM sendwright.webhook_jobs j WHERE j.delivery_id = d.id) AS next_at
FROM found f CROSS JOIN LATERAL (
  SELECT * FROM sendwright.webhook_deliveries d WHERE d.id = f.id OFFSET 0
) d
WHERE d.account_id = $2 AND d.mode = ANY ($3) AND d.email_id = $1
ORDER BY d.id LIMIT $4`

export interface OfEmailRow extends DeliveryRow {
  readonly url: string
  readonly made: ReadonlyArray<Omit<DeliveryAttempt, "at"> & { readonly at: number }> | null
  readonly next_at: Date | null
}

/** The delivery of a row; `ahead`: how far the database's clock, by which attempts are due, is ahead. */
export const toHistory = (row: OfEmailRow, ahead: number): DeliveryHistory => ({
  delivery: toDelivery(row),
  url: row.url,
  attempts: (row.made ?? []).map((attempt) => ({ ...attempt, at: new Date(attempt.at) })),
  nextAt: row.next_at === null ? null : new Date(row.next_at.getTime() - ahead)
})
