import { assert, describe, it } from "@effect/vitest"
import { finish } from "@sendwright/core/foundation/Steps"
import * as ReceivedMessage from "@sendwright/mime/reading/ReceivedMessage"
import * as Result from "effect/Result"
import * as FastCheck from "fast-check"
import * as PostmarkMessage from "../src/internal/PostmarkMessage.ts"

const line = FastCheck.string({ unit: "grapheme", minLength: 1, maxLength: 60 }).map((text) =>
  `x${text.replace(/[\r\n\0\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, "")}`
)
const file = FastCheck.record({
  Name: FastCheck.stringMatching(/^[a-zäöü ]{1,20}\.txt$/).map((text) => `f${text}`),
  Content: FastCheck.uint8Array({ minLength: 1, maxLength: 500 }).map((bytes) => Buffer.from(bytes).toString("base64")),
  ContentType: FastCheck.constantFrom("application/pdf", "text/plain; x=\r\ny", "nonsense")
})
const inbound = FastCheck.record({
  From: FastCheck.constant("Ada <ada@mail.example>"),
  OriginalRecipient: FastCheck.constant("help@in.shop.example"),
  MessageID: FastCheck.constant("73e6d360-66eb-11e1-8e72-a8904824019b"),
  Subject: line,
  TextBody: line,
  Attachments: FastCheck.array(file, { maxLength: 3 })
})

const posted = (json: unknown) => finish(PostmarkMessage.toPosted(Result.getOrThrow(PostmarkMessage.decode(json))))

describe("messages made of the fields that Postmark posts", () => {
  it("say what the fields say, and are the same each time", () => {
    FastCheck.assert(FastCheck.property(inbound, (json) => {
      const { isOriginal, message, returnPath } = posted(json)
      assert.deepStrictEqual(Buffer.from(posted(json).message), Buffer.from(message))
      assert.isFalse(isOriginal)
      assert.strictEqual(returnPath, "ada@mail.example")
      const read = finish(ReceivedMessage.readInSteps({ message, returnPath }))
      assert.strictEqual(read.subject, json.Subject.trim())
      assert.strictEqual(read.text?.trim(), json.TextBody.trim())
      assert.strictEqual(read.messageId, "73e6d360-66eb-11e1-8e72-a8904824019b@inbound.postmarkapp.com")
      assert.deepStrictEqual(
        read.attachments.map(({ filename, size }) => [filename, size]),
        json.Attachments.map(({ Content, Name }) => [Name, Buffer.from(Content, "base64").length])
      )
    }))
  })

  it("have no field that a value smuggles in", () => {
    FastCheck.assert(FastCheck.property(FastCheck.string({ maxLength: 40 }), (noise) => {
      const value = `a\r\nBcc: eve@mail.example\n\r\n${noise}`
      const { message } = posted({
        From: value,
        OriginalRecipient: "help@in.shop.example",
        MessageID: value,
        Subject: value,
        Headers: [{ Name: `X-A${value}`, Value: value }, { Name: "X-B", Value: value }],
        Attachments: [{ Name: value, Content: value, ContentID: value, ContentType: value }]
      })
      const heads = Buffer.from(message).toString().split("\r\n")
      assert.isFalse(heads.some((one) => /^bcc:/i.test(one)))
    }))
  })

  it("are as they came where the raw message does, to the last character", () => {
    FastCheck.assert(
      FastCheck.property(FastCheck.string({ unit: "grapheme", minLength: 1 }), FastCheck.nat(8), (text, length) => {
        const RawEmail = `${"x".repeat(65_532 + length)}${text}`
        const { isOriginal, message } = posted({
          From: "ada@mail.example",
          OriginalRecipient: "help@in.shop.example",
          MessageID: "1",
          RawEmail
        })
        assert.isTrue(isOriginal)
        assert.strictEqual(Buffer.from(message).toString(), RawEmail.toWellFormed())
      }),
      { numRuns: 30 }
    )
  })
})
