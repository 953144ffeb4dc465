import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"
import * as fc from "fast-check"
import * as JsonBody from "../src/JsonBody.ts"
import * as JsonReader from "../src/JsonReader.ts"

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
})

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

const encoder = new TextEncoder()

const inPieces = (bytes: Uint8Array, chunk: number) => {
  const body = JsonBody.make()
  for (let at = 0; at < bytes.length; at += chunk) body.add(bytes.subarray(at, at + chunk))
  return body.end()
}

const outcome = (result: Result.Result<unknown, { readonly issues: unknown }>) =>
  Result.isSuccess(result) ? withOrder(result) : result.failure.issues

/** What fills a body up to more than a piece, with characters of every length, so that pieces end within them. */
const filling = fc.tuple(fc.constantFrom("a", "é", "€", "😀", "a€", "\\n", "\\ud83d\\ude00", "\n"), fc.nat(9)).map(
  ([unit, before]) => "x".repeat(before) + unit.repeat(Math.ceil(JsonBody.pieceBytes * 1.2 / unit.length))
)

describe("JsonBody", () => {
  it("answers of a body in pieces what it would of the whole, also where it is broken", () => {
    const broken = fc.option(fc.tuple(fc.nat(), fc.constantFrom(0x22, 0x5c, 0x0a, 0x80, 0xc3, 0xe2, 0xff, 0x5d)))
    const chunk = fc.integer({ min: 1_000, max: 200_000 })
    fc.assert(
      fc.property(json, filling, broken, chunk, fc.boolean(), (text, fill, broken, chunk, hasMark) => {
        const bytes = encoder.encode(`${hasMark ? "\ufeff" : ""}{"fill":"${fill}","json":${text}}`)
        if (broken !== null) bytes[broken[0] % bytes.length] = broken[1]
        assert.deepStrictEqual(outcome(inPieces(bytes, chunk)), outcome(JsonBody.parse(bytes)))
      })
    )
  })

  it("refuses a field that is named twice, at any depth, in a short body and in a long one, and says where", () => {
    const body = (text: string) => outcome(JsonBody.parse(encoder.encode(text)))
    const long = (text: string) => outcome(inPieces(encoder.encode(`${" ".repeat(100_000)}${text}`), 30_000))
    const twice: ReadonlyArray<readonly [string, ReadonlyArray<string | number>]> = [
      [`{"to":"a","to":"b"}`, ["to"]],
      [`{"to":{},"x":1,"to" : {}}`, ["to"]],
      [`{"\\u0074o":"a","to":"a"}`, ["to"]],
      [`{"messages":[{"a":1},{"a":1,"a":1}]}`, ["messages", 1, "a"]],
      [`[[{"":0,"":0}]]`, [0, 0, ""]],
      [`{"__proto__":1,"__proto__":2}`, ["__proto__"]],
      [`{"a":{"b":1,"b":2},"a":1}`, ["a", "b"]]
    ]
    for (const [text, path] of twice) {
      for (const found of [body(text), long(text)]) {
        assert.deepStrictEqual(found, [{ path, message: "is given twice: an object names each field once" }], text)
      }
    }
    const once =
      `{"a":"\\"b\\":","e" :": e","f\\\\":" \\\\: ","b":{"a":":"},"c":[{"a":1},{"a":1}],"toString":1,"constructor":2,"d\\\\":"\\\\"}`
    for (const found of [body(once), long(once)]) {
      assert.deepStrictEqual(found, [JSON.parse(once), JSON.stringify(JSON.parse(once))])
    }
  })

  it("finds a name that was given twice anywhere in generated JSON, and none where there is none", () => {
    const decoded = (text: string) => JsonBody.parse(encoder.encode(text))
    fc.assert(fc.property(json, fc.string(), (text, name) => {
      assert.isTrue(Result.isSuccess(decoded(text)))
      const key = JSON.stringify(name)
      const found = decoded(`{"in":[{${key}:${text},"other":${text},${key} :${text}}]}`)
      if (name === "other") return
      assert.deepStrictEqual(outcome(found), [
        { path: ["in", 0, name], message: "is given twice: an object names each field once" }
      ])
    }))
  })

  it("says where a long body stops being JSON, and tells an empty one and a cut one", () => {
    const lines = `{\n"text": "${"a".repeat(100_000)}",\n`
    const issue = (text: string) => outcome(inPieces(encoder.encode(text), 30_000))
    assert.deepStrictEqual(issue(`${lines}b}`), [{ path: [], message: "is not valid JSON: look at line 3, column 1" }])
    assert.deepStrictEqual(issue(lines), [{ path: [], message: "is not valid JSON: it is incomplete" }])
    assert.deepStrictEqual(issue(`"${"a".repeat(2_000_000)}" b`), [{ path: [], message: "is not valid JSON" }])
    assert.deepStrictEqual(issue(""), [{ path: [], message: "is empty: a JSON object is needed" }])
    const cut = encoder.encode(`"${"€".repeat(100_000)}`).subarray(0, -1)
    assert.deepStrictEqual(outcome(inPieces(cut, 30_000)), [{ path: [], message: "is not valid UTF-8" }])
  })

  it("refuses more values, and longer numbers, than a request can have", () => {
    const issue = (text: string) => outcome(inPieces(encoder.encode(text), 100_000))
    assert.deepStrictEqual(issue(`[${"[],".repeat(250_001)}`), [
      { path: [], message: "must not hold more than 250000 values" }
    ])
    assert.deepStrictEqual(issue("7".repeat(100_000)), [
      { path: [], message: "must not hold a number of more than 65536 characters" }
    ])
  })
})
