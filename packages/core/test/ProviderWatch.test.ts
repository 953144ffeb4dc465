import { assert, it } from "@effect/vitest"
import * as Conditions from "@sendwright/core/foundation/Conditions"
import * as ProcessActivity from "@sendwright/core/foundation/ProcessActivity"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
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

/** Conditions and metrics of a test's own. */
const alone = Layer.mergeAll(Conditions.layer, Layer.sync(Metric.MetricRegistry, () => new Map()))

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
  }).pipe(Effect.provide(alone)))

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
  }).pipe(Effect.provide(alone)))

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

/** Whether a provider that answers so is in trouble after five hand-offs. */
const isBlamed = Effect.fnUntraced(function*(answer: Submission.Submission) {
  const watched = yield* ProviderWatch.around(providerOf("blamed", () => Effect.succeed(answer)))
  yield* Effect.replicateEffect(watched.submit(message), 5)
  return (yield* (yield* Conditions.Conditions).current).length > 0
})

const mixed = (...outcomes: ReadonlyArray<Submission.Uniform>): Submission.Mixed => ({
  _tag: "Mixed",
  outcomes: outcomes.map((outcome, index) => ({ address: `${index}@b.example`, outcome }))
})

for (
  const [name, blamed, answer] of [
    ["that breaks off", true, Submission.unknown("cut off")],
    ["that is out of reach", true, hanging],
    ["that fails each recipient", true, mixed(hanging, Submission.unknown("cut off"))],
    ["that fails one recipient and takes another", false, mixed(hanging, Submission.accepted("1"))],
    ["that refuses one recipient for good", false, mixed(Submission.permanentlyRefused("550 no"), hanging)],
    ["that puts a message off", false, Submission.temporarilyRefused("451 greylisted")],
    ["that takes everything", false, Submission.accepted("1")]
  ] as const
) {
  it.effect(`${blamed ? "blames" : "does not blame"} a provider ${name}`, () =>
    Effect.gen(function*() {
      assert.strictEqual(yield* isBlamed(answer), blamed)
    }).pipe(Effect.provide(alone)))
}

it.effect("tells the operator of each failure while it lasts, and what to do", () =>
  Effect.gen(function*() {
    const conditions = yield* Conditions.Conditions
    const state = { answer: hanging as Submission.Submission }
    const watched = yield* ProviderWatch.around(providerOf("smtp", () => Effect.succeed(state.answer)))
    const submit = (answer: Submission.Submission) => {
      state.answer = answer
      return watched.submit(message)
    }
    const lastOf = (reason: string) =>
      `All or most hand-offs to smtp fail, the last one for ${reason}: email waits and is tried again; `
      + "run sendwright doctor, and look at the provider and its settings"
    const told = Effect.map(conditions.current, (held) => held.map(({ message }) => message))
    for (let index = 0; index < 5; index++) yield* submit(hanging)
    assert.deepStrictEqual(yield* told, [lastOf("timeout")])
    yield* submit(Submission.unknown("broke off", "connection_closed"))
    assert.deepStrictEqual(yield* told, [lastOf("connection_closed")])
    yield* submit(Submission.permanentlyRefused("552 5.3.4 too large", "552"))
    assert.deepStrictEqual(yield* told, [lastOf("connection_closed")], "what is said of a message is not its fault")
  }).pipe(Effect.provide(alone)))

it.effect("does not begin to blame a provider with a hand-off that it took", () =>
  Effect.gen(function*() {
    const ends = [...Array<boolean>(4).fill(true), ...Array<boolean>(10).fill(false)]
    const watched = yield* ProviderWatch.around(
      providerOf("mended", () => Effect.succeed(ends.shift() === true ? hanging : Submission.accepted("1")))
    )
    while (ends.length > 0) yield* watched.submit(message)
    assert.deepStrictEqual(yield* (yield* Conditions.Conditions).current, [])
  }).pipe(Effect.provide(alone)))

it.effect("measures no hand-off that was put off before it began", () =>
  Effect.gen(function*() {
    yield* TestClock.setTime(1_000_000)
    const answers = [
      Submission.deferred("waits for its turn", 1_000),
      Submission.accepted("1"),
      Submission.permanentlyRefused("550 no")
    ]
    const watched = yield* ProviderWatch.around(
      providerOf("slow", () => Effect.delay(Effect.succeed(answers.shift()!), 1_500))
    )
    for (let index = 0; index < 3; index++) {
      const handOff = yield* Effect.forkChild(watched.submit(message))
      yield* TestClock.adjust(1_500)
      yield* Fiber.join(handOff)
    }
    const measured = (yield* Metric.snapshot).flatMap((metric) =>
      metric.id === "sendwright_handoff_duration_seconds" && metric.type === "Histogram"
        ? [[metric.attributes?.["provider"], metric.attributes?.["outcome"], metric.state.count, metric.state.sum]]
        : []
    )
    assert.deepStrictEqual(measured, [["slow", "Accepted", 1, 1.5], ["slow", "PermanentlyRefused", 1, 1.5]])
  }).pipe(Effect.provide(alone)))

it.effect("shows how many hand-offs are under way, however they end", () =>
  Effect.gen(function*() {
    const { provider } = yield* ProcessActivity.ProcessActivity
    const watched = yield* ProviderWatch.around(providerOf("busy", () => Effect.never))
    const shown: Array<number> = [provider("busy").underWay]
    const [one, other] = [
      yield* Effect.forkChild(watched.submit(message)),
      yield* Effect.forkChild(watched.submit(message))
    ]
    yield* Effect.yieldNow
    shown.push(provider("busy").underWay)
    yield* Fiber.interrupt(one)
    shown.push(provider("busy").underWay)
    yield* Fiber.interrupt(other)
    shown.push(provider("busy").underWay)
    assert.deepStrictEqual(shown, [0, 2, 1, 0])
  }).pipe(Effect.provide([alone, ProcessActivity.layer])))
