import { assert, describe, it } from "@effect/vitest"
import { EmailSources } from "@sendwright/core/sending/EmailSources"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { customer, engine, Harness, send, start, startWorkers } from "./support/harness.ts"

describe("EmailSources", () => {
  it.effect("builds what the worker handed over, but for its signature and its envelope", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const sources = yield* EmailSources
      yield* startWorkers(SendWorker.layer)
      const one = yield* customer()
      const attachments = [{ filename: "a.txt", content: "aGVsbG8=" }]
      const id = yield* send(one, { cc: ["Kim <kim@example.jp>"], bcc: ["lee@example.com"], attachments })
      yield* TestClock.adjust(1_000)
      const [handed] = harness.handedOver
      const { attempt: _, dkim: __, envelope: ___, onAccepted: ____, ...sent } = handed!.message
      const message = yield* sources.message(one.live, id)
      const { attempt, dkim, envelope, ...rebuilt } = message!
      assert.deepStrictEqual(rebuilt, sent)
      assert.deepStrictEqual([attempt, dkim, envelope.recipients], [1, null, []])
      assert.deepStrictEqual(
        (yield* sources.attachments(one.live, id)).map(({ filename }) => filename),
        ["a.txt"]
      )
    }).pipe(Effect.provide(engine())))

  it.effect("says whom the header names without being recipients, and its own Message-ID and date", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      yield* startWorkers(SendWorker.layer)
      const one = yield* customer()
      const date = new Date(start).toUTCString().replace("GMT", "+0000")
      const id = yield* send(one, {
        to: "Ada@example.com",
        bcc: "bob@example.com",
        visible: { to: ["Notes <notes@Lists.example>"], cc: ["ada@example.com"] },
        messageId: "1@app.example",
        date
      })
      yield* TestClock.adjust(1_000)
      const { message } = harness.handedOver[0]!
      assert.deepStrictEqual(message.to, [{ name: "Notes", address: "notes@Lists.example" }])
      assert.deepStrictEqual(message.cc, [{ name: null, address: "ada@example.com" }])
      assert.deepStrictEqual(message.onlyShown, ["notes@lists.example"])
      assert.deepStrictEqual(message.envelope.recipients, ["Ada@example.com", "bob@example.com"])
      assert.deepStrictEqual(
        [message.messageId, message.ownMessageId, message.ownDate],
        [`${id}@${one.domain}`, "1@app.example", date]
      )
      const { attempt: _, dkim: __, envelope: ___, onAccepted: ____, ...sent } = message
      const { attempt, dkim, envelope, ...rebuilt } = (yield* (yield* EmailSources).message(one.live, id))!
      assert.deepStrictEqual([rebuilt, attempt, dkim, envelope.recipients], [sent, 1, null, []])
    }).pipe(Effect.provide(engine())))

  it.effect("builds nobody else's", () =>
    Effect.gen(function*() {
      const sources = yield* EmailSources
      const one = yield* customer()
      const other = yield* customer()
      const id = yield* send(one, {})
      assert.strictEqual((yield* Effect.flip(sources.message(other.live, id)))._tag, "NotFound")
      assert.strictEqual((yield* Effect.flip(sources.message(one.test, id)))._tag, "NotFound")
      assert.strictEqual((yield* Effect.flip(sources.attachments(other.live, id)))._tag, "NotFound")
    }).pipe(Effect.provide(engine())))
})
