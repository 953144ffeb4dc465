import type * as PgJoin from "@sendwright/postgres/PgJoin"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"
import { SqlClient } from "effect/sql/SqlClient"
import type { Calls, RunningCalls } from "./Calls.ts"
import type { EngineServices } from "./engine.ts"
import { type QueryError, StorageError } from "./errors.ts"
import { Sender } from "./Sender.ts"
import { stateError } from "./statementError.ts"

/**
 * A transaction that the application has begun with a library of its own. The functions of
 * `@sendwright/promise/join` make one for `pg`, Drizzle, Kysely and others; for any other library it takes a line.
 *
 * @example
 * ```ts
 * import type { JoinableTransaction } from "@sendwright/promise"
 *
 * declare const client: { query: (text: string, values: Array<unknown>) => Promise<{ rows: Array<object> }> }
 *
 * export const transaction: JoinableTransaction = {
 *   query: async (text, parameters) => (await client.query(text, [...parameters])).rows
 * }
 * ```
 */
export interface JoinableTransaction {
  /**
   * Runs one statement in the transaction and answers with its rows. The text names parameters as `$1`, `$2` …; they
   * are texts or null.
   */
  readonly query: PgJoin.Query
}

/** SQLSTATE (PostgreSQL, appendix A) of what is missing: a schema, a table, a column, a function. */
const missing = new Set(["3F000", "42P01", "42703", "42883"])
/** Of a transaction that met another one. */
const notSerializable = "40001"

/** A statement of ours failed in the application's transaction: what its library said of it is the cause. */
const queryError = (cause: unknown, { constraint, state }: PgJoin.State, { command }: StorageError): QueryError => {
  const message = missing.has(state)
    ? "The transaction is in a database without the tables of this version of Sendwright: migrate that one."
    : state === notSerializable
    ? "The transaction met another one (40001): begin it again; with the same idempotency key it sends once."
    : `${command} failed in the transaction: see cause for what its library said.`
  return stateError(message, cause, { constraint, state })
}

/** Calls that run in a transaction of the application's, one after the other. */
export const joinedCalls = (
  running: RunningCalls,
  engine: () => { readonly context: Context.Context<EngineServices>; readonly sql: SqlClient },
  { query }: JoinableTransaction,
  hasConnections: boolean
): Calls => {
  const turn = Semaphore.makeUnsafe(1)
  let joined: PgJoin.Joined | undefined
  return {
    run: async (effect, options) => {
      const { context, sql } = engine()
      const { join, stateOf } = await import("@sendwright/postgres/PgJoin")
      const { failure, within } = joined ??= Effect.runSync(Effect.provideService(join(query), SqlClient, sql))
      // On a connection of the engine's own: what is known for a second must not be what a rollback takes back.
      const { caller: known } = Context.get(context, Sender)
      const outside: (inside: Context.Context<never>) => Context.Context<never> = () =>
        context as Context.Context<never>
      const caller = Effect.updateContext(known, outside)
      const services = hasConnections ? Context.add(context, Sender, Sender.of({ caller, callerNow: caller })) : context
      try {
        return await running.run(services, Semaphore.withPermits(turn, 1)(within(effect)), options)
      } catch (error) {
        const cause = failure()
        if (!(error instanceof StorageError) || cause === undefined) throw error
        throw queryError(cause, stateOf(cause), error)
      }
    }
  }
}
