import { assert, describe, it } from "@effect/vitest"
import * as JsonReader from "@sendwright/core/foundation/JsonReader"
import * as Result from "effect/Result"
import * as fc from "fast-check"

const plenty: JsonReader.JsonBounds = { values: 250_000, number: 65_536 }

/** A text in pieces of these lengths, over and over. */
const piecesOf = (text: string, lengths: ReadonlyArray<number>): ReadonlyArray<string> => {
  const pieces: Array<string> = []
  for (let at = 0, turn = 0; at < text.length; turn++) {
    const length = lengths[turn % lengths.length]!
    pieces.push(text.slice(at, at + length))
    at += length
  }
  return pieces
}

const read = (pieces: ReadonlyArray<string>, bounds = plenty) => {
  const reader = JsonReader.make(bounds)
  for (const piece of pieces) reader.push(piece)
  return reader.end()
}

const parsed = (text: string): Result.Result<unknown, "syntax"> =>
  Result.try({ try: (): unknown => JSON.parse(text), catch: () => "syntax" as const })

/** The value with the order of its keys, which `deepStrictEqual` does not look at. */
const withOrder = (result: Result.Result<unknown, unknown>) =>
  Result.isSuccess(result) ? [result.success, JSON.stringify(result.success)] : result.failure

const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })

/** JSON as clients write it: with space between tokens or without, with characters escaped that need not be. */
const json = fc.tuple(
  fc.json({ stringUnit: "binary", maxDepth: 5 }),
  fc.constantFrom(undefined, 1, "\t", "\r\n"),
  fc.boolean()
).map(([text, space, isEscaped]) => {
  const written = JSON.stringify(JSON.parse(text), null, space)
  return isEscaped
    ? written.replaceAll(/\\(?:u[0-9a-f]{4}|.)|[^\0-\x7f]|[a-f](?=[^"]*"[,\]}])/g, (found) =>
      found.startsWith("\\")
        // It is escaped already.
        ? found
        : Array.from(
          { length: found.length },
          (_, index) => `\\u${found.charCodeAt(index).toString(16).padStart(4, "0")}`
        ).join(""))
    : written
  // `JSON.parse` would take escaped names after one with a backslash for that one (see JsonText).
}).filter((text) => !/\\\\(?:[^"\\]|\\.)*"\s*:/.test(text))

/** Tokens in any order: mostly no JSON, and wrong in every way. */
const tokens = fc.array(
  fc.constantFrom(
    ..."{}[],: \n\"\\",
    "\"a\"",
    "\"\\u00e9\"",
    "\"\\ud83d\\ude00\"",
    "\"\\x\"",
    "\"\\u12\"",
    "\"\t\"",
    "\"__proto__\":",
    "\"a\":1",
    "-0",
    "1.5e3",
    "01",
    "1.",
    "true",
    "tru",
    "null",
    "nul l",
    "\u00a0",
    "'a'"
  ),
  { maxLength: 12 }
).map((tokens) => tokens.join(""))

describe("JsonReader", () => {
  it("reads what JSON.parse reads, wherever the pieces end", () => {
    fc.assert(fc.property(json, lengths, (text, lengths) => {
      const result = read(piecesOf(text, lengths))
      assert.deepStrictEqual(withOrder(result), withOrder(parsed(text)))
    }))
  })

  it("refuses what JSON.parse refuses", () => {
    fc.assert(
      fc.property(
        fc.oneof(tokens, fc.tuple(json, tokens).map(([json, more]) => json + more)),
        lengths,
        (text, lengths) => {
          assert.deepStrictEqual(withOrder(read(piecesOf(text, lengths))), withOrder(parsed(text)))
        }
      ),
      { numRuns: 1_000 }
    )
  })

  it("refuses what JSON.parse refuses of a text that was changed in one place", () => {
    const change = fc.tuple(fc.nat(), fc.constantFrom("", ..."{}[],:\"\\ 0x\n\0"))
    fc.assert(
      fc.property(json, change, lengths, (text, [place, put], lengths) => {
        const at = place % (text.length + 1)
        const changed = text.slice(0, at) + put + text.slice(at + 1)
        assert.deepStrictEqual(withOrder(read(piecesOf(changed, lengths))), withOrder(parsed(changed)))
      }),
      { numRuns: 1_000 }
    )
  })

  it("makes a field of the name __proto__, and goes down as deep as a text does", () => {
    const named = Result.getOrThrow(read(["{\"__proto__\":{\"a\":1}}"])) as object
    assert.deepStrictEqual(Object.entries(named), [["__proto__", { a: 1 }]])
    assert.strictEqual(Object.getPrototypeOf(named), Object.prototype)
    const depth = 100_000
    let inner = Result.getOrThrow(read(["[".repeat(depth), "]".repeat(depth)]))
    let found = 0
    for (; Array.isArray(inner); found++) inner = inner[0]
    assert.strictEqual(found, depth)
  })

  it("counts what begins or separates values, outside of strings alone", () => {
    const marksOf = (value: unknown): number => {
      if (typeof value !== "object" || value === null) return 0
      const children = Object.values(value)
      return children.reduce<number>((sum, child) => sum + marksOf(child), 1 + Math.max(0, children.length - 1))
    }
    const words = fc.stringMatching(/^[ ,[{"\\a\n]{0,12}$/)
    fc.assert(fc.property(json, words, lengths, (text, words, lengths) => {
      const value: unknown = { [words]: words, json: JSON.parse(text) as unknown }
      const pieces = piecesOf(JSON.stringify(value, null, 1), lengths)
      const values = marksOf(value)
      assert.isTrue(Result.isSuccess(read(pieces, { ...plenty, values })))
      assert.deepStrictEqual(read(pieces, { ...plenty, values: values - 1 }), Result.fail("values"))
    }))
  })

  it("holds no more of a number than it may have", () => {
    const bounds = { ...plenty, number: 20 }
    const at = (digits: number) => read(piecesOf(`[${"7".repeat(digits)}]`, [3]), bounds)
    assert.deepStrictEqual(at(20), Result.succeed([Number("7".repeat(20))]))
    assert.deepStrictEqual(at(21), Result.fail("number"))
    const reader = JsonReader.make(bounds)
    reader.push("7".repeat(21))
    assert.strictEqual(reader.problem(), "number")
  })
})
