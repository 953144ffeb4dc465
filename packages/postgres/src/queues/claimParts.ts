import { isNow } from "../database/DatabaseClock.ts"
import { changesInSteps } from "../sql/changes.ts"
import { type Column, column, inside } from "../sql/columns.ts"
import type { Parameters } from "../sql/Statement.ts"
import type { Lane } from "./DueGroups.ts"
import type { JobQueue } from "./JobQueue.ts"
import type { QueueCursor } from "./QueueCursor.ts"

/** What a claim is asked for, whatever the queue. Its `now` is the database's. */
interface ClaimOptions {
  readonly now: Date
  readonly leaseMillis: number
  readonly toleranceMillis: number | null
}

/** Up to where a node knows a queue. */
export interface ReadFrom {
  /** The snapshot of the round before (`pg_current_snapshot()`). */
  readonly last: string
  /** By when the round before had found everything that was due. */
  readonly horizon: Date
  /** No lease ends before it, but those that were taken up. */
  readonly leasesFrom: Date
}

/** What one round of a claim is made with, whatever the queue: a claim may take several. */
export interface ClaimRound<out Options extends ClaimOptions> extends ReadFrom {
  readonly options: Options
  readonly limit: number
  /** What the leases' tokens begin with. */
  readonly token: string
  /** The lanes to claim from, group by group in the order of their turns. */
  readonly lanes: ReadonlyArray<ReadonlyArray<Lane>>
  /** Whether no other group has anything due, so that what is found may be claimed at once. */
  readonly direct: boolean
}

/** What a round found apart from leases and lanes. */
export interface RoundFound {
  /** Up to where was read; null where a sweep has to find what was added. */
  readonly snapshot: string | null
  /** Whether more was added than the round has read. */
  readonly more: boolean
}

export const readFrom = ({ horizon, leasesFrom, snapshot }: QueueCursor): ReadFrom => ({
  last: snapshot ?? "",
  horizon: new Date(horizon),
  leasesFrom: new Date(leasesFrom)
})

/** How many jobs a round reads, at the most, of those that transactions have added: a group with many more has a lane. */
const maxChanges = 1_024

/** A time in milliseconds since 1970. */
export const millis = (time: string): string => `round(extract(epoch FROM ${time}) * 1000)::float8`

/** The parameters of `ReadFrom`, and the expression `span`, between whose snapshots a queue is read. */
export const readFromParts = <Input extends ReadFrom>(parameters: Parameters<Input>) => {
  const last = parameters.value("text", (from) => from.last)
  return {
    span: `span AS MATERIALIZED (SELECT ${last}::text::pg_snapshot AS last, pg_current_snapshot() AS this)`,
    horizon: parameters.value("timestamptz", (from) => from.horizon),
    leasesFrom: parameters.value("timestamptz", (from) => from.leasesFrom)
  }
}

/** What differs between the claims of the queues. */
interface QueueParts<in Round> {
  /** What is read of each job that has become claimable, columns of the table. */
  readonly columns: ReadonlyArray<string>
  /** Whether a job `f` was due as soon as it was stored. */
  readonly isDueAtOnce: string
  /** How many jobs of a group one claim may lease. */
  readonly perGroup: (round: Round) => number
}

/** The parameters and parts that the claims of all queues have. */
export const claimParts = <Round extends ClaimRound<ClaimOptions>>(
  queue: JobQueue,
  { columns, isDueAtOnce, perGroup }: QueueParts<Round>,
  parameters: Parameters<Round>
) => {
  const now = parameters.value("timestamptz", ({ options }) => options.now)
  const tolerance = parameters.value("float8", ({ options }) => options.toleranceMillis)
  const given = {
    limit: parameters.value("int4", (round) => round.limit),
    perGroup: parameters.value("int4", perGroup),
    token: parameters.value("text", (round) => round.token),
    leaseEnd: parameters.value(
      "timestamptz",
      ({ options: { leaseMillis, now } }) => new Date(now.getTime() + leaseMillis)
    )
  }
  const { horizon, leasesFrom, span } = readFromParts(parameters)
  const isClaimTime = isNow(now, tolerance)
  const of = (alias: string) => columns.map((name) => `${alias}.${name}`).join(", ")
  return {
    ...given,
    now,
    span,
    direct: parameters.value("bool", (round) => round.direct),
    /** Whether the claim may go by its `now`. */
    isClaimTime,
    /** The expressions `fresh`, `late` and `reach`: see `changesInSteps`. */
    changes: changesInSteps({
      columns: of("j"),
      table: queue.table,
      id: "freed_in",
      condition: queue.isFreed,
      most: maxChanges
    }),
    /** Jobs `f` that transactions have made claimable, without those to which the clock leads later. */
    freed: `(
    SELECT ${of("f")} FROM fresh f CROSS JOIN reach r
    WHERE r.cut IS NULL OR f.id < r.cut
    UNION ALL SELECT * FROM late
  ) f
  WHERE f.wake_at <= greatest(${now}, ${horizon}) OR ${isDueAtOnce}`,
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
export const lanesInTurn = <Round extends Pick<ClaimRound<ClaimOptions>, "lanes">>(
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
