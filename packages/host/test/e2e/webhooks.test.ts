import { verifyWebhook } from "@sendwright/client"
import { Webhook as StandardWebhook } from "standardwebhooks"
import Stripe from "stripe"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { deploy, type Deployment, startReceiver, until, type WebhookReceiver } from "./Deployment.ts"

let receiver: WebhookReceiver
let sendwright: Deployment

beforeAll(async () => {
  receiver = await startReceiver()
  sendwright = await deploy({})
})
afterAll(async () => {
  await sendwright?.stop()
  receiver?.stop()
})

describe("webhooks as they arrive", () => {
  it("are accepted by stripe and standardwebhooks, and a changed byte is refused", async () => {
    const endpoint = await sendwright.call("POST", "/v1/webhooks", { url: receiver.url })
    const { id } = await sendwright.call("POST", "/v1/emails", {
      from: `shop@${sendwright.sandbox}`,
      to: `delivered@${sendwright.sandbox}`,
      subject: "ありがとう",
      text: "x"
    })
    const webhook = await until(
      "email.delivered",
      () => receiver.received.find(({ body }) => body.type === "email.delivered" && body.data.email_id === id)
    )
    const email = await sendwright.call("GET", `/v1/emails/${id}`)
    const event = email.events.find(({ type }: { readonly type: string }) => type === "email.delivered")
    assert.strictEqual(webhook.body.id, event.id)
    assert.strictEqual(webhook.headers["service-event-id"], event.id)
    assert.deepInclude(webhook.body.data, { mode: "live", status: "delivered", subject: "ありがとう" })

    const raw = webhook.raw.toString()
    const changed = raw.replace("delivered@", "Delivered@")
    const stripe = new Stripe("sk_test_unused")
    const signature = String(webhook.headers["service-signature"])
    assert.strictEqual(stripe.webhooks.constructEvent(raw, signature, endpoint.secret).id, event.id)
    assert.throws(() => stripe.webhooks.constructEvent(changed, signature, endpoint.secret))

    const standard = new StandardWebhook(endpoint.secret)
    const headers = {
      "webhook-id": String(webhook.headers["webhook-id"]),
      "webhook-timestamp": String(webhook.headers["webhook-timestamp"]),
      "webhook-signature": String(webhook.headers["webhook-signature"])
    }
    assert.deepInclude(standard.verify(raw, headers), { id: event.id })
    assert.throws(() => standard.verify(changed, headers))
  })

  it("are accepted with the old secret and with the new one after a rotation", async () => {
    const endpoint = await sendwright.call("POST", "/v1/webhooks", { url: receiver.url })
    const rotated = await sendwright.call("POST", `/v1/webhooks/${endpoint.id}/rotate-secret`)
    assert.notStrictEqual(rotated.secret, endpoint.secret)
    const { id } = await sendwright.call("POST", "/v1/emails", {
      from: `shop@${sendwright.sandbox}`,
      to: `delivered@${sendwright.sandbox}`,
      subject: "Rotated",
      text: "x"
    })
    const { headers, raw } = await until(
      "a webhook with two signatures",
      () =>
        receiver.received.find(({ body, headers }) =>
          body.data.email_id === id && String(headers["service-signature"]).split("v1=").length === 3
        )
    )
    const text = raw.toString()
    const stripe = new Stripe("sk_test_unused")
    for (const { secret } of [endpoint, rotated]) {
      stripe.webhooks.constructEvent(text, String(headers["service-signature"]), secret)
      new StandardWebhook(secret).verify(text, headers as Record<string, string>)
      await verifyWebhook(raw, headers, secret)
    }
  })
})
