import * as Uuid from "../foundation/Uuid.ts"
import type { Delivery } from "./Delivery.ts"
import type { WebhookLease } from "./WebhookStore.ts"

/**
 * The body that is posted (interface specification, "Webhook payload"), as the JSON text that is signed. It is built
 * anew for each attempt, so that `data.status` is current.
 */
export const make = (lease: Pick<WebhookLease, "delivery" | "subject">): string =>
  JSON.stringify(lease.subject === null ? testPayload(lease.delivery) : eventPayload(lease.delivery, lease.subject))

const eventPayload = (delivery: Delivery, subject: NonNullable<WebhookLease["subject"]>) => ({
  id: subject.event.id,
  type: subject.event.type,
  created_at: subject.event.occurredAt.toISOString(),
  data: {
    email_id: subject.event.emailId,
    mode: delivery.mode,
    from: subject.from,
    to: subject.to,
    subject: subject.subject,
    tags: subject.tags,
    status: subject.status,
    details: subject.event.details
  }
})

// A test event stands for no email. Its delivery's id serves as event id; the id of the email, which does not exist, is
// another one, and the same on every retry.
const testPayload = (delivery: Delivery) => ({
  id: delivery.id,
  type: delivery.eventType,
  created_at: delivery.createdAt.toISOString(),
  data: {
    email_id: Uuid.derived(delivery.id, "email"),
    mode: "test",
    from: "Sendwright <test@example.com>",
    to: ["recipient@example.com"],
    subject: "Test event",
    tags: ["test-event"],
    status: "delivered",
    details: { test: true, recipients: ["recipient@example.com"], provider_message_id: `sim_${delivery.id}` }
  }
})

/** The event id that a delivery carries on every retry. */
export const eventIdOf = (delivery: Delivery): string => delivery.emailEventId ?? delivery.id
