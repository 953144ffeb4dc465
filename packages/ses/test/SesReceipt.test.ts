import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"
import * as FastCheck from "fast-check"
import { clientOf, decode } from "../src/SesReceipt.ts"

const receipt = (action: object, more: object = {}) =>
  JSON.stringify({
    notificationType: "Received",
    mail: { source: "ada@mail.example" },
    receipt: { recipients: ["help@in.shop.example"], action },
    ...more
  })
const trace = (more = "") =>
  `Return-Path: <ada@mail.example>\r\nReceived: from mx.mail.example (mx.mail.example [192.0.2.7])\r\n`
  + ` by inbound-smtp.eu-west-1.amazonaws.com with SMTP id abc\r\n for help@in.shop.example;\r\n Thu, 26 Nov 2026\r\n${more}`

describe("receipts of SES", () => {
  it("bring a message, or its place", () => {
    const inline = (encoding: string | undefined, content: string) =>
      Result.getOrThrow(decode(receipt({ type: "SNS", encoding }, { content })))?.content
    const message = Buffer.from("Subject: ä\r\n\r\n")
    assert.deepStrictEqual(inline("BASE64", message.toString("base64")), { _tag: "Inline", message })
    assert.deepStrictEqual(inline("UTF8", message.toString()), { _tag: "Inline", message })
    assert.deepStrictEqual(inline(undefined, message.toString()), { _tag: "Inline", message })
    assert.deepStrictEqual(
      Result.getOrThrow(
        decode(receipt({ type: "S3", bucketName: "mails", objectKey: "in/d6iitobk75ur44p8kdnnp7g2n800" }))
      ),
      {
        returnPath: "ada@mail.example",
        recipients: ["help@in.shop.example"],
        content: { _tag: "Object", bucket: "mails", key: "in/d6iitobk75ur44p8kdnnp7g2n800" }
      }
    )
    const bounce = receipt({ type: "SNS" }, { mail: { source: "<>" }, content: "x" })
    assert.strictEqual(Result.getOrThrow(decode(bounce))?.returnPath, "")
  })

  it("name no object that leads elsewhere", () => {
    for (
      const objectKey of ["../other/key", "a/../b", "a/./b", "a//b", "/a", "a/", "..", "a?b", "a#b", "a\nb", "ä", ""]
    ) {
      assert.isTrue(Result.isFailure(decode(receipt({ type: "S3", bucketName: "mails", objectKey }))), objectKey)
    }
    for (const bucketName of ["a/b", "A", "x", "a@b", "user:password@host", "a b"]) {
      assert.isTrue(Result.isFailure(decode(receipt({ type: "S3", bucketName, objectKey: "a" }))), bucketName)
    }
  })

  it("are told apart from everything else, whatever comes", () => {
    FastCheck.assert(FastCheck.property(FastCheck.json(), (text) => {
      assert.isUndefined(Result.getOrThrow(decode(text)))
    }))
    FastCheck.assert(FastCheck.property(FastCheck.jsonValue(), (value) => {
      assert.isTrue(
        Result.isFailure(decode(JSON.stringify({ notificationType: "Received", mail: value, receipt: value })))
      )
    }))
  })
})

describe("the client of a message that SES received", () => {
  it("is who SES says on top, and nobody else", () => {
    const known = { greeting: "mx.mail.example", remoteAddress: "192.0.2.7" }
    assert.deepStrictEqual(clientOf(Buffer.from(`${trace()}Subject: x\r\n\r\n`)), known)
    const unknown = { greeting: "", remoteAddress: null }
    const forged = trace().replace("192.0.2.7", "192.0.2.9")
    // Below the one of another server it is a claim of the sender's.
    for (
      const text of [
        `Received: from a.example (a.example [192.0.2.1]) by b.example with SMTP\r\n${forged}\r\n`,
        `Subject: x\r\n\r\n${forged}`,
        trace().replace("amazonaws.com", "amazonaws.com.eve.example"),
        trace().replace("192.0.2.7", "192.0.2.777"),
        ""
      ]
    ) assert.deepStrictEqual(clientOf(Buffer.from(text)), unknown)
    const six = trace().replace("192.0.2.7", "IPv6:2001:db8::7")
    assert.strictEqual(clientOf(Buffer.from(six)).remoteAddress, "2001:db8::7")
  })

  it("is not thrown at by any message", () => {
    FastCheck.assert(FastCheck.property(FastCheck.uint8Array(), (noise) => {
      clientOf(noise)
      clientOf(Buffer.concat([Buffer.from("Received: from a ("), noise]))
    }))
  })
})
