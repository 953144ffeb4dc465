import { assert, describe, it } from "@effect/vitest"
import { maxValueLength } from "@sendwright/core/model/HeaderPolicy"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import * as Result from "effect/Result"
import * as fc from "fast-check"
import { draftOf, refusalOf } from "../src/received/ReplyDraft.ts"

const received = {
  from: "Ada <ada@example.com>",
  replyTo: [],
  subject: "Cards",
  messageId: "2@a.example",
  inReplyTo: null,
  references: [],
  envelope: { from: "ada@example.com", to: ["help@shop.example"] },
  headers: []
}

describe("ReplyDraft", () => {
  it("goes to Reply-To where there is one", () => {
    assert.deepStrictEqual(draftOf(received).to, ["Ada <ada@example.com>"])
    assert.deepStrictEqual(draftOf({ ...received, replyTo: ["b@example.com", "c@example.com"] }).to, [
      "b@example.com",
      "c@example.com"
    ])
    assert.deepStrictEqual(draftOf({ ...received, from: null }).to, [])
    // A name that turns the direction of writing, and an address that is none.
    const odd = ["\u202eada <ada@example.com>", "ada@@example"]
    assert.deepStrictEqual(draftOf({ ...received, replyTo: odd }).to, ["ada@example.com"])
    assert.deepStrictEqual(draftOf({ ...received, replyTo: ["ada@@example"] }).to, ["Ada <ada@example.com>"])
  })

  it("says Re: once, whatever programs said before", () => {
    for (const subject of ["Cards", "Re: Cards", "re:Cards", "AW: RE: Cards", "Re[2]: Sv : Cards", "回复：Re: Cards"]) {
      assert.strictEqual(draftOf({ ...received, subject }).subject, "Re: Cards", subject)
    }
    assert.strictEqual(draftOf({ ...received, subject: "" }).subject, "Re:")
    assert.strictEqual(draftOf({ ...received, subject: "Reading: Cards" }).subject, "Re: Reading: Cards")
  })

  it("names what it answers and the thread before it", () => {
    assert.deepStrictEqual(draftOf({ ...received, references: ["0@a", "1@a"], inReplyTo: "1@a" }).headers, {
      "In-Reply-To": "<2@a.example>",
      References: "<0@a> <1@a> <2@a.example>"
    })
    assert.strictEqual(draftOf({ ...received, inReplyTo: "1@a" }).headers["References"], "<1@a> <2@a.example>")
    assert.deepStrictEqual(draftOf({ ...received, messageId: null, references: ["1@a"] }).headers, {})
    assert.deepStrictEqual(draftOf({ ...received, messageId: "a b>\r\nBcc: c@example.com" }).headers, {})
  })

  it("makes of whatever strangers wrote what a send takes, and always names what it answers", () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.emailAddress())
    const stored = text.map((text) => text.replaceAll("\0", "").toWellFormed())
    fc.assert(
      fc.property(
        stored,
        stored,
        fc.option(stored),
        fc.array(stored, { maxLength: 100 }),
        (subject, messageId, inReplyTo, references) => {
          const { headers, subject: answer } = draftOf({ ...received, subject, messageId, inReplyTo, references })
          const line = headers["References"]
          if (line !== undefined) {
            assert.isAtMost(line.length, maxValueLength)
            assert.isTrue(line.endsWith(`<${messageId}>`))
          }
          const send = { from: "help@shop.example", to: "ada@example.com", text: "x", headers, subject: answer }
          assert.isTrue(Result.isSuccess(SendRequest.decode(send, new Date(0)).result))
          assert.match(answer, /^Re:/)
        }
      )
    )
  })

  it("refuses to answer programs", () => {
    const withField = (name: string, value: string) => refusalOf({ ...received, headers: [{ name, value }] })
    assert.isUndefined(refusalOf(received))
    assert.isUndefined(withField("Auto-Submitted", "no"))
    assert.isUndefined(withField("Precedence", "list"))
    assert.isDefined(refusalOf({ ...received, envelope: { from: "", to: ["help@shop.example"] } }))
    assert.isDefined(withField("auto-submitted", "Auto-Replied; owner=x"))
    assert.isDefined(withField("Precedence", "BULK"))
    assert.isDefined(refusalOf({ ...received, references: Array.from({ length: 100 }, (_, n) => `${n}@a`) }))
  })
})
