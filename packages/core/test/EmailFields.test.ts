import { assert, describe, it } from "@effect/vitest"
import { ownHeaderFields, visibleOf } from "@sendwright/core/model/EmailFields"

const visible = { to: ["Notes <notes@lists.example>", "ada@example.com"], cc: [] }

describe("a header of the sender's own", () => {
  it("reads as headers do, but for fields that it does not have", () => {
    assert.deepStrictEqual(ownHeaderFields(null), {})
    assert.deepStrictEqual(ownHeaderFields({ visible: { to: [], cc: [] }, messageId: null, date: null }), {})
    assert.deepStrictEqual(ownHeaderFields({ visible, messageId: "1@app.example", date: "1 Jan 2026 00:00 +0000" }), {
      "To": "Notes <notes@lists.example>, ada@example.com",
      "Message-ID": "<1@app.example>",
      "Date": "1 Jan 2026 00:00 +0000"
    })
  })

  it("names whom it likes, and without it to and cc are named", () => {
    const [to, cc] = [["ada@example.com"], ["bob@example.com"]]
    assert.deepStrictEqual(visibleOf({ to, cc, ownHeader: { visible, messageId: null, date: null } }), visible)
    assert.deepStrictEqual(visibleOf({ to, cc, ownHeader: null }), { to, cc })
  })
})
