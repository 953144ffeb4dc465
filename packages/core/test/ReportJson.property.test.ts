import { assert, describe, it } from "@effect/vitest"
import * as ReportJson from "@sendwright/core/sending/ReportJson"
import * as fc from "fast-check"

const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels)

describe("JSON of reports", () => {
  it("is what JSON.parse makes of it, with texts that a storage takes", () => {
    const unit = fc.constantFrom("a", "\\", "\"", "[", "{", ",", "\0", "\ud83d", "\udcec", "\u{1f4ec}")
    const text = fc.string({ unit, maxLength: 8 })
    // `JSON.parse` would take escaped names after one with a backslash for that one (see JsonText).
    const name = text.filter((name) => name !== "__proto__" && !name.includes("\\"))
    const { tree } = fc.letrec<{ readonly tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.integer(),
        fc.constant(null),
        fc.array(tie("tree"), { maxLength: 4 }),
        fc.dictionary(name, tie("tree"), { maxKeys: 4 })
      )
    }))
    const storable = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value),
        (_, inner: unknown) => typeof inner === "string" ? inner.toWellFormed().replaceAll("\0", "\ufffd") : inner
      )
    fc.assert(fc.property(tree, (value) => {
      const json = JSON.stringify(value)
      assert.deepStrictEqual(ReportJson.parse(json), storable(value))
      assert.deepStrictEqual(ReportJson.parseExactly(json), JSON.parse(json))
      // As a text within other JSON may have it: SES publishes so.
      const raw = json.replaceAll("\\ud83d", "\ud83d").replaceAll("\\udcec", "\udcec")
      assert.deepStrictEqual(ReportJson.parse(raw), storable(JSON.parse(raw)))
    }))
  })

  it("has at most 64 levels and 50,000 values, wherever a text looks like more", () => {
    assert.deepStrictEqual(ReportJson.parse(nested(64)), JSON.parse(nested(64)))
    assert.isUndefined(ReportJson.parse(nested(65)))
    const list = (length: number) => JSON.stringify(Array.from({ length }, () => 1))
    assert.lengthOf(ReportJson.parse(list(50_000)) as ReadonlyArray<unknown>, 50_000)
    assert.isUndefined(ReportJson.parse(list(50_001)))
    const text = "\\\"" + "[".repeat(100) + ",".repeat(60_000)
    assert.strictEqual(ReportJson.parse(JSON.stringify(text)), text)
  })

  it("is undefined where it is none", () => {
    for (const text of ["", "[", "[1", "{\"a\"}", "\"a", "]", "nul"]) assert.isUndefined(ReportJson.parse(text), text)
  })
})
