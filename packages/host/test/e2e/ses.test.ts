/** Reports of SES over real sockets: a fake SNS posts to the server, whose webhooks go out to a receiver. */
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, it, layer } from "@effect/vitest"
import { WebhookSettings } from "@sendwright/core/foundation/Settings"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
import { eventIntake } from "@sendwright/ses/SesDefinition"
import { SnsCertificates } from "@sendwright/ses/SnsCertificates"
import { maxBodyBytes, SnsIntake } from "@sendwright/ses/SnsIntake"
import * as FakeSns from "@sendwright/testing/FakeSns"
import * as Reports from "@sendwright/testing/SesReports"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { EventIntakes } from "../../src/engine/ProviderEventsRoute.ts"
import { domain, Harness, layer as harnessLayer } from "../http/harness.ts"
import { deploy, startReceiver, until } from "./Deployment.ts"

const sns = FakeSns.make()
const snsHost = "https://sns.us-east-1.amazonaws.com/"

/** What SNS was asked for. */
const asked: Array<string> = []
let storageFails = false
let providerBreaksOff = false
let handoffs = 0

// SNS is played here; everything else goes out over sockets.
const http = Layer.sync(GuardedHttp, () => {
  const node = NodeGuardedHttp.make()
  return GuardedHttp.of({
    request: (request) => {
      if (!request.url.startsWith(snsHost)) return node.request(request)
      asked.push(request.url)
      const isCertificate = request.url === sns.certificateUrl
      const body = new TextEncoder().encode(isCertificate ? sns.certificate : "<ConfirmSubscriptionResponse/>")
      return Effect.succeed({ status: 200, headers: {}, body })
    }
  })
})

const provider = Layer.succeed(EmailProvider, {
  name: "ses",
  submit: (message) =>
    Effect.sync(() => {
      handoffs++
      return providerBreaksOff
        ? Submission.unknown("the connection broke")
        : Submission.accepted(`ses-${message.emailId}`)
    }),
  check: Effect.void
})

const jobs = Layer.effect(
  SendJobs,
  Effect.map(SendJobs, (jobs) => ({
    ...jobs,
    intake: (...args: Parameters<typeof jobs.intake>) =>
      storageFails
        ? Effect.fail(new StorageError({ command: "SendJobs.intake", cause: new Error("the disk is full") }))
        : jobs.intake(...args)
  }))
)

const settings = Layer.succeed(WebhookSettings, {
  urlPolicy: { protocols: ["http:", "https:"], allowPrivate: true }
})

const intakes = Layer.effect(
  EventIntakes,
  Effect.map(SnsIntake, (intake) => [{ name: "ses", intake: eventIntake(intake, maxBodyBytes) }])
)

const deployment = harnessLayer({
  engine: (engine) =>
    intakes.pipe(
      Layer.provide(SnsIntake.layer([sns.topicArn])),
      Layer.provide(SnsCertificates.layer),
      Layer.provideMerge(Sendwright.layerWorkers),
      Layer.provideMerge(engine),
      Layer.provide([http, provider, jobs, settings, NodeCrypto.layer])
    )
})

const post = (body: string, type = "Notification") =>
  Effect.flatMap(
    Harness,
    ({ ask }) => ask("POST", "/providers/ses/events", { key: null, raw: body, headers: { ...sns.headers(type) } })
  )

const postReport = (message: string) => post(sns.notification(message, new Date()))

const send = Effect.fnUntraced(function*(to: string) {
  const { ask } = yield* Harness
  const answer = yield* ask("POST", "/v1/emails", {
    body: { from: `Shop <shop@${domain}>`, to, subject: "Your order", text: "Thank you." }
  })
  assert.strictEqual(answer.status, 201, answer.text)
  return answer.json.id as string
})

const settled = Effect.fnUntraced(function*(id: string, status: string) {
  const { ask } = yield* Harness
  const run = Effect.runPromiseWith(yield* Effect.context<never>())
  return yield* Effect.promise(() =>
    until(`status ${status}`, async () => {
      const { json } = await run(ask("GET", `/v1/emails/${id}`))
      return json.status === status ? json : undefined
    })
  )
})

const mailOf = (emailId: string, to: string): Reports.SesMail => ({
  messageId: `ses-${emailId}`,
  recipients: [to],
  sentAt: new Date(),
  emailId,
  attempt: 1
})

const receiver = Effect.acquireRelease(Effect.promise(startReceiver), ({ stop }) => Effect.sync(stop))

layer(deployment, { excludeTestServices: true, timeout: 300_000 })("SES over SNS", (it) => {
  it.effect("confirms the subscription to its topic", () =>
    Effect.gen(function*() {
      const body = sns.subscriptionConfirmation(new Date())
      assert.strictEqual((yield* post(body, "SubscriptionConfirmation")).status, 200)
      assert.deepStrictEqual(asked, [
        sns.certificateUrl,
        `${snsHost}?Action=ConfirmSubscription&TopicArn=${encodeURIComponent(sns.topicArn)}&Token=${
          JSON.parse(body).Token
        }`
      ])
      assert.strictEqual((yield* post(sns.unsubscribeConfirmation(new Date()), "UnsubscribeConfirmation")).status, 200)
      assert.strictEqual(asked.length, 2)
    }))

  it.effect("a bounce, once it could be stored: the email bounced, its recipient is suppressed, a webhook tells", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { received, url } = yield* receiver
      const endpoint = yield* ask("POST", "/v1/webhooks", { body: { url, events: ["email.sent", "email.bounced"] } })
      assert.strictEqual(endpoint.status, 201, endpoint.text)
      const to = "gone@customers.example"
      const id = yield* send(to)
      yield* settled(id, "sent")
      const mail = mailOf(id, to)
      const bounce = sns.notification(Reports.bounce(mail, new Date()), new Date())

      storageFails = true
      assert.strictEqual((yield* post(bounce)).status, 500)
      assert.strictEqual((yield* ask("GET", `/v1/emails/${id}`)).json.status, "sent")
      storageFails = false
      for (let time = 0; time < 3; time++) assert.strictEqual((yield* post(bounce)).status, 200)
      assert.strictEqual((yield* postReport(Reports.send(mail))).status, 200)

      const email = yield* settled(id, "bounced")
      assert.deepStrictEqual(email.events.map(({ type }: { type: string }) => type), [
        "email.queued",
        "email.sent",
        "email.bounced"
      ])
      assert.deepInclude(email.events[2].payload, {
        recipients: [to],
        bounce_type: "permanent",
        bounce_sub_type: "general",
        status_code: "5.1.1",
        provider_message_id: mail.messageId
      })
      const list = yield* ask("GET", "/v1/suppressions")
      assert.deepInclude(list.json.data[0], { email_address: to, reason: "bounce" })
      const again = yield* ask("POST", "/v1/emails", {
        body: { from: `shop@${domain}`, to, subject: "Again", text: "Hello?" }
      })
      assert.strictEqual(again.status, 422)

      const hooks = yield* Effect.promise(() =>
        until("two webhooks", () => received.length >= 2 ? received : undefined)
      )
      assert.deepStrictEqual(hooks.map(({ body }) => body.type).toSorted(), ["email.bounced", "email.sent"])
      const told = hooks.find(({ body }) => body.type === "email.bounced")?.body
      assert.deepInclude(told.data, { email_id: id, status: "bounced" })
      assert.strictEqual(told.data.details.diagnostic_code, "smtp; 550 5.1.1 user unknown")
    }).pipe(Effect.scoped))

  it.effect("a delivery shows that a hand-off, which broke off, succeeded", () =>
    Effect.gen(function*() {
      const to = "ada@customers.example"
      providerBreaksOff = true
      const before = handoffs
      const id = yield* send(to)
      yield* Effect.promise(() => until("a hand-off", () => handoffs > before ? true : undefined))
      assert.strictEqual((yield* postReport(Reports.delivery(mailOf(id, to), new Date()))).status, 200)
      const email = yield* settled(id, "delivered")
      providerBreaksOff = false
      assert.strictEqual(email.provider_message_id, `ses-${id}`)
      assert.deepStrictEqual(email.events.map(({ type }: { type: string }) => type), [
        "email.queued",
        "email.delivered"
      ])
    }))
})

it("the server has the route for the topics of its settings", async () => {
  const sendwright = await deploy({ SENDWRIGHT_SES_TOPIC_ARNS: sns.topicArn })
  try {
    const status = async (body: string) => {
      const headers = sns.headers("Notification")
      return (await fetch(`http://127.0.0.1:${sendwright.port}/providers/ses/events`, {
        method: "POST",
        headers,
        body
      }))
        .status
    }
    assert.strictEqual(await status("{}"), 400)
    assert.strictEqual(await status(FakeSns.make({ topic: "other" }).notification("{}", new Date())), 403)
    // Nothing is asked of the real SNS.
    const SigningCertURL = "https://evil.example/SimpleNotificationService-0.pem"
    assert.strictEqual(await status(sns.notification("{}", new Date(), { SigningCertURL })), 403)
  } finally {
    await sendwright.stop()
  }
}, 300_000)
