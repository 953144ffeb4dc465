import { assert, describe, it, vi } from "@effect/vitest"
import { Emails } from "@sendwright/core/emails/Emails"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { AttachmentSettings } from "@sendwright/core/foundation/Settings"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import * as Tracing from "@sendwright/core/foundation/Tracing"
import * as Sendwright from "@sendwright/core/Sendwright"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import * as RecordedSpans from "@sendwright/testing/RecordedSpans"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as TestClock from "effect/testing/TestClock"
import * as Tracer from "effect/Tracer"
import { customer, decode, engine, Harness, hour, request, second, send, startWorkers } from "./support/harness.ts"

const external = (over: Partial<Tracer.ExternalSpan> = {}) =>
  Tracer.externalSpan({ traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7", ...over })

const linksOf = (span: Tracer.Span) => span.links.map(({ span: { spanId, traceId } }) => ({ traceId, spanId }))

/** An engine with an endpoint: sends one email under a span, lets the workers come to rest, and gives what they asked. */
const sendOne = Effect.fnUntraced(function*(sampled: boolean) {
  const one = yield* customer()
  const webhooks = yield* Webhooks
  yield* webhooks.create(one.live, { url: "https://hooks.example/a?token=secret", events: ["email.sent"] })
  yield* Effect.withSpan(send(one), "request", { sampled })
  yield* startWorkers(Sendwright.layerWorkers)
  yield* TestClock.adjust(second)
  const { requests } = yield* Harness
  return requests.map(({ request }) => request.headers)
})

const calm = { pollMillis: hour }

describe("Tracing", () => {
  it("names sampled spans only, and only by ids that a traceparent has room for", () => {
    assert.deepStrictEqual(Tracing.contextOf(external()), {
      traceId: "4bf92f3577b34da6a3ce929d0e0e4736",
      spanId: "00f067aa0ba902b7"
    })
    const half = external({ traceId: "a3ce929d0e0e4736" })
    assert.strictEqual(Tracing.contextOf(half)?.traceId, "0000000000000000a3ce929d0e0e4736")
    for (const over of [{ sampled: false }, { traceId: "noop" }, { spanId: "noop" }, { spanId: "00F067AA0BA902B7" }]) {
      assert.isNull(Tracing.contextOf(external(over)), JSON.stringify(over))
    }
  })

  it.effect("links hand-off and webhook attempt to the accept, and names the attempt to the receiver", () =>
    Effect.gen(function*() {
      const { named, spans, tracer } = RecordedSpans.make()
      const [headers] = yield* Effect.withTracer(sendOne(true), tracer)
      const [accept] = named("Emails.send")
      const [begin] = named("SendWorker.begin")
      const [handOff] = named("SendWorker.handOff")
      const [attempt] = named("DeliveryWorker.attempt")
      if (accept === undefined || begin === undefined || handOff === undefined || attempt === undefined) {
        return assert.fail("a span is missing")
      }
      const { spanId, traceId } = accept
      assert.strictEqual(named("request")[0]?.traceId, traceId)
      assert.deepStrictEqual(linksOf(handOff), [
        { traceId: begin.traceId, spanId: begin.spanId },
        { traceId, spanId }
      ])
      assert.deepInclude(Object.fromEntries(begin.attributes), { "sendwright.batch.size": 1 })
      assert.deepStrictEqual(linksOf(attempt), [{ traceId, spanId }])
      assert.strictEqual(headers?.["traceparent"], `00-${attempt.traceId}-${attempt.spanId}-01`)
      assert.deepInclude(Object.fromEntries(handOff.attributes), {
        "sendwright.attempt": 1,
        "sendwright.outcome": "Accepted",
        "sendwright.provider": "fake"
      })
      assert.deepInclude(Object.fromEntries(attempt.attributes), {
        "http.response.status_code": 200,
        "sendwright.outcome": "delivered"
      })
      const told = JSON.stringify(spans.map(({ attributes, events }) => [[...attributes], events.map(String)]))
      assert.notMatch(told, /@|secret|https?:/)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("keeps nothing of a trace that is not sampled", () =>
    Effect.gen(function*() {
      const { named, tracer } = RecordedSpans.make()
      const [headers] = yield* Effect.withTracer(sendOne(false), tracer)
      assert.deepStrictEqual(named("Emails.send"), [])
      const [begin] = named("SendWorker.begin")
      assert.deepStrictEqual(named("SendWorker.handOff").map(linksOf), [
        [{ traceId: begin?.traceId, spanId: begin?.spanId }]
      ])
      assert.isDefined(headers?.["traceparent"])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("keeps nothing and tells nobody where no tracer is installed", () =>
    Effect.gen(function*() {
      const [headers] = yield* sendOne(true)
      assert.isDefined(headers)
      assert.isUndefined(headers?.["traceparent"])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("records a refusal by its code, without its message", () =>
    Effect.gen(function*() {
      const { named, tracer } = RecordedSpans.make()
      const one = yield* customer()
      const emails = yield* Emails
      const asked = yield* decode(request(one, { from: "a@elsewhere.example" }))
      const error = yield* Effect.flip(Effect.withTracer(emails.send(one.live, asked, null), tracer))
      assert.strictEqual(error._tag, "DomainNotVerified")
      const [span] = named("Emails.send")
      assert.strictEqual(span?.attributes.get("error.type"), "domain_not_verified")
      assert.isTrue(span?.status._tag === "Ended" && span.status.exit._tag === "Success")
    }).pipe(Effect.provide(engine(calm))))

  it.effect("records a failure of the service as one, and which email an answer names", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const emails = yield* Emails
      const traced = Effect.fnUntraced(function*(over: Record<string, unknown>) {
        const { named, tracer } = RecordedSpans.make()
        const asked = yield* decode(request(one, over))
        const result = yield* Effect.result(Effect.withTracer(emails.send(one.live, asked, "k"), tracer))
        const [span] = named("Emails.send")
        return { result, span, exit: span?.status._tag === "Ended" ? span.status.exit._tag : "None" }
      })
      for (const replayed of [false, true]) {
        const { exit, result, span } = yield* traced({})
        assert.strictEqual(exit, "Success")
        assert.deepInclude(Object.fromEntries(span?.attributes ?? []), {
          "sendwright.email.id": Result.isSuccess(result) ? result.success.id : "",
          "sendwright.replayed": replayed
        })
      }
      const store = yield* EmailStore
      vi.spyOn(store, "recall").mockImplementation(() => Effect.succeedNone)
      const tagOf = ({ result }: Effect.Success<ReturnType<typeof traced>>) =>
        Result.isFailure(result) && result.failure._tag
      // There is no time for files, and so no room for them.
      const overloaded = yield* traced({ attachments: [{ filename: "a", url: "https://files.example/a" }] })
      assert.deepStrictEqual([overloaded.exit, tagOf(overloaded)], ["Failure", "Overloaded"])
      const lost = new StorageError({ command: "EmailStore.accept", cause: new Error("reset") })
      vi.spyOn(store, "accept").mockReturnValue(Effect.fail(lost))
      const broken = yield* traced({})
      assert.deepStrictEqual([broken.exit, tagOf(broken)], ["Failure", "StorageError"])
    }).pipe(Effect.provide(
      engine(calm).pipe(
        Layer.provide(Layer.succeed(AttachmentSettings, { ...AttachmentSettings.defaultValue(), deadlineMillis: 0 }))
      )
    )))
})
