import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { EmailStore } from "../emails/EmailStore.ts"
import { logFailedWork } from "../foundation/failedWork.ts"
import * as Heartbeat from "../foundation/Heartbeat.ts"
import { OutgoingHold } from "../foundation/OutgoingHold.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import { ReputationGuard } from "../reputation/ReputationGuard.ts"
import { SendJobs } from "./SendJobs.ts"

const batchSize = 500
const pruneEveryMillis = 60_000

/**
 * Does what becomes due by the clock: scheduled emails are queued, kept reports applied, and expired idempotency keys
 * forgotten. Each duty is an idempotent batch, so that any number of nodes may run it. Runs until the layer's scope
 * closes.
 *
 * @example
 * ```ts
 * import * as Scheduler from "@sendwright/core/sending/Scheduler"
 * import * as SendWorker from "@sendwright/core/sending/SendWorker"
 * import * as Layer from "effect/Layer"
 *
 * // What `Sendwright.layerWorkers` runs of sending alone.
 * export const Sending = Layer.mergeAll(SendWorker.layer, Scheduler.layer)
 * ```
 */
export const layer: Layer.Layer<
  never,
  never,
  EmailStore | OutgoingHold | SendJobs | StorageTime | Wakeups | ReputationGuard
> = Layer
  .effectDiscard(
    Effect.gen(function*() {
      const emails = yield* EmailStore
      const jobs = yield* SendJobs
      const wakeups = yield* Wakeups
      const reputation = yield* ReputationGuard
      const hold = yield* OutgoingHold
      const settings = yield* EngineSettings
      const clock = yield* Clock.Clock
      const watched = {
        name: "schedules",
        silence: "No scheduler run has finished",
        blocks: false
      }
      const heartbeat = yield* Heartbeat.make(watched, settings.pollMillis)
      const time = yield* StorageTime
      let prunedAt = clock.currentTimeMillisUnsafe()

      const drain = Effect.fnUntraced(function*<E>(duty: (now: Date) => Effect.Effect<number, E>) {
        let total = 0
        while (true) {
          const done = yield* duty(new Date(clock.currentTimeMillisUnsafe()))
          total += done
          if (done < batchSize) return total
        }
      })

      const round = Effect.gen(function*() {
        // What stays scheduled while everything is held can still be cancelled or moved.
        const promoted = (yield* hold.isOpen) ? yield* drain((now) => emails.promoteScheduled(now, batchSize)) : 0
        if (promoted > 0) {
          yield* wakeups.notify("sends")
          yield* wakeups.notify("webhooks")
        }
        const applied = yield* drain((now) => jobs.applyKept(now, batchSize))
        if (applied > 0) {
          yield* wakeups.notify("webhooks")
          yield* reputation.review
        }
        const now = clock.currentTimeMillisUnsafe()
        if (now - prunedAt >= pruneEveryMillis) {
          prunedAt = now
          if ((yield* time.doubt) === null) {
            yield* drain(() => Effect.flatMap(time.now, (at) => emails.pruneIdempotency(at, batchSize)))
            yield* drain(() => reputation.prune(batchSize))
          }
          // For what a process stored that died before it could look.
          yield* reputation.review
        }
        const due = yield* jobs.nextDue
        heartbeat.beat()
        return due === null ? settings.pollMillis : due.getTime() - now
      }).pipe(
        Effect.catchCause((cause) =>
          Effect.as(logFailedWork("Scheduler: a duty failed; it is tried again", cause), settings.pollMillis)
        )
      )

      yield* Effect.forkScoped(
        Effect.forever(
          Effect.flatMap(
            round,
            (ahead) => Effect.sleep(ahead > 0 ? Math.min(ahead, settings.pollMillis) : settings.pollMillis)
          )
        )
      )
    })
  )
