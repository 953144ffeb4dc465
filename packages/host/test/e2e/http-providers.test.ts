/** A mail server that dies under load, with Postmark as its stand-in over HTTP, which reports what it delivered. */
import { createHmac, randomUUID } from "node:crypto"
import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import PostalMime from "postal-mime"
import { afterAll, assert, beforeAll, it } from "vitest"
import { deploy, type Deployment, type MailServer, startMailServer, until } from "./Deployment.ts"
import { hundred, sendNumbered } from "./numbered.ts"

interface Mail {
  readonly MessageID: string
  readonly To: string
  readonly Subject: string
  readonly Metadata: Readonly<Record<string, string>>
}

const connections = 2
const login = "sendwright:a-password-for-tests"
const resendKey = Buffer.from("a-secret-for-tests-of-resend")

let first: MailServer
let postmark: Server
let sendwright: Deployment
const taken: Array<Mail> = []

beforeAll(async () => {
  first = await startMailServer()
  // As much of Postmark as takes mail.
  postmark = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      response.setHeader("content-type", "application/json")
      if (request.url === "/server") {
        response.end(JSON.stringify({ Name: "Tests", DeliveryType: "Live" }))
        return
      }
      const mail: Mail = { ...JSON.parse(Buffer.concat(chunks).toString("utf8")), MessageID: randomUUID() }
      taken.push(mail)
      const { MessageID, To } = mail
      response.end(JSON.stringify({ To, SubmittedAt: "2026-11-22T12:00:00Z", MessageID, ErrorCode: 0, Message: "OK" }))
    })
  }).listen(0, "127.0.0.1")
  await once(postmark, "listening")
  sendwright = await deploy({
    SMTP_URL: `${first.url}?connections=${connections}`,
    SENDWRIGHT_POSTMARK_TOKEN: "11111111-2222-4333-8444-555555555555",
    SENDWRIGHT_POSTMARK_ENDPOINT: `http://127.0.0.1:${(postmark.address() as AddressInfo).port}`,
    SENDWRIGHT_POSTMARK_WEBHOOK_LOGIN: login,
    SENDWRIGHT_RESEND_WEBHOOK_SECRET: `whsec_${resendKey.toString("base64")}`,
    SENDWRIGHT_PROVIDERS: "smtp,postmark",
    SENDWRIGHT_UNKNOWN_WAIT_SECONDS: "1"
  })
})
afterAll(async () => {
  await sendwright?.stop()
  first?.stop()
  postmark?.closeAllConnections()
  postmark?.close()
})

const subjectsOf = (server: MailServer) =>
  Promise.all(
    server.taken.map(async ({ message }) => (await PostalMime.parse(Buffer.from(message, "base64"))).subject)
  )

const report = (body: object, credentials = login) =>
  fetch(`http://127.0.0.1:${sendwright.port}/providers/postmark/events`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "authorization": `Basic ${Buffer.from(credentials).toString("base64")}`
    },
    body: JSON.stringify(body)
  }).then(({ status }) => status)

it("the mail server is killed in the middle: all mail arrives, by it or over HTTP", async () => {
  const ids = [...await sendNumbered(sendwright, hundred(0))]
  await until("the mail server at work", () => first.taken.length >= 20 ? true : undefined)
  first.kill()
  ids.push(...await sendNumbered(sendwright, hundred(100)))
  await until("200 emails sent", async () => {
    await sleep(250)
    const { data } = await sendwright.call("GET", "/v1/emails?status=queued&limit=1")
    return data.length === 0 ? true : undefined
  }, 60)

  const byMail = await subjectsOf(first)
  let again = 0
  for (const id of ids) {
    const { events, status, subject } = await sendwright.call("GET", `/v1/emails/${id}`)
    assert.strictEqual(status, "sent", subject)
    const { attempt, provider, provider_message_id } = events.at(-1).payload
    const overHttp = taken.filter(({ Subject }) => Subject === subject)
    const copies = [byMail.filter((other) => other === subject).length, overHttp.length]
    if (attempt === 1) {
      assert.deepStrictEqual(copies, provider === "smtp" ? [1, 0] : [0, 1], subject)
    } else {
      again++
      assert.deepStrictEqual([provider, copies[1]], ["postmark", 1], subject)
    }
    if (provider === "postmark") {
      assert.strictEqual(provider_message_id, overHttp[0]!.MessageID)
      assert.strictEqual(overHttp[0]!.Metadata["email_id"], id)
    }
  }
  // What was under way on a connection at the kill: nobody knows whether the server had taken it.
  assert.isAtMost(again, connections)
  assert.isAtLeast(byMail.length, 20)
  assert.isAtLeast(taken.length, 100)
})

it("what Postmark reports with the webhook's password reaches the email, and nothing else does", async () => {
  const { MessageID, Metadata } = taken.at(-1)!
  const id = Metadata["email_id"]!
  const delivery = {
    RecordType: "Delivery",
    MessageID,
    Recipient: sendwright.owner,
    DeliveredAt: new Date().toISOString().replace("Z", "0000+00:00"),
    Details: "smtp;250 2.0.0 OK",
    Metadata
  }
  assert.strictEqual(await report(delivery, "sendwright:another"), 403)
  assert.strictEqual(await report({}), 400)
  assert.strictEqual((await sendwright.call("GET", `/v1/emails/${id}`)).status, "sent")
  for (let time = 0; time < 2; time++) assert.strictEqual(await report(delivery), 200)
  assert.strictEqual((await sendwright.call("GET", `/v1/emails/${id}`)).status, "delivered")

  const bounce = { RecordType: "Bounce", ID: 7, Type: "HardBounce", MessageID, Email: sendwright.owner, Metadata }
  const BouncedAt = new Date().toISOString().replace("Z", "0000+00:00")
  assert.strictEqual(await report({ ...bounce, BouncedAt, Details: "smtp;550 5.1.1 No such user" }), 200)
  const email = await sendwright.call("GET", `/v1/emails/${id}`)
  assert.strictEqual(email.status, "bounced")
  assert.deepStrictEqual(email.events.slice(-2).map(({ type }: { readonly type: string }) => type), [
    "email.delivered",
    "email.bounced"
  ])
  assert.deepInclude(email.events.at(-1).payload, { provider: "postmark", bounce_type: "permanent" })
  const { data } = await sendwright.call("GET", "/v1/suppressions")
  assert.deepInclude(data[0], { email_address: sendwright.owner, reason: "bounce" })
})

it("what Resend reports of one among several recipients is kept, and changes nothing of them", async () => {
  const id = taken.at(-2)!.Metadata["email_id"]!
  const body = JSON.stringify({
    type: "email.bounced",
    created_at: new Date().toISOString(),
    data: {
      email_id: randomUUID(),
      to: [sendwright.owner, "bob@example.net"],
      bounce: { type: "Permanent", subType: "General" },
      tags: { email_id: id, recipients: "2" }
    }
  })
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const signature = createHmac("sha256", resendKey).update(`msg_1.${timestamp}.${body}`).digest("base64")
  const post = () =>
    fetch(`http://127.0.0.1:${sendwright.port}/providers/resend/events`, {
      method: "POST",
      headers: { "svix-id": "msg_1", "svix-timestamp": timestamp, "svix-signature": `v1,${signature}` },
      body
    })
  for (let time = 0; time < 2; time++) assert.strictEqual((await post()).status, 200)
  const { events, status } = await sendwright.call("GET", `/v1/emails/${id}`)
  assert.strictEqual(status, "sent")
  const bounces = events.filter(({ type }: { readonly type: string }) => type === "email.bounced")
  assert.strictEqual(bounces.length, 1)
  assert.deepStrictEqual(bounces[0].payload.recipients, [sendwright.owner, "bob@example.net"])
  const { data } = await sendwright.call("GET", "/v1/suppressions")
  assert.deepStrictEqual(data.map(({ email_address }: { readonly email_address: string }) => email_address), [
    sendwright.owner
  ])
})
