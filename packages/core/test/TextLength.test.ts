import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { charactersIn, isLonger, partEnd } from "../src/foundation/TextLength.ts"

const text = fc.string({ unit: fc.constantFrom("a", "é", "字", "😀"), maxLength: 60 })

describe("the length of a text", () => {
  it("is that of its parts, whatever their size, and counts a pair as one character", () => {
    fc.assert(fc.property(text, fc.integer({ min: 1, max: 20 }), (text, units) => {
      const parts: Array<string> = []
      for (let from = 0; from < text.length;) {
        const to = partEnd(text, from, units)
        assert.isAbove(to, from)
        parts.push(text.slice(from, to))
        from = to
      }
      assert.strictEqual(parts.join(""), text)
      assert.isTrue(parts.every((part) => part.isWellFormed() && part.length <= units + 1))
      const characters = [...text].length
      assert.strictEqual(parts.reduce((sum, part) => sum + charactersIn(part), 0), characters)
      assert.deepStrictEqual([isLonger(text, characters), isLonger(text, characters - 1)], [false, true])
    }))
  })
})
