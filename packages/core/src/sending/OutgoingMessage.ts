import * as Effect from "effect/Effect"
import type { DkimKey } from "../domains/DkimKey.ts"
import type { Mailbox } from "../foundation/Address.ts"
import { runSteps } from "../foundation/runSteps.ts"
import type { Attachment } from "../model/Attachment.ts"
import type { EmailContents } from "../model/EmailFields.ts"
import { type OriginalMessage, readContents } from "../model/OriginalMessage.ts"
import type { RecipientOutcome } from "./Submission.ts"

/** An attachment with its decoded content. */
export type OutgoingAttachment = Attachment

/**
 * The SMTP envelope (RFC 5321 §2.3.1). `recipients` are addr-specs with A-label domains, de-duplicated over to, cc and
 * bcc. It contains only recipients that have not been handed over before.
 */
export interface Envelope {
  /** The return path for bounces, unless the provider makes its own return paths. */
  readonly from: string
  /**
   * The domain whose bounces come to us, at which a provider may make a return path for each recipient in place of
   * `from`: `send.<domain>` of mail that we sign. null: the operator chose one return path for all mail, or the mail is
   * of no domain with one.
   */
  readonly bounceDomain: string | null
  readonly recipients: ReadonlyArray<string>
}

/**
 * One message on its way to a provider, with everything that the provider needs.
 *
 * Blind-copy recipients are only in the envelope, so no adapter can leak them into a header.
 */
export interface OutgoingMessage extends EmailContents {
  readonly emailId: string
  readonly accountId: string
  /** 1 for the first hand-off. A repeated hand-off keeps `messageId` and `date`. */
  readonly attempt: number
  /** The engine's msg-id (RFC 5322) without the angle brackets: reports refer to it. It is the same on every attempt. */
  readonly messageId: string
  /** The sender's own msg-id, which the header has instead; null: `messageId`. */
  readonly ownMessageId: string | null
  /** When the email was accepted or became due. */
  readonly date: Date
  /** The date-time of the `Date` header (RFC 5322 §3.3) where the sender gave one; null: `date`. */
  readonly ownDate: string | null
  readonly from: Mailbox
  /** The mailboxes of the To header; may be empty. */
  readonly to: ReadonlyArray<Mailbox>
  /** The mailboxes of the Cc header. */
  readonly cc: ReadonlyArray<Mailbox>
  /**
   * Normalised addresses in `to` and `cc` that are not recipients of the email. A provider that cannot show an address
   * without delivering to it must refuse such a message permanently.
   */
  readonly onlyShown: ReadonlyArray<string>
  readonly replyTo: ReadonlyArray<Mailbox>
  readonly subject: string
  /** The labels that the sender gave it, by which a route may choose its provider; receivers do not see them. */
  readonly tags: ReadonlyArray<string>
  /** Where there is an `original`, it has their contents: `readContents` in `OriginalMessage` reads them. */
  readonly attachments: ReadonlyArray<OutgoingAttachment>
  /**
   * The message as its sender wrote it, which is sent octet for octet; null: it is made of the fields. A provider that
   * takes no whole messages makes it of the fields too where they describe it, and refuses it permanently otherwise.
   */
  readonly original: OriginalMessage | null
  readonly envelope: Envelope
  /** The DKIM key; null: unsigned by the engine (sandbox domains, providers that sign). */
  readonly dkim: DkimKey | null
  /**
   * Tells that recipients were accepted while others of the message have no answer yet. The answer of `submit` has their
   * outcomes again. Should the process die before that answer, they are not handed over a second time.
   */
  readonly onAccepted?: (outcomes: ReadonlyArray<RecipientOutcome>) => void
}

/** The message, with `change` applied to each outcome that `onAccepted` is told. */
export const mapAccepted = (
  message: OutgoingMessage,
  change: (outcome: RecipientOutcome) => RecipientOutcome
): OutgoingMessage => {
  const { onAccepted } = message
  return onAccepted === undefined ? message : { ...message, onAccepted: (outcomes) => onAccepted(outcomes.map(change)) }
}

/** The message made of its fields: without its original, and with its attachments read from it. */
export const inFields = (message: OutgoingMessage): Effect.Effect<OutgoingMessage> =>
  message.original === null
    ? Effect.succeed(message)
    : Effect.map(
      runSteps(readContents(message.attachments, message.original)),
      (attachments) => ({ ...message, attachments, original: null })
    )
