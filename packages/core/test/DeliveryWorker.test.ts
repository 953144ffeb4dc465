import { assert, describe, it } from "@effect/vitest"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as DeliveryWorker from "@sendwright/core/webhooks/DeliveryWorker"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { createHmac } from "node:crypto"
import * as fs from "node:fs"
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
import { deliveries, endpoint, seconds, timeout, url } from "./support/webhooks.ts"

const bodies = Effect.map(
  Harness,
  (harness) => harness.requests.map(({ request }) => JSON.parse(new TextDecoder().decode(request.body ?? undefined)))
)
const manifest = JSON.parse(fs.readFileSync(new URL("../package.json", import.meta.url), "utf8"))

const headersOf = Effect.map(Harness, (harness) => harness.requests.map(({ request }) => request.headers))

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
