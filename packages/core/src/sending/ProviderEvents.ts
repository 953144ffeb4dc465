import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { StorageError } from "../foundation/StorageError.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import type { IntakeAnswer, LooseSignature, ProviderEvent } from "../model/ProviderEvent.ts"
import { affectsReputation, ReputationGuard } from "../reputation/ReputationGuard.ts"
import { SendJobs } from "./SendJobs.ts"

/**
 * Takes what providers report. When it succeeds, the reports are stored: acknowledge them only then.
 *
 * @example
 * ```ts
 * import { ProviderEvents } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 *
 * // What a provider posted about a message of ours. It is acknowledged once this has succeeded.
 * export const delivered = Effect.gen(function*() {
 *   const events = yield* ProviderEvents
 *   return yield* events.ingest([{
 *     provider: "post-office",
 *     key: "report-7",
 *     keys: [],
 *     type: "email.delivered",
 *     occurredAt: new Date("2026-11-21T12:00:00Z"),
 *     recipients: ["ada@example.com"],
 *     providerMessageId: "message-7",
 *     emailId: null,
 *     messageId: null,
 *     details: { smtp_response: "250 2.0.0 OK" },
 *     error: null
 *   }])
 * })
 * ```
 */
export class ProviderEvents extends Context.Service<ProviderEvents, {
  readonly ingest: (events: ReadonlyArray<ProviderEvent>) => Effect.Effect<IntakeAnswer, StorageError>
  /**
   * Whether a signature that does not cover the request beside it belongs to that request: for the first that came with
   * it, to any node, and its repeats. To be asked before the reports of the request are taken.
   */
  readonly bindSignature: (signature: LooseSignature) => Effect.Effect<boolean, StorageError>
}>()("@sendwright/core/sending/ProviderEvents") {
  static readonly layer = Layer.effect(
    ProviderEvents,
    Effect.gen(function*() {
      const jobs = yield* SendJobs
      const wakeups = yield* Wakeups
      const reputation = yield* ReputationGuard
      const clock = yield* Clock.Clock
      return ProviderEvents.of({
        ingest: Effect.fn("ProviderEvents.ingest")(function*(events: ReadonlyArray<ProviderEvent>) {
          const answer = yield* jobs.intake(events, new Date(clock.currentTimeMillisUnsafe()))
          if (answer.applied === 0) return answer
          yield* wakeups.notify("webhooks")
          if (events.some(affectsReputation)) yield* reputation.review
          return answer
        }),
        bindSignature: (signature) => jobs.bindSignature(signature, new Date(clock.currentTimeMillisUnsafe()))
      })
    })
  )
}
