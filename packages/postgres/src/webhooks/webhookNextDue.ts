import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import type { Lane } from "../queues/DueGroups.ts"
import { leaseMargin, type QueueCursor } from "../queues/queueSweep.ts"
import { statement } from "../sql/Statement.ts"
import { changedJobs, isFree, isLater, isLeased, laneColumns } from "./webhookLook.ts"
import { sweep } from "./webhookSweep.ts"

/** How many endpoints that have something due are looked at. */
const maxLanes = 64

interface Ahead {
  readonly last: string
  readonly horizon: Date
  readonly leasesFrom: Date
  readonly lanes: ReadonlyArray<Lane>
}

interface AheadRow {
  readonly due: Date | null
  readonly lease_end: Date | null
}

/** When the next delivery is due, and when the next lease ends. Of the queues it reads what a look would read. */
const aheadStatement = statement<Ahead, AheadRow>((parameters) => {
  const last = parameters.value("text", (ahead) => ahead.last)
  const horizon = parameters.value("timestamptz", (ahead) => ahead.horizon)
  const leasesFrom = parameters.value("timestamptz", (ahead) => ahead.leasesFrom)
  const lanes = parameters.rows("l", laneColumns, (ahead) => ahead.lanes)
  return `
WITH span AS MATERIALIZED (SELECT ${last}::text::pg_snapshot AS last, pg_current_snapshot() AS this)
SELECT least(
  (SELECT j.wake_at FROM sendwright.webhook_jobs j WHERE ${isLater} AND j.wake_at > ${horizon}
    ORDER BY j.wake_at LIMIT 1),
  (SELECT min(f.wake_at) FROM span CROSS JOIN LATERAL (${changedJobs} OFFSET 0) f),
  (SELECT min(f.wake_at) FROM ${lanes} CROSS JOIN LATERAL (
    SELECT j.wake_at FROM sendwright.webhook_jobs j
    WHERE ${isFree} AND j.endpoint_id = l.endpoint_id AND (j.wake_at, j.ordinal) >= (l.from_at, l.from_ordinal)
    ORDER BY j.wake_at, j.ordinal LIMIT 1
  ) f)
) AS due,
(SELECT j.wake_at FROM sendwright.webhook_jobs j WHERE ${isLeased} AND j.wake_at >= ${leasesFrom}
  ORDER BY j.wake_at LIMIT 1) AS lease_end`
})

/** When the next delivery is due, or the next lease ends; null where none waits. */
export const nextDue = Effect.fnUntraced(function*(
  db: Database,
  cursor: QueueCursor
): Effect.fn.Return<Date | null, SqlError> {
  if (cursor.snapshot === null) yield* sweep(db, cursor, 0)
  const [row] = yield* db.run(aheadStatement, {
    last: cursor.snapshot ?? "",
    horizon: new Date(cursor.horizon),
    leasesFrom: new Date(cursor.leasesFrom),
    lanes: cursor.groups.known(maxLanes, cursor.horizon)
  })
  const leaseEnd = row?.lease_end ?? null
  // A lease that is not there yet ends later than one would that began at the last claim.
  const newLeases = cursor.horizon + cursor.leaseMillis - leaseMargin
  cursor.leasesFrom = Math.max(cursor.leasesFrom, Math.min(leaseEnd?.getTime() ?? Infinity, newLeases))
  const earliest = Math.min(
    row?.due?.getTime() ?? Infinity,
    leaseEnd?.getTime() ?? Infinity,
    cursor.groups.nextLater
  )
  return earliest === Infinity ? null : new Date(earliest)
})
