import { assert, it } from "@effect/vitest"
import * as fc from "fast-check"
import { hasMoreValuesThan } from "../src/jsonValues.ts"

/** Arrays, objects and commas: what `hasMoreValuesThan` counts, of a value instead of its text. */
const marksOf = (value: unknown): number => {
  if (typeof value !== "object" || value === null) return 0
  const children = Object.values(value)
  return children.reduce<number>((sum, child) => sum + marksOf(child), 1 + Math.max(0, children.length - 1))
}

it("counts what stands outside of strings, and nothing within", () => {
  const text = fc.stringMatching(/^[ ,[{"\\a\n]{0,12}$/)
  fc.assert(
    fc.property(fc.json({ stringUnit: "binary" }).map((json): unknown => JSON.parse(json)), text, (json, words) => {
      const value = { [words]: words, json }
      const marks = marksOf(value)
      for (const written of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
        assert.isFalse(hasMoreValuesThan(marks, written))
        assert.isTrue(hasMoreValuesThan(marks - 1, written))
      }
    })
  )
})

it("ends at a string that never does", () => {
  for (const broken of ["\"", "[\"a", "[\"a\\\"", "\"\\", "[\"a,,,,,"]) {
    assert.isFalse(hasMoreValuesThan(1, broken), broken)
  }
})
