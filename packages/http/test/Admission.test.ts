import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import * as Admission from "../src/Admission.ts"

const limits: Admission.AdmissionLimits = {
  first: 4,
  least: 2,
  most: 16,
  targetMillis: 100,
  patienceMillis: 300,
  keptForPages: 1
}

/** An admission on a clock of its own, whose requests note what became of them. */
const stage = (changed: Partial<Admission.AdmissionLimits> = {}) => {
  let time = 0
  const admission = Admission.make({ ...limits, ...changed }, () => time)
  const ask = (key: string) => {
    const asked: { became: "waits" | "begun" | Admission.Refusal; place?: Admission.Place } = { became: "waits" }
    asked.place = admission.arrive(key, {
      begin: () => {
        assert.strictEqual(asked.became, "waits")
        asked.became = "begun"
      },
      refuse: (reason) => {
        assert.strictEqual(asked.became, "waits")
        asked.became = reason
      }
    })
    return asked as typeof asked & { place: Admission.Place }
  }
  const times = (count: number, key: string) => Array.from({ length: count }, () => ask(key))
  return { admission, ask, times, pass: (millis: number) => void (time += millis) }
}

const became = (asked: ReadonlyArray<{ readonly became: string }>) => asked.map(({ became }) => became)

describe("Admission", () => {
  it("begins as many as the limit, has as many wait, and refuses the rest at once", () => {
    const { times } = stage()
    const keys = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
    assert.deepStrictEqual(became(keys.flatMap((key) => times(1, key))), [
      ...Array<string>(4).fill("begun"),
      ...Array<string>(4).fill("waits"),
      "full",
      "full"
    ])
  })

  it("leaves a quarter of what is under way, and half of what waits, to other keys than the one that floods", () => {
    const { times } = stage()
    assert.deepStrictEqual(became(times(100, "flood")).slice(0, 6), [
      "begun",
      "begun",
      "begun",
      "waits",
      "waits",
      "full"
    ])
    assert.deepStrictEqual(became(times(3, "other")), ["begun", "waits", "waits"])
  })

  it("lets keys take turns, so that one request is not behind all of those that were there before", () => {
    const { ask, times } = stage({ first: 8, least: 8 })
    const flood = times(10, "flood")
    const others = ["a", "b"].map(ask)
    const light = ask("light")
    assert.deepStrictEqual(became(others), ["begun", "begun"])
    assert.strictEqual(light.became, "waits")
    flood[0]!.place.leave()
    flood[1]!.place.leave()
    assert.strictEqual(light.became, "begun")
  })

  it("keeps places for requests without a key while all others are taken", () => {
    const { ask } = stage()
    for (const key of ["a", "b", "c", "d"]) ask(key)
    assert.deepStrictEqual(became([ask("e"), ask(""), ask("")]), ["waits", "begun", "waits"])
  })

  it("refuses what has waited for too long, also where nothing ends", () => {
    const { admission, ask, pass, times } = stage()
    times(3, "a")
    const early = ask("a")
    pass(200)
    const later = ask("a")
    pass(101)
    admission.refuseLate()
    assert.deepStrictEqual(became([early, later]), ["late", "waits"])
    assert.strictEqual(admission.waiting(), 1)
  })

  it("does not begin what its client has left, and says that it waited", () => {
    const { admission, ask, times } = stage()
    const begun = times(3, "a")
    const left = ask("a")
    const next = ask("a")
    assert.isTrue(left.place.leave())
    assert.isFalse(left.place.leave())
    assert.isFalse(begun[0]!.place.leave())
    assert.deepStrictEqual(became([left, next]), ["waits", "begun"])
    assert.strictEqual(admission.waiting(), 0)
  })

  it("has fewer under way while requests wait and take longer than the target, and more while they are faster", () => {
    const { admission, pass, times } = stage({ first: 8 })
    const round = (millis: number) => {
      const asked = times(12, "a")
      pass(millis)
      for (const { became, place } of asked) if (became === "begun") place.leave()
      for (const { place } of asked) place.leave()
    }
    for (let n = 0; n < 20; n++) round(200)
    assert.strictEqual(admission.limit(), limits.least)
    for (let n = 0; n < 500; n++) round(50)
    assert.isAbove(admission.limit(), limits.first)
  })

  it("leaves the limit alone while nobody waits, however long a request takes", () => {
    const { admission, ask, pass } = stage()
    const slow = ask("a")
    pass(60_000)
    slow.place.leave()
    assert.strictEqual(admission.limit(), limits.first)
  })

  it("keeps its bounds, loses no place and leaves no one waiting under any order of events", () => {
    const event = fc.oneof(
      fc.record({ _tag: fc.constant("ask" as const), key: fc.constantFrom("", "a", "b", "c") }),
      fc.record({ _tag: fc.constant("enter" as const), key: fc.constantFrom("a", "b") }),
      fc.record({ _tag: fc.constant("leave" as const), which: fc.nat() }),
      fc.record({ _tag: fc.constant("pass" as const), millis: fc.nat(400) })
    )
    fc.assert(fc.property(fc.array(event, { maxLength: 300 }), (events) => {
      const { admission, ask, pass } = stage()
      const open: Array<{ readonly became: string; readonly place: Admission.Place }> = []
      let entered = 0
      for (const one of events) {
        if (one._tag === "ask") open.push(ask(one.key))
        else if (one._tag === "enter") {
          open.push({ became: "begun", place: admission.enter(one.key) })
          entered++
        } else if (one._tag === "pass") {
          pass(one.millis)
          admission.refuseLate()
        } else if (open.length > 0) open.splice(one.which % open.length, 1)[0]!.place.leave()
        assert.isAtMost(admission.waiting(), Math.ceil(limits.most))
        assert.isAtMost(admission.underWay(), limits.most + limits.keptForPages + entered)
        assert.strictEqual(admission.underWay(), open.filter(({ became }) => became === "begun").length)
        assert.strictEqual(admission.waiting(), open.filter(({ became }) => became === "waits").length)
      }
      for (const { place } of open.splice(0)) place.leave()
      assert.strictEqual(admission.underWay(), 0)
      assert.strictEqual(admission.waiting(), 0)
      assert.strictEqual(ask("a").became, "begun")
    }))
  })
})
