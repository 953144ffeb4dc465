import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"
import * as fc from "fast-check"
import {
  beginOf,
  decodeHorizon,
  encodeHorizon,
  type Horizon,
  horizonOf,
  overlapMillis,
  unknownIn
} from "../src/emails/FeedHorizon.ts"
import * as Uuid from "../src/foundation/Uuid.ts"

const start = Date.UTC(2026, 10, 21, 12)

/** An email whose id was made at one time, and which could be seen so much later. */
interface Entry {
  readonly id: string
  readonly visibleAt: number
}

const entries = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 60_000 }),
    lateBy: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: overlapMillis })),
    random: fc.uint8Array({ minLength: 16, maxLength: 16 })
  }),
  { maxLength: 60 }
).map((all) =>
  all.map(({ at, lateBy, random }): Entry => ({
    id: Uuid.v7(start + at, Uint8Array.from(random), 0),
    visibleAt: start + at + lateBy
  }))
)

/** What stands in the log from the begin of a horizon on, newest first, as it is seen at a time. */
const seenAt = (log: ReadonlyArray<Entry>, since: number, at: number): ReadonlyArray<string> =>
  [...new Set(log.filter(({ visibleAt }) => visibleAt <= at).map(({ id }) => id))]
    .filter((id) => Uuid.millisOf(id) >= beginOf({ at: since }).createdAt.getTime())
    .sort()
    .toReversed()

const visits = fc.array(fc.integer({ min: 0, max: 80_000 }), { minLength: 1, maxLength: 12 }).map((all) =>
  all.map((at) => start + at).sort((a, b) => a - b)
)

/** Comes back at each of these times, and tells what was unknown each time. */
const comeBack = (
  log: ReadonlyArray<Entry>,
  times: ReadonlyArray<number>,
  see: (at: number, unknown: ReadonlyArray<string>, known: ReadonlySet<string>) => void
) => {
  const [first = start, ...others] = times
  const known = new Set(log.filter(({ visibleAt }) => visibleAt <= first).map(({ id }) => id))
  let horizon = horizonOf(first, known, true)
  for (const at of others) {
    const window = seenAt(log, horizon.at, at)
    const unknown = unknownIn(horizon, window)
    see(at, unknown, known)
    for (const id of unknown) known.add(id)
    horizon = horizonOf(at, window, true)
  }
}

describe("the horizon of a viewer", () => {
  it("loses no email, however late it came within the ten seconds", () => {
    fc.assert(fc.property(entries, visits, (log, times) => {
      comeBack(log, times, (at, unknown, known) => {
        const missing = log.filter(({ id, visibleAt }) => visibleAt <= at && !known.has(id) && !unknown.includes(id))
        assert.deepStrictEqual(missing, [])
      })
    }))
  })

  it("holds nothing for new where nothing is", () => {
    fc.assert(fc.property(entries, visits, (log, times) => {
      comeBack(log, times, (at, unknown, known) => {
        const isNew = log.some(({ id, visibleAt }) => visibleAt <= at && !known.has(id))
        if (!isNew) assert.deepStrictEqual(unknown, [])
      })
    }))
  })

  it("tells each email once where none came late", () => {
    const inTime = entries.map((log) => log.map(({ id }) => ({ id, visibleAt: Uuid.millisOf(id) })))
    fc.assert(fc.property(inTime, visits, (log, times) => {
      comeBack(log, times, (_, unknown, known) => assert.deepStrictEqual(unknown.filter((id) => known.has(id)), []))
    }))
  })

  it("holds everything for new where there was too much to read", () => {
    const ids = ["019aa1b2-7c3d-7e4f-8a5b-000000000001"]
    assert.deepStrictEqual(unknownIn(horizonOf(start, ids, false), ids), ids)
  })

  it("is read as it was written, for the same filters alone, and nothing else is", () => {
    const horizons: fc.Arbitrary<Horizon> = fc.tuple(entries, fc.boolean()).map(([log, isWhole]) =>
      horizonOf(start + 60_000, log.map(({ id }) => id), isWhole)
    )
    fc.assert(fc.property(horizons, (horizon) => {
      const cursor = encodeHorizon(horizon, ["feed", 1])
      assert.deepStrictEqual(decodeHorizon(cursor, ["feed", 1]), Result.succeed(horizon))
      assert.isTrue(Result.isFailure(decodeHorizon(cursor, ["feed", 2])))
    }))
    fc.assert(fc.property(fc.string({ maxLength: 80 }), (text) => {
      assert.isTrue(Result.isFailure(decodeHorizon(text, ["feed", 1])))
    }))
  })
})
