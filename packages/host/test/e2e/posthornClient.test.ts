import { Posthorn, PosthornError, verifyWebhook, type WebhookEvent } from "@posthorn/client"
import { afterAll, assert, beforeAll, it } from "vitest"
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
let server: Deployment
let posthorn: Posthorn

beforeAll(async () => {
  mail = await startMailServer()
  receiver = await startReceiver()
  server = await deploy({ SMTP_URL: mail.url })
  posthorn = new Posthorn({ apiKey: server.key, baseUrl: `http://127.0.0.1:${server.port}` })
})
afterAll(async () => {
  await server?.stop()
  receiver?.stop()
  mail?.stop()
})

const failure = async (promise: Promise<unknown>): Promise<PosthornError> => {
  const error = await promise.then(() => undefined, (error: unknown) => error)
  assert.instanceOf(error, PosthornError)
  return error
}

it("sends, lists, cancels, and reads the log", async () => {
  const from = `Shop <shop@${server.sandbox}>`
  const email = { from, to: server.owner, subject: "Your order", text: "It has shipped.", tags: ["client"] }
  const { id } = await posthorn.emails.send(email, { idempotencyKey: "order-1" })
  assert.deepStrictEqual(await posthorn.emails.send(email, { idempotencyKey: "order-1" }), { id })
  assert.strictEqual(
    (await failure(posthorn.emails.send({ ...email, text: "x" }, { idempotencyKey: "order-1" }))).code,
    "conflict"
  )

  const batch = await posthorn.emails.sendBatch([email, { ...email, to: "nobody" }, email, email])
  assert.deepStrictEqual([batch.accepted, batch.failed, batch.results[1]?.ok], [3, 1, false])
  assert.strictEqual((await posthorn.emails.sendBatch([{ ...email, to: "nobody" }])).failed, 1)

  const listed: Array<string> = []
  for await (const one of posthorn.emails.list({ tag: "client", limit: 2 })) listed.push(one.id)
  assert.strictEqual(new Set(listed).size, 4)
  assert.strictEqual(listed.at(-1), id)

  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString()
  const later = await posthorn.emails.send({ ...email, scheduled_at: tomorrow })
  assert.deepStrictEqual(await posthorn.emails.cancel(later.id), { id: later.id, status: "cancelled" })
  assert.strictEqual((await failure(posthorn.emails.cancel(id))).code, "not_scheduled")
  const sent = await until("sent", async () => {
    const email = await posthorn.emails.get(id)
    return email.status === "sent" ? email : undefined
  })
  assert.deepStrictEqual(sent.events.map((event) => event.type), ["email.queued", "email.sent"])
})

it("manages templates, domains, suppressions and erasure", async () => {
  const template = await posthorn.templates.add({ name: "Welcome", subject: "Hello {{name}}", text: "Hello {{name}}" })
  assert.strictEqual((await posthorn.templates.update(template.id, { text: "Hi {{name}}" })).version, 2)
  assert.strictEqual((await posthorn.templates.restore(template.id, 1)).text, "Hello {{name}}")
  assert.strictEqual((await posthorn.templates.versions(template.id)).length, 3)
  assert.strictEqual((await posthorn.templates.list()).length, 1)
  await posthorn.templates.remove(template.id)
  assert.strictEqual((await failure(posthorn.templates.get(template.id))).code, "not_found")

  const domain = await posthorn.domains.add("mail.client.example")
  assert.strictEqual((await posthorn.domains.list())[0]?.id, domain.id)
  assert.strictEqual((await posthorn.domains.get(domain.id)).status, "pending")
  assert.strictEqual((await failure(posthorn.domains.add("-bad-"))).code, "validation_error")
  await posthorn.domains.remove(domain.id)

  const suppression = await posthorn.suppressions.add("no+more/mail@example.com")
  assert.deepStrictEqual((await posthorn.suppressions.list().page()).data, [suppression])
  await posthorn.suppressions.remove("no+more/mail@example.com")
  assert.isTrue((await posthorn.recipients.erase("gone@example.com")).suppressed)
  assert.property(await posthorn.account.export(), "suppressions")
  assert.strictEqual((await posthorn.account.get()).key.mode, "live")
})

it("verifies webhooks as they arrive", async () => {
  const { secret, ...endpoint } = await posthorn.webhooks.add({ url: receiver.url, events: ["email.delivered"] })
  assert.deepStrictEqual(await posthorn.webhooks.get(endpoint.id), endpoint)
  const { id } = await posthorn.emails.send({
    from: `shop@${server.sandbox}`,
    to: `delivered@${server.sandbox}`,
    subject: "ありがとう",
    text: "x"
  })
  const request = await until("the webhook", () => receiver.received.find(({ body }) => body.data.email_id === id))
  const event: WebhookEvent = await verifyWebhook(request.raw, request.headers, secret)
  assert.deepInclude(event.data, { email_id: id, subject: "ありがとう", status: "delivered" })
  const changed = request.raw.toString().replace("delivered", "Delivered")
  assert.strictEqual((await verifyWebhook(changed, request.headers, secret).catch((error) => error)).reason, "no_match")
  const [delivery] = (await posthorn.webhooks.deliveries(endpoint.id).page()).data
  assert.strictEqual((await failure(posthorn.webhooks.retry(endpoint.id, delivery?.id ?? ""))).code, "conflict")
  await posthorn.webhooks.remove(endpoint.id)
})
