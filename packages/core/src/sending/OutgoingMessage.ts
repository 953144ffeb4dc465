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
  /** RFC 5322 msg-id without the angle brackets; the same on every attempt. */
  readonly messageId: string
  /** The `Date` header: when the email was accepted, or fell due. */
  readonly date: Date
  readonly from: Mailbox
  readonly to: ReadonlyArray<Mailbox>
  readonly cc: ReadonlyArray<Mailbox>
  readonly replyTo: ReadonlyArray<Mailbox>
  readonly subject: string
  readonly attachments: ReadonlyArray<OutgoingAttachment>
  readonly envelope: Envelope
  /** What the message is signed with; null: not by us (sandbox domains, providers that sign by themselves). */
  readonly dkim: DkimKey | null
}
