// Bodies are streams that may fail with anything.
// @effect-diagnostics anyUnknownInErrorContext:off
import { assert, describe, it } from "@effect/vitest"
import type { RateLimited } from "@sendwright/core/foundation/Errors"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import type { HttpServerResponse } from "effect/http"
import * as Layer from "effect/Layer"
import * as Ref from "effect/Ref"
import * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import { TestClock } from "effect/testing"
import { DashboardSettings } from "../src/server/DashboardSettings.ts"
import { Draining, EventStreams } from "../src/server/streams/EventStreams.ts"
import type { ServerEvent } from "../src/server/streams/ServerEvent.ts"

const event = (number: number): ServerEvent => ({ event: "changed", data: { number } })

const read = (response: HttpServerResponse.HttpServerResponse): Effect.Effect<string, unknown> =>
  response.body._tag === "Stream"
    ? Stream.mkString(Stream.decodeText(response.body.stream as Stream.Stream<Uint8Array, unknown>))
    : Effect.die("no stream")

const signedIn = Effect.succeed(true)

describe("live pages", () => {
  const streams = EventStreams.layer.pipe(
    Layer.provide(
      Layer.succeed(DashboardSettings, { ...DashboardSettings.defaultValue(), streamsPerUser: 2, streams: 3 })
    )
  )

  it.effect("receive events in order, and are not cached", () =>
    Effect.gen(function*() {
      const { open } = yield* EventStreams
      const response = yield* open({ userId: "u", events: Stream.make(event(1), event(2)), isSignedIn: signedIn })
      assert.deepInclude(response.headers, {
        "content-type": "text/event-stream",
        "cache-control": "no-store",
        "x-accel-buffering": "no"
      })
      assert.strictEqual(
        yield* read(response),
        "retry: 2000\n\nevent: changed\ndata: {\"number\":1}\n\nevent: changed\ndata: {\"number\":2}\n\n"
      )
    }).pipe(Effect.scoped, Effect.provide(streams)))

  it.effect("are kept open by a heartbeat each 15 seconds, and end with the session", () =>
    Effect.gen(function*() {
      const { open } = yield* EventStreams
      const still = yield* Ref.make(true)
      const response = yield* open({ userId: "u", events: Stream.never, isSignedIn: Ref.get(still) })
      const reading = yield* Effect.forkChild(read(response))
      yield* TestClock.adjust("31 seconds")
      yield* Ref.set(still, false)
      yield* TestClock.adjust("15 seconds")
      assert.strictEqual(
        yield* Fiber.join(reading),
        "retry: 2000\n\n: still here\n\n: still here\n\nevent: signed_out\ndata: null\n\n"
      )
    }).pipe(Effect.scoped, Effect.provide(streams)))

  it.effect("begin again if they are read too slowly, and hold no more than that in memory", () =>
    Effect.gen(function*() {
      const { open } = yield* EventStreams
      const sent = yield* Deferred.make<void>()
      const events = Stream.range(1, 5_000).pipe(
        Stream.map(event),
        Stream.concat(Stream.drain(Stream.fromEffect(Deferred.succeed(sent, undefined))))
      )
      const response = yield* open({ userId: "u", events, isSignedIn: signedIn })
      yield* Deferred.await(sent)
      const text = yield* read(response)
      assert.isTrue(text.endsWith("event: reset\ndata: null\n\n"), text.slice(-100))
      assert.isAtMost(text.split("event: changed").length - 1, 512)
    }).pipe(Effect.scoped, Effect.provide(streams)))

  it.effect("end when the process begins to shut down", () =>
    Effect.gen(function*() {
      const drained = yield* Deferred.make<void>()
      const layer = Layer.provide(streams, Layer.succeed(Draining, Deferred.await(drained)))
      yield* Effect.gen(function*() {
        const { open } = yield* EventStreams
        const reading = yield* Effect.forkChild(
          read(yield* open({ userId: "u", events: Stream.never, isSignedIn: signedIn }))
        )
        yield* TestClock.adjust("1 second")
        yield* Deferred.succeed(drained, undefined)
        assert.strictEqual(yield* Fiber.join(reading), "retry: 2000\n\n")
      }).pipe(Effect.scoped, Effect.provide(layer))
    }))

  it.effect("are limited for each user and for the process, and make room when they are closed", () =>
    Effect.gen(function*() {
      const { count, open } = yield* EventStreams
      const opened = Effect.fnUntraced(function*(userId: string) {
        const scope = yield* Scope.make()
        const exit = yield* Effect.exit(
          Scope.provide(open({ userId, events: Stream.never, isSignedIn: signedIn }), scope)
        )
        return { scope, exit }
      })
      const refusalOf = Effect.fnUntraced(function*(userId: string) {
        const { exit } = yield* opened(userId)
        return Exit.isFailure(exit) ? yield* Effect.flip(exit as Exit.Exit<never, RateLimited>) : undefined
      })
      const first = yield* opened("one")
      yield* opened("one")
      assert.include((yield* refusalOf("one"))?.message, "This user has too many")
      yield* opened("two")
      assert.include((yield* refusalOf("three"))?.message, "on this server")
      assert.strictEqual(yield* count, 3)
      yield* Scope.close(first.scope, Exit.void)
      assert.strictEqual(yield* count, 2)
      assert.isUndefined(yield* refusalOf("three"))
    }).pipe(Effect.provide(streams)))
})
