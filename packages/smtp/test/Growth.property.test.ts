import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import * as Growth from "../src/client/Growth.ts"
import * as MessageLimit from "../src/client/MessageLimit.ts"

const loads = fc.record({
  open: fc.nat(80),
  opening: fc.nat(80),
  waiting: fc.nat(300),
  oldestWait: fc.nat(100),
  limit: fc.integer({ min: 1, max: 100 })
})

describe("toOpen", () => {
  it("never opens more than there may be, nor more than there are messages, nor any for a short wait", () => {
    fc.assert(fc.property(loads, (load) => {
      const count = Growth.toOpen(load)
      assert.isAtLeast(count, 0)
      if (count === 0) return
      assert.isAtMost(load.open + load.opening + count, load.limit)
      assert.isAtMost(load.opening + count, load.waiting)
      if (load.open > 0) {
        assert.isAtLeast(load.oldestWait, Growth.worthWait)
        assert.isAtMost(load.opening + count, load.open, "their number at most doubles")
      }
    }))
  })

  it("leaves no message without a connection that is open or being opened", () => {
    fc.assert(fc.property(loads, (load) => {
      if (load.waiting > 0 && load.open === 0) assert.isAtLeast(load.opening + Growth.toOpen(load), 1)
    }))
  })

  it("reaches the limit where messages go on waiting", () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 1_000 }), (limit) => {
      let open = 0
      for (let i = 0; i < 12; i++) open += Growth.toOpen({ open, opening: 0, waiting: 2_000, oldestWait: 50, limit })
      assert.strictEqual(open, limit)
    }))
  })
})

describe("the ceiling", () => {
  it("is where the server refused, and rises step by step to the setting, never above", () => {
    fc.assert(fc.property(fc.nat(200), fc.integer({ min: 1, max: 200 }), fc.nat(10_000_000), (open, maximum, after) => {
      const ceiling = Growth.refused(open, 1_000)
      const limit = Growth.limitAt(ceiling, maximum, 1_000 + after)
      assert.isAtMost(limit, maximum)
      assert.isAtLeast(limit, 1)
      assert.isAtLeast(Growth.limitAt(ceiling, maximum, 1_000 + after + Growth.ceilingMillis), limit)
      if (after < Growth.ceilingMillis) assert.strictEqual(limit, Math.min(maximum, Math.max(1, open)))
    }))
    const ceiling = Growth.refused(50, 0)
    assert.deepStrictEqual(
      [0, 1, 2, 3].map((times) => Growth.limitAt(ceiling, 64, times * Growth.ceilingMillis)),
      [50, 51, 53, 57]
    )
    assert.strictEqual(Growth.limitAt(undefined, 64, 0), 64)
  })
})

describe("the number of messages of a connection", () => {
  it("is what the setting says until two connections have ended after the same number, and again after a while", () => {
    const once = MessageLimit.ended(MessageLimit.unknown, 20, 0)
    assert.strictEqual(MessageLimit.limitAt(once, 1_000, 0), 1_000)
    const other = MessageLimit.ended(once, 7, 0)
    assert.strictEqual(MessageLimit.limitAt(other, 1_000, 0), 1_000)
    const twice = MessageLimit.ended(MessageLimit.ended(other, 20, 0), 20, 5)
    assert.strictEqual(MessageLimit.limitAt(twice, 1_000, 5), 20)
    assert.strictEqual(MessageLimit.limitAt(twice, 10, 5), 10)
    assert.strictEqual(MessageLimit.limitAt(twice, 1_000, 5 + MessageLimit.keptMillis), 1_000)
  })
})
