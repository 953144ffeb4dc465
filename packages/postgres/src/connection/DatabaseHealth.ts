import type { Conditions } from "@sendwright/core/foundation/Conditions"
import { conditionName, conditionOf } from "@sendwright/core/foundation/StorageCondition"
import type { StorageOutage } from "@sendwright/core/foundation/StorageError"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import type { SqlError } from "effect/sql/SqlError"
import { missedShareOf, outageOf } from "./outages.ts"

/**
 * For how long a state is the only one that commands tell of before it counts. One that cannot write tells so at once,
 * whatever can still be read; of the others, one connection or one lock may be the reason.
 */
const patienceMillis = 1_000

/** How long no command has failed of this before the outage is over. */
const quietMillis = 3_000

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
  /** Something failed that somebody else judges by: the probe. */
  readonly counted: (error: SqlError) => Effect.Effect<void>
}

const counted = Effect.fnUntraced(function*(error: SqlError) {
  yield* Metric.update(Metric.withAttributes(errorCount, { outage: outageOf(error) ?? "other" }), 1)
  const share = missedShareOf(error)
  if (share !== undefined) yield* Metric.update(Metric.withAttributes(missedCount, { share }), 1)
})

export const make = (conditions: Conditions, now: () => number): DatabaseHealth => {
  const observer = {}
  let raised: StorageOutage | null = null
  let failedAt = -Infinity
  let succeededAt = now()

  return {
    succeeded: Effect.suspend(() => {
      succeededAt = now()
      if (raised === null || succeededAt - failedAt < quietMillis) return Effect.void
      raised = null
      return conditions.clear(conditionName, observer)
    }),
    failed: Effect.fnUntraced(function*(error, millis) {
      yield* counted(error)
      const outage = outageOf(error)
      if (outage === null) return
      const at = now()
      const total = outage === "read-only" || outage === "full"
      // A read that is late is a reason to look at that read, and a connection that is dead to open another one: neither
      // keeps an outage going that other commands got past since this one began.
      if (!total && at - succeededAt < Math.max(patienceMillis, millis)) return
      failedAt = at
      raised = outage
      yield* conditions.raise(conditionOf(outage), observer)
    }),
    counted
  }
}
