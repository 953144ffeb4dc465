import { assert, describe, it } from "@effect/vitest"
import type { GuardedHttpError, GuardedResponse } from "@sendwright/core/net/GuardedHttp"
import * as DeliveryWorker from "@sendwright/core/webhooks/DeliveryWorker"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import { calm } from "./support/handoff.ts"
import {
  type Customer,
  customer,
  engine,
  Harness,
  hour,
  minute,
  response,
  second,
  send,
  startWorkers
} from "./support/harness.ts"
import { deliveries, endpoint, seconds, timeout } from "./support/webhooks.ts"

describe("the pace of an endpoint", () => {
  /** Events of one account at a steady rate for so long. */
  const sendSteadily = Effect.fnUntraced(function*(one: Customer, perSecond: number, forMillis: number) {
    const step = second / perSecond
    for (let passed = 0; passed < forMillis; passed += step) {
      yield* send(one)
      yield* TestClock.adjust(step)
    }
  })

  /** Answers by the name of the host, and counts what is in progress there. */
  const hosts = (answers: Readonly<Record<string, Effect.Effect<GuardedResponse, GuardedHttpError>>>) =>
    Effect.map(Harness, (harness) => {
      const open: Record<string, number> = {}
      const most: Record<string, number> = {}
      const answered: Record<string, number> = {}
      harness.respond = ({ url }) =>
        Effect.suspend(() => {
          const name = new URL(url).hostname.replace(".example", "")
          open[name] = (open[name] ?? 0) + 1
          most[name] = Math.max(most[name] ?? 0, open[name])
          return Effect.ensuring(
            answers[name.replace(/\d+$/, "")] ?? Effect.succeed(response(200)),
            Effect.sync(() => {
              open[name] = (open[name] ?? 0) - 1
              answered[name] = (answered[name] ?? 0) + 1
            })
          )
        })
      return { open, most, answered }
    })

  const slow = Effect.delay(Effect.succeed(response(200)), 300)

  it.effect(
    "rises until one that answers in 300 ms keeps up with 100 events a second, and a dead one beside it changes nothing",
    () =>
      Effect.gen(function*() {
        const { answered, most, open } = yield* hosts({ slow, dead: timeout })
        const one = yield* customer()
        yield* endpoint(one, "https://slow.example/", ["email.queued"])
        yield* endpoint(one, "https://dead.example/", ["email.queued"])
        yield* startWorkers(DeliveryWorker.layer)
        yield* sendSteadily(one, 100, 20 * second)
        // Some 30 are in progress at any moment; none waits.
        assert.isAtLeast(answered["slow"] ?? 0, 1_950)
        assert.isAtMost(most["slow"] ?? 0, 64)
        assert.strictEqual(most["dead"], 8)
        yield* TestClock.adjust(minute)
        assert.isAtMost(open["dead"] ?? 0, 2)
      }).pipe(Effect.provide(engine({ pollMillis: second }))),
    300_000
  )

  it.effect("falls to the least with a dead endpoint, and rises again when that is well", () =>
    Effect.gen(function*() {
      const { answered, open } = yield* hosts({ dead: timeout })
      const harness = yield* Harness
      const one = yield* customer()
      yield* endpoint(one, "https://dead.example/", ["email.queued"])
      yield* startWorkers(DeliveryWorker.layer)
      for (let i = 0; i < 400; i++) yield* send(one)
      yield* TestClock.adjust(second)
      assert.strictEqual(open["dead"], 8)
      yield* TestClock.adjust(30 * second)
      assert.strictEqual(open["dead"], 2)
      const before = answered["dead"] ?? 0
      const dead = harness.respond
      let well = 0
      harness.respond = () => Effect.tap(slow, () => Effect.sync(() => void well++))
      yield* TestClock.adjust(25 * second)
      assert.isAtMost((answered["dead"] ?? 0) - before, 2)
      assert.isAbove(well, 370)
      harness.respond = dead
    }).pipe(Effect.provide(engine())), 300_000)

  it.effect("leaves slots for a healthy endpoint, however many hang", () =>
    Effect.gen(function*() {
      const { answered, open } = yield* hosts({ bad: timeout, slow })
      const one = yield* customer()
      for (let i = 0; i < 60; i++) yield* endpoint(one, `https://bad${i}.example/`, ["email.queued"])
      for (let i = 0; i < 40; i++) yield* send(one)
      yield* startWorkers(DeliveryWorker.layer)
      yield* TestClock.adjust(second)
      yield* endpoint(one, "https://slow.example/", ["email.queued"])
      yield* send(one)
      yield* TestClock.adjust(second)
      assert.strictEqual(answered["slow"], 1)
      // Once they are known, a quarter of the slots is left, whatever they are asked to take.
      yield* TestClock.adjust(minute)
      const bad = Object.entries(open).reduce((sum, [name, count]) => name.startsWith("bad") ? sum + count : sum, 0)
      assert.isAtLeast(bad, 60)
      assert.isAtMost(bad, 96)
      const had = answered["slow"] ?? 0
      yield* sendSteadily(one, 40, 5 * second)
      assert.isAtLeast((answered["slow"] ?? 0) - had, 180)
    }).pipe(Effect.provide(engine())), 300_000)

  it.effect("pauses where 429 or 503 asks for it, as long as that, and each delivery keeps its timetable", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      yield* endpoint(one, "https://hooks.example/a", ["email.queued"])
      const headers = { "retry-after": "30" }
      harness.respond = () => Effect.succeed({ ...response(503), headers })
      yield* startWorkers(DeliveryWorker.layer)
      yield* send(one)
      yield* TestClock.adjust(second)
      harness.respond = () => Effect.succeed(response(200))
      yield* send(one)
      yield* TestClock.adjust(28 * second)
      assert.deepStrictEqual(yield* seconds, [0])
      yield* TestClock.adjust(2 * second)
      assert.deepStrictEqual((yield* seconds).map(Math.floor), [0, 30, 30])
    }).pipe(Effect.provide(engine())))

  it.effect("can be set", () =>
    Effect.gen(function*() {
      const { answered, most, open } = yield* hosts({ dead: timeout, slow })
      const one = yield* customer()
      yield* endpoint(one, "https://slow.example/", ["email.queued"])
      yield* endpoint(one, "https://dead.example/", ["email.queued"])
      for (let i = 0; i < 100; i++) yield* send(one)
      yield* startWorkers(DeliveryWorker.layer)
      yield* TestClock.adjust(100)
      assert.deepStrictEqual(open, { slow: 3, dead: 3 })
      yield* TestClock.adjust(5 * second)
      assert.deepStrictEqual(most, { slow: 5, dead: 3 })
      assert.isAtMost(answered["slow"] ?? 0, 5 * 17)
      yield* TestClock.adjust(minute)
      assert.strictEqual(open["dead"], 1)
    }).pipe(Effect.provide(
      engine({ minWebhooksPerEndpoint: 1, webhooksPerEndpoint: 3, maxWebhooksPerEndpoint: 5 })
    )), 60_000)

  it.effect("is shown in metrics, with how long attempts took", () =>
    Effect.gen(function*() {
      yield* hosts({ dead: timeout, slow })
      const shown = Effect.map(Metric.snapshot, (all) => (id: string, key: string, value: string) =>
        all.find((metric) =>
          metric.id === id && metric.attributes?.[key] === value
        )?.state)
      const one = yield* customer()
      for (const name of ["slow", "dead", "idle"]) yield* endpoint(one, `https://${name}.example/`, ["email.queued"])
      const durations = "sendwright_webhook_attempt_duration_seconds"
      yield* startWorkers(DeliveryWorker.layer)
      for (let i = 0; i < 20; i++) yield* send(one)
      yield* TestClock.adjust(12 * second)
      const of = yield* shown
      const after = of(durations, "outcome", "delivered") as { count: number; sum: number }
      assert.strictEqual(after.count, 40)
      assert.closeTo(after.sum, 20 * 0.3, 0.01)
      const paces = ["raised", "lowered", "initial", "paused"].map((pace) =>
        of("sendwright_webhook_endpoints", "pace", pace)
      )
      assert.deepStrictEqual(paces, [{ value: 2 }, { value: 1 }, { value: 0 }, { value: 0 }])
    }).pipe(
      // The process has one registry otherwise, in which other tests' attempts count too.
      Effect.provideService(Metric.MetricRegistry, new Map()),
      Effect.provide(engine())
    ))

  it.effect(
    "costs no claim for each attempt where an endpoint has more to do than it may",
    () =>
      Effect.gen(function*() {
        const { answered } = yield* hosts({ slow })
        const store = yield* WebhookStore
        let commands = 0
        const counted = Layer.succeed(
          WebhookStore,
          WebhookStore.of({
            ...store,
            claim: (options) => Effect.tap(store.claim(options), () => Effect.sync(() => void commands++)),
            nextDue: Effect.tap(store.nextDue, () => Effect.sync(() => void commands++))
          })
        )
        const one = yield* customer()
        yield* endpoint(one, "https://slow.example/", ["email.queued"])
        for (let i = 0; i < 3_000; i++) {
          yield* send(one)
          if (i % 10 === 0) yield* TestClock.adjust(7)
        }
        yield* startWorkers(Layer.provide(DeliveryWorker.layer, counted))
        yield* TestClock.adjust(10 * second)
        assert.isAbove(answered["slow"] ?? 0, 1_500)
        assert.isBelow(commands / (answered["slow"] ?? 0), 0.7)
      }).pipe(Effect.provide(engine())),
    300_000
  )

  it.effect("goes on as soon as a share of the attempts has ended, and then looks no further ahead", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const store = yield* WebhookStore
      let claims = 0
      let looks = 0
      const counted = Layer.succeed(
        WebhookStore,
        WebhookStore.of({
          ...store,
          claim: (options) => Effect.tap(store.claim(options), () => Effect.sync(() => void claims++)),
          nextDue: Effect.tap(store.nextDue, () => Effect.sync(() => void looks++))
        })
      )
      harness.respond = () => Effect.delay(Effect.succeed(response(200)), 2)
      const one = yield* customer()
      yield* endpoint(one, "https://hooks.example/a", ["email.queued"])
      for (let i = 0; i < 1_000; i++) yield* send(one)
      yield* startWorkers(Layer.provide(DeliveryWorker.layer, counted))
      for (let i = 0; i < 200; i++) yield* TestClock.adjust(1)
      assert.strictEqual(harness.requests.length, 1_000)
      assert.isBelow(claims + looks, 100)
    }).pipe(Effect.provide(engine())))
})

describe("a hanging endpoint", () => {
  it.effect("does not change the pace of a healthy one, and its deliveries come to their end", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const bad = yield* endpoint(one, "https://bad.example/", ["email.queued"])
      const good = yield* endpoint(one, "https://good.example/", ["email.queued"])
      harness.respond = ({ url }) => url.includes("good") ? Effect.succeed(response(200)) : timeout
      yield* startWorkers(DeliveryWorker.layer)
      for (let i = 0; i < 60; i++) {
        yield* send(one)
        yield* TestClock.adjust(100)
      }
      const delivered = yield* deliveries(one, good.endpoint.id)
      assert.strictEqual(delivered.filter(({ status }) => status === "delivered").length, 60)
      yield* TestClock.adjust(hour)
      assert.isTrue(
        (yield* deliveries(one, bad.endpoint.id)).every(({ attempts, status }) => status === "failed" && attempts === 8)
      )
    }).pipe(Effect.provide(engine(calm))))
})
