import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import { Conditions } from "../foundation/Conditions.ts"
import { logFailedWork } from "../foundation/failedWork.ts"
import { ProcessActivity, type RetentionRound } from "../foundation/ProcessActivity.ts"
import { EngineSettings, SignInSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import { mayGo, mostOf } from "./RetentionRule.ts"
import {
  parkedMillis,
  type RetainedKind,
  type RetentionAnswer,
  type RetentionStep,
  RetentionStore
} from "./RetentionStore.ts"

/** Emails, or reports, in one transaction. */
const stepSize = 500
/** The database belongs to those who send: each step leaves it alone for a while. */
const pauseMillis = 100
const stepsAProgressLine = 100
/** From the end of one walk to the beginning of the next. */
const everyMillis = 3_600_000

const deleted = Metric.counter("sendwright_retention_deleted_total", {
  description: "What was deleted for its age, by kind",
  incremental: true
})

type Kind = keyof RetentionRound["deleted"]

/** What the condition is called while a round waits for an operator. */
export const conditionName = "retention"

const explained = (kind: RetainedKind, due: number, most: number, cutoff: Date, restored: boolean): string =>
  `Retention waits for an operator: ${
    restored
      ? "a month was taken back that it would remove again."
      : `it would delete ${due > most ? `more than ${most}` : due} ${
        kind === "emails" ? "emails" : "emails' contents"
      } from before ${cutoff.toISOString()}, which is much more than the rounds before it.`
  } Check the clocks and the terms, then run sendwright retention allow.`

/**
 * Deletes what has become older than the settings say: contents of finished emails, then finished emails whole, and
 * reports of emails that nobody knows, and sessions and links that have ended. Each step is a small transaction, and any number of nodes may run it. Nothing is deleted while this node's
 * clock is in doubt, and a round that would take much more than those before it waits for an operator
 * (`RetentionControl`). Runs until the layer's scope closes.
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
export const layer: Layer.Layer<never, never, RetentionStore | StorageTime> = Layer.effectDiscard(
  Effect.gen(function*() {
    const store = yield* RetentionStore
    const time = yield* StorageTime
    const settings = yield* EngineSettings
    const signIn = yield* SignInSettings
    const conditions = yield* Conditions
    const activity = yield* ProcessActivity
    const observers: Readonly<Record<RetainedKind, object>> = { contents: {}, emails: {} }

    const note = (change: (round: RetentionRound) => Partial<RetentionRound>): void => {
      const { retention } = activity
      if (retention !== null) activity.retention = { ...retention, ...change(retention) }
    }

    /** Steps until nothing is left, or the clock is in doubt. Answers with how many were taken. */
    const walk = Effect.fnUntraced(function*(
      kind: Kind,
      step: (after: string | null) => Effect.Effect<RetentionAnswer, StorageError>
    ) {
      let total = 0
      let after: string | null = null
      for (let steps = 1; (yield* time.doubt) === null; steps++) {
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
      return total
    })

    /** Deletes what has reached its age, unless it is much more than usual. Answers with whether it may go on. */
    const emails = Effect.fnUntraced(function*(
      kind: RetainedKind,
      keepMillis: number | null,
      take: (step: RetentionStep) => Effect.Effect<RetentionAnswer, StorageError>
    ) {
      if (keepMillis === null) return true
      const now = yield* time.now
      const before = new Date(now.getTime() - keepMillis)
      const term = yield* store.term(kind)
      const most = mostOf(term, settings.retainFactor)
      const due = yield* store.countDue(kind, before, most + 1)
      if (!mayGo({ cutoff: before, due, factor: settings.retainFactor, term })) {
        const restored = term.stopped?.restored === true
        yield* store.stop(kind, { at: now, cutoff: before, due, restored })
        const message = explained(kind, due, most, before, restored)
        yield* conditions.raise({ name: conditionName, message, blocks: false }, observers[kind])
        return false
      }
      yield* conditions.clear(conditionName, observers[kind])
      const taken = yield* walk(
        kind,
        (after) => take({ before, olderThanMillis: keepMillis, by: settings.retainBy, limit: stepSize, after })
      )
      yield* store.noteRound(kind, before, taken)
      return true
    })

    /** Months whose grace is over. None goes while an operator is waited for. */
    const drop = Effect.gen(function*() {
      while ((yield* time.doubt) === null) {
        const before = new Date((yield* time.now).getTime() - settings.retainGraceMillis)
        if (!(yield* store.dropSetAside(before, settings.retainGraceMillis))) return
        yield* Effect.logInfo("Retention: a month is deleted for good")
      }
    })

    const pages = (count: number) => ({ count, next: count < stepSize ? null : "" })

    const round = Effect.gen(function*() {
      const doubt = yield* time.doubt
      if (doubt !== null) return yield* Effect.logWarning(`Retention: nothing is deleted, because ${doubt}`)
      const startedAt = yield* time.now
      activity.retention = {
        startedAt,
        endedAt: null,
        failed: false,
        deleted: { contents: 0, emails: 0, reports: 0, "sign-ins": 0 }
      }
      const first = yield* emails("contents", settings.retainBodiesMillis, store.purgeContents)
      const second = yield* emails("emails", settings.retainEmailsMillis, store.removeEmails)
      if (first && second) yield* drop
      yield* walk(
        "reports",
        () =>
          Effect.flatMap(
            time.now,
            (now) => Effect.map(store.pruneReports(new Date(now.getTime() - parkedMillis), stepSize), pages)
          )
      )
      yield* walk("sign-ins", () =>
        Effect.flatMap(time.now, (now) => {
          const idleSince = new Date(now.getTime() - signIn.sessionIdleMillis)
          return Effect.map(store.pruneSignIns({ now, idleSince, limit: stepSize }), pages)
        }))
      const endedAt = yield* time.now
      note(() => ({ endedAt }))
    }).pipe(
      Effect.catchCause((cause) => {
        note(({ startedAt }) => ({ failed: true, endedAt: startedAt }))
        return logFailedWork("Retention: a step failed; it is tried again", cause)
      })
    )

    yield* Effect.forkScoped(Effect.forever(Effect.andThen(round, Effect.sleep(everyMillis))))
  })
)
