import { attachmentId } from "../emails/AttachmentLinks.ts"
import { addressOf, normalize } from "../foundation/Address.ts"
import * as Uuid from "../foundation/Uuid.ts"
import type { EventDetails, EventType } from "../model/EmailEvent.ts"
import { messageIdHeader } from "../model/MessageId.ts"
import type { Delivery } from "./Delivery.ts"
import type { ReceivedSubject } from "./ReceivedSubject.ts"
import type { WebhookSubject } from "./WebhookStore.ts"

const textOf = (details: EventDetails, name: string): string | undefined => {
  const value = details[name]
  return typeof value === "string" ? value : undefined
}

const bounceTypes: ReadonlyMap<unknown, string> = new Map([["permanent", "Permanent"], ["transient", "Transient"]])

const bounceSubTypes: ReadonlyMap<unknown, string> = new Map([
  ["general", "General"],
  ["refused", "General"],
  ["no_email", "NoEmail"],
  ["mailbox_full", "MailboxFull"],
  ["message_too_large", "MessageTooLarge"],
  ["content_rejected", "ContentRejected"],
  ["attachment_rejected", "AttachmentRejected"]
])

const bounceOf = (details: EventDetails) => {
  const diagnostic = textOf(details, "diagnostic_code")
  return {
    message: diagnostic ?? "The receiving server gave no reason.",
    type: bounceTypes.get(details["bounce_type"]) ?? "Undetermined",
    subType: bounceSubTypes.get(details["bounce_sub_type"]) ?? "Undetermined",
    diagnosticCode: diagnostic === undefined ? [] : [diagnostic]
  }
}

const failureOf = (details: EventDetails) => ({
  reason: textOf(details, "diagnostic_code") ?? textOf(details, "reason") ?? "unknown"
})

/** What Resend calls an event; what it has no name for keeps its own. */
const typeOf = (type: EventType): string => type === "email.rejected" ? "email.failed" : type

/** What stands beside the email, for those events that Resend says more of. */
const particularsOf = (type: EventType, details: EventDetails) => {
  switch (type) {
    case "email.bounced":
      return { bounce: bounceOf(details) }
    case "email.failed":
    case "email.rejected":
      return { failed: failureOf(details) }
    default:
      return {}
  }
}

/** `name:value` taken apart; a tag without a colon is a name without a value. */
const tagsOf = (tags: ReadonlyArray<string>): Readonly<Record<string, string>> =>
  Object.fromEntries(tags.map((tag) => {
    const colon = tag.indexOf(":")
    return colon === -1 ? [tag, ""] : [tag.slice(0, colon), tag.slice(colon + 1)]
  }))

/** The body of an event as Resend posts it (resend-openapi, "WebhookEvent"). The email's id is a UUID v7 of its time. */
export const ofEvent = ({ event, from, ownHeader, subject, tags, to }: WebhookSubject) => ({
  type: typeOf(event.type),
  created_at: event.occurredAt.toISOString(),
  data: {
    created_at: new Date(Uuid.millisOf(event.emailId)).toISOString(),
    email_id: event.emailId,
    message_id: messageIdHeader({ id: event.emailId, from, ownHeader }),
    from,
    to,
    subject,
    ...(tags.length === 0 ? {} : { tags: tagsOf(tags) }),
    ...particularsOf(event.type, event.details)
  }
})

/**
 * The body of `email.received` as Resend posts it: what the email contains is fetched. Recipients of the envelope that
 * its header does not name are its bcc.
 */
export const ofReceived = ({ received }: ReceivedSubject) => {
  const { attachments, cc, envelope, from, id, messageId, receivedAt, subject, to } = received
  const named = new Set([...to, ...cc].map((mailbox) => normalize(addressOf(mailbox))))
  return {
    type: "email.received",
    created_at: receivedAt.toISOString(),
    data: {
      email_id: id,
      created_at: receivedAt.toISOString(),
      from: from ?? envelope.from,
      to,
      bcc: envelope.to.filter((address) => !named.has(normalize(address))),
      cc,
      received_for: envelope.to,
      message_id: messageId === null ? "" : `<${messageId}>`,
      subject,
      attachments: attachments.map(({ contentId, contentType, disposition, filename }, index) => ({
        id: attachmentId(id, index),
        filename,
        content_type: contentType,
        content_disposition: disposition,
        content_id: contentId
      }))
    }
  }
}

/** The body of a test event, which belongs to no email. */
export const ofTest = (delivery: Delivery) => {
  const emailId = Uuid.derived(delivery.id, "email")
  const from = "Sendwright <test@example.com>"
  return {
    type: delivery.eventType,
    created_at: delivery.createdAt.toISOString(),
    data: {
      created_at: delivery.createdAt.toISOString(),
      email_id: emailId,
      message_id: messageIdHeader({ id: emailId, from, ownHeader: null }),
      from,
      to: ["recipient@example.com"],
      subject: "Test event",
      tags: { "test-event": "" }
    }
  }
}
