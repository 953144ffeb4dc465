import { assert, describe, it } from "@effect/vitest"
import { type BatchRefused, Emails } from "@sendwright/core/emails/Emails"
import type { DecodedSend } from "@sendwright/core/model/SendRequest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { listOf, mixedBatch } from "./support/emails.ts"
import { type Customer, customer, decode, engine, Harness, request, response } from "./support/harness.ts"

describe("Emails.sendBatch, all or nothing", () => {
  const strict = { allOrNothing: true } as const

  const refusedOf = Effect.fnUntraced(
    function*(of: Customer, messages: ReadonlyArray<DecodedSend>, key: string | null) {
      const error = yield* Effect.flip((yield* Emails).sendBatch(of.live, messages, key, strict))
      return error._tag === "BatchRefused" ? error : yield* Effect.die(error)
    }
  )
  const codesOf = ({ failures }: BatchRefused) => failures.map(({ error, index }) => `${index} ${error.code}`)

  it.effect("stores every message, and replays them", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const messages = yield* Effect.forEach([{}, { subject: "two" }], (over) => decode(request(one, over)))
      const answer = yield* emails.sendBatch(one.live, messages, "k", strict)
      assert.deepInclude(answer, { accepted: 2, failed: 0, replayed: false })
      assert.deepStrictEqual(yield* emails.sendBatch(one.live, messages, "k", strict), { ...answer, replayed: true })
      assert.strictEqual((yield* listOf(one)).data.length, 2)
    }).pipe(Effect.provide(engine())))

  it.effect("names every message that is refused, stores nothing, and leaves key and quota as they were", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const { messages, one } = yield* mixedBatch
      const refused = yield* refusedOf(one, messages, "k")
      assert.deepStrictEqual(codesOf(refused), [
        "1 validation_error",
        "2 recipient_suppressed",
        "3 domain_not_verified",
        "5 plan_limit"
      ])
      assert.deepStrictEqual(refused.failures[1]?.error.details, { suppressed: ["gone@example.com"] })
      assert.isNull(refused.retryAfterSeconds)
      // By the storage alone, and by both of them.
      const stored = [messages[0]!, messages[2]!, messages[4]!]
      assert.deepStrictEqual(codesOf(yield* refusedOf(one, stored, "k")), ["1 recipient_suppressed"])
      assert.deepStrictEqual(codesOf(yield* refusedOf(one, messages.slice(0, 2), "k")), ["1 validation_error"])
      assert.deepStrictEqual((yield* listOf(one)).data, [])
      const good = [messages[0]!, messages[4]!]
      assert.deepInclude(yield* emails.sendBatch(one.live, good, "k", strict), { accepted: 2, replayed: false })
    }).pipe(Effect.provide(engine())))

  it.effect("is another request than the same batch without it", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const messages = [yield* decode(request(one)), yield* decode(request(one, { subject: "" }))]
      assert.deepInclude(yield* emails.sendBatch(one.live, messages, "k"), { accepted: 1, failed: 1 })
      const error = yield* Effect.flip(emails.sendBatch(one.live, messages, "k", strict))
      assert.strictEqual(error._tag, "Conflict")
    }).pipe(Effect.provide(engine())))

  it.effect("takes the whole rate of its messages or none of it, and says when it is there", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer({ plan: "free" })
      const messages = yield* Effect.forEach(Array.from({ length: 60 }), () => decode(request(one)))
      assert.strictEqual((yield* emails.sendBatch(one.live, messages, null, strict)).accepted, 60)
      const refused = yield* refusedOf(one, messages, null)
      assert.strictEqual(refused.failures.length, 60)
      assert.deepInclude(refused.failures[0]?.error, { code: "rate_limited" })
      assert.include(refused.failures[0]?.error.message, "2 s")
      assert.strictEqual(refused.retryAfterSeconds, 2)
      assert.strictEqual((yield* listOf(one, { limit: 100 })).data.length, 60)
      // Ten a second: forty were left.
      yield* TestClock.adjust(2_000)
      assert.strictEqual((yield* emails.sendBatch(one.live, messages, null, strict)).accepted, 60)
    }).pipe(Effect.provide(engine())))

  it.effect("fetches nothing for a batch that is refused", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      harness.respond = () => Effect.succeed(response(200, "hello"))
      const one = yield* customer()
      const file = { attachments: [{ filename: "a", url: "https://files.example/a" }] }
      for (const over of [{ subject: "" }, { from: "a@other.example" }]) {
        const messages = [yield* decode(request(one, file)), yield* decode(request(one, over))]
        assert.strictEqual(codesOf(yield* refusedOf(one, messages, null)).length, 1)
      }
      assert.deepStrictEqual(harness.requests, [])
      harness.respond = () => Effect.succeed(response(404, ""))
      const missing = [yield* decode(request(one)), yield* decode(request(one, file))]
      assert.deepStrictEqual(codesOf(yield* refusedOf(one, missing, null)), ["1 validation_error"])
      assert.deepStrictEqual((yield* listOf(one)).data, [])
    }).pipe(Effect.provide(engine())))
})
