import * as PgClient from "@effect/sql-pg/PgClient"
import { RateStore } from "@sendwright/core/accounts/RateStore"
import * as TokenBucket from "@sendwright/core/accounts/TokenBucket"
import type { Wakeups } from "@sendwright/core/foundation/Wakeups"
import type { Storage } from "@sendwright/core/Storage"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as Client from "effect/sql/SqlClient"
import { SqlClient } from "effect/sql/SqlClient"
import { ConnectionError, SqlError } from "effect/sql/SqlError"
import { CurrentJoined, type JoinedTransaction } from "./database/JoinedTransaction.ts"
import { connectionOf, type Query } from "./join/joinedConnection.ts"
import { type State, stateOf } from "./join/joinedErrors.ts"
import { isHintDue } from "./join/joinedHints.ts"
import { notification } from "./join/wakeupChannel.ts"
import * as PgStorage from "./PgStorage.ts"
import * as PgWakeups from "./PgWakeups.ts"

export type { Query }
export { type State, stateOf }

/** A transaction that was joined. */
export interface Joined {
  /** Runs what the stores do in this transaction. One statement runs at a time, as long as one effect does. */
  readonly within: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  /** What the library said of a statement of the last effect that failed; `undefined` where none did. */
  readonly failure: () => unknown
}

/**
 * Joins a transaction that somebody else has begun on the database of the stores.
 *
 * Nothing is prepared, every statement names the schema, and no setting of the session counts. What the stores do in more
 * than one statement, or may have to do again, has a savepoint. A failed statement costs the transaction, as any does.
 *
 * @example
 * ```ts no-run: it needs a transaction of another library
 * import * as PgJoin from "@sendwright/postgres/PgJoin"
 * import * as Effect from "effect/Effect"
 *
 * declare const client: { query: (text: string, values: Array<unknown>) => Promise<{ rows: Array<object> }> }
 *
 * // Between the application's own BEGIN and COMMIT.
 * export const joined = Effect.map(
 *   PgJoin.join(async (text, parameters) => (await client.query(text, [...parameters])).rows),
 *   ({ within }) => within
 * )
 * ```
 */
export const join = (query: Query): Effect.Effect<Joined, never, SqlClient> =>
  Effect.zipWith(SqlClient, Clock.Clock, (client, clock) => {
    const { transactionService } = client.withoutTransforms()
    const isDue = (news: string) => isHintDue(client, news, clock.currentTimeMillisUnsafe())
    let failure: unknown
    let pending: ReadonlyArray<string> = []
    const connection = connectionOf(query, {
      failed: (error) => {
        failure = error
      },
      news: () => {
        const news = pending.filter(isDue)
        pending = []
        return news
      }
    })
    const known = new Set<string>()
    const control = (text: string) => connection.executeRaw(text, [])
    const transaction: JoinedTransaction = {
      outside: <A, E, R>(effect: Effect.Effect<A, E, R>) =>
        Effect.updateContext(
          effect,
          (context: Context.Context<R>) =>
            Context.add(Context.omit(transactionService)(context), CurrentJoined, null) as Context.Context<R>
        ),
      savepoint: (effect) =>
        Effect.uninterruptibleMask((restore) =>
          Effect.andThen(
            control("SAVEPOINT sendwright"),
            Effect.matchCauseEffect(restore(effect), {
              onSuccess: (value) => Effect.as(control("RELEASE SAVEPOINT sendwright"), value),
              onFailure: (cause) =>
                control("ROLLBACK TO SAVEPOINT sendwright").pipe(
                  Effect.andThen(control("RELEASE SAVEPOINT sendwright")),
                  Effect.andThen(Effect.failCause(cause))
                )
            })
          )
        ),
      notify: (news) =>
        Effect.suspend(() =>
          known.delete(news) || !isDue(news)
            ? Effect.void
            : Effect.ignore(connection.executeRaw(`SELECT ${notification(news)}`, []))
        ),
      telling: (...news) => (effect) =>
        Effect.suspend(() => {
          pending = news
          return Effect.tap(effect, () =>
            Effect.sync(() => {
              // It was asked for, unless no statement was needed.
              for (const one of pending.length === 0 ? news : []) {
                known.add(one)
              }
              pending = []
            }))
        })
    }
    return {
      failure: () => failure,
      within: <A, E, R>(effect: Effect.Effect<A, E, R>) =>
        Effect.suspend(() => {
          failure = undefined
          return Effect.updateContext(effect, (context: Context.Context<R>) =>
            Context.add(
              Context.add(context, transactionService, [connection, 0] as const),
              CurrentJoined,
              transaction
            ) as Context.Context<R>)
        })
    }
  })

const noConnection = new SqlError({
  reason: new ConnectionError({
    message: "This process has no connection of its own",
    cause: new Error("Not within a joined transaction")
  })
})

const clientWithoutConnections = Layer.effect(
  SqlClient,
  Client.make({
    acquirer: Effect.fail(noConnection),
    compiler: PgClient.makeCompiler(),
    driver: "joined",
    spanAttributes: []
  })
).pipe(Layer.provide(Reactivity.layer))

// No bucket of them is kept that a commit would have to wait for: the application's own rate is its own affair.
const rates = Layer.succeed(RateStore, {
  take: (requests, now) => Effect.succeed(requests.map((request) => TokenBucket.take(undefined, request, now)[1]))
})

/**
 * Every storage port for a process without a connection of its own: what it does with them, it does within transactions
 * that it has joined. Rates are not counted. Somebody else migrates, and runs the workers.
 *
 * @example
 * ```ts
 * import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
 * import * as PgJoin from "@sendwright/postgres/PgJoin"
 * import * as Layer from "effect/Layer"
 *
 * export const Storage = PgJoin.layer.pipe(Layer.provide(NodeCrypto.layer))
 * ```
 */
export const layer: Layer.Layer<Storage | Wakeups | SqlClient, never, SecureRandom.SecureRandom> = Layer.mergeAll(
  PgStorage.layerNoMigrations,
  rates,
  PgWakeups.layerLocal
).pipe(Layer.provideMerge(clientWithoutConnections))
