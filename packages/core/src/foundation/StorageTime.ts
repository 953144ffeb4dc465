import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ClockDifference from "./ClockDifference.ts"
import * as StorageClock from "./StorageClock.ts"
import { StorageError } from "./StorageError.ts"

/**
 * The port that tells the time by the storage's clock, which all nodes share. It judges the ages that nodes must agree
 * on: of idempotency keys, quotas, sessions, exports, and of what retention deletes.
 *
 * @example
 * ```ts
 * import { StorageTime } from "@sendwright/core/foundation/StorageTime"
 * import * as Effect from "effect/Effect"
 *
 * export const hourAgo = Effect.gen(function*() {
 *   const now = yield* (yield* StorageTime).now
 *   return new Date(now.getTime() - 3_600_000)
 * })
 * ```
 */
export class StorageTime extends Context.Service<StorageTime, {
  readonly now: Effect.Effect<Date, StorageError>
  /**
   * The time, where one that was read from this node's clock may be stored. Fails with the outage `clock` where that is
   * more than five minutes from it: the node's clock is wrong, or was set since.
   */
  readonly vouch: (read: Date) => Effect.Effect<Date, StorageError>
  /** Why nothing may be deleted for its age at the moment, as the end of a sentence; null: it may. */
  readonly doubt: Effect.Effect<string | null, StorageError>
}>()("@sendwright/core/foundation/StorageTime") {}

/** What follows from how the clocks stand. `standing` fails as the storage does. */
export const of = (standing: Effect.Effect<StorageClock.Standing, StorageError>): StorageTime["Service"] =>
  StorageTime.of({
    now: Effect.map(standing, ({ now }) => now),
    vouch: (read) =>
      Effect.flatMap(standing, ({ now, uncertaintyMillis }) => {
        const difference = { millis: now.getTime() - read.getTime(), uncertaintyMillis }
        return ClockDifference.isOff(difference, ClockDifference.wrongMillis)
          ? Effect.fail(
            new StorageError({
              command: "StorageTime.vouch",
              cause: new Error(`The database's clock is ${ClockDifference.describe(difference)}`),
              outage: "clock"
            })
          )
          : Effect.succeed(now)
      }),
    doubt: Effect.map(standing, ({ doubt }) => doubt === null ? null : ClockDifference.doubts[doubt])
  })

/**
 * For a storage that uses the clock of the process.
 *
 * @example
 * ```ts
 * import * as StorageTime from "@sendwright/core/foundation/StorageTime"
 * import * as Effect from "effect/Effect"
 *
 * // What a storage without a clock of its own provides.
 * export const now = StorageTime.StorageTime.use((time) => time.now).pipe(Effect.provide(StorageTime.layerInStep))
 * ```
 */
export const layerInStep: Layer.Layer<StorageTime> = Layer.effect(
  StorageTime,
  Effect.map(Clock.Clock, (clock) => of(Effect.provideService(StorageClock.inStep.standing, Clock.Clock, clock)))
)
