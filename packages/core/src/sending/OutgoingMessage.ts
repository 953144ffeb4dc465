import type { DkimKey } from "../domains/DkimKey.ts"
import type { Mailbox } from "../foundation/Address.ts"
import type { Attachment } from "../model/Attachment.ts"
import type { EmailContents } from "../model/EmailFields.ts"

/** A file that travels with a message; the content is already decoded. */
export type OutgoingAttachment = Attachment

/**
 * Who the mail server is told about, apart from what the header shows (RFC 5321 §2.3.1).
 * `recipients` are addr-specs with A-label domains, de-duplicated over to, cc and bcc, and only those that
 * have not been handed over before.
 */
export interface Envelope {
  /** The return path: bounces go there, unless the provider makes return paths of its own. */
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
 * One message on its way to a provider: everything that a provider needs and nothing that it must look up.
 *
 * Blind-copy recipients stand in the envelope alone, so no adapter can leak them into a header.
 */
export interface OutgoingMessage extends EmailContents {
  readonly emailId: string
  readonly accountId: string
  /** 1 for the first hand-off. A repeated hand-off keeps `messageId` and `date`. */
  readonly attempt: number
  /** The engine's msg-id (RFC 5322) without the angle brackets: reports are joined by it. The same on every attempt. */
  readonly messageId: string
  /** The msg-id that the header has in its place, because the sender gave one; null: `messageId` itself. */
  readonly ownMessageId: string | null
  /** When the email was accepted, or fell due. */
  readonly date: Date
  /** The date-time of the `Date` header (RFC 5322 §3.3) where the sender gave one; null: `date`. */
  readonly ownDate: string | null
  readonly from: Mailbox
  /** Whom the header names in To, which may be nobody. */
  readonly to: ReadonlyArray<Mailbox>
  /** Whom it names in Cc. */
  readonly cc: ReadonlyArray<Mailbox>
  /**
   * Normalised addresses of those in `to` and `cc` who are no recipients of the email. A provider that shows nobody to
   * whom it does not deliver cannot carry a message that has any.
   */
  readonly onlyShown: ReadonlyArray<string>
  readonly replyTo: ReadonlyArray<Mailbox>
  readonly subject: string
  readonly attachments: ReadonlyArray<OutgoingAttachment>
  readonly envelope: Envelope
  /** What the message is signed with; null: not by us (sandbox domains, providers that sign by themselves). */
  readonly dkim: DkimKey | null
}
