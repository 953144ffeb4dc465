import { assert, describe, it } from "@effect/vitest"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import { attachment as file } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import PostalMime, { decodeWords } from "postal-mime"
import { plain } from "./messages.ts"

const render = (message: Partial<OutgoingMessage>) =>
  MimeMessage.render({ ...plain, ...message }).pipe(Effect.map((bytes) => Buffer.from(bytes).toString("latin1")))

const parse = (source: string) => Effect.promise(() => PostalMime.parse(source))

/** The types of the parts, indented by their depth. */
const treeOf = (source: string): ReadonlyArray<string> => {
  const open: Array<string> = []
  const lines: Array<string> = []
  for (const line of source.split("\r\n")) {
    if (open.some((boundary) => line === `--${boundary}--`)) open.pop()
    const type = /^content-type: ([a-z]+\/[a-z-]+)(; type="?[a-z/]+"?)?/i.exec(line)
    if (type === null) continue
    const related = type[2] === undefined ? "" : type[2].replace(/="?([a-z/]+)"?/, "=\"$1\"")
    lines.push(`${"  ".repeat(open.length)}${type[1]}${related}`)
    const boundary = /boundary="?([^";]+)"?/.exec(line)?.[1]
    if (boundary !== undefined) open.push(boundary)
  }
  return lines
}

const headerOf = (source: string) => source.slice(0, source.indexOf("\r\n\r\n")).split("\r\n")

describe("MimeMessage.render", () => {
  it.effect("writes a plain text message and not one field more than it needs", () =>
    Effect.gen(function*() {
      const source = yield* render({})
      assert.strictEqual(
        source,
        [
          "From: ada@example.com",
          "To: bob@example.net",
          "Subject: Hello",
          "Date: Wed, 04 Mar 2026 05:06:07 +0000",
          "Message-ID: <0198c0de.1@mail.example.com>",
          "MIME-Version: 1.0",
          "Content-Transfer-Encoding: quoted-printable",
          "Content-Type: text/plain; charset=utf-8",
          "",
          "Hello, Bob.",
          ""
        ].join("\r\n")
      )
    }))

  it.effect("nests alternatives in mixed, and leaves out what there is not", () =>
    Effect.gen(function*() {
      const attachments = [file({ filename: "a.bin", contentType: "application/octet-stream" })]
      const types = (source: string) =>
        [...source.matchAll(/^content-type: ([a-z]+\/[a-z-]+)/gim)].map((match) => match[1])
      assert.deepStrictEqual(types(yield* render({ html: "<p>x</p>", text: null })), ["text/html"])
      assert.deepStrictEqual(types(yield* render({ html: "<p>x</p>" })), [
        "multipart/alternative",
        "text/plain",
        "text/html"
      ])
      assert.deepStrictEqual(types(yield* render({ html: "<p>x</p>", attachments })), [
        "multipart/mixed",
        "multipart/alternative",
        "text/plain",
        "text/html",
        "application/octet-stream"
      ])
      assert.deepStrictEqual(types(yield* render({ html: null, text: null })), ["text/plain"])
    }))

  it.effect("puts forms of the body, what the html shows, and files around it, each level only where it is needed", () =>
    Effect.gen(function*() {
      const logo = file({ filename: "logo.png", contentType: "image/png", contentId: "logo", disposition: "inline" })
      const invitation = file({
        filename: null,
        contentType: "text/calendar; method=REQUEST",
        disposition: "alternative"
      })
      const html = "<img src=\"cid:logo\">"
      const tree = (message: Partial<OutgoingMessage>) =>
        Effect.map(render(message), (source) => treeOf(source.replaceAll(/\r\n[ \t]+/g, " ")))
      assert.deepStrictEqual(yield* tree({ html, attachments: [file(), invitation, logo] }), [
        "multipart/mixed",
        "  multipart/alternative",
        "    text/plain",
        "    multipart/related; type=\"text/html\"",
        "      text/html",
        "      image/png",
        "    text/calendar",
        "  text/plain"
      ])
      assert.deepStrictEqual(yield* tree({ html, text: null, attachments: [logo] }), [
        "multipart/related; type=\"text/html\"",
        "  text/html",
        "  image/png"
      ])
      assert.deepStrictEqual(yield* tree({ html, attachments: [logo] }), [
        "multipart/alternative",
        "  text/plain",
        "  multipart/related; type=\"text/html\"",
        "    text/html",
        "    image/png"
      ])
      assert.deepStrictEqual(yield* tree({ attachments: [invitation] }), [
        "multipart/alternative",
        "  text/plain",
        "  text/calendar"
      ])
      // Without html nothing refers to it; without a content id nothing can.
      for (
        const message of [{ attachments: [logo] }, {
          html: "x",
          text: null,
          attachments: [{ ...logo, contentId: null }]
        }]
      ) {
        assert.deepStrictEqual((yield* tree(message)).filter((line) => line.includes("multipart")), ["multipart/mixed"])
      }
    }))

  it.effect("carries a Content-ID of any length on one line", () =>
    Effect.gen(function*() {
      const image = { contentType: "image/png", disposition: "inline" } as const
      for (const contentId of ["logo", "image001.png@01DC5A11.A0B1C2D0", "x".repeat(255), "a/b?c=d&e;f,g:[h]"]) {
        const source = yield* render({ html: "x", attachments: [file({ ...image, contentId })] })
        assert.include(source, `\r\nContent-ID: <${contentId}>\r\n`)
        assert.strictEqual((yield* parse(source)).attachments[0]?.contentId, `<${contentId}>`)
      }
    }))

  it.effect("keeps the method of an invitation, and says which charset it is in", () =>
    Effect.gen(function*() {
      const invitation = (contentType: string, text: string) =>
        Effect.map(
          render({
            html: "<p>x</p>",
            attachments: [
              file({ filename: null, contentType, disposition: "alternative", content: Buffer.from(text) })
            ]
          }),
          (source) => ({ source, type: /^Content-Type: (text\/calendar[^]*?)\r\n(?![ \t])/m.exec(source)?.[1] })
        )
      const text = "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n"
      assert.strictEqual(
        (yield* invitation("text/calendar; method=REQUEST", text)).type,
        "text/calendar; method=REQUEST"
      )
      const { source, type } = yield* invitation("text/calendar; method=REQUEST", `${text}é`)
      assert.strictEqual(type, "text/calendar; method=REQUEST; charset=utf-8")
      const [found] = (yield* parse(source)).attachments
      assert.deepInclude(found, { mimeType: "text/calendar", method: "REQUEST", disposition: null })
      const given = "text/calendar; charset=iso-8859-1; method=REQUEST"
      assert.strictEqual((yield* invitation(given, `${text}é`)).type, given)
      assert.notInclude(source, "Content-Disposition")
    }))

  it.effect("carries tabs in the subject as encoded words, which no relay takes for the folding of the line", () =>
    Effect.gen(function*() {
      for (const subject of ["Order\t4711", "\tOrder 4711\t", "\t", "a\t".repeat(499), "注文\t4711"]) {
        const source = yield* render({ subject })
        const field = /^Subject:(?:.*\r\n[ \t])*.*(?=\r\n)/m.exec(source)?.[0] ?? ""
        assert.include(field, "=?")
        // Neither in a line nor at the fold.
        assert.notInclude(field, "\t")
        for (const line of field.split("\r\n")) assert.isAtMost(line.length, 78)
        assert.strictEqual(decodeWords(field.slice("Subject:".length).replaceAll("\r\n", "").trim()), subject)
      }
    }))

  it.effect("carries Japanese and emoji in subject, names, bodies and attachment names", () =>
    Effect.gen(function*() {
      const subject = "ご注文の確認 🎉 ".repeat(12).trim()
      const filename = "請求書 – 二〇二六年三月 🧾.pdf"
      const source = yield* render({
        from: { name: "株式会社ポスト 🎺", address: "info@例え.jp" },
        to: [{ name: "Müller, \"Bob\"", address: "bob@bücher.example" }],
        subject,
        text: "こんにちは、世界 🌏\nThe quick brown fox",
        html: "<p>Grüße aus Köln, where most of the text is plain ASCII after all.</p>",
        attachments: [file({ filename, content: new Uint8Array([0, 255, 13, 10]) })]
      })
      // oxlint-disable-next-line no-control-regex
      assert.match(source, /^[\x00-\x7f]*$/)
      const email = yield* parse(source)
      assert.strictEqual(email.subject, subject)
      assert.deepStrictEqual(email.from, { name: "株式会社ポスト 🎺", address: "info@xn--r8jz45g.jp" })
      assert.deepStrictEqual(email.to, [{ name: "Müller, \"Bob\"", address: "bob@xn--bcher-kva.example" }])
      assert.strictEqual(email.text?.trimEnd(), "こんにちは、世界 🌏\r\nThe quick brown fox")
      assert.include(email.html, "Grüße aus Köln")
      assert.strictEqual(email.attachments[0]?.filename, filename)
      assert.deepStrictEqual(
        new Uint8Array(email.attachments[0]?.content as ArrayBuffer),
        new Uint8Array([0, 255, 13, 10])
      )
      // Both spellings of the name: RFC 2231, and the encoded word that older readers know.
      assert.match(source, /filename\*0\*=utf-8''%E8%AB%8B/)
      assert.match(source, /name="=\?UTF-8\?B\?/)
    }))

  it.effect("promises one-click unsubscribing for https only", () =>
    Effect.gen(function*() {
      const of = (unsubscribeUrl: string, headers = {}) =>
        Effect.map(render({ unsubscribeUrl, headers }), (source) =>
          headerOf(source.replace(/\r\n[ \t]/g, " ")).filter((line) => /^list-/i.test(line)))
      assert.deepStrictEqual(yield* of("https://example.com/u?t=1"), [
        "List-Unsubscribe: <https://example.com/u?t=1>",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click"
      ])
      assert.deepStrictEqual(yield* of("http://example.com/u"), ["List-Unsubscribe: <http://example.com/u>"])
      assert.deepStrictEqual(yield* of("https://例え.jp/退会?<>"), [
        "List-Unsubscribe: <https://xn--r8jz45g.jp/%E9%80%80%E4%BC%9A?%3C%3E>",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click"
      ])
      assert.deepStrictEqual(yield* of("javascript:alert(1)"), [])
      assert.deepStrictEqual(yield* of("https://example.com/u", { "list-unsubscribe": "<mailto:x@example.com>" }), [
        "List-Unsubscribe: <https://example.com/u>",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click"
      ])
      // The longest URL that a send may carry.
      const long = `https://example.com/${"u".repeat(1980)}`
      assert.strictEqual((yield* of(long))[0]?.replace(/(?<=<.*) /g, ""), `List-Unsubscribe: <${long}>`)
    }))

  it.effect("leaves the sender's own headers as they are, where ASCII can say them", () =>
    Effect.gen(function*() {
      const source = yield* render({
        headers: {
          "X-SMTPAPI-variables": "{\"name\": \"Ada\", \"list\":  [1, 2]}",
          "In-Reply-To": "<a.b=?c@example.com>",
          "x-note": "naïve",
          "X-Long": "b".repeat(1000)
        }
      })
      const header = headerOf(source)
      assert.include(header, "X-SMTPAPI-variables: {\"name\": \"Ada\", \"list\":  [1, 2]}")
      assert.include(header, "In-Reply-To: <a.b=?c@example.com>")
      assert(header.some((line) => line.startsWith("x-note: =?UTF-8?")))
      assert(header.every((line) => line.length <= 998))
    }))

  it.effect("lets no header forge another one, nor the structure", () =>
    Effect.gen(function*() {
      const source = yield* render({
        headers: {
          Bcc: "eve@evil.example",
          "Content-Type": "text/html",
          "X-A\r\nBcc": "eve@evil.example",
          "X-B": "1\r\nBcc: eve@evil.example\r\n\r\nbody",
          "Bad Name": "x"
        },
        attachments: [file({
          filename: "a.txt\r\nX-Evil: 1",
          contentType: "text/plain\r\nX-Evil: 1",
          contentId: "a>\r\nX-Evil: 1",
          content: new Uint8Array()
        })]
      })
      const email = yield* parse(source)
      assert.deepStrictEqual(
        email.headers.map((header) => header.key),
        ["from", "to", "subject", "date", "message-id", "x-b", "mime-version", "content-type"]
      )
      assert.notMatch(source, /^(?:bcc|x-evil)/im)
      assert.strictEqual(email.attachments[0]?.filename, "a.txt X-Evil: 1")
    }))

  it.effect("has no field of recipients where nobody is shown, and the sender's own Message-ID and Date", () =>
    Effect.gen(function*() {
      const ownDate = "Sun, 22 Nov 2026 12:00:00 +0900"
      const header = headerOf(yield* render({ to: [], ownMessageId: "1@app.example", ownDate }))
      assert.deepStrictEqual(header.filter((line) => /^(?:to|cc|bcc|date|.*message-id):/i.test(line)), [
        `Date: ${ownDate}`,
        "Message-ID: <1@app.example>",
        `X-Sendwright-Message-ID: <${plain.messageId}>`
      ])
    }))

  it.effect("shows no blind copies, which stand in the envelope alone", () =>
    Effect.gen(function*() {
      const source = yield* render({
        envelope: {
          from: "bounce@example.com",
          bounceDomain: null,
          recipients: ["bob@example.net", "hidden@example.org"]
        }
      })
      assert.notInclude(source, "hidden@example.org")
      assert.notInclude(source, "bounce@example.com")
    }))

  it.effect("cannot be broken apart by a body that holds the boundary", () =>
    Effect.gen(function*() {
      const boundary = /boundary="([^"]+)"/.exec(yield* render({ html: "x" }))?.[1]
      assert.isString(boundary)
      const text = `before\n--${boundary}\nContent-Type: text/html\n\n<b>forged</b>\n--${boundary}--\nafter`
      const email = yield* parse(yield* render({ html: "<i>own</i>", text }))
      assert.strictEqual(email.text?.trimEnd(), text)
      assert.strictEqual(email.html?.trimEnd(), "<i>own</i>")
    }))

  it.effect("sends a forwarded message as a file, because its bytes may not be encoded otherwise", () =>
    Effect.gen(function*() {
      const content = new TextEncoder().encode("Subject: älter\n\nlone LF, 8-bit")
      const email = yield* parse(
        yield* render({ attachments: [file({ filename: "old.eml", contentType: "message/rfc822", content })] })
      )
      assert.strictEqual(email.attachments[0]?.mimeType, "application/octet-stream")
      assert.deepStrictEqual(new Uint8Array(email.attachments[0]?.content as ArrayBuffer), content)
    }))
})
