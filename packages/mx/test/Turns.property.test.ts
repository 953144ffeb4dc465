import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import * as Turns from "../src/shaping/Turns.ts"

const arrivals = fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 300 })
const perMinute = fc.integer({ min: 1, max: 200 })

describe("the turns of a site", () => {
  it("are no more within any minute than its rate, which may have been lower meanwhile", () => {
    fc.assert(
      fc.property(
        arrivals,
        perMinute,
        fc.infiniteStream(fc.double({ min: 0.1, max: 1, noNaN: true })),
        (waits, perMinute, shares) => {
          let turns = Turns.initial
          let now = 0
          const went: Array<number> = []
          for (const wait of waits) {
            now += wait
            const taken = Turns.take(turns, perMinute * shares.next().value, now)
            if (taken.at - now > 1_000) continue
            turns = taken.turns
            went.push(taken.at)
          }
          for (const [index, at] of went.entries()) {
            const last = went[index + perMinute]
            // A hair for the rounding of sums.
            if (last !== undefined) assert.isAtLeast(last - at, 60_000 - 0.01)
          }
        }
      )
    )
  })

  it("are no more than the rate where waits are ended again and again", () => {
    const steps = fc.array(
      fc.record({
        wait: fc.integer({ min: 0, max: 3_000 }),
        isFreed: fc.boolean(),
        share: fc.constantFrom(1, 1, 0.02)
      }),
      { maxLength: 300 }
    )
    fc.assert(fc.property(steps, perMinute, (steps, rate) => {
      let turns = Turns.initial
      let now = 0
      const went: Array<number> = []
      for (const { isFreed, share, wait } of steps) {
        now += wait
        if (isFreed) turns = Turns.freed(turns, rate)
        const taken = Turns.take(turns, rate * share, now)
        if (taken.at - now > 1_000) continue
        turns = taken.turns
        went.push(taken.at)
      }
      for (const [index, at] of went.entries()) {
        const last = went[index + rate]
        if (last !== undefined) assert.isAtLeast(last - at, 60_000 - 0.01)
      }
    }))
  })

  it("come within a second and the time of one, at the whole rate, once waits were ended", () => {
    fc.assert(fc.property(perMinute, fc.nat(100), (rate, count) => {
      const slow = Turns.take(Turns.initial, rate / 64, 0).turns
      const turns = Array.from({ length: count }).reduce<Turns.Turns>(
        (turns) => Turns.appoint(turns, rate / 64, 0, 0).turns,
        slow
      )
      const freed = Turns.freed(turns, rate)
      assert.isAtMost(Turns.take(freed, rate, 0).at, 66_000 / rate)
      assert.isAtMost(Turns.appoint(freed, rate, 0, 0).inMillis, 1_000 + 2 * 66_000 / rate)
    }))
  })

  it("are no more than the rate beside those that another process had until a moment ago", () => {
    const waits = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 50, maxLength: 300 })
    fc.assert(
      fc.property(waits, waits, perMinute, fc.integer({ min: 0, max: 120_000 }), (before, after, rate, since) => {
        const play = (waits: ReadonlyArray<number>, from: number, since: number) => {
          let turns = Turns.initial
          let now = from
          return waits.flatMap((wait) => {
            now += wait
            const taken = Turns.take(turns, rate, now, since)
            if (taken.at - now > 1_000) return []
            turns = taken.turns
            return [taken.at]
          })
        }
        const went = [...play(before, 0, -Infinity).filter((at) => at < since), ...play(after, since, since)]
        for (const [index, at] of went.entries()) {
          const last = went[index + rate]
          if (last !== undefined) assert.isAtLeast(last - at, 60_000 - 0.01)
        }
      })
    )
  })

  it("come to nine tenths of the rate where there is always somebody", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (perMinute) => {
        let turns = Turns.initial
        let at = 0
        for (let i = 0; i <= perMinute * 10; i++) ({ at, turns } = Turns.take(turns, perMinute, at))
        assert.isAtMost(at, 11 * 60_000)
      }),
      { numRuns: 30 }
    )
  })

  it("are promised one behind the other, within a second and five minutes", () => {
    fc.assert(fc.property(fc.nat(100), perMinute, fc.nat(900_000), (count, perMinute, rest) => {
      let turns = Turns.take(Turns.initial, perMinute, 0).turns
      let before = 0
      for (let i = 0; i < count; i++) {
        const { inMillis, turns: next } = Turns.appoint(turns, perMinute, rest, 0)
        assert.isAtLeast(inMillis, Math.max(1_000, before, rest))
        assert.isAtMost(inMillis, rest + 5 * 60_000)
        turns = next
        before = inMillis
      }
    }))
  })
})
