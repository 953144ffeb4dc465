import { sweepOf } from "../queues/queueSweep.ts"
import { webhookQueue } from "./webhookJobs.ts"

/** Reads what a node should know of the queue of webhook deliveries and may not. */
export const sweep = sweepOf({
  table: webhookQueue.table,
  columns: "j.endpoint_id, j.wake_at, j.is_retry, j.token",
  lanes:
    `SELECT endpoint_id AS group, '' AS lane, min(wake_at) AS first, max(wake_at) AS last, NULL::timestamptz AS lease_end,
  NULL::int4 AS blocks
FROM slice WHERE token IS NULL AND (wake_at <= $3 OR NOT is_retry) GROUP BY endpoint_id`
})
