import { assert, describe, it } from "@effect/vitest"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import * as Sendwright from "@sendwright/core/Sendwright"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { received } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import {
  type Customer,
  customer,
  engine,
  Harness,
  minute,
  response,
  second,
  start,
  startWorkers
} from "./support/harness.ts"
import { deliveries, seconds, url } from "./support/webhooks.ts"

const listen = (of: Customer, more: Partial<Parameters<Webhooks["Service"]["create"]>[1]> = {}) =>
  Effect.flatMap(Webhooks, (webhooks) => webhooks.create(of.live, { url, events: ["email.received"], ...more }))

/** Stores an email that the customer receives now. */
const receive = Effect.fnUntraced(function*(of: Customer, more: Partial<Parameters<typeof received>[0]> = {}) {
  const store = yield* ReceivedStore
  const message = received({ accountId: of.account.id, receivedAt: new Date(start), ...more })
  yield* store.add([message])
  return message
})

const bodies = Effect.map(
  Harness,
  (harness) => harness.requests.map(({ request }) => JSON.parse(new TextDecoder().decode(request.body ?? undefined)))
)

describe("Webhooks about received emails", () => {
  it.effect("are posted, signed, under the id of the email", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const { endpoint } = yield* listen(one, { receivedBody: true })
      yield* listen(one, { events: null, url: "https://hooks.example/default" })
      yield* startWorkers(Sendwright.layerWorkers)
      const message = yield* receive(one, { mode: "test", replyText: "How many cards?" })
      yield* TestClock.adjust(minute)
      assert.strictEqual(harness.requests.length, 1)
      const { headers, url: to } = harness.requests[0]!.request
      assert.strictEqual(to, url)
      assert.deepInclude(headers, { "Service-Event-Id": message.id, "webhook-id": message.id })
      const [body] = yield* bodies
      assert.deepInclude(body, { id: message.id, type: "email.received" })
      assert.deepInclude(body.data, {
        id: message.id,
        text: "How many cards?",
        html: null,
        reply_text: "How many cards?",
        test: true
      })
      const [delivery] = yield* deliveries(one, endpoint.id)
      assert.deepInclude(delivery, { status: "delivered", emailEventId: message.id, emailId: null, attempts: 1 })
    }).pipe(Effect.provide(engine())))

  it.effect("are tried as those of sent emails are, and sent again as they were", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const { endpoint: { id } } = yield* listen(one)
      harness.respond = () => Effect.succeed(response(harness.requests.length < 3 ? 503 : 204))
      yield* startWorkers(Sendwright.layerWorkers)
      yield* receive(one)
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(yield* seconds, [0, 5, 15])
      const [first] = yield* deliveries(one, id)
      const again = yield* webhooks.sendAgain(one.live, id, first!.id)
      assert.deepInclude(again, { eventType: "email.received", replayOf: first!.id, emailEventId: first!.emailEventId })
      yield* TestClock.adjust(second)
      const posted = yield* bodies
      assert.strictEqual(posted.length, 4)
      for (const body of posted) assert.deepStrictEqual(body, posted[0])
      assert.strictEqual((yield* webhooks.request(one.live, id, first!.id)).body, JSON.stringify(posted[0]))
    }).pipe(Effect.provide(engine())))

  it.effect("end with an email that is removed", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const store = yield* ReceivedStore
      const one = yield* customer()
      const { endpoint: { id } } = yield* listen(one)
      harness.respond = () => Effect.succeed(response(503))
      yield* startWorkers(Sendwright.layerWorkers)
      const message = yield* receive(one)
      yield* TestClock.adjust(second)
      assert.isTrue(yield* store.remove({ accountId: one.account.id, modes: ["live"] }, message.id))
      yield* TestClock.adjust(minute)
      assert.strictEqual(harness.requests.length, 1)
      assert.deepStrictEqual(yield* deliveries(one, id), [])
    }).pipe(Effect.provide(engine())))

  it.effect("are tested with a made-up one where an endpoint gets nothing else", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const only = yield* listen(one)
      const both = yield* listen(one, { events: ["email.received", "email.sent"] })
      assert.strictEqual((yield* webhooks.sendTest(one.live, only.endpoint.id)).eventType, "email.received")
      assert.strictEqual((yield* webhooks.sendTest(one.live, both.endpoint.id)).eventType, "email.delivered")
      yield* startWorkers(Sendwright.layerWorkers)
      yield* TestClock.adjust(second)
      assert.deepStrictEqual((yield* bodies).map(({ type }) => type).toSorted(), ["email.delivered", "email.received"])
    }).pipe(Effect.provide(engine())))
})
