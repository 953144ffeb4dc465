import * as Uuid from "../foundation/Uuid.ts"
import * as EventDetails from "../model/EventDetails.ts"
import { type Delivery, eventIdOf } from "./Delivery.ts"
import * as ReceivedPayload from "./ReceivedPayload.ts"
import type { ReceivedSubject } from "./ReceivedSubject.ts"
import * as ResendPayload from "./ResendPayload.ts"
import type { WebhookFormat } from "./WebhookFormat.ts"
import type { WebhookLease, WebhookSubject } from "./WebhookStore.ts"

const eventPayload = (delivery: Delivery, subject: WebhookSubject) => ({
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
    details: EventDetails.complete(subject.event.type, subject.event.details)
  }
})

/** What a test event of a sent email tells. */
const testType = "email.delivered"

// A test event belongs to no email. Its delivery's id serves as event id; the id of the email, which does not exist, is
// another one, and the same on every retry.
const testPayload = (delivery: Delivery) => ({
  id: delivery.id,
  type: testType,
  created_at: delivery.createdAt.toISOString(),
  data: {
    email_id: Uuid.derived(delivery.id, "email"),
    mode: "test",
    from: "Sendwright <test@example.com>",
    to: ["recipient@example.com"],
    subject: "Test event",
    tags: ["test-event"],
    status: "delivered",
    details: EventDetails.complete(testType, {
      recipients: ["recipient@example.com"],
      provider_message_id: `sim_${delivery.id}`,
      test: true
    })
  }
})

/** What people are shown of the formats that hold whole messages: those are read for an attempt alone (`InboundBodies`). */
const inbound = {
  ofEvent: (subject: WebhookSubject, delivery: Delivery) => eventPayload(delivery, subject),
  ofReceived: ReceivedPayload.ofReceived,
  ofTest: testPayload
}

/** How each format has the body of an event of a sent email, that of `email.received`, and that of a test event. */
const bodies: Readonly<
  Record<WebhookFormat, {
    readonly ofEvent: (subject: WebhookSubject, delivery: Delivery) => object
    readonly ofReceived: (subject: ReceivedSubject, delivery: Delivery) => object
    readonly ofTest: (delivery: Delivery) => object
  }>
> = {
  sendwright: {
    ofEvent: (subject, delivery) => eventPayload(delivery, subject),
    ofReceived: ReceivedPayload.ofReceived,
    ofTest: testPayload
  },
  resend: ResendPayload,
  postmark: inbound,
  sendgrid: inbound,
  postmark_raw: inbound,
  sendgrid_raw: inbound,
  raw: inbound
}

/**
 * The body that is posted (interface specification, "Webhook payload", unless the endpoint has another format), as the
 * JSON text that is signed. It is built anew for each attempt, so that `data.status` is current.
 */
export const make = (
  { delivery, format, subject }: Pick<WebhookLease, "delivery" | "format" | "subject">
): string => {
  const { ofEvent, ofReceived, ofTest } = bodies[format]
  if (subject !== null) {
    return JSON.stringify("received" in subject ? ofReceived(subject, delivery) : ofEvent(subject, delivery))
  }
  return JSON.stringify(
    delivery.eventType === "email.received"
      ? ofReceived(ReceivedPayload.testSubject(delivery), delivery)
      : ofTest(delivery)
  )
}

/** Whether the email that a delivery tells of is no longer kept: then there is nothing to post. A test event has none. */
export const isGone = ({ delivery, subject }: Pick<WebhookLease, "delivery" | "subject">): boolean =>
  subject === null && !delivery.isTest

/**
 * Makes the bodies of deliveries that were claimed together: endpoints of one format, which ask for the same, get the same
 * body of an event, which is built once for all of them.
 */
export const sharedBodies = (): (lease: WebhookLease) => Uint8Array => {
  const made = new Map<string, Uint8Array>()
  return (lease) => {
    const hasBody = lease.subject !== null && "received" in lease.subject && lease.subject.body !== null
    const id = `${lease.format} ${hasBody} ${eventIdOf(lease.delivery)}`
    let body = made.get(id)
    if (body === undefined) made.set(id, body = new TextEncoder().encode(make(lease)))
    return body
  }
}
