import { assert, describe, it } from "@effect/vitest"
import * as Sendwright from "@sendwright/core/Sendwright"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { calm } from "./support/handoff.ts"
import { customer, engine, Harness, hour, response, second, send, start, startWorkers } from "./support/harness.ts"
import { url } from "./support/webhooks.ts"

describe("Webhooks.retry", () => {
  it.effect("gives a failed delivery one more attempt each time", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const { endpoint: { id } } = yield* webhooks.create(one.live, { url, events: null })
      harness.respond = () => Effect.succeed(response(500))
      yield* startWorkers(Sendwright.layerWorkers)
      yield* send(one)
      yield* TestClock.adjust(second)
      const [first] = (yield* webhooks.deliveries(one.live, id, { limit: 1, cursor: null })).data
      const delivery = first?.id ?? ""
      const find = Effect.map(webhooks.deliveries(one.live, id, { limit: 1, cursor: null }), ({ data }) => data[0])
      assert.strictEqual((yield* Effect.flip(webhooks.retry(one.live, id, delivery)))._tag, "Conflict", "pending")
      yield* TestClock.adjust(hour)

      const retried = yield* webhooks.retry(one.live, id, delivery)
      assert.deepInclude(retried, { id: delivery, status: "pending", attempts: 8 })
      assert.strictEqual(
        (yield* Effect.flip(webhooks.retry(one.live, id, delivery)))._tag,
        "Conflict",
        "one of two wins"
      )
      yield* TestClock.adjust(hour)
      assert.deepInclude(yield* find, { status: "failed", attempts: 9 })

      harness.respond = () => Effect.succeed(response(200))
      yield* webhooks.retry(one.live, id, delivery)
      yield* TestClock.adjust(hour)
      assert.deepInclude(yield* find, { status: "delivered", attempts: 10, responseCode: 200 })
      assert.strictEqual(harness.requests.length, 10)
      assert.strictEqual(new Set(harness.requests.map(({ request }) => request.headers["Service-Delivery-Id"])).size, 1)
      assert.strictEqual((yield* webhooks.attempts(one.live, id, delivery)).length, 10)
      assert.strictEqual((yield* Effect.flip(webhooks.retry(one.live, id, delivery)))._tag, "Conflict", "delivered")
    }).pipe(Effect.provide(engine(calm))))
})

describe("Webhooks.retryFailed", () => {
  it.effect("retries what failed since a time, each once, and counts it before", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const { endpoint: { id } } = yield* webhooks.create(one.live, { url, events: ["email.sent"] })
      harness.respond = () => Effect.succeed(response(500))
      yield* startWorkers(Sendwright.layerWorkers)
      yield* send(one)
      yield* TestClock.adjust(hour / 4)
      const since = new Date(start + hour / 4)
      for (let n = 0; n < 3; n++) yield* send(one)
      yield* TestClock.adjust(hour / 4)
      const statuses = (status: "pending" | "failed" | "delivered") =>
        Effect.map(
          webhooks.deliveries(one.live, id, { limit: 200, cursor: null }, { status }),
          ({ data }) => data.length
        )
      assert.strictEqual(yield* statuses("failed"), 4)
      assert.strictEqual(yield* webhooks.countFailed(one.live, id, since), 3)
      assert.strictEqual(yield* webhooks.countFailed(one.live, id, new Date(start + 3 * hour)), 0)
      const step = webhooks.retryFailed(one.live, id, since, null)
      assert.deepStrictEqual(yield* step, { retried: 3, nextCursor: null })
      assert.deepStrictEqual(yield* step, { retried: 0, nextCursor: null }, "they are pending now")
      yield* TestClock.adjust(hour / 4)
      assert.strictEqual(yield* webhooks.countFailed(one.live, id, since), 3, "each had one more attempt")
      assert.strictEqual(harness.requests.length, 4 * 8 + 3)
    }).pipe(Effect.provide(engine(calm))))
})

describe("Webhooks.sendAgain", () => {
  it.effect("delivers the same event as a new delivery", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const { endpoint: { id } } = yield* webhooks.create(one.live, { url, events: ["email.sent"] })
      yield* startWorkers(Sendwright.layerWorkers)
      yield* send(one, {}, one.test)
      yield* TestClock.adjust(3 * second)
      const [past] = (yield* webhooks.deliveries(one.test, id, { limit: 10, cursor: null })).data
      const again = yield* webhooks.sendAgain(one.test, id, past?.id ?? "")
      assert.deepInclude(again, {
        replayOf: past?.id ?? "",
        emailEventId: past?.emailEventId ?? "",
        status: "pending",
        attempts: 0,
        mode: "test",
        isTest: false
      })
      yield* TestClock.adjust(second)
      const { data } = yield* webhooks.deliveries(one.live, id, { limit: 10, cursor: null })
      assert.deepStrictEqual(data.map(({ id, status }) => [id, status]), [[again.id, "delivered"], [
        past?.id,
        "delivered"
      ]])
      assert.deepStrictEqual(data[1], past, "the original is unchanged")
      const [first, second_] = harness.requests.map(({ request }) => request.headers)
      assert.strictEqual(first?.["Service-Event-Id"], second_?.["Service-Event-Id"])
      assert.notStrictEqual(first?.["Service-Delivery-Id"], second_?.["Service-Delivery-Id"])
      const statuses = harness.requests.map(({ request }) =>
        JSON.parse(new TextDecoder().decode(request.body ?? undefined)).data.status
      )
      assert.deepStrictEqual(statuses, ["sent", "delivered"], "the status of now")
    }).pipe(Effect.provide(engine())))
})
