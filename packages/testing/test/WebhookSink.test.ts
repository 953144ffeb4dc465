import { assert, it } from "@effect/vitest"
import { GuardedHttp, type GuardedRequest } from "@sendwright/core/net/GuardedHttp"
import { WebhookSink } from "@sendwright/testing/WebhookSink"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"

const request = (url: string): GuardedRequest => ({
  method: "POST",
  url,
  headers: { "Service-Event-Id": "1" },
  body: new TextEncoder().encode("{\"é\":1}"),
  policy: { protocols: ["https:"], allowPrivate: false },
  deadlineMillis: 10_000,
  maxBodyBytes: 100,
  readBody: "none"
})

const provide = Effect.provide(Layer.fresh(WebhookSink.layer))

it.effect("keeps what arrives and answers as told", () =>
  Effect.gen(function*() {
    const sink = yield* WebhookSink
    const http = yield* GuardedHttp
    yield* sink.answer("https://b.example/", 410)
    yield* sink.answerNext(1, 503)
    yield* sink.answerNext(1, "dns")
    const statusOf = (url: string) =>
      Effect.match(http.request(request(url)), {
        onFailure: (error) => error.reason,
        onSuccess: (response) => response.status
      })
    const seen: Array<number | string> = []
    for (const url of ["https://a.example/", "https://b.example/", "https://b.example/", "https://a.example/"]) {
      seen.push(yield* statusOf(url))
    }
    assert.deepStrictEqual(seen, [503, "dns", 410, 200])
    assert.deepStrictEqual(sink.received[1], {
      at: new Date(0),
      url: "https://b.example/",
      headers: { "Service-Event-Id": "1" },
      body: "{\"é\":1}"
    })
  }).pipe(provide))

it.effect("answers late, and not at all after the deadline", () =>
  Effect.gen(function*() {
    const sink = yield* WebhookSink
    const http = yield* GuardedHttp
    yield* sink.delay(9_999)
    const late = yield* Effect.forkChild(http.request(request("https://a.example/")))
    yield* TestClock.adjust(9_999)
    assert.strictEqual((yield* Fiber.join(late)).status, 200)
    yield* sink.delay(60_000)
    const never = yield* Effect.forkChild(Effect.flip(http.request(request("https://a.example/"))))
    yield* TestClock.adjust(10_000)
    assert.strictEqual((yield* Fiber.join(never)).reason, "timeout")
  }).pipe(provide))
