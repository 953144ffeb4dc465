import { Conditions, type Held as HeldCondition } from "@sendwright/core/foundation/Conditions"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import type { IntakeAnswer, ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import { SqlClient } from "effect/sql/SqlClient"
import { AsyncLocalStorage } from "node:async_hooks"
import { type CallOptions, RunningCalls } from "./Calls.ts"
import * as Engine from "./engine.ts"
import { fromFailure, NotRunning, SendwrightError, StartError } from "./errors.ts"
import { type JoinableTransaction, joinedCalls } from "./joinedCalls.ts"
import type { SendwrightOptions } from "./options.ts"
import { type RetentionApi, retentionOf } from "./retention.ts"
import * as Transactions from "./transaction.ts"
import type { Services, Transaction } from "./transaction.ts"

/** The engine inside an application. Make it with `createSendwright`. */
export interface Sendwright extends Services, AsyncDisposable {
  /**
   * Opens the storage, brings its tables up to date, makes the account where it is missing, and starts the workers.
   * Again while it runs, it does nothing. Rejects with `StartError`, whose message says what to do; it may be called
   * again then.
   */
  readonly start: () => Promise<void>
  /**
   * Takes no more calls, lets what has begun come to its end for `engine.drainTimeout` at the most, and closes the
   * storage. What is still queued is handed over after the next start, or by another process.
   */
  readonly close: () => Promise<void>
  /**
   * Runs the function in one transaction of the engine's database: what it does with `transaction` is stored when its
   * promise resolves, and none of it when it rejects. Email leaves after the commit. With `memory()` it rejects.
   */
  readonly withTransaction: <A>(
    work: (transaction: Transaction) => Promise<A>,
    options?: CallOptions
  ) => Promise<A>
  /**
   * The account's services in a transaction that the application has begun with a library of its own, on the engine's
   * database: what is done with them is stored when that transaction commits, and nothing of it where it is rolled back.
   * Email leaves after the commit. A refusal leaves the transaction usable; a statement that fails costs it, and rejects
   * with `QueryError`. With `memory()` and `embedded()` it throws.
   */
  readonly join: (transaction: JoinableTransaction) => Services
  /**
   * Takes what a provider of your own reports: deliveries, bounces, complaints. When it resolves, the reports are stored.
   * The same report again, by its `key`, changes nothing.
   */
  readonly report: (events: ReadonlyArray<ProviderEvent>, options?: CallOptions) => Promise<IntakeAnswer>
  /**
   * What is wrong with the engine at the moment, such as a database that does not answer; empty while all is well. It is
   * known already: asking costs nothing and waits for nothing. One that `blocks` means that this process should be sent
   * no requests, which the mounted API says at `/health/ready`. Throws `NotRunning` unless it is running.
   */
  readonly conditions: () => ReadonlyArray<HeldCondition>
  readonly retention: RetentionApi
  /** For those who know Effect: every service of the engine. Throws `NotRunning` unless it is running. */
  readonly context: Context.Context<Engine.EngineServices>
}

interface Running {
  readonly context: Context.Context<Engine.EngineServices>
  readonly engine: Scope.Closeable
  readonly workers: Scope.Closeable
}

const joinsOnly = "With joined() this process has no connection of its own: call it on sendwright.join(transaction)."

/** Runs one of the engine's own steps; what goes wrong is an error of this package. */
const step = async <A, E>(effect: Effect.Effect<A, E>): Promise<A> => {
  const exit = await Effect.runPromiseExit(effect)
  if (Exit.isSuccess(exit)) return exit.value
  const failure = fromFailure(Cause.squash(exit.cause))
  if (failure instanceof StartError) throw failure
  const message = failure instanceof SendwrightError ? failure.message : "The engine could not be started: see cause."
  throw new StartError(message, { cause: failure })
}

const startEngine = (options: SendwrightOptions): Promise<Running> =>
  step(Effect.gen(function*() {
    const engine = yield* Scope.make()
    const workers = yield* Scope.make()
    return yield* Effect.gen(function*() {
      const context = yield* Layer.buildWithScope(Layer.fresh(Engine.layer(options)), engine)
      const hasConnections = options.storage.kind !== "joined"
      if (hasConnections) yield* Layer.buildWithScope(Engine.health(context), engine)
      if (hasConnections && options.workers !== false) yield* Layer.buildWithScope(Engine.workers(context), workers)
      return { context, engine, workers }
    }).pipe(
      Effect.onError(() => Effect.andThen(Scope.close(workers, Exit.void), Scope.close(engine, Exit.void)))
    )
  }))

/**
 * Makes an engine for this application. Nothing happens before `start()`.
 *
 * @example
 * ```ts
 * import { capture, createSendwright, memory } from "@sendwright/promise"
 *
 * const sendwright = createSendwright({
 *   storage: memory(), // postgres({ url }) on a server
 *   provider: capture({ directory: "captured" }), // smtp("smtp://…") to send
 *   account: { name: "Shop", ownerEmail: "ada@example.com" }
 * })
 * await sendwright.start()
 *
 * // Before any domain is verified, the owner gets mail from the account's sandbox.
 * const { sandbox } = await sendwright.account.summary()
 * const { id } = await sendwright.emails.send({
 *   from: `shop@${sandbox.domain}`,
 *   to: "ada@example.com",
 *   subject: "Welcome",
 *   text: "Hello, Ada."
 * })
 * await sendwright.emails.waitFor(id, "sent")
 * await sendwright.close()
 * ```
 */
export const createSendwright = (options: SendwrightOptions): Sendwright => {
  const running = new RunningCalls()
  // On the only connection of an embedded database, a call beside the transaction would wait for it, and it for the call.
  const transactions = new AsyncLocalStorage<{ open: boolean }>()
  let started: Promise<Running> | undefined
  let live: Running | undefined
  let closing: Promise<void> | undefined

  const engineNow = (): Running => {
    if (closing !== undefined) {
      throw new NotRunning("sendwright.close() was called: make another one with createSendwright.")
    }
    if (live === undefined) throw new NotRunning("Sendwright is not started: await sendwright.start() first.")
    if (options.storage.kind === "embedded" && transactions.getStore()?.open === true) {
      throw new NotRunning("Inside withTransaction, the embedded database is free for its transaction alone: use it.")
    }
    return live
  }

  const calls = {
    run: async <A, E>(
      effect: Effect.Effect<A, E, Engine.EngineServices>,
      callOptions?: CallOptions & { readonly waits?: boolean }
    ): Promise<A> => {
      const { context } = engineNow()
      if (options.storage.kind === "joined") throw new NotRunning(joinsOnly)
      return running.run(context, effect, callOptions)
    }
  }

  const start = async (): Promise<void> => {
    if (closing !== undefined) {
      throw new NotRunning("sendwright.close() was called: make another one with createSendwright.")
    }
    started ??= startEngine(options).then(
      (engine) => live = engine,
      (error: unknown) => {
        started = undefined
        throw error
      }
    )
    await started
  }

  const closeEngine = async (): Promise<void> => {
    const engine = await started?.catch(() => undefined)
    if (engine === undefined) return
    const { drainMillis } = Context.get(engine.context, EngineSettings)
    await Effect.runPromise(
      Effect.all([running.drain(drainMillis), Scope.close(engine.workers, Exit.void)], { concurrency: 2 }).pipe(
        Effect.andThen(Scope.close(engine.engine, Exit.void)),
        Effect.provideContext(engine.context)
      )
    )
    live = undefined
  }
  const close = (): Promise<void> => closing ??= closeEngine()

  const withTransaction = async <A>(
    work: (transaction: Transaction) => Promise<A>,
    callOptions?: CallOptions
  ): Promise<A> => {
    const { context } = engineNow()
    if (options.storage.kind === "joined") throw new NotRunning(joinsOnly)
    const sql = Context.getOrUndefined(context as Context.Context<never>, SqlClient)
    if (sql === undefined) {
      throw new NotRunning("memory() has no transactions: use postgres({ url }) or embedded({ directory }).")
    }
    const place = { open: true }
    const inPlace = (transaction: Transaction) => transactions.run(place, () => work(transaction))
    try {
      return await calls.run(Transactions.run(context, sql, inPlace), callOptions)
    } catch (error) {
      throw Transactions.isThrown(error) ? error.error : error
    } finally {
      place.open = false
    }
  }

  const join = (transaction: JoinableTransaction): Services => {
    const { kind } = options.storage
    if (kind !== "postgres" && kind !== "joined") {
      throw new NotRunning(
        "Only what postgres({ url }) stores can be joined: a transaction of another library is elsewhere."
      )
    }
    const engine = () => {
      const { context } = engineNow()
      return { context, sql: Context.get(context as unknown as Context.Context<SqlClient>, SqlClient) }
    }
    return Transactions.servicesOf(joinedCalls(running, engine, transaction, kind === "postgres"))
  }

  return {
    ...Transactions.servicesOf(calls),
    start,
    close,
    withTransaction,
    join,
    report: (events, callOptions) =>
      calls.run(Effect.flatMap(ProviderEvents, ({ ingest }) => ingest(events)), callOptions),
    retention: retentionOf(calls),
    conditions: () => Effect.runSync(Context.get(engineNow().context as Context.Context<never>, Conditions).current),
    get context() {
      return engineNow().context
    },
    [Symbol.asyncDispose]: close
  }
}
