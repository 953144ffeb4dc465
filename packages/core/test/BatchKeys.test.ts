import { assert, describe, it, vi } from "@effect/vitest"
import { Emails } from "@sendwright/core/emails/Emails"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { RateLimited } from "@sendwright/core/foundation/Errors"
import * as Effect from "effect/Effect"
import { toBatchError, waitOf } from "../src/emails/Batch.ts"
import { customer, decode, engine, request, start } from "./support/harness.ts"

describe("Emails.sendBatch, with a key", () => {
  it.effect("refuses the key of a batch with as many other messages", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const batchOf = (...subjects: ReadonlyArray<string>) =>
        Effect.forEach(subjects, (subject) => decode(request(one, { subject })))
      for (const allOrNothing of [false, true]) {
        const send = (key: string, ...subjects: ReadonlyArray<string>) =>
          Effect.flatMap(
            batchOf(...subjects),
            (messages) => emails.sendBatch(one.live, messages, key, { allOrNothing })
          )
        const key = `k-${allOrNothing}`
        const first = yield* send(key, "a", "b")
        assert.deepStrictEqual(yield* send(key, "a", "b"), { ...first, replayed: true })
        assert.strictEqual((yield* Effect.flip(send(key, "a", "c")))._tag, "Conflict")
      }
    }).pipe(Effect.provide(engine())))

  it.effect("replays a batch whose repetition would be over the rate, and takes nothing of it", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer({ plan: "free" })
      const message = yield* decode(request(one))
      const messages = Array.from({ length: 60 }, () => message)
      const first = yield* emails.sendBatch(one.live, messages, "k")
      assert.strictEqual(first.accepted, 60)
      assert.deepStrictEqual(yield* emails.sendBatch(one.live, messages, "k"), { ...first, replayed: true })
      assert.strictEqual((yield* emails.sendBatch(one.live, messages.slice(0, 40), null)).accepted, 40)
    }).pipe(Effect.provide(engine())))

  it.effect("replays to a repetition that came while the first was being stored", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const messages = [yield* decode(request(one)), yield* decode(request(one, { subject: "" }))]
      const first = yield* emails.sendBatch(one.live, messages, "k")
      const store = yield* EmailStore
      vi.spyOn(store, "recall").mockImplementation(() => Effect.succeedNone)
      assert.deepStrictEqual(yield* emails.sendBatch(one.live, messages, "k"), { ...first, replayed: true })
    }).pipe(Effect.provide(engine())))

  it.effect("names the field that is wrong, and no details where there are none", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer({ paused: { at: new Date(start), reason: null } })
      const message = yield* decode(request(one))
      const pathsOf = (key: string, count = 1) =>
        Effect.map(
          Effect.flip(emails.sendBatch(one.live, Array.from({ length: count }, () => message), key)),
          (error) => error._tag === "ValidationError" && error.issues.map(({ path }) => path)
        )
      assert.deepStrictEqual(yield* pathsOf(""), [["idempotencyKey"]])
      assert.deepStrictEqual(yield* pathsOf("k", 0), [[]])
      const { results: [refused] } = yield* emails.sendBatch(one.live, [message], null)
      assert.deepStrictEqual(refused?.ok === false && Object.keys(refused.error), ["code", "message"])
    }).pipe(Effect.provide(engine())))
})

it("says when all that was refused for its rate has room, and nothing where nothing was", () => {
  const limited = (retryAfterSeconds: number) => new RateLimited({ retryAfterSeconds })
  assert.isNull(waitOf([]))
  assert.strictEqual(waitOf([limited(2), limited(7), limited(1)]), 7)
  assert.strictEqual(toBatchError(limited(2)).code, "rate_limited")
})
