import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { readFromParts } from "../queues/claimParts.ts"
import type { Lane } from "../queues/DueGroups.ts"
import { earliestOf, type QueueCursor, type ReadFrom, readFrom } from "../queues/QueueCursor.ts"
import { changesOf } from "../sql/changes.ts"
import { statement } from "../sql/Statement.ts"
import { laneColumns } from "./webhookClaimStatement.ts"
import { webhookQueue } from "./webhookJobs.ts"
import { sweep } from "./webhookSweep.ts"

/** How many endpoints that have something due are examined. */
const maxLanes = 64

interface Ahead extends ReadFrom {
  readonly lanes: ReadonlyArray<Lane>
}

interface AheadRow {
  readonly due: Date | null
  readonly lease_end: Date | null
}

/** When the next delivery is due, and when the next lease ends. Of the queues it reads what a claim would read. */
const aheadStatement = statement<Ahead, AheadRow>((parameters) => {
  const { isFree, isFreed, isLater, isLeased, table } = webhookQueue
  const { horizon, leasesFrom, span } = readFromParts(parameters)
  const lanes = parameters.rows("l", laneColumns, (ahead) => ahead.lanes)
  return `
WITH ${span}
SELECT least(
  (SELECT j.wake_at FROM ${table} j WHERE ${isLater} AND j.wake_at > ${horizon}
    ORDER BY j.wake_at LIMIT 1),
  (SELECT min(f.wake_at) FROM span CROSS JOIN LATERAL (${
    changesOf("j.endpoint_id, j.wake_at, j.ordinal, j.is_retry", table, "freed_in", isFreed)
  } OFFSET 0) f),
  (SELECT min(f.wake_at) FROM ${lanes} CROSS JOIN LATERAL (
    SELECT j.wake_at FROM ${table} j
    WHERE ${isFree} AND j.endpoint_id = l.endpoint_id AND (j.wake_at, j.ordinal) >= (l.from_at, l.from_ordinal)
    ORDER BY j.wake_at, j.ordinal LIMIT 1
  ) f)
) AS due,
(SELECT j.wake_at FROM ${table} j WHERE ${isLeased} AND j.wake_at >= ${leasesFrom}
  ORDER BY j.wake_at LIMIT 1) AS lease_end`
})

/** When the next delivery is due, or the next lease ends; null where none waits. */
export const nextDue = Effect.fnUntraced(function*(
  db: Database,
  cursor: QueueCursor
): Effect.fn.Return<Date | null, SqlError> {
  if (cursor.snapshot === null) yield* sweep(db, cursor, 0)
  const [row] = yield* db.run(aheadStatement, {
    ...readFrom(cursor),
    lanes: cursor.groups.known(maxLanes, cursor.horizon)
  })
  return earliestOf(cursor, row?.lease_end ?? null, [row?.due ?? null])
})
