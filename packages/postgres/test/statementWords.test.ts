import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { statementWords } from "../src/sql/statementWords.ts"

describe("statementWords", () => {
  it.each([
    ["LOCK TABLE sendwright.emails", "LOCK TABLE sendwright.emails"],
    [
      "lock table\n  sendwright.emails\tin access exclusive mode;",
      "lock table sendwright.emails in access exclusive mode"
    ],
    ["UPDATE sendwright.quotas SET month_used = 5 WHERE account_id = 'x'", "UPDATE sendwright.quotas SET month_used …"],
    ["UPDATE quotas SET used=5", "UPDATE quotas SET …"],
    [
      "SELECT * FROM \"public\".\"users\" WHERE name LIKE 'ada%'",
      "SELECT * FROM \"public\".\"users\" WHERE name LIKE …"
    ],
    ["/* app:'ada@example.com' */ -- by Ada\n DELETE FROM t WHERE id=$1", "DELETE FROM t WHERE …"],
    ["SELECT E'secret'", "SELECT …"],
    ["SELECT U&'secret'", "SELECT …"],
    ["DO $$ BEGIN END $$", "DO …"],
    ["/* never closed", ""],
    ["<insufficient privilege>", "…"],
    ["", ""]
  ])("makes %j into %j", (statement, words) => {
    assert.strictEqual(statementWords(statement), words)
  })

  it("is short, and ends with a whole word", () => {
    const words = statementWords(`SELECT ${"column_of_a_table, ".repeat(100)}`)
    assert.isAtMost(words.length, 82)
    assert.match(words, /column_of_a_table, …$/)
  })

  it.prop(
    "shows nothing of a value, wherever it stands",
    [
      Schema.Array(Schema.Literals(["SELECT ", "a", " , ", "(", "t.b ", "= "])),
      Schema.Literals(["'", "E'", "$$", "$q$", "N'", "1", ":'"])
    ],
    ([before, quote]) => {
      assert.notInclude(statementWords(`${before.join("")} ${quote}SECRET words`), "SECRET")
      assert.notInclude(statementWords(`${before.join("")}${quote === "1" ? "=1" : quote}SECRET words`), "SECRET")
    }
  )
})
