import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import { engine } from "../audit/AuditEntry.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import { logFailedWork } from "../foundation/failedWork.ts"
import { ReputationSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type { EventType } from "../model/EmailEvent.ts"
import { evaluate, type Windows } from "./Reputation.ts"
import { type Paused, ReputationStore } from "./ReputationStore.ts"

const batchSize = 500

const pauses = Metric.counter("sendwright_reputation_pauses_total", {
  description: "Accounts that were paused for their bounces or complaints",
  incremental: true
})

/** Whether evidence may have cost an account its reputation. */
export const affectsReputation = ({ type }: { readonly type: EventType }): boolean =>
  type === "email.bounced" || type === "email.complained"

/**
 * Pauses accounts whose mail bounces or is complained about too much.
 *
 * @example
 * ```ts
 * import type { Caller } from "@sendwright/core"
 * import { ReputationGuard } from "@sendwright/core/reputation/ReputationGuard"
 * import * as Effect from "effect/Effect"
 *
 * // The share of an account's mail that bounced within 7 days.
 * export const bounceRate = Effect.fn("bounceRate")(function*({ account }: Caller) {
 *   const { week } = yield* (yield* ReputationGuard).windows(account.id)
 *   return week.recipients === 0 ? 0 : week.bounces / week.recipients
 * })
 * ```
 */
export class ReputationGuard extends Context.Service<ReputationGuard, {
  /**
   * Judges the accounts that have new bounces or complaints. To be called once those are stored; it never fails: what
   * could not be judged now is judged by the next call, on any node.
   */
  readonly review: Effect.Effect<void>
  /** The figures of an account as they stand. */
  readonly windows: (accountId: string) => Effect.Effect<Windows, StorageError>
  /** Forgets figures that no window reaches any more. Answers how many. */
  readonly prune: (limit: number) => Effect.Effect<number, StorageError>
}>()("@sendwright/core/reputation/ReputationGuard") {
  static readonly layer = Layer.effect(
    ReputationGuard,
    Effect.gen(function*() {
      const store = yield* ReputationStore
      const audit = yield* AuditLog
      const settings = yield* ReputationSettings
      const clock = yield* Clock.Clock
      const now = () => new Date(clock.currentTimeMillisUnsafe())

      const tell = Effect.fnUntraced(function*({ accountId, breach, windows }: Paused) {
        yield* Metric.update(Metric.withAttributes(pauses, { cause: breach.cause }), 1)
        yield* Effect.logWarning("An account was paused for its reputation", {
          accountId,
          cause: breach.cause,
          week: windows.week,
          day: windows.day
        })
        yield* audit.record(accountId, engine, "account.paused", null)
      })

      const batch = Effect.fnUntraced(function*() {
        const at = now()
        const { paused, taken } = yield* store.review({
          now: at,
          limit: batchSize,
          evaluate: (createdAt, windows) => evaluate(createdAt, windows, at, settings)
        })
        yield* Effect.forEach(paused, tell, { discard: true })
        return taken
      })

      return ReputationGuard.of({
        review: Effect.gen(function*() {
          while ((yield* batch()) === batchSize) { /* more notes wait */ }
        }).pipe(
          Effect.catchCause((cause) => logFailedWork("The reputation of accounts could not be reviewed", cause)),
          Effect.withSpan("ReputationGuard.review")
        ),
        windows: (accountId) => store.windows(accountId, now()),
        prune: (limit) => store.prune(now(), limit)
      })
    })
  )
}
