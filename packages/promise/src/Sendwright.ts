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
import { type CallOptions, type Calls, RunningCalls } from "./Calls.ts"
import * as Engine from "./engine.ts"
import { fromFailure, NotRunning, SendwrightError, StartError } from "./errors.ts"
import { type JoinableTransaction, joinedCalls } from "./joinedCalls.ts"
import { type OnReceived, onReceived, type OnReceivedOptions } from "./onReceived.ts"
import type { SendwrightOptions } from "./options.ts"
import { type RetentionApi, retentionOf } from "./retention.ts"
import * as Transactions from "./transaction.ts"
import type { Services, Transaction } from "./transaction.ts"

/** The engine inside an application. Make it with `createSendwright`. */
export interface Sendwright extends Services, AsyncDisposable {
  /**
   * Opens the storage, migrates its tables, creates the account if it is missing, and starts the workers. While the
   * engine runs, it does nothing. Rejects with a `StartError` that says how to fix the problem; you may then call it
   * again.
   */
  readonly start: () => Promise<void>
  /**
   * Accepts no more calls, waits up to `engine.drainTimeout` for work in progress, and closes the storage. Queued email
   * is handed over after the next start, or by another process.
   */
  readonly close: () => Promise<void>
  /**
   * Runs the function in one transaction of the engine's database: all changes made with `transaction` are stored if
   * its promise resolves, and none if it rejects. Email is handed over after the commit. With `memory()` it rejects.
   */
  readonly withTransaction: <A>(
    work: (transaction: Transaction) => Promise<A>,
    options?: CallOptions
  ) => Promise<A>
  /**
   * The account's services inside a transaction that the application began with its own library, on the engine's
   * database. Changes are stored when that transaction commits, and discarded when it is rolled back. Email is handed
   * over after the commit. A refused call leaves the transaction usable; a failed statement ends it and rejects with
   * `QueryError`. With `memory()` and `embedded()` it throws.
   */
  readonly join: (transaction: JoinableTransaction) => Services
  /**
   * Has a function called for each email that comes to the account, from the first call with this name on. Each is
   * stored before, and handled at least once: if the function rejects, hangs longer than `engine.webhookLease` less 10
   * seconds (20 seconds), or its process dies, it is called again by the timetable of webhooks, eight times in 11
   * minutes. Call it after each `start()`; what arrived in between waits. Processes with handlers of the same name share
   * the work. It is an endpoint in `webhooks`, which can be disabled, and where failed deliveries can be retried. With
   * `workers: false` and `joined()` it rejects.
   *
   * @example
   * ```ts
   * import type { Sendwright } from "@sendwright/promise"
   *
   * export const answer = (sendwright: Sendwright) =>
   *   sendwright.onReceived(async (email) => {
   *     if (email.repliedToEmailId === null) await email.reply({ text: "Thank you, we answer within a day." })
   *   })
   * ```
   */
  readonly onReceived: (handler: OnReceived, options?: OnReceivedOptions) => Promise<void>
  /**
   * Takes reports of your own provider: deliveries, bounces and complaints. When it resolves, they are stored.
   * Repeating a report with the same `key` changes nothing.
   */
  readonly report: (events: ReadonlyArray<ProviderEvent>, options?: CallOptions) => Promise<IntakeAnswer>
  /**
   * The engine's current problems, such as an unreachable database; empty if there are none. The call is synchronous
   * and cheap. If one of them `blocks`, send this process no requests: the mounted API reports that at `/health/ready`.
   * Throws `NotRunning` unless the engine is running.
   */
  readonly conditions: () => ReadonlyArray<HeldCondition>
  readonly retention: RetentionApi
  /** Every service of the engine, for code in Effect. Throws `NotRunning` unless the engine is running. */
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
      throw new NotRunning("sendwright.close() was called: create another one with createSendwright.")
    }
    if (live === undefined) throw new NotRunning("Sendwright is not started: await sendwright.start() first.")
    if (options.storage.kind === "embedded" && transactions.getStore()?.open === true) {
      throw new NotRunning("Inside withTransaction, the embedded database only takes calls of the transaction: use tx.")
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
      throw new NotRunning("sendwright.close() was called: create another one with createSendwright.")
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

  const receive = async (handler: OnReceived, { name }: OnReceivedOptions = {}): Promise<void> => {
    const { context, workers } = engineNow()
    if (options.workers === false || options.storage.kind === "joined") {
      throw new NotRunning(
        "onReceived needs the workers of this process: remove workers: false, or call it in a worker."
      )
    }
    // A handler that is under way when the engine closes may still end its work.
    const handlerCalls: Calls = { run: (effect, callOptions) => running.run(context, effect, callOptions) }
    await calls.run(Effect.provideService(onReceived(handler, { name }, handlerCalls), Scope.Scope, workers))
  }

  return {
    ...Transactions.servicesOf(calls),
    start,
    close,
    withTransaction,
    join,
    onReceived: receive,
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
