import * as ClockDifference from "@sendwright/core/foundation/ClockDifference"
import * as StorageClock from "@sendwright/core/foundation/StorageClock"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { Connections } from "../connection/Connections.ts"

export { plus } from "@sendwright/core/foundation/StorageClock"

/** A time so many milliseconds later, in SQL. */
export const plusInSql = (time: string, millis: string): string => `${time} + ${millis} * interval '1 millisecond'`

/** The clock that judges for the stores of one storage. */
export interface DatabaseClock extends StorageClock.StorageClock<SqlError> {
  /**
   * How far the time that a claim is handed may be from the database's, for leases of so long a time: further, and a
   * clock was set since it was measured, or the node stood still. null: time is simulated, and may be anything.
   */
  readonly toleranceOf: (leaseMillis: number) => number | null
  /** Whether the database's own clock counts; false: time is simulated. */
  readonly isReal: boolean
}

/**
 * A time by which something that cannot be undone is judged, in SQL: the parameter `at`, which is the database's time by
 * the last measurement, and no later than the database's clock says as the statement begins. So nothing is deleted early
 * where either clock was set since the measurement. `isReal` is a parameter too: `DatabaseClock.isReal`.
 */
export const judged = (at: string, isReal: string): string =>
  `(CASE WHEN ${isReal}::boolean THEN least(${at}::timestamptz, statement_timestamp()) ELSE ${at}::timestamptz END)`

/** The same for a time that was so many milliseconds ago: what is older than that may be deleted. */
export const judgedAge = (before: string, olderThanMillis: string, isReal: string): string =>
  `(CASE WHEN ${isReal}::boolean
    THEN least(${before}::timestamptz, statement_timestamp() - ${olderThanMillis}::float8 * interval '1 millisecond')
    ELSE ${before}::timestamptz END)`

/** Whether a claim may go by the time that it was handed; both are parameters. */
export const isNow = (time: string, toleranceMillis: string): string =>
  `(${toleranceMillis}::float8 IS NULL
    OR abs(extract(epoch FROM statement_timestamp() - ${time}) * 1000) <= ${toleranceMillis}::float8)`

const timeStatement = `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS millis`

/** The database's time, in milliseconds since 1970. */
export const databaseTime = Effect.gen(function*() {
  const sql = (yield* SqlClient).withoutTransforms()
  const [row] = yield* sql.unsafe<{ readonly millis: number }>(timeStatement)
  return row?.millis ?? NaN
})

/**
 * What a test says that the database's clock shows: the engine's time, or one of its own, in milliseconds since 1970.
 * Without it, the database is asked where the engine runs on the machine's clock, and is in step with the engine on every
 * other one: so simulated time drives the stores too.
 */
export const SimulatedDatabaseTime = Context.Reference<Effect.Effect<number> | "engine" | null>(
  "@sendwright/postgres/internal/SimulatedDatabaseTime",
  { defaultValue: () => null }
)

const simulated = (clock: StorageClock.StorageClock<SqlError>): DatabaseClock => ({
  ...clock,
  toleranceOf: () => null,
  isReal: false
})

/** In step with the engine, until `layer` is provided. */
export const DatabaseClock = Context.Reference<DatabaseClock>("@sendwright/postgres/internal/DatabaseClock", {
  defaultValue: () => simulated(StorageClock.inStep)
})

const isMachinesClock = Effect.withFiber<boolean>((fiber) =>
  Effect.succeed(Context.getOrUndefined(fiber.context, Clock.Clock) === undefined)
)

/** Measures from now on. */
export const layer: Layer.Layer<never, never, SqlClient> = Layer.effect(
  DatabaseClock,
  Effect.gen(function*() {
    const client = yield* SqlClient
    const { transactionService } = client.withoutTransforms()
    const given = yield* SimulatedDatabaseTime
    if (given === "engine") return simulated(StorageClock.inStep)
    if (given !== null) return simulated(yield* StorageClock.make({ ask: given }))
    if (!(yield* isMachinesClock)) return simulated(StorageClock.inStep)
    const connections = yield* Connections
    const isInside = Effect.withFiber<boolean>((fiber) =>
      Effect.succeed(Context.getOrUndefined(fiber.context, transactionService) !== undefined)
    )
    const time = Effect.provideService(databaseTime, SqlClient, client)
    const ask = Effect.flatMap(isInside, (inside) => connections.run("commands", inside)(time))
    const clock = yield* StorageClock.make({ ask, isInside })
    return { ...clock, toleranceOf: (leaseMillis: number) => leaseMillis * ClockDifference.leaseShare, isReal: true }
  })
)
