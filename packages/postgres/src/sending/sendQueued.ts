import type { QueuedMoved, QueuedStep } from "@sendwright/core/sending/SendJobs"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { lowestId } from "../queues/DueGroups.ts"
import * as P from "../sql/params.ts"
import { jobsOf, sendQueue } from "./sendLeases.ts"
import { rescue, type RescueOptions } from "./sendRescue.ts"

interface MovedRow {
  readonly looked: number
  readonly meant: number
  readonly moved: number
  readonly last: string | null
}

const ofSelection = "($1::uuid IS NULL OR j.account_id = $1::uuid) AND j.queued_at <= $2::timestamptz"

/**
 * One step over the jobs, in the order of their ids, which stay as they are: of those that it looks at, the ones that are
 * meant are changed. A job that is locked is in somebody's hands and is passed over.
 */
const stepOf = (condition: string, isFree: string, change: string): string => `
WITH looked AS MATERIALIZED (
  SELECT j.email_id, ${ofSelection} AND ${condition} AS is_meant
  FROM sendwright.send_jobs j WHERE j.email_id > $3::uuid ORDER BY j.email_id LIMIT $4
),
locked AS MATERIALIZED (
  SELECT l.email_id FROM looked l
  CROSS JOIN LATERAL (
    SELECT FROM sendwright.send_jobs j WHERE j.email_id = l.email_id AND ${isFree} FOR UPDATE OF j SKIP LOCKED
  ) j
  WHERE l.is_meant
),
moved AS (
  UPDATE sendwright.send_jobs j SET ${change} FROM locked l WHERE j.email_id = l.email_id AND ${jobsOf("locked")}
)
SELECT (SELECT count(*)::int4 FROM looked) AS looked, (SELECT count(*)::int4 FROM looked WHERE is_meant) AS meant,
  (SELECT count(*)::int4 FROM locked) AS moved, (SELECT email_id FROM looked ORDER BY email_id DESC LIMIT 1) AS last`

const holdStatement = stepOf(
  "NOT j.held",
  "j.token IS NULL AND NOT j.held",
  "held = true, resume_at = j.due_at, due_at = $5::timestamptz, wake_at = $5::timestamptz, waits_for = NULL"
)

const releaseStatement = stepOf(
  "j.held AND j.resume_at IS NOT NULL",
  "j.held AND j.resume_at IS NOT NULL AND $5::timestamptz IS NOT NULL",
  "held = false, due_at = j.resume_at, wake_at = j.resume_at, resume_at = NULL"
)

const lapsedStatement = `
SELECT j.email_id FROM sendwright.send_jobs j
WHERE ${sendQueue.isLeased} AND j.wake_at <= $3::timestamptz AND ${ofSelection} ORDER BY j.wake_at LIMIT $4`

const run = (db: Database, text: string, { accountId, after, limit, now, queuedBy }: QueuedStep) =>
  Effect.map(
    db.write(db.query<MovedRow>(text, [
      P.uuid(accountId),
      P.time(queuedBy),
      P.uuid(after === null ? lowestId : P.idOrNull(after)),
      P.int(limit),
      P.time(now)
    ])),
    ([row]): QueuedMoved => ({
      moved: row?.moved ?? 0,
      underWay: (row?.meant ?? 0) - (row?.moved ?? 0),
      next: row === undefined || row.looked < limit ? null : row.last
    })
  )

const nothing: QueuedMoved = { moved: 0, underWay: 0, next: null }

// An id that cannot be in the database must not be read as null, which means all.
const isNobodys = ({ accountId }: QueuedStep): boolean => accountId !== null && P.idOrNull(accountId) === null

/** Holds the jobs of one step. Times are the database's. */
export const holdQueued = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  step: QueuedStep,
  lapse: RescueOptions
): Effect.fn.Return<QueuedMoved, SqlError> {
  if (isNobodys(step)) return nothing
  const lapsed = yield* db.query<{ readonly email_id: string }>(lapsedStatement, [
    P.uuid(step.accountId),
    P.time(step.queuedBy),
    P.time(step.now),
    P.int(step.limit)
  ])
  if (lapsed.length > 0) {
    const ids = lapsed.map(({ email_id }) => email_id)
    const held = yield* db.transaction(Effect.andThen(
      rescue(db, random, ids, { ...lapse, unknownPolicy: "hold" }),
      db.query(`SELECT FROM sendwright.send_jobs WHERE email_id = ANY ($1::uuid[]) AND held`, [P.uuids(ids)])
    ))
    // Those that had not begun are free now, and wherever they stand they are to be found by what comes next.
    if (lapsed.length === step.limit) return { moved: held.length, underWay: 0, next: step.after ?? lowestId }
    const done = yield* run(db, holdStatement, step)
    return { ...done, moved: done.moved + held.length }
  }
  return yield* run(db, holdStatement, step)
})

/** Lets the jobs of one step go that `holdQueued` held. */
export const releaseQueued = (db: Database, step: QueuedStep): Effect.Effect<QueuedMoved, SqlError> =>
  isNobodys(step) ? Effect.succeed(nothing) : run(db, releaseStatement, step)
