import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import * as EndpointPace from "../src/webhooks/EndpointPace.ts"
import { EndpointPaces } from "../src/webhooks/EndpointPaces.ts"

const bounds = fc.tuple(
  fc.integer({ min: 1, max: 300 }),
  fc.integer({ min: 1, max: 300 }),
  fc.integer({
    min: 1,
    max: 300
  })
).map((numbers) => {
  const [min = 1, initial = 1, max = 1] = numbers.toSorted((left, right) => left - right)
  return { min, initial, max }
})
const signal = fc.constantFrom<EndpointPace.Signal>("good", "late", "trouble", "neutral")
const history = fc.array(fc.tuple(signal, fc.integer({ min: 1, max: 400 })), { maxLength: 300 })
const usual = { min: 2, initial: 8, max: 64 }

const play = (
  steps: ReadonlyArray<readonly [EndpointPace.Signal, number]>,
  of: EndpointPace.PaceBounds
): EndpointPace.EndpointPace =>
  steps.reduce(
    (pace, [signal, inProgress]) => EndpointPace.after(pace, signal, inProgress, of),
    EndpointPace.initial(of)
  )

/** The pace after all attempts that it allows at once ended in the same way, one after the other. */
const round = (pace: EndpointPace.EndpointPace, signal: EndpointPace.Signal, of: EndpointPace.PaceBounds) => {
  let next = pace
  for (let left = Math.floor(pace.limit); left > 0; left--) {
    // Where there is enough to do, a good one is followed by the next.
    next = EndpointPace.after(next, signal, signal === "good" ? Math.floor(next.limit) : left, of)
  }
  return next
}

describe("the pace of an endpoint", () => {
  it("stays within its bounds, whatever happens", () => {
    fc.assert(fc.property(bounds, history, (of, steps) => {
      const { limit } = play(steps, of)
      assert.isAtLeast(limit, of.min)
      assert.isAtMost(limit, of.max)
    }))
  })

  it("never falls by a good answer, never rises by another one, and knows nothing by a neutral one", () => {
    fc.assert(fc.property(bounds, history, fc.integer({ min: 1, max: 400 }), (of, steps, inProgress) => {
      const pace = play(steps, of)
      const next = (signal: EndpointPace.Signal) => EndpointPace.after(pace, signal, inProgress, of).limit
      assert.isAtLeast(next("good"), pace.limit)
      assert.isAtMost(next("late"), pace.limit)
      assert.isAtMost(next("trouble"), pace.limit)
      assert.strictEqual(next("neutral"), pace.limit)
    }))
  })

  it("rises to the most with an endpoint that answers well, from wherever it is", () => {
    fc.assert(fc.property(bounds, history, (of, steps) => {
      let pace = play(steps, of)
      // By nearly one in each round at the least.
      for (let i = 0; i <= 2 * of.max; i++) pace = round(pace, "good", of)
      assert.closeTo(pace.limit, of.max, 1e-9)
    }))
  })

  it("falls by about one in a round with an endpoint that answers late, and rises where over half of it is used", () => {
    const pace = { limit: 20, untried: 64 }
    assert.closeTo(round(pace, "late", usual).limit, 19, 0.05)
    assert.strictEqual(EndpointPace.after(pace, "good", 10, usual).limit, 20)
    assert.strictEqual(EndpointPace.after(pace, "good", 11, usual).limit, 21)
  })

  it("falls to the least with a dead endpoint within a few rounds, from wherever it is", () => {
    fc.assert(fc.property(bounds, history, (of, steps) => {
      let pace = play(steps, of)
      let rounds = 0
      for (; Math.floor(pace.limit) > of.min; rounds++) pace = round(pace, "trouble", of)
      assert.isAtMost(rounds, 5)
    }))
  })

  it("doubles in each round until the first trouble, and rises by one in each round from then on", () => {
    let pace = EndpointPace.initial(usual)
    const limits = [pace = round(pace, "good", usual), pace = round(pace, "good", usual)].map(({ limit }) => limit)
    assert.deepStrictEqual(limits, [16, 32])
    pace = EndpointPace.after(pace, "trouble", 32, usual)
    assert.strictEqual(pace.limit, 31.5)
    for (let i = 0; i < 10; i++) pace = round(pace, "good", usual)
    assert.isAbove(pace.limit, 40)
    assert.isBelow(pace.limit, 42)
  })

  it("settles where trouble and growth are in balance", () => {
    let pace = EndpointPace.initial(usual)
    let sum = 0
    for (let i = 0; i < 20_000; i++) {
      pace = EndpointPace.after(pace, i % 10 === 0 ? "trouble" : "good", Math.floor(pace.limit), usual)
      if (i >= 10_000) sum += pace.limit
    }
    assert.closeTo(sum / 10_000, 18, 1)
  })

  it("does not rise beyond the initial number unless it is made use of, but comes back to that", () => {
    fc.assert(fc.property(history, (steps) => {
      const pace = play(steps.map(([signal]) => [signal, 1] as const), usual)
      assert.isAtMost(pace.limit, usual.initial)
    }))
    let pace: EndpointPace.EndpointPace = { limit: 2, untried: 2 }
    for (let i = 0; i < 40; i++) pace = EndpointPace.after(pace, "good", 1, usual)
    assert.isAtLeast(pace.limit, usual.initial)
  })

  it("gives back what it rose by while answers are late, and no more", () => {
    fc.assert(
      fc.property(history, (steps) => {
        const before = play(steps, usual)
        let pace = before
        for (let i = 0; i < 5_000; i++) pace = EndpointPace.after(pace, "late", Math.floor(pace.limit), usual)
        assert.closeTo(pace.limit, Math.min(before.limit, usual.initial), 1e-6)
      }),
      { numRuns: 20 }
    )
  })

  it("reads an answer by its status and its time", () => {
    for (
      const [status, millis, expected] of [
        [200, 2_000, "good"],
        [204, 2_001, "late"],
        [301, 1, "neutral"],
        [400, 1, "neutral"],
        [404, 9_999, "neutral"],
        [408, 1, "trouble"],
        [410, 1, "neutral"],
        [429, 1, "trouble"],
        [500, 1, "trouble"],
        [503, 1, "trouble"],
        [199, 1, "neutral"],
        [300, 1, "neutral"]
      ] as const
    ) {
      assert.strictEqual(EndpointPace.signalOf(status, millis), expected, String(status))
    }
  })

  it("takes a pause from 429 and 503, as seconds or as a date, and a minute at the most", () => {
    const now = Date.UTC(2026, 10, 21, 12)
    const cases: ReadonlyArray<readonly [number, string | undefined, number]> = [
      [429, "30", 30_000],
      [503, " 7 ", 7_000],
      [429, "Sat, 21 Nov 2026 12:00:20 GMT", 20_000],
      [429, "Sat, 21 Nov 2026 11:00:00 GMT", 0],
      [429, "3600", 60_000],
      [429, "Sat, 21 Nov 2027 12:00:00 GMT", 60_000],
      [429, undefined, 0],
      [429, "-5", 0],
      [429, "1.5", 0],
      [429, "soon", 0],
      [429, "Xxx, GMT GMT", 0],
      [500, "30", 0],
      [200, "30", 0]
    ]
    for (const [status, text, pause] of cases) {
      assert.strictEqual(EndpointPace.pauseOf(status, text, now), pause, `${status} ${text}`)
    }
    fc.assert(fc.property(fc.string(), (text) => {
      const pause = EndpointPace.pauseOf(429, text, now)
      assert.isTrue(pause >= 0 && pause <= EndpointPace.maxPauseMillis)
    }))
  })
})

/** A node with work for so many endpoints without end, which claims whenever it may. */
const node = (concurrency: number, of: EndpointPace.PaceBounds = usual) => {
  const paces = new EndpointPaces(of, concurrency)
  const running: Array<{ readonly id: string }> = []
  const inProgress = (id: string) => running.filter((attempt) => attempt.id === id).length
  /** One claim: endpoints take turns, each up to its room. */
  const claim = (ids: ReadonlyArray<string>, now: number): number => {
    const free = concurrency - running.length
    if (free === 0) return 0
    const { limit, perEndpoint, rooms } = paces.allowance(free, now)
    const taken: Array<string> = []
    for (let turn = 1, went = true; went && taken.length < limit; turn++) {
      went = false
      for (const id of ids) {
        if (taken.length === limit || turn > (rooms.get(id) ?? perEndpoint)) continue
        taken.push(id)
        went = true
      }
    }
    for (const id of taken) {
      running.push({ id })
      paces.claimed(id, now)
    }
    return taken.length
  }
  const end = (index: number, signal: EndpointPace.Signal, now: number, pause = 0) => {
    const [attempt] = running.splice(index, 1)
    paces.ended(attempt!.id, signal, pause, now)
  }
  return { paces, running, inProgress, claim, end }
}

const named = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}${index}`)

describe("the paces of a node", () => {
  it("keep each endpoint within the most, and never give one more than it leaves to others", () => {
    fc.assert(fc.property(
      bounds,
      fc.integer({ min: 1, max: 200 }),
      fc.array(
        fc.oneof(
          fc.tuple(fc.constant("claim"), fc.nat(20), fc.constant("good")),
          fc.tuple(fc.constant("end"), fc.nat(), signal)
        ),
        { maxLength: 200 }
      ),
      (of, concurrency, steps) => {
        const { claim, end, inProgress, running } = node(concurrency, of)
        const all = named(21, "e")
        for (const [what, number, signal] of steps) {
          if (what === "end") {
            if (running.length > 0) end(number % running.length, signal as EndpointPace.Signal, 0)
            continue
          }
          const free = concurrency - running.length
          const before = new Map(all.map((id) => [id, inProgress(id)]))
          claim(all.slice(0, number + 1), 0)
          assert.isAtMost(running.length, concurrency)
          for (const [id, had] of before) {
            const has = inProgress(id)
            if (has === had) continue
            assert.isAtMost(has, of.max)
            if (has > 1) assert.isAtMost(has, free - (has - had))
          }
        }
      }
    ))
  })

  it("let every endpoint begin for as long as a slot is free", () => {
    fc.assert(fc.property(history, (steps) => {
      const { claim, end, running } = node(16)
      for (const [signal, number] of steps) {
        if (signal === "good" && number % 2 === 0) claim(named(number % 9, "e"), 0)
        else if (running.length > 0) end(number % running.length, signal === "late" ? "trouble" : signal, 0)
      }
      if (running.length < 16) assert.isAtLeast(claim(["new"], 0), 1)
    }))
  })

  it("leave slots for others, however many endpoints hang that nothing is known of", () => {
    for (const count of [1, 2, 15, 16, 30, 60]) {
      const { claim, inProgress } = node(128)
      const hanging = named(count, "hanging")
      while (claim(hanging, 0) > 0) { /* until nothing more may be claimed */ }
      while (claim(["good"], 0) > 0) { /* the same */ }
      assert.isAtLeast(inProgress("good"), 1)
      assert.isAtMost(inProgress("hanging0"), 8)
    }
  })

  it("leave a quarter of the slots to those that are well, however many are known to be in trouble", () => {
    const { claim, end, inProgress, running } = node(128)
    const dead = named(500, "dead")
    for (let now = 0; now < 600_000; now += 10_000) {
      while (claim(dead.toSorted((left, right) => inProgress(left) - inProgress(right)), now) > 0) { /* on */ }
      if (now >= 300_000) assert.isAtMost(running.length, 96)
      // Each of them took its ten seconds.
      while (running.length > 0) end(0, "trouble", now + 10_000)
      dead.push(...dead.splice(0, 64))
    }
  })

  it("give nothing to an endpoint for as long as it asked for a pause", () => {
    const { claim, end, inProgress, paces } = node(128)
    claim(["a"], 0)
    end(0, "neutral", 0, 5_000)
    assert.strictEqual(paces.classes(0).paused, 1)
    const held = inProgress("a")
    claim(["a"], 4_999)
    assert.strictEqual(inProgress("a"), held)
    claim(["a"], 5_000)
    assert.isAbove(inProgress("a"), held)
  })

  it("forget endpoints at rest, the longest unused first, and none that has attempts in progress", () => {
    const paces = new EndpointPaces(usual, 2_000)
    for (const id of named(1_500, "e")) {
      paces.claimed(id, 0)
      if (id !== "e0") paces.ended(id, "trouble", 0, 0)
    }
    const { rooms } = paces.allowance(100, 1)
    assert.strictEqual(rooms.size, 1_000)
    assert.deepStrictEqual(["e0", "e1", "e500", "e501", "e1499"].map((id) => rooms.has(id)), [
      true,
      false,
      false,
      true,
      true
    ])
    assert.deepStrictEqual([...paces.allowance(100, 300_000).rooms.keys()], ["e0"])
  })
})
