import { assert, describe, it } from "@effect/vitest"
import { hasRoom, mostBytesOf } from "@sendwright/core/received/ReceivedRoom"
import * as fc from "fast-check"

const bytes = fc.nat(1_000)

describe("hasRoom", () => {
  it("lets messages in one after the other, as long as all fit, and none without a size once all room is used", () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 1, max: 400 })), bytes, (sizes, mostBytes) => {
      let usedBytes = 0
      for (const size of sizes) {
        const fits = hasRoom({ usedBytes, mostBytes }, size)
        assert.strictEqual(fits, usedBytes + size <= mostBytes)
        if (fits) usedBytes += size
      }
      assert.strictEqual(hasRoom({ usedBytes, mostBytes }, Number.NaN), usedBytes < mostBytes)
      assert.isFalse(hasRoom({ usedBytes: mostBytes, mostBytes }, 0))
    }))
  })

  it("has no bound without a limit", () => {
    assert.isTrue(hasRoom(null, Number.MAX_SAFE_INTEGER))
    assert.isNull(mostBytesOf(null))
    assert.strictEqual(mostBytesOf(3), 3_000_000)
  })
})
