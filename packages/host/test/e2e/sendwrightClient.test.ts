import { serviceVersions } from "@sendwright/api/ServiceVersion"
import { Sendwright, SendwrightError, verifyWebhook, type WebhookEvent } from "@sendwright/client"
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
let sendwright: Sendwright

beforeAll(async () => {
  mail = await startMailServer()
  receiver = await startReceiver()
  server = await deploy({ SMTP_URL: mail.url })
  sendwright = new Sendwright({ apiKey: server.key, baseUrl: `http://127.0.0.1:${server.port}` })
})
afterAll(async () => {
  await server?.stop()
  receiver?.stop()
  mail?.stop()
})

const failure = async (promise: Promise<unknown>): Promise<SendwrightError> => {
  const error = await promise.then(() => undefined, (error: unknown) => error)
  assert.instanceOf(error, SendwrightError)
  return error
}

it("sends, lists, cancels, and reads the log", async () => {
  const from = `Shop <shop@${server.sandbox}>`
  const email = { from, to: server.owner, subject: "Your order", text: "It has shipped.", tags: ["client"] }
  const { id } = await sendwright.emails.send(email, { idempotencyKey: "order-1" })
  assert.deepStrictEqual(await sendwright.emails.send(email, { idempotencyKey: "order-1" }), { id })
  assert.strictEqual(
    (await failure(sendwright.emails.send({ ...email, text: "x" }, { idempotencyKey: "order-1" }))).code,
    "conflict"
  )

  const batch = await sendwright.emails.sendBatch([email, { ...email, to: "nobody" }, email, email])
  assert.deepStrictEqual([batch.accepted, batch.failed, batch.results[1]?.ok], [3, 1, false])
  assert.strictEqual((await sendwright.emails.sendBatch([{ ...email, to: "nobody" }])).failed, 1)

  const listed: Array<string> = []
  for await (const one of sendwright.emails.list({ tag: "client", limit: 2 })) listed.push(one.id)
  assert.strictEqual(new Set(listed).size, 4)
  assert.strictEqual(listed.at(-1), id)

  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString()
  const later = await sendwright.emails.send({ ...email, scheduled_at: tomorrow })
  const dayAfter = new Date(Date.parse(tomorrow) + 24 * 3_600_000).toISOString()
  assert.strictEqual((await sendwright.emails.reschedule(later.id, dayAfter)).scheduled_at, dayAfter)
  assert.deepStrictEqual(await sendwright.emails.cancel(later.id), { id: later.id, status: "cancelled" })
  assert.strictEqual((await failure(sendwright.emails.cancel(id))).code, "not_scheduled")
  const sent = await until("sent", async () => {
    const email = await sendwright.emails.get(id)
    return email.status === "sent" ? email : undefined
  })
  assert.deepStrictEqual(sent.events.map((event) => event.type), ["email.queued", "email.sent"])
})

it("manages templates, domains, suppressions and erasure", async () => {
  const template = await sendwright.templates.add({
    name: "Welcome",
    subject: "Hello {{name}}",
    text: "Hello {{name}}"
  })
  assert.strictEqual((await sendwright.templates.update(template.id, { text: "Hi {{name}}" })).version, 2)
  assert.strictEqual((await sendwright.templates.restore(template.id, 1)).text, "Hello {{name}}")
  assert.strictEqual((await sendwright.templates.versions(template.id)).length, 3)
  assert.strictEqual((await sendwright.templates.list()).length, 1)
  await sendwright.templates.remove(template.id)
  assert.strictEqual((await failure(sendwright.templates.get(template.id))).code, "not_found")

  const domain = await sendwright.domains.add("mail.client.example")
  assert.strictEqual((await sendwright.domains.list())[0]?.id, domain.id)
  assert.strictEqual((await sendwright.domains.get(domain.id)).status, "pending")
  assert.strictEqual((await failure(sendwright.domains.add("-bad-"))).code, "validation_error")
  await sendwright.domains.remove(domain.id)

  const suppression = await sendwright.suppressions.add("no+more/mail@example.com")
  assert.deepStrictEqual((await sendwright.suppressions.list().page()).data, [suppression])
  assert.deepStrictEqual(await sendwright.suppressions.get("No+More/mail@example.com"), suppression)
  await sendwright.suppressions.remove("no+more/mail@example.com")
  assert.isTrue((await sendwright.recipients.erase("gone@example.com")).suppressed)
  assert.property(await sendwright.account.export(), "suppressions")
  assert.strictEqual((await sendwright.account.get()).key.mode, "live")
})

it("names the newest version of the API", async () => {
  const named: Array<string | null> = []
  const client = new Sendwright({
    apiKey: server.key,
    baseUrl: `http://127.0.0.1:${server.port}`,
    fetch: async (url, init) => {
      named.push(new Headers(init.headers).get("service-version"))
      return fetch(url, init)
    }
  })
  assert.strictEqual((await client.account.get()).key.mode, "live")
  assert.deepStrictEqual(named, [serviceVersions.at(-1) ?? null])
})

it("verifies webhooks as they arrive", async () => {
  const { secret, ...endpoint } = await sendwright.webhooks.add({ url: receiver.url, events: ["email.delivered"] })
  assert.deepStrictEqual(await sendwright.webhooks.get(endpoint.id), endpoint)
  const { id } = await sendwright.emails.send({
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
  const [delivery] = (await sendwright.webhooks.deliveries(endpoint.id).page()).data
  assert.strictEqual((await failure(sendwright.webhooks.retry(endpoint.id, delivery?.id ?? ""))).code, "conflict")
  const rotated = await sendwright.webhooks.rotateSecret(endpoint.id)
  assert.notStrictEqual(rotated.secret, secret)
  assert.deepStrictEqual(await sendwright.webhooks.update(endpoint.id, { enabled: false }), {
    ...endpoint,
    enabled: false
  })
  await sendwright.webhooks.remove(endpoint.id)
})
