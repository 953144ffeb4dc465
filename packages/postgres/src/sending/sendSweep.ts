import { LowWater } from "../database/LowWater.ts"
import { makeCursor as makeQueueCursor, type QueueCursor } from "../queues/QueueCursor.ts"
import { sweepOf } from "../queues/queueSweep.ts"
import { sendQueue } from "./sendLeases.ts"

/** What a node knows of the queue of sends. */
export interface SendCursor extends QueueCursor {
  /** Of the kept reports and of the scheduled emails, for looking ahead. */
  readonly kept: LowWater
  readonly scheduled: LowWater
}

export const makeCursor = (): SendCursor => ({ ...makeQueueCursor(), kept: new LowWater(), scheduled: new LowWater() })

/** Reads what a node should know of the queue of sends and may not. */
export const sweep = sweepOf({
  table: sendQueue.table,
  columns: "j.account_id, j.mode, j.wake_at, j.queued_at, j.token",
  condition: "NOT j.held",
  lanes:
    `SELECT g.account_id AS group, g.mode AS lane, g.first, g.last, NULL::timestamptz AS lease_end, NULL::int4 AS blocks
FROM (
  SELECT account_id, mode, min(wake_at) AS first, max(wake_at) AS last FROM slice
  WHERE token IS NULL AND (wake_at <= $3 OR wake_at = queued_at) GROUP BY account_id, mode
) g
LEFT JOIN LATERAL (SELECT * FROM sendwright.accounts x WHERE x.id = g.account_id OFFSET 0) c ON true
WHERE c.suspended_at IS NULL AND (c.paused_at IS NULL OR g.mode = 'test')`
})
