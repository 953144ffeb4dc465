import { assert, describe, it } from "@effect/vitest"
import { finish } from "@sendwright/core/foundation/Steps"
import * as ReceivedMessage from "../../src/reading/ReceivedMessage.ts"
import { dateOf } from "../../src/reading/ReceivedNames.ts"

type Lines = ReadonlyArray<string | Buffer>

const octets = (lines: Lines, end = "\r\n") =>
  Buffer.concat(lines.flatMap((line) => [typeof line === "string" ? Buffer.from(line) : line, Buffer.from(end)]))

const read = (lines: Lines, end?: string) => ReceivedMessage.read({ message: octets(lines, end), returnPath: null })

const withoutPlace = (
  { contentId, contentType, disposition, filename, size }: ReceivedMessage.ReceivedMessage["attachments"][number]
) => ({ filename, contentType, contentId, disposition, size })

const head: Lines = ["From: Bob <bob@example.com>", "To: ada@example.org", "Subject: Hello"]

const gmail: Lines = [
  "Received: from mail.example.com by mx.example.org; Mon, 23 Nov 2026 09:05:13 +0000",
  "Received: by 2002:a05:6402:1 with SMTP id x; Mon, 23 Nov 2026 01:05:12 -0800",
  "MIME-Version: 1.0",
  "References: <1@app.example> <2@app.example>",
  "In-Reply-To: <2@app.example>",
  "From: =?UTF-8?Q?J=C3=B6rg?= <joerg@example.com>",
  "Date: Mon, 23 Nov 2026 10:05:12 +0100",
  "Message-ID: <CAF=x@mail.gmail.com>",
  "Subject: Re: =?UTF-8?B?R3LDvMOfZQ==?=",
  "To: Ada <ada@example.org>, \"Lovelace, Ada\" <a@example.org>",
  "Cc: Friends: eve@example.org, Dan <dan@example.org>;",
  "Reply-To: help@example.com",
  "Content-Type: multipart/mixed; boundary=\"000000000000a1\"",
  "",
  "--000000000000a1",
  "Content-Type: multipart/related; boundary=\"000000000000a2\"",
  "",
  "--000000000000a2",
  "Content-Type: multipart/alternative; boundary=\"000000000000a3\"",
  "",
  "--000000000000a3",
  "Content-Type: text/plain; charset=\"UTF-8\"",
  "Content-Transfer-Encoding: quoted-printable",
  "",
  "Sch=C3=B6n!",
  "",
  "--000000000000a3",
  "Content-Type: text/html; charset=\"UTF-8\"",
  "Content-Transfer-Encoding: quoted-printable",
  "",
  "<div>Sch=C3=B6n! <img src=3D\"cid:ii_1\"></div>",
  "",
  "--000000000000a3--",
  "--000000000000a2",
  "Content-Type: image/png; name=\"logo.png\"",
  "Content-Disposition: inline; filename=\"logo.png\"",
  "Content-Transfer-Encoding: base64",
  "Content-ID: <ii_1>",
  "",
  "iVBORw0KGgo=",
  "--000000000000a2--",
  "--000000000000a1",
  "Content-Type: application/pdf",
  "Content-Disposition: attachment; filename*0*=UTF-8''Rechnung%20; filename*1*=%C3%A4.pdf",
  "Content-Transfer-Encoding: base64",
  "",
  "JVBERi0x",
  "--000000000000a1--"
]

describe("ReceivedMessage", () => {
  it("reads a message of Gmail", () => {
    const message = octets(gmail)
    const { attachments, headers, ...rest } = ReceivedMessage.read({ message, returnPath: "joerg@example.com" })
    assert.deepStrictEqual(rest, {
      from: "Jörg <joerg@example.com>",
      to: ["Ada <ada@example.org>", "\"Lovelace, Ada\" <a@example.org>"],
      cc: ["eve@example.org", "Dan <dan@example.org>"],
      replyTo: ["help@example.com"],
      subject: "Re: Grüße",
      date: new Date("2026-11-23T09:05:12Z"),
      messageId: "CAF=x@mail.gmail.com",
      inReplyTo: ["2@app.example"],
      references: ["1@app.example", "2@app.example"],
      text: "Schön!\n",
      html: "<div>Schön! <img src=\"cid:ii_1\"></div>\n",
      isAutomatic: false,
      hops: 2,
      isWhole: true
    })
    assert.deepStrictEqual(headers.map(({ name }) => name).slice(0, 3), ["Received", "Received", "MIME-Version"])
    assert.deepStrictEqual(headers.find(({ name }) => name === "Subject"), { name: "Subject", value: "Re: Grüße" })
    assert.deepStrictEqual(attachments.map(withoutPlace), [
      { filename: "logo.png", contentType: "image/png", contentId: "ii_1", disposition: "inline", size: 8 },
      {
        filename: "Rechnung ä.pdf",
        contentType: "application/pdf",
        contentId: null,
        disposition: "attachment",
        size: 6
      }
    ])
    const contents = attachments.map((file) => Buffer.from(finish(ReceivedMessage.contentOf(message, file))))
    assert.deepStrictEqual(contents.map((content) => content.toString("latin1")), ["\x89PNG\r\n\x1a\n", "%PDF-1"])
  })

  it("takes no address out of an encoded word, which nobody else sees there", () => {
    const from = (value: string) => read([`From: ${value}`, "", "x"]).from
    for (
      const [value, expected] of [
        ["=?utf-8?q?ada=40bank.example?=", null],
        ["=?utf-8?q?Ada_=3Cada=40bank.example=3E?=", null],
        ["Ada <=?utf-8?q?ada=40bank.example?=>", null],
        ["ada@=?utf-8?q?bank.example?=", null],
        ["=?utf-8?q?Ada_=3Cada=40bank.example=3E?=, b@example.com", "b@example.com"],
        ["=?utf-8?q?ada=40bank.example?= <b@example.com>", "\"ada@bank.example\" <b@example.com>"],
        ["=?utf-8?q?a=3E=2C_=3Cada=40bank.example?= <b@example.com>", "\"a>, <ada@bank.example\" <b@example.com>"],
        ["=?utf-8?q?ada?=@example.com", "=?utf-8?q?ada?=@example.com"],
        ["b@example.com (=?utf-8?q?J=C3=B6rg?=)", "Jörg <b@example.com>"],
        ["\"=?utf-8?q?J=C3=B6rg?=\" <b@example.com>", "Jörg <b@example.com>"],
        ["=?utf-8?q?J=C3?= =?UTF-8?b?tnJn?= =?iso-8859-1?q?_=FC?= <b@example.com>", "Jörg ü <b@example.com>"],
        ["\u{f0000} <b@example.com>", "\u{f0000} <b@example.com>"]
      ] as const
    ) assert.strictEqual(from(value), expected, value)
  })

  it("reads addresses in old forms, and none whose domain is no name", () => {
    const to = (value: string) => read([`To: ${value}`, "", "x"]).to
    assert.deepStrictEqual(to("<@relay.example,@x.example:ada@example.com>"), ["ada@example.com"])
    assert.deepStrictEqual(to("ada@[192.0.2.1], \"a b\"@example.com, a@bücher.example, a@b_c.example."), [
      "ada@[192.0.2.1]",
      "\"a b\"@example.com",
      "a@bücher.example",
      "a@b_c.example."
    ])
    assert.deepStrictEqual(to("a@example.com ((Bob)), b@example.com (Eve (a \\) b) x), \"(\" <c@example.com>"), [
      "Bob <a@example.com>",
      "Eve a  b x <b@example.com>",
      "\"(\" <c@example.com>"
    ])
    assert.deepStrictEqual(to("((Bob) a@example.com"), ["\"(Bob\" <a@example.com>"])
    assert.deepStrictEqual(to("root, a@, @b, a@b?c, a@=x, undisclosed-recipients:;"), [])
  })

  it("cuts a long field after it is decoded, and not within a character", () => {
    const subject = (value: string) => read([`Subject: ${value}`, "", "x"]).subject
    const nul = `=?utf-8?q?${"=00".repeat(20)}?=\r\n `
    assert.strictEqual(subject(`${nul.repeat(300)}=?utf-8?q?at_the_end?=`), "at the end")
    const party = `=?utf-8?b?${Buffer.from("🎉".repeat(10)).toString("base64")}?=\r\n `
    assert.strictEqual(subject(party.repeat(100)), "🎉".repeat(499))
    assert.strictEqual(subject(`a${party.repeat(100)}`), `a${"🎉".repeat(498)}`)
    assert.strictEqual(subject(`${"x".repeat(997)} y`), "x".repeat(997))
    const long = read([`X-Long: ${party.repeat(2_000)}`, "", "x"]).headers[0]!.value
    assert.strictEqual(long.replaceAll("🎉", ""), "")
    assert.isAbove(long.length, 8_000)
  })

  it("reads lines that end with LF as those with CRLF, but for where files are", () => {
    const [crlf, lf] = [read(gmail), read(gmail, "\n")].map(({ attachments, ...rest }) => ({
      ...rest,
      attachments: attachments.map(withoutPlace)
    }))
    assert.deepStrictEqual(lf, crlf)
    const soft = read([...head, "Content-Transfer-Encoding: quoted-printable", "", "a=", "b  ", "c"], "\n")
    assert.strictEqual(soft.text, "ab\nc")
  })

  it("joins texts that stand beside each other, and puts a text alone in both forms", () => {
    const mixed = (...parts: ReadonlyArray<Lines>) =>
      read([
        ...head,
        "Content-Type: multipart/mixed; boundary=b",
        "",
        ...parts.flatMap((part) => ["--b", ...part]),
        "--b--"
      ])
    const text: Lines = ["", "One & only"]
    const html: Lines = ["Content-Type: text/html", "", "<p>Two</p>"]
    const file: Lines = ["Content-Type: image/png", "", "x"]
    assert.include(mixed(text, file, text), { text: "One & only\nOne & only", html: null })
    assert.include(mixed(html, file, html), { text: null, html: "<p>Two</p><br>\n<p>Two</p>" })
    assert.include(mixed(text, html), { text: "One & only\nTwo", html: "One &amp; only<br>\n<p>Two</p>" })
    assert.strictEqual(mixed(text, file, html).attachments.length, 1)
  })

  it("takes other messages, reports, signatures and TNEF for files", () => {
    const report = read([
      ...head,
      "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
      "",
      "--b",
      "",
      "It failed.",
      "--b",
      "Content-Type: message/delivery-status",
      "",
      "Final-Recipient: rfc822; ada@example.org",
      "--b",
      "Content-Type: message/rfc822",
      "",
      "Subject: x",
      "Content-Type: multipart/mixed; boundary=c",
      "",
      "--c",
      "",
      "inner",
      "--c--",
      "--b--"
    ])
    assert.strictEqual(report.text, "It failed.")
    assert.deepStrictEqual(report.attachments.map(({ contentType }) => contentType), [
      "message/delivery-status",
      "message/rfc822"
    ])
    const signed = read([
      ...head,
      "Content-Type: multipart/signed; protocol=\"application/pgp-signature\"; boundary=b",
      "",
      "--b",
      "",
      "Signed.",
      "--b",
      "Content-Type: application/pgp-signature; name=\"signature.asc\"",
      "",
      "-----BEGIN PGP SIGNATURE-----",
      "--b",
      "Content-Type: application/ms-tnef; name=\"winmail.dat\"",
      "Content-Transfer-Encoding: base64",
      "",
      "eJ8+Ig==",
      "--b--"
    ])
    assert.strictEqual(signed.text, "Signed.")
    assert.deepStrictEqual(signed.attachments.map(({ filename, size }) => [filename, size]), [
      ["signature.asc", 29],
      ["winmail.dat", 4]
    ])
    const digest = read([
      ...head,
      "Content-Type: multipart/digest; boundary=b",
      "",
      "--b",
      "",
      "Subject: x",
      "",
      "y",
      "--b--"
    ])
    assert.deepStrictEqual(digest.attachments.map(({ contentType }) => contentType), ["message/rfc822"])
  })

  it("reads what is broken as best as it can", () => {
    const html = ["--b", "Content-Type: text/html", "", "<p>x</p>"]
    const of = (type: string, ...lines: Lines) => read([...head, `Content-Type: ${type}`, "", ...lines])
    assert.include(of("multipart/mixed", ...html, "--b--"), { html: "<p>x</p>" }, "no boundary")
    assert.include(of("multipart/mixed; boundary=other", ...html, "--b--"), { html: "<p>x</p>" }, "another boundary")
    assert.include(of("multipart/mixed; boundary=b", ...html), { html: "<p>x</p>" }, "no last delimiter")
    assert.include(of("multipart/mixed; boundary=b", "Just text"), { text: "Just text" }, "no delimiter")
    assert.include(of("multipart/mixed; boundary=b", "--b", "No header"), { text: "No header" }, "no empty line")
    assert.include(of("text", "x"), { text: "x" })
    assert.include(of("html", "x"), { html: "x" })
    assert.include(of("text/plain; charset=x-unknown", "Grüße"), { text: "Grüße" })
    assert.include(of("text/plain; charset=x-unknown", Buffer.from("Gr\xfc\xdfe", "latin1")), { text: "Grüße" })
    assert.include(of("text/plain; charset=\"iso-8859-5\"", Buffer.from([0xbf, 0xe0])), { text: "Пр" })
    assert.include(of("text/html", "<meta charset=windows-1251>", Buffer.from([0xcf])), {
      html: "<meta charset=windows-1251>\nП"
    })
    assert.include(of("text/plain\r\nContent-Transfer-Encoding: base64", "SGVs*bG8=", "-- footer"), { text: "Hello" })
    assert.include(of("text/plain\r\nContent-Transfer-Encoding: x-odd", "=41"), { text: "=41" })
    assert.include(of("text/plain", "a\0b"), { text: "a\ufffdb" })
  })

  it("reads headers that are broken, doubled, or of eight bits", () => {
    const message = read([
      "From ada Mon Nov 23 09:05:12 2026",
      "From: nobody",
      "From: Bob <bob@example.com>, Eve <eve@example.com>",
      "To: root, a@example.org",
      "To: b@example.org",
      "this line is no field",
      "Subject:",
      Buffer.from("SUBJECT: Gr\xfc\xdfe", "latin1"),
      "X-Utf8: Grüße",
      "X-Long: a",
      "\tb",
      "Date: yesterday",
      "Date: 23 Nov 26 9:05 GMT",
      "Message-ID: <1@x.example> (added by y)",
      "In-Reply-To: Your message of Monday <2@x.example>",
      "References: <3@x.example>\t<4@x.example><3@x.example>",
      "",
      "x"
    ])
    assert.deepInclude(message, {
      from: "Bob <bob@example.com>",
      to: ["a@example.org", "b@example.org"],
      subject: "Grüße",
      date: new Date("2026-11-23T09:05:00Z"),
      messageId: "1@x.example",
      inReplyTo: ["2@x.example"],
      references: ["3@x.example", "4@x.example"]
    })
    assert.deepStrictEqual(message.headers.slice(6, 8), [
      { name: "X-Utf8", value: "Grüße" },
      { name: "X-Long", value: "a b" }
    ])
  })

  it("answers for anything, also for nothing", () => {
    const nothing = ReceivedMessage.read({ message: new Uint8Array(), returnPath: null })
    assert.deepInclude(nothing, { from: null, to: [], subject: null, date: null, text: "", html: null, headers: [] })
    assert.include(read(["No header at all"]), { text: "No header at all", subject: null })
    assert.include(read(["Subject: alone"]), { text: "", subject: "alone" })
    assert.include(read(["", "", "Subject: below", "", "x"]), { text: "x", subject: "below" })
  })

  it("knows what a program wrote", () => {
    const isAutomatic = (line: string, returnPath: string | null = null) =>
      ReceivedMessage.read({ message: octets([...head, line, "", "x"]), returnPath }).isAutomatic
    for (
      const line of [
        "Auto-Submitted: auto-replied",
        "Auto-Submitted: auto-generated; owner-email=\"a@b.example\"",
        "Precedence: bulk",
        "Precedence: Junk",
        "Precedence: list",
        "List-Id: <a.example.org>"
      ]
    ) assert(isAutomatic(line), line)
    for (const line of ["Auto-Submitted: no", "Auto-Submitted: No (a person)", "Precedence: first-class", "X-A: b"]) {
      assert(!isAutomatic(line, "bob@example.com"), line)
      assert(isAutomatic(line, ""), line)
    }
  })

  it("reads no more than its bounds, and says so", () => {
    const many = (count: number, line: string) => Array.from({ length: count }, () => line)
    const parts = read([
      ...head,
      "Content-Type: multipart/mixed; boundary=b",
      "",
      ...many(1_000, "--b\r\nContent-Type: image/png\r\n\r\nx"),
      "--b--"
    ])
    assert.deepInclude(parts, { isWhole: false })
    assert.strictEqual(parts.attachments.length, 200)
    const fields = read([...many(400, "X-Field: value"), "Subject: last", "", "x"])
    assert.strictEqual(fields.headers.length, 250)
    assert.include(fields, { subject: "last", text: "x", isWhole: false })
    const long = read([`References: ${Array.from({ length: 500 }, (_, index) => `<${index}@x>`).join(" ")}`, "", "x"])
    assert.deepStrictEqual([long.references.length, long.references[0], long.references.at(-1)], [100, "0@x", "499@x"])
    const deep = Array.from({ length: 40 }, (_, index) => [
      `Content-Type: multipart/mixed; boundary=b${index}e`,
      "",
      `--b${index}e`
    ]).flat()
    assert.include(read([...deep, "", "x"]), { isWhole: false })
    const body = read([...head, "", ...many(100_000, "x".repeat(98))])
    assert.deepStrictEqual([body.text?.length, body.isWhole], [2_500_000, false])
    const part: Lines = ["--b", "", "x".repeat(1_300_000)]
    const two = read([...head, "Content-Type: multipart/mixed; boundary=b", "", ...part, ...part, "--b--"])
    assert.deepStrictEqual([two.text?.length, two.isWhole], [2_500_000, false])
  })

  it("reads dates in old and wrong forms", () => {
    for (
      const [text, expected] of [
        ["Mon, 23 Nov 2026 10:05:12 +0100 (CET)", "2026-11-23T09:05:12.000Z"],
        ["23 Nov 96 10:05 EST", "1996-11-23T15:05:00.000Z"],
        ["Thu, 22 Aug 102 04:07:35 GMT", "2002-08-22T04:07:35.000Z"],
        ["Mon, 23 Nov 2026 9:05:12 PM Eastern Daylight Time", "2026-11-24T01:05:12.000Z"],
        ["Mon, 23 Nov 2026 09:05:12 GMT+1", "2026-11-23T08:05:12.000Z"],
        ["Mon, 23-Nov-2026 09:05:12 UTC", "2026-11-23T09:05:12.000Z"],
        ["Mon Nov 23 09:05:12 2026", "2026-11-23T09:05:12.000Z"],
        ["2026-11-23T09:05:12.5Z", "2026-11-23T09:05:12.000Z"],
        ["2026-11-23 09:05:12 +0100", "2026-11-23T08:05:12.000Z"],
        ["Mon, 31 Feb 2026 09:05:12 +0000", undefined],
        ["Mon, 23 Nov 2026 99:05:12 +0000", undefined],
        ["Mon, 23 Foo 2026 09:05:12 +0000", undefined],
        ["", undefined]
      ] as const
    ) assert.strictEqual(dateOf(text)?.toISOString(), expected, text)
  })
})
