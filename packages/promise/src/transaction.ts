import type { StorageError as CoreStorageError } from "@sendwright/core/foundation/StorageError"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { type Calls, RunningCalls } from "./Calls.ts"
import { type EngineServices, inside } from "./engine.ts"
import { NotRunning, QueryError } from "./errors.ts"
import { type Services, servicesOf } from "./services.ts"

export { type Services, servicesOf } from "./services.ts"

/** One database transaction: all changes made with it are stored together, or not at all. */
export interface Transaction extends Services {
  /**
   * Runs one statement with the parameters `$1`, `$2` …, and returns its rows. Rejects with `QueryError`; as in any
   * Postgres transaction, no further statement works after a failed one.
   */
  readonly query: <Row extends object = Record<string, unknown>>(
    text: string,
    parameters?: ReadonlyArray<unknown>
  ) => Promise<ReadonlyArray<Row>>
}

/** What the application's own function threw: distinguished from the engine's failures. */
class Thrown {
  readonly _tag = "Thrown"
  readonly error: unknown
  constructor(error: unknown) {
    this.error = error
  }
}

export const isThrown = (failure: unknown): failure is { readonly error: unknown } => failure instanceof Thrown

const textOf = (source: unknown, name: string): string | null => {
  const value: unknown = typeof source === "object" && source !== null ? Reflect.get(source, name) : undefined
  return typeof value === "string" ? value : null
}

const queryError = (error: SqlError): QueryError => {
  const source: unknown = error.reason.cause
  const message = source instanceof Error ? source.message : textOf(source, "message") ?? error.message
  return new QueryError(message, textOf(source, "code"), textOf(source, "constraint"), { cause: error })
}

/** The database's own answer to a statement in a transaction that has failed already. */
const inFailedTransaction = "25P02"

/**
 * Runs the application's function in a transaction, which commits when its promise resolves. What it has begun and not
 * waited for is waited for. One statement runs at a time.
 */
export const run = <A>(
  context: Context.Context<EngineServices>,
  sql: SqlClient,
  work: (transaction: Transaction) => Promise<A>
): Effect.Effect<A, Thrown | QueryError | SqlError | CoreStorageError> => {
  const transaction = Effect.withFiber<A, Thrown | QueryError | SqlError | CoreStorageError>((fiber) => {
    const running = new RunningCalls()
    const turn = Semaphore.makeUnsafe(1)
    let ended = false
    let failure: unknown
    // The fiber has what transactions within this one need: its connection, and the client's own lock.
    const services = Context.merge(fiber.context as Context.Context<never>, inside(context))

    const calls: Calls = {
      run: async (effect, options) => {
        if (ended) {
          throw new NotRunning("This transaction has ended: await all its calls before the function returns.")
        }
        const ordered = Effect.tapError(Semaphore.withPermits(turn, 1)(effect), (error) =>
          Effect.sync(() => {
            failure ??= error
          }))
        return running.run(services, ordered, options)
      }
    }
    const query: Transaction["query"] = <Row extends object>(text: string, parameters: ReadonlyArray<unknown> = []) =>
      calls.run(Effect.mapError(sql.unsafe<Row>(text, parameters), queryError))

    // A failure that the function passed over: whether it cost the transaction, the database knows.
    const verify = Effect.suspend(() =>
      failure === undefined ? Effect.void : Effect.mapError(Effect.asVoid(sql.unsafe("SELECT 1")), (error) => {
        const known = queryError(error)
        return known.sqlState === inFailedTransaction && failure instanceof QueryError ? failure : known
      })
    )
    return Effect.tryPromise({
      try: () => work({ ...servicesOf(calls), query }),
      catch: (error) => new Thrown(error)
    }).pipe(
      Effect.onExit((exit) =>
        Effect.suspend(() => {
          ended = true
          return exit._tag === "Success" ? running.settled : running.interrupt
        })
      ),
      Effect.tap(() => verify)
    )
  })
  return sql.withTransaction(transaction)
}
