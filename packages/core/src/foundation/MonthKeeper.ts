import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { logFailedWork } from "./failedWork.ts"
import { StorageMonths } from "./StorageMonths.ts"
import { StorageTime } from "./StorageTime.ts"

const everyMillis = 24 * 3_600_000
const againMillis = 3_600_000

/**
 * Has the storage make the months to come, when it starts and once a day. Where that fails it is tried again each hour,
 * for weeks before the first of them begins. Any number of nodes may run it. Runs until the layer's scope closes.
 *
 * @example
 * ```ts
 * import * as MonthKeeper from "@sendwright/core/foundation/MonthKeeper"
 * import * as Retention from "@sendwright/core/privacy/Retention"
 * import * as Layer from "effect/Layer"
 *
 * // A process for what has time.
 * export const Chores = Layer.mergeAll(MonthKeeper.layer, Retention.layer)
 * ```
 */
export const layer: Layer.Layer<never, never, StorageMonths | StorageTime> = Layer.effectDiscard(
  Effect.gen(function*() {
    const months = yield* StorageMonths
    const time = yield* StorageTime
    const round = Effect.flatMap(time.now, months.keep).pipe(
      Effect.as(everyMillis),
      Effect.catchCause((cause) =>
        Effect.as(
          logFailedWork("The months to come could not be made ahead; it is tried again in an hour", cause),
          againMillis
        )
      )
    )
    yield* Effect.forkScoped(Effect.forever(Effect.flatMap(round, Effect.sleep)))
  })
)
