import { assert, describe, it, layer } from "@effect/vitest"
import { DomainChecks } from "@posthorn/core/domains/DomainChecks"
import { Domains } from "@posthorn/core/domains/Domains"
import { Emails } from "@posthorn/core/emails/Emails"
import * as SendRequest from "@posthorn/core/emails/SendRequest"
import { GuardedHttp } from "@posthorn/core/net/GuardedHttp"
import { PosthornTest } from "@posthorn/testing/PosthornTest"
import { WebhookSink } from "@posthorn/testing/WebhookSink"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as TestClock from "effect/testing/TestClock"

const start = Date.parse("2026-01-01T00:00:00Z")
const second = 1_000
const day = 86_400 * second

const timeline = (id: string) =>
  Effect.gen(function*() {
    const events = yield* (yield* PosthornTest).events(id)
    return events.map(({ occurredAt, type }) => `${type.slice(6)} +${(occurredAt.getTime() - start) / second}`)
  })

const email = { to: "ada@example.com", subject: "Hello", text: "Hello, Ada." }

describe("PosthornTest", () => {
  it.effect("hands over at once, and hears of the delivery a second later", () =>
    Effect.gen(function*() {
      const posthorn = yield* PosthornTest
      const id = yield* posthorn.send({ ...email, tags: ["welcome"], bcc: ["boss@example.com"] })
      const sent = posthorn.outbox.expectSent({ to: "ADA@example.com", subject: /hello/i, tag: "welcome", emailId: id })
      assert.strictEqual(sent.from, "hello@app.example")
      assert.deepStrictEqual([sent.to, sent.bcc], [["ada@example.com"], ["boss@example.com"]])
      assert.deepStrictEqual(sent.recipients, ["ada@example.com", "boss@example.com"])
      yield* posthorn.advance("1 second")
      assert.deepStrictEqual(yield* timeline(id), ["queued +0", "sent +0", "delivered +1"])
      assert.strictEqual((yield* posthorn.email(id)).status, "delivered")
    }).pipe(Effect.provide(PosthornTest.layer())))

  it.effect("lets a month pass in no time, and keeps a schedule that was made on the way", () =>
    Effect.gen(function*() {
      const posthorn = yield* PosthornTest
      yield* posthorn.advance("12345 millis")
      const at = (millis: number) => new Date(start + millis).toISOString()
      const emails = yield* Emails
      const request = { ...email, from: "hello@app.example", scheduledAt: at(30 * day) }
      // Past the controls, as an app does it.
      const { id } = yield* emails.send(
        posthorn.account.live,
        SendRequest.decode(request, new Date(start + 12_345)),
        null
      )
      const sooner = yield* posthorn.send({ ...email, scheduledAt: at(90_700) })
      const began = performance.now()
      yield* posthorn.advance("30 days")
      const took = performance.now() - began
      assert.isBelow(took, 2_000)
      assert.deepStrictEqual(yield* timeline(sooner), [
        "scheduled +12.345",
        "queued +90.7",
        "sent +90.7",
        "delivered +91.7"
      ])
      assert.deepStrictEqual((yield* timeline(id)).slice(1), ["queued +2592000", "sent +2592000", "delivered +2592001"])
      assert.strictEqual((yield* posthorn.now).getTime(), start + 12_345 + 30 * day)
    }).pipe(Effect.provide(PosthornTest.layer())))

  it.effect("tries again at the times of the timetable after refusals, and after an unknown outcome", () =>
    Effect.gen(function*() {
      const posthorn = yield* PosthornTest
      yield* posthorn.provider.failNext(2, "temporary")
      const refused = yield* posthorn.send(email)
      yield* posthorn.advance("20 seconds")
      assert.deepStrictEqual(yield* timeline(refused), ["queued +0", "sent +15", "delivered +16"])
      yield* posthorn.provider.unknown()
      const unknown = yield* posthorn.send(email)
      assert.isUndefined(posthorn.outbox.find({ emailId: unknown }))
      yield* posthorn.advance("61 seconds")
      assert.strictEqual(posthorn.outbox.expectSent({ emailId: unknown }).attempt, 2)
    }).pipe(Effect.provide(PosthornTest.layer())))

  it.effect("hangs until it is resumed", () =>
    Effect.gen(function*() {
      const posthorn = yield* PosthornTest
      yield* posthorn.provider.hang
      const id = yield* posthorn.send(email)
      yield* posthorn.advance("30 seconds")
      assert.strictEqual((yield* posthorn.email(id)).status, "queued")
      yield* posthorn.provider.resume
      yield* posthorn.advance("1 second")
      assert.deepStrictEqual(yield* timeline(id), ["queued +0", "sent +30", "delivered +31"])
      // A hand-off that is under way does not keep the engine from closing.
      yield* posthorn.provider.hang
      yield* posthorn.send(email)
    }).pipe(Effect.provide(PosthornTest.layer())))

  it.effect("brings reports of every kind, and suppresses for good", () =>
    Effect.gen(function*() {
      const posthorn = yield* PosthornTest
      yield* posthorn.provider.bounce("gone@example.com")
      yield* posthorn.provider.complain("angry@example.com")
      yield* posthorn.provider.delay("full@example.com")
      yield* posthorn.provider.silence("quiet@example.com")
      yield* posthorn.provider.refuse("refused@example.com")
      const ids = yield* Effect.forEach(
        ["gone", "angry", "full", "quiet", "refused", "good"],
        (name) => posthorn.send({ ...email, to: `${name}@example.com` })
      )
      yield* posthorn.advance("5 seconds")
      assert.deepStrictEqual(
        yield* Effect.forEach(ids, (id) => Effect.map(posthorn.email(id), ({ status }) => status)),
        ["bounced", "complained", "sent", "sent", "failed", "delivered"]
      )
      assert.include(yield* timeline(ids[2]!), "delivery_delayed +1")
      for (const to of ["gone@example.com", "angry@example.com"]) {
        assert.strictEqual((yield* Effect.flip(posthorn.send({ ...email, to })))._tag, "RecipientSuppressed")
      }
      yield* posthorn.provider.report(posthorn.outbox.expectSent({ to: "good@example.com" }), "email.complained")
      assert.strictEqual((yield* posthorn.email(ids[5]!)).status, "complained")
      yield* posthorn.provider.accept("refused@example.com")
      yield* posthorn.send({ ...email, to: "refused@example.com" })
      posthorn.outbox.expectSent({ to: "refused@example.com" })
    }).pipe(Effect.provide(PosthornTest.layer())))

  it.effect("has a DNS that verifies what is published and notices what breaks", () =>
    Effect.gen(function*() {
      const posthorn = yield* PosthornTest
      const domains = yield* Domains
      const { live } = posthorn.account
      const statusOf = Effect.map(domains.list(live), (all) =>
        all.map(({ health, name, status }) => [name, status, health]))
      yield* posthorn.advance("1 hour")
      const { id } = yield* domains.create(live, "shop.example")
      const from = "Shop <orders@shop.example>"
      assert.strictEqual((yield* Effect.flip(posthorn.send({ ...email, from })))._tag, "DomainNotVerified")
      yield* posthorn.dns.publish("shop.example")
      yield* posthorn.advance("5 minutes")
      assert.deepStrictEqual(yield* statusOf, [
        ["app.example", "verified", "healthy"],
        ["shop.example", "verified", "healthy"]
      ])
      yield* posthorn.send({ ...email, from })
      assert.strictEqual(posthorn.outbox.last?.from, from)
      yield* posthorn.dns.break("shop.example")
      yield* posthorn.advance("15 minutes")
      assert.deepStrictEqual((yield* statusOf)[1], ["shop.example", "verified", "action_needed"])
      yield* posthorn.advance("73 hours")
      assert.strictEqual((yield* domains.get(live, id)).status, "failed")
      assert.isTrue(Exit.isFailure(yield* Effect.exit(posthorn.dns.publish("unknown.example"))))
      assert.isDefined(yield* DomainChecks)
    }).pipe(Effect.provide(PosthornTest.layer())))

  it.effect("receives webhooks, tries again those that fail, and checks each signature", () =>
    Effect.gen(function*() {
      const posthorn = yield* PosthornTest
      const sink = yield* posthorn.webhooks.sink()
      yield* posthorn.webhooks.answerNext(1, 500)
      const id = yield* posthorn.send(email)
      assert.strictEqual(sink.expect({ type: "email.sent", emailId: id }).data.status, "sent")
      yield* posthorn.advance("2 minutes")
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
    }).pipe(Effect.provide(PosthornTest.layer())))

  it.effect("fails loudly over a webhook that is not genuine", () =>
    Effect.gen(function*() {
      const posthorn = yield* PosthornTest
      const http = yield* GuardedHttp
      const sink = yield* posthorn.webhooks.sink()
      yield* posthorn.send(email)
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
      assert.throws(() => posthorn.webhooks.received(), /is not genuine/)
    }).pipe(Effect.provide(PosthornTest.layer())))

  it.effect("gives the same bytes under the same seed", () =>
    Effect.gen(function*() {
      const run = (seed: number) =>
        Effect.gen(function*() {
          const posthorn = yield* PosthornTest
          const sink = yield* posthorn.webhooks.sink()
          yield* posthorn.webhooks.answerNext(2, 500)
          yield* posthorn.provider.failNext(1, "temporary")
          const id = yield* posthorn.send(email)
          yield* posthorn.advance("1 hour")
          return JSON.stringify([sink, posthorn.outbox.all, yield* posthorn.email(id)])
        }).pipe(Effect.provide(PosthornTest.layer({ seed })), Effect.scoped)
      const [one, again, other] = [yield* run(3), yield* run(3), yield* run(4)]
      assert.strictEqual(one, again)
      assert.notStrictEqual(one, other)
    }))

  it.effect("makes another engine for each layer, and its settings count", () =>
    Effect.gen(function*() {
      const posthorn = yield* PosthornTest
      assert.lengthOf(posthorn.outbox.all, 0)
      assert.strictEqual(yield* Clock.currentTimeMillis, Date.parse("2030-06-01T00:00:00Z"))
      assert.deepStrictEqual(posthorn.account.domains.map(({ name }) => name), ["a.example", "b.example"])
      yield* posthorn.provider.unknown()
      const id = yield* posthorn.send(email)
      yield* TestClock.adjust("2 hours")
      assert.lengthOf(posthorn.outbox.all, 0)
      assert.strictEqual((yield* posthorn.email(id)).status, "queued")
      assert.isDefined(yield* WebhookSink)
    }).pipe(
      Effect.provide(
        PosthornTest.layer({
          start: "2030-06-01",
          domains: ["a.example", "b.example"],
          settings: { unknownPolicy: "hold" }
        })
      )
    ))

  it.live("says what to do on a real clock", () =>
    Effect.gen(function*() {
      const exit = yield* Effect.exit(Effect.provide(PosthornTest, PosthornTest.layer()))
      assert.match(String(Exit.isFailure(exit) && exit.cause), /use it\.effect/)
    }))
})

layer(PosthornTest.layer())("PosthornTest for several tests", (it) => {
  it.effect("sends in the first one", () =>
    Effect.gen(function*() {
      const posthorn = yield* PosthornTest
      yield* posthorn.send(email)
      yield* posthorn.advance("1 day")
      posthorn.outbox.expectCount(1)
    }))

  it.effect("goes on in the next", () =>
    Effect.gen(function*() {
      const posthorn = yield* PosthornTest
      posthorn.outbox.clear()
      const id = yield* posthorn.send(email)
      yield* posthorn.advance("1 second")
      posthorn.outbox.expectCount(1)
      assert.strictEqual((yield* posthorn.email(id)).status, "delivered")
    }))
})
