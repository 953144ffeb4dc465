import { assert, describe, it } from "@effect/vitest"
import { Emails } from "@sendwright/core/emails/Emails"
import { normalize } from "@sendwright/core/foundation/Address"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { listOf, mixedBatch } from "./support/emails.ts"
import { customer, decode, engine, request, start } from "./support/harness.ts"

describe("Emails.sendBatch", () => {
  it.effect("judges each message and keeps its place", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const { messages, one, suppressions } = yield* mixedBatch
      const answer = yield* emails.sendBatch(one.live, messages, "batch-1")
      assert.deepStrictEqual(answer.results.map((item) => item.ok ? "ok" : item.error.code), [
        "ok",
        "validation_error",
        "recipient_suppressed",
        "domain_not_verified",
        "ok",
        "plan_limit"
      ])
      assert.deepStrictEqual(answer.results.map(({ index }) => index), [0, 1, 2, 3, 4, 5])
      assert.deepInclude(answer, { accepted: 2, failed: 4, replayed: false })
      assert.deepInclude(answer.results[2], {
        error: {
          code: "recipient_suppressed",
          message: "One or more recipients are suppressed, so nothing was sent: suppressed lists them.",
          details: { suppressed: ["gone@example.com"] }
        }
      })

      yield* suppressions.remove(one.account.id, { address: normalize("gone@example.com") })
      const replay = yield* emails.sendBatch(one.live, messages, "batch-1")
      assert.deepStrictEqual(replay, { ...answer, replayed: true })
      const conflict = yield* Effect.flip(emails.sendBatch(one.live, messages.slice(1), "batch-1"))
      assert.strictEqual(conflict._tag, "Conflict")
      assert.strictEqual((yield* listOf(one)).data.length, 2)
    }).pipe(Effect.provide(engine())))

  it.effect("stores nothing, its key included, where no message was accepted", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const bad = [
        yield* decode(request(one, { subject: "" })),
        yield* decode(request(one, { from: "a@other.example" }))
      ]
      for (const messages of [bad, bad.slice(0, 1)]) {
        const answer = yield* emails.sendBatch(one.live, messages, "k")
        assert.deepInclude(answer, { accepted: 0, failed: messages.length, replayed: false })
      }
      const good = yield* emails.sendBatch(one.live, [yield* decode(request(one))], "k")
      assert.deepInclude(good, { accepted: 1, replayed: false })
    }).pipe(Effect.provide(engine())))

  it.effect("takes 1 to 100 messages", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const message = yield* decode(request(one))
      for (const count of [0, 101]) {
        const error = yield* Effect.flip(emails.sendBatch(one.live, Array.from({ length: count }, () => message), null))
        assert.strictEqual(error._tag, "ValidationError")
      }
      const all = yield* emails.sendBatch(one.live, Array.from({ length: 100 }, () => message), null)
      assert.strictEqual(all.accepted, 100)
    }).pipe(Effect.provide(engine())))

  it.effect("fails the messages over the key's rate, and takes them once they have waited", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer({ plan: "free" })
      const messages = yield* Effect.forEach(Array.from({ length: 60 }), () => decode(request(one)))
      assert.strictEqual((yield* emails.sendBatch(one.live, messages, null)).accepted, 60)
      const second = yield* emails.sendBatch(one.live, messages, null)
      assert.deepInclude(second, { accepted: 40, failed: 20 })
      const item = second.results[40]
      assert.deepInclude(item, { ok: false, index: 40 })
      assert.strictEqual(item?.ok === false && item.error.code, "rate_limited")
      yield* TestClock.adjust(1_000)
      assert.deepInclude(yield* emails.sendBatch(one.live, messages.slice(0, 11), null), { accepted: 10, failed: 1 })
      const other = yield* emails.sendBatch(one.test, messages, null)
      assert.strictEqual(other.accepted, 60, "another key has a bucket of its own")
    }).pipe(Effect.provide(engine())))

  it.effect("fails every message of a paused account", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer({ paused: { at: new Date(start), reason: null } })
      const answer = yield* emails.sendBatch(one.live, [
        yield* decode(request(one)),
        yield* decode(request(one, { subject: "" }))
      ], null)
      assert.deepStrictEqual(answer.results.map((item) => !item.ok && item.error.code), [
        "account_paused",
        "validation_error"
      ])
    }).pipe(Effect.provide(engine())))
})
