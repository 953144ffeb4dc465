import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { type Caller, scopeOf } from "./accounts/Caller.ts"
import { type EmailRecord, EmailStore } from "./emails/EmailStore.ts"
import { NotFound } from "./foundation/Errors.ts"
import type { StorageError } from "./foundation/StorageError.ts"
import { type Waiting, waitingOf } from "./model/Waiting.ts"
import * as Timeline from "./Timeline.ts"
import { WebhookStore } from "./webhooks/WebhookStore.ts"

/** The most webhook deliveries of one email that are read. */
const maxDeliveries = 1_000

/** Everything that is known of one email. */
export interface EmailHistory extends Omit<EmailRecord, "facts"> {
  /** What it waits for now; null where it waits for nothing. */
  readonly waiting: Waiting | null
  /** Events, hand-offs, webhook deliveries and their attempts, oldest first. */
  readonly timeline: ReadonlyArray<Timeline.TimelineEntry>
}

/**
 * Tells everything of one email: for the people who ask what became of it.
 *
 * @example
 * ```ts no-run: it needs the id of an email
 * import { type Caller, EmailHistories } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 *
 * // What the provider answered, hand-off by hand-off.
 * export const answers = Effect.fn("answers")(function*(caller: Caller, id: string) {
 *   const { handoffs } = yield* (yield* EmailHistories).get(caller, id)
 *   return handoffs.map(({ outcome, provider, reply }) => `${provider}: ${outcome}, ${reply}`)
 * })
 * ```
 */
export class EmailHistories extends Context.Service<EmailHistories, {
  /** By two statements. `NotFound` for another account's email, and for a mode that the caller does not read. */
  readonly get: (caller: Caller, id: string) => Effect.Effect<EmailHistory, NotFound | StorageError>
}>()("@sendwright/core/EmailHistory") {
  static readonly layer = Layer.effect(
    EmailHistories,
    Effect.gen(function*() {
      const emails = yield* EmailStore
      const webhooks = yield* WebhookStore
      const clock = yield* Clock.Clock

      const get = Effect.fn("EmailHistories.get")(function*(caller: Caller, id: string) {
        const scope = scopeOf(caller)
        const [found, deliveries] = yield* Effect.all([
          emails.record(scope, id),
          webhooks.ofEmail({ ...scope, emailId: id, limit: maxDeliveries })
        ], { concurrency: 2 })
        if (Option.isNone(found)) return yield* new NotFound()
        const { facts, ...record } = found.value
        return {
          ...record,
          waiting: waitingOf(facts, new Date(clock.currentTimeMillisUnsafe())),
          timeline: Timeline.merge({ events: record.email.events, handoffs: record.handoffs, deliveries })
        }
      })

      return EmailHistories.of({ get })
    })
  )
}
