import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { logFailedWork } from "../foundation/failedWork.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import { hourOf } from "./HourRow.ts"
import { MetricsStore } from "./MetricsStore.ts"

const pruneEveryMillis = 3_600_000
/** Rows in one transaction. */
const pruneStep = 1_000
/** The database belongs to those who send: each step leaves it alone for a while. */
const pauseMillis = 20

/**
 * Counts events by the hour, behind those who store them, and forgets hours that are older than the settings say. Each
 * step is a small transaction. Any number of nodes may run it: one at a time counts. Runs until the layer's scope closes.
 *
 * @example
 * ```ts
 * import * as MetricsWorker from "@sendwright/core/metrics/MetricsWorker"
 * import * as Retention from "@sendwright/core/privacy/Retention"
 * import * as Layer from "effect/Layer"
 *
 * // A process for what has time.
 * export const Chores = Layer.mergeAll(MetricsWorker.layer, Retention.layer)
 * ```
 */
export const layer: Layer.Layer<never, never, MetricsStore | StorageTime> = Layer.effectDiscard(
  Effect.gen(function*() {
    const store = yield* MetricsStore
    const { metricsBatch, metricsMillis, retainMetricsMillis } = yield* EngineSettings
    const clock = yield* Clock.Clock
    const time = yield* StorageTime
    let prunedAt = -Infinity

    const prune = Effect.fnUntraced(function*(now: number) {
      if (now - prunedAt < pruneEveryMillis) return
      prunedAt = now
      if ((yield* time.doubt) !== null) return
      const before = hourOf(new Date((yield* time.now).getTime() - retainMetricsMillis))
      while ((yield* store.prune(before, pruneStep)) === pruneStep) yield* Effect.sleep(pauseMillis)
    })

    const round = Effect.gen(function*() {
      while (yield* store.count(metricsBatch)) yield* Effect.sleep(pauseMillis)
      yield* prune(clock.currentTimeMillisUnsafe())
    }).pipe(
      Effect.catchCause((cause) => logFailedWork("Metrics: events could not be counted; it is tried again", cause))
    )

    yield* Effect.forkScoped(Effect.forever(Effect.andThen(round, Effect.sleep(metricsMillis))))
  })
)
