import * as fc from "fast-check"
import { expect, test } from "vitest"
import { oneOf, parseSearch, someOf, stringifySearch, text } from "../../page/src/foundation/searchParams.ts"

const name = fc.string({ minLength: 1 }).filter((name) => name !== "__proto__")
const value = fc.oneof(fc.string({ minLength: 1 }), fc.array(fc.string({ minLength: 1 }), { minLength: 2 }))

test("an address is read back as it was written", () => {
  fc.assert(fc.property(fc.dictionary(name, value), (search) => {
    expect(parseSearch(stringifySearch(search).slice(1))).toEqual({ ...search })
  }))
})

test("empty values are left out of the address", () => {
  expect(stringifySearch({ a: undefined, b: "", c: null, d: [], e: "x" })).toBe("?e=x")
  expect(stringifySearch({})).toBe("")
})

test("texts are written as people write them", () => {
  expect(stringifySearch({ q: "1234", status: ["sent", "failed"] })).toBe("?q=1234&status=sent&status=failed")
})

test("unknown values of the address are ignored", () => {
  expect(oneOf("live", ["live", "test"])).toBe("live")
  expect(oneOf("other", ["live", "test"])).toBeUndefined()
  expect(oneOf(undefined, ["live"])).toBeUndefined()
  expect(someOf(["failed", "x", "sent"], ["sent", "failed"])).toEqual(["sent", "failed"])
  expect(someOf("x", ["sent"])).toBeUndefined()
  expect(text(["first", "second"])).toBe("first")
  expect(text("abcdef", 3)).toBe("abc")
  expect(text("")).toBeUndefined()
})
