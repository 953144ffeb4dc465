import { sweepOf } from "../queues/queueSweep.ts"

// The table itself, block by block: see the queue of sends. Retries that become due after the horizon are found by the
// clock.
const sliceStatement = `
WITH slice AS MATERIALIZED (
  SELECT j.endpoint_id, j.wake_at, j.is_retry, j.token FROM sendwright.webhook_jobs j
  WHERE j.ctid >= $1::text::tid AND j.ctid < $2::text::tid
)
SELECT endpoint_id AS group, '' AS lane, min(wake_at) AS first, max(wake_at) AS last, NULL::timestamptz AS lease_end,
  NULL::int4 AS blocks
FROM slice WHERE token IS NULL AND (wake_at <= $3 OR NOT is_retry) GROUP BY endpoint_id
UNION ALL
SELECT NULL, NULL, NULL, NULL, (SELECT min(wake_at) FROM slice WHERE token IS NOT NULL),
  (pg_relation_size('sendwright.webhook_jobs') / current_setting('block_size')::int4)::int4`

/** Reads what a node should know of the queue of webhook deliveries and may not. */
export const sweep = sweepOf(sliceStatement)
