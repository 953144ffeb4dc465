import type { Mode } from "../foundation/Mode.ts"
import type { AttachmentSummary } from "../model/Email.ts"
import type { EmailStatus } from "../model/EmailStatus.ts"

/** Who handed a message over, and for which recipients (RFC 5321 §2.3.1). */
export interface ReceivedEnvelope {
  /** The reverse path; empty for the null one of reports and automatic answers. */
  readonly from: string
  /** The addresses of the account that RCPT named, in their order: at least 1, at most `maxRecipients`. */
  readonly to: ReadonlyArray<string>
}

/** One field of a header, unfolded and decoded. */
export interface ReceivedHeader {
  readonly name: string
  readonly value: string
}

/** What a check of a message may come to (RFC 8601 §2.7). */
export const authenticationResults = [
  "none",
  "pass",
  "fail",
  "softfail",
  "neutral",
  "policy",
  "temperror",
  "permerror"
] as const
/** One of `authenticationResults`. */
export type AuthenticationResult = typeof authenticationResults[number]

/** What one check came to, and for which domain; null where it is about none. */
export interface AuthenticationCheck {
  readonly result: AuthenticationResult
  readonly domain: string | null
}

/** What a received message's claims came to when it was checked. */
export interface Authentication {
  /** Of the reverse path, or of the greeting where that is null (RFC 7208). */
  readonly spf: AuthenticationCheck
  /** Of each signature, in their order (RFC 6376); none: it had no signature. */
  readonly dkim: ReadonlyArray<AuthenticationCheck & { readonly selector: string | null }>
  /** Of the domain of From (RFC 7489), with the policy that the domain publishes; null where it has none. */
  readonly dmarc: AuthenticationCheck & { readonly policy: "none" | "quarantine" | "reject" | null }
  /** Of the chain of those who passed it on (RFC 8617). */
  readonly arc: AuthenticationCheck
}

/** What a scanner made of a message. */
export interface SpamScore {
  /** In the scanner's own measure: more is worse. */
  readonly score: number
  readonly isSpam: boolean
}

/** What a search found first in a received email, with the text that was hit. */
export interface ReceivedMatch {
  readonly field: "id" | "message_id" | "sender" | "recipient" | "subject"
  readonly value: string
}

/**
 * The list form of a received email: no bodies, headers and attachments. Its texts are what strangers wrote, decoded, and
 * without what no storage takes: U+0000 and halves of surrogate pairs.
 */
export interface ReceivedSummary {
  /** A UUID v7 of its `receivedAt` (RFC 9562 §5.7): lists are in its order. */
  readonly id: string
  readonly mode: Mode
  /** The domain that it was received for, as A-labels. */
  readonly domain: string
  readonly envelope: ReceivedEnvelope
  /** The first mailbox of From, as `a@b.com` or `Name <a@b.com>`; null where it has none that can be read. */
  readonly from: string | null
  /** The mailboxes of To, Cc and Reply-To, as they stand there. */
  readonly to: ReadonlyArray<string>
  readonly cc: ReadonlyArray<string>
  readonly replyTo: ReadonlyArray<string>
  /** Empty where it has none. */
  readonly subject: string
  /** Without angle brackets, as in the next two; null where it has none. */
  readonly messageId: string | null
  /** The first message that it answers by its own words. */
  readonly inReplyTo: string | null
  /** The messages before it in its thread, oldest first, the latest `maxReferences` of them. */
  readonly references: ReadonlyArray<string>
  /** null: nothing was checked. */
  readonly authentication: Authentication | null
  /** null: nothing scanned it. */
  readonly spam: SpamScore | null
  /** Of the message as it came. */
  readonly sizeBytes: number
  /** The sent email that it answers; null where it is not known to answer one. */
  readonly repliedToEmailId: string | null
  readonly receivedAt: Date
}

/** What a received email contains; empty when retention has deleted it. */
export interface ReceivedContents {
  /** As hostile as its sender made it: surfaces that show it have to take care. */
  readonly html: string | null
  readonly text: string | null
  /** What an answer says anew, without what it quotes; null where that cannot be told. */
  readonly replyText: string | null
  /** All fields, in their order; a name may be there more than once. */
  readonly headers: ReadonlyArray<ReceivedHeader>
  /** In their order within the message. */
  readonly attachments: ReadonlyArray<AttachmentSummary>
}

/** The full record of a received email. */
export interface ReceivedEmail extends ReceivedSummary, ReceivedContents {
  /** Whether the message as it came is still kept: for as long as its contents. */
  readonly hasOriginal: boolean
}

/** An email that was sent as an answer to a received one. */
export interface SentReply {
  readonly id: string
  readonly receivedId: string
  readonly from: string
  readonly subject: string
  readonly status: EmailStatus
  readonly createdAt: Date
}

/** What is left when contents are deleted. */
export const noContents: ReceivedContents = { html: null, text: null, replyText: null, headers: [], attachments: [] }

/** The most recipients of one message, as RFC 5321 §4.5.3.1.8 has at least. */
export const maxRecipients = 100
/** The most messages of a thread that are kept of one message. */
export const maxReferences = 100

/** So many Message-IDs are looked up for one answer. */
export const maxNamed = 20

/**
 * The Message-IDs by which a message names what it answers, the likeliest first: what it says that it answers, then the
 * messages before it in its thread, latest first. Each once, at most `maxNamed`.
 */
export const namedBy = (
  { inReplyTo, references }: Pick<ReceivedSummary, "inReplyTo" | "references">
): ReadonlyArray<string> =>
  [...new Set([...inReplyTo === null ? [] : [inReplyTo], ...references.toReversed()])].slice(0, maxNamed)
