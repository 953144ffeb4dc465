import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { finderOf } from "../../src/replies/PhraseFinder.ts"

const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom("a", "b", " "), minLength, maxLength })

describe("finderOf", () => {
  it("finds what a search for each phrase finds", () => {
    fc.assert(fc.property(
      fc.array(letters(3, 6).map((phrase) => ` ${phrase}`), { maxLength: 12 }),
      letters(0, 60),
      (phrases, text) => {
        const expected = phrases.flatMap((phrase, index) => text.includes(phrase) ? [index] : [])
        assert.deepStrictEqual(finderOf(phrases)(text), expected)
      }
    ))
  })

  it("finds phrases within phrases, and the same phrase under each of its numbers", () => {
    assert.deepStrictEqual(finderOf([" user unk", " unknown ", " user ", " no ", " user "])(" user unknown "), [
      0,
      1,
      2,
      4
    ])
    assert.deepStrictEqual(finderOf([])(" user "), [])
    assert.deepStrictEqual(finderOf([" user "])(""), [])
  })
})
