import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { EngineSettings } from "../foundation/Settings.ts"
import type { GuardedResponse } from "../net/GuardedHttp.ts"
import { ReceivedStore } from "../received/ReceivedStore.ts"
import { emailOf } from "./Delivery.ts"
import { ReceivedHandlers } from "./ReceivedHandlers.ts"
import * as RetryTimetable from "./RetryTimetable.ts"
import type { WebhookLease } from "./WebhookStore.ts"

/** What a handler ended with other than success. */
export class HandlerFailed extends Schema.TaggedError<HandlerFailed>()("HandlerFailed", {
  message: Schema.String
}) {}

/** How a handled delivery is recorded: like a webhook that was taken. */
const taken: Pick<GuardedResponse, "status" | "headers"> = { status: 204, headers: {} }

// What is recorded of an error: its text may be long, or quote the email.
const maxMessage = 200

const messageOf = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return `the handler failed: ${text.length > maxMessage ? `${text.slice(0, maxMessage)}…` : text}`
}

/** How long a handler may take: what a lease leaves after the time in which the attempt is recorded. */
const deadlineMillis = (webhookLeaseMillis: number): number =>
  Math.max(RetryTimetable.attemptDeadlineMillis, webhookLeaseMillis - RetryTimetable.attemptDeadlineMillis)

/** Makes attempts with the handlers of this process. */
export const make = Effect.gen(function*() {
  const store = yield* ReceivedStore
  const { current } = yield* ReceivedHandlers
  const { webhookLeaseMillis } = yield* EngineSettings
  const deadline = deadlineMillis(webhookLeaseMillis)
  return Effect.fnUntraced(function*({ accountId, delivery }: WebhookLease) {
    const handler = current.get(delivery.endpointId)
    if (handler === undefined) return yield* new HandlerFailed({ message: "the handler was removed from its process" })
    // It shows that a process takes the deliveries: there is no email to handle.
    if (delivery.isTest) return taken
    const found = yield* store.find({ accountId, modes: [delivery.mode] }, emailOf(delivery) ?? "").pipe(
      Effect.mapError(() => ({ message: "the service could not read the email" }))
    )
    if (Option.isNone(found)) return yield* Effect.fail({ message: "the email is no longer kept" })
    // An application's own code may fail with anything.
    // @effect-diagnostics-next-line anyUnknownInErrorContext:off
    return yield* Effect.suspend(() => handler(found.value)).pipe(
      Effect.catchCause((cause) => new HandlerFailed({ message: messageOf(Cause.squash(cause)) })),
      Effect.timeoutOrElse({
        duration: deadline,
        orElse: () => new HandlerFailed({ message: `the handler did not end within ${deadline / 1_000} s` })
      }),
      Effect.as(taken)
    )
  })
})
