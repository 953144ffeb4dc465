import { type EmailQueue, exactUpTo } from "@sendwright/core/foundation/StorageHealth"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { LowWater } from "../database/LowWater.ts"
import { lookedAt, makeReader, mostKept, readQueue } from "../queues/queueFigures.ts"
import * as P from "../sql/params.ts"
import { sendQueue } from "./sendLeases.ts"

const queueStatement = `
WITH closed AS MATERIALIZED (
  SELECT id, suspended_at IS NOT NULL AS all_modes FROM sendwright.accounts
  WHERE paused_at IS NOT NULL OR suspended_at IS NOT NULL
),${lookedAt(sendQueue, "j.email_id, j.account_id, j.mode, j.held, j.token, j.wake_at, j.due_at, j.waits_for")},
job AS MATERIALIZED (
  SELECT j.counted, j.email_id, j.due_at, CASE
    WHEN j.held THEN 'held'
    WHEN j.token IS NOT NULL AND j.wake_at > $1 THEN 'leased'
    WHEN c.id IS NOT NULL AND (c.all_modes OR j.mode = 'live') THEN 'paused'
    WHEN j.waits_for IS NOT NULL OR j.wake_at > $1 THEN 'waiting'
    ELSE 'due'
  END AS state
  FROM looked j LEFT JOIN closed c ON c.id = j.account_id
)
SELECT coalesce((SELECT json_object_agg(c.state, c.count) FROM (
    SELECT state, count(*) AS count FROM job WHERE counted GROUP BY state
  ) c), '{}') AS counts,
  pg_snapshot_xmax(pg_current_snapshot())::text AS next,
  (SELECT coalesce(json_agg(json_build_array(d.email_id, extract(epoch FROM $1::timestamptz - d.due_at) * 1000, false)
    ORDER BY d.due_at, d.email_id), '[]') FROM (
      -- A job may have been looked at in several ways.
      SELECT DISTINCT due_at, email_id FROM (
        SELECT due_at, email_id FROM job WHERE state = 'due' ORDER BY due_at, email_id LIMIT ${4 * mostKept}
      ) f ORDER BY due_at, email_id LIMIT ${mostKept}
    ) d) AS oldest`

/** $1 from when on. Held emails are few, and somebody has to decide about each: they are counted by their index. */
const othersStatement = `
SELECT
  (SELECT count(*)::float8 FROM (
    SELECT FROM sendwright.send_jobs WHERE held AND mode > '' ORDER BY queued_at, email_id LIMIT ${exactUpTo}
  ) h) AS held,
  s.count AS scheduled, s.first
FROM (
  SELECT count(*)::float8 AS count, min(scheduled_at) AS first FROM (
    SELECT scheduled_at FROM sendwright.email_states WHERE status = 'scheduled' AND scheduled_at >= $1
    ORDER BY scheduled_at LIMIT ${exactUpTo}
  ) x
) s`

interface OthersRow {
  readonly held: number
  readonly scheduled: number
  readonly first: Date | null
}

/** The figures of emails that are not handed over. What is made remembers from one reading to the next. */
export const makeSendFigures = (db: Database) => {
  const reader = makeReader()
  const scheduled = new LowWater()
  return Effect.fnUntraced(function*(blocks: number, now: Date): Effect.fn.Return<EmailQueue, SqlError> {
    const { count, oldest } = yield* readQueue(db, reader, { blocks, now, statement: queueStatement })
    const [others] = yield* db.query<OthersRow>(othersStatement, [P.time(scheduled.from(now.getTime()))])
    scheduled.passed(others?.first ?? null)
    return {
      // What was found is there, though the sample has none of it.
      due: Math.max(count("due"), oldest.length),
      waiting: count("waiting"),
      leased: count("leased"),
      held: others?.held ?? 0,
      paused: count("paused"),
      scheduled: others?.scheduled ?? 0,
      oldestDueMillis: oldest[0]?.[1] ?? null
    }
  })
}
