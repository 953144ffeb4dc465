import * as fc from "fast-check"
import { expect, test } from "vitest"
import { parseCsv, readEntries } from "../../page/src/screens/suppressions/csv.ts"
import * as csvText from "../../src/server/foundation/csvText.ts"

const anyField = fc.oneof(fc.string(), fc.constantFrom("=1+1", "'quoted", "a,b", "line\r\nbreak", "\"", "+x", ""))

test("the CSV files of this service are read back, field by field", () => {
  fc.assert(fc.property(fc.array(fc.array(anyField, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
    // The first line decides about the separator.
    const lines = [["a", "b", "c", "d", "e", "f", "g", "h"], ...rows]
    const text = lines.map(csvText.line).join("")
    const bare = (field: string) => field.replace(/^'(?=['=+\-@\t\r\n＝＋－＠])/, "")
    expect(parseCsv(text).map(({ fields }) => fields.map(bare))).toEqual(lines)
  }))
})

test("no field begins like a formula", () => {
  fc.assert(fc.property(fc.constantFrom(..."=+-@\t\r\n＝＋－＠"), fc.string(), (sign, rest) => {
    expect(csvText.field(sign + rest).replace(/^"/, "")).toMatch(/^'/)
  }))
})

test("addresses are found by the name of their column, with the reasons of other services", () => {
  const text =
    "\ufeffcreated;Email Address;Type\n2026;ada@example.com;HardBounce\n\n2026;\"mary@example.com\";Spam complaint"
    + "\n2026;nobody;x\n2026;'=x@example.com;unsubscribe\n"
  expect(readEntries(text)).toEqual({
    entries: [
      { line: 2, address: "ada@example.com", reason: "bounce" },
      { line: 4, address: "mary@example.com", reason: "complaint" },
      { line: 6, address: "=x@example.com", reason: "manual" }
    ],
    bad: [{ line: 5, text: "2026, nobody, x", isOpen: false }]
  })
})

test("a list without column names is read too, and an unpaired quote spoils only one line", () => {
  expect(readEntries("ada@example.com\r\nmary@example.com").entries.map(({ address }) => address))
    .toEqual(["ada@example.com", "mary@example.com"])
  const { bad, entries } = readEntries("ada@example.com\n\"mary@example.com\njohn@example.com\n")
  expect(entries.map(({ address }) => address)).toEqual(["ada@example.com"])
  expect(bad.map(({ isOpen, line }) => [line, isOpen])).toEqual([[2, true]])
  expect(readEntries("")).toEqual({ entries: [], bad: [] })
})
