import { RateLimited } from "@sendwright/core/foundation/Errors"
import type * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"
import type * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import { DashboardSettings } from "../DashboardSettings.ts"
import * as SecurityHeaders from "../foundation/SecurityHeaders.ts"
import { type ServerEvent, toText } from "./ServerEvent.ts"

/** Short enough for proxies that cut connections on which nothing happens, mostly after 60 s. */
const heartbeatMillis = 15_000

/** Events that wait for a client that reads slowly. */
const capacity = 512

const heartbeat = ": still here\n\n"
/** The first bytes, with which a proxy sees that the answer has begun; and after how long to ask again. */
const retry = "retry: 2000\n\n"
const reset = toText({ event: "reset", data: null })
const signedOut = toText({ event: "signed_out", data: null })

/** Completes when this process begins to end. Without it, streams end with their connections. */
export const Draining = Context.Reference<Effect.Effect<void>>(
  "@sendwright/dashboard/server/streams/EventStreams/Draining",
  {
    defaultValue: () => Effect.never
  }
)

/** What is sent to whom. */
export interface OpenStream<E> {
  readonly userId: string
  readonly events: Stream.Stream<ServerEvent, E>
  /** Asked with each heartbeat; the stream ends once it says no. */
  readonly isSignedIn: Effect.Effect<boolean>
}

/**
 * Server-sent events (WHATWG HTML, 9.2). A stream ends when its events do, when the session has ended (`signed_out`), and
 * when the process begins to end. A client that reads too slowly is told to begin anew (`reset`) in place of being sent
 * ever more from memory.
 */
export class EventStreams extends Context.Service<EventStreams, {
  /** Answers with a stream; `RateLimited` where the user, or this process, has as many as there may be. */
  readonly open: <E>(
    stream: OpenStream<E>
  ) => Effect.Effect<HttpServerResponse.HttpServerResponse, RateLimited, Scope.Scope>
  /** How many are open. */
  readonly count: Effect.Effect<number>
}>()("@sendwright/dashboard/server/streams/EventStreams") {
  static readonly layer = Layer.effect(
    EventStreams,
    Effect.gen(function*() {
      const settings = yield* DashboardSettings
      const draining = yield* Draining
      const open = new Map<string, number>()
      let total = 0

      const leave = (userId: string) => {
        total--
        const left = (open.get(userId) ?? 1) - 1
        if (left === 0) open.delete(userId)
        else open.set(userId, left)
      }
      const enter = Effect.fnUntraced(function*(userId: string) {
        const own = open.get(userId) ?? 0
        if (own >= settings.streamsPerUser || total >= settings.streams) {
          return yield* new RateLimited({
            retryAfterSeconds: 5,
            reason: own >= settings.streamsPerUser
              ? "This user has too many live pages open"
              : "Too many live pages are open on this server"
          })
        }
        open.set(userId, own + 1)
        total++
        yield* Effect.addFinalizer(() => Effect.sync(() => leave(userId)))
      })

      return EventStreams.of({
        count: Effect.sync(() => total),
        open: Effect.fnUntraced(function*<E>({ events, isSignedIn, userId }: OpenStream<E>) {
          yield* enter(userId)
          const queue = yield* Queue.make<string, Cause.Done>({ capacity: capacity + 1, strategy: "dropping" })
          const end = (last?: string) => {
            if (last !== undefined) Queue.offerUnsafe(queue, last)
            Queue.endUnsafe(queue)
          }
          // The last place is kept for what the stream ends with.
          const put = (text: string) => {
            if (Queue.sizeUnsafe(queue) < capacity) Queue.offerUnsafe(queue, text)
            else end(reset)
          }
          put(retry)
          yield* Stream.runForEach(events, (event) => Effect.sync(() => put(toText(event)))).pipe(
            Effect.catchCause((cause) => Effect.logError("A live page was sent no more events", cause)),
            Effect.andThen(Effect.sync(() => end())),
            Effect.forkScoped
          )
          yield* Effect.sleep(heartbeatMillis).pipe(
            Effect.andThen(isSignedIn),
            Effect.map((still) => still ? put(heartbeat) : end(signedOut)),
            Effect.forever,
            Effect.forkScoped
          )
          yield* Effect.forkScoped(Effect.andThen(draining, Effect.sync(() => end())))
          return HttpServerResponse.stream(Stream.encodeText(Stream.fromQueue(queue)), {
            contentType: "text/event-stream",
            // Nginx holds answers back unless it is told not to.
            headers: { ...SecurityHeaders.api, "x-accel-buffering": "no" }
          })
        })
      })
    })
  )
}
