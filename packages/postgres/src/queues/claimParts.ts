import * as Record from "effect/Record"
import { isNow } from "../database/DatabaseClock.ts"
import { changesInSteps } from "../sql/changes.ts"
import { type Column, column, inside } from "../sql/columns.ts"
import type { Parameters } from "../sql/Statement.ts"
import type { ClaimRound } from "./claimRound.ts"
import type { Lane } from "./DueGroups.ts"
import type { JobQueue } from "./JobQueue.ts"
import type { ReadFrom } from "./QueueCursor.ts"

/** A time in milliseconds since 1970. */
export const millis = (time: string): string => `round(extract(epoch FROM ${time}) * 1000)::float8`

/**
 * The expression `span`, between whose snapshots a queue is read, and what reads the times in it.
 *
 * They stand there so that a plan for these times costs as much as one for any. Else Postgres finds, where a queue is
 * long, that the first is cheaper, and makes it anew for each execution, which takes longer than that.
 */
const spanOf = <Input extends ReadFrom, Name extends string>(
  parameters: Parameters<Input>,
  times: Readonly<Record<Name, (input: Input) => Date>>
) => {
  const last = parameters.value("text", (from) => from.last)
  const columns = Record.toEntries(times).map(([name, of]) =>
    `${parameters.value("timestamptz", of)}::timestamptz AS ${name}`
  )
  return {
    span: `span AS MATERIALIZED (
  SELECT ${last}::text::pg_snapshot AS last, pg_current_snapshot() AS this, ${columns.join(", ")}
)`,
    ...Record.map(times, (_, name) => `(SELECT s.${name} FROM span s)`)
  }
}

const readFromTimes = {
  horizon: ({ horizon }: ReadFrom) => horizon,
  leases_from: ({ leasesFrom }: ReadFrom) => leasesFrom
}

/** The expression `span`, between whose snapshots a queue is read, and what reads the times of `ReadFrom` in it. */
export const readFromParts = <Input extends ReadFrom>(parameters: Parameters<Input>) =>
  spanOf(parameters, readFromTimes)

/**
 * The parameters and parts that the claims of all queues have: of a claim that reads these columns of each job that has
 * become claimable, and leases at most `perGroup` jobs of a group.
 */
export const claimParts = <Round extends ClaimRound>(
  queue: JobQueue,
  columns: ReadonlyArray<string>,
  perGroup: (round: Round) => number,
  parameters: Parameters<Round>
) => {
  const tolerance = parameters.value("float8", ({ options }) => options.toleranceMillis)
  const limit = parameters.value("int4", (round) => round.limit)
  const most = parameters.value("int4", perGroup)
  const token = parameters.value("text", (round) => round.token)
  const leaseEnd = parameters.value(
    "timestamptz",
    ({ options: { leaseMillis, now } }) => new Date(now.getTime() + leaseMillis)
  )
  const { horizon, leases_from: leasesFrom, now, span } = spanOf(parameters, {
    ...readFromTimes,
    now: ({ options }: Round) => options.now
  })
  const isClaimTime = isNow(now, tolerance)
  const of = (alias: string) => columns.map((name) => `${alias}.${name}`).join(", ")
  return {
    now,
    limit,
    perGroup: most,
    token,
    leaseEnd,
    span,
    direct: parameters.value("bool", (round) => round.direct),
    /** Whether the claim may go by its `now`. */
    isClaimTime,
    /** The expressions `fresh`, `late` and `reach`: see `changesInSteps`. */
    changes: changesInSteps(of("j"), queue.table, queue.isFreed),
    /** Jobs `f` that transactions have made claimable, without those to which the clock leads later. */
    freed: `(
    SELECT ${of("f")} FROM fresh f CROSS JOIN reach r
    WHERE r.cut IS NULL OR f.id < r.cut
    UNION ALL SELECT * FROM late
  ) f
  WHERE f.wake_at <= greatest(${now}, ${horizon}) OR ${queue.isDueAtOnce}`,
    /** Jobs `j` that have become due by the clock. */
    ripened: `${queue.table} j
  WHERE ${queue.isLater} AND j.wake_at > ${horizon} AND j.wake_at <= ${now}`,
    /** Whether the lease of a job `j` has run out. */
    hasLapsed: `${queue.isLeased} AND j.wake_at >= ${leasesFrom} AND j.wake_at <= ${now} AND ${isClaimTime}`
  }
}

interface TurnRow {
  readonly lane: Lane
  readonly turn: number
}

/** The lanes of a round with their turns, to select from. */
export const lanesInTurn = <Round extends Pick<ClaimRound, "lanes">>(
  columns: ReadonlyArray<Column<Lane>>,
  parameters: Parameters<Round>
): string => {
  const inTurn: ReadonlyArray<Column<TurnRow>> = [
    ...inside(({ lane }: TurnRow) => lane, columns),
    column("turn", "int4", ({ turn }) => turn)
  ]
  return parameters.rows(
    "l",
    inTurn,
    ({ lanes }) => lanes.flatMap((group, turn) => group.map((lane) => ({ lane, turn })))
  )
}
