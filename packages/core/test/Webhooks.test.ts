import { assert, describe, it } from "@effect/vitest"
import type { Caller } from "@sendwright/core/accounts/Caller"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { WebhookSettings } from "@sendwright/core/foundation/Settings"
import { defaultSubscription } from "@sendwright/core/model/EmailEvent"
import * as Sendwright from "@sendwright/core/Sendwright"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { Stripe } from "stripe"
import { calm } from "./support/handoff.ts"
import { customer, engine, Harness, hour, response, second, send, start, startWorkers } from "./support/harness.ts"

const url = "https://hooks.example/a"

/** The tag of the error that something fails with. */
const tagOf = <A, R>(attempt: Effect.Effect<A, { readonly _tag: string }, R>) =>
  Effect.match(attempt, { onSuccess: () => "succeeded", onFailure: ({ _tag }) => _tag })

const stripe = new Stripe("sk_test_unused")

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

describe("Webhooks.readSecret", () => {
  it.effect("shows the secret of an endpoint whose format promises it, to who manages webhooks in its mode", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const log = yield* AuditLog
      const [one, other] = [yield* customer(), yield* customer()]
      const { endpoint, secret } = yield* webhooks.create(one.live, { url, events: null, format: "resend" })
      const own = (yield* webhooks.create(one.live, { url, events: null })).endpoint
      const reads = Effect.map(
        log.list(one.account.id, 99, null),
        (entries) =>
          entries.filter(({ action }) => action === "webhook.secret_read").map((
            { actor, subject }
          ) => [actor.id, subject])
      )
      const read = (caller: Caller, of = endpoint) =>
        Effect.map(webhooks.readSecret(caller, of), (found) => found === null ? null : Redacted.value(found))
      for (const caller of [one.test, other.live, { ...one.live, scopes: ["emails:send" as const] }]) {
        assert.isNull(yield* read(caller))
      }
      assert.isNull(yield* read(one.live, own))
      assert.deepStrictEqual(yield* reads, [])
      assert.strictEqual(yield* read(one.live), Redacted.value(secret))
      assert.deepStrictEqual(yield* reads, [[one.live.actor.id, endpoint.id]])
      const rotated = yield* webhooks.rotateSecret(one.live, endpoint.id, 1)
      assert.strictEqual(yield* read(one.live), Redacted.value(rotated.secret))
    }).pipe(Effect.provide(engine())))
})

describe("Webhooks.rotateSecret", () => {
  it.effect("signs with both secrets for as long as it is told, the new one first", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const webhooks = yield* Webhooks
      const one = yield* customer()
      const { endpoint: { id }, secret } = yield* webhooks.create(one.live, { url, events: null })
      yield* startWorkers(Sendwright.layerWorkers)
      const rotated = yield* webhooks.rotateSecret(one.live, id, 1)
      assert.deepStrictEqual(rotated.endpoint.oldSecretUntil, new Date(start + hour))
      assert.notStrictEqual(Redacted.value(rotated.secret), Redacted.value(secret))
      const sent = Effect.gen(function*() {
        yield* webhooks.sendTest(one.live, id)
        yield* TestClock.adjust(second)
        const { body, headers } = harness.requests.at(-1)!.request
        return { body: new TextDecoder().decode(body ?? undefined), header: headers["Service-Signature"] ?? "" }
      })
      const fits = (of: Effect.Success<typeof sent>, { secret }: { readonly secret: Redacted.Redacted<string> }) => {
        try {
          stripe.webhooks.constructEvent(of.body, of.header, Redacted.value(secret), Infinity)
          return true
        } catch {
          return false
        }
      }
      const during = yield* sent
      assert.strictEqual(during.header.match(/v1=/g)?.length, 2)
      assert.deepStrictEqual([fits(during, rotated), fits(during, { secret })], [true, true])
      // To the very moment that the rotation named.
      yield* TestClock.adjust(hour - second)
      const later = yield* sent
      assert.strictEqual(later.header.match(/v1=/g)?.length, 1)
      assert.deepStrictEqual([fits(later, rotated), fits(later, { secret })], [true, false])
      const atOnce = yield* webhooks.rotateSecret(one.live, id, 0)
      assert.isNull(atOnce.endpoint.oldSecretUntil)
      const last = yield* sent
      assert.deepStrictEqual([fits(last, atOnce), fits(last, rotated)], [true, false])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("refuses times that are none, others' endpoints, and live endpoints of a test key", () =>
    Effect.gen(function*() {
      const webhooks = yield* Webhooks
      const [one, two] = [yield* customer(), yield* customer()]
      const { endpoint: { id } } = yield* webhooks.create(one.live, { url, events: null })
      for (const hours of [-1, 0.5, 169, Number.NaN]) {
        assert.strictEqual(yield* tagOf(webhooks.rotateSecret(one.live, id, hours)), "ValidationError")
      }
      assert.strictEqual(yield* tagOf(webhooks.rotateSecret(two.live, id, 1)), "NotFound")
      assert.strictEqual(yield* tagOf(webhooks.rotateSecret(one.test, id, 1)), "Forbidden")
    }).pipe(Effect.provide(engine())))
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
