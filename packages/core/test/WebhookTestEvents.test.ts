import { assert, describe, it } from "@effect/vitest"
import * as Sendwright from "@sendwright/core/Sendwright"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { customer, engine, Harness, second, start, startWorkers } from "./support/harness.ts"
import { stripe, url } from "./support/webhooks.ts"

describe("Webhooks.sendTest", () => {
  it.effect("delivers a made-up event, marked and signed like a real one", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const { endpoint: { id }, secret } = yield* webhooks.create(one.live, { url, events: ["email.bounced"] })
      yield* startWorkers(Sendwright.layerWorkers)
      const sent = yield* webhooks.sendTest(one.live, id)
      yield* TestClock.adjust(second)
      const [delivery] = (yield* webhooks.deliveries(one.test, id, { limit: 10, cursor: null })).data
      assert.deepInclude(delivery, {
        id: sent.id,
        isTest: true,
        emailEventId: null,
        emailId: null,
        mode: "test",
        status: "delivered",
        eventType: "email.delivered"
      })
      const request = harness.requests[0]?.request
      const text = new TextDecoder().decode(request?.body ?? undefined)
      const body = JSON.parse(text)
      assert.strictEqual(body.type, "email.delivered")
      assert.deepInclude(body.data, { mode: "test", status: "delivered", tags: ["test-event"] })
      assert.strictEqual(body.data.details.test, true)
      assert.match(body.data.details.provider_message_id, /^sim_[0-9a-f-]{36}$/)
      assert.match(body.data.email_id, /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/)
      assert.notStrictEqual(body.data.email_id, body.id)
      assert.strictEqual(request?.headers["Service-Event-Id"], body.id)
      const event = stripe.webhooks.constructEvent(
        text,
        request?.headers["Service-Signature"] ?? "",
        Redacted.value(secret),
        300,
        undefined,
        start
      )
      assert.strictEqual(event.id, body.id)
      assert.strictEqual((yield* Effect.flip(webhooks.sendAgain(one.live, id, sent.id)))._tag, "Conflict")
    }).pipe(Effect.provide(engine())))

  it.effect("passes ten an hour and endpoint; who waits as told is not refused again", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const { endpoint: { id } } = yield* webhooks.create(one.live, { url, events: null })
      const other = yield* webhooks.create(one.live, { url, events: null })
      for (let i = 0; i < 10; i++) yield* webhooks.sendTest(one.live, id)
      for (let i = 0; i < 12; i++) {
        const error = yield* Effect.flip(webhooks.sendTest(one.live, id))
        const wait = error._tag === "RateLimited" ? error.retryAfterSeconds : 0
        assert.isTrue(Number.isInteger(wait) && wait >= 1 && wait <= 361, String(wait))
        yield* TestClock.adjust((wait - 2) * second)
        assert.strictEqual((yield* Effect.flip(webhooks.sendTest(one.live, id)))._tag, "RateLimited")
        yield* TestClock.adjust(2 * second)
        yield* webhooks.sendTest(one.live, id)
      }
      yield* webhooks.sendTest(one.live, other.endpoint.id)
      const store = yield* WebhookStore
      const all = yield* store.listDeliveries({
        accountId: one.account.id,
        modes: ["test"],
        endpointId: id,
        limit: 100,
        after: null
      })
      assert.strictEqual(all.length, 22, "what was refused left nothing behind")
    }).pipe(Effect.provide(engine())))
})

describe("Webhooks.testsLeft", () => {
  it.effect("says how many test events are left, and takes none", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const { endpoint: { id } } = yield* webhooks.create(one.live, { url, events: null })
      const left = webhooks.testsLeft(one.live, id)
      assert.deepStrictEqual([yield* left, yield* left], [10, 10])
      yield* webhooks.sendTest(one.live, id)
      assert.strictEqual(yield* left, 9)
    }).pipe(Effect.provide(engine())))
})
