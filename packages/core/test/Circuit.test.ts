import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import * as Circuit from "../src/sending/Circuit.ts"

const settings: Circuit.CircuitSettings = { failures: 3, coolDownMillis: 1_000, maxCoolDownMillis: 5_000 }

/** What may happen to a circuit: time goes by, a hand-off asks, one of those under way ends. */
type Step =
  | { readonly _tag: "Wait"; readonly millis: number }
  | { readonly _tag: "Ask" }
  | { readonly _tag: "End"; readonly which: number; readonly how: Circuit.Ending }

const steps: fc.Arbitrary<ReadonlyArray<Step>> = fc.array(
  fc.oneof(
    fc.record({ _tag: fc.constant("Wait" as const), millis: fc.integer({ min: 0, max: 3_000 }) }),
    fc.record({ _tag: fc.constant("Ask" as const) }),
    fc.record({
      _tag: fc.constant("End" as const),
      which: fc.nat(20),
      how: fc.oneof(
        { weight: 4, arbitrary: fc.constant("failed" as const) },
        { weight: 2, arbitrary: fc.constant("answered" as const) },
        fc.constant("unasked" as const),
        fc.record({ pauseMillis: fc.nat(8_000) })
      )
    })
  ),
  { maxLength: 80 }
)

interface World {
  readonly circuit: Circuit.Circuit
  readonly now: number
  readonly underWay: ReadonlyArray<Circuit.Permit>
  readonly admitted: boolean
}

const begin: World = { circuit: Circuit.closed, now: 0, underWay: [], admitted: false }

const take = (world: World, step: Step): World => {
  switch (step._tag) {
    case "Wait":
      return { ...world, now: world.now + step.millis, admitted: false }
    case "Ask": {
      const { circuit, permit } = Circuit.admit(world.circuit, world.now)
      return {
        ...world,
        circuit,
        underWay: permit === undefined ? world.underWay : [...world.underWay, permit],
        admitted: permit !== undefined
      }
    }
    case "End": {
      const at = world.underWay.length === 0 ? -1 : step.which % world.underWay.length
      const permit = world.underWay[at]
      if (permit === undefined) return { ...world, admitted: false }
      return {
        ...world,
        circuit: Circuit.end(world.circuit, permit, step.how, world.now, settings),
        underWay: world.underWay.filter((_, index) => index !== at),
        admitted: false
      }
    }
  }
}

const wait = (millis: number): Step => ({ _tag: "Wait", millis })
const ask: Step = { _tag: "Ask" }
const end = (how: Circuit.Ending, which = 0): Step => ({ _tag: "End", which, how })
const fail: ReadonlyArray<Step> = [ask, end("failed")]
const play = (...all: ReadonlyArray<Step>): World => all.reduce(take, begin)
const opened = [...fail, ...fail, ...fail]

describe("Circuit", () => {
  it("opens after so many failures in a row, and an answer begins the count anew", () => {
    assert.strictEqual(play(...fail, ...fail).circuit._tag, "Closed")
    assert.strictEqual(play(...opened).circuit._tag, "Open")
    assert.strictEqual(play(...fail, ...fail, ask, end("answered"), ...fail, ...fail).circuit._tag, "Closed")
    assert.strictEqual(play(...fail, ...fail, ask, end("unasked"), ...fail).circuit._tag, "Open")
  })

  it("lets one probe through at its time, which closes it", () => {
    assert.isFalse(play(...opened, wait(999), ask).admitted)
    assert.isTrue(play(...opened, wait(1_000), ask).admitted)
    assert.isFalse(play(...opened, wait(1_000), ask, wait(9_999), ask).admitted)
    assert.deepInclude(play(...opened, wait(1_000), ask, end("answered")).circuit, { _tag: "Closed", failures: 0 })
  })

  it("stays open twice as long after each failed probe, up to the longest time, and begins anew once it has closed", () => {
    const waits: Array<number> = []
    let world = play(...opened)
    for (let probe = 0; probe < 5; probe++) {
      const millis = Circuit.waitMillis(world.circuit, world.now) ?? -1
      waits.push(millis)
      world = [wait(millis), ask, end("failed")].reduce(take, world)
    }
    assert.deepStrictEqual(waits, [1_000, 2_000, 4_000, 5_000, 5_000])
    world = [wait(5_000), ask, end("answered"), ...opened].reduce(take, world)
    assert.strictEqual(Circuit.waitMillis(world.circuit, world.now), 1_000)
  })

  it("opens once for a crowd that fails together, and takes no answer from before for a probe's", () => {
    const crowd = [ask, ask, ask, ask, ask, ask]
    const world = play(...crowd, wait(10), end("failed"), end("failed"), end("failed"))
    const later = [wait(500), end("failed"), end("failed"), end("answered")].reduce(take, world)
    assert.deepStrictEqual(later.circuit, world.circuit)
    const probing = play(...crowd, end("failed"), end("failed"), end("failed"), wait(1_000), ask)
    assert.deepStrictEqual(take(probing, end("answered")).circuit, probing.circuit)
  })

  it("gives the probe to somebody else where the first one was never asked", () => {
    const world = play(...opened, wait(1_000), ask, end("unasked"), ask)
    assert.isTrue(world.admitted)
    assert.strictEqual(Circuit.waitMillis(world.circuit, world.now), undefined)
  })

  it("stays as it is, open, when the end of a probe that was never asked is told twice", () => {
    const probing = play(...opened, wait(1_000), ask)
    const [probe] = probing.underWay
    const open = Circuit.end(probing.circuit, probe!, "unasked", 1_000, settings)
    assert.deepInclude(open, { _tag: "Open", until: 1_000, coolDownMillis: 1_000 })
    for (const how of ["answered", "failed", "unasked", { pauseMillis: 5 }] as const) {
      assert.deepStrictEqual(Circuit.end(open, probe!, how, 2_000, settings), open)
    }
  })

  it("leaves a provider alone that asks for a pause, and counts none for a failure", () => {
    const paused = play(...fail, ...fail, ask, end({ pauseMillis: 700 }))
    assert.strictEqual(Circuit.waitMillis(paused.circuit, paused.now), 700)
    const over = [wait(700), ask, end("answered"), ...fail, ...fail].reduce(take, paused)
    assert.strictEqual(over.circuit._tag, "Closed")
    const long = play(ask, end({ pauseMillis: 3_600_000 }))
    assert.strictEqual(Circuit.waitMillis(long.circuit, long.now), settings.maxCoolDownMillis)
    const failing = [wait(700), ...fail].reduce(take, paused)
    assert.strictEqual(Circuit.waitMillis(failing.circuit, failing.now), settings.coolDownMillis)
  })

  it("never lets anything through before its time, and never two probes at once", () => {
    fc.assert(fc.property(steps, (steps) => {
      let world = begin
      let closedUntil = -1
      let probe: Circuit.Permit | undefined
      for (const step of steps) {
        const before = world
        world = take(world, step)
        if (world.circuit._tag === "Open" && before.circuit._tag !== "Open") {
          const how = step._tag === "End" ? step.how : "failed"
          const least = how === "unasked"
            ? 0
            : typeof how === "object"
            ? Math.min(how.pauseMillis, settings.maxCoolDownMillis)
            : settings.coolDownMillis
          closedUntil = world.now + least
          probe = undefined
        }
        if (world.circuit._tag === "Closed") probe = undefined
        if (!world.admitted) continue
        assert.isAtLeast(world.now, closedUntil)
        assert.isUndefined(probe)
        if (before.circuit._tag === "Open") probe = world.underWay.at(-1)
      }
    }))
  })

  it("opens only after so many failures that nothing else came between", () => {
    fc.assert(fc.property(steps, (steps) => {
      let world = begin
      let inARow = 0
      for (const step of steps) {
        const before = world
        world = take(world, step)
        const ended = world.underWay.length < before.underWay.length
        if (before.circuit._tag === "Closed" && step._tag === "End" && ended) {
          if (step.how === "failed") inARow++
          if (step.how === "answered") inARow = 0
          if (world.circuit._tag === "Open" && typeof step.how === "string") {
            assert.isAtLeast(inARow, settings.failures)
          }
        }
        if (world.circuit._tag !== "Closed") inARow = 0
      }
    }))
  })

  it("always recovers: when all have ended and the longest time has gone by, one answer closes it", () => {
    fc.assert(fc.property(steps, (steps) => {
      const world = play(...steps)
      const over = [...world.underWay.map(() => end("failed")), wait(settings.maxCoolDownMillis), ask].reduce(
        take,
        world
      )
      assert.isTrue(over.admitted)
      const closed = take(over, end("answered"))
      assert.strictEqual(closed.circuit._tag, "Closed")
      assert.isTrue(take(closed, ask).admitted)
    }))
  })
})
