import { assert, describe, it } from "@effect/vitest"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import type { GuardedHttpError, GuardedResponse } from "@sendwright/core/net/GuardedHttp"
import * as GuardedHttp from "@sendwright/core/net/GuardedHttp"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as DeliveryWorker from "@sendwright/core/webhooks/DeliveryWorker"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import * as fc from "fast-check"
import { createHmac } from "node:crypto"
import * as fs from "node:fs"
import * as RetryTimetable from "../src/webhooks/RetryTimetable.ts"
import { calm } from "./support/handoff.ts"
import {
  type Customer,
  customer,
  engine,
  get,
  Harness,
  hour,
  minute,
  response,
  second,
  send,
  start,
  startWorkers
} from "./support/harness.ts"

const url = "https://hooks.example/a"

const endpoint = (
  of: Customer,
  to = url,
  events: Parameters<Webhooks["Service"]["create"]>[1]["events"] = null
) => Effect.flatMap(Webhooks, (webhooks) => webhooks.create(of.live, { url: to, events }))

const deliveries = (of: Customer, id: string) =>
  Effect.flatMap(
    Webhooks,
    (webhooks) => Effect.map(webhooks.deliveries(of.live, id, { limit: 100, cursor: null }), ({ data }) => data)
  )

const seconds = Effect.map(Harness, (harness) => harness.requests.map(({ at }) => (at - start) / second))
const bodies = Effect.map(
  Harness,
  (harness) => harness.requests.map(({ request }) => JSON.parse(new TextDecoder().decode(request.body ?? undefined)))
)
const manifest = JSON.parse(fs.readFileSync(new URL("../package.json", import.meta.url), "utf8"))

const headersOf = Effect.map(Harness, (harness) => harness.requests.map(({ request }) => request.headers))

const timeout: Effect.Effect<never, GuardedHttpError> = Effect.delay(
  Effect.fail(new GuardedHttp.GuardedHttpError({ reason: "timeout", message: "did not answer within 10 s" })),
  10 * second
)

describe("DeliveryWorker", () => {
  it.effect("posts an event, signed, with its ids", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const { endpoint: { id }, secret } = yield* endpoint(one)
      yield* startWorkers(Sendwright.layerWorkers)
      const emailId = yield* send(one, { tags: ["welcome"], to: ["Ada <ada@example.com>"] })
      yield* TestClock.adjust(minute)
      const [delivery, ...others] = yield* deliveries(one, id)
      assert.deepStrictEqual(others, [], "email.queued is not in the default subscription")
      const event = (yield* get(one, emailId)).events[1]
      assert.deepInclude(delivery, {
        endpointId: id,
        emailEventId: event?.id ?? "",
        eventType: "email.sent",
        emailId,
        status: "delivered",
        attempts: 1,
        lastError: null,
        responseCode: 200,
        durationMs: 0,
        isTest: false,
        replayOf: null
      })
      assert.strictEqual(harness.requests.length, 1)
      const request = harness.requests[0]?.request
      const body = new TextDecoder().decode(request?.body ?? undefined)
      assert.deepStrictEqual(JSON.parse(body), {
        id: event?.id,
        type: "email.sent",
        created_at: new Date(start).toISOString(),
        data: {
          email_id: emailId,
          mode: "live",
          from: `Engines <hello@${one.domain}>`,
          to: ["Ada <ada@example.com>"],
          subject: "Notes on the engine",
          tags: ["welcome"],
          status: "sent",
          details: { attempt: 1, provider: "fake", provider_message_id: `fake-${emailId}-1` }
        }
      })
      assert.deepInclude(request, {
        method: "POST",
        url: "https://hooks.example/a",
        deadlineMillis: 10 * second,
        maxBodyBytes: 16 * 1024,
        readBody: "none"
      })
      const mac = createHmac("sha256", Redacted.value(secret)).update(`${start / second}.${body}`).digest("hex")
      assert.deepInclude(request?.headers, {
        "content-type": "application/json",
        "user-agent": `Sendwright/${manifest.version} (webhooks)`,
        "Service-Signature": `t=${start / second},v1=${mac}`,
        "Service-Event-Id": event?.id ?? "",
        "Service-Delivery-Id": delivery?.id ?? "",
        "webhook-id": event?.id ?? "",
        "webhook-timestamp": String(start / second)
      })
    }).pipe(Effect.provide(engine())))

  it.effect("opens a secret once in half a minute, and signs with a new one from the moment of its rotation", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const box = yield* SecretBox
      let opened = 0
      const counted = Layer.succeed(
        SecretBox,
        SecretBox.of({ ...box, open: (...of) => Effect.tap(box.open(...of), () => Effect.sync(() => void opened++)) })
      )
      const one = yield* customer()
      const webhooks = yield* Webhooks
      const { endpoint: { id }, secret } = yield* endpoint(one, "https://hooks.example/a", ["email.queued"])
      yield* startWorkers(Layer.provide(DeliveryWorker.layer, counted))
      const attempts = Effect.gen(function*() {
        for (let n = 0; n < 20; n++) {
          yield* send(one)
          yield* TestClock.adjust(second)
        }
      })
      yield* attempts
      assert.strictEqual(opened, 1)
      yield* attempts
      assert.strictEqual(opened, 2)
      const rotated = yield* webhooks.rotateSecret(one.live, id, 0)
      const before = harness.requests.length
      yield* attempts
      assert.strictEqual(opened, 3)
      for (const [index, { at, request }] of harness.requests.entries()) {
        const seconds = Math.floor(at / second)
        const mac = createHmac("sha256", Redacted.value(index < before ? secret : rotated.secret))
          .update(`${seconds}.`).update(request.body ?? new Uint8Array()).digest("hex")
        assert.strictEqual(request.headers["Service-Signature"], `t=${seconds},v1=${mac}`)
      }
      assert.strictEqual(harness.requests.length, 60)
    }).pipe(Effect.provide(engine())))

  it.effect("has one body of an event for all endpoints of a format", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const webhooks = yield* Webhooks
      for (const format of ["sendwright", "resend", "sendwright", "resend"] as const) {
        yield* webhooks.create(one.live, { url: "https://hooks.example/a", events: ["email.queued"], format })
      }
      yield* send(one)
      yield* send(one)
      yield* startWorkers(DeliveryWorker.layer)
      yield* TestClock.adjust(second)
      const texts = harness.requests.map(({ request }) => new TextDecoder().decode(request.body ?? undefined))
      assert.deepStrictEqual([texts.length, new Set(texts).size], [8, 4])
      // Built once: not only equal, but the same bytes.
      assert.strictEqual(new Set(harness.requests.map(({ request }) => request.body)).size, 4)
    }).pipe(Effect.provide(engine())))

  it.effect("takes any 2xx for success, and nothing else", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const { endpoint: { id } } = yield* endpoint(one)
      yield* startWorkers(Sendwright.layerWorkers)
      for (const status of [200, 201, 204, 299, 300, 301, 304, 400, 404, 410, 429, 500, 503, 199]) {
        harness.respond = () => Effect.succeed(response(status))
        yield* send(one)
        yield* TestClock.adjust(second)
        const delivery = (yield* deliveries(one, id)).find(({ responseCode }) => responseCode === status)
        const good = status >= 200 && status < 300
        assert.strictEqual(delivery?.status, good ? "delivered" : "pending", String(status))
        assert.strictEqual(delivery?.lastError === null, good)
        if (status === 301) {
          assert.strictEqual(delivery?.lastError, "answered with status 301: redirects are not followed")
        }
      }
    }).pipe(Effect.provide(engine())))

  it.effect("tries eight times in 635 s, then gives up", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const { endpoint: { id } } = yield* endpoint(one, url, ["email.queued"])
      harness.respond = () => Effect.succeed(response(500))
      yield* startWorkers(DeliveryWorker.layer)
      yield* send(one)
      yield* TestClock.adjust(634 * second)
      assert.deepInclude((yield* deliveries(one, id))[0], { status: "pending", attempts: 7 })
      yield* TestClock.adjust(24 * hour)
      assert.deepStrictEqual(yield* seconds, [0, 5, 15, 35, 75, 155, 315, 635])
      const [delivery] = yield* deliveries(one, id)
      assert.deepInclude(delivery, {
        status: "failed",
        attempts: 8,
        responseCode: 500,
        lastError: "answered with status 500"
      })
      const headers = yield* headersOf
      for (const name of ["Service-Event-Id", "Service-Delivery-Id"]) {
        assert.strictEqual(new Set(headers.map((one) => one[name])).size, 1, name)
      }
      assert.strictEqual(new Set(headers.map((one) => one["Service-Signature"])).size, 8, "signed anew each time")
      const attempts = yield* webhooks.attempts(one.live, id, delivery?.id ?? "")
      assert.deepStrictEqual(
        attempts.map(({ at, error, responseCode }) => [(at.getTime() - start) / second, responseCode, error]),
        [0, 5, 15, 35, 75, 155, 315, 635].map((at) => [at, 500, "answered with status 500"])
      )
    }).pipe(Effect.provide(engine(calm))))

  it.effect("counts an endpoint that never answers from the end of its ten seconds", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const { endpoint: { id } } = yield* endpoint(one, url, ["email.queued"])
      harness.respond = () => timeout
      yield* startWorkers(DeliveryWorker.layer)
      yield* send(one)
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual(yield* seconds, [0, 15, 35, 65, 115, 205, 375, 705])
      assert.deepInclude((yield* deliveries(one, id))[0], {
        status: "failed",
        responseCode: null,
        durationMs: 10_000,
        lastError: "did not answer within 10 s"
      })
    }).pipe(Effect.provide(engine(calm))))

  it.effect("adds ten per cent of chance at the most", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      yield* endpoint(one, url, ["email.queued"])
      harness.chance = () => 0.999_999
      harness.respond = () => Effect.succeed(response(500))
      yield* startWorkers(DeliveryWorker.layer)
      yield* send(one)
      yield* TestClock.adjust(hour)
      const times = yield* seconds
      assert.deepStrictEqual(times.map((time) => Math.round(time * 10) / 10), [
        0,
        5.5,
        16.5,
        38.5,
        82.5,
        170.5,
        346.5,
        698.5
      ])
    }).pipe(Effect.provide(engine(calm))))

  it("waits between the step and its tenth more, for eight attempts", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (attempt, chance) => {
          const step = 5_000 * 2 ** (attempt - 1)
          const delay = RetryTimetable.delayAfter(attempt, chance) ?? 0
          assert.isAtLeast(delay, step)
          assert.isAtMost(delay, step * 1.1)
        }
      )
    )
    for (const attempts of [8, 9, 100]) assert.isUndefined(RetryTimetable.delayAfter(attempts, 0))
  })

  it.effect("tells the email's status as it is at each attempt", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      yield* endpoint(one, "https://hooks.example/a", ["email.sent"])
      harness.respond = () => Effect.succeed(response(500))
      yield* startWorkers(Sendwright.layerWorkers)
      yield* send(one, {}, one.test)
      yield* TestClock.adjust(3 * second)
      harness.respond = () => Effect.succeed(response(200))
      yield* TestClock.adjust(3 * second)
      const all = yield* bodies
      assert.deepStrictEqual(all.map(({ data, id, type }) => [id, type, data.mode, data.status, data.details.test]), [
        [all[0].id, "email.sent", "test", "sent", true],
        [all[0].id, "email.sent", "test", "delivered", true]
      ])
    }).pipe(Effect.provide(engine())))

  it.effect("delivers what an endpoint subscribes to, of its own account", () =>
    Effect.gen(function*() {
      const [one, two] = [yield* customer(), yield* customer()]
      const all = yield* endpoint(one, "https://hooks.example/all", ["email.queued", "email.sent", "email.delivered"])
      const some = yield* endpoint(one, "https://hooks.example/some", ["email.delivered"])
      const other = yield* endpoint(two)
      yield* startWorkers(Sendwright.layerWorkers)
      yield* send(one, {}, one.test)
      yield* TestClock.adjust(3 * second)
      const types = (id: string, of: Customer) =>
        Effect.map(deliveries(of, id), (list) => list.map(({ eventType }) => eventType).sort())
      assert.deepStrictEqual(yield* types(all.endpoint.id, one), ["email.delivered", "email.queued", "email.sent"])
      assert.deepStrictEqual(yield* types(some.endpoint.id, one), ["email.delivered"])
      assert.deepStrictEqual(yield* types(other.endpoint.id, two), [])
    }).pipe(Effect.provide(engine())))

  it.effect("counts an attempt that breaks inside the service as a failure", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const { endpoint: { id } } = yield* endpoint(one, url, ["email.queued"])
      harness.respond = () => Effect.die(new Error("bug with a secret in it"))
      yield* startWorkers(DeliveryWorker.layer)
      yield* send(one)
      yield* TestClock.adjust(hour)
      assert.deepInclude((yield* deliveries(one, id))[0], {
        status: "failed",
        attempts: 8,
        lastError: "the attempt broke off inside the service"
      })
    }).pipe(Effect.provide(engine(calm))))

  it.effect("makes an attempt again that could not be recorded", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const { endpoint: { id } } = yield* endpoint(one, url, ["email.queued"])
      let down = true
      const flaky = Layer.effect(
        WebhookStore,
        Effect.map(WebhookStore, (store) =>
          WebhookStore.of({
            ...store,
            settle: (settlements) =>
              Effect.suspend(() =>
                down
                  ? Effect.fail(new StorageError({ command: "WebhookStore.settle", cause: "down" }))
                  : store.settle(settlements)
              )
          }))
      )
      yield* startWorkers(Layer.provide(DeliveryWorker.layer, flaky))
      yield* send(one)
      yield* TestClock.adjust(20 * second)
      assert.strictEqual((yield* deliveries(one, id))[0]?.status, "pending")
      down = false
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(yield* seconds, [0, 30])
      assert.deepInclude((yield* deliveries(one, id))[0], { status: "delivered", attempts: 1 })
    }).pipe(Effect.provide(engine())))

  it.effect("finishes what it began when it stops, and leaves the rest", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      const { endpoint: { id } } = yield* endpoint(one, "https://hooks.example/a", ["email.queued"])
      harness.respond = () => Effect.delay(Effect.succeed(response(200)), 5 * second)
      const { stop } = yield* startWorkers(DeliveryWorker.layer)
      yield* send(one)
      yield* TestClock.adjust(second)
      const stopping = yield* Effect.forkChild(stop)
      yield* TestClock.adjust(second)
      yield* send(one)
      yield* TestClock.adjust(10 * second)
      yield* Fiber.join(stopping)
      assert.deepStrictEqual((yield* deliveries(one, id)).map(({ status }) => status), ["pending", "delivered"])
      assert.strictEqual(harness.requests.length, 1)
    }).pipe(Effect.provide(engine())))
})

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
