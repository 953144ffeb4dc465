import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { OutgoingMessage } from "./OutgoingMessage.ts"
import type { Submission } from "./Submission.ts"

/** The provider cannot be reached or refuses the credentials; `message` says how to fix it. */
export class ProviderUnavailable extends Schema.TaggedError<ProviderUnavailable>()("ProviderUnavailable", {
  message: Schema.String
}) {}

/** Recipients of one message that a provider takes to one place. */
export interface SiteRecipients {
  /** Where, in a word for logs and records: the name of a route, or the mail servers of a receiver. */
  readonly site: string
  /** As in the envelope. */
  readonly recipients: ReadonlyArray<string>
}

/**
 * The port through which mail leaves: SMTP, SES, files, or a fake.
 *
 * An adapter must keep three rules. It never retries, because the engine does and counts attempts. It answers `Unknown`
 * if, and only if, the provider may have accepted the message without answering. It delivers only to
 * `envelope.recipients`. An adapter that hands recipients over one by one calls `onAccepted` of the message for each that
 * is accepted, and must answer within `HandoffPolicy.submitMillis`, otherwise outcomes are lost.
 *
 * @example
 * ```ts
 * import { EmailProvider, Submission } from "@sendwright/core"
 * import * as Console from "effect/Console"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * // Prints each message and accepts it.
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
  /** The adapter's name in events and logs: `smtp`, `ses`, `capture`, … */
  readonly name: string
  /** Maximum of concurrent messages. Default: chosen by the engine. */
  readonly concurrency?: number
  /** Whether somebody has seen to it that its hand-offs are counted; an adapter leaves it out. */
  readonly watched?: true
  /**
   * Divides the recipients of a message by where it takes them. Each site's recipients are handed over by themselves, and
   * have their own outcome, attempts and waits. Absent: one hand-off for all.
   */
  readonly sites?: (message: OutgoingMessage) => Effect.Effect<ReadonlyArray<SiteRecipients>>
  /** Hands one message over. Every outcome is a `Submission`; a defect counts as `Unknown`. */
  readonly submit: (message: OutgoingMessage) => Effect.Effect<Submission>
  /** Connects and authenticates without sending; for `doctor` and the readiness check. */
  readonly check: Effect.Effect<void, ProviderUnavailable>
}>()("@sendwright/core/sending/EmailProvider") {}
