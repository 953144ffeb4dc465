import { assert, it } from "@effect/vitest"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"

it.effect("what was said before somebody waits counts once, however often it was said", () =>
  Effect.gen(function*() {
    const wakeups = yield* Wakeups
    for (const work of ["sends", "webhooks"] as const) {
      yield* Effect.replicateEffect(wakeups.notify(work), 3)
      yield* wakeups.wait(work)
      const waiting = yield* Effect.forkChild(wakeups.wait(work))
      yield* Effect.yieldNow
      assert.isUndefined(waiting.pollUnsafe())
      yield* wakeups.notify(work)
      yield* Fiber.join(waiting)
    }
  }).pipe(Effect.provide(Wakeups.layerLocal)))

it.effect("who claims does not hear of emails that nobody has to claim", () =>
  Effect.gen(function*() {
    const wakeups = yield* Wakeups
    yield* wakeups.notify("accepted")
    yield* wakeups.accepted
    const waiting = yield* Effect.forkChild(wakeups.wait("sends"))
    yield* Effect.yieldNow
    assert.isUndefined(waiting.pollUnsafe())
    yield* wakeups.notify("sends")
    yield* Fiber.join(waiting)
  }).pipe(Effect.provide(Wakeups.layerLocal)))

it.effect("those who show what is new hear of each accept, also where no worker has taken the one before", () =>
  Effect.gen(function*() {
    const wakeups = yield* Wakeups
    yield* wakeups.notify("sends")
    yield* wakeups.accepted
    const waiting = yield* Effect.forkChild(wakeups.accepted)
    yield* Effect.yieldNow
    assert.isUndefined(waiting.pollUnsafe())
    yield* wakeups.notify("sends")
    yield* Fiber.join(waiting)
  }).pipe(Effect.provide(Wakeups.layerLocal)))
