import * as Result from "effect/Result"
import type { DkimKey } from "../domains/DkimKey.ts"
import { returnPathOf } from "../domains/DomainIdentity.ts"
import * as Address from "../foundation/Address.ts"
import type { Recipient } from "../model/Email.ts"
import { contentsOf } from "../model/EmailFields.ts"
import { erased } from "../privacy/Redaction.ts"
import type { OutgoingMessage } from "./OutgoingMessage.ts"
import type { SendableEmail } from "./SendJobs.ts"

const mailbox = (text: string): Address.Mailbox => Result.getOrThrow(Address.parseMailbox(text))

// A domain whose mail we sign is verified only with its return path. The id says which email a bounce is about.
const bounceAddress = (emailId: string, { domain }: DkimKey): string => `bounce+${emailId}@${returnPathOf(domain)}`

/** Recipients that were erased after others had the email are not named to those who are still to get it. */
const isThere = (text: string): boolean => text !== erased

/** What of an email a message is made of. */
export type Sendable = Omit<
  SendableEmail,
  "mode" | "domainId" | "recipients" | "createdAt" | "scheduledAt" | "trace"
>

/** The message that an email is handed over as, to those of its recipients who are named. */
export const messageOf = (
  email: Sendable,
  attempt: number,
  recipients: ReadonlyArray<Recipient>,
  returnPath: string | null,
  dkim: DkimKey | null
): OutgoingMessage => {
  const from = mailbox(email.from)
  return {
    emailId: email.id,
    accountId: email.accountId,
    attempt,
    messageId: email.messageId,
    date: email.queuedAt,
    from,
    to: email.to.filter(isThere).map(mailbox),
    cc: email.cc.filter(isThere).map(mailbox),
    replyTo: email.replyTo.filter(isThere).map(mailbox),
    subject: email.subject,
    ...contentsOf(email),
    attachments: email.attachments,
    envelope: {
      from: returnPath ?? (dkim === null ? Address.toEnvelope(from.address) : bounceAddress(email.id, dkim)),
      bounceDomain: returnPath !== null || dkim === null ? null : returnPathOf(dkim.domain),
      recipients: recipients.map((recipient) => recipient.envelope)
    },
    dkim
  }
}
