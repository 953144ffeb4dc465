import { Conditions } from "@sendwright/core/foundation/Conditions"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { type RecipientHasher, RecipientHashes } from "@sendwright/core/privacy/RecipientHash"
import type * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { SqlClient } from "effect/sql/SqlClient"
import * as SqlError from "effect/sql/SqlError"
import type { AcceptPulse } from "../connection/AcceptPulse.ts"
import * as ConnectionFailure from "../connection/ConnectionFailure.ts"
import { Connections, type Share } from "../connection/Connections.ts"
import { missed, outageOf, sqlErrorOf } from "../connection/outages.ts"
import { Replica } from "../connection/Replica.ts"
import { errorReasons } from "../sql/errorReasons.ts"
import type { Statement } from "../sql/Statement.ts"
import { DatabaseClock } from "./DatabaseClock.ts"
import { CurrentJoined } from "./JoinedTransaction.ts"

/** How often a command is repeated whose transaction lost a race that the next one may win. */
const maxAttempts = 12

/**
 * What the stores need of the SQL client, whichever database is behind it.
 *
 * Each statement and each transaction is a command: it waits for a connection that its share may have, has a deadline,
 * and tells of the state of the database by how it ends. What runs within a command, or within a transaction of the
 * caller, waits for no connection.
 */
export interface Database {
  readonly sql: SqlClient
  /** How erased recipients are recognised. */
  readonly hasher: RecipientHasher
  /** What judges leases, due times and shared rates. */
  readonly clock: DatabaseClock
  /** One statement, prepared under its text, with a plan that is kept, unless its text is one of many. */
  readonly run: <Input, Row extends object>(
    statement: Statement<Input, Row>,
    input: Input
  ) => Effect.Effect<ReadonlyArray<Row>, SqlError.SqlError>
  /** The same for a statement with few parameters, none of them rows. */
  readonly query: <Row extends object>(
    text: string,
    params?: ReadonlyArray<unknown>
  ) => Effect.Effect<ReadonlyArray<Row>, SqlError.SqlError>
  /** One statement, planned for its very parameters: for filters whose best plan depends on their values. */
  readonly queryPlanned: <Row extends object>(
    text: string,
    params?: ReadonlyArray<unknown>
  ) => Effect.Effect<ReadonlyArray<Row>, SqlError.SqlError>
  readonly runPlanned: <Input, Row extends object>(
    statement: Statement<Input, Row>,
    input: Input
  ) => Effect.Effect<ReadonlyArray<Row>, SqlError.SqlError>
  /** Runs in a transaction of its own, or in a savepoint of the caller's, and again where it lost a race. */
  readonly transaction: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError.SqlError, R>
  /**
   * Runs one writing statement, and again where it lost a race. Inside the caller's transaction it has a savepoint, so
   * that a failure does not cost the caller the transaction; inside one that was joined it has none, and is run once.
   */
  readonly write: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError.SqlError, R>
  /** Runs again what lost a race, or came to a month of the log that was not there yet. */
  readonly retry: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError.SqlError, R>
  /** Makes one command of what has several statements. */
  readonly command: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError.SqlError, R>
  /** A command whose success says that the database is well, and whose failure the caller judges. */
  readonly probe: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError.SqlError, R>
  /** What becomes of the accepts of this client. */
  readonly accepts: AcceptPulse
  /** Whether the calling fiber is inside a transaction of this client. */
  readonly inTransaction: Effect.Effect<boolean>
  /** What batches of these commands do when they fail, or have to wait. */
  readonly batches: {
    readonly separates: (error: SqlError.SqlError) => boolean
    readonly refused: () => SqlError.SqlError
    readonly patienceMillis: number
  }
}

export const make: Effect.Effect<Database, never, SqlClient> = Effect.gen(function*() {
  const hasher = yield* RecipientHashes
  const clock = yield* DatabaseClock
  // A host's client may rename columns.
  const sql = (yield* SqlClient).withoutTransforms()
  const isInside = ({ context }: { readonly context: Context.Context<never> }) =>
    Context.getOrUndefined(context, sql.transactionService) !== undefined
  const inTransaction = Effect.withFiber<boolean>((fiber) => Effect.succeed(isInside(fiber)))
  const connections = yield* Connections
  const replica = yield* Replica
  const health = connections.healthOf(yield* Conditions)

  const observed =
    (failed: typeof health.failed) => <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.suspend(() => {
        const begun = performance.now()
        return Effect.onExit(effect, (exit) => {
          if (Exit.isSuccess(exit)) return health.succeeded
          const error = sqlErrorOf(exit.cause)
          if (error === undefined) return Effect.void
          connections.failed(error)
          return failed(error, performance.now() - begun)
        })
      })
  const commandWith = (failed: typeof health.failed) =>
  <A, E, R>(
    effect: Effect.Effect<A, E, R>
  ): Effect.Effect<A, E | SqlError.SqlError, R> =>
    Effect.withFiber((fiber) => {
      const state = fiber.getRef(State)
      if (state.isCommand) return effect
      // How somebody else's connection is says nothing of ours.
      if (fiber.getRef(CurrentJoined) !== null) {
        return connections.runElsewhere(state.share, state.bytes)(
          Effect.provideService(effect, State, { ...state, isCommand: true })
        )
      }
      const inside = isInside(fiber)
      const onPrimary = observed(failed)(
        connections.run(state.share, inside, state.bytes)(
          Effect.provideService(effect, State, { ...state, isCommand: true })
        )
      )
      // What the caller's transaction wrote, nobody else sees.
      if (replica === null || !state.reads || inside) return onPrimary
      return replica.read(
        state.share,
        Effect.provideService(effect, State, { ...state, isCommand: true, client: replica.client }),
        onPrimary
      )
    })
  /** On the client that the command goes to. */
  const on = <A, E, R>(use: (client: SqlClient) => Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    replica === null ? use(sql) : Effect.withFiber((fiber) => use(fiber.getRef(State).client ?? sql))
  const command = commandWith(health.failed)
  const probed = commandWith(health.counted)
  const makeMonth = (id: string) =>
    Effect.as(command(sql.unsafe("SELECT sendwright.make_month(sendwright.time_of($1::uuid))", [id])), true)
  const retry = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | SqlError.SqlError, R> =>
    Effect.retry(effect, {
      times: maxAttempts,
      while: (error): boolean | Effect.Effect<boolean, SqlError.SqlError> => {
        const id = idWithoutMonth(error)
        return id === null ? lostRace(error) : makeMonth(id)
      }
    })
  const transaction = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    // What is lost on a replica is a race with the primary, which is asked next.
    command(
      Effect.flatMap(CurrentJoined, (joined) =>
        joined === null
          ? on((client) => client === sql ? retry(sql.withTransaction(effect)) : client.withTransaction(effect))
          // Of the races only that for a key is lost by a savepoint alone: the others cost the transaction.
          : Effect.retry(joined.savepoint(effect), {
            times: 2,
            while: (error) => SqlError.isSqlError(error) && error.reason._tag === "UniqueViolation"
          }))
    )
  const runPlanned = <Input, Row extends object>(statement: Statement<Input, Row>, input: Input) =>
    command(on((client) => client.unsafe<Row>(statement.text, statement.params(input)).unprepared))
  return {
    sql,
    hasher,
    clock,
    query: <Row extends object>(text: string, params?: ReadonlyArray<unknown>) =>
      command(on((client) => client.unsafe<Row>(text, params))),
    run: <Input, Row extends object>(statement: Statement<Input, Row>, input: Input) =>
      statement.isPlannedAnew === true
        ? runPlanned(statement, input)
        : command(on((client) => client.unsafe<Row>(statement.text, statement.params(input)))),
    queryPlanned: <Row extends object>(text: string, params?: ReadonlyArray<unknown>) =>
      command(on((client) => client.unsafe<Row>(text, params).unprepared)),
    runPlanned,
    transaction,
    write: <A, E, R>(effect: Effect.Effect<A, E, R>) =>
      Effect.withFiber((fiber) => {
        if (fiber.getRef(CurrentJoined) !== null) return command(effect)
        return isInside(fiber) ? transaction(effect) : command(retry(effect))
      }),
    retry,
    command,
    probe: probed,
    accepts: connections.accepts,
    inTransaction,
    batches: {
      separates: concernsOneItem,
      refused: () => missed("overloaded", "commands", connections.patienceMillis),
      patienceMillis: connections.patienceMillis
    }
  }
})

/** What the calling fiber does at the moment. */
const State = Context.Reference<{
  readonly share: Share
  /** Whether it may go to a replica. */
  readonly reads: boolean
  readonly isCommand: boolean
  /** Where the command goes; null: to the primary. */
  readonly client: SqlClient | null
  /** What it carries to the database. */
  readonly bytes: number
}>(
  "@sendwright/postgres/internal/Database/State",
  { defaultValue: () => ({ share: "commands", reads: false, isCommand: false, client: null, bytes: 0 }) }
)

const within = <A, E, R>(share: Share, reads: boolean, effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.withFiber((fiber) => {
    const state = fiber.getRef(State)
    return state.share === share && state.reads === reads
      ? effect
      : Effect.provideService(effect, State, { ...state, share, reads })
  })

/** Gives the commands within the time that so many bytes need on their way. */
export const carrying = (bytes: number) => <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.withFiber((fiber) => Effect.provideService(effect, State, { ...fiber.getRef(State), bytes }))

/** Whether the same statement may succeed when it is run again, with a snapshot that has what the winner stored. */
const lostRace = (error: unknown): boolean =>
  SqlError.isSqlError(error) &&
  (error.reason._tag === "DeadlockError" || error.reason._tag === "SerializationError" ||
    (error.reason._tag === "UniqueViolation" && error.reason.constraint === "idempotency_keys_pkey"))

/**
 * The id of a row of the log for whose month no partition is there; null where that is not why a statement failed. The
 * months to come are made ahead, but a clock may be wrong, or simulated, and an import may bring what is old.
 */
const idWithoutMonth = (error: unknown): string | null => {
  if (!SqlError.isSqlError(error)) return null
  const cause: unknown = error.reason.cause
  if (typeof cause !== "object" || cause === null || Reflect.get(cause, "routine") !== "ExecFindPartition") return null
  return /\(([0-9a-f-]{36})\)/.exec(String(Reflect.get(cause, "detail")))?.[1] ?? null
}

/** Whether a statement for many failed because of what one of them brought, and not for all of them alike. */
const concernsOneItem = (error: SqlError.SqlError): boolean =>
  outageOf(error) === null && error.reason._tag !== "AuthenticationError" && error.reason._tag !== "AuthorizationError"

/**
 * Names a command of a store and the share of the connections that it may have, and keeps what the database said of its
 * values out of the error. What `reads` writes nothing and locks nothing, and may go to a replica: lists and searches do,
 * unless it says otherwise.
 */
export const storage =
  (command: string, share: Share = "commands", reads: boolean = share === "reads") =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, StorageError | Exclude<E, SqlError.SqlError>, R> =>
    Effect.catchCause(
      within(share, reads, effect),
      (cause): Effect.Effect<never, StorageError | Exclude<E, SqlError.SqlError>> => {
        const error = sqlErrorOf(cause)
        if (error !== undefined) {
          return Effect.fail(new StorageError({ command, cause: scrub(error), outage: outageOf(error) }))
        }
        return Effect.failCause(cause as Cause.Cause<Exclude<E, SqlError.SqlError>>)
      }
    )

const safeFields = ["code", "constraint", "table", "column", "schema", "routine"] as const

/** The error without the server's message and detail, which quote the values of rows. */
const scrub = (error: SqlError.SqlError): SqlError.SqlError => {
  // Where there was no connection, no value was sent.
  if (ConnectionFailure.of(error) !== undefined) return error
  const { reason } = error
  const source: unknown = reason.cause
  const fields: Record<string, string> = {}
  if (typeof source === "object" && source !== null) {
    for (const name of safeFields) {
      const value: unknown = Reflect.get(source, name)
      if (typeof value === "string") fields[name] = value
    }
  }
  const ofServer = "code" in fields && /^[0-9A-Z]{5}$/.test(fields["code"] ?? "")
  const message = ofServer
    ? `${reason._tag}: ${Object.entries(fields).map(([name, value]) => `${name} ${value}`).join(", ")}`
    : `${reason._tag}: ${reason.message ?? "the statement failed"}`
  // The driver's own errors (connections, protocol) say nothing of values, but those of encoding may.
  const cause = Object.assign(new Error(message), fields)
  const operation = reason.operation ?? "query"
  const props = { cause, message, operation }
  return new SqlError.SqlError({
    reason: reason._tag === "UniqueViolation"
      ? new SqlError.UniqueViolation({ ...props, constraint: reason.constraint })
      : new errorReasons[reason._tag](props)
  })
}
