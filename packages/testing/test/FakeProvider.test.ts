import { assert, it } from "@effect/vitest"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as Submission from "@sendwright/core/sending/Submission"
import { FakeProvider, reportOn } from "@sendwright/testing/FakeProvider"
import { newId } from "@sendwright/testing/fixtures"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"

const message = (...recipients: ReadonlyArray<string>) =>
  outgoing({ emailId: newId(), envelope: { from: "ada@engines.example", bounceDomain: null, recipients } })

const provide = Effect.provide(Layer.fresh(FakeProvider.layer))

it.effect("takes messages and keeps them", () =>
  Effect.gen(function*() {
    const fake = yield* FakeProvider
    const provider = yield* EmailProvider
    yield* provider.check
    const first = message("a@example.com")
    const answers = [yield* provider.submit(first), yield* provider.submit(message("b@example.com"))]
    assert.deepStrictEqual(answers.map(({ _tag }) => _tag), ["Accepted", "Accepted"])
    assert.strictEqual(fake.outbox.length, 2)
    assert.strictEqual(fake.outbox[0]!.message, first)
    assert.strictEqual(new Set(fake.outbox.map(({ providerMessageId }) => providerMessageId)).size, 2)
    const report = reportOn(fake.outbox[0]!, { type: "email.delivered", occurredAt: new Date(5) })
    assert.strictEqual(report.providerMessageId, fake.outbox[0]!.providerMessageId)
    assert.deepStrictEqual(report.recipients, ["a@example.com"])
  }).pipe(provide))

it.effect("fails the next hand-offs as told, then takes again", () =>
  Effect.gen(function*() {
    const fake = yield* FakeProvider
    const provider = yield* EmailProvider
    yield* fake.failNext(2, "temporary")
    yield* fake.failNext(1, "permanent")
    yield* fake.failNext(1, "unknown")
    yield* fake.failNext(1, "answer_lost")
    yield* fake.failNext(1, Submission.temporarilyRefused("slow", { retryAfter: 9 }))
    const seen: Array<readonly [string, number]> = []
    for (let i = 0; i < 7; i++) {
      const { _tag } = yield* provider.submit(message("a@example.com"))
      seen.push([_tag, fake.outbox.length])
    }
    assert.deepStrictEqual(seen, [
      ["TemporarilyRefused", 0],
      ["TemporarilyRefused", 0],
      ["PermanentlyRefused", 0],
      ["Unknown", 0],
      ["Unknown", 1],
      ["TemporarilyRefused", 1],
      ["Accepted", 2]
    ])
    assert.strictEqual(fake.attempts.length, 7)
  }).pipe(provide))

it.effect("refuses single recipients, and the message where none is left", () =>
  Effect.gen(function*() {
    const fake = yield* FakeProvider
    const provider = yield* EmailProvider
    yield* fake.refuse("Gone@example.com", "permanent")
    yield* fake.refuse("full@example.com", "temporary")
    const some = yield* provider.submit(message("gone@example.com", "a@example.com", "FULL@example.com"))
    assert.deepStrictEqual(
      some._tag === "Accepted" && some.refused.map(({ address, permanent }) => [address, permanent]),
      [["gone@example.com", true], ["FULL@example.com", false]]
    )
    assert.deepStrictEqual(fake.outbox[0]!.recipients, ["a@example.com"])
    assert.strictEqual((yield* provider.submit(message("gone@example.com")))._tag, "PermanentlyRefused")
    assert.strictEqual(
      (yield* provider.submit(message("gone@example.com", "full@example.com")))._tag,
      "TemporarilyRefused"
    )
    yield* fake.refuse("gone@example.com", "accept")
    assert.strictEqual((yield* provider.submit(message("gone@example.com")))._tag, "Accepted")
  }).pipe(provide))

it.effect("leaves single recipients without an answer, and takes nothing for them", () =>
  Effect.gen(function*() {
    const fake = yield* FakeProvider
    const provider = yield* EmailProvider
    yield* fake.refuse("lost@example.com", "unknown")
    yield* fake.refuse("full@example.com", "temporary")
    const some = yield* provider.submit(message("a@example.com", "lost@example.com", "full@example.com"))
    assert.deepStrictEqual(
      some._tag === "Mixed" && some.outcomes.map(({ address, outcome }) => [address, outcome._tag]),
      [["a@example.com", "Accepted"], ["lost@example.com", "Unknown"], ["full@example.com", "TemporarilyRefused"]]
    )
    assert.strictEqual((yield* provider.submit(message("lost@example.com")))._tag, "Unknown")
    assert.deepStrictEqual(fake.outbox.map(({ recipients }) => recipients), [["a@example.com"]])
  }).pipe(provide))

it.effect("takes its time on the clock", () =>
  Effect.gen(function*() {
    const fake = yield* FakeProvider
    const provider = yield* EmailProvider
    yield* fake.delay(2_000)
    const fiber = yield* Effect.forkChild(provider.submit(message("a@example.com")))
    yield* TestClock.adjust(1_999)
    assert.strictEqual(fake.outbox.length, 0)
    yield* TestClock.adjust(1)
    assert.strictEqual((yield* Fiber.join(fiber))._tag, "Accepted")
    assert.strictEqual(fake.outbox[0]!.at.getTime() - fake.attempts[0]!.at.getTime(), 2_000)
  }).pipe(provide))

it.effect("hangs until it is resumed, and takes nothing that was given up meanwhile", () =>
  Effect.gen(function*() {
    const fake = yield* FakeProvider
    const provider = yield* EmailProvider
    yield* fake.hang
    const first = yield* Effect.forkChild(provider.submit(message("a@example.com")))
    const second = yield* Effect.forkChild(provider.submit(message("b@example.com")))
    yield* TestClock.adjust(60_000)
    assert.strictEqual(fake.attempts.length, 2)
    assert.strictEqual(fake.outbox.length, 0)
    yield* Fiber.interrupt(second)
    yield* fake.resume
    assert.strictEqual((yield* Fiber.join(first))._tag, "Accepted")
    assert.deepStrictEqual(fake.outbox.map(({ recipients }) => recipients), [["a@example.com"]])
  }).pipe(provide))
