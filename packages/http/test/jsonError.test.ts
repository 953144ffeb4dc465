import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { jsonIssue, positionOf } from "../src/jsonError.ts"

/** Where V8 says that a text stops being JSON; `undefined` where it parses, or is told in other words. */
const positionOfV8 = (text: string): number | undefined => {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    const { message } = error as Error
    if (message === "Unexpected end of JSON input") return text.length
    const position = /at position (\d+)/.exec(message)?.[1]
    return position === undefined ? undefined : Number(position)
  }
}

const parses = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const values = fc.jsonValue({ maxDepth: 4 })
const damage = fc.constantFrom(
  "",
  ",",
  ":",
  "\"",
  "\\",
  "{",
  "}",
  "[",
  "]",
  "x",
  "tru",
  "1",
  "-",
  "01",
  "1.",
  "\n",
  "\u0000",
  "'"
)

/** JSON of which a piece was replaced. */
const damaged = fc.tuple(values, fc.nat(), fc.nat({ max: 3 }), damage, fc.boolean()).map(
  ([value, at, length, piece, spaced]) => {
    const text = JSON.stringify(value, null, spaced ? 2 : 0)
    const start = at % (text.length + 1)
    return text.slice(0, start) + piece + text.slice(start + length)
  }
)

describe("where a text stops being JSON", () => {
  it("is where V8 says it, wherever V8 says it", () => {
    let told = 0
    fc.assert(
      fc.property(damaged, (text) => {
        const expected = positionOfV8(text)
        if (expected === undefined) return
        told++
        // In the middle of a literal or an escape V8 names the letter, and this the beginning.
        const found = positionOf(text)
        if (found === expected) return
        assert.isBelow(found, expected, text)
        assert.match(text.slice(found, expected), /^[\\\w.+-]+$/, text)
      }),
      { numRuns: 5_000 }
    )
    assert.isAbove(told, 1_000)
  })

  it("is no place in a text that is JSON", () => {
    fc.assert(fc.property(values, (value) => {
      const text = JSON.stringify(value)
      assert.strictEqual(positionOf(text), text.length)
    }))
  })

  it("has something before it that more text could make JSON of", () => {
    fc.assert(
      fc.property(damaged, (text) => {
        if (parses(text)) return
        const before = text.slice(0, positionOf(text))
        const expected = positionOfV8(before)
        if (expected !== undefined) assert.isAtLeast(expected, before.trimEnd().length, text)
      }),
      { numRuns: 2_000 }
    )
  })

  it("is told by line and column", () => {
    assert.strictEqual(jsonIssue("{\n  \"a\": 1,\n  b: 2\n}"), "is not valid JSON: look at line 3, column 3")
    assert.strictEqual(jsonIssue("hello"), "is not valid JSON: look at line 1, column 1")
    assert.strictEqual(jsonIssue("{\"a\":'b'}"), "is not valid JSON: look at line 1, column 6")
    assert.strictEqual(jsonIssue("[1,]"), "is not valid JSON: look at line 1, column 4")
    assert.strictEqual(jsonIssue("{\"a\":1"), "is not valid JSON: it is incomplete")
  })

  it("is found in a text of any depth and length", () => {
    assert.strictEqual(positionOf("[".repeat(1_000_000)), 1_000_000)
    assert.strictEqual(positionOf(`"${"x\\n".repeat(1_000_000)}`), 3_000_001)
  })
})
