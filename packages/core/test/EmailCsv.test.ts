import { assert, describe, it } from "@effect/vitest"
import { cellOf, header, linesOf } from "@sendwright/core/emails/EmailCsv"
import type { EmailSummary } from "@sendwright/core/model/Email"
import * as fc from "fast-check"
import { anyCharacter } from "../../../scripts/any-character.ts"

/** Reads CSV as RFC 4180 §2 has it. */
const parse = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const rows: Array<Array<string>> = []
  let row: Array<string> = []
  for (let at = 0; at < text.length;) {
    let cell = ""
    if (text[at] === "\"") {
      for (at++; text[at] !== "\"" || text[at + 1] === "\""; at++) {
        if (text[at] === "\"") at++
        cell += text[at]
      }
      at++
    } else for (; at < text.length && text[at] !== "," && text[at] !== "\r"; at++) cell += text[at]
    row.push(cell)
    if (text[at] === ",") at++
    else {
      at += 2
      rows.push(row)
      row = []
    }
  }
  return rows
}

const email = (subject: string, to: ReadonlyArray<string> = ["ada@example.com"]): EmailSummary => ({
  id: "id",
  mode: "live",
  from: "a@b.example",
  to,
  cc: [],
  bcc: [],
  replyTo: ["r@e.example", "r2@e.example"],
  subject,
  tags: ["x", "y"],
  ownHeader: null,
  status: "sent",
  scheduledAt: null,
  createdAt: new Date(0),
  updatedAt: new Date(1),
  match: null
})

describe("EmailCsv", () => {
  it("reads back as what was written, whatever stands in it", () => {
    fc.assert(fc.property(fc.array(fc.string({ unit: anyCharacter }), { minLength: 1 }), (subjects) => {
      const rows = parse(header + linesOf(subjects.map((subject) => email(subject))))
      assert.strictEqual(rows.length, subjects.length + 1)
      subjects.forEach((subject, index) => {
        const cell = rows[index + 1]![rows[0]!.indexOf("subject")]!
        assert.strictEqual(cell, /^[=+\-@\t\r]/.test(subject) ? `'${subject}` : subject)
      })
    }))
  })

  it("has no cell that a spreadsheet takes for a formula", () => {
    for (const text of ["=1+1", "+1", "-1", "@A1", "\t=1", "\r=1"]) assert.match(cellOf(text), /^"?'/)
    assert.deepStrictEqual(["a", "a,b", "a\"b", "a\nb", ""].map(cellOf), ["a", "\"a,b\"", "\"a\"\"b\"", "\"a\nb\"", ""])
  })

  it("writes times in UTC and lists in one cell", () => {
    const [names, cells] = parse(header + linesOf([email("s", ["a@b.example", "c@d.example"])]))
    const of = (name: string) => cells![names!.indexOf(name)]
    assert.deepStrictEqual([of("to"), of("reply_to"), of("tags"), of("created_at"), of("scheduled_at")], [
      "a@b.example; c@d.example",
      "r@e.example; r2@e.example",
      "x; y",
      "1970-01-01T00:00:00.000Z",
      ""
    ])
  })
})
