import { assert, describe, it } from "@effect/vitest"
import * as FastCheck from "fast-check"
import { rowOf } from "../src/join/joinedRow.ts"
import { joinedText, parametersOf, ran } from "../src/join/joinedStatement.ts"
import * as P from "../src/sql/params.ts"

const wrapped = (body: string) =>
  `WITH sendwright_rows AS (${body}\n) SELECT row_to_json(r)::text AS joined_row FROM sendwright_rows r`

describe("a statement for another library's connection", () => {
  it("has its rows as JSON, whatever begins it", () => {
    assert.deepStrictEqual(joinedText("SELECT a FROM t WHERE b = $1", ["uuid"]), {
      text: wrapped("SELECT a FROM t WHERE b = $1::text::uuid"),
      hasRows: true
    })
    assert.strictEqual(
      joinedText("WITH a AS (SELECT 1), b AS (DELETE FROM t RETURNING x) SELECT * FROM b", []).text,
      "WITH a AS (SELECT 1), b AS (DELETE FROM t RETURNING x), sendwright_rows AS (SELECT * FROM b\n) "
        + "SELECT row_to_json(r)::text AS joined_row FROM sendwright_rows r"
    )
    const update = joinedText("UPDATE t SET a = (SELECT 1) WHERE b = $1 RETURNING a", ["text"])
    assert.deepStrictEqual(update, {
      text: wrapped("UPDATE t SET a = (SELECT 1) WHERE b = $1::text RETURNING a"),
      hasRows: true
    })
    assert.strictEqual(
      joinedText("(SELECT 1) UNION ALL (SELECT 2)", []).text,
      wrapped("(SELECT 1) UNION ALL (SELECT 2)")
    )
  })

  it("stays as it is where it has no rows", () => {
    for (const text of ["SAVEPOINT a", "DELETE FROM t", "WITH a AS (SELECT 1) UPDATE t SET b = 1", "LOCK TABLE t"]) {
      assert.deepStrictEqual(joinedText(text, []), { text, hasRows: false })
    }
  })

  it("is run by a function that has the settings for it, unless it has no rows", () => {
    const { given, text } = ran("SELECT a FROM t WHERE b = $1 AND c = $2", ["uuid[]", "text"])
    assert.strictEqual(text, "SELECT sendwright.run_1($1::text, $2::text[]) AS joined_row")
    assert.deepStrictEqual(given(["{a}", null]), [
      wrapped("SELECT a FROM t WHERE b = $1[1]::uuid[] AND c = $1[2]"),
      "{\"{a}\",NULL}"
    ])
    const plain = ran("UPDATE t SET a = $1", ["text"])
    assert.deepStrictEqual([plain.text, plain.hasRows], ["UPDATE t SET a = $1::text", false])
    assert.deepStrictEqual(plain.given(["x"]), ["x"])
  })

  it("has no parameter in what is quoted, or a comment", () => {
    const text = "SELECT '$1 it''s', \"$1\", /* $1 ( */ $1 -- $1 (\n FROM t"
    assert.strictEqual(joinedText(text, ["int4"]).text, wrapped(text.replace("*/ $1 ", "*/ $1::text::int4 ")))
  })

  it("has the parameters as texts that Postgres reads back", () => {
    const { casts, texts } = parametersOf([
      P.time(new Date(0)),
      P.blob(Uint8Array.of(0, 255)),
      P.texts(["a\"b\\", null, ""]),
      P.bool(false),
      P.uuid(null),
      P.ints([1, 2]),
      P.bytes([Uint8Array.of(1)])
    ])
    assert.deepStrictEqual(casts, ["timestamptz", "bytea", "text[]", "bool", "uuid", "int4[]", "bytea[]"])
    assert.deepStrictEqual(texts, [
      "1970-01-01T00:00:00.000Z",
      "\\x00ff",
      "{\"a\\\"b\\\\\",NULL,\"\"}",
      "false",
      null,
      "{\"1\",\"2\"}",
      "{\"\\\\x01\"}"
    ])
  })

  it("keeps every text of a row, also one that looks like a time or like bytes", () => {
    FastCheck.assert(FastCheck.property(
      FastCheck.oneof(FastCheck.string(), FastCheck.constantFrom("2026-01-01T00:00:00+00:00", "\\x00")),
      (subject) => {
        assert.deepStrictEqual(rowOf(JSON.stringify({ subject, tags: [subject] })), { subject, tags: [subject] })
      }
    ))
  })

  it("has times and bytes of a row in their own types, in whatever zone the session is", () => {
    const at = new Date("2026-11-27T07:00:00.123Z")
    assert.deepStrictEqual(
      rowOf("{\"created_at\":\"2026-11-27T12:30:00.123+05:30\",\"trace\":\"\\\\x01ff\",\"due\":null}"),
      {
        created_at: at,
        trace: Uint8Array.of(1, 255),
        due: null
      }
    )
  })
})
