import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { logFailedWork } from "../foundation/failedWork.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import * as WorkLoop from "../foundation/WorkLoop.ts"
import { DomainChecks, leaseMillis } from "./DomainChecks.ts"
import { DomainStore } from "./DomainStore.ts"

/** Checks in progress at once on one node. */
const concurrency = 16
/** The longest sleep, in milliseconds, where the engine's is shorter: domains that others add are due after minutes. */
const calmMillis = 15_000

/**
 * Looks at domains when their timetable says so, also when nobody asks for them. Any number of nodes may run it. Runs
 * until the layer's scope closes.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 * import * as DomainMonitor from "@sendwright/core/domains/DomainMonitor"
 * import * as Retention from "@sendwright/core/privacy/Retention"
 * import * as Layer from "effect/Layer"
 *
 * // A process for what has time.
 * const Chores = Layer.mergeAll(DomainMonitor.layer, Retention.layer).pipe(Layer.provideMerge(Sendwright.layer()))
 * ```
 */
export const layer: Layer.Layer<never, never, DomainChecks | DomainStore> = Layer.effectDiscard(
  Effect.gen(function*() {
    const store = yield* DomainStore
    const checks = yield* DomainChecks
    const { drainMillis, pollMillis } = yield* EngineSettings
    const clock = yield* Clock.Clock
    yield* WorkLoop.run({
      name: "DomainMonitor",
      queue: "domains",
      watched: { name: "domain-claims", silence: "No claim of due domain checks has come back", blocks: false },
      concurrency,
      claim: (limit) =>
        Effect.suspend(() =>
          store.claimDueChecks({ now: new Date(clock.currentTimeMillisUnsafe()), limit, leaseMillis })
        ),
      begin: (leases) => Effect.succeed(leases),
      handle: (claimed) =>
        checks.run(claimed).pipe(
          Effect.catchCause((cause) => logFailedWork("DomainMonitor: a check failed; it is done again", cause)),
          Effect.asVoid
        ),
      // What was not begun is due again in a minute.
      release: () => Effect.void,
      wakeup: Effect.never,
      nextDue: store.nextCheckDue,
      pollMillis: Math.max(pollMillis, calmMillis),
      paceMillis: 0,
      drainMillis,
      recheckOnFinish: false
    })
  })
)
