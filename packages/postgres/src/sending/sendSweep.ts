import { LowWater } from "../database/LowWater.ts"
import { makeCursor as makeQueueCursor, type QueueCursor, sweepOf } from "../queues/queueSweep.ts"

/** What a node knows of the queue of sends. */
export interface SendCursor extends QueueCursor {
  /** Of the kept reports and of the scheduled emails, for looking ahead. */
  readonly kept: LowWater
  readonly scheduled: LowWater
}

export const makeCursor = (): SendCursor => ({ ...makeQueueCursor(), kept: new LowWater(), scheduled: new LowWater() })

// The table itself, block by block: what is dead costs a fraction of what it costs in an index, and every step is bound.
// Jobs that become due after the horizon are found by the clock.
const sliceStatement = `
WITH slice AS MATERIALIZED (
  SELECT j.account_id, j.mode, j.wake_at, j.queued_at, j.token FROM sendwright.send_jobs j
  WHERE j.ctid >= $1::text::tid AND j.ctid < $2::text::tid AND NOT j.held
)
SELECT g.account_id AS group, g.mode AS lane, g.first, g.last, NULL::timestamptz AS lease_end, NULL::int4 AS blocks
FROM (
  SELECT account_id, mode, min(wake_at) AS first, max(wake_at) AS last FROM slice
  WHERE token IS NULL AND (wake_at <= $3 OR wake_at = queued_at) GROUP BY account_id, mode
) g
LEFT JOIN LATERAL (SELECT * FROM sendwright.accounts x WHERE x.id = g.account_id OFFSET 0) c ON true
WHERE c.suspended_at IS NULL AND (c.paused_at IS NULL OR g.mode = 'test')
UNION ALL
SELECT NULL, NULL, NULL, NULL, (SELECT min(wake_at) FROM slice WHERE token IS NOT NULL),
  (pg_relation_size('sendwright.send_jobs') / current_setting('block_size')::int4)::int4`

/** Reads what a node should know of the queue of sends and may not. */
export const sweep = sweepOf(sliceStatement)
