import { assert, describe, it } from "@effect/vitest"
import { webhookFormats } from "@sendwright/core/webhooks/WebhookFormat"
import { newId, testDelivery } from "@sendwright/testing/fixtures"
import { headersOf, unsigned } from "../src/webhooks/WebhookRequest.ts"

const emailEventId = newId()
const delivery = testDelivery({ endpointId: newId(), emailEventId })
const signatures = {
  own: "t=1,v1=ab",
  standard: { "webhook-id": "event", "webhook-timestamp": "1", "webhook-signature": "v1,c2lnbmVk" }
}

describe("The headers of a delivery", () => {
  it("are the service's own, by the prefix of its settings, and those of Standard Webhooks", () => {
    const { "user-agent": agent, ...headers } = headersOf("Engines", "sendwright", delivery, signatures)
    assert.match(agent ?? "", /^Sendwright\/\S+ \(webhooks\)$/)
    assert.deepStrictEqual(headers, {
      "content-type": "application/json",
      "Engines-Signature": "t=1,v1=ab",
      "Engines-Event-Id": emailEventId,
      "Engines-Delivery-Id": delivery.id,
      "webhook-id": "event",
      "webhook-timestamp": "1",
      "webhook-signature": "v1,c2lnbmVk"
    })
  })

  it("say the same by Svix's names too, to receivers written for Resend and to no others", () => {
    const of = Object.fromEntries(
      webhookFormats.map((format) => [format, headersOf("Engines", format, delivery, signatures)])
    )
    assert.deepStrictEqual(of["resend"], {
      ...of["sendwright"],
      "svix-id": "event",
      "svix-timestamp": "1",
      "svix-signature": "v1,c2lnbmVk"
    })
  })

  it("name a test event, which is of no email, by its delivery", () => {
    const test = testDelivery({ endpointId: newId() })
    assert.strictEqual(headersOf("Engines", "sendwright", test, signatures)["Engines-Event-Id"], test.id)
  })

  it("show to people, in the signatures' place, what these look like", () => {
    assert.deepStrictEqual(unsigned(delivery), {
      own: "t=<unix seconds>,v1=<hex>",
      standard: {
        "webhook-id": emailEventId,
        "webhook-timestamp": "<unix seconds>",
        "webhook-signature": "v1,<base64>"
      }
    })
  })
})
