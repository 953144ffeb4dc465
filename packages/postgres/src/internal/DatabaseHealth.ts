import type { Conditions } from "@sendwright/core/foundation/Conditions"
import type { StorageOutage } from "@sendwright/core/foundation/StorageError"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import type { SqlError } from "effect/sql/SqlError"
import { missedShareOf, outageOf } from "./outages.ts"

/** The condition that an outage of the database is told of by. */
const name = "database"

const messages: Readonly<Record<StorageOutage, string>> = {
  unreachable: "The database cannot be reached: check that it runs, and that the network leads to it. " +
    "Nothing is accepted or sent meanwhile.",
  unanswered: "The database does not answer: check that it runs, its load and its locks, and the network. " +
    "Nothing is accepted or sent meanwhile.",
  overloaded:
    "The database has no connection to spare: check its max_connections and the size of this server's pool. " +
    "Nothing is accepted or sent meanwhile.",
  "read-only": "The database takes no writes: it is a standby or was made read-only. Make it writable, or lead " +
    "DATABASE_URL to the primary. Nothing is accepted or sent meanwhile.",
  full: "The disk of the database is full: make room. Nothing is accepted or sent meanwhile."
}

/**
 * For how long a state is the only one that commands tell of before it counts. One that cannot write tells so at once,
 * whatever can still be read; of the others, one connection or one lock may be the reason.
 */
const patienceMillis = 1_000

/** How long no command has failed before the outage is over. What needs no room on the disk succeeds on a full one. */
const quietMillis = (outage: StorageOutage): number => outage === "full" ? 15_000 : 5_000

const errorCount = Metric.counter("sendwright_database_errors_total", {
  description: "Commands that the database did not carry out, by its state: the outage, or other",
  incremental: true
})
const missedCount = Metric.counter("sendwright_database_deadlines_missed_total", {
  description: "Commands that missed their deadline, by share",
  incremental: true
})

/** Judges from how commands end whether the database is in a state that readiness and the log should tell of. */
export interface DatabaseHealth {
  readonly succeeded: Effect.Effect<void>
  /** A command that took so long failed. */
  readonly failed: (error: SqlError, millis: number) => Effect.Effect<void>
}

export const make = (conditions: Conditions, now: () => number): DatabaseHealth => {
  let raised: StorageOutage | null = null
  let failedAt = -Infinity
  let succeededAt = now()

  return {
    succeeded: Effect.suspend(() => {
      succeededAt = now()
      if (raised === null || succeededAt - failedAt < quietMillis(raised)) return Effect.void
      raised = null
      return conditions.clear(name)
    }),
    failed: Effect.fnUntraced(function*(error, millis) {
      const outage = outageOf(error)
      yield* Metric.update(Metric.withAttributes(errorCount, { outage: outage ?? "other" }), 1)
      const share = missedShareOf(error)
      if (share !== undefined) yield* Metric.update(Metric.withAttributes(missedCount, { share }), 1)
      if (outage === null) return
      failedAt = now()
      const total = outage === "read-only" || outage === "full"
      // A read that is late is a reason to look at that read.
      if (!total && failedAt - succeededAt < Math.max(patienceMillis, millis)) return
      raised = outage
      yield* conditions.raise({ name, message: messages[outage], blocks: true })
    })
  }
}
