import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"
import * as PostmarkMessage from "../src/PostmarkMessage.ts"

const now = new Date("2026-11-22T15:00:00Z")
const message = { From: "shop@acme.example", To: "ada@example.com", Subject: "Hello", TextBody: "Hello" }

const decode = (over: object, hasTemplate = false) => PostmarkMessage.decode({ ...message, ...over }, hasTemplate, now)
const sendOf = (over: object, hasTemplate = false) => Result.getOrThrow(decode(over, hasTemplate).decoded.result)
const fieldsOf = (over: object, hasTemplate = false) => {
  const { result } = decode(over, hasTemplate).decoded
  return Result.isSuccess(result) ? [] : result.failure.map(({ path }) => path.join("."))
}
const templated = { Subject: undefined, TextBody: undefined }

describe("a message", () => {
  it("has everything that Postmark's has", () => {
    const { decoded, echo, recipients } = decode({
      From: "Shop <shop@acme.example>",
      To: "\"Lovelace, Ada\" <ada@example.com>, bob@example.com",
      Cc: "=?utf-8?q?J=C3=BCrgen?= <cc@example.com>",
      Bcc: "bcc@example.com, BOB@example.com",
      ReplyTo: "a@acme.example, B <b@acme.example>",
      HtmlBody: "<p>Hello</p>",
      Tag: "Welcome mail",
      Metadata: { order: "12", count: 3 },
      Headers: [{ Name: "X-Order", Value: "12" }],
      Attachments: [
        { Name: "a.txt", Content: "aGk=", ContentType: "text/plain", ContentID: null },
        { Name: "logo.png", Content: "aGk=", ContentType: "image/png", ContentID: "cid:logo" }
      ],
      MessageStream: "outbound",
      TrackOpens: true,
      TrackLinks: "HtmlAndText"
    })
    assert.deepStrictEqual<object>(Result.getOrThrow(decoded.result), {
      from: "Shop <shop@acme.example>",
      to: ["\"Lovelace, Ada\" <ada@example.com>", "bob@example.com"],
      cc: ["Jürgen <cc@example.com>"],
      bcc: ["bcc@example.com", "BOB@example.com"],
      replyTo: ["a@acme.example", "B <b@acme.example>"],
      subject: "Hello",
      html: "<p>Hello</p>",
      text: "Hello",
      headers: { "X-Order": "12" },
      tags: ["Welcome-mail", "order:12", "count:3"],
      attachments: [
        { content: "aGk=", filename: "a.txt", contentType: "text/plain" },
        { content: "aGk=", filename: "logo.png", contentType: "image/png", contentId: "logo" }
      ]
    })
    assert.strictEqual(recipients, 4)
    assert.deepStrictEqual(Object.keys(echo), ["To", "Cc", "Bcc"])
  })

  it("names a template by its alias or its number, and has its data", () => {
    assert.deepInclude(
      sendOf({ ...templated, TemplateAlias: "Password_Reset", TemplateModel: { a: { b: 1 } } }, true),
      {
        templateSlug: "password-reset",
        variables: { "a.b": 1 }
      }
    )
    assert.deepInclude(sendOf({ ...templated, TemplateId: 12345 }, true), { templateSlug: "12345", variables: {} })
  })

  it("takes null and empty texts for nothing", () => {
    const nothing = { Cc: "", Bcc: null, ReplyTo: "", HtmlBody: null, Tag: "", Headers: null, Attachments: [] }
    assert.deepStrictEqual(sendOf(nothing), sendOf({}))
  })

  it("may have no subject", () => assert.notProperty(sendOf({ Subject: "" }), "subject"))
})

describe("what is wrong with a message", () => {
  it("is named by Postmark's fields", () => {
    for (
      const [over, ...fields] of [
        [{ From: undefined }, "From"],
        [{ From: "a@acme.example, b@acme.example" }, "From"],
        [{ From: ["a@acme.example"] }, "From", "From"],
        [{ To: undefined }, "To"],
        [{ To: "nobody" }, "To.0"],
        [{ To: "ada@example.com, nobody" }, "To.1"],
        [{ To: "a@b.example,".repeat(51) }, "To"],
        [{ To: "a".repeat(20_000) }, "To", "To"],
        [{ Cc: "x <nobody>" }, "Cc.0"],
        [{ ReplyTo: "nobody" }, "ReplyTo.0"],
        [{ TextBody: undefined }, ""],
        [{ Subject: "a\nb" }, "Subject"],
        [{ Headers: [{ Name: "Subject", Value: "x" }] }, "Headers.Subject"],
        [{ Headers: [{ Name: "X-A", Value: "x" }, { Name: "X-A", Value: "y" }] }, "Headers.1.Name"],
        [{ Headers: { "X-A": "x" } }, "Headers"],
        [
          { Attachments: [{ Name: "a/b", Content: "!", ContentType: "x" }] },
          "Attachments.0.Name",
          "Attachments.0.Content",
          "Attachments.0.ContentType"
        ],
        [{ Attachments: {} }, "Attachments"],
        [{ Metadata: { mail: "a@b.c" } }, "Metadata.mail"],
        [{ Metadata: [] }, "Metadata"],
        [{ Tag: "a".repeat(65) }, "Tag"],
        [{ Metadata: Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`m${index}`, "a"])) }, "Metadata"],
        [{ TemplateAlias: "a" }, "TemplateAlias"]
      ] as const
    ) assert.deepStrictEqual(fieldsOf(over), fields, JSON.stringify(over).slice(0, 100))
  })

  it("is what a template does not go with", () => {
    for (
      const [over, ...fields] of [
        [{ TemplateAlias: "a" }, "Subject", "TextBody"],
        [{ ...templated }, "TemplateAlias"],
        [{ ...templated, TemplateAlias: "a", TemplateId: 1 }, "TemplateAlias"],
        [{ ...templated, TemplateAlias: {} }, "TemplateAlias"],
        [{ ...templated, TemplateAlias: "a", TemplateModel: [] }, "TemplateModel"],
        [{ ...templated, TemplateAlias: "a", TemplateModel: { rows: [1] } }, "TemplateModel.rows"]
      ] as const
    ) assert.deepStrictEqual(fieldsOf(over, true), fields, JSON.stringify(over))
  })
})
