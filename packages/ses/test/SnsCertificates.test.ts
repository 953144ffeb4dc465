import { assert, it } from "@effect/vitest"
import {
  GuardedHttp,
  GuardedHttpError,
  type GuardedRequest,
  type GuardedResponse
} from "@sendwright/core/net/GuardedHttp"
import { capacity, maxCertificateBytes, SnsCertificates } from "@sendwright/ses/SnsCertificates"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { maxUnknownPerMinute } from "../src/CertificateAdmission.ts"

const url = "https://sns.us-east-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem"

interface Network {
  readonly requests: Array<GuardedRequest>
  answer: Effect.Effect<GuardedResponse, GuardedHttpError>
}

const pemText = "-----BEGIN CERTIFICATE-----"
const found = { status: 200, headers: {}, body: new TextEncoder().encode(pemText) }

const using = <A, E>(use: (pem: SnsCertificates["Service"]["pem"], network: Network) => Effect.Effect<A, E>) => {
  const network: Network = { requests: [], answer: Effect.succeed(found) }
  const http = Layer.succeed(GuardedHttp, {
    request: (request) =>
      Effect.suspend(() => {
        network.requests.push(request)
        return network.answer
      })
  })
  return Effect.gen(function*() {
    const certificates = yield* SnsCertificates
    return yield* use(certificates.pem, network)
  }).pipe(Effect.provide(Layer.provide(Layer.fresh(SnsCertificates.layer), http)))
}

it.effect("fetches within bounds, over https, and keeps a certificate for a day", () =>
  using((pem, network) =>
    Effect.gen(function*() {
      assert.strictEqual(yield* pem(url), pemText)
      assert.deepStrictEqual(network.requests, [{
        method: "GET",
        url,
        headers: { accept: "*/*" },
        body: null,
        policy: { protocols: ["https:"], allowPrivate: false },
        deadlineMillis: 10_000,
        maxBodyBytes: maxCertificateBytes,
        readBody: "all"
      }])
      yield* TestClock.adjust("23 hours")
      yield* pem(url)
      assert.strictEqual(network.requests.length, 1)
      yield* TestClock.adjust("61 minutes")
      yield* pem(url)
      assert.strictEqual(network.requests.length, 2)
    })
  ))

it.effect("shares one fetch among all who wait for it", () =>
  using((pem, network) =>
    Effect.gen(function*() {
      network.answer = Effect.delay(Effect.succeed(found), "1 second")
      const waiting = yield* Effect.forkChild(
        Effect.all(Array.from({ length: 20 }, () => pem(url)), { concurrency: "unbounded" })
      )
      // One of them gives up; the others still get theirs.
      const impatient = yield* Effect.forkChild(pem(url))
      yield* TestClock.adjust("500 millis")
      yield* Fiber.interrupt(impatient)
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(new Set(yield* Fiber.join(waiting)), new Set([pemText]))
      assert.strictEqual(network.requests.length, 1)
    })
  ))

it.effect("remembers a failure for seconds only", () =>
  using((pem, network) =>
    Effect.gen(function*() {
      network.answer = Effect.fail(new GuardedHttpError({ reason: "timeout", message: "no answer in time" }))
      assert.include((yield* Effect.flip(pem(url))).message, "no answer in time")
      network.answer = Effect.succeed(found)
      assert.include((yield* Effect.flip(pem(url))).message, "no answer in time")
      assert.strictEqual(network.requests.length, 1)
      yield* TestClock.adjust("21 seconds")
      assert.strictEqual(yield* pem(url), pemText)
      network.answer = Effect.succeed({ ...found, status: 404 })
      assert.include((yield* Effect.flip(pem(`${url}x`))).message, "404")
    })
  ))

it.effect("asks SNS for so many unknown ones a minute at the most, and keeps so many", () =>
  using((pem, network) =>
    Effect.gen(function*() {
      for (let count = 0; count < 100; count++) yield* Effect.exit(pem(`${url}?${count}`))
      assert.strictEqual(network.requests.length, maxUnknownPerMinute)
      // What is kept already is not refused.
      assert.strictEqual(yield* pem(`${url}?0`), pemText)
      yield* TestClock.adjust("61 seconds")
      assert.strictEqual(yield* pem(`${url}?99`), pemText)
      for (let minute = 0; minute < 4; minute++) {
        yield* TestClock.adjust("61 seconds")
        for (let count = 0; count < maxUnknownPerMinute; count++) yield* pem(`${url}?${minute}-${count}`)
      }
      assert.isAbove(4 * maxUnknownPerMinute, capacity)
      yield* TestClock.adjust("61 seconds")
      const before = network.requests.length
      yield* pem(`${url}?0`)
      assert.strictEqual(network.requests.length, before + 1)
    })
  ))

it.effect("gets the genuine certificate on its second request while names are made up without end", () =>
  using((pem, network) =>
    Effect.gen(function*() {
      let next = 0
      const attack = Effect.gen(function*() {
        network.answer = Effect.succeed({ ...found, status: 404 })
        for (let count = 0; count < 500; count++) yield* Effect.exit(pem(`${url}?made-up-${next++}`))
        network.answer = Effect.succeed(found)
      })
      yield* attack
      assert.include((yield* Effect.flip(pem(url))).message, "within a minute")
      yield* attack
      assert.strictEqual(yield* pem(url), pemText)
      // And nothing that fails drives it out.
      yield* attack
      yield* TestClock.adjust("61 seconds")
      yield* attack
      const asked = network.requests.length
      assert.strictEqual(yield* pem(url), pemText)
      assert.strictEqual(network.requests.length, asked)
    })
  ))

it.effect("goes on with a certificate that was good where it cannot be fetched anew, or where others use the fetches up", () =>
  using((pem, network) =>
    Effect.gen(function*() {
      yield* pem(url)
      yield* TestClock.adjust("25 hours")
      network.answer = Effect.succeed({ ...found, status: 404 })
      for (let count = 0; count < 100; count++) yield* Effect.exit(pem(`${url}?${count}`))
      const asked = network.requests.length
      assert.strictEqual(yield* pem(url), pemText)
      assert.strictEqual(
        network.requests.length,
        asked + 1,
        "a name that is known is fetched whatever the others use up"
      )
    })
  ))
