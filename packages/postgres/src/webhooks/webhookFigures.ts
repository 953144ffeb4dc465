import type { WebhookQueue } from "@sendwright/core/foundation/StorageHealth"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { lookedAt, makeReader, mostKept, mostNew, readQueue } from "../queues/queueFigures.ts"
import { webhookQueue } from "./webhookJobs.ts"

/** The deliveries of some endpoints that were due first. One may have been examined in several ways. */
const first = (endpoints: string): string => `
  (SELECT DISTINCT e.failing, f.due_at, f.delivery_id FROM (
    SELECT l.endpoint_id, l.due_at, l.delivery_id FROM looked l
    WHERE l.is_due AND l.endpoint_id IN (SELECT endpoint_id FROM endpoint WHERE ${endpoints})
    ORDER BY l.due_at, l.delivery_id LIMIT ${2 * mostKept}
  ) f JOIN endpoint e ON e.endpoint_id = f.endpoint_id ORDER BY f.due_at, f.delivery_id LIMIT ${mostKept / 2})`

/**
 * An endpoint fails while the last attempt of any delivery to it that is still to be made has failed. Where only some of
 * the deliveries are read, the endpoints of the next retries are known to fail too.
 */
const queueStatement = `
WITH ${
  lookedAt(
    webhookQueue,
    "j.delivery_id, j.endpoint_id, j.is_retry, j.token IS NULL AND j.wake_at <= $1 AS is_due, j.due_at"
  )
},
retried AS (
  SELECT j.endpoint_id FROM sendwright.webhook_jobs j WHERE ${webhookQueue.isLater} AND j.wake_at > $1
  ORDER BY j.wake_at LIMIT ${4 * mostNew}
),
endpoint AS MATERIALIZED (
  SELECT endpoint_id, count(*) FILTER (WHERE counted) AS count,
    bool_or(is_retry) OR endpoint_id IN (SELECT endpoint_id FROM retried) AS failing
  FROM looked GROUP BY endpoint_id
)
SELECT coalesce((SELECT json_object_agg(c.state, c.count) FROM (
    SELECT CASE WHEN failing THEN 'failing' ELSE 'healthy' END AS state, sum(count) AS count
    FROM endpoint GROUP BY failing
  ) c), '{}') AS counts,
  pg_snapshot_xmax(pg_current_snapshot())::text AS next,
  (SELECT coalesce(json_agg(json_build_array(d.delivery_id, extract(epoch FROM $1::timestamptz - d.due_at) * 1000, d.failing)
    ORDER BY d.due_at, d.delivery_id), '[]') FROM (${first("NOT failing")} UNION ALL ${first("failing")}) d) AS oldest`

/** The figures of deliveries that are not finished. What is made remembers from one reading to the next. */
export const makeWebhookFigures = (db: Database) => {
  const reader = makeReader()
  return Effect.fnUntraced(function*(blocks: number, now: Date): Effect.fn.Return<WebhookQueue, SqlError> {
    const { count, oldest } = yield* readQueue(db, reader, { blocks, now, statement: queueStatement })
    const [healthy, failing] = [false, true].map((isFailing) => oldest.filter((one) => one[2] === isFailing))
    return {
      healthy: Math.max(count("healthy"), healthy!.length),
      failing: Math.max(count("failing"), failing!.length),
      oldestDueMillis: { healthy: healthy?.[0]?.[1] ?? null, failing: failing?.[0]?.[1] ?? null }
    }
  })
}
