import { assert, describe, it } from "@effect/vitest"
import type { WebhookLease, WebhookSubject } from "@sendwright/core/webhooks/WebhookStore"
import { newId, testDelivery } from "@sendwright/testing/fixtures"
import * as Uuid from "../src/foundation/Uuid.ts"
import * as WebhookPayload from "../src/webhooks/WebhookPayload.ts"

const endpointId = newId()
const emailId = newId()
const subjectOf = (eventId = newId(), status: WebhookSubject["status"] = "sent"): WebhookSubject => ({
  event: {
    id: eventId,
    emailId,
    type: "email.bounced",
    details: { bounce_type: "permanent" },
    occurredAt: new Date("2026-05-01T10:00:01Z"),
    sequence: 3
  },
  from: "Shop <hello@shop.example>",
  to: ["ada@example.com", "Bob <bob@example.com>"],
  subject: "Größe 😀",
  tags: ["welcome"],
  ownHeader: null,
  status,
  trace: null
})

const leaseOf = (over: Partial<WebhookLease> = {}): WebhookLease => {
  const subject = over.subject === undefined ? subjectOf() : over.subject
  const sent = subject !== null && "event" in subject ? subject : null
  const delivery = testDelivery({
    endpointId,
    mode: "live",
    emailEventId: sent?.event.id ?? null,
    eventType: sent?.event.type ?? "email.delivered",
    emailId: sent === null ? null : emailId,
    isTest: subject === null
  })
  return {
    deliveryId: delivery.id,
    accountId: newId(),
    token: "token",
    delivery,
    url: "https://hooks.example/",
    format: "sendwright",
    sealedSecret: "sealed",
    oldSealedSecret: null,
    ...over,
    subject
  }
}

describe("The body of an event", () => {
  it("tells what happened to which email, and how that stands now", () => {
    const subject = subjectOf(newId(), "bounced")
    assert.deepStrictEqual(JSON.parse(WebhookPayload.make(leaseOf({ subject }))), {
      id: subject.event.id,
      type: "email.bounced",
      created_at: "2026-05-01T10:00:01.000Z",
      data: {
        email_id: emailId,
        mode: "live",
        from: "Shop <hello@shop.example>",
        to: ["ada@example.com", "Bob <bob@example.com>"],
        subject: "Größe 😀",
        tags: ["welcome"],
        status: "bounced",
        // What the provider did not tell is null, so that every event of a type has the same fields.
        details: {
          recipients: [],
          bounce_type: "permanent",
          bounce_sub_type: null,
          diagnostic_code: null,
          status_code: null,
          reporting_mta: null,
          provider: null,
          provider_message_id: null
        }
      }
    })
  })

  it("is made up for a test event, the same on each attempt, of an email that does not exist", () => {
    const lease = leaseOf({ subject: null })
    const { delivery } = lease
    assert.deepStrictEqual(JSON.parse(WebhookPayload.make(lease)), {
      id: delivery.id,
      type: "email.delivered",
      created_at: delivery.createdAt.toISOString(),
      data: {
        email_id: Uuid.derived(delivery.id, "email"),
        mode: "test",
        from: "Sendwright <test@example.com>",
        to: ["recipient@example.com"],
        subject: "Test event",
        tags: ["test-event"],
        status: "delivered",
        details: {
          recipients: ["recipient@example.com"],
          smtp_response: null,
          processing_time_ms: null,
          remote_mta: null,
          provider: null,
          provider_message_id: `sim_${delivery.id}`,
          test: true
        }
      }
    })
  })

  it("has the shape that the endpoint asked for", () => {
    for (const subject of [subjectOf(), null]) {
      const lease = leaseOf({ subject, format: "resend" })
      const { data, type } = JSON.parse(WebhookPayload.make(lease))
      assert.isUndefined(data.details)
      assert.match(data.message_id, /^<.+@.+>$/)
      assert.strictEqual(type, lease.delivery.eventType)
    }
  })
})

describe("The bodies of deliveries that were claimed together", () => {
  it("are shared by those of one event and format alone", () => {
    const bodyOf = WebhookPayload.sharedBodies()
    const [one, other] = [subjectOf(), subjectOf()]
    const body = bodyOf(leaseOf({ subject: one }))
    assert.strictEqual(bodyOf(leaseOf({ subject: one })), body)
    assert.notStrictEqual(bodyOf(leaseOf({ subject: one, format: "resend" })), body)
    assert.notStrictEqual(bodyOf(leaseOf({ subject: other })), body)
    const lease = leaseOf({ subject: other })
    assert.strictEqual(new TextDecoder().decode(bodyOf(lease)), WebhookPayload.make(lease))
  })

  it("are built anew for the next claim, so that they tell the status of then", () => {
    const id = newId()
    const statusIn = (status: WebhookSubject["status"]) =>
      JSON.parse(new TextDecoder().decode(WebhookPayload.sharedBodies()(leaseOf({ subject: subjectOf(id, status) }))))
        .data.status
    assert.deepStrictEqual([statusIn("sent"), statusIn("bounced")], ["sent", "bounced"])
  })
})
