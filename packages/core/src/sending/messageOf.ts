import * as Result from "effect/Result"
import type { DkimKey } from "../domains/DkimKey.ts"
import { returnPathOf } from "../domains/DomainIdentity.ts"
import * as Address from "../foundation/Address.ts"
import type { Recipient } from "../model/Email.ts"
import { contentsOf, visibleOf } from "../model/EmailFields.ts"
import { attachmentsOf, originalOf } from "../model/OriginalMessage.ts"
import { erased } from "../privacy/Redaction.ts"
import type { OutgoingMessage } from "./OutgoingMessage.ts"
import type { SendableEmail } from "./SendJobs.ts"

const mailbox = (text: string): Address.Mailbox => Result.getOrThrow(Address.parseMailbox(text))

// A domain whose mail we sign is verified only with its return path. The id says which email a bounce is about.
const bounceAddress = (emailId: string, { domain }: DkimKey): string => `bounce+${emailId}@${returnPathOf(domain)}`

/** Recipients that were erased after others had the email are not named to those who are still to get it. */
const isThere = (text: string): boolean => text !== erased

const keyOf = (text: string): string => Address.normalize(Address.addressOf(text))

/** Addresses in the header that are not recipients: recipients are in to or cc. */
const onlyShownOf = ({ cc, ownHeader, to }: Pick<SendableEmail, "to" | "cc" | "ownHeader">): ReadonlyArray<string> => {
  if (ownHeader === null || ownHeader.visible === null) return []
  const recipients = new Set([...to, ...cc].map(keyOf))
  const { visible } = ownHeader
  return [...visible.to, ...visible.cc].filter(isThere).map(keyOf).filter((address) => !recipients.has(address))
}

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
  const visible = visibleOf(email)
  return {
    emailId: email.id,
    accountId: email.accountId,
    attempt,
    messageId: email.messageId,
    ownMessageId: email.ownHeader?.messageId ?? null,
    date: email.queuedAt,
    ownDate: email.ownHeader?.date ?? null,
    from,
    to: visible.to.filter(isThere).map(mailbox),
    cc: visible.cc.filter(isThere).map(mailbox),
    onlyShown: onlyShownOf(email),
    replyTo: email.replyTo.filter(isThere).map(mailbox),
    subject: email.subject,
    tags: email.tags,
    ...contentsOf(email),
    attachments: attachmentsOf(email.attachments),
    original: originalOf(email.attachments),
    envelope: {
      from: returnPath ?? (dkim === null ? Address.toEnvelope(from.address) : bounceAddress(email.id, dkim)),
      bounceDomain: returnPath !== null || dkim === null ? null : returnPathOf(dkim.domain),
      recipients: recipients.map((recipient) => recipient.envelope)
    },
    dkim
  }
}
