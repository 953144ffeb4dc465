import { assert, describe, it } from "@effect/vitest"
import * as JsonText from "@sendwright/core/foundation/JsonText"
import * as Result from "effect/Result"
import * as fc from "fast-check"

/** A text with each character of it escaped where `escapes` says so, and what must be. */
const written = (text: string, escapes: ReadonlyArray<boolean>): string =>
  text.split("").map((unit, index) =>
    escapes[index % escapes.length]
      ? `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`
      : JSON.stringify(unit).slice(1, -1)
  ).join("")

const escapes = fc.array(fc.boolean(), { minLength: 1, maxLength: 5 })
const name = fc.string({ unit: fc.constantFrom("a", "é", "\\", "\"", ":", "\n", "/", "字", "\ud83d"), maxLength: 6 })

describe("JSON that others wrote", () => {
  it("has the names that it says, whatever names an object before it had", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { maxLength: 3 }),
        name,
        escapes,
        fc.constantFrom("", " "),
        (before, name, escapes, space) => {
          fc.pre(!before.includes(name))
          const fields = before.map((each, index) => `"${written(each, escapes)}":${index},`).join("")
          const escaped = written(name, escapes)
          // What V8 would take the name for.
          const mistaken = JSON.stringify(escaped.slice(0, name.length))
          JsonText.parse(`{${fields}${mistaken}:0}`)
          const text = `{${fields}"${escaped}"${space}:[{"${escaped}":0}]}`
          const value = Result.getOrThrow(JsonText.parse(text)) as object
          assert.deepStrictEqual(new Set(Object.keys(value)), new Set([...before, name]))
          assert.deepStrictEqual(Object.entries(value).find(([key]) => key === name)?.[1], [{ [name]: 0 }])
          assert.isUndefined(JsonText.twiceIn(text, value))
        }
      ),
      { numRuns: 1_000 }
    )
  })

  it("is refused where it is none, with escaped names and without", () => {
    for (const text of ["", "{", "{\"a\"}", "{\"\\n\":1,}", "{\"\\n\":}", "{\"\\x\":1}", "{\"\\n\":1} 2"]) {
      assert.deepStrictEqual(JsonText.parse(text), Result.fail("syntax"), text)
    }
  })
})
