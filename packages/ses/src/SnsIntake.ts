import type { StorageError } from "@sendwright/core/foundation/StorageError"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"
import * as SesEvent from "./SesEvent.ts"
import { toProviderEvents } from "./SesEvents.ts"
import type * as SnsMessage from "./SnsMessage.ts"
import * as SnsPosts from "./SnsPosts.ts"

export {
  maxAgeMillis,
  maxAheadMillis,
  maxBodyBytes,
  maxConfirmationAgeMillis,
  SnsRefused,
  SnsUnavailable
} from "./SnsPosts.ts"

/** Messages whose reports are stored at once; others wait for their turn. */
const concurrency = 32

/** What a message was good for. */
export type SnsReceipt = "events" | "ignored" | "confirmed" | "unsubscribed"

/**
 * Takes what SNS posts: checks who signed it, confirms subscriptions, and hands the reports of SES to the engine. When
 * it succeeds the reports are stored: answer SNS only then.
 *
 * @example
 * ```ts
 * import { SnsCertificates } from "@sendwright/ses/SnsCertificates"
 * import { SnsIntake } from "@sendwright/ses/SnsIntake"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * export const Intake = SnsIntake.layer(["arn:aws:sns:eu-central-1:123456789012:ses-events"]).pipe(
 *   Layer.provide(SnsCertificates.layer)
 * )
 *
 * const onRequest = (body: string, headers: Headers) =>
 *   Effect.flatMap(SnsIntake, (sns) => sns.take({ body, isRaw: headers.get("x-amz-sns-rawdelivery") === "true" }))
 * ```
 */
export class SnsIntake extends Context.Service<SnsIntake, {
  readonly take: (
    request: SnsPosts.SnsPost
  ) => Effect.Effect<SnsReceipt, SnsPosts.SnsRefused | SnsPosts.SnsUnavailable | StorageError>
}>()("@sendwright/ses/SnsIntake") {
  /** An intake for the topics that are named by their ARN; those that are no ARN of a topic are passed over. */
  static readonly layer = (topicArns: ReadonlyArray<string>) =>
    Layer.effect(
      SnsIntake,
      Effect.gen(function*() {
        const events = yield* ProviderEvents
        const posts = yield* SnsPosts.make(topicArns)
        const turn = yield* Semaphore.make(concurrency)

        const report = Effect.fnUntraced(function*(message: SnsMessage.Notification) {
          const decoded = yield* Effect.mapError(
            Effect.fromResult(SesEvent.decode(message.Message)),
            SnsPosts.malformed
          )
          switch (decoded._tag) {
            case "NoEvent":
              yield* Effect.logInfo("A message of SNS is no report of SES")
              return "ignored" as const
            case "OtherKind":
              yield* Effect.logDebug("A report of SES tells nothing that is kept").pipe(
                Effect.annotateLogs({ kind: decoded.kind })
              )
              return "ignored" as const
            case "Event": {
              const found = toProviderEvents(decoded.event)
              if (found.length === 0) return "ignored" as const
              yield* turn.withPermits(1)(events.ingest(found))
              return "events" as const
            }
          }
        })

        const take = Effect.fn("SnsIntake.take")(
          (request: SnsPosts.SnsPost) => posts.take(request, report),
          Effect.tapError((error) =>
            error._tag === "StorageError" ? Effect.void : Effect.logWarning("A message of SNS was not taken").pipe(
              Effect.annotateLogs({ why: error.message })
            )
          )
        )
        return SnsIntake.of({ take })
      })
    )
}
