import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import { logFailedWork } from "../foundation/failedWork.ts"
import { ProcessActivity, type RetentionRound } from "../foundation/ProcessActivity.ts"
import { EngineSettings, SignInSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { type RetentionAnswer, type RetentionStep, RetentionStore } from "./RetentionStore.ts"

/** Emails, or reports, in one transaction. */
const stepSize = 500
/** The database belongs to those who send: each step leaves it alone for a while. */
const pauseMillis = 100
const stepsAProgressLine = 100
/** From the end of one walk to the beginning of the next. */
const everyMillis = 3_600_000
/** How long a provider's report waits for the email that it names, in milliseconds: 7 days. */
export const parkedMillis = 7 * 24 * 3_600_000

const deleted = Metric.counter("sendwright_retention_deleted_total", {
  description: "What was deleted for its age, by kind",
  incremental: true
})

type Kind = keyof RetentionRound["deleted"]

/**
 * Deletes what has become older than the settings say: contents of finished emails, then finished emails whole, and
 * reports of emails that nobody knows, and sessions and links that have ended. Each step is a small transaction, and any number of nodes may run it. Runs until
 * the layer's scope closes.
 *
 * @example
 * ```ts
 * import * as DomainMonitor from "@sendwright/core/domains/DomainMonitor"
 * import * as Retention from "@sendwright/core/privacy/Retention"
 * import * as Layer from "effect/Layer"
 *
 * // What `Sendwright.layerWorkers` runs besides sending and webhooks.
 * export const Chores = Layer.mergeAll(DomainMonitor.layer, Retention.layer)
 * ```
 */
export const layer: Layer.Layer<never, never, RetentionStore> = Layer.effectDiscard(
  Effect.gen(function*() {
    const store = yield* RetentionStore
    const settings = yield* EngineSettings
    const signIn = yield* SignInSettings
    const clock = yield* Clock.Clock
    const activity = yield* ProcessActivity
    const now = () => new Date(clock.currentTimeMillisUnsafe())
    const ago = (millis: number) => new Date(clock.currentTimeMillisUnsafe() - millis)

    const note = (change: (round: RetentionRound) => Partial<RetentionRound>): void => {
      const { retention } = activity
      if (retention !== null) activity.retention = { ...retention, ...change(retention) }
    }

    /** Steps until nothing is left. */
    const walk = Effect.fnUntraced(function*(
      kind: Kind,
      step: (after: string | null) => Effect.Effect<RetentionAnswer, StorageError>
    ) {
      let total = 0
      let after: string | null = null
      for (let steps = 1;; steps++) {
        const { count, next }: RetentionAnswer = yield* step(after)
        total += count
        note(({ deleted }) => ({ deleted: { ...deleted, [kind]: deleted[kind] + count } }))
        if (count > 0) yield* Metric.update(Metric.withAttributes(deleted, { kind }), count)
        if (next === null) break
        if (steps % stepsAProgressLine === 0) yield* Effect.logInfo("Retention: under way", { kind, deleted: total })
        after = next
        yield* Effect.sleep(pauseMillis)
      }
      if (total > 0) yield* Effect.logInfo("Retention: deleted what was too old", { kind, deleted: total })
    })

    const emails = (
      kind: Kind,
      keepMillis: number | null,
      take: (step: RetentionStep) => Effect.Effect<RetentionAnswer, StorageError>
    ) => {
      if (keepMillis === null) return Effect.void
      const before = ago(keepMillis)
      return walk(kind, (after) => take({ before, by: settings.retainBy, limit: stepSize, after }))
    }

    const round = Effect.suspend(() => {
      activity.retention = {
        startedAt: now(),
        endedAt: null,
        failed: false,
        deleted: { contents: 0, emails: 0, reports: 0, "sign-ins": 0 }
      }
      return Effect.all([
        emails("contents", settings.retainBodiesMillis, store.purgeContents),
        emails("emails", settings.retainEmailsMillis, store.removeEmails),
        walk("reports", () =>
          Effect.map(store.pruneReports(ago(parkedMillis), stepSize), (count) => ({
            count,
            next: count < stepSize ? null : ""
          }))),
        walk("sign-ins", () => {
          const step = { now: ago(0), idleSince: ago(signIn.sessionIdleMillis), limit: stepSize }
          return Effect.map(store.pruneSignIns(step), (count) => ({ count, next: count < stepSize ? null : "" }))
        })
      ], { discard: true })
    }).pipe(
      Effect.catchCause((cause) => {
        note(() => ({ failed: true }))
        return logFailedWork("Retention: a step failed; it is tried again", cause)
      }),
      Effect.andThen(Effect.sync(() => note(() => ({ endedAt: now() }))))
    )

    yield* Effect.forkScoped(Effect.forever(Effect.andThen(round, Effect.sleep(everyMillis))))
  })
)
