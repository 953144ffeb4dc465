import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { OutgoingMessage } from "./OutgoingMessage.ts"
import type { Submission } from "./Submission.ts"

/** The provider cannot be reached or will not let us in; `message` says what to do. */
export class ProviderUnavailable extends Schema.TaggedError<ProviderUnavailable>()("ProviderUnavailable", {
  message: Schema.String
}) {}

/**
 * The port through which mail leaves: SMTP, SES, files, or a fake.
 *
 * An adapter keeps to three rules. It never retries by itself: the engine does, and counts. It answers
 * `Unknown` whenever the provider may have taken the message and did not say so, and only then. It never
 * delivers to an address outside `envelope.recipients`. One that hands over to the recipients one by one answers
 * within `HandoffPolicy.submitMillis`, so that what is known of some is not lost over the others.
 *
 * @example
 * ```ts
 * import { EmailProvider, Submission } from "@sendwright/core"
 * import * as Console from "effect/Console"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * // Prints what it is given, and takes it.
 * export const Printing = Layer.succeed(
 *   EmailProvider,
 *   EmailProvider.of({
 *     name: "printing",
 *     check: Effect.void,
 *     submit: (message) =>
 *       Effect.as(
 *         Console.log(`"${message.subject}" to ${message.envelope.recipients.join(", ")}`),
 *         Submission.accepted(message.messageId)
 *       )
 *   })
 * )
 * ```
 */
export class EmailProvider extends Context.Service<EmailProvider, {
  /** Names the adapter in events and logs: `smtp`, `ses`, `capture`, … */
  readonly name: string
  /** How many messages it can have under way at once; absent: as many as the engine wishes. */
  readonly concurrency?: number
  /** Whether somebody has seen to it that its hand-offs are counted; an adapter leaves it out. */
  readonly watched?: true
  /** Hands one message over. Every ending is a `Submission`; a defect counts as `Unknown`. */
  readonly submit: (message: OutgoingMessage) => Effect.Effect<Submission>
  /** Connects and authenticates without sending; for `doctor` and the readiness check. */
  readonly check: Effect.Effect<void, ProviderUnavailable>
}>()("@sendwright/core/sending/EmailProvider") {}
