import { assert, describe, it } from "@effect/vitest"
import type { Held } from "@sendwright/core/foundation/Conditions"
import * as Effect from "effect/Effect"
import * as References from "effect/References"
import * as TestClock from "effect/testing/TestClock"
import * as FastCheck from "fast-check"
import { figuresTime, isKnown } from "../../src/processes/GaugeRules.ts"
import { type Counted, merge, registryOf, retire } from "../../src/processes/MergedMetrics.ts"
import type { Samples } from "../../src/processes/Messages.ts"
import * as Restarts from "../../src/processes/Restarts.ts"
import { together } from "../../src/processes/SharedReadiness.ts"
import { watch } from "../../src/processes/watch.ts"
import { documented } from "../docs/observed.ts"

type Sample = Samples[number]

const counter = (id: string, count: number, attributes?: Record<string, string>): Sample => ({
  id,
  type: "Counter",
  description: undefined,
  attributes,
  state: { count, incremental: true }
})

const gauge = (id: string, value: number, attributes?: Record<string, string>): Sample => ({
  id,
  type: "Gauge",
  description: undefined,
  attributes,
  state: { value }
})

const histogram = (id: string, counts: readonly [number, number, number]): Sample => ({
  id,
  type: "Histogram",
  description: undefined,
  attributes: { kind: "a" },
  state: {
    buckets: [[0.1, counts[0]], [1, counts[0] + counts[1]]],
    count: counts[0] + counts[1] + counts[2],
    min: 0,
    max: 2,
    sum: counts[0] * 0.05 + counts[1] * 0.5 + counts[2] * 2
  }
})

const shown = (samples: Samples): ReadonlyArray<readonly [string, Record<string, string>, unknown]> =>
  samples.map(({ attributes, id, state }) => [id, { ...attributes }, state] as const)

const totalOf = (samples: Samples, id: string): number =>
  samples.reduce((sum, one) => one.id === id && one.type === "Counter" ? sum + Number(one.state.count) : sum, 0)

describe("the metrics of several processes", () => {
  it("says of every gauge of docs/operate/observability.md what it is on the page of all", () => {
    const gauges = [...documented].filter(([, { type }]) => type === "gauge").map(([name]) => name)
    assert.isAbove(gauges.length, 20)
    assert.deepStrictEqual(gauges.filter((name) => !isKnown(name)), [])
  })

  it("adds up what each counted, by series", () => {
    const merged = merge([
      {
        process: "1",
        samples: [counter("a_total", 2, { x: "1", y: "2" }), counter("b_total", 1), histogram("h", [1, 2, 3])]
      },
      {
        process: "2",
        samples: [counter("a_total", 5, { y: "2", x: "1" }), counter("a_total", 7), histogram("h", [1, 0, 1])]
      }
    ], [])
    assert.deepStrictEqual(shown(merged).slice(0, 2), [
      ["a_total", { y: "2", x: "1" }, { count: 7, incremental: true }],
      ["b_total", {}, { count: 1, incremental: true }]
    ])
    assert.deepInclude(shown(merged), ["h", { kind: "a" }, {
      buckets: [[0.1, 2], [1, 4]],
      count: 8,
      min: 0,
      max: 2,
      sum: 0.1 + 1 + 8
    }])
    assert.deepInclude(shown(merged), ["a_total", {}, { count: 7, incremental: true }])
  })

  it("shows each gauge as its meaning asks", () => {
    const of = (process: string, readAt: number, due: number, clock: number, memory: number): Counted => ({
      process,
      samples: [
        gauge("sendwright_submission_connections", 3),
        gauge("sendwright_condition", Number(process === "2"), { condition: "clock" }),
        gauge("sendwright_clock_difference_seconds", clock),
        gauge("sendwright_emails_pending", due, { state: "due" }),
        gauge(figuresTime, readAt),
        gauge("process_resident_memory_bytes", memory),
        gauge("of_a_provider", memory)
      ]
    })
    const merged = shown(merge([of("1", 100, 9, 0.5, 10), of("2", 200, 4, -2, 20), of("3", 150, 6, 1, 30)], []))
    const valuesOf = (name: string) => merged.filter(([id]) => id === name).map(([, labels, state]) => [labels, state])
    assert.deepStrictEqual(valuesOf("sendwright_submission_connections"), [[{}, { value: 9 }]])
    assert.deepStrictEqual(valuesOf("sendwright_condition"), [[{ condition: "clock" }, { value: 1 }]])
    assert.deepStrictEqual(valuesOf("sendwright_clock_difference_seconds"), [[{}, { value: -2 }]])
    assert.deepStrictEqual(valuesOf("sendwright_emails_pending"), [[{ state: "due" }, { value: 4 }]])
    assert.deepStrictEqual(valuesOf(figuresTime), [[{}, { value: 200 }]])
    for (const name of ["process_resident_memory_bytes", "of_a_provider"]) {
      assert.deepStrictEqual(valuesOf(name), [
        [{ process: "1" }, { value: 10 }],
        [{ process: "2" }, { value: 20 }],
        [{ process: "3" }, { value: 30 }]
      ])
    }
  })

  it("never goes down in a counter, whichever process dies when", () => {
    const steps = FastCheck.array(
      FastCheck.record({
        process: FastCheck.integer({ min: 0, max: 2 }),
        more: FastCheck.nat(5),
        dies: FastCheck.boolean()
      }),
      { maxLength: 40 }
    )
    FastCheck.assert(FastCheck.property(steps, (steps) => {
      const counts = [0, 0, 0]
      let ended: Samples = []
      let [before, all] = [0, 0]
      const samplesOf = (one: number): Samples => [counter("a_total", counts[one]!), gauge("g", 1)]
      for (const { dies, more, process } of steps) {
        counts[process]! += more
        all += more
        if (dies) {
          ended = retire(ended, samplesOf(process))
          counts[process] = 0
        }
        const page = merge(counts.map((_, i) => ({ process: String(i), samples: samplesOf(i) })), ended)
        assert.isAtLeast(totalOf(page, "a_total"), before)
        assert.strictEqual(totalOf(page, "a_total"), all)
        assert.lengthOf(page.filter(({ id }) => id === "g"), 3)
        before = all
      }
    }))
  })

  it("keeps every series apart for the page", () => {
    const samples = [counter("a_total", 1, { x: "1" }), counter("a_total", 2, { x: "2" }), gauge("a_total", 3)]
    assert.strictEqual(registryOf(samples).size, 3)
  })
})

describe("the readiness of several processes", () => {
  const held = (name: string, blocks: boolean, second = 0): Held => ({
    name,
    message: `${name}.`,
    blocks,
    since: new Date(second * 1_000)
  })

  it("is there while any of them is ready, and tells of what is wrong with the others", () => {
    assert.deepStrictEqual(together([[held("send-claims", true, 5), held("figures", false, 1)], []]), [
      held("figures", false, 1),
      held("send-claims", false, 5)
    ])
  })

  it("is not there where each has something that blocks, told once by name", () => {
    assert.deepStrictEqual(
      together([[held("database", true, 9)], [held("database", true, 7), held("clock", true, 8)]]),
      [
        held("database", true, 7),
        held("clock", true, 8)
      ]
    )
  })
})

describe("the replacement of a process that died", () => {
  const died = { servedMillis: 10, inOrder: false }

  it("waits a second, then twice as long after each more, and 30 seconds at the most", () => {
    let deaths = 0
    const waits = Array.from({ length: 8 }, () => {
      const next = Restarts.after(died, deaths)
      deaths = next.deaths
      return next.waitMillis
    })
    assert.deepStrictEqual(waits, [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  })

  it("begins anew after a minute in service, and does not wait for one that was told to stop", () => {
    assert.deepStrictEqual(Restarts.after({ servedMillis: 60_000, inOrder: false }, 7), {
      deaths: 1,
      waitMillis: 1_000
    })
    assert.deepStrictEqual(Restarts.after({ servedMillis: 10, inOrder: true }, 7), { deaths: 0, waitMillis: 0 })
    assert.deepStrictEqual(Restarts.after({ servedMillis: null, inOrder: true }, 1), { deaths: 2, waitMillis: 2_000 })
  })
})

describe("the watch over processes", () => {
  const watched = (hasSpoken: boolean) => {
    const worker = { number: 1, pid: 1, missed: 0, hung: false, hasSpoken, kills: 0, kill: () => void worker.kills++ }
    return worker
  }

  it.effect("ends one that says nothing for too long, once, and no other", () =>
    Effect.gen(function*() {
      const [well, hangs, loads] = [watched(true), watched(true), watched(false)]
      yield* Effect.forkChild(watch(new Set([well, hangs, loads]), 5_000))
      for (let second = 1; second <= 70; second++) {
        yield* TestClock.adjust("1 second")
        well.missed = 0
        assert.strictEqual(hangs.kills, second > 5 ? 1 : 0, `after ${second} s`)
        assert.strictEqual(loads.kills, second > 60 ? 1 : 0, `after ${second} s`)
      }
      assert.deepStrictEqual([well.kills, well.hung, hangs.hung], [0, false, true])
    }).pipe(Effect.provideService(References.MinimumLogLevel, "None")))
})
