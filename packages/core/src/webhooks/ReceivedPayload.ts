import * as Uuid from "../foundation/Uuid.ts"
import { nameOf } from "../model/Attachment.ts"
import type { AttachmentSummary } from "../model/Email.ts"
import { type Delivery, eventIdOf } from "./Delivery.ts"
import type { ReceivedSubject } from "./ReceivedSubject.ts"

const attachmentOf = (file: AttachmentSummary) => ({
  filename: nameOf(file),
  content_type: file.contentType,
  size: file.size,
  ...(file.contentId === null ? {} : { content_id: file.contentId }),
  ...(file.disposition === "attachment" ? {} : { disposition: file.disposition })
})

/** The body of `email.received`. */
export const ofReceived = ({ body, received }: ReceivedSubject, delivery: Delivery) => ({
  id: eventIdOf(delivery),
  type: "email.received" as const,
  created_at: received.receivedAt.toISOString(),
  data: {
    id: received.id,
    mode: received.mode,
    domain: received.domain,
    envelope: received.envelope,
    from: received.from,
    to: received.to,
    cc: received.cc,
    reply_to: received.replyTo,
    subject: received.subject,
    message_id: received.messageId,
    in_reply_to: received.inReplyTo,
    references: received.references,
    authentication: received.authentication,
    spam: received.spam === null ? null : { score: received.spam.score, is_spam: received.spam.isSpam },
    size: received.sizeBytes,
    replied_to_email_id: received.repliedToEmailId,
    attachments: received.attachments.map(attachmentOf),
    received_at: received.receivedAt.toISOString(),
    urls: { email: `/v1/received/${received.id}`, raw: `/v1/received/${received.id}/raw` },
    ...(body === null ? {} : { text: body.text, html: body.html, reply_text: body.replyText }),
    ...(received.mode === "test" ? { test: true as const } : {})
  }
})

/** What a test event is made of, which belongs to no email: on every retry the same. */
export const testSubject = (delivery: Delivery): ReceivedSubject => ({
  received: {
    id: Uuid.derived(delivery.id, "email"),
    mode: "test",
    domain: "example.com",
    envelope: { from: "sender@example.com", to: ["inbox@example.com"] },
    from: "Sender <sender@example.com>",
    to: ["inbox@example.com"],
    cc: [],
    replyTo: [],
    subject: "Test event",
    messageId: `${delivery.id}@example.com`,
    inReplyTo: null,
    references: [],
    authentication: null,
    spam: null,
    sizeBytes: 512,
    repliedToEmailId: null,
    receivedAt: delivery.createdAt,
    attachments: []
  },
  body: { html: null, text: "This is a test event.", replyText: null }
})
