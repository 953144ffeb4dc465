import { assert, describe, it } from "@effect/vitest"
import { attachmentId } from "@sendwright/core/emails/AttachmentLinks"
import type { WebhookFormat } from "@sendwright/core/webhooks/WebhookFormat"
import { newId, received as newReceived, testDelivery } from "@sendwright/testing/fixtures"
import * as FastCheck from "fast-check"
import { eventIdOf } from "../src/webhooks/Delivery.ts"
import { bodyOf, type ReceivedSubject } from "../src/webhooks/ReceivedSubject.ts"
import * as WebhookPayload from "../src/webhooks/WebhookPayload.ts"

const files = [
  { filename: "a.txt", contentType: "text/plain", contentId: null, disposition: "attachment", size: 7 },
  { filename: null, contentType: "image/png", contentId: "i@mail.example", disposition: "inline", size: 0 }
] as const

const received = (over: Parameters<typeof newReceived>[0] | object = {}): ReceivedSubject["received"] =>
  newReceived({
    accountId: newId(),
    replyTo: ["notes@mail.example"],
    spam: { score: 1.5, isSpam: false },
    attachments: files,
    ...over
  })

const leaseOf = (subject: ReceivedSubject, format: WebhookFormat = "sendwright") => {
  const { id, mode } = subject.received
  const delivery = testDelivery({
    endpointId: newId(),
    mode,
    emailEventId: id,
    eventType: "email.received",
    isTest: false
  })
  return { delivery, format, subject }
}

const postedOf = (...given: Parameters<typeof leaseOf>) => JSON.parse(WebhookPayload.make(leaseOf(...given)))

describe("The body of email.received", () => {
  it("says what is known of the email, and where the rest is", () => {
    const one = received()
    const lease = leaseOf({ received: one, body: null })
    assert.deepStrictEqual(JSON.parse(WebhookPayload.make(lease)), {
      id: one.id,
      type: "email.received",
      created_at: one.receivedAt.toISOString(),
      data: {
        id: one.id,
        mode: "live",
        domain: "in.engines.example",
        envelope: { from: "charles@mail.example", to: ["help@in.engines.example"] },
        from: "Charles <charles@mail.example>",
        to: ["Help <help@in.engines.example>"],
        cc: [],
        reply_to: ["notes@mail.example"],
        subject: "A question",
        message_id: `${one.id}@mail.example`,
        in_reply_to: null,
        references: [],
        authentication: null,
        spam: { score: 1.5, is_spam: false },
        size: one.sizeBytes,
        replied_to_email_id: null,
        attachments: [
          { filename: "a.txt", content_type: "text/plain", size: 7 },
          {
            filename: "i@mail.example",
            content_type: "image/png",
            size: 0,
            content_id: "i@mail.example",
            disposition: "inline"
          }
        ],
        received_at: one.receivedAt.toISOString(),
        urls: { email: `/v1/received/${one.id}`, raw: `/v1/received/${one.id}/raw` }
      }
    })
    assert.strictEqual(eventIdOf(lease.delivery), one.id)
  })

  it("says what it contains where it is given, and marks events of test mode", () => {
    const body = { html: "<p>Größe</p>", text: "Größe\r\n> said", replyText: null }
    const { data } = postedOf({ received: received({ mode: "test" }), body })
    assert.deepInclude(data, { html: body.html, text: body.text, reply_text: null, mode: "test", test: true })
  })

  it("is made up for a test event, the same on every retry, under the id of the delivery", () => {
    const delivery = testDelivery({ endpointId: newId(), eventType: "email.received" })
    for (const format of ["sendwright", "resend"] as const) {
      const lease = { delivery, format, subject: null }
      assert.isFalse(WebhookPayload.isGone(lease))
      assert.strictEqual(WebhookPayload.make(lease), WebhookPayload.make(lease))
      assert.strictEqual(JSON.parse(WebhookPayload.make(lease)).type, "email.received")
    }
    assert.strictEqual(
      JSON.parse(WebhookPayload.make({ delivery, format: "sendwright", subject: null })).id,
      delivery.id
    )
  })

  it("is not made where the email is gone", () => {
    assert.isTrue(WebhookPayload.isGone({ ...leaseOf({ received: received(), body: null }), subject: null }))
  })

  it("is posted as Resend posts it", () => {
    const one = received({
      envelope: { from: "charles@mail.example", to: ["HELP@in.engines.example", "ada@in.engines.example"] }
    })
    const body = { html: null, text: "Hello", replyText: null }
    assert.deepStrictEqual(postedOf({ received: one, body }, "resend"), {
      type: "email.received",
      created_at: one.receivedAt.toISOString(),
      data: {
        email_id: one.id,
        created_at: one.receivedAt.toISOString(),
        from: "Charles <charles@mail.example>",
        to: ["Help <help@in.engines.example>"],
        bcc: ["ada@in.engines.example"],
        cc: [],
        received_for: ["HELP@in.engines.example", "ada@in.engines.example"],
        message_id: `<${one.id}@mail.example>`,
        subject: "A question",
        attachments: files.map(({ contentId, contentType, disposition, filename }, place) => ({
          id: attachmentId(one.id, place),
          filename,
          content_type: contentType,
          content_disposition: disposition,
          content_id: contentId
        }))
      }
    })
    const bare = received({ from: null, messageId: null, envelope: { from: "", to: [] } })
    assert.deepInclude(postedOf({ received: bare, body: null }, "resend").data, { from: "", message_id: "" })
  })
})

describe("What a payload may say of what an email contains", () => {
  it("is shorter than 256 KiB in UTF-8, all texts together, and is never cut", () => {
    const text = FastCheck.option(
      FastCheck.tuple(FastCheck.constantFrom("a", "é", "\u{1f4dc}"), FastCheck.nat(120_000))
    )
    FastCheck.assert(
      FastCheck.property(FastCheck.tuple(text, text, text), (given) => {
        const [html, plain, reply] = given.map((one) => one === null ? null : one[0].repeat(one[1]))
        const body = { html: html ?? null, text: plain ?? null, replyText: reply ?? null }
        const texts = Object.values(body).flatMap((one) => one ?? [])
        const bytes = texts.reduce((sum, one) => sum + Buffer.byteLength(one), 0)
        assert.deepStrictEqual(bodyOf(body), texts.length === 0 || bytes >= 256 * 1024 ? null : body)
      }),
      { examples: [[[["a", 256 * 1024 - 1], null, null]], [[["a", 256 * 1024 - 1], ["a", 1], null]]] }
    )
  })
})
