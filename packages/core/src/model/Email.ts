import type { Mode } from "../foundation/Mode.ts"
import type { AttachmentHead } from "./Attachment.ts"
import type { EmailEvent } from "./EmailEvent.ts"
import type { EmailContents, EmailHeading } from "./EmailFields.ts"
import type { EmailStatus, RecipientState } from "./EmailStatus.ts"

/** What a search found first in an email, with the text that was hit. */
export interface Match {
  readonly field: "recipient" | "subject" | "message_id" | "email_id"
  readonly value: string
}

/** The list form of an email: no bodies, headers, attachments or events. */
export interface EmailSummary extends EmailHeading {
  readonly id: string
  readonly mode: Mode
  readonly status: EmailStatus
  readonly scheduledAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly match: Match | null
}

/** What is shown of an attachment; `size` counts the decoded bytes. */
export interface AttachmentSummary extends AttachmentHead {
  readonly size: number
}

/** The full record of an email. */
export interface Email extends EmailSummary, EmailContents {
  readonly idempotencyKey: string | null
  readonly attachments: ReadonlyArray<AttachmentSummary>
  /** Whether it came as a whole message, which is sent as it is and kept for as long as its contents. */
  readonly hasOriginal: boolean
  /** The verified domain that it was sent from; null for the sandbox domain. */
  readonly domainId: string | null
  readonly providerMessageId: string | null
  /** Why it failed, while its status is failed. */
  readonly error: string | null
  /** Oldest first. */
  readonly events: ReadonlyArray<EmailEvent>
}

/** How the simulator answers for a recipient. */
export type Simulation = "delivered" | "bounced" | "complained"

/** One recipient of an email; the same address across to, cc and bcc is one recipient. */
export interface Recipient {
  /** The identity of the mailbox (`Address.normalize`): what recipients are compared by. */
  readonly address: string
  /** What the mail server is told: the local part as given, the domain as A-labels. */
  readonly envelope: string
  readonly state: RecipientState
  /** Null: a real recipient, reached through the provider. */
  readonly simulation: Simulation | null
}
