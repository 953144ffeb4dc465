import { assert, describe, it } from "@effect/vitest"
import { RateStore } from "@sendwright/core/accounts/RateStore"
import { Emails } from "@sendwright/core/emails/Emails"
import { EngineSettings, ThrottleSettings } from "@sendwright/core/foundation/Settings"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as FailoverProvider from "@sendwright/core/sending/FailoverProvider"
import * as HandoffPolicy from "@sendwright/core/sending/HandoffPolicy"
import { providerScope, SendSlots } from "@sendwright/core/sending/SendSlots"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Submission from "@sendwright/core/sending/Submission"
import * as ThrottledProvider from "@sendwright/core/sending/ThrottledProvider"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { calm } from "./support/handoff.ts"
import {
  accept,
  type Customer,
  customer,
  day,
  decode,
  engine,
  get,
  Harness,
  hour,
  minute,
  request,
  second,
  send,
  start,
  startWorkers
} from "./support/harness.ts"

/** What a hand-off's end means, with the step of its job. */
const decide = (handoff: HandoffPolicy.Handoff, submission: Submission.Submission) => {
  const { evidence, waits } = HandoffPolicy.decide(handoff, submission)
  return { evidence, next: HandoffPolicy.nextOf(waits) }
}

const throttled = (settings: Partial<ThrottleSettings>) =>
  Layer.succeed(ThrottleSettings, { ...ThrottleSettings.defaultValue(), ...settings })

/** A node whose provider is the harness's, with throttles around it. */
const node = (settings: Partial<ThrottleSettings>) => {
  const provider = Layer.effect(EmailProvider, Effect.flatMap(EmailProvider, (inner) => ThrottledProvider.make(inner)))
  return SendWorker.layer.pipe(Layer.provide(provider), Layer.provide(throttled(settings)))
}

const sendMany = Effect.fnUntraced(function*(of: Customer, count: number) {
  const emails = yield* Emails
  const message = yield* decode(request(of))
  for (let left = count; left > 0; left -= 100) {
    yield* emails.sendBatch(of.live, Array.from({ length: Math.min(100, left) }, () => message), null)
    // So long does the key's own rate take to have room for the next hundred.
    yield* TestClock.adjust(2 * second)
  }
})

/** Counts the hand-offs under way. */
const watch = Effect.fnUntraced(function*(millis: number) {
  const harness = yield* Harness
  const seen = { now: 0, most: 0 }
  harness.submit = (message) =>
    Effect.suspend(() => {
      seen.most = Math.max(seen.most, ++seen.now)
      return Effect.ensuring(Effect.delay(accept(message), millis), Effect.sync(() => seen.now--))
    })
  return { harness, seen }
})

describe("the rate of a provider", () => {
  for (const [rate, nodes] of [[1, 1], [7, 1], [50, 1], [50, 2], [300, 3]] as const) {
    it.effect(`is kept and used at ${rate} a second by ${nodes} nodes`, () =>
      Effect.gen(function*() {
        const one = yield* customer()
        const { harness } = yield* watch(200)
        yield* sendMany(one, Math.min(4500, rate * 15 + 20))
        const begin = yield* Effect.clockWith((clock) => clock.currentTimeMillis)
        for (let i = 0; i < nodes; i++) yield* startWorkers(node({ sendRate: rate }))
        yield* TestClock.adjust(14 * second)
        const times = harness.handedOver.map(({ at }) => at - begin)
        const { capacity } = ThrottledProvider.rateBucket("fake", rate)
        // Over any ten seconds, and not only over the first.
        for (let from = 0; from <= 3 * second; from += 250) {
          const inWindow = times.filter((at) => at >= from && at < from + 10 * second).length
          assert.isAtMost(inWindow, rate * 10 + capacity)
          assert.isAtLeast(inWindow, rate * 9)
        }
        assert.strictEqual(new Set(harness.handedOver.map(({ message }) => message.emailId)).size, times.length)
        assert.isTrue(harness.handedOver.every(({ message }) => message.attempt === 1))
      }).pipe(Effect.provide(engine())), 300_000)
  }

  it.effect("counts no attempt for an email whose turn did not come in time, and loses none", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const { harness } = yield* watch(0)
      yield* sendMany(one, 100)
      // Three nodes of which each believes that it can hand over ten in ten seconds.
      for (let i = 0; i < 3; i++) yield* startWorkers(node({ sendRate: 1 }))
      yield* TestClock.adjust(3 * minute)
      assert.strictEqual(harness.handedOver.length, 100)
      assert.deepStrictEqual([...new Set(harness.handedOver.map(({ message }) => message.attempt))], [1])
      const last = Math.max(...harness.handedOver.map(({ at }) => at)) - start
      assert.isAtMost(last, 115 * second)
    }).pipe(Effect.provide(engine())))

  it.effect("hands nothing over while the storage does not answer, and counts nothing", () =>
    Effect.gen(function*() {
      const rates = yield* RateStore
      const one = yield* customer()
      const { harness } = yield* watch(0)
      let isDown = true
      const failing = Layer.succeed(RateStore, {
        take: (requests, now) =>
          isDown
            ? Effect.fail(new StorageError({ command: "RateStore.take", cause: new Error("down") }))
            : rates.take(requests, now)
      })
      yield* startWorkers(Layer.provide(node({ sendRate: 100 }), failing))
      const id = yield* send(one)
      yield* TestClock.adjust(minute)
      assert.strictEqual(harness.handedOver.length, 0)
      isDown = false
      yield* TestClock.adjust(3 * second)
      assert.deepStrictEqual(harness.handedOver.map(({ message }) => [message.emailId, message.attempt]), [[id, 1]])
    }).pipe(Effect.provide(engine(calm))))
})

describe("an email that has no turn", () => {
  it("waits on when the retry window is over, and gives up for a refusal alone", () => {
    const handoff = {
      attempt: 3,
      queuedAt: new Date(start),
      now: new Date(start + 2 * day),
      mode: "live" as const,
      recipients: ["ada@example.com"],
      envelope: ["ada@example.com"],
      isPartial: false,
      settings: EngineSettings.defaultValue()
    }
    assert.deepStrictEqual(decide(handoff, Submission.deferred("full", 2 * second)), {
      evidence: [],
      next: { _tag: "Deferred", at: new Date(start + 2 * day + 2 * second) }
    })
    const refused = decide(handoff, Submission.temporarilyRefused("451 later"))
    assert.strictEqual(refused.next._tag, "Done")
  })
})

describe("the slots of a provider", () => {
  it.effect("are as many over all nodes as on one, and are all used", () =>
    Effect.gen(function*() {
      const one = yield* customer()
      const { harness, seen } = yield* watch(second)
      yield* sendMany(one, 200)
      const begin = yield* Effect.clockWith((clock) => clock.currentTimeMillis)
      for (let i = 0; i < 3; i++) yield* startWorkers(node({ providerConcurrency: 5 }))
      yield* TestClock.adjust(2 * minute)
      assert.strictEqual(harness.handedOver.length, 200)
      assert.strictEqual(seen.most, 5)
      assert.isTrue(harness.handedOver.every(({ message }) => message.attempt === 1))
      const last = Math.max(...harness.handedOver.map(({ at }) => at)) - begin
      assert.isAtMost(last, 44 * second, "forty rounds of a second, at least 90 % of them used")
    }).pipe(Effect.provide(engine())))

  it.effect("limit what a node has under way", () =>
    Effect.gen(function*() {
      const provider = yield* EmailProvider
      const concurrencyOf = (settings: Partial<ThrottleSettings>, own?: number) =>
        Effect.map(
          ThrottledProvider.make({ ...provider, ...(own === undefined ? {} : { concurrency: own }) }).pipe(
            Effect.provide(throttled(settings))
          ),
          (made) => made.concurrency
        )
      assert.strictEqual(yield* concurrencyOf({ providerConcurrency: 5 }), 5)
      assert.strictEqual(yield* concurrencyOf({ providerConcurrency: 5 }, 3), 3)
      assert.strictEqual(yield* concurrencyOf({ sendRate: 2, providerConcurrency: 50 }), 20)
      assert.strictEqual(yield* concurrencyOf({ sendRate: 2 }), 20)
      assert.strictEqual(yield* ThrottledProvider.make(provider), provider, "without a limit it is itself")
    }).pipe(Effect.provide(engine())))

  it.effect("are given back when a hand-off is broken off, and when the node dies that held them", () =>
    Effect.gen(function*() {
      const slots = yield* SendSlots
      const harness = yield* Harness
      harness.submit = () => Effect.never
      const provider = yield* ThrottledProvider.make(yield* EmailProvider).pipe(
        Effect.provide(throttled({ providerConcurrency: 1 }))
      )
      const first = yield* Effect.forkChild(provider.submit(outgoing()))
      yield* TestClock.adjust(1)
      assert.strictEqual(harness.handedOver.length, 1)
      const second_ = yield* Effect.forkChild(provider.submit(outgoing()))
      yield* TestClock.adjust(second)
      assert.strictEqual(harness.handedOver.length, 1)
      yield* Fiber.interrupt(first)
      yield* TestClock.adjust(1)
      assert.strictEqual(harness.handedOver.length, 2)
      yield* Fiber.interrupt(second_)

      const dead = {
        token: "dead",
        scopes: [providerScope("fake")],
        limit: 1,
        expiresAt: new Date(start + 5 * second),
        waiting: null
      }
      assert.deepStrictEqual(yield* slots.acquire([dead], new Date(start)), [null])
      yield* Effect.forkChild(provider.submit(outgoing()))
      yield* TestClock.adjust(3 * second)
      assert.strictEqual(harness.handedOver.length, 2)
      yield* TestClock.adjust(2 * second)
      assert.strictEqual(harness.handedOver.length, 3)
    }).pipe(Effect.provide(engine())))

  it.effect("let nobody fail over who only has to wait for his turn", () =>
    Effect.gen(function*() {
      const slots = yield* SendSlots
      const harness = yield* Harness
      const one = yield* customer()
      const [main, spare] = yield* Effect.all([yield* EmailProvider, { ...(yield* EmailProvider), name: "spare" }].map(
        (provider) => Effect.provide(ThrottledProvider.make(provider), throttled({ providerConcurrency: 1 }))
      ))
      const failover = yield* FailoverProvider.make([main!, spare!])
      const until = new Date(start + hour)
      const held = { token: "x", scopes: [providerScope("fake")], limit: 1, expiresAt: until, waiting: null }
      yield* slots.acquire([held], new Date(start))
      yield* startWorkers(Layer.provide(SendWorker.layer, Layer.succeed(EmailProvider, failover)))
      const id = yield* send(one)
      yield* TestClock.adjust(50 * minute)
      assert.strictEqual(harness.handedOver.length, 0)
      yield* TestClock.adjust(11 * minute)
      assert.deepStrictEqual(harness.handedOver.map(({ message }) => [message.emailId, message.attempt]), [[id, 1]])
      const { events } = yield* get(one, id)
      assert.strictEqual(events[1]?.details["provider"], "fake")
    }).pipe(Effect.provide(engine({ sendLeaseMillis: day }))))
})
