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

/** Short enough for proxies that cut idle connections, mostly after 60 s. */
const heartbeatMillis = 15_000

/** The most events that wait for a slow client. */
const capacity = 512

const heartbeat = ": still here\n\n"
/** The first bytes. They show a proxy that the answer has begun, and tell the client when to reconnect. */
const retry = "retry: 2000\n\n"
const reset = toText({ event: "reset", data: null })
const signedOut = toText({ event: "signed_out", data: null })

/**
 * Completes when this process begins to shut down. By default it never does, and streams end with their connections.
 */
export const Draining = Context.Reference<Effect.Effect<void>>(
  "@sendwright/dashboard/server/streams/EventStreams/Draining",
  {
    defaultValue: () => Effect.never
  }
)

/** A stream to open: its user and its events. */
export interface OpenStream<E> {
  readonly userId: string
  readonly events: Stream.Stream<ServerEvent, E>
  /** Checked with each heartbeat. The stream ends once it is false. */
  readonly isSignedIn: Effect.Effect<boolean>
}

/**
 * Server-sent events (WHATWG HTML, 9.2). A stream ends when its events end, when the session has ended (`signed_out`),
 * or when the process begins to shut down. If a client reads too slowly, the stream ends with `reset`, and the client
 * has to begin again. So the events that wait for it cannot fill the memory.
 */
export class EventStreams extends Context.Service<EventStreams, {
  /** Answers with a stream; `RateLimited` if the user, or this process, has too many. */
  readonly open: <E>(
    stream: OpenStream<E>
  ) => Effect.Effect<HttpServerResponse.HttpServerResponse, RateLimited, Scope.Scope>
  /** The number of open streams. */
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
          // One place more is reserved for the last event of the stream.
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
            // By default nginx buffers answers.
            headers: { ...SecurityHeaders.api, "x-accel-buffering": "no" }
          })
        })
      })
    })
  )
}
