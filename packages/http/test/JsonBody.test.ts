import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"
import * as fc from "fast-check"
import * as JsonBody from "../src/JsonBody.ts"

/** JSON as clients write it: with space between tokens or without. */
const json = fc.tuple(
  fc.jsonValue({ stringUnit: "binary", maxDepth: 5 }),
  fc.constantFrom(undefined, 1, "\t", "\r\n")
).map(([value, space]) => JSON.stringify(value, null, space))

/** The value with the order of its keys, which `deepStrictEqual` does not look at. */
const withOrder = (result: Result.Result<unknown, unknown>) =>
  Result.isSuccess(result) ? [result.success, JSON.stringify(result.success)] : result.failure

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
