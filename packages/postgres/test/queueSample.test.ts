import { assert, describe, it } from "@effect/vitest"
import * as FastCheck from "fast-check"
import { isSparse, sampleOf, searchAfter, whole, wholeBlocks } from "../src/queues/queueSample.ts"

const long = FastCheck.integer({ min: wholeBlocks + 1, max: 50_000_000 })

describe("The sample of a queue", () => {
  it("is the whole of a short table", () => {
    for (const blocks of [0, 1, wholeBlocks]) assert.strictEqual(sampleOf(blocks, 0), whole)
  })

  it("counts different blocks of the table, which together stand for all", () => {
    FastCheck.assert(FastCheck.property(long, (blocks) => {
      const { parts, weight } = sampleOf(blocks, 0)
      const counted = parts.filter((part) => part.counted)
      assert.strictEqual(new Set(counted.map(({ from }) => from)).size, counted.length)
      for (const { from, to } of counted) {
        assert.isAtLeast(from, 0)
        assert.strictEqual(to, from + 1)
        assert.isAtMost(to, blocks)
      }
      assert.closeTo(counted.length * weight, blocks, 0.001 * blocks)
    }))
  })

  it("reads the same number of blocks, however long the table is", () => {
    FastCheck.assert(FastCheck.property(long, FastCheck.nat(), (blocks, from) => {
      const { parts } = sampleOf(blocks, from % blocks)
      assert.isAtMost(parts.reduce((sum, part) => sum + part.to - part.from, 0), wholeBlocks)
    }))
  })

  it("searches every block once before it begins again", () => {
    FastCheck.assert(FastCheck.property(FastCheck.integer({ min: wholeBlocks + 1, max: 30_000 }), (blocks) => {
      let next = 0
      let searched = 0
      do {
        const part = sampleOf(blocks, next).parts.find(({ counted }) => !counted)!
        assert.strictEqual(part.from, searched)
        searched = part.to
        next = searchAfter(blocks, next)
      } while (next !== 0)
      assert.strictEqual(searched, blocks)
    }))
  })

  it("says that it knows too little only of a table that is nearly empty, and short enough to be read", () => {
    const sample = sampleOf(20_000, 0)
    assert.isTrue(isSparse(20_000, sample, 0))
    assert.isTrue(isSparse(20_000, sample, 70))
    assert.isFalse(isSparse(20_000, sample, 4_000))
    assert.isFalse(isSparse(200_000, sampleOf(200_000, 0), 0))
    assert.isFalse(isSparse(100, whole, 0))
  })
})
