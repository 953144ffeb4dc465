import { assert, it } from "@effect/vitest"
import * as Conditions from "@sendwright/core/foundation/Conditions"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Logger from "effect/Logger"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import * as ProviderWatch from "../src/sending/ProviderWatch.ts"

const message = {} as OutgoingMessage

const providerOf = (name: string, answer: () => Effect.Effect<Submission.Submission>) => ({
  name,
  submit: () => Effect.suspend(answer),
  check: Effect.void
})

/** What a counter has counted for a provider, by reason. */
const refusals = (provider: string) =>
  Effect.map(
    Metric.snapshot,
    (metrics) =>
      Object.fromEntries(metrics.flatMap((metric) =>
        metric.id === "sendwright_handoff_refusals_total" && metric.type === "Counter" &&
          metric.attributes?.["provider"] === provider
          ? [[metric.attributes["reason"], Number(metric.state.count)]]
          : []
      ))
  )

const hanging = Submission.temporarilyRefused("no answer", { scope: "provider", reason: "timeout" })

it.effect("counts refusals by reason: of hand-offs, and of single recipients", () =>
  Effect.gen(function*() {
    const refused = (diagnostic: string) => ({ address: "a@b.example", permanent: true, code: null, diagnostic })
    const answers: Array<Submission.Submission> = [
      Submission.accepted("1"),
      Submission.accepted("2", { refused: [refused("550 5.1.1 no such user"), refused("550 5.7.1 spam")] }),
      hanging,
      Submission.permanentlyRefused("552 5.3.4 too large", "552"),
      Submission.unknown("broke off", "connection_closed"),
      Submission.deferred("waits for its turn", 1_000),
      {
        _tag: "Mixed",
        outcomes: [
          { address: "a@b.example", outcome: Submission.accepted("3") },
          { address: "c@b.example", outcome: Submission.temporarilyRefused("451 greylisted", { code: "451" }) }
        ]
      }
    ]
    const watched = yield* ProviderWatch.around(providerOf("counted", () => Effect.succeed(answers.shift()!)))
    while (answers.length > 0) yield* watched.submit(message)
    assert.deepStrictEqual(yield* refusals("counted"), {
      mailbox: 1,
      policy: 1,
      timeout: 1,
      message: 1,
      connection_closed: 1,
      greylisted: 1
    })
  }).pipe(Effect.provide(Conditions.layer)))

it.effect("measures how long hand-offs take, and counts one that was broken off as a timeout", () =>
  Effect.gen(function*() {
    const watched = yield* ProviderWatch.around(providerOf("slow", () => Effect.never))
    const fiber = yield* Effect.forkChild(watched.submit(message))
    yield* TestClock.adjust(7_000)
    yield* Fiber.interrupt(fiber)
    assert.deepStrictEqual(yield* refusals("slow"), { timeout: 1 })
    const [duration] = (yield* Metric.snapshot).flatMap((metric) =>
      metric.id === "sendwright_handoff_duration_seconds" && metric.type === "Histogram" &&
        metric.attributes?.["provider"] === "slow"
        ? [{ outcome: metric.attributes["outcome"], sum: metric.state.sum }]
        : []
    )
    assert.deepStrictEqual(duration, { outcome: "Unknown", sum: 7 })
  }).pipe(Effect.provide(Conditions.layer)))

it.effect("says once that a provider fails, and once that it is well again", () => {
  const lines: Array<string> = []
  const logger = Logger.layer([
    Logger.make(({ logLevel, message }) => void lines.push(`${logLevel} ${String(message)}`))
  ])
  return Effect.gen(function*() {
    const conditions = yield* Conditions.Conditions
    const state = { answer: hanging as Submission.Submission }
    const watched = yield* ProviderWatch.around(providerOf("smtp", () => Effect.succeed(state.answer)))
    for (let index = 0; index < 50; index++) yield* watched.submit(message)
    const [held] = yield* conditions.current
    assert.deepInclude(held, { name: "provider smtp", blocks: false })
    assert.strictEqual(lines.length, 1)
    assert.match(lines[0]!, /^Warn All or most hand-offs to smtp fail, the last one for timeout:/)
    state.answer = Submission.accepted("1")
    for (let index = 0; index < 10; index++) yield* watched.submit(message)
    assert.deepStrictEqual(yield* conditions.current, [])
    assert.strictEqual(lines.length, 2)
    assert.match(lines[1]!, /^Info Well again/)
  }).pipe(Effect.provide([Conditions.layer, logger]))
})

it.effect("blames no provider for what it says of messages, nor for a pause that it asks for", () =>
  Effect.gen(function*() {
    const answers = [
      Submission.permanentlyRefused("550 5.7.1 spam", "550"),
      Submission.temporarilyRefused("451 greylisted", { code: "451" }),
      Submission.temporarilyRefused("slow down", { scope: "provider", retryAfter: 1_000 })
    ]
    for (const [index, answer] of answers.entries()) {
      const watched = yield* ProviderWatch.around(providerOf(`picky ${index}`, () => Effect.succeed(answer)))
      for (let round = 0; round < 30; round++) yield* watched.submit(message)
    }
    assert.deepStrictEqual(yield* (yield* Conditions.Conditions).current, [])
  }).pipe(Effect.provide(Conditions.layer)))

it.effect("watches a provider once", () =>
  Effect.gen(function*() {
    const watched = yield* ProviderWatch.around(providerOf("once", () => Effect.succeed(hanging)))
    assert.strictEqual(yield* ProviderWatch.around(watched), watched)
  }))
