import * as LimitShare from "@sendwright/core/foundation/LimitShare"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const second = 1_000
/** As in `operator/Nodes`. */
const reportMillis = 15 * second
const agreeingMillis = 2 * second

/** A process of the model: it reports, and a while later hears of all. */
interface Process {
  readonly id: string
  standing: LimitShare.Standing
  isAlive: boolean
  reportedAt: number
  /** When it hears of all, after its report; null: it has heard. */
  hearsAt: number | null
  reportsAt: number
}

interface Row {
  readonly id: string
  readonly pledge: LimitShare.Pledge
  readonly seenAt: number
}

/** A process begins, crashes, ends, hangs for some seconds; or nothing happens. */
const deed = fc.oneof(
  { weight: 2, arbitrary: fc.constant("begin" as const) },
  { weight: 1, arbitrary: fc.constantFrom("crash", "end", "hang" as const) },
  { weight: 3, arbitrary: fc.constant("nothing" as const) }
)
const moment = fc.record({ deed, whom: fc.nat(20), seconds: fc.integer({ min: 0, max: 100 }) })

const units = [1, 2, 3, 7]

/** Whether a process may take a unit of a limit: each belongs to one place. */
const takes = ({ standing }: Process, unit: number, now: number): boolean => {
  const places = LimitShare.placesAt(standing, now)
  return places.length > 0 && places.every(({ rank, size }: LimitShare.Place) => unit % size === rank)
}

const play = (moments: ReadonlyArray<{ deed: string; whom: number; seconds: number }>, delays: () => number) => {
  const all: Array<Process> = []
  const rows = new Map<string, Row>()
  let now = 0
  const alive = () => all.filter(({ isAlive }) => isAlive)
  const list = () =>
    all.flatMap(({ id }) => rows.get(id) ?? []).filter(({ seenAt }) => seenAt >= now - LimitShare.countedMillis)

  /** Who had a unit last, and when. */
  const last = new Map<number, { readonly by: Process; readonly at: number }>()
  const check = () => {
    for (const unit of units) {
      const [by, ...others] = alive().filter((process) => takes(process, unit, now))
      assert.deepStrictEqual(others, [])
      if (by === undefined) continue
      const before = last.get(unit)
      // What was under way is over, unless its process is.
      if (before?.by.isAlive === true && before.by !== by) assert.isAtLeast(now - before.at, 60 * second)
      last.set(unit, { by, at: now })
    }
  }

  const step = () => {
    now += 500
    for (const process of alive()) {
      if (process.hearsAt !== null && now >= process.hearsAt) {
        const { standing } = process
        process.standing = LimitShare.heard(standing, process.id, list(), process.reportedAt)
        process.hearsAt = null
        process.reportsAt = process.standing.view !== standing.view
          ? now
          : now + (process.standing.isAgreed ? reportMillis : agreeingMillis)
      } else if (process.hearsAt === null && now >= process.reportsAt) {
        rows.set(process.id, { id: process.id, pledge: LimitShare.pledgeOf(process.standing, now), seenAt: now })
        process.reportedAt = now
        process.hearsAt = now + delays()
      }
    }
    check()
  }
  const run = (seconds: number) => {
    for (let i = 0; i < seconds * 2; i++) step()
  }

  for (const { deed, seconds, whom } of moments) {
    const living = alive()
    const process = living[whom % Math.max(1, living.length)]
    if (deed === "begin" && living.length < 6) {
      const id = `p${all.length}`
      all.push({ id, standing: LimitShare.newcomer, isAlive: true, reportedAt: 0, hearsAt: null, reportsAt: now })
    } else if (process !== undefined && deed === "hang") {
      if (process.hearsAt === null) process.reportsAt = now + seconds * second
    } else if (process !== undefined && (deed === "crash" || deed === "end")) {
      process.isAlive = false
      if (deed === "end") rows.delete(process.id)
    }
    run(seconds)
  }
  return { alive, run, now: () => now }
}

const delays = fc.infiniteStream(fc.integer({ min: 0, max: 5 * second }))

describe("the shares of a limit", () => {
  it("never overlap, whichever processes begin, end, crash or hang", () => {
    fc.assert(
      fc.property(fc.array(moment, { minLength: 5, maxLength: 15 }), delays, (moments, delays) => {
        play(moments, () => delays.next().value)
      }),
      { numRuns: 50 }
    )
  })

  it("come to all of it some minutes after the last change", () => {
    fc.assert(
      fc.property(fc.array(moment, { minLength: 2, maxLength: 10 }), delays, (moments, delays) => {
        const { alive, now, run } = play(moments, () => delays.next().value)
        run(280)
        const living = alive()
        for (const { standing } of living) {
          assert.isTrue(standing.isAgreed)
          assert.deepStrictEqual(standing.places.map(({ size }) => size), [living.length])
        }
        if (living.length === 0) return
        for (const unit of units) assert.strictEqual(living.filter((one) => takes(one, unit, now())).length, 1)
      }),
      { numRuns: 25 }
    )
  })

  it("is all of it at once for a process that begins alone", () => {
    const member = (
      standing: LimitShare.Standing,
      now: number
    ) => [{ id: "a", pledge: LimitShare.pledgeOf(standing, now) }]
    const first = LimitShare.heard(LimitShare.newcomer, "a", member(LimitShare.newcomer, 0), 0)
    assert.deepStrictEqual(LimitShare.placesAt(first, 0), [])
    const second = LimitShare.heard(first, "a", member(first, 1), 1)
    assert.deepStrictEqual(LimitShare.placesAt(second, 1), [{ rank: 0, size: 1 }])
    assert.deepStrictEqual(LimitShare.placesAt(second, 60_000), [])
  })

  it("is nothing for a process that is not among those heard of", () => {
    const standing = LimitShare.heard(LimitShare.alone, "a", [{ id: "b", pledge: null }], 0)
    assert.deepStrictEqual(standing.places, [])
    assert.isFalse(LimitShare.pledgeOf(standing, 1).isSettled)
  })

  it("does not wait for a version that shares nothing", () => {
    const heard = (standing: LimitShare.Standing) =>
      LimitShare.heard(standing, "a", [{ id: "a", pledge: LimitShare.pledgeOf(standing, 0) }, {
        id: "b",
        pledge: null
      }], 0)
    assert.deepStrictEqual(heard(heard(LimitShare.newcomer)).places, [{ rank: 0, size: 2 }])
  })
})
