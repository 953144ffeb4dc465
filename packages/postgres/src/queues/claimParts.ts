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
 * The expression `span`, between whose snapshots a queue is read, with further values.
 *
 * They stand there so that a plan for these values costs as much as one for any. Else Postgres finds, where a queue is
 * long, that the first is cheaper, and makes it anew for each execution, which takes longer than that.
 */
const spanOf = <Input extends ReadFrom>(
  parameters: Parameters<Input>,
  columns: ReadonlyArray<Column<Input>>
): string => {
  const last = parameters.value("text", (from) => from.last)
  const given = columns.map(({ name, of, type }) => `${parameters.value(type, of)}::${type} AS ${name}`)
  return `span AS MATERIALIZED (
  SELECT ${last}::text::pg_snapshot AS last, pg_current_snapshot() AS this, ${given.join(", ")}
)`
}

const inSpan = (name: string): string => `(SELECT s.${name} FROM span s)`

const readFromColumns: ReadonlyArray<Column<ReadFrom>> = [
  column("horizon", "timestamptz", ({ horizon }) => horizon),
  column("leases_from", "timestamptz", ({ leasesFrom }) => leasesFrom)
]

/** The expression `span`, between whose snapshots a queue is read, and what reads the times of `ReadFrom` in it. */
export const readFromParts = <Input extends ReadFrom>(parameters: Parameters<Input>) => ({
  span: spanOf(parameters, readFromColumns),
  horizon: inSpan("horizon"),
  leasesFrom: inSpan("leases_from")
})

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
  const leaseEnd = parameters.value(
    "timestamptz",
    ({ options: { leaseMillis, now } }) => new Date(now.getTime() + leaseMillis)
  )
  const span = spanOf(parameters, [
    ...readFromColumns,
    column("now", "timestamptz", ({ options }: Round) => options.now),
    column("tolerance", "float8", ({ options }: Round) => options.toleranceMillis),
    column("most", "int4", (round: Round) => round.limit),
    column("per_group", "int4", perGroup),
    column("direct", "bool", (round: Round) => round.direct),
    column("token", "text", (round: Round) => round.token)
  ])
  const [horizon, now] = [inSpan("horizon"), inSpan("now")]
  const isClaimTime = isNow(now, inSpan("tolerance"))
  const of = (alias: string) => columns.map((name) => `${alias}.${name}`).join(", ")
  return {
    now,
    limit: inSpan("most"),
    perGroup: inSpan("per_group"),
    token: inSpan("token"),
    leaseEnd,
    span,
    direct: inSpan("direct"),
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
    hasLapsed: `${queue.isLeased} AND j.wake_at >= ${inSpan("leases_from")} AND j.wake_at <= ${now} AND ${isClaimTime}`
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
