import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { readFromParts } from "../queues/claimParts.ts"
import type { Lane } from "../queues/DueGroups.ts"
import { earliestOf, type ReadFrom, readFrom } from "../queues/QueueCursor.ts"
import { changesOf } from "../sql/changes.ts"
import { statement } from "../sql/Statement.ts"
import { laneColumns, reopenedAccounts } from "./sendClaimStatement.ts"
import { sendQueue } from "./sendLeases.ts"
import { type SendCursor, sweep } from "./sendSweep.ts"

/** How many accounts that have something due, and how many jobs that are not due yet, are examined for open ones. */
const maxLanes = 64
const maxLater = 1_000

const open = (of: string) => `
    LEFT JOIN LATERAL (SELECT * FROM sendwright.accounts x WHERE x.id = ${of}.account_id OFFSET 0) c ON true
    WHERE c.suspended_at IS NULL AND (c.paused_at IS NULL OR ${of}.mode = 'test')`

interface Ahead extends ReadFrom {
  readonly lanes: ReadonlyArray<Lane>
  readonly keptFrom: Date
  readonly scheduledFrom: Date
}

interface AheadRow {
  readonly due: Date | null
  readonly lease_end: Date | null
  readonly kept_due: Date | null
  readonly scheduled_at: Date | null
}

const columns = "j.account_id, j.mode, j.wake_at"

/**
 * When the next job of an open account, kept report or scheduled email is due, and when the next lease ends. Of the
 * queues it reads what a claim would read. Where the first jobs that are not due yet are all of closed accounts, the
 * answer is when to look beyond them.
 */
const aheadStatement = statement<Ahead, AheadRow>((parameters) => {
  const { isFree, isFreed, isLater, isLeased, table } = sendQueue
  const { horizon, leasesFrom, span } = readFromParts(parameters)
  const lanes = parameters.rows("l", laneColumns, (ahead) => ahead.lanes)
  const keptFrom = parameters.value("timestamptz", (ahead) => ahead.keptFrom)
  const scheduledFrom = parameters.value("timestamptz", (ahead) => ahead.scheduledFrom)
  const first = (account: string, mode: string, from: string) => `
    SELECT ${columns} FROM ${table} j
    WHERE ${isFree} AND j.account_id = ${account} AND j.mode = ${mode}${from} ORDER BY j.wake_at, j.email_id LIMIT 1`
  return `
WITH ${span},
later AS MATERIALIZED (
  SELECT ${columns} FROM ${table} j WHERE ${isLater} AND j.wake_at > ${horizon}
  ORDER BY j.wake_at LIMIT ${maxLater}
),
job AS MATERIALIZED (
  SELECT account_id, mode, min(wake_at) AS wake_at FROM (
    SELECT f.* FROM span CROSS JOIN LATERAL (${changesOf(columns, table, "freed_in", isFreed)} OFFSET 0) f
    UNION ALL
    SELECT f.* FROM ${lanes} CROSS JOIN LATERAL (${
    first("l.account_id", "l.mode", " AND (j.wake_at, j.email_id) >= (l.from_at, l.from_id)")
  }) f
    UNION ALL
    SELECT f.* FROM span CROSS JOIN LATERAL (${reopenedAccounts} OFFSET 0) a
    CROSS JOIN (VALUES ('live'), ('test')) m(mode)
    CROSS JOIN LATERAL (${first("a.id", "m.mode", "")}) f
  ) j GROUP BY account_id, mode
)
SELECT least(
  (SELECT min(j.wake_at) FROM job j ${open("j")}),
  -- As far as the first of an open account.
  coalesce(
    (SELECT l.wake_at FROM later l ${open("l")} LIMIT 1),
    (SELECT max(wake_at) FROM later HAVING count(*) = ${maxLater})
  )
) AS due,
(SELECT min(due_at) FROM sendwright.provider_events WHERE due_at >= ${keptFrom}) AS kept_due,
(SELECT min(scheduled_at) FROM sendwright.email_states
  WHERE status = 'scheduled' AND scheduled_at >= ${scheduledFrom}) AS scheduled_at,
(SELECT wake_at FROM ${table} j WHERE ${isLeased} AND j.wake_at >= ${leasesFrom}
  ORDER BY j.wake_at LIMIT 1) AS lease_end`
})

/** When something is due next; null where nothing waits. */
export const nextDue = Effect.fnUntraced(function*(
  db: Database,
  cursor: SendCursor
): Effect.fn.Return<Date | null, SqlError> {
  if (cursor.snapshot === null) yield* sweep(db, cursor, 0)
  const now = (yield* Clock.Clock).currentTimeMillisUnsafe() + (yield* db.clock.ahead)
  const [row] = yield* db.run(aheadStatement, {
    ...readFrom(cursor),
    lanes: cursor.groups.known(maxLanes, cursor.horizon),
    keptFrom: cursor.kept.from(now),
    scheduledFrom: cursor.scheduled.from(now)
  })
  if (row === undefined) return null
  const { due, kept_due: kept, lease_end: leaseEnd, scheduled_at: scheduled } = row
  cursor.kept.passed(kept)
  cursor.scheduled.passed(scheduled)
  return earliestOf(cursor, leaseEnd, [due, kept, scheduled])
})
