import { assert, describe, it, vi } from "@effect/vitest"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import { Emails } from "@sendwright/core/emails/Emails"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { listOf, sendWith } from "./support/emails.ts"
import {
  customer,
  day,
  decode,
  engine,
  get,
  Harness,
  hour,
  request,
  response,
  second,
  start
} from "./support/harness.ts"

describe("Idempotency", () => {
  it.effect("answers a repeated key with the first email, and another request with a conflict", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const first = yield* sendWith(one, "order-1")
      assert.strictEqual(first.replayed, false)
      assert.deepStrictEqual(yield* sendWith(one, "order-1"), { id: first.id, replayed: true })
      assert.strictEqual((yield* get(one, first.id)).idempotencyKey, "order-1")
      assert.strictEqual((yield* sendWith(one, "order-1", { subject: "Another" })).id, "conflict")
      assert.strictEqual((yield* sendWith(one, "order-1", { tags: [] })).id, "conflict")
      assert.strictEqual(
        (yield* sendWith(one, "order-1", { subject: "" })).id,
        "conflict",
        "also one that is not valid"
      )
      const { data } = yield* listOf(one)
      assert.strictEqual(data.length, 1)
      for (const bad of ["", "x".repeat(257), "ä"]) {
        assert.strictEqual((yield* sendWith(one, bad)).id, "validation_error")
      }
    }).pipe(Effect.provide(engine())))

  it.effect("holds keys apart by account, mode and kind", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const [one, two] = [yield* customer(), yield* customer()]
      const ids = [
        (yield* sendWith(one, "k")).id,
        (yield* sendWith(two, "k")).id,
        (yield* sendWith(one, "k", {}, one.test)).id
      ]
      const batch = yield* emails.sendBatch(one.live, [yield* decode(request(one))], "k")
      assert.isFalse(batch.replayed)
      assert.strictEqual(new Set(ids).size, 3)
    }).pipe(Effect.provide(engine())))

  it.effect("answers the step of a work with the first email, whatever it says when it is repeated", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const emails = yield* Emails
      const step = { kind: "step", key: "step-1", lifetimeMillis: 30 * day } as const
      const send = (over: Record<string, unknown>, caller = one.live) =>
        Effect.flatMap(decode(request(one, over)), (message) => emails.send(caller, message, step))
      const { id, replayed } = yield* send({ text: "first" })
      assert.isFalse(replayed)
      yield* TestClock.adjust("29 days")
      for (const over of [{ text: "first" }, { text: "second" }, { to: "eve@example.com" }, { text: 1, from: "" }]) {
        assert.deepStrictEqual(yield* send(over), { id, replayed: true })
      }
      assert.deepInclude(yield* get(one, id), { text: "first", idempotencyKey: "step-1" })
      assert.strictEqual((yield* sendWith(one, "step-1", { text: "second" })).id, "conflict")
      assert.isFalse((yield* send({ text: "second" }, one.test)).replayed)
      yield* TestClock.adjust("1 day")
      assert.isFalse((yield* send({ text: "second" })).replayed)
    }).pipe(Effect.provide(engine())))

  it.effect("remembers a key for 24 hours to the millisecond", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const { id } = yield* sendWith(one, "k")
      yield* TestClock.adjust(day - 1)
      assert.deepStrictEqual(yield* sendWith(one, "k"), { id, replayed: true })
      yield* TestClock.adjust(1)
      const again = yield* sendWith(one, "k", { subject: "Another" })
      assert.strictEqual(again.replayed, false)
      assert.notStrictEqual(again.id, id)
    }).pipe(Effect.provide(engine())))

  it.effect("remembers nothing of a request that was refused", () =>
    Effect.gen(function*() {
      const domains = yield* DomainStore
      const one = yield* customer()
      yield* domains.setStatus(one.account.id, one.domainId, "failed")
      assert.strictEqual((yield* sendWith(one, "k")).id, "domain_not_verified")
      assert.strictEqual((yield* sendWith(one, "k", { subject: "" })).id, "validation_error")
      yield* domains.setStatus(one.account.id, one.domainId, "verified")
      assert.strictEqual((yield* sendWith(one, "k", { subject: "Another" })).replayed, false)
    }).pipe(Effect.provide(engine())))

  it.effect("replays what would be refused by now: a schedule that passed, a paused account", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const over = { scheduledAt: new Date(start + hour).toISOString() }
      const first = yield* sendWith(one, "k", over)
      yield* TestClock.adjust(2 * hour)
      assert.strictEqual((yield* sendWith(one, null, over)).id, "validation_error")
      const paused = { ...one.live, account: { ...one.account, paused: { at: new Date(start), reason: null } } }
      assert.deepStrictEqual(yield* sendWith(one, "k", over, paused), { id: first.id, replayed: true })
    }).pipe(Effect.provide(engine())))

  it.effect("lets two at once make one email", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      harness.respond = () => Effect.as(Effect.sleep(second), response(200, "hello"))
      const one = yield* customer()
      const over = { attachments: [{ filename: "a", url: "https://files.example/a" }] }
      const fibers = yield* Effect.forEach([1, 2, 3], () => Effect.forkChild(sendWith(one, "k", over)))
      yield* TestClock.adjust(second)
      const answers = yield* Effect.forEach(fibers, Fiber.join)
      assert.strictEqual(new Set(answers.map(({ id }) => id)).size, 1)
      assert.deepStrictEqual(answers.map(({ replayed }) => replayed).sort(), [false, true, true])
      assert.strictEqual((yield* listOf(one)).data.length, 1)
    }).pipe(Effect.provide(engine())))

  it.effect("looks for the key within the accept, and before it only where files are to be fetched", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      harness.respond = () => Effect.succeed(response(200, "hello"))
      const asked = vi.spyOn(yield* EmailStore, "recall")
      const one = yield* customer()
      const { id } = yield* sendWith(one, "k")
      assert.deepStrictEqual(yield* sendWith(one, "k"), { id, replayed: true })
      assert.strictEqual(asked.mock.calls.length, 0)
      const over = { attachments: [{ filename: "a", url: "https://files.example/a" }] }
      const fetched = yield* sendWith(one, "with files", over)
      assert.deepStrictEqual(yield* sendWith(one, "with files", over), { id: fetched.id, replayed: true })
      assert.strictEqual(harness.requests.length, 1)
    }).pipe(Effect.provide(engine())))

  it.effect("replays what the quota would not allow by now", () =>
    Effect.gen(function*() {
      const one = yield* customer({ overrides: { ...noOverrides, monthlyEmails: 1 } })
      const { id } = yield* sendWith(one, "k")
      assert.strictEqual((yield* sendWith(one, null)).id, "plan_limit")
      assert.deepStrictEqual(yield* sendWith(one, "k"), { id, replayed: true })
    }).pipe(Effect.provide(engine())))

  it.effect("refuses a request of absurd depth as not valid", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const deep = Array.from({ length: 200_000 }).reduce((inner: unknown) => [inner], "x")
      assert.strictEqual((yield* sendWith(one, "k", { headers: { a: deep } })).id, "validation_error")
    }).pipe(Effect.provide(engine())))
})

describe("Emails.send, by a key of the message", () => {
  const keyOf = (key: string) => ({ kind: "message", key, lifetimeMillis: 600_000 }) as const

  it.effect("sends what is repeated once, for as long as the key lives", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const message = yield* decode(request(one))
      const first = yield* emails.send(one.live, message, keyOf("m1"))
      assert.isFalse(first.replayed)
      yield* TestClock.adjust(599_999)
      assert.deepStrictEqual(yield* emails.send(one.live, message, keyOf("m1")), { id: first.id, replayed: true })
      // The key stands for the message, also where a later release reads another request from it.
      const other = yield* decode(request(one, { subject: "other" }))
      assert.deepStrictEqual(yield* emails.send(one.live, other, keyOf("m1")), { id: first.id, replayed: true })
      yield* TestClock.adjust(1)
      assert.isFalse((yield* emails.send(one.live, message, keyOf("m1"))).replayed)
      assert.isNull((yield* get(one, first.id)).idempotencyKey)
    }).pipe(Effect.provide(engine())))

  it.effect("never meets a client's key", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const message = yield* decode(request(one))
      const keys = [keyOf("k"), "k", null]
      const ids = yield* Effect.forEach(keys, (key) => Effect.map(emails.send(one.live, message, key), ({ id }) => id))
      assert.strictEqual(new Set(ids).size, 3)
    }).pipe(Effect.provide(engine())))
})
