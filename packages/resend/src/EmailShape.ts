import type { Email, EmailSummary } from "@sendwright/core/model/Email"
import type { EmailEvent } from "@sendwright/core/model/EmailEvent"
import type { EmailStatus } from "@sendwright/core/model/EmailStatus"
import { messageIdHeader } from "@sendwright/core/model/MessageId"
import * as Tags from "./Tags.ts"

/** What Resend calls a status. */
const lastEventOf = (status: EmailStatus): string => status === "cancelled" ? "canceled" : status

const isLate = (status: EmailStatus, events: ReadonlyArray<EmailEvent>): boolean =>
  status === "sent" && events.at(-1)?.type === "email.delivery_delayed"

const orNull = (list: ReadonlyArray<string>): ReadonlyArray<string> | null => list.length === 0 ? null : list

/** An email as a list shows it. */
export const toListed = (email: EmailSummary) => ({
  id: email.id,
  message_id: messageIdHeader(email),
  to: email.to,
  from: email.from,
  created_at: email.createdAt.toISOString(),
  subject: email.subject,
  bcc: orNull(email.bcc),
  cc: orNull(email.cc),
  reply_to: orNull(email.replyTo),
  last_event: lastEventOf(email.status),
  scheduled_at: email.scheduledAt?.toISOString() ?? null
})

/** The whole email. */
export const toEmail = (email: Email) => ({
  object: "email",
  ...toListed(email),
  html: email.html,
  text: email.text,
  last_event: isLate(email.status, email.events) ? "delivery_delayed" : lastEventOf(email.status),
  tags: Tags.toResend(email.tags),
  topic_id: null
})
