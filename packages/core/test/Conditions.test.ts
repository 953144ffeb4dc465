import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import * as Conditions from "../src/foundation/Conditions.ts"

const full = { name: "spool", message: "The spool is full.", blocks: true }

const collected = (lines: Array<string>) =>
  Logger.layer([Logger.make(({ logLevel, message }) => void lines.push(`${logLevel} ${String(message)}`))])

const shown = Effect.map(
  Metric.snapshot,
  (metrics) =>
    metrics.flatMap((metric) =>
      metric.id === "sendwright_condition" && metric.type === "Gauge" && metric.attributes?.["condition"] === "spool"
        ? [Number(metric.state.value)]
        : []
    )
)

describe("Conditions", () => {
  it.effect("holds a condition from the first time it is raised until it is cleared", () =>
    Effect.gen(function*() {
      const conditions = yield* Conditions.Conditions
      yield* conditions.raise(full)
      yield* TestClock.adjust(5_000)
      yield* conditions.raise({ ...full, message: "The spool is still full.", blocks: false })
      yield* conditions.raise({ name: "clock", message: "Wrong.", blocks: true })
      const held = yield* conditions.current
      assert.deepStrictEqual(held.map(({ name }) => name), ["spool", "clock"])
      assert.strictEqual(held[0]?.since.getTime(), 0)
      assert.deepInclude(held[0], { message: "The spool is still full.", blocks: false })
      yield* conditions.clear("spool")
      yield* conditions.clear("never raised")
      assert.deepStrictEqual((yield* conditions.current).map(({ name }) => name), ["clock"])
    }).pipe(Effect.provide(Conditions.layer)))

  it.effect("is no fault in the log where somebody asked for it, and blocks all the same", () => {
    const lines: Array<string> = []
    return Effect.gen(function*() {
      const conditions = yield* Conditions.Conditions
      yield* conditions.raise({ ...full, expected: true })
      assert.deepStrictEqual(lines, ["Info The spool is full."])
      const [held] = yield* conditions.current
      assert.isTrue(held?.blocks)
    }).pipe(Effect.provide([collected(lines), Conditions.layer]))
  })

  it.effect("writes one line when it begins and one when it ends, and shows it in a gauge meanwhile", () => {
    const lines: Array<string> = []
    return Effect.gen(function*() {
      const conditions = yield* Conditions.Conditions
      yield* conditions.raise(full)
      for (let again = 0; again < 100; again++) yield* conditions.raise(full)
      assert.deepStrictEqual(yield* shown, [1])
      yield* TestClock.adjust(12_000)
      yield* conditions.clear("spool")
      yield* conditions.clear("spool")
      assert.deepStrictEqual(lines, ["Error The spool is full.", "Info Well again after 12 s: spool"])
      assert.deepStrictEqual(yield* shown, [0])
    }).pipe(Effect.provide([collected(lines), Conditions.layer]))
  })

  it.effect("warns of one that keeps no request away", () => {
    const lines: Array<string> = []
    return Effect.gen(function*() {
      yield* (yield* Conditions.Conditions).raise({ ...full, blocks: false })
      assert.deepStrictEqual(lines, ["Warn The spool is full."])
    }).pipe(Effect.provide([collected(lines), Conditions.layer]))
  })

  it.effect("holds what several observers see until none of them sees it any more", () => {
    const lines: Array<string> = []
    return Effect.gen(function*() {
      const conditions = yield* Conditions.Conditions
      const [one, other] = [{}, {}]
      const messages = Effect.map(conditions.current, (held) => held.map(({ message }) => message))
      yield* conditions.raise(full, one)
      yield* conditions.raise({ ...full, message: "The spool is gone.", blocks: false }, other)
      yield* conditions.raise(full, one)
      assert.deepStrictEqual(yield* messages, ["The spool is gone."])
      assert.isTrue((yield* conditions.current)[0]?.blocks)
      yield* conditions.clear("spool")
      yield* conditions.clear("spool", other)
      yield* conditions.clear("spool", other)
      assert.deepStrictEqual([yield* messages, yield* shown], [["The spool is full."], [1]])
      yield* conditions.clear("spool", one)
      assert.deepStrictEqual(yield* conditions.current, [])
      assert.deepStrictEqual(lines, ["Error The spool is full.", "Info Well again after 0 s: spool"])
    }).pipe(Effect.provide([collected(lines), Conditions.layer]))
  })
})
