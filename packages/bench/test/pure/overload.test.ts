import { assert, describe, it } from "vitest"
import {
  afterwards,
  barsOf,
  bounds,
  calm,
  type DatabasePlayed,
  nearly,
  type StepPlayed
} from "../../src/overload/bars.ts"
import { percentilesOf } from "../../src/Statistics.ts"

const played = (name: string, share: number, goodput: number, p99s: ReadonlyArray<number>): StepPlayed => ({
  step: { name, share, seconds: p99s.length, patienceMs: 10_000 },
  goodput,
  due: 100,
  answered: 100,
  refused: 0,
  gaveUp: 0,
  broken: 0,
  failed: 0,
  latency: percentilesOf(p99s),
  refusal: percentilesOf([]),
  seconds: p99s.map((p99) => ({ due: 10, answered: 10, p99 })),
  generator: { lateness: percentilesOf([0]), connections: 1, processorMs: 1 }
})

const well: DatabasePlayed = {
  capacity: 1_000,
  steps: [
    played(calm, 0.5, 500, [20, 20]),
    played(nearly, 0.9, 900, [200, 400]),
    played("3 times", 3, 900, [400, 400]),
    played(afterwards, 0.5, 500, [900, 900, 30, 30])
  ],
  probes: { ready: { count: 10, max: 300, failed: 0 }, metrics: { count: 10, max: 300, failed: 0 } },
  acknowledged: 1_000,
  lost: 0
}

const broken = (changed: Partial<DatabasePlayed>) =>
  barsOf({ ...well, ...changed }, bounds).filter(({ holds }) => !holds).map(({ name }) => name)

const instead = (step: StepPlayed) => ({
  steps: well.steps.map((before) => before.step.name === step.step.name ? step : before)
})

describe("the bars of overload", () => {
  it("hold for a server that does well", () => assert.deepStrictEqual(broken({}), []))

  it("break by name where what they speak of does", () => {
    assert.deepStrictEqual(broken(instead(played("3 times", 3, 700, [400]))), ["goodput, 3 times"])
    assert.deepStrictEqual(broken(instead(played(nearly, 0.9, 900, [501]))), ["p99 at 0.9 of the capacity"])
    assert.deepStrictEqual(broken({ lost: 1 }), ["acknowledged and lost"])
    assert.deepStrictEqual(broken(instead(played(afterwards, 0.5, 500, [30, 30, 900]))), ["as usual again"])
    const ready = { count: 10, max: 1_001, failed: 0 }
    assert.deepStrictEqual(broken({ probes: { ...well.probes, ready } }), ["slowest ready"])
    assert.deepStrictEqual(broken({ probes: { ...well.probes, metrics: { count: 9, max: 10, failed: 1 } } }), [
      "slowest metrics"
    ])
  })

  it("measure the goodput by the most of all steps, not by the capacity alone", () => {
    assert.deepStrictEqual(broken(instead(played("3 times", 3, 1_000, [400]))), [])
    assert.deepStrictEqual(broken({ steps: [...well.steps, played("2 times", 2, 1_200, [400])] }), ["goodput, 3 times"])
  })
})
