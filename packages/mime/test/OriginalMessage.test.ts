import { assert, describe, it } from "@effect/vitest"
import { finish } from "@sendwright/core/foundation/Steps"
import { attachmentsOf, originalOf, readAttachments } from "@sendwright/core/model/OriginalMessage"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as fc from "fast-check"
import { isAscii } from "node:buffer"
import * as MimeMessage from "../src/MimeMessage.ts"
import * as RawMessages from "../src/reading/RawMessages.ts"
import * as SubmittedMessage from "../src/reading/SubmittedMessage.ts"
import { key, passes } from "./verify.ts"

const octets = (...lines: ReadonlyArray<string>): Buffer => Buffer.from(lines.map((line) => `${line}\r\n`).join(""))
const head = ["From: ada@example.com", "To: bob@example.net", "Subject: Hello"]
const named = ["Message-ID: <own@example.com>", "Date: Sun, 22 Nov 2026 12:00:00 +0000"]

const messageOf = (message: Uint8Array): OutgoingMessage => {
  const now = new Date("2026-11-22T12:00:00Z")
  const { files = [] } = Result.getOrThrow(
    SubmittedMessage.read({ message, envelope: ["bob@example.net"], now, trace: "" })
  )
  return outgoing({ text: "the fields", attachments: attachmentsOf(files), original: originalOf(files) })
}

const sent = (message: Uint8Array, more: Partial<OutgoingMessage> = {}) =>
  Effect.map(MimeMessage.render({ ...messageOf(message), ...more }), (bytes) => Buffer.from(bytes).toString("latin1"))

const signed = octets(
  ...head,
  ...named,
  "MIME-Version: 1.0",
  "Content-Type: multipart/signed; boundary=s; protocol=\"application/pkcs7-signature\"; micalg=sha-256",
  "",
  "preamble that nobody shows",
  "--s",
  "Content-Type: text/plain",
  "",
  "Signed \ttext.  ",
  "--s",
  "Content-Type: application/pkcs7-signature; name=smime.p7s",
  "Content-Transfer-Encoding: base64",
  "",
  "AAAA",
  "--s--"
)

describe("an original message", () => {
  it.effect("is signed as it is in seven bits", () =>
    Effect.gen(function*() {
      const message = messageOf(octets(...head, ...named, "Content-Type: text/plain; charset=utf-8", "", "Grüße, Ada."))
      const sevenBit = yield* Effect.flatMap(MimeMessage.inSevenBits({ ...message, dkim: key }), Effect.fromOption)
      const bytes = yield* MimeMessage.render(sevenBit)
      assert.isTrue(isAscii(bytes))
      assert.isTrue(yield* Effect.promise(() => passes(bytes)))
      assert.isTrue(Option.isNone(yield* MimeMessage.inSevenBits(sevenBit)))
      assert.isTrue(Option.isNone(yield* MimeMessage.inSevenBits(outgoing())))
    }))

  it.effect("goes out octet for octet, below the name that reports know it by", () =>
    Effect.gen(function*() {
      const bytes = yield* sent(signed)
      assert.isTrue(bytes.endsWith(signed.toString("latin1")))
      const added = bytes.slice(0, -signed.length)
      assert.match(added, /^X-Sendwright-Message-ID: <0198c0de\.1@mail\.example\.com>\r\n$/i)
    }))

  it.effect("is signed as a whole, its body as it is", () =>
    Effect.gen(function*() {
      const bytes = yield* sent(signed, { dkim: key })
      assert.isTrue(bytes.endsWith(signed.toString("latin1")))
      assert.isTrue(yield* Effect.promise(() => passes(Buffer.from(bytes, "latin1"))))
    }))

  it.effect("gets the Date and the Message-ID that it lacks", () =>
    Effect.gen(function*() {
      const bytes = yield* sent(octets(...head, "", "x"))
      assert.match(
        bytes,
        /^Date: Wed, 04 Mar 2026 05:06:07 \+0000\r\nMessage-ID: <0198c0de\.1@mail\.example\.com>\r\nFrom:/
      )
    }))

  it.effect("loses what steers, and whom it is to hide, and nothing else", () =>
    Effect.gen(function*() {
      const lines = [
        "Received: by a; Sun, 22 Nov 2026 12:00:00 +0000",
        "ARC-Seal: i=1; a=rsa-sha256",
        "X-A: 1",
        "X-A: 2"
      ]
      const taken = [
        "Bcc: eve@example.org,\r\n carol@example.org",
        "X-Tags: a",
        "X-SES-CONFIGURATION-SET: b",
        "X-Mailgun-Tag: c",
        "Return-Path: <c@d>"
      ]
      const bytes = yield* sent(octets(...taken, ...lines, ...head, ...named, "", "x"))
      assert.isTrue(bytes.endsWith(octets(...lines, ...head, ...named, "", "x").toString()))
      assert.notMatch(bytes, /bcc|eve@|carol@|x-tags|x-ses|x-mailgun|return-path/i)
    }))

  it.effect("goes out as it came where only the traces of its way name a recipient in UTF-8, without that name", () =>
    Effect.gen(function*() {
      const trace = (recipient: string) =>
        `Received: from a (a [192.0.2.1])\r\n\tby b with UTF8SMTPS id 1${recipient};\r\n\tSun, 22 Nov 2026 12:00:00 +0000`
      const ascii = trace("\r\n\tfor <bob@example.net>")
      const bytes = yield* sent(Buffer.concat([octets(trace("\r\n\tfor <bob@bücher.example>"), ascii), signed]))
      assert.isTrue(bytes.endsWith(`${octets(trace(""), ascii)}${signed}`), bytes)
    }))

  it.effect("is made of its fields where a line is too long for servers, and they describe it", () =>
    Effect.gen(function*() {
      const long = octets(...head, ...named, "", "x".repeat(1_200))
      const bytes = yield* sent(long)
      assert.notInclude(bytes, "x".repeat(1_000))
      assert.match(bytes, /the fields/)
    }))

  it.effect("is refused where it is larger than may be, before it is read", () =>
    Effect.gen(function*() {
      const message = octets(...head, "", "x")
      const raw = { message, recipients: undefined, now: new Date() }
      assert.isTrue(Result.isSuccess((yield* RawMessages.decode({ ...raw, maxBytes: message.length })).send.result))
      const refused = yield* Effect.flip(RawMessages.decode({ ...raw, maxBytes: message.length - 1 }))
      assert.match(refused.issues[0]?.message ?? "", /at most \d+ are allowed/)
    }))

  it("has its attachments at their places, whatever was taken out above them", () => {
    const piece = fc.constantFrom("X-Tags: a", "Bcc: eve@example.org", "X-A: 1", "X-B: 2\r\n folded")
    const content = fc.uint8Array({ maxLength: 300 })
    fc.assert(fc.property(fc.array(piece, { maxLength: 6 }), content, fc.boolean(), (fields, bytes, isQuoted) => {
      const quoted = [...bytes].map((octet) => `=${octet.toString(16).padStart(2, "0").toUpperCase()}=\r\n`).join("")
      const encoded = isQuoted ? quoted : Buffer.from(bytes).toString("base64").replace(/.{1,76}/g, "$&\r\n")
      const message = octets(
        ...fields,
        ...head,
        "Content-Type: multipart/mixed; boundary=m",
        "",
        "--m",
        "",
        "text",
        "--m",
        "Content-Type: application/octet-stream; name=a.bin",
        `Content-Transfer-Encoding: ${isQuoted ? "quoted-printable" : "base64"}`,
        "",
        encoded,
        "--m--"
      )
      const read = SubmittedMessage.read({
        message,
        envelope: ["bob@example.net"],
        now: new Date(),
        trace: "Received: by x\r\n"
      })
      const { files = [] } = Result.getOrThrow(read)
      assert.deepStrictEqual(finish(readAttachments(files)).map((file) => Buffer.from(file.content)), [
        Buffer.from(bytes)
      ])
    }))
  })
})
