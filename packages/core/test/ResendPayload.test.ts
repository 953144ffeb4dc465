import { assert, describe, it } from "@effect/vitest"
import type { EventDetails, EventType } from "@sendwright/core/model/EmailEvent"
import type { OwnHeader } from "@sendwright/core/model/EmailFields"
import { newId, testDelivery } from "@sendwright/testing/fixtures"
import * as Uuid from "../src/foundation/Uuid.ts"
import * as ResendPayload from "../src/webhooks/ResendPayload.ts"

const emailId = "0197a2d4-5c00-7abc-8def-0123456789ab"

const ofEvent = (
  type: EventType,
  details: EventDetails,
  tags: ReadonlyArray<string> = [],
  ownHeader: OwnHeader | null = null
) =>
  ResendPayload.ofEvent({
    event: { id: newId(), emailId, type, details, occurredAt: new Date("2026-05-01T10:00:01Z"), sequence: 1 },
    from: "Shop <hello@Shop.example>",
    to: ["ada@example.com"],
    subject: "Hello",
    tags,
    ownHeader,
    status: "sent",
    trace: null
  })

describe("ResendPayload", () => {
  it("says of an email what Resend says, with the time and the Message-ID that its id stands for", () => {
    assert.deepStrictEqual(ofEvent("email.delivered", { recipients: ["ada@example.com"] }), {
      type: "email.delivered",
      created_at: "2026-05-01T10:00:01.000Z",
      data: {
        created_at: new Date(0x0197a2d45c00).toISOString(),
        email_id: emailId,
        message_id: `<${emailId}@shop.example>`,
        from: "Shop <hello@Shop.example>",
        to: ["ada@example.com"],
        subject: "Hello"
      }
    })
  })

  it("names an email by the Message-ID that its sender gave it", () => {
    const own = ofEvent("email.sent", {}, [], { visible: null, messageId: "issue_1@app.example", date: null })
    assert.strictEqual(own.data.message_id, "<issue_1@app.example>")
  })

  it("takes tags apart at their first colon", () => {
    assert.deepStrictEqual(ofEvent("email.sent", {}, ["order:12:3", "plain", "empty:"]).data.tags, {
      order: "12:3",
      plain: "",
      empty: ""
    })
  })

  it("says why an email bounced in Resend's words", () => {
    const bounceOf = (details: EventDetails) => (ofEvent("email.bounced", details).data as { bounce?: unknown }).bounce
    assert.deepStrictEqual(
      bounceOf({ bounce_type: "permanent", bounce_sub_type: "refused", diagnostic_code: "550 5.1.1 no such user" }),
      {
        message: "550 5.1.1 no such user",
        type: "Permanent",
        subType: "General",
        diagnosticCode: ["550 5.1.1 no such user"]
      }
    )
    assert.deepStrictEqual(bounceOf({ bounce_type: "transient", bounce_sub_type: "mailbox_full" }), {
      message: "The receiving server gave no reason.",
      type: "Transient",
      subType: "MailboxFull",
      diagnosticCode: []
    })
    assert.deepInclude(bounceOf({ bounce_type: "new", bounce_sub_type: 7 }), {
      type: "Undetermined",
      subType: "Undetermined"
    })
  })

  it("calls what a provider rejected failed, with the reason", () => {
    for (const type of ["email.failed", "email.rejected"] as const) {
      const { data, type: name } = ofEvent(type, { reason: "refused" })
      assert.strictEqual(name, "email.failed")
      assert.deepStrictEqual((data as { failed?: unknown }).failed, { reason: "refused" })
    }
  })

  it("prefers what the receiving server said, and says unknown where nobody gave a reason", () => {
    const failedOf = (details: EventDetails) => (ofEvent("email.failed", details).data as { failed?: unknown }).failed
    assert.deepStrictEqual(
      [
        { diagnostic_code: "550 no", reason: "refused" },
        { diagnostic_code: 550, reason: "refused" },
        { reason: null },
        {}
      ].map(failedOf),
      ["550 no", "refused", "unknown", "unknown"].map((reason) => ({ reason }))
    )
  })

  it("says no more of other events than of the email", () => {
    const { data } = ofEvent("email.complained", { reason: "spam", diagnostic_code: "550" })
    assert.notProperty(data, "failed")
    assert.notProperty(data, "bounce")
    assert.notProperty(data, "tags")
  })

  it("makes the same test event on each attempt, of an email that does not exist", () => {
    const delivery = testDelivery({ endpointId: newId() })
    const id = Uuid.derived(delivery.id, "email")
    const at = delivery.createdAt.toISOString()
    assert.deepStrictEqual(ResendPayload.ofTest(delivery), {
      type: "email.delivered",
      created_at: at,
      data: {
        created_at: at,
        email_id: id,
        message_id: `<${id}@example.com>`,
        from: "Sendwright <test@example.com>",
        to: ["recipient@example.com"],
        subject: "Test event",
        tags: { "test-event": "" }
      }
    })
  })
})
