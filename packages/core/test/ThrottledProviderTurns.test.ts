import { assert, describe, it } from "@effect/vitest"
import { RateStore } from "@sendwright/core/accounts/RateStore"
import type { Taken, TakeRequest } from "@sendwright/core/accounts/TokenBucket"
import { EngineSettings, ThrottleSettings } from "@sendwright/core/foundation/Settings"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import { SendSlots, type SlotRequest } from "@sendwright/core/sending/SendSlots"
import * as Submission from "@sendwright/core/sending/Submission"
import * as ThrottledProvider from "@sendwright/core/sending/ThrottledProvider"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as Clock from "effect/Clock"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import { second, start } from "./support/harness.ts"
import { logLines } from "./support/logLines.ts"

const down = new StorageError({ command: "SendSlots.release", cause: "gone" })

/** A throttled provider before storage that answers as a test says, and what it asked. */
const stage = Effect.fnUntraced(function*(settings: Partial<ThrottleSettings>, chance: "least" | "most" = "least") {
  yield* TestClock.setTime(start)
  const bounds: Array<readonly [number, number]> = []
  const state = {
    /** The scope that refuses, or null. */
    refusedBy: null as string | null,
    grant: (): Taken | undefined => ({ granted: 1, remaining: 0, retryAfterMillis: 0 }),
    release: Effect.succeed(0) as Effect.Effect<number, StorageError>,
    submit: Effect.succeed(Submission.accepted("1")) as Effect.Effect<Submission.Submission>,
    acquired: [] as Array<{ readonly after: number; readonly request: SlotRequest }>,
    released: [] as Array<ReadonlyArray<string>>,
    taken: [] as Array<{ readonly after: number; readonly request: TakeRequest }>,
    handedOver: [] as Array<number>,
    bounds
  }
  const random = SecureRandom.make(SeededRandom.bytesOf(1))
  const provider = yield* ThrottledProvider.make({
    name: "smtp",
    submit: () =>
      Effect.flatMap(Clock.currentTimeMillis, (now) => {
        state.handedOver.push(now - start)
        return state.submit
      }),
    check: Effect.void
  }).pipe(
    Effect.provideService(ThrottleSettings, { ...ThrottleSettings.defaultValue(), ...settings }),
    Effect.provideService(SecureRandom.SecureRandom, {
      ...random,
      intBetween: (min, max) =>
        Effect.sync(() => {
          bounds.push([min, max])
          return chance === "least" ? min : max
        })
    }),
    Effect.provideService(SendSlots, {
      acquire: (requests, now) =>
        Effect.sync(() => {
          for (const request of requests) state.acquired.push({ after: now.getTime() - start, request })
          return requests.map(() => state.refusedBy)
        }),
      release: (tokens) =>
        Effect.suspend(() => {
          state.released.push(tokens)
          return state.release
        }),
      sweep: () => Effect.die("no node sweeps the slots of providers")
    }),
    Effect.provideService(RateStore, {
      take: (requests, now) =>
        Effect.sync(() =>
          requests.flatMap((request) => {
            state.taken.push({ after: now.getTime() - start, request })
            return state.grant() ?? []
          })
        )
    })
  )
  /** Hands a message over, until all that can happen now has happened. */
  const submit = Effect.gen(function*() {
    const fiber = yield* Effect.forkChild(provider.submit(outgoing()))
    yield* TestClock.adjust(0)
    return fiber
  })
  return { provider, state, submit }
})

/** What was counted as throttled, by what it waited for. */
const throttled = Effect.map(
  Metric.snapshot,
  (metrics) =>
    Object.fromEntries(
      metrics.flatMap((metric) =>
        metric.id === "sendwright_throttled_total" && metric.type === "Counter"
          ? [[metric.attributes?.["outcome"], Number(metric.state.count)]]
          : []
      )
    )
)

/** Metrics of a test's own. */
const alone = Layer.sync(Metric.MetricRegistry, () => new Map())

describe("the rate of a provider at one node", () => {
  it.effect("asks for all who wait at once, and gives what was granted to nobody after its time", () =>
    Effect.gen(function*() {
      const { state, submit } = yield* stage({ sendRate: 3 })
      let granted = 0
      state.grant = () => ({ granted, remaining: 0, retryAfterMillis: 300 })
      const bucket = { key: "handoffs:smtp", capacity: 3, refillPerSecond: 3 }
      const waiting = [yield* submit, yield* submit, yield* submit, yield* submit]
      assert.deepStrictEqual(state.taken, [{ after: 0, request: { ...bucket, want: 1 } }])
      granted = 2
      yield* TestClock.adjust(299)
      assert.strictEqual(state.taken.length, 1)
      yield* TestClock.adjust(1)
      // Four wait, and the bucket holds no more than three; two tokens for four, and two more for the others.
      assert.deepStrictEqual(state.taken.slice(1), [
        { after: 300, request: { ...bucket, want: 3 } },
        { after: 300, request: { ...bucket, want: 2 } }
      ])
      assert.deepStrictEqual(state.handedOver, [300, 300, 300, 300])
      yield* Fiber.joinAll(waiting)
      assert.deepStrictEqual(yield* throttled, { rate: 4 }, "all of them had to wait, and not only the first")

      granted = 2
      yield* submit
      assert.deepStrictEqual(state.taken.at(-1), { after: 300, request: { ...bucket, want: 1 } })
      const asked = state.taken.length
      yield* TestClock.adjust(99)
      yield* submit
      assert.strictEqual(state.taken.length, asked, "the second token is still there")
      yield* submit
      assert.strictEqual(state.taken.length, asked + 1)
      yield* TestClock.adjust(100)
      yield* submit
      assert.strictEqual(state.taken.length, asked + 2, "after a tenth of a second it is given up")
      assert.strictEqual(state.handedOver.length, 8)
      assert.deepStrictEqual(yield* throttled, { rate: 4 }, "the others did not")
    }).pipe(Effect.provide(alone)))

  it.effect("counts a message once that waits, however often it asks, and asks by a little chance later", () =>
    Effect.gen(function*() {
      const { state, submit } = yield* stage({ sendRate: 1 }, "most")
      const answers: Array<Taken | undefined> = [
        { granted: 0, remaining: 0, retryAfterMillis: 500 },
        undefined,
        { granted: 0, remaining: 0, retryAfterMillis: 100 },
        { granted: 1, remaining: 0, retryAfterMillis: 0 }
      ]
      state.grant = () => answers.shift()
      yield* submit
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(state.taken.map(({ after }) => after), [0, 520, 540, 660])
      assert.deepStrictEqual(state.taken[0]?.request, {
        key: "handoffs:smtp",
        capacity: 2,
        refillPerSecond: 1,
        want: 1
      })
      assert.deepStrictEqual(state.bounds, [[0, 20], [0, 20], [0, 20]])
      assert.deepStrictEqual(state.handedOver, [660])
      assert.deepStrictEqual(yield* throttled, { rate: 1 })
    }).pipe(Effect.provide(alone)))

  it.effect("answers for whom it has no turn within 4.8 seconds that the message was not handed over", () =>
    Effect.gen(function*() {
      const { state, submit } = yield* stage({ sendRate: 1 })
      state.grant = () => ({ granted: 0, remaining: 0, retryAfterMillis: 60 * second })
      const waiting = yield* submit
      yield* TestClock.adjust(4_799)
      assert.isUndefined(waiting.pollUnsafe())
      yield* TestClock.adjust(1)
      assert.deepStrictEqual(
        yield* Fiber.join(waiting),
        Submission.deferred("smtp is throttled: the email's turn did not come in time", second)
      )
      assert.deepStrictEqual(state.bounds.at(-1), [1_000, 3_000])
      assert.deepStrictEqual([state.handedOver, state.acquired, state.released], [[], [], []])
      state.grant = () => ({ granted: 1, remaining: 0, retryAfterMillis: 0 })
      yield* submit
      assert.deepStrictEqual(state.handedOver, [4_800])
      assert.deepStrictEqual(yield* throttled, { rate: 1 }, "it waited, and who came after it did not")
    }).pipe(Effect.provide(alone)))
})

describe("the slots of a provider at one node", () => {
  it.effect("are taken before the token, for as long as a lease, and given back after the hand-off", () =>
    Effect.gen(function*() {
      const { state, submit } = yield* stage({ providerConcurrency: 4, sendRate: 10 })
      state.submit = Effect.delay(Effect.succeed(Submission.accepted("1")), second)
      const handOff = yield* submit
      const token = state.acquired[0]!.request.token
      assert.deepStrictEqual(state.acquired, [{
        after: 0,
        request: {
          token,
          scopes: ["provider:smtp"],
          limit: 4,
          expiresAt: new Date(start + EngineSettings.defaultValue().sendLeaseMillis),
          waiting: null
        }
      }])
      assert.deepStrictEqual([state.taken.length, state.released], [1, []])
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(yield* Fiber.join(handOff), Submission.accepted("1"))
      assert.deepStrictEqual(state.released, [[token]])
      assert.deepStrictEqual(yield* throttled, {})
    }).pipe(Effect.provide(alone)))

  it.effect("are asked for by the first in the line alone, who asks again when one is given back, or by the clock", () =>
    Effect.gen(function*() {
      const { state, submit } = yield* stage({ providerConcurrency: 1 })
      state.submit = Effect.delay(Effect.succeed(Submission.accepted("1")), 70)
      yield* submit
      state.refusedBy = "provider:smtp"
      yield* submit
      const times = () => state.acquired.map(({ after }) => after)
      assert.deepStrictEqual(times(), [0, 0, 0], "once before the line, and once at its head")
      yield* submit
      assert.deepStrictEqual(times(), [0, 0, 0], "who finds somebody in the line does not ask")
      yield* TestClock.adjust(69)
      assert.deepStrictEqual(times(), [0, 0, 0, 50])
      assert.deepStrictEqual(state.bounds.at(-1), [50, 150])
      state.refusedBy = null
      yield* TestClock.adjust(1)
      assert.deepStrictEqual(times(), [0, 0, 0, 50, 70, 70], "one was given back: no waiting for the clock")
      yield* TestClock.adjust(70)
      assert.deepStrictEqual(state.handedOver, [0, 70, 70])
      assert.deepStrictEqual(yield* throttled, { provider: 2 })
      yield* submit
      assert.strictEqual(state.acquired.length, 7, "the line is empty: it asks at once, and once")
      assert.deepStrictEqual(yield* throttled, { provider: 2 })
    }).pipe(Effect.provide(alone)))

  it.effect("are not given back by whom they were refused", () =>
    Effect.gen(function*() {
      const { state, submit } = yield* stage({ providerConcurrency: 1 })
      state.refusedBy = "provider:smtp"
      const waiting = yield* submit
      yield* TestClock.adjust(4_800)
      assert.deepInclude(yield* Fiber.join(waiting), { _tag: "TemporarilyRefused", deferred: true })
      assert.deepStrictEqual([state.released, state.handedOver], [[], []])
      state.refusedBy = null
      yield* submit
      assert.deepStrictEqual([state.released.length, state.handedOver], [1, [4_800]])
    }).pipe(Effect.provide(alone)))

  it.effect("are free when they run out where they cannot be given back, which is said, and stops no message", () => {
    const { layer, lines } = logLines()
    return Effect.gen(function*() {
      const { state, submit } = yield* stage({ providerConcurrency: 1 })
      state.release = Effect.fail(down)
      const handOff = yield* submit
      yield* TestClock.adjust(10 * second)
      assert.deepStrictEqual(yield* Fiber.join(handOff), Submission.accepted("1"))
      assert.strictEqual(state.released.length, 5)
      assert.deepStrictEqual(lines, [[
        "Warn",
        "A provider's slot could not be given back: it is free when it runs out",
        { provider: "smtp", error: down }
      ]])
    }).pipe(Effect.provide([alone, layer]))
  })
})

describe("a layer of a throttled provider", () => {
  it.effect("has the throttles around the provider of another layer", () =>
    Effect.gen(function*() {
      const inner = EmailProvider.of({ name: "smtp", submit: () => Effect.never, check: Effect.void })
      const layer = ThrottledProvider.layer(Layer.succeed(EmailProvider, inner)).pipe(
        Layer.provide(Layer.succeed(ThrottleSettings, { ...ThrottleSettings.defaultValue(), providerConcurrency: 7 })),
        Layer.provide([
          Layer.mock(SendSlots, {}),
          Layer.mock(RateStore, {}),
          SeededRandom.layer(1)
        ])
      )
      const { concurrency, name } = yield* Effect.provide(EmailProvider, layer)
      assert.deepStrictEqual([name, concurrency], ["smtp", 7])
    }))
})
