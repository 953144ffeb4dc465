import { assert, describe, it } from "@effect/vitest"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import { attachment as file, outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import { key, passes, sign } from "./verify.ts"

const signed = (over: Partial<OutgoingMessage> = {}) => MimeMessage.render(outgoing({ dkim: key, ...over }))

const passesOf = (message: Uint8Array) => Effect.promise(() => passes(message))

const withText = (message: Uint8Array, change: (text: string) => string): Uint8Array =>
  Buffer.from(change(Buffer.from(message).toString("latin1")), "latin1")

/** A small header and this body, signed. */
const withBody = (body: string) =>
  sign(Buffer.from(`From: ada@example.com\r\nSubject: Hello\r\n\r\n${body}`, "latin1"), key)

const messages: Readonly<Record<string, Partial<OutgoingMessage>>> = {
  "plain text": {},
  "no body": { text: "" },
  "html and attachments": {
    html: "<p>Hello, <b>Bob</b>.</p>",
    attachments: [
      file({ filename: "all.bin", content: Uint8Array.from({ length: 256 }, (_, i) => i) }),
      file({ filename: "empty.txt", contentType: "text/plain", content: new Uint8Array() })
    ]
  },
  "nothing but what is beyond ASCII": {
    from: { name: "株式会社 ポスト", address: "info@example.com" },
    to: [{ name: "山田 太郎", address: "taro@例え.jp" }],
    cc: [{ name: "Zoë Bücher", address: "zoe@bücher.example" }],
    replyTo: [{ name: "サポート 🎉", address: "help@例え.jp" }, { name: null, address: "help@example.com" }],
    subject: "ご注文ありがとうございます 🎉",
    text: "こんにちは 👋\n終わり",
    html: "<p>こんにちは 👋</p>",
    headers: { "X-Note": "注文 №1" },
    attachments: [
      file({ filename: "請求書.pdf" }),
      file({ filename: null, contentType: "image/png", contentId: "logo@1", disposition: "inline" }),
      file({ filename: null, contentType: "text/calendar; method=REQUEST", disposition: "alternative" })
    ]
  },
  "tabs in the subject": { subject: "\tOrder\t4711\t\tof today\t" },
  "long fields": {
    to: Array.from({ length: 50 }, (_, i) => ({ name: `Recipient number ${i}`, address: `r${i}@example.net` })),
    subject: "a subject of words ".repeat(50),
    headers: { References: "<0198c0de@mail.example.com> ".repeat(40).trim(), "X-Long": "x".repeat(900) },
    unsubscribeUrl: `https://example.com/u?${"a".repeat(1900)}`
  },
  "empty lines and dots at the end": { text: "one\n.\n..\n\ttwo  \n \n.\n\n\n \t\n\n" },
  "a body of 1 MB": { text: "All work and no play makes Jack a dull boy.\n".repeat(24_000) }
}

describe("a signed message", () => {
  for (const [name, over] of Object.entries(messages)) {
    it.effect(`verifies: ${name}`, () =>
      Effect.gen(function*() {
        const message = yield* signed(over)
        assert.isTrue(yield* passesOf(message))
        assert.deepStrictEqual(yield* signed({ ...over, attempt: 2 }), message, "the same bytes on every attempt")
        const text = Buffer.from(message).toString("latin1")
        const end = /\r\n(?![ \t])/.exec(text)
        assert.strictEqual(
          text.slice((end?.index ?? 0) + 2),
          Buffer.from(yield* signed({ ...over, dkim: null })).toString("latin1"),
          "the signature stands before what would be sent without it"
        )
        for (const line of text.slice(0, end?.index).split("\r\n")) assert.match(line, /^[\x20-\x7e]{1,78}$/)
      }))
  }

  it.effect("covers what readers see and what the unsubscribe button needs, once more than it occurs", () =>
    Effect.gen(function*() {
      const count = (message: Uint8Array) => {
        const counts: Record<string, number> = {}
        const names = /h=(.*?);/s.exec(Buffer.from(message).toString("latin1"))?.[1]?.replace(/\s/g, "") ?? ""
        for (const name of names.split(":")) counts[name] = (counts[name] ?? 0) + 1
        return counts
      }
      const absent = { "cc": 1, "reply-to": 1, "content-disposition": 1 }
      const least = {
        "from": 2,
        "to": 2,
        "subject": 2,
        "date": 2,
        "message-id": 2,
        "mime-version": 2,
        "content-type": 2,
        "content-transfer-encoding": 2
      }
      assert.deepStrictEqual(count(yield* signed()), { ...least, ...absent })
      const more = yield* signed({
        cc: [{ name: null, address: "cc@example.net" }],
        replyTo: [{ name: null, address: "help@example.com" }],
        headers: { "In-Reply-To": "<1@example.com>", "X-Own": "1" },
        unsubscribeUrl: "https://example.com/u"
      })
      assert.deepStrictEqual(count(more), {
        ...least,
        "cc": 2,
        "reply-to": 2,
        "content-disposition": 1,
        "in-reply-to": 2,
        "list-unsubscribe": 2,
        "list-unsubscribe-post": 2
      })
    }))

  it.effect("survives what relays do, and nothing else", () =>
    Effect.gen(function*() {
      const message = yield* signed({
        subject: "Hello there Bob",
        text: "one\n\ntwo",
        unsubscribeUrl: "https://example.com/u"
      })
      const changed = (change: (text: string) => string) => passesOf(withText(message, change))
      const harmless: Readonly<Record<string, (text: string) => string>> = {
        "a trace on top": (text) => `Received: from a by b; Wed, 4 Mar 2026 05:06:08 +0000\r\n${text}`,
        "a field of a relay": (text) => text.replace("\r\nSubject:", "\r\nX-Spam: no\r\nSubject:"),
        "another fold": (text) => text.replace("Subject: Hello there", "subject :\r\n\tHello  there\r\n\t"),
        "empty lines at the end": (text) => `${text}\r\n\r\n`,
        "spaces at the ends of lines": (text) => text.replace("\r\none\r\n", "\r\none \t\r\n")
      }
      for (const [name, change] of Object.entries(harmless)) assert.isTrue(yield* changed(change), name)
      const harmful: Readonly<Record<string, (text: string) => string>> = {
        "a byte of the body": (text) => text.replace("\r\ntwo", "\r\ntwO"),
        "a line less": (text) => text.replace("one\r\n\r\n", "one\r\n"),
        "a line more": (text) => `${text}three\r\n`,
        "a byte of the subject": (text) => text.replace("Hello there", "hello there"),
        "another sender": (text) => text.replace("From: ada@", "From: eve@"),
        "no date": (text) => text.replace(/\r\nDate: .*/, ""),
        "another place to unsubscribe at": (text) => text.replace("<https://example.com/u>", "<https://example.com/v>"),
        "no one-click": (text) => text.replace(/\r\nList-Unsubscribe-Post: .*/, ""),
        "a signature of another domain's": (text) => text.replace("d=example.com;", "d=example.net;")
      }
      for (const [name, change] of Object.entries(harmful)) {
        assert.notDeepEqual(withText(message, change), Buffer.from(message), name)
        assert.isFalse(yield* changed(change), name)
      }
    }))

  it.effect("verifies no more when a field is added that readers would show", () =>
    Effect.gen(function*() {
      const message = yield* signed({ unsubscribeUrl: "https://example.com/u" })
      const added = [
        "From: eve@evil.example",
        "To: eve@evil.example",
        "Cc: eve@evil.example",
        "Reply-To: eve@evil.example",
        "Subject: Pay here",
        "Date: Wed, 4 Mar 2026 05:06:08 +0000",
        "Message-ID: <2@evil.example>",
        "MIME-Version: 1.0",
        "Content-Type: text/html",
        "Content-Transfer-Encoding: base64",
        "Content-Disposition: attachment; filename=invoice.html",
        "List-Unsubscribe: <https://evil.example>",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click"
      ]
      for (const field of added) {
        assert.isFalse(yield* passesOf(withText(message, (text) => `${field}\r\n${text}`)), `${field} on top`)
        const below = withText(message, (text) => text.replace("\r\n\r\n", `\r\n${field}\r\n\r\n`))
        assert.isFalse(yield* passesOf(below), `${field} at the end`)
      }
    }))

  it.effect("says nothing of the time, and names its key", () =>
    Effect.gen(function*() {
      const text = Buffer.from(yield* signed()).toString("latin1").replace(/\r\n[ \t]+/g, " ")
      const field = text.slice(0, text.indexOf("\r\n"))
      assert.match(field, /^DKIM-Signature: v=1; a=rsa-sha256; c=relaxed\/relaxed; d=example.com; s=ph1; h=/)
      assert.notMatch(field, /[; ][txl]=/)
    }))
})

describe("Dkim.fieldOf", () => {
  const bodies: ReadonlyArray<readonly [name: string, body: string]> = [
    ["nothing", ""],
    ["an empty line", "\r\n"],
    ["many empty lines", "\r\n".repeat(5_000)],
    ["only spaces", " \t \r\n\t"],
    ["no line end", "one"],
    ["empty lines in the middle and at the end", "one\r\n\r\n\r\ntwo\r\n\r\n\r\n"],
    ["spaces everywhere", "  one \t two\t\r\n \r\n\t.\r\n"],
    ["a line of 1 MB", "x y".repeat(350_000)],
    ["eight-bit octets", "\xa0\xff\x80 \xa0\r\n"],
    ["dots", ".\r\n..\r\n.a\r\n.\r\n"]
  ]
  for (const [name, body] of bodies) {
    it.effect(`signs a body of ${name}`, () =>
      Effect.gen(function*() {
        assert.isTrue(yield* passesOf(yield* withBody(body)))
      }))
  }

  it.effect("hashes the empty body as RFC 6376 §3.4.4 says", () =>
    Effect.gen(function*() {
      for (const body of ["", "\r\n\r\n"]) {
        const text = Buffer.from(yield* withBody(body)).toString("latin1")
        assert.include(text, "bh=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=;")
      }
    }))

  it.effect("covers every one of repeated fields", () =>
    Effect.gen(function*() {
      const message = yield* sign(
        Buffer.from(
          "From: ada@example.com\r\nTo: a@example.net\r\nTo: b@example.net\r\nTo: c@example.net\r\n\r\nx\r\n"
        ),
        key
      )
      assert.isTrue(yield* passesOf(message))
      for (const to of ["a", "b", "c"]) {
        assert.isFalse(yield* passesOf(withText(message, (text) => text.replace(`To: ${to}@`, "To: x@"))))
      }
      assert.isFalse(yield* passesOf(withText(message, (text) => text.replace("To: b@example.net\r\n", ""))))
    }))
})
