import { Resend } from "resend"
import { Webhook as StandardWebhook } from "standardwebhooks"
import Stripe from "stripe"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import {
  deploy,
  type Deployment,
  type MailServer,
  startMailServer,
  startReceiver,
  until,
  type WebhookReceiver
} from "./Deployment.ts"

let mail: MailServer
let receiver: WebhookReceiver
let sendwright: Deployment

beforeAll(async () => {
  mail = await startMailServer()
  receiver = await startReceiver()
  sendwright = await deploy({ SMTP_URL: mail.url })
})
afterAll(async () => {
  await sendwright?.stop()
  receiver?.stop()
  mail?.stop()
})

describe("the official resend client", () => {
  it("sends, fetches and cancels with its base URL set to ours", async () => {
    const resend = new Resend(sendwright.key, { baseUrl: `http://127.0.0.1:${sendwright.port}/v1` })
    const from = `Shop <shop@${sendwright.sandbox}>`
    const sent = await resend.emails.send(
      { from, to: [sendwright.owner], subject: "Hello", html: "<p>Hello</p>", replyTo: "help@example.com" },
      { idempotencyKey: "order-1" }
    )
    assert.isNull(sent.error)
    const id = sent.data?.id ?? ""
    const again = await resend.emails.send(
      { from, to: [sendwright.owner], subject: "Hello", html: "<p>Hello</p>", replyTo: "help@example.com" },
      { idempotencyKey: "order-1" }
    )
    assert.strictEqual(again.data?.id, id)
    const fetched = await resend.emails.get(id)
    assert.strictEqual(fetched.data?.subject, "Hello")
    assert.strictEqual(fetched.data?.html, "<p>Hello</p>")

    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString()
    const scheduled = await resend.emails.send({
      from,
      to: sendwright.owner,
      subject: "Later",
      text: "x",
      scheduledAt: tomorrow
    })
    const cancelled = await resend.emails.cancel(scheduled.data?.id ?? "")
    assert.isNull(cancelled.error)
    assert.strictEqual((await sendwright.call("GET", `/v1/emails/${scheduled.data?.id}`)).status, "cancelled")
    assert.isNotNull((await resend.emails.cancel(id)).error)
  })
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
})
