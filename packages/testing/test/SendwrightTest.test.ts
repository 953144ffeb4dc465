import { assert, describe, it, layer } from "@effect/vitest"
import { DomainChecks } from "@sendwright/core/domains/DomainChecks"
import { Domains } from "@sendwright/core/domains/Domains"
import { Emails } from "@sendwright/core/emails/Emails"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
import { SendwrightTest } from "@sendwright/testing/SendwrightTest"
import { WebhookSink } from "@sendwright/testing/WebhookSink"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as TestClock from "effect/testing/TestClock"

const start = Date.parse("2026-01-01T00:00:00Z")
const second = 1_000
const day = 86_400 * second

const timeline = (id: string) =>
  Effect.gen(function*() {
    const events = yield* (yield* SendwrightTest).events(id)
    return events.map(({ occurredAt, type }) => `${type.slice(6)} +${(occurredAt.getTime() - start) / second}`)
  })

const email = { to: "ada@example.com", subject: "Hello", text: "Hello, Ada." }

describe("SendwrightTest", () => {
  it.effect("hands over at once, and hears of the delivery a second later", () =>
    Effect.gen(function*() {
      const sendwright = yield* SendwrightTest
      const id = yield* sendwright.send({ ...email, tags: ["welcome"], bcc: ["boss@example.com"] })
      const sent = sendwright.outbox.expectSent({
        to: "ADA@example.com",
        subject: /hello/i,
        tag: "welcome",
        emailId: id
      })
      assert.strictEqual(sent.from, "hello@app.example")
      assert.deepStrictEqual([sent.to, sent.bcc], [["ada@example.com"], ["boss@example.com"]])
      assert.deepStrictEqual(sent.recipients, ["ada@example.com", "boss@example.com"])
      yield* sendwright.advance("1 second")
      assert.deepStrictEqual(yield* timeline(id), ["queued +0", "sent +0", "delivered +1"])
      assert.strictEqual((yield* sendwright.email(id)).status, "delivered")
    }).pipe(Effect.provide(SendwrightTest.layer())))

  it.effect("lets a month pass in no time, and keeps a schedule that was made on the way", () =>
    Effect.gen(function*() {
      const sendwright = yield* SendwrightTest
      yield* sendwright.advance("12345 millis")
      const at = (millis: number) => new Date(start + millis).toISOString()
      const emails = yield* Emails
      const request = { ...email, from: "hello@app.example", scheduledAt: at(30 * day) }
      // Past the controls, as an app does it.
      const { id } = yield* emails.send(
        sendwright.account.live,
        SendRequest.decode(request, new Date(start + 12_345)),
        null
      )
      const sooner = yield* sendwright.send({ ...email, scheduledAt: at(90_700) })
      const began = process.cpuUsage()
      yield* sendwright.advance("30 days")
      const took = process.cpuUsage(began).user
      assert.isBelow(took, 2_000_000)
      assert.deepStrictEqual(yield* timeline(sooner), [
        "scheduled +12.345",
        "queued +90.7",
        "sent +90.7",
        "delivered +91.7"
      ])
      assert.deepStrictEqual((yield* timeline(id)).slice(1), ["queued +2592000", "sent +2592000", "delivered +2592001"])
      assert.strictEqual((yield* sendwright.now).getTime(), start + 12_345 + 30 * day)
    }).pipe(Effect.provide(SendwrightTest.layer())))

  it.effect("tries again at the times of the timetable after refusals, and after an unknown outcome", () =>
    Effect.gen(function*() {
      const sendwright = yield* SendwrightTest
      yield* sendwright.provider.failNext(2, "temporary")
      const refused = yield* sendwright.send(email)
      yield* sendwright.advance("20 seconds")
      assert.deepStrictEqual(yield* timeline(refused), ["queued +0", "sent +15", "delivered +16"])
      yield* sendwright.provider.unknown()
      const unknown = yield* sendwright.send(email)
      assert.isUndefined(sendwright.outbox.find({ emailId: unknown }))
      yield* sendwright.advance("61 seconds")
      assert.strictEqual(sendwright.outbox.expectSent({ emailId: unknown }).attempt, 2)
    }).pipe(Effect.provide(SendwrightTest.layer())))

  it.effect("hangs until it is resumed", () =>
    Effect.gen(function*() {
      const sendwright = yield* SendwrightTest
      yield* sendwright.provider.hang
      const id = yield* sendwright.send(email)
      yield* sendwright.advance("30 seconds")
      assert.strictEqual((yield* sendwright.email(id)).status, "queued")
      yield* sendwright.provider.resume
      yield* sendwright.advance("1 second")
      assert.deepStrictEqual(yield* timeline(id), ["queued +0", "sent +30", "delivered +31"])
      // A hand-off that is under way does not keep the engine from closing.
      yield* sendwright.provider.hang
      yield* sendwright.send(email)
    }).pipe(Effect.provide(SendwrightTest.layer())))

  it.effect("brings reports of every kind, and suppresses permanently", () =>
    Effect.gen(function*() {
      const sendwright = yield* SendwrightTest
      yield* sendwright.provider.bounce("gone@example.com")
      yield* sendwright.provider.complain("angry@example.com")
      yield* sendwright.provider.delay("full@example.com")
      yield* sendwright.provider.silence("quiet@example.com")
      yield* sendwright.provider.refuse("refused@example.com")
      const ids = yield* Effect.forEach(
        ["gone", "angry", "full", "quiet", "refused", "good"],
        (name) => sendwright.send({ ...email, to: `${name}@example.com` })
      )
      yield* sendwright.advance("5 seconds")
      assert.deepStrictEqual(
        yield* Effect.forEach(ids, (id) => Effect.map(sendwright.email(id), ({ status }) => status)),
        ["bounced", "complained", "sent", "sent", "bounced", "delivered"]
      )
      assert.include(yield* timeline(ids[2]!), "delivery_delayed +1")
      for (const to of ["gone@example.com", "angry@example.com", "refused@example.com"]) {
        assert.strictEqual((yield* Effect.flip(sendwright.send({ ...email, to })))._tag, "RecipientSuppressed")
      }
      yield* sendwright.provider.report(sendwright.outbox.expectSent({ to: "good@example.com" }), "email.complained")
      assert.strictEqual((yield* sendwright.email(ids[5]!)).status, "complained")
      yield* sendwright.provider.refuse("busy@example.com", "temporary")
      const waiting = yield* sendwright.send({ ...email, to: "busy@example.com" })
      assert.strictEqual((yield* sendwright.email(waiting)).status, "queued")
      yield* sendwright.provider.accept("busy@example.com")
      yield* sendwright.advance("5 seconds")
      sendwright.outbox.expectSent({ to: "busy@example.com" })
    }).pipe(Effect.provide(SendwrightTest.layer())))

  it.effect("has a DNS that verifies what is published and notices what breaks", () =>
    Effect.gen(function*() {
      const sendwright = yield* SendwrightTest
      const domains = yield* Domains
      const { live } = sendwright.account
      const statusOf = Effect.map(domains.list(live), (all) =>
        all.map(({ health, name, status }) => [name, status, health]))
      yield* sendwright.advance("1 hour")
      const { id } = yield* domains.create(live, "shop.example")
      const from = "Shop <orders@shop.example>"
      assert.strictEqual((yield* Effect.flip(sendwright.send({ ...email, from })))._tag, "DomainNotVerified")
      yield* sendwright.dns.publish("shop.example")
      yield* sendwright.advance("5 minutes")
      assert.deepStrictEqual(yield* statusOf, [
        ["app.example", "verified", "healthy"],
        ["shop.example", "verified", "healthy"]
      ])
      yield* sendwright.send({ ...email, from })
      assert.strictEqual(sendwright.outbox.last?.from, from)
      yield* sendwright.dns.break("shop.example")
      yield* sendwright.advance("15 minutes")
      assert.deepStrictEqual((yield* statusOf)[1], ["shop.example", "verified", "action_needed"])
      yield* sendwright.advance("73 hours")
      assert.strictEqual((yield* domains.get(live, id)).status, "failed")
      assert.isTrue(Exit.isFailure(yield* Effect.exit(sendwright.dns.publish("unknown.example"))))
      assert.isDefined(yield* DomainChecks)
    }).pipe(Effect.provide(SendwrightTest.layer())))

  it.effect("receives webhooks, tries again those that fail, and checks each signature", () =>
    Effect.gen(function*() {
      const sendwright = yield* SendwrightTest
      const sink = yield* sendwright.webhooks.sink()
      yield* sendwright.webhooks.answerNext(1, 500)
      const id = yield* sendwright.send(email)
      assert.strictEqual(sink.expect({ type: "email.sent", emailId: id }).data.status, "sent")
      yield* sendwright.advance("2 minutes")
      assert.deepStrictEqual(
        sink.received.map(({ type }) => type).toSorted(),
        ["email.delivered", "email.sent", "email.sent"]
      )
      assert.strictEqual(new Set(sink.received.map(({ id }) => id)).size, 2)
      sink.expectNone({ type: "email.bounced" })
      assert.throws(
        () => sink.expect({ type: "email.bounced" }),
        /No webhook arrived with type "email.bounced"\.\nArrived \(3\):\n {2}1\. 2026-01-01T00:00:00\.000Z email\.sent of the email to ada@example\.com: "Hello"/
      )
      assert.throws(() => sink.expectNone({ to: "ada@example.com" }), /No webhook should have arrived/)
    }).pipe(Effect.provide(SendwrightTest.layer())))

  it.effect("fails loudly over a webhook that is not genuine", () =>
    Effect.gen(function*() {
      const sendwright = yield* SendwrightTest
      const http = yield* GuardedHttp
      const sink = yield* sendwright.webhooks.sink()
      yield* sendwright.send(email)
      const [genuine] = sink.received
      const post = (headers: Record<string, string>, body = genuine?.rawBody ?? "") =>
        http.request({
          method: "POST",
          url: sink.url,
          headers: { ...genuine?.headers, ...headers },
          body: new TextEncoder().encode(body),
          policy: { protocols: ["https:"], allowPrivate: false },
          deadlineMillis: 1_000,
          maxBodyBytes: 0,
          readBody: "none"
        })
      yield* post({})
      assert.lengthOf(sink.received, 2)
      yield* post({}, "{}")
      assert.throws(() => sink.received, /is not genuine: no signature in Service-Signature is right/)
      assert.throws(() => sendwright.webhooks.received(), /is not genuine/)
    }).pipe(Effect.provide(SendwrightTest.layer())))

  it.effect("gives the same bytes under the same seed", () =>
    Effect.gen(function*() {
      const run = (seed: number) =>
        Effect.gen(function*() {
          const sendwright = yield* SendwrightTest
          const sink = yield* sendwright.webhooks.sink()
          yield* sendwright.webhooks.answerNext(2, 500)
          yield* sendwright.provider.failNext(1, "temporary")
          const id = yield* sendwright.send(email)
          yield* sendwright.advance("1 hour")
          return JSON.stringify([sink, sendwright.outbox.all, yield* sendwright.email(id)])
        }).pipe(Effect.provide(SendwrightTest.layer({ seed })), Effect.scoped)
      const [one, again, other] = [yield* run(3), yield* run(3), yield* run(4)]
      assert.strictEqual(one, again)
      assert.notStrictEqual(one, other)
    }))

  it.effect("makes another engine for each layer, and its settings count", () =>
    Effect.gen(function*() {
      const sendwright = yield* SendwrightTest
      assert.lengthOf(sendwright.outbox.all, 0)
      assert.strictEqual(yield* Clock.currentTimeMillis, Date.parse("2030-06-01T00:00:00Z"))
      assert.deepStrictEqual(sendwright.account.domains.map(({ name }) => name), ["a.example", "b.example"])
      yield* sendwright.provider.unknown()
      const id = yield* sendwright.send(email)
      yield* TestClock.adjust("2 hours")
      assert.lengthOf(sendwright.outbox.all, 0)
      assert.strictEqual((yield* sendwright.email(id)).status, "queued")
      assert.isDefined(yield* WebhookSink)
    }).pipe(
      Effect.provide(
        SendwrightTest.layer({
          start: "2030-06-01",
          domains: ["a.example", "b.example"],
          engine: { unknownPolicy: "hold" }
        })
      )
    ))

  it.live("says what to do on a real clock", () =>
    Effect.gen(function*() {
      const exit = yield* Effect.exit(Effect.provide(SendwrightTest, SendwrightTest.layer()))
      assert.match(String(Exit.isFailure(exit) && exit.cause), /use it\.effect/)
    }))
})

layer(SendwrightTest.layer())("SendwrightTest for several tests", (it) => {
  it.effect("sends in the first one", () =>
    Effect.gen(function*() {
      const sendwright = yield* SendwrightTest
      yield* sendwright.send(email)
      yield* sendwright.advance("1 day")
      sendwright.outbox.expectCount(1)
    }))

  it.effect("goes on in the next", () =>
    Effect.gen(function*() {
      const sendwright = yield* SendwrightTest
      sendwright.outbox.clear()
      const id = yield* sendwright.send(email)
      yield* sendwright.advance("1 second")
      sendwright.outbox.expectCount(1)
      assert.strictEqual((yield* sendwright.email(id)).status, "delivered")
    }))
})
