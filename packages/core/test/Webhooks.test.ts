import { assert, describe, it } from "@effect/vitest"
import { WebhookSettings } from "@sendwright/core/foundation/Settings"
import { defaultSubscription } from "@sendwright/core/model/EmailEvent"
import * as Sendwright from "@sendwright/core/Sendwright"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { customer, engine, Harness, second, send, start, startWorkers } from "./support/harness.ts"
import { tagOf, url } from "./support/webhooks.ts"

describe("Webhooks.create", () => {
  it.effect("stores an endpoint with the default subscription, and its secret nowhere in the clear to be listed", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const { endpoint, secret } = yield* webhooks.create(one.live, { url, events: null })
      assert.deepInclude(endpoint, { url, events: defaultSubscription, enabled: true, createdAt: new Date(start) })
      assert.match(Redacted.value(secret), /^whsec_/)
      assert.deepStrictEqual(yield* webhooks.list(one.test), [endpoint], "a test key lists every endpoint")
      assert.deepStrictEqual(yield* webhooks.get(one.test, endpoint.id), endpoint)
      const twice = yield* webhooks.create(one.live, { url, events: ["email.sent", "email.sent"] })
      assert.deepStrictEqual(twice.endpoint.events, ["email.sent"])
      yield* webhooks.remove(one.live, endpoint.id)
      assert.deepStrictEqual(yield* webhooks.list(one.live), [twice.endpoint])
    }).pipe(Effect.provide(engine())))

  it.effect("gives an endpoint the mode of the key that made it, and a test key removes no live one", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const live = (yield* webhooks.create(one.live, { url, events: null })).endpoint
      const test = (yield* webhooks.create(one.test, { url, events: null })).endpoint
      assert.deepStrictEqual([live.mode, test.mode], ["live", "test"])
      assert.deepStrictEqual(yield* webhooks.list(one.test), [live, test])
      const refused = yield* Effect.flip(webhooks.remove(one.test, live.id))
      assert.strictEqual(refused._tag, "Forbidden")
      assert.deepStrictEqual(yield* webhooks.list(one.live), [live, test])
      yield* webhooks.remove(one.test, test.id)
      assert.strictEqual(yield* tagOf(webhooks.remove(one.test, test.id)), "NotFound")
      yield* webhooks.remove(one.live, live.id)
    }).pipe(Effect.provide(engine())))

  it.effect("refuses URLs that are too long, or lead inside", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const long = `${url}?${"x".repeat(2048 - url.length - 1)}`
      assert.strictEqual((yield* webhooks.create(one.live, { url: long, events: null })).endpoint.url.length, 2048)
      for (
        const bad of [
          `${long}x`,
          "",
          "ftp://hooks.example",
          "http://127.0.0.1/",
          "https://a:b@hooks.example",
          "http://localhost"
        ]
      ) {
        const error = yield* Effect.flip(webhooks.create(one.live, { url: bad, events: null }))
        assert.deepStrictEqual(error._tag === "ValidationError" && error.issues.map(({ path }) => path), [["url"]], bad)
      }
    }).pipe(Effect.provide(engine())))

  it.effect("makes no more of them for an account than it may have", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const [one, other] = [yield* customer(), yield* customer()]
      const create = (caller = one.live) => webhooks.create(caller, { url, events: null })
      const [first] = yield* Effect.forEach([1, 2, 3], () => create())
      const refused = yield* Effect.flip(create(one.test))
      assert.include(refused.message, "an account may have 3, so remove one first")
      yield* create(other.live)
      yield* webhooks.remove(one.live, first!.endpoint.id)
      yield* create()
    }).pipe(Effect.provide(engine({ endpointsPerAccount: 3 }))))

  it.effect("asks the policy of the settings", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const one = yield* customer()
      assert.strictEqual(
        (yield* webhooks.create(one.live, { url: "https://127.0.0.1/", events: null })).endpoint.enabled,
        true
      )
      assert.strictEqual(
        (yield* Effect.flip(webhooks.create(one.live, { url: "http://hooks.example", events: null })))._tag,
        "ValidationError"
      )
    }).pipe(Effect.provide(Layer.provide(
      engine(),
      Layer.succeed(WebhookSettings, { urlPolicy: { protocols: ["https:"], allowPrivate: true } })
    ))))

  it.effect("hides what belongs to another account", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const [one, two] = [yield* customer(), yield* customer()]
      const { endpoint: { id } } = yield* webhooks.create(one.live, { url, events: null })
      const page = { limit: 10, cursor: null }
      for (
        const attempt of [
          webhooks.get(two.live, id),
          webhooks.remove(two.live, id),
          webhooks.deliveries(two.live, id, page),
          webhooks.sendTest(two.live, id),
          webhooks.attempts(one.live, id, id),
          webhooks.retry(one.live, id, id),
          webhooks.sendAgain(one.live, id, id),
          webhooks.get(one.live, "no-id")
        ]
      ) assert.strictEqual(yield* tagOf(attempt), "NotFound")
    }).pipe(Effect.provide(engine())))
})

describe("Webhooks.deliveries", () => {
  it.effect("keeps live deliveries from test keys", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const { endpoint: { id } } = yield* webhooks.create(one.live, { url, events: ["email.queued"] })
      yield* send(one)
      yield* send(one, {}, one.test)
      const [test, live] = (yield* webhooks.deliveries(one.live, id, { limit: 10, cursor: null })).data
      const { data, nextCursor } = yield* webhooks.deliveries(one.test, id, { limit: 1, cursor: null })
      assert.deepStrictEqual([data.map(({ mode }) => mode), nextCursor], [["test"], null])
      const hidden = live?.mode === "live" ? live.id : test?.id ?? ""
      for (
        const attempt of [
          tagOf(webhooks.attempts(one.test, id, hidden)),
          tagOf(webhooks.retry(one.test, id, hidden)),
          tagOf(webhooks.sendAgain(one.test, id, hidden))
        ]
      ) assert.strictEqual(yield* attempt, "NotFound")
    }).pipe(Effect.provide(engine())))

  it.effect("pages through deliveries, and refuses a cursor of another list", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const { endpoint: { id } } = yield* webhooks.create(one.live, { url, events: ["email.queued"] })
      const other = yield* webhooks.create(one.live, { url, events: null })
      for (let i = 0; i < 5; i++) yield* send(one)
      const first = yield* webhooks.deliveries(one.live, id, { limit: 3, cursor: null })
      const rest = yield* webhooks.deliveries(one.live, id, { limit: 3, cursor: first.nextCursor })
      assert.strictEqual(new Set([...first.data, ...rest.data].map(({ id }) => id)).size, 5)
      assert.isNull(rest.nextCursor)
      for (
        const attempt of [
          webhooks.deliveries(one.live, other.endpoint.id, { limit: 3, cursor: first.nextCursor }),
          webhooks.deliveries(one.test, id, { limit: 3, cursor: first.nextCursor }),
          webhooks.deliveries(one.live, id, { limit: 3, cursor: "x" })
        ]
      ) assert.strictEqual((yield* Effect.flip(attempt))._tag, "ValidationError")
    }).pipe(Effect.provide(engine())))
})

describe("Webhooks.request", () => {
  it.effect("shows what is posted, but for the signatures", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const { endpoint: { id } } = yield* webhooks.create(one.live, { url, events: ["email.sent"] })
      yield* startWorkers(Sendwright.layerWorkers)
      yield* send(one)
      yield* TestClock.adjust(second)
      yield* webhooks.sendTest(one.live, id)
      yield* TestClock.adjust(second)
      const { data } = yield* webhooks.deliveries(one.live, id, { limit: 10, cursor: null })
      assert.strictEqual(data.length, 2)
      const signatures = new Set(["Service-Signature", "webhook-signature", "webhook-timestamp"])
      for (const [index, { request }] of harness.requests.entries()) {
        const shown = yield* webhooks.request(one.live, id, data[1 - index]!.id)
        const sentHeaders = Object.entries(request.headers).filter(([name]) => name !== "traceparent")
        assert.deepStrictEqual(Object.keys(shown.headers), sentHeaders.map(([name]) => name))
        for (const [name, value] of sentHeaders) {
          if (!signatures.has(name)) assert.strictEqual(shown.headers[name], value)
        }
        assert.strictEqual(shown.url, request.url)
        if (index === 1) assert.strictEqual(shown.body, new TextDecoder().decode(request.body ?? undefined))
        else assert.strictEqual(JSON.parse(shown.body ?? "").data.email_id, data[1]!.emailId)
      }
      assert.strictEqual(yield* tagOf(webhooks.request(one.live, id, id)), "NotFound")
    }).pipe(Effect.provide(engine())))
})
