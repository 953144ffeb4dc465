// What is waited for is a network and another server, which no test clock moves: the times are the machine's.
// @effect-diagnostics globalTimers:off globalTimersInEffect:off
import { type Condition, Conditions } from "@sendwright/core/foundation/Conditions"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Metric from "effect/Metric"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Connections, Share } from "./Connections.ts"
import { within } from "./deadline.ts"
import { codeOf } from "./errorCodes.ts"
import { missedShareOf, outageOf, sqlErrorOf } from "./outages.ts"

/** A standby that reads may go to, as long as it has all that was stored before they began. */
export interface Replica {
  readonly client: SqlClient
  /** Runs what reads there where that is as good as on the primary, and else `onPrimary`. */
  readonly read: <A, E, R>(
    share: Share,
    onReplica: Effect.Effect<A, E, R>,
    onPrimary: Effect.Effect<A, E | SqlError, R>
  ) => Effect.Effect<A, E | SqlError, R>
}

/** The replica of the client in use; null: all is read on the primary. */
export const Replica = Context.Reference<Replica | null>("@sendwright/postgres/internal/Replica", {
  defaultValue: () => null
})

/** How long until the replica is asked again whether it has what was stored before a read: some 50 ms with its answers. */
const looks = [0, 1, 3, 6, 10, 15]
/** How long the replica may take to say what it has, before it is taken to be down. */
const answerMillis = 500
/** So many reads in a row that it was too far behind for, and it is left alone, */
const maxLate = 5
/** for so long. The same holds once it is down. */
const restMillis = 5_000

/** Where the log of writes is. Positions of different timelines cannot be compared. */
interface Position {
  readonly timeline: number
  readonly at: number
}

/**
 * Commits are answered for when they are on the disk: what is not there yet was promised to nobody, and does not reach a
 * replica either. Where commits do not wait for the disk, all that was written counts.
 */
const positionStatement = `
SELECT p.at - '0/0'::pg_lsn AS at, ('x' || left(pg_walfile_name(p.at), 8))::bit(32)::int8 AS timeline,
  (pg_control_system()).system_identifier::text AS system
FROM (SELECT CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn()
  ELSE pg_current_wal_flush_lsn() END AS at) p`

const replayStatement = `SELECT pg_last_wal_replay_lsn() - '0/0'::pg_lsn AS at`

/** After a failover it shows the new timeline from its first restart point on. */
const roleStatement = `
SELECT pg_is_in_recovery() AS standby, (pg_control_system()).system_identifier::text AS system,
  (pg_control_checkpoint()).timeline_id::int8 AS timeline`

interface PrimaryPosition extends Position {
  /** Which cluster it is a position of. */
  readonly system: string
}

interface RoleRow {
  readonly standby: boolean
  readonly system: string
  readonly timeline: number | string | bigint
}

interface PositionRow {
  readonly at: string
  readonly timeline: number | string | bigint
  readonly system: string
}

const condition = (why: string): Condition => ({
  name: "replica",
  message: `The replica is left alone: ${why}. Lists, searches and exports are read on the primary.`,
  blocks: false
})

const reads = Metric.counter("sendwright_database_replica_reads_total", {
  description: "Reads that could go to the replica, by where they went and why",
  incremental: true
})

/** What became of a read: it was read on the replica (`fresh`), or why it was not. */
type Reason = "fresh" | "late" | "down" | "resting" | "unknown" | "moved" | "cancelled"

/** Answers for all who asked before it began: one that is under way may have looked too early. */
const batched = <A, E>(ask: Effect.Effect<A, E>): Effect.Effect<A, E> => {
  let current: Deferred.Deferred<A, E> | null = null
  let next: Deferred.Deferred<A, E> | null = null
  const begin = (round: Deferred.Deferred<A, E>): Effect.Effect<void> =>
    Effect.suspend(() => {
      current = round
      return Effect.onExit(ask, (exit) =>
        Effect.suspend(() => {
          Deferred.doneUnsafe(round, Exit.isSuccess(exit) ? exit : Exit.failCause(exit.cause))
          current = null
          if (next === null) return Effect.void
          const following = next
          next = null
          return Effect.asVoid(Effect.forkDetach(begin(following)))
        })).pipe(Effect.exit, Effect.asVoid)
    })
  return Effect.suspend(() => {
    if (current !== null) return Deferred.await(next ??= Deferred.makeUnsafe<A, E>())
    const round = Deferred.makeUnsafe<A, E>()
    current = round
    return Effect.andThen(Effect.forkDetach(begin(round), { startImmediately: true }), Deferred.await(round))
  })
}

/** The standby itself ended a read, or is no good any more: the primary can answer. */
const isOfReplica = (error: SqlError): boolean => {
  // One that took too long would take as long there.
  if (missedShareOf(error) !== undefined) return false
  const code = codeOf(error.reason.cause)
  // Conflicts with recovery, and what a standby does not do.
  return code === "40001" || code === "25006" || (outageOf(error) ?? "unanswered") !== "unanswered"
}

/** Reads on a replica. `moves` counts how often its connections went over to another server. */
export const make = (options: {
  readonly primary: { readonly client: SqlClient; readonly connections: Connections }
  readonly replica: { readonly client: SqlClient; readonly connections: Connections; readonly moves: () => number }
}): Effect.Effect<Replica> =>
  Effect.gen(function*() {
    const conditions = yield* Conditions
    const { primary, replica } = options
    const now = () => performance.now()
    let restsUntil = -Infinity
    let late = 0
    let isTold = false
    let isChecked = false
    /** What it is known to have replayed, of which timeline, and as which server. */
    let known: Position & { readonly move: number } | null = null

    const rest = (why: string) =>
      Effect.suspend(() => {
        restsUntil = now() + restMillis
        known = null
        late = 0
        isTold = true
        return conditions.raise(condition(why), replica)
      })
    const isWell = Effect.suspend(() => {
      late = 0
      if (!isTold) return Effect.void
      isTold = false
      return conditions.clear("replica", replica)
    })

    const one = <Row extends object>({ client, connections }: typeof primary, text: string) =>
      connections.run("commands", false)(Effect.map(client.withoutTransforms().unsafe<Row>(text), ([row]) => row!))
        .pipe(
          Effect.tapError((error) => Effect.sync(() => connections.failed(error)))
        )
    const position = batched(Effect.map(one<PositionRow>(primary, positionStatement), (row): PrimaryPosition => ({
      at: Number(row.at),
      timeline: Number(row.timeline),
      system: row.system
    })))
    const replayed = batched(
      Effect.suspend(() => {
        const move = replica.moves()
        return Effect.map(
          one<{ readonly at: string }>(replica, replayStatement),
          ({ at }) => ({ at: Number(at), move })
        )
      }).pipe(
        Effect.mapError(() => "it cannot be read from"),
        // A caller that waits for a read does not wait for a connection, too.
        within({ millis: answerMillis, missed: () => "it does not answer", graceMillis: answerMillis, stuck: () => {} })
      )
    )

    const isFollowed = ({ timeline }: Position) =>
      known !== null && known.timeline === timeline && known.move === replica.moves()
    const isThere = (wanted: Position) => isFollowed(wanted) && known !== null && known.at >= wanted.at

    /** Whether it is a standby of this very primary; nobody waits for it to be found out. */
    const check = Effect.fnUntraced(function*(wanted: PrimaryPosition) {
      const move = replica.moves()
      const role = yield* Effect.mapError(one<RoleRow>(replica, roleStatement), () => "it cannot be read from")
      if (!role.standby) return yield* Effect.fail("it is no standby")
      if (role.system !== wanted.system) return yield* Effect.fail("it is a standby of another server")
      if (Number(role.timeline) !== wanted.timeline) {
        return yield* Effect.fail("it does not follow the primary yet, which is another one since a while")
      }
      known = { at: -1, timeline: wanted.timeline, move }
    })
    const begin = (wanted: PrimaryPosition) =>
      Effect.suspend(() => {
        if (isChecked) return Effect.void
        isChecked = true
        return check(wanted).pipe(
          Effect.catch(rest),
          Effect.ensuring(Effect.sync(() => {
            isChecked = false
          })),
          Effect.forkDetach,
          Effect.asVoid
        )
      })

    /** Whether it has all up to a position, waiting for a moment. */
    const hasAll = Effect.fnUntraced(function*(wanted: Position): Effect.fn.Return<boolean, string> {
      for (const millis of looks) {
        if (isThere(wanted)) return true
        if (millis > 0) yield* Effect.callback<void>((resume) => void setTimeout(() => resume(Effect.void), millis))
        const { at, move } = yield* replayed
        if (known !== null && known.move === move && known.at < at) known = { ...known, at }
      }
      return isThere(wanted)
    })

    const count = (server: "replica" | "primary", reason: Reason) =>
      Metric.update(Metric.withAttributes(reads, { server, reason }), 1)

    const look: Effect.Effect<Reason, SqlError> = Effect.flatMap(position, (wanted) => {
      if (!isFollowed(wanted)) return Effect.as(begin(wanted), "resting" as const)
      return Effect.matchEffect(hasAll(wanted), {
        onFailure: (why) => Effect.as(rest(why), "down" as const),
        onSuccess: (isFresh) => {
          if (isFresh) return Effect.as(isWell, "fresh" as const)
          late++
          return Effect.as(late < maxLate ? Effect.void : rest("it is too far behind"), "late" as const)
        }
      })
    })

    return {
      client: replica.client,
      read: (share, onReplica, onPrimary) =>
        Effect.gen(function*() {
          const move = replica.moves()
          // Where the primary does not say where it is, it says best itself what is wrong.
          const state = now() < restsUntil ? "resting" : yield* Effect.orElseSucceed(look, () => "unknown" as const)
          if (state !== "fresh") {
            yield* count("primary", state)
            return yield* onPrimary
          }
          const exit = yield* Effect.exit(replica.connections.run(share, false)(onReplica))
          const error = Exit.isSuccess(exit) ? undefined : sqlErrorOf(exit.cause)
          const hasMoved = replica.moves() !== move
          if (!hasMoved && (error === undefined || !isOfReplica(error))) {
            yield* count("replica", "fresh")
            return yield* exit
          }
          if (error !== undefined) replica.connections.failed(error)
          if (error !== undefined && outageOf(error) === "unreachable") yield* rest("its connections break")
          yield* count("primary", hasMoved ? "moved" : "cancelled")
          return yield* onPrimary
        })
    }
  })
