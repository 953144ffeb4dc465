import * as PgClient from "@effect/sql-pg/PgClient"
import { type Condition, Conditions } from "@sendwright/core/foundation/Conditions"
import { type News, Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"
import * as Schedule from "effect/Schedule"
import { SqlClient } from "effect/sql/SqlClient"
import { randomUUID } from "node:crypto"
import { Connections } from "./connection/Connections.ts"
import { Listening, type Notifications } from "./connection/Listening.ts"
import { CurrentJoined } from "./database/JoinedTransaction.ts"
import { joinedSender, lookMillis, looksAgain } from "./join/joinedHints.ts"
import { channel } from "./join/wakeupChannel.ts"

/** Accepts of so long a time are one notification. */
const debounceMillis = 20

const condition: Condition = {
  name: "wakeups",
  message: "Wake-ups of other nodes do not arrive: listening again. Until then their work is found by polling.",
  blocks: false
}

const isNews = (text: string | undefined): text is News =>
  text === "sends" || text === "webhooks" || text === "requests" || text === "accepted"

/** Inside the host application's transaction there is nothing to see for a worker before the commit. */
const afterCommit = (wakeups: Wakeups["Service"], client: Pick<SqlClient, "afterCommit">) =>
  Wakeups.of({
    ...wakeups,
    notify: (news) =>
      Effect.withFiber((fiber) => {
        const joined = fiber.getRef(CurrentJoined)
        return joined === null ? client.afterCommit(wakeups.notify(news)) : joined.notify(news)
      })
  })

/**
 * Wake-ups over all nodes on one server: at once within this process, and by NOTIFY, collected for 20 ms and outside of
 * every commit, to the others; a node passes over what it said itself. One connection of the pool, or one past the
 * pooler, listens for as long as the layer lives; where it breaks it is made again, and the poll of the workers bridges
 * the gap. Behind a pooler in transaction mode without a direct URL nobody listens, and the poll is all there is.
 *
 * @example
 * ```ts
 * import * as PgStorage from "@sendwright/postgres/PgStorage"
 * import * as PgWakeups from "@sendwright/postgres/PgWakeups"
 * import * as Config from "effect/Config"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * const Client = Layer.unwrap(
 *   Effect.map(Config.Redacted("DATABASE_URL"), (url) => PgStorage.layerClient({ url, maxConnections: 2 }))
 * )
 *
 * export const Wakeups = PgWakeups.layer.pipe(Layer.provide(Client))
 * ```
 */
export const layer: Layer.Layer<Wakeups, never, PgClient.PgClient> = Layer.effect(
  Wakeups,
  Effect.gen(function*() {
    const client = yield* PgClient.PgClient
    // Postgres tells a session that listens what others of the same node said, too.
    const self = randomUUID()
    const pending = new Set<News>()
    const outgoing = yield* Queue.make<void>()
    const connections = yield* Connections
    const conditions = yield* Conditions
    const listening = yield* Listening
    // One that is lost is one poll late.
    const notify = (news: News) =>
      Effect.ignore(connections.run("commands", false)(client.notify(channel, `${news} ${self}`)))

    const wakeups = yield* Wakeups.make((news) =>
      Effect.suspend(() => {
        if (pending.has(news)) return Effect.void
        pending.add(news)
        return Effect.asVoid(Queue.offer(outgoing, undefined))
      })
    )

    yield* Queue.take(outgoing).pipe(
      Effect.delay(0),
      Effect.andThen(Effect.sleep(debounceMillis)),
      Effect.andThen(Effect.suspend(() => {
        const all = [...pending]
        pending.clear()
        return Effect.forEach(all, (news) => notify(news), { discard: true })
      })),
      Effect.forever,
      Effect.forkScoped
    )

    const scope = yield* Effect.scope
    const looks = new Map<News, number>()
    /** What was committed without a hint of its own is found by one that came before it. One fiber looks for all hints. */
    const lookAgain = (news: News) =>
      Effect.suspend(() => {
        const isLooking = (looks.get(news) ?? 0) > 0
        looks.set(news, looksAgain)
        if (isLooking) return Effect.void
        const look = Effect.andThen(Effect.sleep(lookMillis), wakeups.notifyLocal(news)).pipe(
          Effect.map(() => {
            const left = looks.get(news)! - 1
            looks.set(news, left)
            return left
          })
        )
        return look.pipe(Effect.repeat({ while: (left) => left > 0 }), Effect.forkIn(scope), Effect.asVoid)
      })

    const hear = Effect.fnUntraced(function*(notifications: Notifications) {
      yield* conditions.clear(condition.name)
      // What was said while nobody listened is unknown.
      yield* wakeups.notifyLocal("sends")
      yield* wakeups.notifyLocal("webhooks")
      yield* wakeups.notifyLocal("requests")
      return yield* Effect.forever(
        Effect.flatMap(
          Queue.take(notifications),
          ({ payload }) => {
            const [news, sender] = payload.split(" ")
            if (!isNews(news) || sender === self) return Effect.void
            const look = wakeups.notifyLocal(news)
            return sender === joinedSender ? Effect.andThen(look, lookAgain(news)) : look
          }
        )
      )
    })
    if (listening.by === "nothing") {
      yield* Effect.logInfo(
        "Word of new work on other processes does not come through a pooler in transaction mode: it is found by polling, "
          + "within a second. A direct URL of the database spares that"
      )
      return afterCommit(wakeups, client)
    }
    if (listening.by === "direct") {
      yield* Effect.logInfo("Word of new work on other processes comes over a connection of its own, past the pooler")
    }
    const listen = listening.by === "direct"
      ? listening.listen(channel, hear)
      : connections.listen(Effect.scoped(Effect.flatMap(client.listen(channel), hear)))
    yield* listen.pipe(
      Effect.tapError(() => conditions.raise(condition)),
      Effect.retry(Schedule.spaced("1 second")),
      Effect.forkScoped
    )
    return afterCommit(wakeups, client)
  })
)

/**
 * Wake-ups within this process.
 *
 * @example
 * ```ts
 * import * as PgStorage from "@sendwright/postgres/PgStorage"
 * import * as PgWakeups from "@sendwright/postgres/PgWakeups"
 * import * as Layer from "effect/Layer"
 *
 * // One process alone uses the database: it need not listen for others.
 * const Storage = Layer.merge(PgStorage.layer, PgWakeups.layerLocal)
 * ```
 */
export const layerLocal: Layer.Layer<Wakeups, never, SqlClient> = Layer.effect(
  Wakeups,
  Effect.zipWith(Wakeups.make(() => Effect.void), SqlClient, afterCommit)
)
