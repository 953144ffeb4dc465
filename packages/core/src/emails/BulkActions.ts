import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Stream from "effect/Stream"
import { actorOf, type Caller } from "../accounts/Caller.ts"
import { RateLimits } from "../accounts/RateLimits.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import { type AccountPaused, type RateLimited, ValidationError } from "../foundation/Errors.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import { decodeCursor, encodeCursor, isUuid } from "../model/EmailQuery.ts"
import { EmailCopies } from "./EmailCopies.ts"
import { EmailLog, type LogRequest } from "./EmailLog.ts"
import { EmailStore } from "./EmailStore.ts"

/** What can be done with all that a filter matches: `cancel` what is scheduled, `send_again` what failed. */
export const bulkActions = ["cancel", "send_again"] as const
/** One of `bulkActions`. */
export type BulkAction = typeof bulkActions[number]

/** One step of a bulk action. */
export interface BulkRequest extends LogRequest {
  readonly action: BulkAction
  /** A UUID of the whole run: a step that is repeated under it sends nothing twice. */
  readonly run: string
  /** Where the step before ended; null: from the newest email on. */
  readonly cursor: string | null
}

/** What a step did. */
export interface BulkStep {
  /** Emails that were cancelled or sent again. */
  readonly done: number
  /** Those that were left as they are, with the reason. */
  readonly skipped: ReadonlyArray<{ readonly id: string; readonly reason: string }>
  /** Where the next step begins; null: nothing is left. */
  readonly nextCursor: string | null
  /** How long to wait before the next step, because the rate of messages is used up; 0: go on. */
  readonly waitMillis: number
}

/** Emails of one step. */
const stepSize = 50
/** Cancels at once. */
const concurrency = 4

const statusOf = { cancel: "scheduled", send_again: "failed" } as const
const auditOf = { cancel: "emails.cancelled", send_again: "emails.sent_again" } as const

type BulkError = ValidationError | RateLimited | AccountPaused | StorageError

/**
 * Does one thing with all emails that a filter matches, newest first, in steps: a caller that stops after one continues
 * from its cursor. Emails that are accepted after the first step are not concerned. What a step does is bounded; how
 * much lies before it says `EmailLog.count`.
 *
 * @example
 * ```ts no-run: it needs the id of a run
 * import { BulkActions, type Caller } from "@sendwright/core"
 * import { wholeLog } from "@sendwright/core/emails/EmailLog"
 * import * as Console from "effect/Console"
 * import * as Effect from "effect/Effect"
 * import * as Stream from "effect/Stream"
 *
 * // Takes back everything that is scheduled under a tag, and tells how far it is.
 * export const cancelTagged = Effect.fn("cancelTagged")(function*(caller: Caller, run: string, tag: string) {
 *   const bulk = yield* BulkActions
 *   const steps = bulk.run(caller, { ...wholeLog, action: "cancel", run, tag, cursor: null })
 *   yield* Stream.runForEach(steps, ({ done }) => Console.log(`${done} more are cancelled`))
 * })
 * ```
 */
export class BulkActions extends Context.Service<BulkActions, {
  /** One step. The first one of a run is remembered in the audit log. */
  readonly step: (caller: Caller, request: BulkRequest) => Effect.Effect<BulkStep, BulkError>
  /** All steps from the cursor on, each told when it is done; it waits where the rate of messages asks for it. */
  readonly run: (caller: Caller, request: BulkRequest) => Stream.Stream<BulkStep, BulkError>
}>()("@sendwright/core/emails/BulkActions") {
  static readonly layer = Layer.effect(
    BulkActions,
    Effect.gen(function*() {
      const log = yield* EmailLog
      const store = yield* EmailStore
      const copies = yield* EmailCopies
      const rates = yield* RateLimits
      const audit = yield* AuditLog
      const wakeups = yield* Wakeups
      const clock = yield* Clock.Clock

      const cancelAll = Effect.fnUntraced(function*(caller: Caller, mode: "live" | "test", ids: ReadonlyArray<string>) {
        const scope = { accountId: caller.account.id, modes: [mode] }
        const answers = yield* Effect.forEach(ids, (id) =>
          Effect.map(
            store.cancel(scope, id, new Date(clock.currentTimeMillisUnsafe())),
            (answer) => ({ id, answer })
          ), { concurrency })
        const skipped = answers.filter(({ answer }) => answer !== "cancelled").map(({ id }) => ({
          id,
          reason: "It is no longer scheduled."
        }))
        if (skipped.length < answers.length) yield* wakeups.notify("webhooks")
        return { done: answers.length - skipped.length, skipped }
      })

      const sendAll = Effect.fnUntraced(function*(caller: Caller, run: string, ids: ReadonlyArray<string>) {
        const answers = yield* copies.sendAgain(caller, run, ids)
        return {
          done: answers.filter(({ _tag }) => _tag === "Sent").length,
          skipped: answers.flatMap((answer) =>
            answer._tag === "Sent" ? [] : [{
              id: answer.id,
              reason: answer._tag === "Skipped" ? answer.reason : "The recipients that it did not reach are suppressed."
            }]
          )
        }
      })

      const step = Effect.fn("BulkActions.step")(function*(caller: Caller, request: BulkRequest) {
        const { action, cursor, run, statuses } = request
        if (!isUuid(run)) {
          return yield* new ValidationError({ issues: [{ path: ["run"], message: "must be a UUID" }] })
        }
        const status = statusOf[action]
        const wanted = yield* log.wanted(caller, { ...request, statuses: [status] })
        if (action === "send_again" && wanted.mode !== caller.mode) {
          return yield* new ValidationError({
            issues: [{
              path: ["mode"],
              message: `must be ${caller.mode}: emails are sent in the mode of their key`
            }]
          })
        }
        const filters = [action, run, ...wanted.filters]
        const after = cursor === null ? null : decodeCursor(cursor, filters)
        if (after !== null && Result.isFailure(after)) {
          return yield* new ValidationError({ issues: [{ path: ["cursor"], message: after.failure }] })
        }
        if (cursor === null) yield* audit.record(caller.account.id, actorOf(caller), auditOf[action], run)
        if (statuses.length > 0 && !statuses.includes(status)) return nothing
        const found = yield* log.places(caller, wanted, stepSize, after === null ? null : after.success)
        const taken = action === "cancel" || found.places.length === 0
          ? { granted: found.places.length, retryAfterMillis: 0 }
          : yield* rates.takeMessages(caller, found.places.length)
        const places = found.places.slice(0, taken.granted)
        const ids = places.map(({ id }) => id)
        const did = ids.length === 0
          ? { done: 0, skipped: [] }
          : yield* (action === "cancel" ? cancelAll(caller, wanted.mode, ids) : sendAll(caller, run, ids))
        const isCut = places.length < found.places.length
        const end = isCut || places.length === stepSize ? places[places.length - 1] : found.stoppedAt
        const nextCursor = isCut && end === undefined
          // Nothing was granted: the same step once more.
          ? cursor ?? encodeCursor(beforeAll(found.places[0]!.createdAt), filters)
          : end === undefined || end === null
          ? null
          : encodeCursor(end, filters)
        return { ...did, nextCursor, waitMillis: isCut ? Math.max(1, Math.ceil(taken.retryAfterMillis)) : 0 }
      })

      const runAll = (caller: Caller, request: BulkRequest): Stream.Stream<BulkStep, BulkError> =>
        Stream.paginate(
          { cursor: request.cursor, waitMillis: 0 },
          ({ cursor, waitMillis }) =>
            Effect.andThen(
              waitMillis === 0 ? Effect.void : Effect.sleep(waitMillis),
              step(caller, { ...request, cursor })
            )
              .pipe(Effect.map((did) =>
                [
                  [did],
                  did.nextCursor === null
                    ? Option.none()
                    : Option.some({ cursor: did.nextCursor, waitMillis: did.waitMillis })
                ] as const
              ))
        )

      return BulkActions.of({ step, run: runAll })
    })
  )
}

const nothing: BulkStep = { done: 0, skipped: [], nextCursor: null, waitMillis: 0 }

/** A place that no email of a moment stands before. */
const beforeAll = (createdAt: Date) => ({ createdAt, id: "ffffffff-ffff-ffff-ffff-ffffffffffff" })
