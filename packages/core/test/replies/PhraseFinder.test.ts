import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { finderOf } from "../../src/replies/PhraseFinder.ts"

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", " "), minLength: 1, maxLength: 6 })

describe("finderOf", () => {
  it("finds what a search for each phrase finds", () => {
    fc.assert(fc.property(
      fc.array(word, { maxLength: 12 }),
      fc.string({ unit: fc.constantFrom("a", "b", "c", " "), maxLength: 60 }),
      (phrases, text) => {
        const expected = phrases.flatMap((phrase, index) => text.includes(phrase) ? [index] : [])
        assert.deepStrictEqual(finderOf(phrases)(text), expected)
      }
    ))
  })

  it("finds phrases within phrases, and the same phrase under each of its numbers", () => {
    assert.deepStrictEqual(finderOf(["she", "he", "hers", "his", "he"])("ushers"), [0, 1, 2, 4])
    assert.deepStrictEqual(finderOf([])("ushers"), [])
    assert.deepStrictEqual(finderOf(["a"])(""), [])
  })
})
