import { assert, describe, it } from "@effect/vitest"
import { Conditions } from "@sendwright/core/foundation/Conditions"
import { OutgoingHold } from "@sendwright/core/foundation/OutgoingHold"
import * as ProcessActivity from "@sendwright/core/foundation/ProcessActivity"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { GuardedHttpError } from "@sendwright/core/net/GuardedHttp"
import { SecretBox, SecretUnreadable } from "@sendwright/core/secrets/SecretBox"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import { newId, testDelivery } from "@sendwright/testing/fixtures"
import * as RecordedSpans from "@sendwright/testing/RecordedSpans"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import * as fc from "fast-check"
import * as DeliveryWorker from "../src/webhooks/DeliveryWorker.ts"
import { calm } from "./support/handoff.ts"
import {
  customer,
  engine,
  Harness,
  hour,
  minute,
  response,
  second,
  send,
  start,
  startWorkers
} from "./support/harness.ts"

/** A customer with an endpoint that is told of each email as it is accepted, so that nothing but webhooks need run. */
const told = Effect.gen(function*() {
  const webhooks = yield* Webhooks
  const one = yield* customer()
  const endpoint = (url = "https://hooks.example/a") =>
    Effect.map(webhooks.create(one.live, { url, events: ["email.queued"] }), ({ endpoint }) => endpoint.id)
  const id = yield* endpoint()
  const deliveries = Effect.map(webhooks.deliveries(one.live, id, { limit: 100, cursor: null }), ({ data }) => data)
  return { deliveries, endpoint, harness: yield* Harness, id, one, webhooks }
})

/** The engine's store with some of its commands replaced. */
const storeWith = (change: (store: WebhookStore["Service"]) => Partial<WebhookStore["Service"]>) =>
  Layer.effect(WebhookStore, Effect.map(WebhookStore, (store) => WebhookStore.of({ ...store, ...change(store) })))

const broken = Effect.fail(new StorageError({ command: "WebhookStore.settle", cause: "down" }))

describe("The outcome of an attempt", () => {
  it("is success for any 2xx, and else an error that names the status, and a redirect as one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), (status) => {
        const error = DeliveryWorker.errorOf(status)
        const kind = Math.floor(status / 100)
        if (kind === 2) return assert.isNull(error)
        assert.include(error ?? "", `answered with status ${status}`)
        assert.strictEqual((error ?? "").includes("redirect"), kind === 3)
      }),
      { examples: [[199], [200], [299], [300], [399], [400]] }
    )
  })

  it("is final where it was delivered, however often it was tried, or where the eighth attempt failed", () => {
    const now = new Date(start)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        (attempts, chance) => {
          assert.deepStrictEqual(DeliveryWorker.nextAfter(null, attempts, now, chance), { _tag: "Delivered" })
          const next = DeliveryWorker.nextAfter("no", attempts, now, chance)
          if (attempts >= 8) return assert.deepStrictEqual(next, { _tag: "Failed" })
          const wait = next._tag === "RetryAt" ? next.at.getTime() - start : 0
          const step = 5 * second * 2 ** (attempts - 1)
          assert.isTrue(wait >= step && wait <= 1.1 * step, String(wait))
        }
      )
    )
  })
})

describe("An attempt that fails", () => {
  const paces = Effect.map(Metric.snapshot, (all) =>
    Object.fromEntries(
      all.filter(({ id }) => id === "sendwright_webhook_endpoints")
        .map(({ attributes, state }) => [attributes?.["pace"], (state as { value: number }).value])
    ))

  const refusal = (reason: GuardedHttpError["reason"]) => Effect.fail(new GuardedHttpError({ reason, message: reason }))

  it.effect("slows its endpoint down where that is in trouble, and not where it never left the service", () =>
    Effect.gen(function*() {
      const { endpoint, harness, one } = yield* told
      for (const name of ["blocked", "bug", "timeout", "connect"]) yield* endpoint(`https://${name}.example/`)
      harness.respond = ({ url }) => {
        const name = new URL(url).hostname.split(".")[0]
        if (name === "bug") return Effect.die(new Error("bug"))
        return name === "blocked" || name === "timeout" || name === "connect"
          ? refusal(name)
          : Effect.succeed(response(404))
      }
      yield* send(one)
      yield* startWorkers(DeliveryWorker.layer)
      // Until the third attempt, before which their paces were counted.
      yield* TestClock.adjust(16 * second)
      assert.deepStrictEqual(yield* paces, { raised: 0, lowered: 2, initial: 3, paused: 0 })
    }).pipe(Effect.provideService(Metric.MetricRegistry, new Map()), Effect.provide(engine(calm))))

  it.effect("is counted as one, with how long it took", () =>
    Effect.gen(function*() {
      const { harness, one } = yield* told
      harness.respond = () => Effect.delay(Effect.succeed(response(500)), 2 * second)
      yield* send(one)
      yield* startWorkers(DeliveryWorker.layer)
      yield* TestClock.adjust(3 * second)
      harness.respond = () => Effect.succeed(response(200))
      yield* TestClock.adjust(5 * second)
      const counts = Object.fromEntries(
        (yield* Metric.snapshot).filter(({ id }) => id === "sendwright_webhook_attempt_duration_seconds")
          .map(({ attributes, state }) => {
            const { count, sum } = state as { readonly count: number; readonly sum: number }
            return [attributes?.["outcome"], [count, sum]]
          })
      )
      assert.deepStrictEqual(counts, { delivered: [1, 0], failed: [1, 2] })
    }).pipe(Effect.provideService(Metric.MetricRegistry, new Map()), Effect.provide(engine(calm))))

  it.effect("says in its trace what it failed with, and of what it was an attempt", () =>
    Effect.gen(function*() {
      const { named, tracer } = RecordedSpans.make()
      const { deliveries, harness, id, one } = yield* told
      const answers = [Effect.succeed(response(500)), refusal("tls"), Effect.die("bug"), Effect.succeed(response(204))]
      harness.respond = () => answers.shift()!
      const emailId = yield* send(one)
      yield* Effect.withTracer(startWorkers(DeliveryWorker.layer), tracer)
      yield* TestClock.adjust(minute)
      const spans = named("DeliveryWorker.attempt")
      assert.deepStrictEqual(
        spans.map(({ attributes, kind }) => [
          kind,
          attributes.get("sendwright.attempt"),
          attributes.get("sendwright.outcome"),
          attributes.get("error.type"),
          attributes.get("http.response.status_code")
        ]),
        [
          ["client", 1, "failed", "500", 500],
          ["client", 2, "failed", "tls", undefined],
          ["client", 3, "failed", "_OTHER", undefined],
          ["client", 4, "delivered", undefined, 204]
        ]
      )
      assert.deepInclude(Object.fromEntries(spans[0]!.attributes), {
        "http.request.method": "POST",
        "sendwright.account.id": one.account.id,
        "sendwright.delivery.id": (yield* deliveries)[0]!.id,
        "sendwright.email.id": emailId,
        "sendwright.endpoint.id": id,
        "sendwright.event.type": "email.queued"
      })
    }).pipe(Effect.provide(engine(calm))))
})

describe("A secret that does not open", () => {
  it.effect("fails the attempt with words that tell the customer, posts nothing, and is tried again", () =>
    Effect.gen(function*() {
      const { deliveries, harness, one } = yield* told
      let isLost = true
      const box = Layer.effect(
        SecretBox,
        Effect.map(SecretBox, (box) =>
          SecretBox.of({
            ...box,
            open: (...of) =>
              isLost ? Effect.fail(new SecretUnreadable({ message: "no key k7 at this host" })) : box.open(...of)
          }))
      )
      yield* send(one)
      yield* startWorkers(Layer.provide(DeliveryWorker.layer, box))
      yield* TestClock.adjust(second)
      assert.deepInclude((yield* deliveries)[0], {
        status: "pending",
        attempts: 1,
        responseCode: null,
        lastError: "the service could not read the endpoint's signing secret"
      })
      isLost = false
      yield* TestClock.adjust(5 * second)
      assert.deepInclude((yield* deliveries)[0], { status: "delivered", attempts: 2 })
      assert.strictEqual(harness.requests.length, 1)
    }).pipe(Effect.provide(engine(calm))))
})

describe("An event of an email that is no longer kept", () => {
  it.effect("is not posted as if it were a test event, and comes to its end", () =>
    Effect.gen(function*() {
      const { deliveries, harness, id, one } = yield* told
      const store = yield* WebhookStore
      const createdAt = new Date(start)
      const gone = { emailEventId: newId(), emailId: newId(), isTest: false, mode: "live" } as const
      yield* store.addDelivery(one.account.id, testDelivery({ endpointId: id, createdAt, ...gone }))
      yield* startWorkers(DeliveryWorker.layer)
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual(harness.requests, [])
      assert.deepInclude((yield* deliveries)[0], {
        status: "failed",
        attempts: 8,
        lastError: "the email is no longer kept"
      })
    }).pipe(Effect.provide(engine(calm))))
})

describe("What an endpoint has answered", () => {
  it.effect("is recorded as soon as the database is back, without another attempt", () =>
    Effect.gen(function*() {
      const { deliveries, harness, one } = yield* told
      const tries: Array<number> = []
      const flaky = storeWith((store) => ({
        settle: (settlements) =>
          Effect.gen(function*() {
            tries.push((yield* Effect.clockWith(({ currentTimeMillis }) => currentTimeMillis)) - start)
            return yield* tries.length < 4 ? broken : store.settle(settlements)
          })
      }))
      yield* send(one)
      yield* startWorkers(Layer.provide(DeliveryWorker.layer, flaky))
      yield* TestClock.adjust(10 * second)
      assert.deepInclude((yield* deliveries)[0], { status: "delivered", attempts: 1 })
      assert.strictEqual(harness.requests.length, 1)
      assert.deepStrictEqual(tries, [0, 100, 300, 700])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("takes no slot while it waits to be recorded", () =>
    Effect.gen(function*() {
      const { harness, one } = yield* told
      const slow = storeWith((store) => ({ settle: (of) => Effect.delay(store.settle(of), 5 * second) }))
      yield* send(one)
      yield* send(one)
      yield* startWorkers(Layer.provide(DeliveryWorker.layer, slow))
      yield* TestClock.adjust(second)
      assert.strictEqual(harness.requests.length, 2)
    }).pipe(Effect.provide(engine({ ...calm, webhookConcurrency: 1 }))))
})

describe("The claims of due webhooks", () => {
  it.effect("rest while everything is held, and go on once it is not", () =>
    Effect.gen(function*() {
      const { deliveries, harness, one } = yield* told
      const hold = yield* OutgoingHold
      yield* hold.begin
      yield* send(one)
      yield* startWorkers(DeliveryWorker.layer)
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual([harness.requests.length, (yield* deliveries)[0]?.attempts], [0, 0])
      yield* hold.end
      yield* TestClock.adjust(2 * second)
      assert.strictEqual(harness.requests.length, 1)
    }).pipe(Effect.provide(engine())))

  it.effect("are missed where none comes back: the process is unready, and says why", () =>
    Effect.gen(function*() {
      const { one } = yield* told
      const conditions = yield* Conditions
      let answers = Infinity
      const silent = storeWith((store) => ({ claim: (of) => answers-- > 0 ? store.claim(of) : Effect.never }))
      const held = Effect.map(conditions.current, (all) => all.map(({ blocks, name }) => [name, blocks]))
      yield* startWorkers(Layer.provide(DeliveryWorker.layer, silent))
      yield* TestClock.adjust(minute)
      const { claims } = yield* ProcessActivity.ProcessActivity
      assert.deepStrictEqual(claims.webhooks, new Date(start + minute))
      assert.deepStrictEqual(yield* held, [])
      answers = 0
      yield* send(one)
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(yield* held, [["webhook-claims", true]])
      assert.match((yield* conditions.current)[0]?.message ?? "", /claim of due webhooks .* for \d+ s\.$/)
    }).pipe(Effect.provide(Layer.provideMerge(engine(), ProcessActivity.layer))))

  it.effect("hand back what they still bring while the worker stops: another one posts it at once", () =>
    Effect.gen(function*() {
      const { deliveries, harness, one } = yield* told
      const slow = storeWith((store) => ({ claim: (of) => Effect.tap(store.claim(of), Effect.sleep(2 * second)) }))
      yield* send(one)
      const { stop } = yield* startWorkers(Layer.provide(DeliveryWorker.layer, slow))
      yield* TestClock.adjust(second)
      const stopping = yield* Effect.forkChild(stop)
      yield* TestClock.adjust(2 * second)
      yield* Fiber.join(stopping)
      assert.deepStrictEqual(harness.requests, [])
      yield* startWorkers(DeliveryWorker.layer)
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(harness.requests.map(({ at }) => at - start), [3 * second])
      assert.deepInclude((yield* deliveries)[0], { status: "delivered", attempts: 1 })
    }).pipe(Effect.provide(engine(calm))))
})
