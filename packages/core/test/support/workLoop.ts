import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Latch from "effect/Latch"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import * as Conditions from "../../src/foundation/Conditions.ts"
import * as WorkLoop from "../../src/foundation/WorkLoop.ts"
import { second } from "./harness.ts"

/** A worker on a queue of numbers, which notes what is asked of it. */
export const harness = Effect.fnUntraced(function*<E = string>(over: Partial<WorkLoop.Work<number, number, E>> = {}) {
  const latch = yield* Latch.make(false)
  const clock = yield* Clock.Clock
  const queue: Array<number> = []
  const seen = {
    claims: [] as Array<number>,
    handled: [] as Array<number>,
    released: [] as Array<number>,
    looks: 0,
    due: null as number | null
  }
  const work: WorkLoop.Work<number, number, E> = {
    name: "Test",
    queue: "sends",
    watched: { name: "test-claims", silence: "No claim of numbers has come back", blocks: true },
    concurrency: 4,
    claim: (limit) =>
      Effect.sync(() => {
        seen.claims.push(clock.currentTimeMillisUnsafe())
        return queue.splice(0, limit)
      }),
    begin: (leases) => Effect.succeed(leases),
    handle: (lease) =>
      Effect.sync(() => {
        seen.handled.push(lease)
      }),
    release: (leases) => Effect.sync(() => void seen.released.push(...leases)),
    wakeup: Effect.andThen(latch.await, latch.close),
    nextDue: Effect.sync(() => {
      seen.looks++
      return seen.due === null ? null : new Date(seen.due)
    }),
    pollMillis: second,
    paceMillis: 0,
    drainMillis: 30 * second,
    recheckOnFinish: false,
    ...over
  }
  const scope = yield* Scope.make()
  // Other files of tests run in the same process.
  const conditions = yield* Layer.buildWithScope(Layer.fresh(Conditions.layer), scope)
  const begin = WorkLoop.run(work).pipe(
    Effect.provideService(Scope.Scope, scope),
    Effect.provideContext(conditions)
  )
  return { queue, seen, begin, wake: latch.open, stop: Scope.close(scope, Exit.void) }
})
